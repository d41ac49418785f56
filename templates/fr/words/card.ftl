# Phrases of cards and reference pages.

aim-exact = Le premier à tomber juste sur { $last } gagne
aim-beyond = Le premier à atteindre { $last } ou à le dépasser gagne
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
card-wait = Le tour où tu arrives ne compte pas comme un tour passé
card-bounce-acts = Fais ce que dit la case où tu t’arrêtes
card-partial = Ces règles viennent d’un extrait : pour les autres cases, regarde ton plateau
card-pot = Les mises vont au pot ; qui gagne prend le pot
card-first-throw = { $throw } → { $square }
card-first-throw-stays = { $throw } → reste où tu es
sign-arrow-walk = avance
sign-arrow-again = avance encore
sign-arrow-back = recule
sign-arrow-straight = va directement à la case
sign-arrow-return = retourne là d’où il vient
sign-arrow-swap = les deux échangent
sign-arrow-stay = reste sur place
sign-wait = un tour à passer
sign-held = bloqué
sign-released = libéré
sign-stake = une mise
# Between two things that are said of the same squares.
and-also = {" ; "}
# Prefix of what concerns some squares only.
of-squares = { $squares } : { $says }
basis-table = convention de cette table
basis-table-announced = convention annoncée : { $sources }
basis-silent = non dit par le texte : lecture usuelle

# What a rule is about, where the card says it elsewhere.
about-does = ce que fait la case
about-players-first = qui commence
about-track-start = au départ
about-first-throw-scope = premier lancer
about-first-throw-occupied = premier lancer vers une case occupée
about-squares-after-bounce = en reculant
about-squares-heading = le sens
about-squares-times = une fois ou plus
about-squares-must = obligatoire ou non
about-squares-scope = les autres pions
about-squares-pay-by = qui paie à la libération
about-squares-pay-to = à qui l’on paie
about-dice-each = les dés
about-squares-shared = à plusieurs
about-squares-release-to = le pion libéré
about-chaining = la case où une autre t’envoie
about-meeting-rule = case occupée
about-meeting-must = rencontre obligatoire ou non
about-meeting-order = l’ordre, sur une case occupée
about-meeting-displaced = le pion renvoyé
about-finish-overshoot = dépasser l’arrivée
about-finish-dice = finir avec un seul dé
about-finish-then = la fin
about-extra-throw-streak-ends = trop de fois de suite

# Headings of the reference page.
topic-table = Avant de jouer
topic-first-throw = Premier lancer
topic-throw-again = Relancer
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
about-house = { $n ->
    [one] Règle de la maison
   *[other] Règles de la maison
}
house-unchecked = { $n ->
    [one] Non vérifiée : goosebook ne la joue pas.
   *[other] Non vérifiées : goosebook ne les joue pas.
}
used-note = note : { $about }
used-example = tour expliqué : { $title }

# Countries, by their two letters.
country-fr = France
country-be = Belgique
country-nl = Pays-Bas
country-it = Italie
country-es = Espagne
country-gb = Royaume-Uni
country-us = États-Unis
country-de = Allemagne
country-in = Inde
country-ru = Russie
country-ca = Canada
country-ch = Suisse
country-pt = Portugal
