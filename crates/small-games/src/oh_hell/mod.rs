//! Oh hell for four, one hand: a random number of tricks, bids, then play with a trump. A trick counts a point, a bid
//! met exactly ten more. Here to be measured beside other engines, with the parameters that they use.

mod cards;
mod determinize;

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, PerSeat, Seat, Seats, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::SeatsOnly;

pub use cards::{Cards, N_CARDS, N_SUITS, suit_of};

const N_SEATS: usize = 4;
/// One card is left to turn up as trump.
pub const MAX_TRICKS: u8 = (N_CARDS - 1) / N_SEATS as u8;
const BID_MET: i32 = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OhHell {
    pub n_tricks: u8,
    pub dealer: Seat,
    /// The card turned up.
    pub trump: u8,
    /// Who decides; nobody once the hand is over.
    pub turn: Option<Seat>,
    pub n_bids: u8,
    pub trick: Trick,
    /// Every card played so far.
    pub played: Cards,
    pub players: PerSeat<Player>,
}

/// The trick on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    pub n_cards: u8,
    /// The suit that was led; means nothing before the first card.
    pub suit: u8,
    pub best: u8,
    pub best_by: Seat,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub hand: Cards,
    pub bid: u8,
    pub n_won: u8,
    /// Suits the player did not follow, as bits: all know that it has none of them.
    pub void_in: u8,
}

