# Lancaster: Namen, Gesetze, Aktionen, Ereignisse, Aufforderungen, Gründe und Optionen.

lancaster-title = Lancaster
lancaster-about = England, 1413: um Grafschaften ringen, die Burg ausbauen, in Frankreich kämpfen und für Gesetze stimmen, die sich auszahlen.

## Grafschaften
lancaster-northumberland = Northumberland
lancaster-stafford = Stafford
lancaster-york = York
lancaster-gloucester = Gloucester
lancaster-bedford = Bedford
lancaster-suffolk = Suffolk
lancaster-somerset = Somerset
lancaster-dorset = Dorset
lancaster-surrey = Surrey

## Adlige
lancaster-noble_a = Adliger A
lancaster-noble_b = Adliger B
lancaster-noble_c = Adliger C
lancaster-noble_d = Adliger D
lancaster-noble_e = Adliger E
lancaster-noble_f = Adliger F
lancaster-noble_g = Adliger G
lancaster-noble_h = Adliger H
lancaster-noble_i = Adliger I

## Burgfelder und ihre Ausbauten
lancaster-castle_gold = Schatzkammer
lancaster-castle_squires = Stallungen
lancaster-castle_mixed = Vogtei
lancaster-castle_votes = Kanzlei
lancaster-castle_recruit = Rüstkammer
lancaster-castle_upgrade = Turnierplatz

## Gunst des Königs
lancaster-fav_upgrade = Gunst des Königs: Aufwertung
lancaster-fav_noble = Gunst des Königs: Adliger
lancaster-fav_gold = Gunst des Königs: 2 Gold
lancaster-fav_squires = Gunst des Königs: 2 Knappen
lancaster-fav_mixed_1 = Gunst des Königs: 1 Gold und 1 Knappe
lancaster-fav_mixed_2 = Gunst des Königs: 1 Gold und 1 Knappe

## Orte
lancaster-upper_left = Konflikt oben links
lancaster-upper_right = Konflikt oben rechts
lancaster-lower_left = Konflikt unten links
lancaster-lower_right = Konflikt unten rechts
lancaster-court = Hof

## Gesetze
lancaster-l01 = Goldene Sporen
lancaster-l02 = Ruf zu den Waffen
lancaster-l03 = Recht der Grafschaften
lancaster-l04 = Gekaufte Stimmen
lancaster-l05 = Königliches Gefolge
lancaster-l06 = Kriegsbeute
lancaster-l07 = Aufgebot der Pagen
lancaster-l08 = Feldsold
lancaster-l09 = Aufstiegsrecht
lancaster-l10 = Bannerherren
lancaster-l11 = Stein und Mörtel
lancaster-l12 = Ehren in Frankreich
lancaster-l13 = Herr dreier Grafschaften
lancaster-l14 = Junge Garde
lancaster-l15 = Adlige Gönner
lancaster-l16 = Gold für die Krone
lancaster-l17 = Knappendienst
lancaster-l18 = Vollständige Ritterschaft

## Was die Gesetze sagen; Gesetz 14 auch in der anderen Lesart
lancaster-effect-l01 = Wer das meiste Gold hat, darf einen eingesetzten Ritter aufwerten. Bei Gleichstand dürfen es alle Beteiligten.
lancaster-effect-l02 = Wer die meisten Knappen hat, wirbt einen Ritter an. Bei Gleichstand tun es alle Beteiligten.
lancaster-effect-l03 = 3 Punkte für je 2 gehaltene Grafschaften.
lancaster-effect-l04 = Beliebig oft: 1 Gold für 1 Stimmstein abgeben.
lancaster-effect-l05 = Beliebig oft: 1 Knappen und 1 Gold für 3 Punkte abgeben.
lancaster-effect-l06 = Für je 2 Konflikte mit einem deiner Ritter darfst du einen Ausbau errichten.
lancaster-effect-l07 = 1 Knappe für jeden eingesetzten Ritter der Stärke 2.
lancaster-effect-l08 = 1 Knappe, 1 Stimmstein und 1 Gold für je 2 Konflikte mit einem deiner Ritter.
lancaster-effect-l09 = Ist kein Ritter der Stärke 2 eingesetzt, darfst du einen Ritter im Dienst aufwerten.
lancaster-effect-l10 = Du darfst einen eingesetzten Ritter der Stärke 3 gegen den der Stärke 4 aus deiner Reserve tauschen.
lancaster-effect-l11 = 5 Punkte für je 3 Ausbauten.
lancaster-effect-l12 = 3 Punkte für jeden Konflikt mit einem deiner Ritter.
lancaster-effect-l13 = 8 Punkte für je 3 gehaltene Grafschaften.
lancaster-effect-l14 = 5 Punkte, wenn alle drei Ritter der Stärke 1 eingesetzt sind.
lancaster-effect-l14-strength_three = 5 Punkte, wenn der Ritter der Stärke 3 eingesetzt ist.
lancaster-effect-l15 = Wirb für je 3 Adlige an deiner Tafelrunde einen Ritter an.
lancaster-effect-l16 = Beliebig oft: 1 Gold für 1 Punkt abgeben.
lancaster-effect-l17 = Beliebig oft: 1 Knappen für 1 Punkt abgeben.
lancaster-effect-l18 = 6 Punkte, wenn Ritter der Stärken 1, 2, 3 und 4 eingesetzt sind.
lancaster-brief-l01 = Meistes Gold: 1 Aufwertung
lancaster-brief-l02 = Meiste Knappen: 1 Ritter
lancaster-brief-l03 = 3 Punkte je 2 Grafschaften
lancaster-brief-l04 = 1 Gold → 1 Stimmstein
lancaster-brief-l05 = 1 Knappe + 1 Gold → 3 Punkte
lancaster-brief-l06 = 1 Ausbau je 2 Konflikte
lancaster-brief-l07 = 1 Knappe je Ritter der Stärke 2
lancaster-brief-l08 = Knappe, Stein, Gold je 2 Konflikte
lancaster-brief-l09 = Keine Stärke 2: 1 Aufwertung
lancaster-brief-l10 = Stärke 3 → Stärke 4
lancaster-brief-l11 = 5 Punkte je 3 Ausbauten
lancaster-brief-l12 = 3 Punkte je Konflikt
lancaster-brief-l13 = 8 Punkte je 3 Grafschaften
lancaster-brief-l14 = Alle drei der Stärke 1: 5 Punkte
lancaster-brief-l14-strength_three = Stärke 3 eingesetzt: 5 Punkte
lancaster-brief-l15 = 1 Ritter je 3 Adlige
lancaster-brief-l16 = 1 Gold → 1 Punkt
lancaster-brief-l17 = 1 Knappe → 1 Punkt
lancaster-brief-l18 = 1, 2, 3, 4 eingesetzt: 6 Punkte

