//! Start bonuses where they touch other rules (3.13).

use engine::{Ctx, FastChance, Game};
use scharz::*;

use super::table::{Table, at, seat};

const LI: Kind = Kind::LightInfantry;

/// 3.13: the port in place of the third village is that of Karthago, so its village does not move in step 6.
#[test]
fn the_port_stays_at_karthago() {
    let setup = Setup {
        factions: vec![Faction::ItaliaCarthaginians, Faction::ItaliaGreeks],
        ..Setup::new(2, MapId::Italia, Mode::Extended, 3)
    };
    let mut chance = FastChance::new(2);
    let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
    while state.phase != Phase::Pieces {
        let next = state.status().pending().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(next, &mut legal);
        let is_port = |space: &Space| state.world.fields[space.local()].yard == Yard::Port;
        assert!(!legal.iter().any(|action| matches!(action, Action::Resettle { from, .. } if is_port(from))));
        let is_wanted = |action: &&Action| match action {
            Action::Settle { at, .. } => at.data().is_tagged(tag::CARTHAGE),
            Action::Pass => state.phase == Phase::ThirdVillage,
            _ => false,
        };
        let action = *legal.iter().find(is_wanted).unwrap_or(&legal[0]);
        state.apply(next, &action, &mut Ctx::silent(&mut chance));
    }
    assert_eq!(state.world.fields[at("it_karthago").local()].yard, Yard::Port);
}

fn vikings_in_year_two() -> Table {
    let mut table = Table::playing(MapId::Taifas, Faction::TaifasVikings);
    table.state.world.year = 2;
    table
}

/// 3.13, 5.14: units of the Vikings need no food in year 2; their villages and herds do.
#[test]
fn only_units_of_the_vikings_bring_food() {
    let mut table = vikings_in_year_two();
    table.state.world.season = Season::Winter;
    table.village(0, "ta_lisboa").units(0, "ta_lisboa", LI, 1).units(0, "ta_sevilla", LI, 1);
    table.village(1, "ta_fes").field("ta_fes").grain = 2;
    table.go(Phase::Feeding);
    while matches!(table.state.phase, Phase::Feeding | Phase::SiegeFeeding) {
        table.pass();
    }
    assert_eq!(table.count(0, LI), 2);
    assert!(!table.field("ta_lisboa").is_settled(), "the village had no food");
}

/// 3.13, 5.6: the Vikings suffer no attrition in year 2, so nothing is asked either.
#[test]
fn vikings_are_not_asked_in_attrition() {
    let mut table = vikings_in_year_two();
    table.units(0, "ta_lisboa", LI, 1).go(Phase::Attrition);
    assert_ne!(table.state.phase, Phase::Attrition);
    assert!(!table.field("ta_lisboa").plundered);
}

/// 3.13: Visigoths are paid for every mercenary of the Romans, even if the village is gone when Trade closes.
#[test]
fn visigoths_are_paid_for_every_hire() {
    let mut table = Table::playing(MapId::Huns, Faction::HunsRomans);
    table.player(1).faction = Some(Faction::HunsVisigoths);
    table.village(0, "hu_moesia2").village(1, "hu_tervingia").go(Phase::Trade);
    table.act(0, Action::Hire { at: at("hu_moesia2"), level: Level::Standard });
    table.act(0, Action::Dismantle { at: at("hu_moesia2"), building: Building::BuildVillage });
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(table.gold(1), 22);
}

/// 3.13, 5.10: before year 3 the Romans may rise against any lord but Constantinople.
#[test]
fn romans_of_another_lord_revolt() {
    for (lord, may_revolt) in [(Faction::HunsSlavs, true), (Faction::HunsConstantinople, false)] {
        let mut table = Table::new(MapId::Huns, Mode::Extended, 3);
        table.player(0).faction = Some(Faction::HunsRomans);
        table.player(1).faction = Some(lord);
        table.village(0, "hu_moesia2").village(1, "hu_volhynia").village(2, "hu_don");
        table.bind(PactKind::Vassalage, 1, 0).state.world.year = 2;
        table.go(Phase::Propose);
        assert_eq!(table.is_legal(0, Action::Revolt), may_revolt);
    }
}

/// 5.7: a charge is not ridden against ships; own longships beside the riders do not hinder it.
#[test]
fn riders_beside_longships_charge() {
    for (ships, riders) in [(0, 0), (0, 1)] {
        let mut table = Table::playing(MapId::Vikings, Faction::VikingsVikings);
        table.units(ships, "vi_rouen", Kind::Warship, 1).units(riders, "vi_rouen", Kind::Cavalry, 1);
        table.units(1, "vi_rouen", LI, 1).go(Phase::Battles);
        table.act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready).act(1, Action::Ready);
        assert_eq!(table.state.phase == Phase::Charge, ships == riders);
    }
}
