fast_food_lesson = Fast Food
    .summary = Add up to 110, find out what each total scores, and leave few points for the other player.
    .ages = 8 to 11
    .teaches = Running totals, multiples and digits of 3, 5 and 7, and thinking one card ahead
fast_food_lesson-fluency = Just totals and points

## The questions of the lesson Fast Food

fast_food_lesson-shown-yours = You play

fast_food_lesson-option-multiple = Yes, but only as a multiple
fast_food_lesson-option-digit = Yes, but only for the digit
fast_food_lesson-option-both = Yes, for both reasons
fast_food_lesson-option-neither = No, neither

## Texts of several questions

fast_food_lesson-reason = { $why ->
    [digit] { $total } has a { $number }: { fast_food_lesson-points }
    [multiple] { $total } = { $number } × { $k }: { fast_food_lesson-points }
   *[both] { $total } = { $number } × { $k }, and it has a { $number }: { fast_food_lesson-points }, once
}
fast_food_lesson-reason_told = { $why ->
    [digit] { $total } has a { $number }: { fast_food_lesson-points }.
    [multiple] { $total } = { $number } × { $k }: { fast_food_lesson-points }.
   *[both] { $total } = { $number } × { $k }, and it has a { $number }: { fast_food_lesson-points }, once.
}
fast_food_lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fast_food_lesson-result = { $n ->
    [0] No 3, 5 or 7 in { $total }, and not a multiple of any of them: 0
    [one] Points: { $points }
   *[other] { $sum } = { $points }
}
fast_food_lesson-played = { $old } + { $value } = { $total }: { fast_food_lesson-points }
fast_food_lesson-menu = (As a digit or a multiple: 7 scores 7 points, 5 scores 3, 3 scores 1.)
fast_food_lesson-multiples_too = Look for multiples of 3, 5 and 7 too. Digits are only one way to score.
fast_food_lesson-digits_too = Look at the digits too. A 3, a 5 or a 7 in a total also scores.
fast_food_lesson-all_that_count = A total can score in several ways at once. Then you add the points.
fast_food_lesson-only_once = Each of the three counts only once, even if there are two reasons.
fast_food_lesson-any_digit = The digit can be anywhere, not only at the end. Look at the tens too.
fast_food_lesson-multiples_go_on = Multiples don’t stop at ten times. Try 11 times, 12 times and so on.
fast_food_lesson-sum_of_digits = Adding up the digits only works for multiples of 3. For 5 and 7, count in steps.
fast_food_lesson-not_the_card = That is for the card alone. Add it to the total first.
fast_food_lesson-one_step_less = Nearly! Count on again. The first step goes to the number after { $old }.
fast_food_lesson-one_step_more = Nearly! That is one step too far.
fast_food_lesson-carried = The ones make a new ten. Did you add it to the tens?

## The running total

fast_food_lesson-total = The total is { $old }. You play { $value }. What is the new total?
    .name = New totals
    .ask = { $way ->
        [bridge] How far is it from { $old } to the next ten? How many of the { $value } are left?
        [new_ten] How far is it from { $old } to the next ten?
       *[on] Which digit changes when you add { $value }?
    }
    .line = { $way ->
        [bridge] { $old } + { $to_ten } = { $ten }, and then { $left } more
        [new_ten] The ones: { $ones } + { $value } = 10, and that is a new ten.
        [tens] The tens: { $tens } + 1 = ?
       *[on] The ones: { $ones } + { $value } = ?
    }
    .working = { $way ->
        [bridge] { $old } + { $to_ten } = { $ten }
            { $ten } + { $left } = { $total }
        [tens] { "" }
       *[on] { $ones } + { $value } = { $new_ones }
    }
        { $old } + { $value } = { $total }
    .right = Yes: { $old } + { $value } = { $total }.
