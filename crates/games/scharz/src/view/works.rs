//! Building sites (3.7, 5.9): who works there, when they will be finished and what they will bring.

use engine::{Flow, Seat};

use super::types::{ScharzDate, ScharzGains, ScharzSite, ScharzWorks};
use crate::action::Action;
use crate::economy::{income, sites, works};
use crate::ids::{Building, Season};
use crate::phases::Phase;
use crate::scoring;
use crate::state::{Place, Scharz, Set, World};

/// Quarters of a finished building.
const DONE: u8 = 4;

pub fn sites(state: &Scharz, world: &World) -> Vec<ScharzSite> {
    let open = world.fields.items.iter().filter_map(|(place, field)| Some((place, field.site?)));
    open.map(|(place, building)| site(state, world, place, building)).collect()
}

/// Every click that begins, hurries or mans a site, and what one more worker after the other would change.
pub fn works(state: &Scharz, seen: &World, seat: Seat) -> Vec<ScharzWorks> {
    let mut found = Vec::new();
    let is_asked = state.current_status().pending().contains(seat);
    if !is_asked || !matches!(state.phase.name(), Phase::Trade | Phase::Build) {
        return found;
    }
    let mut manned = Set::EMPTY;
    let _ = state.visit(seat, &mut |action| {
        match action {
            Action::Build { at, building } | Action::BuildWith { at, building, .. } => {
                crews(state, seen, seat, (at.place(), building), action, &mut found);
            }
            Action::EnterSite { at, .. } if !manned.contains(at.place()) => {
                manned.insert(at.place());
                crew(state, seen, seat, at.place(), &mut found);
            }
            Action::Hurry { at } => one(state, seen, seat, (at.place(), action), &mut found),
            Action::PayBuilders => {
                for place in growing(seen, seat) {
                    one(state, seen, seat, (place, action), &mut found);
                }
            }
            _ => {}
        }
        Flow::Continue(())
    });
    found
}

/// An open site with one more worker, two more, and so on.
fn crew(state: &Scharz, seen: &World, seat: Seat, place: Place, found: &mut Vec<ScharzWorks>) {
    if let (Some(building), Some(first)) = (seen.fields[place].site, sites::next_worker(seen, seat, place)) {
        crews(state, seen, seat, (place, building), first, found);
    }
}

fn crews(
    state: &Scharz,
    seen: &World,
    seat: Seat,
    (place, building): (Place, Building),
    first: Action,
    found: &mut Vec<ScharzWorks>,
) {
    let (mut world, mut clicks, mut next) = (*seen, Vec::new(), Some(first));
    while let Some(click) = next {
        state.phase.play(&mut world, seat, &state.drafts[seat], click);
        clicks.push(click);
        found.push(ScharzWorks { clicks: clicks.clone(), site: site(state, &world, place, building) });
        next = sites::next_worker(&world, seat, place);
    }
}

fn one(
    state: &Scharz,
    seen: &World,
    seat: Seat,
    (place, click): (Place, Action),
    found: &mut Vec<ScharzWorks>,
) {
    let Some(building) = seen.fields[place].site else { return };
    let mut world = *seen;
    state.phase.play(&mut world, seat, &state.drafts[seat], click);
    found.push(ScharzWorks { clicks: vec![click], site: site(state, &world, place, building) });
}

/// Own sites on which somebody works.
fn growing(world: &World, seat: Seat) -> Set<Place> {
    let is_growing = |place: Place| world.fields[place].owner == Some(seat) && works::pace(world, place) > 0;
    world.map().fields.only(is_growing)
}

fn site(state: &Scharz, world: &World, place: Place, building: Building) -> ScharzSite {
    let field = &world.fields[place];
    let rounds = if field.site.is_some() { rounds(world, place) } else { Some(0) };
    ScharzSite {
        at: world.space(place),
        building,
        workers: works::workers(world, place),
        builders: works::builders_at(world, place),
        progress: 25 * if field.site.is_some() { field.progress } else { DONE },
        rounds,
        finished: rounds.map(|rounds| date(state, world, rounds)),
        gains: gains(world, place),
    }
}

/// Rounds until a site is finished; who is paid to work twice does so in this round only (5.9).
fn rounds(world: &World, place: Place) -> Option<u8> {
    let field = &world.fields[place];
    let missing = DONE.saturating_sub(field.progress);
    let mut later = *world;
    later.players[field.owner?].paid_builders = false;
    let (now, usual) = (works::pace(world, place), works::pace(&later, place));
    if now >= missing {
        return Some(1);
    }
    (usual > 0).then(|| 1 + (missing - now).div_ceil(usual))
}

/// The season in which so many Building phases have passed; phases are listed in the order of the year.
fn date(state: &Scharz, world: &World, rounds: u8) -> ScharzDate {
    let is_ahead = state.stage() as u8 <= Phase::Build as u8;
    let seasons = world.season as u8 + rounds.saturating_sub(u8::from(is_ahead));
    let n_seasons = Season::ALL.len() as u8;
    ScharzDate {
        year: world.year + seasons / n_seasons,
        season: Season::ALL[usize::from(seasons % n_seasons)],
    }
}

/// The difference between the field with the building and without.
fn gains(world: &World, place: Place) -> ScharzGains {
    let (mut without, mut with) = (*world, *world);
    let Some(owner) = world.fields[place].owner else { return ScharzGains::default() };
    if world.fields[place].site.is_some() {
        without.drop_site(place);
        with.finish_site(place);
    }
    let (before, after) = (worth(&without, owner, place), worth(&with, owner, place));
    let [taxes, importance, storage, berths, shields, levies, hires] =
        std::array::from_fn(|index| after[index] - before[index]);
    ScharzGains { taxes, importance, storage, berths, shields, levies, hires }
}

fn worth(world: &World, owner: Seat, place: Place) -> [i16; 7] {
    let field = &world.fields[place];
    [
        income::tax_income(world, owner),
        scoring::importance(world, owner) as i16,
        i16::from(field.storage()),
        i16::from(field.berths()),
        5 * i16::from(world.defence_level(place)),
        i16::from(field.levies_left()),
        i16::from(field.hires_left()),
    ]
}
