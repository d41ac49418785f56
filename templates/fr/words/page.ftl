# La page de référence.

glance-squares = Cases
glance-dice = Dés
glance-players = Joueurs
glance-from = { $first } ou plus
glance-only = { $first }
glance-pawns = Pions par personne
glance-stakes = Mises
glance-stakes-yes = oui, dans un pot
glance-stakes-no = aucune
glance-choices = Choix
glance-choices-yes = quelques-uns, les dés ne décident pas de tout
glance-choices-no = aucun, les dés décident de tout
glance-skills = Ce qu’il faut savoir faire
glance-minutes = Durée
glance-minutes-claimed = { $minutes } minutes, une estimation
glance-country = Pays
glance-date = Date

skill-add = additionner les dés
skill-count = compter jusqu’à { $last }
skill-wait = tenir le compte des tours à passer
skill-pay = compter les mises

material-board = Un plateau de { $last } cases, avec leurs numéros
material-pawns = { $n ->
    [1] Un pion par personne, que l’on reconnaît de loin
    [2] Deux pions de même couleur par personne
    [3] Trois pions de même couleur par personne
    [4] Quatre pions de même couleur par personne
   *[other] { $n } pions de même couleur par personne
}
material-counters = Quelques jetons pour compter les tours à passer
material-stakes = De petits objets pour les mises

turn-wait = Tu as un tour à passer ? Passe-le sans lancer : il t’en reste un de moins.
turn-held = Tu es bloqué sur ta case ? Tu n’avances pas avant d’être libéré.
turn-throw = { $n ->
    [1] Lance { $dice } et avance d’autant de cases. La case que tu quittes ne compte pas.
   *[other] Lance { $dice }, additionne et avance d’autant de cases. La case que tu quittes ne compte pas.
}
turn-throw-each = Lance { $dice }. Avec chacun, fais avancer un de tes pions, le même ou un autre. La case que tu quittes ne compte pas.
turn-meet-first = Un autre pion est sur la case où tu arrives ? Fais d’abord ce que dit la règle des rencontres.
turn-square = Fais ce que dit la case où tu arrives. Celles que tu traverses ne te font rien.
turn-meet-last = Un autre pion est sur la case où tu t’arrêtes ? Fais ce que dit la règle des rencontres.
turn-again = Si une règle te donne un lancer de plus, relance tout de suite.
turn-next = C’est au tour de la personne suivante.

squares-on = { $n ->
    [1] Une case plus loin
   *[other] { $n } cases plus loin
}
squares-back = { $n ->
    [1] Une case en arrière
   *[other] { $n } cases en arrière
}
before-square-one = Le départ est juste avant la case 1

asks-of = { $asks } ({ $names })
with-players = { $n ->
    [1] seul
    [2] à deux joueurs
    [3] à trois joueurs
   *[other] à { $n } joueurs
}

word-square = case
about-year = vers { $year }
has-squares = Le plateau a { $last } cases
yes = Oui
no = Non
to-square = Va directement à { $square }
stay-there = Reste où tu es
passing-does-nothing = Rien : seule la case où tu t’arrêtes agit
plays-again = Tu passes { turns }, puis tu joues normalement au suivant

# Questions, à la première personne.
ask-squares = Combien de cases a le plateau ?
ask-dice = Avec combien de dés joue-t-on ?
ask-double = Je fais un double : est-ce que je relance ?
ask-later = Je fais { $test } plus tard dans la partie : est-ce un lancer spécial ?
ask-start-again = Je reviens au départ et je fais { $test } : est-ce encore un premier lancer ?
ask-first-throw-occupied = Mon premier lancer m’envoie sur une case occupée : que se passe-t-il ?
ask-again = { $own ->
    [yes] Je m’arrête sur { $name } : est-ce que je relance ?
   *[no] Je m’arrête sur une case { CAP(BARE($name)) } : est-ce que je relance ?
}
ask-chain = { $own ->
    [yes] D’une { BARE($name) } j’arrive sur une autre : et alors ?
   *[no] Une case { CAP(BARE($name)) } m’envoie sur une autre : et alors ?
}
ask-again-back = { $own ->
    [yes] Je compte en arrière et je tombe sur { $name } : dans quel sens aller ?
   *[no] Je compte en arrière et je tombe sur une case { CAP(BARE($name)) } : dans quel sens aller ?
}
ask-square = J’arrive en { $square }, { $name } : que se passe-t-il ?
ask-passing = Je dépasse { $name } sans m’y arrêter : que se passe-t-il ?
ask-chaining = Une case m’envoie sur une autre case spéciale : dois-je faire ce qu’elle dit ?
ask-occupied = J’arrive sur une case occupée : que se passe-t-il ?
ask-sent-to-occupied = Une case m’envoie là où se trouve un autre pion : que se passe-t-il ?
ask-start = Peut-on être plusieurs au départ ?
ask-waiting = Un pion attend en { $square }, { $name }, et j’y arrive : que se passe-t-il ?
ask-wait = J’arrive en { $square }, { $name } : quand vais-je de nouveau lancer les dés ?
ask-displaced = Un autre pion m’envoie sur une case spéciale : dois-je faire ce qu’elle dit ?
ask-exact = Faut-il tomber juste sur { $last } ?
ask-bounce-acts = J’ai dépassé l’arrivée et je recule : la case où j’arrive compte-t-elle ?
ask-then = Quelqu’un arrive en { $last } : les autres jouent-ils encore ?

