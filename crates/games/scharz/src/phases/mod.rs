//! The phases (5.16): one exhaustive dispatch, so that the compiler lists what a new phase lacks.

mod attrition;
mod battle;
mod building;
mod calendar;
mod charge;
mod combat;
mod conquest;
mod deals;
mod dice;
mod diplomacy;
mod ending;
mod feeding;
mod foresight;
mod harvest;
mod herds;
mod hits;
mod larder;
mod march;
mod market;
mod movement;
mod muster;
mod pieces;
mod plunder;
mod prologue;
mod raids;
mod rolls;
mod room;
mod season;
mod siege;
mod sites;
mod spoils;
mod targets;
mod wages;
mod weather;
mod withdraw;

use std::ops::ControlFlow;

use engine::{Ctx, Seat};

use crate::action::Action;
use crate::data::maps::Space;
use crate::event::Event;
use crate::ids::Orders;
use crate::state::{Phase, Scharz, World};

pub use battle::roles;
pub use building::{builders_at, min_builders, pace, workers};
pub use calendar::agenda;
pub use combat::{fighters, ground, has_bonuses, side_slots, tally};
pub use diplomacy::{carry_out, least_gold, makes_sovereign, parties};
pub use ending::{
    Standing, feeds_settlements, goal_counts, goals, importance, importance_parts, places, thresholds,
};
pub use foresight::hunger;
pub use harvest::{Load, crops, foreseen as harvest_foreseen, stores as stores_of_crop};
pub use hits::wall_shields;
pub use larder::{
    Group, Larder, grain_missing, grain_missing_inside, grain_on_crops, groups, larder, stock, winter_meat,
};
pub use market::{Stall, elephant_places, meat, surcharge};
pub use muster::{has_mount, is_siege_camp, unit_price};
pub use pieces::{Piece, next as next_piece};
pub use prologue::start;
pub use room::{begin as make_room, question as room_question};
pub use season::{feast_base, feast_cost, tax_income};
pub use sites::{building_price, hurry_price, is_coastal, may_found_city, next_worker};
pub use targets::Moves;
pub use wages::{quick_due, wages_ahead};
pub use weather::{change as weather_change, grown, sown};

pub type Flow = ControlFlow<()>;
pub type Visit<'a> = &'a mut dyn FnMut(Action) -> Flow;
type Context<'a, 'b> = &'a mut Ctx<'b, Event>;

/// Whether clicks of this phase are collected and applied when the step closes.
pub fn is_drafted(phase: Phase) -> bool {
    use Phase::*;
    matches!(
        phase,
        Pieces
            | NewYear
            | Births
            | Weather
            | Harvest
            | Units
            | Special
            | Herds
            | Retreat
            | Withdraw
            | Plunder
            | Experience
            | Build
            | Propose
            | Answer
            | Trade
            | Wages
            | Sowing
            | Feasts
            | Feeding
            | SiegeFeeding
            | QuickWages
            | RoundEnd
    ) || is_sealed_fight(phase)
}

/// Choices of a battle that both sides make in secret.
pub fn is_sealed_fight(phase: Phase) -> bool {
    matches!(phase, Phase::Battles | Phase::Charge | Phase::FreeSwords | Phase::Flight)
}

/// Clicks that close the own part without a separate "ready".
pub fn ends_draft(phase: Phase, action: Action) -> bool {
    let one_click = matches!(phase, Phase::Charge | Phase::FreeSwords | Phase::Flight | Phase::Feasts);
    (one_click && !matches!(action, Action::ChargeWith { .. }))
        || matches!(action, Action::AsProposed | Action::ReadyUnlessDisturbed)
}

/// Goes on with a phase in which nobody is awaited.
pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    match state.phase {
        Phase::ChooseFactions
        | Phase::FirstVillage
        | Phase::SecondVillage
        | Phase::ThirdVillage
        | Phase::MoveVillage => prologue::enter(state, ctx),
        Phase::NewYear => calendar::enter_new_year(state, ctx),
        Phase::Breeding | Phase::Fishing => rolls::enter(state, ctx),
        Phase::Weather => weather::enter(state, ctx),
        Phase::WinterWeather => season::winter_weather(state, ctx),
        Phase::Units | Phase::Special | Phase::Retreat => movement::enter(state, ctx),
        Phase::Raids => raids::enter(state, ctx),
        Phase::Attrition => attrition::enter(state, ctx),
        Phase::Battles => battle::enter(state, ctx),
        Phase::Rerolls => combat::enter_rerolls(state, ctx),
        Phase::Hits => hits::enter(state, ctx),
        Phase::Sieges => siege::enter(state, ctx),
        Phase::GoOn | Phase::Fall => siege::go_on(state, ctx),
        Phase::Taxes => season::taxes(state, ctx),
        Phase::Feeding | Phase::SiegeFeeding => feeding::enter(state, ctx),
        Phase::QuickWages => wages::enter_quick(state, ctx),
        Phase::RoundEnd => ending::enter(state, ctx),
        Phase::Room => room::enter(state),
        Phase::Experience => building::enter_experience(state, ctx),
        Phase::Pieces
        | Phase::Births
        | Phase::Harvest
        | Phase::Herds
        | Phase::Withdraw
        | Phase::Charge
        | Phase::FreeSwords
        | Phase::Flight
        | Phase::Plunder
        | Phase::Build
        | Phase::Propose
        | Phase::Answer
        | Phase::Trade
        | Phase::Wages
        | Phase::Sowing
        | Phase::Feasts => state.open_window(ctx),
        Phase::Over => {}
    }
}

