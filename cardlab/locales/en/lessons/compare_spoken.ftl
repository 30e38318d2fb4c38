## Stage Play: a match in which the learner says which card is higher

compare_spoken-game = War
    .aim = Compare the two cards. You take cards only if your answer is right.
    .summary = Turn up a card each and say which one is higher. You take cards only if your answer is right.
    .ages = 6 to 12
    .teaches = Comparing the numbers of a deck
compare_spoken-shown = Cards up
    .rule = At the start of a turn, both players turn up a card. Then you compare them.
    .sentence = { $player } has { $card }. You have { $own }. { $of ->
        [time] Is your time later?
       *[number] Is your card higher?
    }
    .short = { $of ->
        [time] Is your time later or earlier?
       *[number] Is your card higher or lower?
    }
    .refused = { $asked ->
        [yes] Compare the cards first.
       *[no] Turn over your cards first.
    }
compare_spoken-war-shown = Cards for the war
    .rule = In a war, both players lay cards face down, and then one face up. Then you compare the new cards.
    .sentence = New cards for the war. { $player } has { $card }. You have { $own }. { $of ->
        [time] Is your time later?
       *[number] Is your card higher?
    }
    .short = { $down ->
        [0] { "" }
       *[other] { $down } face down, 1 face up.{ " " }
    }{ $of ->
        [time] Is your new time later or earlier?
       *[number] Is your new card higher or lower?
    }
compare_spoken-right = A right answer
    .rule = You take the cards if your answer is right and your card wins.
    .sentence = { $sign ->
        [higher] Yes: { $card } is higher than { $other }.
        [lower] Yes: { $card } is lower than { $other }.
        [later] Yes: { $card } is later than { $other }.
        [earlier] Yes: { $card } is earlier than { $other }.
       *[equal] Yes: { $card } and { $other } are equal.
    }
    .short = Yes!
compare_spoken-wrong = Not quite
    .rule = A wrong answer takes no cards.
    .sentence = { $sign ->
        [higher] Not quite: { $card } is higher than { $other }.
        [lower] Not quite: { $card } is lower than { $other }.
        [later] Not quite: { $card } is later than { $other }.
        [earlier] Not quite: { $card } is earlier than { $other }.
       *[equal] Not quite: { $card } and { $other } are equal.
    }
    .short = Not quite.
compare_spoken-waits = The cards wait
    .rule = Cards that you would have won with a right answer wait in the middle. The next player who takes cards takes these too.
    .sentence = { $high } beats { $low }, but the answer was not right. The { $n } cards wait in the middle.
    .short = Your card wins, but these { $n } wait.
compare_spoken-unfought = Too few cards for a war
    .rule = If there are too few cards for a war, the cards wait in the middle too.
    .sentence = There are too few cards left for this war. The { $n } cards wait in the middle.
    .short = Too few cards for a war: these { $n } wait.
compare_spoken-end = The match is over
    .rule = At the end, the player who has taken more cards wins.
    .sentence = { $left ->
        [0] All cards are played.
       *[other] { $turns } turns played.
    } { $counts } { $right } of { $said } answers were right.
    .short = { $left ->
        [0] All cards are played.
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
compare_spoken-zone-pot = Waiting
compare_spoken-zone-won = Cards taken
compare_spoken-action-say = Say it
compare_spoken-say-sign = My card is …
compare_spoken-sign-higher = Higher
compare_spoken-sign-equal = Equal
compare_spoken-sign-lower = Lower
compare_spoken-sign-later = Later
compare_spoken-sign-earlier = Earlier
compare_spoken-hint-start = Tap your pile: a card turns over.
compare_spoken-hint-turn = If you are right and your card wins, you take both.
compare_spoken-hint-on-waits = The next player to take cards gets these too.
compare_spoken-hint-on-tie = { war-hint-on-tie }
compare_spoken-hint-on-war-shown = { war-hint-on-war-lay }
