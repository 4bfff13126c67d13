//! Agreements (5.10): which are possible, and what they move.

use engine::{Seat, Seats};

use crate::action::Action;
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

/// Whether an agreement would make its superior the sovereign of all (6.1).
pub fn makes_sovereign(world: &World, proposal: Proposal, superior: Seat, inferior: Seat) -> bool {
    let Some(kind) = proposal.pact() else { return false };
    let mut after = *world;
    *after.pact_mut(superior, inferior) =
        Pact { kind: Some(kind), superior: Some(superior), ..Pact::default() };
    scoring::sovereign(&after) == Some(superior)
}

/// What a payer may have when its proposal is carried out, beside its own gold what others hand it before (5.10); a pair
/// agrees once a round, so two alone have no more than they have.
pub fn most_gold(world: &World, payer: Seat) -> i16 {
    let purses = || world.order().map(|seat| world.players[seat].gold.max(0));
    let most = if purses().count() > 2 { purses().sum() } else { world.players[payer].gold };
    most.clamp(0, data::MOST_OFFERED)
}

/// A stronger agreement replaces a weaker one; a vassal has one lord and is none (5.10).
pub fn is_possible(world: &World, seat: Seat, proposal: Proposal, target: Seat, giver: Giver) -> bool {
    let (superior, inferior) = parties(seat, target, giver);
    match proposal.pact() {
        None => !world.pact(seat, target).aid_this_year,
        Some(kind) => {
            let is_stronger = world.pact(seat, target).kind.is_none_or(|current| current < kind);
            is_stronger && (kind != PactKind::Vassalage || may_serve(world, superior, inferior))
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

/// The vassalage is over before any proposal of the round is looked at (5.10).
pub fn revolt(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let Some(lord) = world.lord_of(seat) else { return };
    rise(world, seat, lord);
    ctx.tell_all(|| Event::Revolted { seat, target: lord });
}

/// The world in which a player makes its proposals: a revolt among its clicks has ended its vassalage.
pub fn in_talks(world: &World, seat: Seat, draft: &[Action]) -> World {
    let mut freed = *world;
    if let Some(lord) = world.lord_of(seat).filter(|_| draft.contains(&Action::Revolt)) {
        rise(&mut freed, seat, lord);
    }
    freed
}

fn rise(world: &mut World, seat: Seat, lord: Seat) {
    let aid_this_year = world.pact(seat, lord).aid_this_year;
    *world.pact_mut(seat, lord) = Pact { aid_this_year, ..Pact::default() };
    world.gain_pp(seat, -8);
    world.move_vp(seat, -2);
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
        let both = Seats::one(seat).with(target);
        return ctx.tell(both, || Event::Lapsed { seat, target, proposal, giver, gold, payer });
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
