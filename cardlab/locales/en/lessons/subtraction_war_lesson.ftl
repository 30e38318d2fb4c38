subtraction_war_lesson = Subtraction War
    .summary = Watch differences being compared, say who takes the cards, and play a match.
    .ages = 6 to 9
    .teaches = How far two numbers are apart, and which of two differences is greater
subtraction_war_lesson-fluency = Just differences

## What the lesson asks while a match goes on

subtraction_war_lesson-ask-told = { $a } − { $b } = { $worth }

## The questions of the lesson Subtraction War

subtraction_war_lesson-shown-yours = Your cards
subtraction_war_lesson-shown-left = Cards that are left

subtraction_war_lesson-option-war = War: nobody takes them yet
subtraction_war_lesson-option-take = Somebody takes the cards
subtraction_war_lesson-option-likely = Likely
subtraction_war_lesson-option-unlikely = Not likely
subtraction_war_lesson-option-never = It cannot happen

subtraction_war_lesson-difference = How far apart are { $a } and { $b }?
    .name = Differences
    .ask = { $way ->
        [double] How many steps is it from a number to itself?
        [neighbours] These two are neighbours. How many steps is it from one to the other?
        [ten] How many does { $small } need to make ten?
        [over_ten] How far is it from { $small } to ten? And from ten to { $big }?
       *[count_on] Begin at { $small } and count on to { $big }. How many steps is that?
    }
    .line = { $way ->
        [over_ten] From { $small } to 10, and then from 10 to { $big }
       *[count_on] { $big } − { $small } = ?
    }
    .working = { $way ->
        [over_ten] 10 − { $small } = { $to_ten }
            { $big } − 10 = { $rest }
       *[count_on] { "" }
    }
        { $big } − { $small } = { $worth }
    .right = Yes: { $big } − { $small } = { $worth }.
subtraction_war_lesson-difference-added = You put the two numbers together. Here we ask how far they are apart.
subtraction_war_lesson-difference-double_stays = Both numbers are { $big }. How many steps is it from one to the other?
subtraction_war_lesson-difference-signed = You took { $big } from { $small }. The way is as long in both directions: start at the greater number.
subtraction_war_lesson-difference-does_not_go = It does go. Start at the greater number, wherever it lies.
subtraction_war_lesson-difference-ones_turned_round = You took the ones the other way round. Go by way of ten instead.
subtraction_war_lesson-difference-counts_start = Nearly! Count the steps, not the numbers. Where you start is no step.
subtraction_war_lesson-difference-counts_between = Nearly! You counted the numbers between. The last step counts as well.
subtraction_war_lesson-difference-greater_number = That is the greater number itself. How far is it from the other one?
subtraction_war_lesson-difference-smaller_number = That is the smaller number itself. How far is it from the other one?

subtraction_war_lesson-how_many_more = You hold { $big } cards, and a friend holds { $small }. How many more do you hold?
    .name = How many more
    .ask = Lay the cards in two rows. Which of yours have no partner?
    .line = { $big } − { $small } = ?
    .working = { $small } of your { $big } cards { $small ->
        [one] has
       *[other] have
    } a partner.
        { $big } − { $small } = { $worth }
    .right = Yes: { $big } is { $worth } more than { $small }.
subtraction_war_lesson-how_many_more-how_many_not_how_many_more = That is how many you hold. How many of them are more than your friend has?
subtraction_war_lesson-how_many_more-the_other_heap = That is how many your friend holds. How many more do you have?
subtraction_war_lesson-how_many_more-put_together = That is all the cards together. Give each card of your friend a partner. How many are left over?
subtraction_war_lesson-how_many_more-counts_start = Nearly! That is one too many. Count only the cards without a partner.
subtraction_war_lesson-how_many_more-counts_between = Nearly! One more card has no partner. Look at the end of the row.

subtraction_war_lesson-flash = One card has more dots. How many more?
    .name = How many more, in a flash
    .flash = One card has { $a }, the other { $b }.
    .ask = How many dots are on each card? Which has more?
    .line = { $big } − { $small } = ?
    .working = { $big } − { $small } = { $worth }
    .right = Yes: { $big } is { $worth } more than { $small }.
subtraction_war_lesson-flash-how_many_not_how_many_more = That is all the dots of one card. How many more are they?
subtraction_war_lesson-flash-the_other_card = That is what the smaller card has. How many more has the other?
subtraction_war_lesson-flash-put_together = Those are the dots of both cards. How many more has one?
subtraction_war_lesson-flash-one_too_many = Nearly! That is one too many. Give each dot a partner.
subtraction_war_lesson-flash-one_too_few = Nearly! One more dot has no partner. Look again.

