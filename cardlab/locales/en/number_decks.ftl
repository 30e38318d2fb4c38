## Decks of numbers: their names, what they teach, and their place in curricula

number_deck-standard = The usual 52 cards
number_deck-own = A deck of your own
number_deck-count = { $n ->
        [one] one card
       *[other] { $n } cards
    }
number_deck-strategies = Ways to compare
number_deck-misconceptions = Mistakes to expect
number_deck-game = { $game }: { $deck }
number_deck-within_10 = Numbers to 10
    .teaches = Comparing numbers to 10
    .curriculum = Common Core K.CC.C.7; England, Year 1: number and place value
number_deck-within_20 = Numbers to 20
    .teaches = Comparing numbers to 20
    .curriculum = Common Core 1.NBT.B.3; England, Year 1: number and place value
number_deck-dots = Dots
    .teaches = Seeing how many without counting one by one
    .curriculum = Common Core K.CC.C.6; England, Early Years: comparison
number_deck-ten_frames = Ten frames
    .teaches = Seeing numbers as five, ten and some more
    .curriculum = Common Core K.CC.C.6 and K.OA.A.4; England, Year 1: number and place value
number_deck-sums_within_10 = Add and subtract to 10
    .teaches = Adding and subtracting within 10
    .curriculum = Common Core K.OA.A.2 and 1.OA.C.6; England, Year 1: addition and subtraction
number_deck-sums_within_20 = Add and subtract to 20
    .teaches = Adding and subtracting within 20
    .curriculum = Common Core 1.OA.C.6 and 2.OA.B.2; England, Years 1 and 2: addition and subtraction
number_deck-two_digits = Two-digit numbers
    .teaches = Comparing tens first, then ones
    .curriculum = Common Core 1.NBT.B.3; England, Year 2: number and place value
number_deck-three_digits = Three-digit numbers
    .teaches = Comparing hundreds, tens and ones
    .curriculum = Common Core 2.NBT.A.4; England, Year 3: number and place value
number_deck-four_digits = Four-digit numbers
    .teaches = Comparing numbers beyond 1000
    .curriculum = Common Core 4.NBT.A.2; England, Year 4: number and place value
number_deck-multiply = Times tables
    .teaches = Multiplying within 100
    .curriculum = Common Core 3.OA.C.7; England, Years 3 and 4: multiplication
number_deck-divide = Division
    .teaches = Dividing within 100
    .curriculum = Common Core 3.OA.C.7; England, Years 3 and 4: division
number_deck-unit_fractions = Unit fractions
    .teaches = More parts make smaller parts
    .curriculum = Common Core 3.NF.A.1 and 3.NF.A.3; England, Year 3: fractions
number_deck-fractions = Fractions
    .teaches = Comparing fractions by their parts, with a half and with one
    .curriculum = Common Core 3.NF.A.3 and 4.NF.A.2; England, Year 4: fractions
number_deck-equivalent_fractions = Equivalent fractions
    .teaches = Different names for the same fraction
    .curriculum = Common Core 4.NF.A.1 and 4.NF.A.2; England, Years 4 and 5: fractions
number_deck-decimals = Decimals
    .teaches = Comparing tenths and hundredths
    .curriculum = Common Core 4.NF.C.7; England, Years 4 and 5: decimals
number_deck-fractions_decimals_percent = Fractions, decimals and percentages
    .teaches = The same number as a fraction, a decimal and a percentage
    .curriculum = Common Core 6.RP.A.3; England, Years 5 and 6: percentages
number_deck-negative_numbers = Negative numbers
    .teaches = Comparing numbers below zero
    .curriculum = Common Core 6.NS.C.7; England, Years 4 and 5: number and place value
number_deck-add_fractions = Add and subtract fractions
    .teaches = Adding and subtracting fractions with different denominators
    .curriculum = Common Core 5.NF.A.1; England, Years 5 and 6: fractions
number_deck-multiply_fractions = Multiply and divide fractions
    .teaches = Multiplying and dividing with fractions
    .curriculum = Common Core 5.NF.B.4, 5.NF.B.7 and 6.NS.A.1; England, Year 6: fractions
number_deck-money_dollars = Dollars and cents
    .teaches = Comparing amounts of money
    .curriculum = Common Core 2.MD.C.8; England, Years 2 and 3: measurement
