# What boards to print say.

board-title = { $title }: the board
board-finish = Finish
board-aim = Aim:
board-turn = Your turn:
board-first-throw = First throw{ $sign }:
board-head = { $name }:
board-ways = Your pawn goes straight to the square where the drawing leads.
board-signs = {"; "}
board-sign-table = convention of this table
board-sign-silent = the text does not say; usual reading
board-sheet = Sheet { $n }.
board-tile-first = Do not cut this edge: it is the flap for the glue.
board-tile-second = Cut this edge from mark to mark and glue it onto the flap.
pieces-title = To cut out
pieces-pawns = Pawns: cut along the full lines, fold along the dashes, glue the two grey feet one below the other. Each player has a sign.
pieces-waits = Hourglass: a turn to miss.
pieces-holds = Padlock: a pawn that is held.
pieces-stakes = Disc: a stake.
pieces-dice = { $dice ->
    [one] Die
   *[other] Dice
}: cut round the edge, fold, glue the grey flaps inside.
pieces-alt = A page to cut out: { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
} to fold, { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}, { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}.
