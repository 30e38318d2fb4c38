## Les jeux de cartes à nombres : comment ils s’appellent, ce qu’ils font apprendre, et leur place dans les programmes

number_deck-standard = Les 52 cartes habituelles
number_deck-own = Tes propres cartes
number_deck-count = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
number_deck-strategies = Comment comparer
number_deck-misconceptions = Erreurs à prévoir
number_deck-game = { $game } : { $deck }
number_deck-within_10 = Les nombres jusqu’à 10
    .teaches = Comparer les nombres jusqu’à 10
    .curriculum = France, cycle 1 (grande section) et cycle 2 (CP) : les nombres
number_deck-within_20 = Les nombres jusqu’à 20
    .teaches = Comparer les nombres jusqu’à 20
    .curriculum = France, cycle 2 (CP) : les nombres entiers
number_deck-dots = Les points
    .teaches = Voir combien il y en a sans compter un par un
    .curriculum = France, cycle 1 (moyenne et grande section) : comparer des quantités
number_deck-ten_frames = Les boîtes de dix
    .teaches = Voir les nombres comme cinq, dix et encore quelques-uns
    .curriculum = France, cycle 1 (grande section) et cycle 2 (CP) : décomposer les nombres
number_deck-sums_within_10 = Additions et soustractions jusqu’à 10
    .teaches = Additionner et soustraire jusqu’à 10
    .curriculum = France, cycle 2 (CP) : addition et soustraction, calcul mental
number_deck-sums_within_20 = Additions et soustractions jusqu’à 20
    .teaches = Additionner et soustraire jusqu’à 20
    .curriculum = France, cycle 2 (CP et CE1) : tables d’addition, calcul mental
number_deck-two_digits = Les nombres à deux chiffres
    .teaches = Comparer d’abord les dizaines, puis les unités
    .curriculum = France, cycle 2 (CP) : les nombres jusqu’à 100
number_deck-three_digits = Les nombres à trois chiffres
    .teaches = Comparer les centaines, les dizaines et les unités
    .curriculum = France, cycle 2 (CE1) : les nombres jusqu’à 1 000
number_deck-four_digits = Les nombres à quatre chiffres
    .teaches = Comparer les nombres au-delà de 1 000
    .curriculum = France, cycle 2 (CE2) : les nombres jusqu’à 10 000
number_deck-multiply = Les tables de multiplication
    .teaches = Multiplier jusqu’à 100
    .curriculum = France, cycle 2 (CE1 et CE2) : tables de multiplication
number_deck-divide = La division
    .teaches = Diviser jusqu’à 100
    .curriculum = France, cycle 2 (CE2) et cycle 3 (CM1) : la division
number_deck-unit_fractions = Les fractions unitaires
    .teaches = Plus il y a de parts, plus elles sont petites
    .curriculum = France, cycle 2 (CE1 et CE2) : les fractions
number_deck-fractions = Les fractions
    .teaches = Comparer des fractions entre elles, à un demi et à 1
    .curriculum = France, cycle 2 (CE2) et cycle 3 (CM1) : les fractions
number_deck-equivalent_fractions = Les fractions égales
    .teaches = Plusieurs écritures de la même fraction
    .curriculum = France, cycle 3 (CM1 et CM2) : les fractions
number_deck-decimals = Les nombres décimaux
    .teaches = Comparer les dixièmes et les centièmes
    .curriculum = France, cycle 3 (CM1 et CM2) : les nombres décimaux
number_deck-fractions_decimals_percent = Fractions, décimaux et pourcentages
    .teaches = Le même nombre en fraction, en décimal et en pourcentage
    .curriculum = France, cycle 3 (CM2 et 6e) : décimaux et pourcentages
number_deck-negative_numbers = Les nombres négatifs
    .teaches = Comparer des nombres plus petits que zéro
    .curriculum = France, cycle 4 (5e) : les nombres relatifs
number_deck-add_fractions = Additions et soustractions de fractions
    .teaches = Additionner et soustraire des fractions de dénominateurs différents
    .curriculum = France, cycle 3 (6e) et cycle 4 (5e et 4e) : calculer avec des fractions
number_deck-multiply_fractions = Multiplications et divisions de fractions
    .teaches = Multiplier et diviser avec des fractions
    .curriculum = France, cycle 4 (4e) : calculer avec des fractions
number_deck-money_dollars = Dollars et cents
    .teaches = Comparer des sommes d’argent
    .curriculum = France, cycle 2 : la monnaie
number_deck-money_pounds = Livres et pence
    .teaches = Comparer des sommes d’argent
    .curriculum = France, cycle 2 : la monnaie
number_deck-money_euros = Euros et centimes
    .teaches = Comparer des sommes d’argent
    .curriculum = France, cycle 2 : la monnaie
