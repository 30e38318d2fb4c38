## The stages of a lesson: the question before a step, and the fact that answers it

ask-sum-told = { $a } + { $b } = { $worth }. { $shape ->
        [more] { $other } is less than { $worth }.
        [less] { $other } is more than { $worth }.
       *[same] Both make { $other }.
    }

predict-who = { $down ->
        [0] { "" }
       *[other] { $down } face down, { $up } face up.{ " " }
    }Who will win?
    .war = = War!
    .said = { $aim ->
        [mine] I win
        [war] war
       *[theirs] { $player } wins
    }
predict-needed = { $aim ->
        [mine] { $shape ->
            [none] No card could have made you win.
           *[some] With { predict-cards }, you would have won.
        }
        [war] { $shape ->
            [none] No card could have started a war.
           *[some] With { predict-cards }, it would have been war.
        }
       *[theirs] { $shape ->
            [none] No card could have made { $player } win.
           *[some] With { predict-cards }, { $player } would have won.
        }
    }
predict-cards = { $shape ->
        [more] { $low } or more
        [less] { $high } or less
       *[some] { $cards }
    }
predict-change = What if { $player }’s last card were different? { $target ->
        [mine] Which one would make you win?
        [war] Which one would start a war?
       *[theirs] Which one would make { $player } win?
    }
    .then = { $target ->
        [mine] You would win.
        [war] { "" }
       *[theirs] { $player } would win.
    }

stage-watch = Watch
    .help = Step through the match. At each step, read what happened and why.
stage-predict = Predict
    .help = The match stops and asks you. What do you think will happen?
stage-play = Play
    .help = Now you play. Take your time.

stage-investigate = Investigate
    .help = Guess first. Then play thousands of games and see what happens.

investigate-setting = { $name }: { $value }
investigate-dealt = { $games } games played.
investigate-stopped = You stopped.
investigate-cannot = You can’t play that here. Choose from the lists. Your results are still here.

investigate-look-highest =
    .ask = Which bar is the highest?
    .line = Run your finger along the tops of the bars. Read the number below the highest one.
    .second = That bar is lower. Which bar is the highest?
    .last = That bar is lower. Which bar is the highest?
investigate-look-most =
    .ask = What are you comparing? Find the same bar in each picture.
    .line = Read the numbers above these bars, one picture after another.
    .second = Compare again: one of the other pictures has more.
    .last = It is lowest there. Where is it highest?
investigate-look-least =
    .ask = What does the number above each picture tell you?
    .line = Put the numbers above the pictures in order.
    .second = Compare again: one of the other numbers is smaller.
    .last = It is highest there. Where is it lowest?
investigate-look-even =
    .ask = Which two bars are you comparing in each picture?
    .line = Look for the picture where both are about the same height.
    .second = One bar is clearly higher there. Look at the other pictures.
    .last = One bar is much higher there. Look at the other pictures.

## Texts of the page, as in ui.ftl

lesson_ui-turn = Turn { $n }
lesson_ui-experiments = What to investigate
lesson_ui-settings_of = Try something else
lesson_ui-how_many_games = How many games
lesson_ui-guess_first = Guess first: choose an answer. Any guess is fine.
lesson_ui-guess_yours = Your guess: { $said }
lesson_ui-guess_right = You guessed { $what }, and you were right!
lesson_ui-guess_other = You guessed { $said }. It was { $what }.
lesson_ui-deal_games = Play { $n } games
lesson_ui-deal_to_compare = Compare
lesson_ui-stop_dealing = Stop
lesson_ui-dealing = Playing
lesson_ui-dealt_so_far = { $n } of { $of } games
lesson_ui-share = How many in 100 ({ $of })
lesson_ui-times = How often
lesson_ui-in_100 = In 100
lesson_ui-exact_in_100 = Exactly, in 100
lesson_ui-numbers = The numbers
lesson_ui-plot_of = { $name }: bars. “The numbers” below has a table.
lesson_ui-key_bar = Your games
lesson_ui-key_exact = Exact
lesson_ui-exactly = Exact: { $what }
lesson_ui-investigate_why = Why?
lesson_ui-investigate_connection_lost = You’re offline. Your results stay here. The page plays new games when you’re back online.
lesson_ui-investigate_more = Change something and compare. Try 100 games too: how much is luck?
lesson_ui-investigate_next = Next: { $name }
lesson_ui-bars_show = The bars show:
lesson_ui-race_guess = Your guess: { $what }. Deal some cards!
lesson_ui-race_deal = Times to deal: { $n }
lesson_ui-race_one = { $sum }. Deals: { $n }.
lesson_ui-race_front = Deals: { $n }. In front: { $what }.
lesson_ui-race_level = Deals: { $n }. Nobody is in front yet.
lesson_ui-race_again = Guess again
lesson_ui-race_guessed = You guessed { $what }.
