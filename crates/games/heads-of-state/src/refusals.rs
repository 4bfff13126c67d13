//! Why an action is refused. Legality itself is what the phases visit; this only finds the words for it.

use engine::{Refusal, Seat};
use enumset::EnumSet;

use crate::action::{Action, TurnKind};
use crate::cards::payments;
use crate::data::{self, Space};
use crate::ids::{Attribute, Rank, Sector, TreacheryCard};
use crate::phases::{draw, plot};
use crate::setup::{CapitalPair, CourtesanFree};
use crate::state::{HeadsOfState, Phase};

engine::reasons! {
    NoSuchSpace "no_such_space" "3.4",
    WrongCountry "wrong_country" "3.8",
    NotNow "not_now" "5.2",
    NoTreacheryInThisTurn "no_treachery_in_this_turn" "5.3",
    OnlyEmptiedSpaces "only_emptied_spaces" "5.3",
    PileTooSmall "pile_too_small" "5.3",
    NoAttributeDrawLeft "no_draw_left" "5.5",
    AttributeNotOnDisplay "not_on_display" "5.5",
    NoTreacheryDrawLeft "no_draw_left" "5.6",
    TreacheryNotOnDisplay "not_on_display" "5.6",
    CardsMissing "cards_missing" "5.7",
    CourtesanBarred "courtesan_barred" "5.7",
    NotInSet "not_in_set" "5.7",
    SpaceOccupied "space_occupied" "5.7",
    AssassinNotMixed "assassin_not_mixed" "5.8",
    CapitalNeedsTwo "capital_needs_two" "5.8",
    MustReplace "must_replace" "5.8",
    NobodyThere "nobody_there" "5.8",
    OwnNoble "own_noble" "5.8",
    PlayedCardNotHeld "card_not_held" "5.8",
    CannotReplace "cannot_replace" "5.9",
    CannotReplaceRest "cannot_replace_rest" "5.9",
    ChooseSurplus "choose_surplus" "5.10",
    DiscardedCardNotHeld "card_not_held" "5.10",
    SurplusIsChosen "surplus_is_chosen" "5.10",
    FirstTurn "first_turn" "R7",
    SweepKeepsOffRevolution "sweep_keeps_off_revolution" "R8",
    TreacheryCardFirst "treachery_card_first" "R9",
    CardIsHeld "card_is_held" "R10",
    KillsComeFirst "kills_come_first" "R11",
    PairNotIdentical "pair_not_identical" "R13",
    AlreadyAttacked "already_attacked" "R26",
    ProvinceNeedsOne "province_needs_one" "R30",
}

pub(crate) fn why_not(state: &HeadsOfState, seat: Seat, action: Action) -> Refusal {
    let reason = match action {
        Action::ChooseTurn { turn } => why_no_turn(state, turn),
        Action::TakeAttribute { .. } | Action::DrawAttribute => why_no_attribute(state, action),
        Action::TakeTreachery { .. } | Action::DrawTreachery => why_no_treachery_card(state),
        Action::Create { sector, rank, courtesan_for } => match Space::of(sector, rank) {
            Some(space) => why_no_creation(state, space, courtesan_for),
            None => Reason::NoSuchSpace,
        },
        Action::PlayTreachery { sector, rank, card, second } => match Space::of(sector, rank) {
            Some(space) => why_no_play(state, space, card, second),
            None => Reason::NoSuchSpace,
        },
        Action::Finish if state.phase == Phase::Plot => Reason::MustReplace,
        Action::Finish => Reason::NotNow,
        Action::DiscardAttribute { .. } => why_no_discard(state, state.left_to_discard(seat).0),
        Action::DiscardTreachery { .. } => why_no_discard(state, state.left_to_discard(seat).1),
        Action::ConfirmDiscards if state.surplus(seat) != (0, 0) => Reason::ChooseSurplus,
        Action::ConfirmDiscards => Reason::NotNow,
    };
    reason.into()
}

fn why_no_turn(state: &HeadsOfState, turn: TurnKind) -> Reason {
    match (state.phase, turn) {
        (Phase::ChooseTurn, TurnKind::Sweep) => Reason::PileTooSmall,
        (_, TurnKind::Sweep | TurnKind::Treachery) if state.first_turn_draws().is_some() => Reason::FirstTurn,
        _ => Reason::NotNow,
    }
}

fn why_no_attribute(state: &HeadsOfState, action: Action) -> Reason {
    if state.phase != Phase::Draw {
        return Reason::NotNow;
    }
    match action {
        _ if state.turn.attribute_draws == 0 => Reason::NoAttributeDrawLeft,
        _ if !draw::attribute_draw_is_due(state) => Reason::TreacheryCardFirst,
        Action::DrawAttribute => Reason::SweepKeepsOffRevolution,
        _ => Reason::AttributeNotOnDisplay,
    }
}

