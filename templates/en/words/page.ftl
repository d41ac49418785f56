# The reference page.

glance-squares = Squares
glance-dice = Dice
glance-players = Players
glance-from = { $first } or more
glance-only = { $first }
glance-pawns = Pawns each
glance-stakes = Stakes
glance-stakes-yes = yes, in a pot
glance-stakes-no = none
glance-choices = Choices
glance-choices-yes = a few; the dice do not decide everything
glance-choices-no = none; the dice decide everything
glance-skills = What you must be able to do
glance-minutes = Length
glance-minutes-claimed = { $minutes } minutes, an estimate
glance-country = Country
glance-date = Date

skill-add = add up the dice
skill-count = count to { $last }
skill-wait = keep track of the turns you miss
skill-pay = count the stakes

material-board = A board of { $last } squares, with their numbers
material-pawns = { $n ->
    [1] A pawn each, easy to tell from the others
    [2] Two pawns of one colour each
    [3] Three pawns of one colour each
    [4] Four pawns of one colour each
   *[other] { $n } pawns of one colour each
}
material-counters = A few counters for the turns you miss
material-stakes = Small things to serve as stakes

turn-wait = Do you have a turn to miss? Miss it without throwing: you then have one fewer.
turn-held = Are you held on your square? You do not move until you are set free.
turn-throw = { $n ->
    [1] Throw { $dice } and go forward that many squares. Your own square does not count as a step.
   *[other] Throw { $dice }, add them up and go forward that many squares. Your own square does not count as a step.
}
turn-throw-each = Throw { $dice }. With each, move one of your pawns, the same or another. The square you leave does not count as a step.
turn-meet-first = Is another pawn on the square you land on? First do what the rule on meetings says.
turn-square = Do what the square you land on says. Those you pass do nothing to you.
turn-meet-last = Is another pawn on the square where you stop? Do what the rule on meetings says.
turn-again = If a rule gives you another throw, throw again at once.
turn-next = It is the next player’s turn.

squares-on = { $n ->
    [1] One square further on
   *[other] { $n } squares further on
}
squares-back = { $n ->
    [1] One square back
   *[other] { $n } squares back
}
before-square-one = The start is just before square 1

asks-of = { $asks } ({ $names })
with-players = { $n ->
    [1] one player alone
    [2] two players
    [3] three players
   *[other] { $n } players
}

word-square = square
about-year = about { $year }
has-squares = The board has { $last } squares
yes = Yes
no = No
to-square = Go straight to { $square }
stay-there = Stay where you are
passing-does-nothing = Nothing: only the square where you stop acts
plays-again = You miss { turns }, then play as usual on the next one

# Questions, in the first person.
ask-squares = How many squares does the board have?
ask-dice = How many dice do we play with?
ask-double = I throw a double: do I play again?
ask-later = I throw { $test } later in the game: does it do anything special?
ask-start-again = I am back at the start and throw { $test }: is it a first throw again?
ask-first-throw-occupied = My first throw sends me to a square that is taken: what happens?
ask-again = { $own ->
    [yes] I stop on { $name }: do I throw again?
   *[no] I stop on { A(BARE($name)) } square: do I throw again?
}
ask-chain = { $own ->
    [yes] From { $name } I land on another one: what then?
   *[no] { CAP(A(BARE($name))) } square takes me to another one: what then?
}
ask-again-back = { $own ->
    [yes] I count backwards and land on { $name }: which way do I go?
   *[no] I count backwards and land on { A(BARE($name)) } square: which way do I go?
}
ask-square = I land on { $square }, { $name }: what happens?
ask-passing = I pass { $name } without stopping there: what happens?
ask-chaining = A square sends me to another special square: must I do what that one says?
ask-occupied = I land on a square that is taken: what happens?
ask-sent-to-occupied = A square sends me to where another pawn stands: what happens?
ask-start = Can several pawns be at the start?
ask-waiting = A pawn waits on { $square }, { $name }, and I land there: what happens?
ask-wait = I land on { $square }, { $name }: when do I next throw the dice?
ask-displaced = Another pawn sends me to a special square: must I do what it says?
ask-exact = Must I reach { $last } exactly?
ask-bounce-acts = I went past the end and walk back: does the square I land on count?
ask-then = Somebody reaches { $last }: do the others still play?

