# Lancaster: names, laws, actions, events, prompts, reasons and options.

lancaster-title = Lancaster
lancaster-about = England, 1413: fight over counties, build your castle, go to war in France, and vote for the laws that pay you.

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

## Nobles
lancaster-noble_a = Noble A
lancaster-noble_b = Noble B
lancaster-noble_c = Noble C
lancaster-noble_d = Noble D
lancaster-noble_e = Noble E
lancaster-noble_f = Noble F
lancaster-noble_g = Noble G
lancaster-noble_h = Noble H
lancaster-noble_i = Noble I

## Castle spaces and their extensions
lancaster-castle_gold = Treasury
lancaster-castle_squires = Stables
lancaster-castle_mixed = Steward’s Hall
lancaster-castle_votes = Chancery
lancaster-castle_recruit = Armoury
lancaster-castle_upgrade = Tiltyard

## King’s Favour
lancaster-fav_upgrade = King’s Favour: an upgrade
lancaster-fav_noble = King’s Favour: a noble
lancaster-fav_gold = King’s Favour: 2 gold
lancaster-fav_squires = King’s Favour: 2 squires
lancaster-fav_mixed_1 = King’s Favour: 1 gold and 1 squire
lancaster-fav_mixed_2 = King’s Favour: 1 gold and 1 squire

## Places
lancaster-upper_left = upper left conflict
lancaster-upper_right = upper right conflict
lancaster-lower_left = lower left conflict
lancaster-lower_right = lower right conflict
lancaster-court = court

## Laws
lancaster-l01 = Golden Spurs
lancaster-l02 = Call to Arms
lancaster-l03 = Rule of the Counties
lancaster-l04 = Bought Voices
lancaster-l05 = Royal Retinue
lancaster-l06 = Spoils of War
lancaster-l07 = Muster of Pages
lancaster-l08 = Campaign Pay
lancaster-l09 = Chance of Advancement
lancaster-l10 = Bannerets
lancaster-l11 = Stone and Mortar
lancaster-l12 = Honours of France
lancaster-l13 = Lord of Three Counties
lancaster-l14 = Young Guard
lancaster-l15 = Noble Patronage
lancaster-l16 = Gold to the Crown
lancaster-l17 = Service of Squires
lancaster-l18 = Complete Chivalry

## What the laws say; law 14 also in its other reading
lancaster-effect-l01 = The player with the most gold may upgrade one of their deployed knights. Tied: all tied players may.
lancaster-effect-l02 = The player with the most squires recruits a knight. Tied: all tied players do.
lancaster-effect-l03 = 3 points for every 2 counties held.
lancaster-effect-l04 = Any number of times: pay 1 gold for 1 voting marker.
lancaster-effect-l05 = Any number of times: pay 1 squire and 1 gold for 3 points.
lancaster-effect-l06 = For every 2 conflicts with a knight of yours, you may build an extension.
lancaster-effect-l07 = 1 squire for each deployed knight of strength 2.
lancaster-effect-l08 = 1 squire, 1 voting marker and 1 gold for every 2 conflicts with a knight of yours.
lancaster-effect-l09 = With no knight of strength 2 deployed, you may upgrade one knight in service.
lancaster-effect-l10 = You may swap a deployed strength-3 knight for your strength-4 knight in reserve.
lancaster-effect-l11 = 5 points for every 3 extensions.
lancaster-effect-l12 = 3 points for each conflict with a knight of yours.
lancaster-effect-l13 = 8 points for every 3 counties held.
lancaster-effect-l14 = 5 points if all three knights of strength 1 are deployed.
lancaster-effect-l14-strength_three = 5 points if the knight of strength 3 is deployed.
lancaster-effect-l15 = Recruit a knight for every 3 nobles at your round table.
lancaster-effect-l16 = Any number of times: pay 1 gold for 1 point.
lancaster-effect-l17 = Any number of times: pay 1 squire for 1 point.
lancaster-effect-l18 = 6 points if knights of strength 1, 2, 3 and 4 are deployed.
lancaster-brief-l01 = Most gold: 1 upgrade
lancaster-brief-l02 = Most squires: 1 knight
lancaster-brief-l03 = 3 points per 2 counties
lancaster-brief-l04 = 1 gold → 1 voting marker
lancaster-brief-l05 = 1 squire + 1 gold → 3 points
lancaster-brief-l06 = 1 extension per 2 conflicts
lancaster-brief-l07 = 1 squire per strength-2 knight
lancaster-brief-l08 = Squire, marker, gold per 2 conflicts
lancaster-brief-l09 = No strength 2 out: 1 upgrade
lancaster-brief-l10 = Strength 3 → strength 4
lancaster-brief-l11 = 5 points per 3 extensions
lancaster-brief-l12 = 3 points per conflict
lancaster-brief-l13 = 8 points per 3 counties
lancaster-brief-l14 = All three strength 1: 5 points
lancaster-brief-l14-strength_three = Strength 3 deployed: 5 points
lancaster-brief-l15 = 1 knight per 3 nobles
lancaster-brief-l16 = 1 gold → 1 point
lancaster-brief-l17 = 1 squire → 1 point
lancaster-brief-l18 = 1, 2, 3, 4 deployed: 6 points

