//! The prologue (4) and what belongs to whom from the start (3.2, 3.13).

use engine::{Ctx, FastChance, Game, Viewer};
use scharz::*;

use super::table::{at, seat};

/// Plays the prologue with the first choice of a list that fits.
fn start(setup: &Setup, wish: impl Fn(&Action) -> bool) -> Scharz {
    let mut chance = FastChance::new(2);
    let mut state = Scharz::start(setup, &mut Ctx::silent(&mut chance)).unwrap();
    while state.phase != Phase::Units {
        let next = state.status().pending().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(next, &mut legal);
        let action = legal.iter().copied().find(&wish).unwrap_or(legal[0]);
        state.apply(next, &action, &mut Ctx::silent(&mut chance));
    }
    state
}

fn with(map: MapId, factions: &[Faction]) -> Setup {
    Setup { factions: factions.to_vec(), ..Setup::new(factions.len() as u8, map, Mode::Extended, 3) }
}

fn homes(state: &Scharz, owner: usize) -> Vec<&'static str> {
    let home = state.world.scene().home(seat(owner));
    places(home).map(|place| state.world.data(place).id).collect()
}

fn herds(state: &Scharz, owner: usize, herd: Herd) -> usize {
    let flocks = state.world.fields.items.iter().flat_map(|field| field.herds.iter().flatten());
    flocks.filter(|flock| flock.owner == seat(owner) && flock.herd == herd).count()
}

fn grain(state: &Scharz, owner: usize) -> u16 {
    state.world.grain_in(seat(owner), u64::MAX)
}

/// Step 7 names every piece that is put: its kind, its level where that says something, and how many like it are left.
#[test]
fn start_pieces_are_named() {
    let mut chance = FastChance::new(2);
    let setup = with(MapId::Italia, &[Faction::ItaliaCelts, Faction::ItaliaGreeks]);
    let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
    let mut named = Vec::new();
    while state.phase != Phase::Units {
        let next = state.status().pending().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(next, &mut legal);
        let put = legal.iter().copied().find(|action| matches!(action, Action::Put { .. }));
        let prompt = state.view(Viewer::seat(next)).prompt;
        assert_eq!(prompt.piece.is_some(), put.is_some());
        if let Some(piece) = prompt.piece.filter(|_| next == seat(0)) {
            named.push((piece, prompt.level, prompt.left));
        }
        state.apply(next, &put.unwrap_or(legal[0]), &mut Ctx::silent(&mut chance));
    }
    let infantry = StartPiece::Unit(Kind::LightInfantry);
    assert_eq!(named[..3].iter().map(|&(_, _, left)| left).collect::<Vec<_>>(), [3, 2, 1]);
    assert!(
        named[..3].iter().all(|&(piece, level, _)| (piece, level) == (infantry, Some(Level::Experienced)))
    );
    assert_eq!(named[3].0, infantry);
    assert_eq!(named[3].1, None, "standard is not worth a word");
    assert_eq!(*named.last().unwrap(), (StartPiece::Good(Good::Grain), None, 1));
}

/// Three villages, dock and transport, 5 light infantry, 10 grain, 2 sheep, 1 pigs, 5 gold, 7 points.
#[test]
fn start_pieces() {
    let coast = |action: &Action| matches!(action, Action::Settle { at, .. } if at.data().coast != 0);
    let state = start(&Setup::new(2, MapId::Italia, Mode::Original, 5), coast);
    for owner in 0..2 {
        let army = &state.world.units[seat(owner)];
        assert_eq!(homes(&state, owner).len(), 3);
        assert_eq!(army.count(|unit| unit.kind == Kind::LightInfantry), 5);
        assert_eq!(army.count(|unit| unit.kind == Kind::Transport && unit.post == Post::InYard), 1);
        assert_eq!(
            (grain(&state, owner), herds(&state, owner, Herd::Sheep), herds(&state, owner, Herd::Pigs)),
            (10, 2, 1)
        );
        let player = &state.world.players[seat(owner)];
        assert_eq!((player.gold, player.pp, player.vp), (5, 7, 0));
    }
    let quick = start(&Setup::new(2, MapId::Italia, Mode::Quick, 5), coast);
    assert_eq!((grain(&quick, 0), herds(&quick, 0, Herd::Sheep), quick.world.players[seat(0)].pp), (0, 0, 0));
}

/// Who has no coast gets two light infantry and two gold instead of dock and ship.
#[test]
fn inland_start() {
    let inland = |action: &Action| matches!(action, Action::Settle { at, .. } if at.data().coast == 0);
    let state = start(&Setup::new(2, MapId::Huns, Mode::Basic, 5), inland);
    let army = &state.world.units[seat(0)];
    assert_eq!(
        (army.count(|unit| unit.kind == Kind::LightInfantry), army.count(|unit| unit.kind.is_ship())),
        (7, 0)
    );
    assert_eq!(state.world.players[seat(0)].gold, 7);
}

