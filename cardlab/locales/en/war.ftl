## War: what happens, rule by rule

war-deal = The deal
    .sentence = Everybody gets { $n } { $n ->
        [one] card
       *[other] cards
    }, face down. No peeking!
    .refused = { $dealt ->
        [no] First the cards must be dealt.
       *[other] The cards have been dealt. Turn up the next ones.
    }
war-turn_up = Cards up
    .sentence = Cards up: { $hands }
    .hands = { $player } has { $card }.
war-take = The higher card wins
    .sentence = { $alone ->
        [yes] Only { $winner } can still fight, and takes { $n } cards.
       *[no] { $winner }’s { $high } beats { $low }, because { $high } is higher than { $low }. { $winner } takes { $n } cards.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-tie = War!
    .sentence = { $card } and { $other } are equal. War!
    .working = { $card } = { $other }
    .landmark = war
war-war-lay = The war is fought
    .sentence = { $down ->
        [0] No card face down, one face up.
        [one] One card face down, one face up.
       *[other] { $down } cards face down, one face up.
    } { $hands }
    .hands = { $player } has { $card }.
war-war-again = Equal again
    .sentence = { $card } and { $other }: equal again! The war goes on.
    .working = { $card } = { $other }
war-war-take = The war is won
    .sentence = { $alone ->
        [yes] Only { $winner } can still fight, and takes { $n } cards.
       *[no] { $winner } wins the war with { $high } against { $low } and takes { $n } cards.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-pickup = Under the packet
    .sentence = { $winner } puts { $n } cards under the packet and has { $total } now.
war-short-lose = Too few cards for a war
    .sentence = { $player } has no card left to finish the war and is out.
war-short-last_card = The last card fights
    .sentence = { $card } is { $player }’s last card. It is turned up and fights.
war-short-stays = The card stays
    .sentence = { $player } has no cards left. The { $card } stays and fights again.
war-short-draw = Nobody wins this war
    .sentence = { $left ->
        [0] All have run out at the same moment. Nobody wins: a draw.
       *[other] All who fought have run out at the same moment. Nobody wins this war.
    }
war-pot = The pot
    .sentence = Nobody could win these { $n } cards. They wait for the next winner.
war-out = Out of the game
    .sentence = { $player } has no cards left and is out.
war-win = The game is won
    .sentence = { $winner } has all the cards and wins after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }!
war-end-repeat = It goes round for ever
    .sentence = We have been here before, after { $since ->
        [0] the deal
       *[other] turn { $since }
    }! From now on everything repeats: this game never ends.
war-end-limit = Time is up
    .sentence = We stop after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }. { $counts }
    .counts = { $player } has { $n } { $n ->
        [one] card
       *[other] cards
    }.
