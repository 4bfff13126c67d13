//! JSON samples of everything this game says, kept as a file that the browser reads too.

use engine::Seat;
use scharz::{
    Action, Building, Event, Faction, Fate, Food, Giver, Good, Herd, Kind, Level, Load, MapId, Mode,
    PactKind, Payer, Phase, Post, Proposal, Reason, Scharz, ScharzBorders, Season, Setup, Space, Way,
    consult::{ScharzBattleAnswer, ScharzBattleQuestion},
};
use testkit::samples::{Sampler, Samples};

use crate::laws::stubborn::stubborn;
use crate::rules::table::{Table, at, march};

/// What even stubborn players hardly ever come to.
fn rare_actions() -> Vec<Action> {
    let at = Space::default();
    vec![
        Action::Announce { way: Way::Dominance },
        Action::BuildWith {
            at,
            building: Building::BuildVillage,
            kind: Kind::LightInfantry,
            level: Level::Elite,
            count: 1,
        },
        Action::BuyElephant { at, level: Level::Standard },
        Action::BuyHerd { at, herd: Herd::Sheep },
        Action::BuyInBelgica,
        Action::Charge { cavalry: 2, elephants: 0 },
        Action::ChargeWith { kind: Kind::Cavalry, level: Level::Veteran, count: 2 },
        Action::Free { shields: 1 },
        Action::DrawFrom { at, good: Good::Grain },
        Action::EatFirst { at, food: Food::Meat },
        Action::KeepHerd { at, herd: Herd::Pigs },
        Action::LandFish { at, count: 2 },
        Action::LetCommanderGo,
        Action::Mount { at, level: Level::Standard, from: at },
        Action::Occupy { city: Fate::Keep, port: Fate::Raze },
        Action::OfferForEver { gold: 4 },
        Action::OfferFromLord { gold: 3 },
        Action::PlunderFor { at, herd: Herd::Pigs },
        Action::PutToSea { to: at, count: 2 },
        Action::Sacrifice { kind: Kind::LightInfantry, level: Level::Standard },
        Action::SelectFleet { at },
        Action::SelectTransports { at, post: Post::Open, level: Level::Standard, load: Load::Laden },
        Action::SellHerd { at, herd: Herd::Sheep },
        Action::StandOutside { at, kind: Kind::LightInfantry, level: Level::Standard },
        Action::TakeNothing,
        Action::StayBehind { at, kind: Kind::Transport, level: Level::Standard, load: Load::Laden },
        Action::TollFor { kind: Kind::HeavyInfantry, level: Level::Standard, count: 2 },
        Action::Transfer { to: at, count: 2 },
        Action::WithdrawBuilders { at, kind: Kind::LightInfantry, level: Level::Standard, count: 2 },
    ]
}

fn rare_events() -> Vec<Event> {
    let (seat, owner, at) = (Seat::new(0), Seat::new(1), Space::default());
    vec![
        Event::Announced { seat, way: Way::Dominance },
        Event::AnnouncementLapsed { seat, way: Way::Dominance },
        Event::Breached { at, by: seat },
        Event::Charged { seat, count: 2 },
        Event::CropDestroyed { seat, owner, at },
        Event::CropTaken { seat, owner, at, count: 2 },
        Event::GuestsLeft { seat, from: at, to: at, target: Some(owner) },
        Event::HerdBought { seat, at, herd: Herd::Sheep },
        Event::HerdSold { seat, at, herd: Herd::Sheep },
        Event::HiringShare { seat, gold: 2 },
        Event::Lapsed {
            seat,
            target: owner,
            proposal: Proposal::Tribute,
            giver: Giver::Proposer,
            gold: 2,
            payer: Payer::Inferior,
        },
        Event::PactEnded { seat, target: owner },
        Event::PactMade {
            kind: PactKind::Peace,
            winner: seat,
            target: owner,
            gold: 2,
            payer: Payer::Inferior,
        },
        Event::PaidMarch { seat },
        Event::Revolted { seat, target: owner },
        Event::Sallied { seat, at, kind: Kind::LightInfantry, count: 2 },
        Event::SettlementSurrendered { at, by: seat, owner },
        Event::SettlementRazed { at, by: seat, owner, gold: 3 },
        Event::SettlementTaken { at, by: seat, owner },
        Event::SiteLost { seat, at },
    ]
}

/// Questions that hardly any match comes to, each on a table set for it.
fn rare_moments() -> Vec<Scharz> {
    let [herds, garrison] = smaller_town();
    vec![
        charge(),
        free_swords(),
        fall(),
        belgica(),
        quick_wages(),
        raid(),
        herds,
        garrison,
        announcement(),
        siege_feeding(),
        catch(),
    ]
}

const LI: Kind = Kind::LightInfantry;
const HI: Kind = Kind::HeavyInfantry;

/// 5.7: riders who may charge.
fn charge() -> Scharz {
    let mut table = Table::italia(Mode::Extended);
    table.units(0, "it_senones", Kind::Cavalry, 2).units(1, "it_senones", LI, 1).go(Phase::Battles);
    table.act(0, Action::Attack { target: Seat::new(1) }).act(0, Action::Ready).act(1, Action::Ready);
    table.state
}

