//! Expected final points of every seat: what it owns, what its knights bring in later rounds, and what they bring in
//! this one as they stand.

use bots::{Features, MAX_FEATURES, Part};
use engine::{PerSeat, Seat};
use enumset::EnumSet;
use lancaster::data::{self, FavourReward, SpaceReward};
use lancaster::{Favour, Garrison, House, Knights, Lancaster, PhaseState, Space, Strength};

use super::worth::Worth;

/// Nobles a seat takes in a round.
const NOBLES_PER_ROUND: f32 = 0.8;
/// A squire while there are knights to place: it may decide over a county.
const SQUIRE_IN_HAND: f32 = 0.25;
/// A voting marker for each proposal it may be used on.
const VOTE_IN_HAND: f32 = 0.12;
/// Naming the start player, or being it.
pub(super) const START_PLAYER: f32 = 0.3;

/// Where expected points come from: holdings, service, castle, counties, conflicts, laws, races, and the moment.
const N_PARTS: usize = 8;

/// Points every seat should end with.
pub(super) fn expected_points(state: &Lancaster) -> PerSeat<f32> {
    match state.phase {
        PhaseState::Over => PerSeat::from_fn(state.seats(), |seat| f32::from(state.players[seat].points)),
        _ => judged(state, |judge| judge.expected_points()),
    }
}

/// What the chances of winning are learned from: the parts of the expected points, and what may shift their weight.
pub(super) fn features(state: &Lancaster) -> PerSeat<Features> {
    judged(state, |judge| judge.features())
}

/// The same points by where they come from, for whoever explains a choice.
pub(super) fn named_parts(state: &Lancaster) -> Vec<Part> {
    let part = |name, points| Part { name, points };
    if state.phase == PhaseState::Over {
        return vec![part("points", expected_points(state))];
    }
    judged(state, |judge| {
        let by_seat = |points: &dyn Fn(Seat) -> f32| PerSeat::from_fn(judge.state.seats(), points);
        let scored = by_seat(&|seat| f32::from(judge.state.players[seat].points));
        let nobles = by_seat(&|seat| judge.nobles(seat));
        let [holdings, service, castle, counties, conflicts, laws, races, moment] = judge.parts();
        let tokens = by_seat(&|seat| holdings[seat] - scored[seat] - nobles[seat]);
        vec![
            part("points", scored),
            part("tokens", tokens),
            part("nobles", nobles),
            part("service", service),
            part("castle", castle),
            part("counties", counties),
            part("conflicts", conflicts),
            part("laws", laws),
            part("races", races),
            part("moment", moment),
        ]
    })
}

fn judged<T>(state: &Lancaster, judge: impl Fn(&Judge<'_>) -> T) -> T {
    match state.phase {
        PhaseState::Squires { seat, knight, county } => {
            let mut entered = state.clone();
            enter(&mut entered, seat, knight, county);
            judge(&Judge::new(&entered))
        }
        _ => judge(&Judge::new(state)),
    }
}

/// How far, in points, expectations may be off.
pub(super) fn doubt(state: &Lancaster) -> f32 {
    let placing = if Judge::new(state).is_placing() { 1.0 } else { 0.0 };
    2.0 + placing + 1.5 * Worth::of(state).rounds_to_come
}

/// The county as if the knight on its way had come with the fewest squires that do.
fn enter(state: &mut Lancaster, seat: Seat, knight: Strength, county: lancaster::County) {
    let house = House::own(seat);
    let squires = state.squires_needed(house, knight, county).unwrap_or(0);
    state.players[seat].squires -= squires;
    state.household_mut(house).court[knight] -= 1;
    let expelled = state.counties[county].garrison.replace(Garrison { house, knight, squires });
    if let Some(Garrison { house, knight, .. }) = expelled {
        state.household_mut(house).court[knight] += 1;
    }
    state.phase = PhaseState::Place { seat: seat.next(state.seats()) };
}

/// Looks at one position.
pub(super) struct Judge<'a> {
    pub state: &'a Lancaster,
    pub worth: &'static Worth,
}

