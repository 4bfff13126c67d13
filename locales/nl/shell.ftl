# Teksten van het programma: alles wat bij geen enkel spel hoort.

skip = Naar de inhoud
loading = Een ogenblik…
close = Sluiten
back = Terug
yes = Ja
no = Nee
labelled = { $label }: { $text }
percent = { $percent }%
you = jij
guest = Gast
guest-number = Gast { $number }
language = Taal
to-first-page = Naar de beginpagina

## Beginpagina
home-title = Spellen om kroon en raad
players-range = { $min ->
    [one] { $max ->
        [one] 1 speler
       *[other] 1 t/m { $max } spelers
    }
   *[other] { $min } t/m { $max } spelers
}
minutes-range = { $min } tot { $max } minuten
play-now = Nu spelen
learn-by-playing = Al spelend leren
learn-again = Les opnieuw spelen
set-table = Tafel openen
rules = Regels
my-tables = Mijn tafels
your-turn = Jij bent aan de beurt
phase-gathering = Wacht op spelers
phase-running = Bezig
phase-over = Afgelopen
phase-halted = Afgebroken
phase-parked = Gepauzeerd
show-all = Alle { $count } tonen
show-less = Minder tonen
open-record = Opgeslagen partij openen
credits = Met dank aan
lost-title = Hier is niets
lost-text = Op dit adres is geen pagina.

## Een tafel openen
set-table-of = Nieuwe tafel: { $game }
players-count = Aantal spelers
seats = Plaatsen
seat-number = Plaats { $number }
seat-me = Ik
seat-open = Vrije plaats
seat-local = Nog een speler op dit apparaat
name-of = Naam, { $seat }
bots = Bots
bot-of-level = Bot: { $level }
open-seats-note = De partij begint zodra alle vrije plaatsen bezet zijn. Je krijgt een link om te delen.
options = Opties
options-note = De waarden die standaard heten, zijn die van de gedrukte regels.
levels-differ = verschillend
house-rules = { $count ->
    [0] Huisregels
    [one] Huisregels (één gewijzigd)
   *[other] Huisregels ({ $count } gewijzigd)
}
default-value = { $value } (standaard)
needs-person = Er moet minstens één mens meespelen.
level-page = Page
level-page-about = kent de regels, maar weinig meer
level-squire = Schildknaap
level-squire-about = kijkt één zet vooruit
level-knight = Ridder
level-knight-about = een behoorlijke tegenstander
level-lord = Heer
level-lord-about = straft fouten af
level-king = Koning
level-king-about = de sterkste, ongeveer twee seconden per zet
bot-name-0 = Bot Blauw
bot-name-1 = Bot Rood
bot-name-2 = Bot Groen
bot-name-3 = Bot Geel
bot-name-4 = Bot Paars
seat-name-0 = Blauw
seat-name-1 = Rood
seat-name-2 = Groen
seat-name-3 = Geel
seat-name-4 = Paars

## Voor de partij
table = Tafel
gathering-title = Tafel: { $game }
gathering-text = Deel deze link. Wie hem opent, kan een vrije plaats nemen; zodra alle plaatsen bezet zijn, begint de partij.
invitation-title = { $name } nodigt je uit voor een partij { $game }
invitation = Neem een vrije plaats; de partij begint zodra alle plaatsen bezet zijn.
seats-taken = { $taken } van { $count } bezet
length = Duur
take-seat = Hier plaatsnemen
fill-with-bot = Bot toevoegen
bot-level = Sterkte van de bots
table-link = Link naar deze tafel
link-is-local = Dit adres werkt alleen op deze computer. Open de pagina op een adres dat anderen kunnen bereiken en kopieer de link daar.
copy-link = Link kopiëren
copied = Gekopieerd
link-note = Wie hier geen plaats heeft, kijkt toe en ziet alleen wat openbaar is.

