## Words that every game uses

player = Player { $number }
game-over = The game is over. { $why }
laid = A position
    .sentence = The cards are laid by hand.

card = { $rank } of { $suit }
card-joker = joker
card-back = face down
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

action-turn = Turn up the cards
action-deal = Deal
