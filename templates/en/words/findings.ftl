# Findings of the checker: the message, the label at the place, what to do.

## Levels and labels

finding-level-error = error
finding-level-warning = warning
finding-level-note = note
finding-level-help = help
finding-fix = this is most likely what was meant
finding-first-here = the first one is here
finding-other-key = the other one
finding-other-rule = the other one
finding-in-this-rule = in this rule
finding-throw-here = this throw
finding-still-comment = still a comment, which the program does not read
finding-read-to-here = it was still open here
finding-language-here = this language is used here
finding-length-here = the last square is set here
finding-square-here = this square is past it
finding-taken-over-here = taken over here
finding-least-here = the minimum is set here
finding-loop-here = the loop comes by here
finding-this-throw = after this turn
finding-end-here = does the effect of this square apply then?
finding-leads-here = this transfer leads there
finding-dice-here = these are the dice
finding-players-here = this is who may play
finding-other-answer = the other answer is here
finding-other-player = one player here

## What is expected, what is found

kind-nothing = nothing
kind-list = a list
kind-mapping = keys with values (`key: value`)
kind-number = a whole number
kind-text = a text
kind-faces = what the dice show, such as [6, 3]
kind-word = a single word
kind-source = a source, a source with its clause (key/clause) or a list of them
kind-target = a square: its number, `start`, `finish`, `origin`, `next goose` or `previous goose`
place-file = a variant file
place-long-form = the long form of a value
place-square = a square
place-squares = the squares
place-pay = the payments of a square
place-words = a text in several languages
place-source = a source
place-clause = a clause
place-note = a note
place-claims = the claims
place-ignore = an ignored finding
place-change = a change
place-players = the players
place-track = the track
place-first-throw = the first throw
place-exception = an exception of the first throw
place-meeting = the meeting rule
place-meeting-pay = the payments of a meeting
place-finish = the finish
place-example = an example
place-given = the players of an example
place-player = a player of an example
place-player-given = a player of an example
bad-dice-count = there can be 1 to 4 dice
bad-dice-faces = a die can have 2 to 20 faces
bad-dice-unreadable = dice are written as `2d6`: two dice with six faces
dice-other-face = no die of this game shows such a number
dice-other-count = this is not the number of dice of this game
refusal-over = the game is over for this player
refusal-dice = these are not the dice of this game
refusal-off-the-track = a pawn stands past the last square
refusal-unknown-seat = this player has no seat

## The form of a file

finding-not-utf8 = the file is not saved as text in UTF-8
finding-not-utf8-label = the first sign that cannot be read
finding-not-utf8-help = open it in a text editor, not in a word processor; under “Save as” choose the encoding “UTF-8”, then type again the letters that look wrong
finding-empty-file = the file says nothing
finding-empty-file-help = write these four lines to begin with, one below the other: `goosebook: 1`, `id: at-home`, `title: At home` and `extends: famille`; `goosebook new at-home --from famille` writes them too; a line that begins with # is only a remark
finding-too-large = the file is too large: { $bytes } bytes, { $most } at most
finding-too-large-help = a variant file is a page or two of text: take the right file, or remove what it repeats
finding-too-deep = more than { $most } brackets or braces are open within each other
finding-too-deep-help = one pair of brackets is enough for a list, as in [5, 9]: remove the others, and close each one that is open
finding-too-many-values = the file has more than { $most } values
finding-too-many-values-help = a variant has a few hundred: take the right file, or remove what is repeated
finding-syntax = { $what ->
    [opening] what is opened here is never closed
   *[place] the file cannot be read from here on
 }
finding-syntax-label = { $what ->
    [opening] opened here
   *[place] here
 }
finding-syntax-help = { $hint }
finding-several-documents = a second document begins here
finding-several-documents-help = a line `---` or `...` ends the text of the file: remove it; two variants need two files
finding-alias = a value begins with `{ $sign }`
finding-alias-help = write the value itself here, such as 2; if `{ $sign }` belongs to a text, put the whole text into straight quotes, as in "{ $sign } Beware"
finding-tag = a value begins with an exclamation mark (`!`)
finding-tag-help = remove the word that begins with `!`; if it belongs to a text, put the whole text into straight quotes, as in "!Beware"
finding-directive = a line begins with a percent sign (`%`)
finding-directive-help = remove the line; if it is a text, put it into straight quotes, as in "% of geese"
finding-control-character = the file contains an invisible character: { $character }
finding-control-character-label = here
finding-control-character-help = delete it, then type again what is around it; if the file is full of them, it is not a text file: in the program that wrote it, “Save as”, “Plain text”
finding-key-not-text = a key (what comes before the colon) is not a single word
finding-key-not-text-help = begin with a word and a colon; brackets and braces come after it, as in `goose: {"{"} at: [5, 9] {"}"}`
finding-odd-space = { $what ->
    [line] this line only looks empty
   *[other] a no-break space stands beside `{ $found }`
 }