/// Villages stand apart outside Extended, in the own homeland in it; grey and neutral land takes none.
#[test]
fn where_villages_stand() {
    let mut chance = FastChance::new(2);
    let setup = Setup::new(2, MapId::Italia, Mode::Basic, 5);
    let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
    let first = state.world.first;
    let settle = |id: &str| Action::Settle { at: at(id), opening: Opening::VillageStart };
    assert!(state.check(first, &settle("it_deserta")).is_err());
    state.apply(first, &settle("it_roma"), &mut Ctx::silent(&mut chance));
    let other = state.status().pending().iter().next().unwrap();
    assert!(state.check(other, &settle("it_volsci")).is_err(), "next to a village of another player");
    assert!(state.check(other, &settle("it_campania")).is_ok());
    let state = start(&with(MapId::Italia, &[Faction::ItaliaGreeks, Faction::ItaliaCelts]), |_| false);
    let local = Faction::ItaliaGreeks.local();
    assert!(homes(&state, 0).iter().all(|id| at(id).data().homeland == Homeland::Of(local)));
}

/// S10: dice that never differ do not hang the table: the first seat begins.
#[test]
fn s10_endless_ties() {
    struct Same;
    impl engine::Chance for Same {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }
    let setup = Setup::new(3, MapId::Italia, Mode::Basic, 5);
    let state = Scharz::start(&setup, &mut Ctx::silent(&mut Same)).unwrap();
    assert_eq!(state.world.first, seat(0));
}

/// S24: where a homeland has no free field left, any free field that is not reserved will do.
#[test]
fn s24_a_homeland_without_room() {
    let setup = with(MapId::Italia, &[Faction::ItaliaCelts, Faction::ItaliaGreeks]);
    let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut FastChance::new(2))).unwrap();
    let first = state.world.first;
    let home = Homeland::Of(state.world.faction(first).unwrap().local());
    let settle = |id: &str| Action::Settle { at: at(id), opening: Opening::VillageStart };
    assert!(state.check(first, &settle("it_sabini")).is_err(), "not at home");
    for place in 0..state.world.map().spaces.len() {
        if state.world.data(place).homeland == home {
            let field = &mut state.world.fields[place];
            (field.owner, field.settlement) = (Some(first.clockwise(2).nth(1).unwrap()), Settlement::Village);
        }
    }
    assert!(state.check(first, &settle("it_sabini")).is_ok());
    assert!(state.check(first, &settle("it_roma")).is_err(), "kept for a Roman");
}

/// A village may be moved once, last player first.
#[test]
fn moving_a_village() {
    let state = start(&Setup::new(2, MapId::Italia, Mode::Basic, 5), |action| {
        matches!(action, Action::Resettle { .. })
    });
    assert_eq!((homes(&state, 0).len(), homes(&state, 1).len()), (3, 3));
}

/// R36: a city start keeps the dock; it has no pigs and three light infantry, and places nothing more.
#[test]
fn r36_city_starts() {
    let city = |action: &Action| matches!(action, Action::Settle { opening: Opening::CityStart, .. });
    let romans = start(&with(MapId::Italia, &[Faction::ItaliaRomans, Faction::ItaliaGreeks]), city);
    assert_eq!(homes(&romans, 0), ["it_roma"]);
    let field = &romans.world.fields[at("it_roma").local()];
    assert_eq!((field.settlement, field.yard, field.grain), (Settlement::City, Yard::Dock, 10));
    assert_eq!(romans.world.units[seat(0)].count(|unit| unit.kind == Kind::LightInfantry), 3);
    assert_eq!((herds(&romans, 0, Herd::Sheep), herds(&romans, 0, Herd::Pigs)), (2, 0));

    let egypt = start(&with(MapId::Orient, &[Faction::OrientEgypt, Faction::OrientBabylon]), city);
    assert_eq!((homes(&egypt, 0).len(), homes(&egypt, 1).len()), (1, 1));
    let byzantium = start(&with(MapId::Huns, &[Faction::HunsConstantinople, Faction::HunsHuns]), |_| false);
    assert_eq!(homes(&byzantium, 0), ["hu_constantinopolis"], "they have no choice");
    assert_eq!(byzantium.world.fields[at("hu_constantinopolis").local()].settlement, Settlement::City);
}

