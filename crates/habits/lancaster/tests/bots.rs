//! Bots at the table of Lancaster: positions with one sensible choice, and what they may not know.

use bots::checks::{NEVER, bot, check_blind_to_secrets, check_chances, check_legal};
use bots::{Habits, Series, Sight, arena, decide};
use engine::{Ctx, FastChance, Game, Seat, Seed, Setup as _};
use enumset::EnumSet;
use lancaster::{
    Action, Ballot, Banner, Claim, Conflict, County, Favour, Garrison, House, Knights, Lancaster, Law, Noble,
    PhaseState, Place, Setup, Space, Stack, Strength,
};
use lancaster_habits::LancasterHabits;

const BLUE: Seat = Seat::new(0);
const GREEN: Seat = Seat::new(1);
const YELLOW: Seat = Seat::new(2);

/// Those that see further than the next click.
const SENSIBLE: [&str; 2] = ["greedy", "mcts@400it"];

/// Every sensible bot in the blue seat answers as expected, whatever its luck.
#[track_caller]
fn check(state: &Lancaster, is_expected: impl Fn(Action) -> bool) {
    state.invariants().expect("a sound position");
    for name in SENSIBLE {
        for seed in 0..3 {
            let action = decide(&LancasterHabits, &bot(name), &Sight::new(state, BLUE), seed, &NEVER);
            assert!(is_expected(action), "{name} with seed {seed}: {action:?}");
        }
    }
}

/// A table at the beginning of a round: everybody has built a Treasury, blue starts and is to place. No law pays
/// points, unless the position says otherwise.
fn table(seats: usize, round: u8) -> Lancaster {
    let mut chance = FastChance::new(1);
    let setup = Setup { holdings: lancaster::Holdings::Open, ..Setup::with_seats(seats) };
    let mut state = Lancaster::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
    state.round = round;
    for player in state.players.values_mut() {
        player.extensions = EnumSet::only(Space::Gold);
    }
    set_laws(&mut state, [Law::L01, Law::L04, Law::L07], [Law::L02, Law::L08, Law::L10].map(Some));
    lay_conflicts(&mut state, [4, 5]);
    state.start_player = BLUE;
    state.phase = PhaseState::Place { seat: BLUE };
    state
}

fn set_laws(state: &mut Lancaster, laws: [Law; 3], proposals: [Option<Law>; 3]) {
    state.laws = laws;
    state.proposals = proposals;
    state.law_pile = EnumSet::all();
    laws.into_iter().chain(proposals.into_iter().flatten()).for_each(|law| _ = state.law_pile.remove(law));
}

/// These cards lie in the upper row; each round has taken two from the pile.
fn lay_conflicts(state: &mut Lancaster, cards: [u8; 2]) {
    state.conflict_pile = lancaster::data::conflict_deck(state.setup.seats);
    for (place, france) in Place::UPPER.into_iter().zip(cards) {
        state.conflict_pile.0[usize::from(france) - 2] -= 1;
        state.conflicts[place] = Some(Conflict::new(france));
    }
    for _ in 2..2 * state.round {
        let last = state.conflict_pile.0.iter().rposition(|&n| n > 0).expect("cards are left");
        state.conflict_pile.0[last] -= 1;
    }
}

fn court(state: &mut Lancaster, seat: Seat, knights: &[Strength]) {
    let home = state.household_mut(House::own(seat));
    let all = home.court.plus(home.reserve);
    home.court = knights.iter().fold(Knights::NONE, |sum, &knight| sum.plus(Knights::one(knight)));
    home.reserve = all.minus(home.court);
}

/// A knight from court stands in a county.
fn hold(state: &mut Lancaster, seat: Seat, knight: Strength, county: County) {
    let house = House::own(seat);
    state.household_mut(house).court[knight] -= 1;
    state.counties[county].garrison = Some(Garrison { house, knight, squires: 0 });
}

/// Nobles of these counties are at the seat's table.
fn nobles(state: &mut Lancaster, seat: Seat, counties: &[County]) {
    for &county in counties {
        state.counties[county].nobles_left -= 1;
        state.players[seat].nobles.insert(state.counties[county].noble);
    }
}

/// Green is first and yellow second in both races of final scoring, so that tokens decide neither.
fn settle_races(state: &mut Lancaster) {
    court(state, GREEN, &[Strength::Two, Strength::Four]);
    court(state, YELLOW, &[Strength::Two, Strength::Three]);
    state.players[GREEN].extensions |= Space::Mixed | Space::Votes;
    state.players[YELLOW].extensions |= Space::Votes;
}

