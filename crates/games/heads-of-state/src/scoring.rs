//! Influence at the end of a round, noble cards at the end of the match (chapter 6).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use engine::{Ctx, MAX_SEATS, PerSeat, Seat};

use crate::event::{Decider, Event};
use crate::ids::{Country, Rank, Sector};
use crate::setup::LastTieBreak;
use crate::state::HeadsOfState;

/// A player's standing in a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub seat: Seat,
    pub influence: u8,
    /// The best living noble.
    pub best: Rank,
    /// Where it stands, where the last tie-break asks for it (R18): of several the sector with the highest hexagon.
    best_in: Option<Sector>,
    /// 6.2: influence, then the best rank, then the hexagon of `best_in`, then the best rank sector by sector from the
    /// highest hexagon down, four bits each; the greater number stands before the smaller.
    key: u64,
}

pub type Standings = ArrayVec<Standing, MAX_SEATS>;

const RANK_BITS: u32 = 4;
/// No country has more sectors.
const MAX_SECTORS: u32 = 5;

impl Standing {
    /// What puts `self` before `next`.
    pub fn decided_by(&self, next: Option<&Standing>) -> Decider {
        match next {
            None => Decider::Unrivalled,
            Some(next) if self.influence != next.influence => Decider::MoreInfluence,
            Some(next) if self.best != next.best => Decider::HigherNoble,
            Some(_) => Decider::HigherSector,
        }
    }

    /// The sector that puts `self` before `next` where influence and best rank are equal.
    pub fn deciding_sector(&self, country: Country, next: Option<&Standing>) -> Option<Sector> {
        let next = next.filter(|next| self.decided_by(Some(next)) == Decider::HigherSector)?;
        if self.best_in != next.best_in {
            return self.best_in;
        }
        let sectors: ArrayVec<Sector, { MAX_SECTORS as usize }> = country.sectors().iter().collect();
        let from_last = (self.key ^ next.key).ilog2() / RANK_BITS;
        sectors.iter().rev().nth(from_last as usize).copied()
    }
}

impl HeadsOfState {
    /// Players with influence in a country, the first one first. The order is always strict (R18).
    pub fn standings(&self, country: Country) -> Standings {
        let mut standings: Standings = self.seats().filter_map(|seat| self.standing(seat, country)).collect();
        standings.sort_unstable_by_key(|standing| Reverse(standing.key));
        standings
    }

    /// What a seat's influence in a country would score if the round ended now.
    pub fn prize(&self, seat: Seat, country: Country) -> u8 {
        let place = self.standings(country).iter().position(|standing| standing.seat == seat);
        place.and_then(|place| self.setup.round_end_markers(country).get(place).copied()).unwrap_or(0)
    }

    fn standing(&self, seat: Seat, country: Country) -> Option<Standing> {
        let nobles = self.board.nobles[seat] & country.spaces();
        let best = nobles.iter().map(|space| space.rank()).max()?;
        let (mut influence, mut by_sector) = (0, 0);
        for sector in country.sectors() {
            influence += self.influence_in(seat, sector);
            by_sector = (by_sector << RANK_BITS) | u64::from(self.best_in(seat, sector));
        }
        let best_in = self.sector_of_best_noble(seat, country, best);
        let mut key = (u64::from(influence) << RANK_BITS) | (best as u64 + 1);
        key = (key << RANK_BITS) | best_in.map_or(0, |sector| u64::from(sector.hexagon()));
        key = (key << (RANK_BITS * MAX_SECTORS)) | by_sector;
        Some(Standing { seat, influence, best, best_in, key })
    }

    /// R18: sectors of a country are listed from the highest hexagon down.
    fn sector_of_best_noble(&self, seat: Seat, country: Country, best: Rank) -> Option<Sector> {
        match self.setup.last_tie_break {
            LastTieBreak::SectorBySector => None,
            LastTieBreak::SectorOfBestNoble => {
                country.sectors().iter().find(|&sector| self.best_in(seat, sector) == best as u8 + 1)
            }
        }
    }

