# Playing at the terminal, and games written down.
play-player = Player { $n }
play-prompt = { $player }, throw the dice (Enter), or type what they show, such as { $also }:
play-prompt-missed = { $player } misses a turn (Enter):
play-undone = The last throw is taken back: it is { $player }’s turn again.
play-nothing-to-undo = Nothing to take back: the game has only just begun.
play-not-a-throw = “{ $value }” is not a throw of { $count ->
    [one] one die
   *[other] { $count } dice
} with { $faces } faces; type for example { $also }, Enter to throw, u to undo, q to quit.
play-cannot = This throw cannot be played.
play-not-an-option = This is not among the options.
play-players = { $most ->
    [0] This variant takes { $least } players or more
   *[other] This variant takes { $least } to { $most } players
}
play-save-there = { $path } already holds something that this game does not continue, and is left alone; give another name
record-over = The game is over.
record-blocked = Nobody can throw any more: the game is blocked.
play-misses = { $player } misses this turn and does not throw: press Enter.
play-name = “{ $value }” is not a name: write the names with commas, such as --players Alice,Bob
play-throws-left = { $n ->
    [one] The game is over: one throw is too many
   *[other] The game is over: { $n } throws are too many
}
play-no-end = After { $rounds } rounds nobody has won: the game stops here. Under these rules it may never end.
play-prompt-or = { $player }, throw the dice (Enter, or the dice you choose: { $dice }), or type what they show, such as { $also }:
