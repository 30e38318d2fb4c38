compare_lesson = Compare
    .summary = Compare numbers, say which card wins, and play a match.
    .ages = 6 to 12
    .teaches = Comparing fractions, decimals, products and other numbers

compare_lesson-try-beats = What comes up most?
    .guess = Your card is { $card }. Other cards come up. Will most be { $first ->
        [later] { $equal ->
            [yes] later, equal or earlier?
           *[no] later or earlier?
        }
       *[higher] { $equal ->
            [yes] higher, equal or lower?
           *[no] higher or lower?
        }
    }
    .one = { $sign ->
        [higher] { $came } is higher than { $card }
        [lower] { $came } is lower than { $card }
        [later] { $came } is later than { $card }
        [earlier] { $came } is earlier than { $card }
       *[equal] { $came } is equal to { $card }
    }
    .why = { $is_top ->
        [yes] { "" }
       *[no] That was luck. In the end, another bar should win.{ " " }
    }{ $top ->
        [higher] { $top_ways ->
            [one] 1 of the other { $of } cards is higher than { $card }.
           *[other] { $top_ways } of the other { $of } cards are higher than { $card }.
        }
        [lower] { $top_ways ->
            [one] 1 of the other { $of } cards is lower than { $card }.
           *[other] { $top_ways } of the other { $of } cards are lower than { $card }.
        }
        [later] { $top_ways ->
            [one] 1 of the other { $of } cards is later than { $card }.
           *[other] { $top_ways } of the other { $of } cards are later than { $card }.
        }
        [earlier] { $top_ways ->
            [one] 1 of the other { $of } cards is earlier than { $card }.
           *[other] { $top_ways } of the other { $of } cards are earlier than { $card }.
        }
       *[equal] { $top_ways ->
            [one] 1 of the other { $of } cards is equal to { $card }.
           *[other] { $top_ways } of the other { $of } cards are equal to { $card }.
        }
    }
    .counted = The next card
    .of = of all cards
    .v-higher = Higher
    .v-equal = Equal
    .v-lower = Lower
    .v-later = Later
    .v-earlier = Earlier
compare_lesson-try-beats-seen = Look at the bars. What came up most?
    .working = { $rows }
        { $best ->
            [higher] The highest bar: Higher
            [lower] The highest bar: Lower
            [later] The highest bar: Later
            [earlier] The highest bar: Earlier
           *[equal] The highest bar: Equal
        }
    .rows = { $option ->
        [higher] Higher
        [lower] Lower
        [later] Later
        [earlier] Earlier
       *[equal] Equal
    }: { $figure }
    .rows-working = { $option ->
        [higher] Higher
        [lower] Lower
        [later] Later
        [earlier] Earlier
       *[equal] Equal
    }: { $figure } of 100 cards
    .right = { $best ->
        [higher] Yes: about { $figure } of 100 cards were higher than { $card }.
        [lower] Yes: about { $figure } of 100 cards were lower than { $card }.
        [later] Yes: about { $figure } of 100 cards were later than { $card }.
        [earlier] Yes: about { $figure } of 100 cards were earlier than { $card }.
       *[equal] Yes: about { $figure } of 100 cards were equal to { $card }.
    }
    .v-higher = Higher
    .v-equal = Equal
    .v-lower = Lower
    .v-later = Later
    .v-earlier = Earlier

compare_lesson-change = What if { $player }’s card were different? { $target ->
        [mine] Which one would make you win?
        [war] Which one would start a war?
       *[theirs] Which one would win?
    }
compare_lesson-change-told = { $sign ->
    [higher] { $card } is higher than { $other }.
    [lower] { $card } is lower than { $other }.
    [later] { $card } is later than { $other }.
    [earlier] { $card } is earlier than { $other }.
   *[equal] { $card } and { $other } are equal: war!
}

## The rule card

compare_lesson-rule-cards = { $of ->
        [time] Each card is a time of day.
       *[number] Each card counts as the number on it.
    }
compare_lesson-rule-lowest = { $of ->
        [time] The earliest time is { $card }.
       *[number] The lowest card is { $card }.
    }
compare_lesson-rule-highest = { $of ->
        [time] The latest time is { $card }.
       *[number] The highest card is { $card }.
    }
