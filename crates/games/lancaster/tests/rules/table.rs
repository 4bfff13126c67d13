//! A table set by hand: positions of the examples, clicks, and what came of them.

use engine::{Ctx, FastChance, Game, Match, Refusal, Seat, Seed, Setup as _, Status, Viewer};
use lancaster::{
    Action, Ballot, Banner, Cause, Conflict, County, Court, Event, Favour, Garrison, House, Knights,
    Lancaster, LancasterView, Law, PhaseState, Place, Player, Setup, Space, Spot, Stack, Strength,
};

use Strength::{Four, One, Three, Two};

pub const BLUE: Seat = Seat::new(0);
pub const GREEN: Seat = Seat::new(1);
pub const YELLOW: Seat = Seat::new(2);
pub const RED: Seat = Seat::new(3);
pub const PURPLE: Seat = Seat::new(4);

pub const COURT: Spot = Spot::Home(Court::Court);

/// Round 1, the blue seat starts and is to place. Nobody has built yet; laws L01, L02, L03 are in force, L04, L05,
/// L06 proposed; conflicts of 4 and 5 in the upper row.
pub struct Table {
    game: Match<Lancaster>,
    /// A position being set up; it must be sound once it is played or looked at.
    draft: Option<Lancaster>,
    n_heard: usize,
}

impl Table {
    pub fn with(setup: Setup) -> Self {
        let game = Match::start(setup, Seed::from_number(1)).expect("a sound set-up");
        let table = Self { game, draft: None, n_heard: 0 };
        table
            .edit(|state| {
                state.laws = [Law::L01, Law::L02, Law::L03];
                state.proposals = [Some(Law::L04), Some(Law::L05), Some(Law::L06)];
                state.law_pile = enumset::EnumSet::all();
                state.law_pile -= Law::L01 | Law::L02 | Law::L03 | Law::L04 | Law::L05 | Law::L06;
                state.conflict_pile = lancaster::data::conflict_deck(state.setup.seats);
                state.conflicts = Default::default();
                deal(state, Place::UpperLeft, 4);
                deal(state, Place::UpperRight, 5);
                state.start_player = BLUE;
                state.phase = PhaseState::Place { seat: BLUE };
            })
            .hush()
    }

    pub fn of(seats: usize) -> Self {
        Self::with(Setup::with_seats(seats))
    }

    pub fn edit(mut self, change: impl FnOnce(&mut Lancaster)) -> Self {
        change(self.draft.get_or_insert_with(|| self.game.state().clone()));
        self
    }

    /// The position that was set up is played from now on.
    #[track_caller]
    pub fn settled(mut self) -> Self {
        if let Some(state) = self.draft.take() {
            self.game.patch_state(state).expect("a sound position");
        }
        self
    }

    pub fn phase(self, phase: PhaseState) -> Self {
        self.edit(|state| state.phase = phase)
    }

    pub fn place(self, seat: Seat) -> Self {
        self.phase(PhaseState::Place { seat })
    }

    pub fn round(self, round: u8) -> Self {
        self.edit(|state| {
            let dealt = 2 * (round - state.round);
            for _ in 0..dealt {
                let index = state.conflict_pile.0.iter().position(|&n| n > 0).expect("cards are left");
                state.conflict_pile.0[index] -= 1;
            }
            state.round = round;
        })
    }

    pub fn gold(self, seat: Seat, gold: u8) -> Self {
        self.edit(|state| state.players[seat].gold = gold)
    }

    pub fn squires(self, seat: Seat, squires: u8) -> Self {
        self.edit(|state| state.players[seat].squires = squires)
    }

    pub fn votes(self, seat: Seat, votes: u8) -> Self {
        self.edit(|state| state.players[seat].votes = votes)
    }

    pub fn built(self, seat: Seat, spaces: &[Space]) -> Self {
        self.edit(|state| state.players[seat].extensions = spaces.iter().copied().collect())
    }

    /// Nobles taken from these counties.
    pub fn nobles(self, seat: Seat, counties: &[County]) -> Self {
        self.edit(|state| {
            for &county in counties {
                state.counties[county].nobles_left -= 1;
                state.players[seat].nobles.insert(state.counties[county].noble);
            }
        })
    }

    /// Nobles of a county are all with other players or, with two, out of the game.
    pub fn no_nobles(self, county: County, owners: &[Seat]) -> Self {
        self.edit(|state| {
            let noble = state.counties[county].noble;
            state.counties[county].nobles_left = 0;
            owners.iter().for_each(|&owner| _ = state.players[owner].nobles.insert(noble));
        })
    }