fast_food_lesson-total-new_ten_forgotten = { fast_food_lesson-carried }
fast_food_lesson-total-ten_too_many = Look at the tens again. Is there really a new ten here?
fast_food_lesson-total-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-total-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-total-card_alone = That is the card alone. What was the total before?
fast_food_lesson-total-side_by_side = You wrote { $old } and { $value } side by side. Add them instead.
fast_food_lesson-total-subtracted = You took { $value } away. A card makes the total bigger.

fast_food_lesson-land = The total is { $old }. You play { $value }. Show the new total on the chart.
    .name = Totals on the chart
    .ask = Where are you after one step? What comes at the end of a row?
    .line = { $old } + { $value } = ?
    .working = { $old } + { $value } = { $total }
    .right = Yes: { $old } + { $value } = { $total }.
fast_food_lesson-land-stayed = That was the total before. Now count on { $value }.
fast_food_lesson-land-same_row = You stayed in the same row. At the end of a row, go on to the next one.
fast_food_lesson-land-row_too_many = That is one row too far down. A whole row is 10.
fast_food_lesson-land-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-land-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-land-went_back = You went back. A card makes the total bigger.

fast_food_lesson-last_card = { $two ->
    [yes] All the cards make 110. The total is { $total }, and two cards are left. One is { $other }. What is the other one?
   *[no] All the cards make 110. The total is { $total }, and one card is left. What is its number?
}
    .name = The last card
    .ask = { $two ->
        [yes] How much do { $total } and { $other } make together?
       *[no] How far is it from { $total } to 110?
    }
    .line = { $two ->
        [yes] { $total } + { $other } = { $with_other }. All cards make 110.
       *[no] All cards make 110: { $total } + ? = 110
    }
    .working = { $two ->
        [yes] { $total } + { $other } = { $with_other }
       *[no] { "" }
    }
        110 − { $with_other } = { $value }
    .right = Yes: { $with_other } + { $value } = 110, as always at the end.
fast_food_lesson-last_card-other_forgotten = That is both cards together. One of them is { $other }.
fast_food_lesson-last_card-whole_total = 110 is all the cards together. How much of it is missing?
fast_food_lesson-last_card-up_to_a_hundred = You went up to 100. All twenty cards make more than that.
fast_food_lesson-last_card-one_too_many = Nearly! That would make one more than 110.
fast_food_lesson-last_card-one_too_few = Nearly! That would make one less than 110.

## Multiples and digits

fast_food_lesson-next_multiple = The total is { $total }. Which multiple of { $number } comes next?
    .name = The next multiple
    .ask = Which multiple of { $number } do you know near { $total }?
    .line = { $k } × { $number } = { $before }. Is that more than { $total }?
    .working = { $k } × { $number } = { $before }
        { $more } × { $number } = { $next }
        { $next } is the first one after { $total }
    .right = Yes: { $more } × { $number } = { $next }.
fast_food_lesson-next_multiple-added_the_number = You added { $number } to { $total }. But { $total } isn’t a multiple of { $number }. Which multiples are near it?
fast_food_lesson-next_multiple-multiple_before = That is a multiple, but it comes before { $total }.
fast_food_lesson-next_multiple-digit_next = That one has the digit { $number }. Look for a multiple of { $number }.
fast_food_lesson-next_multiple-ends_in = That one ends in { $number }. Is it a multiple of { $number } too?
fast_food_lesson-next_multiple-one_later = That is a multiple. Is there an earlier one?

