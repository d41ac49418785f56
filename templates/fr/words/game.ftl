# Words of the game.

# Squares. Each name carries its article; the plural stands alone.
kind-goose = l’oie
kind-bridge = le pont
kind-inn = l’auberge
kind-well = le puits
kind-maze = le labyrinthe
kind-prison = la prison
kind-death = la mort
kind-dice = les dés
kinds-goose = oies
kinds-bridge = ponts
kinds-inn = auberges
kinds-well = puits
kinds-maze = labyrinthes
kinds-prison = prisons
kinds-death = cases de la mort
kinds-dice = dés

place = { $square ->
    [0] le départ
   *[other] { $square }
}
to-place = { $square ->
    [0] au départ
   *[other] à { $square }
}
at-place = { $square ->
    [0] au départ
   *[other] en { $square }
}
start-short = départ
list-and = { $first } et { $last }
range = { $first } à { $last }
list-or = {" ou "}
and-then = {", puis "}
choose-or = {" ; "}
dice-or = { $first } ou { $last }

# Numbers of things.
turns = { $n ->
    [1] un tour
    [2] deux tours
    [3] trois tours
    [4] quatre tours
    [5] cinq tours
    [6] six tours
   *[other] { $n } tours
}
next-turns = { $n ->
    [1] prochain tour
    [2] deux prochains tours
    [3] trois prochains tours
    [4] quatre prochains tours
    [5] cinq prochains tours
    [6] six prochains tours
   *[other] { $n } prochains tours
}
stakes = { $n ->
    [1] une mise
    [2] deux mises
    [3] trois mises
    [4] quatre mises
    [5] cinq mises
    [6] six mises
   *[other] { $n } mises
}
some-dice = { $n ->
    [1] un dé
    [2] deux dés
    [3] trois dés
   *[other] quatre dés
}
dice = { $faces ->
    [6] { some-dice }
   *[other] { some-dice } à { $faces } faces
}
pawns-fit = { $n ->
    [1] Un seul pion y tient
    [2] Deux pions y tiennent
    [3] Trois pions y tiennent
    [4] Quatre pions y tiennent
   *[other] { $n } pions y tiennent
}

pawns = { $n ->
    [1] un pion
    [2] deux pions
    [3] trois pions
    [4] quatre pions
    [5] cinq pions
    [6] six pions
   *[other] { $n } pions
}
squares = { $n ->
    [1] une case
   *[other] { $n } cases
}
by-squares = { $n ->
    [1] d’une case
   *[other] de { $n } cases
}

# What a throw must show, behind “fais”; in short, before an arrow.
test-total = un total de { $n }
test-double = un double
test-double-of = un double { $n }
test-face = un { $n }
test-total-short = total { $n }
test-double-short = double
test-double-of-short = double { $n }

# Cases of a square.
if-occupied = Si la case est occupée
if-free = Si la case est libre
if-nobody-behind = Si personne n’est derrière toi
if-throw = Si tu y arrives avec { $test }

# What ends a wait, said to the player or of the one named: behind “attends” and behind “sauf si”.
until-arrival = { $you ->
    [yes] qu’un autre pion arrive
   *[no] { $alone ->
        [yes] qu’un autre pion arrive
       *[no] l’arrivée d’un autre pion
    }
}
until-passing = { $you ->
    [yes] qu’un autre pion passe devant
   *[no] { $alone ->
        [yes] qu’un autre pion passe devant
       *[no] le passage d’un autre pion
    }
}
until-throw = { $you ->
    [yes] que tu fasses { $test }
   *[no] { $alone ->
        [yes] de faire { $test }
       *[no] { $test }
    }
}
until-throw-to = { until-throw }{ $you ->
    [yes] {" "}(va alors à { $square })
   *[no] {""}
}
until-other-throws = { $you ->
    [yes] qu’un autre fasse { $test }
   *[no] { $alone ->
        [yes] qu’un autre fasse { $test }
       *[no] { $test } d’un autre
    }
}
until-paying = { $you ->
    [yes] que tu paies { stakes } à ton tour
   *[no] { $alone ->
        [yes] de payer { stakes } à son tour
       *[no] le moment de payer { stakes }
    }
}
unless-arrival = un autre pion arrive
unless-passing = un autre pion passe devant
unless-throw = { $you ->
    [yes] tu fais
   *[no] { $player } fait
} { $test }
unless-throw-to = { $you ->
    [yes] tu fais { $test } (va alors à { $square })
   *[no] { $player } fait { $test }
}
unless-other-throws = un autre fait { $test }
unless-paying = { $you ->
    [yes] tu paies
   *[no] { $player } paie
} { stakes }

