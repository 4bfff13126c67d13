//! Rulings, in their order: `R…` of the rules page and of the README.

use std::collections::BTreeSet;

use engine::{Game, Match, Seed, Viewer};
use regents::{
    Accusation, Action, Card, CastleMap, Clan, DiplomacyScope, Event, LeaderBonus, Location, Markers,
    NeutralMove, PenaltyFloor, Phase, Regents, Setup, SetupLocations, Threshold, ThresholdMode, Track,
};

use crate::rules::table::{
    BLUE, FOUR, GREEN, RED, Table, YELLOW, accuse, after_round_four, all_halls_under_passed, at_the_end,
    at_the_end_of, fresh, guesses, in_three_halls, is_open, markers, play, tied_in_the_tower, with_king,
};
use Location::{Chapel, Knights, Rampart, Store, Throne, Tower, Treasure};

fn links(map: CastleMap, from: Location) -> Vec<Location> {
    map.agent_links(from).iter().collect()
}

/// R1 and 3.3: the table of links of the map `star`.
#[test]
fn r1_the_star() {
    let map = CastleMap::Star;
    assert_eq!(links(map, Throne), [Knights, Treasure, Chapel, Store]);
    assert_eq!(links(map, Knights), [Throne, Rampart]);
    assert_eq!(links(map, Treasure), [Throne, Tower]);
    assert_eq!(links(map, Chapel), [Throne, Tower]);
    assert_eq!(links(map, Store), [Throne, Rampart]);
    assert_eq!(links(map, Tower), [Treasure, Chapel]);
    assert_eq!(links(map, Rampart), [Knights, Store]);
    let king = |from| map.hall_links(from).iter().collect::<Vec<_>>();
    assert_eq!(king(Throne), [Knights, Treasure, Chapel, Store]);
    for hall in [Knights, Treasure, Chapel, Store] {
        assert_eq!(king(hall), [Throne]);
    }
}

/// R1: `side_doors` adds two links, for agents, King and groups alike.
#[test]
fn r1_side_doors() {
    let map = CastleMap::SideDoors;
    assert_eq!(links(map, Knights), [Throne, Treasure, Rampart]);
    assert_eq!(links(map, Chapel), [Throne, Store, Tower]);
    Table::of(Setup { castle_map: map, ..Setup::default() })
        .king(Knights)
        .allows(Action::MoveKing { to: Treasure })
        .agents(RED, Store, 1)
        .allows(Action::MoveAgent { from: Store, to: Chapel });
}

/// R3: the third threshold under both readings; the first is the same.
#[test]
fn r3_the_third_threshold_reached_or_passed() {
    assert!(is_open([24, 10, 10, 10, 10], ThresholdMode::Reached));
    assert!(!is_open([24, 10, 10, 10, 10], ThresholdMode::Passed));
    assert!(is_open([24, 13, 13, 13, 13], ThresholdMode::Passed));
    assert!(is_open([4, 1, 1, 1, 1], ThresholdMode::Passed));
}

/// R7: two influence points are two steps, not two printed points.
#[test]
fn r7_an_influence_point_is_a_step() {
    Table::four()
        .tracks(RED, [10, 4, 4, 4, 4])
        .does(Action::PlayCard { card: Card::Influence })
        .does(Action::Advance { track: Track::Politics })
        .does(Action::Advance { track: Track::Politics })
        .shows(RED, [16, 4, 4, 4, 4]);
}

/// R8 does not bind action G: Tower and Rampart are open to returning agents under both options.
#[test]
fn r8_is_for_the_start_only() {
    for setup_locations in [SetupLocations::Halls, SetupLocations::All] {
        Table::of(Setup { setup_locations, ..Setup::default() })
            .allows(Action::ReturnAgent { at: Tower })
            .allows(Action::ReturnAgent { at: Treasure });
    }
}

/// 5.3 and R8: one agent a lap, in the five halls, the King's too.
#[test]
fn r8_agents_start_in_halls() {
    let mut game = fresh(4, 1);
    let start = game.state().start;
    assert_eq!(game.legal_actions(start).len(), 5);
    assert!(game.act(start, None, &Action::PlaceAgent { at: Location::Tower }).is_err());
    for lap in 0..4 {
        for seat in start.clockwise(4) {
            assert_eq!(game.state().round, 1, "lap {lap}");
            game.act(seat, None, &Action::PlaceAgent { at: Location::Throne }).unwrap();
        }
    }
    assert_eq!(game.state().phase.name(), Phase::Actions);
    assert_eq!(game.state().active, start);
    let all = Setup { setup_locations: SetupLocations::All, ..Setup::default() };
    let game = Match::<Regents>::start(all, Seed::from_number(1)).unwrap();
    assert_eq!(game.legal_actions(game.state().start).len(), 7);
}

