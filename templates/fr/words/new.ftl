# Le fichier d’une variante maison, ligne par ligne.
new-head = Tes règles : « { $title } » ({ $base }), avec ce que tu changes.
    Une ligne qui commence par # explique ; goosebook ne la lit pas.
new-schema = Pour qu’un éditeur complète et explique les lignes : goosebook schema > goosebook.schema.json,
    puis enlève le premier # de la ligne suivante.
new-goosebook = La version du langage de ce fichier.
new-id = Le nom de ta variante ; le fichier s’appelle { $value }.yaml.
new-extends = La variante que la tienne change : tout y vaut ici, sauf ce que tu dis plus bas.
new-title = Le titre, tel qu’il paraît sur la carte.
new-often = Les règles que l’on change le plus souvent, telles que « { $title } » les dit.
    Pour en changer une : enlève le # devant sa ligne et devant les noms sous lesquels elle est rangée, puis change la valeur.
    « ~ » à la place d’une valeur la retire : `prison: ~` supprime la prison ; `hold_until: ~` à côté de `miss: 2` change l’attente.
    Ensuite : goosebook check, puis goosebook card.
new-answer = – { $answer } : { $does }.
new-answer-holds = – { $answer } : { $does }. ← c’est ce qui vaut
new-answer-usual = – { $answer } : { $does }. ← lecture usuelle, car rien n’est dit
new-unsaid = Rien n’est dit jusqu’ici ; la ligne est un exemple.
new-players = Les joueurs.
new-players-min = Au moins combien ?
new-players-max = Au plus combien ?
new-dice = Les dés : 2d6, ce sont deux dés à six faces ; 1d6, un seul.
new-first-throw = Les lancers qui mènent directement à une case, au premier lancer.
new-squares = Les cases. Change le numéro (at), le nombre de tours à passer (miss), l’arrivée (go_to)…
new-square = { $name } ({ $squares }) : { $does }
new-meeting = La rencontre : ton pion s’arrête là où il y en a déjà un autre.
new-finish = La fin du parcours et de la partie.
new-extra-throw = Les lancers après lesquels on relance : double, total 9, face 6.
new-stakes = Les mises.
new-stakes-ante = Combien de mises chacun met-il au pot avant de commencer ?

# La commande.
new-written = { $path } est écrit. Ouvrez-le, changez ce que vous voulez, puis : goosebook check { $path }
new-bad-name = « { $name } » ne peut pas servir de nom : écrivez des minuscules sans accent, des chiffres, - ou _, par exemple maison
new-name-taken = « { $name } » est déjà une variante de goosebook ; choisissez un autre nom
new-from-what = De quelle variante partir ? Écrivez par exemple : goosebook new { $name } --from { $first }
    Au choix : { $ids }
new-other-file = { $path } : le fichier d’une variante porte le nom de celle-ci ; écrivez -o et un chemin qui finit par { $name }.yaml
new-file-is-there = { $path } existe déjà et reste tel quel ; choisissez un autre nom ou -o
