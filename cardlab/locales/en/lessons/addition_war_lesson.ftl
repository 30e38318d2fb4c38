addition_war_lesson = Addition War
    .summary = Compare sums, say who takes the cards, and play a match.
    .ages = 6 to 8
    .teaches = Adding to 20, and comparing sums
addition_war_lesson-fluency = Just sums

## The questions of the lesson Addition War

addition_war_lesson-shown-yours = You have
addition_war_lesson-shown-other = Cards to beat
addition_war_lesson-shown-side = The other player
addition_war_lesson-shown-left = Cards that are left

addition_war_lesson-option-war = War
addition_war_lesson-option-take = Somebody takes the cards
addition_war_lesson-option-likely = Likely
addition_war_lesson-option-unlikely = Not likely
addition_war_lesson-option-never = Can’t happen

addition_war_lesson-sum = { $a } + { $b } = ?
    .name = Sums
    .ask = { $way ->
        [double] It’s a double. Do you know it by heart?
        [near_double] You may know { $less } + { $less }. How much more is this?
        [ten] Ten and { $less } more. What number is that?
        [one] Which number comes right after { $more }?
        [bridge] Start with { $more }. How many more make ten? How many of the { $less } are left?
       *[count_on] Which number is greater? Start there and count on { $less }. Where do you land?
    }
    .line = { $way ->
        [double] { $smaller } + { $smaller } = { $smaller_double }, and then 2 more
        [near_double] { $less } + { $less } + 1 = ?
        [ten] { $less ->
            [10] The tens: 1 + 1. The ones: 0.
           *[other] The tens: 1. The ones: { $less }.
        }
        [one] Count: { $before }, { $more }, …
        [bridge] { $more } + { $to_ten } = 10, and then { $left } more
       *[count_on] { $more } + 1 = { $after }, and then { $smaller } more
    }
    .working = { $way ->
        [double] { $smaller } + { $smaller } = { $smaller_double }
            { $smaller_double } + 2 = { $sum }
        [near_double] { $less } + { $less } + 1 = { $sum }
        [bridge] { $more } + { $to_ten } = 10
            10 + { $left } = { $sum }
        [count_on] { $more } + 1 = { $after }
            { $after } + { $smaller } = { $sum }
       *[other] { "" }
    }
        { $a } + { $b } = { $sum }
    .right = Yes: { $a } + { $b } = { $sum }.
addition_war_lesson-sum-double_not_mended = You used the double { $less } + { $less }. But one of the numbers is 1 more.
addition_war_lesson-sum-counts_first_number_in = Start at { $more }. The first step goes to { $after }, not { $more }.
addition_war_lesson-sum-one_too_many = Nearly! You counted one step too many.
addition_war_lesson-sum-whole_number_after_ten = You went to ten first. Good idea! You used some of the { $less } for that. How much is left?
addition_war_lesson-sum-stopped_at_ten = You got to ten. That’s a good first step! Now add the rest of the { $less }.
addition_war_lesson-sum-concatenated = You wrote { $a } and { $b } side by side. How many are there in all?
addition_war_lesson-sum-subtracted = That’s how far apart { $a } and { $b } are. This time, add them.
addition_war_lesson-sum-digits_turned = Read your number aloud. Which digit shows the tens? Maybe you swapped the digits.

addition_war_lesson-land = Start at { $start }. Jump { $steps } steps forward. Where do you land?
    .name = Jumps on the line
    .ask = Where are you after the first step?
    .line = { $start } + { $steps } = ?
    .working = { $way ->
        [over_ten] { $start } + { $to_ten } = 10
            10 + { $rest } = { $sum }
       *[count_on] { "" }
    }
        { $start } + { $steps } = { $sum }
    .right = Yes: a jump of { $steps } from { $start } lands on { $sum }.
addition_war_lesson-land-stayed = That’s where you start. Now jump { $steps } from there.
addition_war_lesson-land-counts_first_number_in = You start on { $start }. Count “one” when you reach the next number.
addition_war_lesson-land-one_too_many = Nearly! That is one step too far. Count the steps, not the numbers.
addition_war_lesson-land-steps_from_nought = That is a jump of { $steps } from 0. Here you start at { $start }.
addition_war_lesson-land-went_back = That is { $steps } steps back. Jump forward, to the greater numbers.

