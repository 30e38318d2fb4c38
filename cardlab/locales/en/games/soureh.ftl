soureh-game = Soureh
    .aim = Make all four of your pairs fit first. The fewest points win.
    .summary = Make four pairs that fit. Red needs a higher one beside it, a black card a lower one. Then say Soureh!
    .ages = 8 to 12
    .teaches = More and less, adding four numbers, multiples of 100, and how likely the next card fits

soureh-deal = Four pairs for everybody
    .rule = Everybody gets four cards face down and four face up. Each face-up card makes a pair with the face-down card beside it.
    .sentence = Match { $match }: everybody gets four cards face down and four face up. { $player } starts.
    .short = Four pairs of cards each. { $player_is ->
        [you] You start.
       *[other] { $player } starts.
    }
soureh-pair-red = Higher beside red
    .rule = Red needs a higher face-down card beside it. The same number is not enough.
    .sentence = Look at pair { $slot }. { $open } is red, so the face-down card must be more than { $value }. { $closed } is { $other }.
    .short = { "" }
soureh-pair-black = Lower beside black
    .rule = Black needs a lower face-down card beside it. The same number is not enough.
    .sentence = Look at pair { $slot }. { $open } is black, so the face-down card must be less than { $value }. { $closed } is { $other }.
    .short = { "" }
soureh-pair-ace = Two aces
    .rule = An ace fits beside any card except another ace. It can be 11 when you need a high card, or 1 when you need a low one.
    .sentence = Look at pair { $slot }. { $open } and { $closed } are both aces, and two aces don’t fit.
    .short = { "" }
soureh-turn = Taking turns
    .rule = Take turns, clockwise. On your turn, draw a card and find a place for it.
    .sentence = { $phase ->
        [deal] Deal the cards first.
        [match_over] This match is over. Deal again first.
        [draw] It’s { $turn }’s turn. Draw a card first.
        [place] { $turn } has drawn a card. First it needs a place.
        [return] It’s { $turn }’s turn to show the four pairs or to draw.
        [score] { $turn } counts first.
       *[over] The game is over.
    }
    .short = { "" }
soureh-draw = A card from the pile
    .rule = You take the top card of the pile. Only you see it.
    .sentence = { $player } draws a card. { $n ->
        [0] The pile is empty now.
        [one] One card is left in the pile.
       *[other] { $n } cards are left in the pile.
    }
    .own = { $player } draws { $card }. { $n ->
        [0] The pile is empty now.
        [one] One card is left in the pile.
       *[other] { $n } cards are left in the pile.
    }
    .short = { $player_is ->
        [you] You draw { $card }.
       *[other] { $player } draws a card.
    }
soureh-draw-reshuffle = A new pile
    .rule = When the pile is empty, shuffle the second pile. It becomes the new pile.
    .sentence = { $n ->
        [one] The pile is empty. The only card of the second pile becomes the new pile.
       *[other] The pile is empty. Shuffle the { $n } cards of the second pile. They become the new pile.
    }
    .short = The pile is empty. Shuffle the second pile.
soureh-draw-none = Nothing left to draw
    .rule = When there are no cards to draw, the match ends and nobody counts.
    .sentence = There are no cards left to draw. This match ends, and nobody has to count.
    .short = There are no cards left to draw, so nobody counts.
soureh-own = A new face-down card
    .rule = You can swap the drawn card for any of your own face-down cards. The old card goes to the second pile.
    .sentence = { $player } swaps face-down card { $slot } for the drawn card.
    .own = { $player } swaps { $old }, face-down card { $slot }, for { $card }.
    .short = { $player_is ->
        [you] You swap { $old } for { $card }.
       *[other] { $slot ->
            [1] { $player } swaps the first face-down card.
            [2] { $player } swaps the second face-down card.
            [3] { $player } swaps the third face-down card.
           *[4] { $player } swaps the fourth face-down card.
        }
    }
    .refused = There is no face-down card { $slot }. Choose one of your four.
soureh-their = A card for somebody else
    .rule = You can put the drawn card over somebody else’s face-up card, but not over one of your own.
    .sentence = { $player } puts { $card } over { $other }’s face-up { $old }.
    .short = { $player_is ->
        [you] You put { $card } over { $other }’s { $old }.
       *[other] { $other_is ->
            [you] { $player } puts { $card } over your { $old }.
           *[other] { $player } puts { $card } over { $other }’s { $old }.
        }
    }
    .refused = { $why ->
        [own] Your own face-up cards stay. Choose one of your face-down cards, or somebody else’s face-up card.
        [slot] { $other } has no face-up card { $slot }. Choose 1, 2, 3 or 4.
       *[gone] { $other } is not in this match, so these cards stay as they are.
    }
