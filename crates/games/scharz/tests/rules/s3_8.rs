//! 3.8 Room.

use scharz::*;

use crate::rules::table::{LI, Table, at, mark, seat};

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

/// 3.8, 5.10: a dock lays down one ship a round, a port two, whatever berths are free.
#[test]
fn new_ships() {
    for (yard, quota) in [(Yard::Dock, 1), (Yard::Port, 2)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").units(0, "it_roma", LI, 4).field("it_roma").yard = yard;
        table.go(Phase::Trade);
        let upgrade = Action::Upgrade { at: at("it_roma"), level: Level::Standard, to: Kind::Transport };
        for _ in 0..quota {
            table.act(0, upgrade);
        }
        assert!(!table.is_legal(0, upgrade), "{yard:?}");
    }
}

/// 3.8, 5.10, A1: recruits or elites: the owner says who builds; unless told otherwise the least experienced do.
#[test]
fn crews_of_recruits_or_elites() {
    let mut table = Table::italia(Mode::Original);
    let mut raise = |level, count| {
        table.trained(0, "it_senones", LI, level, count);
    };
    raise(Level::Elite, 2);
    raise(Level::Standard, 1);
    raise(Level::Recruit, 2);
    table.go(Phase::Trade);
    let (at, building, kind) = (at("it_senones"), Building::BuildVillage, LI);
    let with = |level, count| Action::BuildWith { at, building, kind, level, count };
    let crew = |action: Action| {
        let seen = table.clone().act(0, action).seen(0);
        let at_work =
            |level| seen.units[seat(0)].count(|unit| unit.post == Post::OnSite && unit.level == level);
        [Level::Recruit, Level::Standard, Level::Elite].map(at_work)
    };
    assert_eq!(crew(Action::Build { at, building }), [2, 0, 0]);
    assert_eq!(crew(with(Level::Standard, 1)), [1, 1, 0]);
    assert_eq!(crew(with(Level::Elite, 1)), [0, 0, 1], "an elite counts for two");
    let others = table.legal(0).into_iter().filter(|action| matches!(action, Action::BuildWith { .. }));
    assert_eq!(others.collect::<Vec<_>>(), [with(Level::Standard, 1), with(Level::Elite, 1)]);
}

/// 3.8, 5.10, A1: whoever came this round works first, since nothing else can be done with it; who is in training stays.
#[test]
fn newcomers_build_first() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").units(0, "it_roma", LI, 3);
    mark(&mut table, 0, Mark::Training);
    mark(&mut table, 2, Mark::Fresh);
    table.go(Phase::Trade).act(0, Action::Build { at: at("it_roma"), building: Building::BuildFort });
    let seen = table.seen(0);
    let at_work = |unit: &Unit| unit.post == Post::OnSite;
    assert_eq!(seen.units[seat(0)].count(|unit| at_work(unit) && unit.marks.contains(Mark::Fresh)), 1);
    assert_eq!(seen.units[seat(0)].count(at_work), 1);
}
