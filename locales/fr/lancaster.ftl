# Lancaster : noms, lois, actions, événements, invites, raisons et options.

lancaster-title = Lancaster
lancaster-about = Angleterre, 1413 : disputez les provinces, bâtissez votre château, combattez en France et votez les lois qui vous servent.

## Provinces
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

## Cases du château et leurs expansions
lancaster-castle_gold = Trésorerie
lancaster-castle_squires = Écuries
lancaster-castle_mixed = Intendance
lancaster-castle_votes = Chancellerie
lancaster-castle_recruit = Armurerie
lancaster-castle_upgrade = Lices

## Faveurs du Roi
lancaster-fav_upgrade = Faveur du Roi : une montée en grade
lancaster-fav_noble = Faveur du Roi : un noble
lancaster-fav_gold = Faveur du Roi : 2 pièces d’or
lancaster-fav_squires = Faveur du Roi : 2 écuyers
lancaster-fav_mixed_1 = Faveur du Roi : 1 pièce d’or et 1 écuyer
lancaster-fav_mixed_2 = Faveur du Roi : 1 pièce d’or et 1 écuyer

## Lieux
lancaster-upper_left = conflit en haut à gauche
lancaster-upper_right = conflit en haut à droite
lancaster-lower_left = conflit en bas à gauche
lancaster-lower_right = conflit en bas à droite
lancaster-court = cour

## Lois
lancaster-l01 = Éperons d’or
lancaster-l02 = Appel aux armes
lancaster-l03 = Droit des provinces
lancaster-l04 = Voix achetées
lancaster-l05 = Suite royale
lancaster-l06 = Butin de guerre
lancaster-l07 = Levée des pages
lancaster-l08 = Solde de campagne
lancaster-l09 = Droit à l’avancement
lancaster-l10 = Bannerets
lancaster-l11 = Pierre et mortier
lancaster-l12 = Honneurs de France
lancaster-l13 = Seigneur de trois provinces
lancaster-l14 = Jeune garde
lancaster-l15 = Patronage
lancaster-l16 = Or pour la Couronne
lancaster-l17 = Service des écuyers
lancaster-l18 = Chevalerie complète

## Ce que disent les lois ; la loi 14 aussi dans son autre lecture
lancaster-effect-l01 = Le joueur qui a le plus d’or peut faire monter en grade un de ses chevaliers déployés. À égalité : tous les ex æquo.
lancaster-effect-l02 = Le joueur qui a le plus d’écuyers recrute un chevalier. À égalité : tous les ex æquo.
lancaster-effect-l03 = 3 points par groupe de 2 provinces tenues.
lancaster-effect-l04 = Autant de fois que vous le voulez : payez 1 pièce d’or pour 1 pion de vote.
lancaster-effect-l05 = Autant de fois que vous le voulez : payez 1 écuyer et 1 pièce d’or pour 3 points.
lancaster-effect-l06 = Pour chaque groupe de 2 conflits où vous avez un chevalier, vous pouvez bâtir une expansion.
lancaster-effect-l07 = 1 écuyer par chevalier de puissance 2 déployé.
lancaster-effect-l08 = 1 écuyer, 1 pion de vote et 1 pièce d’or par groupe de 2 conflits où vous avez un chevalier.
lancaster-effect-l09 = Sans chevalier de puissance 2 déployé, vous pouvez faire monter en grade un chevalier en service.
lancaster-effect-l10 = Vous pouvez échanger un chevalier de puissance 3 déployé contre celui de puissance 4 de votre renfort.
lancaster-effect-l11 = 5 points par groupe de 3 expansions.
lancaster-effect-l12 = 3 points par conflit où vous avez un chevalier.
lancaster-effect-l13 = 8 points par groupe de 3 provinces tenues.
lancaster-effect-l14 = 5 points si les trois chevaliers de puissance 1 sont déployés.
lancaster-effect-l14-strength_three = 5 points si le chevalier de puissance 3 est déployé.
lancaster-effect-l15 = Recrutez un chevalier pour chaque groupe de 3 nobles à votre table ronde.
lancaster-effect-l16 = Autant de fois que vous le voulez : payez 1 pièce d’or pour 1 point.
lancaster-effect-l17 = Autant de fois que vous le voulez : payez 1 écuyer pour 1 point.
lancaster-effect-l18 = 6 points si des chevaliers de puissance 1, 2, 3 et 4 sont déployés.
lancaster-brief-l01 = Le plus d’or : 1 montée en grade
lancaster-brief-l02 = Le plus d’écuyers : 1 chevalier
lancaster-brief-l03 = 3 points par 2 provinces
lancaster-brief-l04 = 1 pièce d’or → 1 pion de vote
lancaster-brief-l05 = 1 écuyer + 1 pièce d’or → 3 points
lancaster-brief-l06 = 1 expansion par 2 conflits
lancaster-brief-l07 = 1 écuyer par chevalier de 2
lancaster-brief-l08 = Écuyer, pion, or par 2 conflits
lancaster-brief-l09 = Aucun 2 déployé : 1 montée en grade
lancaster-brief-l10 = Puissance 3 → puissance 4
lancaster-brief-l11 = 5 points par 3 expansions
lancaster-brief-l12 = 3 points par conflit
lancaster-brief-l13 = 8 points par 3 provinces
lancaster-brief-l14 = Les trois de 1 : 5 points
lancaster-brief-l14-strength_three = Le 3 déployé : 5 points
lancaster-brief-l15 = 1 chevalier par 3 nobles
lancaster-brief-l16 = 1 pièce d’or → 1 point
lancaster-brief-l17 = 1 écuyer → 1 point
lancaster-brief-l18 = 1, 2, 3, 4 déployés : 6 points

## Votes, ce que donne une province, autres causes
lancaster-yes = Oui
lancaster-no = Non
lancaster-noble = noble
lancaster-reward = gain
lancaster-both = noble et gain
lancaster-round_table = table ronde
lancaster-first_extension = première expansion

## À qui sont les chevaliers : jamais affiché, cela choisit la forme d’une phrase
lancaster-own = own
lancaster-ally = ally

