//! Everything the rules know happens: matches of players who hold on to their realms meet every action and event.

use std::collections::BTreeSet;

use scharz::{MapId, Mode, Setup};

use super::stubborn::stubborn_match;

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
const RARE: &str = "Announce BuyInBelgica KeepHerd StandOutside StayBehind TollFor TakeNothing Mount LetCommanderGo ChargeWith Free Occupy Sacrifice SelectFleet Transfer Announced AnnouncementLapsed \
    Breached CropDestroyed GuestsLeft HerdBought HerdSold PaidMarch SettlementRazed SettlementSurrendered SettlementTaken";

#[test]
fn everything_happens() {
    let (mut actions, mut events) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..40 {
        for map in MapId::ALL {
            let mode = Mode::ALL[2 + (seed % 2) as usize];
            let (met, told) = stubborn_match(&Setup::new(2 + (seed % 3) as u8, map, mode, 4), seed);
            actions.extend(met.iter().map(name));
            events.extend(told.iter().map(name));
        }
    }
    let missing = |all: BTreeSet<String>, met: &BTreeSet<String>| {
        let rare = |name: &&String| !RARE.split_whitespace().any(|rare| rare == name.as_str());
        all.difference(met).filter(rare).cloned().collect::<Vec<_>>()
    };
    let actions = missing(variants(include_str!("../../src/action.rs")), &actions);
    let events = missing(variants(include_str!("../../src/event.rs")), &events);
    assert!(actions.is_empty() && events.is_empty(), "never met: {actions:?}, {events:?}");
}
