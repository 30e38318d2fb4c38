## Les mots des écoles où la bataille s'appelle *Comparer*. Ils remplacent ceux de la langue quand le serveur a ce réglage.

prediction-war = Personne encore : il y a égalité !
option-war_down = Cartes cachées dans un départage
option-who_joins = Qui participe à un départage
measure-wars = égalités
measure-again = départages prolongés

addition_war-game = Comparer des sommes
addition_war-tie = Égalité !
    .rule = Quand les sommes sont les mêmes, il y a égalité.
    .sentence = { $same ->
        [yes] { $a } + { $b } = { $worth } des deux côtés. Égalité !
       *[no] { $a } + { $b } = { $worth } et { $c } + { $d } = { $worth }. Des cartes différentes, la même somme : égalité !
    }
    .short = { $worth } des deux côtés : égalité !
    .landmark = égalité
addition_war-war-lay = Le départage commence
    .rule = Dans un départage, chacun pose des cartes face cachée, puis deux face visible.
addition_war-war-again =
    .rule = Quand les nouvelles sommes sont égales aussi, le départage fait un tour de plus.
    .sentence = { $a } + { $b } = { $worth }, et { $c } + { $d } = { $worth } aussi. Un tour de plus pour ce départage !
    .short = { $worth } des deux côtés : encore égalité !
addition_war-war-take = Le départage est gagné
    .short = { $alone ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $winner_first ->
            [yes] { $worth }, c’est plus que { $other }.
           *[no] { $other }, c’est moins que { $worth }.
        }
    } { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } le départage : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
addition_war-short-stays =
    .rule = Si tu n’as plus de carte pour un départage, ta somme sur la table compte encore une fois.
addition_war-short-draw = Personne ne gagne ce départage
    .rule = Si plus aucun joueur du départage n’a de carte, personne ne le gagne.
    .sentence = { $left ->
        [0] Plus personne n’a de carte pour ce départage. C’est un match nul.
       *[other] Dans ce départage, personne n’a plus de carte : personne ne le gagne.
    }
    .short = { $left ->
        [0] Plus personne n’a de carte. Match nul.
       *[other] Plus personne n’a de carte : personne ne gagne le départage.
    }

subtraction_war-game = Comparer des différences
subtraction_war-tie = Égalité !
    .rule = Quand les différences sont les mêmes, il y a égalité.
    .sentence = { $same ->
        [yes] { $a } − { $b } = { $worth } des deux côtés. Égalité !
       *[no] { $a } − { $b } = { $worth } et { $c } − { $d } = { $worth }. Des cartes différentes, la même différence : égalité !
    }
    .short = { $worth } des deux côtés : égalité !
    .landmark = égalité
subtraction_war-war-lay = Le départage commence
    .rule = Dans un départage, chacun pose des cartes face cachée, puis deux face visible.
subtraction_war-war-again =
    .rule = Quand les nouvelles différences sont égales aussi, le départage fait un tour de plus.
    .sentence = { $a } − { $b } = { $worth }, et { $c } − { $d } = { $worth } aussi. Un tour de plus pour ce départage !
    .short = { $worth } des deux côtés : encore égalité !
subtraction_war-war-take = Le départage est gagné
    .short = { $alone ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $winner_first ->
            [yes] { $worth }, c’est { $wins ->
                [lowest] moins
               *[highest] plus
            } que { $other }.
           *[no] { $other }, c’est { $wins ->
                [lowest] plus
               *[highest] moins
            } que { $worth }.
        }
    } { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } le départage : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
subtraction_war-short-stays =
    .rule = Si tu n’as plus de carte pour un départage, ta différence sur la table compte encore une fois.
subtraction_war-short-draw = Personne ne gagne ce départage
    .rule = Si plus aucun joueur du départage n’a de carte, personne ne le gagne.
    .sentence = { $left ->
        [0] Plus personne n’a de carte pour ce départage. C’est un match nul.
       *[other] Dans ce départage, personne n’a plus de carte : personne ne le gagne.
    }
    .short = { $left ->
        [0] Plus personne n’a de carte. Match nul.
       *[other] Plus personne n’a de carte : personne ne gagne le départage.
    }

war-game = Comparer
    .summary = Chacun retourne une carte. La plus haute prend les deux. Si elles ont la même valeur, il y a égalité.
war-tie = Égalité !
    .rule = Quand les cartes les plus hautes sont égales, il y a égalité.
    .sentence = { $card } et { $other } ont la même valeur. Il y a égalité !
    .short = { $card_rank } contre { $other_rank } : égalité !
    .landmark = égalité
war-war-lay = Le départage commence
    .rule = Dans un départage, chacun pose des cartes face cachée, puis une carte face visible.
