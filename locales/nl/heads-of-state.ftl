# Heads of State: namen, acties, gebeurtenissen, vragen, redenen, opties.
# `heads-of-state-title` is de attribuutkaart Titel; de naam van het spel is in alle talen gelijk en staat elders.

heads-of-state-about = Drie eeuwen, vier landen en te weinig tronen: verzamel wat een edele maakt, en maak plaats voor hem.

## Landen
heads-of-state-great_britain = Groot-Brittannië
heads-of-state-france = Frankrijk
heads-of-state-german_states = Duitse Staten
heads-of-state-spain = Spanje

## Gebieden
heads-of-state-england = Engeland
heads-of-state-ireland = Ierland
heads-of-state-scotland = Schotland
heads-of-state-ile_de_france = Île-de-France
heads-of-state-aquitaine = Aquitanië
heads-of-state-burgundy = Bourgondië
heads-of-state-provence = Provence
heads-of-state-brittany = Bretagne
heads-of-state-brandenburg = Brandenburg
heads-of-state-saxony = Saksen
heads-of-state-bavaria = Beieren
heads-of-state-rhineland = Rijnland
heads-of-state-castile = Castilië
heads-of-state-andalusia = Andalusië
heads-of-state-galicia = Galicië
heads-of-state-catalonia = Catalonië

## Rangen
heads-of-state-baron = Baron
heads-of-state-count = Burggraaf
heads-of-state-earl = Graaf
heads-of-state-marquis = Markies
heads-of-state-duke = Hertog
heads-of-state-prince = Prins
heads-of-state-king = Koning

## Attributen
heads-of-state-gold = Goud
heads-of-state-title = Titel
heads-of-state-troops = Troepen
heads-of-state-castle = Kasteel
heads-of-state-duelling = Duelleerkunst
heads-of-state-education = Opleiding
heads-of-state-bishop = Bisschop
heads-of-state-palace = Paleis
heads-of-state-courtesan = Courtisane

## Verraadkaarten
heads-of-state-assassin = Sluipmoordenaar
heads-of-state-axeman = Beul
heads-of-state-guillotine = Guillotine
heads-of-state-inquisition = Spaanse Inquisitie
heads-of-state-gallows = Galg
heads-of-state-axeman_guillotine = Beul/Guillotine
heads-of-state-axeman_inquisition = Beul/Inquisitie
heads-of-state-axeman_gallows = Beul/Galg
heads-of-state-guillotine_inquisition = Guillotine/Inquisitie
heads-of-state-guillotine_gallows = Guillotine/Galg
heads-of-state-inquisition_gallows = Inquisitie/Galg

## Rondes
heads-of-state-year_1589 = 1589
heads-of-state-year_1689 = 1689
heads-of-state-year_1789 = 1789

## Soorten beurten
heads-of-state-attribute = Attribuutbeurt
heads-of-state-sweep = Verversbeurt
heads-of-state-treachery = Verraadbeurt

## Wat in een land de een voor de ander zet
heads-of-state-unrivalled = zonder concurrentie
heads-of-state-more_influence = door invloed
heads-of-state-higher_noble = door de hogere edele
heads-of-state-higher_sector = door de hogere zeshoek

## Acties
heads-of-state-action-choose_turn = { $turn }
heads-of-state-action-take_attribute = { $attribute } uit de open rij nemen
heads-of-state-action-draw_attribute = Een gesloten attribuutkaart trekken
heads-of-state-action-take_treachery = { $card } uit de open rij nemen
heads-of-state-action-draw_treachery = Een gesloten verraadkaart trekken
heads-of-state-action-create = Een edele creëren: { $rank }, { $sector }{ $courtesan_for ->
    [none] { "" }
   *[other] { " " }(Courtisane voor { $courtesan_for })
}
heads-of-state-action-play_treachery = { $second ->
    [none] { $card } spelen
   *[other] { $card } en { $second } spelen
} tegen: { $rank }, { $sector }
heads-of-state-action-finish = Beurt beëindigen
heads-of-state-action-discard_attribute = Afleggen: { $attribute }
heads-of-state-action-discard_treachery = Afleggen: { $card }
heads-of-state-action-confirm_discards = Het afleggen bevestigen

## Koppen in de lijst van acties
heads-of-state-group-choose_turn = Wat voor beurt?
heads-of-state-group-take_attribute = Attribuutkaarten in de open rij
heads-of-state-group-take_treachery = Verraadkaarten in de open rij
heads-of-state-group-create = Een edele creëren
heads-of-state-group-play_treachery = Verraad
heads-of-state-group-discard_attribute = Attribuutkaarten om af te leggen
heads-of-state-group-discard_treachery = Verraadkaarten om af te leggen

