# Lancaster: namen, wetten, acties, gebeurtenissen, vragen, redenen en opties.

lancaster-title = Lancaster
lancaster-about = Engeland, 1413: vecht om county’s, breid je kasteel uit, trek ten strijde in Frankrijk en stem voor de wetten die jou iets opleveren.

## Counties
lancaster-northumberland = Northumberland
lancaster-stafford = Stafford
lancaster-york = York
lancaster-gloucester = Gloucester
lancaster-bedford = Bedford
lancaster-suffolk = Suffolk
lancaster-somerset = Somerset
lancaster-dorset = Dorset
lancaster-surrey = Surrey

## Edelen
lancaster-noble_a = Edelman A
lancaster-noble_b = Edelman B
lancaster-noble_c = Edelman C
lancaster-noble_d = Edelman D
lancaster-noble_e = Edelman E
lancaster-noble_f = Edelman F
lancaster-noble_g = Edelman G
lancaster-noble_h = Edelman H
lancaster-noble_i = Edelman I

## Kasteelvelden en hun uitbreidingen
lancaster-castle_gold = Schatkamer
lancaster-castle_squires = Stallen
lancaster-castle_mixed = Rentmeesterij
lancaster-castle_votes = Kanselarij
lancaster-castle_recruit = Wapenkamer
lancaster-castle_upgrade = Toernooiveld

## Gunst van de koning
lancaster-fav_upgrade = Gunst van de koning: een opwaardering
lancaster-fav_noble = Gunst van de koning: een edelman
lancaster-fav_gold = Gunst van de koning: 2 goud
lancaster-fav_squires = Gunst van de koning: 2 schildknapen
lancaster-fav_mixed_1 = Gunst van de koning: 1 goud en 1 schildknaap
lancaster-fav_mixed_2 = Gunst van de koning: 1 goud en 1 schildknaap

## Plaatsen
lancaster-upper_left = conflict linksboven
lancaster-upper_right = conflict rechtsboven
lancaster-lower_left = conflict linksonder
lancaster-lower_right = conflict rechtsonder
lancaster-court = hof

## Wetten
lancaster-l01 = Gouden sporen
lancaster-l02 = Te wapen
lancaster-l03 = Recht der county’s
lancaster-l04 = Gekochte stemmen
lancaster-l05 = Koninklijk gevolg
lancaster-l06 = Oorlogsbuit
lancaster-l07 = Oproep der pages
lancaster-l08 = Veldsoldij
lancaster-l09 = Recht op bevordering
lancaster-l10 = Baanderheren
lancaster-l11 = Steen en mortel
lancaster-l12 = Roem in Frankrijk
lancaster-l13 = Heer van drie county’s
lancaster-l14 = Jonge garde
lancaster-l15 = Adellijke steun
lancaster-l16 = Goud voor de kroon
lancaster-l17 = Dienst der schildknapen
lancaster-l18 = Volledige riddermacht

## Wat de wetten zeggen; wet 14 ook in de andere lezing
lancaster-effect-l01 = Wie het meeste goud heeft, mag één ingezette ridder opwaarderen. Bij gelijke stand mag iedereen die gelijkstaat dat doen.
lancaster-effect-l02 = Wie de meeste schildknapen heeft, krijgt een nieuwe ridder. Bij gelijke stand krijgt iedereen die gelijkstaat er een.
lancaster-effect-l03 = 3 punten per 2 county’s die je bezet.
lancaster-effect-l04 = Zo vaak je wilt: betaal 1 goud voor 1 stemblokje.
lancaster-effect-l05 = Zo vaak je wilt: betaal 1 schildknaap en 1 goud voor 3 punten.
lancaster-effect-l06 = Per 2 conflicten met een ridder van jou mag je een uitbreiding bouwen.
lancaster-effect-l07 = 1 schildknaap voor elke ingezette ridder met sterkte 2.
lancaster-effect-l08 = 1 schildknaap, 1 stemblokje en 1 goud per 2 conflicten met een ridder van jou.
lancaster-effect-l09 = Is er geen ridder met sterkte 2 ingezet, dan mag je één ridder in dienst opwaarderen.
lancaster-effect-l10 = Je mag een ingezette ridder met sterkte 3 ruilen voor die met sterkte 4 uit je reserve.
lancaster-effect-l11 = 5 punten per 3 uitbreidingen.
lancaster-effect-l12 = 3 punten voor elk conflict met een ridder van jou.
lancaster-effect-l13 = 8 punten per 3 county’s die je bezet.
lancaster-effect-l14 = 5 punten als alle drie de ridders met sterkte 1 zijn ingezet.
lancaster-effect-l14-strength_three = 5 punten als de ridder met sterkte 3 is ingezet.
lancaster-effect-l15 = Een nieuwe ridder per 3 edelmannen aan je ronde tafel.
lancaster-effect-l16 = Zo vaak je wilt: betaal 1 goud voor 1 punt.
lancaster-effect-l17 = Zo vaak je wilt: betaal 1 schildknaap voor 1 punt.
lancaster-effect-l18 = 6 punten als ridders met sterkte 1, 2, 3 en 4 zijn ingezet.
lancaster-brief-l01 = Meeste goud: 1 opwaardering
lancaster-brief-l02 = Meeste schildknapen: 1 ridder
lancaster-brief-l03 = 3 punten per 2 county’s
lancaster-brief-l04 = 1 goud → 1 stemblokje
lancaster-brief-l05 = 1 schildknaap + 1 goud → 3 punten
lancaster-brief-l06 = 1 uitbreiding per 2 conflicten
lancaster-brief-l07 = 1 schildknaap per ridder met 2
lancaster-brief-l08 = Schildknaap, blokje, goud per 2 conflicten
lancaster-brief-l09 = Geen sterkte 2: 1 opwaardering
lancaster-brief-l10 = Sterkte 3 → sterkte 4
lancaster-brief-l11 = 5 punten per 3 uitbreidingen
lancaster-brief-l12 = 3 punten per conflict
lancaster-brief-l13 = 8 punten per 3 county’s
lancaster-brief-l14 = Alle drie met 1: 5 punten
lancaster-brief-l14-strength_three = Sterkte 3 ingezet: 5 punten
lancaster-brief-l15 = 1 ridder per 3 edelmannen
lancaster-brief-l16 = 1 goud → 1 punt
lancaster-brief-l17 = 1 schildknaap → 1 punt
lancaster-brief-l18 = 1, 2, 3, 4 ingezet: 6 punten

