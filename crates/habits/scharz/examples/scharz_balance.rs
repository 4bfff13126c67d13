//! Plays series of Scharz between bots and prints what came of them: win shares, ways of winning, length, hunger,
//! battles, and how often everything was built and raised.
//!
//! `scharz_balance MATCHES [SEATS] [BOTS] [MODES] [MAPS] [FIRST_SEED]`, lists separated by commas. Several bots
//! play each start again from the next seat before they turn to a new one: nobody wins by the better land.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

#[path = "../tests/support/court.rs"]
mod court;

use bots::{BotSpec, Sight, resolve};
use court::{Court, Verdict};
use engine::{Ctx, Game, Seat, Seed, SeededChance, Told};
use scharz::{Building, Event, Faction, Kind, MapId, Mode, Phase, Scharz, Setup, Way};
use scharz_habits::{Cause, Loss, ScharzHabits};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |index: usize, default: &str| args.get(index).cloned().unwrap_or_else(|| default.to_owned());
    let matches: u64 = arg(0, "20").parse().expect("a number of matches");
    let seats: u8 = arg(1, "2").parse().expect("a number of seats");
    let bots: Vec<BotSpec> = arg(2, "greedy").split(',').map(|name| name.parse().expect("a bot")).collect();
    let modes: Vec<Mode> = words(&arg(3, "quick,basic,original,extended"));
    let maps: Vec<MapId> = words(&arg(4, "britannia,huns,italia,orient,taifas,vikings"));
    let first: u64 = arg(5, "1").parse().expect("a seed");
    let mut all = Tally::default();
    let (mut lines, mut losses) = (Vec::new(), Vec::new());
    for &mode in &modes {
        for &map in &maps {
            let mut tally = Tally::default();
            for index in 0..matches {
                tally.play(&Setup::new(seats, map, mode, 5), &bots, index, first);
            }
            lines.push(tally.line(map, mode));
            losses.push(tally.losses(map, mode));
            all.add(&tally);
        }
    }
    print(&all, &lines, &losses, &bots);
}

fn words<T: serde::de::DeserializeOwned>(list: &str) -> Vec<T> {
    list.split(',').map(|word| serde_json::from_value(word.into()).expect("a known name")).collect()
}

/// What a series came to.
#[derive(Clone, Default)]
struct Tally {
    matches: u32,
    seasons: u32,
    ways: [u32; 5],
    /// By the place of the bot in the list.
    wins: [u32; 8],
    factions: BTreeMap<Faction, [u32; 2]>,
    first_player: u32,
    /// Units and settlements lost by neglect, by bot: suspected, and what a careful lord would have kept of it.
    neglected: [[u32; 2]; 8],
    /// Units and settlements lost without a fight, by cause.
    lost: [[u32; 2]; Cause::ALL.len()],
    battles: u32,
    assaults: u32,
    fallen: u32,
    built: [u32; 5],
    raised: [u32; 9],
    decisions: u32,
    thinking: Duration,
    /// Where each seat thinks, and for how long already.
    spells: [(Option<Hour>, Duration); 4],
    longest: (Option<Phase>, Duration),
}

/// Year, season, sub-phase.
type Hour = (u8, u8, Phase);

/// All battles and sieges of a season are taken for one sub-phase: rounds of combat belong to both.
fn sub_phase(phase: Phase) -> Phase {
    let is_combat = (Phase::Battles as u8..=Phase::Fall as u8).contains(&(phase as u8));
    if is_combat { Phase::Battles } else { phase }
}

