# Textes de l’application : tout ce qui n’appartient à aucun jeu.

skip = Aller au contenu
loading = Un instant…
close = Fermer
back = Retour
yes = Oui
no = Non
labelled = { $label } : { $text }
percent = { $percent } %
you = vous
guest = Invité
guest-number = Invité { $number }
language = Langue
to-first-page = Accueil

## Page d’accueil
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
learn-again = Rejouer la leçon
set-table = Ouvrir une table
rules = Règles
my-tables = Mes tables
your-turn = À vous de jouer
phase-gathering = En attente de joueurs
phase-running = En cours
phase-over = Terminée
phase-halted = Arrêtée
phase-parked = En pause
show-all = Afficher les { $count }
show-less = Afficher moins
open-record = Ouvrir une partie enregistrée
credits = Crédits
lost-title = Il n’y a rien ici
lost-text = Il n’y a aucune page à cette adresse.

## Ouvrir une table
set-table-of = Nouvelle table : { $game }
players-count = Nombre de joueurs
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-open = Place libre
seat-local = Un autre joueur sur cet appareil
name-of = Nom, { $seat }
bots = Robots
bot-of-level = Robot : { $level }
open-seats-note = La partie commence quand toutes les places libres sont prises. Vous recevrez un lien à partager.
options = Options
options-note = Les valeurs dites standard sont celles de la règle imprimée.
levels-differ = différents
house-rules = { $count ->
    [0] Règles maison
    [one] Règles maison (une modifiée)
   *[other] Règles maison ({ $count } modifiées)
}
default-value = { $value } (standard)
needs-person = Il faut au moins une personne à la table.
level-page = Page
level-page-about = connaît les règles, guère plus
level-squire = Écuyer
level-squire-about = prévoit un coup d’avance
level-knight = Chevalier
level-knight-about = un adversaire correct
level-lord = Seigneur
level-lord-about = punit les erreurs
level-king = Roi
level-king-about = le plus fort, environ deux secondes par coup
bot-name-0 = Robot bleu
bot-name-1 = Robot rouge
bot-name-2 = Robot vert
bot-name-3 = Robot jaune
bot-name-4 = Robot violet
seat-name-0 = Bleu
seat-name-1 = Rouge
seat-name-2 = Vert
seat-name-3 = Jaune
seat-name-4 = Violet

## Avant la partie
table = Table
gathering-title = Table : { $game }
gathering-text = Partagez ce lien. Toute personne qui l’ouvre peut prendre une place libre ; la partie commence quand toutes les places sont prises.
invitation-title = { $name } vous invite à une partie { DE($game) }
invitation = Prenez une place libre ; la partie commence quand toutes les places sont prises.
seats-taken = { $taken ->
    [one] { $taken } prise
   *[other] { $taken } prises
} sur { $count }
length = Durée
take-seat = Prendre cette place
fill-with-bot = Ajouter un robot
bot-level = Niveau des robots
table-link = Lien de cette table
link-is-local = Cette adresse ne fonctionne que sur cet ordinateur. Ouvrez la page à une adresse que les autres peuvent atteindre et copiez le lien depuis cette page.
copy-link = Copier le lien
copied = Copié
link-note = Les personnes sans place peuvent regarder, mais ne voient que ce qui est public.

## Tables ouvertes
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs pour l’instant.
open-tables-filtered = Aucune table ouverte ne correspond à ce choix.
filter-game = Jeu
filter-all-games = Tous les jeux
filter-free-seats = Places libres
filter-any = Peu importe
filter-at-least = { $count } ou plus
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
find-players = Trouver des joueurs
take-a-seat = Prendre place
your-table = Votre table
waits-bots = Des robots prendront les places libres dans { $time }.
waits-off = La partie sera annulée dans { $time } s’il reste des places libres.
who-may-join = Qui peut jouer
join-private = Seulement les personnes qui ont le lien
join-public = Tout le monde : la table figure sur la page d’accueil
waits-field = S’il reste des places libres
waits-forever = la table continue d’attendre
waits-then-bots = après { $time }, des robots les prennent
waits-then-off = après { $time }, la partie est annulée
start-with-bots = Commencer avec des robots
send-away = Exclure
send-away-of = Exclure { $name }
leave-seat = Quitter la table
change-table = Modifier la table
save-table = Enregistrer
call-off = Annuler la partie
called-off-title = Cette partie a été annulée
called-off-text = Aucune partie { DE($game) } n’a été jouée à cette table.
phase-called_off = Annulée
rematch-waits = Une nouvelle table attend les mêmes joueurs : « Rejouer » vous y conduit.
error-unwelcome = L’hôte ne souhaite pas votre présence à cette table.
error-has_begun = Il est trop tard : la partie a commencé ou a été annulée.
error-bad_terms = Ces durées sont trop courtes ou trop longues.

