# Phrases of cards and reference pages.

aim-exact = Le premier pion juste sur { $last } gagne
aim-beyond = Le premier pion sur { $last } ou au-delà gagne
players-from = { $n } joueurs ou plus
players-range = { range } joueurs
players-only = { $n ->
    [1] 1 joueur
   *[other] { $n } joueurs
}
card-turn = { $n ->
    [1] Lance { dice-count } et avance. Seule la case où tu arrives compte
   *[other] Lance { dice-count }, additionne et avance. Seule la case où tu arrives compte
}
card-wait = Le tour où tu arrives ne compte pas comme tour passé
card-first-throw = { $throw } → { $square }
board-alt = Plateau de { $last } cases. Cases spéciales : { $squares }.
board-alt-plain = Plateau de { $last } cases.
# Prefix of what concerns some squares only.
of-squares = { $squares } : { $says }
basis-source = { $sources }
basis-table = convention de cette table
basis-silent = non dit par le texte : lecture usuelle
seen-extract = extrait seulement
