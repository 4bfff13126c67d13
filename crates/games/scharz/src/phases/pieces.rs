//! Steps 7 and 8 of the prologue (4): everybody's pieces on the own fields.

use engine::{Flow, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Seen, Visit, Window};
use crate::action::Action;
use crate::data::START;
use crate::data::maps::{Homeland, Tag};
use crate::economy::sites::is_coastal;
use crate::flow::calendar;
use crate::ids::{Faction, Herd, Kind, Level, PactKind, Post, Yard};
use crate::state::{Pact, Place, Scharz, Set, Unit, World};

/// One start piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Fort,
    Dock,
    Unit(Kind, Level),
    Herd(Herd),
    Grain,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pieces {}

impl Described for Pieces {
    fn rule(&self) -> &'static str {
        "4"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Pieces {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts {
            ends: |action| action == Action::AsProposed,
            when_full: Action::AsProposed,
            ..Facts::ORDINARY
        }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        if world.players[seat].is_away {
            return visit(Action::Ready);
        }
        match piece(&stock(world, seat), seen.draft.len()) {
            None => visit(Action::Ready),
            Some(piece) => {
                visit(Action::AsProposed)?;
                homes_for(world, seat, piece)
                    .iter()
                    .try_for_each(|place| visit(Action::Put { at: world.space(place) }))
            }
        }
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        play(world, seat, before, action);
    }

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, _: &mut Scharz, _: Seat) {}

    /// The prologue is over.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        finish(&mut state.world);
        calendar::begin_round(state, ctx)
    }
}

/// How many of each piece a player starts with (4, 3.13).
#[derive(Clone, Copy, Default)]
struct Stock {
    forts: u8,
    docks: u8,
    veterans: u8,
    infantry: u8,
    cavalry: u8,
    herds: [u8; 4],
    grain: u8,
    gold: i16,
}

fn stock(world: &World, seat: Seat) -> Stock {
    let home = world.scene().home(seat);
    let faction = world.faction(seat);
    let has_city = !world.scene().cities(seat).is_empty();
    let has_port = home.iter().any(|place| world.fields[place].yard == Yard::Port);
    let is_coastal = home.iter().any(|place| is_coastal(world, place));
    let mut stock = Stock {
        forts: world.bonus(seat, 0, |faction| faction.start_forts()),
        docks: u8::from(is_coastal && !has_port),
        infantry: if has_city { 3 } else { START.infantry },
        herds: [START.sheep, if has_city || has_port { 0 } else { START.pigs }, 0, 0],
        grain: START.grain,
        gold: START.gold,
        ..Stock::default()
    };
    match faction {
        Some(Faction::HunsHuns) => {
            stock =
                Stock { docks: 0, infantry: 3, cavalry: 3, herds: [2, 0, 0, 2], grain: 5, gold: 7, ..stock }
        }
        Some(Faction::VikingsSlavsBalts) => (stock.docks, stock.infantry) = (0, 7),
        _ if !is_coastal => {
            (stock.infantry, stock.gold) = (stock.infantry + START.inland.0, stock.gold + START.inland.1)
        }
        _ => {}
    }
    if faction == Some(Faction::BritanniaCelts) {
        stock.herds = [1, 2, 0, 0];
    }
    if faction == Some(Faction::ItaliaCelts) {
        stock.veterans = 3;
    }
    if world.is_quick() {
        (stock.herds, stock.grain) = ([0; 4], 0);
    }
    stock
}

fn piece(stock: &Stock, index: usize) -> Option<Piece> {
    let infantry = Piece::Unit(Kind::LightInfantry, Level::Standard);
    let experienced = Piece::Unit(Kind::LightInfantry, Level::Experienced);
    let list = [
        (Piece::Fort, stock.forts),
        (Piece::Dock, stock.docks),
        (experienced, stock.veterans),
        (infantry, stock.infantry - stock.veterans),
        (Piece::Unit(Kind::Cavalry, Level::Standard), stock.cavalry),
        (Piece::Herd(Herd::Sheep), stock.herds[0]),
        (Piece::Herd(Herd::Pigs), stock.herds[1]),
        (Piece::Herd(Herd::Horses), stock.herds[3]),
        (Piece::Grain, stock.grain),
    ];
    let mut left = index;
    list.into_iter().find_map(|(piece, count)| {
        let found = left < usize::from(count);
        left = left.saturating_sub(usize::from(count));
        found.then_some(piece)
    })
}

