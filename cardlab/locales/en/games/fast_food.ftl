fast_food-game = Fast Food
    .aim = Get the most points: play cards so that the total brings food.
    .summary = Add your card to the total. Totals with a 3, 5 or 7 in them, and multiples of these, score.
    .ages = 8 to 11
    .teaches = Running totals, multiples of 3, 5 and 7, and planning one card ahead

fast_food-draw = A card from the stock
    .rule = Each turn you take the top card of the stock, as long as there is one.
    .sentence = { $player } takes a card. { $n ->
        [0] The stock is empty now.
        [one] One card is left in the stock.
       *[other] { $n } cards are left in the stock.
    }
    .own = { $player } takes { $card }. { $n ->
        [0] The stock is empty now.
        [one] One card is left in the stock.
       *[other] { $n } cards are left in the stock.
    }
    .short = { $player_is ->
        [you] You take { $card }.
       *[other] { $player } takes a card.
    }
fast_food-no_draw = The stock is empty
    .rule = When the stock is empty you play from your hand and take no card.
    .sentence = The stock is empty: { $player } plays from the hand.
    .short = The stock is empty: { $player_is ->
        [you] you play from your hand.
       *[other] { $player } plays from the hand.
    }
fast_food-play = A card on the pile
    .rule = You play one card. Its number is added to the total.
    .sentence = { $player } plays { $card }: { $old } + { $value } = { $total }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }: { $old } + { $value } = { $total }.
    .working = { $old } + { $value } = { $total }
fast_food-play-not_in_hand = Not in your hand
    .rule = You can only play a card that you hold.
    .sentence = You do not hold { $card }. Choose one of your own cards.
    .short = { "" }
fast_food-play-not_your_turn = Not your turn
    .rule = You take turns, one card each.
    .sentence = { $other } plays first. Then it is you again.
    .short = { "" }
fast_food-call-right = The total is right
    .rule = Where totals are called, you say the new total as you play.
    .sentence = { $total } is right.
    .short = { $total } is right!
    .working = { $old } + { $value } = { $total }
fast_food-call-wrong = Look at the total
    .rule = A total that is called wrongly is put right. It costs nothing.
    .sentence = { $called ->
        [none] Nothing was said: { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, not { $called }.
    }
    .short = { $called ->
        [none] Nothing was said: { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, not { $called }.
    }
    .working = { $old } + { $value } = { $total }
fast_food-claim-wrong = Look at the claims
    .rule = Where scores are claimed, you get what you claim and what is true.
    .sentence = This is right: { $reasons }
    .short = True: { $reasons }
    .reasons = { $why ->
        [none] { $total } scores nothing.
        [digit] { $total } has the digit { $number }.
        [multiple] { $total } = { $number } × { $k }.
       *[both] { $total } has the digit { $number }, and { $total } = { $number } × { $k }.
    }
    .reasons-short = { $why ->
        [none] { $total } scores nothing.
        [digit] { $total } has a { $number }.
       *[other] { $total } = { $number } × { $k }.
    }
fast_food-score-cheeseburger = Cheeseburger
    .rule = A multiple of 7, or a total with a digit 7, brings 7 points, once.
    .sentence = { $why ->
        [digit] { $total } has the digit 7: a cheeseburger, { $points } points for { $player }.
        [multiple] { $total } = 7 × { $k }: a cheeseburger, { $points } points for { $player }.
       *[both] { $total } = 7 × { $k } and has the digit 7: one cheeseburger, { $points } points for { $player }.
    }
    .short = { $why ->
        [digit] { $total } has a 7: cheeseburger!
       *[other] { $total } = 7 × { $k }: cheeseburger!
    } { $points } points for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $why ->
        [digit] { $total } has a 7
       *[other] { $total } = 7 × { $k }
    }
fast_food-score-soda = Soda
    .rule = A multiple of 5, or a total with a digit 5, brings 3 points, once.
    .sentence = { $why ->
        [digit] { $total } has the digit 5: a soda, { $points } points for { $player }.
        [multiple] { $total } = 5 × { $k }: a soda, { $points } points for { $player }.
       *[both] { $total } = 5 × { $k } and has the digit 5: one soda, { $points } points for { $player }.
    }
    .short = { $why ->
        [digit] { $total } has a 5: soda!
       *[other] { $total } = 5 × { $k }: soda!
    } { $points } points for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $why ->
        [digit] { $total } has a 5
       *[other] { $total } = 5 × { $k }
    }
fast_food-score-fries = Fries
    .rule = A multiple of 3, or a total with a digit 3, brings 1 point, once.
    .sentence = { $why ->
        [digit] { $total } has the digit 3: fries, { $points } point for { $player }.
        [multiple] { $total } = 3 × { $k }: fries, { $points } point for { $player }.
       *[both] { $total } = 3 × { $k } and has the digit 3: fries, { $points } point for { $player }.
    }
    .short = { $why ->
        [digit] { $total } has a 3: fries!
       *[other] { $total } = 3 × { $k }: fries!
    } { $points } point for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $why ->
        [digit] { $total } has a 3
       *[other] { $total } = 3 × { $k }
    }
fast_food-score-several = All together
    .rule = When a total brings two or three of cheeseburger, soda and fries, their points are added.
    .sentence = { $n ->
        [2] { $a } + { $b } = { $points } points for { $player }.
       *[other] { $a } + { $b } + { $c } = { $points } points for { $player }.
    }
    .short = Together, { $a } + { $b }{ $n ->
        [2] { "" }
       *[other] { " " }+ { $c }
    } = { $points } points for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $n ->
        [2] { $a } + { $b } = { $points }
       *[other] { $a } + { $b } + { $c } = { $points }
    }
    .landmark = big score
