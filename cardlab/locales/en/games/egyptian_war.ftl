egyptian_war-game = Egyptian War
    .aim = Win all the cards: answer aces and pictures, and slap first when two cards match.
    .summary = Aces and pictures must be answered. Spot a pair first, and the whole pile is yours.
    .ages = 7 to 12
    .teaches = Counting down from 4, 3, 2 and 1, seeing pairs and patterns, and games that never end
egyptian_war-dealt = The deal
    .sentence = All cards are dealt one at a time, face down. Nobody may look at them.
egyptian_war-chosen-deal = { egyptian_war-dealt }
    .sentence = { egyptian_war-dealt.sentence }

## Playing

egyptian_war-play = A card on the pile
    .rule = The player in turn turns the top card onto the pile. Then it is the next player’s turn.
    .sentence = { $player } plays { $card }. It is not an ace or a picture, so nobody has to answer it.
    .short = { $player_is ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
egyptian_war-turn-order = Not now
    .rule = Everybody waits for the turn to come. Only a pile that has just got a card can be slapped.
    .sentence = { $why ->
        [turn] It is { $turn }’s turn to play, not { $player }’s.
        [open] First comes the moment for slapping. Then the next card is played.
        [answered] { $player } has already chosen: to slap, or to leave it.
        [undealt] First the cards must be dealt.
        [dealt] The cards have been dealt. Play the next one.
       *[closed] There is no card to slap just now. Wait for the next one.
    }
    .short = { "" }
egyptian_war-challenge-start = A challenge
    .rule = An ace or a picture must be answered with another one. An ace gives 4 chances, a king 3, a queen 2 and a jack 1.
    .sentence = { $challenged ->
        [none] { $player } plays { $card }. That is a challenge, but nobody else has a card to answer it.
       *[other] { $player } plays { $card }, a challenge! { $challenged } has { $left ->
            [one] one chance
           *[other] { $left } chances
        } to play an ace or a picture.
    }
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }{ $challenged ->
        [none] . Nobody else has a card.
       *[other] : { $challenged_is ->
            [you] you have
           *[other] { $challenged } has
        } { $left ->
            [one] one chance
           *[other] { $left } chances
        } to answer.
    }
    .landmark = challenge
egyptian_war-challenge-chance = One chance less
    .rule = Each plain card uses up one of the chances to answer a challenge.
    .sentence = { $card } does not answer { $challenge }. { $left ->
        [0] That was the last chance.
        [one] One chance is left.
       *[other] { $left } chances are left.
    }
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }{ $left ->
        [0] . That was the last chance.
        [one] : { $old } − 1 = { $left } chance left.
       *[other] : { $old } − 1 = { $left } chances left.
    }
    .working = { $old } − 1 = { $left }
egyptian_war-challenge-beaten = The challenge is answered
    .rule = An ace or a picture answers the challenge, and is a new challenge for the next player.
    .sentence = { $challenged ->
        [none] { $card } answers the challenge and is a new one, but nobody else has a card left.
       *[other] { $card } answers the challenge and is a new one. Now { $challenged } has { $left ->
            [one] one chance
           *[other] { $left } chances
        }.
    }
    .short = { $player_is ->
        [you] You answer
       *[other] { $player } answers
    } with { $card }! { $challenged ->
        [none] Nobody else has a card.
       *[other] { $challenged_is ->
            [you] You have
           *[other] { $challenged } has
        } { $left ->
            [one] one chance.
           *[other] { $left } chances.
        }
    }
egyptian_war-challenge-won = The challenge is won
    .rule = When all chances are used up, the player who made the challenge takes the pile.
    .sentence = { $n ->
        [one] The one chance
        [2] Both chances
       *[other] All { $n } chances
    } after { $card } { $n ->
        [one] is
       *[other] are
    } used up. So { $challenger } gets the pile of { $count } cards.
    .short = Nobody has answered { $card }: { $challenger_is ->
        [you] you win
       *[other] { $challenger } wins
    } the pile.
egyptian_war-challenge-unanswered = Nobody can answer
    .rule = When nobody else has a card left to answer with, the challenge wins the pile.
    .sentence = Nobody else has a card to answer with. So { $challenger } gets the pile of { $count } cards.
    .short = Nobody else has a card: { $challenger_is ->
        [you] you win
       *[other] { $challenger } wins
    } the pile.
