matching_rows_model = { $a } dots and { $b } dots in two rows
    .still = Two rows of dots: { $a } and { $b }.
matching_rows_model-rows = { $a } above and { $b } below.
matching_rows_model-asked = How many have no partner?
matching_rows_model-pairs = { $n ->
        [one] There is { $n } pair.
       *[other] There are { $n } pairs.
    }
matching_rows_model-no_pairs = There are no pairs.
matching_rows_model-alone = { $n } { $n ->
        [one] dot has
       *[other] dots have
    } no partner: the difference is { $n }.
matching_rows_model-equal = Every dot has a partner: the difference is 0.