compare_lesson-rule-take = { $of ->
        [time] You each turn up a card. The later time takes both cards.
       *[number] You each turn up a card. The higher number takes both cards.
    }
compare_lesson-rule-war = Equal numbers: war! Each player lays { $down } { $down ->
    [one] card
   *[other] cards
} face down and one face up. { $of ->
    [time] The later new card takes all.
   *[number] The higher new card takes all.
}
compare_lesson-rule-said = When you play, you compare the two cards. You take cards only if your answer is right.
compare_lesson-rule-waits = After a wrong answer, you don’t take the cards. They wait for the next winner.
compare_lesson-rule-end = After { $turns } answers, the player who has taken more cards wins.
compare_lesson-rule-watched = { stage-watch } and { stage-predict } are shorter: they end after { $turns } turns.

## What the learner has learnt, at the end of each stage

compare_lesson-learned =
    .watch = You compare the numbers. The higher one takes the cards.
    .predict = The card you can see tells you which cards would beat it.
    .investigate = Count the higher cards and the lower ones. The bigger group comes up more often.
    .ticket = You have shown how well you compare numbers.

compare_lesson-family =
    .learnt = Your child compared the numbers on cards, such as 3/4 and 2/3, and said how to tell which is higher.
    .play_1 = Write numbers on slips of paper: those that your child brings home, or 1/2, 2/4, 3/4, 1/3, 2/3, 1/4, each twice. Deal them face down.
    .play_2 = Both players turn up a card. Say which number is higher, and how you know.
    .play_3 = The higher number takes both cards.
    .play_4 = If the numbers are equal, both lay one card face down and one face up. The higher new card takes all.
    .play_5 = When all cards have been played, the player who has taken more cards wins.
    .ask_1 = How do you know which is higher?
    .ask_2 = Which cards would beat yours?
    .ask_3 = Can you draw both numbers?
    .easier = Use only cards that are easy to draw, such as 1/2, 1/3 and 1/4.
    .harder = Turn up two cards each and compare their sums.

## The columns of the recording sheet

compare_lesson-record = Write both numbers. Write <, = or > between them.
compare_lesson-record-mine = My card
compare_lesson-record-sign = <, = or >
compare_lesson-record-other = Other player’s card

compare_lesson-fluency = Short questions

## The questions of the lesson Compare

compare_lesson-option-war = War
compare_lesson-option-less = { $a } < { $b }
compare_lesson-option-equal = { $a } = { $b }
compare_lesson-option-more = { $a } > { $b }

compare_lesson-takes = Who takes the cards?
    .name = Who takes the cards
    .ask = { $of ->
        [time] Which time is later?
       *[number] Which number is greater? How can you tell?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $high } { $sign } { $low }
        { $tie ->
            [yes] { compare_lesson-option-war }
           *[no] The cards go to { $winner }
        }
    .right = { $tie ->
        [yes] Yes: they are equal, so it is war.
       *[no] { $of ->
            [time] Yes: { $high } is later than { $low }.
           *[number] Yes: { $high } is more than { $low }.
        }
    }
compare_lesson-takes-smaller_number = { $of ->
        [time] That time is earlier. The later time takes the cards.
       *[number] That number is smaller. The greater number takes the cards.
    }

compare_lesson-true = Compare { $a } and { $b }. Which is true?
    .name = Which is true?
    .ask = Which side is greater? Or are they equal?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $a } { $sign } { $b }
    .right = Yes: { $a } { $sign } { $b }.
compare_lesson-true-smaller_number = The open side of the sign faces the greater number. Look again.

compare_lesson-greatest = { $of ->
        [time] { $end ->
            [greatest] Which time is the latest?
           *[smallest] Which time is the earliest?
        }
       *[number] { $end ->
            [greatest] Which is the greatest of these?
           *[smallest] Which is the smallest of these?
        }
    }
    .name = Greatest or smallest
    .ask = Can you leave one out at once? Which one?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        In order: { $which }
        { $right }
    .right = Yes. In order: { $which }.
compare_lesson-greatest-other_end = You chose the other end. Read the question again.

compare_lesson-order = { $of ->
        [time] Put the cards in order. The earliest time goes first.
       *[number] Put the cards in order. The smallest number goes first.
    }
    .name = Cards in order
    .ask = Which card goes first? Which goes last?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $which }
    .right = Yes. In order: { $which }.