## Stemmen, wat een county geeft, andere oorzaken
lancaster-yes = Ja
lancaster-no = Nee
lancaster-noble = edelman
lancaster-reward = opbrengst
lancaster-both = edelman en opbrengst
lancaster-round_table = ronde tafel
lancaster-first_extension = eerste uitbreiding

## Wiens ridders: wordt nooit getoond, kiest alleen de vorm van een zin
lancaster-own = own
lancaster-ally = ally

## Waar iemand mee bezig is
lancaster-task_extension = het kiezen van de eerste uitbreiding
lancaster-task_place = het plaatsen van een ridder
lancaster-task_favour = een gunst van de koning
lancaster-task_vote = stemmen
lancaster-task_law = het uitvoeren van een wet
lancaster-task_county = het waarderen van een county
lancaster-task_start_player = het aanwijzen van de startspeler
lancaster-task_castle = het waarderen van het kasteel
lancaster-task_ransom = het lot van gevangen ridders

## Acties
lancaster-action-build = De uitbreiding bouwen: { $space }
lancaster-action-place_in_county = Een ridder met sterkte { $knight }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
} plaatsen: { $county }
lancaster-action-place_in_castle = Een ridder met sterkte { $knight }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
} in het kasteel plaatsen: { $space }
lancaster-action-place_in_conflict = Een ridder met sterkte { $knight }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
} naar het { $conflict } sturen
lancaster-action-add_squires = { $squires ->
    [0] Geen schildknaap meesturen
    [one] Eén schildknaap meesturen
   *[other] { $squires } schildknapen meesturen
}
lancaster-action-take_favour = { $favour }
lancaster-action-take_noble = De edelman van { $county } kiezen
lancaster-action-upgrade = Een ridder met sterkte { $knight } opwaarderen ({ $at })
lancaster-action-decline = Afzien
lancaster-action-vote = { $ballot } stemmen{ $markers ->
    [0] , zonder stemblokje
    [one] { " " }met één stemblokje
   *[other] { " " }met { $markers } stemblokjes
}
lancaster-action-pay = { $times ->
    [0] Niets betalen
    [one] Eén keer betalen
   *[other] { $times } keer betalen
}
lancaster-action-claim = Nemen: { $claim }
lancaster-action-cross = Oversteken naar het { $conflict }
lancaster-action-name_start_player = Startspeler: { $target_is_you ->
    [yes] jij
   *[no] { $target }
}
lancaster-action-score_space = Waarderen: { $space }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
}
lancaster-action-skip_space = Ongebruikt laten: { $space }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
}
lancaster-action-score_income = Alle vaste opbrengsten ontvangen
lancaster-action-ransom = Een ridder met sterkte { $knight } vrijkopen voor { $knight } goud

