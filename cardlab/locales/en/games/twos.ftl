twos-game = The Game of Twos
    .aim = Be the first to get rid of all your cards.
    .summary = Get rid of your cards. As many cards, but higher, beat what lies there. Twos are the highest.
    .ages = 10 to 12
    .teaches = Ordering by two things at once, sorting, finding combinations, and counting in circles

## Twos: the deal

twos-cut = The cut
    .rule = A card is shown. Its number says how far to count to the right, and there the deal begins.
    .sentence = { $card } counts { $value }. We count to the right, and { $start } is number 1. { $rounds ->
        [0] Number { $value } is { $first }.
        [one] After { $around } we have been once around, so number { $value } is { $first }.
       *[other] After { $around } we have been { $rounds } times around, so number { $value } is { $first }.
    } That is where the deal begins.
    .short = { $card } counts { $value }: { $first_is ->
        [you] you get
       *[other] { $first } gets
    } the first card.
    .working = { $rounds ->
        [0] { "" }
       *[other] { $value } = { $rounds } × { $n } + { $rest }
    }
    .refused = { $card } is not in the pack, so it cannot be shown.
twos-deal = The deal
    .rule = The cards are dealt to the right, one at a time. Whoever has the lowest card shows it and will begin.
    .sentence = { $n } { $n ->
        [one] card
       *[other] cards
    } each for { $players } players. { $first } gets the first card. The lowest card is laid open.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each. The lowest card begins.
    .working = { $players } × { $n } = { $dealt }
twos-deal-leftover = Cards left over
    .rule = Cards that do not go round are dealt on, or go to whoever has the lowest card.
    .sentence = { $total } = { $n } × { $each } + { $rest }. { $how ->
        [to_lowest] { $players } has the lowest card, and gets what is left over.
       *[dealt_on] { $k ->
            [one] { $players } gets the card that is left over.
           *[other] { $players } get one card more.
        }
    }
    .short = { $total } = { $n } × { $each } + { $rest }. { $k ->
        [one] { $players_is ->
            [you] You get the rest.
           *[other] { $players } gets the rest.
        }
       *[other] { $k } players get one card more.
    }
    .working = { $total } = { $n } × { $each } + { $rest }
twos-deal-out = Cards that stay out
    .rule = With thirteen cards each, the other cards stay out of this hand. Nobody sees them.
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

twos-start = The lowest card begins
    .rule = The lowest card begins each hand. It must be in the first combination.
    .sentence = { $player } has { $lowest }, the lowest card of all, and begins with it.
    .short = { $player_is ->
        [you] You have { $lowest }, the lowest card, and begin.
       *[other] { $player } has { $lowest }, the lowest card, and begins.
    }
    .refused = The hand must begin with { $lowest }. Play it alone, or with others.
twos-play-single = A single card
    .rule = The order is 3 4 5 6 7 8 9 10 J Q K A 2. For equal ranks the suits decide: ♦ ♣ ♥ ♠.
    .sentence = { $player } plays { $cards }.
    .short = { $player_is ->
        [you] You play { $cards }.
       *[other] { $player } plays { $cards }.
    }
twos-play-pair = A pair
    .rule = Two cards of one rank. The rank is compared first, and then the higher suit of each pair.
    .sentence = { $player } plays a pair: { $cards }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a pair: { $cards }.
twos-play-triple = Three of a kind
    .rule = Three cards of one rank. The higher rank wins.
    .sentence = { $player } plays three of a kind: { $cards }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } three of a kind: { $cards }.
twos-play-straight = A straight
    .rule = Five ranks in a row. The highest card of the row is compared, and then its suit.
    .sentence = { $player } plays five in a row, up to { $top }: { $cards }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } five in a row, up to { $top }.
twos-play-flush = A flush
    .rule = Five cards of one suit. Suits or cards are compared first, as was agreed.
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
    .rule = Three cards of one rank and two of another. The three are compared.
    .sentence = { $player } plays a full house. The three are { $cards }, and the pair is { $rest }.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a full house: three alike and a pair.
    .working = 3 + 2 = 5
twos-play-four = Four of a kind
    .rule = Four cards of one rank and any fifth card. The four are compared.
    .sentence = { $player } plays four of a kind: { $cards }. { $rest } goes with them to make five.
    .short = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } four of a kind, and { $rest }.
    .working = 4 + 1 = 5
