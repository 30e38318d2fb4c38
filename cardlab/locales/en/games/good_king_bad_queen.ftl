good_king_bad_queen-game = Good King, Bad Queen
    .aim = Win all the cards, or catch a king and a queen of one suit together.
    .summary = War with a treasury. Captured kings bring you cards, and captured queens cost you cards.
    .ages = 7 to 11
    .teaches = Comparing, a difference of one, counting in fives, less than nothing

## What happens, rule by rule

good_king_bad_queen-deal = The deal
    .rule = The cards are dealt face down, the same number to everybody.
    .sentence = { $n } { $n ->
        [one] card
       *[other] cards
    } for each player, face down. Nobody may look at them. { $left ->
        [0] { "" }
       *[other] { $left ->
            [one] One card is
           *[other] { $left } cards are
        } left over: { $leftover ->
            [set_aside] put aside.
            [treasury] that is how the treasury begins.
           *[other] the next in turn gets one more.
        }
    }
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.{ $viewer_is ->
        [you] { " " }Turn over your first card.
       *[other] { "" }
    }
    .refused = First the cards must be dealt.
good_king_bad_queen-turn = Cards up
    .rule = At the start of a round everybody turns up the top card.
    .sentence = Everybody turns a card up. { $hands }
    .short = { $hands }
    .hands = { $player } has { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
    .refused = There is nothing to choose here. Just turn up the top cards.
good_king_bad_queen-trick-win = The highest card wins
    .rule = The highest card takes all cards of the trick.
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
    .rule = Equal highest cards start a war. Everybody in it lays cards face down, and then one face up.
    .sentence = { $card } and { $other } are equally high: war! Each lays { $down ->
        [one] one card
       *[other] { $down } cards
    } face down, and then one face up.
    .short = { $card_rank } and { $other_rank }: war! { $down ->
        [one] One
       *[other] { $down }
    } face down, one face up.
    .working = { $card } = { $other }
    .landmark = war
good_king_bad_queen-war-again = The war goes on
    .rule = When the new cards are equal too, the same is done once more.
    .sentence = { $card } and { $other } are equally high too. The war goes on!
    .short = { $card_rank } and { $other_rank }: war again!
    .working = { $card } = { $other }
good_king_bad_queen-war-short = Too few cards for a war
    .rule = Who cannot lay the next card of a war is out of the game.
    .sentence = A war needs { $need } cards. { $player } has only { $have ->
        [0] none
       *[other] { $have }
    } for it, and is out.
    .short = { $player_is ->
        [you] A war needs { $need } cards, and you have
       *[other] A war needs { $need } cards, and { $player } has
    } { $have ->
        [0] none.
       *[other] { $have }.
    }
    .working = { $have } < { $need }
good_king_bad_queen-war-last_card = The last card fights
    .rule = With too few cards for a war, your last card fights in all that follows.
    .sentence = { $card } is the last card of { $player }. It fights as long as this war goes on.
    .short = { $player_is ->
        [you] Your last card fights: { $card }.
       *[other] { $player }’s last card fights: { $card }.
    }
good_king_bad_queen-war-draw = Nobody can go on
    .rule = When nobody has a card for the war any more, the game is a draw.
    .sentence = Nobody can lay another card, and nobody else is in the game. It is a draw.
    .short = Nobody can lay another card. It’s a draw.
good_king_bad_queen-war-win = The war is won
    .rule = The highest of the new cards wins every card on the table. Now all of them are turned face up.
    .sentence = { $alone ->
        [yes] Only { $winner } is left in this war, and takes all { $n } cards.
       *[no] { $high } is higher than { $low }: { $winner } wins the war and all { $n } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can fight on.
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
good_king_bad_queen-treasury-win = The treasury is won
    .rule = The winner of a war gets the treasury too, and its cards count as captured.
    .sentence = The treasury is opened: { $cards }. { $n ->
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
    .rule = Who wins a trick by one point pays for it: cards from the packet go into the treasury.
    .sentence = { $high } counts { $a } and { $low } counts { $b }. That is won by just one point, so { $winner } must put { $n ->
        [one] a card
       *[other] { $n } cards
    } into the treasury.
    .short = Won by just 1: { $winner_is ->
        [you] you pay
       *[other] { $winner } pays
    } { $n ->
        [one] a card
       *[other] { $n } cards
    } to the treasury.
    .working = { $a } − { $b } = 1
good_king_bad_queen-treasury-ace = The ace is also a one
    .rule = Against a two an ace may be counted as 1. Then the trick is won by one point too.
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
    .rule = Who has too few cards for the treasury pays with all of the packet. The cards just won are kept.
    .sentence = { $n ->
        [0] There is no card in { $winner }’s packet, so nothing can be paid.
        [one] There is only one card in { $winner }’s packet, and it goes in.
       *[other] There are only { $n } cards in { $winner }’s packet, and they go in.
    } The cards just won are not touched.
    .short = { $n ->
        [0] { $winner_is ->
            [you] You have
           *[other] { $winner } has
        } no card to pay with.
       *[other] { $winner_is ->
            [you] You pay
           *[other] { $winner } pays
        } with all that is left: { $n }.
    }
    .working = { $n } < { $need }
good_king_bad_queen-win-royal_pair = The royal pair
    .rule = A king and a queen of one suit, met in the cards that somebody wins, win the whole game.
    .sentence = { $king } and { $queen } belong together: they are of one suit. So { $winner } wins the game at once!
    .short = { $king } and { $queen }: the royal pair! { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
    .landmark = royal pair
good_king_bad_queen-capture = Kings and queens
    .rule = Each captured king counts 1 more, each captured queen 1 less.
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
    .rule = A king and a queen together make nothing.
    .sentence = Each king makes up for one queen. { $more ->
        [kings] { $net ->
            [one] One king is left.
           *[other] { $net } kings are left.
        }
        [queens] { $net ->
            [one] One queen is left.
           *[other] { $net } queens are left.
        }
       *[other] None is left, so nobody has to give anything.
    }
    .short = Each king makes up for one queen.
good_king_bad_queen-award-king = The good king
    .rule = For each king that is left, everybody else gives the winner cards.
    .sentence = { $net ->
        [one] A king is worth { $each } cards
       *[other] Each king is worth { $each } cards, and { $net } × { $each } = { $n }
    }. So { $others ->
        [one] the other player gives
       *[other] each of the others gives
    } { $n } to { $winner }.
    .short = Good king! { $winner_is ->
        [you] You get
       *[other] { $winner } gets
    } { $n } cards{ $others ->
        [one] .
       *[other]  from everybody else.
    }
    .working = { $net } × { $each } = { $n }
good_king_bad_queen-award-queen = The bad queen
    .rule = For each queen that is left, the winner gives everybody else cards.
    .sentence = { $net ->
        [one] A queen costs { $each } cards
       *[other] Each queen costs { $each } cards, and { $net } × { $each } = { $n }
    }. So { $winner } gives { $n } to { $others ->
        [one] the other player.
       *[other] each of the { $others } others, { $total } in all.
    }
    .short = Bad queen! { $winner_is ->
        [you] You give
       *[other] { $winner } gives
    } { $n } cards{ $others ->
        [one] .
       *[other]  to everybody else.
    }
    .working = { $net } × { $each } = { $n }
        { $others ->
            [one] { "" }
           *[other] { $others } × { $n } = { $total }
        }
good_king_bad_queen-award-short = Too few cards to give
    .rule = Who has too few cards gives all of them.
    .sentence = { $n } cards are due, and { $player } has { $have ->
        [0] none. So nothing is given
       *[other] only { $have }. So all of them are given
    }.
    .short = { $have ->
        [0] { $player_is ->
            [you] You have
           *[other] { $player } has
        } no card to give.
       *[other] { $player_is ->
            [you] You have only { $have }, and give
           *[other] { $player } has only { $have }, and gives
        } them all.
    }
    .working = { $have } < { $n }
good_king_bad_queen-out = Out of the game
    .rule = Who has no card after the awards is out.
    .sentence = { $player }’s packet is empty, so { $player } is out.
    .short = { $player_is ->
        [you] You have no cards left, and are out.
       *[other] { $player } has no cards left, and is out.
    }
good_king_bad_queen-win-deplete = The last one with cards
    .rule = The last player with cards wins.
    .sentence = Nobody else has a card any more. { $winner } wins after { $turns } { $turns ->
        [one] round
       *[other] rounds
    }!
    .short = Nobody else has a card. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
good_king_bad_queen-end-max_turns = Time is up
    .rule = After an agreed number of rounds the game stops.
    .sentence = { $turns ->
        [one] One round is played
       *[other] { $turns } rounds are played
    }, so the game stops here. { $counts } { $outcome ->
        [won] { $winner } has the most cards and wins.
        [draw] Nobody has the most cards: it is a draw.
       *[unfinished] Nobody has won.
    }
    .short = { $turns ->
        [one] One round
       *[other] { $turns } rounds
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
good_king_bad_queen-counter-turns = Rounds
good_king_bad_queen-counter-out = Out of the game
good_king_bad_queen-measure-turns = rounds
good_king_bad_queen-measure-treasuries = treasuries won
good_king_bad_queen-measure-kings = awards for kings
good_king_bad_queen-measure-queens = fines for queens
good_king_bad_queen-measure-royal_pairs = won by a royal pair
good_king_bad_queen-option-leftover = The 52nd card
    .help = With three players one card is left over: put aside, given to the first player, or laid into the treasury.
    .v-set_aside = put aside
    .v-dealt_on = the first player gets it
    .v-treasury = into the treasury
good_king_bad_queen-option-award_cards = Cards for a king or queen
    .help = How many cards a captured king brings, and a captured queen costs.
good_king_bad_queen-option-treasury_cards = Cards for the treasury
    .help = How many cards somebody pays who wins by one point.
good_king_bad_queen-option-treasury_in_war = Paying in a war too
    .help = A war that is won by one point is paid for like a trick.
good_king_bad_queen-option-own_open = The winner’s own king
    .help = Which open card of the winner may be the king of a royal pair.
    .v-taker = the card that won
    .v-all = any open card
good_king_bad_queen-option-max_turns = Most rounds
    .help = After so many rounds the game stops.
good_king_bad_queen-preset-printed = As printed
    .help = Two players; who has too few cards for a war is out.
good_king_bad_queen-preset-three = Three players
    .help = The printed game for three.
good_king_bad_queen-preset-last_card_stays = The last card fights
    .help = With too few cards for a war, the last card fights.
good_king_bad_queen-preset-long_war = Three down
    .help = Three cards face down in every war, for a shorter game.
good_king_bad_queen-preset-awards_only = Kings and queens only
    .help = No treasury: for the first time.
good_king_bad_queen-preset-short = A short match
    .help = At most 40 rounds; then the cards are counted.

## First hints, one at a time, when the game is new

good_king_bad_queen-hint-1 = Tap your packet to turn a card over.
good_king_bad_queen-hint-2 = The higher card takes both.
good_king_bad_queen-hint-3 = A king you win brings you cards.
good_king_bad_queen-hint-4 = A queen you win costs you cards.
good_king_bad_queen-hint-5 = King and queen of one suit win!
