//! What must always hold. The words reach whoever patches a state.

use engine::Seat;
use enumset::EnumSet;

use crate::data::{ACTIONS_PER_TURN, LAST_ORDINAL, N_AGENTS, N_CHIPS, N_COUNSELLORS, N_ROUNDS};
use crate::ids::{Clan, StepSource, Track};
use crate::state::{PhaseState, Regents};

type Checked = Result<(), String>;

impl Regents {
    pub(crate) fn check_invariants(&self) -> Checked {
        self.check_tables()?;
        self.check_moment()?;
        self.check_pieces()?;
        self.check_cards()?;
        self.seats().try_for_each(|seat| self.check_accusations(seat))?;
        self.seats().try_for_each(|seat| self.check_spyings(seat))
    }

    fn check_tables(&self) -> Checked {
        let n_seats = self.seat_count();
        hold((3..=5).contains(&n_seats), || format!("{n_seats} seats, but 3 to 5 can play"))?;
        let sizes = [
            self.agents.n_seats(),
            self.counsellors.n_seats(),
            self.markers.n_seats(),
            self.chips.n_seats(),
            self.clans.n_seats(),
            self.played.n_seats(),
            self.domains.n_seats(),
            self.accusations.n_seats(),
            self.spyings.n_seats(),
        ];
        hold(sizes.iter().all(|&size| size == n_seats), || "a table has not one entry per seat".into())?;
        hold(self.start.index() < n_seats && self.active.index() < n_seats, || "no such seat".into())
    }

    fn check_moment(&self) -> Checked {
        hold((1..=N_ROUNDS).contains(&self.round), || format!("there is no round {}", self.round))?;
        let actions = self.turn.actions;
        hold(actions <= ACTIONS_PER_TURN + 1, || format!("{actions} actions in one turn"))?;
        let played = self.played[self.active];
        hold(self.turn.card.is_none_or(|card| played.contains(card)), || {
            "the card of this turn does not lie before the active player".into()
        })?;
        self.check_phase()
    }

    fn check_phase(&self) -> Checked {
        let accuses = !self.accusations[self.active].is_empty();
        match self.phase {
            PhaseState::Penalty { left } => {
                hold(accuses && (1..=2).contains(&left), || "a penalty without an accusation".into())
            }
            PhaseState::Steps { left, source } => hold(
                (1..=2).contains(&left)
                    && source != StepSource::Tower
                    && (source != StepSource::Accusation || accuses),
                || "steps of choice without a reason".into(),
            ),
            PhaseState::Neutral => hold(self.neutral_clan.is_some(), || "no neutral clan to move".into()),
            _ => Ok(()),
        }
    }

    fn check_pieces(&self) -> Checked {
        for (seat, agents) in self.agents.iter() {
            let n_agents: u32 = agents.values().map(|&n| u32::from(n)).sum();
            hold(n_agents <= u32::from(N_AGENTS), || format!("{seat:?} has {n_agents} agents"))?;
        }
        let n_neutral: u32 = self.neutral_agents.values().map(|&n| u32::from(n)).sum();
        let due = if self.neutral_clan.is_some() { u32::from(N_AGENTS) } else { 0 };
        hold(n_neutral == due, || format!("{n_neutral} neutral agents instead of {due}"))?;
        hold(self.king.is_hall(), || "the King keeps to the halls".into())?;
        self.check_counts()
    }

    fn check_counts(&self) -> Checked {
        let on_board = self.placed.values().chain(self.counsellors.values());
        let counsellors = on_board.map(|&n| u32::from(n)).sum::<u32>() + u32::from(self.reserve);
        hold(counsellors == u32::from(N_COUNSELLORS), || {
            format!("{counsellors} counsellors on the board, with players and in the reserve instead of 20")
        })?;
        let on_tracks: usize = self.track_chips.values().map(|chips| chips.len()).sum();
        let chips = on_tracks + self.chips.values().map(|&n| usize::from(n)).sum::<usize>();
        hold(chips <= usize::from(N_CHIPS), || format!("{chips} chips, but the box holds 15"))?;
        let mut ordinals = self.markers.values().flat_map(|markers| markers.values());
        hold(ordinals.all(|&ordinal| ordinal <= LAST_ORDINAL), || "a marker stands beyond its track".into())
    }

    fn check_cards(&self) -> Checked {
        let n_seats = self.seat_count();
        let clans: EnumSet<Clan> = self.clans.values().copied().chain(self.neutral_clan).collect();
        let n_clans = n_seats + usize::from(self.neutral_clan.is_some());
        hold(clans.len() == n_clans, || "two players are of one clan".into())?;
        hold((n_seats == 3) == self.neutral_clan.is_some(), || "a neutral clan is for three players".into())?;
        let domains: EnumSet<Track> = self.domains.values().copied().collect();
        hold(domains.len() == n_seats, || "two players have one domain card".into())?;
        for seat in self.seats() {
            let clan = self.clans[seat];
            hold(!self.played[seat].contains(clan.lacks()), || {
                format!("{seat:?} is {clan:?} and has played the card that {clan:?} lacks")
            })?;
        }
        hold(self.disarmed.is_subset_of(self.exposed), || "a hand was discarded by a hidden clan".into())
    }

    fn check_accusations(&self, accuser: Seat) -> Checked {
        let mut tiles = EnumSet::<Clan>::all();
        for accusation in self.accusations[accuser].iter() {
            let (target, clan) = (accusation.target, accusation.clan);
            self.check_rival(accuser, target)?;
            hold(tiles.contains(clan), || format!("{accuser:?} accused with {clan:?} twice"))?;
            hold(!self.is_right(*accusation) || self.exposed.contains(target), || {
                format!("{target:?} was rightly accused, but is not exposed")
            })?;
            tiles -= self.tiles_spent(*accusation);
        }
        Ok(())
    }

    fn check_spyings(&self, spy: Seat) -> Checked {
        for spying in self.spyings[spy].iter() {
            self.check_rival(spy, spying.target)?;
            let seen = spying.unplayed - self.clans[spying.target].lacks();
            hold(seen.contains(spying.card), || {
                format!("{spy:?} saw {:?} in a hand that had it not", spying.card)
            })?;
        }
        Ok(())
    }

    fn check_rival(&self, seat: Seat, target: Seat) -> Checked {
        let is_rival = target != seat && target.index() < self.seat_count();
        hold(is_rival, || format!("{target:?} is no rival of {seat:?}"))
    }
}

fn hold(truth: bool, otherwise: impl FnOnce() -> String) -> Checked {
    if truth { Ok(()) } else { Err(otherwise()) }
}
