//! Action cards and the fifth card (3.7, 5.6).

use engine::Viewer;
use regents::{Action, Card, Clan, Event, Location, Phase, StepSource, Threshold, Track};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW};
use Location::{Chapel, Knights, Rampart, Store, Throne, Tower, Treasure};

fn play(card: Card) -> Action {
    Action::PlayCard { card }
}

/// 5.4: one card a turn, from the hand; the clan's own card is not there (3.7).
#[test]
fn one_card_a_turn() {
    let table = Table::four()
        .refuses(play(Card::Privilege), "not_in_hand")
        .does(play(Card::Alliance))
        .refuses(play(Card::Diplomacy), "card_played_already");
    assert_eq!(table.state().turn.actions, 3);
    let told = table.heard(Viewer::Public);
    assert!(told.contains(&Event::CardPlayed { seat: RED, card: Card::Alliance, clan: Clan::Macleod }));
}

/// R26: Suspicion reaches any place and any opponent; the agent goes back to its owner.
#[test]
fn r26_suspicion_expels_an_agent() {
    let table = Table::four()
        .agents(BLUE, Tower, 2)
        .agents(YELLOW, Store, 1)
        .agents(RED, Store, 1)
        .does(play(Card::Suspicion));
    assert_eq!(
        table.legal(),
        [
            Action::Expel { target: BLUE, at: Tower },
            Action::Expel { target: YELLOW, at: Store },
            Action::ChooseNobody
        ]
    );
    let table = table
        .refuses(Action::Expel { target: RED, at: Store }, "rival_only")
        .refuses(Action::Expel { target: GREEN, at: Store }, "no_agent_there")
        .does(Action::Expel { target: BLUE, at: Tower });
    assert_eq!(table.state().agents[BLUE][Tower], 1);
    assert_eq!(table.state().agents_outside(BLUE), 3);
}

/// R21: cards may be played without effect: for nobody, or where nobody can be chosen.
#[test]
fn r21_cards_without_effect() {
    let table = Table::four().agents(BLUE, Tower, 1).does(play(Card::Suspicion)).does(Action::ChooseNobody);
    assert_eq!((table.phase(), table.state().agents[BLUE][Tower]), (Phase::Actions, 1));
    for card in [Card::Suspicion, Card::Betrayal, Card::Alliance, Card::Diplomacy] {
        let table = Table::four().does(play(card));
        assert_eq!((table.phase(), table.state().turn.card), (Phase::Actions, Some(card)));
    }
}

/// E40: no neutral agent is expelled, but one may be exchanged.
#[test]
fn e40_neutral_agents() {
    let table = Table::three().agents(BLUE, Tower, 1);
    let suspicion = table.does(play(Card::Suspicion));
    assert_eq!(suspicion.legal().len(), 2, "blue's agent or nobody");
    let betrayal = Table::three()
        .agents(BLUE, Tower, 1)
        .does(play(Card::Betrayal))
        .does(Action::SwapFirst { owner: BLUE, at: Tower })
        .does(Action::SwapSecondNeutral { at: Chapel });
    let state = betrayal.state();
    assert_eq!((state.agents[BLUE][Chapel], state.neutral_agents[Tower]), (1, 1));
    assert_eq!((state.agents[BLUE][Tower], state.neutral_agents[Chapel]), (0, 0));
}

/// R27: any two agents of different owners in different places, own or not, in either order.
#[test]
fn r27_betrayal_exchanges_two_agents() {
    let table = || {
        Table::four()
            .agents(BLUE, Tower, 2)
            .agents(BLUE, Store, 1)
            .agents(YELLOW, Tower, 1)
            .agents(GREEN, Chapel, 1)
            .does(play(Card::Betrayal))
    };
    let swapped = table()
        .does(Action::SwapFirst { owner: GREEN, at: Chapel })
        .does(Action::SwapSecond { owner: BLUE, at: Tower });
    assert_eq!(swapped.state().agents[GREEN][Tower], 1);
    assert_eq!((swapped.state().agents[BLUE][Tower], swapped.state().agents[BLUE][Chapel]), (1, 1));
    let same_place = table().does(Action::SwapFirst { owner: BLUE, at: Tower });
    same_place
        .refuses(Action::SwapSecond { owner: YELLOW, at: Tower }, "swap_differs")
        .refuses(Action::SwapSecond { owner: BLUE, at: Store }, "swap_differs")
        .allows(Action::SwapSecond { owner: GREEN, at: Chapel });
    let nobody = table().does(Action::ChooseNobody);
    assert_eq!(nobody.phase(), Phase::Actions);
}

/// R27: two neutral agents cannot be exchanged with each other, a neutral agent may come first.
#[test]
fn r27_betrayal_with_a_neutral_agent_first() {
    let table = Table::three()
        .agents(RED, Tower, 1)
        .does(play(Card::Betrayal))
        .does(Action::SwapFirstNeutral { at: Store })
        .refuses(Action::SwapSecondNeutral { at: Chapel }, "swap_differs")
        .does(Action::SwapSecond { owner: RED, at: Tower });
    assert_eq!((table.state().agents[RED][Store], table.state().neutral_agents[Tower]), (1, 1));
    assert!(table.heard(Viewer::Public).contains(&Event::NeutralSwapped {
        by: RED,
        owner: RED,
        at: Tower,
        other_at: Store
    }));
}

/// E56: the neutral clan's card is played like any other.
#[test]
fn e56_the_neutral_clans_card() {
    let table = Table::three().edit(|state| {
        state.neutral_clan = Some(Clan::Stewart);
        state.clans[YELLOW] = Clan::Macleod;
    });
    let mark = table.view(BLUE).seats[0].clans[5].excluded;
    assert_eq!(mark, Some(regents::RegentsExclusion::Neutral));
    table.allows(play(Card::Betrayal));
}