## Ce que quelqu’un est en train de faire
lancaster-task_extension = de choisir la première expansion
lancaster-task_place = de placer un chevalier
lancaster-task_favour = de profiter d’une faveur du Roi
lancaster-task_vote = de voter
lancaster-task_law = d’appliquer une loi
lancaster-task_county = d’évaluer une province
lancaster-task_start_player = de nommer le premier joueur
lancaster-task_castle = d’évaluer le château
lancaster-task_ransom = de décider du sort des prisonniers

## Actions
lancaster-action-build = Bâtir : { $space }
lancaster-action-place_in_county = Placer { $banner_id ->
    [ally] un chevalier allié de puissance { $knight }
   *[own] un chevalier de puissance { $knight }
} : { $county }
lancaster-action-place_in_castle = Placer { $banner_id ->
    [ally] un chevalier allié de puissance { $knight }
   *[own] un chevalier de puissance { $knight }
} : { $banner_id ->
    [ally] château de l’allié,{ " " }
   *[own] { "" }
}{ $space }
lancaster-action-place_in_conflict = Envoyer { $banner_id ->
    [ally] un chevalier allié de puissance { $knight }
   *[own] un chevalier de puissance { $knight }
} au { $conflict }
lancaster-action-add_squires = { $squires ->
    [0] N’ajouter aucun écuyer
    [one] Ajouter un écuyer
   *[other] Ajouter { $squires } écuyers
}
lancaster-action-take_favour = Prendre la { $favour }
lancaster-action-take_noble = Choisir le noble : { $county }
lancaster-action-upgrade = Faire monter en grade un chevalier de puissance { $knight } ({ $at })
lancaster-action-decline = Renoncer
lancaster-action-vote = Voter { $ballot }{ $markers ->
    [0] , sans pion
    [one] { " " }avec un pion
   *[other] { " " }avec { $markers } pions
}
lancaster-action-pay = { $times ->
    [0] Ne rien payer
    [one] Payer une fois
   *[other] Payer { $times } fois
}
lancaster-action-claim = Prendre : { $claim }
lancaster-action-cross = Traverser vers le { $conflict }
lancaster-action-name_start_player = Premier joueur : { $target_is_you ->
    [yes] vous
   *[no] { $target }
}
lancaster-action-score_space = Évaluer : { $space }{ $banner_id ->
    [ally] { " " }(allié)
   *[own] { "" }
}
lancaster-action-skip_space = Ne pas utiliser : { $space }{ $banner_id ->
    [ally] { " " }(allié)
   *[own] { "" }
}
lancaster-action-score_income = Encaisser tous les revenus automatiques
lancaster-action-ransom = Racheter un chevalier de puissance { $knight } : { $knight ->
    [one] 1 pièce d’or
   *[other] { $knight } pièces d’or
}

