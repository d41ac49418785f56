# Ce que le vérificateur trouve : le message, la mention à l’endroit même, que faire.

## Niveaux et mentions

finding-level-error = erreur
finding-level-warning = avertissement
finding-level-note = remarque
finding-level-help = aide
finding-fix = c’est sans doute ce qu’il fallait écrire
finding-first-here = la première fois, c’est ici
finding-other-key = l’autre est ici
finding-other-rule = l’autre est ici
finding-in-this-rule = dans cette règle
finding-throw-here = ce lancer
finding-still-comment = encore un commentaire, que le programme ne lit pas
finding-read-to-here = c’était encore ouvert ici
finding-language-here = cette langue est employée ici
finding-length-here = la dernière case est fixée ici
finding-square-here = cette case est au-delà
finding-taken-over-here = repris ici
finding-least-here = le minimum est fixé ici
finding-loop-here = la boucle passe par ici
finding-this-throw = après ce tour
finding-end-here = l’effet de cette case s’applique-t-il alors ?
finding-leads-here = ce saut y mène
finding-dice-here = les dés sont ceux-ci
finding-players-here = voici qui peut jouer
finding-other-answer = l’autre réponse est ici
finding-other-player = un joueur ici

## Ce qui est attendu, ce qui est trouvé

kind-nothing = rien
kind-list = une liste
kind-mapping = des clés avec leurs valeurs (`clé: valeur`)
kind-number = un nombre entier
kind-text = un texte
kind-faces = ce que montrent les dés, comme [6, 3]
kind-word = un seul mot
kind-source = une source, une source avec sa clause (clé/clause) ou une liste des deux
kind-target = une case : son numéro, `start`, `finish`, `origin`, `next goose` ou `previous goose`
place-file = un fichier de variante
place-long-form = la forme longue d’une valeur
place-square = une case
place-squares = les cases
place-pay = ce que coûte une case
place-words = un texte en plusieurs langues
place-source = une source
place-clause = une clause
place-note = une note
place-claims = les affirmations à vérifier
place-ignore = un constat ignoré
place-change = une modification
place-players = la règle sur les joueurs
place-track = le parcours
place-first-throw = la règle du premier lancer
place-exception = une exception du premier lancer
place-meeting = la règle de rencontre
place-meeting-pay = ce que coûte une rencontre
place-finish = l’arrivée
place-example = un exemple
place-given = la position de départ d’un exemple
place-player = ce que dit l’exemple d’un joueur
place-player-given = la position de départ d’un joueur
bad-dice-count = il peut y avoir de 1 à 4 dés
bad-dice-faces = un dé peut avoir de 2 à 20 faces
bad-dice-unreadable = les dés s’écrivent `2d6` : deux dés à six faces
dice-other-face = aucun dé de ce jeu n’a ce nombre
dice-other-count = ce n’est pas le nombre de dés de ce jeu
refusal-over = la partie est finie pour ce joueur
refusal-dice = ce ne sont pas les dés de ce jeu
refusal-off-the-track = un pion est au-delà de la dernière case
refusal-unknown-seat = ce joueur n’a pas de place à la table

## La forme d’un fichier

finding-not-utf8 = le fichier n’est pas enregistré comme un texte en UTF-8
finding-not-utf8-label = le premier signe illisible
finding-not-utf8-help = ouvrez-le dans un éditeur de texte, et non dans un traitement de texte ; sous « Enregistrer sous », choisissez l’encodage « UTF-8 », puis retapez les lettres qui s’affichent mal
finding-empty-file = le fichier ne dit rien
finding-empty-file-help = écrivez pour commencer ces quatre lignes, l’une sous l’autre : `goosebook: 1`, `id: maison`, `title: Maison` et `extends: famille` ; `goosebook new maison --from famille` les écrit aussi ; une ligne qui commence par # n’est qu’une remarque
finding-too-large = le fichier est trop gros : { $bytes } octets, pour { $most } au plus
finding-too-large-help = une variante tient en une page ou deux : prenez le bon fichier, ou retirez ce qui y est répété
finding-too-deep = plus de { $most } crochets ou accolades sont ouverts les uns dans les autres
finding-too-deep-help = une paire de crochets suffit à une liste, comme [5, 9] : retirez les autres, et fermez chaque crochet ouvert
finding-too-many-values = le fichier compte plus de { $most } valeurs
finding-too-many-values-help = une variante en compte quelques centaines : prenez le bon fichier, ou retirez ce qui est répété
finding-syntax = { $what ->
    [opening] ce qui s’ouvre ici ne se ferme jamais
   *[place] à partir d’ici, le fichier est illisible
 }
finding-syntax-label = { $what ->
    [opening] ouvert ici
   *[place] ici
 }
