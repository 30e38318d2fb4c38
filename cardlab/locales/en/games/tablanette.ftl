tablanette-game = Tablanette
    .aim = Get the most points: take cards from the table with one that is worth as much.
    .summary = Play a card and take cards that add up to it. Clear the table for a tablanette.
    .ages = 8 to 12
    .teaches = Making a number from several others, trying all combinations, an ace that is 1 or 11

tablanette-turn = Whose turn it is
    .rule = The two players take turns. You play one card from your hand each time.
    .sentence = It is the turn of { $turn }.
    .short = { "" }
    .refused = { $why ->
        [deal] First the cards must be dealt.
        [dealt] The cards are dealt already. Now { $turn } plays one.
        [not_held] { $card } is not in your hand. Play one of your own cards.
       *[turn] Wait a moment: { $turn } plays first.
    }
tablanette-deal = The deal
    .rule = Both players get six cards, and the dealer’s opponent plays first.
    .sentence = { $dealer } deals: { $n } cards for everybody, one at a time.
    .short = { $n ->
        [one] One card
       *[other] { $n } cards
    } each.{ $viewer_is ->
        [you] { $dealer_is ->
            [you] { " " }The other player begins.
           *[other] { " " }You begin.
        }
       *[other] { "" }
    }
tablanette-layout-jack = No jack at the start
    .rule = A jack may not lie on the table at the start. It goes under the stock, and another card is laid.
    .sentence = { $card } would sweep the table, so it may not start there. It goes to the bottom of the stock.
    .short = No jacks at the start: { $card } goes under the stock.
tablanette-layout = The first cards on the table
    .rule = Four cards are laid face up. All players may take them.
    .sentence = { $n ->
        [0] No cards are left for the table.
       *[other] { $cards } { $n ->
            [one] lies
           *[other] lie
        } on the table, and play begins.
    }
    .short = { $n ->
        [0] No cards are left for the table.
        [one] One card lies on the table.
       *[other] { $n } cards lie on the table.
    }
tablanette-deal-again = Six more each
    .rule = When both hands are empty, six more cards are dealt to each. The table stays as it is.
    .sentence = Both hands are empty, so new cards come. This is deal { $deal } of { $deals }.
    .short = Both hands are empty. New cards: deal { $deal } of { $deals }.
tablanette-trail = A card is laid
    .rule = You may lay a card and take nothing. It stays on the table and can be taken later.
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
            [one] { $cards } is worth { $value } as well, so { $player } takes it.
           *[other] { $cards } are worth { $value } each as well, so { $player } takes them.
        }
    }
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $cards }: { $ace ->
        [yes] an ace takes an ace.
       *[no] { $n ->
            [one] both are worth { $value }.
           *[other] all are worth { $value }.
        }
    }
tablanette-take-sum = Cards that add up
    .rule = A card takes cards that add up to its value. It may take several such groups at once, but no card counts twice.
    .sentence = { $ace ->
        [yes] { $card } counts 11 here.
       *[no] { $card } is worth { $value }.
    } { $groups } { $player } takes all of that.
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $groups_n ->
        [one] { $n ->
            [2] { $cards }: { $groups }
            [3] { $cards }: { $groups }
            [4] { $cards }: { $groups }
            [5] { $n } cards: { $groups }
            [6] { $n } cards: { $groups }
            [7] { $n } cards: { $groups }
           *[other] { $n } cards that make { $value }.
        }
       *[other] { $n } cards: { $groups_n } groups, each { $value }.
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
    .rule = You can only take cards from the table that you can put into groups of your card’s value.
    .sentence = { $why ->
        [absent] Choose cards that lie on the table, and each of them once.
        [jack] A jack on the table cannot be added up. Only another jack can take it.
       *[sum] { $n ->
            [one] { $cards } counts { $sum }
           *[other] { $cards } make { $sum }
        }{ $aces ->
            [0] { "" }
            [one] , or { $high } with the ace as 11
           *[other] , and 10 more for each ace that is 11
        }. { $ace ->
            [yes] { $card } needs 1 or 11.
           *[no] { $card } needs { $value }.
        } This does not work out.
    }
    .short = { "" }
tablanette-refuse-size = Too many cards in one sum
    .rule = Where that is agreed, a sum has at most three cards.
    .sentence = These cards do make { $value }, but only with { $n } cards in one sum. Three is the most.
    .short = { "" }