## Événements
lancaster-event-start_player_drawn = Premier joueur : { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
}.
lancaster-event-first_laws_laid = Lois en vigueur : { $laws }.
lancaster-event-nobles_shuffled = Les nobles des provinces de A à I : { $nobles }.
lancaster-event-round_began = La manche { $round } commence.
lancaster-event-conflict_revealed = Nouveau conflit : puissance de la France { $france } ({ $conflict }).
lancaster-event-proposals_revealed = Propositions de loi de cette manche : { $laws }.
lancaster-event-extension_built = { $seat_is_you ->
    [yes] Vous bâtissez
   *[no] { $seat } bâtit
} une expansion : { $space } ({ $cause }).
lancaster-event-knight_displaced = { $seat_is_you ->
    [yes] Votre chevalier de puissance { $knight }
   *[no] Un chevalier de puissance { $knight } ({ $seat })
} cède la place à l’expansion ({ $space }) et rentre à la cour sans rien rapporter.
lancaster-event-placed_in_county = { $seat_is_you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $banner_id ->
    [ally] un chevalier allié de puissance { $knight }
   *[own] un chevalier de puissance { $knight }
}{ $squires ->
    [0] { "" }
    [one] { " " }avec un écuyer
   *[other] { " " }avec { $squires } écuyers
} : { $county }.
lancaster-event-placed_in_castle = { $seat_is_you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $banner_id ->
    [ally] un chevalier allié de puissance { $knight }
   *[own] un chevalier de puissance { $knight }
} : { $banner_id ->
    [ally] château de l’allié,{ " " }
   *[own] { "" }
}{ $space }.
lancaster-event-placed_in_conflict = { $seat_is_you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
} { $banner_id ->
    [ally] un chevalier allié de puissance { $knight }
   *[own] un chevalier de puissance { $knight }
} au { $conflict } (France { $france }).
lancaster-event-expelled = { $seat_is_you ->
    [yes] Vous évincez
   *[no] { $seat } évince
} { $owner_is_you ->
    [yes] { $banner_id ->
        [ally] votre chevalier allié
       *[own] votre chevalier
    } de puissance { $knight }
   *[no] { $banner_id ->
        [ally] un chevalier allié
       *[own] un chevalier
    } de puissance { $knight } ({ $owner })
} : { $county }{ $squires ->
    [0] { "" }
    [one] { " " }({ $squires } écuyer perdu)
   *[other] { " " }({ $squires } écuyers perdus)
}.
lancaster-event-turn_skipped = Aucun chevalier ne peut être placé : { $seat_is_you ->
    [yes] vous passez votre tour
   *[no] { $seat } passe son tour
}.
lancaster-event-favour_taken = { $seat_is_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
}{ $banner_id ->
    [ally] { " " }pour l’allié
   *[own] { "" }
} la { $favour }.
lancaster-event-gained = { $gold ->
    [0] { $squires ->
        [0] { $votes ->
            [0] { $seat_is_you ->
                [yes] Vous ne recevez rien : la réserve commune est vide
               *[no] { $seat } ne reçoit rien : la réserve commune est vide
            }
           *[other] { $seat_is_you ->
                [yes] Vous gagnez{ " " }
               *[no] { $seat } gagne{ " " }
            }
        }
       *[other] { $seat_is_you ->
            [yes] Vous gagnez{ " " }
           *[no] { $seat } gagne{ " " }
        }
    }
   *[other] { $seat_is_you ->
        [yes] Vous gagnez{ " " }
       *[no] { $seat } gagne{ " " }
    }{ $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }{ $squires ->
        [0] { $votes ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
       *[other] { $votes ->
            [0] { " " }et{ " " }
           *[other] ,{ " " }
        }
    }
}{ $squires ->
    [0] { "" }
    [one] { $squires } écuyer{ $votes ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }
   *[other] { $squires } écuyers{ $votes ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }
}{ $votes ->
    [0] { "" }
    [one] { $votes } pion de vote
   *[other] { $votes } pions de vote
} ({ $cause }).
lancaster-event-paid = { $seat_is_you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $gold ->
    [0] { "" }
    [one] une pièce d’or{ $squires ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }
   *[other] { $gold } pièces d’or{ $squires ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }
}{ $squires ->
    [0] { "" }
    [one] un écuyer
   *[other] { $squires } écuyers
} ({ $cause }).
lancaster-event-scored = { $seat_is_you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $cause }).
lancaster-event-recruited = { $seat_is_you ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
} un chevalier{ $banner_id ->
    [ally] { " " }pour l’allié
   *[own] { "" }
} ({ $cause }).
lancaster-event-upgraded = { $seat_is_you ->
    [yes] Vous faites
   *[no] { $seat } fait
} monter en grade { $banner_id ->
    [ally] un chevalier allié
   *[own] un chevalier
} de { $knight } à { $to }, { $at } ({ $cause }).
lancaster-event-declined = { $seat_is_you ->
    [yes] Vous renoncez
   *[no] { $seat } renonce
}{ $banner_id ->
    [ally] { " " }pour l’allié
   *[own] { "" }
} ({ $cause }).
lancaster-event-came_to_nothing = Sans effet pour { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] votre allié
       *[no] l’allié { DE($seat) }
    }
   *[own] { $seat_is_you ->
        [yes] vous
       *[no] { $seat }
    }
} ({ $cause }).
lancaster-event-noble_taken = { $seat_is_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} un noble : { $noble } ({ $county }).
lancaster-event-noble_removed = { $seat_is_you ->
    [yes] Votre allié
   *[no] L’allié { DE($seat) }
} retire du jeu { $noble } ({ $county }).
lancaster-event-voted = { $seat_is_you ->
    [yes] Vous votez
   *[no] { $seat } vote
} { $ballot }{ $markers ->
    [0] { "" }
    [one] { " " }avec un pion
   *[other] { " " }avec { $markers } pions
}.
lancaster-event-law_adopted = La loi « { $law } » est adoptée, { $yes } contre { $no }. « { $dropped } » n’est plus en vigueur.
lancaster-event-law_rejected = La loi « { $law } » est rejetée, { $yes } contre { $no }.
lancaster-event-markers_returned = { $seat_is_you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} { $votes ->
    [one] un pion inutilisé
   *[other] { $votes } pions inutilisés
}.
lancaster-event-law_applied = On applique la loi « { $law } ».
lancaster-event-law_won = La loi « { $law } » s’applique { $seat_is_you ->
    [yes] à vous : personne n’en a plus que vous
   *[no] { A($seat) } : personne n’en a davantage
}.
lancaster-event-county_claimed = { $county }, { $seat_is_you ->
    [yes] votre choix
   *[no] choix fait par { $seat }
}{ $banner_id ->
    [ally] { " " }pour l’allié
   *[own] { "" }
} : { $claim }.
lancaster-event-crossed = { $seat_is_you ->
    [yes] Vous faites
   *[no] { $seat } fait
} traverser la Manche à { $banner_id ->
    [ally] un chevalier allié de puissance { $knight }
   *[own] un chevalier de puissance { $knight }
} : { $conflict } (France { $france }).
lancaster-event-went_home = { $seat_is_you ->
    [yes] { $banner_id ->
        [ally] Votre chevalier allié
       *[own] Votre chevalier
    } de puissance { $knight }
   *[no] { $banner_id ->
        [ally] Un chevalier allié
       *[own] Un chevalier
    } de puissance { $knight } ({ $seat })
} rentre à la cour ({ $from }).
lancaster-event-start_player_named = { $target_is_you ->
    [yes] { $seat_is_you ->
        [yes] Vous devenez premier joueur.
       *[no] { $seat } vous nomme premier joueur.
    }
   *[no] { $seat_is_you ->
        [yes] Vous nommez { $target } premier joueur.
       *[no] Premier joueur : { $target } (choix fait par { $seat }).
    }
}
lancaster-event-space_skipped = { $seat_is_you ->
    [yes] Vous n’utilisez pas cette case
   *[no] { $seat } n’utilise pas cette case
} : { $space }{ $banner_id ->
    [ally] { " " }(allié)
   *[own] { "" }
}.
lancaster-event-conflict_won = L’Angleterre gagne le { $conflict } : { $total } contre { $france }.
lancaster-event-conflict_lost = La France gagne le { $conflict } : { $france } contre { $total }.
lancaster-event-conflict_ranked = Rang { $rank }, puissance { $strength } : { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] votre allié
       *[no] l’allié { DE($seat) }
    }, points perdus
   *[own] { $points ->
        [0] { $seat_is_you ->
            [yes] vous ne marquez rien
           *[no] { $seat } ne marque rien
        }
        [one] { $seat_is_you ->
            [yes] vous marquez
           *[no] { $seat } marque
        } { $points } point
       *[other] { $seat_is_you ->
            [yes] vous marquez
           *[no] { $seat } marque
        } { $points } points
    }
}.
lancaster-event-second_attempt = Le conflit contre la France { $france } sera rejoué à la manche suivante ({ $conflict }).
lancaster-event-ransomed = { $seat_is_you ->
    [yes] Vous rachetez
   *[no] { $seat } rachète
} un chevalier de puissance { $knight } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
lancaster-event-captured = { $banner_id ->
    [ally] { $seat_is_you ->
        [yes] Les chevaliers prisonniers de votre allié
       *[no] Les chevaliers prisonniers de l’allié { DE($seat) }
    }
   *[own] { $seat_is_you ->
        [yes] Vos chevaliers prisonniers
       *[no] Les chevaliers prisonniers { DE($seat) }
    }
} retournent au renfort (puissance { $knights }).
lancaster-event-conflict_removed = Le conflit de puissance { $france } est terminé ({ $conflict }).
lancaster-event-holdings_revealed = { $seat_is_you ->
    [yes] Il vous reste
   *[no] Il reste { A($seat) }
} { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} et { $squires ->
    [one] { $squires } écuyer
   *[other] { $squires } écuyers
}.
lancaster-event-final_scored = { $seat } : chevalerie { $knighthood }, château { $castle }, nobles { $nobles } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
lancaster-event-match_won = { $winner_is_you ->
    [yes] Vous avez
   *[no] { $winner } a
} le plus de points de pouvoir et { $winner_is_you ->
    [yes] gagnez
   *[no] gagne
} la partie.