## Gebeurtenissen
lancaster-event-start_player_drawn = { $seat_is_you ->
    [yes] Jij bent
   *[no] { $seat } is
} de eerste startspeler.
lancaster-event-first_laws_laid = Geldende wetten: { $laws }.
lancaster-event-nobles_shuffled = De edelmannen in de county’s A t/m I: { $nobles }.
lancaster-event-round_began = Ronde { $round } begint.
lancaster-event-conflict_revealed = Nieuw conflict: sterkte van Frankrijk { $france } ({ $conflict }).
lancaster-event-proposals_revealed = Wetsvoorstellen van deze ronde: { $laws }.
lancaster-event-extension_built = { $seat_is_you ->
    [yes] Je bouwt
   *[no] { $seat } bouwt
} een uitbreiding: { $space } ({ $cause }).
lancaster-event-knight_displaced = { $seat_is_you ->
    [yes] Je ridder
   *[no] De ridder van { $seat }
}, sterkte { $knight }, maakt plaats voor de uitbreiding ({ $space }) en gaat zonder opbrengst naar het hof.
lancaster-event-placed_in_county = { $seat_is_you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
} een ridder met sterkte { $knight }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
} in { $county }{ $squires ->
    [0] { "" }
    [one] { " " }met één schildknaap
   *[other] { " " }met { $squires } schildknapen
}.
lancaster-event-placed_in_castle = { $seat_is_you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
} een ridder met sterkte { $knight }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
} in het kasteel: { $space }.
lancaster-event-placed_in_conflict = { $seat_is_you ->
    [yes] Je stuurt
   *[no] { $seat } stuurt
} een ridder met sterkte { $knight }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
} naar het { $conflict } (Frankrijk { $france }).
lancaster-event-expelled = { $seat_is_you ->
    [yes] Je verjaagt
   *[no] { $seat } verjaagt
} { $owner_is_you ->
    [yes] { $banner_id ->
        [ally] je bondgenoot
       *[own] je ridder
    }
   *[no] { $banner_id ->
        [ally] de bondgenoot van { $owner }
       *[own] de ridder van { $owner }
    }
}, sterkte { $knight }, uit { $county }{ $squires ->
    [0] { "" }
    [one] ; één schildknaap is verloren
   *[other] ; { $squires } schildknapen zijn verloren
}.
lancaster-event-turn_skipped = { $seat_is_you ->
    [yes] Je kunt geen ridder plaatsen en wordt overgeslagen.
   *[no] { $seat } kan geen ridder plaatsen en wordt overgeslagen.
}
lancaster-event-favour_taken = { $seat_is_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
}{ $banner_id ->
    [ally] { " " }voor de bondgenoot
   *[own] { "" }
} de { $favour }.
lancaster-event-gained = { $seat_is_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { $gold ->
    [0] { $squires ->
        [0] { $votes ->
            [0] niets
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $gold } goud{ $squires ->
        [0] { $votes ->
            [0] { "" }
           *[other] { " " }en{ " " }
        }
       *[other] { $votes ->
            [0] { " " }en{ " " }
           *[other] ,{ " " }
        }
    }
}{ $squires ->
    [0] { "" }
    [one] één schildknaap{ $votes ->
        [0] { "" }
       *[other] { " " }en{ " " }
    }
   *[other] { $squires } schildknapen{ $votes ->
        [0] { "" }
       *[other] { " " }en{ " " }
    }
}{ $votes ->
    [0] { "" }
    [one] één stemblokje
   *[other] { $votes } stemblokjes
} ({ $cause }).
lancaster-event-paid = { $seat_is_you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $gold ->
    [0] { "" }
   *[other] { $gold } goud{ $squires ->
        [0] { "" }
       *[other] { " " }en{ " " }
    }
}{ $squires ->
    [0] { "" }
    [one] één schildknaap
   *[other] { $squires } schildknapen
} ({ $cause }).
lancaster-event-scored = { $seat_is_you ->
    [yes] Je scoort
   *[no] { $seat } scoort
} { $points ->
    [one] één punt
   *[other] { $points } punten
} ({ $cause }).
lancaster-event-recruited = { $seat_is_you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} een nieuwe ridder{ $banner_id ->
    [ally] { " " }voor de bondgenoot
   *[own] { "" }
} ({ $cause }).
lancaster-event-upgraded = { $seat_is_you ->
    [yes] Je waardeert
   *[no] { $seat } waardeert
} een ridder{ $banner_id ->
    [ally] { " " }van de bondgenoot
   *[own] { "" }
} op van { $knight } naar { $to }, { $at } ({ $cause }).
lancaster-event-declined = { $seat_is_you ->
    [yes] Je ziet
   *[no] { $seat } ziet
} ervan af{ $banner_id ->
    [ally] { " " }voor de bondgenoot
   *[own] { "" }
} ({ $cause }).
lancaster-event-came_to_nothing = Zonder effect voor { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] je bondgenoot
       *[no] de bondgenoot van { $seat }
    }
   *[own] { $seat_is_you ->
        [yes] jou
       *[no] { $seat }
    }
} ({ $cause }).
lancaster-event-noble_taken = { $seat_is_you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} een edelman uit { $county }: { $noble }.
lancaster-event-noble_removed = { $seat_is_you ->
    [yes] Je bondgenoot
   *[no] De bondgenoot van { $seat }
} haalt { $noble } uit het spel ({ $county }).
lancaster-event-voted = { $seat_is_you ->
    [yes] Je stemt
   *[no] { $seat } stemt
} { $ballot }{ $markers ->
    [0] { "" }
    [one] { " " }met één stemblokje
   *[other] { " " }met { $markers } stemblokjes
}.
lancaster-event-law_adopted = De wet ‘{ $law }’ is aangenomen met { $yes } tegen { $no }. ‘{ $dropped }’ geldt niet meer.
lancaster-event-law_rejected = De wet ‘{ $law }’ is verworpen met { $yes } tegen { $no }.
lancaster-event-markers_returned = { $seat_is_you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $votes ->
    [one] één ongebruikt stemblokje
   *[other] { $votes } ongebruikte stemblokjes
} terug.
lancaster-event-law_applied = De wet ‘{ $law }’ wordt uitgevoerd.
lancaster-event-law_won = De wet ‘{ $law }’ geldt voor { $seat_is_you ->
    [yes] jou
   *[no] { $seat }
}: niemand heeft meer.
lancaster-event-county_claimed = { $seat_is_you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} in { $county }{ $banner_id ->
    [ally] { " " }voor de bondgenoot
   *[own] { "" }
}: { $claim }.
lancaster-event-crossed = { $seat_is_you ->
    [yes] Je steekt
   *[no] { $seat } steekt
} met een ridder met sterkte { $knight }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
} over naar het { $conflict } (Frankrijk { $france }).
lancaster-event-went_home = { $seat_is_you ->
    [yes] { $banner_id ->
        [ally] Je bondgenoot
       *[own] Je ridder
    }
   *[no] { $banner_id ->
        [ally] De bondgenoot van { $seat }
       *[own] De ridder van { $seat }
    }
}, sterkte { $knight }, keert terug naar het hof ({ $from }).
lancaster-event-start_player_named = { $target_is_you ->
    [yes] { $seat_is_you ->
        [yes] Je wijst jezelf aan als startspeler.
       *[no] { $seat } wijst jou aan als startspeler.
    }
   *[no] { $seat_is_you ->
        [yes] Je wijst { $target } aan als startspeler.
       *[no] Startspeler wordt { $target } (gekozen door { $seat }).
    }
}
lancaster-event-space_skipped = { $seat_is_you ->
    [yes] Je laat
   *[no] { $seat } laat
} ongebruikt: { $space }{ $banner_id ->
    [ally] { " " }(bondgenoot)
   *[own] { "" }
}.
lancaster-event-conflict_won = Engeland wint het { $conflict }: { $total } tegen { $france }.
lancaster-event-conflict_lost = Frankrijk wint het { $conflict }: { $france } tegen { $total }.
lancaster-event-conflict_ranked = { $rank }e rang, sterkte { $strength }: { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] je bondgenoot
       *[no] de bondgenoot van { $seat }
    }; de punten vervallen
   *[own] { $seat_is_you ->
        [yes] je scoort
       *[no] { $seat } scoort
    } { $points ->
        [0] niets
        [one] één punt
       *[other] { $points } punten
    }
}.
lancaster-event-second_attempt = Het conflict tegen Frankrijk { $france } wordt volgende ronde opnieuw uitgevochten: herkansing ({ $conflict }).
lancaster-event-ransomed = { $seat_is_you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} een ridder met sterkte { $knight } vrij voor { $gold } goud.
lancaster-event-captured = { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] De gevangen ridders van je bondgenoot
       *[no] De gevangen ridders van de bondgenoot van { $seat }
    }
   *[own] { $seat_is_you ->
        [yes] Je gevangen ridders
       *[no] De gevangen ridders van { $seat }
    }
} gaan naar de reserve (sterkte { $knights }).
lancaster-event-conflict_removed = Het conflict met sterkte { $france } is afgelopen ({ $conflict }).
lancaster-event-holdings_revealed = { $seat_is_you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} nog { $gold } goud en { $squires ->
    [0] geen schildknapen
    [one] één schildknaap
   *[other] { $squires } schildknapen
}.
lancaster-event-final_scored = { $seat }: riddermacht { $knighthood }, kasteel { $castle }, edelmannen { $nobles }; samen { $points ->
    [one] één punt
   *[other] { $points } punten
}.
lancaster-event-match_won = { $winner_is_you ->
    [yes] Je hebt
   *[no] { $winner } heeft
} de meeste machtpunten en wint.

