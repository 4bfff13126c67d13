//! 5.13 Weather and harvest: which dice are rolled again, which crop goes into which store.

use engine::{Ctx, FastChance, Game, Seat, Viewer};
use scharz::*;

use crate::rules::table::{LI, Table, at, seat, with_options};
use scharz::{Place, Set};

fn reap(from: &str, to: &str) -> Action {
    Action::Reap { at: at(from), to: at(to) }
}

fn reroll(id: &str) -> Action {
    Action::RerollWeather { at: at(id) }
}

/// Two villages of one part, with a crop between them.
fn two_stores(mode: Mode) -> Table {
    let mut table = Table::italia(mode);
    table.village(0, "it_roma").village(0, "it_volsci").sown(0, "it_volsci", 4);
    table
}

fn grain<const N: usize>(table: &mut Table, ids: [&str; N]) -> [u8; N] {
    ids.map(|id| table.field(id).grain)
}

/// 5.13: whoever has room in two stores says which crop goes where.
#[test]
fn the_store_is_chosen() {
    for (to, expected) in [("it_roma", [4, 0]), ("it_volsci", [0, 4])] {
        let mut table = two_stores(Mode::Basic);
        table.go(Phase::Harvest);
        let all = [Action::Ready, reap("it_volsci", "it_roma"), reap("it_volsci", "it_volsci")];
        assert_eq!(table.legal(0), all);
        table.act(0, reap("it_volsci", to));
        assert_eq!(table.legal(0), [Action::Ready], "nothing is left in the fields");
        table.act(0, Action::Ready);
        assert_eq!(grain(&mut table, ["it_roma", "it_volsci"]), expected);
    }
}

/// 5.13: a store takes what it has room for, the rest waits for the next click.
#[test]
fn the_rest_goes_elsewhere() {
    let mut table = two_stores(Mode::Basic);
    table.village(0, "it_campania").field("it_roma").grain = 4;
    table.go(Phase::Harvest).act(0, reap("it_volsci", "it_roma"));
    assert_eq!(table.seen(0).fields[at("it_volsci").place()].crop, 3);
    assert_eq!(table.why(0, reap("it_volsci", "it_roma")), "no_room");
    table.act(0, reap("it_volsci", "it_campania")).act(0, Action::Ready);
    assert_eq!(grain(&mut table, ["it_roma", "it_volsci", "it_campania"]), [5, 0, 3]);
}

/// 5.13, 5.16: to take grain is a duty: what no click has sent is brought in as far as there is room anywhere.
#[test]
fn the_rest_is_brought_in() {
    let mut table = two_stores(Mode::Basic);
    table.village(0, "it_campania").sown(0, "it_roma", 4);
    (table.field("it_roma").grain, table.field("it_campania").grain) = (2, 4);
    table.go(Phase::Harvest).act(0, reap("it_volsci", "it_volsci")).act(0, Action::Ready);
    assert_eq!(grain(&mut table, ["it_roma", "it_volsci", "it_campania"]), [5, 4, 5]);
    assert!(table.state.world.fields.items.values().all(|field| field.crop_owner.is_none()));
    assert_eq!(table.state.world.reaped, Set::EMPTY);
}

/// 5.13, 5.16: nobody is asked who cannot change anything: with one store, with stores that all get full, without room.
#[test]
fn nothing_to_choose() {
    let is_asked = |stored: [u8; 2], crop| {
        let mut table = two_stores(Mode::Basic);
        (table.field("it_roma").grain, table.field("it_volsci").grain) = (stored[0], stored[1]);
        table.sown(0, "it_volsci", crop).go(Phase::Harvest);
        table.state.phase == Phase::Harvest
    };
    assert!(is_asked([4, 4], 1));
    assert!(!is_asked([5, 0], 4), "one store has room");
    assert!(!is_asked([3, 3], 4), "both get full");
    assert!(!is_asked([3, 3], 5), "own grain is lost, one like the other");
    assert!(!is_asked([5, 5], 4));
    assert!(!is_asked([0, 0], 0), "bad weather has left nothing");
}

