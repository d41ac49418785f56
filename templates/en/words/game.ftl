# Words of the game.
