seven_twenty_seven_lesson = 727
    .summary = Get close to 7 or 27, work out how far away you are, and find out when one more card helps.
    .ages = 9 to 13
    .teaches = Halves, two values for an ace, distances to two goals, chances, and fair shares
seven_twenty_seven_lesson-fluency = Just values and distances

## Questions during a match

seven_twenty_seven_lesson-will_be = Who will be nearest to { $goal }?
    .tie = = A tie
    .said = { $aim ->
        [mine] I am nearest
        [tie] a tie
       *[theirs] { $player } is nearest
    }
seven_twenty_seven_lesson-needed = { $shape ->
        [none] No hidden card can make { $option } the nearest.
       *[some] With { $cards }, { $option } is the nearest.
    }
seven_twenty_seven_lesson-nearer = You take one more card. Will it bring you nearer to { $goal }?
    .yes = Yes
    .no = No
seven_twenty_seven_lesson-nearer-needed = { $option ->
        [yes] With { $cards } you get nearer to { $goal }.
       *[no] With { $cards } you don’t get nearer to { $goal }.
    }
seven_twenty_seven_lesson-nearer-change = What if your new card were different? { $target ->
        [yes] Which one would bring you nearer to { $goal }?
       *[no] Which one would not bring you nearer to { $goal }?
    }
seven_twenty_seven_lesson-nearer-would = With { $total } you are { $d } away from { $goal }. Before, you were { $before } away.

## The questions of the lesson 727

seven_twenty_seven_lesson-shown-yours = You have
seven_twenty_seven_lesson-shown-left = One of these cards comes next

seven_twenty_seven_lesson-option-tie = Several are equally near
seven_twenty_seven_lesson-option-nearer = Nearer
seven_twenty_seven_lesson-option-same = Just as far away
seven_twenty_seven_lesson-option-farther = Further away

seven_twenty_seven_lesson-mistake-court_as_ten = You counted 10 for jacks, queens and kings. Each counts only ½ here.
seven_twenty_seven_lesson-mistake-half_rounded_up = You rounded the half up. It counts only ½.
seven_twenty_seven_lesson-mistake-whole_too_many = The half is right, but the whole number is too big. A jack, queen or king adds only ½.
seven_twenty_seven_lesson-mistake-whole_too_few = The half is right, but the whole number is too small. Add the number cards again.
seven_twenty_seven_lesson-mistake-half_too_many = Nearly! Count the halves again. Two halves make one whole.
seven_twenty_seven_lesson-mistake-half_too_few = Nearly! Count the halves again. Two halves make one whole.

seven_twenty_seven_lesson-value = What is this hand worth?
    .name = Value of a hand
    .ask = How much does each jack, queen or king count here?
    .line = { $sum } = ?
    .working = { $sum } = { $total }
    .right = Yes: { $sum } = { $total }.
seven_twenty_seven_lesson-value-halves_dropped = The whole numbers are right. One half is still missing.
seven_twenty_seven_lesson-value-half_taken_away = You took ½ away. A jack, queen or king adds ½.
seven_twenty_seven_lesson-value-two_halves_are_ten = Two halves make one whole. They do not make ten.
seven_twenty_seven_lesson-value-court_as_one = You counted 1 for each jack, queen and king. Here each counts only half of that.
seven_twenty_seven_lesson-value-court_as_nought = You left out the jacks, queens and kings. Each of them counts ½.
seven_twenty_seven_lesson-value-court_by_rank = Here a jack, queen and king don’t count as 11, 12 and 13. Each counts as ½.

seven_twenty_seven_lesson-place = What is this hand worth? Put the point on the line.
    .name = A hand on the line
    .ask = What do the other cards make? How much more do the jacks, queens and kings add?
    .line = { $sum } = ?
    .working = { $sum } = { $total }
        { $lies ->
            [between] { $less } < { $total } < { $more }
           *[on] { "" }
        }
    .right = { $lies ->
        [between] Yes: { $sum } = { $total }, halfway between { $less } and { $more }.
       *[on] Yes: { $sum } = { $total }.
    }
