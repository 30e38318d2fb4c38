good_king_bad_queen-game = Good King, Bad Queen
    .aim = Win all the cards, or catch a royal pair.
    .summary = War with a treasury. A king you capture brings you cards, and a queen costs you cards.
    .ages = 7 to 11
    .teaches = Comparing, a difference of one, counting in fives, numbers below zero

## What happens, rule by rule

good_king_bad_queen-deal = The deal
    .rule = Deal the cards face down. Everybody gets the same number.
    .sentence = Each player gets { $n } { $n ->
        [one] card
       *[other] cards
    }, face down. No peeking! { $left ->
        [0] { "" }
       *[other] { $left ->
            [one] One card is
           *[other] { $left } cards are
        } left over: { $leftover ->
            [set_aside] put to one side.
            [treasury] that is the start of the treasury.
           *[other] the next player gets one more.
        }
    }
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.
    .refused = Deal the cards first.
good_king_bad_queen-turn = Cards up
    .rule = At the start of a turn, everybody turns up their top card.
    .sentence = Everybody turns up a card. { $hands }
    .short = { $hands }
    .hands = { $player } has { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
    .refused = There is nothing to choose here. Just turn up the top cards.
good_king_bad_queen-trick-win = The highest card wins
    .rule = The highest card takes all the cards of the trick.
    .sentence = { $high } is higher than { $low }, so { $winner } takes { $n ->
        [2] both
       *[other] all { $n }
    } cards.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } { $n ->
        [2] both.
       *[other] all { $n }.
    }
    .working = { $high } > { $low }
good_king_bad_queen-war-start = War!
    .rule = If the highest cards are equal, it’s war. Each player in the war lays cards face down, then one face up.
    .sentence = { $card } and { $other } are equal. War! Each lays { $down ->
        [one] one card
       *[other] { $down } cards
    } face down, then one face up.
    .short = { $card_rank } and { $other_rank }: war! { $down ->
        [one] One
       *[other] { $down }
    } face down, one face up.
    .working = { $card } = { $other }
    .landmark = war
good_king_bad_queen-war-again = The war goes on
    .rule = If the new cards are equal too, the war goes on.
    .sentence = { $card } and { $other } are equal too. The war goes on!
    .short = { $card_rank } and { $other_rank }: war again!
    .working = { $card } = { $other }
good_king_bad_queen-war-short = Too few cards for a war
    .rule = If you can’t lay the next card of a war, you are out.
    .sentence = A war needs { $need } cards. { $player } has { $have ->
        [0] none
       *[other] only { $have }
    } and is out.
    .short = { $player_is ->
        [you] A war needs { $need } cards, and you have
       *[other] A war needs { $need } cards, and { $player } has
    } { $have ->
        [0] none.
       *[other] { $have }.
    }
    .working = { $have } < { $need }
good_king_bad_queen-war-last_card = One last card
    .rule = If you have too few cards for a war, your last card counts until the war is over.
    .sentence = { $card } is { $player }’s last card. It counts until this war is over.
    .short = { $player_is ->
        [you] Your last card is { $card }.
       *[other] { $player }’s last card is { $card }.
    }
good_king_bad_queen-war-draw = Nobody can go on
    .rule = If nobody has a card left for the war, the game is a draw.
    .sentence = Nobody can lay another card, and nobody else is in the game. It’s a draw.
    .short = Nobody can lay another card. It’s a draw.
