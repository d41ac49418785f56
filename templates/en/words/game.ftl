# Words of the game.

# Squares. Each name carries its article; the plural stands alone.
kind-goose = the goose
kind-bridge = the bridge
kind-inn = the inn
kind-well = the well
kind-maze = the maze
kind-prison = the prison
kind-death = death
kind-dice = the dice
kinds-goose = geese
kinds-bridge = bridges
kinds-inn = inns
kinds-well = wells
kinds-maze = mazes
kinds-prison = prisons
kinds-death = squares of death
kinds-dice = dice

place = { $square ->
    [0] the start
   *[other] { $square }
}
to-place = { $square ->
    [0] to the start
   *[other] to { $square }
}
at-place = { $square ->
    [0] at the start
   *[other] on { $square }
}
start-short = start
list-and = { $first } and { $last }
range = { $first } to { $last }
list-or = {" or "}
and-then = {", then "}
choose-or = {"; "}
dice-or = { $first } or { $last }

# Numbers of things.
turns = { $n ->
    [1] one turn
    [2] two turns
    [3] three turns
    [4] four turns
    [5] five turns
    [6] six turns
   *[other] { $n } turns
}
next-turns = { $n ->
    [1] next turn
    [2] next two turns
    [3] next three turns
    [4] next four turns
    [5] next five turns
    [6] next six turns
   *[other] next { $n } turns
}
stakes = { $n ->
    [1] one stake
    [2] two stakes
    [3] three stakes
    [4] four stakes
    [5] five stakes
    [6] six stakes
   *[other] { $n } stakes
}
some-dice = { $n ->
    [1] one die
    [2] two dice
    [3] three dice
   *[other] four dice
}
dice = { $faces ->
    [6] { some-dice }
   *[other] { some-dice } with { $faces } faces
}
pawns-fit = { $n ->
    [1] Only one pawn fits
    [2] Two pawns fit
    [3] Three pawns fit
    [4] Four pawns fit
   *[other] { $n } pawns fit
}

pawns = { $n ->
    [1] one pawn
    [2] two pawns
    [3] three pawns
    [4] four pawns
    [5] five pawns
    [6] six pawns
   *[other] { $n } pawns
}
squares = { $n ->
    [1] one square
   *[other] { $n } squares
}
by-squares = { squares }

# What a throw must show, behind “throw”; in short, before an arrow.
test-total = a total of { $n }
test-double = a double
test-double-of = a double { $n }
test-face = { $n ->
    [8] an
    [11] an
    [18] an
   *[other] a
} { $n }
test-total-short = total { $n }
test-double-short = double
test-double-of-short = double { $n }

# Cases of a square.
if-occupied = If the square is taken
if-free = If the square is free
if-nobody-behind = If nobody is behind you
if-throw = If you arrive with { $test }

# What ends a wait, said to the player or of the one named: behind “wait until” and behind “unless”.
until-arrival = another pawn arrives
until-passing = another pawn goes past
until-throw = { $you ->
    [yes] you throw
   *[no] { $player } throws
} { $test }
until-throw-to = { $you ->
    [yes] you throw { $test }, which takes you to { $square }
   *[no] { $player } throws { $test }
}
until-other-throws = somebody else throws { $test }
until-paying = { $you ->
    [yes] you pay { stakes } on your turn
   *[no] { $player } pays { stakes }
}
unless-arrival = another pawn arrives
unless-passing = another pawn goes past
unless-throw = { $you ->
    [yes] you throw
   *[no] { $player } throws
} { $test }
unless-throw-to = { $you ->
    [yes] you throw { $test } (then go to { $square })
   *[no] { $player } throws { $test }
}
unless-other-throws = somebody else throws { $test }
unless-paying = { $you ->
    [yes] you pay
   *[no] { $player } pays
} { stakes }

