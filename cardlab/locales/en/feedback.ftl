## What is told after a move of one's own in a lesson: it compares, and never scolds.

feedback-fast_food-best = { $points ->
        [0] { $card } scored nothing, and no other card was worth more.
        [one] { $card } scored 1 point, and no other card was worth more.
       *[other] { $card } scored { $points } points, and no other card was worth more.
    }
    .working = { $card }: { $points } for you, about { $answer } for the best answer
feedback-fast_food-points = { $best } would have scored { $most }. Your { $card } scored { $points }.
    .working =
        { $best }: { $most } for you, about { $less } for the best answer
        { $card }: { $points } for you, about { $answer } for the best answer
feedback-fast_food-answer = After { $best } the best answer would bring about { $less }. After your { $card } it brings about { $answer }.
    .working =
        { $best }: { $most } for you, about { $less } for the best answer
        { $card }: { $points } for you, about { $answer } for the best answer

feedback-seven_twenty_seven-card = { $nearer } of the { $n } cards that you did not see would have brought you nearer to a goal. { $half ->
        [more] That is more than half, so a card was likely to help.
        [fewer] That is fewer than half, so a card was not likely to help.
       *[half] That is exactly half, so it could go either way.
    }
    .working = { $nearer } of { $n }: about { $percent } %
