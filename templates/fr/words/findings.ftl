# Ce que le vérificateur trouve : le message, la mention à l’endroit même, que faire.

## Niveaux et mentions

finding-level-error = erreur
finding-level-warning = attention
finding-level-note = remarque
finding-level-help = aide
finding-fix = c’est sans doute ce qu’il fallait écrire
finding-first-here = la première fois, c’est ici
finding-other-key = l’autre est ici
finding-other-rule = l’autre est ici
finding-in-this-rule = dans cette règle
finding-throw-here = ce lancer
finding-read-to-here = c’était encore ouvert ici
finding-language-here = cette langue est employée ici
finding-length-here = la dernière case est fixée ici
finding-square-here = cette case est au-delà
finding-taken-over-here = repris ici
finding-least-here = le minimum est fixé ici
finding-loop-here = la boucle passe par ici
finding-this-throw = après ce tour

## Ce qui est attendu, ce qui est trouvé

kind-nothing = rien
kind-list = une liste
kind-mapping = des clés avec leurs valeurs
kind-number = un nombre entier
kind-text = un texte
kind-word = un seul mot
kind-source = une source, une source avec sa clause (clé/clause) ou une liste des deux
kind-target = une case : son numéro, `start`, `finish`, `origin`, `next goose` ou `previous goose`
place-file = un fichier de variante
place-long-form = la forme longue d’une valeur
place-square = une case
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
place-player = un joueur d’un exemple
place-player-given = un joueur d’un exemple
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

finding-not-utf8 = le fichier n’est pas un texte en UTF-8
finding-not-utf8-label = le premier octet illisible
finding-not-utf8-help = enregistrez-le de nouveau en UTF-8 ; la plupart des éditeurs le proposent sous « Enregistrer sous »
finding-empty-file = le fichier ne dit rien
finding-empty-file-help = un fichier de variante commence par `goosebook: 1`, puis `id`, `title` et `track`
finding-too-large = le fichier compte { $bytes } octets, plus que les { $most } qui sont lus
finding-too-large-help = une variante tient en une page ou deux ; est-ce le bon fichier ?
finding-too-deep = plus de { $most } listes ou clés sont emboîtées les unes dans les autres
finding-too-deep-help = cinq ou six niveaux suffisent à toute règle ; un crochet n’est peut-être pas fermé
finding-too-many-values = le fichier compte plus de { $most } valeurs
finding-too-many-values-help = une variante en a quelques centaines ; est-ce le bon fichier ?
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
finding-several-documents-help = mettez chaque variante dans son fichier et retirez cette ligne
finding-alias = les renvois (`*nom`) ne sont pas admis
finding-alias-help = écrivez la valeur une fois de plus ici ; un texte qui commence par `*` demande des guillemets droits
finding-tag = les étiquettes (`!nom`) ne sont pas admises
finding-tag-help = retirez l’étiquette ; un texte qui commence par `!` demande des guillemets droits
finding-directive = les directives (`%…`) ne sont pas admises
finding-directive-help = retirez la ligne ; un texte qui commence par `%` demande des guillemets droits
finding-control-character = le fichier contient un caractère invisible : { $character }
finding-control-character-label = ici
finding-control-character-help = retirez ce caractère ; s’il y en a partout, ce n’est pas un fichier de texte
finding-key-not-text = une clé est un seul mot
finding-key-not-text-help = écrivez `clé: valeur` ; un texte avec des crochets ou des accolades demande des guillemets droits

hint-tab = décalez les lignes avec des espaces : une tabulation ne compte pas ici
hint-quote = un guillemet n’est pas fermé, ou un texte continue après lui ; entre '…' une apostrophe s’écrit deux fois, et `l’oie`, avec une apostrophe courbe, n’a pas besoin de guillemets
hint-backslash = entre "…" une barre oblique inverse commence un caractère spécial ; écrivez \\ ou mettez '…'
hint-bracket = un crochet ou une accolade n’est pas fermé, ou l’est par un autre
hint-unclosed-brace = il manque une accolade fermante {"}"} : mettez-la là où cela finit
hint-unclosed-bracket = il manque un crochet fermant ] : mettez-le là où cela finit
hint-comma = il manque avant cela une virgule, ou le crochet fermant
hint-colon = un texte où un deux-points est suivi d’une espace demande des guillemets droits ; ou bien il manque quelque chose à la ligne d’avant
hint-no-colon = une clé est suivie d’un deux-points et d’une espace, comme dans `at: 6`
hint-indent = le décalage change ici : ce qui va ensemble commence dans la même colonne
hint-dash = une liste s’écrit avec des tirets, un par ligne, ou entre [ ], mais pas les deux ; un tiret est suivi d’une espace
hint-comment = un # commence une remarque ; laissez une espace avant lui, ou mettez le texte entre guillemets droits
hint-character = aucune valeur ne peut commencer par ce caractère ; mettez le texte entre guillemets droits
hint-other = comparez avec une variante qui marche, écrite en entier : `goosebook show --resolved famille`

