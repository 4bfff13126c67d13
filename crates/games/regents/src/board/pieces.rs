//! Agents and counsellors: where they stand, and how they move (3.2, 3.3).

use engine::{Ctx, Seat};
use enum_map::EnumMap;

use crate::event::Event;
use crate::ids::Location;
use crate::state::Regents;

/// The owner of an agent; none is the neutral clan.
pub(crate) type Owner = Option<Seat>;

impl Regents {
    /// All owners of agents, the neutral clan last.
    pub(crate) fn owners(&self) -> impl Iterator<Item = Owner> + Clone + use<> {
        self.seats().map(Some).chain(self.neutral_clan.map(|_| None))
    }

    pub(crate) fn agents_of(&self, owner: Owner) -> &EnumMap<Location, u8> {
        match owner {
            Some(seat) => &self.agents[seat],
            None => &self.neutral_agents,
        }
    }

    fn agents_of_mut(&mut self, owner: Owner) -> &mut EnumMap<Location, u8> {
        match owner {
            Some(seat) => &mut self.agents[seat],
            None => &mut self.neutral_agents,
        }
    }

    /// The places where this owner has agents.
    pub(crate) fn homes(&self, owner: Owner) -> impl Iterator<Item = Location> + '_ {
        let agents = self.agents_of(owner);
        Location::ALL.into_iter().filter(move |&at| agents[at] > 0)
    }

    /// Every way one of this owner's agents can walk, from and to, leaving alone one agent that stands at `resting`.
    pub(crate) fn walks(
        &self,
        owner: Owner,
        resting: Option<Location>,
    ) -> impl Iterator<Item = (Location, Location)> + '_ {
        let agents = self.agents_of(owner);
        let can_leave = move |from: &Location| agents[*from] > u8::from(resting == Some(*from));
        Location::ALL.into_iter().filter(can_leave).flat_map(move |from| {
            let links = self.setup.castle_map.agent_links(from);
            links.into_iter().map(move |to| (from, to))
        })
    }

    pub(crate) fn relocate(&mut self, owner: Owner, from: Location, to: Location) {
        let agents = self.agents_of_mut(owner);
        agents[from] -= 1;
        agents[to] += 1;
    }

    /// An agent of the active player walks.
    pub(crate) fn move_agent(&mut self, from: Location, to: Location, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.relocate(Some(seat), from, to);
        ctx.tell_all(|| Event::AgentMoved { seat, from, to });
    }

    /// From the reserve to the player, if one is left; says whether it was.
    pub(crate) fn gain_counsellor(&mut self, seat: Seat) -> bool {
        let is_available = self.reserve > 0;
        if is_available {
            self.reserve -= 1;
            self.counsellors[seat] += 1;
        }
        is_available
    }
}
