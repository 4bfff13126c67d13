//! A match looked at again, moment by moment: how the chances stood, what was decided and what would have been better, and what luck
//! did. Of a match that has ended all is known; of one under way no more than a seat knows. A decision is always judged by what its seat
//! could know when it was taken.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Advice, Effort, Habits, Sight};
use engine::{Game, Match, PerSeat, Played, Record, Seat, Seats, Tick, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::CatalogError;
use crate::any::to_value;

/// Choices that are told of a decision, beside the one that was taken.
const TOLD: usize = 5;
/// Added to the ply: the same match is always looked at with the same guesses.
const SEED: u64 = 0x11e6_e000_0000_0000;

/// What somebody may be told of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vantage {
    /// The match has ended: chances are those of the true position, and the decisions of these seats are judged.
    Open(Seats),
    /// The match is under way: chances are as this seat sees them, and only its own decisions are judged.
    Seat(Seat),
}

impl Vantage {
    fn viewer(self) -> Viewer {
        match self {
            Vantage::Open(_) => Viewer::Open,
            Vantage::Seat(seat) => Viewer::seat(seat),
        }
    }

    fn judges(self, seat: Seat) -> bool {
        match self {
            Vantage::Open(seats) => seats.contains(seat),
            Vantage::Seat(own) => own == seat,
        }
    }
}

/// A match that is looked at again, from its beginning on.
pub trait Review: Send {
    /// How many steps there are to look at, as [`Moment::number`] counts them.
    fn length(&self) -> u32;
    /// How many actions were played again so far. For the server's own use: who looks from a seat may not count others' clicks.
    fn ply(&self) -> usize;
    /// Plays on to the next moment after this many actions without thinking about any.
    fn skip(&mut self, ply: usize);
    /// The next moment worth telling; nothing when there are no more, or when it was cancelled.
    fn next(&mut self, cancel: &AtomicBool) -> Option<Moment>;
}

/// How a match stood after some actions, and what was done then.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct Moment {
    /// How many steps came before, as far as who looks could notice them.
    pub number: u32,
    /// Which step of a replay this is: of that of `open`, of `public`, or of a seat, by its number.
    pub steps: BTreeMap<String, u32>,
    /// By seat, how likely it was to win.
    pub chances: Vec<f32>,
    /// By seat, what the draws of the step before changed; none if nothing was drawn, or if that is not known yet.
    pub luck: Option<Vec<f32>>,
    pub decision: Option<Decision>,
}

/// What a seat did, and what it might have done.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct Decision {
    #[ts(type = "number")]
    pub seat: Seat,
    #[ts(type = "unknown")]
    pub chosen: Value,
    /// How much less likely the seat is to win than with the best choice, as far as the coach can tell.
    pub cost: f32,
    pub counsel: Counsel,
}

/// What a coach says about a decision.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct Counsel {
    /// By seat, how likely it is to win, as the deciding seat sees it.
    pub chances: Vec<f32>,
    /// The best first; also the one that was taken or asked about.
    pub choices: Vec<CounselChoice>,
    /// How often the coach looked.
    pub iterations: u32,
    /// Why the first choice is better than the one that was taken or asked about, or else than the second: gains, what rivals are denied,
    /// the price.
    pub why: Vec<CounselChange>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct CounselChoice {
    #[ts(type = "unknown")]
    pub action: Value,
    /// The chance of winning after it; none if it was never looked at.
    pub chance: Option<f32>,
    pub visits: u32,
}

/// So many points more or less for a seat, in one part of the game: message `<game>-worth-<part>`.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct CounselChange {
    #[ts(type = "number")]
    pub seat: Seat,
    pub part: String,
    pub points: f32,
}

/// A decision to be thought about elsewhere, on what the seat knows; nothing if there is nothing to say about it.
pub type CounselTask = Box<dyn FnOnce(&AtomicBool) -> Option<Counsel> + Send>;

/// What to think about when this seat is asked for a decision.
pub(crate) fn counsel_task<G: Game, H: Habits<G>>(
    the_match: &Match<G>,
    habits: &Arc<H>,
    seat: Seat,
    asked: Option<G::Action>,
) -> CounselTask {
    let (sight, seed) = (Sight::new(the_match.state(), seat), seed_of(the_match.ply()));
    let habits = Arc::clone(habits);
    Box::new(move |cancel| {
        let habits = habits.as_ref();
        let effort = Effort::usual(habits);
        bots::is_decision(habits, &sight)
            .then(|| told(&bots::advise(habits, &sight, asked.as_ref(), effort, seed, cancel), asked))
    })
}

