//! Tables: set, joined, connected to, and played at until the run is over; a match that ends makes room for the next.

use std::sync::Arc;

use futures_util::future::try_join_all;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde_json::{Map, Value};

use crate::clock::{Pace, Span};
use crate::guest::{Front, Guest, TablePlan};
use crate::meter::Meter;
use crate::seat::{Seat, Shared};
use crate::{LoadError, Plan};

pub struct Table {
    front: Arc<Front>,
    plan: Arc<TablePlan>,
    guests: Vec<Guest>,
    id: String,
    seats: Vec<Seat>,
    /// From 0 to 1: where among all tables.
    share: f64,
    number: u64,
}

/// How many things are asked of a server at once while tables are set.
const AT_ONCE: usize = 16;

/// Sets all tables of a run.
pub async fn set_all(front: &Arc<Front>, plan: &Plan) -> Result<Vec<Table>, LoadError> {
    let mut setup: Map<String, Value> = plan.setup.clone();
    setup.insert("seats".to_owned(), plan.seats.into());
    let shape = Arc::new(TablePlan { game: plan.game.clone(), setup: setup.into() });
    let set = |number: usize| Table::set(Arc::clone(front), Arc::clone(&shape), number, plan);
    stream::iter((0..plan.tables).map(set)).buffered(AT_ONCE).try_collect().await
}

pub async fn connect_all(tables: &mut [Table]) -> Result<(), LoadError> {
    stream::iter(tables).map(Ok).try_for_each_concurrent(AT_ONCE, Table::connect).await
}

impl Table {
    async fn set(
        front: Arc<Front>,
        shape: Arc<TablePlan>,
        number: usize,
        plan: &Plan,
    ) -> Result<Self, LoadError> {
        let first = (number * plan.seats) as u32;
        let guests = try_join_all((0..plan.seats as u32).map(|seat| front.guest(first + seat))).await?;
        let id = front.table(&guests, &shape).await?;
        let share = number as f64 / plan.tables as f64;
        Ok(Self { front, plan: shape, guests, id, seats: Vec::new(), share, number: number as u64 })
    }

    async fn connect(&mut self) -> Result<(), LoadError> {
        self.seats.clear();
        let meter = Meter::default();
        for (index, guest) in self.guests.iter().enumerate() {
            let stream = self.front.socket(guest, &self.id, index).await?;
            let mut seat = Seat::new(stream, index, self.number << 8 | index as u64);
            seat.arrive(&meter).await?;
            self.seats.push(seat);
        }
        Ok(())
    }

    /// Plays until the run is over. What goes wrong is counted, and ends it for this table.
    pub async fn play(mut self, meter: Arc<Meter>, span: Span, rate: Option<f64>) {
        let pace = Arc::new(Pace::of(rate, self.share));
        while !span.is_over() {
            let shared = Shared::new(Arc::clone(&meter), span, Arc::clone(&pace));
            match self.play_match(&shared).await {
                Ok(true) => meter.match_over(),
                Ok(false) => return,
                Err(error) => return meter.error(error),
            }
        }
    }

    /// Says whether the match ended; if so the next one is ready.
    async fn play_match(&mut self, shared: &Shared) -> Result<bool, LoadError> {
        let ends = try_join_all(self.seats.iter_mut().map(|seat| seat.play(shared))).await?;
        let is_over = ends.into_iter().all(|is_over| is_over);
        if is_over && !shared.span.is_over() {
            self.id = self.front.table(&self.guests, &self.plan).await?;
            self.connect().await?;
        }
        Ok(is_over)
    }
}
