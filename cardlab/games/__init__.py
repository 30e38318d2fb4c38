"""One module a game; its name is the slug. A file that is put here is found by itself."""