addition_war_lesson-flash = How many?
    .name = Dots in a flash
    .flash = Dots: { $a } and { $b }
    .ask = Did you see groups? How many dots are in each?
    .line = { $a } + { $b } = ?
    .working = { $a } + { $b } = { $dots }
    .right = Yes: { $a } and { $b } make { $dots }.
addition_war_lesson-flash-one_part = You saw some of the dots. Look again: there are more.
addition_war_lesson-flash-smaller_part = You saw only the smaller group of dots. Look again: there are more.
addition_war_lesson-flash-one_too_few = Nearly! Look again: you missed a dot.
addition_war_lesson-flash-one_too_many = Nearly! Look again: you counted a dot too many.
addition_war_lesson-flash-empty_places = Those are the empty places. How many places have a dot?

addition_war_lesson-missing = { $a } + ? = { $sum }
    .name = Missing numbers
    .ask = How many do you count on from { $a } to reach { $sum }?
    .line = { $sum } − { $a } = ?
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = Yes: { $a } + { $b } = { $sum }.
addition_war_lesson-missing-added_the_sum = You added { $a } and { $sum }. But { $sum } is the whole sum already. Which part is hidden?
addition_war_lesson-missing-sum_again = { $sum } is both cards together. One of them is { $a }. What is the other one?
addition_war_lesson-missing-counts_start = Count the steps from { $a } to { $sum }. The first step goes to the number after { $a }.
addition_war_lesson-missing-counts_between = You counted the numbers in between. Count the steps: the last one reaches { $sum }.
addition_war_lesson-missing-first_number_again = That’s the card you can see. How many more make { $sum }?