fn with_privilege() -> Table {
    Table::four().edit(|state| {
        state.clans[RED] = Clan::Macleod;
    })
}

/// R28: two different own agents for one action; the first move is mandatory, the second is not.
#[test]
fn r28_the_privilege_card_moves_two_agents() {
    let table = with_privilege()
        .agents(RED, Throne, 1)
        .agents(RED, Tower, 1)
        .agents(BLUE, Store, 1)
        .does(play(Card::Privilege));
    assert_eq!(table.state().turn.actions, 2);
    assert!(table.legal().iter().all(|action| matches!(action, Action::MoveAgent { .. })));
    let table = table
        .does(Action::MoveAgent { from: Throne, to: Knights })
        .refuses(Action::MoveAgent { from: Knights, to: Throne }, "different_agent")
        .refuses(Action::MoveAgent { from: Store, to: Throne }, "no_agent_there")
        .does(Action::MoveAgent { from: Tower, to: Chapel });
    let state = table.state();
    assert_eq!((state.agents[RED][Knights], state.agents[RED][Chapel]), (1, 1));
    assert_eq!((table.phase(), state.turn.actions), (Phase::Actions, 2));
}

/// R28: where two agents meet, one of them is the one that has not moved.
#[test]
fn r28_two_agents_that_meet() {
    let table = with_privilege()
        .agents(RED, Throne, 1)
        .agents(RED, Knights, 1)
        .does(play(Card::Privilege))
        .does(Action::MoveAgent { from: Throne, to: Knights })
        .allows(Action::MoveAgent { from: Knights, to: Rampart })
        .does(Action::FinishPrivilege);
    assert_eq!((table.state().agents[RED][Knights], table.phase()), (2, Phase::Actions));
}

/// R21 and 5.6: the Privilege card costs an action, moves nobody if nobody is there, one if only one is.
#[test]
fn r21_the_privilege_card_costs_an_action() {
    let table = with_privilege().does(play(Card::Privilege));
    assert_eq!((table.state().turn.actions, table.phase()), (2, Phase::Actions));
    let table = with_privilege()
        .agents(RED, Throne, 1)
        .does(play(Card::Privilege))
        .does(Action::MoveAgent { from: Throne, to: Treasure });
    assert_eq!(table.phase(), Phase::Actions);
    with_privilege()
        .edit(|state| state.turn.actions = 0)
        .refuses(play(Card::Privilege), "privilege_costs_action")
        .allows(play(Card::Diplomacy))
        .chip(RED, Track::Trade, Threshold::First)
        .does(Action::PlayChip)
        .allows(play(Card::Privilege));
}

/// 3.7: Influence gives one marker two steps, or two markers one each.
#[test]
fn influence_gives_two_steps() {
    Table::four()
        .does(play(Card::Influence))
        .does(Action::Advance { track: Track::Trade })
        .does(Action::Advance { track: Track::Finance })
        .shows(RED, [0, 0, 1, 0, 1]);
}

/// 5.4: nothing else happens while a card is resolved.
#[test]
fn no_action_inside_a_card() {
    Table::four()
        .chip(RED, Track::Trade, Threshold::First)
        .does(play(Card::Influence))
        .refuses(Action::PlayChip, "wrong_phase")
        .refuses(Action::Recruit, "wrong_phase");
}

const FOUR: [Card; 4] = [Card::Suspicion, Card::Diplomacy, Card::Alliance, Card::Betrayal];

/// E35 and R22: the fifth card, first its effect, then the reward; the clan is public.
#[test]
fn e35_r22_the_fifth_card() {
    let advance = Action::Advance { track: Track::Politics };
    let table = Table::four().played(RED, &FOUR).does(play(Card::Influence));
    assert!(!table.state().exposed.contains(RED), "the effect comes first");
    let table = table.does(advance).does(advance);
    assert!(table.state().exposed.contains(RED));
    assert_eq!(table.view(RED).prompt.source, Some(StepSource::FifthCard));
    let table = table.does(advance).does(advance).shows(RED, [4, 0, 0, 0, 0]);
    assert_eq!((table.chips(RED), table.phase()), (1, Phase::Actions));
    assert!(!table.state().can_step(RED, Track::Politics), "a fifth step would be blocked");
    assert_eq!(table.view(BLUE).seats[0].clan, Some(Clan::Campbell));
    assert!(table.heard(Viewer::Public).contains(&Event::FifthCard { seat: RED, clan: Clan::Campbell }));
}

/// R22: with another fifth card the reward follows its effect.
#[test]
fn r22_suspicion_as_the_fifth_card() {
    let table = Table::four()
        .played(RED, &[Card::Influence, Card::Diplomacy, Card::Alliance, Card::Betrayal])
        .agents(BLUE, Rampart, 1)
        .does(play(Card::Suspicion))
        .does(Action::Expel { target: BLUE, at: Rampart })
        .does(Action::Advance { track: Track::Military })
        .does(Action::Advance { track: Track::Religion });
    assert_eq!((table.points_of(RED), table.phase()), ([0, 1, 0, 1, 0], Phase::Actions));
}

/// R22: the fourth card rewards nothing.
#[test]
fn r22_only_the_fifth() {
    let table = Table::four().played(RED, &FOUR[..3]).does(play(Card::Betrayal));
    assert_eq!((table.phase(), table.state().exposed.is_empty()), (Phase::Actions, true));
}
