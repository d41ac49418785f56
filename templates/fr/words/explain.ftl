# La page d’une règle du vérificateur (`goosebook explain`).

explain-colon = {"\u202F: "}
explain-what = Ce qui est trouvé
explain-why = Pourquoi
explain-bad = Faux
explain-good = Juste
explain-repeats = Une ligne suivie de `# × 30000` se trouve 30 000 fois dans le fichier ; de même pour un autre nombre.
explain-hidden = Ce qu’aucun texte ne peut montrer est représenté ici par un signe : � pour un octet illisible, ␀ et les signes semblables pour un caractère invisible.
explain-intro = Voici tout ce que `goosebook check` peut trouver. `goosebook explain G0302` explique un code.
explain-code = code
explain-level = niveau
explain-asks = constat
explain-unknown = Il n’y a pas de constat { $code }.{ $nearly ->
    [yes] {" "}Vouliez-vous dire { $near } ?
   *[no] {""}
 } Un code s’écrit comme dans les rapports, par exemple G0302 ; `goosebook explain` sans code les donne tous.
