//! A match on the server: a step that cannot be stored is dropped again. A panic in the rules stops this match and nothing
//! else. A long one is opened from a snapshot, if there is one that fits its steps.

use std::io::Read as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyMatch, BotSpec, BotTask, CounselTask, GameKind, JsonText, LogEntry};
use engine::{RecordResult, Refusal, Seat, Seats, Seed, Status, Tick, Viewer};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use store::{Snapshot, Step, Table};

/// A match of fewer steps is played again in no time.
pub(crate) const SHORT: u32 = 50;

/// What a seat wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Move {
    Act(Value),
    Undo,
}

impl Move {
    fn action(&self) -> Option<&Value> {
        match self {
            Move::Act(action) => Some(action),
            Move::Undo => None,
        }
    }
}

pub(crate) struct TableMatch {
    inner: Box<dyn AnyMatch>,
    seed: Seed,
    /// How many steps are stored, undos included.
    n_steps: u32,
    /// How many of them each seat made.
    steps_of: Vec<u32>,
    /// How many of those took something back.
    undos_of: Vec<u32>,
    was_undo: bool,
    trail: Trail,
    /// Where it was before the last step.
    trail_before: Trail,
    /// How many steps the newest snapshot knows that was made or opened here.
    n_kept: u32,
}

/// All that was put into a match, as a running digest: what a snapshot claims to be the outcome of.
#[derive(Clone, Default)]
struct Trail(Sha256);

impl Trail {
    fn of(table: &Table) -> Self {
        let mut trail = Self::default();
        trail.add(&(&table.game, &table.setup, &table.seed));
        trail
    }

    fn add(&mut self, thing: &impl Serialize) {
        self.0.update(serde_json::to_vec(thing).expect("plain data becomes JSON"));
        self.0.update(b"\n");
    }

    fn follow(&mut self, seat: u8, action: Option<&Value>) {
        self.add(&(seat, action));
    }

    fn digest(&self) -> String {
        hex::encode(self.0.clone().finalize())
    }
}

/// What a snapshot holds.
#[derive(Serialize, Deserialize)]
struct Body<'a> {
    trail: String,
    steps_of: Vec<u32>,
    /// Older ones do not tell it.
    #[serde(default)]
    undos_of: Vec<u32>,
    #[serde(borrow)]
    the_match: &'a RawValue,
}

/// The rules panicked, or do not accept what they once accepted. The words are for the server's log.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Broken(pub String);

impl TableMatch {
    pub fn start(game: &dyn GameKind, table: &Table) -> Result<Self, Broken> {
        let seed = seed(table)?;
        let inner = guard(|| game.start(&table.setup, seed))?.map_err(|error| Broken(error.to_string()))?;
        let trail = Trail::of(table);
        let [steps_of, undos_of] = [(); 2].map(|()| vec![0; inner.n_seats()]);
        let trail_before = trail.clone();
        Ok(Self {
            inner,
            seed,
            n_steps: 0,
            steps_of,
            undos_of,
            was_undo: false,
            trail_before,
            trail,
            n_kept: 0,
        })
    }

    /// Plays a stored match up to its last step, from where a snapshot left it. One that is of other rules or does not fit the
    /// steps is as good as none.
    pub fn load(
        game: &dyn GameKind,
        table: &Table,
        steps: &[Step],
        snapshot: Option<&Snapshot>,
    ) -> Result<Self, Broken> {
        let resumed = snapshot.and_then(|snapshot| Self::resume(game, table, steps, snapshot));
        let mut the_match = resumed.map_or_else(|| Self::start(game, table), Ok)?;
        steps[the_match.n_steps as usize..].iter().try_for_each(|step| the_match.replay(step))?;
        Ok(the_match)
    }

    fn resume(game: &dyn GameKind, table: &Table, steps: &[Step], snapshot: &Snapshot) -> Option<Self> {
        let steps = steps.get(..snapshot.n_steps as usize)?;
        if snapshot.rules_version != game.info().rules_version {
            return None;
        }
        let text = unpack(&snapshot.body)?;
        let body: Body<'_> = serde_json::from_slice(&text).ok()?;
        let mut trail = Trail::of(table);
        steps.iter().for_each(|step| trail.follow(step.seat, step.action.as_ref()));
        if body.trail != trail.digest() {
            return None;
        }
        let seed = seed(table).ok()?;
        let inner = guard(|| game.resume(&table.setup, seed, body.the_match.get())).ok()?.ok()?;
        let (n_steps, steps_of, mut undos_of) = (snapshot.n_steps, body.steps_of, body.undos_of);
        undos_of.resize(inner.n_seats(), 0);
        let is_whole = steps_of.len() == inner.n_seats();
        let (trail_before, was_undo, n_kept) = (trail.clone(), false, n_steps);
        is_whole.then_some(Self {
            inner,
            seed,
            n_steps,
            steps_of,
            undos_of,
            was_undo,
            trail,
            trail_before,
            n_kept,
        })
    }

