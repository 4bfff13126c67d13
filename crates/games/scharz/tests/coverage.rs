//! Everything the rules know happens: matches of players who hold on to their realms meet every action and event.

use std::collections::BTreeSet;

use engine::{Chance, Ctx, FastChance, Game, Told};
use scharz::{Action, Event, MapId, Mode, Scharz, Setup};

/// Types of actions and events met in one match.
fn collect(setup: &Setup, seed: u64, actions: &mut BTreeSet<String>, events: &mut BTreeSet<String>) {
    let mut chance = FastChance::new(seed);
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut state = Scharz::start(setup, &mut Ctx::telling(&mut chance, &mut told)).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = state.status().pending().iter().next() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        actions.extend(legal.iter().map(name));
        let kept: Vec<Action> = legal.iter().copied().filter(|action| !is_waste(action)).collect();
        let list = if kept.is_empty() || chance.below(50) == 0 { &legal } else { &kept };
        let action = list[chance.below(list.len() as u32) as usize];
        state.apply(seat, &action, &mut Ctx::telling(&mut chance, &mut told));
    }
    events.extend(told.iter().map(|told| name(&told.event)));
}

fn is_waste(action: &Action) -> bool {
    use Action::*;
    matches!(
        action,
        Dismiss { .. }
            | Dismantle { .. }
            | CancelSite { .. }
            | Degrade { .. }
            | Disembark { .. }
            | Agree { .. }
            | GiveUp { .. }
            | SellGood { .. }
            | Pass
            | BreakOff
            | Lose
            | PayMarch
    )
}

fn name(thing: &impl std::fmt::Debug) -> String {
    let text = format!("{thing:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// The variants of an enum, read from its source.
fn variants(source: &str) -> BTreeSet<String> {
    let body = source.split_once("pub enum ").expect("an enum").1;
    let is_variant = |line: &&str| {
        line.starts_with("    ") && line[4..].starts_with(|letter: char| letter.is_ascii_uppercase())
    };
    body.lines()
        .filter(is_variant)
        .map(|line| line[4..].split([' ', ',', '{']).next().unwrap().to_owned())
        .collect()
}

/// Too rare for chance; each has a test of its own among the rules.
const RARE: &str = "Announce BuyInBelgica Occupy Sacrifice SelectFleet Transfer Announced AnnouncementLapsed Breached \
    CropDestroyed SettlementRazed SettlementTaken";

#[test]
fn everything_happens() {
    let (mut actions, mut events) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..40 {
        for map in MapId::ALL {
            let mode = Mode::ALL[2 + (seed % 2) as usize];
            collect(&Setup::new(2 + (seed % 3) as u8, map, mode, 4), seed, &mut actions, &mut events);
        }
    }
    let missing = |all: BTreeSet<String>, met: &BTreeSet<String>| {
        let rare = |name: &&String| !RARE.split_whitespace().any(|rare| rare == name.as_str());
        all.difference(met).filter(rare).cloned().collect::<Vec<_>>()
    };
    let actions = missing(variants(include_str!("../src/action.rs")), &actions);
    let events = missing(variants(include_str!("../src/event.rs")), &events);
    assert!(actions.is_empty() && events.is_empty(), "never met: {actions:?}, {events:?}");
}