finding-syntax-help = { $hint }
finding-several-documents = un deuxième document commence ici
finding-several-documents-help = une ligne `---` ou `...` met fin au texte du fichier : retirez-la ; deux variantes demandent deux fichiers
finding-alias = une valeur commence par `{ $sign }`
finding-alias-help = écrivez ici la valeur elle-même, comme 2 ; si `{ $sign }` fait partie d’un texte, mettez tout le texte entre guillemets droits, comme "{ $sign } Attention"
finding-tag = une valeur commence par un point d’exclamation (`!`)
finding-tag-help = retirez le mot qui commence par `!` ; s’il fait partie d’un texte, mettez tout le texte entre guillemets droits, comme "!Attention"
finding-directive = une ligne commence par un pour cent (`%`)
finding-directive-help = retirez la ligne ; si c’est un texte, mettez-le entre guillemets droits, comme "% des oies"
finding-control-character = le fichier contient un caractère invisible : { $character }
finding-control-character-label = ici
finding-control-character-help = effacez-le, puis retapez ce qui l’entoure ; s’il y en a partout, ce n’est pas un fichier de texte : dans le programme qui l’a écrit, « Enregistrer sous », « Texte brut »
finding-key-not-text = une clé (ce qui est devant le deux-points) n’est pas un seul mot
finding-key-not-text-help = commencez par un mot et un deux-points ; les crochets et les accolades viennent derrière, comme `goose: {"{"} at: [5, 9] {"}"}`
finding-odd-space = { $what ->
    [line] cette ligne n’est vide qu’en apparence
   *[other] une espace insécable se trouve à côté de `{ $found }`
 }
finding-odd-space-label = une espace de traitement de texte ; elle ne se voit pas
finding-odd-space-help = effacez-la, et retapez une espace au clavier s’il en faut une

hint-tab = la touche Tab a décalé cette ligne : effacez ce vide et tapez des espaces, deux de plus que devant la ligne dont elle dépend ; faites de même pour les lignes voisines
hint-quote = le texte entre guillemets finit avant cet endroit : mettez-le tout entier entre les guillemets, ou tapez ici une virgule s’il en manque une
hint-backslash = entre "…" une barre oblique inverse (\) change le signe qui la suit : doublez-la, ou entourez le texte de '…'
hint-bracket = un crochet [ ou une accolade {"{"} reste ouvert : fermez-le par ] ou {"}"} là où cela finit
hint-unclosed-brace = il manque une accolade fermante {"}"} : mettez-la là où cela finit
hint-unclosed-bracket = il manque un crochet fermant ] : mettez-le là où cela finit
hint-comma = il manque une virgule entre deux valeurs, comme dans `{"{"} miss: 2, shared: true {"}"}` (un point-virgule ne convient pas), ou le crochet ou l’accolade qui ferme
hint-colon = il y a deux deux-points sur cette ligne : si le deuxième fait partie d’un texte, mettez tout le texte entre guillemets droits, comme "L’oie : chez nous" ; si c’est une règle, mettez-la entre accolades, comme `inn: {"{"} miss: 2 {"}"}`
hint-no-colon = il manque un deux-points après le premier mot, comme dans `squares:` ou `dice: 2d6` (et non =) ; si c’est la suite d’un texte, décalez la ligne de deux espaces ; si c’est une remarque, mettez # devant ; si la ligne paraît vide, effacez-la
hint-colon-space = il faut une espace après chaque deux-points de cette ligne, comme dans `at: 6`
hint-commented = cette ligne dépend d’une autre, plus haut, qui commence encore par `#` : enlevez aussi ce signe-là
hint-indent = cette ligne ne commence pas dans la même colonne que celles qui vont avec elle : mettez devant elle autant d’espaces que devant les autres, et rien d’autre
hint-dash = une liste s’écrit avec un tiret et une espace sur chaque ligne, ou entre crochets, [5, 9] ; un texte qui commence par un tiret se met entre guillemets droits, comme "- chez nous"
hint-comment = un # commence une remarque : laissez une espace devant, ou mettez le texte entre guillemets droits, comme "oie #1"
hint-character = un texte ne peut pas commencer par ce signe : mettez-le tout entier entre guillemets droits, comme "@table"
hint-other = vérifiez cette ligne et celle d’avant : au début, autant d’espaces que devant les lignes voisines ; après chaque deux-points, une espace ; et tout ce qui s’ouvre se ferme ; `goosebook show --resolved famille` montre une variante qui marche
hint-unclosed-quote = ce guillemet n’est jamais fermé : mettez le même signe à la fin du texte
hint-apostrophe = l’apostrophe ferme ici le texte ouvert par ' : écrivez l’apostrophe courbe ’, ou doublez-la ('l''oie'), ou retirez les guillemets
hint-inner-quote = ce guillemet " ferme le texte trop tôt : à l’intérieur d’un texte, écrivez « … », ou entourez le tout de '…'
hint-mismatch = ce signe ne ferme pas ce qui est ouvert : [ se ferme par ], et {"{"} par {"}"}
hint-extra-bracket = ce signe ferme quelque chose qui n’est pas ouvert : retirez-le, ou ouvrez ce qu’il ferme
hint-parenthesis = les parenthèses ne regroupent rien ici : mettez des accolades, comme `{"{"} miss: 2 {"}"}`
hint-under-value = ce qui est avant est déjà complet et cette ligne ne peut pas le suivre : ramenez-la dans la colonne de la ligne d’avant ; si c’est une liste, commencez chaque ligne par le tiret court - et une espace ; si c’est un texte, mettez-le entre guillemets droits "…"
hint-dash-space = dans la ligne d’avant, mettez une espace après le tiret de la liste, comme dans `- say: …`

## La structure d’un fichier

finding-unknown-key = il n’y a pas de clé `{ $key }` dans { $place }
finding-unknown-key-label = { $kind ->
    [square] une case
    [outdented] trop à gauche
    [player] aucun joueur ne s’appelle ainsi
   *[other] { $nearly ->
        [yes] vouliez-vous dire `{ $near }` ?
       *[no] inconnue
    }
 }