fast_food-score-nothing = Nothing this time
    .rule = A total with no 3, 5 or 7 in it that is no multiple of them brings no points.
    .sentence = { $unclaimed ->
        [yes] Nothing that was claimed is true of { $total }, so it brings no points.
       *[no] { $score_by ->
            [multiples] { $total } is no multiple of 3, 5 or 7, so it brings no points.
            [digits] There is no 3, 5 or 7 in { $total }, so it brings no points.
           *[both] There is no 3, 5 or 7 in { $total }, and it is no multiple of them: no points.
        }
    }
    .short = { $unclaimed ->
        [yes] Nothing claimed is true of { $total }: no points.
       *[no] { $score_by ->
            [multiples] { $total } is no multiple of 3, 5 or 7.
            [digits] There is no 3, 5 or 7 in { $total }.
           *[both] No 3, 5 or 7 in { $total }, and no multiple.
        }
    }
fast_food-game-end = All cards are played
    .rule = A game is over when all its cards are on the pile.
    .sentence = { $n ->
        [one] The only card lies on the pile, and the total is { $total }.
       *[other] The last of { $n } cards lies on the pile, and the total is { $total }.
    }
    .short = All cards are played. The total is { $total }.
fast_food-game-second = The second game
    .rule = In the second game you play with the other colour, and the other player begins.
    .sentence = Now the other colour, and { $player } goes first. The points stay.
    .short = Now the other colour, and { $player_is ->
        [you] you begin.
       *[other] { $player } begins.
    } Points stay.
fast_food-end-win = The game is won
    .rule = Whoever has more points at the end wins.
    .sentence = { $high } points against { $low }: { $winner } wins.
    .short = { $high } to { $low }: { $winner_is ->
        [you] you win!
       *[other] { $winner } wins!
    }
    .working = { $high } > { $low }
fast_food-end-tie = The same score
    .rule = Equal points are a draw.
    .sentence = Both have { $score } points, so nobody is ahead.
    .short = { $score } each: it’s a draw!
    .working = { $score } = { $score }

fast_food-coach-answer = { $best ->
        [0] The best answer brings hardly any points.
        [one] The best answer brings about 1 point.
       *[other] The best answer brings about { $best } points.
    }
fast_food-coach-play = { $points ->
        [0] It scores nothing
        [one] It scores 1 point
       *[other] It scores { $points } points
    } and leaves { $total } on the pile. { $held ->
        [0] Nobody can answer that any more.
       *[other] { $k } of the { $n } cards that you do not see score there. { fast_food-coach-answer }
    }
fast_food-coach-call = { $points ->
        [0] It scores nothing.
        [one] It scores 1 point.
       *[other] It scores { $points } points.
    } { $held ->
        [0] Nobody can answer it any more.
       *[other] { $k } of the { $n } cards that you do not see score on the new total. { fast_food-coach-answer }
    }
fast_food-coach-claim = { $held ->
        [0] Nobody can answer it any more.
       *[other] { $k } of the { $n } cards that you do not see score on the new total. { fast_food-coach-answer }
    }

fast_food-action-play = Play { $card }
fast_food-claim-cheeseburger = Cheeseburger, because of 7
fast_food-claim-soda = Soda, because of 5
fast_food-claim-fries = Fries, because of 3

fast_food-zone-hand = Hand
fast_food-zone-stock = Stock
fast_food-zone-pile = Pile
fast_food-zone-other_deck = Other colour
fast_food-zone-used = First game
fast_food-counter-total = Total
fast_food-counter-score = Points

fast_food-option-games = Games
    .help = One game, or two with the other colour and the other player first.
fast_food-option-first_deck = First colour
    .help = The colour of the first game.
    .v-red = red
    .v-black = black
fast_food-option-first_player = First player
    .help = Who plays first in the first game.
fast_food-option-hand_size = Cards in hand
    .help = How many cards everybody is dealt.
fast_food-option-draw = Taking a card
    .help = Take a card before you play, or after it.
    .v-before = before
    .v-after = after
fast_food-option-score_by = What scores
    .help = Digits and multiples, or only one of the two.
    .v-both = digits and multiples
    .v-multiples = multiples
    .v-digits = digits
fast_food-option-calls = Calling
    .help = What you must say when you play.
    .v-none = nothing
    .v-total = the total
    .v-total_and_scores = the total and what it scores
fast_food-preset-printed = As printed
    .help = Both games, and everybody calls the total.
fast_food-preset-one_game = One game
    .help = Twenty plays with one colour.
fast_food-preset-multiples_lesson = Multiples
    .help = Only multiples of 3, 5 and 7 score.
fast_food-preset-digits_lesson = Digits
    .help = Only the digits 3, 5 and 7 score.
fast_food-preset-claim_it = Claim it
    .help = You get what you notice.

fast_food-measure-several = totals that score in several ways
fast_food-measure-nothing = totals that score nothing

## First hints, one at a time, when the game is new

fast_food-hint-1 = { $calls ->
        [none] Touch a card: it joins the total.
       *[other] Touch a card, then say the total.
    }
fast_food-hint-2 = { $score_by ->
        [multiples] Multiples of 3, 5 and 7 score.
       *[other] Totals with a 3, 5 or 7 score.
    }
fast_food-hint-3 = { $score_by ->
        [both] Multiples of 3, 5 and 7 score too.
       *[other] Add in your head before you play.
    }
fast_food-hint-4 = Cheeseburger 7 points, soda 3, fries 1.
fast_food-hint-5 = Get more points than the other player!
