//! Action cards (3.7, 5.6).

use engine::{Ctx, Seat};

use crate::action::Action;
use crate::data::CARDS_PER_PLAYER;
use crate::event::Event;
use crate::ids::{Card, Location, StepSource};
use crate::phases::unexpected;
use crate::state::{Phase, Regents};

/// The owner of an agent; none is the neutral clan.
type Owner = Option<Seat>;

impl Regents {
    pub(crate) fn play_card(&mut self, card: Card, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.played[seat].insert(card);
        self.turn.card = Some(card);
        ctx.seal();
        ctx.tell_all(|| Event::CardPlayed { seat, card, clan: card.excludes() });
        match card {
            Card::Suspicion if self.expellable().next().is_some() => self.phase = Phase::Suspicion,
            Card::Betrayal if self.can_betray() => self.phase = Phase::Betrayal,
            Card::Privilege => self.begin_privilege(ctx),
            Card::Influence => self.grant_steps(StepSource::Influence, ctx),
            // Diplomacy and Alliance wait for scoring; Suspicion and Betrayal may find nobody (R21).
            Card::Diplomacy | Card::Alliance | Card::Suspicion | Card::Betrayal => self.finish_card(ctx),
        }
    }

    /// The effect comes first, then the reward of the fifth card (R22).
    pub(crate) fn finish_card(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.phase = Phase::Actions;
        let (seat, clan) = (self.active, self.clans[self.active]);
        if self.played[seat].len() == CARDS_PER_PLAYER {
            self.exposed.insert(seat);
            ctx.tell_all(|| Event::FifthCard { seat, clan });
            self.grant_steps(StepSource::FifthCard, ctx);
        }
    }

