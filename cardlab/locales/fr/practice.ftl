## L'entraînement et le ticket de sortie. Comme dans ui.ftl, c'est la page qui remplit les champs.

stage-practise = S’entraîner
    .help = Une question à la fois. Prends un indice quand tu veux.
stage-ticket = Ticket de sortie
    .help = Montre ce que tu sais. Prends ton temps.

lesson_ui-check_answer = Vérifier
lesson_ui-hint = Un indice
lesson_ui-next_hint = Un autre indice
lesson_ui-show_working = Montre-moi comment
lesson_ui-next_question = Continuer
lesson_ui-once_more = Essaie encore.
lesson_ui-worked = Voici comment on fait :
lesson_ui-flash_show = Montre-moi
lesson_ui-flash_again = Revoir
lesson_ui-flash_cover = Cacher
lesson_ui-order_question_help = Fais glisser chacun à sa place. Ou choisis-en un, puis choisis sa place. Les flèches du clavier le déplacent aussi.
lesson_ui-practise_dots = Question { $n } sur { $of }
lesson_ui-dot_first = Juste du premier coup
lesson_ui-dot_helped = Juste avec un indice
lesson_ui-dot_missed = Reviendra
lesson_ui-dot_now = Tu es ici
lesson_ui-dot_to_come = À venir
lesson_ui-practise_done = Voilà { $n } questions. Bravo !
lesson_ui-practise_first = Justes du premier coup : { $n }.
lesson_ui-practise_rest = Tu peux te reposer maintenant, ou continuer. Tu peux aussi enregistrer tes progrès, plus bas.
lesson_ui-practise_more = D’autres questions
lesson_ui-practise_hard = C’était difficile aujourd’hui. Prenons des questions plus faciles.
lesson_ui-practise_hardest = C’est difficile. Passons à autre chose, et revenons-y un autre jour.
lesson_ui-practise_easier = Questions plus faciles
lesson_ui-practise_connection_lost = La connexion est coupée. Tu peux continuer tes questions. Tes réponses sont gardées ici.
lesson_ui-practise_mastered = Ce que tu sais faire
lesson_ui-practise_mastered_on = juste au niveau { $n }

lesson_ui-practise_choice = Choisis tes questions
lesson_ui-practise_choice_help = Tu commences par des questions faciles. Quand tu réussis, elles deviennent plus difficiles. Ici, tu peux choisir le plus haut niveau et la sorte de questions.
lesson_ui-practise_kinds = Sorte de questions
lesson_ui-practise_all = Toutes
lesson_ui-practise_top = Plus haut niveau
lesson_ui-practise_level = Niveau { $n }
lesson_ui-practise_level_usual = Niveau { $n } (habituel)

lesson_ui-memory = Enregistrer tes progrès
lesson_ui-memory_help = Enregistre un petit fichier. Charge-le la prochaine fois, et l’entraînement reprendra au même endroit.
lesson_ui-memory_save = Enregistrer mon fichier
lesson_ui-memory_load = Charger mon fichier
lesson_ui-memory_saved = Ton fichier est enregistré.
lesson_ui-memory_loading = On lit ton fichier.
lesson_ui-memory_loaded = Te revoilà ! L’entraînement reprend au même endroit.
lesson_ui-memory_connection_lost = La connexion est coupée. Ton fichier sera lu quand elle reviendra.

memory-foreign = Ce fichier ne contient pas tes progrès. Rien n’a changé ici.
memory-broken = Ce fichier est abîmé, et on ne peut pas le lire. Rien n’a changé ici.
memory-newer = Ce fichier vient d’une version plus récente de cette page. Rien n’a changé ici.
memory-other_lesson = Ce fichier vient d’une autre leçon. Celle-ci est { $lesson }. Rien n’a changé ici.

lesson_ui-ticket_hand_in = Rendre
lesson_ui-ticket_check = Vérifier mes réponses
lesson_ui-ticket_order_mine = Voilà mon ordre
lesson_ui-ticket_answered = Question { $n } sur { $of }, avec ta réponse
lesson_ui-ticket_name_here = Le nom reste sur cette page, et sur ce que tu imprimes.
lesson_ui-ticket_name_told = Ton enseignant voit le nom et les réponses.
lesson_ui-ticket_with_teacher = Ton enseignant a ce ticket.
lesson_ui-ticket_note = Pour l’enseignant :
lesson_ui-ticket_empty = Encore sans réponse : { $n }. Réponds maintenant, ou appuie encore une fois sur le bouton pour laisser vide.
lesson_ui-ticket_handed_in = Tes réponses sont en route.
ticket-later = Trop de tickets sont arrivés en même temps : le tien doit attendre. Tes réponses sont toujours là. Appuie de nouveau sur le bouton dans une minute.
lesson_ui-ticket_connection_lost = La connexion est coupée. Tes réponses sont gardées ici, et partiront quand elle reviendra.
lesson_ui-ticket_summary = { $name } : ce que tu sais
lesson_ui-ticket_name = Nom :
lesson_ui-ticket_right = Tu sais en faire { $n } sur { $of }.
lesson_ui-ticket_few = Maintenant, tu sais ce qu’il te reste à travailler. Revois d’abord une de ces questions, et prends ton temps.
lesson_ui-ticket_mastered = Tu sais le faire
lesson_ui-ticket_again = À revoir
lesson_ui-ticket_left_empty = Tu n’as rien répondu ici.
lesson_ui-ticket_seed = Ticket de sortie { $n }
lesson_ui-ticket_seat = Ticket de sortie { $n }, place { $of }
lesson_ui-ticket_print = L’imprimer
lesson_ui-ticket_keep = Le garder dans un fichier
lesson_ui-ticket_new = Un nouveau ticket de sortie

lesson_ui-my_deck = Mon jeu de cartes
lesson_ui-card_won = Une nouvelle carte pour ton jeu !
lesson_ui-card_next = Carte suivante
