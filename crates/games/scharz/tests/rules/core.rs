//! Core notions: control, connection, locks, room, and the protocol of decisions (5.0).

use engine::{Game, Status};
use scharz::*;

use super::table::{Table, at, march, seat, select};

const LI: Kind = Kind::LightInfantry;

fn has(set: u64, id: &str) -> bool {
    set & at(id).bit() != 0
}

/// 5.0: contested, encircled, active, passive, held.
#[test]
fn control_of_a_field() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_clusium").village(0, "it_senones");
    table.units(0, "it_volsci", LI, 1).units(1, "it_clusium", LI, 1);
    table.units(0, "it_senones", LI, 1).units(1, "it_senones", LI, 1).sown(0, "it_campania", 1);
    let scene = table.state.world.scene();
    let (controlled, held) = (scene.controlled(seat(0)), scene.held(seat(0)));
    assert!(has(controlled, "it_roma"), "passive");
    assert!(has(controlled, "it_volsci"), "active");
    assert!(has(scene.encircled(seat(0)), "it_clusium") && !has(controlled, "it_clusium"));
    assert!(has(scene.contested(), "it_senones") && !has(controlled, "it_senones"));
    assert!(has(held, "it_campania") && !has(held, "it_roma"));
    assert_eq!(scene.controlled(seat(1)), 0, "a field with an encircled settlement is nobody's");
}

/// 5.0: a contested settlement keeps the connection, an encircled one loses it; one sea joins, two do not.
#[test]
fn connection() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_s_tyrrhenian_n", Kind::Transport, 1);
    table.units(0, "it_corsica", LI, 1).units(0, "it_messana", LI, 1);
    table.units(0, "it_s_tyrrhenian_s", Kind::Transport, 1);
    let connected = table.state.world.scene().connected(seat(0));
    assert!(has(connected, "it_corsica"), "over one sea");
    assert!(!has(connected, "it_messana"), "two seas are not linked");
    table.units(0, "it_roma", LI, 1).units(1, "it_roma", LI, 1);
    assert!(has(table.state.world.scene().connected(seat(0)), "it_corsica"));
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(1, "it_roma", LI, 1).units(0, "it_volsci", LI, 1);
    assert_eq!(table.state.world.scene().connected(seat(0)), 0);
}

/// 5.0: two besiegers who fight each other cut the connection as one does.
#[test]
fn two_besiegers() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_picenum").village(0, "it_senones").units(0, "it_arretium", LI, 1);
    table.units(1, "it_senones", LI, 1).units(2, "it_senones", LI, 1);
    let scene = table.state.world.scene();
    assert!(has(scene.contested(), "it_senones") && has(scene.encircled(seat(0)), "it_senones"));
    assert!(!has(scene.connected(seat(0)), "it_senones") && !has(scene.connected(seat(0)), "it_arretium"));
}

/// 5.0: beside the network units are still connected.
#[test]
fn supply_beside_the_network() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_volsci", LI, 1).units(1, "it_volsci", LI, 1);
    table.units(0, "it_campania", LI, 1).units(1, "it_campania", LI, 1);
    let scene = table.state.world.scene();
    assert!(scene.is_supplied(seat(0), at("it_volsci").local()));
    assert!(!scene.is_supplied(seat(0), at("it_campania").local()));
    assert!(has(scene.supplied(seat(0)), "it_volsci") && !has(scene.supplied(seat(0)), "it_campania"));
}

/// 5.0: a unit that arrives in a sub-phase locks nothing in it, also with sequential orders (7).
#[test]
fn arrivals_do_not_lock() {
    let setup = Setup { orders: Orders::Sequential, ..Setup::new(2, MapId::Italia, Mode::Basic, 5) };
    let mut table = Table::with(&setup);
    table.units(0, "it_senones", Kind::Cavalry, 1).units(1, "it_picenum", Kind::Cavalry, 1);
    table.go(Phase::Special);
    march(&mut table, 0, "it_senones", Kind::Cavalry, "it_picenum", 1);
    table.act(0, Action::Ready);
    assert_eq!(table.state.status(), Status::Turn { seat: seat(1) });
    assert!(table.is_legal(1, select("it_picenum", Post::Open, Kind::Cavalry)));
}

