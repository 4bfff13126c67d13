//! Set-up: dealing (4.1 to 4.3) and placing agents (5.3).

use engine::{BadSetup, Ctx, PerSeat, Seat, Seats};
use enum_map::EnumMap;
use enumset::EnumSet;

use crate::action::Action;
use crate::data::N_COUNSELLORS;
use crate::event::Event;
use crate::ids::{Clan, Location, Track};
use crate::phases::unexpected;
use crate::setup::{Setup, SetupLocations};
use crate::state::{Phase, Regents, Scoring, Turn};

impl Regents {
    /// Sets the table; the start player places first.
    pub(crate) fn set_table(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> Result<Self, BadSetup> {
        if !(3..=5).contains(&setup.seats) {
            return Err(BadSetup(format!("Régents seats 3 to 5 players, not {}", setup.seats)));
        }
        let n_seats = usize::from(setup.seats);
        let (mut clans, mut domains) = (Clan::ALL, Track::ALL);
        ctx.chance().shuffle(&mut clans);
        ctx.chance().shuffle(&mut domains);
        let start = Seat::new(ctx.chance().below(u32::from(setup.seats)) as usize);
        let mut table = Self::empty_table(*setup, start);
        for seat in table.seats() {
            table.clans[seat] = clans[seat.index()];
            table.domains[seat] = domains[seat.index()];
        }
        if n_seats == 3 {
            table.add_neutral_clan(clans[3]);
        }
        table.tell_deal(ctx);
        Ok(table)
    }

    fn empty_table(setup: Setup, start: Seat) -> Self {
        let n_seats = usize::from(setup.seats);
        Self {
            setup,
            round: 1,
            start,
            active: start,
            phase: Phase::Place,
            turn: Turn::default(),
            scoring: Scoring::default(),
            king: Location::Throne,
            agents: PerSeat::new(n_seats),
            neutral_agents: EnumMap::default(),
            placed: EnumMap::default(),
            counsellors: PerSeat::new(n_seats),
            reserve: N_COUNSELLORS,
            markers: PerSeat::new(n_seats),
            track_chips: EnumMap::from_fn(|_| EnumSet::all()),
            chips: PerSeat::new(n_seats),
            clans: PerSeat::filled(n_seats, Clan::Mackintosh),
            neutral_clan: None,
            exposed: Seats::NONE,
            disarmed: Seats::NONE,
            played: PerSeat::new(n_seats),
            domains: PerSeat::filled(n_seats, Track::Politics),
            revealed: Seats::NONE,
            accusations: PerSeat::new(n_seats),
            spyings: PerSeat::new(n_seats),
        }
    }

    /// Its agents stand in every hall but the Throne Room (4.3).
    fn add_neutral_clan(&mut self, clan: Clan) {
        self.neutral_clan = Some(clan);
        for track in Track::ALL {
            self.neutral_agents[track.hall()] = u8::from(track != Track::Politics);
        }
    }

    fn tell_deal(&self, ctx: &mut Ctx<'_, Event>) {
        ctx.tell_all(|| Event::GameBegan { seat: self.start });
        if let Some(clan) = self.neutral_clan {
            ctx.tell_all(|| Event::NeutralClan { clan });
        }
        for seat in self.seats() {
            let (clan, domain) = (self.clans[seat], self.domains[seat]);
            ctx.tell(Seats::one(seat), || Event::Dealt { seat, clan, card: clan.lacks(), domain });
        }
    }

    pub(crate) fn list_places(&self, out: &mut Vec<Action>) {
        let places = Location::ALL.into_iter().filter(|&at| self.may_start_at(at));
        out.extend(places.map(|at| Action::PlaceAgent { at }));
    }

    /// Tower and Rampart only by option (R8).
    pub(crate) fn may_start_at(&self, at: Location) -> bool {
        at.is_hall() || self.setup.setup_locations == SetupLocations::All
    }

    pub(crate) fn act_place(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let Action::PlaceAgent { at } = action else { unexpected(self.phase, action) };
        let seat = self.active;
        self.agents[seat][at] += 1;
        ctx.tell_all(|| Event::AgentPlaced { seat, at });
        self.active = seat.next(self.seat_count());
        if self.agents_outside(self.active) == 0 {
            self.begin_round(1, ctx);
        }
    }
}
