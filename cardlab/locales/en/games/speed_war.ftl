speed_war-game = Speed War
    .aim = Win all the cards. Twos leave first, then threes.
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
       *[14] aces
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
       *[14] aces
    }

speed_war-remove = The smallest cards leave
    .rule = Cards of the smallest rank leave the game when somebody wins them. The winner gets the rest.
    .sentence = The { speed_war-smallest } are the smallest cards now, so { $cards } { $gone ->
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
    .rule = When no cards of the smallest rank are left, the next rank up leaves the game.
    .sentence = { $only ->
        [yes] Only { speed_war-smallest } are left now. They stay, because there is nothing else to play with.
       *[no] All { speed_war-before } are gone. From now on the { speed_war-smallest } leave.
    }
    .short = { $only ->
        [yes] Only { speed_war-smallest } are left. They stay.
       *[no] All { speed_war-before } are gone. Now the { speed_war-smallest } leave.
    }
    .landmark = smallest rank

speed_war-counter-level = Smallest rank
    .v-2 = Smallest card: 2
    .v-3 = Smallest card: 3
    .v-4 = Smallest card: 4
    .v-5 = Smallest card: 5
    .v-6 = Smallest card: 6
    .v-7 = Smallest card: 7
    .v-8 = Smallest card: 8
    .v-9 = Smallest card: 9
    .v-10 = Smallest card: 10
    .v-11 = Smallest card: { rank-J }
    .v-12 = Smallest card: { rank-Q }
    .v-13 = Smallest card: { rank-K }
    .v-14 = Smallest card: { rank-A }

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

speed_war-measure-level = smallest rank at the end
speed_war-measure-aside = cards set aside

## First hints, one at a time, when the game is new

speed_war-hint-start = Tap your pile to turn a card over.
speed_war-hint-turn = The higher card takes both.
speed_war-hint-later = Small cards leave: first the twos.
speed_war-hint-on-tie = Equal cards go to war!
speed_war-hint-last = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
