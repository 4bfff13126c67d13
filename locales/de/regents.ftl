# Régents: Namen, Aktionen, Ereignisse, Aufforderungen, Gründe, Optionen und die Texte des Spielplans.

regents-title = Régents – Die Hüter des Königreiches
regents-about = Acht Tage im Schloss von Edinburgh: Saal um Saal in der Überzahl sein und den eigenen Clan geheim halten.

## Räume
regents-throne = Thronsaal
regents-knights = Rittersaal
regents-treasure = Schatzkammer
regents-chapel = Kapelle
regents-store = Vorratskammer
regents-tower = Turm
regents-rampart = Wehrgang

## Bereiche
regents-politics = Politik
regents-military = Militär
regents-finance = Finanzen
regents-religion = Religion
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

## Aktionskarten
regents-suspicion = Verdacht
regents-diplomacy = Diplomatie
regents-alliance = Allianz
regents-privilege = Privileg
regents-influence = Einfluss
regents-betrayal = Verrat

## Woher Schritte und Verluste kommen
regents-fifth_card = fünfte Karte
regents-accusation = Anklage
regents-penalty = falsche Anklage

## Aktionen
regents-action-place_agent = Agenten einsetzen: { $at }
regents-action-move_agent = Agenten bewegen: { $from } → { $to }
regents-action-move_king = König bewegen: { $to }
regents-action-recruit = Ratgeber rekrutieren
regents-action-place_counsellor = Ratgeber einsetzen: { $at }
regents-action-spy = { $target } ausspionieren
regents-action-accuse = { $target } anklagen: Clan { $clan }
regents-action-return_agent = Agenten zurückholen: { $at }
regents-action-play_card = Karte { $card } ausspielen
regents-action-reveal_domain = Bereichskarte aufdecken
regents-action-play_chip = Königliches Privileg einsetzen
regents-action-end_actions = Aktionen beenden und werten
regents-action-expel = Agenten von { $target } vertreiben: { $at }
regents-action-choose_nobody = Keinen Agenten wählen
regents-action-swap_first = { $owner_is_you ->
    [yes] Eigenen Agenten
   *[no] Agenten von { $owner }
} vertauschen: { $at }
regents-action-swap_first_neutral = Neutralen Agenten vertauschen: { $at }
regents-action-swap_second = … mit { $owner_is_you ->
    [yes] dem eigenen Agenten
   *[no] einem Agenten von { $owner }
}: { $at }
regents-action-swap_second_neutral = … mit dem neutralen Agenten: { $at }
regents-action-finish_privilege = Keinen zweiten Agenten bewegen
regents-action-move_rival = Agenten von { $owner } bewegen: { $from } → { $to }
regents-action-advance = Ein Feld vor im Bereich { $track }
regents-action-penalize = { $target } verliert ein Feld im Bereich { $track }
regents-action-win_tie = Gleichstand für dich entscheiden: { $at }
regents-action-decline_diplomacy = Diplomatie nicht nutzen
regents-action-score_hall = Als Nächstes werten: { $hall }
regents-action-leave_halls = Keinen weiteren Saal werten
regents-action-tower_step = Turm: ein Feld vor im Bereich { $track }
regents-action-tower_later = Zuerst die Säle werten, dann den Turm
regents-action-decline_tower = Turm nicht nutzen
regents-action-rampart_retreat = Wehrgang: { $target } verliert ein Feld im Bereich { $track }
regents-action-decline_rampart = Wehrgang nicht nutzen
regents-action-move_neutral = Neutralen Agenten bewegen: { $from } → { $to }
regents-action-leave_neutral = Keinen neutralen Agenten bewegen

