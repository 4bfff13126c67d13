# Régents: names, actions, events, prompts, reasons, options, and the texts of the board.

regents-title = Régents – Guardians of the Kingdom
regents-about = Eight days in Edinburgh Castle: outnumber your rivals room by room, and keep your clan a secret.

## Places
regents-throne = Throne Room
regents-knights = Hall of Knights
regents-treasure = Treasure Room
regents-chapel = Chapel
regents-store = Store Room
regents-tower = Tower
regents-rampart = Rampart

## Domains
regents-politics = Politics
regents-military = Military
regents-finance = Finance
regents-religion = Religion
regents-trade = Trade

## Clans
regents-mackintosh = MacKintosh
regents-macgregor = MacGregor
regents-macleod = MacLeod
regents-campbell = Campbell
regents-macduff = MacDuff
regents-stewart = Stewart
regents-ui-clan-short-mackintosh = Kint.
regents-ui-clan-short-macgregor = Greg.
regents-ui-clan-short-macleod = Leod
regents-ui-clan-short-campbell = Camp.
regents-ui-clan-short-macduff = Duff
regents-ui-clan-short-stewart = Stew.

## Action cards
regents-suspicion = Suspicion
regents-diplomacy = Diplomacy
regents-alliance = Alliance
regents-privilege = Privilege
regents-influence = Influence
regents-betrayal = Betrayal

## Where steps and losses come from
regents-fifth_card = fifth card
regents-accusation = accusation
regents-penalty = wrong accusation

## Actions
regents-action-place_agent = Place an agent { $at_id ->
    [rampart] on
   *[other] in
} the { $at }
regents-action-move_agent = Move an agent from the { $from } to the { $to }
regents-action-move_king = Move the King to the { $to }
regents-action-recruit = Recruit a counsellor
regents-action-place_counsellor = Place a counsellor { $at_id ->
    [rampart] on
   *[other] in
} the { $at }
regents-action-spy = Spy on { $target }
regents-action-accuse = Accuse { $target } of being { $clan }
regents-action-return_agent = Bring an agent back to the { $at }
regents-action-play_card = Play the { $card } card
regents-action-reveal_domain = Reveal the domain card
regents-action-play_chip = Play a privilege chip
regents-action-end_actions = End actions and score
regents-action-expel = Expel an agent of { $target } from the { $at }
regents-action-choose_nobody = Choose no agent
regents-action-swap_first = Swap { $owner_is_you ->
    [yes] your own agent
   *[no] an agent of { $owner }
} ({ $at })
regents-action-swap_first_neutral = Swap the neutral agent ({ $at })
regents-action-swap_second = … with { $owner_is_you ->
    [yes] your own agent
   *[no] an agent of { $owner }
} ({ $at })
regents-action-swap_second_neutral = … with the neutral agent ({ $at })
regents-action-finish_privilege = Move no second agent
regents-action-move_rival = Move an agent of { $owner } from the { $from } to the { $to }
regents-action-advance = One step in { $track }
regents-action-penalize = { $target } loses a step in { $track }
regents-action-win_tie = Win the tie { $at_id ->
    [rampart] on
   *[other] in
} the { $at }
regents-action-decline_diplomacy = Do not use Diplomacy
regents-action-score_hall = Score the { $hall } next
regents-action-leave_halls = Score no further room
regents-action-tower_step = Tower: one step in { $track }
regents-action-tower_later = Score the rooms first, the Tower later
regents-action-decline_tower = Do not use the Tower
regents-action-rampart_retreat = Rampart: { $target } loses a step in { $track }
regents-action-decline_rampart = Do not use the Rampart
regents-action-move_neutral = Move a neutral agent from the { $from } to the { $to }
regents-action-leave_neutral = Move no neutral agent

