# Heads of State: Namen, Aktionen, Ereignisse, Aufforderungen, Gründe, Optionen.
# `heads-of-state-title` ist die Attributskarte Titel; der Name des Spiels ist in allen Sprachen gleich und steht anderswo.

heads-of-state-about = Drei Jahrhunderte, vier Länder und zu wenige Throne: Sammle, was einen Adligen ausmacht, und schaffe ihm Platz.

## Länder
heads-of-state-great_britain = Großbritannien
heads-of-state-france = Frankreich
heads-of-state-german_states = Deutsche Staaten
heads-of-state-spain = Spanien

## Gebiete
heads-of-state-england = England
heads-of-state-ireland = Irland
heads-of-state-scotland = Schottland
heads-of-state-ile_de_france = Île-de-France
heads-of-state-aquitaine = Aquitanien
heads-of-state-burgundy = Burgund
heads-of-state-provence = Provence
heads-of-state-brittany = Bretagne
heads-of-state-brandenburg = Brandenburg
heads-of-state-saxony = Sachsen
heads-of-state-bavaria = Bayern
heads-of-state-rhineland = Rheinland
heads-of-state-castile = Kastilien
heads-of-state-andalusia = Andalusien
heads-of-state-galicia = Galicien
heads-of-state-catalonia = Katalonien

## Ränge
heads-of-state-baron = Freiherr
heads-of-state-count = Vizegraf
heads-of-state-earl = Graf
heads-of-state-marquis = Markgraf
heads-of-state-duke = Herzog
heads-of-state-prince = Prinz
heads-of-state-king = König

## Attribute
heads-of-state-gold = Gold
heads-of-state-title = Titel
heads-of-state-troops = Truppen
heads-of-state-castle = Schloss
heads-of-state-duelling = Duellkunst
heads-of-state-education = Bildung
heads-of-state-bishop = Bischof
heads-of-state-palace = Palast
heads-of-state-courtesan = Kurtisane

## Verratskarten
heads-of-state-assassin = Assassine
heads-of-state-axeman = Henker
heads-of-state-guillotine = Guillotine
heads-of-state-inquisition = Spanische Inquisition
heads-of-state-gallows = Galgen
heads-of-state-axeman_guillotine = Henker/Guillotine
heads-of-state-axeman_inquisition = Henker/Inquisition
heads-of-state-axeman_gallows = Henker/Galgen
heads-of-state-guillotine_inquisition = Guillotine/Inquisition
heads-of-state-guillotine_gallows = Guillotine/Galgen
heads-of-state-inquisition_gallows = Inquisition/Galgen

## Runden
heads-of-state-year_1589 = 1589
heads-of-state-year_1689 = 1689
heads-of-state-year_1789 = 1789

## Arten von Zügen
heads-of-state-attribute = Attributszug
heads-of-state-sweep = Erneuerungszug
heads-of-state-treachery = Verratszug

## Was in einem Land den einen vor den anderen stellt
heads-of-state-unrivalled = ohne Konkurrenz
heads-of-state-more_influence = durch Einfluss
heads-of-state-higher_noble = durch den höheren Adligen
heads-of-state-higher_sector = durch das höhere Sechseck

## Aktionen
heads-of-state-action-choose_turn = { $turn }
heads-of-state-action-take_attribute = Aus der Auslage nehmen: { $attribute }
heads-of-state-action-draw_attribute = Attributskarte verdeckt ziehen
heads-of-state-action-take_treachery = Aus der Auslage nehmen: { $card }
heads-of-state-action-draw_treachery = Verratskarte verdeckt ziehen
heads-of-state-action-create = Adligen einsetzen: { $rank }, { $sector }{ $courtesan_for ->
    [none] { "" }
   *[other] { " " }(Kurtisane statt { $courtesan_for })
}
heads-of-state-action-play_treachery = { $second ->
    [none] { $card } ausspielen
   *[other] { $card } und { $second } ausspielen
} gegen: { $rank }, { $sector }
heads-of-state-action-finish = Zug beenden
heads-of-state-action-discard_attribute = Ablegen: { $attribute }
heads-of-state-action-discard_treachery = Ablegen: { $card }
heads-of-state-action-confirm_discards = Ablegen bestätigen

## Überschriften in der Liste der Aktionen
heads-of-state-group-choose_turn = Welche Art von Zug?
heads-of-state-group-take_attribute = Attributskarten in der Auslage
heads-of-state-group-take_treachery = Verratskarten in der Auslage
heads-of-state-group-create = Adligen einsetzen
heads-of-state-group-play_treachery = Verrat
heads-of-state-group-discard_attribute = Attributskarten zum Ablegen
heads-of-state-group-discard_treachery = Verratskarten zum Ablegen