/// All legal actions of an awaited seat, until the visitor breaks off.
pub fn visit(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    if !is_drafted(state.phase) {
        return visit_open(state, seat, visit);
    }
    let draft = &state.drafts[seat];
    if draft.is_empty() {
        visit_draft(state, &state.world, seat, visit)
    } else {
        visit_draft(state, &state.seen_by(seat), seat, visit)
    }
}

fn visit_open(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    match state.phase {
        Phase::ChooseFactions
        | Phase::FirstVillage
        | Phase::SecondVillage
        | Phase::ThirdVillage
        | Phase::MoveVillage => prologue::visit(state, seat, visit),
        Phase::Breeding | Phase::Fishing => {
            visit(Action::Accept)?;
            visit(Action::Reroll)
        }
        Phase::Raids => raids::visit(state, visit),
        Phase::Attrition => attrition::visit(state, seat, visit),
        Phase::Rerolls => combat::visit_rerolls(state, seat, visit),
        Phase::Hits => hits::visit(state, seat, visit),
        Phase::Sieges | Phase::GoOn | Phase::Fall => siege::visit(state, seat, visit),
        Phase::Room => room::visit(&state.world, seat, visit),
        _ => Flow::Continue(()),
    }
}

/// `world` is the one the seat sees: its draft is played in it.
fn visit_draft(state: &Scharz, world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    let draft = &state.drafts[seat][..];
    // Room for both halves of an order, or for what ends the list; in Trade every click stands for itself.
    let needed = if state.phase == Phase::Trade { 1 } else { 2 };
    if draft.len() + needed > crate::data::DRAFT_CLICKS && !is_choosing(draft) {
        let must_place = matches!(state.phase, Phase::Pieces | Phase::Births);
        return visit(if must_place { Action::AsProposed } else { Action::Ready });
    }
    // The own click has left something without room (5.0).
    if world.crowded != 0 {
        return room::visit(world, seat, visit);
    }
    match state.phase {
        Phase::Pieces => pieces::visit(world, seat, draft, visit),
        Phase::NewYear => calendar::visit_new_year(world, seat, draft, visit),
        Phase::Births => rolls::visit_births(world, seat, visit),
        Phase::Weather => weather::visit(world, seat, visit),
        Phase::Harvest => harvest::visit(world, seat, visit),
        Phase::Units | Phase::Special | Phase::Retreat => movement::visit(state, world, seat, draft, visit),
        Phase::Herds => herds::visit(world, seat, draft, visit),
        Phase::Withdraw => withdraw::visit(world, seat, visit),
        Phase::Battles => battle::visit_declare(state, seat, visit),
        Phase::Charge | Phase::FreeSwords | Phase::Flight => battle::visit_sealed(state, seat, visit),
        Phase::Plunder => plunder::visit(&state.world, world, seat, draft, visit),
        Phase::Experience => building::visit_experience(world, seat, visit),
        Phase::Build => building::visit_build(world, seat, visit),
        Phase::Propose => diplomacy::visit_propose(world, seat, draft, visit),
        Phase::Answer => diplomacy::visit_answer(state, seat, draft, visit),
        Phase::Trade => market::visit(world, seat, visit),
        Phase::Wages => wages::visit(world, seat, visit),
        Phase::Sowing => season::visit_sowing(world, seat, visit),
        Phase::Feasts => season::visit_feasts(world, seat, visit),
        Phase::Feeding => feeding::visit(world, seat, visit),
        Phase::SiegeFeeding => feeding::visit_siege(world, seat, visit),
        Phase::QuickWages => wages::visit_quick(world, seat, state.cursor.step, visit),
        Phase::RoundEnd => ending::visit(state, world, seat, visit),
        _ => Flow::Continue(()),
    }
}