impl<'a> Judge<'a> {
    pub fn new(state: &'a Lancaster) -> Self {
        Self { state, worth: Worth::of(state) }
    }

    fn expected_points(&self) -> PerSeat<f32> {
        let parts = self.parts();
        PerSeat::from_fn(self.state.seats(), |seat| parts.iter().map(|part| part[seat]).sum())
    }

    /// Expected points by where they come from.
    fn parts(&self) -> [PerSeat<f32>; N_PARTS] {
        let by_seat = |part: &dyn Fn(Seat) -> f32| PerSeat::from_fn(self.state.seats(), part);
        let all = |add: &dyn Fn(&mut PerSeat<f32>)| {
            let mut part = PerSeat::new(self.state.seats());
            add(&mut part);
            part
        };
        [
            by_seat(&|seat| self.holdings(seat)),
            by_seat(&|seat| self.service(seat)),
            by_seat(&|seat| self.castle(seat)),
            all(&|part| self.add_counties(part)),
            all(&|part| self.add_conflicts(part)),
            all(&|part| {
                self.add_laws(part);
                self.add_last_vote(part);
            }),
            all(&|part| self.add_races(part)),
            all(&|part| {
                self.add_choice_under_way(part);
                part[self.state.start_player] += START_PLAYER;
            }),
        ]
    }

    fn features(&self) -> PerSeat<Features> {
        let parts = self.parts();
        let totals = PerSeat::from_fn(self.state.seats(), |seat| parts.iter().map(|part| part[seat]).sum());
        PerSeat::from_fn(self.state.seats(), |seat| self.features_of(seat, &parts, &totals))
    }

    fn features_of(&self, seat: Seat, parts: &[PerSeat<f32>; N_PARTS], totals: &PerSeat<f32>) -> Features {
        let rivals = || totals.iter().filter(|&(rival, _)| rival != seat).map(|(_, &total)| total);
        let best_rival = rivals().fold(f32::MIN, f32::max);
        let mean_rival = rivals().sum::<f32>() / (totals.n_seats() - 1) as f32;
        let (player, doubt) = (&self.state.players[seat], doubt(self.state));
        let knights = self.state.in_service(House::own(seat));
        let mut features = [0.0; MAX_FEATURES];
        let listed = [
            (totals[seat] - best_rival) / doubt,
            (totals[seat] - mean_rival) / doubt,
            (totals[seat] - best_rival) / 10.0,
            (totals[seat] - mean_rival) / 10.0,
            parts[0][seat] / 20.0,
            parts[1][seat] / 20.0,
            parts[2][seat] / 5.0,
            parts[3][seat] / 5.0,
            parts[4][seat] / 5.0,
            parts[5][seat] / 5.0,
            parts[6][seat] / 8.0,
            parts[7][seat] / 4.0,
            f32::from(player.points) / 20.0,
            f32::from(player.gold) / 5.0,
            f32::from(player.squires) / 5.0,
            f32::from(player.votes) / 5.0,
            player.nobles.len() as f32 / 4.0,
            player.extensions.len() as f32 / 3.0,
            f32::from(knights.strength()) / 8.0,
            sum(knights, |_| 1.0) / 5.0,
            self.worth.rounds_to_come / 4.0,
            doubt / 8.0,
            if self.is_placing() { 1.0 } else { 0.0 },
            if seat == self.state.start_player { 1.0 } else { 0.0 },
            totals.n_seats() as f32 - 4.0,
        ];
        features[..listed.len()].copy_from_slice(&listed);
        features
    }

    /// Whether knights are still being placed.
    pub fn is_placing(&self) -> bool {
        matches!(
            self.state.phase,
            PhaseState::Extension { .. }
                | PhaseState::Place { .. }
                | PhaseState::Squires { .. }
                | PhaseState::FavourPick { .. }
                | PhaseState::FavourUpgrade { .. }
                | PhaseState::FavourNoble { .. }
        )
    }

