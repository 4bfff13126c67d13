//! A match on the server: steps are tried on a copy and kept only once they are stored. A panic in the rules ends this
//! match and nothing else.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyMatch, BotSpec, BotTask, GameKind, LogEntry};
use engine::{RecordResult, Refusal, Seat, Seats, Seed, Status, Tick, Viewer};
use serde_json::Value;
use store::{Step, Table};

/// What a seat wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Move {
    Act(Value),
    Undo,
}

pub(crate) struct Running {
    inner: Box<dyn AnyMatch>,
    seed: Seed,
    /// How many steps are stored, take-backs included.
    n_steps: u32,
    /// How many of them each seat made.
    steps_of: Vec<u32>,
    /// For the public and for every seat: how many lines of its log no undo can take away.
    final_lines: Vec<usize>,
}

/// The rules panicked, or do not accept what they once accepted. The words are for the server's log.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Broken(pub String);

impl Running {
    pub fn start(game: &dyn GameKind, setup: &Value, seed: Seed) -> Result<Self, Broken> {
        let inner = guard(|| game.start(setup, seed))?.map_err(|error| Broken(error.to_string()))?;
        let final_lines = vec![0; inner.n_seats() + 1];
        let steps_of = vec![0; inner.n_seats()];
        let mut running = Self { inner, seed, n_steps: 0, steps_of, final_lines };
        running.note_final_lines()?;
        Ok(running)
    }

    /// Plays a stored match up to where it stood. If it breaks on the way, the part before is returned with the reason.
    pub fn load(
        game: &dyn GameKind,
        table: &Table,
        steps: &[Step],
    ) -> Result<(Self, Option<Broken>), Broken> {
        let seed = table.seed.parse().map_err(|_| Broken("the stored seed cannot be read".to_owned()))?;
        let mut running = Self::start(game, &table.setup, seed)?;
        for step in steps {
            match running.replayed(step) {
                Ok(next) => running = next,
                Err(broken) => return Ok((running, Some(broken))),
            }
        }
        Ok((running, None))
    }

    fn replayed(&self, step: &Step) -> Result<Self, Broken> {
        if step.ply != self.n_steps || usize::from(step.seat) >= self.n_seats() {
            return Err(Broken(format!("step {} is not where it should be", step.ply)));
        }
        let wanted = step.action.clone().map_or(Move::Undo, Move::Act);
        let refused = |refusal| Broken(format!("step {} is refused: {refusal}", step.ply));
        self.after(Seat::new(step.seat.into()), None, &wanted)?.map_err(refused)
    }

    /// The match after a step; this one stays as it is.
    pub fn after(
        &self,
        seat: Seat,
        tick: Option<Tick>,
        wanted: &Move,
    ) -> Result<Result<Self, Refusal>, Broken> {
        let mut inner = guard(|| self.inner.clone_box())?;
        let outcome = guard(AssertUnwindSafe(|| match wanted {
            Move::Act(action) => inner.act(seat, tick, action),
            Move::Undo => inner.undo(seat, tick),
        }))?;
        if let Err(refusal) = outcome {
            return Ok(Err(refusal));
        }
        let (mut steps_of, final_lines) = (self.steps_of.clone(), self.final_lines.clone());
        steps_of[seat.index()] += 1;
        let mut next = Self { inner, seed: self.seed, n_steps: self.n_steps + 1, steps_of, final_lines };
        next.note_final_lines()?;
        Ok(Ok(next))
    }

    /// When nobody can take anything back, all lines told so far are there to stay.
    fn note_final_lines(&mut self) -> Result<(), Broken> {
        if Seat::all(self.n_seats()).any(|seat| self.inner.can_undo(seat)) {
            return Ok(());
        }
        for index in 0..self.final_lines.len() {
            let viewer = if index == 0 { Viewer::Public } else { Viewer::seat(Seat::new(index - 1)) };
            self.final_lines[index] += self.log(viewer, self.final_lines[index])?.len();
        }
        Ok(())
    }

    pub fn final_lines(&self, viewer: Viewer) -> Result<usize, Broken> {
        match viewer {
            Viewer::Public => Ok(self.final_lines[0]),
            Viewer::Seat { seat } => Ok(self.final_lines[seat.index() + 1]),
            Viewer::Open => Ok(self.log(Viewer::Open, 0)?.len()),
        }
    }

    pub fn n_seats(&self) -> usize {
        self.inner.n_seats()
    }

    pub fn n_steps(&self) -> u32 {
        self.n_steps
    }

    pub fn status(&self) -> Status {
        self.inner.status()
    }

    pub fn pending(&self) -> Seats {
        self.status().pending()
    }

    pub fn tick(&self, viewer: Viewer) -> Tick {
        self.inner.tick(viewer)
    }

    pub fn can_undo(&self, seat: Seat) -> bool {
        self.inner.can_undo(seat)
    }

    pub fn view(&self, viewer: Viewer) -> Result<Value, Broken> {
        guard(|| self.inner.view(viewer))
    }

    pub fn legal(&self, seat: Seat) -> Result<Vec<Value>, Broken> {
        guard(|| self.inner.legal(seat))
    }

    pub fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<LogEntry>, Broken> {
        guard(|| self.inner.log(viewer, from))
    }

    pub fn check(&self, seat: Seat, action: &Value) -> Result<Result<(), Refusal>, Broken> {
        guard(|| self.inner.check(seat, action))
    }

    pub fn result(&self) -> Result<Option<RecordResult>, Broken> {
        guard(|| self.inner.result())
    }

    pub fn record(&self) -> Result<Value, Broken> {
        guard(|| self.inner.record())
    }

    pub fn bot_task(&self, seat: Seat, bot: BotSpec) -> Result<BotTask, Broken> {
        guard(|| self.inner.bot_task(seat, bot, self.whim(seat)))
    }

    /// The luck of a bot's own choices: the same when the match is played again from its seed, whoever is quicker.
    pub fn whim(&self, seat: Seat) -> u64 {
        self.seed.whim(seat, u64::from(self.steps_of[seat.index()]))
    }
}

/// What was being worked on when the rules panicked is thrown away by every caller.
pub(crate) fn guard<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words");
        Broken(format!("the rules panicked: {words}"))
    })
}
