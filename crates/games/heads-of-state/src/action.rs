//! What a player can do: one click each (5.2).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Attribute, Rank, Sector, TreacheryCard};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "heads-of-state/")]
pub enum Action {
    /// D1.
    ChooseTurn { turn: TurnKind },
    /// D2, from the display. Cards of one kind are alike.
    TakeAttribute { attribute: Attribute },
    /// D2, from the top of the draw pile, or of the Revolution pile when that is empty.
    DrawAttribute,
    /// D3, from the display.
    TakeTreachery { card: TreacheryCard },
    /// D3, from the top of the pile.
    DrawTreachery,
    /// D4 and D5: the set of the rank is paid, with a Courtesan in place of one card if one is named.
    Create {
        sector: Sector,
        rank: Rank,
        #[serde(default)]
        courtesan_for: Option<Attribute>,
    },
    /// D5: against the noble of this rank in this sector; a second card only in capitals. The phase offers two
    /// different cards in the order of the card list; they are accepted in either.
    PlayTreachery {
        sector: Sector,
        rank: Rank,
        card: TreacheryCard,
        #[serde(default)]
        second: Option<TreacheryCard>,
    },
    /// D4 and D5: ends the turn.
    Finish,
    /// D6 and D7: puts a card among those to be discarded.
    DiscardAttribute { attribute: Attribute },
    /// D6 and D7.
    DiscardTreachery { card: TreacheryCard },
    /// D6 and D7: exactly the surplus is chosen.
    ConfirmDiscards,
}

impl Action {
    /// The same action, the two cards against a capital in the order of the card list.
    pub(crate) fn with_pair_in_order(self) -> Self {
        match self {
            Action::PlayTreachery { sector, rank, card, second: Some(second) } if second < card => {
                Action::PlayTreachery { sector, rank, card: second, second: Some(card) }
            }
            _ => self,
        }
    }

    /// Only legal actions are applied: one that its phase did not offer is a mistake of the caller.
    pub(crate) fn not_offered(self) -> ! {
        unreachable!("{self:?} is not legal in this phase")
    }
}

/// D1: the kinds of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum TurnKind {
    Attribute,
    Sweep,
    Treachery,
}
