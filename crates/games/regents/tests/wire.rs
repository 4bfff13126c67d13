//! JSON samples of everything this game says, compared as text: a change is seen before it is shipped.

use engine::{Game, Seat, Viewer};
use regents::{Action, Event, Location, Regents, Setup, Track};
use testkit::wire::Samples;

/// What random matches hardly ever come to.
fn rare_actions() -> Vec<Action> {
    vec![
        Action::ScoreHall { hall: Location::Throne },
        Action::TowerLater,
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

fn samples() -> Samples {
    let setups = [3, 4, 5].map(|seats| Setup { seats, ..Setup::default() });
    let turned = [3, 5].map(Setup::all_turned);
    let setups: Vec<Setup> = setups.into_iter().chain(turned).collect();
    testkit::wire::samples::<Regents>(setups, 2).with_actions(rare_actions()).with_events(rare_events())
}

testkit::wire!(Regents, samples());

/// The views of a running match: what a seat, a spectator and the open table see of one moment.
#[test]
fn views_of_a_running_match_are_a_promise() {
    let mut moment = None;
    let setup = Setup { seats: 3, ..Setup::default() };
    testkit::golden::play::<Regents>(&setup, 4, |game, chance| {
        if game.ply() == 90 {
            moment = Some(game.state().clone());
        }
        testkit::golden::random(game, chance)
    });
    let state = moment.expect("a match is longer");
    for (name, viewer) in
        [("seat", Viewer::seat(Seat::new(0))), ("public", Viewer::Public), ("open", Viewer::Open)]
    {
        insta::assert_json_snapshot!(format!("running-{name}"), state.view(viewer));
    }
}