## Stimmen, was eine Grafschaft gibt, andere Anlässe
lancaster-yes = Ja
lancaster-no = Nein
lancaster-noble = Adliger
lancaster-reward = Ertrag
lancaster-both = Adliger und Ertrag
lancaster-round_table = Tafelrunde
lancaster-first_extension = erster Ausbau

## Wessen Ritter: wird nie gezeigt, wählt nur die Form eines Satzes
lancaster-own = own
lancaster-ally = ally

## Womit jemand beschäftigt ist
lancaster-task_extension = den ersten Ausbau zu wählen
lancaster-task_place = einen Ritter einzusetzen
lancaster-task_favour = eine Gunst des Königs zu nutzen
lancaster-task_vote = abzustimmen
lancaster-task_law = ein Gesetz auszuführen
lancaster-task_county = eine Grafschaft zu werten
lancaster-task_start_player = den Startspieler zu bestimmen
lancaster-task_castle = die Burg zu werten
lancaster-task_ransom = über gefangene Ritter zu entscheiden

## Aktionen
lancaster-action-build = Ausbau errichten: { $space }
lancaster-action-place_in_county = { $banner_id ->
    [ally] Verbündeten Ritter
   *[own] Ritter
} der Stärke { $knight } einsetzen: { $county }
lancaster-action-place_in_castle = { $banner_id ->
    [ally] Verbündeten Ritter
   *[own] Ritter
} der Stärke { $knight } einsetzen: { $banner_id ->
    [ally] verbündete Burg,{ " " }
   *[own] { "" }
}{ $space }
lancaster-action-place_in_conflict = { $banner_id ->
    [ally] Verbündeten Ritter
   *[own] Ritter
} der Stärke { $knight } entsenden: { $conflict }
lancaster-action-add_squires = { $squires ->
    [0] Keinen Knappen mitschicken
    [one] Einen Knappen mitschicken
   *[other] { $squires } Knappen mitschicken
}
lancaster-action-take_favour = { $favour }
lancaster-action-take_noble = Adligen wählen: { $county }
lancaster-action-upgrade = Ritter der Stärke { $knight } aufwerten ({ $at })
lancaster-action-decline = Verzichten
lancaster-action-vote = Mit { $ballot } stimmen{ $markers ->
    [0] , ohne Stimmstein
    [one] , ein Stimmstein
   *[other] , { $markers } Stimmsteine
}
lancaster-action-pay = { $times ->
    [0] Nichts zahlen
    [one] Einmal zahlen
   *[other] { $times }-mal zahlen
}
lancaster-action-claim = Nehmen: { $claim }
lancaster-action-cross = Überfahrt: { $conflict }
lancaster-action-name_start_player = Startspieler: { $target_is_you ->
    [yes] du
   *[no] { $target }
}
lancaster-action-score_space = Werten: { $space }{ $banner_id ->
    [ally] { " " }(Verbündeter)
   *[own] { "" }
}
lancaster-action-skip_space = Ungenutzt lassen: { $space }{ $banner_id ->
    [ally] { " " }(Verbündeter)
   *[own] { "" }
}
lancaster-action-score_income = Alle festen Erträge einnehmen
lancaster-action-ransom = Ritter der Stärke { $knight } für { $knight } Gold freikaufen

