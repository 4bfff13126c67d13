# Texts of the shell: everything that belongs to no game.

skip = Skip to the content
loading = One moment…
close = Close
back = Back
yes = Yes
no = No
labelled = { $label }: { $text }
percent = { $percent }%
you = you
guest = Guest
guest-number = Guest { $number }
language = Language
to-first-page = Home

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
learn-again = Learn again
set-table = New table
rules = Rules
my-tables = My tables
your-turn = Your turn
phase-gathering = Waiting for players
phase-running = Under way
phase-over = Over
phase-halted = Ended early
phase-parked = Paused
show-all = Show all { $count }
show-less = Show fewer
open-record = Open a saved match
credits = Credits
lost-title = There is nothing here
lost-text = There is no page at this address.

## Opening a table
set-table-of = New table: { $game }
players-count = Number of players
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-local = Another player on this device
name-of = Name, { $seat }
bots = Bots
bot-of-level = Bot: { $level }
open-seats-note = The match begins when all open seats are taken. You will get a link to share.
options = Options
options-note = Values marked as standard are those of the printed rules.
levels-differ = various
house-rules = { $count ->
    [0] House rules
    [one] House rules (one changed)
   *[other] House rules ({ $count } changed)
}
default-value = { $value } (standard)
needs-person = At least one person has to play.
level-page = Page
level-page-about = knows the rules, but little more
level-squire = Squire
level-squire-about = looks one move ahead
level-knight = Knight
level-knight-about = a fair opponent
level-lord = Lord
level-lord-about = punishes mistakes
level-king = King
level-king-about = the strongest, about two seconds a move
bot-name-0 = Blue bot
bot-name-1 = Red bot
bot-name-2 = Green bot
bot-name-3 = Yellow bot
bot-name-4 = Purple bot
seat-name-0 = Blue
seat-name-1 = Red
seat-name-2 = Green
seat-name-3 = Yellow
seat-name-4 = Purple

## Gathering
table = Table
gathering-title = Table: { $game }
gathering-text = Share this link. Anyone who opens it can take an open seat; the match begins when all seats are taken.
invitation-title = { $name } invites you to a match of { $game }
invitation = Take an open seat; the match begins when all seats are taken.
seats-taken = { $taken } of { $count } taken
length = Length
take-seat = Take this seat
fill-with-bot = Add a bot
bot-level = Bot level
table-link = Link to this table
link-is-local = This address works only on this computer. Open the page at an address that others can reach, and copy the link from there.
copy-link = Copy the link
copied = Copied
link-note = Anyone without a seat can watch and sees only public information.

## Open tables
open-tables = Open tables
open-tables-none = No table is waiting for players right now.
open-tables-filtered = No open table matches these filters.
filter-game = Game
filter-all-games = All games
filter-free-seats = Open seats
filter-any = Any number
filter-at-least = { $count } or more
free-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
find-players = Find players
take-a-seat = Take a seat
your-table = Your table
waits-bots = Bots take the open seats in { $time }.
waits-off = Called off in { $time } if seats stay open.
who-may-join = Who may join
join-private = Only people with the link
join-public = Anyone: the table is listed on the home page
waits-field = If seats stay open
waits-forever = the table keeps waiting
waits-then-bots = after { $time }, bots take them
waits-then-off = after { $time }, the match is called off
start-with-bots = Start now with bots
send-away = Send away
send-away-of = Send { $name } away
leave-seat = Leave the table
change-table = Change the table
save-table = Save changes
call-off = Call off
called-off-title = This match was called off
called-off-text = No match of { $game } was played at this table.
phase-called_off = Called off
rematch-waits = A new table is waiting for the same players: “Play again” takes you there.
error-unwelcome = The host has sent you away from this table.
error-has_begun = It is too late: the match has begun or was called off.
error-bad_terms = These times are too short or too long.