number_deck-money_rupees = Roupies et paisas
    .teaches = Comparer des sommes d’argent
    .curriculum = France, cycle 2 : la monnaie
number_deck-times_of_day = Les heures de la journée
    .teaches = Plus tôt ou plus tard : d’abord les heures, puis les minutes
    .curriculum = France, cycle 2 (CE1 et CE2) : lire l’heure

## Façons de comparer les nombres d’un jeu de cartes

strategy-count_on = Pars du plus petit nombre et compte jusqu’à l’autre.
strategy-number_line = Sur la droite graduée, le nombre le plus à droite est le plus grand.
strategy-tens_first = Compare les dizaines. Si elles sont égales, compare les unités.
strategy-greatest_place_first = Compare d’abord les chiffres du plus grand rang. Passe au rang suivant seulement s’ils sont égaux.
strategy-see_groups = Cherche des groupes : cinq et encore deux, ça fait sept.
strategy-match_one_to_one = Relie les points deux par deux, un de chaque côté. Le côté où il en reste en a le plus.
strategy-see_five_and_ten = Une ligne pleine, c’est cinq. Une boîte pleine, c’est dix.
strategy-see_what_is_missing = Regarde les places vides : 8, c’est dix moins deux.
strategy-part_whole = Vois les deux nombres comme les parties d’un tout.
strategy-make_ten = Complète d’abord à 10 : 8 + 5, c’est 10 + 3.
strategy-doubles_and_near = Pars d’un double : 7 + 8, c’est un de plus que 7 + 7.
strategy-known_fact = Pars d’un résultat que tu connais : 6 × 7, c’est 7 de plus que 5 × 7.
strategy-same_factor = Si un facteur est le même, compare les autres.
strategy-think_multiplication = Cherche combien de fois ça rentre : pour 42 ÷ 6, pense à 6 × 7.
strategy-same_numerator = Quand les numérateurs sont égaux, un dénominateur plus petit donne des parts plus grandes.
strategy-same_denominator = Écris les deux fractions avec le même dénominateur, puis compare les numérateurs.
strategy-compare_with_half = Compare chaque fraction à un demi.
strategy-compare_with_one = Regarde ce qui manque pour faire un entier.
strategy-simplify = Simplifie : 6/12, c’est 1/2.
strategy-same_places = Écris autant de chiffres après la virgule : 0,3, c’est 0,30.
strategy-to_hundredths = Écris tout en centièmes : 1/4, c’est 25/100, 25 % et 0,25.
strategy-part_of_part = Multiplier par une fraction, c’est en prendre une partie : 1/2 × 1/3, c’est la moitié d’un tiers.
strategy-how_many_fit = Diviser par une fraction, c’est chercher combien de fois elle rentre : 2 ÷ 1/2, c’est combien de demis font 2.
strategy-whole_part_first = Compare d’abord la partie entière, puis les petites pièces.
strategy-hours_first = Compare les heures. Si elles sont égales, compare les minutes.

## Pourquoi un nombre est plus grand

number-reason = { $way ->
        [equal_parts] Les parts sont égales. { $more } est plus grand que { $fewer }.
        [same_numerator] Autant de parts. Celles de { $high } sont plus grandes.
        [compare_with_whole] { $exact ->
            [high] { $high }, c’est un entier. { $low }, c’est moins.
            [low] { $low }, c’est un entier. { $high }, c’est plus.
           *[none] { $high }, c’est plus d’un entier. { $low }, c’est moins.
        }
        [compare_with_half] { $exact ->
            [high] { $high }, c’est un demi. { $low }, c’est moins.
            [low] { $low }, c’est un demi. { $high }, c’est plus.
           *[none] { $high }, c’est plus d’un demi. { $low }, c’est moins.
        }
        [compare_with_one] Il manque une part à chacune. Celle de { $high } est plus petite.
        [more_and_larger] { $high } prend { $more } parts, { $low } seulement { $fewer }. Ses parts sont plus grandes.
       *[equations] { $equations }.
    }

## Erreurs que font les enfants avec les nombres d’un jeu de cartes

