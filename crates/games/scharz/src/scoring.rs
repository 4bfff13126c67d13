//! Goals, importance and places (6).

use engine::{PerSeat, Seat};

use crate::data;
use crate::event::Event;
use crate::ids::{Goal, Herd, Mode, PactKind, Part, Season, Settlement, Way};
use crate::phases::{Context, Next, Phase};
use crate::state::{Place, Scharz, World};

/// What a player has towards the goals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// In the order of [`Goal`].
    pub have: [i16; 5],
}

/// Fields, settlements, agrarian points, cities, prestige (6.1).
pub fn goals(world: &World, seat: Seat) -> Standing {
    let scene = world.scene();
    let cus = scene.cus(seat);
    let prestige = if world.has_prestige() { world.players[seat].pp } else { 0 };
    let have = [
        scene.owned(seat).len() as i16,
        cus.len() as i16,
        agrarian_points(world, seat),
        scene.cities(seat).len() as i16,
        prestige,
    ];
    Standing { have }
}

/// Stored grain 1, two fish 1, herds by kind (3.10).
pub fn agrarian_points(world: &World, seat: Seat) -> i16 {
    let home = world.scene().home(seat);
    let herds: i16 = all_herds(world, seat).map(data::herd_ap).sum();
    world.grain_in(seat, home) as i16 + world.fish_in(seat, home) as i16 / 2 + herds
}

fn all_herds(world: &World, seat: Seat) -> impl Iterator<Item = Herd> + '_ {
    let out = world.fields.items.values().flat_map(|field| field.herds.iter().flatten());
    let inside = world.fields.items.values().filter(move |field| field.lord() == Some(seat));
    out.filter(move |flock| flock.owner == seat)
        .map(|flock| flock.herd)
        .chain(inside.flat_map(|field| field.inside.iter().flatten().copied()))
}

/// Agreements as receiver or lord, less those as payer or vassal.
fn standing_balance(world: &World, seat: Seat) -> i16 {
    let others = world.order().filter(|&other| other != seat);
    others
        .map(|other| match (world.pact(seat, other).kind, world.pact(seat, other).superior) {
            (Some(_), Some(superior)) if superior == seat => 1,
            (Some(_), _) => -1,
            _ => 0,
        })
        .sum()
}

/// Thresholds of the goals and of Dominance, with all changes applied (6.1).
pub fn thresholds(world: &World, seat: Seat) -> ([i16; 5], i16) {
    let balance = standing_balance(world, seat);
    let eased = i16::from(world.players[seat].vp >= data::GOALS_EASED_AT_VP);
    let goals = data::GOALS.map(|(plain, step)| plain - step * (balance + eased));
    let is_short = world.options.years <= 3 && world.options.short_dominance;
    let plain = if is_short { data::SHORT_DOMINANCE } else { data::DOMINANCE.0 };
    let has_goal = fulfilled_with(world, seat, &goals) > 0;
    (goals, plain - data::DOMINANCE.1 * (balance + i16::from(has_goal)))
}

/// Which goals a mode knows (3.4).
pub fn goal_counts(world: &World, goal: Goal) -> bool {
    match goal {
        Goal::GoalFields | Goal::GoalSettlements => true,
        Goal::GoalAgrarian | Goal::GoalCities => world.is(Mode::Basic),
        Goal::GoalPrestige => world.is(Mode::Original),
    }
}

fn fulfilled_with(world: &World, seat: Seat, thresholds: &[i16; 5]) -> usize {
    let standing = goals(world, seat);
    let met = |goal: &Goal| {
        goal_counts(world, *goal) && standing.have[*goal as usize] >= thresholds[*goal as usize]
    };
    Goal::ALL.iter().filter(|goal| met(goal)).count()
}

pub fn meets(world: &World, seat: Seat, way: Way) -> bool {
    let (goals, dominance) = thresholds(world, seat);
    match way {
        Way::Dominance => world.players[seat].vp >= dominance,
        Way::Power => fulfilled_with(world, seat, &goals) >= 2,
        _ => false,
    }
}

/// Whether all own settlements could be fed (6.1); goods that goal C needs are reserved.
pub fn feeds_settlements(world: &World, seat: Seat, way: Way) -> bool {
    if world.is_quick() {
        return true;
    }
    let home = world.scene().home(seat);
    let needed: i16 = home.iter().map(|place| world.fields[place].settlement as i16).sum();
    let own = world.fields.items.values().filter(|field| field.crop_owner == Some(seat));
    let crops: i16 = own.map(|field| i16::from(field.crop)).sum();
    let reserve = if way == Way::Power { reserved(world, seat) } else { 0 };
    crops + food_after(world, seat, reserve) >= needed
}

/// The threshold of goal C where two goals cannot be had without it.
fn reserved(world: &World, seat: Seat) -> i16 {
    let (goals, _) = thresholds(world, seat);
    let mut without = goals;
    without[Goal::GoalAgrarian as usize] = i16::MAX;
    if fulfilled_with(world, seat, &without) >= 2 { 0 } else { goals[Goal::GoalAgrarian as usize] }
}

