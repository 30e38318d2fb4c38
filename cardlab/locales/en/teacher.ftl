## The teacher's page of a lesson, around the notes

teacher-title = { $lesson }: for the teacher
teacher-lesson = Open the lesson
teacher-in_english = The notes are in English.

teacher-asked = What is asked
    .help = In practice and on worksheets. The same seed gives the same cards and sheets again.
teacher-seed = Seed
teacher-from = Lowest level
teacher-to = Highest level
teacher-level-of = level { $n }
teacher-level-usual = as in the lesson
teacher-levels_of = levels { $low } to { $high }
teacher-kinds = Choose kinds of questions
    .help = Each with an example. If none is ticked, all kinds are asked.
teacher-where-screen = practice
teacher-where-paper = worksheet
teacher-where-ticket = exit ticket

teacher-class = For a class
teacher-locale = Language and numbers
teacher-size = Size
teacher-show = Show the address
teacher-code = Scan this code to open the lesson.
teacher-same = Everybody gets the same cards, and the same exit ticket:
teacher-own = The same cards, but each learner has an exit ticket of their own. The first learner has seat 1, the next one seat 2, and so on:
teacher-here = This is an address for this computer alone. Do others in the room use it too? Then start the server as below, and open this page by the name or number of this computer.

teacher-sheets = Worksheets
    .help = Sheets to print, with questions like those of the lesson. The same seed makes the same sheets again.
teacher-copies = Copies
teacher-questions = Questions on a sheet
teacher-alike = Sheets
teacher-alike-0 = each different
teacher-alike-1 = all alike
teacher-large = Large print
teacher-key = Answers on the last pages
teacher-box-0 = no
teacher-box-1 = yes
teacher-open = Open the sheets

teacher-wrong = These sheets cannot be made
    .help = Change what is named here, and open the sheets again.
teacher-wrong-number = { $name }: choose a whole number from { $low } to { $high }.
teacher-wrong-choice = { $name }: you can choose { $all }.
teacher-said = You asked for “{ $said }”.

teacher-no_paper = None of these questions can be asked on paper. Tick other kinds, or choose other levels.

teacher-stages = The stages
    .help = How much there is in each of them, counted in the lesson. How long it takes depends on your class.
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
teacher-errors = What to listen for
    .help = Wrong answers that the lesson knows, with what it says to them.
teacher-hear = you hear or see
teacher-heard = { $question } “{ $answer }”
teacher-reply = what the lesson says
teacher-levels = The levels
    .help = The answers are those of { $n } questions of each kind.
teacher-level = level
teacher-answers = answers
teacher-reach = from { $low } to { $high }
teacher-no_questions = No kind that is ticked has questions of these levels. Tick other kinds, or choose other levels.

## The exit tickets that were handed in

tickets-title = Exit tickets
    .help = What was handed in here, the latest first. Only this computer shows it.
tickets-none = No ticket has been handed in yet.
tickets-nameless = No name
tickets-right = { $n } of { $of } right
tickets-empty = left empty
tickets-said = Said: { $said }
tickets-met = What went wrong, and in how many tickets
tickets-answer_right = right
tickets-answer_wrong = not right yet
tickets-remove = Delete
    .help = With a ticket goes all that its learner did in this lesson. Tickets are kept as long as sessions are.
