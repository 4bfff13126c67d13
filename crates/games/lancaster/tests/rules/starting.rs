//! Components and set-up (chapters 3 and 4).

use engine::{Ctx, FastChance, Game, Match, Seed, Setup as _, Status};
use lancaster::{
    Action, County, ExtensionChoice, Favour, Lancaster, Law, LawStacks, Noble, NobleLayout, PhaseState,
    Place, Setup, Space, Strength, data,
};

use crate::table::{BLUE, Table, ally, band, build, own};

fn start(setup: Setup, seed: u64) -> Lancaster {
    Lancaster::start(&setup, &mut Ctx::silent(&mut FastChance::new(seed))).unwrap()
}

/// 3.1, 3.7 and 4.1: what everybody starts with.
#[test]
fn players_start_alike_4_1() {
    for seats in 3..=5 {
        let state = start(Setup::with_seats(seats), 3);
        for (seat, player) in state.players.iter() {
            assert_eq!((player.gold, player.squires, player.votes, player.points), (2, 2, 1, 0));
            assert_eq!(state.household(own(seat)).court, band(&[1, 2]));
            assert_eq!(state.household(own(seat)).reserve, band(&[1, 1, 2, 3, 4]));
        }
        assert!(Place::UPPER.iter().all(|&place| state.conflicts[place].is_some()));
        assert!(Place::LOWER.iter().all(|&place| state.conflicts[place].is_none()));
        assert_eq!(state.conflict_pile.n(), 8);
        assert!(state.laws.iter().all(|&law| data::law_stack(law, LawStacks::Even) == 0));
    }
}

/// V14 and 4.2: an ally has a single 2 at court.
#[test]
fn an_ally_starts_with_one_knight_v14() {
    let state = start(Setup::with_seats(2), 3);
    for seat in [0, 1].map(engine::Seat::new) {
        assert_eq!(state.household(ally(seat)).court, band(&[2]));
        assert_eq!(state.household(ally(seat)).reserve, band(&[1, 1, 1, 2, 3, 4]));
    }
    assert_eq!(state.favours.len(), 6, "six favours as with four players");
}

/// 3.2: minimum strengths 3-3-2-1, letters A to I.
#[test]
fn counties_have_their_letters_and_minimums_3_2() {
    let letters: String = County::ALL.iter().map(|&county| data::county(county).letter).collect();
    let minimums = County::ALL.map(|county| data::county(county).minimum);
    assert_eq!(letters, "ABCDEFGHI");
    assert_eq!(minimums, [2, 1, 3, 3, 2, 1, 4, 2, 1]);
}

/// 3.8: nobles per county; R4: of the same letter, or dealt at random, but always one kind each.
#[test]
fn nobles_lie_in_counties_r4() {
    for (seats, tiles) in [(2, 2), (3, 2), (4, 3), (5, 4)] {
        let state = start(Setup::with_seats(seats), 1);
        for (index, (_, county)) in state.counties.iter().enumerate() {
            assert_eq!((county.noble, county.nobles_left), (Noble::ALL[index], tiles));
        }
    }
    let shuffled = start(Setup { noble_layout: NobleLayout::Shuffled, ..Setup::default() }, 1);
    let nobles: Vec<Noble> = shuffled.counties.values().map(|county| county.noble).collect();
    assert_ne!(nobles, Noble::ALL);
    assert_eq!(nobles.iter().copied().collect::<enumset::EnumSet<Noble>>().len(), 9);
}

/// T10 and 3.4: three players never see the upgrade favour.
#[test]
fn three_players_have_five_favours_t10() {
    for (seats, count) in [(2, 6), (3, 5), (4, 6), (5, 6)] {
        let state = start(Setup::with_seats(seats), 1);
        assert_eq!(state.favours.len(), count);
        assert_eq!(state.favours.contains(Favour::Upgrade), seats != 3);
    }
}

/// R5 and 3.5: which two conflicts stay in the box.
#[test]
fn two_conflicts_are_left_out_r5() {
    let absent = |seats: u8| {
        let deck = data::conflict_deck(seats);
        (2..=10).filter(|&strength| deck.0[strength - 2] == 0).collect::<Vec<_>>()
    };
    assert_eq!(absent(2), [2, 10]);
    assert_eq!(absent(3), [9, 10]);
    assert_eq!(absent(4), [2, 10]);
    assert_eq!(absent(5), [2]);
    assert_eq!(data::conflict_deck(5).0[1], 1, "one of the two 3s is left out");
    assert_eq!(data::conflict_points(5), [4, 2, 1]);
}

/// R3: one voting marker, or two by option.
#[test]
fn starting_markers_r3() {
    assert_eq!(start(Setup::default(), 1).players[BLUE].votes, 1);
    assert_eq!(start(Setup { start_votes: 2, ..Setup::default() }, 1).players[BLUE].votes, 2);
    let wrong = Setup { start_votes: 3, ..Setup::default() };
    assert!(Lancaster::start(&wrong, &mut Ctx::silent(&mut FastChance::new(1))).is_err());
}

#[test]
fn only_two_to_five_may_play() {
    for seats in [0, 1, 6, 200] {
        let setup = Setup { seats, ..Setup::default() };
        assert!(Lancaster::start(&setup, &mut Ctx::silent(&mut FastChance::new(1))).is_err());
    }
}

