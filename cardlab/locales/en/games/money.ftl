money-game = Money
    .aim = Leave the other player with no number cards and no money.
    .summary = Throw cards on one pile and catch the matches. Pictures are money, and money buys new cards.
    .ages = 7 to 12
    .teaches = Multiples of 5, one amount made in several ways, change, and fair exchange

## Money: what happens, rule by rule

money-setup-bank = Half of the money each
    .rule = Pictures are money. Each player gets half of every kind and lays it open in a bank.
    .sentence = { $prices } Each bank can buy { $total } number cards: { $sum } = { $total }.
    .short = Each bank can buy { $total } number cards.
    .prices = { $rank } buys { $value }.
    .working = { $sum } = { $total }
money-setup-deal = The number cards are dealt
    .rule = All other cards are number cards. They are dealt face down, and nobody looks at them.
    .sentence = { $numerals } number cards are shared by two: { $numerals } ÷ 2 = { $each } for each player.
    .short = { $numerals } ÷ 2 = { $each } number cards each.
    .working = { $numerals } ÷ 2 = { $each }

money-end-draw = Nobody can go on
    .rule = When neither player has a card to throw or to pay with, the game is a draw.
    .sentence = All the cards lie on the floor, and nobody can throw or pay. So nobody has won.
    .short = Nobody can throw or pay. It’s a draw.
money-end-broke = No number card and no money
    .rule = Whoever is to move and has neither number cards nor money has lost. The other player gets the floor.
    .sentence = { $player } can neither throw nor pay. { $winner } gets what lies on the floor, and wins the game.
    .short = { $player_is ->
        [you] You can
       *[other] { $player } can
    } neither throw nor pay. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
money-buy-must = Time to buy
    .rule = With no number card in hand you must buy some before you can throw.
    .sentence = { $player } has no number card left. The money in the bank is worth { $worth }, so { $player } must buy some.
    .short = No number cards left: { $player_is ->
        [you] you must buy some.
       *[other] { $player } must buy some.
    }
    .refused = There is no number card in your hand to throw. Buy some first.
    .landmark = time to buy
