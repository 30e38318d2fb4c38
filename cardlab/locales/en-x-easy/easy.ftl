## Some sentences in easier words. All others are as in the language itself.

language-variant = { $name }, easy words

addition_war-turn_up =
    .sentence = Two new cards each. { $hands }
addition_war-take =
    .sentence = { $alone ->
        [yes] { $winner } is the last one. { $winner } takes the cards.
       *[no] { $worth } is more than { $other }. { $winner } takes the cards.
    }
addition_war-war-take =
    .sentence = { $alone ->
        [yes] { $winner } is the last one. { $winner } takes the cards.
       *[no] { $worth } is more than { $other }. { $winner } takes the cards.
    }
addition_war-tie =
    .sentence = The same: { $worth }. War!
addition_war-war-lay =
    .sentence = { $down ->
        [0] Two cards each, face up.
        [one] One card face down. Two cards face up.
       *[other] { $down } cards face down. Two cards face up.
    } { $hands }
addition_war-war-again =
    .sentence = The same again: { $worth }. The war goes on!
addition_war-pickup =
    .sentence = { $winner } has { $total } cards now.

subtraction_war-turn_up =
    .sentence = Two new cards each. { $hands }
subtraction_war-take =
    .sentence = { $alone ->
        [yes] { $winner } is the last one. { $winner } takes the cards.
       *[no] { $wins ->
            [lowest] { $worth } is less than { $other }. { $winner } takes the cards.
           *[highest] { $worth } is more than { $other }. { $winner } takes the cards.
        }
    }
subtraction_war-war-take =
    .sentence = { $alone ->
        [yes] { $winner } is the last one. { $winner } takes the cards.
       *[no] { $wins ->
            [lowest] { $worth } is less than { $other }. { $winner } takes the cards.
           *[highest] { $worth } is more than { $other }. { $winner } takes the cards.
        }
    }
subtraction_war-tie =
    .sentence = The same: { $worth }. War!
subtraction_war-war-lay =
    .sentence = { $down ->
        [0] Two cards each, face up.
        [one] One card face down. Two cards face up.
       *[other] { $down } cards face down. Two cards face up.
    } { $hands }
subtraction_war-war-again =
    .sentence = The same again: { $worth }. The war goes on!
subtraction_war-pickup =
    .sentence = { $winner } has { $total } cards now.

fast_food-score-cheeseburger =
    .sentence = { $why ->
        [digit] { $total } has a 7 in it. A burger! { $points } points for { $player }.
        [multiple] { $total } is 7 × { $k }. A burger! { $points } points for { $player }.
       *[both] { $total } is 7 × { $k } and has a 7. A burger! { $points } points for { $player }.
    }
fast_food-score-soda =
    .sentence = { $why ->
        [digit] { $total } has a 5 in it. A soda! { $points } points for { $player }.
        [multiple] { $total } is 5 × { $k }. A soda! { $points } points for { $player }.
       *[both] { $total } is 5 × { $k } and has a 5. A soda! { $points } points for { $player }.
    }
fast_food-score-fries =
    .sentence = { $why ->
        [digit] { $total } has a 3 in it. Fries! { $points } point for { $player }.
        [multiple] { $total } is 3 × { $k }. Fries! { $points } point for { $player }.
       *[both] { $total } is 3 × { $k } and has a 3. Fries! { $points } point for { $player }.
    }
fast_food-score-nothing =
    .sentence = { $unclaimed ->
        [food] A food was wrong: no points.
       *[no] { $total } scores no points.
    }
fast_food-draw =
    .sentence = { $n ->
        [0] { $player } takes the last card.
       *[other] { $player } takes a card.
    }

seven_twenty_seven-ante =
    .sentence = Everyone pays { $ante }. { $n } × { $ante } = { $sum }. The pot has { $pot }.
seven_twenty_seven-call =
    .sentence = { $player } pays { $x } more: { $to_match } − { $paid } = { $x }.
seven_twenty_seven-raise =
    .sentence = { $player } pays { $need } and { $x } more: { $need } + { $x } = { $sum }.
seven_twenty_seven-again =
    .sentence = { $took ->
        [no] Now you can bet.
       *[yes] { $betting ->
            [yes] Somebody took a card. We bet again.
           *[no] Somebody took a card. Everybody can ask again.
        }
    }
seven_twenty_seven-bust =
    .sentence = { $total } is more than 27. { $player } is out.
seven_twenty_seven-show =
    .sentence = { $hands }
    .hands = { $player }: { $cards }. { $has7 ->
        [no] Not for 7.
       *[yes] For 7: { $total7 }, so { $d7 } away.
    } { $has27 ->
        [no] Not for 27.
       *[yes] For 27: { $total27 }, so { $d27 } away.
    }
seven_twenty_seven-low =
    .sentence = { $player } has { $total }, { $d } away from 7. Nobody is nearer.
seven_twenty_seven-high =
    .sentence = { $player } has { $total }, { $d } away from 27. Nobody is nearer.

stage-watch =
    .help = Press the button for the next step. Read what happens.
stage-predict =
    .help = The game stops and asks you. What comes next?
stage-investigate =
    .help = Guess first. Then play lots of games and look.
