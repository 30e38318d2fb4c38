tablanette-game = Tablanette
    .aim = Get the most points: take cards that add up to yours.
    .summary = Play a card and take cards that add up to it. Clear the table for a tablanette.
    .ages = 8 to 12
    .teaches = Making a number from several others, trying all combinations, an ace that is 1 or 11

tablanette-turn = Whose turn it is
    .rule = The two players take turns. You play one card from your hand each time.
    .sentence = It’s { $turn }’s turn.
    .short = { "" }
    .refused = { $why ->
        [deal] Deal the cards first.
        [dealt] You have dealt the cards already. Now { $turn } plays one.
        [not_held] { $card } is not in your hand. Play one of your own cards.
       *[turn] Wait a moment: { $turn } plays first.
    }
tablanette-deal = The deal
    .rule = Both players get six cards. The player who didn’t deal goes first.
    .sentence = { $dealer } deals { $n } cards to each player, one at a time.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.{ $viewer_is ->
        [you] { $dealer_is ->
            [you] { " " }The other player starts.
           *[other] { " " }You start.
        }
       *[other] { "" }
    }
tablanette-layout-jack = No jack at the start
    .rule = No jacks on the table at the start. A jack goes under the stock, and another card takes its place.
    .sentence = { $card } would sweep the table, so it can’t start there. It goes to the bottom of the stock.
    .short = No jacks at the start: { $card } goes under the stock.
tablanette-layout = The first cards on the table
    .rule = Four cards go face up on the table. Anybody can take them.
    .sentence = { $n ->
        [0] No cards are left for the table.
       *[other] { $cards } { $n ->
            [one] is
           *[other] are
        } on the table. Let’s start!
    }
    .short = { $n ->
        [0] No cards are left for the table.
        [one] One card is on the table.
       *[other] { $n } cards are on the table.
    }
tablanette-deal-again = Six more each
    .rule = When both hands are empty, each player gets six more cards. The cards on the table stay.
    .sentence = Both hands are empty, so it’s time for new cards. This is deal { $deal } of { $deals }.
    .short = Both hands are empty. New cards: deal { $deal } of { $deals }.
tablanette-trail = Laying a card
    .rule = You can lay a card and take nothing. It stays on the table, and anybody can take it later.
    .sentence = { $player } lays { $card } and takes nothing.
    .short = { $player_is ->
        [you] You lay { $card }.
       *[other] { $player } lays { $card }.
    }
tablanette-take-equal = Equal cards
    .rule = A card takes every card on the table that has the same value.
    .sentence = { $ace ->
        [yes] An ace takes an ace: { $player } takes { $cards }.
       *[no] { $card } is worth { $value }. { $n ->
            [one] { $cards } is worth { $value } too, so { $player } takes it.
           *[other] { $cards } are worth { $value } each too, so { $player } takes them.
        }
    }
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $cards } with { $card }: { $ace ->
        [yes] an ace takes an ace.
       *[no] { $n ->
            [one] both are worth { $value }.
           *[other] all are worth { $value }.
        }
    }
tablanette-take-sum = Cards that add up
    .rule = A card takes cards that add up to its value. It can take several groups at once, but no card counts twice.
    .sentence = { $ace ->
        [yes] { $card } counts 11 here.
       *[no] { $card } is worth { $value }.
    } { $groups } { $player } takes them all.
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $groups_n ->
        [one] { $n ->
            [2] { $cards } with { $card }: { $groups }
            [3] { $cards } with { $card }: { $groups }
            [4] { $cards } with { $card }: { $groups }
            [5] { $n } cards with { $card }: { $groups }
            [6] { $n } cards with { $card }: { $groups }
            [7] { $n } cards with { $card }: { $groups }
           *[other] { $n } cards with { $card }. They make { $value }.
        }
       *[other] { $n } cards with { $card }: { $groups_n } groups of { $value }.
    }
    .groups = { $n ->
        [one] { $cards } is { $value } too.
       *[other] { $cards }: { $terms } = { $value }.
    }
    .groups-short = { $terms } = { $value }.
    .working = { $groups }
    .groups-working = { $n ->
        [one] { "" }
       *[other] { $terms } = { $value }
    }
tablanette-refuse-sum = That does not add up
    .rule = You can only take cards that make your card’s value, alone or added together.
    .sentence = { $why ->
        [absent] Choose cards on the table, each of them once.
        [jack] You can’t add a jack to other cards. Only another jack can take it.
       *[sum] { $n ->
            [one] { $cards } is worth { $sum }
           *[other] { $cards } make { $sum }
        }{ $aces ->
            [0] { "" }
            [one] , or { $high } with the ace as 11
           *[other] , and 10 more for each ace that is 11
        }. { $ace ->
            [yes] { $card } needs 1 or 11.
           *[no] { $card } needs { $value }.
        } Try other cards.
    }
    .short = { "" }