## Ballots, what a county yields, other causes
lancaster-yes = Yes
lancaster-no = No
lancaster-noble = noble
lancaster-reward = reward
lancaster-both = noble and reward
lancaster-round_table = round table
lancaster-first_extension = first extension

## Whose knights: never shown, they choose between forms of a sentence
lancaster-own = own
lancaster-ally = ally

## What somebody is doing
lancaster-task_extension = choosing the first extension
lancaster-task_place = placing a knight
lancaster-task_favour = using a King’s Favour
lancaster-task_vote = voting
lancaster-task_law = applying a law
lancaster-task_county = scoring a county
lancaster-task_start_player = naming the start player
lancaster-task_castle = scoring the castle
lancaster-task_ransom = deciding about captured knights

## Actions
lancaster-action-build = Build the { $space }
lancaster-action-place_in_county = Place { $banner_id ->
    [ally] an allied strength-{ $knight } knight
   *[own] a strength-{ $knight } knight
} in { $county }
lancaster-action-place_in_castle = Place { $banner_id ->
    [ally] an allied strength-{ $knight } knight
   *[own] a strength-{ $knight } knight
} in the { $banner_id ->
    [ally] ally’s castle: { $space }
   *[own] { $space }
}
lancaster-action-place_in_conflict = Send { $banner_id ->
    [ally] an allied strength-{ $knight } knight
   *[own] a strength-{ $knight } knight
} to the { $conflict }
lancaster-action-add_squires = { $squires ->
    [0] Add no squire
    [one] Add one squire
   *[other] Add { $squires } squires
}
lancaster-action-take_favour = Take the { $favour }
lancaster-action-take_noble = Choose the noble of { $county }
lancaster-action-upgrade = Upgrade a strength-{ $knight } knight ({ $at })
lancaster-action-decline = Decline
lancaster-action-vote = Vote { $ballot }{ $markers ->
    [0] , no marker
    [one] { " " }with one marker
   *[other] { " " }with { $markers } markers
}
lancaster-action-pay = { $times ->
    [0] Pay nothing
    [one] Pay once
   *[other] Pay { $times } times
}
lancaster-action-claim = Take the { $claim }
lancaster-action-cross = Cross to the { $conflict }
lancaster-action-name_start_player = Start player: { $target_is_you ->
    [yes] you
   *[no] { $target }
}
lancaster-action-score_space = Score the { $banner_id ->
    [ally] ally’s{ " " }
   *[own] { "" }
}{ $space }
lancaster-action-skip_space = Leave the { $banner_id ->
    [ally] ally’s{ " " }
   *[own] { "" }
}{ $space } unused
lancaster-action-score_income = Collect all automatic income
lancaster-action-ransom = Ransom a strength-{ $knight } knight for { $knight } gold