seven_twenty_seven_lesson-place-halves_dropped = The whole number is right. Now go on by one half.
seven_twenty_seven_lesson-place-half_taken_away = You went back one half from the whole number. Go forward one half from it.
seven_twenty_seven_lesson-place-two_halves_are_ten = Two halves make one whole. They do not make ten.
seven_twenty_seven_lesson-place-marks_as_points = You counted every mark as one. Two marks together are one whole.
seven_twenty_seven_lesson-place-court_as_one = You counted 1 for each jack, queen and king. Here each counts only half of that.
seven_twenty_seven_lesson-place-court_as_nought = You left out the jacks, queens and kings. Each of them counts ½.

seven_twenty_seven_lesson-totals = Each ace can count as 1 or 11. Choose all the totals that this hand can make.
    .name = Aces both ways
    .ask = What is the total if every ace counts as 1? What happens if one ace counts as 11?
    .line = { $lowest } = ?, and then 10 more for each ace that counts as 11
    .working = { $rows }
        { $which }
    .rows = { $sum }
    .rows-working = { $sum } = { $total }
    .right = Yes, these are all of them: { $which }.
seven_twenty_seven_lesson-totals-ace_only_one = That is the total with every ace as 1. An ace can also count as 11.
seven_twenty_seven_lesson-totals-ace_only_eleven = That is the total with every ace as 11. An ace can also count as 1.
seven_twenty_seven_lesson-totals-middle_forgotten = Good: all aces low, and all aces high. What if one is low and another one high?
seven_twenty_seven_lesson-totals-ace_as_ten = An ace counts as 1 or 11. You used 10.
seven_twenty_seven_lesson-totals-both_at_once = You counted the ace twice, as 1 and as 11. It counts only once in each total.
seven_twenty_seven_lesson-totals-ace_left_out = You left out the ace. It counts as 1 or 11.

seven_twenty_seven_lesson-best_total = Which total of this hand is nearest to { $goal }?
    .name = The nearest total
    .ask = Which totals can this hand make? How far is each from { $goal }?
    .line = { $rows }
    .working = { $rows }
        { $total }
    .rows = { $more } − { $less } = ?
    .rows-working = { $more } − { $less } = { $d }
    .right = { $hits ->
        [yes] Yes: this hand makes { $goal } exactly.
       *[no] Yes: { $total } is only { $d } away from { $goal }.
    }
seven_twenty_seven_lesson-best_total-ace_only_one = That is the total with every ace as 1. Look at the others too.
seven_twenty_seven_lesson-best_total-ace_only_eleven = That is the total with every ace as 11. Look at the others too.
seven_twenty_seven_lesson-best_total-other_goal = That total is best for the other goal. Here the goal is { $goal }.
seven_twenty_seven_lesson-best_total-distance_not_total = That is the distance itself. What is the total?
seven_twenty_seven_lesson-best_total-never_beyond = A total can be over the goal. Only the distance counts. Is there a nearer one?

seven_twenty_seven_lesson-distance = How far is { $total } from { $goal }?
    .name = Distances
    .ask = Which number is greater? How many steps is it from the smaller one?
    .line = { $more } − { $less } = ?
    .working = { $more } − { $less } = { $d }
    .right = Yes: { $total } is { $d } away from { $goal }.
seven_twenty_seven_lesson-distance-signed = A distance has no minus sign. Take the smaller number from the greater one.
seven_twenty_seven_lesson-distance-halves_dropped = You left out the half of { $total }. Count it too.
seven_twenty_seven_lesson-distance-other_goal = That is the distance to the other goal. Here the goal is { $goal }.
seven_twenty_seven_lesson-distance-counts_start = Nearly! Count the steps. Don’t count the place where you start.
seven_twenty_seven_lesson-distance-counts_between = Nearly! One step is missing. The last one, to the goal, counts too.
seven_twenty_seven_lesson-distance-put_together = You added both numbers. How far apart are they?

seven_twenty_seven_lesson-hand_distance = How far is this hand from { $goal }?
    .name = Distance of a hand
    .ask = What is the hand worth? Is that more or less than { $goal }?
    .line = { $more } − { $less } = ?
    .working = { $sum } = { $total }
        { $more } − { $less } = { $d }
    .right = Yes: { $total } is { $d } away from { $goal }.
