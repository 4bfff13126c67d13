//! Which clocks run, and what a bot does that plays for somebody who has run out of time.

use engine::{Seat, Seats};
use store::{Clock, Night, Sitter, StandIn, Table, Tick, Until};

use crate::clock::now_ms;
use crate::plan::motion_of;
use crate::protocol::{ClockInfo, Expiry, Motion, MotionInfo, Pace, StandInInfo, StandInUntil, Terms};

/// Whoever has run out of time has so much for each further decision.
const LEAST_MS: i64 = 30_000;
const MINUTE_MS: i64 = 60 * 1000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;
/// Plays for whoever runs out of time, unless the host wants it otherwise.
pub(crate) const USUAL_LEVEL: &str = "knight";

/// What a step changed.
pub(crate) struct Change {
    /// Who had to decide before, and who has to now.
    pub before: Seats,
    pub after: Seats,
    pub is_undo: bool,
    /// A seat that goes on deciding, what it has done cannot be taken back.
    pub begins_anew: Option<Seat>,
}

/// What a step changes for the clocks.
pub(crate) fn ticks(pace: Pace, seats: &[Sitter], change: &Change) -> Vec<Tick> {
    if pace == Pace::Untimed {
        return Vec::new();
    }
    let Change { before, after, is_undo, begins_anew } = change;
    let stopped = before.iter().filter(|seat| !after.contains(*seat) || *begins_anew == Some(*seat));
    let started = after.iter().filter(|seat| !before.contains(*seat) || *begins_anew == Some(*seat));
    let stops = |seat: Seat| Tick::Stops { seat: seat.index() as u8, add_ms: increment_ms(pace) };
    let taken_back = if *is_undo { -increment_ms(pace) } else { 0 };
    let starts = started
        // A bot that played for one decision goes with it; what begins anew is for the person.
        .filter(|seat| {
            plays_itself(seats, *seat) || *begins_anew == Some(*seat) && decides_once(seats, *seat)
        })
        .filter_map(|seat| start(pace, seats, seat, taken_back))
        .map(|tick| if *is_undo { goes_on(tick) } else { tick });
    stopped.map(stops).chain(starts).collect()
}

/// Who takes something back has what was left, and no more.
fn goes_on(tick: Tick) -> Tick {
    match tick {
        Tick::Starts { seat, fresh_ms, add_ms, .. } => {
            Tick::Starts { seat, fresh_ms, is_fresh: false, add_ms, least_ms: 0 }
        }
        stops @ Tick::Stops { .. } => stops,
    }
}

/// The clock of a seat that has to decide begins to run.
pub(crate) fn start(pace: Pace, seats: &[Sitter], seat: Seat, add_ms: i64) -> Option<Tick> {
    let (fresh_ms, is_fresh) = match pace {
        Pace::Untimed => return None,
        Pace::Live { base, .. } => (i64::from(base) * 1000, false),
        Pace::Days { days } => (with_nights(i64::from(days) * DAY_MS, night(seats, seat), now_ms()), true),
    };
    Some(Tick::Starts {
        seat: seat.index() as u8,
        fresh_ms,
        is_fresh,
        add_ms,
        least_ms: LEAST_MS.min(fresh_ms),
    })
}

fn increment_ms(pace: Pace) -> i64 {
    match pace {
        Pace::Live { increment, .. } => i64::from(increment) * 1000,
        Pace::Untimed | Pace::Days { .. } => 0,
    }
}

/// Whether a person decides for this seat.
pub(crate) fn plays_itself(seats: &[Sitter], seat: Seat) -> bool {
    matches!(seats.get(seat.index()), Some(Sitter::Person { stand_in: None, .. }))
}

/// Whether a bot plays for this seat that goes when it has decided.
pub(crate) fn decides_once(seats: &[Sitter], seat: Seat) -> bool {
    let stand_in = seats.get(seat.index()).and_then(stand_in);
    stand_in.is_some_and(|stand_in| stand_in.until == Until::Decision)
}

/// Who sits there, if it is a person.
pub(crate) fn person(sitter: &Sitter) -> Option<&str> {
    match sitter {
        Sitter::Person { guest, .. } => Some(guest),
        Sitter::Open | Sitter::Bot { .. } => None,
    }
}

