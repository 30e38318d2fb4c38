twenty_first_century_war-game = 21st Century War
    .aim = Win all the cards: play cards that go together and have the greatest total.
    .summary = Draw four cards and choose in secret which ones go together. The greatest total takes all.
    .ages = 8 to 12
    .teaches = Adding up to 52, finding sums and pairs, and weighing a big total against what you may lose

twenty_first_century_war-draw = Four new cards
    .rule = At the start of a round, everybody draws four cards from the top of their pile.
    .sentence = Everybody draws four cards. Which of them go together?
    .short = Everybody draws four cards. Which go together?
    .refused = { $now ->
        [draw] First everybody draws four cards.
       *[other] You have drawn your cards already. Finish this round first.
    }
twenty_first_century_war-draw-short = Fewer than four
    .rule = If you have fewer than four cards, draw them all.
    .sentence = { $n ->
        [one] { $player } has only one card left and draws it.
       *[other] { $player } has only { $n } cards left and draws them all.
    }
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } only { $n ->
        [one] one card
       *[other] { $n } cards
    } left.
twenty_first_century_war-play-single = A card alone
    .rule = A card alone counts its value. An ace is 1, a jack 11, a queen 12 and a king 13.
    .sentence = { $player } plays { $card } alone. It is worth { $value }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card } alone. It is worth { $value }.
twenty_first_century_war-play-sum = A sum
    .rule = Three or four cards go together if the highest is the sum of the others. An ace is 1.
    .sentence = { $n ->
        [2] { $player } has found a sum: { $a } + { $b } = { $result }. All three cards go together.
       *[other] { $player } has found a sum: { $a } + { $b } + { $c } = { $result }. All four cards go together.
    }
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a sum: { $a } + { $b }{ $n ->
        [2] { "" }
       *[other] { " " }+ { $c }
    } = { $result }.
    .working = { $n ->
        [2] { $a } + { $b } = { $result }
       *[other] { $a } + { $b } + { $c } = { $result }
    }
twenty_first_century_war-play-pair = A pair
    .rule = Two cards of the same rank go together.
    .sentence = { $player } shows a pair. { $pairs }
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a pair: { $pairs }
    .pairs = { $card } and { $other } have the same rank.
    .pairs-short = { $card } and { $other }.
twenty_first_century_war-play-two_pairs = Two pairs
    .rule = You can play two pairs at once.
    .sentence = { $player } shows two pairs. { $pairs }
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } two pairs: { $pairs }.
    .pairs = { $card } goes with { $other }.
    .pairs-short = { $card } { $other }
twenty_first_century_war-play-ace_face = An ace with a picture card
    .rule = With a wild ace, you can play jacks, queens and kings too.
    .sentence = The wild { $ace } lets { $faces } join in.
    .short = The ace lets { $faces } join in.
twenty_first_century_war-play-ace_free = The ace joins in
    .rule = A wild ace can join any cards that go together. It counts 1.
    .sentence = { $n ->
        [one] A wild ace can join in. { $aces } adds 1 more.
       *[other] Wild aces can join in. { $aces } add 1 more each.
    }
    .short = { $n ->
        [one] An ace joins in: 1 more.
       *[other] { $n } aces join in: 1 more each.
    }
twenty_first_century_war-illegal-empty = Nothing chosen
    .rule = You must play at least one card.
    .sentence = Choose one card, or some cards that go together.
    .short = { "" }
twenty_first_century_war-illegal-not_in_hand = Not in your hand
    .rule = Play cards from your hand, each of them once.
    .sentence = You can’t choose { $card }. It is not in your hand, or you have already chosen it.
    .short = { "" }
twenty_first_century_war-illegal-single = Look again
    .rule = You can agree to play one card alone only if no cards go together.
    .sentence = { $combination } go together, so you can’t play one card alone.
    .short = { "" }
twenty_first_century_war-illegal-two_pairs = One pair or sum
    .rule = You can agree to play only one pair or one sum at a time.
    .sentence = Those are two pairs. Here you can play only one of them.
    .short = { "" }
twenty_first_century_war-illegal-face_needs_ace = No wild ace
    .rule = A jack, queen or king needs a pair, a sum or a wild ace.
    .sentence = { $ace ->
        [yes] Only a wild ace lets { $faces } join in. Your ace is already part of a sum.
       *[no] Only a wild ace lets { $faces } join in, and you have not chosen an ace.
    }
    .short = { "" }
twenty_first_century_war-illegal-no_partner = No partner
    .rule = Every card must be part of a pair or a sum. A jack, queen or king can have a wild ace.
    .sentence = { $n ->
        [one] { $cards } is left over. It is not in a pair or a sum.
       *[other] { $cards } do not go together. There is no pair, and no card is the sum of the others.
    }
    .short = { "" }
