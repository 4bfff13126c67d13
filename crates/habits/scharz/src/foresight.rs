//! A look ahead (5.14): the rest of the year is played on by habit, and whoever would lose people to hunger, missing pay
//! or a cut way home goes on with care instead.

use bots::{Habits as _, Sight};
use engine::{Ctx, FastChance, Game, Seat};
use scharz::{Phase, Post, Scharz, Season, Set};

use crate::ScharzHabits;
use crate::choices::careful;
use crate::course::{Care, Course};
use crate::orders::{Aim, Muster, colony};
use crate::survey::Survey;
use crate::survey::losses::Watch;

/// Gold for two rations.
const ISLAND_BREAD: i16 = 4;
/// Rations by which the food of the winter may be misjudged in spring and summer.
const EARLY_MARGIN: i16 = 2;

/// What a year still takes from a seat without a fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Toll {
    /// Units and settlements that nobody else took.
    pub neglected: u32,
    pub lost: u32,
}

/// The course with the care that loses the fewest; nothing if none loses fewer than the course itself.
pub(crate) fn safer_course(sight: &Sight<Scharz>, course: Course, chance: &mut FastChance) -> Option<Course> {
    let state = sight.guess(chance);
    let looks = n_looks(&state, sight.seat());
    if looks == 0 {
        return None;
    }
    let outlook = Outlook { sight, watch: Watch::starting(&state), seed: chance.next_u64(), looks };
    let usual = outlook.of(course);
    if usual.toll.neglected == 0 {
        return None;
    }
    let courses = Care::all().map(|care| outlook.of(Course { care, ..course }));
    let best = courses.fold(usual, |best, next| if next.is_better_than(&best) { next } else { best });
    (best.toll.neglected < usual.toll.neglected).then_some(best.course)
}

/// Sets of dice that are looked at before orders, plunder, markets and feasts: the more, the less safe everybody is.
fn n_looks(state: &Scharz, seat: Seat) -> u32 {
    if !state.drafts[seat].is_empty() {
        return 0;
    }
    let survey = Survey::new(&state.world, seat, state.phase.name());
    let is_late = state.world.season >= Season::Autumn;
    let is_in_need = !survey.is_provided() || is_late && survey.is_divided() && !survey.can_feed_islands();
    let is_exposed = is_in_need || !survey.is_together();
    // Without storms and hard winters one year is much like another.
    let most = if state.world.is_extended() { u32::MAX } else { 2 };
    let looks = match state.phase.name() {
        Phase::Units if is_exposed => 6 + 2 * u32::from(is_late),
        Phase::Units if is_late => 3,
        Phase::Units if colony::order(&Muster::new(&survey, Aim::Open)).is_some() => 4,
        Phase::Special if is_exposed && survey.rides() => 4,
        Phase::Trade | Phase::Plunder if is_exposed => 4,
        Phase::Feasts if is_in_need => 4,
        _ => 0,
    };
    looks.min(most)
}

impl Survey<'_> {
    /// Whether food and gold will do for the winter; before the harvest nobody knows so exactly.
    fn is_provided(&self) -> bool {
        let margin = if self.world.season <= Season::Summer { EARLY_MARGIN } else { 0 };
        self.gold() >= self.reserve() && self.n_unfed() == 0 && self.food_balance() > margin
    }

    /// Whether there is gold for bread where a ship that is lost leaves settlements to themselves.
    fn can_feed_islands(&self) -> bool {
        self.gold() >= self.reserve() + ISLAND_BREAD
    }

    /// Whether only ships join some settlements to the others.
    fn is_divided(&self) -> bool {
        let towns = self.scene.cus(self.seat);
        let firm = self.scene.nodes(self.seat) & self.world.map().fields;
        let first = towns.first().map_or(Set::EMPTY, Set::one);
        self.world.is_extended() && !(towns - self.scene.flood(self.seat, firm, first)).is_empty()
    }

    /// Whether nobody is aboard, adrift, or beyond a step from where the winter does no harm.
    fn is_together(&self) -> bool {
        let adrift = self.scene.out(self.seat) - self.world.map().fields - self.connected;
        let aboard = self.world.units[self.seat].count(|unit| unit.post == Post::Aboard);
        adrift.is_empty() && aboard == 0 && (self.afield() - self.shelter_ashore()).is_empty()
    }
}

struct Outlook<'a> {
    sight: &'a Sight<Scharz>,
    watch: Watch,
    seed: u64,
    looks: u32,
}

/// What comes of a course.
#[derive(Clone, Copy)]
struct Prospect {
    course: Course,
    toll: Toll,
    worth: f32,
}

impl Prospect {
    fn is_better_than(&self, other: &Self) -> bool {
        self.toll < other.toll || self.toll == other.toll && self.worth > other.worth
    }
}

impl Outlook<'_> {
    /// All looks together; every course meets the same dice.
    fn of(&self, course: Course) -> Prospect {
        let (seat, mut prospect) =
            (self.sight.seat(), Prospect { course, toll: Toll::default(), worth: 0.0 });
        for look in 0..self.looks {
            let mut chance = FastChance::new(self.seed ^ u64::from(look).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let mut state = self.sight.guess(&mut chance);
            let toll = rest_of_year(&mut state, &mut self.watch.clone(), (seat, course), &mut chance);
            prospect.toll.neglected += toll.neglected;
            prospect.toll.lost += toll.lost;
            prospect.worth += ScharzHabits.evaluate(&state)[seat];
        }
        prospect
    }
}

/// Plays on until the year or the match is over, one seat on a course and the others by habit; what that seat lost.
pub fn rest_of_year(
    state: &mut Scharz,
    watch: &mut Watch,
    (seat, course): (Seat, Course),
    chance: &mut FastChance,
) -> Toll {
    let (year, mut toll) = (state.world.year, Toll::default());
    let (mut told, mut legal) = (Vec::new(), Vec::with_capacity(64));
    while state.world.year == year {
        let Some(mover) = state.status().pending().iter().next() else { break };
        legal.clear();
        state.legal_actions(mover, &mut legal);
        let index = match legal.len() {
            1 => 0,
            _ if mover == seat => careful::follow(state, mover, &legal, course, chance),
            _ => ScharzHabits.rollout(state, mover, &legal, chance),
        };
        told.clear();
        let before = *state;
        state.apply(mover, &legal[index], &mut Ctx::telling(chance, &mut told));
        for loss in watch.losses(&before, &told).filter(|loss| loss.owner == seat) {
            toll.neglected += u32::from(loss.cause.is_neglect());
            toll.lost += 1;
        }
    }
    toll
}
