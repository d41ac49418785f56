# Comparer deux variantes.

compare-same = Aucune partie ne les sépare : toutes les positions possibles à ce nombre de joueurs ({ $tables }) ont été essayées.
compare-unknown = Aucune différence dans les { $tables } premières positions ; il y en a d’autres, qui n’ont pas été essayées.
compare-throws = { $player } lance { $dice }.
compare-throws-nothing = { $player } ne lance pas.
compare-over = La partie est finie.
compare-goes-on = La partie continue.
compare-or = { " ou " }
compare-squares = { $n ->
    [one] Case { $squares }
   *[other] Cases { $squares }
 }
compare-matrix = Après combien de lancers deux variantes se séparent, à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
 } : « = », jamais ; « ? », plus loin que ce qui a été essayé.
compare-figures = Ce que cela change aux chiffres, { with-players }
compare-progress = Variantes comparées : { $n } sur { $of }
compare-carried = Comparaison deux à deux des { $n } variantes de goosebook ; pour en comparer d’autres, nommez-les.
