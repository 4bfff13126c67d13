//! Whether what is stored holds together: every match is played again and compared with what is kept beside its steps.

use catalog::{Catalog, GameKind};
use engine::{Seat, Status, Viewer};
use store::{BOTS, Phase, Sitter, Snapshot, Standing, Step, Store, StoreError, Table};

use crate::pace::plays_itself;
use crate::picture::pending_list;
use crate::table_match::{Broken, TableMatch};

/// How many tables are read at once.
const PART: u32 = 100;
/// How often a table is looked at that is played on meanwhile.
const TRIES: u32 = 20;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    pub tables: u64,
    /// Matches that were played again, to the last step.
    pub replayed: u64,
    pub steps: u64,
    /// Matches that this program cannot play again: their rules are newer, or they ended under older ones.
    pub set_aside: u64,
    pub faults: Vec<Fault>,
}

/// What does not hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub table: String,
    pub what: String,
}

/// All that is kept of one table.
struct Kept {
    table: Table,
    standing: Standing,
    steps: Vec<Step>,
    snapshot: Option<Snapshot>,
    due: Vec<String>,
}

/// Looks at every table; `seen` hears of each. Servers may be at work on the store.
pub async fn audit(
    store: &dyn Store,
    catalog: &Catalog,
    seen: &(dyn Fn(u64) + Sync),
) -> Result<Audit, StoreError> {
    let (mut audit, mut after) = (Audit::default(), String::new());
    loop {
        let part = store.tables(&after, PART).await?;
        let Some(last) = part.last() else { return Ok(audit) };
        after.clone_from(&last.id);
        for table in part {
            audit.tables += 1;
            if let Some(kept) = read(store, &table.id).await? {
                audit.look(catalog, &kept);
            } else {
                audit.note(&table.id, "it changes too fast to be looked at".to_owned());
            }
            seen(audit.tables);
        }
    }
}

/// As it stood at one moment: if it went on meanwhile it is read again.
async fn read(store: &dyn Store, id: &str) -> Result<Option<Kept>, StoreError> {
    let ids = [id.to_owned()];
    for _ in 0..TRIES {
        let before = store.standings(&ids).await?;
        let table = store.table(id).await?.ok_or(StoreError::NotFound)?;
        let (steps, snapshot) = (store.steps(id).await?, store.snapshot(id).await?);
        let due = store.due_at(id).await?;
        let mut after = store.standings(&ids).await?;
        if before == after
            && let Some(standing) = after.pop()
        {
            return Ok(Some(Kept { table, standing, steps, snapshot, due }));
        }
    }
    Ok(None)
}

impl Audit {
    fn note(&mut self, table: &str, what: String) {
        self.faults.push(Fault { table: table.to_owned(), what });
    }

    fn look(&mut self, catalog: &Catalog, kept: &Kept) {
        let table = &kept.table;
        self.steps += kept.steps.len() as u64;
        for what in faults_of_rows(kept) {
            self.note(&table.id, what);
        }
        let game = catalog.find(&table.game).ok();
        let version = game.map_or(0, |game| game.info().rules_version);
        match game {
            _ if table.never_began() => {}
            Some(game) if table.played_by <= version => match play(game, kept, None) {
                Ok(the_match) => {
                    self.replayed += 1;
                    for what in faults_of_match(game, kept, &the_match) {
                        self.note(&table.id, what);
                    }
                }
                // Mended rules may refuse what older ones allowed.
                Err(_) if table.played_by < version => self.set_aside += 1,
                Err(broken) => self.note(&table.id, format!("it cannot be played again: {broken}")),
            },
            _ => self.set_aside += 1,
        }
    }
}

fn play(game: &dyn GameKind, kept: &Kept, snapshot: Option<&Snapshot>) -> Result<TableMatch, Broken> {
    TableMatch::load(game, &kept.table, &kept.steps, snapshot)
}