## Invites
lancaster-prompt-choose_extension = Choisissez votre première expansion.
lancaster-prompt-place = Placez un chevalier. { $knights ->
    [one] C’est le dernier à la cour.
   *[other] Vous en avez { $knights } à la cour.
}
lancaster-prompt-add_squires = Chevalier de puissance { $knight }, { $county } : combien d’écuyers l’accompagnent ? { $needed ->
    [0] Vous en avez { $owned }.
   *[other] Au moins { $needed } ; vous en avez { $owned }.
}
lancaster-prompt-pick_favour = Choisissez une faveur du Roi{ $banner_id ->
    [ally] { " " }pour votre allié
   *[own] { "" }
}.
lancaster-prompt-favour_upgrade = Faveur du Roi : faites monter en grade { $banner_id ->
    [ally] un chevalier de votre allié
   *[own] un chevalier
}, ou cliquez sur « Renoncer ».
lancaster-prompt-favour_noble = Faveur du Roi : { $banner_id ->
    [ally] choisissez une province ; un de ses nobles quitte le jeu.
   *[own] prenez un noble de n’importe quelle province.
}
lancaster-prompt-vote = Vote { $nth } sur 3, « { $law } » : Oui ou Non ? { $votes ->
    [0] Vous n’avez aucun pion.
    [one] Vous avez un pion.
   *[other] Vous avez { $votes } pions.
}
lancaster-prompt-law_upgrade = « { $law } » : faites monter en grade un chevalier, ou cliquez sur « Renoncer ».
lancaster-prompt-law_extension = « { $law } » : bâtissez { $left ->
    [one] une expansion,
   *[other] jusqu’à { $left } expansions,
} ou cliquez sur « Renoncer ».
lancaster-prompt-law_pay = « { $law } » : combien de fois payez-vous ? { $at_most ->
    [0] Vous ne pouvez pas payer.
    [one] Une fois au plus.
   *[other] { $at_most } fois au plus.
}
lancaster-prompt-claim = { $county } : { $banner_id ->
    [ally] que prend votre allié ?
   *[own] prenez le noble ou le gain, ou les deux pour 3 pièces d’or. Vous en avez { $gold }.
}
lancaster-prompt-county_build = { $county } : quelle expansion bâtissez-vous ?
lancaster-prompt-county_upgrade = { $county } : faites monter en grade { $banner_id ->
    [ally] un chevalier de votre allié
   *[own] un chevalier
}, ou cliquez sur « Renoncer ».
lancaster-prompt-cross = Dorset : vers quel conflit { $banner_id ->
    [ally] le chevalier de votre allié
   *[own] votre chevalier
} traverse-t-il ?
lancaster-prompt-name_start_player = Surrey : qui est désormais premier joueur ?
lancaster-prompt-castle = Évaluez votre château dans l’ordre de votre choix. Écuyers : { $squires } maintenant, { $squires_after_income } après tous les revenus.
lancaster-prompt-castle_upgrade = Lices : faites monter en grade { $banner_id ->
    [ally] un chevalier de votre allié
   *[own] un chevalier
}.
lancaster-prompt-ransom = Chevaliers prisonniers, puissance { $knights } ({ $conflict }). Les racheter tous coûte { $price_of_all ->
    [one] { $price_of_all } pièce
   *[other] { $price_of_all } pièces
} d’or ; vous en avez { $gold }.
lancaster-prompt-sealed = Votre choix est fait. Les autres sont encore en train { $waiting_for }.
lancaster-prompt-waiting = { $seat } est en train { $waiting_for }.
lancaster-prompt-waiting_for_all = Tous sont en train { $waiting_for }, en secret.
lancaster-prompt-over = La partie est terminée.

