//! Rulings of this implementation that have no other home.

use engine::{Game, Status, Viewer};
use scharz::*;

use super::table::{Table, at, march, seat, select};

const LI: Kind = Kind::LightInfantry;

fn bare(map: MapId, mode: Mode) -> Table {
    let mut table = Table::new(map, mode, 2);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table
}

fn attack(table: &mut Table) {
    table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
    if table.state.phase == Phase::Battles {
        table.act(1, Action::Ready);
    }
}

/// S6: corsairs never leave, and so their side does not flee (5.7).
#[test]
fn s6_corsairs_stay() {
    for (corsairs, flees) in [(0, true), (1, false)] {
        let sea = "it_s_tyrrhenian_n";
        let mut table = bare(MapId::Italia, Mode::Original);
        table.units(0, sea, Kind::Warship, 2).units(1, sea, Kind::Warship, 2);
        table.units(1, sea, Kind::Corsair, corsairs).dice(&[6; 8]);
        attack(&mut table);
        assert_eq!(table.state.phase, Phase::Flight);
        assert_eq!(table.is_legal(1, Action::Flee { to: at("it_s_ligurian") }), flees, "{corsairs} corsairs");
    }
}

/// S11: razing a city with a port brings the 4 gold of the port beside the 6 of the city (5.8).
#[test]
fn s11_a_razed_port() {
    let mut table = bare(MapId::Italia, Mode::Original);
    table.city(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 1).units(0, "it_senones", LI, 12);
    table.field("it_senones").yard = Yard::Port;
    table.dice(&[3; 14]).dice(&[6; 3]).go(Phase::Sieges).act(0, Action::Assault);
    table.act(0, Action::Occupy { city: Fate::Raze, port: Fate::Raze });
    assert_eq!(table.gold(0), 30);
}

/// S12: everybody sees who is asked for an answer, and only the two what the proposal says (8).
#[test]
fn s12_who_is_asked_is_seen() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_roma").village(1, "it_karthago").village(2, "it_syracusae").go(Phase::Propose);
    let propose = Action::Propose { proposal: Proposal::Tribute, target: seat(1), giver: Giver::Proposer };
    table.act(0, propose).act(0, Action::Offer { gold: 2 }).pass();
    assert_eq!(table.state.status(), Status::Turn { seat: seat(1) });
    let seen_by = |seat| table.state.view(Viewer::Seat { seat }).offers.len();
    assert_eq!([0, 1, 2].map(|index| seen_by(seat(index))), [1, 1, 0]);
}