finding-unknown-key-help = { $kind ->
    [numbered] un numéro n’est pas une clé ici ; écrivez par exemple `{ $sample }`
    [number] plusieurs numéros se mettent entre crochets, comme `at: [5, 9, 14]` ; un nombre seul s’écrit sans virgule
    [square] `{ $near }` est une case : écrivez-la sous une ligne `squares:`, deux espaces plus à droite qu’elle
    [outdented] `{ $key }` dit quelque chose d’une case : écrivez-le sous le nom de la case, deux espaces plus à droite que lui
    [player] écrivez d’abord le nom du joueur : `{"{"} Alice: {"{"} at: 19, wait: 2 {"}"} {"}"}`
   *[other] { $nearly ->
        [yes] si ce n’est pas cela, les clés possibles ici sont { $known }
       *[no] une case se met sous `squares:`, et ce qui dépend de la ligne d’avant deux espaces plus à droite qu’elle ; sinon, les clés (les mots devant un deux-points) possibles ici sont { $known } ; `goosebook explain G0101` dit ce que font les plus courantes
    }
 }
finding-duplicate-key = `{ $key }` se trouve deux fois ici
finding-duplicate-key-label = la deuxième fois
finding-duplicate-key-help = { $values ->
    [same] retirez l’une des deux lignes
    [yes] gardez l’une des deux : `{ $key }: { $one }` ou `{ $key }: { $other }`
   *[no] { $key ->
        [dice] écrivez `dice:` une seule fois et mettez-y tout : `dice: {"{"} is: 2d6, each: sum {"}"}`
        [finish] écrivez `finish:` une seule fois et mettez-y tout : `finish: {"{"} overshoot: bounce, then: stop {"}"}`
        [squares] écrivez `squares:` une seule fois et mettez-y toutes les cases : `squares: {"{"} inn: {"{"} miss: 2 {"}"}, well: {"{"} miss: 3 {"}"} {"}"}`
       *[other] écrivez `{ $key }:` une seule fois et mettez-y ce que disent les deux, avec une virgule entre deux valeurs
    }
 }
finding-missing-key = il manque `{ $key }` dans { $place }
finding-missing-key-label = il manque `{ $key }` ici
finding-missing-key-help = { $key ->
    [track] ajoutez la ligne `extends: famille` si vos règles changent celles de la famille, ou le nombre de cases : `track: { $sample }`
   *[other] ajoutez par exemple `{ $key }: { $sample }`
 }
finding-wrong-type = il faut ici { $expected }, et non { $found }
finding-wrong-type-label = attendu : { $expected }
finding-wrong-type-help = { $kind ->
    [main] écrivez entre accolades une clé, un deux-points, une espace et la valeur, sans tiret devant, par exemple `{ $sample }` (`goosebook explain G0101` dit ce que font les clés les plus courantes) ; `~` seul retire ce que dit la variante nommée par `extends`
    [faces] écrivez ce que montre chaque dé, entre crochets : [6, 3]
    [track] le nombre de cases s’écrit ainsi : `track: {"{"} squares: 63 {"}"}` ; sous `squares:` viennent les cases elles-mêmes, comme `inn: {"{"} miss: 2 {"}"}`
    [players] écrivez qui est où, entre accolades : `{"{"} Alice: 26, Bob: 12 {"}"}`
    [dashes] dans une liste, laissez une espace après chaque tiret, comme `- 5`
    [kind-number] écrivez le nombre entier en chiffres et rien d’autre, comme 2 ; s’il en faut plusieurs, mettez-les entre crochets avec des virgules : [5, 9, 14]
    [kind-mapping] écrivez une clé, un deux-points, une espace et la valeur, sans tiret devant, comme `at: 6` ; sur une seule ligne, le tout entre accolades : `{"{"} at: 6 {"}"}`
    [kind-list] mettez le tout entre crochets, avec une virgule entre deux valeurs, comme [5, 9] ou [{"{"} … {"}"}, {"{"} … {"}"}], ou une valeur par ligne, chacune après un tiret et une espace
    [kind-text] écrivez quelques mots, sans tiret, crochets ni accolades ; s’ils contiennent un deux-points, mettez-les entre guillemets droits "…"
    [kind-word] écrivez un seul mot, sans tiret, crochets ni accolades
   *[other] écrivez l’une de ces formes, avec vos nombres ou vos mots
 }
finding-quoted-number = "{ $found }" est un texte, à cause de ses guillemets
finding-quoted-number-label = un nombre est attendu
finding-quoted-number-help = retirez les guillemets
finding-leading-zero = le nombre { $found } commence par un zéro
finding-leading-zero-label = certains programmes y lisent un autre nombre
finding-leading-zero-help = écrivez-le sans le zéro
finding-yes-no = `{ $found }` n’est ni `true` ni `false`
finding-yes-no-label = écrivez `{ $near }`
finding-yes-no-help = oui s’écrit `true`, non s’écrit `false`
finding-out-of-range = { $found } est hors des limites
finding-out-of-range-label = de { $least } à { $most }
finding-out-of-range-help = écrivez un nombre de { $least } à { $most }
finding-unknown-answer = { $found } n’est pas l’une des valeurs possibles
finding-unknown-answer-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] inconnu
 }
finding-unknown-answer-help = les valeurs possibles sont { $known } ; `goosebook explain G0109` dit ce que font les plus courantes
finding-empty-value = `{ $key }` n’a pas de valeur
finding-empty-value-help = écrivez une valeur après `{ $key }:`, ou retirez `{ $key }:` ; ce qui suit un # n’est qu’une remarque, sauf entre guillemets droits "…" ; `~` ne sert qu’à retirer ce que dit la variante nommée par `extends`
finding-bad-name = `{ $found }` ne peut pas être un nom ici
finding-bad-name-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] {""}
 }