impl Tally {
    fn play(&mut self, setup: &Setup, bots: &[BotSpec], index: u64, first_seed: u64) {
        let series = index / bots.len() as u64;
        let seed = Seed::from_number(first_seed).of_series(series);
        let never = AtomicBool::new(false);
        let bot_of = |seat: Seat| (seat.index() + index as usize) % bots.len();
        let mut state =
            Scharz::start(setup, &mut Ctx::silent(&mut SeededChance::new(seed, 0))).expect("a set-up");
        let (mut ply, mut told) = (0u64, Vec::new());
        let opener = state.world.first;
        let mut court = Court::default();
        while let Some(seat) = state.status().pending().iter().next() {
            let started = Instant::now();
            let sight = Sight::new(&state, seat);
            // Peoples are drawn, so that shares by people are not those of whoever chose well.
            let is_draw = state.phase == Phase::ChooseFactions;
            let bot = if is_draw { BotSpec::Greedy } else { bots[bot_of(seat)] };
            let resolution = resolve(&ScharzHabits, &bot, sight, ply ^ series << 32, &never);
            self.note_time(seat, &state, started.elapsed());
            court.note_course(&state, seat, resolution.course);
            for action in resolution.clicks {
                ply += 1;
                told.clear();
                let before = state;
                state.apply(seat, &action, &mut Ctx::telling(&mut SeededChance::new(seed, ply), &mut told));
                self.note_events(&told);
                let (losses, verdicts) = court.hear(&before, &state, &told);
                losses.iter().for_each(|loss| self.note_loss(loss));
                verdicts
                    .iter()
                    .for_each(|verdict| self.note_verdict(verdict, bot_of(Seat::new(verdict.seat))));
            }
        }
        self.note_end(&state, opener, bot_of);
    }

    /// All decisions of a seat in one sub-phase of a season count together.
    fn note_time(&mut self, seat: Seat, state: &Scharz, spent: Duration) {
        self.decisions += 1;
        self.thinking += spent;
        let phase = sub_phase(state.phase.name());
        let hour = Some((state.world.year, state.world.season as u8, phase));
        let spell = &mut self.spells[seat.index()];
        *spell = if spell.0 == hour { (hour, spell.1 + spent) } else { (hour, spent) };
        if spell.1 > self.longest.1 {
            self.longest = (Some(phase), spell.1);
        }
    }

    fn note_events(&mut self, told: &[Told<Event>]) {
        for Told { event, .. } in told {
            match *event {
                Event::SeasonBegan { .. } => self.seasons += 1,
                Event::BattleBegan { .. } => self.battles += 1,
                Event::AssaultBegan { .. } => self.assaults += 1,
                Event::SettlementTaken { .. }
                | Event::SettlementRazed { .. }
                | Event::SettlementSurrendered { .. } => self.fallen += 1,
                Event::Built { building, .. } => self.built[building as usize] += 1,
                Event::Bought { kind, .. } | Event::Upgraded { kind, .. } => self.raised[kind as usize] += 1,
                Event::MatchWon { way, .. } => self.ways[way as usize] += 1,
                _ => {}
            }
        }
    }

    fn note_loss(&mut self, loss: &Loss) {
        self.lost[loss.cause as usize][usize::from(loss.kind.is_none())] += 1;
    }

    fn note_verdict(&mut self, verdict: &Verdict, bot: usize) {
        self.neglected[bot][0] += verdict.suspected.iter().sum::<u32>();
        self.neglected[bot][1] += verdict.proven;
    }

    fn note_end(&mut self, state: &Scharz, opener: Seat, bot_of: impl Fn(Seat) -> usize) {
        self.matches += 1;
        for (seat, &place) in state.places().iter() {
            let won = u32::from(place == 1);
            self.wins[bot_of(seat)] += won;
            self.first_player += u32::from(seat == opener) * won;
            if let Some(faction) = state.world.faction(seat) {
                let line = self.factions.entry(faction).or_default();
                *line = [line[0] + won, line[1] + 1];
            }
        }
    }

    fn add(&mut self, other: &Tally) {
        let sum = |mine: &mut [u32], theirs: &[u32]| mine.iter_mut().zip(theirs).for_each(|(a, b)| *a += b);
        sum(&mut self.ways, &other.ways);
        sum(&mut self.wins, &other.wins);
        sum(&mut self.built, &other.built);
        sum(&mut self.raised, &other.raised);
        sum(self.neglected.as_flattened_mut(), other.neglected.as_flattened());
        sum(self.lost.as_flattened_mut(), other.lost.as_flattened());
        for (&faction, line) in &other.factions {
            sum(self.factions.entry(faction).or_default(), line);
        }
        self.matches += other.matches;
        self.seasons += other.seasons;
        self.first_player += other.first_player;
        self.battles += other.battles;
        self.assaults += other.assaults;
        self.fallen += other.fallen;
        self.decisions += other.decisions;
        self.thinking += other.thinking;
        if other.longest.1 > self.longest.1 {
            self.longest = other.longest;
        }
    }