# A date: day, month 1 to 12, year.
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

# What squares do, said to the player who comes there. No full stop: it is set where the sentence ends.
does-go-to-start = Retourne au départ
does-go-to-forward = Va à { $square }
does-go-to-back = Recule à { $square }
does-go-to-finish = Va directement à l’arrivée
does-go-to-pair = De { $first } va à { $last }, de { $last } à { $first }
does-go-to-following = Va à la case suivante du même nom ; de la dernière, à la première
does-go-to-origin = Retourne là d’où tu viens
does-go-to-next = Va { TO($name) } d’après
does-go-to-previous = Retourne { TO($name) } d’avant
does-again = Avance encore du même total, sans relancer
does-again-may = Si tu veux, avance encore du même total, sans relancer
does-again-back = Recule du même total, sans relancer
does-again-back-may = Si tu veux, recule du même total, sans relancer
does-move-on = Avance { by-squares }
does-move-back = Recule { by-squares }
does-move-total = { $n ->
    [1] Avance encore du même total
   *[other] Avance encore de { $n } fois ton lancer
}
does-move-back-total = { $n ->
    [1] Recule du même total
   *[other] Recule de { $n } fois ton lancer
}
does-send-others = Les autres pions de la case retournent au départ
does-next-dice = De là, lance { $dice }
does-when = { $condition } : { $says }
does-choose = Choisis : { $options }
does-option = { $label } ({ $says })
does-miss = { $n ->
    [1] Passe ton { next-turns }
   *[other] Passe tes { next-turns }
}
does-miss-unless = { does-miss }, sauf si { $unless } avant
does-hold-until = { $own ->
    [yes] Reste là jusqu’à ce
   *[no] Attends
} { $until }
does-hold = Reste là jusqu’à la fin
does-throw-again = { $n ->
    [1] Relance le dé
   *[other] Relance les dés
}
does-capacity = { pawns-fit } : le suivant retourne là d’où il vient
does-pay = Paie { stakes }
does-take = Prends { stakes } dans le pot
does-pay-each = Paie { stakes } à chacun des autres
does-take-each = Reçois { stakes } de chacun des autres
does-pay-missed = { $says } à chaque tour passé
does-pay-rescue = Si tu libères un autre pion, { $says }
does-pay-released = Si un autre te libère, { $says }
does-nothing = Il ne s’y passe rien
does-at = { $n ->
    [1] Case { $squares }
   *[other] Cases { $squares }
}
does-at-brief = Place sur le plateau
does-be-called = La case s’appelle { $name }

# Rules with a short list of answers: the question, then each answer.
asks-players-first = Qui commence ?
policy-players-first-agreed = Choisissez ensemble qui commence
policy-players-first-random = Tirez au sort qui commence
policy-players-first-highest-total = Qui fait le plus grand total aux dés commence
policy-players-first-youngest = La personne la plus jeune commence

asks-track-start = Se rencontre-t-on au départ ?
policy-track-start-free = Au départ, on peut être plusieurs
policy-track-start-meets = On se rencontre aussi au départ

asks-first-throw-scope = Quel lancer est un premier lancer ?
policy-first-throw-scope-each-player = Seulement à ton tout premier lancer ; plus tard, avance comme d’habitude
policy-first-throw-scope-table = Seulement au tout premier lancer de la partie
policy-first-throw-scope-on-start = Chaque fois que tu lances depuis le départ

