cli-player = Alice
cli-cannot-write = Impossible d’écrire { $path } : { $error }
cli-output-is-folder = { $path } est un dossier ; donne le nom d’un fichier, par exemple -o { $path }/carte.pdf
cli-cannot-read = Impossible de lire { $path } : { $error }
cli-is-folder = { $path } est un dossier ; nomme un fichier de ce dossier
cli-too-large = { $path } est trop gros : la limite est de { $limit } octets
cli-no-files = { $path } ne contient aucun fichier .yaml
cli-no-such-file = { $path } n’existe pas
cli-unknown-variant = Ni variante ni fichier ne s’appelle « { $value } ». { $also }
cli-did-you-mean = Voulais-tu dire « { $value } » ?
cli-see-list = « goosebook list » montre les variantes ; « ./{ $value } » désigne un fichier.
cli-at = « { $value } » : écris le nom du joueur et sa case, par exemple --at Alice=10
cli-square = « { $value } » n’est pas une case de ce parcours : écris un nombre de 0 (le départ) à { $also }
cli-wait = « { $value } » : écris un nombre de tours à passer, « held » (retenu) ou « thrown » (premier lancer déjà fait)
cli-twice = Deux joueurs s’appellent « { $value } »
cli-unknown-player = Personne ne s’appelle « { $value } » ; à la table : { $also }
cli-throw = « { $value } » : cette variante se joue avec { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $faces } faces ; écris par exemple --throw { $also }
cli-turn-over = { $player } n’a plus de tour : la partie est finie
cli-turn-title = Tour de { $player }
cli-table = À la fin du tour : { $pawns }
cli-pawn = { $player } case { $at }
cli-pawn-start = { $player } au départ
cli-pawn-waits = { $player } case { $at } ({ $turns ->
    [one] un tour à passer
   *[other] { $turns } tours à passer
})
cli-pawn-held = { $player } case { $at } (attend une délivrance)
cli-purse = { $player } : { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}
cli-pot = pot : { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}
cli-purses = Mises gagnées et perdues : { $list }
cli-check-ok = { $files ->
    [one] { $files } variante vérifiée : rien à signaler
   *[other] { $files } variantes vérifiées : rien à signaler
}
cli-check-summary = { $files ->
    [one] { $files } variante vérifiée
   *[other] { $files } variantes vérifiées
} : { $errors ->
    [0] aucune erreur
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [0] aucun avertissement
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}, { $notes ->
    [0] aucune remarque
    [one] { $notes } remarque
   *[other] { $notes } remarques
}
cli-not-sound = { $name } contient des erreurs : corrige-les d’abord
cli-format-of-suffix = « { $value } » ne dit pas le format : termine le nom par .pdf, .md, .html ou .txt, ou ajoute --format
cli-pdf-terminal = Un PDF ne se lit pas dans un terminal : ajoute -o carte.pdf
cli-too-many-pawns = « { $value } » : { $also } pion(s) par joueur au plus dans cette variante
cli-moves = « { $value } » : écris chaque dé avec le numéro du pion, par exemple --moves 6:2,1:1
cli-moves-and-dice = « { $value } » : --moves doit jouer chaque dé une fois
cli-cannot-move = Le pion { $value } ne peut pas avancer ; un autre le peut
cli-ask-square = { $player } doit choisir ce qui se passe sur { $square }. Ajoute une option :
cli-ask-walk = Sur { $square }, { $player } peut avancer encore (go) ou rester (stay). Ajoute une option :
cli-ask-leave = Sur { $square }, { $player } peut payer pour repartir (pay) ou attendre (wait). Ajoute une option :
cli-ask-meeting = { $player } peut appliquer la rencontre (meet) ou laisser l’autre pion (leave). Ajoute une option :
cli-ask-finish = { $player } peut finir avec un seul dé (die) ou jouer tous les dés (sum). Ajoute une option :
cli-ask-pawn = { $player } doit choisir le pion qui avance. Ajoute une option :
cli-ask-moves = { $player } doit dire quel pion avance avec quel dé. Ajoute une option :
cli-ask-other = « { $value } » n’en fait pas partie.
cli-ask-more = … et { $n } autres