seven_twenty_seven_lesson-hand_distance-signed = A distance has no minus sign. Take the smaller number from the greater one.
seven_twenty_seven_lesson-hand_distance-halves_dropped = The whole numbers are right. Count the half too.
seven_twenty_seven_lesson-hand_distance-other_goal = That is the distance to the other goal. Here the goal is { $goal }.
seven_twenty_seven_lesson-hand_distance-counts_start = Nearly! Count the steps. Don’t count the place where you start.
seven_twenty_seven_lesson-hand_distance-counts_between = Nearly! One step is missing. The last one, to the goal, counts too.
seven_twenty_seven_lesson-hand_distance-put_together = You added the hand and the goal. How far apart are they?
seven_twenty_seven_lesson-hand_distance-total_not_distance = That is what the hand is worth. How far is it from { $goal }?

seven_twenty_seven_lesson-nearer_goal = The goals are 7 and 27. How far is { $total } from the nearer one?
    .name = The nearer goal
    .ask = How far is it from { $total } to 7? And to 27?
    .line = { $total } − 7 = ?, and 27 − { $total } = ?
    .working = { $total } − 7 = { $d7 }
        27 − { $total } = { $d27 }
        { $far } > { $d }
    .right = Yes: { $goal } is nearer, only { $d } away.
seven_twenty_seven_lesson-nearer_goal-nearer_goal_ignored = That is the distance to one goal. Look at the other goal. Is it nearer?
seven_twenty_seven_lesson-nearer_goal-signed = A distance has no minus sign. Take the smaller number from the greater one.
seven_twenty_seven_lesson-nearer_goal-halves_dropped = You left out the half of { $total }. Count it too.
seven_twenty_seven_lesson-nearer_goal-between_the_goals = That is how far apart the two goals are. Start at { $total }.
seven_twenty_seven_lesson-nearer_goal-counts_start = Nearly! Count the steps. Don’t count the place where you start.

seven_twenty_seven_lesson-closest = Who is nearest to { $goal }?
    .name = Who is nearest
    .ask = What is each hand worth? How far is that from { $goal }?
    .line = { $rows }
    .rows = { $player }: { $more } − { $less } = ?
    .working = { $rows }
        { $same ->
            [yes] { seven_twenty_seven_lesson-option-tie }
           *[no] { $winner }
        }
    .rows-working = { $player }: { $more } − { $less } = { $d }
    .right = { $same ->
        [yes] { $hits ->
            [yes] Yes: more than one hand makes { $goal } exactly.
           *[no] Yes: they are equally near, { $d } away from { $goal }.
        }
       *[no] { $hits ->
            [yes] Yes: { $winner } has exactly { $goal }.
           *[no] Yes: { $winner } is only { $d } away from { $goal }.
        }
    }
seven_twenty_seven_lesson-closest-below_goes_first = That hand is near. Is another one just as near, perhaps on the other side?
seven_twenty_seven_lesson-closest-signed = That hand has the greatest total. But how far is it from { $goal }? A total over the goal has a distance too.
seven_twenty_seven_lesson-closest-court_as_ten = Look at the jacks, queens and kings again. Each counts only ½.
seven_twenty_seven_lesson-closest-ace_only_one = You counted every ace as 1. Does 11 bring a hand nearer?
seven_twenty_seven_lesson-closest-ace_only_eleven = You counted every ace as 11. Does 1 bring a hand nearer?
seven_twenty_seven_lesson-closest-halves_dropped = Don’t leave out the halves. They decide here.
seven_twenty_seven_lesson-closest-other_goal = That is right for the other goal. Here the goal is { $goal }.
seven_twenty_seven_lesson-closest-not_worked_out = Work out every distance. Are two of them really the same?

seven_twenty_seven_lesson-order = Put the hands in order. The one nearest to { $goal } comes first.
    .name = Hands in order
    .ask = What is each hand worth? How far is that from { $goal }?
    .line = { $rows }
    .rows = { $more } − { $less } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total }: { $more } − { $less } = { $d }
    .right = Yes. In order, the distances are { $distances }.
