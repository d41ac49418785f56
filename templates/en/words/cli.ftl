cli-player = Alice
cli-cannot-write = Cannot write { $path }: { $error }
cli-cannot-read = Cannot read { $path }: { $error }
cli-is-folder = { $path } is a folder; name a file in it
check-players = { $path }: at most { $most ->
    [one] one player plays
   *[other] { $most } players play
} this variant; --players { $n } is too many
cli-too-large = { $path } is too large: { $limit } bytes at most; is this the right file?
cli-odd-name = The name of { $path } is not text in UTF-8: rename the file, and it can be read.
cli-no-files = { $path } holds no .yaml file
cli-no-such-file = { $path } does not exist
cli-unknown-variant = No variant and no file is called “{ $value }”. { $also }
cli-did-you-mean = Did you mean “{ $value }”?
cli-see-list = “goosebook list” shows the variants; “./{ $value }” names a file.
cli-no-variant = The name of the variant is missing: write an id (“goosebook list” shows them) or the path of a file.
cli-input-twice = “-”, standard input, can be read only once: give a file or an id instead.
cli-at = “{ $value }”: write a player and a square, such as --at Alice=10
cli-at-again = “{ $value }”: one player for each --at; write --at once more
cli-held-perhaps = { $player } stands freely { $place }, where a pawn is held. If it still is, write --at { $player }={ $at }:held
cli-never-there = No game leads to this position: no pawn stays { $place }, where { $player } stands.
cli-never-free = No game leads to this position: no pawn is ever free { $place }, as { $player } is here{ $held ->
    [yes] {"; if it is held there, write --at "}{ $player }={ $at }:held
   *[no] {""}
}.
cli-never-back = No game leads to this position: nothing sends a pawn back to the start, where { $player } stands after the first throw.
cli-never-together = No game leads to this position: no two pawns ever stand together { $place }, as { $player } and { $other } do here.
cli-too-many-players = There are { $n } players at the table; at most { $most ->
    [one] one plays
   *[other] { $most } play
} this variant.
cli-square = “{ $value }” is not a square of this track: write a number from 0 (the start) to { $also }
cli-wait = “{ $value }”: write a number of turns to miss, “held”, or “thrown” (the first throw has been made)
cli-twice = Two players are called “{ $value }”
cli-unknown-player = Nobody is called “{ $value }”; at the table: { $also }
cli-throw = “{ $value }”: { $here ->
    [0] this variant is played with
   *[other] from square { $here } you throw
} { $count ->
    [one] one die
   *[other] { $count } dice
} with { $faces } faces{ $or ->
    [0] {""}
    [one] {" "}(or one die with { $or-faces } faces)
   *[other] {" "}(or { $or } dice with { $or-faces } faces)
}; write for example --throw { $also }
cli-turn-over = { $player } has no turn left: the game is over
cli-table = After the turn: { $pawns }
cli-pawn = { $player } { $place }
cli-pawn-waits = { $player } { $place } ({ $turns ->
    [one] one turn to miss
   *[other] { $turns } turns to miss
})
cli-pawn-held = { $player } { $place } (held until released)
cli-purse = { $player }: { $sign ->
    [minus] −{ $stakes }
   *[plus] { $stakes }
} { $stakes ->
    [one] stake
   *[other] stakes
}
cli-pot = pot: { $sign ->
    [minus] −{ $stakes }
   *[plus] { $stakes }
} { $stakes ->
    [one] stake
   *[other] stakes
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
cli-not-sound = { $name } has errors: fix them first
cli-format-of-suffix = “{ $value }” does not tell the format: end the name in .pdf, .md, .html or .txt, or add --format
cli-pdf-terminal = A PDF cannot be read in a terminal: add -o card.pdf
cli-print-is-pdf = Size, sheet, large print and inks are for a PDF: add -o card.pdf
cli-too-many-pawns = “{ $value }”: each player has { $most ->
    [one] one pawn
   *[other] { $most } pawns
} in this variant
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
cli-ask-other = “{ $value }” is not one of them.
cli-ask-more = … and { $n } more
cli-output-is-input = { $path } is the file of the rules (or a variant that it extends): nothing is written. Give another name, such as -o card.pdf
cli-no-folder = Cannot write { $path }: the folder { $folder } does not exist
cli-written = { $path } is written.
cli-written-pdf = { $path } is written: { $size } kB.
cli-stdout = the output
cli-io-not-found = the file or its folder does not exist
cli-io-permission = access is denied
cli-io-full = the disk is full
cli-io-folder = it is a folder
cli-io-not-a-folder = a part of the path is not a folder
cli-io-read-only = the disk is read-only
cli-io-name = this file name is too long or impossible
cli-io-too-large = the file would be too large
cli-io-no-reader = nobody reads at the other end
cli-io-no-writer = nobody writes at the other end of the pipe
cli-waits-never = { $player } cannot wait { $place }: that square makes nobody miss a turn and holds nobody
cli-waits-at-most = { $player } cannot wait so long { $place }: at most { $most ->
    [one] one turn is
   *[other] { $most } turns are
} missed there
cli-waits-turns = { $player } is not held { $place }: at most { $most ->
    [one] one turn is
   *[other] { $most } turns are
} missed there. Write for example { $player }={ $at }:{ $most }
cli-waits-held = { $player } does not miss a number of turns { $place }: pawns are held there. Write { $player }={ $at }:held
cli-throw-needed = { $player } throws the dice at this turn: say what they show, such as --throw { $also }
cli-throw-unused = { $player } misses this turn: the throw { $value } is not used.
cli-not-asked = “{ $value }”: there is nothing to choose here for { $player }. Leave this choice out
cli-no-such-pawn = There is no pawn { $value }: each player has { $most } here
cli-table-for-now = So far: { $pawns }
cli-place = on { $at }
cli-place-start = at the start
cli-check-unread = { $unread ->
    [one] { $unread } variant could not be checked or written
   *[other] { $unread } variants could not be checked or written
}
cli-moves-impossible = With { $value }, these moves cannot be made: each die plays once, with a pawn that can move.
cli-compare-two = Name two variants, for example “goosebook compare famille infolib”, or more with --matrix.
cli-board-suffix = “{ $value }” does not tell the format: end the name in .pdf or .svg
cli-board-tiled = A board of A4 or Letter fits on one sheet: with --tiled, ask for --size a3 or --size tabloid
cli-board-svg-alone = An .svg file holds the board alone: for --tiled or --pieces, end the name in .pdf
