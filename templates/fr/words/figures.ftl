# Words in drawings, and what drawings show for those who do not see them.

figure-start = Départ
figure-missed = passe son tour
figure-wins = gagne
figure-place = { ordinal }

figure-board = { figure-board-plain } { $squares }.
figure-board-plain = Plateau en { $way ->
    [serpentine] serpentin
   *[spiral] spirale
} { $last ->
    [1] d’une case
   *[other] de { $last } cases
}.
figure-board-square = { $squares } : { $name }

figure-separator = {" ; "}

figure-turn = { $name } : { $path }.
figure-step-throw = { $from ->
    [0] du départ
   *[other] de { $from }
}, dés { $dice }
figure-step-walk = avance jusqu’à { $to }
figure-step-back = recule jusqu’{ $to ->
    [0] au départ
   *[other] à { $to }
}
figure-step-straight = va directement { $to ->
    [0] au départ
   *[other] à { $to }
}
figure-step-returns = retourne { $to ->
    [0] au départ
   *[other] à { $to }
}
figure-step-stays = reste { $at ->
    [0] au départ
   *[other] en { $at }
}
figure-step-missed = passe son tour { $at ->
    [0] au départ
   *[other] en { $at }
}
figure-step-waits = { $turns ->
    [1] passera un tour
    [2] passera deux tours
    [3] passera trois tours
   *[other] passera { $turns } tours
}
figure-step-held = doit y rester
figure-step-pays = { $stakes ->
    [1] { $name } paie une mise
   *[other] { $name } paie { $stakes } mises
}
figure-step-other = { $name } va { $to ->
    [0] au départ
   *[other] à { $to }
}
figure-step-wins = gagne
figure-code = Code à lire avec un téléphone : il mène à { $page }
