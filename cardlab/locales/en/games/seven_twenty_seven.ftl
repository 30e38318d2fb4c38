seven_twenty_seven-game = The Game of 727
    .aim = Win counters: get as near as you can to 7 or to 27.
    .summary = Be nearest to 7, or nearest to 27. Jacks, queens and kings count a half, and an ace is 1 or 11.
    .ages = 9 to 13
    .teaches = Halves, distance on the number line, chances, and fair shares

seven_twenty_seven-turn = Whose turn it is
    .rule = Wait for your turn. There is a time to bet and a time to ask for cards.
    .sentence = { $turn ->
        [all] Deal the cards first.
       *[other] It is { $turn }’s turn.
    }
    .short = { "" }
    .refused = { $phase ->
        [bet] It’s time to bet, and it’s { $turn }’s turn.
        [ask] It’s time to ask for cards, and it’s { $turn }’s turn.
       *[other] Deal the cards first.
    }
seven_twenty_seven-ante = Everybody pays in
    .rule = Before each hand, everybody puts the same number of counters into the pot.
    .sentence = { $n } players put in { $ante } each: { $n } × { $ante } = { $sum }. The pot holds { $pot }.
    .short = Everybody pays { $ante }: { $n } × { $ante } = { $sum }. The pot is { $pot }.
    .working = { $n } × { $ante } = { $sum }
seven_twenty_seven-deal = The deal
    .rule = Everybody gets one card face up and one face down.
    .sentence = Everybody gets one card face up and one face down.
    .short = { $viewer_is ->
        [you] One card face up and one face down each. { $begins_is ->
            [you] You begin.
           *[other] { $begins } begins.
        }
       *[other] { $first ->
            [yes] Everybody gets two cards. Picture cards count ½, aces 1 or 11.
           *[no] Everybody gets two cards.
        }
    }
seven_twenty_seven-check = Check
    .rule = If nobody has bet, you can check. That costs nothing.
    .sentence = { $player } checks.
    .short = { $player_is ->
        [you] You check.
       *[other] { $player } checks.
    }
    .refused = Somebody has bet. Match the { $to_match }, raise, or fold.
seven_twenty_seven-bet = A bet
    .rule = If nobody has bet in this round, you can bet some counters. The others must match your bet.
    .sentence = { $player } bets { $x }.
    .short = { $player_is ->
        [you] You bet { $x }.
       *[other] { $player } bets { $x }.
    }
    .refused = Somebody has already bet. You can match it, raise, or fold.
seven_twenty_seven-call = Matched
    .rule = To match a bet, pay what you still need to equal the highest one.
    .sentence = { $player } has paid { $paid } and matches { $to_match }: { $to_match } − { $paid } = { $x }.
    .short = { $player_is ->
        [you] You match
       *[other] { $player } matches
    } { $to_match }{ $paid ->
        [0] .
       *[other] : { $to_match } − { $paid } = { $x } more.
    }
    .working = { $to_match } − { $paid } = { $x }
    .refused = There is nothing to match. You can check or bet.
seven_twenty_seven-raise = A raise
    .rule = You can match a bet and add more. Then the others must match that.
    .sentence = { $player } matches { $need } and adds { $x }: { $need } + { $x } = { $sum }.
    .short = { $player_is ->
        [you] You match { $need } and add { $x }:
       *[other] { $player } matches { $need } and adds { $x }:
    } { $need } + { $x } = { $sum }.
    .working = { $need } + { $x } = { $sum }
    .refused = Nobody has bet yet, so there is nothing to raise. You can bet.
seven_twenty_seven-fold = Folded
    .rule = You can give up your hand. You lose what you have paid.
    .sentence = { $player } gives up this hand.
    .short = { $player_is ->
        [you] You fold.
       *[other] { $player } folds.
    }
    .refused = There is nothing to match, so you don’t need to fold. You can check.
seven_twenty_seven-limit = The limits
    .rule = Bets and raises have limits, and so does the number of raises in a round.
    .sentence = You can bet { $min } to { $max } counters, and there can be { $raises } raises at most.
    .short = { "" }
seven_twenty_seven-limit-cap = Too much to match
    .rule = If nobody may owe counters, you can’t bet more than every player can match.
    .sentence = { $poorest } could not match that.
    .short = { "" }
seven_twenty_seven-bet-over = Equal bets
    .rule = When everybody has paid the same, betting is over. Now you can ask for cards.
    .sentence = Everybody has paid the same. The pot holds { $pot }.
    .short = Everybody has paid the same. The pot is { $pot }.