/// S19: a ship that enters a wetland stays there this round (5.2).
#[test]
fn s19_ships_in_wetlands() {
    let mut table = bare(MapId::Italia, Mode::Extended);
    table.units(0, "it_s_adriatic_n", Kind::Warship, 1).units(1, "it_roma", LI, 1);
    table.units(0, "it_picenum", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_s_adriatic_n", Kind::Warship, "it_lingones", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    table.player(0).commander = Commander::Brilliant;
    table.go(Phase::Special);
    assert_eq!(table.why(0, select("it_lingones", Post::Open, Kind::Warship)), "stuck");
}

/// S21: a city that fails its first roll under siege is a village by the second and does not roll again (5.6).
#[test]
fn s21_one_failure_is_enough() {
    let mut table = bare(MapId::Italia, Mode::Extended);
    table.city(0, "it_senones").units(1, "it_senones", LI, 1).village(1, "it_picenum");
    table.dice(&[6, 6]).go(Phase::Attrition);
    assert_eq!(table.field("it_senones").settlement, Settlement::Village);
}

/// S23: where two rivers share a field a longship may go on along either (3.13).
#[test]
fn s23_two_rivers() {
    let map = MapId::Vikings.data();
    let on = |river: &River, place: u8| river.fields.contains(&place);
    let shared = (0..64u8).find(|&place| map.rivers.iter().filter(|river| on(river, place)).count() > 1);
    let shared = shared.expect("a field of two rivers");
    let mut table = Table::playing(MapId::Vikings, Faction::VikingsVikings);
    let here = table.state.world.space(usize::from(shared));
    table.units(0, here.data().id, Kind::Warship, 1).units(1, "vi_kent", LI, 1).go(Phase::Units);
    table.act(0, select(here.data().id, Post::Open, Kind::Warship));
    for river in map.rivers.iter().filter(|river| on(river, shared)) {
        let chain: Vec<u8> = [river.mouth].into_iter().chain(river.fields.iter().copied()).collect();
        let index = chain.iter().position(|&place| place == shared).unwrap();
        let to = table.state.world.space(usize::from(chain[index - 1]));
        assert!(table.is_legal(0, Action::Go { to, count: 1 }), "{} from {}", river.id, here.data().id);
    }
}

/// S25: fish of a fallen town goes to connected own yards with room, and is worth no points (5.8).
#[test]
fn s25_fish_of_a_fallen_town() {
    let mut table = bare(MapId::Italia, Mode::Basic);
    table.village(0, "it_roma").village(1, "it_volsci").posted(1, "it_volsci", LI, Post::Inside, 1);
    table.units(0, "it_volsci", LI, 9);
    (table.field("it_volsci").yard, table.field("it_volsci").fish) = (Yard::Dock, 2);
    (table.field("it_roma").yard, table.field("it_roma").fish) = (Yard::Dock, 1);
    table.dice(&[3; 10]).dice(&[6; 2]).go(Phase::Sieges).act(0, Action::Assault);
    assert!(!table.field("it_volsci").is_settled());
    assert_eq!((table.field("it_roma").fish, table.vp(0)), (2, 4 + 1));
}

/// S25: after an assault the conqueror carries what was in the town to other stores, in the step of plunder (5.8).
#[test]
fn s25_grain_of_a_fallen_town() {
    let mut table = bare(MapId::Italia, Mode::Basic);
    table.village(0, "it_roma").village(1, "it_volsci").village(1, "it_karthago").units(
        0,
        "it_volsci",
        LI,
        9,
    );
    (table.field("it_volsci").grain, table.field("it_roma").grain) = (4, 2);
    table.dice(&[3; 10]).dice(&[6; 2]).go(Phase::Sieges).act(0, Action::Assault);
    assert_eq!((table.state.phase, table.field("it_volsci").grain), (Phase::Plunder, 4));
    let taken = |id, count| Action::SelectGood { at: at(id), good: Good::Grain, count };
    assert_eq!(table.why(0, taken("it_roma", 2)), "goods_stay");
    table.act(0, taken("it_volsci", 4)).act(0, Action::CarryTo { to: at("it_roma") });
    assert!(!table.is_legal(0, taken("it_volsci", 1)), "there is no more room");
    table.act(0, Action::Ready);
    assert_eq!((table.field("it_roma").grain, table.field("it_volsci").grain), (5, 1));
}

/// S27: four builders bring two dice, but count for no seventh (5.7).
#[test]
fn s27_builders_and_the_seventh_die() {
    for (open, builders, dice) in [(6, 0, 7), (6, 4, 9), (4, 4, 6)] {
        let mut table = Table::italia(Mode::Original);
        let field = table.field("it_senones");
        (field.owner, field.site) = (Some(seat(1)), Some(Building::BuildVillage));
        table.units(0, "it_senones", LI, 1).units(1, "it_senones", LI, open);
        table.posted(1, "it_senones", LI, Post::OnSite, builders).dice(&[6; 10]);
        attack(&mut table);
        assert_eq!(table.state.phase, Phase::Rerolls);
        assert_eq!(table.state.fight.sides[1].dice.len(), dice, "{open} and {builders}");
    }
}

/// 5.5, S28: in Retreat a unit on the coast goes to the settlement beside it, one aboard does not land.
#[test]
fn s28_no_landing_in_retreat() {
    let mut table = bare(MapId::Italia, Mode::Basic);
    table.village(0, "it_roma").units(0, "it_s_tyrrhenian_n", Kind::Transport, 1).units(
        0,
        "it_volsci",
        LI,
        1,
    );
    let aboard = Unit { post: Post::Aboard, ship: 0, ..Unit::new(LI, at("it_s_tyrrhenian_n")) };
    table.state.world.units[seat(0)].add(aboard).expect("a slot");
    table.go(Phase::Retreat);
    assert!(table.is_legal(0, select("it_volsci", Post::Open, LI)));
    assert_eq!(table.why(0, select("it_s_tyrrhenian_n", Post::Aboard, LI)), "nowhere_to_go");
}

/// 3.10, S29: every slaughtered herd is a sale of its own: three meat without a port are one gold.
#[test]
fn s29_meat_is_sold_herd_by_herd() {
    let mut table = bare(MapId::Italia, Mode::Basic);
    table.village(0, "it_roma").state.world.season = Season::Autumn;
    table.field("it_roma").herds = [Some(Flock { herd: Herd::Sheep, owner: seat(0) }); 2];
    let slaughter = Action::Slaughter { at: at("it_roma"), herd: Herd::Sheep };
    table.go(Phase::Trade).act(0, slaughter).act(0, slaughter);
    assert_eq!(table.seen(0).players[seat(0)].gold, 22);
}

/// 5.7 step 1: the free swords of a charge are paired by themselves: one and one make no pair.
#[test]
fn free_swords_of_charge_and_roll_are_apart() {
    let mut table = bare(MapId::Italia, Mode::Basic);
    table.units(0, "it_senones", Kind::Cavalry, 1).units(0, "it_senones", LI, 1);
    table.units(1, "it_senones", Kind::HeavyInfantry, 1).dice(&[1, 1, 6]);
    attack(&mut table);
    table.act(0, Action::Charge { cavalry: 1, elephants: 0 });
    assert_eq!(table.state.phase, Phase::Flight, "no pair of free swords");
}

/// 5.0: only a removed settlement takes its site along: a city that shrinks keeps it.
#[test]
fn a_shrunken_city_keeps_its_site() {
    let mut table = bare(MapId::Italia, Mode::Basic);
    table.city(0, "it_roma").posted(0, "it_roma", LI, Post::OnSite, 1);
    let field = table.field("it_roma");
    (field.site, field.progress) = (Some(Building::BuildFort), 2);
    table.state.world.shrink(at("it_roma").local());
    assert_eq!(
        (table.field("it_roma").site, table.field("it_roma").progress),
        (Some(Building::BuildFort), 2)
    );
    table.state.world.ruin(at("it_roma").local());
    assert_eq!(table.field("it_roma").site, None);
}

/// 5.14: herds slaughtered for want of food are told of.
#[test]
fn slaughter_in_need_is_told() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.field("it_karthago").grain = 1;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let (mut chance, mut told) = (engine::FastChance::new(1), Vec::new());
    let mut ctx = engine::Ctx::telling(&mut chance, &mut told);
    table.state.apply(seat(0), &Action::Ready, &mut ctx);
    let slaughtered = Event::Slaughtered { seat: seat(0), at: at("it_roma"), herd: Herd::Sheep };
    assert!(told.iter().any(|told| told.event == slaughtered));
}