    /// These knights are at court, all others that are not on the board in reserve.
    pub fn court(self, house: House, knights: &[u8]) -> Self {
        self.edit(|state| {
            let household = home(state, house);
            let at_home = household.court.plus(household.reserve);
            household.court = band(knights);
            household.reserve = at_home.minus(band(knights));
        })
    }

    /// A knight from reserve, or else from court, stands in a county.
    pub fn holds(self, house: House, knight: Strength, squires: u8, county: County) -> Self {
        self.edit(|state| {
            draw(state, house, knight);
            state.counties[county].garrison = Some(Garrison { house, knight, squires });
        })
    }

    pub fn in_castle(self, house: House, knight: Strength, space: Space) -> Self {
        self.edit(|state| {
            draw(state, house, knight);
            home(state, house).castle[space] = Some(knight);
        })
    }

    /// Puts a conflict card on a place, without knights.
    /// Second attempts are possible from round 2 on.
    pub fn conflict(self, place: Place, france: u8) -> Self {
        self.edit(|state| {
            deal(state, place, france);
            if place.is_second_attempt() {
                state.round = state.round.max(2);
            }
        })
    }

    /// The next space of a conflict is taken by these knights.
    pub fn stack(self, place: Place, house: House, knights: &[u8]) -> Self {
        self.edit(|state| {
            for &knight in knights {
                draw(state, house, Strength::try_from(knight).expect("a knight"));
            }
            let conflict = state.conflicts[place].as_mut().expect("a conflict lies there");
            let free = conflict.stacks.iter_mut().find(|stack| stack.is_none()).expect("a free space");
            *free = Some(Stack { house, knights: band(knights) });
        })
    }

    /// The third vote is open and everybody rejects it, so that these laws pay out.
    pub fn laws(self, laws: [Law; 3]) -> Self {
        let proposal = if laws.contains(&Law::L18) { Law::L17 } else { Law::L18 };
        let table = self.edit(|state| {
            state.laws = laws;
            state.proposals = [None, None, Some(proposal)];
            laws.into_iter().chain([proposal]).for_each(|law| _ = state.law_pile.remove(law));
            // Laws of later rounds take the place of those in use.
            let used: enumset::EnumSet<Law> = laws.into_iter().chain([proposal]).collect();
            state.law_pile |= !used;
            state.phase = PhaseState::Vote { nth: 2 };
        });
        let seats = table.state().players.seats();
        seats.fold(table, |table, seat| table.acts(seat, Action::Vote { ballot: Ballot::No, markers: 0 }))
    }

    /// Phase 3a begins with this county; proposals have been voted on.
    pub fn scores(self, county: County) -> Self {
        self.after_votes(PhaseState::County { county })
    }

    /// Blue is about to name the start player, after which castles and conflicts are scored.
    pub fn before_castles(self) -> Self {
        self.after_votes(PhaseState::StartPlayer { seat: BLUE })
    }

    /// Castles and conflicts are scored, blue first, until somebody must decide.
    pub fn scores_castles(self) -> Self {
        self.before_castles().does(Action::NameStartPlayer { target: BLUE })
    }

    pub fn after_votes(self, phase: PhaseState) -> Self {
        self.edit(|state| {
            state.proposals = [None; 3];
            state.phase = phase;
        })
    }

    /// One click of whoever is awaited.
    #[track_caller]
    pub fn does(self, action: Action) -> Self {
        let seat = self.awaited();
        self.acts(seat, action)
    }

