//! Action cards (3.7).

use regents::{Action, Card, Track};

use crate::rules::table::{RED, Table, play};

/// 3.7: Influence gives one marker two steps, or two markers one each.
#[test]
fn influence_gives_two_steps() {
    Table::four()
        .does(play(Card::Influence))
        .does(Action::Advance { track: Track::Trade })
        .does(Action::Advance { track: Track::Finance })
        .shows(RED, [0, 0, 1, 0, 1]);
}