## La structure d’un fichier

finding-unknown-key = il n’y a pas de clé `{ $key }` dans { $place }
finding-unknown-key-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] inconnue
 }
finding-unknown-key-help = les clés possibles ici sont { $known }
finding-duplicate-key = `{ $key }` se trouve deux fois ici
finding-duplicate-key-label = la deuxième fois
finding-duplicate-key-help = gardez l’une des deux
finding-missing-key = il manque `{ $key }` dans { $place }
finding-missing-key-label = il manque `{ $key }` ici
finding-missing-key-help = ajoutez `{ $key }: …`
finding-wrong-type = il faut ici { $expected }, et non { $found }
finding-wrong-type-label = attendu : { $expected }
finding-wrong-type-help = docs/variant-files.md montre comment s’écrit chaque clé ; `goosebook show --resolved famille` montre un fichier entier
finding-quoted-number = "{ $found }" est un texte, à cause de ses guillemets
finding-quoted-number-label = un nombre est attendu
finding-quoted-number-help = retirez les guillemets
finding-leading-zero = le nombre { $found } commence par un zéro
finding-leading-zero-label = certains lecteurs y voient un autre nombre
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
finding-unknown-answer-help = les valeurs possibles sont { $known }
finding-empty-value = `{ $key }` n’a pas de valeur
finding-empty-value-help = donnez-lui une valeur ou retirez la ligne ; `~` ne retire une valeur que là où la variante d’origine en a une
finding-bad-name = `{ $found }` ne peut pas être un nom ici
finding-bad-name-help = { $found ->
    [table] `table` est déjà pris : c’est le nom d’une convention de votre table
   *[other] un nom est fait de minuscules sans accent, de chiffres, de `-` et de `_`, et commence par une lettre ou un chiffre
 }
finding-bad-dice = `{ $found }` : ce ne sont pas des dés
finding-bad-dice-label = { $why }
finding-bad-dice-help = écrivez le nombre de dés (1 à { $dice }), `d`, puis le nombre de faces (2 à { $faces }) : `2d6`
finding-bad-address = `{ $found }` n’est pas une adresse
finding-bad-address-help = une adresse commence par https:// ou http:// et n’a pas d’espaces
finding-bad-date = `{ $found }` n’est pas un jour
finding-bad-date-help = écrivez l’année, le mois et le jour : 2026-10-31
finding-unknown-version = le langage de ce fichier est en version `{ $found }`
finding-unknown-version-label = la version connue ici est { $known }
finding-unknown-version-help = écrivez `goosebook: { $known }`, ou lisez le fichier avec un goosebook plus récent
finding-bad-country = `{ $found }` n’est pas un pays
finding-bad-country-help = écrivez ses deux lettres : FR, BE, IT
finding-empty-list = la liste `{ $key }` est vide
finding-empty-list-help = mettez-y au moins une valeur, ou retirez le tout
finding-other-file-name = le fichier de `{ $id }` s’appelle `{ $file }`
finding-other-file-name-label = c’est `{ $id }.yaml` que l’on cherchera sous ce nom
finding-other-file-name-help = renommez le fichier ou la variante, pour que d’autres puissent la reprendre
finding-wrong-count = il faut ici { $expected } valeurs, et non { $found }
finding-wrong-count-help = écrivez le minimum et le maximum : [15, 30]

finding-missing-space = il manque une espace après le deux-points dans `{ $found }`
finding-missing-space-label = lu comme un seul mot
finding-missing-space-help = une clé est suivie d’un deux-points et d’une espace

## Ce à quoi un fichier renvoie

finding-unknown-base = il n’y a pas de variante `{ $id }` à reprendre
finding-unknown-base-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] introuvable
 }
