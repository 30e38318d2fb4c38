## La page « Composer un jeu de cartes »

deck_page-title = Composer un jeu de cartes
    .help = Vos élèves peuvent jouer à la bataille et à d’autres jeux avec des fractions, des nombres décimaux, des calculs ou d’autres nombres. Écrivez vos cartes, ou partez d’un jeu de cartes tout prêt.
deck_page-cards = Vos cartes
    .help = Séparez les cartes par des points-virgules : 1/2 ; 1 1/2 ; 0,25 ; 75% ; −7 ; 3 + 4 ; 3 × 7 ; 12 ÷ 4 ; dots5 (points) ; frame7 (boîte de dix) ; €2,50 ; 3:15. Pour quatre exemplaires d’une carte, écrivez 1/2 ×4.
deck_page-show = Montrer
deck_page-wrong = Ces cartes ne forment pas encore un jeu de cartes.
deck_page-order = Les nombres dans l’ordre
    .wars = Quand deux nombres sont égaux, il y a bataille. Un cadre épais entoure les nombres qui reviennent plusieurs fois.
    .no_wars = Quand deux nombres sont égaux, il y a bataille. Ici, tous les nombres sont différents, il n’y a donc pas de bataille. Écrivez certaines cartes deux fois, ou ajoutez un nombre égal : 1/2 et 2/4.
deck_page-ready = Jeux de cartes tout prêts
deck_page-gallery = Pour les enseignants : composez un jeu de cartes avec vos propres nombres, par exemple des fractions, et jouez à la bataille.
deck_page-other = Jouer avec d’autres cartes, par exemple des fractions
