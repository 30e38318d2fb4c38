## Several people at one screen: a second language

language-short = ES
together-also = También en
together-in = Decirlo en { $language }
