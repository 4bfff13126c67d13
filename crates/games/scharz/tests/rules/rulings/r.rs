//! The rulings R1 to R39, each with the test that turns on it. Options are tried with both values.

use engine::Game;
use scharz::data::Ground;
use scharz::*;
use scharz::{Set, data};

use crate::rules::table::{
    HI, LI, Table, at, attack, herds_of, homes_of, march, peoples, play_prologue, seat, select, with_options,
};

/// R1, R27: special phases stand before and after the rounds; year 1 has no New Year and no breeding (5.1).
#[test]
fn r1_r27_the_calendar() {
    let season = |year, season| {
        let mut table = Table::italia(Mode::Extended);
        (table.state.world.year, table.state.world.season) = (year, season);
        let calendar = engine::Game::view(&table.state, engine::Viewer::Public).calendar;
        let before: Vec<_> = calendar.iter().copied().take_while(|&phase| phase != Phase::Units).collect();
        let after = calendar[calendar.len() - 2];
        (before, after)
    };
    assert_eq!(season(1, Season::Spring), (vec![], Phase::Sowing));
    assert_eq!(season(2, Season::Spring), (vec![Phase::NewYear, Phase::Breeding], Phase::Sowing));
    assert_eq!(season(1, Season::Summer), (vec![Phase::Weather], Phase::Taxes));
    assert_eq!(season(1, Season::Autumn), (vec![Phase::Harvest], Phase::Feasts));
    assert_eq!(season(1, Season::Winter), (vec![Phase::WinterWeather], Phase::Feeding));
}

/// R2: bought light infantry is standard, recruited is recruits, for 2 and 1 gold.
#[test]
fn r2_two_qualities() {
    for (action, level, gold) in [
        (Action::BuyInfantry { at: at("it_roma") }, Level::Standard, 2),
        (Action::Recruit { at: at("it_roma") }, Level::Recruit, 1),
    ] {
        let mut table = Table::italia(Mode::Original);
        table.village(0, "it_roma").go(Phase::Trade).act(0, action);
        assert_eq!(table.seen(0).units[seat(0)].count(|unit| unit.level == level), 1);
        assert_eq!(table.seen(0).players[seat(0)].gold, 20 - gold);
    }
}

pub fn upgrade(id: &str, to: Kind) -> Action {
    Action::Upgrade { at: at(id), level: Level::Standard, to }
}

/// R3: refunds at home equal the price of the upgrade; elsewhere nothing; one change per unit and round.
#[test]
fn r3_refunds() {
    let degrade =
        |id: &str, kind| Action::Degrade { at: at(id), post: Post::Open, kind, level: Level::Standard };
    let mut table = Table::italia(Mode::Basic);
    table.city(0, "it_roma").units(0, "it_roma", HI, 1).units(0, "it_volsci", HI, 1).go(Phase::Trade);
    table.act(0, degrade("it_roma", HI));
    assert_eq!(table.seen(0).players[seat(0)].gold, 23);
    assert!(!table.is_legal(0, upgrade("it_roma", HI)), "it has changed this round");
    table.act(0, degrade("it_volsci", HI));
    assert_eq!(table.seen(0).players[seat(0)].gold, 23);
    let prices = [LI, HI, Kind::Cavalry, Kind::SiegeEngine, Kind::Transport, Kind::Warship, Kind::Mercenary];
    assert_eq!(prices.map(data::unit_cost), [2, 3, 3, 2, 2, 4, 4]);
    assert_eq!(
        (data::unit_cost(Kind::Elephant), data::unit_cost(Kind::Corsair), data::CORSAIR_PP),
        (6, 10, 16)
    );
}

/// R4: heavy infantry and engines need a city, engines are built by besiegers on the spot (3.5).
#[test]
fn r4_requirements() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_roma", LI, 1);
    table.village(1, "it_senones").units(0, "it_senones", LI, 2).go(Phase::Trade);
    assert!(!table.is_legal(0, upgrade("it_roma", HI)));
    assert!(!table.is_legal(0, upgrade("it_senones", Kind::SiegeEngine)));
    table.city(0, "it_roma");
    assert!(table.is_legal(0, upgrade("it_roma", HI)));
    assert!(table.is_legal(0, upgrade("it_senones", Kind::SiegeEngine)));
    assert!(!table.is_legal(0, upgrade("it_roma", Kind::SiegeEngine)));
}

