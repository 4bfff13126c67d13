//! A second reading of the rules that err most easily: payments, treachery, the duty to replace, influence. Plain and
//! slow, written from the rules page with tables of its own, and compared with the rules in many random positions.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use engine::{Chance, FastChance, Game, Seat};
use heads_of_state::*;
use serde::Serialize;

use crate::rules::table::{Table, named};

const N_POSITIONS: usize = 6_000;

/// 3.4: sector, country, hexagon, spaces. Capitals have a King.
const SECTORS: [(&str, &str, u8, &[&str]); 16] = [
    ("england", "great_britain", 8, &["king"]),
    ("ireland", "great_britain", 3, &["earl", "count"]),
    ("scotland", "great_britain", 2, &["marquis", "baron"]),
    ("ile_de_france", "france", 7, &["king", "prince"]),
    ("aquitaine", "france", 5, &["duke", "marquis"]),
    ("burgundy", "france", 4, &["duke", "earl"]),
    ("provence", "france", 3, &["marquis", "count"]),
    ("brittany", "france", 2, &["duke", "baron"]),
    ("brandenburg", "german_states", 7, &["king", "prince"]),
    ("saxony", "german_states", 4, &["marquis", "earl"]),
    ("bavaria", "german_states", 3, &["duke", "count"]),
    ("rhineland", "german_states", 2, &["earl", "baron"]),
    ("castile", "spain", 7, &["king", "prince"]),
    ("andalusia", "spain", 4, &["duke", "earl"]),
    ("galicia", "spain", 3, &["marquis", "count"]),
    ("catalonia", "spain", 2, &["prince", "baron"]),
];

/// 3.6, from the lowest rank up.
const SETS: [(&str, &[&str]); 7] = [
    ("baron", &["gold"]),
    ("count", &["title", "duelling"]),
    ("earl", &["title", "troops", "castle"]),
    ("marquis", &["gold", "title", "duelling", "education"]),
    ("duke", &["gold", "title", "troops", "castle", "bishop"]),
    ("prince", &["gold", "title", "troops", "education", "bishop", "palace"]),
    ("king", &["gold", "title", "troops", "castle", "duelling", "education", "bishop", "palace"]),
];

/// 3.8: where a treachery card is valid; an Assassin is valid everywhere, but strikes by other rules.
const TREACHERY: [(&str, &[&str]); 11] = [
    ("assassin", &[]),
    ("axeman", &["great_britain"]),
    ("guillotine", &["france"]),
    ("inquisition", &["spain"]),
    ("gallows", &["german_states"]),
    ("axeman_guillotine", &["great_britain", "france"]),
    ("axeman_inquisition", &["great_britain", "spain"]),
    ("axeman_gallows", &["great_britain", "german_states"]),
    ("guillotine_inquisition", &["france", "spain"]),
    ("guillotine_gallows", &["france", "german_states"]),
    ("inquisition_gallows", &["spain", "german_states"]),
];

/// 5.7 to 5.9: what may be done in a turn that creates or plots.
#[test]
fn creations_plots_and_the_duty() {
    let mut chance = FastChance::new(59);
    let (mut n_actions, mut n_duties) = (0, 0);
    for _ in 0..N_POSITIONS {
        let state = random_position(&mut chance);
        let position = Position::of(&state);
        let mut offered = Vec::new();
        state.push_actions(state.turn.seat, &mut offered);
        n_actions += offered.len();
        n_duties += usize::from(position.vacated.len() > 1 && offered.len() > 1);
        let offered: BTreeSet<String> = offered.iter().map(written).collect();
        assert_eq!(offered, position.legal(), "{position:?}");
    }
    assert!(n_actions > 5 * N_POSITIONS && n_duties > N_POSITIONS / 20, "{n_actions}, {n_duties}");
}

