twos-game = The Game of Twos
    .aim = Be the first to get rid of all your cards.
    .summary = Get rid of your cards. Beat the last cards with the same number of cards, but higher. Twos are the highest.
    .ages = 10 to 12
    .teaches = Ordering by two things at once, sorting, finding combinations, and counting in circles

## Twos: the deal

twos-cut = The cut
    .rule = Cut the pack to show a card. Count its number round the table to the right. The deal starts where you stop.
    .sentence = { $card } counts { $value }. Count to the right. { $start } is number 1. { $rounds ->
        [0] Number { $value } is { $first }.
        [one] After { $around } you have gone round once, so number { $value } is { $first }.
       *[other] After { $around } you have gone round { $rounds } times, so number { $value } is { $first }.
    } The deal starts there.
    .short = { $card } counts { $value }: { $first_is ->
        [you] you get
       *[other] { $first } gets
    } the first card.
    .working = { $rounds ->
        [0] { "" }
       *[other] { $value } = { $rounds } × { $n } + { $rest }
    }
    .refused = { $card } is not in the pack. Choose another card.
twos-deal = The deal
    .rule = Deal the cards to the right, one at a time. The player with the lowest card shows it and will start.
    .sentence = { $n } { $n ->
        [one] card
       *[other] cards
    } each for { $players } players. { $first } gets the first card. The player with the lowest card shows it.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each. The lowest card starts.
    .working = { $players } × { $n } = { $dealt }
twos-deal-leftover = Cards left over
    .rule = If the cards don’t share out equally, deal the rest too, or give them to the player with the lowest card.
    .sentence = { $total } = { $n } × { $each } + { $rest }. { $how ->
        [to_lowest] { $players } has the lowest card and gets the rest.
       *[dealt_on] { $k ->
            [one] { $players } gets the card left over.
           *[other] { $players } get one more card each.
        }
    }
    .short = { $total } = { $n } × { $each } + { $rest }. { $k ->
        [one] { $players_is ->
            [you] You get the rest.
           *[other] { $players } gets the rest.
        }
       *[other] { $k } players get one more card each.
    }
    .working = { $total } = { $n } × { $each } + { $rest }
twos-deal-out = Cards that stay out
    .rule = If everybody gets thirteen cards, the rest stay out of this hand. Nobody sees them.
    .sentence = { $total } − { $dealt } = { $n }, so { $n } { $n ->
        [one] card stays
       *[other] cards stay
    } out of this hand.
    .short = { $total } − { $dealt } = { $n } { $n ->
        [one] card stays
       *[other] cards stay
    } out of this hand.
    .working = { $total } − { $dealt } = { $n }

## Twos: combinations

twos-start = The lowest card starts
    .rule = The player with the lowest card starts each hand and must play that card first, alone or with others.
    .sentence = { $player } has { $lowest }, the lowest card of all, and starts with it.
    .short = { $player_is ->
        [you] You have { $lowest }, the lowest card. You start.
       *[other] { $player } has { $lowest }, the lowest card, and starts.
    }
    .refused = The hand must start with { $lowest }. Play it alone or with others.
twos-play-single = A single card
    .rule = The order is 3 4 5 6 7 8 9 10 J Q K A 2. If ranks are equal, the suits decide: ♦ ♣ ♥ ♠.
    .sentence = { $player } plays { $cards }.
    .short = { $player_is ->
        [you] You play { $cards }.
       *[other] { $player } plays { $cards }.
    }
twos-play-pair = A pair
    .rule = Two cards of the same rank. Compare the ranks first, then the higher suit of each pair.
    .sentence = { $player } plays a pair: { $cards }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a pair: { $cards }.
twos-play-triple = Three of a kind
    .rule = Three cards of the same rank. The higher rank wins.
    .sentence = { $player } plays three of a kind: { $cards }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } three of a kind: { $cards }.
twos-play-straight = A straight
    .rule = Five ranks in a row. Compare the top cards, then their suits.
    .sentence = { $player } plays five in a row, up to { $top }: { $cards }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } five in a row, up to { $top }.
