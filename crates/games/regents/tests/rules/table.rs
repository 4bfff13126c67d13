//! A table set by hand: the positions of the examples, the clicks, and what came of them.

use Location::{Chapel, Knights, Store, Throne, Tower, Treasure};
use engine::{FastChance, Game, Match, Refusal, Seat, Seats, Seed, Setup as _, Viewer};
use regents::{
    Action, Card, Clan, DiplomacyScope, Event, LeaderBonus, Location, Markers, POINTS, Phase, PhaseState,
    Regents, RegentsExclusion, RegentsSeat, RegentsView, Setup, ThresholdMode, Track, Turn, can_step,
};

pub const RED: Seat = Seat::new(0);
pub const BLUE: Seat = Seat::new(1);
pub const YELLOW: Seat = Seat::new(2);
pub const GREEN: Seat = Seat::new(3);

/// Red to act in round 2, an empty castle, nothing played yet. Clans: Campbell, MacDuff, Stewart, MacKintosh,
/// MacGregor by seat; MacLeod is not in play, or neutral. Domain cards in board order by seat.
pub struct Table {
    game: Match<Regents>,
}

impl Table {
    pub fn of(setup: Setup) -> Self {
        let game = Match::start(setup, Seed::from_number(1)).expect("a sound set-up");
        Self { game }.edit(|state| {
            let clans = [Clan::Campbell, Clan::Macduff, Clan::Stewart, Clan::Mackintosh, Clan::Macgregor];
            for seat in state.seats() {
                state.clans[seat] = clans[seat.index()];
                state.domains[seat] = Track::ALL[seat.index()];
            }
            state.neutral_clan = state.neutral_clan.map(|_| Clan::Macleod);
            (state.round, state.start, state.active) = (2, RED, RED);
            state.turn = Turn { actions: 3, ..Turn::default() };
            state.phase = PhaseState::Actions;
        })
    }

    pub fn four() -> Self {
        Self::of(Setup::default())
    }

    pub fn three() -> Self {
        Self::of(Setup { seats: 3, ..Setup::default() })
    }

    pub fn edit(mut self, change: impl FnOnce(&mut Regents)) -> Self {
        let mut state = self.game.state().clone();
        change(&mut state);
        self.game.patch_state(state).expect("a sound position");
        self
    }

    pub fn king(self, at: Location) -> Self {
        self.edit(|state| state.king = at)
    }

    pub fn agents(self, seat: Seat, at: Location, n: u8) -> Self {
        self.edit(|state| state.agents[seat][at] = n)
    }

    /// Printed points, in board order.
    pub fn tracks(self, seat: Seat, points: [u8; 5]) -> Self {
        self.edit(|state| state.markers[seat] = markers(points))
    }

    pub fn counsellors(self, seat: Seat, n: u8) -> Self {
        self.edit(|state| {
            state.reserve -= n;
            state.counsellors[seat] += n;
        })
    }

    /// Counsellors of the active player on the board.
    pub fn placed(self, at: Location, n: u8) -> Self {
        self.edit(|state| {
            state.reserve -= n;
            state.placed[at] += n;
        })
    }

    /// Moves a chip from some track to a player.
    pub fn chip(self, seat: Seat, from: Track, threshold: regents::Threshold) -> Self {
        self.edit(|state| {
            assert!(state.track_chips[from].remove(threshold), "the chip lies there");
            state.chips[seat] += 1;
        })
    }

    /// Cards played in earlier turns.
    pub fn played(self, seat: Seat, cards: &[Card]) -> Self {
        self.edit(|state| cards.iter().for_each(|&card| _ = state.played[seat].insert(card)))
    }

    /// A card that red played in this turn.
    pub fn with_card(self, card: Card) -> Self {
        self.edit(|state| {
            // Whoever played the card is not of the clan that lacks it.
            if state.clans[RED].lacks() == card {
                let other = state.seats().nth(1).expect("somebody else plays");
                let (own, theirs) = (state.clans[RED], state.clans[other]);
                (state.clans[RED], state.clans[other]) = (theirs, own);
            }
            state.played[RED].insert(card);
            state.turn.card = Some(card);
        })
    }

    /// The last turn of a round: the last seat has nothing left but to end.
    pub fn last_turn_of(self, round: u8) -> Self {
        self.edit(|state| {
            state.round = round;
            state.active = state.seats().next_back().expect("somebody plays");
            state.turn = Turn::default();
        })
    }

