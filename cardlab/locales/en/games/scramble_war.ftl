scramble_war-game = Scramble War
    .aim = Capture more cards from the heap than the other player.
    .summary = All cards lie face down in one heap. Pick one each: the higher one captures both.
    .ages = 6 to 9
    .teaches = Comparing, counting, long sums, and chances that change as the heap shrinks

scramble_war-scatter = The heap
    .rule = The whole pack is spread face down. Nobody is dealt a card.
    .sentence = { $n } cards lie face down in one heap.
    .short = { $n } cards lie face down in one heap.
    .refused = { $scattered ->
        [no] First the cards must be spread out.
       *[yes] The cards are spread out already. Pick the next ones.
    }
scramble_war-pick = Pick a card
    .rule = Each turn both pick a card from the heap and turn it up.
    .sentence = { $hands } { $left ->
        [0] With that the heap is used up.
       *[other] Then { $left } cards stay in the heap.
    }
    .short = { $hands }
    .hands = { $player } picks { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
    .refused = { $why ->
        [turn] { $player } picks the next card.
        [auto] Here nobody chooses a card: the turn goes by itself.
        [choose] Here everybody picks a card of their own. { $player } is next.
       *[place] There are only { $left } cards in the heap. Their places are counted from 0.
    }
scramble_war-take = The higher card captures both
    .rule = The higher card captures both cards. They are not played again.
    .sentence = { $high } is higher than { $low }. { $winner } captures both cards, and has { $total } now.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You capture both.
       *[other] { $winner } captures both.
    }
    .working = { $high } > { $low }
scramble_war-tie = War!
    .rule = Equal cards start a war.
    .sentence = { $card } and { $other } are equally high. That means war!
    .short = { $card_rank } and { $other_rank }: war!
    .working = { $card } = { $other }
    .landmark = war
scramble_war-war-short = Not enough for a whole war
    .rule = When the heap is too small for a whole war, both draw half of what is left.
    .sentence = The heap has only { $left } cards. Half of them each makes { $each }.
    .short = Only { $left } cards are left: { $each } each.
    .working = { $left } ÷ 2 = { $each }
scramble_war-war-declare = Cards for the war
    .rule = In a war both draw cards face down in turn, and then one that fights.
    .sentence = { $down ->
        [0] Both draw one card, and it fights at once.
        [one] Both draw one card face down, and the next one fights.
       *[other] Both draw { $down } cards face down, and the next one fights.
    } { $hands }
    .short = { $down ->
        [0] One face up.
        [one] One face down, one face up.
       *[other] { $down } face down, 1 face up.
    } { $hands }
    .hands = { $player } gets { $card }.
    .hands-short = { $player_is ->
        [you] You have { $card }.
       *[other] { $player } has { $card }.
    }
scramble_war-war-again = Equal again
    .rule = When the fighting cards are equal too, the war goes on.
    .sentence = { $card } and { $other } are equally high as well, so the war goes on.
    .short = { $card_rank } and { $other_rank }: war again!
    .working = { $card } = { $other }
scramble_war-war-take = The war is won
    .rule = The higher fighting card captures everything on the table.
    .sentence = { $high } is higher than { $low }. { $winner } captures all { $n } cards of this war, and has { $total } now.
    .short = { $high_the } beats { $low_the }. { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the war: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .working = { $high } > { $low }
scramble_war-war-unresolved = No war can be fought
    .rule = When the heap is too small for a war, the war is not fought.
    .sentence = { $left ->
        [0] The heap is empty,
        [one] The heap has only one card,
       *[other] The heap has only { $left } cards,
    } so this war cannot be fought. { $what ->
        [take_back] Both take their own cards back.
       *[nobody] Nobody gets the { $n } cards on the table.
    }
    .short = { $what ->
        [take_back] Too few cards for a war. Both take theirs back.
       *[nobody] Too few cards for a war. Nobody gets these { $n }.
    }
scramble_war-end-heap = The heap is used up
    .rule = When the heap is empty, the points are counted.
    .sentence = No card is left to pick. { $scoring ->
        [values] The values of the captured cards are added up.
       *[cards] Each captured card is one point.
    } { $counts }
    .short = The heap is empty. { $counts }
    .counts = { $player } has { $n } points.
    .counts-short = { $player_is ->
        [you] You have { $n }.
       *[other] { $player } has { $n }.
    }
scramble_war-end-win = Won
    .rule = The player with more points wins.
    .sentence = { $winner } wins with { $high } points against { $low }: { $difference } more.
    .short = { $winner_is ->
        [you] You win! { $difference } ahead.
       *[other] { $winner } wins! { $difference } ahead.
    }
    .working = { $high } − { $low } = { $difference }
scramble_war-end-draw = A draw
    .rule = With equal points nobody wins.
    .sentence = Both have { $a } points, so nobody wins.
    .short = Both have { $a }. It’s a draw!

scramble_war-coach-any = All { $left } cards look the same from behind, so each has the same chance of being high.
scramble_war-coach-beats = { $n } cards lie face down, those that were won among them. { $higher } of them beat { $card }, and { $equal } would mean war.

scramble_war-action-pick = Pick card { $place }
scramble_war-zone-heap = Heap
scramble_war-zone-captured = Captured
scramble_war-counter-left = In the heap
scramble_war-counter-cards = Captured

scramble_war-option-short_war = A short heap
    .help = What happens when the heap is too small for a whole war.
    .v-fewer_down = fewer cards face down
    .v-no_war = no war
scramble_war-option-unresolved = A war that cannot be fought
    .help = Who gets its cards.
    .v-take_back = their owners
    .v-nobody = nobody
scramble_war-option-scoring = Points
    .help = A point for each card, or what the cards are worth.
    .v-cards = one for each card
    .v-values = their values
scramble_war-option-pick = Picking
    .help = The next card of the heap is taken, or the players choose one.
    .v-auto = the next card
    .v-choose = the players choose

scramble_war-preset-printed = As printed
    .help = Without jokers, three cards face down in a war.
scramble_war-preset-printed_jokers = As printed, with jokers
    .help = Two jokers are higher than the ace.
scramble_war-preset-sums = Sums
    .help = At the end the values of the captured cards are added up.
scramble_war-preset-own_pick = Pick your own
    .help = You pick each of your cards from the heap yourself.

scramble_war-measure-unresolved = wars that could not be fought

## First hints, one at a time, when the game is new

scramble_war-hint-1 = { $pick ->
        [choose] Tap any card in the heap.
       *[auto] Tap the heap: two cards turn over.
    }
scramble_war-hint-2 = The higher card captures both.
scramble_war-hint-3 = Equal cards go to war!
scramble_war-hint-4 = { $scoring ->
        [values] Most points win when the heap is empty.
       *[cards] Most cards win when the heap is empty.
    }