/// R9: by option a spy must share a place with the target's agents.
#[test]
fn r9_spying_at_close_range() {
    let close = Setup { spy_requires_shared_location: true, ..Setup::default() };
    Table::of(close)
        .refuses(Action::Spy { target: BLUE }, "no_shared_location")
        .agents(RED, Tower, 1)
        .agents(BLUE, Tower, 1)
        .allows(Action::Spy { target: BLUE })
        .refuses(Action::Spy { target: YELLOW }, "no_shared_location");
    Table::four().allows(Action::Spy { target: BLUE });
}

/// R10: the target is told which card it was; by option it is not.
#[test]
fn r10_what_the_target_learns() {
    for spied_player_told in [true, false] {
        let table = Table::of(Setup { spied_player_told, ..Setup::default() })
            .draws(&[0])
            .does(Action::Spy { target: BLUE });
        let heard = table.heard(Viewer::seat(BLUE));
        let seen = Event::SpiedCard { by: RED, target: BLUE, card: Card::Suspicion };
        assert_eq!(heard.contains(&seen), spied_player_told);
        assert_eq!(heard.contains(&Event::Spied { by: RED, target: BLUE }), !spied_player_told);
        assert_eq!(table.view(BLUE).spyings[0].card.is_some(), spied_player_told);
    }
}

/// R11: by option a public clan can be accused, once with the right tile.
#[test]
fn r11_accusing_a_public_clan() {
    Table::of(Setup { accuse_exposed_clan: true, ..Setup::default() })
        .king(Throne)
        .agents(RED, Throne, 1)
        .edit(|state| state.exposed.insert(BLUE))
        .does(accuse(BLUE, Clan::Macduff))
        .does(Action::Advance { track: Track::Trade })
        .does(Action::Advance { track: Track::Trade })
        .shows(RED, [0, 0, 0, 0, 2])
        .refuses(accuse(BLUE, Clan::Macduff), "no_tile");
}

/// R12: the failed accuser is barred from this target only, also in later turns.
#[test]
fn r12_no_second_try() {
    with_king()
        .does(accuse(BLUE, Clan::Macgregor))
        .refuses(accuse(BLUE, Clan::Stewart), "failed_before")
        .allows(accuse(YELLOW, Clan::Stewart))
        .edit(|state| state.round = 6)
        .refuses(accuse(BLUE, Clan::Stewart), "failed_before");
}

/// R13 and 5.5: only one tile leaves when that of the true clan is gone already.
#[test]
fn r13_one_tile_or_two() {
    // Red first names Stewart against green (MacKintosh), then MacLeod against yellow (Stewart).
    let table = with_king().does(accuse(GREEN, Clan::Stewart));
    assert_eq!(table.view(BLUE).seats[0].n_tiles, 4);
    let table = table.does(accuse(YELLOW, Clan::Macleod));
    assert_eq!(table.view(BLUE).seats[0].n_tiles, 3);
    assert_eq!(table.state().tiles(RED), Clan::Macgregor | Clan::Campbell | Clan::Macduff);
    let lost: Vec<u8> = table.view(BLUE).accusations.iter().map(|accusation| accusation.tiles_lost).collect();
    assert_eq!(lost, [2, 1]);
    table.refuses(accuse(BLUE, Clan::Stewart), "no_tile");
}

/// A tile count that falls by one says that the true clan's tile was gone before (R13).
#[test]
fn r13_a_single_tile_is_a_clue() {
    // Green named Stewart against red (Campbell), then MacLeod against yellow, who is Stewart: one tile only.
    let table = Table::four().edit(|state| {
        let past = [(RED, Clan::Stewart), (YELLOW, Clan::Macleod)];
        past.into_iter()
            .for_each(|(target, clan)| state.accusations[GREEN].push(Accusation { target, clan }));
    });
    let guesses = guesses(table.state(), BLUE, 400);
    for guess in &guesses {
        assert_eq!(
            guess.accusations[GREEN][0].clan, guess.clans[YELLOW],
            "the tile lost before is yellow's clan"
        );
        guess.invariants().unwrap();
    }
    let clans: BTreeSet<Clan> = guesses.iter().map(|guess| guess.clans[YELLOW]).collect();
    assert_eq!(clans.len(), 5, "any clan but blue's own is possible");
}

