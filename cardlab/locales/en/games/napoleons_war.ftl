napoleons_war-game = Napoleon’s War
    .aim = Put your cards in a clever order and win all the cards.
    .summary = One player has the red cards, the other the black ones. Put your deck in a secret order, then see whose cards win.
    .ages = 8 to 12
    .teaches = How many orders there are, counting cards, and chance against an unknown order

napoleons_war-dealt = The deal
    .sentence = Each player gets 26 cards. You can look at them. Now put your cards in order.
napoleons_war-order = Your deck
    .rule = Put all your cards in any order you like, with the first one on top. That is your deck, and you can’t change it.
    .sentence = { $player } has put { $n } { $n ->
        [one] card
       *[other] cards
    } in order. No more changes now!
    .short = { $player_is ->
        [you] You have put { $n ->
            [one] one card
           *[other] { $n } cards
        } in order.
       *[other] { "" }
    }
napoleons_war-order-illegal = Check your order
    .rule = Use every card of your hand once. Nobody plays while somebody is sorting.
    .sentence = { $why ->
        [first] Put the cards in order first. We are waiting for { $players }.
        [later] You have no cards to sort now. Wait until you have played your deck.
        [missing] Use every card of your hand. These are missing: { $missing }.
        [extra] Use only your own cards, each of them once. Take these out: { $extra }.
       *[both] Use every card of your hand once. Missing: { $missing }. Too many: { $extra }.
    }
    .short = { "" }
napoleons_war-ask = Question and answer
    .rule = While you sort, you can ask how many cards the other player has in the deck and in the capture pile.
    .sentence = { $sorts ->
        [yes] { $other } has no deck yet and is sorting too.
       *[no] { $other } has { $deck } { $deck ->
            [one] card
           *[other] cards
        } in the deck and { $capture } captured. So the deck lasts for { $deck } more { $deck ->
            [one] trick
           *[other] tricks
        }.
    }
    .short = { $sorts ->
        [yes] { $other_is ->
            [you] You are still sorting.
           *[other] { $other } is still sorting.
        }
       *[no] { $other_is ->
            [you] You have
           *[other] { $other } has
        } { $deck } in the deck and { $capture } captured.
    }
    .working = { $sorts ->
        [yes] { "" }
       *[no] { $deck } + { $capture } = { $sum }
    }
napoleons_war-ask-illegal = Only while you sort
    .rule = You can ask how many cards there are only while you sort your hand.
    .sentence = You can ask this while you sort your cards. Until then, count in your head.
    .short = { "" }
napoleons_war-spy = A spy
    .rule = You can agree on spies. Each time you sort, your spy can look once at a few cards of the other deck. Only you find out what they are.
    .sentence = { $player } sends a spy, who looks at { $n } { $n ->
        [one] card
       *[other] cards
    } in the other deck.
    .own = { $player } sends a spy to look at the other deck. { $found }
    .found = Card { $place } is { $card }.
    .found-short = { $place } is { $card }.
    .short = { $player_is ->
        [you] { $other }’s card { $found }
       *[other] { $player } sends a spy, who sees { $n } of your cards.
    }
napoleons_war-spy-illegal = No spy now
    .rule = A spy can look only while you sort, once for each new deck, and only after the other player has put a deck in order.
    .sentence = { $why ->
        [never] There are no spies in this match.
        [later] You can send a spy while you sort your cards.
        [again] Your spy has already looked. You can send a spy again the next time you sort.
       *[no_deck] { $other } has no deck to look at yet. Wait until it is in order.
    }
    .short = { "" }
napoleons_war-turn = Cards up
    .rule = In each trick, both players turn up the top card of their deck.
    .sentence = { $card_a } meets { $card_b }.
    .short = { $card_a } meets { $card_b }.
napoleons_war-trick-win = The higher card wins
    .rule = The higher card captures both. They go onto the winner’s capture pile.
    .sentence = { $high } is higher than { $low }, so { $winner } captures both cards.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You capture both.
       *[other] { $winner } captures both.
    }
    .working = { $high } > { $low }
