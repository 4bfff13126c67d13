//! What a seat does not know, guessed anew. Reviewed together with `view`.
//!
//! The piles are bags, so their order is nowhere. Hidden are the rivals' sealed choices of the window that is open,
//! and how the gold and squires outside the supply are spread over the rivals' screens; how much there is of each is
//! seen at the supply. A rival who is just asked something is known to be able to afford it.

use engine::{Chance, PerSeat, Seat};

use crate::data::{self, Condition};
use crate::ids::{Ballot, House, Space};
use crate::phases::castle;
use crate::realm::operations::ransom_of;
use crate::state::{Lancaster, PhaseState, Player, Vote};

pub(crate) fn determinize(state: &mut Lancaster, observer: Seat, chance: &mut dyn Chance) {
    guess_sealed(state, observer, chance);
    if !state.setup.holdings_are_open() && state.phase != PhaseState::Over {
        let least = least_holdings(state, observer);
        spread(state, observer, &least, |player| &mut player.gold, |least| least.gold, chance);
        spread(state, observer, &least, |player| &mut player.squires, |least| least.squires, chance);
        crown_richest(state, observer);
    }
}

/// Rivals who are ready decide again.
pub(crate) fn reopen_sealed(state: &mut Lancaster, observer: Seat) {
    for seat in rivals(state, observer) {
        state.chosen[seat] = None;
        state.votes[seat] = None;
    }
}

fn rivals(state: &Lancaster, observer: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
    Seat::all(state.seats()).filter(move |&seat| seat != observer)
}

/// A rival who is ready gets a random choice instead of the real one.
fn guess_sealed(state: &mut Lancaster, observer: Seat, chance: &mut dyn Chance) {
    for seat in rivals(state, observer) {
        if state.chosen[seat].is_some() {
            state.chosen[seat] = Some(Space::ALL[chance.below(Space::ALL.len() as u32) as usize]);
        }
        if state.votes[seat].is_some() {
            let ballot = [Ballot::Yes, Ballot::No][chance.below(2) as usize];
            let markers = chance.below(u32::from(state.players[seat].votes) + 1) as u8;
            state.votes[seat] = Some(Vote { ballot, markers });
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Holdings {
    gold: u8,
    squires: u8,
}

/// Gives every rival what it is known to own, and each other piece to one of them at random.
fn spread(
    state: &mut Lancaster,
    observer: Seat,
    least: &PerSeat<Holdings>,
    pile: fn(&mut Player) -> &mut u8,
    least_of: fn(&Holdings) -> u8,
    chance: &mut dyn Chance,
) {
    let seats = rivals(state, observer);
    let n_rivals = state.seats() as u32 - 1;
    let mut left: u32 = 0;
    for seat in seats.clone() {
        let held = pile(&mut state.players[seat]);
        left += u32::from(*held);
        *held = least_of(&least[seat]);
        left -= u32::from(least_of(&least[seat]));
    }
    for _ in 0..left {
        let lucky = seats.clone().nth(chance.below(n_rivals) as usize).expect("a draw below the rivals");
        *pile(&mut state.players[lucky]) += 1;
    }
}

/// What the decision under way tells about the one who takes it: it would not be asked without these.
fn least_holdings(state: &Lancaster, observer: Seat) -> PerSeat<Holdings> {
    let mut least = PerSeat::<Holdings>::new(state.seats());
    match state.phase {
        PhaseState::Squires { seat, knight, county } if seat != observer => {
            let needed = state.squires_needed(House::own(seat), knight, county);
            least[seat].squires = needed.expect("the county can be entered");
        }
        PhaseState::Law { nth, seat, .. } if seat != observer => {
            match data::law(state.laws[usize::from(nth)]).condition {
                Condition::Pay(price) => {
                    least[seat] = Holdings { gold: price.gold, squires: price.squires };
                }
                Condition::MostGold => least[seat].gold = state.players[observer].gold,
                _ => {}
            }
        }
        PhaseState::Castle { seat, own, ally } if seat != observer => {
            least[seat].squires = castle::squires_implied(state, castle::Turn { seat, own, ally });
        }
        PhaseState::Ransom { conflict, seat } if seat != observer => {
            let stack = state.conflicts[conflict].and_then(|card| card.stack_of(House::own(seat)).copied());
            let weakest = stack.and_then(|stack| stack.knights.kinds().next());
            least[seat].gold = weakest.map_or(0, |knight| ransom_of(knight).gold);
        }
        _ => {}
    }
    least
}

/// Who chooses by L01 was announced to have the most gold: it changes piles with the richest rival.
fn crown_richest(state: &mut Lancaster, observer: Seat) {
    let PhaseState::Law { nth, seat, .. } = state.phase else { return };
    let is_won = data::law(state.laws[usize::from(nth)]).condition == Condition::MostGold;
    if !is_won || seat == observer {
        return;
    }
    let richest = rivals(state, observer).max_by_key(|&rival| state.players[rival].gold).unwrap_or(seat);
    let (poor, rich) = (state.players[seat].gold, state.players[richest].gold);
    state.players[seat].gold = rich;
    state.players[richest].gold = poor;
}