soureh-their-ace = A ten for an ace
    .rule = Only a ten can go over a face-up ace.
    .sentence = { $card } is a ten, so { $player } can put it over { $other }’s ace { $old }.
    .short = { $player_is ->
        [you] You cover { $other }’s ace
       *[other] { $other_is ->
            [you] { $player } covers your ace
           *[other] { $player } covers { $other }’s ace
        }
    } with a ten, { $card }.
    .refused = { $other }’s face-up card is an ace. Only a ten can go over it, and { $card } is { $value ->
        [1] an ace too
       *[other] a { $value }
    }.
soureh-throw = Thrown away
    .rule = You can throw the drawn card away. Put it face down on the second pile.
    .sentence = { $player } throws the drawn card away, face down.
    .own = { $player } throws { $card } away, face down.
    .short = { $player_is ->
        [you] You throw { $card } away.
       *[other] { $player } throws the card away.
    }
soureh-declare = Soureh!
    .rule = When all four of your pairs fit, you can say Soureh. Then everybody else has one more turn.
    .sentence = { $player } says Soureh! All four pairs fit. { $n ->
        [one] The other player has one turn to break a pair.
       *[other] The { $n } others have one turn each to break a pair.
    }
    .short = { $player_is ->
        [you] You say Soureh! { $n ->
            [one] The other player has one more turn.
           *[other] The others have one more turn each.
        }
       *[other] { $player } says Soureh! One more turn to break a pair.
    }
    .landmark = Soureh
soureh-declare-when = When to say Soureh
    .rule = Say Soureh as you place your card, or instead of drawing. Agree on that before the game.
    .sentence = { $when ->
        [end] Draw a card first. You can say Soureh as you place it.
        [start] You can say Soureh instead of drawing, at the start of your turn.
       *[either] Say Soureh instead of drawing, or as you place your card.
    }
    .short = { "" }
soureh-declare-standing = One Soureh at a time
    .rule = If somebody has said Soureh, nobody else can say it until that player’s next turn.
    .sentence = { $declared } has said Soureh. Wait until { $declared }’s next turn.
    .short = { "" }
soureh-last-lock = One card is enough
    .rule = After a Soureh, the others can cover only one of that player’s face-up cards between them.
    .sentence = One of { $declared }’s face-up cards is covered. The other cards are safe until { $declared }’s next turn.
    .short = { "" }
soureh-last-unharmed = The Soureh held
    .rule = If all four pairs still fit on your next turn, you can show them or play on.
    .sentence = It’s { $player }’s turn again, and all four pairs still fit.
    .short = { $player_is ->
        [you] Your four pairs still fit. Show them, or draw.
       *[other] { $player }’s four pairs still fit.
    }
soureh-last-ruined = A pair is broken
    .rule = If a pair no longer fits on your next turn, your Soureh is gone and you play on.
    .sentence = { $player }’s pair { $slot } no longer fits beside { $open }. The Soureh is gone.
    .own = { $kind ->
        [red] { $open } is red, and { $other } is not more than { $value }.
        [black] { $open } is black, and { $other } is not less than { $value }.
       *[ace] { $open } and { $closed } are both aces.
    } { $player }’s pair { $slot } is broken, and the Soureh is gone.
    .short = { $player_is ->
        [you] { $kind ->
            [red] { $other } is not more than { $value }:
            [black] { $other } is not less than { $value }:
           *[ace] Two aces don’t fit:
        } your Soureh is gone.
       *[other] { $player }’s pair { $slot } no longer fits: the Soureh is gone.
    }
    .landmark = broken Soureh
soureh-continue = Playing on
    .rule = If you draw instead of showing your pairs, you give up your Soureh.
    .sentence = { $player } plays on instead of showing the pairs. The Soureh is gone.
    .short = { $player_is ->
        [you] You play on and give up your Soureh.
       *[other] { $player } plays on and gives up the Soureh.
    }
