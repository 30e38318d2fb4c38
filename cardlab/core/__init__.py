"""What a card game is: cards, chance, tables and events, games, matches. It knows no words, no players and no pages."""
