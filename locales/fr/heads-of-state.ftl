# Heads of State : noms, actions, événements, invites, raisons, options.
# `heads-of-state-title` est la carte attribut Titre ; le nom du jeu est le même dans toutes les langues et se trouve ailleurs.

heads-of-state-about = Trois siècles, quatre pays et pas assez de trônes : réunissez de quoi créer des nobles, et faites-leur de la place.

## Pays
heads-of-state-great_britain = Grande-Bretagne
heads-of-state-france = France
heads-of-state-german_states = États allemands
heads-of-state-spain = Espagne

## Secteurs
heads-of-state-england = Angleterre
heads-of-state-ireland = Irlande
heads-of-state-scotland = Écosse
heads-of-state-ile_de_france = Île-de-France
heads-of-state-aquitaine = Aquitaine
heads-of-state-burgundy = Bourgogne
heads-of-state-provence = Provence
heads-of-state-brittany = Bretagne
heads-of-state-brandenburg = Brandebourg
heads-of-state-saxony = Saxe
heads-of-state-bavaria = Bavière
heads-of-state-rhineland = Rhénanie
heads-of-state-castile = Castille
heads-of-state-andalusia = Andalousie
heads-of-state-galicia = Galice
heads-of-state-catalonia = Catalogne

## Rangs
heads-of-state-baron = Baron
heads-of-state-count = Vicomte
heads-of-state-earl = Comte
heads-of-state-marquis = Marquis
heads-of-state-duke = Duc
heads-of-state-prince = Prince
heads-of-state-king = Roi

## Attributs
heads-of-state-gold = Or
heads-of-state-title = Titre
heads-of-state-troops = Troupes
heads-of-state-castle = Château
heads-of-state-duelling = Art du duel
heads-of-state-education = Éducation
heads-of-state-bishop = Évêque
heads-of-state-palace = Palais
heads-of-state-courtesan = Courtisane

## Cartes trahison
heads-of-state-assassin = Assassin
heads-of-state-axeman = Bourreau
heads-of-state-guillotine = Guillotine
heads-of-state-inquisition = Inquisition espagnole
heads-of-state-gallows = Potence
heads-of-state-axeman_guillotine = Bourreau/Guillotine
heads-of-state-axeman_inquisition = Bourreau/Inquisition
heads-of-state-axeman_gallows = Bourreau/Potence
heads-of-state-guillotine_inquisition = Guillotine/Inquisition
heads-of-state-guillotine_gallows = Guillotine/Potence
heads-of-state-inquisition_gallows = Inquisition/Potence

## Manches
heads-of-state-year_1589 = 1589
heads-of-state-year_1689 = 1689
heads-of-state-year_1789 = 1789

## Sortes de tours
heads-of-state-attribute = Tour d’attributs
heads-of-state-sweep = Tour de nettoyage
heads-of-state-treachery = Tour de trahison

## Ce qui place l’un avant l’autre dans un pays
heads-of-state-unrivalled = sans rival
heads-of-state-more_influence = grâce à l’influence
heads-of-state-higher_noble = grâce au noble le plus élevé
heads-of-state-higher_sector = grâce à l’hexagone le plus élevé

## Actions
heads-of-state-action-choose_turn = { $turn }
heads-of-state-action-take_attribute = Prendre dans la pioche visible : { $attribute }
heads-of-state-action-draw_attribute = Piocher une carte attribut cachée
heads-of-state-action-take_treachery = Prendre dans la pioche visible : { $card }
heads-of-state-action-draw_treachery = Piocher une carte trahison cachée
heads-of-state-action-create = Créer un noble : { $rank }, { $sector }{ $courtesan_for ->
    [none] { "" }
   *[other] { " " }(Courtisane pour { $courtesan_for })
}
heads-of-state-action-play_treachery = { $second ->
    [none] Jouer { $card }
   *[other] Jouer { $card } et { $second }
} contre : { $rank }, { $sector }
heads-of-state-action-finish = Terminer le tour
heads-of-state-action-discard_attribute = Défausser : { $attribute }
heads-of-state-action-discard_treachery = Défausser : { $card }
heads-of-state-action-confirm_discards = Confirmer la défausse

## Titres de la liste des actions
heads-of-state-group-choose_turn = Quelle sorte de tour ?
heads-of-state-group-take_attribute = Cartes attribut visibles
heads-of-state-group-take_treachery = Cartes trahison visibles
heads-of-state-group-create = Créer un noble
heads-of-state-group-play_treachery = Trahison
heads-of-state-group-discard_attribute = Cartes attribut à défausser
heads-of-state-group-discard_treachery = Cartes trahison à défausser