/// A realm in two parts: grain goes only where it is connected (5.0).
#[test]
fn each_part_for_itself() {
    let mut table = two_stores(Mode::Basic);
    table.village(0, "it_karthago").sown(0, "it_karthago", 4).field("it_karthago").grain = 3;
    table.go(Phase::Harvest);
    assert_eq!(table.why(0, reap("it_volsci", "it_karthago")), "store_out_of_reach");
    assert_eq!(table.why(0, reap("it_karthago", "it_karthago")), "no_difference");
    assert_eq!(table.why(0, reap("it_samnium", "it_roma")), "no_own_crop");
    table.act(0, reap("it_volsci", "it_roma"));
    assert_eq!(table.why(0, reap("it_volsci", "it_roma")), "crop_is_in");
    table.act(0, Action::Ready);
    assert_eq!(grain(&mut table, ["it_roma", "it_karthago"]), [4, 5]);
    assert_ne!(table.state.phase, Phase::Harvest);
    assert_eq!(table.why(0, reap("it_volsci", "it_roma")), "wrong_phase");
}

/// Stores with room for two grain; an own crop and two stolen ones, each of three.
fn spoils(setup: impl Fn(&mut Setup)) -> Table {
    let mut table = with_options(setup, Mode::Basic);
    table.village(0, "it_roma").units(0, "it_volsci", LI, 1).units(0, "it_campania", LI, 1);
    table.sown(0, "it_roma", 3).sown(1, "it_volsci", 3).sown(1, "it_campania", 3);
    table.field("it_roma").grain = 3;
    table
}

/// 5.13, R18: short of room, a grain of every stolen crop is proposed first, for each scores.
#[test]
fn spoils_come_first() {
    let mut table = spoils(|_| {});
    table.go(Phase::Harvest);
    assert_eq!(table.state.phase, Phase::Harvest, "own grain might come first");
    table.act(0, Action::Ready);
    assert_eq!((table.field("it_roma").grain, table.vp(0), table.vp(1)), (5, 2, -2));
}

/// 5.13: whoever wants no spoils leaves them.
#[test]
fn spoils_are_left() {
    let mut table = spoils(|_| {});
    table.go(Phase::Harvest).act(0, reap("it_roma", "it_roma"));
    assert_eq!(table.legal(0), [Action::Ready], "the store is full");
    table.act(0, Action::Ready);
    assert_eq!((table.field("it_roma").grain, table.vp(0), table.vp(1)), (5, 0, 0));
}

/// 5.13, R18: a stolen crop that goes into two stores scores once; by option each of its grains.
#[test]
fn spoils_in_two_stores() {
    for (grain_vp, points) in [(GrainVp::PerCrop, 1), (GrainVp::PerGrain, 3)] {
        let mut table = with_options(|setup| setup.grain_vp = grain_vp, Mode::Basic);
        table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_campania", LI, 1);
        table.sown(1, "it_campania", 3).field("it_roma").grain = 4;
        table.go(Phase::Harvest).act(0, reap("it_campania", "it_roma"));
        table.act(0, Action::Ready);
        assert_eq!(grain(&mut table, ["it_roma", "it_volsci"]), [5, 2]);
        assert_eq!((table.vp(0), table.vp(1)), (points, -points));
    }
}

/// 5.13, S8: proposed is the safest store, far from enemies, then the one with most walls and soldiers.
#[test]
fn the_safest_store_is_proposed() {
    let filled = |change: &dyn Fn(&mut Table)| {
        let mut table = two_stores(Mode::Basic);
        change(&mut table);
        table.go(Phase::Harvest).act(0, Action::Ready);
        grain(&mut table, ["it_roma", "it_volsci"])
    };
    assert_eq!(filled(&|_| {}), [4, 0]);
    assert_eq!(filled(&|table| _ = table.units(0, "it_volsci", LI, 1)), [0, 4]);
    assert_eq!(filled(&|table| table.field("it_volsci").fort = true), [0, 4]);
    // Etruria is beside Rome, not beside the Volsci.
    assert_eq!(filled(&|table| _ = table.units(0, "it_roma", LI, 2).units(1, "it_tarquinii", LI, 1)), [0, 4]);
}

/// 5.13, 5.2: two players harvest at the same time and do not meet: the order of their clicks is all one.
#[test]
fn two_players_harvest() {
    let end = |order: [usize; 4]| {
        let mut table = two_stores(Mode::Basic);
        table.village(1, "it_karthago").village(1, "it_hippo").sown(1, "it_hippo", 3);
        table.sown(1, "it_roma", 2).go(Phase::Harvest);
        let mut clicks = [
            vec![reap("it_roma", "it_volsci"), Action::Ready].into_iter(),
            vec![reap("it_hippo", "it_karthago"), Action::Ready].into_iter(),
        ];
        for owner in order {
            table.act(owner, clicks[owner].next().unwrap());
        }
        table.state
    };
    let first = end([0, 0, 1, 1]);
    assert_eq!(first.world.fields[at("it_karthago").place()].grain, 3);
    assert_eq!(first, end([1, 0, 1, 0]));
    assert_eq!(first, end([1, 1, 0, 0]));
}

