gallery-title = Card games to learn with
gallery-intro = Watch a game step by step, see which rule is at work and why, then try it yourself.
gallery-own = From your teacher
gallery-lessons = Lessons
gallery-games = Games
gallery-ages = Ages { $ages }
gallery-rules = How it is played
gallery-lab = For lecturers: the lab deals thousands of games and shows what a rule does.
gallery-teachers = For teachers: add ?seed=7 to the address of a page, and a whole class gets the same cards. Nothing that a learner does leaves this server.
gallery-lights = A green dot beside a game: each of its rules is shown by a worked example, and all of these hold. A yellow triangle: some rules are not shown yet. A red square: an example does not hold.

# What stands between a name and what is said of it, without the space after it.
page-colon = :
page-all = All lessons and games
page-skip = Straight to the page
page-loading = The cards are being shuffled …
page-anew = Begin anew
    .sure = Begin this page anew? What you have done here is forgotten.
page-resumed = All is as you left it. Go on?
    .go_on = Go on
page-cut_off = The line to the lessons is cut. What you see goes on working, and what you have done is kept. It comes back by itself.
page-late = The lesson or game has not come yet. The page asks for it again by itself.
page-slow = This takes long.
    .again = Load the page again
page-lost = The connection is lost. What you see goes on working. To play a new match, load the page again.
page-not_kept = What learners do is not kept just now: the folder for it takes nothing. Play goes on, and is lost when the server ends before that is mended. The terminal in which it runs says why.
page-missing = This page is not here
    .help = Go back to all lessons and games, and choose one there.
page-broken = This page could not be shown
    .help = Load it again. If that does not help, tell your teacher.
page-busy = One moment, please
    .help = Many pages are being made just now. This one asks again by itself in some seconds.
page-full = The room is full
    .help = So many are playing that there is no place left. As soon as one is free, this page opens by itself.
page-refused = This page cannot be opened in this way
    .help = Another page has asked for it. Write the address in your browser yourself, or follow a link to it.
page-elsewhere = This is not the address of the lessons
    .help = Ask your teacher for the address. Whoever serves the lessons by this name starts with: cardlab serve --host NAME

door-title = May I come in?
    .help = Your teacher has a code for you. You are asked for it once.
door-code = The code
door-in = Come in
door-wrong = This is not the code. Read it once more, one sound after the other.
door-often = Too many wrong codes have come from here. Wait a minute, then try again.

rules-play = Play it now
rules-watch = Watch a short match
rules-players = Players
rules-cards = Cards
rules-ages = Ages
rules-teaches = What you learn
rules-option = What can be changed
rules-values = To what
rules-usual = Usually
rules-as_usual = As usual
rules-its_rules = Its rules
rules-variant = Variant
rules-own = Your own
rules-play_so = Play it like this
rules-rules_so = Show these rules
rules-seed = Number of the deal: the same number deals the same cards (empty: by chance)

light-green = { $examples ->
        [one] The only worked example of this game holds, and it shows
       *[other] All { $examples } worked examples of this game hold, and they show
    } { $rules ->
        [one] its only rule
       *[other] each of its { $rules } rules
    }.
    .said = All its examples hold
light-yellow = { $examples ->
        [one] The only worked example of this game holds. It shows
       *[other] All { $examples } worked examples of this game hold. They show
    } { $shown } of its { $rules } { $rules ->
        [one] rule
       *[other] rules
    }.
    .said = Its examples do not show all rules
light-red = { $examples ->
        [one] The only worked example of this game does not hold.
       *[other] { $holding } of the { $examples } worked examples of this game { $holding ->
            [one] holds
           *[other] hold
        }.
    }
    .said = Not all its examples hold
light-grey = There are no worked examples of this game here.
    .said = No examples
