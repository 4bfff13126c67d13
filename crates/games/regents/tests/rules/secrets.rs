//! Who sees what (chapter 8).

use engine::{Game, Viewer};
use regents::{Action, Card, Clan, Event, Location, PromptId, RegentsExclusion, RegentsSeat, Setup, Track};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW};

fn exclusion(seat: &RegentsSeat, clan: Clan) -> Option<RegentsExclusion> {
    seat.clans.iter().find(|mark| mark.clan == clan).expect("every clan is marked").excluded
}

fn wrongly_accused() -> Table {
    Table::four()
        .king(Location::Throne)
        .agents(RED, Location::Throne, 1)
        .tracks(RED, [4, 4, 0, 0, 0])
        .does(Action::Accuse { target: BLUE, clan: Clan::Macgregor })
}

/// E53: a third party learns that the accusation was wrong, the loss, the number of tiles, and no clan.
#[test]
fn e53_what_a_third_party_learns() {
    let penalize = |track| Action::Penalize { target: RED, track };
    let table = wrongly_accused().does(penalize(Track::Politics)).does(penalize(Track::Military));
    let heard = table.heard(Viewer::seat(YELLOW));
    assert!(heard.contains(&Event::Accused { by: RED, target: BLUE }));
    assert!(heard.contains(&Event::AccusationWrong { by: RED, target: BLUE }));
    assert!(heard.contains(&Event::TilesDiscarded { seat: RED, count: 2 }));
    assert_eq!(
        heard.iter().filter(|event| matches!(event, Event::MarkerRetreated { by: BLUE, .. })).count(),
        2
    );
    let tells_clan =
        |event: &Event| matches!(event, Event::AccusedOf { .. } | Event::AccusationWrongShown { .. });
    assert!(!heard.iter().any(tells_clan) && !table.heard(Viewer::Public).iter().any(tells_clan));
    let view = table.view(YELLOW);
    assert_eq!((view.accusations[0].clan, view.accusations[0].right), (None, false));
    assert_eq!((view.seats[1].clan, view.seats[0].n_tiles), (None, 4));
    for party in [RED, BLUE] {
        let heard = table.heard(Viewer::seat(party));
        assert!(heard.contains(&Event::AccusedOf { by: RED, target: BLUE, clan: Clan::Macgregor }));
        assert!(heard.contains(&Event::AccusationWrongShown { by: RED, target: BLUE, clan: Clan::Macduff }));
        assert_eq!(table.view(party).accusations[0].clan, Some(Clan::Macgregor));
    }
    assert_eq!(table.view(RED).seats[1].clan, Some(Clan::Macduff));
    assert_eq!(exclusion(&table.view(RED).seats[2], Clan::Macduff), Some(RegentsExclusion::OtherShown));
    assert_eq!(exclusion(&table.view(RED).seats[1], Clan::Stewart), Some(RegentsExclusion::ClanShown));
}

/// E54 and 5.4: a spy sees one card of the hand, each as likely; third parties see only who spied on whom.
#[test]
fn e54_a_spied_card() {
    let blue_hand = [Card::Suspicion, Card::Diplomacy, Card::Alliance, Card::Betrayal];
    for (draw, card) in blue_hand.into_iter().enumerate() {
        let table = Table::four()
            .played(BLUE, &[Card::Privilege])
            .draws(&[draw as u32])
            .does(Action::Spy { target: BLUE });
        let seen = Event::SpiedCard { by: RED, target: BLUE, card };
        assert!(table.heard(Viewer::seat(RED)).contains(&seen));
        let third = table.heard(Viewer::seat(YELLOW));
        assert!(third.contains(&Event::Spied { by: RED, target: BLUE }) && !third.contains(&seen));
        assert_eq!(table.view(RED).spyings[0].card, Some(card));
        assert_eq!(table.view(YELLOW).spyings[0].card, None);
        assert_eq!(table.state().hand(BLUE).len(), 4, "the card goes back");
        assert_eq!(exclusion(&table.view(RED).seats[1], card.excludes()), Some(RegentsExclusion::CardSpied));
        let spied = Some(RegentsExclusion::CardSpied);
        assert_ne!(exclusion(&table.view(YELLOW).seats[1], card.excludes()), spied);
    }
}