finding-odd-space-label = a word processor’s space; no screen shows it
finding-odd-space-help = delete it, and type a space on the keyboard where one is needed

hint-tab = the Tab key has indented this line: delete the gap and type spaces, two more than before the line that it belongs to; do so in the lines beside it too
hint-quote = the text in quotes ends before this place: put all of it between the quotes, or type a comma here where one is missing
hint-backslash = within "…" a backslash (\) changes the sign after it: double it, or put the text into '…'
hint-bracket = a bracket [ or a brace {"{"} stays open: close it with ] or {"}"} where it ends
hint-unclosed-brace = a closing brace {"}"} is missing: put it where this ends
hint-unclosed-bracket = a closing bracket ] is missing: put it where this ends
hint-comma = a comma is missing between two values, as in `{"{"} miss: 2, shared: true {"}"}` (a semicolon will not do), or the bracket or brace that closes
hint-colon = this line has two colons: if the second one belongs to a text, put the whole text into straight quotes, as in "The goose: at home"; if it is a rule, put it into braces, as in `inn: {"{"} miss: 2 {"}"}`
hint-no-colon = a colon is missing after the first word, as in `squares:` or `dice: 2d6` (not =); if a text goes on here, indent the line by two spaces; if this is a remark, put # before it; if the line looks empty, delete it
hint-colon-space = each colon of this line needs a space after it, as in `at: 6`
hint-commented = this line belongs under another one, above, that still begins with `#`: take that sign off as well
hint-indent = this line does not begin in the column of those that belong with it: put as many spaces before it as before the others, and nothing else
hint-dash = a list is written with a hyphen and a space on each line, or in brackets, [5, 9]; a text that begins with a hyphen goes into straight quotes, as in "- at home"
hint-comment = a # begins a remark: leave a space before it, or put the text into straight quotes, as in "goose #1"
hint-character = a text cannot begin with this sign: put the whole of it into straight quotes, as in "@home"
hint-other = check this line and the one before: as many spaces before them as before the lines beside them, a space after each colon, and a closing sign for each one that opens; `goosebook show --resolved famille` shows a variant that works
hint-unclosed-quote = this quotation mark is never closed: put the same sign at the end of the text
hint-apostrophe = the apostrophe closes the text that ' has opened: write a curly apostrophe ’, or double it ('Cupid''s'), or remove the quotes
hint-inner-quote = this " closes the text too early: within a text write “…”, or put the whole into '…'
hint-mismatch = this sign does not close what is open: [ is closed by ], and {"{"} by {"}"}
hint-extra-bracket = this sign closes something that is not open: remove it, or open what it closes
hint-parenthesis = parentheses group nothing here: write braces, as in `{"{"} miss: 2 {"}"}`
hint-under-value = what comes before is complete and this line cannot follow it: begin it in the column of the line before; if it is a list, begin each line with the short hyphen - and a space; if it is a text, put it into straight quotes "…"
hint-dash-space = in the line before, put a space after the hyphen of the list, as in `- say: …`

## The structure of a file

finding-unknown-key = { $place } has no key `{ $key }`
finding-unknown-key-label = { $kind ->
    [square] a square
    [outdented] too far to the left
    [player] no player has this name
   *[other] { $nearly ->
        [yes] did you mean `{ $near }`?
       *[no] unknown
    }
 }
finding-unknown-key-help = { $kind ->
    [numbered] a number is not a key here; write, for instance, `{ $sample }`
    [number] several numbers go in brackets, as in `at: [5, 9, 14]`; a single number has no comma
    [square] `{ $near }` is a square: write it under a line `squares:`, two spaces further to the right
    [outdented] `{ $key }` says something about a square: write it under the name of the square, two spaces further to the right
    [player] write the name of the player first: `{"{"} Alice: {"{"} at: 19, wait: 2 {"}"} {"}"}`
   *[other] { $nearly ->
        [yes] if it is not that, the keys here are { $known }
       *[no] a square goes under `squares:`, and what belongs to the line before goes two spaces further in; if it is neither, the keys (the words before a colon) here are { $known }; `goosebook explain G0101 --lang en` tells what the most common ones do
    }
 }
