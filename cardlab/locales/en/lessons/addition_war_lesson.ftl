addition_war_lesson = Addition War
    .summary = Watch sums being compared, say who takes the cards, and play a match.
    .ages = 6 to 8
    .teaches = Sums to 20, and which of two sums is greater
addition_war_lesson-fluency = Just sums

## The questions of the lesson Addition War

addition_war_lesson-shown-yours = Your cards
addition_war_lesson-shown-other = Cards to beat
addition_war_lesson-shown-side = The other side
addition_war_lesson-shown-left = Cards that are left

addition_war_lesson-option-war = War: nobody takes them yet
addition_war_lesson-option-take = Somebody takes the cards
addition_war_lesson-option-likely = Likely
addition_war_lesson-option-unlikely = Not likely
addition_war_lesson-option-never = It cannot happen

addition_war_lesson-sum = { $a } + { $b } = ?
    .name = Sums
    .ask = { $way ->
        [double] Two equal numbers: do you know this double by heart?
        [near_double] You may know { $less } + { $less }. How much more is this?
        [ten] Ten and some more: what is ten and { $less } called?
        [one] Which number comes right after { $more }?
        [bridge] Begin with { $more }: how many does it need to make ten? How many of the { $less } are left then?
       *[count_on] Which number is greater? Start there. Where are you when you count on { $less }?
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
addition_war_lesson-sum-double_not_mended = You used the double { $less } + { $less }. One of the numbers is one more than that.
addition_war_lesson-sum-counts_first_number_in = Start at { $a }, and count { $b ->
        [one] 1 step
       *[other] { $b } steps
    }. The first step takes you to the next number, not to { $a } itself.
addition_war_lesson-sum-one_too_many = Nearly! One step too many was counted. Try once more with your fingers or the frames.
addition_war_lesson-sum-whole_number_after_ten = You went to ten first: a good way. Some of the { $less } was used for that. How much is left?
addition_war_lesson-sum-stopped_at_ten = You got to ten: a good first step. Now add what is left of the { $less }.
addition_war_lesson-sum-concatenated = You have put { $a } and { $b } side by side. Put the two amounts together instead: how many are there in all?
addition_war_lesson-sum-subtracted = That is how far { $a } and { $b } are apart. Here they are put together.
addition_war_lesson-sum-digits_turned = Read your number aloud. Which digit tells the tens? Perhaps the two have changed places.

addition_war_lesson-land = Start at { $start }. Jump { $steps } steps forward. Where do you land?
    .name = Jumps on the line
    .ask = Where are you after the first step?
    .line = { $start } + { $steps } = ?
    .working = { $start } + { $steps } = { $sum }
    .right = Yes: from { $start } a jump of { $steps } lands on { $sum }.
addition_war_lesson-land-stayed = That is where you start. Now jump { $steps } from there.
addition_war_lesson-land-counts_first_number_in = You start on { $start }. Count “one” when you reach the next number.
addition_war_lesson-land-one_too_many = Nearly! That is one step too far. Count the steps, not the numbers.
addition_war_lesson-land-steps_from_nought = That is a jump of { $steps } from 0. Here you begin at { $start }.
addition_war_lesson-land-went_back = That is { $steps } steps back. Jump forward, to the greater numbers.

addition_war_lesson-flash = How many dots?
    .name = Dots in a flash
    .flash = Dots: { $a } and { $b }
    .ask = Did you see groups? How many dots are in each?
    .line = { $a } + { $b } = ?
    .working = { $a } + { $b } = { $dots }
    .right = Yes: { $a } and { $b } make { $dots }.
addition_war_lesson-flash-one_part = You saw one part of the dots. Look again: there are more.
addition_war_lesson-flash-smaller_part = You saw the smaller part of the dots. Look again: there are more.
addition_war_lesson-flash-one_too_few = Nearly! Look again: you missed a dot.
addition_war_lesson-flash-one_too_many = Nearly! Look again: you counted a dot too many.
addition_war_lesson-flash-empty_places = Those are the empty places. How many places have a dot?

addition_war_lesson-missing = { $a } + ? = { $sum }
    .name = Missing numbers
    .ask = How many must you count on from { $a } to reach { $sum }?
    .line = { $sum } − { $a } = ?
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = Yes: { $a } + { $b } = { $sum }.
addition_war_lesson-missing-added_the_sum = You added { $a } and { $sum }. But { $sum } is all of it already. Which part is hidden?
addition_war_lesson-missing-sum_again = { $sum } is both cards together. One of them is { $a }. What is the other one?
addition_war_lesson-missing-counts_start = Count the steps from { $a } to { $sum }. The first step goes to the number after { $a }.
addition_war_lesson-missing-counts_between = You counted the numbers between. Count the steps: the last one reaches { $sum }.
addition_war_lesson-missing-first_number_again = That is the card you see. How much is missing to { $sum }?

addition_war_lesson-fill = Put in counters until there are { $sum }.
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
addition_war_lesson-fill-sum_again = You put in { $sum } counters. But some were there already. Count them, too.
addition_war_lesson-fill-one_too_few = Nearly! Count all of them once more. Are there { $sum }?
addition_war_lesson-fill-one_too_many = Nearly! Count all of them once more. There are more than { $sum }.
addition_war_lesson-fill-filled_the_ten = Now the frame is full: that is ten. You want { $sum }.

addition_war_lesson-balance = The other side has { $a } + { $b }. You have { $c }. Pull your bar until both sums are the same: that makes a war.
    .name = Equal bars
    .ask = What do the two other cards make? Does your bar need more or less than { $b }?
    .line = { $c } + ? = { $sum }
    .working = { $a } + { $b } = { $sum }
        { $c } + { $d } = { $sum }
        { $sum } − { $c } = { $d }
    .right = Yes: { $a } + { $b } = { $c } + { $d }.
addition_war_lesson-balance-sum_again = { $sum } is the whole sum. Your bar has { $c } of it already.
addition_war_lesson-balance-same_number = You pulled out { $b } once more. But you begin with { $c } and not with { $a }.
addition_war_lesson-balance-other_way = You went the other way. Where the first number is less, the second one is more.
addition_war_lesson-balance-one_too_few = Nearly! Add up your bar once more. Is it { $sum }?
addition_war_lesson-balance-one_too_many = Nearly! Add up your bar once more. It is more than { $sum }.

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
    .right = { $same ->
        [yes] Yes: { $s } on both sides, so it is war.
       *[no] Yes: { $best } is more than { $least }, so { $winner } takes the cards.
    }
addition_war_lesson-greater-highest_card = You looked at the highest card. Both cards count: add the two on each side.
addition_war_lesson-greater-smaller_taken = Add both cards on each side once more. The greater sum takes the cards.
addition_war_lesson-greater-no_war_here = It is war only when both sums are the same. Are they?
addition_war_lesson-greater-unlike_cards = The cards are different. Are the two sums different as well? Add them.

addition_war_lesson-compare = Who takes the cards? Try to see it without adding.
    .name = Comparing without adding
    .ask = Which numbers are the same, or nearly the same? How many more is it here, and how many less there?
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
    .right = { $same ->
        [yes] Yes: as much as one card is more, the other is less. { $s } on both sides: war!
       *[no] Yes: { $best } is more than { $least }, so { $winner } takes the cards.
    }
addition_war_lesson-compare-highest_card = One card is higher there. But what about the other card of that pair?
addition_war_lesson-compare-smaller_taken = Compare the cards one by one. On which side is there more in all?
addition_war_lesson-compare-no_war_here = One side has a little more. Find the cards that are not the same.
addition_war_lesson-compare-unlike_cards = One card is more, and the other one is less. Do the two changes even out?

addition_war_lesson-by_how_much = By how much is { $a } + { $b } greater than { $c } + { $d }?
    .name = By how much
    .ask = What are the two sums? How far are they apart?
    .line = { $a } + { $b } = { $s }, and { $c } + { $d } = ?
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Yes: { $s } is { $more } more than { $t }.
addition_war_lesson-by_how_much-compared_highest = You compared the highest cards. Compare the two sums.
addition_war_lesson-by_how_much-how_many_not_how_many_more = That is the greater sum itself. How many more is it than the other sum?
addition_war_lesson-by_how_much-counts_start = Count the steps from one sum to the other. The number where you start is no step.
addition_war_lesson-by_how_much-counts_between = You counted the numbers between. The last step, to { $s }, counts as well.
addition_war_lesson-by_how_much-put_together = You put both sums together. Here we ask how far they are apart.

addition_war_lesson-order = Put the pairs in order. The smallest sum comes first.
    .name = Pairs in order
    .ask = What is the sum of each pair?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Yes. In order the sums are { $worths }.
addition_war_lesson-order-highest_card = You put the highest cards in order. Add both cards of each pair.
addition_war_lesson-order-greatest_first = The sums are in order, the other way round. Begin with the smallest.

addition_war_lesson-to_win = You have { $a }. The other side has { $t }. Which is the smallest number that wins?
    .name = A number that wins
    .ask = Which card makes your sum the same as { $t }? What happens then?
    .line = { $a } + ? must be more than { $t }.
    .working = { $a } + { $tie } = { $t }: war
        { $a } + { $need } = { $sum }
        { $sum } > { $t }
        { $best }
    .right = Yes: { $a } + { $need } = { $sum }, just more than { $t }.
addition_war_lesson-to_win-makes_a_war = That makes both sums the same, so there is a war. You need a little more.
addition_war_lesson-to_win-not_the_smallest = That wins. Would a smaller one win as well?
addition_war_lesson-to_win-highest_card = The highest card wins. Would a smaller one win as well?
addition_war_lesson-to_win-lowest_card = That is the smallest card. Add it to { $a }: is it more than { $t }?
addition_war_lesson-to_win-whole_sum = { $t } is what the other side has in all. You have { $a } already.
addition_war_lesson-to_win-put_together = You added both sides. Ask what is missing from { $a } to beat { $t }.

addition_war_lesson-makes = Which pairs make { $n }? Choose all of them.
    .name = Pairs that make a sum
    .ask = What is the sum of the first pair? And of the next one?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Yes, you found all that make { $n }.
addition_war_lesson-makes-counts_first_number_in = Each of these is one more than { $n }. When you count on, do not count the first number.
addition_war_lesson-makes-one_too_many = Each of these is one less than { $n }. Count the steps once more.
addition_war_lesson-makes-subtracted = There the cards are { $n } apart. Look for cards that make { $n } together.
addition_war_lesson-makes-double_left_out = Good so far. A pair of two equal numbers counts as well.
addition_war_lesson-makes-stopped_after_one = That one fits. Look on: there is more than one.

addition_war_lesson-how_many_pairs = Cards go from 1 to 10. How many pairs of numbers make { $n }? (4 + 5 and 5 + 4 are one pair.)
    .name = Counting pairs
    .ask = Which pair has the smallest number in it? Which one comes next?
    .line = Begin with { $low } + { $high }. Make the first number one greater each time.
    .working = { $all }
        { $pairs }
    .right = Yes: { $all }.
addition_war_lesson-how_many_pairs-turned_round_too = You counted some pairs twice, once each way round. Count each only once.
addition_war_lesson-how_many_pairs-cards_above_ten = No card is greater than 10. Leave out the pairs that would need one.
addition_war_lesson-how_many_pairs-double_left_out = Two equal numbers are a pair as well. Is there one here?
addition_war_lesson-how_many_pairs-one_left_out = One pair is missing. Write them in order, then you see the gap.
addition_war_lesson-how_many_pairs-one_too_many = That is one too many. Write them in order and count them.

addition_war_lesson-likely = You have { $a } + { $b }. Two of the other cards come next. Will they make more?
    .name = Likely or not
    .ask = Which sums are more than yours? Do they come often?
    .line = { $a } + { $b } = { $worth }. Sums near 11 come most often.
    .working = { $a } + { $b } = { $worth }
        { $higher } of { $every } pairs make more; { $others } do not.
        { $answer ->
            [likely] { addition_war_lesson-option-likely }
            [unlikely] { addition_war_lesson-option-unlikely }
           *[never] { addition_war_lesson-option-never }
        }
    .right = Yes: { $higher } of the { $every } pairs that can come make more than { $worth }.
addition_war_lesson-likely-still_possible = Which two cards would make more than { $worth }? Can you find any?
addition_war_lesson-likely-expects_too_much = Think of all the sums. More of them come out below yours than you expect.
addition_war_lesson-likely-expects_too_little = Think of all the sums. More of them come out above yours than you expect.
addition_war_lesson-likely-takes_for_impossible = It can happen. Find two cards that make more than { $worth }.

addition_war_lesson-chance = Two of these four cards come next. What is the chance that they make more than { $worth }?
    .name = Chances
    .ask = How many pairs do four cards have? Which of them make more than { $worth }?
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
    } more than { $worth }, so the chance is { $chance }.
