# Régents: namen, acties, gebeurtenissen, vragen, redenen, opties en de teksten van het bord.

regents-title = Régents – De bewakers van het koninkrijk
regents-about = Acht dagen in het kasteel van Edinburgh: wees zaal na zaal in de meerderheid, en houd je clan geheim.

## Plaatsen
regents-throne = Troonzaal
regents-knights = Wapenzaal
regents-treasure = Schatkamer
regents-chapel = Kapel
regents-store = Voorraadkamer
regents-tower = Toren
regents-rampart = Weergang

## Domeinen
regents-politics = Politiek
regents-military = Militair
regents-finance = Financiën
regents-religion = Religie
regents-trade = Handel

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

## Actiekaarten
regents-suspicion = Verdenking
regents-diplomacy = Diplomatie
regents-alliance = Verbond
regents-privilege = Privilege
regents-influence = Invloed
regents-betrayal = Verraad

## Waar stappen en verliezen vandaan komen
regents-fifth_card = vijfde kaart
regents-accusation = beschuldiging
regents-penalty = onterechte beschuldiging

## Acties
regents-action-place_agent = Een vertrouweling plaatsen: { $at }
regents-action-move_agent = Een vertrouweling verplaatsen: { $from } → { $to }
regents-action-move_king = De koning verplaatsen: { $to }
regents-action-recruit = Een raadgever aanwerven
regents-action-place_counsellor = Een raadgever plaatsen: { $at }
regents-action-spy = { $target } bespioneren
regents-action-accuse = { $target } beschuldigen: clan { $clan }
regents-action-return_agent = Een vertrouweling terugbrengen: { $at }
regents-action-play_card = De kaart { $card } spelen
regents-action-reveal_domain = De domeinkaart onthullen
regents-action-play_chip = Een privilegeschijf spelen
regents-action-end_actions = Acties beëindigen en afrekenen
regents-action-expel = Een vertrouweling van { $target } het kasteel uit sturen: { $at }
regents-action-choose_nobody = Geen vertrouweling kiezen
regents-action-swap_first = { $owner_is_you ->
    [yes] Je eigen vertrouweling
   *[no] Een vertrouweling van { $owner }
} verwisselen: { $at }
regents-action-swap_first_neutral = De neutrale vertrouweling verwisselen: { $at }
regents-action-swap_second = … met { $owner_is_you ->
    [yes] je eigen vertrouweling
   *[no] een vertrouweling van { $owner }
}: { $at }
regents-action-swap_second_neutral = … met de neutrale vertrouweling: { $at }
regents-action-finish_privilege = Geen tweede vertrouweling verplaatsen
regents-action-move_rival = Een vertrouweling van { $owner } verplaatsen: { $from } → { $to }
regents-action-advance = Eén stap in het domein { $track }
regents-action-penalize = { $target } verliest een stap in het domein { $track }
regents-action-win_tie = De gelijke stand in je voordeel beslissen: { $at }
regents-action-decline_diplomacy = Diplomatie niet gebruiken
regents-action-score_hall = Nu afrekenen: { $hall }
regents-action-leave_halls = Geen zaal meer afrekenen
regents-action-tower_step = Toren: één stap in het domein { $track }
regents-action-tower_later = Eerst de zalen afrekenen, daarna de Toren
regents-action-decline_tower = Toren niet gebruiken
regents-action-rampart_retreat = Weergang: { $target } verliest een stap in het domein { $track }
regents-action-decline_rampart = Weergang niet gebruiken
regents-action-move_neutral = Een neutrale vertrouweling verplaatsen: { $from } → { $to }
regents-action-leave_neutral = Geen neutrale vertrouweling verplaatsen

