"""What is said of a game: the messages of each language, explanations, stories, rulebooks."""
