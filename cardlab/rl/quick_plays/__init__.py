"""The common plays of some games without events, one module for each game: see `cardlab.rl.quick_match`."""