## Open tafels
open-tables = Open tafels
open-tables-none = Er wacht op dit moment geen tafel op spelers.
open-tables-filtered = Geen open tafel past bij deze keuze.
filter-game = Spel
filter-all-games = Alle spellen
filter-free-seats = Vrije plaatsen
filter-any = Elk aantal
filter-at-least = { $count } of meer
free-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
find-players = Medespelers zoeken
take-a-seat = Plaatsnemen
your-table = Jouw tafel
waits-bots = Nog { $time }, dan nemen bots de vrije plaatsen in.
waits-off = Nog { $time }, dan wordt de partij afgezegd als er plaatsen vrij blijven.
who-may-join = Wie mag meespelen
join-private = Alleen wie de link heeft
join-public = Iedereen: de tafel staat op de beginpagina
waits-field = Als er plaatsen vrij blijven
waits-forever = blijft de tafel wachten
waits-then-bots = nemen bots ze na { $time } in
waits-then-off = wordt de partij na { $time } afgezegd
start-with-bots = Nu met bots beginnen
send-away = Wegsturen
send-away-of = { $name } wegsturen
leave-seat = Tafel verlaten
change-table = Tafel wijzigen
save-table = Wijzigingen opslaan
call-off = Afzeggen
called-off-title = Deze partij is afgezegd
called-off-text = Aan deze tafel is geen partij { $game } gespeeld.
phase-called_off = Afgezegd
rematch-waits = Er is een nieuwe tafel voor dezelfde spelers: met ‘Nog een partij’ ga je erheen.
error-unwelcome = Je bent van deze tafel weggestuurd.
error-has_begun = Het is te laat: de partij is begonnen of afgezegd.
error-bad_terms = Deze tijden zijn te kort of te lang.

## Tijd
clocks = Resterende tijd
tempo = Bedenktijd
tempo-untimed = Zonder klok
tempo-live = Live: { $base } per speler, plus { $increment } per beurt
tempo-live-plain = Live: { $base } per speler
tempo-days = Correspondentie: { $time } per beslissing
tempo-kind-untimed = Zonder klok
tempo-kind-live = Live
tempo-kind-days = Correspondentie
filter-any-pace = Elke
expiry-field = Als iemands tijd om is
expiry-return = speelt een bot tot de speler terug is
expiry-decision = neemt een bot deze ene beslissing
expiry-end = neemt een bot de plaats over tot het einde
your-turn-left = Jij bent aan de beurt, nog { $time }
bot = Bot
bot-plays-for = Een bot speelt voor { $name }.
stood-in-return = Je tijd is om: een bot speelt voor je.
stood-in-decision = Je tijd is om: een bot neemt deze beslissing voor je.
stood-in-end = Je tijd is om: een bot speelt de partij voor je uit.
come-back = Zelf doorspelen
refusal-stood_in = Er speelt een bot voor je. Klik eerst op ‘Zelf doorspelen’.
end-unfinished = Partij voortijdig afbreken
replace-player = Een bot voor { $name } laten spelen
motion-end = Deze partij voortijdig afbreken?
motion-replace = Moet een bot voor { $name } spelen tot de speler terug is?
vote-count = Voor: { $ayes } van { $count }
vote-yes = Instemmen
vote-no = Afwijzen
vote-back = Intrekken
night-title = Nachtrust
night-about = In correspondentiepartijen staan je klokken tijdens deze uren stil.
night-keep = Mijn klokken ’s nachts stilzetten
night-from = Van
night-to = Tot
night-save = Nachtrust opslaan
night-saved = Opgeslagen. Dit geldt vanaf je volgende beslissing.
error-not_running = Deze partij is niet aan de gang.
error-other_motion = De spelers stemmen al over iets anders.
error-bad_night = De nachtrust duurt hoogstens twaalf uur.