## Events
lancaster-event-start_player_drawn = { $seat_is_you ->
    [yes] You are
   *[no] { $seat } is
} the first start player.
lancaster-event-first_laws_laid = Laws in force: { $laws }.
lancaster-event-nobles_shuffled = The nobles in the counties from A to I: { $nobles }.
lancaster-event-round_began = Round { $round } begins.
lancaster-event-conflict_revealed = New conflict: strength of France { $france } ({ $conflict }).
lancaster-event-proposals_revealed = Proposals for this round: { $laws }.
lancaster-event-extension_built = { $seat_is_you ->
    [yes] You build
   *[no] { $seat } builds
} the { $space } ({ $cause }).
lancaster-event-knight_displaced = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} strength-{ $knight } knight makes room for the { $space } and goes to court unscored.
lancaster-event-placed_in_county = { $seat_is_you ->
    [yes] You place
   *[no] { $seat } places
} { $banner_id ->
    [ally] an allied strength-{ $knight } knight
   *[own] a strength-{ $knight } knight
} in { $county }{ $squires ->
    [0] { "" }
    [one] { " " }with one squire
   *[other] { " " }with { $squires } squires
}.
lancaster-event-placed_in_castle = { $seat_is_you ->
    [yes] You place
   *[no] { $seat } places
} { $banner_id ->
    [ally] an allied strength-{ $knight } knight
   *[own] a strength-{ $knight } knight
} in the { $banner_id ->
    [ally] ally’s castle
   *[own] castle
}: { $space }.
lancaster-event-placed_in_conflict = { $seat_is_you ->
    [yes] You send
   *[no] { $seat } sends
} { $banner_id ->
    [ally] an allied strength-{ $knight } knight
   *[own] a strength-{ $knight } knight
} to the { $conflict } (France { $france }).
lancaster-event-expelled = { $seat_is_you ->
    [yes] You expel
   *[no] { $seat } expels
} { $banner_id ->
    [ally] { $owner_is_you ->
        [yes] your
       *[no] { $owner }’s
    } ally, strength { $knight },
   *[own] { $owner_is_you ->
        [yes] your
       *[no] { $owner }’s
    } strength-{ $knight } knight
} from { $county }{ $squires ->
    [0] { "" }
    [one] ; one squire is lost
   *[other] ; { $squires } squires are lost
}.
lancaster-event-turn_skipped = { $seat_is_you ->
    [yes] You cannot place any knight and are skipped.
   *[no] { $seat } cannot place any knight and is skipped.
}
lancaster-event-favour_taken = { $seat_is_you ->
    [yes] You take
   *[no] { $seat } takes
} the { $favour }{ $banner_id ->
    [ally] { " " }(for the ally)
   *[own] { "" }
}.
lancaster-event-gained = { $seat_is_you ->
    [yes] You gain
   *[no] { $seat } gains
} { $gold ->
    [0] { $squires ->
        [0] { $votes ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $gold } gold{ $squires ->
        [0] { $votes ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
       *[other] { $votes ->
            [0] { " " }and{ " " }
           *[other] ,{ " " }
        }
    }
}{ $squires ->
    [0] { "" }
    [one] one squire{ $votes ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
   *[other] { $squires } squires{ $votes ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}{ $votes ->
    [0] { "" }
    [one] one voting marker
   *[other] { $votes } voting markers
} ({ $cause }).
lancaster-event-paid = { $seat_is_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $gold ->
    [0] { "" }
   *[other] { $gold } gold{ $squires ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}{ $squires ->
    [0] { "" }
    [one] one squire
   *[other] { $squires } squires
} ({ $cause }).
lancaster-event-scored = { $seat_is_you ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} ({ $cause }).
lancaster-event-recruited = { $seat_is_you ->
    [yes] You recruit
   *[no] { $seat } recruits
} a knight{ $banner_id ->
    [ally] { " " }for the ally
   *[own] { "" }
} ({ $cause }).
lancaster-event-upgraded = { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] Your
       *[no] { $seat }’s
    } ally upgrades
   *[own] { $seat_is_you ->
        [yes] You upgrade
       *[no] { $seat } upgrades
    }
} a knight from { $knight } to { $to }, { $at } ({ $cause }).
lancaster-event-declined = { $seat_is_you ->
    [yes] You decline
   *[no] { $seat } declines
}{ $banner_id ->
    [ally] { " " }for the ally
   *[own] { "" }
} ({ $cause }).
lancaster-event-came_to_nothing = No effect for { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] your
       *[no] { $seat }’s
    } ally
   *[own] { $seat_is_you ->
        [yes] you
       *[no] { $seat }
    }
} ({ $cause }).
lancaster-event-noble_taken = { $seat_is_you ->
    [yes] You take
   *[no] { $seat } takes
} { $noble } from { $county }.
lancaster-event-noble_removed = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} ally removes { $noble } ({ $county }) from the game.
lancaster-event-voted = { $seat_is_you ->
    [yes] You vote
   *[no] { $seat } votes
} { $ballot }{ $markers ->
    [0] { "" }
    [one] { " " }with one marker
   *[other] { " " }with { $markers } markers
}.
lancaster-event-law_adopted = { $law } is adopted, { $yes } to { $no }. { $dropped } is no longer in force.
lancaster-event-law_rejected = { $law } is rejected, { $yes } to { $no }.
lancaster-event-markers_returned = { $seat_is_you ->
    [yes] You return
   *[no] { $seat } returns
} { $votes ->
    [one] one unused marker
   *[other] { $votes } unused markers
}.
lancaster-event-law_applied = The law { $law } is applied.
lancaster-event-law_won = { $law } applies to { $seat_is_you ->
    [yes] you
   *[no] { $seat }
}: nobody has more.
lancaster-event-county_claimed = { $seat_is_you ->
    [yes] You choose
   *[no] { $seat } chooses
} in { $county }{ $banner_id ->
    [ally] { " " }for the ally
   *[own] { "" }
}: { $claim }.
lancaster-event-crossed = { $seat_is_you ->
    [yes] You cross
   *[no] { $seat } crosses
} with { $banner_id ->
    [ally] an allied strength-{ $knight } knight
   *[own] a strength-{ $knight } knight
} to the { $conflict } (France { $france }).
lancaster-event-went_home = { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] Your
       *[no] { $seat }’s
    } ally, strength { $knight },
   *[own] { $seat_is_you ->
        [yes] Your
       *[no] { $seat }’s
    } strength-{ $knight } knight
} returns to court ({ $from }).
lancaster-event-start_player_named = { $target_is_you ->
    [yes] { $seat_is_you ->
        [yes] You become start player.
       *[no] { $seat } makes you start player.
    }
   *[no] { $seat_is_you ->
        [yes] You make { $target } start player.
       *[no] Start player is now { $target } (chosen by { $seat }).
    }
}
lancaster-event-space_skipped = { $seat_is_you ->
    [yes] You leave
   *[no] { $seat } leaves
} the { $banner_id ->
    [ally] ally’s{ " " }
   *[own] { "" }
}{ $space } unused.
lancaster-event-conflict_won = England wins the { $conflict }: { $total } against { $france }.
lancaster-event-conflict_lost = France wins the { $conflict }: { $france } against { $total }.
lancaster-event-conflict_ranked = Rank { $rank }, strength { $strength }: { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] your
       *[no] { $seat }’s
    } ally; the points are lost
   *[own] { $seat_is_you ->
        [yes] you score
       *[no] { $seat } scores
    } { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    }
}.
lancaster-event-second_attempt = The conflict against France { $france } will be fought again next round ({ $conflict }).
lancaster-event-ransomed = { $seat_is_you ->
    [yes] You ransom
   *[no] { $seat } ransoms
} a strength-{ $knight } knight for { $gold } gold.
lancaster-event-captured = { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] Your ally’s captured knights go
       *[no] The captured knights of { $seat }’s ally go
    }
   *[own] { $seat_is_you ->
        [yes] Your captured knights go
       *[no] { $seat }’s captured knights go
    }
} to the reserve (strength { $knights }).
lancaster-event-conflict_removed = The conflict of strength { $france } is settled ({ $conflict }).
lancaster-event-holdings_revealed = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} { $gold } gold and { $squires ->
    [one] one squire
   *[other] { $squires } squires
} left.
lancaster-event-final_scored = { $seat }: { $knighthood } for knighthood, { $castle } for the castle, { $nobles } for nobles; { $points ->
    [one] one point
   *[other] { $points } points
} in all.
lancaster-event-match_won = { $winner_is_you ->
    [yes] You have
   *[no] { $winner } has
} the most power points and { $winner_is_you ->
    [yes] win
   *[no] wins
}.