fast_food_lesson-why = { $number ->
    [7] Does { $total } score a cheeseburger? Why, or why not?
    [5] Does { $total } score a soda? Why, or why not?
   *[3] Does { $total } score fries? Why, or why not?
}
    .name = Multiple or digit
    .ask = Which digits does { $total } have? Is it a multiple of { $number }?
    .line = { $before } and { $next } are multiples of { $number }.
    .working = { $exact ->
        [yes] { $total } = { $number } × { $k }
       *[no] { $number } × { $k } = { $before }, and then comes { $next }
    }
        { $why ->
            [multiple] No digit { $number }
            [digit] { $total } has the digit { $number }
            [both] { $total } has the digit { $number }
           *[neither] No digit { $number }
        }
        { $why ->
            [multiple] { fast_food_lesson-option-multiple }
            [digit] { fast_food_lesson-option-digit }
            [both] { fast_food_lesson-option-both }
           *[neither] { fast_food_lesson-option-neither }
        }
    .right = { $why ->
        [multiple] Yes: { $total } = { $number } × { $k }, and it has no digit { $number }.
        [digit] Yes: { $total } has the digit { $number }, but it is not a multiple of { $number }.
        [both] Yes: { $total } = { $number } × { $k }, and it has the digit { $number }. It counts once.
       *[neither] Yes: { $total } is not a multiple of { $number }, and it has no digit { $number }.
    }
fast_food_lesson-why-by_digit_sum = { $number ->
    [3] Divide { $total } by 3 again. Is there anything left over?
   *[other] Adding up the digits doesn’t help with multiples of { $number }. Count up in steps of { $number }.
}
fast_food_lesson-why-ends_in_table = { $number ->
    [5] Every number that ends in 5 is a multiple of 5. Look again.
   *[other] It ends in { $number }. That does not make it a multiple. Count up in steps of { $number }.
}
fast_food_lesson-why-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-why-table_stopped_at_ten = { fast_food_lesson-multiples_go_on }
fast_food_lesson-why-digit_only = You looked at the digits. Is { $total } a multiple of { $number }?
fast_food_lesson-why-multiple_only = Yes, it is a multiple. Does it also have a digit { $number }?
fast_food_lesson-why-digit_not_there = Read the digits of { $total } one by one. Is there a { $number }?
fast_food_lesson-why-not_in_the_table = Count up in steps of { $number }. Do you land on { $total }?

## What a total scores

