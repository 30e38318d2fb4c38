## Several people at one screen: a second language, and what to talk about

language-short = EN
together-also = Also in
together-in = Say it in { $language }
together-talk = Talk prompts

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
