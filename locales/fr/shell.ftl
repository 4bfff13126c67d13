# Textes de l'application : tout ce qui n'appartient à aucun jeu.

skip = Aller au contenu
loading = Un instant …
close = Fermer
back = Retour
yes = Oui
no = Non
you = vous
guest = Invité
language = Langue
to-first-page = Vers la page d'accueil

## Page d'accueil
home-title = Jeux de couronnes et de conseils
players-range = { $min ->
    [one] { $max ->
        [one] 1 joueur
       *[other] 1 à { $max } joueurs
    }
   *[other] { $min } à { $max } joueurs
}
minutes-range = { $min } à { $max } minutes
play-now = Jouer
learn-by-playing = Apprendre en jouant
set-table = Dresser une table
rules = Règles
my-tables = Mes tables
your-turn = À vous de jouer
phase-gathering = En attente de joueurs
phase-running = En cours
phase-over = Terminée
phase-halted = Interrompue
show-all = Montrer les { $count }
show-less = En montrer moins
open-record = Ouvrir une partie enregistrée
credits = Crédits
lost-title = Il n'y a rien ici
lost-text = Cette adresse ne mène nulle part.

## Dresser une table
set-table-of = Dresser une table de { $game }
players-count = Nombre de joueurs
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-open = Place libre
seat-by-link = Libre, par lien
seat-local = Une autre personne ici
name-of = Nom, { $seat }
bots = Robots
bot-of-level = { $level } (robot)
open-seats-note = La partie commence quand toutes les places libres sont prises. Vous recevrez un lien à partager.
options = Options
options-note = Les valeurs dites habituelles sont celles de la règle imprimée.
default-value = { $value } (habituel)
needs-person = Il faut au moins une personne à la table.
level-page = Page
level-page-about = connaît les règles, guère plus
level-squire = Écuyer
level-squire-about = prévoit un coup
level-knight = Chevalier
level-knight-about = un adversaire honnête
level-lord = Seigneur
level-lord-about = punit les erreurs
level-king = Roi
level-king-about = le plus fort, environ deux secondes par coup
bot-name-0 = { $level } bleu
bot-name-1 = { $level } rouge
bot-name-2 = { $level } vert
bot-name-3 = { $level } doré
bot-name-4 = { $level } pourpre
seat-name-0 = Bleu
seat-name-1 = Rouge
seat-name-2 = Vert
seat-name-3 = Or
seat-name-4 = Pourpre

## Avant la partie
table = Table
gathering-title = Une table de { $game }
gathering-text = Partagez ce lien. Qui le suit peut prendre une place libre ; la partie commence quand toutes sont prises.
take-seat = S'asseoir ici
fill-with-bot = Asseoir un robot
bot-level = Niveau des robots
table-link = Lien de cette table
link-is-local = Cette adresse ne fonctionne que sur cet ordinateur. Ouvrez la page à une adresse que les autres peuvent atteindre et copiez-y le lien.
copy-link = Copier le lien
copied = Copié
link-note = Qui n'a pas de place ici regarde, et ne voit que ce qui est public.

## À la table
players = Joueurs
board = Plateau
your-move = À vous
log-and-rules = Journal et règles
log = Journal
log-empty = Il ne s'est encore rien passé.
see-moment = Voir ce moment
mine = À moi
choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
choices-tab = Choix
group = { $name } ({ $count })
sheet-open = Montrer choix et journal
sheet-close = Cacher choix et journal
your-decision = C'est à vous de décider.
waiting-for = On attend { $names }.
nothing-to-decide = Rien à décider pour l'instant.
watching = Vous regardez la partie.
undo = Reprendre
confirm-note = Ce choix est sans retour.
confirm-yes = Oui, je le fais
confirm-no = Pas encore
rule-link = Règle
rule-number = Règle { $rule }
offline = La connexion est perdue. Nouvel essai …
halted = Cette partie a dû être arrêtée par une faute de notre part. Son enregistrement est gardé.
plain-board = Ce jeu n'a pas encore de plateau dessiné. Tout ce que vous pouvez savoir est listé ici.
curtain-title = Au tour de { $name }
curtain-text = Passez l'écran. Les autres détournent les yeux.
curtain-draw = Je suis { $name }
set-on = Dressée le { $date }