fast_food_lesson-score = What does the total { $total } score? { fast_food_lesson-menu }
    .name = What a total scores
    .ask = Which digits does { $total } have? Is it a multiple of 3, 5 or 7?
    .line = Start with 7: { $below } and { $above } are multiples of 7. Is there a digit 7?
    .working = { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = { $n ->
        [0] Yes: { $total } has no 3, 5 or 7, and is not a multiple of any of them.
        [one] Yes. { $reasons }
       *[other] Yes. { $reasons } Together: { fast_food_lesson-points }.
    }
fast_food_lesson-score-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score-how_many_not_points = That is how many things score. How many points is each: 7, 3 or 1?

fast_food_lesson-score_after = The total is { $old }. You play { $value }. How many points is that? { fast_food_lesson-menu }
    .name = Points of a card
    .ask = What is the new total? What are its digits? Is it a multiple of 3, 5 or 7?
    .line = { $old } + { $value } = ?
    .working = { $old } + { $value } = { $total }
        { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = Yes: { $old } + { $value } = { $total }, and that scores { fast_food_lesson-points }.
fast_food_lesson-score_after-card_alone = { fast_food_lesson-not_the_card }
fast_food_lesson-score_after-total_before = That is what { $old } scores. Add your card first.
fast_food_lesson-score_after-new_ten_forgotten = Add again. { fast_food_lesson-carried }
fast_food_lesson-score_after-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score_after-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score_after-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score_after-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score_after-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score_after-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score_after-one_too_few = Which total did you get? { fast_food_lesson-one_step_less }
fast_food_lesson-score_after-one_too_many = Which total did you get? { fast_food_lesson-one_step_more }

fast_food_lesson-order = Put the totals in order of their points. Start with the fewest points. { fast_food_lesson-menu }
    .name = Totals in order
    .ask = What does each of them score?
    .line = Start with those that score nothing, or only 1.
    .working = { $rows }
        { $which }
    .rows = { $total }: { fast_food_lesson-points }.
    .rows-working = { $total }: { fast_food_lesson-points }
    .right = Yes. { $rows }
fast_food_lesson-order-by_number = You put the totals in order of size. What does each of them score?
fast_food_lesson-order-greatest_first = That’s the other way round. Start with the fewest points.
fast_food_lesson-order-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-order-multiple_only = { fast_food_lesson-digits_too }

fast_food_lesson-together = { $wanted ->
    [cheeseburger_fries] Which of these totals score both a cheeseburger and fries?
    [soda_fries] Which of these totals score both a soda and fries?
    [cheeseburger_soda] Which of these totals score both a cheeseburger and a soda?
   *[cheeseburger_soda_fries] Which of these totals score all three: cheeseburger, soda and fries?
}
    .name = Two at once
    .ask = Take the first total. What are its digits? Is it a multiple of 3, 5 or 7?
    .line = { $wanted ->
        [soda_fries] First find the sodas: a digit 5, or a multiple of 5.
       *[other] First find the cheeseburgers: a digit 7, or a multiple of 7.
    }
    .working = { $rows }
    .rows = { $n ->
        [1] A { $number } or a multiple of { $number }: { $which }
       *[other] Also a { $number } or a multiple of { $number }: { $which }
    }
    .right = Yes, you found them all.
fast_food_lesson-together-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-together-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-together-one_is_missing = Some of these are missing one thing. Look at each of them again.
fast_food_lesson-together-stopped_after_one = That one fits. Keep looking: there is more than one.
fast_food_lesson-together-stopped_before_the_last = That one fits. Look at the smaller totals too.

## Which card

fast_food_lesson-best_card = The total is { $old }. Which of your cards scores most? { fast_food_lesson-menu }
    .name = The card that scores most
    .ask = What total does each card make? What does that total score?
    .line = { $rows }
    .rows = { $old } + { $value } = ?
    .working = { $rows }
        { $best }
    .rows-working = { fast_food_lesson-played }
    .right = Yes: { $best } makes { $total }, and that scores { fast_food_lesson-points }.
fast_food_lesson-best_card-card_alone = You looked at the cards alone. Add each of them to { $old } first.
fast_food_lesson-best_card-highest_card = The highest card does not always score most. What total does it make?
fast_food_lesson-best_card-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-best_card-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-best_card-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-best_card-counted_twice = { fast_food_lesson-only_once }

fast_food_lesson-nothing = The total is { $old }. Which of these cards score nothing? Choose all of them. { fast_food_lesson-menu }
    .name = Cards that score nothing
    .ask = What total does each card make? Does it score with a digit, or as a multiple?
    .line = { $rows }
    .rows = { $old } + { $value } = ?
    .working = { $rows }
        { $which }
    .rows-working = { fast_food_lesson-played }
    .right = Yes, you found all the cards that score nothing.
fast_food_lesson-nothing-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-nothing-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-nothing-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-nothing-those_that_score = Those are the cards that score. Look for the others.
fast_food_lesson-nothing-card_alone = You looked at the cards alone. Add each of them to { $old } first.
fast_food_lesson-nothing-stopped_after_one = That one scores nothing. Keep looking: there is more than one.

## One card ahead

fast_food_lesson-reply_most = You leave a total of { $total }. The other player can have any card from 1 to 10. What is the most it can score? { fast_food_lesson-menu }
    .name = The other player’s best card
    .ask = Which ten totals can come next? Do any of them score in several ways?
    .line = The next total is 1 to 10 more than { $total }. Look for sevens first.
    .working = Next totals: { $from } to { $to }
        { $rows }
        The most: { $points }
    .rows = { fast_food_lesson-played }
    .right = Yes: the best card scores { $points }.
fast_food_lesson-reply_most-own_total = That is what { $total } scores for you. What can come after it?
fast_food_lesson-reply_most-total_not_points = That is the best total to make. How many points is it?
fast_food_lesson-reply_most-card_not_points = That is the card to play. How many points does it score?
fast_food_lesson-reply_most-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_most-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_most-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-reply_most-added_all = You added up all of them. Only one card is played next.

fast_food_lesson-reply_count = You leave a total of { $total }. How many of the ten cards from 1 to 10 would score next? { fast_food_lesson-menu }
    .name = Cards that would score
    .ask = Which ten totals can come next? Which of them score nothing?
    .line = Go through the next ten totals, one by one. Start after { $total }.
    .working = { $rows }
        { $n }
    .rows = { fast_food_lesson-played }
    .right = Yes: { $n } of the ten cards would score.
fast_food_lesson-reply_count-those_that_do_not = That is how many score nothing. How many do score?
fast_food_lesson-reply_count-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_count-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_count-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-reply_count-total_counted_too = The total { $total } is there already. Start with the number after it.

fast_food_lesson-leave = Which of these totals is the best one to leave? The other player can have any card from 1 to 10.
    .name = Totals to leave
    .ask = How many of the next ten totals score? How much do they score?
    .line = Look at the ten numbers after each total. All the seventies are cheeseburgers.
    .working = { $rows }
        { $best }
    .rows = After { $total }, the ten cards score { $sum } points in all. That is { $average } each.
    .right = Yes: after { $best }, a card scores only { $average } points on average.
fast_food_lesson-leave-own_points = That one scores most for you now. What does it leave for the other player?
fast_food_lesson-leave-scores_nothing_itself = That total itself scores little. Look at the ten totals after it.
fast_food_lesson-leave-lowest_total = The lowest total isn’t always the best. Look at the ten totals after each.
fast_food_lesson-leave-highest_total = The highest total isn’t always the best. Look at the ten totals after each.
fast_food_lesson-leave-gives_most = Many good totals come after that one. Which total leaves fewer?

fast_food_lesson-ahead = The total is { $old }. { $rows } Which card is better for you?
    .name = Planning ahead
    .rows = { $card } leaves { $total }. The other player has 4 cards, and the best of them then scores about { $average }.
    .ask = What does each card score now? What does it give away?
    .line = One of them scores { $scored } more now. Does it also give more away? How much more?
    .working = { $rows }
        { $gives ->
            [more] { $high }: { $scored } more for you, about { $given } more for the other player
            [less] { $high }: { $scored } more for you, about { $given } less for the other player
           *[same] { $high }: { $scored } more for you, the same for the other player
        }
        { $best }
    .rows-working = { $total }: { $points } for you, about { $average } for the other player
    .right = Yes: { $best } is about { $better } better than the other card.
fast_food_lesson-ahead-most_now = That card scores more now. What does it give to the other player?
fast_food_lesson-ahead-least_left = That card gives less away. How many points do you get now?
fast_food_lesson-ahead-looked_elsewhere = Look at both: the points now, and what it gives away.

## How many up to n

fast_food_lesson-colour = Colour all the { $number ->
        [7] cheeseburgers
        [5] sodas
       *[3] fries
    } from { $from } to { $to }. Look for multiples of { $number } and for the digit { $number }.
    .name = Colouring the chart
    .ask = Which of them are multiples of { $number }? Which have a { $number } in them?
    .line = Here the multiples of { $number } start with { $begins }. How do they go on?
    .working = Multiples of { $number }: { $multiples }
        With the digit { $number }: { $digits }
        All of them: { $which }
    .right = Yes, you found all of them.
fast_food_lesson-colour-multiple_only = Good: those are multiples. The digit { $number } counts too.
fast_food_lesson-colour-digit_only = Good: those have the digit. Multiples of { $number } count too.
fast_food_lesson-colour-ends_in = Good so far. { fast_food_lesson-any_digit }

fast_food_lesson-how_many_multiples = How many numbers from 1 to { $n } are multiples of { $number }?
    .name = Counting multiples
    .ask = Which is the last multiple up to { $n }? How many times { $number } is that?
    .line = { $n } ÷ { $number }: how many times does { $number } fit?
    .working = { $number } × { $more } = { $next }, more than { $n }
        { $last } = { $number } × { $k }
    .right = Yes: { $last } = { $number } × { $k } is the last one.
fast_food_lesson-how_many_multiples-digit_only = You counted those with a digit { $number }. Here only multiples count.
fast_food_lesson-how_many_multiples-digits_too = You counted digits too. Here only multiples count.
fast_food_lesson-how_many_multiples-one_too_many = One too many. Does the last one go beyond { $n }? And 0 does not count.
fast_food_lesson-how_many_multiples-one_too_few = One more fits in. Try the next multiple.
fast_food_lesson-how_many_multiples-last_multiple = That is the last multiple. How many are there up to it?

fast_food_lesson-how_many_digits = How many numbers from 1 to { $n } have the digit { $number }?
    .name = Counting digits
    .ask = How many end in { $number }? How many have it in the tens?
    .line = { $ends } numbers end in { $number }. From { $from } to { $to }, all of them have it.
    .working = { $ends } end in { $number }
        { $from } to { $to }: 10 more
        { $twins } was counted twice
        { $ends } + 10 − 1 = { $answer }
    .right = Yes: { $ends } + 10 − 1 = { $answer }, because { $twins } counts only once.
fast_food_lesson-how_many_digits-ends_in = Those end in { $number }. It can be in the tens too.
fast_food_lesson-how_many_digits-counted_twice = Nearly! One number has the digit twice. Count that number only once.
fast_food_lesson-how_many_digits-tens_only = Those have it in the tens. It can be at the end too.
fast_food_lesson-how_many_digits-multiple_only = Those are multiples of { $number }. Here only the digit counts.
fast_food_lesson-how_many_digits-twins_left_out = The number with two of these digits counts too, once.

fast_food_lesson-how_many = How many totals from 1 to { $n } are { $number ->
        [7] cheeseburgers
        [5] sodas
       *[3] fries
    }? { $given ->
        [yes] { $a } are multiples of { $number }, { $b } have the digit { $number }, and { $c } are both.
       *[no] Count multiples and digits. Some numbers are both.
    }
    .name = Counting totals
    .ask = How many are multiples? How many have the digit? Which were counted twice?
    .line = { $a } + { $b } = { $sum }. But { $c } of them were counted twice.
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $c } = { $answer }
    .right = Yes: { $a } + { $b } − { $c } = { $answer }.
fast_food_lesson-how_many-counted_twice = You added both. Some are multiples and have the digit. You counted those twice.
fast_food_lesson-how_many-taken_off_twice = Some numbers are both. You took those away twice, so now they are gone. Once is enough.
fast_food_lesson-how_many-multiple_only = Those are multiples. Digits count too.
fast_food_lesson-how_many-digit_only = Those have the digit. Multiples count too.
fast_food_lesson-how_many-ends_in = { fast_food_lesson-any_digit }

fast_food_lesson-how_many_nothing = How many totals from 1 to { $n } score nothing? { $c } are cheeseburgers, { $s } are sodas and { $f } are fries. Cheeseburger and soda: { $cs }. Cheeseburger and fries: { $cf }. Soda and fries: { $sf }. All three: { $three }.
    .name = Totals that score nothing
    .ask = How many score at all? Which are counted twice, and which three times?
    .line = { $c } + { $s } + { $f } = { $sum }. Those in two are counted twice.
    .working = { $c } + { $s } + { $f } = { $sum }
        { $sum } − { $cs } − { $cf } − { $sf } = { $less }
        { $less } + { $three } = { $scoring }
        { $n } − { $scoring } = { $answer }
    .right = Yes: { $scoring } of the { $n } totals score, and { $answer } do not.
fast_food_lesson-how_many_nothing-those_that_score = That is how many score. How many don’t?
fast_food_lesson-how_many_nothing-counted_twice = You added all three. Some totals are in two of them, so you counted them twice.
fast_food_lesson-how_many_nothing-three_not_put_back = Nearly! The totals in all three are gone. Put them back in once.
fast_food_lesson-how_many_nothing-three_taken_off = Nearly! You took away the totals in all three. Put them back in.

## Questions during a match

fast_food_lesson-predict = The total is { $old }. How much will { $player }’s card score?
    .much = 7 or more
    .some = 1 to 6
    .none = Nothing
fast_food_lesson-predict-needed = { $option ->
        [much] { $shape ->
            [none] No card can score 7 or more.
           *[some] With { $cards } it is 7 points or more.
        }
        [some] { $shape ->
            [none] No card can score 1 to 6.
           *[some] With { $cards } it is 1 to 6 points.
        }
       *[none] { $shape ->
            [none] Every card scores something.
           *[some] With { $cards } there are no points.
        }
    }
fast_food_lesson-predict-change = { $target ->
        [much] The total was { $old }. Which other card would score 7 or more points?
        [some] The total was { $old }. Which other card would score 1 to 6 points?
       *[none] The total was { $old }. Which other card would score nothing?
    }
fast_food_lesson-predict-would = { $old } + { $value } = { $total }: { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }

## The experiments

fast_food_lesson-try-leaving = Which total is best to leave?
    .guess = You leave 62, 69 or 84. The other player plays next. Which total lets them score least?
    .figure = { $figure } points on average
    .why = After 69 come the seventies, and all are cheeseburgers. After { $best }, half of the next totals score nothing. So { $best } is a good total to leave. It gives away only { $figure } points on average.
    .counted = Points of the next card
    .of = of all games with this total
fast_food_lesson-try-leaving-seen = Look at the averages. After which total did the next card score least?
    .working = { $rows }
        The least: { $best }
    .rows = { $option }: { $figure }
    .rows-working = After { $option }: { $figure } points on average
    .right = Yes: after { $best }, the next card scored { $figure } points on average.
fast_food_lesson-try-leaving-left = Total to leave
fast_food_lesson-try-leaving-bots = How both players play
    .v-random = any card
    .v-greedy = the card that scores most now
fast_food_lesson-try-seats = When does it help to go first?
    .guess = Digits and multiples may score, or only one of them. In which game will the first player win most often?
    .why = The last card always makes 110, and the second player plays it. 110 is a multiple of 5: a sure soda. But it has no 3, 5 or 7 in it. If only digits score, the last card scores nothing. Then it helps to go first.
    .counted = More points at the end
    .of = of all games
    .v-first = the first player
    .v-second = the second player
    .v-same = neither
fast_food_lesson-try-seats-seen = Look at the bars. In which game did the first player win most often?
    .v-both = digits and multiples
    .v-multiples = only multiples
    .v-digits = only digits
    .working = { $rows }
        { $best ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        }
    .rows = { $option }: { $figure }
    .rows-working = { $option ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        }: { $figure } of 100
    .right = Yes: there the first player won about { $figure } of 100 games.
fast_food_lesson-try-seats-bots = How both players play
    .v-random = any card
    .v-greedy = the card that scores most now

## The rule card

fast_food_lesson-rule-ace = An ace counts as { $ace }.
fast_food_lesson-rule-numbers = The other cards count as the number on them: { $low } to { $high }.
fast_food_lesson-rule-deck = There are { $n } cards: { $each } of each number.
fast_food_lesson-rule-turn_before = You take turns. Take a card, then play one.
fast_food_lesson-rule-add = Add the card to the total: { $old } + { $value } = { $total }.
fast_food_lesson-rule-cheeseburger = Cheeseburger, { $points } points: a multiple of { $number }, like { $multiple } = { $number } × { $k }, or a number with the digit { $number }, like { $digit }.
fast_food_lesson-rule-soda = Soda, { $points } points: a multiple of { $number }, like { $multiple } = { $number } × { $k }, or a number with the digit { $number }, like { $digit }.
fast_food_lesson-rule-fries = Fries, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: a multiple of { $number }, like { $multiple } = { $number } × { $k }, or a number with the digit { $number }, like { $digit }.
fast_food_lesson-rule-once = Each of them counts only once: { $total } scores { $points } points.
fast_food_lesson-rule-several = Different ones add up: { $total } is all three, and scores { $a } + { $b } + { $c } = { $points } points.
fast_food_lesson-rule-end = The last total is { $total }. Then the player with the most points wins.
fast_food_lesson-rule-claim = When you play, say the new total and what it scores. You get only the points you notice. A wrong total or a wrong food scores nothing.

## What the learner has learnt, at the end of each stage

fast_food_lesson-learned =
    .watch = A total scores if it has a 3, 5 or 7, or is a multiple of one of them.
    .predict = The total tells you which cards will score.
    .investigate = Some totals are better to leave than others, because the next card starts from there.
    .ticket = You have shown what you know about totals, multiples and digits.

## My deck: the name of each card, for a child and for a teacher

fast_food_lesson-skill-total_1 = New total
    .teacher = Add a one-digit number within the ten
fast_food_lesson-skill-land_1 = Walk on the chart
    .teacher = Count on along a row of the hundred chart
fast_food_lesson-skill-why_1 = Is it a soda?
    .teacher = Multiples of 5 and the digit 5
fast_food_lesson-skill-next_multiple_1 = Next in fives
    .teacher = Next multiple of 5, and of 3 to 30
fast_food_lesson-skill-total_2 = Over the ten
    .teacher = Add a one-digit number across a ten
fast_food_lesson-skill-next_multiple_2 = Next in sevens
    .teacher = Next multiple of 7 and of 3
fast_food_lesson-skill-score_2 = What is it worth?
    .teacher = Points of a total with one reason to score
fast_food_lesson-skill-score_after_2 = What does my card score?
    .teacher = Add, then read the points of the total
fast_food_lesson-skill-best_card_2 = My best card
    .teacher = Choose the card that scores most out of three
fast_food_lesson-skill-last_card_2 = The last card
    .teacher = Complete to 110
fast_food_lesson-skill-colour_2 = Colour the chart
    .teacher = Find all multiples and digits of 3 or 7 in two rows
fast_food_lesson-skill-together_3 = Two at once
    .teacher = Totals that score in two ways
fast_food_lesson-skill-reply_most_3 = What can come next?
    .teacher = Find the most that the next card can score

## A page for families

fast_food_lesson-family =
    .learnt = Your child added cards up to 110, and looked at each total for multiples of 3, 5 and 7 and for these digits.
    .play_1 = Take two cards of each number, from ace to ten. An ace counts as 1. Deal three cards to each of two players. The rest is the pile.
    .play_2 = Take turns. Take a card from the pile, play one from your hand and say the new total: 24 + 4 = 28.
    .play_3 = A multiple of 7, or a total with a 7 in it, is a cheeseburger: 7 points. With 5 it is a soda: 3 points. With 3 it is fries: 1 point.
    .play_4 = One total can be several of these: 35 scores 7 + 3 + 1 = 11 points.
    .play_5 = The last total is 110. Then the player with more points wins.
    .ask_1 = Is it a multiple, a digit or both?
    .ask_2 = Which of your cards scores most now?
    .ask_3 = What do you leave for the other player?
    .easier = Play for sodas only: multiples of 5, and totals with a 5 in them.
    .harder = Use all four cards of each number, and go on to 220.

## The columns of the recording sheet

fast_food_lesson-record = Write each new total. Draw a ring around what it scores, and add up the points.
fast_food_lesson-record-total = Total + my card = new total
fast_food_lesson-record-cheeseburger = Cheeseburger
fast_food_lesson-record-soda = Soda
fast_food_lesson-record-fries = Fries
fast_food_lesson-record-points = My points
