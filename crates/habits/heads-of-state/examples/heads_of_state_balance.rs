//! Plays matches of Heads of State between equal bots and prints what a designer asks: seats, ranks, countries, cards,
//! treachery, length.
//!
//! `cargo run --release -p liege-heads-of-state-habits --example heads_of_state_balance -- mcts@200it 100 2 3 4 5`: bot, matches for each
//! number of seats, numbers of seats. With `peace` as the last word, one seat never chooses treachery, a different one
//! from match to match.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::atomic::AtomicBool;

use bots::{BotSpec, Sight, decide};
use engine::{FastChance, Game as _, Match, Seat, Seed, Setup as _};
use enumset::EnumSet;
use heads_of_state::{
    Action, Attribute, Country, Event, HeadsOfState, Rank, Score, Setup, Space, TreacheryCard, TurnKind,
};
use heads_of_state_habits::HeadsOfStateHabits;

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let is_peace = words.last().is_some_and(|word| word == "peace");
    words.truncate(words.len() - usize::from(is_peace));
    let bot: BotSpec = words.first().map_or("greedy", String::as_str).parse().expect("a bot");
    let n_matches: u64 = words.get(1).map_or("20", String::as_str).parse().expect("a number of matches");
    let seats: Vec<usize> =
        words.iter().skip(2).map(|word| word.parse().expect("a number of seats")).collect();
    let mut books: Vec<Book> = Vec::new();
    for n_seats in if seats.is_empty() { vec![2, 3, 4, 5] } else { seats } {
        let mut book = Book { n_seats, ..Book::default() };
        for index in 0..n_matches {
            let peaceful = is_peace.then(|| Seat::new(index as usize % n_seats));
            book.enter(&play(n_seats, index, bot, peaceful), peaceful);
        }
        books.push(book);
    }
    let text = if is_peace { peace_table(&books) } else { report(&books) };
    std::io::stdout().write_all(text.as_bytes()).expect("a place to print to");
}

fn play(n_seats: usize, index: u64, bot: BotSpec, peaceful: Option<Seat>) -> Match<HeadsOfState> {
    let never = AtomicBool::new(false);
    let seed = Seed::from_number(1).of_series(index);
    let mut luck = FastChance::new(index);
    let mut table = Match::start(Setup::with_seats(n_seats), seed).expect("a legal setup");
    while let Some(seat) = table.status().pending().iter().next() {
        let sight = Sight::new(table.state(), seat);
        let mut action = decide(&HeadsOfStateHabits, &bot, &sight, luck.next_u64(), &never);
        if peaceful == Some(seat) && action == (Action::ChooseTurn { turn: TurnKind::Treachery }) {
            action = Action::ChooseTurn { turn: TurnKind::Attribute };
        }
        table.act(seat, None, &action).expect("bots choose legal actions");
    }
    table
}

/// Everything counted over the matches of one table size.
#[derive(Default)]
struct Book {
    n_seats: usize,
    n_matches: f64,
    turns: Vec<u16>,
    /// By order of play.
    wins: [f64; 5],
    points: [f64; 5],
    winner: f64,
    last: f64,
    /// By source, of winners and of all.
    sources_winner: [f64; 5],
    sources: [f64; 5],
    by_kind: [f64; 3],
    created: [f64; 7],
    created_in: [f64; 31],
    rank_points: [f64; 7],
    killed_in: [f64; 4],
    created_by_country: [f64; 4],
    vacant_markers: [f64; 4],
    houses: f64,
    played: [f64; 11],
    taken: [f64; 9],
    drawn: [f64; 9],
    spent: [f64; 9],
    failures: f64,
    replaced: f64,
    /// Kills made and suffered by winners.
    winner_kills: f64,
    winner_losses: f64,
    peaceful_wins: f64,
    peaceful_points: f64,
}

impl Book {
    fn enter(&mut self, table: &Match<HeadsOfState>, peaceful: Option<Seat>) {
        let state = table.state();
        self.n_matches += 1.0;
        self.turns.push(state.turn.number);
        let first = table.log().iter().find_map(|line| match line.event {
            Event::FirstPlayer { seat } => Some(seat),
            _ => None,
        });
        self.enter_points(state, first.expect("somebody begins"), peaceful);
        let winner = state.places().iter().find(|(_, place)| **place == 1).map(|(seat, _)| seat);
        let winner = winner.expect("somebody wins");
        let mut vacated = EnumSet::new();
        for line in table.log() {
            self.enter_event(&line.event, winner, &mut vacated);
        }
    }

