## Several people at one screen: a second language, what to talk about, and pair mode

language-short = ES
together-also = También en
together-in = Decirlo en { $language }
together-talk = Preguntas para conversar
together-pair = Somos dos
together-pair_who = ¿Con quién juegas?
together-pair_nobody = Sin nombre
together-pair_child = Número { $n }
together-pair_turn = Te toca
together-pair_ask = ¿Estás de acuerdo?
together-pair_yes = De acuerdo
together-pair_no = No estoy de acuerdo
together-pair_differ = Piensan diferente. Cuéntense por qué.
together-pair_look = Vamos a ver
together-pair_change = Cambiar la respuesta
together-pair_turn_round = Girar

talk-who_more = ¿Quién tiene más? ¿Cómo lo sabes?
talk-greater_difference = ¿Quién tiene la diferencia mayor? ¿Cómo lo sabes?
talk-how_many_more = ¿Cuánto más?
talk-why_war = ¿Por qué hay guerra?
talk-what_changes = ¿Qué cambiaría el resultado?
talk-why_so = ¿Por qué lo crees?
talk-how = ¿Cómo lo vas a calcular?
talk-what_it_scores = ¿Cuántos puntos da este total? ¿Por qué?
talk-what_next = ¿Qué puede venir después?
talk-take_card = ¿Tomarías otra carta? ¿Por qué?
talk-how_know = ¿Cómo lo sabes?
talk-fair = ¿Es justo? ¿Por qué?
