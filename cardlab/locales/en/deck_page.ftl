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
deck_page-play = Play with this deck
deck_page-share = Share
deck_page-class = A table of War for your class:
deck_page-code = Scan this code to play War.
deck_page-colleague = This page with the deck, for a colleague or for later:
deck_page-print = Cards to print
    .help = Print at actual size (100%) on A4 or Letter, then cut along the lines.
deck_page-nine = 9 cards on a page, 63 × 88 mm
deck_page-four = 4 cards on a page, 94 × 132 mm
deck_page-backs = Backs on every second page, for printing on both sides
deck_page-open = Open the cards
deck_page-ready = Ready-made decks
deck_page-gallery = For teachers: make a deck of your own numbers, such as fractions, and play War with it.
deck_page-other = Play with other cards, such as fractions
