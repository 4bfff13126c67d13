//! How a match goes on: from phase to phase, to the next decision, and through the clicks of a sealed step. What
//! follows what in a year is in `calendar`.

pub mod calendar;

use engine::{Flow, Seat, Seats, Status};

use crate::action::Action;
use crate::data::DRAFT_CLICKS;
use crate::phases::{Board, Click, Context, Next, Phase, PhaseState, Room, Rules, Seen, Visit, Window};
use crate::realm::room;
use crate::state::{Draft, Scharz, World};
use crate::war::march;

impl Scharz {
    pub fn current_status(&self) -> Status {
        match (self.turn, self.pending.is_empty()) {
            (Some(seat), _) => Status::Turn { seat },
            (None, false) => Status::Together { pending: self.pending, ready: self.ready },
            (None, true) => Status::Over,
        }
    }

    /// Runs on to the next decision.
    pub fn run(&mut self, ctx: Context<'_, '_>) {
        while self.turn.is_none() && self.pending.is_empty() && self.phase != Phase::Over {
            if !self.world.crowded.is_empty() && self.phase != Phase::Room {
                self.follow(Next::Call { waits: self.phase, first: Room::default().into() }, ctx);
            }
            // A copy: the phase that answers is not the one that changes.
            let phase = self.phase;
            let next = match phase.rules() {
                Rules::Automatic(phase) => phase.enter(self, ctx),
                Rules::Open(phase) => phase.enter(self, ctx),
                Rules::Window(phase) => phase.enter(self, ctx),
                Rules::Over => return,
            };
            self.follow(next, ctx);
        }
    }

    /// The only place that goes on, asks, opens windows, suspends and returns.
    fn follow(&mut self, next: Next, ctx: Context<'_, '_>) {
        match next {
            Next::Go(phase) => self.phase = phase,
            Next::Ask(seat, phase) => (self.phase, self.turn) = (phase, Some(seat)),
            Next::OpenWindow(phase) => {
                self.phase = phase;
                self.open_window(ctx);
            }
            Next::Call { waits, first } => {
                self.suspended.push(waits);
                self.phase = first;
            }
            Next::Return => self.phase = self.suspended.pop().expect("a phase that waits"),
        }
    }

    /// Asks all who have a choice; if nobody has, the window closes at once.
    fn open_window(&mut self, ctx: Context<'_, '_>) {
        let asked: Seats = self.world.order().filter(|&seat| self.is_asked(seat)).collect();
        match asked.len() {
            0 => self.close_window(ctx),
            // Alone, a seat has nobody to keep its clicks from: that is a turn.
            1 => self.turn = asked.iter().next(),
            _ => self.pending = asked,
        }
    }

    fn close_window(&mut self, ctx: Context<'_, '_>) {
        let phase = self.phase;
        if let Rules::Window(window) = phase.rules() {
            let next = window.close(self, ctx);
            self.world.players.seats().for_each(|seat| self.drafts[seat] = Draft::default());
            self.follow(next, ctx);
        }
    }

    /// Whether a seat is asked in a simultaneous step: it could do anything but be ready, and wants to know.
    pub fn is_asked(&self, seat: Seat) -> bool {
        let is_ready = |action| matches!(action, Action::Ready | Action::ReadyUnlessDisturbed);
        let has_choice = || {
            self.visit(seat, &mut |action| {
                if is_ready(action) { Flow::Continue(()) } else { Flow::Break(()) }
            })
            .is_break()
        };
        !self.passes_quietly(seat) && has_choice()
    }

    /// A seat that said so is not asked in small steps, unless enemies are about.
    fn passes_quietly(&self, seat: Seat) -> bool {
        let is_small = matches!(self.phase.rules(), Rules::Window(window) if window.facts().is_small);
        is_small && self.world.players[seat].quiet && !self.world.scene().is_disturbed(seat)
    }

    /// All legal actions of an awaited seat, until the visitor breaks off.
    pub fn visit(&self, seat: Seat, visit: Visit<'_>) -> Flow {
        match self.phase.rules() {
            Rules::Open(phase) => phase.visit(self, seat, visit),
            Rules::Window(window) if self.drafts[seat].is_empty() => {
                self.visit_window(window, &self.world, seat, visit)
            }
            Rules::Window(window) => self.visit_window(window, &self.seen_by(seat), seat, visit),
            Rules::Automatic(_) | Rules::Over => Flow::Continue(()),
        }
    }

    /// `world` is the one the seat sees.
    fn visit_window(&self, window: &dyn Window, world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
        let draft = &self.drafts[seat][..];
        let facts = window.facts();
        if draft.len() + facts.n_clicks > DRAFT_CLICKS && !is_choosing(draft) {
            return visit(facts.when_full);
        }
        // The own click has left something without room (5.0).
        if !world.crowded.is_empty() {
            return room::visit(world, seat, visit);
        }
        window.visit(&Seen { state: self, world, seat, draft }, visit)
    }

