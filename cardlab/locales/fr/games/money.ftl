money-game = L’Argent
    .aim = Laisse l’autre joueur sans cartes-nombres et sans argent.
    .summary = On pose des cartes sur une seule pile et on attrape les paires. Les figures sont de l’argent : avec elles, on achète de nouvelles cartes.
    .ages = 7 à 12
    .teaches = Les multiples de 5, un montant fait de plusieurs façons, rendre la monnaie et échanger à valeur égale

## L'Argent : ce qui se passe, règle par règle

money-setup-bank = La moitié de l’argent pour chacun
    .rule = Les figures sont de l’argent. Chaque joueur en reçoit la moitié de chaque sorte et la met face visible dans sa banque.
    .sentence = { $prices } Avec chaque banque, on peut acheter { $total } cartes-nombres : { $sum } = { $total }.
    .short = Avec chaque banque, on peut acheter { $total } cartes-nombres.
    .prices = { $rank ->
        [J] Un valet
        [Q] Une dame
        [K] Un roi
        [A] Un as
       *[other] Un joker
    } vaut { $value }.
    .working = { $sum } = { $total }
money-setup-deal = On distribue les cartes-nombres
    .rule = Toutes les autres cartes sont des cartes-nombres. On les distribue face cachée, et personne ne les regarde.
    .sentence = Il y a { $numerals } cartes-nombres à partager en deux : { $numerals } ÷ 2 = { $each } pour chaque joueur.
    .short = { $numerals } ÷ 2 = { $each } cartes-nombres chacun.
    .working = { $numerals } ÷ 2 = { $each }

money-end-draw = Personne ne peut continuer
    .rule = Quand aucun joueur n’a de carte à poser ni de quoi payer, c’est un match nul.
    .sentence = Toutes les cartes sont sur le tapis, et personne ne peut poser ni payer. Personne n’a donc gagné.
    .short = Personne ne peut poser ni payer. Match nul.
