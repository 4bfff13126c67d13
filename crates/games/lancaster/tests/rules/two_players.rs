//! Two players and their allies (7.1).

use lancaster::{
    Action, Banner, Cause, Claim, County, Event, Favour, Law, PhaseState, Place, Space, Spot, Strength,
};

use crate::table::{BLUE, COURT, GREEN, Table, ally, claim, own, to_conflict, to_county, upgrade};

use Strength::{Four, One, Three, Two};

fn ally_to_county(knight: Strength, county: County) -> Action {
    Action::PlaceInCounty { banner: Banner::Ally, knight, county }
}

fn ally_to_castle(knight: Strength, space: Space) -> Action {
    Action::PlaceInCastle { banner: Banner::Ally, knight, space }
}

fn ally_to_conflict(knight: Strength, conflict: Place) -> Action {
    Action::PlaceInConflict { banner: Banner::Ally, knight, conflict }
}

fn ally_scores(space: Space) -> Action {
    Action::ScoreSpace { banner: Banner::Ally, space }
}

/// 7.1: one knight per turn, the player's or the ally's.
#[test]
fn a_turn_places_one_knight_7_1() {
    let table = Table::of(2).does(ally_to_county(Two, County::Dorset));
    assert_eq!(table.garrison(County::Dorset).unwrap().house, ally(BLUE));
    assert_eq!(table.garrison(County::Dorset).unwrap().squires, 0);
    assert_eq!(table.awaited(), GREEN);
    let table = table.court(own(BLUE), &[]).court(ally(BLUE), &[1]).place(BLUE);
    assert_eq!(table.why(to_county(One, County::Stafford)), "not_at_court");
    assert!(table.is_legal(ally_to_county(One, County::Stafford)), "the ally still has one");
}

/// 7.1: an ally expels by its knight alone, and neither friend expels the other.
#[test]
fn allies_fight_alone_7_1() {
    let table = Table::of(2)
        .squires(BLUE, 5)
        .holds(own(GREEN), One, 1, County::Stafford)
        .holds(ally(GREEN), One, 0, County::Suffolk)
        .holds(own(BLUE), One, 0, County::Surrey);
    assert_eq!(table.why(ally_to_county(Two, County::Stafford)), "defender_too_strong");
    assert!(table.is_legal(ally_to_county(Two, County::Suffolk)));
    assert!(table.is_legal(to_county(Two, County::Suffolk)), "the opposing ally may be expelled");
    assert_eq!(table.why(ally_to_county(Two, County::Surrey)), "allied_county");
    let table = table.does(ally_to_county(Two, County::Suffolk));
    assert_eq!(table.court_of(ally(GREEN)), [1, 2]);
}

/// 7.1: an ally has its own castle of two spaces.
#[test]
fn ally_castles_have_two_spaces_7_1() {
    let table = Table::of(2).built(BLUE, &Space::ALL);
    assert!(table.is_legal(ally_to_castle(Two, Space::Recruit)));
    assert!(table.is_legal(ally_to_castle(Two, Space::Upgrade)));
    assert_eq!(table.why(ally_to_castle(Two, Space::Gold)), "not_in_ally_castle");
}

/// R37: player and ally stand on separate spaces of one conflict; each stacks further knights on its own.
#[test]
fn parties_have_their_own_spaces_r37() {
    let table = Table::of(2)
        .court(ally(BLUE), &[1, 2])
        .edit(|state| state.favours.clear())
        .does(to_conflict(Two, Place::UpperLeft))
        .place(BLUE)
        .does(ally_to_conflict(Two, Place::UpperLeft))
        .place(BLUE)
        .does(ally_to_conflict(One, Place::UpperLeft));
    let card = table.card(Place::UpperLeft);
    assert_eq!(card.stacks[0].unwrap().house, own(BLUE));
    assert_eq!((card.stacks[1].unwrap().house, card.stacks[1].unwrap().knights.strength()), (ally(BLUE), 3));
    assert_eq!(card.stacks[2], None);
}

