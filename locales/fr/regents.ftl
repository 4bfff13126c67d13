# Régents : noms, actions, événements, invites, raisons, options, et les textes du plateau.

regents-title = Régents – Les Gardiens du Royaume
regents-about = Huit jours au château d’Édimbourg : dominez salle après salle et gardez le secret de votre clan.

## Lieux
regents-throne = Salle du Trône
regents-knights = Salle des Chevaliers
regents-treasure = Salle du Trésor
regents-chapel = Chapelle
regents-store = Cellier
regents-tower = Tour
regents-rampart = Chemin de ronde

## Domaines
regents-politics = Politique
regents-military = Militaire
regents-finance = Finances
regents-religion = Religion
regents-trade = Commerce

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

## Cartes Action
regents-suspicion = Suspicion
regents-diplomacy = Diplomatie
regents-alliance = Alliance
regents-privilege = Privilège
regents-influence = Influence
regents-betrayal = Trahison

## D’où viennent les pas et les pertes
regents-fifth_card = cinquième carte
regents-accusation = accusation
regents-penalty = fausse accusation

## Actions
regents-action-place_agent = Placer un agent : { $at }
regents-action-move_agent = Déplacer un agent : { $from } → { $to }
regents-action-move_king = Déplacer le roi : { $to }
regents-action-recruit = Recruter un conseiller
regents-action-place_counsellor = Placer un conseiller : { $at }
regents-action-spy = Espionner { $target }
regents-action-accuse = Accuser { $target } d’être du clan { $clan }
regents-action-return_agent = Ramener un agent : { $at }
regents-action-play_card = Jouer la carte { $card }
regents-action-reveal_domain = Révéler la carte Domaine
regents-action-play_chip = Jouer un jeton privilège
regents-action-end_actions = Terminer et passer au décompte
regents-action-expel = Expulser un agent ({ $target }) : { $at }
regents-action-choose_nobody = Ne choisir aucun agent
regents-action-swap_first = Échanger { $owner_is_you ->
    [yes] votre agent
   *[no] un agent ({ $owner })
} : { $at }
regents-action-swap_first_neutral = Échanger l’agent neutre : { $at }
regents-action-swap_second = … avec { $owner_is_you ->
    [yes] votre agent
   *[no] un agent ({ $owner })
} : { $at }
regents-action-swap_second_neutral = … avec l’agent neutre : { $at }
regents-action-finish_privilege = Ne pas déplacer de second agent
regents-action-move_rival = Déplacer un agent ({ $owner }) : { $from } → { $to }
regents-action-advance = Un pas dans le domaine { $track }
regents-action-penalize = { $target } perd un pas dans le domaine { $track }
regents-action-win_tie = Gagner l’égalité : { $at }
regents-action-decline_diplomacy = Ne pas utiliser la Diplomatie
regents-action-score_hall = Marquer maintenant : { $hall }
regents-action-leave_halls = Ne plus marquer de salle
regents-action-tower_step = Tour : un pas dans le domaine { $track }
regents-action-tower_later = Marquer d’abord les salles, la Tour après
regents-action-decline_tower = Ne pas utiliser la Tour
regents-action-rampart_retreat = Chemin de ronde : { $target } perd un pas dans le domaine { $track }
regents-action-decline_rampart = Ne pas utiliser le Chemin de ronde
regents-action-move_neutral = Déplacer un agent neutre : { $from } → { $to }
regents-action-leave_neutral = Ne déplacer aucun agent neutre