money-end-broke = Ni carte-nombre ni argent
    .rule = Si c’est ton tour et que tu n’as ni carte-nombre ni argent, tu perds. L’autre joueur reçoit le tapis.
    .sentence = { $player } ne peut ni poser ni payer. { $winner } reçoit ce qui est sur le tapis et gagne la partie.
    .short = { $player_is ->
        [you] Tu ne peux ni poser ni payer.
       *[other] { $player } ne peut ni poser ni payer.
    } { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
money-buy-must = Il faut acheter
    .rule = Sans carte-nombre en main, tu dois en acheter avant de pouvoir jouer.
    .sentence = { $player } n’a plus de carte-nombre, mais sa banque vaut { $worth } : il faut en acheter.
    .short = Plus de carte-nombre : { $player_is ->
        [you] tu dois en acheter.
       *[other] { $player } doit en acheter.
    }
    .refused = Tu n’as pas de carte-nombre en main. Achètes-en d’abord.
    .landmark = achat obligé
money-end-stuck = De l’argent qui ne sert à rien
    .rule = Règle en option : si tu dois acheter et que tu ne peux pas, tu perds.
    .sentence = { $player } a de l’argent, mais ne peut rien acheter. C’est donc { $winner } qui gagne.
    .short = { $player_is ->
        [you] Tu ne peux rien acheter.
       *[other] { $player } ne peut rien acheter.
    } { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
money-buy-lifted = On peut acheter chez l’autre vendeur
    .rule = Quand on ne peut rien acheter chez le bon vendeur, on peut acheter chez l’autre.
    .sentence = { $source ->
        [opponent] Aucune carte de la banque ne va avec ce qui est sur le tapis. { $player } peut donc aussi acheter à { $opponent }.
       *[floor] { $opponent } a trop peu de cartes pour cet argent. { $player } peut donc aussi acheter au tapis.
    }
    .short = { $source ->
        [opponent] { $player_is ->
            [you] Tu peux aussi acheter des cartes à { $opponent }.
           *[other] { $opponent_is ->
                [you] { $player } peut aussi t’acheter des cartes.
               *[other] { $player } peut aussi acheter des cartes à { $opponent }.
            }
        }
       *[floor] { $player_is ->
            [you] Tu peux aussi acheter au tapis.
           *[other] { $player } peut aussi acheter au tapis.
        }
    }
money-buy-pass = Rien à vendre
    .rule = Quand personne n’a assez de cartes pour ton argent, tu attends ton prochain tour.
    .sentence = Ni le tapis ni l’autre joueur n’ont assez de cartes pour cet argent. { $player } attend un tour.
    .short = Rien à vendre : { $player_is ->
        [you] tu attends un tour.
       *[other] { $player } attend un tour.
    }

money-throw = Une carte sur la pile
    .rule = Tu retournes la première carte de ta main sur la pile, pour que les deux joueurs la voient au même moment.
    .sentence = { $top ->
        [none] { $player } pose { $card } sur la table.
       *[other] { $player } pose { $card } sur { $top }.
    }
    .short = { $player_is ->
        [you] Tu poses { $card }
       *[other] { $player } pose { $card }
    } { $top ->
        [none] sur la table.
       *[other] sur { $top }.
    }
money-capture-match = Une paire
    .rule = Quand ta carte et celle du dessous sont pareilles, tu prends toute la pile. Elle va sous ta main.
    .sentence = { $card } et { $top } font la paire. { $player } prend la pile de { $n } cartes.
    .short = { $card_rank } et { $top_rank } : une paire ! { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $n } cartes.
    .landmark = paire
money-capture-joker = Deux jokers
    .rule = Un joker ne fait la paire qu’avec l’autre joker.
    .sentence = Un joker est sur un joker. { $player } prend la pile de { $n } cartes.
    .short = Joker sur joker ! { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $n } cartes.
money-capture-seven = Le sept de carreau
    .rule = Règle en option : 7♦ prend la pile, quelle que soit la carte du dessus.
    .sentence = { $card } prend n’importe quelle pile, même sans paire. { $player } reçoit { $n } cartes.
    .short = { $card } prend n’importe quelle pile ! { $player_is ->
        [you] Tu reçois
       *[other] { $player } reçoit
    } { $n } cartes.
money-capture-money = L’argent sous la pile
    .rule = Si tu prends la pile, tu reçois aussi l’argent qui est dessous.
    .sentence = { $n ->
        [one] { $player } reçoit aussi l’argent de dessous, { $cards } : ça vaut { $total }.
       *[other] { $player } reçoit aussi l’argent de dessous, { $cards } : { $sum } = { $total }.
    }
    .short = { $player_is ->
        [you] Tu reçois aussi de l’argent :
       *[other] { $player } reçoit aussi de l’argent :
    } { $n ->
        [2] { $sum } = { $total }.
        [3] { $sum } = { $total }.
        [4] { $sum } = { $total }.
       *[other] { $total }.
    }
    .working = { $n ->
        [one] { "" }
       *[other] { $sum } = { $total }
    }
money-capture-missed = Une paire manquée
    .rule = Il faut annoncer une paire avant de faire autre chose. Sinon la pile reste.
    .sentence = { $same ->
        [yes] { $card } et { $top } faisaient bien la paire, mais { $player } n’a rien annoncé. La pile reste.
       *[no] { $card } prend n’importe quelle pile, mais { $player } n’a rien annoncé. La pile reste.
    }
    .short = { $same ->
        [yes] { $card_rank } et { $top_rank } faisaient la paire,
       *[no] { $card } prend n’importe quelle pile,
    } mais { $player_is ->
        [you] tu l’as manquée.
       *[other] { $player } l’a manquée.
    }
money-claim-false = Une fausse annonce
    .rule = Si tu annonces une paire qui n’en est pas une, la pile va à l’autre joueur. On peut aussi choisir une autre règle.
    .sentence = { $top ->
        [none] Il n’y a rien sous { $card } : il ne peut pas y avoir de paire.
       *[other] { $card } et { $top } ne font pas la paire.
    } { $then ->
        [takes] { $n ->
            [one] { $opponent } reçoit la carte.
           *[other] { $opponent } reçoit la pile de { $n } cartes.
        }
        [chooses] { $opponent } peut maintenant prendre la pile.
       *[none] On ne perd rien.
    }
    .short = { $top ->
        [none] { $card } est seule : pas de paire.
       *[other] { $card_rank } et { $top_rank } : pas de paire.
    } { $then ->
        [takes] { $opponent_is ->
            [you] Tu prends
           *[other] { $opponent } prend
        } { $n ->
            [1] la carte.
           *[other] { $n } cartes.
        }
        [chooses] { $opponent_is ->
            [you] Tu peux prendre la pile.
           *[other] { $opponent } peut prendre la pile.
        }
       *[none] { "" }
    }
money-claim-punished = La pile est prise
    .rule = Règle en option : l’autre joueur peut prendre la pile après une fausse annonce.
    .sentence = { $player } prend la pile : { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
    .short = { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } la pile : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
money-claim-spared = La pile reste
    .rule = Règle en option : l’autre joueur peut laisser la pile où elle est après une fausse annonce.
    .sentence = { $player } laisse la pile où elle est.
    .short = { $player_is ->
        [you] Tu laisses la pile.
       *[other] { $player } laisse la pile.
    }
money-claim-late = Ce n’est pas le moment d’annoncer
    .rule = Tu peux annoncer juste après avoir posé une carte, avant de faire autre chose.
    .sentence = { $capture ->
        [automatic] Pas besoin d’annoncer : ici, une paire prend la pile toute seule.
       *[claim] { $player } ne peut annoncer que juste après avoir posé une carte.
    }
    .short = { "" }
money-turn-order = Il y a autre chose avant
    .rule = On joue chacun son tour : on peut acheter, puis on pose une carte, puis on annonce ou on laisse passer.
    .sentence = { $waiting_for ->
        [deal] Distribue d’abord les cartes.
        [claim] { $turn } dit d’abord si les deux cartes du dessus font la paire.
        [supply] { $turn } dit d’abord ce qu’il faut donner pour l’argent.
        [penalty] { $turn } dit d’abord si la pile est prise ou laissée.
       *[act] C’est à { $turn } de poser une carte ou d’acheter.
    }
    .short = { "" }

money-chosen-buy = Une offre
    .sentence = { $player } veut acheter à l’autre joueur, qui peut maintenant rendre une partie du prix en argent.
    .short = { $player_is ->
        [you] Tu veux acheter à l’autre joueur, qui peut rendre la monnaie.
       *[other] { $player } veut t’acheter des cartes. Tu peux rendre la monnaie.
    }

money-buy-floor = Acheté au tapis
    .rule = Tu paies au tapis et tu prends des cartes-nombres de la pile. Retourne-les et glisse-les sous ta main.
    .sentence = { $change ->
        [0] { $pay } vaut { $value } : { $player } achète { $value } cartes-nombres de la pile. On glisse { $pay } dessous.
       *[other] { $pay } vaut { $value }. Une partie revient en argent, { $change } : { $value } − { $change } = { $n } cartes-nombres.
    }
    .short = { $player_is ->
        [you] Tu paies
       *[other] { $player } paie
    } { $pay } pour { $change ->
        [0] { "" }
       *[other] { $value } − { $change } ={ " " }
    }{ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de la pile.
    .working = { $change ->
        [0] { "" }
       *[other] { $value } − { $change } = { $n }
    }
money-buy-opponent = Acheté à l’autre joueur
    .rule = Tu paies l’autre joueur, et il te donne des cartes-nombres de sa main. Leur ordre ne change pas.
    .sentence = { $change ->
        [0] { $pay } vaut { $value }. En échange, { $seller } donne { $value } cartes-nombres à { $player }.
       *[other] { $pay } vaut { $value }. { $seller } en rend { $change } en argent : { $value } − { $change } = { $n } cartes-nombres.
    }
    .short = { $player_is ->
        [you] Tu paies { $pay } à { $seller } pour
       *[other] { $seller_is ->
            [you] { $player } te paie { $pay } pour
           *[other] { $player } paie { $pay } à { $seller } pour
        }
    } { $change ->
        [0] { "" }
       *[other] { $value } − { $change } ={ " " }
    }{ $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
    .working = { $change ->
        [0] { "" }
       *[other] { $value } − { $change } = { $n }
    }
money-buy-change = On rend la monnaie
    .rule = Une partie du prix peut revenir en argent, si les cartes et la monnaie font ensemble toute la valeur.
    .sentence = { $player } reçoit { $cards } comme monnaie. Les cartes et la monnaie font toute la valeur : { $n } + { $change } = { $value }.
    .short = { $player_is ->
        [you] On te rend { $change } :
       *[other] On rend { $change } à { $player } :
    } { $n } + { $change } = { $value }.
    .working = { $value } − { $n } = { $change }
money-buy-when = Pose d’abord tes cartes
    .rule = Règle en option : tu peux acheter et échanger seulement quand tu n’as plus de carte-nombre en main.
    .sentence = Il y a des cartes-nombres dans ta main. Tu pourras acheter quand elles seront toutes posées.
    .short = { "" }
money-buy-limit = Un seul achat par tour
    .rule = Règle en option : tu peux acheter une fois par tour.
    .sentence = Tu as déjà acheté quelque chose pendant ce tour. Pose maintenant une carte.
    .short = { "" }
money-buy-source = L’autre vendeur
    .rule = Tu achètes au tapis quand il y a assez de cartes, sinon à l’autre joueur.
    .sentence = Le tapis a { $n } { $n ->
        [one] carte-nombre
       *[other] cartes-nombres
    }. { $source ->
        [opponent] C’est { $minimum } ou plus : tu achètes donc au tapis.
       *[floor] C’est moins que { $minimum } : tu achètes donc à { $opponent }.
    }
    .short = { "" }
money-buy-not_there = Ce n’est pas là
    .rule = Tu peux prendre seulement l’argent qui est à cet endroit.
    .sentence = { $n ->
        [0] { $rank ->
            [J] Il n’y a pas de valet
            [Q] Il n’y a pas de dame
            [K] Il n’y a pas de roi
            [A] Il n’y a pas d’as
           *[other] Il n’y a pas de joker
        }
       *[other] { $rank ->
            [J] Il n’y a pas autant de valets
            [Q] Il n’y a pas autant de dames
            [K] Il n’y a pas autant de rois
            [A] Il n’y a pas autant d’as
           *[other] Il n’y a pas autant de jokers
        }
    } { $place ->
        [bank] dans ta banque.
        [floor] sous la pile.
       *[opponent] dans cette banque.
    }
    .short = { "" }
money-buy-full_value = Pas toute la valeur
    .rule = Les cartes et la monnaie doivent faire toute la valeur de l’argent, avec au moins une carte-nombre.
    .sentence = { $short ->
        [yes] { $change ->
            [0] Cet argent vaut { $value } cartes, et il y en a { $stock } : ce n’est pas assez.
           *[other] Pour toute la valeur, il faudrait { $value } − { $change } = { $need } cartes, et il y en a { $stock }.
        }
       *[no] Rendre { $change } sur { $value } ne laisse aucune carte-nombre à acheter.
    }
    .short = { "" }
money-buy-seller_decides = C’est le vendeur qui décide
    .rule = Le vendeur décide quelle partie du prix revient en argent.
    .sentence = Tu ne peux pas demander de monnaie. C’est { $opponent } qui en décide.
    .short = { "" }

money-exchange = Un échange équitable
    .rule = On peut échanger de l’argent contre d’autre argent de même valeur, avec le tapis ou avec la banque de l’autre joueur.
    .sentence = { $player } donne { $give } et reçoit { $take } { $partner ->
        [floor] (sous la pile)
       *[opponent] ({ $opponent })
    }. C’est équitable : { $given } = { $taken }.
    .short = { $player_is ->
        [you] Tu échanges de l’argent :
       *[other] { $player } échange de l’argent :
    } { $give_n ->
        [1] { $given } = { $taken }.
        [2] { $given } = { $taken }.
        [3] { $take_n ->
            [1] { $given } = { $taken }.
            [2] { $given } = { $taken }.
           *[other] { $total } contre { $total }.
        }
       *[other] { $total } contre { $total }.
    }
    .working = { $given } = { $taken }
money-exchange-equal = Pas la même valeur
    .rule = Les deux côtés d’un échange doivent avoir la même valeur.
    .sentence = Tu donnerais { $n ->
        [one] { $a }
       *[other] { $given } = { $a }
    } et tu recevrais { $m ->
        [one] { $b }
       *[other] { $taken } = { $b }
    }. { $a } et { $b } ne sont pas égaux.
    .short = { "" }
money-exchange-same_rank = La même chose des deux côtés
    .rule = On n’échange pas une carte contre la même.
    .sentence = Une sorte d’argent est des deux côtés. Enlève-la des deux.
    .short = { "" }
money-exchange-limit = Assez d’échanges
    .rule = Il y a une limite aux échanges d’un tour.
    .sentence = { $limit ->
        [0] Dans cette partie, on n’échange pas d’argent.
        [one] Tu as droit à un échange par tour, et tu l’as fait.
       *[other] Tu as droit à { $limit } échanges par tour, et tu les as faits.
    }
    .short = { "" }
money-exchange-useful = Un échange qui bloque
    .rule = Quand tu dois acheter, tu ne peux pas faire un échange qui t’en empêche.
    .sentence = Tu dois acheter des cartes-nombres. Après cet échange, tu ne pourrais plus en acheter.
    .short = { "" }

money-end-all = Tout est gagné
    .rule = Si tu as toutes les cartes-nombres et tout l’argent, tu gagnes.
    .sentence = { $winner } a les { $n } cartes-nombres et tout l’argent, d’une valeur de { $worth }. { $winner } gagne après { $turns } { $turns ->
        [one] tour
       *[other] tours
    }.
    .short = { $winner_is ->
        [you] Tu as toutes les cartes et tout l’argent. Tu gagnes !
       *[other] { $winner } a toutes les cartes et tout l’argent, et gagne !
    }
money-end-unfinished = Le dernier tour
    .rule = On peut décider d’arrêter la partie après un certain nombre de tours.
    .sentence = { $turns ->
        [one] On a joué { $turns } tour
       *[other] On a joué { $turns } tours
    } : la partie s’arrête ici. { $on_limit ->
        [most_worth] { $counts } { $winner ->
            [none] C’est la même valeur : match nul.
           *[other] C’est donc { $winner } qui a le plus, et qui gagne.
        }
       *[unfinished] Personne n’a gagné.
    }
    .short = { $on_limit ->
        [most_worth] { $counts } { $winner ->
            [none] Match nul !
           *[other] { $winner_is ->
                [you] Tu gagnes !
               *[other] { $winner } gagne !
            }
        }
       *[unfinished] { $turns ->
            [one] { $turns } tour joué.
           *[other] { $turns } tours joués.
        } Personne ne gagne.
    }
    .counts = { $player } a { $n } { $n ->
        [one] carte-nombre
       *[other] cartes-nombres
    } et de l’argent pour { $worth } : { $total }.
    .counts-short = { $player_is ->
        [you] Toi :
       *[other] { $player } :
    } { $n } + { $worth } = { $total }.
    .working = { $on_limit ->
        [most_worth] { $counts }
       *[unfinished] { "" }
    }
    .counts-working = { $n } + { $worth } = { $total }
money-end-over = Après la fin
    .rule = Quand la partie est finie, on ne peut plus rien faire.
    .sentence = Redistribue les cartes si tu veux jouer encore une fois.
    .short = { "" }

## Ce que dit l'entraîneur

money-coach-throw = { $top } est sur le dessus. { $unseen ->
        [one] La carte-nombre que tu ne vois pas { $good ->
            [0] ne ferait pas la paire.
           *[other] ferait la paire.
        }
       *[other] Parmi les { $unseen } cartes-nombres que tu ne vois pas, { $good ->
            [0] aucune ne ferait la paire.
            [one] { $good } ferait la paire.
           *[other] { $good } feraient la paire.
        }
    } Le tapis vaut { $stake }.
money-coach-throw_alone = Le tapis est vide : cette carte ne peut faire aucune paire.
money-coach-claim_right = { $card } prend la pile : { $money ->
        [0] { $n } cartes-nombres.
       *[other] { $n } cartes-nombres et de l’argent pour { $money }, { $n } + { $money } = { $stake } en tout.
    }
money-coach-claim_wrong = { $top ->
        [none] Il n’y a rien sous { $card }, qui ne fait pas de paire.
       *[other] { $card } et { $top } ne font pas la paire.
    } { $false_claim ->
        [none] Annoncer ne rapporte rien.
       *[other] Avec une fausse annonce, tu peux perdre ce qui est sur le tapis : { $stake }.
    }
money-coach-pass_right = { $card } prend la pile, et tu laisserais { $stake } sur le tapis.
money-coach-pass_wrong = { $top ->
        [none] Il n’y a rien sous { $card } : il n’y a rien à annoncer.
       *[other] { $card } et { $top } ne font pas la paire : il n’y a rien à annoncer.
    }
money-coach-supply = { $change ->
        [0] Tu donnes { $n } cartes-nombres
       *[other] { $n } + { $change } : tu donnes { $n } cartes-nombres et la monnaie
    }. Il te reste { $left } { $left ->
        [one] carte
       *[other] cartes
    } à poser, et ta banque vaut alors { $money }.
money-coach-take = Tu reçois { $n } { $n ->
        [one] carte-nombre
       *[other] cartes-nombres
    } { $money ->
        [0] pour rien.
       *[other] et de l’argent pour { $money }, le tout pour rien.
    }
money-coach-leave = Ce qui est sur le tapis vaut { $stake }. Si tu le laisses, la prochaine paire le prend.
money-coach-buy_early = { $asks ->
        [yes] Tu reçois { $value } en cartes-nombres, ou moins de cartes et de la monnaie. Ta banque garde au moins { $kept }.
       *[no] { $change ->
            [0] Tu reçois { $n } cartes-nombres, et ta banque garde { $kept }.
           *[other] Tu reçois { $n } cartes-nombres et { $change } de monnaie, et ta banque garde { $kept }.
        }
    } Tu as encore des cartes à poser : tu n’as pas besoin d’acheter maintenant.
money-coach-buy_alone = { $asks ->
        [yes] Tu reçois { $value } en cartes-nombres, ou moins de cartes et de la monnaie.
       *[no] Tu reçois { $n } cartes-nombres, et ta banque garde { $kept }.
    } Mais alors, il n’y a plus de carte sur le tapis avec laquelle ta prochaine ferait la paire.
money-coach-buy_match = Tu reçois { $n } cartes-nombres. La première est { $first }, et sur { $top } elle prend la pile. Ça rapporte { $stake }.
money-coach-buy_no_match = Tu reçois { $n } cartes-nombres, et ta banque garde { $kept }. La première est { $first }, qui ne fait pas la paire avec { $top }.
money-coach-buy_unseen = Tu reçois { $asks ->
        [yes] { $value } en cartes-nombres, ou moins de cartes et de la monnaie
       *[no] { $n } cartes-nombres
    }. Personne ne connaît la première : { $unseen ->
        [one] la carte qu’on ne voit pas { $good ->
            [0] ne ferait pas la paire avec { $top }.
           *[other] ferait la paire avec { $top }.
        }
       *[other] parmi les { $unseen } cartes qu’on ne voit pas, { $good ->
            [0] aucune ne ferait la paire avec { $top }.
            [one] { $good } ferait la paire avec { $top }.
           *[other] { $good } feraient la paire avec { $top }.
        }
    }
money-coach-exchange = { $given } = { $taken } : la valeur de ton argent ne change pas. Une carte de ton argent pourrait alors acheter { $amounts } cartes-nombres.
money-coach-exchange_new = { $given } = { $taken } : la valeur de ton argent ne change pas. Tu pourrais alors acheter aussi { $new } cartes-nombres.
money-coach-exchange_nothing = { $given } = { $taken } : la valeur de ton argent ne change pas. Mais alors, tu ne peux rien acheter pour le moment.

## Ce qu'on peut faire

money-action-throw = Poser une carte
money-action-claim = Une paire !
money-action-pass = Pas de paire
money-action-buy = { $source ->
        [floor] Payer { $pay } : { $n } cartes du tapis
       *[opponent] Payer { $pay } ({ $n }) à { $seller }
    }
    .back = { $source ->
        [floor] Payer { $pay }, on te rend { $back } : { $worth } − { $less } = { $n } cartes
       *[opponent] Payer { $pay } à { $seller }, on te rend { $back } : { $worth } − { $less } = { $n } cartes
    }
    .tag = { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }{ $source ->
        [opponent] { " " }chez { $seller }
       *[floor] { "" }
    }
money-action-supply = Donner { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    .back = Donner { $n } { $n ->
        [one] carte
       *[other] cartes
    } avec { $back }
money-action-exchange = Échanger : { $made }
money-action-take = Prendre la pile
money-action-leave = Laisser la pile

money-zone-hand = Main
money-zone-bank = Banque
money-zone-pile = Pile
money-zone-under = Argent
money-counter-turns_played = Tours
money-measure-turns_played = tours
money-measure-captures = piles prises
money-measure-mistaken = fausses annonces
money-measure-bought = achats
money-measure-exchanged = échanges
money-measure-cards = cartes-nombres à la fin
money-measure-money = cartes d’argent à la fin

## Options et choix tout faits

money-option-values = Ce que valent les figures
    .help = Combien de cartes-nombres on achète avec un roi, une dame ou un valet.
    .v-jordan = R 5, V 10, D 15
    .v-egypt_low = D 5, R 10, V 15
    .v-egypt_high = D 10, R 15, V 20
    .v-syria = V 10, D 15, R 20
money-option-jokers = Jokers
    .help = Deux jokers : laissés de côté, joués comme des cartes-nombres, ou de l’argent.
    .v-none = laissés de côté
    .v-numeral = cartes-nombres
    .v-money = argent
money-option-joker_value = Ce que vaut un joker
    .help = Combien de cartes-nombres vaut un joker, quand il est de l’argent.
money-option-aces = As
    .help = Les as sont des cartes-nombres, ou de l’argent.
    .v-numeral = cartes-nombres
    .v-money = argent
money-option-ace_value = Ce que vaut un as
    .help = Combien de cartes-nombres vaut un as, quand il est de l’argent.
money-option-capture = Une paire
    .help = Il faut remarquer et annoncer une paire, ou elle prend la pile toute seule.
    .v-claim = il faut l’annoncer
    .v-automatic = elle prend toute seule
money-option-false_claim = Après une fausse annonce
    .help = L’autre joueur reçoit la pile, peut la prendre, ou il ne se passe rien.
    .v-opponent_takes = l’autre joueur reçoit la pile
    .v-opponent_chooses = l’autre joueur peut prendre la pile
    .v-none = il ne se passe rien
money-option-seven_of_diamonds = Le sept de carreau
    .help = C’est une carte-nombre comme les autres, ou il prend toutes les piles.
    .v-plain = comme les autres
    .v-captures = prend toutes les piles
money-option-buy_when = Quand tu peux acheter
    .help = Seulement avec une main vide, ou à chaque tour, avant de poser une carte.
    .v-empty = avec une main vide
    .v-any_turn = à chaque tour
money-option-buy_limit = Achats par tour
    .help = Un seul, ou autant que tu veux.
    .v-one = un seul
    .v-any = autant que tu veux
money-option-source_rule = À qui tu achètes
    .help = Au tapis quand il y a assez de cartes et sinon à l’autre joueur, ou comme tu veux.
    .v-floor_first = d’abord au tapis
    .v-free = comme tu veux
money-option-floor_minimum = Assez de cartes sur le tapis
    .help = Avec ce nombre de cartes-nombres ou plus sur la pile, tu achètes au tapis.
money-option-floor_block = Acheté à la pile
    .help = De quel bout de la pile viennent les cartes achetées.
    .v-bottom = dessous
    .v-top = dessus
money-option-stack_block = Acheté à une main
    .help = De quel bout de la main de l’autre joueur viennent les cartes achetées.
    .v-top = dessus
    .v-bottom = dessous
money-option-opponent_change = Qui décide de la monnaie
    .help = Quand l’autre joueur vend, c’est le vendeur ou l’acheteur qui dit ce qui revient en argent.
    .v-seller = le vendeur
    .v-buyer = l’acheteur
money-option-exchange_limit = Échanges par tour
    .help = Combien de fois on peut échanger de l’argent dans un tour.
money-option-cannot_buy = De l’argent qui ne sert à rien
    .help = Un joueur qui doit acheter et ne le peut pas va chez l’autre vendeur ou attend, ou bien perd.
    .v-relax = aller chez l’autre vendeur, ou attendre
    .v-lose = perdre
money-preset-jordan = Jordanie
    .help = La règle de base : un roi vaut 5, un valet 10, une dame 15.
money-option-on_limit = À la limite
    .help = Personne ne gagne, ou bien c’est le joueur qui a le plus. On compte les cartes-nombres, et celles qu’on pourrait acheter avec l’argent.
    .v-unfinished = personne ne gagne
    .v-most_worth = qui a le plus gagne
money-preset-short = Une partie courte
    .help = La règle de base, 30 tours chacun. Ensuite, qui a le plus de cartes gagne, avec celles qu’on pourrait acheter.
    .aim = Finis avec le plus de cartes-nombres et d’argent.
money-preset-jordan_jokers = Jordanie, avec jokers
    .help = On joue aussi avec deux jokers, qui font la paire seulement entre eux.
money-preset-egypt_q5 = Égypte, dame 5
    .help = Les paires prennent toutes seules, et tu peux acheter à chaque tour. Dame 5, roi 10, valet 15.
money-preset-egypt_q10 = Égypte, dame 10
    .help = Les paires prennent toutes seules, et tu peux acheter à chaque tour. Dame 10, roi 15, valet 20.
money-preset-egypt_q5_aces = Égypte, dame 5, les as sont de l’argent
    .help = Un as vaut 30 cartes. Ça fait une longue partie.
money-preset-egypt_q10_aces = Égypte, dame 10, les as sont de l’argent
    .help = Un as vaut 30 cartes. Ça fait une très longue partie.
money-preset-egypt_q5_koumi = Égypte, dame 5, al-koumi
    .help = Le sept de carreau prend toutes les piles.
money-preset-egypt_q10_koumi = Égypte, dame 10, al-koumi
    .help = Le sept de carreau prend toutes les piles. Dame 10, roi 15, valet 20.
money-preset-syria = Syrie
    .help = Les jokers sont aussi de l’argent. Valet 10, dame 15, roi 20, joker 5.

## Premiers conseils, un par un, quand le jeu est nouveau

money-hint-start = Pose ta première carte sur la pile.
money-hint-turn = { $capture ->
        [automatic] Deux cartes pareilles prennent toute la pile.
       *[claim] Deux pareilles ? Touche la pile !
    }
money-hint-event = Les figures sont de l’argent pour acheter des cartes.
money-hint-can-buy = Touche une pièce pour payer.
money-hint-last = { $on_limit ->
        [most_worth] À la fin, le plus riche gagne.
       *[unfinished] Gagne toutes les cartes et tout l’argent !
    }
