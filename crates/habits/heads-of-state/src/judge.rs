//! Expected final points of every seat: what is scored, what influence, noble cards and markers should still bring, and
//! what the cards in hand are good for.

use bots::{Features, MAX_FEATURES, Part};
use engine::{PerSeat, Seat};
use enumset::EnumSet;
use heads_of_state::data::country_cards;
use heads_of_state::{Attribute, Bag, Country, HeadsOfState, Kind, Phase, Rank, Space, TreacheryCard};

use super::hand::Prospect;
use super::influence::Influence;
use super::races::{CountryRace, HouseRace, RankRace};
use super::turns_left::TurnsLeft;

/// A draw that is still due.
const DRAW: f32 = 1.2;
/// A noble who must first be made room for by treachery.
const AFTER_TREACHERY: f32 = 0.75;
const TREACHERY_SPENT: f32 = 1.0;
/// Points by which expectations may be off, at the end and for each turn to come.
const DOUBT: f32 = 2.5;
const DOUBT_PER_TURN: f32 = 0.45;

const N_SPACES: usize = Space::ALL.len();

/// Points every seat should end with.
pub(super) fn expected_points(state: &HeadsOfState) -> PerSeat<f32> {
    let n_seats = state.seats().len();
    if state.phase == Phase::Over {
        return PerSeat::from_fn(n_seats, |seat| f32::from(state.scores[seat].total()));
    }
    let judge = Judge::new(state);
    PerSeat::from_fn(n_seats, |seat| judge.parts(seat).total())
}

/// What the chances of winning are learned from: the parts of the expected points, and what may shift their weight.
pub(super) fn features(state: &HeadsOfState) -> PerSeat<Features> {
    let judge = Judge::new(state);
    let parts = PerSeat::from_fn(state.seats().len(), |seat| judge.parts(seat));
    PerSeat::from_fn(parts.n_seats(), |seat| judge.features(seat, &parts))
}

/// The same points by where they come from, for whoever explains a choice.
pub(super) fn named_parts(state: &HeadsOfState) -> Vec<Part> {
    let n_seats = state.seats().len();
    if state.phase == Phase::Over {
        return vec![Part { name: "scored", points: expected_points(state) }];
    }
    let judge = Judge::new(state);
    let parts = PerSeat::from_fn(n_seats, |seat| judge.parts(seat));
    let part = |name, points: fn(&Parts) -> f32| Part {
        name,
        points: PerSeat::from_fn(n_seats, |seat| points(&parts[seat])),
    };
    vec![
        part("scored", |parts| parts.scored),
        part("influence", |parts| parts.influence),
        part("ranks", |parts| parts.ranks),
        part("house", |parts| parts.house),
        part("countries", |parts| parts.countries),
        part("attributes", |parts| parts.attributes),
        part("treachery", |parts| parts.treachery),
        part("draws", |parts| parts.draws),
    ]
}

/// Where a seat's expected points come from.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    scored: f32,
    influence: f32,
    ranks: f32,
    house: f32,
    countries: f32,
    attributes: f32,
    treachery: f32,
    draws: f32,
}

impl Parts {
    fn total(&self) -> f32 {
        let Self { scored, influence, ranks, house, countries, attributes, treachery, draws } = self;
        scored + influence + ranks + house + countries + attributes + treachery + draws
    }
}

/// How far, in points, expectations may be off.
pub(super) fn doubt(state: &HeadsOfState) -> f32 {
    DOUBT + DOUBT_PER_TURN * TurnsLeft::new(state).turns(state.turn.seat)
}

/// A position, looked at from all sides.
pub(super) struct Judge<'a> {
    pub state: &'a HeadsOfState,
    pub influence: Influence,
    turns_left: TurnsLeft,
    ranks: RankRace,
    house: HouseRace,
    countries: CountryRace,
}

impl<'a> Judge<'a> {
    pub fn new(state: &'a HeadsOfState) -> Self {
        let turns_left = TurnsLeft::new(state);
        Self {
            state,
            influence: Influence::new(state, &turns_left),
            ranks: RankRace::new(state, &turns_left),
            house: HouseRace::new(state, &turns_left),
            countries: CountryRace::new(state, &turns_left),
            turns_left,
        }
    }

    fn parts(&self, seat: Seat) -> Parts {
        let plans = self.plans(seat);
        Parts {
            scored: f32::from(self.state.scores[seat].total()),
            influence: self.influence.points(seat),
            ranks: self.ranks.points(seat),
            house: self.house.points(seat),
            countries: self.countries.points(seat),
            attributes: plans.prospect.attributes(&attributes(self.state, seat)),
            treachery: plans.prospect.treachery(&treachery(self.state, seat)),
            draws: self.draws_due(seat),
        }
    }