war-war-again =
    .rule = Quand les nouvelles cartes sont égales aussi, le départage fait un tour de plus.
    .sentence = { $card } et { $other } ont encore la même valeur. Un tour de plus pour ce départage !
    .short = { $card_rank } contre { $other_rank } : encore égalité !
war-war-take = Le départage est gagné
    .sentence = { $alone ->
        [yes]
            Personne d’autre ne peut continuer : { $winner } prend les { $n ->
                [2] deux
               *[other] { $n }
            } cartes.
       *[no]
            { $high } bat { $low } : { $winner } gagne le départage et les { $n ->
                [2] deux
               *[other] { $n }
            } cartes.
    }
    .short = { $alone ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $high_the } bat { $low_the }.
    } { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } le départage : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
war-short-lose = Pas assez de cartes pour un départage
    .rule = Si tu ne peux pas poser la carte suivante d’un départage, tu es hors jeu.
    .sentence = { $player } ne peut pas poser la carte suivante du départage et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as pas
       *[other] { $player } n’a pas
    } assez de cartes pour le départage.
war-short-last_card =
    .rule = Si tu as trop peu de cartes pour un départage, retourne ta dernière carte. Elle compte.
war-short-stays =
    .rule = Si tu n’as plus de carte pour un départage, ta carte sur la table compte encore une fois.
war-short-draw = Personne ne gagne ce départage
    .rule = Si plus aucun joueur du départage n’a de carte, personne ne le gagne.
    .sentence = { $left ->
        [0] Plus personne n’a de carte pour ce départage. C’est un match nul.
       *[other] Dans ce départage, personne n’a plus de carte : personne ne le gagne.
    }
    .short = { $left ->
        [0] Plus personne n’a de carte. Match nul.
       *[other] Plus personne n’a de carte : personne ne gagne le départage.
    }
war-preset-printed_1 =
    .help = Si tu as trop peu de cartes pour un départage, tu perds.
war-preset-printed_2 =
    .help = Si tu as trop peu de cartes pour un départage, ta dernière carte compte.
war-preset-three_down =
    .help = Trois cartes face cachée à chaque départage.
exact-small-war = Comparer avec { $n } cartes

