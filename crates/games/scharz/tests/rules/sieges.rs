//! Siege and plunder: examples 45 to 51.

use scharz::*;

use super::table::{Table, at, march, seat};

const LI: Kind = Kind::LightInfantry;

fn besieged(mode: Mode, settlement: Settlement, inside: usize, outside: usize) -> Table {
    let mut table = Table::italia(mode);
    table.settle(1, "it_senones", settlement).posted(1, "it_senones", LI, Post::Inside, inside);
    table.units(0, "it_senones", LI, outside);
    table
}

/// V45: four swords against five shields have no effect (5.8).
#[test]
fn v45_the_walls_hold() {
    let mut table = besieged(Mode::Basic, Settlement::Village, 2, 8);
    // Nine reversed white dice: two swords, and seven blanks that make two more.
    table.dice(&[3, 3, 1, 1, 1, 1, 1, 1, 1]).dice(&[6, 6, 6]);
    table.go(Phase::Sieges).act(0, Action::Assault);
    assert!(!table.state.fight.breached);
    assert_eq!((table.count(0, LI), table.count(1, LI)), (7, 2), "three blanks of the defence make a sword");
    let mut table = besieged(Mode::Basic, Settlement::Village, 2, 4);
    table.dice(&[3, 3, 3, 3, 6, 6, 6]).go(Phase::Sieges).act(0, Action::Assault);
    assert!(!table.state.fight.breached);
    assert_eq!((table.count(1, LI), table.state.phase), (2, Phase::GoOn));
    assert!(table.is_legal(0, Action::BreakOff));
}

/// V47: an empty village that is breached is occupied (5.8, R16).
#[test]
fn v47_an_empty_village() {
    let mut table = besieged(Mode::Original, Settlement::Village, 0, 8);
    table.player(1).pp = 30;
    table.player(0).pp = 0;
    table.dice(&[3; 9]).dice(&[6]).go(Phase::Sieges).act(0, Action::Assault).act(1, Action::Ready);
    let field = *table.field("it_senones");
    assert_eq!((field.owner, field.settlement), (Some(seat(0)), Settlement::Village));
    assert_eq!((table.vp(0), table.pp(0), table.vp(1)), (4, 8, -4));
    table.go(Phase::RoundEnd);
    assert_eq!(table.pp(1), 14);
}

/// V48: a defended city is razed for gold or kept as a village (5.8).
#[test]
fn v48_a_defended_city() {
    for (fate, gold, settlement) in
        [(Fate::Raze, 6, Settlement::Wilderness), (Fate::Keep, 0, Settlement::Village)]
    {
        let mut table = besieged(Mode::Original, Settlement::City, 1, 12);
        (table.player(0).pp, table.player(1).pp) = (0, 0);
        table.dice(&[3; 14]).dice(&[6; 3]).go(Phase::Sieges).act(0, Action::Assault);
        assert_eq!(table.state.phase, Phase::Fall);
        table.act(0, Action::Occupy { city: fate, port: fate });
        // Eight for the city, one for the battle; 12 points for the city, 2 for the garrison.
        assert_eq!((table.vp(0), table.pp(0), table.gold(0)), (9, 14, 20 + gold));
        assert_eq!(table.field("it_senones").settlement, settlement);
    }
}

/// V49: a village without food surrenders at Feeding (5.14).
#[test]
fn v49_starved_out() {
    let mut table = besieged(Mode::Original, Settlement::Village, 2, 3);
    table.village(0, "it_picenum").player(0).pp = 0;
    table.field("it_picenum").grain = 5;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    while matches!(table.state.phase, Phase::Feeding | Phase::SiegeFeeding) {
        table.pass();
    }
    assert_eq!(table.field("it_senones").owner, Some(seat(0)));
    assert_eq!((table.vp(0), table.pp(0), table.count(1, LI)), (4, 8, 0));
}

/// S26: who starves a village out need not feed it that winter, whichever player comes first.
#[test]
fn s26_a_surrendered_village_eats_no_more() {
    for (lord, besieger) in [(0, 1), (1, 0)] {
        let mut table = Table::italia(Mode::Original);
        table.village(lord, "it_senones").village(besieger, "it_picenum");
        table.units(besieger, "it_senones", LI, 3);
        // One for the own village and one for each soldier.
        table.field("it_picenum").grain = 4;
        table.state.world.season = Season::Winter;
        table.go(Phase::Feeding);
        while matches!(table.state.phase, Phase::Feeding | Phase::SiegeFeeding) {
            table.pass();
        }
        let field = table.field("it_senones");
        assert_eq!((field.owner, field.settlement), (Some(seat(besieger)), Settlement::Village));
        assert_eq!(
            (table.count(besieger, LI), table.field("it_picenum").settlement),
            (3, Settlement::Village)
        );
    }
}

