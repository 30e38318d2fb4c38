## The stages of a lesson: what it asks before a step is told, and the fact that answers it

ask-sum = { $player }: { $a } + { $b } = ?
ask-sum-told = { $a } + { $b } = { $worth }
ask-who = Who takes the cards?
ask-who-told = { $winner } takes them: { $worth } is the greater sum.
ask-who-war = Nobody yet: war!

stage-watch = Watch
    .help = Step through the match. At each step, read what happened and why.
stage-predict = Predict
    .help = The match stops and asks you. What do you think will happen?
stage-play = Play
    .help = Now you play. Take your time.

stage-investigate = Investigate
    .help = Deal many games and look at what comes. What do you notice?

investigate-bots = All players
investigate-setting = { $name }: { $value }
investigate-caption = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. { $settings }.
investigate-caption-plain = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
investigate-most = { $games ->
        [one] { $games } game is dealt.
       *[other] { $games } games are dealt.
    } Most often: { $things }. { $n ->
        [one] That came { $n } time out of { $total }.
       *[other] That came { $n } times out of { $total }.
    }
investigate-near = Each share is at most { $gap } in 100 away from its exact chance.
investigate-nothing = { $games ->
        [one] { $games } game is dealt.
       *[other] { $games } games are dealt.
    } There was nothing to count.
investigate-stopped = You have stopped.
investigate-how_many = Choose from 1 to { $most } games. What has been dealt is still here.
investigate-cannot = That cannot be dealt here. Choose from the lists. What has been dealt is still here.

## Texts of the page, as in ui.ftl

ui-experiments = What to investigate
ui-settings_of = What is dealt
ui-how_many_games = How many games
ui-deal_games = Deal the games
ui-halt = Stop
ui-dealing = Dealing
ui-dealt_so_far = { $n } of { $of } games
ui-share = How many in 100 ({ $of })
ui-times = How often
ui-in_100 = In 100
ui-exact_in_100 = Exact chance, in 100
ui-plot_of = { $name }: bars and exact chances. The table has the numbers.
ui-key_bar = What was dealt
ui-key_exact = The exact chance
ui-look_at_plot = Look at the bars. Then answer:
ui-investigate_alone = The connection is lost. What has been dealt stays here. New games are dealt when it is back.
ui-investigate_more = Deal more games if you like. Does the same come again?
ui-investigate_next = Next: { $name }