/// Three knights in counties and none at court: law 13 pays eight points.
fn holds_three_counties(state: &mut Lancaster, seat: Seat, counties: [County; 3]) {
    court(state, seat, &[Strength::One, Strength::One, Strength::Two]);
    hold(state, seat, Strength::One, counties[0]);
    hold(state, seat, Strength::One, counties[1]);
    hold(state, seat, Strength::Two, counties[2]);
}

/// The third vote of the last round is open: one law is proposed, the leftmost pays nobody.
fn last_vote(state: &mut Lancaster, law: Law) {
    set_laws(state, [Law::L04, Law::L07, Law::L10], [None, None, Some(law)]);
    state.phase = PhaseState::Vote { nth: 2 };
    for seat in state.players.seats() {
        state.players[seat].votes = 3;
        state.players[seat].gold = 0;
        let home = state.household_mut(House::own(seat));
        // Everybody has placed: whoever is not in a county stays in reserve.
        home.reserve = home.reserve.plus(home.court);
        home.court = Knights::NONE;
    }
}

const EASY_COUNTIES: [County; 3] = [County::Stafford, County::Suffolk, County::Dorset];

#[test]
fn votes_against_a_law_that_pays_another() {
    let mut state = table(4, 5);
    holds_three_counties(&mut state, GREEN, EASY_COUNTIES);
    last_vote(&mut state, Law::L13);
    check(&state, |action| matches!(action, Action::Vote { ballot: Ballot::No, .. }));
}

/// Three will vote against it without markers; a tie carries the law.
#[test]
fn uses_its_markers_for_a_law_that_pays_itself() {
    let mut state = table(4, 5);
    holds_three_counties(&mut state, BLUE, EASY_COUNTIES);
    last_vote(&mut state, Law::L13);
    for rival in Seat::all(4).skip(1) {
        state.players[rival].votes = 0;
    }
    check(&state, |action| matches!(action, Action::Vote { ballot: Ballot::Yes, markers: 2.. }));
}

/// Nobody is left who could expel the knight: squires beside it would be thrown away.
#[test]
fn throws_no_squires_away() {
    let mut state = table(4, 2);
    for seat in Seat::all(4).skip(1) {
        court(&mut state, seat, &[Strength::One]);
        state.household_mut(House::own(seat)).court = Knights::NONE;
        state.household_mut(House::own(seat)).castle[Space::Mixed] = Some(Strength::One);
    }
    court(&mut state, BLUE, &[Strength::Two]);
    state.players[BLUE].squires = 5;
    state.phase = PhaseState::Squires { seat: BLUE, knight: Strength::Two, county: County::Bedford };
    check(&state, |action| action == Action::AddSquires { squires: 0 });
}

/// The last knight of the last round: six points and a sixth noble are to be had in Somerset alone.
#[test]
fn takes_the_richest_county_when_nobody_can_answer() {
    let mut state = table(3, 5);
    settle_races(&mut state);
    for (seat, strong) in [(GREEN, Strength::Four), (YELLOW, Strength::Three)] {
        let home = state.household_mut(House::own(seat));
        home.court = Knights::NONE;
        (home.castle[Space::Squires], home.castle[Space::Upgrade]) = (Some(Strength::Two), Some(strong));
    }
    court(&mut state, BLUE, &[Strength::Four]);
    state.players[BLUE].gold = 3;
    nobles(
        &mut state,
        BLUE,
        &[County::Northumberland, County::Stafford, County::York, County::Gloucester, County::Bedford],
    );
    let somerset =
        Action::PlaceInCounty { banner: Banner::Own, knight: Strength::Four, county: County::Somerset };
    check(&state, |action| action == somerset);
    hold(&mut state, BLUE, Strength::Four, County::Somerset);
    state.phase = PhaseState::County { county: County::Somerset };
    state.proposals = [None; 3];
    check(&state, |action| action == Action::Claim { claim: Claim::Both });
}

/// Gold and squires are worth nothing at the end; law 5 gives three points for one of each.
#[test]
fn spends_what_would_be_left_over() {
    let mut state = table(3, 5);
    settle_races(&mut state);
    set_laws(&mut state, [Law::L04, Law::L07, Law::L05], [None; 3]);
    (state.players[BLUE].gold, state.players[BLUE].squires) = (4, 3);
    state.phase = PhaseState::Law { nth: 2, seat: BLUE, left: 1 };
    check(&state, |action| action == Action::Pay { times: 3 });
}

#[test]
fn buys_a_strong_captive_free() {
    let mut state = table(3, 2);
    court(&mut state, BLUE, &[Strength::One, Strength::Four]);
    let house = House::own(BLUE);
    state.household_mut(house).court[Strength::Four] -= 1;
    let mut lost = Conflict::new(8);
    state.conflict_pile = lancaster::data::conflict_deck(3);
    for taken in [4, 5, 8, 7] {
        state.conflict_pile.0[taken - 2] -= 1;
    }
    lost.stacks[0] = Some(Stack { house, knights: Knights::one(Strength::Four) });
    state.conflicts[Place::LowerLeft] = Some(lost);
    state.players[BLUE].gold = 4;
    state.proposals = [None; 3];
    state.phase = PhaseState::Ransom { conflict: Place::LowerLeft, seat: BLUE };
    check(&state, |action| action == Action::Ransom { knight: Strength::Four });
}

