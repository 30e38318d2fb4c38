"""The games, one module or package each. The name is the slug. The registry finds every module here."""
