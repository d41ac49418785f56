# What boards to print say.

board-title = { $title }: the board
board-finish = Finish
board-aim = Aim:
board-turn = Your turn:
board-first-throw = First throw{ $sign }:
board-head = { $name }:
board-ways = Your pawn goes straight to the square where the drawing leads.
board-sign-table = convention of this table
board-sign-silent = the text does not say; usual reading
board-sheet = Sheet { $n }.
board-tile-first = Do not cut this edge: it is the flap for the glue.
board-tile-second = Cut this edge from mark to mark and glue it onto the flap.