    fn each(&self, count: u32) -> f64 {
        f64::from(count) / f64::from(self.matches)
    }

    /// One row of the table of maps and modes.
    fn line(&self, map: MapId, mode: Mode) -> String {
        let ways: Vec<String> = self.ways.iter().map(|&count| count.to_string()).collect();
        format!(
            "| {map:?} | {mode:?} | {} | {:.0} % | {} | {:.1} | {:.1} | {:.1} | {:.1} |",
            wins(&self.wins, self.matches),
            100.0 * self.each(self.first_player),
            ways.join(" / "),
            self.each(self.seasons),
            self.each(self.battles),
            self.each(self.assaults),
            self.each(self.fallen),
        )
    }

    /// One row of the table of losses without a fight: units by cause, settlements by suspected neglect and in all, and
    /// both together by proven neglect.
    fn losses(&self, map: MapId, mode: Mode) -> String {
        let by_cause = |cause: &Cause| format!("{:.2}", self.each(self.lost[*cause as usize][0]));
        let units: Vec<String> = Cause::ALL.iter().map(by_cause).collect();
        let settlements = |counts: fn(Cause) -> bool| -> u32 {
            Cause::ALL.iter().filter(|&&cause| counts(cause)).map(|&cause| self.lost[cause as usize][1]).sum()
        };
        let (careless, all) = (settlements(Cause::is_neglect), settlements(|_| true));
        let units = units.join(" | ");
        let proven: u32 = self.neglected.iter().map(|line| line[1]).sum();
        let [careless, all, proven] = [careless, all, proven].map(|count| self.each(count));
        format!("| {map:?} | {mode:?} | {units} | {careless:.2} | {all:.2} | {proven:.2} |")
    }
}

fn wins(wins: &[u32], matches: u32) -> String {
    let shown = wins.iter().rposition(|&count| count > 0).map_or(1, |last| last + 1);
    let percent = |&count: &u32| format!("{:.0}", 100.0 * f64::from(count) / f64::from(matches));
    wins[..shown].iter().map(percent).collect::<Vec<_>>().join(" / ")
}

#[allow(clippy::print_stdout, reason = "an example prints")]
fn print(all: &Tally, lines: &[String], losses: &[String], bots: &[BotSpec]) {
    let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
    println!("{} matches, bots {}\n", all.matches, names.join(" / "));
    let ways: Vec<String> = Way::ALL.iter().map(|way| format!("{way:?}")).collect();
    println!(
        "| map | mode | wins % | first player | {} | seasons | battles | assaults | fallen |",
        ways.join(" / ")
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    lines.iter().for_each(|line| println!("{line}"));
    let causes: Vec<String> = Cause::ALL.iter().map(|cause| format!("{cause:?}")).collect();
    println!("\n| map | mode | {} | settlements by neglect | settlements | proven |", causes.join(" | "));
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|");
    losses.iter().for_each(|line| println!("{line}"));
    println!("\n| faction | seats | wins % |\n|---|---|---|");
    for (faction, [won, played]) in &all.factions {
        println!("| {faction:?} | {played} | {:.0} |", 100.0 * f64::from(*won) / f64::from(*played));
    }
    println!("\n| built or raised | a match |\n|---|---|");
    for (building, &count) in Building::ALL.iter().zip(&all.built) {
        println!("| {building:?} | {:.2} |", all.each(count));
    }
    for (kind, &count) in Kind::ALL.iter().zip(&all.raised) {
        println!("| {kind:?} | {:.2} |", all.each(count));
    }
    println!(
        "\nall wins % {}; units and settlements lost by suspected and by proven neglect, by bot: {:?}",
        wins(&all.wins, all.matches),
        &all.neglected[..bots.len()]
    );
    println!(
        "{} decisions a match, {:.3} ms each on average, {:.0} ms for the longest sub-phase ({:?})",
        all.decisions / all.matches,
        1000.0 * all.thinking.as_secs_f64() / f64::from(all.decisions),
        1000.0 * all.longest.1.as_secs_f64(),
        all.longest.0,
    );
}