number_deck-money_pounds = Pounds and pence
    .teaches = Comparing amounts of money
    .curriculum = Common Core 2.MD.C.8; England, Years 2 and 3: measurement
number_deck-money_euros = Euros and cents
    .teaches = Comparing amounts of money
    .curriculum = Common Core 2.MD.C.8; England, Years 2 and 3: measurement
number_deck-money_rupees = Rupees and paise
    .teaches = Comparing amounts of money
    .curriculum = Common Core 2.MD.C.8; England, Years 2 and 3: measurement
number_deck-times_of_day = Times of day
    .teaches = Earlier and later: hours first, then minutes
    .curriculum = Common Core 2.MD.C.7; England, Years 2 and 3: measurement

## Ways to compare the numbers of a deck

strategy-count_on = Say the smaller number and count on to the other.
strategy-number_line = The number further to the right on the number line is greater.
strategy-tens_first = Compare the tens. If they are equal, compare the ones.
strategy-greatest_place_first = Compare the greatest place first. Go on to the next place only if the digits are equal.
strategy-see_groups = Look for groups: five and two more is seven.
strategy-match_one_to_one = Pair the dots one to one. The side with dots left over has more.
strategy-see_five_and_ten = A full row is five, a full frame is ten.
strategy-see_what_is_missing = Look at the empty places: 8 is two less than ten.
strategy-part_whole = Think of the sum as two parts of a whole.
strategy-make_ten = Make ten first: 8 + 5 is 10 + 3.
strategy-doubles_and_near = Start from a double: 7 + 8 is one more than 7 + 7.
strategy-known_fact = Start from a fact that you know: 6 × 7 is 7 more than 5 × 7.
strategy-same_factor = If one factor is the same, compare the others.
strategy-think_multiplication = Ask how many times it fits: for 42 ÷ 6, think of 6 × 7.
strategy-same_numerator = With equal numerators, smaller denominators make larger parts.
strategy-same_denominator = Write both fractions with the same denominator, then compare the numerators.
strategy-compare_with_half = Compare each fraction with a half.
strategy-compare_with_one = Look at what is missing to make one whole.
strategy-simplify = Simplify: 6/12 is 1/2.
strategy-same_places = Give both decimals the same number of places: 0.3 is 0.30.
strategy-to_hundredths = Write everything in hundredths: 1/4 is 25/100, 25% and 0.25.
strategy-part_of_part = Multiplying by a fraction takes a part: 1/2 × 1/3 is half of a third.
strategy-how_many_fit = Dividing by a fraction asks how many fit: 2 ÷ 1/2 asks how many halves make 2.
strategy-whole_part_first = Compare the whole amounts first, then the coins.
strategy-hours_first = Compare the hours. If they are equal, compare the minutes.

## Why one number is greater

number-reason = { $way ->
        [equal_parts] The parts are equal. { $more } is more than { $fewer }.
        [same_numerator] The tops are equal. { $high } has bigger parts.
        [compare_with_whole] { $exact ->
            [high] { $high } is one whole. { $low } is less.
            [low] { $low } is one whole. { $high } is more.
           *[none] { $high } is more than one whole. { $low } is less.
        }
        [compare_with_half] { $exact ->
            [high] { $high } is one half. { $low } is less.
            [low] { $low } is one half. { $high } is more.
           *[none] { $high } is more than one half. { $low } is less.
        }
        [compare_with_one] Both miss one part. { $high } misses a smaller one.
        [more_and_larger] { $high } takes { $more } parts, { $low } only { $fewer }. Its parts are bigger, too.
       *[equations] { $equations }.
    }

## Mistakes that children make with the numbers of a deck

