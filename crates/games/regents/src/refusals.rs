//! Why an action is refused: the closed list of reasons, each with its rule. Legality itself is `legal_actions`.

use engine::{Game, Refusal, Seat};

use crate::action::Action;
use crate::data::MIN_SPIED_HAND;
use crate::ids::{Card, Clan, Location, RetreatSource, Track};
use crate::state::{Phase, Regents};

impl Regents {
    pub(crate) fn check_with_reason(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.awaited() != Some(seat) {
            return Err(Refusal::not_awaited(self.status()));
        }
        let mut legal = Vec::with_capacity(64);
        self.list(&mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(self.reason(action)) }
    }

    fn reason(&self, action: Action) -> Refusal {
        match action {
            Action::PlaceAgent { .. } if self.phase == Phase::Place => Refusal::because("halls_only", "R8"),
            Action::MoveAgent { from, to } if self.moves_agents() => self.why_no_move(from, to),
            Action::Advance { track } if matches!(self.phase, Phase::Steps { .. }) => self.why_no_step(track),
            Action::TowerStep { track } if matches!(self.phase, Phase::Tower | Phase::TowerFirst) => {
                self.why_no_step(track)
            }
            Action::Penalize { target, track } if matches!(self.phase, Phase::Penalty { .. }) => {
                self.why_no_penalty(target, track)
            }
            Action::RampartRetreat { target, track } if self.phase == Phase::Rampart => {
                self.why_no_rampart(target, track)
            }
            Action::Expel { target, .. } if self.phase == Phase::Suspicion => self.why_not_expelled(target),
            Action::SwapSecond { .. } | Action::SwapSecondNeutral { .. } if self.swaps() => {
                Refusal::because("swap_differs", "R27")
            }
            Action::WinTie { at } if self.phase == Phase::Diplomacy => self.why_no_tie(at),
            Action::MoveNeutral { .. } if self.phase == Phase::Neutral => {
                Refusal::because("not_linked", "3.3")
            }
            _ if self.phase == Phase::Actions => self.why_no_action(action),
            _ => Refusal::because("wrong_phase", "5.2"),
        }
    }

    fn moves_agents(&self) -> bool {
        self.phase == Phase::Privilege
            || matches!(self.phase, Phase::PrivilegeSecond { .. })
            || (self.phase == Phase::Actions && self.turn.actions > 0)
    }

    fn swaps(&self) -> bool {
        matches!(self.phase, Phase::BetrayalSecond { .. })
    }

    fn why_no_move(&self, from: Location, to: Location) -> Refusal {
        if self.agents[self.active][from] == 0 {
            Refusal::because("no_agent_there", "5.4")
        } else if !self.setup.castle_map.agent_links(from).contains(to) {
            Refusal::because("not_linked", "3.3")
        } else {
            Refusal::because("different_agent", "R28")
        }
    }

    fn why_no_step(&self, track: Track) -> Refusal {
        if self.points_at(self.active, track) == 30 {
            Refusal::because("track_end", "3.4")
        } else {
            Refusal::because("threshold_closed", "3.5")
        }
    }

    fn why_no_penalty(&self, target: Seat, track: Track) -> Refusal {
        if target != self.active {
            Refusal::because("penalty_accuser_only", "5.5")
        } else if !self.can_retreat(target, track, RetreatSource::Penalty) {
            Refusal::because("lowest_space", "R14")
        } else {
            Refusal::illegal()
        }
    }

    fn why_no_rampart(&self, target: Seat, track: Track) -> Refusal {
        if target == self.active || target.index() >= self.seat_count() {
            Refusal::because("rival_only", "5.7")
        } else if !self.can_retreat(target, track, RetreatSource::Rampart) {
            Refusal::because("lowest_space", "5.1")
        } else {
            Refusal::illegal()
        }
    }

    fn why_not_expelled(&self, target: Seat) -> Refusal {
        if target == self.active {
            Refusal::because("rival_only", "R26")
        } else {
            Refusal::because("no_agent_there", "R26")
        }
    }

    fn why_no_tie(&self, at: Location) -> Refusal {
        if self.king_cancels(self.active, at) {
            Refusal::because("king_cancels", "R24")
        } else {
            Refusal::because("no_tie", "R24")
        }
    }

    fn why_no_action(&self, action: Action) -> Refusal {
        if action == Action::EndActions {
            return Refusal::because("actions_left", "R20");
        }
        let is_free = matches!(action, Action::PlayCard { .. } | Action::RevealDomain | Action::PlayChip);
        if !is_free && self.turn.actions == 0 {
            return Refusal::because("no_actions_left", "5.4");
        }
        match action {
            Action::MoveKing { to } => self.why_king_stays(to),
            Action::Recruit if self.turn.recruited => Refusal::because("recruited_already", "5.4"),
            Action::Recruit => Refusal::because("reserve_empty", "5.11"),
            Action::PlaceCounsellor { .. } => Refusal::because("no_counsellor", "5.4"),
            Action::Spy { target } => self.why_no_spying(target),
            Action::Accuse { target, clan } => self.why_no_accusation(target, clan),
            Action::ReturnAgent { .. } => Refusal::because("none_outside", "5.4"),
            Action::PlayCard { card } => self.why_no_card(card),
            Action::RevealDomain => Refusal::because("domain_face_up", "5.4"),
            Action::PlayChip if self.turn.chip_played => Refusal::because("chip_played_already", "5.4"),
            Action::PlayChip => Refusal::because("no_chip", "5.4"),
            _ => Refusal::because("wrong_phase", "5.2"),
        }
    }

    fn why_king_stays(&self, to: Location) -> Refusal {
        if to.is_hall() {
            Refusal::because("not_linked", "3.3")
        } else {
            Refusal::because("king_keeps_to_halls", "3.2")
        }
    }

    fn why_no_spying(&self, target: Seat) -> Refusal {
        if target == self.active || target.index() >= self.seat_count() {
            Refusal::because("rival_only", "5.4")
        } else if self.turn.spied {
            Refusal::because("spied_already", "5.4")
        } else if self.hand_size(target) < MIN_SPIED_HAND {
            Refusal::because("hand_too_small", "5.4")
        } else {
            Refusal::because("no_shared_location", "R9")
        }
    }

    fn why_no_accusation(&self, target: Seat, clan: Clan) -> Refusal {
        if target == self.active || target.index() >= self.seat_count() {
            Refusal::because("rival_only", "5.5")
        } else if !self.stands_with_king() {
            Refusal::because("needs_agent", "R19")
        } else if !self.has_hidden_clan(target) {
            Refusal::because("clan_public", "R11")
        } else if self.has_failed(self.active, target) {
            Refusal::because("failed_before", "R12")
        } else if !self.tiles(self.active).contains(clan) {
            Refusal::because("no_tile", "5.5")
        } else {
            Refusal::illegal()
        }
    }

    fn why_no_card(&self, card: Card) -> Refusal {
        if !self.cards_allowed() {
            Refusal::because("last_round", "R23")
        } else if self.turn.card.is_some() {
            Refusal::because("card_played_already", "5.4")
        } else if !self.hand(self.active).contains(card) {
            Refusal::because("not_in_hand", "5.4")
        } else {
            Refusal::because("privilege_costs_action", "R21")
        }
    }
}