    /// Whether `seat` comes no sooner than `other` when all have their turn from the start player on.
    pub fn is_not_before(&self, seat: Seat, other: Seat) -> bool {
        let n_seats = self.state.seats();
        let order = |seat: Seat| (seat.index() + n_seats - self.state.start_player.index()) % n_seats;
        order(seat) >= order(other)
    }

    /// Points, tokens and nobles.
    fn holdings(&self, seat: Seat) -> f32 {
        let player = &self.state.players[seat];
        let is_placing = self.is_placing();
        let squire = self.worth.squire + if is_placing { SQUIRE_IN_HAND } else { 0.0 };
        let is_before_votes = is_placing || matches!(self.state.phase, PhaseState::Vote { .. });
        let vote = match is_before_votes {
            true => VOTE_IN_HAND * self.state.proposals.iter().flatten().count() as f32,
            false => self.worth.vote,
        };
        f32::from(player.points)
            + f32::from(player.gold) * self.worth.gold
            + f32::from(player.squires) * squire
            + f32::from(player.votes) * vote
            + self.nobles(seat)
    }

    /// Final points of the nobles a seat has and should still get, and the markers they bring.
    fn nobles(&self, seat: Seat) -> f32 {
        let n = self.nobles_at_the_end(seat);
        let own = self.state.players[seat].nobles.len() as f32;
        n * (n - 1.0) / 2.0 + own * self.worth.vote * (self.worth.rounds_to_come - 1.0).max(0.0)
    }

    fn nobles_at_the_end(&self, seat: Seat) -> f32 {
        let own = self.state.players[seat].nobles.len() as f32;
        (own + NOBLES_PER_ROUND * self.worth.rounds_to_come).min(9.0)
    }

    /// One more noble.
    pub fn noble(&self, seat: Seat) -> f32 {
        self.nobles_at_the_end(seat) + self.worth.vote * self.worth.rounds_to_come
    }

    /// Knights in later rounds, and those still to be placed in this one.
    fn service(&self, seat: Seat) -> f32 {
        let own = House::own(seat);
        let court = match self.is_placing() {
            true => self.state.household(own).court,
            false => Knights::NONE,
        };
        let knights = sum(self.state.in_service(own), |knight| self.worth.knight(knight));
        let placements = sum(court, |knight| self.worth.action(knight));
        knights + placements + if self.state.setup.has_allies() { self.ally_service(seat) } else { 0.0 }
    }

    fn ally_service(&self, seat: Seat) -> f32 {
        let ally = House::ally(seat);
        let court = match self.is_placing() {
            true => self.state.household(ally).court,
            false => Knights::NONE,
        };
        sum(self.state.in_service(ally), |knight| self.worth.ally_knight(knight))
            + sum(court, |knight| self.worth.ally_action(knight))
    }

    /// Extensions in later rounds, and what the castle will still bring in this one.
    fn castle(&self, seat: Seat) -> f32 {
        let extensions = self.state.players[seat].extensions;
        let later: f32 = extensions.iter().map(|space| self.worth.extension(space)).sum();
        later + self.castle_due(seat)
    }

    fn castle_due(&self, seat: Seat) -> f32 {
        let all = || self.occupied(House::own(seat)) | self.state.players[seat].extensions;
        match self.state.phase {
            PhaseState::Ransom { .. } | PhaseState::Over => 0.0,
            PhaseState::Castle { seat: scoring, own, .. }
            | PhaseState::CastleUpgrade { seat: scoring, own, .. } => match seat == scoring {
                true => self.items(seat, own),
                false if self.is_not_before(seat, scoring) => self.items(seat, all()),
                false => 0.0,
            },
            _ => self.items(seat, all()),
        }
    }

    fn occupied(&self, house: House) -> EnumSet<Space> {
        let castle = &self.state.household(house).castle;
        castle.iter().filter(|(_, knight)| knight.is_some()).map(|(space, _)| space).collect()
    }