# A date: day, month 1 to 12, year.
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# What squares do, said to the player who comes there. No full stop: it is set where the sentence ends.
does-go-to-start = Go back to the start
does-go-to-forward = Go to { $square }
does-go-to-back = Go back to { $square }
does-go-to-finish = Go straight to the end
does-go-to-pair = From { $first } go to { $last }, from { $last } to { $first }
does-go-to-following = Go to the next square of this name; from the last one, to the first
does-go-to-origin = Go back where you came from
does-go-to-next = Go to the next { BARE($name) }
does-go-to-previous = Go back to the { BARE($name) } before
does-again = Move on by the same total, without a new throw
does-again-may = If you like, move on by the same total, without a new throw
does-again-back = Go back by the same total, without a new throw
does-again-back-may = If you like, go back by the same total, without a new throw
does-move-on = Move on { squares }
does-move-back = Go back { squares }
does-move-total = { $n ->
    [1] Move on by the same total
   *[other] Move on by { $n } times your throw
}
does-move-back-total = { $n ->
    [1] Go back by the same total
   *[other] Go back by { $n } times your throw
}
does-send-others = The other pawns here go back to the start
does-next-dice = From here, throw { $dice }
does-when = { $condition }: { $says }
does-choose = Choose: { $options }
does-option = { $label } ({ $says })
does-miss = Miss your { next-turns }
does-miss-unless = { does-miss }, unless { $unless } first
does-hold-until = Wait until { $until }
does-hold = Stay there until the end
does-throw-again = Throw again
does-capacity = { pawns-fit }: the next one goes back where it came from
does-pay = Pay { stakes }
does-take = Take { stakes } from the pot
does-pay-each = Pay each of the others { stakes }
does-take-each = Get { stakes } from each of the others
does-pay-missed = { $says } for each turn missed
does-pay-rescue = If you free another pawn, { $says }
does-pay-released = If another pawn frees you, { $says }
does-nothing = Nothing happens there
does-at = { $n ->
    [1] Square { $squares }
   *[other] Squares { $squares }
}
does-at-brief = Place on the board
does-be-called = The square is called { $name }

# Rules with a short list of answers: the question, then each answer.
asks-players-first = Who starts?
policy-players-first-agreed = Agree on who starts
policy-players-first-random = Draw lots for who starts
policy-players-first-highest-total = Whoever throws the highest total starts
policy-players-first-youngest = The youngest starts

asks-track-start = Do pawns meet at the start?
policy-track-start-free = The start holds any number of pawns
policy-track-start-meets = Pawns meet at the start too

asks-first-throw-scope = Which throw is a first throw?
policy-first-throw-scope-each-player = Only on your very first throw; later, move as usual
policy-first-throw-scope-table = Only on the very first throw of the game
policy-first-throw-scope-on-start = Whenever you throw from the start

asks-squares-after-bounce = What if you get there going back?
policy-squares-after-bounce-keep = If you get there going back, go back by the same total again
policy-squares-after-bounce-forward = If you get there going back, go forward by the same total
policy-squares-after-bounce-none = If you get there going back, nothing happens

asks-squares-heading = Which way?
policy-squares-heading-travel = Keep going the way you were going
policy-squares-heading-forward = Go forward, even if you get there going back
policy-squares-heading-back = Always go back

asks-squares-times = What if you get to another one?
policy-squares-times-chain = It happens each time
policy-squares-times-once = Only once per throw

asks-squares-must = Do you have to?
policy-squares-must-true = You have to
policy-squares-must-false = It is your choice

asks-squares-scope = Do your other pawns wait too?
policy-squares-scope-pawn = Only this pawn waits, your others play
policy-squares-scope-player = All your pawns wait

asks-squares-pay-by = One pawn frees another: who pays?
policy-squares-pay-by-released = The freed pawn pays
policy-squares-pay-by-newcomer = Whoever frees a pawn pays

asks-squares-pay-to = Whom do you pay?
policy-squares-pay-to-pot = What you pay goes into the pot
policy-squares-pay-to-each-player = What you pay goes to each of the others

asks-dice-each = What do you do with the dice?
policy-dice-each-sum = The dice are added for one pawn
policy-dice-each-pawn = Each die moves a pawn, the same one or another

asks-first-throw-occupied = What if that square is taken?
policy-first-throw-occupied-meets = If the square named is taken, pawns meet there as anywhere
policy-first-throw-occupied-stay = If the square named is taken, stay where you are
policy-first-throw-occupied-evict = If the square named is taken, the other pawn goes back to the start

asks-squares-shared = Do several pawns fit there?
policy-squares-shared-false = Pawns meet there as anywhere
policy-squares-shared-true = Several pawns fit there, each counts its own turns

asks-squares-release-to = Where does the freed pawn go?
policy-squares-release-to-origin = The freed pawn goes where the other came from
policy-squares-release-to-here = The freed pawn stays there and plays on its turn

asks-chaining = What if a square sends you to another special square?
policy-chaining-stop = The square you are sent to does nothing to you
policy-chaining-once = The square you are sent to takes effect, but the next one does not
policy-chaining-until-stable = The square you are sent to takes effect, and so does the next

