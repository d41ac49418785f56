# Jouer au terminal, et les parties notées.
play-player = Joueur { $n }
play-prompt = { $player }, lancez les dés (Entrée), ou tapez ce qu’ils montrent, par exemple { $also } :
play-prompt-missed = { $player } passe son tour (Entrée) :
play-undone = Dernier lancer annulé : c’est de nouveau à { $player }.
play-nothing-to-undo = Rien à annuler : la partie ne fait que commencer.
play-not-a-throw = « { $value } » n’est pas un lancer de { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $faces } faces ; tapez par exemple { $also }, Entrée pour lancer, u pour annuler, q pour quitter.
play-cannot = Ce coup ne peut pas être joué.
play-not-an-option = Ce choix n’est pas proposé.
play-players = { $most ->
    [0] Cette variante se joue à partir de { $least } joueurs
   *[other] Cette variante se joue de { $least } à { $most } joueurs
}
play-save-there = { $path } contient déjà autre chose, que cette partie ne continue pas, et reste tel quel ; donnez un autre nom
record-over = La partie est finie.
record-blocked = Plus personne ne peut lancer : la partie est bloquée.
play-misses = { $player } passe son tour et ne lance pas : appuyez sur Entrée.
play-name = « { $value } » n’est pas un nom : écrivez les noms séparés par des virgules, par exemple --players Alice,Bob
play-throws-left = { $n ->
    [one] La partie est finie : un lancer est de trop
   *[other] La partie est finie : { $n } lancers sont de trop
}
play-no-end = Après { $rounds } tours de table, personne n’a gagné : la partie s’arrête là. Avec ces règles, elle peut ne jamais finir.
play-prompt-or = { $player }, lancez les dés (Entrée, ou les dés voulus : { $dice }), ou tapez ce qu’ils montrent, par exemple { $also } :
