//! 3.13 Peoples and start bonuses.

use engine::{Ctx, FastChance, Game};
use scharz::*;

use crate::rules::table::{
    HI, LI, Table, at, herds_of, homes_of, march, peoples, play_prologue, seat, select,
};
use scharz::Set;

fn gold_seen(table: &Table) -> i16 {
    table.seen(0).players[seat(0)].gold
}

/// Ports of Bosporus, Islanders, Aegean and Greeks yield 3; the Etruscans 3 more at Taxes.
#[test]
fn ports_and_taxes() {
    for (map, faction, id, gold) in [
        (MapId::Italia, Faction::ItaliaGreeks, "it_roma", 4),
        (MapId::Huns, Faction::HunsBosporus, "hu_panticapaeum", 4),
        (MapId::Britannia, Faction::BritanniaIslanders, "br_mona", 4),
        (MapId::Orient, Faction::OrientAegean, "or_apasa", 4),
        (MapId::Italia, Faction::ItaliaRomans, "it_roma", 3),
        (MapId::Italia, Faction::ItaliaEtruscans, "it_roma", 6),
    ] {
        let mut table = Table::playing(map, faction);
        table.village(0, id).field(id).yard = Yard::Port;
        assert_eq!(tax_income(&table.state.world, seat(0)), gold, "{faction:?}");
        let feast = if faction == Faction::ItaliaEtruscans { 3 } else { gold };
        assert_eq!(feast_base(&table.state.world, seat(0)), feast, "{faction:?}");
    }
}

/// Four peoples cannot recruit, but hire mercenaries for 10 points and 1 gold.
#[test]
fn mercenaries_for_prestige() {
    for (map, faction, id) in [
        (MapId::Italia, Faction::ItaliaCarthaginians, "it_karthago"),
        (MapId::Taifas, Faction::TaifasTaifas, "ta_toledo"),
        (MapId::Britannia, Faction::BritanniaRomans, "br_londinium"),
        (MapId::Orient, Faction::OrientAssyria, "or_assur"),
    ] {
        let mut table = Table::playing(map, faction);
        table.village(0, id).go(Phase::Trade);
        assert!(!table.is_legal(0, Action::Recruit { at: at(id) }));
        assert!(table.is_legal(0, Action::BuyInfantry { at: at(id) }));
        table.act(0, Action::HireForPrestige { at: at(id), level: Level::Standard });
        assert_eq!((gold_seen(&table), table.seen(0).players[seat(0)].pp), (19, 10), "{faction:?}");
    }
}

/// The Romans of HUNS only recruit.
#[test]
fn romans_of_huns_recruit() {
    let mut table = Table::playing(MapId::Huns, Faction::HunsRomans);
    table.village(0, "hu_moesia2").go(Phase::Trade);
    let here = at("hu_moesia2");
    assert!(
        !table.is_legal(0, Action::BuyInfantry { at: here })
            && table.is_legal(0, Action::Recruit { at: here })
    );
    assert_eq!(table.why(0, Action::BuyInfantry { at: here }), "not_this_people");
}

/// Impassable borders do not stop the light infantry of Visigoths, Picts in Caledonia and Illyrians in Illyria (S16).
#[test]
fn over_the_mountains() {
    let crosses = |map, faction, from: &str, to: &str, kind| {
        let mut table = Table::playing(map, faction);
        table.units(0, from, kind, 1).go(Phase::Units).act(0, select(from, Post::Open, kind));
        table.is_legal(0, Action::Go { to: at(to), count: 1 })
    };
    let (huns, britannia, italia) = (MapId::Huns, MapId::Britannia, MapId::Italia);
    assert!(crosses(huns, Faction::HunsVisigoths, "hu_caucaland", "hu_sereth", LI));
    assert!(!crosses(huns, Faction::HunsVisigoths, "hu_caucaland", "hu_sereth", HI), "light infantry only");
    assert!(!crosses(huns, Faction::HunsSlavs, "hu_caucaland", "hu_sereth", LI));
    assert!(
        !crosses(huns, Faction::HunsVisigoths, "hu_tervingia", "hu_moesia2", LI),
        "a river is no mountain"
    );
    assert!(crosses(britannia, Faction::BritanniaPicts, "br_fortriu", "br_fotla", LI));
    assert!(!crosses(britannia, Faction::BritanniaPicts, "br_eburacum", "br_rheged", LI), "not in Caledonia");
    assert!(crosses(italia, Faction::ItaliaIllyrians, "it_dalmatae", "it_maezaei", LI));
    assert!(!crosses(italia, Faction::ItaliaIllyrians, "it_sabini", "it_picenum", LI), "not in Illyria");
}