    /// Agents of opponents; never a neutral one (R26).
    fn expellable(&self) -> impl Iterator<Item = (Seat, Location)> + '_ {
        let owners = self.opponents(self.active);
        owners.flat_map(|owner| self.homes(Some(owner)).map(move |at| (owner, at)))
    }

    pub(crate) fn list_suspicion(&self, out: &mut Vec<Action>) {
        out.extend(self.expellable().map(|(target, at)| Action::Expel { target, at }));
        out.push(Action::ChooseNobody);
    }

    pub(crate) fn act_suspicion(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let by = self.active;
        match action {
            Action::Expel { target: owner, at } => {
                self.agents[owner][at] -= 1;
                ctx.tell_all(|| Event::AgentExpelled { by, owner, at });
            }
            Action::ChooseNobody => {
                ctx.tell_all(|| Event::NobodyChosen { seat: by, card: Card::Suspicion });
            }
            other => unexpected(self.phase, other),
        }
        self.finish_card(ctx);
    }

    /// All owners of agents, the neutral clan last.
    fn owners(&self) -> impl Iterator<Item = Owner> + Clone + use<> {
        self.seats().map(Some).chain(self.neutral_clan.map(|_| None))
    }

    fn agents_of(&self, owner: Owner) -> &enum_map::EnumMap<Location, u8> {
        match owner {
            Some(seat) => &self.agents[seat],
            None => &self.neutral_agents,
        }
    }

    fn agents_of_mut(&mut self, owner: Owner) -> &mut enum_map::EnumMap<Location, u8> {
        match owner {
            Some(seat) => &mut self.agents[seat],
            None => &mut self.neutral_agents,
        }
    }

    /// The places where this owner has agents.
    fn homes(&self, owner: Owner) -> impl Iterator<Item = Location> + '_ {
        let agents = self.agents_of(owner);
        Location::ALL.into_iter().filter(move |&at| agents[at] > 0)
    }

    /// Agents that can be exchanged with one of `owner` at `at`: another owner's, elsewhere (R27).
    pub(crate) fn partners(
        &self,
        owner: Owner,
        at: Location,
    ) -> impl Iterator<Item = (Owner, Location)> + '_ {
        let others = self.owners().filter(move |&other| other != owner);
        others.flat_map(move |other| {
            self.homes(other).filter(move |&place| place != at).map(move |place| (other, place))
        })
    }

    fn can_betray(&self) -> bool {
        self.owners().any(|owner| self.homes(owner).any(|at| self.partners(owner, at).next().is_some()))
    }

    pub(crate) fn list_betrayal(&self, out: &mut Vec<Action>) {
        for owner in self.owners() {
            let swappable = self.homes(owner).filter(|&at| self.partners(owner, at).next().is_some());
            out.extend(swappable.map(|at| match owner {
                Some(owner) => Action::SwapFirst { owner, at },
                None => Action::SwapFirstNeutral { at },
            }));
        }
        out.push(Action::ChooseNobody);
    }

    pub(crate) fn act_betrayal(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        match action {
            Action::SwapFirst { owner, at } => self.phase = Phase::BetrayalSecond { owner: Some(owner), at },
            Action::SwapFirstNeutral { at } => self.phase = Phase::BetrayalSecond { owner: None, at },
            Action::ChooseNobody => {
                ctx.tell_all(|| Event::NobodyChosen { seat, card: Card::Betrayal });
                self.finish_card(ctx);
            }
            other => unexpected(self.phase, other),
        }
    }

    pub(crate) fn list_betrayal_second(&self, owner: Owner, at: Location, out: &mut Vec<Action>) {
        out.extend(self.partners(owner, at).map(|partner| match partner {
            (Some(owner), at) => Action::SwapSecond { owner, at },
            (None, at) => Action::SwapSecondNeutral { at },
        }));
    }

    pub(crate) fn act_betrayal_second(
        &mut self,
        owner: Owner,
        at: Location,
        action: Action,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let (other, other_at) = match action {
            Action::SwapSecond { owner, at } => (Some(owner), at),
            Action::SwapSecondNeutral { at } => (None, at),
            _ => unexpected(self.phase, action),
        };
        self.relocate(owner, at, other_at);
        self.relocate(other, other_at, at);
        ctx.tell_all(|| swapped(self.active, (owner, at), (other, other_at)));
        self.finish_card(ctx);
    }

    fn relocate(&mut self, owner: Owner, from: Location, to: Location) {
        let agents = self.agents_of_mut(owner);
        agents[from] -= 1;
        agents[to] += 1;
    }

    /// Costs an action even if nobody can be moved (5.6).
    fn begin_privilege(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.turn.actions -= 1;
        if self.homes(Some(self.active)).next().is_some() {
            self.phase = Phase::Privilege;
        } else {
            self.finish_card(ctx);
        }
    }

    pub(crate) fn list_privilege(&self, out: &mut Vec<Action>) {
        self.list_agent_moves(None, out);
    }

    pub(crate) fn act_privilege(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let Action::MoveAgent { from, to } = action else { unexpected(self.phase, action) };
        self.move_agent(from, to, ctx);
        let n_agents: u8 = self.agents[self.active].values().sum();
        if n_agents > 1 {
            self.phase = Phase::PrivilegeSecond { moved_to: to };
        } else {
            self.finish_card(ctx);
        }
    }

    /// A different agent, or none (R28).
    pub(crate) fn list_privilege_second(&self, moved_to: Location, out: &mut Vec<Action>) {
        self.list_agent_moves(Some(moved_to), out);
        out.push(Action::FinishPrivilege);
    }

    pub(crate) fn act_privilege_second(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        if let Action::MoveAgent { from, to } = action {
            self.move_agent(from, to, ctx);
        }
        self.finish_card(ctx);
    }
}

fn swapped(by: Seat, one: (Owner, Location), other: (Owner, Location)) -> Event {
    match (one, other) {
        ((Some(owner), at), (Some(other_owner), other_at)) => {
            Event::AgentsSwapped { by, owner, at, other_owner, other_at }
        }
        ((Some(owner), at), (None, other_at)) | ((None, other_at), (Some(owner), at)) => {
            Event::NeutralSwapped { by, owner, at, other_at }
        }
        ((None, _), (None, _)) => unreachable!("neutral agents have one owner"),
    }
}
