//! JSON samples of everything this game says, kept as a file that the browser reads too.

use engine::{Ctx, FastChance, Game, Seat};
use regents::{Action, Event, Location, PhaseState, Reason, Regents, Setup, ThresholdMode, TowerUse, Track};
use testkit::samples::{Sampler, Samples};

/// What random matches hardly ever come to.
fn rare_actions() -> Vec<Action> {
    vec![
        Action::ScoreHall { hall: Location::Throne },
        Action::TowerLater,
        Action::LeaveHalls,
        Action::MoveRival { owner: Seat::new(1), from: Location::Tower, to: Location::Chapel },
        Action::SwapFirstNeutral { at: Location::Store },
        Action::SwapSecondNeutral { at: Location::Store },
    ]
}

fn rare_events() -> Vec<Event> {
    let (seat, clan) = (Seat::new(0), regents::Clan::Macleod);
    vec![
        Event::VictoryShared { winner: seat, points: 40 },
        Event::DomainTurnedUp { seat, domain: Track::Religion, from: 4, to: 6 },
        Event::FifthCard { seat, clan },
        Event::HallsLeft { seat },
        Event::RivalMoved { by: seat, owner: Seat::new(1), from: Location::Tower, to: Location::Chapel },
        Event::NeutralSwapped {
            by: seat,
            owner: Seat::new(1),
            at: Location::Tower,
            other_at: Location::Store,
        },
        Event::LeaderBonus { seat, track: Track::Trade },
        Event::NobodyChosen { seat, card: regents::Card::Suspicion },
    ]
}

/// R38: all halls are due, and every order leads elsewhere.
fn order_of_halls() -> Regents {
    let setup = Setup { threshold_mode: ThresholdMode::Passed, ..Setup::default() };
    let mut state = Regents::start(&setup, &mut Ctx::silent(&mut FastChance::new(1))).unwrap();
    let seat = state.active;
    state.markers[seat].values_mut().for_each(|marker| *marker = 4);
    state.scoring.halls.values_mut().for_each(|steps| *steps = 5);
    state.scoring.n_halls = 5;
    state.phase = PhaseState::Halls;
    state.invariants().unwrap();
    state
}

/// 5.7: the Tower may be used before the halls.
fn tower_before_halls() -> Regents {
    let mut state = order_of_halls();
    state.scoring.tower = TowerUse::Held;
    state.phase = PhaseState::TowerFirst;
    state.invariants().unwrap();
    state
}

/// R29, by option: scoring has won a chip.
fn chip_won() -> Regents {
    let setup = Setup { chip_at_once: true, ..Setup::default() };
    let mut state = Regents::start(&setup, &mut Ctx::silent(&mut FastChance::new(1))).unwrap();
    let seat = state.active;
    state.track_chips[Track::Politics].clear();
    state.chips[seat] = 1;
    (state.turn.actions, state.turn.scored) = (0, true);
    state.phase = PhaseState::Actions;
    state.invariants().unwrap();
    state
}

fn samples() -> Samples {
    let setups = [3, 4, 5].map(|seats| Setup { seats, ..Setup::default() });
    let turned = [3, 5].map(Setup::all_turned);
    let setups: Vec<Setup> = setups.into_iter().chain(turned).collect();
    let sampler = Sampler::<Regents, _>::new(|view| &view.prompt).random(setups, 2).at([
        order_of_halls(),
        tower_before_halls(),
        chip_won(),
    ]);
    sampler
        .with_actions(rare_actions())
        .with_events(rare_events())
        .with_reasons(Reason::ALL.iter().map(|reason| reason.told()))
        .finish()
}

testkit::samples!(Regents, samples());
