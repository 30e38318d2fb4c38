fast_food-game = Fast Food
    .aim = Get the most points: play cards to make totals that score food.
    .summary = Add your card to the total. Multiples of 3, 5 and 7 score, and so do those digits.
    .ages = 8 to 11
    .teaches = Running totals, multiples of 3, 5 and 7, and planning one card ahead

fast_food-draw = A card from the stock
    .rule = Each turn, you take the top card of the stock if there is one.
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
       *[other] { "" }
    } { $n ->
        [0] The stock is empty now.
       *[other] { "" }
    }
fast_food-no_draw = The stock is empty
    .rule = When the stock is empty you play from your hand and take no card.
    .sentence = No cards are left in the stock, so { $player } plays from their hand.
    .short = { "" }
fast_food-play = A card on the pile
    .rule = You play one card. Its number is added to the total.
    .sentence = { $player } plays { $card }: { $old } + { $value } = { $total }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }: { $old } + { $value } = { $total }.
    .working = { $old } + { $value } = { $total }
fast_food-play-not_in_hand = Not in your hand
    .rule = You can only play a card from your hand.
    .sentence = You don’t have { $card }. Choose one of your own cards.
    .short = { "" }
fast_food-play-not_your_turn = Not your turn
    .rule = You take turns, one card each.
    .sentence = { $other } plays first. Then it’s your turn.
    .short = { "" }
fast_food-call-right = The total is right
    .rule = If you play with calling, say the new total as you play.
    .sentence = { $total } is right.
    .short = { $total } is right!
    .working = { $old } + { $value } = { $total }
fast_food-call-wrong = Look at the total
    .rule = If you call a wrong total, you put it right. It costs nothing.
    .sentence = { $called ->
        [none] Nobody said the total: { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, not { $called }.
    }
    .short = { $called ->
        [none] Nobody said the total: { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, not { $called }.
    }
    .working = { $old } + { $value } = { $total }
fast_food-claim-wrong = Look at the foods
    .rule = If you play with claims, you get points for what you claim, if it is true.
    .sentence = { $reasons }
    .short = Look: { $reasons }
    .reasons = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] { $total } scores nothing.
        [digit] { $total } has the digit { $number }.
        [multiple] { $total } = { $number } × { $k }.
       *[both] { $total } has the digit { $number }, and { $total } = { $number } × { $k }.
    }
    .reasons-short = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] { $total } scores nothing.
        [digit] { $total } has a { $number }.
       *[other] { $total } = { $number } × { $k }.
    }
# A food that the total does not have, and why.
fast_food-no_food = { $what ->
        [cheeseburger] No cheeseburger:
        [soda] No soda:
       *[fries] No fries:
    } { $why ->
        [not_multiples] { $total } is not a multiple of { $number }.
        [not_digits] no { $number } in { $total }.
       *[not_both] no { $number } in { $total }, and not a multiple of { $number }.
    }
fast_food-score-cheeseburger = Cheeseburger
    .rule = A multiple of 7, or a total with a digit 7, scores 7 points, once.
    .sentence = { $why ->
        [digit] { $total } has the digit 7. A cheeseburger! { $points } points for { $player }.
        [multiple] { $total } = 7 × { $k }. A cheeseburger! { $points } points for { $player }.
       *[both] { $total } = 7 × { $k } and has the digit 7. One cheeseburger! { $points } points for { $player }.
    }
    .short = { $why ->
        [digit] { $foods ->
            [3] { $total }, a 7: cheeseburger!
           *[other] { $total } has a 7: cheeseburger!
        }
        [both] { $total } = 7 × { $k } and has a 7: one cheeseburger!
       *[other] { $total } = 7 × { $k }: cheeseburger!
    }{ $foods ->
        [1] { " " }{ $points } points for { $player_is ->
            [you] you.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } has a 7
       *[other] { $total } = 7 × { $k }
    }
