casualty_war-game = Casualty War
    .aim = Win all the cards that are left: the greater sum of three cards takes them.
    .summary = Turn up three cards each and add them. Cards that match go to war, and four of a number leave the game.
    .ages = 7 to 11
    .teaches = Sums of three numbers, taking away the same on both sides, counting how many are left

## What happens, rule by rule

casualty_war-deal = The deal
    .rule = All cards are dealt one at a time, face down.
    .sentence = { $n } { $n ->
        [one] card
       *[other] cards
    } for each player, face down. Nobody may look at them.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.{ $viewer_is ->
        [you] { " " }Turn over your first cards.
       *[other] { "" }
    }
    .refused = { $dealt ->
        [no] First the cards must be dealt.
       *[other] The cards have been dealt. Turn up the next ones.
    }
casualty_war-short = Few cards are left
    .rule = When there are too few cards for both, each lays half of all that are left.
    .sentence = Each should lay { $need }, which makes { $both }, but together they have only { $total }. { $odd ->
        [yes] Shared out that is { $n } each, and one stays over.
       *[no] Half of { $total } is { $n }, so each lays { $n }.
    }
    .short = Few cards are left: each lays { $n }.
    .working = { $total } ÷ 2 = { $n } { $odd ->
        [yes] remainder 1
       *[no] { "" }
    }
casualty_war-lend = Cards are lent
    .rule = Who has too few cards to lay borrows them from the other player.
    .sentence = { $player } needs { $need } and has { $have }, so { $n ->
        [one] one card is
       *[other] { $n } cards are
    } missing. { $other } lends { $n ->
        [one] it
       *[other] them
    }.
    .short = { $player_is ->
        [you] You borrow { $n ->
            [one] one card
           *[other] { $n } cards
        } from { $other }.
       *[other] { $player } borrows { $n ->
            [one] one card
           *[other] { $n } cards
        } { $other_is ->
            [you] from you.
           *[other] from { $other }.
        }
    }
    .working = { $need } − { $have } = { $n }
casualty_war-lay = Cards up
    .rule = At the start of a turn both turn up three cards and add them.
    .sentence = Cards up on both sides. { $hands }
    .short = { $hands }
    .hands = { $player }: { $sum }.
    .hands-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $sum }.
    .working = { $hands }
    .hands-working = { $sum }
casualty_war-casualties-play = Casualties
    .rule = Four or more cards of one number, face up together, leave the game before anything is compared.
    .sentence = { $ranks } That is four or more, so they all leave the game.
    .short = Four or more alike: { $n } cards leave the game.
    .ranks = { $n } { $rank ->
        [A] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [J] jacks
        [Q] queens
        [K] kings
       *[X] jokers
    } lie face up.
casualty_war-nothing_left = Nothing is left
    .rule = When all face-up cards are casualties, nobody takes anything.
    .sentence = All the face-up cards have left the game. There is nothing to win this time.
    .short = All these cards have left: nothing to win.
casualty_war-ace_of_spades = The ace of spades
    .rule = An ace of spades beats everything. Only the ace of spades of the other pack is its equal.
    .sentence = { $winner } has { $card }, and it beats everything{ $other ->
        [0] .
        [one] . Even one point on the other side does not help.
       *[other] . Even { $other } points on the other side do not help.
    }
    .short = The ace of spades beats everything!
casualty_war-take = The cards are won
    .rule = Where nothing matches, the greater sum takes all face-up cards.
    .sentence = { $spade ->
        [yes] So the sums do not count this time: { $winner } takes { $n } cards.
       *[no] { $more } is more than { $less }, so { $winner } takes { $n } cards.
    }
    .short = { $spade ->
        [yes] { "" }
       *[no] { $more } is more than { $less }.
    } { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } all { $n }.
    .working = { $spade ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
        { $more } > { $less }
    }
casualty_war-equal_sums = Equal sums
    .rule = Equal sums without a match start a war for all face-up cards.
    .sentence = Nothing matches, but the sums are equal: { $more } on both sides. War for all these cards!
    .short = { $more } on both sides: war!
    .working = { $sum }
        { $other }
casualty_war-equal_sums-split = Equal sums
    .rule = With equal sums and no match both take their own cards back.
    .sentence = Nothing matches, but the sums are equal: { $more } on both sides. Both take their own cards back.
    .short = { $more } on both sides: both take their cards back.
    .working = { $sum }
        { $other }
casualty_war-match = A match!
    .rule = A card on one side and the same number on the other side match, and go to war.
    .sentence = { $pairs } { $n ->
        [one] That means war!
       *[other] That means { $n } wars, one after the other!
    }
    .short = { $pairs } { $n ->
        [one] War!
       *[other] { $n } wars!
    }
    .pairs = { $card } matches { $other }.
    .pairs-short = { $card_rank } and { $other_rank }.
    .landmark = match