napoleons_war-war-start = War!
    .rule = Equal cards mean war. Both players lay some cards face down, then one face up that decides.
    .sentence = { $card_a } and { $card_b } are equal. War! Both lay { $n ->
        [one] one card face down
       *[other] { $n } cards face down
    }, and the next one decides.
    .short = { $card_a_rank } and { $card_b_rank }: war! { $n ->
        [one] One card
       *[other] { $n } cards
    } down, then one decides.
    .working = { $card_a } = { $card_b }
    .landmark = war
napoleons_war-war-again = Equal again
    .rule = If the deciding cards are equal too, the war goes on.
    .sentence = { $card_a } and { $card_b } are equal too, so the war goes on.
    .short = { $card_a_rank } and { $card_b_rank }: war again!
    .working = { $card_a } = { $card_b }
napoleons_war-war-win = The war is won
    .rule = The higher deciding card captures everything on the table.
    .sentence = { $high } is higher than { $low }, so { $winner } wins the war and captures all { $n } cards.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the war: { $n } cards.
    .working = { $high } > { $low }
napoleons_war-resort = A new hand
    .rule = When your deck runs out, pick up your capture pile and put it in order. The other deck stays as it is.
    .sentence = { $player } has no deck left and picks up { $n } captured { $n ->
        [one] card
       *[other] cards
    } to sort.
    .short = { $player_is ->
        [you] Your deck is empty. Sort your
       *[other] { $player }’s deck is empty. { $player } sorts
    } { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .landmark = sorting
napoleons_war-resort-both = Both sort
    .rule = If both decks run out together, both players pick up their cards and sort.
    .sentence = Both decks are empty. { $player } sorts { $n } { $n ->
        [one] card
       *[other] cards
    }, { $other } sorts { $m }.
    .short = Both decks are empty. { $other_is ->
        [you] You sort { $m }, { $player } sorts { $n }.
       *[other] { $player_is ->
            [you] You sort
           *[other] { $player } sorts
        } { $n }, { $other } sorts { $m }.
    }
napoleons_war-resort-in_war = Sorting during a war
    .rule = If your deck runs out in a war, pick up your capture pile and sort. Then the war goes on.
    .sentence = { $player }’s deck is empty, but the war is not over. First { $player } sorts { $n } captured { $n ->
        [one] card
       *[other] cards
    }.
    .short = No deck left for the war! { $player_is ->
        [you] Sort your
       *[other] { $player } sorts
    } { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
napoleons_war-resort-campaign = The campaign is over
    .rule = You can agree on campaigns. After an agreed number of tricks, both players pick up all their cards and sort again.
    .sentence = That ends campaign { $i }. Both pick up all their cards and sort again. { $player } has { $n } { $n ->
        [one] card
       *[other] cards
    }, { $other } has { $m }.
    .short = That ends campaign { $i }. { $other_is ->
        [you] You have { $m }, { $player } has { $n }.
       *[other] { $player_is ->
            [you] You have
           *[other] { $player } has
        } { $n }, { $other } has { $m }.
    } Sort again!
    .landmark = new campaign
napoleons_war-draw-run_out = No cards left for the war
    .rule = If a player has no cards at all for a war, nobody wins the game.
    .sentence = { $n ->
        [one] { $player } has no cards left for this war
       *[other] Both players have no cards left for this war
    }, so the game is a draw.
    .short = { $n ->
        [one] { $player_is ->
            [you] You have
           *[other] { $player } has
        } no cards left for the war.
       *[other] Nobody has a card left for the war.
    } It’s a draw!
napoleons_war-lose-run_out = No cards left for the war
    .rule = You can agree that a player with no cards left for a war loses.
    .sentence = { $player } has no cards left for this war, so { $winner } takes the table and wins.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } no cards left for the war. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
napoleons_war-win = The game is won
    .rule = If you have all the cards, you win.
    .sentence = { $winner } has all the cards and wins after { $turns } { $turns ->
        [one] trick
       *[other] tricks
    }.
    .short = { $winner_is ->
        [you] You have all the cards. You win!
       *[other] { $winner } has all the cards. { $winner } wins!
    }
napoleons_war-end-max_turns = The last trick
    .rule = You can agree to stop after a number of tricks.
    .sentence = { $n ->
        [one] After one trick
       *[other] After { $n } tricks
    }, the game stops here. { $outcome ->
        [won] { $counts } { $winner } has the most cards and wins.
        [draw] { $counts } Nobody has the most cards, so it’s a draw.
       *[unfinished] { "" }
    }
    .short = { $n ->
        [one] One trick
       *[other] { $n } tricks
    } played. { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] You win!
           *[other] { $winner } wins!
        }
        [draw] { $counts } A draw!
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