# Situations, à la deuxième personne.
when-first-throw = À ton premier lancer, tu fais { $test }
when-later = Plus tard, tu fais { $test }
when-again = { $own ->
    [yes] Tu arrives sur { $name }
   *[no] Tu arrives sur une case { CAP(BARE($name)) }
}
when-chain = { $own ->
    [yes] D’une { BARE($name) } tu arrives sur une autre
   *[no] Une case { CAP(BARE($name)) } t’envoie sur une autre
}
when-again-back = { $own ->
    [yes] Tu arrives en reculant sur { $name }
   *[no] Tu arrives en reculant sur une case { CAP(BARE($name)) }
}
when-square = Tu arrives en { $squares }, { $name }
when-passing = Tu traverses une case spéciale sans t’y arrêter
when-chaining = Une case t’envoie sur une autre case spéciale
when-occupied = Tu arrives sur une case occupée
when-sent-to-occupied = Une case t’envoie sur une case occupée
when-waiting = Un pion attend en { $square }, { $name }, et tu y arrives
when-displaced = Un autre pion t’envoie sur une case spéciale
when-overshoot = Ton lancer dépasse { $last }
when-bounce-acts = Tu dépasses l’arrivée, tu recules et tu tombes sur une case spéciale

# Ce que des variantes ont en commun, pour les trouver.
feature-again = des oies qui font avancer encore
feature-next-goose = d’oie en oie
feature-pairs = des échelles ou des serpents
feature-first-throw = un premier lancer spécial
feature-waits = des tours à passer
feature-holds = des cases où l’on reste bloqué
feature-stakes = des mises
feature-teams = plusieurs pions chacun
feature-each-die = chaque dé déplace un pion
feature-throws-again = des lancers supplémentaires
feature-choices = des choix à faire
feature-blocks = tous les joueurs peuvent rester bloqués
feature-meeting-swap = on échange les places
feature-meeting-go-back = on retourne d’où l’on vient
feature-meeting-to-start = le pion que l’on rejoint retourne au départ
feature-meeting-share = on reste à plusieurs sur une case
feature-meeting-shift = les deux pions se déplacent
feature-overshoot-bounce = on recule si l’on dépasse l’arrivée
feature-overshoot-stay = on reste sur place si le lancer dépasse l’arrivée
feature-overshoot-win = dépasser l’arrivée suffit
feature-overshoot-restart = on retourne au départ si l’on dépasse l’arrivée
feature-overshoot-restart-surplus = on recommence au départ avec les points en trop

# Réponses dites pour toutes les variantes à la fois.
index-square = { CAP($name) }
index-asks-dice-each = Que fait-on des dés ?
index-asks-first-throw-occupied = Et si le premier lancer mène à une case occupée ?
index-asks-squares-after-bounce = Et si l’on tombe sur une oie en reculant ?
index-asks-squares-heading = Dans quel sens une oie envoie-t-elle le pion ?
index-asks-squares-times = D’oie en oie : combien de fois ?
index-asks-squares-must = Peut-on refuser ce que donne une oie ?
index-asks-squares-shared = Plusieurs pions peuvent-ils se tenir sur la même case ?
index-asks-squares-scope = Les autres pions du joueur attendent-ils aussi ?
index-asks-chaining = Et si une case envoie sur une autre case spéciale ?
index-asks-finish-dice = Peut-on finir avec un seul dé ?
index-asks-squares-pay-by = Un pion en libère un autre : qui paie ?
index-asks-squares-pay-to = À qui va ce que l’on paie ?
index-asks-meeting-must = Peut-on laisser en place le pion que l’on rejoint ?
index-asks-finish-then = Quand quelqu’un a fini, que font les autres ?
index-asks-extra-throw-streak-ends = Et si l’on a trop de lancers supplémentaires de suite ?
index-policy-finish-overshoot-bounce = Si tu dépasses l’arrivée, recule des points en trop
index-policy-finish-overshoot-stay = Si tu dépasses l’arrivée, reste où tu es
index-policy-finish-overshoot-win = Si tu dépasses l’arrivée, tu gagnes aussi
index-policy-finish-overshoot-restart = Si tu dépasses l’arrivée, retourne au départ
index-policy-finish-overshoot-restart-surplus = Si tu dépasses l’arrivée, recommence au départ avec les points en trop
index-policy-finish-dice-any-die = Pour arriver juste, un seul dé suffit
index-policy-extra-throw-streak-ends-start = Trop de fois de suite : retourne au départ
index-policy-extra-throw-streak-ends-lost = Trop de fois de suite : ton lancer ne compte pas
