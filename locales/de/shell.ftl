# Texte der Oberfläche: alles, was zu keinem einzelnen Spiel gehört.

skip = Zum Inhalt
loading = Einen Augenblick …
close = Schließen
back = Zurück
yes = Ja
no = Nein
labelled = { $label }: { $text }
percent = { $percent } %
you = du
guest = Gast
guest-number = Gast { $number }
language = Sprache
to-first-page = Zur Startseite

## Startseite
home-title = Spiele um Krone und Rat
players-range = { $min ->
    [one] { $max ->
        [one] 1 Spieler
       *[other] 1 bis { $max } Spieler
    }
   *[other] { $min } bis { $max } Spieler
}
minutes-range = { $min } bis { $max } Minuten
play-now = Jetzt spielen
learn-by-playing = Spielend lernen
learn-again = Lektion wiederholen
set-table = Tisch eröffnen
rules = Regeln
my-tables = Meine Tische
your-turn = Du bist dran
phase-gathering = Wartet auf Mitspieler
phase-running = Läuft
phase-over = Beendet
phase-halted = Abgebrochen
phase-parked = Pausiert
show-all = Alle { $count } zeigen
show-less = Weniger zeigen
open-record = Gespeicherte Partie öffnen
credits = Mitwirkende
lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es keine Seite.

## Einen Tisch eröffnen
set-table-of = Neuer Tisch: { $game }
players-count = Anzahl der Spieler
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich
seat-open = Freier Platz
seat-local = Noch ein Spieler an diesem Gerät
name-of = Name, { $seat }
bots = Bots
bot-of-level = Bot: { $level }
open-seats-note = Die Partie beginnt, sobald alle freien Plätze besetzt sind. Du bekommst einen Link zum Weitergeben.
options = Optionen
options-note = Die als Standard bezeichneten Werte sind die der gedruckten Regel.
levels-differ = verschieden
house-rules = { $count ->
    [0] Hausregeln
    [one] Hausregeln (eine geändert)
   *[other] Hausregeln ({ $count } geändert)
}
default-value = { $value } (Standard)
needs-person = Mindestens ein Mensch muss mitspielen.
level-page = Page
level-page-about = kennt die Regeln, mehr nicht
level-squire = Knappe
level-squire-about = denkt einen Zug voraus
level-knight = Ritter
level-knight-about = ein ordentlicher Gegner
level-lord = Fürst
level-lord-about = bestraft Fehler
level-king = König
level-king-about = der stärkste, etwa zwei Sekunden je Zug
bot-name-0 = Bot Blau
bot-name-1 = Bot Rot
bot-name-2 = Bot Grün
bot-name-3 = Bot Gelb
bot-name-4 = Bot Violett
seat-name-0 = Blau
seat-name-1 = Rot
seat-name-2 = Grün
seat-name-3 = Gelb
seat-name-4 = Violett

## Vor der Partie
table = Tisch
gathering-title = Tisch: { $game }
gathering-text = Gib diesen Link weiter. Wer ihn öffnet, kann einen freien Platz nehmen; sobald alle besetzt sind, beginnt die Partie.
invitation-title = { $name } lädt dich zu einer Partie { $game } ein
invitation = Nimm einen freien Platz; die Partie beginnt, sobald alle Plätze besetzt sind.
seats-taken = { $taken } von { $count } besetzt
length = Dauer
take-seat = Hier Platz nehmen
fill-with-bot = Bot hinzufügen
bot-level = Stärke der Bots
table-link = Link zu diesem Tisch
link-is-local = Diese Adresse funktioniert nur auf diesem Rechner. Öffne die Seite unter einer Adresse, die andere erreichen, und kopiere den Link dort.
copy-link = Link kopieren
copied = Kopiert
link-note = Wer hier keinen Platz hat, schaut zu und sieht nur, was offen liegt.