## Pourquoi non
lancaster-why-already_built = Vous avez déjà bâti cette expansion.
lancaster-why-always_scored = Cette case rapporte toujours : on ne peut pas y renoncer.
lancaster-why-ally_never_both = Un allié prend le noble ou le gain, jamais les deux.
lancaster-why-allied_county = Vous ne pouvez pas évincer votre allié, ni lui vous.
lancaster-why-below_minimum = Ce chevalier n’atteint pas la puissance minimum de la province. Les écuyers n’y comptent pas.
lancaster-why-cannot_pay = Vous ne pouvez pas payer cela.
lancaster-why-conflict_full = Les trois cases de ce conflit sont occupées par d’autres joueurs.
lancaster-why-defender_too_strong = Chevalier et écuyers ensemble doivent dépasser le défenseur.
lancaster-why-favour_face_down = Cette faveur est déjà prise dans cette manche.
lancaster-why-item_unusable = Cette case ne servirait dans aucun ordre : il n’y a rien à décider.
lancaster-why-law_asks_otherwise = La loi appliquée demande autre chose.
lancaster-why-law_forbids_upgrade = Cette loi ne fait pas monter en grade ce chevalier.
lancaster-why-no_ally = Il n’y a d’alliés qu’à deux joueurs.
lancaster-why-no_conflict_there = Il n’y a pas de conflit à cet endroit.
lancaster-why-no_income_left = Votre château n’a plus de revenu automatique à encaisser.
lancaster-why-no_noble_left = Il ne reste aucun noble dans cette province.
lancaster-why-no_such_item = Il n’y a rien à évaluer sur cette case.
lancaster-why-no_such_knight = Aucun chevalier de ce type ne s’y trouve.
lancaster-why-no_such_seat = Ce joueur n’existe pas.
lancaster-why-noble_owned = Ce noble est déjà à votre table ronde.
lancaster-why-not_at_court = Aucun chevalier de ce type ne se trouve à la cour.
lancaster-why-not_captured = Aucun de vos chevaliers de cette puissance n’est prisonnier.
lancaster-why-not_in_ally_castle = Le château d’un allié n’a que l’Armurerie et les Lices.
lancaster-why-nobody_passes = Il faut placer un chevalier : personne ne passe.
lancaster-why-nobody_to_recruit = Il ne reste aucun chevalier de puissance 1 dans le renfort.
lancaster-why-nobody_to_upgrade = Aucun chevalier ne peut monter en grade maintenant.
lancaster-why-not_optional = On ne peut pas y renoncer.
lancaster-why-other_phase = Pas maintenant : une autre décision vient d’abord.
lancaster-why-own_county = Votre propre chevalier tient cette province.
lancaster-why-space_built = Une expansion couvre cette case ; elle ne reçoit plus de chevalier.
lancaster-why-space_occupied = Un chevalier occupe cette case.
lancaster-why-stronger_not_in_reserve = Le chevalier de la puissance suivante n’est pas au renfort.
lancaster-why-strongest_already = Un chevalier de puissance 4 ne peut plus monter en grade.
lancaster-why-too_few_markers = Vous n’avez pas autant de pions de vote.
lancaster-why-too_few_squires_owned = Vous n’avez pas assez d’écuyers.
lancaster-why-too_few_squires_sent = Cela ne suffit pas pour évincer le défenseur.
lancaster-why-too_little_gold = Prendre les deux coûte 3 pièces d’or.

## Options
lancaster-option-holdings = Or et écuyers
    .help = Derrière les paravents, on ne voit pas ce que possèdent les autres, mais tous les gains et paiements sont annoncés. À deux, tout est toujours visible.
lancaster-option-holdings-hidden = Derrière les paravents
lancaster-option-holdings-open = Visibles
lancaster-option-supply = Réserve commune
    .help = L’or, les écuyers et les pions de vote peuvent-ils manquer ? La boîte en contient 37 de chaque.
lancaster-option-supply-unlimited = Inépuisable
lancaster-option-supply-strict = 37 de chaque
lancaster-option-start_votes = Pions de vote au début
    .help = Règle imprimée : un. Certaines versions anciennes : deux.
lancaster-option-noble_layout = Nobles
    .help = Les nobles sont dans la province de leur lettre, ou chaque sorte dans une province tirée au sort.
lancaster-option-noble_layout-matched = Selon leur lettre
lancaster-option-noble_layout-shuffled = Au hasard
lancaster-option-law14 = Jeune garde
    .help = Ce que demande la loi 14 : les trois chevaliers de puissance 1 déployés, ou, selon la règle néerlandaise, le chevalier de puissance 3.
lancaster-option-law14-three_ones = Les trois de puissance 1
lancaster-option-law14-strength_three = Celui de puissance 3
lancaster-option-most_needs_one = Il faut en avoir au moins un
    .help = Un joueur sans pièce d’or ou sans écuyer ne peut pas en avoir le plus (lois 1 et 2).
lancaster-option-squires_in_counties_count = Les écuyers des provinces comptent
    .help = Pour le plus d’écuyers (loi 2), ceux qui accompagnent des chevaliers comptent aussi.
lancaster-option-extension_choice = Première expansion
    .help = Tous choisissent la première expansion en même temps, ou l’un après l’autre.
lancaster-option-extension_choice-simultaneous = En même temps
lancaster-option-extension_choice-turn_order = À tour de rôle
lancaster-option-law_stacks = Piles de lois
    .help = Taille des piles de lois 0 à 4. Standard : 3-4-4-4-3 ; l’autre lecture met six lois dans la pile 1.
lancaster-option-law_stacks-3-4-4-4-3 = 3 – 4 – 4 – 4 – 3
lancaster-option-law_stacks-3-6-3-3-3 = 3 – 6 – 3 – 3 – 3

## Dans le navigateur: Le plateau
lancaster-ui-england = Angleterre
lancaster-ui-france = Guerre en France
lancaster-ui-parliament = Parlement
lancaster-ui-map-title = Angleterre
lancaster-ui-map-year = 1413
lancaster-ui-map-channel = La Manche
lancaster-ui-map-north_sea = Mer du Nord
lancaster-ui-map-irish_sea = Mer d’Irlande
lancaster-ui-map-scotland = Écosse
lancaster-ui-map-wales = Pays de Galles
lancaster-ui-map-lancaster = Lancastre
lancaster-ui-map-france = France
lancaster-ui-parts = Parties du plateau
lancaster-ui-part-england = Angleterre
lancaster-ui-part-france = France
lancaster-ui-part-parliament = Parlement
lancaster-ui-part-castle = Château
lancaster-ui-has-choices = un choix est possible ici
lancaster-ui-task = Votre décision
lancaster-ui-first-knight = Choisissez d’abord un chevalier de votre cour.
lancaster-ui-hidden = Derrière le paravent
lancaster-ui-nothing = rien

## Dans le navigateur: Ce que rapportent les choses
lancaster-ui-gain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
lancaster-ui-gain-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
lancaster-ui-gain-squires = { $count ->
    [one] { $count } écuyer
   *[other] { $count } écuyers
}
lancaster-ui-gain-votes = { $count ->
    [one] { $count } pion de vote
   *[other] { $count } pions de vote
}
lancaster-ui-gain-recruits = { $count ->
    [one] { $count } nouveau chevalier
   *[other] { $count } nouveaux chevaliers
}
lancaster-ui-gain-upgrades = { $count ->
    [one] { $count } montée en grade
   *[other] { $count } montées en grade
}
lancaster-ui-gain-extensions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
lancaster-ui-gain-nobles = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
lancaster-ui-gain-crossings = { $count ->
    [one] { $count } traversée de la Manche
   *[other] { $count } traversées de la Manche
}