## Gebeurtenissen
heads-of-state-event-first_player = { $seat_is_you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
heads-of-state-event-round_began = De ronde van { $century } begint met { $draw_pile } kaarten in de trekstapel.
heads-of-state-event-display_dealt = De nieuwe open rij: { $attributes }.
heads-of-state-event-treachery_dealt = Open verraadkaarten: { $cards }.
heads-of-state-event-treachery_reshuffled = De afgelegde verraadkaarten worden geschud tot een nieuwe stapel van { $n_cards ->
    [one] één kaart
   *[other] { $n_cards } kaarten
}.
heads-of-state-event-turn_began = { $seat_is_you ->
    [yes] Jij bent aan de beurt.
   *[no] { $seat } is aan de beurt.
}
heads-of-state-event-first_turn_began = { $seat_is_you ->
    [yes] Je eerste beurt
   *[no] Eerste beurt van { $seat }
}: { $draws ->
    [one] één kaart
   *[other] { $draws } kaarten
} te trekken.
heads-of-state-event-turn_chosen = { $seat_is_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
}: { $turn }.
heads-of-state-event-display_swept = { $seat_is_you ->
    [yes] Je ververst
   *[no] { $seat } ververst
} de open rij. Weggelegd: { $attributes }.
heads-of-state-event-swept_returned = De weggelegde kaarten ({ $n_cards }) worden terug in de trekstapel geschud.
heads-of-state-event-attribute_taken = { $seat_is_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $attribute } uit de open rij.
heads-of-state-event-attribute_drawn = { $seat_is_you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $attribute }.
heads-of-state-event-attribute_drawn_unseen = { $seat_is_you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} een gesloten attribuutkaart.
heads-of-state-event-treachery_taken = { $seat_is_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} { $card } uit de open verraadkaarten.
heads-of-state-event-treachery_drawn = { $seat_is_you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $card }.
heads-of-state-event-treachery_drawn_unseen = { $seat_is_you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} een gesloten verraadkaart.
heads-of-state-event-disc_removed = De trekstapel is leeg: de Revolutie { $n_cards ->
    [one] is de laatste kaart
   *[other] zit bij de laatste { $n_cards } kaarten
}.
heads-of-state-event-noble_created = { $seat_is_you ->
    [yes] Je creëert
   *[no] { $seat } creëert
} een edele: { $rank }, { $sector }. Gespeeld: { $paid }.
heads-of-state-event-token_taken_back = Alle fiches van deze rang zijn in gebruik: { $seat_is_you ->
    [yes] je neemt
   *[no] { $seat } neemt
} een dode edele terug ({ $rank }, { $sector }).
heads-of-state-event-noble_cards_gone = { $rank }: er is geen adelskaart meer voor { $seat_is_you ->
    [yes] jou
   *[no] { $seat }
}.
heads-of-state-event-initial_marker = { $sector }: { $seat_is_you ->
    [yes] je creëert
   *[no] { $seat } creëert
} er de eerste edele, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
heads-of-state-event-country_marker = { $country }: { $seat_is_you ->
    [yes] je hebt
   *[no] { $seat } heeft
} in elk gebied een edele gecreëerd, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
heads-of-state-event-country_markers_gone = { $country }: { $seat_is_you ->
    [yes] je hebt
   *[no] { $seat } heeft
} in elk gebied een edele gecreëerd, maar beide landmarkers zijn al toegekend.
heads-of-state-event-house_marker = { $seat_is_you ->
    [yes] Je Huis van Edelen
   *[no] Het Huis van Edelen van { $seat }
} is voltallig: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
heads-of-state-event-house_markers_gone = { $seat_is_you ->
    [yes] Je Huis van Edelen
   *[no] Het Huis van Edelen van { $seat }
} is voltallig, maar alle markers zijn al toegekend.
heads-of-state-event-treachery_played = { $seat_is_you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} { $cards } tegen { $owner_is_you ->
    [yes] jou
   *[no] { $owner }
}: { $rank }, { $sector }.
heads-of-state-event-assassination_succeeded = { $seat_is_you ->
    [yes] Het blokje uit de zak is van jou: de aanslag op { $owner } slaagt.
   *[no] Het blokje uit de zak is van { $seat }: de aanslag op { $owner_is_you ->
        [yes] jou
       *[no] { $owner }
    } slaagt.
}
heads-of-state-event-assassination_failed = { $owner_is_you ->
    [yes] Het blokje uit de zak is van jou: de aanslag van { $seat } mislukt
   *[no] Het blokje uit de zak is van { $owner }: { $seat_is_you ->
        [yes] jouw aanslag mislukt
       *[no] de aanslag van { $seat } mislukt
    }
} ({ $rank }, { $sector }).
heads-of-state-event-noble_killed = { $seat_is_you ->
    [yes] Je doodt een edele van { $owner }
   *[no] { $seat } doodt { $owner_is_you ->
        [yes] een van jouw edelen
       *[no] een edele van { $owner }
    }
}: { $rank }, { $sector }.
heads-of-state-event-turn_ended = { $seat_is_you ->
    [yes] Je beëindigt je beurt.
   *[no] { $seat } beëindigt de beurt.
}
heads-of-state-event-discarded = { $seat_is_you ->
    [yes] Je legt af:
   *[no] { $seat } legt af:
} { $attributes ->
    [none] { $treachery }.
   *[other] { $treachery ->
        [none] { $attributes }.
       *[other] { $attributes } · { $treachery }.
    }
}
heads-of-state-event-discarded_unseen = { $seat_is_you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $n_attributes ->
    [0] { $n_treachery ->
        [one] één verraadkaart
       *[other] { $n_treachery } verraadkaarten
    }
    [one] één attribuutkaart{ $n_treachery ->
        [0] { "" }
        [one] { " " }en één verraadkaart
       *[other] { " " }en { $n_treachery } verraadkaarten
    }
   *[other] { $n_attributes } attribuutkaarten{ $n_treachery ->
        [0] { "" }
        [one] { " " }en één verraadkaart
       *[other] { " " }en { $n_treachery } verraadkaarten
    }
} gesloten af.
heads-of-state-event-display_refilled = De open rij wordt aangevuld: { $attributes }.
heads-of-state-event-treachery_refilled = De open verraadkaarten worden aangevuld: { $cards }.
heads-of-state-event-revolution = Revolutie! De ronde van { $century } eindigt in { $seat_is_you ->
    [yes] jouw beurt.
   *[no] de beurt van { $seat }.
}
heads-of-state-event-country_won = { $country }: eerste plaats voor { $seat_is_you ->
    [yes] jou
   *[no] { $seat }
} met invloed { $influence } ({ $decided_by }), { $points ->
    [one] één punt
   *[other] { $points } punten
}.
heads-of-state-event-country_second = { $country }: tweede plaats voor { $seat_is_you ->
    [yes] jou
   *[no] { $seat }
} met invloed { $influence } ({ $decided_by }), { $points ->
    [one] één punt
   *[other] { $points } punten
}.
heads-of-state-event-round_marker_removed = { $country }: niemand verdient de marker van { $points }; hij gaat uit het spel.
heads-of-state-event-turn_resumed = { $seat_is_you ->
    [yes] Je beurt gaat verder
   *[no] De beurt van { $seat } gaat verder
}: nog { $draws ->
    [one] één attribuutkaart
   *[other] { $draws } attribuutkaarten
} te trekken.
heads-of-state-event-turn_lost = { $seat_is_you ->
    [yes] Je beurt
   *[no] De beurt van { $seat }
} wordt niet afgemaakt: de partij is afgelopen.
heads-of-state-event-rank_majority = { $rank }: { $seat_is_you ->
    [yes] je hebt
   *[no] { $seat } heeft
} de meeste adelskaarten ({ $n_cards }), { $points ->
    [one] één punt
   *[other] { $points } punten
}.
heads-of-state-event-rank_shared = { $rank }: gelijke stand voor de meeste adelskaarten ({ $n_cards }); { $seat_is_you ->
    [yes] je krijgt
   *[no] { $seat } krijgt
} { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
}.
heads-of-state-event-rank_unscored = { $rank }: geen punten, want niemand of meer dan twee spelers hebben de meeste kaarten.
heads-of-state-event-game_won = { $seat_is_you ->
    [yes] Je wint
   *[no] { $seat } wint
} met { $points ->
    [one] één punt
   *[other] { $points } punten
}.

## Vragen
heads-of-state-prompt-choose_turn = Jouw beurt: trek drie attribuutkaarten, ververs de open rij en trek er één, of speel een verraadbeurt.
heads-of-state-prompt-choose_first_turn = Je eerste beurt: trek { $total ->
    [one] één attribuutkaart
   *[other] { $total } attribuutkaarten
}, of ververs de rij en trek er één.
heads-of-state-prompt-draw_attribute = Kies een attribuutkaart. { $total ->
    [one] Het is de enige in deze beurt.
   *[other] Getrokken: { $drawn } van { $total }.
}
heads-of-state-prompt-draw_attribute_or_revolution = Kies een attribuutkaart. { $total ->
    [one] Het is de enige in deze beurt.
   *[other] Getrokken: { $drawn } van { $total }.
} Elke gesloten kaart kan de Revolutie zijn.
heads-of-state-prompt-draw_from_sweep = De open rij is nieuw: kies één attribuutkaart.
heads-of-state-prompt-draw_treachery = Kies een verraadkaart.
heads-of-state-prompt-draw_either = Kies één verraadkaart en één attribuutkaart, in willekeurige volgorde.
heads-of-state-prompt-create = Creëer edelen op vrije vakken, of klik op ‘Beurt beëindigen’.
heads-of-state-prompt-plot = Pleeg verraad, creëer edelen op de vakken die je leegmaakte, of klik op ‘Beurt beëindigen’.
heads-of-state-prompt-must_replace = Voordat je je beurt kunt beëindigen, moet je nog op { $must_replace ->
    [one] een van de leeggemaakte vakken
   *[other] { $must_replace } van de leeggemaakte vakken
} een edele creëren.
heads-of-state-prompt-discard = Je hand is te groot. Leg { $attributes ->
    [0] { $treachery ->
        [one] één verraadkaart af.
       *[other] { $treachery } verraadkaarten af.
    }
    [one] één attribuutkaart{ $treachery ->
        [0] { " " }af.
        [one] { " " }en één verraadkaart af.
       *[other] { " " }en { $treachery } verraadkaarten af.
    }
   *[other] { $attributes } attribuutkaarten{ $treachery ->
        [0] { " " }af.
        [one] { " " }en één verraadkaart af.
       *[other] { " " }en { $treachery } verraadkaarten af.
    }
}
heads-of-state-prompt-trim = Een nieuwe ronde: zes attribuutkaarten en twee verraadkaarten blijven. Leg { $attributes ->
    [0] { $treachery ->
        [one] één verraadkaart af.
       *[other] { $treachery } verraadkaarten af.
    }
    [one] één attribuutkaart{ $treachery ->
        [0] { " " }af.
        [one] { " " }en één verraadkaart af.
       *[other] { " " }en { $treachery } verraadkaarten af.
    }
   *[other] { $attributes } attribuutkaarten{ $treachery ->
        [0] { " " }af.
        [one] { " " }en één verraadkaart af.
       *[other] { " " }en { $treachery } verraadkaarten af.
    }
}
heads-of-state-prompt-confirm_discards = Bevestig wat je aflegt.
heads-of-state-prompt-wait_for_trim = Wachten tot iedereen heeft gekozen welke kaarten voor de nieuwe ronde weggaan.
heads-of-state-prompt-wait = { $seat } is aan de beurt.
heads-of-state-prompt-over = De partij is afgelopen.

## Waarom niet
heads-of-state-why-already_attacked = Elke edele kan per beurt maar één keer worden aangevallen, hoe het ook afloopt.
heads-of-state-why-assassin_not_mixed = Je kunt sluipmoordenaars niet combineren met landenkaarten.
heads-of-state-why-cannot_replace = Na deze moord zou je niet meer al je slachtoffers op één na kunnen vervangen.
heads-of-state-why-cannot_replace_rest = Als je zo betaalt, kun je je andere slachtoffers niet meer vervangen.
heads-of-state-why-capital_needs_two = In een hoofdstad zijn twee kaarten nodig.
heads-of-state-why-card_is_held = De Courtisane vervangt alleen een kaart die je niet hebt.
heads-of-state-why-card_not_held = Je hebt deze kaarten niet.
heads-of-state-why-cards_missing = Je hebt niet alle kaarten van deze set.
heads-of-state-why-choose_surplus = Kies eerst precies zoveel kaarten als je moet afleggen.
heads-of-state-why-courtesan_barred = Voor een Baron of een Koning kun je geen Courtisane gebruiken.
heads-of-state-why-first_turn = In de eerste beurt trek je alleen attribuutkaarten.
heads-of-state-why-kills_come_first = Je hebt al een vervanger gecreëerd: deze beurt geen verraad meer.
heads-of-state-why-must_replace = Vervang alle gedode edelen op één na voordat de beurt eindigt.
heads-of-state-why-no_draw_left = Je hebt al je kaarten al getrokken.
heads-of-state-why-no_such_space = Dit gebied heeft geen vak van die rang.
heads-of-state-why-no_treachery_in_this_turn = Verraad kan alleen in een verraadbeurt.
heads-of-state-why-nobody_there = Er staat geen edele op dit vak.
heads-of-state-why-not_in_set = De set van deze edele heeft de kaart niet die de Courtisane zou vervangen.
heads-of-state-why-not_now = Niet nu: eerst is er een andere beslissing.
heads-of-state-why-not_on_display = Deze kaart ligt niet in de open rij.
heads-of-state-why-only_emptied_spaces = In een verraadbeurt worden alleen vakken gevuld die daarin leeg zijn gemaakt.
heads-of-state-why-own_noble = Deze edele is van jou.
heads-of-state-why-pair_not_identical = Aan deze tafel moeten de twee kaarten tegen een hoofdstad gelijk zijn.
heads-of-state-why-pile_too_small = Om te verversen zijn zes kaarten in de trekstapel nodig.
heads-of-state-why-province_needs_one = In een provincie is precies één kaart nodig.
heads-of-state-why-space_occupied = Dit vak is bezet.
heads-of-state-why-surplus_is_chosen = Van deze kaarten heb je er al genoeg gekozen.
heads-of-state-why-sweep_keeps_off_revolution = Na het verversen wordt nooit van de revolutiestapel getrokken; neem een open kaart.
heads-of-state-why-treachery_card_first = De verraadkaart wordt eerst getrokken.
heads-of-state-why-wrong_country = Deze kaarten gelden niet in dit land.

## Opties
heads-of-state-option-de_second_place = Tweede in de Duitse Staten
    .help = De tabellen van de spelregels geven de tweede plaats in de Duitse Staten vijf punten, een van de voorbeelden drie.
heads-of-state-option-de_second_place-5 = 5 punten
heads-of-state-option-de_second_place-3 = 3 punten
heads-of-state-option-capital_pair = Twee kaarten tegen een hoofdstad
    .help = Een edele in een hoofdstad valt door twee willekeurige kaarten die in het land gelden, of alleen door twee gelijke.
heads-of-state-option-capital_pair-mixed = Twee geldige kaarten
heads-of-state-option-capital_pair-identical = Twee gelijke
heads-of-state-option-first_turn_create = Edelen in de eerste beurt
    .help = Al in de eerste beurt mogen edelen worden gecreëerd; anders eindigt die na het trekken.
heads-of-state-option-first_turn_sweep = Verversen in de eerste beurt
    .help = In de eerste beurt mag je de open rij verversen en één kaart trekken, in plaats van het gewone aantal.
heads-of-state-option-revolution_pile_cards = Attribuutkaarten in de revolutiestapel
    .help = Hoeveel attribuutkaarten met de Revolutie worden geschud.
heads-of-state-option-house_counts = Huis van Edelen
    .help = Zijn de tien adelskaarten van een rang op, dan telt een edele van die rang nog voor het Huis van Edelen, of niet.
heads-of-state-option-house_counts-creations = Elke gecreëerde rang
heads-of-state-option-house_counts-noble_cards = Een adelskaart van elke rang
heads-of-state-option-discards_visible = Open afleggen
    .help = Iedereen ziet de overtollige kaarten die een speler aflegt. Anders tonen de aflegstapels alleen hun grootte.
heads-of-state-option-plot_order = Verraad en vervanging
    .help = Of er nog verraad mag worden gespeeld nadat in dezelfde beurt een slachtoffer is vervangen.
heads-of-state-option-plot_order-interleaved = In willekeurige volgorde
heads-of-state-option-plot_order-kills_first = Eerst het verraad
heads-of-state-option-courtesan_free = De Courtisane vervangt
    .help = Welke kaart van een set een Courtisane mag vervangen.
heads-of-state-option-courtesan_free-yes = Elke kaart van de set
heads-of-state-option-courtesan_free-only_if_missing = Alleen een kaart die je niet hebt
heads-of-state-option-treachery_draw_first = Trekken in de verraadbeurt
    .help = De verraadkaart komt vóór de attribuutkaart, of de speler kiest de volgorde.
heads-of-state-option-treachery_draw_first-yes = Eerst de verraadkaart
heads-of-state-option-treachery_draw_first-any_order = In willekeurige volgorde
heads-of-state-option-last_tie_break = Laatste regel bij gelijke stand
    .help = Twee spelers staan in een land gelijk in invloed en beste edele. Wat dan beslist: de betere edele in de hoogste zeshoek, gebied voor gebied; of de hogere zeshoek onder de gebieden waar hun beste edelen staan.
heads-of-state-option-last_tie_break-sector_by_sector = Gebied voor gebied
heads-of-state-option-last_tie_break-sector_of_best_noble = Gebied van de beste edele

## On the board
heads-of-state-ui-short-duelling = Duel
heads-of-state-ui-short-inquisition = Inquisitie
heads-of-state-ui-letter-baron = B
heads-of-state-ui-letter-count = Bg
heads-of-state-ui-letter-earl = G
heads-of-state-ui-letter-marquis = M
heads-of-state-ui-letter-duke = H
heads-of-state-ui-letter-prince = P
heads-of-state-ui-letter-king = K
heads-of-state-ui-brief-great_britain = Brittannië
heads-of-state-ui-brief-france = Frankrijk
heads-of-state-ui-brief-german_states = Duitse St.
heads-of-state-ui-brief-spain = Spanje
heads-of-state-ui-brief-everywhere = overal, 3 van 4
heads-of-state-ui-brief-courtesan = vervangt 1
heads-of-state-ui-good-attribute = Nodig voor: { $ranks }
heads-of-state-ui-good-courtesan = Vervangt één kaart in de sets van: { $ranks }
heads-of-state-ui-good-treachery = Doodt een edele in: { $countries }. In een hoofdstad zijn er twee nodig.
heads-of-state-ui-good-assassin = Doodt een edele in elk land, drie van de vier keer. In een hoofdstad zijn er twee nodig.
heads-of-state-ui-map = Kaart van Europa
heads-of-state-ui-map-turn = beurt { $turn }
heads-of-state-ui-sea-atlantic = Atlantische Oceaan
heads-of-state-ui-sea-north_sea = Noordzee
heads-of-state-ui-sea-mediterranean = Middellandse Zee
heads-of-state-ui-cancel = Annuleren
heads-of-state-ui-close = Verder
heads-of-state-ui-segments = Delen van het bord
heads-of-state-ui-segment-map = Kaart
heads-of-state-ui-segment-court = Open rij
heads-of-state-ui-segment-standings = Stand

## Spaces and hexagons
heads-of-state-ui-space = { $sector }: { $rank }
heads-of-state-ui-space-vacant = Vrij; zou { $influence } invloed opleveren.
heads-of-state-ui-space-held = Bezet door { $owner }, invloed { $influence }.
heads-of-state-ui-space-marker = Eerste edele hier: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
heads-of-state-ui-space-attacked = Deze beurt al aangevallen.
heads-of-state-ui-hexagon-marker = { $sector }, zeshoek { $points }: de marker voor de eerste edele ligt er nog.
heads-of-state-ui-hexagon-no-marker = { $sector }, zeshoek { $points }; de marker is al toegekend.
heads-of-state-ui-dead = Dood: { $rank }, { $owner }.

## What a deed would change
heads-of-state-ui-gain-initial = { $points } eerste edele van het gebied
heads-of-state-ui-gain-country = { $points } alle gebieden van het land
heads-of-state-ui-gain-house = { $points } Huis van Edelen
heads-of-state-ui-gain-prize = { $points } aan het eind van de ronde, zoals het nu staat
heads-of-state-ui-gain-owner-prize = { $points } aan het eind van de ronde voor { $owner }
heads-of-state-ui-gain-influence = { $points } invloed
heads-of-state-ui-gain-no-card = geen adelskaart meer over
heads-of-state-ui-deed-create = Een edele creëren
heads-of-state-ui-deed-create-yes = Creëren
heads-of-state-ui-deed-strike = Verraad spelen
heads-of-state-ui-deed-strike-yes = Spelen
heads-of-state-ui-pays = Kaarten die gespeeld worden
heads-of-state-ui-ways = Andere manieren
heads-of-state-ui-pay-plain = zonder Courtisane
heads-of-state-ui-pay-courtesan = Courtisane voor { $attribute }
heads-of-state-ui-odds = { $percent }% kans
heads-of-state-ui-odds-sure = zeker

## Displays, decks, the Revolution
heads-of-state-ui-court = Open rijen en stapels
heads-of-state-ui-display-attributes = Attribuutkaarten in de open rij
heads-of-state-ui-display-treachery = Verraadkaarten in de open rij
heads-of-state-ui-deck-name-attributes = Attributen
heads-of-state-ui-deck-name-treachery = Verraad
heads-of-state-ui-deck-attributes = { $count ->
    [one] 1 attribuutkaart
   *[other] { $count } attribuutkaarten
} in de trekstapel, { $revolution } in de revolutiestapel.
heads-of-state-ui-deck-treachery = { $count ->
    [one] 1 verraadkaart
   *[other] { $count } verraadkaarten
} in de trekstapel.
heads-of-state-ui-swept = Weggelegd tot het einde van de beurt: { $cards }
heads-of-state-ui-revolution = Revolutie
heads-of-state-ui-meter = { $latest ->
    [one] Revolutie bij de volgende gesloten kaart
   *[other] Revolutie na { $earliest } t/m { $latest } gesloten kaarten
}
heads-of-state-ui-meter-now = Revolutie: nu { $percent }%, uiterlijk kaart { $latest }
heads-of-state-ui-header-revolution = { $earliest }–{ $latest }
heads-of-state-ui-centuries = Rondes
heads-of-state-ui-sweep-on = De open rij kan ververst worden.
heads-of-state-ui-sweep-off = Verversen kan nu niet.
heads-of-state-ui-counts = Aflegstapels { $attributes } + { $treachery }
heads-of-state-ui-counts-card = Kaart
heads-of-state-ui-counts-discarded = Afgelegd
heads-of-state-ui-counts-unseen = Ongezien
heads-of-state-ui-counts-help = Ongezien: in een stapel, of onbekend in een andere hand.
heads-of-state-ui-revolution-of = Revolutie in { $century }
heads-of-state-ui-revolution-turn = De Revolutie kwam in de beurt van { $player }.
heads-of-state-ui-revolution-why = invloed { $influence }, { $why }
heads-of-state-ui-revolution-nobody = Er is niemand.

## The turn
heads-of-state-ui-mode-undecided = kiest de beurt
heads-of-state-ui-mode-first = Eerste beurt
heads-of-state-ui-mode-attribute = Attribuutbeurt
heads-of-state-ui-mode-sweep = Verversbeurt
heads-of-state-ui-mode-treachery = Verraadbeurt
heads-of-state-ui-strip-drawn = { $drawn } van { $total } getrokken
heads-of-state-ui-strip-treachery = verraadkaart nog te trekken
heads-of-state-ui-duty = { $count ->
    [one] Eén slachtoffer moet nog vervangen worden.
   *[other] { $count } slachtoffers moeten nog vervangen worden.
}
heads-of-state-ui-turn-short-attribute = 3 kaarten, edelen
heads-of-state-ui-turn-short-sweep = 6 nieuwe, trek 1
heads-of-state-ui-turn-short-treachery = 1 + 1, doden
heads-of-state-ui-turn-help-attribute = Trek drie attribuutkaarten en creëer dan edelen op vrije vakken.
heads-of-state-ui-turn-help-sweep = Vervang alle zes kaarten van de open rij, trek er één en creëer dan edelen op vrije vakken.
heads-of-state-ui-turn-help-treachery = Trek een verraadkaart en een attribuutkaart, dood dan rivalen en creëer edelen op de leeggemaakte vakken.
heads-of-state-ui-none-possible = Er is nu geen edele mogelijk. Het dichtst erbij: { $rank }, nog nodig: { $cards }. Klik op ‘{ $button }’.
heads-of-state-ui-finish-anyway = { $count ->
    [one] Er kan nog één vak gevuld worden: toch eindigen
   *[other] Er kunnen nog { $count } vakken gevuld worden: toch eindigen
}
heads-of-state-ui-bag-victim = { $sector }: { $rank } ({ $owner })
heads-of-state-ui-bag-killed = Het blokje van { $player }: de edele sterft.
heads-of-state-ui-bag-missed = Het blokje van { $player }: de edele overleeft.

## Standings
heads-of-state-ui-standings = De landen, als de ronde nu zou eindigen
heads-of-state-ui-player = Speler
heads-of-state-ui-influence = Invloed
heads-of-state-ui-sectors = Gebieden
heads-of-state-ui-prizes = Eerste en tweede plaats aan het eind van de ronde
heads-of-state-ui-country-markers = Voor wie het eerst in alle gebieden een edele creëert
heads-of-state-ui-country-done = Heeft in elk gebied een edele gecreëerd.
heads-of-state-ui-country-missing = Ontbrekende gebieden: { $sectors }
heads-of-state-ui-tie = { $first } voor { $next }: { $why }
heads-of-state-ui-tie-higher_noble = hogere edele ({ $what })
heads-of-state-ui-tie-higher_sector = hogere zeshoek ({ $what })
heads-of-state-ui-ranks = De meeste adelskaarten
heads-of-state-ui-ranks-help = Adelskaarten; een kader toont wie nu zou scoren. Twee delen de punten, drie of meer krijgen niets.
heads-of-state-ui-rank-cell = { $player }, { $rank }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} als de partij nu zou eindigen
heads-of-state-ui-bonus = Bonus
heads-of-state-ui-bonus-help = Punten voor de meeste adelskaarten aan het eind
heads-of-state-ui-left = Over
heads-of-state-ui-left-help = Adelskaarten die nog in de stapel liggen

