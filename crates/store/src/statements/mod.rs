//! What is read and written, in the SQL that SQLite and PostgreSQL have in common. This file is compiled once for each of them:
//! the module around it says what a `Pool`, a `Row` and a `Connection` are, how its store writes, and how it says "now".

pub(super) mod due;
mod lobby;
mod pace;
mod people;
pub(super) mod read;
mod stats;
pub(super) mod write;

use tokio::sync::mpsc::Receiver;

use super::{Connection, LISTED, NOW_MS, Pool, Row, SKIP_LOCKED, Store as ThisStore};
use crate::{
    Append, Claim, Clocks, Guest, Lease, Lobby, News, People, Reply, Secret, Sitting, Snapshot, Standing,
    Stats, Step, Store, Table,
};
pub(super) use write::Write;

impl Store for ThisStore {
    fn people(&self) -> &dyn People {
        self
    }

    fn clocks(&self) -> &dyn Clocks {
        self
    }

    fn lobby(&self) -> &dyn Lobby {
        self
    }

    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<'_, Vec<u8>> {
        Box::pin(async move {
            self.write(Write::Secret(Secret { name: name.to_owned(), value: fresh })).await?;
            read::secret(self.pool(), name).await
        })
    }

    fn guest<'a>(&'a self, id: &'a str) -> Reply<'a, Option<Guest>> {
        Box::pin(read::guest(self.pool(), id))
    }

    fn save_guest(&self, guest: Guest) -> Reply<'_, ()> {
        self.write(Write::Guest(guest))
    }

    fn create_table(&self, table: Table) -> Reply<'_, ()> {
        self.write(Write::Table(Box::new(table)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Reply<'a, Option<Table>> {
        Box::pin(read::table(self.pool(), id))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> Reply<'a, Vec<Table>> {
        Box::pin(read::tables_of(self.pool(), guest, limit))
    }

    fn tables_under_way<'a>(&'a self, host: &'a str) -> Reply<'a, u64> {
        Box::pin(read::tables_under_way(self.pool(), host))
    }

    fn sit_down(&self, sitting: Sitting) -> Reply<'_, ()> {
        self.write(Write::Sit(sitting))
    }

    fn append(&self, append: Append) -> Reply<'_, ()> {
        self.write(Write::Append(append))
    }

    fn steps_from<'a>(&'a self, table: &'a str, from: u32) -> Reply<'a, Vec<Step>> {
        Box::pin(read::steps(self.pool(), table, from))
    }

    fn news(&self) -> Receiver<News> {
        self.listen()
    }

    fn standings<'a>(&'a self, tables: &'a [String]) -> Reply<'a, Vec<Standing>> {
        Box::pin(read::standings(self.pool(), tables))
    }

    fn settled<'a>(&'a self, table: &'a str, number: u32) -> Reply<'a, Option<Step>> {
        Box::pin(async move {
            self.settle(table).await?;
            read::step_of(self.pool(), table, number).await
        })
    }

    fn keep_snapshot(&self, snapshot: Snapshot) -> Reply<'_, ()> {
        self.write(Write::Snapshot(snapshot))
    }

    fn snapshot<'a>(&'a self, table: &'a str) -> Reply<'a, Option<Snapshot>> {
        Box::pin(read::snapshot(self.pool(), table))
    }

    fn make_due(&self, table: &str) -> Reply<'_, ()> {
        self.write(Write::Due(table.to_owned()))
    }

    fn claim(&self, lease: Lease, limit: u32) -> Reply<'_, Vec<Claim>> {
        Box::pin(async move { due::claim(self.pool(), &lease, limit, due::OF_BOTS).await })
    }

    fn claim_times(&self, lease: Lease, limit: u32) -> Reply<'_, Vec<Claim>> {
        Box::pin(async move { due::claim(self.pool(), &lease, limit, due::OF_TIMES).await })
    }

    fn finish(&self, claim: Claim) -> Reply<'_, ()> {
        self.write(Write::Finish(claim))
    }

    fn renew(&self, lease: Lease) -> Reply<'_, ()> {
        self.write(Write::Renew(lease))
    }

    fn release(&self, owner: &str, table: Option<&str>, delay_ms: i64) -> Reply<'_, ()> {
        let (owner, table) = (owner.to_owned(), table.map(str::to_owned));
        self.write(Write::Release { owner, table, delay_ms })
    }

    fn owner_of<'a>(&'a self, table: &'a str) -> Reply<'a, Option<String>> {
        Box::pin(due::owner_of(self.pool(), table))
    }

    fn due_at<'a>(&'a self, table: &'a str) -> Reply<'a, Vec<String>> {
        Box::pin(due::at(self.pool(), table))
    }

    fn stats(&self) -> Reply<'_, Stats> {
        Box::pin(stats::stats(self.pool()))
    }

    fn check(&self) -> Reply<'_, ()> {
        self.write(Write::Nothing)
    }

    fn secrets(&self) -> Reply<'_, Vec<Secret>> {
        Box::pin(read::secrets(self.pool()))
    }

    fn guests<'a>(&'a self, after: &'a str, limit: u32) -> Reply<'a, Vec<Guest>> {
        Box::pin(read::guests(self.pool(), after, limit))
    }

    fn tables<'a>(&'a self, after: &'a str, limit: u32) -> Reply<'a, Vec<Table>> {
        Box::pin(read::tables(self.pool(), after, limit))
    }

    fn add_secret(&self, secret: Secret) -> Reply<'_, ()> {
        self.write(Write::Secret(secret))
    }

    fn add_match(&self, table: Table, steps: Vec<Step>) -> Reply<'_, ()> {
        self.write(Write::Match { table: Box::new(table), steps })
    }
}
