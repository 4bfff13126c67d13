//! A typed game behind [`GameKind`].

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::sync::Arc;

use bots::{
    ArenaReport, BotSpec, CalibrationReport, Habits, LadderMatch, Progress, SelfPlay, Series, SimulateReport,
    TuneReport,
};
use engine::{BadSetup, Game, GameInfo, Match, Record, Seed, Setup, Viewer};
use scenario::Scenario;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::any::{Erased, to_value};
use crate::review::Rerun;
use crate::{
    AnyMatch, BenchReport, CatalogError, GameKind, Replay, Review, SearchBenchReport, Vantage, bench, replay,
};

/// One game with the habits of its bots.
pub struct Kind<G, H> {
    habits: Arc<H>,
    oracle: Option<Oracle>,
    game: PhantomData<fn() -> G>,
}

/// Answers questions in JSON.
type Oracle = Box<dyn Fn(&Value) -> Result<Value, CatalogError> + Send + Sync>;

impl<G: Game, H: Habits<G>> Kind<G, H> {
    pub fn boxed(habits: H) -> Box<dyn GameKind> {
        Box::new(Self { habits: Arc::new(habits), oracle: None, game: PhantomData })
    }

    /// A game that answers questions about its rules without a match.
    pub fn with_oracle<Question, Answer>(habits: H, answer: fn(&Question) -> Answer) -> Box<dyn GameKind>
    where
        Question: DeserializeOwned + 'static,
        Answer: Serialize + 'static,
    {
        let oracle = move |question: &Value| {
            let question = fields_of(question).and_then(Question::deserialize);
            Ok(to_value(&answer(&question.map_err(CatalogError::UnreadableQuestion)?)))
        };
        Box::new(Self { habits: Arc::new(habits), oracle: Some(Box::new(oracle)), game: PhantomData })
    }

    fn erase(&self, the_match: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Erased { the_match, saved: None, habits: Arc::clone(&self.habits) })
    }
}

/// Matches between bots, as asked for from outside.
#[derive(Clone, Debug)]
pub struct SeriesPlan {
    pub setup: Value,
    pub bots: Vec<BotSpec>,
    pub matches: u64,
    pub seed: Seed,
    /// Matches played at the same time; 0 for as many as there are cores.
    pub jobs: usize,
}

impl SeriesPlan {
    fn typed<G: Game>(&self) -> Result<Series<G>, CatalogError> {
        let Self { setup, bots, matches, seed, jobs } = self;
        Ok(Series {
            setup: read_setup::<G>(setup)?,
            bots: bots.clone(),
            matches: *matches,
            seed: *seed,
            jobs: *jobs,
        })
    }
}

/// Matches by habit to learn from, as asked for from outside.
#[derive(Clone, Debug)]
pub struct SelfPlayPlan {
    /// Played in turn.
    pub setups: Vec<Value>,
    pub matches: u64,
    pub seed: Seed,
    /// Matches played at the same time; 0 for as many as there are cores.
    pub jobs: usize,
}

impl SelfPlayPlan {
    fn typed<G: Game>(&self) -> Result<SelfPlay<G>, CatalogError> {
        let Self { setups, matches, seed, jobs } = self;
        let setups = setups.iter().map(read_setup::<G>).collect::<Result<_, _>>()?;
        Ok(SelfPlay { setups, matches: *matches, seed: *seed, jobs: *jobs })
    }
}