    /// What these items bring, and the round table after them.
    fn items(&self, seat: Seat, items: EnumSet<Space>) -> f32 {
        let player = &self.state.players[seat];
        let mut squires = player.squires;
        let mut value = self.worth.vote * (1 + player.nobles.len()) as f32;
        for space in items {
            if let SpaceReward::Gain(tokens) = data::space(space) {
                squires = squires.saturating_add(tokens.squires);
                value += self.worth.tokens(tokens);
            }
        }
        for space in items & (Space::Recruit | Space::Upgrade) {
            let (price, gain) = self.bargain(seat, space);
            if squires >= price {
                squires -= price;
                value += gain;
            }
        }
        value
    }

    /// What an Armoury or Tiltyard costs, and what using it is worth beyond that.
    pub fn bargain(&self, seat: Seat, space: Space) -> (u8, f32) {
        let (price, worth) = match data::space(space) {
            SpaceReward::Recruit { squires } => (squires, self.recruit(House::own(seat))),
            SpaceReward::Upgrade { squires } => (squires, self.best_upgrade(House::own(seat))),
            SpaceReward::Gain(tokens) => (0, self.worth.tokens(tokens)),
        };
        (price, (worth - f32::from(price) * self.worth.squire).max(0.0))
    }

    /// One more knight, if one is in reserve.
    pub fn recruit(&self, house: House) -> f32 {
        match (self.state.household(house).reserve[Strength::One], house.is_ally()) {
            (0, _) => 0.0,
            (_, false) => self.worth.recruit(),
            (_, true) => self.worth.ally_knight(Strength::One),
        }
    }

    /// The best upgrade in service.
    pub fn best_upgrade(&self, house: House) -> f32 {
        let reserve = self.state.household(house).reserve;
        let can_rise = |knight: &Strength| knight.above().is_some_and(|above| reserve[above] > 0);
        let worth = |knight: Strength| match house.is_ally() {
            true => self.worth.ally_knight(Strength::Two) - self.worth.ally_knight(Strength::One),
            false => self.worth.upgrade(knight),
        };
        self.state.in_service(house).kinds().filter(can_rise).map(worth).fold(0.0, f32::max)
    }

    /// The best extension not yet built, with what it brings in this round.
    pub fn best_extension(&self, seat: Seat) -> f32 {
        let unbuilt = EnumSet::<Space>::all() - self.state.players[seat].extensions;
        unbuilt.iter().map(|space| self.extension(seat, space)).fold(0.0, f32::max)
    }

    /// A new extension: later income, this round's, and a step in the race.
    pub fn extension(&self, seat: Seat, space: Space) -> f32 {
        let (price, now) = self.bargain(seat, space);
        let now = if self.state.players[seat].squires >= price { now } else { 0.0 };
        self.worth.extension(space) + now + self.worth.in_the_race
    }

    pub fn favour(&self, house: House, favour: Favour) -> f32 {
        match data::favour(favour) {
            FavourReward::Upgrade => self.best_upgrade(house),
            FavourReward::Noble if house.is_ally() => 0.3,
            FavourReward::Noble => self.noble(house.seat),
            FavourReward::Gain(_) if house.is_ally() => 0.0,
            FavourReward::Gain(tokens) => self.worth.tokens(tokens),
        }
    }

    pub fn best_favour(&self, house: House) -> f32 {
        self.state.favours.iter().map(|favour| self.favour(house, favour)).fold(0.0, f32::max)
    }

    /// A turn is several clicks: what the seat is about to get for those it has made.
    fn add_choice_under_way(&self, points: &mut PerSeat<f32>) {
        match self.state.phase {
            PhaseState::FavourPick { house } => points[house.seat] += self.best_favour(house),
            PhaseState::FavourUpgrade { house } => points[house.seat] += self.best_upgrade(house),
            PhaseState::FavourNoble { house } => points[house.seat] += self.favour(house, Favour::Noble),
            PhaseState::CastleUpgrade { seat, banner, .. } => {
                points[seat] += self.best_upgrade(House { seat, banner });
            }
            PhaseState::StartPlayer { seat } => points[seat] += START_PLAYER,
            _ => {}
        }
    }
}

pub(super) fn sum(knights: Knights, worth: impl Fn(Strength) -> f32) -> f32 {
    Strength::ALL.into_iter().map(|strength| f32::from(knights[strength]) * worth(strength)).sum()
}