## Players
heads-of-state-ui-house-markers = Huis van Edelen
heads-of-state-ui-house = Huis van Edelen: { $done } van 7 rangen; de volgende marker telt { $next }.
heads-of-state-ui-score = Eerste edelen { $initial }, landen { $country }, Huis van Edelen { $house }, invloed { $influence }, meeste adelskaarten { $ranks }
heads-of-state-ui-attributes-held = { $count ->
    [one] Eén attribuutkaart
   *[other] { $count } attribuutkaarten
}
heads-of-state-ui-treachery-held = { $count ->
    [one] Eén verraadkaart
   *[other] { $count } verraadkaarten
}
heads-of-state-ui-now = nu +{ $influence } · einde +{ $ranks }
heads-of-state-ui-now-help = Wat invloed zou opleveren als de ronde nu zou eindigen, en de meeste adelskaarten als de partij nu zou eindigen
heads-of-state-ui-open-hand = Kaarten in de hand
heads-of-state-ui-known = Openlijk genomen kaarten

## My hand
heads-of-state-ui-hand = Mijn attribuutkaarten en de edelen die ze opleveren
heads-of-state-ui-hand-cards = { $count ->
    [one] kaart
   *[other] kaarten
}
heads-of-state-ui-hand-treachery = Mijn verraadkaarten
heads-of-state-ui-no-treachery = Geen verraadkaarten.
heads-of-state-ui-no-secrets = Toeschouwers zien geen handkaarten.
heads-of-state-ui-held = { $card }: { $count } in de hand
heads-of-state-ui-chart-missing = Nog nodig: { $cards }
heads-of-state-ui-chart-choose = { $rank }: kies een van zijn verlichte vakken
heads-of-state-ui-strike-first = { $card }: kies de edele die getroffen wordt
heads-of-state-ui-chart-ready = De kaarten zijn er; { $count ->
    [0] geen vak is vrij
    [one] één vak is vrij
   *[other] { $count } vakken zijn vrij
}.
heads-of-state-ui-chart-vacant = { $count } vrij
heads-of-state-ui-trim = Kaarten om af te leggen
heads-of-state-ui-trim-yes = Deze afleggen
heads-of-state-ui-trim-ready = Je keuze is bevestigd.
heads-of-state-ui-trim-complete = Gemarkeerde kaarten worden afgelegd. Tik op andere kaarten om te wijzigen.
heads-of-state-ui-trim-state = Nog te kiezen: attribuut { $attributes }, verraad { $treachery }
heads-of-state-ui-trim-gives = { $card }: wordt afgelegd
heads-of-state-ui-trim-keeps = { $card }: blijft