## Gebeurtenissen
regents-event-game_began = { $seat_is_you ->
    [yes] Jij begint elke ronde.
   *[no] { $seat } begint elke ronde.
}
regents-event-dealt = Je hoort bij clan { $clan }, die de kaart { $card } mist. Je domein is { $domain }.
regents-event-neutral_clan = De neutrale clan is { $clan }: geen speler hoort erbij.
regents-event-agent_placed = { $seat_is_you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
} een vertrouweling { $at_id ->
    [rampart] op
    [tower] op
   *[other] in
} de { $at }.
regents-event-round_began = Ronde { $round } begint.
regents-event-turn_began = { $seat_is_you ->
    [yes] Jij bent aan de beurt.
   *[no] { $seat } is aan de beurt.
}
regents-event-agent_moved = { $seat_is_you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
} een vertrouweling van de { $from } naar de { $to }.
regents-event-rival_moved = { $by_is_you ->
    [yes] Je verplaatst
   *[no] { $by } verplaatst
} { $owner_is_you ->
    [yes] jouw vertrouweling
   *[no] een vertrouweling van { $owner }
} van de { $from } naar de { $to }.
regents-event-king_moved = { $seat_is_you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
} de koning van de { $from } naar de { $to }.
regents-event-counsellor_recruited = { $seat_is_you ->
    [yes] Je werft een raadgever aan.
   *[no] { $seat } werft een raadgever aan.
}
regents-event-counsellor_placed = { $seat_is_you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
} een raadgever { $at_id ->
    [rampart] op
    [tower] op
   *[other] in
} de { $at }.
regents-event-agent_returned = { $seat_is_you ->
    [yes] Je brengt een vertrouweling terug naar de { $at }.
   *[no] { $seat } brengt een vertrouweling terug naar de { $at }.
}
regents-event-spied = { $by } bespioneert { $target_is_you ->
    [yes] jou
   *[no] { $target }
}.
regents-event-spied_card = { $by_is_you ->
    [yes] Je bespioneert { $target } en ziet { $card }.
   *[no] { $by } bespioneert { $target_is_you ->
        [yes] jou en ziet je kaart { $card }
       *[no] { $target } en ziet { $card }
    }.
}
regents-event-accused = { $by } beschuldigt { $target }.
regents-event-accused_of = { $by_is_you ->
    [yes] Je beschuldigt { $target }
   *[no] { $by } beschuldigt { $target_is_you ->
        [yes] jou
       *[no] { $target }
    }
}: clan { $clan }.
regents-event-accusation_right = { $target_is_you ->
    [yes] Het klopt: je hoort bij clan { $clan }.
   *[no] Het klopt: { $target } hoort bij clan { $clan }.
}
regents-event-accusation_wrong = De beschuldiging van { $by } is onterecht.
regents-event-accusation_wrong_shown = { $by_is_you ->
    [yes] Het klopt niet: { $target } toont je clan { $clan }.
   *[no] Het klopt niet. { $target_is_you ->
        [yes] Je toont je clan { $clan } alleen aan { $by }.
       *[no] { $target } toont clan { $clan } alleen aan { $by }.
    }
}
regents-event-tiles_discarded = { $seat_is_you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $count ->
    [one] één beschuldigingstegel
   *[other] { $count } beschuldigingstegels
} gesloten weg.
regents-event-hand_discarded = { $cards ->
    [none] { $seat_is_you ->
        [yes] Je hebt geen handkaarten meer om af te leggen.
       *[no] { $seat } heeft geen handkaarten meer om af te leggen.
    }
   *[other] { $seat_is_you ->
        [yes] Je legt je handkaarten af: { $cards }.
       *[no] { $seat } legt de handkaarten af: { $cards }.
    }
}
regents-event-counsellor_gained = { $seat_is_you ->
    [yes] Je krijgt een raadgever.
   *[no] { $seat } krijgt een raadgever.
}
regents-event-card_played = { $seat_is_you ->
    [yes] Je speelt { $card }: iedereen weet nu dat je niet bij clan { $clan } hoort.
   *[no] { $seat } speelt { $card } en hoort dus niet bij clan { $clan }.
}
regents-event-agent_expelled = { $by_is_you ->
    [yes] Je stuurt
   *[no] { $by } stuurt
} { $owner_is_you ->
    [yes] een van jouw vertrouwelingen
   *[no] een vertrouweling van { $owner }
} het kasteel uit ({ $at }).
regents-event-agents_swapped = { $by_is_you ->
    [yes] Je verwisselt
   *[no] { $by } verwisselt
} twee vertrouwelingen: { $owner_is_you ->
    [yes] die van jou
   *[no] die van { $owner }
} ({ $at }) en { $other_owner_is_you ->
    [yes] die van jou
   *[no] die van { $other_owner }
} ({ $other_at }).
regents-event-neutral_swapped = { $by_is_you ->
    [yes] Je verwisselt
   *[no] { $by } verwisselt
} twee vertrouwelingen: { $owner_is_you ->
    [yes] die van jou
   *[no] die van { $owner }
} ({ $at }) en een neutrale ({ $other_at }).
regents-event-nobody_chosen = { $seat_is_you ->
    [yes] Je kiest niemand
   *[no] { $seat } kiest niemand
} ({ $card }).
regents-event-fifth_card = { $seat_is_you ->
    [yes] Je vijfde kaart is gespeeld: je clan { $clan } is openbaar.
   *[no] { $seat } heeft de vijfde kaart gespeeld en blijkt bij clan { $clan } te horen.
}
regents-event-domain_revealed = { $seat_is_you ->
    [yes] Je onthult
   *[no] { $seat } onthult
} het domein { $domain }; { $counsellors ->
    [0] er is geen raadgever meer voor
    [one] één raadgever komt naar
   *[other] { $counsellors } raadgevers komen naar
} de { $hall }.
regents-event-chip_played = { $seat_is_you ->
    [yes] Je speelt een privilegeschijf voor een extra actie.
   *[no] { $seat } speelt een privilegeschijf voor een extra actie.
}
regents-event-steps_gained = { $seat_is_you ->
    [yes] Je gaat
   *[no] { $seat } gaat
} in het domein { $track } van { $from } naar { $to } ({ $source }).
regents-event-chip_taken = { $seat_is_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} de privilegeschijf van vak { $points } in het domein { $track }.
regents-event-marker_retreated = { $target_is_you ->
    [yes] Je valt
   *[no] { $target } valt
} in het domein { $track } terug van { $from } naar { $to } ({ $source }, { $by_is_you ->
    [yes] door jou gekozen
   *[no] gekozen door { $by }
}).
regents-event-diplomacy_used = { $seat_is_you ->
    [yes] Je beslist de gelijke stand met Diplomatie in je voordeel
   *[no] { $seat } beslist de gelijke stand met Diplomatie in eigen voordeel
}: { $at }.
regents-event-majority_cancelled = De koning heft { $seat_is_you ->
    [yes] jouw meerderheid
   *[no] de meerderheid van { $seat }
} in de { $hall } op.
regents-event-hall_scored = { $seat_is_you ->
    [yes] Je rekent
   *[no] { $seat } rekent
} de { $hall } af: { $track } { $steps ->
    [0] blijft op { $to }
   *[other] { $from } → { $to }
}{ $group ->
    [one] { "" }
   *[other] { " " }(samengestelde meerderheid in { $group } zalen)
}{ $lost ->
    [0] { "" }
    [one] , één stap verloren
   *[other] , { $lost } stappen verloren
}.
regents-event-nothing_scored = { $seat_is_you ->
    [yes] Je rekent niets af.
   *[no] { $seat } rekent niets af.
}
regents-event-halls_left = { $seat_is_you ->
    [yes] Je rekent de overige zalen niet af.
   *[no] { $seat } rekent de overige zalen niet af.
}
regents-event-tower_declined = { $seat_is_you ->
    [yes] Je gebruikt de Toren niet.
   *[no] { $seat } gebruikt de Toren niet.
}
regents-event-rampart_declined = { $seat_is_you ->
    [yes] Je gebruikt de Weergang niet.
   *[no] { $seat } gebruikt de Weergang niet.
}
regents-event-counsellors_returned = { $count ->
    [one] Eén raadgever gaat
   *[other] { $count } raadgevers gaan
} terug naar de voorraad.
regents-event-neutral_moved = { $by_is_you ->
    [yes] Je verplaatst
   *[no] { $by } verplaatst
} een neutrale vertrouweling van de { $from } naar de { $to }.
regents-event-leader_bonus = { $seat_is_you ->
    [yes] Je staat in het domein { $track } alleen vooraan en krijgt een raadgever.
   *[no] { $seat } staat in het domein { $track } alleen vooraan en krijgt een raadgever.
}
regents-event-domain_turned_up = { $seat_is_you ->
    [yes] Je domein is { $domain }
   *[no] Het domein van { $seat } is { $domain }
}: van { $from } naar { $to }.
regents-event-final_score = { $seat }: sporen { $tracks }, domein { $bonus }, privilegeschijven { $chips }, raadgevers { $counsellors }; samen { $points }.
regents-event-game_won = { $winner_is_you ->
    [yes] Je bent bewaker van het koninkrijk
   *[no] { $winner } is bewaker van het koninkrijk
} met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
regents-event-victory_shared = { $winner_is_you ->
    [yes] Je deelt de overwinning
   *[no] { $winner } deelt de overwinning
} met { $points ->
    [one] één punt
   *[other] { $points } punten
}.