subtraction_war_lesson-partners = There are { $big } dots above and { $small } below. Put in dots below until each dot has a partner.
    .name = Dots with partners
    .ask = Which dots above have no partner yet?
    .line = { $small } + ? = { $big }
    .working = { $small } + { $worth } = { $big }
        { $big } − { $small } = { $worth }
    .right = Yes: { $big } − { $small } = { $worth }. That is how many more are above.
subtraction_war_lesson-partners-as_many_as_above = You put in as many as there are above. But some were there already.
subtraction_war_lesson-partners-as_many_as_lay_there = You put in { $small } once more. How many are needed until there are { $big } below?
subtraction_war_lesson-partners-one_too_few = Nearly! Look at the end of the row above. Has the last dot a partner?
subtraction_war_lesson-partners-one_too_many = Nearly! Now a dot below has no partner.

subtraction_war_lesson-land = Start at { $start }. Jump { $steps } steps back. Where do you land?
    .name = Jumps on the line
    .ask = Where are you after the first step back?
    .line = { $start } − { $steps } = ?
    .working = { $start } − { $steps } = { $left }
    .right = Yes: from { $start } a jump of { $steps } back lands on { $left }.
subtraction_war_lesson-land-stayed = That is where you start. Now jump { $steps } back from there.
subtraction_war_lesson-land-counts_first_number_in = You start on { $start }. Count “one” when you reach the next smaller number.
subtraction_war_lesson-land-one_too_many = Nearly! That is one step too far. Count the steps, not the numbers.
subtraction_war_lesson-land-went_forward = That is { $steps } steps forward. Jump back, to the smaller numbers.
subtraction_war_lesson-land-steps_from_nought = That is how many steps you jump. Begin at { $start } and go back.

subtraction_war_lesson-missing = { $big } − ? = { $left }
    .name = Missing numbers
    .ask = You go down from { $big } to { $left }. How many steps is that?
    .line = { $big } − { $left } = ?
    .working = { $big } − { $taken } = { $left }
        { $big } − { $left } = { $taken }
    .right = Yes: { $big } − { $taken } = { $left }.
subtraction_war_lesson-missing-added = You put { $big } and { $left } together. How far is it from one to the other?
subtraction_war_lesson-missing-what_is_left = { $left } is what is left. How much was taken away?
subtraction_war_lesson-missing-first_number_again = If all { $big } were taken away, nothing would be left. Here { $left } { $left ->
        [one] is
       *[other] are
    } left.
subtraction_war_lesson-missing-counts_start = Nearly! Count the steps down. The number where you start is no step.
subtraction_war_lesson-missing-counts_between = Nearly! The last step, down to { $left }, counts as well.

subtraction_war_lesson-start = ? − { $taken } = { $left }
    .name = The first number
    .ask = { $taken } { $taken ->
        [one] was
       *[other] were
    } taken away, and { $left } { $left ->
        [one] is
       *[other] are
    } left. How many were there before?
    .line = { $left } + { $taken } = ?
    .working = { $left } + { $taken } = { $big }
        ? = { $big }
    .right = Yes: { $big } − { $taken } = { $left }.
subtraction_war_lesson-start-subtracted = You took away once more. Put back what was taken away.
subtraction_war_lesson-start-what_is_left = { $left } is what is left. Before, there were more.
subtraction_war_lesson-start-what_was_taken = { $taken } is what was taken away. Put it back to the { $left }.
subtraction_war_lesson-start-counts_first_number_in = Nearly! When you count on from { $left }, the first step goes to the next number.
subtraction_war_lesson-start-one_too_many = Nearly! That is one step too many. Count on { $taken } from { $left }.

subtraction_war_lesson-greater = Who takes the cards? The greater difference wins.
    .name = Who takes the cards
    .ask = How far apart are the two cards on each side? Where is it farther?
    .line = { $a } − { $b } = ?, and { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] The cards go to { $winner }
        }
    .right = { $same ->
        [yes] Yes: { $s } on both sides, so it is war.
       *[no] Yes: { $best } is more than { $least }, so { $winner } takes the cards.
    }