twenty_first_century_war-total = Adding up
    .rule = When everybody has chosen, show your cards and add them up.
    .sentence = { $sums }
    .short = { $sums }
    .sums = { $n ->
        [1] { $player } has { $total }.
        [2] { $player } has { $a } + { $b } = { $total }.
        [3] { $player } has { $a } + { $b } + { $c } = { $total }.
       *[other] { $player } has { $a } + { $b } + { $c } + { $d } = { $total }.
    }
    .sums-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $items_n ->
        [2] { $n ->
            [1] { $total }.
            [2] { $a } + { $b } = { $total }.
            [3] { $a } + { $b } + { $c } = { $total }.
           *[other] { $a } + { $b } + { $c } + { $d } = { $total }.
        }
       *[other] { $total }.
    }
    .working = { $sums }
    .sums-working = { $n ->
        [1] { $total }
        [2] { $a } + { $b } = { $total }
        [3] { $a } + { $b } + { $c } = { $total }
       *[other] { $a } + { $b } + { $c } + { $d } = { $total }
    }
    .refused = You have already played this round. Now the others choose.
twenty_first_century_war-win = The greatest total wins
    .rule = The greatest total takes all the cards. So does the only player left in a tie.
    .sentence = { $tie ->
        [yes] It was { $total } each, and only { $winner } can go on. { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $total } is more than { $other }, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
    }
    .short = { $tie ->
        [yes] Nobody else can go on.
       *[no] { $total } is more than { $other }.
    } { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } { $n ->
        [2] both.
       *[other] all { $n }.
    }
    .working = { $tie ->
        [yes] { "" }
       *[no] { $total } > { $other }
    }
twenty_first_century_war-tie-empty_loses = No card for the tie
    .rule = You need a card in your hand for a tie. If you have none and somebody else has one, you lose it.
    .sentence = { $player } has kept no card for the tie and loses it.
    .short = { $player_is ->
        [you] You have no card in hand and lose the tie.
       *[other] { $player } has no card in hand and loses the tie.
    }
twenty_first_century_war-tie-hand = A tie!
    .rule = If players tie for the greatest total, each lays one more card from their hand. The highest wins.
    .sentence = { $again ->
        [yes] { $players } are still level. They each lay one more card from their hand.
       *[no] { $players } have { $total } each. They each lay one more card from their hand.
    }
    .short = { $again ->
        [yes] Still a tie!
       *[no] A tie: { $total } each!
    } { $players_is ->
        [you] Lay one more card.
       *[other] They each lay one more card.
    }
    .refused = { $now ->
        [tie] It’s a tie. Choose one card to lay.
       *[other] You can do that only in a tie.
    }
    .landmark = tie
twenty_first_century_war-tie-draw = Draw for it
    .rule = If the hands are empty or the tie goes on, the tied players each turn up the top card of their pile.
    .sentence = { $again ->
        [yes] The tie goes on. { $players } each turn up the top card of their pile.
       *[no] It’s a tie, and they have no cards left in hand. { $players } each turn up the top card of their pile.
    }
    .short = { $again ->
        [yes] Still a tie!
       *[no] A tie!
    } The top card of each pile decides.
    .landmark = drawn tie
twenty_first_century_war-tie-no_draw = No card to draw
    .rule = If you have no pile to draw from, you lose the tie.
    .sentence = { $player } has no card to draw and loses the tie.
    .short = { $player_is ->
        [you] You have no card to draw and lose the tie.
       *[other] { $player } has no card to draw and loses the tie.
    }
twenty_first_century_war-tie-again = Level again
    .rule = If the cards in a tie are equal, the tie goes on.
    .sentence = { $cards } are equal. The tie goes on.
    .short = { $cards } are equal.
twenty_first_century_war-tie-win = The tie is broken
    .rule = The highest card in a tie wins the round.
    .sentence = { $high } is higher than { $low }. { $winner } takes all { $n } cards.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } all { $n }.
    .working = { $a } > { $b }
twenty_first_century_war-tie-standoff = Nobody can win this
    .rule = If none of the tied players has a card left, nobody wins. Everybody takes back their cards.
    .sentence = None of the tied players has a card left, so everybody takes back their cards.
    .short = Nobody can go on, so everybody takes their cards back.
twenty_first_century_war-return = Cards you kept
    .rule = Put the cards you kept in your hand back under your pile.
    .sentence = { $kept }
    .short = { "" }
    .kept = { $player } puts { $n ->
        [one] one card
       *[other] { $n } cards
    } back under the pile.
