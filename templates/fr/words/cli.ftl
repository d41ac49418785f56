cli-player = Alice
cli-cannot-write = Impossible d’écrire { $path } : { $error }
cli-cannot-read = Impossible de lire { $path } : { $error }
cli-is-folder = { $path } est un dossier ; nommez un fichier de ce dossier
check-players = { $path } : cette variante se joue à { $most } au plus ; --players { $n }, c’est trop
cli-too-large = { $path } est trop gros : { $limit } octets au plus ; est-ce le bon fichier ?
cli-odd-name = Le nom de { $path } n’est pas du texte en UTF-8 : renommez le fichier pour qu’il puisse être lu.
cli-no-files = { $path } ne contient aucun fichier .yaml
cli-no-such-file = { $path } n’existe pas
cli-unknown-variant = Aucune variante, aucun fichier ne s’appelle « { $value } ». { $also }
cli-did-you-mean = Vouliez-vous dire « { $value } » ?
cli-see-list = « goosebook list » montre les variantes ; « ./{ $value } » désigne un fichier.
cli-no-variant = Il manque le nom de la variante : écrivez un identifiant (« goosebook list » les montre) ou le chemin d’un fichier.
cli-input-twice = « - », l’entrée standard, ne peut être lue qu’une fois : donnez un fichier ou un identifiant à la place.
cli-at = « { $value } » : écrivez le nom du joueur et sa case, par exemple --at Alice=10
cli-at-again = « { $value } » : un joueur par --at ; écrivez --at une fois de plus
cli-held-perhaps = { $player } se tient librement { $place }, où un pion est retenu. S’il l’est encore, écrivez --at { $player }={ $at }:held
cli-never-there = Aucune partie ne mène à cette position : aucun pion ne reste { $place }, où se tient { $player }.
cli-never-free = Aucune partie ne mène à cette position : aucun pion n’est jamais libre { $place } comme l’est ici { $player }{ $held ->
    [yes] {" ; s’il y est retenu, écrivez --at "}{ $player }={ $at }:held
   *[no] {""}
}.
cli-never-back = Aucune partie ne mène à cette position : rien ne renvoie un pion au départ, où se tient { $player } après son premier lancer.
cli-never-together = Aucune partie ne mène à cette position : deux pions ne se tiennent jamais ensemble { $place }, comme ici { $player } et { $other }.
cli-too-many-players = { $n } joueurs sont à la table ; cette variante se joue à { $most } au plus.
cli-square = « { $value } » n’est pas une case de ce parcours : écrivez un nombre de 0 (le départ) à { $also }
cli-wait = « { $value } » : écrivez un nombre de tours à passer, « held » (doit y rester) ou « thrown » (premier lancer déjà fait)
cli-twice = Deux joueurs s’appellent « { $value } »
cli-unknown-player = Personne ne s’appelle « { $value } » ; à la table : { $also }
cli-throw = « { $value } » : { $here ->
    [0] cette variante se joue avec
   *[other] depuis la case { $here }, on lance
} { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $faces } faces{ $or ->
    [0] {""}
    [one] {" "}(ou un dé à { $or-faces } faces)
   *[other] {" "}(ou { $or } dés à { $or-faces } faces)
} ; écrivez par exemple --throw { $also }
cli-turn-over = { $player } n’a plus de tour : la partie est finie
cli-table = À la fin du tour : { $pawns }
cli-pawn = { $player } { $place }
cli-pawn-waits = { $player } { $place } ({ $turns ->
    [one] un tour à passer
   *[other] { $turns } tours à passer
})
cli-pawn-held = { $player } { $place } (doit y rester)
cli-purse = { $player } : { $sign ->
    [minus] −{ $stakes }
   *[plus] { $stakes }
} { $stakes ->
    [one] mise
   *[other] mises
}
cli-pot = pot : { $sign ->
    [minus] −{ $stakes }
   *[plus] { $stakes }
} { $stakes ->
    [one] mise
   *[other] mises
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
cli-not-sound = { $name } contient des erreurs : corrigez-les d’abord
cli-format-of-suffix = « { $value } » ne dit pas le format : terminez le nom par .pdf, .md, .html ou .txt, ou ajoutez --format
cli-pdf-terminal = Un PDF ne se lit pas dans un terminal : ajoutez -o carte.pdf
cli-print-is-pdf = Format, feuille, gros caractères et encres sont pour un PDF : ajoutez -o carte.pdf
cli-too-many-pawns = « { $value } » : dans cette variante, chaque joueur a { $most ->
    [one] un pion
   *[other] { $most } pions
}
cli-moves = « { $value } » : écrivez chaque dé avec le numéro du pion, par exemple --moves 6:2,1:1
cli-moves-and-dice = « { $value } » : --moves doit jouer chaque dé une fois
cli-cannot-move = Le pion { $value } ne peut pas avancer ; un autre le peut
cli-ask-square = { $player } doit choisir ce qui se passe sur { $square }. Ajoutez une option :
cli-ask-walk = Sur { $square }, { $player } peut avancer encore (go) ou rester (stay). Ajoutez une option :
cli-ask-leave = Sur { $square }, { $player } peut payer pour repartir (pay) ou attendre (wait). Ajoutez une option :
cli-ask-meeting = { $player } peut appliquer la règle des rencontres (meet) ou laisser l’autre pion (leave). Ajoutez une option :
cli-ask-finish = { $player } peut finir avec un seul dé (die) ou jouer tous les dés (sum). Ajoutez une option :
cli-ask-pawn = { $player } doit choisir le pion qui avance. Ajoutez une option :
cli-ask-moves = { $player } doit dire quel pion avance avec quel dé. Ajoutez une option :
cli-ask-other = « { $value } » n’en fait pas partie.
cli-ask-more = … et { $n } autres
cli-output-is-input = { $path } est le fichier des règles (ou une variante qu’il reprend) : rien n’est écrit. Donnez un autre nom, par exemple -o carte.pdf
cli-no-folder = Impossible d’écrire { $path } : le dossier { $folder } n’existe pas
cli-written = { $path } est écrit.
cli-written-pdf = { $path } est écrit : { $size } ko.
cli-stdout = la sortie
cli-io-not-found = le fichier ou son dossier n’existe pas
cli-io-permission = l’accès est refusé
cli-io-full = le disque est plein
cli-io-folder = c’est un dossier
cli-io-not-a-folder = une partie du chemin n’est pas un dossier
cli-io-read-only = le disque est en lecture seule
cli-io-name = ce nom de fichier est trop long ou impossible
cli-io-too-large = le fichier serait trop gros
cli-io-no-reader = personne ne lit de l’autre côté
cli-io-no-writer = personne n’écrit de l’autre côté du tube
cli-waits-never = { $player } { $place } : cette case ne fait passer aucun tour et ne retient personne
cli-waits-at-most = { $player } { $place } : on y passe { $most ->
    [one] un tour
   *[other] { $most } tours
} au plus
cli-waits-turns = { $player } { $place } : on n’y reste pas bloqué, on y passe { $most ->
    [one] un tour
   *[other] { $most } tours
} au plus. Écrivez par exemple { $player }={ $at }:{ $most }
cli-waits-held = { $player } { $place } : on y reste bloqué, sans nombre de tours. Écrivez { $player }={ $at }:held
cli-throw-needed = { $player } lance les dés à ce tour : dites ce qu’ils montrent, par exemple --throw { $also }
cli-throw-unused = { $player } passe ce tour : le lancer { $value } ne compte pas.
cli-not-asked = « { $value } » : rien n’est à choisir ici pour { $player }. Retirez ce choix
cli-no-such-pawn = Il n’y a pas de pion { $value } : ici, chaque joueur en a { $most }
cli-table-for-now = Pour l’instant : { $pawns }
cli-place = en { $at }
cli-place-start = au départ
cli-check-unread = { $unread ->
    [one] { $unread } variante n’a pas pu être vérifiée ou écrite
   *[other] { $unread } variantes n’ont pas pu être vérifiées ou écrites
}
cli-moves-impossible = Avec { $value }, ces coups sont impossibles : chaque dé joue une fois, avec un pion qui peut avancer.
cli-compare-two = Nommez deux variantes, par exemple « goosebook compare famille infolib », ou plus avec --matrix.
cli-board-suffix = « { $value } » ne dit pas le format : terminez le nom par .pdf ou .svg
cli-board-tiled = Un plateau A4 ou Letter tient sur une feuille : avec --tiled, demandez --size a3 ou --size tabloid
cli-board-svg-alone = Un fichier .svg ne contient que le plateau : pour --tiled ou --pieces, terminez le nom par .pdf
