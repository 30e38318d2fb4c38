## Words that every game uses

player = Player { $number }
game-over = The game is over. { $why }
laid = A position
    .sentence = The cards are laid by hand.
dealt = The deal
    .sentence = The cards are dealt.
chosen = A choice
    .sentence = { $player } has chosen.
turned = Cards up
    .sentence = The chosen cards are turned up.
highlights-run = { $player } wins { $n } turns in a row.
highlights-better = The coach would have chosen this: { $best }.
highlights-looked =
    { $of ->
        [one] The coach has looked at your move.
       *[other] The coach has looked at { $n } of your { $of } moves.
    } { $found ->
        [0] It found nothing that would have been clearly better.
        [one] Once something else would have been clearly better.
       *[other] { $found } times something else would have been clearly better.
    }
board-turn = To decide: { $players }

coach-tried = It gets { $wins } of 100. { $sure ->
        [yes] The coach is quite sure.
        [fairly] The coach is fairly sure.
       *[no] The coach is only guessing.
    }
coach-hardly_tried = The coach hardly tried this: it soon looked worse.

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

## What is printed in the corner of a card, and before its suit in a sentence

letter-A = A
letter-J = J
letter-Q = Q
letter-K = K

## A card by its rank alone, in a short sentence: what it is called after its article, where the language has one

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

## What a learner foretells, where nobody has anything to choose

prediction-ask = Who takes the cards?
prediction-war = Nobody yet: it is war
prediction-came = { $right ->
        [yes] You said “{ $said }”, and that is right.
       *[no] You said “{ $said }”, and it is not so this time.
    }

## The levels of opponents

opponent-level_easy = Easy
opponent-level_medium = Medium
opponent-level_hard = Hard
opponent-plays_random = plays anything
opponent-plays_careless = thinks about every other move only
opponent-plays_greedy = takes what is best right now
opponent-plays_coach = plays as the coach would
opponent-plays_easy = looks ahead a little
opponent-plays_medium = looks some moves ahead
opponent-pace_easy = as quick as a child of seven
opponent-pace_medium = as quick as a child of ten
opponent-pace_hard = as quick as a grown-up

zone-packet = Packet
zone-table = Table
zone-pot = Pot
zone-aside = Set aside
zone-pack = Pack
counter-turns = Turns
counter-cards = Cards
counter-sum = Sum
counter-difference = Difference

option-players = Players
    .help = How many play.
option-jokers = Jokers
    .help = How many jokers are in the pack.
option-packs = Packs
    .help = How many packs of cards are put together.
option-war_down = Face down in a war
    .help = How many cards are laid face down before the next ones are turned up.
option-run_out = Too few cards
    .help = What happens to a player who has too few cards to go on.
    .v-lose = is out
    .v-last_card_stays = the last cards fight
option-pickup_order = Order of won cards
    .help = The order in which won cards go under the packet.
    .v-shuffled = shuffled
    .v-coin = a coin decides who comes first
    .v-winner_first = the winner’s cards first
    .v-loser_first = the loser’s cards first
    .v-played = as they were played
option-who_joins = Who fights a war
    .help = With three or four players: all of them, or only those who are tied.
    .v-all = all
    .v-tied = those who are tied
option-leftover = Cards that do not go round
    .help = They are set aside, or dealt on.
    .v-set_aside = set aside
    .v-dealt_on = dealt on
option-max_turns = Most turns
    .help = After so many turns the game stops.
option-on_limit = At the limit
    .help = Nobody has won, or whoever has most cards wins.
    .v-unfinished = nobody has won
    .v-most_cards = most cards win
option-stop_on_repeat = Stop when it repeats
    .help = Stop when a position comes back and the game would never end.
option-court_cards = Jack, queen, king
    .help = Taken out, worth 10 each, or worth 11, 12 and 13.
    .v-removed = taken out
    .v-ten = 10 each
    .v-11_12_13 = 11, 12, 13
option-ace = Ace
    .help = What an ace counts.

measure-turns = turns
measure-wars = wars
measure-again = wars that went on
measure-cards = cards at the end
measure-score = points
measure-actions = moves
measure-winner = winner
measure-won = won
