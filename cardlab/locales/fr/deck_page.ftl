## La page « Composer un jeu de cartes »

deck_page-title = Composer un jeu de cartes
    .help = Vos élèves peuvent jouer à la bataille et à d’autres jeux avec des fractions, des nombres décimaux, des calculs ou d’autres nombres. Écrivez vos cartes, ou partez d’un jeu de cartes tout prêt.
deck_page-cards = Vos cartes
    .help = Séparez les cartes par des points-virgules. Exemples : 1/2 ; 1 1/2 ; 0,25 ; 75% ; −7 ; 3 + 4 ; 3 × 7 ; 12 ÷ 4. Autres cartes : dots5 (points) ; frame7 (boîte de dix) ; €2,50 ; 3:15. Pour quatre exemplaires d’une carte, écrivez 1/2 ×4.
deck_page-show = Montrer
deck_page-wrong = Ces cartes ne forment pas encore un jeu de cartes.
deck_page-order = Les nombres dans l’ordre
    .wars = Quand deux nombres sont égaux, il y a bataille. Un cadre épais entoure les nombres qui reviennent plusieurs fois.
    .no_wars = Quand deux nombres sont égaux, il y a bataille. Ici, tous les nombres sont différents, il n’y a donc pas de bataille. Écrivez certaines cartes deux fois, ou ajoutez un nombre égal : 1/2 et 2/4.
deck_page-play = Jouer avec ce jeu de cartes
deck_page-share = Partager
deck_page-class = Une table de bataille pour votre classe :
deck_page-code = Scannez ce code pour jouer à la bataille.
deck_page-colleague = Cette page avec le jeu de cartes, pour un collègue ou pour plus tard :
deck_page-print = Cartes à imprimer
    .help = Imprimez en taille réelle (100 %) sur A4 ou Letter, puis découpez le long des lignes.
deck_page-nine = 9 cartes par page, 63 × 88 mm
deck_page-four = 4 cartes par page, 94 × 132 mm
deck_page-backs = Les dos une page sur deux, pour imprimer recto verso
deck_page-open = Ouvrir les cartes
deck_page-ready = Jeux de cartes tout prêts
deck_page-gallery = Pour les enseignants : composez un jeu de cartes avec vos propres nombres, par exemple des fractions, et jouez à la bataille.
deck_page-other = Jouer avec d’autres cartes, par exemple des fractions