# Situations, in the second person.
when-first-throw = Your first throw is { $test }
when-later = Later, you throw { $test }
when-again = { $own ->
    [yes] You land on { $name }
   *[no] You land on { A(BARE($name)) } square
}
when-chain = { $own ->
    [yes] From { $name } you land on another one
   *[no] { CAP(A(BARE($name))) } square takes you to another one
}
when-again-back = { $own ->
    [yes] Going back, you land on { $name }
   *[no] Going back, you land on { A(BARE($name)) } square
}
when-square = You land on { $squares }, { $name }
when-passing = You pass a special square without stopping
when-chaining = A square sends you to another special square
when-occupied = You land on a square that is taken
when-sent-to-occupied = A square sends you to one that is taken
when-waiting = A pawn waits on { $square }, { $name }, and you land there
when-displaced = Another pawn sends you to a special square
when-overshoot = Your throw goes past { $last }
when-bounce-acts = You walk back from the end and land on a special square

# What variants have in common, to find them by.
feature-again = geese that carry you on
feature-next-goose = from goose to goose
feature-pairs = ladders or snakes
feature-first-throw = a special first throw
feature-waits = turns to miss
feature-holds = squares that hold you
feature-stakes = stakes
feature-teams = several pawns each
feature-each-die = each die moves a pawn
feature-throws-again = extra throws
feature-choices = choices to make
feature-blocks = all players can be stuck
feature-meeting-swap = pawns change places
feature-meeting-go-back = the newcomer goes back
feature-meeting-to-start = a pawn that is met goes back to the start
feature-meeting-share = several pawns stay on a square
feature-meeting-shift = both pawns move
feature-overshoot-bounce = past the end you walk back
feature-overshoot-stay = you stay put if the throw goes past the end
feature-overshoot-win = going past the end is enough
feature-overshoot-restart = past the end you go back to the start
feature-overshoot-restart-surplus = past the end you start again with the rest of the throw

# Answers said for all variants at once.
index-square = { CAP($name) }
index-asks-dice-each = What is done with the dice?
index-asks-first-throw-occupied = What if the first throw leads to a square that is taken?
index-asks-squares-after-bounce = What if you land on a goose while counting back?
index-asks-squares-heading = Which way does a goose send you?
index-asks-squares-times = From goose to goose: how often?
index-asks-squares-must = May you decline what a goose gives?
index-asks-squares-shared = Can several pawns stand on one square?
index-asks-squares-scope = Do the player’s other pawns wait too?
index-asks-chaining = What if a square sends you to another special square?
index-asks-finish-dice = May you finish with a single die?
index-asks-squares-pay-by = One pawn frees another: who pays?
index-asks-squares-pay-to = Who gets what is paid?
index-asks-meeting-must = May you leave the other pawn where it is?
index-asks-finish-then = When somebody is home, what do the others do?
index-asks-extra-throw-streak-ends = What if there are too many extra throws in a row?
index-policy-finish-overshoot-bounce = If you go past the end, count the rest backwards
index-policy-finish-overshoot-stay = If you go past the end, stay where you are
index-policy-finish-overshoot-win = If you go past the end, you win too
index-policy-finish-overshoot-restart = If you go past the end, go back to the start
index-policy-finish-overshoot-restart-surplus = If you go past the end, count the rest from the start
index-policy-finish-dice-any-die = To land exactly on the last square, one die is enough
index-policy-extra-throw-streak-ends-start = Too often in a row: go back to the start
index-policy-extra-throw-streak-ends-lost = Too often in a row: your throw does not count