seven_twenty_seven_lesson-order-by_total = You put the totals in order. Here the distance to { $goal } counts.
seven_twenty_seven_lesson-order-farthest_first = Right order, but the other way round. Start with the nearest.
seven_twenty_seven_lesson-order-greatest_first = You started with the greatest total. Here the distance to { $goal } counts.
seven_twenty_seven_lesson-order-court_as_ten = Look at the jacks, queens and kings again. Each counts only ½.

seven_twenty_seven_lesson-card_for = Which card makes your hand exactly { $goal }?
    .name = The card you need
    .ask = What is your hand worth? How much more makes { $goal }?
    .line = { $total } + ? = { $goal }
    .working = { $sum } = { $total }
        { $goal } − { $total } = { $need }
        { $best }
    .right = Yes: { $total } + { $need } = { $goal }.
seven_twenty_seven_lesson-card_for-court_as_one = You counted 1 for each jack, queen or king. Each counts only ½.
seven_twenty_seven_lesson-card_for-one_too_many = Nearly! With that card you go just over { $goal }.
seven_twenty_seven_lesson-card_for-one_too_few = Nearly! With that card you are just short of { $goal }.
seven_twenty_seven_lesson-card_for-ace_only_one = That card is not enough. Which card can count even more than 10?
seven_twenty_seven_lesson-card_for-court_as_ten = You need 10. A jack, queen or king counts only ½ here.
seven_twenty_seven_lesson-card_for-halves_dropped = That is a little too much. You need only a half.
seven_twenty_seven_lesson-card_for-goal_itself = That card alone is worth { $goal }. But you have something already.

seven_twenty_seven_lesson-makes = Which hands can make exactly { $goal }? Choose all of them.
    .name = Hands that hit a goal
    .ask = How much does each card count? Is there an ace? Does 1 or 11 help?
    .line = { $rows }
    .rows = { $sum } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total }
    .right = Yes, you found all that make { $goal }.
seven_twenty_seven_lesson-makes-court_as_nought = One of your hands has a jack, queen or king. It counts ½, so the total is not a whole number.
seven_twenty_seven_lesson-makes-court_as_one = One of your hands has a jack, queen or king. It counts only ½, not 1.
seven_twenty_seven_lesson-makes-court_as_ten = One of your hands has a jack, queen or king. It counts only ½, not 10.
seven_twenty_seven_lesson-makes-ace_only_one = Good so far. Look at the aces again: an ace can count as 11.
seven_twenty_seven_lesson-makes-ace_only_eleven = Good so far. Look at the ace again: it can count as 1.
seven_twenty_seven_lesson-makes-stopped_after_one = That one fits. Keep looking: there is more than one.

seven_twenty_seven_lesson-chance = You get one of these { $n } cards. What is the chance that it brings you nearer to { $goal }?
    .name = Chances
    .ask = How far are you from { $goal } now? Which cards make the distance smaller?
    .line = Here is your new total with each card. { $rows }
    .rows = { $card }: { $total }.
    .working = { $more } − { $less } = { $now }
        { $rows }
        { $shorter ->
            [yes] { $nearer }/{ $n } = { $chance }
           *[no] { $chance }
        }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = Yes: { $nearer ->
        [one] one of the { $n } cards brings
       *[other] { $nearer } of the { $n } cards bring
    } you nearer, so the chance is { $chance }.
seven_twenty_seven_lesson-chance-how_many_not_what_share = That is how many cards bring you nearer. Now write it as a fraction of all { $n } cards.
seven_twenty_seven_lesson-chance-same_counted = A card can leave you just as far away as before. That is not nearer.
seven_twenty_seven_lesson-chance-exact_only = That is the chance of hitting { $goal } exactly. Getting nearer is enough.
seven_twenty_seven_lesson-chance-other_way_round = That is the chance of not getting nearer. Look at the other cards.
seven_twenty_seven_lesson-chance-never_beyond = You may go over { $goal }, as long as you get nearer.
seven_twenty_seven_lesson-chance-out_of_the_pack = Only these { $n } cards can come, not all 52.
seven_twenty_seven_lesson-chance-half_and_half = It happens or it doesn’t, but one is more likely. Count the cards.

