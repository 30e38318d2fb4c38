## Studies: many matches of one game, and what came of them

lab-title = { $game }, { $n ->
        [one] one match
       *[other] { $n } matches
    }, seed { $seed }, { $options ->
        [none] usual rules
       *[other] { $options }
    }{ $bots ->
        [none] { "" }
       *[other] , played by { $bots }
    }
lab-of = { $what }, { $player }
lab-won = won by { $player }
lab-nobody = nobody alone has won
lab-unfinished = not ended
lab-mean = mean or share
lab-sure = { $level }% confidence
lab-spread = standard deviation
lab-median = median
lab-middle = middle half
lab-ends = least to most
lab-interval = { $low } to { $high }
lab-unknown = too few
lab-open = not known
lab-or-more = { $low } or more
lab-at-least = at least { $mean }
lab-range = { $low } to { $high }
lab-making-ready = getting ready … the first time takes a few seconds
lab-long = This takes about { $seconds } more seconds. { $code } plays on { $n } processors at once.
lab-stopped = Stopped after { $n } of { $asked } matches.
lab-part = Only matches that meet the condition are counted: { $n } of the study’s { $asked }.
lab-capped = { $n ->
        [one] One match did not end, and is counted as it stood
       *[other] { $n } matches did not end, and are counted as they stood
    }. True means of what grows are greater.
lab-limit = { $n ->
        [one] One of them was stopped after { $at_most } actions: { $option } lets it
       *[other] { $n } of them were stopped after { $at_most } actions: { $option } lets them
    } go on.
lab-kind-of = { $name } (a kind of { $game })
lab-start = from { $start }

lab-note-of = { $name }: { $note }
lab-compared = Two studies
lab-one = one
lab-other = other
lab-difference = difference
lab-verdict = told apart?
lab-apart = yes
lab-alike = no
lab-together = The { $n } differences are tested together. A yes means that chance alone would show one, anywhere in the table, in fewer than 5 of 100 such pairs of studies (Holm).
lab-one-is = One: { $what }.
lab-other-is = Other: { $what }.
lab-paired = { $n ->
        [one] The same deck was
       *[other] The same { $n } decks were
    } dealt in both studies, so each match is compared with its twin.
lab-grid = { $what }: { $title }
lab-from-first = from the first
lab-grid-paired = All settings were dealt the same decks. Each is compared with the first, match by match.

## Plots

lab-matches = matches
lab-share = share of matches
lab-share-won = share of matches won
lab-fair = equal shares
lab-mean-line = mean { $mean }
lab-mean-line-open = mean: at least { $mean }
lab-mean-of = mean: { $what }
lab-beyond = { $n } or more
lab-unfinished-of = not ended: { $n } ({ $share })
lab-going-on = share of matches still going on
lab-at-most = share of matches with at most so much
lab-half = half are over after { $n }
lab-never = never

lab-alt-histogram = Histogram of { $what }. { $title }. Mean { $mean }, middle half { $low } to { $high }, least { $least }, most { $most }.
lab-alt-survival = Curve of the share of matches still going on, by { $what }. { $title }. Half are over after { $half }, nine in ten after { $tenth }.
lab-alt-survivals = Curves of the share of matches still going on, by { $what }. { $title }. { $halves }.
lab-alt-half = { $name }: half are over after { $half }
lab-alt-ecdf = Curve of the share of matches with at most so much: { $what }. { $title }. { $shares }.
lab-alt-at-most = { $name ->
        [none] A
       *[other] { $name }: a
    } quarter have at most { $low }, half at most { $half }, three quarters at most { $high }
lab-alt-wins = Bars of who won. { $title }. { $shares }.
lab-alt-share = { $name }: { $share }, 95% confidence interval from { $low } to { $high }
lab-alt-scores = Distributions of { $what }, side by side. { $title }. { $means }.
lab-alt-mean = { $name }: mean { $mean }
lab-alt-sweep = Means with their intervals: { $what }. { $title }. { $means }.
lab-alt-heat = Heat map of { $across } and { $up }. { $title }. { $most ->
        [one] One match is
       *[other] { $most } matches are
    } in the fullest cell, at { $x } and { $y }. { $correlation ->
        [none] { "" }
       *[other] Their correlation is { $correlation }.
    }
lab-between = {"; "}
lab-alt-compared = Distributions of { $what } in two studies. { $means }.

## The page of the lab

lab-page-title = The lab
lab-page-text = Choose a game and a rule to change. All settings get the same cards, so any difference comes from the rule. A 95% confidence interval shows where the true value probably lies.
lab-page-game = Game
lab-page-rule = Rule
lab-page-settings = Values
lab-page-number = Matches
lab-page-seed = Deal number
lab-page-figure = Measure
lab-page-usual = standard rules
lab-page-deal = Play and count
lab-page-dealing = Playing …
lab-page-take = Download the table (CSV)
