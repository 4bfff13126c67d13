//! 6.3 It always ends.

use scharz::*;

use crate::rules::table::{Table, at};

/// 6.3: bounds of everything that could go on: rounds, combat, proposals, trade, changes of a unit, aid.
#[test]
fn the_game_always_ends() {
    assert_eq!(
        (scharz::data::COMBAT_ROUNDS, scharz::data::MAX_PROPOSALS, scharz::data::DRAFT_CLICKS),
        (10, 3, 60)
    );
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").field("it_roma").yard = Yard::Port;
    table.player(0).gold = 500;
    table.go(Phase::Trade);
    let (buy, sell) = (
        Action::BuyGood { at: at("it_roma"), good: Good::Grain },
        Action::SellGood { at: at("it_roma"), good: Good::Grain, count: 1 },
    );
    let mut clicks = 0;
    while table.is_legal(0, sell) || table.is_legal(0, buy) {
        table.act(0, if table.is_legal(0, sell) { sell } else { buy });
        clicks += 1;
    }
    assert_eq!(clicks, 60);
    assert_eq!(table.legal(0), [Action::Ready]);
}
