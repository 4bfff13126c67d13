# Texte der Oberfläche: alles, was zu keinem einzelnen Spiel gehört.

skip = Zum Inhalt
loading = Einen Augenblick …
close = Schließen
back = Zurück
yes = Ja
no = Nein
you = du
guest = Gast
language = Sprache
to-first-page = Zur Startseite

## Startseite
home-title = Spiele um Krone und Rat
players-range = { $min ->
    [one] { $max ->
        [one] 1 Person
       *[other] 1 bis { $max } Personen
    }
   *[other] { $min } bis { $max } Personen
}
minutes-range = { $min } bis { $max } Minuten
play-now = Jetzt spielen
learn-by-playing = Spielend lernen
set-table = Tisch decken
rules = Regeln
my-tables = Meine Tische
your-turn = Du bist dran
phase-gathering = Wartet auf Mitspieler
phase-running = Läuft
phase-over = Beendet
phase-halted = Angehalten
show-all = Alle { $count } zeigen
show-less = Weniger zeigen
open-record = Aufzeichnung öffnen
credits = Mitwirkende
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin.

## Einen Tisch decken
set-table-of = Einen Tisch für { $game } decken
players-count = Zahl der Spieler
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich
seat-open = Freier Platz
seat-by-link = Frei, über den Link
seat-local = Noch jemand an diesem Gerät
name-of = Name, { $seat }
bots = Bots
bot-of-level = { $level } (Bot)
open-seats-note = Die Partie beginnt, sobald alle freien Plätze besetzt sind. Du bekommst einen Link zum Weitergeben.
options = Optionen
options-note = Die als üblich bezeichneten Werte sind die der gedruckten Regel.
default-value = { $value } (üblich)
needs-person = Mindestens ein Platz braucht einen Menschen.
level-page = Page
level-page-about = kennt die Regeln, wenig mehr
level-squire = Knappe
level-squire-about = denkt einen Zug voraus
level-knight = Ritter
level-knight-about = ein ordentlicher Gegner
level-lord = Fürst
level-lord-about = bestraft Fehler
level-king = König
level-king-about = der stärkste, etwa zwei Sekunden je Zug
bot-name-0 = Blauer { $level }
bot-name-1 = Roter { $level }
bot-name-2 = Grüner { $level }
bot-name-3 = Goldener { $level }
bot-name-4 = Purpurner { $level }
seat-name-0 = Blau
seat-name-1 = Rot
seat-name-2 = Grün
seat-name-3 = Gold
seat-name-4 = Purpur

## Vor der Partie
table = Tisch
gathering-title = Ein Tisch für { $game }
gathering-text = Gib diesen Link weiter. Wer ihm folgt, kann einen freien Platz nehmen; sind alle besetzt, beginnt die Partie.
take-seat = Hier sitzen
fill-with-bot = Bot setzen
bot-level = Stärke der Bots
table-link = Link zu diesem Tisch
link-is-local = Diese Adresse gilt nur auf diesem Rechner. Öffne die Seite unter einer Adresse, die andere erreichen, und kopiere den Link dort.
copy-link = Link kopieren
copied = Kopiert
link-note = Wer hier keinen Platz hat, schaut zu und sieht nur Öffentliches.

## Am Tisch
players = Spieler
board = Spielplan
your-move = Dein Zug
log-and-rules = Verlauf und Regeln
log = Verlauf
log-empty = Noch ist nichts geschehen.
see-moment = Diesen Moment ansehen
mine = Meins
choices = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
choices-tab = Auswahl
group = { $name } ({ $count })
sheet-open = Auswahl und Verlauf zeigen
sheet-close = Auswahl und Verlauf verbergen
your-decision = Du entscheidest.
waiting-for = Warten auf { $names }.
nothing-to-decide = Gerade gibt es nichts zu entscheiden.
watching = Du schaust zu.
undo = Zurücknehmen
confirm-note = Das lässt sich nicht zurücknehmen.
confirm-yes = Ja, so machen
confirm-no = Noch nicht
rule-link = Regel
rule-number = Regel { $rule }
offline = Die Verbindung ist unterbrochen. Neuer Versuch …
halted = Diese Partie musste durch einen Fehler unsererseits angehalten werden. Ihre Aufzeichnung bleibt erhalten.
plain-board = Für dieses Spiel gibt es noch keinen gezeichneten Plan. Hier steht alles, was du wissen darfst.
curtain-title = { $name } ist dran
curtain-text = Gib das Gerät weiter. Die anderen schauen weg.
curtain-draw = Ich bin { $name }
set-on = Gedeckt am { $date }

