"""The building blocks of card games: cards, chance, tables, events, games, matches. Nothing here knows languages, bots or
pages.
"""
