## Réponses exactes : comment s'appellent leurs tableaux, et ce qu'il y a en tête de leurs colonnes

exact-chance = probabilité
exact-ways = sur { $n }
exact-figures = Moyenne { $mean }, écart type { $spread }, mode { $mode }.
exact-mean = moyenne
exact-spread = écart type
exact-exact = exact
exact-simulated = simulé { $n } fois
exact-held = Intervalles qui contiennent la probabilité exacte : { $n } sur { $of } ; c’est le cas d’environ 95 sur 100.
exact-beyond = Au-delà de { $n }, il y a { $percent } %.
exact-alt = Barres de probabilités exactes. { $title }.
exact-alt-totals = Tableau de totaux, dix par ligne. { $title }. Les plus foncés, avec { $most } ({ $scale }) : { $best }.
exact-alt-pairs = Tableau de paires. { $title }. { $scale } : au moins { $least } à { $low }, au plus { $most } à { $high }.
exact-one-card = une carte
exact-other-card = l’autre carte
exact-how-many = combien
exact-total = total
exact-totals = totaux
exact-points = points
exact-distance = distance
exact-sum = somme
exact-difference = différence
exact-card = carte
exact-number = nombre

exact-higher = plus haut
exact-same = pareil
exact-lower = plus bas
exact-nearer = plus près
exact-farther = plus loin
exact-first = premier joueur
exact-second = second joueur
exact-draw = match nul
exact-who = qui

## Sommes et différences

exact-sums =
    Somme de { $n ->
        [one] { $n } carte tirée
       *[other] { $n } cartes tirées
    } sans remise parmi { $of }
exact-sum-of-two = Somme de deux : { $first } ; { $second }
exact-more = { $first }, plus { $n }
exact-differences = Différence de deux cartes tirées sans remise parmi { $of }
exact-against = Une paire parmi { $n } cartes, et la paire de l’autre joueur
exact-other-higher = l’autre est plus haute, %
exact-other-same = l’autre vaut autant, %
exact-tie = Deux paires ont la même valeur avec la probabilité { $chance }, { $percent } %.
exact-opponent = La paire de l’autre joueur à côté d’une paire qui vaut { $worth }
exact-other = autre paire

## 7 et 27

exact-best-totals = Meilleur total de { $n } cartes pour { $goal }
exact-distances = Distance du meilleur total de { $n } cartes à { $goal }
exact-hits = Mains de { $n } cartes qui peuvent faire exactement 7 ou 27
exact-exactly = exactement
exact-both = les deux
exact-draw-after = Distance à { $goal } après une carte de plus ; maintenant elle est de { $now }
exact-draw-goes = Ce qu’une carte de plus fait à la distance à { $goal }
exact-draw-counts = Cartes qui rapprochent la main : { $nearer } ; qui la laissent aussi loin : { $same } ; qui l’éloignent : { $farther } ; qui touchent le but : { $exact }.
exact-one-more = Une carte de plus pour { $goal }, n’importe laquelle des 52
exact-now = distance maintenant
exact-after = distance moyenne ensuite

## Fast-food

exact-scores = Ce que rapportent les totaux de 1 à { $n }
exact-points-of = Points d’un total de 1 à { $n }
exact-up-to = Combien de nombres de 1 à { $n } rapportent des points
exact-multiples = multiples
exact-digits = avec le chiffre
exact-twice = comptés deux fois
exact-together = ensemble
exact-next-card = Ce que rapporte la carte suivante après { $total }
exact-after-random = Ce que rapporte la carte suivante après { $total }, si toutes les cartes sont jouées au hasard
exact-best-answer = Ce que rapporte la meilleure des { $held } cartes cachées après { $total }
exact-prospects = Ce qui peut venir après un total
exact-average = moyenne
exact-scores-percent = la carte suivante rapporte, %
exact-best-cards = meilleures cartes
exact-ahead = Qui est en tête à la fin, si toutes les cartes sont jouées au hasard
exact-ahead-percent = en tête à la fin, %
exact-nobody = Personne n’est en tête dans { $percent } % des parties.
exact-random-game = Une partie jouée au hasard
exact-endgame = Ce que vaut chaque carte après { $total }, jusqu’à la fin de la partie
exact-lead = avance

## Chaînes et temps de réaction

exact-small-war = Bataille avec { $n } cartes
exact-turns = tours
exact-states = La chaîne de Markov a { $n } états.
exact-race = Qui tape en premier
exact-slapper = qui tape
exact-tail = queue
exact-first-percent = en premier, %
exact-fastest = La première tape vient en moyenne après { $mean }.
exact-bot-times = Combien de temps met un robot à taper
exact-milliseconds = millisecondes
exact-until = a tapé, %
exact-times = Moyenne { $mean }, écart type { $spread }.