compare_lesson-order-greatest_first = The order is right, but the other way round. Start with the smallest.

compare_lesson-beats = Which cards beat this one?
    .name = Cards that win
    .ask = { $of ->
        [time] Which cards are much later? Which are close?
       *[number] Which cards are much greater? Which are close?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        These beat { $card }: { $which }
    .right = Yes. These beat { $card }: { $which }.
compare_lesson-beats-smaller_ones = { $of ->
        [time] Those are earlier. Find the later times.
       *[number] Those are smaller. Find the cards that are greater.
    }
compare_lesson-beats-stopped_after_one = That one wins. Check the other cards too.

compare_lesson-between = Which card is in between?
    .name = In between
    .ask = { $of ->
        [time] Which of the two times is earlier? Which is later?
       *[number] Which of the two cards is smaller? Which is greater?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $low } < { $right } < { $high }
        { $right }
    .right = Yes: { $low } < { $right } < { $high }.
compare_lesson-between-too_small = { $of ->
        [time] That time is earlier than both cards.
       *[number] That one is smaller than both cards.
    }
compare_lesson-between-too_great = { $of ->
        [time] That time is later than both cards.
       *[number] That one is greater than both cards.
    }

compare_lesson-equal = Which card is equal to this one?
    .name = Equal cards
    .ask = What is this number in another form?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $text } = { $same }
    .right = Yes: { $text } = { $same }.
compare_lesson-equal-only_close = That one is close, but not equal. Check again.

compare_lesson-value = { $text } = ?
    .name = Results
    .ask = { $form ->
        [sum] { $parts ->
            [yes] Are the parts equally big?
           *[no] How many are there in all?
        }
        [difference] { $parts ->
            [yes] Are the parts equally big?
           *[no] How far apart are { $a } and { $b }?
        }
        [product] { $parts ->
            [yes] Will it be more or less than { $b }?
           *[no] How many groups are there? How many are in each?
        }
       *[quotient] How many times does { $b } fit into { $a }?
    }
    .line = { compare_lesson-way }
    .steps = { $line }
    .working = { $steps }
        { $text } = { $result }
    .right = Yes: { $text } = { $result }.
compare_lesson-value-subtracts_instead = You took one from the other. This is a plus sign.
compare_lesson-value-one_group_too_few = Nearly! One group is missing.
compare_lesson-value-one_group_too_many = Nearly! That is one group too many.
compare_lesson-value-multiplies_instead = You multiplied. How many times does { $b } fit into { $a }?

compare_lesson-missing = { $a } { $sign } ? = { $c }
    .name = Missing numbers
    .ask = { $form ->
        [sum] What must you add to { $a }?
        [difference] What must you take from { $a }?
        [product] How many groups of { $a } make { $c }?
       *[quotient] Which number fits { $c } times into { $a }?
    }
    .line = { $how } = ?
    .working = { $a } { $sign } { $b } = { $c }
        { $how } = { $b }
    .right = Yes: { $a } { $sign } { $b } = { $c }.
compare_lesson-missing-result_again = { $c } is the result. Which number is missing?
compare_lesson-missing-first_again = { $a } is there already. Which number is missing?
compare_lesson-missing-added_the_result = You added { $a } and { $c }. But { $c } is the result already.
compare_lesson-missing-counts_start = Count the steps. The number where you start is not a step.
compare_lesson-missing-counts_between = Nearly! The last step counts too.
compare_lesson-missing-subtracted = You took away. Look at the sign between the numbers.
compare_lesson-missing-multiplied_on = You multiplied { $a } and { $c }. But { $c } is the result already.
compare_lesson-missing-one_group_too_few = Nearly! One group is missing.
compare_lesson-missing-one_group_too_many = Nearly! That is one group too many.

compare_lesson-how_much_more = By how much does { $winner } win?
    .name = How much more?
    .ask = How far apart are the two numbers?
    .line = { $across ->
        [yes] From { $start } to 0 there are { $below } steps. Then go on.
       *[no] Start at { $start } and count the steps up to { $b }.
    }
    .rows = { $line }
    .working = { $rows }
        { $b } − { $a } = { $more }
    .right = Yes: { $b } is { $more } more than { $start }.