fast_food-score-soda = Soda
    .rule = A multiple of 5, or a total with a digit 5, scores 3 points, once.
    .sentence = { $why ->
        [digit] { $total } has the digit 5. A soda! { $points } points for { $player }.
        [multiple] { $total } = 5 × { $k }. A soda! { $points } points for { $player }.
       *[both] { $total } = 5 × { $k } and has the digit 5. One soda! { $points } points for { $player }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] A 5: soda!
            [both] 5 × { $k }, a 5: soda!
           *[other] 5 × { $k }: soda!
        }
       *[other] { $why ->
            [digit] { $total } has a 5: soda!
            [both] { $total } = 5 × { $k } and has a 5: one soda!
           *[other] { $total } = 5 × { $k }: soda!
        }
    }{ $foods ->
        [1] { " " }{ $points } points for { $player_is ->
            [you] you.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } has a 5
       *[other] { $total } = 5 × { $k }
    }
fast_food-score-fries = Fries
    .rule = A multiple of 3, or a total with a digit 3, scores 1 point, once.
    .sentence = { $why ->
        [digit] { $total } has the digit 3. Fries! { $points } point for { $player }.
        [multiple] { $total } = 3 × { $k }. Fries! { $points } point for { $player }.
       *[both] { $total } = 3 × { $k } and has the digit 3. Fries! { $points } point for { $player }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] A 3: fries!
            [both] 3 × { $k }, a 3: fries!
           *[other] 3 × { $k }: fries!
        }
       *[other] { $why ->
            [digit] { $total } has a 3: fries!
            [both] { $total } = 3 × { $k } and has a 3: fries, once!
           *[other] { $total } = 3 × { $k }: fries!
        }
    }{ $foods ->
        [1] { " " }{ $points } point for { $player_is ->
            [you] you.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } has a 3
       *[other] { $total } = 3 × { $k }
    }
fast_food-score-several = A combo!
    .rule = If a total scores two or three foods, add their points.
    .sentence = { $n ->
        [2] { $a } + { $b } = { $points } points for { $player }.
       *[other] { $a } + { $b } + { $c } = { $points } points for { $player }.
    }
    .short = { $a } + { $b }{ $n ->
        [2] { "" }
       *[other] { " " }+ { $c }
    } = { $points } { $n ->
        [2] points{ " " }
       *[other] { "" }
    }for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $n ->
        [2] { $a } + { $b } = { $points }
       *[other] { $a } + { $b } + { $c } = { $points }
    }
    .landmark = big score
fast_food-score-nothing = Nothing this time
    .rule = A total scores nothing if it has no 3, 5 or 7 in it and is not a multiple of them.
    .sentence = { $unclaimed ->
        [yes] Nobody named the right food for { $total }, so it scores nothing.
        [total] The total was wrong, so nothing scores.
        [food] A food was wrong, so nothing scores.
       *[no] { $score_by ->
            [multiples] { $total } is not a multiple of 3, 5 or 7, so it scores nothing.
            [digits] There is no 3, 5 or 7 in { $total }, so it scores nothing.
           *[both] There is no 3, 5 or 7 in { $total }. It is not a multiple of them either. So it scores nothing.
        }
    }
    .short = { $unclaimed ->
        [yes] The right food was not named, so no points.
        [total] The total was wrong, so no points.
        [food] A food was wrong, so no points.
       *[no] { $score_by ->
            [multiples] { $total } is not a multiple of 3, 5 or 7.
            [digits] There is no 3, 5 or 7 in { $total }.
           *[both] { $total }: no 3, 5 or 7, and not a multiple of them.
        }
    }
fast_food-game-end = The last card
    .rule = A game is over when all the cards are on the pile.
    .sentence = { $n ->
        [one] The only card is on the pile, and the total is { $total }.
       *[other] All { $n } cards are on the pile, and the total is { $total }.
    }
    .short = That’s the last card.
