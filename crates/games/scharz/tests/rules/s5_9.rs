//! 5.9 Hinterland: Experience and Building.

use scharz::*;

use crate::rules::table::{LI, Table, at, attack, bare, seat, view_of};

/// 5.9: a credit is for who fought in the battle where it was won, not for the garrison that looked on.
#[test]
fn credits_of_the_dead() {
    let mut table = bare(Mode::Original);
    table.village(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 1);
    table.units(1, "it_senones", LI, 1).units(0, "it_senones", LI, 4);
    table.dice(&[1, 6, 6, 6, 1]);
    attack(&mut table);
    assert_eq!((table.state.phase.name(), table.count(0, LI), table.count(1, LI)), (Phase::Sieges, 3, 1));
    // The assault kills nobody; its units fought in the battle before.
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.dice(&[1, 1, 1, 6, 6]).act(0, Action::Assault).act(0, Action::BreakOff);
    assert_eq!((table.count(0, LI), table.count(1, LI)), (3, 1));
    table.pass_to(Phase::Experience);
    let raise = Action::Raise { at: at("it_senones"), kind: LI, level: Level::Standard };
    assert!(table.is_legal(0, raise) && !table.is_legal(1, raise));
}

/// 5.9: one level per unit and round, however many credits are left.
#[test]
fn one_level_per_round() {
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", LI, 2).units(1, "it_senones", LI, 2).dice(&[1, 1, 6, 6]);
    attack(&mut table);
    table.pass_to(Phase::Experience);
    let raise = |level| Action::Raise { at: at("it_senones"), kind: LI, level };
    table.act(0, raise(Level::Standard));
    assert!(!table.is_legal(0, raise(Level::Experienced)) && table.is_legal(0, raise(Level::Standard)));
}

/// A site says who works there and when it will be done: four rounds for the fewest builders, half for twice as many
/// (3.7, 5.9).
#[test]
fn crews_and_their_dates() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_volsci", LI, 4).go(Phase::Trade);
    let build = Action::Build { at: at("it_volsci"), building: Building::BuildVillage };
    let join = Action::EnterSite { at: at("it_volsci"), kind: LI, level: Level::Standard };
    let crews = |table: &Table, first: Action| -> Vec<_> {
        let begun = view_of(table, 0).works.into_iter().filter(|works| works.clicks[0] == first);
        begun.map(|works| (works.clicks.len(), works.site.workers, works.site.finished.unwrap())).collect()
    };
    let date = |year, season| ScharzDate { year, season };
    let (spring, autumn) = (date(2, Season::Spring), date(1, Season::Autumn));
    let expected = [(1, 2, spring.clone()), (2, 3, spring), (3, 4, autumn.clone())];
    assert_eq!(crews(&table, build), expected);
    table.act(0, build);
    assert_eq!(crews(&table, join), [(1, 3, date(2, Season::Spring)), (2, 4, autumn)]);
    assert!(view_of(&table, 1).works.is_empty() && view_of(&table, 1).sites.is_empty());
    let site = &view_of(&table, 0).sites[0];
    assert_eq!((site.workers, site.builders, site.progress, site.rounds), (2, 2, 0, Some(4)));
    assert_eq!((site.gains.storage, site.gains.shields, site.gains.levies), (5, 5, 1));
}

/// Before Building of the season that phase still counts; who is paid works twice in this round only (5.9).
#[test]
fn dates_before_building() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").posted(0, "it_volsci", LI, Post::OnSite, 2);
    let site = table.field("it_volsci");
    (site.owner, site.site, site.progress) = (Some(seat(0)), Some(Building::BuildVillage), 1);
    table.state.world.players[seat(0)].pp = 12;
    table.go(Phase::Build);
    let now = view_of(&table, 0);
    let autumn = ScharzDate { year: 1, season: Season::Autumn };
    assert_eq!((now.sites[0].rounds, now.sites[0].finished.clone()), (Some(3), Some(autumn)));
    let paid = now.works.iter().find(|works| works.clicks == [Action::PayBuilders]).unwrap();
    assert_eq!(paid.site.rounds, Some(2));
}

/// 5.9: each refusal of a level has one cause.
#[test]
fn of_experience() {
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", LI, 2).units(1, "it_senones", LI, 2).dice(&[1, 1, 6, 6]);
    table.trained(0, "it_picenum", LI, Level::Elite, 1).units(0, "it_roma", LI, 1);
    attack(&mut table);
    table.pass_to(Phase::Experience);
    let raise = |id, kind, level| Action::Raise { at: at(id), kind, level };
    assert_eq!(table.why(0, raise("it_senones", Kind::Cavalry, Level::Standard)), "no_such_unit");
    assert_eq!(table.why(0, raise("it_picenum", LI, Level::Elite)), "elite_already");
    assert_eq!(table.why(0, raise("it_roma", LI, Level::Standard)), "no_credit");
    table.act(0, raise("it_senones", LI, Level::Standard));
    assert_eq!(table.why(0, raise("it_senones", LI, Level::Experienced)), "raised_already");
}