/// R14: by option a penalty pushes a marker off its track.
#[test]
fn r14_off_the_track() {
    Table::of(Setup { penalty_floor: PenaltyFloor::OffTrack, ..Setup::default() })
        .king(Throne)
        .agents(RED, Throne, 1)
        .tracks(RED, [1, 1, 0, 0, 0])
        .does(accuse(BLUE, Clan::Macgregor))
        .awaits(BLUE)
        .does(Action::Penalize { target: RED, track: Track::Politics })
        .shows(RED, [0, 0, 0, 0, 0]);
}

/// R14: the option is for penalties, not for the Rampart.
#[test]
fn r14_not_for_the_rampart() {
    let table = Table::of(Setup { penalty_floor: PenaltyFloor::OffTrack, ..Setup::default() })
        .agents(RED, Location::Rampart, 1)
        .tracks(BLUE, [1, 0, 0, 0, 0])
        .scores();
    assert_eq!(table.state().active, BLUE);
}

/// R15: the accused chooses freely, but as much as possible: one marker by two or two by one.
#[test]
fn r15_the_accused_chooses_the_loss() {
    let table = || with_king().tracks(RED, [10, 2, 0, 1, 4]).does(accuse(BLUE, Clan::Macgregor)).awaits(BLUE);
    let penalize = |track| Action::Penalize { target: RED, track };
    assert_eq!(table().legal(), [Track::Politics, Track::Military, Track::Trade].map(penalize));
    table()
        .refuses(penalize(Track::Religion), "lowest_space")
        .refuses(Action::Penalize { target: GREEN, track: Track::Politics }, "penalty_accuser_only")
        .does(penalize(Track::Politics))
        .does(penalize(Track::Politics))
        .shows(RED, [6, 2, 0, 1, 4])
        .awaits(RED);
    table()
        .does(penalize(Track::Military))
        .refuses(penalize(Track::Military), "lowest_space")
        .does(penalize(Track::Trade))
        .shows(RED, [10, 1, 0, 1, 3]);
}

/// C: one recruit a turn (R17), and it may be placed in the same turn, anywhere (D).
#[test]
fn r17_recruit_once_and_place() {
    let table = Table::four()
        .does(Action::Recruit)
        .refuses(Action::Recruit, "recruited_already")
        .does(Action::PlaceCounsellor { at: Rampart })
        .refuses(Action::PlaceCounsellor { at: Tower }, "no_counsellor");
    let state = table.state();
    assert_eq!((state.reserve, state.counsellors[RED], state.placed[Rampart]), (19, 0, 1));
    assert_eq!(state.strength(RED, Rampart), 1);
}

/// R20: all actions must be used, which is always possible; by option they may be left.
#[test]
fn r20_all_actions_must_be_used() {
    Table::four().refuses(Action::EndActions, "actions_left").allows(Action::MoveKing { to: Knights });
    Table::of(Setup { may_forgo_actions: true, ..Setup::default() }).does(Action::EndActions).awaits(BLUE);
}

/// R21: cards may be played without effect: for nobody, or where nobody can be chosen.
#[test]
fn r21_cards_without_effect() {
    let table = Table::four().agents(BLUE, Tower, 1).does(play(Card::Suspicion)).does(Action::ChooseNobody);
    assert_eq!((table.phase(), table.state().agents[BLUE][Tower]), (Phase::Actions, 1));
    for card in [Card::Suspicion, Card::Betrayal, Card::Alliance, Card::Diplomacy] {
        let table = Table::four().does(play(card));
        assert_eq!((table.phase(), table.state().turn.card), (Phase::Actions, Some(card)));
    }
}

fn with_privilege() -> Table {
    Table::four().edit(|state| {
        state.clans[RED] = Clan::Macleod;
    })
}