compare_lesson-how_much_more-ignores_minus = Look at the minus sign. Count the steps on the number line.
compare_lesson-how_much_more-counts_start = Count the steps. The number where you start is not a step.
compare_lesson-how_much_more-counts_between = Nearly! The last step counts too.
compare_lesson-how_much_more-whole_number = That is the greater number. How much more is it?
compare_lesson-how_much_more-put_together = You added both numbers. How far apart are they?

compare_lesson-minutes_between = How many minutes is it from { $low } to { $high }?
    .name = Minutes between
    .ask = How many minutes does an hour have?
    .line = { $hours ->
        [same] The clock does not pass a full hour. Count only the minutes.
        [to] { $high } is the next full hour. Count up to it.
       *[over] First go to { $hour }. Then go on to { $high }.
    }
    .rows = { $line }
    .working = { $hours ->
        [over] { $rows }
       *[other] { $high } − { $low } = { $minutes }
    }
    .right = Yes: from { $low } to { $high } it is { $minutes } minutes.
compare_lesson-minutes_between-minutes_only = Those are only the minutes. Look at the hours too.
compare_lesson-minutes_between-whole_hour = That takes you to { $hour }. How much further is it?

compare_lesson-coins = { $currency ->
        [pound] How many pence is { $card }?
        [rupee] How many paise is { $card }?
       *[other] How many cents is { $card }?
    }
    .name = Small coins
    .ask = { $currency ->
        [dollar] How many cents make one dollar?
        [pound] How many pence make one pound?
        [rupee] How many paise make one rupee?
       *[euro] How many cents make one euro?
    }
    .line = { $whole ->
        [0] There are only small coins here. Look after the point.
       *[other] { $whole } × 100 = ?
    }
    .working = { $whole } × 100 = { $hundreds }
        { $hundreds } + { $rest } = { $coins }
    .right = { $currency ->
        [pound] Yes: { $card } is { $coins } pence.
        [rupee] Yes: { $card } is { $coins } paise.
       *[other] Yes: { $card } is { $coins } cents.
    }
compare_lesson-coins-rest_only = Those are the small coins. Count the whole amount too.
compare_lesson-coins-ignores_unit = Think of the small coins. A hundred of them make one.
compare_lesson-coins-zero_does_not_count = There is a zero after the point. It keeps a place.
compare_lesson-coins-adds_both = You added the two sides. One whole is 100 small coins.
compare_lesson-coins-point_kept = That is the same amount. Say it in small coins.

compare_lesson-same_fraction = { $asked }
    .name = Equal fractions
    .ask = Which is the same amount in { $other } parts?
    .line = { $way ->
        [times] Cut each part into equal pieces: { $other } ÷ { $under } = ?
        [divide] Put equal groups of parts together: { $under } ÷ { $other } = ?
       *[least] First make it simpler: { $text } = { $simple }
    }
    .working = { $way ->
        [least] { $text } = { $simple }
       *[other] { "" }
    }
        { $way ->
            [divide] { $under } ÷ { $other } = { $times }
           *[other] { $other } ÷ { $simple_under } = { $times }
        }
        { $way ->
            [divide] { $over } ÷ { $times } = { $answer }
           *[other] { $simple_over } × { $times } = { $answer }
        }
    .right = Yes: { $text } = { $answer }/{ $other }.
compare_lesson-same_fraction-added_to_both = Don’t add the same to both. Cut each part into equal parts.
compare_lesson-same_fraction-same_numerator = The parts are a new size now. So you need a new number of them.
compare_lesson-same_fraction-factor_only = That shows how the parts change. Now count the parts.

compare_lesson-percent = { $text } = ?%
    .name = Percent
    .ask = How many out of a hundred is that?
    .line = { $text } = ?/100
    .rows = { $line }
    .working = { $rows }
        { $text } = { $over_hundred }
        Out of 100: { $hundredths }
    .right = Yes: { $text } = { $hundredths }%.
compare_lesson-percent-parts_side_by_side = Don’t write the two numbers side by side. How many out of 100?
compare_lesson-percent-denominator_only = The bottom number counts all parts. How many out of 100?
compare_lesson-percent-numerator_only = Those parts are not hundredths. How many out of 100?
compare_lesson-percent-out_of_one = That is out of 1. Percent means out of 100.

