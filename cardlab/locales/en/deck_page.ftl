## The page “Make a deck”

deck_page-title = Make a deck
    .help = Your pupils can play War and other games with fractions, decimals, sums or any other numbers. Type your own cards, or start from a ready-made deck.
deck_page-cards = Your cards
    .help = Put a comma between cards: 1/2, 1 1/2, 0.25, 75%, −7, 3 + 4, 3 × 7, 12 ÷ 4, dots5, frame7, $2.50, 3:15. For four copies of a card, write 1/2 ×4.
deck_page-show = Show
deck_page-wrong = These cards are not a deck yet.
deck_page-order = The numbers in order
    .wars = Two equal numbers make a war. Numbers with a bold frame come more than once.
    .no_wars = Two equal numbers make a war. Here all numbers are different, so there are no wars. Write some cards twice, or add an equal number: 1/2 and 2/4.
deck_page-ready = Ready-made decks
deck_page-gallery = For teachers: make a deck of your own numbers, such as fractions, and play War with it.
deck_page-other = Play with other cards, such as fractions