/// People who have a say: whoever plays here itself, but for those whom it is about.
pub(crate) fn voters(table: &Table, motion: Motion) -> Vec<(Seat, &str)> {
    let about = match motion {
        Motion::Replace { seat } => table.seats.get(seat.index()).and_then(person),
        Motion::End => None,
    };
    let seats = Seat::all(table.seats.len()).filter(|seat| plays_itself(&table.seats, *seat));
    let people = seats.filter_map(|seat| Some((seat, person(&table.seats[seat.index()])?)));
    people.filter(|(_, guest)| Some(*guest) != about).collect()
}

/// What is voted on, as everybody may know.
pub(crate) fn motion_info(table: &Table) -> Option<MotionInfo> {
    let (motion, kept) = (motion_of(table)?, table.motion.as_ref()?);
    let voters = voters(table, motion);
    let ayes = voters.iter().filter(|(_, guest)| kept.ayes.iter().any(|aye| aye == guest));
    let ayes = ayes.map(|(seat, _)| *seat).collect();
    Some(MotionInfo { motion, voters: voters.into_iter().map(|(seat, _)| seat).collect(), ayes })
}

fn night(seats: &[Sitter], seat: Seat) -> Option<Night> {
    match seats.get(seat.index()) {
        Some(Sitter::Person { night, .. }) => *night,
        _ => None,
    }
}

/// How long it takes from now until somebody has been awake for so long.
fn with_nights(awake_ms: i64, night: Option<Night>, now: i64) -> i64 {
    let Some(Night { from, to }) = night.filter(|night| night.from != night.to) else { return awake_ms };
    let [from, to] = [from, to].map(|minutes| i64::from(minutes) * MINUTE_MS);
    let night_ms = (to - from).rem_euclid(DAY_MS);
    let (mut at, mut left) = (now, awake_ms);
    loop {
        let into_night = (at - from).rem_euclid(DAY_MS);
        if into_night < night_ms {
            at += night_ms - into_night;
        }
        let until_night = (from - at).rem_euclid(DAY_MS);
        if left <= until_night {
            return at + left - now;
        }
        (at, left) = (at + until_night, left - until_night);
    }
}

/// The bot that plays for a person, if one does.
pub(crate) fn stand_in(sitter: &Sitter) -> Option<&StandIn> {
    match sitter {
        Sitter::Person { stand_in, .. } => stand_in.as_ref(),
        Sitter::Open | Sitter::Bot { .. } => None,
    }
}

/// Who plays for a seat that has run out of time.
pub(crate) fn stand_in_of(terms: &Terms) -> StandIn {
    let Expiry { level, until } = terms.expiry.clone().unwrap_or_default();
    let until = match until {
        StandInUntil::Return => Until::Return,
        StandInUntil::Decision => Until::Decision,
        StandInUntil::End => Until::End,
    };
    StandIn { level, until }
}

impl Default for Expiry {
    fn default() -> Self {
        Self { level: USUAL_LEVEL.to_owned(), until: StandInUntil::Return }
    }
}

/// A bot that plays for somebody, as everybody may know.
pub(crate) fn stand_in_info(sitter: &Sitter) -> Option<StandInInfo> {
    let StandIn { level, until } = stand_in(sitter)?.clone();
    let until = match until {
        Until::Return => StandInUntil::Return,
        Until::Decision => StandInUntil::Decision,
        Until::End => StandInUntil::End,
    };
    Some(StandInInfo { level, until })
}