compare_lesson-hundredths = { $text } = ?/100
    .name = Hundredths
    .ask = Which places come after the point?
    .line = Tenths come first after the point. Hundredths come next.
    .rows = { $line }
    .working = { $rows }
        { $text } = { $over_hundred }
        Hundredths: { $hundredths }
    .right = Yes: { $text } = { $over_hundred }.
compare_lesson-hundredths-out_of_one = Count the hundredths. One whole has 100 of them.

compare_lesson-place = Where is { $card } on the line?
    .name = Places on the line
    .ask = { $form ->
        [parts] How many parts make one whole here?
       *[whole] Which side of 0 is it on?
    }
    .line = { $form ->
        [parts] One whole has { $parts } parts. Count the jumps from 0, not the marks.
       *[whole] { $below ->
            [yes] Numbers below 0 are on the left. Count the steps from 0.
           *[no] Start at 0 and count every single step.
        }
    }
    .working = { $form ->
        [parts] Jumps from 0 to { $text }: { $steps }
       *[whole] Steps from 0 to { $text }: { $steps }
    }
    .right = Yes, that is the place of { $card }.
compare_lesson-place-ignores_minus = Look at the minus sign. On which side of 0 is it?
compare_lesson-place-counts_marks = How many parts does one whole have here? Count again.
compare_lesson-place-parts_left_over = Count the parts from 0, not from 1.
compare_lesson-place-counts_start = Nearly! Count the jumps. 0 is not a jump.
compare_lesson-place-denominator_place = The bottom number tells the size of the parts. Count the parts.
compare_lesson-place-only_the_digits = That is less than one whole. Look in front of the point.

compare_lesson-nearest = Which number is nearest to { $card }?
    .name = Nearest number
    .ask = Which two of these numbers is it between?
    .line = Halfway between { $below } and { $above } is { $middle }.
    .working = { $below } < { $text } < { $above }
        { $side ->
            [below] { $text } < { $middle }
           *[above] { $text } > { $middle }
        }
        { $right }
    .right = Yes: { $right } is nearest to { $card }.
compare_lesson-nearest-always_down = That is just below. Is the next one above closer?
compare_lesson-nearest-always_up = That is just above. Is the one below closer?
compare_lesson-nearest-far_away = That one is far away. Look at both neighbours.

compare_lesson-count = How many dots are there?
    .name = How many dots
    .flash = Dots: { $together }
    .ask = { $several ->
        [yes] How many full rows of five do you see?
       *[no] Can you see them without counting?
    }
    .line = { $several ->
        [yes] { $groups } = ?
       *[no] Point to each dot. Say one number each time.
    }
    .working = { $groups } = { $dots }
    .right = Yes: there are { $dots }.
compare_lesson-count-empty_places = Those are the empty places. Count the dots.
compare_lesson-count-full_rows_only = Those are the full rows. Count the other dots too.

compare_lesson-to_ten = How many more dots make { $full }?
    .name = Up to ten
    .ask = How many are there now?
    .line = { $dots } + ? = { $full }
    .working = { $dots } + { $more } = { $full }
        { $full } − { $dots } = { $more }
    .right = Yes: { $dots } + { $more } = { $full }.
compare_lesson-to_ten-counts_the_dots = Those are the dots. How many are missing?
compare_lesson-to_ten-full_again = { $full } is all of them. Some are there already.

compare_lesson-after = { $more ->
        [yes] What is { $by } more than { $card }?
       *[no] What is { $by } less than { $card }?
    }
    .name = One more, one less
    .ask = { $more ->
        [yes] Which way is more on the number line?
       *[no] Which way is less on the number line?
    }
    .line = { $n } { $sign } { $by } = ?
    .working = { $n } { $sign } { $by } = { $result }
    .right = Yes: { $n } { $sign } { $by } = { $result }.
compare_lesson-after-other_way = That is the other way. Read the question again.
compare_lesson-after-one_for_ten = That is only one step. Take ten steps.
compare_lesson-after-hundred_for_ten = That changes the hundreds. Change the tens.
compare_lesson-after-same_again = You are still at { $n }. Take the step.