/// Land that defends: full fields +2 and mixed ones +1 for some peoples, in their lands.
#[test]
fn land_that_defends() {
    for (map, faction, id, level) in [
        (MapId::Huns, Faction::HunsSlavs, "hu_pripet", 3),
        (MapId::Huns, Faction::HunsSlavs, "hu_polesia", 2),
        (MapId::Huns, Faction::HunsAlans, "hu_polesia", 1),
        (MapId::Taifas, Faction::TaifasReinos, "ta_asturias", 3),
        (MapId::Taifas, Faction::TaifasReinos, "ta_galicia", 2),
        (MapId::Taifas, Faction::TaifasReinos, "ta_atlas", 2),
        (MapId::Britannia, Faction::BritanniaPicts, "br_cait", 3),
        (MapId::Britannia, Faction::BritanniaPicts, "br_venedotia", 2),
        (MapId::Britannia, Faction::BritanniaGermans, "br_fens", 3),
        (MapId::Britannia, Faction::BritanniaGermans, "br_parisia", 2),
        (MapId::Britannia, Faction::BritanniaGermans, "br_lewis", 2),
        (MapId::Britannia, Faction::BritanniaCelts, "br_venedotia", 3),
        (MapId::Italia, Faction::ItaliaIllyrians, "it_dalmatae", 3),
        (MapId::Italia, Faction::ItaliaIllyrians, "it_samnium", 2),
        (MapId::Orient, Faction::OrientHurrians, "or_nairi", 3),
        (MapId::Orient, Faction::OrientHurrians, "or_byblos", 2),
    ] {
        let mut table = Table::playing(map, faction);
        table.village(0, id);
        assert_eq!(table.state.world.defence_level(at(id).place()), level, "{faction:?} at {id}");
    }
}

/// Plundering with honour: Vikings abroad, Celts of ITALIA abroad, Kassites in the lowland.
#[test]
fn plunder_with_honour() {
    for (map, faction, id, points) in [
        (MapId::Vikings, Faction::VikingsVikings, "vi_kent", 4),
        (MapId::Vikings, Faction::VikingsVikings, "vi_skane", -4),
        (MapId::Taifas, Faction::TaifasVikings, "ta_lisboa", 4),
        (MapId::Italia, Faction::ItaliaCelts, "it_roma", 4),
        (MapId::Italia, Faction::ItaliaCelts, "it_boii", -4),
        (MapId::Orient, Faction::OrientKassites, "or_babylon", 4),
        (MapId::Orient, Faction::OrientKassites, "or_emar", -4),
        (MapId::Orient, Faction::OrientEgypt, "or_babylon", -4),
    ] {
        let mut table = Table::playing(map, faction);
        table
            .units(0, id, LI, 1)
            .go(Phase::Plunder)
            .act(0, Action::Plunder { at: at(id), loot: Loot::Steal });
        assert_eq!(table.seen(0).players[seat(0)].pp, 20 + points, "{faction:?} at {id}");
    }
}