## Événements
regents-event-game_began = { $seat_is_you ->
    [yes] Vous commencez chaque manche.
   *[no] { $seat } commence chaque manche.
}
regents-event-dealt = Vous êtes du clan { $clan }, à qui manque la carte { $card }. Votre domaine : { $domain }.
regents-event-neutral_clan = Le clan neutre est { $clan } : aucun joueur n’en fait partie.
regents-event-agent_placed = { $seat_is_you ->
    [yes] Vous placez un agent
   *[no] { $seat } place un agent
} : { $at }.
regents-event-round_began = La manche { $round } commence.
regents-event-turn_began = { $seat_is_you ->
    [yes] C’est à vous de jouer.
   *[no] C’est { A($seat) } de jouer.
}
regents-event-agent_moved = { $seat_is_you ->
    [yes] Vous déplacez un agent
   *[no] { $seat } déplace un agent
} : { $from } → { $to }.
regents-event-rival_moved = { $by_is_you ->
    [yes] Vous déplacez
   *[no] { $by } déplace
} { $owner_is_you ->
    [yes] votre agent
   *[no] un agent ({ $owner })
} : { $from } → { $to }.
regents-event-king_moved = { $seat_is_you ->
    [yes] Vous déplacez le roi
   *[no] { $seat } déplace le roi
} : { $from } → { $to }.
regents-event-counsellor_recruited = { $seat_is_you ->
    [yes] Vous recrutez un conseiller.
   *[no] { $seat } recrute un conseiller.
}
regents-event-counsellor_placed = { $seat_is_you ->
    [yes] Vous placez un conseiller
   *[no] { $seat } place un conseiller
} : { $at }.
regents-event-agent_returned = { $seat_is_you ->
    [yes] Vous ramenez un agent
   *[no] { $seat } ramène un agent
} : { $at }.
regents-event-spied = { $target_is_you ->
    [yes] { $by } vous espionne.
   *[no] { $by } espionne { $target }.
}
regents-event-spied_card = { $by_is_you ->
    [yes] Vous espionnez { $target } et voyez la carte { $card }.
   *[no] { $target_is_you ->
        [yes] { $by } vous espionne et voit votre carte { $card }.
       *[no] { $by } espionne { $target } et voit la carte { $card }.
    }
}
regents-event-accused = { $by } accuse { $target }.
regents-event-accused_of = { $by_is_you ->
    [yes] Vous accusez { $target } d’être du clan { $clan }.
   *[no] { $target_is_you ->
        [yes] { $by } vous accuse d’être du clan { $clan }.
       *[no] { $by } accuse { $target } d’être du clan { $clan }.
    }
}
regents-event-accusation_right = { $target_is_you ->
    [yes] C’est vrai : vous êtes du clan { $clan }.
   *[no] C’est vrai : { $target } est du clan { $clan }.
}
regents-event-accusation_wrong = L’accusation portée par { $by } est fausse.
regents-event-accusation_wrong_shown = { $by_is_you ->
    [yes] C’est faux : { $target } vous montre le clan { $clan }.
   *[no] C’est faux. { $target_is_you ->
        [yes] Vous montrez votre clan { $clan } { A($by) } seulement.
       *[no] { $target } montre le clan { $clan } { A($by) } seulement.
    }
}
regents-event-tiles_discarded = { $seat_is_you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $count ->
    [one] une tuile Accusation
   *[other] { $count } tuiles Accusation
}, face cachée.
regents-event-hand_discarded = { $cards ->
    [none] { $seat_is_you ->
        [yes] Vous n’avez plus de carte à défausser.
       *[no] { $seat } n’a plus de carte à défausser.
    }
   *[other] { $seat_is_you ->
        [yes] Vous défaussez votre main : { $cards }.
       *[no] { $seat } défausse sa main : { $cards }.
    }
}
regents-event-counsellor_gained = { $seat_is_you ->
    [yes] Vous gagnez un conseiller.
   *[no] { $seat } gagne un conseiller.
}
regents-event-card_played = { $seat_is_you ->
    [yes] Vous jouez { $card } : tout le monde sait maintenant que vous n’êtes pas du clan { $clan }.
   *[no] { $seat } joue { $card } et n’est donc pas du clan { $clan }.
}
regents-event-agent_expelled = { $by_is_you ->
    [yes] Vous expulsez
   *[no] { $by } expulse
} { $owner_is_you ->
    [yes] un de vos agents
   *[no] un agent ({ $owner })
} : { $at }.
regents-event-agents_swapped = { $by_is_you ->
    [yes] Vous échangez
   *[no] { $by } échange
} deux agents : { $owner_is_you ->
    [yes] le vôtre
   *[no] celui { DE($owner) }
} ({ $at }) et { $other_owner_is_you ->
    [yes] le vôtre
   *[no] celui { DE($other_owner) }
} ({ $other_at }).
regents-event-neutral_swapped = { $by_is_you ->
    [yes] Vous échangez
   *[no] { $by } échange
} deux agents : { $owner_is_you ->
    [yes] le vôtre
   *[no] celui { DE($owner) }
} ({ $at }) et un neutre ({ $other_at }).
regents-event-nobody_chosen = { $seat_is_you ->
    [yes] Vous ne choisissez personne
   *[no] { $seat } ne choisit personne
} ({ $card }).
regents-event-fifth_card = { $seat_is_you ->
    [yes] Votre cinquième carte est jouée : votre clan { $clan } est public.
   *[no] { $seat } a joué sa cinquième carte et se révèle du clan { $clan }.
}
regents-event-domain_revealed = { $seat_is_you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} le domaine { $domain } ; { $counsellors ->
    [0] la réserve n’a plus de conseiller
    [one] un conseiller arrive
   *[other] { $counsellors } conseillers arrivent
} ({ $hall }).
regents-event-chip_played = { $seat_is_you ->
    [yes] Vous jouez un jeton privilège pour une action de plus.
   *[no] { $seat } joue un jeton privilège pour une action de plus.
}
regents-event-steps_gained = { $seat_is_you ->
    [yes] Vous avancez
   *[no] { $seat } avance
} dans le domaine { $track } de { $from } à { $to } ({ $source }).
regents-event-chip_taken = { $seat_is_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le jeton privilège de la case { $points }, domaine { $track }.
regents-event-marker_retreated = { $target_is_you ->
    [yes] Vous reculez
   *[no] { $target } recule
} dans le domaine { $track } de { $from } à { $to } ({ $source }, { $by_is_you ->
    [yes] choisi par vous
   *[no] choisi par { $by }
}).
regents-event-diplomacy_used = { $seat_is_you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} l’égalité par la Diplomatie : { $at }.
regents-event-majority_cancelled = { $seat_is_you ->
    [yes] Le roi annule votre majorité
   *[no] Le roi annule la majorité { DE($seat) }
} : { $hall }.
regents-event-hall_scored = { $seat_is_you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} : { $hall }. { $track } { $steps ->
    [0] reste à { $to }
   *[other] { $from } → { $to }
}{ $group ->
    [one] { "" }
   *[other] { " " }(majorité combinée de { $group } salles)
}{ $lost ->
    [0] { "" }
    [one] , un pas perdu
   *[other] , { $lost } pas perdus
}.
regents-event-nothing_scored = { $seat_is_you ->
    [yes] Vous ne marquez rien.
   *[no] { $seat } ne marque rien.
}
regents-event-halls_left = { $seat_is_you ->
    [yes] Vous ne marquez pas les autres salles.
   *[no] { $seat } ne marque pas les autres salles.
}
regents-event-tower_declined = { $seat_is_you ->
    [yes] Vous n’utilisez pas la Tour.
   *[no] { $seat } n’utilise pas la Tour.
}
regents-event-rampart_declined = { $seat_is_you ->
    [yes] Vous n’utilisez pas le Chemin de ronde.
   *[no] { $seat } n’utilise pas le Chemin de ronde.
}
regents-event-counsellors_returned = { $count ->
    [one] Un conseiller retourne
   *[other] { $count } conseillers retournent
} à la réserve.
regents-event-neutral_moved = { $by_is_you ->
    [yes] Vous déplacez un agent neutre
   *[no] { $by } déplace un agent neutre
} : { $from } → { $to }.
regents-event-leader_bonus = { $seat_is_you ->
    [yes] Vous menez dans le domaine { $track } et gagnez un conseiller.
   *[no] { $seat } mène dans le domaine { $track } et gagne un conseiller.
}
regents-event-domain_turned_up = { $seat_is_you ->
    [yes] Votre domaine est { $domain }
   *[no] { $seat } révèle le domaine { $domain }
} : de { $from } à { $to }.
regents-event-final_score = { $seat } : pistes { $tracks }, domaine { $bonus }, jetons { $chips }, conseillers { $counsellors } ; total { $points }.
regents-event-game_won = { $winner_is_you ->
    [yes] Vous devenez Gardien du Royaume
   *[no] { $winner } devient Gardien du Royaume
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
regents-event-victory_shared = { $winner_is_you ->
    [yes] Vous partagez la victoire
   *[no] { $winner } partage la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Invites
regents-prompt-place = Placez un agent dans une salle. { $left ->
    [one] C’est votre dernier.
   *[other] Il vous en reste { $left }.
}
regents-prompt-wait_place = { $seat } place un agent.
regents-prompt-actions = À vous : { $actions ->
    [one] il reste une action.
   *[other] il reste { $actions } actions.
}
regents-prompt-end_actions = Plus d’action. Vous pouvez encore jouer une carte, un jeton privilège ou votre domaine ; cliquez ensuite sur « Terminer et passer au décompte ».
regents-prompt-chip_at_once = Le décompte vous a donné un jeton privilège. Cliquez sur « Jouer un jeton privilège » pour une action de plus, ou sur « Terminer et passer au décompte » pour finir votre tour.
regents-prompt-wait_actions = { $seat } agit ; { $actions ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $actions } actions
}.
regents-prompt-suspicion = Suspicion : expulsez du château un agent adverse, ou cliquez sur « Ne choisir aucun agent ».
regents-prompt-betrayal_first = Trahison : choisissez le premier des deux agents à échanger, ou cliquez sur « Ne choisir aucun agent ».
regents-prompt-betrayal_second = Trahison : choisissez l’agent à échanger avec { $owner_is_you ->
    [yes] le vôtre
   *[no] { $owner ->
        [none] l’agent neutre
       *[other] celui { DE($owner) }
    }
} ({ $at }).
regents-prompt-privilege_first = Privilège : déplacez un agent, puis un second si vous le voulez.
regents-prompt-privilege_second = Privilège : déplacez un autre agent, ou cliquez sur « Ne pas déplacer de second agent ».
regents-prompt-wait_card = { $seat } applique la carte { $card }.
regents-prompt-influence_steps = Influence : choisissez une piste pour { $left ->
    [one] un pas.
   *[other] chacun de vos { $left } pas.
}
regents-prompt-fifth_card_steps = Votre cinquième carte : choisissez une piste pour { $left ->
    [one] un pas.
   *[other] chacun de vos { $left } pas.
}
regents-prompt-accusation_steps = Votre accusation était juste ({ $target }) : choisissez une piste pour { $left ->
    [one] un pas.
   *[other] chacun de vos { $left } pas.
}
regents-prompt-wait_steps = { $seat } choisit sur quelle piste avancer.
regents-prompt-penalty = { $target } a porté une fausse accusation contre vous : choisissez { $left ->
    [one] le pas perdu
   *[other] les { $left } pas perdus
}.
regents-prompt-wait_penalty = Après une fausse accusation, { $seat } choisit { $target_is_you ->
    [yes] ce que vous perdez
   *[no] ce que perd { $target }
}.
regents-prompt-diplomacy = Diplomatie : quelle égalité gagnez-vous ? Pour aucune, cliquez sur « Ne pas utiliser la Diplomatie ».
regents-prompt-hall_order = L’ordre est important ici : quelle salle marquez-vous maintenant ?
regents-prompt-hall_choice = Quelle salle marquez-vous maintenant ? Pour laisser les autres, cliquez sur « Ne plus marquer de salle ».
regents-prompt-tower_first = Vous tenez la Tour : un pas maintenant, ou les salles d’abord ?
regents-prompt-tower = Vous tenez la Tour : faites un pas sur une de vos pistes, ou cliquez sur « Ne pas utiliser la Tour ».
regents-prompt-rampart = Vous tenez le Chemin de ronde : faites reculer un marqueur adverse, ou cliquez sur « Ne pas utiliser le Chemin de ronde ».
regents-prompt-wait_scoring = { $seat } fait son décompte.
regents-prompt-neutral = Déplacez un agent neutre, ou cliquez sur « Ne déplacer aucun agent neutre ».
regents-prompt-wait_neutral = { $seat } peut déplacer un agent neutre.
regents-prompt-over = La partie est terminée.

## Pourquoi non
regents-why-actions_left = Toutes les actions doivent être utilisées avant la fin du tour.
regents-why-card_played_already = Une seule carte Action par tour.
regents-why-chip_played_already = Un seul jeton privilège par tour.
regents-why-clan_public = Ce clan est déjà public.
regents-why-different_agent = La carte Privilège déplace deux agents différents.
regents-why-diplomacy_in_halls = À cette table, la Diplomatie ne vaut que dans les salles.
regents-why-domain_face_up = La carte Domaine est déjà face visible.
regents-why-failed_before = Vous avez déjà accusé cette personne à tort.
regents-why-halls_only = Les agents commencent dans les cinq salles, ni à la Tour ni au Chemin de ronde.
regents-why-hall_scored = Cette salle est déjà marquée.
regents-why-halls_are_scored = Chaque salle tenue doit être marquée.
regents-why-hand_too_small = Vous ne pouvez espionner qu’une main d’au moins deux cartes.
regents-why-king_cancels = Le roi est dans cette salle : personne n’y a la majorité.
regents-why-king_keeps_to_halls = Le roi ne va jamais à la Tour ni au Chemin de ronde.
regents-why-last_round = Aucune carte Action ne peut être jouée pendant la dernière manche.
regents-why-lowest_space = Ce marqueur ne peut pas reculer davantage.
regents-why-needs_agent = Pour accuser, il vous faut un agent dans la salle du roi.
regents-why-no_actions_left = Il ne vous reste aucune action.
regents-why-no_agent_there = Aucun agent de ce type ne s’y trouve.
regents-why-no_chip = Vous n’avez aucun jeton privilège.
regents-why-no_counsellor = Vous n’avez aucun conseiller.
regents-why-no_shared_location = Pour espionner, il vous faut un agent au même endroit qu’un agent adverse.
regents-why-no_tie = Vous n’y êtes pas à égalité pour la majorité.
regents-why-no_majority = Vous ne tenez pas cette salle.
regents-why-no_tile = Vous n’avez plus la tuile de ce clan.
regents-why-none_outside = Aucun de vos agents n’est hors du château.
regents-why-nobody_to_swap_with = Aucun autre joueur n’a d’agent ailleurs contre qui échanger celui-ci.
regents-why-not_in_hand = Cette carte n’est pas dans votre main.
regents-why-not_linked = Il n’y a pas de porte entre ces deux lieux.
regents-why-own_agents_only = La carte Privilège ne déplace que vos propres agents.
regents-why-penalty_accuser_only = Choisissez un marqueur de l’accusateur.
regents-why-privilege_costs_action = La carte Privilège coûte une action, et il n’en reste pas.
regents-why-recruited_already = Vous ne pouvez recruter qu’un conseiller par tour.
regents-why-reserve_empty = Il n’y a plus de conseiller dans la réserve.
regents-why-rival_only = Choisissez un adversaire.
regents-why-spied_already = Vous ne pouvez espionner qu’une fois par tour.
regents-why-swap_differs = Les deux agents doivent appartenir à des joueurs différents.
regents-why-swap_same_place = Les deux agents doivent se trouver dans des lieux différents.
regents-why-threshold_closed = Le seuil est fermé : vos autres marqueurs n’ont pas assez avancé.
regents-why-track_end = Ce marqueur est au bout de sa piste.
regents-why-wrong_phase = Pas maintenant : une autre décision vient d’abord.

## Options
regents-option-castle_map = Château
    .help = Le plan d’origine n’a pas été conservé. Par défaut, la Salle du Trône est reliée aux quatre autres ; les portes latérales ajoutent Salle des Chevaliers – Salle du Trésor et Chapelle – Cellier, pour les agents, le roi et les majorités combinées.
regents-option-castle_map-star = Portes vers la Salle du Trône
regents-option-castle_map-side_doors = Avec portes latérales
regents-option-threshold_mode = Seuils
    .help = Pour quitter le deuxième ou le troisième seuil, vos autres marqueurs doivent avoir atteint le précédent, ou l’avoir dépassé.
regents-option-threshold_mode-reached = Atteint
regents-option-threshold_mode-passed = Dépassé
regents-option-setup_locations = Premier placement
    .help = Où les agents peuvent être placés au début.
regents-option-setup_locations-halls = Les cinq salles
regents-option-setup_locations-all = Tour et Chemin de ronde aussi
regents-option-spy_requires_shared_location = Espionner de près
    .help = Vous ne pouvez espionner un joueur que si vous avez chacun un agent au même endroit.
regents-option-spied_player_told = Le joueur espionné est averti
    .help = Le joueur espionné apprend quelle carte a été vue.
regents-option-accuse_exposed_clan = Accuser un clan public
    .help = On peut encore accuser quelqu’un dont le clan est face visible.
regents-option-penalty_floor = Après une fausse accusation
    .help = Jusqu’où une fausse accusation peut faire reculer les marqueurs.
regents-option-penalty_floor-first_space = Jamais sous 1
regents-option-penalty_floor-off_track = Jusqu’à 0
regents-option-may_forgo_actions = Actions facultatives
    .help = Le tour peut finir avant que toutes les actions soient utilisées.
regents-option-diplomacy_scope = La Diplomatie s’applique
    .help = Où la carte Diplomatie peut faire gagner une égalité.
regents-option-diplomacy_scope-all = Partout
regents-option-diplomacy_scope-halls = Dans les salles seulement
regents-option-leader_bonus = Bonus après la manche 4
    .help = Le joueur qui mène seul sur une piste après la quatrième manche gagne un conseiller.
regents-option-leader_bonus-per_track = Pour chaque piste
regents-option-leader_bonus-one_per_player = Un par joueur au plus
regents-option-neutral_move = Mouvement neutre
    .help = À trois joueurs : quand le joueur actif peut déplacer un agent neutre.
regents-option-neutral_move-after_scoring = Après le décompte
regents-option-neutral_move-before_scoring = Avant le décompte
regents-option-endgame_chip_claim = Jetons pris par la carte Domaine à la fin
    .help = Quand la carte Domaine fait avancer un marqueur à la fin, il prend les jetons restés sur son chemin.
regents-option-privilege_agents = La carte Privilège déplace
    .help = Les agents que la carte Privilège déplace.
regents-option-privilege_agents-own = Vos propres agents
regents-option-privilege_agents-any = Tous les agents
regents-option-chip_at_once = Jeton joué aussitôt
    .help = Un jeton privilège gagné au décompte peut être joué tout de suite, pour une action de plus à la fin du tour.
regents-option-hall_advance = Décompte des salles
    .help = Chaque salle tenue doit-elle être marquée, ou peut-elle être laissée de côté ?
regents-option-hall_advance-must = Obligatoire
regents-option-hall_advance-may = Facultatif

## Le plateau
regents-ui-castle = Château d’Édimbourg
regents-ui-cartouche-1 = Château
regents-ui-cartouche-2 = d’Édimbourg
regents-ui-cartouche-3 = 1286
regents-ui-tracks = Pistes d’influence
regents-ui-cancel = Annuler
regents-ui-piece-king = Le roi Édouard, { $at }
regents-ui-piece-agents = { $owner }, { $count ->
    [one] un agent
   *[other] { $count } agents
}, { $at }
regents-ui-piece-neutral = { $count ->
    [one] Un agent neutre
   *[other] { $count } agents neutres
}, { $at }
regents-ui-piece-counsellors = { $owner }, { $count ->
    [one] un conseiller
   *[other] { $count } conseillers
}, { $at }
regents-ui-summary-king = le roi Édouard
regents-ui-summary-agents = { $owner } : { $count ->
    [one] un agent
   *[other] { $count } agents
}
regents-ui-summary-neutral = { $count ->
    [one] un agent neutre
   *[other] { $count } agents neutres
}
regents-ui-summary-counsellors = { $owner } : { $count ->
    [one] un conseiller
   *[other] { $count } conseillers
}
regents-ui-summary-empty = personne
regents-ui-summary-scorer = { $seat } marquerait ici.
regents-ui-room-track = Majorité ici : des pas sur la piste { $track }.
regents-ui-room-tower = Majorité ici : un pas sur une piste au choix.
regents-ui-room-rampart = Majorité ici : un marqueur d’un rival recule d’un pas.
regents-ui-room-cancelled = Le roi annule la majorité { DE($seat) }.
regents-ui-room-group = { $count } salles reliées : { $count } pas chacune.
regents-ui-axis = Points des cases
regents-ui-marker = { $owner }, { $track } : { $points }
regents-ui-lock = Pour passer { $points } : { $missing } { $count ->
    [one] doit
   *[other] doivent
} atteindre { $needs }.
regents-ui-token = { $name } : { $count }
regents-ui-reserve = Conseillers en réserve
regents-ui-counsellors = Conseillers
regents-ui-outside = Agents hors du château
regents-ui-chips = Jetons privilège
regents-ui-spy = Espionner
regents-ui-spy-on = Qui espionner ?
regents-ui-accuse = Accuser
regents-ui-accuse-player = Accuser { $target }…
regents-ui-accuse-title = Accuser
regents-ui-accuse-stakes = Si vous avez raison, vous gagnez deux pas et un conseiller, et l’accusé défausse sa main. Si vous avez tort, l’accusé vous fait perdre deux pas et vous perdez deux tuiles.
regents-ui-accuse-whom = Qui accusez-vous ?
regents-ui-accuse-of = De quel clan est { $target } ?
regents-ui-tile-gone = Vous n’avez plus cette tuile.
regents-ui-preview = { $seat_is_you ->
    [yes] Si vous terminiez maintenant
   *[no] Si { $seat } terminait maintenant
}
regents-ui-preview-scoring = Reste à marquer
regents-ui-preview-hall = { $hall } : { $group ->
    [one] seule
   *[other] { $group } salles ensemble
}
regents-ui-preview-lost = { $lost ->
    [one] Un pas serait perdu
   *[other] { $lost } pas seraient perdus
}
regents-ui-preview-none = rien à marquer
regents-ui-preview-cancelled = Le roi annule : { $hall }
regents-ui-points-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}

## Joueurs
regents-ui-hand = Cartes en main
regents-ui-tiles = Tuiles Accusation
regents-ui-played = Cartes jouées
regents-ui-start = Commence chaque manche
regents-ui-points-detail = Pistes { $tracks }, jetons { $chips }, conseillers { $counsellors }, domaine { $domain_bonus }
regents-ui-grid = Qui est qui ?
regents-ui-grid-help = Les croix sont certaines. Cliquez sur une case libre pour la marquer ; vous seul voyez cette marque.
regents-ui-grid-is = { $seat } est du clan { $clan }.
regents-ui-grid-possible = { $seat } est peut-être du clan { $clan }.
regents-ui-grid-not = { $seat } n’est pas du clan { $clan }.
regents-ui-note-likely = Noté probable.
regents-ui-note-unlikely = Noté improbable.
regents-ui-excluded-clan_public = Le clan est public.
regents-ui-excluded-clan_shown = On vous a montré un autre clan.
regents-ui-excluded-own = C’est votre clan.
regents-ui-excluded-neutral = C’est le clan neutre.
regents-ui-excluded-other_public = Quelqu’un d’autre est ouvertement de ce clan.
regents-ui-excluded-other_shown = Quelqu’un d’autre vous a montré ce clan.
regents-ui-excluded-card_played = La carte qui manque à ce clan a été jouée.
regents-ui-excluded-card_spied = Vous avez vu la carte qui manque à ce clan.

## Mes secrets
regents-ui-no-secrets = Les spectateurs ne voient aucun secret.
regents-ui-clan-lacks = La carte { $card } manque à votre clan.
regents-ui-clan-open = Votre clan est public.
regents-ui-clan-mackintosh = Votre signe : un lys au lieu du lion.
regents-ui-clan-macgregor = Votre signe : des barres couchées au lieu de barres droites.
regents-ui-clan-macleod = Votre signe : un écu d’une autre forme.
regents-ui-clan-campbell = Votre signe : un rivet carré au lieu d’un rond.
regents-ui-clan-macduff = Votre signe : un chevron au lieu de la vague.
regents-ui-clan-stewart = Votre signe : une lune au lieu de l’étoile.
regents-ui-card-suspicion = Expulsez du château un agent adverse.
regents-ui-card-diplomacy = Pour ce décompte, vous gagnez une égalité.
regents-ui-card-alliance = Pour ce décompte, le roi n’annule pas votre majorité.
regents-ui-card-privilege = Déplacez deux de vos agents pour une action.
regents-ui-card-influence = Deux pas sur vos pistes.
regents-ui-card-betrayal = Échangez deux agents de propriétaires différents.
regents-ui-card-not = Pas { $clan }
regents-ui-domain = Domaine
regents-ui-domain-secret = Révélé : deux conseillers ici. Gardé : deux pas à la fin.
regents-ui-domain-open = Révélé. Seul en tête à la fin : trois points.
regents-ui-known = Ce qui a été vu
regents-ui-known-spied = { $by_is_you ->
    [yes] Vous avez vu { $card } ({ $target }).
   *[no] { $by } a vu { $target_is_you ->
        [yes] votre carte { $card }
       *[no] { $card } ({ $target })
    }.
}
regents-ui-known-spied-unseen = { $target_is_you ->
    [yes] { $by } vous espionne.
   *[no] { $by } espionne { $target }.
}
regents-ui-known-accused = { $by_is_you ->
    [yes] Vous accusez { $target }
   *[no] { $target_is_you ->
        [yes] { $by } vous accuse
       *[no] { $by } accuse { $target }
    }
} d’être du clan { $clan } : { $right ->
    [yes] vrai
   *[no] faux
}.
regents-ui-known-accused-unseen = { $by } accuse { $target } : { $right ->
    [yes] vrai
   *[no] faux
}.

## Le tour
regents-ui-round = Manche { $round } sur { $rounds }
regents-ui-actions-left = { $actions ->
    [0] Plus d’action
    [one] Encore une action
   *[other] Encore { $actions } actions
}
regents-ui-once = Une fois par tour
regents-ui-flag-recruited = Vous pouvez encore recruter un conseiller
regents-ui-flag-recruited-done = Conseiller recruté ce tour-ci
regents-ui-flag-recruited-short = Recruter
regents-ui-flag-spied = Vous pouvez encore espionner
regents-ui-flag-spied-done = Espionné ce tour-ci
regents-ui-flag-spied-short = Espionner
regents-ui-flag-card = Vous pouvez encore jouer une carte
regents-ui-flag-card-done = Carte jouée ce tour-ci
regents-ui-flag-card-short = Carte
regents-ui-flag-chip = Vous pouvez encore jouer un jeton
regents-ui-flag-chip-done = Jeton joué ce tour-ci
regents-ui-flag-chip-short = Jeton
regents-ui-last-cards = Dernière manche pour les cartes
regents-ui-no-cards = Pas de cartes pendant la dernière manche

## La fin
regents-ui-result = { $winners ->
    [one] Gardien du Royaume
   *[other] Victoire partagée
}
regents-ui-result-player = Joueur
regents-ui-result-bonus = Domaine
regents-ui-result-chips = Jetons
regents-ui-result-counsellors = Conseillers
regents-ui-result-total = Points
regents-ui-result-note = La piste cerclée est celle de la carte Domaine. Les jetons départagent les ex æquo.

## Learn by playing
regents-guide-welcome-title = Qui gardera le royaume ?
regents-guide-welcome = En { $rounds } manches, le clan le plus influent devient Gardien du Royaume. À votre tour vous faites trois actions, puis vous seul marquez. Ce guide vous accompagne pendant vos deux premiers tours. Vous pouvez jouer autrement à tout moment.
regents-guide-tracks-title = Cinq pistes
regents-guide-tracks = Chaque salle du château a sa piste : Politique, Militaire, Finances, Religion, Commerce. Dans une salle où vous êtes plus nombreux que chaque rival, votre marqueur avance. Les cases valent de plus en plus : la première 1 point, la dernière 30.
regents-guide-thresholds-title = Les seuils
regents-guide-thresholds = À 4, 10 et 24 points, une piste a un seuil. On peut toujours l’atteindre et prendre son jeton privilège, mais on ne le quitte que si les quatre autres marqueurs sont assez avancés. Ne négligez donc aucun domaine.
regents-guide-linked-title = Salles reliées
regents-guide-linked = Les salles que vous tenez et qu’une porte relie comptent ensemble : une salle seule donne un pas, deux salles reliées deux pas chacune, trois salles trois chacune. Sur ce plan, toute liaison entre salles passe par la Salle du Trône.
regents-guide-place-title = Placez un agent
regents-guide-place = Choisissez : { $room }. La Salle du Trône touche toutes les autres salles, et les salles voisines que vous tenez comptent ensemble : deux salles reliées donnent deux pas chacune. Tenez donc la Salle du Trône et une voisine.
regents-guide-turn-title = Votre tour
regents-guide-turn = Vous avez trois actions : déplacer un agent ou le roi, recruter ou placer un conseiller, espionner, accuser. Toutes trois doivent être jouées. Ensuite vous seul marquez. Entre-temps les autres peuvent vous prendre une majorité : recomptez à chaque tour.
regents-guide-cancels-title = Le roi annule
regents-guide-cancels = Là où se tient le roi, aucune majorité ne compte : ici { $room } ne rapporte rien à personne. Le déplacer est une action comme une autre ; on peut donc l’envoyer dans une salle qu’un rival tient.
regents-guide-tower-title = La Tour
regents-guide-tower = La Tour n’a pas de piste à elle. Qui y surpasse chaque rival à son décompte fait un pas sur la piste de son choix, avant ou après les salles. Elle est entre la Salle du Trésor et la Chapelle, et le roi n’y va jamais.
regents-guide-walls-title = Le Chemin de ronde fait reculer
regents-guide-walls = Le Chemin de ronde, entre la Salle des Chevaliers et le Cellier, agit à l’inverse : qui le tient à son décompte peut faire reculer d’un pas un marqueur d’un rival. Un rival qui vient de quitter un seuil peut alors s’y retrouver.
regents-guide-majority-title = Où vous en êtes
regents-guide-majority = { $n ->
    [0] En l’état, vous ne marqueriez rien
    [one] En l’état, vous marqueriez ici : { $halls }
   *[other] En l’état, vous marqueriez ici : { $halls } ; en tout { $steps } pas
}. { $cancelled ->
    [none] Là où se tient le roi, personne ne marque.
   *[other] Le roi annule votre majorité ici : { $cancelled }. Là où il se tient, personne ne marque.
}
regents-guide-king-title = Éloignez le roi
regents-guide-king = Cliquez sur le roi, puis sur la salle : { $to }. Dans la salle qu’il quitte ({ $from }) votre majorité compte de nouveau, et là où il va celle d’un autre est annulée.
regents-guide-recruit-title = Recrutez un conseiller
regents-guide-recruit = Une fois par tour, vous pouvez prendre un conseiller de la réserve. Placé dans une salle, il compte comme un agent jusqu’à la fin de votre tour ; gardé jusqu’à la fin de la partie, il vaut 1 point. Cliquez sur la réserve.
regents-guide-counsellor-title = Une pièce de plus
regents-guide-counsellor = Placez le conseiller ici : { $room }. Vous y êtes à égalité avec un rival, et une pièce de plus fait la majorité. Elle est à vous pour ce décompte ; ensuite il retourne à la réserve.
regents-guide-cards-title = Vos cartes, votre secret
regents-guide-cards = Votre clan est { $clan }, et personne d’autre ne le sait. Vous avez toutes les cartes Action sauf celle-ci : { $card }. Jouer une carte montre un clan auquel on n’appartient pas. Chaque carte vous aide donc et renseigne les autres. Vous pouvez en jouer une par tour, sans coût.
regents-guide-card-title = Jouez une carte
regents-guide-card = Choisissez : « { $button } ». La carte reste visible jusqu’à la fin, et dans la grille de chacun un clan est barré pour vous.
regents-guide-grid-title = Qui est qui ?
regents-guide-grid = La grille montre quels clans chaque rival peut encore être. Une croix veut dire : pas celui-ci ; en la survolant, vous lisez pourquoi. Les cartes jouées ou vues ajoutent des croix. Quand il ne reste qu’un clan, vous savez.
regents-guide-spy-title = Espionnez
regents-guide-spy = Espionner coûte une action et vous montre une carte de la main d’un rival. Le clan qui n’a pas cette carte est exclu. Espionnez { $player }.
regents-guide-spied-title = Ce que vous avez vu
regents-guide-spied = { $player } a cette carte : { $card }. Le clan qui ne l’a pas est donc barré dans votre grille. Seuls vous et le joueur espionné le savez.
regents-guide-to-king-title = Auprès du roi
regents-guide-to-king = On accuse devant le roi : il vous faut un agent dans sa salle. Choisissez : « { $button } ».
regents-guide-accuse-title = Accusez
regents-guide-accuse = Dans une vraie partie, on attend d’être sûr. Dans cette leçon, un ami à la cour vous le dit : { $player } est du clan { $clan }. Une accusation juste rapporte deux pas au choix et un conseiller, et l’accusé perd toutes ses cartes. Une fausse accusation coûte deux pas. Choisissez : « { $button } ».
regents-guide-move-title = Déplacez un agent
regents-guide-move = De : { $from }. Vers : { $to }. Les agents avancent d’un lien à la fois. Surveillez les nombres : un agent de moins dans une salle, et la majorité est perdue.
regents-guide-steps-title = Un pas au choix
regents-guide-steps = Choisissez la piste : { $track }. C’est celle que vous négligez le plus, et les seuils demandent les cinq.
regents-guide-end-actions-title = Marquez
regents-guide-end-actions = { $n ->
    [0] Cette fois vous ne marquez rien ; cela arrive
   *[other] Vous marquerez ici : { $halls } ; en tout { $steps } pas
}. La Tour donnerait un pas au choix, le Chemin de ronde fait reculer un rival. Choisissez : « { $button } ».
regents-guide-halls-title = Dans quel ordre ?
regents-guide-halls = L’ordre compte ici, car un seuil peut s’ouvrir en chemin. Raisonnable : « { $button } ».
regents-guide-rampart-title = Le Chemin de ronde
regents-guide-rampart = Vous tenez le Chemin de ronde : faites reculer d’un pas un marqueur d’un rival. Choisissez : « { $button } ».
regents-guide-end-title = Vos deux premiers tours
regents-guide-end = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
} et vous connaissez tout ce qu’il y a dans un tour. Votre carte Domaine, dans votre main, peut donner deux conseillers dans sa salle, ou deux pas à la fin ; y être seul en tête vaut 3 points. Il y a { $rounds } manches ; dans la dernière, on ne joue plus de cartes. Bonne partie !