compare_lesson-digit = What is the digit { $digit } worth in { $card }?
    .name = Worth of a digit
    .ask = Which place is it in: ones, tens or hundreds?
    .line = { $text } = { $pieces }
    .working = { $text } = { $parts }
        { $digit } × { $unit } = { $worth }
    .right = Yes: in { $card } the { $digit } is worth { $worth }.
compare_lesson-digit-face_value = That is the digit itself. Which place is it in?
compare_lesson-digit-place_reversed = Count the places from the right. Ones come first.
compare_lesson-digit-one_place_off = Nearly! That is one place too far.
compare_lesson-digit-place_only = That is the place. How many of them are there?

## Replies to mistakes in several kinds of question

compare_lesson-mistake-digits_swapped = Which digit comes first? The first digit is worth the most.
compare_lesson-mistake-greatest_digit = One big digit is not enough. Look at the first place first.
compare_lesson-mistake-digit_sum = Don’t add the digits. The first digit is worth the most.
compare_lesson-mistake-zero_does_not_count = A zero keeps a place. Read the number again with its zeros.
compare_lesson-mistake-reads_side_by_side = You read the numbers side by side. Look at the sign between them.
compare_lesson-mistake-adds_instead = You added. There is a minus sign, so take away.
compare_lesson-mistake-one_off = Nearly! Count the steps. The first number is not a step.
compare_lesson-mistake-adds_for_times = You added. The sign × means groups: 3 × 4 is 3 groups of 4.
compare_lesson-mistake-subtracts_for_divided = You took away. 12 ÷ 4 asks how many fours are in 12.
compare_lesson-mistake-greatest_part = One big number is not enough. Work out the result.
compare_lesson-mistake-larger_denominator = More parts make each part smaller. Think of a shared pizza.
compare_lesson-mistake-larger_numerator = You counted the parts. How big is each part?
compare_lesson-mistake-same_gap = Look at the missing parts. Are they equally big?
compare_lesson-mistake-more_digits = More digits don’t make it more. Compare the tenths first.
compare_lesson-mistake-fewer_digits = Fewer digits don’t make it more. Compare place by place.
compare_lesson-mistake-percent_as_number = Percent means out of 100. So 100% is one whole.
compare_lesson-mistake-ignores_minus = Look at the minus sign. Where is the number on the line?
compare_lesson-mistake-adds_across = Don’t add the bottom numbers. Make the parts equally big first.
compare_lesson-mistake-times_makes_larger = Multiplying by a fraction takes a part. Is that more or less?
compare_lesson-mistake-divided_makes_smaller = How many times does the part fit? It can be many times.
compare_lesson-mistake-ignores_unit = Look at the point. Compare the whole amounts first.
compare_lesson-mistake-minutes_only = You compared the minutes. Look at the hours first.
compare_lesson-mistake-time_as_decimal = An hour has 60 minutes, not 100. Go to the full hour first.
compare_lesson-mistake-not_the_same = Are they really equal? Look again.
compare_lesson-mistake-not_equal = They look different. Can they still be equal?
compare_lesson-mistake-still_not_equal = They look different. Can they still be equal?
compare_lesson-mistake-one_too_few = Nearly! That is one too few. Count again.
compare_lesson-mistake-one_too_many = Nearly! That is one too many. Count again.
compare_lesson-mistake-point_left_out = Don’t leave out the point. How many hundredths are there?
compare_lesson-mistake-too_many_zeros = That is one zero too many. Count the places after the point.

## Ways to compare

compare_lesson-row = { $way ->
        [equations] { $line }
       *[words] { number-reason }
    }