    fn enter_points(&mut self, state: &HeadsOfState, first: Seat, peaceful: Option<Seat>) {
        let (places, n_seats) = (state.places(), self.n_seats);
        let n_winners = places.values().filter(|&&place| place == 1).count() as f64;
        for seat in state.seats() {
            let order = (seat.index() + n_seats - first.index()) % n_seats;
            let points = f64::from(state.points(seat));
            let win = if places[seat] == 1 { 1.0 / n_winners } else { 0.0 };
            self.wins[order] += win;
            self.points[order] += points;
            add(&mut self.sources, &sources(&state.scores[seat]), 1.0);
            add(&mut self.sources_winner, &sources(&state.scores[seat]), win);
            self.winner += win * points;
            if peaceful == Some(seat) {
                self.peaceful_wins += win;
                self.peaceful_points += points;
            }
        }
        self.last += f64::from(state.seats().map(|seat| state.points(seat)).min().unwrap_or(0));
        self.houses += f64::from(state.board.house_markers_taken);
    }

    fn enter_event(&mut self, event: &Event, winner: Seat, vacated: &mut EnumSet<Space>) {
        match event {
            Event::TurnChosen { turn, .. } => self.by_kind[*turn as usize] += 1.0,
            Event::AttributeTaken { attribute, .. } => self.taken[*attribute as usize] += 1.0,
            Event::AttributeDrawn { attribute, .. } => self.drawn[*attribute as usize] += 1.0,
            Event::NobleCreated { sector, rank, paid, .. } => {
                let space = Space::of(*sector, *rank).expect("a space of that rank");
                self.created[*rank as usize] += 1.0;
                self.created_in[space as usize] += 1.0;
                self.created_by_country[space.country() as usize] += 1.0;
                paid.iter().for_each(|&card| self.spent[card as usize] += 1.0);
                self.replaced += if vacated.remove(space) { 1.0 } else { 0.0 };
            }
            Event::TreacheryPlayed { cards, .. } => {
                cards.iter().for_each(|&card| self.played[card as usize] += 1.0);
            }
            Event::AssassinationFailed { .. } => self.failures += 1.0,
            Event::NobleKilled { seat, owner, sector, rank } => {
                vacated.extend(Space::of(*sector, *rank));
                self.killed_in[sector.country() as usize] += 1.0;
                self.winner_kills += if *seat == winner { 1.0 } else { 0.0 };
                self.winner_losses += if *owner == winner { 1.0 } else { 0.0 };
            }
            Event::TurnEnded { .. } => vacated.clear(),
            Event::RoundMarkerRemoved { country, .. } => self.vacant_markers[*country as usize] += 1.0,
            Event::RankMajority { rank, points, .. } | Event::RankShared { rank, points, .. } => {
                self.rank_points[*rank as usize] += f64::from(*points);
            }
            _ => {}
        }
    }

    fn mean(&self, total: f64) -> f64 {
        total / self.n_matches
    }

    fn kills(&self) -> f64 {
        self.killed_in.iter().sum()
    }
}

fn sources(score: &Score) -> [f64; 5] {
    [score.initial, score.country, score.house, score.influence, score.ranks].map(f64::from)
}

fn add<const N: usize>(sums: &mut [f64; N], values: &[f64; N], weight: f64) {
    sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += weight * value);
}

/// A table with one column for each number of seats.
struct Table<'a> {
    books: &'a [Book],
    text: String,
}

impl<'a> Table<'a> {
    fn new(books: &'a [Book], title: &str) -> Self {
        let mut text = format!("\n| {title} |");
        books.iter().for_each(|book| _ = write!(text, " {} players |", book.n_seats));
        text.push_str("\n|---|");
        books.iter().for_each(|_| text.push_str("---|"));
        text.push('\n');
        Self { books, text }
    }

    fn row(mut self, name: &str, cell: impl Fn(&Book) -> String) -> Self {
        _ = write!(self.text, "| {name} |");
        for book in self.books {
            _ = write!(self.text, " {} |", cell(book));
        }
        self.text.push('\n');
        self
    }

    fn rows<K: std::fmt::Debug>(self, names: &[K], cell: impl Fn(&Book, usize) -> f64) -> Self {
        let name = |index: usize| format!("{:?}", names[index]);
        (0..names.len())
            .fold(self, |table, index| table.row(&name(index), |book| format!("{:.1}", cell(book, index))))
    }
}