## The end
heads-of-state-ui-result = Waar de punten vandaan kwamen
heads-of-state-ui-result-ties = Bij gelijke stand tellen de meeste Koningskaarten, dan Prinsenkaarten, en zo verder tot Baron.
heads-of-state-ui-source-initial = Eerste edelen
heads-of-state-ui-source-country = Landen
heads-of-state-ui-source-house = Huis van Edelen
heads-of-state-ui-source-influence = Invloed
heads-of-state-ui-source-ranks = Meeste adelskaarten
heads-of-state-ui-total = Totaal

## Learn by playing
heads-of-state-guide-welcome-title = Drie eeuwen, drie rondes
heads-of-state-guide-welcome = Je brengt een adellijke familie aan de macht in Groot-Brittannië, Frankrijk, Spanje en de Duitse Staten. Er zijn drie rondes, 1589, 1689 en 1789; elke eindigt met een Revolutie. Wie na de derde de meeste punten heeft, wint. Deze gids gaat met je mee door je eerste drie beurten. Je mag altijd iets anders doen.
heads-of-state-guide-chart-title = Het adelsoverzicht
heads-of-state-guide-chart = Elke edele kost een set attribuutkaarten: een Baron alleen Goud, een Koning alle acht soorten. Het adelsoverzicht bij je hand toont welke kaarten elke rang nodig heeft en welke je hebt. Bij de vijf middelste rangen mag een Courtisane één kaart vervangen.
heads-of-state-guide-display-title = Je eerste beurt
heads-of-state-guide-display = In de eerste beurt kies je alleen kaarten: je trekt { $cards ->
    [one] één attribuutkaart
   *[other] { $cards } attribuutkaarten
}. Neem ze uit de open rij, of ongezien van de trekstapel.
heads-of-state-guide-attribute-turn-title = Een attribuutbeurt
heads-of-state-guide-attribute-turn = Aan het begin kies je wat voor beurt het wordt. Een attribuutbeurt levert drie kaarten op, en je mag vrije vakken bezetten: precies goed zolang er zoveel zijn. Kies: ‘{ $button }’.
heads-of-state-guide-treachery-title = Verraad
heads-of-state-guide-treachery = Nu iets anders. In een verraadbeurt trek je één verraadkaart en één attribuutkaart, mag je edelen van rivalen doden, en bezet je alleen vakken die je zelf leeg hebt gemaakt. Een kaart van het juiste land doodt altijd; een sluipmoordenaar drie van de vier keer. In een hoofdstad heb je er twee nodig.
heads-of-state-guide-treachery-turn-title = Een verraadbeurt
heads-of-state-guide-treachery-turn = Kies: ‘{ $button }’. Ook als je nu niemand treft, houd je de kaart in je hand.
heads-of-state-guide-take-title = Neem een kaart
heads-of-state-guide-take = Kies: ‘{ $button }’. { $rank ->
    [none] Geen kaart brengt je nu dichter bij een edele.
   *[other] Die brengt je dichter bij deze edele: { $rank }.
}
heads-of-state-guide-take-treachery-title = Een verraadkaart
heads-of-state-guide-take-treachery = Sluipmoordenaars slaan in elk land toe, de andere kaarten in één of twee. Kies: ‘{ $button }’.
heads-of-state-guide-hexagon-title = Vakken en zeshoeken
heads-of-state-guide-hexagon = Elk vak is voor één rang. Het getal in de zeshoek is voor wie als eerste een edele in dat gebied creëert. Edelen leveren ook invloed op: aan het einde van de ronde krijgen de eerste twee in elk land daar punten voor.
heads-of-state-guide-create-title = Creëer een edele
heads-of-state-guide-create = { $rank }, { $sector }: { $points ->
    [0] er ligt geen marker meer, maar hij telt voor invloed
   *[other] meteen { $points } punten
}, en { $influence } invloed. Klik op het vak en dan op de betaling. Kies: ‘{ $button }’.
heads-of-state-guide-duty-title = De plicht om te vervangen
heads-of-state-guide-duty = Wie doodt, moet het gat kunnen vullen: aan het einde van de beurt mag hoogstens één van de vakken die je leeg maakte nog leeg zijn. Na één dode ben je vrij; na twee moet in één daarvan een nieuwe edele staan. Sla dus alleen toe met een set in je hand.
heads-of-state-guide-strike-title = Sla toe
heads-of-state-guide-strike = { $rank }, { $sector }: je kaart heeft { $percent }% kans om te doden. De eigenaar houdt zijn punten en de adelskaart, maar verliest de invloed. Kies: ‘{ $button }’.
heads-of-state-guide-revolution-title = De Revolutie komt
heads-of-state-guide-revolution = De Revolutie zit bij de laatste kaarten van de stapel: het duurt nog minstens { $cards } kaarten. Komt die, dan wordt de ronde meteen afgerekend, midden in een beurt, en houdt iedereen hoogstens 6 attribuut- en 2 verraadkaarten. Wie uit de open rij neemt, trekt de Revolutie niet.
heads-of-state-guide-house-title = Het Huis van Edelen
heads-of-state-guide-house = Wie van elke rang een edele heeft gecreëerd, neemt de volgende marker van het Huis van Edelen, nu { $points } punten. En de meeste adelskaarten van een rang tellen aan het einde van de partij, dood of levend.
heads-of-state-guide-finish-title = Beëindig de beurt
heads-of-state-guide-finish = { $plotting ->
    [0] Meer valt er nu niet goed te creëren; kaarten blijven in je hand, hoogstens tien
   *[other] Niemand hoeft toe te slaan; je kaarten blijven in je hand
}. Kies: ‘{ $button }’.
heads-of-state-guide-discard-title = Te veel kaarten
heads-of-state-guide-discard = Leg af wat het minst helpt. Kies: ‘{ $button }’.
heads-of-state-guide-end-title = Je kent de beurten
heads-of-state-guide-end = Je hebt { $points ->
    [one] één punt
   *[other] { $points } punten
}. Let op de stand in elk land: de eerste twee plaatsen leveren in alle drie de rondes punten op. Edelen in elk gebied van een land leveren de landmarker op. En denk aan de Revolutie voordat je kaarten hamstert. Veel plezier!