finding-unknown-base-help = `goosebook list` donne les variantes ; l’une des vôtres est le fichier `{ $id }.yaml` à côté de celui-ci
finding-base-circle = ces variantes se reprennent en rond : { $circle }
finding-base-circle-help = l’une d’elles doit se suffire à elle-même, sans `extends`
finding-bases-too-deep = plus de { $most } variantes se reprennent l’une l’autre
finding-bases-too-deep-help = reprenez une variante plus proche de l’origine
finding-unknown-source = il n’y a pas de source `{ $source }`
finding-unknown-source-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] absente de `sources`
 }
finding-unknown-source-help = ajoutez-la à `sources`, ou écrivez `table` pour une convention de votre table
finding-unknown-clause = la source `{ $source }` n’a pas de clause `{ $clause }`
finding-unknown-clause-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] absente de ses `clauses`
 }
finding-unknown-clause-help = ajoutez-la aux clauses de `{ $source }`, ou nommez la source seule
finding-uncovered-clause = rien ne repose sur la clause `{ $clause }`
finding-uncovered-clause-label = la source le dit, mais aucune règle, note ni exemple ne le reprend
finding-uncovered-clause-help = nommez-la comme `source` de ce qu’elle dit, ou ajoutez une note qui la reprend
finding-duplicate-clause = la clause `{ $clause }` se trouve deux fois ici
finding-duplicate-clause-label = la deuxième fois
finding-duplicate-clause-help = donnez un autre `id` à l’une des deux
finding-source-of-nothing = `source` parle de `{ $key }`, que cette règle n’a pas
finding-source-of-nothing-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] pas de valeur de ce nom ici
 }
finding-source-of-nothing-help = nommez une valeur de cette règle, ou `rule` pour tout ce qui n’est pas nommé
finding-unknown-code = il n’y a pas de constat `{ $found }`
finding-unknown-code-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] inconnu
 }
finding-unknown-code-help = les codes s’écrivent comme dans les rapports : `G0206`
finding-ignored-error = `{ $found }` est une erreur, qui ne peut pas être ignorée
finding-ignored-error-help = corrigez ce qu’elle signale : seuls les avertissements et les remarques peuvent être ignorés

## Ce que disent les règles

finding-off-the-board = { $count ->
    [one] la case { $square } est au-delà du plateau
   *[other] les cases { $square } sont au-delà du plateau
 }
finding-off-the-board-label = la dernière case est la { $last }
finding-off-the-board-help = { $whose ->
    [below] allongez le parcours, déplacez ces cases, ou retirez-les par leur nom : `maze: ~`
   *[own] nommez une case de 0 (le départ) à { $last }, ou allongez le parcours
 }
finding-two-effects = la case { $square } a deux règles
finding-two-effects-label = l’une des deux
finding-two-effects-help = une case ne fait qu’une chose : retirez-la de l’une des deux
finding-effect-at-end = la case { $square } ne peut pas avoir de règle
finding-effect-at-end-label = le départ et la dernière case n’ont pas d’effet
finding-effect-at-end-help = ce qui se passe à la fin s’écrit sous `finish`, ce qui se passe au départ sous `track`
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
   *[plain] elles disent deux choses différentes du même pion
 }
finding-conflict-help = gardez l’une des deux ; si c’est la variante reprise qui dit l’autre, retirez-la par `{ $other }: ~`
finding-qualifies-nothing = `{ $key }` précise quelque chose qui n’est pas dit
finding-qualifies-nothing-label = inutile toute seule
finding-qualifies-nothing-help = il lui faut { $known } à côté d’elle
finding-impossible-dice = { $count ->
    [one] { $dice } ne peut pas donner cela
   *[other] { $dice } ne peut pas donner { $count } des lancers qui ont un sens ici
 }
finding-impossible-dice-label = { $why }
finding-impossible-dice-help = { $whose ->
    [below] dites ce que ces dés peuvent montrer, ou retirez ce qui demande ce lancer ; pour le premier lancer : `first_throw: ~`
   *[own] écrivez ce que montre chaque dé, comme dans [6, 3]
 }
finding-two-exceptions = { $dice } a deux sens au premier lancer
finding-two-exceptions-label = la deuxième fois
finding-two-exceptions-help = l’ordre des dés ne compte pas ; gardez l’une des deux
finding-unknown-kind = ce plateau n’a pas de case `{ $kind }`
finding-unknown-kind-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] absente de `squares`
 }
