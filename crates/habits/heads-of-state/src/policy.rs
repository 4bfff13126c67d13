//! Which clicks look good at a glance: every action gets an appeal in points.

use engine::{FastChance, Seat};
use enumset::EnumSet;
use heads_of_state::data::{TURN_LIMITS, attribute_cards};
use heads_of_state::{
    Action, Attribute, Bag, Century, HeadsOfState, Phase, Space, TreacheryCard, TurnKind, after_payment,
    payments,
};

use super::hand::card_worth;
use super::judge::{Judge, Plans, attributes, strikes, treachery};

/// The difference in points that makes an action about three times as likely.
const HEAT: f32 = 0.7;
/// No action is hopeless.
const AT_LEAST: f32 = 0.015;
/// Points by which a quick player errs.
const NOISE: f64 = 0.4;
/// An Assassin succeeds with three cubes of four.
const ASSASSIN_SUCCEEDS: f32 = 0.75;
/// What the second-best strike of a turn adds.
const SECOND_STRIKE: f32 = 0.4;
/// What is ready should be created before somebody else takes the space.
const HURRY: f32 = 0.1;
/// A Revolution drawn in the last round ends the turn before it has begun.
const LOST_TURN: f32 = 4.0;
/// A card that nobody sees coming.
const SECRECY: f32 = 0.1;

const N_ATTRIBUTES: usize = Attribute::ALL.len();
const N_SPACES: usize = Space::ALL.len();

pub(super) fn priors(state: &HeadsOfState, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    let glance = Glance::new(state, seat);
    let first = out.len();
    out.extend(actions.iter().map(|action| glance.appeal(action)));
    let best = out[first..].iter().copied().fold(f32::MIN, f32::max);
    for weight in &mut out[first..] {
        *weight = ((*weight - best) / HEAT).exp().max(AT_LEAST);
    }
}

pub(super) fn best_at_a_glance(
    state: &HeadsOfState,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
) -> usize {
    let glance = Glance::new(state, seat);
    let (mut best, mut best_appeal) = (0, f32::MIN);
    for (index, action) in actions.iter().enumerate() {
        let appeal = glance.appeal(action) + (NOISE * chance.unit()) as f32;
        if appeal > best_appeal {
            (best, best_appeal) = (index, appeal);
        }
    }
    best
}

/// One seat's view of its choices.
struct Glance<'a> {
    state: &'a HeadsOfState,
    seat: Seat,
    judge: Judge<'a>,
    plans: Plans,
    hand: Bag<Attribute>,
    hand_worth: f32,
    /// What one more card of each kind is worth, where cards are drawn.
    cards: [f32; N_ATTRIBUTES],
    /// What the death of each noble is worth, where treachery is about.
    deaths: [f32; N_SPACES],
}

impl<'a> Glance<'a> {
    fn new(state: &'a HeadsOfState, seat: Seat) -> Self {
        let judge = Judge::new(state);
        let (plans, hand) = (judge.plans(seat), attributes(state, seat));
        let hand_worth = plans.prospect.attributes(&hand);
        let (cards, deaths) = ([0.0; N_ATTRIBUTES], [0.0; N_SPACES]);
        let mut glance = Self { state, seat, judge, plans, hand, hand_worth, cards, deaths };
        if matches!(state.phase, Phase::ChooseTurn | Phase::Draw) {
            glance.weigh_cards();
        }
        let is_plot = state.phase == Phase::Draw && state.turn.treachery_draws > 0;
        if is_plot || matches!(state.phase, Phase::ChooseTurn | Phase::Plot) {
            glance.weigh_deaths();
        }
        glance
    }

    fn weigh_cards(&mut self) {
        for &card in Attribute::ALL {
            let mut more = self.hand;
            more.add(card);
            self.cards[card as usize] = self.plans.prospect.attributes(&more) - self.hand_worth;
        }
    }

    fn weigh_deaths(&mut self) {
        for space in self.targets() {
            self.deaths[space as usize] = self.death(space);
        }
    }

    fn appeal(&self, action: &Action) -> f32 {
        match *action {
            Action::ChooseTurn { turn } => self.turn(turn),
            Action::TakeAttribute { attribute } => self.cards[attribute as usize],
            Action::DrawAttribute => self.unseen_card() - self.risk(),
            Action::TakeTreachery { card } => self.treachery_card(card),
            Action::DrawTreachery => self.unseen_treachery(),
            Action::Create { sector, rank, courtesan_for } => {
                let space = Space::of(sector, rank).expect("a space of that rank");
                let rest = after_payment(self.hand, rank, courtesan_for);
                self.plans.gain(space) - self.loss(&rest)
            }
            Action::PlayTreachery { sector, rank, card, second } => {
                let space = Space::of(sector, rank).expect("a space of that rank");
                self.strike(space, card) - card_worth(card) - second.map_or(0.0, card_worth)
            }
            Action::Finish => -self.surplus(),
            Action::DiscardAttribute { attribute } => {
                let mut rest = self.hand;
                rest.take(attribute);
                -self.loss(&rest)
            }
            Action::DiscardTreachery { card } => -card_worth(card),
            Action::ConfirmDiscards => 0.0,
        }
    }