/// The piece that is put after so many others, and how many like it are left with it.
pub fn next(world: &World, seat: Seat, n_put: usize) -> Option<(Piece, usize)> {
    let stock = (!world.players[seat].is_away).then(|| stock(world, seat))?;
    let next = piece(&stock, n_put)?;
    let like_it = (n_put..).map_while(|index| piece(&stock, index)).take_while(|&other| other == next);
    Some((next, like_it.count()))
}

/// Fields that can take a piece.
fn homes_for(world: &World, seat: Seat, piece: Piece) -> Set<Place> {
    let home = world.scene().home(seat);
    let pasture = home
        | if world.faction(seat) == Some(Faction::HunsHuns) {
            homeland_beside(world, home)
        } else {
            Set::EMPTY
        };
    match piece {
        Piece::Fort => home.only(|place| !world.fields[place].fort),
        Piece::Dock => {
            home.only(|place| is_coastal(world, place) && world.fields[place].yard == Yard::NoYard)
        }
        Piece::Unit(..) => pasture,
        Piece::Herd(_) => pasture.only(|place| world.fields[place].takes_herd()),
        Piece::Grain => home.only(|place| world.fields[place].grain_room() > 0),
    }
}

/// Homeland fields next to the village of the Huns, nobody else's.
fn homeland_beside(world: &World, home: Set<Place>) -> Set<Place> {
    let near = home.spread(|place| world.data(place).land);
    let own = Homeland::Of(Faction::HunsHuns.local());
    near & world.map().set(|space| space.homeland == own)
}

fn play(world: &mut World, seat: Seat, before: &[Action], action: Action) {
    let stock = stock(world, seat);
    match action {
        Action::Put { at } => {
            if let Some(piece) = piece(&stock, before.len()) {
                put(world, seat, piece, at.place());
            }
        }
        Action::AsProposed => {
            let mut index = before.len();
            while let Some(piece) = piece(&stock, index) {
                propose(world, seat, piece);
                index += 1;
            }
        }
        _ => {}
    }
}

/// The emptiest fitting field, the first of them.
fn propose(world: &mut World, seat: Seat, piece: Piece) {
    let load = |place: Place| match piece {
        Piece::Unit(..) => world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Open).count(),
        Piece::Herd(_) => world.fields[place].n_herds(),
        Piece::Grain => usize::from(world.fields[place].grain),
        Piece::Fort | Piece::Dock => 0,
    };
    if let Some(place) = homes_for(world, seat, piece).iter().min_by_key(|&place| (load(place), place)) {
        put(world, seat, piece, place);
    }
}

fn put(world: &mut World, seat: Seat, piece: Piece, place: Place) {
    let at = world.space(place);
    match piece {
        Piece::Fort => world.fields[place].fort = true,
        Piece::Dock => world.fields[place].yard = Yard::Dock,
        Piece::Unit(kind, level) => {
            world.units[seat].add(Unit { level, ..Unit::new(kind, at) });
        }
        Piece::Herd(herd) => world.fields[place].put_herd(seat, herd),
        Piece::Grain => world.fields[place].grain += 1,
    }
}

/// Step 8, and what start bonuses add by themselves.
fn finish(world: &mut World) {
    for seat in world.players.seats().filter(|&seat| !world.players[seat].is_away).collect::<Seats>().iter() {
        world.players[seat].gold = stock(world, seat).gold;
        world.players[seat].pp = if world.has_prestige() { START.pp } else { 0 };
        moor_transport(world, seat);
        if world.faction(seat) == Some(Faction::HunsRomans) {
            let danube = world.map().set(|space| space.is_tagged(Tag::DanubeRight));
            (world.scene().home(seat) & danube).iter().for_each(|place| world.fields[place].fort = true);
        }
    }
    bind_romans(world);
}

fn moor_transport(world: &mut World, seat: Seat) {
    let yard = world.scene().home(seat).iter().find(|&place| world.fields[place].yard != Yard::NoYard);
    if let Some(place) = yard {
        let at = world.space(place);
        world.units[seat].add(Unit { post: Post::InYard, ..Unit::new(Kind::Transport, at) });
    }
}

/// Constantinople is lord of the Romans from the start (3.13).
fn bind_romans(world: &mut World) {
    let seat_of = |faction| world.players.seats().find(|&seat| world.faction(seat) == Some(faction));
    if let (Some(lord), Some(vassal)) = (seat_of(Faction::HunsConstantinople), seat_of(Faction::HunsRomans)) {
        let kind = Some(PactKind::Vassalage);
        *world.pact_mut(lord, vassal) = Pact { kind, superior: Some(lord), ..Pact::default() };
    }
}