## Events
regents-event-game_began = { $seat_is_you ->
    [yes] You begin every round.
   *[no] { $seat } begins every round.
}
regents-event-dealt = You are of clan { $clan }, which lacks the { $card } card. Your domain is { $domain }.
regents-event-neutral_clan = The neutral clan is { $clan }: no player belongs to it.
regents-event-agent_placed = { $seat_is_you ->
    [yes] You place
   *[no] { $seat } places
} an agent { $at_id ->
    [rampart] on
   *[other] in
} the { $at }.
regents-event-round_began = Round { $round } begins.
regents-event-turn_began = { $seat_is_you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
regents-event-agent_moved = { $seat_is_you ->
    [yes] You move an agent from the { $from } to the { $to }.
   *[no] { $seat } moves an agent from the { $from } to the { $to }.
}
regents-event-rival_moved = { $by_is_you ->
    [yes] You move
   *[no] { $by } moves
} { $owner_is_you ->
    [yes] your agent
   *[no] an agent of { $owner }
} from the { $from } to the { $to }.
regents-event-king_moved = { $seat_is_you ->
    [yes] You move the King from the { $from } to the { $to }.
   *[no] { $seat } moves the King from the { $from } to the { $to }.
}
regents-event-counsellor_recruited = { $seat_is_you ->
    [yes] You recruit a counsellor.
   *[no] { $seat } recruits a counsellor.
}
regents-event-counsellor_placed = { $seat_is_you ->
    [yes] You place
   *[no] { $seat } places
} a counsellor { $at_id ->
    [rampart] on
   *[other] in
} the { $at }.
regents-event-agent_returned = { $seat_is_you ->
    [yes] You bring an agent back to the { $at }.
   *[no] { $seat } brings an agent back to the { $at }.
}
regents-event-spied = { $by } spies on { $target_is_you ->
    [yes] you
   *[no] { $target }
}.
regents-event-spied_card = { $by_is_you ->
    [yes] You spy on { $target } and see { $card }.
   *[no] { $by } spies on { $target_is_you ->
        [yes] you and sees your { $card }
       *[no] { $target } and sees { $card }
    }.
}
regents-event-accused = { $by } accuses { $target }.
regents-event-accused_of = { $by_is_you ->
    [yes] You accuse { $target } of being { $clan }.
   *[no] { $by } accuses { $target_is_you ->
        [yes] you
       *[no] { $target }
    } of being { $clan }.
}
regents-event-accusation_right = { $target_is_you ->
    [yes] It is true: you are { $clan }.
   *[no] It is true: { $target } is { $clan }.
}
regents-event-accusation_wrong = { $by }’s accusation is wrong.
regents-event-accusation_wrong_shown = { $by_is_you ->
    [yes] You are wrong: { $target } shows you clan { $clan }.
   *[no] { $by } is wrong. { $target_is_you ->
        [yes] You show your clan { $clan } to { $by } only.
       *[no] { $target } shows clan { $clan } to { $by } only.
    }
}
regents-event-tiles_discarded = { $seat_is_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $count ->
    [one] one accusation tile
   *[other] { $count } accusation tiles
} face down.
regents-event-hand_discarded = { $cards ->
    [none] { $seat_is_you ->
        [yes] You have no cards left to discard.
       *[no] { $seat } has no cards left to discard.
    }
   *[other] { $seat_is_you ->
        [yes] You discard the cards in your hand: { $cards }.
       *[no] { $seat } discards the cards in hand: { $cards }.
    }
}
regents-event-counsellor_gained = { $seat_is_you ->
    [yes] You gain a counsellor.
   *[no] { $seat } gains a counsellor.
}
regents-event-card_played = { $seat_is_you ->
    [yes] You play { $card }: everybody now knows that you are not { $clan }.
   *[no] { $seat } plays { $card } and therefore is not { $clan }.
}
regents-event-agent_expelled = { $by_is_you ->
    [yes] You expel
   *[no] { $by } expels
} { $owner_is_you ->
    [yes] one of your agents
   *[no] an agent of { $owner }
} from the { $at }.
regents-event-agents_swapped = { $by_is_you ->
    [yes] You swap
   *[no] { $by } swaps
} two agents: { $owner_is_you ->
    [yes] yours
   *[no] { $owner }’s
} ({ $at }) and { $other_owner_is_you ->
    [yes] yours
   *[no] { $other_owner }’s
} ({ $other_at }).
regents-event-neutral_swapped = { $by_is_you ->
    [yes] You swap
   *[no] { $by } swaps
} two agents: { $owner_is_you ->
    [yes] yours
   *[no] { $owner }’s
} ({ $at }) and a neutral one ({ $other_at }).
regents-event-nobody_chosen = { $seat_is_you ->
    [yes] You choose nobody
   *[no] { $seat } chooses nobody
} ({ $card }).
regents-event-fifth_card = { $seat_is_you ->
    [yes] Your fifth card is played: your clan { $clan } is public.
   *[no] { $seat } has played a fifth card and is revealed as { $clan }.
}
regents-event-domain_revealed = { $seat_is_you ->
    [yes] You reveal
   *[no] { $seat } reveals
} the domain { $domain }; { $counsellors ->
    [0] no counsellor is left for
    [one] one counsellor comes to
   *[other] { $counsellors } counsellors come to
} the { $hall }.
regents-event-chip_played = { $seat_is_you ->
    [yes] You play a privilege chip for one more action.
   *[no] { $seat } plays a privilege chip for one more action.
}
regents-event-steps_gained = { $seat_is_you ->
    [yes] You advance
   *[no] { $seat } advances
} in { $track } from { $from } to { $to } ({ $source }).
regents-event-chip_taken = { $seat_is_you ->
    [yes] You take
   *[no] { $seat } takes
} the privilege chip at { $points } in { $track }.
regents-event-marker_retreated = { $target_is_you ->
    [yes] You fall back
   *[no] { $target } falls back
} in { $track } from { $from } to { $to } ({ $source }, { $by_is_you ->
    [yes] chosen by you
   *[no] chosen by { $by }
}).
regents-event-diplomacy_used = { $seat_is_you ->
    [yes] Your Diplomacy
   *[no] { $seat }’s Diplomacy
} wins the tie { $at_id ->
    [rampart] on
   *[other] in
} the { $at }.
regents-event-majority_cancelled = { $seat_is_you ->
    [yes] The King cancels your majority in the { $hall }.
   *[no] The King cancels { $seat }’s majority in the { $hall }.
}
regents-event-hall_scored = { $seat_is_you ->
    [yes] You score
   *[no] { $seat } scores
} the { $hall }: { $track } { $steps ->
    [0] stays at { $to }
   *[other] { $from } → { $to }
}{ $group ->
    [one] { "" }
   *[other] { " " }(combined majority of { $group })
}{ $lost ->
    [0] { "" }
    [one] , one step lost
   *[other] , { $lost } steps lost
}.
regents-event-nothing_scored = { $seat_is_you ->
    [yes] You score nothing.
   *[no] { $seat } scores nothing.
}
regents-event-halls_left = { $seat_is_you ->
    [yes] You leave the other rooms unscored.
   *[no] { $seat } leaves the other rooms unscored.
}
regents-event-tower_declined = { $seat_is_you ->
    [yes] You do not use the Tower.
   *[no] { $seat } does not use the Tower.
}
regents-event-rampart_declined = { $seat_is_you ->
    [yes] You do not use the Rampart.
   *[no] { $seat } does not use the Rampart.
}
regents-event-counsellors_returned = { $count ->
    [one] One counsellor goes
   *[other] { $count } counsellors go
} back to the reserve.
regents-event-neutral_moved = { $by_is_you ->
    [yes] You move a neutral agent
   *[no] { $by } moves a neutral agent
} from the { $from } to the { $to }.
regents-event-leader_bonus = { $seat_is_you ->
    [yes] You lead in { $track } and gain a counsellor.
   *[no] { $seat } leads in { $track } and gains a counsellor.
}
regents-event-domain_turned_up = { $seat_is_you ->
    [yes] Your domain is { $domain }
   *[no] { $seat }’s domain is { $domain }
}: { $from } → { $to }.
regents-event-final_score = { $seat }: { $tracks } for tracks, { $bonus } for the domain, { $chips } for chips, { $counsellors } for counsellors; { $points } in all.
regents-event-game_won = { $winner_is_you ->
    [yes] You are Guardian of the Kingdom
   *[no] { $winner } is Guardian of the Kingdom
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
regents-event-victory_shared = { $winner_is_you ->
    [yes] You share the victory
   *[no] { $winner } shares the victory
} with { $points ->
    [one] one point
   *[other] { $points } points
}.

## Prompts
regents-prompt-place = Place an agent in a room. { $left ->
    [one] It is your last.
   *[other] You have { $left } left.
}
regents-prompt-wait_place = { $seat } places an agent.
regents-prompt-actions = Your turn: { $actions ->
    [one] one action left.
   *[other] { $actions } actions left.
}
regents-prompt-end_actions = No action left. You may still play a card, a chip or your domain; then press “End actions and score”.
regents-prompt-chip_at_once = Scoring won you a chip. Press “Play a privilege chip” for one more action now, or “End actions and score” to end your turn.
regents-prompt-wait_actions = { $seat } takes actions; { $actions ->
    [0] none left
    [one] one left
   *[other] { $actions } left
}.
regents-prompt-suspicion = Suspicion: expel a rival’s agent from the castle, or press “Choose no agent”.
regents-prompt-betrayal_first = Betrayal: choose the first of two agents to swap, or press “Choose no agent”.
regents-prompt-betrayal_second = Betrayal: choose the agent to swap with { $owner_is_you ->
    [yes] yours
   *[no] { $owner ->
        [none] the neutral agent
       *[other] { $owner }’s agent
    }
} ({ $at }).
regents-prompt-privilege_first = Privilege: move one agent, then a second if you like.
regents-prompt-privilege_second = Privilege: move another agent, or press “Move no second agent”.
regents-prompt-wait_card = { $seat } resolves { $card }.
regents-prompt-influence_steps = Influence: choose a track for { $left ->
    [one] one step.
   *[other] each of { $left } steps.
}
regents-prompt-fifth_card_steps = Your fifth card: choose a track for { $left ->
    [one] one step.
   *[other] each of { $left } steps.
}
regents-prompt-accusation_steps = You were right about { $target }: choose a track for { $left ->
    [one] one step.
   *[other] each of { $left } steps.
}
regents-prompt-wait_steps = { $seat } chooses where to advance.
regents-prompt-penalty = { $target } accused you wrongly: choose which { $left ->
    [one] step
   *[other] { $left } steps
} { $target } loses.
regents-prompt-wait_penalty = { $seat } was wrongly accused and chooses what { $target_is_you ->
    [yes] you lose
   *[no] { $target } loses
}.
regents-prompt-diplomacy = Diplomacy: which tie do you win? For none, press “Do not use Diplomacy”.
regents-prompt-hall_order = The order matters here: which room do you score next?
regents-prompt-hall_choice = Which room do you score next? To leave the others, press “Score no further room”.
regents-prompt-tower_first = You hold the Tower: advance a marker now, or score the rooms first?
regents-prompt-tower = You hold the Tower: take one step on one of your tracks, or press “Do not use the Tower”.
regents-prompt-rampart = You hold the Rampart: push back a rival’s marker, or press “Do not use the Rampart”.
regents-prompt-wait_scoring = { $seat } is scoring.
regents-prompt-neutral = Move one neutral agent, or press “Move no neutral agent”.
regents-prompt-wait_neutral = { $seat } may move a neutral agent.
regents-prompt-over = The match is over.

## Why not
regents-why-actions_left = All actions must be used before the turn ends.
regents-why-card_played_already = Only one action card may be played each turn.
regents-why-chip_played_already = Only one privilege chip may be played each turn.
regents-why-clan_public = This clan is already public.
regents-why-different_agent = The Privilege card moves two different agents.
regents-why-diplomacy_in_halls = At this table Diplomacy does not work in Tower and Rampart.
regents-why-domain_face_up = The domain card is already face up.
regents-why-failed_before = You have already accused this player wrongly.
regents-why-halls_only = Agents start in the five rooms, not in the Tower or on the Rampart.
regents-why-hall_scored = This room is scored already.
regents-why-halls_are_scored = Every room you hold must be scored.
regents-why-hand_too_small = You can only spy on a hand of two cards or more.
regents-why-king_cancels = The King is in this room: nobody has a majority here.
regents-why-king_keeps_to_halls = The King never enters the Tower or the Rampart.
regents-why-last_round = No action cards may be played in the last round.
regents-why-lowest_space = This marker cannot be pushed back any further.
regents-why-needs_agent = To accuse, you need an agent in the King’s room.
regents-why-no_actions_left = You have no action left.
regents-why-no_agent_there = There is no such agent there.
regents-why-no_chip = You have no privilege chip.
regents-why-no_counsellor = You have no counsellor.
regents-why-no_shared_location = To spy, you need an agent in the same place as one of theirs.
regents-why-no_tie = You are not tied for the most pieces there.
regents-why-no_majority = You do not hold this room.
regents-why-no_tile = You no longer have the tile of this clan.
regents-why-none_outside = None of your agents is outside the castle.
regents-why-nobody_to_swap_with = No other player has an agent elsewhere to swap with this one.
regents-why-not_in_hand = This card is not in your hand.
regents-why-not_linked = There is no door between these two places.
regents-why-own_agents_only = The Privilege card moves your own agents only.
regents-why-penalty_accuser_only = Choose one of the accuser’s markers.
regents-why-privilege_costs_action = The Privilege card costs an action, and none is left.
regents-why-recruited_already = Only one counsellor may be recruited each turn.
regents-why-reserve_empty = No counsellor is left in the reserve.
regents-why-rival_only = Choose a rival.
regents-why-spied_already = You may spy only once a turn.
regents-why-swap_differs = The two agents must belong to different players.
regents-why-swap_same_place = The two agents must be in different places.
regents-why-threshold_closed = The threshold is closed: your other markers have not come far enough.
regents-why-track_end = This marker is at the end of its track.
regents-why-wrong_phase = Not now: another decision comes first.

## Options
regents-option-castle_map = Castle
    .help = The original castle plan has not survived. Standard: doors only between the Throne Room and the four other rooms. Side doors add Hall of Knights – Treasure Room and Chapel – Store Room, for agents, the King and combined majorities.
regents-option-castle_map-star = Doors to the Throne Room
regents-option-castle_map-side_doors = With side doors
regents-option-threshold_mode = Thresholds
    .help = To leave the second or third threshold, your other markers must have reached the one before, or have passed it.
regents-option-threshold_mode-reached = Reached
regents-option-threshold_mode-passed = Passed
regents-option-setup_locations = First placement
    .help = Where agents may be placed at the start.
regents-option-setup_locations-halls = Five rooms
regents-option-setup_locations-all = Tower and Rampart too
regents-option-spy_requires_shared_location = Spy only in the same place
    .help = You may spy on a player only when each of you has an agent in the same place.
regents-option-spied_player_told = Tell the player spied on
    .help = A player who is spied on learns which card was seen.
regents-option-accuse_exposed_clan = Accuse public clans
    .help = A player whose clan is face up may still be accused.
regents-option-penalty_floor = After a wrong accusation
    .help = How far markers may be pushed back by a wrong accusation.
regents-option-penalty_floor-first_space = Never below 1
regents-option-penalty_floor-off_track = Down to 0
regents-option-may_forgo_actions = Actions may be left unused
    .help = A turn may end before all actions are taken.
regents-option-diplomacy_scope = Diplomacy works
    .help = Where the Diplomacy card can win a tie.
regents-option-diplomacy_scope-all = Everywhere
regents-option-diplomacy_scope-halls = In rooms only
regents-option-leader_bonus = Bonus after round four
    .help = A player who leads a track alone after round four gains a counsellor.
regents-option-leader_bonus-per_track = For each track
regents-option-leader_bonus-one_per_player = At most one per player
regents-option-neutral_move = Neutral agents move
    .help = With three players: when the active player may move a neutral agent.
regents-option-neutral_move-after_scoring = After scoring
regents-option-neutral_move-before_scoring = Before scoring
regents-option-endgame_chip_claim = Domain card collects chips at the end
    .help = When the domain card advances a marker at the end, it takes the chips it passes.
regents-option-privilege_agents = Privilege card moves
    .help = Whose agents the Privilege card moves.
regents-option-privilege_agents-own = Your own agents
regents-option-privilege_agents-any = Any agents
regents-option-chip_at_once = Chip at once
    .help = A chip won while scoring may be played at once, for one more action at the end of the turn.
regents-option-hall_advance = Scoring rooms
    .help = Whether every room you hold must be scored, or may be left.
regents-option-hall_advance-must = Must be scored
regents-option-hall_advance-may = May be left

## The board
regents-ui-castle = Edinburgh Castle
regents-ui-cartouche-1 = Castle of
regents-ui-cartouche-2 = Edinburgh
regents-ui-cartouche-3 = 1286
regents-ui-tracks = Influence tracks
regents-ui-cancel = Cancel
regents-ui-piece-king = King Edward, { $at }
regents-ui-piece-agents = { $owner }, { $count ->
    [one] one agent
   *[other] { $count } agents
}, { $at }
regents-ui-piece-neutral = { $count ->
    [one] One neutral agent
   *[other] { $count } neutral agents
}, { $at }
regents-ui-piece-counsellors = { $owner }, { $count ->
    [one] one counsellor
   *[other] { $count } counsellors
}, { $at }
regents-ui-summary-king = King Edward
regents-ui-summary-agents = { $owner }: { $count ->
    [one] one agent
   *[other] { $count } agents
}
regents-ui-summary-neutral = { $count ->
    [one] one neutral agent
   *[other] { $count } neutral agents
}
regents-ui-summary-counsellors = { $owner }: { $count ->
    [one] one counsellor
   *[other] { $count } counsellors
}
regents-ui-summary-empty = empty
regents-ui-summary-scorer = { $seat } would score here.
regents-ui-room-track = Majority here: steps on { $track }.
regents-ui-room-tower = Majority here: one step on a track of choice.
regents-ui-room-rampart = Majority here: a rival’s marker loses a step.
regents-ui-room-cancelled = The King cancels the majority of { $seat }.
regents-ui-room-group = { $count } linked rooms: { $count } steps each.
regents-ui-axis = Points of the spaces
regents-ui-marker = { $owner }, { $track }: { $points }
regents-ui-lock = To pass { $points }: { $missing } must reach { $needs }.
regents-ui-token = { $name }: { $count }
regents-ui-reserve = Counsellors in the reserve
regents-ui-counsellors = Counsellors
regents-ui-outside = Agents outside the castle
regents-ui-chips = Privilege chips
regents-ui-spy = Spy
regents-ui-spy-on = Spy on whom?
regents-ui-accuse = Accuse
regents-ui-accuse-player = Accuse { $target }…
regents-ui-accuse-title = Accuse
regents-ui-accuse-stakes = If you are right you gain two steps and a counsellor, and the accused loses all cards in hand. If you are wrong the accused takes two steps from you, and you lose two tiles.
regents-ui-accuse-whom = Whom do you accuse?
regents-ui-accuse-of = Of which clan is { $target }?
regents-ui-tile-gone = You have lost this tile.
regents-ui-preview = { $seat_is_you ->
    [yes] If you ended now
   *[no] If { $seat } ended now
}
regents-ui-preview-scoring = Still to be scored
regents-ui-preview-hall = { $hall }: { $group ->
    [one] on its own
   *[other] { $group } rooms together
}
regents-ui-preview-lost = { $lost ->
    [one] One step would be lost
   *[other] { $lost } steps would be lost
}
regents-ui-preview-none = nothing scored
regents-ui-preview-cancelled = The King cancels: { $hall }
regents-ui-points-gained = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}

## Players
regents-ui-hand = Cards in hand
regents-ui-tiles = Accusation tiles
regents-ui-played = Cards played
regents-ui-start = Begins every round
regents-ui-points-detail = Tracks { $tracks }, chips { $chips }, counsellors { $counsellors }, domain { $domain_bonus }
regents-ui-grid = Who is who?
regents-ui-grid-help = Crosses are certain. Click a free cell to add a private note.
regents-ui-grid-is = { $seat } is { $clan }.
regents-ui-grid-possible = { $seat } may be { $clan }.
regents-ui-grid-not = { $seat } is not { $clan }.
regents-ui-note-likely = Marked as likely.
regents-ui-note-unlikely = Marked as unlikely.
regents-ui-excluded-clan_public = The clan is public.
regents-ui-excluded-clan_shown = You were shown another clan.
regents-ui-excluded-own = That is your clan.
regents-ui-excluded-neutral = That is the neutral clan.
regents-ui-excluded-other_public = Another player is publicly of this clan.
regents-ui-excluded-other_shown = Another player showed you this clan.
regents-ui-excluded-card_played = The card this clan lacks was played.
regents-ui-excluded-card_spied = You saw the card this clan lacks.

## My secrets
regents-ui-no-secrets = Spectators see no secrets.
regents-ui-clan-lacks = Your clan lacks the { $card } card.
regents-ui-clan-open = Your clan is public.
regents-ui-clan-mackintosh = Your mark: a fleur-de-lis in place of the lion.
regents-ui-clan-macgregor = Your mark: level bars in place of upright ones.
regents-ui-clan-macleod = Your mark: a shield of another shape.
regents-ui-clan-campbell = Your mark: a square rivet in place of a round one.
regents-ui-clan-macduff = Your mark: a chevron in place of the wave.
regents-ui-clan-stewart = Your mark: a moon in place of the star.
regents-ui-card-suspicion = Expel a rival’s agent from the castle.
regents-ui-card-diplomacy = In this scoring, you win one tie.
regents-ui-card-alliance = In this scoring, the King does not cancel your majority.
regents-ui-card-privilege = Move two of your agents for one action.
regents-ui-card-influence = Two steps on your tracks.
regents-ui-card-betrayal = Swap two agents of different owners.
regents-ui-card-not = Not { $clan }
regents-ui-domain = Domain
regents-ui-domain-secret = Reveal: two counsellors here. Keep: two steps at the end.
regents-ui-domain-open = Revealed. If you lead alone at the end: three points.
regents-ui-known = What was seen
regents-ui-known-spied = { $by_is_you ->
    [yes] You saw { $target }’s { $card }.
   *[no] { $by } saw { $target_is_you ->
        [yes] your { $card }
       *[no] { $target }’s { $card }
    }.
}
regents-ui-known-spied-unseen = { $by } spied on { $target_is_you ->
    [yes] you
   *[no] { $target }
}.
regents-ui-known-accused = { $by_is_you ->
    [yes] You accused
   *[no] { $by } accused
} { $target_is_you ->
    [yes] you
   *[no] { $target }
} of being { $clan }: { $right ->
    [yes] right
   *[no] wrong
}.
regents-ui-known-accused-unseen = { $by } accused { $target }: { $right ->
    [yes] right
   *[no] wrong
}.

## The turn
regents-ui-round = Round { $round } of { $rounds }
regents-ui-actions-left = { $actions ->
    [0] No action left
    [one] One action left
   *[other] { $actions } actions left
}
regents-ui-once = Once a turn
regents-ui-flag-recruited = A counsellor may still be recruited
regents-ui-flag-recruited-done = Recruited this turn
regents-ui-flag-recruited-short = Recruit
regents-ui-flag-spied = You may still spy
regents-ui-flag-spied-done = Spied this turn
regents-ui-flag-spied-short = Spy
regents-ui-flag-card = A card may still be played
regents-ui-flag-card-done = Card played this turn
regents-ui-flag-card-short = Card
regents-ui-flag-chip = A chip may still be played
regents-ui-flag-chip-done = Chip played this turn
regents-ui-flag-chip-short = Chip
regents-ui-last-cards = Last round for cards
regents-ui-no-cards = No cards in the last round

## The end
regents-ui-result = { $winners ->
    [one] Guardian of the Kingdom
   *[other] A shared victory
}
regents-ui-result-player = Player
regents-ui-result-bonus = Domain
regents-ui-result-chips = Chips
regents-ui-result-counsellors = Counsellors
regents-ui-result-total = Points
regents-ui-result-note = The ringed track is that of the domain card. Ties are broken by chips.

## Learn by playing
regents-guide-welcome-title = Who guards the kingdom?
regents-guide-welcome = In { $rounds } rounds the clan with the most influence becomes Guardian of the Kingdom. On your turn you take three actions, then you alone score. This guide goes with you through your first two turns. You may do something else at any time.
regents-guide-tracks-title = Five tracks
regents-guide-tracks = Each room of the castle has a track: Politics, Military, Finance, Religion, Trade. In a room where you outnumber every rival your marker moves ahead. The spaces pay more and more: the first is worth 1 point, the last 30.
regents-guide-thresholds-title = Thresholds
regents-guide-thresholds = At 4, 10 and 24 points a track has a threshold. You can always reach it and take its privilege chip, but you leave it only when your other four markers have come far enough. So never neglect a domain altogether.
regents-guide-linked-title = Linked rooms
regents-guide-linked = Rooms you hold that are linked by a door count together: one room alone brings one step, two linked rooms bring two steps each, three bring three each. On this map every link between rooms goes through the Throne Room.
regents-guide-place-title = Place an agent
regents-guide-place = Choose: { $room }. The Throne Room is linked to all other rooms, and rooms you hold that touch each other count together: two linked rooms bring two steps each. So hold the Throne Room and a neighbour.
regents-guide-turn-title = Your turn
regents-guide-turn = You have three actions: move an agent or the King, recruit or place a counsellor, spy, accuse. All three must be used. Then only you score. What others do in between can take a majority away from you, so count again on every turn.
regents-guide-cancels-title = The King cancels
regents-guide-cancels = Wherever the King stands, no majority counts: here { $room } brings nothing to anybody. Moving him is an action like any other, so he can be sent to a room that a rival holds.
regents-guide-tower-title = The Tower
regents-guide-tower = The Tower has no track of its own. Whoever outnumbers every rival there when scoring takes one step on a track of choice, before or after the rooms. It lies between Treasure Room and Chapel, and the King never goes there.
regents-guide-walls-title = The Rampart pushes back
regents-guide-walls = The Rampart, between Hall of Knights and Store Room, works the other way round: whoever holds it when scoring may push one marker of a rival back by a step. A rival who has just left a threshold may then stand before it again.
regents-guide-majority-title = Where you stand
regents-guide-majority = { $n ->
    [0] As things are you would score nothing
    [one] As things are you would score here: { $halls }
   *[other] As things are you would score here: { $halls }; together { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
}. { $cancelled ->
    [none] Nobody scores in the room where the King stands.
   *[other] The King cancels your majority here: { $cancelled }. Nobody scores where he stands.
}
regents-guide-king-title = Send the King away
regents-guide-king = Click the King, then the room: { $to }. In the room he leaves ({ $from }) your majority counts again, and where he goes somebody else’s is cancelled.
regents-guide-recruit-title = Recruit a counsellor
regents-guide-recruit = Once a turn you may take a counsellor from the reserve. Placed in a room he counts like an agent until the end of your turn; kept to the end of the match he is worth 1 point. Click the reserve.
regents-guide-counsellor-title = One piece more
regents-guide-counsellor = Place the counsellor here: { $room }. There you are level with a rival, and one piece more makes the majority. It is yours for this scoring; then he goes back to the reserve.
regents-guide-cards-title = Your cards, your secret
regents-guide-cards = Your clan is { $clan }, and nobody else knows. You have every action card but { $card }: playing a card shows one clan that you are not. So each card helps you and tells the others something. You may play one a turn, at no cost.
regents-guide-card-title = Play a card
regents-guide-card = Do this: “{ $button }”. The card lies open for the rest of the match, and in everybody’s grid one clan is crossed out for you.
regents-guide-grid-title = Who is who?
regents-guide-grid = The grid shows which clans each rival can still be. A cross means: not this one, and pointing at it says why. Cards that are played or spied make crosses. When one clan is left, you know.
regents-guide-spy-title = Spy
regents-guide-spy = Spying costs an action and shows you one card from a rival’s hand. A clan that lacks this card is out. Spy on { $player }.
regents-guide-spied-title = What you saw
regents-guide-spied = { $player } holds this card: { $card }. So the clan without it is crossed out in your grid. Only you and the player you spied on know.
regents-guide-to-king-title = To the King
regents-guide-to-king = Accusations are made before the King: you need an agent in his room. Do this: “{ $button }”.
regents-guide-accuse-title = Accuse
regents-guide-accuse = In a real match you wait until you are sure. In this lesson a friend at court tells you: { $player } is { $clan }. A right accusation brings two steps of your choice and a counsellor, and the accused loses all cards. A wrong one costs two steps. Do this: “{ $button }”.
regents-guide-move-title = Move an agent
regents-guide-move = From: { $from }. To: { $to }. Agents walk one link at a time. Watch the numbers: one agent too few in a room, and the majority is gone.
regents-guide-steps-title = A step of your choice
regents-guide-steps = Choose the track: { $track }. It is the one you neglect most, and thresholds ask for all five.
regents-guide-end-actions-title = Score
regents-guide-end-actions = { $n ->
    [0] This time you score nothing; that happens
   *[other] You will score here: { $halls }; together { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
}. The Tower would give one step of your choice, the Rampart pushes a rival back. Choose: “{ $button }”.
regents-guide-halls-title = In which order?
regents-guide-halls = The order matters here, because a threshold may open on the way. Sensible now: “{ $button }”.
regents-guide-rampart-title = The Rampart
regents-guide-rampart = You hold the Rampart: push one marker of a rival back by one. Choose: “{ $button }”.
regents-guide-end-title = Your first two turns
regents-guide-end = You have { $points ->
    [one] one point
   *[other] { $points } points
}, and you know all there is to a turn. Your domain card, in your hand, can bring two counsellors into its room, or two late steps; being alone in front there is worth 3 points at the end. There are { $rounds } rounds; in the last no cards may be played. Have fun!

## In the rules: parts of the table
regents-part-room = A room of its domain
regents-part-throne = The Throne Room, linked to all four others
regents-part-tower = The Tower
regents-part-rampart = The Rampart
regents-part-king = King Edward
regents-part-agents = Agents
regents-part-tracks = The influence tracks, with thresholds and chips
regents-part-tray = Reserve, counsellors, chips, spying, accusing
regents-part-players = The players: points, pieces, cards played
regents-part-hand = Your action cards and your domain card
regents-part-clan = Your clan, and the card it lacks
regents-part-tiles = Your accusation tiles

## What the symbols on the table mean
regents-sign-castle = The castle
regents-sign-king = King Edward: in his room no majority counts
regents-sign-agent = Agent of its owner
regents-sign-neutral = Agent of the neutral clan
regents-sign-counsellor = Counsellor: counts as an agent until the end of the turn
regents-sign-majority = Who has the majority here
regents-sign-cancelled = Crossed out: the King cancels this majority
regents-sign-linked = Linked rooms that count together
regents-sign-door = Golden door: it links rooms that count together
regents-sign-gate = Threshold: reached at any time, left only with the other markers far enough
regents-sign-lock = Lock: your marker cannot pass this threshold yet
regents-sign-leader = Leads this track alone
regents-sign-cards = Action cards
regents-sign-clans = Clans and secrets
regents-sign-out = Certain: not of this clan
regents-sign-sure = Certain: of this clan
regents-sign-likely = Your note: likely
regents-sign-unlikely = Your note: unlikely

## Worth: where points come from, as the coach says it
regents-worth-points = at the end
regents-worth-tracks = on the tracks
regents-worth-pieces = from counsellors, privilege chips and agents in the castle
regents-worth-domain = from the domain card
regents-worth-hand = from action cards
regents-worth-secrets = from what is known about clans
