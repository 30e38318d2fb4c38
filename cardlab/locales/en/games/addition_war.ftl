addition_war-game = Addition War
    .aim = Win all the cards: the greater sum takes them.
    .summary = Turn up two cards each and add them. The greater sum takes all four.
    .ages = 6 to 8
    .teaches = Sums to 20, and comparing them

addition_war-deal = The deal
    .rule = Deal the cards one at a time, face down, until everybody has the same number.
    .sentence = Each player gets { $n } { $n ->
        [one] card
       *[other] cards
    }, face down.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.
    .refused = { $dealt ->
        [no] Deal the cards first.
       *[other] You have dealt the cards already. Turn up the next ones.
    }
addition_war-turn_up = Two cards up
    .rule = At the start of a turn, everybody turns up two cards and adds them.
    .sentence = Everybody turns up two cards. { $hands }
    .short = { $n ->
        [0] Everybody turns up two cards.
        [3] Everybody turns up two cards.
        [4] Everybody turns up two cards.
       *[other] { $hands }
    }
    .hands = { $player }: { $a } + { $b } = { $worth }.
    .hands-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $a } + { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } + { $b } = { $worth }
addition_war-numbers = How to compare
    .rule = With a deck of your own, you see how to compare the numbers.
    .sentence = { number-reason }
    .short = { number-reason }
addition_war-take = The greater sum wins
    .rule = The greatest sum takes all the cards on the table.
    .sentence = { $alone ->
        [yes] Nobody else can go on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $a } + { $b } = { $worth } and { $c } + { $d } = { $other }. { $worth } is more than { $other }, so { $winner } takes { $n } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $winner_first ->
            [yes] { $worth } is more than { $other }.
           *[no] { $other } is less than { $worth }.
        }
    } { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } { $n ->
        [2] both.
       *[other] all { $n }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } + { $b } = { $worth }
        { $c } + { $d } = { $other }
        { $worth } > { $other }
    }
addition_war-tie = War!
    .rule = Equal sums mean war.
    .sentence = { $same ->
        [yes] { $a } + { $b } = { $worth } for both. War!
       *[no] { $a } + { $b } = { $worth } and { $c } + { $d } = { $worth }. Different cards, the same sum: war!
    }
    .short = Both make { $worth }: war!
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
    .landmark = war
addition_war-war-lay = Cards for the war
    .rule = In a war, everybody lays cards face down, then two face up.
    .sentence = { $down ->
        [0] They each lay two cards face up.
        [one] They each lay one card face down and two face up.
       *[other] They each lay { $down } cards face down and two face up.
    } { $hands }
    .short = { $down ->
        [0] Two up.
        [one] One down, two up.
       *[other] { $down } down, 2 up.
    } { $n ->
        [3] { "" }
        [4] { "" }
       *[other] { $hands }
    }
    .hands = { $player }: { $a } + { $b } = { $worth }.
    .hands-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $a } + { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } + { $b } = { $worth }
addition_war-war-again = Equal again
    .rule = If the new sums are equal too, the war goes on.
    .sentence = { $a } + { $b } = { $worth }, and { $c } + { $d } = { $worth } too. The war goes on!
    .short = Both make { $worth }: war again!
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
addition_war-war-take = The war is won
    .rule = The greatest new sum takes everything on the table.
    .sentence = { $alone ->
        [yes] Nobody else can go on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $a } + { $b } = { $worth } and { $c } + { $d } = { $other }. { $worth } is more than { $other }, so { $winner } takes { $n } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $winner_first ->
            [yes] { $worth } is more than { $other }.
           *[no] { $other } is less than { $worth }.
        }
    } { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the war: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } + { $b } = { $worth }
        { $c } + { $d } = { $other }
        { $worth } > { $other }
    }
addition_war-pickup = Under the pile
    .rule = The winner puts the cards face down under their pile.
    .sentence = The { $n } cards go under the pile. Now { $winner } has { $total }.
    .short = { "" }
