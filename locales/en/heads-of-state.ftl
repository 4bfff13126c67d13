# Heads of State: names, actions, events, prompts, reasons, options.
# `heads-of-state-title` is the attribute card Title; the name of the game is the same in all languages and stands elsewhere.

heads-of-state-about = Three centuries, four countries and never enough thrones: collect what makes a noble, and make room for your own.

## Countries
heads-of-state-great_britain = Great Britain
heads-of-state-france = France
heads-of-state-german_states = German States
heads-of-state-spain = Spain

## Sectors
heads-of-state-england = England
heads-of-state-ireland = Ireland
heads-of-state-scotland = Scotland
heads-of-state-ile_de_france = Île-de-France
heads-of-state-aquitaine = Aquitaine
heads-of-state-burgundy = Burgundy
heads-of-state-provence = Provence
heads-of-state-brittany = Brittany
heads-of-state-brandenburg = Brandenburg
heads-of-state-saxony = Saxony
heads-of-state-bavaria = Bavaria
heads-of-state-rhineland = Rhineland
heads-of-state-castile = Castile
heads-of-state-andalusia = Andalusia
heads-of-state-galicia = Galicia
heads-of-state-catalonia = Catalonia

## Ranks
heads-of-state-baron = Baron
heads-of-state-count = Count
heads-of-state-earl = Earl
heads-of-state-marquis = Marquis
heads-of-state-duke = Duke
heads-of-state-prince = Prince
heads-of-state-king = King

## Attributes
heads-of-state-gold = Gold
heads-of-state-title = Title
heads-of-state-troops = Troops
heads-of-state-castle = Castle
heads-of-state-duelling = Duelling Skills
heads-of-state-education = Education
heads-of-state-bishop = Bishop
heads-of-state-palace = Palace
heads-of-state-courtesan = Courtesan

## Treachery cards
heads-of-state-assassin = Assassin
heads-of-state-axeman = Axeman
heads-of-state-guillotine = Guillotine
heads-of-state-inquisition = Spanish Inquisition
heads-of-state-gallows = Gallows
heads-of-state-axeman_guillotine = Axeman/Guillotine
heads-of-state-axeman_inquisition = Axeman/Inquisition
heads-of-state-axeman_gallows = Axeman/Gallows
heads-of-state-guillotine_inquisition = Guillotine/Inquisition
heads-of-state-guillotine_gallows = Guillotine/Gallows
heads-of-state-inquisition_gallows = Inquisition/Gallows

## Rounds
heads-of-state-year_1589 = 1589
heads-of-state-year_1689 = 1689
heads-of-state-year_1789 = 1789

## Kinds of turn
heads-of-state-attribute = Attribute turn
heads-of-state-sweep = Sweep turn
heads-of-state-treachery = Treachery turn

## What puts one player before the next in a country
heads-of-state-unrivalled = without a rival
heads-of-state-more_influence = by influence
heads-of-state-higher_noble = by the higher noble
heads-of-state-higher_sector = by the higher hexagon

## Actions
heads-of-state-action-choose_turn = { $turn }
heads-of-state-action-take_attribute = Take { $attribute } from the display
heads-of-state-action-draw_attribute = Draw the top attribute card
heads-of-state-action-take_treachery = Take { $card } from the display
heads-of-state-action-draw_treachery = Draw the top treachery card
heads-of-state-action-create = Create the { $rank } of { $sector }{ $courtesan_for ->
    [none] { "" }
   *[other] , with a Courtesan in place of { $courtesan_for }
}
heads-of-state-action-play_treachery = { $second ->
    [none] Play { $card }
   *[other] Play { $card } and { $second }
} against the { $rank } of { $sector }
heads-of-state-action-finish = End the turn
heads-of-state-action-discard_attribute = Discard { $attribute }
heads-of-state-action-discard_treachery = Discard { $card }
heads-of-state-action-confirm_discards = Confirm the discards

## Headings of the list of actions
heads-of-state-group-choose_turn = What kind of turn?
heads-of-state-group-take_attribute = Attribute cards on display
heads-of-state-group-take_treachery = Treachery cards on display
heads-of-state-group-create = Create a noble
heads-of-state-group-play_treachery = Treachery
heads-of-state-group-discard_attribute = Attribute cards to discard
heads-of-state-group-discard_treachery = Treachery cards to discard

