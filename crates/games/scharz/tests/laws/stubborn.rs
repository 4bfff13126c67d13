//! Players who hold on to their realms: chance alone gives them away within a year.

use engine::{Chance, Ctx, FastChance, Game, Match, Played, Told};
use scharz::{Action, Event, Scharz, Setup};

use super::waste::is_waste;

/// Clicks after which little happens.
fn is_dull(action: &Action) -> bool {
    use Action::*;
    matches!(action, ReadyUnlessDisturbed | Pass | BreakOff | Lose | PayMarch)
}

/// The choice of players who hold on to their realms.
fn stubborn_choice(legal: &[Action], chance: &mut FastChance) -> Action {
    let kept: Vec<Action> =
        legal.iter().copied().filter(|action| !is_waste(action) && !is_dull(action)).collect();
    let list = if kept.is_empty() || chance.below(50) == 0 { legal } else { &kept };
    list[chance.below(list.len() as u32) as usize]
}

/// The policy of such players.
pub fn stubborn(game: &Match<Scharz>, chance: &mut FastChance) -> Option<Played<Action>> {
    let seat = game.status().pending().iter().next()?;
    Some(Played { seat, action: stubborn_choice(&game.legal_actions(seat), chance) })
}

/// A match between them: every action that was legal, and everything that happened.
pub fn stubborn_match(setup: &Setup, seed: u64) -> (Vec<Action>, Vec<Event>) {
    let mut chance = FastChance::new(seed);
    let (mut met, mut told) = (Vec::new(), Vec::<Told<Event>>::new());
    let mut state = Scharz::start(setup, &mut Ctx::telling(&mut chance, &mut told)).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = state.status().pending().iter().next() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        met.extend_from_slice(&legal);
        let action = stubborn_choice(&legal, &mut chance);
        state.apply(seat, &action, &mut Ctx::telling(&mut chance, &mut told));
    }
    (met, told.into_iter().map(|told| told.event).collect())
}