napoleons_war-action-order = March!
napoleons_war-action-ask = How many cards?
napoleons_war-action-spy = Send a spy
napoleons_war-task-order = { $on_limit ->
    [most_cards] Which group marches first? Tap it, then its place.
   *[unfinished] Which card marches first?
}
napoleons_war-packet-guard = Guard
napoleons_war-packet-cavalry = Cavalry
napoleons_war-packet-foot = Infantry
napoleons_war-packet-guns = Guns
napoleons_war-packet-reserve = Reserve
napoleons_war-action-play = Turn up the cards

napoleons_war-zone-hand = Hand
napoleons_war-zone-deck = Deck
napoleons_war-zone-capture = Captured
napoleons_war-counter-turns = Tricks
napoleons_war-measure-turns = tricks
napoleons_war-measure-orders = hands put in order

napoleons_war-option-deal = Who gets which cards
    .help = Red cards against black ones, or a shuffled half of the pack each.
    .v-colours = red against black
    .v-random = shuffled halves
napoleons_war-option-first_colour = First colour
    .help = Which colour the first player gets.
    .v-red = red
    .v-black = black
napoleons_war-option-run_out = No cards left in a war
    .help = What happens if a player has no cards at all for a war.
    .v-draw = a draw
    .v-lose = that player loses
napoleons_war-option-campaign = Campaign
    .help = After this many tricks, both players pick up all their cards and sort again. 0 means never.
napoleons_war-option-spy = Spy
    .help = How many cards of the other deck a spy may look at, once each time you sort. 0 means no spies.
napoleons_war-preset-printed = As printed
    .help = Three cards down in a war. Running out of cards in a war is a draw.
napoleons_war-preset-no_escape = No escape
    .help = If you run out of cards in a war, you lose.
napoleons_war-preset-short_war = Short war
    .help = One card down in a war.
napoleons_war-preset-short = A short match
    .help = Shuffle the pack, and lay one card down in a war. Play three campaigns of 13 tricks, then count the cards.

napoleons_war-coach-ask = Asking costs nothing. You hold { $n } { $n ->
        [one] card
       *[other] cards
    }. If the other deck is shorter, it runs out before yours.
napoleons_war-coach-spy = A spy costs nothing. You see { $n ->
        [one] one card
       *[other] up to { $n } cards
    } of the other deck and its place, and then you can put a higher card there.
napoleons_war-coach-order = { $war ->
        [yes] Number { $place }, your { $card }, decides the war.
       *[no] Your { $card } comes first.
    } Of the { $unseen } cards you can’t see, it beats { $beats }, and { $same } would mean { $war ->
        [yes] another war
       *[no] war
    }. { $enough ->
        [yes] In that war { $decider } would decide.
       *[no] You would have too few cards for that war.
    }
napoleons_war-coach-known = Number { $place }, your { $card }, meets { $shown }, which is already there. { $result ->
        [win] That wins the war.
        [lose] That loses the war.
       *[tie] They are equal, so the war goes on.
    }
napoleons_war-coach-short = This war needs { $need } cards from you, but you have only { $n }. In any order, { $run_out ->
        [draw] that means a draw.
       *[lose] you lose.
    }

## First hints, one at a time, when the game is new

napoleons_war-hint-start = { $spy ->
    [0] { "" }
   *[other] Send a spy first. Then sort your cards.
}
napoleons_war-hint-turn = The higher card captures both. Win them all!
napoleons_war-hint-on-war-start = Equal cards go to war!
napoleons_war-hint-on-resort = Deck empty? Sort the cards you captured.
