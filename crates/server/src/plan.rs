//! Reading what somebody wants to set: names, levels of play, who sits where.

use std::ops::RangeInclusive;

use catalog::{BotSpec, GameKind, Level};
use engine::{Seat, Seed, SeedError};
use serde_json::Value;
use store::{Phase, Sitter, Table};
use uuid::Uuid;

use crate::clock::now;
use crate::config::Seeds;
use crate::error::{ApiError, ApiResult};
use crate::picture::pending_list;
use crate::protocol::{ErrorCode, Expiry, Help, Motion, NewTable, Otherwise, Pace, SeatPlan, Terms, Waits};
use crate::table_match::guard;
use crate::table_task::rotated;

const LONGEST_NAME: usize = 24;
/// Minutes; a week.
const LONGEST_WAIT: u32 = 7 * 24 * 60;
/// Seconds of a live clock, and what each turn may add.
const BASE: RangeInclusive<u32> = 5..=4 * 60 * 60;
const MOST_INCREMENT: u32 = 600;
const DAYS: RangeInclusive<u32> = 1..=14;

/// The table somebody wants, if the game can be played like that.
pub(crate) fn plan_table(game: &dyn GameKind, wanted: NewTable, host: &str, seed: Seed) -> ApiResult<Table> {
    let seats = plan_seats(&wanted.seats, host)?;
    if wanted.help != Help::default() && !is_alone(&wanted.seats) {
        return Err(ApiError::with(ErrorCode::BadSetup, "a coach helps only against bots"));
    }
    let setup = with_seat_count(wanted.setup, seats.len())?;
    let terms = clean_terms(wanted.terms)?;
    lay_table(game, setup, seats, terms, wanted.help.into(), host, seed)
}

/// The same table once more: everybody a seat further, who asks and the bots on their seats, the others still to come.
pub(crate) fn plan_rematch(game: &dyn GameKind, of: &Table, asker: &str) -> ApiResult<Table> {
    let n_seats = of.seats.len();
    let mut seats = vec![Sitter::Open; n_seats];
    for (seat, sitter) in Seat::all(n_seats).zip(&of.seats) {
        let seat = &mut seats[rotated(seat, n_seats).index()];
        match sitter {
            Sitter::Bot { .. } => seat.clone_from(sitter),
            Sitter::Person { guest, alias, guest_name, .. } if guest == asker => {
                let (guest, alias, guest_name) = (guest.clone(), alias.clone(), guest_name.clone());
                *seat = Sitter::Person { guest, alias, guest_name, stand_in: None, night: None };
            }
            Sitter::Person { .. } | Sitter::Open => {}
        }
    }
    let terms = Terms { is_public: false, waits: None, ..terms_of(of) };
    lay_table(game, of.setup.clone(), seats, terms, of.help, asker, fresh_seed()?)
}

fn lay_table(
    game: &dyn GameKind,
    setup: Value,
    seats: Vec<Sitter>,
    terms: Terms,
    help: store::Help,
    host: &str,
    seed: Seed,
) -> ApiResult<Table> {
    let trial = guard(|| game.start(&setup, seed)).map_err(ApiError::internal)??;
    let has_open_seats = seats.contains(&Sitter::Open);
    let waits = terms.waits.as_ref().filter(|_| has_open_seats);
    Ok(Table {
        id: Uuid::new_v4().simple().to_string(),
        game: game.info().slug.to_owned(),
        rules_version: game.info().rules_version,
        played_by: game.info().rules_version,
        // As the game understood it: all options written out.
        setup: guard(|| trial.record()["setup"].clone()).map_err(ApiError::internal)?,
        seed: seed.to_string(),
        host: host.to_owned(),
        phase: if has_open_seats { Phase::Gathering } else { Phase::Running },
        seats,
        help,
        pending: pending_list(trial.status()),
        created_at: now(),
        updated_at: now(),
        results: Vec::new(),
        is_public: terms.is_public,
        waits_until: waits.map(|waits| now() + i64::from(waits.minutes) * 60),
        terms: serde_json::to_value(&terms).map_err(ApiError::internal)?,
        unwelcome: Vec::new(),
        rematch: None,
        clocks: Vec::new(),
        motion: None,
    })
}

/// What its host wants of a table. What a newer program wrote there counts as nothing special.
pub(crate) fn terms_of(table: &Table) -> Terms {
    serde_json::from_value(table.terms.clone()).unwrap_or_default()
}

/// What is voted on at a table, as far as this program knows it.
pub(crate) fn motion_of(table: &Table) -> Option<Motion> {
    serde_json::from_str(&table.motion.as_ref()?.what).ok()
}

/// Nobody is shown a table that waits for ever.
fn clean_terms(mut terms: Terms) -> ApiResult<Terms> {
    if terms.is_public && terms.waits.is_none() {
        terms.waits = Some(Waits { minutes: LONGEST_WAIT, otherwise: Otherwise::CallOff });
    }
    if let Some(Waits { minutes, otherwise }) = &terms.waits {
        if !(1..=LONGEST_WAIT).contains(minutes) {
            return Err(ApiError::with(ErrorCode::BadTerms, "a table waits from 1 minute to a week"));
        }
        if let Otherwise::Bots { level } = otherwise {
            bot(level)?;
        }
    }
    let is_right = match terms.pace {
        Pace::Untimed => true,
        Pace::Live { base, increment } => BASE.contains(&base) && increment <= MOST_INCREMENT,
        Pace::Days { days } => DAYS.contains(&days),
    };
    if !is_right {
        return Err(ApiError::with(
            ErrorCode::BadTerms,
            "5 s to 4 h and up to 10 min a turn, or 1 to 14 days",
        ));
    }
    if let Some(Expiry { level, .. }) = &terms.expiry {
        bot(level)?;
    }
    Ok(terms)
}