    /// The world as a seat sees it while it composes: its own clicks are in it, nobody else's.
    pub fn seen_by(&self, seat: Seat) -> World {
        self.played(seat, &self.drafts[seat])
    }

    /// The world with some clicks of a seat in it.
    pub fn played(&self, seat: Seat, clicks: &[Action]) -> World {
        let mut world = self.world;
        self.phase.play_all(&mut world, seat, clicks);
        world
    }

    /// Applies a click: in the open at once, in a window to the own draft.
    pub fn act(&mut self, seat: Seat, action: Action, ctx: Context<'_, '_>) {
        let phase = self.phase;
        match phase.rules() {
            Rules::Open(phase) => {
                self.turn = None;
                let next = phase.apply(self, seat, action, ctx);
                self.follow(next, ctx);
            }
            Rules::Window(window) => self.click(window, seat, action, ctx),
            Rules::Automatic(_) | Rules::Over => {}
        }
        self.run(ctx);
    }

    fn click(&mut self, window: &dyn Window, seat: Seat, action: Action, ctx: Context<'_, '_>) {
        let waits = action != Action::Ready && window.clicked(self, seat, action, ctx) == Click::Waits;
        if waits {
            self.drafts[seat].push(action);
        }
        if action == Action::Ready || (window.facts().ends)(action) {
            self.commit(window, seat, ctx);
        }
    }

    fn commit(&mut self, window: &dyn Window, seat: Seat, ctx: Context<'_, '_>) {
        self.pending.remove(seat);
        self.ready.insert(seat);
        self.turn = None;
        if self.pending.is_empty() {
            let ready = std::mem::take(&mut self.ready);
            self.reveal(window, ready, ctx);
            ctx.make_final();
            self.close_window(ctx);
        }
    }

    /// What was composed happens, in initiative order.
    fn reveal(&mut self, window: &dyn Window, seats: Seats, ctx: Context<'_, '_>) {
        let board = (window.facts().from == Board::AsItWas).then_some(self.world);
        let order = self.world.first.clockwise(self.world.n_seats());
        for seat in order.filter(|&seat| seats.contains(seat)) {
            self.tell(window, seat, ctx);
            match board {
                Some(mut after) => {
                    self.phase.play_all(&mut after, seat, &self.drafts[seat]);
                    march::take_over(&mut self.world, seat, &after);
                }
                None => self.phase.play_all(&mut self.world, seat, &self.drafts[seat]),
            }
        }
        seats.iter().for_each(|seat| window.note(self, seat));
    }

    /// Tells what the clicks of a seat do, before it is done.
    fn tell(&self, window: &dyn Window, seat: Seat, ctx: Context<'_, '_>) {
        let draft = &self.drafts[seat];
        for (index, &action) in draft.iter().enumerate() {
            let before = &draft[..index];
            if room::concerns(action) {
                room::tell(&self.played(seat, before), seat, action, ctx);
            } else {
                window.tell(self, seat, before, action, ctx);
            }
        }
    }

    /// The step of the calendar, also while room is made in between.
    pub fn stage(&self) -> Phase {
        let waits = self.suspended.last().filter(|_| self.phase == Phase::Room);
        waits.unwrap_or(&self.phase).name()
    }
}

impl PhaseState {
    /// Clicks of a seat take effect on a world.
    fn play_all(&self, world: &mut World, seat: Seat, clicks: &[Action]) {
        for (index, &action) in clicks.iter().enumerate() {
            self.play(world, seat, &clicks[..index], action);
        }
    }

    /// One click takes effect on a world with those before it.
    pub fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        match self.rules() {
            _ if room::concerns(action) => room::play(world, seat, action),
            Rules::Window(window) => window.play(world, seat, before, action),
            Rules::Automatic(_) | Rules::Open(_) | Rules::Over => {}
        }
    }

    /// Whether clicks are collected, and applied when the step closes.
    pub fn is_window(&self) -> bool {
        matches!(self.rules(), Rules::Window(_))
    }
}

/// Units are taken up and wait for their target.
pub fn needs_target(draft: &[Action]) -> bool {
    let last = draft.last();
    matches!(last, Some(Action::Select { .. } | Action::SelectTransports { .. } | Action::SelectFleet { .. }))
}

/// The last click needs another one.
fn is_choosing(draft: &[Action]) -> bool {
    let last = draft.last();
    needs_target(draft)
        || matches!(
            last,
            Some(Action::SelectHerd { .. } | Action::SelectGood { .. } | Action::Propose { .. })
        )
}
