//! The one list of all games and their bots. Everything beyond this crate speaks JSON to games it does not know.

mod any;
mod bench;
mod kind;
mod replay;
mod review;
mod words;

use std::collections::BTreeSet;

use engine::{BadRecord, BadSetup, GameInfo, Seed, Viewer};
use serde_json::Value;
use small_games::connect_four::ConnectFour;
use small_games::oh_hell::OhHell;

pub use any::{AnyMatch, BotTask, JsonText, LogEntry};
pub use bench::{BenchReport, SearchBenchReport};
pub use bots::{
    ArenaReport, BotSpec, CalibrationReport, LadderMatch, LadderReport, LadderRow, Level, Progress,
    SimulateReport, TuneReport, rate_ladder,
};
pub use kind::{Kind, SelfPlayPlan, SeriesPlan};
pub use replay::{Replay, ReplayStep};
pub use review::{Counsel, CounselChange, CounselChoice, CounselTask, Decision, Moment, Review, Vantage};
pub use words::{LANGUAGES, Samples, Words};

/// The games a program offers.
pub struct Catalog {
    games: Vec<Box<dyn GameKind>>,
}

impl Catalog {
    /// All games of Liege, in the order the first page shows them.
    pub fn standard() -> Self {
        Self::new(vec![
            Kind::<lancaster::Lancaster, _>::boxed(lancaster_habits::LancasterHabits),
            Kind::<regents::Regents, _>::boxed(regents_habits::RegentsHabits),
            Kind::<heads_of_state::HeadsOfState, _>::boxed(heads_of_state_habits::HeadsOfStateHabits),
            Kind::<scharz::Scharz, _>::with_oracle(scharz_habits::ScharzHabits, scharz::consult::answer),
        ])
    }

    /// Small games that only `liege bench` knows, for a comparison like for like with other engines.
    pub fn bench_only() -> Self {
        Self::new(vec![Kind::<ConnectFour, _>::boxed(bots::Plain), Kind::<OhHell, _>::boxed(bots::Plain)])
    }

    pub fn new(games: Vec<Box<dyn GameKind>>) -> Self {
        Self { games }
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn GameKind> {
        self.games.iter().map(Box::as_ref)
    }

    pub fn find(&self, slug: &str) -> Result<&dyn GameKind, CatalogError> {
        self.games().find(|game| game.info().slug == slug).ok_or_else(|| CatalogError::UnknownGame {
            slug: slug.to_owned(),
            known: self.games().map(|game| game.info().slug).collect::<Vec<_>>().join(", "),
        })
    }

    /// The game a record says it is of.
    pub fn game_of_record(&self, record: &Value) -> Result<&dyn GameKind, CatalogError> {
        self.find(record["game"].as_str().ok_or(CatalogError::NoRecord)?)
    }

    /// A record as a list of steps seen by one viewer. It is read straight into what its game knows: whatever else a text from
    /// outside may hold is skipped, and takes no room.
    pub fn replay(&self, record: &[u8], viewer: Viewer) -> Result<Replay, CatalogError> {
        self.game_of_text(record)?.replay(record, viewer)
    }

    /// Begins to look at a match again, as far as `vantage` says. A decision may take `patience` times as long as usual: time ends a
    /// search only on a slow machine.
    pub fn review(
        &self,
        record: &[u8],
        vantage: Vantage,
        patience: u32,
    ) -> Result<Box<dyn Review>, CatalogError> {
        self.game_of_text(record)?.review(record, vantage, patience)
    }

    fn game_of_text(&self, record: &[u8]) -> Result<&dyn GameKind, CatalogError> {
        #[derive(serde::Deserialize)]
        struct Head {
            game: Option<String>,
        }
        // Whether it is JSON at all is a question of its own, also where it is of another form.
        serde_json::from_slice::<serde::de::IgnoredAny>(record).map_err(CatalogError::UnreadableRecord)?;
        let head: Head = serde_json::from_slice(record).map_err(CatalogError::UnreadableRecord)?;
        self.find(&head.game.ok_or(CatalogError::NoRecord)?)
    }
}

/// One game of the catalog.
pub trait GameKind: Send + Sync {
    fn info(&self) -> &'static GameInfo;