## Ereignisse
lancaster-event-start_player_drawn = { $seat_is_you ->
    [yes] Du bist
   *[no] { $seat } ist
} der erste Startspieler.
lancaster-event-first_laws_laid = Geltende Gesetze: { $laws }.
lancaster-event-nobles_shuffled = Die Adligen der Grafschaften von A bis I: { $nobles }.
lancaster-event-round_began = Runde { $round } beginnt.
lancaster-event-conflict_revealed = Neuer Konflikt: Stärke Frankreichs { $france } ({ $conflict }).
lancaster-event-proposals_revealed = Gesetzesvorschläge dieser Runde: { $laws }.
lancaster-event-extension_built = { $seat_is_you ->
    [yes] Du errichtest
   *[no] { $seat } errichtet
} einen Ausbau: { $space } ({ $cause }).
lancaster-event-knight_displaced = { $seat_is_you ->
    [yes] Dein Ritter
   *[no] Der Ritter von { $seat }
}, Stärke { $knight }, macht dem Ausbau Platz ({ $space }) und geht ungewertet an den Hof.
lancaster-event-placed_in_county = { $seat_is_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} { $banner_id ->
    [ally] einen verbündeten Ritter der Stärke { $knight }
   *[own] einen Ritter der Stärke { $knight }
}{ $squires ->
    [0] { "" }
    [one] { " " }mit einem Knappen
   *[other] { " " }mit { $squires } Knappen
} ein: { $county }.
lancaster-event-placed_in_castle = { $seat_is_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} { $banner_id ->
    [ally] einen verbündeten Ritter der Stärke { $knight }
   *[own] einen Ritter der Stärke { $knight }
} in { $banner_id ->
    [ally] der verbündeten Burg
   *[own] der Burg
} ein: { $space }.
lancaster-event-placed_in_conflict = { $seat_is_you ->
    [yes] Du entsendest
   *[no] { $seat } entsendet
} { $banner_id ->
    [ally] einen verbündeten Ritter der Stärke { $knight }
   *[own] einen Ritter der Stärke { $knight }
}: { $conflict } (Frankreich { $france }).
lancaster-event-expelled = { $seat_is_you ->
    [yes] Du verdrängst
   *[no] { $seat } verdrängt
} { $owner_is_you ->
    [yes] { $banner_id ->
        [ally] deinen Verbündeten
       *[own] deinen Ritter
    }
   *[no] { $banner_id ->
        [ally] den Verbündeten von { $owner }
       *[own] den Ritter von { $owner }
    }
}, Stärke { $knight }, aus { $county }{ $squires ->
    [0] { "" }
    [one] ; ein Knappe ist verloren
   *[other] ; { $squires } Knappen sind verloren
}.
lancaster-event-turn_skipped = Kein Ritter lässt sich einsetzen: { $seat_is_you ->
    [yes] Du setzt aus
   *[no] { $seat } setzt aus
}.
lancaster-event-favour_taken = { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
}{ $banner_id ->
    [ally] { " " }für den Verbündeten
   *[own] { "" }
} die { $favour }.
lancaster-event-gained = { $seat_is_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $gold ->
    [0] { $squires ->
        [0] { $votes ->
            [0] nichts
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $gold } Gold{ $squires ->
        [0] { $votes ->
            [0] { "" }
           *[other] { " " }und{ " " }
        }
       *[other] { $votes ->
            [0] { " " }und{ " " }
           *[other] ,{ " " }
        }
    }
}{ $squires ->
    [0] { "" }
    [one] einen Knappen{ $votes ->
        [0] { "" }
       *[other] { " " }und{ " " }
    }
   *[other] { $squires } Knappen{ $votes ->
        [0] { "" }
       *[other] { " " }und{ " " }
    }
}{ $votes ->
    [0] { "" }
    [one] einen Stimmstein
   *[other] { $votes } Stimmsteine
} ({ $cause }).
lancaster-event-paid = { $seat_is_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $gold ->
    [0] { "" }
   *[other] { $gold } Gold{ $squires ->
        [0] { "" }
       *[other] { " " }und{ " " }
    }
}{ $squires ->
    [0] { "" }
    [one] einen Knappen
   *[other] { $squires } Knappen
} ({ $cause }).
lancaster-event-scored = { $seat_is_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} ({ $cause }).
lancaster-event-recruited = { $seat_is_you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
}{ $banner_id ->
    [ally] { " " }für den Verbündeten
   *[own] { "" }
} einen Ritter an ({ $cause }).
lancaster-event-upgraded = { $seat_is_you ->
    [yes] Du wertest
   *[no] { $seat } wertet
} { $banner_id ->
    [ally] einen verbündeten Ritter
   *[own] einen Ritter
} von { $knight } auf { $to } auf, { $at } ({ $cause }).
lancaster-event-declined = { $seat_is_you ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
}{ $banner_id ->
    [ally] { " " }für den Verbündeten
   *[own] { "" }
} ({ $cause }).
lancaster-event-came_to_nothing = Ohne Wirkung für { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] deinen Verbündeten
       *[no] den Verbündeten von { $seat }
    }
   *[own] { $seat_is_you ->
        [yes] dich
       *[no] { $seat }
    }
} ({ $cause }).
lancaster-event-noble_taken = { $seat_is_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} aus { $county }: { $noble }.
lancaster-event-noble_removed = { $seat_is_you ->
    [yes] Dein Verbündeter
   *[no] Der Verbündete von { $seat }
} nimmt aus dem Spiel: { $noble } ({ $county }).
lancaster-event-voted = { $seat_is_you ->
    [yes] Du stimmst
   *[no] { $seat } stimmt
} mit { $ballot }{ $markers ->
    [0] { "" }
    [one] { " " }(ein Stimmstein)
   *[other] { " " }({ $markers } Stimmsteine)
}.
lancaster-event-law_adopted = Das Gesetz „{ $law }“ ist mit { $yes } zu { $no } angenommen. „{ $dropped }“ gilt nicht mehr.
lancaster-event-law_rejected = Das Gesetz „{ $law }“ ist mit { $yes } zu { $no } abgelehnt.
lancaster-event-markers_returned = { $seat_is_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $votes ->
    [one] einen ungenutzten Stimmstein
   *[other] { $votes } ungenutzte Stimmsteine
} zurück.
lancaster-event-law_applied = Das Gesetz „{ $law }“ wird ausgeführt.
lancaster-event-law_won = Das Gesetz „{ $law }“ gilt für { $seat_is_you ->
    [yes] dich
   *[no] { $seat }
}: Niemand hat mehr.
lancaster-event-county_claimed = { $seat_is_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
}{ $banner_id ->
    [ally] { " " }für den Verbündeten
   *[own] { "" }
} in { $county }: { $claim }.
lancaster-event-crossed = { $seat_is_you ->
    [yes] Du fährst
   *[no] { $seat } fährt
} mit { $banner_id ->
    [ally] einem verbündeten Ritter
   *[own] einem Ritter
} der Stärke { $knight } nach Frankreich: { $conflict } (Frankreich { $france }).
lancaster-event-went_home = { $seat_is_you ->
    [yes] { $banner_id ->
        [ally] Dein Verbündeter
       *[own] Dein Ritter
    }
   *[no] { $banner_id ->
        [ally] Der Verbündete von { $seat }
       *[own] Der Ritter von { $seat }
    }
}, Stärke { $knight }, kehrt an den Hof zurück ({ $from }).
lancaster-event-start_player_named = { $target_is_you ->
    [yes] { $seat_is_you ->
        [yes] Du wirst Startspieler.
       *[no] { $seat } macht dich zum Startspieler.
    }
   *[no] { $seat_is_you ->
        [yes] Du machst { $target } zum Startspieler.
       *[no] Startspieler wird { $target } (bestimmt von { $seat }).
    }
}
lancaster-event-space_skipped = { $seat_is_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} ungenutzt: { $space }{ $banner_id ->
    [ally] { " " }(Verbündeter)
   *[own] { "" }
}.
lancaster-event-conflict_won = England gewinnt den { $conflict } ({ $total } gegen { $france }).
lancaster-event-conflict_lost = Frankreich gewinnt den { $conflict } ({ $france } gegen { $total }).
lancaster-event-conflict_ranked = Rang { $rank }, Stärke { $strength }: { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] dein Verbündeter
       *[no] der Verbündete von { $seat }
    }; die Punkte verfallen
   *[own] { $seat_is_you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}.
lancaster-event-second_attempt = Der Konflikt gegen Frankreich { $france } wird in der nächsten Runde noch einmal ausgetragen ({ $conflict }).
lancaster-event-ransomed = { $seat_is_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} einen Ritter der Stärke { $knight } für { $gold } Gold frei.
lancaster-event-captured = { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] Die gefangenen Ritter deines Verbündeten
       *[no] Die gefangenen Ritter des Verbündeten von { $seat }
    }
   *[own] { $seat_is_you ->
        [yes] Deine gefangenen Ritter
       *[no] Die gefangenen Ritter von { $seat }
    }
} kommen in die Reserve (Stärke { $knights }).
lancaster-event-conflict_removed = Der Konflikt der Stärke { $france } ist beendet ({ $conflict }).
lancaster-event-holdings_revealed = { $seat_is_you ->
    [yes] Du hast
   *[no] { $seat } hat
} noch { $gold } Gold und { $squires ->
    [0] keine Knappen
    [one] einen Knappen
   *[other] { $squires } Knappen
}.
lancaster-event-final_scored = { $seat }: Ritterschaft { $knighthood }, Burg { $castle }, Adlige { $nobles }; zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
lancaster-event-match_won = { $winner_is_you ->
    [yes] Du hast
   *[no] { $winner } hat
} die meisten Machtpunkte und { $winner_is_you ->
    [yes] gewinnst
   *[no] gewinnt
}.