egyptian_war-take = Under the stack
    .rule = The whole pile is turned over and goes under the stack. Whoever took it plays next.
    .sentence = { $player } puts the { $count } cards under the stack and now holds { $after }. { $last ->
        [yes] { "" }
       *[no] { $player } starts the next pile.
    }
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $before } + { $count } = { $after }.
    .working = { $before } + { $count } = { $after }

## Slapping

egyptian_war-snap-pair = A pair
    .rule = Two cards of one rank on top of each other: whoever slaps first gets the pile.
    .sentence = { $card } and { $other } are a pair. { $player } was first and gets { $n ->
        [2] both
       *[other] all { $n }
    } cards.
    .short = { $card_rank } and { $other_rank }: a pair! { $player_is ->
        [you] You slap first.
       *[other] { $player } slaps first.
    }
    .landmark = snap
egyptian_war-snap-sandwich = A sandwich
    .rule = Two cards of one rank with one other card between them: whoever slaps first gets the pile.
    .sentence = { $card } and { $other } with { $middle } between them: a sandwich. { $player } was first and gets all { $n } cards.
    .short = { $card_rank }, { $middle_rank }, { $other_rank }: a sandwich! { $player_is ->
        [you] You slap first.
       *[other] { $player } slaps first.
    }
    .landmark = snap
egyptian_war-snap-stops_challenge = The challenge is over
    .rule = A good slap ends a challenge, even when its last chance has just been used.
    .sentence = The pile is slapped away, so { $challenger }’s challenge is over.
    .short = That ends { $challenger_is ->
        [you] your challenge.
       *[other] { $challenger }’s challenge.
    }
egyptian_war-snap-rejoin = Back in the game
    .rule = Whoever is out may come back by slapping first.
    .sentence = { $player } was out, and the good slap brings { $player } back into the game.
    .short = { $player_is ->
        [you] You are back in the game!
       *[other] { $player } is back in the game!
    }
egyptian_war-snap-tie = At the same moment
    .rule = When the first hands come down together, nobody gets the pile and the game goes on.
    .sentence = { $card } and { $other } match, but { $players } slapped at the same moment. So nobody gets the pile.
    .short = { $players_is ->
        [you] You and { $players_n ->
            [2] { $players_others } slapped together.
           *[other] others slapped together.
        }
       *[other] { $players_n ->
            [2] { $players } slapped together.
           *[other] { $players_n } players slapped together.
        }
    } Nobody gets the pile.
    .landmark = tie
egyptian_war-snap-off = No slapping
    .rule = This game is played without slapping.
    .sentence = In this game the pile is not slapped. It goes to whoever wins the challenge.
    .short = { "" }
egyptian_war-slap-not_allowed = This hand does not count
    .rule = Whoever may not slap any more is passed over.
    .sentence = { $why ->
        [barred] { $player } may not slap after a wrong slap without cards. So this hand does not count.
       *[out] { $player } is out and may not slap back in. So this hand does not count.
    }
    .short = { $why ->
        [barred] { $player_is ->
            [you] You may not slap any more.
           *[other] { $player } may not slap any more.
        }
       *[out] { $player_is ->
            [you] You are out and may not slap.
           *[other] { $player } is out and may not slap.
        }
    }
egyptian_war-slap-false = A wrong slap
    .rule = Whoever slaps when nothing matches pays: cards from the top of the stack go face down under the pile.
    .sentence = { $other ->
        [none] { $card } lies alone, so there is nothing to match.
       *[other] { $card } on { $other } is no pair, and there is no sandwich.
    } { $price ->
        [0] { $player } pays nothing for this slap.
       *[other] { $n ->
            [0] { $player } has no card to pay with.
            [one] { $player } pays one card, face down under the pile.
           *[other] { $player } pays { $n } cards, face down under the pile.
        }
    }
    .short = { $other ->
        [none] { $card } lies alone.
       *[other] { $card_rank } and { $other_rank }: no pair.
    } { $price ->
        [0] It costs nothing.
       *[other] { $n ->
            [0] { $player_is ->
                [you] You have no card to pay.
               *[other] { $player } has no card to pay.
            }
            [one] { $player_is ->
                [you] You pay one card.
               *[other] { $player } pays one card.
            }
           *[other] { $player_is ->
                [you] You pay { $n } cards.
               *[other] { $player } pays { $n } cards.
            }
        }
    }
    .landmark = wrong slap
