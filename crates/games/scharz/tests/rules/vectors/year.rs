//! Prestige, diplomacy, victory: examples 52 to 62.

use engine::{Game, Status};
use scharz::*;

use crate::rules::table::{LI, Table, at, attack, bare, seat, three};

/// V52: the value of the dead enters both tallies of the year, a rival's without his half more (5.7).
#[test]
fn v52_the_dead_are_counted() {
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", LI, 2).units(1, "it_senones", Kind::Mercenary, 1);
    table.player(0).rival = Some(seat(1));
    table.dice(&[1, 1, 6]);
    attack(&mut table);
    let [one, other] = [0, 1].map(|owner| table.state.world.players[seat(owner)]);
    assert_eq!((one.destroyed, one.lost, one.pp), (4, 0, 6));
    assert_eq!((other.destroyed, other.lost), (0, 4));
}

/// V52, V53: the year is counted, prestige below 7 rises to 7 (5.13).
#[test]
fn v52_v53_new_year() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").village(1, "it_karthago");
    (table.player(0).destroyed, table.player(1).lost) = (16, 16);
    (table.player(0).pp, table.player(1).pp) = (3, 12);
    table.state.world.year = 2;
    table.go(Phase::NewYear);
    assert_eq!((table.vp(0), table.vp(1)), (1, -1));
    assert_eq!((table.pp(0), table.pp(1)), (7, 12));
    assert_eq!(table.state.world.players[seat(0)].destroyed, 0);
}

fn propose(table: &mut Table, proposal: Proposal, giver: Giver, gold: u8) {
    table.go(Phase::Propose).act(0, Action::Propose { proposal, target: seat(1), giver });
    table.act(0, Action::Offer { gold });
    while table.state.phase == Phase::Propose {
        table.pass();
    }
}

/// V55: who paid tribute needs 12 victory points (6.1).
#[test]
fn v55_a_tribute() {
    let mut table = three(Mode::Basic);
    propose(&mut table, Proposal::Tribute, Giver::Proposer, 2);
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready);
    assert_eq!(thresholds(&table.state.world, seat(0)).1, 12);
    assert_eq!((table.vp(0), table.vp(1), table.gold(0), table.gold(1)), (-1, 2, 18, 22));
}

/// V56: of two players the receiver wins at once (6.1, 7).
#[test]
fn v56_sovereignty() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago");
    propose(&mut table, Proposal::Tribute, Giver::Proposer, 2);
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready);
    assert_eq!(table.state.status(), Status::Over);
    assert_eq!((table.state.winner, table.state.way), (Some(seat(1)), Some(Way::Sovereignty)));
}

/// V58: a vassal hands over a third of 8 gold, rounded down (5.10).
#[test]
fn v58_a_vassal_pays() {
    let mut table = three(Mode::Basic);
    for field in ["it_tarquinii", "it_clusium", "it_volaterrae"] {
        table.village(0, field);
    }
    table.units(0, "it_sabini", LI, 1).units(0, "it_volsci", LI, 1);
    table.field("it_roma").yard = Yard::Port;
    assert_eq!(tax_income(&table.state.world, seat(0)), 9);
    table.field("it_clusium").plundered = true;
    assert_eq!(tax_income(&table.state.world, seat(0)), 7);
    table.units(0, "it_pisae", LI, 1);
    assert_eq!(tax_income(&table.state.world, seat(0)), 8);
    *table.state.world.pact_mut(seat(0), seat(1)) =
        Pact { kind: Some(PactKind::Vassalage), superior: Some(seat(1)), ..Pact::default() };
    let lord = tax_income(&table.state.world, seat(1));
    table.state.world.season = Season::Summer;
    table.go(Phase::Taxes);
    assert_eq!((table.gold(0), table.gold(1)), (26, 22 + lord));
}

/// V59: one aid per pair and year, in either direction (5.10).
#[test]
fn v59_aid_once() {
    let mut table = three(Mode::Original);
    propose(&mut table, Proposal::Aid, Giver::Proposer, 3);
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready);
    assert_eq!((table.pp(0), table.pp(1), table.vp(0), table.gold(1)), (28, 12, 1, 23));
    table.go(Phase::Propose);
    for giver in Giver::ALL {
        assert!(!table.is_legal(0, Action::Propose { proposal: Proposal::Aid, target: seat(1), giver }));
    }
}

/// V61: Quick pays the whole realm after Winter: 14 gold (5.11).
#[test]
fn v61_quick_wages() {
    let mut table = Table::italia(Mode::Quick);
    table.village(0, "it_roma").village(0, "it_tarquinii").village(0, "it_volsci").village(1, "it_karthago");
    table.settle(0, "it_clusium", Settlement::City).units(0, "it_roma", LI, 6);
    table.units(0, "it_roma", Kind::HeavyInfantry, 1).units(0, "it_roma", Kind::Mercenary, 1);
    table.state.world.season = Season::Winter;
    table.go(Phase::QuickWages);
    assert_eq!(table.gold(0), 6);
}

/// V62: the Huns' pieces; their horses winter on yellow land, their riders eat (3.13, 5.14).
#[test]
fn v62_the_huns() {
    let factions = vec![Faction::HunsHuns, Faction::HunsVisigoths];
    let setup = Setup { factions, ..Setup::new(2, MapId::Huns, Mode::Extended, 2) };
    let mut chance = engine::FastChance::new(3);
    let mut state = Scharz::start(&setup, &mut engine::Ctx::silent(&mut chance)).unwrap();
    while state.phase != Phase::Units {
        let next = state.status().pending().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(next, &mut legal);
        state.apply(next, &legal[0], &mut engine::Ctx::silent(&mut chance));
    }
    let army = &state.world.units[seat(0)];
    assert_eq!((army.count(|unit| unit.kind == LI), army.count(|unit| unit.kind == Kind::Cavalry)), (3, 3));
    let herds: Vec<Herd> = state
        .world
        .fields
        .items
        .values()
        .flat_map(|field| field.herds.iter().flatten())
        .filter(|flock| flock.owner == seat(0))
        .map(|flock| flock.herd)
        .collect();
    assert_eq!(herds.iter().filter(|&&herd| herd == Herd::Sheep).count(), 2);
    assert_eq!(herds.iter().filter(|&&herd| herd == Herd::Horses).count(), 2);
    assert_eq!((state.world.players[seat(0)].gold, state.world.players[seat(0)].pp), (7, 7));

    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_roma").units(0, "it_roma", Kind::Cavalry, 1);
    table.field("it_roma").put_herd(seat(0), Herd::Horses);
    let need = larder(&table.state.world, seat(0));
    assert_eq!(
        (need.rations, need.fodder),
        (2, 1),
        "one ration each, one grain for the rider, none for the herd"
    );
    assert_eq!(at("it_roma").data().climate, Climate::Subtropical);
}