asks-meeting-rule = What if the square is taken?
policy-meeting-rule-swap = Square taken{ $sign }: the other pawn goes where you came from
policy-meeting-rule-go-back = Square taken{ $sign }: go back where you came from
policy-meeting-rule-to-start = Square taken{ $sign }: the other pawn goes back to the start
policy-meeting-rule-share = Square taken{ $sign }: you stay there together
policy-meeting-rule-shift = Square taken{ $sign }: the pawns move

asks-meeting-must = Do you have to?
policy-meeting-must-true = You have to
policy-meeting-must-false = You may also leave the other pawn where it is

asks-meeting-order = The meeting or the square first?
policy-meeting-order-after-effects = First do what the square says; pawns meet where yours stops
policy-meeting-order-before-effect-lost = On a square that is taken, only the meeting counts: the square does nothing to you
policy-meeting-order-before-effect-read = On a square that is taken, first the meeting, then what the square says

asks-meeting-displaced = Does a pawn that was sent away obey its new square?
policy-meeting-displaced-unread = A pawn that was sent away does not do what its new square says
policy-meeting-displaced-read = A pawn that was sent away does what its new square says

asks-finish-overshoot = What if the throw goes past the end?
policy-finish-overshoot-bounce = If you go past { $last }, count the rest backwards
policy-finish-overshoot-stay = If you would go past { $last }, stay where you are
policy-finish-overshoot-win = If you go past { $last }, you win too
policy-finish-overshoot-restart = If you go past { $last }, go back to the start
policy-finish-overshoot-restart-surplus = If you go past { $last }, count the rest from the start

asks-finish-dice = May you finish with one die?
policy-finish-dice-sum = All dice count to the end
policy-finish-dice-any-die = To land exactly on { $last }, one die is enough

asks-finish-then = What happens when somebody is home?
policy-finish-then-stop = The game ends as soon as somebody is home
policy-finish-then-finish-round = When somebody is home, finish the round
policy-finish-then-ranking = When somebody is home, the others play on for the other places


# Values that are not a short list.
says-dice = You play with { $dice }
says-dice-or = Or with { $dice }, as you like
says-dice-from = From { $square } on, throw { $dice }
says-pawns = { $n ->
    [1] One pawn
    [2] Two pawns
    [3] Three pawns
    [4] Four pawns
    [5] Five pawns
    [6] Six pawns
   *[other] { $n } pawns
} each
says-pawns-from = With { $players } players or more, { pawns } each
says-begin = Pawns begin on square { $square }
says-enter = To leave the start, throw { $test }
says-ante = At the beginning everyone puts { stakes } into the pot
says-no-extra-throw = A double gives no extra throw
says-extra-throw = You throw { $test }: throw again{ $waits ->
    [yes] {", unless you have to wait"}
   *[no] {""}
}
times-in-a-row = { $n ->
    [2] Twice in a row
    [3] Three times in a row
    [4] Four times in a row
   *[other] { $n } times in a row
}
says-streak = { times-in-a-row } is too often
asks-extra-throw-streak-ends = What if that happens too often in a row?
policy-extra-throw-streak-ends-start = { times-in-a-row }: go back to the start
policy-extra-throw-streak-ends-lost = { times-in-a-row }: your throw does not count
says-exempt = No meetings on { $squares }
says-mover-moves-on = You move on { squares }
says-mover-moves-back = You go back { squares }
says-met-moves-on = The other pawn moves on { squares }
says-met-moves-back = The other pawn goes back { squares }
says-last = The end is square { $last }
says-players-min = { $n ->
    [1] At least one player
   *[other] At least { $n } players
}
says-players-max = At most { $n } players
says-first-throw = On the first throw, { $throw }: go to { $square }
says-first-throw-stays = On the first throw, { $throw }: stay where you are
says-mover-pays = Whoever lands on a square that is taken pays { stakes }
says-met-pays = Whoever is already there pays { stakes }
says-both-pay = Both pay { stakes }
says-minutes = A game takes { range } minutes
question-players = How many players?
question-minutes = How long does a game take?
question-pawns = How many pawns each?
question-dice = Which dice?
question-last = Where is the end?
question-begin = Where do pawns begin?
question-enter = What does it take to leave the start?
question-ante = What does everyone put into the pot at the beginning?
question-first-throw = What if the first throw is { $throw }?
question-extra-throw = When do you throw again?
question-meeting-pays = Who pays when the square is taken?
question-exempt = Where do pawns not meet?
