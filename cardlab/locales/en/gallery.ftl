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

lesson-addition_war = Addition War
    .summary = Watch sums being compared, say who takes the cards, and play a match.
    .ages = 6 to 8
    .teaches = Sums to 20, and which of two sums is greater
lesson-subtraction_war = Subtraction War
    .summary = Watch differences being compared, say who takes the cards, and play a match.
    .ages = 6 to 9
    .teaches = How far two numbers are apart, and which of two differences is greater
lesson-seven_twenty_seven = 727
    .summary = Be nearest to 7 or to 27, say how far a hand is away, and find out when one more card helps.
    .ages = 9 to 13
    .teaches = Halves, two values of an ace, distance to two goals, chances, and fair shares
lesson-fast_food = Fast Food
    .summary = Add up to 110, find out what each total scores, and leave little to the other player.
    .ages = 8 to 11
    .teaches = Running totals, multiples and digits of 3, 5 and 7, and thinking one card ahead

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
