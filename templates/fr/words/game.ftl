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
does-go-to-origin = Retourne d’où tu viens
does-go-to-next = Avance jusqu’à la prochaine case { BARE($name) }
does-go-to-previous = Recule jusqu’à la dernière case { BARE($name) } derrière toi
does-again = Avance encore d’autant, sans relancer
does-miss = { $n ->
    [1] Passe ton { next-turns }
   *[other] Passe tes { next-turns }
}
does-miss-unless-arrival = { does-miss }, sauf si un autre pion arrive avant
does-hold-until-arrival = Attends qu’un autre pion arrive
does-hold = Reste là jusqu’à la fin
does-throw-again = Relance les dés
does-capacity = { pawns-fit } : un de plus retourne d’où il vient
does-pay = Paie { stakes }
does-take = Prends { stakes } dans le pot
does-pay-missed = Paie { stakes } à chaque tour passé
does-take-missed = Prends { stakes } dans le pot à chaque tour passé
does-pay-released = Si un autre te libère, paie { stakes }
does-take-released = Si un autre te libère, prends { stakes } dans le pot
does-nothing = Rien ne t’y arrive
does-at = { $n ->
    [1] Case { $squares }
   *[other] Cases { $squares }
}
does-at-brief = Leurs numéros
does-be-called = La case s’appelle { $name }

# Rules with a short list of answers: the question, then each answer.
asks-players-first = Qui commence ?
policy-players-first-agreed = Choisissez ensemble qui commence
policy-players-first-random = Tirez au sort qui commence
policy-players-first-highest-total = Le plus grand total aux dés commence
policy-players-first-youngest = La personne la plus jeune commence

asks-track-start = Se rencontre-t-on au départ ?
policy-track-start-free = Au départ, on peut être plusieurs
policy-track-start-meets = On se rencontre aussi au départ

asks-first-throw-scope = Quel lancer est un premier lancer ?
policy-first-throw-scope-each-player = Chacun a son premier lancer
policy-first-throw-scope-table = Seul compte le tout premier lancer de la partie
policy-first-throw-scope-on-start = Vaut chaque fois que tu lances depuis le départ

asks-squares-after-bounce = Et si tu y arrives en reculant ?
policy-squares-after-bounce-keep = Si tu y arrives en reculant, recule encore d’autant
policy-squares-after-bounce-forward = Si tu y arrives en reculant, repars en avant d’autant
policy-squares-after-bounce-none = Si tu y arrives en reculant, il ne se passe rien

asks-squares-shared = Plusieurs pions y tiennent-ils ?
policy-squares-shared-false = On s’y rencontre comme ailleurs
policy-squares-shared-true = Plusieurs pions y tiennent, chacun compte ses tours

asks-squares-release-to = Où va le pion libéré ?
policy-squares-release-to-origin = Le pion libéré va d’où venait l’autre
policy-squares-release-to-here = Le pion libéré reste là et joue à son tour

asks-chaining = Une case t’envoie sur une autre case spéciale ?
policy-chaining-stop = La case où une autre t’envoie ne te fait rien
policy-chaining-once = La case où une autre t’envoie fait son effet, mais pas la suivante
policy-chaining-until-stable = La case où une autre t’envoie fait son effet, et ainsi de suite

asks-meeting-rule = La case est occupée ?
policy-meeting-rule-swap = Case occupée : l’autre pion va d’où tu viens
policy-meeting-rule-go-back = Case occupée : retourne d’où tu viens
policy-meeting-rule-to-start = Case occupée : l’autre pion retourne au départ
policy-meeting-rule-share = Case occupée : vous y restez ensemble

asks-meeting-order = Rencontre ou effet de la case d’abord ?
policy-meeting-order-after-effects = D’abord l’effet de la case, puis la rencontre
policy-meeting-order-before-effect-lost = D’abord la rencontre : la case ne te fait alors rien
policy-meeting-order-before-effect-read = D’abord la rencontre, puis l’effet de la case

asks-meeting-displaced = Le pion renvoyé subit-il l’effet de sa case ?
policy-meeting-displaced-unread = Le pion renvoyé ne subit pas l’effet de sa case

asks-finish-overshoot = Le lancer dépasse l’arrivée ?
policy-finish-overshoot-bounce = Si tu dépasses { $last }, recule des points en trop
policy-finish-overshoot-stay = Si tu dépasses { $last }, reste où tu es
policy-finish-overshoot-win = Si tu dépasses { $last }, tu gagnes aussi
policy-finish-overshoot-restart = Si tu dépasses { $last }, retourne au départ

asks-finish-then = Et quand un pion arrive ?
policy-finish-then-stop = La partie s’arrête dès qu’un pion arrive
policy-finish-then-finish-round = Quand un pion arrive, finissez le tour de table
policy-finish-then-ranking = Quand un pion arrive, les autres jouent pour les places

asks-extra-throw = Qui rejoue ?
policy-extra-throw-never = Un double ne fait pas rejouer
policy-extra-throw-doubles = Tu fais un double : relance
policy-extra-throw-highest = Un dé montre { $faces } : relance

# Values that are not a short list.
says-dice = On joue avec { dice }
says-last = L’arrivée est la case { $last }
says-players-min = Il faut { $n ->
    [1] au moins une personne
   *[other] au moins { $n } personnes
} pour jouer
says-players-max = On joue à { $n } au plus
says-first-throw = Au premier lancer, { $throw } : va à { $square }
says-mover-pays = Qui arrive sur une case occupée paie { stakes }
says-met-pays = Qui est déjà sur la case paie { stakes }
says-both-pay = Chacun des deux paie { stakes }
says-minutes = Une partie dure { range } minutes
