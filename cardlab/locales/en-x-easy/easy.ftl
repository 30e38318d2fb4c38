## Some sentences in easier words. What is not here is said as in the language itself.

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
    .sentence = { $total } brings no points.
fast_food-draw =
    .sentence = { $n ->
        [0] { $player } takes the last card.
       *[other] { $player } takes a card.
    }

stage-watch =
    .help = Press the button for the next step. Read what happens.
stage-predict =
    .help = The game stops and asks you. What comes next?
stage-investigate =
    .help = Guess first. Then deal many games, and look.
