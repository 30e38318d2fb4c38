"""One module or package a game; its name is the slug. What is put here is found by itself."""
