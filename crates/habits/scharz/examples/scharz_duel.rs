//! How single peoples of Scharz fare in matches for two: each meets a drawn opponent, as first and as second seat. Prints
//! who won and how, what both sides had at the end of each year, and what was lost without a fight.
//!
//! `scharz_duel MATCHES BOT FOE PEOPLES [FIRST_SEED]`, peoples by their names and separated by commas.

use std::sync::atomic::AtomicBool;

use bots::{BotSpec, Sight, deliberate};
use engine::{Ctx, Game, Seat, Seed, SeededChance, Told};
use scharz::{
    Action, Building, Event, Faction, Goal, Kind, Mode, Phase, Scharz, Setup, Way, goals, importance,
    thresholds,
};
use scharz_habits::{Cause, ScharzHabits, Watch};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bot = |index: usize| args[index].parse::<BotSpec>().expect("a bot");
    let matches: u64 = args[0].parse().expect("a number of matches");
    let first: u64 = args.get(4).map_or(1, |seed| seed.parse().expect("a seed"));
    for people in args[3].split(',') {
        let people: Faction = serde_json::from_value(people.into()).expect("a people");
        let mut duels = Duels { people, line_up: [bot(1), bot(2)], tally: Tally::default() };
        (0..matches).for_each(|index| duels.play(index, first));
        duels.print();
    }
}

/// What is counted at the end of a year.
const COUNTED: [&str; 9] = [
    "importance",
    "victory points",
    "prestige",
    "gold",
    "agrarian points",
    "fields",
    "settlements",
    "land units",
    "ships",
];

struct Duels {
    people: Faction,
    /// Who leads the people, and whom it meets.
    line_up: [BotSpec; 2],
    tally: Tally,
}

#[derive(Default)]
struct Tally {
    matches: u32,
    wins: u32,
    ways: [u32; 5],
    lost_ways: [u32; 5],
    /// By year and side: what `COUNTED` names, and in how many matches that year came to its end.
    years: [[[i32; COUNTED.len()]; 2]; 5],
    reached: [u32; 5],
    /// Goals of Power that the winner had, by side.
    goals: [[u32; 5]; 2],
    lost: [[u32; Cause::ALL.len()]; 2],
    built: [[u32; 5]; 2],
    plundered: u32,
    landed: u32,
    taken: u32,
    raised: [u32; 9],
}

impl Duels {
    fn play(&mut self, index: u64, first: u64) {
        let seed = Seed::from_number(first).of_series(index);
        let (own, never) = (Seat::new(index as usize % 2), AtomicBool::new(false));
        let setup = Setup::new(2, self.people.map(), Mode::Extended, 5);
        let mut state =
            Scharz::start(&setup, &mut Ctx::silent(&mut SeededChance::new(seed, 0))).expect("a set-up");
        let (mut ply, mut told) = (0u64, Vec::new());
        let mut watch = Watch::default();
        while let Some(seat) = state.status().pending().iter().next() {
            let sight = Sight::new(&state, seat);
            let is_own = seat == own;
            let clicks = match state.phase.name() {
                Phase::ChooseFactions => vec![self.draw(&sight, is_own, ply ^ index << 32)],
                _ => {
                    let bot = &self.line_up[usize::from(!is_own)];
                    deliberate(&ScharzHabits, bot, sight, ply ^ index << 32, &never)
                }
            };
            for action in clicks {
                ply += 1;
                told.clear();
                let before = state;
                state.apply(seat, &action, &mut Ctx::telling(&mut SeededChance::new(seed, ply), &mut told));
                self.tally.note(own, &told);
                for loss in watch.losses(&before, &told) {
                    self.tally.lost[usize::from(loss.owner != own)][loss.cause as usize] += 1;
                }
                if state.world.year > before.world.year {
                    self.tally.note_year(&before, own);
                }
            }
        }
        self.tally.note_end(&state, own);
    }

    /// The people in question for its own seat, any other for the opponent.
    fn draw(&self, sight: &Sight<Scharz>, is_own: bool, seed: u64) -> Action {
        let wanted = Action::ChooseFaction { faction: self.people };
        let others: Vec<Action> =
            sight.legal_actions().into_iter().filter(|&action| action != wanted).collect();
        if is_own {
            wanted
        } else {
            others[(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 43) as usize % others.len()]
        }
    }

