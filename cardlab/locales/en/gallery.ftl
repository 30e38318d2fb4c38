gallery-title = Card games to learn with
gallery-intro = Watch a game step by step, see which rule fired and why, then try it yourself.
gallery-lessons = Lessons
gallery-games = Games
gallery-ages = Ages { $ages }
gallery-teachers = For teachers: add ?seed=7 to the address of a page, and a whole class gets the same cards. Nothing that a learner does leaves this server.

page-all = All lessons and games
page-loading = The cards are being shuffled …
page-lost = The connection is lost. What you see goes on working. To play a new match, load the page again.
page-missing = This page is not here
page-missing-help = Go back to all lessons and games, and choose one there.

lesson-addition_war = Addition War
    .summary = Watch sums being compared, say who takes the cards, and play a match.
    .ages = 6 to 8
    .teaches = Sums to 20, and which of two sums is greater
