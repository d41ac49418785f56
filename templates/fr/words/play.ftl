# Jouer au terminal, et les parties notées.
play-player = Joueur { $n }
play-prompt = { $player }, lance les dés (Entrée), ou tape ce qu’ils montrent, par exemple 1+3 :
play-prompt-missed = { $player } passe son tour (Entrée) :
play-undone = Dernier lancer annulé : c’est de nouveau à { $player }.
play-nothing-to-undo = Rien à annuler : la partie commence.
play-not-a-throw = « { $value } » n’est pas un lancer de { $dice } ; tape par exemple 1+3, Entrée pour lancer, u pour annuler, q pour quitter.
play-cannot = Ce coup ne peut pas être joué.
play-not-an-option = Ce choix n’est pas proposé.
play-players = { $most ->
    [0] Cette variante se joue à partir de { $least } joueurs
   *[other] Cette variante se joue de { $least } à { $most } joueurs
}
record-over = La partie est finie.
record-blocked = Plus personne ne peut lancer : la partie est bloquée.
record-cannot-play = Ligne { $line } : ce coup ne peut pas être joué