money-end-stuck = Money that buys nothing
    .rule = Where this is agreed, a player who must buy and cannot has lost.
    .sentence = { $player } has money, but nothing that it could buy. So { $winner } wins.
    .short = { $player_is ->
        [you] You can’t buy anything.
       *[other] { $player } can’t buy anything.
    } { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
money-buy-lifted = Another seller may be asked
    .rule = When the money buys nothing from the right seller, it may be spent with the other one.
    .sentence = { $source ->
        [opponent] No card in the bank fits what lies on the floor. So { $player } may also buy from { $opponent }.
       *[floor] { $opponent } has too few cards for any of this money. So { $player } may also buy from the floor.
    }
    .short = { $player_is ->
        [you] You may also buy from
       *[other] { $player } may also buy from
    } { $source ->
        [opponent] { $opponent_is ->
            [you] you.
           *[other] { $opponent }.
        }
       *[floor] the floor.
    }
money-buy-pass = Nothing is for sale
    .rule = When nobody has enough cards for your money, you wait until your next turn.
    .sentence = Neither the floor nor the other player has enough cards for this money. { $player } waits for one turn.
    .short = Nothing is for sale: { $player_is ->
        [you] you wait one turn.
       *[other] { $player } waits one turn.
    }

money-throw = A card on the pile
    .rule = You throw the top card of your hand, face up, so that both see it at the same moment.
    .sentence = { $top ->
        [none] { $player } throws { $card } on the empty floor.
       *[other] { $player } throws { $card } on { $top }.
    }
    .short = { $player_is ->
        [you] You throw { $card }
       *[other] { $player } throws { $card }
    } { $top ->
        [none] on the empty floor.
       *[other] on { $top }.
    }
money-capture-match = A match
    .rule = When your card has the same rank as the card below it, you take the whole pile. It goes under your hand.
    .sentence = { $card } and { $top } have the same rank. { $player } takes the pile of { $n } cards.
    .short = { $card_rank } and { $top_rank }: a match! { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $n } cards.
    .landmark = match
money-capture-joker = Two jokers
    .rule = A joker is matched only by the other joker.
    .sentence = A joker lies on a joker. { $player } takes the pile of { $n } cards.
    .short = Joker on joker! { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $n } cards.
money-capture-seven = The seven of diamonds
    .rule = Where this is agreed, 7♦ takes the pile whatever lies on top.
    .sentence = { $card } need not match: it takes any pile. { $player } gets { $n } cards.
    .short = { $card } takes any pile! { $player_is ->
        [you] You get
       *[other] { $player } gets
    } { $n } cards.
money-capture-money = The money under the pile
    .rule = Whoever takes the pile also gets the money that lies under it.
    .sentence = { $n ->
        [one] { $player } also gets the { $cards } from under the pile, worth { $total }.
       *[other] { $player } also gets { $cards } from under the pile: { $sum } = { $total }.
    }
    .short = { $player_is ->
        [you] You also get money:
       *[other] { $player } also gets money:
    } { $n ->
        [2] { $sum } = { $total }.
        [3] { $sum } = { $total }.
        [4] { $sum } = { $total }.
       *[other] { $total }.
    }
    .working = { $n ->
        [one] { "" }
       *[other] { $sum } = { $total }
    }
money-capture-missed = A match was missed
    .rule = A match must be claimed before anything else is done. Otherwise the pile stays.
    .sentence = { $same ->
        [yes] { $card } and { $top } did match, but { $player } did not claim. The pile stays.
       *[no] { $card } takes any pile, but { $player } did not claim. The pile stays.
    }
    .short = { $same ->
        [yes] { $card_rank } and { $top_rank } did match,
       *[no] { $card } takes any pile,
    } but { $player_is ->
        [you] you said nothing.
       *[other] { $player } said nothing.
    }
money-claim-false = A false claim
    .rule = Whoever claims a match that is none gives the pile to the other player, unless something else is agreed.
    .sentence = { $top ->
        [none] { $card } lies alone, so there is nothing that it could match.
       *[other] { $card } and { $top } are not a match.
    } { $then ->
        [takes] { $n ->
            [one] { $opponent } gets the card.
           *[other] { $opponent } gets the pile of { $n } cards.
        }
        [chooses] { $opponent } may now take the pile.
       *[none] It costs nothing.
    }
    .short = { $top ->
        [none] { $card } lies alone: no match.
       *[other] { $card_rank } and { $top_rank }: no match.
    } { $then ->
        [takes] { $opponent_is ->
            [you] You get
           *[other] { $opponent } gets
        } { $n ->
            [one] one card.
           *[other] { $n } cards.
        }
        [chooses] { $opponent_is ->
            [you] You may take the pile.
           *[other] { $opponent } may take the pile.
        }
       *[none] { "" }
    }
money-claim-punished = The pile is taken
    .rule = Where this is agreed, the other player chooses to take the pile after a false claim.
    .sentence = { $player } takes the pile: { $n } { $n ->
        [one] card
       *[other] cards
    }.
    .short = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } the pile: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
money-claim-spared = The pile stays
    .rule = Where this is agreed, the other player may leave the pile where it is after a false claim.
    .sentence = { $player } leaves the pile where it is.
    .short = { $player_is ->
        [you] You leave the pile.
       *[other] { $player } leaves the pile.
    }
money-claim-late = Not the time for a claim
    .rule = Only whoever has just thrown may claim, and only before anything else is done.
    .sentence = { $capture ->
        [automatic] Nobody needs to claim: here a match takes the pile by itself.
       *[claim] { $player } can claim only straight after throwing a card.
    }
    .short = { "" }
money-turn-order = Something else comes first
    .rule = Turns alternate: perhaps you buy, then you throw, then you claim or let it pass.
    .sentence = { $waiting_for ->
        [deal] First the cards must be dealt.
        [claim] First { $turn } says whether the two top cards match.
        [supply] First { $turn } says what is given for the money.
        [penalty] First { $turn } says whether the pile is taken or left.
       *[act] { $turn } must throw or buy now.
    }
    .short = { "" }

money-chosen-buy = An offer
    .sentence = { $player } wants to buy from the other player, who may now give a part of the price as money.
    .short = { $player_is ->
        [you] You want to buy from the other player, who may give change.
       *[other] { $player } wants to buy from you. You may give change.
    }

