# What happens in a turn, told from the engine’s steps. Players are named, pawns do the walking.

# The pawn of the one who throws, or another’s; numbered where players have several.
the-pawn = { $whose ->
    [mine] Le pion
    [mine-numbered] Le pion { $number }
    [other] Le pion { OF($player) }
   *[other-numbered] Le pion { $number } { OF($player) }
}
this-pawn = { $whose ->
    [mine] le pion
    [mine-numbered] le pion { $number }
    [other] le pion { OF($player) }
   *[other-numbered] le pion { $number } { OF($player) }
}

step-throw = { $player } lance { $throw } : total { $total }.
step-throw-one = { $player } lance { $throw }.
step-missed-last = { $player } passe ce tour, et lancera la prochaine fois.
step-missed = { $player } passe ce tour ; il reste { turns } à passer.
step-missed-held = { $player } passe ce tour et attend toujours { at-place }.
step-walk = { the-pawn } avance de { $from } à { $to }.
step-walk-from-start = { the-pawn } quitte le départ et avance jusqu’à { $to }.
step-walk-back = { the-pawn } recule de { $from } à { $to }.
step-walk-back-to-start = { the-pawn } recule de { $from } jusqu’au départ.
step-bounce = { the-pawn } avance jusqu’à { $last }, puis recule de { $surplus } : il finit { at-place }.
step-bounce-counted = { the-pawn } compte { $path } : il rebondit sur { $last }.
# On a square with a rule: these follow its number and name, or stand alone.
step-at = { $at }, { $name } : { $says }.
step-alone = { CAP($says) }.
step-again = { this-pawn } avance encore de { $total }
step-again-back = { this-pawn } recule encore de { $total }
step-again-to = { this-pawn } avance encore de { $total }, jusqu’à { $to }
step-again-back-to = { this-pawn } recule encore de { $total }, jusqu’à { $to }
step-no-effect = aucun effet pour un pion qui recule
step-stays = Le lancer dépasse { $last } : { this-pawn } reste { at-place }.
step-first-throw = Premier lancer avec { $throw } : { this-pawn } va directement { to-place }.
step-go-to = { this-pawn } va directement { to-place }
step-go-to-back = { this-pawn } retourne { to-place }
step-restart = Le lancer dépasse { $last } : { this-pawn } retourne au départ.
step-waits = { $n ->
    [1] { $player } passera son { next-turns }
   *[other] { $player } passera ses { next-turns }
}
step-waits-unless = { $n ->
    [1] { $player } passera son { next-turns }, sauf si { $unless } avant
   *[other] { $player } passera ses { next-turns }, sauf si { $unless } avant
}
step-held = { $player } attend { $until }
step-held-forever = { $player } y reste jusqu’à la fin
step-pays-arrival = { $player } paie { stakes }
step-takes-arrival = { $player } prend { stakes } dans le pot
step-pays-missed = Pour ce tour passé, { $player } paie { stakes }.
step-takes-missed = Pour ce tour passé, { $player } prend { stakes } dans le pot.
step-pays-release = Pour sa libération, { $player } paie { stakes }.
step-takes-release = Pour sa libération, { $player } prend { stakes } dans le pot.
step-pays-rescue = Pour avoir libéré un pion, { $player } paie { stakes }.
step-takes-rescue = Pour avoir libéré un pion, { $player } prend { stakes } dans le pot.
step-pays-meeting = Pour la rencontre, { $player } paie { stakes }.
step-both-pay = Pour la rencontre, { $player } paie { stakes }, { $other } aussi.
step-takes-meeting = Pour la rencontre, { $player } prend { stakes } dans le pot.
step-meets = { $square ->
    [0] { the-pawn } est déjà au départ.
   *[other] La case { $square } est occupée par { this-pawn }.
}
step-displaced = { the-pawn } va { to-place }.
step-displaced-unread = { the-pawn } va { to-place }, sans subir l’effet de la case.
step-goes-back = { the-pawn } retourne { to-place }.
step-goes-back-full = La case { $from } est pleine : { this-pawn } retourne { to-place }.
step-released = { the-pawn } est libre et va { to-place }.
step-released-here = { the-pawn } est libre et reste { at-place }.
step-throws-again = { $player } relance
step-loses-throw = { $player } doit attendre et ne relance pas.
step-wins = { $player } arrive { at-place } et gagne !
step-wins-pot = { $player } arrive { at-place }, gagne et prend le pot : { stakes } !
step-home = { $player } est à l’arrivée, { at-place }.
step-home-pot = { $player } est à l’arrivée, { at-place }, et prend le pot : { stakes }.
step-endless = Ce tour ne finit jamais : sans nouveau lancer, le pion passe et repasse par { $squares }. La règle est à corriger.
step-endless-one = Ce tour ne finit jamais : sans nouveau lancer, le pion revient toujours { at-place }. La règle est à corriger.