## Aufforderungen
lancaster-prompt-choose_extension = Wähle deinen ersten Ausbau.
lancaster-prompt-place = Setze einen Ritter ein. { $knights ->
    [one] Es ist der letzte am Hof.
   *[other] Du hast { $knights } am Hof.
}
lancaster-prompt-add_squires = Ritter der Stärke { $knight }, { $county }: Wie viele Knappen gehen mit? { $needed ->
    [0] Du hast { $owned }.
   *[other] Mindestens { $needed }; du hast { $owned }.
}
lancaster-prompt-pick_favour = Wähle eine Gunst des Königs{ $banner_id ->
    [ally] { " " }für deinen Verbündeten
   *[own] { "" }
}.
lancaster-prompt-favour_upgrade = Gunst des Königs: Werte einen Ritter{ $banner_id ->
    [ally] { " " }deines Verbündeten
   *[own] { "" }
} auf oder drücke „Verzichten“.
lancaster-prompt-favour_noble = Gunst des Königs: { $banner_id ->
    [ally] Wähle eine Grafschaft: Einer ihrer Adligen kommt aus dem Spiel.
   *[own] Nimm einen Adligen aus einer beliebigen Grafschaft.
}
lancaster-prompt-vote = Abstimmung { $nth } von 3, „{ $law }“: Ja oder Nein? { $votes ->
    [0] Du hast keinen Stimmstein.
    [one] Du hast einen Stimmstein.
   *[other] Du hast { $votes } Stimmsteine.
}
lancaster-prompt-law_upgrade = „{ $law }“: Werte einen Ritter auf oder drücke „Verzichten“.
lancaster-prompt-law_extension = „{ $law }“: Errichte { $left ->
    [one] einen Ausbau
   *[other] bis zu { $left } Ausbauten
} oder drücke „Verzichten“.
lancaster-prompt-law_pay = „{ $law }“: Wie oft zahlst du? { $at_most ->
    [0] Zahlen kannst du gerade nicht.
    [one] Höchstens einmal.
   *[other] Höchstens { $at_most }-mal.
}
lancaster-prompt-claim = { $county }: { $banner_id ->
    [ally] Was nimmt dein Verbündeter?
   *[own] Nimm den Adligen oder den Ertrag, oder beides für 3 Gold. Du hast { $gold }.
}
lancaster-prompt-county_build = { $county }: Welchen Ausbau errichtest du?
lancaster-prompt-county_upgrade = { $county }: Werte einen Ritter{ $banner_id ->
    [ally] { " " }deines Verbündeten
   *[own] { "" }
} auf oder drücke „Verzichten“.
lancaster-prompt-cross = Dorset: Zu welchem Konflikt fährt { $banner_id ->
    [ally] der Ritter deines Verbündeten
   *[own] dein Ritter
}?
lancaster-prompt-name_start_player = Surrey: Wer ist von jetzt an Startspieler?
lancaster-prompt-castle = Werte deine Burg in beliebiger Reihenfolge. Knappen: jetzt { $squires }, nach allen Erträgen { $squires_after_income }.
lancaster-prompt-castle_upgrade = Turnierplatz: Werte einen Ritter{ $banner_id ->
    [ally] { " " }deines Verbündeten
   *[own] { "" }
} auf.
lancaster-prompt-ransom = Gefangene Ritter, Stärke { $knights } ({ $conflict }). Alle zusammen kosten { $price_of_all } Gold; du hast { $gold }.
lancaster-prompt-sealed = Deine Wahl steht fest. Die anderen sind noch dabei, { $waiting_for }.
lancaster-prompt-waiting = { $seat } ist dabei, { $waiting_for }.
lancaster-prompt-waiting_for_all = Alle sind dabei, geheim { $waiting_for }.
lancaster-prompt-over = Die Partie ist zu Ende.

## Warum nicht
lancaster-why-already_built = Diesen Ausbau hast du schon errichtet.
lancaster-why-always_scored = Dieses Feld bringt immer etwas und kann nicht ausgelassen werden.
lancaster-why-ally_never_both = Ein Verbündeter nimmt den Adligen oder den Ertrag, nie beides.
lancaster-why-allied_county = Du kannst deinen Verbündeten nicht verdrängen, und er dich nicht.
lancaster-why-below_minimum = Dieser Ritter erreicht die Mindeststärke der Grafschaft nicht. Knappen zählen dafür nicht.
lancaster-why-cannot_pay = Das kannst du nicht bezahlen.
lancaster-why-conflict_full = Alle drei Felder dieses Konflikts sind von anderen Spielern besetzt.
lancaster-why-defender_too_strong = Ritter und Knappen zusammen müssen stärker sein als die Verteidigung.
lancaster-why-favour_face_down = Diese Gunst ist in dieser Runde schon vergeben.
lancaster-why-item_unusable = Dieses Feld ist jetzt in keiner Reihenfolge von Nutzen: Es gibt nichts zu entscheiden.
lancaster-why-law_asks_otherwise = Das geltende Gesetz fragt nach etwas anderem.
lancaster-why-law_forbids_upgrade = Dieses Gesetz wertet diesen Ritter nicht auf.
lancaster-why-no_ally = Verbündete gibt es nur im Spiel zu zweit.
lancaster-why-no_conflict_there = Dort liegt kein Konflikt.
lancaster-why-no_income_left = In deiner Burg sind keine festen Erträge mehr offen.
lancaster-why-no_noble_left = In dieser Grafschaft ist kein Adliger mehr.
lancaster-why-no_such_item = Auf diesem Feld gibt es nichts zu werten.
lancaster-why-no_such_knight = Dort steht kein solcher Ritter.
lancaster-why-no_such_seat = Diesen Spieler gibt es nicht.
lancaster-why-noble_owned = Dieser Adlige sitzt schon an deiner Tafelrunde.
lancaster-why-not_at_court = Am Hof ist kein solcher Ritter.
lancaster-why-not_captured = Du hast keinen gefangenen Ritter dieser Stärke.
lancaster-why-not_in_ally_castle = Die Burg eines Verbündeten hat nur Rüstkammer und Turnierplatz.
lancaster-why-nobody_passes = Ein Ritter muss eingesetzt werden: Niemand darf passen.
lancaster-why-nobody_to_recruit = In der Reserve ist kein Ritter der Stärke 1 mehr.
lancaster-why-nobody_to_upgrade = Kein Ritter kann jetzt aufgewertet werden.
lancaster-why-not_optional = Darauf kann man nicht verzichten.
lancaster-why-other_phase = Nicht jetzt: Zuerst steht eine andere Entscheidung an.
lancaster-why-own_county = Dein eigener Ritter hält diese Grafschaft.
lancaster-why-space_built = Ein Ausbau bedeckt dieses Feld; es nimmt keine Ritter mehr auf.
lancaster-why-space_occupied = Auf diesem Feld steht ein Ritter.
lancaster-why-stronger_not_in_reserve = Der nächststärkere Ritter ist nicht in der Reserve.
lancaster-why-strongest_already = Ein Ritter der Stärke 4 kann nicht aufgewertet werden.
lancaster-why-too_few_markers = So viele Stimmsteine hast du nicht.
lancaster-why-too_few_squires_owned = Dafür hast du nicht genug Knappen.
lancaster-why-too_few_squires_sent = Das reicht nicht, um die Verteidigung zu schlagen.
lancaster-why-too_little_gold = Beides zu nehmen kostet 3 Gold.