seven_twenty_seven_lesson-mean = What is the mean value of these cards?
    .name = The mean of cards
    .ask = What are all the cards worth together? How big is each equal share?
    .line = { $sum } = ?
    .working = { $sum } = { $whole }
        { $whole } ÷ 4 = { $mean }
    .right = Yes: { $whole } ÷ 4 = { $mean }.
seven_twenty_seven_lesson-mean-sum_not_mean = That is what all four are worth together. Share it out equally.
seven_twenty_seven_lesson-mean-halves_dropped = You left out a half. The mean doesn’t have to be a whole number.
seven_twenty_seven_lesson-mean-middle_cards = That is halfway between the two middle cards. For the mean, all four count.
seven_twenty_seven_lesson-mean-middle_of_the_ends = That is halfway between the smallest and the greatest. For the mean, all four count.

seven_twenty_seven_lesson-expected = You get one of these { $n } cards. What is your mean distance from { $goal } after that?
    .name = Mean distance
    .ask = How far from { $goal } are you after each card? What is the mean of these distances?
    .line = Here is your new total with each card. { $rows }
    .rows = { $card }: { $total }.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = Yes: ({ $sum }) ÷ { $n } = { $expected }.
seven_twenty_seven_lesson-expected-sum_not_mean = Those are all the distances together. Share that out over the { $n } cards.
seven_twenty_seven_lesson-expected-signed = Too much and too little don’t cancel out. Take each distance without a sign.
seven_twenty_seven_lesson-expected-distance_now = That is your distance now. What is it after one card?
seven_twenty_seven_lesson-expected-mean_total = That is the mean of the totals. Take the mean of the distances.
seven_twenty_seven_lesson-expected-best_card_only = That is the distance with the best card. The others can come too.

seven_twenty_seven_lesson-should = You are { $now } away from { $goal }. You get one of these { $n } cards. How far away are you then, on average?
    .name = One more card?
    .ask = How far from { $goal } are you after each card? Is the mean more or less than { $now }?
    .line = Here is your new total with each card. { $rows }
    .rows = { $card }: { $total }.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
        { $expected } { $sign } { $now }
        { $answer ->
            [nearer] { seven_twenty_seven_lesson-option-nearer }
            [same] { seven_twenty_seven_lesson-option-same }
           *[farther] { seven_twenty_seven_lesson-option-farther }
        }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = Yes: now you are { $now } away, and with one card the mean is { $expected }.
seven_twenty_seven_lesson-should-most_cards_nearer = Most cards bring you nearer. But how far away do the others take you?
seven_twenty_seven_lesson-should-hopes_for_a_hit = A good card may come. Look at the other cards too. What is the mean?
seven_twenty_seven_lesson-should-fears_going_beyond = Some cards take you too far. How often, and how far? Work out the mean.
seven_twenty_seven_lesson-should-one_against_another = Some cards help and some don’t. Do they really even out? Work out the mean.

seven_twenty_seven_lesson-helpful = Your total is { $now }, without an ace. You take a card from a full pack. How many of the 52 cards bring you nearer to { $goal }?
    .name = Cards that help
    .ask = You are { $d } away. Which cards make that distance smaller?
    .line = There are 4 cards of each kind. Go through them: A, 2, 3 and so on to K.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
    .right = Yes: { $ranks } bring you nearer, and { $m } × 4 = { $nearer }.
seven_twenty_seven_lesson-helpful-numbers_not_cards = That is how many kinds of card help. There are 4 cards of each.
seven_twenty_seven_lesson-helpful-exact_only = Those cards hit { $goal } exactly. Others bring you nearer too.
seven_twenty_seven_lesson-helpful-same_counted = Some of these leave you just as far away. Don’t count those.
seven_twenty_seven_lesson-helpful-court_once = Jack, queen and king are three kinds. Each of them counts ½.
seven_twenty_seven_lesson-helpful-other_way_round = That is how many take you further away. Count those that bring you nearer.

seven_twenty_seven_lesson-helpful_left = You take one of the other { $n } cards in the pack. How many of them bring you nearer to { $goal }?
    .name = Helpful cards that are left
    .ask = How many would it be in a full pack? How many of them are in your hand?
    .line = Your total is { $now }. In a full pack there are 4 cards of each kind.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
        { $nearer } − { $own } = { $left }
    .right = Yes: { $nearer } of 52, but { $own ->
        [one] one of them is
       *[other] { $own } of them are
    } in your hand.