soureh-reveal = All four fit!
    .rule = If your four pairs still fit, show them. You win the match and count nothing. The others count.
    .sentence = { $player } turns up the face-down cards. { $pairs } { $leaves ->
        [yes] All four pairs fit.
       *[no] All four pairs fit, so { $player } wins this match and counts nothing.
    }
    .short = { $player_is ->
        [you] Your four pairs fit{ $leaves ->
            [yes] !
           *[no] : you win this match!
        }
       *[other] { $player }’s four pairs fit{ $leaves ->
            [yes] !
           *[no] : { $player } wins this match!
        }
    }
    .pairs = { $kind ->
        [red] { $open } is red, and { $other } is more than { $value }.
        [black] { $open } is black, and { $other } is less than { $value }.
       *[ace] { $closed } and { $open } fit, with one ace.
    }
    .working = { $pairs }
    .pairs-working = { $kind ->
        [red] { $other } > { $value }
        [black] { $other } < { $value }
       *[ace] { $closed } fits { $open }
    }
    .landmark = showing
soureh-score = Counting four cards
    .rule = If you lose, pick one card of each pair. Add the four numbers to your score. A low score is good.
    .sentence = { $player } counts { $cards }: { $a } + { $b } + { $c } + { $d } = { $sum }. The score was { $old }. Now it is { $new }.
    .short = { $player_is ->
        [you] You count
       *[other] { $player } counts
    } { $a } + { $b } + { $c } + { $d } = { $sum }. New score: { $new }.
    .working = { $a } + { $b } + { $c } + { $d } = { $sum }
        { $old } + { $sum } = { $new }
    .refused = Pick one card from each of your four pairs, from pair 1 to pair 4.
soureh-score-ace = An ace as 11
    .rule = An ace counts 1 or 11 in your score. You choose.
    .sentence = { $n ->
        [one] { $player } counts an ace as 11.
       *[other] { $player } counts { $n } aces as 11 each.
    }
    .short = { $player_is ->
        [you] You count
       *[other] { $player } counts
    } { $n ->
        [one] an ace as 11.
       *[other] { $n } aces as 11 each.
    }
    .refused = { $ace ->
        [no] { $card } is not an ace, so it counts its own number.
       *[yes] { $ace_score ->
            [low] Here an ace counts 1, not { $n }.
            [high] Here an ace counts 11, not { $n }.
           *[choice] An ace counts 1 or 11, not { $n }.
        }
    }
soureh-score-hundred = A round hundred
    .rule = If your score becomes a multiple of 100, take off 50.
    .sentence = { $score } = { $k } × 100. That is a multiple of 100, so { $player } gets 50 off: { $score } − 50 = { $after }.
    .short = { $score } is a multiple of 100: { $score } − 50 = { $after } for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $score } = { $k } × 100
        { $score } − 50 = { $after }
soureh-leave = One player leaves
    .rule = If players leave one by one, you are done when you show your pairs. The others get 10 points each and play on.
    .sentence = { $player } is done and counts nothing. The others get 10 points each. { $paid }
    .short = { $player_is ->
        [you] You are done.
       *[other] { $player } is done.
    } The others get 10 points each.
    .paid = { $player }: { $old } + 10 = { $new }.
    .working = { $paid }
    .paid-working = { $old } + 10 = { $new }
soureh-leave-last = The last one left
    .rule = The last player left in the match counts four cards too.
    .sentence = Only { $player } is left in this match, and counts four cards.
    .short = Nobody else is left: { $player_is ->
        [you] you count four cards.
       *[other] { $player } counts four cards.
    }
soureh-win-lowest = The lowest score wins
    .rule = When somebody reaches the target score after a match, the lowest score wins.
    .sentence = { $player } has { $high } points, and the game ends at { $threshold }. { $n ->
        [one] { $winners } has the lowest score, { $low }, and wins.
       *[other] { $winners } have the lowest score, { $low }, and share the win.
    }
    .short = Lowest score, { $low }: { $n ->
        [one] { $winners_is ->
            [you] you win!
           *[other] { $winners } wins!
        }
       *[other] { $winners_is ->
            [you] you share the win with { $winners_others }.
           *[other] { $winners } share the win.
        }
    }
soureh-win-out = Out of the game
    .rule = If the last one left wins, you are out when your score is over the target.
    .sentence = { $score } is more than { $threshold }, so { $player } is out of the game.
    .short = { $score } is more than { $threshold }: { $player_is ->
        [you] you are out.
       *[other] { $player } is out.
    }
    .working = { $score } > { $threshold }
