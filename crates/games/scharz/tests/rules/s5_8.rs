//! 5.8 Battle: Siege and Plunder.

use scharz::*;

use crate::rules::table::{LI, Table, at, besieged, seat};

/// 5.8, S5: of two herds each is stolen or destroyed, as the plunderer wishes.
#[test]
fn one_herd_is_stolen_and_one_destroyed() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_picenum").units(0, "it_senones", LI, 1);
    [Herd::Sheep, Herd::Pigs].into_iter().for_each(|herd| table.field("it_senones").put_herd(seat(1), herd));
    table.go(Phase::Plunder).act(0, Action::PlunderFor { at: at("it_senones"), herd: Herd::Pigs });
    table.act(0, Action::Ready);
    let left = table.field("it_senones").herds;
    assert_eq!(left.into_iter().flatten().collect::<Vec<_>>(), [Flock { herd: Herd::Pigs, owner: seat(0) }]);
    assert_eq!((table.vp(0), table.vp(1)), (1, -2));
}

/// 5.8: a stolen herd finds room anywhere in the own network, connected or not.
#[test]
fn a_herd_finds_room_in_the_own_network() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_senones").units(0, "it_senones", LI, 1).units(0, "it_picenum", LI, 1);
    table.field("it_senones").put_herd(seat(1), Herd::Sheep);
    table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal });
    table.act(0, Action::Ready);
    assert_eq!((table.vp(0), table.vp(1)), (1, -1));
    assert!(table.field("it_picenum").has_herd_of(seat(0)));
}

/// 5.8, S5: a stolen herd stands on this field or, if the thief wishes, on another one of the own network with room.
#[test]
fn a_stolen_herd_goes_where_the_thief_wishes() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").units(0, "it_volsci", LI, 1);
    table.field("it_volsci").put_herd(seat(1), Herd::Sheep);
    table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_volsci"), loot: Loot::Steal });
    let taken = |id| Action::SelectHerd { at: at(id), herd: Herd::Sheep };
    assert_eq!(table.why(0, taken("it_roma")), "not_stolen");
    table.act(0, taken("it_volsci"));
    assert_eq!(table.legal(0), [Action::DriveTo { to: at("it_roma") }]);
    assert_eq!(table.why(0, Action::DriveTo { to: at("it_karthago") }), "not_controlled");
    table.act(0, Action::DriveTo { to: at("it_roma") });
    assert!(!table.is_legal(0, taken("it_roma")), "once is enough");
    table.act(0, Action::Ready);
    assert_eq!((table.field("it_roma").n_herds(), table.field("it_volsci").n_herds()), (1, 0));
    assert_eq!((table.vp(0), table.vp(1)), (1, -1));
}

/// 5.8, S5: stolen grain goes to the connected stores that the thief chooses; what lay there before stays.
#[test]
fn stolen_grain_goes_where_the_thief_wishes() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").village(1, "it_karthago").units(
        0,
        "it_sabini",
        LI,
        1,
    );
    table.sown(1, "it_sabini", 3).field("it_roma").grain = 1;
    table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_sabini"), loot: Loot::Steal });
    let taken = |id, count| Action::SelectGood { at: at(id), good: Good::Grain, count };
    assert_eq!(table.seen(0).fields[at("it_roma").place()].grain, 4);
    assert_eq!(table.why(0, taken("it_roma", 4)), "not_stolen");
    table.act(0, taken("it_roma", 2)).act(0, Action::CarryTo { to: at("it_volsci") });
    assert!(table.is_legal(0, taken("it_roma", 1)) && !table.is_legal(0, taken("it_roma", 2)));
    table.act(0, Action::Ready);
    assert_eq!((table.field("it_roma").grain, table.field("it_volsci").grain), (2, 2));
}

