casualty_war-game = Casualty War
    .aim = Win all the cards: the greater sum takes them.
    .summary = Turn up three cards each and add them. Matching cards go to war, and four of the same number leave the game.
    .ages = 7 to 11
    .teaches = Sums of three numbers, taking away the same from both sides, counting how many are left

## What happens, rule by rule

casualty_war-deal = The deal
    .rule = Deal all the cards, one at a time, face down.
    .sentence = Each player gets { $n } { $n ->
        [one] card
       *[other] cards
    }, face down. No peeking!
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.
    .refused = { $dealt ->
        [no] Deal the cards first.
       *[other] You have dealt the cards already. Turn up the next ones.
    }
casualty_war-short = Not many cards left
    .rule = If there are too few cards for both players, each lays half of the cards left.
    .sentence = Each should lay { $need }. That makes { $both }, but together they have only { $total }. { $odd ->
        [yes] That is { $n } each, and one left over.
       *[no] Half of { $total } is { $n }, so each lays { $n }.
    }
    .short = Not many cards left. Each lays { $n }.
    .working = { $total } ÷ 2 = { $n } { $odd ->
        [yes] remainder 1
       *[no] { "" }
    }
casualty_war-lend = Borrowing cards
    .rule = If you have too few cards to lay, you borrow some from the other player.
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
    .rule = At the start of a turn, both players turn up three cards and add them.
    .sentence = Both turn up their cards. { $hands }
    .short = { $hands }
    .hands = { $player }: { $sum }.
    .hands-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $sum }.
    .working = { $hands }
    .hands-working = { $sum }
casualty_war-casualties-play = Casualties
    .rule = Four or more face-up cards of one number leave the game. Then you compare the rest.
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
    } are face up.
casualty_war-nothing_left = Nothing is left
    .rule = If all the face-up cards leave the game, nobody takes anything.
    .sentence = All the face-up cards have left the game, so there is nothing to win.
    .short = All these cards have left. There is nothing to win.
casualty_war-ace_of_spades = The ace of spades
    .rule = An ace of spades beats everything. Only the ace of spades from the other pack is equal to it.
    .sentence = { $winner } has { $card }. It beats everything{ $other ->
        [0] !
        [one] , even the other player’s one point!
       *[other] , even the other player’s { $other } points!
    }
    .short = The ace of spades beats everything!