addition_war_lesson-chance-how_many_not_what_share = So many pairs make more. Now say it as a part of all pairs, such as 1/6.
addition_war_lesson-chance-ties_counted = Some pairs make just { $worth }. They do not make more.
addition_war_lesson-chance-other_way_round = That is the chance that they do not make more. Look at the other pairs.
addition_war_lesson-chance-out_of_four = Two cards come, not one. Count pairs of cards: there are 6.
addition_war_lesson-chance-half_and_half = It happens or it does not, but not equally often. Count the pairs.

addition_war_lesson-most_often = Cards go from 1 to { $high }, four of each. Which sum of two cards comes most often?
    .name = What comes most often
    .ask = Which sum has the most pairs of numbers that make it?
    .line = The smallest sum is { $least }, the greatest { $most }. Look at the middle.
    .working = 1 + 1 = { $least }, and { $high } + { $high } = { $most }
        { $all } all make { $sum }
    .right = Yes: { $all } all make { $sum }. No other sum comes from so many pairs of cards.
addition_war_lesson-most_often-greatest_sum = Only one pair of numbers makes { $most }. Which sum is made by many?
addition_war_lesson-most_often-greatest_card = That is the greatest card. Which sum of two cards lies in the middle?
addition_war_lesson-most_often-smallest_sum = Only 1 + 1 makes { $least }. Which sum is made by many pairs?
addition_war_lesson-most_often-middle_of_one_card = That is the middle for one card. Here two cards are added.

