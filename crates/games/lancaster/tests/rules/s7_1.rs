//! 7.1 Two players with allies.

use lancaster::{Action, Banner, Claim, County, Favour, Law, PhaseState, Place, Space, Spot, Strength};

use crate::rules::table::{
    BLUE, COURT, GREEN, Table, ally, ally_to_conflict, claim, own, to_county, upgrade,
};

use Strength::{One, Three, Two};

fn ally_to_county(knight: Strength, county: County) -> Action {
    Action::PlaceInCounty { banner: Banner::Ally, knight, county }
}

fn ally_to_castle(knight: Strength, space: Space) -> Action {
    Action::PlaceInCastle { banner: Banner::Ally, knight, space }
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