## Prompts
lancaster-prompt-choose_extension = Choose your first extension.
lancaster-prompt-place = Place a knight. { $knights ->
    [one] It is your last at court.
   *[other] You have { $knights } at court.
}
lancaster-prompt-add_squires = Strength-{ $knight } knight to { $county }: how many squires go along? { $needed ->
    [0] You have { $owned }.
   *[other] At least { $needed }; you have { $owned }.
}
lancaster-prompt-pick_favour = Choose a King’s Favour{ $banner_id ->
    [ally] { " " }for your ally
   *[own] { "" }
}.
lancaster-prompt-favour_upgrade = King’s Favour: upgrade a knight{ $banner_id ->
    [ally] { " " }of your ally
   *[own] { "" }
}, or press “Decline”.
lancaster-prompt-favour_noble = King’s Favour: { $banner_id ->
    [ally] choose a county: one of its nobles leaves the game.
   *[own] take a noble from any county.
}
lancaster-prompt-vote = Vote { $nth } of 3, { $law }: Yes or No? { $votes ->
    [0] You have no marker.
    [one] You have one marker.
   *[other] You have { $votes } markers.
}
lancaster-prompt-law_upgrade = { $law }: upgrade a knight, or press “Decline”.
lancaster-prompt-law_extension = { $law }: build { $left ->
    [one] one extension,
   *[other] up to { $left } extensions,
} or press “Decline”.
lancaster-prompt-law_pay = { $law }: how often do you pay? { $at_most ->
    [0] You cannot pay now.
    [one] Once at most.
   *[other] { $at_most } times at most.
}
lancaster-prompt-claim = { $county }: { $banner_id ->
    [ally] what does your ally take?
   *[own] take the noble or the reward, or both for 3 gold. You have { $gold }.
}
lancaster-prompt-county_build = { $county }: which extension do you build?
lancaster-prompt-county_upgrade = { $county }: upgrade a knight{ $banner_id ->
    [ally] { " " }of your ally
   *[own] { "" }
}, or press “Decline”.
lancaster-prompt-cross = Dorset: to which conflict does { $banner_id ->
    [ally] your ally’s
   *[own] your
} knight cross?
lancaster-prompt-name_start_player = Surrey: who is start player from now on?
lancaster-prompt-castle = Score your castle in any order. Squires: { $squires } now, { $squires_after_income } after all income.
lancaster-prompt-castle_upgrade = Tiltyard: upgrade a knight{ $banner_id ->
    [ally] { " " }of your ally
   *[own] { "" }
}.
lancaster-prompt-ransom = Knights captured, strength { $knights } ({ $conflict }). All of them cost { $price_of_all } gold; you have { $gold }.
lancaster-prompt-sealed = Your choice is fixed. The others are still { $waiting_for }.
lancaster-prompt-waiting = { $seat } is { $waiting_for }.
lancaster-prompt-waiting_for_all = Everybody is { $waiting_for } in secret.
lancaster-prompt-over = The match is over.

