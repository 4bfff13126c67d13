//! 5.15 End of the round.

use engine::{Game, Status};
use scharz::*;

use crate::rules::table::{Table, seat, three};

/// An announcement that fails lapses (5.15).
#[test]
fn an_announcement_lapses() {
    let mut table = three(Mode::Basic);
    table.player(0).vp = 10;
    table.go(Phase::RoundEnd).act(0, Action::Announce { way: Way::Dominance });
    table.player(0).vp = 3;
    table.go(Phase::RoundEnd);
    assert_eq!((table.state.world.players[seat(0)].announced, table.state.winner), (None, None));
}

/// 5.15: four points for each victory point lost; without pieces a player is out, and rivals are drawn anew.
#[test]
fn elimination() {
    let mut table = Table::new(MapId::Italia, Mode::Original, 3);
    table.village(0, "it_roma").village(1, "it_karthago").sown(2, "it_syracusae", 2);
    (table.player(0).vp, table.player(0).rival) = (-2, Some(seat(2)));
    table.go(Phase::RoundEnd);
    assert_eq!(table.pp(0), 12);
    assert!(table.state.world.players[seat(2)].is_out);
    assert_eq!(
        (table.field("it_syracusae").crop, table.state.world.players[seat(0)].rival),
        (0, Some(seat(1)))
    );
}

/// 5.15: the last one standing wins; of none the ranking decides.
#[test]
fn last_standing() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_karthago").go(Phase::RoundEnd);
    assert_eq!(table.state.status(), Status::Over);
    assert_eq!((table.state.winner, table.state.way), (Some(seat(1)), Some(Way::LastStanding)));
}