casualty_war-take = The greater sum wins
    .rule = If nothing matches, the greater sum takes all the face-up cards.
    .sentence = { $spade ->
        [yes] The sums do not count this time. { $winner } takes { $n } cards.
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
    .rule = If nothing matches but the sums are equal, it’s war for all the face-up cards.
    .sentence = Nothing matches, but both sums are { $more }. It’s war for all these cards!
    .short = Both make { $more }: war!
    .working = { $sum }
        { $other }
casualty_war-equal_sums-split = Equal sums
    .rule = If nothing matches but the sums are equal, both players take their own cards back.
    .sentence = Nothing matches, but both sums are { $more }. Both players take their own cards back.
    .short = Both make { $more }, so both take their cards back.
    .working = { $sum }
        { $other }
casualty_war-match = A match!
    .rule = If both players have a card of the same number, these cards match. They go to war.
    .sentence = { $pairs } { $n ->
        [one] It’s war!
       *[other] That’s { $n } wars, one after the other!
    }
    .short = { $pairs } { $n ->
        [one] War!
       *[other] { $n } wars!
    }
    .pairs = { $card } matches { $other }.
    .pairs-short = { $card_rank } and { $other_rank }.
    .landmark = match
casualty_war-unmatched = The other cards
    .rule = Before the wars, add the cards without a match. The greater sum takes them.
    .sentence = Leave out the matching cards: they are the same for both. { $spade ->
        [yes] The ace of spades wins, so { $winner } takes { $n } { $n ->
            [one] card
           *[other] cards
        }.
       *[no] { $more } is more than { $less }, and the difference is still { $difference }. { $winner } takes { $n } { $n ->
            [one] card
           *[other] cards
        }.
    }
    .short = { $spade ->
        [yes] The rest: the ace of spades wins.
       *[no] The rest: { $more } is more than { $less }.
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
    .rule = If the cards without a match have equal sums, they wait for the end of the war.
    .sentence = The other cards are equal too. Both make { $more }. They wait for the end of the war.
    .short = The others make { $more } each. They wait.
    .working = { $sum }
        { $other }
casualty_war-war-lay = Cards for the war
    .rule = In a war, both players lay three cards face down, then three face up.
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
    .rule = If the new face-up cards match or the sums are equal, both lay more cards.
    .sentence = { $match ->
        [yes] { $card } and { $other } match, so this war goes on.
       *[no] Both sums are { $more }, so this war goes on.
    }
    .short = { $match ->
        [yes] { $card_rank } and { $other_rank }
       *[no] Both make { $more }
    }: { $m ->
        [one] the war
       *[other] war { $i }
    } goes on.
    .working = { $match ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
    }
casualty_war-short-last_sum = The last sums decide
    .rule = If nobody can lay more cards, the last sums of a war decide, match or no match.
    .sentence = Nobody can lay another card, so the last sums decide: { $more } against { $less }.
    .short = Nobody can lay more. The last sums decide.
    .working = { $sum }
        { $other }
casualty_war-war-decided = Winning a war
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
    .rule = At the end of the wars, turn up all their cards. Four or more of one number leave the game.
    .sentence = Turn up all the cards of the war. { $k ->
        [one] There are { $ranks } That is four or more, so they leave the game.
       *[other] Four or more alike: { $ranks } All these { $n } cards leave the game.
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
    .rule = The player who wins more of the wars takes all the cards left.
    .sentence = { $m ->
        [one] { $winner } has won the war and
       *[other] { $winner } has won { $k } of { $m } wars and
    } { $n ->
        [0] would take the cards, but no card is left.
        [one] takes the one card left.
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
    .rule = If both players win the same number of wars, each takes the cards from the wars they won.
    .sentence = Both have won one war and take its cards. { $matches ->
        [gone] The matching cards have left the game.
        [taken] The matching cards go with them.
       *[stay] The matching cards stay on the table.
    }
    .short = One war each. Both take the cards they won.
casualty_war-war-replay = War again
    .rule = If both players win the same number of wars, the matching cards go to war again.
    .sentence = { $n ->
        [one] One match is still on the table. It goes to war again.
       *[other] { $n } matches are still on the table. They go to war again.
    }
    .short = The matching cards go to war again.
casualty_war-pickup = Under the pile
    .rule = Put the cards you take face down under your pile.
    .sentence = { $n ->
        [one] The card goes
       *[other] The { $n } cards go
    } under the pile. Now { $winner } has { $total }.
    .short = { "" }
casualty_war-exhausted = No cards for the war
    .rule = If no cards are left for a war, nobody wins it. If nobody is ahead, the game is a draw.
    .sentence = { $draw ->
        [yes] No cards are left for the war, and nobody is ahead. The game is a draw.
       *[no] No cards are left for the war, so nobody wins it.
    }
    .short = { $draw ->
        [yes] No cards are left for the war. It’s a draw.
       *[no] No cards are left, so nobody wins this war.
    }
casualty_war-repay = Giving cards back
    .rule = At the end of the turn, you give back the cards you borrowed, or as many as you can.
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
    .sentence = { $winner } is the last player with cards and wins! { $n ->
        [0] No card has left the game.
        [one] One card has left the game.
       *[other] { $n } cards have left the game.
    }
    .short = Nobody else has a card. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
casualty_war-end-draw = Nobody has a card
    .rule = If nobody has any cards left, the game is a draw.
    .sentence = Nobody has a card left. The game is a draw.
    .short = Nobody has a card left. It’s a draw.
casualty_war-end-repeat = Going round in circles
    .rule = If all the cards are back where they were before, the game would never end. So it stops.
    .sentence = All the cards are back where they were after { $since ->
        [0] the deal
       *[other] turn { $since }
    }. The same turns would come again and again, and nobody would win.
    .short = The same turns would come again and again.
casualty_war-end-limit = The last turn
    .rule = You can agree to stop after a number of turns.
    .sentence = { $turns ->
        [one] After one turn
       *[other] After { $turns } turns
    }, the game stops here. { $counts } { $outcome ->
        [won] { $winner } has the most cards and wins.
        [draw] Nobody has the most cards, so it’s a draw.
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
    .help = What happens to the matching cards when both win the same number of wars.
    .v-replay = they go to war again
    .v-each_keeps = the winners keep them
casualty_war-option-max_replays = Maximum number of replays
    .help = After this many replays in one turn, the winners keep the matching cards.
casualty_war-option-casualties_in_play = Casualties without a war
    .help = Four of the same number can leave the game at any time, not only after wars.
casualty_war-option-lending = Borrowed cards
    .help = You give them back at the end of the turn, or keep them.
    .v-repay = give them back
    .v-gift = keep them
casualty_war-preset-printed = As printed
    .help = Two packs with two jokers each.
casualty_war-preset-simple = Simple
    .help = Fewer wars, and casualties only after a war. Good for your first game.
casualty_war-preset-one_pack = One pack
    .help = With one pack, casualties are always all four of a number.
casualty_war-preset-short = A short match
    .help = At most 20 turns. Then you count the cards.

casualty_war-prediction-war = Nobody yet: cards match, or the sums are equal

## First hints, one at a time, when the game is new

casualty_war-hint-start = Tap your pile: three cards turn over.
casualty_war-hint-turn = The greater sum takes all the cards.
casualty_war-hint-on-match = Cards that match go to war!
casualty_war-hint-on-casualties-war = Four of the same number leave the game.
casualty_war-hint-later = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