seven_twenty_seven-last_player = Only one player left
    .rule = If all the others are out, the last player takes the pot without showing any cards.
    .sentence = All the others are out, so { $player } takes { $pot } counters.
    .short = All the others are out. { $player_is ->
        [you] You take
       *[other] { $player } takes
    } the pot: { $pot }.
seven_twenty_seven-card = One more card
    .rule = If you ask for a card, you get the top card of the stock.
    .sentence = { $open ->
        [yes] { $player } takes { $card }.
       *[no] { $player } takes a card.
    }
    .own = { $card } is worth { $ace ->
        [yes] 1 or 11
       *[no] { $value }
    }: { $old } + { $value } = { $new }. { $aces ->
        [0] { "" }
        [1] With the ace as 11, it makes { $high }.
       *[other] Here each ace counts 1. Each can count 11.
    }
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $open ->
        [hand] { $card }: { $old } + { $value } = { $new }{ $aces ->
            [0] .
            [1] , or { $high }.
           *[other] , with each ace as 1.
        }
        [yes] { $card }.
       *[no] a card.
    }
seven_twenty_seven-stand = No card
    .rule = You don’t have to take a card. You can still ask in a later round.
    .sentence = { $player } takes no card.
    .short = { $player_is ->
        [you] You take no card.
       *[other] { $player } takes no card.
    }
seven_twenty_seven-freeze = The hand is frozen
    .rule = If you say no to a card too many times, your hand can freeze. Then you can’t ask again.
    .sentence = { $player } has said no { $n } times, so this hand stays as it is.
    .short = { "" }
seven_twenty_seven-stock-empty = No cards left
    .rule = When no cards are left, nobody can ask for one.
    .sentence = No cards are left. You can stand.
    .short = { "" }
seven_twenty_seven-stock-reshuffle = A new stock
    .rule = You can agree to shuffle the folded cards when the stock is empty. They become the new stock.
    .sentence = The folded cards are shuffled and become the new stock.
    .short = The folded cards are the new stock.
seven_twenty_seven-bust = Over 27
    .rule = You can agree that a hand over 27 is out, even with every ace as 1. Then you show it.
    .sentence = Even with every ace as 1, the total is { $total }. That is more than 27, so { $player } is out.
    .short = { $total } is more than 27: { $player_is ->
        [you] you are out.
       *[other] { $player } is out.
    }
    .working = { $total } > 27
seven_twenty_seven-again = Another round
    .rule = If somebody took a card, there is another round.
    .sentence = { $took ->
        [no] Now you can bet.
       *[yes] { $betting ->
            [yes] Somebody took a card, so we bet again.
           *[no] Somebody took a card, so everybody can ask again.
        }
    }
    .short = { $took ->
        [no] Now you can bet.
       *[yes] { $betting ->
            [yes] The hands have changed, so we bet again.
           *[no] { $first ->
                [yes] The hands have changed, so we ask again.
               *[no] { $viewer_is ->
                    [you] We ask again.
                   *[other] { "" }
                }
            }
        }
    }
seven_twenty_seven-final = One last round of betting
    .rule = You can agree to bet once more before you show your hands.
    .sentence = Nobody took a card. It’s the last round of betting.
    .short = Nobody took a card. One last round of bets.
seven_twenty_seven-show = Show your cards
    .rule = If nobody takes a card, everybody still in shows their cards. Each hand has its best total for 7 and for 27.
    .sentence = { $hands }
    .short = Everybody shows. Who is nearest to 7 and 27?
    .hands = { $player }: { $cards } { $has7 ->
        [no] cannot win 7
       *[yes] make { $total7 } for 7 ({ $d7 } away)
    } { $has27 ->
        [no] and cannot win 27.
       *[yes] and { $total27 } for 27 ({ $d27 } away).
    }
    .working = { $hands }
    .hands-working = { $has7 ->
        [no] { "" }
       *[yes] From { $total7 } to 7: { $d7 }.
    } { $has27 ->
        [no] { "" }
       *[yes] { " " } From { $total27 } to 27: { $d27 }.
    }
    .landmark = showdown
seven_twenty_seven-one_end = Best for both
    .rule = If a hand can win only one goal, the player who is best for both keeps the nearer one.
    .sentence = { $player } is nearest to both and keeps { $goal }. The others play for { $other }.
    .short = { $player_is ->
        [you] You are best for both, and keep { $goal }.
       *[other] { $player } is best for both, and keeps { $goal }.
    }
