## Stage Play: a match in which the learner says the difference of two cards

subtraction_war_spoken-game = Subtraction War
    .aim = You will type your difference. The greater difference takes the cards.
    .summary = Turn up two cards each and type your difference. You take cards only if your answer is right.
    .ages = 6 to 9
    .teaches = Difference as distance, and comparing differences
subtraction_war_spoken-shown = Two cards up
    .rule = At the start of a turn, both players turn up two cards. Then you type your difference.
    .sentence = { $player }: { $a } − { $b } = { $worth }. Your cards: { $own_a } − { $own_b } = ?
    .short = { $player }’s difference is { $worth }. What is yours?
    .refused = { $asked ->
        [yes] Type your difference first.
       *[no] Turn over your cards first.
    }
subtraction_war_spoken-war-shown = Cards for the war
    .rule = In a war, both players lay cards face down, and then two face up. Then you type your new difference.
    .sentence = New cards for the war. { $player }: { $a } − { $b } = { $worth }. Your cards: { $own_a } − { $own_b } = ?
    .short = Now { $player }’s difference is { $worth }. What is yours?
subtraction_war_spoken-right = A right answer
    .rule = You take the cards if your answer is right and your difference is greater.
    .sentence = { $player } says { $said }, and that is right: { $a } − { $b } = { $worth }.
    .short = Yes! { $a } − { $b } = { $worth }.
subtraction_war_spoken-wrong = Not quite
    .rule = A wrong answer takes no cards.
    .sentence = { $player } says { $said }. But { $a } − { $b } = { $worth }.
    .short = { $a } − { $b } = { $worth }, not { $said }.
subtraction_war_spoken-waits = The cards wait
    .rule = Cards that you would have won with a right answer wait in the middle. The next player who takes cards takes these too.
    .sentence = { $worth } is more than { $other }, but the answer was not right. The { $n } cards wait in the middle.
    .short = Your difference is greater, but these { $n } cards wait.
subtraction_war_spoken-unfought = Too few cards for a war
    .rule = If there are too few cards for a war, the cards wait in the middle too.
    .sentence = There are too few cards left for this war. The { $n } cards wait in the middle.
    .short = Too few cards for a war: these { $n } wait.
subtraction_war_spoken-end = The match is over
    .rule = When nobody can turn up two cards any more, the player who has taken more cards wins.
    .sentence = { $left ->
        [0] All cards are played.
        [1] Only one card each is left.
       *[other] { $turns } turns played.
    } { $counts } { $right } of { $said } answers were right.
    .short = { $left ->
        [0] All cards are played.
        [1] Only one card each is left.
       *[other] { $turns } turns played.
    } { $counts } You got { $right } of { $said } right.
    .counts = { $player } has taken { $n } { $n ->
        [one] card
       *[other] cards
    }.
    .counts-short = { $player_is ->
        [you] You took { $n } { $n ->
            [one] card
           *[other] cards
        }.
       *[other] { $player } took { $n }.
    }
subtraction_war_spoken-zone-pot = Waiting
subtraction_war_spoken-zone-won = Cards taken
subtraction_war_spoken-action-say = Check
subtraction_war_spoken-say-total = Your difference
subtraction_war_spoken-hint-start = Tap your pile: two cards turn over.
subtraction_war_spoken-hint-turn = If you are right and have the greater difference, you take all.
subtraction_war_spoken-hint-on-waits = The next player to take cards gets these too.
subtraction_war_spoken-hint-on-tie = { subtraction_war-hint-on-tie }
subtraction_war_spoken-hint-on-war-shown = { subtraction_war-hint-on-war-lay }
