//! 8 What is secret.

use engine::{Game, Viewer};
use scharz::*;

use crate::rules::table::{LI, Table, at, march, seat, three, view_of};

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

/// Orders are seen by their owner as moves, by nobody else at all.
#[test]
fn orders_are_secret() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_roma", LI, 3).units(1, "it_karthago", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_roma", LI, "it_volsci", 2);
    let own = view_of(&table, 0);
    let order = &own.moves[0];
    assert_eq!(
        (order.from, order.to, order.count, order.most, order.kind),
        (at("it_roma"), at("it_volsci"), 2, 3, Some(LI))
    );
    let other = view_of(&table, 1);
    assert!(other.moves.is_empty() && other.draft.is_empty());
    assert!(other.spaces.iter().all(|space| space.at != at("it_volsci")));
}

/// A proposal between two is seen by the two; of two players acceptance ends the match (7).
#[test]
fn proposals_and_their_ends() {
    for (seats, wins) in [(2, true), (3, false)] {
        let mut table = Table::new(MapId::Italia, Mode::Basic, seats);
        table.village(0, "it_roma").village(1, "it_karthago");
        if seats == 3 {
            table.village(2, "it_syracusae");
        }
        table.go(Phase::Propose);
        assert_eq!(view_of(&table, 0).deals.iter().filter(|deal| deal.wins).count() > 0, wins);
        assert!(view_of(&table, 0).deals.iter().all(|deal| deal.parties.iter().all(|party| party.gold == 0)));
        table
            .act(0, Action::Propose { proposal: Proposal::Tribute, target: seat(1), giver: Giver::Proposer });
        table.act(0, Action::Offer { gold: 3 }).pass_to(Phase::Answer);
        let offer = &view_of(&table, 1).offers[0];
        assert_eq!((offer.superior, offer.inferior, offer.gold, offer.wins), (seat(1), seat(0), 3, wins));
        // Three gold, two victory points for one; a lower threshold for the one, a higher for the other (6.1).
        let [one, other] = &offer.parties[..] else { panic!("two parties") };
        assert_eq!((one.gold, one.victory_points), (3, 2));
        assert_eq!((other.gold, other.victory_points), (-3, -1));
        assert!(one.dominance[1] < one.dominance[0] && other.dominance[1] > other.dominance[0]);
        assert!(table.state.view(Viewer::Public).offers.is_empty());
    }
}
