# What happens in a turn, told from the engine’s steps. Players are named, pawns do the walking.

step-throw = { $player } throws { $throw }: a total of { $total }.
step-throw-one = { $player } throws { $throw }.
step-missed-last = { $player } misses this turn, and throws next time.
step-missed = { $player } misses this turn; { turns } still to miss.
step-missed-held = { $player } misses this turn and still waits { at-place }.
step-walk = The pawn moves from { $from } to { $to }.
step-walk-from-start = The pawn leaves the start and moves to { $to }.
step-walk-back = The pawn goes back from { $from } to { $to }.
step-walk-back-to-start = The pawn goes back from { $from } to the start.
step-bounce = The pawn moves on to { $last }, then goes back by { $surplus }: it ends { at-place }.
step-bounce-counted = The pawn counts { $path }: it bounces on { $last }.
# On a square with a rule: these follow its number and name, or stand alone.
step-at = { $at }, { $name }: { $says }.
step-alone = { CAP($says) }.
step-again = the pawn moves on by another { $total }
step-again-back = the pawn goes back by another { $total }
step-again-to = the pawn moves on by another { $total }, to { $to }
step-again-back-to = the pawn goes back by another { $total }, to { $to }
step-no-effect = nothing happens to a pawn that is going back
step-stays = The throw goes past { $last }: the pawn stays { at-place }.
step-first-throw = A first throw of { $throw }: the pawn goes straight { to-place }.
step-go-to = the pawn goes straight { to-place }
step-go-to-back = the pawn goes back { to-place }
step-restart = The throw goes past { $last }: the pawn goes back to the start.
step-waits = { $player } will miss the { next-turns }
step-waits-unless = { $player } will miss the { next-turns }, unless another pawn comes first
step-held = { $player } waits until another pawn comes
step-held-forever = { $player } stays there until the end
step-pays-arrival = { $player } pays { stakes }
step-takes-arrival = { $player } takes { stakes } from the pot
step-pays-missed = For this missed turn, { $player } pays { stakes }.
step-takes-missed = For this missed turn, { $player } takes { stakes } from the pot.
step-pays-release = For being freed, { $player } pays { stakes }.
step-takes-release = For being freed, { $player } takes { stakes } from the pot.
step-pays-meeting = For the meeting, { $player } pays { stakes }.
step-both-pay = For the meeting, { $player } and { $other } each pay { stakes }.
step-takes-meeting = For the meeting, { $player } takes { stakes } from the pot.
step-meets = { $square ->
    [0] { $other }’s pawn is already on the start.
   *[other] { $other }’s pawn is already on square { $square }.
}
step-displaced = { $player }’s pawn goes { to-place }.
step-displaced-unread = { $player }’s pawn goes { to-place }, and does not obey the square there.
step-goes-back = { $player }’s pawn goes back { to-place }.
step-goes-back-full = Square { $from } is full: { $player }’s pawn goes back { to-place }.
step-released = { $player }’s pawn is free and goes { to-place }.
step-released-here = { $player }’s pawn is free and stays { at-place }.
step-throws-again = { $player } throws again.
step-wins = { $player } reaches { $square } and wins!
step-wins-pot = { $player } reaches { $square }, wins and takes the pot: { stakes }!
step-home = { $player } is home, { at-place }.
step-home-pot = { $player } is home, { at-place }, and takes the pot: { stakes }.
step-endless = This turn never ends: without a new throw the pawn comes again and again to { $squares }. The rule needs mending.
step-endless-one = This turn never ends: without a new throw the pawn always comes back { to-place }. The rule needs mending.

# The same in one line, for cards: the squares of the way.
path = { $player }, { $throw }: { $path }.
path-others = { $path }; { $others }
path-missed = { $player } misses this turn
path-square = { $square } ({ BARE($name) })
path-waits = { turns } to miss
path-held = waits for another pawn
path-again = throws again
path-wins = wins
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
