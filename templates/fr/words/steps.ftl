# What happens in a turn, told from the engine’s steps. Players are named, pawns do the walking.

step-throw = { $player } lance { $throw } : total { $total }.
step-throw-one = { $player } lance { $throw }.
step-missed-last = { $player } passe ce tour, et lancera la prochaine fois.
step-missed = { $player } passe ce tour ; il reste { turns } à passer.
step-missed-held = { $player } passe ce tour et attend toujours { at-place }.
step-walk = Le pion avance de { $from } à { $to }.
step-walk-from-start = Le pion part du départ et avance jusqu’à { $to }.
step-walk-back = Le pion recule de { $from } à { $to }.
step-walk-back-to-start = Le pion recule de { $from } jusqu’au départ.
step-bounce = Le pion avance jusqu’à { $last }, puis recule de { $surplus } : il finit { at-place }.
step-bounce-counted = Le pion compte { $path } : il rebondit sur { $last }.
# On a square with a rule: these follow its number and name, or stand alone.
step-at = { $at }, { $name } : { $says }.
step-alone = { CAP($says) }.
step-again = le pion avance encore de { $total }
step-again-back = le pion recule encore de { $total }
step-again-to = le pion avance encore de { $total }, jusqu’à { $to }
step-again-back-to = le pion recule encore de { $total }, jusqu’à { $to }
step-no-effect = aucun effet pour un pion qui recule
step-stays = Le lancer dépasse { $last } : le pion reste { at-place }.
step-first-throw = Premier lancer avec { $throw } : le pion va directement { to-place }.
step-go-to = le pion va directement { to-place }
step-go-to-back = le pion retourne { to-place }
step-restart = Le lancer dépasse { $last } : le pion retourne au départ.
step-waits = { $n ->
    [1] { $player } passera son { next-turns }
   *[other] { $player } passera ses { next-turns }
}
step-waits-unless = { $n ->
    [1] { $player } passera son { next-turns }, sauf si un autre pion arrive avant
   *[other] { $player } passera ses { next-turns }, sauf si un autre pion arrive avant
}
step-held = { $player } attend qu’un autre pion arrive
step-held-forever = { $player } y reste jusqu’à la fin
step-pays-arrival = { $player } paie { stakes }
step-takes-arrival = { $player } prend { stakes } dans le pot
step-pays-missed = Pour ce tour passé, { $player } paie { stakes }.
step-takes-missed = Pour ce tour passé, { $player } prend { stakes } dans le pot.
step-pays-release = Pour sa libération, { $player } paie { stakes }.
step-takes-release = Pour sa libération, { $player } prend { stakes } dans le pot.
step-pays-meeting = Pour la rencontre, { $player } paie { stakes }.
step-both-pay = Pour la rencontre, { $player } paie { stakes }, { $other } aussi.
step-takes-meeting = Pour la rencontre, { $player } prend { stakes } dans le pot.
step-meets = { $square ->
    [0] Le pion { OF($other) } est déjà au départ.
   *[other] La case { $square } est occupée par le pion { OF($other) }.
}
step-displaced = Le pion { OF($player) } va { to-place }.
step-displaced-unread = Le pion { OF($player) } va { to-place }, sans subir l’effet de la case.
step-goes-back = Le pion { OF($player) } retourne { to-place }.
step-goes-back-full = La case { $from } est pleine : le pion { OF($player) } retourne { to-place }.
step-released = Le pion { OF($player) } est libre et va { to-place }.
step-released-here = Le pion { OF($player) } est libre et reste { at-place }.
step-throws-again = { $player } relance.
step-wins = { $player } arrive { at-place } et gagne !
step-wins-pot = { $player } arrive { at-place }, gagne et prend le pot : { stakes } !
step-home = { $player } est à l’arrivée, { at-place }.
step-home-pot = { $player } est à l’arrivée, { at-place }, et prend le pot : { stakes }.
step-endless = Ce tour ne finit jamais : sans nouveau lancer, le pion passe et repasse par { $squares }. La règle est à corriger.
step-endless-one = Ce tour ne finit jamais : sans nouveau lancer, le pion revient toujours { at-place }. La règle est à corriger.

# The same in one line, for cards: the squares of the way.
path = { $player }, { $throw } : { $path }.
path-others = { $path } ; { $others }
path-missed = { $player } passe ce tour
path-square = { $square } ({ BARE($name) })
path-waits = { turns } à passer
path-held = attend un autre pion
path-again = relance
path-wins = gagne
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
