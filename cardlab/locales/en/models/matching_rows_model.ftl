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
matching_rows_model-pair = Pairs
matching_rows_model-pair_more = Make a pair
matching_rows_model-pair_less = Take a pair apart
matching_rows_model-made = { $n ->
        [one] You have made { $n } pair.
       *[other] You have made { $n } pairs.
    }
matching_rows_model-all_made = All { $n } pairs are made.
matching_rows_model-put_in = Put in dots
matching_rows_model-dot_more = Put one in
matching_rows_model-dot_less = Take one away
matching_rows_model-put = You have put in { $n }.
matching_rows_model-how = Tap the last place to fill.
matching_rows_model-mend = You said { $n }. Now make pairs.
matching_rows_model-said = The outline shows { $n }.
