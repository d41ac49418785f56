# What keeps a card from being made, and what to do.

pdf-overflow = « { $block } » ne tient pas { $side ->
    [0] sur une carte
   *[other] sur la face { $side } de la carte
}, même en plus petits caractères. Raccourcissez ce texte ou ceux qui l’entourent, retirez une figure, ou prenez un format plus grand (--size). La page (--format html) n’a pas cette limite.
pdf-too-many-sides = La carte a deux faces ; « { $block } » en demande une troisième. Retirez une ligne « --- » du modèle.
pdf-missing-glyph = Les polices de la carte n’ont pas de signe « { $character } » ({ $code }), dans « { $text } ». Écrivez-le autrement.
pdf-unknown-figure = Le modèle demande la figure « { $name } », qui n’existe pas. Les figures sont « board » et « turn/1 », « turn/2 »… pour les exemples marqués « card ».
pdf-unknown-icon = Le modèle demande l’icône « { $name } », qui n’existe pas.
pdf-too-deep = Les listes ou les styles de « { $block } » sont emboîtés trop profondément. Écrivez-les à plat.
pdf-pale-accent = Cette couleur est trop pâle pour se lire sur du papier blanc. Choisissez-en une plus foncée.
pdf-internal = Le PDF n’a pas pu être écrit ({ $fault }). C’est une erreur de goosebook : signalez-la, s’il vous plaît.
pdf-sheet-too-small = Cette carte ne tient pas sur cette feuille. Choisissez une autre feuille (--sheet) ou une carte plus petite (--size).
pdf-sheet-scale = À imprimer à 100 %, sans mise à l’échelle : le trait mesure 50 mm.
pdf-sheet-long = Recto verso, retourner sur le bord long.
pdf-sheet-short = Recto verso, retourner sur le bord court.
pdf-contents = Dans ce livret