finding-duplicate-key = `{ $key }` is here twice
finding-duplicate-key-label = the second one
finding-duplicate-key-help = { $values ->
    [same] remove one of the two lines
    [yes] keep one of the two: `{ $key }: { $one }` or `{ $key }: { $other }`
   *[no] { $key ->
        [dice] write `dice:` once only and put all of it there: `dice: {"{"} is: 2d6, each: sum {"}"}`
        [finish] write `finish:` once only and put all of it there: `finish: {"{"} overshoot: bounce, then: stop {"}"}`
        [squares] write `squares:` once only and put all squares there: `squares: {"{"} inn: {"{"} miss: 2 {"}"}, well: {"{"} miss: 3 {"}"} {"}"}`
       *[other] write `{ $key }:` once only and put there what both say, with a comma between two values
    }
 }
finding-missing-key = { $place } lacks `{ $key }`
finding-missing-key-label = `{ $key }` is missing here
finding-missing-key-help = { $key ->
    [track] add the line `extends: famille` if your rules change those of the family game, or the number of squares: `track: { $sample }`
   *[other] add, for instance, `{ $key }: { $sample }`
 }
finding-wrong-type = this should be { $expected }, not { $found }
finding-wrong-type-label = expected { $expected }
finding-wrong-type-help = { $kind ->
    [main] write in braces a key, a colon, a space and the value, without a hyphen before it, such as `{ $sample }` (`goosebook explain G0101 --lang en` tells what the most common keys do); `~` alone removes what the variant named by `extends` says
    [faces] write what each die shows, in brackets: [6, 3]
    [track] the number of squares is written like this: `track: {"{"} squares: 63 {"}"}`; under `squares:` come the squares themselves, such as `inn: {"{"} miss: 2 {"}"}`
    [players] write who is where, in braces: `{"{"} Alice: 26, Bob: 12 {"}"}`
    [dashes] in a list, leave a space after each hyphen, as in `- 5`
    [kind-number] write the whole number in digits and nothing else, such as 2; where several are needed, put them in brackets with commas: [5, 9, 14]
    [kind-mapping] write a key, a colon, a space and the value, without a hyphen before it, such as `at: 6`; on one line, the whole in braces: `{"{"} at: 6 {"}"}`
    [kind-list] put the whole into brackets, with a comma between two values, such as [5, 9] or [{"{"} … {"}"}, {"{"} … {"}"}], or one value on each line, each after a hyphen and a space
    [kind-text] write a few words, without a hyphen, brackets or braces; where they have a colon, put them into straight quotes "…"
    [kind-word] write a single word, without a hyphen, brackets or braces
   *[other] write one of these forms, with your own numbers or words
 }
finding-quoted-number = "{ $found }" is a text, because of its quotes
finding-quoted-number-label = a number is expected
finding-quoted-number-help = remove the quotes
finding-leading-zero = the number { $found } begins with a zero
finding-leading-zero-label = some programs read another number here
finding-leading-zero-help = write it without the zero
finding-yes-no = `{ $found }` is neither `true` nor `false`
finding-yes-no-label = write `{ $near }`
finding-yes-no-help = yes is `true`, no is `false`
finding-out-of-range = { $found } is out of range
finding-out-of-range-label = from { $least } to { $most }
finding-out-of-range-help = write a number from { $least } to { $most }
finding-unknown-answer = { $found } is not one of the possible values
finding-unknown-answer-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] unknown
 }
finding-unknown-answer-help = write one of { $known }; `goosebook explain G0109 --lang en` tells what the most common ones do
finding-empty-value = `{ $key }` has no value
finding-empty-value-help = write a value after `{ $key }:`, or remove `{ $key }:`; what follows a # is only a remark, except in straight quotes "…"; `~` only removes what the variant named by `extends` says
finding-bad-name = `{ $found }` cannot be a name here
finding-bad-name-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] {""}
 }