/// Goths get 4 gold for a village; Slavs, and Slavs and Balts, 1 for light infantry.
#[test]
fn goths_and_slavs_sell() {
    for (faction, gold) in
        [(Faction::HunsVisigoths, 24), (Faction::HunsOstrogoths, 24), (Faction::HunsAlans, 21)]
    {
        let mut table = Table::playing(MapId::Huns, faction);
        table.village(0, "hu_podolia").go(Phase::Trade);
        table.act(0, Action::Dismantle { at: at("hu_podolia"), building: Building::BuildVillage });
        assert_eq!(gold_seen(&table), gold, "{faction:?}");
    }
    for (map, faction, id, gold) in [
        (MapId::Huns, Faction::HunsSlavs, "hu_podolia", 21),
        (MapId::Vikings, Faction::VikingsSlavsBalts, "vi_polans", 21),
        (MapId::Huns, Faction::HunsHuns, "hu_podolia", 20),
    ] {
        let mut table = Table::playing(map, faction);
        table.village(0, id).units(0, id, LI, 1).go(Phase::Trade);
        table.act(0, Action::Dismiss { at: at(id), post: Post::Open, kind: LI, level: Level::Standard });
        assert_eq!(gold_seen(&table), gold, "{faction:?}");
    }
}

/// Ostrogoths and both Romans build villages with one; Romans also with heavy infantry.
#[test]
fn small_crews() {
    let build = |map, faction, id: &str, kind, building| {
        let mut table = Table::playing(map, faction);
        if building == Building::BuildCity {
            table.village(0, id).units(0, id, kind, 1);
        }
        table.units(0, id, kind, 1).go(Phase::Trade);
        table.is_legal(0, Action::Build { at: at(id), building })
    };
    let (village, city) = (Building::BuildVillage, Building::BuildCity);
    assert!(build(MapId::Huns, Faction::HunsOstrogoths, "hu_podolia", LI, village));
    assert!(!build(MapId::Huns, Faction::HunsVisigoths, "hu_podolia", LI, village));
    assert!(build(MapId::Italia, Faction::ItaliaRomans, "it_roma", HI, village));
    assert!(build(MapId::Britannia, Faction::BritanniaRomans, "br_londinium", HI, city));
    assert!(!build(MapId::Italia, Faction::ItaliaGreeks, "it_tarentum", HI, village));
    assert!(!build(MapId::Italia, Faction::ItaliaGreeks, "it_tarentum", LI, city));
}

/// Fishing of Scots and British never fails; Islanders fear no autumn.
#[test]
fn seafarers() {
    for (map, faction, id, sea, fish) in [
        (MapId::Britannia, Faction::BritanniaScots, "br_laigin", "br_s_celtic", 2),
        (MapId::Vikings, Faction::VikingsBritish, "vi_wales", "vi_s_celtic", 2),
        (MapId::Vikings, Faction::VikingsFranks, "vi_wales", "vi_s_celtic", 0),
    ] {
        let mut table = Table::playing(map, faction);
        table.village(0, id).units(0, sea, Kind::Transport, 1).player(0).pp = 0;
        table.field(id).yard = Yard::Dock;
        table.dice(&[5]).go(Phase::Fishing);
        assert_eq!(table.field(id).fish, fish, "{faction:?}");
    }
    for (faction, ships) in [(Faction::BritanniaIslanders, 1), (Faction::BritanniaScots, 0)] {
        let mut table = Table::playing(MapId::Britannia, faction);
        table.village(0, "br_laigin").units(0, "br_s_celtic", Kind::Warship, 1).player(0).pp = 0;
        table.state.world.season = Season::Autumn;
        table.dice(&[6]).go(Phase::Attrition);
        assert_eq!(table.count(0, Kind::Warship), ships, "{faction:?}");
    }
}

/// Scots win half more prestige in the battle phase outside Hibernia, twice as much from a rival; not by raids.
#[test]
fn scots_abroad() {
    let won = |id: &str, rival: bool| {
        let mut table = Table::playing(MapId::Britannia, Faction::BritanniaScots);
        table.player(0).rival = rival.then_some(seat(1));
        (table.player(0).pp, table.player(1).pp) = (12, 0);
        table.units(0, id, LI, 9).units(1, id, LI, 1).dice(&[1; 9]).dice(&[6; 4]);
        table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
        table.act(1, Action::Ready);
        while table.state.phase == Phase::Rerolls {
            table.act(0, Action::Ready);
        }
        table.pp(0) - 12
    };
    assert_eq!((won("br_mide", false), won("br_deva", false), won("br_deva", true)), (2, 3, 4));
    let mut table = Table::playing(MapId::Britannia, Faction::BritanniaScots);
    table.village(0, "br_deva").units(1, "br_ratae", LI, 2).field("br_deva").fort = true;
    table.dice(&[1]).go(Phase::Units);
    march(&mut table, 1, "br_ratae", LI, "br_deva", 2);
    table.act(1, Action::Ready);
    assert_eq!(table.pp(0), 22);
}