## Aan tafel
players = Spelers
board = Speelbord
your-move = Jouw zet
log-and-rules = Verloop en regels
log = Verloop
signs = Symbolen
log-empty = Er is nog niets gebeurd.
see-moment = Het bord op dit moment tonen
mine = Mijn kant
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
undo = Ongedaan maken
confirm-note = Dit kan niet ongedaan worden gemaakt.
confirm-yes = Ja, uitvoeren
confirm-no = Annuleren
since-my-turn = Sinds je vorige beurt
again = Nog eens
times = ×{ $count }
has-news = iets nieuws
looking-back = Terugblik: stap { $step } van { $last }
to-present = Terug naar nu
next-step = { $count ->
    [0] Volgende
   *[other] Volgende ({ $count })
}
go-on = Doorgaan
skip-steps = Alles tonen
confirm-turn-note = Je beurt eindigt hiermee.
hide-choices = Lijst inklappen
keys = Toetsen
key-choose = een van de eerste negen keuzes spelen
key-list = de lijst met keuzes openen of inklappen
key-signs = wat de symbolen op tafel betekenen
key-confirm = bevestigen
key-undo = ongedaan maken
key-escape = neerleggen, annuleren, terug naar nu
key-look-back = stap voor stap terugkijken
key-next = de volgende stap van een ander tonen
key-help = deze lijst
rule-link = Regel
rule-number = Regel { $rule }
offline = De verbinding is verbroken. Nieuwe poging…
halted = Deze partij is voortijdig afgebroken en is opgeslagen.
parked = Deze server draait een versie van het programma die deze partij niet kan voortzetten. Er is niets verloren: zodra de juiste versie draait, gaat de partij verder.
plain-board = Voor dit spel is er nog geen getekend bord. Hier staat alles wat je mag weten.
curtain-title = { $name } is aan de beurt
curtain-text = Geef het scherm door. De anderen kijken weg.
curtain-draw = Ik ben { $name }
curtain-peek = Ingedrukt houden om even te kijken
set-on = Geopend op { $date }

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
download-record = Partij downloaden
seal = Bewijs van eerlijk toeval
seal-kept = Het toeval was eerlijk: het zegel is ongeschonden
seal-broken = Het zegel klopt niet
seal-unchecked = Zegel en startwaarde van deze partij
seal-text = Al het toeval in deze partij komt uit één startwaarde. De vingerafdruk ervan (SHA-256) is vanaf het begin te zien, zodat niemand die kan veranderen; na de partij kan iedereen de twee vergelijken.
seal-commitment = SHA-256 van de startwaarde
seal-seed = Startwaarde

## Terugzien
replay = De partij terugzien
replay-start = Begin van de partij.
replay-only = Een opgeslagen partij kan niet worden veranderd.
open-record-text = Kies een opgeslagen partij (*.liege.json). Elke actie erin wordt gecontroleerd.
choose-file = Een bestand kiezen
moment = Stap
moment-of = Stap { $step } van { $last }
to-start = Naar het begin
step-back = Eén stap terug
step-on = Eén stap verder
to-end = Naar het einde
autoplay = Afspelen
pause = Pauze
speed = Tempo
speed-times = { $speed }×
seen-by = Bekeken als
viewer-open = iedereen (alles open)
viewer-public = toeschouwer
viewer-seat = { $name }
hand-of-seat = Hand
points-tab = Punten
points-graph = Punten van alle spelers in de loop van de partij
to-table = Naar de tafel

## Coach
coach = Coach
coach-text = De coach loopt deze partij zet voor zet door en toont hoe de winstkansen verliepen, waar de partij kantelde en wat er in plaats daarvan gespeeld had kunnen worden. Dat duurt even en stopt wanneer je deze pagina verlaat.
coach-start = De coach vragen
coach-thinks = De coach loopt de partij door
coach-stop = Stoppen
coach-go-on = Doorgaan
coach-of = Beslissingen van
coach-graph = Winstkansen in de loop van de partij
coach-decision = Deze beslissing
coach-no-decision = { $name } heeft bij deze stap niets te beslissen.
coach-right =
    { $you ->
        [yes] Je koos ‘{ $chosen }’. De coach heeft niets beters gevonden.
       *[no] { $seat } koos ‘{ $chosen }’. De coach heeft niets beters gevonden.
    }
coach-better =
    { $you ->
        [yes] Je koos ‘{ $chosen }’. De coach had ‘{ $best }’ gekozen.
       *[no] { $seat } koos ‘{ $chosen }’. De coach had ‘{ $best }’ gekozen.
    }
