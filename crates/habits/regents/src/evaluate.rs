//! Expected final points of every seat: tracks, what the turn under way is about to score, what stands for the next
//! turn, counsellors, chips, cards, the domain card, secrets.

use engine::{MAX_SEATS, PerSeat, Seat};
use enumset::EnumSet;
use regents::{
    Card, CastleMap, Clan, HallSteps, Location, Markers, N_ROUNDS, POINTS, Phase, Regents, Scoring, TowerUse,
    Track, advance, run_halls,
};

use bots::{Features, MAX_FEATURES, Part};

use super::future::Outlook;

/// How much of what a seat would score with its agents as they stand is still there on its next turn.
const STANDING: f32 = 0.35;
/// An action not yet used, beyond what it is used for.
const ACTION: f32 = 1.2;
/// Getting an agent back costs an action.
const OUTSIDE: f32 = -1.3;
/// Holding the Tower, or the Rampart, for the next turn.
const TOWER_STANDING: f32 = 0.8;
/// Taking one step back from a rival, for oneself: the rival's loss is counted there.
const RAMPART: f32 = 0.3;
/// What a good moment makes of a card.
const INFLUENCE: f32 = 2.6;
const OTHER_CARD: f32 = 1.3;
/// Two steps for the fifth card, once all are played.
const FIFTH_CARD: f32 = 2.5;
/// A rival's clan known for certain; and, to the rival, being known.
const KNOWING: f32 = 2.2;
const BEING_KNOWN: f32 = -1.2;

/// Points every seat should end with.
pub(super) fn expected_points(state: &Regents) -> PerSeat<f32> {
    if state.is_over() {
        return PerSeat::from_fn(state.seat_count(), |seat| state.score(seat).total() as f32);
    }
    let judge = Judge { state, outlook: Outlook::of(&state.setup) };
    judge.totals(&judge.parts())
}

/// What the chances of winning are learned from: the parts of the expected points, and what may shift their weight.
pub(super) fn features(state: &Regents) -> PerSeat<Features> {
    let judge = Judge { state, outlook: Outlook::of(&state.setup) };
    let parts = judge.parts();
    let totals = judge.totals(&parts);
    PerSeat::from_fn(state.seat_count(), |seat| judge.features(seat, &parts[seat], &totals))
}

/// The same points by where they come from, for whoever explains a choice.
pub(super) fn named_parts(state: &Regents) -> Vec<Part> {
    let part = |name, points| Part { name, points };
    if state.is_over() {
        return vec![part("points", expected_points(state))];
    }
    let judge = Judge { state, outlook: Outlook::of(&state.setup) };
    let parts = judge.parts();
    let by_seat = |points: &dyn Fn(Seat) -> f32| PerSeat::from_fn(state.seat_count(), points);
    let domain = by_seat(&|seat| judge.domain(seat, turns_to_come(state, seat)));
    vec![
        part("tracks", by_seat(&|seat| parts[seat].tracks)),
        part("pieces", by_seat(&|seat| parts[seat].in_front - domain[seat])),
        part("domain", domain),
        part("hand", by_seat(&|seat| parts[seat].hand)),
        part("secrets", by_seat(&|seat| parts[seat].secrets)),
    ]
}

/// Where a seat's expected points come from.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    tracks: f32,
    /// Once this turn is scored.
    markers: Markers,
    in_front: f32,
    hand: f32,
    secrets: f32,
}

/// How far, in points, expectations may be off.
pub(super) fn doubt(state: &Regents) -> f32 {
    2.0 + 0.9 * turns_to_come(state, state.active) as f32
}

/// Turns after the present one.
fn turns_to_come(state: &Regents, seat: Seat) -> usize {
    if state.phase == Phase::Place {
        return usize::from(N_ROUNDS);
    }
    let n_seats = state.seat_count();
    let order = |seat: Seat| (seat.index() + n_seats - state.start.index()) % n_seats;
    usize::from(N_ROUNDS.saturating_sub(state.round)) + usize::from(order(seat) > order(state.active))
}

