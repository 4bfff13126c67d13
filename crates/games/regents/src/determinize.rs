//! Guessing what an observer does not know (chapter 8). Reviewed together with `view`: both read `Knowledge`.
//!
//! Hidden are clans, domain cards, tiles of wrong accusations, cards that others spied. The guess is uniform over
//! all deals of clans that fit everything the observer saw, including how many tiles each wrong accusation cost.

use engine::{Chance, Seat};
use enumset::EnumSet;

use crate::ids::{Clan, Track};
use crate::state::{Accusation, Regents};
use crate::view::Knowledge;

/// A deal of clans under construction, by seat.
type Deal = [Clan; engine::MAX_SEATS];

impl Regents {
    pub(crate) fn guess_for(&mut self, observer: Seat, chance: &mut dyn Chance) {
        if self.is_over() {
            return;
        }
        self.guess_clans(observer, chance);
        self.guess_domains(observer, chance);
        self.guess_spied_cards(observer, chance);
    }

    fn guess_clans(&mut self, observer: Seat, chance: &mut dyn Chance) {
        let clues = Clues::of(self, observer);
        let mut n_deals = 0;
        clues.each_deal(&mut |_| {
            n_deals += 1;
            Search::GoOn
        });
        let mut skip = chance.below(n_deals);
        clues.each_deal(&mut |deal| {
            if skip > 0 {
                skip -= 1;
                return Search::GoOn;
            }
            self.seats().for_each(|seat| self.clans[seat] = deal[seat.index()]);
            Search::Stop
        });
        self.guess_tiles(&clues, chance);
    }

    /// Wrong accusations between others: some tile that fits, each way to fit equally likely.
    fn guess_tiles(&mut self, clues: &Clues, chance: &mut dyn Chance) {
        for accuser in self.opponents(clues.observer) {
            let past = &clues.accusations[accuser.index()];
            let deal = deal_of(self);
            let mut tiles = EnumSet::all();
            for (index, accusation) in self.accusations[accuser].iter_mut().enumerate() {
                let ways: [u32; 6] = Clan::ALL.map(|tile| past.ways_with(&deal, index, tile, tiles));
                let tile = Clan::ALL[chance.pick(ways.into_iter())];
                accusation.clan = tile;
                tiles = tiles - tile - deal[accusation.target.index()];
            }
        }
    }

    fn guess_domains(&mut self, observer: Seat, chance: &mut dyn Chance) {
        let hidden = |seat: &Seat| *seat != observer && !self.revealed.contains(*seat);
        let known: EnumSet<Track> =
            self.seats().filter(|seat| !hidden(seat)).map(|seat| self.domains[seat]).collect();
        let mut pool = Track::ALL;
        pool.sort_by_key(|&track| known.contains(track));
        chance.shuffle(&mut pool[..Track::ALL.len() - known.len()]);
        for (seat, domain) in self.seats().filter(hidden).zip(pool) {
            self.domains[seat] = domain;
        }
    }

    fn guess_spied_cards(&mut self, observer: Seat, chance: &mut dyn Chance) {
        for spy in self.opponents(observer) {
            for index in 0..self.spyings[spy].len() {
                let spying = self.spyings[spy][index];
                if self.knows_spied_card(observer, spy, spying.target) {
                    continue;
                }
                let hand = spying.unplayed - self.clans[spying.target].lacks();
                let draw = chance.below(hand.len() as u32) as usize;
                let card = hand.iter().nth(draw).expect("the draw is below the size of the hand");
                self.spyings[spy].iter_mut().nth(index).expect("it was just read").card = card;
            }
        }
    }
}

fn deal_of(state: &Regents) -> Deal {
    let mut deal = [Clan::default(); engine::MAX_SEATS];
    state.seats().for_each(|seat| deal[seat.index()] = state.clans[seat]);
    deal
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    GoOn,
    Stop,
}

/// Everything an observer knows that bears on clans.
struct Clues {
    observer: Seat,
    n_seats: usize,
    /// By seat: the clans it may be of, others aside.
    possible: [EnumSet<Clan>; engine::MAX_SEATS],
    neutral: Option<Clan>,
    /// By accuser.
    accusations: [Past; engine::MAX_SEATS],
}

/// The accusations of one player as the observer saw them.
#[derive(Clone, Copy, Default)]
struct Past {
    seen: [Seen; 6],
    len: usize,
}

