## Several people at one screen: a second language, what to talk about, and pair mode

language-short = FR
together-also = Aussi en
together-in = Le dire dans l’autre langue : { $language }
together-talk = Questions pour en parler
together-pair = À deux
together-pair_who = Qui est l’autre enfant ?
together-pair_nobody = Sans nom
together-pair_child = Numéro { $n }
together-pair_turn = À toi
together-pair_ask = Tu es d’accord ?
together-pair_yes = D’accord
together-pair_no = Pas d’accord
together-pair_differ = Vous ne pensez pas pareil. Chacun explique pourquoi.
together-pair_look = Regarder ensemble
together-pair_change = Changer la réponse
together-pair_turn_round = Tourner vers l’autre enfant

talk-who_more = Qui a le plus ? Comment le sais-tu ?
talk-greater_difference = Qui a la plus grande différence ? Comment le sais-tu ?
talk-how_many_more = Combien de plus ?
talk-why_war = Pourquoi y a-t-il bataille ?
talk-what_changes = Qu’est-ce qui changerait le résultat ?
talk-why_so = Pourquoi tu penses ça ?
talk-how = Comment vas-tu faire ?
talk-what_it_scores = Combien de points rapporte ce total ? Pourquoi ?
talk-what_next = Qu’est-ce qui peut venir ensuite ?
talk-take_card = Est-ce que tu prendrais encore une carte ? Pourquoi ?
talk-how_know = Comment le sais-tu ?
talk-fair = Est-ce que c’est juste pour tout le monde ? Pourquoi ?