struct Judge<'a> {
    state: &'a Regents,
    outlook: &'static Outlook,
}

impl Judge<'_> {
    fn parts(&self) -> PerSeat<Parts> {
        let standing = self.standing_majorities();
        let mut parts = PerSeat::from_fn(self.state.seat_count(), |seat| {
            let turns = turns_to_come(self.state, seat);
            let (tracks, markers) = self.on_the_tracks(seat, turns, standing[seat.index()]);
            let (in_front, hand) = (self.in_front_of(seat, turns), self.hand(seat, turns));
            Parts { tracks, markers, in_front, hand, secrets: 0.0 }
        });
        self.add_secrets(&mut parts);
        parts
    }

    fn totals(&self, parts: &PerSeat<Parts>) -> PerSeat<f32> {
        PerSeat::from_fn(parts.n_seats(), |seat| {
            let Parts { tracks, in_front, hand, secrets, .. } = parts[seat];
            tracks + in_front + hand + secrets
        })
    }

    fn features(&self, seat: Seat, parts: &Parts, totals: &PerSeat<f32>) -> Features {
        let state = self.state;
        let rivals = || state.opponents(seat).map(|rival| totals[rival]);
        let best_rival = rivals().fold(f32::MIN, f32::max);
        let mean_rival = rivals().sum::<f32>() / (totals.n_seats() - 1) as f32;
        let turns = turns_to_come(state, seat);
        let cards = state.hand(seat);
        let is = |is_so: bool| if is_so { 1.0 } else { 0.0 };
        let doubt = doubt(state);
        let mut markers = parts.markers.into_array();
        markers.sort_unstable();
        let mut features = [0.0; MAX_FEATURES];
        let listed = [
            (totals[seat] - best_rival) / doubt,
            (totals[seat] - mean_rival) / doubt,
            (totals[seat] - best_rival) / 10.0,
            (totals[seat] - mean_rival) / 10.0,
            parts.tracks / 10.0,
            self.outlook.expected(&parts.markers, turns) / 10.0,
            self.outlook.expected(&parts.markers, 0) / 10.0,
            parts.hand / 5.0,
            parts.secrets / 3.0,
            self.domain(seat, turns) / 3.0,
            f32::from(state.counsellors[seat]) / 4.0,
            f32::from(state.chips[seat]) / 4.0,
            f32::from(state.agents_outside(seat)) / 4.0,
            cards.len() as f32 / 5.0,
            is(cards.contains(Card::Influence)),
            is(state.disarmed.contains(seat)),
            is(state.exposed.contains(seat)),
            is(state.revealed.contains(seat)),
            turns as f32 / 8.0,
            is(seat == state.active),
            totals.n_seats() as f32 - 4.0,
            doubt / 8.0,
            f32::from(markers[0]) / 8.0,
            f32::from(markers[1]) / 8.0,
            f32::from(markers[2]) / 8.0,
            f32::from(markers[3]) / 8.0,
            f32::from(markers[4]) / 8.0,
        ];
        features[..listed.len()].copy_from_slice(&listed);
        features
    }

    /// Markers with what this turn will add, and the standing agents' share of the next.
    fn on_the_tracks(&self, seat: Seat, turns: usize, standing: EnumSet<Location>) -> (f32, Markers) {
        let (mut markers, mut extra) = (self.state.markers[seat], 0.0);
        if seat == self.state.active && self.state.phase != Phase::Place {
            (markers, extra) = self.after_this_turn(turns);
        }
        let value = self.outlook.expected(&markers, turns) + extra;
        if turns == 0 || standing.is_empty() {
            return (value, markers);
        }
        let next = run_halls(markers, self.steps_due(standing), self.state.setup.threshold_mode).markers;
        let tower = if standing.contains(Location::Tower) { TOWER_STANDING } else { 0.0 };
        let rampart = if standing.contains(Location::Rampart) { 2.0 * RAMPART } else { 0.0 };
        let gain = self.outlook.expected(&next, turns - 1) - self.outlook.expected(&markers, turns - 1);
        (value + STANDING * (gain + tower + rampart), markers)
    }

    /// The active player's markers once this turn is scored, and what else the turn still holds.
    fn after_this_turn(&self, turns: usize) -> (Markers, f32) {
        let (scoring, actions) = match self.state.phase.name() {
            Phase::Halls | Phase::TowerFirst | Phase::Tower | Phase::Rampart => (self.state.scoring, 0),
            Phase::Neutral | Phase::Over => (Scoring::default(), 0),
            _ => (self.best_scoring(turns), self.state.turn.actions),
        };
        let rampart = if scoring.rampart { RAMPART } else { 0.0 };
        (self.scored(&scoring, turns), rampart + ACTION * f32::from(actions))
    }

    /// What would be scored if the turn ended now, unless that is done (R29); with Diplomacy, winning the best tie.
    fn best_scoring(&self, turns: usize) -> Scoring {
        if self.state.turn.scored {
            return Scoring::default();
        }
        let plain = self.scoring_with(None);
        if self.state.turn.card != Some(Card::Diplomacy) {
            return plain;
        }
        let worth = |scoring: &Scoring| self.outlook.expected(&self.scored(scoring, turns), turns);
        let ties = self.state.winnable_ties().map(|tie| self.scoring_with(Some(tie)));
        ties.fold(plain, |best, scoring| if worth(&scoring) > worth(&best) { scoring } else { best })
    }

    fn scoring_with(&self, won_tie: Option<Location>) -> Scoring {
        let majorities = self.state.majorities(self.state.active, won_tie);
        Scoring {
            halls: self.steps_due(majorities),
            tower: if majorities.contains(Location::Tower) { TowerUse::Held } else { TowerUse::No },
            rampart: majorities.contains(Location::Rampart),
            ..Scoring::default()
        }
    }

    fn scored(&self, scoring: &Scoring, turns: usize) -> Markers {
        let mode = self.state.setup.threshold_mode;
        let markers = run_halls(self.state.markers[self.state.active], scoring.halls, mode).markers;
        if scoring.tower == TowerUse::No {
            return markers;
        }
        let (mut best, mut best_worth) = (markers, f32::MIN);
        for track in Track::ALL {
            let mut stepped = markers;
            advance(&mut stepped, track, 1, mode);
            let worth = self.outlook.expected(&stepped, turns);
            if worth > best_worth {
                (best, best_worth) = (stepped, worth);
            }
        }
        best
    }

    /// As the rules count it; on the star map only the Throne Room joins halls.
    fn steps_due(&self, majorities: EnumSet<Location>) -> HallSteps {
        if self.state.setup.castle_map != CastleMap::Star {
            return self.state.steps_due(majorities);
        }
        let halls = majorities - Location::Tower - Location::Rampart;
        let size = if halls.contains(Location::Throne) { halls.len() as u8 } else { 1 };
        HallSteps::from_fn(|track| if halls.contains(track.hall()) { size } else { 0 })
    }

    /// By seat, majorities of agents alone, with the King where he is: counsellors will have left.
    fn standing_majorities(&self) -> [EnumSet<Location>; MAX_SEATS] {
        let mut standing = [EnumSet::empty(); MAX_SEATS];
        for at in Location::ALL.into_iter().filter(|&at| at != self.state.king) {
            let (mut best, mut holder) = (self.state.neutral_agents[at], None);
            for seat in self.state.seats() {
                let agents = self.state.agents[seat][at];
                if agents > best {
                    (best, holder) = (agents, Some(seat));
                } else if agents == best {
                    holder = None;
                }
            }
            if let Some(seat) = holder {
                standing[seat.index()].insert(at);
            }
        }
        standing
    }

    /// Counsellors, chips, agents outside, and the domain card.
    fn in_front_of(&self, seat: Seat, turns: usize) -> f32 {
        let use_left = (turns as f32 / 4.0).min(1.0);
        let counsellors = f32::from(self.state.counsellors[seat]) * (1.0 + 0.4 * use_left);
        let chips = f32::from(self.state.chips[seat]) * (1.0 + 0.35 * use_left);
        let outside = match self.state.phase.name() {
            Phase::Place => 0.0,
            _ => f32::from(self.state.agents_outside(seat)) * OUTSIDE * use_left,
        };
        counsellors + chips + outside + self.domain(seat, turns)
    }

    /// Two late steps past any threshold while the card is hidden, and three points for leading there.
    fn domain(&self, seat: Seat, turns: usize) -> f32 {
        let track = self.state.domains[seat];
        let own = self.state.markers[seat][track];
        let mut value = 0.0;
        if !self.state.revealed.contains(seat) {
            let points = |ordinal: usize| f32::from(POINTS[ordinal.min(POINTS.len() - 1)]);
            let at = usize::from(own) + turns / 2;
            value += points(at + 2) - points(at);
        }
        let rivals = self.state.opponents(seat).map(|rival| self.state.markers[rival][track]);
        let lead = f32::from(own) - f32::from(rivals.max().unwrap_or(0));
        value + 3.0 * (0.5 + (lead - 0.5) / (2.0 + turns as f32)).clamp(0.05, 0.95)
    }

    /// Cards are worth keeping as long as there are turns to play them in.
    fn hand(&self, seat: Seat, turns: usize) -> f32 {
        let state = self.state;
        let may_still_play = seat == state.active
            && state.phase == Phase::Actions
            && state.turn.card.is_none()
            && state.cards_allowed();
        let chances = turns.saturating_sub(1) as f32 + if may_still_play { 0.8 } else { 0.0 };
        let cards = state.hand(seat);
        let influence = if cards.contains(Card::Influence) { INFLUENCE * chances.min(1.0) } else { 0.0 };
        let others = (cards - Card::Influence).len() as f32;
        let value = influence + OTHER_CARD * others.min(chances * 0.8);
        let n_played = state.played[seat].len();
        let in_reach = !state.disarmed.contains(seat) && n_played < 5 && (5 - n_played) as f32 <= chances;
        value + if in_reach { FIFTH_CARD * (n_played as f32 / 5.0).powi(2) } else { 0.0 }
    }

    /// Knowing a rival's clan is half an accusation.
    fn add_secrets(&self, parts: &mut PerSeat<Parts>) {
        let state = self.state;
        for target in state.seats().filter(|&target| !state.exposed.contains(target)) {
            let public = publicly_possible(state, target);
            for knower in state.opponents(target).filter(|&knower| !state.has_failed(knower, target)) {
                let time = (turns_to_come(state, knower) as f32 / 4.0).min(1.0);
                let n = (public - known_otherwise(state, knower, target)).len().max(1) as f32;
                parts[knower].secrets += KNOWING * time / (n * n);
                parts[target].secrets += BEING_KNOWN * time / (n * n);
            }
        }
    }
}

/// The clans that `knower` must think possible for `target`.
pub(super) fn candidates(state: &Regents, knower: Seat, target: Seat) -> EnumSet<Clan> {
    publicly_possible(state, target) - known_otherwise(state, knower, target)
}

/// What everybody can work out from open clans and from the cards played.
fn publicly_possible(state: &Regents, target: Seat) -> EnumSet<Clan> {
    let mut possible = EnumSet::<Clan>::all();
    if let Some(clan) = state.neutral_clan {
        possible.remove(clan);
    }
    for seat in state.exposed.iter() {
        possible.remove(state.clans[seat]);
    }
    for card in state.played[target] {
        possible.remove(card.excludes());
    }
    possible
}

/// Clans excluded by the own card, by own failed accusations, and by cards seen in the target's hand.
fn known_otherwise(state: &Regents, knower: Seat, target: Seat) -> EnumSet<Clan> {
    let mut known = EnumSet::only(state.clans[knower]);
    for accusation in state.accusations[knower].iter() {
        known.insert(state.clans[accusation.target]);
    }
    for spying in state.spyings[knower].iter().filter(|spying| spying.target == target) {
        known.insert(spying.card.excludes());
    }
    known
}