/// The Germans buy heavy infantry in Belgica at New Year, where nobody fights.
#[test]
fn belgica() {
    let mut table = Table::playing(MapId::Britannia, Faction::BritanniaGermans);
    table.state.world.year = 2;
    table.units(1, "br_belgica", LI, 1).go(Phase::NewYear);
    table.act(0, Action::BuyInBelgica);
    assert_eq!(table.why(0, Action::BuyInBelgica), "no_belgica");
    table.act(0, Action::Ready);
    assert_eq!((table.count_at(0, "br_belgica", HI), table.gold(0)), (1, 15));
    assert_eq!(table.state.world.scene().contested(), Set::EMPTY);
}

/// Canaan is safe on Paths and in Deserts; others roll.
#[test]
fn canaan_knows_the_desert() {
    for (faction, left) in [(Faction::OrientCanaan, 2), (Faction::OrientEgypt, 0)] {
        let mut table = Table::playing(MapId::Orient, faction);
        table.village(0, "or_gaza").units(0, "or_arabia", LI, 2).player(0).pp = 0;
        table.dice(&[5, 6]).go(Phase::Attrition);
        assert_eq!(table.count(0, LI), left, "{faction:?}");
    }
}

/// Ships of Yamhad cost 1 gold less, and bring less back.
#[test]
fn ships_of_yamhad() {
    let mut table = Table::playing(MapId::Orient, Faction::OrientYamhad);
    table.village(0, "or_ugarit").units(0, "or_ugarit", LI, 2).field("or_ugarit").yard = Yard::Port;
    let upgrade = |to| Action::Upgrade { at: at("or_ugarit"), level: Level::Standard, to };
    table.go(Phase::Trade).act(0, upgrade(Kind::Warship));
    assert_eq!(gold_seen(&table), 17);
    table.act(0, upgrade(Kind::Transport));
    assert_eq!(gold_seen(&table), 16);
    table.village(1, "or_thebes").pass();
    for unit in table.state.world.units[seat(0)].iter_mut() {
        unit.new_round();
    }
    let degrade = Action::Degrade {
        at: at("or_ugarit"),
        post: Post::InYard,
        kind: Kind::Warship,
        level: Level::Standard,
    };
    table.go(Phase::Trade).act(0, degrade);
    assert_eq!(gold_seen(&table), 19);
}

/// Hittite light infantry re-rolls once for free, by itself (S1).
#[test]
fn hittites_roll_again() {
    for (faction, left) in [(Faction::OrientHittites, 0), (Faction::OrientEgypt, 1)] {
        let mut table = Table::playing(MapId::Orient, faction);
        (table.player(0).pp, table.player(1).pp) = (10, 10);
        table.units(0, "or_hattusa", LI, 1).units(1, "or_hattusa", LI, 1).dice(&[6, 1, 6]);
        table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
        table.act(1, Action::Ready);
        assert_eq!(table.count(1, LI), left, "{faction:?}");
    }
}

/// Elam buys elephants in its settlements; in ITALIA they are bought in the Desert.
#[test]
fn elephants() {
    let buy = |id| Action::BuyElephant { at: at(id), level: Level::Standard };
    let mut table = Table::playing(MapId::Orient, Faction::OrientElam);
    table.village(0, "or_susa").go(Phase::Trade).act(0, buy("or_susa"));
    assert_eq!((gold_seen(&table), table.why(0, buy("or_susa"))), (14, "once_a_round"));
    let mut table = Table::playing(MapId::Italia, Faction::ItaliaGreeks);
    table.village(0, "it_tarentum").units(0, "it_deserta", LI, 1).go(Phase::Trade);
    assert!(table.is_legal(0, buy("it_deserta")) && !table.is_legal(0, buy("it_tarentum")));
}