/// R21 and 5.6: the Privilege card costs an action, moves nobody if nobody is there, one if only one is.
#[test]
fn r21_the_privilege_card_costs_an_action() {
    let table = with_privilege().does(play(Card::Privilege));
    assert_eq!((table.state().turn.actions, table.phase()), (2, Phase::Actions));
    let table = with_privilege()
        .agents(RED, Throne, 1)
        .does(play(Card::Privilege))
        .does(Action::MoveAgent { from: Throne, to: Treasure });
    assert_eq!(table.phase(), Phase::Actions);
    with_privilege()
        .edit(|state| state.turn.actions = 0)
        .refuses(play(Card::Privilege), "privilege_costs_action")
        .allows(play(Card::Diplomacy))
        .chip(RED, Track::Trade, Threshold::First)
        .does(Action::PlayChip)
        .allows(play(Card::Privilege));
}

/// R22: with another fifth card the reward follows its effect.
#[test]
fn r22_suspicion_as_the_fifth_card() {
    let table = Table::four()
        .played(RED, &[Card::Influence, Card::Diplomacy, Card::Alliance, Card::Betrayal])
        .agents(BLUE, Rampart, 1)
        .does(play(Card::Suspicion))
        .does(Action::Expel { target: BLUE, at: Rampart })
        .does(Action::Advance { track: Track::Military })
        .does(Action::Advance { track: Track::Religion });
    assert_eq!((table.points_of(RED), table.phase()), ([0, 1, 0, 1, 0], Phase::Actions));
}

/// R22: the fourth card rewards nothing.
#[test]
fn r22_only_the_fifth() {
    let table = Table::four().played(RED, &FOUR[..3]).does(play(Card::Betrayal));
    assert_eq!((table.phase(), table.state().exposed.is_empty()), (Phase::Actions, true));
}

/// R24: a tie of several, one place only, and it counts fully in a group.
#[test]
fn r24_diplomacy_wins_one_tie() {
    let table = Table::four()
        .king(Knights)
        .agents(RED, Throne, 1)
        .agents(BLUE, Throne, 1)
        .agents(YELLOW, Throne, 1)
        .agents(RED, Chapel, 1)
        .agents(BLUE, Chapel, 1)
        .agents(RED, Store, 1)
        .with_card(Card::Diplomacy)
        .scores();
    assert_eq!(
        table.legal(),
        [Action::WinTie { at: Throne }, Action::WinTie { at: Chapel }, Action::DeclineDiplomacy]
    );
    let table = table.refuses(Action::WinTie { at: Knights }, "king_cancels");
    table
        .refuses(Action::WinTie { at: Store }, "no_tie")
        .does(Action::WinTie { at: Throne })
        .shows(RED, [2, 0, 0, 0, 2]);
}

/// R24: Diplomacy may be declined.
#[test]
fn r24_diplomacy_may_be_declined() {
    Table::four()
        .agents(RED, Treasure, 1)
        .agents(BLUE, Treasure, 1)
        .with_card(Card::Diplomacy)
        .scores()
        .does(Action::DeclineDiplomacy)
        .shows(RED, [0; 5])
        .awaits(BLUE);
}

/// R24: by option Diplomacy keeps to the halls.
#[test]
fn r24_diplomacy_in_halls_only() {
    assert_eq!(tied_in_the_tower(DiplomacyScope::Halls).state().active, BLUE);
}

/// R25: the majority itself must still be won.
#[test]
fn r25_alliance_wins_no_tie() {
    in_three_halls().agents(BLUE, Throne, 1).with_card(Card::Alliance).scores().shows(RED, [0, 0, 1, 0, 1]);
}

/// R26: Suspicion reaches any place and any opponent; the agent goes back to its owner.
#[test]
fn r26_suspicion_expels_an_agent() {
    let table = Table::four()
        .agents(BLUE, Tower, 2)
        .agents(YELLOW, Store, 1)
        .agents(RED, Store, 1)
        .does(play(Card::Suspicion));
    assert_eq!(
        table.legal(),
        [
            Action::Expel { target: BLUE, at: Tower },
            Action::Expel { target: YELLOW, at: Store },
            Action::ChooseNobody
        ]
    );
    let table = table
        .refuses(Action::Expel { target: RED, at: Store }, "rival_only")
        .refuses(Action::Expel { target: GREEN, at: Store }, "no_agent_there")
        .does(Action::Expel { target: BLUE, at: Tower });
    assert_eq!(table.state().agents[BLUE][Tower], 1);
    assert_eq!(table.state().agents_outside(BLUE), 3);
}