twos-play-flush = A flush
    .rule = Five cards of one suit. Compare the suits first, or the cards. Agree on that before you play.
    .sentence = { $player } plays five { $suit ->
        [d] diamonds
        [c] clubs
        [h] hearts
       *[s] spades
    }, a flush: { $cards }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a flush: five { $suit ->
        [d] diamonds.
        [c] clubs.
        [h] hearts.
       *[s] spades.
    }
twos-play-full_house = A full house
    .rule = Three cards of one rank and two of another. Compare the threes.
    .sentence = { $player } plays a full house: { $cards }, and the pair { $rest }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a full house: three alike and a pair.
    .working = 3 + 2 = 5
twos-play-four = Four of a kind
    .rule = Four cards of one rank and any fifth card. Compare the fours.
    .sentence = { $player } plays four of a kind: { $cards }. { $rest } goes with them to make five.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } four of a kind, and { $rest }.
    .working = 4 + 1 = 5
twos-play-straight_flush = A straight flush
    .rule = Five in a row, all of one suit. Compare them like straights.
    .sentence = { $player } plays five { $suit ->
        [d] diamonds
        [c] clubs
        [h] hearts
       *[s] spades
    } in a row, up to { $top }. Nothing is rarer!
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a straight flush: five { $suit ->
        [d] diamonds
        [c] clubs
        [h] hearts
       *[s] spades
    } in a row!

## Twos: what beats what

twos-beat-kind = A better kind
    .rule = A better kind of five cards wins. From low to high: straight, flush, full house, four of a kind, straight flush.
    .sentence = { $kind ->
        [flush] A flush
        [full_house] A full house
        [four] Four of a kind
       *[straight_flush] A straight flush
    } beats { $old_kind ->
        [straight] a straight
        [flush] a flush
        [full_house] a full house
       *[four] four of a kind
    }, because it is rarer.
    .short = { $kind ->
        [flush] A flush
        [full_house] A full house
        [four] Four of a kind
       *[straight_flush] A straight flush
    } beats { $old_kind ->
        [straight] a straight.
        [flush] a flush.
        [full_house] a full house.
       *[four] four of a kind.
    }
    .working = straight < flush < full house < four of a kind < straight flush
twos-beat-rank = A higher rank
    .rule = If both are the same kind, the higher rank wins. Three is the lowest and two the highest.
    .sentence = { $kind ->
        [single] { $new } is higher than { $old }.
        [pair] The pair with { $new } is higher than the pair with { $old }.
        [triple] Compare one card of each: { $new } is higher than { $old }.
        [flush] Card by card from the top, { $new } is higher than { $old }.
        [full_house] Look at the three: { $new } is higher than { $old }.
        [four] Look at the four: { $new } is higher than { $old }.
       *[other] Look at the end of the row: { $new } is higher than { $old }.
    }
    .short = { $kind ->
        [flush] Card by card:
        [full_house] Look at the three:
        [four] Look at the four:
        [straight] Look at the last cards:
        [straight_flush] Look at the last cards:
       *[other] { "" }
    } { $new_the } beats { $old_the }.
    .working = { $new } > { $old }
twos-beat-suit = The suit decides
    .rule = From low to high, the suits are diamonds, clubs, hearts, spades.
    .sentence = { $kind ->
        [flush] Both are flushes.
        [single] Both have the same rank.
       *[other] The ranks are equal.
    } { $suit ->
        [c] Clubs
        [h] Hearts
       *[s] Spades
    } are higher than { $old_suit ->
        [d] diamonds
        [c] clubs
       *[h] hearts
    }.
    .short = { $kind ->
        [flush] { "" }
       *[other] Same rank, but
    } { $suit ->
        [c] clubs
        [h] hearts
       *[s] spades
    } beat { $old_suit ->
        [d] diamonds.
        [c] clubs.
       *[h] hearts.
    }
    .working = ♦ < ♣ < ♥ < ♠