misconception-longer_is_more = pense que les points qui prennent plus de place sont plus nombreux
misconception-digits_swapped = confond l’ordre des chiffres : 21 pour 12
misconception-greatest_digit = cherche le chiffre le plus grand : 19 serait plus grand que 21 à cause du 9
misconception-digit_sum = additionne les chiffres : 48 serait plus grand que 50, car 4 + 8 est plus grand que 5 + 0
misconception-zero_does_not_count = oublie les zéros : 307 est lu comme 37
misconception-reads_side_by_side = lit une somme comme un seul nombre : 3 + 4 comme 34
misconception-adds_instead = additionne alors qu’il y a un signe moins
misconception-one_off = compte aussi le premier nombre, et se trompe de 1
misconception-adds_for_times = additionne au lieu de multiplier : 3 × 4 ferait 7
misconception-subtracts_for_divided = soustrait au lieu de diviser : 12 ÷ 4 ferait 8
misconception-greatest_part = compare seulement le plus grand nombre de chaque calcul
misconception-larger_denominator = pense qu’un dénominateur plus grand donne une fraction plus grande
misconception-larger_numerator = compare seulement les numérateurs
misconception-same_gap = compare ce qui manque : 3/4 et 5/6 seraient égaux, car il manque une part à chacun
misconception-more_digits = pense que plus il y a de chiffres après la virgule, plus le nombre est grand : 0,25 serait plus grand que 0,3
misconception-fewer_digits = pense que moins il y a de chiffres après la virgule, plus le nombre est grand : 0,3 serait plus grand que 0,45
misconception-percent_as_number = lit un pourcentage comme un nombre entier : 50 % serait plus grand que 1
misconception-ignores_minus = oublie le signe moins : −7 serait plus grand que −3
misconception-adds_across = additionne les numérateurs, puis les dénominateurs : 1/2 + 1/3 ferait 2/5
misconception-times_makes_larger = pense que multiplier agrandit toujours
misconception-divided_makes_smaller = pense que diviser rapetisse toujours
misconception-ignores_unit = compare les nombres sans leurs unités : 50 centimes seraient plus que 2 euros
misconception-time_as_decimal = lit les heures et les minutes comme un nombre décimal
misconception-minutes_only = compare seulement les minutes

## Les nombres d’un jeu de cartes, pour l’oreille

face-minus = moins { $number }
face-fraction = { $under ->
        [2] { $over ->
            [one] { $over } demi
           *[other] { $over } demis
        }
        [3] { $over ->
            [one] { $over } tiers
           *[other] { $over } tiers
        }
        [4] { $over ->
            [one] { $over } quart
           *[other] { $over } quarts
        }
        [5] { $over ->
            [one] { $over } cinquième
           *[other] { $over } cinquièmes
        }
        [6] { $over ->
            [one] { $over } sixième
           *[other] { $over } sixièmes
        }
        [7] { $over ->
            [one] { $over } septième
           *[other] { $over } septièmes
        }
        [8] { $over ->
            [one] { $over } huitième
           *[other] { $over } huitièmes
        }
        [9] { $over ->
            [one] { $over } neuvième
           *[other] { $over } neuvièmes
        }
        [10] { $over ->
            [one] { $over } dixième
           *[other] { $over } dixièmes
        }
        [11] { $over ->
            [one] { $over } onzième
           *[other] { $over } onzièmes
        }
        [12] { $over ->
            [one] { $over } douzième
           *[other] { $over } douzièmes
        }
        [20] { $over ->
            [one] { $over } vingtième
           *[other] { $over } vingtièmes
        }
        [100] { $over ->
            [one] { $over } centième
           *[other] { $over } centièmes
        }
       *[other] { $over } sur { $under }
    }
face-mixed = { $whole } et { $part }
face-sum = { $a } plus { $b }
face-difference = { $a } moins { $b }
face-product = { $a } fois { $b }
face-quotient = { $a } divisé par { $b }
face-dots = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
face-frame = { $n } dans une boîte de dix

## Des cartes à soi dans un jeu

option-deck = Sorte de cartes
    .help = Les cartes habituelles, ou des nombres à comparer, par exemple des fractions.
    .v-standard = { number_deck-standard }
    .v-within_10 = { number_deck-within_10 }
    .v-within_20 = { number_deck-within_20 }
    .v-dots = { number_deck-dots }
    .v-ten_frames = { number_deck-ten_frames }
    .v-sums_within_10 = { number_deck-sums_within_10 }
    .v-sums_within_20 = { number_deck-sums_within_20 }
    .v-two_digits = { number_deck-two_digits }
    .v-three_digits = { number_deck-three_digits }
    .v-four_digits = { number_deck-four_digits }
    .v-multiply = { number_deck-multiply }
    .v-divide = { number_deck-divide }
    .v-unit_fractions = { number_deck-unit_fractions }
    .v-fractions = { number_deck-fractions }
    .v-equivalent_fractions = { number_deck-equivalent_fractions }
    .v-decimals = { number_deck-decimals }
    .v-fractions_decimals_percent = { number_deck-fractions_decimals_percent }
    .v-negative_numbers = { number_deck-negative_numbers }
    .v-add_fractions = { number_deck-add_fractions }
    .v-multiply_fractions = { number_deck-multiply_fractions }
    .v-money_dollars = { number_deck-money_dollars }
    .v-money_pounds = { number_deck-money_pounds }
    .v-money_euros = { number_deck-money_euros }
    .v-money_rupees = { number_deck-money_rupees }
    .v-times_of_day = { number_deck-times_of_day }
