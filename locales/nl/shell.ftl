# Teksten van het programma: alles wat bij geen enkel spel hoort.

skip = Naar de inhoud
loading = Een ogenblik …
close = Sluiten
back = Terug
yes = Ja
no = Nee
you = jij
guest = Gast
language = Taal
to-first-page = Naar de beginpagina

## Beginpagina
home-title = Spellen van kronen en raden
players-range = { $min ->
    [one] { $max ->
        [one] 1 speler
       *[other] 1 tot { $max } spelers
    }
   *[other] { $min } tot { $max } spelers
}
minutes-range = { $min } tot { $max } minuten
play-now = Nu spelen
learn-by-playing = Al spelend leren
set-table = Tafel dekken
rules = Regels
my-tables = Mijn tafels
your-turn = Jij bent aan zet
phase-gathering = Wacht op spelers
phase-running = Bezig
phase-over = Afgelopen
phase-halted = Gestopt
show-all = Alle { $count } tonen
show-less = Minder tonen
open-record = Partijverslag openen
credits = Met dank aan
lost-title = Hier is niets
lost-text = Dit adres leidt nergens heen.

## Een tafel dekken
set-table-of = Een tafel { $game } dekken
players-count = Aantal spelers
seats = Plaatsen
seat-number = Plaats { $number }
seat-me = Ik
seat-open = Vrije plaats
seat-by-link = Vrij, via de link
seat-local = Nog iemand aan dit scherm
name-of = Naam, { $seat }
bots = Bots
bot-of-level = { $level } (bot)
open-seats-note = De partij begint zodra alle vrije plaatsen bezet zijn. Je krijgt een link om te delen.
options = Opties
options-note = De waarden die gebruikelijk heten, zijn die van de gedrukte regels.
default-value = { $value } (gebruikelijk)
needs-person = Op minstens één plaats moet een mens zitten.
level-page = Page
level-page-about = kent de regels, weinig meer
level-squire = Schildknaap
level-squire-about = kijkt één zet vooruit
level-knight = Ridder
level-knight-about = een behoorlijke tegenstander
level-lord = Heer
level-lord-about = straft fouten af
level-king = Koning
level-king-about = de sterkste, ongeveer twee seconden per zet
bot-name-0 = Blauwe { $level }
bot-name-1 = Rode { $level }
bot-name-2 = Groene { $level }
bot-name-3 = Gouden { $level }
bot-name-4 = Paarse { $level }
seat-name-0 = Blauw
seat-name-1 = Rood
seat-name-2 = Groen
seat-name-3 = Goud
seat-name-4 = Paars

## Voor de partij
table = Tafel
gathering-title = Een tafel { $game }
gathering-text = Deel deze link. Wie hem volgt, kan een vrije plaats nemen; zijn ze alle bezet, dan begint de partij.
take-seat = Hier zitten
fill-with-bot = Bot plaatsen
bot-level = Sterkte van de bots
table-link = Link naar deze tafel
link-is-local = Dit adres werkt alleen op deze computer. Open de pagina op een adres dat anderen kunnen bereiken en kopieer de link daar.
copy-link = Link kopiëren
copied = Gekopieerd
link-note = Wie hier geen plaats heeft, kijkt toe en ziet alleen wat openbaar is.

## Aan tafel
players = Spelers
board = Speelbord
your-move = Jouw zet
log-and-rules = Verloop en regels
log = Verloop
log-empty = Er is nog niets gebeurd.
see-moment = Dit moment bekijken
mine = Van mij
choices = { $count ->
    [one] Eén keuze
   *[other] { $count } keuzes
}
choices-tab = Keuzes
group = { $name } ({ $count })
sheet-open = Keuzes en verloop tonen
sheet-close = Keuzes en verloop verbergen
your-decision = De beslissing is aan jou.
waiting-for = Wachten op { $names }.
nothing-to-decide = Er valt nu niets te beslissen.
watching = Je kijkt toe.
undo = Terugnemen
confirm-note = Dit kan niet worden teruggenomen.
confirm-yes = Ja, doen
confirm-no = Nog niet
rule-link = Regel
rule-number = Regel { $rule }
offline = De verbinding is verbroken. Nieuwe poging …
halted = Deze partij moest door een fout van ons worden gestopt. Het verslag blijft bewaard.
plain-board = Voor dit spel is er nog geen getekend bord. Hier staat alles wat je mag weten.
curtain-title = { $name } is aan de beurt
curtain-text = Geef het scherm door. De anderen kijken weg.
curtain-draw = Ik ben { $name }
set-on = Gedekt op { $date }