    #[allow(clippy::print_stdout, reason = "an example prints")]
    fn print(&self) {
        let tally = &self.tally;
        let each = |count: u32| f64::from(count) / f64::from(tally.matches);
        let ways = |ways: [u32; 5]| -> Vec<String> {
            let named = Way::ALL.iter().zip(ways).filter(|&(_, count)| count > 0);
            named.map(|(way, count)| format!("{way:?} {count}")).collect()
        };
        println!(
            "{:?}: {} of {} won by {:?}, lost by {:?}",
            self.people,
            tally.wins,
            tally.matches,
            ways(tally.ways),
            ways(tally.lost_ways)
        );
        self.tally.print_years();
        let raised: Vec<String> = Kind::ALL
            .iter()
            .zip(tally.raised)
            .map(|(kind, count)| format!("{kind:?} {:.1}", each(count)))
            .collect();
        println!(
            "  a match: {:.1} plundered, {:.1} boarded, {:.1} taken; {}",
            each(tally.plundered),
            each(tally.landed),
            each(tally.taken),
            raised.join(", ")
        );
    }
}

impl Tally {
    fn note(&mut self, own: Seat, told: &[Told<Event>]) {
        for Told { event, .. } in told {
            match *event {
                Event::Plundered { seat, .. } if seat == own => self.plundered += 1,
                Event::Boarded { seat, count, .. } if seat == own => self.landed += u32::from(count),
                Event::SettlementTaken { by, .. }
                | Event::SettlementRazed { by, .. }
                | Event::SettlementSurrendered { by, .. }
                    if by == own =>
                {
                    self.taken += 1;
                }
                Event::Bought { seat, kind, .. } | Event::Upgraded { seat, kind, .. } if seat == own => {
                    self.raised[kind as usize] += 1;
                }
                Event::Built { seat, building, .. } => {
                    self.built[usize::from(seat != own)][building as usize] += 1;
                }
                Event::MatchWon { winner, way } if winner == own => self.ways[way as usize] += 1,
                Event::MatchWon { way, .. } => self.lost_ways[way as usize] += 1,
                _ => {}
            }
        }
    }

    fn note_end(&mut self, state: &Scharz, own: Seat) {
        self.matches += 1;
        self.wins += u32::from(state.places()[own] == 1);
        self.note_year(state, own);
        for seat in state.world.players.seats().filter(|&seat| state.places()[seat] == 1) {
            let (needed, standing) = (thresholds(&state.world, seat).0, goals(&state.world, seat));
            for goal in Goal::ALL {
                let is_met = standing.have[goal as usize] >= needed[goal as usize];
                self.goals[usize::from(seat != own)][goal as usize] += u32::from(is_met);
            }
        }
    }

    fn note_year(&mut self, state: &Scharz, own: Seat) {
        let (world, year) = (&state.world, usize::from(state.world.year) - 1);
        self.reached[year] += 1;
        let scene = world.scene();
        for seat in world.players.seats() {
            let (player, units) = (&world.players[seat], &world.units[seat]);
            let counts = [
                importance(world, seat),
                i32::from(player.vp),
                i32::from(player.pp),
                i32::from(player.gold),
                i32::from(goals(world, seat).have[Goal::GoalAgrarian as usize]),
                scene.owned(seat).len() as i32,
                scene.home(seat).len() as i32,
                units.count(|unit| unit.is_land()) as i32,
                units.count(|unit| unit.kind.is_ship()) as i32,
            ];
            let sums = &mut self.years[year][usize::from(seat != own)];
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
    }

    /// Both sides' means, year by year; then losses without a fight, buildings and the winners' goals.
    #[allow(clippy::print_stdout, reason = "an example prints")]
    fn print_years(&self) {
        println!("  {}", COUNTED.join(", "));
        for (year, (sides, &reached)) in self.years.iter().zip(&self.reached).enumerate() {
            let mean = |side: &[i32; COUNTED.len()]| side.map(|sum| f64::from(sum) / f64::from(reached));
            if reached > 0 {
                println!(
                    "  end of year {} ({reached}): own {:.1?}, theirs {:.1?}",
                    year + 1,
                    mean(&sides[0]),
                    mean(&sides[1])
                );
            }
        }
        let each = |count: &u32| f64::from(*count) / f64::from(self.matches);
        for (side, name) in ["own", "theirs"].into_iter().enumerate() {
            let lost: Vec<String> = (Cause::ALL.iter().zip(&self.lost[side]))
                .filter(|&(_, &count)| count > 0)
                .map(|(cause, count)| format!("{cause:?} {:.2}", each(count)))
                .collect();
            let built: Vec<String> = (Building::ALL.iter().zip(&self.built[side]))
                .map(|(building, count)| format!("{building:?} {:.1}", each(count)))
                .collect();
            println!(
                "  {name}: goals of the winner {:?}; lost {}; {}",
                self.goals[side],
                lost.join(", "),
                built.join(", ")
            );
        }
    }
}
