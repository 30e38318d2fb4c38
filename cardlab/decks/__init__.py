"""Decks of number cards, ready-made or written by a teacher: parsing, drawing, comparing, typical mistakes."""
