war-game = War
    .aim = Win all the cards: the higher card takes them.
    .summary = Turn up a card each. The higher one takes both, and equal cards go to war.
    .ages = 5 to 8
    .teaches = Comparing numbers: more, less, equal

## War: what happens, rule by rule

war-deal = The deal
    .rule = The cards are dealt one at a time, face down, until everybody has the same number.
    .sentence = { $n } { $n ->
        [one] card
       *[other] cards
    } for each player, face down. Nobody may look at them.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.{ $viewer_is ->
        [you] { " " }Turn over your first card.
       *[other] { "" }
    }
    .refused = { $dealt ->
        [no] First the cards must be dealt.
       *[other] The cards have been dealt. Turn up the next ones.
    }
war-turn_up = Cards up
    .rule = At the start of a turn everybody turns up the top card.
    .sentence = Everybody turns a card up. { $hands }
    .short = { $hands }
    .hands = { $player } has { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
war-take = The higher card wins
    .rule = The highest card takes all cards on the table.
    .sentence = { $alone ->
        [yes] Nobody else can fight on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $high } is higher than { $low }, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can fight on.
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
    .rule = When the highest cards are equal there is a war.
    .sentence = { $card } and { $other } are equally high. That means war!
    .short = { $card_rank } and { $other_rank }: war!
    .working = { $card } = { $other }
    .landmark = war
war-war-lay = The war is fought
    .rule = In a war everybody lays cards face down, and then one face up.
    .sentence = { $down ->
        [0] Each of them lays one card face up.
        [one] Each of them lays one card face down and one face up.
       *[other] Each of them lays { $down } cards face down and one face up.
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
    .rule = When the new cards are equal too, there is another round of the war.
    .sentence = { $card } and { $other } are equally high too. One more round of this war!
    .short = { $card_rank } and { $other_rank }: war again!
    .working = { $card } = { $other }
war-war-take = The war is won
    .rule = The highest of the new cards takes everything on the table.
    .sentence = { $alone ->
        [yes] Nobody else can fight on, so { $winner } takes { $n ->
            [2] both
           *[other] all { $n }
        } cards.
       *[no] { $high } is higher than { $low }: { $winner } wins the war and { $n ->
            [2] both
           *[other] all { $n }
        } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can fight on.
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
war-pickup = Under the packet
    .rule = Won cards go face down under the winner’s packet.
    .sentence = { $n ->
        [one] The card goes
       *[other] The { $n } cards go
    } under the packet, and now { $winner } holds { $total }.
    .short = { "" }
war-short-lose = Too few cards for a war
    .rule = Who cannot lay the next card of a war is out.
    .sentence = { $player } cannot lay the next card of the war, and drops out.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } too few cards for the war.
war-short-last_card = The last card fights
    .rule = With too few cards for a war, your last card is turned up and fights.
    .sentence = { $player } is down to the last card. So { $card } comes up and fights.
    .short = { $player_is ->
        [you] Your last card fights: { $card }.
       *[other] { $player }’s last card fights: { $card }.
    }
war-short-stays = The card stays
    .rule = With no card left for a war, the card on the table fights once more.
    .sentence = { $player } has nothing more to lay, so { $card } fights once more.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } no more cards: { $card } fights again.
war-short-draw = Nobody wins this war
    .rule = When all who fight run out at the same moment, nobody wins the war.
    .sentence = { $left ->
        [0] Nobody has a card for this war any more. The game is a draw.
       *[other] Nobody in this war has a card left, so nobody wins it.
    }
    .short = { $left ->
        [0] Nobody has a card left. It’s a draw.
       *[other] Nobody has a card left, so nobody wins this war.
    }
war-pot = The pot
    .rule = Cards that nobody could win wait for the winner of the next turn.
    .sentence = { $n } cards stay in the pot. Whoever wins the next turn gets them too.
    .short = The next winner gets these { $n } cards too.
war-out = Out of the game
    .rule = Who has no cards at the end of a turn is out.
    .sentence = { $player }’s packet is empty, so { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left, and are out.
       *[other] { $player } has no cards left, and is out.
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
war-end-repeat = It goes round for ever
    .rule = A game in which everything comes round again would never end, so it is stopped.
    .sentence = All packets are as they were after { $since ->
        [0] the deal
       *[other] turn { $since }
    }. The same turns would come round for ever, and nobody would win.
    .short = The same turns would come again for ever.
war-end-limit = Time is up
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

war-preset-printed_1 = As printed, first way
    .help = Who has too few cards for a war has lost.
war-preset-printed_2 = As printed, second way
    .help = With too few cards for a war, the last card fights.
war-preset-book = As in the book
    .help = Dealt one card at a time, 26 each.
war-preset-three_down = Three down
    .help = Three cards face down in every war.
war-preset-endless = Endless
    .help = Won cards keep their order, so that many games never end.
war-preset-lesson = For a lesson
    .help = At most 60 turns; then the cards are counted.
war-preset-short = A short match
    .help = At most 30 turns; then the cards are counted.

## First hints, one at a time, when the game is new

war-hint-1 = Tap your packet to turn a card over.
war-hint-2 = The higher card takes both.
war-hint-3 = Equal cards go to war!
war-hint-4 = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
