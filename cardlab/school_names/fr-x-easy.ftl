## Les mots des écoles où la bataille s'appelle *Comparer*. Ils remplacent ceux de la langue quand le serveur a ce réglage.

addition_war-tie =
    .sentence = Pareil : { $worth }. Égalité !
addition_war-war-again =
    .sentence = Encore pareil : { $worth }. Le départage continue !

subtraction_war-tie =
    .sentence = Pareil : { $worth }. Égalité !
subtraction_war-war-again =
    .sentence = Encore pareil : { $worth }. Le départage continue !