/// 5.0: two enemies lock a space for everybody, also for who is at peace with both.
#[test]
fn a_locked_space_holds_friends_too() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Truce, 0, 1).bind(PactKind::Truce, 0, 2);
    let (locked, free) = ("it_s_tyrrhenian_n", "it_s_ionian_n");
    table.units(0, locked, Kind::Warship, 4).units(0, free, Kind::Warship, 4);
    table.units(1, locked, Kind::Warship, 1).units(2, locked, Kind::Warship, 1);
    table.units(1, free, Kind::Warship, 1).go(Phase::Special);
    assert!(!table.is_legal(0, select(locked, Post::Open, Kind::Warship)));
    assert!(table.is_legal(0, select(free, Post::Open, Kind::Warship)));
}

/// 5.0: a razed settlement takes yard, fort, goods and site along; ships put to sea.
#[test]
fn losing_room() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 2);
    table.posted(0, "it_roma", LI, Post::OnSite, 1);
    let field = table.field("it_roma");
    (field.yard, field.fort, field.grain, field.fish, field.site) =
        (Yard::Dock, true, 6, 2, Some(Building::BuildPort));
    table.go(Phase::Trade);
    table.act(0, Action::Dismantle { at: at("it_roma"), building: Building::BuildVillage });
    let world = table.seen(0);
    let field = &world.fields[at("it_roma").local()];
    assert_eq!(
        (field.yard, field.fort, field.grain, field.fish, field.site),
        (Yard::NoYard, false, 0, 0, None)
    );
    assert_eq!(world.units[seat(0)].count(|unit| unit.at == at("it_s_tyrrhenian_n")), 2);
    assert_eq!(world.units[seat(0)].count(|unit| unit.post == Post::Open && unit.kind == LI), 1);
}

/// 5.0: ships without a berth are lost when enemies hold every sea.
#[test]
fn no_safe_sea() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 1);
    table.units(1, "it_s_tyrrhenian_n", Kind::Warship, 1).field("it_roma").yard = Yard::Dock;
    table.go(Phase::Trade);
    table.act(0, Action::Dismantle { at: at("it_roma"), building: Building::BuildDock });
    assert_eq!(table.seen(0).units[seat(0)].count(|_| true), 0);
}

/// 3.8: what a field, a village, a city, a dock and a port hold; new units per round.
#[test]
fn capacities() {
    let field = |settlement, yard, fort| Field { settlement, yard, fort, ..Field::default() };
    let village = field(Settlement::Village, Yard::Dock, false);
    assert_eq!((village.storage(), village.stalls(), village.berths(), village.levies_left()), (5, 1, 2, 1));
    let city = field(Settlement::City, Yard::Port, true);
    assert_eq!((city.storage(), city.stalls(), city.berths(), city.levies_left()), (11, 2, 4, 2));
    assert_eq!((city.hires_left(), village.hires_left(), city.fish_room()), (2, 1, 4));
    let mut meadow = Field::default();
    meadow.put_herd(seat(0), Herd::Sheep);
    assert!(meadow.takes_herd());
    meadow.put_herd(seat(0), Herd::Pigs);
    assert!(!meadow.takes_herd(), "two herds are a field full");
}

/// 3.3, 5.16: one position holds everything of the table; the phases of a season come in order, by mode (3.4, 5.1).
#[test]
fn phases_by_mode() {
    let calendar = |mode, season, year| {
        let mut table = Table::italia(mode);
        (table.state.world.season, table.state.world.year) = (season, year);
        table.state.view(engine::Viewer::Public).calendar
    };
    let quick = calendar(Mode::Quick, Season::Winter, 1);
    use Phase::*;
    let plain = [Units, Retreat, Withdraw, Battles, Sieges, Plunder, Build, Propose, Trade, Wages];
    assert_eq!(quick, [&plain[..], &[QuickWages, RoundEnd]].concat());
    let extended = calendar(Mode::Extended, Season::Winter, 1);
    assert_eq!(extended.first(), Some(&WinterWeather));
    for phase in [Special, Herds, Attrition, Experience, Fishing, Feeding] {
        assert!(extended.contains(&phase) && !quick.contains(&phase), "{phase:?}");
    }
    assert!(!calendar(Mode::Original, Season::Winter, 1).contains(&Attrition));
    assert!(!calendar(Mode::Basic, Season::Autumn, 1).contains(&Feasts));
    assert!(calendar(Mode::Original, Season::Autumn, 1).contains(&Feasts));
    assert_eq!(calendar(Mode::Basic, Season::Spring, 2)[..2], [NewYear, Breeding]);
}