coach-instead = ‘{ $chosen }’ in plaats van ‘{ $best }’
coach-chosen = Gekozen
coach-visits = { $count ->
    [one] één keer bekeken
   *[other] { $count } keer bekeken
}
coach-turns = Waar de partij kantelde
coach-turn = { $name }: een beslissing
coach-turn-drawn = { $name }: geluk of pech
coach-from-to = { $from } → { $to }
coach-summary = Samenvatting voor { $name }
coach-costliest = Duurste beslissingen
coach-best = Beste beslissingen
coach-cost = Keuzes die niet de beste waren, kostten samen { $percent }% van een overwinning.
coach-luck = Dobbelstenen en getrokken kaarten leverden in totaal { $sum } van een overwinning op; hun pieken en dalen tellen op tot { $moved }%.
coach-plus = +{ $percent }%
coach-minus = −{ $percent }%
coach-note = De winstkansen in de grafiek houden rekening met alle kaarten, ook de verborgen kaarten. Een beslissing wordt alleen beoordeeld op wat de speler op dat moment kon weten.
coach-why = Waarom: { $why }.
coach-and = { $before }; { $clause }
coach-why-little = In punten is het verschil nog niet te zien: het zit in wat later komt.
coach-gain = { $points ->
    [one] { $part } ongeveer { $points } punt meer
   *[other] { $part } ongeveer { $points } punten meer
}
coach-denied = { $points ->
    [one] { $part } ongeveer { $points } punt minder voor { $name }
   *[other] { $part } ongeveer { $points } punten minder voor { $name }
}
coach-price = { $points ->
    [one] maar { $part } ongeveer { $points } punt minder
   *[other] maar { $part } ongeveer { $points } punten minder
}
hint = Tip
hint-ask = Om een tip vragen
hint-thinks = De coach denkt na…
hint-none = Hier valt niets belangrijks te beslissen.
help-hints = Tips: de coach zegt op verzoek wat hij zou doen
help-warnings = Waarschuwingen: de coach meldt zich vóór een blunder
help-unrated = Een partij met coach telt niet voor de ranglijst.
help-here = Aan deze tafel helpt een coach; de partij telt niet voor de ranglijst.
coach-warning = De coach waarschuwt: ongeveer { $percent }% minder winstkans dan met ‘{ $best }’. { $why }

## Regels en dank
rules-of = Regels van { $game }
# How a rules page marks what belongs to some modes only: "*Modi: …*".
modes-mark = Modi
all-modes = Alle modi
contents = Inhoud
rules-search = Zoeken in de regels
rules-found =
    { $count ->
        [0] Niet gevonden
       *[other] { $at } van { $count }
    }
rules-previous = Vorige plaats
rules-next = Volgende plaats
rules-asked = Deze beslissing: { $rule }
rules-back = Terug
rules-parts = Onderdelen van de tafel
print-summary = Overzicht afdrukken
no-rules = Voor dit spel is er nog geen regelpagina.
credits-games = Spellen
credits-games-text = Lancaster van M. Cramer, Régents van J. Boutteville, Heads of State van P. Hawes, Scharz van J. Kunčík. De regels staan hier in onze eigen woorden, alle tekeningen zijn van ons.
credits-icons = Pictogrammen
credits-icons-text = Enkele pictogrammen komen van game-icons, aangepast in grootte en kleur, onder CC BY 3.0. De makers:
credits-fonts = Lettertypen
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
motion = Animaties
motion-auto = zoals het systeem
motion-reduced = beperkt
sound = Geluid
pace = Zetten van anderen
pace-steps = één voor één, met een toets of klik
pace-normal = elk een ogenblik
pace-instant = meteen
ask-before-final = Vragen voordat een klik mijn beurt beëindigt
letters-left = { $count ->
    [one] Nog ruimte voor één teken.
   *[other] Nog ruimte voor { $count } tekens.
}
show-list = Lijst met keuzes altijd tonen
show-choices = Keuzes tonen ({ $count })

## Weigeringen aan tafel
refusal-stale = De situatie is intussen veranderd. Kijk nog eens en kies opnieuw.
refusal-not_awaited = Het is nu niet jouw beurt om te beslissen.
refusal-illegal = Dat staan de regels hier niet toe.
refusal-game_over = De partij is afgelopen.
refusal-nothing_to_undo = Er is niets om ongedaan te maken.
refusal-malformed = De server begreep deze zet niet.
refusal-foreign_seat = Dit is niet jouw plaats.
refusal-not_running = De partij is nog niet begonnen: er zijn plaatsen vrij.
refusal-parked = Deze partij is gepauzeerd tot de server de juiste versie van het programma draait.
refusal-too_fast = Te veel klikken tegelijk. Wacht een ogenblik.
refusal-too_often = Deze plaats kan in deze partij niets meer ongedaan maken.
refusal-not_kept = Deze zet kon niet worden opgeslagen en telt niet. Probeer het opnieuw.
refusal-away = De server kan zijn opslag niet bereiken. Wacht een ogenblik en kijk eerst op het bord voordat je het opnieuw probeert.
refusal-internal = Er ging iets mis op de server. Er is niets veranderd.
refusal-lost = De verbinding is verbroken. Kijk eerst op het bord voordat je het opnieuw probeert.