## Vragen
regents-prompt-place = Plaats een vertrouweling in een zaal. { $left ->
    [one] Het is je laatste.
   *[other] Je hebt er nog { $left }.
}
regents-prompt-wait_place = { $seat } plaatst een vertrouweling.
regents-prompt-actions = Jij bent aan de beurt: { $actions ->
    [one] nog één actie.
   *[other] nog { $actions } acties.
}
regents-prompt-end_actions = Geen actie meer. Je kunt nog een kaart, een privilegeschijf of je domein spelen; klik dan op ‘Acties beëindigen en afrekenen’.
regents-prompt-chip_at_once = Het afrekenen leverde je een privilegeschijf op. Klik op ‘Een privilegeschijf spelen’ voor een extra actie, of op ‘Acties beëindigen en afrekenen’ om je beurt te beëindigen.
regents-prompt-wait_actions = { $seat } is aan de beurt; { $actions ->
    [0] geen actie meer
    [one] nog één actie
   *[other] nog { $actions } acties
}.
regents-prompt-suspicion = Verdenking: stuur een vertrouweling van een ander het kasteel uit, of klik op ‘Geen vertrouweling kiezen’.
regents-prompt-betrayal_first = Verraad: kies de eerste van twee vertrouwelingen om te verwisselen, of klik op ‘Geen vertrouweling kiezen’.
regents-prompt-betrayal_second = Verraad: kies de vertrouweling die je verwisselt met { $owner_is_you ->
    [yes] die van jou
   *[no] { $owner ->
        [none] de neutrale
       *[other] die van { $owner }
    }
} ({ $at }).
regents-prompt-privilege_first = Privilege: verplaats één vertrouweling, en als je wilt een tweede.
regents-prompt-privilege_second = Privilege: verplaats een andere vertrouweling, of klik op ‘Geen tweede vertrouweling verplaatsen’.
regents-prompt-wait_card = { $seat } voert de kaart { $card } uit.
regents-prompt-influence_steps = Invloed: kies een spoor voor { $left ->
    [one] één stap.
   *[other] elk van { $left } stappen.
}
regents-prompt-fifth_card_steps = Je vijfde kaart: kies een spoor voor { $left ->
    [one] één stap.
   *[other] elk van { $left } stappen.
}
regents-prompt-accusation_steps = Je had gelijk over { $target }: kies een spoor voor { $left ->
    [one] één stap.
   *[other] elk van { $left } stappen.
}
regents-prompt-wait_steps = { $seat } kiest op welk spoor de scoreschijf vooruitgaat.
regents-prompt-penalty = { $target } beschuldigde je onterecht: kies { $left ->
    [one] de verloren stap
   *[other] de { $left } verloren stappen
}.
regents-prompt-wait_penalty = { $seat } is onterecht beschuldigd en kiest wat { $target_is_you ->
    [yes] jij verliest
   *[no] { $target } verliest
}.
regents-prompt-diplomacy = Diplomatie: welke gelijke stand beslis je in je voordeel? Klik anders op ‘Diplomatie niet gebruiken’.
regents-prompt-hall_order = Hier telt de volgorde: welke zaal reken je nu af?
regents-prompt-hall_choice = Welke zaal reken je nu af? Klik op ‘Geen zaal meer afrekenen’ om de andere over te slaan.
regents-prompt-tower_first = Je hebt de Toren: nu een stap, of eerst de zalen afrekenen?
regents-prompt-tower = Je hebt de Toren: zet één stap op een van je sporen, of klik op ‘Toren niet gebruiken’.
regents-prompt-rampart = Je hebt de Weergang: zet een scoreschijf van een ander één stap terug, of klik op ‘Weergang niet gebruiken’.
regents-prompt-wait_scoring = { $seat } rekent af.
regents-prompt-neutral = Verplaats één neutrale vertrouweling, of klik op ‘Geen neutrale vertrouweling verplaatsen’.
regents-prompt-wait_neutral = { $seat } mag een neutrale vertrouweling verplaatsen.
regents-prompt-over = De partij is afgelopen.

