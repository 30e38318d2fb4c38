gallery-title = Card games to learn with
gallery-intro = Watch a game step by step, see which rule is at work and why, then try it yourself.
gallery-lessons = Lessons
gallery-games = Games
gallery-ages = Ages { $ages }
gallery-rules = How it is played
gallery-teachers = For teachers: add ?seed=7 to the address of a page, and a whole class gets the same cards. Nothing that a learner does leaves this server.
gallery-lights = A green dot beside a game: each of its rules is shown by a worked example, and all of these hold. A yellow triangle: some rules are not shown yet. A red square: an example does not hold.

page-all = All lessons and games
page-loading = The cards are being shuffled …
page-lost = The connection is lost. What you see goes on working. To play a new match, load the page again.
page-missing = This page is not here
page-broken = This page could not be shown
page-missing-help = Go back to all lessons and games, and choose one there.

rules-play = Play it now
rules-watch = Watch a short match
rules-players = Players
rules-cards = Cards
rules-ages = Ages
rules-teaches = What you learn
rules-option = What can be changed
rules-values = To what
rules-usual = Usually

light-green = All { $examples } worked examples of this game hold, and they show each of its { $rules } rules.
light-yellow = All { $examples } worked examples of this game hold. They show { $shown } of its { $rules } rules.
light-red = { $holding } of the { $examples } worked examples of this game hold.
light-grey = There are no worked examples of this game here.