## Temps
clocks = Temps restant
tempo = Cadence
tempo-untimed = Sans pendule
tempo-live = En direct : { $base } par joueur, plus { $increment } par tour
tempo-live-plain = En direct : { $base } par joueur
tempo-days = Par correspondance : { $time } par décision
tempo-kind-untimed = Sans pendule
tempo-kind-live = En direct
tempo-kind-days = Par correspondance
filter-any-pace = Toutes
expiry-field = Si un joueur n’a plus de temps
expiry-return = un robot joue jusqu’à son retour
expiry-decision = un robot prend cette décision-là
expiry-end = un robot joue à sa place jusqu’à la fin
your-turn-left = À vous, il reste { $time }
bot = Robot
bot-plays-for = Un robot joue pour { $name }.
stood-in-return = Votre temps est écoulé : un robot joue pour vous.
stood-in-decision = Votre temps est écoulé : un robot prend cette décision pour vous.
stood-in-end = Votre temps est écoulé : un robot joue à votre place jusqu’à la fin.
come-back = Continuer moi-même
refusal-stood_in = Un robot joue pour vous. Cliquez d’abord sur « Continuer moi-même ».
end-unfinished = Arrêter la partie
replace-player = Faire jouer un robot pour { $name }
motion-end = Arrêter cette partie avant la fin ?
motion-replace = Un robot doit-il jouer pour { $name } jusqu’à son retour ?
vote-count = Pour : { $ayes } sur { $count }
vote-yes = Accepter
vote-no = Refuser
vote-back = Retirer mon accord
night-title = Pause nocturne
night-about = Dans les parties par correspondance, vos pendules s’arrêtent pendant ces heures.
night-keep = Arrêter mes pendules la nuit
night-from = De
night-to = À
night-save = Enregistrer la pause
night-saved = Enregistré. Cela s’applique dès votre prochaine décision.
error-not_running = Cette partie n’est pas en cours.
error-other_motion = Les joueurs votent déjà sur autre chose.
error-bad_night = La pause nocturne dure au plus douze heures.

## À la table
players = Joueurs
board = Plateau
your-move = À vous
log-and-rules = Journal et règles
log = Journal
signs = Symboles
log-empty = Il ne s’est encore rien passé.
see-moment = Afficher le plateau à cet instant
mine = Mon jeu
choices = { $count } choix
choices-tab = Choix
group = { $name } ({ $count })
sheet-open = Afficher les choix et le journal
sheet-close = Masquer les choix et le journal
your-decision = C’est à vous de décider.
waiting-for = En attente de : { $names }.
nothing-to-decide = Rien à décider pour l’instant.
watching = Vous regardez la partie.
undo = Annuler
confirm-note = Ce choix est définitif.
confirm-yes = Oui, confirmer
confirm-no = Non
since-my-turn = Depuis votre dernier tour
again = Revoir
times = × { $count }
has-news = du nouveau
looking-back = Retour en arrière : étape { $step } sur { $last }
to-present = Retour au présent
next-step = { $count ->
    [0] Suivant
   *[other] Suivant ({ $count })
}
go-on = Continuer
skip-steps = Tout montrer
confirm-turn-note = Votre tour se termine ainsi.
hide-choices = Replier la liste
keys = Touches
key-choose = jouer l’un des neuf premiers choix
key-list = ouvrir ou replier la liste des choix
key-signs = ce que signifient les symboles sur la table
key-confirm = confirmer
key-undo = annuler le dernier coup
key-escape = reposer, renoncer, revenir au présent
key-look-back = revenir en arrière, étape par étape
key-next = montrer l’étape suivante d’un autre joueur
key-help = cette liste
rule-link = Règle
rule-number = Règle { $rule }
offline = La connexion est perdue. Nouvelle tentative…
halted = Cette partie a été arrêtée avant la fin. Elle a été enregistrée.
parked = Ce serveur utilise une version du programme qui ne peut pas poursuivre cette partie. Rien n’est perdu : elle reprendra dès que la bonne version sera installée.
plain-board = Ce jeu n’a pas encore de plateau dessiné. Tout ce que vous pouvez savoir est énuméré ici.
curtain-title = À { $name } de jouer
curtain-text = Passez l’appareil au joueur suivant. Les autres regardent ailleurs.
curtain-draw = Je suis { $name }
curtain-peek = Maintenir pour jeter un œil
set-on = Ouverte le { $date }

