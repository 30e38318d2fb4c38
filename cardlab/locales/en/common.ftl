## Words that every game uses

player = Player { $number }
game-over = The game is over. { $why }
laid = A position
    .sentence = This position was set up by hand.
dealt = The deal
    .sentence = The cards are dealt.
chosen = A choice
    .sentence = { $player } has chosen.
    .short = { $player_is ->
        [you] { "" }
       *[other] { $player } has chosen.
    }
turned = Cards up
    .sentence = The chosen cards are turned over.
highlights-run =
    .short = { $player_is ->
        [you] You win
       *[other] { $player } wins
    } { $n } turns in a row.
highlights-better = The coach would have chosen: { $best }.
highlights-looked =
    { $of ->
        [one] The coach looked at your move.
       *[other] The coach looked at { $n } of your { $of } moves.
    } { $found ->
        [0] It found no move that was clearly better.
        [one] Once, another move was clearly better.
       *[other] { $found } times, another move was clearly better.
    }
board-turn = Still to choose: { $players }

coach-tried = Score: { $wins } out of 100. { $sure ->
        [yes] The coach is quite sure.
        [fairly] The coach is fairly sure.
       *[no] The coach is only guessing.
    }
coach-hardly_tried = The coach soon saw that this looked worse.

card = { $rank } of { $suit }
card-joker = joker
card-back = face down
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

## The letter in the corner of a card, and before its suit in a sentence

letter-A = A
letter-J = J
letter-Q = Q
letter-K = K

## The rank of a card in a short sentence, with an article if the language needs one

the_rank = { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
        [X] joker
       *[other] { $rank }
    }

on = yes
off = no
span = { $low }–{ $high }
range = from { $low } to { $high }
at-least = { $low } or more

action-turn = Turn over
action-deal = Deal

## Predictions, when nobody has a choice

prediction-ask = Who takes the next cards?
prediction-war = Nobody yet. It’s war!
prediction-came = { $right ->
        [yes] You said “{ $said }”. You were right!
       *[no] You said “{ $said }”. Not this time.
    }

## The levels of opponents

opponent-level_easy = Easy
opponent-level_medium = Medium
opponent-level_hard = Hard
opponent-plays_random = chooses moves at random
opponent-plays_careless = thinks about only half of the moves
opponent-plays_greedy = takes what looks best now
opponent-plays_coach = plays like the coach
opponent-plays_easy = looks ahead a little
opponent-plays_medium = looks a few moves ahead
opponent-pace_easy = as quick as a seven-year-old
opponent-pace_medium = as quick as a ten-year-old
opponent-pace_hard = as quick as a grown-up

zone-packet = Pile
zone-table = Table
zone-pot = Pot
zone-aside = Set aside
zone-pack = Pack
counter-turns = Turns
counter-cards = Cards
counter-sum = Sum
counter-difference = Difference

option-players = Players
    .help = The number of players.
option-jokers = Jokers
    .help = The number of jokers in the pack.
option-packs = Packs
    .help = The number of packs of cards.
option-war_down = Face down in a war
    .help = How many cards each player lays face down before turning up the next ones.
option-run_out = Too few cards
    .help = What happens when a player has too few cards to go on.
    .v-lose = is out
    .v-last_card_stays = the last card counts
    .v-last_card_fights = the last card counts once
option-pickup_order = Order of won cards
    .help = The order in which won cards go under the pile.
    .v-shuffled = shuffled
    .v-coin = toss a coin
    .v-winner_first = the winner’s cards first
    .v-loser_first = the loser’s cards first
    .v-played = in the order played
option-who_joins = Who joins a war
    .help = With three or four players: everyone, or only the players who tied.
    .v-all = everyone
    .v-tied = players who tied
option-leftover = Left-over cards
    .help = Cards that can’t be shared equally are set aside, or dealt anyway.
    .v-set_aside = set aside
    .v-dealt_on = dealt anyway
option-max_turns = Maximum number of turns
    .help = The game stops after this many turns.
option-on_limit = At the limit
    .help = Nobody wins, or the player with the most cards wins.
    .v-unfinished = nobody wins
    .v-most_cards = most cards win
option-stop_on_repeat = Stop endless games
    .help = Stop when a position comes back, because the game would never end.
option-court_cards = Jack, queen, king
    .help = Taken out, worth 10 each, or worth 11, 12 and 13.
    .v-removed = taken out
    .v-ten = 10 each
    .v-11_12_13 = 11, 12, 13
option-ace = Ace
    .help = What an ace is worth.

measure-turns = turns
measure-wars = wars
measure-again = wars that went on
measure-cards = cards at the end
measure-score = points
measure-actions = moves
measure-winner = winner
measure-won = won