/// Units are taken up and wait for their target.
pub fn needs_target(draft: &[Action]) -> bool {
    matches!(draft.last(), Some(Action::Select { .. } | Action::SelectFleet { .. }))
}

/// The last click needs another one.
fn is_choosing(draft: &[Action]) -> bool {
    let last = draft.last();
    needs_target(draft)
        || matches!(
            last,
            Some(Action::SelectHerd { .. } | Action::SelectGood { .. } | Action::Propose { .. })
        )
}

/// Whether a seat is asked in a simultaneous step: it could do anything but be ready, and wants to know.
pub fn is_asked(state: &Scharz, seat: Seat) -> bool {
    !passes_quietly(state, seat) && has_choice(state, seat)
}

fn has_choice(state: &Scharz, seat: Seat) -> bool {
    let is_ready = |action| matches!(action, Action::Ready | Action::ReadyUnlessDisturbed);
    visit(state, seat, &mut |action| if is_ready(action) { Flow::Continue(()) } else { Flow::Break(()) })
        .is_break()
}

/// A seat that said so is not asked in small steps, unless enemies are about.
fn passes_quietly(state: &Scharz, seat: Seat) -> bool {
    use Phase::*;
    // Experience is not: whoever has won some wants to spend it.
    let is_small = matches!(
        state.phase,
        Births | Weather | Harvest | Special | Herds | Retreat | Plunder | Build | Propose
    );
    is_small && state.world.players[seat].quiet && !state.world.scene().is_disturbed(seat)
}

/// One click of a draft takes effect on the world.
pub fn play(phase: Phase, world: &mut World, seat: Seat, before: &[Action], action: Action) {
    match phase {
        _ if room::concerns(action) => room::play(world, seat, action),
        Phase::Pieces => pieces::play(world, seat, before, action),
        Phase::NewYear => calendar::play_new_year(world, seat),
        Phase::Births => rolls::play_births(world, seat, action),
        Phase::Weather => weather::play(world, seat, action),
        Phase::Harvest => harvest::play(world, seat, action),
        Phase::Units | Phase::Special | Phase::Retreat => march::play(phase, world, seat, before, action),
        Phase::Herds => herds::play(world, seat, before, action),
        Phase::Withdraw => withdraw::play(world, seat, action),
        Phase::Plunder => plunder::play(world, seat, before, action),
        Phase::Experience => building::play_experience(world, seat, action),
        Phase::Build => building::play_build(world, seat),
        Phase::Trade => deals::play(world, seat, action),
        Phase::Wages | Phase::QuickWages => wages::play(world, seat, action),
        Phase::Sowing => season::play_sowing(world, seat, action),
        Phase::Feasts => season::play_feast(world, seat, action),
        Phase::Feeding | Phase::SiegeFeeding => feeding::play(world, seat, action),
        _ => {}
    }
}

/// Orders: carried out at once, all from the same board (5.2).
pub fn is_march(phase: Phase) -> bool {
    matches!(phase, Phase::Units | Phase::Special | Phase::Retreat)
}

/// A draft is played: what becomes of the world.
pub fn take_over(phase: Phase, world: &mut World, seat: Seat, after: &World) {
    if is_march(phase) {
        march::take_over(world, seat, after);
    } else {
        *world = *after;
    }
}

/// Choices that concern more than the own realm are written down when the step closes.
pub fn take_note(state: &mut Scharz, seat: Seat) {
    match state.phase {
        Phase::Battles | Phase::Charge | Phase::FreeSwords | Phase::Flight => battle::take_note(state, seat),
        Phase::Propose => diplomacy::take_proposals(state, seat),
        Phase::Answer => diplomacy::take_answers(state, seat),
        _ => {}
    }
}

/// Tells what a draft does, before it is done.
pub fn tell_draft(state: &Scharz, seat: Seat, ctx: Context<'_, '_>) {
    if state.phase == Phase::Harvest {
        return harvest::tell_clicks(state, seat, ctx);
    }
    let draft = state.drafts[seat];
    for (index, &action) in draft.iter().enumerate() {
        let before = &draft[..index];
        match state.phase {
            Phase::Units | Phase::Special | Phase::Retreat => march::tell(seat, before, action, ctx),
            Phase::Herds => herds::tell(seat, before, action, ctx),
            Phase::Withdraw => withdraw::tell(seat, action, ctx),
            Phase::Trade => deals::tell(seat, action, ctx),
            Phase::Plunder => plunder::tell(&state.world, seat, before, action, ctx),
            _ => tell_rest(state, seat, action, ctx),
        }
        if let Action::Hurry { at } = action {
            tell_hurried(&played(state, seat, before), seat, at, ctx);
        } else if room::concerns(action) {
            room::tell(&played(state, seat, before), seat, action, ctx);
        }
    }
}