finding-bad-name-help = { $found ->
    [table] take another name: `table` stands for a convention of your own table
   *[other] names have lower-case letters without accents, digits, `-` and `_`, no spaces, commas or apostrophes, and begin with a letter or a digit, as in `at-home`
 }
finding-bad-dice = `{ $found }` is not a set of dice
finding-bad-dice-label = { $why }
finding-bad-dice-help = write without spaces the number of dice (1 to { $dice }), `d`, and the number of faces (2 to { $faces }): `2d6`
finding-bad-address = `{ $found }` is not an address
finding-bad-address-help = an address begins with https:// or http:// and has no spaces, as in https://example.org/goose
finding-bad-date = `{ $found }` is not a day
finding-bad-date-help = write year, month and day in digits, with hyphens: 2026-10-31
finding-unknown-version = the language of this file is version `{ $found }`
finding-unknown-version-label = version { $known } is known here
finding-unknown-version-help = write `goosebook: { $known }`, or read the file with a newer goosebook
finding-bad-country = `{ $found }` is not the code of a country
finding-bad-country-help = write the two letters of its code, such as FR for France, GB for Great Britain, IT for Italy
finding-empty-list = `{ $key }` lists nothing
finding-empty-list-help = put at least one number into it, as in `{ $key }: [5]`, or remove the whole square
finding-other-file-name = the file of `{ $id }` is called `{ $file }`
finding-other-file-name-label = it is `{ $id }.yaml` that will be looked for
finding-other-file-name-help = give the file the name `{ $id }.yaml`, or write the name of the file without `.yaml` after `id:`, so that other variants can extend it
finding-wrong-count = { $expected ->
    [1] there should be one value here, not { $found }
   *[other] there should be { $expected } values here, not { $found }
 }
finding-wrong-count-help = { $expected ->
    [1] keep one, the number of players from which the pawns change: `{"{"} 5: 2 {"}"}`
   *[other] write the minimum and the maximum, in brackets: [15, 30]
 }

finding-missing-space = a space is missing after the colon in `{ $found }`
finding-missing-space-label = read as a single word
finding-missing-space-help = type a space on the keyboard after the colon, as in `at: 6`; that of a word processor does not count
finding-print-quotes = these are printers’ quotes: the value is read without them
finding-print-quotes-help = type straight quotes, "…", or none; to see your own on the card, put the whole into straight quotes

finding-cut-by-hash = what follows `#` is not read
finding-cut-by-hash-label = “{ $read }” is left
finding-cut-by-hash-help = if this sign is part of the text, put the whole into quotes; if it begins a remark, put a space behind `#`

finding-unprinted-letter = the card cannot show “{ $letter }” ({ $code })
finding-unprinted-letter-label = the type of cards and boards has no such letter
finding-unprinted-letter-help = write it in another way; on a screen and on a site it is seen all the same

## What a file refers to

finding-unknown-base = there is no variant `{ $id }` to extend
finding-unknown-base-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] not found
 }
finding-unknown-base-help = `goosebook list` names the variants; one of your own has to be the file `{ $id }.yaml`, in the folder of this one
finding-base-circle = these variants extend each other in a circle: { $circle }
finding-base-circle-help = change or remove the `extends` of one of them; a variant of your own cannot have the name (`id`) of the one that it extends
finding-bases-too-deep = more than { $most } variants extend one another
finding-bases-too-deep-help = shorten the chain: write after `extends:`, in one of these files, a variant nearer to the last one, such as `extends: famille`
finding-unknown-source = there is no source `{ $source }`
finding-unknown-source-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] not among `sources`
 }
finding-unknown-source-help = add it to the file, for instance `sources: {"{"} { $source }: {"{"} title: … {"}"} {"}"}` (its name is a single word without accents), or write `source: table` for a convention of your own table
finding-unknown-clause = the source `{ $source }` has no clause `{ $clause }`
finding-unknown-clause-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] not among its `clauses`
 }
finding-unknown-clause-help = add the clause to the source `{ $source }`: `clauses: [{"{"} id: { $clause }, says: … {"}"}]`, or among its `clauses` if it has some, or name the source alone: `source: { $source }`
finding-uncovered-clause = nothing rests on the clause `{ $clause }`
finding-uncovered-clause-label = said by the source, taken up by no rule, note or example
finding-uncovered-clause-help = write `source: { $clause }` in the rule that says the same, or add a note: `notes: [{"{"} about: advice, says: …, source: { $clause } {"}"}]`
finding-duplicate-clause = the clause `{ $clause }` is here twice
finding-duplicate-clause-label = the second one
finding-duplicate-clause-help = give one of them another `id`, and use that name where a rule refers to it
finding-source-of-nothing = `source` speaks of `{ $key }`, which this rule does not have
finding-source-of-nothing-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] no such value here
 }
