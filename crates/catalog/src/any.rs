//! A match of any game, spoken to in JSON.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::{BotSpec, Habits, Sight};
use engine::{FastChance, Game, Match, RecordResult, Refusal, Savepoint, Seat, Status, Tick, Viewer};
use serde::{Deserialize as _, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;

use crate::CounselTask;
use crate::review;

/// A match whose game is only known at run time.
pub trait AnyMatch: Send + Sync {
    fn n_seats(&self) -> usize;
    fn status(&self) -> Status;
    /// How many actions were applied.
    fn ply(&self) -> usize;
    fn tick(&self, viewer: Viewer) -> Tick;
    fn view(&self, viewer: Viewer) -> JsonText;
    /// The legal actions of a seat; empty unless it is pending.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// The same as a list in JSON.
    fn legal_text(&self, seat: Seat) -> JsonText;
    fn act(&mut self, seat: Seat, tick: Option<Tick>, action: &Value) -> Result<(), Refusal>;
    fn undo(&mut self, seat: Seat, tick: Option<Tick>) -> Result<(), Refusal>;
    fn can_undo(&self, seat: Seat) -> bool;
    /// Notes where the match stands, in place of what was noted before.
    fn save(&mut self);
    /// Goes back to where the match stood when it was last saved, at most one step ago. Nothing happens without a save.
    fn restore(&mut self);
    /// Whether an action would be accepted, and if not, which rule forbids it.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refusal>;
    /// What `viewer` may read of the log, from its `from`-th line on.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogEntry>;
    /// How many lines of that log no undo can take away.
    fn n_final_lines(&self, viewer: Viewer) -> usize;
    /// Points and places once the match is over.
    fn result(&self) -> Option<RecordResult>;
    /// The record so far, seed included: for the server's own use until the match is over.
    fn record(&self) -> Value;
    /// The whole state: for tools, never for a player.
    fn state(&self) -> Value;
    /// A whole state that fits what a seat knows, as bots imagine it: for tools, never for a player.
    fn guess(&self, seat: Seat, seed: u64) -> Value;
    /// All that the match has come to, as text for [`crate::GameKind::resume`].
    fn snapshot(&self) -> JsonText;
    /// What a coach says to this seat, which must be pending, to be thought about elsewhere, on what the seat knows; if an action is asked
    /// about, about that above all.
    fn counsel_task(&self, seat: Seat, asked: Option<&Value>) -> Result<CounselTask, Refusal>;
    /// A decision to be thought about elsewhere, on what the seat knows.
    fn bot_task(&self, seat: Seat, bot: BotSpec, seed: u64) -> BotTask;
}

/// A bot's decision, ready to be run on a worker thread. The flag makes it answer at once.
pub type BotTask = Box<dyn FnOnce(&AtomicBool) -> Vec<Value> + Send>;

/// JSON written out, ready to be sent: made once, however many look at it.
#[derive(Clone, Debug)]
pub struct JsonText(Arc<RawValue>);

impl JsonText {
    pub fn of<T: Serialize>(thing: &T) -> Self {
        Self(to_raw_value(thing).expect("plain data becomes JSON").into())
    }

    pub fn as_str(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for JsonText {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// One line of a viewer's log.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct LogEntry {
    /// The viewer's own count of the steps that told it something: lines with the same number belong together.
    pub step: u32,
    pub event: Value,
}

/// A typed match and its habits behind [`AnyMatch`].
pub(crate) struct Erased<G: Game, H> {
    pub the_match: Match<G>,
    pub saved: Option<Savepoint<G>>,
    pub habits: Arc<H>,
}

impl<G: Game, H: Habits<G>> AnyMatch for Erased<G, H> {
    fn n_seats(&self) -> usize {
        self.the_match.state().n_seats()
    }

    fn status(&self) -> Status {
        self.the_match.status()
    }

    fn ply(&self) -> usize {
        self.the_match.ply()
    }

    fn tick(&self, viewer: Viewer) -> Tick {
        self.the_match.tick(viewer)
    }

    fn view(&self, viewer: Viewer) -> JsonText {
        JsonText::of(&self.the_match.state().view(viewer))
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        self.the_match.legal_actions(seat).iter().map(to_value).collect()
    }

    fn legal_text(&self, seat: Seat) -> JsonText {
        JsonText::of(&self.the_match.legal_actions(seat))
    }

    fn act(&mut self, seat: Seat, tick: Option<Tick>, action: &Value) -> Result<(), Refusal> {
        self.the_match.act(seat, tick, &read_action::<G>(action)?)
    }

    fn undo(&mut self, seat: Seat, tick: Option<Tick>) -> Result<(), Refusal> {
        self.the_match.undo(seat, tick)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.the_match.can_undo(seat)
    }

    fn save(&mut self) {
        self.saved = Some(self.the_match.savepoint());
    }

    fn restore(&mut self) {
        if let Some(saved) = self.saved.take() {
            self.the_match.restore(saved);
        }
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        self.the_match.check(seat, &read_action::<G>(action)?)
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        // Counted without gaps: they would tell how often others clicked in private.
        let (mut step, mut last_ply) = (0, 0);
        let entries = self.the_match.log_for(viewer).map(|line| {
            step += u32::from(line.ply != last_ply);
            last_ply = line.ply;
            (step, &line.event)
        });
        entries.skip(from).map(|(step, event)| LogEntry { step, event: to_value(event) }).collect()
    }

    fn n_final_lines(&self, viewer: Viewer) -> usize {
        self.the_match.n_final_lines(viewer)
    }

    fn result(&self) -> Option<RecordResult> {
        RecordResult::of(self.the_match.state())
    }

    fn record(&self) -> Value {
        to_value(&self.the_match.record())
    }

    fn state(&self) -> Value {
        to_value(self.the_match.state())
    }

    fn guess(&self, seat: Seat, seed: u64) -> Value {
        let mut state = self.the_match.state().clone();
        state.determinize(seat, &mut FastChance::new(seed));
        to_value(&state)
    }

    fn snapshot(&self) -> JsonText {
        JsonText::of(&self.the_match.snapshot())
    }

    fn counsel_task(&self, seat: Seat, asked: Option<&Value>) -> Result<CounselTask, Refusal> {
        let asked = asked.map(read_action::<G>).transpose()?;
        if let Some(asked) = &asked {
            self.the_match.check(seat, asked)?;
        }
        Ok(review::counsel_task(&self.the_match, &self.habits, seat, asked))
    }

    fn bot_task(&self, seat: Seat, bot: BotSpec, seed: u64) -> BotTask {
        let sight = Sight::new(self.the_match.state(), seat);
        let habits = Arc::clone(&self.habits);
        Box::new(move |cancel| {
            let clicks = bots::deliberate(habits.as_ref(), &bot, sight, seed, cancel);
            clicks.iter().map(to_value).collect()
        })
    }
}

fn read_action<G: Game>(action: &Value) -> Result<G::Action, Refusal> {
    G::Action::deserialize(action).map_err(|_| Refusal::Malformed)
}

pub(crate) fn to_value<T: Serialize>(thing: &T) -> Value {
    serde_json::to_value(thing).expect("plain data becomes JSON")
}
