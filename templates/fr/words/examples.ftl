# Tours choisis par le moteur, et erreurs fréquentes.

example-name-first = Alice
example-name-second = Bob
example-name-third = Chloé
example-name-fourth = David
example-name-fifth = Emma
example-name-sixth = Farid
example-stands = { $player } est { $start ->
    [yes] au départ
   *[no] en { $square }
 }{ $wait ->
    [turns] {" "}et doit encore passer { turns }
    [held] {" "}et doit y rester
   *[free] {""}
 }
example-given = { $places }.
example-between = {", "}
example-between-several = {" ; "}
example-pawns = { $player } : { $places }
example-pawn = { $place }{ $wait ->
    [turns] {" "}({ turns } à passer)
    [held] {" "}(bloqué)
   *[free] {""}
 }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } pions)
 }

mistake-counts-its-square = Compter la case où se trouve le pion : la première case comptée est la suivante.
mistake-first-throw = Oublier la règle du premier lancer.
mistake-throws-again = Relancer les dés sur { $name } : le pion avance encore du même nombre, sans nouveau lancer.
mistake-in-passing = Faire ce que dit une case que l’on traverse : seule agit celle où le pion finit sa marche.
mistake-met-to-start = Renvoyer au départ le pion que l’on rejoint : les deux pions échangent leurs places.
mistake-rescue = Attendre un autre pion pour repartir : { $name } coûte un nombre de tours fixé d’avance.
mistake-passing-wins = Gagner en dépassant l’arrivée : il faut tomber juste.
