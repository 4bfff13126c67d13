//! Sets the table: clans, domain cards and the neutral clan are dealt (4.1 to 4.3); agents are placed by the players.

use engine::{BadSetup, Ctx, PerSeat, Seat, Seats};
use enum_map::EnumMap;
use enumset::EnumSet;

use crate::data::N_COUNSELLORS;
use crate::event::Event;
use crate::ids::{Clan, Location, Track};
use crate::setup::Setup;
use crate::state::{PhaseState, Regents, Scoring, Turn};

/// The start player places first.
pub(crate) fn start(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> Result<Regents, BadSetup> {
    setup.check()?;
    let (mut clans, mut domains) = (Clan::ALL, Track::ALL);
    ctx.chance().shuffle(&mut clans);
    ctx.chance().shuffle(&mut domains);
    let start = Seat::new(ctx.chance().below(u32::from(setup.seats)) as usize);
    let mut table = empty_table(*setup, start);
    for seat in table.seats() {
        table.clans[seat] = clans[seat.index()];
        table.domains[seat] = domains[seat.index()];
    }
    if table.seat_count() == 3 {
        add_neutral_clan(&mut table, clans[3]);
    }
    tell_deal(&table, ctx);
    Ok(table)
}

fn empty_table(setup: Setup, start: Seat) -> Regents {
    let n_seats = usize::from(setup.seats);
    Regents {
        setup,
        round: 1,
        start,
        active: start,
        phase: PhaseState::Place,
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
fn add_neutral_clan(table: &mut Regents, clan: Clan) {
    table.neutral_clan = Some(clan);
    for track in Track::ALL {
        table.neutral_agents[track.hall()] = u8::from(track != Track::Politics);
    }
}

fn tell_deal(table: &Regents, ctx: &mut Ctx<'_, Event>) {
    ctx.tell_all(|| Event::GameBegan { seat: table.start });
    if let Some(clan) = table.neutral_clan {
        ctx.tell_all(|| Event::NeutralClan { clan });
    }
    for seat in table.seats() {
        let (clan, domain) = (table.clans[seat], table.domains[seat]);
        ctx.tell(Seats::one(seat), || Event::Dealt { seat, clan, card: clan.lacks(), domain });
    }
}