## Dans le navigateur: Provinces
lancaster-ui-county = { $letter }, { $name } : puissance { $minimum } au moins. Nobles restants : { $nobles }. Gain : { $reward }.
lancaster-ui-holder-own = Tenue par { $seat }, puissance { $knight }{ $squires ->
    [0] { "" }
    [one] { " " }avec un écuyer
   *[other] { " " }avec { $squires } écuyers
}.
lancaster-ui-holder-ally = Tenue par l’allié { DE($seat) }, puissance { $knight }.
lancaster-ui-holder-none = Personne ne s’y trouve.
lancaster-ui-next-noble = { $points ->
    [0] Un noble de plus n’ajoute aucun point à la fin.
    [one] Un noble de plus ajoute { $points } point à la fin.
   *[other] Un noble de plus ajoute { $points } points à la fin.
}
lancaster-ui-ally-noble = Un noble pris par votre allié quitte le jeu.
lancaster-ui-gold-after = Or { $gold } → { $after }
lancaster-ui-start-player = Premier joueur désormais

## Dans le navigateur: Conflits et faveurs
lancaster-ui-conflict = Puissance de la France { $france }, Angleterre { $total }. Points { $first }, { $second }, { $third }.
lancaster-ui-stack-own = Rang { $rank } : { $seat }, puissance { $strength } ; { $win } en cas de victoire, { $loss } en cas de défaite.
lancaster-ui-stack-ally = Rang { $rank } : l’allié { DE($seat) }, puissance { $strength } ; ses { $win } ou { $loss } points sont perdus.
lancaster-ui-england-wins = L’Angleterre gagne
lancaster-ui-missing = il manque { $count }
lancaster-ui-second = deuxième essai
lancaster-ui-join = → { $total }, rang { $rank } : { $win } / { $loss }
lancaster-ui-lost = perdus
lancaster-ui-empty-upper = Pas de conflit
lancaster-ui-empty-lower = Pas de deuxième essai
lancaster-ui-to-come = à venir : { $cards }
lancaster-ui-favours = Faveur du Roi
lancaster-ui-favour-down = { $name } (déjà prise dans cette manche)
lancaster-ui-vain = { $name } (sans effet pour l’instant)
lancaster-ui-ransom = Prisonniers en France (puissance { $france })
lancaster-ui-ransom-none = Ne rien racheter
lancaster-ui-ransom-pay = Racheter { $count } pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}

## Dans le navigateur: Placement
lancaster-ui-squires = Écuyers
lancaster-ui-squire-less = Un écuyer de moins
lancaster-ui-squire-more = Un écuyer de plus
lancaster-ui-place = Placer
lancaster-ui-against = { $sum } contre { $total } ({ $seat }).
lancaster-ui-unopposed = Puissance { $sum }, personne en face.
lancaster-ui-squires-kept = { $count ->
    [one] Il vous reste { $count } écuyer.
   *[other] Il vous reste { $count } écuyers.
}
lancaster-ui-upgrade = Quel chevalier monte en grade ?

## Dans le navigateur: Parlement
lancaster-ui-in-force = En vigueur
lancaster-ui-proposals = Propositions
lancaster-ui-pushes-out = remplace { $law }
lancaster-ui-may = facultatif
lancaster-ui-law-pile = { $count ->
    [one] { $count } loi à venir (pile { $top })
   *[other] { $count } lois à venir (pile { $top })
}
lancaster-ui-laws-to-come = Encore à venir : { $laws }.
lancaster-ui-ballot = Votre vote
lancaster-ui-markers = Pions de vote
lancaster-ui-marker-less = Un pion de moins
lancaster-ui-marker-more = Un pion de plus
lancaster-ui-markers-left = Gardés pour la suite : { $left } sur { $all }
lancaster-ui-commit = Valider mon vote
lancaster-ui-my-vote = Votre vote : { $ballot }{ $markers ->
    [0] .
    [one] { " " }avec un pion.
   *[other] { " " }avec { $markers } pions.
}
lancaster-ui-withdraw = « Annuler » le retire tant que tout le monde n’a pas voté.
lancaster-ui-who-voted = Votes et pions de vote de tous
lancaster-ui-has-voted = a voté
lancaster-ui-holds = { $votes ->
    [0] aucun pion
    [one] { $votes } pion
   *[other] { $votes } pions
}
lancaster-ui-adopted = { $law } : adoptée, { $yes } contre { $no }. { $dropped } disparaît.
lancaster-ui-rejected = { $law } : rejetée, { $yes } contre { $no }.
lancaster-ui-times = Combien de fois
lancaster-ui-times-less = Une fois de moins
lancaster-ui-times-more = Une fois de plus
lancaster-ui-pay = { $times ->
    [one] Payer une fois
   *[other] Payer { $times } fois
}
lancaster-ui-pay-nothing = Ne rien payer

