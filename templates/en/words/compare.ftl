# Comparing two variants.

compare-same = No game tells them apart: every position that this number of players can reach ({ $tables }) was tried.
compare-unknown = No difference in the first { $tables } positions; there are more, which were not tried.
compare-throws = { $player } throws { $dice }.
compare-throws-nothing = { $player } does not throw.
compare-over = The game is over.
compare-goes-on = The game goes on.
compare-or = { " or " }
compare-squares = { $n ->
    [one] Square { $squares }
   *[other] Squares { $squares }
 }
compare-matrix = After how many throws two variants part ways, with { $players ->
    [one] one player
   *[other] { $players } players
 }: “=”, never; “?”, beyond what was tried.
compare-figures = What this changes in the figures, for { with-players }
compare-progress = Variants compared: { $n } of { $of }
compare-carried = Comparing each two of the { $n } variants that goosebook carries; to compare others, name them.
