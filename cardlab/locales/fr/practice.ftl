## L'entraînement et le ticket de sortie. Comme dans ui.ftl, c'est la page qui remplit les champs.

stage-practise = S’entraîner
    .help = Une question à la fois. Prends un indice quand tu veux.
stage-ticket = Ticket de sortie
    .help = Montre ce que tu sais. Prends ton temps.

ui-check_answer = Vérifier
ui-hint = Un indice
ui-next_hint = Un autre indice
ui-show_working = Montre-moi comment
ui-next_question = Continuer
ui-once_more = Essaie encore.
ui-worked = Voici comment on fait :
ui-order_question_help = Fais glisser chacun à sa place. Ou choisis-en un, puis choisis sa place. Les flèches du clavier le déplacent aussi.
ui-practise_dots = Question { $n } sur { $of }
ui-dot_first = Juste du premier coup
ui-dot_helped = Juste avec un indice
ui-dot_missed = Reviendra
ui-dot_now = Tu es ici
ui-dot_to_come = À venir
ui-practise_done = Voilà { $n } questions. Bravo !
ui-practise_first = Justes du premier coup : { $n }.
ui-practise_rest = Tu peux te reposer maintenant, ou continuer. Tu peux aussi garder ce que tu sais, plus bas.
ui-practise_more = D’autres questions
ui-practise_connection_lost = La liaison est coupée. Tu peux continuer tes questions. Tes réponses sont gardées ici.
ui-practise_mastered = Ce que tu as réussi
ui-practise_mastered_on = juste au niveau { $n }

ui-practise_choice = Choisis tes questions
ui-practise_choice_help = Tu commences par des questions faciles. Quand tu réussis, tu montes. Ici, tu peux dire jusqu’où, et ce qu’on te demande.
ui-practise_kinds = Ce qu’on demande
ui-practise_all = Toutes sortes de questions
ui-practise_top = Jusqu’où tu montes
ui-practise_level = Jusqu’au niveau { $n }
ui-practise_level_usual = Jusqu’au niveau { $n } (comme d’habitude ici)

ui-memory = Garder ce que tu sais
ui-memory_help = Enregistre un petit fichier. Charge-le la prochaine fois, et l’entraînement reprendra au même endroit.
ui-memory_save = Enregistrer mon fichier
ui-memory_load = Charger mon fichier
ui-memory_saved = Ton fichier est enregistré.
ui-memory_loading = On lit ton fichier.
ui-memory_loaded = Te revoilà ! L’entraînement reprend au même endroit.
ui-memory_connection_lost = La liaison est coupée. Ton fichier sera lu quand elle reviendra.

memory-foreign = Ce fichier ne contient pas ce que tu sais. Rien n’a changé ici.
memory-broken = Ce fichier est abîmé, et on ne peut pas le lire. Rien n’a changé ici.
memory-newer = Ce fichier vient d’une version plus récente de cette page. Rien n’a changé ici.
memory-other_lesson = Ce fichier vient d’une autre leçon. Celle-ci est { $lesson }. Rien n’a changé ici.

ui-ticket_hand_in = Rendre
ui-ticket_check = Vérifier mes réponses
ui-ticket_order_mine = Voilà mon ordre
ui-ticket_answered = Question { $n } sur { $of }, avec ta réponse
ui-ticket_name_here = Le nom reste sur cette page, et sur ce que tu imprimes.
ui-ticket_name_told = Ton enseignant voit le nom et les réponses.
ui-ticket_with_teacher = Ton enseignant a ce ticket.
ui-ticket_note = Pour l’enseignant :
ui-ticket_empty = Encore sans réponse : { $n }. Tu peux répondre maintenant. Ou appuie encore une fois pour laisser vide.
ui-ticket_handed_in = Tes réponses sont en route.
ticket-later = Tant de tickets viennent d’arriver d’ici que celui-ci doit attendre. Tes réponses sont toujours là : appuie de nouveau sur le bouton dans une minute.
ui-ticket_connection_lost = La liaison est coupée. Tes réponses sont gardées ici, et partiront quand elle reviendra.
ui-ticket_summary = { $name } : ce que tu sais
ui-ticket_name = Nom :
ui-ticket_right = Tu sais en faire { $n } sur { $of }.
ui-ticket_few = Maintenant, tu sais ce qu’il te reste à travailler. Revois d’abord une de ces questions, et prends ton temps.
ui-ticket_mastered = Tu sais le faire
ui-ticket_again = À revoir
ui-ticket_left_empty = Tu n’as rien répondu ici.
ui-ticket_seed = Ticket de sortie { $n }
ui-ticket_seat = Ticket de sortie { $n }, place { $of }
ui-ticket_print = L’imprimer
ui-ticket_keep = Le garder dans un fichier

ui-my_deck = Mon jeu de cartes
ui-card_won = Une nouvelle carte pour ton jeu !
ui-card_next = Carte suivante