## Ereignisse
heads-of-state-event-first_player = { $seat_is_you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
heads-of-state-event-round_began = Die Runde { $century } beginnt mit { $draw_pile } Karten im Nachziehstapel.
heads-of-state-event-display_dealt = Neue Auslage: { $attributes }.
heads-of-state-event-treachery_dealt = Verrat in der Auslage: { $cards }.
heads-of-state-event-treachery_reshuffled = Die abgelegten Verratskarten werden neu gemischt: { $n_cards ->
    [one] eine Karte
   *[other] { $n_cards } Karten
}.
heads-of-state-event-turn_began = { $seat_is_you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
heads-of-state-event-first_turn_began = { $seat_is_you ->
    [yes] Dein erster Zug
   *[no] Erster Zug von { $seat }
}: { $draws ->
    [one] eine Karte
   *[other] { $draws } Karten
} zu ziehen.
heads-of-state-event-turn_chosen = { $seat_is_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
}: { $turn }.
heads-of-state-event-display_swept = { $seat_is_you ->
    [yes] Du erneuerst
   *[no] { $seat } erneuert
} die Auslage. Weggeräumt: { $attributes }.
heads-of-state-event-swept_returned = Die weggeräumten Karten ({ $n_cards }) werden in den Nachziehstapel gemischt.
heads-of-state-event-attribute_taken = { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} aus der Auslage: { $attribute }.
heads-of-state-event-attribute_drawn = { $seat_is_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
}: { $attribute }.
heads-of-state-event-attribute_drawn_unseen = { $seat_is_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} verdeckt eine Attributskarte.
heads-of-state-event-treachery_taken = { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} aus der Verratsauslage: { $card }.
heads-of-state-event-treachery_drawn = { $seat_is_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
}: { $card }.
heads-of-state-event-treachery_drawn_unseen = { $seat_is_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} verdeckt eine Verratskarte.
heads-of-state-event-disc_removed = Der Nachziehstapel ist leer: Die Revolution { $n_cards ->
    [one] ist die letzte Karte
   *[other] steckt in den letzten { $n_cards } Karten
}.
heads-of-state-event-noble_created = { $seat_is_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} einen Adligen ein: { $rank }, { $sector }. Gespielt: { $paid }.
heads-of-state-event-token_taken_back = Alle Plättchen dieses Ranges sind im Spiel: { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} einen toten Adligen zurück ({ $rank }, { $sector }).
heads-of-state-event-noble_cards_gone = { $rank }: Für { $seat_is_you ->
    [yes] dich
   *[no] { $seat }
} ist keine Adelskarte mehr da.
heads-of-state-event-initial_marker = { $sector }: { $seat_is_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} den ersten Adligen ein, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
heads-of-state-event-country_marker = { $country }: { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} in jedem Gebiet einen Adligen eingesetzt, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
heads-of-state-event-country_markers_gone = { $country }: { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} in jedem Gebiet einen Adligen eingesetzt, doch beide Landesmarker sind schon vergeben.
heads-of-state-event-house_marker = { $seat_is_you ->
    [yes] Dein Adelshaus ist vollzählig
   *[no] Das Adelshaus von { $seat } ist vollzählig
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
heads-of-state-event-house_markers_gone = { $seat_is_you ->
    [yes] Dein Adelshaus ist vollzählig
   *[no] Das Adelshaus von { $seat } ist vollzählig
}, doch alle Marker sind schon vergeben.
heads-of-state-event-treachery_played = { $seat_is_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $cards } gegen { $owner_is_you ->
    [yes] dich
   *[no] { $owner }
}: { $rank }, { $sector }.
heads-of-state-event-assassination_succeeded = { $seat_is_you ->
    [yes] Das Klötzchen aus dem Beutel ist deins: Der Anschlag auf { $owner } gelingt.
   *[no] Das Klötzchen aus dem Beutel ist von { $seat }: Der Anschlag auf { $owner_is_you ->
        [yes] dich
       *[no] { $owner }
    } gelingt.
}
heads-of-state-event-assassination_failed = { $owner_is_you ->
    [yes] Das Klötzchen aus dem Beutel ist deins: Der Anschlag von { $seat } misslingt
   *[no] Das Klötzchen aus dem Beutel ist von { $owner }: { $seat_is_you ->
        [yes] Dein Anschlag misslingt
       *[no] Der Anschlag von { $seat } misslingt
    }
} ({ $rank }, { $sector }).
heads-of-state-event-noble_killed = { $seat_is_you ->
    [yes] Du tötest einen Adligen von { $owner }
   *[no] { $seat } tötet { $owner_is_you ->
        [yes] einen deiner Adligen
       *[no] einen Adligen von { $owner }
    }
}: { $rank }, { $sector }.
heads-of-state-event-turn_ended = { $seat_is_you ->
    [yes] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
}
heads-of-state-event-discarded = { $seat_is_you ->
    [yes] Du legst ab:
   *[no] { $seat } legt ab:
} { $attributes ->
    [none] { $treachery }.
   *[other] { $treachery ->
        [none] { $attributes }.
       *[other] { $attributes } · { $treachery }.
    }
}
heads-of-state-event-discarded_unseen = { $seat_is_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $n_attributes ->
    [0] { $n_treachery ->
        [one] eine Verratskarte
       *[other] { $n_treachery } Verratskarten
    }
    [one] eine Attributskarte{ $n_treachery ->
        [0] { "" }
        [one] { " " }und eine Verratskarte
       *[other] { " " }und { $n_treachery } Verratskarten
    }
   *[other] { $n_attributes } Attributskarten{ $n_treachery ->
        [0] { "" }
        [one] { " " }und eine Verratskarte
       *[other] { " " }und { $n_treachery } Verratskarten
    }
} verdeckt ab.
heads-of-state-event-display_refilled = Die Auslage wird aufgefüllt: { $attributes }.
heads-of-state-event-treachery_refilled = Die Verratsauslage wird aufgefüllt: { $cards }.
heads-of-state-event-revolution = Revolution! Die Runde { $century } endet { $seat_is_you ->
    [yes] in deinem Zug.
   *[no] im Zug von { $seat }.
}
heads-of-state-event-country_won = { $country }: erster Platz für { $seat_is_you ->
    [yes] dich
   *[no] { $seat }
} mit Einfluss { $influence } ({ $decided_by }), { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
heads-of-state-event-country_second = { $country }: zweiter Platz für { $seat_is_you ->
    [yes] dich
   *[no] { $seat }
} mit Einfluss { $influence } ({ $decided_by }), { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
heads-of-state-event-round_marker_removed = { $country }: Niemand verdient den Marker { $points }; er kommt aus dem Spiel.
heads-of-state-event-turn_resumed = { $seat_is_you ->
    [yes] Dein Zug geht weiter
   *[no] Der Zug von { $seat } geht weiter
}: noch { $draws ->
    [one] eine Attributskarte
   *[other] { $draws } Attributskarten
} zu ziehen.
heads-of-state-event-turn_lost = { $seat_is_you ->
    [yes] Dein Zug
   *[no] Der Zug von { $seat }
} wird nicht fertig gespielt: Die Partie ist zu Ende.
heads-of-state-event-rank_majority = { $rank }: { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} die meisten Adelskarten ({ $n_cards }), { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
heads-of-state-event-rank_shared = { $rank }: Gleichstand bei den meisten Adelskarten ({ $n_cards }); { $seat_is_you ->
    [yes] du erhältst
   *[no] { $seat } erhält
} { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
}.
heads-of-state-event-rank_unscored = { $rank }: keine Punkte, denn niemand oder mehr als zwei Spieler haben die meisten Karten.
heads-of-state-event-game_won = { $seat_is_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.

## Aufforderungen
heads-of-state-prompt-choose_turn = Du bist am Zug: Ziehe drei Attributskarten, erneuere die Auslage und ziehe eine, oder spiele einen Verratszug.
heads-of-state-prompt-choose_first_turn = Dein erster Zug: Ziehe { $total ->
    [one] eine Attributskarte
   *[other] { $total } Attributskarten
}, oder erneuere die Auslage und ziehe eine.
heads-of-state-prompt-draw_attribute = Wähle eine Attributskarte. { $total ->
    [one] Es ist die einzige in diesem Zug.
   *[other] Gezogen: { $drawn } von { $total }.
}
heads-of-state-prompt-draw_attribute_or_revolution = Wähle eine Attributskarte. { $total ->
    [one] Es ist die einzige in diesem Zug.
   *[other] Gezogen: { $drawn } von { $total }.
} Jede verdeckte Karte kann die Revolution sein.
heads-of-state-prompt-draw_from_sweep = Die Auslage ist neu: Wähle eine Attributskarte.
heads-of-state-prompt-draw_treachery = Wähle eine Verratskarte.
heads-of-state-prompt-draw_either = Wähle eine Verratskarte und eine Attributskarte, in beliebiger Reihenfolge.
heads-of-state-prompt-create = Setze Adlige auf freien Feldern ein oder drücke „Zug beenden“.
heads-of-state-prompt-plot = Spiele Verrat, besetze die Felder, die du geleert hast, oder drücke „Zug beenden“.
heads-of-state-prompt-must_replace = Bevor dein Zug enden kann, besetze noch { $must_replace ->
    [one] eines der Felder, die du geleert hast.
   *[other] { $must_replace } der Felder, die du geleert hast.
}
heads-of-state-prompt-discard = Deine Hand ist zu groß. Lege { $attributes ->
    [0] { $treachery ->
        [one] eine Verratskarte ab.
       *[other] { $treachery } Verratskarten ab.
    }
    [one] eine Attributskarte{ $treachery ->
        [0] { " " }ab.
        [one] { " " }und eine Verratskarte ab.
       *[other] { " " }und { $treachery } Verratskarten ab.
    }
   *[other] { $attributes } Attributskarten{ $treachery ->
        [0] { " " }ab.
        [one] { " " }und eine Verratskarte ab.
       *[other] { " " }und { $treachery } Verratskarten ab.
    }
}
heads-of-state-prompt-trim = Eine neue Runde: Sechs Attributskarten und zwei Verratskarten bleiben. Lege { $attributes ->
    [0] { $treachery ->
        [one] eine Verratskarte ab.
       *[other] { $treachery } Verratskarten ab.
    }
    [one] eine Attributskarte{ $treachery ->
        [0] { " " }ab.
        [one] { " " }und eine Verratskarte ab.
       *[other] { " " }und { $treachery } Verratskarten ab.
    }
   *[other] { $attributes } Attributskarten{ $treachery ->
        [0] { " " }ab.
        [one] { " " }und eine Verratskarte ab.
       *[other] { " " }und { $treachery } Verratskarten ab.
    }
}
heads-of-state-prompt-confirm_discards = Bestätige, was du ablegst.
heads-of-state-prompt-wait_for_trim = Warten, bis alle gewählt haben, was sie für die neue Runde ablegen.
heads-of-state-prompt-wait = { $seat } ist am Zug.
heads-of-state-prompt-over = Die Partie ist zu Ende.

## Warum nicht
heads-of-state-why-already_attacked = Jeder Adlige kann in einem Zug nur einmal angegriffen werden, egal mit welchem Ergebnis.
heads-of-state-why-assassin_not_mixed = Assassinen lassen sich nicht mit Länderkarten verbinden.
heads-of-state-why-cannot_replace = Nach diesem Mord könntest du nicht mehr alle Opfer bis auf eines ersetzen.
heads-of-state-why-cannot_replace_rest = Wenn du so bezahlst, kannst du deine anderen Opfer nicht mehr ersetzen.
heads-of-state-why-capital_needs_two = In einer Hauptstadt braucht es zwei Karten.
heads-of-state-why-card_is_held = Die Kurtisane ersetzt nur eine Karte, die du nicht hast.
heads-of-state-why-card_not_held = Diese Karten hast du nicht.
heads-of-state-why-cards_missing = Du hast nicht alle Karten dieses Satzes.
heads-of-state-why-choose_surplus = Wähle zuerst genau so viele Karten, wie du ablegen musst.
heads-of-state-why-courtesan_barred = Für Freiherr und König kann keine Kurtisane eingesetzt werden.
heads-of-state-why-first_turn = Im ersten Zug ziehst du nur Attributskarten.
heads-of-state-why-kills_come_first = Du hast schon einen Ersatz eingesetzt: In diesem Zug gibt es keinen Verrat mehr.
heads-of-state-why-must_replace = Ersetze alle getöteten Adligen bis auf einen, bevor der Zug endet.
heads-of-state-why-no_draw_left = Du hast alle Karten gezogen, die dir zustehen.
heads-of-state-why-no_such_space = Dieses Gebiet hat kein Feld dieses Ranges.
heads-of-state-why-no_treachery_in_this_turn = Verrat ist nur in einem Verratszug möglich.
heads-of-state-why-nobody_there = Auf diesem Feld steht kein Adliger.
heads-of-state-why-not_in_set = Der Satz dieses Adligen hat die Karte nicht, die die Kurtisane ersetzen soll.
heads-of-state-why-not_now = Nicht jetzt: Zuerst steht eine andere Entscheidung an.
heads-of-state-why-not_on_display = Diese Karte liegt nicht in der Auslage.
heads-of-state-why-only_emptied_spaces = In einem Verratszug werden nur Felder besetzt, die in ihm geleert wurden.
heads-of-state-why-own_noble = Dieser Adlige ist dein eigener.
heads-of-state-why-pair_not_identical = An diesem Tisch müssen die zwei Karten gegen eine Hauptstadt gleich sein.
heads-of-state-why-pile_too_small = Zum Erneuern braucht es sechs Karten im Nachziehstapel.
heads-of-state-why-province_needs_one = In einer Provinz braucht es genau eine Karte.
heads-of-state-why-space_occupied = Dieses Feld ist besetzt.
heads-of-state-why-surplus_is_chosen = Von diesen Karten hast du schon genug gewählt.
heads-of-state-why-sweep_keeps_off_revolution = Nach dem Erneuern wird nie vom Revolutionsstapel gezogen; nimm eine Karte der Auslage.
heads-of-state-why-treachery_card_first = Zuerst wird die Verratskarte gezogen.
heads-of-state-why-wrong_country = Diese Karten gelten in diesem Land nicht.

## Optionen
heads-of-state-option-de_second_place = Zweiter in den Deutschen Staaten
    .help = Die Tabellen der Anleitung geben dem zweiten Platz in den Deutschen Staaten fünf Punkte, eines ihrer Beispiele drei.
heads-of-state-option-de_second_place-5 = 5 Punkte
heads-of-state-option-de_second_place-3 = 3 Punkte
heads-of-state-option-capital_pair = Zwei Karten gegen eine Hauptstadt
    .help = Ein Adliger in einer Hauptstadt fällt durch zwei beliebige im Land gültige Karten, oder nur durch zwei gleiche.
heads-of-state-option-capital_pair-mixed = Zwei gültige Karten
heads-of-state-option-capital_pair-identical = Zwei gleiche
heads-of-state-option-first_turn_create = Adlige im ersten Zug
    .help = Schon im ersten Zug dürfen Adlige eingesetzt werden; sonst endet er nach dem Ziehen.
heads-of-state-option-first_turn_sweep = Erneuern im ersten Zug
    .help = Im ersten Zug darf man die Auslage erneuern und eine Karte ziehen, statt der üblichen Zahl.
heads-of-state-option-revolution_pile_cards = Attributskarten im Revolutionsstapel
    .help = Wie viele Attributskarten mit der Revolution gemischt werden.
heads-of-state-option-house_counts = Adelshaus
    .help = Sind die zehn Adelskarten eines Ranges weg, so zählt ein Adliger dieses Ranges noch für das Adelshaus, oder nicht.
heads-of-state-option-house_counts-creations = Jeder eingesetzte Rang
heads-of-state-option-house_counts-noble_cards = Eine Adelskarte jedes Ranges
heads-of-state-option-discards_visible = Offenes Ablegen
    .help = Alle sehen die überzähligen Karten, die jemand ablegt. Sonst zeigen die Ablagestapel nur ihre Größe.
heads-of-state-option-plot_order = Verrat und Ersetzen
    .help = Ob noch Verrat gespielt werden darf, nachdem im selben Zug ein Opfer ersetzt wurde.
heads-of-state-option-plot_order-interleaved = In beliebiger Reihenfolge
heads-of-state-option-plot_order-kills_first = Zuerst der Verrat
heads-of-state-option-courtesan_free = Die Kurtisane ersetzt
    .help = Welche Karte eines Satzes eine Kurtisane ersetzen darf.
heads-of-state-option-courtesan_free-yes = Jede Karte des Satzes
heads-of-state-option-courtesan_free-only_if_missing = Nur eine, die man nicht hat
heads-of-state-option-treachery_draw_first = Ziehen im Verratszug
    .help = Die Verratskarte kommt vor der Attributskarte, oder die Reihenfolge ist frei.
heads-of-state-option-treachery_draw_first-yes = Zuerst die Verratskarte
heads-of-state-option-treachery_draw_first-any_order = In beliebiger Reihenfolge
heads-of-state-option-last_tie_break = Letzte Gleichstandsregel
    .help = Zwei Spieler liegen in einem Land mit Einfluss und bestem Adligen gleichauf. Was dann entscheidet: der bessere Adlige im höchsten Sechseck, Gebiet für Gebiet; oder das höhere Sechseck unter den Gebieten, in denen ihre besten Adligen stehen.
heads-of-state-option-last_tie_break-sector_by_sector = Gebiet für Gebiet
heads-of-state-option-last_tie_break-sector_of_best_noble = Gebiet des besten Adligen

## On the board
heads-of-state-ui-short-duelling = Duell
heads-of-state-ui-short-inquisition = Inquisition
heads-of-state-ui-letter-baron = F
heads-of-state-ui-letter-count = V
heads-of-state-ui-letter-earl = G
heads-of-state-ui-letter-marquis = M
heads-of-state-ui-letter-duke = H
heads-of-state-ui-letter-prince = P
heads-of-state-ui-letter-king = K
heads-of-state-ui-brief-great_britain = Britannien
heads-of-state-ui-brief-france = Frankreich
heads-of-state-ui-brief-german_states = Dt. Staaten
heads-of-state-ui-brief-spain = Spanien
heads-of-state-ui-brief-everywhere = überall, 3 von 4
heads-of-state-ui-brief-courtesan = ersetzt 1
heads-of-state-ui-good-attribute = Nötig für: { $ranks }
heads-of-state-ui-good-courtesan = Ersetzt eine Karte in den Sätzen von: { $ranks }
heads-of-state-ui-good-treachery = Tötet einen Adligen in: { $countries }. In einer Hauptstadt braucht es zwei.
heads-of-state-ui-good-assassin = Tötet einen Adligen in jedem Land, in drei von vier Fällen. In einer Hauptstadt braucht es zwei.
heads-of-state-ui-map = Karte von Europa
heads-of-state-ui-map-turn = Zug { $turn }
heads-of-state-ui-sea-atlantic = Atlantischer Ozean
heads-of-state-ui-sea-north_sea = Nordsee
heads-of-state-ui-sea-mediterranean = Mittelmeer
heads-of-state-ui-cancel = Abbrechen
heads-of-state-ui-close = Weiter
heads-of-state-ui-segments = Teile des Spielplans
heads-of-state-ui-segment-map = Karte
heads-of-state-ui-segment-court = Auslage
heads-of-state-ui-segment-standings = Stand

## Spaces and hexagons
heads-of-state-ui-space = { $sector }: { $rank }
heads-of-state-ui-space-vacant = Frei; würde { $influence } Einfluss bringen.
heads-of-state-ui-space-held = Besetzt von { $owner }, Einfluss { $influence }.
heads-of-state-ui-space-marker = Erster Adliger hier: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
heads-of-state-ui-space-attacked = In diesem Zug schon angegriffen.
heads-of-state-ui-hexagon-marker = { $sector }, Sechseck { $points }: Der Marker für den ersten Adligen liegt noch da.
heads-of-state-ui-hexagon-no-marker = { $sector }, Sechseck { $points }; der Marker ist vergeben.
heads-of-state-ui-dead = Tot: { $rank }, { $owner }.

## What a deed would change
heads-of-state-ui-gain-initial = { $points } erster Adliger im Gebiet
heads-of-state-ui-gain-country = { $points } alle Gebiete des Landes
heads-of-state-ui-gain-house = { $points } Adelshaus
heads-of-state-ui-gain-prize = { $points } am Ende der Runde, wie es jetzt steht
heads-of-state-ui-gain-owner-prize = { $points } am Ende der Runde für { $owner }
heads-of-state-ui-gain-influence = { $points } Einfluss
heads-of-state-ui-gain-no-card = keine Adelskarte mehr da
heads-of-state-ui-deed-create = Adligen einsetzen
heads-of-state-ui-deed-create-yes = Einsetzen
heads-of-state-ui-deed-strike = Verrat spielen
heads-of-state-ui-deed-strike-yes = Spielen
heads-of-state-ui-pays = Karten, die gespielt werden
heads-of-state-ui-ways = Andere Möglichkeiten
heads-of-state-ui-pay-plain = ohne Kurtisane
heads-of-state-ui-pay-courtesan = Kurtisane für { $attribute }
heads-of-state-ui-odds = { $percent } % Chance
heads-of-state-ui-odds-sure = sicher

## Displays, decks, the Revolution
heads-of-state-ui-court = Auslagen und Stapel
heads-of-state-ui-display-attributes = Attributskarten in der Auslage
heads-of-state-ui-display-treachery = Verratskarten in der Auslage
heads-of-state-ui-deck-name-attributes = Attribute
heads-of-state-ui-deck-name-treachery = Verrat
heads-of-state-ui-deck-attributes = { $count ->
    [one] 1 Attributskarte
   *[other] { $count } Attributskarten
} im Nachziehstapel, { $revolution } im Revolutionsstapel.
heads-of-state-ui-deck-treachery = { $count ->
    [one] 1 Verratskarte
   *[other] { $count } Verratskarten
} im Nachziehstapel.
heads-of-state-ui-swept = Bis zum Ende des Zuges weggeräumt: { $cards }
heads-of-state-ui-revolution = Revolution
heads-of-state-ui-meter = { $latest ->
    [one] Revolution mit der nächsten verdeckten Karte
   *[other] Revolution nach { $earliest } bis { $latest } verdeckten Karten
}
heads-of-state-ui-meter-now = Revolution: { $percent } % jetzt, spätestens Karte { $latest }
heads-of-state-ui-header-revolution = { $earliest }–{ $latest }
heads-of-state-ui-centuries = Runden
heads-of-state-ui-sweep-on = Die Auslage kann erneuert werden.
heads-of-state-ui-sweep-off = Kein Erneuern jetzt.
heads-of-state-ui-counts = Ablage { $attributes } + { $treachery }
heads-of-state-ui-counts-card = Karte
heads-of-state-ui-counts-discarded = Abgelegt
heads-of-state-ui-counts-unseen = Ungesehen
heads-of-state-ui-counts-help = Ungesehen: in einem Stapel oder unbekannt in einer anderen Hand.
heads-of-state-ui-revolution-of = Revolution im Jahr { $century }
heads-of-state-ui-revolution-turn = Sie kam im Zug von { $player }.
heads-of-state-ui-revolution-why = Einfluss { $influence }, { $why }
heads-of-state-ui-revolution-nobody = Niemand ist dort.

## The turn
heads-of-state-ui-mode-undecided = wählt den Zug
heads-of-state-ui-mode-first = Erster Zug
heads-of-state-ui-mode-attribute = Attributszug
heads-of-state-ui-mode-sweep = Erneuerungszug
heads-of-state-ui-mode-treachery = Verratszug
heads-of-state-ui-strip-drawn = { $drawn } von { $total } gezogen
heads-of-state-ui-strip-treachery = Verratskarte steht aus
heads-of-state-ui-duty = { $count ->
    [one] Ein Opfer muss noch ersetzt werden.
   *[other] { $count } Opfer müssen noch ersetzt werden.
}
heads-of-state-ui-turn-short-attribute = 3 Karten, Adlige
heads-of-state-ui-turn-short-sweep = 6 neue, 1 ziehen
heads-of-state-ui-turn-short-treachery = 1 + 1, töten
heads-of-state-ui-turn-help-attribute = Ziehe drei Attributskarten, dann setze Adlige auf freien Feldern ein.
heads-of-state-ui-turn-help-sweep = Ersetze alle sechs Karten der Auslage, ziehe eine, dann setze Adlige auf freien Feldern ein.
heads-of-state-ui-turn-help-treachery = Ziehe eine Verratskarte und eine Attributskarte, dann töte Rivalen und besetze die geleerten Felder.
heads-of-state-ui-none-possible = Jetzt ist kein Adliger möglich. Am nächsten: { $rank }, noch nötig: { $cards }. Drücke „{ $button }“.
heads-of-state-ui-finish-anyway = { $count ->
    [one] Ein Feld wäre noch zu besetzen: trotzdem beenden
   *[other] { $count } Felder wären noch zu besetzen: trotzdem beenden
}
heads-of-state-ui-bag-victim = { $sector }: { $rank } ({ $owner })
heads-of-state-ui-bag-killed = Gezogenes Klötzchen: { $player }. Der Adlige stirbt.
heads-of-state-ui-bag-missed = Gezogenes Klötzchen: { $player }. Der Adlige überlebt.

## Standings
heads-of-state-ui-standings = Die Länder, wenn die Runde jetzt enden würde
heads-of-state-ui-player = Spieler
heads-of-state-ui-influence = Einfluss
heads-of-state-ui-sectors = Gebiete
heads-of-state-ui-prizes = Erster und zweiter Platz am Ende der Runde
heads-of-state-ui-country-markers = Für die Ersten mit Adligen in allen Gebieten
heads-of-state-ui-country-done = Hat in jedem Gebiet einen Adligen eingesetzt.
heads-of-state-ui-country-missing = Fehlende Gebiete: { $sectors }
heads-of-state-ui-tie = { $first } vor { $next }: { $why }
heads-of-state-ui-tie-higher_noble = höherer Adliger ({ $what })
heads-of-state-ui-tie-higher_sector = höheres Sechseck ({ $what })
heads-of-state-ui-ranks = Die meisten Adelskarten
heads-of-state-ui-ranks-help = Adelskarten; umrahmt ist, wer jetzt punkten würde. Zwei teilen sich die Punkte, drei oder mehr bekommen nichts.
heads-of-state-ui-rank-cell = { $player }, { $rank }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn die Partie jetzt enden würde
heads-of-state-ui-bonus = Bonus
heads-of-state-ui-bonus-help = Punkte für die meisten Adelskarten am Ende
heads-of-state-ui-left = Rest
heads-of-state-ui-left-help = Adelskarten, die noch im Stapel liegen

## Players
heads-of-state-ui-house-markers = Adelshaus
heads-of-state-ui-house = Adelshaus: { $done } von 7 Rängen; der nächste Marker zählt { $next }.
heads-of-state-ui-score = Erste Adlige { $initial }, Länder { $country }, Adelshaus { $house }, Einfluss { $influence }, meiste Adelskarten { $ranks }
heads-of-state-ui-attributes-held = { $count ->
    [one] Eine Attributskarte
   *[other] { $count } Attributskarten
}
heads-of-state-ui-treachery-held = { $count ->
    [one] Eine Verratskarte
   *[other] { $count } Verratskarten
}
heads-of-state-ui-now = jetzt +{ $influence } · Ende +{ $ranks }
heads-of-state-ui-now-help = Was der Einfluss jetzt bringen würde, wenn die Runde endet, und die meisten Adelskarten, wenn die Partie endet
heads-of-state-ui-open-hand = Handkarten
heads-of-state-ui-known = Offen genommene Karten

## My hand
heads-of-state-ui-hand = Meine Attributskarten und die Adligen, die sie ergeben
heads-of-state-ui-hand-cards = { $count ->
    [one] Karte
   *[other] Karten
}
heads-of-state-ui-hand-treachery = Meine Verratskarten
heads-of-state-ui-no-treachery = Keine Verratskarten.
heads-of-state-ui-no-secrets = Zuschauer sehen keine Handkarten.
heads-of-state-ui-held = { $card }: { $count } auf der Hand
heads-of-state-ui-chart-missing = Noch nötig: { $cards }
heads-of-state-ui-chart-choose = { $rank }: Wähle eines seiner leuchtenden Felder
heads-of-state-ui-strike-first = { $card }: Wähle den Adligen, der getroffen wird
heads-of-state-ui-chart-ready = Die Karten sind da; { $count ->
    [0] kein Feld ist frei
    [one] ein Feld ist frei
   *[other] { $count } Felder sind frei
}.
heads-of-state-ui-chart-vacant = { $count } frei
heads-of-state-ui-trim = Abzulegende Karten
heads-of-state-ui-trim-yes = Diese ablegen
heads-of-state-ui-trim-ready = Deine Auswahl ist bestätigt.
heads-of-state-ui-trim-complete = Markierte Karten werden abgelegt. Tippe andere Karten an, um die Auswahl zu ändern.
heads-of-state-ui-trim-state = Noch zu wählen: Attribut { $attributes }, Verrat { $treachery }
heads-of-state-ui-trim-gives = { $card }: wird abgelegt
heads-of-state-ui-trim-keeps = { $card }: bleibt

## The end
heads-of-state-ui-result = Woher die Punkte kamen
heads-of-state-ui-result-ties = Bei Gleichstand entscheiden mehr Königskarten, dann Prinzen, und so weiter bis zum Freiherrn.
heads-of-state-ui-source-initial = Erste Adlige
heads-of-state-ui-source-country = Länder
heads-of-state-ui-source-house = Adelshaus
heads-of-state-ui-source-influence = Einfluss
heads-of-state-ui-source-ranks = Meiste Adelskarten
heads-of-state-ui-total = Summe

## Learn by playing
heads-of-state-guide-welcome-title = Drei Jahrhunderte, drei Runden
heads-of-state-guide-welcome = Du bringst eine Adelsfamilie in Großbritannien, Frankreich, Spanien und den Deutschen Staaten an die Macht. Es gibt drei Runden, 1589, 1689 und 1789; jede endet mit einer Revolution. Wer nach der dritten die meisten Punkte hat, gewinnt. Der Begleiter führt dich durch deine ersten drei Züge. Du darfst jederzeit etwas anderes tun.
heads-of-state-guide-chart-title = Die Adelsübersicht
heads-of-state-guide-chart = Jeder Adlige kostet einen Satz Attributskarten: ein Freiherr nur Gold, ein König alle acht Sorten. Die Adelsübersicht bei deiner Hand zeigt, welche Karten jeder Rang braucht und welche du hast. Bei den fünf mittleren Rängen darf eine Kurtisane eine Karte ersetzen.
heads-of-state-guide-display-title = Dein erster Zug
heads-of-state-guide-display = Im ersten Zug wählst du nur Karten: Du ziehst { $cards ->
    [one] eine Attributskarte
   *[other] { $cards } Attributskarten
}. Nimm sie offen aus der Auslage oder verdeckt vom Nachziehstapel.
heads-of-state-guide-attribute-turn-title = Ein Attributszug
heads-of-state-guide-attribute-turn = Zu Beginn wählst du die Art des Zuges. Ein Attributszug bringt drei Karten, und du darfst freie Felder besetzen: das Richtige, solange es so viele gibt. Wähle: „{ $button }“.
heads-of-state-guide-treachery-title = Verrat
heads-of-state-guide-treachery = Nun etwas anderes. In einem Verratszug ziehst du eine Verratskarte und eine Attributskarte, darfst Adlige von Rivalen töten und nur die Felder besetzen, die du geleert hast. Eine Karte des richtigen Landes tötet immer, ein Assassine in drei von vier Fällen. In einer Hauptstadt brauchst du zwei.
heads-of-state-guide-treachery-turn-title = Ein Verratszug
heads-of-state-guide-treachery-turn = Wähle: „{ $button }“. Auch wenn du jetzt niemanden triffst, bleibt dir die Karte auf der Hand.
heads-of-state-guide-take-title = Nimm eine Karte
heads-of-state-guide-take = Wähle: „{ $button }“. { $rank ->
    [none] Gerade bringt dich keine Karte einem Adligen näher.
   *[other] Sie bringt dich diesem Adligen näher: { $rank }.
}
heads-of-state-guide-take-treachery-title = Eine Verratskarte
heads-of-state-guide-take-treachery = Assassinen schlagen in jedem Land zu, die anderen Karten in einem oder zwei. Wähle: „{ $button }“.
heads-of-state-guide-hexagon-title = Felder und Sechsecke
heads-of-state-guide-hexagon = Jedes Feld nimmt nur einen Rang auf. Die Zahl im Sechseck bekommt, wer in diesem Gebiet den ersten Adligen einsetzt. Adlige bringen außerdem Einfluss: Am Ende der Runde punkten dafür die ersten zwei in jedem Land.
heads-of-state-guide-create-title = Setze einen Adligen ein
heads-of-state-guide-create = { $rank }, { $sector }: { $points ->
    [0] dort liegt kein Marker mehr, aber er zählt für Einfluss
   *[other] { $points } Punkte sofort
}, dazu { $influence } Einfluss. Klicke auf das Feld, dann auf die Bezahlung. Wähle: „{ $button }“.
heads-of-state-guide-duty-title = Die Pflicht zum Ersatz
heads-of-state-guide-duty = Wer tötet, muss die Lücke füllen können: Am Ende des Zuges darf höchstens eines der geleerten Felder frei sein. Nach einem Toten bist du frei; nach zweien muss auf einem der beiden Felder ein neuer Adliger stehen. Schlage also nur mit einem Satz auf der Hand zu.
heads-of-state-guide-strike-title = Schlage zu
heads-of-state-guide-strike = { $rank }, { $sector }: Deine Karte tötet mit { $percent } % Wahrscheinlichkeit. Der Besitzer behält Punkte und Adelskarte, verliert aber den Einfluss. Wähle: „{ $button }“.
heads-of-state-guide-revolution-title = Die Revolution naht
heads-of-state-guide-revolution = Die Revolution liegt unter den letzten Karten des Stapels: Sie ist mindestens { $cards } Karten entfernt. Kommt sie, wird die Runde sofort gewertet, mitten im Zug, und alle Hände schrumpfen auf 6 Attributs- und 2 Verratskarten. Wer aus der Auslage nimmt, zieht sie nicht.
heads-of-state-guide-house-title = Das Adelshaus
heads-of-state-guide-house = Wer von jedem Rang einen Adligen eingesetzt hat, nimmt den nächsten Marker des Adelshauses, jetzt { $points } Punkte. Und die meisten Adelskarten eines Ranges zählen am Ende der Partie, ob tot oder lebendig.
heads-of-state-guide-finish-title = Beende den Zug
heads-of-state-guide-finish = { $plotting ->
    [0] Jetzt lohnt sich kein weiterer Adliger; Karten bleiben auf der Hand, höchstens zehn
   *[other] Niemand muss zuschlagen; deine Karten bleiben auf der Hand
}. Wähle: „{ $button }“.
heads-of-state-guide-discard-title = Zu viele Karten
heads-of-state-guide-discard = Lege ab, was am wenigsten hilft. Wähle: „{ $button }“.
heads-of-state-guide-end-title = Du kennst die Züge
heads-of-state-guide-end = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. Achte auf die Stände der Länder: Die ersten zwei Plätze bringen in allen drei Runden Punkte. Adlige in jedem Gebiet eines Landes bringen dessen Marker. Und denke an die Revolution, bevor du Karten hortest. Viel Spaß!

## Die Teile des Tisches, wie die Regeln sie nennen
heads-of-state-part-players = Spieler: Punkte, Handkarten, eingesetzte Ränge für das Adelshaus
heads-of-state-part-space = Feld: nimmt einen Adligen des gezeichneten Ranges auf
heads-of-state-part-hexagon = Sechseck: Zahl des Gebiets; umrandet, solange der Provinzmarker dort liegt
heads-of-state-part-dead = Plättchen eines toten Adligen: zeigt, dass sein Spieler hier einen hatte
heads-of-state-part-display = Auslage der Attributskarten
heads-of-state-part-pile = Nachziehstapel
heads-of-state-part-treachery = Offene Verratskarten
heads-of-state-part-revolution = Wie nah die Revolution ist
heads-of-state-part-country = Land: Punkte der Runde, Landesmarker, Einfluss jedes Spielers
heads-of-state-part-chart = Deine Hand über der Adelsübersicht: welche Karten jeder Adlige braucht
heads-of-state-part-treachery-hand = Deine Verratskarten

## Was die Zeichen auf dem Tisch bedeuten
heads-of-state-sign-ranks = Adlige und ihre Sätze
heads-of-state-sign-rank = { $rank }: { $cards }. Meiste Karten dieses Ranges: { $bonus } Punkte.
heads-of-state-sign-attributes = Attributskarten
heads-of-state-sign-treachery = Verratskarten
heads-of-state-sign-map = Die Karte
heads-of-state-sign-capital = Dicker Rand: Hauptstadt
heads-of-state-sign-vacant = Freies Feld für diesen Rang
heads-of-state-sign-marker = Goldenes Sechseck: Punkte für den ersten Adligen des Gebiets
heads-of-state-sign-dead = Plättchen eines toten Adligen: kein Einfluss
heads-of-state-sign-chart = Die Adelsübersicht
heads-of-state-sign-held = Karte auf der Hand
heads-of-state-sign-missing = Fehlende Karte
heads-of-state-sign-courtesan = Die Kurtisane ersetzt die fehlende Karte
heads-of-state-sign-barred = Dieser Adlige nimmt keine Kurtisane
heads-of-state-sign-countries = Länder und Runden
heads-of-state-sign-sectors = Gebiete, in denen ein Spieler schon einen Adligen hatte

## Woher Punkte kommen, wie es der Berater sagt
heads-of-state-worth-scored = sofort
heads-of-state-worth-influence = durch Einfluss
heads-of-state-worth-ranks = durch Adelskarten
heads-of-state-worth-house = durch das Adelshaus
heads-of-state-worth-countries = durch Länder
heads-of-state-worth-attributes = durch Attributskarten
heads-of-state-worth-treachery = durch Verratskarten
heads-of-state-worth-draws = durch Karten vom Nachziehstapel
