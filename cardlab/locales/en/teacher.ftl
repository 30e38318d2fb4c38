## The teacher's page of a lesson, around the notes

teacher-title = { $lesson }: for the teacher
teacher-lesson = Open the lesson
teacher-in_english = The notes are in English.

teacher-sheets = Worksheets
    .help = Sheets to print, with questions like those of the lesson. The same seed makes the same sheets again.
teacher-seed = Seed
teacher-copies = Copies
teacher-questions = Questions on a sheet
teacher-level = Level
teacher-level-0 = all levels
teacher-level-of = level { $n }
teacher-alike = Sheets
teacher-alike-0 = each different
teacher-alike-1 = all alike
teacher-large = Large print
teacher-key = Answers on the last pages
teacher-box-0 = no
teacher-box-1 = yes
teacher-open = Open the sheets

teacher-class = For a class
teacher-same = Everybody gets the same cards, and the same exit ticket:
teacher-own = The same cards, but each learner has an exit ticket of their own. The first learner has seat 1, the next one seat 2, and so on:
teacher-here = This is an address for this computer alone. Do others in the room use it too? Then start the server as below, and open this page by the name or number of this computer.

teacher-wrong = These sheets cannot be made
    .help = Change what is named here, and open the sheets again.
teacher-wrong-number = { $name }: choose a whole number from { $low } to { $high }.
teacher-wrong-choice = { $name }: you can choose { $all }.
teacher-said = You asked for “{ $said }”.
