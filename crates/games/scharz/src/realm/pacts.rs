//! Agreements (5.10): which are possible, and what they move.

use engine::{Seat, Seats};

use crate::data;
use crate::event::Event;
use crate::ids::{Faction, Giver, PactKind, Payer, Proposal, Season};
use crate::phases::Context;
use crate::scoring;
use crate::state::{Offer, Pact, World};

impl Proposal {
    /// The agreement it leads to.
    pub fn pact(self) -> Option<PactKind> {
        match self {
            Proposal::Tribute => Some(PactKind::Truce),
            Proposal::Ransom => Some(PactKind::Peace),
            Proposal::Vassalhood => Some(PactKind::Vassalage),
            Proposal::Aid => None,
        }
    }

    pub fn least_gold(self) -> i16 {
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

/// Who receives or rules, and who pays or serves.
pub fn parties(proposer: Seat, target: Seat, giver: Giver) -> (Seat, Seat) {
    match giver {
        Giver::Proposer => (target, proposer),
        Giver::Partner => (proposer, target),
    }
}

pub fn payer(proposer: Seat, target: Seat, giver: Giver) -> Seat {
    match giver {
        Giver::Proposer => proposer,
        Giver::Partner => target,
    }
}

/// Whether an agreement would make its superior the sovereign of all (6.1).
pub fn makes_sovereign(world: &World, proposal: Proposal, superior: Seat, inferior: Seat) -> bool {
    let Some(kind) = proposal.pact() else { return false };
    let mut after = *world;
    *after.pact_mut(superior, inferior) =
        Pact { kind: Some(kind), superior: Some(superior), ..Pact::default() };
    scoring::sovereign(&after) == Some(superior)
}

/// A stronger agreement replaces a weaker one; a vassal has one lord and is none (5.10).
pub fn is_possible(world: &World, seat: Seat, proposal: Proposal, target: Seat, giver: Giver) -> bool {
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
pub fn may_revolt(world: &World, seat: Seat) -> bool {
    let Some(lord) = world.lord_of(seat) else { return false };
    let is_bound = world.faction(seat) == Some(Faction::HunsRomans)
        && world.faction(lord) == Some(Faction::HunsConstantinople)
        && world.year < 3;
    world.season == Season::Spring && !is_bound
}

pub fn revolt(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let Some(lord) = world.players.seats().find(|&lord| world.is_lord_of(lord, seat)) else { return };
    let aided = world.pact(seat, lord).aid_this_year;
    *world.pact_mut(seat, lord) = Pact { aid_this_year: aided, ..Pact::default() };
    world.gain_pp(seat, -8);
    world.move_vp(seat, -2);
    ctx.tell_all(|| Event::Revolted { seat, target: lord });
}

pub fn conclude(world: &mut World, seat: Seat, offer: &Offer, met: &mut [bool; 6], ctx: Context<'_, '_>) {
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
