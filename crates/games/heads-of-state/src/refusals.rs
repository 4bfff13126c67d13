//! Why an action is refused. Legality itself is the list; this only finds the words for it.

use engine::{Game, Reason, Refusal, Seat};

use crate::action::{Action, TurnKind};
use crate::data::{self, Space};
use crate::ids::{Attribute, Rank, Sector, TreacheryCard};
use crate::phases::create::payments;
use crate::setup::{CapitalPair, CourtesanFree};
use crate::state::{HeadsOfState, Phase};

const fn why(id: &'static str, rule: &'static str) -> Reason {
    Reason { id, rule }
}

const NOT_NOW: Reason = why("not_now", "5.2");
const NO_SUCH_SPACE: Reason = why("no_such_space", "3.4");

impl HeadsOfState {
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let status = self.status();
        if !status.pending().contains(seat) {
            return Err(Refusal::not_awaited(status));
        }
        let mut legal = Vec::new();
        self.list(seat, &mut legal);
        if legal.contains(action) {
            return Ok(());
        }
        let reason = self.why_not(seat, *action);
        Err(Refusal::because(reason.id, reason.rule))
    }

    fn why_not(&self, seat: Seat, action: Action) -> Reason {
        match action {
            Action::ChooseTurn { turn } => self.why_no_turn(turn),
            Action::TakeAttribute { .. } | Action::DrawAttribute => self.why_no_attribute(action),
            Action::TakeTreachery { .. } | Action::DrawTreachery => self.why_no_treachery_card(),
            Action::Create { sector, rank, courtesan_for } => match Space::of(sector, rank) {
                Some(space) => self.why_no_creation(space, courtesan_for),
                None => NO_SUCH_SPACE,
            },
            Action::PlayTreachery { sector, rank, card, second } => {
                self.why_no_play(sector, rank, card, second)
            }
            Action::Finish if self.phase == Phase::Plot => why("must_replace", "5.8"),
            Action::Finish => NOT_NOW,
            Action::DiscardAttribute { .. } => self.why_no_discard(self.left_to_discard(seat).0),
            Action::DiscardTreachery { .. } => self.why_no_discard(self.left_to_discard(seat).1),
            Action::ConfirmDiscards if self.surplus(seat) != (0, 0) => why("choose_surplus", "5.10"),
            Action::ConfirmDiscards => NOT_NOW,
        }
    }

    fn why_no_turn(&self, turn: TurnKind) -> Reason {
        match (self.phase, turn) {
            (Phase::ChooseTurn, TurnKind::Sweep) => why("pile_too_small", "5.3"),
            (_, TurnKind::Sweep | TurnKind::Treachery) if self.first_turn_draws().is_some() => {
                why("first_turn", "R7")
            }
            _ => NOT_NOW,
        }
    }

    fn why_no_attribute(&self, action: Action) -> Reason {
        if self.phase != Phase::Draw {
            return NOT_NOW;
        }
        match action {
            _ if self.turn.attribute_draws == 0 => why("no_draw_left", "5.5"),
            _ if !self.attribute_draw_is_due() => why("treachery_card_first", "R9"),
            Action::DrawAttribute => why("sweep_keeps_off_revolution", "R8"),
            _ => why("not_on_display", "5.5"),
        }
    }

    fn why_no_treachery_card(&self) -> Reason {
        match self.phase {
            Phase::Draw if self.turn.treachery_draws == 0 => why("no_draw_left", "5.6"),
            Phase::Draw => why("not_on_display", "5.6"),
            _ => NOT_NOW,
        }
    }

    fn why_no_creation(&self, space: Space, courtesan_for: Option<Attribute>) -> Reason {
        if !matches!(self.phase, Phase::Create | Phase::Plot) {
            NOT_NOW
        } else if self.board.owner(space).is_some() {
            why("space_occupied", "5.7")
        } else if !self.open_spaces().contains(space) {
            why("only_emptied_spaces", "5.3")
        } else if let Some(reason) = self.why_no_payment(space.rank(), courtesan_for) {
            reason
        } else {
            why("cannot_replace_rest", "5.9")
        }
    }

    fn why_no_payment(&self, rank: Rank, courtesan_for: Option<Attribute>) -> Option<Reason> {
        let hand = &self.attributes.stock.hands[self.turn.seat];
        let ways = payments(hand, rank, self.setup.courtesan_free);
        let Some(replaced) = courtesan_for else {
            return (!ways.contains(&None)).then_some(why("cards_missing", "5.7"));
        };
        if ways.contains(&courtesan_for) {
            None
        } else if !rank.takes_courtesan() {
            Some(why("courtesan_barred", "5.7"))
        } else if !rank.set().contains(&replaced) {
            Some(why("not_in_set", "5.7"))
        } else if self.setup.courtesan_free == CourtesanFree::OnlyIfMissing && hand[replaced] > 0 {
            Some(why("card_is_held", "R10"))
        } else {
            Some(why("cards_missing", "5.7"))
        }
    }

    fn why_no_play(
        &self,
        sector: Sector,
        rank: Rank,
        card: TreacheryCard,
        second: Option<TreacheryCard>,
    ) -> Reason {
        let Some(space) = Space::of(sector, rank) else { return NO_SUCH_SPACE };
        match self.phase {
            Phase::Plot => {}
            Phase::Create => return why("no_treachery_in_this_turn", "5.3"),
            _ => return NOT_NOW,
        }
        // The first obstacle is the target, then the cards, then the duty.
        self.why_no_target(space)
            .or_else(|| self.why_not_these_cards(sector, card, second))
            .unwrap_or_else(|| why("cannot_replace", "5.9"))
    }

    /// Why a noble cannot be attacked, whatever the cards.
    pub(crate) fn why_no_target(&self, space: Space) -> Option<Reason> {
        match self.board.owner(space) {
            None => Some(why("nobody_there", "5.8")),
            Some(owner) if owner == self.turn.seat => Some(why("own_noble", "5.8")),
            Some(_) if self.turn.targeted.contains(space) => Some(why("already_attacked", "R26")),
            Some(_) if !self.may_play_after_replacing() => Some(why("kills_come_first", "R11")),
            Some(_) => None,
        }
    }

    /// The duty to replace, where it forbids a kill.
    pub(crate) fn why_not_kill(&self, space: Space) -> Option<Reason> {
        (!self.is_sound_after_kill(space)).then_some(why("cannot_replace", "5.9"))
    }

    fn why_not_these_cards(
        &self,
        sector: Sector,
        card: TreacheryCard,
        second: Option<TreacheryCard>,
    ) -> Option<Reason> {
        let hand = self.treachery.stock.hands[self.turn.seat];
        let played = || std::iter::once(card).chain(second);
        let fits = |card| data::country_cards(sector.country()) & (1 << card as u16) != 0;
        let n_assassins = played().filter(|&card| card == TreacheryCard::Assassin).count();
        if !hand.contains(&played().collect()) {
            Some(why("card_not_held", "5.8"))
        } else if sector.is_capital() && second.is_none() {
            Some(why("capital_needs_two", "5.8"))
        } else if !sector.is_capital() && second.is_some() {
            Some(why("province_needs_one", "R30"))
        } else if n_assassins > 0 && n_assassins < played().count() {
            Some(why("assassin_not_mixed", "5.8"))
        } else if n_assassins == 0 && !played().all(fits) {
            Some(why("wrong_country", "3.8"))
        } else if second.is_some_and(|second| second != card)
            && self.setup.capital_pair == CapitalPair::Identical
        {
            Some(why("pair_not_identical", "R13"))
        } else if second.is_some_and(|second| second < card) {
            Some(why("other_order", "5.8"))
        } else {
            None
        }
    }

    fn why_no_discard(&self, n_left: u8) -> Reason {
        match self.phase {
            Phase::Discard | Phase::TrimInTurn | Phase::TrimBetweenTurns if n_left == 0 => {
                why("surplus_is_chosen", "5.10")
            }
            Phase::Discard | Phase::TrimInTurn | Phase::TrimBetweenTurns => why("card_not_held", "5.10"),
            _ => NOT_NOW,
        }
    }
}
