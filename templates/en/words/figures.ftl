# Words in drawings, and what drawings show for those who do not see them.

figure-start = Start
figure-missed = misses a turn
figure-wins = wins
figure-place = { ordinal }

figure-board = { figure-board-plain } { $squares }.
figure-board-plain = A { $way ->
    [serpentine] winding
   *[spiral] spiral
} board of { $last ->
    [1] one square
   *[other] { $last } squares
}.
figure-board-square = { $squares }: { $name }

figure-separator = {"; "}

figure-turn = { $name }: { $path }.
figure-step-throw = { $from ->
    [0] from the start
   *[other] from { $from }
}, dice { $dice }
figure-step-walk = on to { $to }
figure-step-back = back to { $to ->
    [0] the start
   *[other] { $to }
}
figure-step-straight = straight to { $to ->
    [0] the start
   *[other] { $to }
}
figure-step-returns = returns to { $to ->
    [0] the start
   *[other] { $to }
}
figure-step-stays = stays { $at ->
    [0] at the start
   *[other] on { $at }
}
figure-step-missed = misses a turn { $at ->
    [0] at the start
   *[other] on { $at }
}
figure-step-waits = { $turns ->
    [1] will miss one turn
    [2] will miss two turns
    [3] will miss three turns
   *[other] will miss { $turns } turns
}
figure-step-held = is held
figure-step-pays = { $stakes ->
    [1] { $name } pays one stake
   *[other] { $name } pays { $stakes } stakes
}
figure-step-other = { $name } goes to { $to ->
    [0] the start
   *[other] { $to }
}
figure-step-wins = wins
figure-code = Code to read with a phone: it leads to { $page }