## Vragen
lancaster-prompt-choose_extension = Kies je eerste uitbreiding.
lancaster-prompt-place = Plaats een ridder. { $knights ->
    [one] Het is de laatste aan je hof.
   *[other] Er zijn er { $knights } aan je hof.
}
lancaster-prompt-add_squires = Ridder met sterkte { $knight } naar { $county }: hoeveel schildknapen gaan mee? { $needed ->
    [0] Je hebt er { $owned }.
   *[other] Minstens { $needed }; je hebt er { $owned }.
}
lancaster-prompt-pick_favour = Kies een gunst van de koning{ $banner_id ->
    [ally] { " " }voor je bondgenoot
   *[own] { "" }
}.
lancaster-prompt-favour_upgrade = Gunst van de koning: waardeer een ridder{ $banner_id ->
    [ally] { " " }van je bondgenoot
   *[own] { "" }
} op, of klik op ‘Afzien’.
lancaster-prompt-favour_noble = Gunst van de koning: { $banner_id ->
    [ally] kies een county: een van de edelmannen daar verlaat het spel.
   *[own] neem een edelman uit een county naar keuze.
}
lancaster-prompt-vote = Stemming { $nth } van 3, ‘{ $law }’: Ja of Nee? { $votes ->
    [0] Je hebt geen stemblokje.
    [one] Je hebt één stemblokje.
   *[other] Je hebt { $votes } stemblokjes.
}
lancaster-prompt-law_upgrade = ‘{ $law }’: waardeer een ridder op, of klik op ‘Afzien’.
lancaster-prompt-law_extension = ‘{ $law }’: bouw { $left ->
    [one] één uitbreiding,
   *[other] hoogstens { $left } uitbreidingen,
} of klik op ‘Afzien’.
lancaster-prompt-law_pay = ‘{ $law }’: hoe vaak betaal je? { $at_most ->
    [0] Betalen kun je nu niet.
    [one] Hoogstens één keer.
   *[other] Hoogstens { $at_most } keer.
}
lancaster-prompt-claim = { $county }: { $banner_id ->
    [ally] wat neemt je bondgenoot?
   *[own] neem de edelman of de opbrengst, of beide voor 3 goud. Je hebt { $gold }.
}
lancaster-prompt-county_build = { $county }: welke uitbreiding bouw je?
lancaster-prompt-county_upgrade = { $county }: waardeer een ridder{ $banner_id ->
    [ally] { " " }van je bondgenoot
   *[own] { "" }
} op, of klik op ‘Afzien’.
lancaster-prompt-cross = Dorset: naar welk conflict steekt { $banner_id ->
    [ally] de ridder van je bondgenoot
   *[own] je ridder
} over?
lancaster-prompt-name_start_player = Surrey: wie is vanaf nu startspeler?
lancaster-prompt-castle = Waardeer je kasteel in de volgorde die je wilt. Schildknapen: nu { $squires }, na alle opbrengsten { $squires_after_income }.
lancaster-prompt-castle_upgrade = Toernooiveld: waardeer een ridder{ $banner_id ->
    [ally] { " " }van je bondgenoot
   *[own] { "" }
} op.
lancaster-prompt-ransom = Gevangen ridders, sterkte { $knights } ({ $conflict }). Samen kosten ze { $price_of_all } goud; je hebt { $gold }.
lancaster-prompt-sealed = Je keuze staat vast. De anderen zijn nog bezig met { $waiting_for }.
lancaster-prompt-waiting = { $seat } is bezig met { $waiting_for }.
lancaster-prompt-waiting_for_all = Iedereen is in het geheim bezig met { $waiting_for }.
lancaster-prompt-over = De partij is afgelopen.

## Waarom niet
lancaster-why-already_built = Deze uitbreiding heb je al gebouwd.
lancaster-why-always_scored = Dit veld levert altijd iets op en kan niet worden overgeslagen.
lancaster-why-ally_never_both = Een bondgenoot neemt de edelman of de opbrengst, nooit beide.
lancaster-why-allied_county = Je kunt je bondgenoot niet verjagen, en je bondgenoot jou niet.
lancaster-why-below_minimum = Deze ridder haalt de minimumsterkte van de county niet. Schildknapen tellen daarvoor niet.
lancaster-why-cannot_pay = Dit kun je niet betalen.
lancaster-why-conflict_full = Alle drie de velden van dit conflict zijn door andere spelers bezet.
lancaster-why-defender_too_strong = Ridder en schildknapen samen moeten sterker zijn dan de verdediging.
lancaster-why-favour_face_down = Deze gunst is deze ronde al genomen.
lancaster-why-item_unusable = Dit veld is nu in geen enkele volgorde bruikbaar: er valt niets te beslissen.
lancaster-why-law_asks_otherwise = De geldende wet vraagt om iets anders.
lancaster-why-law_forbids_upgrade = Deze wet waardeert deze ridder niet op.
lancaster-why-no_ally = Bondgenoten zijn er alleen met twee spelers.
lancaster-why-no_conflict_there = Daar ligt geen conflict.
lancaster-why-no_income_left = In je kasteel zijn geen vaste opbrengsten meer te ontvangen.
lancaster-why-no_noble_left = In deze county is geen edelman meer.
lancaster-why-no_such_item = Op dit veld valt niets te waarderen.
lancaster-why-no_such_knight = Daar staat geen ridder met die sterkte.
lancaster-why-no_such_seat = Die speler bestaat niet.
lancaster-why-noble_owned = Deze edelman zit al aan je ronde tafel.
lancaster-why-not_at_court = Aan het hof is geen ridder met die sterkte.
lancaster-why-not_captured = Je hebt geen gevangen ridder met die sterkte.
lancaster-why-not_in_ally_castle = Het kasteel van een bondgenoot heeft alleen Wapenkamer en Toernooiveld.
lancaster-why-nobody_passes = Er moet een ridder geplaatst worden: niemand mag passen.
lancaster-why-nobody_to_recruit = In de reserve is geen ridder met sterkte 1 meer.
lancaster-why-nobody_to_upgrade = Er is nu geen ridder die opgewaardeerd kan worden.
lancaster-why-not_optional = Hiervan kun je niet afzien.
lancaster-why-other_phase = Niet nu: eerst is er een andere beslissing.
lancaster-why-own_county = Je eigen ridder bezet deze county.
lancaster-why-space_built = Op dit veld ligt een uitbreiding; er past geen ridder meer.
lancaster-why-space_occupied = Op dit veld staat een ridder.
lancaster-why-stronger_not_in_reserve = De eerstvolgende sterkere ridder is niet in de reserve.
lancaster-why-strongest_already = Een ridder met sterkte 4 kan niet opgewaardeerd worden.
lancaster-why-too_few_markers = Zoveel stemblokjes heb je niet.
lancaster-why-too_few_squires_owned = Je hebt niet genoeg schildknapen.
lancaster-why-too_few_squires_sent = Dat is niet genoeg om de verdediging te verslaan.
lancaster-why-too_little_gold = Beide nemen kost 3 goud.

