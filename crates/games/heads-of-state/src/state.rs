//! The state of a match: a flat value (5.1), and small questions to it.

use engine::{PerSeat, Seat, Seats};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Bag, Revealed, Stock};
use crate::data::{self, DISPLAY, Space, TREACHERY_DISPLAY};
use crate::ids::{Attribute, Century, Country, Rank, Sector, TreacheryCard};
use crate::setup::{HouseCounts, Setup};

/// A match of Heads of State.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeadsOfState {
    pub setup: Setup,
    pub century: Century,
    pub phase: Phase,
    pub turn: Turn,
    /// Seats that have confirmed their discards in the current window (D7).
    pub ready: Seats,
    pub attributes: AttributeCards,
    pub treachery: TreacheryCards,
    pub board: Board,
    pub scores: PerSeat<Score>,
}

/// Which decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum Phase {
    /// D1.
    ChooseTurn,
    /// D2 and D3.
    Draw,
    /// D4.
    Create,
    /// D5.
    Plot,
    /// D6.
    Discard,
    /// D7; the turn goes on with its draws afterwards.
    TrimInTurn,
    /// D7; the next turn follows.
    TrimBetweenTurns,
    Over,
}

/// What is forgotten when the turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Counted from 1 over the whole match.
    pub number: u16,
    pub seat: Seat,
    pub mode: Mode,
    pub attribute_draws: u8,
    pub treachery_draws: u8,
    /// Spaces whose noble was attacked.
    pub targeted: EnumSet<Space>,
    /// Spaces emptied and still vacant.
    pub vacated: EnumSet<Space>,
    pub has_replaced: bool,
}

/// The kind of the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum Mode {
    Undecided,
    First,
    Attribute,
    Sweep,
    Treachery,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttributeCards {
    pub stock: Stock<Attribute>,
    pub display: [Option<Attribute>; DISPLAY],
    /// Set aside by a sweep until the turn ends.
    pub swept: Bag<Attribute>,
    /// Attribute cards in the Revolution pile; the Revolution card is always among them.
    pub revolution_pile: Bag<Attribute>,
    /// Swept cards shuffled into the draw pile this round and not seen since: they are not in the Revolution pile.
    pub returned: Bag<Attribute>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreacheryCards {
    pub stock: Stock<TreacheryCard>,
    pub display: [Option<TreacheryCard>; TREACHERY_DISPLAY],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Living nobles.
    pub nobles: PerSeat<EnumSet<Space>>,
    /// Tokens of dead nobles lying on hexagons, named by the space they died in: at most one per sector (R16).
    pub dead: PerSeat<EnumSet<Space>>,
    /// Sectors in which a seat has ever created a noble.
    pub presence: PerSeat<EnumSet<Sector>>,
    /// Ranks a seat has ever created.
    pub created: PerSeat<EnumSet<Rank>>,
    pub noble_cards: PerSeat<Bag<Rank>>,
    /// Countries whose marker a seat has scored or missed for good.
    pub countries_done: PerSeat<EnumSet<Country>>,
    pub house_done: Seats,
    pub initial_markers: EnumSet<Sector>,
    /// Country markers already taken.
    pub country_markers_taken: Bag<Country>,
    /// House of Nobles markers already taken.
    pub house_markers_taken: u8,
}

/// Victory points by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "heads-of-state/")]
pub struct Score {
    pub initial: u8,
    pub country: u8,
    pub house: u8,
    pub influence: u8,
    pub ranks: u8,
}

impl Score {
    pub fn total(&self) -> u16 {
        [self.initial, self.country, self.house, self.influence, self.ranks].map(u16::from).iter().sum()
    }
}

impl Turn {
    pub fn new(number: u16, seat: Seat) -> Self {
        Self {
            number,
            seat,
            mode: Mode::Undecided,
            attribute_draws: 0,
            treachery_draws: 0,
            targeted: EnumSet::new(),
            vacated: EnumSet::new(),
            has_replaced: false,
        }
    }
}

impl HeadsOfState {
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.setup.seats))
    }

    /// The draws of a first turn; nothing in later turns (5.3).
    pub fn first_turn_draws(&self) -> Option<u8> {
        data::first_turn_draws(usize::from(self.setup.seats), self.turn.number)
    }

    /// The Revolution pile does not count towards the six cards (5.3).
    pub fn may_sweep(&self) -> bool {
        self.attributes.stock.pile.len() >= data::SWEEP_NEEDS
    }

    /// The ranks that count towards a seat's House of Nobles (R15).
    pub fn house_ranks(&self, seat: Seat) -> EnumSet<Rank> {
        match self.setup.house_counts {
            HouseCounts::Creations => self.board.created[seat],
            HouseCounts::NobleCards => self.board.noble_cards[seat].kinds().collect(),
        }
    }

    pub fn attribute_deck(&self) -> Bag<Attribute> {
        attribute_deck(usize::from(self.setup.seats))
    }

    /// Attribute and treachery cards above the limit that holds now; none outside D6 and D7.
    pub fn surplus(&self, seat: Seat) -> (u8, u8) {
        let (attributes, treachery) = match self.phase {
            Phase::Discard if seat == self.turn.seat => data::TURN_LIMITS,
            Phase::TrimInTurn | Phase::TrimBetweenTurns => data::ROUND_LIMITS,
            _ => return (0, 0),
        };
        self.above(seat, attributes, treachery)
    }

    pub fn above(&self, seat: Seat, attributes: u8, treachery: u8) -> (u8, u8) {
        (
            self.attributes.stock.hands[seat].len().saturating_sub(attributes),
            self.treachery.stock.hands[seat].len().saturating_sub(treachery),
        )
    }

    /// How many attribute and treachery cards a seat still has to choose.
    pub fn left_to_discard(&self, seat: Seat) -> (u8, u8) {
        let (attributes, treachery) = self.surplus(seat);
        (
            attributes - self.attributes.stock.drafts[seat].len(),
            treachery - self.treachery.stock.drafts[seat].len(),
        )
    }

    /// Seats that must trim their hand at the round change.
    pub fn trimming(&self) -> Seats {
        self.seats().filter(|&seat| self.surplus(seat) != (0, 0)).collect()
    }
}