twenty_first_century_war-out = Out of the game
    .rule = If you have no cards left after a round, you are out.
    .sentence = { $player } has lost the last card and is out.
    .short = { $player_is ->
        [you] You have no cards left. You’re out.
       *[other] { $player } has no cards left and is out.
    }
twenty_first_century_war-end-win = The game is won
    .rule = The last player with cards wins.
    .sentence = { $winner } has every card now and wins after { $turns } { $turns ->
        [one] round
       *[other] rounds
    }!
    .short = { $winner_is ->
        [you] You have all the cards. You win!
       *[other] { $winner } has all the cards. { $winner } wins!
    }
twenty_first_century_war-end-max_turns = The last round
    .rule = You can agree to stop after a number of rounds. The most cards win, or nobody wins.
    .sentence = After { $turns } { $turns ->
        [one] round
       *[other] rounds
    }, the game stops here. { $outcome ->
        [won] { $counts } { $winner } has the most cards and wins.
        [draw] { $counts } Nobody has the most cards, so it’s a draw.
       *[unfinished] Nobody has all the cards.
    }
    .short = { $turns ->
        [one] One round played.
       *[other] { $turns } rounds played.
    } { $outcome ->
        [won] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }{ $winner_is ->
            [you] You win!
           *[other] { $winner } wins!
        }
        [draw] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }A draw!
       *[unfinished] Nobody wins.
    }
    .counts = { $player } has { $n } { $n ->
        [one] card
       *[other] cards
    }.
    .counts-short = { $player_is ->
        [you] You have { $n }.
       *[other] { $player } has { $n }.
    }

twenty_first_century_war-coach-most = { $total } is the most your hand can make. { $below ->
        [0] Almost every hand can reach it.
        [100] Hardly any other hand can reach it.
       *[other] About { $below } of 100 other hands cannot reach it.
    } { $kept ->
        [0] But you keep no card for a tie.
        [one] You keep one card for a tie.
       *[other] You keep { $kept } cards for a tie.
    }
twenty_first_century_war-coach-less = { $total } is { $missing } less than your hand could make. { $below ->
        [0] Almost every other hand can reach it.
        [100] But hardly any other hand can reach it.
       *[other] About { $below } of 100 other hands cannot reach it.
    } If you lose, you lose { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
twenty_first_century_war-coach-tie = Of the { $of } cards you can’t see, { $lower } are lower than { $card }, and { $same } are equal to it.

twenty_first_century_war-action-draw = Draw four cards
twenty_first_century_war-action-play = Play { $chosen }
twenty_first_century_war-action-tie = Lay { $card }
twenty_first_century_war-task-play = Touch one card, or cards that go together.

twenty_first_century_war-zone-pile = Pile
twenty_first_century_war-zone-hand = Hand
twenty_first_century_war-zone-chosen = Chosen
twenty_first_century_war-counter-total = Total
twenty_first_century_war-counter-turns = Rounds
twenty_first_century_war-measure-turns = rounds
twenty_first_century_war-measure-ties = ties
twenty_first_century_war-measure-sums = sums played
twenty_first_century_war-measure-pairs = pairs played
twenty_first_century_war-measure-courts = aces with picture cards

twenty_first_century_war-option-singles = One card alone
    .help = You can always play one card alone, or only if no cards in your hand go together.
    .v-any = always
    .v-last_resort = only when nothing goes together
twenty_first_century_war-option-two_pairs = Two pairs
    .help = You can play two pairs at once.
twenty_first_century_war-option-ace_jobs = Jobs for an ace
    .help = An ace in a sum also lets picture cards join in, or not.
    .v-one = one job at a time
    .v-many = both at once
twenty_first_century_war-option-second_tie = When a tie goes on
    .help = Draw a card from the pile, or use the cards in your hand first.
    .v-draw = draw a card
    .v-hand = the cards in your hand first
twenty_first_century_war-option-max_turns = Maximum number of rounds
    .help = The game stops after this many rounds.
twenty_first_century_war-preset-printed = As printed
    .help = Two players with 26 cards each.
twenty_first_century_war-preset-four_players = Four players
    .help = Thirteen cards each.
twenty_first_century_war-preset-strict = Look first
    .help = Find cards that go together before you play one alone. One pair or sum at a time.
twenty_first_century_war-preset-generous_ace = Generous ace
    .help = An ace in a sum still lets picture cards join in. A, 5, 6 and K go together.
twenty_first_century_war-preset-short = A short match
    .help = At most 15 rounds. Then you count the cards.

## First hints, one at a time, when the game is new

twenty_first_century_war-hint-later = Pairs go together, like 8 and 8.
twenty_first_century_war-hint-last = Sums go together too: 2, 3 and 5.
twenty_first_century_war-hint-turn = The greatest total takes all the cards!