casualty_war-unmatched = The other cards
    .rule = The greater sum of the cards without a match takes these cards, before the wars.
    .sentence = Now without the matching cards, which count the same on both sides. { $spade ->
        [yes] The ace of spades wins, so { $winner } takes { $n } { $n ->
            [one] card
           *[other] cards
        }.
       *[no] { $more } is more than { $less }, and the difference stays { $difference }. { $winner } takes { $n } { $n ->
            [one] card
           *[other] cards
        }.
    }
    .short = { $spade ->
        [yes] Of the others, the ace of spades wins.
       *[no] Of the others, { $more } is more than { $less }.
    } { $winner_is ->
        [you] You take
       *[other] { $winner } takes
    } { $n }.
    .working = { $spade ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
        { $more } − { $less } = { $difference }
        { $all_more } − { $all_less } = { $difference }
    }
casualty_war-unmatched-equal = The other cards wait
    .rule = When the cards without a match have equal sums, they wait for the end of the war.
    .sentence = The other cards are equal too: { $more } on both sides. They stay and wait for the end of the war.
    .short = The others are equal, { $more } each, and wait.
    .working = { $sum }
        { $other }
casualty_war-war-lay = The war is fought
    .rule = In a war both lay three cards face down, and then three face up.
    .sentence = { $m ->
        [one] { "" }
       *[other] War { $i } of { $m }.
    } { $down ->
        [0] Each lays { $n } face up.
       *[other] Each lays { $down } face down and { $n } face up.
    } { $hands }
    .short = { $m ->
        [one] { "" }
       *[other] War { $i }.
    } { $hands }
    .hands = { $player }: { $sum }.
    .hands-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $sum }.
    .working = { $hands }
    .hands-working = { $sum }
casualty_war-war-again = The war goes on
    .rule = When the new face-up cards match, or nobody is higher, more cards are laid.
    .sentence = { $match ->
        [yes] { $card } and { $other } match, so this war goes on.
       *[no] The sums are equal, { $more } on both sides. This war goes on.
    }
    .short = { $match ->
        [yes] { $card_rank } and { $other_rank }: the war goes on.
       *[no] { $more } on both sides: the war goes on.
    }
    .working = { $match ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
    }
casualty_war-short-last_sum = The last sums decide
    .rule = When no more cards can be laid, the last sums of a war decide, match or no match.
    .sentence = Nobody can lay another card. So the last sums must decide: { $more } against { $less }.
    .short = Nobody can lay more. The last sums decide.
    .working = { $sum }
        { $other }
casualty_war-war-decided = A war is won
    .rule = The greater sum of the last face-up cards wins a war.
    .sentence = { $spade ->
        [yes] The ace of spades wins { $m ->
            [one] this war
           *[other] war { $i } of { $m }
        } for { $winner }.
       *[no] { $more } is more than { $less }, so { $winner } wins { $m ->
            [one] this war
           *[other] war { $i } of { $m }
        }.
    }
    .short = { $spade ->
        [yes] The ace of spades decides.
       *[no] { $more } is more than { $less }.
    } { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } { $m ->
        [one] this war.
       *[other] war { $i }.
    }
    .working = { $spade ->
        [yes] { "" }
       *[no] { $more } > { $less }
    }
casualty_war-casualties-war = Casualties of war
    .rule = At the end of the wars all their cards are turned up. Four or more of one number leave the game.
    .sentence = All cards of the war are turned up. { $k ->
        [one] There are { $ranks } That is four or more, so they leave the game.
       *[other] There are four or more of some: { $ranks } All these { $n } cards leave the game.
    }
    .short = Four or more alike: { $n } cards leave the game.
    .ranks = { $n } { $rank ->
        [A] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [J] jacks
        [Q] queens
        [K] kings
       *[X] jokers
    }.
    .landmark = casualties
casualty_war-war-take = The cards of the war
    .rule = Who has won more of the wars takes all cards that are left.
    .sentence = { $m ->
        [one] { $winner } has won the war and
       *[other] { $winner } has won { $k } of { $m } wars and
    } { $n ->
        [0] would take the cards. But no card is left.
        [one] takes the one card that is left.
       *[other] takes { $n } cards.
    }
    .short = { $n ->
        [0] No card is left to take.
       *[other] { $winner_is ->
            [you] You take
           *[other] { $winner } takes
        } all { $n }.
    }
casualty_war-war-split = One war each
    .rule = When both have won as many wars, each takes the cards that were laid in the wars won.
    .sentence = Both have won one war, and take what was laid in it. { $matches ->
        [gone] The matching cards have left the game.
        [taken] The matching cards go with it.
       *[stay] The matching cards stay on the table.
    }
    .short = One war each. Both take what was laid there.
casualty_war-war-replay = The war is played again
    .rule = Matching cards for which the wars were split are fought for again.
    .sentence = { $n ->
        [one] One match is still on the table. It goes to war once more.
       *[other] { $n } matches are still on the table. They go to war once more.
    }
    .short = The matching cards fight again.
