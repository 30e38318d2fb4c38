war-game = War
    .summary = Turn up a card each. The higher one takes both, and equal cards go to war.
    .ages = 5 to 8
    .teaches = Comparing numbers: more, less, equal

## War: what happens, rule by rule

war-deal = The deal
    .rule = The cards are dealt one at a time, face down, until everybody has the same number.
    .sentence = Everybody gets { $n } { $n ->
        [one] card
       *[other] cards
    }, face down. No peeking!
    .refused = { $dealt ->
        [no] First the cards must be dealt.
       *[other] The cards have been dealt. Turn up the next ones.
    }
war-turn_up = Cards up
    .rule = At the start of a turn everybody turns up the top card.
    .sentence = Cards up: { $hands }
    .hands = { $player } has { $card }.
war-take = The higher card wins
    .rule = The highest card takes all cards on the table.
    .sentence = { $alone ->
        [yes] Only { $winner } can still fight, and takes { $n } cards.
       *[no] { $winner }’s { $high } beats { $low }, because { $high } is higher than { $low }. { $winner } takes { $n } cards.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-tie = War!
    .rule = When the highest cards are equal there is a war.
    .sentence = { $card } and { $other } are equal. War!
    .working = { $card } = { $other }
    .landmark = war
war-war-lay = The war is fought
    .rule = In a war everybody lays cards face down, and then one face up.
    .sentence = { $down ->
        [0] No card face down, one face up.
        [one] One card face down, one face up.
       *[other] { $down } cards face down, one face up.
    } { $hands }
    .hands = { $player } has { $card }.
war-war-again = Equal again
    .rule = When the new cards are equal too, the war goes on.
    .sentence = { $card } and { $other }: equal again! The war goes on.
    .working = { $card } = { $other }
war-war-take = The war is won
    .rule = The highest of the new cards takes everything on the table.
    .sentence = { $alone ->
        [yes] Only { $winner } can still fight, and takes { $n } cards.
       *[no] { $winner } wins the war with { $high } against { $low } and takes { $n } cards.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-pickup = Under the packet
    .rule = Won cards go face down under the winner’s packet.
    .sentence = { $winner } puts { $n } cards under the packet and has { $total } now.
war-short-lose = Too few cards for a war
    .rule = Who cannot lay the next card of a war is out.
    .sentence = { $player } has no card left to finish the war and is out.
war-short-last_card = The last card fights
    .rule = With too few cards for a war, your last card is turned up and fights.
    .sentence = { $card } is { $player }’s last card. It is turned up and fights.
war-short-stays = The card stays
    .rule = With no card left for a war, the card on the table stays and fights again.
    .sentence = { $player } has no cards left. The { $card } stays and fights again.
war-short-draw = Nobody wins this war
    .rule = When all who fight run out at the same moment, nobody wins the war.
    .sentence = { $left ->
        [0] All have run out at the same moment. Nobody wins: a draw.
       *[other] All who fought have run out at the same moment. Nobody wins this war.
    }
war-pot = The pot
    .rule = Cards that nobody could win wait for the winner of the next turn.
    .sentence = Nobody could win these { $n } cards. They wait for the next winner.
war-out = Out of the game
    .rule = Who has no cards at the end of a turn is out.
    .sentence = { $player } has no cards left and is out.
war-win = The game is won
    .rule = The last player with cards wins.
    .sentence = { $winner } has all the cards and wins after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }!
war-end-repeat = It goes round for ever
    .rule = A game in which everything comes round again would never end, so it is stopped.
    .sentence = We have been here before, after { $since ->
        [0] the deal
       *[other] turn { $since }
    }! From now on everything repeats: this game never ends.
war-end-limit = Time is up
    .rule = After an agreed number of turns the game stops.
    .sentence = We stop after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }. { $counts }
    .counts = { $player } has { $n } { $n ->
        [one] card
       *[other] cards
    }.

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
