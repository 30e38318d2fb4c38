twenty_first_century_war-game = 21st Century War
    .aim = Win all the cards: play cards that go together and have the greatest total.
    .summary = Draw four cards and choose in secret which ones go together. The greatest total takes all.
    .ages = 8 to 12
    .teaches = Adding up to 52, finding sums and pairs, and weighing a big total against what you may lose

twenty_first_century_war-draw = Four new cards
    .rule = A round begins with four cards for everybody, from the top of the own pile.
    .sentence = Everybody draws four cards. Which of them go together?
    .short = Everybody draws four cards. Which go together?
    .refused = { $now ->
        [draw] First everybody draws four cards.
       *[other] The cards are drawn. First this round is played to its end.
    }
twenty_first_century_war-draw-short = Fewer than four
    .rule = Whoever has fewer than four cards draws all of them.
    .sentence = { $n ->
        [one] { $player } is down to one card, and draws that.
       *[other] { $player } is down to { $n } cards, and draws them all.
    }
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } only { $n ->
        [one] one card
       *[other] { $n } cards
    } left.
twenty_first_century_war-play-single = A card alone
    .rule = One card alone counts what it is worth: ace 1, jack 11, queen 12, king 13.
    .sentence = { $player } plays { $card } alone. It is worth { $value }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card } alone: it is worth { $value }.
twenty_first_century_war-play-sum = A sum
    .rule = Three or four cards go together when the highest is the sum of the others. An ace is 1.
    .sentence = { $n ->
        [2] { $player } has found a sum: { $a } + { $b } = { $result }. So all three cards go together.
       *[other] { $player } has found a sum: { $a } + { $b } + { $c } = { $result }. So all four cards go together.
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
    .rule = Two pairs may be played at once.
    .sentence = { $player } shows two pairs. { $pairs }
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } two pairs: { $pairs }.
    .pairs = { $card } goes with { $other }.
    .pairs-short = { $card } { $other }
twenty_first_century_war-play-ace_face = The ace brings a face card
    .rule = A wild ace lets jacks, queens and kings come along.
    .sentence = Beside the wild { $ace } there is room for { $faces }.
    .short = The ace lets { $faces } come along.
twenty_first_century_war-play-ace_free = The ace comes along
    .rule = A wild ace may go with any cards that belong together. It counts 1.
    .sentence = { $n ->
        [one] A wild ace may join what goes together: { $aces } brings 1 more.
       *[other] Wild aces may join what goes together: { $aces } bring 1 more each.
    }
    .short = { $n ->
        [one] An ace comes along: 1 more.
       *[other] { $n } aces come along: 1 more each.
    }
twenty_first_century_war-illegal-empty = Nothing chosen
    .rule = An empty choice is no play: it takes a card or more.
    .sentence = Choose one card, or some that go together.
    .short = { "" }
twenty_first_century_war-illegal-not_in_hand = Not in your hand
    .rule = You play cards that you hold, each of them once.
    .sentence = { $card } cannot be chosen: you do not hold it, or have chosen it already.
    .short = { "" }
twenty_first_century_war-illegal-single = Something goes together
    .rule = Where singles are the last resort, you play one card alone only if no cards go together.
    .sentence = Look at { $combination }: they go together. So one card alone will not do.
    .short = { "" }
twenty_first_century_war-illegal-two_pairs = One pair or sum
    .rule = Where that is agreed, you play only one pair or one sum at a time.
    .sentence = That is two pairs. Here you may play only one of them.
    .short = { "" }
twenty_first_century_war-illegal-face_needs_ace = No wild ace
    .rule = A jack, queen or king outside a pair or a sum needs a wild ace beside it.
    .sentence = { $ace ->
        [yes] Only a wild ace can bring { $faces } along. Your ace is busy: it is part of a sum.
       *[no] Only a wild ace can bring { $faces } along, and there is no ace here.
    }
    .short = { "" }
twenty_first_century_war-illegal-no_partner = No partner
    .rule = Every card needs a partner: a pair, a sum, or for face cards a wild ace.
    .sentence = { $n ->
        [one] { $cards } is left over. It is in no pair and in no sum here.
       *[other] { $cards } do not go together: no pair, and no card is the sum of the others.
    }
    .short = { "" }
twenty_first_century_war-total = Adding up
    .rule = When all have chosen, the cards are shown and each player’s cards are added up.
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
    .refused = Your cards for this round are down. Now the others choose.
twenty_first_century_war-win = The greatest total wins
    .rule = Whoever has the greatest total, or is the only one left in a tie, takes all cards played.
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
    .rule = In a tie you need a card in your hand. Whoever has none loses it, if somebody else has one.
    .sentence = { $player } has kept no card for the tie, and loses it.
    .short = { $player_is ->
        [you] You have no card in hand, and lose the tie.
       *[other] { $player } has no card in hand, and loses the tie.
    }
twenty_first_century_war-tie-hand = A tie!
    .rule = Those who share the greatest total each lay one more card from the hand. The highest wins.
    .sentence = { $again ->
        [yes] { $players } are still level. Each of them lays one more card from the hand.
       *[no] { $players } have { $total } each. Each of them lays one more card from the hand.
    }
    .short = { $again ->
        [yes] Still a tie!
       *[no] A tie: { $total } each!
    } { $players_is ->
        [you] Lay one more card.
       *[other] They each lay one more card.
    }
    .refused = { $now ->
        [tie] This is a tie: choose one card to lay.
       *[other] That is for a tie, and now there is none.
    }
    .landmark = tie