/// 6.2: influence and order in every country.
#[test]
fn influence_and_order() {
    let mut chance = FastChance::new(62);
    for _ in 0..N_POSITIONS {
        let state = random_position(&mut chance);
        let position = Position::of(&state);
        for &country in Country::ALL {
            let found: Vec<(usize, u8)> = state
                .standings(country)
                .iter()
                .map(|standing| (standing.seat.index(), standing.influence))
                .collect();
            assert_eq!(found, position.order(&name(&country)), "{country:?} in {position:?}");
        }
    }
}

/// 3.3: the country markers.
const COUNTRY_MARKERS: [(&str, [u8; 2]); 4] =
    [("great_britain", [4, 3]), ("france", [7, 6]), ("german_states", [6, 5]), ("spain", [5, 4])];

/// 5.7, 5.8: what a creation or a replacement costs, and everything it brings, in its order.
#[test]
fn results_of_creations() {
    let mut chance = FastChance::new(57);
    let (mut n_created, mut n_replaced, mut n_country, mut n_house, mut n_taken_back) = (0, 0, 0, 0, 0);
    for _ in 0..N_POSITIONS {
        let state = with_history(random_position(&mut chance), &mut chance);
        let me = state.turn.seat;
        let mut offered = Vec::new();
        state.push_actions(me, &mut offered);
        offered.retain(|action| matches!(action, Action::Create { .. }));
        if offered.is_empty() {
            continue;
        }
        let action = offered[chance.below(offered.len() as u32) as usize];
        let mut after = state;
        after.apply(me, &action, &mut engine::Ctx::<Event>::silent(&mut FastChance::new(1)));
        let wanted = Realm::of(&state).creates(&action, &Position::of(&state).hand, &state);
        let found = Realm::of(&after);
        assert_eq!(found, wanted, "{action:?} in {state:?}");
        n_created += 1;
        n_replaced += usize::from(state.phase == Phase::Plot);
        let (before, gained) = (state.scores[me], after.scores[me]);
        n_country += usize::from(gained.country > before.country);
        n_house += usize::from(gained.house > before.house);
        n_taken_back += usize::from(after.board.dead[me].len() < state.board.dead[me].len());
    }
    let counts = [n_created, n_replaced, n_country, n_house, n_taken_back];
    assert!(counts.iter().zip([2_000, 300, 100, 50, 20]).all(|(count, least)| *count > least), "{counts:?}");
}

/// What a creation changes for the seat on turn, as words.
#[derive(Debug, PartialEq)]
struct Realm {
    hand: Vec<String>,
    discarded: Vec<String>,
    living: BTreeSet<Space>,
    dead: BTreeSet<Space>,
    vacated: BTreeSet<Space>,
    noble_cards: Vec<String>,
    presence: BTreeSet<String>,
    created: BTreeSet<String>,
    initial_markers: BTreeSet<String>,
    countries_done: BTreeSet<String>,
    /// Initial marker, country markers, House of Nobles.
    points: [u8; 3],
}

impl Realm {
    fn of(state: &HeadsOfState) -> Self {
        let (me, board) = (state.turn.seat, &state.board);
        let read = |space: Space| heads_of_state::Space::of(named(space.0), named(space.1)).unwrap();
        let score = &state.scores[me];
        Self {
            hand: state.attributes.stock.hands[me].cards().map(|card| name(&card)).collect(),
            discarded: state.attributes.stock.discard.cards().map(|card| name(&card)).collect(),
            living: spaces().filter(|&space| board.nobles[me].contains(read(space))).collect(),
            dead: spaces().filter(|&space| board.dead[me].contains(read(space))).collect(),
            vacated: spaces().filter(|&space| state.turn.vacated.contains(read(space))).collect(),
            noble_cards: board.noble_cards[me].cards().map(|rank| name(&rank)).collect(),
            presence: board.presence[me].iter().map(|sector| name(&sector)).collect(),
            created: board.created[me].iter().map(|rank| name(&rank)).collect(),
            initial_markers: board.initial_markers.iter().map(|sector| name(&sector)).collect(),
            countries_done: board.countries_done[me].iter().map(|country| name(&country)).collect(),
            points: [score.initial, score.country, score.house],
        }
    }

