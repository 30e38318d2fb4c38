napoleons_war-game = La Bataille de Napoléon
    .aim = Range tes cartes dans un ordre malin, et gagne toutes les cartes.
    .summary = L’un a les cartes rouges, l’autre les noires. Range ton paquet en secret, puis compare les cartes.
    .ages = 8 à 12
    .teaches = Choisir un ordre parmi beaucoup d’ordres possibles, compter des cartes, et ses chances contre un ordre inconnu

napoleons_war-dealt = On distribue
    .sentence = Chaque joueur reçoit 26 cartes et a le droit de les regarder. Maintenant, chacun range les siennes.
napoleons_war-order = Un paquet rangé
    .rule = Tu ranges toutes les cartes de ta main dans l’ordre que tu veux, la première sur le dessus. C’est ton paquet, et il ne change plus.
    .sentence = { $player } a rangé { $n } { $n ->
        [one] carte
       *[other] cartes
    }. À partir de maintenant, on n’y change plus rien.
    .short = { $player_is ->
        [you] Tu as rangé { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
       *[other] { "" }
    }
napoleons_war-order-illegal = Cet ordre ne va pas
    .rule = Range chaque carte de ta main une seule fois. Personne ne joue pendant que quelqu’un range.
    .sentence = { $why ->
        [first] Il faut d’abord ranger les cartes. On attend encore : { $players }.
        [later] Tu n’as pas de main à ranger maintenant. Attends d’avoir joué tout ton paquet.
        [missing] Chaque carte de ta main doit être dans l’ordre. Voici celles qui manquent : { $missing }.
        [extra] Chaque carte n’est qu’une fois dans l’ordre, et elle doit être à toi. En trop : { $extra }.
       *[both] Chaque carte de ta main est une fois dans l’ordre. Il manque : { $missing }. En trop : { $extra }.
    }
    .short = { "" }
napoleons_war-ask = Question et réponse
    .rule = Pendant que tu ranges, tu peux demander combien de cartes l’autre joueur a dans son paquet et combien il en a capturé.
    .sentence = { $sorts ->
        [yes] { $other } n’a pas encore de paquet et range aussi ses cartes.
       *[no] { $other } a { $deck } { $deck ->
            [one] carte
           *[other] cartes
        } dans son paquet et en a capturé { $capture }. Ce paquet sera donc fini après { $deck } { $deck ->
            [one] carte
           *[other] cartes
        }.
    }
    .short = { $sorts ->
        [yes] { $other_is ->
            [you] Tu ranges encore tes cartes.
           *[other] { $other } range encore ses cartes.
        }
       *[no] { $other_is ->
            [you] Tu as
           *[other] { $other } a
        } { $deck ->
            [one] { $deck } carte à jouer
           *[other] { $deck } cartes à jouer
        } et { $capture ->
            [one] { $capture } capture.
           *[other] { $capture } captures.
        }
    }
    .working = { $sorts ->
        [yes] { "" }
       *[no] { $deck } + { $capture } = { $sum }
    }
napoleons_war-ask-illegal = Seulement pendant que tu ranges
    .rule = Tu peux demander un nombre de cartes seulement quand tu ranges ta main.
    .sentence = Tu peux le demander quand tu ranges tes cartes. D’ici là, compte dans ta tête.
    .short = { "" }
napoleons_war-spy = Un espion
    .rule = On peut jouer avec des espions. Chaque fois que tu ranges, ton espion peut regarder une fois quelques cartes de l’autre paquet. Toi seul apprends ce qu’il a vu.
    .sentence = { $player } envoie un espion, qui regarde { $n } { $n ->
        [one] carte
       *[other] cartes
    } de l’autre paquet.
    .own = { $player } envoie un espion regarder l’autre paquet. { $found }
    .found = Carte { $place } : { $card }.
    .found-short = Carte { $place } : { $card }.
    .short = { $player_is ->
        [you] Paquet de { $other }. { $found }
       *[other] { $player } envoie un espion. Cartes vues chez toi : { $n }.
    }
napoleons_war-spy-illegal = Pas d’espion maintenant
    .rule = Un espion ne regarde que pendant que tu ranges, une fois par nouveau paquet, et seulement si l’autre paquet est prêt.
    .sentence = { $why ->
        [never] Il n’y a pas d’espions dans cette partie.
        [later] Tu peux envoyer un espion quand tu ranges tes cartes.
        [again] Ton espion a déjà regardé. Tu pourras en envoyer un la prochaine fois que tu ranges.
       *[no_deck] { $other } n’a pas encore de paquet à regarder. Attends qu’il soit prêt.
    }
    .short = { "" }
napoleons_war-turn = On retourne
    .rule = À chaque pli, les deux joueurs retournent la première carte de leur paquet.
    .sentence = { $card_a } rencontre { $card_b }.
    .short = { $card_a } contre { $card_b }.
napoleons_war-trick-win = La plus haute gagne
    .rule = La carte la plus haute prend les deux, et elles vont sur les captures du gagnant.
    .sentence = { $high } bat { $low } : { $winner } capture les deux cartes.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu captures les deux.
       *[other] { $winner } capture les deux.
    }
    .working = { $high } > { $low }