twos-combination = Not a combination
    .rule = You play one card, a pair, three of a kind, or five cards that belong together.
    .sentence = { $n ->
        [2] { $cards } are not a pair. They have different ranks.
        [3] { $cards } are not three of a kind.
        [4] You can’t play four cards. Add a fifth one, or play fewer.
        [5] { $cards } are not a straight, flush, full house or four of a kind.
       *[other] You can play one, two, three or five cards, but not { $n }.
    }
    .short = { "" }
twos-follow-size = A different number of cards
    .rule = To beat a combination, play the same number of cards.
    .sentence = You need { $n } { $n ->
        [one] card
       *[other] cards
    } here, but you chose { $k }. Choose { $n }, or pass.
    .short = { "" }
twos-follow-higher = Not higher
    .rule = Your cards must be higher than the last ones played.
    .sentence = { $n ->
        [1] { $cards } is not higher than { $beaten }.
       *[other] { $cards } are not higher than { $beaten }.
    } Find higher cards, or pass.
    .short = { "" }

## Twos: rounds

twos-pass = A pass
    .rule = You can always pass instead of beating the last cards, even if you could beat them. You can play again later in the round, unless you agree that passing puts you out of it.
    .sentence = { $locks ->
        [yes] { $player } passes and is out of this round.
       *[no] { $player } passes.
    }
    .short = { $player_is ->
        [you] You pass{ $locks ->
            [yes] { " " }and are out of this round.
           *[no] .
        }
       *[other] { $player } passes{ $locks ->
            [yes] { " " }and is out of this round.
           *[no] .
        }
    }
twos-lead = You must lead
    .rule = The player who leads must play something. You can’t pass when there is nothing to beat.
    .sentence = There is nothing to beat. You lead, so play any combination you like.
    .short = { "" }
twos-round = A new round
    .rule = When all the others pass, turn the pile over. The last player who played leads.
    .sentence = Nobody beats { $holder }. Turn the pile over. Now { $holder } can lead with anything.
    .short = Nobody beats that. { $holder_is ->
        [you] You start
       *[other] { $holder } starts
    } a new round.
    .landmark = round
twos-turn = Not now
    .rule = Wait for your turn, and play cards from your hand.
    .sentence = { $why ->
        [cards] You don’t have { $card }.
        [twice] You have chosen { $card } twice.
        [cut] Cut the pack first.
        [deal] Deal the cards first.
        [hand_over] This hand is over. Cut the pack for the next one.
        [over] The game is over.
       *[play] It’s { $turn }’s turn.
    }
    .short = { "" }
twos-max_turns = The last turn
    .rule = You can agree to stop a hand after a number of plays and passes.
    .sentence = After { $n } { $n ->
        [one] play or pass,
       *[other] plays and passes,
    } everybody still has cards. The game stops here.
    .short = The game stops after { $n ->
        [one] one play or pass.
       *[other] { $n } plays and passes.
    }

## Twos: the end of a hand

twos-out = Out of cards!
    .rule = If your hand is empty, you win at once. Nobody can beat your last combination.
    .sentence = { $player } has no cards left and wins the hand! The others show theirs.
    .short = { $player_is ->
        [you] You have no cards left and win
       *[other] { $player } has no cards left and wins
    } the hand!
    .landmark = empty hand
twos-penalty-value = Cards left, by value
    .rule = Each card left in your hand costs 1 point. Tens and higher cards cost 2.
    .sentence = { $player } pays for { $ones } low and { $doubles } high { $doubles ->
        [one] card
       *[other] cards
    }: { $ones } × 1 + { $doubles } × 2 = { $sum }.
    .short = { $player_is ->
        [you] You pay
       *[other] { $player } pays
    } { $doubles ->
        [0] { $ones } × 1
       *[other] { $ones ->
            [0] { $doubles } × 2
           *[other] { $ones } × 1 + { $doubles } × 2
        }
    } = { $sum } { $sum ->
        [one] point.
       *[other] points.
    }
    .working =
        { $ones } × 1 + { $doubles } × 2 = { $ones } + { $twice }
        { $ones } + { $twice } = { $sum }
