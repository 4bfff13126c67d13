//! 6.1 Before the end.

use scharz::*;

use crate::rules::table::{Table, seat, three};

/// Power needs two goals, announced and still true a round later (6.1).
#[test]
fn power_is_announced_and_checked() {
    let mut table = three(Mode::Basic);
    for field in [
        "it_tarquinii",
        "it_clusium",
        "it_volaterrae",
        "it_volsci",
        "it_campania",
        "it_sabini",
        "it_arretium",
        "it_senones",
    ] {
        table.village(0, field);
    }
    table.settle(0, "it_roma", Settlement::City).settle(0, "it_clusium", Settlement::City);
    for field in ["it_roma", "it_clusium", "it_tarquinii", "it_volsci"] {
        table.field(field).grain = 5;
    }
    table.go(Phase::RoundEnd).act(0, Action::Announce { way: Way::Power });
    assert_eq!(table.state.world.players[seat(0)].announced, Some(Way::Power));
    table.go(Phase::RoundEnd);
    assert_eq!((table.state.winner, table.state.way), (Some(seat(0)), Some(Way::Power)));
}

/// 6.1: Sovereignty wins at once, when the last agreement starts: one that would follow comes too late.
#[test]
fn sovereign_at_once() {
    let mut table = three(Mode::Basic);
    table.bind(PactKind::Truce, 0, 1).go(Phase::Propose);
    table.act(0, Action::Propose { proposal: Proposal::Tribute, target: seat(2), giver: Giver::Partner });
    table.act(0, Action::Offer { gold: 2 }).act(0, Action::Ready);
    table.act(1, Action::Propose { proposal: Proposal::Vassalhood, target: seat(0), giver: Giver::Partner });
    table.act(1, Action::Offer { gold: 0 }).act(1, Action::Ready).act(2, Action::Ready);
    table.act(2, Action::Agree { target: seat(0), index: 0 }).act(2, Action::Ready);
    table.act(0, Action::Agree { target: seat(1), index: 0 }).act(0, Action::Ready);
    assert_eq!((table.state.winner, table.state.way), (Some(seat(0)), Some(Way::Sovereignty)));
}

/// 6.1: if two pass their check, Importance decides, then gold.
#[test]
fn two_pass_their_check() {
    for (vp, gold, winner) in [(11, 20, 0), (10, 21, 0), (10, 20, 1), (11, 30, 0)] {
        let mut table = three(Mode::Basic);
        table.field("it_roma").grain = 1;
        table.field("it_karthago").grain = 1;
        (table.player(0).vp, table.player(1).vp) = (vp, 10);
        table.state.world.first = seat(1);
        table.go(Phase::RoundEnd);
        for owner in [0, 1] {
            table.act(owner, Action::Announce { way: Way::Dominance });
        }
        (table.player(0).gold, table.player(1).gold) = (gold, 20);
        table.go(Phase::RoundEnd);
        assert_eq!(table.state.winner, Some(seat(winner)), "{vp} points, {gold} gold");
    }
}

/// 6.1: an elimination can make a player sovereign.
#[test]
fn sovereign_by_elimination() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_roma").village(1, "it_karthago").bind(PactKind::Vassalage, 0, 1).go(Phase::RoundEnd);
    assert_eq!((table.state.winner, table.state.way), (Some(seat(0)), Some(Way::Sovereignty)));
}

/// 6.1: Dominance is announced, and wins a round later if it still holds and the settlements could be fed.
#[test]
fn dominance() {
    for grain in [0, 1] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").village(1, "it_karthago").field("it_roma").grain = grain;
        table.player(0).vp = 10;
        table.go(Phase::RoundEnd).act(0, Action::Announce { way: Way::Dominance }).go(Phase::RoundEnd);
        assert_eq!(table.state.winner, (grain > 0).then_some(seat(0)));
    }
}
