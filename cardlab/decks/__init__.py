"""Decks: cards with the numbers that they stand for, ready-made or written by a teacher."""