/// R5: village 3, city 5, dock 2, port 4, fort 2 gold; minimum builders 2, 4, 1, 2, 1 (3.7).
#[test]
fn r5_building_prices() {
    assert_eq!(Building::ALL.map(data::building), [(3, 2), (5, 4), (2, 1), (4, 2), (2, 1)]);
}

/// R6: at most two bought quarters.
#[test]
fn r6_two_quarters() {
    let hurry = Action::Hurry { at: at("it_roma") };
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_roma", LI, 2).go(Phase::Trade);
    table
        .act(0, Action::Build { at: at("it_roma"), building: Building::BuildVillage })
        .act(0, hurry)
        .act(0, hurry);
    assert_eq!(table.why(0, hurry), "hurried_twice");
    assert_eq!(table.seen(0).fields[at("it_roma").place()].progress, 2);
}

/// R7: herds are traded in ports (3.10).
#[test]
fn r7_herds_in_ports() {
    for (herd, buy, sell) in
        [(Herd::Sheep, 5, 3), (Herd::Pigs, 7, 5), (Herd::Cattle, 9, 7), (Herd::Horses, 7, 5)]
    {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").field("it_roma").put_herd(seat(0), herd);
        table.go(Phase::Trade);
        let (buying, selling) =
            (Action::BuyHerd { at: at("it_roma"), herd }, Action::SellHerd { at: at("it_roma"), herd });
        assert!(!table.is_legal(0, buying) && !table.is_legal(0, selling));
        table.field("it_roma").yard = Yard::Port;
        table.act(0, buying);
        assert_eq!(table.seen(0).players[seat(0)].gold, 20 - buy);
        table.act(0, selling);
        assert_eq!(table.seen(0).players[seat(0)].gold, 20 - buy + sell);
    }
}

/// R8: meat by season; horses give none in spring and summer, or three by option.
#[test]
fn r8_meat_by_season() {
    let slaughter = Action::Slaughter { at: at("it_roma"), herd: Herd::Horses };
    for (option, is_legal) in [(HorseMeat::None, false), (HorseMeat::Three, true)] {
        let mut table = with_options(|setup| setup.horse_spring_meat = option, Mode::Basic);
        table.village(0, "it_roma").field("it_roma").put_herd(seat(0), Herd::Horses);
        table.go(Phase::Trade);
        assert_eq!(table.is_legal(0, slaughter), is_legal);
    }
    let meat = |season| Herd::ALL.map(|herd| data::meat(herd, season));
    assert_eq!(meat(Season::Summer), [Some(2), Some(3), Some(4), None]);
    assert_eq!(meat(Season::Autumn), [Some(3), Some(5), Some(7), Some(5)]);
}

/// R9: the seed comes back, unless the option says it is spent.
#[test]
fn r9_the_seed() {
    for (returns, harvest) in [(true, 4), (false, 3)] {
        let mut table = with_options(|setup| setup.seed_returns = returns, Mode::Basic);
        table.village(0, "it_roma").sown(0, "it_roma", 1);
        table.state.world.season = Season::Summer;
        table.go(Phase::Weather);
        assert_eq!(table.field("it_roma").crop, harvest);
    }
}

/// R10: the limit counts 20 units, or cubes with stones under them; mercenaries are outside it.
#[test]
fn r10_the_limit() {
    for (option, buys) in [(UnitLimit::Units, false), (UnitLimit::Cubes, true)] {
        let mut table = with_options(|setup| setup.unit_limit = option, Mode::Basic);
        table.village(0, "it_roma").units(0, "it_roma", LI, 19).units(0, "it_roma", HI, 1).go(Phase::Trade);
        assert_eq!(table.is_legal(0, Action::BuyInfantry { at: at("it_roma") }), buys);
        assert!(table.is_legal(0, Action::Hire { at: at("it_roma"), level: Level::Standard }));
    }
}

