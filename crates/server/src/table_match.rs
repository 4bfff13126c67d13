//! A match on the server: a step that cannot be stored is dropped again. A panic in the rules stops this match and nothing
//! else.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyMatch, BotSpec, BotTask, GameKind, JsonText, LogEntry};
use engine::{RecordResult, Refusal, Seat, Seats, Seed, Status, Tick, Viewer};
use serde_json::Value;
use store::{Step, Table};

/// What a seat wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Move {
    Act(Value),
    Undo,
}

pub(crate) struct TableMatch {
    inner: Box<dyn AnyMatch>,
    seed: Seed,
    /// How many steps are stored, undos included.
    n_steps: u32,
    /// How many of them each seat made.
    steps_of: Vec<u32>,
}

/// The rules panicked, or do not accept what they once accepted. The words are for the server's log.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Broken(pub String);

impl TableMatch {
    pub fn start(game: &dyn GameKind, setup: &Value, seed: Seed) -> Result<Self, Broken> {
        let inner = guard(|| game.start(setup, seed))?.map_err(|error| Broken(error.to_string()))?;
        let steps_of = vec![0; inner.n_seats()];
        Ok(Self { inner, seed, n_steps: 0, steps_of })
    }

    /// Plays a stored match up to its last step.
    pub fn load(game: &dyn GameKind, table: &Table, steps: &[Step]) -> Result<Self, Broken> {
        let seed = table.seed.parse().map_err(|_| Broken("the stored seed cannot be read".to_owned()))?;
        let mut the_match = Self::start(game, &table.setup, seed)?;
        steps.iter().try_for_each(|step| the_match.replay(step))?;
        Ok(the_match)
    }

    fn replay(&mut self, step: &Step) -> Result<(), Broken> {
        if step.number != self.n_steps || usize::from(step.seat) >= self.n_seats() {
            return Err(Broken(format!("step {} is out of order", step.number)));
        }
        let wanted = step.action.clone().map_or(Move::Undo, Move::Act);
        let refused = |refusal| Broken(format!("step {} is refused: {refusal}", step.number));
        self.step(Seat::new(step.seat.into()), None, &wanted)?.map_err(refused)
    }

    /// Takes a step. A step that is refused or breaks changes nothing.
    pub fn step(
        &mut self,
        seat: Seat,
        tick: Option<Tick>,
        wanted: &Move,
    ) -> Result<Result<(), Refusal>, Broken> {
        let inner = &mut self.inner;
        inner.save();
        let outcome = guard(|| match wanted {
            Move::Act(action) => inner.act(seat, tick, action),
            Move::Undo => inner.undo(seat, tick),
        });
        match &outcome {
            Ok(Ok(())) => {
                self.steps_of[seat.index()] += 1;
                self.n_steps += 1;
            }
            Ok(Err(_)) => {}
            Err(_) => self.inner.restore(),
        }
        outcome
    }

    /// Drops the step that this seat just took, because it could not be stored.
    pub fn drop_step(&mut self, seat: Seat) {
        self.inner.restore();
        self.steps_of[seat.index()] -= 1;
        self.n_steps -= 1;
    }

    pub fn final_lines(&self, viewer: Viewer) -> usize {
        self.inner.n_final_lines(viewer)
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

    pub fn view(&self, viewer: Viewer) -> Result<JsonText, Broken> {
        guard(|| self.inner.view(viewer))
    }

    pub fn legal(&self, seat: Seat) -> Result<Vec<Value>, Broken> {
        guard(|| self.inner.legal(seat))
    }

    pub fn legal_text(&self, seat: Seat) -> Result<JsonText, Broken> {
        guard(|| self.inner.legal_text(seat))
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
        guard(|| self.inner.bot_task(seat, bot, self.bot_seed(seat)))
    }

    /// What a bot at this seat draws from: the same when the match is played again from its seed, whoever is quicker.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        self.seed.bot_seed(seat, u64::from(self.steps_of[seat.index()]))
    }
}

/// What was being worked on when the rules panicked is thrown away by every caller.
pub(crate) fn guard<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Broken(format!("the rules panicked: {words}"))
    })
}