    /// 5.7, in its order; the state is asked only for what lies on the table.
    fn creates(mut self, action: &Action, hand: &[String], state: &HeadsOfState) -> Self {
        let Action::Create { sector, rank, courtesan_for } = action else { unreachable!("a creation") };
        let (sector, rank) = (name(sector), name(rank));
        let space = spaces().find(|space| space.0 == sector && space.1 == rank).unwrap();
        let set = SETS.iter().find(|(name, _)| *name == rank).unwrap().1;
        let replaced = or_none(courtesan_for.as_ref());
        let paid: Vec<&str> =
            set.iter().map(|card| if *card == replaced { "courtesan" } else { card }).collect();
        self.hand = without(hand, &paid).unwrap();
        self.discarded.extend(paid.iter().map(|card| (*card).to_owned()));
        self.discarded.sort_by_key(|card| Attribute::ALL.iter().position(|kind| name(kind) == *card));
        // 3.5, R17: as many tokens as spaces of the rank, and a spare Baron.
        let tokens = spaces().filter(|other| other.1 == rank).count() + usize::from(rank == "baron");
        let used = self.living.iter().chain(&self.dead).filter(|other| other.1 == rank).count();
        if used == tokens {
            let first = spaces().find(|other| other.1 == rank && self.dead.contains(other)).unwrap();
            self.dead.remove(&first);
        }
        self.living.insert(space);
        self.vacated.remove(&space);
        let taken: u8 = state.board.noble_cards.values().map(|cards| cards[named::<Rank>(&rank)]).sum();
        if taken < 10 {
            self.noble_cards.push(rank.clone());
            self.noble_cards.sort_by_key(|card| SETS.iter().position(|(name, _)| name == card));
        }
        self.presence.insert(sector.clone());
        self.created.insert(rank);
        let (_, country, hexagon, _) = SECTORS.iter().find(|(name, ..)| *name == sector).unwrap();
        if self.initial_markers.remove(&sector) {
            self.points[0] += hexagon;
        }
        let mut all = SECTORS.iter().filter(|other| other.1 == *country);
        if all.all(|other| self.presence.contains(other.0))
            && self.countries_done.insert((*country).to_owned())
        {
            self.dead.retain(|dead| SECTORS.iter().any(|other| other.0 == dead.0 && other.1 != *country));
            let markers = COUNTRY_MARKERS.iter().find(|(name, _)| name == country).unwrap().1;
            let n_taken = state.board.country_markers_taken[named::<Country>(country)];
            self.points[1] += markers.get(usize::from(n_taken)).unwrap_or(&0);
        }
        let ranks: BTreeSet<&String> = match state.setup.house_counts {
            HouseCounts::Creations => self.created.iter().collect(),
            HouseCounts::NobleCards => self.noble_cards.iter().collect(),
        };
        if ranks.len() == SETS.len() && !state.board.house_done.contains(state.turn.seat) {
            let markers: &[u8] = if state.setup.seats == 2 { &[16, 8] } else { &[16, 12, 8] };
            self.points[2] += markers.get(usize::from(state.board.house_markers_taken)).unwrap_or(&0);
        }
        self
    }
}

