"""Words for a game: the messages of each language, explanations, stories, rulebooks."""
