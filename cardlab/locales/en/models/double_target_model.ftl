double_target_model = { $n ->
        [one] Line with the target { $list }
       *[other] Line with the targets { $list }
    }
    .still = The targets { $goals }, and the totals { $totals }.
double_target_model-total = The hand makes { $a }.
double_target_model-totals = The hand can make { $list }.
double_target_model-asked = How far is the nearest total from each target?
double_target_model-asked_one = How far is it from { $goal }?
double_target_model-away = { $a } is { $b } away from { $goal }.
double_target_model-there = { $a } is exactly on the target.
double_target_model-cannot = No total counts for { $goal }. They are all past it.
double_target_model-value = You are at { $value }.
double_target_model-how = Tap a place, or drag the point. The short marks are halves.
double_target_model-mend = You said { $n }. Count the steps to the target.