misconception-longer_is_more = thinks that there are more dots where they take up more room
misconception-digits_swapped = mixes up the order of the digits: 21 for 12
misconception-greatest_digit = looks for the greatest digit: 19 is more than 21 because of the 9
misconception-digit_sum = adds the digits: 48 is more than 50 because 4 + 8 is more than 5 + 0
misconception-zero_does_not_count = leaves out zeros: 307 is read as 37
misconception-reads_side_by_side = reads a sum as one number: 3 + 4 as 34
misconception-adds_instead = adds when there is a minus sign
misconception-one_off = counts the first number too, and is one out
misconception-adds_for_times = adds instead of multiplying: 3 × 4 is 7
misconception-subtracts_for_divided = subtracts instead of dividing: 12 ÷ 4 is 8
misconception-greatest_part = compares only the greatest number of each sum
misconception-larger_denominator = thinks that a larger denominator makes a larger fraction
misconception-larger_numerator = compares only the numerators
misconception-same_gap = compares the gaps: 3/4 and 5/6 are equal because one part is missing from each
misconception-more_digits = thinks that more digits after the point make a larger number: 0.25 is more than 0.3
misconception-fewer_digits = thinks that fewer digits after the point make a larger number: 0.3 is more than 0.45
misconception-percent_as_number = reads a percentage as a whole number: 50% is more than 1
misconception-ignores_minus = leaves out the minus sign: −7 is more than −3
misconception-adds_across = adds numerators and denominators: 1/2 + 1/3 is 2/5
misconception-times_makes_larger = thinks that multiplying always makes a number larger
misconception-divided_makes_smaller = thinks that dividing always makes a number smaller
misconception-ignores_unit = compares the numbers without their units: 50 cents are more than 2 dollars
misconception-time_as_decimal = reads hours and minutes as a decimal
misconception-minutes_only = compares only the minutes

## The numbers of a deck, as a screen reader says them

face-minus = minus { $number }
face-fraction = { $over } { $under ->
        [2] { $over ->
            [one] half
           *[other] halves
        }
        [3] { $over ->
            [one] third
           *[other] thirds
        }
        [4] { $over ->
            [one] quarter
           *[other] quarters
        }
        [5] { $over ->
            [one] fifth
           *[other] fifths
        }
        [6] { $over ->
            [one] sixth
           *[other] sixths
        }
        [7] { $over ->
            [one] seventh
           *[other] sevenths
        }
        [8] { $over ->
            [one] eighth
           *[other] eighths
        }
        [9] { $over ->
            [one] ninth
           *[other] ninths
        }
        [10] { $over ->
            [one] tenth
           *[other] tenths
        }
        [12] { $over ->
            [one] twelfth
           *[other] twelfths
        }
        [100] { $over ->
            [one] hundredth
           *[other] hundredths
        }
       *[other] over { $under }
    }
face-mixed = { $whole } and { $part }
face-sum = { $a } plus { $b }
face-difference = { $a } minus { $b }
face-product = { $a } times { $b }
face-quotient = { $a } divided by { $b }
face-dots = { $n ->
        [one] one dot
       *[other] { $n } dots
    }
face-frame = { $n } in a ten frame

## A deck of numbers in a game

option-deck = Deck
    .help = The usual cards, or numbers to compare, such as fractions.
    .v-standard = { number_deck-standard }
    .v-within_10 = { number_deck-within_10 }
    .v-within_20 = { number_deck-within_20 }
    .v-dots = { number_deck-dots }
    .v-ten_frames = { number_deck-ten_frames }
    .v-sums_within_10 = { number_deck-sums_within_10 }
    .v-sums_within_20 = { number_deck-sums_within_20 }
    .v-two_digits = { number_deck-two_digits }
    .v-three_digits = { number_deck-three_digits }
    .v-four_digits = { number_deck-four_digits }
    .v-multiply = { number_deck-multiply }
    .v-divide = { number_deck-divide }
    .v-unit_fractions = { number_deck-unit_fractions }
    .v-fractions = { number_deck-fractions }
    .v-equivalent_fractions = { number_deck-equivalent_fractions }
    .v-decimals = { number_deck-decimals }
    .v-fractions_decimals_percent = { number_deck-fractions_decimals_percent }
    .v-negative_numbers = { number_deck-negative_numbers }
    .v-add_fractions = { number_deck-add_fractions }
    .v-multiply_fractions = { number_deck-multiply_fractions }
    .v-money_dollars = { number_deck-money_dollars }
    .v-money_pounds = { number_deck-money_pounds }
    .v-money_euros = { number_deck-money_euros }
    .v-money_rupees = { number_deck-money_rupees }
    .v-times_of_day = { number_deck-times_of_day }