## Opties
lancaster-option-holdings = Goud en schildknapen
    .help = Achter zichtschermen zie je niet wat anderen bezitten; elke ontvangst en elke betaling wordt wel gemeld. Met twee spelers ligt altijd alles open.
lancaster-option-holdings-hidden = Achter zichtschermen
lancaster-option-holdings-open = Open
lancaster-option-supply = Algemene voorraad
    .help = Of goud, schildknapen en stemblokjes op kunnen raken. In de doos zitten er van elk 37.
lancaster-option-supply-unlimited = Raakt nooit op
lancaster-option-supply-strict = Van elk 37
lancaster-option-start_votes = Stemblokjes bij het begin
    .help = Gedrukte regels: één. Sommige vroege versies: twee.
lancaster-option-noble_layout = Edelmannen
    .help = Edelmannen liggen in de county van hun letter, of elke soort in een county die door loting is bepaald.
lancaster-option-noble_layout-matched = Volgens hun letter
lancaster-option-noble_layout-shuffled = Willekeurig
lancaster-option-law14 = Jonge garde
    .help = Wat wet 14 vereist: alle drie de ridders met sterkte 1 ingezet of, volgens de Nederlandse regels, de ridder met sterkte 3.
lancaster-option-law14-three_ones = Drie met sterkte 1
lancaster-option-law14-strength_three = Die met sterkte 3
lancaster-option-most_needs_one = Wie niets heeft, heeft niet het meeste
    .help = Wie helemaal geen goud of schildknaap bezit, kan er niet het meeste van hebben (wetten 1 en 2).
lancaster-option-squires_in_counties_count = Schildknapen in county’s tellen
    .help = Voor de meeste schildknapen (wet 2) tellen ook die naast ridders staan.
lancaster-option-extension_choice = Eerste uitbreiding
    .help = Iedereen kiest de eerste uitbreiding tegelijk, of na elkaar.
lancaster-option-extension_choice-simultaneous = Tegelijk
lancaster-option-extension_choice-turn_order = Na elkaar
lancaster-option-law_stacks = Stapels wetten
    .help = Grootte van de stapels wetten 0 t/m 4. Standaard: 3-4-4-4-3; in de andere lezing heeft stapel 1 er zes.
lancaster-option-law_stacks-3-4-4-4-3 = 3 – 4 – 4 – 4 – 3
lancaster-option-law_stacks-3-6-3-3-3 = 3 – 6 – 3 – 3 – 3

## In de browser: Het bord
lancaster-ui-england = Engeland
lancaster-ui-france = Oorlog in Frankrijk
lancaster-ui-parliament = Parlement
lancaster-ui-map-title = Engeland
lancaster-ui-map-year = 1413
lancaster-ui-map-channel = Het Kanaal
lancaster-ui-map-north_sea = Noordzee
lancaster-ui-map-irish_sea = Ierse Zee
lancaster-ui-map-scotland = Schotland
lancaster-ui-map-wales = Wales
lancaster-ui-map-lancaster = Lancaster
lancaster-ui-map-france = Frankrijk
lancaster-ui-parts = Delen van het bord
lancaster-ui-part-england = Engeland
lancaster-ui-part-france = Frankrijk
lancaster-ui-part-parliament = Parlement
lancaster-ui-part-castle = Kasteel
lancaster-ui-has-choices = hier valt iets te kiezen
lancaster-ui-task = Jouw beslissing
lancaster-ui-first-knight = Kies eerst een ridder uit je hof.
lancaster-ui-hidden = Achter het zichtscherm
lancaster-ui-nothing = niets

## In de browser: Wat iets oplevert
lancaster-ui-gain-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
lancaster-ui-gain-gold = { $count } goud
lancaster-ui-gain-squires = { $count ->
    [one] { $count } schildknaap
   *[other] { $count } schildknapen
}
lancaster-ui-gain-votes = { $count ->
    [one] 1 stemblokje
   *[other] { $count } stemblokjes
}
lancaster-ui-gain-recruits = { $count ->
    [one] een nieuwe ridder
   *[other] { $count } nieuwe ridders
}
lancaster-ui-gain-upgrades = { $count ->
    [one] een opwaardering
   *[other] { $count } opwaarderingen
}
lancaster-ui-gain-extensions = { $count ->
    [one] een uitbreiding
   *[other] { $count } uitbreidingen
}
lancaster-ui-gain-nobles = { $count ->
    [one] een edelman
   *[other] { $count } edelmannen
}
lancaster-ui-gain-crossings = { $count ->
    [one] een overtocht naar Frankrijk
   *[other] { $count } overtochten naar Frankrijk
}

## In de browser: Graafschappen
lancaster-ui-county = { $letter }, { $name }: vanaf sterkte { $minimum }. Edelmannen over: { $nobles }. Opbrengst: { $reward }.
lancaster-ui-holder-own = Bezet door { $seat }, sterkte { $knight }{ $squires ->
    [0] { "" }
    [one] { " " }met één schildknaap
   *[other] { " " }met { $squires } schildknapen
}.
lancaster-ui-holder-ally = Bezet door de bondgenoot van { $seat }, sterkte { $knight }.
lancaster-ui-holder-none = Er staat niemand.
lancaster-ui-next-noble = { $points ->
    [0] Eén edelman erbij levert aan het eind geen punten op.
    [one] Eén edelman erbij levert aan het eind 1 punt extra op.
   *[other] Eén edelman erbij levert aan het eind { $points } punten extra op.
}
lancaster-ui-ally-noble = Een edelman die je bondgenoot neemt, verlaat het spel.
lancaster-ui-gold-after = Goud { $gold } → { $after }
lancaster-ui-start-player = Startspeler vanaf nu

