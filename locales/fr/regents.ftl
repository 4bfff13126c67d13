# Régents : noms, actions, événements, invites, raisons, options, et les textes du plateau.

regents-title = Régents – Les Gardiens du Royaume
regents-about = Huit jours au château d’Édimbourg : dominez salle après salle, et gardez le secret de votre clan.

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
regents-action-place_agent = Placer un agent : { $at }
regents-action-move_agent = Déplacer un agent : { $from } → { $to }
regents-action-move_king = Déplacer le roi : { $to }
regents-action-recruit = Recruter un conseiller
regents-action-place_counsellor = Placer un conseiller : { $at }
regents-action-spy = Espionner { $target }
regents-action-accuse = Accuser { $target } d’être du clan { $clan }
regents-action-return_agent = Ramener un agent : { $at }
regents-action-play_card = Jouer la carte { $card }
regents-action-reveal_domain = Révéler la carte Domaine
regents-action-play_chip = Jouer un jeton privilège
regents-action-end_actions = Finir les actions et compter
regents-action-expel = Expulser un agent ({ $target }) : { $at }
regents-action-choose_nobody = Ne choisir aucun agent
regents-action-swap_first = Échanger { $owner_is_you ->
    [yes] votre agent
   *[no] un agent ({ $owner })
} : { $at }
regents-action-swap_first_neutral = Échanger l’agent neutre : { $at }
regents-action-swap_second = … avec { $owner_is_you ->
    [yes] votre agent
   *[no] un agent ({ $owner })
} : { $at }
regents-action-swap_second_neutral = … avec l’agent neutre : { $at }
regents-action-finish_privilege = Ne pas déplacer de second agent
regents-action-advance = Un pas dans le domaine { $track }
regents-action-penalize = { $target } perd un pas dans le domaine { $track }
regents-action-win_tie = Emporter l’égalité : { $at }
regents-action-decline_diplomacy = Ne pas employer la Diplomatie
regents-action-score_hall = Compter maintenant : { $hall }
regents-action-tower_step = Tour : un pas dans le domaine { $track }
regents-action-tower_later = Compter d’abord les salles, la Tour après
regents-action-decline_tower = Ne pas avancer avec la Tour
regents-action-rampart_retreat = Chemin de ronde : { $target } perd un pas dans le domaine { $track }
regents-action-decline_rampart = N’affaiblir personne depuis le Chemin de ronde
regents-action-move_neutral = Déplacer un agent neutre : { $from } → { $to }
regents-action-leave_neutral = Ne déplacer aucun agent neutre