    /// One click of whoever is awaited.
    #[track_caller]
    pub fn does(mut self, action: Action) -> Self {
        let seat = self.awaited();
        self.game.act(seat, None, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.game.state().invariants().unwrap_or_else(|words| panic!("{action:?}: {words}"));
        self
    }

    /// The next draws.
    pub fn draws(mut self, draws: &[u32]) -> Self {
        self.game.script(draws.iter().copied());
        self
    }

    /// No paid action is left, and the phase ends.
    #[track_caller]
    pub fn scores(self) -> Self {
        self.edit(|state| state.turn.actions = 0).does(Action::EndActions)
    }

    /// The action is refused for this reason.
    #[track_caller]
    pub fn refuses(self, action: Action, why: &str) -> Self {
        match self.game.check(self.awaited(), &action) {
            Err(Refusal::Illegal { reason: Some(reason) }) => assert_eq!(reason.id, why, "{action:?}"),
            other => panic!("{action:?} should be refused because of {why}, but: {other:?}"),
        }
        self
    }

    #[track_caller]
    pub fn allows(self, action: Action) -> Self {
        assert!(self.legal().contains(&action), "{action:?} should be legal among {:?}", self.legal());
        self
    }

    /// The printed points of a player's markers.
    #[track_caller]
    pub fn shows(self, seat: Seat, points: [u8; 5]) -> Self {
        assert_eq!(self.points_of(seat), points);
        self
    }

    #[track_caller]
    pub fn awaits(self, seat: Seat) -> Self {
        assert_eq!(self.awaited(), seat);
        self
    }

    pub fn points_of(&self, seat: Seat) -> [u8; 5] {
        Track::ALL.map(|track| self.state().points_at(seat, track))
    }

    pub fn state(&self) -> &Regents {
        self.game.state()
    }

    pub fn game(&mut self) -> &mut Match<Regents> {
        &mut self.game
    }

    pub fn phase(&self) -> Phase {
        self.state().phase.name()
    }

    #[track_caller]
    pub fn awaited(&self) -> Seat {
        self.state().awaited().expect("the match goes on")
    }

    pub fn legal(&self) -> Vec<Action> {
        self.game.legal_actions(self.awaited())
    }

    pub fn view(&self, seat: Seat) -> RegentsView {
        self.state().view(Viewer::seat(seat))
    }

    /// What a viewer read in the log.
    pub fn heard(&self, viewer: Viewer) -> Vec<Event> {
        self.game.log_for(viewer).map(|line| line.event.clone()).collect()
    }

    pub fn chips(&self, seat: Seat) -> u8 {
        self.state().chips[seat]
    }
}

/// Markers standing on spaces with these printed points.
pub fn markers(points: [u8; 5]) -> Markers {
    let ordinal = |points| POINTS.iter().position(|&printed| printed == points).expect("a space") as u8;
    Markers::from_array(points.map(ordinal))
}

pub fn everybody() -> Seats {
    Seats::first(4)
}

pub fn accuse(target: Seat, clan: Clan) -> Action {
    Action::Accuse { target, clan }
}

/// Red stands with the King in the Throne Room. Blue is MacDuff, yellow Stewart, green MacKintosh.
pub fn with_king() -> Table {
    Table::four().king(Throne).agents(RED, Throne, 1)
}

/// A match that has just begun.
pub fn fresh(seats: usize, seed: u64) -> Match<Regents> {
    Match::start(Setup::with_seats(seats), Seed::from_number(seed)).unwrap()
}

pub fn play(card: Card) -> Action {
    Action::PlayCard { card }
}

/// All cards that red holds but Influence.
pub const FOUR: [Card; 4] = [Card::Suspicion, Card::Diplomacy, Card::Alliance, Card::Betrayal];

/// The end of the match; only red's domain card is still face down.
pub fn at_the_end() -> Table {
    at_the_end_of(Setup::default())
}

pub fn at_the_end_of(setup: Setup) -> Table {
    Table::of(setup).edit(|state| state.revealed = everybody().without(RED)).last_turn_of(8)
}

/// What an observer may think of this state, with so many different draws.
pub fn guesses(state: &Regents, observer: Seat, n: u64) -> Vec<Regents> {
    let guess = |seed| {
        let mut guess = state.clone();
        guess.determinize(observer, &mut FastChance::new(seed));
        guess
    };
    (0..n).map(guess).collect()
}

/// Red holds three halls that hang together by the Throne Room, where the King stands.
pub fn in_three_halls() -> Table {
    Table::four().king(Throne).agents(RED, Throne, 1).agents(RED, Store, 1).agents(RED, Treasure, 1)
}

/// Red and blue tie in the Tower, and red has played Diplomacy.
pub fn tied_in_the_tower(scope: DiplomacyScope) -> Table {
    Table::of(Setup { diplomacy_scope: scope, ..Setup::default() })
        .agents(RED, Tower, 1)
        .agents(BLUE, Tower, 1)
        .with_card(Card::Diplomacy)
        .scores()
}

/// Red scores all five halls under `passed`, allied with the King.
pub fn all_halls_under_passed(red: Markers) -> Table {
    let setup = Setup { threshold_mode: ThresholdMode::Passed, ..Setup::default() };
    let table = Table::of(setup).king(Throne).with_card(Card::Alliance).placed(Store, 1);
    let table =
        [Throne, Knights, Treasure, Chapel].into_iter().fold(table, |table, at| table.agents(RED, at, 1));
    table.edit(|state| state.markers[RED] = red)
}

/// Why this seat is not of this clan, as its viewer knows.
pub fn exclusion(seat: &RegentsSeat, clan: Clan) -> Option<RegentsExclusion> {
    seat.clans.iter().find(|mark| mark.clan == clan).expect("every clan is marked").excluded
}

/// Red accused blue of the wrong clan; blue is to choose the loss.
pub fn wrongly_accused() -> Table {
    Table::four()
        .king(Location::Throne)
        .agents(RED, Location::Throne, 1)
        .tracks(RED, [4, 4, 0, 0, 0])
        .does(Action::Accuse { target: BLUE, clan: Clan::Macgregor })
}

/// Whether the marker on Politics could step, with all markers at these printed points.
pub fn is_open(points: [u8; 5], mode: ThresholdMode) -> bool {
    can_step(&markers(points), Track::Politics, mode)
}

/// Round 4 is over: red leads Politics and Finance, blue Trade; Military is tied.
pub fn after_round_four(leader_bonus: LeaderBonus) -> Table {
    Table::of(Setup { leader_bonus, ..Setup::default() })
        .tracks(RED, [3, 2, 1, 0, 0])
        .tracks(BLUE, [1, 2, 0, 0, 2])
        .last_turn_of(4)
        .does(Action::EndActions)
}
