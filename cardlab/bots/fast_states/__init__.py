"""Fast states for the search: a module for each game, which names the options that it knows. Tests hold it against the game."""