## Time
clocks = Time left
tempo = Pace
tempo-untimed = No clock
tempo-live = Live: { $base } each, plus { $increment } per turn
tempo-live-plain = Live: { $base } each
tempo-days = Correspondence: { $time } per decision
tempo-kind-untimed = No clock
tempo-kind-live = Live
tempo-kind-days = Correspondence
filter-any-pace = Any
expiry-field = If a player runs out of time
expiry-return = a bot plays until the player is back
expiry-decision = a bot makes this one decision
expiry-end = a bot takes the seat for good
your-turn-left = Your turn, { $time } left
bot = Bot
bot-plays-for = A bot is playing for { $name }.
stood-in-return = Your time ran out: a bot is playing for you.
stood-in-decision = Your time ran out: a bot is making this decision for you.
stood-in-end = Your time ran out: a bot will play your seat to the end.
come-back = Take my seat back
refusal-stood_in = A bot is playing for you. Take your seat back first.
end-unfinished = End the match early
replace-player = Let a bot play for { $name }
motion-end = End this match early?
motion-replace = Let a bot play for { $name } until they are back?
vote-count = In favour: { $ayes } of { $count }
vote-yes = Agree
vote-no = Refuse
vote-back = Withdraw
night-title = Quiet hours
night-about = During these hours, none of your clocks runs in correspondence matches.
night-keep = Stop my clocks at night
night-from = From
night-to = To
night-save = Save quiet hours
night-saved = Saved. This applies from your next decision.
error-not_running = This match is not under way.
error-other_motion = The players are voting on something else.
error-bad_night = Quiet hours can last twelve hours at most.

## At the table
players = Players
board = Board
your-move = Your move
log-and-rules = Log and rules
log = Log
signs = Symbols
log-empty = Nothing has happened yet.
see-moment = Show the board at this point
mine = My side
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
undo = Undo
confirm-note = This cannot be undone.
confirm-yes = Yes, confirm
confirm-no = Cancel
since-my-turn = Since your last turn
again = Again
times = ×{ $count }
has-news = something new
looking-back = Looking back: step { $step } of { $last }
to-present = Back to now
next-step = { $count ->
    [0] Next
   *[other] Next ({ $count })
}
go-on = Go on
skip-steps = Show everything
confirm-turn-note = Your turn ends with it.
hide-choices = Fold the list
keys = Keys
key-choose = play one of the first nine choices
key-list = open or fold the list of choices
key-signs = what the symbols on the table mean
key-confirm = confirm
key-undo = undo
key-escape = put down, cancel, back to now
key-look-back = look back, step by step
key-next = show the next step of another player
key-help = this list
rule-link = Rule
rule-number = Rule { $rule }
offline = The connection is lost. Trying again…
halted = This match ended early. It has been saved.
parked = This server runs a version of the program that cannot continue this match. Nothing is lost: the match goes on once the right version runs.
plain-board = This game has no drawn board yet. Everything you may know is listed here.
curtain-title = { $name } plays next
curtain-text = Hand over the screen. The others look away.
curtain-draw = I am { $name }
curtain-peek = Hold to peek
set-on = Opened on { $date }

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
download-record = Download this match
seal = Fairness check
seal-kept = The shuffle was fair: the seal is intact
seal-broken = The seal does not match
seal-unchecked = Seal and seed of this match
seal-text = All randomness in this match comes from one seed. Its fingerprint (SHA-256) was shown from the start, so nobody could change it afterwards; once the match is over, anyone can compare the two.
seal-commitment = SHA-256 of the seed
seal-seed = Seed

## Replay
replay = Replay
replay-start = Start of the match.
replay-only = A replay cannot be changed.
open-record-text = Choose a saved match (*.liege.json). Every action in it is checked.
choose-file = Choose a file
moment = Step
moment-of = Step { $step } of { $last }
to-start = To the beginning
step-back = One step back
step-on = One step forward
to-end = To the end
autoplay = Play
pause = Pause
speed = Speed
speed-times = { $speed }×
seen-by = View as
viewer-open = everybody (all cards open)
viewer-public = a spectator
viewer-seat = { $name }
hand-of-seat = Hand
points-tab = Points
points-graph = Points of all players over the match
to-table = To the table

