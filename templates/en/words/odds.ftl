# The figures of a variant.

odds-title = { $title }: the figures for { $n ->
    [1] one player
    [2] two players
    [3] three players
    [4] four players
    [5] five players
    [6] six players
   *[other] { $n } players
}
odds-length = How long a game lasts
odds-seats = Who wins
odds-block = Games that get stuck
odds-rules = What each rule does
odds-squares = Where pawns stop most often
odds-method = Where these figures come from

odds-column-what = for one game
odds-column-mean = mean
odds-column-sd = standard deviation
odds-column-median = median
odds-column-mode = most frequent
odds-column-most = 8 games in 10
odds-column-seat = player
odds-column-chance = wins
odds-column-rule = rule
odds-column-times = times a game
odds-column-square = square
odds-column-visits = stops a game

odds-throws = throws of the dice
odds-turns = turns
odds-rounds = rounds
odds-turns-and-throws = A missed turn counts as a turn, not as a throw.{ $n ->
    [1] {""}
   *[other] { " " }All players are counted together.
}
odds-fewest = { $played ->
    [yes] The shortest of the games played
   *[no] The shortest game
} takes { $n ->
    [1] one throw
   *[other] { $n } throws
}.
odds-never = No game ever ends.
odds-percent = { $value }%
odds-seat = { $n ->
    [1] plays first
    [2] plays second
    [3] plays third
    [4] plays fourth
    [5] plays fifth
    [6] plays sixth
   *[other] plays { $n }th
}

odds-block-none = Every game comes to an end: no series of throws can hold all players for ever.
odds-block-unseen = None of the games played got stuck. That is no proof.
odds-block-some = { $value } of the games never end. The lengths above are those of the games that do.

odds-event-square = { $name } ({ $square })
odds-event-squares = { $name } ({ $n } squares)
odds-event-first-throw = First throw: { $test }
odds-event-bounce = Bounce off the last square
odds-event-overshoot = Throw that is too high
odds-event-meeting = Meeting
odds-event-full = Full square
odds-event-release = Release
odds-event-missed = Missed turn
odds-event-throws-again = Extra throw
odds-event-cannot-enter = Pawn that cannot leave the start
odds-event-streak = Too many throws in a row
odds-square-named = { $square } ({ $name })

odds-exact = Exact: { $n ->
   *[other] { $n } positions
} of the game were followed one by one. Every decimal printed is certain.
odds-simulated = The computer played { $n } games (seed { $seed }). “±” gives the interval that holds the true value 99 times in 100.
odds-policy-random = Where the rules leave a choice, chance decides.
odds-policy-greedy = Where the rules leave a choice, players take what moves their pawns furthest.
odds-fraction = The mean number of throws is exactly { $over } / { $under }.

odds-against = { $one } and { $other }
odds-what-if = What if one rule changed?
odds-what-if-about = One rule changes at a time. “Advantage” is the gap between the most and the least favoured player.
odds-what-if-as-is = as in the file
odds-what-if-refused = a turn would never end
odds-what-if-too-large = too many positions
odds-column-change = rule
odds-column-turns = turns
odds-column-difference = difference
odds-column-favour = advantage
odds-column-blocked = stuck
odds-wins = plays { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $n }th
} and wins
odds-what-if-answer = { $question } { $answer }
odds-what-if-without = without { $name }
odds-what-if-without-first = Without the rule of the first throw
odds-what-if-alike = These change no figure:
odds-claims = The length claimed
odds-claim-holds = { $players ->
    [1] One player
   *[other] { $players } players
}: { $minutes } minutes on average, as claimed.
odds-claim-fails = { $players ->
    [1] One player
   *[other] { $players } players
}: { $minutes } minutes on average, not { $low } to { $high }.

odds-plot-length = Length of a game, in turns
odds-plot-length-axis = turns
odds-plot-length-describes = Share of the games that end with each turn. Median: { $median }. Mean: { $mean }.
odds-plot-seats = Who wins
odds-plot-seats-describes = Chances of each player, in the order of play: { $list }.
odds-plot-equal = equal chances
odds-plot-board = Where pawns stop
odds-plot-board-describes = The board; the fuller a square, the more often pawns stop there. Most visited: { $list }.
odds-plot-median = median { $n }

odds-endless = A turn may never end: there is nothing to compute.
odds-too-large = Too many positions with { $n } players for exact figures: leave --exact out, and the computer will play games instead.
odds-progress = { $n } games
odds-progress-change = Change { $n } of { $of }
odds-stopped = Stopped: the figures are those of the { $n } games played.
odds-none-played = Stopped before the first game was over: no figures.
odds-suffix = “{ $value }” does not tell the format: end the name in .txt, .md, .json, .svg or .pdf, or add --format
odds-plot-format = A plot is made as SVG or PDF: end the name in .svg or .pdf