/// 7.1: an ally's favours: tokens bring nothing, an upgrade is for the ally, a noble leaves the game.
#[test]
fn ally_favours_7_1() {
    let picking = || Table::of(2).does(ally_to_conflict(Two, Place::UpperLeft));
    let table = picking().does(Action::TakeFavour { favour: Favour::Gold });
    assert_eq!((table.player(BLUE).gold, table.awaited()), (2, GREEN));
    assert!(!table.state().favours.contains(Favour::Gold));
    let table = picking().does(Action::TakeFavour { favour: Favour::Upgrade });
    assert_eq!(table.legal(), [upgrade(Two, Spot::Conflict(Place::UpperLeft)), Action::Decline]);
    let table = picking()
        .nobles(BLUE, &[County::York])
        .does(Action::TakeFavour { favour: Favour::Noble })
        .does(Action::TakeNoble { county: County::York });
    assert_eq!(table.state().counties[County::York].nobles_left, 0, "also one the player owns");
    assert_eq!(table.player(BLUE).nobles.len(), 1);
}

/// 7.1: an ally counts for no law and does not vote.
#[test]
fn allies_count_for_no_law_7_1() {
    let table = Table::of(2)
        .holds(ally(BLUE), One, 0, County::Stafford)
        .holds(ally(BLUE), Two, 0, County::Bedford)
        .holds(own(BLUE), One, 0, County::Surrey);
    assert_eq!(table.state().law_times(Law::L03, BLUE), 0);
    assert_eq!(table.phase(PhaseState::Vote { nth: 0 }).status().pending().len(), 2);
}

/// T48: an ally in York recruits, without markers for anyone.
#[test]
fn an_ally_recruits_in_york_t48() {
    let table = Table::of(2)
        .holds(ally(BLUE), Three, 0, County::York)
        .votes(BLUE, 0)
        .scores(County::York)
        .does(claim(Claim::Reward));
    assert_eq!(table.court_of(ally(BLUE)), [1, 2, 3]);
    let cause = Cause::County(County::York);
    assert!(!table.heard().any(|event| matches!(event, Event::Gained { cause: from, .. } if *from == cause)));
}

/// T49: rewards an ally cannot use come to nothing.
#[test]
fn an_ally_gains_nothing_in_bedford_t49() {
    let table = Table::of(2)
        .holds(ally(BLUE), Two, 0, County::Bedford)
        .court(ally(BLUE), &[])
        .no_nobles(County::Bedford, &[])
        .scores(County::Bedford);
    assert_eq!(table.legal(), [claim(Claim::Reward)]);
    let table = table.does(claim(Claim::Reward));
    assert!(table.player(BLUE).extensions.is_empty());
    assert_eq!(table.court_of(ally(BLUE)), [2]);
}

/// R34 and R38: never both for an ally; its noble leaves the game.
#[test]
fn an_ally_never_gets_both_r34_r38() {
    let table =
        Table::of(2).holds(ally(BLUE), Four, 0, County::Somerset).gold(BLUE, 9).scores(County::Somerset);
    assert_eq!(table.legal(), [claim(Claim::Noble), claim(Claim::Reward)]);
    assert_eq!(table.why(claim(Claim::Both)), "ally_never_both");
    let table = table.does(claim(Claim::Noble));
    assert_eq!((table.player(BLUE).nobles.len(), table.player(BLUE).gold), (0, 9));
    assert_eq!(table.state().counties[County::Somerset].nobles_left, 1);
}

/// 7.1: an ally upgrades in Stafford and crosses from Dorset; in Surrey its player names the start player.
#[test]
fn usable_ally_rewards_7_1() {
    let rewarded =
        |county| Table::of(2).holds(ally(GREEN), Two, 0, county).scores(county).does(claim(Claim::Reward));
    let table = rewarded(County::Stafford);
    assert_eq!(table.awaited(), GREEN);
    assert!(table.is_legal(upgrade(Two, COURT)) && table.is_legal(Action::Decline));
    let table = rewarded(County::Dorset).does(Action::Cross { conflict: Place::UpperRight });
    assert_eq!(table.card(Place::LowerRight).stacks[0].unwrap().house, ally(GREEN));
    assert_eq!(table.points(GREEN), 0);
    let table = rewarded(County::Surrey);
    assert_eq!((table.player(GREEN).gold, table.legal().len()), (2, 2), "only the two players");
}

