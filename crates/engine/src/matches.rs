//! A match: the only way to change a game's state.

mod snapshot;

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

pub use snapshot::Snapshot;

use crate::{
    Audience, BadSetup, Ctx, Game, MAX_SEATS, Played, Record, Refusal, Scripted, Seat, Seats, Seed,
    SeededChance, Status, Told, Viewer,
};

/// How many steps a viewer could notice. It never falls (an undo is a step too), and so tells neither how often a rival
/// clicked in a private draft nor when.
pub type Tick = u32;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine<E> {
    /// How many actions had been applied when it was told; 0 for set-up.
    pub ply: u32,
    pub to: Audience,
    pub event: E,
}

/// A game being played. State is a fold over actions; the rest here is who may do what when.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    seed: Seed,
    state: G,
    actions: Vec<Played<G::Action>>,
    log: Vec<LogLine<G::Event>>,
    barrier: Barrier<G>,
    ticks: Ticks,
    script: VecDeque<u32>,
    script_fault: Option<String>,
}

/// The last moment that cannot be undone: undo folds the actions since then anew.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "G: Game")]
struct Barrier<G> {
    state: G,
    n_actions: usize,
    n_lines: usize,
    /// How many of these lines each viewer may read.
    n_read: LineCounts,
}

/// All that one step can change: whoever cannot store a step goes back to it. It does not grow with the match, and knows
/// nothing of a script.
#[derive(Clone, Debug)]
pub struct Savepoint<G: Game> {
    state: G,
    barrier: Barrier<G>,
    /// What came after the barrier.
    actions: Vec<Played<G::Action>>,
    lines: Vec<LogLine<G::Event>>,
    ticks: Ticks,
}

/// Lines of the log by viewer: every seat, the public, and who sees everything.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct LineCounts([usize; MAX_SEATS + 2]);

impl LineCounts {
    fn of(self, viewer: Viewer) -> usize {
        self.0[Self::index(viewer)]
    }

    fn add<E>(&mut self, lines: &[LogLine<E>]) {
        let seats = Seat::all(MAX_SEATS).map(Viewer::seat);
        for viewer in seats.chain([Viewer::Public, Viewer::Open]) {
            self.0[Self::index(viewer)] += lines.iter().filter(|line| line.to.includes(viewer)).count();
        }
    }

