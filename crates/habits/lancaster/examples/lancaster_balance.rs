//! Plays Lancaster with bots and prints, as tables, how its parts are used: the balance report of the game's README.
//!
//! `cargo run --release -p liege-lancaster-habits --example lancaster_balance -- mcts@300it 60`

#![allow(clippy::print_stdout, reason = "the tables are what it is for")]

use std::collections::BTreeMap;

use bots::{BotSpec, play_match};
use engine::{Match, Seat, Seed, Setup as _};
use lancaster::{Cause, Claim, County, Event, House, Lancaster, Law, Place, Setup, Space};
use lancaster_habits::LancasterHabits;
use rayon::prelude::*;

const SEATS: [usize; 4] = [2, 3, 4, 5];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [bot, matches] = &arguments[..] else { panic!("which bot, and how many matches?") };
    let bot: BotSpec = bot.parse().expect("a bot");
    let matches: u64 = matches.parse().expect("a number of matches");
    let tallies: Vec<Tally> = SEATS.iter().map(|&seats| series(bot, seats, matches)).collect();
    print_matches(&tallies);
    print_conflicts(&tallies);
    print_counties(&tallies);
    print_laws(&tallies);
    print_castle(&tallies);
}

fn series(bot: BotSpec, seats: usize, matches: u64) -> Tally {
    let play = |index: u64| Tally::of(&played(bot, seats, Seed::from_number(1).of_series(index)));
    (0..matches).into_par_iter().map(play).reduce(Tally::default, Tally::plus)
}

fn played(bot: BotSpec, seats: usize, seed: Seed) -> Match<Lancaster> {
    let setup = Setup::with_seats(seats);
    let mut table = Match::start(setup, seed).expect("a sound set-up");
    let line_up = vec![bot; seats];
    let outcome = play_match(&setup, seed, &line_up, &LancasterHabits, |seat, action| {
        table.act(seat, None, action).expect("bots play by the rules");
    });
    outcome.expect("a sound match");
    table
}

/// Counts over matches with the same number of seats, by name.
#[derive(Default)]
struct Tally {
    matches: f64,
    counts: BTreeMap<String, f64>,
}

impl Tally {
    fn of(table: &Match<Lancaster>) -> Self {
        let mut tally = Self { matches: 1.0, ..Self::default() };
        let mut first_player = Seat::new(0);
        let mut law = None;
        for line in table.log() {
            match &line.event {
                Event::StartPlayerDrawn { seat } => first_player = *seat,
                Event::LawApplied { law: applied } => law = Some(*applied),
                _ => {}
            }
            tally.count(&line.event, law);
        }
        tally.count_end(table.state(), first_player);
        tally
    }

    fn plus(mut self, other: Self) -> Self {
        self.matches += other.matches;
        other.counts.into_iter().for_each(|(name, count)| *self.counts.entry(name).or_default() += count);
        self
    }

    fn add(&mut self, name: String, count: f64) {
        *self.counts.entry(name).or_default() += count;
    }

    fn get(&self, name: &str) -> f64 {
        self.counts.get(name).copied().unwrap_or(0.0)
    }

    fn per_match(&self, name: &str) -> f64 {
        self.get(name) / self.matches
    }

    /// One count in percent of another; a dash where there is nothing to divide by.
    fn percent(&self, part: &str, whole: &str) -> String {
        match self.get(whole) {
            0.0 => "–".to_owned(),
            whole => format!("{:.0} %", 100.0 * self.get(part) / whole),
        }
    }

    fn count(&mut self, event: &Event, law: Option<Law>) {
        match *event {
            Event::ConflictWon { conflict, france, .. } => self.count_conflict(conflict, france, true),
            Event::ConflictLost { conflict, france, total } => {
                self.count_conflict(conflict, france, false);
                if total == 0 {
                    self.add(format!("{} empty", attempt(conflict)), 1.0);
                }
            }
            Event::CountyClaimed { county, claim, .. } => {
                self.add(format!("{county:?} held"), 1.0);
                let claim = match claim {
                    Claim::Noble => "noble",
                    Claim::Reward => "reward",
                    Claim::Both => "both",
                };
                self.add(format!("{county:?} {claim}"), 1.0);
            }
            Event::Expelled { county, .. } => {
                self.add("expulsions".to_owned(), 1.0);
                self.add(format!("{county:?} lost"), 1.0);
            }
            Event::LawAdopted { law, .. } => {
                self.add(format!("{law:?} proposed"), 1.0);
                self.add(format!("{law:?} adopted"), 1.0);
            }
            Event::LawRejected { law, .. } => self.add(format!("{law:?} proposed"), 1.0),
            Event::LawApplied { law } => self.add(format!("{law:?} in force"), 1.0),
            Event::Scored { points, cause: Cause::Law(_), .. } => {
                let law = law.expect("a law pays");
                self.add(format!("{law:?} points"), f64::from(points));
            }
            Event::ExtensionBuilt { space, .. } => self.add(format!("{space:?} built"), 1.0),
            Event::PlacedInCastle { space, .. } => self.add(format!("{space:?} placed"), 1.0),
            Event::FavourTaken { .. } => self.add("favours".to_owned(), 1.0),
            Event::Ransomed { .. } => self.add("ransomed".to_owned(), 1.0),
            Event::Captured { ref knights, .. } => self.add("captured".to_owned(), knights.len() as f64),
            _ => {}
        }
    }

    fn count_conflict(&mut self, place: Place, france: u8, is_won: bool) {
        let attempt = attempt(place);
        for name in [attempt.to_owned(), format!("{attempt} {france}")] {
            self.add(format!("{name} fought"), 1.0);
            self.add(format!("{name} won"), f64::from(u8::from(is_won)));
        }
    }