/// What is told of an advice; also of the action that was asked about.
fn told<A: Copy + PartialEq + Serialize>(advice: &Advice<A>, asked: Option<A>) -> Counsel {
    let Advice { estimate, why } = advice;
    let is_told = |(rank, choice): &(usize, &bots::Choice<A>)| *rank < TOLD || Some(choice.action) == asked;
    let choice = |(_, choice): (usize, &bots::Choice<A>)| CounselChoice {
        action: to_value(&choice.action),
        chance: choice.chance.map(rounded),
        visits: choice.visits,
    };
    let change = |change: &bots::Change| CounselChange {
        seat: change.seat,
        part: change.part.to_owned(),
        points: rounded(change.points),
    };
    Counsel {
        chances: listed(&estimate.chances),
        choices: estimate.choices.iter().enumerate().filter(is_told).map(choice).collect(),
        iterations: estimate.iterations,
        why: why.iter().map(change).collect(),
    }
}

/// A typed match behind [`Review`].
pub(crate) struct Rerun<G: Game, H> {
    actions: Vec<Played<G::Action>>,
    the_match: Match<G>,
    /// That of who looks first.
    steps: Vec<StepCount>,
    length: u32,
    habits: Arc<H>,
    vantage: Vantage,
    effort: Effort,
    /// Where the last action was played, if it was: what was drawn then may be told.
    before: Option<G>,
    is_begun: bool,
}

/// How many steps one viewer's replay has so far.
struct StepCount {
    viewer: Viewer,
    last_tick: Option<Tick>,
    step: u32,
}

impl StepCount {
    fn of(viewer: Viewer) -> Self {
        Self { viewer, last_tick: None, step: 0 }
    }

    fn follow(&mut self, tick: Tick) {
        match self.last_tick.replace(tick) {
            Some(last) if last != tick => self.step += 1,
            _ => {}
        }
    }

    fn name(&self) -> String {
        match self.viewer {
            Viewer::Open => "open".to_owned(),
            Viewer::Public => "public".to_owned(),
            Viewer::Seat { seat } => seat.to_string(),
        }
    }
}

impl<G: Game, H: Habits<G>> Rerun<G, H> {
    /// The record is checked by it.
    pub fn new(
        record: Record<G>,
        habits: Arc<H>,
        vantage: Vantage,
        patience: u32,
    ) -> Result<Self, CatalogError> {
        let mut length = StepCount::of(vantage.viewer());
        let replayed = record.replay_with(|the_match| length.follow(the_match.tick(length.viewer)))?;
        let n_seats = replayed.state().n_seats();
        let seats = || Seat::all(n_seats);
        let viewers: Vec<Viewer> = match vantage {
            Vantage::Seat(seat) if seat.index() >= n_seats => return Err(CatalogError::NoSuchSeat),
            Vantage::Seat(seat) => vec![Viewer::seat(seat)],
            Vantage::Open(judged) if !judged.is_subset_of(Seats::first(n_seats)) => {
                return Err(CatalogError::NoSuchSeat);
            }
            Vantage::Open(_) => {
                [Viewer::Open, Viewer::Public].into_iter().chain(seats().map(Viewer::seat)).collect()
            }
        };
        let the_match = Match::start(record.setup, record.seed)?;
        let steps = viewers.into_iter().map(StepCount::of).collect();
        let usual = Effort::usual(habits.as_ref());
        let mut rerun = Self {
            actions: record.actions,
            the_match,
            steps,
            length: length.step,
            effort: Effort { time: usual.time * patience, ..usual },
            habits,
            vantage,
            before: None,
            is_begun: false,
        };
        rerun.count_steps();
        Ok(rerun)
    }

    fn count_steps(&mut self) {
        for count in &mut self.steps {
            count.follow(self.the_match.tick(count.viewer));
        }
    }

    fn play_one(&mut self) {
        let Some(&Played { seat, action }) = self.actions.get(self.the_match.ply()) else { return };
        self.before = Some(self.the_match.state().clone());
        self.the_match.act(seat, None, &action).expect("the record was played again before");
        self.count_steps();
    }