fn report(books: &[Book]) -> String {
    [
        seats_table(books),
        sources_table(books),
        Table::new(books, "nobles created").rows(Rank::ALL, |book, at| book.mean(book.created[at])).text,
        Table::new(books, "points for most nobles")
            .rows(Rank::ALL, |book, at| book.mean(book.rank_points[at]))
            .text,
        Table::new(books, "nobles created in")
            .rows(Country::ALL, |book, at| book.mean(book.created_by_country[at]))
            .text,
        Table::new(books, "nobles killed in")
            .rows(Country::ALL, |book, at| book.mean(book.killed_in[at]))
            .text,
        Table::new(books, "creations in a space")
            .rows(Space::ALL, |book, at| book.mean(book.created_in[at]))
            .text,
        treachery_table(books),
        Table::new(books, "treachery cards played")
            .rows(TreacheryCard::ALL, |book, at| book.mean(book.played[at]))
            .text,
        Table::new(books, "attribute cards taken from the display")
            .rows(Attribute::ALL, |book, at| book.mean(book.taken[at]))
            .text,
        Table::new(books, "attribute cards drawn unseen")
            .rows(Attribute::ALL, |book, at| book.mean(book.drawn[at]))
            .text,
        Table::new(books, "attribute cards paid")
            .rows(Attribute::ALL, |book, at| book.mean(book.spent[at]))
            .text,
    ]
    .concat()
}

fn seats_table(books: &[Book]) -> String {
    let in_order = |sums: &[f64; 5], book: &Book, scale: f64, digits: usize| {
        let cells = sums[..book.n_seats].iter().map(|sum| format!("{:.digits$}", scale * book.mean(*sum)));
        cells.collect::<Vec<_>>().join(" : ")
    };
    Table::new(books, "seats and length")
        .row("matches", |book| book.n_matches.to_string())
        .row("wins in order of play, %", |book| in_order(&book.wins, book, 100.0, 0))
        .row("points in order of play", |book| in_order(&book.points, book, 1.0, 0))
        .row("points of winner / last", |book| {
            format!("{:.0} / {:.0}", book.mean(book.winner), book.mean(book.last))
        })
        .row("turns, mean (least to most)", |book| {
            let total: f64 = book.turns.iter().map(|&turns| f64::from(turns)).sum();
            let (least, most) = (book.turns.iter().min(), book.turns.iter().max());
            format!("{:.0} ({} to {})", book.mean(total), least.unwrap_or(&0), most.unwrap_or(&0))
        })
        .row("turns: attribute / sweep / treachery, %", |book| {
            let all: f64 = book.by_kind.iter().sum();
            let shares = book.by_kind.map(|kind| format!("{:.0}", 100.0 * kind / all));
            shares.join(" / ")
        })
        .text
}

fn sources_table(books: &[Book]) -> String {
    let names = ["first in a sector", "countries", "House of Nobles", "influence", "most nobles"];
    let cell = |book: &Book, at: usize| {
        let all = book.mean(book.sources[at]) / book.n_seats as f64;
        format!("{:.1} / {all:.1}", book.mean(book.sources_winner[at]))
    };
    (0..names.len())
        .fold(Table::new(books, "points of winners / of all"), |table, at| {
            table.row(names[at], |book| cell(book, at))
        })
        .row("House markers taken", |book| format!("{:.1}", book.mean(book.houses)))
        .text
}

fn treachery_table(books: &[Book]) -> String {
    let number = |value: f64| format!("{value:.1}");
    Table::new(books, "treachery")
        .row("kills", |book| number(book.mean(book.kills())))
        .row("failed assassinations", |book| number(book.mean(book.failures)))
        .row("victims replaced at once, %", |book| {
            format!("{:.0}", 100.0 * book.replaced / book.kills().max(1.0))
        })
        .row("kills by the winner / by an average seat", |book| {
            let average = book.mean(book.kills()) / book.n_seats as f64;
            format!("{:.1} / {average:.1}", book.mean(book.winner_kills))
        })
        .row("nobles lost by the winner / by an average seat", |book| {
            let average = book.mean(book.kills()) / book.n_seats as f64;
            format!("{:.1} / {average:.1}", book.mean(book.winner_losses))
        })
        .row("round-end markers that nobody earned", |book| {
            number(book.mean(book.vacant_markers.iter().sum()))
        })
        .text
}

fn peace_table(books: &[Book]) -> String {
    Table::new(books, "a seat without treachery")
        .row("matches", |book| book.n_matches.to_string())
        .row("wins of the peaceful seat, %", |book| format!("{:.0}", 100.0 * book.mean(book.peaceful_wins)))
        .row("a fair share, %", |book| format!("{:.0}", 100.0 / book.n_seats as f64))
        .row("its points / those of the others", |book| {
            let all: f64 = book.points.iter().sum();
            let others = (all - book.peaceful_points) / (book.n_seats - 1) as f64;
            format!("{:.0} / {:.0}", book.mean(book.peaceful_points), book.mean(others))
        })
        .text
}