/// 5.14, S30: a herd on a contested field eats with the units that stand by it, and starves where there are none.
#[test]
fn s30_herds_on_contested_fields() {
    for (own, left) in [(1, 1), (0, 0)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").village(1, "it_karthago").units(1, "it_volsci", LI, 1);
        table.units(0, "it_volsci", LI, own).field("it_volsci").put_herd(seat(0), Herd::Sheep);
        (table.field("it_roma").grain, table.field("it_karthago").grain) = (5, 5);
        table.state.world.season = Season::Winter;
        table.go(Phase::Feeding);
        if table.state.phase == Phase::Feeding {
            table.pass();
        }
        assert_eq!(table.field("it_volsci").n_herds(), left);
    }
}

/// 5.2: who has marched into a dock still goes aboard there for nothing, once, and does not land beyond the sea.
#[test]
fn aboard_for_nothing_after_a_march() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 1);
    table.units(0, "it_volsci", LI, 1).field("it_roma").yard = Yard::Dock;
    table.go(Phase::Units);
    march(&mut table, 0, "it_volsci", LI, "it_roma", 1);
    table.act(0, select("it_roma", Post::Open, LI));
    assert_eq!(table.legal(0), [Action::Board { to: at("it_roma"), count: 1 }]);
    table.act(0, Action::Board { to: at("it_roma"), count: 1 });
    assert!(!table.is_legal(0, select("it_roma", Post::Aboard, LI)), "once is enough");
    table.act(0, select("it_roma", Post::InYard, Kind::Transport));
    table.act(0, Action::Go { to: at("it_s_tyrrhenian_n"), count: 1 });
    assert!(!table.is_legal(0, select("it_s_tyrrhenian_n", Post::Aboard, LI)), "its move is used");
    table.act(0, Action::Ready);
    assert_eq!(table.count_at(0, "it_s_tyrrhenian_n", LI), 1);
}