asks-squares-after-bounce = Et si tu y arrives en reculant ?
policy-squares-after-bounce-keep = Si tu y arrives en reculant, recule encore du même total
policy-squares-after-bounce-forward = Si tu y arrives en reculant, repars en avant du même total
policy-squares-after-bounce-none = Si tu y arrives en reculant, il ne se passe rien

asks-squares-heading = Dans quel sens ?
policy-squares-heading-travel = Continue dans le sens de ta marche
policy-squares-heading-forward = Avance, même si tu arrives en reculant
policy-squares-heading-back = Recule toujours

asks-squares-times = Et si tu arrives sur une autre ?
policy-squares-times-chain = Cela recommence à chaque fois
policy-squares-times-once = Une seule fois par lancer

asks-squares-must = Est-ce obligatoire ?
policy-squares-must-true = C’est obligatoire
policy-squares-must-false = C’est à toi de choisir

asks-squares-scope = Tes autres pions attendent-ils aussi ?
policy-squares-scope-pawn = Seul ce pion attend, tes autres pions jouent
policy-squares-scope-player = Tous tes pions attendent

asks-squares-pay-by = Un pion en libère un autre : qui paie ?
policy-squares-pay-by-released = Le pion libéré paie
policy-squares-pay-by-newcomer = Qui libère un pion paie

asks-squares-pay-to = À qui paies-tu ?
policy-squares-pay-to-pot = Ce que tu paies va au pot
policy-squares-pay-to-each-player = Ce que tu paies va à chacun des autres

asks-dice-each = Que fais-tu des dés ?
policy-dice-each-sum = Les dés s’additionnent pour un seul pion
policy-dice-each-pawn = Chaque dé fait avancer un pion, le même ou un autre

asks-first-throw-occupied = Et si cette case est occupée ?
policy-first-throw-occupied-meets = Si la case indiquée est occupée, la règle des rencontres y vaut aussi
policy-first-throw-occupied-stay = Si la case indiquée est occupée, reste où tu es
policy-first-throw-occupied-evict = Si la case indiquée est occupée, l’autre pion retourne au départ

asks-squares-shared = Plusieurs pions y tiennent-ils ?
policy-squares-shared-false = La règle des rencontres y vaut aussi
policy-squares-shared-true = Plusieurs pions y tiennent, chacun compte ses tours

asks-squares-release-to = Où va le pion libéré ?
policy-squares-release-to-origin = Le pion libéré va là d’où venait l’autre
policy-squares-release-to-here = Le pion libéré reste là et joue à son tour

asks-chaining = Et si une case t’envoie sur une autre case spéciale ?
policy-chaining-stop = La case où une autre t’envoie ne te fait rien
policy-chaining-once = La case où une autre t’envoie fait son effet, mais pas la suivante
policy-chaining-until-stable = La case où une autre t’envoie fait son effet, et ainsi de suite

asks-meeting-rule = Et si la case est occupée ?
policy-meeting-rule-swap = Case occupée{ $sign } : l’autre pion va là d’où tu viens
policy-meeting-rule-go-back = Case occupée{ $sign } : retourne là d’où tu viens
policy-meeting-rule-to-start = Case occupée{ $sign } : l’autre pion retourne au départ
policy-meeting-rule-share = Case occupée{ $sign } : vous y restez ensemble
policy-meeting-rule-shift = Case occupée{ $sign } : les pions se déplacent

asks-meeting-must = Est-ce obligatoire ?
policy-meeting-must-true = C’est obligatoire
policy-meeting-must-false = Tu peux aussi laisser l’autre pion où il est

asks-meeting-order = Rencontre ou effet de la case d’abord ?
policy-meeting-order-after-effects = Fais d’abord ce que dit la case ; la rencontre se joue là où ton pion s’arrête
policy-meeting-order-before-effect-lost = Sur une case occupée, seule la rencontre compte : la case ne te fait rien
policy-meeting-order-before-effect-read = Sur une case occupée, d’abord la rencontre, puis ce que dit la case

asks-meeting-displaced = Le pion renvoyé subit-il l’effet de sa case ?
policy-meeting-displaced-unread = Le pion renvoyé ne fait pas ce que dit sa nouvelle case
policy-meeting-displaced-read = Le pion renvoyé fait ce que dit sa nouvelle case

