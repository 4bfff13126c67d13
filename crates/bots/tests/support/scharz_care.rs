//! Whether a careful lord would have kept what the winter took: the year is played again from his own decisions.

// Neither the tests nor the balance report use all of it.
#![allow(dead_code)]

use bots::scharz::ScharzHabits;
use bots::{Habits, Manner};
use engine::{Ctx, FastChance, Game, Seat, Told};
use scharz::{Action, Event, Feast, Phase, Scharz};

use crate::losses::{Loss, Watch};

/// A course that is no proof unless it holds with as many different dice.
const LUCKS: u64 = 3;
/// The manner of a steward who attacks nobody.
const PEACEFUL: Manner = Manner(1 << 2);

/// How a lord goes on who has nothing in mind but to bring everybody through the winter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    pub march: Marching,
    pub gold: Spending,
    pub land: Foraging,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marching {
    /// By habit, but nobody is attacked.
    InPeace,
    /// Nobody stirs.
    NotAtAll,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spending {
    /// By habit.
    AsUsual,
    /// On food and on what is owed; no feasts either.
    OnBread,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foraging {
    AsUsual,
    /// Every field within reach is plundered for its gold.
    Everywhere,
}

impl Care {
    pub fn all() -> impl Iterator<Item = Care> {
        let marches = [Marching::InPeace, Marching::NotAtAll];
        let purses = [Spending::OnBread, Spending::AsUsual];
        let lands = [Foraging::AsUsual, Foraging::Everywhere];
        marches.into_iter().flat_map(move |march| {
            purses
                .into_iter()
                .flat_map(move |gold| lands.into_iter().map(move |land| Care { march, gold, land }))
        })
    }

    fn allows(self, phase: Phase, action: &Action) -> bool {
        match phase {
            Phase::Units | Phase::Special => {
                self.march == Marching::InPeace || !matches!(action, Action::Select { .. })
            }
            Phase::Trade | Phase::NewYear => self.gold == Spending::AsUsual || !is_luxury(action),
            Phase::Feasts => {
                self.gold == Spending::AsUsual
                    || !matches!(action, Action::Celebrate { feast } if *feast != Feast::Small)
            }
            _ => true,
        }
    }

    /// The index of the click to make.
    fn choose(self, state: &Scharz, seat: Seat, actions: &[Action], chance: &mut FastChance) -> usize {
        let plunder = actions.iter().position(|action| matches!(action, Action::Plunder { .. }));
        if let (Foraging::Everywhere, Phase::Plunder, Some(index)) = (self.land, state.phase, plunder) {
            return index;
        }
        let allowed: Vec<usize> =
            (0..actions.len()).filter(|&index| self.allows(state.phase, &actions[index])).collect();
        let listed: Vec<Action> = allowed.iter().map(|&index| actions[index]).collect();
        allowed[ScharzHabits.follow(state, seat, &listed, PEACEFUL, chance)]
    }
}

/// What costs gold and feeds nobody.
fn is_luxury(action: &Action) -> bool {
    matches!(
        action,
        Action::BuyInfantry { .. }
            | Action::Recruit { .. }
            | Action::DoubleQuota { .. }
            | Action::Hire { .. }
            | Action::HireForPrestige { .. }
            | Action::BuyElephant { .. }
            | Action::BuyCorsair { .. }
            | Action::BuyCorsairForPrestige { .. }
            | Action::BuyInBelgica
            | Action::Upgrade { .. }
            | Action::Train { .. }
            | Action::Build { .. }
            | Action::Hurry { .. }
            | Action::Clean { .. }
            | Action::HireCommander { .. }
            | Action::BuyHerd { .. }
    )
}

/// What neglect took from a seat in a year: by the look of it, and what a careful lord would have kept of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    pub seat: usize,
    pub year: u8,
    /// Units and settlements.
    pub suspected: [u32; 2],
    pub proven: u32,
}

/// Follows a match and judges each year when it is over.
#[derive(Clone, Debug, Default)]
pub struct Court {
    watch: Watch,
    /// The positions of this year in which orders were to be given or a market was open.
    starts: Vec<(Scharz, Watch)>,
    suspected: [[u32; 2]; 4],
    year: u8,
}

impl Court {
    /// The losses of one step, and the verdicts on a year that it ended.
    pub fn hear(
        &mut self,
        before: &Scharz,
        after: &Scharz,
        told: &[Told<Event>],
    ) -> (Vec<Loss>, Vec<Verdict>) {
        self.remember(before);
        let losses = self.watch.losses(before, told);
        for loss in losses.iter().filter(|loss| loss.cause.is_neglect()) {
            self.suspected[loss.owner.index()][usize::from(loss.kind.is_none())] += 1;
        }
        let is_over = after.status().is_over() || after.world.year != before.world.year;
        (losses, if is_over { self.judge() } else { Vec::new() })
    }

    fn remember(&mut self, before: &Scharz) {
        if before.world.year != self.year {
            self.year = before.world.year;
            self.starts.clear();
        }
        let is_open = before.drafts.values().all(|draft| draft.is_empty()) && before.ready.is_empty();
        if is_open && matches!(before.phase, Phase::Units | Phase::Trade) {
            self.starts.push((*before, self.watch.clone()));
        }
    }

    fn judge(&mut self) -> Vec<Verdict> {
        let suspected = std::mem::take(&mut self.suspected);
        let accused = (0..4).filter(|&seat| suspected[seat] != [0, 0]);
        accused
            .map(|seat| {
                let lost = suspected[seat].iter().sum();
                let proven = lost - self.least_loss(Seat::new(seat), lost);
                Verdict { seat, year: self.year, suspected: suspected[seat], proven }
            })
            .collect()
    }

    /// What the most careful course would have lost with the worst dice.
    fn least_loss(&self, seat: Seat, lost: u32) -> u32 {
        let mut least = lost;
        for (state, watch) in self.starts.iter().rev() {
            for care in Care::all() {
                if least == 0 {
                    return 0;
                }
                let worst = (0..LUCKS).map(|luck| loss_under(care, state, watch, seat, luck)).max();
                least = least.min(worst.flatten().unwrap_or(lost));
            }
        }
        least
    }
}

/// What neglect takes from a seat until the year is over; nothing if the match ends before the winter.
fn loss_under(care: Care, state: &Scharz, watch: &Watch, seat: Seat, luck: u64) -> Option<u32> {
    let (mut state, mut watch) = (*state, watch.clone());
    let mut chance = FastChance::new(luck);
    let (year, mut lost, mut told, mut legal) = (state.world.year, 0, Vec::new(), Vec::new());
    while state.world.year == year {
        let Some(mover) = state.status().pending().iter().next() else {
            return (state.world.season == scharz::Season::Winter).then_some(lost);
        };
        legal.clear();
        state.legal_actions(mover, &mut legal);
        let index = if mover == seat {
            care.choose(&state, mover, &legal, &mut chance)
        } else {
            ScharzHabits.rollout(&state, mover, &legal, &mut chance)
        };
        told.clear();
        let before = state;
        state.apply(mover, &legal[index], &mut Ctx::telling(&mut chance, &mut told));
        let losses = watch.losses(&before, &told);
        lost += losses.iter().filter(|loss| loss.owner == seat && loss.cause.is_neglect()).count() as u32;
    }
    Some(lost)
}
