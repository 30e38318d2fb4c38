## Stage Play: a match in which the learner says how far the hand is from 7 and from 27

seven_twenty_seven_spoken-game = The Game of 727
    .aim = Be nearest to 7 or to 27, and say how far away you are.
    .summary = Take cards or stay, then say how far your hand is from 7 and from 27. Only a right answer can win.
    .ages = 9 to 13
    .teaches = Halves, and distances on the number line
seven_twenty_seven_spoken-asked = Your distances
    .rule = When nobody takes another card, you say how far your hand is from 7 and from 27. Then all hands are shown.
    .sentence = Nobody takes another card. How far is your hand from 7, and how far from 27?
    .short = Now the distances.
    .refused = { $asked ->
        [yes] Say both distances first.
       *[no] First take a card, or stay as you are.
    }
seven_twenty_seven_spoken-right = Both are right
    .rule = Only a right distance can win its side of the pot.
    .sentence = { $player } says { $said7 } and { $said27 }. Both are right.
    .working =
        From { $total7 } to 7: { $d7 }
        From { $total27 } to 27: { $d27 }
    .short = Yes! { $d7 } away from 7, and { $d27 } away from 27.
seven_twenty_seven_spoken-wrong = Not quite
    .rule = A wrong distance wins nothing on its side of the pot.
    .sentence = { $player } says { $said7 } and { $said27 }. { $wrong ->
        [low] But from { $total7 } to 7 it is { $d7 }.
        [high] But from { $total27 } to 27 it is { $d27 }.
       *[both] But from { $total7 } to 7 it is { $d7 }, and from { $total27 } to 27 it is { $d27 }.
    }
    .working =
        From { $total7 } to 7: { $d7 }
        From { $total27 } to 27: { $d27 }
    .short = { $wrong ->
        [low] From { $total7 } to 7 it’s { $d7 }, not { $said7 }. Your distance to 27 is right.
        [high] From { $total27 } to 27 it’s { $d27 }, not { $said27 }. Your distance to 7 is right.
       *[both] From { $total7 } to 7 it’s { $d7 }, and from { $total27 } to 27 it’s { $d27 }.
    }
seven_twenty_seven_spoken-missed = Nearest, but it does not count
    .rule = If no hand is nearer than yours but your distance was wrong, the other nearest hand wins that side.
    .sentence = No hand is nearer to { $goal } than that of { $player }, but the distance was wrong.
    .short = No hand is nearer to { $goal }, but your distance was wrong.
seven_twenty_seven_spoken-low-next = Next nearest to 7
    .rule = The next nearest hand wins the 7 side.
    .sentence = { $n ->
        [1] { $players } is next, { $d } away from 7.
       *[other] { $players } are next, { $d } away from 7.
    }
    .short = { $n ->
        [1] Your distance to 7 was wrong: { $players } is next, { $d } away.
       *[other] Your distance to 7 was wrong: { $players } are next, { $d } away.
    }
seven_twenty_seven_spoken-high-next = Next nearest to 27
    .rule = The next nearest hand wins the 27 side.
    .sentence = { $n ->
        [1] { $players } is next, { $d } away from 27.
       *[other] { $players } are next, { $d } away from 27.
    }
    .short = { $n ->
        [1] Your distance to 27 was wrong: { $players } is next, { $d } away.
       *[other] Your distance to 27 was wrong: { $players } are next, { $d } away.
    }
seven_twenty_seven_spoken-action-say = Say it
seven_twenty_seven_spoken-say-low = { $totals ->
    [1] How far from 7?
   *[other] How far is your nearest total from 7?
}
seven_twenty_seven_spoken-say-high = { $totals ->
    [1] How far from 27?
   *[other] How far is your nearest total from 27?
}
seven_twenty_seven_spoken-hint-start = Aim for 7, or aim for 27.
seven_twenty_seven_spoken-hint-turn = Picture cards are ½. Aces: 1 or 11.
seven_twenty_seven_spoken-hint-later = Take a card, or stay as you are.
seven_twenty_seven_spoken-hint-on-asked = Count along the line.

## The coach does not say the distances, because the learner does.

seven_twenty_seven_spoken-coach-card = If you take a card and play well from there, you win { seven_twenty_seven-coach-wins } on average. Of the { $n } cards you can’t see, { $nearer7 ->
        [0] none gets
        [one] one gets
       *[other] { $nearer7 } get
    } you nearer to 7, and { $nearer27 ->
        [0] none gets
        [one] one gets
       *[other] { $nearer27 } get
    } you nearer to 27.
seven_twenty_seven_spoken-coach-stand = With the cards you have now, you win { seven_twenty_seven-coach-wins } on average.