egyptian_war-slap-barred = No more slapping
    .rule = A wrong slap without a card to pay with costs the right to slap, until that player takes a pile.
    .sentence = { $player } could not pay, so { $player } may not slap any more.
    .short = { $player_is ->
        [you] You may not slap any more.
       *[other] { $player } may not slap any more.
    }

## Running out

egyptian_war-out-challenge = Out of cards in a challenge
    .rule = Whoever runs out of cards with chances left to play is out.
    .sentence = { $player } has no card left and would still have { $left ->
        [one] one chance
       *[other] { $left } chances
    } to play. So { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left, and are out.
       *[other] { $player } has no cards left, and is out.
    }
egyptian_war-out-empty = No card to play
    .rule = Whoever has no card when the turn comes is out.
    .sentence = The turn comes to { $player }, who has no card and is out. { $back ->
        [yes] A good slap can bring { $player } back.
       *[no] { "" }
    }
    .short = { $player_is ->
        [you] You have no cards left{ $back ->
            [yes] . A good slap brings you back!
           *[no] , and are out.
        }
       *[other] { $player } has no cards left{ $back ->
            [yes] , but may slap back in.
           *[no] , and is out.
        }
    }

## The end

egyptian_war-win-all = All the cards
    .rule = Whoever holds all the cards wins.
    .sentence = { $player } holds all { $total } cards and wins!
    .short = { $player_is ->
        [you] You have all { $total } cards. You win!
       *[other] { $player } has all { $total } cards and wins!
    }
egyptian_war-win-last = The only player left
    .rule = When only one player has cards and nobody can come back, that player wins.
    .sentence = Only { $player } has cards, and nobody can come back. { $player } takes the pile and wins!
    .short = { $player_is ->
        [you] Only you have cards left. You win!
       *[other] Only { $player } has cards left, and wins!
    }
egyptian_war-win-last_card = The last card of all
    .rule = When every card lies on the pile, whoever played the last one wins.
    .sentence = All stacks are empty. { $player } played the last card, takes the pile of { $count } and wins!
    .short = No cards are left. { $player_is ->
        [you] You played the last one, and win!
       *[other] { $player } played the last one, and wins!
    }
egyptian_war-win-loop = It goes round for ever
    .rule = A game in which everything comes round again would never end, so it is stopped.
    .sentence = Aces, pictures and plain cards lie just as they lay { $cards } cards ago. The same { $cards } cards would be played for ever, and nobody would win.
    .short = The same cards would come again for ever.