## The experiments

addition_war_lesson-try-sums = Which sums come?
    .guess = Which sum comes most? Bet on one.
    .why = { $best } came most. { $ways } pairs of numbers make it, only 1 makes 2.
    .counted = Sum of two cards
    .of = of all pairs
addition_war_lesson-try-sums-seen = Look at the bars. Which sum came most?
    .working = { $rows }
        The highest bar: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: { $figure } of 100 pairs
    .right = Yes: { $best } came most often, about { $figure } times in 100 pairs of cards.
## The rule card

addition_war_lesson-rule-ace = An ace counts { $ace }.
addition_war_lesson-rule-numbers = The other cards count what is on them: { $low } to { $high }.
addition_war_lesson-rule-courts_removed = Jacks, queens and kings are left out. In a few questions they are there: a jack is { $jack }, a queen { $queen }, a king { $king }.
addition_war_lesson-rule-worth = You turn up two cards and add them: { $a } + { $b } = { $worth }.
addition_war_lesson-rule-take = The greater sum takes all the cards.
addition_war_lesson-rule-war = Equal sums: war! Each player lays { $down } cards face down and { $up } face up. The greater new sum takes all.
addition_war_lesson-rule-said = When you play, you say your sum: only a right one takes cards, and cards that you miss wait for the next winner.
addition_war_lesson-rule-end = When the packets have been played, the player who has taken more cards wins.

## What was learned in each stage, said at its end

addition_war_lesson-learned =
    .watch = Both sums are compared, and the greater one takes the cards.
    .predict = The last card decides. Your sum tells how great it has to be.
    .investigate = Middle sums come most often: there are more pairs that make them.
    .ticket = You have shown what you know about sums.

## My deck: what a card is called, for a child and for a teacher

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
