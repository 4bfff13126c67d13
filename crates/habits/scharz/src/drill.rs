//! Positions in which tests let a stance be carried out, season after season.

use engine::{Ctx, FastChance, Game, PerSeat, Seat, Seats, Told};
use scharz::{
    Event, Faction, Kind, MapId, Mode, Phase, Post, Scharz, Settlement, Setup, Space, Unit, World, Yard,
};

use crate::choices;
use crate::course::Stance;

pub(crate) const OWN: Seat = Seat::new(0);
pub(crate) const FOE: Seat = Seat::new(1);

/// An empty map for two; only the own seat has gold.
pub(crate) struct Drill {
    pub state: Scharz,
}

pub(crate) fn at(id: &str) -> Space {
    Space::from_id(id).unwrap()
}

impl Drill {
    pub fn new(map: MapId, mode: Mode) -> Self {
        let setup = Setup::new(2, map, mode, 5);
        let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut FastChance::new(1))).unwrap();
        state.world = World::new(setup.options(), 2);
        for (seat, rival) in [(OWN, FOE), (FOE, OWN)] {
            let player = &mut state.world.players[seat];
            (player.gold, player.pp, player.rival) = (if seat == OWN { 12 } else { 0 }, 20, Some(rival));
        }
        Self { state }
    }

    pub fn people(mut self, owner: Seat, people: Faction) -> Self {
        self.state.world.players[owner].faction = Some(people);
        self
    }

    pub fn units(self, owner: Seat, id: &str, kind: Kind, count: usize) -> Self {
        self.posted(owner, id, kind, count, Post::Open)
    }

    pub fn moored(self, owner: Seat, id: &str, count: usize) -> Self {
        self.in_yard(owner, id, Kind::Transport, count)
    }

    pub fn in_yard(self, owner: Seat, id: &str, kind: Kind, count: usize) -> Self {
        self.posted(owner, id, kind, count, Post::InYard)
    }

    fn posted(mut self, owner: Seat, id: &str, kind: Kind, count: usize, post: Post) -> Self {
        for _ in 0..count {
            let unit = Unit { post, ..Unit::new(kind, at(id)) };
            self.state.world.units[owner].add(unit).unwrap();
        }
        self
    }

    /// A village with a yard and food.
    pub fn village(mut self, owner: Seat, id: &str, yard: Yard) -> Self {
        let field = &mut self.state.world.fields[at(id).place()];
        (field.owner, field.settlement, field.yard, field.grain) =
            (Some(owner), Settlement::Village, yard, 5);
        self
    }

    pub fn crop(mut self, owner: Seat, id: &str) -> Self {
        let field = &mut self.state.world.fields[at(id).place()];
        (field.crop_owner, field.crop) = (Some(owner), 3);
        self
    }

    /// Begins with the orders of a season.
    pub fn go(mut self, phase: Phase) -> Self {
        let state = &mut self.state;
        (state.turn, state.pending, state.ready) = (None, Seats::NONE, Seats::NONE);
        state.phase = phase.into();
        state.run(&mut Ctx::silent(&mut FastChance::new(3)));
        self
    }

    /// Plays so many seasons, the own seat under a stance and the other one by habit; tells what happened.
    pub fn carry_out(&mut self, stance: Stance, seasons: usize) -> Vec<Event> {
        let stances = PerSeat::from_fn(2, |seat| if seat == OWN { stance } else { Stance::default() });
        let (mut chance, mut heard, mut legal) = (FastChance::new(5), Vec::new(), Vec::new());
        let begun =
            |heard: &[Event]| heard.iter().filter(|event| matches!(event, Event::SeasonBegan { .. })).count();
        while begun(&heard) < seasons {
            let Some(seat) = self.state.status().pending().iter().next() else { break };
            legal.clear();
            self.state.legal_actions(seat, &mut legal);
            let index = choices::choose(&self.state, seat, &legal, stances[seat], &mut chance);
            let mut told: Vec<Told<Event>> = Vec::new();
            self.state.apply(seat, &legal[index], &mut Ctx::telling(&mut chance, &mut told));
            heard.extend(told.into_iter().map(|line| line.event));
        }
        heard
    }
}
