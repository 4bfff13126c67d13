//! Peoples and their start bonuses (3.13).

use scharz::*;

use super::table::{Table, at, seat, select};

const LI: Kind = Kind::LightInfantry;

fn playing(map: MapId, faction: Faction) -> Table {
    let mut table = Table::new(map, Mode::Extended, 2);
    table.player(0).faction = Some(faction);
    table
}

#[test]
fn greeks_gain_three_from_ports_and_etruscans_three_from_taxes() {
    for (faction, gold) in
        [(Faction::ItaliaGreeks, 4), (Faction::ItaliaRomans, 3), (Faction::ItaliaEtruscans, 6)]
    {
        let mut table = playing(MapId::Italia, faction);
        table.village(0, "it_roma");
        table.field("it_roma").yard = Yard::Port;
        assert_eq!(tax_income(&table.state.world, seat(0)), gold, "{faction:?}");
    }
}

#[test]
fn carthaginians_hire_for_prestige_and_do_not_recruit() {
    let mut table = playing(MapId::Italia, Faction::ItaliaCarthaginians);
    table.village(0, "it_karthago").go(Phase::Trade);
    let here = at("it_karthago");
    assert!(table.is_legal(0, Action::HireForPrestige { at: here, level: Level::Standard }));
    assert!(!table.is_legal(0, Action::Recruit { at: here }));
    assert!(table.is_legal(0, Action::BuyInfantry { at: here }));
}

#[test]
fn romans_of_huns_only_recruit_and_pay_the_visigoths_for_mercenaries() {
    let mut table = playing(MapId::Huns, Faction::HunsRomans);
    table.player(1).faction = Some(Faction::HunsVisigoths);
    table.village(0, "hu_moesia2").village(1, "hu_tervingia").go(Phase::Trade);
    let here = at("hu_moesia2");
    assert!(
        !table.is_legal(0, Action::BuyInfantry { at: here })
            && table.is_legal(0, Action::Recruit { at: here })
    );
    table
        .act(0, Action::Hire { at: here, level: Level::Standard })
        .act(0, Action::Ready)
        .act(1, Action::Ready);
    assert_eq!((table.gold(0), table.gold(1)), (16, 22));
}

#[test]
fn illyrians_cross_their_mountains_and_hide_in_them() {
    for (faction, crosses, defence) in
        [(Faction::ItaliaIllyrians, true, 3), (Faction::ItaliaRomans, false, 2)]
    {
        let mut table = playing(MapId::Italia, faction);
        table.village(0, "it_dalmatae").units(0, "it_dalmatae", LI, 1).go(Phase::Units);
        assert_eq!(table.state.world.defence_level(at("it_dalmatae").local()), defence);
        table.act(0, select("it_dalmatae", Post::Open, LI));
        assert_eq!(table.is_legal(0, Action::Go { to: at("it_maezaei"), count: 1 }), crosses);
    }
}

#[test]
fn viking_ships_go_ashore_and_plunder_with_honour() {
    let coast = places(at("vi_s_norwegian").data().coast).map(|place| MapId::Vikings.space(place));
    let beach: Vec<Space> = coast.filter(|space| !space.data().is_full(Colour::Brown)).collect();
    for (faction, lands) in [(Faction::VikingsVikings, true), (Faction::VikingsFranks, false)] {
        let mut table = playing(MapId::Vikings, faction);
        table.units(0, "vi_s_norwegian", Kind::Warship, 1).go(Phase::Units);
        table.act(0, select("vi_s_norwegian", Post::Open, Kind::Warship));
        let plain = beach.iter().filter(|space| !space.data().is_full(Colour::Turquoise));
        for &to in plain {
            assert_eq!(table.is_legal(0, Action::Go { to, count: 1 }), lands, "{faction:?} to {to:?}");
        }
    }
    assert!(Faction::VikingsVikings.plunders_with_honour(at("vi_s_norwegian").data(), false, false));
}

#[test]
fn yamhad_builds_cheaper_ships_and_slavs_sell_infantry() {
    let coast = places(MapId::Orient.data().fields).map(|place| MapId::Orient.space(place));
    let port = coast.into_iter().find(|space| space.data().coast != 0 && !space.data().is_neutral()).unwrap();
    let mut table = playing(MapId::Orient, Faction::OrientYamhad);
    table.village(0, port.data().id).units(0, port.data().id, LI, 1);
    table.field(port.data().id).yard = Yard::Port;
    table.go(Phase::Trade).act(0, Action::Upgrade { at: port, level: Level::Standard, to: Kind::Warship });
    assert_eq!(table.state.seen_by(seat(0)).players[seat(0)].gold, 17);

    let mut table = playing(MapId::Huns, Faction::HunsSlavs);
    table.village(0, "hu_moesia2").units(0, "hu_moesia2", LI, 1).go(Phase::Trade);
    table
        .act(0, Action::Dismiss { at: at("hu_moesia2"), post: Post::Open, kind: LI, level: Level::Standard });
    assert_eq!(table.state.seen_by(seat(0)).players[seat(0)].gold, 21);
}
