soureh-game = Soureh
    .aim = Forme quatre bonnes paires avant tout le monde. Qui a le moins de points gagne.
    .summary = Forme quatre bonnes paires : à côté d’une carte rouge, une plus haute ; à côté d’une noire, une plus basse. Puis dis Soureh.
    .ages = 8 à 12
    .teaches = Plus et moins, additionner quatre nombres, les multiples de 100, et la probabilité que la prochaine carte convienne

soureh-deal = Quatre paires pour chacun
    .rule = Chacun reçoit quatre cartes cachées et quatre cartes visibles. Une carte cachée et la carte visible à côté font une paire.
    .sentence = Manche { $match } : chacun reçoit quatre cartes cachées et quatre visibles. { $player } commence.
    .short = Quatre paires de cartes chacun. { $player_is ->
        [you] Tu commences.
       *[other] { $player } commence.
    }
soureh-pair-red = Plus haut à côté du rouge
    .rule = À côté d’une carte rouge, il faut une carte cachée plus haute. Le même nombre ne suffit pas.
    .sentence = Regarde la paire { $slot }. La carte { $open } est rouge : il faut une carte cachée de plus de { $value }. Mais { $closed } vaut { $other }.
    .short = { "" }
soureh-pair-black = Plus bas à côté du noir
    .rule = À côté d’une carte noire, il faut une carte cachée plus basse. Le même nombre ne suffit pas.
    .sentence = Regarde la paire { $slot }. La carte { $open } est noire : il faut une carte cachée de moins de { $value }. Mais { $closed } vaut { $other }.
    .short = { "" }
soureh-pair-ace = Deux as
    .rule = Un as va avec toutes les cartes, sauf avec un autre as. Il vaut 11 s’il faut une carte haute, et 1 s’il en faut une basse.
    .sentence = Regarde la paire { $slot }. { $open } et { $closed } sont deux as, et deux as ne vont pas ensemble.
    .short = { "" }
soureh-turn = Chacun son tour
    .rule = On joue chacun son tour, dans le sens des aiguilles d’une montre. À ton tour, tu pioches une carte et tu lui trouves une place.
    .sentence = { $phase ->
        [deal] Distribue d’abord les cartes.
        [match_over] Cette manche est finie. Redistribue d’abord les cartes.
        [draw] C’est à { $turn } de jouer, et il faut d’abord piocher une carte.
        [place] { $turn } a une carte piochée et lui trouve d’abord une place.
        [return] C’est à { $turn } de montrer ses quatre paires ou de piocher.
        [score] { $turn } compte d’abord ses cartes.
       *[over] Plus personne ne joue.
    }
    .short = { "" }
