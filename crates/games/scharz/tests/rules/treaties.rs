//! Agreements (5.10) and the victory they bring (6.1).

use engine::Game;
use scharz::*;

use super::table::{Table, seat};

fn three(mode: Mode) -> Table {
    let mut table = Table::new(MapId::Italia, mode, 3);
    table.village(0, "it_roma").village(1, "it_karthago").village(2, "it_syracusae");
    table
}

/// A proposal of seat 0 to seat 1.
fn to_one(proposal: Proposal, giver: Giver) -> Action {
    Action::Propose { proposal, target: seat(1), giver }
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

/// 5.10, 3.11: the lord wins 8 points of prestige and 2 of victory, the vassal loses 8 and 1.
#[test]
fn lord_and_vassal() {
    let mut table = three(Mode::Original);
    table.go(Phase::Propose).act(0, to_one(Proposal::Vassalhood, Giver::Partner));
    table.act(0, Action::Offer { gold: 0 }).pass();
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready);
    assert!(table.state.world.is_lord_of(seat(0), seat(1)));
    assert_eq!((table.pp(0), table.pp(1), table.vp(0), table.vp(1)), (28, 12, 2, -1));
}

/// 5.10, S18: gold goes with a vassalage from either side, as far as its purse reaches when it is proposed.
#[test]
fn a_lord_adds_gold() {
    for (proposal_of, giver) in [(0, Giver::Partner), (1, Giver::Proposer)] {
        let mut table = three(Mode::Basic);
        let target = seat(1 - proposal_of);
        table.player(0).gold = 7;
        table
            .go(Phase::Propose)
            .act(proposal_of, Action::Propose { proposal: Proposal::Vassalhood, target, giver });
        assert_eq!(table.why(proposal_of, Action::OfferFromLord { gold: 8 }), "no_gold");
        table.act(proposal_of, Action::OfferFromLord { gold: 5 }).pass();
        let view = table.state.view(engine::Viewer::Seat { seat: target });
        assert_eq!((view.offers[0].payer, view.offers[0].parties[0].gold), (Payer::Superior, -5));
        table.act(target.index(), Action::Agree { target: seat(proposal_of), index: 0 });
        table.act(target.index(), Action::Ready);
        assert!(table.state.world.is_lord_of(seat(0), seat(1)));
        assert_eq!((table.gold(0), table.gold(1)), (2, 25));
    }
    // Elsewhere who pays ranks below: there is no such offer.
    let mut table = three(Mode::Basic);
    table.go(Phase::Propose).act(0, to_one(Proposal::Ransom, Giver::Partner));
    assert!(!table.is_legal(0, Action::OfferFromLord { gold: 5 }));
}

/// 5.10: only a stronger agreement replaces another: truce, peace, vassalage.
#[test]
fn stronger_agreements_replace() {
    let kinds = [PactKind::Truce, PactKind::Peace, PactKind::Vassalage];
    for (rank, kind) in kinds.into_iter().enumerate() {
        let mut table = three(Mode::Basic);
        table.bind(kind, 1, 0).go(Phase::Propose);
        for (other, proposal) in
            [Proposal::Tribute, Proposal::Ransom, Proposal::Vassalhood].into_iter().enumerate()
        {
            let is_legal = table.is_legal(0, to_one(proposal, Giver::Proposer));
            assert_eq!(is_legal, other > rank, "{proposal:?} after {kind:?}");
        }
    }
}

/// 5.10: one new agreement per pair and round; the second that was accepted lapses.
#[test]
fn one_agreement_per_pair() {
    let mut table = three(Mode::Basic);
    table.go(Phase::Propose);
    for (proposal, gold) in [(Proposal::Tribute, 2), (Proposal::Ransom, 4)] {
        table.act(0, to_one(proposal, Giver::Proposer)).act(0, Action::Offer { gold });
    }
    table.act(0, Action::Ready).act(1, Action::Ready).act(2, Action::Ready);
    table
        .act(1, Action::Agree { target: seat(0), index: 0 })
        .act(1, Action::Agree { target: seat(0), index: 1 });
    table.act(1, Action::Ready);
    assert_eq!(table.state.world.pact(seat(0), seat(1)).kind, Some(PactKind::Truce));
    assert_eq!((table.gold(0), table.vp(1)), (18, 2));
}

/// 8: an announcement is seen by everybody at once, while others are still asked.
#[test]
fn announcements_are_open() {
    let mut table = three(Mode::Basic);
    (table.player(0).vp, table.player(1).vp) = (10, 10);
    table.go(Phase::RoundEnd).act(0, Action::Announce { way: Way::Dominance });
    assert_eq!(table.state.phase, Phase::RoundEnd);
    let view = engine::Game::view(&table.state, engine::Viewer::Seat { seat: seat(1) });
    assert_eq!(view.seats[0].announced, Some(Way::Dominance));
    table.act(1, Action::Announce { way: Way::Dominance });
    assert_ne!(table.state.phase, Phase::RoundEnd);
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