    fn moment(&self, cancel: &AtomicBool) -> Option<Moment> {
        let ply = self.the_match.ply();
        let is_edge = ply == 0 || ply == self.actions.len();
        let next = self.actions.get(ply);
        let sight = next.map(|played| Sight::new(self.the_match.state(), played.seat));
        // Whether others had a choice is theirs to know.
        let is_seen = |seat| matches!(self.vantage, Vantage::Open(_)) || self.vantage.judges(seat);
        let sight = sight.filter(|sight| is_seen(sight.seat()));
        let is_told = sight.is_some_and(|sight| bots::is_decision(self.habits.as_ref(), &sight));
        let drawn = self.last_draw();
        if !is_edge && !is_told && drawn.is_none() {
            return None;
        }
        let chances = self.chances();
        let luck = drawn.map(|(before, played)| self.luck(before, played, &chances));
        let judged = next.filter(|played| is_told && self.vantage.judges(played.seat));
        Some(Moment {
            number: self.steps[0].step,
            steps: self.steps.iter().map(|count| (count.name(), count.step)).collect(),
            chances: listed(&chances),
            luck: luck.map(|luck| listed(&luck)),
            decision: judged.map(|played| self.decision(played, cancel)),
        })
    }

    fn chances(&self) -> PerSeat<f32> {
        let (state, seed) = (self.the_match.state(), seed_of(self.the_match.ply()));
        match self.vantage {
            _ if state.status().is_over() => bots::win_shares(state),
            Vantage::Open(_) => {
                bots::outlook(self.habits.as_ref(), |_| state.clone(), self.effort.samples, seed)
            }
            Vantage::Seat(seat) => {
                let sight = Sight::new(state, seat);
                bots::outlook(self.habits.as_ref(), |chance| sight.guess(chance), self.effort.samples, seed)
            }
        }
    }

    /// The last action, and where it was played, if something was drawn in it and that may be told.
    fn last_draw(&self) -> Option<(&G, &Played<G::Action>)> {
        let (before, Vantage::Open(_)) = (self.before.as_ref()?, self.vantage) else { return None };
        let played = &self.actions[self.the_match.ply() - 1];
        bots::draws(before, (played.seat, &played.action)).then_some((before, played))
    }

    fn luck(&self, before: &G, played: &Played<G::Action>, after: &PerSeat<f32>) -> PerSeat<f32> {
        let (step, seed) = ((played.seat, &played.action), seed_of(self.the_match.ply()));
        bots::luck(self.habits.as_ref(), before, step, after, self.effort.samples, seed)
    }

    fn decision(&self, played: &Played<G::Action>, cancel: &AtomicBool) -> Decision {
        let (state, seed) = (self.the_match.state(), seed_of(self.the_match.ply()));
        let (habits, chosen) = (self.habits.as_ref(), played.action);
        let sight = Sight::new(state, played.seat);
        let advice = bots::advise(habits, &sight, Some(&chosen), self.effort, seed, cancel);
        let choices = &advice.estimate.choices;
        let chance_of = |action: G::Action| choices.iter().find(|choice| choice.action == action)?.chance;
        let cost = chance_of(choices[0].action).zip(chance_of(chosen)).map_or(0.0, |(best, own)| best - own);
        Decision {
            seat: played.seat,
            chosen: to_value(&chosen),
            cost: rounded(cost.max(0.0)),
            counsel: told(&advice, Some(chosen)),
        }
    }
}

impl<G: Game, H: Habits<G>> Review for Rerun<G, H> {
    fn length(&self) -> u32 {
        self.length
    }

    fn ply(&self) -> usize {
        self.the_match.ply()
    }

    fn skip(&mut self, ply: usize) {
        self.is_begun = true;
        while self.the_match.ply() < ply.min(self.actions.len()) {
            self.play_one();
        }
    }

    fn next(&mut self, cancel: &AtomicBool) -> Option<Moment> {
        loop {
            if std::mem::replace(&mut self.is_begun, true) {
                if self.the_match.ply() == self.actions.len() {
                    return None;
                }
                self.play_one();
            }
            let moment = self.moment(cancel);
            if cancel.load(Ordering::Relaxed) {
                return None;
            }
            if moment.is_some() {
                return moment;
            }
        }
    }
}

fn seed_of(ply: usize) -> u64 {
    SEED + ply as u64
}

/// Four digits are more than anybody can tell apart.
fn rounded(number: f32) -> f32 {
    (number * 10_000.0).round() / 10_000.0
}

fn listed(numbers: &PerSeat<f32>) -> Vec<f32> {
    numbers.values().copied().map(rounded).collect()
}