/// R11: 14 points move all units, or by option each unit pays.
#[test]
fn r11_prestige_moves() {
    let mut table = with_options(|_| {}, Mode::Original);
    table.units(0, "it_roma", LI, 2).units(0, "it_senones", LI, 1).go(Phase::Special);
    assert!(!table.is_legal(0, select("it_roma", Post::Open, LI)));
    table.act(0, Action::PayMarch);
    march(&mut table, 0, "it_roma", LI, "it_volsci", 2);
    march(&mut table, 0, "it_senones", LI, "it_picenum", 1);
    assert_eq!(table.seen(0).players[seat(0)].pp, 6);

    let mut table = with_options(|setup| setup.prestige_move = PrestigeMove::Each, Mode::Original);
    table.units(0, "it_roma", LI, 3).player(0).pp = 30;
    table.go(Phase::Special).act(0, select("it_roma", Post::Open, LI));
    assert!(!table.is_legal(0, Action::Go { to: at("it_volsci"), count: 3 }));
    table.act(0, Action::Go { to: at("it_volsci"), count: 2 });
    assert_eq!(table.seen(0).players[seat(0)].pp, 2);
}

/// R12: one sword a round never kills a unit with two lives.
#[test]
fn r12_damage_is_restored() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 1).units(1, "it_senones", HI, 1);
    table.dice(&[1, 6, 1, 6, 1, 6]);
    attack(&mut table);
    for _ in 0..2 {
        assert_eq!(table.state.phase, Phase::Flight);
        table.act(0, Action::Ready).act(1, Action::Ready);
    }
    assert_eq!(table.count(1, HI), 1);
}

/// R13: a tough front unit screens the weak behind it; the sword that cannot kill it is free.
#[test]
fn r13_lines_are_emptied_in_order() {
    let mut table = Table::italia(Mode::Original);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.units(0, "it_senones", LI, 2).trained(1, "it_senones", HI, Level::Recruit, 1).units(
        1,
        "it_senones",
        LI,
        1,
    );
    table.dice(&[1, 6, 6, 6]);
    attack(&mut table);
    assert_eq!((table.count(1, HI), table.count(1, LI), table.state.fight.sides[0].free), (1, 1, 1));
}

trait Sides {
    /// Dice and swords of a seat in the fight on the table.
    fn view_of_side(&self, owner: usize) -> (usize, u8);
}

impl Sides for Scharz {
    fn view_of_side(&self, owner: usize) -> (usize, u8) {
        let view = engine::Game::view(self, engine::Viewer::Public);
        let battle = view.battle.expect("a battle");
        let side = battle.sides.iter().find(|side| side.seat == seat(owner)).unwrap();
        (side.dice.len(), side.tally.total)
    }
}

/// R14, R15: morale replaces the plain bonuses; without a commander none of them, but levels and forts work.
#[test]
fn r14_r15_commanders() {
    let swords = |commander, pp, fort| {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_senones").units(0, "it_senones", LI, 6).units(1, "it_senones", LI, 6);
        table.field("it_senones").fort = fort;
        (table.player(0).commander, table.player(0).pp, table.player(1).pp) = (commander, pp, 0);
        table.player(0).rival = Some(seat(1));
        table.dice(&[6; 20]).go(Phase::Battles).act(1, Action::Attack { target: seat(0) });
        table.act(0, Action::Ready).act(1, Action::Ready);
        let side = table.state.view_of_side(0);
        (side.0, side.1)
    };
    // Seven dice, all blank: two swords for blanks, two for six units at one per three.
    assert_eq!(swords(Commander::Poor, 70, false), (7, 4));
    assert_eq!(swords(Commander::NoCommander, 70, false), (6, 0));
    assert_eq!(swords(Commander::NoCommander, 70, true), (7, 0), "a fort still supports");
}

/// R16: an empty settlement defends itself, or is walked into by option.
#[test]
fn r16_empty_settlements() {
    for (option, owner) in [(EmptySettlement::Sdl, 1), (EmptySettlement::WalkIn, 0)] {
        let mut table = with_options(|setup| setup.empty_settlement = option, Mode::Basic);
        table.village(1, "it_senones").units(0, "it_senones", LI, 1).dice(&[1, 6]);
        table.go(Phase::Sieges).act(0, Action::Assault);
        assert_eq!(table.field("it_senones").owner, Some(seat(owner)));
    }
}

/// R17: plundering around an opponent's settlement honours, half more a rival's; or only a rival's by option.
#[test]
fn r17_plunder_honours() {
    for (option, rival, points) in [
        (PlunderPp::AnyOpponent, false, 4),
        (PlunderPp::AnyOpponent, true, 6),
        (PlunderPp::RivalOnly, false, -4),
        (PlunderPp::RivalOnly, true, 6),
    ] {
        let mut table = with_options(|setup| setup.plunder_pp = option, Mode::Original);
        table.village(1, "it_senones").units(0, "it_senones", LI, 1);
        table.player(0).rival = rival.then_some(seat(1));
        table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal });
        assert_eq!(table.seen(0).players[seat(0)].pp, 20 + points);
    }
}

