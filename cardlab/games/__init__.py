"""The built-in games, one module or package each, named by its slug. The registry finds every module here."""
