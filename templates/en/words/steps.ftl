# What happens in a turn, told from the engine’s steps. Players are named, pawns do the walking.

# The pawn of the one who throws, or another’s; numbered where players have several.
the-pawn = { $whose ->
    [mine] The pawn
    [mine-numbered] Pawn { $number }
    [other] { $player }’s pawn
   *[other-numbered] { $player }’s pawn { $number }
}
this-pawn = { $whose ->
    [mine] the pawn
    [mine-numbered] pawn { $number }
    [other] { $player }’s pawn
   *[other-numbered] { $player }’s pawn { $number }
}

step-throw = { $player } throws { $throw }: a total of { $total }.
step-throw-one = { $player } throws { $throw }.
step-missed-last = { $player } misses this turn, and throws next time.
step-missed = { $player } misses this turn; { turns } still to miss.
step-missed-held = { $player } misses this turn and still waits { at-place }.
step-walk = { the-pawn } moves from { $from } to { $to }.
step-walk-from-start = { the-pawn } leaves the start and moves to { $to }.
step-walk-back = { the-pawn } goes back from { $from } to { $to }.
step-walk-back-to-start = { the-pawn } goes back from { $from } to the start.
step-bounce = { the-pawn } moves on to { $last }, then goes back by { $surplus }: it ends { at-place }.
step-bounce-counted = { the-pawn } counts { $path }: it bounces on { $last }.
# On a square with a rule: these follow its number and name, or stand alone.
step-at = { $at }, { $name }: { $says }.
step-alone = { CAP($says) }.
step-again = { this-pawn } moves on by another { $total }
step-again-back = { this-pawn } goes back by another { $total }
step-again-to = { this-pawn } moves on by another { $total }, to { $to }
step-again-back-to = { this-pawn } goes back by another { $total }, to { $to }
step-no-effect = nothing happens to a pawn that is going back
step-stays = The throw goes past { $last }: { this-pawn } stays { at-place }.
step-first-throw = A first throw of { $throw }: { this-pawn } goes straight { to-place }.
step-go-to = { this-pawn } goes straight { to-place }
step-go-to-back = { this-pawn } goes back { to-place }
step-restart = The throw goes past { $last }: { this-pawn } goes back to the start.
step-waits = { $player } will miss the { next-turns }
step-waits-unless = { $player } will miss the { next-turns }, unless { $unless } first
step-held = { $player } waits until { $until }
step-held-forever = { $player } stays there until the end
step-pays-arrival = { $player } pays { stakes }
step-takes-arrival = { $player } takes { stakes } from the pot
step-pays-missed = For this missed turn, { $player } pays { stakes }.
step-takes-missed = For this missed turn, { $player } takes { stakes } from the pot.
step-pays-release = For being freed, { $player } pays { stakes }.
step-takes-release = For being freed, { $player } takes { stakes } from the pot.
step-pays-rescue = For freeing another pawn, { $player } pays { stakes }.
step-takes-rescue = For freeing another pawn, { $player } takes { stakes } from the pot.
step-pays-meeting = For the meeting, { $player } pays { stakes }.
step-both-pay = For the meeting, { $player } and { $other } each pay { stakes }.
step-takes-meeting = For the meeting, { $player } takes { stakes } from the pot.
step-meets = { $square ->
    [0] { the-pawn } is already at the start.
   *[other] { the-pawn } is already on square { $square }.
}
step-displaced = { the-pawn } goes { to-place }.
step-displaced-unread = { the-pawn } goes { to-place }, and does not do what the square says.
step-goes-back = { the-pawn } goes back { to-place }.
step-goes-back-full = Square { $from } is full: { this-pawn } goes back { to-place }.
step-released = { the-pawn } is free and goes { to-place }.
step-released-here = { the-pawn } is free and stays { at-place }.
step-throws-again = { $player } throws again
step-loses-throw = { $player } has to wait and does not throw again.
step-wins = { $player } reaches { $square } and wins!
step-wins-pot = { $player } reaches { $square }, wins and takes the pot: { stakes }!
step-home = { $player } is home, { at-place }.
step-home-pot = { $player } is home, { at-place }, and takes the pot: { stakes }.
step-endless = This turn never ends: without a new throw the pawn comes again and again to { $squares }. The rule needs mending.
step-endless-one = This turn never ends: without a new throw the pawn always comes back { to-place }. The rule needs mending.