/// V50: plunder of empty land, and around a besieged village (5.8).
#[test]
fn v50_plunder() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_picenum").units(0, "it_senones", LI, 1).go(Phase::Plunder);
    table.act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal }).act(0, Action::Ready);
    assert_eq!((table.gold(0), table.pp(0)), (21, 16));
    assert!(table.field("it_senones").plundered);

    let mut table = besieged(Mode::Original, Settlement::Village, 1, 1);
    table.village(0, "it_picenum").go(Phase::Plunder);
    table.act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal }).act(0, Action::Ready);
    assert_eq!((table.gold(0), table.pp(0)), (21, 24));
}

/// V51: a crop is stolen as far as there is room, or destroyed (5.8, R18).
#[test]
fn v51_a_stolen_crop() {
    for (loot, stored, vp) in [(Loot::Steal, 5, 1), (Loot::Destroy, 3, 0)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_picenum").units(0, "it_senones", LI, 1);
        table.field("it_picenum").grain = 3;
        let field = table.field("it_senones");
        (field.crop, field.crop_owner) = (4, Some(seat(1)));
        table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_senones"), loot }).act(0, Action::Ready);
        assert_eq!((table.field("it_picenum").grain, table.vp(0), table.vp(1)), (stored, vp, -1));
    }
}

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
    assert_eq!(table.why(0, taken("it_roma")), "herd_stays");
    table.act(0, taken("it_volsci"));
    assert_eq!(table.legal(0), [Action::DriveTo { to: at("it_roma") }]);
    assert_eq!(table.why(0, Action::DriveTo { to: at("it_karthago") }), "herd_stays");
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
    assert_eq!(table.seen(0).fields[at("it_roma").local()].grain, 4);
    assert_eq!(table.why(0, taken("it_roma", 4)), "goods_stay");
    table.act(0, taken("it_roma", 2)).act(0, Action::CarryTo { to: at("it_volsci") });
    assert!(table.is_legal(0, taken("it_roma", 1)) && !table.is_legal(0, taken("it_roma", 2)));
    table.act(0, Action::Ready);
    assert_eq!((table.field("it_roma").grain, table.field("it_volsci").grain), (2, 2));
}

/// 5.10, S5: a lord does not plunder where the vassal stands, nor take the herds of friends.
#[test]
fn plunder_spares_friends() {
    let steal = Action::Plunder { at: at("it_senones"), loot: Loot::Steal };
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Vassalage, 0, 1).units(0, "it_senones", LI, 1).units(0, "it_picenum", LI, 1);
    table.field("it_senones").put_herd(seat(1), Herd::Sheep);
    let mut shared = table.clone();
    shared.units(1, "it_senones", LI, 1).go(Phase::Plunder);
    assert_eq!(shared.why(0, steal), "friends_field");
    table.go(Phase::Plunder);
    assert!(!table.is_legal(0, Action::Plunder { at: at("it_senones"), loot: Loot::Destroy }));
    table.act(0, steal);
    assert!(table.seen(0).fields[at("it_senones").local()].has_herd_of(seat(1)));
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

/// 5.7: a village site falls as soon as an enemy has active control of its field: not while two contest it.
#[test]
fn when_a_village_site_falls() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    let field = table.field("it_senones");
    (field.owner, field.site) = (Some(seat(0)), Some(Building::BuildVillage));
    table.units(0, "it_roma", Kind::Cavalry, 1);
    table.units(1, "it_picenum", LI, 1).units(2, "it_picenum", LI, 1).go(Phase::Units).act(0, Action::Ready);
    let mut both = table.clone();
    march(&mut table, 1, "it_picenum", LI, "it_senones", 1);
    table.act(1, Action::Ready).act(2, Action::Ready);
    assert_eq!((table.state.phase, table.field("it_senones").site), (Phase::Special, None));
    march(&mut both, 1, "it_picenum", LI, "it_senones", 1);
    march(&mut both, 2, "it_picenum", LI, "it_senones", 1);
    both.act(1, Action::Ready).act(2, Action::Ready);
    assert!(both.field("it_senones").site.is_some(), "nobody has active control");
}