    /// The default setup for this many seats.
    fn default_setup(&self, n_seats: usize) -> Value;

    /// Starts a match. The setup is JSON from outside; missing options take their defaults.
    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, CatalogError>;

    /// Opens a match where [`AnyMatch::snapshot`] left it, by the same rules, from the same setup and seed.
    fn resume(&self, setup: &Value, seed: Seed, snapshot: &str) -> Result<Box<dyn AnyMatch>, CatalogError>;

    /// Opens a record, checking every claim in it.
    fn open_record(&self, record: &Value) -> Result<Box<dyn AnyMatch>, CatalogError>;

    /// See [`Catalog::replay`].
    fn replay(&self, record: &[u8], viewer: Viewer) -> Result<Replay, CatalogError>;

    /// See [`Catalog::review`].
    fn review(&self, record: &[u8], vantage: Vantage, patience: u32)
    -> Result<Box<dyn Review>, CatalogError>;

    /// Runs one scenario file.
    fn scenario(&self, scenario: &Value) -> Result<(), CatalogError>;

    /// Plays many matches between bots and counts by seat.
    fn simulate(&self, plan: &SeriesPlan, progress: &dyn Progress) -> Result<SimulateReport, CatalogError>;

    /// Lets bots meet in all seats and rates them.
    fn arena(&self, plan: &SeriesPlan, progress: &dyn Progress) -> Result<ArenaReport, CatalogError>;

    /// Plays those matches of a tournament that are not `done`; `played` hears of each at once.
    fn play_ladder(
        &self,
        plan: &SeriesPlan,
        done: &BTreeSet<u64>,
        played: &(dyn Fn(LadderMatch) + Sync),
    ) -> Result<(), CatalogError>;

    /// Random playouts on one thread for about this many seconds.
    fn bench(&self, n_seats: usize, seconds: f64) -> Result<BenchReport, CatalogError>;

    /// How many iterations a search makes, beside plain playouts from the same positions, on one thread for about this many
    /// seconds.
    fn bench_search(&self, n_seats: usize, seconds: f64) -> Result<SearchBenchReport, CatalogError>;

    /// Fits the chances of winning to self-play; nothing if this game's bots do not learn.
    fn tune(&self, plan: &SelfPlayPlan, progress: &dyn Progress) -> Result<Option<TuneReport>, CatalogError>;

    /// Measures the chances of winning on self-play.
    fn calibrate(
        &self,
        plan: &SelfPlayPlan,
        progress: &dyn Progress,
    ) -> Result<CalibrationReport, CatalogError>;

    /// How many sequences of `depth` actions there are from the start; seats that decide together in seat order.
    fn perft(&self, setup: &Value, seed: Seed, depth: u32) -> Result<u64, CatalogError>;

    /// Answers a question about the rules that needs no match; the same question always gets the same answer. Most games
    /// answer none.
    fn consult(&self, question: &Value) -> Result<Value, CatalogError>;
}

#[derive(Debug, thiserror::Error)]
pub enum CatalogError {
    #[error("there is no game {slug:?}; there are {known}")]
    UnknownGame { slug: String, known: String },
    #[error("the setup cannot be read: {0}")]
    UnreadableSetup(serde_json::Error),
    #[error(transparent)]
    BadSetup(#[from] BadSetup),
    #[error("this is no match record: it does not name its game")]
    NoRecord,
    #[error("the record cannot be read: {0}")]
    UnreadableRecord(serde_json::Error),
    #[error(transparent)]
    BadRecord(#[from] BadRecord),
    #[error("the snapshot is not of this match: {0}")]
    BadSnapshot(String),
    #[error("nobody sits there")]
    NoSuchSeat,
    #[error("{0} answers no questions")]
    NoOracle(&'static str),
    #[error("the question cannot be read: {0}")]
    UnreadableQuestion(serde_json::Error),
    #[error("the scenario cannot be read: {0}")]
    UnreadableScenario(serde_json::Error),
    #[error(transparent)]
    Scenario(#[from] scenario::ScenarioFailure),
    #[error(transparent)]
    Series(#[from] bots::SeriesError),
}
