soureh-game = Soureh
    .aim = Make your four pairs of cards fit before anybody else does.
    .summary = Make four pairs that fit: beside a red card a higher one, beside a black card a lower one. Then say Soureh.
    .ages = 8 to 12
    .teaches = More and less, adding four numbers, multiples of 100, and how likely the next card fits

soureh-deal = Four pairs for everybody
    .rule = Everybody gets four closed cards and four open ones. A closed card and the open card beside it are a pair.
    .sentence = Match { $match }: everybody gets four closed cards and four open ones. { $player } begins.
    .short = Four pairs of cards each. { $player_is ->
        [you] You begin.
       *[other] { $player } begins.
    }
soureh-pair-red = Higher beside red
    .rule = Beside a red card lies a closed card that is higher. The same number is not enough.
    .sentence = Look at pair { $slot }. { $open } is red, so the closed card must be more than { $value }. { $closed } is { $other }.
    .short = { "" }
soureh-pair-black = Lower beside black
    .rule = Beside a black card lies a closed card that is lower. The same number is not enough.
    .sentence = Look at pair { $slot }. { $open } is black, so the closed card must be less than { $value }. { $closed } is { $other }.
    .short = { "" }
soureh-pair-ace = Two aces
    .rule = An ace fits beside every card but an ace: it is 11 where a high card is needed, and 1 where a low one is.
    .sentence = Look at pair { $slot }. { $open } and { $closed } are both aces, and two aces are no pair.
    .short = { "" }