finding-unknown-kind-help = nommez une sorte de case qui se trouve sous `squares`
finding-nameless-square = la case `{ $kind }` a besoin d’un nom (`name`)
finding-nameless-square-label = { $nearly ->
    [yes] vouliez-vous dire `{ $near }` ?
   *[no] une case propre à ce plateau
 }
finding-nameless-square-help = donnez son nom avec l’article : `name: {"{"} fr: le moulin, en: the mill {"}"}`
finding-reversed-range = le minimum ({ $least }) dépasse le maximum ({ $most })
finding-reversed-range-help = écrivez d’abord le plus petit nombre
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
   *[plain] elles disent deux choses différentes du même pion
 }
finding-cannot-act-help = retirez l’une des deux ; ce que dit une variante reprise se retire par `~`
finding-goes-nowhere = la case { $square } envoie le pion là où il est
finding-goes-nowhere-label = cela ne mène nulle part
finding-goes-nowhere-help = nommez une autre case ; une case sans effet n’a pas besoin de règle
finding-no-article = le nom `{ $name }` n’a pas d’article
finding-no-article-label = les phrases le reprennent tel qu’il est écrit
finding-no-article-help = écrivez-le comme dans une phrase : `le moulin` en français, `the mill` en anglais ; un nom propre commence par une majuscule
finding-missing-language = { $count ->
    [one] un texte n’est pas écrit dans la langue `{ $lang }`, alors que d’autres le sont
   *[other] { $count } textes ne sont pas écrits dans la langue `{ $lang }`, alors que d’autres le sont
 }
finding-missing-language-label = le premier où elle manque
finding-missing-language-help = ajoutez `{ $lang }: …`, ou tenez-vous à une seule langue ; un texte sans langue, comme `title: Oca`, vaut pour toutes

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
finding-example-fails-help = corrigez l’exemple, ou la règle qu’il montre
finding-example-refused = ce tour ne peut pas être joué : { $why }
finding-example-refused-help = regardez les tours qui précèdent, et `given`
finding-example-waits = { $player } attend et ne lance pas les dés
finding-example-waits-label = un tour passé
finding-example-waits-help = écrivez `{ $player }: missed`
finding-example-free = { $may ->
    [choose] { $player } attend, mais peut lancer les dés ou payer pour se libérer, et il faut le dire
   *[throw] { $player } est libre et ne passe pas son tour
 }
finding-example-free-label = { $may ->
    [choose] peut agir tout en attendant
   *[throw] un lancer est attendu
 }
finding-example-free-help = { $may ->
    [choose] écrivez les dés lancés ; s’il y a un prix à payer, aussi le choix : `{"{"} dice: […], choose: [wait] {"}"}`
   *[throw] écrivez les dés, ou dites dans `given` combien de temps le pion attend : `{"{"} at: 52, wait: 2 {"}"}`
 }
finding-example-stranger = { $player } ne joue pas dans cet exemple et n’est pas dans `given`
finding-example-stranger-label = { $nearly ->
    [yes] vouliez-vous dire { $near } ?
   *[no] nommé seulement ici
 }
finding-example-stranger-help = mettez dans `given` chaque joueur qui ne joue pas
finding-example-turn = un tour est celui d’un seul joueur, et non de { $count }
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
finding-endless-turn-help = faites mener ailleurs une case de la boucle ; pour une oie rencontrée en reculant, `after_bounce: keep` ou `none`
finding-dead-end = { $count ->
    [one] un pion seul qui arrive sur la case { $squares } ne peut plus atteindre la dernière case
   *[other] un pion seul qui arrive sur les cases { $squares } ne peut plus atteindre la dernière case
 }
finding-dead-end-label = de là, aucun lancer ne mène à l’arrivée
finding-dead-end-help = si deux dés ne peuvent pas donner ce qui reste, laissez compter un seul dé (`dice: any_die`), jouez avec un dé vers la fin (`from`), ou laissez le pion rebondir
finding-endless-among-others = à { $fails } joueurs, ce tour ne finit jamais : { $throws }
finding-endless-among-others-label = le dernier lancer mène toujours des mêmes cases aux mêmes cases : { $squares }
finding-endless-among-others-help = faites mener ailleurs une case de la boucle, ou ôtez la condition sur les autres pions
finding-block = à { $fails } joueurs, tous peuvent être retenus pour toujours : { $squares }
finding-block-label = après { $throws }, plus personne ne peut lancer{ $elsewhere ->
    [no] {""}
   *[yes]  ; à { $holds } joueurs, cela ne peut pas arriver
 }
