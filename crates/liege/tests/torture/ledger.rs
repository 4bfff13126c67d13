//! Every answer that anybody got, compared with what is on disk.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use catalog::Catalog;
use serde_json::Value;
use server::Audit;

/// One request, as its asker knows it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asked {
    pub table: String,
    pub visit: String,
    pub id: u32,
}

#[derive(Default)]
pub struct Ledger(Mutex<Book>);

#[derive(Default)]
struct Book {
    /// Carried out, as the asker was told; not compared yet.
    fresh: Vec<(Asked, Value)>,
    n_done: usize,
    /// Told that it did not happen.
    refused: BTreeMap<Asked, String>,
    /// How often a broken connection left an asker in doubt.
    n_doubts: usize,
    /// What is on disk, by who asked for it, and how many steps of each table were read.
    kept: BTreeMap<Asked, Value>,
    n_read: BTreeMap<String, u32>,
    faults: Vec<String>,
}

impl Ledger {
    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap()
    }

    pub fn table(&self, id: &str) {
        self.book().n_read.insert(id.to_owned(), 0);
    }

    pub fn done(&self, asked: Asked, action: &str) {
        let mut book = self.book();
        book.n_done += 1;
        book.fresh.push((asked, serde_json::from_str(action).unwrap()));
    }

    pub fn refused(&self, asked: Asked, why: &str) {
        self.book().refused.insert(asked, why.to_owned());
    }

    pub fn doubt(&self) {
        self.book().n_doubts += 1;
    }

    pub fn fault(&self, what: String) {
        self.book().faults.push(what);
    }

    pub fn n_done(&self) -> usize {
        self.book().n_done
    }

    pub fn faults(&self) -> Vec<String> {
        self.book().faults.clone()
    }

    pub fn summary(&self) -> String {
        let book = self.book();
        format!(
            "{} answers, {} refusals, {} in doubt for a while, {} tables; {} faults",
            book.n_done,
            book.refused.len(),
            book.n_doubts,
            book.n_read.len(),
            book.faults.len()
        )
    }

    /// Whatever anybody was told until now is on disk, once.
    pub async fn compare(&self, db: &str) {
        let (fresh, tables) = {
            let mut book = self.book();
            (std::mem::take(&mut book.fresh), book.n_read.clone())
        };
        let store = store::open_existing(db).await.unwrap();
        for (table, n_read) in tables {
            for step in store.steps_from(&table, n_read).await.unwrap() {
                let mut book = self.book();
                book.n_read.insert(table.clone(), step.number + 1);
                let Some(request) = step.request else { continue };
                let asked = Asked { table: table.clone(), visit: request.visit, id: request.id };
                if let Some(twice) = book.kept.insert(asked.clone(), step.action.unwrap_or_default()) {
                    book.faults.push(format!("carried out twice: {asked:?}, {twice}"));
                }
            }
        }
        let mut book = self.book();
        for (asked, action) in fresh {
            match book.kept.get(&asked) {
                Some(kept) if *kept == action => {}
                kept => {
                    let fault = format!("lost: {asked:?} was told that {action} is kept; there is {kept:?}");
                    book.faults.push(fault);
                }
            }
        }
        let after_all = book.refused.iter().filter(|(asked, _)| book.kept.contains_key(asked));
        let after_all: Vec<String> =
            after_all.map(|it| format!("refused, and carried out: {it:?}")).collect();
        book.faults.extend(after_all);
    }
}

/// Every stored match, played again.
pub async fn audit(db: &str) -> Audit {
    let store = store::open_existing(db).await.unwrap();
    server::audit(store.as_ref(), &Catalog::standard(), &|_| ()).await.unwrap()
}

/// How many rows were due, and how many still are when nothing happens any more.
pub async fn until_nothing_is_due(db: &str, longest: Duration) -> (u64, u64) {
    let store = store::open_existing(db).await.unwrap();
    let begun = Instant::now();
    let first = store.stats().await.unwrap().due;
    loop {
        let due = store.stats().await.unwrap().due;
        if due == 0 || begun.elapsed() > longest {
            return (first, due);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