#[derive(Clone, Copy, Default)]
struct Seen {
    target: usize,
    /// The tile, if the observer knows it: a right one, or shown by or to the observer.
    tile: Option<Clan>,
    is_right: bool,
    tiles_lost: u8,
}

impl Clues {
    fn of(state: &Regents, observer: Seat) -> Self {
        let mut clues = Clues {
            observer,
            n_seats: state.seat_count(),
            possible: [EnumSet::empty(); engine::MAX_SEATS],
            neutral: state.neutral_clan,
            accusations: [Past::default(); engine::MAX_SEATS],
        };
        let knowledge = Knowledge::of(state, Some(observer));
        for seat in state.seats() {
            clues.possible[seat.index()] = knowledge.possible_clans(seat);
            clues.accusations[seat.index()] = Past::of(state, observer, seat);
        }
        clues
    }

    /// Visits every deal that fits, in a fixed order, until told to stop.
    fn each_deal(&self, visit: &mut dyn FnMut(&Deal) -> Search) {
        let mut deal = [Clan::default(); engine::MAX_SEATS];
        let taken = self.neutral.map_or(EnumSet::empty(), EnumSet::only);
        self.deal_from(0, taken, &mut deal, visit);
    }

    fn deal_from(
        &self,
        seat: usize,
        taken: EnumSet<Clan>,
        deal: &mut Deal,
        visit: &mut dyn FnMut(&Deal) -> Search,
    ) -> Search {
        if seat == self.n_seats {
            return if self.explains_tiles(deal) { visit(deal) } else { Search::GoOn };
        }
        for clan in self.possible[seat] - taken {
            deal[seat] = clan;
            if self.deal_from(seat + 1, taken | clan, deal, visit) == Search::Stop {
                return Search::Stop;
            }
        }
        Search::GoOn
    }

    /// Whether every accuser could have shown tiles that cost what everybody saw.
    fn explains_tiles(&self, deal: &Deal) -> bool {
        let mut pasts = self.accusations[..self.n_seats].iter();
        pasts.all(|past| past.len == 0 || past.ways(deal, 0, EnumSet::all()) > 0)
    }
}

impl Past {
    fn of(state: &Regents, observer: Seat, accuser: Seat) -> Self {
        let mut past = Past { len: state.accusations[accuser].len(), ..Past::default() };
        for (index, &accusation) in state.accusations[accuser].iter().enumerate() {
            past.seen[index] = Seen {
                target: accusation.target.index(),
                tile: state.known_tile(Some(observer), accuser, accusation),
                is_right: state.is_right(accusation),
                tiles_lost: state.tiles_lost(accuser, index),
            };
        }
        past
    }

    /// In how many ways the accusations from `index` on fit the deal, if these tiles are still held.
    fn ways(&self, deal: &Deal, index: usize, tiles: EnumSet<Clan>) -> u32 {
        if index == self.len {
            return 1;
        }
        Clan::ALL.into_iter().map(|tile| self.ways_with(deal, index, tile, tiles)).sum()
    }

    /// The same, if this tile was shown at `index`.
    fn ways_with(&self, deal: &Deal, index: usize, tile: Clan, tiles: EnumSet<Clan>) -> u32 {
        let seen = self.seen[index];
        let truth = deal[seen.target];
        let spent = EnumSet::only(tile) | truth;
        let fits = tiles.contains(tile)
            && seen.tile.is_none_or(|known| known == tile)
            && seen.is_right == (tile == truth)
            && usize::from(seen.tiles_lost) == (spent & tiles).len();
        if fits { self.ways(deal, index + 1, tiles - spent) } else { 0 }
    }
}

impl Regents {
    /// The tile of an accusation, if this viewer knows it: right ones are face up, wrong ones are between accuser and
    /// accused (R13).
    pub(crate) fn known_tile(
        &self,
        observer: Option<Seat>,
        accuser: Seat,
        accusation: Accusation,
    ) -> Option<Clan> {
        let is_party = observer == Some(accuser) || observer == Some(accusation.target);
        (is_party || self.is_right(accusation)).then_some(accusation.clan)
    }

    /// The spy knows the card; the target by default (R10).
    pub(crate) fn knows_spied_card(&self, observer: Seat, spy: Seat, target: Seat) -> bool {
        observer == spy || (observer == target && self.setup.spied_player_told)
    }
}