## La fin
match-over = La partie est terminée.
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
seal = Preuve d’équité
seal-kept = Le tirage était équitable : le sceau est intact
seal-broken = Le sceau ne correspond pas
seal-unchecked = Sceau et graine de cette partie
seal-text = Tout le hasard de cette partie vient d’une seule graine. Son empreinte (SHA-256) est affichée dès le début, pour que personne ne puisse la changer ; une fois la partie terminée, chacun peut comparer les deux.
seal-commitment = SHA-256 de la graine
seal-seed = Graine

## Revoir
replay = Revoir la partie
replay-start = Début de la partie.
replay-only = Une partie enregistrée ne peut pas être modifiée.
open-record-text = Choisissez une partie enregistrée (*.liege.json). Chaque action y est vérifiée.
choose-file = Choisir un fichier
moment = Étape
moment-of = Étape { $step } sur { $last }
to-start = Au début
step-back = Étape précédente
step-on = Étape suivante
to-end = À la fin
autoplay = Lecture
pause = Pause
speed = Vitesse
speed-times = { $speed }×
seen-by = Point de vue
viewer-open = tous (cartes découvertes)
viewer-public = spectateur
viewer-seat = { $name }
hand-of-seat = Main
points-tab = Points
points-graph = Points de tous au fil de la partie
to-table = Vers la table

## Conseiller de jeu
coach = Analyse
coach-text = L’analyse reprend cette partie coup par coup : l’évolution des chances de gagner, les tournants et ce qui aurait pu être joué. Elle prend un moment et s’arrête quand vous quittez cette page.
coach-start = Analyser la partie
coach-thinks = La partie est en cours d’analyse
coach-stop = Arrêter
coach-go-on = Continuer
coach-of = Décisions de
coach-graph = Chances de gagner au fil de la partie
coach-decision = Cette décision
coach-no-decision = { $name } n’a rien à décider à cette étape.
coach-right =
    { $you ->
        [yes] Vous avez choisi « { $chosen } ». L’analyse n’a rien trouvé de mieux.
       *[no] { $seat } a choisi « { $chosen } ». L’analyse n’a rien trouvé de mieux.
    }
coach-better =
    { $you ->
        [yes] Vous avez choisi « { $chosen } ». Mieux valait « { $best } ».
       *[no] { $seat } a choisi « { $chosen } ». Mieux valait « { $best } ».
    }