## Waarom niet
regents-why-actions_left = Eerst moeten alle acties gebruikt zijn.
regents-why-card_played_already = Je mag maar één actiekaart per beurt spelen.
regents-why-chip_played_already = Je mag maar één privilegeschijf per beurt spelen.
regents-why-clan_public = Deze clan is al openbaar.
regents-why-different_agent = De kaart Privilege verplaatst twee verschillende vertrouwelingen.
regents-why-diplomacy_in_halls = Aan deze tafel werkt Diplomatie alleen in zalen.
regents-why-domain_face_up = De domeinkaart ligt al open.
regents-why-failed_before = Je hebt deze speler al eens onterecht beschuldigd.
regents-why-halls_only = Vertrouwelingen beginnen in de vijf zalen, niet op de Toren of de Weergang.
regents-why-hall_scored = Deze zaal is al afgerekend.
regents-why-halls_are_scored = Elke zaal waar je de meerderheid hebt, moet worden afgerekend.
regents-why-hand_too_small = Bespioneren kan alleen bij een hand van twee of meer kaarten.
regents-why-king_cancels = De koning staat in deze zaal: niemand heeft hier de meerderheid.
regents-why-king_keeps_to_halls = De koning komt nooit op de Toren of de Weergang.
regents-why-last_round = In de laatste ronde mogen geen actiekaarten worden gespeeld.
regents-why-lowest_space = Deze scoreschijf kan niet verder terug.
regents-why-needs_agent = Om te beschuldigen heb je een vertrouweling nodig in de zaal van de koning.
regents-why-no_actions_left = Je hebt geen actie meer.
regents-why-no_agent_there = Zo’n vertrouweling staat daar niet.
regents-why-no_chip = Je hebt geen privilegeschijf.
regents-why-no_counsellor = Je hebt geen raadgever.
regents-why-no_shared_location = Om iemand te bespioneren heb je een vertrouweling nodig op dezelfde plaats als een van die speler.
regents-why-no_tie = Daar is voor jou geen gelijke stand om de meeste stukken.
regents-why-no_majority = Je hebt in deze zaal niet de meerderheid.
regents-why-no_tile = Je hebt de tegel van deze clan niet meer.
regents-why-none_outside = Geen van je vertrouwelingen is buiten het kasteel.
regents-why-nobody_to_swap_with = Geen andere speler heeft elders een vertrouweling om met deze te verwisselen.
regents-why-not_in_hand = Deze kaart zit niet in je hand.
regents-why-not_linked = Tussen deze twee plaatsen is geen deur.
regents-why-own_agents_only = De kaart Privilege verplaatst alleen je eigen vertrouwelingen.
regents-why-penalty_accuser_only = Kies een scoreschijf van de beschuldiger.
regents-why-privilege_costs_action = De kaart Privilege kost een actie, en er is er geen meer.
regents-why-recruited_already = Je mag maar één raadgever per beurt aanwerven.
regents-why-reserve_empty = Er is geen raadgever meer in de voorraad.
regents-why-rival_only = Kies een tegenstander.
regents-why-spied_already = Bespioneren kan één keer per beurt.
regents-why-swap_differs = De twee vertrouwelingen moeten van verschillende spelers zijn.
regents-why-swap_same_place = De twee vertrouwelingen moeten op verschillende plaatsen staan.
regents-why-threshold_closed = Dit niveau is nog gesloten: je andere scoreschijven zijn niet ver genoeg.
regents-why-track_end = Deze scoreschijf staat aan het eind van het spoor.
regents-why-wrong_phase = Niet nu: eerst is er een andere beslissing.

## Opties
regents-option-castle_map = Kasteel
    .help = De oorspronkelijke plattegrond is niet bewaard. Standaard heeft de Troonzaal deuren naar de vier andere zalen; zijdeuren verbinden ook Wapenzaal en Schatkamer, en Kapel en Voorraadkamer, voor vertrouwelingen, koning en samengestelde meerderheden.
regents-option-castle_map-star = Deuren naar de Troonzaal
regents-option-castle_map-side_doors = Met zijdeuren
regents-option-threshold_mode = Niveaus
    .help = Om het tweede of derde niveau te verlaten moeten je andere scoreschijven het vorige bereikt hebben, of voorbij zijn.
regents-option-threshold_mode-reached = Bereikt
regents-option-threshold_mode-passed = Voorbij
regents-option-setup_locations = Eerste plaatsing
    .help = Waar vertrouwelingen aan het begin mogen staan.
regents-option-setup_locations-halls = Vijf zalen
regents-option-setup_locations-all = Ook Toren en Weergang
regents-option-spy_requires_shared_location = Bespioneren van dichtbij
    .help = Bespioneren kan alleen als van beide spelers een vertrouweling op dezelfde plaats staat.