## Optionen
lancaster-option-holdings = Gold und Knappen
    .help = Hinter Sichtschirmen sieht man nicht, was andere besitzen; jede Einnahme und jede Zahlung wird aber angesagt. Zu zweit liegt immer alles offen.
lancaster-option-holdings-hidden = Hinter Sichtschirmen
lancaster-option-holdings-open = Offen
lancaster-option-supply = Allgemeiner Vorrat
    .help = Ob Gold, Knappen und Stimmsteine ausgehen können. In der Schachtel sind je 37.
lancaster-option-supply-unlimited = Unbegrenzt
lancaster-option-supply-strict = Je 37
lancaster-option-start_votes = Stimmsteine zu Beginn
    .help = Gedruckte Regel: einer. Manche frühen Fassungen: zwei.
lancaster-option-noble_layout = Adlige
    .help = Adlige liegen in der Grafschaft ihres Buchstabens, oder jede Art in einer ausgelosten Grafschaft.
lancaster-option-noble_layout-matched = Nach Buchstaben
lancaster-option-noble_layout-shuffled = Ausgelost
lancaster-option-law14 = Junge Garde
    .help = Was Gesetz 14 verlangt: Alle drei Ritter der Stärke 1 sind eingesetzt oder, nach der niederländischen Regel, der Ritter der Stärke 3.
lancaster-option-law14-three_ones = Drei der Stärke 1
lancaster-option-law14-strength_three = Der eine der Stärke 3
lancaster-option-most_needs_one = Wer nichts hat, hat nicht am meisten
    .help = Wer kein Gold oder keinen Knappen besitzt, kann davon nicht am meisten haben (Gesetze 1 und 2).
lancaster-option-squires_in_counties_count = Knappen in Grafschaften zählen
    .help = Für die meisten Knappen (Gesetz 2) zählen auch die, die neben Rittern stehen.
lancaster-option-extension_choice = Erster Ausbau
    .help = Alle wählen den ersten Ausbau gleichzeitig oder der Reihe nach.
lancaster-option-extension_choice-simultaneous = Gleichzeitig
lancaster-option-extension_choice-turn_order = Der Reihe nach
lancaster-option-law_stacks = Gesetzesstapel
    .help = Größe der Gesetzesstapel 0 bis 4. Standard: 3-4-4-4-3; die andere Lesart legt sechs Gesetze in Stapel 1.
lancaster-option-law_stacks-3-4-4-4-3 = 3 – 4 – 4 – 4 – 3
lancaster-option-law_stacks-3-6-3-3-3 = 3 – 6 – 3 – 3 – 3

## Im Browser: Der Spielplan
lancaster-ui-england = England
lancaster-ui-france = Krieg in Frankreich
lancaster-ui-parliament = Parlament
lancaster-ui-map-title = England
lancaster-ui-map-year = 1413
lancaster-ui-map-channel = Ärmelkanal
lancaster-ui-map-north_sea = Nordsee
lancaster-ui-map-irish_sea = Irische See
lancaster-ui-map-scotland = Schottland
lancaster-ui-map-wales = Wales
lancaster-ui-map-lancaster = Lancaster
lancaster-ui-map-france = Frankreich
lancaster-ui-parts = Teile des Plans
lancaster-ui-part-england = England
lancaster-ui-part-france = Frankreich
lancaster-ui-part-parliament = Parlament
lancaster-ui-part-castle = Burg
lancaster-ui-has-choices = hier gibt es etwas zu wählen
lancaster-ui-task = Deine Entscheidung
lancaster-ui-first-knight = Wähle zuerst einen Ritter an deinem Hof.
lancaster-ui-hidden = Hinter dem Sichtschirm
lancaster-ui-nothing = nichts

## Im Browser: Was etwas bringt
lancaster-ui-gain-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
lancaster-ui-gain-gold = { $count } Gold
lancaster-ui-gain-squires = { $count ->
    [one] { $count } Knappe
   *[other] { $count } Knappen
}
lancaster-ui-gain-votes = { $count ->
    [one] 1 Stimmstein
   *[other] { $count } Stimmsteine
}
lancaster-ui-gain-recruits = { $count ->
    [one] ein neuer Ritter
   *[other] { $count } neue Ritter
}
lancaster-ui-gain-upgrades = { $count ->
    [one] eine Aufwertung
   *[other] { $count } Aufwertungen
}
lancaster-ui-gain-extensions = { $count ->
    [one] ein Ausbau
   *[other] { $count } Ausbauten
}
lancaster-ui-gain-nobles = { $count ->
    [one] ein Adliger
   *[other] { $count } Adlige
}
lancaster-ui-gain-crossings = { $count ->
    [one] eine Überfahrt nach Frankreich
   *[other] { $count } Überfahrten nach Frankreich
}

