//! Connect four on seven columns of six: two bit boards. Here to be measured beside other engines.

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, PerSeat, Seat, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::SeatsOnly;

pub const N_COLUMNS: u32 = 7;
pub const N_ROWS: u32 = 6;
/// Bits of a column: one more than rows, always empty, so that lines do not run on into the next column.
const STRIDE: u32 = N_ROWS + 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConnectFour {
    /// Bit `7 * column + row`.
    pub stones: PerSeat<u64>,
    pub phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Phase {
    Turn { seat: Seat },
    Won { winner: Seat },
    Full,
}

/// There is nothing to choose.
pub type ConnectFourSetup = SeatsOnly<2>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ConnectFourAction {
    Drop { column: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ConnectFourEvent {
    Dropped { seat: Seat, column: u8 },
    Won { winner: Seat },
    Drawn,
}

impl Game for ConnectFour {
    const INFO: GameInfo = GameInfo {
        slug: "connect-four",
        name: "Connect Four",
        seats: (2, 2),
        rules_version: 1,
        minutes: (2, 5),
        max_plies: N_COLUMNS * N_ROWS,
        options: &[],
    };
    type Setup = ConnectFourSetup;
    type Action = ConnectFourAction;
    type Event = ConnectFourEvent;
    /// Everything is open.
    type View = ConnectFour;

    fn start(setup: &ConnectFourSetup, _ctx: &mut Ctx<'_, ConnectFourEvent>) -> Result<Self, BadSetup> {
        if setup.seats != 2 {
            return Err(BadSetup("connect four is for 2".to_owned()));
        }
        Ok(Self { stones: PerSeat::new(2), phase: Phase::Turn { seat: Seat::new(0) } })
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Turn { seat } => Status::Turn { seat },
            Phase::Won { .. } | Phase::Full => Status::Over,
        }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn visit_actions(&self, _seat: Seat, visit: &mut impl FnMut(ConnectFourAction) -> Flow) -> Flow {
        let taken = self.taken();
        let mut open = (0..N_COLUMNS).filter(|column| taken >> (column * STRIDE + N_ROWS - 1) & 1 == 0);
        open.try_for_each(|column| visit(ConnectFourAction::Drop { column: column as u8 }))
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &ConnectFourAction, ctx: &mut Ctx<'_, ConnectFourEvent>) {
        let ConnectFourAction::Drop { column } = *action;
        let bottom = 1u64 << (u32::from(column) * STRIDE);
        // Adding the bottom bit to a column of set bits carries to its first free cell.
        let taken = self.taken();
        self.stones[seat] |= (taken + bottom) & !taken & column_mask(u32::from(column));
        ctx.tell_all(|| ConnectFourEvent::Dropped { seat, column });
        if has_four(self.stones[seat]) {
            self.phase = Phase::Won { winner: seat };
            ctx.tell_all(|| ConnectFourEvent::Won { winner: seat });
        } else if self.taken() == FULL_BOARD {
            self.phase = Phase::Full;
            ctx.tell_all(|| ConnectFourEvent::Drawn);
        } else {
            self.phase = Phase::Turn { seat: Seat::new(1 - seat.index()) };
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        match self.phase {
            Phase::Won { winner } if winner == seat => 1,
            Phase::Won { .. } => -1,
            Phase::Turn { .. } | Phase::Full => 0,
        }
    }

    fn view(&self, _viewer: Viewer) -> ConnectFour {
        *self
    }

    /// Nothing is hidden.
    fn determinize(&mut self, _observer: Seat, _chance: &mut dyn Chance) {}

    fn invariants(&self) -> Result<(), String> {
        let [first, second] = [0, 1].map(|index| self.stones[Seat::new(index)]);
        if first & second != 0 || (first | second) & !FULL_BOARD != 0 {
            return Err("a stone is where none can be".to_owned());
        }
        let floats = |column: u32| {
            let stones = self.taken() >> (column * STRIDE) & ((1 << N_ROWS) - 1);
            stones & (stones + 1) != 0
        };
        match (0..N_COLUMNS).find(|&column| floats(column)) {
            Some(column) => Err(format!("a stone floats in column {column}")),
            None => Ok(()),
        }
    }
}

impl ConnectFour {
    fn taken(&self) -> u64 {
        self.stones[Seat::new(0)] | self.stones[Seat::new(1)]
    }
}

const fn column_mask(column: u32) -> u64 {
    ((1 << N_ROWS) - 1) << (column * STRIDE)
}

const FULL_BOARD: u64 = {
    let (mut board, mut column) = (0, 0);
    while column < N_COLUMNS {
        board |= column_mask(column);
        column += 1;
    }
    board
};

/// Up a column, along a row, and along both diagonals.
fn has_four(stones: u64) -> bool {
    [1, STRIDE, STRIDE - 1, STRIDE + 1].into_iter().any(|step| {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Match, Seed};

    fn play(columns: &[u8]) -> Match<ConnectFour> {
        let mut game = Match::start(ConnectFourSetup::default(), Seed::from_number(1)).unwrap();
        for (index, &column) in columns.iter().enumerate() {
            game.act(Seat::new(index % 2), None, &ConnectFourAction::Drop { column }).unwrap();
        }
        game
    }

    #[test]
    fn four_in_a_line_win_in_all_directions() {
        for columns in [
            vec![0, 1, 0, 1, 0, 1, 0],
            vec![0, 0, 1, 1, 2, 2, 3],
            vec![0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3],
            vec![3, 2, 2, 1, 1, 0, 1, 0, 0, 6, 0],
        ] {
            let game = play(&columns);
            assert_eq!(game.state().phase, Phase::Won { winner: Seat::new(0) }, "{columns:?}");
        }
    }

    #[test]
    fn lines_do_not_run_on_into_the_next_column() {
        // Three on top of column 0 and one at the bottom of column 1.
        let game = play(&[0, 0, 2, 0, 2, 3, 0, 3, 0, 4, 0, 5, 1]);
        assert!(!game.status().is_over());
        assert_eq!(game.legal_actions(Seat::new(1)).len(), 6, "column 0 is full");
    }

    #[test]
    fn a_full_board_is_drawn() {
        let game = play(&[
            4, 3, 6, 0, 1, 4, 5, 5, 1, 1, 5, 0, 1, 6, 0, 1, 5, 5, 1, 0, 4, 6, 3, 2, 6, 6, 0, 4, 6, 5, 2, 0,
            4, 2, 4, 2, 2, 2, 3, 3, 3, 3,
        ]);
        assert_eq!(game.state().phase, Phase::Full);
        assert_eq!(game.state().places().as_slice(), [1, 1]);
    }
}
