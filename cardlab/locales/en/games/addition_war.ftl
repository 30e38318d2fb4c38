addition_war-game = Addition War
    .aim = Win all the cards: add your two cards, and the greater sum takes them.
    .summary = Turn up two cards each and add them. The greater sum takes all four.
    .ages = 6 to 8
    .teaches = Sums to 20, and comparing them

addition_war-deal = The deal
    .rule = The cards are dealt one at a time, face down, until everybody has the same number.
    .sentence = { $n } { $n ->
        [one] card
       *[other] cards
    } for each player, face down.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.{ $viewer_is ->
        [you] { " " }Turn over your first cards.
       *[other] { "" }
    }
    .refused = { $dealt ->
        [no] First the cards must be dealt.
       *[other] The cards have been dealt. Turn up the next ones.
    }
addition_war-turn_up = Two cards up
    .rule = At the start of a turn everybody turns up two cards and adds them.
    .sentence = Two cards up for everybody. { $hands }
    .short = { $n ->
        [0] Two cards up for everybody.
        [3] Two cards up for everybody.
        [4] Two cards up for everybody.
       *[other] { $hands }
    }
    .hands = { $player }: { $a } + { $b } = { $worth }.
    .hands-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $a } + { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } + { $b } = { $worth }
addition_war-take = The greater sum wins
    .rule = The greatest sum takes all cards on the table.
    .sentence = { $alone ->
        [yes] Nobody else can fight on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $a } + { $b } = { $worth }, and { $worth } is more than { $c } + { $d } = { $other }. { $winner } takes { $n } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can fight on.
       *[no] { $worth } is more than { $other }.
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
        [yes] { $a } + { $b } = { $worth } on both sides. War!
       *[no] { $a } + { $b } = { $worth } and { $c } + { $d } = { $worth }. Different cards, the same sum: war!
    }
    .short = Both make { $worth }: war!
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
    .landmark = war
addition_war-war-lay = The war is fought
    .rule = In a war everybody lays cards face down, and then two face up.
    .sentence = { $down ->
        [0] Each of them lays two cards face up.
        [one] Each of them lays one card face down and two face up.
       *[other] Each of them lays { $down } cards face down and two face up.
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
    .rule = When the new sums are equal too, there is another round of the war.
    .sentence = { $a } + { $b } = { $worth }, and { $c } + { $d } = { $worth } too. One more round of this war!
    .short = Both make { $worth }: war again!
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
addition_war-war-take = The war is won
    .rule = The greatest of the new sums takes everything on the table.
    .sentence = { $alone ->
        [yes] Nobody else can fight on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $a } + { $b } = { $worth }, and { $worth } is more than { $c } + { $d } = { $other }. { $winner } takes { $n } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can fight on.
       *[no] { $worth } is more than { $other }.
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
addition_war-pickup = Under the packet
    .rule = Won cards go face down under the winner’s packet.
    .sentence = The { $n } cards go under the packet, and now { $winner } holds { $total }.
    .short = { "" }
addition_war-short-lose = Too few cards
    .rule = Who cannot lay the next card is out.
    .sentence = { $need } cards are needed here. { $player } had only { $have }, and drops out.
    .short = { $player_is ->
        [you] { $need } cards are needed, and you have { $have }.
       *[other] { $need } cards are needed, and { $player } has { $have }.
    }
addition_war-short-last_card = The last cards fight
    .rule = With too few cards, the last two are turned up. A card that is alone goes with 0.
    .sentence = { $n ->
        [1] { $card } is { $player }’s last card: { $a } + 0 = { $worth }.
       *[other] { $cards } are { $player }’s last cards to turn up: { $a } + { $b } = { $worth }.
    }
    .short = { $n ->
        [1] { $player_is ->
            [you] Your last card fights:
           *[other] { $player }’s last card fights:
        } { $a } + 0 = { $worth }.
       *[other] { $player_is ->
            [you] Your last cards fight:
           *[other] { $player }’s last cards fight:
        } { $a } + { $b } = { $worth }.
    }
    .working = { $a } + { $b } = { $worth }
addition_war-short-stays = The sum stays
    .rule = With no card left for a war, the sum on the table fights once more.
    .sentence = { $player } has nothing more to lay, so the { $worth } fights once more.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } no more cards: the { $worth } fights again.
addition_war-short-draw = Nobody wins this war
    .rule = When all who fight run out at the same moment, nobody wins the war.
    .sentence = { $left ->
        [0] Nobody has a card for this war any more. The game is a draw.
       *[other] Nobody in this war has a card left, so nobody wins it.
    }
    .short = { $left ->
        [0] Nobody has a card left. It’s a draw.
       *[other] Nobody has a card left, so nobody wins this war.
    }
addition_war-pot = The pot
    .rule = Cards that nobody could win wait for the winner of the next turn.
    .sentence = { $n } cards stay in the pot. Whoever wins the next turn gets them too.
    .short = The next winner gets these { $n } cards too.
addition_war-out = Out of the game
    .rule = Who has no cards at the end of a turn is out.
    .sentence = { $player }’s packet is empty, so { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left, and are out.
       *[other] { $player } has no cards left, and is out.
    }
addition_war-win = The game is won
    .rule = The last player with cards wins.
    .sentence = Nobody else has a card, so { $winner } wins!
    .short = Nobody else has a card. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
addition_war-end-repeat = It goes round for ever
    .rule = A game in which everything comes round again would never end, so it is stopped.
    .sentence = The cards lie just as they lay once before, so the same turns would come for ever.
    .short = The same turns would come again for ever.
addition_war-end-limit = Time is up
    .rule = After an agreed number of turns the game stops.
    .sentence = { $turns ->
        [one] One turn is played
       *[other] { $turns } turns are played
    }, so the game stops here. { $counts } { $outcome ->
        [won] { $winner } has the most cards and wins.
        [draw] Nobody has the most cards: it is a draw.
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
    .help = Courts count 10 and aces 11.
addition_war-preset-ace_high = Ace high
    .help = Jack 11, queen 12, king 13, ace 14.
addition_war-preset-lesson = For a lesson
    .help = At most 20 turns; then the cards are counted.

## First hints, one at a time, when the game is new

addition_war-hint-1 = Tap your packet: two cards turn over.
addition_war-hint-2 = Add your two cards.
addition_war-hint-3 = The greater sum takes all the cards.
addition_war-hint-4 = Equal sums go to war!
addition_war-hint-5 = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