finding-bad-name-help = { $found ->
    [table] prenez un autre nom : `table` veut dire « convention de notre table »
   *[other] un nom n’a que des minuscules sans accent, des chiffres, `-` et `_`, sans espace, virgule ni apostrophe, et commence par une lettre ou un chiffre, comme `chez-nous`
 }
finding-bad-dice = `{ $found }` : ce ne sont pas des dés
finding-bad-dice-label = { $why }
finding-bad-dice-help = écrivez sans espaces le nombre de dés (1 à { $dice }), `d`, puis le nombre de faces (2 à { $faces }) : `2d6`
finding-bad-address = `{ $found }` n’est pas une adresse
finding-bad-address-help = une adresse commence par https:// ou http:// et n’a pas d’espaces, comme https://example.org/oie
finding-bad-date = `{ $found }` n’est pas un jour
finding-bad-date-help = écrivez l’année, le mois et le jour en chiffres, avec des traits d’union : 2026-10-31
finding-unknown-version = le langage de ce fichier est en version `{ $found }`
finding-unknown-version-label = la version connue ici est { $known }
finding-unknown-version-help = écrivez `goosebook: { $known }`, ou lisez le fichier avec un goosebook plus récent
finding-bad-country = `{ $found }` n’est pas le code d’un pays
finding-bad-country-help = écrivez les deux lettres de son code, comme FR pour la France, BE pour la Belgique, IT pour l’Italie
finding-empty-list = la liste `{ $key }` est vide
finding-empty-list-help = mettez-y au moins un numéro, comme `{ $key }: [5]`, ou retirez toute cette case
finding-other-file-name = le fichier de `{ $id }` s’appelle `{ $file }`
finding-other-file-name-label = c’est `{ $id }.yaml` que l’on cherchera sous ce nom
finding-other-file-name-help = donnez au fichier le nom `{ $id }.yaml`, ou écrivez après `id:` le nom du fichier sans `.yaml` : d’autres variantes pourront ainsi la reprendre
finding-wrong-count = { $expected ->
    [1] il faut ici une valeur, et non { $found }
   *[other] il faut ici { $expected } valeurs, et non { $found }
 }
finding-wrong-count-help = { $expected ->
    [1] gardez-en une seule, ici le nombre de joueurs à partir duquel les pions changent : `{"{"} 5: 2 {"}"}`
   *[other] écrivez le minimum et le maximum, entre crochets : [15, 30]
 }

finding-missing-space = il manque une espace après le deux-points dans `{ $found }`
finding-missing-space-label = lu comme un seul mot
finding-missing-space-help = tapez au clavier une espace après le deux-points, comme dans `at: 6` ; celle d’un traitement de texte ne compte pas
finding-print-quotes = ces guillemets sont ceux de l’imprimerie : la valeur est lue sans eux
finding-print-quotes-help = tapez des guillemets droits, "…", ou aucun ; pour que les vôtres se voient sur la carte, mettez le tout entre guillemets droits

finding-cut-by-hash = ce qui suit `#` n’est pas lu
finding-cut-by-hash-label = il reste « { $read } »
finding-cut-by-hash-help = si ce signe fait partie du texte, mettez le tout entre guillemets ; si c’est une remarque, mettez une espace après `#`

finding-unprinted-letter = la carte ne peut pas montrer « { $letter } » ({ $code })
finding-unprinted-letter-label = les polices de la carte et du plateau n’ont pas ce signe
finding-unprinted-letter-help = écrivez-le autrement ; sur l’écran et sur le site, il se voit quand même

## Ce à quoi un fichier renvoie

finding-unknown-base = il n’y a pas de variante `{ $id }` à reprendre
finding-unknown-base-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] introuvable
 }
finding-unknown-base-help = `goosebook list` donne les variantes ; une variante à vous doit être le fichier `{ $id }.yaml`, dans le même dossier que celui-ci
finding-base-circle = ces variantes se reprennent en rond : { $circle }
finding-base-circle-help = changez ou retirez le `extends` de l’une d’elles ; une variante à vous ne peut pas porter le nom (`id`) de celle qu’elle reprend
finding-bases-too-deep = plus de { $most } variantes se reprennent l’une l’autre
finding-bases-too-deep-help = raccourcissez la chaîne : écrivez après `extends:`, dans l’un de ces fichiers, une variante plus proche de la dernière, comme `extends: famille`
finding-unknown-source = il n’y a pas de source `{ $source }`
finding-unknown-source-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] absente de `sources`
 }
finding-unknown-source-help = ajoutez-la au fichier, par exemple `sources: {"{"} { $source }: {"{"} title: … {"}"} {"}"}` (son nom est un seul mot sans accent), ou écrivez `source: table` pour une convention de votre table
finding-unknown-clause = la source `{ $source }` n’a pas de clause `{ $clause }`
finding-unknown-clause-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] absente de ses `clauses`
 }