/// 5.13, 5.0: no crop has two reapers, for nobody else controls or holds a field.
#[test]
fn one_reaper_a_crop() {
    for (number, map) in MapId::ALL.into_iter().enumerate() {
        let mut chance = FastChance::new(number as u64);
        let setup = Setup::new(4, map, Mode::Extended, 3);
        let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = state.status().pending().iter().next() {
            let scene = state.world.scene();
            let owned: Vec<Set<Place>> = Seat::all(4).map(|seat| scene.owned(seat)).collect();
            let all = owned.iter().copied().collect::<Set<Place>>().len();
            assert_eq!(all, owned.iter().map(|own| own.len()).sum::<usize>());
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = legal[engine::Chance::below(&mut chance, legal.len() as u32) as usize];
            state.apply(seat, &action, &mut Ctx::silent(&mut chance));
        }
    }
}

/// 5.13, 5.16: whoever wants to be left alone has the harvest brought in, unless enemies are about.
#[test]
fn a_quiet_harvest() {
    for (foe, is_asked) in [("it_campania", false), ("it_roma", true)] {
        let mut table = two_stores(Mode::Basic);
        table.player(0).quiet = true;
        table.units(0, "it_roma", LI, 1).units(1, foe, LI, 1).go(Phase::Harvest);
        assert_eq!(table.state.phase == Phase::Harvest, is_asked, "enemies in {foe}");
    }
}

/// 5.13: what the harvest comes to is shown before, follows the clicks, and is what it comes to.
#[test]
fn the_harvest_foretold() {
    let mut table = two_stores(Mode::Basic);
    table.village(0, "it_karthago").sown(0, "it_karthago", 3).field("it_karthago").grain = 4;
    let harvest = |table: &Table, owner| table.state.view(Viewer::Seat { seat: seat(owner) }).harvest;
    assert_eq!(harvest(&table, 0), None, "before the harvest");
    table.go(Phase::Harvest);
    assert_eq!(harvest(&table, 1), None, "nothing of the other's");
    let stores = |table: &Table| {
        let stores = harvest(table, 0).unwrap().stores;
        stores.into_iter().map(|store| (store.before, store.after, store.storage)).collect::<Vec<_>>()
    };
    assert_eq!(stores(&table), [(4, 5, 5), (0, 4, 5), (0, 0, 5)]);
    assert_eq!(harvest(&table, 0).unwrap().lost, 2);
    table.act(0, reap("it_volsci", "it_volsci"));
    assert_eq!(stores(&table), [(4, 5, 5), (0, 0, 5), (0, 4, 5)]);
    table.act(0, Action::Ready);
    assert_eq!(grain(&mut table, ["it_karthago", "it_roma", "it_volsci"]), [5, 0, 4]);
}

/// 5.13: each crop says where its grain goes, by a click or as proposed, and how much is still to be sent.
#[test]
fn loads_foretold() {
    let mut table = two_stores(Mode::Basic);
    table.field("it_volsci").grain = 4;
    table.go(Phase::Harvest);
    let crop = |table: &Table| {
        let crop = table.state.view(Viewer::Seat { seat: seat(0) }).harvest.unwrap().crops.remove(0);
        let loads: Vec<_> = crop.loads.iter().map(|load| (load.to, load.count, load.chosen)).collect();
        (crop.grain, crop.open, crop.lost, loads)
    };
    assert_eq!(crop(&table), (4, 4, 0, vec![(at("it_roma"), 4, false)]));
    table.act(0, reap("it_volsci", "it_volsci"));
    let (own, other) = ((at("it_volsci"), 1, true), (at("it_roma"), 3, false));
    assert_eq!(crop(&table), (4, 3, 0, vec![own, other]));
    let costs = table.state.view(Viewer::Seat { seat: seat(0) }).basket;
    assert_eq!(costs.iter().map(|cost| cost.grain).collect::<Vec<_>>(), [1]);
    table.act(0, Action::Ready);
    assert_eq!(grain(&mut table, ["it_roma", "it_volsci"]), [3, 5]);
}

