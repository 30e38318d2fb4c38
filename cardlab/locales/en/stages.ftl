## The stages of a lesson: what it asks before a step is told, and the fact that answers it

ask-sum-told = { $a } + { $b } = { $worth }

predict-who = Who will win?
    .war = = War!
predict-needed = { $shape ->
        [none] No card could do that.
        [more] It had to be { $low } or more.
        [less] It had to be { $high } or less.
       *[some] It had to be { $cards }.
    }
predict-change = { $target ->
        [mine] Which last card would have made you win?
        [war] Which last card would have started a war?
       *[theirs] Which last card would have made { $player } win?
    }

stage-watch = Watch
    .help = Step through the match. At each step, read what happened and why.
stage-predict = Predict
    .help = The match stops and asks you. What do you think will happen?
stage-play = Play
    .help = Now you play. Take your time.

stage-investigate = Investigate
    .help = Guess first. Then deal thousands of games and look at what comes.

investigate-setting = { $name }: { $value }
investigate-dealt = { $games } games are dealt.
investigate-stopped = You have stopped.
investigate-cannot = That cannot be dealt here. Choose from the lists. What has been dealt is still here.

investigate-look-highest =
    .ask = Which bar is the highest?
    .line = Go along the tops of the bars with a finger. Read the number below the highest one.
    .second = That bar is lower. Which bar is the highest?
    .last = That bar is lower. Which bar is the highest?
investigate-look-most =
    .ask = What do you compare? Find the same bar in each picture.
    .line = Read the numbers above these bars, one picture after another.
    .second = Compare once more: one of the other pictures has more of it.
    .last = There it is the least. Where is it the most?
investigate-look-least =
    .ask = What is told above each picture?
    .line = Put the numbers above the pictures in order.
    .second = Compare once more: one of the other numbers is smaller.
    .last = There it is the most. Where is it the least?
investigate-look-even =
    .ask = Which two bars do you compare in each picture?
    .line = Look for the picture in which both are about equally high.
    .second = There one of the bars is clearly higher. Look at the other pictures.
    .last = There one of the bars is much higher. Look at the other pictures.

## Texts of the page, as in ui.ftl

lesson_ui-experiments = What to investigate
lesson_ui-settings_of = Try something else
lesson_ui-how_many_games = How many games
lesson_ui-guess_first = Guess first: choose an answer. A guess is never wrong.
lesson_ui-guess_yours = Your guess: { $said }
lesson_ui-guess_right = Your guess: { $what }. And that is what came!
lesson_ui-guess_other = Your guess: { $said }. What came: { $what }.
lesson_ui-deal_games = Deal { $n } games
lesson_ui-deal_to_compare = Deal it beside
lesson_ui-stop_dealing = Stop
lesson_ui-dealing = Dealing
lesson_ui-dealt_so_far = { $n } of { $of } games
lesson_ui-share = How many in 100 ({ $of })
lesson_ui-times = How often
lesson_ui-in_100 = In 100
lesson_ui-exact_in_100 = Exactly, in 100
lesson_ui-numbers = The numbers
lesson_ui-plot_of = { $name }: bars. “The numbers” below has a table.
lesson_ui-key_bar = What came
lesson_ui-key_exact = Exactly
lesson_ui-exactly = Exactly: { $what }
lesson_ui-investigate_why = Why?
lesson_ui-investigate_connection_lost = The connection is lost. What has been dealt stays here. New games are dealt when it is back.
lesson_ui-investigate_more = Change something, and compare. With 100 games, too: how much is luck?
lesson_ui-investigate_next = Next: { $name }
lesson_ui-race_bet = You bet on { $what }. Deal pairs of cards!
lesson_ui-race_deal = Deal { $n } pairs
lesson_ui-race_front = { $n } pairs. In front: { $what }.
lesson_ui-race_level = { $n } pairs. Nobody is in front yet.
lesson_ui-race_again = Bet again
lesson_ui-race_bet_was = You bet on { $what }.
