//! Players who are not hostile on one field: control, marches, and the way home (5.0, 5.2, 5.10).

use scharz::*;

use super::table::{Table, at, march, seat, select};

const LI: Kind = Kind::LightInfantry;

fn controls(table: &Table, owner: usize, id: &str) -> bool {
    table.state.world.scene().controlled(seat(owner)) & at(id).bit() != 0
}

fn both(table: &Table, id: &str) -> (usize, usize) {
    (table.count_at(0, id, LI), table.count_at(1, id, LI))
}

/// S7: friends who come to a field at once share it; the earlier in initiative controls it, also when the initiative has
/// passed on (5.0).
#[test]
fn s7_friends_share_a_field() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Truce, 0, 1).village(1, "it_clusium").village(0, "it_picenum");
    table.units(0, "it_picenum", LI, 1).units(1, "it_clusium", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
    march(&mut table, 1, "it_clusium", LI, "it_senones", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(both(&table, "it_senones"), (1, 1));
    assert!(controls(&table, 0, "it_senones") && !controls(&table, 1, "it_senones"));
    table.state.world.first = seat(1);
    table.go(Phase::Units);
    assert!(controls(&table, 0, "it_senones") && !controls(&table, 1, "it_senones"));
}

/// Who came first controls a field, whatever the initiative: a lord who joins his vassal drives nobody away (5.0, 5.10).
#[test]
fn first_come() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Vassalage, 0, 1).village(1, "it_clusium").village(0, "it_picenum");
    table.units(0, "it_picenum", LI, 1).units(1, "it_senones", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(both(&table, "it_senones"), (1, 1));
    assert!(controls(&table, 1, "it_senones") && !controls(&table, 0, "it_senones"));
    table.go(Phase::Units).act(1, select("it_senones", Post::Open, LI));
    table.act(1, Action::Go { to: at("it_clusium"), count: 1 }).pass();
    assert!(controls(&table, 0, "it_senones"), "alone he is the first");
}

/// Players cannot block each other: orders are carried out as they were written (5.2).
#[test]
fn nobody_blocks_a_friend() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Truce, 0, 1);
    table.units(0, "it_labeates", LI, 1).units(1, "it_corcyra", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_labeates", LI, "it_taulantii", 1);
    march(&mut table, 1, "it_corcyra", LI, "it_taulantii", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(both(&table, "it_taulantii"), (1, 1));
}

/// Land of friends is closed as of the start of the sub-phase, also for who moves later in it (5.2, 7).
#[test]
fn closed_from_the_start() {
    let setup = Setup { orders: Orders::Sequential, ..Setup::new(3, MapId::Italia, Mode::Basic, 5) };
    let mut table = Table::with(&setup);
    table.bind(PactKind::Truce, 0, 1).units(0, "it_picenum", LI, 1).units(1, "it_clusium", LI, 1);
    table.go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
    table.act(0, Action::Ready).act(1, select("it_clusium", Post::Open, LI));
    assert!(table.is_legal(1, Action::Go { to: at("it_senones"), count: 1 }));
    let mut table = Table::with(&setup);
    table.bind(PactKind::Truce, 0, 1).units(0, "it_senones", LI, 1).units(1, "it_clusium", LI, 1);
    table.go(Phase::Units);
    march(&mut table, 0, "it_senones", LI, "it_picenum", 1);
    table.act(0, Action::Ready).act(1, select("it_clusium", Post::Open, LI));
    assert!(!table.is_legal(1, Action::Go { to: at("it_senones"), count: 1 }));
}

/// A truce between two who share a field, bought by the one who came second.
fn truce(table: &mut Table) {
    table.go(Phase::Units).pass().units(1, "it_senones", LI, 2).go(Phase::Propose);
    let proposal = Proposal::Tribute;
    table.act(1, Action::Propose { proposal, target: seat(0), giver: Giver::Proposer });
    table.act(1, Action::Offer { gold: 2 }).pass();
    table.act(0, Action::Agree { target: seat(1), index: 0 }).act(0, Action::Ready);
    assert!(!table.state.world.is_hostile(seat(0), seat(1)));
    assert_eq!(both(table, "it_senones"), (1, 2));
}

/// When an agreement starts, guests have one Units to leave; then they are taken home (5.10).
#[test]
fn guests_go_home() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_picenum").village(1, "it_clusium").village(2, "it_roma").units(
        0,
        "it_senones",
        LI,
        1,
    );
    truce(&mut table);
    table.go(Phase::Units);
    march(&mut table, 1, "it_senones", LI, "it_clusium", 1);
    assert_eq!(table.seen(1).units_at(seat(1), at("it_clusium").local()).count(), 1);
    table.pass();
    assert_eq!(both(&table, "it_senones"), (1, 0));
    assert_eq!(table.count_at(1, "it_clusium", LI), 2);
}

/// Outside Extended the way home does not lead over neutral fields, which are not there (5.10, 3.12).
#[test]
fn the_way_home() {
    let mut table = Table::new(MapId::Orient, Mode::Basic, 3);
    table.village(0, "or_sais").units(1, "or_sais", LI, 1).units(2, "or_hattusa", LI, 1);
    // Over the Paths and deserts Babylon is four steps away, without them ten; Qatna is five.
    table.village(1, "or_babylon").village(1, "or_qatna").bind(PactKind::Truce, 0, 1);
    table.state.world.mark_guests([None; 6]);
    table.go(Phase::Units).pass();
    assert_eq!((table.count_at(1, "or_babylon", LI), table.count_at(1, "or_qatna", LI)), (0, 1));
}
