//! Races for what is given once: the most nobles of a rank, the House of Nobles, a noble in every sector of a country.

use engine::{MAX_SEATS, Seat};
use heads_of_state::data::house_markers;
use heads_of_state::{Country, HeadsOfState, Rank, Sector};

use super::turns_left::TurnsLeft;

/// Nobles of each rank that a seat creates in a turn.
const CREATIONS_PER_TURN: [f32; N_RANKS] = [0.12, 0.12, 0.11, 0.09, 0.08, 0.06, 0.035];
/// How far the numbers of noble cards may still shift, at the end and by creations to come.
const CARD_SHIFT: f32 = 0.22;
const CARD_SHIFT_BY_CREATIONS: f32 = 0.7;
/// Parts of all cards drawn that go into a House of Nobles, or into one country.
const CARDS_FOR_HOUSE: f32 = 0.7;
const CARDS_FOR_COUNTRY: f32 = 0.3;
/// Cards by which such plans may be off.
const LEEWAY_HOUSE: f32 = 3.0;
const LEEWAY_COUNTRY: f32 = 2.2;
/// A sector with no free space costs so many cards more.
const TREACHERY_NEEDED: f32 = 2.0;

const N_RANKS: usize = Rank::ALL.len();
const N_COUNTRIES: usize = Country::ALL.len();
const N_SECTORS: usize = Sector::ALL.len();

/// Most nobles of each rank at the end of the match (6.3).
pub(super) struct RankRace {
    points: [[f32; MAX_SEATS]; N_RANKS],
    steps: [[f32; MAX_SEATS]; N_RANKS],
}

impl RankRace {
    pub fn new(state: &HeadsOfState, turns_left: &TurnsLeft) -> Self {
        let mut race = Self { points: [[0.0; MAX_SEATS]; N_RANKS], steps: [[0.0; MAX_SEATS]; N_RANKS] };
        for &rank in Rank::ALL {
            race.run(state, turns_left, rank);
        }
        race
    }

    pub fn points(&self, seat: Seat) -> f32 {
        self.points.iter().map(|points| points[seat.index()]).sum()
    }

    /// What one more noble card of the rank should bring the seat.
    pub fn step(&self, seat: Seat, rank: Rank) -> f32 {
        self.steps[rank as usize][seat.index()]
    }

    fn run(&mut self, state: &HeadsOfState, turns_left: &TurnsLeft, rank: Rank) {
        let n_seats = state.seats().len() as f32;
        let turns = state.seats().map(|seat| turns_left.turns(seat)).sum::<f32>() / n_seats;
        let left = f32::from(state.board.noble_cards_left(rank));
        let to_come = (CREATIONS_PER_TURN[rank as usize] * turns).min(left / n_seats);
        let per_card = 1.0 / (CARD_SHIFT + CARD_SHIFT_BY_CREATIONS * to_come.sqrt());
        let absent = (-4.0 * to_come).exp();
        let mut weights = [0.0; MAX_SEATS];
        for seat in state.seats() {
            let n_cards = f32::from(state.board.noble_cards[seat][rank]);
            weights[seat.index()] = (n_cards * per_card).exp();
        }
        let total = weights.iter().sum::<f32>() - n_seats * absent;
        if total <= f32::EPSILON && left == 0.0 {
            return;
        }
        let (bonus, factor) = (f32::from(rank.bonus()), per_card.exp());
        for seat in state.seats() {
            let weight = weights[seat.index()];
            let share = if total > f32::EPSILON { (weight - absent) / total } else { 0.0 };
            let grown = weight * factor;
            let next = if left > 0.0 { (grown - absent) / (total - weight + grown) } else { share };
            self.points[rank as usize][seat.index()] = bonus * share;
            self.steps[rank as usize][seat.index()] = bonus * (next - share);
        }
    }
}

/// All seven ranks (5.7, step 7).
pub(super) struct HouseRace {
    /// Cards that the missing ranks cost; nothing for a seat that is done.
    needs: [Option<f32>; MAX_SEATS],
    markers: [f32; MAX_SEATS],
    cards: [f32; MAX_SEATS],
}

impl HouseRace {
    pub fn new(state: &HeadsOfState, turns_left: &TurnsLeft) -> Self {
        let mut race = Self { needs: [None; MAX_SEATS], markers: [0.0; MAX_SEATS], cards: [0.0; MAX_SEATS] };
        for seat in state.seats().filter(|&seat| !state.board.house_done.contains(seat)) {
            let missing = Rank::ALL.iter().filter(|&&rank| !state.board.created[seat].contains(rank));
            race.needs[seat.index()] = Some(missing.map(|rank| rank.set().len() as f32).sum());
            race.cards[seat.index()] = CARDS_FOR_HOUSE * turns_left.cards_to_draw(seat);
        }
        let markers = house_markers(state.seats().len());
        let taken = usize::from(state.board.house_markers_taken);
        race.markers = expected_markers(&race.needs, &markers[taken.min(markers.len())..]);
        race
    }

    pub fn points(&self, seat: Seat) -> f32 {
        self.needs[seat.index()].map_or(0.0, |need| self.worth(seat, need))
    }