/// The clocks at this moment.
pub(crate) fn clock_infos(clocks: &[Clock]) -> Vec<ClockInfo> {
    let now = now_ms();
    let info = |clock: &Clock| ClockInfo {
        seat: Seat::new(clock.seat.into()),
        left_ms: clock.until_ms.map_or(clock.left_ms, |until| until - now).max(0),
        is_running: clock.until_ms.is_some(),
    };
    clocks.iter().map(info).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { base: 600, increment: 20 };

    fn seats(numbers: &[usize]) -> Seats {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    fn people(n: usize) -> Vec<Sitter> {
        (0..n).map(|number| Sitter::guest(&number.to_string())).collect()
    }

    fn change(before: &[usize], after: &[usize]) -> Change {
        Change { before: seats(before), after: seats(after), is_undo: false, begins_anew: None }
    }

    fn started(tick: &Tick) -> Option<(u8, i64, i64)> {
        match tick {
            Tick::Starts { seat, fresh_ms, add_ms, .. } => Some((*seat, *fresh_ms, *add_ms)),
            Tick::Stops { .. } => None,
        }
    }

    #[test]
    fn whoever_is_awaited_ticks() {
        let ticks = ticks(LIVE, &people(4), &change(&[0], &[1, 2]));
        assert_eq!(ticks[0], Tick::Stops { seat: 0, add_ms: 20_000 });
        assert_eq!(
            ticks[1..].iter().filter_map(started).collect::<Vec<_>>(),
            [(1, 600_000, 0), (2, 600_000, 0)]
        );
        assert_eq!(super::ticks(Pace::Untimed, &people(4), &change(&[0], &[1])), []);
        assert_eq!(super::ticks(LIVE, &people(4), &change(&[0, 1], &[0, 1])), []);
    }

    #[test]
    fn bots_have_no_clock() {
        let mut seats = people(3);
        seats[1] = Sitter::Bot { level: "king".to_owned() };
        let stand_in = Some(StandIn { level: "page".to_owned(), until: Until::Return });
        seats[2] = Sitter::Person {
            guest: "2".to_owned(),
            alias: None,
            guest_name: String::new(),
            stand_in,
            night: None,
        };
        assert_eq!(ticks(LIVE, &seats, &change(&[], &[0, 1, 2])).len(), 1);
    }

    /// Saying ready and taking it back, again and again, earns nothing.
    #[test]
    fn what_is_taken_back_costs_what_it_earned() {
        let ready = ticks(LIVE, &people(2), &change(&[0, 1], &[1]));
        let back = ticks(LIVE, &people(2), &Change { is_undo: true, ..change(&[1], &[0, 1]) });
        let Tick::Stops { add_ms, .. } = ready[0] else { panic!("{ready:?}") };
        assert_eq!(back.iter().filter_map(started).collect::<Vec<_>>(), [(0, 600_000, -add_ms)]);
    }

    /// Nor does an undo give a decision its days anew, or the least that whoever decides has.
    #[test]
    fn who_takes_something_back_has_what_was_left() {
        for pace in [LIVE, Pace::Days { days: 3 }] {
            let back = ticks(pace, &people(2), &Change { is_undo: true, ..change(&[1], &[0, 1]) });
            assert!(
                matches!(back[..], [Tick::Starts { seat: 0, is_fresh: false, least_ms: 0, .. }]),
                "{back:?}"
            );
        }
    }

    #[test]
    fn who_decides_again_after_a_bot_did_has_a_clock() {
        for (until, n_ticks) in [(Until::Decision, 2), (Until::Return, 1)] {
            let mut seats = people(1);
            let Sitter::Person { stand_in, .. } = &mut seats[0] else { panic!() };
            *stand_in = Some(StandIn { level: "page".to_owned(), until });
            let anew = Change { begins_anew: Some(Seat::new(0)), ..change(&[0], &[0]) };
            assert_eq!(ticks(LIVE, &seats, &anew).len(), n_ticks);
        }
    }

    #[test]
    fn each_decision_has_its_days() {
        let pace = Pace::Days { days: 3 };
        let anew = Change { begins_anew: Some(Seat::new(0)), ..change(&[0], &[0]) };
        let ticks = ticks(pace, &people(2), &anew);
        assert_eq!(ticks[0], Tick::Stops { seat: 0, add_ms: 0 });
        assert!(
            matches!(ticks[1], Tick::Starts { seat: 0, fresh_ms, is_fresh: true, .. } if fresh_ms == 3 * DAY_MS)
        );
    }

    #[test]
    fn nobody_loses_time_at_night() {
        let hours = |n: i64| n * 60 * MINUTE_MS;
        let night = Some(Night { from: 22 * 60, to: 6 * 60 });
        for (from, awake, takes) in [
            (hours(12), hours(10), hours(10)),
            (hours(12), hours(11), hours(19)),
            (hours(23), hours(1), hours(8)),
            (hours(5), hours(16), hours(17)),
            (hours(5), hours(17), hours(26)),
            // Three days of sixteen hours each, and the nights between them.
            (hours(6), hours(48), hours(64)),
        ] {
            assert_eq!(with_nights(awake, night, 1000 * DAY_MS + from), takes, "{from} {awake}");
        }
        assert_eq!(with_nights(hours(30), None, 0), hours(30));
        assert_eq!(with_nights(hours(30), Some(Night { from: 60, to: 60 }), 0), hours(30));
    }

    #[test]
    fn nobody_starts_with_nothing() {
        for (pace, least) in [(LIVE, LEAST_MS), (Pace::Live { base: 5, increment: 0 }, 5000)] {
            let Some(Tick::Starts { least_ms, .. }) = start(pace, &people(1), Seat::new(0), 0) else {
                panic!()
            };
            assert_eq!(least_ms, least);
        }
    }
}
