//! The neutral agent (5.9).

use regents::{Action, Location};

use crate::rules::table::{BLUE, Table};
use Location::{Chapel, Throne, Treasure};

/// 5.9, A1: one agent, one link, or none at all; where none stands, that is the reason.
#[test]
fn the_neutral_clan_walks_like_agents() {
    let table = Table::three().scores();
    assert_eq!(table.legal().len(), 9, "four agents with two links each, or none");
    table
        .refuses(Action::MoveNeutral { from: Treasure, to: Chapel }, "not_linked")
        .refuses(Action::MoveNeutral { from: Throne, to: Chapel }, "no_agent_there")
        .does(Action::LeaveNeutral)
        .awaits(BLUE);
}