step-missed-last-pawn = { the-pawn } misses this turn, and can move next time.
step-missed-pawn = { the-pawn } misses this turn; { turns } still to miss.
step-missed-held-pawn = { the-pawn } still waits { at-place }.
step-stays-first = With this first throw, { this-pawn } stays { at-place }.
step-cannot-enter = To leave the start takes { $test }: { this-pawn } stays at the start.
step-moves = { this-pawn } moves on { squares }
step-moves-back = { this-pawn } goes back { squares }
step-moves-to = { this-pawn } moves on { squares }, to { $square }
step-moves-back-to = { this-pawn } goes back { squares }, { to-place }
step-no-effect-once = nothing happens a second time in one throw
step-die-lost = The { $n } is lost: none of { $player }’s pawns can move.
step-pawn-home = { the-pawn } is home.
step-streak = { $player } has thrown once too often, and does not move.
step-streak-lost = { $player } has thrown once too often: this throw does not count.
step-sent = { the-pawn } goes straight { to-place }.
step-moved = { the-pawn } goes { to-place }.
step-pays-leaving = { $player } pays { stakes } to leave.
step-pays-each = { $player } pays each of the others { stakes }
step-takes-each = { $player } gets { stakes } from each of the others
step-released-passing = { the-pawn } is free: another pawn has gone past.
step-released-throw = { the-pawn } is free thanks to this throw.
step-released-other-throw = { the-pawn } is free thanks to this throw.
step-released-paying = { the-pawn } is free.
step-chooses = { $player } chooses: { $label }.
step-chooses-walk = { $player } chooses to walk on.
step-chooses-stay = { $player } chooses to stay.
step-chooses-pay = { $player } chooses to pay.
step-chooses-wait = { $player } chooses to wait.
step-chooses-meet = { $player } applies the meeting rule.
step-chooses-leave = { $player } leaves the other pawn where it is.
step-chooses-die = { $player } plays a single die.
step-chooses-sum = { $player } plays all dice.
step-chooses-pawn = { $player } chooses a pawn.

# The same in one line, for cards: the squares of the way.
ordinal = { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $n }th
}
path = { $player }, { $throw }: { $path }.
path-others = { $path }; { $others }
path-missed = { $player } misses this turn
path-missed-pawn = pawn { $number } misses
path-square = { $square } ({ BARE($name) })
path-waits = { turns } to miss
path-held = waits for another pawn
path-held-otherwise = is held
path-released = is free
path-other-released = { $player } is free
path-cannot-enter = stays at the start
path-die-lost = { $n } lost
path-home = home
path-streak = once too often
path-chooses = chooses “{ $label }”
path-pawn = { $player } ({ $number })
path-again = throws again
path-wins = wins
path-place = comes { ordinal }
path-displaced = { $player } goes { to-place }
path-stays = stays { at-place }
path-pays = pays { stakes }
path-both-pay = each pays { stakes }
path-takes = takes { stakes }
path-goes-back = goes back { to-place }
path-endless = never ends
path-missed-times = { $player } misses { turns }.

# A player without a name.
player-number = no. { $n }

# What a turn rests on.
grounds-title = What this turn rests on:
grounds-title-unsourced = What this turn rests on; this variant names no source:
grounds-of-squares = { $squares } – { $says }
grounds-line = - { $says } ({ $why })
grounds-line-alone = - { $says }
grounds-whole = A rule without a reference is tied to no single source; the variant as a whole names:
grounds-source = { $key }: { $title }