finding-unknown-clause-help = ajoutez à la source `{ $source }` la clause `clauses: [{"{"} id: { $clause }, says: … {"}"}]`, ou dans ses `clauses` si elle en a déjà, ou nommez la source seule : `source: { $source }`
finding-uncovered-clause = rien ne repose sur la clause `{ $clause }`
finding-uncovered-clause-label = la source le dit, mais aucune règle, note ni exemple ne le reprend
finding-uncovered-clause-help = écrivez `source: { $clause }` dans la règle qui dit la même chose, ou ajoutez une note : `notes: [{"{"} about: advice, says: …, source: { $clause } {"}"}]`
finding-duplicate-clause = la clause `{ $clause }` se trouve deux fois ici
finding-duplicate-clause-label = la deuxième fois
finding-duplicate-clause-help = donnez un autre `id` à l’une des deux, et nommez-la aussi ainsi là où une règle s’y réfère
finding-source-of-nothing = `source` parle de `{ $key }`, que cette règle n’a pas
finding-source-of-nothing-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] pas de valeur de ce nom ici
 }
finding-source-of-nothing-help = écrivez devant le deux-points une clé de cette règle, ou `rule` pour tout ce qui n’est pas nommé
finding-unknown-code = il n’y a pas de constat `{ $found }`
finding-unknown-code-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] inconnu
 }
finding-unknown-code-help = écrivez le code comme dans les rapports, par exemple `G0206` ; `goosebook explain` les donne tous
finding-ignored-error = `{ $found }` est une erreur, qui ne peut pas être ignorée
finding-ignored-error-help = retirez-la de `ignore` et corrigez ce qu’elle signale : seuls les avertissements et les remarques peuvent être ignorés
finding-unused-ignore = rien à ignorer ici : ce fichier ne donne pas le constat { $code }
finding-unused-ignore-help = retirez-le de `ignore`, et `ignore` aussi s’il n’y reste rien : sinon, si la faute revenait, personne n’en saurait rien

## Ce que disent les règles

finding-off-the-board = { $count ->
    [one] la case { $square } est au-delà du plateau
   *[other] les cases { $square } sont au-delà du plateau
 }
finding-off-the-board-label = la dernière case est la { $last }
finding-off-the-board-help = { $whose ->
    [below] allongez le parcours, ou redites ces cases dans votre fichier : `squares: {"{"} maze: ~, goose: {"{"} at: [5, 9] {"}"} {"}"}` retire le labyrinthe et donne d’autres numéros aux oies ; `first_throw: ~` retire le premier lancer
   *[own] nommez une case de 0 (le départ) à { $last }, ou allongez le parcours sous `track`
 }
finding-two-effects = la case { $square } a deux règles
finding-two-effects-label = l’une des deux
finding-two-effects-help = { $taken ->
    [yes] une case n’a qu’une règle : retirez le numéro { $square } de la vôtre, ou enlevez celle que vous reprenez, avec `{ $key }: ~` sous `squares:`
   *[no] une case n’a qu’une règle : retirez le numéro { $square } de l’un des deux endroits
 }
finding-effect-at-end = la case { $square } ne peut pas avoir de règle
finding-effect-at-end-label = le départ et la dernière case n’ont pas d’effet
finding-effect-at-end-help = retirez la case { $square } de cette règle ; ce qui se passe à la fin s’écrit sous `finish`, ce qui se passe au départ sous `track`
finding-conflict = `{ $one }` et `{ $other }` se contredisent
finding-conflict-label = { $why ->
    [released] une arrivée libère le pion qui attend ici, personne ne partage donc la case
    [alone] un seul pion tient sur cette case, personne ne la partage donc
    [full] la case est pleine avant qu’un autre pion puisse y arriver et libérer le premier
    [carried] le pion est emmené plus loin et attend ailleurs, où rien ne met fin à son attente
    [waits] un pion qui attend perd son lancer en plus
    [home] un pion sur la dernière case est arrivé et n’attend plus
    [turned] le pion ne garde pas son sens de marche ici
    [no-arrival] seul un pion libéré par une arrivée est envoyé quelque part
    [nobody-meets] deux pions qui partagent une case ne se rencontrent pas
    [nobody-displaced] c’est celui qui arrive qui recule, personne d’autre ne bouge
    [nobody-shifted] les pions ne se décalent qu’avec `rule: shift`
    [on-start-already] un pion au départ ne peut pas y être renvoyé
   *[plain] les deux disent des choses différentes du même pion
 }
finding-conflict-help = gardez l’une des deux ; si c’est la variante nommée par `extends` qui dit l’autre, ajoutez à côté `{ $other }: ~`
finding-qualifies-nothing = `{ $key }` précise quelque chose qui n’est pas dit
finding-qualifies-nothing-label = inutile toute seule
finding-qualifies-nothing-help = `{ $key }` ne sert qu’à côté de { $known } (une suffit ; `~` ne compte pas) : ajoutez-la, ou retirez `{ $key }`
finding-impossible-dice = { $count ->
    [one] aucun lancer de { $dice } ne donne cela
   *[other] aucun lancer de { $dice } ne donne ce qui est demandé à { $count } endroits
 }
finding-impossible-dice-label = { $whose ->
    [below] les dés sont ceux-ci
   *[own] { $why }
 }
finding-impossible-dice-help = { $whose ->
    [below] dites ce que ces dés peuvent donner, ou retirez ce qui demande ce lancer ; pour le premier lancer, ajoutez la ligne `first_throw: ~`
   *[own] écrivez un lancer que ces dés peuvent donner, avec un nombre par dé, comme [6, 3] pour deux dés à six faces (ailleurs que dans un exemple, aussi `throw: total 9`), ou changez les dés (`dice`)
 }