## Het einde
match-over = De partij is afgelopen.
result = Uitslag
you-win = Jij wint
wins = { $name } wint
shared-victory = { $names } delen de overwinning
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
play-again = Nog een partij
watch-replay = Partij terugzien
download-record = Partijverslag downloaden
seal = Zegel van deze partij
seal-kept = Het zegel is ongeschonden
seal-broken = Het zegel is verbroken
seal-unchecked = Zegel en startwaarde van deze partij
seal-text = Alle toeval in deze partij komt uit één startwaarde. De SHA-256 ervan is vanaf het begin te zien, zodat niemand haar kan veranderen; na de partij kan iedereen de twee vergelijken.
seal-commitment = SHA-256 van de startwaarde
seal-seed = Startwaarde

## Terugzien
replay = Terugblik
replay-start = De tafel is gedekt.
replay-only = Een terugblik kan niet worden veranderd.
open-record-text = Kies het verslag van een partij (*.liege.json). Het wordt actie voor actie gecontroleerd.
choose-file = Een bestand kiezen
moment = Moment
moment-of = Moment { $step } van { $last }
to-start = Naar het begin
step-back = Eén stap terug
step-on = Eén stap verder
to-end = Naar het einde
autoplay = Afspelen
pause = Pauze
speed = Tempo
speed-times = { $speed }×
seen-by = Gezien door
viewer-open = iedereen, alles open
viewer-public = een toeschouwer
viewer-seat = { $name }
hand-of-seat = Hand
to-table = Naar de tafel

## Regels en dank
rules-of = Regels van { $game }
# How a rules page marks what belongs to some modes only: "*Modi: …*".
modes-mark = Modi
all-modes = Alle modi
contents = Inhoud
no-rules = Voor dit spel is er nog geen regelpagina.
credits-games = Spellen
credits-games-text = Lancaster van M. Cramer, Régents van J. Boutteville, Heads of State van P. Hawes, Scharz van J. Kunčík. De regels staan hier in onze eigen woorden, alle tekeningen zijn van ons.
credits-icons = Pictogrammen
credits-icons-text = Enkele tekens komen van game-icons, aangepast in grootte en kleur, onder CC BY 3.0. De makers:
credits-fonts = Letters
credits-fonts-text = Beide lettertypen vallen onder de SIL Open Font License.
credits-libraries = Software
credits-libraries-text = Onder andere, met dank:

## Instellingen
settings = Instellingen
your-name = Je naam
theme = Uiterlijk
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
motion = Beweging
motion-auto = zoals het systeem
motion-reduced = beperkt
sound = Geluid
show-list = Lijst met keuzes altijd tonen

## Weigeringen aan tafel
refusal-stale = Er is intussen iets gebeurd. Kijk nog eens en kies.
refusal-not_awaited = Jij hoeft nu niet te beslissen.
refusal-illegal = Dat staan de regels hier niet toe.
refusal-game_over = De partij is afgelopen.
refusal-nothing_to_undo = Er valt niets terug te nemen.
refusal-malformed = Dit kon niet worden gelezen.
refusal-foreign_seat = Dit is niet jouw plaats.
refusal-not_running = De partij is nog niet begonnen: er zijn plaatsen vrij.
refusal-too_fast = Dat was te snel. Wacht een ogenblik.
refusal-internal = Er ging iets mis op de server. Er is niets veranderd.
refusal-lost = De verbinding brak af. Kijk eerst op het bord voordat je het opnieuw probeert.

## Geweigerde verzoeken
error-malformed = Het verzoek kon niet worden gelezen.
error-bad_name = Een naam heeft 1 tot 24 tekens.
error-bad_setup = Deze opties gaan niet samen.
error-bad_seats = De plaatsen passen niet bij dit spel.
error-bad_record = Dit verslag is niet te vertrouwen: het bestand is beschadigd, veranderd of niet van ons.
error-wrong_origin = Het verzoek kwam van een andere site.
error-not_host = Dat mag alleen wie de tafel heeft gedekt.
error-foreign_seat = Dit is niet jouw plaats, of ze is pas na de partij te bekijken.
error-unknown_game = Dit spel is hier niet bekend.
error-unknown_table = Deze tafel bestaat niet.
error-not_found = Op dit adres is niets.
error-method_not_allowed = Dat doet de server niet.
error-seat_taken = Iemand was sneller: de plaats is bezet.
error-not_over = Dit is te zien zodra de partij is afgelopen.
error-too_large = Dit is te groot.
error-too_slow = Dit duurde te lang. Probeer het nog eens.
error-wrong_type = Zulke bestanden kan de server niet lezen.
error-too_fast = Dat was te snel. Wacht een ogenblik.
error-internal = Er ging iets mis op de server.
error-offline = De server is niet bereikbaar.