soureh-turn = Taking turns
    .rule = You take turns, clockwise. In your turn you draw a card and find a place for it.
    .sentence = { $phase ->
        [deal] The cards are dealt first.
        [match_over] This match is over. The cards are dealt again first.
        [draw] It is { $turn }’s turn, and a card is drawn first.
        [place] { $turn } holds a drawn card and finds a place for it first.
        [return] It is { $turn }’s turn, to show the four pairs or to draw.
        [score] { $turn } counts first.
       *[over] Nobody plays any more.
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
    .rule = When the pile is empty, the cards of the second pile are shuffled and become the pile.
    .sentence = { $n ->
        [one] The pile is empty. The only card of the second pile becomes the new pile.
       *[other] The pile is empty. The { $n } cards of the second pile are shuffled and become the new pile.
    }
    .short = The pile is empty: the second pile is shuffled.
soureh-draw-none = Nothing left to draw
    .rule = When there is no card to draw, the match ends and nobody counts.
    .sentence = There is no card left to draw. This match ends, and nobody has to count.
    .short = There is no card left to draw: nobody counts.
soureh-own = A new closed card
    .rule = The drawn card may take the place of any of your own closed cards. The old card goes to the second pile.
    .sentence = { $player } puts the drawn card in the place of closed card { $slot }.
    .own = { $player } takes { $old } away and puts { $card } in its place, as closed card { $slot }.
    .short = { $player_is ->
        [you] You replace { $old } with { $card }.
       *[other] { $player } replaces closed card { $slot }.
    }
    .refused = There is no closed card { $slot }. Choose one of your four.
soureh-their = A card for somebody else
    .rule = The drawn card may take the place of an open card of somebody else, but not of one of your own.
    .sentence = { $player } puts { $card } in the place of { $other }’s open { $old }.
    .short = { $player_is ->
        [you] You replace { $other }’s { $old } with { $card }.
       *[other] { $other_is ->
            [you] { $player } replaces your { $old } with { $card }.
           *[other] { $player } replaces { $other }’s { $old } with { $card }.
        }
    }
    .refused = { $why ->
        [own] Your own open cards stay. Choose a closed card of yours, or an open card of somebody else.
        [slot] { $other } has no open card { $slot }. The places are 1 to 4.
       *[gone] { $other } is not in this match, so these cards stay as they are.
    }
soureh-their-ace = A ten for an ace
    .rule = An open ace can only be replaced by a ten.
    .sentence = { $card } is a ten, so { $player } may put it in the place of { $other }’s ace { $old }.
    .short = { $player_is ->
        [you] You replace { $other }’s ace
       *[other] { $other_is ->
            [you] { $player } replaces your ace
           *[other] { $player } replaces { $other }’s ace
        }
    } with a ten, { $card }.
    .refused = This open card of { $other } is an ace. It gives way to a ten only, and { $card } is { $value ->
        [1] an ace too
       *[other] a { $value }
    }.
soureh-throw = Thrown away
    .rule = You may throw the drawn card away. It goes face down to the second pile.
    .sentence = { $player } throws the drawn card away, face down.
    .own = { $player } throws { $card } away, face down.
    .short = { $player_is ->
        [you] You throw { $card } away.
       *[other] { $player } throws the card away.
    }
soureh-declare = Soureh is said
    .rule = When all your four pairs fit, you may say Soureh. Then everybody else has one more turn.
    .sentence = { $player } says Soureh: all four pairs fit. { $n ->
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
soureh-declare-when = When Soureh is said
    .rule = Soureh is said as you place your card, or instead of drawing. You agree on that before the game.
    .sentence = { $when ->
        [end] Draw a card first. You may say Soureh as you place it.
        [start] You may say Soureh instead of drawing, at the start of your turn.
       *[either] Say Soureh instead of drawing, or together with placing your card.
    }
    .short = { "" }
soureh-declare-standing = One Soureh at a time
    .rule = While the Soureh of one player stands, nobody else may say it.
    .sentence = { $declared } has said Soureh. Wait until that turn comes round again.
    .short = { "" }
soureh-last-lock = One card is enough
    .rule = After a Soureh the others may replace one open card of that player, all together.
    .sentence = One open card of { $declared } has been replaced. Until { $declared }’s turn the other cards are safe.
    .short = One of { $declared_is ->
        [you] your cards
       *[other] { $declared }’s cards
    } is replaced: the others are safe.
soureh-last-unharmed = The Soureh held
    .rule = If all four pairs still fit when your turn comes round, you may show them, or play on.
    .sentence = It is { $player }’s turn again, and all four pairs still fit.
    .short = { $player_is ->
        [you] Your four pairs still fit. Show them, or draw.
       *[other] { $player }’s four pairs still fit.
    }
soureh-last-ruined = A pair is broken
    .rule = If a pair no longer fits when your turn comes round, your Soureh is gone and you play on.
    .sentence = Pair { $slot } of { $player } no longer fits beside { $open }. The Soureh is gone.
    .own = { $kind ->
        [red] { $open } is red, and { $other } is not more than { $value }.
        [black] { $open } is black, and { $other } is not less than { $value }.
       *[ace] { $open } and { $closed } are both aces.
    } Pair { $slot } of { $player } is broken, and the Soureh is gone.
    .short = { $player_is ->
        [you] { $kind ->
            [red] { $other } is not more than { $value }:
            [black] { $other } is not less than { $value }:
           *[ace] Two aces do not fit:
        } your Soureh is gone.
       *[other] { $player }’s pair { $slot } no longer fits: the Soureh is gone.
    }
    .landmark = broken Soureh
soureh-continue = Playing on
    .rule = Whoever draws instead of showing the pairs gives the Soureh up.
    .sentence = { $player } does not show the pairs and plays on. The Soureh is given up.
    .short = { $player_is ->
        [you] You play on, and give up your Soureh.
       *[other] { $player } plays on, and gives up the Soureh.
    }
soureh-reveal = Four pairs that fit
    .rule = Whoever shows four pairs that held has won the match and counts nothing. The others count.
    .sentence = { $player } shows the closed cards. { $pairs } { $leaves ->
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
        [red] Beside red { $open }: { $other } is more than { $value }.
        [black] Beside black { $open }: { $other } is less than { $value }.
       *[ace] { $closed } and { $open }: one ace fits.
    }
    .working = { $pairs }
    .pairs-working = { $kind ->
        [red] { $other } > { $value }
        [black] { $other } < { $value }
       *[ace] { $closed } fits { $open }
    }
    .landmark = showing
soureh-score = Counting four cards
    .rule = A loser picks one card of each pair. The four numbers are added to the score. A low score is good.
    .sentence = { $player } counts { $cards }: { $a } + { $b } + { $c } + { $d } = { $sum }. The score was { $old }, now it is { $new }.
    .short = { $player_is ->
        [you] You count
       *[other] { $player } counts
    } { $a } + { $b } + { $c } + { $d } = { $sum }. New score: { $new }.
    .working = { $a } + { $b } + { $c } + { $d } = { $sum }
        { $old } + { $sum } = { $new }
    .refused = Pick one card of each of your four pairs, from pair 1 to pair 4.
soureh-score-ace = An ace as 11
    .rule = An ace counts 1 or 11 in the score, as its player likes.
    .sentence = { $n ->
        [one] { $player } lets an ace count 11.
       *[other] { $player } lets { $n } aces count 11 each.
    }
    .short = { $player_is ->
        [you] You let
       *[other] { $player } lets
    } { $n ->
        [one] an ace count 11.
       *[other] { $n } aces count 11 each.
    }
    .refused = { $ace ->
        [no] { $card } is no ace, so it counts its own number.
       *[yes] { $ace_score ->
            [low] Here an ace counts 1, and { $n } is something else.
            [high] Here an ace counts 11, and { $n } is something else.
           *[choice] An ace counts 1 or 11, and { $n } is neither.
        }
    }
soureh-score-hundred = A round hundred
    .rule = A score that becomes a multiple of 100 gets 50 less.
    .sentence = { $score } = { $k } × 100. That is a multiple of 100, so { $player } gets 50 off: { $score } − 50 = { $after }.
    .short = { $score } is a multiple of 100: { $score } − 50 = { $after } for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $score } = { $k } × 100
        { $score } − 50 = { $after }
soureh-leave = One player leaves
    .rule = Where players leave one by one, whoever shows the pairs is done. The others get 10 points each and play on.
    .sentence = { $player } is done and counts nothing. The others get 10 points each. { $paid }
    .short = { $player_is ->
        [you] You are done.
       *[other] { $player } is done.
    } The others get 10 points each.
    .paid = { $player }: { $old } + 10 = { $new }.
    .working = { $paid }
    .paid-working = { $old } + 10 = { $new }
soureh-leave-last = The last one left
    .rule = The last player left in the match counts four cards as well.
    .sentence = Only { $player } is left in this match, and counts four cards.
    .short = Nobody else is left: { $player_is ->
        [you] you count four cards.
       *[other] { $player } counts four cards.
    }
soureh-win-lowest = The lowest score wins
    .rule = When somebody has reached the agreed score after a match, the lowest score wins.
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
    .rule = Where the last one left wins, a score above the agreed one puts a player out of the game.
    .sentence = { $score } is more than { $threshold }, so { $player } is out of the game.
    .short = { $score } is more than { $threshold }: { $player_is ->
        [you] you are out.
       *[other] { $player } is out.
    }
    .working = { $score } > { $threshold }
soureh-win-last = The last one in the game
    .rule = The last player in the game wins. If all would go out together, the lowest score wins.
    .sentence = { $all ->
        [yes] Everybody has more than { $threshold }, so nobody goes out alone. { $n ->
            [one] { $winners } has the lowest score, { $low }, and wins.
           *[other] { $winners } have the lowest score, { $low }, and share the win.
        }
       *[no] Only { $winners } is left in the game, with { $low } points, and wins.
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
soureh-max_turns = We stop here
    .rule = A match that lasts too long, or too many matches, end the game. Nobody has won, or the lowest score wins.
    .sentence = { $reason ->
        [max_turns] { $n ->
            [one] One turn was agreed for a match, so we stop here.
           *[other] This match has had { $n } turns, so we stop here.
        }
       *[max_matches] { $n ->
            [one] One match was agreed, so we stop here.
           *[other] { $n } matches are played, so we stop here.
        }
    } { $outcome ->
        [won] { $k ->
            [one] { $winners } has the lowest score, { $low }, and wins.
           *[other] { $winners } have the lowest score, { $low }, and share the win.
        }
       *[unfinished] Nobody has won.
    }
    .short = { $reason ->
        [max_turns] { $n ->
            [one] One turn is played.
           *[other] { $n } turns are played.
        }
       *[max_matches] { $n ->
            [one] One match is played.
           *[other] { $n } matches are played.
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
        [one] One of your pairs does not fit yet. { $k } of the { $n } cards that you cannot see would mend it.
       *[other] { $bad } of your pairs do not fit yet. { $k } of the { $n } cards that you cannot see would mend one of them.
    }
soureh-coach-continue = Your Soureh held. If you draw, you give it up and the others may still win.
soureh-coach-reveal = Your four pairs held. Show them: you count nothing, and { $n ->
        [one] the other player counts four cards.
       *[other] the { $n } others count four cards each.
    }
soureh-coach-leave = Your four pairs held. Show them: you leave with nothing to count, and the others get 10 points each.
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
            [yes] One ace fits: { $closed } may lie beside { $open }.
           *[no] Two aces are no pair: { $closed } does not fit beside { $open }.
        }
    } { $fitted ->
        [yes] { $old } fits there now.
       *[no] { $old } does not fit there now.
    } Then { $n } of your 4 pairs would fit.
soureh-coach-their = { $sure ->
        [yes] { $other } has said Soureh, so the hidden card beside { $old } fits it. Of the { $now } cards that do, { $then } fit beside { $card } too.
       *[no] { $now } of the { $n } cards that you cannot see fit beside { $old }. Beside { $card } it is { $then } of them.
    }
soureh-coach-throw = { $k ->
        [0] { $card } would not mend any pair of yours.
        [one] { $card } would mend your pair { $slots }.
       *[other] { $card } would mend your pairs { $slots }, one of them.
    } If you throw it away, { $n } of your 4 pairs fit, as before.
soureh-coach-declare = All four pairs fit. { $k } of the { $n } cards that you cannot see could break one of them, { $others ->
        [one] and the other player draws one.
       *[other] and { $others } others draw one each.
    }
soureh-coach-score = { $a } + { $b } + { $c } + { $d } = { $sum }, so your score goes from { $old } to { $new }. { $fifty ->
        [yes] That is a multiple of 100: { $new } − 50 = { $after }.
       *[no] { $sum ->
            [0] { "" }
           *[other] The smallest sum that you can pick is { $least }.
        }
    }

soureh-action-draw = Draw a card
soureh-action-own = Put it in place of { $means }
soureh-action-their = Put it over { $other }’s { $means }
soureh-action-throw = Throw it away
soureh-action-declare = Say Soureh
soureh-action-reveal = Show the four pairs
soureh-action-score = Count { $means }{ $n ->
        [0] { "" }
       *[other] { " " }({ $elevens } as 11)
    }
soureh-say-declare = Soureh!
soureh-task-score = Your cards count now, and few points are good. Pick one card of each pair.

soureh-zone-drawn = Drawn
soureh-zone-closed = Closed
soureh-zone-open = Open
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
    .help = The lowest score wins when somebody reaches the agreed score, or the last one in the game wins.
    .v-lowest_at_threshold = the lowest score
    .v-last_standing = the last one in the game
soureh-option-threshold = Agreed score
    .help = The score at which the game ends, or beyond which a player is out.
soureh-option-unruined = A Soureh that held
    .help = It ends the match, or with three or four players only its player is done.
    .v-match_ends = ends the match
    .v-leave_round = its player leaves
soureh-option-leave_points = Who gets 10 points
    .help = When a player leaves: those who play on, or also those who left before.
    .v-still_in = those who play on
    .v-everyone_else = all others
soureh-option-declare_when = Saying Soureh
    .help = As you place your card, instead of drawing, or both.
    .v-end = as you place your card
    .v-start = instead of drawing
    .v-either = both
soureh-option-score_choice = Which cards count
    .help = Losers pick a card of each pair, or the lower one counts.
    .v-player = the loser picks
    .v-lowest = the lower one
soureh-option-ace_score = An ace in the score
    .help = It counts 1 or 11 as its player says, always 1, or always 11.
    .v-choice = 1 or 11
    .v-low = 1
    .v-high = 11
soureh-option-hundred = Multiples of 100
    .help = A score that becomes a multiple of 100 gets 50 less, or stays.
    .v-minus_50 = 50 less
    .v-keep = the score stays
soureh-option-pile_empty = When the pile is empty
    .help = The second pile is shuffled, or the match ends and nobody counts.
    .v-reshuffle = the second pile is shuffled
    .v-no_score = the match ends
soureh-option-max_matches = Most matches
    .help = After so many matches the game stops.
soureh-option-on_limit = At the limit
    .help = After the most matches, nobody has won, or the lowest score wins.
    .v-unfinished = nobody has won
    .v-lowest_score = lowest score wins
soureh-preset-printed = As printed
    .help = A game to 100 in which every loser picks.
soureh-preset-last_standing = Last one in the game
    .help = Whoever has more than 100 is out.
soureh-preset-leave_round = Leaving one by one
    .help = With three or four players, whoever shows four pairs is done and the others play on.
soureh-preset-quick = One lesson
    .help = A short game to 50. The lower card of each pair counts.
soureh-preset-short = A short match
    .help = Three matches. The lower card of each pair counts, and the lowest score wins.

## First hints, one at a time, when the game is new

soureh-hint-1 = Touch the pile to draw a card.
soureh-hint-2 = Then touch the place for it.
soureh-hint-3 = Beside red: a higher closed card.
soureh-hint-4 = Beside black: a lower closed card.
soureh-hint-5 = All four pairs fit? Say Soureh!
