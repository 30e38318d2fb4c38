## The stages of a lesson: what it asks before a step is told, and the fact that answers it

ask-sum = { $player }: { $a } + { $b } = ?
ask-sum-told = { $a } + { $b } = { $worth }
ask-who = Who takes the cards?
ask-who-told = { $winner } takes them: { $worth } is the greater sum.
ask-who-war = Nobody yet: war!

stage-watch = Watch
    .help = Step through the match. At each step, read what happened and why.
stage-predict = Predict
    .help = The match stops and asks you. What do you think will happen?
stage-play = Play
    .help = Now play a match yourself. Take your time.