/// R18: a stolen crop is worth one point, or one for each grain by option.
#[test]
fn r18_stolen_grain() {
    for (option, gain, loss) in [(GrainVp::PerCrop, 1, -1), (GrainVp::PerGrain, 3, -3)] {
        let mut table = with_options(|setup| setup.grain_vp = option, Mode::Basic);
        table.village(0, "it_picenum").units(0, "it_senones", LI, 1).sown(1, "it_senones", 3);
        table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal });
        table.act(0, Action::Ready);
        assert_eq!((table.vp(0), table.vp(1)), (gain, loss));
    }
}

/// R19: five victory points ease the goals once more; a goal met eases Dominance (6.1).
#[test]
fn r19_eased_goals() {
    let mut table = Table::italia(Mode::Original);
    assert_eq!(thresholds(&table.state.world, seat(0)), ([14, 9, 40, 2, 70], 10));
    table.player(0).vp = 5;
    assert_eq!(thresholds(&table.state.world, seat(0)), ([12, 8, 35, 2, 60], 10));
    table.player(0).pp = 60;
    assert_eq!(thresholds(&table.state.world, seat(0)).1, 8);
}

/// R20: the far bank of the Danube is plundered with honour; the aid's banks by option.
#[test]
fn r20_the_danube() {
    let honours = |faction: Faction, id: &str, literal| {
        let setup = Setup { danube_literal: literal, ..Setup::new(2, MapId::Huns, Mode::Extended, 5) };
        let mut table = Table::with(&setup);
        table.player(0).faction = Some(faction);
        table.units(0, id, LI, 1).go(Phase::Plunder);
        table.act(0, Action::Plunder { at: at(id), loot: Loot::Steal });
        table.seen(0).players[seat(0)].pp > 20
    };
    assert!(
        honours(Faction::HunsRomans, "hu_tervingia", false)
            && !honours(Faction::HunsRomans, "hu_moesia2", false)
    );
    assert!(honours(Faction::HunsVisigoths, "hu_moesia2", false));
    assert!(
        honours(Faction::HunsRomans, "hu_moesia2", true)
            && honours(Faction::HunsVisigoths, "hu_tervingia", true)
    );
}

/// R21: the Visigoths get 2 gold for each mercenary of Romans and Constantinople, not of others.
#[test]
fn r21_visigoths_are_paid() {
    for (faction, gold) in
        [(Faction::HunsRomans, 22), (Faction::HunsConstantinople, 22), (Faction::HunsAlans, 20)]
    {
        let mut table = Table::playing(MapId::Huns, faction);
        table.player(1).faction = Some(Faction::HunsVisigoths);
        table.village(0, "hu_moesia2").village(1, "hu_tervingia").go(Phase::Trade);
        table.act(0, Action::Hire { at: at("hu_moesia2"), level: Level::Standard }).act(0, Action::Ready);
        table.act(1, Action::Ready);
        assert_eq!(table.gold(1), gold, "{faction:?}");
    }
}

/// R22: sown grain counts for the feeding condition only; goods of goal C are reserved (6.1).
#[test]
fn r22_the_feeding_condition() {
    let mut table = Table::italia(Mode::Basic);
    table.city(0, "it_roma").sown(0, "it_volsci", 1);
    assert!(!feeds_settlements(&table.state.world, seat(0), Way::Dominance));
    table.sown(0, "it_volsci", 2);
    assert!(feeds_settlements(&table.state.world, seat(0), Way::Dominance));
    assert_eq!(goals(&table.state.world, seat(0)).have[Goal::GoalAgrarian as usize], 0);
    // Goal C is needed for Power: 40 points of goods are set aside, and nothing is left to eat.
    let mut table = Table::italia(Mode::Basic);
    for field in ["it_roma", "it_clusium", "it_tarquinii", "it_campania"] {
        table.city(0, field).field(field).grain = 10;
    }
    assert!(feeds_settlements(&table.state.world, seat(0), Way::Dominance));
    assert!(!feeds_settlements(&table.state.world, seat(0), Way::Power));
}

