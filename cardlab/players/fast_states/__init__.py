"""Fast twins of games for the search: one module a game, each tested against its readable module."""
