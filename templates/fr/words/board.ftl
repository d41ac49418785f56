# Ce que disent les plateaux à imprimer.

board-title = { $title } : le plateau
board-finish = Arrivée
board-aim = But :
board-turn = À ton tour :
board-first-throw = Premier lancer{ $sign } :
board-head = { $name } :
board-ways = Ton pion va droit à la case où mène le dessin.
board-sign-table = convention de cette table
board-sign-silent = le texte n’en dit rien ; lecture usuelle
board-sheet = Feuille { $n }.
board-tile-first = Ne coupez pas ce bord : c’est la languette à coller.
board-tile-second = Coupez ce bord d’un repère à l’autre et collez-le sur la languette.