soureh-win-last = The last one in the game
    .rule = The last player in the game wins. If everybody goes out together, the lowest score wins.
    .sentence = { $all ->
        [yes] Everybody has more than { $threshold }, so nobody goes out alone. { $n ->
            [one] { $winners } has the lowest score, { $low }, and wins.
           *[other] { $winners } have the lowest score, { $low }, and share the win.
        }
       *[no] Only { $winners } is left in the game, with { $low } points. { $winners } wins.
    }
    .short = { $all ->
        [yes] Lowest score, { $low }:
       *[no] Nobody else is left:
    } { $n ->
        [one] { $winners_is ->
            [you] you win!
           *[other] { $winners } wins!
        }
       *[other] { $winners_is ->
            [you] you share the win with { $winners_others }.
           *[other] { $winners } share the win.
        }
    }
soureh-max_turns = The last turn
    .rule = You can agree to stop after a number of turns or matches. The lowest score wins, or nobody wins.
    .sentence = { $reason ->
        [max_turns] { $n ->
            [one] After one turn, the game stops here.
           *[other] After { $n } turns in this match, the game stops here.
        }
       *[max_matches] { $n ->
            [one] After one match, the game stops here.
           *[other] After { $n } matches, the game stops here.
        }
    } { $outcome ->
        [won] { $k ->
            [one] { $winners } has the lowest score, { $low }, and wins.
           *[other] { $winners } have the lowest score, { $low }, and share the win.
        }
       *[unfinished] Nobody wins.
    }
    .short = { $reason ->
        [max_turns] { $n ->
            [one] One turn played.
           *[other] { $n } turns played.
        }
       *[max_matches] { $n ->
            [one] One match played.
           *[other] { $n } matches played.
        }
    } { $outcome ->
        [won] Lowest score, { $low }: { $k ->
            [one] { $winners_is ->
                [you] you win!
               *[other] { $winners } wins!
            }
           *[other] { $winners_is ->
                [you] you share the win with { $winners_others }.
               *[other] { $winners } share the win.
            }
        }
       *[unfinished] Nobody wins.
    }

soureh-coach-draw = { $bad ->
        [0] All four of your pairs fit already.
        [one] One of your pairs does not fit yet. { $k } of the { $n } cards you can’t see would make it fit.
       *[other] { $bad } of your pairs do not fit yet. { $k } of the { $n } cards you can’t see would make one of them fit.
    }
soureh-coach-continue = Your four pairs still fit. If you draw, you give up your Soureh and the others can still win.
soureh-coach-reveal = Your four pairs still fit. Show them! You count nothing, and { $n ->
        [one] the other player counts four cards.
       *[other] the { $n } others count four cards each.
    }
soureh-coach-leave = Your four pairs still fit. Show them! You leave with nothing to count, and the others get 10 points each.
soureh-coach-own = { $kind ->
        [red] { $fits ->
            [yes] { $other } is more than { $value }, so { $closed } fits beside red { $open }.
           *[no] { $other } is not more than { $value }, so { $closed } does not fit beside red { $open }.
        }
        [black] { $fits ->
            [yes] { $other } is less than { $value }, so { $closed } fits beside black { $open }.
           *[no] { $other } is not less than { $value }, so { $closed } does not fit beside black { $open }.
        }
       *[ace] { $fits ->
            [yes] One ace fits, so { $closed } can go beside { $open }.
           *[no] Two aces don’t fit, so { $closed } can’t go beside { $open }.
        }
    } { $fitted ->
        [yes] { $old } fits there now.
       *[no] { $old } does not fit there now.
    } Then { $n } of your 4 pairs would fit.
soureh-coach-their = { $sure ->
        [yes] { $other } has said Soureh, so the face-down card beside { $old } fits it. Of the { $now } cards that fit, { $then } fit beside { $card } too.
       *[no] { $now } of the { $n } cards you can’t see fit beside { $old }. Only { $then } fit beside { $card }.
    }
soureh-coach-throw = { $k ->
        [0] { $card } would not make any of your pairs fit.
        [one] { $card } would make your pair { $slots } fit.
       *[other] { $card } would make one of your pairs { $slots } fit.
    } If you throw it away, { $n } of your 4 pairs fit, as before.
