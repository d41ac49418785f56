# The site: its addresses, its navigation, its pages.

# Parts of addresses: links from elsewhere keep them for ever.
site-road-variants = variantes
site-road-referee = arbitre
site-road-compare = comparer
site-road-rules = regles
site-road-findings = controles
site-road-manual = manuel
site-road-history = histoire
site-road-search = tout
site-road-figures = chiffres
site-road-feed = nouveautes

site-title = Le jeu de l’oie, toutes ses règles
site-lang-fr = Français
site-lang-en = English
site-skip = Aller au texte
site-nav = Rubriques
site-nav-variants = Variantes
site-nav-rules = Règles
site-nav-compare = Comparer
site-nav-history = Histoire
site-nav-findings = Vérifier
site-nav-manual = Manuel
site-crumbs = Où tu es
site-contents = Sur cette page
site-beside = Pages voisines
site-before = Précédent
site-after = Suivant
site-theme = Clair ou sombre
site-permalink = Lien vers ce passage
site-table = Tableau, à faire défiler
site-feed = Nouveautés
site-made = Fait avec { $generator }, d’après ce que joue son moteur.
site-all = Toutes les pages
site-report = Une erreur ? Dis-la, avec la source :
site-picture = Une oie, au milieu du parcours
site-enter = Entrer
site-missing = Cette page n’existe pas.
site-in-english = Cette page est en anglais.

# Searching.
site-search = Chercher
site-search-label = Que cherches-tu ?
site-search-hint = Un mot, une case, un pays… Les accents ne comptent pas.
site-search-none = Rien trouvé. Essaie un autre mot.
site-search-some = résultats
site-search-hits = Résultats
site-search-description = Toutes les pages du site, en une liste.
site-close = Fermer

# The first page.
site-home-lead = Chaque règle est écrite une fois. Un moteur la joue, un vérificateur la contrôle, une carte la rappelle. Trouve les règles de ta table.
site-home-description = Les règles du jeu de l’oie et de ses cousins, variante par variante : plateau, tours expliqués, carte à imprimer, arbitre et chiffres.
site-home-find = Trouver tes règles
site-home-compare = Comparer deux variantes
site-home-count = { $n ->
    [1] une variante
   *[other] { $n } variantes
}
site-home-none = Aucune variante ne réunit tout cela.
site-home-reset = Tout montrer
site-any = Peu importe
site-by-country = Pays
site-by-dice = Dés
site-by-length = Cases
site-by-feature = Avec…
site-squares = { $n } cases

# A variant.
site-board = Le plateau
site-board-title = Le plateau et ses cases
site-board-hint = Pointe une case : elle te dit ce qu’elle fait.
site-download-card = Carte A6
site-download-sheet = Feuille A4 à découper
site-download-a4 = Affiche A4
site-download-board = Plateau et pions à imprimer
site-pdf-size = PDF, { $n } ko
site-express = Le résumé express
site-figures = Les chiffres
site-figures-description = { $title } : combien de temps dure une partie, qui est favorisé, où l’on s’arrête.
site-no-figures = Ces règles laissent trop de choix, ou mènent à trop de positions, pour donner ici des chiffres.