/// A quiet season takes three confirmations at most: orders, trade, the season's own phase.
#[test]
fn a_quiet_season_takes_three_confirmations() {
    for map in [MapId::Italia, MapId::Orient, MapId::Vikings] {
        for mode in Mode::ALL {
            count_confirmations(&Setup { peoples: Peoples::Recommended, ..Setup::new(3, map, mode, 3) });
        }
    }
}

fn count_confirmations(setup: &Setup) {
    let mut chance = engine::FastChance::new(5);
    let mut state = Scharz::start(setup, &mut engine::Ctx::silent(&mut chance)).unwrap();
    let (mut counts, mut season, mut seasons) = ([0; 4], None, 0);
    while let Some(seat) = state.status().pending().iter().next() {
        let now = Some((state.world.year, state.world.season));
        if state.phase == Phase::Units && season != now {
            (season, counts, seasons) = (now, [0; 4], seasons + 1);
        }
        counts[seat.index()] += 1;
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let quiet = [Action::ReadyUnlessDisturbed, Action::AsProposed, Action::Ready];
        let action = quiet.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
        let is_counted = season.is_some() && counts[seat.index()] > 3;
        assert!(!is_counted, "{setup:?}: {seat:?} is asked once more in {:?} of {now:?}", state.phase);
        state.apply(seat, &action, &mut engine::Ctx::silent(&mut chance));
    }
    assert!(seasons >= 4, "{setup:?} saw {seasons} seasons");
}

/// The same in an autumn with crops and several stores (5.13): the harvest is brought in as proposed.
#[test]
fn a_quiet_autumn_takes_three_confirmations() {
    for mode in [Mode::Basic, Mode::Original, Mode::Extended] {
        let mut table = Table::italia(mode);
        table.village(0, "it_roma").village(0, "it_volsci").village(1, "it_karthago").village(1, "it_hippo");
        table.sown(0, "it_volsci", 4).sown(1, "it_hippo", 3).units(0, "it_roma", LI, 2);
        table.state.world.season = Season::Autumn;
        (table.player(0).quiet, table.player(1).quiet) = (true, true);
        table.go(Phase::Harvest);
        assert_eq!((table.state.phase, table.field("it_roma").grain), (Phase::Units, 4));
        let mut n_asked = 0;
        while table.state.world.season == Season::Autumn {
            let quiet = [Action::ReadyUnlessDisturbed, Action::Ready];
            let owner = table.state.status().pending().iter().next().unwrap().index();
            let legal = table.legal(owner);
            let action = quiet.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
            n_asked += usize::from(owner == 0);
            table.act(owner, action);
        }
        assert!(n_asked <= 3, "{n_asked} in {mode:?}");
    }
}

/// Enemies about wake who wanted to be left alone.
#[test]
fn trouble_wakes_the_quiet() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_clusium").units(0, "it_roma", LI, 2);
    table.units(1, "it_campania", LI, 1).units(1, "it_volsci", LI, 1).go(Phase::Units);
    table.act(0, Action::ReadyUnlessDisturbed);
    table.act(1, Action::Ready);
    assert!(!table.state.status().pending().contains(seat(0)), "asked in {:?}", table.state.phase);
    assert!(table.state.world.players[seat(0)].quiet);
    table.go(Phase::Units).act(0, Action::ReadyUnlessDisturbed);
    march(&mut table, 1, "it_volsci", LI, "it_roma", 1);
    table.act(1, Action::Ready).pass_to(Phase::Withdraw);
    assert!(table.state.status().pending().contains(seat(0)));
}
