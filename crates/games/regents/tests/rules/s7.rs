//! Options (chapter 7).

use Location::{Chapel, Knights, Store, Throne, Tower};
use engine::{Game, Setup as _};
use regents::{Action, Card, HallAdvance, Location, Phase, PrivilegeAgents, PromptId, Regents, Setup};

use crate::rules::table::*;

/// Chapter 7: keys, values and defaults of the options, as the lobby offers them.
#[test]
fn options_match_the_setup() {
    let json = serde_json::to_value(Setup::default()).unwrap();
    for option in Regents::INFO.options {
        let default = match option.choices {
            engine::Choices::Flag { default } => serde_json::json!(default),
            engine::Choices::OneOf { values } => serde_json::json!(values[0]),
            engine::Choices::Number { default, .. } => serde_json::json!(default),
        };
        assert_eq!(json[option.key], default, "{}", option.key);
    }
    assert_eq!(json.as_object().unwrap().len(), Regents::INFO.options.len() + 1);
    assert_eq!(serde_json::from_str::<Setup>(r#"{"seats": 5}"#).unwrap(), Setup::with_seats(5));
    assert!(serde_json::from_str::<Setup>(r#"{"seats": 5, "kings": 2}"#).is_err());
    let turned = serde_json::to_value(Setup::all_turned(3)).unwrap();
    for option in Regents::INFO.options {
        assert_ne!(turned[option.key], json[option.key], "{}", option.key);
    }
}

/// Red is Campbell and lacks the Privilege card; blue's clan does not.
fn swap_clans(state: &mut Regents) {
    let (own, theirs) = (state.clans[RED], state.clans[BLUE]);
    (state.clans[RED], state.clans[BLUE]) = (theirs, own);
}

/// R28, A2, by option: any agents, two different ones; otherwise own ones only.
#[test]
fn privilege_agents_any() {
    let setup = Setup { seats: 3, privilege_agents: PrivilegeAgents::Any, ..Setup::default() };
    let set = |setup| Table::of(setup).edit(swap_clans).agents(BLUE, Tower, 1);
    let rival = Action::MoveRival { owner: BLUE, from: Tower, to: Chapel };
    let back = Action::MoveRival { owner: BLUE, from: Chapel, to: Throne };
    let table = set(setup).does(play(Card::Privilege)).allows(rival).does(rival);
    let neutral = Location::ALL.into_iter().find(|&at| table.state().neutral_agents[at] > 0).unwrap();
    let to = table.state().setup.castle_map.agent_links(neutral).iter().next().unwrap();
    let table = table.refuses(back, "different_agent").does(Action::MoveNeutral { from: neutral, to });
    assert_eq!((table.phase(), table.state().agents[BLUE][Chapel]), (Phase::Actions, 1));
    assert_eq!(table.state().turn.actions, 2);

    let own = Setup { privilege_agents: PrivilegeAgents::Own, ..setup };
    let table = set(own).agents(RED, Tower, 1).refuses(rival, "own_agents_only").does(play(Card::Privilege));
    table
        .refuses(rival, "own_agents_only")
        .refuses(Action::MoveNeutral { from: neutral, to }, "own_agents_only");
}

/// R29, A2, by option: a chip that scoring won brings one paid action after it, and nothing else; then the turn ends.
#[test]
fn chip_at_once() {
    let table = |chip_at_once| {
        let setup = Setup { chip_at_once, ..Setup::default() };
        Table::of(setup).king(Knights).agents(RED, Store, 1).tracks(RED, [1, 1, 1, 1, 3]).scores()
    };
    table(false).awaits(BLUE);
    let table = table(true).awaits(RED);
    assert_eq!(table.legal(), [Action::PlayChip, Action::EndActions]);
    assert_eq!(table.view(RED).prompt.id, PromptId::ChipAtOnce);
    let table = table.refuses(play(Card::Influence), "wrong_phase").does(Action::PlayChip);
    let table = table.refuses(Action::EndActions, "actions_left").does(Action::MoveKing { to: Throne });
    let table = table.shows(RED, [1, 1, 1, 1, 4]).does(Action::EndActions).awaits(BLUE);
    assert_eq!(table.chips(RED), 0);
    // Nothing is asked where scoring won no chip.
    let setup = Setup { chip_at_once: true, ..Setup::default() };
    Table::of(setup).king(Knights).agents(RED, Store, 1).scores().awaits(BLUE);
}

/// R38, A1, A2, by option: halls may be left unscored; one that is scored is refused as such.
#[test]
fn hall_advance_may() {
    let setup = Setup { hall_advance: HallAdvance::May, ..Setup::default() };
    let table = Table::of(setup).king(Knights).agents(RED, Throne, 1).agents(RED, Store, 1).scores();
    let score = |hall| Action::ScoreHall { hall };
    assert_eq!(table.legal(), [score(Throne), score(Store), Action::LeaveHalls]);
    let table = table.does(score(Store)).refuses(score(Store), "hall_scored");
    table
        .refuses(score(Chapel), "no_majority")
        .does(Action::LeaveHalls)
        .awaits(BLUE)
        .shows(RED, [0, 0, 0, 0, 2]);
}
