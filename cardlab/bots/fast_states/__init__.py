"""Fast states for the search: one module for each game, with the options that it supports. Tests compare it
with the game.
"""