## Offene Tische
open-tables = Offene Tische
open-tables-none = Zurzeit wartet kein Tisch auf Spieler.
open-tables-filtered = Kein offener Tisch passt zu dieser Auswahl.
filter-game = Spiel
filter-all-games = Alle Spiele
filter-free-seats = Freie Plätze
filter-any = Beliebig viele
filter-at-least = Mindestens { $count }
free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
find-players = Mitspieler finden
take-a-seat = Platz nehmen
your-table = Dein Tisch
waits-bots = Noch { $time }, dann nehmen Bots die freien Plätze.
waits-off = Noch { $time }, dann wird die Partie abgesagt, falls Plätze frei bleiben.
who-may-join = Wer mitspielen darf
join-private = Nur wer den Link hat
join-public = Alle: Der Tisch steht auf der Startseite
waits-field = Wenn Plätze frei bleiben
waits-forever = weiter warten
waits-then-bots = { $time } warten, dann Bots einsetzen
waits-then-off = { $time } warten, dann absagen
start-with-bots = Jetzt mit Bots beginnen
send-away = Wegschicken
send-away-of = { $name } wegschicken
leave-seat = Tisch verlassen
change-table = Tisch ändern
save-table = Änderungen speichern
call-off = Absagen
called-off-title = Diese Partie wurde abgesagt
called-off-text = An diesem Tisch wurde keine Partie { $game } gespielt.
phase-called_off = Abgesagt
rematch-waits = Für dieselben Spieler gibt es einen neuen Tisch: „Noch eine Partie“ führt dich dorthin.
error-unwelcome = Du wurdest von diesem Tisch weggeschickt.
error-has_begun = Es ist zu spät: Die Partie hat begonnen oder wurde abgesagt.
error-bad_terms = Diese Zeiten sind zu kurz oder zu lang.

## Zeit
clocks = Verbleibende Zeit
tempo = Bedenkzeit
tempo-untimed = Ohne Uhr
tempo-live = Live: je { $base }, dazu { $increment } für jeden Zug
tempo-live-plain = Live: je { $base }
tempo-days = Fernpartie: { $time } für jede Entscheidung
tempo-kind-untimed = Ohne Uhr
tempo-kind-live = Live
tempo-kind-days = Fernpartie
filter-any-pace = Jede
expiry-field = Wenn jemandes Zeit abläuft
expiry-return = spielt ein Bot, bis der Spieler zurück ist
expiry-decision = trifft ein Bot diese eine Entscheidung
expiry-end = übernimmt ein Bot den Platz bis zum Ende
your-turn-left = Du bist dran, noch { $time }
bot = Bot
bot-plays-for = Ein Bot spielt für { $name }.
stood-in-return = Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
stood-in-decision = Deine Zeit ist abgelaufen: Ein Bot trifft diese Entscheidung für dich.
stood-in-end = Deine Zeit ist abgelaufen: Ein Bot spielt für dich bis zum Ende.
come-back = Selbst weiterspielen
refusal-stood_in = Ein Bot spielt für dich. Klicke zuerst auf „Selbst weiterspielen“.
end-unfinished = Partie vorzeitig abbrechen
replace-player = Einen Bot für { $name } spielen lassen
motion-end = Diese Partie vorzeitig abbrechen?
motion-replace = Soll ein Bot für { $name } spielen, bis der Spieler zurück ist?
vote-count = Dafür: { $ayes } von { $count }
vote-yes = Zustimmen
vote-no = Ablehnen
vote-back = Zurückziehen
night-title = Nachtruhe
night-about = In Fernpartien läuft in diesen Stunden keine deiner Uhren.
night-keep = Meine Uhren nachts anhalten
night-from = Von
night-to = Bis
night-save = Nachtruhe speichern
night-saved = Gespeichert. Das gilt ab deiner nächsten Entscheidung.
error-not_running = Diese Partie läuft nicht.
error-other_motion = Die Spieler stimmen gerade über etwas anderes ab.
error-bad_night = Die Nachtruhe dauert höchstens zwölf Stunden.