/// R27: any two agents of different owners in different places, own or not, in either order.
#[test]
fn r27_betrayal_exchanges_two_agents() {
    let table = || {
        Table::four()
            .agents(BLUE, Tower, 2)
            .agents(BLUE, Store, 1)
            .agents(YELLOW, Tower, 1)
            .agents(GREEN, Chapel, 1)
            .does(play(Card::Betrayal))
    };
    let swapped = table()
        .does(Action::SwapFirst { owner: GREEN, at: Chapel })
        .does(Action::SwapSecond { owner: BLUE, at: Tower });
    assert_eq!(swapped.state().agents[GREEN][Tower], 1);
    assert_eq!((swapped.state().agents[BLUE][Tower], swapped.state().agents[BLUE][Chapel]), (1, 1));
    let same_place = table().does(Action::SwapFirst { owner: BLUE, at: Tower });
    same_place
        .refuses(Action::SwapSecond { owner: YELLOW, at: Tower }, "swap_same_place")
        .refuses(Action::SwapSecond { owner: BLUE, at: Store }, "swap_differs")
        .allows(Action::SwapSecond { owner: GREEN, at: Chapel });
    let nobody = table().does(Action::ChooseNobody);
    assert_eq!(nobody.phase(), Phase::Actions);
}

/// R27: two neutral agents cannot be exchanged with each other, a neutral agent may come first.
#[test]
fn r27_betrayal_with_a_neutral_agent_first() {
    let table = Table::three()
        .agents(RED, Tower, 1)
        .does(play(Card::Betrayal))
        .does(Action::SwapFirstNeutral { at: Store })
        .refuses(Action::SwapSecondNeutral { at: Chapel }, "swap_differs")
        .does(Action::SwapSecond { owner: RED, at: Tower });
    assert_eq!((table.state().agents[RED][Store], table.state().neutral_agents[Tower]), (1, 1));
    assert!(table.heard(Viewer::Public).contains(&Event::NeutralSwapped {
        by: RED,
        owner: RED,
        at: Tower,
        other_at: Store
    }));
}

/// R28: two different own agents for one action; the first move is mandatory, the second is not.
#[test]
fn r28_the_privilege_card_moves_two_agents() {
    let table = with_privilege()
        .agents(RED, Throne, 1)
        .agents(RED, Tower, 1)
        .agents(BLUE, Store, 1)
        .does(play(Card::Privilege));
    assert_eq!(table.state().turn.actions, 2);
    assert!(table.legal().iter().all(|action| matches!(action, Action::MoveAgent { .. })));
    let table = table
        .does(Action::MoveAgent { from: Throne, to: Knights })
        .refuses(Action::MoveAgent { from: Knights, to: Throne }, "different_agent")
        .refuses(Action::MoveAgent { from: Store, to: Throne }, "no_agent_there")
        .does(Action::MoveAgent { from: Tower, to: Chapel });
    let state = table.state();
    assert_eq!((state.agents[RED][Knights], state.agents[RED][Chapel]), (1, 1));
    assert_eq!((table.phase(), state.turn.actions), (Phase::Actions, 2));
}

/// R28: where two agents meet, one of them is the one that has not moved.
#[test]
fn r28_two_agents_that_meet() {
    let table = with_privilege()
        .agents(RED, Throne, 1)
        .agents(RED, Knights, 1)
        .does(play(Card::Privilege))
        .does(Action::MoveAgent { from: Throne, to: Knights })
        .allows(Action::MoveAgent { from: Knights, to: Rampart })
        .does(Action::FinishPrivilege);
    assert_eq!((table.state().agents[RED][Knights], table.phase()), (2, Phase::Actions));
}

/// R29: a chip won in scoring waits for the next turn; the action phase is over.
#[test]
fn r29_a_chip_won_in_scoring_waits() {
    let table =
        Table::four().agents(RED, Chapel, 1).agents(RED, Tower, 1).tracks(RED, [1, 1, 1, 3, 1]).scores();
    assert_eq!((table.chips(RED), table.phase()), (1, Phase::Tower));
    table.refuses(Action::PlayChip, "wrong_phase");
}