/// Rations left when goods worth so many agrarian points are set aside: grain, then fish, then herds.
fn food_after(world: &World, seat: Seat, mut points: i16) -> i16 {
    let home = world.scene().home(seat);
    let mut take = |available: i16| {
        let taken = available.min(points.max(0));
        points -= taken;
        available - taken
    };
    let grain = take(world.grain_in(seat, home) as i16);
    let fish = take(world.fish_in(seat, home) as i16 / 2);
    let mut meat = 0;
    for kind in [Herd::Sheep, Herd::Pigs, Herd::Horses, Herd::Cattle] {
        for _ in all_herds(world, seat).filter(|&herd| herd == kind) {
            if points > 0 {
                points -= data::herd_ap(kind);
            } else {
                meat += i16::from(data::meat(kind, Season::Autumn).unwrap_or(0));
            }
        }
    }
    grain + fish + meat
}

/// Importance points (3.11, 6.2).
pub fn importance(world: &World, seat: Seat) -> i32 {
    importance_parts(world, seat).map(|(_, points)| points).sum()
}

/// The lines of the count; a mode without goods or prestige lacks theirs (3.4).
pub fn importance_parts(world: &World, seat: Seat) -> impl Iterator<Item = (Part, i32)> + use<> {
    let player = &world.players[seat];
    let scene = world.scene();
    let others = world.order().filter(|&other| other != seat);
    let field_points = |place: Place| if world.fields[place].plundered { 1 } else { 2 };
    let settlement_points = |place: Place| {
        if world.fields[place].settlement == Settlement::City { 2 } else { 1 }
    };
    let agrarian = world.is(Mode::Basic).then(|| i32::from(agrarian_points(world, seat)) / 5);
    let prestige = world.has_prestige().then(|| i32::from(player.pp) / 10);
    let parts = [
        (Part::FromVictoryPoints, Some(i32::from(player.vp))),
        (Part::FromAgreements, Some(others.map(|other| pact_points(world, seat, other)).sum())),
        (Part::FromAid, Some(i32::from(player.aid_given) - 2 * i32::from(player.aid_received))),
        (Part::FromFields, Some(scene.owned(seat).iter().map(field_points).sum())),
        (Part::FromSettlements, Some(scene.cus(seat).iter().map(settlement_points).sum())),
        (Part::FromAgriculture, agrarian),
        (Part::FromPrestige, prestige),
    ];
    parts.into_iter().filter_map(|(part, points)| points.map(|points| (part, points)))
}

fn pact_points(world: &World, seat: Seat, other: Seat) -> i32 {
    let pact = world.pact(seat, other);
    let weight = match pact.kind {
        Some(PactKind::Truce) => 1,
        Some(PactKind::Peace) => 2,
        Some(PactKind::Vassalage) => 3,
        None => 0,
    };
    if pact.superior == Some(seat) { weight } else { -weight }
}

/// Receiver or lord of everybody else (6.1).
pub fn sovereign(world: &World) -> Option<Seat> {
    let rules = |seat: Seat| {
        let mut others = world.order().filter(|&other| other != seat);
        others.all(|other| {
            let pact = world.pact(seat, other);
            pact.kind.is_some() && pact.superior == Some(seat)
        })
    };
    let n_alive = world.order().count();
    world.order().find(|&seat| n_alive > 1 && rules(seat))
}

/// The match is over.
pub fn finish(state: &mut Scharz, winner: Option<Seat>, way: Way, ctx: Context<'_, '_>) -> Next {
    (state.winner, state.way) = (winner, Some(way));
    let ranks = places(state);
    let first = state.world.players.seats().find(|&seat| ranks[seat] == 1).expect("somebody is first");
    state.winner = Some(first);
    for seat in state.world.players.seats() {
        let (points, fed) =
            (importance(&state.world, seat), feeds_settlements(&state.world, seat, Way::Importance));
        ctx.tell_all(|| Event::Ranked { seat, points, fed });
    }
    ctx.tell_all(|| Event::MatchWon { winner: first, way });
    Next::go(Phase::Over)
}

/// The ranking of 6.2, an outright winner before all others.
pub fn places(state: &Scharz) -> PerSeat<u8> {
    let world = &state.world;
    let key = |seat: Seat| {
        let settlements = world.scene().cus(seat).len();
        (
            state.winner == Some(seat),
            !world.players[seat].is_out,
            feeds_settlements(world, seat, Way::Importance),
            importance(world, seat),
            world.players[seat].gold,
            settlements,
            std::cmp::Reverse(world.rank(seat)),
        )
    };
    let keys: [_; 4] = std::array::from_fn(|index| (index < world.n_seats()).then(|| key(Seat::new(index))));
    PerSeat::from_fn(world.n_seats(), |seat| {
        1 + keys.iter().flatten().filter(|&other| Some(other) > keys[seat.index()].as_ref()).count() as u8
    })
}