## Dans le navigateur: Châteaux et joueurs
lancaster-ui-castle = Château
lancaster-ui-my-castle = Votre château
lancaster-ui-court = Cour
lancaster-ui-court-empty = vide
lancaster-ui-reserve = Renfort
lancaster-ui-ally = Allié
lancaster-ui-knight = Chevalier de puissance { $knight }
lancaster-ui-knight-own = Votre chevalier de puissance { $knight }, à la cour
lancaster-ui-knight-ally = Le chevalier allié de puissance { $knight }, à la cour
lancaster-ui-built = Expansion construite
lancaster-ui-space-free = { $name } : { $reward }
lancaster-ui-space-built = { $name }, expansion : { $reward }
lancaster-ui-space-knight = { $name }, chevalier de puissance { $knight } : { $reward }
lancaster-ui-round-table = Table ronde : { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
} sur 9, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; un de plus ajoute { $next }. Pions de vote après cette manche : { $votes }.
lancaster-ui-score-castle = Évaluer mon château
lancaster-ui-by-hand = Évaluer un par un
lancaster-ui-use-own = { $space } contre { $price ->
    [one] un écuyer
   *[other] { $price } écuyers
}
lancaster-ui-use-ally = { $space } de votre allié, sans frais
lancaster-ui-squires-then = Écuyers après tous les revenus : { $count } ; restent : { $left }.
lancaster-ui-own-gold = Or
lancaster-ui-own-squires = Écuyers
lancaster-ui-own-votes = Pions de vote
lancaster-ui-points = Points de pouvoir
lancaster-ui-is-start = Premier joueur
lancaster-ui-in-counties = Provinces tenues : { $count }
lancaster-ui-in-conflicts = Conflits avec un chevalier : { $count }
lancaster-ui-at-court = À la cour : { $knights }
lancaster-ui-in-reserve = En renfort : { $knights }
lancaster-ui-standing-knighthood = Chevalerie : puissance { $count } ; à la fin, en l’état : { $award ->
    [-1] dépend des écuyers cachés
   *[other] { $award }
}
lancaster-ui-standing-extensions = Expansions : { $count } ; à la fin, en l’état : { $award ->
    [-1] dépend de l’or caché
   *[other] { $award }
}
lancaster-ui-standing-nobles = Nobles : { $count } ; points à la fin : { $award }
lancaster-ui-nobles = Nobles à la table ronde : { $letters }
lancaster-ui-supply = Réserve commune : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $squires ->
    [one] { $squires } écuyer
   *[other] { $squires } écuyers
}, { $votes ->
    [one] { $votes } pion de vote
   *[other] { $votes } pions de vote
}.
lancaster-ui-round = Manche { $round } sur { $rounds }
lancaster-ui-phase = Phase de la manche
lancaster-ui-phase-knights = Chevaliers
lancaster-ui-phase-parliament = Parlement
lancaster-ui-phase-rewards = Gains

## Dans le navigateur: La fin
lancaster-ui-result = D’où viennent les points
lancaster-ui-result-player = Joueur
lancaster-ui-result-rounds = Manches
lancaster-ui-result-knighthood = Chevalerie
lancaster-ui-result-castle = Château
lancaster-ui-result-nobles = Nobles
lancaster-ui-result-total = Total
lancaster-ui-result-held = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $squires ->
    [one] { $squires } écuyer
   *[other] { $squires } écuyers
}
lancaster-ui-result-note = Petits chiffres : puissance des chevaliers, expansions, nobles. Les écuyers départagent la chevalerie, l’or les châteaux.

## Learn by playing
lancaster-guide-welcome-title = Cinq manches pour la couronne
lancaster-guide-welcome = Après { $rounds } manches, la maison qui a le plus de points de pouvoir gagne. Chaque manche a trois parties : vous placez des chevaliers, le Parlement vote des lois, puis tout rapporte : provinces, château, France. Ce guide vous accompagne pendant la première manche. Vous pouvez jouer autrement à tout moment.
lancaster-guide-table-title = Ce qu’il y a sur la table
lancaster-guide-table = Au milieu, les neuf provinces d’Angleterre ; à côté, les conflits en France ; dessous, le Parlement. Votre château et votre cour sont en bas. Les chevaliers portent leur puissance. Pièces d’or et écuyers sont derrière votre paravent ; pions de vote et nobles sont visibles de tous.
lancaster-guide-extension-title = Une première expansion
lancaster-guide-extension = Choisissez : « { $button } ». Une expansion rapporte à chaque manche, sans chevalier. Les Écuries donnent 2 écuyers à chaque fois, et les écuyers font gagner des provinces.
lancaster-guide-court-title = Votre cour
lancaster-guide-court = { $knights } chevaliers attendent à votre cour ; vous avez { $gold } pièces d’or et { $squires } écuyers. À tour de rôle, chacun place un chevalier : dans une province, sur une case de son château ou en France. Chaque écuyer qui accompagne un chevalier dans une province ajoute 1 de puissance.
lancaster-guide-county-title = Prenez une province
lancaster-guide-county = { $county } demande une puissance de { $minimum } et il n’y a personne. Cliquez sur le chevalier de puissance { $knight }, puis sur la province. À la fin de la manche elle vous donne un noble, ou le gain indiqué.
lancaster-guide-expelled-title = Évincé
lancaster-guide-expelled = Un chevalier plus fort a évincé le vôtre : { $county }. Votre chevalier de puissance { $knight } est revenu à la cour et peut être placé de nouveau ; seuls des écuyers peuvent être perdus. Vous pouvez en faire autant : votre chevalier et ses écuyers doivent être plus forts que ceux qui sont là.
lancaster-guide-conquer-title = À vous d’évincer
lancaster-guide-conquer = Votre chevalier de puissance { $knight } et { $squires ->
    [one] un écuyer
   *[other] { $squires } écuyers
} sont plus forts que ceux qui tiennent { $county }. Cliquez sur le chevalier, puis sur la province.
lancaster-guide-france-title = En France
lancaster-guide-france = Tous ceux qui combattent dans un conflit additionnent leurs puissances contre la France, ici { $france } ; { $missing ->
    [0] c’est atteint
   *[other] il manque { $missing }
}. Si l’Angleterre gagne, la pile la plus forte reçoit { $points } points. Et le joueur qui envoie un chevalier en France prend aussitôt une faveur du Roi. Choisissez : « { $button } ».
lancaster-guide-squires-title = Combien d’écuyers ?
lancaster-guide-squires = { $squires ->
    [0] Il n’en faut aucun ici
   *[other] Il en faut : { $squires }
}. Plus il y en a, plus il est difficile de vous évincer, mais les écuyers d’une province sont dépensés à la fin de la manche, même si vous la gardez. Choisissez : « { $button } ».
lancaster-guide-favour-title = Une faveur du Roi
lancaster-guide-favour = Prenez-en une qui est face visible et utilisez-la aussitôt ; personne d’autre ne l’aura dans cette manche. La meilleure pour l’instant : « { $button } ».
lancaster-guide-favour-noble-title = Un noble pour votre table ronde
lancaster-guide-favour-noble = Vous pouvez avoir un noble de chaque province. À la fin, plus vous en avez, plus chacun vaut ; et chacun donne un pion de vote après chaque manche. Choisissez : « { $button } ».
lancaster-guide-upgrade-title = Un chevalier plus fort
lancaster-guide-upgrade = Un de vos chevaliers monte en grade : il est remplacé par le suivant de votre renfort. Choisissez : « { $button } ». Les chevaliers forts gagnent des provinces, et la plus forte chevalerie rapporte 8 points à la fin.
lancaster-guide-parliament-title = Le Parlement
lancaster-guide-parliament = Trois propositions sont votées l’une après l’autre, en secret. Votre oui ou votre non est une voix, et chaque pion de vote ajouté en est une de plus : vous en avez { $votes }. En cas d’égalité, la loi passe. Une loi adoptée chasse la plus ancienne, et les trois lois alors en vigueur rapportent aussitôt à tous. Lisez votre colonne : elle dit ce que chaque loi vous donnerait.
lancaster-guide-vote-title = Votre vote
lancaster-guide-vote = { $law } : « { $button } ». Le guide regarde ce que la loi vous donnerait, et ce qu’elle donnerait aux autres. Les pions peuvent attendre un vote plus important ; mais ceux qui ne servent pas avant la fin du troisième vote sont perdus.
lancaster-guide-law-title = Une loi rapporte
lancaster-guide-law = Cette loi vous laisse le choix. Raisonnable pour l’instant : « { $button } ».
lancaster-guide-claim-title = Noble ou gain ?
lancaster-guide-claim = { $county } est à vous : prenez le noble, ou le gain, ou les deux pour 3 pièces d’or ; vous en avez { $gold }. Pour l’instant : « { $button } ». Ensuite le chevalier rentre, et ses écuyers sont dépensés.
lancaster-guide-build-title = Encore une expansion
lancaster-guide-build = Ce que vous construisez maintenant rapporte déjà dans cette manche, et le plus grand nombre d’expansions donne 8 points à la fin. Choisissez : « { $button } ».
lancaster-guide-cross-title = La traversée
lancaster-guide-cross = Le chevalier de Dorset passe en France et combat encore dans cette manche. Choisissez : « { $button } ».
lancaster-guide-start-player-title = Qui commence ?
lancaster-guide-start-player = Le joueur qui tient Surrey nomme le premier joueur. Commencer, c’est choisir en premier ; être le dernier, c’est avoir le dernier mot. Choisissez : « { $button } ».
lancaster-guide-castle-title = Votre château rapporte
lancaster-guide-castle = Chaque case avec un chevalier ou une expansion rapporte une fois. Prenez d’abord les revenus : leurs écuyers peuvent payer l’Armurerie et les Lices. Pour l’instant : « { $button } ».
lancaster-guide-paid-title = Votre château rapporte
lancaster-guide-paid = Avant la fin de la manche, votre château a rapporté : chaque case avec un chevalier ou une expansion, une fois. Les chevaliers reviennent ensuite à la cour ; une expansion reste et rapporte à chaque manche. Avec un chevalier à l’Armurerie ou aux Lices, vous choisissez l’ordre : d’abord les revenus, puis ce que leurs écuyers peuvent payer.
lancaster-guide-ransom-title = Racheter
lancaster-guide-ransom = Un conflit perdu pour la deuxième fois : vos chevaliers y sont prisonniers. Vous pouvez les racheter pour 1 pièce d’or par point de puissance, ou les laisser retourner au renfort. Raisonnable pour l’instant : « { $button } ».
lancaster-guide-end-title = La première manche est terminée
lancaster-guide-end = Vous avez { $points ->
    [one] { $points } point de pouvoir
   *[other] { $points } points de pouvoir
} et il reste { $rounds } manches. Les points viennent d’abord de la France et des lois ; à la fin, des nobles, de la chevalerie et du château. Tout rapporte à chaque manche : construisez tôt. Bonne partie !

