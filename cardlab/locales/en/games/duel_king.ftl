duel_king-game = Duel King
    .aim = Take cards until the other player has too few to go on.
    .summary = Three cards each, face down. Flip them one by one. A king or a joker sweeps the whole table.
    .ages = 9 to 12
    .teaches = Comparing, counting cards up to a limit, and weighing what a try costs and what it can win

duel_king-dealt = The deal
    .sentence = Each player gets 27 of the 54 cards. No peeking!
duel_king-match-start = A new match
    .rule = For each match, both players lay the next three cards of their decks in a row, face down.
    .sentence = Both lay { $n } cards in a row, face down. No peeking!
    .short = { $n } cards each, in a row, face down.
duel_king-round-win = The higher card wins
    .rule = Both players flip their next card, the leader first. The higher card takes both, and its player leads next. Aces are low.
    .sentence = { $high } is higher than { $low }, so { $winner } takes both and flips first next time.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You take both.
       *[other] { $winner } takes both.
    }
    .working = { $high } > { $low }
duel_king-duel-start = A duel
    .rule = Equal cards stay where they are. Both players flip the next card of their row.
    .sentence = { $card } and { $other } are equal. They stay, and the next cards of the rows decide. { $first } flips first.
    .short = { $card_rank } and { $other_rank }: a duel! The next cards decide.
    .working = { $card } = { $other }
duel_king-duel-win = Winning the duel
    .rule = The higher card in a duel takes all the face-up cards.
    .sentence = { $high } is higher than { $low }, so { $winner } takes { $n ->
        [2] both
       *[other] all { $n }
    } face-up cards.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the duel: { $n } cards.
    .working = { $high } > { $low }
duel_king-king = A duel king
    .rule = If you flip a king in a round or a duel, you win the whole table. Turn up all the cards in the rows. They do nothing.
    .sentence = { $player } flips { $card } and wins everything on the table. Turn up all the cards.
    .short = A king! { $player_is ->
        [you] You sweep
       *[other] { $player } sweeps
    } the whole table.
    .landmark = king
duel_king-joker = A joker
    .rule = A joker sweeps like a king. It also takes cards from the other deck.
    .sentence = { $player } flips a joker and wins everything on the table{ $n ->
        [0] .
        [one] , and one card of the other deck too.
       *[other] , and { $n } cards of the other deck too.
    }
    .short = A joker! { $player_is ->
        [you] { $n ->
            [0] You sweep the whole table.
           *[other] You sweep the table and get
        }
       *[other] { $n ->
            [0] { $player } sweeps the whole table.
           *[other] { $player } sweeps the table and gets
        }
    } { $n ->
        [0] { "" }
        [one] one more card.
       *[other] { $n } more cards.
    }
    .landmark = joker
duel_king-save-declare = Save the card!
    .rule = If the other player sweeps the table, you can try to save a card. Both flip the top card of their deck at the same time.
    .sentence = { $player } tries to save { $card }. That is try number { $n }. Both flip a card from their deck.
    .short = { $player_is ->
        [you] You try
       *[other] { $player } tries
    } to save { $card }. Both flip a card.
duel_king-save-won = Saved!
    .rule = If your card is higher, you get the card you wanted to save.
    .sentence = { $by ->
        [card] { $high } is higher than { $low }, so { $player } gets { $card } back.
       *[other] The other deck is empty, so { $player } gets { $card } back.
    }
    .short = { $by ->
        [card] { $high_the } beats { $low_the }.
       *[other] { "" }
    } { $player_is ->
        [you] You save { $card }.
       *[other] { $player } saves { $card }.
    }
    .working = { $by ->
        [card] { $high } > { $low }
       *[other] { "" }
    }
duel_king-save-lost = Not saved
    .rule = If your card is not higher, you save nothing. The flipped cards stay on the table with the others.
    .sentence = { $by ->
        [card] { $high } is higher than { $low }, so { $card } stays on the table.
        [no_card] { $player } has no card to flip, so { $card } stays on the table.
       *[nobody] Nobody has a card to flip, so { $card } stays on the table.
    }
    .short = { $by ->
        [card] { $high_the } beats { $low_the }.
       *[other] { "" }
    } { $player_is ->
        [you] You don’t save { $card }.
       *[other] { $player } doesn’t save { $card }.
    }
    .working = { $by ->
        [card] { $high } > { $low }
       *[other] { "" }
    }
duel_king-save-pass = No more tries
    .rule = You don’t have to try to save a card.
    .sentence = { $player } lets the cards go.
    .short = { $player_is ->
        [you] You let the cards go.
       *[other] { $player } lets the cards go.
    }
