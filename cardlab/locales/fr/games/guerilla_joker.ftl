guerilla_joker-game = Bataille aux jokers
    .aim = Gagne toutes les cartes. La plus haute gagne le tour, et un joker déclenche une bataille.
    .summary = La bataille avec des jokers : dès qu’un joker sort, il y a bataille.
    .ages = 6 à 9
    .teaches = Comparer des nombres quand il y a une exception, et voir quand une bataille devient probable

guerilla_joker-joker = Un joker déclenche une bataille
    .rule = Un joker retourné déclenche aussitôt une bataille. On ne compare rien.
    .sentence = { $left ->
        [0] Il n’y a que des jokers. Avec un joker, il y a toujours bataille.
       *[other] { $card } est face à { $others }. Personne n’a la carte la plus haute, car avec un joker, il y a toujours bataille.
    }
    .short = Avec un joker, il y a toujours bataille !
    .landmark = joker

guerilla_joker-option-jokers = Jokers
    .help = Combien de jokers on met dans chaque jeu de cartes.

guerilla_joker-preset-printed = Règle imprimée, première façon
    .help = Deux jokers. Qui a trop peu de cartes pour une bataille a perdu.
guerilla_joker-preset-printed_2 = Règle imprimée, seconde façon
    .help = Deux jokers. Si tu as trop peu de cartes pour une bataille, ta dernière carte compte.
guerilla_joker-preset-three_down = Trois cachées
    .help = Deux jokers, et trois cartes face cachée à chaque bataille.
guerilla_joker-preset-short = Partie courte
    .help = 30 tours au plus ; ensuite, on compte les cartes.

guerilla_joker-measure-jokers = batailles lancées par un joker

## Premiers conseils, un par un, quand le jeu est nouveau

guerilla_joker-hint-start = Touche ton paquet pour retourner une carte.
guerilla_joker-hint-turn = La plus haute prend les deux.
guerilla_joker-hint-on-tie = Deux cartes égales : bataille !
guerilla_joker-hint-later = { $on_limit ->
        [most_cards] Qui a le plus de cartes après { $max_turns } tours gagne.
       *[unfinished] Gagne toutes les cartes !
    }
