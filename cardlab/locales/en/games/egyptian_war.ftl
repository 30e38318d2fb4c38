egyptian_war-game = Egyptian War
    .aim = Win all the cards: answer aces and picture cards, and slap pairs first.
    .summary = Answer every ace and picture card. Spot a pair first, and the whole pile is yours!
    .ages = 7 to 12
    .teaches = Counting down from 4, 3, 2 and 1, seeing pairs and patterns, and games that never end
egyptian_war-dealt = The deal
    .sentence = Deal all the cards, one at a time, face down. No peeking!
egyptian_war-chosen-deal = { egyptian_war-dealt }
    .sentence = { egyptian_war-dealt.sentence }

## Playing

egyptian_war-play = A card on the pile
    .rule = On your turn, turn your top card over onto the pile. Then the next player goes.
    .sentence = { $player } plays { $card }. It is not an ace or a picture card, so nobody has to answer it.
    .short = { $player_is ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
egyptian_war-turn-order = Not now
    .rule = Wait for your turn. You can slap the pile only just after somebody plays a card.
    .sentence = { $why ->
        [turn] It’s { $turn }’s turn to play, not { $player }’s.
        [open] It’s time to slap. Then comes the next card.
        [answered] { $player } has already chosen to slap or to leave it.
        [undealt] Deal the cards first.
        [dealt] You have dealt the cards already. Play the next one.
       *[closed] There is no card to slap right now. Wait for the next one.
    }
    .short = { "" }
egyptian_war-challenge-start = A challenge!
    .rule = You must answer an ace or a picture card with another one. An ace gives you 4 chances, a king 3, a queen 2 and a jack 1.
    .sentence = { $challenged ->
        [none] { $player } plays { $card }. It’s a challenge, but nobody else has a card to answer it.
       *[other] { $player } plays { $card }. It’s a challenge! { $challenged } has { $left ->
            [one] one chance
           *[other] { $left } chances
        } to play an ace or a picture card.
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
egyptian_war-challenge-chance = One chance fewer
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
    .rule = An ace or a picture card answers the challenge. It is a new challenge for the next player.
    .sentence = { $challenged ->
        [none] { $card } answers the challenge and starts a new one, but nobody else has a card left.
       *[other] { $card } answers the challenge and starts a new one. Now { $challenged } has { $left ->
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
    .rule = When the chances run out, the player who made the challenge takes the pile.
    .sentence = { $n ->
        [one] The only chance
        [2] Both chances
       *[other] All { $n } chances
    } after { $card } { $n ->
        [one] is
       *[other] are
    } used up, so { $challenger } gets the pile of { $count } cards.
    .short = Nobody answered { $card }, so { $challenger_is ->
        [you] you win
       *[other] { $challenger } wins
    } the pile.
egyptian_war-challenge-unanswered = Nobody can answer
    .rule = If nobody else has a card left to answer with, the challenger wins the pile.
    .sentence = Nobody else has a card to answer with, so { $challenger } gets the pile of { $count } cards.
    .short = Nobody else has a card, so { $challenger_is ->
        [you] you win
       *[other] { $challenger } wins
    } the pile.
egyptian_war-take = Under the stack
    .rule = If you take the pile, turn it over and put it under your stack. You play next.
    .sentence = { $player } puts the { $count } cards under the stack and now has { $after }. { $last ->
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
    .rule = Two cards of the same rank on top of each other are a pair. The first to slap gets the pile.
    .sentence = { $card } and { $other } are a pair! { $player } was first and gets { $n ->
        [2] both
       *[other] all { $n }
    } cards.
    .short = { $card_rank } and { $other_rank }: a pair! { $player_is ->
        [you] You slap first.
       *[other] { $player } slaps first.
    }
    .landmark = snap
egyptian_war-snap-sandwich = A sandwich
    .rule = Two cards of the same rank with one other card between them are a sandwich. The first to slap gets the pile.
    .sentence = { $card } and { $other } with { $middle } between them make a sandwich! { $player } was first and gets all { $n } cards.
    .short = { $card_rank }, { $middle_rank }, { $other_rank }: a sandwich! { $player_is ->
        [you] You slap first.
       *[other] { $player } slaps first.
    }
    .landmark = snap
egyptian_war-snap-stops_challenge = The challenge is over
    .rule = A good slap ends a challenge, even just after the last chance.
    .sentence = A slap took the pile, so { $challenger }’s challenge is over.
    .short = That ends { $challenger_is ->
        [you] your challenge.
       *[other] { $challenger }’s challenge.
    }
egyptian_war-snap-rejoin = Back in the game
    .rule = If you are out, you can slap first to come back.
    .sentence = { $player } was out, but the good slap brings { $player } back into the game.
    .short = { $player_is ->
        [you] You are back in the game!
       *[other] { $player } is back in the game!
    }
egyptian_war-snap-tie = At the same moment
    .rule = If the first slaps land together, nobody gets the pile and the game goes on.
    .sentence = { $card } and { $other } match, but { $players } slapped at the same moment, so nobody gets the pile.
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
    .rule = There is no slapping in this game.
    .sentence = There is no slapping in this game. The pile goes to the player who wins the challenge.
    .short = { "" }
egyptian_war-slap-not_allowed = This slap does not count
    .rule = If you can’t slap any more, your slap does not count.
    .sentence = { $why ->
        [barred] { $player } made a wrong slap and had no card to pay, so this slap does not count.
       *[out] { $player } is out and can’t slap back in, so this slap does not count.
    }
    .short = { $why ->
        [barred] { $player_is ->
            [you] You can’t slap any more.
           *[other] { $player } can’t slap any more.
        }
       *[out] { $player_is ->
            [you] You are out and can’t slap.
           *[other] { $player } is out and can’t slap.
        }
    }
egyptian_war-slap-false = A wrong slap
    .rule = If you slap when nothing matches, you pay. Put cards from the top of your stack face down under the pile.
    .sentence = { $other ->
        [none] { $card } is alone, so there is nothing to match.
       *[other] { $card } on { $other } is not a pair, and there is no sandwich.
    } { $price ->
        [0] { $player } pays nothing for this slap.
       *[other] { $n ->
            [0] { $player } has no card to pay with.
            [one] { $player } pays one card. It goes face down under the pile.
           *[other] { $player } pays { $n } cards. They go face down under the pile.
        }
    }
    .short = { $other ->
        [none] { $card } is alone.
       *[other] { $card_rank } and { $other_rank }: not a pair.
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
    .rule = If you can’t pay for a wrong slap, you can’t slap again until you take a pile.
    .sentence = { $player } can’t pay, so no more slapping for now.
    .short = { $player_is ->
        [you] You can’t slap any more.
       *[other] { $player } can’t slap any more.
    }

## Running out

egyptian_war-out-challenge = Out of cards in a challenge
    .rule = If you run out of cards with chances left to play, you are out.
    .sentence = { $player } has no cards left but still has { $left ->
        [one] one chance
       *[other] { $left } chances
    } to play, so { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left. You’re out.
       *[other] { $player } has no cards left and is out.
    }
egyptian_war-out-empty = No card to play
    .rule = If you have no card on your turn, you are out.
    .sentence = It’s { $player }’s turn, but { $player } has no card and is out. { $back ->
        [yes] A good slap can bring { $player } back.
       *[no] { "" }
    }
    .short = { $player_is ->
        [you] You have no cards left{ $back ->
            [yes] . A good slap brings you back!
           *[no] { " " }and are out.
        }
       *[other] { $player } has no cards left{ $back ->
            [yes] , but can slap back in.
           *[no] { " " }and is out.
        }
    }

## The end

egyptian_war-win-all = All the cards
    .rule = If you have all the cards, you win.
    .sentence = { $player } has all { $total } cards and wins!
    .short = { $player_is ->
        [you] You have all { $total } cards. You win!
       *[other] { $player } has all { $total } cards. { $player } wins!
    }
egyptian_war-win-last = The only player left
    .rule = If only one player has cards and nobody can come back, that player wins.
    .sentence = Only { $player } has cards, and nobody can come back. { $player } takes the pile and wins!
    .short = { $player_is ->
        [you] Only you have cards left. You win!
       *[other] Only { $player } has cards left. { $player } wins!
    }
egyptian_war-win-last_card = The last card of all
    .rule = When every card is on the pile, the player who played the last one wins.
    .sentence = All the stacks are empty. { $player } played the last card, takes the pile of { $count } and wins!
    .short = No cards are left. { $player_is ->
        [you] You played the last one and win!
       *[other] { $player } played the last one. { $player } wins!
    }
egyptian_war-win-loop = Going round in circles
    .rule = If all the cards are back where they were before, the game would never end. So it stops.
    .sentence = Aces, picture cards and plain cards are just where they were { $cards } cards ago. The same { $cards } cards would come again and again, and nobody would win.
    .short = The same cards would come again and again.
egyptian_war-win-unfinished = The last card
    .rule = You can agree to stop after a number of cards.
    .sentence = { $turns ->
        [one] After one card
       *[other] After { $turns } cards
    }, the game stops here. { $outcome ->
        [won] { $counts } { $winner } has the most cards and wins.
        [draw] { $counts } Nobody has the most cards, so it’s a draw.
       *[unfinished] Nobody wins.
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
    .rule = After the end, nobody can play any more cards.
    .sentence = Nobody can play any more cards.
    .short = { "" }

## Options, presets and the words at the table

egyptian_war-option-snaps = Slapping
    .help = You can slap the pile, or not. Without slapping, nobody has any choices.
egyptian_war-option-snap_pairs = Pairs
    .help = You can slap two cards of the same rank on top of each other.
egyptian_war-option-snap_sandwiches = Sandwiches
    .help = You can slap two cards of the same rank with one other card between them.
egyptian_war-option-false_slap = A wrong slap costs
    .help = How many cards go face down under the pile.
    .v-none = nothing
    .v-one = one card
    .v-two = two cards
egyptian_war-option-false_slap_empty = A wrong slap without cards
    .help = What happens if you have no card to pay with.
    .v-none = costs nothing
    .v-barred = no more slapping for this player
egyptian_war-option-rejoin = Coming back
    .help = A player who is out can come back with a good slap, or not.
egyptian_war-option-run_out = Running out in a challenge
    .help = Who goes on when a player runs out of cards with chances left.
    .v-challenger_takes = the challenger wins the pile at once
    .v-next_continues = the next player plays the chances left
egyptian_war-option-leftover = Cards that do not go round
    .help = Deal them too, so that the first players get one more, or put them under the first pile.
    .v-dealt_on = dealt too
    .v-under_pile = under the first pile
egyptian_war-option-max_turns = Maximum number of cards
    .help = The game stops after this many cards.
egyptian_war-preset-house = House rules
    .help = A wrong slap costs one card.
egyptian_war-preset-as_printed = As printed
    .help = A wrong slap costs nothing.
egyptian_war-preset-beggar_my_neighbour = Beggar-My-Neighbour
    .help = No slapping and no choices. Some games never end.
    .game = Beggar-My-Neighbour
    .aim = Win all the cards: answer every ace and every picture card in time.
    .summary = Answer every ace and picture card. If you can’t answer in time, you lose the whole pile.
egyptian_war-preset-short = A short match
    .help = At most 60 turns. Then you count the cards.
    .aim = Win the most cards: answer aces and picture cards, and slap pairs first.

egyptian_war-zone-stack = Stack
egyptian_war-zone-pile = Pile
egyptian_war-zone-burnt = Under the pile
egyptian_war-counter-chances_left = Chances
egyptian_war-counter-barred = No slapping
egyptian_war-counter-turns = Cards played
egyptian_war-counter-piles_taken = Piles taken
egyptian_war-action-play = Play a card
egyptian_war-action-slap = Slap!
egyptian_war-action-leave = Leave it

## What the coach says

egyptian_war-coach-pair = { $card } and { $other } are a pair. The first to slap gets { $n ->
        [2] both
       *[other] all { $n }
    } cards.
egyptian_war-coach-sandwich = { $card } and { $other } make a sandwich. The first to slap gets all { $n } cards.
egyptian_war-coach-no_match = { $other ->
        [none] { $card } is alone, so there is nothing to match.
       *[other] { $card } on { $other } is not a pair, and there is no sandwich.
    } A slap would cost { $cost ->
        [0] nothing, but it would not help
        [one] you one card
       *[other] you { $cost } cards
    }.
egyptian_war-coach-barred = Nothing matches, and you have no card to pay with. After a wrong slap now, you couldn’t slap again.
egyptian_war-coach-too_late = { $card } and { $other } match, but somebody else was first.
egyptian_war-coach-not_allowed = Your slap doesn’t count now, so it makes no difference.
egyptian_war-coach-leave_pair = { $card } and { $other } are a pair. If you leave it, somebody else may get { $n ->
        [2] both
       *[other] all { $n }
    } cards.
egyptian_war-coach-leave_sandwich = { $card } and { $other } make a sandwich. If you leave it, somebody else may get all { $n } cards.
egyptian_war-coach-leave = Nothing matches, so there is nothing to slap.
egyptian_war-coach-wait = { $kinds ->
        [one] Nothing matches yet. Of the { $unseen } cards nobody can see, { $k } would make a match.
       *[other] Nothing matches yet. Of the { $unseen } cards nobody can see, { $a } would make a pair and { $b } a sandwich: { $a } + { $b } = { $k }.
    }

egyptian_war-measure-turns = cards played
egyptian_war-measure-piles_taken = piles taken
egyptian_war-measure-answered = challenges answered
egyptian_war-measure-snaps = piles slapped away
egyptian_war-measure-false_slaps = wrong slaps

egyptian_war-prediction-ask = What is your next card?
egyptian_war-prediction-challenge = An ace or a picture card
egyptian_war-prediction-number = A card from 2 to 10

## First hints, one at a time, when the game is new

egyptian_war-hint-start = Your turn? Play your top card.
egyptian_war-hint-turn = Answer aces and picture cards with another one.
egyptian_war-hint-event = An ace gives 4 chances, a jack 1.
egyptian_war-hint-later = { $snaps ->
        [1] Two alike? Touch the pile!
       *[0] Answer in time, or lose the pile.
    }
egyptian_war-hint-last = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