/// What earlier turns left: presence, ranks, markers, noble cards, dead tokens.
fn with_history(mut state: HeadsOfState, chance: &mut FastChance) -> HeadsOfState {
    let (me, board) = (state.turn.seat, &mut state.board);
    for (sector, country, _, ranks) in SECTORS {
        if chance.below(5) > 0 {
            board.presence[me].insert(named(sector));
        }
        if chance.below(2) == 0 {
            board.initial_markers.remove(named(sector));
        }
        if chance.below(3) == 0 {
            board.country_markers_taken.add(named(country));
        }
        let died = heads_of_state::Space::of(named(sector), named(ranks[0])).unwrap();
        if !board.nobles[me].contains(died) && chance.below(2) == 0 {
            board.dead[me].insert(died);
        }
    }
    for (rank, _) in SETS {
        if chance.below(8) > 0 {
            board.created[me].insert(named(rank));
        }
        for _ in 0..chance.below(11) {
            let seat = Seat::new(chance.below(u32::from(state.setup.seats)) as usize);
            board.noble_cards[seat].add(named(rank));
        }
    }
    for (country, _) in COUNTRY_MARKERS {
        let whole = SECTORS.iter().filter(|sector| sector.1 == country);
        let is_done = whole.clone().all(|sector| board.presence[me].contains(named(sector.0)));
        if is_done {
            board.countries_done[me].insert(named(country));
            for sector in whole {
                let spaces =
                    sector.3.iter().map(|rank| heads_of_state::Space::of(named(sector.0), named(rank)));
                spaces.for_each(|space| _ = board.dead[me].remove(space.unwrap()));
            }
        }
    }
    if state.house_ranks(me).len() == SETS.len() {
        state.board.house_done.insert(me);
    }
    state.board.house_markers_taken = chance.below(3) as u8;
    state
}

type Space = (&'static str, &'static str);

/// What the second reading looks at, as words.
#[derive(Debug)]
struct Position {
    setup: Setup,
    me: usize,
    plots: bool,
    has_replaced: bool,
    owners: BTreeMap<Space, usize>,
    attacked: BTreeSet<Space>,
    vacated: BTreeSet<Space>,
    hand: Vec<String>,
    treachery: Vec<String>,
}

impl Position {
    fn of(state: &HeadsOfState) -> Self {
        let (me, turn) = (state.turn.seat, &state.turn);
        let read = |space: Space| heads_of_state::Space::of(named(space.0), named(space.1)).unwrap();
        let owner = |space| state.board.owner(read(space)).map(|seat| (space, seat.index()));
        Self {
            setup: state.setup,
            me: me.index(),
            plots: state.phase == Phase::Plot,
            has_replaced: turn.has_replaced,
            owners: spaces().filter_map(owner).collect(),
            attacked: spaces().filter(|&space| turn.targeted.contains(read(space))).collect(),
            vacated: spaces().filter(|&space| turn.vacated.contains(read(space))).collect(),
            hand: state.attributes.stock.hands[me].cards().map(|card| name(&card)).collect(),
            treachery: state.treachery.stock.hands[me].cards().map(|card| name(&card)).collect(),
        }
    }

    fn legal(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        if !self.plots || self.vacated.len() <= 1 {
            legal.insert("finish".to_owned());
        }
        let open = spaces().filter(|space| match self.plots {
            true => self.vacated.contains(space),
            false => !self.owners.contains_key(space),
        });
        for space in open {
            let rest: Vec<Space> = self.vacated.iter().copied().filter(|&other| other != space).collect();
            for (courtesan_for, left) in self.payments(&self.hand, space.1) {
                if !self.plots || self.is_sound(&left, &rest) {
                    legal.insert(format!("create {space:?} {courtesan_for}"));
                }
            }
        }
        if self.plots && !(self.has_replaced && self.setup.plot_order == PlotOrder::KillsFirst) {
            legal.extend(self.plays());
        }
        legal
    }

    /// 5.7: every payment, named by the card that a Courtesan replaces, with what is left of the hand.
    fn payments(&self, hand: &[String], rank: &str) -> Vec<(String, Vec<String>)> {
        let set = SETS.iter().find(|(name, _)| *name == rank).unwrap().1;
        let mut payments = Vec::new();
        payments.extend(without(hand, set).map(|left| ("none".to_owned(), left)));
        if rank == "baron" || rank == "king" {
            return payments;
        }
        for &replaced in set {
            let is_held = hand.iter().any(|card| card == replaced);
            if is_held && self.setup.courtesan_free == CourtesanFree::OnlyIfMissing {
                continue;
            }
            let mut cards: Vec<&str> = set.iter().copied().filter(|card| *card != replaced).collect();
            cards.push("courtesan");
            payments.extend(without(hand, &cards).map(|left| (replaced.to_owned(), left)));
        }
        payments
    }