## Am Tisch
players = Spieler
board = Spielplan
your-move = Dein Zug
log-and-rules = Verlauf und Regeln
log = Verlauf
signs = Zeichen
log-empty = Noch ist nichts geschehen.
see-moment = Spielplan zu diesem Zeitpunkt zeigen
mine = Mein Bereich
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
confirm-yes = Ja, ausführen
confirm-no = Abbrechen
since-my-turn = Seit deinem letzten Zug
again = Noch einmal
times = ×{ $count }
has-news = etwas Neues
looking-back = Rückblick: Schritt { $step } von { $last }
to-present = Zurück zum Jetzt
next-step = { $count ->
    [0] Weiter
   *[other] Weiter ({ $count })
}
go-on = Fortsetzen
skip-steps = Alles zeigen
confirm-turn-note = Damit endet dein Zug.
hide-choices = Liste einklappen
keys = Tasten
key-choose = eine der ersten neun Möglichkeiten spielen
key-list = Liste der Möglichkeiten auf- oder zuklappen
key-signs = was die Zeichen auf dem Tisch bedeuten
key-confirm = bestätigen
key-undo = zurücknehmen
key-escape = ablegen, abbrechen, zurück zum Jetzt
key-look-back = Schritt für Schritt zurückblicken
key-next = den nächsten Schritt der anderen zeigen
key-help = diese Liste
rule-link = Regel
rule-number = Regel { $rule }
offline = Die Verbindung ist unterbrochen. Neuer Versuch …
halted = Diese Partie wurde vorzeitig abgebrochen. Sie ist gespeichert.
parked = Dieser Server läuft mit einer Programmversion, die diese Partie nicht fortsetzen kann. Nichts ist verloren: Sobald die richtige Version läuft, geht sie weiter.
plain-board = Für dieses Spiel gibt es noch keinen gezeichneten Plan. Hier steht alles, was du wissen darfst.
curtain-title = { $name } ist dran
curtain-text = Gib das Gerät weiter. Die anderen schauen weg.
curtain-draw = Ich bin { $name }
curtain-peek = Gedrückt halten und nachsehen
set-on = Eröffnet am { $date }

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
download-record = Partie herunterladen
seal = Nachweis des Zufalls
seal-kept = Der Zufall war echt: Das Siegel ist unversehrt
seal-broken = Das Siegel passt nicht
seal-unchecked = Siegel und Startwert dieser Partie
seal-text = Der gesamte Zufall dieser Partie stammt aus einem einzigen Startwert. Sein Fingerabdruck (SHA-256) ist von Anfang an zu sehen, damit niemand ihn ändern kann; nach der Partie kann jeder beide vergleichen.
seal-commitment = SHA-256 des Startwerts
seal-seed = Startwert

## Wiedergabe
replay = Wiedergabe
replay-start = Beginn der Partie.
replay-only = Eine gespeicherte Partie lässt sich nicht ändern.
open-record-text = Wähle eine gespeicherte Partie (*.liege.json). Sie wird Aktion für Aktion geprüft.
choose-file = Datei wählen
moment = Schritt
moment-of = Schritt { $step } von { $last }
to-start = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt vor
to-end = Zum Ende
autoplay = Abspielen
pause = Anhalten
speed = Tempo
speed-times = { $speed }×
seen-by = Sicht
viewer-open = alle (alles aufgedeckt)
viewer-public = Zuschauer
viewer-seat = { $name }
hand-of-seat = Hand
points-tab = Punkte
points-graph = Punkte aller im Verlauf der Partie
to-table = Zum Tisch

## Berater
coach = Berater
coach-text = Der Berater geht diese Partie Zug um Zug durch und zeigt, wie sich die Gewinnchancen entwickelten, wo sich die Partie wendete und was man stattdessen hätte spielen können. Das dauert eine Weile und endet, wenn du diese Seite verlässt.
coach-start = Den Berater fragen
coach-thinks = Der Berater geht die Partie durch
coach-stop = Anhalten
coach-go-on = Fortsetzen
coach-of = Entscheidungen von
coach-graph = Gewinnchancen im Verlauf der Partie
coach-decision = Diese Entscheidung
coach-no-decision = Bei diesem Schritt hat { $name } nichts zu entscheiden.
coach-right =
    { $you ->
        [yes] Du hast „{ $chosen }“ gewählt. Der Berater hat nichts Besseres gefunden.
       *[no] { $seat } hat „{ $chosen }“ gewählt. Der Berater hat nichts Besseres gefunden.
    }
coach-better =
    { $you ->
        [yes] Du hast „{ $chosen }“ gewählt. Der Berater hätte „{ $best }“ gewählt.
       *[no] { $seat } hat „{ $chosen }“ gewählt. Der Berater hätte „{ $best }“ gewählt.
    }
