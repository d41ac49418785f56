# The file of a house variant, line by line.
new-head = Your rules: “{ $title }” ({ $base }) with what you change.
    A line that begins with # explains; goosebook does not read it.
new-schema = For an editor that completes and explains the lines: goosebook schema > goosebook.schema.json,
    then take the first # off the next line.
new-goosebook = The version of the language of this file.
new-id = The name of your variant; the file is called { $value }.yaml.
new-extends = The variant that yours changes: all of it holds here, but for what you say below.
new-title = The title, as the card shows it.
new-often = The rules that are changed most often, as “{ $title }” has them.
    To change one: take the # off its line and off the names that it stands under, then change the value.
    “~” in place of a value takes it away: no prison any more with `prison: ~`; a wait of another kind with `hold_until: ~` beside `miss: 2`.
    Then: goosebook check, and goosebook card.
new-answer = – { $answer }: { $does }.
new-answer-holds = – { $answer }: { $does }. ← this is what holds
new-answer-usual = – { $answer }: { $does }. ← the usual reading, as nothing is said
new-unsaid = Nothing is said so far; the line is an example.
new-players = The players.
new-players-min = How many at least?
new-players-max = How many at most?
new-dice = The dice: 2d6 is two dice with six faces; 1d6 is a single one.
new-first-throw = Throws that lead straight to a square, at the first throw.
new-squares = The squares. Change the number (at), the turns to miss (miss), where it leads (go_to)…
new-square = { $name } ({ $squares }): { $does }
new-meeting = Meetings: your pawn stops where another one stands.
new-finish = The end of the track and of the game.
new-extra-throw = Throws after which you throw again: double, total 9, face 6.
new-stakes = The stakes.
new-stakes-ante = How many stakes does each player put into the pot before the game?

# The command.
new-written = { $path } is written. Open it, change what you like, then: goosebook check { $path }
new-bad-name = “{ $name }” cannot be a name: write lower-case letters without accents, digits, - or _, such as house
new-name-taken = “{ $name }” is a variant of goosebook already; choose another name
new-from-what = From which variant? Write for example: goosebook new { $name } --from { $first }
    To choose from: { $ids }
new-other-file = { $path }: the file of a variant bears its name; write -o with a path that ends in { $name }.yaml
new-file-is-there = { $path } already exists and stays as it is; choose another name or -o