## De delen van de tafel, zoals de regels ze noemen
heads-of-state-part-players = Spelers: punten, kaarten in de hand, gecreëerde rangen voor het Huis van Edelen
heads-of-state-part-space = Vak: neemt een edele op van de getekende rang
heads-of-state-part-hexagon = Zeshoek: getal van het gebied; omlijnd zolang de beginmarker er ligt
heads-of-state-part-dead = Fiche van een dode edele: toont dat zijn speler hier een edele had
heads-of-state-part-display = Open rij attribuutkaarten
heads-of-state-part-pile = Trekstapel
heads-of-state-part-treachery = Open verraadkaarten
heads-of-state-part-revolution = Hoe dichtbij de Revolutie is
heads-of-state-part-country = Land: prijzen van de ronde, landmarkers, invloed van elke speler
heads-of-state-part-chart = Je hand boven het adelsoverzicht: welke kaarten elke edele nodig heeft
heads-of-state-part-treachery-hand = Je verraadkaarten

## Wat de symbolen op tafel betekenen
heads-of-state-sign-ranks = Edelen en hun sets
heads-of-state-sign-rank = { $rank }: { $cards }. Meeste kaarten van deze rang: { $bonus } punten.
heads-of-state-sign-attributes = Attribuutkaarten
heads-of-state-sign-treachery = Verraadkaarten
heads-of-state-sign-map = De kaart
heads-of-state-sign-capital = Dikke rand: hoofdstad
heads-of-state-sign-vacant = Vrij vak voor deze rang
heads-of-state-sign-marker = Gouden zeshoek: punten voor de eerste edele van het gebied
heads-of-state-sign-dead = Fiche van een dode edele: geen invloed
heads-of-state-sign-chart = Het adelsoverzicht
heads-of-state-sign-held = Kaart in de hand
heads-of-state-sign-missing = Kaart die ontbreekt
heads-of-state-sign-courtesan = De Courtisane vervangt de ontbrekende kaart
heads-of-state-sign-barred = Deze edele neemt geen Courtisane
heads-of-state-sign-countries = Landen en rondes
heads-of-state-sign-sectors = Gebieden waar een speler al een edele had

## Waar punten vandaan komen, zoals de coach het zegt
heads-of-state-worth-scored = meteen
heads-of-state-worth-influence = door invloed
heads-of-state-worth-ranks = door adelskaarten
heads-of-state-worth-house = door het Huis van Edelen
heads-of-state-worth-countries = door landen
heads-of-state-worth-attributes = door attribuutkaarten
heads-of-state-worth-treachery = door verraadkaarten
heads-of-state-worth-draws = door kaarten van de trekstapel
