scramble_war-game = Scramble War
    .aim = Capture more cards from the heap than the other player.
    .summary = All the cards are face down in one heap. Pick one each. The higher one captures both.
    .ages = 6 to 9
    .teaches = Comparing, counting, adding many numbers, and chances that change as the heap shrinks

scramble_war-scatter = The heap
    .rule = Spread the whole pack face down on the table. Nobody gets any cards.
    .sentence = There are { $n } cards face down in one heap.
    .short = There are { $n } cards face down in one heap.
    .refused = { $scattered ->
        [no] Spread out the cards first.
       *[yes] The cards are already spread out. Pick the next ones.
    }
scramble_war-pick = Pick a card
    .rule = Each turn, both players pick a card from the heap and turn it up.
    .sentence = { $hands } { $left ->
        [0] The heap is empty now.
       *[other] { $left } cards are left in the heap.
    }
    .short = { $hands }
    .hands = { $player } picks { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
    .refused = { $why ->
        [turn] { $player } picks the next card.
        [auto] In this game the cards come by themselves. Nobody picks.
        [choose] In this game everybody picks their own card. { $player } is next.
       *[place] There are only { $left } cards in the heap. The places start at 0.
    }
scramble_war-numbers = How to compare
    .rule = With a deck of your own, you see how to compare the numbers.
    .sentence = { number-reason }
    .short = { number-reason }
scramble_war-take = The higher card captures both
    .rule = The higher card captures both cards. You don’t play them again.
    .sentence = { $high } is { $high_kind ->
        [time] later
       *[other] higher
    } than { $low }. { $winner } captures both cards and now has { $total }.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You capture both.
       *[other] { $winner } captures both.
    }
    .working = { $high } > { $low }
scramble_war-tie = War!
    .rule = Equal cards start a war.
    .sentence = { $card } and { $other } are equal. That means war!
    .short = { $card_rank } and { $other_rank }: war!
    .working = { $card } = { $other }
    .landmark = war
scramble_war-war-short = Not enough for a whole war
    .rule = If the heap is too small for a whole war, each player draws half of the cards left.
    .sentence = The heap has only { $left } cards. Half of them is { $each }, so both draw { $each }.
    .short = Only { $left } cards are left. That’s { $each } each.
    .working = { $left } ÷ 2 = { $each }
scramble_war-war-declare = Cards for the war
    .rule = In a war, both players draw cards face down, then one that counts.
    .sentence = { $down ->
        [0] Both draw one card, and it counts at once.
        [one] Both draw one card face down, and the next one counts.
       *[other] Both draw { $down } cards face down, and the next one counts.
    } { $hands }
    .short = { $down ->
        [0] One face up.
        [one] One face down, then one up.
       *[other] { $down } face down, then 1 up.
    } { $hands }
    .hands = { $player } gets { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
scramble_war-war-again = Equal again
    .rule = If the new cards are equal too, the war goes on.
    .sentence = { $card } and { $other } are equal too, so the war goes on.
    .short = { $card_rank } and { $other_rank }: war again!
    .working = { $card } = { $other }
scramble_war-war-take = The war is won
    .rule = The higher new card captures everything on the table.
    .sentence = { $high } is { $high_kind ->
        [time] later
       *[other] higher
    } than { $low }. { $winner } captures all { $n } cards of this war and now has { $total }.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the war: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .working = { $high } > { $low }
scramble_war-war-unresolved = Too few cards for a war
    .rule = If the heap is too small for a war, there is no war.
    .sentence = { $left ->
        [0] The heap is empty,
        [one] The heap has only one card,
       *[other] The heap has only { $left } cards,
    } so there is no war. { $what ->
        [take_back] Both take their own cards back.
       *[nobody] Nobody gets the { $n } cards on the table.
    }
    .short = { $what ->
        [take_back] Too few cards for a war. Both take theirs back.
       *[nobody] Too few cards for a war. Nobody gets these { $n }.
    }
scramble_war-end-heap = The heap is empty
    .rule = When the heap is empty, count the points.
    .sentence = There are no cards left to pick. { $scoring ->
        [values] Add up the values of the cards you captured.
       *[cards] Each card you captured is one point.
    } { $counts }
    .short = The heap is empty. { $counts }
    .counts = { $player } has { $n } points.
    .counts-short = { $player_is ->
        [you] You have { $n }.
       *[other] { $player } has { $n }.
    }
scramble_war-end-win = The winner
    .rule = The player with more points wins.
    .sentence = { $winner } wins with { $high } points to { $low }. That is { $difference } more.
    .short = { $winner_is ->
        [you] You win! { $difference } ahead.
       *[other] { $winner } wins! { $difference } ahead.
    }
    .working = { $high } − { $low } = { $difference }
scramble_war-end-draw = A draw
    .rule = If the points are equal, it’s a draw.
    .sentence = Both have { $a } points, so it’s a draw.
    .short = Both have { $a }. It’s a draw!

scramble_war-coach-any = All { $left } cards look the same from the back, so each has the same chance of being high.
scramble_war-coach-beats = { $n } cards are face down, counting the ones already won. { $higher } of them beat { $card }, and { $equal } would mean war.

scramble_war-action-pick = Pick card { $place }
scramble_war-zone-heap = Heap
scramble_war-zone-captured = Captured
scramble_war-counter-left = In the heap
scramble_war-counter-cards = Captured

scramble_war-option-short_war = A small heap
    .help = What happens when the heap is too small for a whole war.
    .v-fewer_down = fewer cards face down
    .v-no_war = no war
scramble_war-option-unresolved = Too few cards for a war
    .help = Who gets the cards on the table.
    .v-take_back = both take their own back
    .v-nobody = nobody
scramble_war-option-scoring = Points
    .help = One point for each card, or the values of the cards.
    .v-cards = one for each card
    .v-values = their values
scramble_war-option-pick = Picking
    .help = You get the next card of the heap, or you choose one.
    .v-auto = the next card
    .v-choose = you choose

scramble_war-preset-printed = As printed
    .help = No jokers, and three cards face down in a war.
scramble_war-preset-printed_jokers = As printed, with jokers
    .help = Two jokers are higher than the ace.
scramble_war-preset-sums = Sums
    .help = At the end, add up the values of the cards you captured.
scramble_war-preset-own_pick = Pick your own
    .help = You choose each of your cards from the heap.

scramble_war-measure-unresolved = wars with too few cards

## First hints, one at a time, when the game is new

scramble_war-hint-start = { $pick ->
        [choose] Tap any card in the heap.
       *[auto] Tap the heap: two cards turn over.
    }
scramble_war-hint-turn = The higher card captures both.
scramble_war-hint-on-tie = Equal cards go to war!
scramble_war-hint-later = { $scoring ->
        [values] Most points win when the heap is empty.
       *[cards] Most cards win when the heap is empty.
    }