twenty_first_century_war-tie-draw = Draw for it
    .rule = Where the hands are empty, or the tie goes on, each of the tied turns up the top card of the pile.
    .sentence = { $again ->
        [yes] The tie goes on. { $players } each turn up the top card of the pile.
       *[no] It is a tie, and no card is left in their hands. { $players } each turn up the top card of the pile.
    }
    .short = { $again ->
        [yes] Still a tie!
       *[no] A tie!
    } The top card of each pile decides.
    .landmark = drawn tie
twenty_first_century_war-tie-no_draw = No card to draw
    .rule = Whoever has no pile to draw from loses the tie.
    .sentence = { $player } has no card to draw, and loses the tie.
    .short = { $player_is ->
        [you] You have no card to draw, and lose the tie.
       *[other] { $player } has no card to draw, and loses the tie.
    }
twenty_first_century_war-tie-again = Level again
    .rule = When the cards of a tie are equally high, those who laid them are tied again.
    .sentence = { $cards } are equally high. The tie goes on.
    .short = { $cards } are equally high.
twenty_first_century_war-tie-win = The tie is broken
    .rule = The highest card laid in a tie wins the round.
    .sentence = { $high } is higher than { $low }. { $winner } takes all { $n } cards.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } all { $n }.
    .working = { $a } > { $b }
twenty_first_century_war-tie-standoff = Nobody can win this
    .rule = When none of the tied has a card left, nobody wins, and all take back what they played.
    .sentence = None of the tied has a card left. So everybody takes back the cards of this round.
    .short = Nobody can go on: everybody takes the cards back.
twenty_first_century_war-return = Cards that were kept
    .rule = What you have kept in your hand goes back under your pile.
    .sentence = { $kept }
    .short = { "" }
    .kept = { $player } puts { $n ->
        [one] one card
       *[other] { $n } cards
    } back under the pile.
twenty_first_century_war-out = Out of the game
    .rule = Whoever has no card left after a round is out.
    .sentence = { $player } has lost the last card, and is out.
    .short = { $player_is ->
        [you] You have no cards left, and are out.
       *[other] { $player } has no cards left, and is out.
    }
twenty_first_century_war-end-win = The game is won
    .rule = The last player with cards wins.
    .sentence = Every card belongs to { $winner } now. The game is won after { $turns } { $turns ->
        [one] round
       *[other] rounds
    }.
    .short = { $winner_is ->
        [you] You have all the cards. You win!
       *[other] { $winner } has all the cards, and wins!
    }
twenty_first_century_war-end-max_turns = Time is up
    .rule = After an agreed number of rounds the game stops. Nobody has won, or whoever has the most cards wins.
    .sentence = { $turns } { $turns ->
        [one] round is
       *[other] rounds are
    } played, so the game stops here. { $outcome ->
        [won] { $counts } { $winner } has the most cards and wins.
        [draw] { $counts } Nobody has the most cards: it is a draw.
       *[unfinished] Nobody has all the cards.
    }
    .short = { $turns ->
        [one] One round is played.
       *[other] { $turns } rounds are played.
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

twenty_first_century_war-coach-most = { $total } is the most that your hand makes. { $below ->
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
twenty_first_century_war-coach-tie = You do not see { $of } cards: { $lower } are lower than { $card }, and { $same } are just as high.

twenty_first_century_war-action-draw = Draw four cards
twenty_first_century_war-action-play = Play { $chosen }
twenty_first_century_war-action-tie = Lay { $card }

twenty_first_century_war-zone-pile = Pile
twenty_first_century_war-zone-hand = Hand
twenty_first_century_war-zone-chosen = Chosen
twenty_first_century_war-counter-total = Total
twenty_first_century_war-counter-turns = Rounds
twenty_first_century_war-measure-turns = rounds
twenty_first_century_war-measure-ties = ties
twenty_first_century_war-measure-sums = sums played
twenty_first_century_war-measure-pairs = pairs played
twenty_first_century_war-measure-courts = aces with court cards

twenty_first_century_war-option-singles = One card alone
    .help = Always allowed, or only when no cards in the hand go together.
    .v-any = always
    .v-last_resort = only when nothing goes together
twenty_first_century_war-option-two_pairs = Two pairs
    .help = Two pairs may be played at once.
twenty_first_century_war-option-ace_jobs = Jobs of an ace
    .help = Whether an ace that is part of a sum also lets face cards come along.
    .v-one = one job at a time
    .v-many = it does both
twenty_first_century_war-option-second_tie = When a tie goes on
    .help = Draw a card from the pile, or first use up the cards in the hand.
    .v-draw = draw a card
    .v-hand = first the cards in the hand
twenty_first_century_war-option-max_turns = Most rounds
    .help = After so many rounds the game stops.
twenty_first_century_war-preset-printed = As printed
    .help = Two players with 26 cards each.
twenty_first_century_war-preset-four_players = Four players
    .help = Thirteen cards for each.
twenty_first_century_war-preset-strict = Look first
    .help = Find cards that go together before you play one alone. One pair or sum at a time.
twenty_first_century_war-preset-generous_ace = Generous ace
    .help = An ace in a sum still lets face cards come along: A, 5, 6 and K go together.
twenty_first_century_war-preset-short = A short match
    .help = At most 15 rounds; then the cards are counted.

## First hints, one at a time, when the game is new

twenty_first_century_war-hint-1 = Touch a card in your hand.
twenty_first_century_war-hint-2 = Then choose what goes with it.
twenty_first_century_war-hint-3 = Pairs go together, like 8 and 8.
twenty_first_century_war-hint-4 = So do sums: 2 + 3 = 5.
twenty_first_century_war-hint-5 = The greatest total takes all the cards!