    /// Where the match stands, if that is at least `news` steps further than the last snapshot.
    pub fn snapshot(&mut self, table: &Table, rules_version: u32, news: u32) -> Option<Snapshot> {
        if self.n_steps < SHORT.max(self.n_kept.saturating_add(news)) {
            return None;
        }
        let text = guard(|| self.inner.snapshot()).ok()?;
        let the_match = serde_json::from_str(text.as_str()).ok()?;
        let (steps_of, undos_of) = (self.steps_of.clone(), self.undos_of.clone());
        let body = Body { trail: self.trail.digest(), steps_of, undos_of, the_match };
        self.n_kept = self.n_steps;
        Some(Snapshot { table: table.id.clone(), n_steps: self.n_steps, rules_version, body: pack(&body)? })
    }

    /// The same match as far as the server counts it, with other secrets.
    #[cfg(test)]
    pub fn with_secrets_of(&self, inner: Box<dyn AnyMatch>) -> Self {
        Self {
            inner,
            seed: self.seed,
            n_steps: self.n_steps,
            steps_of: self.steps_of.clone(),
            undos_of: self.undos_of.clone(),
            was_undo: false,
            trail_before: self.trail.clone(),
            trail: self.trail.clone(),
            n_kept: 0,
        }
    }

    #[cfg(test)]
    pub fn inner(&self) -> &dyn AnyMatch {
        self.inner.as_ref()
    }

    fn replay(&mut self, step: &Step) -> Result<(), Broken> {
        if step.number != self.n_steps || usize::from(step.seat) >= self.n_seats() {
            return Err(Broken(format!("step {} is out of order", step.number)));
        }
        let wanted = step.action.clone().map_or(Move::Undo, Move::Act);
        let refused = |refusal| Broken(format!("step {} is refused: {refusal}", step.number));
        self.carry_out(Seat::new(step.seat.into()), None, &wanted)?.map_err(refused)
    }

    /// Takes a step. A step that is refused or breaks changes nothing.
    pub fn step(
        &mut self,
        seat: Seat,
        tick: Option<Tick>,
        wanted: &Move,
    ) -> Result<Result<(), Refusal>, Broken> {
        self.inner.save();
        self.carry_out(seat, tick, wanted).inspect_err(|_| self.inner.restore())
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        tick: Option<Tick>,
        wanted: &Move,
    ) -> Result<Result<(), Refusal>, Broken> {
        let (inner, action) = (&mut self.inner, wanted.action());
        let outcome = guard(|| match action {
            Some(action) => inner.act(seat, tick, action),
            None => inner.undo(seat, tick),
        })?;
        if outcome.is_ok() {
            self.steps_of[seat.index()] += 1;
            self.was_undo = action.is_none();
            self.undos_of[seat.index()] += u32::from(self.was_undo);
            self.n_steps += 1;
            self.trail_before = self.trail.clone();
            self.trail.follow(seat.index() as u8, action);
        }
        Ok(outcome)
    }

    /// Drops the step that this seat just took, because it could not be stored.
    pub fn drop_step(&mut self, seat: Seat) {
        self.inner.restore();
        self.steps_of[seat.index()] -= 1;
        self.undos_of[seat.index()] -= u32::from(self.was_undo);
        self.n_steps -= 1;
        self.trail = self.trail_before.clone();
    }

    pub fn final_lines(&self, viewer: Viewer) -> usize {
        self.inner.n_final_lines(viewer)
    }

    pub fn n_seats(&self) -> usize {
        self.inner.n_seats()
    }

    /// How often a seat has taken something back.
    pub fn n_undos(&self, seat: Seat) -> u32 {
        self.undos_of[seat.index()]
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

    pub fn counsel_task(
        &self,
        seat: Seat,
        asked: Option<&Value>,
    ) -> Result<Result<CounselTask, Refusal>, Broken> {
        guard(|| self.inner.counsel_task(seat, asked))
    }

    pub fn bot_task(&self, seat: Seat, bot: BotSpec) -> Result<BotTask, Broken> {
        guard(|| self.inner.bot_task(seat, bot, self.bot_seed(seat)))
    }

    /// What a bot at this seat draws from: the same when the match is played again from its seed, whoever is quicker.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        self.seed.bot_seed(seat, u64::from(self.steps_of[seat.index()]))
    }
}

fn seed(table: &Table) -> Result<Seed, Broken> {
    table.seed.parse().map_err(|_| Broken("the stored seed cannot be read".to_owned()))
}