/// R6 and DP0 (5.3): all choose at once, sealed; withdrawn until the last has chosen.
#[test]
fn first_extensions_are_chosen_together_r6() {
    let mut game = Match::<Lancaster>::start(Setup::with_seats(3), Seed::from_number(1)).unwrap();
    let [first, second, third] = [0, 1, 2].map(engine::Seat::new);
    game.act(second, None, &build(Space::Gold)).unwrap();
    assert!(game.legal_actions(second).is_empty());
    game.undo(second, None).unwrap();
    for (seat, space) in [(second, Space::Votes), (first, Space::Votes), (third, Space::Recruit)] {
        assert!(
            game.state().players[second].extensions.is_empty(),
            "nothing is shown before all have chosen"
        );
        game.act(seat, None, &build(space)).unwrap();
    }
    assert!(game.state().players[second].extensions.contains(Space::Votes));
    assert!(game.state().players[third].extensions.contains(Space::Recruit));
    assert!(game.undo(second, None).is_err(), "revealed is revealed");
    assert_eq!(game.status(), Status::Turn { seat: game.state().start_player });
}

/// R6: openly in turn order, from the start player.
#[test]
fn first_extensions_in_turn_order_r6() {
    let setup = Setup { extension_choice: ExtensionChoice::TurnOrder, ..Setup::with_seats(3) };
    let mut game = Match::<Lancaster>::start(setup, Seed::from_number(1)).unwrap();
    let first = game.state().start_player;
    for seat in first.clockwise(3) {
        assert_eq!(game.status(), Status::Turn { seat });
        game.act(seat, None, &build(Space::Gold)).unwrap();
        assert!(game.state().players[seat].extensions.contains(Space::Gold));
    }
    assert_eq!(game.state().phase, PhaseState::Place { seat: first });
}

/// 3.6 and R7: the pile shows the number of the round in rounds 1 to 4, and is empty in round 5.
#[test]
fn the_pile_shows_the_round_r7() {
    let mut game = Match::<Lancaster>::start(Setup::default(), Seed::from_number(4)).unwrap();
    let mut chance = FastChance::new(4);
    let mut tops = Vec::new();
    while let Some(played) = testkit::random_move(game.state(), &mut chance) {
        if tops.len() < usize::from(game.state().round) {
            tops.push(game.state().view(engine::Viewer::Public).law_pile.top);
        }
        game.act(played.seat, None, &played.action).unwrap();
    }
    assert_eq!(tops, [Some(1), Some(2), Some(3), Some(4), None]);
}

/// R7: the other split of the stacks brings L09 before L10 is possible.
#[test]
fn stacks_can_be_split_otherwise_r7() {
    let setup = Setup { law_stacks: LawStacks::FrontHeavy, ..Setup::default() };
    let state = start(setup, 9);
    let early = Law::L04 | Law::L05 | Law::L06 | Law::L07 | Law::L08 | Law::L09;
    let proposed: enumset::EnumSet<Law> = state.proposals.into_iter().flatten().collect();
    assert!(proposed.is_subset(early));
    assert_eq!(state.top_stack(), early - proposed);
}

/// 5.9: two new conflicts, all favours face up, three proposals; the lower row keeps its cards.
#[test]
fn a_round_is_prepared_5_9() {
    let table = Table::of(4)
        .edit(|state| state.favours.clear())
        .stack(Place::UpperLeft, own(BLUE), &[1])
        .scores_castles();
    let state = table.state();
    assert_eq!((state.round, state.phase), (2, PhaseState::Place { seat: BLUE }));
    assert_eq!(state.favours.len(), 6);
    assert!(state.proposals.iter().all(Option::is_some));
    assert!(state.conflicts.values().all(Option::is_some), "both conflicts of round 1 were lost");
    assert_eq!(table.card(Place::LowerLeft).stack_of(own(BLUE)).unwrap().knights, band(&[1]));
}

/// 5.2: after the last court is empty, parliament meets.
#[test]
fn placing_ends_with_the_last_knight_5_2() {
    let table = Table::of(3)
        .court(own(engine::Seat::new(1)), &[])
        .court(own(engine::Seat::new(2)), &[])
        .court(own(BLUE), &[1])
        .does(Action::PlaceInCastle {
            banner: lancaster::Banner::Own,
            knight: Strength::One,
            space: Space::Gold,
        });
    assert_eq!(table.state().phase, PhaseState::Vote { nth: 0 });
}

/// 7.2: every option the lobby offers is a key of the set-up, and its default is the set-up's default.
#[test]
fn options_are_keys_of_the_setup_7_2() {
    let defaults = serde_json::to_value(Setup::default()).unwrap();
    for option in Lancaster::INFO.options {
        let default = match option.choices {
            engine::Choices::Flag { default } => default.into(),
            engine::Choices::OneOf { values } => values[0].into(),
            engine::Choices::Number { default, .. } => default.into(),
        };
        assert_eq!(defaults.get(option.key), Some(&default), "{}", option.key);
    }
    assert_eq!(Lancaster::INFO.options.len() + 1, defaults.as_object().unwrap().len());
    assert_eq!(serde_json::from_str::<Setup>("{}").unwrap(), Setup::default());
    assert!(serde_json::from_str::<Setup>(r#"{"seats": 3, "expansion": true}"#).is_err());
}

/// 7.2: the list of set-ups for tests turns every option.
#[test]
fn every_setup_turns_every_option_7_2() {
    let turned = |key: &str| {
        let of = |setup: &Setup| serde_json::to_value(setup).unwrap()[key].clone();
        Setup::every().iter().filter(|setup| of(setup) != of(&Setup::default())).count()
    };
    assert!(Lancaster::INFO.options.iter().all(|option| turned(option.key) >= 3));
}
