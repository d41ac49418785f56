# Phrases of cards and reference pages.

aim-exact = Le premier pion juste sur { $last } gagne
aim-beyond = Le premier pion sur { $last } ou au-delà gagne
aim-all-exact = Amène tous tes pions juste sur { $last } avant les autres
aim-all-beyond = Amène tous tes pions sur { $last } ou au-delà avant les autres
players-from = { $n } joueurs ou plus
players-range = { range } joueurs
players-only = { $n ->
    [1] 1 joueur
   *[other] { $n } joueurs
}
card-turn = { $n ->
    [1] Lance { $dice } et avance. Seule la case où tu arrives compte
   *[other] Lance { $dice }, additionne et avance. Seule la case où tu arrives compte
}
card-turn-each = Lance { $dice } : chacun fait avancer un pion, le même ou un autre. Seule la case où un pion arrive compte
card-wait = Le tour où tu y arrives ne compte pas
card-pot = Les mises vont au pot ; qui gagne prend le pot
card-first-throw = { $throw } → { $square }
card-first-throw-stays = { $throw } → reste où tu es
board-alt = Plateau de { $last } cases. Cases spéciales : { $squares }.
board-alt-plain = Plateau de { $last } cases.
# Between two things that are said of the same squares.
and-also = {" ; "}
# Prefix of what concerns some squares only.
of-squares = { $squares } : { $says }
basis-table = convention de cette table
basis-table-announced = convention annoncée : { $sources }
basis-silent = non dit par le texte : lecture usuelle

# Headings of the reference page.
topic-table = Avant de jouer
topic-first-throw = Premier lancer
topic-squares = Cases spéciales
topic-meeting = Rencontres
topic-finish = Arrivée
about-game = Le jeu
about-material = Matériel
about-setup = Mise en place
about-reminder = À retenir
about-mistake = Erreurs fréquentes
about-advice = Conseils
about-history = Histoire
about-scope = Portée de ces règles
used-note = note : { $about }
used-example = tour expliqué : { $title }