/// 5.7: three swords against one that takes four.
fn free_swords() -> Scharz {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 4).trained(1, "it_senones", Kind::Elephant, Level::Veteran, 1);
    table.dice(&[1, 1, 1, 6, 6, 6]).go(Phase::Battles);
    table.act(0, Action::Attack { target: Seat::new(1) }).act(0, Action::Ready).act(1, Action::Ready);
    table.pass_to(Phase::FreeSwords);
    table.state
}

/// 5.8: a city that was stormed.
fn fall() -> Scharz {
    let mut table = Table::italia(Mode::Original);
    table.city(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 1).units(0, "it_senones", LI, 12);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.dice(&[3; 14]).dice(&[6; 3]).go(Phase::Sieges).act(0, Action::Assault);
    assert_eq!(table.state.phase, Phase::Fall);
    table.state
}

/// 3.13: the Germans at New Year.
fn belgica() -> Scharz {
    let mut table = Table::playing(MapId::Britannia, Faction::BritanniaGermans);
    table.state.world.year = 2;
    table.units(1, "br_belgica", LI, 1).go(Phase::NewYear);
    table.state
}

/// 5.11: gold for one of two.
fn quick_wages() -> Scharz {
    let mut table = Table::italia(Mode::Quick);
    table.village(0, "it_senones").posted(0, "it_senones", LI, Post::Inside, 1);
    table.posted(0, "it_senones", HI, Post::Inside, 1).units(1, "it_senones", LI, 1);
    table.village(1, "it_picenum").player(0).gold = 4;
    table.go(Phase::QuickWages);
    table.state
}

/// 5.2: a fort that can kill one or another.
fn raid() -> Scharz {
    let mut table = Table::italia(Mode::Original);
    table.city(1, "it_senones").units(0, "it_picenum", LI, 2).units(0, "it_picenum", HI, 1);
    table.field("it_senones").fort = true;
    table.dice(&[2, 3]).go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 2);
    march(&mut table, 0, "it_picenum", HI, "it_senones", 1);
    table.act(0, Action::Ready);
    table.state
}

/// 5.0: which herd keeps the last stall, and then who leaves a city that became smaller.
fn smaller_town() -> [Scharz; 2] {
    let mut table = Table::italia(Mode::Extended);
    table.city(0, "it_senones").posted(0, "it_senones", HI, Post::Inside, 3);
    table.posted(0, "it_senones", LI, Post::Inside, 4).field("it_senones").inside =
        [Some(Herd::Sheep), Some(Herd::Pigs)];
    table.units(1, "it_senones", LI, 1).village(1, "it_picenum").dice(&[1; 7]).dice(&[6]);
    let herds = table.go(Phase::Attrition).act(0, Action::Lose).state;
    table.act(0, Action::KeepHerd { at: at("it_senones"), herd: Herd::Sheep });
    [herds, table.state]
}

/// 6.1: ten victory points.
fn announcement() -> Scharz {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_roma").village(1, "it_karthago").village(2, "it_senones").player(0).vp = 10;
    table.go(Phase::RoundEnd);
    table.state
}

/// 5.14: an encircled village that has to choose whom to feed.
fn siege_feeding() -> Scharz {
    let mut table = Table::italia(Mode::Original);
    table.village(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 2).units(0, "it_senones", LI, 3);
    table.field("it_senones").inside = [Some(Herd::Sheep), None];
    table.village(0, "it_picenum").field("it_picenum").grain = 5;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding).pass_to(Phase::SiegeFeeding);
    table.state
}

/// 5.12: fish for one of two docks.
fn catch() -> Scharz {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_karthago").village(0, "it_hadrumetum").units(0, "it_s_sicilian", Kind::Transport, 1);
    for id in ["it_karthago", "it_hadrumetum"] {
        table.field(id).yard = scharz::Yard::Dock;
    }
    table.go(Phase::Fishing);
    table.state
}

fn samples() -> Samples {
    let setups = [
        Setup::new(3, MapId::Italia, Mode::Extended, 3),
        Setup::new(2, MapId::Huns, Mode::Extended, 3),
        Setup::new(3, MapId::Vikings, Mode::Original, 3),
        Setup::new(4, MapId::Orient, Mode::Basic, 3),
    ];
    let mut sampler = Sampler::<Scharz, _>::new(|view| &view.prompt).random(setups, 3);
    for seed in 0..8 {
        for map in MapId::ALL {
            let mode = Mode::ALL[2 + (seed % 2) as usize];
            sampler = sampler.play(Setup::new(2 + (seed % 3) as u8, map, mode, 4), seed, stubborn);
        }
    }
    let reasons = Reason::ALL.iter().map(|reason| reason.told());
    let sampler = sampler.at(rare_moments()).with_actions(rare_actions()).with_events(rare_events());
    sampler.with_reasons(reasons).finish()
}

testkit::samples!(Scharz, samples(), ScharzBattleQuestion, ScharzBattleAnswer, ScharzBorders);

/// 3.12: the browser does not ask the drawing of a map who is next to whom.
#[test]
fn borders_are_written_for_the_browser() {
    for map in MapId::ALL {
        let borders = ScharzBorders::of(map);
        assert!(!borders.land.is_empty() && !borders.water.is_empty());
        testkit::samples::write("scharz", &format!("borders/{}", map.data().name.to_lowercase()), &borders);
    }
}
