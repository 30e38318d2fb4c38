## Stage Play: a match in which the learner says the sum of two cards

addition_war_spoken-game = Addition War
    .aim = You will type your sum. The greater sum takes the cards.
    .summary = Turn up two cards each and type your sum. You take cards only if your answer is right.
    .ages = 6 to 8
    .teaches = Sums to 20, and comparing them
addition_war_spoken-shown = Two cards up
    .rule = At the start of a turn, both players turn up two cards. Then you type your sum.
    .sentence = { $player }: { $a } + { $b } = { $worth }. Your cards: { $own_a } + { $own_b } = ?
    .short = { $player }’s sum is { $worth }. What is yours?
    .refused = { $asked ->
        [yes] Type your sum first.
       *[no] Turn over your cards first.
    }
addition_war_spoken-war-shown = Cards for the war
    .rule = In a war, both players lay cards face down, and then two face up. Then you type your new sum.
    .sentence = New cards for the war. { $player }: { $a } + { $b } = { $worth }. Your cards: { $own_a } + { $own_b } = ?
    .short = Now { $player }’s sum is { $worth }. What is yours?
addition_war_spoken-right = A right answer
    .rule = You take the cards if your answer is right and your sum is greater.
    .sentence = { $player } says { $said }, and that is right: { $a } + { $b } = { $worth }.
    .short = Yes! { $a } + { $b } = { $worth }.
addition_war_spoken-wrong = Not quite
    .rule = A wrong answer takes no cards.
    .sentence = { $player } says { $said }. But { $a } + { $b } = { $worth }.
    .short = { $a } + { $b } = { $worth }, not { $said }.
addition_war_spoken-waits = The cards wait
    .rule = Cards that you would have won with a right answer wait in the middle. The next player who takes cards takes these too.
    .sentence = { $worth } is more than { $other }, but the answer was not right. The { $n } cards wait in the middle.
    .short = Your sum is greater, but these { $n } cards wait.
addition_war_spoken-unfought = Too few cards for a war
    .rule = If there are too few cards for a war, the cards wait in the middle too.
    .sentence = There are too few cards left for this war. The { $n } cards wait in the middle.
    .short = Too few cards for a war: these { $n } wait.
addition_war_spoken-end = The match is over
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
addition_war_spoken-zone-pot = Waiting
addition_war_spoken-zone-won = Cards taken
addition_war_spoken-action-say = Check
addition_war_spoken-say-total = Your sum
addition_war_spoken-hint-start = Tap your pile: two cards turn over.
addition_war_spoken-hint-turn = If you are right and have the greater sum, you take all.
addition_war_spoken-hint-on-waits = The next player to take cards gets these too.
addition_war_spoken-hint-on-tie = { addition_war-hint-on-tie }
addition_war_spoken-hint-on-war-shown = { addition_war-hint-on-war-lay }