addition_war_lesson = Comparer des sommes
addition_war_lesson-option-war = Égalité
addition_war_lesson-greater =
    .right = { $shape ->
        [same] Oui : { $s } des deux côtés, il y a donc égalité.
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
addition_war_lesson-greater-no_war_here = Pour une égalité, il faut deux sommes pareilles. Est-ce qu’elles sont pareilles ?
addition_war_lesson-compare =
    .right = { $shape ->
        [same] Oui : ce qu’une carte a en plus, l’autre l’a en moins. { $s } des deux côtés : égalité !
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
addition_war_lesson-to_win =
    .working = { $a } + { $tie } = { $t } : égalité
    { $a } + { $need } = { $sum }
    { $sum } > { $t }
    { $best }
addition_war_lesson-to_win-makes_a_war = Ça fait une égalité. Il faut un peu plus.
addition_war_lesson-rule-war = Sommes égales : on départage ! Chaque joueur pose des cartes, { $down } face cachée et { $up } face visible. La plus grande des nouvelles sommes prend tout.

addition_war_spoken-game = Comparer des sommes
addition_war_spoken-war-shown = Le départage commence
    .rule = Dans un départage, chacun pose des cartes face cachée, puis deux face visible. Ensuite, tu dis ta nouvelle somme.
    .sentence = De nouvelles cartes pour le départage. { $player } : { $a } + { $b } = { $worth }. Tes cartes : { $own_a } + { $own_b } = ?
addition_war_spoken-unfought = Trop peu de cartes pour un départage
    .rule = Quand il reste trop peu de cartes pour un départage, les cartes attendent aussi au milieu.
    .sentence = Il reste trop peu de cartes pour ce départage. Les { $n } cartes attendent au milieu.
    .short = Trop peu de cartes pour un départage : ces { $n } attendent.

subtraction_war_lesson = Comparer des différences
subtraction_war_lesson-option-war = Égalité
subtraction_war_lesson-greater =
    .right = { $shape ->
        [same] Oui : { $s } des deux côtés, il y a donc égalité.
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
subtraction_war_lesson-greater-no_war_here = Pour une égalité, il faut deux différences pareilles. Est-ce qu’elles sont pareilles ?
subtraction_war_lesson-compare =
    .right = { $shape ->
        [same] Oui : les deux bouts ont bougé du même nombre de pas. { $s } des deux côtés : égalité !
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
subtraction_war_lesson-ties = Quelles paires font une égalité avec { $a } − { $b } ? Choisis-les toutes.
    .name = Les paires qui font une égalité
subtraction_war_lesson-rule-war = Différences égales : on départage ! Chaque joueur pose des cartes, { $down } face cachée et { $up } face visible. La plus grande des nouvelles différences prend tout.

subtraction_war_spoken-game = Comparer des différences
subtraction_war_spoken-war-shown = Le départage commence
    .rule = Dans un départage, chacun pose des cartes face cachée, puis deux face visible. Ensuite, tu dis ta nouvelle différence.
    .sentence = De nouvelles cartes pour le départage. { $player } : { $a } − { $b } = { $worth }. Tes cartes : { $own_a } − { $own_b } = ?
subtraction_war_spoken-unfought = Trop peu de cartes pour un départage
    .rule = Quand il reste trop peu de cartes pour un départage, les cartes attendent aussi au milieu.
    .sentence = Il reste trop peu de cartes pour ce départage. Les { $n } cartes attendent au milieu.
    .short = Trop peu de cartes pour un départage : ces { $n } attendent.

predict-who =
    .war = = Égalité !
    .said = { $aim ->
        [mine] je gagne
        [war] égalité
       *[theirs] { $player } gagne
    }
predict-needed = { $aim ->
        [mine] { $shape ->
            [none] Aucune carte ne pouvait te faire gagner.
           *[some] Avec { predict-cards }, tu aurais gagné.
        }
        [war] { $shape ->
            [none] Aucune carte ne pouvait faire une égalité.
           *[some] Avec { predict-cards }, il y aurait eu égalité.
        }
       *[theirs] { $shape ->
            [none] Aucune carte ne pouvait faire gagner { $player }.
           *[some] Avec { predict-cards }, { $player } aurait gagné.
        }
    }
predict-change = La dernière carte de { $player } : { $target ->
        [mine] laquelle te ferait gagner ?
        [war] laquelle ferait une égalité ?
       *[theirs] laquelle gagnerait ?
    }
talk-why_war = Pourquoi y a-t-il égalité ?

deck_page-title =
    .help = Vos élèves peuvent jouer à « Comparer » et à d’autres jeux avec des fractions, des nombres décimaux, des calculs ou d’autres nombres. Écrivez vos cartes, ou partez d’un jeu de cartes tout prêt.
deck_page-order =
    .wars = Quand deux nombres sont égaux, il y a égalité. Un cadre épais entoure les nombres qui reviennent plusieurs fois.
    .no_wars = Quand deux nombres sont égaux, il y a égalité. Ici, tous les nombres sont différents : il n’y a pas d’égalité. Écrivez certaines cartes deux fois, ou ajoutez un nombre égal : 1/2 et 2/4.
deck_page-gallery = Pour les enseignants : composez un jeu de cartes avec vos propres nombres, par exemple des fractions, et jouez à « Comparer ».

compare_lesson-option-war = Égalité
compare_lesson-takes =
    .right = { $tie ->
        [yes] Oui : c’est égal, il y a donc égalité.
       *[no] { $of ->
            [time] Oui : { $high } vient après { $low }.
           *[number] Oui : { $high } est plus grand que { $low }.
        }
    }
compare_lesson-change = La carte de { $player } : { $target ->
        [mine] laquelle te ferait gagner ?
        [war] laquelle ferait une égalité ?
       *[theirs] laquelle gagnerait ?
    }
compare_lesson-change-told = { $sign ->
    [higher] { $card } est plus grand que { $other }.
    [lower] { $card } est plus petit que { $other }.
    [later] { $card } vient après { $other }.
    [earlier] { $card } vient avant { $other }.
   *[equal] { $card } et { $other } sont égaux : égalité !
}
compare_lesson-rule-war = Nombres égaux : égalité ! Chaque joueur pose { $down } { $down ->
    [one] carte
   *[other] cartes
} face cachée et une face visible. { $of ->
    [time] La plus tardive des nouvelles heures prend tout.
   *[number] La plus haute des nouvelles cartes prend tout.
}
compare_lesson-skill-takes_3 = Y a-t-il égalité ?

compare_spoken-game = Comparer
compare_spoken-war-shown = Le départage commence
    .rule = Dans un départage, chacun pose des cartes face cachée, puis une face visible. Ensuite, tu compares les nouvelles cartes.
    .sentence = De nouvelles cartes pour le départage. { $player } a { $card }. Toi, tu as { $own }. { $of ->
        [time] Ton heure vient-elle après ?
       *[number] Ta carte est-elle plus haute ?
    }
compare_spoken-unfought = Trop peu de cartes pour un départage
    .rule = Quand il reste trop peu de cartes pour un départage, les cartes attendent aussi au milieu.
    .sentence = Il reste trop peu de cartes pour ce départage. Les { $n } cartes attendent au milieu.
    .short = Trop peu de cartes pour un départage : ces { $n } attendent.
