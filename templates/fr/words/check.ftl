# Ce que « goosebook check » dit en plus de ses constats.

finding-fix-certain = c’est ce qu’il fallait écrire : `goosebook check --fix` l’écrit
report-carried = Les variantes fournies avec goosebook
check-fixed = { $fixed ->
    [one] { $fixed } constat corrigé
   *[other] { $fixed } constats corrigés
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}
check-ignored = { $n ->
    [one] { $n } constat ignoré, comme le fichier le demande
   *[other] { $n } constats ignorés, comme { $files ->
        [one] le fichier le demande
       *[other] les fichiers le demandent
    }
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
check-carried = Vérification des { $n } variantes de goosebook ; pour vérifier les vôtres, nommez vos fichiers ou leur dossier.
check-fix-alone = Le fichier que --fix lit sur l’entrée standard ressort sur la sortie standard : ne nommez aucun autre fichier à côté de `-`, et retirez --format
check-diff-alone = Les différences vont sur la sortie standard : retirez --format
check-card-unread = « { $value } » : recopiez la dernière ligne de la carte, par exemple --card famille@k7m2-wq4p (huit lettres et chiffres, sans 0, 1, ni voyelle)
check-card-true = { $id } : la carte { $mark } dit toujours vrai, les règles n’ont pas changé.
check-card-slip = { $id } : la carte porte { $mark }, les règles d’aujourd’hui { $today }. Une seule lettre diffère : relisez la carte.
check-card-changed = { $id } : les règles ont changé depuis cette carte. Elle porte { $mark }, les règles d’aujourd’hui { $today }.
check-card-same = Cette carte porte la marque de « { $other } » : « goosebook compare { $id } { $other } » montre ce qui diffère.
check-card-changes = Changements notés par la variante :
check-card-change = – { $date } : { $says }
check-card-print = « goosebook card { $id } -o carte.pdf » imprime la carte d’aujourd’hui.
check-card-nowhere = Aucun des fichiers donnés ne contient la variante « { $value } »