## Événements
regents-event-game_began = { $seat_is_you ->
    [yes] Vous commencez chaque tour.
   *[no] { $seat } commence chaque tour.
}
regents-event-dealt = Vous êtes du clan { $clan }, à qui manque la carte { $card }. Votre domaine : { $domain }.
regents-event-neutral_clan = Le clan neutre est { $clan } : personne à la table n’en est.
regents-event-agent_placed = { $seat_is_you ->
    [yes] Vous placez un agent
   *[no] { $seat } place un agent
} : { $at }.
regents-event-round_began = Le tour { $round } commence.
regents-event-turn_began = { $seat_is_you ->
    [yes] C’est à vous.
   *[no] C’est à { $seat }.
}
regents-event-agent_moved = { $seat_is_you ->
    [yes] Vous déplacez un agent
   *[no] { $seat } déplace un agent
} : { $from } → { $to }.
regents-event-king_moved = { $seat_is_you ->
    [yes] Vous déplacez le roi
   *[no] { $seat } déplace le roi
} : { $from } → { $to }.
regents-event-counsellor_recruited = { $seat_is_you ->
    [yes] Vous recrutez un conseiller.
   *[no] { $seat } recrute un conseiller.
}
regents-event-counsellor_placed = { $seat_is_you ->
    [yes] Vous placez un conseiller
   *[no] { $seat } place un conseiller
} : { $at }.
regents-event-agent_returned = { $seat_is_you ->
    [yes] Vous ramenez un agent
   *[no] { $seat } ramène un agent
} : { $at }.
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
    [yes] C’est vrai : vous êtes du clan { $clan }.
   *[no] C’est vrai : { $target } est du clan { $clan }.
}
regents-event-accusation_wrong = L’accusation portée par { $by } est fausse.
regents-event-accusation_wrong_shown = { $by_is_you ->
    [yes] C’est faux : { $target } vous montre le clan { $clan }.
   *[no] C’est faux. { $target_is_you ->
        [yes] Vous montrez le clan { $clan }, à { $by } seulement.
       *[no] { $target } montre le clan { $clan }, à { $by } seulement.
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
        [yes] Vous défaussez votre main : { $cards }.
       *[no] { $seat } défausse sa main : { $cards }.
    }
}
regents-event-counsellor_gained = { $seat_is_you ->
    [yes] Vous gagnez un conseiller.
   *[no] { $seat } gagne un conseiller.
}
regents-event-card_played = { $seat_is_you ->
    [yes] Vous jouez { $card } : chacun voit que vous n’êtes pas du clan { $clan }.
   *[no] { $seat } joue { $card } et n’est donc pas du clan { $clan }.
}
regents-event-agent_expelled = { $by_is_you ->
    [yes] Vous expulsez
   *[no] { $by } expulse
} { $owner_is_you ->
    [yes] un de vos agents
   *[no] un agent ({ $owner })
} : { $at }.
regents-event-agents_swapped = { $by_is_you ->
    [yes] Vous échangez
   *[no] { $by } échange
} { $owner_is_you ->
    [yes] votre agent ({ $at })
   *[no] un agent ({ $owner }, { $at })
} et { $other_owner_is_you ->
    [yes] votre agent ({ $other_at })
   *[no] un agent ({ $other_owner }, { $other_at })
}.
regents-event-neutral_swapped = { $by_is_you ->
    [yes] Vous échangez
   *[no] { $by } échange
} { $owner_is_you ->
    [yes] votre agent ({ $at })
   *[no] un agent ({ $owner }, { $at })
} et un agent neutre ({ $other_at }).
regents-event-nobody_chosen = { $seat_is_you ->
    [yes] Vous ne choisissez personne
   *[no] { $seat } ne choisit personne
} ({ $card }).
regents-event-fifth_card = { $seat_is_you ->
    [yes] Votre cinquième carte est jouée : votre clan { $clan } est public.
   *[no] { $seat } a joué sa cinquième carte et se révèle du clan { $clan }.
}
regents-event-domain_revealed = { $seat_is_you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} le domaine { $domain } ; { $counsellors ->
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
    [yes] par votre choix
   *[no] choix fait par { $by }
}).
regents-event-diplomacy_used = { $seat_is_you ->
    [yes] Votre Diplomatie emporte l’égalité
   *[no] Par la Diplomatie, { $seat } emporte l’égalité
} : { $at }.
regents-event-majority_cancelled = { $seat_is_you ->
    [yes] Le roi annule votre majorité
   *[no] Le roi prive { $seat } d’une majorité
} : { $hall }.
regents-event-hall_scored = { $seat_is_you ->
    [yes] Vous comptez
   *[no] { $seat } compte
} : { $hall }. { $track } { $steps ->
    [0] reste à { $to }
   *[other] de { $from } à { $to }
}{ $group ->
    [one] { "" }
   *[other] , { $group } salles ensemble
}{ $lost ->
    [0] { "" }
    [one] , un pas perdu
   *[other] , { $lost } pas perdus
}.
regents-event-nothing_scored = { $seat_is_you ->
    [yes] Vous ne comptez aucune salle.
   *[no] { $seat } ne compte aucune salle.
}
regents-event-tower_declined = { $seat_is_you ->
    [yes] Vous n’avancez pas avec la Tour.
   *[no] { $seat } n’avance pas avec la Tour.
}
regents-event-rampart_declined = { $seat_is_you ->
    [yes] Vous n’affaiblissez personne depuis le Chemin de ronde.
   *[no] { $seat } n’affaiblit personne depuis le Chemin de ronde.
}
regents-event-counsellors_returned = { $count ->
    [one] Un conseiller retourne
   *[other] { $count } conseillers retournent
} à la réserve.
regents-event-neutral_moved = { $by_is_you ->
    [yes] Vous déplacez un agent neutre
   *[no] { $by } déplace un agent neutre
} : { $from } → { $to }.
regents-event-leader_bonus = { $seat_is_you ->
    [yes] Vous menez
   *[no] { $seat } mène
} dans le domaine { $track } : un conseiller.
regents-event-domain_turned_up = { $seat_is_you ->
    [yes] Votre domaine est { $domain }
   *[no] { $seat } retourne le domaine { $domain }
} : de { $from } à { $to }.
regents-event-final_score = { $seat } : pistes { $tracks }, domaine { $bonus }, jetons { $chips }, conseillers { $counsellors } ; total { $points }.
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
regents-prompt-actions = À vous : { $actions ->
    [one] il reste une action.
   *[other] il reste { $actions } actions.
}
regents-prompt-end_actions = Plus d’action. Jouez, si vous voulez, une carte, un jeton ou votre domaine, puis finissez et comptez.
regents-prompt-wait_actions = { $seat } agit ; { $actions ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $actions } actions
}.
regents-prompt-suspicion = Suspicion : expulsez du château un agent adverse.
regents-prompt-betrayal_first = Trahison : choisissez le premier des deux agents à échanger.
regents-prompt-betrayal_second = Trahison : avec quel agent échanger { $owner_is_you ->
    [yes] le vôtre ({ $at })
   *[no] { $owner ->
        [none] l’agent neutre ({ $at })
       *[other] celui-ci ({ $owner }, { $at })
    }
} ?
regents-prompt-privilege_first = Carte Privilège : déplacez un agent, puis peut-être un second.
regents-prompt-privilege_second = Carte Privilège : déplacez un autre agent, ou restez-en là.
regents-prompt-wait_card = { $seat } applique la carte { $card }.
regents-prompt-influence_steps = Influence : choisissez une piste pour { $left ->
    [one] un pas.
   *[other] chacun de vos { $left } pas.
}
regents-prompt-fifth_card_steps = Votre cinquième carte : choisissez une piste pour { $left ->
    [one] un pas.
   *[other] chacun de vos { $left } pas.
}
regents-prompt-accusation_steps = Vous aviez vu juste ({ $target }) : choisissez une piste pour { $left ->
    [one] un pas.
   *[other] chacun de vos { $left } pas.
}
regents-prompt-wait_steps = { $seat } choisit où avancer.
regents-prompt-penalty = { $target } vous accuse à tort : choisissez { $left ->
    [one] le pas perdu
   *[other] les { $left } pas perdus
}.
regents-prompt-wait_penalty = Après une fausse accusation, { $seat } choisit { $target_is_you ->
    [yes] ce que vous perdez
   *[no] ce que perd { $target }
}.
regents-prompt-diplomacy = Diplomatie : quelle égalité emportez-vous ?
regents-prompt-hall_order = L’ordre compte ici : quelle salle maintenant ?
regents-prompt-tower_first = La Tour est à vous. Un pas maintenant, ou les salles d’abord ?
regents-prompt-tower = La Tour est à vous : un pas sur une de vos pistes.
regents-prompt-rampart = Le Chemin de ronde est à vous : faites reculer un marqueur adverse.
regents-prompt-wait_scoring = { $seat } compte.
regents-prompt-neutral = Vous pouvez déplacer un agent neutre.
regents-prompt-wait_neutral = { $seat } peut déplacer un agent neutre.
regents-prompt-over = La partie est finie.