/// What can be known without the rules.
fn faults_of_rows(kept: &Kept) -> Vec<String> {
    let Kept { table, standing, steps, snapshot, due } = kept;
    let mut faults = Vec::new();
    if standing.n_steps as usize != steps.len() {
        faults.push(format!("it claims {} steps and has {}", standing.n_steps, steps.len()));
    }
    if let Some((index, step)) = (0..).zip(steps).find(|(index, step)| *index != step.number) {
        faults.push(format!("step {} stands where step {index} should", step.number));
    }
    if table.phase == Phase::Gathering && !steps.is_empty() {
        faults.push("it was played at before it was full".to_owned());
    }
    if !table.never_began() && table.seats.contains(&Sitter::Open) {
        faults.push("a seat is open though the match has begun".to_owned());
    }
    if snapshot.as_ref().is_some_and(|snapshot| snapshot.n_steps as usize > steps.len()) {
        faults.push("a snapshot knows more steps than there are".to_owned());
    }
    if snapshot.is_some() && table.phase.has_ended() {
        faults.push("a snapshot was left behind by a match that has ended".to_owned());
    }
    let waits_for_bots = table.phase == Phase::Running && bots_decide(table);
    if waits_for_bots != due.iter().any(|kind| kind == BOTS) {
        let is = if waits_for_bots {
            "nothing is due though a bot decides"
        } else {
            "a bot is due that does not decide"
        };
        faults.push(is.to_owned());
    }
    let mut requests: Vec<_> =
        steps.iter().filter_map(|step| Some((step.seat, step.request.as_ref()?))).collect();
    requests.sort_unstable_by_key(|(seat, request)| (*seat, &request.visit, request.id));
    if let Some(twice) = requests.windows(2).find(|pair| pair[0] == pair[1]) {
        faults.push(format!("request {} of seat {} was carried out twice", twice[0].1.id, twice[0].0));
    }
    faults
}

fn bots_decide(table: &Table) -> bool {
    table.pending.iter().any(|seat| !plays_itself(&table.seats, Seat::new(usize::from(*seat))))
}

/// What is kept beside the steps, compared with what they come to.
fn faults_of_match(game: &dyn GameKind, kept: &Kept, the_match: &TableMatch) -> Vec<String> {
    let table = &kept.table;
    let mut faults = Vec::new();
    let is_over = the_match.status() == Status::Over;
    if table.phase != Phase::Halted && is_over != (table.phase == Phase::Over) {
        faults.push(format!("it is kept as {}, which does not fit its steps", table.phase.name()));
    }
    if table.phase == Phase::Running && table.pending != pending_list(the_match.status()) {
        faults.push(format!(
            "it waits for {:?} instead of {:?}",
            table.pending,
            pending_list(the_match.status())
        ));
    }
    let kept_result: (Vec<i32>, Vec<u8>) = table.results.iter().map(|it| (it.points, it.place)).unzip();
    match the_match.result() {
        Ok(Some(result)) if (&result.points, &result.places) != (&kept_result.0, &kept_result.1) => {
            faults.push(format!("its result is kept as {kept_result:?} and comes to {result:?}"));
        }
        Ok(_) => {}
        Err(broken) => faults.push(format!("its result cannot be worked out: {broken}")),
    }
    if let Some(snapshot) = &kept.snapshot
        && !is_alike(game, kept, the_match, snapshot)
    {
        faults.push("it stands otherwise when it is opened from its snapshot".to_owned());
    }
    faults
}

fn is_alike(game: &dyn GameKind, kept: &Kept, played: &TableMatch, snapshot: &Snapshot) -> bool {
    let Ok(opened) = play(game, kept, Some(snapshot)) else { return false };
    let seen = |the_match: &TableMatch| {
        let view = the_match.view(Viewer::Open).map(|view| view.as_str().to_owned());
        Some((view.ok()?, the_match.log(Viewer::Open, 0).ok()?, the_match.status()))
    };
    seen(&opened).is_some_and(|opened| Some(opened) == seen(played))
}
