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
card-wait = The turn on which you come there does not count
card-pot = Stakes go into the pot; the winner takes it
card-first-throw = { $throw } → { $square }
card-first-throw-stays = { $throw } → stay where you are
board-alt = A board of { $last } squares. Special squares: { $squares }.
board-alt-plain = A board of { $last } squares.
# Between two things that are said of the same squares.
and-also = {"; "}
# Prefix of what concerns some squares only.
of-squares = { $squares }: { $says }
basis-table = convention of this table
basis-table-announced = announced as a convention: { $sources }
basis-silent = unsaid by the text: the usual reading

# Headings of the reference page.
topic-table = Before you play
topic-first-throw = First throw
topic-squares = Special squares
topic-meeting = Meetings
topic-finish = The end
about-game = The game
about-material = Material
about-setup = Setting up
about-reminder = Worth remembering
about-mistake = Common mistakes
about-advice = Advice
about-history = History
about-scope = How far these rules reach
used-note = note: { $about }
used-example = worked turn: { $title }