## Pourquoi non
regents-why-actions_left = Toutes les actions doivent être employées avant la fin du tour.
regents-why-card_played_already = Une seule carte Action par tour.
regents-why-chip_played_already = Un seul jeton privilège par tour.
regents-why-clan_public = Ce clan est déjà public.
regents-why-different_agent = La carte Privilège déplace deux agents différents.
regents-why-domain_face_up = La carte Domaine est déjà face visible.
regents-why-failed_before = Vous avez déjà accusé cette personne à tort.
regents-why-halls_only = Les agents commencent dans les cinq salles, ni à la Tour ni au Chemin de ronde.
regents-why-hand_too_small = On n’espionne qu’une main d’au moins deux cartes.
regents-why-king_cancels = Le roi est dans cette salle et l’annule.
regents-why-king_keeps_to_halls = Le roi ne va jamais à la Tour ni au Chemin de ronde.
regents-why-last_round = Pas de carte Action au dernier tour.
regents-why-lowest_space = Ce marqueur ne peut pas reculer davantage.
regents-why-needs_agent = Pour accuser, il faut un de vos agents dans la salle du roi.
regents-why-no_actions_left = Il ne vous reste aucune action.
regents-why-no_agent_there = Il n’y a pas là un tel agent.
regents-why-no_chip = Vous n’avez aucun jeton privilège.
regents-why-no_counsellor = Vous n’avez aucun conseiller.
regents-why-no_shared_location = Pour espionner, un de vos agents doit être au même lieu qu’un agent adverse.
regents-why-no_tie = Vous n’y êtes pas à égalité pour le plus grand nombre.
regents-why-no_tile = Vous n’avez plus la tuile de ce clan.
regents-why-none_outside = Aucun de vos agents n’est hors du château.
regents-why-not_in_hand = Cette carte n’est pas dans votre main.
regents-why-not_linked = Il n’y a pas de porte entre ces deux lieux.
regents-why-penalty_accuser_only = Ce sont les marqueurs de l’accusateur qui paient.
regents-why-privilege_costs_action = La carte Privilège coûte une action, et il n’en reste pas.
regents-why-recruited_already = Un seul conseiller recruté par tour.
regents-why-reserve_empty = Il n’y a plus de conseiller dans la réserve.
regents-why-rival_only = Choisissez un adversaire.
regents-why-spied_already = On n’espionne qu’une fois par tour.
regents-why-swap_differs = Les deux agents doivent avoir des maîtres différents et être en des lieux différents.
regents-why-threshold_closed = Le seuil est fermé : vos autres marqueurs ne sont pas assez loin.
regents-why-track_end = Ce marqueur est au bout de sa piste.
regents-why-wrong_phase = Pas maintenant : autre chose doit être décidé d’abord.