regents-option-spied_player_told = Wie bespioneerd wordt, hoort het
    .help = Wie bespioneerd wordt, hoort welke kaart gezien is.
regents-option-accuse_exposed_clan = Openbare clans beschuldigen
    .help = Ook een speler van wie de clan open ligt, mag nog beschuldigd worden.
regents-option-penalty_floor = Na een onterechte beschuldiging
    .help = Hoe ver een onterechte beschuldiging scoreschijven terug kan zetten.
regents-option-penalty_floor-first_space = Nooit onder 1
regents-option-penalty_floor-off_track = Tot 0
regents-option-may_forgo_actions = Acties mogen vervallen
    .help = Een beurt mag eindigen voordat alle acties gebruikt zijn.
regents-option-diplomacy_scope = Diplomatie werkt
    .help = Waar de kaart Diplomatie een gelijke stand kan beslissen.
regents-option-diplomacy_scope-all = Overal
regents-option-diplomacy_scope-halls = Alleen in zalen
regents-option-leader_bonus = Bonus na ronde vier
    .help = Wie na ronde vier op een spoor alleen vooraan staat, krijgt een raadgever.
regents-option-leader_bonus-per_track = Voor elk spoor
regents-option-leader_bonus-one_per_player = Hoogstens één per speler
regents-option-neutral_move = Neutrale vertrouwelingen
    .help = Met drie spelers: wanneer een neutrale vertrouweling verplaatst mag worden.
regents-option-neutral_move-after_scoring = Na de afrekening
regents-option-neutral_move-before_scoring = Voor de afrekening
regents-option-endgame_chip_claim = Domeinkaart neemt aan het eind privilegeschijven
    .help = De laatste stappen van de domeinkaart nemen privilegeschijven mee die nog op hun weg liggen.
regents-option-privilege_agents = De kaart Privilege verplaatst
    .help = Wiens vertrouwelingen de kaart Privilege verplaatst.
regents-option-privilege_agents-own = Eigen vertrouwelingen
regents-option-privilege_agents-any = Alle vertrouwelingen
regents-option-chip_at_once = Privilegeschijf meteen
    .help = Een bij het afrekenen gewonnen privilegeschijf mag meteen worden gespeeld, voor een extra actie aan het einde van de beurt.
regents-option-hall_advance = Zalen afrekenen
    .help = Of elke zaal waar je de meerderheid hebt, moet worden afgerekend of mag worden overgeslagen.
regents-option-hall_advance-must = Moet worden afgerekend
regents-option-hall_advance-may = Mag worden overgeslagen

## Het bord
regents-ui-castle = Kasteel van Edinburgh
regents-ui-cartouche-1 = Kasteel van
regents-ui-cartouche-2 = Edinburgh
regents-ui-cartouche-3 = 1286
regents-ui-tracks = Invloedssporen
regents-ui-cancel = Annuleren
regents-ui-piece-king = Koning Edward, { $at }
regents-ui-piece-agents = { $owner }, { $count ->
    [one] één vertrouweling
   *[other] { $count } vertrouwelingen
}, { $at }
regents-ui-piece-neutral = { $count ->
    [one] Eén neutrale vertrouweling
   *[other] { $count } neutrale vertrouwelingen
}, { $at }
regents-ui-piece-counsellors = { $owner }, { $count ->
    [one] één raadgever
   *[other] { $count } raadgevers
}, { $at }
regents-ui-summary-king = koning Edward
regents-ui-summary-agents = { $owner }: { $count ->
    [one] één vertrouweling
   *[other] { $count } vertrouwelingen
}
regents-ui-summary-neutral = { $count ->
    [one] één neutrale vertrouweling
   *[other] { $count } neutrale vertrouwelingen
}
regents-ui-summary-counsellors = { $owner }: { $count ->
    [one] één raadgever
   *[other] { $count } raadgevers
}
regents-ui-summary-empty = leeg
regents-ui-summary-scorer = { $seat } zou hier afrekenen.
regents-ui-room-track = Meerderheid hier: stappen op het spoor { $track }.
regents-ui-room-tower = Meerderheid hier: één stap op een spoor naar keuze.
regents-ui-room-rampart = Meerderheid hier: een scoreschijf van een rivaal gaat één stap terug.
regents-ui-room-cancelled = De koning heft de meerderheid van { $seat } op.
regents-ui-room-group = { $count } verbonden zalen: elk { $count } stappen.
regents-ui-axis = Punten van de vakken
regents-ui-marker = { $owner }, { $track }: { $points }
regents-ui-lock = Om voorbij { $points } te komen: { $missing } { $count ->
    [one] moet
   *[other] moeten
} { $needs } bereiken.
regents-ui-token = { $name }: { $count }
regents-ui-reserve = Raadgevers in de voorraad
regents-ui-counsellors = Raadgevers
regents-ui-outside = Vertrouwelingen buiten het kasteel
regents-ui-chips = Privilegeschijven
regents-ui-spy = Bespioneren
regents-ui-spy-on = Wie bespioneren?
regents-ui-accuse = Beschuldigen
regents-ui-accuse-player = { $target } beschuldigen…
regents-ui-accuse-title = Beschuldigen
regents-ui-accuse-stakes = Heb je gelijk, dan win je twee stappen en een raadgever, en legt de beschuldigde alle handkaarten af. Heb je ongelijk, dan neemt de beschuldigde twee stappen van je af en verlies je twee tegels.
regents-ui-accuse-whom = Wie beschuldig je?
regents-ui-accuse-of = Bij welke clan hoort { $target }?
regents-ui-tile-gone = Deze tegel heb je niet meer.
regents-ui-preview = { $seat_is_you ->
    [yes] Als je nu eindigt
   *[no] Als { $seat } nu eindigt
}
regents-ui-preview-scoring = Nog af te rekenen
regents-ui-preview-hall = { $hall }: { $group ->
    [one] alleen
   *[other] { $group } zalen samen
}
regents-ui-preview-lost = { $lost ->
    [one] Eén stap zou verloren gaan
   *[other] { $lost } stappen zouden verloren gaan
}
regents-ui-preview-none = niets af te rekenen
regents-ui-preview-cancelled = De koning heft op: { $hall }
regents-ui-points-gained = { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
}