    /// What the hand loses when only the rest of it is left.
    fn loss(&self, rest: &Bag<Attribute>) -> f32 {
        self.hand_worth - self.plans.prospect.attributes(rest)
    }

    /// What will have to be discarded if the turn ends now.
    fn surplus(&self) -> f32 {
        f32::from(self.hand.len().saturating_sub(TURN_LIMITS.0)) * 0.5
    }

    fn turn(&self, turn: TurnKind) -> f32 {
        let ready = HURRY * self.hand_worth;
        match turn {
            TurnKind::Attribute => ready + self.best_three(),
            TurnKind::Sweep => ready + self.cards.iter().copied().fold(0.0, f32::max),
            TurnKind::Treachery => self.best_shown().max(self.unseen_card()) + self.plot(),
        }
    }

    fn shown(&self) -> impl Iterator<Item = f32> + '_ {
        self.state.attributes.display.iter().flatten().map(|&card| self.cards[card as usize])
    }

    fn best_shown(&self) -> f32 {
        self.shown().fold(0.0, f32::max)
    }

    /// The three best cards of the display, or unseen ones.
    fn best_three(&self) -> f32 {
        let unseen = self.unseen_card();
        let mut best = [unseen; 3];
        for mut worth in self.shown() {
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(&mut worth, place);
                }
            }
        }
        best.iter().sum()
    }

    /// What a card from the pile is worth on average. Nobody knows the pile, so the whole deck is taken for it.
    fn unseen_card(&self) -> f32 {
        let n_seats = self.state.seats().len();
        let (mut total, mut n_cards) = (0.0, 0.0);
        for &card in Attribute::ALL {
            let count = f32::from(attribute_cards(card, n_seats));
            total += count * self.cards[card as usize];
            n_cards += count;
        }
        total / n_cards + SECRECY
    }

    /// What drawing from the Revolution pile may cost.
    fn risk(&self) -> f32 {
        let cards = &self.state.attributes;
        if !cards.stock.pile.is_empty() || self.state.century != Century::Year1789 {
            return 0.0;
        }
        LOST_TURN / f32::from(cards.n_revolution_pile())
    }

    /// What a turn of treachery promises: the best strike with the cards in hand or one that lies open.
    fn plot(&self) -> f32 {
        let hand = treachery(self.state, self.seat);
        let mut reached = strikes(&hand);
        for card in self.state.treachery.display.into_iter().flatten() {
            reached |= strikes(&with(hand, card));
        }
        let (mut best, mut second) = (0.0, 0.0);
        for space in reached & self.targets() {
            let cost =
                if space.sector().is_capital() { 2.0 } else { 1.0 } * card_worth(TreacheryCard::Axeman);
            let worth = self.strike(space, TreacheryCard::Axeman) - cost;
            if worth > best {
                (best, second) = (worth, best);
            } else if worth > second {
                second = worth;
            }
        }
        best + SECOND_STRIKE * second + card_worth(TreacheryCard::Axeman)
    }

    fn targets(&self) -> EnumSet<Space> {
        self.state.board.occupied() - self.state.board.nobles[self.seat] - self.state.turn.targeted
    }

    fn strike(&self, space: Space, card: TreacheryCard) -> f32 {
        let odds = if card == TreacheryCard::Assassin { ASSASSIN_SUCCEEDS } else { 1.0 };
        odds * self.deaths[space as usize]
    }

    /// What a noble's death brings: own gain, the rivals' mean loss, and the replacement if it can be paid.
    fn death(&self, space: Space) -> f32 {
        let change = self.judge.influence.change_by_death(space);
        let n_rivals = (self.state.seats().len() - 1) as f32;
        let own = change[self.seat.index()];
        let rivals = change.iter().sum::<f32>() - own;
        own - rivals / n_rivals + self.replacement(space)
    }

    fn replacement(&self, space: Space) -> f32 {
        let ways = payments(&self.hand, space.rank(), self.state.setup.courtesan_free);
        let Some(&cheapest) = ways.first() else { return 0.0 };
        let rest = after_payment(self.hand, space.rank(), cheapest);
        (self.plans.gain(space) - self.loss(&rest)).max(0.0)
    }

    /// A treachery card by its kind and by whom it could strike now.
    fn treachery_card(&self, card: TreacheryCard) -> f32 {
        let hand = treachery(self.state, self.seat);
        let reached = strikes(&with(hand, card)) & self.targets();
        let best = reached.iter().map(|space| self.strike(space, card)).fold(0.0, f32::max);
        card_worth(card) + 0.5 * best
    }

    /// A card from the treachery pile: between the kinds that may be there.
    fn unseen_treachery(&self) -> f32 {
        let kinds = [
            TreacheryCard::Assassin,
            TreacheryCard::Axeman,
            TreacheryCard::Guillotine,
            TreacheryCard::Inquisition,
            TreacheryCard::Gallows,
        ];
        kinds.iter().map(|&card| self.treachery_card(card)).sum::<f32>() / kinds.len() as f32 + SECRECY
    }
}

fn with(mut hand: Bag<TreacheryCard>, card: TreacheryCard) -> Bag<TreacheryCard> {
    hand.add(card);
    hand
}