tablanette-refuse-groups = One sum at a time
    .rule = Where that is agreed, a card takes only one sum, or one equal card.
    .sentence = { $cards } make { $n } groups of { $value }. { $card } may take only one of them.
    .short = { "" }
tablanette-refuse-duty = It has to take
    .rule = Where that is agreed, a card that can take something may not just be laid.
    .sentence = { $card } could take { $example }. A card that can take must take.
    .short = { "" }
tablanette-stays = The card stays
    .rule = Where that is agreed, the card that took others stays on the table.
    .sentence = { $card } has taken, and now lies on the table itself.
    .short = { $card } stays on the table.
tablanette-discarded = Out of the game
    .rule = Where that is agreed, the card that took others goes to a pile that counts for nobody.
    .sentence = { $card } has taken, and goes to the discard pile. It counts for nobody.
    .short = { $card } is put aside, and counts for nobody.
tablanette-jack = A jack sweeps
    .rule = A jack takes everything on the table. Its value is 0, so this is no tablanette.
    .sentence = { $card } sweeps up { $cards } for { $player }. A jack is worth 0, so there is no bonus.
    .short = The jack takes everything: { $cards_n ->
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
    .short = The table is empty: the jack takes nothing.
tablanette-sweep = Tablanette
    .rule = If you take the last card on the table, but not with a jack that sweeps, you make a tablanette.
    .sentence = { $n ->
        [one] That was the only card there
        [2] Both cards are gone
       *[other] All { $n } cards are gone
    }. { $player } has cleared the table: a tablanette!
    .short = Tablanette! { $player_is ->
        [you] You clear the table.
       *[other] { $player } clears the table.
    }
    .landmark = tablanette
tablanette-sweep-sum = The bonus
    .rule = A tablanette brings the value of all the cards taken, and of the card played, at once.
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
    .rule = Where that is agreed, a tablanette brings one point at once.
    .sentence = { $player } gets one point for the tablanette.
    .short = Bonus: one point for { $player_is ->
        [you] you.
       *[other] { $player }.
    }
tablanette-last = The last cards
    .rule = At the end of a hand, whoever took last gets the cards that are left. That is no tablanette.
    .sentence = { $player } was the last to take, and gets { $n ->
        [one] the card that is left
       *[other] the { $n } cards that are left
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
    .rule = If nobody took anything in a hand, the cards that are left count for nobody.
    .sentence = Nobody has taken anything, so nobody gets what lies on the table.
    .short = Nobody took a card, so nobody gets these.
tablanette-score = Counting the cards
    .rule = 2♣ and every ten, jack, queen and king bring 1 point. 10♦ can bring more, and so can aces.
    .sentence = { $k ->
        [0] { $player } has no cards that bring points.
       *[other] { $player } counts. { $items } { $k ->
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
        } no cards that bring points.
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
    .rule = Where that is agreed, the points in cards of a tablanette count twice.
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
    .rule = Whoever has enough cards, more than half of the pack, gets 3 points more.
    .sentence = { $player } has { $n } cards, and { $needed } are enough: { $points } points more.
    .short = { $player_is ->
        [you] You have
       *[other] { $player } has
    } the most cards, { $n }: { $points ->
        [one] 1 more point.
       *[other] { $points } more points.
    }
    .working = { $n } ≥ { $needed }
tablanette-win = The goal is reached
    .rule = Whoever reaches the goal wins. If both do, the higher score wins.
    .sentence = { $player } has { $score } points. The goal was { $target }, so { $player } wins.
    .short = The goal was { $target }. { $player_is ->
        [you] You have { $score }, and win!
       *[other] { $player } has { $score }, and wins!
    }
    .working = { $score } ≥ { $target }
tablanette-win-tie = Equal at the goal
    .rule = If both reach the goal with equal points, another hand is played.
    .sentence = Both have { $score } points, so one more hand must decide.
    .short = Both have { $score }: one more hand.
    .working = { $score } = { $score }
tablanette-max_hands = The last hand
    .rule = After a certain number of hands the game stops. Nobody has won, or whoever has the most points wins.
    .sentence = { $n ->
        [one] One hand is
       *[other] { $n } hands are
    } played, and we stop here. { $outcome ->
        [won] { $counts } { $winner } has the most points and wins.
        [draw] { $counts } That is the same, so it is a draw.
       *[unfinished] { $tie ->
            [yes] Both have the same points, so nobody wins.
           *[no] Nobody has { $target } points.
        }
    }
    .short = { $n ->
        [one] One hand is played.
       *[other] { $n } hands are played.
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
        [0] The best answer brings hardly any points.
        [one] The best answer brings about 1 point.
       *[other] The best answer brings about { $best } points.
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
        }, and { $clears } of the { $unseen } cards that you cannot see would clear the table{ tablanette-coach-jacks }
        [none] None of the { $unseen } cards that you cannot see would clear the table.
       *[empty] Nobody can take it any more with a card from the hand.
    } { tablanette-coach-answer }
tablanette-coach-take = { $n ->
        [one] You take one card.
       *[other] You take { $n } cards.
    } { $points ->
        [0] This brings no points by itself, but whoever has most cards in the end gets 3.
        [one] This brings 1 point.
       *[other] This brings { $points } points.
    } { $danger ->
        [yes] { $clears } of the { $unseen } cards that you cannot see would clear the rest{ tablanette-coach-jacks }
        [none] No card that you cannot see would clear the rest.
       *[empty] Nobody can answer it any more.
    } { tablanette-coach-answer }
tablanette-coach-tablanette = A tablanette! { $points ->
        [0] It brings no points.
        [one] It brings 1 point.
       *[other] With the cards in it, it brings { $points } points.
    } { tablanette-coach-answer }
tablanette-coach-jack = { $n ->
        [0] The jack finds nothing to take and stays there. Keep it until the table is full.
        [one] The jack takes one card and brings { $points ->
            [one] 1 point
           *[other] { $points } points
        }. It could take more from a full table.
       *[other] The jack takes all { $n } cards and brings { $points ->
            [one] 1 point
           *[other] { $points } points
        }. There is no bonus for a sweep by a jack.
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
    .help = Where the card goes that took others.
    .v-taken = goes with the cards that it took
    .v-stays = stays on the table
    .v-discarded = goes to a pile that counts for nobody
tablanette-option-group_max = Cards in one sum
    .help = How many cards may be added up in one group.
    .v-any = as many as you like
    .v-3 = three at most
tablanette-option-groups = Groups at once
    .help = Whether one card may take several groups.
    .v-many = several
    .v-one = only one
tablanette-option-capture_duty = Taking
    .help = Whether a card that can take something may be laid without taking.
    .v-free = you may take
    .v-must = you must take
tablanette-option-jack = Jack
    .help = A jack takes everything, or is an ordinary 12.
    .v-sweeps = takes everything
    .v-twelve = is worth 12
tablanette-option-jack_in_sums = Jack in a sum
    .help = Whether a jack on the table may go into a group as 0. It needs jacks that take everything.
tablanette-option-bonus = Bonus
    .help = What a tablanette brings.
    .v-sum = the value of all its cards
    .v-double_cards = its point cards count twice
    .v-one = one point
    .v-none = nothing
tablanette-option-ten_of_diamonds = Ten of diamonds
    .help = How many points 10♦ brings.
tablanette-option-cards_needed = Cards for 3 points
    .help = How many cards bring the 3 points for most cards.
tablanette-option-ace_points = Points for an ace
    .help = How many points each ace brings.
tablanette-option-target = Goal
    .help = How many points win. Take 20 to 60 for one lesson.
tablanette-option-win_check = Looking at the goal
    .help = When it is seen whether somebody has reached the goal.
    .v-hand_end = after each hand
    .v-at_once = after each bonus too
tablanette-option-max_hands = Most hands
    .help = After so many hands the game stops.
tablanette-option-on_limit = At the limit
    .help = After the most hands, nobody has won, or whoever has most points wins.
    .v-unfinished = nobody has won
    .v-most_points = most points win
tablanette-preset-published = As most books print it
    .help = The card that takes goes along, and a tablanette brings all its values.
tablanette-preset-book = The old book
    .help = One sum of two or three cards. The card that takes stays on the table.
tablanette-preset-discard_pile = With a discard pile
    .help = The card that takes counts for nobody.
tablanette-preset-serbian = As in Serbia
    .help = A jack is 12, aces bring points, and 101 points win.
tablanette-preset-short = A short match
    .help = One hand: 24 cards each. The most points win.

## First hints, one at a time, when the game is new

tablanette-hint-1 = Touch a card in your hand.
tablanette-hint-2 = Then touch cards that add up to it.
tablanette-hint-3 = Nothing adds up? Just lay your card.
tablanette-hint-4 = { $jack ->
        [sweeps] A jack takes all. Queen 13, king 14.
       *[twelve] Jack 12, queen 13, king 14.
    }
tablanette-hint-5 = Clear the table: that’s a tablanette!