## Ereignisse
regents-event-game_began = { $seat_is_you ->
    [yes] Du beginnst jede Runde.
   *[no] { $seat } beginnt jede Runde.
}
regents-event-dealt = Du gehörst zum Clan { $clan }, dem die Karte { $card } fehlt. Dein Bereich: { $domain }.
regents-event-neutral_clan = Der neutrale Clan ist { $clan }: Kein Spieler gehört zu ihm.
regents-event-agent_placed = { $seat_is_you ->
    [yes] Du setzt einen Agenten ein
   *[no] { $seat } setzt einen Agenten ein
}: { $at }.
regents-event-round_began = Runde { $round } beginnt.
regents-event-turn_began = { $seat_is_you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
regents-event-agent_moved = { $seat_is_you ->
    [yes] Du bewegst einen Agenten
   *[no] { $seat } bewegt einen Agenten
}: { $from } → { $to }.
regents-event-rival_moved = { $by_is_you ->
    [yes] Du bewegst
   *[no] { $by } bewegt
} { $owner_is_you ->
    [yes] deinen Agenten
   *[no] einen Agenten von { $owner }
}: { $from } → { $to }.
regents-event-king_moved = { $seat_is_you ->
    [yes] Du bewegst den König
   *[no] { $seat } bewegt den König
}: { $from } → { $to }.
regents-event-counsellor_recruited = { $seat_is_you ->
    [yes] Du rekrutierst einen Ratgeber.
   *[no] { $seat } rekrutiert einen Ratgeber.
}
regents-event-counsellor_placed = { $seat_is_you ->
    [yes] Du setzt einen Ratgeber ein
   *[no] { $seat } setzt einen Ratgeber ein
}: { $at }.
regents-event-agent_returned = { $seat_is_you ->
    [yes] Du holst einen Agenten zurück
   *[no] { $seat } holt einen Agenten zurück
}: { $at }.
regents-event-spied = { $by } spioniert { $target_is_you ->
    [yes] dich
   *[no] { $target }
} aus.
regents-event-spied_card = { $by_is_you ->
    [yes] Du spionierst { $target } aus und siehst { $card }.
   *[no] { $by } spioniert { $target_is_you ->
        [yes] dich aus und sieht deine Karte { $card }
       *[no] { $target } aus und sieht { $card }
    }.
}
regents-event-accused = { $by } klagt { $target } an.
regents-event-accused_of = { $by_is_you ->
    [yes] Du klagst { $target } an
   *[no] { $by } klagt { $target_is_you ->
        [yes] dich
       *[no] { $target }
    } an
}: Clan { $clan }.
regents-event-accusation_right = { $target_is_you ->
    [yes] Es stimmt: Du gehörst zum Clan { $clan }.
   *[no] Es stimmt: { $target } gehört zum Clan { $clan }.
}
regents-event-accusation_wrong = Die Anklage von { $by } ist falsch.
regents-event-accusation_wrong_shown = { $by_is_you ->
    [yes] Das ist falsch: { $target } zeigt dir den Clan { $clan }.
   *[no] Das ist falsch. { $target_is_you ->
        [yes] Du zeigst nur { $by } deinen Clan { $clan }.
       *[no] { $target } zeigt nur { $by } den Clan { $clan }.
    }
}
regents-event-tiles_discarded = { $seat_is_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $count ->
    [one] ein Anklageplättchen
   *[other] { $count } Anklageplättchen
} verdeckt ab.
regents-event-hand_discarded = { $cards ->
    [none] { $seat_is_you ->
        [yes] Du hast keine Handkarten mehr abzulegen.
       *[no] { $seat } hat keine Handkarten mehr abzulegen.
    }
   *[other] { $seat_is_you ->
        [yes] Du legst deine Handkarten ab: { $cards }.
       *[no] { $seat } legt die Handkarten ab: { $cards }.
    }
}
regents-event-counsellor_gained = { $seat_is_you ->
    [yes] Du erhältst einen Ratgeber.
   *[no] { $seat } erhält einen Ratgeber.
}
regents-event-card_played = { $seat_is_you ->
    [yes] Du spielst { $card }: Alle wissen jetzt, dass du nicht zum Clan { $clan } gehörst.
   *[no] { $seat } spielt { $card } und gehört also nicht zum Clan { $clan }.
}
regents-event-agent_expelled = { $by_is_you ->
    [yes] Du vertreibst
   *[no] { $by } vertreibt
} { $owner_is_you ->
    [yes] einen deiner Agenten
   *[no] einen Agenten von { $owner }
} aus dem Schloss ({ $at }).
regents-event-agents_swapped = { $by_is_you ->
    [yes] Du vertauschst
   *[no] { $by } vertauscht
} zwei Agenten: { $owner_is_you ->
    [yes] deinen
   *[no] den von { $owner }
} ({ $at }) und { $other_owner_is_you ->
    [yes] deinen
   *[no] den von { $other_owner }
} ({ $other_at }).
regents-event-neutral_swapped = { $by_is_you ->
    [yes] Du vertauschst
   *[no] { $by } vertauscht
} zwei Agenten: { $owner_is_you ->
    [yes] deinen
   *[no] den von { $owner }
} ({ $at }) und einen neutralen ({ $other_at }).
regents-event-nobody_chosen = { $seat_is_you ->
    [yes] Du wählst niemanden
   *[no] { $seat } wählt niemanden
} ({ $card }).
regents-event-fifth_card = { $seat_is_you ->
    [yes] Deine fünfte Karte ist gespielt: Dein Clan { $clan } ist bekannt.
   *[no] { $seat } hat die fünfte Karte gespielt und zeigt den Clan { $clan }.
}
regents-event-domain_revealed = { $seat_is_you ->
    [yes] Du deckst
   *[no] { $seat } deckt
} den Bereich { $domain } auf; { $counsellors ->
    [0] der Vorrat hat keinen Ratgeber mehr
    [one] ein Ratgeber kommt
   *[other] { $counsellors } Ratgeber kommen
} ({ $hall }).
regents-event-chip_played = { $seat_is_you ->
    [yes] Du setzt ein königliches Privileg für eine weitere Aktion ein.
   *[no] { $seat } setzt ein königliches Privileg für eine weitere Aktion ein.
}
regents-event-steps_gained = { $seat_is_you ->
    [yes] Du rückst
   *[no] { $seat } rückt
} im Bereich { $track } von { $from } auf { $to } vor ({ $source }).
regents-event-chip_taken = { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das königliche Privileg von Feld { $points } im Bereich { $track }.
regents-event-marker_retreated = { $target_is_you ->
    [yes] Du fällst
   *[no] { $target } fällt
} im Bereich { $track } von { $from } auf { $to } zurück ({ $source }, { $by_is_you ->
    [yes] von dir gewählt
   *[no] gewählt von { $by }
}).
regents-event-diplomacy_used = { $seat_is_you ->
    [yes] Du entscheidest den Gleichstand durch Diplomatie für dich
   *[no] { $seat } entscheidet den Gleichstand durch Diplomatie für sich
}: { $at }.
regents-event-majority_cancelled = { $seat_is_you ->
    [yes] Der König hebt deine Mehrheit auf
   *[no] Der König hebt die Mehrheit von { $seat } auf
}: { $hall }.
regents-event-hall_scored = { $seat_is_you ->
    [yes] Du wertest
   *[no] { $seat } wertet
}: { $hall }. { $track } { $steps ->
    [0] bleibt auf { $to }
   *[other] { $from } → { $to }
}{ $group ->
    [one] { "" }
   *[other] { " " }(geballter Einfluss in { $group } Sälen)
}{ $lost ->
    [0] { "" }
    [one] , ein Feld verfällt
   *[other] , { $lost } Felder verfallen
}.
regents-event-nothing_scored = { $seat_is_you ->
    [yes] Du wertest nichts.
   *[no] { $seat } wertet nichts.
}
regents-event-halls_left = { $seat_is_you ->
    [yes] Du wertest die übrigen Säle nicht.
   *[no] { $seat } wertet die übrigen Säle nicht.
}
regents-event-tower_declined = { $seat_is_you ->
    [yes] Du nutzt den Turm nicht.
   *[no] { $seat } nutzt den Turm nicht.
}
regents-event-rampart_declined = { $seat_is_you ->
    [yes] Du nutzt den Wehrgang nicht.
   *[no] { $seat } nutzt den Wehrgang nicht.
}
regents-event-counsellors_returned = { $count ->
    [one] Ein Ratgeber kehrt
   *[other] { $count } Ratgeber kehren
} in den Vorrat zurück.
regents-event-neutral_moved = { $by_is_you ->
    [yes] Du bewegst einen neutralen Agenten
   *[no] { $by } bewegt einen neutralen Agenten
}: { $from } → { $to }.
regents-event-leader_bonus = { $seat_is_you ->
    [yes] Du führst
   *[no] { $seat } führt
} im Bereich { $track } und { $seat_is_you ->
    [yes] erhältst
   *[no] erhält
} einen Ratgeber.
regents-event-domain_turned_up = { $seat_is_you ->
    [yes] Dein Bereich ist { $domain }
   *[no] { $seat } deckt den Bereich { $domain } auf
}: von { $from } auf { $to }.
regents-event-final_score = { $seat }: Leisten { $tracks }, Bereich { $bonus }, Privilegien { $chips }, Ratgeber { $counsellors }; zusammen { $points }.
regents-event-game_won = { $winner_is_you ->
    [yes] Du bist Hüter des Königreiches
   *[no] { $winner } ist Hüter des Königreiches
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
regents-event-victory_shared = { $winner_is_you ->
    [yes] Du teilst dir den Sieg
   *[no] { $winner } teilt sich den Sieg
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.

## Aufforderungen
regents-prompt-place = Setze einen Agenten in einen Saal. { $left ->
    [one] Es ist dein letzter.
   *[other] Du hast noch { $left }.
}
regents-prompt-wait_place = { $seat } setzt einen Agenten ein.
regents-prompt-actions = Du bist am Zug: { $actions ->
    [one] noch eine Aktion.
   *[other] noch { $actions } Aktionen.
}
regents-prompt-end_actions = Keine Aktion mehr. Du kannst noch eine Karte, ein königliches Privileg oder deinen Bereich spielen; drücke dann „Aktionen beenden und werten“.
regents-prompt-chip_at_once = Die Wertung hat dir ein königliches Privileg gebracht. Drücke „Königliches Privileg einsetzen“ für eine weitere Aktion oder „Aktionen beenden und werten“, um deinen Zug zu beenden.
regents-prompt-wait_actions = { $seat } handelt; { $actions ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}.
regents-prompt-suspicion = Verdacht: Vertreibe einen gegnerischen Agenten aus dem Schloss oder drücke „Keinen Agenten wählen“.
regents-prompt-betrayal_first = Verrat: Wähle den ersten von zwei Agenten, die vertauscht werden, oder drücke „Keinen Agenten wählen“.
regents-prompt-betrayal_second = Verrat: Wähle den Agenten, mit dem { $owner_is_you ->
    [yes] deiner
   *[no] { $owner ->
        [none] der neutrale
       *[other] der von { $owner }
    }
} ({ $at }) vertauscht wird.
regents-prompt-privilege_first = Privileg: Bewege einen Agenten, danach vielleicht einen zweiten.
regents-prompt-privilege_second = Privileg: Bewege einen weiteren Agenten oder drücke „Keinen zweiten Agenten bewegen“.
regents-prompt-wait_card = { $seat } führt die Karte { $card } aus.
regents-prompt-influence_steps = Einfluss: Wähle eine Leiste für { $left ->
    [one] ein Feld.
   *[other] jedes von { $left } Feldern.
}
regents-prompt-fifth_card_steps = Deine fünfte Karte: Wähle eine Leiste für { $left ->
    [one] ein Feld.
   *[other] jedes von { $left } Feldern.
}
regents-prompt-accusation_steps = Du hattest recht ({ $target }): Wähle eine Leiste für { $left ->
    [one] ein Feld.
   *[other] jedes von { $left } Feldern.
}
regents-prompt-wait_steps = { $seat } wählt, auf welcher Leiste vorgerückt wird.
regents-prompt-penalty = { $target } hat dich zu Unrecht angeklagt: Wähle { $left ->
    [one] das verlorene Feld
   *[other] die { $left } verlorenen Felder
}.
regents-prompt-wait_penalty = { $seat } wurde zu Unrecht angeklagt und wählt, was { $target_is_you ->
    [yes] du verlierst
   *[no] { $target } verliert
}.
regents-prompt-diplomacy = Diplomatie: Welchen Gleichstand entscheidest du für dich? Für keinen drücke „Diplomatie nicht nutzen“.
regents-prompt-hall_order = Hier zählt die Reihenfolge: Welcher Saal wird als Nächstes gewertet?
regents-prompt-hall_choice = Welchen Saal wertest du als Nächstes? Um die übrigen auszulassen, drücke „Keinen weiteren Saal werten“.
regents-prompt-tower_first = Du hältst den Turm: jetzt ein Feld vor, oder zuerst die Säle werten?
regents-prompt-tower = Du hältst den Turm: Rücke auf einer deiner Leisten ein Feld vor oder drücke „Turm nicht nutzen“.
regents-prompt-rampart = Du hältst den Wehrgang: Setze einen gegnerischen Einflussstein um ein Feld zurück oder drücke „Wehrgang nicht nutzen“.
regents-prompt-wait_scoring = { $seat } wertet.
regents-prompt-neutral = Bewege einen neutralen Agenten oder drücke „Keinen neutralen Agenten bewegen“.
regents-prompt-wait_neutral = { $seat } darf einen neutralen Agenten bewegen.
regents-prompt-over = Die Partie ist zu Ende.

## Warum nicht
regents-why-actions_left = Erst müssen alle Aktionen genutzt sein.
regents-why-card_played_already = Nur eine Aktionskarte je Zug.
regents-why-chip_played_already = Nur ein königliches Privileg je Zug.
regents-why-clan_public = Dieser Clan ist schon bekannt.
regents-why-different_agent = Die Karte Privileg bewegt zwei verschiedene Agenten.
regents-why-diplomacy_in_halls = An diesem Tisch gilt Diplomatie nur in Sälen.
regents-why-domain_face_up = Die Bereichskarte liegt schon offen.
regents-why-failed_before = Diesen Spieler hast du schon zu Unrecht angeklagt.
regents-why-halls_only = Agenten beginnen in den fünf Sälen, nicht auf Turm oder Wehrgang.
regents-why-hall_scored = Dieser Saal ist schon gewertet.
regents-why-halls_are_scored = Jeder gehaltene Saal wird gewertet.
regents-why-hand_too_small = Ausspioniert wird nur, wer mindestens zwei Karten hat.
regents-why-king_cancels = Der König steht in diesem Saal: Hier hat niemand die Mehrheit.
regents-why-king_keeps_to_halls = Der König betritt weder Turm noch Wehrgang.
regents-why-last_round = In der letzten Runde dürfen keine Aktionskarten gespielt werden.
regents-why-lowest_space = Dieser Einflussstein kann nicht weiter zurück.
regents-why-needs_agent = Zum Anklagen muss einer deiner Agenten im Saal des Königs stehen.
regents-why-no_actions_left = Du hast keine Aktion mehr.
regents-why-no_agent_there = Dort steht kein solcher Agent.
regents-why-no_chip = Du hast kein königliches Privileg.
regents-why-no_counsellor = Du hast keinen Ratgeber.
regents-why-no_shared_location = Zum Spionieren muss einer deiner Agenten mit einem gegnerischen im selben Raum stehen.
regents-why-no_tie = Dort hast du keinen Gleichstand um die meisten Figuren.
regents-why-no_majority = Diesen Saal hältst du nicht.
regents-why-no_tile = Das Plättchen dieses Clans hast du nicht mehr.
regents-why-none_outside = Keiner deiner Agenten ist außerhalb des Schlosses.
regents-why-nobody_to_swap_with = Kein anderer Spieler hat anderswo einen Agenten, mit dem dieser vertauscht werden könnte.
regents-why-not_in_hand = Diese Karte ist nicht auf deiner Hand.
regents-why-not_linked = Zwischen diesen beiden Räumen ist keine Tür.
regents-why-own_agents_only = Die Karte Privileg bewegt nur eigene Agenten.
regents-why-penalty_accuser_only = Wähle einen Einflussstein des Anklägers.
regents-why-privilege_costs_action = Die Karte Privileg kostet eine Aktion, und es ist keine übrig.
regents-why-recruited_already = Du darfst nur einen Ratgeber je Zug rekrutieren.
regents-why-reserve_empty = Im Vorrat ist kein Ratgeber mehr.
regents-why-rival_only = Wähle einen Gegner.
regents-why-spied_already = Du darfst nur einmal je Zug spionieren.
regents-why-swap_differs = Die zwei Agenten müssen verschiedenen Spielern gehören.
regents-why-swap_same_place = Die zwei Agenten müssen an verschiedenen Orten stehen.
regents-why-threshold_closed = Die Schwelle ist geschlossen: Deine anderen Einflusssteine sind nicht weit genug.
regents-why-track_end = Dieser Einflussstein ist am Ende der Leiste.
regents-why-wrong_phase = Nicht jetzt: Zuerst steht eine andere Entscheidung an.

## Optionen
regents-option-castle_map = Schloss
    .help = Der ursprüngliche Plan ist nicht erhalten. Standard: Der Thronsaal hat Türen zu den vier anderen Sälen; Seitentüren verbinden zusätzlich Rittersaal und Schatzkammer sowie Kapelle und Vorratskammer, für Agenten, König und geballten Einfluss.
regents-option-castle_map-star = Türen zum Thronsaal
regents-option-castle_map-side_doors = Mit Seitentüren
regents-option-threshold_mode = Schwellen
    .help = Um die zweite oder dritte Schwelle zu verlassen, müssen deine anderen Einflusssteine die vorige erreicht oder überschritten haben.
regents-option-threshold_mode-reached = Erreicht
regents-option-threshold_mode-passed = Überschritten
regents-option-setup_locations = Erstes Einsetzen
    .help = Wo Agenten am Anfang stehen dürfen.
regents-option-setup_locations-halls = Fünf Säle
regents-option-setup_locations-all = Auch Turm und Wehrgang
regents-option-spy_requires_shared_location = Spionieren nur aus der Nähe
    .help = Ausspioniert wird nur, wer einen Agenten im selben Raum wie einer deiner Agenten hat.
regents-option-spied_player_told = Ausspionierte erfahren es
    .help = Wer ausspioniert wird, erfährt, welche Karte gesehen wurde.
regents-option-accuse_exposed_clan = Bekannte Clans anklagen
    .help = Auch ein Spieler, dessen Clan bekannt ist, darf noch angeklagt werden.
regents-option-penalty_floor = Nach falscher Anklage
    .help = Wie weit eine falsche Anklage Einflusssteine zurücksetzen kann.
regents-option-penalty_floor-first_space = Nie unter 1
regents-option-penalty_floor-off_track = Bis auf 0
regents-option-may_forgo_actions = Aktionen dürfen verfallen
    .help = Ein Zug darf enden, bevor alle Aktionen genutzt sind.
regents-option-diplomacy_scope = Diplomatie wirkt
    .help = Wo die Karte Diplomatie einen Gleichstand entscheiden kann.
regents-option-diplomacy_scope-all = Überall
regents-option-diplomacy_scope-halls = Nur in Sälen
regents-option-leader_bonus = Bonus nach Runde vier
    .help = Wer nach Runde vier auf einer Leiste allein führt, erhält einen Ratgeber.
regents-option-leader_bonus-per_track = Für jede Leiste
regents-option-leader_bonus-one_per_player = Höchstens einer je Spieler
regents-option-neutral_move = Bewegung neutraler Agenten
    .help = Zu dritt: wann ein neutraler Agent bewegt werden darf.
regents-option-neutral_move-after_scoring = Nach der Wertung
regents-option-neutral_move-before_scoring = Vor der Wertung
regents-option-endgame_chip_claim = Bereichskarte nimmt am Ende Privilegien
    .help = Das letzte Vorrücken der Bereichskarte nimmt königliche Privilegien mit, die noch am Weg liegen.
regents-option-privilege_agents = Die Karte Privileg bewegt
    .help = Wessen Agenten die Karte Privileg bewegt.
regents-option-privilege_agents-own = Eigene Agenten
regents-option-privilege_agents-any = Beliebige Agenten
regents-option-chip_at_once = Privileg sofort
    .help = Ein in der Wertung gewonnenes königliches Privileg darf sofort eingesetzt werden, für eine weitere Aktion am Ende des Zuges.
regents-option-hall_advance = Säle werten
    .help = Ob jeder gehaltene Saal gewertet werden muss oder ausgelassen werden darf.
regents-option-hall_advance-must = Muss gewertet werden
regents-option-hall_advance-may = Darf ausgelassen werden

## Der Spielplan
regents-ui-castle = Schloss von Edinburgh
regents-ui-cartouche-1 = Schloss
regents-ui-cartouche-2 = Edinburgh
regents-ui-cartouche-3 = 1286
regents-ui-tracks = Einflussleisten
regents-ui-cancel = Abbrechen
regents-ui-piece-king = König Edward, { $at }
regents-ui-piece-agents = { $owner }, { $count ->
    [one] ein Agent
   *[other] { $count } Agenten
}, { $at }
regents-ui-piece-neutral = { $count ->
    [one] Ein neutraler Agent
   *[other] { $count } neutrale Agenten
}, { $at }
regents-ui-piece-counsellors = { $owner }, { $count ->
    [one] ein Ratgeber
   *[other] { $count } Ratgeber
}, { $at }
regents-ui-summary-king = König Edward
regents-ui-summary-agents = { $owner }: { $count ->
    [one] ein Agent
   *[other] { $count } Agenten
}
regents-ui-summary-neutral = { $count ->
    [one] ein neutraler Agent
   *[other] { $count } neutrale Agenten
}
regents-ui-summary-counsellors = { $owner }: { $count ->
    [one] ein Ratgeber
   *[other] { $count } Ratgeber
}
regents-ui-summary-empty = leer
regents-ui-summary-scorer = { $seat } würde hier werten.
regents-ui-room-track = Mehrheit hier: Felder auf der Leiste { $track }.
regents-ui-room-tower = Mehrheit hier: ein Feld auf einer Leiste eigener Wahl.
regents-ui-room-rampart = Mehrheit hier: Ein Einflussstein eines Rivalen geht ein Feld zurück.
regents-ui-room-cancelled = Der König hebt die Mehrheit von { $seat } auf.
regents-ui-room-group = { $count } verbundene Säle: je { $count } Felder.
regents-ui-axis = Punkte der Felder
regents-ui-marker = { $owner }, { $track }: { $points }
regents-ui-lock = Um { $points } zu verlassen: { $missing } { $count ->
    [one] muss
   *[other] müssen
} { $needs } erreichen.
regents-ui-token = { $name }: { $count }
regents-ui-reserve = Ratgeber im Vorrat
regents-ui-counsellors = Ratgeber
regents-ui-outside = Agenten außerhalb des Schlosses
regents-ui-chips = Königliche Privilegien
regents-ui-spy = Spionieren
regents-ui-spy-on = Wen ausspionieren?
regents-ui-accuse = Anklagen
regents-ui-accuse-player = { $target } anklagen …
regents-ui-accuse-title = Anklagen
regents-ui-accuse-stakes = Hast du recht, rückst du zwei Felder vor und erhältst einen Ratgeber, und der Angeklagte legt alle Handkarten ab. Hast du unrecht, setzt dich der Angeklagte um zwei Felder zurück, und du verlierst zwei Plättchen.
regents-ui-accuse-whom = Wen klagst du an?
regents-ui-accuse-of = Zu welchem Clan gehört { $target }?
regents-ui-tile-gone = Dieses Plättchen hast du nicht mehr.
regents-ui-preview = { $seat_is_you ->
    [yes] Wenn dein Zug jetzt endet
   *[no] Wenn der Zug von { $seat } jetzt endet
}
regents-ui-preview-scoring = Noch zu werten
regents-ui-preview-hall = { $hall }: { $group ->
    [one] allein
   *[other] { $group } Säle zusammen
}
regents-ui-preview-lost = { $lost ->
    [one] Ein Feld würde verfallen
   *[other] { $lost } Felder würden verfallen
}
regents-ui-preview-none = keine Wertung
regents-ui-preview-cancelled = Der König hebt auf: { $hall }
regents-ui-points-gained = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}

## Am Tisch
regents-ui-hand = Handkarten
regents-ui-tiles = Anklageplättchen
regents-ui-played = Gespielte Karten
regents-ui-start = Beginnt jede Runde
regents-ui-points-detail = Leisten { $tracks }, Privilegien { $chips }, Ratgeber { $counsellors }, Bereich { $domain_bonus }
regents-ui-grid = Wer ist wer?
regents-ui-grid-help = Kreuze sind sicher. Tippe ein freies Feld an, um dir eine Notiz zu machen; nur du siehst sie.
regents-ui-grid-is = { $seat } gehört zum Clan { $clan }.
regents-ui-grid-possible = { $seat } kann zum Clan { $clan } gehören.
regents-ui-grid-not = { $seat } gehört nicht zum Clan { $clan }.
regents-ui-note-likely = Als wahrscheinlich markiert.
regents-ui-note-unlikely = Als unwahrscheinlich markiert.
regents-ui-excluded-clan_public = Der Clan ist bekannt.
regents-ui-excluded-clan_shown = Dir wurde ein anderer Clan gezeigt.
regents-ui-excluded-own = Das ist dein Clan.
regents-ui-excluded-neutral = Das ist der neutrale Clan.
regents-ui-excluded-other_public = Von einem anderen Spieler ist bekannt, dass er zu diesem Clan gehört.
regents-ui-excluded-other_shown = Ein anderer Spieler hat dir diesen Clan gezeigt.
regents-ui-excluded-card_played = Die Karte, die diesem Clan fehlt, wurde gespielt.
regents-ui-excluded-card_spied = Du hast die Karte gesehen, die diesem Clan fehlt.

## Meine Geheimnisse
regents-ui-no-secrets = Zuschauer sehen keine Geheimnisse.
regents-ui-clan-lacks = Deinem Clan fehlt die Karte { $card }.
regents-ui-clan-open = Dein Clan ist bekannt.
regents-ui-clan-mackintosh = Dein Zeichen: eine Lilie statt des Löwen.
regents-ui-clan-macgregor = Dein Zeichen: liegende statt stehender Balken.
regents-ui-clan-macleod = Dein Zeichen: ein Schild von anderer Form.
regents-ui-clan-campbell = Dein Zeichen: ein eckiger statt eines runden Niets.
regents-ui-clan-macduff = Dein Zeichen: ein Winkel statt der Welle.
regents-ui-clan-stewart = Dein Zeichen: ein Mond statt des Sterns.
regents-ui-card-suspicion = Vertreibe einen gegnerischen Agenten aus dem Schloss.
regents-ui-card-diplomacy = Entscheide in dieser Wertung einen Gleichstand für dich.
regents-ui-card-alliance = In dieser Wertung hebt der König deine Mehrheit nicht auf.
regents-ui-card-privilege = Bewege zwei deiner Agenten für eine Aktion.
regents-ui-card-influence = Zwei Felder vor auf deinen Leisten.
regents-ui-card-betrayal = Vertausche zwei Agenten verschiedener Spieler.
regents-ui-card-not = Nicht { $clan }
regents-ui-domain = Bereich
regents-ui-domain-secret = Aufdecken: zwei Ratgeber hier. Behalten: am Ende zwei Felder vor.
regents-ui-domain-open = Offen. Am Ende allein vorn: drei Punkte.
regents-ui-known = Was gesehen wurde
regents-ui-known-spied = { $by_is_you ->
    [yes] Du hast { $card } bei { $target } gesehen.
   *[no] { $by } hat { $target_is_you ->
        [yes] deine Karte { $card }
       *[no] { $card } bei { $target }
    } gesehen.
}
regents-ui-known-spied-unseen = { $by } hat { $target_is_you ->
    [yes] dich
   *[no] { $target }
} ausspioniert.
regents-ui-known-accused = { $by_is_you ->
    [yes] Du hast { $target } angeklagt
   *[no] { $by } hat { $target_is_you ->
        [yes] dich
       *[no] { $target }
    } angeklagt
}, Clan { $clan }: { $right ->
    [yes] richtig
   *[no] falsch
}.
regents-ui-known-accused-unseen = { $by } hat { $target } angeklagt: { $right ->
    [yes] richtig
   *[no] falsch
}.

## Der Zug
regents-ui-round = Runde { $round } von { $rounds }
regents-ui-actions-left = { $actions ->
    [0] Keine Aktion mehr
    [one] Noch eine Aktion
   *[other] Noch { $actions } Aktionen
}
regents-ui-once = Einmal je Zug
regents-ui-flag-recruited = Ein Ratgeber kann noch rekrutiert werden
regents-ui-flag-recruited-done = In diesem Zug rekrutiert
regents-ui-flag-recruited-short = Rekrutieren
regents-ui-flag-spied = Spionieren ist noch möglich
regents-ui-flag-spied-done = In diesem Zug spioniert
regents-ui-flag-spied-short = Spionieren
regents-ui-flag-card = Eine Karte kann noch gespielt werden
regents-ui-flag-card-done = In diesem Zug eine Karte gespielt
regents-ui-flag-card-short = Karte
regents-ui-flag-chip = Ein königliches Privileg kann noch eingesetzt werden
regents-ui-flag-chip-done = In diesem Zug ein königliches Privileg eingesetzt
regents-ui-flag-chip-short = Kgl. Privileg
regents-ui-last-cards = Letzte Runde für Karten
regents-ui-no-cards = Keine Karten in der letzten Runde

## Das Ende
regents-ui-result = { $winners ->
    [one] Hüter des Königreiches
   *[other] Ein geteilter Sieg
}
regents-ui-result-player = Spieler
regents-ui-result-bonus = Bereich
regents-ui-result-chips = Privilegien
regents-ui-result-counsellors = Ratgeber
regents-ui-result-total = Punkte
regents-ui-result-note = Die umrandete Leiste ist die der Bereichskarte. Bei Gleichstand zählen die königlichen Privilegien.

## Learn by playing
regents-guide-welcome-title = Wer hütet das Königreich?
regents-guide-welcome = In { $rounds } Runden wird der Clan mit dem meisten Einfluss Hüter des Königreiches. In deinem Zug führst du drei Aktionen aus, dann wertest nur du. Der Begleiter führt dich durch deine ersten zwei Züge. Du darfst jederzeit etwas anderes tun.
regents-guide-tracks-title = Fünf Leisten
regents-guide-tracks = Jeder Saal des Schlosses hat eine Leiste: Politik, Militär, Finanzen, Religion, Handel. Wo du mehr Figuren hast als jeder Rivale, rückt dein Einflussstein vor. Die Felder zählen immer mehr: das erste 1 Punkt, das letzte 30.
regents-guide-thresholds-title = Schwellen
regents-guide-thresholds = Bei 4, 10 und 24 Punkten hat jede Leiste eine Schwelle. Erreichen kannst du sie immer und das königliche Privileg nehmen, verlassen aber nur, wenn deine vier anderen Einflusssteine weit genug sind. Vernachlässige also keinen Bereich ganz.
regents-guide-linked-title = Verbundene Säle
regents-guide-linked = Säle mit deiner Mehrheit, die eine Tür verbindet, zählen zusammen: Ein Saal allein bringt ein Feld, zwei verbundene bringen je zwei, drei je drei. Auf diesem Plan führt jede Verbindung zwischen Sälen durch den Thronsaal.
regents-guide-place-title = Setze einen Agenten ein
regents-guide-place = Wähle: { $room }. Der Thronsaal ist mit allen Sälen verbunden, und verbundene Säle, in denen du die Mehrheit hast, zählen zusammen: Zwei verbundene Säle bringen je zwei Felder. Halte also den Thronsaal und einen Nachbarn.
regents-guide-turn-title = Dein Zug
regents-guide-turn = Du hast drei Aktionen: einen Agenten oder den König bewegen, einen Ratgeber rekrutieren oder einsetzen, spionieren, anklagen. Alle drei musst du nutzen. Danach wertest nur du. Andere können dir zwischendurch eine Mehrheit nehmen: Zähle in jedem Zug neu.
regents-guide-cancels-title = Der König hebt auf
regents-guide-cancels = Wo der König steht, zählt keine Mehrheit: { $room } bringt jetzt niemandem etwas. Ihn zu bewegen ist eine Aktion wie jede andere, also kann man ihn in einen Saal schicken, den ein Rivale hält.
regents-guide-tower-title = Der Turm
regents-guide-tower = Der Turm hat keine eigene Leiste. Wer dort bei seiner Wertung jeden Rivalen übertrifft, rückt auf einer Leiste eigener Wahl ein Feld vor, vor oder nach den Sälen. Er liegt zwischen Schatzkammer und Kapelle, und der König geht nie hinein.
regents-guide-walls-title = Der Wehrgang setzt zurück
regents-guide-walls = Der Wehrgang zwischen Rittersaal und Vorratskammer wirkt umgekehrt: Wer ihn bei seiner Wertung hält, darf einen Einflussstein eines Rivalen um ein Feld zurücksetzen. Wer gerade eine Schwelle verlassen hat, kann so wieder vor ihr stehen.
regents-guide-majority-title = Wie du stehst
regents-guide-majority = { $n ->
    [0] So wie es steht, würdest du nichts werten
    [one] So wie es steht, würdest du hier werten: { $halls }
   *[other] So wie es steht, würdest du hier werten: { $halls }; zusammen { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    }
}. { $cancelled ->
    [none] Wo der König steht, wertet niemand.
   *[other] Der König hebt deine Mehrheit hier auf: { $cancelled }. Wo er steht, wertet niemand.
}
regents-guide-king-title = Schicke den König fort
regents-guide-king = Klicke auf den König, dann auf den Saal: { $to }. Wo er weggeht ({ $from }), zählt deine Mehrheit wieder, und wo er hingeht, ist die eines anderen aufgehoben.
regents-guide-recruit-title = Rekrutiere einen Ratgeber
regents-guide-recruit = Einmal im Zug darfst du einen Ratgeber aus dem Vorrat nehmen. Eingesetzt zählt er bis zum Ende deines Zuges wie ein Agent; bis zum Ende der Partie behalten ist er 1 Punkt wert. Klicke auf den Vorrat.
regents-guide-counsellor-title = Eine Figur mehr
regents-guide-counsellor = Setze den Ratgeber hier ein: { $room }. Dort bist du gleichauf mit einem Rivalen, und eine Figur mehr macht die Mehrheit. Sie gilt für diese Wertung; danach geht er in den Vorrat zurück.
regents-guide-cards-title = Deine Karten, dein Geheimnis
regents-guide-cards = Dein Clan ist { $clan }, und niemand sonst weiß es. Du hast alle Aktionskarten außer { $card }: Wer eine Karte spielt, zeigt einen Clan, zu dem er nicht gehört. Jede Karte hilft dir also und verrät etwas. Eine je Zug kostet nichts.
regents-guide-card-title = Spiele eine Karte
regents-guide-card = Wähle: „{ $button }“. Die Karte liegt für den Rest der Partie offen, und in der Tabelle aller anderen ist ein Clan bei dir gestrichen.
regents-guide-grid-title = Wer ist wer?
regents-guide-grid = Die Tabelle zeigt, zu welchen Clans jeder Rivale noch gehören kann. Ein Kreuz heißt: dieser nicht; zeigst du darauf, liest du den Grund. Gespielte und ausspionierte Karten setzen Kreuze. Bleibt ein Clan übrig, weißt du es.
regents-guide-spy-title = Ausspionieren
regents-guide-spy = Das kostet eine Aktion und zeigt dir eine Karte aus der Hand eines Rivalen. Der Clan, dem diese Karte fehlt, scheidet aus. Wähle: { $player }.
regents-guide-spied-title = Was du gesehen hast
regents-guide-spied = { $player } hat diese Karte: { $card }. Der Clan, dem sie fehlt, ist in deiner Tabelle gestrichen. Nur ihr beide wisst es.
regents-guide-to-king-title = Zum König
regents-guide-to-king = Angeklagt wird vor dem König: Du brauchst einen Agenten in seinem Saal. Wähle: „{ $button }“.
regents-guide-accuse-title = Klage an
regents-guide-accuse = In einer echten Partie wartest du, bis du sicher bist. In dieser Lektion verrät es dir ein Freund am Hof: { $player } gehört zum Clan { $clan }. Eine richtige Anklage bringt zwei Felder nach Wahl und einen Ratgeber, und der Angeklagte verliert alle Karten. Eine falsche kostet zwei Felder. Wähle: „{ $button }“.
regents-guide-move-title = Bewege einen Agenten
regents-guide-move = Von: { $from }. Nach: { $to }. Agenten gehen eine Verbindung weit. Achte auf die Zahlen: ein Agent zu wenig in einem Saal, und die Mehrheit ist weg.
regents-guide-steps-title = Ein Feld nach Wahl
regents-guide-steps = Wähle die Leiste: { $track }. Sie ist am weitesten zurück, und die Schwellen verlangen alle fünf.
regents-guide-end-actions-title = Werten
regents-guide-end-actions = { $n ->
    [0] Diesmal wertest du nichts; das kommt vor
   *[other] Du wertest hier: { $halls }; zusammen { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    }
}. Der Turm würde ein Feld nach Wahl geben, der Wehrgang setzt einen Rivalen zurück. Wähle: „{ $button }“.
regents-guide-halls-title = In welcher Reihenfolge?
regents-guide-halls = Die Reihenfolge zählt hier, denn unterwegs kann sich eine Schwelle öffnen. Jetzt sinnvoll: „{ $button }“.
regents-guide-rampart-title = Der Wehrgang
regents-guide-rampart = Du hältst den Wehrgang: Setze einen Einflussstein eines Rivalen um ein Feld zurück. Wähle: „{ $button }“.
regents-guide-end-title = Deine ersten zwei Züge
regents-guide-end = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und kennst alles, was zu einem Zug gehört. Deine Bereichskarte kann zwei Ratgeber in ihrem Saal bringen oder zwei späte Felder; dort am Ende allein vorn zu sein zählt 3 Punkte. Es gibt { $rounds } Runden; in der letzten spielt niemand Karten. Viel Spaß!

## In den Regeln: Teile des Tisches
regents-part-room = Ein Saal und sein Bereich
regents-part-throne = Der Thronsaal, mit allen vier anderen verbunden
regents-part-tower = Der Turm
regents-part-rampart = Der Wehrgang
regents-part-king = König Edward
regents-part-agents = Agenten
regents-part-tracks = Die Einflussleisten mit Schwellen und Privilegien
regents-part-tray = Vorrat, Ratgeber, Privilegien, ausspionieren, anklagen
regents-part-players = Die Spieler: Punkte, Figuren, gespielte Karten
regents-part-hand = Deine Aktionskarten und deine Bereichskarte
regents-part-clan = Dein Clan und die Karte, die ihm fehlt
regents-part-tiles = Deine Anklageplättchen

## Was die Zeichen auf dem Tisch bedeuten
regents-sign-castle = Das Schloss
regents-sign-king = König Edward: In seinem Saal zählt keine Mehrheit
regents-sign-agent = Agent seines Besitzers
regents-sign-neutral = Agent des neutralen Clans
regents-sign-counsellor = Ratgeber: zählt bis zum Ende des Zuges wie ein Agent
regents-sign-majority = Wer hier die Mehrheit hat
regents-sign-cancelled = Durchgestrichen: Der König hebt diese Mehrheit auf
regents-sign-linked = Verbundene Säle, die zusammen zählen
regents-sign-door = Goldene Tür: verbindet Säle, die zusammen zählen
regents-sign-gate = Schwelle: immer erreichbar, zu verlassen nur, wenn die anderen Einflusssteine weit genug sind
regents-sign-lock = Vorhängeschloss: Dein Einflussstein kommt an dieser Schwelle noch nicht vorbei
regents-sign-leader = Führt auf dieser Leiste allein
regents-sign-cards = Aktionskarten
regents-sign-clans = Clans und Geheimnisse
regents-sign-out = Sicher: nicht von diesem Clan
regents-sign-sure = Sicher: von diesem Clan
regents-sign-likely = Deine Notiz: wahrscheinlich
regents-sign-unlikely = Deine Notiz: unwahrscheinlich

## Woher Punkte kommen, wie es der Berater sagt
regents-worth-points = am Ende
regents-worth-tracks = auf den Leisten
regents-worth-pieces = durch Ratgeber, königliche Privilegien und Agenten im Schloss
regents-worth-domain = durch die Bereichskarte
regents-worth-hand = durch Aktionskarten
regents-worth-secrets = durch Wissen über Clans