finding-two-exceptions = { $dice } a deux sens au premier lancer
finding-two-exceptions-label = la deuxième fois
finding-two-exceptions-help = { $same ->
    [yes] l’ordre des dés ne compte pas ; gardez l’une des deux
   *[no] la première vaut aussi pour ces dés : gardez l’une des deux, ou mettez d’abord celle qui parle de moins de lancers
 }
finding-unknown-kind = ce plateau n’a pas de case `{ $kind }`
finding-unknown-kind-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] absente de `squares`
 }
finding-unknown-kind-help = ajoutez cette case sous `squares` avec ses numéros, comme `{ $kind }: {"{"} at: [5, 9] {"}"}`, ou nommez une case qui s’y trouve
finding-nameless-square = la case `{ $kind }` n’a pas de nom (`name`)
finding-nameless-square-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] une case propre à ce plateau
 }
finding-nameless-square-help = { $nearly ->
    [yes] écrivez `{ $near }` si c’est cette case ; si c’en est une autre, ajoutez-y son nom avec l’article, comme `name: le moulin` ou `name: {"{"} fr: le moulin, en: the mill {"}"}`
   *[no] ajoutez-y son nom avec l’article, comme `name: le moulin` ou `name: {"{"} fr: le moulin, en: the mill {"}"}` ; un numéro de case se met sous `at`, comme `at: 12`
 }
finding-reversed-range = le minimum ({ $least }) dépasse le maximum ({ $most })
finding-reversed-range-help = échangez les deux nombres : le plus petit est le minimum
finding-cannot-act = `{ $one }` ne peut rien faire à côté de `{ $other }`
finding-cannot-act-label = { $why ->
    [released] une arrivée libère le pion qui attend ici, personne ne partage donc la case
    [alone] un seul pion tient sur cette case, personne ne la partage donc
    [full] la case est pleine avant qu’un autre pion puisse y arriver et libérer le premier
    [carried] le pion est emmené plus loin et attend ailleurs, où rien ne met fin à son attente
    [waits] un pion qui attend perd son lancer en plus
    [home] un pion sur la dernière case est arrivé et n’attend plus
    [turned] le pion ne garde pas son sens de marche ici
    [no-arrival] seul un pion libéré par une arrivée est envoyé quelque part
    [nobody-meets] deux pions qui partagent une case ne se rencontrent pas
    [nobody-displaced] c’est celui qui arrive qui recule, personne d’autre ne bouge
    [nobody-shifted] les pions ne se décalent qu’avec `rule: shift`
    [on-start-already] un pion au départ ne peut pas y être renvoyé
   *[plain] les deux disent des choses différentes du même pion
 }
finding-cannot-act-help = retirez l’une des deux ; si c’est la variante nommée par `extends` qui la dit, écrivez-la ici avec `~`, comme `{ $other }: ~`
finding-goes-nowhere = la case { $square } envoie le pion là où il est
finding-goes-nowhere-label = cela ne mène nulle part
finding-goes-nowhere-help = nommez une autre case ; une case sans effet n’a pas besoin de règle
finding-no-article = le nom `{ $name }` n’a pas d’article
finding-no-article-label = les phrases le reprennent tel qu’il est écrit
finding-no-article-help = écrivez-le comme dans une phrase, sans guillemets courbes : `le moulin` en français, `the mill` en anglais ; un nom propre commence par une majuscule
finding-missing-language = { $count ->
    [one] un texte n’est pas écrit dans la langue `{ $lang }`, alors que d’autres le sont
   *[other] { $count } textes ne sont pas écrits dans la langue `{ $lang }`, alors que d’autres le sont
 }
finding-missing-language-label = le premier où elle manque
finding-missing-language-help = ajoutez une virgule et `{ $lang }: …` avant l’accolade qui ferme ce texte, ou tenez-vous à une seule langue ; un texte sans langue, comme `title: Oca`, vaut pour toutes
finding-two-answers = deux réponses à la même question : `{ $other }` et `{ $one }`
finding-two-answers-label = une seule peut valoir
finding-two-answers-help = gardez celle que vous jouez, sans crochets ; si un texte dit les deux, mettez l’autre dans une note : `notes: [{"{"} about: scope, says: … {"}"}]`
finding-chaining-unsaid = { $what ->
    [first] ce premier lancer mène à la case { $to }, qui a un effet ; rien ne dit si cet effet s’applique
    [release] le pion libéré va à la case { $to }, qui a un effet ; rien ne dit si cet effet s’applique
   *[square] la case { $from } mène à la case { $to }, qui a un effet ; rien ne dit si cet effet s’applique
 }
finding-chaining-unsaid-label = { $whose ->
    [below] l’effet de cette case s’applique-t-il alors ?
   *[own] et une fois là ?
 }
finding-chaining-unsaid-help = ajoutez une ligne : `chaining: stop` (l’effet de la case { $to } ne s’applique pas) ou `chaining: once` (il s’applique)
finding-no-such-players = { $why ->
    [never] on ne joue jamais à { $players } : ce nombre de pions ne sert pas
   *[always] on est toujours au moins { $players } : l’autre nombre de pions ne sert pas
 }
finding-no-such-players-label = à partir de { $players } joueurs
finding-no-such-players-help = changez ce nombre ou celui des joueurs (`players`) ; « plus de quatre joueurs » s’écrit 5, « quatre joueurs ou plus » s’écrit 4

## Exemples