/// A log says much the same again and again.
fn pack(body: &Body<'_>) -> Option<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    serde_json::to_writer(&mut packed, body).ok()?;
    packed.finish().ok()
}

fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut text).ok()?;
    Some(text)
}

/// What was being worked on when the rules panicked is thrown away by every caller.
pub(crate) fn guard<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Broken(format!("the rules panicked: {words}"))
    })
}

#[cfg(test)]
mod tests {
    use catalog::Kind;
    use serde_json::json;
    use small_games::drafts::Drafts;
    use store::contract::a_table;

    use super::*;

    const N_STEPS: u32 = 80;

    fn drafts() -> Box<dyn GameKind> {
        Kind::<Drafts, _>::boxed(bots::Plain)
    }

    fn table() -> Table {
        Table { setup: json!({"seats": 2}), ..a_table("t", "anna") }
    }

    /// Tokens put on one field and taken back, again and again.
    fn steps(field: u32) -> Vec<Step> {
        let action = |number| (number % 2 == 0).then(|| json!({"type": "put", "field": field}));
        (0..N_STEPS).map(|number| Step { number, seat: 0, action: action(number), request: None }).collect()
    }

    fn open(steps: &[Step], snapshot: Option<&Snapshot>) -> TableMatch {
        TableMatch::load(drafts().as_ref(), &table(), steps, snapshot).unwrap()
    }

    /// Half of these steps, as a snapshot.
    fn snapshot_of(steps: &[Step]) -> Snapshot {
        open(&steps[..51], None).snapshot(&table(), 1, 1).unwrap()
    }

    fn seen(the_match: &TableMatch) -> (String, Vec<LogEntry>, Tick, bool) {
        let (seat, viewer) = (Seat::new(0), Viewer::seat(Seat::new(0)));
        let view = the_match.view(viewer).unwrap().as_str().to_owned();
        (view, the_match.log(viewer, 0).unwrap(), the_match.tick(viewer), the_match.can_undo(seat))
    }

    #[test]
    fn a_match_opened_from_a_snapshot_is_the_same() {
        let steps = steps(0);
        let snapshot = snapshot_of(&steps);
        assert_eq!(snapshot.n_steps, 51);
        for n_steps in [51, 52, 80] {
            let (mut with, mut without) =
                (open(&steps[..n_steps], Some(&snapshot)), open(&steps[..n_steps], None));
            assert_eq!(seen(&with), seen(&without));
            assert_eq!(with.bot_seed(Seat::new(0)), without.bot_seed(Seat::new(0)));
            assert_eq!((with.n_kept, without.n_kept), (51, 0));
            // It goes on alike, and is noted alike.
            for one in [&mut with, &mut without] {
                one.step(Seat::new(0), None, &Move::Act(json!({"type": "put", "field": 1})))
                    .unwrap()
                    .unwrap();
            }
            assert_eq!(seen(&with), seen(&without));
            let news = n_steps as u32 - 50;
            assert!(with.snapshot(&table(), 1, news + 1).is_none(), "not again so soon");
            assert_eq!(with.snapshot(&table(), 1, news), without.snapshot(&table(), 1, news));
        }
        assert!(open(&steps[..49], None).snapshot(&table(), 1, 1).is_none(), "a short match needs none");
    }

    /// What it says is believed as it stands, which is why it has to fit.
    #[test]
    fn a_snapshot_is_never_believed_over_the_steps() {
        let (ours, others) = (steps(0), steps(1));
        let (fitting, foreign) = (snapshot_of(&ours), snapshot_of(&others));
        let with_trail_of = |body: &Snapshot, trail: &Snapshot| {
            let (body, trail) = (unpack(&body.body).unwrap(), unpack(&trail.body).unwrap());
            let trail: Body<'_> = serde_json::from_slice(&trail).unwrap();
            let body = Body { trail: trail.trail, ..serde_json::from_slice(&body).unwrap() };
            Snapshot { body: pack(&body).unwrap(), ..fitting.clone() }
        };
        let shown = |snapshot: &Snapshot| seen(&open(&ours[..51], Some(snapshot)));
        let right = seen(&open(&ours[..51], None));
        assert_ne!(shown(&with_trail_of(&foreign, &fitting)), right, "it is read, and not played");
        for wrong in [
            with_trail_of(&fitting, &foreign),
            foreign,
            Snapshot { rules_version: 2, ..with_trail_of(&snapshot_of(&others), &fitting) },
            Snapshot { n_steps: 52, ..fitting.clone() },
            Snapshot { n_steps: 50, ..fitting.clone() },
            Snapshot { body: b"junk".to_vec(), ..fitting.clone() },
            Snapshot { body: Vec::new(), ..fitting.clone() },
        ] {
            assert_eq!(shown(&wrong), right);
        }
    }
}