/// A fifth noble is four points and more; the other favours are a piece of gold or two.
#[test]
fn takes_the_noble_from_the_king_when_it_is_worth_most() {
    let mut state = table(3, 5);
    settle_races(&mut state);
    nobles(&mut state, BLUE, &[County::Northumberland, County::Stafford, County::York, County::Gloucester]);
    court(&mut state, BLUE, &[Strength::One, Strength::Two]);
    let house = House::own(BLUE);
    state.household_mut(house).court[Strength::One] -= 1;
    let conflict = state.conflicts[Place::UpperLeft].as_mut().unwrap();
    conflict.stacks[0] = Some(Stack { house, knights: Knights::one(Strength::One) });
    state.phase = PhaseState::FavourPick { house };
    check(&state, |action| action == Action::TakeFavour { favour: Favour::Noble });
}

/// Who names the start player and gains nothing by another names itself.
#[test]
fn names_itself_start_player() {
    let mut state = table(4, 3);
    state.proposals = [None; 3];
    state.start_player = GREEN;
    state.phase = PhaseState::StartPlayer { seat: BLUE };
    let named = decide(&LancasterHabits, &bot("greedy"), &Sight::new(&state, BLUE), 1, &NEVER);
    assert_eq!(named, Action::NameStartPlayer { target: BLUE });
}

/// Expectations are shares of one win, and whoever is far ahead has most of it.
#[test]
fn evaluation_is_a_share_of_the_win() {
    let mut state = table(5, 4);
    state.players[GREEN].points = 40;
    let shares = LancasterHabits.evaluate(&state);
    assert!((shares.values().sum::<f32>() - 1.0).abs() < 1e-4);
    assert!(shares[GREEN] > 0.8 && shares.values().all(|&share| share > 0.0), "{shares:?}");
}

/// What it is, and how blue gets it.
type Gift = (&'static str, fn(&mut Lancaster));

/// More of anything is better, at every stage of the match.
#[test]
fn having_more_is_better() {
    let more: [Gift; 6] = [
        ("points", |state| state.players[BLUE].points += 1),
        ("gold", |state| state.players[BLUE].gold += 1),
        ("a squire", |state| state.players[BLUE].squires += 1),
        ("a noble", |state| _ = state.players[BLUE].nobles.insert(Noble::NobleH)),
        ("an extension", |state| _ = state.players[BLUE].extensions.insert(Space::Squires)),
        ("a knight", |state| {
            let home = state.household_mut(House::own(BLUE));
            home.reserve[Strength::One] -= 1;
            home.court[Strength::One] += 1;
        }),
    ];
    for round in 1..=5 {
        let mut before = table(4, round);
        nobles(&mut before, BLUE, &[County::York]);
        for (what, give) in more {
            let mut after = before.clone();
            give(&mut after);
            let share = |state: &Lancaster| LancasterHabits.evaluate(state)[BLUE];
            assert!(share(&after) > share(&before), "{what} in round {round}");
        }
    }
}

#[test]
fn a_bot_knows_no_more_than_its_seat() {
    check_blind_to_secrets(&LancasterHabits, Setup::with_seats(4), 7, &["page", "greedy", "mcts@60it"]);
}

#[test]
fn all_decisions_are_legal_whatever_the_options() {
    for setup in Setup::every() {
        check_legal(&LancasterHabits, setup, &["random", "page", "greedy", "mcts@20it", "mcts@20itx2"]);
    }
}

/// The first bot's win share lies above the second's, beyond doubt.
fn check_stronger(bots: &str, seats: usize, matches: u64) {
    let plan = Series {
        setup: Setup::with_seats(seats),
        bots: bots.split(',').map(bot).collect(),
        matches,
        seed: Seed::from_number(1),
        jobs: 2,
    };
    let report = arena(&plan, &LancasterHabits, &()).unwrap();
    let [stronger, weaker] = &report.bots[..] else { panic!("two bots met") };
    assert!(stronger.ci95[0] > weaker.ci95[1], "{report:#?}");
}

#[test]
fn greedy_beats_random() {
    check_stronger("greedy,random", 4, 10);
}

#[test]
fn a_beginner_beats_random() {
    check_stronger("page,random", 3, 12);
}

#[test]
fn chances_foretell_more_than_points() {
    check_chances(&LancasterHabits, (2..=5).map(Setup::with_seats).collect(), 200);
}