coach-instead = „{ $chosen }“ statt „{ $best }“
coach-chosen = Gewählt
coach-visits = { $count ->
    [one] einmal angesehen
   *[other] { $count }-mal angesehen
}
coach-turns = Wo sich die Partie wendete
coach-turn = { $name }: eine Entscheidung
coach-turn-drawn = { $name }: Glück oder Pech
coach-from-to = { $from } → { $to }
coach-summary = Zusammenfassung für { $name }
coach-costliest = Die teuersten Entscheidungen
coach-best = Die besten Entscheidungen
coach-cost = Entscheidungen, die nicht die besten waren, kosteten zusammen { $percent } % eines Sieges.
coach-luck = Würfel und gezogene Karten brachten insgesamt { $sum } eines Sieges; ihr Auf und Ab summiert sich auf { $moved } %.
coach-plus = +{ $percent } %
coach-minus = −{ $percent } %
coach-note = Die Gewinnchancen in der Kurve berücksichtigen alle Karten, auch die verdeckten. Eine Entscheidung wird nur danach beurteilt, was der Spieler in diesem Moment wissen konnte.
coach-why = Warum: { $why }.
coach-and = { $before }; { $clause }
coach-why-little = In Punkten zeigt sich der Unterschied noch nicht: Er liegt in dem, was später kommt.
coach-gain = { $points ->
    [one] { $part } etwa { $points } Punkt mehr
   *[other] { $part } etwa { $points } Punkte mehr
}
coach-denied = { $points ->
    [one] { $part } etwa { $points } Punkt weniger für { $name }
   *[other] { $part } etwa { $points } Punkte weniger für { $name }
}
coach-price = { $points ->
    [one] dafür { $part } etwa { $points } Punkt weniger
   *[other] dafür { $part } etwa { $points } Punkte weniger
}
hint = Tipp
hint-ask = Um einen Tipp bitten
hint-thinks = Der Berater denkt nach …
hint-none = Hier gibt es nichts Wichtiges zu entscheiden.
help-hints = Tipps: Der Berater sagt auf Wunsch, was er tun würde
help-warnings = Warnungen: Der Berater meldet sich vor einem groben Fehler
help-unrated = Eine Partie mit Berater zählt nicht für die Rangliste.
help-here = An diesem Tisch hilft ein Berater; die Partie zählt nicht für die Rangliste.
coach-warning = Der Berater warnt: etwa { $percent } % weniger Gewinnchance als mit „{ $best }“. { $why }

## Regeln und Mitwirkende
rules-of = Regeln von { $game }
# How a rules page marks what belongs to some modes only: "*Modi: …*".
modes-mark = Modi
all-modes = Alle Modi
contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nicht gefunden
       *[other] { $at } von { $count }
    }
rules-previous = Vorige Stelle
rules-next = Nächste Stelle
rules-asked = Diese Entscheidung: { $rule }
rules-back = Zurück
rules-parts = Teile des Tisches
print-summary = Übersicht drucken
no-rules = Für dieses Spiel gibt es noch keine Regelseite.
credits-games = Spiele
credits-games-text = Lancaster von M. Cramer, Régents von J. Boutteville, Heads of State von P. Hawes, Scharz von J. Kunčík. Die Regeln stehen hier in eigenen Worten, alle Zeichnungen sind von uns.
credits-icons = Symbole
credits-icons-text = Einige Symbole stammen von game-icons, in Größe und Farbe angepasst, unter CC BY 3.0. Die Urheber:
credits-fonts = Schriften
credits-fonts-text = Beide Schriften stehen unter der SIL Open Font License.
credits-libraries = Software
credits-libraries-text = Unter anderem, mit Dank:

## Einstellungen
settings = Einstellungen
your-name = Dein Name
theme = Darstellung
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
motion = Animationen
motion-auto = wie das System
motion-reduced = reduziert
sound = Ton
pace = Züge der anderen
pace-steps = einzeln, auf Taste oder Klick
pace-normal = jeder einen Moment lang
pace-instant = sofort
ask-before-final = Nachfragen, bevor ein Klick meinen Zug beendet
letters-left = { $count ->
    [one] Noch ein Zeichen.
   *[other] Noch { $count } Zeichen.
}
show-list = Liste der Möglichkeiten immer zeigen
show-choices = Möglichkeiten zeigen ({ $count })

## Absagen am Tisch
refusal-stale = Die Lage hat sich inzwischen geändert. Sieh auf den Spielplan und wähle noch einmal.
refusal-not_awaited = Du bist gerade nicht an der Reihe.
refusal-illegal = Das erlauben die Regeln hier nicht.
refusal-game_over = Die Partie ist zu Ende.
refusal-nothing_to_undo = Es gibt nichts zurückzunehmen.
refusal-malformed = Das konnte nicht gelesen werden.
refusal-foreign_seat = Das ist nicht dein Platz.
refusal-not_running = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refusal-parked = Diese Partie ist pausiert, bis der Server mit der richtigen Programmversion läuft.
refusal-too_fast = Zu viele Klicks auf einmal. Warte einen Augenblick.
refusal-too_often = Dieser Platz kann in dieser Partie nichts mehr zurücknehmen.
refusal-not_kept = Dieser Zug konnte nicht gespeichert werden und zählt nicht. Versuche es noch einmal.
refusal-away = Der Server erreicht seinen Speicher nicht. Warte einen Augenblick und sieh auf den Spielplan, bevor du es noch einmal versuchst.
refusal-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
refusal-lost = Die Verbindung ist abgebrochen. Prüfe den Spielplan, bevor du es noch einmal versuchst.