finding-block-help = donnez une fin à l’attente : `miss: 3, unless: arrival` au lieu de `hold_until: arrival` ; pour le voir : `goosebook play { $variant } --players { $players } --throws "{ $throws }"`
finding-held-here = et ici
finding-held-alone = un joueur seul peut être retenu pour toujours : { $squares }
finding-held-alone-label = { $throws } y mènent, et personne ne vient délivrer le pion
finding-held-alone-help = rien à faire si l’on joue toujours à plusieurs ; sinon, donnez une fin à l’attente : `miss: 3, unless: arrival`
finding-no-end = à { $fails } joueurs, la partie peut ne plus pouvoir finir
finding-no-end-label = après { $throws }, les pions sont sur { $squares }, et aucun lancer ne mène plus à l’arrivée
finding-no-end-help = laissez rebondir les pions, ou faites mener ailleurs une case d’où l’on ne sort pas ; pour le voir : `goosebook play { $variant } --players { $players } --throws "{ $throws }"`
finding-first-throw-win = on peut gagner au premier lancer : { $ways } chances sur { $of }
finding-first-throw-win-label = par exemple avec { $throws }
finding-first-throw-win-help = dites ce que ce premier lancer fait : `first_throw: [{"{"} dice: [6, 3], to: 26 {"}"}, {"{"} dice: [5, 4], to: 53 {"}"}]`
finding-seat-loses = à { $players } joueurs, le { $seat ->
    [1] premier
   *[other] { $seat }ᵉ
 } ne peut jamais gagner
finding-seat-loses-label = aucune suite de lancers ne le mène le premier à l’arrivée
finding-seat-loses-help = laissez la partie finir avec le tour de table (`then: finish_round`), ou changez ce qui fait gagner si tôt
finding-undecided = à { $players } joueurs, on ne sait pas { $property }
finding-undecided-label = { $reason }
finding-undecided-help = rien de contraire n’a été trouvé ; `goosebook check --players 2` se borne à ce nombre de joueurs
undecided-pawns = avec plusieurs pions par joueur, il y a trop de positions pour les regarder toutes
undecided-players = c’est trop de joueurs pour regarder toutes les positions
undecided-tables = il y a trop de positions pour les regarder toutes
undecided-turns = il y a trop de tours différents pour les jouer tous
undecided-decisions = un tour se décide de trop de manières
property-endless-turn = si tout tour finit
property-block = si tous peuvent être retenus pour toujours
property-dead-end = si la partie peut toujours finir
property-first-throw-win = si l’on peut gagner au premier lancer
property-seats = si chacun peut gagner
kind-throw = ce que montrent les dés : `double`, `double 6`, `total 9`, `face 6` ou une liste de faces
kind-release = `arrival`, `passing` ou des accolades avec `throw`, `other_throws` ou `pay`
kind-move = un dé et le numéro du pion, [6, 2]
place-dice = les dés
place-pawns = les pions
place-stakes = les mises
place-release = ce qui délivre
place-case = un cas
place-choice = un choix
place-extra-throw = la règle du lancer en plus
place-meeting-moves = les cases d’une rencontre
place-pawn = un pion d’un exemple
place-hand = un coup d’un exemple
dice-never = aucun lancer de ces dés ne le montre
refusal-moves-and-dice = les coups n’emploient pas chaque dé une fois
refusal-cannot-move = ce pion ne peut pas avancer, un autre le peut
finding-example-asks = { $player } doit d’abord choisir
finding-example-asks-label = il manque un choix
finding-example-asks-help = ajoutez le choix, par exemple `{"{"} dice: [1, 3], choose: […] {"}"}` ; possible : { $known }

finding-claim-length = la partie ne dure pas { $low } à { $high } minutes
finding-claim-length-label = en moyenne, par nombre de joueurs : { $fails }{ $elsewhere ->
    [no] {""}
   *[yes]  ; tient à { $holds } joueurs
 }
finding-claim-length-help = changez `minutes` ou `seconds_per_turn` ; `goosebook odds` donne les durées
