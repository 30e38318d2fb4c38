"""The command ``cardlab``, and a match in a terminal."""
