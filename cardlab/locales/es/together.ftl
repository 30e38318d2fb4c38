## Several people at one screen: a second language, and what to talk about

language-short = ES
together-also = También en
together-in = Decirlo en { $language }
together-talk = Preguntas para platicar

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