    /// 5.9: all but one of the vacated spaces can be paid for together.
    fn is_sound(&self, hand: &[String], vacated: &[Space]) -> bool {
        vacated.len() <= 1
            || vacated.iter().any(|skipped| {
                let others: Vec<Space> = vacated.iter().copied().filter(|space| space != skipped).collect();
                self.is_payable(hand, &others)
            })
    }

    /// Every order is tried, since one payment may decide what a Courtesan may stand for in the next.
    fn is_payable(&self, hand: &[String], list: &[Space]) -> bool {
        list.is_empty()
            || list.iter().any(|space| {
                let rest: Vec<Space> = list.iter().copied().filter(|other| other != space).collect();
                self.payments(hand, space.1).iter().any(|(_, left)| self.is_payable(left, &rest))
            })
    }

    /// 5.8: every attack.
    fn plays(&self) -> BTreeSet<String> {
        let targets = self.owners.iter().filter(|(space, owner)| {
            let mut vacated: Vec<Space> = self.vacated.iter().copied().collect();
            vacated.push(**space);
            **owner != self.me && !self.attacked.contains(*space) && self.is_sound(&self.hand, &vacated)
        });
        targets.flat_map(|(space, _)| self.ways(*space)).collect()
    }

    fn ways(&self, space: Space) -> Vec<String> {
        let country = SECTORS.iter().find(|(name, ..)| *name == space.0).unwrap().1;
        let is_capital = ranks_of(space.0).contains(&"king");
        let fits =
            |card: &str| TREACHERY.iter().any(|(name, valid)| *name == card && valid.contains(&country));
        let cards = &self.treachery;
        let mut ways = Vec::new();
        for (first, card) in cards.iter().enumerate() {
            if !is_capital && (card == "assassin" || fits(card)) {
                ways.push(format!("play {space:?} {card} none"));
            }
            for second in cards.iter().skip(first + 1).filter(|_| is_capital) {
                let are_assassins = card == "assassin" && second == "assassin";
                let is_pair = card == second || self.setup.capital_pair == CapitalPair::Mixed;
                if are_assassins || (fits(card) && fits(second) && is_pair) {
                    ways.push(format!("play {space:?} {card} {second}"));
                }
            }
        }
        ways
    }

    /// 6.2: who has influence in a country, the first one first.
    fn order(&self, country: &str) -> Vec<(usize, u8)> {
        let sectors: Vec<_> = SECTORS.iter().filter(|sector| sector.1 == country).collect();
        let mut seats: Vec<(usize, u8)> = (0..usize::from(self.setup.seats))
            .map(|seat| (seat, sectors.iter().map(|sector| self.influence(seat, sector.0)).sum::<u8>()))
            .filter(|(_, influence)| *influence > 0)
            .collect();
        seats.sort_by_key(|&(seat, influence)| {
            let mut by_hexagon: Vec<(u8, usize)> =
                sectors.iter().map(|sector| (sector.2, self.best_in(seat, sector.0))).collect();
            by_hexagon.sort_by_key(|sector| Reverse(sector.0));
            let best = by_hexagon.iter().map(|sector| sector.1).max().unwrap();
            let of_best =
                by_hexagon.iter().filter(|sector| sector.1 == best).map(|sector| sector.0).max().unwrap();
            let asked = self.setup.last_tie_break == LastTieBreak::SectorOfBestNoble;
            Reverse((influence, best, if asked { of_best } else { 0 }, by_hexagon))
        });
        seats
    }

