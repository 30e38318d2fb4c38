## The teacher's page of a lesson, around the notes

teacher-title = { $lesson }: for the teacher
teacher-lesson = Show the lesson on the board
teacher-in_english = The notes are in English.

teacher-asked = Settings
    .help = For practice and worksheets. The same deal number gives the same cards and sheets again.
teacher-seed = Deal number
teacher-from = Lowest level
teacher-to = Highest level
teacher-level-of = level { $n }
teacher-level-usual = as in the lesson
teacher-levels_of = levels { $low } to { $high }
teacher-kinds = Kinds of questions
    .help = Each has an example. Tick none to include all kinds.
teacher-where-screen = practice
teacher-where-paper = worksheet
teacher-where-ticket = exit ticket

teacher-class = For your class
teacher-locale = Language and numbers
teacher-size = Size
teacher-show = Show the address
teacher-code = Scan this code to open the lesson.
teacher-same = Everyone gets the same cards and the same exit ticket:
teacher-own = Everyone gets the same cards, but each learner gets their own exit ticket. The first learner takes seat 1, the next seat 2, and so on:
teacher-here = This address works only on this computer. For other devices in the room, start the server as below. Then open this page with the name or IP address of this computer.

teacher-sheets = Worksheets
    .help = Sheets to print, with questions like those in the lesson. The same deal number makes the same sheets again.
teacher-copies = Copies
teacher-questions = Questions per sheet
teacher-alike = Sheets
teacher-alike-0 = all different
teacher-alike-1 = all the same
teacher-large = Large print
teacher-key = Answers on the last pages
teacher-box-0 = no
teacher-box-1 = yes
teacher-open = Open the sheets

teacher-handouts = More to print
    .help = Each page opens in the language that you choose here.
teacher-family = To take home: the game with ordinary cards
teacher-record = Recording sheet: children write down each turn

teacher-wrong = These sheets can’t be made
    .help = Change the settings below, then open the sheets again.
teacher-wrong-number = { $name }: choose a whole number from { $low } to { $high }.
teacher-wrong-choice = { $name }: you can choose { $all }.
teacher-said = You asked for “{ $said }”.

teacher-no_paper = None of these questions work on paper. Tick other kinds, or choose other levels.

teacher-stages = Stages
    .help = What each stage contains. How long it takes depends on your class.
teacher-stage = stage
teacher-amount = how much
    .watch = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
    .predict = { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
    .practise = { $n ->
        [one] { $n } kind of question
       *[other] { $n } kinds of questions
    }
    .play = { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
    .investigate = { $n ->
        [one] { $n } experiment
       *[other] { $n } experiments
    }
    .ticket = { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
teacher-happens = what happens
teacher-errors = Common mistakes
    .help = Wrong answers that the lesson recognises, and its replies.
teacher-hear = you hear or see
teacher-heard = { $question } “{ $answer }”
teacher-reply = what the lesson says
teacher-levels = Levels
    .help = Based on { $n } questions of each kind.
teacher-level = level
teacher-answers = answers
teacher-reach = from { $low } to { $high }
teacher-no_questions = None of the ticked kinds has questions at these levels. Tick other kinds, or choose other levels.

## The exit tickets that were handed in

tickets-title = Exit tickets
    .help = Tickets collected here, newest first. Learners can’t delete them.
tickets-none = No tickets yet.
tickets-release = Show the answers: { $lesson } ({ $n })
    .help = Children see which answers are right, and why, only after this.
tickets-release_all = Show all answers
tickets-try = Try { $n } of { $of }
tickets-shown = The class can see these answers.
tickets-late = Handed in after the class could see these answers.
tickets-nameless = No name
tickets-right = { $n } of { $of } right
tickets-empty = left blank
tickets-said = Answer: { $said }
tickets-met = Common mistakes, and how many tickets have them
tickets-answer_right = right
tickets-answer_wrong = not right yet
tickets-remove = Delete
    .help = “Delete” removes a ticket at once. Otherwise the server deletes it with other old data.

## What the server stores, for the teacher

kept-title = What is stored
    .help = A learner is a browser, or a child with a card name in it. Names are stored on exit tickets only.
kept-learners = Learners
kept-pages = Pages
kept-tickets = Exit tickets handed in
kept-first = First used
kept-last = Last used
kept-until = Deleted
kept-days = { $n ->
    [one] { $n } day after the last use
   *[other] { $n } days after the last use
 }
kept-memory = when the server stops
kept-delete = To export or delete data, use the command “{ $command }” on the server’s computer.
