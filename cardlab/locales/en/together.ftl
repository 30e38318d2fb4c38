## Several people at one screen: a second language, what to talk about, and pair mode

language-short = EN
together-also = Also in
together-in = Say it in { $language }
together-talk = Talk prompts
together-pair = Two of us
together-pair_who = Who is the other child?
together-pair_nobody = No name
together-pair_child = Number { $n }
together-pair_turn = Your turn
together-pair_ask = Do you agree?
together-pair_yes = I agree
together-pair_no = I don’t
together-pair_differ = You two don’t agree. Tell each other why.
together-pair_look = Look together
together-pair_change = Change the answer
together-pair_turn_round = Turn round

talk-who_more = Who has more? How do you know?
talk-greater_difference = Who has the greater difference? How do you know?
talk-how_many_more = How many more?
talk-why_war = Why is it war?
talk-what_changes = What would change it?
talk-why_so = Why do you think so?
talk-how = How will you work it out?
talk-what_it_scores = What does this total score? Why?
talk-what_next = What could come next?
talk-take_card = Would you take another card? Why?
talk-how_know = How do you know?
talk-fair = Is that fair? Why?
