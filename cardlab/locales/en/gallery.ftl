gallery-title = Learn maths with card games
gallery-intro = Watch a game, see why, then win it yourself.
gallery-own = From your teacher
gallery-lessons = Lessons
gallery-games = Games
gallery-ages = Ages { $ages }
gallery-rules = Rules
gallery-lab = For lecturers: the lab plays thousands of games and shows what a rule changes.
gallery-teachers = For teachers: add ?seed=7 to a page’s address to give the whole class the same cards. Nothing a learner does leaves this server.

# The colon between a name and its text, without the space after it.
page-colon = :
page-all = All lessons and games
page-skip = Skip to content
page-loading = Shuffling the cards …
page-anew = Start over
    .sure = Start over? You will lose what you have done on this page.
page-resumed = Welcome back! Continue where you left off?
    .go_on = Continue
page-cut_off = You’re offline. You can keep looking at this page, and your work is saved. The page connects again by itself.
page-late = The page is still loading. It keeps trying by itself.
page-slow = This is taking a long time.
    .again = Reload the page
page-lost = You’re offline. You can keep looking at this page. To play a new match, load the page again.
page-not_kept = Progress is not being saved: the server cannot write to its data folder. You can play on, but everything is lost when the server stops. The server’s terminal shows the reason.
page-missing = Page not found
    .help = Go back to all lessons and games, and choose one there.
page-did_you_mean = Did you mean:
page-broken = This page did not open
    .help = Load it again. If that does not help, tell your teacher.
page-busy = One moment, please
    .help = Many pages are loading now. This one tries again by itself in a few seconds.
page-full = The room is full
    .help = Many people are playing. This page opens by itself when there is a free place.
page-refused = This page can’t be opened like this
    .help = Another website asked for it. Type the address into your browser, or follow a link on this site.
page-teachers = For teachers
    .help = Only the owner of this server can open this page.
page-elsewhere = This address does not work
    .help = Ask your teacher for the address. To use this name, the teacher starts: cardlab serve --host NAME

access_code-title = Enter your class code
    .help = Your teacher has the code. You need it only once.
access_code-code = Class code
access_code-in = Enter
access_code-wrong = That’s not the code. Read it again, one syllable at a time.
access_code-often = Not the code either. Copy it letter by letter, or ask your teacher.

teacher_code-title = For teachers
    .help = This page needs the teacher’s code. The server shows it when it starts.
teacher_code-code = Teacher’s code
teacher_code-leave = Leave the pages for teachers

rules-play = Play now
rules-watch = Watch a short match
rules-players = Players
rules-cards = Cards
rules-ages = Ages
rules-teaches = What you learn
rules-option = Option
rules-values = Values
rules-usual = Default
rules-as_usual = Standard rules
rules-its_rules = Its rules
rules-variant = Variant
rules-own = Your own
rules-play_so = Play it like this
rules-rules_so = Show these rules
rules-seed = Deal number (leave empty for a random deal)

## The page that tests a browser

browser = Does my browser work?
browser-works = This browser has everything
    .help = If a lesson still does not open, load it again. If that does not help, tell your teacher.
browser-scripts = Scripts are turned off
    .help = Lessons and games need JavaScript. Turn it on in the settings of the browser.
browser-old = This browser is too old
    .help = Lessons and games need Chrome or Edge 110, Firefox 121, Safari or iPadOS 16, or a newer one.
browser-cookies = Cookies are blocked
    .help = One cookie tells the server which match is yours. Allow cookies for this address in the settings of the browser.
browser-storage = The browser may not store anything
    .help = Lessons keep your progress in the browser. Allow this address to store data, in the settings of the browser.