duel_king-save-limit = No tries left
    .rule = Each player has only a few tries to save cards in one match.
    .sentence = { $player } has used { $n ->
        [one] the only try
       *[other] all { $n } tries
    } of this match.
    .short = { $player_is ->
        [you] You have used { $n ->
            [one] your only try.
            [2] both tries.
           *[other] all { $n } tries.
        }
       *[other] { $player } has used { $n ->
            [one] the only try.
            [2] both tries.
           *[other] all { $n } tries.
        }
    }
duel_king-save-none = Nothing to save
    .rule = To save a card you need a card on the table, and both players need a deck.
    .sentence = { $player } has no card to save, or one of the decks is empty. So there is nothing to try.
    .short = There is nothing to save this time.
duel_king-save-illegal = You can’t save that
    .rule = You can save only your own cards on the table, and only after the other player sweeps it.
    .sentence = { $why ->
        [card] { $card } is not one of your cards on the table. Choose one of those.
        [first] First { $player } says which card to save, or passes.
        [other] Only { $player } can save a card now.
       *[nothing] Nobody has swept the table, so there is nothing to save now.
    }
    .short = { "" }
duel_king-sweep-take = Sweeping the table
    .rule = After a king or a joker, the player who flipped it takes all the cards still on the table.
    .sentence = { $player } takes { $n ->
        [one] the one card
        [2] both cards
       *[other] all { $n } cards
    } from the table.
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $n ->
        [one] the only card.
        [2] both cards.
       *[other] all { $n } cards.
    }
duel_king-joker-five = The joker’s cards
    .rule = A joker also takes the top cards of the other deck. In a forced duel it does so even if it does not win.
    .sentence = { $n ->
        [0] The other deck is empty, so the joker takes no more cards.
        [one] The joker gets { $player } the last card of { $other }’s deck.
       *[other] The joker gets { $player } the top { $n } cards of { $other }’s deck.
    }
    .short = { $n ->
        [0] The other deck is empty, so no cards for the joker.
       *[other] { $player_is ->
            [you] Your joker
           *[other] { $player }’s joker
        } takes { $n ->
            [one] one card
           *[other] { $n } cards
        } from { $other_is ->
            [you] your deck.
           *[other] { $other }’s deck.
        }
    }
duel_king-forced-start = A forced duel
    .rule = If the cards are equal and the rows are empty, both players flip the top card of their deck at the same time.
    .sentence = The cards are equal and the rows are empty, so the decks decide.
    .short = A forced duel! The decks decide.
    .landmark = forced duel
duel_king-forced-tie = Equal again
    .rule = Kings and jokers are equal. If the cards in a forced duel are equal, flip again.
    .sentence = { $card } and { $other } are equal, so both flip again.
    .short = { $card_rank } and { $other_rank }: equal again!
    .working = { $card } = { $other }
duel_king-forced-win = Winning the forced duel
    .rule = The higher card wins a forced duel. Kings and jokers sweep nothing there.
    .sentence = { $high } is higher than { $low }, so { $winner } wins the forced duel.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You win the duel.
       *[other] { $winner } wins the duel.
    }
    .working = { $high } > { $low }
duel_king-forced-no_card = No card to flip
    .rule = If you have no card to flip, you lose the forced duel.
    .sentence = { $player }’s deck is empty, so { $winner } wins the forced duel.
    .short = { $player_is ->
        [you] Your deck is empty.
       *[other] { $player }’s deck is empty.
    } { $winner_is ->
        [you] You win the duel.
       *[other] { $winner } wins the duel.
    }
duel_king-forced-both_empty = Both decks are empty
    .rule = If nobody has a card to flip, nobody wins the forced duel.
    .sentence = Nobody has a card to flip, so nobody wins this duel.
    .short = Both decks are empty, so nobody wins this duel.
duel_king-forced-shuffle = Shuffled
    .rule = You can agree to shuffle both decks after many ties.
    .sentence = { $n ->
        [one] That was a tie.
       *[other] That was { $n } ties in a row.
    } Shuffle both decks.
    .short = { $n ->
        [one] A tie! Shuffle both decks.
       *[other] { $n } ties in a row! Shuffle both decks.
    }
duel_king-match-end = The match is over
    .rule = A match is over when there are no cards left on the table. Then both count their cards.
    .sentence = { $one } has { $n } { $n ->
        [one] card
       *[other] cards
    } now, and { $other } has { $m }.
    .short = { "" }
    .working = { $n } + { $m } = { $sum }
