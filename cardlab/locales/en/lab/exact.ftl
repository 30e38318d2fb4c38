## Exact answers: the titles and column headings of their tables

exact-chance = chance
exact-ways = of { $n }
exact-figures = Mean { $mean }, standard deviation { $spread }, mode { $mode }.
exact-mean = mean
exact-spread = standard deviation
exact-exact = exactly
exact-simulated = simulated, { $n ->
        [one] once
       *[other] { $n } times
    }
exact-held = { $n } of { $of } confidence intervals contain the exact chance. About 95 in 100 should.
exact-beyond = { $percent }% lie beyond { $n }.
exact-alt = Bars of exact chances. { $title }.
exact-alt-totals = Chart of totals, ten in a row. { $title }. The darkest, with { $most } ({ $scale }): { $best }.
exact-alt-pairs = Chart of pairs. { $title }. { $scale }: least { $least } at { $low }, most { $most } at { $high }.
exact-one-card = one card
exact-other-card = the other card
exact-how-many = how many
exact-total = total
exact-totals = totals
exact-points = points
exact-distance = distance
exact-sum = sum
exact-difference = difference
exact-card = card
exact-number = number

exact-higher = higher
exact-same = the same
exact-lower = lower
exact-nearer = nearer
exact-farther = further
exact-first = first player
exact-second = second player
exact-draw = a draw
exact-who = who

## Sums and differences

exact-sums =
    Sum of { $n ->
        [one] 1 card
       *[other] { $n } cards
    } drawn from { $of } without replacement
exact-sum-of-two = Sum of two: { $first }; { $second }
exact-more = { $first }, and { $n } more
exact-differences = Difference of two cards drawn from { $of } without replacement
exact-against = A pair out of { $n } cards, and the other player’s pair
exact-other-higher = other is higher, %
exact-other-same = other is the same, %
exact-tie = Two pairs are worth the same with chance { $chance }, { $percent }%.
exact-opponent = The other player’s pair compared with one that is worth { $worth }
exact-other = other pair

## 727

exact-best-totals = Best total of { $n } cards for { $goal }
exact-distances = Distance of the best total of { $n } cards to { $goal }
exact-hits = Hands of { $n } cards that can total exactly 7 or 27
exact-exactly = exactly
exact-both = both
exact-draw-after = Distance to { $goal } after one more card; now it is { $now }
exact-draw-goes = What one more card does to the distance to { $goal }
exact-draw-counts = { $nearer } cards bring the hand nearer, { $same } leave it just as far away, { $farther } take it further away; { $exact } hit the goal.
exact-one-more = One more card for { $goal }, any of 52
exact-now = distance now
exact-after = mean distance after

## Fast Food

exact-scores = What the totals from 1 to { $n } score
exact-points-of = Points of a total from 1 to { $n }
exact-up-to = How many numbers from 1 to { $n } score
exact-multiples = multiples
exact-digits = with the digit
exact-twice = counted twice
exact-together = together
exact-next-card = What the next card scores after { $total }
exact-after-random = What the next card scores after { $total }, if all cards are played at random
exact-best-answer = What the best of { $held } unseen cards scores after { $total }
exact-prospects = What can come after a total
exact-average = average
exact-scores-percent = next card scores, %
exact-best-cards = best cards
exact-ahead = Who is ahead at the end, if all cards are played at random
exact-ahead-percent = ahead at the end, %
exact-nobody = Nobody is ahead in { $percent }% of the games.
exact-random-game = A game played at random
exact-endgame = What each card is worth after { $total }, to the end of the game
exact-lead = ahead by

## Chains and reaction times

exact-small-war = War with { $n } cards
exact-turns = turns
exact-states = The Markov chain has { $n } states.
exact-race = Who slaps first
exact-slapper = slapper
exact-tail = tail
exact-first-percent = is first, %
exact-fastest = The first slap comes after { $mean } on average.
exact-bot-times = How soon a bot slaps
exact-milliseconds = milliseconds
exact-until = has slapped, %
exact-times = Mean { $mean }, standard deviation { $spread }.
