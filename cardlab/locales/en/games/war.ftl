war-game = War
    .aim = Win all the cards: the higher card takes them.
    .summary = Turn up a card each. The higher one takes both, and equal cards go to war.
    .ages = 5 to 8
    .teaches = Comparing numbers: more, less, equal

## War: what happens, rule by rule

war-deal = The deal
    .rule = Deal the cards one at a time, face down, until everybody has the same number.
    .sentence = Each player gets { $n } { $n ->
        [one] card
       *[other] cards
    }, face down. No peeking!
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.
    .refused = { $dealt ->
        [no] Deal the cards first.
       *[other] You have dealt the cards already. Turn up the next ones.
    }
war-turn_up = Cards up
    .rule = At the start of a turn, everybody turns up their top card.
    .sentence = Everybody turns up a card. { $hands }
    .short = { $hands }
    .hands = { $player } has { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
war-numbers = How to compare
    .rule = With a deck of your own, you see how to compare the numbers.
    .sentence = { number-reason }
    .short = { number-reason }
war-take = The higher card wins
    .rule = The highest card takes all the cards on the table.
    .sentence = { $alone ->
        [yes] Nobody else can go on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $high } is { $high_kind ->
            [time] later
           *[other] higher
        } than { $low }, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $high_the } beats { $low_the }.
    } { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } { $n ->
        [2] both.
       *[other] all { $n }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-tie = War!
    .rule = If the highest cards are equal, it’s war.
    .sentence = { $card } and { $other } are equal. That means war!
    .short = { $card_rank } and { $other_rank }: war!
    .working = { $card } = { $other }
    .landmark = war
war-war-lay = Cards for the war
    .rule = In a war, everybody lays cards face down, then one face up.
    .sentence = { $down ->
        [0] They each lay one card face up.
        [one] They each lay one card face down and one face up.
       *[other] They each lay { $down } cards face down and one face up.
    } { $hands }
    .short = { $n ->
        [3] { "" }
        [4] { "" }
       *[other] { $down ->
            [0] One face up.
            [one] One face down, one face up.
           *[other] { $down } face down, 1 face up.
        }
    } { $hands }
    .hands = { $player } has { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
war-war-again = Equal again
    .rule = If the new cards are equal too, the war goes on.
    .sentence = { $card } and { $other } are equal too. The war goes on!
    .short = { $card_rank } and { $other_rank }: war again!
    .working = { $card } = { $other }
war-war-take = The war is won
    .rule = The highest new card takes everything on the table.
    .sentence = { $alone ->
        [yes] Nobody else can go on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $high } is { $high_kind ->
            [time] later
           *[other] higher
        } than { $low }, so { $winner } wins the war and { $n ->
            [2] both
           *[other] all { $n }
        } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $high_the } beats { $low_the }.
    } { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the war: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-pickup = Under the pile
    .rule = The winner puts the cards face down under their pile.
    .sentence = { $n ->
        [one] The card goes
       *[other] The { $n } cards go
    } under the pile. Now { $winner } has { $total }.
    .short = { "" }
war-short-lose = Too few cards for a war
    .rule = If you can’t lay the next card of a war, you are out.
    .sentence = { $player } can’t lay the next card of the war and is out.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } too few cards for the war.
war-short-last_card = One last card
    .rule = If you have too few cards for a war, turn up your last card. It counts.
    .sentence = { $player } turns up the last card. It is { $card }.
    .short = { $player_is ->
        [you] Your last card is { $card }.
       *[other] { $player }’s last card is { $card }.
    }
war-short-stays = The card stays
    .rule = If you have no card left for a war, your card on the table counts again.
    .sentence = { $player } has no more cards to lay, so { $card } counts again.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } no more cards. { $card } counts again.
war-short-none = No card left
    .rule = If you have no card left, you are out.
    .sentence = { $player } has no card left and is out.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } no card left.
war-short-draw = Nobody wins this war
    .rule = If all the players in a war run out of cards together, nobody wins it.
    .sentence = { $left ->
        [0] Nobody has a card left for this war. The game is a draw.
       *[other] Nobody in this war has a card left, so nobody wins it.
    }
    .short = { $left ->
        [0] Nobody has a card left. It’s a draw.
       *[other] Nobody has a card left, so nobody wins this war.
    }
war-pot = The pot
    .rule = Cards that nobody wins go into the pot. The winner of the next turn gets them.
    .sentence = { $n } cards stay in the pot. The winner of the next turn gets them too.
    .short = The next winner gets these { $n } cards too.
war-out = Out of the game
    .rule = If you have no cards at the end of a turn, you are out.
    .sentence = { $player }’s pile is empty, so { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left. You’re out.
       *[other] { $player } has no cards left and is out.
    }
war-win = The game is won
    .rule = The last player with cards wins.
    .sentence = Nobody else has a card. { $winner } wins after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }!
    .short = Nobody else has a card. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
war-end-repeat = Going round in circles
    .rule = If all the cards are back where they were before, the game would never end. So it stops.
    .sentence = All the cards are back where they were after { $since ->
        [0] the deal
       *[other] turn { $since }
    }. The same turns would come again and again, and nobody would win.
    .short = The same turns would come again and again.
war-end-limit = The last turn
    .rule = You can agree to stop after a number of turns.
    .sentence = { $turns ->
        [one] After one turn
       *[other] After { $turns } turns
    }, the game stops here. { $counts } { $outcome ->
        [won] { $winner } has the most cards and wins.
        [draw] Nobody has the most cards, so it’s a draw.
       *[unfinished] { "" }
    }
    .short = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } played.{ $counts_n ->
        [2] { " " }{ $counts }
       *[other] { "" }
    } { $outcome ->
        [won] { $winner_is ->
            [you] You win!
           *[other] { $winner } wins!
        }
        [draw] A draw!
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

war-preset-printed_1 = As printed, first way
    .help = If you have too few cards for a war, you lose.
war-preset-printed_2 = As printed, second way
    .help = If you have too few cards for a war, your last card counts.
war-preset-book = As in the book
    .help = Dealt one card at a time, 26 each.
war-preset-three_down = Three down
    .help = Three cards face down in every war.
war-preset-endless = Endless
    .help = Won cards keep their order, so many games never end.
war-preset-lesson = For a lesson
    .help = At most 60 turns. Then you count the cards.
war-preset-short = A short match
    .help = At most 30 turns. Then you count the cards.

## First hints, one at a time, when the game is new

war-hint-start = Tap your pile to turn a card over.
war-hint-turn = The higher card takes both.
war-hint-on-tie = { $war_down ->
        [0] Each turns up one more card.
        [one] Each puts 1 face down, then 1 up.
       *[other] Each puts { $war_down } face down, then 1 up.
    }
war-hint-on-war-lay = The higher new card takes everything.
war-hint-later = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