duel_king-end-lose = Too few cards
    .rule = If you have too few cards after a match, you lose.
    .sentence = { $tie ->
        [yes] Both have only { $n } { $n ->
            [one] card
           *[other] cards
        }, and { $limit } is too few. It’s a draw.
       *[no] { $loser } has { $n ->
            [0] no card left
            [one] only one card
           *[other] only { $n } cards
        }, and { $limit } or fewer is too few. { $winner } wins!
    }
    .short = { $tie ->
        [yes] Both have only { $n } { $n ->
            [one] card.
           *[other] cards.
        } It’s a draw.
       *[no] { $loser_is ->
            [you] You have
           *[other] { $loser } has
        } { $n ->
            [0] no cards left.
            [one] only one card: too few.
           *[other] only { $n } cards: too few.
        } { $winner_is ->
            [you] You win!
           *[other] { $winner } wins!
        }
    }
    .working = { $n ->
        [one] 1 ≤ { $limit }
       *[other] { $n } ≤ { $limit }
    }
duel_king-end-max_turns = The last match
    .rule = You can agree to stop after a number of matches.
    .sentence = { $n ->
        [one] After one match
       *[other] After { $n } matches
    }, the game stops here. { $outcome ->
        [won] { $counts } { $winner } has the most cards and wins.
        [draw] { $counts } Nobody has the most cards, so it’s a draw.
       *[unfinished] { "" }
    }
    .short = { $n ->
        [one] One match
       *[other] { $n } matches
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

duel_king-action-play = Play on
duel_king-action-save = Try to save { $card }
    .price = { $tries ->
        [one] Last try: one card
       *[other] { $tries } tries, one card each
    }
duel_king-action-pass = Let them go
    .price = { $n ->
        [one] You lose your card
       *[other] You lose your { $n } cards
    }
duel_king-task-save = Touch a card to try to save it.

duel_king-zone-deck = Deck
duel_king-zone-row = Row
duel_king-zone-winnings = Won
duel_king-counter-turns = Matches
duel_king-counter-tries = Tries used
duel_king-measure-turns = matches
duel_king-measure-duels = duels
duel_king-measure-kings = sweeps by a king
duel_king-measure-jokers = sweeps by a joker
duel_king-measure-saves = cards saved

duel_king-option-dealer = Dealer
    .help = Who deals, and flips first in the first match.
duel_king-option-winnings = Won cards
    .help = They go under the deck at once, or wait beside it until the match is over.
    .v-at_once = under the deck at once
    .v-match_end = to one side until the end of the match
duel_king-option-save_attempts = Tries
    .help = How many times you can try to save a card in one match.
duel_king-option-save_after_forced = Saving after a forced duel
    .help = You can also save cards after a king or a joker wins a forced duel, or not.
duel_king-option-joker_cards = Cards for a joker
    .help = How many cards a joker takes from the other deck.
duel_king-option-shuffle_after = Shuffle after ties
    .help = Shuffle the decks after this many ties in a row. 0 means never.
duel_king-option-loss_limit = Too few cards
    .help = If you have this many cards or fewer after a match, you lose.
duel_king-preset-printed = As printed
    .help = Three tries, and won cards go under the deck.
duel_king-preset-no_saves = No saving
    .help = No choices. Watch how sweeps and duels go.
duel_king-preset-short_table = Won cards to one side
    .help = Won cards wait until the match is over.
duel_king-preset-long_ties = Against long ties
    .help = Shuffle the decks after three ties in a row.
duel_king-preset-short = A short game
    .help = After 20 matches, count the cards.

duel_king-coach-pass = You lose { $n ->
        [one] the one card
       *[other] the { $n } cards
    } there but risk no more. You keep { $left }.
duel_king-coach-fight = Both of you turn up the next card of your decks, and the higher one wins. { $known ->
        [both] You have seen both before. Yours is { $mine }, the other one is { $theirs }. { $result ->
            [win] So this try will work.
            [lose] So this try will fail.
           *[tie] They are equal, so the cards after them decide.
        }
        [mine] You have seen yours before. It is { $mine } and wins { $k } times in 100.
        [theirs] You have seen the other player’s before. It is { $theirs }, and yours beats it { $k } times in 100.
       *[none] So a try works { $k } times in 100, for any card.
    } If the try fails, it can cost you one more card.
duel_king-coach-save = { duel_king-coach-fight } Of the { $unseen } face-down cards, { $better } are higher than { $card }.
duel_king-coach-top = { duel_king-coach-fight } { $card } sweeps the table when it comes up again.
duel_king-coach-danger = { duel_king-coach-fight } You have { $left } cards left. If this try fails, you have { $then }. With { $limit } or fewer, you lose the game.

duel_king-prediction-ask = Who wins the first round?
duel_king-prediction-duel = Nobody yet: it’s a duel

## First hints, one at a time, when the game is new

duel_king-hint-start = Press “Play on” to flip the cards.
duel_king-hint-turn = The higher card takes both. Aces are low.
duel_king-hint-on-king = A king or joker sweeps the whole table.
duel_king-hint-on-forced-start = Equal cards start a duel!
duel_king-hint-later = With { $loss_limit } cards or fewer, you lose.