casualty_war-pickup = Under the packet
    .rule = Cards that are taken go face down under the packet.
    .sentence = { $n ->
        [one] The card goes
       *[other] The { $n } cards go
    } under the packet, and now { $winner } holds { $total }.
    .short = { "" }
casualty_war-exhausted = Nobody can fight any more
    .rule = A war for which no cards are left counts for nobody. If it settles nothing, the game is a draw.
    .sentence = { $draw ->
        [yes] No cards are left to fight with, and nobody is ahead. The game is a draw.
       *[no] No cards are left to fight with, so this war counts for nobody.
    }
    .short = { $draw ->
        [yes] No cards are left to fight with. It’s a draw.
       *[no] No cards are left: this war counts for nobody.
    }
casualty_war-repay = Lent cards go back
    .rule = At the end of the turn lent cards are given back, as far as they are there.
    .sentence = { $player } has borrowed { $owed } { $owed ->
        [one] card
       *[other] cards
    } and { $all ->
        [yes] gives { $owed ->
            [one] one
           *[other] as many
        } back to { $other }.
       *[no] can give only { $n } back to { $other }.
    }
    .short = { $player_is ->
        [you] You give { $n ->
            [one] one card
           *[other] { $n } cards
        } back to { $other }.
       *[other] { $player } gives { $n ->
            [one] one card
           *[other] { $n } cards
        } back { $other_is ->
            [you] to you.
           *[other] to { $other }.
        }
    }
casualty_war-win = The game is won
    .rule = The last player with cards wins.
    .sentence = { $winner } is the last player with cards, and wins! { $n ->
        [0] No card has left the game.
        [one] One card has left the game.
       *[other] { $n } cards have left the game.
    }
    .short = Nobody else has a card. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
casualty_war-end-draw = Nobody has a card
    .rule = When nobody has a card any more, the game is a draw.
    .sentence = Nobody has a card left. The game is a draw.
    .short = Nobody has a card left. It’s a draw.
casualty_war-end-repeat = It goes round for ever
    .rule = A game in which everything comes round again would never end, so it is stopped.
    .sentence = Both packets are as they were after { $since ->
        [0] the deal
       *[other] turn { $since }
    }. The same turns would come round for ever, and nobody would win.
    .short = The same turns would come again for ever.
casualty_war-end-limit = Time is up
    .rule = After an agreed number of turns the game stops.
    .sentence = { $turns ->
        [one] One turn is played
       *[other] { $turns } turns are played
    }, so the game stops here. { $counts } { $outcome ->
        [won] { $winner } has the most cards and wins.
        [draw] Nobody has the most cards: it is a draw.
       *[unfinished] { "" }
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

casualty_war-zone-casualties = Casualties
casualty_war-counter-debt = Borrowed
casualty_war-measure-wars = wars decided
casualty_war-measure-matches = turns with a match
casualty_war-measure-casualties = cards out of the game
casualty_war-measure-loans = loans
casualty_war-option-jokers = Jokers
    .help = How many jokers are in each pack. A joker counts 14.
casualty_war-option-ace_of_spades = Ace of spades
    .help = It beats every sum, or it is an ace like the others.
    .v-beats_all = beats everything
    .v-plain = an ace like the others
casualty_war-option-equal_sums = Equal sums
    .help = What happens when the sums are equal and nothing matches.
    .v-war = war for all the cards
    .v-split = both take their own back
casualty_war-option-match_in_war = A match in a war
    .help = The war goes on, or only the sums count.
    .v-continue = the war goes on
    .v-sums = only the sums count
casualty_war-option-split_wars = One war each
    .help = What happens to the matching cards when both have won as many wars.
    .v-replay = they go to war again
    .v-each_keeps = the winners keep them
casualty_war-option-max_replays = Most replays
    .help = After so many replays in one turn the winners keep the matching cards.
casualty_war-option-casualties_in_play = Casualties in plain play
    .help = Four of a number leave the game in plain play too, not only after wars.
casualty_war-option-lending = Lent cards
    .help = They are given back at the end of the turn, or kept.
    .v-repay = given back
    .v-gift = kept
casualty_war-preset-printed = As printed
    .help = Two packs with two jokers each.
casualty_war-preset-simple = Simple
    .help = Fewer wars and no casualties in plain play: for the first time.
casualty_war-preset-one_pack = One pack
    .help = With one pack, casualties are always all four of a number.
casualty_war-preset-short = A short match
    .help = At most 20 turns; then the cards are counted.

casualty_war-prediction-war = Nobody yet: cards match, or the sums are equal

## First hints, one at a time, when the game is new

casualty_war-hint-1 = Tap your packet: three cards turn over.
casualty_war-hint-2 = The greater sum takes all the cards.
casualty_war-hint-3 = Cards that match go to war!
casualty_war-hint-4 = Four of a number leave the game.
casualty_war-hint-5 = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