/// All Taifas are rivals of the Reinos; Almoravids trade horses without a port.
#[test]
fn taifas() {
    let mut table = Table::playing(MapId::Taifas, Faction::TaifasReinos);
    table.player(1).faction = Some(Faction::TaifasTaifas);
    assert!(table.state.world.is_rival(seat(0), seat(1)) && !table.state.world.is_rival(seat(1), seat(0)));
    let mut table = Table::playing(MapId::Taifas, Faction::TaifasAlmoravids);
    table.village(0, "ta_fes").go(Phase::Trade);
    assert!(table.is_legal(0, Action::BuyHerd { at: at("ta_fes"), herd: Herd::Horses }));
    assert!(!table.is_legal(0, Action::BuyHerd { at: at("ta_fes"), herd: Herd::Sheep }));
}

/// The Vikings of TAIFAS come in year 2 with five warships, 5 gold and 7 points, and need no food that year.
#[test]
fn vikings_of_taifas() {
    let mut table = Table::playing(MapId::Taifas, Faction::TaifasVikings);
    let player = table.player(0);
    (player.is_away, player.gold, player.pp) = (true, 0, 0);
    table.village(1, "ta_lisboa").field("ta_lisboa").grain = 2;
    table.go(Phase::RoundEnd);
    assert!(!table.state.world.players[seat(0)].is_out, "not yet there, not out");
    table.state.world.year = 2;
    table.go(Phase::NewYear);
    assert_eq!((table.count_at(0, "ta_s_biscay_n", Kind::Warship), table.gold(0), table.pp(0)), (5, 5, 7));
    table.state.world.season = Season::Winter;
    table.dice(&[6; 8]).go(Phase::Attrition);
    assert_eq!(table.count(0, Kind::Warship), 5, "no attrition in their first year");
    table.go(Phase::Feeding);
    assert_eq!(table.count(0, Kind::Warship), 5);
}

/// Alans may offer the Huns a peace for ever.
#[test]
fn alans_pay_once() {
    let mut table = Table::new(MapId::Huns, Mode::Extended, 3);
    for (owner, faction) in
        [Faction::HunsAlans, Faction::HunsHuns, Faction::HunsSlavs].into_iter().enumerate()
    {
        table.player(owner).faction = Some(faction);
    }
    table.village(0, "hu_kuban").village(1, "hu_don").village(2, "hu_volhynia").go(Phase::Propose);
    let ransom =
        |target| Action::Propose { proposal: Proposal::Ransom, target: seat(target), giver: Giver::Proposer };
    table.act(0, ransom(1)).act(0, Action::OfferForEver { gold: 4 }).act(0, ransom(2));
    assert!(!table.is_legal(0, Action::OfferForEver { gold: 4 }));
    table.act(0, Action::Offer { gold: 4 }).pass_to(Phase::Answer);
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready).pass_to(Phase::Trade);
    for year in 2..=5 {
        table.state.world.year = year;
        table.go(Phase::NewYear);
    }
    assert_eq!(table.state.world.pact(seat(0), seat(1)).kind, Some(PactKind::Peace));
}

/// The Romans of HUNS may revolt from year 3 on, in Spring, for 8 points and 2 victory points.
#[test]
fn romans_revolt() {
    let mut table = Table::new(MapId::Huns, Mode::Extended, 3);
    table.player(0).faction = Some(Faction::HunsRomans);
    table.player(1).faction = Some(Faction::HunsConstantinople);
    table.village(0, "hu_moesia2").village(1, "hu_constantinopolis").village(2, "hu_don");
    table.bind(PactKind::Vassalage, 1, 0).state.world.year = 2;
    table.go(Phase::Propose);
    assert_eq!(table.why(0, Action::Revolt), "romans_are_bound");
    table.state.world.year = 3;
    table.go(Phase::Propose).act(0, Action::Revolt).pass_to(Phase::Trade);
    assert_eq!((table.pp(0), table.vp(0)), (12, -2));
    assert!(table.state.world.is_hostile(seat(0), seat(1)));
}

