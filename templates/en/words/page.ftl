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
glance-choices-yes = a few: the dice do not decide everything
glance-choices-no = none: the dice decide everything
glance-skills = What you must be able to do
glance-minutes = Length
glance-minutes-claimed = { $minutes } minutes, an editorial estimate
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
material-stakes = Counters or beans for the stakes, as many for everyone

turn-wait = Do you have a turn to miss? Miss it without throwing: you then have one less.
turn-held = Are you held on your square? You do not move until you are set free.
turn-throw = { $n ->
    [1] Throw { $dice } and go forward by so many squares. Your own square is not a step.
   *[other] Throw { $dice }, add them up and go forward by so many squares. Your own square is not a step.
}
turn-throw-each = Throw { $dice }. With each, move one of your pawns, the same or another. The square you leave is not a step.
turn-meet-first = Is another pawn on the square you come to? First do what the rule on meetings says.
turn-square = Do what the square you come to says. Those you pass do nothing to you.
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
before-square-one = In front of square 1

asks-of = { $asks } ({ $names })
with-players = { $n ->
    [1] one player alone
    [2] two players
    [3] three players
   *[other] { $n } players
}

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
ask-start-again = I am back on the start and throw { $test }: is it a first throw again?
ask-first-throw-occupied = My first throw sends me to a square that is taken: what happens?
ask-again = I stop on a “{ BARE($name) }” square: do I throw again?
ask-chain = A “{ BARE($name) }” square takes me to another one: what then?
ask-again-back = I count backwards and come to a “{ BARE($name) }” square: which way do I go?
ask-passing = I pass { $name } without stopping there: what happens?
ask-chaining = A square sends me to another special square: must I do what that one says?
ask-occupied = I come to a square that is taken: what happens?
ask-sent-to-occupied = A square sends me where another pawn stands: what happens?
ask-start = Can several pawns be on the start?
ask-waiting = A pawn waits on { $square }, { $name }, and I come there: what happens?
ask-wait = I come to { $square }, { $name }: when will I throw again?
ask-displaced = Another player sends me to a special square: must I do what it says?
ask-exact = Must I reach { $last } exactly?
ask-bounce-acts = I went past the end and walk back: does the square I come to count?
ask-then = Somebody reaches { $last }: do the others still play?

# Situations, in the second person.
when-first-throw = Your first throw shows { $test }
when-later = Later, you throw { $test }
when-again = You come to a “{ BARE($name) }” square
when-chain = A “{ BARE($name) }” square takes you to another one
when-again-back = You come backwards to a “{ BARE($name) }” square
when-square = You come to { $squares }, { $name }
when-passing = You pass a special square without stopping
when-chaining = A square sends you to another special square
when-occupied = You come to a square that is taken
when-sent-to-occupied = A square sends you to one that is taken
when-waiting = A pawn waits on { $square }, { $name }, and you come there
when-displaced = Another player sends you to a special square
when-overshoot = Your throw goes past { $last }
when-bounce-acts = You walk back from the end to a special square
