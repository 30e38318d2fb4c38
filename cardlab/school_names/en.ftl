## The words of schools that call War *Compare*. They replace the usual words if the server has this setting.

prediction-war = Nobody yet. It’s a tie!
option-war_down = Face down in a tie-break
option-who_joins = Who joins a tie-break
measure-wars = ties
measure-again = tie-breaks that went on

addition_war-game = Double Compare
addition_war-tie = Tie!
    .rule = Equal sums are a tie.
    .sentence = { $same ->
        [yes] { $a } + { $b } = { $worth } for both. Tie!
       *[no] { $a } + { $b } = { $worth } and { $c } + { $d } = { $worth }. Different cards, the same sum: a tie!
    }
    .short = Both make { $worth }: a tie!
    .landmark = tie
addition_war-war-lay = Cards for the tie-break
    .rule = In a tie-break, everybody lays cards face down, then two face up.
addition_war-war-again =
    .rule = If the new sums are equal too, the tie-break goes on.
    .sentence = { $a } + { $b } = { $worth }, and { $c } + { $d } = { $worth } too. The tie-break goes on!
    .short = Both make { $worth }: a tie again!
addition_war-war-take = The tie-break is won
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $winner_first ->
            [yes] { $worth } is more than { $other }.
           *[no] { $other } is less than { $worth }.
        }
    } { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the tie-break: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
addition_war-short-stays =
    .rule = If you have no card left for a tie-break, your sum on the table counts again.
addition_war-short-draw = Nobody wins this tie-break
    .rule = If all the players in a tie-break run out of cards together, nobody wins it.
    .sentence = { $left ->
        [0] Nobody has a card left for this tie-break. The game is a draw.
       *[other] Nobody in this tie-break has a card left, so nobody wins it.
    }
    .short = { $left ->
        [0] Nobody has a card left. It’s a draw.
       *[other] Nobody has a card left, so nobody wins this tie-break.
    }

subtraction_war-game = Subtraction Compare
subtraction_war-tie = Tie!
    .rule = Equal differences are a tie.
    .sentence = { $same ->
        [yes] { $a } − { $b } = { $worth } for both. Tie!
       *[no] { $a } − { $b } = { $worth } and { $c } − { $d } = { $worth }. Different cards, the same difference: a tie!
    }
    .short = Both make { $worth }: a tie!
    .landmark = tie
subtraction_war-war-lay = Cards for the tie-break
    .rule = In a tie-break, everybody lays cards face down, then two face up.
subtraction_war-war-again =
    .rule = If the new differences are equal too, the tie-break goes on.
    .sentence = { $a } − { $b } = { $worth }, and { $c } − { $d } = { $worth } too. The tie-break goes on!
    .short = Both make { $worth }: a tie again!
subtraction_war-war-take = The tie-break is won
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $winner_first ->
            [yes] { $worth } is { $wins ->
                [lowest] less
               *[highest] more
            } than { $other }.
           *[no] { $other } is { $wins ->
                [lowest] more
               *[highest] less
            } than { $worth }.
        }
    } { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the tie-break: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
subtraction_war-short-stays =
    .rule = If you have no card left for a tie-break, your difference on the table counts again.
subtraction_war-short-draw = Nobody wins this tie-break
    .rule = If all the players in a tie-break run out of cards together, nobody wins it.
    .sentence = { $left ->
        [0] Nobody has a card left for this tie-break. The game is a draw.
       *[other] Nobody in this tie-break has a card left, so nobody wins it.
    }
    .short = { $left ->
        [0] Nobody has a card left. It’s a draw.
       *[other] Nobody has a card left, so nobody wins this tie-break.
    }

war-game = Compare
    .summary = Turn up a card each. The higher one takes both, and equal cards are a tie.
war-tie = Tie!
    .rule = If the highest cards are equal, it’s a tie.
    .sentence = { $card } and { $other } are equal. That’s a tie!
    .short = { $card_rank } and { $other_rank }: a tie!
    .landmark = tie
war-war-lay = Cards for the tie-break
    .rule = In a tie-break, everybody lays cards face down, then one face up.
war-war-again =
    .rule = If the new cards are equal too, the tie-break goes on.
    .sentence = { $card } and { $other } are equal too. The tie-break goes on!
    .short = { $card_rank } and { $other_rank }: a tie again!
war-war-take = The tie-break is won
    .sentence = { $alone ->
        [yes]
            Nobody else can go on, so { $winner } takes { $n ->
                [2] both
               *[other] all { $n }
            } cards.
       *[no]
            { $high } is { $high_kind ->
                [time] later
               *[other] higher
            } than { $low }, so { $winner } wins the tie-break and { $n ->
                [2] both
               *[other] all { $n }
            } cards.
    }
    .short = { $alone ->
        [yes] Nobody else can go on.
       *[no] { $high_the } beats { $low_the }.
    } { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    } the tie-break: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
war-short-lose = Too few cards for a tie-break
    .rule = If you can’t lay the next card of a tie-break, you are out.
    .sentence = { $player } can’t lay the next card of the tie-break and is out.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } too few cards for the tie-break.