## Das Ende
match-over = Die Partie ist zu Ende.
result = Ergebnis
you-win = Du gewinnst
wins = { $name } gewinnt
shared-victory = { $names } teilen sich den Sieg
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
play-again = Noch eine Partie
watch-replay = Partie ansehen
download-record = Aufzeichnung herunterladen
seal = Siegel dieser Partie
seal-kept = Das Siegel ist unversehrt
seal-broken = Das Siegel ist gebrochen
seal-unchecked = Siegel und Startwert dieser Partie
seal-text = Aller Zufall dieser Partie kommt aus einem Startwert. Sein SHA-256 ist von Anfang an zu sehen, damit niemand ihn ändern kann; nach der Partie kann jeder beide vergleichen.
seal-commitment = SHA-256 des Startwerts
seal-seed = Startwert

## Wiedergabe
replay = Wiedergabe
replay-start = Der Tisch ist gedeckt.
replay-only = Eine Wiedergabe lässt sich nicht ändern.
open-record-text = Wähle die Aufzeichnung einer Partie (*.liege.json). Sie wird Aktion für Aktion geprüft.
choose-file = Datei wählen
moment = Moment
moment-of = Moment { $step } von { $last }
to-start = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt vor
to-end = Zum Ende
autoplay = Abspielen
pause = Anhalten
speed = Tempo
speed-times = { $speed }×
seen-by = Gesehen von
viewer-open = allen, alles aufgedeckt
viewer-public = einem Zuschauer
viewer-seat = { $name }
hand-of-seat = Hand
to-table = Zum Tisch

## Regeln und Mitwirkende
rules-of = Regeln von { $game }
# How a rules page marks what belongs to some modes only: "*Modi: …*".
modes-mark = Modi
all-modes = Alle Modi
contents = Inhalt
no-rules = Für dieses Spiel gibt es noch keine Regelseite.
credits-games = Spiele
credits-games-text = Lancaster von M. Cramer, Régents von J. Boutteville, Heads of State von P. Hawes, Scharz von J. Kunčík. Die Regeln stehen hier in eigenen Worten, alle Zeichnungen sind von uns.
credits-icons = Symbole
credits-icons-text = Einige Zeichen stammen von game-icons, in Größe und Farbe angepasst, unter CC BY 3.0. Die Urheber:
credits-fonts = Schriften
credits-fonts-text = Beide Schriften stehen unter der SIL Open Font License.
credits-libraries = Software
credits-libraries-text = Unter anderem, mit Dank:

## Einstellungen
settings = Einstellungen
your-name = Dein Name
theme = Erscheinung
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-auto = wie das System
motion-reduced = wenig
sound = Töne
show-list = Liste der Möglichkeiten immer zeigen

## Absagen am Tisch
refusal-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin und wähle.
refusal-not_awaited = Gerade entscheidest nicht du.
refusal-illegal = Das erlauben die Regeln hier nicht.
refusal-game_over = Die Partie ist zu Ende.
refusal-nothing_to_undo = Es gibt nichts zurückzunehmen.
refusal-malformed = Das war nicht zu lesen.
refusal-foreign_seat = Das ist nicht dein Platz.
refusal-not_running = Die Partie hat noch nicht begonnen: Plätze sind frei.
refusal-too_fast = Das war zu schnell. Warte einen Augenblick.
refusal-internal = Auf dem Server ging etwas schief. Nichts wurde geändert.
refusal-lost = Die Verbindung riss ab. Sieh auf den Plan, bevor du es noch einmal versuchst.

## Abgelehnte Anfragen
error-malformed = Die Anfrage war nicht zu lesen.
error-bad_name = Ein Name hat 1 bis 24 Zeichen.
error-bad_setup = Diese Optionen passen nicht zusammen.
error-bad_seats = Die Plätze passen nicht zu diesem Spiel.
error-bad_record = Dieser Aufzeichnung ist nicht zu trauen: Die Datei ist beschädigt, verändert oder nicht von uns.
error-wrong_origin = Die Anfrage kam von einer anderen Seite.
error-not_host = Das darf nur, wer den Tisch gedeckt hat.
error-foreign_seat = Das ist nicht dein Platz, oder er ist erst nach der Partie einsehbar.
error-unknown_game = Dieses Spiel ist hier nicht bekannt.
error-unknown_table = Diesen Tisch gibt es nicht.
error-not_found = Unter dieser Adresse ist nichts.
error-method_not_allowed = Das tut der Server nicht.
error-seat_taken = Jemand war schneller: Der Platz ist besetzt.
error-not_over = Das ist zu sehen, sobald die Partie zu Ende ist.
error-too_large = Das ist zu groß.
error-too_slow = Das hat zu lange gedauert. Bitte noch einmal versuchen.
error-wrong_type = Solche Dateien kann der Server nicht lesen.
error-too_fast = Das war zu schnell. Warte einen Augenblick.
error-internal = Auf dem Server ging etwas schief.
error-offline = Der Server ist nicht zu erreichen.