    fn count_end(&mut self, state: &Lancaster, first_player: Seat) {
        let best = state.players.values().map(|player| player.points).max().unwrap_or(0);
        let n_winners = state.players.values().filter(|player| player.points == best).count() as f64;
        self.add("winning points".to_owned(), f64::from(best));
        for (place, seat) in first_player.clockwise(state.seats()).enumerate() {
            let player = &state.players[seat];
            let share = 1.0 / state.seats() as f64;
            self.add("points".to_owned(), share * f64::from(player.points));
            self.add("nobles".to_owned(), share * player.nobles.len() as f64);
            self.add("extensions".to_owned(), share * player.extensions.len() as f64);
            self.add("knights".to_owned(), share * f64::from(state.in_service(House::own(seat)).n()));
            if player.points == best {
                self.add(format!("won from place {}", place + 1), 1.0 / n_winners);
            }
        }
    }
}

fn attempt(place: Place) -> &'static str {
    if place.is_second_attempt() { "second" } else { "first" }
}

fn print_matches(tallies: &[Tally]) {
    print_head("", SEATS.iter().map(|seats| format!("{seats} players")));
    print_row("matches", tallies.iter().map(|tally| format!("{:.0}", tally.matches)));
    let means = [
        ("mean winning score", "winning points"),
        ("mean score", "points"),
        ("knights in service at the end", "knights"),
        ("nobles", "nobles"),
        ("extensions", "extensions"),
        ("expulsions a match", "expulsions"),
        ("favours a match", "favours"),
        ("captives ransomed a match", "ransomed"),
        ("captives lost a match", "captured"),
    ];
    for (title, name) in means {
        print_row(title, tallies.iter().map(|tally| format!("{:.1}", tally.per_match(name))));
    }
    for place in 1..=5 {
        let name = format!("won from place {place}");
        let share = |(tally, &seats): (&Tally, &usize)| match place <= seats {
            true => format!("{:.0} %", 100.0 * tally.per_match(&name)),
            false => "–".to_owned(),
        };
        print_row(&format!("won by player {place} of round 1"), tallies.iter().zip(&SEATS).map(share));
    }
}

fn print_conflicts(tallies: &[Tally]) {
    let titles = SEATS.iter().flat_map(|seats| [format!("{seats}: first"), format!("{seats}: second")]);
    print_head("England wins", titles);
    let both = |name: &dyn Fn(&str) -> (String, String)| {
        let cells = tallies.iter().flat_map(|tally| {
            ["first", "second"].map(|attempt| {
                let (part, whole) = name(attempt);
                tally.percent(&part, &whole)
            })
        });
        cells.collect::<Vec<_>>()
    };
    let all = both(&|attempt| (format!("{attempt} won"), format!("{attempt} fought")));
    print_row("all", all.into_iter());
    let empty = both(&|attempt| (format!("{attempt} empty"), format!("{attempt} fought")));
    print_row("nobody went", empty.into_iter());
    for france in 2..=10 {
        let cells =
            both(&|attempt| (format!("{attempt} {france} won"), format!("{attempt} {france} fought")));
        print_row(&format!("France {france}"), cells.into_iter());
    }
}

fn print_counties(tallies: &[Tally]) {
    let titles = SEATS.iter().map(|seats| format!("{seats}: held (noble, reward, both), expelled"));
    print_head("county, per match", titles);
    for county in County::ALL {
        let cell = |tally: &Tally| {
            let [held, noble, reward, both, lost] = ["held", "noble", "reward", "both", "lost"]
                .map(|what| tally.per_match(&format!("{county:?} {what}")));
            format!("{held:.1} ({noble:.1}, {reward:.1}, {both:.1}), {lost:.1}")
        };
        print_row(&format!("{county:?}"), tallies.iter().map(cell));
    }
}

fn print_laws(tallies: &[Tally]) {
    let titles = SEATS.iter().map(|seats| format!("{seats}: adopted, in force, points"));
    print_head("law: adopted if proposed, rounds in force per match, points paid each round", titles);
    for law in enumset::EnumSet::<Law>::all() {
        let cell = |tally: &Tally| {
            let adopted = tally.percent(&format!("{law:?} adopted"), &format!("{law:?} proposed"));
            let in_force = tally.get(&format!("{law:?} in force"));
            let points = tally.get(&format!("{law:?} points")) / in_force.max(1.0);
            format!("{adopted}, {:.1}, {points:.1}", in_force / tally.matches)
        };
        print_row(&format!("{law:?}"), tallies.iter().map(cell));
    }
}

fn print_castle(tallies: &[Tally]) {
    let titles = SEATS.iter().map(|seats| format!("{seats}: built, knights"));
    print_head("castle space, per player and match", titles);
    for space in Space::ALL {
        let cell = |(tally, &seats): (&Tally, &usize)| {
            let [built, placed] =
                ["built", "placed"].map(|what| tally.per_match(&format!("{space:?} {what}")) / seats as f64);
            format!("{built:.2}, {placed:.2}")
        };
        print_row(&format!("{space:?}"), tallies.iter().zip(&SEATS).map(cell));
    }
}

fn print_head(first: &str, titles: impl Iterator<Item = String> + Clone) {
    println!();
    print_row(first, titles.clone());
    print_row("---", titles.map(|_| "---".to_owned()));
}

fn print_row(first: &str, cells: impl Iterator<Item = String>) {
    println!("| {first} | {} |", cells.collect::<Vec<_>>().join(" | "));
}
