## Feedback on the learner's move. It compares, and never scolds.

feedback-put_right = { $title }: { $told }
feedback-fast_food-best = { $points ->
        [0] { $card } scored nothing, but no other card was better.
        [one] { $card } scored 1 point. No other card was better.
       *[other] { $card } scored { $points } points. No other card was better.
    }
    .working = { $card }: { $points } for you, about { $answer } for the best reply
feedback-fast_food-points = { $best } would have scored { $most }. Your { $card } scored { $points }.
    .working =
        { $best }: { $most } for you, about { $less } for the best reply
        { $card }: { $points } for you, about { $answer } for the best reply
feedback-fast_food-answer = After { $best }, the best reply would score about { $less }. After your { $card }, it scores about { $answer }.
    .working =
        { $best }: { $most } for you, about { $less } for the best reply
        { $card }: { $points } for you, about { $answer } for the best reply

feedback-seven_twenty_seven-card = { $away7 ->
        [no] Your hand was past 7
       *[other] Your hand was { $away7 } away from 7
    } and { $away27 ->
        [no] past 27.
       *[other] { $away27 } away from 27.
    } { $better ->
        [yours] You chose well.
        [card] Here, taking a card wins more counters.
        [stand] Here, taking no card wins more counters.
       *[same] Here, both choices win about the same.
    }
    .working =
        With a card, and good choices from there on: { $card ->
            [0] hardly any
           *[other] about { $card }
        } of { $pot } counters on average
        Without a card: { $stand ->
            [0] hardly any
           *[other] about { $stand }
        } of { $pot } counters on average{ $mean ->
            [none] { "" }
           *[other] . Distance from the nearer goal: { $away } now, about { $mean } on average after one card
        }