pub type OhHellSetup = SeatsOnly<N_SEATS>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OhHellAction {
    Bid { tricks: u8 },
    Play { card: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OhHellEvent {
    Dealt { dealer: Seat, tricks: u8, trump: u8 },
    Hand { cards: Cards },
    Bid { seat: Seat, tricks: u8 },
    Played { seat: Seat, card: u8 },
    TrickWon { winner: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OhHellView {
    pub n_tricks: u8,
    pub dealer: Seat,
    pub trump: u8,
    pub n_bids: u8,
    pub trick: Trick,
    pub played: Cards,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub bid: u8,
    pub n_won: u8,
    pub void_in: u8,
    pub n_hand: usize,
    pub hand: Option<Cards>,
}

impl Game for OhHell {
    const INFO: GameInfo = GameInfo {
        slug: "oh-hell",
        name: "Oh Hell",
        seats: (N_SEATS as u8, N_SEATS as u8),
        rules_version: 1,
        minutes: (3, 6),
        max_plies: N_SEATS as u32 * (1 + MAX_TRICKS as u32),
        options: &[],
    };
    type Setup = OhHellSetup;
    type Action = OhHellAction;
    type Event = OhHellEvent;
    type View = OhHellView;

    fn start(setup: &OhHellSetup, ctx: &mut Ctx<'_, OhHellEvent>) -> Result<Self, BadSetup> {
        if setup.seats != N_SEATS {
            return Err(BadSetup(format!("this hand of oh hell is for {N_SEATS}")));
        }
        let n_tricks = 1 + ctx.chance().below(u32::from(MAX_TRICKS)) as u8;
        let dealer = Seat::new(ctx.chance().below(N_SEATS as u32) as usize);
        let state = Self::deal(n_tricks, dealer, ctx.chance());
        let trump = state.trump;
        ctx.tell_all(|| OhHellEvent::Dealt { dealer, tricks: n_tricks, trump });
        for (seat, player) in state.players.iter() {
            ctx.tell(Seats::one(seat), || OhHellEvent::Hand { cards: player.hand });
        }
        Ok(state)
    }

    fn status(&self) -> Status {
        self.turn.map_or(Status::Over, |seat| Status::Turn { seat })
    }

    fn n_seats(&self) -> usize {
        N_SEATS
    }

    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(OhHellAction) -> Flow) -> Flow {
        if self.is_bidding() {
            let forbidden = self.forbidden_bid();
            let mut bids = (0..=self.n_tricks).filter(|&tricks| Some(tricks) != forbidden);
            bids.try_for_each(|tricks| visit(OhHellAction::Bid { tricks }))
        } else {
            self.playable(seat).iter().try_for_each(|card| visit(OhHellAction::Play { card }))
        }
    }

    fn apply(&mut self, seat: Seat, action: &OhHellAction, ctx: &mut Ctx<'_, OhHellEvent>) {
        match *action {
            OhHellAction::Bid { tricks } => {
                self.players[seat].bid = tricks;
                self.n_bids += 1;
                self.turn = Some(seat.next(N_SEATS));
                ctx.tell_all(|| OhHellEvent::Bid { seat, tricks });
            }
            OhHellAction::Play { card } => {
                ctx.tell_all(|| OhHellEvent::Played { seat, card });
                self.play(seat, card);
                if usize::from(self.trick.n_cards) == N_SEATS {
                    self.finish_trick(ctx);
                } else {
                    self.turn = Some(seat.next(N_SEATS));
                }
            }
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        i32::from(player.n_won) + if player.n_won == player.bid { BID_MET } else { 0 }
    }

    fn view(&self, viewer: Viewer) -> OhHellView {
        let players = self.players.iter().map(|(owner, player)| PlayerView {
            bid: player.bid,
            n_won: player.n_won,
            void_in: player.void_in,
            n_hand: player.hand.len(),
            hand: viewer.sees_secrets_of(owner).then_some(player.hand),
        });
        OhHellView {
            n_tricks: self.n_tricks,
            dealer: self.dealer,
            trump: self.trump,
            n_bids: self.n_bids,
            trick: self.trick,
            played: self.played,
            players: players.collect(),
        }
    }

    fn determinize(&mut self, observer: Seat, chance: &mut dyn Chance) {
        determinize::determinize(self, observer, chance);
    }

    fn invariants(&self) -> Result<(), String> {
        let n_hands: usize = self.players.values().map(|player| player.hand.len()).sum();
        let all = self.players.values().fold(self.played, |all, player| all.union(player.hand));
        if n_hands + self.played.len() != usize::from(self.n_tricks) * N_SEATS
            || all.len() != n_hands + self.played.len()
            || all.contains(self.trump)
        {
            return Err("cards are not conserved".to_owned());
        }
        let breaks_void = |player: &Player| {
            (0..N_SUITS).any(|suit| player.void_in >> suit & 1 == 1 && !player.hand.of_suit(suit).is_empty())
        };
        if self.players.values().any(breaks_void) {
            return Err("a player has a suit it did not follow".to_owned());
        }
        Ok(())
    }
}

impl OhHell {
    fn deal(n_tricks: u8, dealer: Seat, chance: &mut dyn Chance) -> Self {
        let mut deck: [u8; N_CARDS as usize] = std::array::from_fn(|card| card as u8);
        let n_dealt = usize::from(n_tricks) * N_SEATS;
        let mut players = PerSeat::<Player>::new(N_SEATS);
        for index in 0..=n_dealt {
            let draw = chance.below(u32::from(N_CARDS) - index as u32) as usize;
            deck.swap(index, index + draw);
        }
        for (index, &card) in deck[..n_dealt].iter().enumerate() {
            players[Seat::new(index % N_SEATS)].hand.insert(card);
        }
        let first = dealer.next(N_SEATS);
        let trick = Trick { n_cards: 0, suit: 0, best: 0, best_by: first };
        let (trump, turn, played) = (deck[n_dealt], Some(first), Cards::default());
        Self { n_tricks, dealer, trump, turn, n_bids: 0, trick, played, players }
    }

    fn is_bidding(&self) -> bool {
        usize::from(self.n_bids) < N_SEATS
    }

    /// The last bid, the dealer's, may not make the bids add up to the tricks.
    fn forbidden_bid(&self) -> Option<u8> {
        let sum: u8 = self.players.values().map(|player| player.bid).sum();
        if usize::from(self.n_bids) == N_SEATS - 1 { self.n_tricks.checked_sub(sum) } else { None }
    }

    /// Who can follow suit must.
    fn playable(&self, seat: Seat) -> Cards {
        let hand = self.players[seat].hand;
        let following = hand.of_suit(self.trick.suit);
        if self.trick.n_cards == 0 || following.is_empty() { hand } else { following }
    }

    fn play(&mut self, seat: Seat, card: u8) {
        let suit = suit_of(card);
        self.players[seat].hand.remove(card);
        self.played.insert(card);
        if self.trick.n_cards == 0 {
            self.trick = Trick { n_cards: 1, suit, best: card, best_by: seat };
            return;
        }
        if suit != self.trick.suit {
            self.players[seat].void_in |= 1 << self.trick.suit;
        }
        self.trick.n_cards += 1;
        let best_suit = suit_of(self.trick.best);
        let beats = if suit == best_suit { card > self.trick.best } else { suit == suit_of(self.trump) };
        if beats {
            self.trick.best = card;
            self.trick.best_by = seat;
        }
    }

    fn finish_trick(&mut self, ctx: &mut Ctx<'_, OhHellEvent>) {
        let winner = self.trick.best_by;
        ctx.tell_all(|| OhHellEvent::TrickWon { winner });
        self.players[winner].n_won += 1;
        self.trick.n_cards = 0;
        self.turn = if self.players[winner].hand.is_empty() { None } else { Some(winner) };
    }
}

#[cfg(test)]
mod tests;