    /// The highest noble present counts 2, a second one 1; twice that in a capital.
    pub fn influence_in(&self, seat: Seat, sector: Sector) -> u8 {
        let spaces = sector.spaces();
        let own = self.board.nobles[seat] & spaces;
        if own.is_empty() {
            return 0;
        }
        // Spaces of a sector are listed from the higher rank down.
        let highest = (self.board.occupied() & spaces).iter().next();
        let own_highest = u8::from(highest.is_some_and(|space| own.contains(space)));
        let factor = if sector.is_capital() { 2 } else { 1 };
        factor * (own_highest + own.len() as u8)
    }

    /// The number of the best rank in a sector; "no noble" is lowest.
    fn best_in(&self, seat: Seat, sector: Sector) -> u8 {
        let own = self.board.nobles[seat] & sector.spaces();
        own.iter().map(|space| space.rank() as u8 + 1).max().unwrap_or(0)
    }

    /// 6.2 for all countries: each round uses one pair of markers.
    pub(crate) fn score_round(&mut self, ctx: &mut Ctx<'_, Event>) {
        for &country in Country::ALL {
            let standings = self.standings(country);
            for (place, points) in self.setup.round_end_markers(country).into_iter().enumerate() {
                let Some(standing) = standings.get(place) else {
                    // R19: nothing carries over.
                    ctx.tell_all(|| Event::RoundMarkerRemoved { country, points });
                    continue;
                };
                self.scores[standing.seat].influence += points;
                let decided_by = standing.decided_by(standings.get(place + 1));
                let (seat, influence) = (standing.seat, standing.influence);
                ctx.tell_all(|| match place {
                    0 => Event::CountryWon { seat, country, influence, points, decided_by },
                    _ => Event::CountrySecond { seat, country, influence, points, decided_by },
                });
            }
        }
    }

    /// What each seat gets for the noble cards of a rank (6.3).
    pub fn rank_points(&self, rank: Rank) -> PerSeat<u8> {
        let most = self.board.noble_cards.values().map(|cards| cards[rank]).max().unwrap_or(0);
        let leads = |seat: Seat| self.board.noble_cards[seat][rank] == most;
        let share = match self.seats().filter(|&seat| leads(seat)).count() {
            // R20: no bonus for a rank of which nobody has a card.
            _ if most == 0 => 0,
            1 => rank.bonus(),
            2 => rank.bonus() / 2,
            _ => 0,
        };
        PerSeat::from_fn(usize::from(self.setup.seats), |seat| if leads(seat) { share } else { 0 })
    }

    pub(crate) fn score_ranks(&mut self, ctx: &mut Ctx<'_, Event>) {
        for &rank in Rank::ALL {
            let points_of = self.rank_points(rank);
            if points_of.values().all(|&points| points == 0) {
                ctx.tell_all(|| Event::RankUnscored { rank });
            }
            for (seat, &points) in points_of.iter().filter(|(_, points)| **points > 0) {
                self.scores[seat].ranks += points;
                let n_cards = self.board.noble_cards[seat][rank];
                ctx.tell_all(|| match points == rank.bonus() {
                    true => Event::RankMajority { seat, rank, n_cards, points },
                    false => Event::RankShared { seat, rank, n_cards, points },
                });
            }
        }
    }

    pub(crate) fn tell_winners(&self, ctx: &mut Ctx<'_, Event>) {
        for (seat, _) in self.ranking().iter().filter(|(_, place)| **place == 1) {
            let points = self.scores[seat].total();
            ctx.tell_all(|| Event::GameWon { seat, points });
        }
    }

    /// Places by points, then by noble cards from Kings down; equal in all is a shared place (R21).
    pub fn ranking(&self) -> PerSeat<u8> {
        let keys = PerSeat::from_fn(usize::from(self.setup.seats), |seat| self.ranking_key(seat));
        PerSeat::from_fn(usize::from(self.setup.seats), |seat| {
            1 + keys.values().filter(|&&key| key > keys[seat]).count() as u8
        })
    }

    fn ranking_key(&self, seat: Seat) -> u64 {
        let cards = self.board.noble_cards[seat];
        let points = u64::from(self.scores[seat].total());
        Rank::ALL.iter().rev().fold(points, |key, &rank| (key << RANK_BITS) | u64::from(cards[rank]))
    }
}
