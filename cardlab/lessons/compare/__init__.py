"""Compare: the questions of any deck."""