## Dans les règles : éléments de la table
lancaster-part-county = Une province, avec son noble et son gain
lancaster-part-upper-row = Nouveaux conflits
lancaster-part-lower-row = Deuxièmes essais
lancaster-part-favours = Faveurs du Roi
lancaster-part-in-force = Lois en vigueur
lancaster-part-proposals = Propositions à voter
lancaster-part-players = Les joueurs : points, jetons, chevaliers
lancaster-part-court = Votre cour et votre renfort
lancaster-part-holdings = Votre or, vos écuyers et vos pions de vote
lancaster-part-castle = Votre château et ses six cases
lancaster-part-round-table = Votre table ronde

## Ce que signifient les symboles sur la table
lancaster-sign-knights = Chevaliers
lancaster-sign-knight = Chevalier de son propriétaire, avec sa puissance
lancaster-sign-ally = Chevalier de l’allié
lancaster-sign-reserve = En renfort : pas encore à placer
lancaster-sign-squires = Écuyers venus avec lui : 1 de puissance chacun
lancaster-sign-county = Provinces
lancaster-sign-minimum = Libre, et la puissance minimum d’un chevalier ici
lancaster-sign-noble = Le noble de la province, et combien il en reste
lancaster-sign-owned = Ce noble siège déjà à votre table ronde
lancaster-sign-start = Premier joueur
lancaster-sign-gains = Ce que l’on reçoit
lancaster-sign-castle = Château
lancaster-sign-built = Sombre : l’expansion est bâtie et rapporte à chaque manche
lancaster-sign-players = Joueurs
lancaster-sign-knighthood = Chevalerie : puissance en service, et points à la fin dans l’état actuel
lancaster-sign-extensions = Expansions, et points à la fin dans l’état actuel
lancaster-sign-nobles = Nobles, et leurs points à la fin
lancaster-sign-war = La France et les lois
lancaster-sign-france = Puissance de la France
lancaster-sign-ranks = Points des premier, deuxième et troisième rangs
lancaster-sign-second = Tirets : deuxième essai après une défaite

## D’où viennent les points, comme le dit l’analyse
lancaster-worth-points = tout de suite
lancaster-worth-tokens = avec les pièces d’or, les écuyers et les pions de vote
lancaster-worth-nobles = avec la table ronde
lancaster-worth-service = avec les chevaliers
lancaster-worth-castle = avec le château
lancaster-worth-counties = avec les provinces
lancaster-worth-conflicts = avec les conflits
lancaster-worth-laws = avec les lois
lancaster-worth-races = à la comparaison finale des chevaliers et des châteaux
lancaster-worth-moment = avec les prochains coups