tablanette-refuse-size = Too many cards in one sum
    .rule = You can agree that a sum has three cards at most.
    .sentence = These cards do make { $value }, but only with { $n } cards in one sum. Three is the most.
    .short = { "" }
tablanette-refuse-groups = One sum at a time
    .rule = You can agree that a card takes only one sum, or one equal card.
    .sentence = { $cards } make { $n } groups of { $value }. { $card } can take only one of them.
    .short = { "" }
tablanette-refuse-duty = It has to take
    .rule = You can agree that a card that can take something must take it.
    .sentence = { $card } could take { $example }. If it can take cards, it must.
    .short = { "" }
tablanette-stays = The card stays
    .rule = You can agree that the card that took others stays on the table.
    .sentence = { $card } took cards and now stays on the table itself.
    .short = { $card } stays on the table.
tablanette-discarded = Out of the game
    .rule = You can agree that the card that took others goes to a discard pile. It counts for nobody.
    .sentence = { $card } took cards and goes to the discard pile. It counts for nobody.
    .short = { $card } goes to the side and counts for nobody.
tablanette-jack = A jack sweeps
    .rule = A jack takes everything on the table. It is worth 0, so this is not a tablanette.
    .sentence = { $card } sweeps up { $cards } for { $player }. A jack is worth 0, so there is no bonus.
    .short = The jack sweeps the table: { $cards_n ->
        [one] one card
       *[other] { $cards_n } cards
    } for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .refused = A jack takes everything on the table. You cannot choose some of the cards.
tablanette-jack-empty = A jack with nothing to take
    .rule = A jack on an empty table takes nothing and stays there.
    .sentence = The table is empty. { $card } takes nothing and stays there.
    .short = The table is empty, so the jack takes nothing.
tablanette-sweep = Tablanette
    .rule = If you clear the table, you make a tablanette. Sweeping with a jack does not count.
    .sentence = { $n ->
        [one] That was the only card there
        [2] Both cards are gone
       *[other] All { $n } cards are gone
    }. { $player } has cleared the table. Tablanette!
    .short = Tablanette! { $player_is ->
        [you] You clear the table.
       *[other] { $player } clears the table.
    }
    .landmark = tablanette
tablanette-sweep-sum = The bonus
    .rule = For a tablanette, you score the value of all the cards you took and of the card you played.
    .sentence = { $groups ->
        [one] The cards make { $value }
       *[other] { $groups } groups make { $groups } × { $value } = { $product }
    }, and { $card } itself is { $value } more: { $points } points for { $player }.
    .short = Bonus: { $groups ->
        [one] { $value }
       *[other] { $groups } × { $value }
    } + { $value } = { $points } points for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
    .working = { $groups ->
        [one] { $value } + { $value } = { $points }
       *[other] { $groups } × { $value } + { $value } = { $product } + { $value } = { $points }
    }
tablanette-sweep-one = The bonus
    .rule = You can agree that a tablanette scores one point.
    .sentence = { $player } gets one point for the tablanette.
    .short = Bonus: one point for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
tablanette-last = The last cards
    .rule = At the end of a hand, the last player to take gets the cards left on the table. That is not a tablanette.
    .sentence = { $player } was the last to take, and gets { $n ->
        [one] the last card
       *[other] the last { $n } cards
    }.
    .short = { $player_is ->
        [you] You took last: the { $n ->
            [one] last card is
           *[other] last { $n } cards are
        } yours.
       *[other] { $player } took last, and gets the { $n ->
            [one] last card.
           *[other] last { $n } cards.
        }
    }
tablanette-last-nobody = Nobody took a card
    .rule = If nobody took anything in a hand, nobody gets the cards that are left.
    .sentence = Nobody took anything, so nobody gets the cards on the table.
    .short = Nobody took a card, so nobody gets these.
