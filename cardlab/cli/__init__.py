"""The command ``cardlab``: its subcommands, and matches in a terminal."""
