# Turns chosen by the engine, and frequent mistakes.

example-name-first = Alice
example-name-second = Bob
example-name-third = Chloe
example-name-fourth = David
example-name-fifth = Emma
example-name-sixth = Farid
example-stands = { $player } is { $start ->
    [yes] on the start
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
mistake-throws-again = Throwing again on { $name }: the pawn walks on by the same number, without a new throw.
mistake-in-passing = Stopping on a special square in passing: a square acts only where a pawn ends its walk.
mistake-met-to-start = Sending the pawn that was met to the start: the two pawns change places.
mistake-rescue = Waiting for another pawn to come: { $name } takes a fixed number of turns.
mistake-passing-wins = Winning by passing the last square: it takes the exact number.