/// R30: the chip is taken without asking; a second player finds none.
#[test]
fn r30_a_chip_goes_to_the_first_marker() {
    let table = Table::four()
        .king(Location::Knights)
        .tracks(RED, [3, 0, 0, 0, 0])
        .tracks(BLUE, [3, 0, 0, 0, 0])
        .agents(RED, Location::Throne, 2)
        .scores()
        .awaits(BLUE);
    assert_eq!((table.chips(RED), table.phase()), (1, regents::Phase::Actions));
    let table = table.agents(RED, Location::Throne, 0).agents(BLUE, Location::Throne, 1).scores();
    assert_eq!((table.points_of(BLUE)[0], table.chips(BLUE)), (4, 0));
}

/// R32: the final advance takes chips; by option it does not.
#[test]
fn r32_chips_of_the_final_advance() {
    for (endgame_chip_claim, chips) in [(true, 1), (false, 0)] {
        let table = at_the_end_of(Setup { endgame_chip_claim, ..Setup::default() })
            .tracks(RED, [3, 0, 0, 0, 0])
            .does(Action::EndActions)
            .shows(RED, [5, 0, 0, 0, 0]);
        assert_eq!(table.chips(RED), chips);
    }
}

/// R33: by option one counsellor a player.
#[test]
fn r33_one_per_player() {
    let table = after_round_four(LeaderBonus::OnePerPlayer);
    assert_eq!((table.state().counsellors[RED], table.state().counsellors[BLUE]), (1, 1));
}

/// R34 and 5.2: every round begins with the start player and goes clockwise.
#[test]
fn r34_the_start_player_stays() {
    let mut table = Table::four().edit(|state| (state.start, state.active) = (YELLOW, YELLOW));
    for seat in [YELLOW, GREEN, RED, BLUE, YELLOW] {
        table = table.awaits(seat).scores();
    }
    assert_eq!(table.state().round, 3);
    assert!(table.heard(Viewer::Public).contains(&Event::RoundBegan { round: 3 }));
}

/// R35: by option it moves before scoring.
#[test]
fn r35_the_neutral_move_before_scoring() {
    let before = Setup { seats: 3, neutral_move: NeutralMove::BeforeScoring, ..Setup::default() };
    let table = Table::of(before).king(Throne).agents(RED, Chapel, 1).scores();
    assert_eq!(table.phase(), Phase::Neutral);
    table.does(Action::MoveNeutral { from: Chapel, to: Tower }).shows(RED, [0, 0, 0, 1, 0]).awaits(BLUE);
}

/// R37: a tie in front earns nothing, nor does an empty track.
#[test]
fn r37_alone_in_front() {
    let table = at_the_end()
        .tracks(RED, [1, 0, 0, 0, 0])
        .tracks(BLUE, [3, 0, 0, 0, 0])
        .does(Action::EndActions)
        .shows(RED, [3, 0, 0, 0, 0]);
    assert_eq!((table.state().points(RED), table.state().points(BLUE)), (3, 3));
    assert_eq!(table.state().points(YELLOW), 0, "Finance is empty and has no leader");
}

/// Red's markers after every way to go on scoring.
fn every_outcome(state: regents::Regents) -> Vec<Markers> {
    if state.phase != Phase::Halls {
        return vec![state.markers[RED]];
    }
    let mut legal = Vec::new();
    engine::Game::legal_actions(&state, RED, &mut legal);
    let outcomes = legal.into_iter().flat_map(|action| {
        let mut next = state.clone();
        engine::Game::apply(
            &mut next,
            RED,
            &action,
            &mut engine::Ctx::silent(&mut engine::FastChance::new(1)),
        );
        every_outcome(next)
    });
    outcomes.collect()
}

/// R38: where another order puts some marker further ahead, the player chooses hall by hall.
#[test]
fn r38_the_order_by_hand() {
    // All markers wait at 4 for each other: only the one that comes last passes the second threshold.
    let table = all_halls_under_passed(markers([4, 4, 4, 4, 4])).scores();
    assert_eq!(table.phase(), Phase::Halls);
    assert_eq!(table.legal(), Track::ALL.map(|track| Action::ScoreHall { hall: track.hall() }));
    let outcomes: BTreeSet<[u8; 5]> =
        every_outcome(table.state().clone()).iter().map(|markers| markers.into_array()).collect();
    let last_wins = (0..5).map(|last| [0, 1, 2, 3, 4].map(|track| if track == last { 9 } else { 8 }));
    assert_eq!(outcomes, last_wins.collect());
    let table = [Throne, Knights, Treasure, Store].into_iter().fold(table, |table, hall| {
        if table.phase() == Phase::Halls { table.does(Action::ScoreHall { hall }) } else { table }
    });
    table.shows(RED, [10, 10, 10, 13, 10]);
}