addition_war-short-lose = Too few cards
    .rule = If you can’t lay the cards you need, you are out.
    .sentence = { $player } needs { $need } cards but has only { $have }, and is out.
    .short = { $player_is ->
        [you] You need { $need } cards and have { $have }.
       *[other] { $player } needs { $need } cards and has { $have }.
    }
addition_war-short-last_card = The last cards
    .rule = If you have too few cards, turn up your last two. If you have only one, add 0.
    .sentence = { $n ->
        [1] { $card } is { $player }’s last card: { $a } + 0 = { $worth }.
       *[other] { $cards } are { $player }’s last cards: { $a } + { $b } = { $worth }.
    }
    .short = { $n ->
        [1] { $player_is ->
            [you] Your last card:
           *[other] { $player }’s last card:
        } { $a } + 0 = { $worth }.
       *[other] { $player_is ->
            [you] Your last cards:
           *[other] { $player }’s last cards:
        } { $a } + { $b } = { $worth }.
    }
    .working = { $a } + { $b } = { $worth }
addition_war-short-stays = The sum stays
    .rule = If you have no card left for a war, your sum on the table counts again.
    .sentence = { $player } has no more cards to lay, so the { $worth } counts again.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } no more cards. The { $worth } counts again.
addition_war-short-none = No card left
    .rule = If you have no card left, you are out.
    .sentence = { $player } has no card left and is out.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } no card left.
addition_war-short-draw = Nobody wins this war
    .rule = If all the players in a war run out of cards together, nobody wins it.
    .sentence = { $left ->
        [0] Nobody has a card left for this war. The game is a draw.
       *[other] Nobody in this war has a card left, so nobody wins it.
    }
    .short = { $left ->
        [0] Nobody has a card left. It’s a draw.
       *[other] Nobody has a card left, so nobody wins this war.
    }
addition_war-pot = The pot
    .rule = Cards that nobody wins go into the pot. The winner of the next turn gets them.
    .sentence = { $n } cards stay in the pot. The winner of the next turn gets them too.
    .short = The next winner gets these { $n } cards too.
addition_war-out = Out of the game
    .rule = If you have no cards at the end of a turn, you are out.
    .sentence = { $player }’s pile is empty, so { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left. You’re out.
       *[other] { $player } has no cards left and is out.
    }
addition_war-win = The game is won
    .rule = The last player with cards wins.
    .sentence = Nobody else has a card, so { $winner } wins!
    .short = Nobody else has a card. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
addition_war-end-repeat = Going round in circles
    .rule = If all the cards are back where they were before, the game would never end. So it stops.
    .sentence = All the cards are back where they were before, so the same turns would come again and again.
    .short = The same turns would come again and again.
addition_war-end-limit = The last turn
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

addition_war-zone-table = Cards
addition_war-preset-teach = First facts
    .help = Aces to tens, one pack.
addition_war-preset-printed_one_deck = One pack
    .help = All 52 cards; jack 11, queen 12, king 13.
addition_war-preset-printed_two_decks = Two packs
    .help = The long game with all cards; jack 11, queen 12, king 13.
addition_war-preset-two_small_decks = Two small packs
    .help = The long game with aces to tens.
addition_war-preset-tens = Many tens
    .help = Jacks, queens and kings count 10, and aces 11.
addition_war-preset-ace_high = Ace high
    .help = Jack 11, queen 12, king 13, ace 14.
addition_war-preset-lesson = For a lesson
    .help = At most 20 turns. Then you count the cards.

## First hints, one at a time, when the game is new

addition_war-hint-start = Tap your pile: two cards turn over.
addition_war-hint-turn = The greater sum takes all the cards.
addition_war-hint-on-tie = { $war_down ->
        [0] Each turns up two more cards.
        [one] Each puts 1 face down, then 2 up.
       *[other] Each puts { $war_down } face down, then 2 up.
    }
addition_war-hint-on-war-lay = The greater new sum takes everything.
addition_war-hint-later = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