## La fin
match-over = La partie est finie.
result = Résultat
you-win = Vous gagnez
wins = { $name } gagne
shared-victory = { $names } se partagent la victoire
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-again = Rejouer
watch-replay = Revoir la partie
download-record = Télécharger la partie
seal = Sceau de cette partie
seal-kept = Le sceau est intact
seal-broken = Le sceau est brisé
seal-unchecked = Sceau et graine de cette partie
seal-text = Tout le hasard de cette partie vient d'une seule graine. Son SHA-256 est montré dès le début, pour que personne ne puisse la changer ; la partie finie, chacun peut comparer les deux.
seal-commitment = SHA-256 de la graine
seal-seed = Graine

## Revoir
replay = Rediffusion
replay-start = La table est dressée.
replay-only = Une rediffusion ne se change pas.
open-record-text = Choisissez l'enregistrement d'une partie (*.liege.json). Il est vérifié action par action.
choose-file = Choisir un fichier
moment = Moment
moment-of = Moment { $step } sur { $last }
to-start = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
to-end = À la fin
autoplay = Lecture
pause = Pause
speed = Vitesse
speed-times = { $speed }×
seen-by = Vue par
viewer-open = tous, cartes découvertes
viewer-public = un spectateur
viewer-seat = { $name }
hand-of-seat = Main
to-table = Vers la table

## Règles et crédits
rules-of = Règles de { $game }
# How a rules page marks what belongs to some modes only: "*Modes: …*".
modes-mark = Modes
all-modes = Tous les modes
contents = Sommaire
no-rules = Il n'y a pas encore de page de règles pour ce jeu.
credits-games = Jeux
credits-games-text = Lancaster de M. Cramer, Régents de J. Boutteville, Heads of State de P. Hawes, Scharz de J. Kunčík. Les règles sont dites dans nos propres mots, tous les dessins sont de nous.
credits-icons = Pictogrammes
credits-icons-text = Quelques signes viennent de game-icons, adaptés en taille et en couleur, sous CC BY 3.0. Ses auteurs :
credits-fonts = Caractères
credits-fonts-text = Les deux polices sont sous licence SIL Open Font.
credits-libraries = Logiciels
credits-libraries-text = Entre autres, avec nos remerciements :

## Réglages
settings = Réglages
your-name = Votre nom
theme = Apparence
theme-auto = comme le système
theme-light = claire
theme-dark = sombre
motion = Mouvement
motion-auto = comme le système
motion-reduced = réduit
sound = Sons
show-list = Toujours montrer la liste des choix

## Refus à la table
refusal-stale = Il s'est passé quelque chose entre-temps. Regardez et choisissez de nouveau.
refusal-not_awaited = Ce n'est pas à vous de décider.
refusal-illegal = Les règles ne le permettent pas ici.
refusal-game_over = La partie est finie.
refusal-nothing_to_undo = Il n'y a rien à reprendre.
refusal-malformed = Cela n'a pas pu être lu.
refusal-foreign_seat = Cette place n'est pas la vôtre.
refusal-not_running = La partie n'a pas commencé : des places sont encore libres.
refusal-too_fast = C'était trop rapide. Attendez un instant.
refusal-internal = Une erreur est survenue sur le serveur. Rien n'a changé.
refusal-lost = La connexion s'est rompue. Vérifiez le plateau avant de recommencer.

## Requêtes refusées
error-malformed = La requête n'a pas pu être lue.
error-bad_name = Un nom compte de 1 à 24 caractères.
error-bad_setup = Ces options ne vont pas ensemble.
error-bad_seats = Les places ne conviennent pas à ce jeu.
error-bad_record = Cet enregistrement n'est pas crédible : fichier abîmé, modifié, ou d'une autre origine.
error-wrong_origin = La requête venait d'un autre site.
error-not_host = Seul l'hôte de la table peut faire cela.
error-foreign_seat = Cette place n'est pas la vôtre, ou ne peut être vue avant la fin de la partie.
error-unknown_game = Ce jeu n'est pas connu ici.
error-unknown_table = Cette table n'existe pas.
error-not_found = Il n'y a rien à cette adresse.
error-method_not_allowed = Le serveur ne fait pas cela.
error-seat_taken = Quelqu'un a été plus rapide : la place est prise.
error-not_over = Cela se voit une fois la partie finie.
error-too_large = C'est trop grand.
error-too_slow = Cela a pris trop de temps. Veuillez réessayer.
error-wrong_type = Le serveur ne lit pas ce genre de fichier.
error-too_fast = C'était trop rapide. Attendez un instant.
error-internal = Une erreur est survenue sur le serveur.
error-offline = Le serveur est injoignable.