/// R23: mercenaries are paid in Winter, or by halves in Summer and Winter; fresh ones are exempt (5.11).
#[test]
fn r23_pay_days() {
    for (mode, season, gold) in [
        (Mode::Basic, Season::Summer, 0),
        (Mode::Basic, Season::Winter, 2),
        (Mode::Original, Season::Summer, 1),
        (Mode::Original, Season::Winter, 1),
        (Mode::Original, Season::Spring, 0),
    ] {
        let mut table = Table::italia(mode);
        table.village(0, "it_roma").units(0, "it_roma", Kind::Mercenary, 1).field("it_roma").grain = 5;
        table.state.world.season = season;
        table.go(Phase::Wages);
        // In Summer taxes follow at once: 1 gold.
        let taxes = i16::from(season == Season::Summer);
        assert_eq!(table.gold(0), 20 + taxes - gold, "{mode:?} {season:?}");
    }
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").field("it_roma").grain = 5;
    table.state.world.season = Season::Winter;
    table
        .go(Phase::Trade)
        .act(0, Action::Hire { at: at("it_roma"), level: Level::Standard })
        .act(0, Action::Ready);
    table.act(1, Action::Ready);
    assert_eq!((table.gold(0), table.count(0, Kind::Mercenary)), (16, 1));
}

/// R24: cavalry takes two places aboard and inside, elephants three aboard and none inside.
#[test]
fn r24_sizes() {
    assert_eq!(Kind::ALL.map(data::ship_size), [1, 1, 2, 0, 0, 0, 1, 3, 0]);
    assert_eq!([LI, Kind::Cavalry, Kind::Elephant].map(data::storage_size), [1, 2, 0]);
    let mut table = Table::italia(Mode::Basic);
    table
        .village(0, "it_roma")
        .posted(0, "it_roma", Kind::Transport, Post::InYard, 1)
        .field("it_roma")
        .yard = Yard::Dock;
    table
        .units(0, "it_roma", Kind::Cavalry, 2)
        .go(Phase::Units)
        .act(0, select("it_roma", Post::Open, Kind::Cavalry));
    assert!(table.is_legal(0, Action::Board { to: at("it_roma"), count: 1 }));
    assert!(!table.is_legal(0, Action::Board { to: at("it_roma"), count: 2 }));
}

/// R25: a mixed field has the better yield, no defence, no difficult ground (3.9).
#[test]
fn r25_mixed_fields() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_sabini").village(0, "it_samnium").sown(0, "it_sabini", 1);
    assert_eq!(table.state.world.defence_level(at("it_sabini").place()), 1);
    assert_eq!(table.state.world.defence_level(at("it_samnium").place()), 2);
    assert!(!at("it_sabini").data().is_rough_land() && at("it_samnium").data().is_rough_land());
    table.go(Phase::Weather);
    assert_eq!(table.field("it_sabini").crop, 3, "green beats brown");
}

/// R26: elephants never re-roll; in difficult ground they have no dice and two lives.
#[test]
fn r26_elephants() {
    let mut table = Table::italia(Mode::Extended);
    (table.player(0).commander, table.player(0).pp) = (Commander::Better, 40);
    table.trained(0, "it_senones", Kind::Elephant, Level::Elite, 1).units(1, "it_senones", LI, 3);
    table.player(1).pp = 0;
    table.dice(&[6, 6, 6, 6, 6]);
    attack(&mut table);
    while table.state.phase == Phase::Charge {
        table.pass();
    }
    assert_ne!(table.state.phase, Phase::Rerolls, "neither free nor for points");
    assert_eq!(data::dice(Kind::Elephant, Ground::Difficult).0, 0);
    assert_eq!(data::lives(Kind::Elephant, Level::Standard, Ground::Difficult), 2);
}

/// R28: who holds does not fight; the field stays locked.
#[test]
fn r28_battles_are_optional() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 3).units(1, "it_senones", LI, 3).go(Phase::Battles);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!((table.count(0, LI), table.count(1, LI), table.vp(0)), (3, 3, 0));
    assert!(table.state.world.scene().contested().contains(at("it_senones").place()));
    table.go(Phase::Special);
    assert!(!table.is_legal(0, select("it_senones", Post::Open, LI)));
}

