//! 4 Setting up.

use engine::{Ctx, FastChance, Game, Viewer};
use scharz::*;

use crate::rules::table::{at, herds_of, homes_of, peoples, play_prologue, seat};
use scharz::Set;

fn grain_of(state: &Scharz, owner: usize) -> u16 {
    state.world.grain_in(seat(owner), Set::ALL)
}

/// Step 7 names every piece that is put: its kind, its level where that says something, and how many like it are left.
#[test]
fn start_pieces_are_named() {
    let mut chance = FastChance::new(2);
    let setup = peoples(MapId::Italia, &[Faction::ItaliaCelts, Faction::ItaliaGreeks]);
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
    let coast = |action: &Action| matches!(action, Action::Settle { at, .. } if !at.data().coast.is_empty());
    let state = play_prologue(&Setup::new(2, MapId::Italia, Mode::Original, 5), coast);
    for owner in 0..2 {
        let army = &state.world.units[seat(owner)];
        assert_eq!(homes_of(&state, owner).len(), 3);
        assert_eq!(army.count(|unit| unit.kind == Kind::LightInfantry), 5);
        assert_eq!(army.count(|unit| unit.kind == Kind::Transport && unit.post == Post::InYard), 1);
        assert_eq!(
            (
                grain_of(&state, owner),
                herds_of(&state, owner, Herd::Sheep),
                herds_of(&state, owner, Herd::Pigs)
            ),
            (10, 2, 1)
        );
        let player = &state.world.players[seat(owner)];
        assert_eq!((player.gold, player.pp, player.vp), (5, 7, 0));
    }
    let quick = play_prologue(&Setup::new(2, MapId::Italia, Mode::Quick, 5), coast);
    assert_eq!(
        (grain_of(&quick, 0), herds_of(&quick, 0, Herd::Sheep), quick.world.players[seat(0)].pp),
        (0, 0, 0)
    );
}

/// Who has no coast gets two light infantry and two gold instead of dock and ship.
#[test]
fn inland_start() {
    let inland = |action: &Action| matches!(action, Action::Settle { at, .. } if at.data().coast.is_empty());
    let state = play_prologue(&Setup::new(2, MapId::Huns, Mode::Basic, 5), inland);
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
    let state =
        play_prologue(&peoples(MapId::Italia, &[Faction::ItaliaGreeks, Faction::ItaliaCelts]), |_| false);
    let local = Faction::ItaliaGreeks.local();
    assert!(homes_of(&state, 0).iter().all(|id| at(id).data().homeland == Homeland::Of(local)));
}

/// A village may be moved once, last player first.
#[test]
fn moving_a_village() {
    let state = play_prologue(&Setup::new(2, MapId::Italia, Mode::Basic, 5), |action| {
        matches!(action, Action::Resettle { .. })
    });
    assert_eq!((homes_of(&state, 0).len(), homes_of(&state, 1).len()), (3, 3));
}

/// Karthago has a port in place of a third village; Etruscans have a village in Etruria; forts where they belong.
#[test]
fn peoples_at_the_start() {
    let wish = |action: &Action| {
        matches!(action, Action::Pass)
            || matches!(action, Action::Settle { at, .. } if at.data().is_tagged(Tag::Carthage))
    };
    let state = play_prologue(
        &peoples(MapId::Italia, &[Faction::ItaliaCarthaginians, Faction::ItaliaEtruscans]),
        wish,
    );
    assert_eq!(homes_of(&state, 0).len(), 2);
    assert_eq!(state.world.fields[at("it_karthago").place()].yard, Yard::Port);
    assert_eq!(herds_of(&state, 0, Herd::Pigs), 0);
    assert!(homes_of(&state, 1).iter().any(|id| at(id).data().is_tagged(Tag::Etruria)));

    let forts = |map, faction, other| {
        let state = play_prologue(&peoples(map, &[faction, other]), |_| false);
        let home = state.world.scene().home(seat(0));
        let count = home.iter().filter(|&place| state.world.fields[place].fort).count();
        (count, home.len(), state)
    };
    assert_eq!(forts(MapId::Huns, Faction::HunsBosporus, Faction::HunsAlans).0, 2);
    assert_eq!(forts(MapId::Taifas, Faction::TaifasFranks, Faction::TaifasTaifas).0, 1);
    assert_eq!(forts(MapId::Vikings, Faction::VikingsFranks, Faction::VikingsBritish).0, 1);
    assert_eq!(forts(MapId::Orient, Faction::OrientQatna, Faction::OrientElam).0, 1);
    let (count, _, state) = forts(MapId::Huns, Faction::HunsRomans, Faction::HunsAlans);
    let on_danube = homes_of(&state, 0).iter().filter(|id| at(id).data().is_tagged(Tag::DanubeRight)).count();
    assert_eq!(count, on_danube);
}