## In de browser: Conflicten en gunsten
lancaster-ui-conflict = Sterkte van Frankrijk { $france }, Engeland { $total }. Punten { $first }, { $second }, { $third }.
lancaster-ui-stack-own = { $rank }e rang: { $seat }, sterkte { $strength }; { $win } bij winst, { $loss } bij verlies.
lancaster-ui-stack-ally = { $rank }e rang: de bondgenoot van { $seat }, sterkte { $strength }; zijn { $win } of { $loss } punten vervallen.
lancaster-ui-england-wins = Engeland wint
lancaster-ui-missing = nog { $count } nodig
lancaster-ui-second = herkansing
lancaster-ui-join = → { $total }, { $rank }e rang: { $win } / { $loss }
lancaster-ui-lost = vervalt
lancaster-ui-empty-upper = Geen conflict
lancaster-ui-empty-lower = Geen herkansing
lancaster-ui-to-come = nog in de stapel: { $cards }
lancaster-ui-favours = Gunst van de koning
lancaster-ui-favour-down = { $name } (deze ronde al genomen)
lancaster-ui-vain = { $name } (nu zonder effect)
lancaster-ui-ransom = Gevangen in Frankrijk (sterkte { $france })
lancaster-ui-ransom-none = Niemand vrijkopen
lancaster-ui-ransom-pay = { $count ->
    [one] Eén vrijkopen: { $price } goud
   *[other] { $count } vrijkopen: { $price } goud
}

## In de browser: Inzetten
lancaster-ui-squires = Schildknapen
lancaster-ui-squire-less = Eén schildknaap minder
lancaster-ui-squire-more = Eén schildknaap meer
lancaster-ui-place = Plaatsen
lancaster-ui-against = { $sum } tegen { $total } ({ $seat }).
lancaster-ui-unopposed = Sterkte { $sum }, er staat niemand.
lancaster-ui-squires-kept = { $count ->
    [one] Je houdt één schildknaap.
   *[other] Je houdt { $count } schildknapen.
}
lancaster-ui-upgrade = Welke ridder opwaarderen?

## In de browser: Parlement
lancaster-ui-in-force = Van kracht
lancaster-ui-proposals = Voorstellen
lancaster-ui-pushes-out = vervangt { $law }
lancaster-ui-may = optioneel
lancaster-ui-law-pile = { $count ->
    [one] nog één wet (stapel { $top })
   *[other] nog { $count } wetten (stapel { $top })
}
lancaster-ui-laws-to-come = Nog te verwachten: { $laws }.
lancaster-ui-ballot = Jouw stem
lancaster-ui-markers = Stemblokjes
lancaster-ui-marker-less = Eén stemblokje minder
lancaster-ui-marker-more = Eén stemblokje meer
lancaster-ui-markers-left = Bewaard voor later: { $left } van { $all }
lancaster-ui-commit = Stemmen
lancaster-ui-my-vote = Jouw stem: { $ballot }{ $markers ->
    [0] .
    [one] { " " }met één stemblokje.
   *[other] { " " }met { $markers } stemblokjes.
}
lancaster-ui-withdraw = Tot iedereen heeft gestemd, kun je je stem met ‘Ongedaan maken’ intrekken.
lancaster-ui-who-voted = Alle stemmen en stemblokjes
lancaster-ui-has-voted = heeft gestemd
lancaster-ui-holds = { $votes ->
    [0] geen stemblokje
    [one] één stemblokje
   *[other] { $votes } stemblokjes
}
lancaster-ui-adopted = { $law }: aangenomen, { $yes } tegen { $no }. { $dropped } vervalt.
lancaster-ui-rejected = { $law }: verworpen, { $yes } tegen { $no }.
lancaster-ui-times = Hoe vaak
lancaster-ui-times-less = Eén keer minder
lancaster-ui-times-more = Eén keer meer
lancaster-ui-pay = { $times ->
    [one] Eén keer betalen
   *[other] { $times } keer betalen
}
lancaster-ui-pay-nothing = Niets betalen

## In de browser: Kastelen en spelers
lancaster-ui-castle = Kasteel
lancaster-ui-my-castle = Jouw kasteel
lancaster-ui-court = Hof
lancaster-ui-court-empty = leeg
lancaster-ui-reserve = Reserve
lancaster-ui-ally = Bondgenoot
lancaster-ui-knight = Ridder met sterkte { $knight }
lancaster-ui-knight-own = Jouw ridder met sterkte { $knight }, aan het hof
lancaster-ui-knight-ally = De ridder van je bondgenoot, sterkte { $knight }, aan het hof
lancaster-ui-built = Uitbreiding gebouwd
lancaster-ui-space-free = { $name }: { $reward }
lancaster-ui-space-built = { $name }, uitbreiding: { $reward }
lancaster-ui-space-knight = { $name }, ridder met sterkte { $knight }: { $reward }
lancaster-ui-round-table = Ronde tafel: { $nobles } van 9 edelmannen, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; één erbij levert { $next } op. Stemblokjes na deze ronde: { $votes }.
lancaster-ui-score-castle = Mijn kasteel waarderen
lancaster-ui-by-hand = Eén voor één waarderen
lancaster-ui-use-own = { $space } voor { $price ->
    [one] één schildknaap
   *[other] { $price } schildknapen
}
lancaster-ui-use-ally = { $space } van je bondgenoot, kosteloos
lancaster-ui-squires-then = Schildknapen na alle opbrengsten: { $count }; daarna over: { $left }.
lancaster-ui-own-gold = Goud
lancaster-ui-own-squires = Schildknapen
lancaster-ui-own-votes = Stemblokjes
lancaster-ui-points = Machtpunten
lancaster-ui-is-start = Startspeler
lancaster-ui-in-counties = Bezette county’s: { $count }
lancaster-ui-in-conflicts = Conflicten met een ridder: { $count }
lancaster-ui-at-court = Aan het hof: { $knights }
lancaster-ui-in-reserve = In reserve: { $knights }
lancaster-ui-standing-knighthood = Riddermacht: sterkte { $count }; aan het eind zoals het nu staat: { $award ->
    [-1] verborgen schildknapen beslissen
   *[other] { $award }
}
lancaster-ui-standing-extensions = Uitbreidingen: { $count }; aan het eind zoals het nu staat: { $award ->
    [-1] verborgen goud beslist
   *[other] { $award }
}
lancaster-ui-standing-nobles = Edelmannen: { $count }; punten aan het eind: { $award }
lancaster-ui-nobles = Edelmannen aan de ronde tafel: { $letters }
lancaster-ui-supply = Algemene voorraad: { $gold } goud, { $squires ->
    [one] 1 schildknaap
   *[other] { $squires } schildknapen
}, { $votes ->
    [one] 1 stemblokje
   *[other] { $votes } stemblokjes
}.
lancaster-ui-round = Ronde { $round } van { $rounds }
lancaster-ui-phase = Fase van de ronde
lancaster-ui-phase-knights = Ridders
lancaster-ui-phase-parliament = Parlement
lancaster-ui-phase-rewards = Opbrengsten