## Options
regents-option-castle_map = Château
    .help = Le plan du château est perdu. La lecture habituelle relie la Salle du Trône aux quatre autres ; les portes latérales ajoutent Salle des Chevaliers – Salle du Trésor et Chapelle – Cellier, pour les agents, le roi et les majorités combinées.
regents-option-castle_map-star = Portes vers le Trône
regents-option-castle_map-side_doors = Avec portes latérales
regents-option-threshold_mode = Seuils
    .help = Pour quitter le deuxième ou le troisième seuil, vos autres marqueurs doivent avoir atteint le précédent, ou l’avoir dépassé.
regents-option-threshold_mode-reached = Atteint
regents-option-threshold_mode-passed = Dépassé
regents-option-setup_locations = Premier placement
    .help = Où les agents peuvent se tenir au début.
regents-option-setup_locations-halls = Les cinq salles
regents-option-setup_locations-all = Tour et Chemin de ronde aussi
regents-option-spy_requires_shared_location = Espionner de près
    .help = On n’espionne quelqu’un que si un agent de chacun se trouve au même lieu.
regents-option-spied_player_told = L’espionné est averti
    .help = Qui est espionné apprend quelle carte a été vue.
regents-option-accuse_exposed_clan = Accuser un clan public
    .help = On peut encore accuser quelqu’un dont le clan est face visible.
regents-option-penalty_floor = Après une fausse accusation
    .help = Jusqu’où une fausse accusation peut faire reculer les marqueurs.
regents-option-penalty_floor-first_space = Jamais sous 1
regents-option-penalty_floor-off_track = Jusqu’à 0
regents-option-may_forgo_actions = Actions facultatives
    .help = Le tour peut finir avant que toutes les actions soient employées.
regents-option-diplomacy_scope = La Diplomatie vaut
    .help = Où la carte Diplomatie peut emporter une égalité.
regents-option-diplomacy_scope-all = Partout
regents-option-diplomacy_scope-halls = Dans les salles seulement
regents-option-leader_bonus = Prime après le tour 4
    .help = Qui mène seul sur une piste après le quatrième tour gagne un conseiller.
regents-option-leader_bonus-per_track = Pour chaque piste
regents-option-leader_bonus-one_per_player = Une par joueur au plus
regents-option-neutral_move = Mouvement neutre
    .help = À trois joueurs : quand le joueur actif peut déplacer un agent neutre.
regents-option-neutral_move-after_scoring = Après le décompte
regents-option-neutral_move-before_scoring = Avant le décompte
regents-option-endgame_chip_claim = Jetons de l’avance finale
    .help = L’avance finale de la carte Domaine prend les jetons restés sur son chemin.

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
regents-ui-summary-agents = { $owner } { $count ->
    [one] un agent
   *[other] { $count } agents
}
regents-ui-summary-neutral = { $count ->
    [one] un agent neutre
   *[other] { $count } agents neutres
}
regents-ui-summary-counsellors = { $owner } { $count ->
    [one] un conseiller
   *[other] { $count } conseillers
}
regents-ui-summary-empty = personne
regents-ui-summary-scorer = { $seat } compterait ici.
regents-ui-marker = { $owner }, { $track } : { $points }
regents-ui-lock = Pour passer { $points } : { $missing } { $count ->
    [one] doit
   *[other] doivent
} atteindre { $needs }.
regents-ui-token = { $name } : { $count }
regents-ui-reserve = Conseillers en réserve
regents-ui-counsellors = Conseillers
regents-ui-outside = Agents hors du château
regents-ui-chips = Jetons privilège
regents-ui-spy = Espionner
regents-ui-spy-on = Qui espionner ?
regents-ui-accuse = Accuser
regents-ui-accuse-player = Accuser { $target } …
regents-ui-accuse-title = Une accusation
regents-ui-accuse-stakes = Juste, elle vous vaut deux pas et un conseiller, et l’accusé perd toute sa main. Fausse, l’accusé vous prend deux pas et vous perdez deux tuiles.
regents-ui-accuse-whom = Qui accusez-vous ?
regents-ui-accuse-of = De quel clan est { $target } ?
regents-ui-tile-gone = Vous n’avez plus cette tuile.
regents-ui-preview = { $seat_is_you ->
    [yes] Si vous finissiez maintenant
   *[no] Si { $seat } finissait maintenant
}
regents-ui-preview-scoring = Reste à compter
regents-ui-preview-hall = { $hall } : { $group ->
    [one] seule
   *[other] { $group } salles ensemble
}
regents-ui-preview-lost = { $lost ->
    [one] Un pas serait perdu
   *[other] { $lost } pas seraient perdus
}
regents-ui-preview-none = rien à compter
regents-ui-preview-cancelled = Le roi annule : { $hall }
regents-ui-points-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}