/// The world with some of a seat's clicks in it.
fn played(state: &Scharz, seat: Seat, clicks: &[Action]) -> World {
    let mut world = state.world;
    for (index, &action) in clicks.iter().enumerate() {
        play(state.phase, &mut world, seat, &clicks[..index], action);
    }
    world
}

/// A bought quarter may be the last one.
fn tell_hurried(world: &World, seat: Seat, at: Space, ctx: Context<'_, '_>) {
    let field = world.fields[at.local()];
    if let Some(building) = field.site.filter(|_| field.progress == 3) {
        ctx.tell_all(|| Event::Built { seat, at, building });
    }
}

fn tell_rest(state: &Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    match action {
        Action::Sow { at } => ctx.tell_all(|| Event::Sown { seat, at }),
        Action::Celebrate { feast } => {
            let points = season::feast_points(&state.world, seat, feast);
            ctx.tell_all(|| Event::Feasted { seat, feast, points });
        }
        Action::PayBuilders => ctx.tell_all(|| Event::PaidBuilders { seat }),
        Action::BuyInBelgica => calendar::tell_belgica(&state.world, seat, ctx),
        Action::GiveUp { at, kind, .. } => ctx.tell_all(|| Event::UnitLost { owner: seat, at, kind }),
        Action::Abandon { at } => ctx.tell_all(|| Event::SettlementStarved { at, owner: seat }),
        Action::Slaughter { at, herd } => ctx.tell_all(|| Event::Slaughtered { seat, at, herd }),
        Action::Raise { at, kind, level } => ctx.tell_all(|| Event::UnitRaised { seat, at, kind, level }),
        _ => {}
    }
}

/// All drafts of a step are played: what follows.
pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    match state.phase {
        Phase::Pieces => calendar::begin(state, ctx),
        Phase::NewYear => {
            state.go_to(if state.world.is(crate::ids::Mode::Basic) { Phase::Breeding } else { Phase::Units })
        }
        Phase::Births => rolls::close_births(state),
        Phase::Weather => weather::close(state, ctx),
        Phase::Harvest => harvest::close(state, ctx),
        Phase::Units | Phase::Special | Phase::Retreat => movement::close(state, ctx),
        Phase::Herds => state.go_to(Phase::Retreat),
        Phase::Withdraw => state.go_to(Phase::Battles),
        Phase::Battles | Phase::Charge | Phase::FreeSwords | Phase::Flight => battle::close(state, ctx),
        Phase::Plunder => plunder::close(state),
        Phase::Experience => state.go_to(Phase::Build),
        Phase::Build => building::close(state, ctx),
        Phase::Propose => diplomacy::close_propose(state, ctx),
        Phase::Answer => diplomacy::close_answer(state, ctx),
        Phase::Trade => market::close(state, ctx),
        Phase::Wages => wages::close(state, ctx),
        Phase::Sowing => state.go_to(Phase::RoundEnd),
        Phase::Feasts => season::close_feasts(state, ctx),
        Phase::Feeding | Phase::SiegeFeeding => feeding::close(state, ctx),
        Phase::QuickWages => wages::close_quick(state, ctx),
        Phase::RoundEnd => ending::close(state, ctx),
        _ => {}
    }
}

/// A step closes; with sequential orders the next seat moves first (7).
pub fn close_step(state: &mut Scharz, ctx: Context<'_, '_>) {
    let in_turns = state.world.options.orders == Orders::Sequential;
    if in_turns && is_march(state.phase) {
        state.cursor.rank += 1;
        state.world.end_sieges();
    } else {
        close(state, ctx);
    }
}

/// An answer given in the open.
pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    match state.phase {
        Phase::ChooseFactions
        | Phase::FirstVillage
        | Phase::SecondVillage
        | Phase::ThirdVillage
        | Phase::MoveVillage => prologue::answer(state, seat, action, ctx),
        Phase::Breeding | Phase::Fishing => rolls::answer(state, seat, action, ctx),
        Phase::Raids => raids::answer(state, seat, action, ctx),
        Phase::Attrition => attrition::answer(state, seat, action, ctx),
        Phase::Rerolls => combat::answer_reroll(state, seat, action, ctx),
        Phase::Hits => hits::answer(state, seat, action, ctx),
        Phase::Sieges | Phase::GoOn | Phase::Fall => siege::answer(state, seat, action, ctx),
        Phase::Room => room::answer(state, seat, action, ctx),
        _ => {}
    }
}

/// A seat's list in initiative order that is never empty while the match runs.
fn seat_at(world: &World, rank: u8) -> Option<Seat> {
    world.order().nth(usize::from(rank))
}
