//! What one viewer knows about clans: the deduction grid, and the ground that guesses stand on.

use engine::{PerSeat, Seat};
use enumset::EnumSet;

use super::types::RegentsExclusion;
use crate::ids::{Card, Clan};
use crate::state::Regents;

/// Facts about clans as one seat knows them; without an observer, as a spectator does.
pub(crate) struct Knowledge<'a> {
    state: &'a Regents,
    observer: Option<Seat>,
    /// Clans that were shown to the observer after its own wrong accusations.
    shown: PerSeat<Option<Clan>>,
}

impl<'a> Knowledge<'a> {
    pub(crate) fn of(state: &'a Regents, observer: Option<Seat>) -> Self {
        let mut shown = PerSeat::new(state.seat_count());
        let own_accusations = observer.map(|seat| state.accusations[seat]).unwrap_or_default();
        for accusation in own_accusations.iter() {
            shown[accusation.target] = Some(state.clans[accusation.target]);
        }
        Self { state, observer, shown }
    }

    /// The clan of a seat, if the observer knows it for certain from what it was shown.
    pub(crate) fn clan(&self, seat: Seat) -> Option<Clan> {
        self.public_clan(seat).or(self.shown[seat]).or_else(|| self.own_clan(seat))
    }

    fn public_clan(&self, seat: Seat) -> Option<Clan> {
        let is_public = self.state.exposed.contains(seat) || self.state.is_over();
        is_public.then(|| self.state.clans[seat])
    }

    fn own_clan(&self, seat: Seat) -> Option<Clan> {
        (self.observer == Some(seat)).then(|| self.state.clans[seat])
    }

    /// Cards of this seat's hand that the observer saw as a spy.
    fn spied_cards(&self, seat: Seat) -> EnumSet<Card> {
        let spyings = self.observer.map(|spy| self.state.spyings[spy]).unwrap_or_default();
        spyings.iter().filter(|spying| spying.target == seat).map(|spying| spying.card).collect()
    }

    pub(crate) fn possible_clans(&self, seat: Seat) -> EnumSet<Clan> {
        Clan::ALL.into_iter().filter(|&clan| self.exclusion(seat, clan).is_none()).collect()
    }

    /// Why a seat cannot be of a clan; the first reason that applies, the plainest first.
    pub(crate) fn exclusion(&self, seat: Seat, clan: Clan) -> Option<RegentsExclusion> {
        if let Some(truth) = self.clan(seat) {
            return (truth != clan).then(|| match self.public_clan(seat) {
                None if self.shown[seat].is_some() => RegentsExclusion::ClanShown,
                None => RegentsExclusion::Own,
                Some(_) => RegentsExclusion::ClanPublic,
            });
        }
        self.taken(seat, clan).or_else(|| self.shown_by_cards(seat, clan))
    }

    /// Clans are unique (4.1): what another is, this seat is not.
    fn taken(&self, seat: Seat, clan: Clan) -> Option<RegentsExclusion> {
        if self.state.neutral_clan == Some(clan) {
            return Some(RegentsExclusion::Neutral);
        }
        let mut others = self.state.opponents(seat);
        let holder = others.find(|&other| self.clan(other) == Some(clan))?;
        Some(if self.public_clan(holder).is_some() {
            RegentsExclusion::OtherPublic
        } else if self.observer == Some(holder) {
            RegentsExclusion::Own
        } else {
            RegentsExclusion::OtherShown
        })
    }

    fn shown_by_cards(&self, seat: Seat, clan: Clan) -> Option<RegentsExclusion> {
        if self.state.played[seat].contains(clan.lacks()) {
            Some(RegentsExclusion::CardPlayed)
        } else if self.spied_cards(seat).contains(clan.lacks()) {
            Some(RegentsExclusion::CardSpied)
        } else {
            None
        }
    }
}