soureh-draw = Une carte de la pioche
    .rule = Tu prends la première carte de la pioche. Personne d’autre ne la voit.
    .sentence = { $player } pioche une carte. { $n ->
        [0] La pioche est maintenant vide.
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
    .own = { $player } pioche { $card }. { $n ->
        [0] La pioche est maintenant vide.
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
    .short = { $player_is ->
        [you] Tu pioches { $card }.
       *[other] { $player } pioche une carte.
    }
soureh-draw-reshuffle = Une nouvelle pioche
    .rule = Quand la pioche est vide, on mélange les cartes de la défausse, qui devient la pioche.
    .sentence = { $n ->
        [one] La pioche est vide. La seule carte de la défausse devient la nouvelle pioche.
       *[other] La pioche est vide. On mélange les { $n } cartes de la défausse, et elles deviennent la nouvelle pioche.
    }
    .short = La pioche est vide : on mélange la défausse.
soureh-draw-none = Plus rien à piocher
    .rule = Quand il n’y a plus de carte à piocher, la manche est finie et personne ne marque de points.
    .sentence = Il n’y a plus de carte à piocher. Cette manche est finie, et personne ne marque de points.
    .short = Plus rien à piocher : personne ne marque de points.
soureh-own = Une nouvelle carte cachée
    .rule = La carte piochée peut remplacer n’importe laquelle de tes cartes cachées. L’ancienne carte va à la défausse.
    .sentence = { $player } met la carte piochée à la place de sa carte cachée { $slot }.
    .own = { $player } enlève { $old } et met { $card } à la place, comme carte cachée { $slot }.
    .short = { $player_is ->
        [you] Tu remplaces { $old } par { $card }.
       *[other] { $slot ->
            [1] { $player } remplace sa première carte cachée.
            [2] { $player } remplace sa deuxième carte cachée.
            [3] { $player } remplace sa troisième carte cachée.
           *[4] { $player } remplace sa quatrième carte cachée.
        }
    }
    .refused = Il n’y a pas de carte cachée { $slot }. Choisis une de tes quatre cartes.
soureh-their = Une carte pour quelqu’un d’autre
    .rule = La carte piochée peut remplacer une carte visible de quelqu’un d’autre, mais pas une des tiennes.
    .sentence = { $player } met { $card } à la place d’une carte visible de l’adversaire, { $old } ({ $other }).
    .short = { $player_is ->
        [you] Chez { $other }, tu remplaces { $old } par { $card }.
       *[other] { $other_is ->
            [you] { $player } remplace ta carte { $old } par { $card }.
           *[other] Chez { $other }, { $player } remplace { $old } par { $card }.
        }
    }
    .refused = { $why ->
        [own] Tes propres cartes visibles restent. Choisis une de tes cartes cachées, ou une carte visible de quelqu’un d’autre.
        [slot] { $other } n’a pas de carte visible { $slot }. Les places vont de 1 à 4.
       *[gone] { $other } n’est pas dans cette manche : ces cartes restent comme elles sont.
    }
soureh-their-ace = Un dix pour un as
    .rule = Un as visible ne peut être remplacé que par un dix.
    .sentence = { $card } est un dix, et un dix peut remplacer un as : { $player } remplace { $old } ({ $other }).
    .short = { $player_is ->
        [you] Chez { $other }, tu remplaces un as
       *[other] { $other_is ->
            [you] { $player } remplace ton as
           *[other] Chez { $other }, { $player } remplace un as
        }
    } par un dix, { $card }.
    .refused = Cette carte visible ({ $other }) est un as. Seul un dix peut la remplacer, et { $card } est { $value ->
        [1] un as aussi
       *[other] un { $value }
    }.
soureh-throw = Jetée
    .rule = Tu peux jeter la carte piochée. Elle va face cachée à la défausse.
    .sentence = { $player } jette la carte piochée, face cachée.
    .own = { $player } jette { $card }, face cachée.
    .short = { $player_is ->
        [you] Tu jettes { $card }.
       *[other] { $player } jette sa carte.
    }
soureh-declare = Soureh !
    .rule = Quand tes quatre paires sont bonnes, tu peux dire Soureh. Alors tous les autres ont encore un tour.
    .sentence = { $player } dit Soureh : les quatre paires sont bonnes. { $n ->
        [one] L’autre joueur a un tour pour casser une paire.
       *[other] Les { $n } autres ont chacun un tour pour casser une paire.
    }
    .short = { $player_is ->
        [you] Tu dis Soureh ! { $n ->
            [one] L’autre joueur a encore un tour.
           *[other] Les autres ont encore un tour chacun.
        }
       *[other] { $player } dit Soureh ! Encore un tour pour casser une paire.
    }
    .landmark = Soureh
soureh-declare-when = Quand on dit Soureh
    .rule = On dit Soureh en posant sa carte, ou au lieu de piocher. On se met d’accord avant la partie.
    .sentence = { $when ->
        [end] Pioche d’abord une carte. Tu pourras dire Soureh en la posant.
        [start] Tu peux dire Soureh au lieu de piocher, au début de ton tour.
       *[either] Dis Soureh au lieu de piocher, ou en posant ta carte.
    }
    .short = { "" }
soureh-declare-standing = Un seul Soureh à la fois
    .rule = Tant que le Soureh d’un joueur tient, personne d’autre ne peut le dire.
    .sentence = { $declared } a dit Soureh. Attends que son tour revienne.
    .short = { "" }
soureh-last-lock = Une carte suffit
    .rule = Après un Soureh, les autres peuvent remplacer en tout une seule carte visible de ce joueur.
    .sentence = Chez { $declared }, on a remplacé une carte visible. Jusqu’à son prochain tour, ses autres cartes sont à l’abri.
    .short = { "" }
soureh-last-unharmed = Le Soureh a tenu
    .rule = Si tes quatre paires sont encore bonnes quand ton tour revient, tu peux les montrer, ou continuer à jouer.
    .sentence = C’est de nouveau à { $player }, et les quatre paires sont encore bonnes.
    .short = { $player_is ->
        [you] Tes quatre paires sont encore bonnes. Montre-les, ou pioche.
       *[other] { $player } a encore quatre bonnes paires.
    }
soureh-last-ruined = Une paire est cassée
    .rule = Si une paire n’est plus bonne quand ton tour revient, ton Soureh est perdu et tu continues à jouer.
    .sentence = { $player } a une paire qui n’est plus bonne : la paire { $slot }, avec { $open }. Le Soureh est perdu.
    .own = { $kind ->
        [red] La carte { $open } est rouge, et { $other } n’est pas plus grand que { $value }.
        [black] La carte { $open } est noire, et { $other } n’est pas plus petit que { $value }.
       *[ace] { $open } et { $closed } sont deux as.
    } { $player } a une paire cassée, la paire { $slot }, et le Soureh est perdu.
    .short = { $player_is ->
        [you] { $kind ->
            [red] { $other } n’est pas plus grand que { $value } :
            [black] { $other } n’est pas plus petit que { $value } :
           *[ace] Deux as ne vont pas ensemble :
        } ton Soureh est perdu.
       *[other] Chez { $player }, la paire { $slot } est cassée : Soureh perdu.
    }
    .landmark = Soureh cassé
soureh-continue = On continue
    .rule = Si tu pioches au lieu de montrer tes paires, tu renonces à ton Soureh.
    .sentence = { $player } ne montre pas ses paires et continue à jouer, en renonçant au Soureh.
    .short = { $player_is ->
        [you] Tu continues et renonces à ton Soureh.
       *[other] { $player } continue et renonce à son Soureh.
    }
soureh-reveal = Quatre bonnes paires !
    .rule = Si tes quatre paires sont encore bonnes, montre-les. Tu gagnes la manche et tu ne marques aucun point. Les autres comptent leurs cartes.
    .sentence = { $player } montre ses cartes cachées. { $pairs } { $leaves ->
        [yes] Les quatre paires sont bonnes.
       *[no] Les quatre paires sont bonnes : { $player } gagne cette manche et ne marque aucun point.
    }
    .short = { $leaves ->
        [yes] { $player_is ->
            [you] Tes quatre paires sont bonnes !
           *[other] Quatre bonnes paires pour { $player } !
        }
       *[no] { $player_is ->
            [you] Tes quatre paires sont bonnes : tu gagnes la manche !
           *[other] Quatre bonnes paires pour { $player }, qui gagne la manche !
        }
    }
    .pairs = { $kind ->
        [red] À côté de la carte rouge { $open } : { $other } est plus grand que { $value }.
        [black] À côté de la carte noire { $open } : { $other } est plus petit que { $value }.
       *[ace] { $closed } et { $open } : un seul as, ça va.
    }
    .working = { $pairs }
    .pairs-working = { $kind ->
        [red] { $other } > { $value }
        [black] { $other } < { $value }
       *[ace] { $closed } va avec { $open }
    }
    .landmark = paires montrées
soureh-score = Compter quatre cartes
    .rule = Si tu perds la manche, choisis une carte de chaque paire. On ajoute les quatre nombres à ton score. Moins tu as de points, mieux c’est.
    .sentence = { $player } compte { $cards } : { $a } + { $b } + { $c } + { $d } = { $sum }. Le score était de { $old }, le voilà à { $new }.
    .short = { $player_is ->
        [you] Tu comptes
       *[other] { $player } compte
    } { $a } + { $b } + { $c } + { $d } = { $sum }. Nouveau score : { $new }.
    .working = { $a } + { $b } + { $c } + { $d } = { $sum }
        { $old } + { $sum } = { $new }
    .refused = Choisis une carte de chacune de tes quatre paires, de la paire 1 à la paire 4.
soureh-score-ace = Un as qui vaut 11
    .rule = Un as compte 1 ou 11 dans le score, au choix.
    .sentence = { $n ->
        [one] { $player } compte un as pour 11.
       *[other] { $player } compte { $n } as pour 11.
    }
    .short = { $player_is ->
        [you] Tu comptes
       *[other] { $player } compte
    } { $n ->
        [one] un as pour 11.
       *[other] { $n } as pour 11.
    }
    .refused = { $ace ->
        [no] { $card } n’est pas un as et compte donc son propre nombre.
       *[yes] { $ace_score ->
            [low] Ici, un as compte 1, et { $n } est autre chose.
            [high] Ici, un as compte 11, et { $n } est autre chose.
           *[choice] Un as compte 1 ou 11, et { $n } n’est ni l’un ni l’autre.
        }
    }
soureh-score-hundred = Un multiple de 100
    .rule = Si ton score devient un multiple de 100, il baisse de 50.
    .sentence = { $score } = { $k } × 100. C’est un multiple de 100, et { $player } a 50 points de moins : { $score } − 50 = { $after }.
    .short = { $score } est un multiple de 100 : { $score } − 50 = { $after } pour { $player_is ->
        [you] toi.
       *[other] { $player }.
    }
    .working = { $score } = { $k } × 100
        { $score } − 50 = { $after }
soureh-leave = Un joueur s’en va
    .rule = Règle en option : quand tu montres tes paires, tu as fini. Les autres reçoivent 10 points chacun et continuent.
    .sentence = { $player } a fini et ne marque aucun point. Les autres reçoivent 10 points chacun. { $paid }
    .short = { $player_is ->
        [you] Tu as fini.
       *[other] { $player } a fini.
    } Les autres reçoivent 10 points chacun.
    .paid = { $player } : { $old } + 10 = { $new }.
    .working = { $paid }
    .paid-working = { $old } + 10 = { $new }
soureh-leave-last = Il n’en reste qu’un
    .rule = Le dernier joueur qui reste dans la manche compte quatre cartes lui aussi.
    .sentence = Plus personne d’autre dans cette manche : { $player } compte quatre cartes.
    .short = Il n’y a plus personne d’autre : { $player_is ->
        [you] tu comptes quatre cartes.
       *[other] { $player } compte quatre cartes.
    }
soureh-win-lowest = Le plus petit score gagne
    .rule = Quand quelqu’un atteint le score limite après une manche, le plus petit score gagne.
    .sentence = { $player } a { $high } points, et la partie finit à { $threshold }. { $n ->
        [one] { $winners } a le plus petit score, { $low }, et gagne.
       *[other] { $winners } ont le plus petit score, { $low }, et partagent la victoire.
    }
    .short = Plus petit score, { $low } : { $n ->
        [one] { $winners_is ->
            [you] tu gagnes !
           *[other] { $winners } gagne !
        }
       *[other] { $winners_is ->
            [you] tu partages la victoire avec { $winners_others }.
           *[other] { $winners } partagent la victoire.
        }
    }
soureh-win-out = Hors jeu
    .rule = Règle en option : tu es hors jeu quand ton score dépasse la limite. Le dernier en jeu gagne.
    .sentence = { $score } est plus grand que { $threshold } : { $player } quitte la partie.
    .short = { $score } est plus grand que { $threshold } : { $player_is ->
        [you] tu quittes la partie.
       *[other] { $player } quitte la partie.
    }
    .working = { $score } > { $threshold }
soureh-win-last = Le dernier de la partie
    .rule = Le dernier joueur de la partie gagne. Si tous dépassent la limite ensemble, le plus petit score gagne.
    .sentence = { $all ->
        [yes] Tout le monde a plus de { $threshold } points. { $n ->
            [one] { $winners } a le plus petit score, { $low }, et gagne.
           *[other] { $winners } ont le plus petit score, { $low }, et partagent la victoire.
        }
       *[no] Plus personne d’autre dans la partie : { $winners } gagne avec { $low } { $low ->
            [one] point
           *[other] points
        }.
    }
    .short = { $all ->
        [yes] Plus petit score, { $low } :
       *[no] Il n’y a plus personne d’autre :
    } { $n ->
        [one] { $winners_is ->
            [you] tu gagnes !
           *[other] { $winners } gagne !
        }
       *[other] { $winners_is ->
            [you] tu partages la victoire avec { $winners_others }.
           *[other] { $winners } partagent la victoire.
        }
    }
soureh-max_turns = On s’arrête ici
    .rule = Une manche trop longue, ou trop de manches, mettent fin à la partie. Personne ne gagne, ou bien le plus petit score gagne.
    .sentence = { $reason ->
        [max_turns] { $n ->
            [one] C’était le seul tour de cette manche : on s’arrête ici.
           *[other] Cette manche a duré { $n } tours : on s’arrête ici.
        }
       *[max_matches] { $n ->
            [one] C’était la seule manche : on s’arrête ici.
           *[other] On a joué { $n } manches : on s’arrête ici.
        }
    } { $outcome ->
        [won] { $k ->
            [one] { $winners } a le plus petit score, { $low }, et gagne.
           *[other] { $winners } ont le plus petit score, { $low }, et partagent la victoire.
        }
       *[unfinished] Personne n’a gagné.
    }
    .short = { $reason ->
        [max_turns] { $n ->
            [one] { $n } tour joué.
           *[other] { $n } tours joués.
        }
       *[max_matches] { $n ->
            [one] { $n } manche jouée.
           *[other] { $n } manches jouées.
        }
    } { $outcome ->
        [won] Plus petit score, { $low } : { $k ->
            [one] { $winners_is ->
                [you] tu gagnes !
               *[other] { $winners } gagne !
            }
           *[other] { $winners_is ->
                [you] tu partages la victoire avec { $winners_others }.
               *[other] { $winners } partagent la victoire.
            }
        }
       *[unfinished] Personne ne gagne.
    }

soureh-coach-draw = { $bad ->
        [0] Tes quatre paires sont déjà bonnes.
        [one] Une de tes paires n’est pas encore bonne. Parmi les { $n } cartes que tu ne vois pas, { $k ->
            [0] aucune ne la réparerait.
            [one] { $k } la réparerait.
           *[other] { $k } la répareraient.
        }
       *[other] Tu as { $bad } paires qui ne sont pas encore bonnes. Parmi les { $n } cartes que tu ne vois pas, { $k ->
            [0] aucune n’en réparerait une.
            [one] { $k } en réparerait une.
           *[other] { $k } en répareraient une.
        }
    }
soureh-coach-continue = Ton Soureh a tenu. Si tu pioches, tu y renonces, et les autres peuvent encore gagner.
soureh-coach-reveal = Tes quatre paires ont tenu. Montre-les : tu ne marques aucun point, et { $n ->
        [one] l’autre joueur compte quatre cartes.
       *[other] les { $n } autres comptent quatre cartes chacun.
    }
soureh-coach-leave = Tes quatre paires ont tenu. Montre-les : tu pars sans marquer de point, et les autres reçoivent 10 points chacun.
soureh-coach-own = { $kind ->
        [red] { $fits ->
            [yes] { $other } est plus grand que { $value } : { $closed } va à côté de la carte rouge { $open }.
           *[no] { $other } n’est pas plus grand que { $value } : { $closed } ne va pas à côté de la carte rouge { $open }.
        }
        [black] { $fits ->
            [yes] { $other } est plus petit que { $value } : { $closed } va à côté de la carte noire { $open }.
           *[no] { $other } n’est pas plus petit que { $value } : { $closed } ne va pas à côté de la carte noire { $open }.
        }
       *[ace] { $fits ->
            [yes] Un seul as, ça va : { $closed } peut aller avec { $open }.
           *[no] Deux as ne vont pas ensemble : { $closed } ne va pas avec { $open }.
        }
    } { $fitted ->
        [yes] Pour l’instant, { $old } y va.
       *[no] Pour l’instant, { $old } n’y va pas.
    } Tu aurais alors { $n } { $n ->
        [one] bonne paire
       *[other] bonnes paires
    } sur 4.
soureh-coach-their = { $sure ->
        [yes] { $other } a dit Soureh : la carte cachée va donc avec { $old }. Parmi les { $now } cartes qui vont avec, { $then ->
            [0] aucune n’irait aussi avec { $card }.
            [one] { $then } irait aussi avec { $card }.
           *[other] { $then } iraient aussi avec { $card }.
        }
       *[no] Parmi les { $n } cartes que tu ne vois pas, { $now ->
            [0] aucune ne va avec { $old }.
            [one] { $now } va avec { $old }.
           *[other] { $now } vont avec { $old }.
        } Avec { $card }, il y en aurait { $then }.
    }
soureh-coach-throw = { $k ->
        [0] { $card } ne réparerait aucune de tes paires.
        [one] { $card } réparerait ta paire { $slots }.
       *[other] { $card } réparerait une de tes paires { $slots }.
    } Si tu jettes cette carte, rien ne change : tu as { $n } { $n ->
        [one] bonne paire
       *[other] bonnes paires
    } sur 4.
soureh-coach-declare = Tes quatre paires sont bonnes. Parmi les { $n } cartes que tu ne vois pas, { $k ->
        [0] aucune ne peut en casser une,
        [one] { $k } peut en casser une,
       *[other] { $k } peuvent en casser une,
    } { $others ->
        [one] et l’autre joueur en pioche une.
       *[other] et les { $others } autres en piochent une chacun.
    }
soureh-coach-score = { $a } + { $b } + { $c } + { $d } = { $sum } : ton score passe de { $old } à { $new }. { $fifty ->
        [yes] C’est un multiple de 100 : { $new } − 50 = { $after }.
       *[no] { $sum ->
            [0] { "" }
           *[other] La plus petite somme que tu peux choisir est { $least }.
        }
    }

soureh-action-draw = Piocher une carte
soureh-action-own = Remplacer { $means }
soureh-action-their = La mettre sur { $means } ({ $other })
soureh-action-throw = La jeter
soureh-action-declare = Dire Soureh
soureh-action-reveal = Montrer les quatre paires
soureh-action-score = Compter { $means }{ $n ->
        [0] { "" }
       *[other] { " " }({ $elevens } pour 11)
    }
soureh-say-declare = Soureh !
soureh-task-score = On compte tes cartes. Moins tu as de points, mieux c’est. Choisis une carte de chaque paire.

soureh-zone-drawn = Piochée
soureh-zone-closed = Cachées
soureh-zone-open = Visibles
soureh-zone-pile = Pioche
soureh-zone-discard = Défausse
soureh-counter-match = Manche
soureh-counter-declared = Soureh
soureh-counter-score = Points
soureh-measure-match = manches
soureh-measure-drawn = cartes piochées
soureh-measure-sourehs = Sourehs dits
soureh-measure-ruined = Sourehs cassés
soureh-measure-attacks = cartes posées chez les autres

soureh-option-win = Comment gagner
    .help = Le plus petit score gagne quand quelqu’un atteint la limite, ou le dernier en jeu gagne.
    .v-lowest_at_threshold = le plus petit score
    .v-last_standing = le dernier de la partie
soureh-option-threshold = Score limite
    .help = Le score où la partie finit, ou au-dessus duquel on la quitte.
soureh-option-unruined = Un Soureh qui a tenu
    .help = Il termine la manche. Ou bien, à trois ou quatre, seul ce joueur a fini.
    .v-match_ends = fin de la manche
    .v-leave_round = son joueur s’en va
soureh-option-leave_points = Qui reçoit 10 points
    .help = Quand un joueur s’en va : ceux qui continuent, ou aussi ceux qui sont déjà partis.
    .v-still_in = ceux qui continuent
    .v-everyone_else = tous les autres
soureh-option-declare_when = Dire Soureh
    .help = En posant ta carte, au lieu de piocher, ou les deux.
    .v-end = en posant ta carte
    .v-start = au lieu de piocher
    .v-either = les deux
soureh-option-score_choice = Quelles cartes comptent
    .help = Les perdants choisissent une carte de chaque paire, ou la plus basse compte.
    .v-player = le perdant choisit
    .v-lowest = la plus basse
soureh-option-ace_score = Un as dans le score
    .help = Il compte 1 ou 11 au choix, toujours 1, ou toujours 11.
    .v-choice = 1 ou 11
    .v-low = 1
    .v-high = 11
soureh-option-hundred = Multiples de 100
    .help = Un score qui devient un multiple de 100 baisse de 50, ou reste.
    .v-minus_50 = 50 de moins
    .v-keep = le score reste
soureh-option-pile_empty = Quand la pioche est vide
    .help = On mélange la défausse, ou la manche est finie et personne ne marque de points.
    .v-reshuffle = on mélange la défausse
    .v-no_score = la manche est finie
soureh-option-max_matches = Nombre maximum de manches
    .help = Après ce nombre de manches, la partie s’arrête.
soureh-option-on_limit = À la limite
    .help = Après la dernière manche, personne ne gagne, ou bien le plus petit score gagne.
    .v-unfinished = personne ne gagne
    .v-lowest_score = le plus petit score gagne
soureh-preset-printed = Règle imprimée
    .help = Une partie en 100 points, où chaque perdant choisit ses cartes.
soureh-preset-last_standing = Le dernier de la partie
    .help = Qui a plus de 100 quitte la partie.
soureh-preset-leave_round = Un par un
    .help = À trois ou quatre, qui montre quatre paires a fini et les autres continuent.
soureh-preset-quick = Une leçon
    .help = Une courte partie en 50 points. La plus basse carte de chaque paire compte.
soureh-preset-short = Partie courte
    .help = Trois manches. La plus basse carte de chaque paire compte, et le plus petit score gagne.

## Premiers conseils, un par un, quand le jeu est nouveau

soureh-hint-start = Touche la pioche pour prendre une carte.
soureh-hint-turn = Touche la carte que tu veux remplacer.
soureh-hint-event = Sous une rouge, il faut une carte plus haute.
soureh-hint-later = Sous une noire, il faut une carte plus basse.
soureh-hint-last = Tes quatre paires seront bonnes ? D’abord, Soureh !
soureh-hint-on-score = { $score_choice ->
        [lowest] La plus petite carte de chaque paire compte.
       *[player] Attention : moins tu as de points, mieux c’est !
    }