## Dans les règles : éléments de la table
regents-part-room = Une salle et son domaine
regents-part-throne = La Salle du Trône, reliée aux quatre autres
regents-part-tower = La Tour
regents-part-rampart = Le Chemin de ronde
regents-part-king = Le roi Édouard
regents-part-agents = Des agents
regents-part-tracks = Les pistes d’influence, avec seuils et jetons
regents-part-tray = Réserve, conseillers, jetons, espionner, accuser
regents-part-players = Les joueurs : points, pièces, cartes jouées
regents-part-hand = Vos cartes Action et votre carte Domaine
regents-part-clan = Votre clan et la carte qui lui manque
regents-part-tiles = Vos tuiles Accusation

## Ce que signifient les symboles sur la table
regents-sign-castle = Le château
regents-sign-king = Le roi Édouard : dans sa salle, aucune majorité ne compte
regents-sign-agent = Agent de son propriétaire
regents-sign-neutral = Agent du clan neutre
regents-sign-counsellor = Conseiller : compte comme un agent jusqu’à la fin du tour
regents-sign-majority = Qui a la majorité ici
regents-sign-cancelled = Barré : le roi annule cette majorité
regents-sign-linked = Salles reliées qui comptent ensemble
regents-sign-door = Porte dorée : elle relie des salles qui comptent ensemble
regents-sign-gate = Seuil : on l’atteint toujours, on ne le quitte que si les autres marqueurs sont assez avancés
regents-sign-lock = Cadenas : votre marqueur ne peut pas encore passer ce seuil
regents-sign-leader = Seul en tête de cette piste
regents-sign-cards = Cartes Action
regents-sign-clans = Clans et secrets
regents-sign-out = Certain : pas de ce clan
regents-sign-sure = Certain : de ce clan
regents-sign-likely = Votre note : probable
regents-sign-unlikely = Votre note : peu probable

## D’où viennent les points, comme le dit l’analyse
regents-worth-points = à la fin
regents-worth-tracks = sur les pistes
regents-worth-pieces = avec les conseillers, les jetons privilège et les agents au château
regents-worth-domain = avec la carte Domaine
regents-worth-hand = avec les cartes Action
regents-worth-secrets = avec ce que l’on sait des clans
