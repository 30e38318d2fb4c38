guerilla_joker-game = Guerilla Joker
    .aim = Win all the cards: the higher card takes them.
    .summary = War with jokers: when a joker comes up, it’s war.
    .ages = 6 to 9
    .teaches = Comparing numbers when there is an exception, and how likely a war is

guerilla_joker-joker = A joker starts a war
    .rule = When a joker comes up, it’s war at once. You don’t compare the cards.
    .sentence = { $left ->
        [0] All of them are jokers. A joker always means war.
       *[other] { $card } meets { $others }. A joker always means war, so you don’t compare the cards.
    }
    .short = A joker always means war!
    .landmark = joker

guerilla_joker-option-jokers = Jokers
    .help = How many jokers there are in each pack.

guerilla_joker-preset-printed = As printed, first way
    .help = Two jokers. If you have too few cards for a war, you lose.
guerilla_joker-preset-printed_2 = As printed, second way
    .help = Two jokers. If you have too few cards for a war, your last card counts.
guerilla_joker-preset-three_down = Three down
    .help = Two jokers, and three cards face down in every war.
guerilla_joker-preset-short = A short match
    .help = At most 30 turns. Then you count the cards.

guerilla_joker-measure-jokers = wars started by a joker

## First hints, one at a time, when the game is new

guerilla_joker-hint-start = Tap your pile to turn a card over.
guerilla_joker-hint-turn = The higher card takes both.
guerilla_joker-hint-on-tie = Equal cards go to war!
guerilla_joker-hint-later = { $on_limit ->
        [most_cards] Most cards after { $max_turns } turns wins.
       *[unfinished] Win all the cards!
    }