compare_lesson-way = { $way ->
        [count_on] { strategy-count_on }
        [tens_first] { strategy-tens_first }
        [greatest_place_first] { strategy-greatest_place_first }
        [match_one_to_one] { strategy-match_one_to_one }
        [see_five_and_ten] { strategy-see_five_and_ten }
        [part_whole] { strategy-part_whole }
        [make_ten] { strategy-make_ten }
        [known_fact] { strategy-known_fact }
        [same_factor] { strategy-same_factor }
        [think_multiplication] { strategy-think_multiplication }
        [equal_parts] All parts are equally big. Compare the top numbers.
        [compare_with_whole] Compare each number with one whole.
        [more_and_larger] One has more parts. Are they bigger, too?
        [same_numerator] The top numbers are equal. More parts make smaller parts.
        [same_denominator] Give both the same bottom number. Then look at the tops.
        [compare_with_half] { strategy-compare_with_half }
        [compare_with_one] { strategy-compare_with_one }
        [same_places] { strategy-same_places }
        [to_hundredths] { strategy-to_hundredths }
        [part_of_part] { strategy-part_of_part }
        [how_many_fit] { strategy-how_many_fit }
        [whole_part_first] { strategy-whole_part_first }
        [hours_first] { strategy-hours_first }
       *[number_line] { strategy-number_line }
    }

## The skills of the lesson Compare

compare_lesson-skill-takes_1 = Who has more?
    .teacher = Compare two numbers
compare_lesson-skill-takes_2 = Look closely
    .teacher = Compare two numbers that are easy to put in the wrong order
compare_lesson-skill-takes_3 = Is it war?
    .teacher = Compare close numbers, and recognise equal ones
compare_lesson-skill-value_1 = Work it out
    .teacher = Work out the easier cards
compare_lesson-skill-value_2 = Harder ones
    .teacher = Work out the harder cards
compare_lesson-skill-count_1 = Count the dots
    .teacher = Count dots in rows of five
compare_lesson-skill-count_2 = At a glance
    .teacher = See a number of dots without counting
compare_lesson-skill-same_fraction_1 = Smaller parts
    .teacher = Find an equal fraction with more parts
compare_lesson-skill-same_fraction_2 = Bigger parts
    .teacher = Find an equal fraction with fewer or other parts
compare_lesson-skill-hundredths_1 = Hundredths
    .teacher = Write decimals as hundredths
compare_lesson-skill-percent_2 = Out of a hundred
    .teacher = Write fractions and decimals as percentages
compare_lesson-skill-coins_1 = Small coins
    .teacher = Write an amount in the smallest unit
compare_lesson-skill-minutes_between_2 = Minutes between
    .teacher = Find the minutes between two times
compare_lesson-skill-place_1 = Find the place
    .teacher = Place numbers on a line that shows their units
compare_lesson-skill-place_2 = Find it again
    .teacher = Place numbers on a longer line, or on one with smaller parts
compare_lesson-skill-order_2 = Three in order
    .teacher = Put three numbers in order
compare_lesson-skill-order_3 = Four in order
    .teacher = Put four numbers in order
compare_lesson-skill-greatest_1 = The greatest of three
    .teacher = Find the greatest or smallest of three numbers
compare_lesson-skill-greatest_2 = The greatest of four
    .teacher = Find the greatest or smallest of four numbers
compare_lesson-skill-equal_2 = Find the twin
    .teacher = Recognise equal numbers in different forms
compare_lesson-skill-equal_3 = The real twin
    .teacher = Recognise equal numbers among others that look alike
compare_lesson-skill-how_much_more_2 = How much more?
    .teacher = Find differences up to 5
compare_lesson-skill-how_much_more_3 = Much more
    .teacher = Find differences up to 20
compare_lesson-skill-missing_2 = Missing number
    .teacher = Find the missing number of a sum, difference, product or quotient
compare_lesson-skill-digit_2 = Worth of a digit
    .teacher = Say what a digit is worth by its place
compare_lesson-skill-to_ten_2 = Fill the ten
    .teacher = Complete a number to the next ten
compare_lesson-skill-nearest_3 = Which is nearest?
    .teacher = Round to the nearest half, ten, hundred or thousand
compare_lesson-skill-between_3 = In between
    .teacher = Find a number between two others
compare_lesson-skill-beats_2 = Cards that win
    .teacher = Find all numbers that are greater than a given one
compare_lesson-skill-beats_3 = All that win
    .teacher = Find all greater numbers among harder ones
compare_lesson-skill-after_1 = One more, one less
    .teacher = Say the number before or after
compare_lesson-skill-after_2 = Ten more, ten less
    .teacher = Add or subtract ten
compare_lesson-skill-true_2 = Which sign?
    .teacher = Use the signs < and >
compare_lesson-skill-true_3 = Less, equal, more
    .teacher = Use the signs <, = and > for close and equal numbers