money-buy-floor = Bought from the floor
    .rule = Money paid to the floor buys number cards of the pile. They are turned over and go under the hand.
    .sentence = { $change ->
        [0] { $pay } is worth { $value }, so { $player } buys { $value } number cards of the pile. { $pay } is slid under it.
       *[other] { $pay } is worth { $value }. Of that, { $change } comes back as money: { $value } − { $change } = { $n } number cards.
    }
    .short = { $player_is ->
        [you] You pay
       *[other] { $player } pays
    } { $pay } for { $change ->
        [0] { "" }
       *[other] { $value } − { $change } ={ " " }
    }{ $n ->
        [one] one card
       *[other] { $n } cards
    } from the pile.
    .working = { $change ->
        [0] { "" }
       *[other] { $value } − { $change } = { $n }
    }
money-buy-opponent = Bought from the other player
    .rule = Money paid to the other player buys number cards of that player’s hand. Their order stays as it is.
    .sentence = { $change ->
        [0] { $pay } is worth { $value }. For that { $seller } gives { $value } number cards to { $player }.
       *[other] { $pay } is worth { $value }. { $seller } gives { $change } of that in money: { $value } − { $change } = { $n } number cards.
    }
    .short = { $player_is ->
        [you] You pay { $seller } { $pay } for
       *[other] { $seller_is ->
            [you] { $player } pays you { $pay } for
           *[other] { $player } pays { $seller } { $pay } for
        }
    } { $change ->
        [0] { "" }
       *[other] { $value } − { $change } ={ " " }
    }{ $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .working = { $change ->
        [0] { "" }
       *[other] { $value } − { $change } = { $n }
    }
money-buy-change = Change comes back
    .rule = A part of the price may come back as money, when cards and change together make the full value.
    .sentence = { $player } gets { $cards } as change. Cards and change are the full value: { $n } + { $change } = { $value }.
    .short = { $player_is ->
        [you] You also get
       *[other] { $player } also gets
    } { $change } in change: { $n } + { $change } = { $value }.
    .working = { $value } − { $n } = { $change }
money-buy-when = First throw your cards
    .rule = Where this is agreed, you buy and exchange only when you have no number card in hand.
    .sentence = There are number cards in your hand. You can buy when all of them are thrown.
    .short = { "" }
money-buy-limit = One purchase in a turn
    .rule = Where this is agreed, you may buy once in a turn.
    .sentence = You have bought something in this turn. Now throw a card.
    .short = { "" }
money-buy-source = The other seller
    .rule = You buy from the floor when enough cards lie there, otherwise from the other player.
    .sentence = The floor has { $n } number { $n ->
        [one] card
       *[other] cards
    }. { $source ->
        [opponent] That is { $minimum } or more, so you buy from the floor.
       *[floor] That is fewer than { $minimum }, so you buy from { $opponent }.
    }
    .short = { "" }
money-buy-not_there = It is not there
    .rule = You can only name money that lies where you want to take it from.
    .sentence = { $n ->
        [0] There is no { $rank }
       *[other] There are not so many { $rank }
    } { $place ->
        [bank] in your bank.
        [floor] under the pile.
       *[opponent] in that bank.
    }
    .short = { "" }
money-buy-full_value = Not the full value
    .rule = Cards and change must make the full value of the money, with one number card at least.
    .sentence = { $short ->
        [yes] { $change ->
            [0] This money is worth { $value } cards, and only { $stock } are there.
           *[other] { $value } − { $change } = { $need } cards would be missing to the full value, and { $stock } are there.
        }
       *[no] Change of { $change } for money worth { $value } leaves no number card to buy.
    }
    .short = { "" }
money-buy-seller_decides = The seller decides
    .rule = Whoever sells decides how much of the price comes back as money.
    .sentence = You cannot ask for change. { $opponent } decides about that.
    .short = { "" }

money-exchange = A fair exchange
    .rule = Money may be exchanged for other money of the same worth, with the floor or with the other player’s bank.
    .sentence = { $player } gives { $give } and gets { $take } from { $partner ->
        [floor] under the pile
       *[opponent] { $opponent }
    }. That is fair: { $given } = { $taken }.
    .short = { $player_is ->
        [you] You exchange
       *[other] { $player } exchanges
    } { $give_n ->
        [1] money: { $given } = { $taken }.
        [2] money: { $given } = { $taken }.
        [3] { $take_n ->
            [1] money: { $given } = { $taken }.
            [2] money: { $given } = { $taken }.
           *[other] money for { $total }.
        }
       *[other] money for { $total }.
    }
    .working = { $given } = { $taken }
money-exchange-equal = Not the same worth
    .rule = Both sides of an exchange must be worth the same.
    .sentence = You would give { $n ->
        [one] { $a }
       *[other] { $given } = { $a }
    } and get { $m ->
        [one] { $b }
       *[other] { $taken } = { $b }
    }. { $a } and { $b } are not equal.
    .short = { "" }
money-exchange-same_rank = The same on both sides
    .rule = A rank that is on both sides of an exchange changes nothing.
    .sentence = One kind of money is on both sides. Leave it out on both.
    .short = { "" }
money-exchange-limit = Enough exchanges
    .rule = There is a limit to the exchanges in one turn.
    .sentence = { $limit ->
        [0] Nobody exchanges money in this game.
        [one] One exchange in a turn is agreed, and you have made it.
       *[other] { $limit } exchanges in a turn are agreed, and you have made them.
    }
    .short = { "" }
money-exchange-useful = It would buy nothing
    .rule = When you must buy, you may not make an exchange after which you cannot.
    .sentence = You must buy number cards now. After this exchange your money would not buy any.
    .short = { "" }

money-end-all = Everything is won
    .rule = Whoever has all number cards and all the money wins.
    .sentence = { $winner } has all { $n } number cards and all the money, worth { $worth }. { $winner } wins after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }.
    .short = { $winner_is ->
        [you] You have all the cards and all the money. You win!
       *[other] { $winner } has all the cards and all the money, and wins!
    }
