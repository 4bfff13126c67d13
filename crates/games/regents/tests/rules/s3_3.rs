//! The castle map (3.3).

use regents::{HallSteps, Location};

use crate::rules::table::{RED, Table};
use Location::{Chapel, Knights, Store, Throne, Treasure};

/// 3.3: the view tells links, and which of them join halls.
#[test]
fn links_are_shown() {
    let view = Table::four().view(RED);
    assert_eq!(view.links.len(), 8);
    assert_eq!(view.links.iter().filter(|link| link.joins_halls).count(), 4);
}

/// 3.3: the table of group sizes on the star.
#[test]
fn group_sizes_on_the_star() {
    let outer = [Knights, Treasure, Chapel, Store];
    for n_outer in 1..=4 {
        let without: enumset::EnumSet<Location> = outer[..n_outer].iter().copied().collect();
        let state = Table::four().state().clone();
        let total = |steps: HallSteps| steps.values().map(|&n| usize::from(n)).sum::<usize>();
        assert_eq!(total(state.steps_due(without)), n_outer);
        assert_eq!(total(state.steps_due(without | Throne)), (n_outer + 1).pow(2));
    }
}
