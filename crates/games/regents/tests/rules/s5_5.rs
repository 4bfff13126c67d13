//! Accusing (5.5).

use enumset::EnumSet;
use regents::{Accusation, Action, Clan, Location, Phase, PromptId};

use crate::rules::table::{BLUE, GREEN, RED, Table, YELLOW, with_king, wrongly_accused};
use Location::Throne;

/// 5.5: no tile, no accusation (5.11); tiles run out with wrong accusations.
#[test]
fn tiles_run_out() {
    let table = with_king().edit(|state| {
        let past = [(BLUE, Clan::Stewart), (YELLOW, Clan::Macgregor), (GREEN, Clan::Macleod)];
        past.into_iter().for_each(|(target, clan)| state.accusations[RED].push(Accusation { target, clan }));
    });
    assert_eq!(table.state().tiles(RED), EnumSet::only(Clan::Campbell));
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Accuse { .. })));
    assert_eq!(table.phase(), Phase::Actions);
}

/// 5.5: the neutral clan cannot be accused: it has no seat.
#[test]
fn the_neutral_clan_is_not_accused() {
    let table = Table::three().king(Throne).agents(RED, Throne, 1);
    table.refuses(Action::Accuse { target: GREEN, clan: Clan::Macleod }, "rival_only");
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