fn why_no_treachery_card(state: &HeadsOfState) -> Reason {
    match state.phase {
        Phase::Draw if state.turn.treachery_draws == 0 => Reason::NoTreacheryDrawLeft,
        Phase::Draw => Reason::TreacheryNotOnDisplay,
        _ => Reason::NotNow,
    }
}

fn why_no_creation(state: &HeadsOfState, space: Space, courtesan_for: Option<Attribute>) -> Reason {
    if !matches!(state.phase, Phase::Create | Phase::Plot) {
        Reason::NotNow
    } else if state.board.owner(space).is_some() {
        Reason::SpaceOccupied
    } else if !open_spaces(state).contains(space) {
        Reason::OnlyEmptiedSpaces
    } else {
        why_no_payment(state, space.rank(), courtesan_for).unwrap_or(Reason::CannotReplaceRest)
    }
}

/// Every space in which a noble may be created now, cards aside.
fn open_spaces(state: &HeadsOfState) -> EnumSet<Space> {
    match state.phase {
        Phase::Plot => state.turn.vacated,
        _ => !state.board.occupied(),
    }
}

fn why_no_payment(state: &HeadsOfState, rank: Rank, courtesan_for: Option<Attribute>) -> Option<Reason> {
    let hand = &state.attributes.stock.hands[state.turn.seat];
    if payments(hand, rank, state.setup.courtesan_free).contains(&courtesan_for) {
        return None;
    }
    Some(match courtesan_for {
        None => Reason::CardsMissing,
        Some(_) if !rank.takes_courtesan() => Reason::CourtesanBarred,
        Some(replaced) if !rank.set().contains(&replaced) => Reason::NotInSet,
        Some(replaced)
            if state.setup.courtesan_free == CourtesanFree::OnlyIfMissing && hand[replaced] > 0 =>
        {
            Reason::CardIsHeld
        }
        Some(_) => Reason::CardsMissing,
    })
}

/// The first obstacle is the target, then the cards, then the duty.
fn why_no_play(
    state: &HeadsOfState,
    space: Space,
    card: TreacheryCard,
    second: Option<TreacheryCard>,
) -> Reason {
    match state.phase {
        Phase::Plot => why_no_target(state, space)
            .or_else(|| why_not_these_cards(state, space.sector(), card, second))
            .unwrap_or(Reason::CannotReplace),
        Phase::Create => Reason::NoTreacheryInThisTurn,
        _ => Reason::NotNow,
    }
}

/// Why a noble cannot be killed now, whatever the cards.
pub(crate) fn why_no_kill(state: &HeadsOfState, space: Space) -> Option<Reason> {
    let is_unsound = || !plot::is_sound_after_kill(state, space);
    why_no_target(state, space).or_else(|| is_unsound().then_some(Reason::CannotReplace))
}

fn why_no_target(state: &HeadsOfState, space: Space) -> Option<Reason> {
    match state.board.owner(space) {
        None => Some(Reason::NobodyThere),
        Some(owner) if owner == state.turn.seat => Some(Reason::OwnNoble),
        Some(_) if state.turn.targeted.contains(space) => Some(Reason::AlreadyAttacked),
        Some(_) if !plot::may_play_after_replacing(state) => Some(Reason::KillsComeFirst),
        Some(_) => None,
    }
}

fn why_not_these_cards(
    state: &HeadsOfState,
    sector: Sector,
    card: TreacheryCard,
    second: Option<TreacheryCard>,
) -> Option<Reason> {
    let hand = state.treachery.stock.hands[state.turn.seat];
    let played = || std::iter::once(card).chain(second);
    let fits = |card| data::country_cards(sector.country()) & (1 << card as u16) != 0;
    let n_assassins = played().filter(|&card| card == TreacheryCard::Assassin).count();
    let wants_pair = state.setup.capital_pair == CapitalPair::Identical;
    if !hand.contains(&played().collect()) {
        Some(Reason::PlayedCardNotHeld)
    } else if sector.is_capital() && second.is_none() {
        Some(Reason::CapitalNeedsTwo)
    } else if !sector.is_capital() && second.is_some() {
        Some(Reason::ProvinceNeedsOne)
    } else if n_assassins > 0 && n_assassins < played().count() {
        Some(Reason::AssassinNotMixed)
    } else if n_assassins == 0 && !played().all(fits) {
        Some(Reason::WrongCountry)
    } else if wants_pair && second.is_some_and(|second| second != card) {
        Some(Reason::PairNotIdentical)
    } else {
        None
    }
}

fn why_no_discard(state: &HeadsOfState, n_left: u8) -> Reason {
    match state.phase {
        Phase::Discard | Phase::TrimInTurn | Phase::TrimBetweenTurns if n_left == 0 => {
            Reason::SurplusIsChosen
        }
        Phase::Discard | Phase::TrimInTurn | Phase::TrimBetweenTurns => Reason::DiscardedCardNotHeld,
        _ => Reason::NotNow,
    }
}