## Events
heads-of-state-event-first_player = { $seat_is_you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
}
heads-of-state-event-round_began = The round of { $century } begins with { $draw_pile } cards in the draw pile.
heads-of-state-event-display_dealt = The new display: { $attributes }.
heads-of-state-event-treachery_dealt = Treachery on display: { $cards }.
heads-of-state-event-treachery_reshuffled = The treachery discards are shuffled into a new pile of { $n_cards ->
    [one] one card
   *[other] { $n_cards } cards
}.
heads-of-state-event-turn_began = { $seat_is_you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
heads-of-state-event-first_turn_began = { $seat_is_you ->
    [yes] Your first turn
   *[no] { $seat }’s first turn
}: { $draws ->
    [one] one card
   *[other] { $draws } cards
} to draw.
heads-of-state-event-turn_chosen = { $seat_is_you ->
    [yes] You choose
   *[no] { $seat } chooses
}: { $turn }.
heads-of-state-event-display_swept = { $seat_is_you ->
    [yes] You sweep the display.
   *[no] { $seat } sweeps the display.
} Put aside: { $attributes }.
heads-of-state-event-swept_returned = The swept cards ({ $n_cards }) are shuffled back into the draw pile.
heads-of-state-event-attribute_taken = { $seat_is_you ->
    [yes] You take
   *[no] { $seat } takes
} { $attribute } from the display.
heads-of-state-event-attribute_drawn = { $seat_is_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $attribute }.
heads-of-state-event-attribute_drawn_unseen = { $seat_is_you ->
    [yes] You draw
   *[no] { $seat } draws
} an attribute card face down.
heads-of-state-event-treachery_taken = { $seat_is_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the treachery display.
heads-of-state-event-treachery_drawn = { $seat_is_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
heads-of-state-event-treachery_drawn_unseen = { $seat_is_you ->
    [yes] You draw
   *[no] { $seat } draws
} a treachery card face down.
heads-of-state-event-disc_removed = The draw pile is empty: the Revolution is { $n_cards ->
    [one] the last card
   *[other] among the last { $n_cards } cards
}.
heads-of-state-event-noble_created = { $seat_is_you ->
    [yes] You create
   *[no] { $seat } creates
} the { $rank } of { $sector } with { $paid }.
heads-of-state-event-token_taken_back = No { $rank } tokens left: { $seat_is_you ->
    [yes] your
   *[no] { $seat }’s
} dead { $rank } returns from { $sector } to be used again.
heads-of-state-event-noble_cards_gone = No noble card is left for { $seat_is_you ->
    [yes] you
   *[no] { $seat }
}: { $rank }.
heads-of-state-event-initial_marker = { $seat_is_you ->
    [yes] You are
   *[no] { $seat } is
} the first in { $sector }: { $points ->
    [one] one point
   *[other] { $points } points
}.
heads-of-state-event-country_marker = { $country }: { $seat_is_you ->
    [yes] you have
   *[no] { $seat } has
} created a noble in every sector, { $points ->
    [one] one point
   *[other] { $points } points
}.
heads-of-state-event-country_markers_gone = { $country }: { $seat_is_you ->
    [yes] you have
   *[no] { $seat } has
} created a noble in every sector, but both markers are taken.
heads-of-state-event-house_marker = { $seat_is_you ->
    [yes] Your House of Nobles
   *[no] { $seat }’s House of Nobles
} is complete: { $points ->
    [one] one point
   *[other] { $points } points
}.
heads-of-state-event-house_markers_gone = { $seat_is_you ->
    [yes] Your House of Nobles
   *[no] { $seat }’s House of Nobles
} is complete, but no marker is left.
heads-of-state-event-treachery_played = { $seat_is_you ->
    [yes] You play
   *[no] { $seat } plays
} { $cards } against { $owner_is_you ->
    [yes] your
   *[no] { $owner }’s
} { $rank } of { $sector }.
heads-of-state-event-assassination_succeeded = { $seat_is_you ->
    [yes] The cube from the bag is yours: success.
   *[no] The cube from the bag is { $seat }’s: success against { $owner_is_you ->
        [yes] you
       *[no] { $owner }
    }.
}
heads-of-state-event-assassination_failed = { $owner_is_you ->
    [yes] The cube from the bag is yours: { $seat } fails, and your
   *[no] The cube from the bag is { $owner }’s: { $seat_is_you ->
        [yes] you fail
       *[no] { $seat } fails
    }, and the
} { $rank } of { $sector } lives.
heads-of-state-event-noble_killed = { $seat_is_you ->
    [yes] You kill { $owner }’s
   *[no] { $seat } kills { $owner_is_you ->
        [yes] your
       *[no] { $owner }’s
    }
} { $rank } of { $sector }.
heads-of-state-event-turn_ended = { $seat_is_you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
heads-of-state-event-discarded = { $seat_is_you ->
    [yes] You discard:
   *[no] { $seat } discards:
} { $attributes ->
    [none] { $treachery }.
   *[other] { $treachery ->
        [none] { $attributes }.
       *[other] { $attributes } · { $treachery }.
    }
}
heads-of-state-event-discarded_unseen = { $seat_is_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $n_attributes ->
    [0] { $n_treachery ->
        [one] one treachery card
       *[other] { $n_treachery } treachery cards
    }
    [one] one attribute card{ $n_treachery ->
        [0] { "" }
        [one] { " " }and one treachery card
       *[other] { " " }and { $n_treachery } treachery cards
    }
   *[other] { $n_attributes } attribute cards{ $n_treachery ->
        [0] { "" }
        [one] { " " }and one treachery card
       *[other] { " " }and { $n_treachery } treachery cards
    }
} face down.
heads-of-state-event-display_refilled = The display is refilled: { $attributes }.
heads-of-state-event-treachery_refilled = The treachery display is refilled: { $cards }.
heads-of-state-event-revolution = Revolution! The round of { $century } ends in { $seat_is_you ->
    [yes] your turn.
   *[no] { $seat }’s turn.
}
heads-of-state-event-country_won = { $country }: first place for { $seat_is_you ->
    [yes] you
   *[no] { $seat }
} with influence { $influence } ({ $decided_by }), { $points ->
    [one] one point
   *[other] { $points } points
}.
heads-of-state-event-country_second = { $country }: second place for { $seat_is_you ->
    [yes] you
   *[no] { $seat }
} with influence { $influence } ({ $decided_by }), { $points ->
    [one] one point
   *[other] { $points } points
}.
heads-of-state-event-round_marker_removed = { $country }: nobody earns the marker worth { $points }; it is removed.
heads-of-state-event-turn_resumed = { $seat_is_you ->
    [yes] Your turn goes on
   *[no] { $seat }’s turn goes on
}: { $draws ->
    [one] one attribute card
   *[other] { $draws } attribute cards
} still to draw.
heads-of-state-event-turn_lost = { $seat_is_you ->
    [yes] Your turn
   *[no] { $seat }’s turn
} is not completed: the match is over.
heads-of-state-event-rank_majority = { $rank }: { $seat_is_you ->
    [yes] you have
   *[no] { $seat } has
} the most cards of this rank ({ $n_cards }), { $points ->
    [one] one point
   *[other] { $points } points
}.
heads-of-state-event-rank_shared = { $rank }: { $seat_is_you ->
    [yes] you tie
   *[no] { $seat } ties
} for the most cards of this rank ({ $n_cards }), { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
heads-of-state-event-rank_unscored = { $rank }: no points, because nobody or more than two players have the most cards.
heads-of-state-event-game_won = { $seat_is_you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] one point
   *[other] { $points } points
}.

## Prompts
heads-of-state-prompt-choose_turn = Your turn: draw three attribute cards, sweep the display and draw one, or take a treachery turn.
heads-of-state-prompt-choose_first_turn = Your first turn: draw { $total ->
    [one] one attribute card
   *[other] { $total } attribute cards
}, or sweep and draw one.
heads-of-state-prompt-draw_attribute = Choose an attribute card. { $total ->
    [one] It is the only one this turn.
   *[other] Drawn: { $drawn } of { $total }.
}
heads-of-state-prompt-draw_attribute_or_revolution = Choose an attribute card. { $total ->
    [one] It is the only one this turn.
   *[other] Drawn: { $drawn } of { $total }.
} Any face-down card may be the Revolution.
heads-of-state-prompt-draw_from_sweep = The display is new: choose one attribute card.
heads-of-state-prompt-draw_treachery = Choose a treachery card.
heads-of-state-prompt-draw_either = Choose one treachery card and one attribute card, in any order.
heads-of-state-prompt-create = Create nobles on vacant spaces, or press “End the turn”.
heads-of-state-prompt-plot = Play treachery, create nobles on the spaces you emptied, or press “End the turn”.
heads-of-state-prompt-must_replace = Before you can end your turn, create a noble on { $must_replace ->
    [one] one more of the spaces you emptied.
   *[other] { $must_replace } more of the spaces you emptied.
}
heads-of-state-prompt-discard = Your hand is too large. Discard { $attributes ->
    [0] { $treachery ->
        [one] one treachery card.
       *[other] { $treachery } treachery cards.
    }
    [one] one attribute card{ $treachery ->
        [0] .
        [one] { " " }and one treachery card.
       *[other] { " " }and { $treachery } treachery cards.
    }
   *[other] { $attributes } attribute cards{ $treachery ->
        [0] .
        [one] { " " }and one treachery card.
       *[other] { " " }and { $treachery } treachery cards.
    }
}
heads-of-state-prompt-trim = A new round: keep six attribute and two treachery cards. Discard { $attributes ->
    [0] { $treachery ->
        [one] one treachery card.
       *[other] { $treachery } treachery cards.
    }
    [one] one attribute card{ $treachery ->
        [0] .
        [one] { " " }and one treachery card.
       *[other] { " " }and { $treachery } treachery cards.
    }
   *[other] { $attributes } attribute cards{ $treachery ->
        [0] .
        [one] { " " }and one treachery card.
       *[other] { " " }and { $treachery } treachery cards.
    }
}
heads-of-state-prompt-confirm_discards = Confirm what you discard.
heads-of-state-prompt-wait_for_trim = Waiting until everybody has chosen what to discard for the new round.
heads-of-state-prompt-wait = It is { $seat }’s turn.
heads-of-state-prompt-over = The match is over.

## Why not
heads-of-state-why-already_attacked = Each noble can be attacked only once in a turn, whatever the result.
heads-of-state-why-assassin_not_mixed = You cannot combine Assassins with country cards.
heads-of-state-why-cannot_replace = After this kill you could not replace all but one of your victims.
heads-of-state-why-cannot_replace_rest = If you pay like this, you can no longer replace your other victims.
heads-of-state-why-capital_needs_two = In a capital, two cards are needed.
heads-of-state-why-card_is_held = The Courtesan may only replace a card that you do not hold.
heads-of-state-why-card_not_held = You do not have these cards.
heads-of-state-why-cards_missing = You do not have all the cards of this set.
heads-of-state-why-choose_surplus = First mark the exact number of cards to discard.
heads-of-state-why-courtesan_barred = A Courtesan cannot be used for a Baron or a King.
heads-of-state-why-first_turn = In the first turn you only draw attribute cards.
heads-of-state-why-kills_come_first = You have already created a replacement: no more treachery this turn.
heads-of-state-why-must_replace = Replace all but one of the nobles you killed before the turn ends.
heads-of-state-why-no_draw_left = You have drawn all the cards you are owed.
heads-of-state-why-no_such_space = This sector has no space of that rank.
heads-of-state-why-no_treachery_in_this_turn = Treachery can only be played in a treachery turn.
heads-of-state-why-nobody_there = There is no noble on this space.
heads-of-state-why-not_in_set = This noble’s set does not have the card that the Courtesan would replace.
heads-of-state-why-not_now = Not now: another decision comes first.
heads-of-state-why-not_on_display = This card is not on display.
heads-of-state-why-only_emptied_spaces = In a treachery turn, you can only fill spaces that you emptied in it.
heads-of-state-why-own_noble = This noble is your own.
heads-of-state-why-pair_not_identical = At this table the two cards against a capital must be alike.
heads-of-state-why-pile_too_small = A sweep needs six cards in the draw pile.
heads-of-state-why-province_needs_one = In a province, exactly one card is needed.
heads-of-state-why-space_occupied = This space is occupied.
heads-of-state-why-surplus_is_chosen = You have already chosen enough of these cards.
heads-of-state-why-sweep_keeps_off_revolution = A sweep never draws from the Revolution pile; take a card from the display.
heads-of-state-why-treachery_card_first = The treachery card is drawn first.
heads-of-state-why-wrong_country = These cards are not valid in this country.

## Options
heads-of-state-option-de_second_place = Second place, German States
    .help = The tables of the rulebook give five points to the second in the German States, one of its examples three.
heads-of-state-option-de_second_place-5 = 5 points
heads-of-state-option-de_second_place-3 = 3 points
heads-of-state-option-capital_pair = Two cards against a capital
    .help = A noble in a capital falls to any two cards valid in the country, or only to two of the same kind.
heads-of-state-option-capital_pair-mixed = Any two valid cards
heads-of-state-option-capital_pair-identical = Two alike
heads-of-state-option-first_turn_create = Nobles in the first turn
    .help = Nobles may already be created in the first turn; otherwise it ends after the draw.
heads-of-state-option-first_turn_sweep = Sweep in the first turn
    .help = A first turn may sweep the display and draw one card instead of the usual number.
heads-of-state-option-revolution_pile_cards = Attribute cards in the Revolution pile
    .help = How many attribute cards are shuffled with the Revolution.
heads-of-state-option-house_counts = House of Nobles
    .help = Once the ten noble cards of a rank are gone, a noble of it may still count for the House of Nobles, or not.
heads-of-state-option-house_counts-creations = Every rank created
heads-of-state-option-house_counts-noble_cards = A noble card of every rank
heads-of-state-option-discards_visible = Open discards
    .help = Everybody sees the surplus cards that a player discards. Otherwise the discard piles show their size only.
heads-of-state-option-plot_order = Treachery and replacement
    .help = Whether treachery may still be played once a victim has been replaced in the same turn.
heads-of-state-option-plot_order-interleaved = In any order
heads-of-state-option-plot_order-kills_first = Treachery first
heads-of-state-option-courtesan_free = The Courtesan replaces
    .help = Which card of a set a Courtesan may replace.
heads-of-state-option-courtesan_free-yes = Any card of the set
heads-of-state-option-courtesan_free-only_if_missing = Only a card not held
heads-of-state-option-treachery_draw_first = Draws of a treachery turn
    .help = The treachery card comes before the attribute card, or the player chooses the order.
heads-of-state-option-treachery_draw_first-yes = Treachery card first
heads-of-state-option-treachery_draw_first-any_order = In any order
heads-of-state-option-last_tie_break = Last tie-break
    .help = By best noble and influence two players are level in a country. What decides then: the better noble in the highest hexagon, sector by sector; or the higher hexagon among the sectors in which their best nobles stand.
heads-of-state-option-last_tie_break-sector_by_sector = Sector by sector
heads-of-state-option-last_tie_break-sector_of_best_noble = Sector of the best noble

## On the board
heads-of-state-ui-short-duelling = Duelling
heads-of-state-ui-short-inquisition = Inquisition
heads-of-state-ui-letter-baron = B
heads-of-state-ui-letter-count = C
heads-of-state-ui-letter-earl = E
heads-of-state-ui-letter-marquis = M
heads-of-state-ui-letter-duke = D
heads-of-state-ui-letter-prince = P
heads-of-state-ui-letter-king = K
heads-of-state-ui-brief-great_britain = Britain
heads-of-state-ui-brief-france = France
heads-of-state-ui-brief-german_states = Germany
heads-of-state-ui-brief-spain = Spain
heads-of-state-ui-brief-everywhere = anywhere, 3 of 4
heads-of-state-ui-brief-courtesan = replaces 1
heads-of-state-ui-good-attribute = Needed for: { $ranks }
heads-of-state-ui-good-courtesan = Replaces one card in the sets of: { $ranks }
heads-of-state-ui-good-treachery = Kills a noble in: { $countries }. In a capital it takes two.
heads-of-state-ui-good-assassin = Kills a noble in any country three times out of four. In a capital it takes two.
heads-of-state-ui-map = Map of Europe
heads-of-state-ui-map-turn = turn { $turn }
heads-of-state-ui-sea-atlantic = Atlantic Ocean
heads-of-state-ui-sea-north_sea = North Sea
heads-of-state-ui-sea-mediterranean = Mediterranean Sea
heads-of-state-ui-cancel = Cancel
heads-of-state-ui-close = Continue
heads-of-state-ui-segments = Parts of the board
heads-of-state-ui-segment-map = Map
heads-of-state-ui-segment-court = Court
heads-of-state-ui-segment-standings = Standings

## Spaces and hexagons
heads-of-state-ui-space = { $sector }: { $rank }
heads-of-state-ui-space-vacant = Vacant; would give { $influence } influence.
heads-of-state-ui-space-held = Held by { $owner }, influence { $influence }.
heads-of-state-ui-space-marker = First noble here: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
heads-of-state-ui-space-attacked = Already attacked this turn.
heads-of-state-ui-hexagon-marker = { $sector }, hexagon { $points }: the marker for the first noble is still there.
heads-of-state-ui-hexagon-no-marker = { $sector }, hexagon { $points }; the marker is taken.
heads-of-state-ui-dead = Dead: { $rank }, { $owner }.

## What a deed would change
heads-of-state-ui-gain-initial = { $points } first noble of the sector
heads-of-state-ui-gain-country = { $points } every sector of the country
heads-of-state-ui-gain-house = { $points } House of Nobles
heads-of-state-ui-gain-prize = { $points } at the end of the round, as things stand
heads-of-state-ui-gain-owner-prize = { $points } at the end of the round for { $owner }
heads-of-state-ui-gain-influence = { $points } influence
heads-of-state-ui-gain-no-card = no noble card is left
heads-of-state-ui-deed-create = Create a noble
heads-of-state-ui-deed-create-yes = Create
heads-of-state-ui-deed-strike = Play treachery
heads-of-state-ui-deed-strike-yes = Play
heads-of-state-ui-pays = Cards to be played
heads-of-state-ui-ways = Other ways
heads-of-state-ui-pay-plain = without Courtesan
heads-of-state-ui-pay-courtesan = Courtesan for { $attribute }
heads-of-state-ui-odds = { $percent }% chance
heads-of-state-ui-odds-sure = certain

## Displays, decks, the Revolution
heads-of-state-ui-court = Displays and decks
heads-of-state-ui-display-attributes = Attribute cards on display
heads-of-state-ui-display-treachery = Treachery cards on display
heads-of-state-ui-deck-name-attributes = Attributes
heads-of-state-ui-deck-name-treachery = Treachery
heads-of-state-ui-deck-attributes = { $count ->
    [one] One attribute card
   *[other] { $count } attribute cards
} in the draw pile, { $revolution } in the Revolution pile.
heads-of-state-ui-deck-treachery = { $count ->
    [one] One treachery card
   *[other] { $count } treachery cards
} in the draw pile.
heads-of-state-ui-swept = Swept aside until the end of the turn: { $cards }
heads-of-state-ui-revolution = Revolution
heads-of-state-ui-meter = { $latest ->
    [one] Revolution with the next face-down card
   *[other] Revolution after { $earliest } to { $latest } face-down cards
}
heads-of-state-ui-meter-now = Revolution: next card { $percent }%, at the latest card { $latest }
heads-of-state-ui-header-revolution = { $earliest }–{ $latest }
heads-of-state-ui-centuries = Rounds
heads-of-state-ui-sweep-on = A sweep is possible.
heads-of-state-ui-sweep-off = No sweep now.
heads-of-state-ui-counts = Discards { $attributes } + { $treachery }
heads-of-state-ui-counts-card = Card
heads-of-state-ui-counts-discarded = Discarded
heads-of-state-ui-counts-unseen = Unseen
heads-of-state-ui-counts-help = Unseen: in a pile, or unknown in another hand.
heads-of-state-ui-revolution-of = Revolution in { $century }
heads-of-state-ui-revolution-turn = It came in { $player }’s turn.
heads-of-state-ui-revolution-why = influence { $influence }, { $why }
heads-of-state-ui-revolution-nobody = Nobody is there.

## The turn
heads-of-state-ui-mode-undecided = is choosing
heads-of-state-ui-mode-first = First turn
heads-of-state-ui-mode-attribute = Attribute turn
heads-of-state-ui-mode-sweep = Sweep turn
heads-of-state-ui-mode-treachery = Treachery turn
heads-of-state-ui-strip-drawn = { $drawn } of { $total } drawn
heads-of-state-ui-strip-treachery = treachery card due
heads-of-state-ui-duty = { $count ->
    [one] One victim must still be replaced.
   *[other] { $count } victims must still be replaced.
}
heads-of-state-ui-turn-short-attribute = 3 cards, nobles
heads-of-state-ui-turn-short-sweep = 6 new, draw 1
heads-of-state-ui-turn-short-treachery = 1 + 1 cards, kill
heads-of-state-ui-turn-help-attribute = Draw three attribute cards, then create nobles on vacant spaces.
heads-of-state-ui-turn-help-sweep = Replace all six cards on display, draw one, then create nobles on vacant spaces.
heads-of-state-ui-turn-help-treachery = Draw a treachery card and an attribute card, then kill rivals and fill what you emptied.
heads-of-state-ui-none-possible = No noble is possible now. Nearest: { $rank }, which lacks { $cards }. Press “{ $button }”.
heads-of-state-ui-finish-anyway = { $count ->
    [one] One space could still be filled: end anyway
   *[other] { $count } spaces could still be filled: end anyway
}
heads-of-state-ui-bag-victim = The { $rank } of { $sector } ({ $owner })
heads-of-state-ui-bag-killed = { $player }’s cube: the noble dies.
heads-of-state-ui-bag-missed = { $player }’s cube: the noble survives.

## Standings
heads-of-state-ui-standings = The countries, if the round ended now
heads-of-state-ui-player = Player
heads-of-state-ui-influence = Influence
heads-of-state-ui-sectors = Sectors
heads-of-state-ui-prizes = First and second place at the end of the round
heads-of-state-ui-country-markers = For the first to create nobles in every sector
heads-of-state-ui-country-done = Has created a noble in every sector.
heads-of-state-ui-country-missing = Sectors missing: { $sectors }
heads-of-state-ui-tie = { $first } before { $next }: { $why }
heads-of-state-ui-tie-higher_noble = higher noble ({ $what })
heads-of-state-ui-tie-higher_sector = higher hexagon ({ $what })
heads-of-state-ui-ranks = Most cards of a rank
heads-of-state-ui-ranks-help = Noble cards; a frame marks who would score now. Two tied players get half each, three or more nothing.
heads-of-state-ui-rank-cell = { $player }, { $rank }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points ->
    [one] one point
   *[other] { $points } points
} if the match ended now
heads-of-state-ui-bonus = Bonus
heads-of-state-ui-bonus-help = Points for the most cards of this rank at the end
heads-of-state-ui-left = Left
heads-of-state-ui-left-help = Noble cards left in the stack

## Players
heads-of-state-ui-house-markers = House of Nobles
heads-of-state-ui-house = House of Nobles: { $done } of 7 ranks; the next marker is worth { $next }.
heads-of-state-ui-score = First nobles { $initial }, countries { $country }, House of Nobles { $house }, influence { $influence }, most cards of a rank { $ranks }
heads-of-state-ui-attributes-held = { $count ->
    [one] One attribute card
   *[other] { $count } attribute cards
}
heads-of-state-ui-treachery-held = { $count ->
    [one] One treachery card
   *[other] { $count } treachery cards
}
heads-of-state-ui-now = now +{ $influence } · end +{ $ranks }
heads-of-state-ui-now-help = What influence would score if the round ended now, and the most cards of a rank if the match did
heads-of-state-ui-open-hand = Cards in hand
heads-of-state-ui-known = Cards taken openly

## My hand
heads-of-state-ui-hand = My attribute cards and the nobles they make
heads-of-state-ui-hand-cards = { $count ->
    [one] card
   *[other] cards
}
heads-of-state-ui-hand-treachery = My treachery cards
heads-of-state-ui-no-treachery = No treachery cards.
heads-of-state-ui-no-secrets = Spectators do not see hands.
heads-of-state-ui-held = { $card }: { $count } in hand
heads-of-state-ui-chart-missing = Missing: { $cards }
heads-of-state-ui-chart-choose = { $rank }: choose one of its lit spaces
heads-of-state-ui-strike-first = { $card }: choose the noble it strikes
heads-of-state-ui-chart-ready = The cards are there; { $count ->
    [0] no space is vacant
    [one] one space is vacant
   *[other] { $count } spaces are vacant
}.
heads-of-state-ui-chart-vacant = { $count } free
heads-of-state-ui-trim = Cards to discard
heads-of-state-ui-trim-yes = Discard these
heads-of-state-ui-trim-ready = Your discards are confirmed.
heads-of-state-ui-trim-complete = Marked cards will be discarded. Click other cards to change your choice.
heads-of-state-ui-trim-state = Still to choose: attribute { $attributes }, treachery { $treachery }
heads-of-state-ui-trim-gives = { $card }: to be discarded
heads-of-state-ui-trim-keeps = { $card }: kept

## The end
heads-of-state-ui-result = Where the points came from
heads-of-state-ui-result-ties = Tied: more King cards win, then more Prince cards, and so on down to Baron.
heads-of-state-ui-source-initial = First nobles
heads-of-state-ui-source-country = Countries
heads-of-state-ui-source-house = House of Nobles
heads-of-state-ui-source-influence = Influence
heads-of-state-ui-source-ranks = Most cards of a rank
heads-of-state-ui-total = Total

## Learn by playing
heads-of-state-guide-welcome-title = Three centuries, three rounds
heads-of-state-guide-welcome = You bring a noble family to power in Great Britain, France, Spain and the German States. There are three rounds, 1589, 1689 and 1789; a Revolution ends each of them. The player with the most points after the third wins. This guide goes with you through your first three turns. You may do something else at any time.
heads-of-state-guide-chart-title = The chart
heads-of-state-guide-chart = Each noble costs a set of attribute cards: a Baron only Gold, a King all eight kinds. The chart with your hand shows which cards every rank needs and which of them you have. From Count to Prince one card may be replaced by a Courtesan.
heads-of-state-guide-display-title = Your first turn
heads-of-state-guide-display = In the first turn there is nothing to choose but cards: you draw { $cards ->
    [one] one attribute card
   *[other] { $cards } attribute cards
}. Take them from the display, where you see them, or unseen from the draw pile.
heads-of-state-guide-attribute-turn-title = An attribute turn
heads-of-state-guide-attribute-turn = At the start of a turn you choose its kind. An attribute turn brings three cards, and you may fill vacant spaces: the right thing while there are so many. Choose: “{ $button }”.
heads-of-state-guide-treachery-title = Treachery
heads-of-state-guide-treachery = Now something else. In a treachery turn you draw one treachery card and one attribute card, may kill nobles of rivals, and may fill only the spaces you have emptied. A country card of the right country always kills; an Assassin does so three times out of four. In a capital you need two.
heads-of-state-guide-treachery-turn-title = A treachery turn
heads-of-state-guide-treachery-turn = Choose: “{ $button }”. Even if you strike nobody now, the card stays in your hand.
heads-of-state-guide-take-title = Take a card
heads-of-state-guide-take = Choose: “{ $button }”. { $rank ->
    [none] No card brings you nearer to a noble right now.
   *[other] It brings you nearer to this noble: { $rank }.
}
heads-of-state-guide-take-treachery-title = A treachery card
heads-of-state-guide-take-treachery = Assassins strike in every country, the other cards in one or two. Choose: “{ $button }”.
heads-of-state-guide-hexagon-title = Spaces and hexagons
heads-of-state-guide-hexagon = Each space takes one rank only. The number in the hexagon goes to the first player to create a noble in that sector. Nobles also bring influence: at the end of the round the first two in each country score for it.
heads-of-state-guide-create-title = Create a noble
heads-of-state-guide-create = { $rank } in { $sector }: { $points ->
    [0] no marker is left there, but the noble counts for influence
   *[other] { $points } points at once
}, and { $influence } influence. Click the space, then how you pay. Choose: “{ $button }”.
heads-of-state-guide-duty-title = The duty to replace
heads-of-state-guide-duty = If you kill, you must be able to fill the gap: at the end of the turn at most one of the spaces you emptied may still be vacant. After one kill you are free; after two you must have created a new noble in one of them. So strike only with a set in your hand.
heads-of-state-guide-strike-title = Strike
heads-of-state-guide-strike = { $rank } in { $sector }: your card has a chance of { $percent }% to kill. The owner keeps all points and the noble card, but loses the influence. Choose: “{ $button }”.
heads-of-state-guide-revolution-title = The Revolution is coming
heads-of-state-guide-revolution = The Revolution lies among the last cards of the deck: it is at least { $cards } cards away. When it shows up, the round is scored at once, in the middle of a turn, and hands are cut down to 6 attribute and 2 treachery cards. A card from the display is never the Revolution.
heads-of-state-guide-house-title = The House of Nobles
heads-of-state-guide-house = A player who has created one noble of every rank takes the next marker of the House of Nobles, now { $points } points. And the player with the most cards of a rank scores at the end of the match, whether the nobles live or not.
heads-of-state-guide-finish-title = End the turn
heads-of-state-guide-finish = { $plotting ->
    [0] Nothing more can be created well now; cards stay in your hand, at most ten
   *[other] Nobody has to strike; your cards stay in your hand
}. Choose: “{ $button }”.
heads-of-state-guide-discard-title = Too many cards
heads-of-state-guide-discard = Discard what helps least. Choose: “{ $button }”.
heads-of-state-guide-end-title = You know the turns
heads-of-state-guide-end = You have { $points ->
    [one] one point
   *[other] { $points } points
}. Watch the small standings of each country: the first two places pay in all three rounds. Nobles in every sector of a country bring its marker. And think of the Revolution before you hoard cards. Have fun!

## Parts of the table, as the rules name them
heads-of-state-part-players = Players: points, cards in hand, ranks created for the House of Nobles
heads-of-state-part-space = Space: takes one noble of the rank drawn on it
heads-of-state-part-hexagon = Hexagon: number of the sector; framed while the initial marker lies there
heads-of-state-part-dead = Token of a dead noble: shows that its player had one here
heads-of-state-part-display = Display of attribute cards
heads-of-state-part-pile = Draw pile
heads-of-state-part-treachery = Face-up treachery cards
heads-of-state-part-revolution = How near the Revolution is
heads-of-state-part-country = Country: prizes of the round, country markers, influence of each player
heads-of-state-part-chart = Your hand over the chart: which cards each noble needs
heads-of-state-part-treachery-hand = Your treachery cards

## What the symbols on the table mean
heads-of-state-sign-ranks = Nobles and their sets
heads-of-state-sign-rank = { $rank }: { $cards }. Most cards of this rank: { $bonus } points.
heads-of-state-sign-attributes = Attribute cards
heads-of-state-sign-treachery = Treachery cards
heads-of-state-sign-map = The map
heads-of-state-sign-capital = Heavy border: capital
heads-of-state-sign-vacant = Vacant space for this rank
heads-of-state-sign-marker = Golden hexagon: points for the first noble of the sector
heads-of-state-sign-dead = Token of a dead noble: no influence
heads-of-state-sign-chart = The chart
heads-of-state-sign-held = Card in hand
heads-of-state-sign-missing = Card that is missing
heads-of-state-sign-courtesan = The Courtesan replaces the missing card
heads-of-state-sign-barred = This noble takes no Courtesan
heads-of-state-sign-countries = Countries and rounds
heads-of-state-sign-sectors = Sectors in which a player has already had a noble

## Worth: where points come from, as the coach says it
heads-of-state-worth-scored = scored at once
heads-of-state-worth-influence = from influence
heads-of-state-worth-ranks = from noble cards
heads-of-state-worth-house = from the House of Nobles
heads-of-state-worth-countries = from countries
heads-of-state-worth-attributes = from attribute cards
heads-of-state-worth-treachery = from treachery cards
heads-of-state-worth-draws = from cards still to be drawn
