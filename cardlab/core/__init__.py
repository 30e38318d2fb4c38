"""The parts of a card game: cards, chance, tables, events, games, matches. Knows no words, players or pages."""