fast_food-game-second = The second game
    .rule = In the second game, you play with the other colour, and the other player starts.
    .sentence = Now play with the other colour. { $player } goes first. Keep your points.
    .short = Now the other colour, and { $player_is ->
        [you] you start.
       *[other] { $player } starts.
    } Points carry over.
fast_food-end-win = The game is won
    .rule = The player with more points at the end wins.
    .sentence = { $high } points beat { $low }, so { $winner } wins.
    .short = { $high } to { $low }: { $winner_is ->
        [you] you win!
       *[other] { $winner } wins!
    }
    .working = { $high } > { $low }
fast_food-end-tie = The same score
    .rule = Equal points are a draw.
    .sentence = Both have { $score } points, so it’s a draw.
    .short = { $score } each: it’s a draw!
    .working = { $score } = { $score }

fast_food-coach-answer = { $best ->
        [0] The best reply scores hardly any points.
        [one] The best reply scores about 1 point.
       *[other] The best reply scores about { $best } points.
    }
fast_food-coach-play = { $points ->
        [0] It scores nothing
        [one] It scores 1 point
       *[other] It scores { $points } points
    } and leaves { $total } on the pile. { $held ->
        [0] Nobody has a card left to reply.
       *[other] { $k } of the { $n } cards you can’t see would score next. { fast_food-coach-answer }
    }
fast_food-coach-call = { $points ->
        [0] It scores nothing.
        [one] It scores 1 point.
       *[other] It scores { $points } points.
    } { $held ->
        [0] Nobody has a card left to reply.
       *[other] { $k } of the { $n } cards you can’t see would score next. { fast_food-coach-answer }
    }
fast_food-coach-claim = { $held ->
        [0] Nobody has a card left to reply.
       *[other] { fast_food-coach-answer }
    }

fast_food-action-play = Play { $card }
    .working = { $old } + { $value } = ?
fast_food-claim-cheeseburger = 7: cheeseburger
fast_food-claim-soda = 5: soda
fast_food-claim-fries = 3: fries

fast_food-zone-hand = Hand
fast_food-zone-stock = Stock
fast_food-zone-pile = Pile
fast_food-zone-other_deck = Second game
fast_food-zone-used = First game
fast_food-counter-total = Total
fast_food-counter-score = Points

fast_food-option-games = Games
    .help = One game, or a second one with the other colour. Then the other player starts.
fast_food-option-first_deck = First colour
    .help = The colour of the first game.
    .v-red = red
    .v-black = black
fast_food-option-first_player = First player
    .help = Who plays first in the first game.
fast_food-option-hand_size = Cards in hand
    .help = How many cards each player gets.
fast_food-option-draw = Taking a card
    .help = Take a card before you play, or afterwards.
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
    .help = Two games. Say each new total.
fast_food-preset-one_game = One game
    .help = Twenty plays with one colour.
fast_food-preset-multiples_lesson = Multiples
    .help = Only multiples of 3, 5 and 7 score.
fast_food-preset-digits_lesson = Digits
    .help = Only the digits 3, 5 and 7 score.
fast_food-preset-claim_it = Claim it
    .help = You score only what you notice.

fast_food-measure-several = totals that score in several ways
fast_food-measure-nothing = totals that score nothing

## First hints, one at a time, when the game is new

fast_food-hint-start = { $calls ->
        [none] Touch a card to add it.
       *[other] Touch a card, then say the total.
    }
fast_food-hint-turn = { $score_by ->
        [digits] Totals with a 3, 5 or 7 score.
       *[both] Multiples of 3, 5 and 7 score.
    }
fast_food-hint-event = { $score_by ->
        [both] The digits 3, 5 and 7 score too.
       *[other] Add in your head before you play.
    }
fast_food-hint-later = Cheeseburger 7 points, soda 3, fries 1.
fast_food-hint-last = Get more points than the other player!

## What stays on the felt

fast_food-legend = 7s: 7 points, 5s: 3, 3s: 1