/// Viking ships land on coasts and sail rivers, control and plunder; inside a settlement they are light infantry.
#[test]
fn longships() {
    let beach = |faction| {
        let mut table = Table::playing(MapId::Vikings, faction);
        table.units(0, "vi_s_channel", Kind::Warship, 1).go(Phase::Units);
        table.act(0, select("vi_s_channel", Post::Open, Kind::Warship));
        table.is_legal(0, Action::Go { to: at("vi_rouen"), count: 1 })
    };
    assert!(beach(Faction::VikingsVikings) && !beach(Faction::VikingsFranks));
    let mut table = Table::playing(MapId::Vikings, Faction::VikingsVikings);
    table.units(0, "vi_kent", Kind::Warship, 1).units(0, "vi_s_celtic", Kind::Warship, 1).go(Phase::Units);
    table.act(0, select("vi_s_celtic", Post::Open, Kind::Warship));
    assert!(!table.is_legal(0, Action::Go { to: at("vi_wales"), count: 1 }), "not onto mountains");
    table.act(0, Action::Go { to: at("vi_leinster"), count: 1 });
    table.act(0, select("vi_kent", Post::Open, Kind::Warship));
    assert!(table.is_legal(0, Action::Go { to: at("vi_wessex"), count: 1 }), "up the Thames");
    assert!(!table.is_legal(0, Action::Go { to: at("vi_mercia"), count: 1 }), "no river leads there");
    table.act(0, Action::Go { to: at("vi_wessex"), count: 1 }).act(0, Action::Ready);
    assert!(table.state.world.scene().controlled(seat(0)).contains(at("vi_wessex").place()));
    table.go(Phase::Plunder);
    assert!(table.is_legal(0, Action::Plunder { at: at("vi_wessex"), loot: Loot::Steal }));
    table.village(0, "vi_wessex").units(1, "vi_wessex", LI, 1).go(Phase::Withdraw);
    let inside =
        Action::Withdraw { at: at("vi_wessex"), kind: Kind::Warship, level: Level::Standard, count: 1 };
    table.act(0, inside).act(0, Action::Ready);
    assert_eq!(table.count_at(0, "vi_wessex", LI), 1);
}

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
        let is_port = |space: &Space| state.world.fields[space.place()].yard == Yard::Port;
        assert!(!legal.iter().any(|action| matches!(action, Action::Resettle { from, .. } if is_port(from))));
        let is_wanted = |action: &&Action| match action {
            Action::Settle { at, .. } => at.data().is_tagged(Tag::Carthage),
            Action::Pass => state.phase == Phase::ThirdVillage,
            _ => false,
        };
        let action = *legal.iter().find(is_wanted).unwrap_or(&legal[0]);
        state.apply(next, &action, &mut Ctx::silent(&mut chance));
    }
    assert_eq!(state.world.fields[at("it_karthago").place()].yard, Yard::Port);
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
    while matches!(table.state.phase.name(), Phase::Feeding | Phase::SiegeFeeding) {
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

/// Celts of BRITANNIA and ITALIA, Slavs and Balts, the Vikings of TAIFAS (3.13).
#[test]
fn odd_starts() {
    let celts = play_prologue(
        &peoples(MapId::Britannia, &[Faction::BritanniaCelts, Faction::BritanniaScots]),
        |_| false,
    );
    assert_eq!((herds_of(&celts, 0, Herd::Sheep), herds_of(&celts, 0, Herd::Pigs)), (1, 2));
    let celts =
        play_prologue(&peoples(MapId::Italia, &[Faction::ItaliaCelts, Faction::ItaliaGreeks]), |_| false);
    assert_eq!(celts.world.units[seat(0)].count(|unit| unit.level == Level::Experienced), 3);
    let slavs = play_prologue(
        &peoples(MapId::Vikings, &[Faction::VikingsSlavsBalts, Faction::VikingsFranks]),
        |_| false,
    );
    let army = &slavs.world.units[seat(0)];
    assert_eq!((army.count(|_| true), army.count(|unit| unit.kind.is_ship())), (7, 0));
    let away =
        play_prologue(&peoples(MapId::Taifas, &[Faction::TaifasVikings, Faction::TaifasReinos]), |_| false);
    assert!(away.world.players[seat(0)].is_away && homes_of(&away, 0).is_empty());
}

/// 3.13: the recommended peoples can be played together, and are what is listed first.
#[test]
fn recommended_peoples() {
    for map in MapId::ALL {
        for seats in 2..=4 {
            let set = Faction::recommended(map, seats);
            assert_eq!(set.len(), usize::from(seats));
            assert_eq!(peoples(map, set).check(), Ok(()), "{set:?}");
            let setup = Setup { peoples: Peoples::Recommended, ..Setup::new(seats, map, Mode::Extended, 2) };
            let state = play_prologue(&setup, |_| false);
            let found: Vec<_> = state.world.players.values().map(|player| player.faction.unwrap()).collect();
            assert_eq!(found, set);
        }
    }
    let chosen = play_prologue(&Setup::new(2, MapId::Huns, Mode::Extended, 2), |_| false);
    let people = |owner| chosen.world.faction(seat(owner)).unwrap();
    assert!(Faction::recommended(MapId::Huns, 2).contains(&people(0)));
    assert!(Faction::recommended(MapId::Huns, 2).contains(&people(1)) && people(0) != people(1));
}

/// Longships in Neustria, which Seine and Loire share.
fn off_neustria(id: &str) -> Table {
    let mut table = Table::playing(MapId::Vikings, Faction::VikingsVikings);
    table.player(0).pp = 0;
    table.units(0, id, Kind::Warship, 1).units(1, "vi_kent", LI, 1).go(Phase::Units);
    table
}

/// 3.13, A8: no field lies on more than two rivers, so two marks tell by which of them a ship came.
#[test]
fn at_most_two_rivers_share_a_field() {
    for map in MapId::ALL.map(MapId::data) {
        for place in map.fields {
            let rivers = map.rivers.iter().filter(|river| river.fields.contains(&place)).count();
            assert!(rivers <= 2, "{}", map.at(place).id);
        }
    }
}

/// 3.13, A8: from a field that two rivers share a longship goes on along the river by which it came this round.
#[test]
fn longships_keep_to_one_river() {
    for (from, other) in [("vi_rouen", "vi_aquitaine"), ("vi_aquitaine", "vi_rouen")] {
        let mut table = off_neustria(from);
        march(&mut table, 0, from, Kind::Warship, "vi_neustria", 1);
        table.act(0, Action::Ready).pass_to(Phase::Special);
        table.act(0, select("vi_neustria", Post::Open, Kind::Warship));
        assert!(table.is_legal(0, Action::Go { to: at(from), count: 1 }), "back by the same river");
        assert_eq!(table.why(0, Action::Go { to: at(other), count: 1 }), "other_river");
    }
}

/// 3.13, A8: a longship that begins its move on such a field may take either river, also in the next round.
#[test]
fn longships_begin_on_either_river() {
    let mut came = off_neustria("vi_rouen");
    march(&mut came, 0, "vi_rouen", Kind::Warship, "vi_neustria", 1);
    came.act(0, Action::Ready).act(1, Action::Ready);
    came.state.world.units[seat(0)].iter_mut().for_each(Unit::new_round);
    came.go(Phase::Units);
    for mut table in [off_neustria("vi_neustria"), came] {
        table.act(0, select("vi_neustria", Post::Open, Kind::Warship));
        for to in ["vi_rouen", "vi_aquitaine"] {
            assert!(table.is_legal(0, Action::Go { to: at(to), count: 1 }), "{to}");
        }
    }
}
