# Ce que « goosebook check » dit en plus de ses constats.

finding-fix-certain = c’est ce qu’il fallait écrire : `goosebook check --fix` le fait
report-carried = Les variantes fournies avec goosebook
check-fixed = { $fixed ->
    [one] { $fixed } constat corrigé
   *[other] { $fixed } constats corrigés
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}
check-would-fix = { $fixed ->
    [one] { $fixed } constat serait corrigé
   *[other] { $fixed } constats seraient corrigés
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}
check-can-fix = { $fixed ->
    [one] « --fix » en corrige { $fixed }
   *[other] « --fix » en corrige { $fixed }
}
check-changed-meanwhile = { $path } a changé depuis sa lecture : rien n’est écrit
check-progress = { $done } fichiers vérifiés sur { $all }
check-fix-alone = Le fichier que --fix lit sur l’entrée standard ressort sur la sortie standard : ne nommez aucun autre fichier à côté de `-`, et retirez --format
check-diff-alone = Les différences vont sur la sortie standard : retirez --format