/// 7.1: the ally's castle is free, in any order, within the player's castle turn.
#[test]
fn ally_castles_are_free_7_1() {
    let table = Table::of(2)
        .in_castle(ally(BLUE), Two, Space::Upgrade)
        .in_castle(ally(BLUE), Three, Space::Recruit)
        .court(ally(BLUE), &[])
        .squires(BLUE, 0)
        .scores_castles();
    let skip = Action::SkipSpace { banner: Banner::Ally, space: Space::Upgrade };
    assert_eq!(table.legal(), [ally_scores(Space::Recruit), ally_scores(Space::Upgrade), skip]);
    let table = table.does(ally_scores(Space::Recruit)).does(ally_scores(Space::Upgrade));
    let table = table.does(upgrade(One, COURT));
    assert_eq!(table.court_of(ally(BLUE)), [2, 2, 3]);
    assert_eq!(table.player(BLUE).squires, 0);
}

/// T50: an ally's points are lost, not passed on; its strength counts for England.
#[test]
fn ally_points_are_lost_t50() {
    let table = Table::of(2)
        .stack(Place::UpperRight, ally(BLUE), &[3])
        .stack(Place::UpperRight, own(BLUE), &[2])
        .scores_castles();
    assert!(table.was_told(Event::ConflictWon { conflict: Place::UpperRight, france: 5, total: 5 }));
    assert_eq!((table.points(BLUE), table.points(GREEN)), (2, 0));
}

/// T51: no ransom for allies.
#[test]
fn captured_allies_go_to_reserve_t51() {
    let table = Table::of(2)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, ally(BLUE), &[4])
        .gold(BLUE, 20)
        .scores_castles();
    assert_eq!((table.player(BLUE).gold, table.state().round), (20, 3));
    assert_eq!(table.reserve_of(ally(BLUE)), [1, 1, 1, 2, 3, 4]);
}

/// T53 and R17: first place only, an unbroken tie is 4 each; allies are ignored.
#[test]
fn final_ties_of_two_t53_r17() {
    let table = Table::of(2).round(5).court(ally(BLUE), &[2, 3, 4]).scores_castles();
    let finals = |table: &Table| {
        table
            .state()
            .players
            .values()
            .map(|p| (p.final_points.knighthood, p.final_points.castle))
            .collect::<Vec<_>>()
    };
    assert_eq!(finals(&table), [(4, 4), (4, 4)]);
    let table = Table::of(2).round(5).court(own(GREEN), &[1, 2, 3]).gold(BLUE, 3).scores_castles();
    assert_eq!(finals(&table), [(0, 8), (8, 0)]);
}

/// R1 and 4.2: two players hide nothing.
#[test]
fn two_players_play_openly_r1() {
    let view = Table::of(2).view(BLUE);
    assert!(view.holdings_open);
    assert_eq!((view.seats[1].gold, view.seats[1].squires), (Some(2), Some(2)));
    assert_eq!(view.seats[1].ally.as_ref().unwrap().court, [2]);
}

/// The view says which rewards would come to nothing for the ally.
#[test]
fn the_view_previews_ally_rewards_7_1() {
    let view = Table::of(2).court(own(BLUE), &[1, 1, 1]).view(BLUE);
    let of = |county: County| view.counties.iter().find(|shown| shown.county == county).unwrap();
    let (york, somerset) = (of(County::York), of(County::Somerset));
    let ally = york.gives_your_ally.unwrap();
    assert_eq!((ally.recruits, ally.votes), (1, 0));
    let you = york.gives_you.unwrap();
    assert_eq!((you.recruits, you.votes), (0, 2), "no knight of strength 1 is left in reserve");
    assert_eq!(somerset.gives_your_ally.unwrap().points, 0);
    assert_eq!(somerset.gives_you.unwrap().points, 6);
    assert_eq!(view.favours[0].gives_your_ally.unwrap().upgrades, 1);
}
