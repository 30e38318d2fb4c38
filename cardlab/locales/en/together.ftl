## Several people at one screen: a second language

language-short = EN
together-also = Also in
together-in = Say it in { $language }