## Im Browser: Grafschaften
lancaster-ui-county = { $letter }, { $name }: ab Stärke { $minimum }. Adlige übrig: { $nobles }. Ertrag: { $reward }.
lancaster-ui-holder-own = Gehalten von { $seat }, Stärke { $knight }{ $squires ->
    [0] { "" }
    [one] { " " }mit einem Knappen
   *[other] { " " }mit { $squires } Knappen
}.
lancaster-ui-holder-ally = Gehalten vom Verbündeten von { $seat }, Stärke { $knight }.
lancaster-ui-holder-none = Niemand steht dort.
lancaster-ui-next-noble = { $points ->
    [0] Ein weiterer Adliger bringt am Ende keine Punkte.
    [one] Ein weiterer Adliger bringt am Ende 1 Punkt mehr.
   *[other] Ein weiterer Adliger bringt am Ende { $points } Punkte mehr.
}
lancaster-ui-ally-noble = Ein Adliger, den dein Verbündeter nimmt, verlässt das Spiel.
lancaster-ui-gold-after = Gold { $gold } → { $after }
lancaster-ui-start-player = Startspieler ab jetzt

## Im Browser: Konflikte und Gunst
lancaster-ui-conflict = Stärke Frankreichs { $france }, England { $total }. Punkte { $first }, { $second }, { $third }.
lancaster-ui-stack-own = Rang { $rank }: { $seat }, Stärke { $strength }; { $win } bei Sieg, { $loss } bei Niederlage.
lancaster-ui-stack-ally = Rang { $rank }: der Verbündete von { $seat }, Stärke { $strength }; seine { $win } oder { $loss } Punkte verfallen.
lancaster-ui-england-wins = England siegt
lancaster-ui-missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
lancaster-ui-second = zweiter Versuch
lancaster-ui-join = → { $total }, Rang { $rank }: { $win } / { $loss }
lancaster-ui-lost = verfällt
lancaster-ui-empty-upper = Kein Konflikt
lancaster-ui-empty-lower = Kein zweiter Versuch
lancaster-ui-to-come = noch im Stapel: { $cards }
lancaster-ui-favours = Gunst des Königs
lancaster-ui-favour-down = { $name } (diese Runde vergeben)
lancaster-ui-vain = { $name } (jetzt ohne Wirkung)
lancaster-ui-ransom = Gefangen in Frankreich (Stärke { $france })
lancaster-ui-ransom-none = Niemanden freikaufen
lancaster-ui-ransom-pay = { $count ->
    [one] Einen freikaufen: { $price } Gold
   *[other] { $count } freikaufen: { $price } Gold
}

## Im Browser: Einsetzen
lancaster-ui-squires = Knappen
lancaster-ui-squire-less = Ein Knappe weniger
lancaster-ui-squire-more = Ein Knappe mehr
lancaster-ui-place = Einsetzen
lancaster-ui-against = { $sum } gegen { $total } ({ $seat }).
lancaster-ui-unopposed = Stärke { $sum }, niemand steht dort.
lancaster-ui-squires-kept = { $count ->
    [one] Du behältst einen Knappen.
   *[other] Du behältst { $count } Knappen.
}
lancaster-ui-upgrade = Welchen Ritter aufwerten?

## Im Browser: Parlament
lancaster-ui-in-force = In Kraft
lancaster-ui-proposals = Vorschläge
lancaster-ui-pushes-out = ersetzt { $law }
lancaster-ui-may = freiwillig
lancaster-ui-law-pile = { $count ->
    [one] noch ein Gesetz (Stapel { $top })
   *[other] noch { $count } Gesetze (Stapel { $top })
}
lancaster-ui-laws-to-come = Noch zu erwarten: { $laws }.
lancaster-ui-ballot = Deine Stimme
lancaster-ui-markers = Stimmsteine
lancaster-ui-marker-less = Ein Stimmstein weniger
lancaster-ui-marker-more = Ein Stimmstein mehr
lancaster-ui-markers-left = Für später bleiben: { $left } von { $all }
lancaster-ui-commit = Abstimmen
lancaster-ui-my-vote = Deine Stimme: { $ballot }{ $markers ->
    [0] .
    [one] { " " }mit einem Stimmstein.
   *[other] { " " }mit { $markers } Stimmsteinen.
}
lancaster-ui-withdraw = Mit „Zurücknehmen“ kannst du sie ändern, solange nicht alle abgestimmt haben.
lancaster-ui-who-voted = Alle Stimmen und Stimmsteine
lancaster-ui-has-voted = hat abgestimmt
lancaster-ui-holds = { $votes ->
    [0] kein Stimmstein
    [one] ein Stimmstein
   *[other] { $votes } Stimmsteine
}
lancaster-ui-adopted = { $law }: angenommen, { $yes } zu { $no }. { $dropped } fällt weg.
lancaster-ui-rejected = { $law }: abgelehnt, { $yes } zu { $no }.
lancaster-ui-times = Wie oft
lancaster-ui-times-less = Einmal weniger
lancaster-ui-times-more = Einmal mehr
lancaster-ui-pay = { $times ->
    [one] Einmal zahlen
   *[other] { $times }-mal zahlen
}
lancaster-ui-pay-nothing = Nichts zahlen

## Im Browser: Burgen und Spieler
lancaster-ui-castle = Burg
lancaster-ui-my-castle = Deine Burg
lancaster-ui-court = Hof
lancaster-ui-court-empty = leer
lancaster-ui-reserve = Reserve
lancaster-ui-ally = Verbündeter
lancaster-ui-knight = Ritter der Stärke { $knight }
lancaster-ui-knight-own = Dein Ritter der Stärke { $knight }, am Hof
lancaster-ui-knight-ally = Der verbündete Ritter der Stärke { $knight }, am Hof
lancaster-ui-built = Ausbau errichtet
lancaster-ui-space-free = { $name }: { $reward }
lancaster-ui-space-built = { $name }, Ausbau: { $reward }
lancaster-ui-space-knight = { $name }, Ritter der Stärke { $knight }: { $reward }
lancaster-ui-round-table = Tafelrunde: { $nobles } von 9 Adligen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; ein weiterer bringt { $next }. Stimmsteine nach dieser Runde: { $votes }.
lancaster-ui-score-castle = Meine Burg werten
lancaster-ui-by-hand = Einzeln werten
lancaster-ui-use-own = { $space } für { $price ->
    [one] einen Knappen
   *[other] { $price } Knappen
}
lancaster-ui-use-ally = { $space } deines Verbündeten, kostenlos
lancaster-ui-squires-then = Knappen nach allen Erträgen: { $count }; danach übrig: { $left }.
lancaster-ui-own-gold = Gold
lancaster-ui-own-squires = Knappen
lancaster-ui-own-votes = Stimmsteine
lancaster-ui-points = Machtpunkte
lancaster-ui-is-start = Startspieler
lancaster-ui-in-counties = Gehaltene Grafschaften: { $count }
lancaster-ui-in-conflicts = Konflikte mit Ritter: { $count }
lancaster-ui-at-court = Am Hof: { $knights }
lancaster-ui-in-reserve = In der Reserve: { $knights }
lancaster-ui-standing-knighthood = Ritterschaft: Stärke { $count }; am Ende nach jetzigem Stand: { $award ->
    [-1] verdeckte Knappen entscheiden
   *[other] { $award }
}
lancaster-ui-standing-extensions = Ausbauten: { $count }; am Ende nach jetzigem Stand: { $award ->
    [-1] verdecktes Gold entscheidet
   *[other] { $award }
}
lancaster-ui-standing-nobles = Adlige: { $count }; Punkte am Ende: { $award }
lancaster-ui-nobles = Adlige an der Tafelrunde: { $letters }
lancaster-ui-supply = Allgemeiner Vorrat: { $gold } Gold, { $squires ->
    [one] 1 Knappe
   *[other] { $squires } Knappen
}, { $votes ->
    [one] 1 Stimmstein
   *[other] { $votes } Stimmsteine
}.
lancaster-ui-round = Runde { $round } von { $rounds }
lancaster-ui-phase = Phase der Runde
lancaster-ui-phase-knights = Ritter
lancaster-ui-phase-parliament = Parlament
lancaster-ui-phase-rewards = Erträge

