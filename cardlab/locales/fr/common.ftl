## Des mots que tous les jeux emploient

player = Joueur { $number }
game-over = La partie est finie. { $why }
laid = Position choisie
    .sentence = On a placé ces cartes exprès.
dealt = On distribue
    .sentence = Les cartes sont distribuées.
chosen = Un choix
    .sentence = { $player } a fait son choix.
    .short = { $player_is ->
        [you] { "" }
       *[other] { $player } a fait son choix.
    }
turned = Cartes visibles
    .sentence = On retourne les cartes choisies.
highlights-run =
    .short = { $player_is ->
        [you] Tu gagnes
       *[other] { $player } gagne
    } { $n } tours de suite.
highlights-better = Le coach aurait choisi : { $best }.
highlights-looked =
    { $of ->
        [one] Le coach a regardé ton coup.
       *[other] Le coach a regardé { $n } de tes { $of } coups.
    } { $found ->
        [0] Aucun autre coup n’était nettement meilleur.
        [one] Une fois, un autre coup était nettement meilleur.
       *[other] { $found } fois, un autre coup était nettement meilleur.
    }
board-turn = On attend encore : { $players }

coach-tried = Note : { $wins } sur 100. { $sure ->
        [yes] Le coach en est presque sûr.
        [fairly] Le coach en est assez sûr.
       *[no] Le coach n’en est pas sûr.
    }
coach-hardly_tried = Le coach a vite vu que ce coup est moins bon.

card = { $rank } de { $suit }
card-joker = joker
card-back = face cachée
rank-A = as
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi
suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique

## Ce qui est imprimé au coin d’une carte, et devant sa couleur dans une phrase

letter-A = A
letter-J = V
letter-Q = D
letter-K = R

## Une carte par son seul rang, dans une phrase courte

the_rank = { $rank ->
        [A] l’as
        [J] le valet
        [Q] la dame
        [K] le roi
        [X] le joker
       *[other] le { $rank }
    }

on = oui
off = non
span = { $low } à { $high }
range = de { $low } à { $high }
at-least = { $low } ou plus

action-turn = Retourner les cartes
action-deal = Distribuer

## Ce qu'on prédit quand il n'y a rien à choisir

prediction-ask = Qui prend les prochaines cartes ?
prediction-war = Personne encore : il y a bataille !
prediction-came = { $right ->
        [yes] Tu as dit « { $said } ». C’est juste !
       *[no] Tu as dit « { $said } ». Pas cette fois.
    }

## The levels of opponents

opponent-level_easy = Facile
opponent-level_medium = Moyen
opponent-level_hard = Difficile
opponent-plays_random = joue au hasard
opponent-plays_careless = réfléchit une fois sur deux
opponent-plays_greedy = choisit ce qui a l’air le mieux tout de suite
opponent-plays_coach = joue comme le coach
opponent-plays_easy = prévoit un peu
opponent-plays_medium = prévoit plusieurs coups
opponent-pace_easy = aussi rapide qu’un enfant de sept ans
opponent-pace_medium = aussi rapide qu’un enfant de dix ans
opponent-pace_hard = aussi rapide qu’une grande personne

zone-packet = Paquet
zone-table = Table
zone-pot = Pot
zone-aside = Mises de côté
zone-pack = Jeu de cartes
counter-turns = Tours
counter-cards = Cartes
counter-sum = Somme
counter-difference = Différence

option-players = Joueurs
    .help = Le nombre de joueurs.
option-jokers = Jokers
    .help = Le nombre de jokers dans le jeu de cartes.
option-packs = Jeux de cartes
    .help = Le nombre de jeux de cartes.
option-war_down = Cartes cachées dans une bataille
    .help = Combien de cartes chacun pose face cachée avant de retourner les suivantes.
option-run_out = Pas assez de cartes
    .help = Ce qui arrive quand on n’a plus assez de cartes pour continuer.
    .v-lose = on est hors jeu
    .v-last_card_stays = la dernière carte compte
    .v-last_card_fights = la dernière carte compte une fois
option-pickup_order = Ordre des cartes gagnées
    .help = Dans quel ordre les cartes gagnées vont sous le paquet.
    .v-shuffled = mélangées
    .v-coin = à pile ou face
    .v-winner_first = d’abord celles du gagnant
    .v-loser_first = d’abord celles du perdant
    .v-played = dans l’ordre où on les a jouées
option-who_joins = Qui participe à une bataille
    .help = À trois ou quatre : tout le monde, ou seulement les joueurs à égalité.
    .v-all = tout le monde
    .v-tied = les joueurs à égalité
option-leftover = Cartes en trop
    .help = Les cartes qu’on ne peut pas partager également : mises de côté, ou distribuées quand même.
    .v-set_aside = mises de côté
    .v-dealt_on = distribuées quand même
option-max_turns = Nombre maximum de tours
    .help = La partie s’arrête après ce nombre de tours.
option-on_limit = À la limite
    .help = Soit personne ne gagne, soit on gagne avec le plus de cartes.
    .v-unfinished = personne ne gagne
    .v-most_cards = qui a le plus de cartes gagne
option-stop_on_repeat = Arrêter une partie sans fin
    .help = On s’arrête quand une position revient, car la partie ne finirait jamais.
option-court_cards = Valet, dame, roi
    .help = On les retire, ou ils valent 10 chacun, ou bien 11, 12 et 13.
    .v-removed = retirés
    .v-ten = 10 chacun
    .v-11_12_13 = 11, 12, 13
option-ace = As
    .help = Ce que vaut un as.

measure-turns = tours
measure-wars = batailles
measure-again = batailles prolongées
measure-cards = cartes à la fin
measure-score = points
measure-actions = coups
measure-winner = gagnant
measure-won = gagné