money-end-unfinished = Time is up
    .rule = After an agreed number of turns the game stops.
    .sentence = { $turns ->
        [one] One turn is played
       *[other] { $turns } turns are played
    }, so the game stops here. { $on_limit ->
        [most_worth] { $counts } { $winner ->
            [none] That is the same, so it is a draw.
           *[other] So { $winner } has more, and wins.
        }
       *[unfinished] Nobody has won.
    }
    .short = { $on_limit ->
        [most_worth] { $counts } { $winner ->
            [none] A draw!
           *[other] { $winner_is ->
                [you] You win!
               *[other] { $winner } wins!
            }
        }
       *[unfinished] { $turns ->
            [one] One turn
           *[other] { $turns } turns
        } played. Nobody wins.
    }
    .counts = { $player } has { $n } number { $n ->
        [one] card
       *[other] cards
    }, and money for { $worth }: { $total }.
    .counts-short = { $player_is ->
        [you] You:
       *[other] { $player }:
    } { $n } + { $worth } = { $total }.
    .working = { $on_limit ->
        [most_worth] { $counts }
       *[unfinished] { "" }
    }
    .counts-working = { $n } + { $worth } = { $total }
money-end-over = After the end
    .rule = When the game is over, nothing more can be done.
    .sentence = Deal again if you want to play once more.
    .short = { "" }

## What the coach says

money-reckoned = { $prices } All your money buys { $worth ->
        [0] nothing.
        [one] 1 number card.
       *[other] { $worth } number cards.
    }
    .prices = { $rank } buys { $value }.
money-coach-throw = { $top } lies on top. { $good } of the { $unseen } number cards that you cannot see { $good ->
        [one] matches
       *[other] match
    } it. The floor is worth { $stake }.
money-coach-throw_alone = The floor is empty, so this throw cannot match anything.
money-coach-claim_right = { $card } takes the pile: { $money ->
        [0] { $n } number cards.
       *[other] { $n } number cards and money worth { $money }, { $n } + { $money } = { $stake } in all.
    }
money-coach-claim_wrong = { $top ->
        [none] { $card } lies alone and matches nothing.
       *[other] { $card } and { $top } do not match.
    } { $false_claim ->
        [none] A claim brings nothing.
       *[other] A false claim can cost you what lies on the floor, worth { $stake }.
    }
