## Studies: many matches of one game, and their results

lab-title = { $game }, { $n ->
        [one] one match
       *[other] { $n } matches
    }, seed { $seed }, { $options ->
        [none] standard rules
       *[other] { $options }
    }{ $bots ->
        [none] { "" }
       *[other] , played by { $bots }
    }
lab-brief-title = { $game }, { $n ->
        [one] one match
       *[other] { $n } matches
    }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }{ $bots ->
        [none] { "" }
       *[other] , played by { $bots }
    }
lab-of = { $what }, { $player }
lab-won = won by { $player }
lab-nobody = no single winner
lab-unfinished = unfinished
lab-mean = mean or proportion
lab-sure = { $level }% confidence interval
lab-spread = standard deviation
lab-median = median
lab-middle = quartiles
lab-ends = range
lab-interval = { $low } to { $high }
lab-unknown = too few
lab-all-alike = all alike
lab-open = not known
lab-or-more = { $low } or more
lab-at-least = at least { $mean }
lab-range = { $low } to { $high }
lab-making-ready = getting ready … the first time takes a few seconds
lab-long = This takes about { $seconds } more seconds. { $code } plays on { $n } processors at once.
lab-stopped = Stopped after { $n } of { $asked } matches.
lab-part = Only matches that meet the condition are counted: { $n } of the study’s { $asked }.
lab-capped = { $n ->
        [one] One match did not end and is counted as it stood
       *[other] { $n } matches did not end and are counted as they stood
    }. For a measure that keeps growing, the true mean is larger. If { $n ->
        [one] this match
       *[other] each of these matches
    } added 100 more, the mean would rise by { $more }.
lab-limit = { $n ->
        [one] One of them was stopped after { $at_most } actions: { $option } lets it
       *[other] { $n } of them were stopped after { $at_most } actions: { $option } lets them
    } go on.
lab-kind-of = { $name } (a kind of { $game })
lab-start = from { $start }

lab-note-of = { $name }: { $note }
lab-compared = Two studies
lab-one = study 1
lab-other = study 2
lab-difference = difference
lab-verdict = significant?
lab-apart = yes
lab-alike = no
lab-together = The { $n } differences are tested together (Holm’s method). If the studies did not really differ, fewer than 5 of 100 such pairs of studies would show a yes.
lab-one-is = Study 1: { $what }.
lab-other-is = Study 2: { $what }.
lab-paired = { $n ->
        [one] The same deck was
       *[other] The same { $n } decks were
    } dealt in both studies, so each match is compared with its twin.
lab-grid = { $what }: { $title }
lab-from-first = difference from the first
lab-grid-paired = All settings were dealt the same decks. Each is compared with the first, match by match.

## Plots

lab-matches = matches
lab-share = proportion of matches
lab-share-won = proportion of matches won
lab-fair = equal chances
lab-mean-line = mean { $mean }
lab-mean-line-open = mean: at least { $mean }
lab-mean-of = mean: { $what }
lab-beyond = { $n } or more
lab-unfinished-of = unfinished: { $n } ({ $share })
lab-going-on = proportion of matches still going on
lab-at-most = proportion of matches with at most this value
lab-half = half are over after { $n }
lab-never = never

lab-alt-histogram = Histogram of { $what }. { $title }. Mean { $mean }, quartiles { $low } and { $high }, minimum { $least }, maximum { $most }.
lab-alt-survival = Curve of the proportion of matches still going on, by { $what }. { $title }. Half are over after { $half }, nine in ten after { $tenth }.
lab-alt-survivals = Curves of the proportion of matches still going on, by { $what }. { $title }. { $halves }.
lab-alt-half = { $name }: half are over after { $half }
lab-alt-ecdf = Curve of the proportion of matches with at most this value: { $what }. { $title }. { $shares }.
lab-alt-at-most = { $name ->
        [none] A
       *[other] { $name }: a
    } quarter have at most { $low }, half at most { $half }, three quarters at most { $high }
lab-alt-wins = Bar chart of the winners. { $title }. { $shares }.
lab-alt-share = { $name }: { $share }, 95% confidence interval from { $low } to { $high }
lab-alt-scores = Distributions of { $what }, side by side. { $title }. { $means }.
lab-alt-mean = { $name }: mean { $mean }
lab-alt-sweep = Means with their confidence intervals: { $what }. { $title }. { $means }.
lab-alt-heat = Heat map of { $across } and { $up }. { $title }. { $most ->
        [one] One match is
       *[other] { $most } matches are
    } in the fullest cell, at { $x } and { $y }. { $correlation ->
        [none] { "" }
       *[other] Their correlation is { $correlation }.
    }
lab-dot = 1 dot = 1 in { $n } matches
lab-alt-dots = Dot plot of { $what }. { $title }. Each of the { $n } dots stands for 1 in { $n } matches. { $shares }.
lab-between = {"; "}
lab-alt-compared = Distributions of { $what } in two studies. { $means }.

## Plots whose parts can be selected

lab-brush-help = Click a part of the plot, or drag over several. With the keyboard: arrow keys, and Shift to select more.
lab-brush-part = { $what }: { $n ->
        [one] one match
       *[other] { $n } matches
    }
lab-brush-none = Nothing is selected.
lab-brush-selected = Selected: { $what }, { $n ->
        [one] one match
       *[other] { $n } matches
    } ({ $share })

## The page of the lab

lab-page-title = The lab
lab-page-text = Choose a game and a rule to change. For each value of the rule, the computer plays a sample of matches with the same cards, so any difference comes from the rule. The mean of the sample is the observed statistic. Another sample would give another mean, so a 95% confidence interval comes with it: for about 95 of 100 samples, it contains the true mean.
lab-page-game = Game
lab-page-rule = Rule
lab-page-settings = Values
lab-page-number = Sample size
lab-page-seed = Deal number
lab-page-figure = Measure
lab-page-usual = standard rules
lab-page-deal = Play and count
lab-page-dealing = Playing …
lab-page-take = Download the table (CSV)