finding-source-of-nothing-help = write a key of this rule before the colon, or `rule` for all that is not named
finding-unknown-code = there is no finding `{ $found }`
finding-unknown-code-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] unknown
 }
finding-unknown-code-help = write the code as in reports, such as `G0206`; `goosebook explain` lists them all
finding-ignored-error = `{ $found }` is an error and cannot be ignored
finding-ignored-error-help = take it out of `ignore` and put right what it reports; only warnings and notes can be ignored
finding-unused-ignore = there is nothing to ignore: this file gives no finding { $code }
finding-unused-ignore-help = take it out of `ignore`, and `ignore` too where nothing is left in it: should the fault come back, nobody would hear of it

## What the rules say

finding-off-the-board = { $count ->
    [one] square { $square } is past the end of the board
   *[other] squares { $square } are past the end of the board
 }
finding-off-the-board-label = the last square is { $last }
finding-off-the-board-help = { $whose ->
    [below] write a longer track, or name these squares again in your file: `squares: {"{"} maze: ~, goose: {"{"} at: [5, 9] {"}"} {"}"}` removes the maze and gives the geese other numbers; `first_throw: ~` removes the first throw
   *[own] name a square from 0 (the start) to { $last }, or make the track longer under `track`
 }
finding-two-effects = square { $square } has two rules
finding-two-effects-label = one of them
finding-two-effects-help = { $taken ->
    [yes] a square has one rule: take the number { $square } out of yours, or remove the one that you took over, with `{ $key }: ~` under `squares:`
   *[no] a square has one rule: take the number { $square } out of one of the two places
 }
finding-effect-at-end = square { $square } cannot have a rule
finding-effect-at-end-label = the start and the last square do nothing
finding-effect-at-end-help = take square { $square } out of this rule; what happens at the end goes under `finish`, what happens at the start under `track`
finding-conflict = `{ $one }` and `{ $other }` contradict each other
finding-conflict-label = { $why ->
    [released] an arrival releases the pawn that waits here, so that nobody shares this square
    [alone] one pawn alone may stand here, so that nobody shares this square
    [full] the square is full before another pawn can arrive and release the first one
    [carried] the pawn is moved on and waits elsewhere, where nothing ends its wait
    [waits] a pawn that waits loses its extra throw
    [home] a pawn on the last square is home and waits no more
    [turned] the pawn does not keep its direction here
    [no-arrival] only a pawn that an arrival releases is sent somewhere
    [nobody-meets] pawns that share a square do not meet
    [nobody-displaced] the one who arrives goes back, nobody else is moved
    [nobody-shifted] pawns move by so many squares only with `rule: shift`
    [on-start-already] a pawn on the start cannot be sent back to it
   *[plain] the two say different things of the same pawn
 }
finding-conflict-help = keep one of the two; where the variant named by `extends` says the other, add `{ $other }: ~` beside it
finding-qualifies-nothing = `{ $key }` qualifies something that is not said
finding-qualifies-nothing-label = of no use alone
finding-qualifies-nothing-help = `{ $key }` is of use only beside { $known } (one is enough; `~` does not count): add it, or remove `{ $key }`
finding-impossible-dice = { $count ->
    [one] no throw of { $dice } shows this
   *[other] no throw of { $dice } shows what is asked for in { $count } places
 }
finding-impossible-dice-label = { $whose ->
    [below] these are the dice
   *[own] { $why }
 }
finding-impossible-dice-help = { $whose ->
    [below] say what these dice can show, or remove what asks for the throw; for the first throw, add the line `first_throw: ~`
   *[own] write a throw that these dice can show, with one number for each die, such as [6, 3] for two dice with six faces (elsewhere than in an example, also `throw: total 9`), or change the dice (`dice`)
 }
finding-two-exceptions = { $dice } has two meanings at the first throw
finding-two-exceptions-label = the second one
finding-two-exceptions-help = { $same ->
    [yes] the order of the dice does not matter; keep one of the two
   *[no] the first one holds for these dice too: keep one of the two, or put first the one that speaks of fewer throws
 }