napoleons_war-war-start = Bataille !
    .rule = Quand les cartes sont égales, il y a bataille : chacun pose quelques cartes face cachée, puis une face visible qui décide.
    .sentence = { $card_a } et { $card_b } sont à égalité. Bataille ! { $n ->
        [one] De chaque côté, une carte va face cachée,
       *[other] De chaque côté, { $n } cartes vont face cachée,
    } et la suivante décide.
    .short = { $card_a_rank } contre { $card_b_rank } : bataille ! { $n ->
        [one] Une cachée,
       *[other] { $n } cachées,
    } puis une qui décide.
    .working = { $card_a } = { $card_b }
    .landmark = bataille
napoleons_war-war-again = Encore égalité
    .rule = Quand les cartes qui décident sont égales aussi, la bataille continue de la même façon.
    .sentence = { $card_a } et { $card_b } sont encore à égalité. La bataille continue donc.
    .short = { $card_a_rank } contre { $card_b_rank } : encore bataille !
    .working = { $card_a } = { $card_b }
napoleons_war-war-win = La bataille est gagnée
    .rule = La plus haute des cartes qui décident prend tout ce qui est sur la table.
    .sentence = { $high } bat { $low } : { $winner } gagne la bataille et capture les { $n } cartes.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } la bataille : { $n } cartes.
    .working = { $high } > { $low }