## Événements
heads-of-state-event-first_player = { $seat_is_you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
heads-of-state-event-round_began = La manche de { $century } commence avec { $draw_pile } cartes dans la pioche.
heads-of-state-event-display_dealt = Nouvelle pioche visible : { $attributes }.
heads-of-state-event-treachery_dealt = Trahisons visibles : { $cards }.
heads-of-state-event-treachery_reshuffled = La défausse des trahisons est mélangée en une nouvelle pioche { $n_cards ->
    [one] d’une seule carte
   *[other] de { $n_cards } cartes
}.
heads-of-state-event-turn_began = { $seat_is_you ->
    [yes] C’est à vous de jouer.
   *[no] C’est { A($seat) } de jouer.
}
heads-of-state-event-first_turn_began = Premier tour { $seat_is_you ->
    [yes] pour vous
   *[no] pour { $seat }
} : { $draws ->
    [one] une carte
   *[other] { $draws } cartes
} à piocher.
heads-of-state-event-turn_chosen = { $seat_is_you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} : { $turn }.
heads-of-state-event-display_swept = { $seat_is_you ->
    [yes] Vous nettoyez
   *[no] { $seat } nettoie
} la pioche visible. Cartes retirées : { $attributes }.
heads-of-state-event-swept_returned = Les cartes retirées ({ $n_cards }) sont remélangées dans la pioche.
heads-of-state-event-attribute_taken = { $seat_is_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} une carte visible : { $attribute }.
heads-of-state-event-attribute_drawn = { $seat_is_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} : { $attribute }.
heads-of-state-event-attribute_drawn_unseen = { $seat_is_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une carte attribut cachée.
heads-of-state-event-treachery_taken = { $seat_is_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} une trahison visible : { $card }.
heads-of-state-event-treachery_drawn = { $seat_is_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} : { $card }.
heads-of-state-event-treachery_drawn_unseen = { $seat_is_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une carte trahison cachée.
heads-of-state-event-disc_removed = La pioche est vide : la Révolution est { $n_cards ->
    [one] la dernière carte
   *[other] parmi les { $n_cards } dernières cartes
}.
heads-of-state-event-noble_created = { $seat_is_you ->
    [yes] Vous créez
   *[no] { $seat } crée
} un noble : { $rank }, { $sector }. Cartes jouées : { $paid }.
heads-of-state-event-token_taken_back = { $seat_is_you ->
    [yes] Tous vos jetons de ce rang sont en jeu : vous reprenez
   *[no] Tous ses jetons de ce rang sont en jeu : { $seat } reprend
} un noble mort ({ $rank }, { $sector }).
heads-of-state-event-noble_cards_gone = { $rank } : il ne reste pas de carte noble pour { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
}.
heads-of-state-event-initial_marker = { $sector } : { $seat_is_you ->
    [yes] vous y créez
   *[no] { $seat } y crée
} le tout premier noble, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-event-country_marker = { $country } : { $seat_is_you ->
    [yes] vous avez créé
   *[no] { $seat } a créé
} un noble dans chaque secteur, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-event-country_markers_gone = { $country } : { $seat_is_you ->
    [yes] vous avez créé
   *[no] { $seat } a créé
} un noble dans chaque secteur, mais les deux marqueurs sont déjà pris.
heads-of-state-event-house_marker = { $seat_is_you ->
    [yes] Vous complétez
   *[no] { $seat } complète
} la Chambre des Nobles : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-event-house_markers_gone = { $seat_is_you ->
    [yes] Vous complétez
   *[no] { $seat } complète
} la Chambre des Nobles, mais il ne reste aucun marqueur.
heads-of-state-event-treachery_played = { $seat_is_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $cards } contre { $owner_is_you ->
    [yes] votre noble
   *[no] un noble ({ $owner })
} : { $rank }, { $sector }.
heads-of-state-event-assassination_succeeded = { $seat_is_you ->
    [yes] Le cube tiré du sac est à vous : succès contre { $owner }.
   *[no] Le cube tiré du sac est { A($seat) } : succès contre { $owner_is_you ->
        [yes] vous
       *[no] { $owner }
    }.
}
heads-of-state-event-assassination_failed = { $owner_is_you ->
    [yes] Le cube tiré du sac est à vous : { $seat } échoue et votre noble survit
   *[no] Le cube tiré du sac est { A($owner) } : { $seat_is_you ->
        [yes] vous échouez
       *[no] { $seat } échoue
    } et le noble survit
} ({ $rank }, { $sector }).
heads-of-state-event-noble_killed = { $seat_is_you ->
    [yes] Vous tuez un noble ({ $owner })
   *[no] { $seat } tue { $owner_is_you ->
        [yes] votre noble
       *[no] un noble ({ $owner })
    }
} : { $rank }, { $sector }.
heads-of-state-event-turn_ended = { $seat_is_you ->
    [yes] Vous terminez votre tour.
   *[no] { $seat } termine son tour.
}
heads-of-state-event-discarded = { $seat_is_you ->
    [yes] Vous défaussez :
   *[no] { $seat } défausse :
} { $attributes ->
    [none] { $treachery }.
   *[other] { $treachery ->
        [none] { $attributes }.
       *[other] { $attributes } · { $treachery }.
    }
}
heads-of-state-event-discarded_unseen = { $seat_is_you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $n_attributes ->
    [0] { $n_treachery ->
        [one] une carte trahison
       *[other] { $n_treachery } cartes trahison
    }
    [one] une carte attribut{ $n_treachery ->
        [0] { "" }
        [one] { " " }et une carte trahison
       *[other] { " " }et { $n_treachery } cartes trahison
    }
   *[other] { $n_attributes } cartes attribut{ $n_treachery ->
        [0] { "" }
        [one] { " " }et une carte trahison
       *[other] { " " }et { $n_treachery } cartes trahison
    }
}, face cachée.
heads-of-state-event-display_refilled = La pioche visible est complétée : { $attributes }.
heads-of-state-event-treachery_refilled = Les trahisons visibles sont complétées : { $cards }.
heads-of-state-event-revolution = Révolution ! La manche de { $century } s’achève { $seat_is_you ->
    [yes] pendant votre tour.
   *[no] pendant le tour { DE($seat) }.
}
heads-of-state-event-country_won = { $country } : première place pour { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
}, influence { $influence } ({ $decided_by }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-event-country_second = { $country } : deuxième place pour { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
}, influence { $influence } ({ $decided_by }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-event-round_marker_removed = { $country } : personne ne gagne le marqueur { $points } ; il est retiré.
heads-of-state-event-turn_resumed = { $seat_is_you ->
    [yes] Votre tour continue
   *[no] { $seat } reprend son tour
} : encore { $draws ->
    [one] une carte attribut
   *[other] { $draws } cartes attribut
} à piocher.
heads-of-state-event-turn_lost = { $seat_is_you ->
    [yes] Vous n’achevez pas votre tour
   *[no] { $seat } n’achève pas son tour
} : la partie est terminée.
heads-of-state-event-rank_majority = { $rank } : { $seat_is_you ->
    [yes] vous avez
   *[no] { $seat } a
} le plus de cartes nobles ({ $n_cards }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-event-rank_shared = { $rank } : { $seat_is_you ->
    [yes] vous êtes
   *[no] { $seat } est
} à égalité pour le plus de cartes nobles ({ $n_cards }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-event-rank_unscored = { $rank } : aucun point, car personne ou plus de deux joueurs ont le plus de cartes.
heads-of-state-event-game_won = { $seat_is_you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Invites
heads-of-state-prompt-choose_turn = À vous : piochez trois cartes attribut, nettoyez la pioche visible et piochez une carte, ou jouez un tour de trahison.
heads-of-state-prompt-choose_first_turn = Votre premier tour : piochez { $total ->
    [one] une carte attribut
   *[other] { $total } cartes attribut
}, ou nettoyez et piochez-en une.
heads-of-state-prompt-draw_attribute = Choisissez une carte attribut. { $total ->
    [one] C’est la seule de ce tour.
   *[other] Piochées : { $drawn } sur { $total }.
}
heads-of-state-prompt-draw_attribute_or_revolution = Choisissez une carte attribut. { $total ->
    [one] C’est la seule de ce tour.
   *[other] Piochées : { $drawn } sur { $total }.
} Toute carte cachée peut être la Révolution.
heads-of-state-prompt-draw_from_sweep = La pioche visible est renouvelée : choisissez une carte attribut.
heads-of-state-prompt-draw_treachery = Choisissez une carte trahison.
heads-of-state-prompt-draw_either = Choisissez une carte trahison et une carte attribut, dans l’ordre de votre choix.
heads-of-state-prompt-create = Créez des nobles sur les emplacements libres, ou cliquez sur « Terminer le tour ».
heads-of-state-prompt-plot = Jouez une trahison, créez des nobles sur les emplacements que vous avez vidés, ou cliquez sur « Terminer le tour ».
heads-of-state-prompt-must_replace = Avant de terminer votre tour, créez encore un noble sur { $must_replace ->
    [one] un des emplacements que vous avez vidés.
   *[other] { $must_replace } des emplacements que vous avez vidés.
}
heads-of-state-prompt-discard = Votre main est trop grande. Défaussez { $attributes ->
    [0] { $treachery ->
        [one] une carte trahison.
       *[other] { $treachery } cartes trahison.
    }
    [one] une carte attribut{ $treachery ->
        [0] .
        [one] { " " }et une carte trahison.
       *[other] { " " }et { $treachery } cartes trahison.
    }
   *[other] { $attributes } cartes attribut{ $treachery ->
        [0] .
        [one] { " " }et une carte trahison.
       *[other] { " " }et { $treachery } cartes trahison.
    }
}
heads-of-state-prompt-trim = Nouvelle manche : on garde six cartes attribut et deux cartes trahison. Défaussez { $attributes ->
    [0] { $treachery ->
        [one] une carte trahison.
       *[other] { $treachery } cartes trahison.
    }
    [one] une carte attribut{ $treachery ->
        [0] .
        [one] { " " }et une carte trahison.
       *[other] { " " }et { $treachery } cartes trahison.
    }
   *[other] { $attributes } cartes attribut{ $treachery ->
        [0] .
        [one] { " " }et une carte trahison.
       *[other] { " " }et { $treachery } cartes trahison.
    }
}
heads-of-state-prompt-confirm_discards = Confirmez votre défausse.
heads-of-state-prompt-wait_for_trim = En attente : chacun choisit les cartes à défausser pour la nouvelle manche.
heads-of-state-prompt-wait = C’est { A($seat) } de jouer.
heads-of-state-prompt-over = La partie est terminée.

## Pourquoi non
heads-of-state-why-already_attacked = Un noble ne peut être attaqué qu’une fois par tour, quel que soit le résultat.
heads-of-state-why-assassin_not_mixed = Vous ne pouvez pas combiner des Assassins et des cartes de pays.
heads-of-state-why-cannot_replace = Après ce meurtre, vous ne pourriez plus remplacer toutes vos victimes sauf une.
heads-of-state-why-cannot_replace_rest = Si vous payez ainsi, vous ne pourrez plus remplacer vos autres victimes.
heads-of-state-why-capital_needs_two = Dans une capitale, il faut deux cartes.
heads-of-state-why-card_is_held = La Courtisane ne remplace qu’une carte que vous n’avez pas.
heads-of-state-why-card_not_held = Vous n’avez pas ces cartes.
heads-of-state-why-cards_missing = Vous n’avez pas toutes les cartes de cet ensemble.
heads-of-state-why-choose_surplus = Choisissez d’abord le nombre exact de cartes à défausser.
heads-of-state-why-courtesan_barred = Une Courtisane ne peut pas servir pour un Baron ni pour un Roi.
heads-of-state-why-first_turn = Au premier tour, vous ne faites que piocher des cartes attribut.
heads-of-state-why-kills_come_first = Vous avez déjà créé un remplaçant : plus de trahison pendant ce tour.
heads-of-state-why-must_replace = Remplacez toutes vos victimes sauf une avant de finir le tour.
heads-of-state-why-no_draw_left = Vous avez pioché toutes vos cartes.
heads-of-state-why-no_such_space = Ce secteur n’a pas d’emplacement de ce rang.
heads-of-state-why-no_treachery_in_this_turn = Une trahison ne se joue que pendant un tour de trahison.
heads-of-state-why-nobody_there = Il n’y a pas de noble sur cet emplacement.
heads-of-state-why-not_in_set = L’ensemble de ce noble n’a pas la carte que la Courtisane remplacerait.
heads-of-state-why-not_now = Pas maintenant : une autre décision vient d’abord.
heads-of-state-why-not_on_display = Cette carte n’est pas dans la pioche visible.
heads-of-state-why-only_emptied_spaces = Dans un tour de trahison, on ne remplit que les emplacements qu’on y a vidés.
heads-of-state-why-own_noble = Ce noble est à vous.
heads-of-state-why-pair_not_identical = À cette table, les deux cartes contre une capitale doivent être identiques.
heads-of-state-why-pile_too_small = Pour nettoyer, il faut six cartes dans la pioche.
heads-of-state-why-province_needs_one = Dans une province, il faut exactement une carte.
heads-of-state-why-space_occupied = Cet emplacement est occupé.
heads-of-state-why-surplus_is_chosen = Vous avez déjà choisi assez de ces cartes.
heads-of-state-why-sweep_keeps_off_revolution = Après un nettoyage, on ne pioche jamais sous le disque ; prenez une carte visible.
heads-of-state-why-treachery_card_first = La carte trahison se pioche d’abord.
heads-of-state-why-wrong_country = Ces cartes ne sont pas valables dans ce pays.

## Options
heads-of-state-option-de_second_place = Deuxième, États allemands
    .help = Les tableaux de la règle donnent cinq points à la deuxième place des États allemands, un de ses exemples trois.
heads-of-state-option-de_second_place-5 = 5 points
heads-of-state-option-de_second_place-3 = 3 points
heads-of-state-option-capital_pair = Deux cartes contre une capitale
    .help = Un noble d’une capitale tombe sous deux cartes quelconques valables dans le pays, ou seulement sous deux cartes identiques.
heads-of-state-option-capital_pair-mixed = Deux cartes valables
heads-of-state-option-capital_pair-identical = Deux identiques
heads-of-state-option-first_turn_create = Nobles au premier tour
    .help = On peut créer des nobles dès son premier tour ; sinon il finit après la pioche.
heads-of-state-option-first_turn_sweep = Nettoyage au premier tour
    .help = Au premier tour on peut nettoyer la pioche visible et piocher une carte, au lieu du nombre habituel.
heads-of-state-option-revolution_pile_cards = Cartes attribut sous le disque
    .help = Combien de cartes attribut sont mélangées avec la Révolution.
heads-of-state-option-house_counts = Chambre des Nobles
    .help = Quand les dix cartes nobles d’un rang sont parties, un noble de ce rang compte encore pour la Chambre des Nobles, ou non.
heads-of-state-option-house_counts-creations = Chaque rang créé
heads-of-state-option-house_counts-noble_cards = Une carte noble de chaque rang
heads-of-state-option-discards_visible = Défausses visibles
    .help = Chacun voit les cartes en excédent qu’un joueur défausse. Sinon les défausses ne montrent que leur taille.
heads-of-state-option-plot_order = Trahison et remplacement
    .help = Si l’on peut encore jouer une trahison après avoir remplacé une victime dans le même tour.
heads-of-state-option-plot_order-interleaved = Ordre libre
heads-of-state-option-plot_order-kills_first = Trahisons d’abord
heads-of-state-option-courtesan_free = La Courtisane remplace
    .help = Quelle carte d’un ensemble une Courtisane peut remplacer.
heads-of-state-option-courtesan_free-yes = Toute carte de l’ensemble
heads-of-state-option-courtesan_free-only_if_missing = Seulement une carte qu’on n’a pas
heads-of-state-option-treachery_draw_first = Pioches du tour de trahison
    .help = La carte trahison vient avant la carte attribut, ou le joueur choisit l’ordre.
heads-of-state-option-treachery_draw_first-yes = Trahison d’abord
heads-of-state-option-treachery_draw_first-any_order = Ordre libre
heads-of-state-option-last_tie_break = Dernier départage
    .help = Deux joueurs sont à égalité d’influence et de meilleur noble dans un pays. Ce qui décide alors : le meilleur noble dans l’hexagone le plus élevé, secteur par secteur ; ou le plus grand hexagone parmi les secteurs où se trouvent leurs meilleurs nobles.
heads-of-state-option-last_tie_break-sector_by_sector = Secteur par secteur
heads-of-state-option-last_tie_break-sector_of_best_noble = Secteur du meilleur noble

## On the board
heads-of-state-ui-short-duelling = Duel
heads-of-state-ui-short-inquisition = Inquisition
heads-of-state-ui-letter-baron = B
heads-of-state-ui-letter-count = V
heads-of-state-ui-letter-earl = C
heads-of-state-ui-letter-marquis = M
heads-of-state-ui-letter-duke = D
heads-of-state-ui-letter-prince = P
heads-of-state-ui-letter-king = R
heads-of-state-ui-brief-great_britain = Gr.-Bretagne
heads-of-state-ui-brief-france = France
heads-of-state-ui-brief-german_states = Allemagne
heads-of-state-ui-brief-spain = Espagne
heads-of-state-ui-brief-everywhere = partout, 3 sur 4
heads-of-state-ui-brief-courtesan = remplace 1
heads-of-state-ui-good-attribute = Sert pour : { $ranks }
heads-of-state-ui-good-courtesan = Remplace une carte dans les ensembles de : { $ranks }
heads-of-state-ui-good-treachery = Tue un noble dans : { $countries }. Dans une capitale, il en faut deux.
heads-of-state-ui-good-assassin = Tue un noble dans n’importe quel pays, trois fois sur quatre. Dans une capitale, il en faut deux.
heads-of-state-ui-map = Carte de l’Europe
heads-of-state-ui-map-turn = tour { $turn }
heads-of-state-ui-sea-atlantic = Océan Atlantique
heads-of-state-ui-sea-north_sea = Mer du Nord
heads-of-state-ui-sea-mediterranean = Mer Méditerranée
heads-of-state-ui-cancel = Annuler
heads-of-state-ui-close = Continuer
heads-of-state-ui-segments = Parties du plateau
heads-of-state-ui-segment-map = Carte
heads-of-state-ui-segment-court = Pioches
heads-of-state-ui-segment-standings = Classement

## Spaces and hexagons
heads-of-state-ui-space = { $sector } : { $rank }
heads-of-state-ui-space-vacant = Libre ; donnerait { $influence ->
    [one] { $influence } point
   *[other] { $influence } points
} d’influence.
heads-of-state-ui-space-held = Tenu par { $owner }, influence { $influence }.
heads-of-state-ui-space-marker = Premier noble ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heads-of-state-ui-space-attacked = Déjà attaqué pendant ce tour.
heads-of-state-ui-hexagon-marker = { $sector }, hexagone { $points } : le marqueur du premier noble est encore là.
heads-of-state-ui-hexagon-no-marker = { $sector }, hexagone { $points } ; le marqueur est pris.
heads-of-state-ui-dead = Mort : { $rank }, { $owner }.

## What a deed would change
heads-of-state-ui-gain-initial = { $points } premier noble du secteur
heads-of-state-ui-gain-country = { $points } tous les secteurs du pays
heads-of-state-ui-gain-house = { $points } Chambre des Nobles
heads-of-state-ui-gain-prize = { $points } en fin de manche, en l’état
heads-of-state-ui-gain-owner-prize = { $points } en fin de manche pour { $owner }
heads-of-state-ui-gain-influence = { $points } en influence
heads-of-state-ui-gain-no-card = il ne reste plus de carte noble
heads-of-state-ui-deed-create = Créer un noble
heads-of-state-ui-deed-create-yes = Créer
heads-of-state-ui-deed-strike = Jouer une trahison
heads-of-state-ui-deed-strike-yes = Jouer
heads-of-state-ui-pays = Cartes à jouer
heads-of-state-ui-ways = Autres possibilités
heads-of-state-ui-pay-plain = sans Courtisane
heads-of-state-ui-pay-courtesan = Courtisane pour { $attribute }
heads-of-state-ui-odds = { $percent } % de chances
heads-of-state-ui-odds-sure = certain

## Displays, decks, the Revolution
heads-of-state-ui-court = Pioches visibles et piles
heads-of-state-ui-display-attributes = Cartes attribut visibles
heads-of-state-ui-display-treachery = Cartes trahison visibles
heads-of-state-ui-deck-name-attributes = Attributs
heads-of-state-ui-deck-name-treachery = Trahison
heads-of-state-ui-deck-attributes = { $count ->
    [one] { $count } carte attribut
   *[other] { $count } cartes attribut
} dans la pioche, { $revolution } sous le disque de la Révolution.
heads-of-state-ui-deck-treachery = { $count ->
    [one] { $count } carte trahison
   *[other] { $count } cartes trahison
} dans la pioche.
heads-of-state-ui-swept = Retirées jusqu’à la fin du tour : { $cards }
heads-of-state-ui-revolution = Révolution
heads-of-state-ui-meter = { $latest ->
    [one] Révolution à la prochaine carte cachée
   *[other] Révolution après { $earliest } à { $latest } cartes cachées
}
heads-of-state-ui-meter-now = Révolution : { $percent } %, au plus tard carte { $latest }
heads-of-state-ui-header-revolution = { $earliest }–{ $latest }
heads-of-state-ui-centuries = Manches
heads-of-state-ui-sweep-on = Le nettoyage est possible.
heads-of-state-ui-sweep-off = Pas de nettoyage possible.
heads-of-state-ui-counts = Défausses { $attributes } + { $treachery }
heads-of-state-ui-counts-card = Carte
heads-of-state-ui-counts-discarded = Défaussées
heads-of-state-ui-counts-unseen = Jamais vues
heads-of-state-ui-counts-help = Jamais vues : dans une pile, ou inconnues dans une autre main.
heads-of-state-ui-revolution-of = Révolution en { $century }
heads-of-state-ui-revolution-turn = Elle est venue pendant le tour { DE($player) }.
heads-of-state-ui-revolution-why = influence { $influence }, { $why }
heads-of-state-ui-revolution-nobody = Personne n’y est.

## The turn
heads-of-state-ui-mode-undecided = choisit son tour
heads-of-state-ui-mode-first = Premier tour
heads-of-state-ui-mode-attribute = Tour d’attributs
heads-of-state-ui-mode-sweep = Tour de nettoyage
heads-of-state-ui-mode-treachery = Tour de trahison
heads-of-state-ui-strip-drawn = { $drawn } sur { $total } { $total ->
    [one] piochée
   *[other] piochées
}
heads-of-state-ui-strip-treachery = carte trahison à prendre
heads-of-state-ui-duty = { $count ->
    [one] Une victime doit encore être remplacée.
   *[other] { $count } victimes doivent encore être remplacées.
}
heads-of-state-ui-turn-short-attribute = 3 cartes, nobles
heads-of-state-ui-turn-short-sweep = 6 nouvelles, 1 carte
heads-of-state-ui-turn-short-treachery = 1 + 1, tuer
heads-of-state-ui-turn-help-attribute = Piochez trois cartes attribut, puis créez des nobles sur les emplacements libres.
heads-of-state-ui-turn-help-sweep = Remplacez les six cartes visibles, prenez-en une, puis créez des nobles sur les emplacements libres.
heads-of-state-ui-turn-help-treachery = Prenez une carte trahison et une carte attribut, puis tuez des rivaux et occupez ce que vous avez vidé.
heads-of-state-ui-none-possible = Aucun noble n’est possible pour l’instant. Le plus proche : { $rank }, il manque { $cards }. Cliquez sur « { $button } ».
heads-of-state-ui-finish-anyway = { $count ->
    [one] Un emplacement est encore possible : terminer quand même
   *[other] { $count } emplacements sont encore possibles : terminer quand même
}
heads-of-state-ui-bag-victim = { $sector } : { $rank } ({ $owner })
heads-of-state-ui-bag-killed = Cube tiré : { $player }. Le noble meurt.
heads-of-state-ui-bag-missed = Cube tiré : { $player }. Le noble survit.

## Standings
heads-of-state-ui-standings = Les pays, si la manche s’achevait maintenant
heads-of-state-ui-player = Joueur
heads-of-state-ui-influence = Influence
heads-of-state-ui-sectors = Secteurs
heads-of-state-ui-prizes = Première et deuxième place en fin de manche
heads-of-state-ui-country-markers = Pour les premiers à créer un noble dans chaque secteur
heads-of-state-ui-country-done = Un noble créé dans chaque secteur.
heads-of-state-ui-country-missing = Secteurs manquants : { $sectors }
heads-of-state-ui-tie = { $first } avant { $next } : { $why }
heads-of-state-ui-tie-higher_noble = noble plus élevé ({ $what })
heads-of-state-ui-tie-higher_sector = hexagone plus élevé ({ $what })
heads-of-state-ui-ranks = Le plus de cartes nobles
heads-of-state-ui-ranks-help = Cartes nobles ; un cadre marque celui qui marquerait maintenant. À deux on partage, à trois ou plus personne ne marque.
heads-of-state-ui-rank-cell = { $player }, { $rank } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie se terminait maintenant
heads-of-state-ui-bonus = Bonus
heads-of-state-ui-bonus-help = Points pour le plus de cartes nobles à la fin
heads-of-state-ui-left = Reste
heads-of-state-ui-left-help = Cartes nobles restant dans la pile

## Players
heads-of-state-ui-house-markers = Chambre des Nobles
heads-of-state-ui-house = Chambre des Nobles : { $done ->
    [one] { $done } rang
   *[other] { $done } rangs
} sur 7 ; le prochain marqueur vaut { $next }.
heads-of-state-ui-score = Premiers nobles { $initial }, pays { $country }, Chambre des Nobles { $house }, influence { $influence }, le plus de cartes nobles { $ranks }
heads-of-state-ui-attributes-held = { $count ->
    [one] { $count } carte attribut
   *[other] { $count } cartes attribut
}
heads-of-state-ui-treachery-held = { $count ->
    [one] { $count } carte trahison
   *[other] { $count } cartes trahison
}
heads-of-state-ui-now = manche +{ $influence } · fin +{ $ranks }
heads-of-state-ui-now-help = Ce que l’influence rapporterait si la manche s’achevait maintenant, et le plus de cartes nobles si la partie se terminait
heads-of-state-ui-open-hand = Cartes en main
heads-of-state-ui-known = Cartes prises à découvert

## My hand
heads-of-state-ui-hand = Mes cartes attribut et les nobles qu’elles permettent
heads-of-state-ui-hand-cards = { $count ->
    [one] carte
   *[other] cartes
}
heads-of-state-ui-hand-treachery = Mes cartes trahison
heads-of-state-ui-no-treachery = Pas de carte trahison.
heads-of-state-ui-no-secrets = Les spectateurs ne voient pas les mains.
heads-of-state-ui-held = { $card } : { $count } en main
heads-of-state-ui-chart-missing = Il manque : { $cards }
heads-of-state-ui-chart-choose = { $rank } : choisissez un de ses emplacements lumineux
heads-of-state-ui-strike-first = { $card } : choisissez le noble à frapper
heads-of-state-ui-chart-ready = Les cartes sont là ; { $count ->
    [0] aucun emplacement libre
    [one] un emplacement libre
   *[other] { $count } emplacements libres
}.
heads-of-state-ui-chart-vacant = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
heads-of-state-ui-trim = Cartes à défausser
heads-of-state-ui-trim-yes = Défausser celles-ci
heads-of-state-ui-trim-ready = Votre choix est confirmé.
heads-of-state-ui-trim-complete = Les cartes marquées seront défaussées. Cliquez sur d’autres pour changer.
heads-of-state-ui-trim-state = Encore à choisir : attributs { $attributes }, trahison { $treachery }
heads-of-state-ui-trim-gives = { $card } : à défausser
heads-of-state-ui-trim-keeps = { $card } : gardée

## The end
heads-of-state-ui-result = D’où viennent les points
heads-of-state-ui-result-ties = À égalité, on compare les cartes Roi, puis Prince, et ainsi de suite jusqu’au Baron.
heads-of-state-ui-source-initial = Premiers nobles
heads-of-state-ui-source-country = Pays
heads-of-state-ui-source-house = Chambre des Nobles
heads-of-state-ui-source-influence = Influence
heads-of-state-ui-source-ranks = Le plus de cartes nobles
heads-of-state-ui-total = Total

## Learn by playing
heads-of-state-guide-welcome-title = Trois siècles, trois manches
heads-of-state-guide-welcome = Vous menez une famille noble au pouvoir en Grande-Bretagne, en France, en Espagne et dans les États allemands. Il y a trois manches, 1589, 1689 et 1789 ; une Révolution met fin à chacune. Le joueur qui a le plus de points après la troisième gagne. Ce guide vous accompagne pendant vos trois premiers tours. Vous pouvez jouer autrement à tout moment.
heads-of-state-guide-chart-title = Le diagramme
heads-of-state-guide-chart = Chaque noble coûte un ensemble de cartes attribut : un Baron seulement de l’or, un Roi les huit sortes. Le diagramme de votre main montre quelles cartes chaque rang demande et lesquelles vous avez. Pour les cinq rangs du milieu, une Courtisane peut remplacer une carte.
heads-of-state-guide-display-title = Votre premier tour
heads-of-state-guide-display = Au premier tour, vous ne choisissez que des cartes : vous piochez { $cards ->
    [one] une carte attribut
   *[other] { $cards } cartes attribut
}. Prenez-les dans la pioche visible, ou sans les voir dans la pioche.
heads-of-state-guide-attribute-turn-title = Un tour d’attributs
heads-of-state-guide-attribute-turn = Au début du tour vous en choisissez la sorte. Un tour d’attributs donne trois cartes, et vous pouvez occuper des emplacements libres : le bon choix tant qu’il y en a beaucoup. Choisissez : « { $button } ».
heads-of-state-guide-treachery-title = La trahison
heads-of-state-guide-treachery = Essayons autre chose. Dans un tour de trahison vous piochez une carte trahison et une carte attribut, vous pouvez tuer des nobles de vos rivaux, et vous n’occupez que les emplacements que vous avez vidés. Une carte du bon pays tue toujours ; un Assassin trois fois sur quatre. Dans une capitale, il en faut deux.
heads-of-state-guide-treachery-turn-title = Un tour de trahison
heads-of-state-guide-treachery-turn = Choisissez : « { $button } ». Même si vous ne frappez personne maintenant, la carte reste dans votre main.
heads-of-state-guide-take-title = Prenez une carte
heads-of-state-guide-take = Choisissez : « { $button } ». { $rank ->
    [none] Aucune carte ne vous rapproche d’un noble pour l’instant.
   *[other] Elle vous rapproche de ce noble : { $rank }.
}
heads-of-state-guide-take-treachery-title = Une carte trahison
heads-of-state-guide-take-treachery = Les Assassins frappent dans tous les pays, les autres cartes dans un ou deux. Choisissez : « { $button } ».
heads-of-state-guide-hexagon-title = Emplacements et hexagones
heads-of-state-guide-hexagon = Chaque emplacement n’accueille qu’un seul rang. Le nombre de l’hexagone va au premier joueur qui crée un noble dans ce secteur. Les nobles donnent aussi de l’influence : à la fin de la manche, les deux premiers de chaque pays marquent pour cela.
heads-of-state-guide-create-title = Créez un noble
heads-of-state-guide-create = { $rank }, { $sector } : { $points ->
    [0] il n’y a plus de marqueur, mais le noble compte pour l’influence
   *[other] { $points } points aussitôt
}, et { $influence } en influence. Cliquez sur l’emplacement, puis sur le paiement. Choisissez : « { $button } ».
heads-of-state-guide-duty-title = Le devoir de remplacer
heads-of-state-guide-duty = Si vous tuez, vous devez pouvoir combler le vide : à la fin du tour, un seul au plus des emplacements que vous avez vidés peut rester libre. Après une victime, vous êtes libre ; après deux, il faut avoir créé un nouveau noble sur l’un d’eux. Ne frappez donc qu’avec un ensemble en main.
heads-of-state-guide-strike-title = Frappez
heads-of-state-guide-strike = { $rank }, { $sector } : votre carte a { $percent } % de chances de tuer. Son propriétaire garde ses points et la carte noble, mais perd l’influence. Choisissez : « { $button } ».
heads-of-state-guide-revolution-title = La Révolution approche
heads-of-state-guide-revolution = La Révolution est parmi les dernières cartes de la pioche : il reste au moins { $cards } cartes. Quand elle paraît, la manche est évaluée aussitôt, au milieu d’un tour, et les mains sont réduites à 6 cartes attribut et 2 cartes trahison. Une carte de la pioche visible n’est jamais la Révolution.
heads-of-state-guide-house-title = La Chambre des Nobles
heads-of-state-guide-house = Le joueur qui a créé un noble de chaque rang prend le prochain marqueur de la Chambre des Nobles, ici { $points } points. Et celui qui a le plus de cartes nobles d’un rang marque à la fin de la partie, que les nobles vivent ou non.
heads-of-state-guide-finish-title = Finissez le tour
heads-of-state-guide-finish = { $plotting ->
    [0] Aucune autre création ne vaut la peine pour l’instant ; les cartes restent en main, dix au plus
   *[other] Personne n’est obligé de frapper ; vos cartes restent en main
}. Choisissez : « { $button } ».
heads-of-state-guide-discard-title = Trop de cartes
heads-of-state-guide-discard = Défaussez ce qui aide le moins. Choisissez : « { $button } ».
heads-of-state-guide-end-title = Vous connaissez les tours
heads-of-state-guide-end = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Surveillez le classement de chaque pays : les deux premières places rapportent dans les trois manches. Des nobles dans tous les secteurs d’un pays donnent son marqueur. Et pensez à la Révolution avant d’amasser des cartes. Bonne partie !

## Les parties de la table, telles que la règle les nomme
heads-of-state-part-players = Joueurs : points, cartes en main, rangs créés pour la Chambre des Nobles
heads-of-state-part-space = Emplacement : reçoit un noble du rang qui y est dessiné
heads-of-state-part-hexagon = Hexagone : numéro du secteur, encadré tant que le marqueur initial y est
heads-of-state-part-dead = Jeton d’un noble mort : montre que son joueur en avait un ici
heads-of-state-part-display = Pioche visible des cartes attribut
heads-of-state-part-pile = Pioche
heads-of-state-part-treachery = Cartes trahison visibles
heads-of-state-part-revolution = Combien de cartes restent avant la Révolution
heads-of-state-part-country = Pays : prix de la manche, marqueurs de pays, influence de chacun
heads-of-state-part-chart = Votre main au-dessus du diagramme : les cartes qu’il faut pour chaque noble
heads-of-state-part-treachery-hand = Vos cartes trahison

## Ce que signifient les symboles sur la table
heads-of-state-sign-ranks = Les nobles et leurs ensembles
heads-of-state-sign-rank = { $rank } : { $cards }. Le plus de cartes de ce rang : { $bonus } points.
heads-of-state-sign-attributes = Cartes attribut
heads-of-state-sign-treachery = Cartes trahison
heads-of-state-sign-map = La carte
heads-of-state-sign-capital = Bord épais : capitale
heads-of-state-sign-vacant = Emplacement libre pour ce rang
heads-of-state-sign-marker = Hexagone doré : points pour le premier noble du secteur
heads-of-state-sign-dead = Jeton d’un noble mort : aucune influence
heads-of-state-sign-chart = Le diagramme
heads-of-state-sign-held = Carte en main
heads-of-state-sign-missing = Carte qui manque
heads-of-state-sign-courtesan = La Courtisane remplace la carte qui manque
heads-of-state-sign-barred = Ce noble n’admet pas de Courtisane
heads-of-state-sign-countries = Pays et manches
heads-of-state-sign-sectors = Secteurs où un joueur a déjà eu un noble

## D’où viennent les points, comme le dit l’analyse
heads-of-state-worth-scored = tout de suite
heads-of-state-worth-influence = avec l’influence
heads-of-state-worth-ranks = avec les cartes nobles
heads-of-state-worth-house = avec la Chambre des Nobles
heads-of-state-worth-countries = avec les pays
heads-of-state-worth-attributes = avec les cartes attribut
heads-of-state-worth-treachery = avec les cartes trahison
heads-of-state-worth-draws = avec les cartes encore à piocher
