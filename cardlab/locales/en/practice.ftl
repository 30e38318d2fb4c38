## Practice and the exit ticket. As in ui.ftl, fields are filled in by the page.

stage-practise = Practise
    .help = One question at a time. Take a hint whenever you like.
stage-ticket = Exit ticket
    .help = Show what you know. Take your time.

lesson_ui-check_answer = Check
lesson_ui-hint = A hint
lesson_ui-next_hint = Another hint
lesson_ui-show_working = Show me how
lesson_ui-next_question = Go on
lesson_ui-once_more = Have another go.
lesson_ui-worked = Here is how to do it:
lesson_ui-flash_show = Show me
lesson_ui-flash_again = Look again
lesson_ui-flash_cover = Cover it
lesson_ui-order_question_help = Drag each one to its place. Or choose one, then choose its place. Arrow keys move it too.
lesson_ui-practise_dots = Question { $n } of { $of }
lesson_ui-dot_first = Right at the first try
lesson_ui-dot_helped = Right with a hint
lesson_ui-dot_missed = Will come back
lesson_ui-dot_now = You are here
lesson_ui-dot_to_come = Still to come
lesson_ui-practise_done = That was { $n } questions. Well done!
lesson_ui-practise_first = Right at the first try: { $n }.
lesson_ui-practise_rest = You can have a rest now, or go on. You can also save your progress below.
lesson_ui-practise_more = More questions
lesson_ui-practise_hard = These were hard today. Let’s take easier ones.
lesson_ui-practise_hardest = These are hard. Let’s go on, and come back to them another day.
lesson_ui-practise_easier = Easier questions
lesson_ui-practise_connection_lost = You’re offline. Carry on with your questions: this page saves your answers.

lesson_ui-practise_mastered = What you can do now
lesson_ui-practise_mastered_on = right at level { $n }
lesson_ui-practise_choice = Choose your questions
lesson_ui-practise_choice_help = You start with easy questions. When you get them right, they get harder. Here you can choose the highest level and the kind of questions.
lesson_ui-practise_kinds = Kind of questions
lesson_ui-practise_all = All kinds
lesson_ui-practise_top = Highest level
lesson_ui-practise_level = Level { $n }
lesson_ui-practise_level_usual = Level { $n } (usual)

lesson_ui-memory = Save your progress
lesson_ui-memory_help = Save a small file. Load it next time to carry on where you stopped.
lesson_ui-memory_save = Save my file
lesson_ui-memory_load = Load my file
lesson_ui-memory_saved = Your file is saved.
lesson_ui-memory_loading = Reading your file …
lesson_ui-memory_loaded = Welcome back! Carry on where you stopped.
lesson_ui-memory_connection_lost = You’re offline. The page will read your file when you’re back online.

memory-foreign = That file does not hold your progress. Nothing here has changed.
memory-broken = That file is damaged and can’t be read. Nothing here has changed.
memory-newer = That file was made by a newer version of this page. Nothing here has changed.
memory-other_lesson = That file is from another lesson. This one is { $lesson }. Nothing here has changed.

lesson_ui-ticket_hand_in = Hand it in
lesson_ui-ticket_check = Check my answers
lesson_ui-ticket_order_mine = This is my order
lesson_ui-ticket_answered = Question { $n } of { $of }, answered
lesson_ui-ticket_name_here = Your name stays on this page and on what you print.
lesson_ui-ticket_name_told = Your teacher sees your name and your answers.
lesson_ui-ticket_with_teacher = Your teacher has this ticket.
lesson_ui-ticket_note = For the teacher:
lesson_ui-ticket_empty = Still empty: { $n }. Answer now, or press the button again to leave it empty.
lesson_ui-ticket_handed_in = Your answers are on their way.
ticket-later = Too many tickets came at once, so yours has to wait. Your answers are still here. Press the button again in a minute.
lesson_ui-ticket_connection_lost = You’re offline. Your answers are saved here and will be sent when you’re back online.
lesson_ui-ticket_summary = { $name }: what you know
lesson_ui-ticket_name = Name:
lesson_ui-ticket_right = You can do { $n } of these { $of }.
lesson_ui-ticket_few = Now you know what to practise next. Look at one of these again first, and take your time.
lesson_ui-ticket_mastered = You can do this
lesson_ui-ticket_again = Look at this again
lesson_ui-ticket_left_empty = You left this one empty.
lesson_ui-ticket_seed = Exit ticket { $n }
lesson_ui-ticket_seat = Exit ticket { $n }, seat { $of }
lesson_ui-ticket_print = Print it
lesson_ui-ticket_keep = Save it as a file
lesson_ui-ticket_new = New exit ticket

lesson_ui-my_deck = My deck
lesson_ui-card_won = A new card for your deck!
lesson_ui-card_next = Next card
