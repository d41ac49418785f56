# The site: its addresses, its navigation, its pages.

# Parts of addresses: links from elsewhere keep them for ever.
site-road-variants = variants
site-road-referee = referee
site-road-compare = compare
site-road-rules = rules
site-road-findings = findings
site-road-manual = manual
site-road-history = history
site-road-search = everything
site-road-figures = figures
site-road-feed = changes

site-title = The game of the goose, all its rules
site-lang-fr = Français
site-lang-en = English
site-skip = Skip to the text
site-nav = Sections
site-nav-variants = Variants
site-nav-rules = Rules
site-nav-compare = Compare
site-nav-history = History
site-nav-findings = Checks
site-nav-manual = Manual
site-crumbs = Where you are
site-contents = On this page
site-beside = Neighbouring pages
site-before = Previous
site-after = Next
site-theme = Light or dark
site-permalink = Link to this passage
site-table = Table, scrolls sideways
site-feed = Changes
site-made = Made with { $generator }, from what its engine plays.
site-all = All pages
site-report = Found a mistake? Tell us, with its source:
site-picture = A goose, in the middle of the track
site-enter = Enter
site-missing = There is no such page.
site-in-english = This page is in English.

# Searching.
site-search = Search
site-search-label = What are you looking for?
site-search-hint = A word, a square, a country… Accents do not matter.
site-search-none = Nothing found. Try another word.
site-search-some = results
site-search-hits = Results
site-search-description = Every page of this site, in one list.
site-close = Close

# The first page.
site-home-lead = Each rule is written once. An engine plays it, a checker tests it, a card recalls it. Find the rules of your table.
site-home-description = The rules of the game of the goose and its cousins, variant by variant: board, worked turns, a card to print, a referee and the figures.
site-home-find = Find your rules
site-home-compare = Compare two variants
site-home-count = { $n ->
    [1] one variant
   *[other] { $n } variants
}
site-home-none = No variant has all of that.
site-home-reset = Show them all
site-any = Any
site-by-country = Country
site-by-dice = Dice
site-by-length = Squares
site-by-feature = With…
site-squares = { $n } squares

# A variant.
site-board = The board
site-board-title = The board and its squares
site-board-hint = Point at a square: it tells you what it does.
site-download-card = A6 card
site-download-sheet = A4 sheet to cut
site-download-a4 = A4 poster
site-download-board = Board and pawns to print
site-pdf-size = PDF, { $n } kB
site-express = In short
site-figures = The figures
site-figures-description = { $title }: how long a game lasts, who is favoured, where pawns stop.
site-no-figures = These rules leave too many choices, or lead to too many positions, for figures to be given here.

# The referee.
site-referee = The referee
site-referee-description = { $title }: choose where the pawns stand and what the dice show, read what happens.
site-ask = The question
site-ask-mover = { $name } plays
site-ask-other = { $name }, another pawn
site-ask-square = square
site-ask-first = has not thrown yet
site-ask-wait = waits
site-ask-other-waits = still waits there
site-ask-dice = The dice
site-ask-roll = Throw the dice
site-ask-point = Point at a square of the board to put the pawn that plays there; with Shift, the other pawn.
site-ask-noscript = Without JavaScript, the tables below give the same answers.
site-ask-or = Or, as the player chooses:
site-ask-after = After the turn:
site-ask-bad = Under these rules, this turn cannot happen.
site-ask-free = no
site-ask-misses = { "The pawn waits: the dice do not count." }
site-no-referee = Each player has several pawns, or there are too many throws: this page cannot give every answer beforehand. The program gives them, for any position.
site-covers = What these answers cover
site-covers-says = All of them come from the engine, played beforehand: one pawn that plays, another one anywhere, two players. A third pawn changes nothing, unless it too stands where the turn passes. Stakes and the pot are not tracked. For everything else:
site-outcomes = Every possible turn
site-outcomes-several = The board is long: the answers are in several tables.
site-outcomes-part = Table { $n }
site-outcomes-from = square
site-outcomes-alone = The pawn is alone
site-outcomes-alone-says = The row is the square that the pawn leaves, the column the total of the dice, the answer the square where the turn ends.
site-outcomes-occupied = Another pawn stands where the turn ends
site-outcomes-occupied-says = The square of the pawn that plays, then that of the other pawn where it moves. A dash: the other pawn changes nothing.
site-outcomes-legend = 52 (2): two turns to miss. 31 (…): the pawn waits to be released. 12+: it throws again. 63★: it wins. ∞: the turn never ends.
site-row-first = first throw
site-row-start = start
site-mark-wins = it wins
site-mark-endless = the turn never ends
site-mark-again = it throws again
site-mark-waits = { $n ->
    [1] one turn to miss
    [2] two turns to miss
    [3] three turns to miss
   *[other] { $n } turns to miss
}
site-mark-held = waits to be released

# Comparisons.
site-compare-description = Two variants side by side: what differs, and the shortest game that shows it.
site-compare-two = { $one } or { $other }
site-compare-two-description = { $one } and { $other }: what differs, and the shortest game that shows it.
site-compare-pairs = Side by side
site-matrix = All of them, pair by pair
site-matrix-says = After how many throws, at the earliest, two variants part ways, with { $n } players. “=”: never. “?”: not known.

# The checker, the manual, the rest.
site-findings-description = All that the checker can find in a file of rules.
site-findings-g00 = The form of a file
site-findings-g01 = The structure of a file
site-findings-g02 = What a file refers to
site-findings-g03 = What the rules say
site-findings-g04 = Examples
site-findings-g05 = Turns
site-findings-g06 = Proofs
site-findings-g07 = Silences
site-findings-g08 = Claims
site-manual-description = Write your rules, check them, use them in a program.
site-history-description = Where the game of the goose comes from: what is sure, what is doubtful, what is legend.
site-rules-description = One question, all the answers of the published variants.

# The command.
site-cli-written = { $n ->
    [1] One file
   *[other] { $n } files
}. Open { $path }/index.html.
site-cli-progress = Pages { $n } of { $of }…
site-cli-left-out = Left out: { $what }. { $why }
site-cli-template = The site could not be made: { $message }. Mend the template, or take it out of --templates.
site-cli-no-folder = { $path } is not a folder. Give -o another one.
site-cli-outside = { $path } is outside the folder of the site: nothing is written there. Remove the link that leads there, or choose another folder.
site-cli-foreign = { $path } already exists and was not written by goosebook. Move that file, or choose another folder.
site-cli-not-sound = The site was not made: mend these files first.
site-cli-no-template = { $path } is no template of the site, so nothing reads it. The templates: { $known }.
site-cli-nothing = No variant file here. Give --variants a folder with .yaml files.
site-cli-serving = The site is at { $url }. Ctrl-C stops it.
site-cli-port = Port { $port } cannot be used ({ $error }). Choose another one with --port.
