//! Which bot, and how long it may think: `random`, `greedy`, `mcts@200ms`, `mcts@2000it`, or a level of play. A search
//! on several threads is written `mcts@200msx4`; a former edition of a search ends in its number: `king@1`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::budget::{Budget, Limits};
use crate::manner::Edition;

/// A bot as named on a command line or in a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    Random,
    Greedy,
    /// `threads` trees are grown side by side from the same position and their counts added.
    Mcts {
        budget: Budget,
        threads: u8,
        edition: Edition,
    },
    Level(Level),
    /// A level as it once searched, kept to measure progress by; not offered at a table.
    Former(Level, Edition),
}

/// The levels of play, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Page,
    Squire,
    Knight,
    Lord,
    King,
}

#[derive(Debug, PartialEq, thiserror::Error)]
#[error(
    "{0:?} is no bot: try random, greedy, mcts, mcts@200ms, mcts@2000it, mcts@200msx4, page, squire, knight, lord, king or king@1"
)]
pub struct BotSpecError(String);

impl Level {
    pub const ALL: [Level; 5] = [Level::Page, Level::Squire, Level::Knight, Level::Lord, Level::King];

    pub fn name(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Lord => "lord",
            Level::King => "king",
        }
    }
}

/// How a bot goes about a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Style {
    Random,
    Beginner,
    Greedy,
    Search(Limits, Edition),
}

impl BotSpec {
    /// A search of today.
    pub fn search(budget: Budget, threads: u8) -> Self {
        BotSpec::Mcts { budget, threads, edition: Edition::Present }
    }

    /// The same bot without the limit of time that keeps those who count iterations from stalling a table: for series and
    /// tests, which should come out the same on every machine, however busy.
    pub fn by_iterations(self) -> Self {
        match self.style() {
            Style::Search(Limits { iterations, threads, .. }, edition) if iterations != u32::MAX => {
                BotSpec::Mcts { budget: Budget::Iterations(iterations), threads, edition }
            }
            _ => self,
        }
    }

    pub(crate) fn style(&self) -> Style {
        match *self {
            BotSpec::Random => Style::Random,
            BotSpec::Greedy => Style::Greedy,
            BotSpec::Mcts { budget, threads, edition } => Style::Search(budget.limits(threads), edition),
            BotSpec::Level(level) => level.style(Edition::Present),
            BotSpec::Former(level, edition) => level.style(edition),
        }
    }
}

impl Level {
    fn searches(self) -> bool {
        matches!(self.style(Edition::Present), Style::Search(..))
    }

    /// Page to Lord count iterations, so they play alike on every machine; the time only keeps a slow machine from
    /// stalling a match. King is the one level that thinks as long as its time lasts.
    fn style(self, edition: Edition) -> Style {
        let search = |iterations, milliseconds| {
            let time = Some(Duration::from_millis(milliseconds));
            Style::Search(Limits { iterations, time, threads: 1 }, edition)
        };
        match (self, edition) {
            (Level::Page, _) => Style::Beginner,
            (Level::Squire, _) => Style::Greedy,
            (Level::Knight, Edition::First) => search(1500, 4000),
            (Level::Lord, Edition::First) => search(8000, 4000),
            (Level::Knight, Edition::Present) => search(300, 4000),
            (Level::Lord, Edition::Present) => search(2500, 4000),
            (Level::King, _) => search(u32::MAX, 2000),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;
    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        let error = || BotSpecError(text.to_owned());
        match text {
            "random" => return Ok(BotSpec::Random),
            "greedy" => return Ok(BotSpec::Greedy),
            "mcts" => return Ok(BotSpec::search(Budget::DEFAULT, 1)),
            _ => {}
        }
        let level = |name: &str| Level::ALL.into_iter().find(|level| level.name() == name);
        if let Some(level) = level(text) {
            return Ok(BotSpec::Level(level));
        }
        let former = text.strip_suffix(Edition::First.suffix());
        if let Some(level) = former.and_then(level).filter(|level| level.searches()) {
            return Ok(BotSpec::Former(level, Edition::First));
        }
        let edition = if former.is_some() { Edition::First } else { Edition::Present };
        let search = former.unwrap_or(text).strip_prefix("mcts@").and_then(search_from);
        let (budget, threads) = search.ok_or_else(error)?;
        Ok(BotSpec::Mcts { budget, threads, edition })
    }
}

/// Reads `200ms`, `2000it` or `200msx4`.
fn search_from(text: &str) -> Option<(Budget, u8)> {
    let (budget, threads) = text.split_once('x').unwrap_or((text, "1"));
    let count = |digits: &str| digits.parse::<u32>().ok().filter(|&n| n > 0);
    let budget = if let Some(milliseconds) = budget.strip_suffix("ms") {
        Budget::Time(Duration::from_millis(count(milliseconds)?.into()))
    } else {
        Budget::Iterations(count(budget.strip_suffix("it")?)?)
    };
    Some((budget, u8::try_from(count(threads)?).ok()?))
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Mcts { budget, threads: 1, edition } => write!(f, "mcts@{budget}{}", edition.suffix()),
            BotSpec::Mcts { budget, threads, edition } => {
                write!(f, "mcts@{budget}x{threads}{}", edition.suffix())
            }
            BotSpec::Level(level) => f.write_str(level.name()),
            BotSpec::Former(level, edition) => write!(f, "{}{}", level.name(), edition.suffix()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for name in [
            "random",
            "greedy",
            "mcts@200ms",
            "mcts@2000it",
            "mcts@200msx4",
            "mcts@2000itx4@1",
            "page",
            "king",
            "king@1",
        ] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        assert_eq!("mcts".parse::<BotSpec>().unwrap(), BotSpec::search(Budget::DEFAULT, 1));
        for wrong in [
            "",
            "mcts@",
            "mcts@0ms",
            "mcts@5",
            "mcts@-1it",
            "mcts@5itx0",
            "mcts@5itx999",
            "emperor",
            "page@1",
            "king@2",
            "@1",
        ] {
            assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn levels_that_count_iterations_can_do_without_a_clock() {
        let timeless = |name: &str| name.parse::<BotSpec>().unwrap().by_iterations().to_string();
        assert_eq!((timeless("knight"), timeless("lord")), ("mcts@300it".into(), "mcts@2500it".into()));
        assert_eq!(timeless("lord@1"), "mcts@8000it@1");
        for name in ["random", "page", "squire", "mcts@40itx2", "mcts@200ms", "king", "king@1"] {
            assert_eq!(timeless(name), name);
        }
    }
}
