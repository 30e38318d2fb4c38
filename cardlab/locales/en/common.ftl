## Words that every game uses

player = Player { $number }
game-over = The game is over. { $why }
laid = A position
    .sentence = The cards are laid by hand.