twos-penalty-count = Cards left, by number
    .rule = Each card left in your hand costs 1 point. If you have ten cards or more, each one costs 2.
    .sentence = { $player } has { $n } { $n ->
        [one] card
       *[other] cards
    } left{ $factor ->
        [1] { "" }
       *[other] . Ten or more cost 2 each
    }: { $n } × { $factor } = { $sum }.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } { $n ->
        [one] one card:
       *[other] { $n } cards:
    }{ $factor ->
        [1] { " " }
       *[other] { " " }{ $n } × { $factor } ={ " " }
    }{ $sum ->
        [one] 1 point.
       *[other] { $sum } points.
    }
    .working = { $n } × { $factor } = { $sum }
twos-penalty-untouched = No cards played
    .rule = If you have not played a single card, you pay 3 points for each card.
    .sentence = { $player } has not played a single card and pays 3 for each: { $n } × 3 = { $sum }.
    .short = { $player_is ->
        [you] You played nothing:
       *[other] { $player } played nothing:
    } { $n } × 3 = { $sum } points.
    .working = { $n } × 3 = { $sum }
twos-settle = Paying the winner
    .rule = The others pay the winner one counter for each penalty point.
    .sentence = { $parts } Together that is { $sum } for { $player }.
    .short = { $parts_n ->
        [one] { $parts }
       *[other] { $player_is ->
            [you] You get
           *[other] { $player } gets
        } { $sums } = { $sum } counters.
    }
    .parts = { $player } pays { $n }.
    .parts-short = { $player_is ->
        [you] You pay
       *[other] { $player } pays
    } { $n ->
        [one] one counter.
       *[other] { $n } counters.
    }
    .working = { $sums } = { $sum }
twos-win = The game is won
    .rule = After the last hand, the fewest penalty points win. If you pay the winner, the most counters win.
    .sentence = { $settle ->
        [pay_winner] { $k ->
            [one] { $players } wins with { $n } counters.
           *[other] { $players } share the win with { $n } counters each.
        }
       *[penalties] { $k ->
            [one] { $players } wins with { $n } penalty points, the fewest of all.
           *[other] { $players } share the win. They have { $n } penalty points each, the fewest of all.
        }
    }
    .short = { $k ->
        [one] { $settle ->
            [pay_winner] The most counters, { $n }:
           *[penalties] The fewest points, { $n }:
        } { $players_is ->
            [you] you win!
           *[other] { $players } wins!
        }
       *[other] { $players_is ->
            [you] You share the win with { $players_others }.
           *[other] { $players } share the win.
        }
    }

## Twos: what the coach says

twos-coach-out = These are your last cards. With them you win the hand.
twos-coach-single = { $beating ->
        [0] None of the { $unseen } cards you can’t see is higher, so you would lead next.
        [one] Of the { $unseen } cards you can’t see, one is higher.
       *[other] Of the { $unseen } cards you can’t see, { $beating } are higher.
    } { $same ->
        [0] You keep { $left }.
       *[other] But you would break up your cards of this rank.
    }
twos-coach-pair = { $beating ->
        [0] The cards you can’t see cannot make a higher pair.
        [one] The cards you can’t see can make a higher pair in one rank.
       *[other] The cards you can’t see can make a higher pair in { $beating } ranks.
    } { $same ->
        [0] You keep { $left }.
       *[other] But you would break up your cards of this rank.
    }
twos-coach-triple = { $beating ->
        [0] The cards you can’t see cannot make a higher three of a kind.
        [one] The cards you can’t see can make a higher three of a kind in one rank.
       *[other] The cards you can’t see can make a higher three of a kind in { $beating } ranks.
    } You keep { $left }.
twos-coach-five = You play five cards at once and keep { $left }. { $kind ->
        [straight] A higher straight beats it, and so does any flush, full house or four of a kind.
        [flush] A higher flush beats it, and so does any full house or four of a kind.
        [full_house] Only a higher full house, four of a kind or a straight flush beats it.
       *[other] Almost nothing can beat it.
    }