finding-example-fails = { $what ->
    [at] cet exemple n’est pas juste : { $player } arrive en { $found }, et non en { $expected }
    [wait] cet exemple n’est pas juste : l’attente (`wait`) de { $player } est { $found }, et non { $expected }
    [purse] cet exemple n’est pas juste : { $player } a { $found } en bourse, et non { $expected }
   *[pot] cet exemple n’est pas juste : il y a { $found } dans le pot, et non { $expected }
 }
finding-example-fails-label = { $moved ->
    [yes] les règles donnent { $path }
   *[no] les règles donnent { $found }
 }
finding-example-fails-help = { $tells ->
    [yes]
        corrigez l’exemple, ou la règle qu’il montre ; voici ce tour, joué selon les règles :
        { $told }
   *[no] corrigez l’exemple, ou la règle qu’il montre
 }
finding-example-refused = ce tour ne peut pas être joué : { $why }
finding-example-refused-help = retirez ce tour, ou changez ceux qui le précèdent ou la position de départ (`given`)
finding-example-waits = { $player } lance les dés, mais doit attendre
finding-example-waits-label = un tour passé
finding-example-waits-help = écrivez `{ $player }: missed`
finding-example-free = { $may ->
    [choose] { $player } attend, mais peut lancer les dés ou payer pour se libérer, et il faut le dire
   *[throw] { $player } passe son tour, mais est libre
 }
finding-example-free-label = { $may ->
    [choose] peut agir tout en attendant
   *[throw] un lancer est attendu
 }
finding-example-free-help = { $may ->
    [choose] écrivez les dés lancés, comme `{ $player }: [6, 3]` ; s’il y a un prix à payer, aussi le choix : `{ $player }: {"{"} dice: [6, 3], choose: [wait] {"}"}`
   *[throw] écrivez les dés lancés, comme `{ $player }: [6, 3]`, ou dites combien de tours le pion attend : `given: {"{"} { $player }: {"{"} at: 52, wait: 2 {"}"} {"}"}`
 }
finding-example-stranger = { $player } ne joue pas dans cet exemple et n’est pas dans `given`
finding-example-stranger-label = { $nearly ->
    [yes] vouliez-vous dire { $near } ?
   *[no] nommé seulement ici
 }
finding-example-stranger-help = écrivez ce nom comme ailleurs dans l’exemple ; un joueur qui ne joue pas doit se trouver dans `given`
finding-example-turn = { $count ->
    [0] ce tour n’est celui d’aucun joueur
   *[other] ce tour est celui de { $count } joueurs, et non d’un seul
 }
finding-example-turn-label = { $count ->
    [0] pas de joueur ici
   *[other] un autre joueur
 }
finding-example-turn-help = une ligne par tour : `- {"{"} Alice: [6, 3], ends: {"{"} Alice: 26 {"}"} {"}"}`

## Preuves

finding-endless-turn = ce tour ne finit jamais : depuis la case { $square } avec { $dice }
finding-endless-turn-label = { $loop }, et ainsi de suite{ $reached ->
    [yes]  ; on arrive sur la case { $square } par { $throws }
    [at-once]  ; dès le premier lancer
   *[no] {""}
 }
finding-endless-turn-help = faites mener ailleurs une case de la boucle, ou écrivez `chaining: stop` (au lieu de la ligne `chaining` s’il y en a une) : l’effet de la case où mène un saut ne s’applique alors pas ; pour une oie rencontrée en reculant, ajoutez à la case `after_bounce: keep` ou `after_bounce: none`
finding-dead-end = { $count ->
    [one] un pion seul qui arrive sur la case { $squares } ne peut plus atteindre la dernière case
   *[other] un pion seul qui arrive sur les cases { $squares } ne peut plus atteindre la dernière case
 }
finding-dead-end-label = de là, aucun lancer ne mène à l’arrivée
finding-dead-end-help = écrivez `finish: {"{"} overshoot: bounce {"}"}` (le pion recule des points en trop) ou `finish: {"{"} overshoot: stay, dice: any_die {"}"}` (un seul dé peut compter) ; ou jouez avec un dé vers la fin : `dice: {"{"} is: 2d6, from: {"{"} 57: 1d6 {"}"} {"}"}`
finding-endless-among-others = à { $fails } joueurs, ce tour ne finit jamais : { $throws }
finding-endless-among-others-label = le dernier lancer mène sans fin d’une de ces cases à l’autre : { $squares }
finding-endless-among-others-help = changez où mène l’une de ces cases, ou retirez ce qui dépend des autres pions, comme `when`
finding-block = à { $fails } joueurs, tous peuvent rester bloqués pour toujours : { $squares }
finding-block-label = après { $throws }, plus personne ne peut lancer{ $elsewhere ->
    [no] {""}
   *[yes]  ; à { $holds } joueurs, cela ne peut pas arriver
 }