/// The secret of a new match.
pub(crate) fn choose_seed(wanted: &NewTable, seeds: Seeds) -> ApiResult<Seed> {
    match &wanted.seed {
        None => fresh_seed(),
        Some(seed) if seeds == Seeds::Chosen || is_alone(&wanted.seats) => chosen_seed(seed),
        Some(_) => Err(ApiError::with(ErrorCode::BadSetup, "a seed is chosen only against bots")),
    }
}

/// Whoever knows the seed knows every secret of the match, so it may be chosen where that cheats nobody: a lesson.
fn is_alone(plans: &[SeatPlan]) -> bool {
    plans.iter().all(|plan| matches!(plan, SeatPlan::Me | SeatPlan::Bot { .. }))
}

fn plan_seats(plans: &[SeatPlan], host: &str) -> ApiResult<Vec<Sitter>> {
    if plans.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
        return Err(ApiError::with(ErrorCode::BadSeats, "you can sit on one seat only"));
    }
    if plans.iter().all(|plan| matches!(plan, SeatPlan::Bot { .. })) {
        return Err(ApiError::with(ErrorCode::BadSeats, "at least one seat is for a person"));
    }
    plans.iter().map(|plan| plan_seat(plan, host)).collect()
}

fn plan_seat(plan: &SeatPlan, host: &str) -> ApiResult<Sitter> {
    match plan {
        SeatPlan::Me => Ok(Sitter::guest(host)),
        SeatPlan::Local { name } => {
            let (guest, alias) = (host.to_owned(), Some(clean_name(name)?));
            Ok(Sitter::Person { guest, alias, guest_name: String::new(), stand_in: None, night: None })
        }
        SeatPlan::Bot { level } => bot(level),
        SeatPlan::Open => Ok(Sitter::Open),
    }
}

/// Only the named levels: a bot with a budget of its own could keep the server busy without end.
pub(crate) fn bot(level: &str) -> ApiResult<Sitter> {
    match level.parse() {
        Ok(BotSpec::Level(level)) => Ok(Sitter::Bot { level: level.name().to_owned() }),
        _ => Err(ApiError::with(
            ErrorCode::BadSeats,
            format!("levels of play are {}", level_names().join(", ")),
        )),
    }
}

pub(crate) fn level_names() -> Vec<String> {
    Level::ALL.into_iter().map(|level| level.name().to_owned()).collect()
}

/// The seats decide how many there are; a setup that names another number is refused.
fn with_seat_count(mut setup: Value, n_seats: usize) -> ApiResult<Value> {
    let options = setup.as_object_mut();
    let options = options.ok_or_else(|| ApiError::with(ErrorCode::BadSetup, "a setup is an object"))?;
    let named = options.entry("seats").or_insert(n_seats.into());
    if *named != n_seats {
        return Err(ApiError::with(ErrorCode::BadSeats, "one entry for each seat"));
    }
    Ok(setup)
}

fn fresh_seed() -> ApiResult<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(ApiError::internal)?;
    Ok(Seed(bytes))
}

fn chosen_seed(seed: &str) -> ApiResult<Seed> {
    seed.parse().map_err(|error: SeedError| ApiError::with(ErrorCode::BadSetup, error.to_string()))
}

/// A name as others will see it: words with single spaces between, 1 to 24 characters, all of them visible.
pub(crate) fn clean_name(name: &str) -> ApiResult<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_right = (1..=LONGEST_NAME).contains(&name.chars().count())
        && !name.chars().any(is_hidden)
        && name.chars().any(|character| !is_mark(character));
    if is_right { Ok(name) } else { Err(ErrorCode::BadName.into()) }
}

/// Control characters, those that turn the reading direction around, and those of which nothing is seen: what Unicode calls
/// ignorable, fillers, blanks, and what belongs to nobody.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
            | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}'
            | '\u{fe00}'..='\u{fe0e}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// What changes the character before it and is nothing by itself: accents, and the sign that asks for a coloured emoji.
fn is_mark(character: char) -> bool {
    matches!(character,
        ' ' | '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_visible() {
        assert_eq!(clean_name("  Änne d'Été \u{1F451} ").unwrap(), "Änne d'Été \u{1F451}");
        assert!(clean_name(&"x".repeat(24)).is_ok());
        assert_eq!(clean_name("Anna \u{a0} \u{3000}Maria\n").unwrap(), "Anna Maria");
        for right in ["e\u{301}", "\u{2764}\u{fe0f}", "Ωmega", "안나", "アンナ", "آنا", "O'Hara-2"] {
            assert_eq!(clean_name(right).unwrap(), right);
        }
        for wrong in ["", "   ", &"x".repeat(25), "a\u{0}b", "\u{202e}abc", "a\u{200b}"] {
            assert!(clean_name(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_name_of_which_nothing_is_seen_is_none() {
        for blank in [
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{180e}',
            '\u{2800}',
            '\u{3000}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{ffa0}',
            '\u{e0020}',
            '\u{1d173}',
            '\u{301}',
            '\u{e000}',
        ] {
            assert!(clean_name(&blank.to_string().repeat(3)).is_err(), "{blank:?}");
        }
        assert!(clean_name("Anna\u{3164}").is_err(), "nor may it look like another one");
    }

    #[test]
    fn only_levels_are_offered() {
        assert_eq!(bot("king").unwrap(), Sitter::Bot { level: "king".to_owned() });
        for wrong in ["", "King", "mcts@1000000ms", "random"] {
            assert!(bot(wrong).is_err(), "{wrong:?}");
        }
    }
}