## In de browser: Het einde
lancaster-ui-result = Waar de punten vandaan komen
lancaster-ui-result-player = Speler
lancaster-ui-result-rounds = Rondes
lancaster-ui-result-knighthood = Riddermacht
lancaster-ui-result-castle = Kasteel
lancaster-ui-result-nobles = Edelmannen
lancaster-ui-result-total = Totaal
lancaster-ui-result-held = { $gold } goud, { $squires ->
    [one] één schildknaap
   *[other] { $squires } schildknapen
}
lancaster-ui-result-note = Kleine cijfers: sterkte van alle ridders, uitbreidingen, edelmannen. Bij gelijke stand tellen voor de riddermacht schildknapen, voor het kasteel goud.

## Learn by playing
lancaster-guide-welcome-title = Vijf rondes om de kroon
lancaster-guide-welcome = Na { $rounds } rondes wint het huis met de meeste machtpunten. Elke ronde heeft drie delen: je plaatst ridders, het parlement stemt over wetten, en dan levert alles iets op: county’s, kasteel, Frankrijk. Deze gids gaat met je mee door de eerste ronde. Je mag altijd iets anders doen.
lancaster-guide-table-title = Wat er voor je ligt
lancaster-guide-table = In het midden liggen de negen county’s van Engeland, daarnaast de conflicten in Frankrijk, daaronder het parlement. Je kasteel en je hof zijn onderaan. Ridders dragen hun sterkte. Goud en schildknapen liggen achter je zichtscherm; stemblokjes en edelmannen ziet iedereen.
lancaster-guide-extension-title = Een eerste uitbreiding
lancaster-guide-extension = Kies: ‘{ $button }’. Een uitbreiding brengt elke ronde iets op, zonder ridder. De Stallen geven telkens 2 schildknapen, en met schildknapen win je county’s.
lancaster-guide-court-title = Je hof
lancaster-guide-court = { $knights } ridders wachten aan je hof, en je hebt { $gold } goud en { $squires } schildknapen. Om de beurt plaatst iedereen één ridder: in een county, op een veld van het eigen kasteel of in Frankrijk. Elke schildknaap die meegaat naar een county telt voor 1 sterkte.
lancaster-guide-county-title = Neem een county
lancaster-guide-county = { $county } vereist sterkte { $minimum }, en er staat niemand. Klik op de ridder met sterkte { $knight } en dan op de county. Aan het einde van de ronde krijg je daar een edelman of de getoonde opbrengst.
lancaster-guide-expelled-title = Verjaagd
lancaster-guide-expelled = Een sterkere ridder heeft de jouwe verjaagd: { $county }. Je ridder met sterkte { $knight } is terug aan het hof en kan opnieuw worden geplaatst; alleen schildknapen ben je kwijt. Jij kunt hetzelfde doen: je ridder en zijn schildknapen samen moeten sterker zijn dan wie er staat.
lancaster-guide-conquer-title = Verjaag zelf iemand
lancaster-guide-conquer = Je ridder met sterkte { $knight } en { $squires ->
    [one] één schildknaap
   *[other] { $squires } schildknapen
} zijn sterker dan wie { $county } bezet. Klik op de ridder en dan op de county.
lancaster-guide-france-title = Naar Frankrijk
lancaster-guide-france = Iedereen die in een conflict vecht, telt zijn sterkte op tegen Frankrijk, hier { $france }; { $missing ->
    [0] dat is gehaald
   *[other] er ontbreekt { $missing }
}. Wint Engeland, dan krijgt de sterkste stapel { $points } punten. En wie naar Frankrijk gaat, neemt meteen een gunst van de koning. Kies: ‘{ $button }’.
lancaster-guide-squires-title = Hoeveel schildknapen?
lancaster-guide-squires = { $squires ->
    [0] Hier is er geen nodig
   *[other] Zoveel zijn er nodig: { $squires }
}. Met meer ben je moeilijker te verjagen, maar schildknapen in een county ben je aan het einde van de ronde kwijt, ook als je de county houdt. Kies: ‘{ $button }’.
lancaster-guide-favour-title = Een gunst van de koning
lancaster-guide-favour = Neem er een die open ligt en gebruik hem meteen; niemand anders krijgt hem deze ronde. Nu het beste: ‘{ $button }’.
lancaster-guide-favour-noble-title = Een edelman voor je ronde tafel
lancaster-guide-favour-noble = Je kunt van elke county één edelman hebben. Hoe meer het er zijn, hoe meer ze aan het einde waard zijn, en elk levert na elke ronde een stemblokje op. Kies: ‘{ $button }’.
lancaster-guide-upgrade-title = Een sterkere ridder
lancaster-guide-upgrade = Een van je ridders wordt geruild voor de volgende sterkte uit je reserve. Kies: ‘{ $button }’. Sterke ridders winnen county’s, en de sterkste riddermacht levert aan het einde 8 punten op.
lancaster-guide-parliament-title = Het parlement
lancaster-guide-parliament = Over drie wetsvoorstellen wordt na elkaar in het geheim gestemd. Je ja of nee is één stem, elk stemblokje erbij is er nog een: je hebt er { $votes }. Bij een gelijke stand is de wet aangenomen. Een aangenomen wet verdringt de oudste, en de drie wetten die dan gelden, betalen meteen aan iedereen. Lees je eigen kolom: daar staat wat elke wet jou zou geven.
lancaster-guide-vote-title = Je stem
lancaster-guide-vote = { $law }: ‘{ $button }’. De gids kijkt wat de wet jou zou geven, en wat die de anderen zou geven. Stemblokjes kunnen wachten op een belangrijkere stemming; maar wat bij de derde niet is gebruikt, ben je kwijt.
lancaster-guide-law-title = Een wet betaalt
lancaster-guide-law = Deze wet laat je de keuze. Nu verstandig: ‘{ $button }’.
lancaster-guide-claim-title = Edelman of opbrengst?
lancaster-guide-claim = { $county } is van jou: neem de edelman of de opbrengst, of allebei voor 3 goud; je hebt { $gold }. Nu: ‘{ $button }’. Daarna komt de ridder thuis, en zijn schildknapen ben je kwijt.
lancaster-guide-build-title = Nog een uitbreiding
lancaster-guide-build = Wat je nu bouwt, brengt al deze ronde iets op, en de meeste uitbreidingen geven aan het einde 8 punten. Kies: ‘{ $button }’.
lancaster-guide-cross-title = De overtocht
lancaster-guide-cross = De ridder uit Dorset gaat door naar Frankrijk en vecht nog in deze ronde mee. Kies: ‘{ $button }’.
lancaster-guide-start-player-title = Wie begint?
lancaster-guide-start-player = Wie Surrey bezet, wijst de startspeler aan. Wie begint, heeft de eerste keuze; wie als laatste komt, het laatste woord. Kies: ‘{ $button }’.
lancaster-guide-castle-title = Je kasteel levert iets op
lancaster-guide-castle = Elk veld met een ridder of uitbreiding brengt één keer iets op. Neem eerst de vaste opbrengsten: met die schildknapen kun je Wapenkamer en Toernooiveld betalen. Nu: ‘{ $button }’.
lancaster-guide-paid-title = Je kasteel levert iets op
lancaster-guide-paid = Vóór het einde van de ronde heeft je kasteel iets opgebracht: elk veld met een ridder of uitbreiding één keer. Ridders gaan daarna terug naar je hof; een uitbreiding blijft en levert elke ronde iets op. Met een ridder in de Wapenkamer of op het Toernooiveld kies je de volgorde: eerst de vaste opbrengsten, dan wat die schildknapen kunnen betalen.
lancaster-guide-ransom-title = Vrijkopen
lancaster-guide-ransom = Een conflict is voor de tweede keer verloren: je ridders daar zijn gevangen. Je kunt ze vrijkopen voor 1 goud per sterkte, of naar de reserve laten gaan. Nu verstandig: ‘{ $button }’.
lancaster-guide-end-title = De eerste ronde is voorbij
lancaster-guide-end = Je hebt { $points ->
    [one] één machtpunt
   *[other] { $points } machtpunten
}, en er komen nog { $rounds } rondes. Punten komen nu van Frankrijk en van wetten, aan het einde van edelmannen, riddermacht en kasteel. Alles brengt elke ronde iets op: bouw dus vroeg. Veel plezier!