soureh-coach-declare = All four pairs fit. { $k } of the { $n } cards you can’t see could break one of them, { $others ->
        [one] and the other player draws one.
       *[other] and { $others } others draw one each.
    }
soureh-coach-score = { $a } + { $b } + { $c } + { $d } = { $sum }, so your score goes from { $old } to { $new }. { $fifty ->
        [yes] That is a multiple of 100: { $new } − 50 = { $after }.
       *[no] { $sum ->
            [0] { "" }
           *[other] The smallest sum you can pick is { $least }.
        }
    }

soureh-action-draw = Draw a card
soureh-action-own = Swap it for { $means }
soureh-action-their = Put it over { $other }’s { $means }
soureh-action-throw = Throw it away
soureh-action-declare = Say Soureh
soureh-action-reveal = Show the four pairs
soureh-action-score = Count { $means }{ $n ->
        [0] { "" }
       *[other] { " " }({ $elevens } as 11)
    }
soureh-say-declare = Soureh!
soureh-task-score = Now count your cards. A low score is good. Pick one card from each pair.

soureh-zone-drawn = Drawn
soureh-zone-closed = Face-down cards
soureh-zone-open = Face-up cards
soureh-zone-pile = Pile
soureh-zone-discard = Second pile
soureh-counter-match = Match
soureh-counter-declared = Soureh
soureh-counter-score = Points
soureh-measure-match = matches
soureh-measure-drawn = cards drawn
soureh-measure-sourehs = Sourehs declared
soureh-measure-ruined = Sourehs ruined
soureh-measure-attacks = cards put on others

soureh-option-win = How to win
    .help = The lowest score wins when somebody reaches the target, or the last one in the game wins.
    .v-lowest_at_threshold = the lowest score
    .v-last_standing = the last one in the game
soureh-option-threshold = Target score
    .help = The game ends at this score, or players over this score are out.
soureh-option-unruined = After a good Soureh
    .help = The match ends. With three or four players, you can agree that only this player leaves.
    .v-match_ends = ends the match
    .v-leave_round = that player leaves
soureh-option-leave_points = Who gets 10 points
    .help = When a player leaves, those who play on get points, or everybody else does.
    .v-still_in = those who play on
    .v-everyone_else = all others
soureh-option-declare_when = Saying Soureh
    .help = As you place your card, instead of drawing, or both.
    .v-end = as you place your card
    .v-start = instead of drawing
    .v-either = both
soureh-option-score_choice = Which cards count
    .help = Losers pick a card from each pair, or the lower one counts.
    .v-player = the loser picks
    .v-lowest = the lower one
soureh-option-ace_score = An ace in the score
    .help = An ace counts 1 or 11 (you choose), always 1, or always 11.
    .v-choice = 1 or 11
    .v-low = 1
    .v-high = 11
soureh-option-hundred = Multiples of 100
    .help = If a score becomes a multiple of 100, take off 50, or leave it.
    .v-minus_50 = 50 less
    .v-keep = the score stays
soureh-option-pile_empty = When the pile is empty
    .help = Shuffle the second pile, or end the match without counting.
    .v-reshuffle = shuffle the second pile
    .v-no_score = the match ends
soureh-option-max_matches = Maximum number of matches
    .help = The game stops after this many matches.
soureh-option-on_limit = At the limit
    .help = After the last match, nobody wins, or the lowest score wins.
    .v-unfinished = nobody wins
    .v-lowest_score = lowest score wins
soureh-preset-printed = As printed
    .help = A game to 100 in which every loser picks.
soureh-preset-last_standing = Last one in the game
    .help = Players with more than 100 are out.
soureh-preset-leave_round = Leaving one by one
    .help = With three or four players, you are done when you show your pairs. The others play on.
soureh-preset-quick = One lesson
    .help = A short game to 50. The lower card of each pair counts.
soureh-preset-short = A short match
    .help = Three matches. The lower card of each pair counts, and the lowest score wins.

## First hints, one at a time, when the game is new

soureh-hint-start = Touch the pile to draw a card.
soureh-hint-turn = Touch the card that you want to swap.
soureh-hint-event = Red needs a higher card below it.
soureh-hint-later = Black needs a lower card below it.
soureh-hint-last = Will all four pairs fit? Press Soureh! first.
soureh-hint-on-score = { $score_choice ->
        [lowest] The lower card of each pair counts.
       *[player] Points count against you: the fewest win!
    }