impl Board {
    pub fn new(n_seats: usize) -> Self {
        Self {
            nobles: PerSeat::new(n_seats),
            dead: PerSeat::new(n_seats),
            presence: PerSeat::new(n_seats),
            created: PerSeat::new(n_seats),
            noble_cards: PerSeat::new(n_seats),
            countries_done: PerSeat::new(n_seats),
            house_done: Seats::NONE,
            initial_markers: EnumSet::all(),
            country_markers_taken: Bag::EMPTY,
            house_markers_taken: 0,
        }
    }

    pub fn occupied(&self) -> EnumSet<Space> {
        self.nobles.values().fold(EnumSet::new(), |all, &nobles| all | nobles)
    }

    pub fn owner(&self, space: Space) -> Option<Seat> {
        self.nobles.seats().find(|&seat| self.nobles[seat].contains(space))
    }

    pub fn noble_cards_left(&self, rank: Rank) -> u8 {
        data::NOBLE_CARDS - self.noble_cards.values().map(|cards| cards[rank]).sum::<u8>()
    }

    /// Tokens of a rank that are neither on a space nor on a hexagon.
    pub fn supply(&self, seat: Seat, rank: Rank) -> u8 {
        let spaces = rank.spaces();
        let n_used = (self.nobles[seat] & spaces).len() + (self.dead[seat] & spaces).len();
        rank.tokens() - n_used as u8
    }

    /// The country marker that the next player to complete the country takes.
    pub fn next_country_marker(&self, country: Country) -> Option<u8> {
        country.markers().get(usize::from(self.country_markers_taken[country])).copied()
    }

    pub fn next_house_marker(&self) -> Option<u8> {
        let markers = data::house_markers(self.nobles.n_seats());
        markers.get(usize::from(self.house_markers_taken)).copied()
    }
}

impl AttributeCards {
    /// Cards face up on the table, discards aside.
    pub fn face_up(&self) -> Bag<Attribute> {
        self.display.iter().flatten().copied().collect::<Bag<_>>().plus(&self.swept)
    }

    /// A card leaves a hand in the open; a swept card may have come to light again with it.
    pub fn spend(&mut self, seat: Seat, card: Attribute) {
        if self.stock.spend(seat, card) == Revealed::New {
            self.returned.try_take(card);
        }
    }

    /// Cards of the Revolution pile with the Revolution card.
    pub fn n_revolution_pile(&self) -> u8 {
        self.revolution_pile.len() + 1
    }
}

impl TreacheryCards {
    pub fn face_up(&self) -> Bag<TreacheryCard> {
        self.display.iter().flatten().copied().collect()
    }
}

pub fn attribute_deck(n_seats: usize) -> Bag<Attribute> {
    Bag::from_fn(|attribute| data::attribute_cards(attribute, n_seats))
}

pub fn treachery_deck() -> Bag<TreacheryCard> {
    Bag::from_fn(|card: TreacheryCard| data::TREACHERY_DECK[card as usize])
}