/// R29: land units suffice to encircle; ships still leave the port, but supply does not pass.
#[test]
fn r29_besieged_ports() {
    let mut table = Table::italia(Mode::Basic);
    table
        .village(0, "it_roma")
        .posted(0, "it_roma", Kind::Transport, Post::InYard, 1)
        .field("it_roma")
        .yard = Yard::Port;
    table.units(1, "it_roma", LI, 1).units(0, "it_s_tyrrhenian_n", Kind::Transport, 1).units(
        0,
        "it_corsica",
        LI,
        1,
    );
    assert_eq!(table.state.world.scene().connected(seat(0)), Set::EMPTY);
    table.go(Phase::Units).act(0, select("it_roma", Post::InYard, Kind::Transport));
    assert!(table.is_legal(0, Action::Go { to: at("it_s_tyrrhenian_n"), count: 1 }));
}

/// R30: yard and fort fall with the settlement (5.8).
#[test]
fn r30_yard_and_fort_fall() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 1).units(
        0,
        "it_senones",
        LI,
        18,
    );
    let field = table.field("it_senones");
    (field.yard, field.fort) = (Yard::Dock, true);
    table.dice(&[3; 21]).go(Phase::Sieges).act(0, Action::Assault);
    let field = *table.field("it_senones");
    assert_eq!((field.settlement, field.yard, field.fort), (Settlement::Wilderness, Yard::NoYard, false));
    assert_eq!(table.gold(0), 22);
}

/// R31: either a new settlement or 3 gold removes the plunder marker.
#[test]
fn r31_plunder_markers() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_roma", LI, 1).field("it_roma").plundered = true;
    table.go(Phase::Trade).act(0, Action::Clean { at: at("it_roma") });
    let seen = table.seen(0);
    assert_eq!((seen.players[seat(0)].gold, seen.fields[at("it_roma").place()].plundered), (17, false));
    let mut table = Table::italia(Mode::Basic);
    table.posted(0, "it_roma", LI, Post::OnSite, 2);
    let field = table.field("it_roma");
    (field.owner, field.site, field.progress, field.plundered) =
        (Some(seat(0)), Some(Building::BuildVillage), 3, true);
    table.go(Phase::Build);
    assert!(table.field("it_roma").is_settled() && !table.field("it_roma").plundered);
}

/// R32: the loose numbers bear no rule: engines of elites take off 7, a veteran mercenary costs 8.
#[test]
fn r32_loose_numbers() {
    assert_eq!(Level::ALL.map(data::engine_value), [3, 4, 5, 6, 7]);
    let mut table = Table::italia(Mode::Original);
    table
        .village(0, "it_roma")
        .go(Phase::Trade)
        .act(0, Action::Hire { at: at("it_roma"), level: Level::Veteran });
    assert_eq!(table.seen(0).players[seat(0)].gold, 12);
}

/// R33: Constantinople is lord of the Romans from the start, which counts for Sovereignty; so two players cannot be both.
#[test]
fn r33_lord_of_the_romans() {
    let both = [Faction::HunsConstantinople, Faction::HunsRomans];
    assert!(peoples(MapId::Huns, &both).check().is_err());
    let three = [Faction::HunsConstantinople, Faction::HunsRomans, Faction::HunsHuns];
    let state = play_prologue(&peoples(MapId::Huns, &three), |_| false);
    assert!(state.world.is_lord_of(seat(0), seat(1)));
    assert_eq!((state.world.players[seat(0)].vp, state.world.players[seat(1)].pp), (0, 7), "without points");
    let progress = &state.view(engine::Viewer::Public).seats[0].sovereignty;
    assert_eq!((progress.have, progress.need), (1, 2));
    assert_eq!(thresholds(&state.world, seat(0)).1, 5, "a short game's 7, less 2 for a vassal");
}

/// R34: who is ready first makes no difference.
#[test]
fn r34_speed_of_the_hand() {
    let play = |order: [usize; 2]| {
        let mut table = Table::italia(Mode::Basic);
        table.units(0, "it_senones", LI, 2).units(1, "it_picenum", LI, 2).go(Phase::Units);
        for owner in order {
            let (from, to) =
                if owner == 0 { ("it_senones", "it_arretium") } else { ("it_picenum", "it_marsi") };
            march(&mut table, owner, from, LI, to, 1);
            table.act(owner, Action::Ready);
        }
        table.state
    };
    assert_eq!(play([0, 1]), play([1, 0]));
}