/// R39: the Tower may move a marker that has just advanced; it may be declined; thresholds hold it.
#[test]
fn r39_the_tower_takes_any_own_track() {
    let table =
        || Table::four().agents(RED, Tower, 1).agents(RED, Chapel, 1).tracks(RED, [4, 0, 0, 0, 0]).scores();
    table().does(Action::TowerStep { track: Track::Religion }).shows(RED, [4, 0, 0, 2, 0]);
    table().does(Action::DeclineTower).shows(RED, [4, 0, 0, 1, 0]).awaits(BLUE);
    table().refuses(Action::TowerStep { track: Track::Politics }, "threshold_closed");
}

/// R40: the bars are MacGregor's element, wherever they are printed: the card without them is Diplomacy.
#[test]
fn r40_macgregors_bars() {
    assert_eq!(Clan::Macgregor.lacks(), Card::Diplomacy);
}

/// R41: several accusations in one turn, as long as there are actions.
#[test]
fn r41_several_accusations() {
    let table = with_king()
        .does(accuse(BLUE, Clan::Stewart))
        .does(accuse(GREEN, Clan::Macgregor))
        .does(accuse(YELLOW, Clan::Macleod));
    assert_eq!((table.state().turn.actions, table.state().accusations[RED].len()), (0, 3));
    table.refuses(accuse(YELLOW, Clan::Campbell), "no_actions_left");
}

/// R42: accusations that must be wrong are legal: with the own clan's tile, or against a played card.
#[test]
fn r42_known_false_accusations() {
    with_king()
        .played(BLUE, &[Card::Suspicion])
        .allows(accuse(BLUE, Clan::Campbell))
        .allows(accuse(BLUE, Clan::Mackintosh))
        .refuses(accuse(RED, Clan::Campbell), "rival_only");
}

/// R27, A1, A3: after the first agent nobody after all is a choice; whoever stands nowhere cannot be exchanged.
#[test]
fn r27_nobody_after_all() {
    let table = Table::four().agents(RED, Store, 1).agents(BLUE, Tower, 1);
    let (own, rival) =
        (Action::SwapFirst { owner: RED, at: Store }, Action::SwapSecond { owner: BLUE, at: Tower });
    let table = table.does(play(Card::Betrayal));
    let table = table.refuses(Action::SwapFirst { owner: RED, at: Chapel }, "no_agent_there").does(own);
    let table = table.refuses(Action::SwapSecond { owner: BLUE, at: Chapel }, "no_agent_there");
    let table = table.refuses(Action::SwapSecondNeutral { at: Chapel }, "no_agent_there");
    let table = table.refuses(Action::SwapSecond { owner: RED, at: Store }, "swap_differs");
    let table = table.allows(rival).does(Action::ChooseNobody);
    assert_eq!((table.state().agents[RED][Store], table.state().agents[BLUE][Tower]), (1, 1));
    assert!(table.heard(Viewer::Public).contains(&Event::NobodyChosen { seat: RED, card: Card::Betrayal }));
}

/// R27: an agent with nobody of another owner elsewhere cannot come first.
#[test]
fn r27_nobody_to_swap_with() {
    let table = Table::four().agents(RED, Store, 1).agents(RED, Chapel, 1).agents(BLUE, Store, 1);
    table
        .does(play(Card::Betrayal))
        .refuses(Action::SwapFirst { owner: RED, at: Store }, "nobody_to_swap_with")
        .allows(Action::SwapFirst { owner: RED, at: Chapel });
}

/// R24, A1: a place outside the scope of Diplomacy is refused for that reason.
#[test]
fn r24_outside_the_scope() {
    let setup = Setup { diplomacy_scope: DiplomacyScope::Halls, ..Setup::default() };
    let table = Table::of(setup).king(Knights).with_card(Card::Diplomacy);
    let table =
        table.agents(RED, Tower, 1).agents(BLUE, Tower, 1).agents(RED, Store, 1).agents(BLUE, Store, 1);
    table.scores().refuses(Action::WinTie { at: Tower }, "diplomacy_in_halls");
}
