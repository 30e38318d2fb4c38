## Several people at one screen: a second language

language-short = FR
together-also = Aussi en
together-in = Le dire dans l’autre langue : { $language }