finding-block-help = donnez une fin à l’attente : `miss: 3, unless: arrival` au lieu de `hold_until: arrival` ; pour le voir : `goosebook play { $variant } --players { $players } --throws "{ $throws }"`
finding-held-here = et ici
finding-held-alone = un joueur seul peut rester bloqué pour toujours : { $squares }
finding-held-alone-label = { $throws } y mènent, et personne ne vient libérer le pion
finding-held-alone-help = rien à faire si l’on joue toujours à plusieurs ; sinon, donnez une fin à l’attente : `miss: 3, unless: arrival` au lieu de `hold_until: arrival`
finding-no-end = à { $fails } joueurs, il peut arriver que la partie ne puisse plus finir
finding-no-end-label = après { $throws }, les pions sont sur { $squares }, et aucun lancer ne mène plus à l’arrivée
finding-no-end-help = laissez rebondir les pions (`finish: {"{"} overshoot: bounce {"}"}`), ou faites mener ailleurs une case d’où l’on ne sort pas ; pour le voir : `goosebook play { $variant } --players { $players } --throws "{ $throws }"`
finding-first-throw-win = on peut gagner au premier lancer : { $ways } chances sur { $of }
finding-first-throw-win-label = par exemple avec { $throws }
finding-first-throw-win-help = dites ce que ce premier lancer fait : `first_throw: [{"{"} dice: [6, 3], to: 26 {"}"}, {"{"} dice: [5, 4], to: 53 {"}"}]`
finding-seat-loses = à { $players } joueurs, le { $seat ->
    [1] premier
   *[other] { $seat }e
 } joueur ne peut jamais gagner
finding-seat-loses-label = aucune suite de lancers ne le fait arriver le premier
finding-seat-loses-help = laissez la partie finir avec le tour de table (`then: finish_round` sous `finish`), ou changez ce qui fait gagner si tôt
finding-never-reached = aucun pion ne vient jamais sur la case { $what }
finding-never-reached-label = aucun lancer, aucune autre case ne mène ici
finding-never-reached-help = changez le numéro de la case, ou ce qui y mène ; si la case n’est là que pour l’image, retirez-la des règles
finding-never-acts = `{ $what }` ne change jamais rien
finding-never-acts-label = sans cela, chaque tour se jouerait de la même façon
finding-never-acts-help = retirez `{ $what }`, ou changez ce qui l’empêche d’agir : une autre règle passe avant, ou aucun pion ne se trouve jamais dans ce cas
finding-undecided = à { $players } joueurs, on ne sait pas { $property }
finding-undecided-label = { $reason }
finding-undecided-help = vous n’avez rien à corriger : aucun problème n’a été trouvé ; `goosebook check --players 2` se borne à ce nombre de joueurs
undecided-pawns = avec plusieurs pions par joueur, il y a trop de positions pour les regarder toutes
undecided-players = c’est trop de joueurs pour regarder toutes les positions
undecided-tables = il y a trop de positions pour les regarder toutes
undecided-turns = il y a trop de tours différents pour les jouer tous
undecided-decisions = un tour se décide de trop de manières
property-or = {", ni "}
property-endless-turn = si tout tour finit
property-block = si tous peuvent rester bloqués pour toujours
property-dead-end = si la partie peut toujours finir
property-first-throw-win = si l’on peut gagner au premier lancer
property-seats = si chacun peut gagner
kind-throw = ce que montrent les dés : `double`, `double 6`, `total 9`, `face 6` ou une liste de faces
kind-release = `arrival`, `passing` ou des accolades avec `throw`, `other_throws` ou `pay`
kind-move = un dé et le numéro du pion, [6, 2]
place-dice = les dés
place-pawns = les pions
place-stakes = les mises
place-release = ce qui libère
place-case = un cas
place-choice = un choix
place-extra-throw = la règle du lancer en plus
place-meeting-moves = les cases d’une rencontre
place-pawn = ce que dit l’exemple d’un pion
place-hand = un coup d’un exemple
dice-never = aucun lancer de ces dés ne le montre
refusal-moves-and-dice = les coups ne jouent pas chaque dé une fois
refusal-cannot-move = ce pion ne peut pas avancer, un autre le peut
finding-example-asks = { $player } doit d’abord choisir
finding-example-asks-label = il manque un choix
finding-example-asks-help = ajoutez le choix, comme `{ $player }: {"{"} dice: [6, 3], choose: […] {"}"}`, avec vos dés et, entre les crochets, l’un de ces mots : { $known }
finding-silence-matters = les règles laissent ceci ouvert : { $question }
finding-silence-matters-label = sans réponse ici ; lecture usuelle : { $usual }
finding-silence-matters-help =
    écrivez `{ $line }`, ou une autre réponse (si le début de cette ligne se trouve déjà dans le fichier, ajoutez-y seulement la fin) ; voici où l’on se disputerait :
    { $told }
silence-usual = Lecture usuelle : { $says }
silence-other = Autre lecture : { $says }
finding-silence-harmless = des questions que cette variante laisse ouvertes ne changent rien, à { $players ->
    [1] un joueur
   *[other] { $players } joueurs
 }
finding-silence-harmless-label = toutes les positions possibles ont été essayées
finding-silence-harmless-help =
    vous n’avez rien à écrire ; voici ces questions, chacune avec la clé qui y répondrait :
    { $questions }
finding-silence-unknown = on ne sait pas si des questions que cette variante laisse ouvertes comptent
finding-silence-unknown-label = trop de positions possibles pour les essayer toutes
finding-silence-unknown-help =
    écrivez la réponse de votre table, ou laissez ainsi ; voici ces questions, chacune avec la clé qui y répond :
    { $questions }


finding-claim-length = la partie ne dure pas { $low } à { $high } minutes
finding-claim-length-label = en moyenne, par nombre de joueurs : { $fails }{ $elsewhere ->
    [no] {""}
   *[yes]  ; juste à { $holds } joueurs
 }
finding-claim-length-help = changez `minutes` ou `seconds_per_turn` pour que les deux s’accordent ; `goosebook odds` donne les durées