    /// What creating a rank that is still missing should bring.
    pub fn step(&self, state: &HeadsOfState, seat: Seat, rank: Rank) -> f32 {
        let is_new = !state.board.created[seat].contains(rank);
        match self.needs[seat.index()] {
            Some(need) if is_new => self.worth(seat, need - rank.set().len() as f32) - self.worth(seat, need),
            _ => 0.0,
        }
    }

    fn worth(&self, seat: Seat, need: f32) -> f32 {
        self.markers[seat.index()] * likelihood(need, self.cards[seat.index()], LEEWAY_HOUSE)
    }
}

/// A noble in every sector of a country (5.7, step 6).
pub(super) struct CountryRace {
    needs: [[Option<f32>; MAX_SEATS]; N_COUNTRIES],
    markers: [[f32; MAX_SEATS]; N_COUNTRIES],
    cards: [f32; MAX_SEATS],
    costs: [f32; N_SECTORS],
}

impl CountryRace {
    pub fn new(state: &HeadsOfState, turns_left: &TurnsLeft) -> Self {
        let mut race = Self {
            needs: [[None; MAX_SEATS]; N_COUNTRIES],
            markers: [[0.0; MAX_SEATS]; N_COUNTRIES],
            cards: [0.0; MAX_SEATS],
            costs: sector_costs(state),
        };
        for seat in state.seats() {
            race.cards[seat.index()] = CARDS_FOR_COUNTRY * turns_left.cards_to_draw(seat);
        }
        for &country in Country::ALL {
            race.enter(state, country);
        }
        race
    }

    pub fn points(&self, seat: Seat) -> f32 {
        Country::ALL.iter().map(|&country| self.worth(seat, country, 0.0)).sum()
    }

    /// What the first noble of the seat in a sector should bring.
    pub fn step(&self, state: &HeadsOfState, seat: Seat, sector: Sector) -> f32 {
        if state.board.presence[seat].contains(sector) {
            return 0.0;
        }
        let country = sector.country();
        self.worth(seat, country, self.costs[sector as usize]) - self.worth(seat, country, 0.0)
    }

    fn enter(&mut self, state: &HeadsOfState, country: Country) {
        let needs = &mut self.needs[country as usize];
        for seat in state.seats().filter(|&seat| !state.board.countries_done[seat].contains(country)) {
            let missing = country.sectors() - state.board.presence[seat];
            needs[seat.index()] = Some(missing.iter().map(|sector| self.costs[sector as usize]).sum());
        }
        let taken = usize::from(state.board.country_markers_taken[country]);
        let markers = country.markers();
        self.markers[country as usize] = expected_markers(needs, &markers[taken.min(markers.len())..]);
    }

    /// The marker's worth once so many of the missing cards are spent.
    fn worth(&self, seat: Seat, country: Country, spent: f32) -> f32 {
        let Some(need) = self.needs[country as usize][seat.index()] else { return 0.0 };
        let marker = self.markers[country as usize][seat.index()];
        marker * likelihood(need - spent, self.cards[seat.index()], LEEWAY_COUNTRY)
    }
}

/// The cheapest way into each sector, in cards.
fn sector_costs(state: &HeadsOfState) -> [f32; N_SECTORS] {
    let occupied = state.board.occupied();
    let mut costs = [0.0; N_SECTORS];
    for &sector in Sector::ALL {
        let cheapest = |spaces: enumset::EnumSet<heads_of_state::Space>| {
            spaces.iter().map(|space| space.rank().set().len()).min().map(|cost| cost as f32)
        };
        let free = cheapest(sector.spaces() - occupied);
        let any = cheapest(sector.spaces()).unwrap_or(0.0) + TREACHERY_NEEDED;
        costs[sector as usize] = free.unwrap_or(any);
    }
    costs
}

/// How likely a plan is that needs so many cards when so many are at hand for it. What needs no more is done.
fn likelihood(need: f32, cards: f32, leeway: f32) -> f32 {
    if need <= 0.5 { 1.0 } else { 1.0 / (1.0 + ((need - cards) / leeway).exp()) }
}

/// The marker each seat may hope for: those who need less come first.
fn expected_markers(needs: &[Option<f32>; MAX_SEATS], markers: &[u8]) -> [f32; MAX_SEATS] {
    let mut expected = [0.0; MAX_SEATS];
    for (seat, need) in needs.iter().enumerate() {
        let Some(need) = need else { continue };
        let is_before = |rival: &&Option<f32>| rival.is_some_and(|rival| rival < *need);
        let place = needs.iter().filter(is_before).count();
        let marker = |place: usize| markers.get(place).copied().map_or(0.0, f32::from);
        // Who is ahead today need not be so tomorrow.
        expected[seat] = 0.6 * marker(place) + 0.4 * marker(0);
    }
    expected
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_the_likelier_the_less_it_needs() {
        assert_eq!(likelihood(0.0, 0.0, 2.0), 1.0);
        assert!(likelihood(3.0, 6.0, 2.0) > 0.8);
        assert!(likelihood(8.0, 1.0, 2.0) < 0.05);
    }

    #[test]
    fn who_needs_less_gets_the_better_marker() {
        let needs = [Some(9.0), None, Some(4.0), None, None];
        let [late, done, early, ..] = expected_markers(&needs, &[12, 8]);
        assert!(early > late && late > 0.0);
        assert_eq!(done, 0.0);
    }
}