money-coach-pass_right = { $card } takes the pile, and you would leave { $stake } on the floor.
money-coach-pass_wrong = { $top ->
        [none] { $card } lies alone, so there is nothing to claim.
       *[other] { $card } and { $top } do not match, so there is nothing to claim.
    }
money-coach-supply = { $change ->
        [0] You give { $n } number cards
       *[other] { $n } + { $change }: you give { $n } number cards and change
    }. You keep { $left } to throw, and your bank is then worth { $money }.
money-coach-take = You get { $n } number { $n ->
        [one] card
       *[other] cards
    } { $money ->
        [0] for nothing.
       *[other] and money worth { $money } for nothing.
    }
money-coach-leave = What lies on the floor is worth { $stake }. If you leave it, the next match takes it.
money-coach-buy_early = { $asks ->
        [yes] You get { $value } in number cards, or fewer cards and change. Your bank keeps { $kept } at least.
       *[no] { $change ->
            [0] You get { $n } number cards, and your bank keeps { $kept }.
           *[other] You get { $n } number cards and { $change } in change, and your bank keeps { $kept }.
        }
    } You still have cards to throw, so you need not buy yet.
money-coach-buy_alone = { $asks ->
        [yes] You get { $value } in number cards, or fewer cards and change.
       *[no] You get { $n } number cards, and your bank keeps { $kept }.
    } But then no card lies on the floor that your next one could match.
money-coach-buy_match = You get { $n } number cards. The first one is { $first }, and on { $top } it takes the pile. That brings { $stake }.
money-coach-buy_no_match = You get { $n } number cards, and your bank keeps { $kept }. The first one is { $first }, which does not match { $top }.
money-coach-buy_unseen = You get { $asks ->
        [yes] { $value } in number cards, or fewer cards and change
       *[no] { $n } number cards
    }. Nobody knows the first one: { $good } of the { $unseen } unseen cards { $good ->
        [one] matches
       *[other] match
    } { $top }.
money-coach-exchange = { $given } = { $taken }, so you are as rich as before. One card of your money could then buy { $amounts } number cards.
money-coach-exchange_new = { $given } = { $taken }, so you are as rich as before. Then you could also buy { $new } number cards.
money-coach-exchange_nothing = { $given } = { $taken }, so you are as rich as before. But then none of your money buys anything just now.

## What can be done

money-action-throw = Throw a card
money-action-claim = A match!
money-action-pass = No match
money-action-buy = { $source ->
        [floor] Pay { $pay }: { $n } cards from the floor
       *[opponent] Pay { $pay } ({ $n }) to the other player
    }
    .back = { $source ->
        [floor] Pay { $pay }, { $back } back: { $worth } − { $less } = { $n } cards
       *[opponent] Pay { $pay } to the other player, { $back } back: { $worth } − { $less } = { $n } cards
    }
    .tag = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }{ $source ->
        [opponent] , other player
       *[floor] { "" }
    }
money-action-supply = Give { $n } cards
    .back = Give { $n } { $n ->
        [one] card
       *[other] cards
    } and { $back }
money-action-exchange = { $partner ->
        [floor] Exchange { $give } for { $take } with the floor
       *[opponent] Exchange { $give } for { $take } with the other player
    }
    .made = Swap coins: { $made }
money-action-take = Take the pile
money-action-leave = Leave the pile

money-zone-hand = Hand
money-zone-bank = Bank
money-zone-pile = Pile
money-zone-under = Money
money-counter-turns_played = Turns
money-measure-turns_played = turns
money-measure-captures = piles taken
money-measure-mistaken = mistaken claims
money-measure-bought = purchases
money-measure-exchanged = exchanges
money-measure-cards = number cards at the end
money-measure-money = money cards at the end

## Options and presets

money-option-values = What pictures are worth
    .help = How many number cards a king, a queen and a jack buy.
    .v-jordan = K 5, J 10, Q 15
    .v-egypt_low = Q 5, K 10, J 15
    .v-egypt_high = Q 10, K 15, J 20
    .v-syria = J 10, Q 15, K 20
money-option-jokers = Jokers
    .help = Two jokers: left out, thrown like number cards, or money.
    .v-none = left out
    .v-numeral = number cards
    .v-money = money
money-option-joker_value = What a joker buys
    .help = How many number cards a joker is worth, where it is money.