## Joueurs
regents-ui-hand = Cartes en main
regents-ui-tiles = Tuiles Accusation
regents-ui-played = Cartes jouées
regents-ui-start = Commence chaque tour
regents-ui-points-detail = Pistes { $tracks }, jetons { $chips }, conseillers { $counsellors }, domaine { $domain_bonus }
regents-ui-grid = Qui est qui ?
regents-ui-grid-help = Les croix sont certaines. Une case libre se marque d’une pression, pour vous seul.
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
regents-ui-no-secrets = Vous regardez : les secrets restent secrets.
regents-ui-clan-lacks = À votre clan manque la carte { $card }.
regents-ui-clan-open = Votre clan est public.
regents-ui-clan-mackintosh = Votre signe : un lys au lieu du lion.
regents-ui-clan-macgregor = Votre signe : des barres couchées au lieu de barres droites.
regents-ui-clan-macleod = Votre signe : un écu d’une autre forme.
regents-ui-clan-campbell = Votre signe : un rivet carré au lieu d’un rond.
regents-ui-clan-macduff = Votre signe : un chevron au lieu de la vague.
regents-ui-clan-stewart = Votre signe : une lune au lieu de l’étoile.
regents-ui-card-suspicion = Expulsez du château un agent adverse.
regents-ui-card-diplomacy = Ce décompte : emportez une égalité.
regents-ui-card-alliance = Ce décompte : le roi n’annule pas votre majorité.
regents-ui-card-privilege = Deux de vos agents pour une action.
regents-ui-card-influence = Deux pas sur vos pistes.
regents-ui-card-betrayal = Échangez deux agents de maîtres différents.
regents-ui-card-not = Pas { $clan }
regents-ui-domain = Domaine
regents-ui-domain-secret = Révélé : deux conseillers. Gardé : deux pas à la fin.
regents-ui-domain-open = Révélé. Seul en tête à la fin : trois points.
regents-ui-known = Ce qui fut vu
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
} d’être du clan { $clan } : { $right ->
    [yes] vrai
   *[no] faux
}.
regents-ui-known-accused-unseen = { $by } accuse { $target } : { $right ->
    [yes] vrai
   *[no] faux
}.

## Le tour
regents-ui-round = Tour { $round } sur { $rounds }
regents-ui-actions-left = { $actions ->
    [0] Plus d’action
    [one] Encore une action
   *[other] Encore { $actions } actions
}
regents-ui-once = Une fois par tour
regents-ui-flag-recruited = On peut encore recruter un conseiller
regents-ui-flag-recruited-done = Conseiller recruté ce tour-ci
regents-ui-flag-recruited-short = Recruter
regents-ui-flag-spied = On peut encore espionner
regents-ui-flag-spied-done = Espionné ce tour-ci
regents-ui-flag-spied-short = Espionner
regents-ui-flag-card = On peut encore jouer une carte
regents-ui-flag-card-done = Carte jouée ce tour-ci
regents-ui-flag-card-short = Carte
regents-ui-flag-chip = On peut encore jouer un jeton
regents-ui-flag-chip-done = Jeton joué ce tour-ci
regents-ui-flag-chip-short = Jeton
regents-ui-last-cards = Dernier tour pour les cartes
regents-ui-no-cards = Pas de cartes au dernier tour

## La fin
regents-ui-result = { $winners ->
    [one] Gardien du Royaume
   *[other] Victoire partagée
}
regents-ui-result-player = Joueur
regents-ui-result-bonus = Domaine
regents-ui-result-chips = Jetons
regents-ui-result-counsellors = Cons.
regents-ui-result-total = Points
regents-ui-result-note = La piste cerclée est celle de la carte Domaine. Les jetons départagent les ex æquo.