seven_twenty_seven-low = Nearest to 7
    .rule = The hand nearest to 7 wins the 7 side.
    .sentence = { $player } has { $total } and is { $d } away from 7. Nobody is nearer.
    .short = { $d ->
        [0] { $player_is ->
            [you] You have
           *[other] { $player } has
        } exactly { $total }!
       *[other] { $player_is ->
            [you] You are
           *[other] { $player } is
        } nearest to 7: { $d } away.
    }
    .working = From { $total } to 7: { $d }
seven_twenty_seven-low-tie = Equally near to 7
    .rule = Hands that are equally near to 7 share the 7 side.
    .sentence = { $n ->
        [2] { $players } are both { $d } away from 7.
       *[other] { $players } are all { $d } away from 7.
    }
    .short = { $players_is ->
        [you] { $n ->
            [2] You and { $players_others } tie:
           *[other] You tie:
        }
       *[other] { $n ->
            [2] { $players } tie:
           *[other] { $n } players tie:
        }
    } { $d } away from 7.
    .working = { $hands }
    .hands-working = From { $total } to 7: { $d }
seven_twenty_seven-low-none = Nobody for 7
    .rule = Sometimes nobody can win the 7 side.
    .sentence = Nobody can win the 7 side.
    .short = Nobody can win the 7 side.
seven_twenty_seven-high = Nearest to 27
    .rule = The hand nearest to 27 wins the 27 side.
    .sentence = { $player } has { $total } and is { $d } away from 27. Nobody is nearer.
    .short = { $d ->
        [0] { $player_is ->
            [you] You have
           *[other] { $player } has
        } exactly { $total }!
       *[other] { $player_is ->
            [you] You are
           *[other] { $player } is
        } nearest to 27: { $d } away.
    }
    .working = From { $total } to 27: { $d }
seven_twenty_seven-high-tie = Equally near to 27
    .rule = Hands that are equally near to 27 share the 27 side.
    .sentence = { $n ->
        [2] { $players } are both { $d } away from 27.
       *[other] { $players } are all { $d } away from 27.
    }
    .short = { $players_is ->
        [you] { $n ->
            [2] You and { $players_others } tie:
           *[other] You tie:
        }
       *[other] { $n ->
            [2] { $players } tie:
           *[other] { $n } players tie:
        }
    } { $d } away from 27.
    .working = { $hands }
    .hands-working = From { $total } to 27: { $d }
seven_twenty_seven-high-none = Nobody for 27
    .rule = Sometimes nobody can win the 27 side.
    .sentence = Nobody can win the 27 side.
    .short = Nobody can win the 27 side.
seven_twenty_seven-split = Half each
    .rule = Each side gets half of the pot. If a side has several winners, they share its half equally.
    .sentence = { $rest ->
        [0] { $pot } ÷ 2 = { $half } for each side.
       *[other] { $pot } ÷ 2 = { $half } for each side, and { $rest } is left over.
    } { $shares }
    .short = { $rest ->
        [0] { $pot } ÷ 2 = { $half }.
       *[other] { $pot } = { $half } + { $half } + { $rest }.
    } { $parts } { $shares_n ->
        [1] { $shares }
        [2] { $shares }
       *[other] { "" }
    }
    .shares = { $player } gets { $n }.
    .shares-short = { $player_is ->
        [you] You get { $n }.
       *[other] { $player } gets { $n }.
    }
    .working = { $pot } ÷ 2 = { $half }{ $rest ->
        [0] { "" }
       *[other] , { $rest } left over
    }
        { $parts }
    .parts-short = { $k ->
        [1] { "" }
       *[other] { $players_is ->
            [you] You and { $players_others }
           *[other] { $players }
        }: { $amount } ÷ { $k } = { $each } each.
    }
    .parts-working = { $k ->
        [1] { "" }
       *[other] { $amount } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] , { $rest } left over
        }
    }
seven_twenty_seven-split-one = The whole pot
    .rule = If you win both sides, or the only side with a winner, you take the whole pot.
    .sentence = { $k ->
        [1] { $players } takes the whole pot of { $pot }.
       *[other] { $players } share the whole pot of { $pot }. { $shares }
    }
    .short = { $k ->
        [1] { $shares } The whole pot!
        [2] { $rest ->
            [0] { $pot } ÷ 2 = { $each }.
           *[other] { $pot } = { $each } + { $each } + { $rest }.
        } { $shares }
       *[other] { $k } players share the pot: { $pot } ÷ { $k } = { $each }{ $rest ->
            [0] .
           *[other] , { $rest } left over.
        }
    }
    .shares = { $player } gets { $n }.
    .shares-short = { $player_is ->
        [you] You get { $n }.
       *[other] { $player } gets { $n }.
    }
    .working = { $k ->
        [1] { "" }
       *[other] { $pot } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] , { $rest } left over
        }
    }