## Spelers
regents-ui-hand = Handkaarten
regents-ui-tiles = Beschuldigingstegels
regents-ui-played = Gespeelde kaarten
regents-ui-start = Begint elke ronde
regents-ui-points-detail = Sporen { $tracks }, privilegeschijven { $chips }, raadgevers { $counsellors }, domein { $domain_bonus }
regents-ui-grid = Wie is wie?
regents-ui-grid-help = Kruisen zijn zeker. Tik op een vrij vak voor een teken dat alleen jij ziet.
regents-ui-grid-is = { $seat } hoort bij clan { $clan }.
regents-ui-grid-possible = { $seat } kan bij clan { $clan } horen.
regents-ui-grid-not = { $seat } hoort niet bij clan { $clan }.
regents-ui-note-likely = Als waarschijnlijk gemerkt.
regents-ui-note-unlikely = Als onwaarschijnlijk gemerkt.
regents-ui-excluded-clan_public = De clan is openbaar.
regents-ui-excluded-clan_shown = Je hebt een andere clan te zien gekregen.
regents-ui-excluded-own = Dat is jouw clan.
regents-ui-excluded-neutral = Dat is de neutrale clan.
regents-ui-excluded-other_public = Iemand anders hoort openlijk bij deze clan.
regents-ui-excluded-other_shown = Iemand anders heeft je deze clan getoond.
regents-ui-excluded-card_played = De kaart die deze clan mist, is gespeeld.
regents-ui-excluded-card_spied = Je zag de kaart die deze clan mist.

## Mijn geheimen
regents-ui-no-secrets = Toeschouwers zien geen geheimen.
regents-ui-clan-lacks = Je clan mist de kaart { $card }.
regents-ui-clan-open = Je clan is openbaar.
regents-ui-clan-mackintosh = Je teken: een lelie in plaats van de leeuw.
regents-ui-clan-macgregor = Je teken: liggende balken in plaats van staande.
regents-ui-clan-macleod = Je teken: een schild van een andere vorm.
regents-ui-clan-campbell = Je teken: een vierkante klinknagel in plaats van een ronde.
regents-ui-clan-macduff = Je teken: een keper in plaats van de golf.
regents-ui-clan-stewart = Je teken: een maan in plaats van de ster.
regents-ui-card-suspicion = Stuur een vertrouweling van een ander het kasteel uit.
regents-ui-card-diplomacy = Bij deze afrekening beslis je één gelijke stand in je voordeel.
regents-ui-card-alliance = Bij deze afrekening heft de koning je meerderheid niet op.
regents-ui-card-privilege = Verplaats twee van je vertrouwelingen voor één actie.
regents-ui-card-influence = Twee stappen op je sporen.
regents-ui-card-betrayal = Verwissel twee vertrouwelingen van verschillende spelers.
regents-ui-card-not = Niet { $clan }
regents-ui-domain = Domein
regents-ui-domain-secret = Onthullen: twee raadgevers hier. Houden: twee stappen aan het eind.
regents-ui-domain-open = Onthuld. Aan het eind alleen vooraan: drie punten.
regents-ui-known = Wat gezien is
regents-ui-known-spied = { $by_is_you ->
    [yes] Je zag { $card } bij { $target }.
   *[no] { $by } zag { $target_is_you ->
        [yes] je kaart { $card }
       *[no] { $card } bij { $target }
    }.
}
regents-ui-known-spied-unseen = { $by } bespioneerde { $target_is_you ->
    [yes] jou
   *[no] { $target }
}.
regents-ui-known-accused = { $by_is_you ->
    [yes] Je beschuldigde { $target }
   *[no] { $by } beschuldigde { $target_is_you ->
        [yes] jou
       *[no] { $target }
    }
}, clan { $clan }: { $right ->
    [yes] terecht
   *[no] onterecht
}.
regents-ui-known-accused-unseen = { $by } beschuldigde { $target }: { $right ->
    [yes] terecht
   *[no] onterecht
}.

## De beurt
regents-ui-round = Ronde { $round } van { $rounds }
regents-ui-actions-left = { $actions ->
    [0] Geen actie meer
    [one] Nog één actie
   *[other] Nog { $actions } acties
}
regents-ui-once = Eén keer per beurt
regents-ui-flag-recruited = Er kan nog een raadgever worden aangeworven
regents-ui-flag-recruited-done = Deze beurt een raadgever aangeworven
regents-ui-flag-recruited-short = Aanwerven
regents-ui-flag-spied = Bespioneren kan nog
regents-ui-flag-spied-done = Deze beurt bespioneerd
regents-ui-flag-spied-short = Bespioneren
regents-ui-flag-card = Er kan nog een kaart gespeeld worden
regents-ui-flag-card-done = Deze beurt een kaart gespeeld
regents-ui-flag-card-short = Kaart
regents-ui-flag-chip = Er kan nog een privilegeschijf gespeeld worden
regents-ui-flag-chip-done = Deze beurt een privilegeschijf gespeeld
regents-ui-flag-chip-short = Privilegeschijf
regents-ui-last-cards = Laatste ronde voor kaarten
regents-ui-no-cards = Geen kaarten in de laatste ronde

