# Phrases of cards and reference pages.

aim-exact = The first pawn exactly on { $last } wins
aim-beyond = The first pawn on { $last } or past it wins
aim-all-exact = Bring all your pawns exactly to { $last } before the others
aim-all-beyond = Bring all your pawns to { $last } or past it before the others
players-from = { $n } players or more
players-range = { range } players
players-only = { $n ->
    [1] 1 player
   *[other] { $n } players
}
card-turn = { $n ->
    [1] Throw { $dice } and move on. Only the square where you stop counts
   *[other] Throw { $dice }, add them and move on. Only the square where you stop counts
}
card-turn-each = Throw { $dice }: each moves a pawn, the same one or another. Only the square where a pawn stops counts
card-wait = The turn on which you arrive does not count as a missed turn
card-bounce-acts = Do what the square you land on says
card-partial = These rules come from an extract: for the other squares, look at your board
card-pot = Stakes go into the pot; the winner takes it
card-first-throw = { $throw } → { $square }
card-first-throw-stays = { $throw } → stay where you are
sign-arrow-walk = moves on
sign-arrow-again = moves on again
sign-arrow-back = counts back
sign-arrow-straight = goes straight to the square
sign-arrow-return = goes back where it came from
sign-arrow-swap = the two swap
sign-arrow-stay = stays
sign-wait = a turn to miss
sign-held = held
sign-released = freed
sign-stake = a stake
# Between two things that are said of the same squares.
and-also = {"; "}
# Prefix of what concerns some squares only.
of-squares = { $squares }: { $says }
basis-table = convention of this table
basis-table-announced = announced as a convention: { $sources }
basis-silent = not said by the text: the usual reading

# What a rule is about, where the card says it elsewhere.
about-does = what the square does
about-players-first = who starts
about-track-start = at the start
about-first-throw-scope = the first throw
about-first-throw-occupied = a first throw to a square that is taken
about-squares-after-bounce = going back
about-squares-heading = which way
about-squares-times = once or more
about-squares-must = whether you have to
about-squares-scope = the other pawns
about-squares-pay-by = who pays for a release
about-squares-pay-to = whom to pay
about-dice-each = the dice
about-squares-shared = several pawns
about-squares-release-to = the freed pawn
about-chaining = the square you are sent to
about-meeting-rule = a square that is taken
about-meeting-must = whether pawns have to meet
about-meeting-order = which comes first on a square that is taken
about-meeting-displaced = the pawn sent away
about-finish-overshoot = going past the end
about-finish-dice = finishing with one die
about-finish-then = the end of the game
about-extra-throw-streak-ends = too often in a row

# Headings of the reference page.
topic-table = Before you play
topic-first-throw = First throw
topic-throw-again = Throwing again
topic-squares = Special squares
topic-meeting = Meetings
topic-finish = The end
about-game = The game
about-material = Equipment
about-setup = Setting up
about-reminder = Worth remembering
about-mistake = Common mistakes
about-advice = Advice
about-history = History
about-scope = How far these rules reach
about-house = { $n ->
    [one] House rule
   *[other] House rules
}
house-unchecked = { $n ->
    [one] Not checked: goosebook does not play it.
   *[other] Not checked: goosebook does not play them.
}
used-note = note: { $about }
used-example = worked turn: { $title }

# Countries, by their two letters.
country-fr = France
country-be = Belgium
country-nl = Netherlands
country-it = Italy
country-es = Spain
country-gb = United Kingdom
country-us = United States
country-de = Germany
country-in = India
country-ru = Russia
country-ca = Canada
country-ch = Switzerland
country-pt = Portugal