asks-finish-overshoot = Et si le lancer dépasse l’arrivée ?
policy-finish-overshoot-bounce = Si tu dépasses { $last }, recule des points en trop
policy-finish-overshoot-stay = Si tu dépasses { $last }, reste où tu es
policy-finish-overshoot-win = Si tu dépasses { $last }, tu gagnes aussi
policy-finish-overshoot-restart = Si tu dépasses { $last }, retourne au départ
policy-finish-overshoot-restart-surplus = Si tu dépasses { $last }, recommence au départ avec les points en trop

asks-finish-dice = Peux-tu finir avec un seul dé ?
policy-finish-dice-sum = Tous les dés comptent jusqu’au bout
policy-finish-dice-any-die = Pour arriver juste sur { $last }, un seul dé suffit

asks-finish-then = Et quand quelqu’un a fini ?
policy-finish-then-stop = La partie s’arrête dès que quelqu’un a fini
policy-finish-then-finish-round = Quand quelqu’un a fini, terminez le tour de table
policy-finish-then-ranking = Quand quelqu’un a fini, les autres jouent pour les places suivantes


# Values that are not a short list.
says-dice = On joue avec { $dice }
says-dice-or = Ou avec { $dice }, au choix
says-dice-from = À partir de { $square }, lance { $dice }
says-pawns = { $n ->
    [1] Un pion
    [2] Deux pions
    [3] Trois pions
    [4] Quatre pions
    [5] Cinq pions
    [6] Six pions
   *[other] { $n } pions
} par personne
says-pawns-from = À partir de { $players } personnes, { pawns } chacune
says-begin = Les pions partent de la case { $square }
says-enter = Pour quitter le départ, fais { $test }
says-ante = Au début, chacun met { stakes } au pot
says-no-extra-throw = Un double ne fait pas relancer
says-extra-throw = Tu fais { $test } : relance{ $waits ->
    [yes] {", sauf si tu dois attendre"}
   *[no] {""}
}
times-in-a-row = { $n ->
    [2] Deux fois de suite
    [3] Trois fois de suite
    [4] Quatre fois de suite
   *[other] { $n } fois de suite
}
says-streak = { times-in-a-row }, c’est trop
asks-extra-throw-streak-ends = Et si cela arrive trop de fois de suite ?
policy-extra-throw-streak-ends-start = { times-in-a-row } : retourne au départ
policy-extra-throw-streak-ends-lost = { times-in-a-row } : ton lancer ne compte pas
says-exempt = Pas de rencontre en { $squares }
says-mover-moves-on = Toi, avance { by-squares }
says-mover-moves-back = Toi, recule { by-squares }
says-met-moves-on = L’autre pion avance { by-squares }
says-met-moves-back = L’autre pion recule { by-squares }
says-last = L’arrivée est la case { $last }
says-players-min = Il faut { $n ->
    [1] au moins une personne
   *[other] au moins { $n } personnes
} pour jouer
says-players-max = On joue à { $n } au plus
says-first-throw = Au premier lancer, { $throw } : va à { $square }
says-first-throw-stays = Au premier lancer, { $throw } : reste où tu es
says-mover-pays = Qui arrive sur une case occupée paie { stakes }
says-met-pays = Qui est déjà sur la case paie { stakes }
says-both-pay = Chacun des deux paie { stakes }
says-minutes = Une partie dure { range } minutes
question-players = Combien de joueurs ?
question-minutes = Combien de temps dure une partie ?
question-pawns = Combien de pions chacun ?
question-dice = Quels dés ?
question-last = Où est l’arrivée ?
question-begin = D’où partent les pions ?
question-enter = Que faut-il pour quitter le départ ?
question-ante = Que met chacun au pot au début ?
question-first-throw = Et si le premier lancer est { $throw } ?
question-extra-throw = Quand relance-t-on ?
question-meeting-pays = Qui paie sur une case occupée ?
question-exempt = Où ne se rencontre-t-on pas ?