## Im Browser: Das Ende
lancaster-ui-result = Woher die Punkte kommen
lancaster-ui-result-player = Spieler
lancaster-ui-result-rounds = Runden
lancaster-ui-result-knighthood = Ritterschaft
lancaster-ui-result-castle = Burg
lancaster-ui-result-nobles = Adlige
lancaster-ui-result-total = Summe
lancaster-ui-result-held = { $gold } Gold, { $squires ->
    [one] ein Knappe
   *[other] { $squires } Knappen
}
lancaster-ui-result-note = Kleine Zahlen: Stärke aller Ritter, Ausbauten, Adlige. Bei Gleichstand zählen für die Ritterschaft Knappen, für die Burg Gold.

## Learn by playing
lancaster-guide-welcome-title = Fünf Runden um die Krone
lancaster-guide-welcome = Nach { $rounds } Runden gewinnt das Haus mit den meisten Machtpunkten. Jede Runde hat drei Teile: Du setzt Ritter ein, das Parlament stimmt über Gesetze ab, dann bringt alles Ertrag: Grafschaften, Burg, Frankreich. Der Begleiter führt dich durch die erste Runde. Du darfst jederzeit etwas anderes tun.
lancaster-guide-table-title = Was vor dir liegt
lancaster-guide-table = In der Mitte liegen die neun Grafschaften Englands, daneben die Konflikte in Frankreich, darunter das Parlament. Deine Burg und dein Hof sind unten. Ritter tragen ihre Stärke. Gold und Knappen liegen hinter deinem Sichtschirm; Stimmsteine und Adlige sehen alle.
lancaster-guide-extension-title = Ein erster Ausbau
lancaster-guide-extension = Wähle: „{ $button }“. Ein Ausbau bringt jede Runde Ertrag, ohne Ritter. Die Stallungen geben jedes Mal 2 Knappen, und mit Knappen gewinnt man Grafschaften.
lancaster-guide-court-title = Dein Hof
lancaster-guide-court = { $knights } Ritter warten an deinem Hof, dazu hast du { $gold } Gold und { $squires } Knappen. Reihum setzt jeder einen Ritter ein: in einer Grafschaft, auf einem Feld der eigenen Burg oder in Frankreich. Jeder Knappe, der in eine Grafschaft mitgeht, zählt 1 Stärke.
lancaster-guide-county-title = Nimm eine Grafschaft
lancaster-guide-county = { $county } verlangt Stärke { $minimum }, und niemand ist dort. Klicke auf den Ritter mit Stärke { $knight }, dann auf die Grafschaft. Am Ende der Runde gibt sie dir einen Adligen oder den gezeigten Ertrag.
lancaster-guide-expelled-title = Verdrängt
lancaster-guide-expelled = Ein stärkerer Ritter hat deinen verdrängt: { $county }. Dein Ritter mit Stärke { $knight } ist wieder am Hof und kann neu eingesetzt werden; verloren gehen nur Knappen. Du kannst dasselbe tun: Ritter und Knappen zusammen müssen stärker sein als die Verteidigung.
lancaster-guide-conquer-title = Verdränge selbst jemanden
lancaster-guide-conquer = Dein Ritter mit Stärke { $knight } und { $squires ->
    [one] ein Knappe
   *[other] { $squires } Knappen
} sind stärker als die, die { $county } halten. Klicke auf den Ritter, dann auf die Grafschaft.
lancaster-guide-france-title = Nach Frankreich
lancaster-guide-france = Alle, die in einem Konflikt kämpfen, zählen ihre Stärke gegen Frankreich zusammen, hier { $france }; { $missing ->
    [0] das ist erreicht
   *[other] es fehlt { $missing }
}. Siegt England, bekommt der stärkste Stapel { $points } Punkte. Und wer nach Frankreich geht, nimmt sofort eine Gunst des Königs. Wähle: „{ $button }“.
lancaster-guide-squires-title = Wie viele Knappen?
lancaster-guide-squires = { $squires ->
    [0] Hier ist keiner nötig
   *[other] So viele sind nötig: { $squires }
}. Mit mehr bist du schwerer zu verdrängen, aber Knappen in einer Grafschaft sind am Ende der Runde verbraucht, auch wenn du sie hältst. Wähle: „{ $button }“.
lancaster-guide-favour-title = Eine Gunst des Königs
lancaster-guide-favour = Nimm eine, die offen liegt, und nutze sie sofort; in dieser Runde hat sie dann niemand sonst. Jetzt am besten: „{ $button }“.
lancaster-guide-favour-noble-title = Ein Adliger für deine Tafelrunde
lancaster-guide-favour-noble = Du kannst von jeder Grafschaft einen Adligen haben. Am Ende zählen sie umso mehr, je mehr es sind, und jeder bringt nach jeder Runde einen Stimmstein. Wähle: „{ $button }“.
lancaster-guide-upgrade-title = Ein stärkerer Ritter
lancaster-guide-upgrade = Einer deiner Ritter wird gegen den nächststärkeren aus deiner Reserve getauscht. Wähle: „{ $button }“. Starke Ritter gewinnen Grafschaften, und die stärkste Ritterschaft bringt am Ende 8 Punkte.
lancaster-guide-parliament-title = Das Parlament
lancaster-guide-parliament = Über drei Vorschläge wird nacheinander geheim abgestimmt. Dein Ja oder Nein ist eine Stimme, jeder Stimmstein dazu eine weitere: Du hast { $votes }. Bei Gleichstand ist das Gesetz angenommen. Ein angenommenes Gesetz verdrängt das älteste, und die drei Gesetze, die dann gelten, zahlen sofort an alle. Lies deine Spalte: Sie sagt, was jedes Gesetz dir bringen würde.
lancaster-guide-vote-title = Deine Stimme
lancaster-guide-vote = { $law }: „{ $button }“. Der Begleiter vergleicht, was das Gesetz dir und was es den anderen bringen würde. Stimmsteine können auf eine wichtigere Abstimmung warten; was bis zur dritten nicht eingesetzt ist, verfällt aber.
lancaster-guide-law-title = Ein Gesetz zahlt
lancaster-guide-law = Dieses Gesetz lässt dir die Wahl. Jetzt sinnvoll: „{ $button }“.
lancaster-guide-claim-title = Adliger oder Ertrag?
lancaster-guide-claim = { $county } gehört dir: Nimm den Adligen oder den Ertrag, oder beides für 3 Gold; du hast { $gold }. Jetzt: „{ $button }“. Danach kommt der Ritter heim, seine Knappen sind verbraucht.
lancaster-guide-build-title = Noch ein Ausbau
lancaster-guide-build = Was du jetzt baust, bringt schon in dieser Runde Ertrag, und die meisten Ausbauten bringen am Ende 8 Punkte. Wähle: „{ $button }“.
lancaster-guide-cross-title = Die Überfahrt
lancaster-guide-cross = Der Ritter aus Dorset zieht weiter nach Frankreich und kämpft noch in dieser Runde. Wähle: „{ $button }“.
lancaster-guide-start-player-title = Wer beginnt?
lancaster-guide-start-player = Wer Surrey hält, bestimmt den Startspieler. Wer beginnt, hat die erste Wahl; wer zuletzt kommt, das letzte Wort. Wähle: „{ $button }“.
lancaster-guide-castle-title = Deine Burg bringt Ertrag
lancaster-guide-castle = Jedes Feld mit Ritter oder Ausbau bringt einmal Ertrag. Nimm zuerst die festen Erträge: Mit diesen Knappen kannst du Rüstkammer und Turnierplatz bezahlen. Jetzt: „{ $button }“.
lancaster-guide-paid-title = Deine Burg bringt Ertrag
lancaster-guide-paid = Vor dem Ende der Runde hat deine Burg Ertrag gebracht: jedes Feld mit Ritter oder Ausbau einmal. Ritter kehren danach an den Hof zurück, ein Ausbau bleibt und bringt in jeder Runde Ertrag. Mit einem Ritter in Rüstkammer oder Turnierplatz wählst du die Reihenfolge: erst die festen Erträge, dann, was diese Knappen bezahlen können.
lancaster-guide-ransom-title = Freikaufen
lancaster-guide-ransom = Ein Konflikt ist zum zweiten Mal verloren: Deine Ritter dort sind gefangen. Du kannst sie für 1 Gold je Stärke freikaufen oder in die Reserve gehen lassen. Jetzt sinnvoll: „{ $button }“.
lancaster-guide-end-title = Die erste Runde ist vorbei
lancaster-guide-end = Du hast { $points ->
    [one] einen Machtpunkt
   *[other] { $points } Machtpunkte
}, und { $rounds } Runden kommen noch. Punkte bringen jetzt Frankreich und Gesetze, am Ende Adlige, Ritterschaft und Burg. Alles bringt jede Runde Ertrag: Baue also früh. Viel Spaß!