    #[track_caller]
    pub fn acts(self, seat: Seat, action: Action) -> Self {
        let mut table = self.settled();
        table.game.act(seat, None, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        table.game.state().invariants().unwrap_or_else(|words| panic!("{action:?}: {words}"));
        table
    }

    #[track_caller]
    pub fn undo(mut self, seat: Seat) -> Self {
        self.game.undo(seat, None).unwrap_or_else(|refusal| panic!("{refusal}"));
        self
    }

    /// What was told up to now is forgotten.
    pub fn hush(mut self) -> Self {
        self.n_heard = self.game.log().len();
        self
    }

    pub fn awaited(&self) -> Seat {
        self.status().pending().iter().next().expect("somebody is awaited")
    }

    pub fn status(&self) -> Status {
        self.state().status()
    }

    #[track_caller]
    pub fn state(&self) -> &Lancaster {
        let state = self.draft.as_ref().unwrap_or(self.game.state());
        state.invariants().expect("a sound position");
        state
    }

    pub fn game(&self) -> &Match<Lancaster> {
        &self.game
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.state().players[seat]
    }

    pub fn points(&self, seat: Seat) -> u16 {
        self.player(seat).points
    }

    pub fn court_of(&self, house: House) -> Vec<u8> {
        self.state().household(house).court.list()
    }

    pub fn reserve_of(&self, house: House) -> Vec<u8> {
        self.state().household(house).reserve.list()
    }

    pub fn garrison(&self, county: County) -> Option<Garrison> {
        self.state().counties[county].garrison
    }

    pub fn card(&self, place: Place) -> Conflict {
        self.state().conflicts[place].expect("a conflict lies there")
    }

    pub fn view(&self, seat: Seat) -> LancasterView {
        self.state().view(Viewer::seat(seat))
    }

    pub fn legal(&self) -> Vec<Action> {
        self.legal_for(self.awaited())
    }

    pub fn legal_for(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state().legal_actions(seat, &mut legal);
        legal
    }

    pub fn is_legal(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// The reason for which an action of the awaited seat is refused.
    #[track_caller]
    pub fn why(&self, action: Action) -> &'static str {
        match self.state().check(self.awaited(), &action) {
            Err(Refusal::Illegal { reason: Some(reason) }) => reason.id,
            other => panic!("{action:?} should be refused with a reason, not {other:?}"),
        }
    }

    pub fn heard(&self) -> impl Iterator<Item = &Event> {
        self.game.log()[self.n_heard..].iter().map(|line| &line.event)
    }

    pub fn was_told(&self, event: Event) -> bool {
        self.heard().any(|told| *told == event)
    }
}

fn home(state: &mut Lancaster, house: House) -> &mut lancaster::Household {
    &mut state.houses[house.banner][house.seat]
}

fn draw(state: &mut Lancaster, house: House, knight: Strength) {
    let household = home(state, house);
    let from = if household.reserve[knight] > 0 { &mut household.reserve } else { &mut household.court };
    assert!(from[knight] > 0, "{house:?} has no knight {knight:?} left");
    from[knight] -= 1;
}

fn deal(state: &mut Lancaster, place: Place, france: u8) {
    if let Some(old) = state.conflicts[place].take() {
        state.conflict_pile.0[usize::from(old.france) - 2] += 1;
    }
    let copies = &mut state.conflict_pile.0[usize::from(france) - 2];
    assert!(*copies > 0, "no conflict of {france} is left");
    *copies -= 1;
    state.conflicts[place] = Some(Conflict::new(france));
}

pub fn band(knights: &[u8]) -> Knights {
    let strength = |&knight| Strength::try_from(knight).expect("a knight");
    knights.iter().map(strength).fold(Knights::NONE, |sum, knight| sum.plus(Knights::one(knight)))
}

pub fn own(seat: Seat) -> House {
    House::own(seat)
}

pub fn ally(seat: Seat) -> House {
    House::ally(seat)
}

pub fn to_county(knight: Strength, county: County) -> Action {
    Action::PlaceInCounty { banner: Banner::Own, knight, county }
}

pub fn to_castle(knight: Strength, space: Space) -> Action {
    Action::PlaceInCastle { banner: Banner::Own, knight, space }
}

pub fn to_conflict(knight: Strength, conflict: Place) -> Action {
    Action::PlaceInConflict { banner: Banner::Own, knight, conflict }
}

pub fn with_squires(squires: u8) -> Action {
    Action::AddSquires { squires }
}

pub fn upgrade(knight: Strength, at: Spot) -> Action {
    Action::Upgrade { knight, at }
}

pub fn build(space: Space) -> Action {
    Action::Build { space }
}

pub fn score(space: Space) -> Action {
    Action::ScoreSpace { banner: Banner::Own, space }
}

pub fn skip(space: Space) -> Action {
    Action::SkipSpace { banner: Banner::Own, space }
}

pub fn vote(ballot: Ballot, markers: u8) -> Action {
    Action::Vote { ballot, markers }
}

pub fn claim(claim: lancaster::Claim) -> Action {
    Action::Claim { claim }
}

/// Stacks on the upper right conflict, strength 5, points 4/2/1.
pub fn on_a_conflict_of_five(stacks: &[(Seat, &[u8])]) -> Table {
    stacks
        .iter()
        .fold(Table::of(4), |table, &(seat, knights)| table.stack(Place::UpperRight, own(seat), knights))
}

pub fn points_of_four(table: &Table) -> [u16; 4] {
    [BLUE, GREEN, YELLOW, RED].map(|seat| table.points(seat))
}

pub fn name_start_player(target: engine::Seat) -> Action {
    Action::NameStartPlayer { target }
}

pub const STRENGTH_12: &[u8] = &[1, 1, 1, 2, 3, 4];

pub const STRENGTH_9: &[u8] = &[2, 3, 4];

/// Round 5 ends with these knights and squires; the castles are empty, gold is spread so that blue has most.
pub fn ended_with(courts: &[&[u8]], squires: &[u8]) -> Table {
    let mut table = Table::of(courts.len()).round(5);
    for (index, (court, &squires)) in courts.iter().zip(squires).enumerate() {
        let seat = Seat::new(index);
        table = table.court(own(seat), court).squires(seat, squires).gold(seat, 9 - index as u8);
    }
    table.scores_castles()
}

pub fn knighthood_points(table: &Table) -> Vec<u8> {
    table.state().players.values().map(|player| player.final_points.knighthood).collect()
}

/// A law between two that nobody fulfils in these positions.
pub fn only_law(law: Law) -> [Law; 3] {
    [law, Law::L11, Law::L13]
}

pub fn scored_by(table: &Table, seat: Seat, law: Law) -> Option<u16> {
    table.heard().find_map(|event| match *event {
        Event::Scored { seat: who, points, cause } if who == seat && cause == Cause::Law(law) => Some(points),
        _ => None,
    })
}

pub fn won_by(table: &Table, seat: Seat, law: Law) -> bool {
    table.was_told(Event::LawWon { seat, law })
}

pub fn gained_by(table: &Table, seat: Seat, law: Law) -> Option<(u8, u8, u8)> {
    table.heard().find_map(|event| match *event {
        Event::Gained { seat: who, gold, squires, votes, cause }
            if who == seat && cause == Cause::Law(law) =>
        {
            Some((gold, squires, votes))
        }
        _ => None,
    })
}

pub fn pay(times: u8) -> Action {
    Action::Pay { times }
}

/// Blue holds the first n counties, with whatever knight is left.
pub fn holding_counties(table: Table, n: usize) -> Table {
    let knights = [One, One, One, Two, Two, Three, Four];
    County::ALL[..n]
        .iter()
        .zip(knights)
        .fold(table, |table, (&county, knight)| table.holds(own(BLUE), knight, 0, county))
}

/// Blue has a knight in each of these conflicts; there are four.
pub fn in_conflicts(n: usize) -> Table {
    let table = Table::of(4).conflict(Place::LowerLeft, 8).conflict(Place::LowerRight, 9);
    let knights = [1, 1, 1, 2];
    Place::ALL[..n]
        .iter()
        .zip(knights)
        .fold(table, |table, (&place, knight)| table.stack(place, own(BLUE), &[knight]))
}

pub const SEATS: [Seat; 4] = [BLUE, GREEN, YELLOW, RED];

pub fn voting() -> Table {
    SEATS
        .into_iter()
        .fold(Table::of(4).phase(PhaseState::Vote { nth: 0 }), |table, seat| table.votes(seat, 3))
}

pub fn all_vote(table: Table, votes: [(Ballot, u8); 4]) -> Table {
    SEATS
        .into_iter()
        .zip(votes)
        .fold(table, |table, (seat, (ballot, markers))| table.acts(seat, vote(ballot, markers)))
}

pub const STAFFORD: County = County::Stafford;

pub fn garrison(seat: engine::Seat, knight: Strength, squires: u8) -> Option<Garrison> {
    Some(Garrison { house: own(seat), knight, squires })
}

pub fn take_favour(favour: Favour) -> Action {
    Action::TakeFavour { favour }
}

pub fn before_upgrade(court: &[u8]) -> Table {
    let mut court = court.to_vec();
    court.push(1);
    Table::of(4)
        .court(own(BLUE), &court)
        .does(to_conflict(One, Place::UpperLeft))
        .does(take_favour(Favour::Upgrade))
}

pub fn started(setup: Setup, seed: u64) -> Lancaster {
    Lancaster::start(&setup, &mut Ctx::silent(&mut FastChance::new(seed))).unwrap()
}

pub fn ally_to_conflict(knight: Strength, conflict: Place) -> Action {
    Action::PlaceInConflict { banner: Banner::Ally, knight, conflict }
}