impl<G: Game, H: Habits<G>> GameKind for Kind<G, H> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn default_setup(&self, n_seats: usize) -> Value {
        to_value(&G::Setup::with_seats(n_seats))
    }

    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, CatalogError> {
        Ok(self.erase(Match::start(read_setup::<G>(setup)?, seed)?))
    }

    fn resume(&self, setup: &Value, seed: Seed, snapshot: &str) -> Result<Box<dyn AnyMatch>, CatalogError> {
        let snapshot =
            serde_json::from_str(snapshot).map_err(|error| CatalogError::BadSnapshot(error.to_string()))?;
        let resumed =
            Match::resume(read_setup::<G>(setup)?, seed, snapshot).map_err(CatalogError::BadSnapshot)?;
        Ok(self.erase(resumed))
    }

    fn open_record(&self, record: &Value) -> Result<Box<dyn AnyMatch>, CatalogError> {
        Ok(self.erase(read_record::<G>(record)?.replay()?))
    }

    fn replay(&self, record: &[u8], viewer: Viewer) -> Result<Replay, CatalogError> {
        let record = read_record::<G>(&mut serde_json::Deserializer::from_slice(record))?;
        if matches!(viewer, Viewer::Seat { seat } if seat.index() >= record.setup.n_seats()) {
            return Err(CatalogError::NoSuchSeat);
        }
        replay::replay(&record, viewer)
    }

    fn review(
        &self,
        record: &[u8],
        vantage: Vantage,
        patience: u32,
    ) -> Result<Box<dyn Review>, CatalogError> {
        let record = read_record::<G>(&mut serde_json::Deserializer::from_slice(record))?;
        Ok(Box::new(Rerun::new(record, Arc::clone(&self.habits), vantage, patience)?))
    }

    fn scenario(&self, scenario: &Value) -> Result<(), CatalogError> {
        let scenario = Scenario::deserialize(scenario).map_err(CatalogError::UnreadableScenario)?;
        Ok(scenario::run::<G>(&scenario)?)
    }

    fn simulate(&self, plan: &SeriesPlan, progress: &dyn Progress) -> Result<SimulateReport, CatalogError> {
        Ok(bots::simulate(&plan.typed::<G>()?, self.habits.as_ref(), progress)?)
    }

    fn arena(&self, plan: &SeriesPlan, progress: &dyn Progress) -> Result<ArenaReport, CatalogError> {
        Ok(bots::arena(&plan.typed::<G>()?, self.habits.as_ref(), progress)?)
    }

    fn play_ladder(
        &self,
        plan: &SeriesPlan,
        done: &BTreeSet<u64>,
        played: &(dyn Fn(LadderMatch) + Sync),
    ) -> Result<(), CatalogError> {
        Ok(bots::play_ladder(&plan.typed::<G>()?, self.habits.as_ref(), done, played)?)
    }

    fn bench(&self, n_seats: usize, seconds: f64) -> Result<BenchReport, CatalogError> {
        check_seats::<G>(n_seats)?;
        Ok(bench::bench::<G>(&G::Setup::with_seats(n_seats), seconds)?)
    }

    fn bench_search(&self, n_seats: usize, seconds: f64) -> Result<SearchBenchReport, CatalogError> {
        check_seats::<G>(n_seats)?;
        Ok(bench::bench_search::<G>(&G::Setup::with_seats(n_seats), self.habits.as_ref(), seconds)?)
    }

    fn tune(&self, plan: &SelfPlayPlan, progress: &dyn Progress) -> Result<Option<TuneReport>, CatalogError> {
        Ok(bots::tune(&plan.typed::<G>()?, self.habits.as_ref(), progress)?)
    }

    fn calibrate(
        &self,
        plan: &SelfPlayPlan,
        progress: &dyn Progress,
    ) -> Result<CalibrationReport, CatalogError> {
        Ok(bots::calibrate(&plan.typed::<G>()?, self.habits.as_ref(), progress)?)
    }

    fn perft(&self, setup: &Value, seed: Seed, depth: u32) -> Result<u64, CatalogError> {
        Ok(engine::perft::<G>(&read_setup::<G>(setup)?, seed, depth)?)
    }

    fn consult(&self, question: &Value) -> Result<Value, CatalogError> {
        let oracle = self.oracle.as_ref().ok_or(CatalogError::NoOracle(G::INFO.name))?;
        oracle(question)
    }
}

/// Serde would take a list for a struct.
fn fields_of(value: &Value) -> Result<&Map<String, Value>, serde_json::Error> {
    value.as_object().ok_or_else(|| serde_json::Error::custom("it is no object"))
}

fn read_setup<G: Game>(setup: &Value) -> Result<G::Setup, CatalogError> {
    let setup = fields_of(setup).and_then(G::Setup::deserialize).map_err(CatalogError::UnreadableSetup)?;
    check_seats::<G>(setup.n_seats())?;
    Ok(setup)
}

/// Refuses a wrong number of seats before any rule looks at it.
fn check_seats<G: Game>(n_seats: usize) -> Result<(), BadSetup> {
    let (fewest, most) = G::INFO.seats;
    if (usize::from(fewest)..=usize::from(most)).contains(&n_seats) {
        return Ok(());
    }
    Err(BadSetup(format!("{} is for {fewest} to {most} players, not {n_seats}", G::INFO.name)))
}

fn read_record<'de, G: Game>(
    record: impl Deserializer<'de, Error = serde_json::Error>,
) -> Result<Record<G>, CatalogError> {
    let record = Record::<G>::deserialize(record).map_err(CatalogError::UnreadableRecord)?;
    check_seats::<G>(record.setup.n_seats())?;
    Ok(record)
}