## Abgelehnte Anfragen
error-malformed = Die Anfrage konnte nicht gelesen werden.
error-bad_name = Ein Name hat 1 bis 24 Zeichen.
error-name_taken = Diesen Namen hat schon jemand. Bitte wähle einen anderen.
error-bad_password = Ein Passwort hat mindestens 8 Zeichen und ist nicht der Name.
error-wrong_login = Der Name oder das Passwort ist falsch.
error-wrong_password = Das Passwort ist falsch.
error-too_many_tries = Zu viele Versuche. Warte ein paar Minuten.
error-not_registered = Du bist hier nicht angemeldet.
error-has_account = Du hast schon ein Konto.
error-bad_setup = Diese Optionen passen nicht zusammen.
error-bad_seats = Mit diesen Plätzen kann man dieses Spiel nicht spielen.
error-bad_record = Diese Datei ist nicht vertrauenswürdig: Sie ist beschädigt, verändert oder nicht von Liege.
error-wrong_origin = Die Anfrage kam von einer anderen Website.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-foreign_seat = Das ist nicht dein Platz, oder er ist erst nach der Partie einsehbar.
error-no_help = An diesem Tisch hilft kein Berater.
error-not_awaited = Dieser Platz hat gerade nichts zu entscheiden.
error-unknown_game = Dieses Spiel ist hier nicht bekannt.
error-unknown_table = Diesen Tisch gibt es nicht.
error-not_found = Unter dieser Adresse ist nichts.
error-method_not_allowed = Das unterstützt der Server nicht.
error-seat_taken = Jemand war schneller: Der Platz ist besetzt.
error-not_over = Das siehst du, sobald die Partie zu Ende ist.
error-too_large = Die Datei ist zu groß.
error-too_slow = Das hat zu lange gedauert. Bitte noch einmal versuchen.
error-wrong_type = Solche Dateien kann der Server nicht lesen.
error-too_fast = Zu viele Anfragen auf einmal. Warte einen Augenblick.
error-too_many = Zu viele Tische oder Fenster sind gleichzeitig offen. Beende zuerst eine Partie oder schließe ein Fenster.
error-away = Der Server erreicht seinen Speicher nicht. Versuche es gleich noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen.
error-offline = Der Server ist nicht zu erreichen.

## Konto
account = Konto
account-why = Du kannst ohne Konto spielen. Mit einem Konto behältst du deine Tische, niemand sonst kann deinen Namen nehmen, und du spielst auf jedem Gerät weiter.
account-create = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-logged-in = Du bist als { $name } angemeldet.
account-name = Name
account-password = Passwort
account-password-note = Mindestens { $count } Zeichen. Es lässt sich nicht wiederherstellen, also bewahre es gut auf.
account-rename = Namen ändern
account-renamed = Du heißt jetzt { $name }.
account-change-password = Passwort ändern
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
account-sessions = Wo du angemeldet bist
account-this-device = dieses Gerät
account-unknown-device = Unbekanntes Gerät
account-last-seen = zuletzt benutzt: { $when }
account-end-session = Abmelden: { $device }
account-end-others = Alle anderen Geräte abmelden
account-data = Deine Daten
account-export = Alles herunterladen, was über dich gespeichert ist
account-delete = Konto löschen
account-forget = Vergiss mich
account-delete-about = Dein Name und alles, was zu dir führt, wird endgültig gelöscht. Beendete Partien bleiben den anderen, ohne deinen Namen; in laufenden Partien übernimmt ein Bot deinen Platz.
account-delete-confirm = Endgültig löschen
account-forgotten = Alles über dich ist gelöscht.

# A guide through a first match. Each game has its own steps.
guide = Begleiter
guide-on = Begleite mich
guide-off = Begleiter ausschalten
guide-next = Weiter
guide-skip = Schritt überspringen
guide-finish = Allein weiterspielen
guide-fold = Begleiter einklappen
guide-unfold = Begleiter ausklappen
guide-followed = Erledigt.
guide-otherwise = Du hast es anders gemacht. Das ist gut so; wir machen von dort aus weiter.
guide-free-title = Wie du magst
guide-free = Spiele diesen Schritt, wie du magst. Beim nächsten geht es weiter.