egyptian_war-win-unfinished = Time is up
    .rule = After an agreed number of cards the game stops.
    .sentence = { $turns ->
        [one] One card has been played
       *[other] { $turns } cards have been played
    }, so the game stops here. { $outcome ->
        [won] { $counts } { $winner } has the most cards and wins.
        [draw] { $counts } Nobody has the most cards: it is a draw.
       *[unfinished] Nobody has won.
    }
    .short = { $turns ->
        [one] One card
       *[other] { $turns } cards
    } played. { $outcome ->
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
egyptian_war-win-over = The game is over
    .rule = After the end nothing more is played.
    .sentence = Nothing more is played.
    .short = { "" }

## Options, presets and the words at the table

egyptian_war-option-snaps = Slapping
    .help = Whether the pile may be slapped. Without it nobody decides anything.
egyptian_war-option-snap_pairs = Pairs
    .help = Two cards of one rank on top of each other may be slapped.
egyptian_war-option-snap_sandwiches = Sandwiches
    .help = Two cards of one rank around one other card may be slapped.
egyptian_war-option-false_slap = A wrong slap costs
    .help = How many cards go face down under the pile.
    .v-none = nothing
    .v-one = one card
    .v-two = two cards
egyptian_war-option-false_slap_empty = A wrong slap without cards
    .help = What happens to a player who has no card to pay with.
    .v-none = costs nothing
    .v-barred = ends this player’s slapping
egyptian_war-option-rejoin = Coming back
    .help = Whether a player who is out may come back with a good slap.
egyptian_war-option-run_out = Running out in a challenge
    .help = Who goes on when a player runs out of cards with chances left.
    .v-challenger_takes = the pile is won at once
    .v-next_continues = the next player plays the chances that are left
egyptian_war-option-leftover = Cards that do not go round
    .help = They are dealt on, so that the first players have one more, or lie under the first pile.
    .v-dealt_on = dealt on
    .v-under_pile = under the first pile
egyptian_war-option-max_turns = Most cards
    .help = After so many cards have been played the game stops.
egyptian_war-preset-house = House rules
    .help = A wrong slap costs one card.
egyptian_war-preset-as_printed = As printed
    .help = A wrong slap costs nothing.
egyptian_war-preset-beggar_my_neighbour = Beggar-My-Neighbour
    .help = Without slapping: nobody decides anything, and some games never end.
    .game = Beggar-My-Neighbour
    .aim = Win all the cards: answer every ace and every picture in time.
    .summary = Aces and pictures must be answered. Who finds no answer in time loses the whole pile.
egyptian_war-preset-short = A short match
    .help = At most 60 turns; then the cards are counted.

egyptian_war-zone-stack = Stack
egyptian_war-zone-pile = Pile
egyptian_war-zone-burnt = Under the pile
egyptian_war-counter-chances_left = Chances left
egyptian_war-counter-barred = May not slap
egyptian_war-counter-turns = Cards played
egyptian_war-counter-piles_taken = Piles taken
egyptian_war-action-play = Play a card
egyptian_war-action-slap = Slap!
egyptian_war-action-leave = Leave it

## What the coach says

egyptian_war-coach-pair = { $card } and { $other } are a pair. The first hand gets { $n ->
        [2] both
       *[other] all { $n }
    } cards.
egyptian_war-coach-sandwich = { $card } and { $other } make a sandwich. The first hand gets all { $n } cards.
egyptian_war-coach-no_match = { $other ->
        [none] { $card } lies alone, so there is nothing to match.
       *[other] { $card } on { $other } is no pair, and there is no sandwich.
    } A slap would cost { $cost ->
        [0] nothing, but it would not help
        [one] you one card
       *[other] you { $cost } cards
    }.
egyptian_war-coach-barred = Nothing matches, and you have no card to pay with. A wrong slap now would be your last.
egyptian_war-coach-too_late = { $card } and { $other } match, but another hand was there first.
egyptian_war-coach-not_allowed = Your hand does not count now, so it makes no difference.
egyptian_war-coach-leave_pair = { $card } and { $other } are a pair. If you leave it, somebody else may get { $n ->
        [2] both
       *[other] all { $n }
    } cards.
egyptian_war-coach-leave_sandwich = { $card } and { $other } make a sandwich. If you leave it, somebody else may get all { $n } cards.
egyptian_war-coach-leave = Nothing matches, so there is nothing to slap.
egyptian_war-coach-wait = { $kinds ->
        [one] Nothing matches yet. Of the { $unseen } cards that nobody sees, { $k } would make a match.
       *[other] Nothing matches yet. Of the { $unseen } cards that nobody sees, { $a } would make a pair and { $b } a sandwich: { $a } + { $b } = { $k }.
    }

egyptian_war-measure-turns = cards played
egyptian_war-measure-piles_taken = piles taken
egyptian_war-measure-answered = challenges answered
egyptian_war-measure-snaps = piles slapped away
egyptian_war-measure-false_slaps = false slaps

egyptian_war-prediction-ask = What is your next card?
egyptian_war-prediction-challenge = An ace or a picture
egyptian_war-prediction-number = A card from 2 to 10

## First hints, one at a time, when the game is new

egyptian_war-hint-1 = Your turn? Play your top card.
egyptian_war-hint-2 = Answer aces and pictures with another one.
egyptian_war-hint-3 = An ace gives 4 chances, a jack 1.
egyptian_war-hint-4 = { $snaps ->
        [1] Two alike? Touch the pile, or press Space!
       *[0] Answer in time, or lose the pile.
    }
egyptian_war-hint-5 = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