subtraction_war_lesson-greater-highest_card = High cards may lie close together. How far apart are they on each side?
subtraction_war_lesson-greater-smaller_taken = Count the steps on each side once more. The greater difference takes the cards.
subtraction_war_lesson-greater-no_war_here = It is war only when both differences are the same. Are they?
subtraction_war_lesson-greater-unlike_cards = The cards are different. Are the differences different, too? Count the steps.

subtraction_war_lesson-compare = Who takes the cards? Try to see it without subtracting.
    .name = Comparing without subtracting
    .ask = Look at the big numbers first, then at the small ones. Which end has moved farther?
    .line = { $rows }
    .rows = { $x } and { $y }: which is more?
    .rows-working = { $x } { $sign } { $y }
    .working = { $rows }
        { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] The cards go to { $winner }
        }
    .right = { $same ->
        [yes] Yes: both ends have moved by as much, so both distances are { $s }. War!
       *[no] Yes: { $best } is more than { $least }, so { $winner } takes the cards.
    }
subtraction_war_lesson-compare-highest_card = One card is higher there. But where does the other end of that pair lie?
subtraction_war_lesson-compare-smaller_taken = If the small card is higher, the way is shorter. If the great card is higher, the way is longer.
subtraction_war_lesson-compare-no_war_here = One end has moved more than the other one. Is the distance still the same?
subtraction_war_lesson-compare-unlike_cards = Both ends have moved. Have they moved by as much, the same way?

subtraction_war_lesson-by_how_much = By how much is { $a } − { $b } greater than { $c } − { $d }?
    .name = By how much
    .ask = What are the two differences? How far are they apart?
    .line = { $a } − { $b } = { $s }, and { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Yes: { $s } is { $more } more than { $t }.
subtraction_war_lesson-by_how_much-compared_highest = You compared the highest cards. Compare the two differences.
subtraction_war_lesson-by_how_much-how_many_not_how_many_more = That is the greater difference itself. How many more is it than the other one?
subtraction_war_lesson-by_how_much-counts_start = Nearly! Count the steps from one difference to the other. The start is no step.
subtraction_war_lesson-by_how_much-counts_between = Nearly! You counted the numbers between. The last step counts as well.
subtraction_war_lesson-by_how_much-put_together = You put both differences together. How far are they apart?

subtraction_war_lesson-order = Put the pairs in order. The smallest difference comes first.
    .name = Pairs in order
    .ask = How far apart are the two cards of each pair?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Yes. In order the differences are { $worths }.
subtraction_war_lesson-order-highest_card = You put the highest cards in order. How far apart are the cards of each pair?
subtraction_war_lesson-order-greatest_first = The differences are in order, the other way round. Begin with the smallest.

subtraction_war_lesson-card_for = Which card makes a difference of { $n } with your { $own }?
    .name = A card for a difference
    .ask = Where are you when you go { $n ->
        [one] 1 step
       *[other] { $n } steps
    } from { $own }? There are two directions.
    .line = { $ways ->
        [up] { $own } + { $n } = ?
        [down] { $own } − { $n } = ?
       *[both] { $own } − { $n } = ?, and { $own } + { $n } = ? Is one of them here?
    }
    .working = { $big } − { $small } = { $n }
        { $best }
    .right = Yes: { $big } − { $small } = { $n }.
subtraction_war_lesson-card_for-difference_itself = That card is a { $n }. Look for one that is { $n ->
        [one] 1 step
       *[other] { $n } steps
    } away from { $own }.
subtraction_war_lesson-card_for-counts_start = Nearly! It is one step farther away. The number where you start is no step.
subtraction_war_lesson-card_for-counts_between = Nearly! It is one step nearer. The card itself is the last step.

subtraction_war_lesson-both_cards = Which cards make a difference of { $n } with your { $own }? Choose all of them.
    .name = Both cards for a difference
    .ask = Go { $n ->
        [one] 1 step
       *[other] { $n } steps
    } up from { $own }, and { $n ->
        [one] 1 step
       *[other] { $n } steps
    } down. Are there cards?
    .line = { $own } − { $n } = ?, and { $own } + { $n } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $big } − { $small } = { $n }
    .rows = { $big } − { $small } = { $n }.
    .right = Yes: { $rows }
subtraction_war_lesson-both_cards-only_below = That one fits. Look in the other direction as well.
subtraction_war_lesson-both_cards-only_above = That one fits. Look in the other direction as well.
subtraction_war_lesson-both_cards-counts_start = Nearly! It is one step farther away. The number where you start is no step.
subtraction_war_lesson-both_cards-counts_between = Nearly! It is one step nearer. The card itself is the last step.
subtraction_war_lesson-both_cards-difference_itself = That card is a { $n }. Look for cards that are { $n ->
        [one] 1 step
       *[other] { $n } steps
    } away from { $own }.

