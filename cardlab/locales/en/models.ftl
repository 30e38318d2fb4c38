## The visual models: what each is called, what it shows said in words, and what is asked where its result is left out.
## The page fills the fields in. $n is a number that may choose between plural forms ([one], [few], …, not [0]); all others are texts.

model-choose-place = Your place on the line
model-choose-total = Your total

model-number_line = Number line from { $low } to { $high }
    .still = A number line from { $low } to { $high }.
model-number_line-on = From { $a } go { $n } on to { $b }.
model-number_line-back = From { $a } go { $n } back to { $b }.
model-number_line-on-asked = How far is it on from { $a } to { $b }?
model-number_line-back-asked = How far is it back from { $a } to { $b }?
model-number_line-distance = From { $a } to { $b } it is { $n } { $n ->
        [one] step
       *[other] steps
    }.
model-number_line-distance-asked = How far is it from { $a } to { $b }?
model-number_line-same = Both are { $a }, so the distance is 0.
model-number_line-value = You are at { $value }.

model-ten_frames = Ten frames with { $list }
    .still = Ten frames with { $list }.
model-ten_frames-counters = { $a } plain counters and { $b } with a ring.
model-ten_frames-fill = { $n } of the ringed ones { $n ->
        [one] fills
       *[other] fill
    } up the frame: { $a } + { $n } = { $b }.
model-ten_frames-left = { $n } { $n ->
        [one] is
       *[other] are
    } left over.
model-ten_frames-together = Together { $n ->
        [one] that is { $n }.
       *[other] they are { $n }.
    }
model-ten_frames-asked = How many are there together?
model-ten_frames-make_ten = Make ten
model-ten_frames-bring = Put together
model-ten_frames-apart = Take apart

model-bar_model = Bar model
    .still = A bar of { $list }.
model-bar_model-two = Two bars to compare
model-bar_model-one = The bar is { $n } long.
model-bar_model-whole = { $list } make { $n }.
model-bar_model-whole-asked = How much do { $list } make?
model-bar_model-part-asked = { $list } make { $n }. Which part is missing?
model-bar_model-asked = How long is this bar?
model-bar_model-more = { $name } has { $n } more.
model-bar_model-difference = One bar is { $n } longer than the other.
model-bar_model-difference-asked = By how much is one bar longer than the other?
model-bar_model-equal = Both bars are equally long.

model-matching_rows = { $a } dots and { $b } dots in two rows
    .still = Two rows of dots: { $a } and { $b }.
model-matching_rows-rows = { $a } above and { $b } below.
model-matching_rows-asked = How many have no partner?
model-matching_rows-pairs = { $n ->
        [one] There is { $n } pair.
       *[other] There are { $n } pairs.
    }
model-matching_rows-no_pairs = There are no pairs.
model-matching_rows-alone = { $n } { $n ->
        [one] dot has
       *[other] dots have
    } no partner: the difference is { $n }.
model-matching_rows-equal = Every dot has a partner: the difference is 0.

model-hundred_chart = Chart of the numbers from 1 to { $high }
    .still = The numbers from 1 to { $high }.
model-hundred_chart-total = The total is { $a }.
model-hundred_chart-reach = From here you can reach { $list }.
model-hundred_chart-nothing = { $a }: no points
model-hundred_chart-part = { $name } { $a }
model-hundred_chart-single = { $a }: { $list }
model-hundred_chart-several = { $a }: { $list }, together { $n } { $n ->
        [one] point
       *[other] points
    }
model-hundred_chart-value = You are at { $value }.
model-hundred_chart-legend = { $name }: { $n } { $n ->
        [one] point
       *[other] points
    }

model-double_target = Line with the targets { $list }
    .still = The targets { $goals }, and the totals { $totals }.
model-double_target-total = The hand makes { $a }.
model-double_target-totals = The hand can make { $list }.
model-double_target-asked = How far is it from the nearest total to each target?
model-double_target-away = { $a } is { $b } away from { $goal }.
model-double_target-there = { $a } is exactly on the target.
model-double_target-cannot = No total counts for { $goal }: all are beyond it.
model-double_target-value = You are at { $value }.