seven_twenty_seven_lesson-helpful_left-own_cards_counted = That is right for a full pack. But some of these cards are in your hand.
seven_twenty_seven_lesson-helpful_left-numbers_not_cards = That is how many kinds of card help. There are 4 cards of each in a full pack.
seven_twenty_seven_lesson-helpful_left-all_own_cards_taken_away = You took away all your cards. Take away only those that would help.
seven_twenty_seven_lesson-helpful_left-same_counted = Some of these leave you just as far away. Don’t count those.

seven_twenty_seven_lesson-up_to = You have no ace, and you take a card from a full pack. Up to which total do more cards bring you nearer to { $goal } than take you further away?
    .name = When to stop
    .ask = How many cards bring you nearer? How many take you further away? Try one total after another.
    .line = At { $goal }, no card brings you nearer. Go down from there in steps of ½.
    .working = { $rows }
        { $total }
    .rows = { $total }
    .rows-working = { $total }: { $a } nearer, { $b } further away
    .right = Yes: up to { $total }, more cards bring you nearer. At { $next }, they don’t any more.
seven_twenty_seven_lesson-up_to-mean_distance = Up to there, the mean distance gets smaller. Here you only count cards: go on a little.
seven_twenty_seven_lesson-up_to-as_many_farther = There, just as many cards take you further away. Find where more of them bring you nearer.
seven_twenty_seven_lesson-up_to-whole_number_before = You are not quite at { $goal }, but most cards take you too far. Count them.
seven_twenty_seven_lesson-up_to-as_long_as_one_helps = Some cards still bring you nearer there. But how many take you further away?

seven_twenty_seven_lesson-share = The pot holds { $pot } counters. Nearest to 7: { $low }. Nearest to 27: { $high }. How many counters does { $who } get?
    .name = Fair shares
    .ask = How much of the pot goes to each goal? How many players share it?
    .line = { $case ->
        [plain] { $pot } ÷ 2 = ?
        [tie] { $half } ÷ { $k } = ?
       *[both] { $half } + { $half } ÷ { $k } = ?
    }
    .working = { $pot } ÷ 2 = { $half }
        { $case ->
            [plain] { "" }
           *[other] { $half } ÷ { $k } = { $part }
        }
        { $case ->
            [both] { $half } + { $part } = { $share }
           *[other] { "" }
        }
    .right = Yes: { $case ->
        [plain] { $pot } ÷ 2 = { $share }
        [tie] { $pot } ÷ 2 = { $half }, and { $half } ÷ { $k } = { $share }
       *[both] { $half } + { $part } = { $share }
    }.
seven_twenty_seven_lesson-share-whole_pot = That is the whole pot. Half of it goes to each goal.
seven_twenty_seven_lesson-share-by_heads = You shared equally among all the winners. First, half of the pot goes to each goal.
seven_twenty_seven_lesson-share-half_not_shared = That is the half for one goal. Several players share it.
seven_twenty_seven_lesson-share-whole_pot_shared = You shared the whole pot. Tied players share only the half for their goal.
seven_twenty_seven_lesson-share-one_side_only = { $who } is also one of the nearest to the other goal. How much comes from there?
seven_twenty_seven_lesson-share-tied_side_only = That is the share of the half with the tie. How much comes from the other half?
seven_twenty_seven_lesson-share-by_players = You shared among all four players. Only the nearest players get something.

seven_twenty_seven_lesson-left_over = The pot holds { $pot } counters. Nearest to 7: { $low }. Nearest to 27: { $high }. How many whole counters are left over?
    .name = What is left over
    .ask = How many whole counters go to each goal? Can the winners share them equally?
    .line = Each goal gets { $half }: 2 × { $half } = ?
    .working = { $pot } − 2 × { $half } = { $rest }
        { $half } − { $k } × { $each } = { $more }
        { $rest } + { $more } = { $left }
    .right = Yes: { $rest } + { $more } = { $left }.