finding-unknown-kind = this board has no square `{ $kind }`
finding-unknown-kind-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] not among `squares`
 }
finding-unknown-kind-help = add this square under `squares` with its numbers, as in `{ $kind }: {"{"} at: [5, 9] {"}"}`, or name a square that is there
finding-nameless-square = the square `{ $kind }` has no `name`
finding-nameless-square-label = { $nearly ->
    [yes] did you mean `{ $near }`?
   *[no] a square of this board alone
 }
finding-nameless-square-help = { $nearly ->
    [yes] write `{ $near }` if it is that square; if it is another, add its name with the article, such as `name: the mill` or `name: {"{"} fr: le moulin, en: the mill {"}"}`
   *[no] add its name with the article, such as `name: the mill` or `name: {"{"} fr: le moulin, en: the mill {"}"}`; the number of a square goes under `at`, as in `at: 12`
 }
finding-reversed-range = the minimum ({ $least }) is more than the maximum ({ $most })
finding-reversed-range-help = exchange the two numbers: the smaller one is the minimum
finding-cannot-act = `{ $one }` can do nothing beside `{ $other }`
finding-cannot-act-label = { $why ->
    [released] an arrival releases the pawn that waits here, so that nobody shares this square
    [alone] one pawn alone may stand here, so that nobody shares this square
    [full] the square is full before another pawn can arrive and release the first one
    [carried] the pawn is moved on and waits elsewhere, where nothing ends its wait
    [waits] a pawn that waits loses its extra throw
    [home] a pawn on the last square is home and waits no more
    [turned] the pawn does not keep its direction here
    [no-arrival] only a pawn that an arrival releases is sent somewhere
    [nobody-meets] pawns that share a square do not meet
    [nobody-displaced] the one who arrives goes back, nobody else is moved
    [nobody-shifted] pawns move by so many squares only with `rule: shift`
    [on-start-already] a pawn on the start cannot be sent back to it
   *[plain] the two say different things of the same pawn
 }
finding-cannot-act-help = remove one of the two; where the variant named by `extends` says it, write it here with `~`, as in `{ $other }: ~`
finding-goes-nowhere = square { $square } sends the pawn to where it is
finding-goes-nowhere-label = this leads nowhere
finding-goes-nowhere-help = name another square; a square without any effect needs no rule
finding-no-article = the name `{ $name }` has no article
finding-no-article-label = sentences use it as it is written
finding-no-article-help = write it as within a sentence, without curly quotes: `le moulin` in French, `the mill` in English; a proper name begins with a capital letter
finding-missing-language = { $count ->
    [one] a text is not written in the language `{ $lang }`, others are
   *[other] { $count } texts are not written in the language `{ $lang }`, others are
 }
finding-missing-language-label = the first one without it
finding-missing-language-help = add a comma and `{ $lang }: …` before the brace that closes this text, or keep to one language; a text without a language, as in `title: Oca`, is in all of them
finding-two-answers = two answers to one question: `{ $other }` and `{ $one }`
finding-two-answers-label = only one can hold
finding-two-answers-help = keep the one that you play, without brackets; where a text says both, put the other into a note: `notes: [{"{"} about: scope, says: … {"}"}]`
finding-chaining-unsaid = { $what ->
    [first] this first throw leads to square { $to }, which has an effect, and nothing says whether that effect applies
    [release] the pawn that is freed goes to square { $to }, which has an effect, and nothing says whether that effect applies
   *[square] square { $from } leads to square { $to }, which has an effect, and nothing says whether that effect applies
 }
finding-chaining-unsaid-label = { $whose ->
    [below] does the effect of this square apply then?
   *[own] and once there?
 }
finding-chaining-unsaid-help = add a line: `chaining: stop` (the effect of square { $to } does not apply) or `chaining: once` (it applies)
finding-no-such-players = { $why ->
    [never] there are never { $players } players, so this number of pawns is of no use
   *[always] there are always { $players } players or more, so the other number of pawns is of no use
 }
finding-no-such-players-label = from { $players } players on
finding-no-such-players-help = change this number or that of the players (`players`); “more than four players” is 5, “four players or more” is 4

## Examples