good_king_bad_queen-war-win = The war is won
    .rule = The highest new card wins every card on the table. Now turn them all face up.
    .sentence = { $alone ->
        [yes] Only { $winner } is left in this war and takes all { $n } cards.
       *[no] { $high } is higher than { $low }, so { $winner } wins the war and all { $n } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $high_the } beats { $low_the }.
    } { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the war: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
good_king_bad_queen-treasury-win = Winning the treasury
    .rule = The winner of a war gets the treasury too. Its cards count as captured.
    .sentence = Open the treasury! It holds { $cards }. { $n ->
        [one] This card goes
       *[other] These { $n } cards go
    } to { $winner }.
    .short = { $winner_is ->
        [you] You get
       *[other] { $winner } gets
    } the treasury too: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
good_king_bad_queen-treasury-put = Won by one point
    .rule = If you win a trick by one point, you pay for it. Put cards from your pile into the treasury.
    .sentence = { $high } counts { $a } and { $low } counts { $b }. That is a win by just one point, so { $winner } must put { $n ->
        [one] a card
       *[other] { $n } cards
    } into the treasury.
    .short = { $winner_is ->
        [you] You win by just 1 and pay
       *[other] { $winner } wins by just 1 and pays
    } { $n ->
        [one] a card
       *[other] { $n } cards
    } to the treasury.
    .working = { $a } − { $b } = 1
good_king_bad_queen-treasury-ace = The ace is also a one
    .rule = When an ace meets a two, the ace also counts as 1. So the difference is one point.
    .sentence = An ace counts { $a }, but also 1. From 1 to 2 is one point, so { $winner } must put { $n ->
        [one] a card
       *[other] { $n } cards
    } into the treasury.
    .short = An ace is also 1: { $winner_is ->
        [you] you pay
       *[other] { $winner } pays
    } { $n ->
        [one] a card
       *[other] { $n } cards
    } to the treasury.
    .working = 2 − 1 = 1
good_king_bad_queen-treasury-short = Too few for the treasury
    .rule = If you have too few cards for the treasury, pay with your whole pile. You keep the cards you just won.
    .sentence = { $n ->
        [0] { $winner }’s pile is empty, so { $winner } pays nothing.
        [one] There is only one card in { $winner }’s pile. It goes in.
       *[other] There are only { $n } cards in { $winner }’s pile. They go in.
    } The cards just won stay safe.
    .short = { $n ->
        [0] { $winner_is ->
            [you] You have
           *[other] { $winner } has
        } no card to pay with.
       *[other] { $winner_is ->
            [you] You pay
           *[other] { $winner } pays
        } the last cards: { $n }.
    }
    .working = { $n } < { $need }
good_king_bad_queen-win-royal_pair = The royal pair
    .rule = If you win a king and a queen of the same suit together, you win the whole game.
    .sentence = { $king } and { $queen } are the same suit. They are a royal pair, so { $winner } wins the game at once!
    .short = { $king } and { $queen }: the royal pair! { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
    .landmark = royal pair
good_king_bad_queen-capture = Kings and queens
    .rule = Each king you capture counts 1 more. Each queen you capture counts 1 less.
    .sentence = { $winner } has captured { $cards }. { $kings ->
        [0] { $queens ->
            [one] One queen, and no king.
           *[other] { $queens } queens, and no king.
        }
        [one] One king, and { $queens ->
            [0] no queen.
            [one] one queen.
           *[other] { $queens } queens.
        }
       *[other] { $kings } kings, and { $queens ->
            [0] no queen.
            [one] one queen.
           *[other] { $queens } queens.
        }
    }
    .short = { $winner_is ->
        [you] You have
       *[other] { $winner } has
    } captured { $cards }.
    .working = { $kings } − { $queens } = { $more ->
        [queens] −{ $net }
       *[other] { $net }
    }
    .landmark = king or queen
good_king_bad_queen-award-cancel = One against one
    .rule = A king and a queen cancel each other out.
    .sentence = Each king cancels one queen. { $more ->
        [kings] { $net ->
            [one] One king is left.
           *[other] { $net } kings are left.
        }
        [queens] { $net ->
            [one] One queen is left.
           *[other] { $net } queens are left.
        }
       *[other] None are left, so nobody has to give anything.
    }
    .short = Each king cancels one queen.
good_king_bad_queen-award-king = The good king
    .rule = For each king left, everybody else gives cards to the winner.
    .sentence = { $net ->
        [one] A king is worth { $each } cards
       *[other] Each king is worth { $each } cards, and { $net } × { $each } = { $n }
    }, so { $others ->
        [one] { $other } gives
       *[other] each of the others gives
    } { $n } to { $winner }.
    .short = Good king! { $others ->
        [one] { $other_is ->
            [you] You give
           *[other] { $other } gives
        }
       *[other] Everybody else gives
    } { $n ->
        [one] one card
       *[other] { $n } cards
    } to { $winner_is ->
        [you] you.
       *[other] { $winner }.
    }
    .working = { $net } × { $each } = { $n }
good_king_bad_queen-award-queen = The bad queen
    .rule = For each queen left, the winner gives cards to everybody else.
    .sentence = { $net ->
        [one] A queen costs { $each } cards
       *[other] Each queen costs { $each } cards, and { $net } × { $each } = { $n }
    }, so { $winner } gives { $n } to { $others ->
        [one] { $other }.
       *[other] each of the { $others } others, { $total } in all.
    }
    .short = Bad queen! { $winner_is ->
        [you] You give
       *[other] { $winner } gives
    } { $n ->
        [one] one card
       *[other] { $n } cards
    } to { $others ->
        [one] { $other_is ->
            [you] you.
           *[other] { $other }.
        }
       *[other] everybody else.
    }
    .working = { $net } × { $each } = { $n }
        { $others ->
            [one] { "" }
           *[other] { $others } × { $n } = { $total }
        }
good_king_bad_queen-award-short = Too few cards to give
    .rule = If you have too few cards, you give all of them.
    .sentence = { $player } should give { $n } cards { $have ->
        [0] but has none to give
       *[other] but has only { $have } and gives them all
    }.
    .short = { $have ->
        [0] { $player_is ->
            [you] You have
           *[other] { $player } has
        } no card to give.
       *[other] { $player_is ->
            [you] You have only { $have } and give
           *[other] { $player } has only { $have } and gives
        } them all.
    }
    .working = { $have } < { $n }
good_king_bad_queen-out = Out of the game
    .rule = If you have no cards after giving, you are out.
    .sentence = { $player }’s pile is empty, so { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left. You’re out.
       *[other] { $player } has no cards left and is out.
    }
good_king_bad_queen-win-deplete = The last one with cards
    .rule = The last player with cards wins.
    .sentence = Nobody else has a card left. { $winner } wins after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }!
    .short = Nobody else has a card. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
good_king_bad_queen-end-max_turns = The last turn
    .rule = You can agree to stop after a number of turns.
    .sentence = { $turns ->
        [one] After one turn
       *[other] After { $turns } turns
    }, the game stops here. { $counts } { $outcome ->
        [won] { $winner } has the most cards and wins.
        [draw] Nobody has the most cards, so it’s a draw.
       *[unfinished] Nobody wins.
    }
    .short = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } played.{ $counts_n ->
        [2] { " " }{ $counts }
       *[other] { "" }
    } { $outcome ->
        [won] { $winner_is ->
            [you] You win!
           *[other] { $winner } wins!
        }
        [draw] A draw!
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

## Zones, options, presets

good_king_bad_queen-zone-treasury = Treasury
good_king_bad_queen-counter-turns = Turns
good_king_bad_queen-counter-out = Out of the game
good_king_bad_queen-measure-turns = turns
good_king_bad_queen-measure-treasuries = treasuries won
good_king_bad_queen-measure-kings = awards for kings
good_king_bad_queen-measure-queens = fines for queens
good_king_bad_queen-measure-royal_pairs = won by a royal pair
good_king_bad_queen-option-leftover = The 52nd card
    .help = With three players, one card is left over. Put it to one side, give it to the first player, or start the treasury with it.
    .v-set_aside = to one side
    .v-dealt_on = the first player gets it
    .v-treasury = into the treasury
good_king_bad_queen-option-award_cards = Cards for a king or queen
    .help = How many cards you get for a king and give for a queen.
good_king_bad_queen-option-treasury_cards = Cards for the treasury
    .help = How many cards you pay if you win by one point.
good_king_bad_queen-option-treasury_in_war = Paying in a war too
    .help = If you win a war by one point, you pay for it too.
good_king_bad_queen-option-own_open = The winner’s own king
    .help = Which face-up card of the winner can be the king of a royal pair.
    .v-taker = the card that won
    .v-all = any face-up card
good_king_bad_queen-option-max_turns = Maximum number of turns
    .help = The game stops after this many turns.
good_king_bad_queen-preset-printed = As printed
    .help = Two players. If you have too few cards for a war, you are out.
good_king_bad_queen-preset-three = Three players
    .help = The printed game for three.
good_king_bad_queen-preset-last_card_stays = The last card counts
    .help = If you have too few cards for a war, your last card counts.
good_king_bad_queen-preset-long_war = Three down
    .help = Three cards face down in every war, for a shorter game.
good_king_bad_queen-preset-awards_only = Kings and queens only
    .help = No treasury. Good for your first game.
good_king_bad_queen-preset-short = A short match
    .help = At most 40 turns. Then you count the cards.

## First hints, one at a time, when the game is new

good_king_bad_queen-hint-start = Tap your pile to turn a card over.
good_king_bad_queen-hint-turn = The higher card takes both.
good_king_bad_queen-hint-on-award-king = A king you win brings you cards.
good_king_bad_queen-hint-on-award-queen = A queen you win costs you cards.
good_king_bad_queen-hint-later = King and queen of the same suit win!