seven_twenty_seven_lesson-left_over-halving_only = That is what is left over from halving. Can the tied players share their half equally?
seven_twenty_seven_lesson-left_over-tie_only = That is what is left over from the tie. Was anything left over from halving?
seven_twenty_seven_lesson-left_over-by_heads = You shared equally among all the winners. First, half of the pot goes to each goal.
seven_twenty_seven_lesson-left_over-share_not_rest = That is what each of the tied players gets. How many are left over?
seven_twenty_seven_lesson-left_over-nothing_left = You can’t cut counters. Halve the pot, then share each half. Is anything left over?

seven_twenty_seven_lesson-ways = { $ranks } make { $goal }. How many such hands are there in one pack?
    .name = Counting hands
    .ask = How many cards of each number are there? How many ways are there to take the cards you need?
    .line = { $most ->
        [1] There are 4 choices for one number, and 4 for each other number.
        [2] There are 6 ways to take two of four equal cards.
       *[other] If you take three of four equal cards, you leave one out.
    }
    .working = { $most ->
        [3] { $ways }
       *[other] { $factors } = { $ways }
    }
    .right = Yes: there are { $ways } such hands.
seven_twenty_seven_lesson-ways-suits_forgotten = The cards have suits: there are four of each number.
seven_twenty_seven_lesson-ways-same_card_twice = You took the same card more than once. Each card is there only once.
seven_twenty_seven_lesson-ways-order_counted = You counted some hands more than once. The order of the cards does not matter.
seven_twenty_seven_lesson-ways-added = You added the choices. Each card of one number can go with each card of another.
seven_twenty_seven_lesson-ways-four_in_all = That is the number of choices for one card. You choose the others too.

## The experiments

seven_twenty_seven_lesson-try-one_card = Does one more card bring you nearer to 7?
    .guess = You have 4, 5 or 6, and take one more card. From which total will you get nearer to 7 about as often as further away?
    .why = From { $best }, 24 of the 52 cards bring you nearer: ½, 1, 2 and 3. Four cards change nothing: the fours. The other 24 take you further away. From 4, more cards help than harm: 32 to 16. From 6, it’s the other way round: 16 to 32.
    .counted = After one card you are
    .of = of all cards that came
    .v-nearer = nearer
    .v-same = just as far
    .v-farther = further away
seven_twenty_seven_lesson-try-one_card-seen = From which total did “nearer” come about as often as “further away”?
    .working = { $rows }
        The closest: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: in 100 cards, nearer and further away differ by { $figure }
    .right = Yes: with { $best } both came about equally often. They differ by only { $figure } in 100.
seven_twenty_seven_lesson-try-one_card-total = Your total, without an ace
seven_twenty_seven_lesson-try-hits = How many cards make exactly 7 most often?
    .guess = You are dealt 2 cards, or 3, or 4. With how many cards will the hand be exactly 7 most often?
    .why = With { $best } cards there are three ways to make 7: ace and 6, 2 and 5, 3 and 4. That is 48 of the 1326 hands, about { $figure } in 100. With more cards, most hands are already too high, so they hit 7 less often. And 27? Try it.
    .counted = The total of the hand
    .of = of all hands
    .v-hit = exactly the goal
seven_twenty_seven_lesson-try-hits-seen = Look at the bars. With how many cards was the hand exactly 7 most often?
    .working = { $rows }
        The most: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option } cards: { $figure } of 100 hands
    .right = Yes: with { $best } cards, about { $figure } of 100 hands were exactly 7.
seven_twenty_seven_lesson-try-hits-cards = Cards in the hand
seven_twenty_seven_lesson-try-hits-goal = The goal

## The rule card

