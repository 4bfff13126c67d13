//! The castle: places, links, moves (3.2, 3.3).

use regents::{Action, CastleMap, Location, Setup};

use crate::table::{RED, Table};
use Location::{Chapel, Knights, Rampart, Store, Throne, Tower, Treasure};

fn links(map: CastleMap, from: Location) -> Vec<Location> {
    map.agent_links(from).iter().collect()
}

/// R1 and 3.3: the table of links of the map `star`.
#[test]
fn r1_the_star() {
    let map = CastleMap::Star;
    assert_eq!(links(map, Throne), [Knights, Treasure, Chapel, Store]);
    assert_eq!(links(map, Knights), [Throne, Rampart]);
    assert_eq!(links(map, Treasure), [Throne, Tower]);
    assert_eq!(links(map, Chapel), [Throne, Tower]);
    assert_eq!(links(map, Store), [Throne, Rampart]);
    assert_eq!(links(map, Tower), [Treasure, Chapel]);
    assert_eq!(links(map, Rampart), [Knights, Store]);
    let king = |from| map.hall_links(from).iter().collect::<Vec<_>>();
    assert_eq!(king(Throne), [Knights, Treasure, Chapel, Store]);
    for hall in [Knights, Treasure, Chapel, Store] {
        assert_eq!(king(hall), [Throne]);
    }
}

/// R1: `side_doors` adds two links, for agents, King and groups alike.
#[test]
fn r1_side_doors() {
    let map = CastleMap::SideDoors;
    assert_eq!(links(map, Knights), [Throne, Treasure, Rampart]);
    assert_eq!(links(map, Chapel), [Throne, Store, Tower]);
    Table::of(Setup { castle_map: map, ..Setup::default() })
        .king(Knights)
        .allows(Action::MoveKing { to: Treasure })
        .agents(RED, Store, 1)
        .allows(Action::MoveAgent { from: Store, to: Chapel });
}

/// E42: Treasure to Chapel takes two actions, by the Throne Room or the Tower.
#[test]
fn e42_treasure_to_chapel() {
    let table = Table::four()
        .agents(RED, Treasure, 1)
        .refuses(Action::MoveAgent { from: Treasure, to: Chapel }, "not_linked")
        .does(Action::MoveAgent { from: Treasure, to: Tower })
        .does(Action::MoveAgent { from: Tower, to: Chapel });
    assert_eq!(table.state().agents[RED][Chapel], 1);
    assert_eq!(table.state().turn.actions, 1);
}

/// E43: from the Store Room the King goes to the Throne Room only.
#[test]
fn e43_the_king_in_the_store_room() {
    let table = Table::four().king(Store);
    let moves = table.legal().into_iter().filter(|action| matches!(action, Action::MoveKing { .. }));
    assert_eq!(moves.collect::<Vec<_>>(), [Action::MoveKing { to: Throne }]);
    table.refuses(Action::MoveKing { to: Chapel }, "not_linked");
}

/// 3.2: the King never enters Tower or Rampart.
#[test]
fn the_king_keeps_to_the_halls() {
    Table::four().king(Treasure).refuses(Action::MoveKing { to: Tower }, "king_keeps_to_halls");
    let state = Table::four().state().clone();
    let misplaced = regents::Regents { king: Tower, ..state };
    assert!(engine::Game::invariants(&misplaced).unwrap_err().contains("King"));
}

/// 3.2: no place is ever full.
#[test]
fn places_have_no_limit() {
    let mut table = Table::four().king(Knights);
    for seat in table.state().seats() {
        table = table.agents(seat, Tower, if seat == RED { 3 } else { 4 });
    }
    let table = table.agents(RED, Treasure, 1).does(Action::MoveAgent { from: Treasure, to: Tower });
    assert_eq!(table.view(RED).locations[5].strength, [4, 4, 4, 4]);
}

/// 3.3: the view tells links, and which of them join halls.
#[test]
fn links_are_shown() {
    let view = Table::four().view(RED);
    assert_eq!(view.links.len(), 8);
    assert_eq!(view.links.iter().filter(|link| link.joins_halls).count(), 4);
}