/// Roma and Volsci lie in the subtropics: 1 is bad, 5 and 6 are good (3.11).
fn summer(dice: &[u32]) -> Table {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_roma").village(0, "it_volsci").village(0, "it_campania");
    table.sown(0, "it_roma", 1).sown(0, "it_volsci", 1).sown(0, "it_campania", 1);
    table.state.world.season = Season::Summer;
    table.dice(dice).go(Phase::Weather);
    table
}

/// 5.13, 3.11: all dice of the weather are offered in one question; a good one cannot get better.
#[test]
fn weather_in_one_question() {
    // In the order of ids: Campania, Roma, Volsci; then what is rolled again.
    let mut table = summer(&[1, 5, 3, 6, 1]);
    assert_eq!(table.legal(0), [Action::Ready, reroll("it_campania"), reroll("it_volsci")]);
    table.act(0, reroll("it_volsci")).act(0, reroll("it_campania"));
    assert_eq!(table.legal(0), [Action::Ready], "each die once");
    assert_eq!((table.pp(0), table.seen(0).players[seat(0)].pp), (20, 12));
    table.act(0, Action::Ready);
    let crops = ["it_campania", "it_roma", "it_volsci"].map(|id| table.field(id).crop);
    let plain = [4, 4, 3];
    assert_eq!(crops, [plain[0] + 1, plain[1] + 1, plain[2] - 1]);
    assert_eq!((table.pp(0), table.state.world.weather), (12, BrownDice::default()));
}

/// 5.13, 3.11: four points a die, and none is offered without them, or to whoever wants to be left alone.
#[test]
fn weather_for_points() {
    let mut table = summer(&[1, 1, 1]);
    table.player(0).pp = 5;
    table.act(0, reroll("it_roma"));
    assert_eq!(table.legal(0), [Action::Ready]);
    assert_eq!(table.why(0, reroll("it_volsci")), "no_prestige");
    assert_eq!(table.why(0, reroll("it_roma")), "rolled_again");
    for (points, quiet) in [(3, false), (20, true)] {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_roma").sown(0, "it_roma", 1);
        (table.player(0).pp, table.player(0).quiet) = (points, quiet);
        table.dice(&[1]).go(Phase::Weather);
        assert_ne!(table.state.phase, Phase::Weather);
        assert_eq!(table.field("it_roma").crop, 3);
    }
    let mut table = summer(&[6, 6, 1]);
    assert_eq!(table.why(0, reroll("it_roma")), "good_weather");
    assert_eq!(table.why(0, reroll("it_samnium")), "no_own_crop");
    assert_eq!(table.why(0, Action::Reroll), "wrong_phase");
    table.act(0, Action::Ready);
    assert_eq!(table.why(0, reroll("it_roma")), "wrong_phase");
}

/// 5.13: everybody is asked at the same time, and nothing is rolled before all are ready.
#[test]
fn weather_of_two_players() {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_roma").village(1, "it_karthago").sown(0, "it_roma", 1).sown(1, "it_karthago", 1);
    // Karthago, then Roma; and again in the same order.
    table.dice(&[1, 1, 5, 4]).go(Phase::Weather);
    assert_eq!(table.state.status().pending().len(), 2);
    table.act(0, reroll("it_roma")).act(0, Action::Ready).act(1, reroll("it_karthago"));
    assert_eq!(table.field("it_roma").crop, 1);
    table.act(1, Action::Ready);
    let yields = ["it_karthago", "it_roma"].map(|id| table.field(id).crop);
    assert_eq!(yields, [5, 4]);
}

/// 5.13: the dice lie open for all with what they bring; which are taken up only their owner sees.
#[test]
fn weather_foretold() {
    let mut table = summer(&[1, 5, 3]);
    let seen = |table: &Table, owner| table.state.view(Viewer::Seat { seat: seat(owner) }).weather;
    let short: Vec<_> =
        seen(&table, 1).iter().map(|it| (it.die, it.change, it.grain, it.better, it.worse)).collect();
    assert_eq!(short, [(1, -1, 3, 5, 0), (5, 1, 5, 0, 4), (3, 0, 3, 2, 1)]);
    table.act(0, reroll("it_campania"));
    let again = |owner| seen(&table, owner).iter().map(|it| it.again).collect::<Vec<_>>();
    assert_eq!((again(0), again(1)), (vec![true, false, false], vec![false; 3]));
    assert_eq!(seen(&table, 0)[0].die, 1, "the die that was there");
}