/// R35: the shaded south belongs to HUNS; cold and temperate to BRITANNIA and VIKINGS (3.12).
#[test]
fn r35_climates() {
    let zones = |map: MapId| {
        Climate::ALL
            .map(|climate| !map.data().set(|space| space.is_field() && space.climate == climate).is_empty())
    };
    for map in [MapId::Huns, MapId::Taifas, MapId::Orient, MapId::Italia] {
        assert_eq!(zones(map), [false, true, true], "{map:?}");
    }
    for map in [MapId::Britannia, MapId::Vikings] {
        assert_eq!(zones(map), [true, true, false], "{map:?}");
    }
}

/// R36: a city start keeps the dock; it has no pigs and three light infantry, and places nothing more.
#[test]
fn r36_city_starts() {
    let city = |action: &Action| matches!(action, Action::Settle { opening: Opening::CityStart, .. });
    let romans =
        play_prologue(&peoples(MapId::Italia, &[Faction::ItaliaRomans, Faction::ItaliaGreeks]), city);
    assert_eq!(homes_of(&romans, 0), ["it_roma"]);
    let field = &romans.world.fields[at("it_roma").place()];
    assert_eq!((field.settlement, field.yard, field.grain), (Settlement::City, Yard::Dock, 10));
    assert_eq!(romans.world.units[seat(0)].count(|unit| unit.kind == Kind::LightInfantry), 3);
    assert_eq!((herds_of(&romans, 0, Herd::Sheep), herds_of(&romans, 0, Herd::Pigs)), (2, 0));

    let egypt = play_prologue(&peoples(MapId::Orient, &[Faction::OrientEgypt, Faction::OrientBabylon]), city);
    assert_eq!((homes_of(&egypt, 0).len(), homes_of(&egypt, 1).len()), (1, 1));
    let byzantium =
        play_prologue(&peoples(MapId::Huns, &[Faction::HunsConstantinople, Faction::HunsHuns]), |_| false);
    assert_eq!(homes_of(&byzantium, 0), ["hu_constantinopolis"], "they have no choice");
    assert_eq!(byzantium.world.fields[at("hu_constantinopolis").place()].settlement, Settlement::City);
}

/// R37: training ends in the next Experience; a unit that moves or fights loses it (5.9, 5.10).
#[test]
fn r37_training() {
    let train = Action::Train { at: at("it_roma"), post: Post::Open, kind: LI, level: Level::Standard };
    for (moves, level) in [(false, Level::Experienced), (true, Level::Standard)] {
        let mut table = Table::italia(Mode::Original);
        table
            .village(0, "it_roma")
            .units(0, "it_roma", LI, 1)
            .village(1, "it_karthago")
            .go(Phase::Trade)
            .act(0, train)
            .pass();
        assert_eq!(table.gold(0), 18);
        table.go(Phase::Units);
        if moves {
            march(&mut table, 0, "it_roma", LI, "it_volsci", 1);
        }
        table.pass().go(Phase::Experience);
        assert_eq!(table.state.world.units[seat(0)].count(|unit| unit.level == level), 1);
    }
}

/// R38: transfers go from port to port over seas without hostile ships, in Special beside the normal move (5.3).
#[test]
fn r38_transfers() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_karthago").units(0, "it_roma", HI, 1);
    table.field("it_roma").yard = Yard::Port;
    table.field("it_karthago").yard = Yard::Port;
    table.go(Phase::Special).act(0, select("it_roma", Post::Open, HI));
    assert_eq!(table.legal(0), [Action::Transfer { to: at("it_karthago"), count: 1 }]);
    table.units(1, "it_s_tyrrhenian_n", Kind::Warship, 1).go(Phase::Special);
    assert_ne!(table.state.phase, Phase::Special, "a hostile ship lies before Rome");
}

/// R39: Quick has cavalry without herds; it does not ride in Special, which Quick has not, but charges.
#[test]
fn r39_quick_cavalry() {
    let mut table = Table::italia(Mode::Quick);
    table
        .village(0, "it_roma")
        .units(0, "it_roma", LI, 1)
        .go(Phase::Trade)
        .act(0, upgrade("it_roma", Kind::Cavalry));
    assert_eq!(table.seen(0).players[seat(0)].gold, 17);
    let mut table = Table::italia(Mode::Quick);
    table.units(0, "it_senones", Kind::Cavalry, 1).units(1, "it_senones", LI, 1);
    attack(&mut table);
    assert!(table.is_legal(0, Action::Charge { cavalry: 1, elephants: 0 }));
}