coach-instead = « { $chosen } » au lieu de « { $best } »
coach-chosen = Choisi
coach-visits = { $count ->
    [one] examiné une fois
   *[other] examiné { $count } fois
}
coach-turns = Les tournants de la partie
coach-turn = { $name } : une décision
coach-turn-drawn = { $name } : le hasard
coach-from-to = { $from } → { $to }
coach-summary = Bilan { DE($name) }
coach-costliest = Les décisions les plus coûteuses
coach-best = Les meilleures décisions
coach-cost = Les choix qui n’étaient pas les meilleurs ont coûté au total { $percent } % d’une victoire.
coach-luck = Au total, les dés et les tirages ont compté pour { $sum } d’une victoire ; leurs hauts et leurs bas représentent { $moved } %.
coach-plus = +{ $percent } %
coach-minus = −{ $percent } %
coach-note = Les chances de la courbe tiennent compte de toutes les cartes, même cachées. Une décision n’est jugée que d’après ce que le joueur pouvait savoir à ce moment-là.
coach-why = Pourquoi : { $why }.
coach-and = { $before } ; { $clause }
coach-why-little = La différence ne se voit pas encore en points : elle tient à ce qui vient plus tard.
coach-gain = { $points ->
    [one] environ { $points } point de plus { $part }
   *[other] environ { $points } points de plus { $part }
}
coach-denied = { $points ->
    [one] environ { $points } point de moins pour { $name } { $part }
   *[other] environ { $points } points de moins pour { $name } { $part }
}
coach-price = { $points ->
    [one] mais environ { $points } point de moins { $part }
   *[other] mais environ { $points } points de moins { $part }
}
hint = Conseil
hint-ask = Demander un conseil
hint-thinks = Analyse en cours…
hint-none = Rien d’important ne se décide ici.
help-hints = Conseils : l’analyse propose un coup quand je le demande
help-warnings = Alertes : l’analyse prévient avant une grosse erreur
help-unrated = Une partie avec conseils ne compte pas pour le classement.
help-here = L’analyse est disponible à cette table ; la partie ne compte pas pour le classement.
coach-warning = Attention : environ { $percent } % de chances de gagner de moins qu’avec « { $best } ». { $why }

## Règles et crédits
rules-of = Règles de { $game }
# How a rules page marks what belongs to some modes only: "*Modes: …*".
modes-mark = Modes
all-modes = Tous les modes
contents = Sommaire
rules-search = Chercher une règle
rules-found =
    { $count ->
        [0] Introuvable
       *[other] { $at } sur { $count }
    }
rules-previous = Occurrence précédente
rules-next = Occurrence suivante
rules-asked = Cette décision : { $rule }
rules-back = Revenir
rules-parts = Éléments de la table
print-summary = Imprimer l’aide-mémoire
no-rules = Il n’y a pas encore de page de règles pour ce jeu.
credits-games = Jeux
credits-games-text = Lancaster de M. Cramer, Régents de J. Boutteville, Heads of State de P. Hawes, Scharz de J. Kunčík. Les règles sont reformulées par nos soins, tous les dessins sont de nous.
credits-icons = Pictogrammes
credits-icons-text = Certains pictogrammes viennent de game-icons, adaptés en taille et en couleur, sous CC BY 3.0. Ses auteurs :
credits-fonts = Polices
credits-fonts-text = Les deux polices sont sous licence SIL Open Font.
credits-libraries = Logiciels
credits-libraries-text = Entre autres, avec nos remerciements :

## Réglages
settings = Réglages
your-name = Votre nom
theme = Apparence
theme-auto = comme le système
theme-light = claire
theme-dark = sombre
motion = Animations
motion-auto = comme le système
motion-reduced = réduites
sound = Sons
pace = Coups des autres
pace-steps = un par un, sur une touche ou un clic
pace-normal = chacun un instant
pace-instant = immédiatement
ask-before-final = Demander confirmation avant qu’un clic ne termine mon tour
letters-left = { $count ->
    [0] Plus de place.
    [one] Encore un caractère.
   *[other] Encore { $count } caractères.
}
show-list = Toujours afficher la liste des choix
show-choices = Afficher les choix ({ $count })

## Refus à la table
refusal-stale = La situation a changé entre-temps. Regardez le plateau et choisissez de nouveau.
refusal-not_awaited = Ce n’est pas à vous de décider.
refusal-illegal = Les règles ne le permettent pas ici.
refusal-game_over = La partie est terminée.
refusal-nothing_to_undo = Rien à annuler.
refusal-malformed = Ce coup n’a pas été compris.
refusal-foreign_seat = Cette place n’est pas la vôtre.
refusal-not_running = La partie n’a pas commencé : des places sont encore libres.
refusal-parked = Cette partie est en pause en attendant la bonne version du programme.
refusal-too_fast = Trop de clics à la fois. Attendez un instant.
refusal-too_often = Cette place ne peut plus rien annuler dans cette partie.
refusal-not_kept = Ce coup n’a pas pu être enregistré et n’a pas été joué. Réessayez.
refusal-away = Le serveur n’a plus accès à ses données. Attendez un instant et vérifiez le plateau avant de recommencer.
refusal-internal = Une erreur est survenue sur le serveur. Rien n’a changé.
refusal-lost = La connexion s’est rompue. Vérifiez le plateau avant de recommencer.

