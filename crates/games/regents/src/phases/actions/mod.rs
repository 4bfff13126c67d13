//! The action phase: paid and free actions (5.4).

pub(crate) mod accuse;

use engine::{Ctx, Seat, Seats};

use crate::action::Action;
use crate::data::{DOMAIN_COUNSELLORS, MIN_SPIED_HAND};
use crate::event::Event;
use crate::ids::{Card, Location};
use crate::phases::unexpected;
use crate::state::{Regents, Spying};

impl Regents {
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        if self.turn.actions > 0 {
            self.list_moves(out);
            self.list_counsellors(out);
            self.list_spying(out);
            self.list_accusations(out);
            self.list_returns(out);
        }
        self.list_free_actions(out);
        // Ruling: the phase never ends by itself. An automatic end would take away the undo of the last action.
        if self.may_end_actions() {
            out.push(Action::EndActions);
        }
    }

    /// All actions must be used, unless the option says otherwise (R20).
    pub(crate) fn may_end_actions(&self) -> bool {
        self.turn.actions == 0 || self.setup.may_forgo_actions
    }

    fn list_moves(&self, out: &mut Vec<Action>) {
        self.list_agent_moves(None, out);
        let halls = self.setup.castle_map.hall_links(self.king);
        out.extend(halls.iter().map(|to| Action::MoveKing { to }));
    }

    /// Moves of own agents, leaving alone one agent that stands at `resting`.
    pub(crate) fn list_agent_moves(&self, resting: Option<Location>, out: &mut Vec<Action>) {
        let agents = &self.agents[self.active];
        for from in Location::ALL {
            if agents[from] > u8::from(resting == Some(from)) {
                let links = self.setup.castle_map.agent_links(from);
                out.extend(links.iter().map(|to| Action::MoveAgent { from, to }));
            }
        }
    }

    fn list_counsellors(&self, out: &mut Vec<Action>) {
        if !self.turn.recruited && self.reserve > 0 {
            out.push(Action::Recruit);
        }
        if self.counsellors[self.active] > 0 {
            out.extend(Location::ALL.into_iter().map(|at| Action::PlaceCounsellor { at }));
        }
    }

    fn list_spying(&self, out: &mut Vec<Action>) {
        if !self.turn.spied {
            let targets = self.opponents(self.active).filter(|&target| self.can_be_spied(target));
            out.extend(targets.map(|target| Action::Spy { target }));
        }
    }

    fn can_be_spied(&self, target: Seat) -> bool {
        self.hand_size(target) >= MIN_SPIED_HAND && self.is_in_spying_range(target)
    }

    /// By option an own agent must share a place with one of the target's (R9).
    pub(crate) fn is_in_spying_range(&self, target: Seat) -> bool {
        let (own, theirs) = (&self.agents[self.active], &self.agents[target]);
        !self.setup.spy_requires_shared_location
            || Location::ALL.into_iter().any(|at| own[at] > 0 && theirs[at] > 0)
    }

    fn list_returns(&self, out: &mut Vec<Action>) {
        if self.agents_outside(self.active) > 0 {
            out.extend(Location::ALL.into_iter().map(|at| Action::ReturnAgent { at }));
        }
    }

    fn list_free_actions(&self, out: &mut Vec<Action>) {
        let seat = self.active;
        if self.turn.card.is_none() && self.cards_allowed() {
            let playable = self.hand(seat).iter().filter(|&card| self.can_pay_for(card));
            out.extend(playable.map(|card| Action::PlayCard { card }));
        }
        if !self.revealed.contains(seat) {
            out.push(Action::RevealDomain);
        }
        if !self.turn.chip_played && self.chips[seat] > 0 {
            out.push(Action::PlayChip);
        }
    }

    /// The Privilege card costs an action (R21).
    pub(crate) fn can_pay_for(&self, card: Card) -> bool {
        card != Card::Privilege || self.turn.actions > 0
    }

    pub(crate) fn act_action(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let is_free = matches!(
            action,
            Action::PlayCard { .. } | Action::RevealDomain | Action::PlayChip | Action::EndActions
        );
        if !is_free {
            self.turn.actions -= 1;
        }
        match action {
            Action::MoveAgent { from, to } => self.move_agent(from, to, ctx),
            Action::MoveKing { to } => self.move_king(to, ctx),
            Action::Recruit => self.recruit(ctx),
            Action::PlaceCounsellor { at } => self.place_counsellor(at, ctx),
            Action::Spy { target } => self.spy(target, ctx),
            Action::Accuse { target, clan } => self.accuse(target, clan, ctx),
            Action::ReturnAgent { at } => self.return_agent(at, ctx),
            Action::PlayCard { card } => self.play_card(card, ctx),
            Action::RevealDomain => self.reveal_domain(ctx),
            Action::PlayChip => self.play_chip(ctx),
            Action::EndActions => self.end_actions(ctx),
            other => unexpected(self.phase, other),
        }
    }

    pub(crate) fn move_agent(&mut self, from: Location, to: Location, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.agents[seat][from] -= 1;
        self.agents[seat][to] += 1;
        ctx.tell_all(|| Event::AgentMoved { seat, from, to });
    }

    fn move_king(&mut self, to: Location, ctx: &mut Ctx<'_, Event>) {
        let (seat, from) = (self.active, self.king);
        self.king = to;
        ctx.tell_all(|| Event::KingMoved { seat, from, to });
    }

    fn recruit(&mut self, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.gain_counsellor(seat);
        self.turn.recruited = true;
        ctx.tell_all(|| Event::CounsellorRecruited { seat });
    }

    fn place_counsellor(&mut self, at: Location, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.counsellors[seat] -= 1;
        self.placed[at] += 1;
        ctx.tell_all(|| Event::CounsellorPlaced { seat, at });
    }

    fn return_agent(&mut self, at: Location, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.agents[seat][at] += 1;
        ctx.tell_all(|| Event::AgentReturned { seat, at });
    }

    /// One card of the hand at random; the target learns which one it was, unless the option says no (R10).
    fn spy(&mut self, target: Seat, ctx: &mut Ctx<'_, Event>) {
        let (by, hand) = (self.active, self.hand(target));
        let draw = ctx.chance().below(hand.len() as u32) as usize;
        let card = hand.iter().nth(draw).expect("the draw is below the size of the hand");
        ctx.seal();
        self.turn.spied = true;
        self.spyings[by].push(Spying { target, card, unplayed: !self.played[target] });
        let mut told = Seats::one(by);
        if self.setup.spied_player_told {
            told.insert(target);
        }
        ctx.tell(told, || Event::SpiedCard { by, target, card });
        ctx.tell_others(told, || Event::Spied { by, target });
    }

    /// Two counsellors, or as many as there are, into the hall of the domain (R31).
    fn reveal_domain(&mut self, ctx: &mut Ctx<'_, Event>) {
        let (seat, domain) = (self.active, self.domains[self.active]);
        let counsellors = self.reserve.min(DOMAIN_COUNSELLORS);
        self.revealed.insert(seat);
        self.reserve -= counsellors;
        self.placed[domain.hall()] += counsellors;
        ctx.seal();
        ctx.tell_all(|| Event::DomainRevealed { seat, domain, hall: domain.hall(), counsellors });
    }

    /// The chip leaves the game (5.4).
    fn play_chip(&mut self, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.chips[seat] -= 1;
        self.turn.chip_played = true;
        self.turn.actions += 1;
        ctx.tell_all(|| Event::ChipPlayed { seat });
    }
}