tablanette-score = Counting the cards
    .rule = 2♣ and every ten, jack, queen and king score 1 point. 10♦ can score more, and so can aces.
    .sentence = { $k ->
        [0] { $player } has no cards that score.
       *[other] { $player } counts the cards. { $items } { $k ->
            [one] { $points ->
                [one] That is 1 point.
               *[other] That is { $points } points.
            }
           *[other] Together { $terms } = { $points } points.
        }
    }
    .short = { $k ->
        [0] { $player_is ->
            [you] You have
           *[other] { $player } has
        } no cards that score.
       *[other] { $player_is ->
            [you] Your cards:
           *[other] { $player }’s cards:
        }{ $k ->
            [one] { " " }
           *[other] { " " }{ $terms } ={ " " }
        }{ $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
    .items = { $kind ->
        [two] 2♣: { $points }.
        [ten_of_diamonds] 10♦: { $points }.
        [tens] Other tens: { $points }.
        [courts] Jacks, queens and kings: { $points }.
       *[aces] Aces: { $points }.
    }
    .working = { $k ->
        [0] 0
        [one] { $points }
       *[other] { $terms } = { $points }
    }
tablanette-score-double = Counted twice
    .rule = You can agree that the points in the cards of a tablanette count twice.
    .sentence = { $points ->
        [one] 1 point was
       *[other] { $points } points were
    } taken in a tablanette, so { $player } counts { $points ->
        [one] it
       *[other] them
    } again: { $points } + { $points } = { $double }.
    .short = { $player_is ->
        [you] Your tablanettes
       *[other] { $player }’s tablanettes
    } count twice: { $points } + { $points } = { $double }.
    .working = { $points } + { $points } = { $double }
tablanette-score-cards = Most cards
    .rule = The player with more than half of the pack gets 3 more points.
    .sentence = { $player } has { $n } cards, and { $needed } are enough. That is { $points } more points.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } the most cards, { $n }: { $points ->
        [one] 1 more point.
       *[other] { $points } more points.
    }
    .working = { $n } ≥ { $needed }
tablanette-win = The goal!
    .rule = The first to reach the goal wins. If both reach it together, the higher score wins.
    .sentence = { $player } has { $score } points. The goal was { $target }, so { $player } wins.
    .short = The goal was { $target }. { $player_is ->
        [you] You have { $score } and win!
       *[other] { $player } has { $score } and wins!
    }
    .working = { $score } ≥ { $target }
tablanette-win-tie = Equal at the goal
    .rule = If both reach the goal with equal points, you play another hand.
    .sentence = Both have { $score } points, so you play one more hand.
    .short = Both have { $score }: one more hand.
    .working = { $score } = { $score }
tablanette-max_hands = The last hand
    .rule = You can agree to stop after a number of hands. The most points win, or nobody wins.
    .sentence = { $n ->
        [one] After one hand
       *[other] After { $n } hands
    }, the game stops here. { $outcome ->
        [won] { $counts } { $winner } has the most points and wins.
        [draw] { $counts } That’s the same, so it’s a draw.
       *[unfinished] { $tie ->
            [yes] Both have the same points, so nobody wins.
           *[no] Nobody has { $target } points.
        }
    }
    .short = { $n ->
        [one] One hand played.
       *[other] { $n } hands played.
    } { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] You win!
           *[other] { $winner } wins!
        }
        [draw] { $counts } A draw!
       *[unfinished] { $tie ->
            [yes] Nobody is ahead.
           *[no] Nobody has { $target } points.
        }
    }
    .counts = { $player } has { $n } { $n ->
        [one] point
       *[other] points
    }.
    .counts-short = { $player_is ->
        [you] You have { $n }.
       *[other] { $player } has { $n }.
    }

tablanette-coach-answer = { $best ->
        [none] { "" }
        [0] The best reply scores hardly any points.
        [one] The best reply scores about 1 point.
       *[other] The best reply scores about { $best } points.
    }
tablanette-coach-jacks = { $jacks ->
        [0] .
        [one] { $only ->
            [yes] : a jack.
           *[no] , one of them a jack.
        }
       *[other] { $only ->
            [yes] , all of them jacks.
           *[no] , { $jacks } of them jacks.
        }
    }
tablanette-coach-lay = { $card } takes nothing. { $danger ->
        [yes] It leaves { $left ->
            [one] one card
           *[other] { $left } cards
        }, and { $clears } of the { $unseen } cards you can’t see would clear the table{ tablanette-coach-jacks }
        [none] None of the { $unseen } cards you can’t see would clear the table.
       *[empty] Nobody has a card left to take it.
    } { tablanette-coach-answer }
tablanette-coach-take = { $n ->
        [one] You take one card.
       *[other] You take { $n } cards.
    } { $points ->
        [0] This scores nothing by itself, but the player with the most cards at the end gets 3.
        [one] This scores 1 point.
       *[other] This scores { $points } points.
    } { $danger ->
        [yes] { $clears } of the { $unseen } cards you can’t see would clear the rest{ tablanette-coach-jacks }
        [none] None of the cards you can’t see would clear the rest.
       *[empty] Nobody has a card left to reply.
    } { tablanette-coach-answer }