## Coach
coach = Coach
coach-text = The coach goes through this match move by move and shows how the chances of winning changed, where the match turned, and what could have been played instead. This takes a while and stops when you leave this page.
coach-start = Ask the coach
coach-thinks = The coach is going through the match
coach-stop = Stop
coach-go-on = Go on
coach-of = Decisions of
coach-graph = Chances of winning throughout the match
coach-decision = This decision
coach-no-decision = { $name } has nothing to decide at this step.
coach-right =
    { $you ->
        [yes] You chose “{ $chosen }”. The coach found nothing better.
       *[no] { $seat } chose “{ $chosen }”. The coach found nothing better.
    }
coach-better =
    { $you ->
        [yes] You chose “{ $chosen }”. The coach would have chosen “{ $best }”.
       *[no] { $seat } chose “{ $chosen }”. The coach would have chosen “{ $best }”.
    }
coach-instead = “{ $chosen }” instead of “{ $best }”
coach-chosen = Chosen
coach-visits = { $count ->
    [one] looked at once
   *[other] looked at { $count } times
}
coach-turns = Where the match turned
coach-turn = { $name }: a decision
coach-turn-drawn = { $name }: luck
coach-from-to = { $from } → { $to }
coach-summary = Summary for { $name }
coach-costliest = Costliest decisions
coach-best = Best decisions
coach-cost = Choices that were not the best cost { $percent }% of a win in total.
coach-luck = Dice and draws were worth { $sum } of a win in total; their ups and downs add up to { $moved }%.
coach-plus = +{ $percent }%
coach-minus = −{ $percent }%
coach-note = The chances in the graph take all cards into account, even hidden ones. A decision is judged only by what its player could know at that moment.
coach-why = Why: { $why }.
coach-and = { $before }; { $clause }
coach-why-little = The difference does not show in points yet: it lies in what comes later.
coach-gain = { $points ->
    [one] about { $points } more point { $part }
   *[other] about { $points } more points { $part }
}
coach-denied = { $points ->
    [one] about { $points } fewer point for { $name } { $part }
   *[other] about { $points } fewer points for { $name } { $part }
}
coach-price = { $points ->
    [one] at the cost of about { $points } point { $part }
   *[other] at the cost of about { $points } points { $part }
}
hint = Hint
hint-ask = Ask for a hint
hint-thinks = The coach is thinking…
hint-none = There is nothing important to decide here.
help-hints = Hints: when I ask, the coach says what it would do
help-warnings = Warnings: the coach speaks up before a blunder
help-unrated = A match with a coach is unrated.
help-here = A coach helps at this table; the match is unrated.
coach-warning = The coach warns: about { $percent }% less chance of winning than with “{ $best }”. { $why }

## Rules and credits
rules-of = Rules of { $game }
# How a rules page marks what belongs to some modes only: "*Modes: …*".
modes-mark = Modes
all-modes = All modes
contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Not found
       *[other] { $at } of { $count }
    }
rules-previous = Previous place
rules-next = Next place
rules-asked = This decision: { $rule }
rules-back = Back
rules-parts = Parts of the table
print-summary = Print the summary
no-rules = There is no rules page for this game yet.
credits-games = Games
credits-games-text = Lancaster by M. Cramer, Régents by J. Boutteville, Heads of State by P. Hawes, Scharz by J. Kunčík. The rules are retold in our own words, all drawings are ours.
credits-icons = Icons
credits-icons-text = Some icons come from game-icons, resized and recoloured, under CC BY 3.0. Its authors:
credits-fonts = Fonts
credits-fonts-text = Both typefaces are under the SIL Open Font License.
credits-libraries = Software
credits-libraries-text = Among others, with thanks:

## Settings
settings = Settings
your-name = Your name
theme = Appearance
theme-auto = same as system
theme-light = light
theme-dark = dark
motion = Animations
motion-auto = same as system
motion-reduced = reduced
sound = Sounds
pace = Moves of others
pace-steps = one by one, on a key or click
pace-normal = each for a moment
pace-instant = at once
ask-before-final = Ask before a click ends my turn
letters-left = { $count ->
    [one] Room for one more character.
   *[other] Room for { $count } more characters.
}
show-list = Always show the list of choices
show-choices = Show the choices ({ $count })