## Why not
lancaster-why-already_built = You have built this extension already.
lancaster-why-always_scored = This space always pays: it cannot be left unused.
lancaster-why-ally_never_both = An ally takes the noble or the reward, never both.
lancaster-why-allied_county = You cannot expel your ally, nor can your ally expel you.
lancaster-why-below_minimum = This knight is weaker than the county’s minimum. Squires do not count for it.
lancaster-why-cannot_pay = You cannot pay for this.
lancaster-why-conflict_full = All three spaces of this conflict are taken by other players.
lancaster-why-defender_too_strong = Knight and squires together must be stronger than the defender.
lancaster-why-favour_face_down = This favour has already been taken this round.
lancaster-why-item_unusable = This space is of no use in any order now: there is nothing to decide.
lancaster-why-law_asks_otherwise = The law in force asks for something else.
lancaster-why-law_forbids_upgrade = This law does not upgrade this knight.
lancaster-why-no_ally = There are allies only in the two-player game.
lancaster-why-no_conflict_there = There is no conflict there.
lancaster-why-no_income_left = Your castle has no automatic income left to collect.
lancaster-why-no_noble_left = No noble is left in this county.
lancaster-why-no_such_item = There is nothing to score on this space.
lancaster-why-no_such_knight = There is no such knight there.
lancaster-why-no_such_seat = There is no such player.
lancaster-why-noble_owned = This noble already sits at your round table.
lancaster-why-not_at_court = There is no such knight at court.
lancaster-why-not_captured = No such knight of yours has been captured.
lancaster-why-not_in_ally_castle = An ally’s castle has only the Armoury and the Tiltyard.
lancaster-why-nobody_passes = A knight must be placed: nobody may pass.
lancaster-why-nobody_to_recruit = No knight of strength 1 is left in reserve.
lancaster-why-nobody_to_upgrade = No knight can be upgraded now.
lancaster-why-not_optional = This cannot be declined.
lancaster-why-other_phase = Not now: another decision comes first.
lancaster-why-own_county = Your own knight holds this county.
lancaster-why-space_built = An extension covers this space; it takes no knights.
lancaster-why-space_occupied = A knight stands on this space.
lancaster-why-stronger_not_in_reserve = The next stronger knight is not in reserve.
lancaster-why-strongest_already = A knight of strength 4 cannot be upgraded.
lancaster-why-too_few_markers = You do not have that many voting markers.
lancaster-why-too_few_squires_owned = You do not have enough squires.
lancaster-why-too_few_squires_sent = That is not enough to beat the defender.
lancaster-why-too_little_gold = Taking both costs 3 gold.

## Options
lancaster-option-holdings = Gold and squires
    .help = Behind screens, what others own is not shown, but every gain and payment is announced. Two players always play openly.
lancaster-option-holdings-hidden = Behind screens
lancaster-option-holdings-open = Open
lancaster-option-supply = General supply
    .help = Whether gold, squires and voting markers can run out. The box holds 37 of each.
lancaster-option-supply-unlimited = Never runs out
lancaster-option-supply-strict = 37 of each
lancaster-option-start_votes = Voting markers at the start
    .help = Printed rules: one. Some early versions: two.
lancaster-option-noble_layout = Nobles
    .help = Each noble lies in the county of its letter, or each kind of noble in a county drawn at random.
lancaster-option-noble_layout-matched = By their letter
lancaster-option-noble_layout-shuffled = At random
lancaster-option-law14 = Young Guard
    .help = What law 14 requires: all three strength-1 knights deployed or, by the Dutch rules, the strength-3 knight.
lancaster-option-law14-three_ones = Three of strength 1
lancaster-option-law14-strength_three = The one of strength 3
lancaster-option-most_needs_one = “Most” needs at least one
    .help = A player without any gold or squire cannot have the most of them (laws 1 and 2).
lancaster-option-squires_in_counties_count = Squires in counties count
    .help = For the most squires (law 2), those standing beside knights count too.
lancaster-option-extension_choice = First extension
    .help = Everybody chooses the first extension at the same time, or one after the other.
lancaster-option-extension_choice-simultaneous = At the same time
lancaster-option-extension_choice-turn_order = In turn
lancaster-option-law_stacks = Stacks of laws
    .help = Sizes of law stacks 0 to 4. Standard: 3-4-4-4-3; the other reading puts six laws in stack 1.
lancaster-option-law_stacks-3-4-4-4-3 = 3 – 4 – 4 – 4 – 3
lancaster-option-law_stacks-3-6-3-3-3 = 3 – 6 – 3 – 3 – 3

## In the browser: The board
lancaster-ui-england = England
lancaster-ui-france = War in France
lancaster-ui-parliament = Parliament
lancaster-ui-map-title = England
lancaster-ui-map-year = 1413
lancaster-ui-map-channel = The Channel
lancaster-ui-map-north_sea = North Sea
lancaster-ui-map-irish_sea = Irish Sea
lancaster-ui-map-scotland = Scotland
lancaster-ui-map-wales = Wales
lancaster-ui-map-lancaster = Lancaster
lancaster-ui-map-france = France
lancaster-ui-parts = Parts of the board
lancaster-ui-part-england = England
lancaster-ui-part-france = France
lancaster-ui-part-parliament = Parliament
lancaster-ui-part-castle = Castle
lancaster-ui-has-choices = something can be chosen here
lancaster-ui-task = Your decision
lancaster-ui-first-knight = First pick up a knight from your court.
lancaster-ui-hidden = Behind the screen
lancaster-ui-nothing = nothing

## In the browser: What things give
lancaster-ui-gain-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
lancaster-ui-gain-gold = { $count } gold
lancaster-ui-gain-squires = { $count ->
    [one] { $count } squire
   *[other] { $count } squires
}
lancaster-ui-gain-votes = { $count ->
    [one] 1 voting marker
   *[other] { $count } voting markers
}
lancaster-ui-gain-recruits = { $count ->
    [one] a new knight
   *[other] { $count } new knights
}
lancaster-ui-gain-upgrades = { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}
lancaster-ui-gain-extensions = { $count ->
    [one] an extension
   *[other] { $count } extensions
}
lancaster-ui-gain-nobles = { $count ->
    [one] a noble
   *[other] { $count } nobles
}
lancaster-ui-gain-crossings = { $count ->
    [one] a crossing to France
   *[other] { $count } crossings to France
}