/// R10: the target is told which card it was; by option it is not.
#[test]
fn r10_what_the_target_learns() {
    for spied_player_told in [true, false] {
        let table = Table::of(Setup { spied_player_told, ..Setup::default() })
            .draws(&[0])
            .does(Action::Spy { target: BLUE });
        let heard = table.heard(Viewer::seat(BLUE));
        let seen = Event::SpiedCard { by: RED, target: BLUE, card: Card::Suspicion };
        assert_eq!(heard.contains(&seen), spied_player_told);
        assert_eq!(heard.contains(&Event::Spied { by: RED, target: BLUE }), !spied_player_told);
        assert_eq!(table.view(BLUE).spyings[0].card.is_some(), spied_player_told);
    }
}

/// Chapter 8: a seat sees its own secrets, nobody else's; a spectator sees none; the open view sees all.
#[test]
fn secrets_are_the_owners() {
    let table = Table::four();
    for viewer in [RED, BLUE, YELLOW, GREEN] {
        for seat in table.view(viewer).seats {
            let is_own = seat.seat == viewer;
            assert_eq!(seat.secrets.is_some(), is_own);
            assert_eq!((seat.clan.is_some(), seat.domain.is_some()), (is_own, is_own));
            assert_eq!((seat.hand_size, seat.n_tiles), (5, 6));
        }
    }
    let public = table.state().view(Viewer::Public);
    assert!(public.seats.iter().all(|seat| seat.secrets.is_none() && seat.clan.is_none()));
    let open = table.state().view(Viewer::Open);
    assert!(open.seats.iter().all(|seat| seat.secrets.is_some() && seat.clan.is_some()));
}

/// 11.4: the deduction grid and its reasons.
#[test]
fn the_deduction_grid() {
    let table = Table::four().played(BLUE, &[Card::Suspicion]).edit(|state| state.exposed.insert(YELLOW));
    let view = table.view(RED);
    assert_eq!(exclusion(&view.seats[1], Clan::Campbell), Some(RegentsExclusion::Own));
    assert_eq!(exclusion(&view.seats[1], Clan::Mackintosh), Some(RegentsExclusion::CardPlayed));
    assert_eq!(exclusion(&view.seats[1], Clan::Stewart), Some(RegentsExclusion::OtherPublic));
    assert_eq!(exclusion(&view.seats[1], Clan::Macduff), None);
    assert_eq!(exclusion(&view.seats[2], Clan::Macduff), Some(RegentsExclusion::ClanPublic));
    assert_eq!(exclusion(&view.seats[2], Clan::Stewart), None);
    assert_eq!(exclusion(&table.view(GREEN).seats[1], Clan::Campbell), None);
}

/// 5.5: while the accused chooses, everybody knows for whom they wait.
#[test]
fn prompts_say_who_is_awaited() {
    let table = wrongly_accused().awaits(BLUE);
    let prompt = table.view(BLUE).prompt;
    assert_eq!((prompt.id, prompt.target, prompt.left), (PromptId::Penalty, Some(RED), 2));
    let prompt = table.view(YELLOW).prompt;
    assert_eq!((prompt.id, prompt.seat, prompt.target), (PromptId::WaitPenalty, Some(BLUE), Some(RED)));
    assert_eq!(Table::four().view(RED).prompt.id, PromptId::Actions);
    assert_eq!(Table::four().view(BLUE).prompt.id, PromptId::WaitActions);
}

/// Chapter 8: what a seat may do never depends on what it does not know.
#[test]
fn legal_actions_betray_nothing() {
    let table = Table::four().king(Location::Throne).agents(RED, Location::Throne, 1);
    let swapped = Table::four().king(Location::Throne).agents(RED, Location::Throne, 1).edit(|state| {
        (state.clans[BLUE], state.clans[YELLOW]) = (state.clans[YELLOW], state.clans[BLUE]);
        (state.domains[BLUE], state.domains[YELLOW]) = (state.domains[YELLOW], state.domains[BLUE]);
    });
    assert_eq!(table.legal(), swapped.legal());
    assert_eq!(table.view(RED), swapped.view(RED));
}