# The referee.
site-referee = L’arbitre
site-referee-description = { $title } : choisis où sont les pions et ce que montrent les dés, lis ce qui arrive.
site-ask = La question
site-ask-mover = { $name } joue
site-ask-other = { $name }, un autre pion
site-ask-square = case
site-ask-first = n’a pas encore lancé les dés
site-ask-wait = attend
site-ask-other-waits = y attend encore
site-ask-dice = Les dés
site-ask-roll = Lancer les dés
site-ask-point = Pointe une case du plateau pour y poser le pion qui joue ; avec la touche Maj, l’autre pion.
site-ask-noscript = Sans JavaScript, les tableaux ci-dessous donnent les mêmes réponses.
site-ask-or = Ou bien, au choix du joueur :
site-ask-after = Après le tour :
site-ask-bad = Avec ces règles, ce tour ne peut pas arriver.
site-ask-free = non
site-ask-misses = { "Le pion attend : les dés ne comptent pas." }
site-no-referee = Chaque joueur a plusieurs pions, ou il y a trop de lancers : cette page ne peut pas donner d’avance toutes les réponses. Le programme les donne, pour n’importe quelle position.
site-covers = Ce que ces réponses couvrent
site-covers-says = Toutes viennent du moteur, jouées d’avance : un pion qui joue, un autre n’importe où, à deux joueurs. Un troisième pion ne change rien, sauf s’il se trouve lui aussi là où passe le tour. Les mises et le pot ne sont pas suivis. Pour tout le reste :
site-outcomes = Tous les tours possibles
site-outcomes-several = Le plateau est long : les réponses sont en plusieurs tableaux.
site-outcomes-part = Tableau { $n }
site-outcomes-from = case
site-outcomes-alone = Le pion est seul
site-outcomes-alone-says = La ligne est la case d’où part le pion, la colonne le total des dés, la réponse la case où le tour finit.
site-outcomes-occupied = Un autre pion est là où le tour finit
site-outcomes-occupied-says = La case du pion qui joue, puis celle de l’autre pion s’il bouge. Un tiret : l’autre pion ne change rien.
site-outcomes-legend = 52 (2) : deux tours à passer. 31 (…) : le pion attend qu’on le libère. 12+ : il relance. 63★ : il gagne. ∞ : le tour ne finit jamais.
site-row-first = premier lancer
site-row-start = départ
site-mark-wins = il gagne
site-mark-endless = le tour ne finit jamais
site-mark-again = il relance les dés
site-mark-waits = { $n ->
    [1] un tour à passer
    [2] deux tours à passer
    [3] trois tours à passer
   *[other] { $n } tours à passer
}
site-mark-held = attend qu’on le libère

# Comparisons.
site-compare-description = Deux variantes côte à côte : ce qui diffère, et la plus courte partie qui le montre.
site-compare-two = { $one } ou { $other }
site-compare-two-description = { $one } et { $other } : ce qui diffère, et la plus courte partie qui le montre.
site-compare-pairs = Côte à côte
site-matrix = Toutes, deux à deux
site-matrix-says = Après combien de lancers, au plus tôt, deux variantes se séparent à { $n } joueurs. « = » : jamais. « ? » : on ne sait pas.

# The checker, the manual, the rest.
site-findings-description = Tout ce que le vérificateur sait trouver dans un fichier de règles.
site-findings-g00 = La forme d’un fichier
site-findings-g01 = La structure
site-findings-g02 = Ce à quoi un fichier renvoie
site-findings-g03 = Ce que disent les règles
site-findings-g04 = Les exemples
site-findings-g05 = Les tours
site-findings-g06 = Les preuves
site-findings-g07 = Les silences
site-findings-g08 = Les affirmations
site-manual-description = Écrire ses règles, les vérifier, s’en servir dans un programme. Le manuel est en anglais.
site-history-description = D’où vient le jeu de l’oie : ce qui est sûr, ce qui est douteux, ce qui est légende.
site-rules-description = Une question, toutes les réponses des variantes publiées.

# The command.
site-cli-written = { $n ->
    [1] Un fichier
   *[other] { $n } fichiers
}. Ouvrez { $path }/index.html.
site-cli-progress = Pages { $n } sur { $of }…
site-cli-left-out = Laissé de côté : { $what }. { $why }
site-cli-template = Le site n’a pas pu être fait : { $message }. Corrigez le modèle, ou retirez-le de --templates.
site-cli-no-folder = { $path } n’est pas un dossier. Donnez-en un autre à -o.
site-cli-outside = { $path } est hors du dossier du site : rien n’y est écrit. Retirez le lien qui y mène, ou choisissez un autre dossier.
site-cli-foreign = { $path } existe déjà et n’a pas été écrit par goosebook. Déplacez ce fichier, ou choisissez un autre dossier.
site-cli-not-sound = Le site n’a pas été fait : corrigez d’abord ces fichiers.
site-cli-no-template = { $path } n’est pas un modèle du site : rien ne le lit. Les modèles : { $known }.
site-cli-nothing = Aucun fichier de variante ici. Donnez à --variants un dossier avec des fichiers .yaml.
site-cli-serving = Le site est sur { $url }. Ctrl-C l’arrête.
site-cli-port = Le port { $port } ne peut pas servir ({ $error }). Choisissez-en un autre avec --port.