/// 5.8: an assault is won by the side that stands; with nobody left, or only engines, it is drawn.
#[test]
fn drawn_assaults() {
    for (engines, level, dice) in
        [(1, Level::Experienced, &[3, 3, 1, 1, 1][..]), (1, Level::Standard, &[1, 6, 6, 1][..])]
    {
        let mut table = besieged(Mode::Original, Settlement::Village, 2, if dice.len() == 5 { 2 } else { 1 });
        (table.player(0).pp, table.player(1).pp) = (0, 0);
        table.trained(0, "it_senones", Kind::SiegeEngine, level, engines);
        table.dice(dice).go(Phase::Sieges).act(0, Action::Assault);
        assert_eq!(table.count(0, LI), 0);
        assert_eq!((table.vp(0), table.vp(1)), (0, 0));
        assert_eq!(table.field("it_senones").owner, Some(seat(1)));
    }
}

/// 5.8, 3.11: a city kept as a village has one stall: a herd is stolen, the other only lost.
#[test]
fn points_for_herds_that_were_stolen() {
    let mut table = besieged(Mode::Original, Settlement::City, 1, 12);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.field("it_senones").inside = [Some(Herd::Sheep), Some(Herd::Pigs)];
    table.dice(&[3; 14]).dice(&[6; 3]).go(Phase::Sieges).act(0, Action::Assault);
    table.act(0, Action::Occupy { city: Fate::Keep, port: Fate::Keep });
    // City and battle, then both herds: they stand on the field, which is the conqueror's now.
    assert_eq!((table.vp(0), table.vp(1)), (8 + 1 + 2, -8 - 1 - 2));
    assert_eq!(table.field("it_senones").n_herds(), 2);
}

/// 5.8, 5.10, 5.13: plunder, proposals, sowing.
#[test]
fn of_other_affairs() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").units(0, "it_volsci", LI, 1).go(Phase::Plunder);
    let plunder = |id| Action::Plunder { at: at(id), loot: Loot::Steal };
    assert_eq!(table.why(0, plunder("it_roma")), "own_settlement");
    assert_eq!(table.why(0, plunder("it_campania")), "not_controlled");
    table.player(0).gold = 1;
    table.go(Phase::Propose);
    let propose = |giver| Action::Propose { proposal: Proposal::Tribute, target: seat(1), giver };
    assert_eq!(table.why(0, propose(Giver::Proposer)), "no_gold");
    table.act(0, propose(Giver::Partner));
    assert_eq!(table.why(0, propose(Giver::Partner)), "offer_first");
    table.field("it_roma").grain = 1;
    table.go(Phase::Sowing);
    assert_eq!(table.why(0, Action::Sow { at: at("it_senones") }), "not_connected");
    table.act(0, Action::Sow { at: at("it_roma") });
    assert_eq!(table.why(0, Action::Sow { at: at("it_roma") }), "field_in_use");
    assert_eq!(table.why(0, Action::Sow { at: at("it_volsci") }), "no_grain");
    table.field("it_volsci").put_herd(seat(0), Herd::Sheep);
    assert_eq!(table.why(0, Action::Sow { at: at("it_volsci") }), "field_grazed");
}

/// 5.8, S5: of two friends who besiege a settlement together the first in initiative order may plunder its field; what
/// belongs to the other is spared.
#[test]
fn friendly_besiegers_plunder() {
    let steal = Action::Plunder { at: at("it_senones"), loot: Loot::Steal };
    for first in [0, 1] {
        let mut table = Table::new(MapId::Italia, Mode::Original, 3);
        table.bind(PactKind::Truce, 0, 1).village(2, "it_senones").state.world.first = seat(first);
        table.units(0, "it_senones", LI, 1).units(1, "it_senones", LI, 1);
        table.field("it_senones").put_herd(seat(1 - first), Herd::Sheep);
        table.go(Phase::Plunder);
        assert!(!table.is_legal(1 - first, steal));
        let before = table.pp(first);
        table.act(first, steal);
        let seen = table.seen(first);
        assert_eq!(seen.players[seat(first)].pp, before + 4);
        assert!(seen.fields[at("it_senones").place()].has_herd_of(seat(1 - first)));
    }
}