step-missed-last-pawn = { the-pawn } passe ce tour, et pourra repartir au prochain.
step-missed-pawn = { the-pawn } passe ce tour ; il reste { turns } à passer.
step-missed-held-pawn = { the-pawn } attend toujours { at-place }.
step-stays-first = Avec ce premier lancer, { this-pawn } reste { at-place }.
step-cannot-enter = Pour quitter le départ, il faut { $test } : { this-pawn } reste au départ.
step-moves = { this-pawn } avance encore { by-squares }
step-moves-back = { this-pawn } recule { by-squares }
step-moves-to = { this-pawn } avance encore { by-squares }, jusqu’à { $square }
step-moves-back-to = { this-pawn } recule { by-squares }, jusqu{ $square ->
    [0] ’au départ
   *[other] ’à { $square }
}
step-no-effect-once = aucun effet une seconde fois dans le même lancer
step-die-lost = Le { $n } est perdu : aucun pion { OF($player) } ne peut avancer.
step-pawn-home = { the-pawn } est à l’arrivée.
step-streak = { $player } relance une fois de trop et n’avance pas.
step-streak-lost = { $player } relance une fois de trop : ce lancer ne compte pas.
step-sent = { the-pawn } va directement { to-place }.
step-moved = { the-pawn } va { to-place }.
step-pays-leaving = { $player } paie { stakes } pour repartir.
step-pays-each = { $player } paie { stakes } à chacun des autres
step-takes-each = { $player } reçoit { stakes } de chacun des autres
step-released-passing = { the-pawn } est libre : un autre pion est passé devant.
step-released-throw = { the-pawn } est libre grâce à ce lancer.
step-released-other-throw = { the-pawn } est libre grâce à ce lancer.
step-released-paying = { the-pawn } est libre.
step-chooses = { $player } choisit : { $label }.
step-chooses-walk = { $player } choisit d’avancer encore.
step-chooses-stay = { $player } choisit de rester.
step-chooses-pay = { $player } choisit de payer.
step-chooses-wait = { $player } choisit d’attendre.
step-chooses-meet = { $player } applique la règle des rencontres.
step-chooses-leave = { $player } laisse l’autre pion où il est.
step-chooses-die = { $player } joue un seul dé.
step-chooses-sum = { $player } joue tous les dés.
step-chooses-pawn = { $player } choisit un pion.

# The same in one line, for cards: the squares of the way.
ordinal = { $n ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $n }e
}
path = { $player }, { $throw } : { $path }.
path-others = { $path } ; { $others }
path-missed = { $player } passe ce tour
path-missed-pawn = pion { $number } passe
path-square = { $square } ({ BARE($name) })
path-waits = { turns } à passer
path-held = attend un autre pion
path-held-otherwise = doit y rester
path-released = est libre
path-other-released = { $player } est libre
path-cannot-enter = reste au départ
path-die-lost = { $n } perdu
path-home = à l’arrivée
path-streak = une fois de trop
path-chooses = choisit « { $label } »
path-pawn = { $player } ({ $number })
path-again = relance
path-wins = gagne
path-place = prend la { ordinal } place
path-displaced = { $player } va { to-place }
path-stays = reste { at-place }
path-pays = paie { stakes }
path-both-pay = chacun paie { stakes }
path-takes = prend { stakes }
path-goes-back = retourne { to-place }
path-endless = ne finit jamais
path-missed-times = { $player } passe { turns }.

# A player without a name.
player-number = n° { $n }

# Ce qui fonde un tour.
grounds-title = Ce tour repose sur :
grounds-title-unsourced = Ce tour repose sur (variante sans source indiquée) :
grounds-of-squares = { $squares } – { $says }
grounds-line = - { $says } ({ $why })
grounds-line-alone = - { $says }
grounds-whole = Une règle sans renvoi n’est liée à aucune source précise ; la variante cite :
grounds-source = { $key } : { $title }
