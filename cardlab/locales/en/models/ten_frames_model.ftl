ten_frames_model = Ten frames with { $list }
    .still = Ten frames with { $list }.
ten_frames_model-counters = { $n } { $n ->
        [one] plain counter
       *[other] plain counters
    } and { $b } with a ring.
ten_frames_model-fill = { $n } ringed { $n ->
        [one] counter fills
       *[other] counters fill
    } the frame: { $a } + { $n } = { $b }.
ten_frames_model-left = { $n } { $n ->
        [one] is
       *[other] are
    } left over.
ten_frames_model-together = That makes { $n } altogether.
ten_frames_model-asked = How many are there altogether?
ten_frames_model-make_ten = Make ten
ten_frames_model-bring = Put together
ten_frames_model-apart = Take apart
ten_frames_model-one = Move one
ten_frames_model-over = { $n } ringed { $n ->
        [one] counter has moved
       *[other] counters have moved
    }: { $a } + { $n } = { $b }.
ten_frames_model-begun = { $n ->
        [one] There is { $n } counter.
       *[other] There are { $n } counters.
    }
ten_frames_model-put = You have put in { $n }.
ten_frames_model-put_in = Put in counters
ten_frames_model-how = Tap the last place to fill.
ten_frames_model-mend = You said { $n }. How many counters are there?
ten_frames_model-said = The outline shows { $n }.