twos-play-straight_flush = A straight flush
    .rule = Five in a row, all of one suit. It is compared as a straight is.
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
    .rule = Five cards beat a lower kind: straight, flush, full house, four of a kind, straight flush.
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
    }, because fewer hands have one.
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
    .rule = Of the same kind, the higher rank wins. Three is the lowest and two the highest.
    .sentence = { $kind ->
        [single] { $new } is higher than { $old }.
        [pair] The pair with { $new } is higher than the pair with { $old }.
        [triple] Three cards like { $new } are higher than three like { $old }.
        [flush] Card by card from the top, { $new } is higher than { $old }.
        [full_house] We look at the three: { $new } is higher than { $old }.
        [four] We look at the four: { $new } is higher than { $old }.
       *[other] We look at the end of the row: { $new } is higher than { $old }.
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
    .rule = From low to high the suits are diamonds, clubs, hearts, spades.
    .sentence = { $kind ->
        [flush] Flushes are told apart by suit.
        [single] Both have the same rank.
       *[other] Both are equally high.
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
        [2] { $cards } are not a pair: they have different ranks.
        [3] { $cards } are not three of a kind.
        [4] Four cards are never played. Add a fifth one, or play fewer.
        [5] { $cards } are no straight, flush, full house or four of a kind.
       *[other] You can play one, two, three or five cards, and not { $n }.
    }
    .short = { "" }
twos-follow-size = Another number of cards
    .rule = You beat a combination with as many cards as it has.
    .sentence = { $n } { $n ->
        [one] card lies
       *[other] cards lie
    } there, and you chose { $k }. Choose as many, or pass.
    .short = { "" }
twos-follow-higher = Not higher
    .rule = What you play must be higher than what lies there.
    .sentence = { $n ->
        [1] { $cards } is not higher than { $beaten }.
       *[other] { $cards } are not higher than { $beaten }.
    } Find something higher, or pass.
    .short = { "" }

## Twos: rounds

twos-pass = A pass
    .rule = You may always pass when there is something to beat, even if you could beat it. You may play again later in the round, unless you agree that whoever passes is out of it.
    .sentence = { $locks ->
        [yes] { $player } passes, and is out of this round.
       *[no] { $player } passes.
    }
    .short = { $player_is ->
        [you] You pass{ $locks ->
            [yes] , and are out of this round.
           *[no] .
        }
       *[other] { $player } passes{ $locks ->
            [yes] , and is out of this round.
           *[no] .
        }
    }
twos-lead = You must lead
    .rule = Whoever leads plays something. You cannot pass when nothing lies there.
    .sentence = There is nothing to beat. You lead, so play any combination.
    .short = { "" }
twos-round = A new round
    .rule = When all the others pass, the pile is turned over. The last one to play leads.
    .sentence = Nobody beats { $holder }. The pile is turned over, and { $holder } leads with anything.
    .short = Nobody beats that. { $holder_is ->
        [you] You begin
       *[other] { $holder } begins
    } a new round.
    .landmark = round
twos-turn = Not now
    .rule = You act when it is your turn, and with cards that you hold.
    .sentence = { $why ->
        [cards] You do not hold { $card }.
        [twice] You have chosen { $card } twice.
        [cut] First the pack must be cut.
        [deal] First the cards must be dealt.
        [hand_over] This hand is over. The next one begins with the cut.
        [over] Nobody plays any more.
       *[play] It is { $turn }’s turn.
    }
    .short = { "" }
twos-max_turns = Time is up
    .rule = After an agreed number of plays and passes a hand is stopped.
    .sentence = { $n } { $n ->
        [one] play or pass is
       *[other] plays and passes are
    } over, and everybody still has cards. The game stops here.
    .short = We stop here, after { $n ->
        [one] one play or pass.
       *[other] { $n } plays and passes.
    }

## Twos: the end of a hand

twos-out = A hand is empty
    .rule = Whose hand is empty wins at once. Nobody may beat the last combination.
    .sentence = { $player } has no cards left and wins the hand! The others show theirs.
    .short = { $player_is ->
        [you] You have no cards left, and win
       *[other] { $player } has no cards left, and wins
    } the hand!
    .landmark = empty hand
twos-penalty-value = What is left, by value
    .rule = Each card that you still hold costs 1 point, and each one from ten upwards 2.
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
twos-penalty-count = What is left, by number
    .rule = Each card that you still hold costs 1 point. With ten cards or more each one costs 2.
    .sentence = { $player } holds { $n } { $n ->
        [one] card
       *[other] cards
    }{ $factor ->
        [1] { "" }
       *[other] , and from ten on each one costs 2
    }: { $n } × { $factor } = { $sum }.
    .short = { $player_is ->
        [you] You hold
       *[other] { $player } holds
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
twos-penalty-untouched = Not one card was played
    .rule = Who has played nothing pays 3 points for each card.
    .sentence = { $player } has not played one card, and pays 3 for each: { $n } × 3 = { $sum }.
    .short = { $player_is ->
        [you] You played nothing:
       *[other] { $player } played nothing:
    } { $n } × 3 = { $sum } points.
    .working = { $n } × 3 = { $sum }
twos-settle = The winner is paid
    .rule = Each of the others gives the winner as many counters as the penalty says.
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
    .rule = After the last hand the lowest penalty wins; where the winner is paid, the most counters.
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
        [0] None of the { $unseen } cards that you cannot see is higher, so you would lead next.
        [one] Of the { $unseen } cards that you cannot see, one is higher.
       *[other] Of the { $unseen } cards that you cannot see, { $beating } are higher.
    } { $same ->
        [0] You keep { $left }.
       *[other] But you hold more cards of this rank, and you would break them up.
    }
twos-coach-pair = { $beating ->
        [0] No higher pair can be in the cards that you cannot see.
        [one] The cards that you cannot see can make a higher pair in one rank.
       *[other] The cards that you cannot see can make a higher pair in { $beating } ranks.
    } { $same ->
        [0] You keep { $left }.
       *[other] But you hold more cards of this rank, and you would break them up.
    }
twos-coach-triple = { $beating ->
        [0] No higher three of a kind can be in the cards that you cannot see.
        [one] The cards that you cannot see can make a higher three of a kind in one rank.
       *[other] The cards that you cannot see can make a higher three of a kind in { $beating } ranks.
    } You keep { $left }.
twos-coach-five = Five cards go at once, and you keep { $left }. { $kind ->
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
twos-coach-must_pass = Nothing that you hold is higher, so pass.

twos-reckoned = To beat: { $kind ->
        [single] { $cards }.
        [pair] the pair of { $cards }.
        [triple] three of a kind, { $cards }.
        [straight] the straight of { $cards }.
        [flush] the flush of { $cards }.
        [full_house] the full house of { $cards }.
        [four] four of a kind, { $cards }.
       *[straight_flush] the straight flush of { $cards }.
    }

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
twos-counter-holder = Laid last
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
    .help = With three players: the last card is dealt on, or goes to the lowest card.
    .v-dealt_on = dealt on
    .v-to_lowest = to the lowest card
twos-option-cut_count = Counting the cut
    .help = Who is number 1 when the shown card is counted.
    .v-from_right = the dealer’s right neighbour
    .v-from_dealer = the dealer
twos-option-direction = Direction
    .help = Which way the turns go. The deal always goes to the right.
    .v-clockwise = to the left
    .v-counterclockwise = to the right
twos-option-straights = Twos in a row
    .help = In a straight a two stands before the three, or after the ace.
    .v-twos_low = A 2 3 4 5 is the lowest
    .v-twos_high = J Q K A 2 is the highest
twos-option-flush = Comparing flushes
    .help = The suit is compared first, or the highest card.
    .v-suit = suit first
    .v-high_card = highest card first
twos-option-pass_locks = A pass lasts
    .help = Who has passed stays out until the round is over.
twos-option-penalty = Penalty
    .help = What is left in the hand costs by value, or by number.
    .v-by_value = by value
    .v-by_count = by number
twos-option-two_penalty = What a two costs
    .help = Points for a two that is left, where cards cost by value.
twos-option-untouched = Nothing played
    .help = When a hand from which nothing was played costs 3 for each card.
    .v-three_per_card = always
    .v-thirteen_only = only with thirteen cards
twos-option-settle = Points
    .help = Everybody notes the penalty, or the others pay the winner.
    .v-penalties = note the penalty
    .v-pay_winner = pay the winner
twos-option-hands = Hands
    .help = How many hands are played; 0 is no limit.
twos-option-target = Points to stop at
    .help = The game ends when somebody is this far from 0; 0 is never.
twos-option-max_turns = Most plays
    .help = After so many plays and passes a hand is stopped.
twos-preset-book = As in the book
    .help = One hand with the whole pack.
twos-preset-thirteen = Thirteen each
    .help = Two or three players get thirteen cards each.
twos-preset-hong_kong = Another way
    .help = To the right, twos high in straights, and every card costs the same.
twos-preset-fifty = To fifty
    .help = Hand after hand, until somebody has fifty points. Fewest wins.

## First hints, one at a time, when the game is new

twos-hint-1 = Touch your cards, then press “Play”.
twos-hint-2 = Play one, two, three or five cards.
twos-hint-3 = Beat what lies there: as many, but higher.
twos-hint-4 = Nothing higher? Then pass.
twos-hint-5 = Twos are highest. Empty your hand first!
