//! Diplomacy (5.10): sealed proposals, sealed answers, then execution in initiative order.

use engine::{List, Seat, Seats};

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, ending};
use crate::data;
use crate::ids::{Faction, Giver, PactKind, Payer, Proposal, Season};
use crate::state::{Offer, Pact};

impl Proposal {
    /// The agreement it leads to.
    fn pact(self) -> Option<PactKind> {
        match self {
            Proposal::Tribute => Some(PactKind::Truce),
            Proposal::Ransom => Some(PactKind::Peace),
            Proposal::Vassalhood => Some(PactKind::Vassalage),
            Proposal::Aid => None,
        }
    }

    fn least_gold(self) -> i16 {
        match self {
            Proposal::Tribute => data::LEAST_TRIBUTE,
            Proposal::Ransom => data::LEAST_RANSOM,
            Proposal::Vassalhood => 0,
            Proposal::Aid => data::LEAST_AID,
        }
    }
}

/// The least gold of a proposal.
pub fn least_gold(proposal: Proposal) -> i16 {
    proposal.least_gold()
}

pub fn visit_propose(world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    if let Some(&Action::Propose { proposal, target, giver }) = draft.last() {
        return visit_gold(world, seat, proposal, target, giver, visit);
    }
    visit(Action::Ready)?;
    if may_revolt(world, seat) && !draft.contains(&Action::Revolt) {
        visit(Action::Revolt)?;
    }
    let n_made = draft.iter().filter(|action| matches!(action, Action::Propose { .. })).count();
    if n_made == data::MAX_PROPOSALS {
        return Flow::Continue(());
    }
    for target in world.order().filter(|&other| other != seat) {
        for proposal in Proposal::ALL {
            for giver in Giver::ALL {
                let propose = Action::Propose { proposal, target, giver };
                if !draft.contains(&propose) && is_possible(world, seat, proposal, target, giver) {
                    visit(propose)?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn visit_gold(
    world: &World,
    seat: Seat,
    proposal: Proposal,
    target: Seat,
    giver: Giver,
    visit: Visit<'_>,
) -> Flow {
    let payer = payer(seat, target, giver);
    let most = most_gold(world, payer);
    let least = proposal.least_gold() as u8;
    (least..=most).try_for_each(|gold| visit(Action::Offer { gold }))?;
    let alans =
        world.faction(seat) == Some(Faction::HunsAlans) && world.faction(target) == Some(Faction::HunsHuns);
    if alans && proposal == Proposal::Ransom && giver == Giver::Proposer {
        (least..=most).try_for_each(|gold| visit(Action::OfferForEver { gold }))?;
    }
    if proposal != Proposal::Vassalhood {
        return Flow::Continue(());
    }
    let (lord, _) = parties(seat, target, giver);
    let most = most_gold(world, lord);
    (1..=most).try_for_each(|gold| visit(Action::OfferFromLord { gold }))
}

fn most_gold(world: &World, payer: Seat) -> u8 {
    world.players[payer].gold.clamp(0, 60) as u8
}

/// Who receives or rules, and who pays or serves.
pub fn parties(proposer: Seat, target: Seat, giver: Giver) -> (Seat, Seat) {
    match giver {
        Giver::Proposer => (target, proposer),
        Giver::Partner => (proposer, target),
    }
}

/// Whether an agreement would make its superior the sovereign of all (6.1).
pub fn makes_sovereign(world: &World, proposal: Proposal, superior: Seat, inferior: Seat) -> bool {
    let Some(kind) = proposal.pact() else { return false };
    let mut after = *world;
    *after.pact_mut(superior, inferior) =
        Pact { kind: Some(kind), superior: Some(superior), ..Pact::default() };
    ending::sovereign(&after) == Some(superior)
}

fn payer(proposer: Seat, target: Seat, giver: Giver) -> Seat {
    match giver {
        Giver::Proposer => proposer,
        Giver::Partner => target,
    }
}

/// A stronger agreement replaces a weaker one; a vassal has one lord and is none (5.10).
fn is_possible(world: &World, seat: Seat, proposal: Proposal, target: Seat, giver: Giver) -> bool {
    let payer = payer(seat, target, giver);
    let superior = if payer == seat { target } else { seat };
    if world.players[payer].gold < proposal.least_gold() {
        return false;
    }
    match proposal.pact() {
        None => !world.pact(seat, target).aid_this_year,
        Some(kind) => {
            let is_stronger = world.pact(seat, target).kind.is_none_or(|current| current < kind);
            is_stronger && (kind != PactKind::Vassalage || may_serve(world, superior, payer))
        }
    }
}

fn may_serve(world: &World, lord: Seat, vassal: Seat) -> bool {
    let seats = || world.players.seats();
    let bound = seats().any(|other| world.is_lord_of(other, vassal) || world.is_lord_of(vassal, other));
    let serves = seats().any(|other| world.is_lord_of(other, lord));
    !bound && !serves
}

/// Only in Spring; the Romans of HUNS against Constantinople not before year 3 (3.13).
fn may_revolt(world: &World, seat: Seat) -> bool {
    let Some(lord) = world.lord_of(seat) else { return false };
    let is_bound = world.faction(seat) == Some(Faction::HunsRomans)
        && world.faction(lord) == Some(Faction::HunsConstantinople)
        && world.year < 3;
    world.season == Season::Spring && !is_bound
}

pub fn take_proposals(state: &mut Scharz, seat: Seat) {
    let draft = state.drafts[seat];
    if draft.contains(&Action::Revolt) {
        state.revolts.insert(seat);
    }
    for pair in draft.windows(2) {
        let [Action::Propose { proposal, target, giver }, offer] = *pair else { continue };
        let (gold, permanent, payer) = match offer {
            Action::Offer { gold } => (gold, false, Payer::Inferior),
            Action::OfferForEver { gold } => (gold, true, Payer::Inferior),
            Action::OfferFromLord { gold } => (gold, false, Payer::Superior),
            _ => continue,
        };
        state.offers[seat].push(Offer { proposal, target, giver, gold, permanent, payer, agreed: false });
    }
}

pub fn close_propose(state: &mut Scharz, _ctx: Context<'_, '_>) {
    state.go_to(Phase::Answer);
}

pub fn visit_answer(state: &Scharz, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    for (proposer, offers) in state.offers.iter() {
        // Counted among those to this seat: the number tells nothing of the others.
        let n_offers = offers.iter().filter(|offer| offer.target == seat).count() as u8;
        for index in 0..n_offers {
            let agree = Action::Agree { target: proposer, index };
            if !draft.contains(&agree) {
                visit(agree)?;
            }
        }
    }
    Flow::Continue(())
}

pub fn take_answers(state: &mut Scharz, seat: Seat) {
    let draft = state.drafts[seat];
    for &action in draft.iter() {
        if let Action::Agree { target, index } = action {
            let mut to_seat = state.offers[target].iter_mut().filter(|offer| offer.target == seat);
            let offer = to_seat.nth(usize::from(index));
            offer.expect("the proposal").agreed = true;
        }
    }
}

/// Revolts first, then what was agreed, proposer by proposer.
pub fn close_answer(state: &mut Scharz, ctx: Context<'_, '_>) {
    let revolts = std::mem::take(&mut state.revolts);
    revolts.iter().for_each(|seat| revolt(&mut state.world, seat, ctx));
    let before = state.world.pacts.map(|pact| pact.kind);
    let order: Seats = state.world.alive();
    let mut met = [false; 6];
    for seat in state.world.first.clockwise(state.world.n_seats()).filter(|&seat| order.contains(seat)) {
        let offers = std::mem::take(&mut state.offers[seat]);
        for offer in offers.iter() {
            conclude(&mut state.world, seat, offer, &mut met, ctx);
            // At once (6.1): what was agreed besides does not count any more.
            if let Some(winner) = ending::sovereign(&state.world) {
                state.offers.values_mut().for_each(|offers| *offers = List::default());
                return ending::win(state, winner, crate::ids::Way::Sovereignty, ctx);
            }
        }
    }
    state.world.tidy();
    state.world.mark_guests(before);
    state.go_to(Phase::Trade);
}

fn revolt(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let Some(lord) = world.players.seats().find(|&lord| world.is_lord_of(lord, seat)) else { return };
    let aided = world.pact(seat, lord).aid_this_year;
    *world.pact_mut(seat, lord) = Pact { aid_this_year: aided, ..Pact::default() };
    world.gain_pp(seat, -8);
    world.move_vp(seat, -2);
    ctx.tell_all(|| Event::Revolted { seat, target: lord });
}

fn conclude(world: &mut World, seat: Seat, offer: &Offer, met: &mut [bool; 6], ctx: Context<'_, '_>) {
    let Offer { proposal, target, giver, gold, payer, agreed, .. } = *offer;
    if !agreed {
        let both = Seats::one(seat).with(target);
        return ctx.tell(both, || Event::Declined { seat, target, proposal, giver, gold, payer });
    }
    let pair = World::pair(seat, target);
    let (winner, inferior) = parties(seat, target, giver);
    let purse = if payer == Payer::Superior { winner } else { inferior };
    let can_pay = world.players[purse].gold >= i16::from(gold);
    if met[pair] || !can_pay || !is_possible(world, seat, proposal, target, giver) {
        return;
    }
    met[pair] = true;
    carry_out(world, seat, offer);
    ctx.tell_all(|| match proposal.pact() {
        None => Event::AidGiven { seat: inferior, target: winner, gold },
        Some(kind) => Event::PactMade { kind, winner, target: inferior, gold, payer },
    });
}

/// What an agreed proposal of `seat` moves between the two.
pub fn carry_out(world: &mut World, seat: Seat, offer: &Offer) {
    let Offer { proposal, target, giver, gold, permanent, payer, .. } = *offer;
    let (superior, inferior) = parties(seat, target, giver);
    let to_superior = i16::from(gold) * if payer == Payer::Superior { -1 } else { 1 };
    world.players[inferior].gold -= to_superior;
    world.players[superior].gold += to_superior;
    match proposal.pact() {
        None => give_aid(world, inferior, superior),
        Some(kind) => agree(world, kind, superior, inferior, permanent),
    }
}

fn give_aid(world: &mut World, giver: Seat, receiver: Seat) {
    world.pact_mut(giver, receiver).aid_this_year = true;
    world.gain_pp(giver, 8);
    world.gain_pp(receiver, -8);
    world.move_vp(giver, 1);
    world.players[giver].aid_given += 1;
    world.players[receiver].aid_received += 1;
}

fn agree(world: &mut World, kind: PactKind, superior: Seat, inferior: Seat, permanent: bool) {
    let years = match kind {
        PactKind::Truce => 1,
        PactKind::Peace => 2,
        PactKind::Vassalage => 0,
    };
    let pact = world.pact_mut(superior, inferior);
    let aid_this_year = pact.aid_this_year;
    *pact = Pact { kind: Some(kind), superior: Some(superior), years, permanent, aid_this_year };
    if kind == PactKind::Vassalage {
        world.gain_pp(superior, 8);
        world.gain_pp(inferior, -8);
    }
    world.move_vp(superior, 2);
    world.move_vp(inferior, -1);
}