## Het einde
regents-ui-result = { $winners ->
    [one] Bewaker van het koninkrijk
   *[other] Een gedeelde overwinning
}
regents-ui-result-player = Speler
regents-ui-result-bonus = Domein
regents-ui-result-chips = Privilegeschijven
regents-ui-result-counsellors = Raadgevers
regents-ui-result-total = Punten
regents-ui-result-note = Het omcirkelde spoor is dat van de domeinkaart. Bij gelijke stand tellen de privilegeschijven.

## Learn by playing
regents-guide-welcome-title = Wie bewaakt het koninkrijk?
regents-guide-welcome = In { $rounds } rondes wordt de clan met de meeste invloed bewaker van het koninkrijk. In je beurt doe je drie acties, daarna reken alleen jij af. Deze gids gaat met je mee door je eerste twee beurten. Je mag altijd iets anders doen.
regents-guide-tracks-title = Vijf sporen
regents-guide-tracks = Elke zaal van het kasteel heeft een spoor: Politiek, Militair, Financiën, Religie, Handel. Waar je met meer bent dan elke rivaal, gaat je scoreschijf vooruit. De vakken zijn steeds meer waard: het eerste 1 punt, het laatste 30.
regents-guide-thresholds-title = Niveaus
regents-guide-thresholds = Bij 4, 10 en 24 punten heeft een spoor een niveau. Je kunt het altijd bereiken en de privilegeschijf nemen, maar je komt er pas voorbij als je vier andere scoreschijven ver genoeg zijn. Verwaarloos dus geen enkel domein.
regents-guide-linked-title = Verbonden zalen
regents-guide-linked = Zalen met jouw meerderheid die door een deur verbonden zijn, tellen samen: één zaal alleen levert één stap op, twee verbonden zalen elk twee, drie elk drie. Op deze plattegrond loopt elke verbinding tussen zalen door de Troonzaal.
regents-guide-place-title = Plaats een vertrouweling
regents-guide-place = Kies: { $room }. De Troonzaal is met alle zalen verbonden, en verbonden zalen waar je de meerderheid hebt, tellen samen: twee verbonden zalen leveren elk twee stappen op. Houd dus de Troonzaal en een buur.
regents-guide-turn-title = Je beurt
regents-guide-turn = Je hebt drie acties: een vertrouweling of de koning verplaatsen, een raadgever aanwerven of plaatsen, bespioneren, beschuldigen. Je moet ze alle drie gebruiken. Daarna reken alleen jij af. Intussen kunnen anderen je een meerderheid afnemen: tel elke beurt opnieuw.
regents-guide-cancels-title = De koning heft op
regents-guide-cancels = Waar de koning staat, telt geen meerderheid: { $room } levert nu niemand iets op. Hem verplaatsen is een actie als elke andere, dus je kunt hem naar een zaal sturen die een rivaal heeft.
regents-guide-tower-title = De Toren
regents-guide-tower = De Toren heeft geen eigen spoor. Wie daar bij zijn afrekening elke rivaal overtreft, zet één stap op een spoor naar keuze, vóór of na de zalen. Hij ligt tussen Schatkamer en Kapel, en de koning komt er nooit.
regents-guide-walls-title = De Weergang zet terug
regents-guide-walls = De Weergang, tussen Wapenzaal en Voorraadkamer, werkt andersom: wie hem bij zijn afrekening heeft, mag een scoreschijf van een rivaal één stap terugzetten. Wie net een niveau heeft verlaten, kan er dan weer voor staan.
regents-guide-majority-title = Hoe je ervoor staat
regents-guide-majority = { $n ->
    [0] Zoals het nu is, zou je niets krijgen
    [one] Zoals het nu is, reken je hier af: { $halls }
   *[other] Zoals het nu is, reken je hier af: { $halls }; samen { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }
}. { $cancelled ->
    [none] Waar de koning staat, rekent niemand af.
   *[other] De koning heft hier je meerderheid op: { $cancelled }. Waar hij staat, rekent niemand af.
}
regents-guide-king-title = Stuur de koning weg
regents-guide-king = Klik op de koning en dan op de zaal: { $to }. Waar hij vertrekt ({ $from }), telt je meerderheid weer, en waar hij heen gaat, is die van een ander opgeheven.
regents-guide-recruit-title = Werf een raadgever aan
regents-guide-recruit = Eén keer per beurt mag je een raadgever uit de voorraad nemen. In een zaal telt hij tot het einde van je beurt als een vertrouweling; bewaard tot het einde van de partij is hij 1 punt waard. Klik op de voorraad.
regents-guide-counsellor-title = Eén stuk meer
regents-guide-counsellor = Plaats de raadgever hier: { $room }. Daar sta je gelijk met een rivaal, en met één stuk meer heb je de meerderheid. Die geldt voor deze afrekening; daarna gaat hij terug naar de voorraad.
regents-guide-cards-title = Je kaarten, je geheim
regents-guide-cards = Je clan is { $clan }, en niemand anders weet dat. Je hebt elke actiekaart behalve { $card }: wie een kaart speelt, laat zien welke clan hij niet is. Elke kaart helpt je dus en verraadt iets. Je mag er één per beurt spelen, gratis.
regents-guide-card-title = Speel een kaart
regents-guide-card = Kies: ‘{ $button }’. De kaart ligt de rest van de partij open, en in ieders tabel is bij jou één clan doorgestreept.
regents-guide-grid-title = Wie is wie?
regents-guide-grid = De tabel toont welke clans elke rivaal nog kan zijn. Een kruis betekent: deze niet; wijs het aan en je leest waarom. Gespeelde en bespioneerde kaarten leveren kruisen op. Blijft er één clan over, dan weet je het.
regents-guide-spy-title = Bespioneren
regents-guide-spy = Dat kost een actie en toont je één kaart uit de hand van een rivaal. De clan die deze kaart mist, valt af. Kies: { $player }.
regents-guide-spied-title = Wat je zag
regents-guide-spied = { $player } heeft deze kaart: { $card }. De clan die deze kaart mist, is in je tabel doorgestreept. Alleen jullie twee weten het.
regents-guide-to-king-title = Naar de koning
regents-guide-to-king = Beschuldigen doe je bij de koning: je hebt een vertrouweling in zijn zaal nodig. Kies: ‘{ $button }’.
regents-guide-accuse-title = Beschuldig
regents-guide-accuse = In een echte partij wacht je tot je het zeker weet. In deze les zegt een vriend aan het hof het je: { $player } hoort bij clan { $clan }. Een terechte beschuldiging levert twee stappen naar keuze en een raadgever op, en de beschuldigde verliest alle kaarten. Een onterechte kost twee stappen. Kies: ‘{ $button }’.
regents-guide-move-title = Verplaats een vertrouweling
regents-guide-move = Van: { $from }. Naar: { $to }. Een vertrouweling loopt één verbinding per keer. Let op de aantallen: één te weinig in een zaal, en de meerderheid is weg.
regents-guide-steps-title = Een stap naar keuze
regents-guide-steps = Kies het spoor: { $track }. Daar loop je het meest achter, en de niveaus vragen om alle vijf.
regents-guide-end-actions-title = Afrekenen
regents-guide-end-actions = { $n ->
    [0] Deze keer krijg je niets; dat gebeurt
   *[other] Je rekent hier af: { $halls }; samen { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }
}. De Toren geeft een stap naar keuze, de Weergang zet een rivaal terug. Kies: ‘{ $button }’.
regents-guide-halls-title = In welke volgorde?
regents-guide-halls = De volgorde telt hier, want onderweg kan een niveau opengaan. Nu verstandig: ‘{ $button }’.
regents-guide-rampart-title = De Weergang
regents-guide-rampart = Je hebt de Weergang: zet één scoreschijf van een rivaal één stap terug. Kies: ‘{ $button }’.
regents-guide-end-title = Je eerste twee beurten
regents-guide-end = Je hebt { $points ->
    [one] één punt
   *[other] { $points } punten
} en kent alles wat bij een beurt hoort. Je domeinkaart kan twee raadgevers in de bijbehorende zaal brengen, of twee late stappen; daar aan het einde alleen vooraan staan is 3 punten waard. Er zijn { $rounds } rondes; in de laatste speelt niemand kaarten. Veel plezier!