finding-example-fails = { $what ->
    [at] this example does not hold: { $player } ends on { $found }, not on { $expected }
    [wait] this example does not hold: { $player } has { $found } as `wait`, not { $expected }
    [purse] this example does not hold: { $player } has { $found } in the purse, not { $expected }
   *[pot] this example does not hold: the pot holds { $found }, not { $expected }
 }
finding-example-fails-label = { $moved ->
    [yes] the rules give { $path }
   *[no] the rules give { $found }
 }
finding-example-fails-help = { $tells ->
    [yes]
        put the example right, or the rule that it shows; played by the rules, the turn goes like this:
        { $told }
   *[no] put the example right, or the rule that it shows
 }
finding-example-refused = this turn cannot be played: { $why }
finding-example-refused-help = remove this turn, or change those before it, or the position at the start (`given`)
finding-example-waits = { $player } throws, but has to wait
finding-example-waits-label = a turn missed
finding-example-waits-help = write `{ $player }: missed`
finding-example-free = { $may ->
    [choose] { $player } waits, but may throw or pay to be free, and has to say so
   *[throw] { $player } misses a turn, but is free
 }
finding-example-free-label = { $may ->
    [choose] may act while waiting
   *[throw] a throw is expected
 }
finding-example-free-help = { $may ->
    [choose] write the dice thrown, such as `{ $player }: [6, 3]`; where there is a price to pay, also the choice: `{ $player }: {"{"} dice: [6, 3], choose: [wait] {"}"}`
   *[throw] write the dice thrown, such as `{ $player }: [6, 3]`, or say how many turns the pawn waits: `given: {"{"} { $player }: {"{"} at: 52, wait: 2 {"}"} {"}"}`
 }
finding-example-stranger = { $player } neither plays in this example nor is in `given`
finding-example-stranger-label = { $nearly ->
    [yes] did you mean { $near }?
   *[no] named only here
 }
finding-example-stranger-help = write this name as elsewhere in the example; a player who does not play has to be in `given`
finding-example-turn = { $count ->
    [0] this turn belongs to no player
   *[other] this turn belongs to { $count } players, not to one
 }
finding-example-turn-label = { $count ->
    [0] no player here
   *[other] another player
 }
finding-example-turn-help = one line per turn: `- {"{"} Alice: [6, 3], ends: {"{"} Alice: 26 {"}"} {"}"}`

## Proofs

finding-endless-turn = this turn never ends: from { $square } with { $dice }
finding-endless-turn-label = { $loop }, and so on{ $reached ->
    [yes] ; { $throws } lead to { $square }
    [at-once] ; at the very first throw
   *[no] {""}
 }
finding-endless-turn-help = let one square of the loop lead elsewhere, or write `chaining: stop` (in place of the line `chaining` where there is one): the effect of the square where a transfer leads does not apply then; for a goose met while counting back, add `after_bounce: keep` or `after_bounce: none` to the square
finding-dead-end = { $count ->
    [one] a lone pawn that lands on square { $squares } can never reach the last square
   *[other] a lone pawn that lands on squares { $squares } can never reach the last square
 }
finding-dead-end-label = no throw from there leads to the end
finding-dead-end-help = write `finish: {"{"} overshoot: bounce {"}"}` (the pawn counts the rest backwards) or `finish: {"{"} overshoot: stay, dice: any_die {"}"}` (a single die may count); or play with one die near the end: `dice: {"{"} is: 2d6, from: {"{"} 57: 1d6 {"}"} {"}"}`
finding-endless-among-others = with { $fails } players this turn never ends: { $throws }
finding-endless-among-others-label = the last throw leads from one of these squares to another without end: { $squares }
finding-endless-among-others-help = change where one of these squares leads, or remove what depends on other pawns, such as `when`
finding-block = with { $fails } players all can be held for ever: { $squares }
finding-block-label = after { $throws } nobody can throw any more{ $elsewhere ->
    [no] {""}
   *[yes] ; with { $holds } players it cannot happen
 }
