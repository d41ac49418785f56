# Les chiffres d’une variante.

odds-title = { $title } : les chiffres { $n ->
    [1] pour un joueur seul
    [2] à deux joueurs
    [3] à trois joueurs
    [4] à quatre joueurs
    [5] à cinq joueurs
    [6] à six joueurs
   *[other] à { $n } joueurs
}
odds-length = Combien de temps dure une partie
odds-seats = Qui gagne
odds-block = Parties bloquées
odds-rules = Ce que fait chaque règle
odds-squares = Où l’on s’arrête le plus souvent
odds-method = D’où viennent ces chiffres

odds-column-what = pour une partie
odds-column-mean = moyenne
odds-column-sd = écart type
odds-column-median = médiane
odds-column-mode = le plus fréquent
odds-column-most = 8 parties sur 10
odds-column-seat = joueur
odds-column-chance = gagne
odds-column-rule = règle
odds-column-times = fois par partie
odds-column-square = case
odds-column-visits = arrêts par partie

odds-throws = lancers de dés
odds-turns = tours de jeu
odds-rounds = tours de table
odds-turns-and-throws = Un tour passé compte parmi les tours, pas parmi les lancers.{ $n ->
    [1] {""}
   *[other] { " " }Tous les joueurs sont comptés ensemble.
}
odds-fewest = { $played ->
    [yes] La plus courte des parties jouées
   *[no] La partie la plus courte
} dure { $n ->
    [1] un lancer
   *[other] { $n } lancers
}.
odds-never = Aucune partie ne se termine.
odds-percent = { $value } %
odds-seat = { $n ->
    [1] joue en premier
    [2] joue en deuxième
    [3] joue en troisième
    [4] joue en quatrième
    [5] joue en cinquième
    [6] joue en sixième
   *[other] joue en { $n }e
}

odds-block-none = Une partie finit toujours : aucune suite de lancers ne peut bloquer tous les joueurs.
odds-block-unseen = Aucune des parties jouées n’est restée bloquée. Ce n’est pas une preuve.
odds-block-some = { $value } des parties ne finissent jamais. Les durées ci-dessus sont celles des parties qui finissent.

odds-event-square = { $name } ({ $square })
odds-event-squares = { $name } ({ $n } cases)
odds-event-first-throw = Premier lancer : { $test }
odds-event-bounce = Rebond sur la dernière case
odds-event-overshoot = Lancer trop grand
odds-event-meeting = Rencontre
odds-event-full = Case pleine
odds-event-release = Libération
odds-event-missed = Tour passé
odds-event-throws-again = Lancer supplémentaire
odds-event-cannot-enter = Le pion ne peut pas partir
odds-event-streak = Trop de lancers de suite
odds-square-named = { $square } ({ $name })

odds-exact = Calcul exact : { $n ->
   *[other] { $n } situations de jeu
} ont été suivies une à une. Chaque décimale imprimée est sûre.
odds-simulated = L’ordinateur a joué { $n } parties (graine { $seed }). « ± » donne l’intervalle où se trouve la vraie valeur, 99 fois sur 100.
odds-policy-random = Quand les règles laissent un choix, le hasard décide.
odds-policy-greedy = Quand les règles laissent un choix, le joueur prend ce qui avance le plus ses pions.
odds-fraction = Le nombre moyen de lancers est exactement { $over } / { $under }.

odds-against = { $one } et { $other }
odds-what-if = Et si l’on changeait une règle ?
odds-what-if-about = Une seule règle change à la fois. « Avantage » est l’écart entre le joueur le plus favorisé et le moins favorisé.
odds-what-if-as-is = comme dans le fichier
odds-what-if-refused = un tour ne finirait jamais
odds-what-if-too-large = trop de situations
odds-column-change = règle
odds-column-turns = tours
odds-column-difference = écart
odds-column-favour = avantage
odds-column-blocked = bloquées
odds-wins = joue en { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $n }e
} et gagne
odds-what-if-answer = { $question } { $answer }
odds-what-if-without = sans { $name }
odds-what-if-without-first = Sans règle du premier lancer
odds-what-if-alike = Ne changent rien aux chiffres :
odds-claims = Durée annoncée
odds-claim-holds = { $players ->
    [1] Un joueur seul
   *[other] À { $players } joueurs
} : { $minutes } minutes en moyenne, comme annoncé.
odds-claim-fails = { $players ->
    [1] Un joueur seul
   *[other] À { $players } joueurs
} : { $minutes } minutes en moyenne, et non { $low } à { $high }.

odds-plot-length = Durée d’une partie, en tours de jeu
odds-plot-length-axis = tours de jeu
odds-plot-length-describes = Part des parties qui finissent à chaque tour. Médiane : { $median }. Moyenne : { $mean }.
odds-plot-seats = Qui gagne
odds-plot-seats-describes = Chances de chaque joueur, dans l’ordre du jeu : { $list }.
odds-plot-equal = chances égales
odds-plot-board = Où l’on s’arrête
odds-plot-board-describes = Le plateau ; plus une case est remplie, plus on s’y arrête. Les plus visitées : { $list }.
odds-plot-median = médiane { $n }

odds-endless = Un tour peut ne jamais finir : il n’y a rien à calculer.
odds-too-large = Trop de situations à { $n } joueurs pour un calcul exact : retirez --exact, et l’ordinateur jouera des parties à la place.
odds-progress = { $n } parties
odds-progress-change = Changement { $n } sur { $of }
odds-stopped = Arrêté : les chiffres sont ceux des { $n } parties jouées.
odds-none-played = Arrêté avant la fin de la première partie : aucun chiffre.
odds-suffix = « { $value } » ne dit pas le format : terminez le nom par .txt, .md, .json, .svg ou .pdf, ou ajoutez --format
odds-plot-format = Un dessin se fait en SVG ou en PDF : terminez le nom par .svg ou .pdf