    fn influence(&self, seat: usize, sector: &'static str) -> u8 {
        let here = ranks_of(sector).iter().filter_map(|rank| self.owners.get(&(sector, *rank)));
        let factor = if ranks_of(sector).contains(&"king") { 2 } else { 1 };
        here.zip([2, 1]).filter(|(owner, _)| **owner == seat).map(|(_, points)| factor * points).sum()
    }

    /// The number of a seat's best rank in a sector, 0 for none.
    fn best_in(&self, seat: usize, sector: &'static str) -> usize {
        let own = ranks_of(sector).iter().filter(|rank| self.owners.get(&(sector, **rank)) == Some(&seat));
        own.map(|rank| 1 + SETS.iter().position(|(name, _)| name == rank).unwrap()).max().unwrap_or(0)
    }
}

fn spaces() -> impl Iterator<Item = Space> {
    SECTORS.iter().flat_map(|(sector, _, _, ranks)| ranks.iter().map(move |rank| (*sector, *rank)))
}

fn ranks_of(sector: &str) -> &'static [&'static str] {
    SECTORS.iter().find(|(name, ..)| *name == sector).unwrap().3
}

/// A hand without these cards, if it has them all.
fn without(hand: &[String], cards: &[&str]) -> Option<Vec<String>> {
    let mut left = hand.to_vec();
    for card in cards {
        left.remove(left.iter().position(|held| held == card)?);
    }
    Some(left)
}

/// An action of the rules in the words of the second reading.
fn written(action: &Action) -> String {
    match action {
        Action::Finish => "finish".to_owned(),
        Action::Create { sector, rank, courtesan_for } => {
            format!("create {:?} {}", (name(sector), name(rank)), or_none(courtesan_for.as_ref()))
        }
        Action::PlayTreachery { sector, rank, card, second } => {
            format!("play {:?} {} {}", (name(sector), name(rank)), name(card), or_none(second.as_ref()))
        }
        other => panic!("{other:?} is no deed of these phases"),
    }
}

fn or_none(id: Option<&impl Serialize>) -> String {
    id.map_or_else(|| "none".to_owned(), name)
}

fn name(id: &impl Serialize) -> String {
    serde_json::to_value(id).unwrap().as_str().unwrap().to_owned()
}

/// Nobles, hands and options at random, in the middle of a turn that creates or plots. Such a position need not come up in
/// a match.
fn random_position(chance: &mut FastChance) -> HeadsOfState {
    let mut state = Table::with(random_setup(chance)).0;
    let (me, plots) = (state.turn.seat, chance.below(2) == 0);
    state.phase = if plots { Phase::Plot } else { Phase::Create };
    state.turn.has_replaced = chance.below(4) == 0;
    let (vacancy, n_vacated) = (2 + chance.below(8), chance.below(4) as usize);
    for (sector, rank) in spaces() {
        let space = heads_of_state::Space::of(named(sector), named(rank)).unwrap();
        match chance.below(vacancy) {
            0 if plots && state.turn.vacated.len() < n_vacated => _ = state.turn.vacated.insert(space),
            0 => {}
            _ => {
                let seat = Seat::new(chance.below(u32::from(state.setup.seats)) as usize);
                state.board.nobles[seat].insert(space);
                if chance.below(6) == 0 {
                    state.turn.targeted.insert(space);
                }
            }
        }
    }
    for _ in 0..4 + chance.below(10) {
        state.attributes.stock.hands[me].add(Attribute::ALL[chance.below(9) as usize]);
    }
    for _ in 0..1 + chance.below(5) {
        state.treachery.stock.hands[me].add(TreacheryCard::ALL[chance.below(11) as usize]);
    }
    state
}

fn random_setup(chance: &mut FastChance) -> Setup {
    let setups = Setup::every();
    setups[chance.below(setups.len() as u32) as usize]
}
