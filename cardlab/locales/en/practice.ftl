## Practice and the exit ticket. As in ui.ftl, fields are filled in by the page.

stage-practise = Practise
    .help = One question at a time. Take a hint whenever you like.
stage-ticket = Exit ticket
    .help = Show what you know. Take your time.

ui-check_answer = Check
ui-hint = A hint
ui-next_hint = Another hint
ui-show_working = Show me how
ui-next_question = Go on
ui-once_more = Have another go.
ui-worked = Here is how it goes:
ui-order_question_help = Drag each one to its place. Or choose one, then choose its place. Arrow keys move it too.
ui-practise_dots = Question { $n } of { $of }
ui-dot_first = Right at the first try
ui-dot_helped = Right with a hint
ui-dot_missed = Will come back
ui-dot_now = You are here
ui-dot_to_come = To come
ui-practise_done = That was { $n } questions. Well done!
ui-practise_first = Right at the first try: { $n }.
ui-practise_rest = You can have a rest now, or go on. You can also keep what you know, below.
ui-practise_more = More questions
ui-practise_connection_lost = The connection is lost. You can go on with your questions. What you answer is kept here.

ui-practise_mastered = What has come right
ui-practise_mastered_on = right on level { $n }
ui-practise_choice = Choose your questions
ui-practise_choice_help = You begin with easy questions. As they come right, you go up. Here you can say how far, and what is asked.
ui-practise_kinds = What is asked
ui-practise_all = Questions of all kinds
ui-practise_top = How far you go up
ui-practise_level = To level { $n }
ui-practise_level_usual = To level { $n } (as usual here)

ui-memory = Keep what you know
ui-memory_help = Save a small file. Load it next time, and practice goes on where you stopped.
ui-memory_save = Save my file
ui-memory_load = Load my file
ui-memory_saved = Your file is saved.
ui-memory_loading = Your file is being read.
ui-memory_loaded = Welcome back! Practice goes on where you stopped.
ui-memory_connection_lost = The connection is lost. Your file will be read when it is back.

memory-foreign = That is not a file with what you know. Nothing here has changed.
memory-broken = That file is damaged, so it cannot be read. Nothing here has changed.
memory-newer = That file was made by a newer version of this page. Nothing here has changed.
memory-other_lesson = That file is from another lesson. This one is { $lesson }. Nothing here has changed.

ui-ticket_hand_in = Hand it in
ui-ticket_check = Check my answers
ui-ticket_order_mine = This is my order
ui-ticket_answered = Question { $n } of { $of }, answered
ui-ticket_name_here = The name stays on this page, and on what you print.
ui-ticket_name_told = Your teacher sees the name and the answers.
ui-ticket_with_teacher = Your teacher has this ticket.
ui-ticket_note = For the teacher:
ui-ticket_empty = Still empty: { $n }. You can answer now. Or press once more, and it stays empty.
ui-ticket_handed_in = Your answers are on their way.
ticket-later = So many tickets have come from here just now that this one has to wait. Your answers are still here: press the button again in a minute.
ui-ticket_connection_lost = The connection is lost. Your answers are kept here, and sent when it is back.
ui-ticket_summary = { $name }: what you know
ui-ticket_name = Name:
ui-ticket_right = You can do { $n } of these { $of }.
ui-ticket_few = Now you know what to practise next. Look at one of these again first, and take your time.
ui-ticket_mastered = You can do this
ui-ticket_again = Look at this again
ui-ticket_left_empty = You left this one empty.
ui-ticket_seed = Exit ticket { $n }
ui-ticket_seat = Exit ticket { $n }, seat { $of }
ui-ticket_print = Print it
ui-ticket_keep = Keep it as a file

ui-my_deck = My deck
ui-card_won = A new card for your deck!
ui-card_next = Next card
