money-game = Money
    .aim = Leave the other player with no number cards and no money.
    .summary = Throw cards on one pile and spot the matches. Picture cards are money, and money buys new cards.
    .ages = 7 to 12
    .teaches = Multiples of 5, one amount made in several ways, change, and fair exchange

## Money: what happens, rule by rule

money-setup-bank = Half the money each
    .rule = Picture cards are money. Each player gets half of every kind and lays them face up in a bank.
    .sentence = { $prices } Each bank can buy { $total } number cards: { $sum } = { $total }.
    .short = Each bank can buy { $total } number cards.
    .prices = { $rank } buys { $value }.
    .working = { $sum } = { $total }
money-setup-deal = The number cards
    .rule = All the other cards are number cards. Deal them face down. No peeking!
    .sentence = Two players share { $numerals } number cards: { $numerals } ÷ 2 = { $each } for each player.
    .short = { $numerals } ÷ 2 = { $each } number cards each.
    .working = { $numerals } ÷ 2 = { $each }

money-end-draw = Nobody can go on
    .rule = If neither player has a card to throw or money to pay, the game is a draw.
    .sentence = All the cards are on the floor, and nobody can throw or pay. Nobody wins.
    .short = Nobody can throw or pay. It’s a draw.
money-end-broke = No number card and no money
    .rule = If you have no number cards and no money on your turn, you lose. The other player gets the floor.
    .sentence = { $player } can’t throw or pay. { $winner } gets everything on the floor and wins the game.
    .short = { $player_is ->
        [you] You can’t
       *[other] { $player } can’t
    } throw or pay. { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
money-buy-must = Time to buy
    .rule = If you have no number cards in hand, buy some before you throw.
    .sentence = { $player } has no number cards left. The money in the bank is worth { $worth }, so { $player } must buy some.
    .short = No number cards left, so { $player_is ->
        [you] you must buy some.
       *[other] { $player } must buy some.
    }
    .refused = You have no number cards to throw. Buy some first.
    .landmark = time to buy
money-end-stuck = Money that buys nothing
    .rule = You can agree that a player who must buy but can’t loses.
    .sentence = { $player } has money, but there is nothing to buy with it. { $winner } wins.
    .short = { $player_is ->
        [you] You can’t buy anything.
       *[other] { $player } can’t buy anything.
    } { $winner_is ->
        [you] You win!
       *[other] { $winner } wins!
    }
money-buy-lifted = Another seller
    .rule = If your money buys nothing from the right seller, you can go to the other one.
    .sentence = { $source ->
        [opponent] None of this money fits the cards on the floor. So { $player } can also buy from { $opponent }.
       *[floor] { $opponent } has too few cards for any of this money. So { $player } can also buy from the floor.
    }
    .short = { $player_is ->
        [you] You can also buy from
       *[other] { $player } can also buy from
    } { $source ->
        [opponent] { $opponent_is ->
            [you] you.
           *[other] { $opponent }.
        }
       *[floor] the floor.
    }
money-buy-pass = Nothing is for sale
    .rule = If nobody has enough cards for your money, you wait until your next turn.
    .sentence = The floor and the other player both have too few cards for this money. { $player } waits for one turn.
    .short = Nothing is for sale, so { $player_is ->
        [you] you wait one turn.
       *[other] { $player } waits one turn.
    }

money-throw = A card on the pile
    .rule = Throw the top card of your hand face up, so that you both see it at the same time.
    .sentence = { $top ->
        [none] { $player } throws { $card } on the table.
       *[other] { $player } throws { $card } on { $top }.
    }
    .short = { $player_is ->
        [you] You throw { $card }
       *[other] { $player } throws { $card }
    } { $top ->
        [none] on the table.
       *[other] on { $top }.
    }
money-capture-match = A match
    .rule = If your card has the same rank as the card below it, you take the whole pile. Put it under your hand.
    .sentence = { $card } and { $top } have the same rank. { $player } takes the pile of { $n } cards.
    .short = { $card_rank } and { $top_rank }: a match! { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $n } cards.
    .landmark = match
money-capture-joker = Two jokers
    .rule = Only the other joker matches a joker.
    .sentence = A joker on a joker! { $player } takes the pile of { $n } cards.
    .short = Joker on joker! { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $n } cards.
money-capture-seven = The seven of diamonds
    .rule = You can agree that 7♦ takes any pile.
    .sentence = { $card } takes any pile, match or no match. { $player } gets { $n } cards.
    .short = { $card } takes any pile! { $player_is ->
        [you] You get
       *[other] { $player } gets
    } { $n } cards.
money-capture-money = The money under the pile
    .rule = If you take the pile, you also get the money under it.
    .sentence = { $n ->
        [one] { $player } also gets { $cards } from under the pile, worth { $total }.
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
money-capture-missed = A missed match
    .rule = Claim a match before anything else happens. If you don’t, the pile stays.
    .sentence = { $same ->
        [yes] { $card } and { $top } did match, but { $player } did not claim the pile. It stays.
       *[no] { $card } takes any pile, but { $player } did not claim it. The pile stays.
    }
    .short = { $same ->
        [yes] { $card_rank } and { $top_rank } matched,
       *[no] { $card } takes any pile,
    } but { $player_is ->
        [you] you missed it.
       *[other] { $player } missed it.
    }
money-claim-false = A false claim
    .rule = If you claim a match and there is none, the other player gets the pile, unless you agree on something else.
    .sentence = { $top ->
        [none] { $card } is alone, so it can’t match anything.
       *[other] { $card } and { $top } are not a match.
    } { $then ->
        [takes] { $n ->
            [one] { $opponent } gets the card.
           *[other] { $opponent } gets the pile of { $n } cards.
        }
        [chooses] { $opponent } can now take the pile.
       *[none] It costs nothing.
    }
    .short = { $top ->
        [none] { $card } is alone, so no match.
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
            [you] You can take the pile.
           *[other] { $opponent } can take the pile.
        }
       *[none] { "" }
    }
money-claim-punished = Taking the pile
    .rule = You can agree that the other player may take the pile after a false claim.
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
    .rule = You can agree that the other player may leave the pile after a false claim.
    .sentence = { $player } leaves the pile where it is.
    .short = { $player_is ->
        [you] You leave the pile.
       *[other] { $player } leaves the pile.
    }
money-claim-late = Not the time for a claim
    .rule = You can claim only just after you throw a card, before anything else happens.
    .sentence = { $capture ->
        [automatic] Nobody needs to claim. Here a match takes the pile by itself.
       *[claim] { $player } can claim only just after throwing a card.
    }
    .short = { "" }
money-turn-order = Something else comes first
    .rule = Take turns. You can buy, then you throw, then you claim or let it pass.
    .sentence = { $waiting_for ->
        [deal] Deal the cards first.
        [claim] First { $turn } says whether the two top cards match.
        [supply] First { $turn } says what to give for the money.
        [penalty] First { $turn } takes the pile or leaves it.
       *[act] { $turn } must throw or buy now.
    }
    .short = { "" }

money-chosen-buy = An offer
    .sentence = { $player } wants to buy from the other player, who can give some of the price back as change.
    .short = { $player_is ->
        [you] You want to buy from the other player, who can give change.
       *[other] { $player } wants to buy from you. You can give change.
    }

money-buy-floor = Buying from the floor
    .rule = Pay money to the floor to buy number cards from the pile. Turn them over and put them under your hand.
    .sentence = { $change ->
        [0] { $pay } is worth { $value }, so { $player } buys { $value } number cards from the pile. { $pay } goes under the pile.
       *[other] { $pay } is worth { $value }, and { $change } comes back as change: { $value } − { $change } = { $n } number cards.
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
money-buy-opponent = Buying from the other player
    .rule = Pay money to the other player to buy number cards from their hand. The cards stay in the same order.
    .sentence = { $change ->
        [0] { $pay } is worth { $value }, so { $seller } gives { $value } number cards to { $player }.
       *[other] { $pay } is worth { $value }. { $seller } gives { $change } back in change: { $value } − { $change } = { $n } number cards.
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
money-buy-change = Change
    .rule = You can get change, if the cards and the change together make the full value.
    .sentence = { $player } gets { $cards } in change. Cards and change make the full value: { $n } + { $change } = { $value }.
    .short = { $player_is ->
        [you] You also get
       *[other] { $player } also gets
    } { $change } in change: { $n } + { $change } = { $value }.
    .working = { $value } − { $n } = { $change }
money-buy-when = Throw your cards first
    .rule = You can agree to buy and exchange only when you have no number cards in hand.
    .sentence = You still have number cards in your hand. You can buy when you have thrown them all.
    .short = { "" }
money-buy-limit = One purchase in a turn
    .rule = You can agree to buy only once in a turn.
    .sentence = You have already bought cards this turn. Now throw a card.
    .short = { "" }
money-buy-source = The other seller
    .rule = Buy from the floor if there are enough cards. If not, buy from the other player.
    .sentence = The floor has { $n } number { $n ->
        [one] card
       *[other] cards
    }. { $source ->
        [opponent] That is { $minimum } or more, so you buy from the floor.
       *[floor] That is fewer than { $minimum }, so you buy from { $opponent }.
    }
    .short = { "" }
money-buy-not_there = It is not there
    .rule = You can only use money that is really there.
    .sentence = { $n ->
        [0] There is no { $rank }
       *[other] There are not enough { $rank }
    } { $place ->
        [bank] in your bank.
        [floor] under the pile.
       *[opponent] in that bank.
    }
    .short = { "" }
money-buy-full_value = Not the full value
    .rule = Cards and change must make the full value of the money. At least one number card is part of it.
    .sentence = { $short ->
        [yes] { $change ->
            [0] This money is worth { $value } cards, but only { $stock } are there.
           *[other] You would need { $value } − { $change } = { $need } cards for the full value, but only { $stock } are there.
        }
       *[no] If you get { $change } in change for money worth { $value }, there is no number card left to buy.
    }
    .short = { "" }
money-buy-seller_decides = The seller decides
    .rule = The seller decides how much change to give.
    .sentence = You can’t ask for change. { $opponent } decides that.
    .short = { "" }

money-exchange = A fair exchange
    .rule = You can exchange money for other money worth the same, with the floor or with the other player’s bank.
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
money-exchange-equal = Not worth the same
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
    .rule = If the same rank is on both sides of an exchange, it changes nothing.
    .sentence = The same kind of money is on both sides. Leave it out on both.
    .short = { "" }
money-exchange-limit = Enough exchanges
    .rule = The number of exchanges in a turn is limited.
    .sentence = { $limit ->
        [0] Nobody exchanges money in this game.
        [one] You can make one exchange in a turn, and you have made it.
       *[other] You can make { $limit } exchanges in a turn, and you have made them.
    }
    .short = { "" }
money-exchange-useful = It would buy nothing
    .rule = If you must buy, don’t make an exchange that stops you from buying.
    .sentence = You must buy number cards now. After this exchange, your money would not buy any.
    .short = { "" }

money-end-all = All the cards and money
    .rule = If you have all the number cards and all the money, you win.
    .sentence = { $winner } has all { $n } number cards and all the money, worth { $worth }. { $winner } wins after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }.
    .short = { $winner_is ->
        [you] You have all the cards and all the money. You win!
       *[other] { $winner } has all the cards and all the money and wins!
    }
money-end-unfinished = The last turn
    .rule = You can agree to stop after a number of turns.
    .sentence = { $turns ->
        [one] After one turn
       *[other] After { $turns } turns
    }, the game stops here. { $on_limit ->
        [most_worth] { $counts } { $winner ->
            [none] That’s the same, so it’s a draw.
           *[other] { $winner } has more and wins.
        }
       *[unfinished] Nobody wins.
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
    .rule = When the game is over, there are no more moves.
    .sentence = Deal again if you want to play once more.
    .short = { "" }

## What the coach says

money-coach-throw = { $top } is on top. { $good } of the { $unseen } number cards you can’t see { $good ->
        [one] matches
       *[other] match
    } it. The floor is worth { $stake }.
money-coach-throw_alone = The floor is empty, so this throw cannot match anything.
money-coach-claim_right = { $card } takes the pile: { $money ->
        [0] { $n } number cards.
       *[other] { $n } number cards and money worth { $money }, { $n } + { $money } = { $stake } in all.
    }
money-coach-claim_wrong = { $top ->
        [none] { $card } is alone and matches nothing.
       *[other] { $card } and { $top } do not match.
    } { $false_claim ->
        [none] A claim gets you nothing.
       *[other] A false claim can cost you everything on the floor, worth { $stake }.
    }
money-coach-pass_right = { $card } takes the pile, and you would leave { $stake } on the floor.
money-coach-pass_wrong = { $top ->
        [none] { $card } is alone, so there is nothing to claim.
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
money-coach-leave = The floor is worth { $stake }. If you leave it, the next match takes it.
money-coach-buy_early = { $asks ->
        [yes] You get { $value } in number cards, or fewer cards and change. Your bank keeps at least { $kept }.
       *[no] { $change ->
            [0] You get { $n } number cards, and your bank keeps { $kept }.
           *[other] You get { $n } number cards and { $change } in change, and your bank keeps { $kept }.
        }
    } You still have cards to throw, so you don’t need to buy yet.
money-coach-buy_alone = { $asks ->
        [yes] You get { $value } in number cards, or fewer cards and change.
       *[no] You get { $n } number cards, and your bank keeps { $kept }.
    } But then there is no card on the floor for your next one to match.
money-coach-buy_match = You get { $n } number cards. The first one is { $first }, and it takes the pile with { $top } on top. You get { $stake }.
money-coach-buy_no_match = You get { $n } number cards, and your bank keeps { $kept }. The first one is { $first }, which does not match { $top }.
money-coach-buy_unseen = You get { $asks ->
        [yes] { $value } in number cards, or fewer cards and change
       *[no] { $n } number cards
    }. Nobody knows the first one: { $good } of the { $unseen } unseen cards { $good ->
        [one] matches
       *[other] match
    } { $top }.
money-coach-exchange = { $given } = { $taken }, so you are as rich as before. Then one money card could buy { $amounts } number cards.
money-coach-exchange_new = { $given } = { $taken }, so you are as rich as before. Then you could also buy { $new } number cards.
money-coach-exchange_nothing = { $given } = { $taken }, so you are as rich as before. But then your money can’t buy anything right now.

## Actions

money-action-throw = Throw a card
money-action-claim = A match!
money-action-pass = No match
money-action-buy = { $source ->
        [floor] Pay { $pay }: { $n } cards from the floor
       *[opponent] Pay { $pay } ({ $n }) to { $seller }
    }
    .back = { $source ->
        [floor] Pay { $pay }, { $back } back: { $worth } − { $less } = { $n } cards
       *[opponent] Pay { $pay } to { $seller }, { $back } back: { $worth } − { $less } = { $n } cards
    }
    .tag = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }{ $source ->
        [opponent] { " " }from { $seller }
       *[floor] { "" }
    }
money-action-supply = Give { $n } cards
    .back = Give { $n } { $n ->
        [one] card
       *[other] cards
    } and { $back }
money-action-exchange = Swap coins: { $made }
money-action-take = Take the pile
money-action-leave = Leave the pile

money-zone-hand = Hand
money-zone-bank = Bank
money-zone-pile = Pile
money-zone-under = Money
money-counter-turns_played = Turns
money-measure-turns_played = turns
money-measure-captures = piles taken
money-measure-mistaken = false claims
money-measure-bought = purchases
money-measure-exchanged = exchanges
money-measure-cards = number cards at the end
money-measure-money = money cards at the end

## Options and presets

money-option-values = What picture cards are worth
    .help = How many number cards a king, a queen and a jack buy.
    .v-jordan = K 5, J 10, Q 15
    .v-egypt_low = Q 5, K 10, J 15
    .v-egypt_high = Q 10, K 15, J 20
    .v-syria = J 10, Q 15, K 20
money-option-jokers = Jokers
    .help = Two jokers are left out, count as number cards, or are money.
    .v-none = left out
    .v-numeral = number cards
    .v-money = money
money-option-joker_value = What a joker buys
    .help = How many number cards a joker is worth, if it is money.
money-option-aces = Aces
    .help = Aces are number cards, or money.
    .v-numeral = number cards
    .v-money = money
money-option-ace_value = What an ace buys
    .help = How many number cards an ace is worth, if it is money.
money-option-capture = A match
    .help = You must spot and claim a match, or it takes the pile by itself.
    .v-claim = you must claim it
    .v-automatic = takes by itself
money-option-false_claim = After a false claim
    .help = The other player gets the pile, can choose to take it, or nothing happens.
    .v-opponent_takes = the other player gets the pile
    .v-opponent_chooses = the other player can take the pile
    .v-none = nothing happens
money-option-seven_of_diamonds = The seven of diamonds
    .help = It is a number card like any other, or it takes any pile.
    .v-plain = like any other
    .v-captures = takes any pile
money-option-buy_when = When you can buy
    .help = Only with an empty hand, or on any turn before you throw.
    .v-empty = with an empty hand
    .v-any_turn = on any turn
money-option-buy_limit = Purchases in a turn
    .help = One, or as many as you like.
    .v-one = one
    .v-any = any number
money-option-source_rule = Who you buy from
    .help = From the floor if it has enough cards, and if not, from the other player. Or as you like.
    .v-floor_first = the floor first
    .v-free = as you like
money-option-floor_minimum = Enough cards on the floor
    .help = Buy from the floor if the pile has at least this many number cards.
money-option-floor_block = Bought from the pile
    .help = Which end of the pile the cards come from.
    .v-bottom = bottom
    .v-top = top
money-option-stack_block = Bought from a hand
    .help = Which end of the other player’s hand the cards come from.
    .v-top = top
    .v-bottom = bottom
money-option-opponent_change = Who decides about change
    .help = When the other player sells, the seller or the buyer decides how much change to give.
    .v-seller = the seller
    .v-buyer = the buyer
money-option-exchange_limit = Exchanges in a turn
    .help = How many times you can exchange money in one turn.
money-option-cannot_buy = Money that buys nothing
    .help = A player who must buy but can’t goes to the other seller or waits, or loses.
    .v-relax = go to the other seller, or wait
    .v-lose = loses
money-preset-jordan = Jordan
    .help = The basic game: a king buys 5, a jack 10, a queen 15.
money-option-on_limit = At the limit
    .help = Nobody wins, or the player with the most wins. Count your number cards and what your money would buy.
    .v-unfinished = nobody wins
    .v-most_worth = the most wins
money-preset-short = A short game
    .help = The basic game, 30 turns each. Then count your cards, and the cards your money would buy. The most wins.
    .aim = Have the most number cards and money at the end.
money-preset-jordan_jokers = Jordan, with jokers
    .help = You throw two jokers too. They match only each other.
money-preset-egypt_q5 = Egypt, queen 5
    .help = Matches take the pile by themselves, and you can buy on any turn. Queen 5, king 10, jack 15.
money-preset-egypt_q10 = Egypt, queen 10
    .help = Matches take the pile by themselves, and you can buy on any turn. Queen 10, king 15, jack 20.
money-preset-egypt_q5_aces = Egypt, queen 5, aces are money
    .help = An ace buys 30. It makes a long game.
money-preset-egypt_q10_aces = Egypt, queen 10, aces are money
    .help = An ace buys 30. It makes a very long game.
money-preset-egypt_q5_koumi = Egypt, queen 5, al-koumi
    .help = The seven of diamonds takes any pile.
money-preset-egypt_q10_koumi = Egypt, queen 10, al-koumi
    .help = The seven of diamonds takes any pile. Queen 10, king 15, jack 20.
money-preset-syria = Syria
    .help = Jokers are money too. Jack 10, queen 15, king 20, joker 5.

## First hints, one at a time, when the game is new

money-hint-start = Throw your top card on the pile.
money-hint-turn = { $capture ->
        [automatic] Two alike take the whole pile.
       *[claim] Two alike? Touch the pile!
    }
money-hint-event = Picture cards are money. They buy number cards.
money-hint-can-buy = Touch a coin to pay with it.
money-hint-last = { $on_limit ->
        [most_worth] The richest player at the end wins.
       *[unfinished] Win all the cards and all the money!
    }