seven_twenty_seven_lesson-rule-ace = An ace counts as { $ace } or { $eleven }. You choose.
seven_twenty_seven_lesson-rule-courts = A jack, queen or king counts as { $half }.
seven_twenty_seven_lesson-rule-numbers = The other cards count as the number on them: { $low } to { $high }.
seven_twenty_seven_lesson-rule-total = Add up your cards: { $a } + { $b } = { $total }.
seven_twenty_seven_lesson-rule-distance = The goals are { $low } and { $high }. What counts is how far you are from a goal: { $total } is { $away } away from { $low }.
seven_twenty_seven_lesson-rule-over_allowed = You may go over a goal: { $below } and { $above } are equally near to { $low }.
seven_twenty_seven_lesson-rule-card = Take turns to take a card or stay. When nobody takes one, everyone shows their cards.
seven_twenty_seven_lesson-rule-halves = Before each hand, every player puts { $ante } counters into the pot. Half of the pot goes to the player nearest to { $low }, half to the player nearest to { $high }.
seven_twenty_seven_lesson-rule-both_cards_speak = One hand can win both halves: this one makes { $low } and also { $high }.
seven_twenty_seven_lesson-rule-tie_equal = Players who are equally near share it.
seven_twenty_seven_lesson-rule-odd_carry = Counters that can’t be shared stay in the pot.
seven_twenty_seven_lesson-rule-end = After { $hands } hands, the player with the most counters wins.
seven_twenty_seven_lesson-rule-watched = { stage-watch } is shorter: it ends after { $hands } hands.

## What the learner has learnt, at the end of each stage

seven_twenty_seven_lesson-learned =
    .watch = Half of the pot is for the nearest to 7, half for the nearest to 27.
    .predict = One hidden card can change who is nearest.
    .investigate = One more card often helps far from a goal, and rarely close to one.
    .ticket = You have shown what you know about halves and distances.

## My deck: the name of each card, for a child and for a teacher

seven_twenty_seven_lesson-skill-value_1 = A half more
    .teacher = Add a half to whole numbers
seven_twenty_seven_lesson-skill-place_1 = Between the numbers
    .teacher = Place halves on a number line
seven_twenty_seven_lesson-skill-distance_1 = How far away?
    .teacher = Distance to 7 with halves, and to 27 with whole numbers
seven_twenty_seven_lesson-skill-value_2 = Halves together
    .teacher = Add several halves and whole numbers
seven_twenty_seven_lesson-skill-totals_2 = Ace: 1 or 11
    .teacher = All totals of a hand with one ace
seven_twenty_seven_lesson-skill-distance_2 = How far from 27?
    .teacher = Distance to 27, with halves
seven_twenty_seven_lesson-skill-nearer_goal_2 = Which goal is nearer?
    .teacher = Compare the distances to 7 and to 27
seven_twenty_seven_lesson-skill-closest_2 = Who is nearest?
    .teacher = Compare the distances of three hands to 7
seven_twenty_seven_lesson-skill-card_for_2 = The card I need
    .teacher = Complete a hand to 7
seven_twenty_seven_lesson-skill-share_2 = Fair shares
    .teacher = Halve a pot
seven_twenty_seven_lesson-skill-best_total_3 = The best total
    .teacher = Choose the value of an ace for a goal
seven_twenty_seven_lesson-skill-hand_distance_3 = How far is my hand?
    .teacher = Add with halves, then find the distance
seven_twenty_seven_lesson-skill-should_4 = One more card?
    .teacher = Compare the distance now with the mean distance after a card

## A page for families

seven_twenty_seven_lesson-family =
    .learnt = Your child added halves, found all totals of a hand with aces, and worked out how far a total is from 7 and from 27.
    .play_1 = Use a whole pack. An ace counts as 1 or 11, a jack, queen or king as ½. Give everyone the same number of buttons.
    .play_2 = Before each hand, everyone puts four buttons in the middle and gets two cards, one face up and one face down.
    .play_3 = Take turns to take a card, face up, or stay. When nobody takes one, everyone shows their cards.
    .play_4 = The player nearest to 7 gets half of the buttons, the player nearest to 27 the other half. You may go over. Players who are equally near share.
    .play_5 = After four hands, the player with the most buttons wins.
    .ask_1 = Which totals can you make with your cards?
    .ask_2 = How far are you from 7? And from 27?
    .ask_3 = Would one more card help you? Why?
    .easier = Play without aces, and only for 7.
    .harder = Before you take a card, say how many of the cards you can’t see would help you.

## The columns of the recording sheet

seven_twenty_seven_lesson-record = At the end of each hand, write your cards, your total and the distances.
seven_twenty_seven_lesson-record-cards = My cards
seven_twenty_seven_lesson-record-total = My total
seven_twenty_seven_lesson-record-low = Distance to 7
seven_twenty_seven_lesson-record-high = Distance to 27
