//! What the counties bring to those who hold them, and how likely they go on holding them.

use engine::{MAX_SEATS, PerSeat, Seat};
use lancaster::data::{self, CountyReward};
use lancaster::{County, Garrison, House, Knights, Lancaster, PhaseState, Place, Strength};

use super::evaluate::{Judge, START_PLAYER};

/// How likely a rival who needs no squires for it expels a knight; every squire needed makes it less likely.
const EXPULSION: f32 = 0.3;
const SQUIRE_DETERS: f32 = 0.6;
/// An expelled knight is placed again, but later and elsewhere.
const SECOND_CHOICE: f32 = 0.8;
/// To an ally's player: keeping a county, and a noble, from the rival.
const DENIAL: f32 = 0.25;

/// What a county's holder may take.
#[derive(Clone, Copy)]
pub(super) struct Spoils {
    pub noble: f32,
    pub reward: f32,
}

impl Spoils {
    /// The better of the two.
    pub fn best(self) -> f32 {
        self.noble.max(self.reward)
    }

    /// What both would add to it.
    pub fn other(self) -> f32 {
        self.noble.min(self.reward)
    }
}

/// The second halves of a seat's counties that are worth their gold, best first.
#[derive(Clone, Copy, Default)]
struct Purchases([f32; 3]);

impl Purchases {
    fn insert(&mut self, mut profit: f32) {
        for slot in &mut self.0 {
            if profit > *slot {
                std::mem::swap(slot, &mut profit);
            }
        }
    }
}

impl Judge<'_> {
    pub fn add_counties(&self, points: &mut PerSeat<f32>) {
        let mut purchases = [Purchases::default(); MAX_SEATS];
        for (county, garrison) in self.state.garrisons() {
            let house = garrison.house;
            let hold = self.hold(county, garrison);
            let spoils = self.spoils_due(county, house, garrison.knight);
            let again = match house.is_ally() {
                true => self.worth.ally_action(garrison.knight),
                false => self.worth.action(garrison.knight),
            };
            points[house.seat] +=
                hold * self.taken(county, house, spoils) + (1.0 - hold) * again * SECOND_CHOICE;
            if !house.is_ally() {
                purchases[house.seat.index()].insert(hold * self.profit(spoils));
            }
        }
        for seat in points.seats() {
            let affordable = usize::from(self.state.players[seat].gold / data::BOTH_GOLD);
            points[seat] += purchases[seat.index()].0.iter().take(affordable).sum::<f32>();
        }
    }

    /// What is still to be taken: half-way through a county only its reward.
    fn spoils_due(&self, county: County, house: House, knight: Strength) -> Spoils {
        let spoils = self.spoils(county, house, knight);
        match self.state.phase {
            PhaseState::CountyBuild { county: scored }
            | PhaseState::CountyUpgrade { county: scored }
            | PhaseState::CountyCross { county: scored }
                if scored == county =>
            {
                Spoils { noble: 0.0, ..spoils }
            }
            _ => spoils,
        }
    }

    /// What noble and reward are worth to whoever holds the county with this knight.
    pub fn spoils(&self, county: County, house: House, knight: Strength) -> Spoils {
        let is_takeable = match house.is_ally() {
            true => self.state.counties[county].nobles_left > 0,
            false => self.state.noble_is_takeable(house.seat, county),
        };
        let noble = match (is_takeable, house.is_ally()) {
            (false, _) => 0.0,
            (true, true) => DENIAL,
            (true, false) => self.noble(house.seat),
        };
        Spoils { noble, reward: self.reward(county, house, knight) }
    }

    fn reward(&self, county: County, house: House, knight: Strength) -> f32 {
        let votes = |votes: u8| if house.is_ally() { 0.0 } else { f32::from(votes) * self.worth.vote };
        match data::county(county).reward {
            CountyReward::Upgrade { votes: n } => self.best_upgrade(house) + votes(n),
            CountyReward::Recruit { votes: n } => self.recruit(house) + votes(n),
            CountyReward::Crossing => self.crossing(house, knight),
            _ if house.is_ally() => 0.0,
            CountyReward::Extension => self.best_extension(house.seat),
            CountyReward::Points(points) => f32::from(points),
            CountyReward::Resources(tokens) => self.worth.tokens(tokens),
        }
    }

    /// The best conflict to cross to; crossing is compulsory, but taking the reward is not.
    fn crossing(&self, house: House, knight: Strength) -> f32 {
        let joined = |place| self.joining(place, house, knight);
        Place::ALL.into_iter().filter_map(joined).fold(0.0, f32::max)
    }

    /// The better half of a county; with Surrey also the start player; for an ally, what the rival does not get.
    pub fn taken(&self, county: County, house: House, spoils: Spoils) -> f32 {
        let start_player = if county == data::NAMES_START_PLAYER { START_PLAYER } else { 0.0 };
        let denied = match house.is_ally() {
            true => DENIAL * self.spoils(county, House::own(house.seat.next(2)), Strength::Two).best(),
            false => 0.0,
        };
        spoils.best() + start_player + denied
    }

    /// What taking both is worth beyond its price.
    pub fn profit(&self, spoils: Spoils) -> f32 {
        (spoils.other() - f32::from(data::BOTH_GOLD) * self.worth.gold).max(0.0)
    }

    /// How likely a garrison stays until the county is scored.
    pub fn hold(&self, county: County, garrison: Garrison) -> f32 {
        if !self.is_placing() {
            return 1.0;
        }
        let minimum = data::county(county).minimum;
        let rivals = self.state.players.seats().filter(|&rival| rival != garrison.house.seat);
        rivals.map(|rival| 1.0 - self.threat(rival, minimum, garrison.total())).product()
    }

    fn threat(&self, rival: Seat, minimum: u8, total: u8) -> f32 {
        let own = threat_of(self.state, House::own(rival), minimum, total);
        match self.state.setup.has_allies() {
            true => own.max(threat_of(self.state, House::ally(rival), minimum, total)),
            false => own,
        }
    }
}

fn threat_of(state: &Lancaster, house: House, minimum: u8, total: u8) -> f32 {
    let Some(strongest) = strongest(state.household(house).court) else { return 0.0 };
    let needed = (total + 1).saturating_sub(strongest);
    if strongest < minimum || needed > state.squires_of(house) {
        return 0.0;
    }
    EXPULSION * SQUIRE_DETERS.powi(i32::from(needed))
}

fn strongest(knights: Knights) -> Option<u8> {
    Strength::ALL.into_iter().rev().find(|&strength| knights[strength] > 0).map(Strength::value)
}