addition_war_lesson-fill = Add counters until there are { $sum }.
    .name = Counters in frames
    .ask = How many are there? How many more make { $sum }?
    .line = { $way ->
        [bridge] { $a } + { $to_ten } = 10. How many go into the next frame?
       *[on] { $a } + ? = { $sum }
    }
    .working = { $way ->
        [bridge] { $a } + { $to_ten } = 10
            10 + { $left } = { $sum }
       *[on] { "" }
    }
        { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = Yes: { $a } + { $b } = { $sum }.
addition_war_lesson-fill-sum_again = You put in { $sum } counters. But some were there already. Count them too.
addition_war_lesson-fill-one_too_few = Nearly! Count them all again. Are there { $sum }?
addition_war_lesson-fill-one_too_many = Nearly! Count them all again. There are more than { $sum }.
addition_war_lesson-fill-filled_the_ten = Now the frame is full: that is ten. You want { $sum }.

addition_war_lesson-balance = Pull your bar until both sums are equal.
    .name = Equal bars
    .ask = What do the other two cards make? Does your bar need more or less than { $b }?
    .line = { $c } + ? = { $sum }
    .working = { $a } + { $b } = { $sum }
        { $c } + { $d } = { $sum }
        { $sum } − { $c } = { $d }
    .right = Yes: { $a } + { $b } = { $c } + { $d }.
addition_war_lesson-balance-sum_again = { $sum } is the whole sum. Your bar has { $c } of it already.
addition_war_lesson-balance-same_number = You pulled out { $b } again. But you start with { $c }, not with { $a }.
addition_war_lesson-balance-other_way = It’s the other way round. If one number is smaller, the other one has to be bigger.
addition_war_lesson-balance-one_too_few = Nearly! Add up your bar again. Is it { $sum }?
addition_war_lesson-balance-one_too_many = Nearly! Add up your bar again. It is more than { $sum }.

addition_war_lesson-greater = Who takes the cards?
    .name = Who takes the cards
    .ask = What is the sum on each side? Which sum is greater?
    .line = { $a } + { $b } = ?, and { $c } + { $d } = ?
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] The cards go to { $winner }
        }
    .right = { $shape ->
        [same] Yes: { $s } on both sides, so it is war.
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
addition_war_lesson-greater-highest_card = Both cards count. Add the two on each side.
addition_war_lesson-greater-smaller_taken = Add both cards on each side again. The greater sum takes the cards.
addition_war_lesson-greater-no_war_here = It’s only war when both sums are the same. Are they?
addition_war_lesson-greater-unlike_cards = The cards are different. Are the two sums different too? Add them.

addition_war_lesson-compare = Who takes the cards? Try without adding.
    .name = Comparing without adding
    .ask = Which numbers are the same, or nearly the same? How much more is it here? How much less is it there?
    .line = { $rows }
    .rows = { $x } and { $y }: which is more?
    .rows-working = { $x } { $sign } { $y }
    .working = { $rows }
        { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] The cards go to { $winner }
        }
    .right = { $shape ->
        [same] Yes: one card is higher, the other lower by the same amount. { $s } on both sides: war!
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
addition_war_lesson-compare-highest_card = That card is higher. How about the one beside it?
addition_war_lesson-compare-smaller_taken = Compare the cards one by one. Which side has more in all?
addition_war_lesson-compare-no_war_here = One side has more. Which cards are not the same?
addition_war_lesson-compare-unlike_cards = One card is more, the other less. Is it even?

addition_war_lesson-by_how_much = How much greater is { $a } + { $b } than { $c } + { $d }?
    .name = How much greater
    .ask = What are the two sums? How far apart are they?
    .line = { $a } + { $b } = { $s }, and { $c } + { $d } = ?
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Yes: { $s } is { $more } more than { $t }.
addition_war_lesson-by_how_much-compared_highest = You compared the highest cards. Compare the two sums.
addition_war_lesson-by_how_much-how_many_not_how_many_more = That’s the greater sum itself. How much more is it than the other sum?
addition_war_lesson-by_how_much-counts_start = Count the steps from one sum to the other. Don’t count the number you start on.
addition_war_lesson-by_how_much-counts_between = You counted the numbers in between. The last step, to { $s }, counts too.
addition_war_lesson-by_how_much-put_together = You added both sums. How far apart are they?

addition_war_lesson-order = Put the pairs in order. The smallest sum comes first.
    .name = Pairs in order
    .ask = What is the sum of each pair?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Yes. In order, the sums are { $worths }.
addition_war_lesson-order-highest_card = You put the highest cards in order. Add both cards in each pair.
addition_war_lesson-order-greatest_first = Right order, but the other way round. Start with the smallest sum.

addition_war_lesson-to_win = You have { $a } and need one more card. What is the smallest that beats { $t }?
    .name = A number that wins
    .ask = Which card makes your sum the same as { $t }? What happens then?
    .line = { $a } + ? must be more than { $t }.
    .working = { $a } + { $tie } = { $t }: war
        { $a } + { $need } = { $sum }
        { $sum } > { $t }
        { $best }
    .right = Yes: { $a } + { $need } = { $sum }, just more than { $t }.
addition_war_lesson-to_win-makes_a_war = That makes war. You need a little more.
addition_war_lesson-to_win-not_the_smallest = That wins. Would a smaller one win too?
addition_war_lesson-to_win-highest_card = Would a smaller card win too?
addition_war_lesson-to_win-lowest_card = Add it to { $a }: is that enough to win?
addition_war_lesson-to_win-whole_sum = The other side has { $t }. You have { $a } already.
addition_war_lesson-to_win-put_together = You added both. What must you add to { $a }?

addition_war_lesson-makes = Which pairs make { $n }? Choose all of them.
    .name = Pairs that make a sum
    .ask = What is the sum of the first pair? And of the next one?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Yes, you found all that make { $n }.
addition_war_lesson-makes-counts_first_number_in = Each of these is one more than { $n }. When you count on, don’t count the first number.
addition_war_lesson-makes-one_too_many = Each of these is one less than { $n }. Count the steps again.
addition_war_lesson-makes-subtracted = Those cards are { $n } apart. Look for cards that make { $n } together.
addition_war_lesson-makes-double_left_out = Good so far. A double counts too.
addition_war_lesson-makes-stopped_after_one = That one fits. Keep looking: there is more than one.

addition_war_lesson-how_many_pairs = The cards go from 1 to 10. How many pairs of numbers make { $n }? (4 + 5 and 5 + 4 count as one pair.)
    .name = Counting pairs
    .ask = Which pair has the smallest number in it? Which one comes next?
    .line = Start with { $low } + { $high }. Make the first number 1 more each time.
    .working = { $all }
        { $pairs }
    .right = Yes: { $all }.
addition_war_lesson-how_many_pairs-turned_round_too = You counted some pairs twice, once each way round. Count each pair only once.
addition_war_lesson-how_many_pairs-cards_above_ten = No card is greater than 10. Leave out the pairs that would need one.
addition_war_lesson-how_many_pairs-double_left_out = A double is a pair too. Is there one here?
addition_war_lesson-how_many_pairs-one_left_out = One pair is missing. Write them in order and you will see the gap.
addition_war_lesson-how_many_pairs-one_too_many = That is one too many. Write them in order and count them.

addition_war_lesson-likely = You have { $a } + { $b }. Will the next two cards make more?
    .name = Likely or not
    .ask = Which sums are more than yours? Do they come up often?
    .line = { $a } + { $b } = { $worth }. Sums near 11 come up most often.
    .working = { $a } + { $b } = { $worth }
        { $higher } of { $every } pairs make more.
        { $answer ->
            [likely] { addition_war_lesson-option-likely }
            [unlikely] { addition_war_lesson-option-unlikely }
           *[never] { addition_war_lesson-option-never }
        }
    .right = Yes: { $higher } of { $every } pairs make more.
addition_war_lesson-likely-still_possible = Find two cards that make more than { $worth }.
addition_war_lesson-likely-expects_too_much = Are most sums above yours, or below?
addition_war_lesson-likely-expects_too_little = Are most sums above yours, or below?
addition_war_lesson-likely-takes_for_impossible = It can: find two that make more.

addition_war_lesson-chance = Two of these four cards come next. What is the chance that they make more than { $worth }?
    .name = Chances
    .ask = How many pairs can you make from four cards? Which of them make more than { $worth }?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        More than { $worth }: { $higher } of 6 pairs
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Yes: { $higher ->
        [one] one of the 6 pairs makes
       *[other] { $higher } of the 6 pairs make
    } more than { $worth }. The chance is { $chance }.
addition_war_lesson-chance-how_many_not_what_share = That is how many pairs make more. Now write it as a fraction of all the pairs, like 1/6.
addition_war_lesson-chance-ties_counted = Some pairs make exactly { $worth }. That is not more.
addition_war_lesson-chance-other_way_round = That is the chance that they don’t make more. Look at the other pairs.
addition_war_lesson-chance-out_of_four = Two cards come, not one. Count pairs of cards: there are 6.
addition_war_lesson-chance-half_and_half = It happens or it doesn’t, but one is more likely. Count the pairs.

addition_war_lesson-most_often = Cards 1 to { $high }, four of each: which sum of two comes most often?
    .name = The most common sum
    .ask = Which sum can you make with the most pairs of numbers?
    .line = The smallest sum is { $least }, the greatest { $most }. Look in the middle.
    .working = 1 + 1 = { $least }, and { $high } + { $high } = { $most }
        { $all } all make { $sum }
    .right = Yes: { $all } all make { $sum }. No other sum has as many pairs of cards.
addition_war_lesson-most_often-greatest_sum = Only one pair makes { $most }. Which sum has many?
addition_war_lesson-most_often-greatest_card = That is the greatest card. Add two cards.
addition_war_lesson-most_often-smallest_sum = Only 1 + 1 makes { $least }. Which sum has many pairs?
addition_war_lesson-most_often-middle_of_one_card = That is the middle of one card. Add two.

## The experiments

addition_war_lesson-try-sums = Which sums come up?
    .guess = Add two cards. Which sum will come up most?
    .one = { $a } + { $b } = { $worth }
    .why = { $tied ->
        [yes] It’s a tie this time. In the end, { $top } should win: { $top_pairs }. With all the suits, { $top_ways } pairs of cards make it.
       *[no] { $is_top ->
            [yes] { $top } came up most: { $top_pairs }. With all the suits, { $top_ways } pairs of cards make it. No other sum has so many.
           *[no] { $best } came up most this time. In the end, { $top } should win: { $top_pairs }. With all the suits, { $top_ways } pairs of cards make { $top }, and { $ways } make { $best }.
        }
    }
    .counted = Sum of two cards
    .of = of all pairs
addition_war_lesson-try-sums-seen = Look at the bars. Which sum came up most?
    .working = { $rows }
        The highest bar: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: { $figure } of 100 pairs
    .right = Yes: { $best } came up most often, about { $figure } times in 100 pairs of cards.
## The rule card

addition_war_lesson-rule-ace = An ace counts as { $ace }.
addition_war_lesson-rule-numbers = The other cards count as the number on them: { $low } to { $high }.
addition_war_lesson-rule-courts_removed = We play without jacks, queens and kings. A few questions use them: a jack is { $jack }, a queen { $queen }, a king { $king }.
addition_war_lesson-rule-worth = You turn up two cards and add them: { $a } + { $b } = { $worth }.
addition_war_lesson-rule-take = The greater sum takes all the cards.
addition_war_lesson-rule-war = Equal sums: war! Each player lays { $down } cards face down and { $up } face up. The greater new sum takes all.
addition_war_lesson-rule-said = When you play, type your sum. You take cards only if your answer is right. After a wrong one, the cards wait for the next winner.
addition_war_lesson-rule-end = When all cards are played, the player who has taken more cards wins.
addition_war_lesson-rule-watched = { stage-watch } and { stage-predict } are shorter: they end after { $turns } turns.

## What the learner has learnt, at the end of each stage

addition_war_lesson-learned =
    .watch = Each player adds two cards. An ace is 1. The greater sum takes all the cards.
    .predict = A big sum of your own often wins.
    .investigate = Middle sums come up most often, because more pairs make them.
    .ticket = You have shown what you know about sums.

## My deck: the name of each card, for a child and for a teacher

addition_war_lesson-skill-sum_1 = Sums to ten
    .teacher = Add within 10
addition_war_lesson-skill-land_1 = Jump ahead
    .teacher = Add by counting on along a number line
addition_war_lesson-skill-fill_1 = Fill it up
    .teacher = Find how many more make a number to 9
addition_war_lesson-skill-greater_1 = Who has more?
    .teacher = Compare two sums within 10
addition_war_lesson-skill-fill_2 = Make ten
    .teacher = Number bonds of 10
addition_war_lesson-skill-sum_2 = Doubles
    .teacher = Doubles, and sums with 10
addition_war_lesson-skill-missing_2 = Missing number
    .teacher = Find the number that is missing in a sum to 10
addition_war_lesson-skill-greater_2 = Big card, small sum
    .teacher = Compare sums where the highest card misleads
addition_war_lesson-skill-by_how_much_2 = How many more?
    .teacher = Difference of two sums within 10
addition_war_lesson-skill-sum_3 = Past ten
    .teacher = Add across 10
addition_war_lesson-skill-missing_3 = Missing number past ten
    .teacher = Find the number that is missing in a sum past 10
addition_war_lesson-skill-balance_3 = Same on both sides
    .teacher = Equal sums past 10
addition_war_lesson-skill-compare_3 = Look, don’t add
    .teacher = Compare sums without working them out

## A page for families

addition_war_lesson-family =
    .learnt = Your child added two numbers to make up to 20, compared sums and found the missing number in a sum.
    .play_1 = Take the aces to tens from a pack of cards. An ace counts as 1. Deal them face down, half to each player.
    .play_2 = Both players turn up two cards and say their sum: 7 + 5 = 12.
    .play_3 = The greater sum takes all four cards.
    .play_4 = If the sums are equal, both lay three cards face down and two face up. The greater new sum takes all.
    .play_5 = When all cards have been played, the player who has taken more cards wins.
    .ask_1 = How did you work it out?
    .ask_2 = Can you tell who wins without adding?
    .ask_3 = Which cards would beat your sum?
    .easier = Use only the cards from ace to five.
    .harder = Keep the jacks, queens and kings. They count as 11, 12 and 13.

## The columns of the recording sheet

addition_war_lesson-record = Write both equations. Write <, = or > between them.
addition_war_lesson-record-mine = My cards
addition_war_lesson-record-sign = <, = or >
addition_war_lesson-record-other = Other player’s cards
