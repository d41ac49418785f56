# Turns chosen by the engine, and frequent mistakes.

example-name-first = Alice
example-name-second = Bob
example-name-third = Chloe
example-name-fourth = David
example-name-fifth = Emma
example-name-sixth = Farid
example-stands = { $player } is { $start ->
    [yes] at the start
   *[no] on { $square }
 }{ $wait ->
    [turns] {" "}and has { turns } still to miss
    [held] {" "}and is held there
   *[free] {""}
 }
example-given = { $places }.
example-between = {", "}
example-between-several = {"; "}
example-pawns = { $player }: { $places }
example-pawn = { $place }{ $wait ->
    [turns] {" "}({ turns } to miss)
    [held] {" "}(held)
   *[free] {""}
 }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } pawns)
 }

mistake-counts-its-square = Counting the square where the pawn stands: the first square counted is the next one.
mistake-first-throw = Forgetting the rule of the first throw.
mistake-throws-again = Throwing again on { $name }: the pawn moves on by the same number, without a new throw.
mistake-in-passing = Doing what a square says in passing: only the square where a pawn ends its walk acts.
mistake-met-to-start = Sending the pawn you meet back to the start: the two pawns change places.
mistake-rescue = Waiting for another pawn before you leave: { $name } costs a fixed number of turns.
mistake-passing-wins = Winning by going past the end: you need the exact number.
