"""The parts of a card game: cards, chance, tables, events, games, matches. It knows no languages, players or pages."""
