## What is told after a move of one's own in a lesson: it compares, and never scolds.

feedback-put_right = { $title }: { $told }
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

feedback-seven_twenty_seven-card = { $away ->
        [0] You had { $goal } exactly.
       *[other] You were { $away } from { $goal }.
    } { $better ->
        [yours] With one more card the mean distance is about { $mean }. You chose well.
        [card] With one more card the mean distance is about { $mean }. Here it helps to take one.
        [stand] With one more card the mean distance is about { $mean }. Here it helps to take none.
       *[same] With one more card the mean distance is about { $mean } as well. Both choices are as good.
    }
    .working =
        { $mean } { $sign } { $now }
        { $nearer } of { $n } cards come nearer: { $percent ->
            [0] 0 %
            [100] 100 %
           *[other] about { $percent } %
        }
