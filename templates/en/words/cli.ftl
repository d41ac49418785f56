cli-player = Alice
cli-cannot-write = Cannot write { $path }: { $error }
cli-output-is-folder = { $path } is a folder; give the name of a file, such as -o { $path }/card.pdf
cli-cannot-read = Cannot read { $path }: { $error }
cli-is-folder = { $path } is a folder; name a file in it
cli-too-large = { $path } is too large: the limit is { $limit } bytes
cli-no-files = { $path } holds no .yaml file
cli-no-such-file = { $path } does not exist
cli-unknown-variant = No variant and no file is called “{ $value }”. { $also }
cli-did-you-mean = Did you mean “{ $value }”?
cli-see-list = “goosebook list” shows the variants; “./{ $value }” names a file.
cli-at = “{ $value }”: write a player and a square, such as --at Alice=10
cli-square = “{ $value }” is no square of this track: write a number from 0 (the start) to { $also }
cli-wait = “{ $value }”: write a number of turns to miss, “held”, or “thrown” (the first throw has been made)
cli-twice = Two players are called “{ $value }”
cli-unknown-player = Nobody is called “{ $value }”; at the table: { $also }
cli-throw = “{ $value }”: this variant is played with { $count ->
    [one] one die
   *[other] { $count } dice
} of { $faces } faces; write for example --throw { $also }
cli-turn-over = { $player } has no turn left: the game is over
cli-turn-title = { $player }’s turn
cli-table = After the turn: { $pawns }
cli-pawn = { $player } on { $at }
cli-pawn-start = { $player } on the start
cli-pawn-waits = { $player } on { $at } ({ $turns ->
    [one] one turn to miss
   *[other] { $turns } turns to miss
})
cli-pawn-held = { $player } on { $at } (held until released)
cli-purse = { $player }: { $stakes ->
    [one] { $stakes } stake
   *[other] { $stakes } stakes
}
cli-pot = pot: { $stakes ->
    [one] { $stakes } stake
   *[other] { $stakes } stakes
}
cli-purses = Stakes won and lost: { $list }
cli-check-ok = { $files ->
    [one] { $files } variant checked: nothing to report
   *[other] { $files } variants checked: nothing to report
}
cli-check-summary = { $files ->
    [one] { $files } variant checked
   *[other] { $files } variants checked
}: { $errors ->
    [0] no error
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warning
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}, { $notes ->
    [0] no note
    [one] { $notes } note
   *[other] { $notes } notes
}
cli-not-sound = { $name } has errors: mend them first
cli-format-of-suffix = “{ $value }” does not tell the format: end the name in .pdf, .md, .html or .txt, or add --format
cli-pdf-terminal = A PDF cannot be read in a terminal: add -o card.pdf
cli-too-many-pawns = “{ $value }”: at most { $also } pawn(s) a player in this variant
cli-moves = “{ $value }”: write each die with the number of the pawn, such as --moves 6:2,1:1
cli-moves-and-dice = “{ $value }”: --moves must play each die once
cli-cannot-move = Pawn { $value } cannot move; another one can
cli-ask-square = { $player } has to choose what happens at { $square }. Add one of:
cli-ask-walk = At { $square }, { $player } may walk on (go) or stay (stay). Add one of:
cli-ask-leave = At { $square }, { $player } may pay to leave (pay) or wait (wait). Add one of:
cli-ask-meeting = { $player } may apply the meeting rule (meet) or leave the other pawn (leave). Add one of:
cli-ask-finish = { $player } may finish with one die (die) or play all dice (sum). Add one of:
cli-ask-pawn = { $player } has to choose the pawn that moves. Add one of:
cli-ask-moves = { $player } has to say which pawn moves with which die. Add one of:
cli-ask-other = “{ $value }” is none of them.
cli-ask-more = … and { $n } more