## In the browser: Counties
lancaster-ui-county = { $letter }, { $name }: from strength { $minimum }. Nobles left: { $nobles }. Reward: { $reward }.
lancaster-ui-holder-own = Held by { $seat }, strength { $knight }{ $squires ->
    [0] { "" }
    [one] { " " }with one squire
   *[other] { " " }with { $squires } squires
}.
lancaster-ui-holder-ally = Held by { $seat }’s ally, strength { $knight }.
lancaster-ui-holder-none = Nobody is there.
lancaster-ui-next-noble = { $points ->
    [0] One more noble adds no points at the end.
    [one] One more noble adds 1 point at the end.
   *[other] One more noble adds { $points } points at the end.
}
lancaster-ui-ally-noble = A noble that your ally takes leaves the game.
lancaster-ui-gold-after = Gold { $gold } → { $after }
lancaster-ui-start-player = Start player from now on

## In the browser: Conflicts and favours
lancaster-ui-conflict = Strength of France { $france }, England { $total }. Points { $first }, { $second }, { $third }.
lancaster-ui-stack-own = Rank { $rank }: { $seat }, strength { $strength }; { $win } on a win, { $loss } on a loss.
lancaster-ui-stack-ally = Rank { $rank }: { $seat }’s ally, strength { $strength }; its { $win } or { $loss } points are not scored.
lancaster-ui-england-wins = England wins
lancaster-ui-missing = { $count } missing
lancaster-ui-second = second attempt
lancaster-ui-join = → { $total }, rank { $rank }: { $win } / { $loss }
lancaster-ui-lost = not scored
lancaster-ui-empty-upper = No conflict
lancaster-ui-empty-lower = No second attempt
lancaster-ui-to-come = to come: { $cards }
lancaster-ui-favours = King’s Favour
lancaster-ui-favour-down = { $name } (taken this round)
lancaster-ui-vain = { $name } (no effect now)
lancaster-ui-ransom = Captured in France (strength { $france })
lancaster-ui-ransom-none = Pay no ransom
lancaster-ui-ransom-pay = { $count ->
    [one] Ransom one for { $price } gold
   *[other] Ransom { $count } for { $price } gold
}

## In the browser: Placing
lancaster-ui-squires = Squires
lancaster-ui-squire-less = One squire less
lancaster-ui-squire-more = One squire more
lancaster-ui-place = Place
lancaster-ui-against = { $sum } against { $total } ({ $seat }).
lancaster-ui-unopposed = Strength { $sum }, nobody is there.
lancaster-ui-squires-kept = { $count ->
    [one] You keep one squire.
   *[other] You keep { $count } squires.
}
lancaster-ui-upgrade = Upgrade which knight?

## In the browser: Parliament
lancaster-ui-in-force = In force
lancaster-ui-proposals = Proposals
lancaster-ui-pushes-out = replaces { $law }
lancaster-ui-may = optional
lancaster-ui-law-pile = { $count ->
    [one] one law left (stack { $top } on top)
   *[other] { $count } laws left (stack { $top } on top)
}
lancaster-ui-laws-to-come = Still to come: { $laws }.
lancaster-ui-ballot = Your vote
lancaster-ui-markers = Voting markers
lancaster-ui-marker-less = One marker less
lancaster-ui-marker-more = One marker more
lancaster-ui-markers-left = Kept for later votes: { $left } of { $all }
lancaster-ui-commit = Cast vote
lancaster-ui-my-vote = Your vote: { $ballot }{ $markers ->
    [0] .
    [one] { " " }with one marker.
   *[other] { " " }with { $markers } markers.
}
lancaster-ui-withdraw = “Undo” withdraws it until the last vote is in.
lancaster-ui-who-voted = All votes and voting markers
lancaster-ui-has-voted = has voted
lancaster-ui-holds = { $votes ->
    [0] no marker
    [one] one marker
   *[other] { $votes } markers
}
lancaster-ui-adopted = { $law }: adopted, { $yes } to { $no }. { $dropped } goes.
lancaster-ui-rejected = { $law }: rejected, { $yes } to { $no }.
lancaster-ui-times = How often
lancaster-ui-times-less = Once less
lancaster-ui-times-more = Once more
lancaster-ui-pay = { $times ->
    [one] Pay once
   *[other] Pay { $times } times
}
lancaster-ui-pay-nothing = Pay nothing

