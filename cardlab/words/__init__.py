"""Puts games into words: the messages of each language, explanations, stories, rulebooks."""
