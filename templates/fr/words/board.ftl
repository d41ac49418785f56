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
board-tile-first = Ne coupez pas ce bord : c’est la languette à coller.
board-tile-second = Coupez ce bord d’un repère à l’autre et collez-le sur la languette.
pieces-title = À découper
pieces-pawns = Pions : découpez sur les traits pleins, pliez sur les pointillés, collez les deux pieds gris l’un sous l’autre. Chaque joueur a un signe.
pieces-waits = Sablier : un tour à passer.
pieces-holds = Cadenas : pion bloqué.
pieces-stakes = Rond : une mise.
pieces-dice = { $dice ->
    [one] Dé
   *[other] Dés
} : découpez le tour, pliez, collez les languettes grises à l’intérieur.
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
