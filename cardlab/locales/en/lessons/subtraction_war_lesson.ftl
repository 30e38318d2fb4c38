subtraction_war_lesson = Subtraction War
    .summary = Compare differences, say who takes the cards, and play a match.
    .ages = 6 to 9
    .teaches = How far apart two numbers are, and comparing differences
subtraction_war_lesson-fluency = Just differences

## Questions during a match

subtraction_war_lesson-ask-told = { $a } − { $b } = { $worth }. { $shape ->
        [more] { $other } is less than { $worth }.
        [less] { $other } is more than { $worth }.
       *[same] Both make { $other }.
    }

## The questions of the lesson Subtraction War

subtraction_war_lesson-shown-yours = You have
subtraction_war_lesson-shown-left = Cards that are left

subtraction_war_lesson-option-war = War
subtraction_war_lesson-option-take = Somebody takes the cards
subtraction_war_lesson-option-likely = Likely
subtraction_war_lesson-option-unlikely = Not likely
subtraction_war_lesson-option-never = Can’t happen

subtraction_war_lesson-difference = How far apart are { $a } and { $b }?
    .name = Differences
    .ask = { $way ->
        [double] How many steps is it from a number to itself?
        [neighbours] These two are neighbours. How many steps is it from one to the other?
        [ten] How many more make { $small } into ten?
        [over_ten] How far is it from { $small } to ten? And from ten to { $big }?
       *[count_on] Start at { $small } and count on to { $big }. How many steps is that?
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
subtraction_war_lesson-difference-added = You added the two numbers. How far apart are they?
subtraction_war_lesson-difference-double_stays = Both numbers are { $big }. How many steps is it from one to the other?
subtraction_war_lesson-difference-signed = You took { $big } from { $small }. The distance is the same both ways. Start at the greater number.
subtraction_war_lesson-difference-does_not_go = You can do it! Start at the greater number, wherever it is.
subtraction_war_lesson-difference-ones_turned_round = You took the ones the wrong way round. Go through ten instead.
subtraction_war_lesson-difference-counts_start = Nearly! Count the steps, not the numbers. Don’t count the number you start on.
subtraction_war_lesson-difference-counts_between = Nearly! You counted the numbers in between. The last step counts too.
subtraction_war_lesson-difference-greater_number = That’s the greater number itself. How far is it from the other one?
subtraction_war_lesson-difference-smaller_number = That’s the smaller number itself. How far is it from the other one?

subtraction_war_lesson-how_many_more = { subtraction_war_lesson-flash }
    .name = How many more
    .ask = Lay the dots in two rows. Which dots have no partner?
    .line = { $big } − { $small } = ?
    .working = { $small } of the { $big } dots { $small ->
        [one] has
       *[other] have
    } a partner.
        { $big } − { $small } = { $worth }
    .right = Yes: { $big } is { $worth } more than { $small }.
subtraction_war_lesson-how_many_more-how_many_not_how_many_more = { subtraction_war_lesson-flash-how_many_not_how_many_more }
subtraction_war_lesson-how_many_more-the_other_card = { subtraction_war_lesson-flash-the_other_card }
subtraction_war_lesson-how_many_more-put_together = { subtraction_war_lesson-flash-put_together }
subtraction_war_lesson-how_many_more-one_too_many = { subtraction_war_lesson-flash-one_too_many }
subtraction_war_lesson-how_many_more-one_too_few = { subtraction_war_lesson-flash-one_too_few }

subtraction_war_lesson-flash = One card has more dots. How many more?
    .name = How many more, in a flash
    .flash = One card has { $a }, the other { $b }.
    .ask = How many dots are on each card? Which has more?
    .line = { $big } − { $small } = ?
    .working = { $big } − { $small } = { $worth }
    .right = Yes: { $big } is { $worth } more than { $small }.
subtraction_war_lesson-flash-how_many_not_how_many_more = That is all the dots on one card. How many more is that than on the other?
subtraction_war_lesson-flash-the_other_card = That is how many the smaller card has. How many more does the other have?
subtraction_war_lesson-flash-put_together = Those are the dots on both cards. How many more does one have?
subtraction_war_lesson-flash-one_too_many = Nearly! That is one too many. Give each dot a partner.
subtraction_war_lesson-flash-one_too_few = Nearly! One more dot has no partner. Look again.

subtraction_war_lesson-partners = There are { $big } dots above and { $small } below. Add dots below until each dot has a partner.
    .name = Dots with partners
    .ask = Which dots above have no partner yet?
    .line = { $small } + ? = { $big }
    .working = { $small } + { $worth } = { $big }
        { $big } − { $small } = { $worth }
    .right = Yes: { $big } − { $small } = { $worth }. That is how many were missing below.
subtraction_war_lesson-partners-as_many_as_above = You put in as many as there are above. But some were already there.
subtraction_war_lesson-partners-as_many_as_lay_there = You put in { $small } more. How many do you need to have { $big } below?
subtraction_war_lesson-partners-one_too_few = Nearly! Look at the end of the row above. Does the last dot have a partner?
subtraction_war_lesson-partners-one_too_many = Nearly! Now a dot below has no partner.

subtraction_war_lesson-land = Start at { $start }. Jump { $steps } steps back. Where do you land?
    .name = Jumps on the line
    .ask = Where are you after the first step back?
    .line = { $start } − { $steps } = ?
    .working = { $way ->
        [over_ten] { $start } − { $to_ten } = 10
            10 − { $rest } = { $left }
       *[count_on] { "" }
    }
        { $start } − { $steps } = { $left }
    .right = Yes: a jump back of { $steps } from { $start } lands on { $left }.
subtraction_war_lesson-land-stayed = That’s where you start. Now jump { $steps } back from there.
subtraction_war_lesson-land-counts_first_number_in = You start on { $start }. Count “one” when you reach the next smaller number.
subtraction_war_lesson-land-one_too_many = Nearly! That is one step too far. Count the steps, not the numbers.
subtraction_war_lesson-land-went_forward = That is { $steps } steps forward. Jump back, to the smaller numbers.
subtraction_war_lesson-land-steps_from_nought = That is how many steps you jump. Start at { $start } and go back.

subtraction_war_lesson-missing = { $big } − ? = { $left }
    .name = Missing numbers
    .ask = You go down from { $big } to { $left }. How many steps is that?
    .line = { $big } − { $left } = ?
    .working = { $big } − { $taken } = { $left }
        { $big } − { $left } = { $taken }
    .right = Yes: { $big } − { $taken } = { $left }.
subtraction_war_lesson-missing-added = You added { $big } and { $left }. How far is it from one to the other?
subtraction_war_lesson-missing-what_is_left = { $left } is what is left. How much was taken away?
subtraction_war_lesson-missing-first_number_again = If all { $big } were taken away, nothing would be left. Here { $left } { $left ->
        [one] is
       *[other] are
    } left.
subtraction_war_lesson-missing-counts_start = Nearly! Count the steps down. Don’t count the number you start on.
subtraction_war_lesson-missing-counts_between = Nearly! The last step, down to { $left }, counts too.

subtraction_war_lesson-start = ? − { $taken } = { $left }
    .name = The first number
    .ask = { $taken } { $taken ->
        [one] was
       *[other] were
    } taken away, and { $left } { $left ->
        [one] is
       *[other] are
    } left. How many were there before?
    .line = { $more } + { $less } = ?
    .working = { $left } + { $taken } = { $big }
        ? = { $big }
    .right = Yes: { $big } − { $taken } = { $left }.
subtraction_war_lesson-start-subtracted = You took away again. Put back what was taken away.
subtraction_war_lesson-start-what_is_left = { $left } is what is left. Before, there were more.
subtraction_war_lesson-start-what_was_taken = { $taken } is what was taken away. Add it to the { $left }.
subtraction_war_lesson-start-counts_first_number_in = Nearly! Start at { $more }. The first step goes to { $after }.
subtraction_war_lesson-start-one_too_many = Nearly! That is one step too many. Count on { $less } from { $more }.

subtraction_war_lesson-greater = Who takes the cards? The greater difference wins.
    .name = Who takes the cards
    .ask = How far apart are the two cards on each side? Which side is further apart?
    .line = { $a } − { $b } = ?, and { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] The cards go to { $winner }
        }
    .right = { $shape ->
        [same] Yes: { $s } on both sides, so it is war.
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
subtraction_war_lesson-greater-highest_card = High cards can be close together. Count the steps.
subtraction_war_lesson-greater-smaller_taken = Work out each difference again.
subtraction_war_lesson-greater-no_war_here = War needs two equal differences. Are they equal?
subtraction_war_lesson-greater-unlike_cards = Two other cards can be just as far apart. Count the steps.

subtraction_war_lesson-compare = Who takes the cards? Try without subtracting.
    .name = Comparing without subtracting
    .ask = Look at the big numbers first, then at the small ones. Which end has moved further?
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
    .right = { $shape ->
        [same] Yes: both ends have moved by the same amount, so both distances are { $s }. War!
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
subtraction_war_lesson-compare-highest_card = That card is higher. Where is the one beside it?
subtraction_war_lesson-compare-smaller_taken = Look at both ends. Which gap is longer?
subtraction_war_lesson-compare-no_war_here = One end has moved more. Is the gap the same?
subtraction_war_lesson-compare-unlike_cards = Both ends have moved. By the same amount?

subtraction_war_lesson-by_how_much = How much greater is { $a } − { $b } than { $c } − { $d }?
    .name = How much greater
    .ask = What are the two differences? How far apart are they?
    .line = { $a } − { $b } = { $s }, and { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Yes: { $s } is { $more } more than { $t }.
subtraction_war_lesson-by_how_much-compared_highest = You compared the highest cards. Compare the two differences.
subtraction_war_lesson-by_how_much-how_many_not_how_many_more = That’s the greater difference itself. How much more is it than the other one?
subtraction_war_lesson-by_how_much-counts_start = Nearly! Count the steps from one difference to the other. Don’t count the start.
subtraction_war_lesson-by_how_much-counts_between = Nearly! You counted the numbers in between. The last step counts too.
subtraction_war_lesson-by_how_much-put_together = You added both differences. How far apart are they?

subtraction_war_lesson-order = Put the pairs in order. The smallest difference comes first.
    .name = Pairs in order
    .ask = How far apart are the two cards in each pair?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Yes. In order, the differences are { $worths }.
subtraction_war_lesson-order-highest_card = You put the highest cards in order. How far apart are the cards in each pair?
subtraction_war_lesson-order-greatest_first = Right order, but the other way round. Start with the smallest difference.

subtraction_war_lesson-card_for = Which card makes a difference of { $n } with your { $own }?
    .name = A card for a difference
    .ask = Where do you land when you go { $n ->
        [one] 1 step
       *[other] { $n } steps
    } from { $own }? You can go two ways.
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
subtraction_war_lesson-card_for-counts_start = Nearly! Don’t count the number you start on.
subtraction_war_lesson-card_for-counts_between = Nearly! It is one step nearer. The card itself is the last step.

subtraction_war_lesson-both_cards = Which cards make a difference of { $n } with your { $own }? Choose all of them.
    .name = Both cards for a difference
    .ask = Go { $n ->
        [one] 1 step
       *[other] { $n } steps
    } up from { $own }, and { $n ->
        [one] 1 step
       *[other] { $n } steps
    } down. Is there a card?
    .line = { $own } − { $n } = ?, and { $own } + { $n } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $big } − { $small } = { $n }
    .rows = { $big } − { $small } = { $n }.
    .right = Yes: { $rows }
subtraction_war_lesson-both_cards-only_below = That one fits. Look in the other direction too.
subtraction_war_lesson-both_cards-only_above = That one fits. Look in the other direction too.
subtraction_war_lesson-both_cards-counts_start = Nearly! It is one step further away. Don’t count the number you start on.
subtraction_war_lesson-both_cards-counts_between = Nearly! It is one step nearer. The card itself is the last step.
subtraction_war_lesson-both_cards-difference_itself = That card is a { $n }. Look for cards that are { $n ->
        [one] 1 step
       *[other] { $n } steps
    } away from { $own }.

subtraction_war_lesson-best_card = Your first card is a { $own }. Which second card gives the greatest difference?
    .name = The greatest difference
    .ask = Which of these cards is furthest away from { $own }: a high one or a low one?
    .line = { $rows }
    .rows = { $big } − { $small } = ?
    .rows-working = { $big } − { $small } = { $worth }
    .working = { $rows }
        { $best }
    .right = Yes: that is { $worth } away, further than all the others.
subtraction_war_lesson-best_card-highest_card = The highest card isn’t always the furthest. How far away is the lowest one?
subtraction_war_lesson-best_card-lowest_card = The lowest card isn’t always the furthest. How far away is the highest one?
subtraction_war_lesson-best_card-nearest_card = That card is nearest to { $own }. Here the furthest one wins.

subtraction_war_lesson-ties = Which pairs make a war with { $a } − { $b }? Choose all of them.
    .name = Pairs that make a war
    .ask = How far apart are { $a } and { $b }? Which pairs are just as far apart?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $a } − { $b } = { $worth }
        { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Yes: these are { $worth } apart too.
subtraction_war_lesson-ties-same_sum = Those have the same sum. Look for the same difference.
subtraction_war_lesson-ties-same_card = The same card is not enough. Count the steps.
subtraction_war_lesson-ties-stopped_after_one = That one fits. Keep looking: there is more than one.

subtraction_war_lesson-how_many_pairs = The cards go from 1 to 10. How many pairs of numbers are { $n } apart?
    .name = Counting pairs
    .ask = Which pair has a 1 in it? Which one has a 2? Where does it end?
    .line = Start with { $high } − 1. Make both numbers 1 more each time, up to 10.
    .working = { $all }
        { $pairs }
    .right = Yes: { $all }.
subtraction_war_lesson-how_many_pairs-counts_start = One too many. The first pair is { $high } − 1, and no number is greater than 10.
subtraction_war_lesson-how_many_pairs-turned_round_too = You counted each pair twice, once each way round. Count each pair only once.
subtraction_war_lesson-how_many_pairs-as_many_as_numbers = There are ten numbers. But the greatest ones have no partner above them.
subtraction_war_lesson-how_many_pairs-one_left_out = One pair is missing. Write them in order and you will see the gap.

subtraction_war_lesson-likely = You have { $a } − { $b }. Will the next two cards be further apart?
    .name = Likely or not
    .ask = Which differences are more than yours? Do they come up often?
    .line = { $a } − { $b } = { $worth }. Small differences come up most often.
    .working = { $a } − { $b } = { $worth }
        { $higher } of { $every } pairs are further apart.
        { $answer ->
            [likely] { subtraction_war_lesson-option-likely }
            [unlikely] { subtraction_war_lesson-option-unlikely }
           *[never] { subtraction_war_lesson-option-never }
        }
    .right = Yes: { $higher } of { $every } pairs are further apart.
subtraction_war_lesson-likely-still_possible = Find two cards further apart than { $worth }.
subtraction_war_lesson-likely-expects_too_much = Are most pairs further apart than yours?
subtraction_war_lesson-likely-expects_too_little = Are most pairs further apart than yours?
subtraction_war_lesson-likely-takes_for_impossible = It can: find two further apart.

subtraction_war_lesson-chance = Two of these four cards come next. What is the chance of a difference of more than { $worth }?
    .name = Chances
    .ask = How many pairs can you make from four cards? Which of them are further apart than { $worth }?
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
    } further apart than { $worth }. The chance is { $chance }.
subtraction_war_lesson-chance-how_many_not_what_share = That is how many pairs are further apart. Now write it as a fraction of all the pairs, like 1/6.
subtraction_war_lesson-chance-ties_counted = Some pairs are exactly { $worth } apart. That is not further apart.
subtraction_war_lesson-chance-other_way_round = That is the chance that they are not further apart. Look at the other pairs.
subtraction_war_lesson-chance-out_of_four = Two cards come, not one. Count pairs of cards: there are 6.
subtraction_war_lesson-chance-half_and_half = It happens or it doesn’t, but one is more likely. Count the pairs.

subtraction_war_lesson-most_often = Cards 1 to 10, four of each: which difference comes most often?
    .name = The most common difference
    .ask = How many pairs of numbers are that far apart? Think of 2 − 1, 3 − 2, 4 − 3 …
    .line = Two equal numbers come from 6 pairs of cards. Two different numbers come from 16.
    .working = { $rows }
        { $best }
    .rows = { $n }: { $pairs }
    .rows-working = { $n }: { $pairs } pairs
    .right = Yes: { $pairs } of the 780 pairs of cards are { $best } apart.
subtraction_war_lesson-most_often-nought_first = Two different cards come more often than two equal ones.
subtraction_war_lesson-most_often-next_to_nought = Good thinking. Now count the pairs for each.
subtraction_war_lesson-most_often-greatest = Big differences need a high and a low card.

## The experiments

subtraction_war_lesson-try-differences = Which differences come up?
    .guess = Take two cards. Which difference will come up most?
    .one = { $a } − { $b } = { $worth }
    .why = { $tied ->
        [yes] It’s a tie this time. In the end, { $top } should win: { $first_pair }, { $second_pair } … { $last_pair }. With all the suits, { $top_ways } pairs of cards are { $top } apart.
       *[no] { $is_top ->
            [yes] { $top } came up most: { $first_pair }, { $second_pair } … { $last_pair }. With all the suits, { $top_ways } pairs of cards are { $top } apart. No other difference has so many.
           *[no] { $best } came up most this time. In the end, { $top } should win: { $first_pair }, { $second_pair } … { $last_pair }. With all the suits, { $top_ways } pairs of cards are { $top } apart, and { $ways } are { $best } apart.
        }
    }
    .counted = Difference of two cards
    .of = of all pairs
subtraction_war_lesson-try-differences-seen = Look at the bars. Which difference came up most?
    .working = { $rows }
        The highest bar: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: { $figure } of 100 pairs
    .right = Yes: { $best } came up most often, about { $figure } times in 100 pairs of cards.
## The rule card

subtraction_war_lesson-rule-ace = An ace counts as { $ace }.
subtraction_war_lesson-rule-numbers = The other cards count as the number on them: { $low } to { $high }.
subtraction_war_lesson-rule-courts_removed = We play without jacks, queens and kings. A few questions use them: a jack is { $jack }, a queen { $queen }, a king { $king }.
subtraction_war_lesson-rule-worth = You turn up two cards and find the difference: { $a } − { $b } = { $worth }. Always take the smaller number from the greater one.
subtraction_war_lesson-rule-take = The greater difference takes all the cards.
subtraction_war_lesson-rule-war = Equal differences: war! Each player lays { $down } cards face down and { $up } face up. The greater new difference takes all.
subtraction_war_lesson-rule-said = When you play, type your difference. You take cards only if your answer is right. After a wrong one, the cards wait for the next winner.
subtraction_war_lesson-rule-end = When all cards are played, the player who has taken more cards wins.
subtraction_war_lesson-rule-watched = { stage-watch } and { stage-predict } are shorter: they end after { $turns } turns.

## What the learner has learnt, at the end of each stage

subtraction_war_lesson-learned =
    .watch = Each player takes the smaller card from the greater. An ace is 1. The greater difference takes all the cards.
    .predict = A big difference of your own often wins.
    .investigate = Small differences come up most often, because more pairs make them.
    .ticket = You have shown what you know about differences.

## My deck: the name of each card, for a child and for a teacher

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

## A page for families

subtraction_war_lesson-family =
    .learnt = Your child found the difference between two numbers, as the steps from one to the other, and compared differences.
    .play_1 = Take the aces to tens from a pack of cards. An ace counts as 1. Deal them face down, half to each player.
    .play_2 = Both players turn up two cards and say the difference. From 4 to 9 it is 5 steps: 9 − 4 = 5.
    .play_3 = The greater difference takes all four cards.
    .play_4 = If the differences are equal, both lay three cards face down and two face up. The greater new difference takes all.
    .play_5 = When all cards have been played, the player who has taken more cards wins.
    .ask_1 = How many steps are there from one number to the other?
    .ask_2 = Can you tell who wins without subtracting?
    .ask_3 = Which card would you like next to your 6? Why?
    .easier = Use only the cards from ace to five, and count the steps aloud.
    .harder = Keep the jacks, queens and kings. They count as 11, 12 and 13.

## The columns of the recording sheet

subtraction_war_lesson-record = Write both equations. Write <, = or > between them.
subtraction_war_lesson-record-mine = My cards
subtraction_war_lesson-record-sign = <, = or >
subtraction_war_lesson-record-other = Other player’s cards