    fn features(&self, seat: Seat, parts: &PerSeat<Parts>) -> Features {
        let (state, own) = (self.state, &parts[seat]);
        let rivals = || parts.iter().filter(|&(rival, _)| rival != seat).map(|(_, parts)| parts.total());
        let best_rival = rivals().fold(f32::MIN, f32::max);
        let mean_rival = rivals().sum::<f32>() / (parts.n_seats() - 1) as f32;
        let (turns, doubt) = (self.turns_left.turns(seat), doubt(state));
        let board = &state.board;
        let is = |is_so: bool| if is_so { 1.0 } else { 0.0 };
        let mut features = [0.0; MAX_FEATURES];
        let listed = [
            (own.total() - best_rival) / doubt,
            (own.total() - mean_rival) / doubt,
            (own.total() - best_rival) / 10.0,
            (own.total() - mean_rival) / 10.0,
            own.scored / 20.0,
            own.influence / 10.0,
            own.ranks / 10.0,
            own.house / 5.0,
            own.countries / 10.0,
            own.attributes / 10.0,
            own.treachery / 3.0,
            own.draws / 3.0,
            turns / 20.0,
            self.turns_left.turns_in_round(seat) / 8.0,
            doubt / 10.0,
            is(seat == state.turn.seat),
            is(seat == state.turn.seat && state.phase == Phase::ChooseTurn),
            is(seat == state.turn.seat && state.phase == Phase::Draw),
            is(seat == state.turn.seat && state.phase == Phase::Create),
            is(seat == state.turn.seat && state.phase == Phase::Plot),
            parts.n_seats() as f32 - 4.0,
            f32::from(attributes(state, seat).len()) / 8.0,
            f32::from(treachery(state, seat).len()) / 4.0,
            board.nobles[seat].len() as f32 / 8.0,
            board.created[seat].len() as f32 / 7.0,
            board.presence[seat].len() as f32 / 12.0,
            board.countries_done[seat].len() as f32 / 2.0,
        ];
        features[..listed.len()].copy_from_slice(&listed);
        features
    }

    fn draws_due(&self, seat: Seat) -> f32 {
        let turn = &self.state.turn;
        if seat == turn.seat { DRAW * f32::from(turn.attribute_draws + turn.treachery_draws) } else { 0.0 }
    }

    /// What a seat could do with its cards.
    pub fn plans(&self, seat: Seat) -> Plans {
        let occupied = self.state.board.occupied();
        let rivals = occupied - self.state.board.nobles[seat];
        let strikes = strikes(&treachery(self.state, seat)) & rivals;
        let mut prospect = Prospect::new(
            self.state.seats().len(),
            self.turns_left.turns(seat),
            self.turns_left.turns_in_round(seat),
        );
        let gains = self.gains(seat);
        for &space in Space::ALL {
            let gain = gains[space as usize];
            if strikes.contains(space) {
                prospect.consider(space.rank(), AFTER_TREACHERY * gain - TREACHERY_SPENT);
            } else if !occupied.contains(space) {
                prospect.consider(space.rank(), gain);
            }
        }
        Plans { gains, prospect }
    }

    /// What a noble in each space would bring the seat if the space were free.
    fn gains(&self, seat: Seat) -> [f32; N_SPACES] {
        let by_country = [0, 1, 2, 3].map(|at| self.influence.step(seat, Country::ALL[at]));
        let by_rank = [0, 1, 2, 3, 4, 5, 6].map(|at| {
            let rank = Rank::ALL[at];
            self.ranks.step(seat, rank) + self.house.step(self.state, seat, rank)
        });
        let (mut gains, mut by_sector, mut sector) = ([0.0; N_SPACES], 0.0, None);
        for &space in Space::ALL {
            if sector != Some(space.sector()) {
                sector = Some(space.sector());
                by_sector = self.gain_in_sector(seat, space);
            }
            let influence = self.influence.of_new_noble(seat, space) * by_country[space.country() as usize];
            gains[space as usize] = by_sector + by_rank[space.rank() as usize] + influence;
        }
        gains
    }

    /// Markers that a first noble in the sector brings.
    fn gain_in_sector(&self, seat: Seat, space: Space) -> f32 {
        let sector = space.sector();
        let is_first = self.state.board.initial_markers.contains(sector);
        let initial = if is_first { f32::from(sector.hexagon()) } else { 0.0 };
        initial + self.countries.step(self.state, seat, sector)
    }
}

/// What a seat could create, and what its cards are worth for that.
pub(super) struct Plans {
    gains: [f32; N_SPACES],
    pub prospect: Prospect,
}

impl Plans {
    pub fn gain(&self, space: Space) -> f32 {
        self.gains[space as usize]
    }
}

/// Attribute cards in hand that are not about to be discarded.
pub(super) fn attributes(state: &HeadsOfState, seat: Seat) -> Bag<Attribute> {
    kept(&state.attributes.stock.hands[seat], &state.attributes.stock.drafts[seat])
}

pub(super) fn treachery(state: &HeadsOfState, seat: Seat) -> Bag<TreacheryCard> {
    kept(&state.treachery.stock.hands[seat], &state.treachery.stock.drafts[seat])
}

fn kept<K: Kind>(hand: &Bag<K>, draft: &Bag<K>) -> Bag<K> {
    hand.minus(draft)
}

/// Spaces that these treachery cards reach: one card for a province, two for a capital.
pub(super) fn strikes(hand: &Bag<TreacheryCard>) -> EnumSet<Space> {
    let mut reached = EnumSet::new();
    if hand.is_empty() {
        return reached;
    }
    for &country in Country::ALL {
        let valid = country_cards(country);
        let cards = hand.kinds().filter(|&card| valid & (1 << card as u16) != 0);
        let n_cards = cards.map(|card| hand[card]).sum::<u8>().max(hand[TreacheryCard::Assassin]);
        if n_cards > 0 {
            reached |= country.spaces();
        }
        if n_cards == 1 {
            let capital = country.sectors().iter().find(|sector| sector.is_capital());
            reached -= capital.map_or(EnumSet::new(), |capital| capital.spaces());
        }
    }
    reached
}
