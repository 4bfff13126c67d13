# Texts of the shell: everything that belongs to no game.

skip = Skip to the content
loading = One moment …
close = Close
back = Back
yes = Yes
no = No
you = you
guest = Guest
language = Language
to-first-page = To the first page

## First page
home-title = Games of crowns and councils
players-range = { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1 to { $max } players
    }
   *[other] { $min } to { $max } players
}
minutes-range = { $min } to { $max } minutes
play-now = Play now
learn-by-playing = Learn by playing
set-table = Set a table
rules = Rules
my-tables = My tables
your-turn = Your turn
phase-gathering = Waiting for players
phase-running = Under way
phase-over = Over
phase-halted = Halted
show-all = Show all { $count }
show-less = Show fewer
open-record = Open a record
credits = Credits
lost-title = There is nothing here
lost-text = This address leads nowhere.

## Setting a table
set-table-of = Set a table of { $game }
players-count = Number of players
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-by-link = Open, by link
seat-local = Another person here
name-of = Name, { $seat }
bots = Bots
bot-of-level = { $level } (bot)
open-seats-note = The match begins when all open seats are taken. You will get a link to share.
options = Options
options-note = The values marked as usual are those of the printed rules.
default-value = { $value } (usual)
needs-person = At least one seat needs a person.
level-page = Page
level-page-about = knows the rules, little more
level-squire = Squire
level-squire-about = looks one move ahead
level-knight = Knight
level-knight-about = a fair opponent
level-lord = Lord
level-lord-about = punishes mistakes
level-king = King
level-king-about = the strongest, about two seconds a move
bot-name-0 = Blue { $level }
bot-name-1 = Red { $level }
bot-name-2 = Green { $level }
bot-name-3 = Golden { $level }
bot-name-4 = Purple { $level }
seat-name-0 = Blue
seat-name-1 = Red
seat-name-2 = Green
seat-name-3 = Gold
seat-name-4 = Purple

## Gathering
table = Table
gathering-title = A table of { $game }
gathering-text = Share this link. Whoever follows it can take an open seat; the match begins when all are taken.
take-seat = Sit here
fill-with-bot = Seat a bot
bot-level = Level of the bots
table-link = Link to this table
link-is-local = This address works on this machine only. Open the page at an address that others can reach, and copy the link there.
copy-link = Copy the link
copied = Copied
link-note = Whoever has no seat here watches and sees only what is public.

## At the table
players = Players
board = Board
your-move = Your move
log-and-rules = Log and rules
log = Log
log-empty = Nothing has happened yet.
see-moment = See this moment
mine = Mine
choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
choices-tab = Choices
group = { $name } ({ $count })
sheet-open = Show choices and log
sheet-close = Hide choices and log
your-decision = It is your decision.
waiting-for = Waiting for { $names }.
nothing-to-decide = Nothing to decide right now.
watching = You are watching.
undo = Take back
confirm-note = This cannot be taken back.
confirm-yes = Yes, do it
confirm-no = Not yet
rule-link = Rule
rule-number = Rule { $rule }
offline = The connection is lost. Trying again …
halted = This match had to be stopped by a fault of ours. Its record is kept.
plain-board = This game has no drawn board yet. Everything you may know is listed here.
curtain-title = { $name } is next
curtain-text = Hand over the screen. The others look away.
curtain-draw = I am { $name }
set-on = Set on { $date }

## The end
match-over = The match is over.
result = Result
you-win = You win
wins = { $name } wins
shared-victory = { $names } share the victory
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-again = Play again
watch-replay = Watch the replay
download-record = Download the record
seal = Seal of this match
seal-kept = The seal was kept
seal-broken = The seal was broken
seal-unchecked = Seal and seed of this match
seal-text = All chance in this match comes from one seed. Its SHA-256 was shown from the start, so that nobody could change it; once the match is over anyone can compare the two.
seal-commitment = SHA-256 of the seed
seal-seed = Seed

## Replay
replay = Replay
replay-start = The table is set.
replay-only = A replay cannot be changed.
open-record-text = Choose a record of a match (*.liege.json). It is checked action by action.
choose-file = Choose a file
moment = Moment
moment-of = Moment { $step } of { $last }
to-start = To the beginning
step-back = One step back
step-on = One step on
to-end = To the end
autoplay = Play
pause = Pause
speed = Speed
speed-times = { $speed }×
seen-by = Seen by
viewer-open = everybody, all cards open
viewer-public = a spectator
viewer-seat = { $name }
hand-of-seat = Hand
to-table = To the table

## Rules and credits
rules-of = Rules of { $game }
# How a rules page marks what belongs to some modes only: "*Modes: …*".
modes-mark = Modes
all-modes = All modes
contents = Contents
no-rules = There is no rules page for this game yet.
credits-games = Games
credits-games-text = Lancaster by M. Cramer, Régents by J. Boutteville, Heads of State by P. Hawes, Scharz by J. Kunčík. Rules are told in our own words, all drawings are ours.
credits-icons = Icons
credits-icons-text = Some signs come from game-icons, redrawn in size and colour, under CC BY 3.0. Its authors:
credits-fonts = Type
credits-fonts-text = Both typefaces are under the SIL Open Font License.
credits-libraries = Software
credits-libraries-text = Among others, with thanks:

## Settings
settings = Settings
your-name = Your name
theme = Appearance
theme-auto = as the system
theme-light = light
theme-dark = dark
motion = Motion
motion-auto = as the system
motion-reduced = reduced
sound = Sounds
show-list = Always show the list of choices

## Refusals at the table
refusal-stale = Something happened in the meantime. Look again and choose.
refusal-not_awaited = It is not your decision right now.
refusal-illegal = The rules do not allow this here.
refusal-game_over = The match is over.
refusal-nothing_to_undo = There is nothing to take back.
refusal-malformed = This could not be read.
refusal-foreign_seat = This seat is not yours.
refusal-not_running = The match has not begun: seats are still open.
refusal-too_fast = That was too fast. Wait a moment.
refusal-internal = Something went wrong on the server. Nothing was changed.
refusal-lost = The connection broke. Check what the board shows before you try again.

## Refused requests
error-malformed = The request could not be read.
error-bad_name = A name has 1 to 24 characters.
error-bad_setup = These options do not go together.
error-bad_seats = The seats do not fit this game.
error-bad_record = This is no record that can be believed: the file is damaged, changed, or not a record of ours.
error-wrong_origin = The request came from another site.
error-not_host = Only whoever set the table may do this.
error-foreign_seat = This seat is not yours, or may not be looked through before the match is over.
error-unknown_game = This game is not known here.
error-unknown_table = There is no such table.
error-not_found = There is nothing at this address.
error-method_not_allowed = The server does not do this.
error-seat_taken = Somebody was quicker: the seat is taken.
error-not_over = This can be seen once the match is over.
error-too_large = This is too large.
error-too_slow = This took too long. Please try again.
error-wrong_type = The server cannot read this kind of file.
error-too_fast = That was too fast. Wait a moment.
error-internal = Something went wrong on the server.
error-offline = The server cannot be reached.