## Requêtes refusées
error-malformed = La requête n’a pas pu être lue.
error-bad_name = Un nom compte de 1 à 24 caractères.
error-name_taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
error-bad_password = Un mot de passe compte au moins 8 caractères et n’est pas le nom.
error-wrong_login = Le nom ou le mot de passe est incorrect.
error-wrong_password = Le mot de passe est incorrect.
error-too_many_tries = Trop d’essais. Attendez quelques minutes.
error-not_registered = Aucun compte n’est connecté ici.
error-has_account = Vous avez déjà un compte.
error-bad_setup = Ces options ne vont pas ensemble.
error-bad_seats = Ce jeu ne peut pas se jouer avec ces places.
error-bad_record = Ce fichier n’est pas fiable : il est endommagé, modifié ou ne vient pas de Liege.
error-wrong_origin = La requête venait d’un autre site.
error-not_host = Seul l’hôte de la table peut faire cela.
error-foreign_seat = Cette place n’est pas la vôtre, ou ne peut être vue qu’une fois la partie terminée.
error-no_help = L’analyse n’est pas disponible à cette table.
error-not_awaited = Cette place n’a rien à décider en ce moment.
error-unknown_game = Ce jeu n’est pas connu ici.
error-unknown_table = Cette table n’existe pas.
error-not_found = Il n’y a rien à cette adresse.
error-method_not_allowed = Le serveur n’accepte pas cette requête.
error-seat_taken = Quelqu’un a été plus rapide : la place est prise.
error-not_over = Vous pourrez le voir une fois la partie terminée.
error-too_large = Le fichier est trop volumineux.
error-too_slow = Cela a pris trop de temps. Veuillez réessayer.
error-wrong_type = Le serveur ne lit pas ce genre de fichier.
error-too_fast = Trop de requêtes à la fois. Attendez un instant.
error-too_many = Trop de tables ou de fenêtres sont ouvertes à la fois. Terminez d’abord une partie ou fermez une fenêtre.
error-away = Le serveur n’a plus accès à ses données. Réessayez dans un instant.
error-internal = Une erreur est survenue sur le serveur.
error-offline = Le serveur est injoignable.

## Compte
account = Compte
account-why = Vous pouvez jouer sans compte. Avec un compte, vous gardez vos tables, personne d’autre ne peut prendre votre nom, et vous continuez à jouer sur n’importe quel appareil.
account-create = Créer un compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-logged-in = Ce navigateur est connecté au compte { $name }.
account-name = Nom
account-password = Mot de passe
account-password-note = Au moins { $count } caractères. Il ne peut pas être récupéré : gardez-le bien.
account-rename = Changer de nom
account-renamed = Votre nom est désormais { $name }.
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Le mot de passe est changé, et tous vos autres appareils sont déconnectés.
account-sessions = Vos appareils connectés
account-this-device = cet appareil
account-unknown-device = Appareil inconnu
account-last-seen = dernière utilisation : { $when }
account-end-session = Déconnecter : { $device }
account-end-others = Déconnecter tous les autres appareils
account-data = Vos données
account-export = Télécharger tout ce qui est enregistré sur vous
account-delete = Supprimer le compte
account-forget = M’oublier
account-delete-about = Votre nom et tout ce qui mène à vous seront supprimés définitivement. Les parties terminées restent aux autres, sans votre nom ; dans les parties en cours, un robot prend votre place.
account-delete-confirm = Supprimer définitivement
account-forgotten = Tout ce qui vous concernait a été supprimé.

# A guide through a first match. Each game has its own steps.
guide = Guide
guide-on = Me guider
guide-off = Arrêter le guide
guide-next = Suivant
guide-skip = Passer cette étape
guide-finish = Continuer sans guide
guide-fold = Replier le guide
guide-unfold = Déplier le guide
guide-followed = C’est fait.
guide-otherwise = Vous avez fait autrement. C’est très bien ; continuons à partir de là.
guide-free-title = À votre gré
guide-free = Jouez cette étape comme il vous plaît. Le guide reprend à la suivante.