## Geweigerde verzoeken
error-malformed = Het verzoek kon niet worden gelezen.
error-bad_name = Een naam heeft 1 t/m 24 tekens.
error-name_taken = Iemand heeft deze naam al. Kies een andere.
error-bad_password = Een wachtwoord heeft minstens 8 tekens en is niet de naam.
error-wrong_login = De naam of het wachtwoord klopt niet.
error-wrong_password = Het wachtwoord klopt niet.
error-too_many_tries = Te veel pogingen. Wacht een paar minuten.
error-not_registered = Je bent hier niet ingelogd.
error-has_account = Je hebt al een account.
error-bad_setup = Deze opties gaan niet samen.
error-bad_seats = Met deze plaatsen kan dit spel niet worden gespeeld.
error-bad_record = Dit bestand is niet te vertrouwen: het is beschadigd, veranderd of niet van Liege.
error-wrong_origin = Het verzoek kwam van een andere site.
error-not_host = Dat mag alleen wie de tafel heeft geopend.
error-foreign_seat = Dit is niet jouw plaats, of die is pas na de partij te bekijken.
error-no_help = Aan deze tafel helpt geen coach.
error-not_awaited = Deze plaats heeft nu niets te beslissen.
error-unknown_game = Dit spel is hier niet bekend.
error-unknown_table = Deze tafel bestaat niet.
error-not_found = Op dit adres is niets.
error-method_not_allowed = De server ondersteunt dit niet.
error-seat_taken = Iemand was sneller: de plaats is bezet.
error-not_over = Je kunt dit zien zodra de partij is afgelopen.
error-too_large = Het bestand is te groot.
error-too_slow = Dit duurde te lang. Probeer het nog eens.
error-wrong_type = Zulke bestanden kan de server niet lezen.
error-too_fast = Te veel verzoeken tegelijk. Wacht een ogenblik.
error-too_many = Er staan te veel tafels of vensters tegelijk open. Beëindig eerst een partij of sluit een venster.
error-away = De server kan zijn opslag niet bereiken. Probeer het zo meteen opnieuw.
error-internal = Er ging iets mis op de server.
error-offline = De server is niet bereikbaar.

## Account
account = Account
account-why = Je kunt zonder account spelen. Met een account houd je je tafels, kan niemand anders je naam nemen en speel je op elk apparaat verder.
account-create = Account aanmaken
account-log-in = Inloggen
account-log-out = Uitloggen
account-logged-in = Je bent ingelogd als { $name }.
account-name = Naam
account-password = Wachtwoord
account-password-note = Minstens { $count } tekens. Het is niet te herstellen, dus bewaar het goed.
account-rename = Naam wijzigen
account-renamed = Je heet voortaan { $name }.
account-change-password = Wachtwoord wijzigen
account-old-password = Huidig wachtwoord
account-new-password = Nieuw wachtwoord
account-password-changed = Het wachtwoord is gewijzigd, en alle andere apparaten zijn uitgelogd.
account-sessions = Waar je bent ingelogd
account-this-device = dit apparaat
account-unknown-device = Onbekend apparaat
account-last-seen = laatst gebruikt: { $when }
account-end-session = Uitloggen: { $device }
account-end-others = Overal elders uitloggen
account-data = Jouw gegevens
account-export = Alles downloaden wat over jou is opgeslagen
account-delete = Account verwijderen
account-forget = Vergeet mij
account-delete-about = Je naam en alles wat naar jou leidt worden voorgoed verwijderd. Afgelopen partijen blijven bij de anderen, zonder jouw naam; in lopende partijen neemt een bot je plaats in.
account-delete-confirm = Voorgoed verwijderen
account-forgotten = Alles over jou is verwijderd.

# A guide through a first match. Each game has its own steps.
guide = Gids
guide-on = Gids aanzetten
guide-off = Gids uitzetten
guide-next = Verder
guide-skip = Stap overslaan
guide-finish = Zonder gids doorspelen
guide-fold = Gids inklappen
guide-unfold = Gids uitklappen
guide-followed = Gedaan.
guide-otherwise = Je deed het anders. Dat is prima; we gaan van daaruit verder.
guide-free-title = Zoals je wilt
guide-free = Speel deze stap zoals je wilt. Bij de volgende gaat de gids verder.
