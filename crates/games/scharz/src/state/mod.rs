//! A match: the world, where it stands in the calendar, and the choices being made.

mod army;
mod dice;
mod field;
mod fight;
mod friends;
mod room;
mod scene;
mod upkeep;
mod world;

use engine::{Ctx, List, PerSeat, Seat, Seats, Status};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::data::DRAFT_CLICKS;
use crate::event::Event;
use crate::ids::{Giver, Payer, Proposal, Way};
use crate::phases;

pub use army::{Army, Marks, NOWHERE, Stack, Unit};
pub use dice::BrownDice;
pub use field::{Field, Fields, Flock};
pub use fight::{Aim, Die, Fight, MAX_DICE, Pairing, Side, Source};
pub use room::Plight;
pub use scene::Scene;
pub use world::{Credit, Pact, Player, Provision, World};

/// The state of a match of Scharz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scharz {
    pub world: World,
    pub phase: Phase,
    /// Who decides in the open; nobody while a window is open or the match is over.
    pub turn: Option<Seat>,
    /// The open window: who still has to be ready, and who is.
    pub pending: Seats,
    pub ready: Seats,
    /// Clicks of each seat since the step began, applied when it closes.
    pub drafts: PerSeat<Draft>,
    pub cursor: Cursor,
    /// The step that waits while room is made (5.0).
    #[serde(default)]
    pub errand: Option<Errand>,
    pub fight: Fight,
    /// Proposals made this round, by proposer (5.10).
    pub offers: PerSeat<List<Offer, 3>>,
    /// Vassals who revolt this round.
    pub revolts: Seats,
    pub winner: Option<Seat>,
    pub way: Option<Way>,
}

pub type Draft = List<Action, DRAFT_CLICKS>;

/// Where a step that asks in between is: all of it is reset when a phase begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cursor {
    /// The part of the phase.
    pub step: u8,
    pub place: u8,
    /// The place in initiative order.
    pub rank: u8,
    pub slot: u8,
    pub count: u8,
    /// The brown die on the table, 1 to 6; 0: none.
    pub die: u8,
    /// It was rolled again.
    pub again: bool,
}

/// A step that was left in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    pub phase: Phase,
    pub cursor: Cursor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    pub proposal: Proposal,
    pub target: Seat,
    pub giver: Giver,
    pub gold: u8,
    pub permanent: bool,
    #[serde(default = "inferior")]
    pub payer: Payer,
    pub agreed: bool,
}

fn inferior() -> Payer {
    Payer::Inferior
}

impl Default for Offer {
    fn default() -> Self {
        let (proposal, giver) = (Proposal::Tribute, Giver::Proposer);
        let payer = Payer::Inferior;
        Self { proposal, target: Seat::new(0), giver, gold: 0, permanent: false, payer, agreed: false }
    }
}

/// Where the match stands (5.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum Phase {
    ChooseFactions,
    FirstVillage,
    SecondVillage,
    ThirdVillage,
    MoveVillage,
    Pieces,
    NewYear,
    Breeding,
    Births,
    Weather,
    Harvest,
    WinterWeather,
    Units,
    Raids,
    Special,
    Herds,
    Retreat,
    Attrition,
    Withdraw,
    Battles,
    Charge,
    Rerolls,
    Hits,
    FreeSwords,
    Flight,
    Sieges,
    GoOn,
    Fall,
    Plunder,
    Experience,
    Build,
    Propose,
    Answer,
    Trade,
    Wages,
    Fishing,
    Sowing,
    Taxes,
    Feasts,
    Feeding,
    SiegeFeeding,
    QuickWages,
    RoundEnd,
    /// In between: what has lost its room (5.0).
    Room,
    Over,
}

impl Scharz {
    pub fn current_status(&self) -> Status {
        match (self.turn, self.pending.is_empty()) {
            (Some(seat), _) => Status::Turn { seat },
            (None, false) => Status::Together { pending: self.pending, ready: self.ready },
            (None, true) => Status::Over,
        }
    }

    /// The world as a seat sees it while it composes: its own clicks are in it, nobody else's.
    pub fn seen_by(&self, seat: Seat) -> World {
        let mut world = self.world;
        self.play_draft(&mut world, seat);
        world
    }

    fn play_draft(&self, world: &mut World, seat: Seat) {
        let draft = &self.drafts[seat];
        for (index, &action) in draft.iter().enumerate() {
            phases::play(self.phase, world, seat, &draft[..index], action);
        }
    }

    /// Applies a click: in the open at once, in a window to the own draft.
    pub fn act(&mut self, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
        if !phases::is_drafted(self.phase) {
            self.turn = None;
            phases::answer(self, seat, action, ctx);
        } else if action == Action::Ready {
            self.commit(seat, ctx);
        } else if let Action::Announce { way } = action {
            self.announce(seat, way, ctx);
            self.commit(seat, ctx);
        } else {
            self.drafts[seat].push(action);
            if phases::ends_draft(self.phase, action) {
                self.commit(seat, ctx);
            }
        }
        self.run(ctx);
    }

    /// Seen by everybody at once, others still being asked (8).
    fn announce(&mut self, seat: Seat, way: Way, ctx: &mut Ctx<'_, Event>) {
        ctx.tell_all(|| Event::Announced { seat, way });
        self.world.players[seat].announced = Some(way);
        ctx.seal();
    }

    fn commit(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        self.pending.remove(seat);
        self.ready.insert(seat);
        self.turn = None;
        if self.pending.is_empty() {
            let ready = std::mem::take(&mut self.ready);
            self.close_drafts(ready, ctx);
            ctx.seal();
            phases::close_step(self, ctx);
        }
    }

    /// What was composed happens, in initiative order.
    fn close_drafts(&mut self, seats: Seats, ctx: &mut Ctx<'_, Event>) {
        let board = self.world;
        let order = board.first.clockwise(board.n_seats());
        for seat in order.filter(|&seat| seats.contains(seat)) {
            phases::tell_draft(self, seat, ctx);
            let mut after = if phases::is_march(self.phase) { board } else { self.world };
            self.play_draft(&mut after, seat);
            phases::take_over(self.phase, &mut self.world, seat, &after);
        }
        for seat in seats.iter() {
            phases::take_note(self, seat);
            self.drafts[seat] = Draft::default();
        }
    }

    /// Runs on to the next decision.
    pub fn run(&mut self, ctx: &mut Ctx<'_, Event>) {
        while self.turn.is_none() && self.pending.is_empty() && self.phase != Phase::Over {
            if self.world.crowded != 0 && self.phase != Phase::Room {
                phases::make_room(self);
            }
            phases::enter(self, ctx);
        }
    }

    /// The step of the calendar, also while room is made in between.
    pub fn stage(&self) -> Phase {
        self.errand.map_or(self.phase, |errand| errand.phase)
    }

    pub fn go_to(&mut self, phase: Phase) {
        self.phase = phase;
        self.cursor = Cursor::default();
    }

    /// Opens a window for all who have a choice; if nobody has, it closes at once.
    pub fn open_window(&mut self, ctx: &mut Ctx<'_, Event>) {
        let asked: Seats = self.world.order().filter(|&seat| phases::is_asked(self, seat)).collect();
        match asked.len() {
            0 => phases::close(self, ctx),
            // Alone, a seat has nobody to keep its clicks from: that is a turn.
            1 => self.turn = asked.iter().next(),
            _ => self.pending = asked,
        }
    }

    pub fn ask(&mut self, seat: Seat) {
        self.turn = Some(seat);
    }
}