twos-coach-pass = You keep { $n ->
        [one] your one card
        [2] both cards
       *[other] all { $n } cards
    }, though you could play in { $choices } { $choices ->
        [one] way
       *[other] ways
    }. Pass only to save something good.
twos-coach-must_pass = You have nothing higher, so pass.

## Twos: the table

twos-action-play = Play { $laid }
twos-action-pass = Pass
twos-action-cut = Cut the pack

twos-zone-hand = Hand
twos-zone-pile = Pile
twos-zone-out = Not used
twos-counter-score = Points
twos-counter-penalty = Penalty
twos-counter-played = Played
twos-counter-passes = Passes
twos-counter-passed = Passed
    .v-true = passed
twos-counter-hand = Hands before this one
twos-counter-holder = Last play:
twos-counter-lowest = Lowest card
twos-counter-dealer = Dealer
twos-counter-first = First card
twos-counter-turn = Turn
twos-counter-reason = Why it ended
twos-measure-cards = cards left
twos-measure-plays = combinations played
twos-measure-passes = passes
twos-measure-rounds = rounds

twos-option-deal = Cards dealt
    .help = The whole pack, or thirteen cards each.
    .v-all = the whole pack
    .v-thirteen = thirteen each
twos-option-leftover = Cards left over
    .help = With three players, deal the last card too, or give it to the player with the lowest card.
    .v-dealt_on = dealt too
    .v-to_lowest = to the lowest card
twos-option-cut_count = Counting the cut
    .help = Who is number 1 when you count the cut.
    .v-from_right = the player on the dealer’s right
    .v-from_dealer = the dealer
twos-option-direction = Direction
    .help = Which way the turns go. The deal always goes to the right.
    .v-clockwise = to the left
    .v-counterclockwise = to the right
twos-option-straights = Twos in a straight
    .help = In a straight, a two comes before the three, or after the ace.
    .v-twos_low = A 2 3 4 5 is the lowest
    .v-twos_high = J Q K A 2 is the highest
twos-option-flush = Comparing flushes
    .help = Compare the suits first, or the highest cards.
    .v-suit = suit first
    .v-high_card = highest card first
twos-option-pass_locks = Passing ends your round
    .help = If you pass, you are out until the round is over.
twos-option-penalty = Penalty
    .help = Cards left in your hand cost points by value, or by number.
    .v-by_value = by value
    .v-by_count = by number
twos-option-two_penalty = What a two costs
    .help = How many points a two left in your hand costs, if cards cost by value.
twos-option-untouched = No cards played
    .help = When you pay 3 for each card because you have played none.
    .v-three_per_card = always
    .v-thirteen_only = only with thirteen cards
twos-option-settle = Points
    .help = Everybody writes down the penalty, or the others pay the winner.
    .v-penalties = write down the penalty
    .v-pay_winner = pay the winner
twos-option-hands = Hands
    .help = How many hands you play. 0 means no limit.
twos-option-target = Target score
    .help = The game ends when somebody is this far from 0. 0 means never.
twos-option-max_turns = Maximum number of plays
    .help = A hand stops after this many plays and passes.
twos-preset-book = As in the book
    .help = One hand with the whole pack.
twos-preset-thirteen = Thirteen each
    .help = Two or three players get thirteen cards each.
twos-preset-hong_kong = Another way
    .help = To the right, twos high in straights, and every card costs the same.
twos-preset-fifty = To fifty
    .help = Hand after hand, until somebody has fifty points. The fewest win.

## First hints, one at a time, when the game is new

twos-hint-start = Touch your cards, then press “Play”.
twos-hint-turn = Beat cards with the same number, but higher.
twos-hint-on-round = A new round may start with any cards.
twos-hint-only-pass = You can’t beat that, so press “Pass”.
twos-hint-later = Twos are highest. Empty your hand first!