subtraction_war_lesson-best_card = Your first card is a { $own }. Which second card gives the greatest difference?
    .name = The greatest difference
    .ask = Which of these cards is farthest away from { $own }: a high one or a low one?
    .line = { $rows }
    .rows = { $big } − { $small } = ?
    .rows-working = { $big } − { $small } = { $worth }
    .working = { $rows }
        { $best }
    .right = Yes: that is { $worth } away, farther than all others.
subtraction_war_lesson-best_card-highest_card = The highest card need not be the farthest. How far is the lowest one away?
subtraction_war_lesson-best_card-lowest_card = The lowest card need not be the farthest. How far is the highest one away?
subtraction_war_lesson-best_card-nearest_card = That card is nearest to { $own }. Here the farthest one wins.

subtraction_war_lesson-ties = Which pairs make a war with { $a } − { $b }? Choose all of them.
    .name = Pairs that make a war
    .ask = How far apart are { $a } and { $b }? Which pairs are just as far apart?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $a } − { $b } = { $worth }
        { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Yes: these are { $worth } apart as well.
subtraction_war_lesson-ties-same_sum = There the sum is the same. Look for the same difference.
subtraction_war_lesson-ties-same_card = There a card is the same. Look for the same difference: count the steps.
subtraction_war_lesson-ties-stopped_after_one = That one fits. Look on: there is more than one.

subtraction_war_lesson-how_many_pairs = Cards go from 1 to 10. How many pairs of numbers are { $n } apart?
    .name = Counting pairs
    .ask = Which pair has a 1 in it? Which one has a 2? Where does it end?
    .line = Begin with { $high } − 1. Make both numbers one greater each time, up to 10.
    .working = { $all }
        { $pairs }
    .right = Yes: { $all }.
subtraction_war_lesson-how_many_pairs-counts_start = One too many. The first pair is { $high } − 1, and no number is greater than 10.
subtraction_war_lesson-how_many_pairs-turned_round_too = You counted each pair twice, once each way round. Count it only once.
subtraction_war_lesson-how_many_pairs-as_many_as_numbers = There are ten numbers. But the greatest ones have no partner above them.
subtraction_war_lesson-how_many_pairs-one_left_out = One pair is missing. Write them in order, then you see the gap.

subtraction_war_lesson-likely = You have { $a } − { $b }. Two of the other cards come next. Will they be farther apart?
    .name = Likely or not
    .ask = Which differences are more than yours? Do they come often?
    .line = { $a } − { $b } = { $worth }. Small differences come most often.
    .working = { $a } − { $b } = { $worth }
        { $higher } of { $every } pairs are farther apart; { $others } are not.
        { $answer ->
            [likely] { subtraction_war_lesson-option-likely }
            [unlikely] { subtraction_war_lesson-option-unlikely }
           *[never] { subtraction_war_lesson-option-never }
        }
    .right = Yes: { $higher } of the { $every } pairs that can come are farther apart than { $worth }.
subtraction_war_lesson-likely-still_possible = Which two cards are farther apart than { $worth }? Can you find any?
subtraction_war_lesson-likely-expects_too_much = Great differences are rare. Count how many pairs are farther apart than { $worth }.
subtraction_war_lesson-likely-expects_too_little = It does not matter how high your cards are. How many pairs are farther apart than { $worth }?
subtraction_war_lesson-likely-takes_for_impossible = It can happen. Find two cards that are farther apart than { $worth }.

subtraction_war_lesson-chance = Two of these four cards come next. What is the chance of a difference of more than { $worth }?
    .name = Chances
    .ask = How many pairs do four cards have? Which of them are farther apart than { $worth }?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $pairs }
        More than { $worth }: { $higher } of 6 pairs
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Yes: { $higher ->
        [one] one of the 6 pairs is
       *[other] { $higher } of the 6 pairs are
    } farther apart than { $worth }, so the chance is { $chance }.
subtraction_war_lesson-chance-how_many_not_what_share = So many pairs are farther apart. Now say it as a part of all pairs, such as 1/6.
subtraction_war_lesson-chance-ties_counted = Some pairs are just { $worth } apart. They are not farther apart.
subtraction_war_lesson-chance-other_way_round = That is the chance that they are not farther apart. Look at the other pairs.
subtraction_war_lesson-chance-out_of_four = Two cards come, not one. Count pairs of cards: there are 6.
subtraction_war_lesson-chance-half_and_half = It happens or it does not, but not equally often. Count the pairs.

