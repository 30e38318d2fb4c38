gallery-title = Apprends les maths avec des jeux de cartes
gallery-intro = Regarde une partie, découvre les règles, puis gagne !
gallery-own = De ton école
gallery-lessons = Leçons
gallery-games = Jeux
gallery-ages = { $ages } ans
gallery-rules = Règles
gallery-lab = Pour l’enseignement supérieur : le laboratoire joue des milliers de parties et montre ce que change une règle.
gallery-teachers = Pour les enseignants : ajoutez ?seed=7 à l’adresse d’une page pour donner les mêmes cartes à toute la classe. Rien de ce que font les élèves ne quitte ce serveur.

page-colon = { "\u202F" }:
page-all = Toutes les leçons et tous les jeux
page-skip = Aller directement au contenu
page-loading = On mélange les cartes…
page-anew = Tout recommencer
    .sure = Tout recommencer ? Tu perdras ce que tu as fait sur cette page.
page-resumed = Te revoilà ! On reprend où tu t’es arrêté ?
    .go_on = Continuer
page-cut_off = La connexion est coupée. Tu peux encore regarder cette page, et ton travail est gardé. La page se reconnectera toute seule.
page-late = La page se charge encore. Elle réessaie toute seule.
page-slow = C’est long.
    .again = Recharger la page
page-lost = La connexion est coupée. Tu peux encore regarder cette page. Pour jouer une nouvelle partie, recharge la page.
page-not_kept = Rien n’est enregistré : le serveur ne peut pas écrire dans son dossier de données. On peut continuer à jouer, mais tout sera perdu à l’arrêt du serveur. Son terminal en montre la raison.
page-missing = Page introuvable
    .help = Retourne à la liste des leçons et des jeux, et choisis-en un.
page-did_you_mean = Voulais-tu dire :
page-broken = Cette page ne s’ouvre pas
    .help = Recharge-la. Si ça n’aide pas, appelle ta maîtresse ou ton maître.
page-busy = Un instant
    .help = Beaucoup de pages se chargent. Celle-ci réessaie toute seule dans quelques secondes.
page-full = La salle est pleine
    .help = Beaucoup de monde joue. Cette page s’ouvre toute seule dès qu’une place est libre.
page-refused = On ne peut pas ouvrir cette page comme ça
    .help = Un autre site l’a demandée. Écris l’adresse dans ton navigateur, ou suis un lien de ce site.
page-teachers = Pour les enseignants
    .help = Seul le propriétaire de ce serveur peut ouvrir cette page.
page-elsewhere = Cette adresse ne marche pas
    .help = Demande l’adresse à ta maîtresse ou à ton maître. Pour utiliser ce nom, on démarre avec : cardlab serve --host NOM

access_code-title = Écris le code de ta classe
    .help = Ta maîtresse ou ton maître a le code. On te le demande une seule fois.
access_code-code = Code de la classe
access_code-in = Entrer
access_code-wrong = Ce n’est pas le bon code. Relis-le syllabe par syllabe.
access_code-often = Ce n’est toujours pas le code. Recopie-le lettre par lettre, ou demande à ta maîtresse ou à ton maître.

teacher_code-title = Pour les enseignants
    .help = Cette page demande le code de l’enseignant. Le serveur l’affiche au démarrage.
teacher_code-code = Code de l’enseignant
teacher_code-leave = Quitter les pages pour enseignants

rules-play = Jouer maintenant
rules-watch = Regarder une courte partie
rules-players = Joueurs
rules-cards = Cartes
rules-ages = Âge
rules-teaches = Ce que tu apprends
rules-option = Option
rules-values = Valeurs
rules-usual = Par défaut
rules-as_usual = Règles habituelles
rules-its_rules = Ses règles
rules-variant = Variante
rules-own = La tienne
rules-play_so = Jouer avec ces règles
rules-rules_so = Montrer ces règles
rules-seed = Numéro de tirage (laisse vide pour des cartes au hasard)

## La page qui teste un navigateur

browser = Mon navigateur convient-il ?
browser-works = Ce navigateur a tout ce qu’il faut
    .help = Si une leçon ne s’ouvre toujours pas, recharge-la. Si cela ne suffit pas, dis-le à ton enseignant.
browser-scripts = Les scripts sont désactivés
    .help = Les leçons et les jeux ont besoin de JavaScript. Active-le dans les réglages du navigateur.
browser-old = Ce navigateur est trop ancien
    .help = Il faut Chrome ou Edge 110, Firefox 121, Safari ou iPadOS 16, ou une version plus récente.
browser-cookies = Les cookies sont bloqués
    .help = Un cookie dit au serveur quelle partie est la tienne. Autorise les cookies pour cette adresse dans les réglages du navigateur.
browser-storage = Le navigateur ne peut rien enregistrer
    .help = Les leçons gardent tes progrès dans le navigateur. Autorise cette adresse à enregistrer des données, dans les réglages du navigateur.
