## Studies: many matches of one game, and what came of them

lab-title = { $game }, { $n ->
        [one] one match
       *[other] { $n } matches
    }, seed { $seed }, { $options ->
        [none] usual rules
       *[other] { $options }
    }
lab-of = { $what }, { $player }
lab-won = won by { $player }
lab-nobody = nobody alone has won
lab-unfinished = not ended
lab-mean = mean or share
lab-sure = 95 in 100 sure
lab-spread = standard deviation
lab-middle = middle half, median
lab-ends = least to most
lab-interval = { $low } to { $high }
lab-quarters = { $low } to { $high }, { $middle }
lab-range = { $low } to { $high }
lab-stopped = Stopped after { $n } of { $asked } matches.
lab-capped = { $n ->
        [one] One match
       *[other] { $n } matches
    } did not end, and are counted as they stood. True means of what grows are greater.

lab-compared = Two studies
lab-one = one
lab-other = other
lab-difference = difference
lab-verdict = told apart?
lab-apart = yes
lab-alike = no
lab-one-is = One: { $what }.
lab-other-is = Other: { $what }.
lab-paired = The same { $n } decks were dealt in both, and match is set beside match.
