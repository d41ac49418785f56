# Playing at the terminal, and games written down.
play-player = Player { $n }
play-prompt = { $player }, throw the dice (Enter), or type what they show, such as 1+3:
play-prompt-missed = { $player } misses a turn (Enter):
play-undone = The last throw is taken back: it is { $player }’s turn again.
play-nothing-to-undo = Nothing to take back: the game begins.
play-not-a-throw = “{ $value }” is no throw of { $dice }; type for example 1+3, Enter to throw, u to undo, q to leave.
play-cannot = This throw cannot be played.
play-not-an-option = This is not among the options.
play-players = { $most ->
    [0] This variant takes { $least } players or more
   *[other] This variant takes { $least } to { $most } players
}
record-over = The game is over.
record-blocked = Nobody can throw any more: the game is blocked.
record-cannot-play = Line { $line }: this throw cannot be played