## Refusals at the table
refusal-stale = The situation has changed. Please check the board and choose again.
refusal-not_awaited = It is not your turn to decide.
refusal-illegal = The rules do not allow this here.
refusal-game_over = The match is over.
refusal-nothing_to_undo = There is nothing to undo.
refusal-malformed = The server did not understand this move.
refusal-foreign_seat = This seat is not yours.
refusal-not_running = The match has not begun: seats are still open.
refusal-parked = This match is paused until the server runs the right version of the program.
refusal-too_fast = Too many clicks at once. Please wait a moment.
refusal-too_often = This seat cannot undo any more in this match.
refusal-not_kept = This move could not be saved and was not played. Please try again.
refusal-away = The server cannot reach its storage. Please try again in a moment and check the board first.
refusal-internal = Something went wrong on the server. Nothing was changed.
refusal-lost = The connection was lost. Check the board before you try again.

## Refused requests
error-malformed = The request could not be read.
error-bad_name = A name has between 1 and 24 characters.
error-name_taken = Somebody with an account has this name. Please choose another one.
error-bad_password = A password has at least 8 characters and is not the name.
error-wrong_login = The name or the password is wrong.
error-wrong_password = The password is wrong.
error-too_many_tries = Too many tries. Please wait a few minutes.
error-not_registered = You are not logged in here.
error-has_account = You have an account already.
error-bad_setup = These options do not go together.
error-bad_seats = This game cannot be played with these seats.
error-bad_record = This file cannot be trusted: it is damaged, has been changed, or was not made by Liege.
error-wrong_origin = The request came from another site.
error-not_host = Only the host of this table can do this.
error-foreign_seat = This seat is not yours, or can only be viewed once the match is over.
error-no_help = No coach helps at this table.
error-not_awaited = There is nothing to decide for this seat right now.
error-unknown_game = This game is not known here.
error-unknown_table = There is no such table.
error-not_found = There is nothing at this address.
error-method_not_allowed = The server does not support this request.
error-seat_taken = Somebody was quicker: the seat is taken.
error-not_over = You can see this once the match is over.
error-too_large = The file is too large.
error-too_slow = This took too long. Please try again.
error-wrong_type = The server cannot read this kind of file.
error-too_fast = Too many requests at once. Please wait a moment.
error-too_many = Too many tables or windows are open at once. Finish a match or close a window first.
error-away = The server cannot reach its storage. Please try again in a moment.
error-internal = Something went wrong on the server.
error-offline = The server cannot be reached.

## Account
account = Account
account-why = You can play without an account. With one you keep your tables, nobody else can take your name, and you can play on from any device.
account-create = Create an account
account-log-in = Log in
account-log-out = Log out
account-logged-in = You are logged in as { $name }.
account-name = Name
account-password = Password
account-password-note = At least { $count } characters. It cannot be recovered, so keep it safe.
account-rename = Change the name
account-renamed = From now on you are { $name }.
account-change-password = Change the password
account-old-password = Current password
account-new-password = New password
account-password-changed = The password has been changed, and you are logged out on every other device.
account-sessions = Where you are logged in
account-this-device = this device
account-unknown-device = Unknown device
account-last-seen = last used on { $when }
account-end-session = Log out: { $device }
account-end-others = Log out everywhere else
account-data = Your data
account-export = Download everything stored about you
account-delete = Delete the account
account-forget = Forget me
account-delete-about = Your name and everything that leads to you will be deleted for good. Finished matches stay with the others, without your name; in matches under way a bot takes your seat.
account-delete-confirm = Delete for good
account-forgotten = Everything about you has been deleted.

# A guide through a first match. Each game has its own steps.
guide = Guide
guide-on = Guide me
guide-off = Switch the guide off
guide-next = Next
guide-skip = Skip this step
guide-finish = Play on alone
guide-fold = Fold the guide
guide-unfold = Unfold the guide
guide-followed = Done.
guide-otherwise = You did it your own way. That is fine; we go on from there.
guide-free-title = As you like
guide-free = Play this step as you like. The guide goes on with the next one.