seven_twenty_seven-split-none = The pot stays
    .rule = If nobody wins, the pot stays for the next hand.
    .sentence = Nobody wins. { $pot } counters stay in the pot.
    .short = Nobody wins. The pot of { $pot } stays.
seven_twenty_seven-odd = Left over
    .rule = If some counters are left over after sharing, they stay in the pot or go to one side.
    .sentence = You can’t share { $pot } equally. { $stays ->
        [yes] { $left ->
            [one] One is left over and stays in the pot.
           *[other] { $left } are left over and stay in the pot.
        }
       *[no] { $steps }
    }
    .short = { $stays ->
        [yes] { $left ->
            [one] One counter stays in the pot.
           *[other] { $left } counters stay in the pot.
        }
       *[no] { $steps_n ->
            [1] { $steps }
           *[other] The left-over counters go out one by one.
        }
    }
    .steps = { $side ->
        [half] The one left over goes to the { $to ->
            [low] 7
           *[high] 27
        } side.
       *[other] { $rest ->
            [one] { $first } gets one more.
           *[other] { $first } get one more each.
        }
    }
    .steps-short = { $side ->
        [half] The one left over goes to { $to ->
            [low] 7
           *[high] 27
        }.
       *[other] { $first_is ->
            [you] You get one more.
           *[other] { $rest ->
                [1] { $first } gets one more.
               *[other] { $rest } players get one more each.
            }
        }
    }
    .working = { $steps }
    .steps-working = { $amount } ÷ { $k } = { $each }, { $rest } left over
seven_twenty_seven-win = The game is won
    .rule = The player with the most counters after the last hand wins.
    .sentence = { $k ->
        [1] { $players } has { $n } counters and wins.
       *[other] { $players } have { $n } counters each and share the win.
    }
    .short = { $players_is ->
        [you] { $k ->
            [1] You win with
           *[other] You share the win with
        }
       *[other] { $k ->
            [1] { $players } wins with
            [2] { $players } share the win with
           *[other] { $k } players share the win with
        }
    } { $n ->
        [one] one counter
       *[other] { $n } counters
    }{ $k ->
        [1] !
       *[other] { " " }each.
    }

seven_twenty_seven-coach-hand = { $away7 ->
        [no] Your hand is past 7
       *[other] Your hand is { $away7 } away from 7
    } and { $away27 ->
        [no] past 27.
       *[other] { $away27 } away from 27.
    }
seven_twenty_seven-coach-wins = { $wins ->
        [0] hardly any
        [one] about 1
       *[other] about { $wins }
    } of the { $pot } counters
seven_twenty_seven-coach-card = { seven_twenty_seven-coach-hand } If you take a card and play well from there, you win { seven_twenty_seven-coach-wins } on average. Of the { $n } cards you can’t see, { $nearer7 ->
        [0] none gets
        [one] one gets
       *[other] { $nearer7 } get
    } you nearer to 7, and { $nearer27 ->
        [0] none gets
        [one] one gets
       *[other] { $nearer27 } get
    } you nearer to 27.{ $mean ->
        [none] { "" }
       *[other] {" "}After one card you are about { $mean } away from the nearer one, on average.
    }
seven_twenty_seven-coach-stand = { seven_twenty_seven-coach-hand } With the cards you have now, you win { seven_twenty_seven-coach-wins } on average.
seven_twenty_seven-coach-fold = You give up the pot of { $pot } and pay nothing more. { seven_twenty_seven-coach-hand }
seven_twenty_seven-coach-pay = { $pays ->
        [0] You pay nothing now.
       *[other] You pay { $pays }, and the pot grows to { $pot } + { $pays } = { $then }.
    } { $wins ->
        [0] The coach thinks you will get hardly any of it back
        [one] The coach thinks you will get about 1 counter back
       *[other] The coach thinks you will get about { $wins } counters back
    }{ $pays ->
        [0] .
       *[other] { $result ->
            [more] , about { $more } more than you pay.
            [less] , about { $more } less than you pay.
           *[even] , about what you pay.
        }
    } { seven_twenty_seven-coach-hand }

seven_twenty_seven-action-check = Check
    .price = Pay nothing
seven_twenty_seven-action-bet = Bet { $x }
    .kind = Bet
    .price = { $owes ->
        [yes] Pay { $pays }
       *[no] Pay { $pays } of { $counters }
    }
seven_twenty_seven-action-call = Match
    .price = { $owes ->
        [yes] Pay { $pays }
       *[no] Pay { $pays } of { $counters }
    }
seven_twenty_seven-action-raise = Raise by { $x }
    .kind = Raise
    .price = { $owes ->
        [yes] Pay { $pays }
       *[no] Pay { $pays } of { $counters }
    }
