# Ce que disent les plateaux à imprimer.

board-title = { $title } : le plateau
board-finish = Arrivée
board-aim = But :
board-turn = À ton tour :
board-first-throw = Premier lancer{ $sign } :
board-head = { $name } :
board-ways = Ton pion va directement à la case où mène le dessin.
board-signs = {" ; "}
board-sign-table = convention de cette table
board-sign-silent = le texte n’en dit rien ; lecture usuelle
board-sheet = Feuille { $n }.
board-tile-first = Ne coupe pas ce bord : c’est la languette à coller.
board-tile-second = Coupe ce bord d’un repère à l’autre et colle-le sur la languette.
pieces-title = À découper
pieces-pawns = Pions : découpe sur les traits pleins, plie sur les pointillés, colle les deux pieds gris l’un sous l’autre. Chaque joueur a un signe.
pieces-waits = Sablier : un tour à passer.
pieces-holds = Cadenas : pion bloqué.
pieces-stakes = Rond : une mise.
pieces-dice = { $dice ->
    [one] Dé
   *[other] Dés
} : découpe le tour, plie, colle les languettes grises à l’intérieur.
pieces-alt = Planche à découper : { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
} à plier, { $tokens ->
    [0] sans jeton
    [one] un jeton
   *[other] { $tokens } jetons
}, { $dice ->
    [0] sans dé
    [one] un dé
   *[other] { $dice } dés
}.