tablanette-coach-tablanette = A tablanette! { $points ->
        [0] It scores nothing.
        [one] It scores 1 point.
       *[other] With its cards, it scores { $points } points.
    } { tablanette-coach-answer }
tablanette-coach-jack = { $n ->
        [0] The jack has nothing to take and stays on the table. Keep it until the table is full.
        [one] The jack takes one card and scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }. It could take more from a full table.
       *[other] The jack takes all { $n } cards and scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }. A jack gets no bonus for a sweep.
    } { tablanette-coach-answer }

tablanette-action-play = Lay { $card }
    .take = { $card } takes { $take }
    .sweep = { $card } sweeps the table

tablanette-zone-hand = Hand
tablanette-zone-won = Won
tablanette-zone-swept = Cleared away
tablanette-zone-stock = Stock
tablanette-zone-discard = Discarded
tablanette-counter-hand = Hand
tablanette-counter-deal = Deal
tablanette-counter-score = Points
tablanette-counter-tablanettes = Tablanettes
tablanette-measure-sweeps = tablanettes
tablanette-measure-hand = hands
tablanette-measure-takes = plays that took cards
tablanette-measure-trails = cards left on the table

tablanette-option-played_card = The card that takes
    .help = Where the card goes after it takes others.
    .v-taken = goes with the cards it took
    .v-stays = stays on the table
    .v-discarded = goes to a pile that counts for nobody
tablanette-option-group_max = Cards in one sum
    .help = How many cards you can add up in one group.
    .v-any = as many as you like
    .v-3 = three at most
tablanette-option-groups = Groups at once
    .help = One card can take several groups, or only one.
    .v-many = several
    .v-one = only one
tablanette-option-capture_duty = Taking
    .help = A card that can take something must take it, or you choose.
    .v-free = you may take
    .v-must = you must take
tablanette-option-jack = Jack
    .help = A jack takes everything, or is an ordinary 12.
    .v-sweeps = takes everything
    .v-twelve = is worth 12
tablanette-option-jack_in_sums = Jack in a sum
    .help = A jack on the table can count as 0 in a sum. Only with jacks that take everything.
tablanette-option-bonus = Bonus
    .help = What a tablanette scores.
    .v-sum = the value of all its cards
    .v-double_cards = its point cards count twice
    .v-one = one point
    .v-none = nothing
tablanette-option-ten_of_diamonds = Ten of diamonds
    .help = How many points 10♦ scores.
tablanette-option-cards_needed = Cards for 3 points
    .help = How many cards you need for the 3 points.
tablanette-option-ace_points = Points for an ace
    .help = How many points each ace scores.
tablanette-option-target = Goal
    .help = How many points you need to win. Choose 20 to 60 for one lesson.
tablanette-option-win_check = Checking the goal
    .help = When you check whether somebody has reached the goal.
    .v-hand_end = after each hand
    .v-at_once = after each bonus too
tablanette-option-max_hands = Maximum number of hands
    .help = The game stops after this many hands.
tablanette-option-on_limit = At the limit
    .help = After the last hand, nobody wins, or the most points win.
    .v-unfinished = nobody wins
    .v-most_points = most points win
tablanette-preset-published = As in most books
    .help = You keep the card that takes, and a tablanette scores all its values.
tablanette-preset-book = The old book
    .help = One sum of two or three cards. The card that takes stays on the table.
tablanette-preset-discard_pile = With a discard pile
    .help = The card that takes counts for nobody.
tablanette-preset-serbian = As in Serbia
    .help = A jack is 12, aces score points, and 101 points win.
tablanette-preset-short = A short match
    .help = One hand: 24 cards each. The most points win.

## First hints, one at a time, when the game is new

tablanette-hint-start = Touch a card in your hand.
tablanette-hint-turn = Your card takes cards that make its number.
tablanette-hint-on-trail = Nothing adds up? Just lay your card.
tablanette-hint-on-take-equal = { $ace_points ->
        [0] Tens, jacks, queens and kings score points.
       *[1] Aces, tens, jacks, queens and kings score points.
    }
tablanette-hint-later = { $jack ->
        [sweeps] A jack takes all. Queen 13, king 14.
       *[twelve] Jack 12, queen 13, king 14.
    }
tablanette-hint-last = Clear the table for a tablanette!