money-option-aces = Aces
    .help = Aces are number cards, or money.
    .v-numeral = number cards
    .v-money = money
money-option-ace_value = What an ace buys
    .help = How many number cards an ace is worth, where it is money.
money-option-capture = A match
    .help = A match must be noticed and claimed, or it takes the pile by itself.
    .v-claim = must be claimed
    .v-automatic = takes by itself
money-option-false_claim = After a false claim
    .help = The other player gets the pile, may take it, or nothing happens.
    .v-opponent_takes = the other player gets the pile
    .v-opponent_chooses = the other player may take the pile
    .v-none = nothing happens
money-option-seven_of_diamonds = The seven of diamonds
    .help = It is a number card like any other, or it takes every pile.
    .v-plain = like any other
    .v-captures = takes every pile
money-option-buy_when = When you may buy
    .help = Only with an empty hand, or in any turn before you throw.
    .v-empty = with an empty hand
    .v-any_turn = in any turn
money-option-buy_limit = Purchases in a turn
    .help = One, or as many as you like.
    .v-one = one
    .v-any = any number
money-option-source_rule = From whom you buy
    .help = From the floor when enough cards lie there and otherwise from the other player, or as you like.
    .v-floor_first = the floor first
    .v-free = as you like
money-option-floor_minimum = Enough cards on the floor
    .help = With so many number cards or more on the pile you buy from the floor.
money-option-floor_block = Bought from the pile
    .help = From which end of the pile bought cards come.
    .v-bottom = bottom
    .v-top = top
money-option-stack_block = Bought from a hand
    .help = From which end of the other player’s hand bought cards come.
    .v-top = top
    .v-bottom = bottom
money-option-opponent_change = Who decides about change
    .help = When the other player sells, the seller or the buyer says what comes back as money.
    .v-seller = the seller
    .v-buyer = the buyer
money-option-exchange_limit = Exchanges in a turn
    .help = How many times money may be exchanged in one turn.
money-option-cannot_buy = Money that buys nothing
    .help = A player who must buy and cannot may ask the other seller or wait, or has lost.
    .v-relax = ask the other seller, or wait
    .v-lose = has lost
money-preset-jordan = Jordan
    .help = The basic game: a king buys 5, a jack 10, a queen 15.
money-option-on_limit = At the limit
    .help = Nobody has won, or whoever has most wins: number cards, and those that the money would buy.
    .v-unfinished = nobody has won
    .v-most_worth = who has most wins
money-preset-short = A short game
    .help = The basic game, 30 turns each. Then whoever has most, with what the money would buy, wins.
money-preset-jordan_jokers = Jordan, with jokers
    .help = Two jokers are thrown too, and match only each other.
money-preset-egypt_q5 = Egypt, queen 5
    .help = Matches take by themselves, and you may buy in any turn. Queen 5, king 10, jack 15.
money-preset-egypt_q10 = Egypt, queen 10
    .help = Matches take by themselves, and you may buy in any turn. Queen 10, king 15, jack 20.
money-preset-egypt_q5_aces = Egypt, queen 5, aces are money
    .help = An ace buys 30. It makes a long game.
money-preset-egypt_q10_aces = Egypt, queen 10, aces are money
    .help = An ace buys 30. It makes a very long game.
money-preset-egypt_q5_koumi = Egypt, queen 5, al-koumi
    .help = The seven of diamonds takes every pile.
money-preset-egypt_q10_koumi = Egypt, queen 10, al-koumi
    .help = The seven of diamonds takes every pile. Queen 10, king 15, jack 20.
money-preset-syria = Syria
    .help = Jokers are money too. Jack 10, queen 15, king 20, joker 5.

## First hints, one at a time, when the game is new

money-hint-1 = Throw your top card on the pile.
money-hint-2 = { $capture ->
        [automatic] Two alike take the whole pile.
       *[claim] Two alike? Touch the pile, or press Space!
    }
money-hint-3 = Pictures are money: they buy number cards.
money-hint-4 = No cards left? Touch money in your bank.
money-hint-5 = { $on_limit ->
        [most_worth] After { $max_turns } turns the richest player wins.
       *[unfinished] Win all the cards and all the money!
    }