war-short-last_card =
    .rule = If you have too few cards for a tie-break, turn up your last card. It counts.
war-short-stays =
    .rule = If you have no card left for a tie-break, your card on the table counts again.
war-short-draw = Nobody wins this tie-break
    .rule = If all the players in a tie-break run out of cards together, nobody wins it.
    .sentence = { $left ->
        [0] Nobody has a card left for this tie-break. The game is a draw.
       *[other] Nobody in this tie-break has a card left, so nobody wins it.
    }
    .short = { $left ->
        [0] Nobody has a card left. It’s a draw.
       *[other] Nobody has a card left, so nobody wins this tie-break.
    }
war-preset-printed_1 =
    .help = If you have too few cards for a tie-break, you lose.
war-preset-printed_2 =
    .help = If you have too few cards for a tie-break, your last card counts.
war-preset-three_down =
    .help = Three cards face down in every tie-break.
exact-small-war = Compare with { $n } cards

addition_war_lesson = Double Compare
addition_war_lesson-option-war = Tie
addition_war_lesson-greater =
    .right = { $shape ->
        [same] Yes: { $s } on both sides, so it is a tie.
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
addition_war_lesson-greater-no_war_here = It’s only a tie when both sums are the same. Are they?
addition_war_lesson-compare =
    .right = { $shape ->
        [same] Yes: one card is higher, the other lower by the same amount. { $s } on both sides: a tie!
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
addition_war_lesson-to_win =
    .working = { $a } + { $tie } = { $t }: a tie
    { $a } + { $need } = { $sum }
    { $sum } > { $t }
    { $best }
addition_war_lesson-to_win-makes_a_war = That makes a tie. You need a little more.
addition_war_lesson-rule-war = Equal sums: a tie! Each player lays { $down } cards face down and { $up } face up. The greater new sum takes all.

addition_war_spoken-game = Double Compare
addition_war_spoken-war-shown = Cards for the tie-break
    .rule = In a tie-break, both players lay cards face down, and then two face up. Then you say your new sum.
    .sentence = New cards for the tie-break. { $player }: { $a } + { $b } = { $worth }. Your cards: { $own_a } + { $own_b } = ?
addition_war_spoken-unfought = Too few cards for a tie-break
    .rule = If there are too few cards for a tie-break, the cards wait in the middle too.
    .sentence = There are too few cards left for this tie-break. The { $n } cards wait in the middle.
    .short = Too few cards for a tie-break: these { $n } wait.

subtraction_war_lesson = Subtraction Compare
subtraction_war_lesson-option-war = Tie
subtraction_war_lesson-greater =
    .right = { $shape ->
        [same] Yes: { $s } on both sides, so it is a tie.
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
subtraction_war_lesson-greater-no_war_here = A tie needs two equal differences. Are they equal?
subtraction_war_lesson-compare =
    .right = { $shape ->
        [same] Yes: both ends have moved by the same amount, so both distances are { $s }. Tie!
        [less] Yes: { $s } is less than { $t }, so { $winner } takes the cards.
       *[more] Yes: { $s } is more than { $t }, so { $winner } takes the cards.
    }
subtraction_war_lesson-ties = Which pairs make a tie with { $a } − { $b }? Choose all of them.
    .name = Pairs that make a tie
subtraction_war_lesson-rule-war = Equal differences: a tie! Each player lays { $down } cards face down and { $up } face up. The greater new difference takes all.

subtraction_war_spoken-game = Subtraction Compare
subtraction_war_spoken-war-shown = Cards for the tie-break
    .rule = In a tie-break, both players lay cards face down, and then two face up. Then you say your new difference.
    .sentence = New cards for the tie-break. { $player }: { $a } − { $b } = { $worth }. Your cards: { $own_a } − { $own_b } = ?
subtraction_war_spoken-unfought = Too few cards for a tie-break
    .rule = If there are too few cards for a tie-break, the cards wait in the middle too.
    .sentence = There are too few cards left for this tie-break. The { $n } cards wait in the middle.
    .short = Too few cards for a tie-break: these { $n } wait.

predict-who =
    .war = = Tie!
    .said = { $aim ->
        [mine] I win
        [war] a tie
       *[theirs] { $player } wins
    }
predict-needed = { $aim ->
        [mine] { $shape ->
            [none] No card could have made you win.
           *[some] With { predict-cards }, you would have won.
        }
        [war] { $shape ->
            [none] No card could have made a tie.
           *[some] With { predict-cards }, it would have been a tie.
        }
       *[theirs] { $shape ->
            [none] No card could have made { $player } win.
           *[some] With { predict-cards }, { $player } would have won.
        }
    }
predict-change = { $player }’s last card: { $target ->
        [mine] which one would make you win?
        [war] which one would make a tie?
       *[theirs] which one would win?
    }
talk-why_war = Why is it a tie?

deck_page-title =
    .help = Your pupils can play Compare and other games with fractions, decimals, sums or any other numbers. Type your own cards, or start from a ready-made deck.
deck_page-order =
    .wars = Two equal numbers make a tie. Numbers with a bold frame come more than once.
    .no_wars = Two equal numbers make a tie. Here all numbers are different, so there are no ties. Write some cards twice, or add an equal number: 1/2 and 2/4.
deck_page-gallery = For teachers: make a deck of your own numbers, such as fractions, and play Compare with it.

compare_lesson-option-war = Tie
compare_lesson-takes =
    .right = { $tie ->
        [yes] Yes: they are equal, so it is a tie.
       *[no] { $of ->
            [time] Yes: { $high } is later than { $low }.
           *[number] Yes: { $high } is more than { $low }.
        }
    }
compare_lesson-change = { $player }’s card: { $target ->
        [mine] which one would make you win?
        [war] which one would make a tie?
       *[theirs] which one would win?
    }
compare_lesson-change-told = { $sign ->
    [higher] { $card } is higher than { $other }.
    [lower] { $card } is lower than { $other }.
    [later] { $card } is later than { $other }.
    [earlier] { $card } is earlier than { $other }.
   *[equal] { $card } and { $other } are equal: a tie!
}
compare_lesson-rule-war = Equal numbers: a tie! Each player lays { $down } { $down ->
    [one] card
   *[other] cards
} face down and one face up. { $of ->
    [time] The later new card takes all.
   *[number] The higher new card takes all.
}
compare_lesson-skill-takes_3 = Is it a tie?

compare_spoken-game = Compare
compare_spoken-war-shown = Cards for the tie-break
    .rule = In a tie-break, both players lay cards face down, and then one face up. Then you compare the new cards.
    .sentence = New cards for the tie-break. { $player } has { $card }. You have { $own }. { $of ->
        [time] Is your time later?
       *[number] Is your card higher?
    }
compare_spoken-unfought = Too few cards for a tie-break
    .rule = If there are too few cards for a tie-break, the cards wait in the middle too.
    .sentence = There are too few cards left for this tie-break. The { $n } cards wait in the middle.
    .short = Too few cards for a tie-break: these { $n } wait.