/// R33: Constantinople is lord of the Romans from the start, which counts for Sovereignty; so two players cannot be both.
#[test]
fn r33_lord_of_the_romans() {
    let both = [Faction::HunsConstantinople, Faction::HunsRomans];
    assert!(with(MapId::Huns, &both).check().is_err());
    let three = [Faction::HunsConstantinople, Faction::HunsRomans, Faction::HunsHuns];
    let state = start(&with(MapId::Huns, &three), |_| false);
    assert!(state.world.is_lord_of(seat(0), seat(1)));
    assert_eq!((state.world.players[seat(0)].vp, state.world.players[seat(1)].pp), (0, 7), "without points");
    let progress = &state.view(engine::Viewer::Public).seats[0].sovereignty;
    assert_eq!((progress.have, progress.need), (1, 2));
    assert_eq!(thresholds(&state.world, seat(0)).1, 5, "a short game's 7, less 2 for a vassal");
}

/// Karthago has a port in place of a third village; Etruscans have a village in Etruria; forts where they belong.
#[test]
fn peoples_at_the_start() {
    let wish = |action: &Action| {
        matches!(action, Action::Pass)
            || matches!(action, Action::Settle { at, .. } if at.data().is_tagged(tag::CARTHAGE))
    };
    let state = start(&with(MapId::Italia, &[Faction::ItaliaCarthaginians, Faction::ItaliaEtruscans]), wish);
    assert_eq!(homes(&state, 0).len(), 2);
    assert_eq!(state.world.fields[at("it_karthago").local()].yard, Yard::Port);
    assert_eq!(herds(&state, 0, Herd::Pigs), 0);
    assert!(homes(&state, 1).iter().any(|id| at(id).data().is_tagged(tag::ETRURIA)));

    let forts = |map, faction, other| {
        let state = start(&with(map, &[faction, other]), |_| false);
        let home = state.world.scene().home(seat(0));
        let count = places(home).filter(|&place| state.world.fields[place].fort).count();
        (count, home.count_ones() as usize, state)
    };
    assert_eq!(forts(MapId::Huns, Faction::HunsBosporus, Faction::HunsAlans).0, 2);
    assert_eq!(forts(MapId::Taifas, Faction::TaifasFranks, Faction::TaifasTaifas).0, 1);
    assert_eq!(forts(MapId::Vikings, Faction::VikingsFranks, Faction::VikingsBritish).0, 1);
    assert_eq!(forts(MapId::Orient, Faction::OrientQatna, Faction::OrientElam).0, 1);
    let (count, _, state) = forts(MapId::Huns, Faction::HunsRomans, Faction::HunsAlans);
    let on_danube = homes(&state, 0).iter().filter(|id| at(id).data().is_tagged(tag::DANUBE_RIGHT)).count();
    assert_eq!(count, on_danube);
}

/// Celts of BRITANNIA and ITALIA, Slavs and Balts, the Vikings of TAIFAS (3.13).
#[test]
fn odd_starts() {
    let celts =
        start(&with(MapId::Britannia, &[Faction::BritanniaCelts, Faction::BritanniaScots]), |_| false);
    assert_eq!((herds(&celts, 0, Herd::Sheep), herds(&celts, 0, Herd::Pigs)), (1, 2));
    let celts = start(&with(MapId::Italia, &[Faction::ItaliaCelts, Faction::ItaliaGreeks]), |_| false);
    assert_eq!(celts.world.units[seat(0)].count(|unit| unit.level == Level::Experienced), 3);
    let slavs =
        start(&with(MapId::Vikings, &[Faction::VikingsSlavsBalts, Faction::VikingsFranks]), |_| false);
    let army = &slavs.world.units[seat(0)];
    assert_eq!((army.count(|_| true), army.count(|unit| unit.kind.is_ship())), (7, 0));
    let away = start(&with(MapId::Taifas, &[Faction::TaifasVikings, Faction::TaifasReinos]), |_| false);
    assert!(away.world.players[seat(0)].is_away && homes(&away, 0).is_empty());
}

/// 3.13: the recommended peoples can be played together, and are what is listed first.
#[test]
fn recommended_peoples() {
    for map in MapId::ALL {
        for seats in 2..=4 {
            let set = Faction::recommended(map, seats);
            assert_eq!(set.len(), usize::from(seats));
            assert_eq!(with(map, set).check(), Ok(()), "{set:?}");
            let setup = Setup { peoples: Peoples::Recommended, ..Setup::new(seats, map, Mode::Extended, 2) };
            let state = start(&setup, |_| false);
            let found: Vec<_> = state.world.players.values().map(|player| player.faction.unwrap()).collect();
            assert_eq!(found, set);
        }
    }
    let chosen = start(&Setup::new(2, MapId::Huns, Mode::Extended, 2), |_| false);
    let people = |owner| chosen.world.faction(seat(owner)).unwrap();
    assert!(Faction::recommended(MapId::Huns, 2).contains(&people(0)));
    assert!(Faction::recommended(MapId::Huns, 2).contains(&people(1)) && people(0) != people(1));
}