subtraction_war_lesson-most_often = Cards go from 1 to 10, four of each. Which of these differences comes most often?
    .name = What comes most often
    .ask = How many pairs of numbers are so far apart? Think of 2 − 1, 3 − 2, 4 − 3 …
    .line = Two equal numbers come from 6 pairs of cards, two different ones from 16.
    .working = { $rows }
        { $best }
    .rows = { $n }: { $pairs }
    .rows-working = { $n }: { $pairs } pairs of cards
    .right = Yes: { $pairs } of the 780 pairs of cards are { $best } apart.
subtraction_war_lesson-most_often-nought_first = Many numbers can be doubled. But two equal cards come less often than two others.
subtraction_war_lesson-most_often-next_to_nought = A good thought: small differences are common. Count the pairs of cards for each.
subtraction_war_lesson-most_often-greatest = Great differences need a very high and a very low card. Are there many such pairs?

## The experiments

subtraction_war_lesson-try-differences = Which differences come?
    .guess = Which difference comes most? Bet on one.
    .why = { $best } came most. { $ways } pairs of numbers are { $best } apart, only 1 is 9 apart.
    .counted = Difference of two cards
    .of = of all pairs
subtraction_war_lesson-try-differences-seen = Look at the bars. Which difference came most?
    .working = { $rows }
        The highest bar: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: { $figure } of 100 pairs
    .right = Yes: { $best } came most often, about { $figure } times in 100 pairs of cards.
## The rule card

subtraction_war_lesson-rule-ace = An ace counts { $ace }.
subtraction_war_lesson-rule-numbers = The other cards count what is on them: { $low } to { $high }.
subtraction_war_lesson-rule-courts_removed = Jacks, queens and kings are left out. In a few questions they are there: a jack is { $jack }, a queen { $queen }, a king { $king }.
subtraction_war_lesson-rule-worth = You turn up two cards and find the difference: { $a } − { $b } = { $worth }. Always the greater number minus the smaller one.
subtraction_war_lesson-rule-take = The greater difference takes all the cards.
subtraction_war_lesson-rule-war = Equal differences: war! Each player lays { $down } cards face down and { $up } face up. The greater new difference takes all.
subtraction_war_lesson-rule-said = When you play, you say your difference: only a right one takes cards, and cards that you miss wait for the next winner.
subtraction_war_lesson-rule-end = When the packets have been played, the player who has taken more cards wins.

## What was learned in each stage, said at its end

subtraction_war_lesson-learned =
    .watch = Both differences are compared, and the greater one takes the cards.
    .predict = The last card decides. It wins if it is far enough from the first one.
    .investigate = Small differences come most often: there are more pairs that make them.
    .ticket = You have shown what you know about differences.

## My deck: what a card is called, for a child and for a teacher

subtraction_war_lesson-skill-partners_1 = Find partners
    .teacher = Match two rows of up to 6 one to one
subtraction_war_lesson-skill-how_many_more_1 = How many more?
    .teacher = Compare two amounts up to 6
subtraction_war_lesson-skill-land_1 = Jump back
    .teacher = Subtract by counting back along a number line
subtraction_war_lesson-skill-difference_1 = Neighbours
    .teacher = Differences within 5, of neighbours and of equal numbers
subtraction_war_lesson-skill-greater_1 = Who is further apart?
    .teacher = Compare two clear differences
subtraction_war_lesson-skill-how_many_more_2 = How many more, to ten
    .teacher = Compare two amounts up to 10
subtraction_war_lesson-skill-difference_2 = Back from ten
    .teacher = Differences from 10, and of 2
subtraction_war_lesson-skill-missing_2 = What was taken away?
    .teacher = Find how many were taken away, up to 6
subtraction_war_lesson-skill-card_for_2 = The right card
    .teacher = Find a number that is a given distance above another
subtraction_war_lesson-skill-difference_3 = How far apart?
    .teacher = All differences within 10
subtraction_war_lesson-skill-greater_3 = A close call
    .teacher = Compare differences that are equal or one apart
subtraction_war_lesson-skill-start_3 = Where did it start?
    .teacher = Find the number before some were taken away, to 10
subtraction_war_lesson-skill-compare_3 = Look, don’t take away
    .teacher = Compare differences without working them out
