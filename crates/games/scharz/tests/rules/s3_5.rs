//! 3.5 Units.

use scharz::*;

use crate::table::{Table, at};

/// 3.5: the crew of a ship in its yard leaves for the refund only while the yard is not encircled.
#[test]
fn no_crew_leaves_a_besieged_yard() {
    for besiegers in [0, 1] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 1);
        table.units(1, "it_roma", Kind::LightInfantry, besiegers).field("it_roma").yard = Yard::Dock;
        table.go(Phase::Trade);
        let (kind, level) = (Kind::Transport, Level::Standard);
        let degrade = Action::Degrade { at: at("it_roma"), post: Post::InYard, kind, level };
        assert_eq!(table.is_legal(0, degrade), besiegers == 0);
    }
}
