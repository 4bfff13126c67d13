//! 5.16 Decisions.

use engine::Game;
use scharz::*;

use crate::rules::table::{LI, Table, march, seat};

/// A quiet season takes three confirmations at most: orders, trade, the season's own phase.
#[test]
fn a_quiet_season_takes_three_confirmations() {
    for map in [MapId::Italia, MapId::Orient, MapId::Vikings] {
        for mode in Mode::ALL {
            count_confirmations(&Setup { peoples: Peoples::Recommended, ..Setup::new(3, map, mode, 3) });
        }
    }
}

fn count_confirmations(setup: &Setup) {
    let mut chance = engine::FastChance::new(5);
    let mut state = Scharz::start(setup, &mut engine::Ctx::silent(&mut chance)).unwrap();
    let (mut counts, mut season, mut seasons) = ([0; 4], None, 0);
    while let Some(seat) = state.status().pending().iter().next() {
        let now = Some((state.world.year, state.world.season));
        if state.phase == Phase::Units && season != now {
            (season, counts, seasons) = (now, [0; 4], seasons + 1);
        }
        counts[seat.index()] += 1;
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let quiet = [Action::ReadyUnlessDisturbed, Action::AsProposed, Action::Ready];
        let action = quiet.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
        let is_counted = season.is_some() && counts[seat.index()] > 3;
        assert!(!is_counted, "{setup:?}: {seat:?} is asked once more in {:?} of {now:?}", state.phase.name());
        state.apply(seat, &action, &mut engine::Ctx::silent(&mut chance));
    }
    assert!(seasons >= 4, "{setup:?} saw {seasons} seasons");
}

/// The same in an autumn with crops and several stores (5.13): the harvest is brought in as proposed.
#[test]
fn a_quiet_autumn_takes_three_confirmations() {
    for mode in [Mode::Basic, Mode::Original, Mode::Extended] {
        let mut table = Table::italia(mode);
        table.village(0, "it_roma").village(0, "it_volsci").village(1, "it_karthago").village(1, "it_hippo");
        table.sown(0, "it_volsci", 4).sown(1, "it_hippo", 3).units(0, "it_roma", LI, 2);
        table.state.world.season = Season::Autumn;
        (table.player(0).quiet, table.player(1).quiet) = (true, true);
        table.go(Phase::Harvest);
        assert_eq!((table.state.phase.name(), table.field("it_roma").grain), (Phase::Units, 4));
        let mut n_asked = 0;
        while table.state.world.season == Season::Autumn {
            let quiet = [Action::ReadyUnlessDisturbed, Action::Ready];
            let owner = table.state.status().pending().iter().next().unwrap().index();
            let legal = table.legal(owner);
            let action = quiet.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
            n_asked += usize::from(owner == 0);
            table.act(owner, action);
        }
        assert!(n_asked <= 3, "{n_asked} in {mode:?}");
    }
}

/// Enemies about wake who wanted to be left alone.
#[test]
fn trouble_wakes_the_quiet() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_clusium").units(0, "it_roma", LI, 2);
    table.units(1, "it_campania", LI, 1).units(1, "it_volsci", LI, 1).go(Phase::Units);
    table.act(0, Action::ReadyUnlessDisturbed);
    table.act(1, Action::Ready);
    assert!(!table.state.status().pending().contains(seat(0)), "asked in {:?}", table.state.phase.name());
    assert!(table.state.world.players[seat(0)].quiet);
    table.go(Phase::Units).act(0, Action::ReadyUnlessDisturbed);
    march(&mut table, 1, "it_volsci", LI, "it_roma", 1);
    table.act(1, Action::Ready).pass_to(Phase::Withdraw);
    assert!(table.state.status().pending().contains(seat(0)));
}