## In the browser: Castles and players
lancaster-ui-castle = Castle
lancaster-ui-my-castle = Your castle
lancaster-ui-court = Court
lancaster-ui-court-empty = empty
lancaster-ui-reserve = Reserve
lancaster-ui-ally = Ally
lancaster-ui-knight = Knight of strength { $knight }
lancaster-ui-knight-own = Your knight of strength { $knight }, at court
lancaster-ui-knight-ally = Your ally’s knight of strength { $knight }, at court
lancaster-ui-built = Extension built
lancaster-ui-space-free = { $name }: { $reward }
lancaster-ui-space-built = { $name }, extension: { $reward }
lancaster-ui-space-knight = { $name }, knight of strength { $knight }: { $reward }
lancaster-ui-round-table = Round table: { $nobles } of 9 nobles, { $points ->
    [one] 1 point
   *[other] { $points } points
}; one more adds { $next }. Markers after this round: { $votes }.
lancaster-ui-score-castle = Score my castle
lancaster-ui-by-hand = Score one by one
lancaster-ui-use-own = { $space } for { $price ->
    [one] one squire
   *[other] { $price } squires
}
lancaster-ui-use-ally = { $space } of your ally, free of charge
lancaster-ui-squires-then = Squires after all income: { $count }; left then: { $left }.
lancaster-ui-own-gold = Gold
lancaster-ui-own-squires = Squires
lancaster-ui-own-votes = Voting markers
lancaster-ui-points = Power points
lancaster-ui-is-start = Start player
lancaster-ui-in-counties = Counties held: { $count }
lancaster-ui-in-conflicts = Conflicts with a knight: { $count }
lancaster-ui-at-court = At court: { $knights }
lancaster-ui-in-reserve = In reserve: { $knights }
lancaster-ui-standing-knighthood = Knighthood: strength { $count }; at the end as it stands: { $award ->
    [-1] depends on hidden squires
   *[other] { $award }
}
lancaster-ui-standing-extensions = Extensions: { $count }; at the end as it stands: { $award ->
    [-1] depends on hidden gold
   *[other] { $award }
}
lancaster-ui-standing-nobles = Nobles: { $count }; points at the end: { $award }
lancaster-ui-nobles = Nobles at the round table: { $letters }
lancaster-ui-supply = General supply: { $gold } gold, { $squires ->
    [one] one squire
   *[other] { $squires } squires
}, { $votes ->
    [one] one voting marker
   *[other] { $votes } voting markers
}.
lancaster-ui-round = Round { $round } of { $rounds }
lancaster-ui-phase = Phase of the round
lancaster-ui-phase-knights = Knights
lancaster-ui-phase-parliament = Parliament
lancaster-ui-phase-rewards = Rewards

## In the browser: The end
lancaster-ui-result = Where the points come from
lancaster-ui-result-player = Player
lancaster-ui-result-rounds = Rounds
lancaster-ui-result-knighthood = Knighthood
lancaster-ui-result-castle = Castle
lancaster-ui-result-nobles = Nobles
lancaster-ui-result-total = Total
lancaster-ui-result-held = { $gold } gold, { $squires ->
    [one] one squire
   *[other] { $squires } squires
}
lancaster-ui-result-note = Small numbers: strength of all knights, extensions, nobles. Ties: squires for knighthood, gold for castles.

