//! JSON samples of everything this game says, compared as text: a change is seen before it is shipped.

mod common;

use common::stubborn_match;
use engine::Seat;
use scharz::{Action, Event, Fate, Herd, Kind, Level, Load, MapId, Mode, Scharz, Setup, Space, Way};
use testkit::wire::Samples;

/// What even stubborn players hardly ever come to.
fn rare_actions() -> Vec<Action> {
    let at = Space::default();
    vec![
        Action::Announce { way: Way::Dominance },
        Action::BuyElephant { at, level: Level::Standard },
        Action::BuyHerd { at, herd: Herd::Sheep },
        Action::BuyInBelgica,
        Action::ChargeWith { kind: Kind::Cavalry, level: Level::Veteran, count: 2 },
        Action::Free { shields: 1 },
        Action::KeepHerd { at, herd: Herd::Pigs },
        Action::Occupy { city: Fate::Keep, port: Fate::Raze },
        Action::OfferForEver { gold: 4 },
        Action::OfferFromLord { gold: 3 },
        Action::PlunderFor { at, herd: Herd::Pigs },
        Action::PutToSea { to: at, count: 2 },
        Action::Sacrifice { kind: Kind::LightInfantry, level: Level::Standard },
        Action::SelectFleet { at },
        Action::SellHerd { at, herd: Herd::Sheep },
        Action::StandOutside { at, kind: Kind::LightInfantry, level: Level::Standard },
        Action::StayBehind { at, kind: Kind::Transport, level: Level::Standard, load: Load::Laden },
        Action::TollFor { kind: Kind::HeavyInfantry, level: Level::Standard, count: 2 },
        Action::Transfer { to: at, count: 2 },
    ]
}

fn rare_events() -> Vec<Event> {
    let (seat, owner, at) = (Seat::new(0), Seat::new(1), Space::default());
    vec![
        Event::Announced { seat, way: Way::Dominance },
        Event::AnnouncementLapsed { seat, way: Way::Dominance },
        Event::Breached { at, by: seat },
        Event::CropDestroyed { seat, owner, at },
        Event::CropTaken { seat, owner, at, count: 2 },
        Event::GuestsLeft { seat, from: at, to: at },
        Event::HerdBought { seat, at, herd: Herd::Sheep },
        Event::HerdSold { seat, at, herd: Herd::Sheep },
        Event::PactEnded { seat, target: owner },
        Event::PaidMarch { seat },
        Event::Sallied { seat, at, kind: Kind::LightInfantry, count: 2 },
        Event::SettlementSurrendered { at, by: seat, owner },
        Event::SettlementRazed { at, by: seat, owner, gold: 3 },
        Event::SettlementTaken { at, by: seat, owner },
    ]
}

fn samples() -> Samples {
    let setups = [
        Setup::new(3, MapId::Italia, Mode::Extended, 3),
        Setup::new(2, MapId::Huns, Mode::Extended, 3),
        Setup::new(3, MapId::Vikings, Mode::Original, 3),
        Setup::new(4, MapId::Orient, Mode::Basic, 3),
    ];
    let mut samples = testkit::wire::samples::<Scharz>(setups, 3);
    for seed in 0..8 {
        for map in MapId::ALL {
            let mode = Mode::ALL[2 + (seed % 2) as usize];
            let (met, told) = stubborn_match(&Setup::new(2 + (seed % 3) as u8, map, mode, 4), seed);
            samples = samples.with_actions(met).with_events(told);
        }
    }
    samples.with_actions(rare_actions()).with_events(rare_events())
}

testkit::wire!(Scharz, samples());