napoleons_war-resort = Une nouvelle main
    .rule = Quand ton paquet est épuisé, tu ramasses tes captures et tu les ranges. L’autre paquet ne change pas.
    .sentence = { $player } n’a plus de paquet et ramasse { $n } { $n ->
        [one] carte capturée
       *[other] cartes capturées
    } pour les ranger.
    .short = { $player_is ->
        [you] Ton paquet est fini : range { $n ->
            [one] ta carte.
           *[other] tes { $n } cartes.
        }
       *[other] { $player } n’a plus de paquet et range { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
    }
    .landmark = rangement
napoleons_war-resort-both = Les deux rangent
    .rule = Quand les deux paquets sont épuisés en même temps, les deux joueurs ramassent leurs cartes et les rangent.
    .sentence = Les deux paquets sont épuisés. { $player } range { $n } { $n ->
        [one] carte
       *[other] cartes
    }, { $other } en range { $m }.
    .short = Paquets finis ! { $other_is ->
        [you] Tu ranges { $m ->
            [one] { $m } carte,
           *[other] { $m } cartes,
        } { $player } en range { $n }.
       *[other] { $player_is ->
            [you] Tu ranges
           *[other] { $player } range
        } { $n ->
            [one] { $n } carte,
           *[other] { $n } cartes,
        } { $other } en range { $m }.
    }
napoleons_war-resort-in_war = Ranger au milieu d’une bataille
    .rule = Quand ton paquet est épuisé pendant une bataille, tu ramasses tes captures et tu les ranges. Puis la bataille continue.
    .sentence = { $player } n’a plus de paquet, et la bataille n’est pas finie. Avant de continuer, { $player } range { $n } { $n ->
        [one] carte capturée
       *[other] cartes capturées
    }.
    .short = { $player_is ->
        [you] Plus de paquet pour la bataille : range { $n ->
            [one] ta carte.
           *[other] tes { $n } cartes.
        }
       *[other] Plus de paquet pour la bataille : { $player } range { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
    }
napoleons_war-resort-campaign = La campagne est finie
    .rule = Règle en option : après un certain nombre de plis, les deux joueurs reprennent toutes leurs cartes et les rangent.
    .sentence = La campagne { $i } est finie. Les deux joueurs reprennent toutes leurs cartes et les rangent. { $player } en a { $n }, { $other } en a { $m }.
    .short = Campagne { $i } finie. { $other_is ->
        [you] Tu as { $m } { $m ->
            [one] carte,
           *[other] cartes,
        } { $player } en a { $n }.
       *[other] { $player_is ->
            [you] Tu as
           *[other] { $player } a
        } { $n } { $n ->
            [one] carte,
           *[other] cartes,
        } { $other } en a { $m }.
    } On range !
    .landmark = nouvelle campagne
napoleons_war-draw-run_out = Plus rien pour la bataille
    .rule = Quand quelqu’un n’a plus aucune carte pour une bataille, personne ne gagne la partie.
    .sentence = { $n ->
        [one] { $player } n’a plus de carte pour cette bataille
       *[other] Les deux joueurs n’ont plus de carte pour cette bataille
    }. C’est donc un match nul.
    .short = { $n ->
        [1] { $player_is ->
            [you] Tu n’as
           *[other] { $player } n’a
        } plus de carte pour la bataille.
       *[other] Plus personne n’a de carte pour la bataille.
    } Match nul !
napoleons_war-lose-run_out = Plus rien pour la bataille
    .rule = Règle en option : si tu n’as plus de carte pour une bataille, tu perds.
    .sentence = { $player } n’a plus de carte pour cette bataille : { $winner } prend la table et gagne.
    .short = { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } plus de carte pour la bataille. { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
napoleons_war-win = La partie est gagnée
    .rule = Si tu as toutes les cartes, tu gagnes.
    .sentence = { $winner } a toutes les cartes et gagne après { $turns } { $turns ->
        [one] pli
       *[other] plis
    }.
    .short = { $winner_is ->
        [you] Tu as toutes les cartes. Tu gagnes !
       *[other] { $winner } a toutes les cartes. { $winner } gagne !
    }
napoleons_war-end-max_turns = Le dernier pli
    .rule = On peut décider d’arrêter la partie après un certain nombre de plis.
    .sentence = { $n ->
        [one] On a joué { $n } pli
       *[other] On a joué { $n } plis
    } : la partie s’arrête ici. { $outcome ->
        [won] { $counts } { $winner } a le plus de cartes et gagne.
        [draw] { $counts } Personne n’en a plus que les autres : c’est un match nul.
       *[unfinished] { "" }
    }
    .short = { $n ->
        [one] { $n } pli joué.
       *[other] { $n } plis joués.
    } { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] Tu gagnes !
           *[other] { $winner } gagne !
        }
        [draw] { $counts } Match nul !
       *[unfinished] Personne ne gagne.
    }
    .counts = { $player } a { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
    .counts-short = { $player_is ->
        [you] Toi : { $n }.
       *[other] { $player } : { $n }.
    }

napoleons_war-action-order = En marche !
napoleons_war-action-ask = Combien de cartes ?
napoleons_war-action-spy = Envoyer un espion
napoleons_war-task-order = { $on_limit ->
    [most_cards] Quel groupe marche en premier ? Touche-le, puis sa place.
   *[unfinished] Quelle carte marche en premier ?
}
napoleons_war-packet-guard = Garde
napoleons_war-packet-cavalry = Cavalerie
napoleons_war-packet-foot = Infanterie
napoleons_war-packet-guns = Canons
napoleons_war-packet-reserve = Réserve
napoleons_war-action-play = Retourner les cartes

napoleons_war-zone-hand = Main
napoleons_war-zone-deck = Paquet
napoleons_war-zone-capture = Captures
napoleons_war-counter-turns = Plis
napoleons_war-measure-turns = plis
napoleons_war-measure-orders = mains rangées

napoleons_war-option-deal = Qui reçoit quelles cartes
    .help = Les rouges contre les noires, ou une moitié mélangée du jeu de cartes pour chacun.
    .v-colours = rouges contre noires
    .v-random = moitiés mélangées
napoleons_war-option-first_colour = Première couleur
    .help = Quelle couleur reçoit le premier joueur.
    .v-red = rouge
    .v-black = noir
napoleons_war-option-run_out = Plus de carte en bataille
    .help = Ce qui arrive quand quelqu’un n’a plus aucune carte pour une bataille.
    .v-draw = match nul
    .v-lose = ce joueur perd
napoleons_war-option-campaign = Campagne
    .help = Après ce nombre de plis, les deux joueurs reprennent toutes leurs cartes et les rangent. 0 veut dire jamais.
napoleons_war-option-spy = Espion
    .help = Combien de cartes de l’autre paquet un espion peut regarder, une fois par rangement. 0 veut dire sans espions.
napoleons_war-preset-printed = Règle imprimée
    .help = Trois cartes cachées par bataille, et si les cartes manquent pour une bataille, c’est un match nul.
napoleons_war-preset-no_escape = Sans échappatoire
    .help = Qui n’a plus de carte pendant une bataille perd.
napoleons_war-preset-short_war = Bataille courte
    .help = Une seule carte cachée par bataille.
napoleons_war-preset-short = Partie courte
    .help = Le jeu est mélangé, et il y a une seule carte cachée par bataille. Trois campagnes de 13 plis, puis on compte les cartes.

napoleons_war-coach-ask = Demander ne coûte rien. Tu as { $n } { $n ->
        [one] carte
       *[other] cartes
    }. Si le paquet adverse est plus petit, il sera épuisé avant le tien.
napoleons_war-coach-spy = Un espion ne coûte rien. Tu vois { $n ->
        [one] une carte
       *[other] jusqu’à { $n } cartes
    } de l’autre paquet et leur place, et tu peux y mettre une carte plus haute.
napoleons_war-coach-order = { $war ->
        [yes] La carte numéro { $place }, { $card }, décide de la bataille.
       *[no] { $card } vient en premier.
    } Parmi les { $unseen } cartes que tu ne vois pas, cette carte en bat { $beats }, et { $same ->
        [0] aucune n’est égale.
        [one] { $same } ferait { $war ->
            [yes] une nouvelle bataille
           *[no] une bataille
        }. { $enough ->
            [yes] Dans cette bataille-là, { $decider } déciderait.
           *[no] Pour cette bataille-là, tes cartes ne suffiraient pas.
        }
       *[other] { $same } feraient { $war ->
            [yes] une nouvelle bataille
           *[no] une bataille
        }. { $enough ->
            [yes] Dans cette bataille-là, { $decider } déciderait.
           *[no] Pour cette bataille-là, tes cartes ne suffiraient pas.
        }
    }
napoleons_war-coach-known = La carte numéro { $place }, { $card }, rencontre { $shown }, qui est déjà là. { $result ->
        [win] Elle gagne la bataille.
        [lose] Elle perd la bataille.
       *[tie] Égalité : la bataille continue.
    }
napoleons_war-coach-short = Il faut { $need } cartes pour la bataille, et tu en as { $n } : ce n’est pas assez. Quel que soit l’ordre, { $run_out ->
        [draw] c’est un match nul.
       *[lose] tu perds.
    }

## Premiers conseils, un par un, quand le jeu est nouveau

napoleons_war-hint-start = { $spy ->
    [0] { "" }
   *[other] Envoie d’abord un espion, puis range tes cartes.
}
napoleons_war-hint-turn = La plus haute capture les deux. Gagne tout !
napoleons_war-hint-on-war-start = Deux cartes égales : bataille !
napoleons_war-hint-on-resort = Plus de paquet ? Range tes captures.
