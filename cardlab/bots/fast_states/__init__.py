"""Fast states for the search: a module for each game, which names the options that it supports. Tests compare it
with the game.
"""
