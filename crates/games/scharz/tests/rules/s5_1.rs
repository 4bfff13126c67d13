//! 5.1 The calendar.

use engine::Game;
use scharz::*;

use crate::rules::table::Table;

/// 5.1, 3.3, 5.16: one position holds everything of the table; the phases of a season come in order, by mode (3.4, 5.1).
#[test]
fn phases_by_mode() {
    let calendar = |mode, season, year| {
        let mut table = Table::italia(mode);
        (table.state.world.season, table.state.world.year) = (season, year);
        table.state.view(engine::Viewer::Public).calendar
    };
    let quick = calendar(Mode::Quick, Season::Winter, 1);
    use Phase::*;
    let plain = [Units, Retreat, Withdraw, Battles, Sieges, Plunder, Build, Propose, Trade, Wages];
    assert_eq!(quick, [&plain[..], &[QuickWages, RoundEnd]].concat());
    let extended = calendar(Mode::Extended, Season::Winter, 1);
    assert_eq!(extended.first(), Some(&WinterWeather));
    for phase in [Special, Herds, Attrition, Experience, Fishing, Feeding] {
        assert!(extended.contains(&phase) && !quick.contains(&phase), "{phase:?}");
    }
    assert!(!calendar(Mode::Original, Season::Winter, 1).contains(&Attrition));
    assert!(!calendar(Mode::Basic, Season::Autumn, 1).contains(&Feasts));
    assert!(calendar(Mode::Original, Season::Autumn, 1).contains(&Feasts));
    assert_eq!(calendar(Mode::Basic, Season::Spring, 2)[..2], [NewYear, Breeding]);
}