## In de regels: onderdelen van de tafel
lancaster-part-county = Een county met edelman en opbrengst
lancaster-part-upper-row = Nieuwe conflicten
lancaster-part-lower-row = Herkansingen
lancaster-part-favours = Gunsten van de koning
lancaster-part-in-force = Geldende wetten
lancaster-part-proposals = Wetsvoorstellen waarover gestemd wordt
lancaster-part-players = De spelers: punten, stukken, ridders
lancaster-part-court = Je hof en je reserve
lancaster-part-holdings = Je goud, schildknapen en stemblokjes
lancaster-part-castle = Je kasteel met zes velden
lancaster-part-round-table = Je ronde tafel

## Wat de symbolen op tafel betekenen
lancaster-sign-knights = Ridders
lancaster-sign-knight = Ridder van zijn eigenaar, met zijn sterkte
lancaster-sign-ally = Ridder van de bondgenoot
lancaster-sign-reserve = In reserve, nog niet te plaatsen
lancaster-sign-squires = Meegekomen schildknapen: elk 1 sterkte
lancaster-sign-county = County’s
lancaster-sign-minimum = Vrij, en hoe sterk een ridder hier minstens moet zijn
lancaster-sign-noble = De edelman van de county, en hoeveel er nog zijn
lancaster-sign-owned = Deze edelman zit al aan je ronde tafel
lancaster-sign-start = Startspeler
lancaster-sign-gains = Wat je krijgt
lancaster-sign-castle = Kasteel
lancaster-sign-built = Donker: de uitbreiding staat er en levert elke ronde iets op
lancaster-sign-players = Spelers
lancaster-sign-knighthood = Riddermacht: sterkte in dienst, en punten aan het eind zoals het nu staat
lancaster-sign-extensions = Uitbreidingen, en punten aan het eind zoals het nu staat
lancaster-sign-nobles = Edelmannen, en hun punten aan het eind
lancaster-sign-war = Frankrijk en wetten
lancaster-sign-france = Sterkte van Frankrijk
lancaster-sign-ranks = Punten voor de eerste, tweede en derde rang
lancaster-sign-second = Gestippeld: herkansing na een nederlaag

## Waar punten vandaan komen, zoals de coach het zegt
lancaster-worth-points = meteen
lancaster-worth-tokens = door goud, schildknapen en stemblokjes
lancaster-worth-nobles = door de ronde tafel
lancaster-worth-service = door ridders
lancaster-worth-castle = door het kasteel
lancaster-worth-counties = door county’s
lancaster-worth-conflicts = door conflicten
lancaster-worth-laws = door wetten
lancaster-worth-races = door de vergelijking van ridders en kastelen aan het einde
lancaster-worth-moment = door de volgende zetten