    fn index(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat { seat } => seat.index(),
            Viewer::Public => MAX_SEATS,
            Viewer::Open => MAX_SEATS + 1,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Ticks {
    seats: [SeatTicks; MAX_SEATS],
    public: Tick,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct SeatTicks {
    now: Tick,
    /// A message older than this was sent for another decision.
    since: Tick,
}

impl<G: Game> Match<G> {
    pub fn start(setup: G::Setup, seed: Seed) -> Result<Self, BadSetup> {
        Self::start_scripted(setup, seed, VecDeque::new())
    }

    /// As `start`, the first draws taken from a script. For tests and scenarios.
    pub fn start_scripted(setup: G::Setup, seed: Seed, mut script: VecDeque<u32>) -> Result<Self, BadSetup> {
        let (mut told, mut script_fault) = (Vec::new(), None);
        let mut seeded = SeededChance::new(seed, 0);
        let mut chance = Scripted { script: &mut script, then: &mut seeded, fault: &mut script_fault };
        let state = G::start(&setup, &mut Ctx::telling(&mut chance, &mut told))?;
        let log: Vec<_> = told.into_iter().map(|told| log_line(0, told)).collect();
        let mut n_read = LineCounts::default();
        n_read.add(&log);
        let barrier = Barrier { state: state.clone(), n_actions: 0, n_lines: log.len(), n_read };
        Ok(Self {
            setup,
            seed,
            state,
            actions: Vec::new(),
            log,
            barrier,
            ticks: Ticks::default(),
            script,
            script_fault,
        })
    }

    /// Applies an action of `seat`, sent when its tick was `tick` (`None`: by someone who is always current).
    pub fn act(&mut self, seat: Seat, tick: Option<Tick>, action: &G::Action) -> Result<(), Refusal> {
        self.check_tick(seat, tick)?;
        self.state.check(seat, action)?;
        self.step(seat, *action);
        Ok(())
    }

    /// Takes back the last action of `seat`, if nothing since the last barrier forbids it. In a window of sealed
    /// choices the others' drafts stay as they are; taking back a commit is the withdrawal.
    pub fn undo(&mut self, seat: Seat, tick: Option<Tick>) -> Result<(), Refusal> {
        self.check_tick(seat, tick)?;
        let index = self.undoable(seat).ok_or(Refusal::NothingToUndo)?;
        let before = self.state.status();
        self.actions.remove(index);
        let kept = self.actions.split_off(self.barrier.n_actions);
        self.log.truncate(self.barrier.n_lines);
        self.state = self.barrier.state.clone();
        for played in kept {
            self.fold(played);
        }
        self.advance_ticks(seat, before, false);
        Ok(())
    }

    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_some()
    }

    /// Tests an action without applying it.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.state.check(seat, action)
    }

    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        legal
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn status(&self) -> Status {
        self.state.status()
    }

    /// How many actions were applied.
    pub fn ply(&self) -> usize {
        self.actions.len()
    }

    pub fn actions(&self) -> &[Played<G::Action>] {
        &self.actions
    }

    pub fn tick(&self, viewer: Viewer) -> Tick {
        match viewer {
            Viewer::Seat { seat } => self.ticks.seats[seat.index()].now,
            Viewer::Public | Viewer::Open => self.ticks.public,
        }
    }

    /// The whole log; see [`Match::log_for`] for what one viewer may read.
    pub fn log(&self) -> &[LogLine<G::Event>] {
        &self.log
    }

    pub fn log_for(&self, viewer: Viewer) -> impl Iterator<Item = &LogLine<G::Event>> {
        self.log.iter().filter(move |line| line.to.includes(viewer))
    }

    /// How many lines of a viewer's log no undo can take away.
    pub fn n_final_lines(&self, viewer: Viewer) -> usize {
        self.barrier.n_read.of(viewer)
    }

    /// What [`Match::restore`] needs to drop the next step again.
    pub fn savepoint(&self) -> Savepoint<G> {
        Savepoint {
            state: self.state.clone(),
            barrier: self.barrier.clone(),
            actions: self.actions[self.barrier.n_actions..].to_vec(),
            lines: self.log[self.barrier.n_lines..].to_vec(),
            ticks: self.ticks,
        }
    }

    /// Goes back to where the match stood one step ago, also when that step panicked half-way.
    pub fn restore(&mut self, savepoint: Savepoint<G>) {
        self.actions.truncate(savepoint.barrier.n_actions);
        self.actions.extend(savepoint.actions);
        self.log.truncate(savepoint.barrier.n_lines);
        self.log.extend(savepoint.lines);
        self.state = savepoint.state;
        self.barrier = savepoint.barrier;
        self.ticks = savepoint.ticks;
    }

    pub fn record(&self) -> Record<G> {
        Record::of(self)
    }

    /// Fixes the next draws. For tests and scenarios; the record of such a match does not replay.
    pub fn script(&mut self, draws: impl IntoIterator<Item = u32>) {
        self.script.extend(draws);
    }

    /// How many scripted draws are still to come.
    pub fn script_left(&self) -> usize {
        self.script.len()
    }

    /// Says when the script asked for a draw that cannot be.
    pub fn script_fault(&self) -> Option<&str> {
        self.script_fault.as_deref()
    }

    /// Replaces the state, for scenarios; refused when the new one breaks an invariant. Nothing before can be undone.
    pub fn patch_state(&mut self, state: G) -> Result<(), String> {
        state.invariants()?;
        self.state = state;
        self.raise_barrier();
        Ok(())
    }

    fn check_tick(&self, seat: Seat, tick: Option<Tick>) -> Result<(), Refusal> {
        let ticks = self.ticks.seats[seat.index()];
        match tick {
            Some(tick) if tick < ticks.since || tick > ticks.now => Err(Refusal::Stale),
            _ => Ok(()),
        }
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        (self.barrier.n_actions..self.actions.len()).rev().find(|&index| self.actions[index].seat == seat)
    }

    fn step(&mut self, seat: Seat, action: G::Action) {
        let before = self.state.status();
        let is_final = self.fold(Played { seat, action });
        let after = self.state.status();
        let barrier_rises = is_final || !same_deciders(before, after);
        if barrier_rises {
            self.raise_barrier();
        }
        self.advance_ticks(seat, before, barrier_rises);
    }

    /// Applies one action that is known to be legal; says whether it is final.
    fn fold(&mut self, played: Played<G::Action>) -> bool {
        let ply = self.actions.len() as u32 + 1;
        let mut told = Vec::new();
        let mut seeded = SeededChance::new(self.seed, u64::from(ply));
        let mut chance =
            Scripted { script: &mut self.script, then: &mut seeded, fault: &mut self.script_fault };
        let mut ctx = Ctx::telling(&mut chance, &mut told);
        self.state.apply(played.seat, &played.action, &mut ctx);
        let is_final = ctx.is_final();
        self.actions.push(played);
        self.log.extend(told.into_iter().map(|told| log_line(ply, told)));
        is_final
    }

    fn raise_barrier(&mut self) {
        self.barrier.n_read.add(&self.log[self.barrier.n_lines..]);
        self.barrier.state = self.state.clone();
        self.barrier.n_actions = self.actions.len();
        self.barrier.n_lines = self.log.len();
    }

    /// Inside a window a step is noticed by its actor, and by the others only when somebody became ready or withdrew.
    fn advance_ticks(&mut self, actor: Seat, before: Status, barrier_rose: bool) {
        let in_draft = matches!(before, Status::Together { .. }) && !barrier_rose;
        let noticed_by_all = !in_draft || self.state.status() != before;
        let noticed_by = if noticed_by_all { Seats::first(MAX_SEATS) } else { Seats::one(actor) };
        for seat in Seat::all(MAX_SEATS) {
            let ticks = &mut self.ticks.seats[seat.index()];
            ticks.now += u32::from(noticed_by.contains(seat));
            if seat == actor || barrier_rose {
                ticks.since = ticks.now;
            }
        }
        self.ticks.public += u32::from(noticed_by_all);
    }
}

/// Whether the same seats go on deciding, so that the last action can still be undone.
fn same_deciders(before: Status, after: Status) -> bool {
    match (before, after) {
        (Status::Turn { seat }, Status::Turn { seat: next }) => seat == next,
        // The same window: nobody new has to decide, and nobody's commit was used up.
        (
            Status::Together { pending, ready },
            Status::Together { pending: still_pending, ready: now_ready },
        ) => still_pending.is_subset_of(pending) && ready.is_subset_of(now_ready),
        _ => false,
    }
}

fn log_line<E>(ply: u32, told: Told<E>) -> LogLine<E> {
    LogLine { ply, to: told.to, event: told.event }
}
