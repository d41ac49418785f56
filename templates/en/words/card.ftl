# Phrases of cards and reference pages.

aim-exact = The first pawn exactly on { $last } wins
aim-beyond = The first pawn on { $last } or past it wins
players-from = { $n } players or more
players-range = { range } players
players-only = { $n ->
    [1] 1 player
   *[other] { $n } players
}
card-turn = { $n ->
    [1] Throw { dice-count } and move on. Only the square where you stop counts
   *[other] Throw { dice-count }, add them and move on. Only the square where you stop counts
}
card-wait = The turn on which you come there is not a missed turn
card-first-throw = { $throw } → { $square }
board-alt = A board of { $last } squares. Special squares: { $squares }.
board-alt-plain = A board of { $last } squares.
# Prefix of what concerns some squares only.
of-squares = { $squares }: { $says }
basis-source = { $sources }
basis-table = convention of this table
basis-silent = unsaid by the text: the usual reading
seen-extract = extract only