finding-block-help = give the wait an end: `miss: 3, unless: arrival` instead of `hold_until: arrival`; to see it: `goosebook play { $variant } --players { $players } --throws "{ $throws }"`
finding-held-here = and here
finding-held-alone = a lone player can be held for ever: { $squares }
finding-held-alone-label = { $throws } lead there, and nobody comes to release the pawn
finding-held-alone-help = nothing to do if there are always several players; else give the wait an end: `miss: 3, unless: arrival` instead of `hold_until: arrival`
finding-no-end = with { $fails } players the game may reach a point from which it cannot end
finding-no-end-label = after { $throws } the pawns stand on { $squares }, and no throw leads to the end any more
finding-no-end-help = let pawns bounce (`finish: {"{"} overshoot: bounce {"}"}`), or let a square that nobody can leave lead elsewhere; to see it: `goosebook play { $variant } --players { $players } --throws "{ $throws }"`
finding-first-throw-win = the first throw can win: { $ways } chances in { $of }
finding-first-throw-win-label = with { $throws }, for example
finding-first-throw-win-help = say what that first throw does: `first_throw: [{"{"} dice: [6, 3], to: 26 {"}"}, {"{"} dice: [5, 4], to: 53 {"}"}]`
finding-seat-loses = with { $players } players, player number { $seat } can never win
finding-seat-loses-label = no series of throws brings that player home first
finding-seat-loses-help = let the round be played to its end (`then: finish_round` under `finish`), or change what wins so early
finding-never-reached = no pawn ever lands on square { $what }
finding-never-reached-label = no throw and no other square leads here
finding-never-reached-help = change the number of the square, or what leads there; if the square is there for the picture only, take it out of the rules
finding-never-acts = `{ $what }` never changes anything
finding-never-acts-label = without it every turn would be played the same way
finding-never-acts-help = take `{ $what }` out, or change what keeps it from acting: another rule comes first, or no pawn is ever in that case
finding-undecided = with { $players } players it is not known { $property }
finding-undecided-label = { $reason }
finding-undecided-help = there is nothing to put right: no problem was found; `goosebook check --players 2` looks at that number of players alone
undecided-pawns = with several pawns per player, there are too many positions to look at them all
undecided-players = there are too many players to look at every position
undecided-tables = there are too many positions to look at them all
undecided-turns = there are too many different turns to play them all
undecided-decisions = one turn can be decided in too many ways
property-or = {", or "}
property-endless-turn = whether every turn ends
property-block = whether all can be held for ever
property-dead-end = whether the game can always end
property-first-throw-win = whether the first throw can win
property-seats = whether everybody can win
kind-throw = what the dice show: `double`, `double 6`, `total 9`, `face 6` or a list of faces
kind-release = `arrival`, `passing`, or braces with `throw`, `other_throws` or `pay`
kind-move = a die and the number of the pawn, [6, 2]
place-dice = the dice
place-pawns = the pawns
place-stakes = the stakes
place-release = what ends a wait
place-case = a case
place-choice = a choice
place-extra-throw = the extra throw
place-meeting-moves = the moves of a meeting
place-pawn = a pawn of an example
place-hand = a throw of an example
dice-never = no throw of these dice shows it
refusal-moves-and-dice = the moves do not use each die once
refusal-cannot-move = this pawn cannot move, another one can
finding-example-asks = { $player } has to choose first
finding-example-asks-label = a choice is missing
finding-example-asks-help = add the choice, as in `{ $player }: {"{"} dice: [6, 3], choose: […] {"}"}`, with your dice and, in the brackets, one of these words: { $known }
finding-silence-matters = the rules leave this open: { $question }
finding-silence-matters-label = no answer here; the usual reading: { $usual }
finding-silence-matters-help =
    write `{ $line }`, or another answer (if the beginning of this line is already in the file, add only the end); here is where people would argue:
    { $told }
silence-usual = Usual reading: { $says }
silence-other = Another reading: { $says }
finding-silence-harmless = some questions that this variant leaves open change nothing with { $players ->
    [1] one player
   *[other] { $players } players
 }
finding-silence-harmless-label = every position that can be reached was tried
finding-silence-harmless-help =
    there is nothing to write; these are the questions, each with the key that would answer it:
    { $questions }
finding-silence-unknown = it is not known whether some questions that this variant leaves open matter
finding-silence-unknown-label = too many positions to try them all
finding-silence-unknown-help =
    write what your table answers, or leave it as it is; these are the questions, each with the key that answers it:
    { $questions }


finding-claim-length = a game does not last { $low } to { $high } minutes
finding-claim-length-label = on average, by number of players: { $fails }{ $elsewhere ->
    [no] {""}
   *[yes] ; it holds with { $holds }
 }
finding-claim-length-help = change `minutes` or `seconds_per_turn` so that the two agree; `goosebook odds` tells the lengths