## In den Regeln: Teile des Tisches
lancaster-part-county = Eine Grafschaft mit Adligem und Ertrag
lancaster-part-upper-row = Neue Konflikte
lancaster-part-lower-row = Zweite Versuche
lancaster-part-favours = Gunst des Königs
lancaster-part-in-force = Geltende Gesetze
lancaster-part-proposals = Vorschläge zur Abstimmung
lancaster-part-players = Die Spieler: Punkte, Spielsteine, Ritter
lancaster-part-court = Dein Hof und deine Reserve
lancaster-part-holdings = Dein Gold, deine Knappen und Stimmsteine
lancaster-part-castle = Deine Burg mit sechs Feldern
lancaster-part-round-table = Deine Tafelrunde

## Was die Zeichen auf dem Tisch bedeuten
lancaster-sign-knights = Ritter
lancaster-sign-knight = Ritter seines Besitzers mit seiner Stärke
lancaster-sign-ally = Ritter des Verbündeten
lancaster-sign-reserve = In der Reserve, noch nicht einsetzbar
lancaster-sign-squires = Mitgekommene Knappen: je 1 Stärke
lancaster-sign-county = Grafschaften
lancaster-sign-minimum = Frei, und wie stark ein Ritter hier sein muss
lancaster-sign-noble = Der Adlige der Grafschaft und wie viele noch da sind
lancaster-sign-owned = Dieser Adlige sitzt schon an deiner Tafelrunde
lancaster-sign-start = Startspieler
lancaster-sign-gains = Was man bekommt
lancaster-sign-castle = Burg
lancaster-sign-built = Dunkel: Der Ausbau steht und bringt jede Runde Ertrag
lancaster-sign-players = Spieler
lancaster-sign-knighthood = Ritterschaft: Stärke im Dienst und Punkte am Ende nach jetzigem Stand
lancaster-sign-extensions = Ausbauten und Punkte am Ende nach jetzigem Stand
lancaster-sign-nobles = Adlige und ihre Punkte am Ende
lancaster-sign-war = Frankreich und Gesetze
lancaster-sign-france = Stärke Frankreichs
lancaster-sign-ranks = Punkte für den ersten, zweiten und dritten Rang
lancaster-sign-second = Gestrichelt: zweiter Versuch nach einer Niederlage

## Woher Punkte kommen, wie es der Berater sagt
lancaster-worth-points = sofort
lancaster-worth-tokens = durch Gold, Knappen und Stimmsteine
lancaster-worth-nobles = durch die Tafelrunde
lancaster-worth-service = durch Ritter
lancaster-worth-castle = durch die Burg
lancaster-worth-counties = durch Grafschaften
lancaster-worth-conflicts = durch Konflikte
lancaster-worth-laws = durch Gesetze
lancaster-worth-races = durch den Vergleich von Rittern und Burgen am Ende
lancaster-worth-moment = durch die nächsten Züge
