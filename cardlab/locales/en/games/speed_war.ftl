speed_war-game = Speed War
    .aim = Win all the cards. The smallest leave the game.
    .summary = A game of War in which the smallest cards leave: first the twos, then the threes, and so on.
    .ages = 6 to 9
    .teaches = Order of the numbers, the smallest one, counting down, and why ties grow more likely

speed_war-smallest = { $level ->
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] jacks
        [12] queens
        [13] kings
        [14] aces
       *[other] cards equal to { $level }
    }
speed_war-before = { $old ->
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] jacks
        [12] queens
        [13] kings
        [14] aces
       *[other] cards equal to { $old }
    }

speed_war-remove = The smallest cards leave
    .rule = The smallest cards leave the game when somebody wins them. The winner gets the rest.
    .sentence = { $cards_kind ->
        [rank] The { speed_war-smallest } are the smallest cards now
        [time] { $level } is the earliest time now
       *[number] { $level } is the smallest number now
    }, so { $cards } { $gone ->
        [one] leaves
       *[other] leave
    } the game. { $left ->
        [0] None of them are left.
        [one] One of them is left.
       *[other] { $left } of them are left.
    } { $n ->
        [0] { $winner } gets nothing else.
        [one] { $winner } gets the other card.
       *[other] { $winner } gets the other { $n } cards.
    }
    .short = { $gone ->
        [one] Then { $cards } leaves
       *[other] Then { $gone } { speed_war-smallest } leave
    } the game.
speed_war-level = The next rank
    .rule = When the smallest cards are all gone, the next smallest ones leave.
    .sentence = { $only ->
        [yes] Only { speed_war-smallest } are left now. They stay, because there is nothing else to play with.
       *[no] All { speed_war-before } are gone. From now on the { speed_war-smallest } leave.
    }
    .short = { $only ->
        [yes] Only { speed_war-smallest } are left. They stay.
       *[no] Now the { speed_war-smallest } leave.
    }
    .landmark = smallest rank

speed_war-counter-level = Smallest card
    .value = { $kind ->
        [time] Earliest time: { $level }
       *[other] Smallest card: { $level ->
            [11] { rank-J }
            [12] { rank-Q }
            [13] { rank-K }
            [14] { rank-A }
           *[other] { $level }
        }
    }

speed_war-option-remove = Which ones leave
    .help = Only small cards that are face up leave, or face-down ones in a war too.
    .v-face_up = those face up
    .v-all_table = all on the table

speed_war-preset-printed = As printed
    .help = War with one card face down, and small cards leave.
speed_war-preset-printed_2 = As printed, second way
    .help = If you have too few cards for a war, your last card counts.
speed_war-preset-fastest = Fastest
    .help = Three cards down in a war, and face-down cards leave too.
speed_war-preset-short = A short match
    .help = At most 40 turns. Then you count the cards.

speed_war-measure-level = smallest card at the end
speed_war-measure-aside = cards set aside

## First hints, one at a time, when the game is new

speed_war-hint-start = Tap your pile to turn a card over.
speed_war-hint-turn = The higher card takes both.
speed_war-hint-later = { $deck ->
        [standard] Small cards leave: first the twos.
       *[other] Small cards leave, the smallest first.
    }
speed_war-hint-on-tie = Equal cards go to war!
speed_war-hint-last = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