## Learn by playing
lancaster-guide-welcome-title = Five rounds for the crown
lancaster-guide-welcome = After { $rounds } rounds the house with the most power points wins. Each round has three parts: you place knights, Parliament votes on laws, and then everything pays: counties, castle, France. This guide goes with you through the first round. You may do something else at any time.
lancaster-guide-table-title = What lies before you
lancaster-guide-table = In the middle are the nine counties of England, beside them the conflicts in France, below them Parliament. Your castle and your court are at the bottom. Knights carry their strength. Gold and squires lie behind your screen; voting markers and nobles are seen by all.
lancaster-guide-extension-title = A first extension
lancaster-guide-extension = Choose: “{ $button }”. An extension pays in every round, without a knight. The Stables give 2 squires each time, and squires win counties.
lancaster-guide-court-title = Your court
lancaster-guide-court = { $knights } knights wait at your court, and you have { $gold } gold and { $squires } squires. In turn everybody places one knight: in a county, on a space of their own castle, or in France. Each squire that goes along to a county adds 1 strength.
lancaster-guide-county-title = Take a county
lancaster-guide-county = { $county } needs strength { $minimum }, and nobody is there. Click the knight with strength { $knight }, then the county. At the end of the round the county pays you: a noble, or the reward that is shown.
lancaster-guide-expelled-title = Expelled
lancaster-guide-expelled = A stronger knight has expelled yours from { $county }. Your knight, strength { $knight }, is back at court and can be placed again; nothing but squires was lost. You can do the same to others: your knight and its squires together must be stronger than the defender.
lancaster-guide-conquer-title = Expel somebody yourself
lancaster-guide-conquer = Your knight with strength { $knight } and { $squires ->
    [one] one squire
   *[other] { $squires } squires
} are stronger than the defender in { $county }. Click the knight, then the county.
lancaster-guide-france-title = To France
lancaster-guide-france = All who fight in a conflict add up their strength against France, here { $france }; { $missing ->
    [0] it is reached
   *[other] { $missing } is missing
}. If England wins, the strongest stack gets { $points } points. And a player who sends a knight to France takes a King’s Favour at once. Choose: “{ $button }”.
lancaster-guide-squires-title = How many squires?
lancaster-guide-squires = { $squires ->
    [0] None are needed here
   *[other] You need { $squires }
}. More make it harder to expel you, but squires in a county are spent at the end of the round, even if you hold it. Choose: “{ $button }”.
lancaster-guide-favour-title = A King’s Favour
lancaster-guide-favour = Take one that lies face up and use it at once; nobody else can have it in this round. Best now: “{ $button }”.
lancaster-guide-favour-noble-title = A noble for your round table
lancaster-guide-favour-noble = You can own one noble of each county. More nobles are worth more and more at the end, and each brings a voting marker after every round. Choose: “{ $button }”.
lancaster-guide-upgrade-title = A stronger knight
lancaster-guide-upgrade = One of your knights is swapped for the next strength from your reserve. Choose: “{ $button }”. Strong knights win counties, and the strongest knighthood brings 8 points at the end.
lancaster-guide-parliament-title = Parliament
lancaster-guide-parliament = Three proposals are voted on, one after the other, in secret. Your Yes or No is one vote, and each voting marker you add is one more: you have { $votes }. A tie carries the law. An adopted law pushes out the oldest one, and the three laws that are then in force pay everybody at once. Read your own column: it says what each law would give you.
lancaster-guide-vote-title = Your vote
lancaster-guide-vote = { $law }: “{ $button }”. The guide looks at what the law would give you, and what it would give the others. Markers can wait for a vote that matters more; but those not used by the third vote are gone.
lancaster-guide-law-title = A law pays
lancaster-guide-law = This law leaves you a choice. Sensible now: “{ $button }”.
lancaster-guide-claim-title = Noble or reward?
lancaster-guide-claim = { $county } is yours: take the noble, or the reward, or both for 3 gold; you have { $gold }. Now: “{ $button }”. Then the knight comes home, and its squires are spent.
lancaster-guide-build-title = Another extension
lancaster-guide-build = What you build now pays already in this round, and the most extensions bring 8 points at the end. Choose: “{ $button }”.
lancaster-guide-cross-title = The crossing
lancaster-guide-cross = The knight from Dorset goes on to France and fights there in this round. Choose: “{ $button }”.
lancaster-guide-start-player-title = Who begins?
lancaster-guide-start-player = The player who holds Surrey names the start player. Going first means the first choice of counties; going last means the last word. Choose: “{ $button }”.
lancaster-guide-castle-title = Your castle pays
lancaster-guide-castle = Every space with a knight or an extension pays once. Take the income first: with the squires it brings you can pay for the Armoury and the Tiltyard. Now: “{ $button }”.
lancaster-guide-paid-title = Your castle pays
lancaster-guide-paid = Before the round ended your castle paid: every space with a knight or an extension, once. Knights then go back to your court; an extension stays and pays in every round to come. With a knight in the Armoury or the Tiltyard you choose the order: income first, then what its squires can pay for.
lancaster-guide-ransom-title = Ransom
lancaster-guide-ransom = A conflict lost for the second time: your knights there are captured. You can buy them back for 1 gold per strength, or let them go to the reserve. Sensible now: “{ $button }”.
lancaster-guide-end-title = The first round is over
lancaster-guide-end = You have { $points ->
    [one] one power point
   *[other] { $points } power points
}, and { $rounds } rounds are to come. Points come from France and from laws now, from nobles, knighthood and castle at the end. Everything pays again each round, so build early. Have fun!

## In the rules: parts of the table
lancaster-part-county = A county, with its noble and its reward
lancaster-part-upper-row = New conflicts
lancaster-part-lower-row = Second attempts
lancaster-part-favours = King’s Favours
lancaster-part-in-force = Laws in force
lancaster-part-proposals = Proposals, to be voted on
lancaster-part-players = The players: points, tokens, knights
lancaster-part-court = Your court and reserve
lancaster-part-holdings = Your gold, squires and voting markers
lancaster-part-castle = Your castle with its six spaces
lancaster-part-round-table = Your round table

## What the symbols on the table mean
lancaster-sign-knights = Knights
lancaster-sign-knight = Knight of its owner, with its strength
lancaster-sign-ally = Knight of the ally
lancaster-sign-reserve = In reserve, not yet yours to place
lancaster-sign-squires = Squires that came along: 1 strength each
lancaster-sign-county = Counties
lancaster-sign-minimum = Free, and the least strength of a knight there
lancaster-sign-noble = The county’s noble, and how many are left
lancaster-sign-owned = This noble already sits at your round table
lancaster-sign-start = Start player
lancaster-sign-gains = What you gain
lancaster-sign-castle = Castle
lancaster-sign-built = Dark: the extension is built and pays every round
lancaster-sign-players = Players
lancaster-sign-knighthood = Knighthood: strength in service, and points at the end as it stands
lancaster-sign-extensions = Extensions, and points at the end as it stands
lancaster-sign-nobles = Nobles, and their points at the end
lancaster-sign-war = France and laws
lancaster-sign-france = Strength of France
lancaster-sign-ranks = Points for the first, second and third rank
lancaster-sign-second = Dashed: second attempt after a loss

## Worth: where points come from, as the coach says it
lancaster-worth-points = scored at once
lancaster-worth-tokens = from gold, squires and voting markers
lancaster-worth-nobles = from the round table
lancaster-worth-service = from knights
lancaster-worth-castle = from the castle
lancaster-worth-counties = from counties
lancaster-worth-conflicts = from conflicts
lancaster-worth-laws = from laws
lancaster-worth-races = from comparing knights and castles at the end
lancaster-worth-moment = from what comes next