## In de regels: onderdelen van de tafel
regents-part-room = Een zaal en het domein ervan
regents-part-throne = De Troonzaal, verbonden met de vier andere
regents-part-tower = De Toren
regents-part-rampart = De Weergang
regents-part-king = Koning Edward
regents-part-agents = Vertrouwelingen
regents-part-tracks = De invloedssporen, met niveaus en privilegeschijven
regents-part-tray = Voorraad, raadgevers, privilegeschijven, bespioneren, beschuldigen
regents-part-players = De spelers: punten, stukken, gespeelde kaarten
regents-part-hand = Je actiekaarten en je domeinkaart
regents-part-clan = Je clan, en de kaart die de clan mist
regents-part-tiles = Je beschuldigingstegels

## Wat de symbolen op tafel betekenen
regents-sign-castle = Het kasteel
regents-sign-king = Koning Edward: in zijn zaal telt geen meerderheid
regents-sign-agent = Vertrouweling van zijn eigenaar
regents-sign-neutral = Vertrouweling van de neutrale clan
regents-sign-counsellor = Raadgever: telt tot het eind van de beurt als een vertrouweling
regents-sign-majority = Wie hier de meerderheid heeft
regents-sign-cancelled = Doorgestreept: de koning blokkeert deze meerderheid
regents-sign-linked = Verbonden zalen die samen tellen
regents-sign-door = Gouden deur: ze verbindt zalen die samen tellen
regents-sign-gate = Niveau: altijd te bereiken, pas te verlaten als de andere scoreschijven ver genoeg zijn
regents-sign-lock = Slot: je scoreschijf kan dit niveau nog niet voorbij
regents-sign-leader = Staat op dit spoor alleen voorop
regents-sign-cards = Actiekaarten
regents-sign-clans = Clans en geheimen
regents-sign-out = Zeker: niet van deze clan
regents-sign-sure = Zeker: van deze clan
regents-sign-likely = Je notitie: waarschijnlijk
regents-sign-unlikely = Je notitie: onwaarschijnlijk

## Waar punten vandaan komen, zoals de coach het zegt
regents-worth-points = aan het einde
regents-worth-tracks = op de sporen
regents-worth-pieces = door raadgevers, privilegeschijven en vertrouwelingen in het kasteel
regents-worth-domain = door de domeinkaart
regents-worth-hand = door actiekaarten
regents-worth-secrets = door kennis over clans
