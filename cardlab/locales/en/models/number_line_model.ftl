number_line_model = Number line from { $low } to { $high }
    .still = A number line from { $low } to { $high }.
number_line_model-on = Count on { $n } from { $a } to { $b }.
number_line_model-back = Count back { $n } from { $a } to { $b }.
number_line_model-on-asked = How many do you count on from { $a } to { $b }?
number_line_model-back-asked = How many do you count back from { $a } to { $b }?
number_line_model-distance = It is { $n } { $n ->
        [one] step
       *[other] steps
    } from { $a } to { $b }.
number_line_model-distance-asked = How far is it from { $a } to { $b }?
number_line_model-same = Both are { $a }, so the distance is 0.
number_line_model-value = You are at { $value }.
number_line_model-how = Tap the line.
number_line_model-mend = You said { $n }. Count the steps from one mark to the other.
number_line_model-too_far_left = Too far left. Go further right.
number_line_model-too_far_right = Too far right. Go further left.
number_line_model-said = The dashed jump shows { $n }.