seven_twenty_seven-action-fold = Fold
    .price = Leave the pot
seven_twenty_seven-action-card = Take a card
seven_twenty_seven-action-stand = No card

seven_twenty_seven-zone-up = Face up
seven_twenty_seven-zone-down = Face down
seven_twenty_seven-zone-stock = Stock
seven_twenty_seven-zone-muck = Folded
seven_twenty_seven-counter-pot = Pot
seven_twenty_seven-counter-hand = Hand
seven_twenty_seven-counter-counters = Counters
seven_twenty_seven-counter-status = State
    .v-folded = folded
    .v-bust = out
seven_twenty_seven-counter-total7 = For 7
seven_twenty_seven-counter-total27 = For 27
seven_twenty_seven-measure-counters = counters at the end
seven_twenty_seven-measure-cards_taken = cards asked for
seven_twenty_seven-measure-busts = hands over 27
seven_twenty_seven-measure-folds = hands folded
seven_twenty_seven-measure-showdowns = showdowns
seven_twenty_seven-measure-halved = pots cut in half

seven_twenty_seven-option-ante = Paid in
    .help = How many counters everybody puts in before each hand.
seven_twenty_seven-option-start_counters = Counters at the start
    .help = How many counters everybody starts with.
seven_twenty_seven-option-min_bet = Smallest bet
    .help = The smallest bet or raise.
seven_twenty_seven-option-max_bet = Largest bet
    .help = The largest bet or raise. 0 means no betting at all.
seven_twenty_seven-option-max_raises = Raises
    .help = How many raises all the players together can make in one round.
seven_twenty_seven-option-short = Too few counters
    .help = You may owe counters, or nobody can bet more than all can match.
    .v-owe = players may owe
    .v-cap = no more than all can match
seven_twenty_seven-option-first = What comes first
    .help = A hand starts with betting, or with asking for cards.
    .v-bet = betting
    .v-ask = asking
seven_twenty_seven-option-extra_card = Extra cards
    .help = An extra card goes face down or face up.
    .v-down = face down
    .v-up = face up
seven_twenty_seven-option-over = Past a goal
    .help = A hand past a goal still counts, cannot win that goal, or is out at once if it is over 27.
    .v-allowed = counts by its distance
    .v-loses_end = cannot win that goal
    .v-out_at_once = is out over 27
seven_twenty_seven-option-sides = Below and above
    .help = Hands that are equally near tie, or the one below the goal wins.
    .v-equal = tie
    .v-under_first = below wins
seven_twenty_seven-option-ends = Goals for one hand
    .help = One hand can win both goals, or only one.
    .v-cards_speak = both
    .v-one_end = one
seven_twenty_seven-option-final_bet = Last bets
    .help = One more round of betting before the hands are shown.
seven_twenty_seven-option-freeze_after = Frozen hands
    .help = How many times you can say no before your hand freezes. 0 means never.
seven_twenty_seven-option-stock_empty = When the stock is empty
    .help = No more cards, or you shuffle the folded ones.
    .v-no_more = no more cards
    .v-reshuffle_folded = shuffle the folded cards
seven_twenty_seven-option-odd = Counters left over
    .help = Where the left-over counters go.
    .v-carry = they stay in the pot
    .v-low = to the 7 side
    .v-high = to the 27 side
seven_twenty_seven-option-hands = Hands
    .help = How many hands you play.
seven_twenty_seven-preset-book = As printed
    .help = The rules in the book.
seven_twenty_seven-preset-ask_first = Asking first
    .help = Ask for cards first, then bet.
seven_twenty_seven-preset-no_bust = Don’t go over
    .help = Nearest without going over wins. Extra cards are face up.
seven_twenty_seven-preset-under_first = Below wins
    .help = If two hands are equally near, the lower total wins. Extra cards are face up.
seven_twenty_seven-preset-one_end = One goal each
    .help = A hand can win only one of the two goals.
seven_twenty_seven-preset-no_betting = Without betting
    .help = Only cards and the showdown. A good first lesson.
seven_twenty_seven-preset-short = A short match
    .help = Four hands. Then you count your counters.

## First hints, one at a time, when the game is new

seven_twenty_seven-hint-start = Aim for 7, or aim for 27.
seven_twenty_seven-hint-turn = Picture cards are ½. Aces: 1 or 11.
seven_twenty_seven-hint-can-bet = Press “Bet”, then choose how many.
seven_twenty_seven-hint-can-card = Take a card, or stay as you are.
seven_twenty_seven-hint-last = The two nearest hands share the pot.
