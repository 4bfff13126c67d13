//! Finds the task of a table, and starts it when there is none.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::Catalog;
use store::{Snapshot, Step, Store, StoreError, Table};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use crate::config::Config;
use crate::crowd::Homes;
use crate::duties::Duties;
use crate::error::{ApiError, ApiResult};
use crate::metrics::Metrics;
use crate::open_tables::Board;
use crate::protocol::ErrorCode;
use crate::table_match::SHORT;
use crate::table_task::{Order, TableTask};
use crate::thinking::Thinkers;

/// Orders that may wait at one table.
const QUEUE: usize = 256;

pub(crate) struct Hub {
    pub store: Arc<dyn Store>,
    pub catalog: Arc<Catalog>,
    pub config: Config,
    pub thinkers: Thinkers,
    pub duties: Duties,
    pub metrics: Metrics,
    pub homes: Homes,
    /// Whether the server was asked to stop, and is about to.
    pub is_leaving: AtomicBool,
    pub open_tables: Board,
    tables: Mutex<BTreeMap<String, TableHandle>>,
    /// How many tasks of tables have not ended.
    n_tasks: watch::Sender<usize>,
    closing: watch::Receiver<bool>,
}

/// A table with its match. The steps may know more than the table, if another server was at work between the two.
pub(crate) struct Stored {
    pub table: Table,
    pub steps: Vec<Step>,
    /// None of a match that is played again in no time.
    pub snapshot: Option<Snapshot>,
}

/// Where a table takes orders.
pub(crate) type TableHandle = mpsc::Sender<Order>;

impl Hub {
    pub fn new(store: Arc<dyn Store>, config: Config, closing: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self {
            store,
            catalog: Arc::clone(&config.catalog),
            thinkers: Thinkers::new(config.bots.clone()),
            duties: Duties::new(),
            metrics: Metrics::new(),
            homes: Homes::default(),
            is_leaving: AtomicBool::new(false),
            open_tables: Board::new(),
            config,
            tables: Mutex::default(),
            n_tasks: watch::Sender::default(),
            closing,
        })
    }

    /// Becomes true when the server is asked to stop.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.clone()
    }

    /// Gives an order to a table and waits for the answer. A table that was just being put away is opened again.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        order: impl Fn(oneshot::Sender<ApiResult<T>>) -> Order,
    ) -> ApiResult<T> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let handle = self.open(id).await?;
            if handle.send(order(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            self.forget(id, &handle);
        }
        Err(ApiError::internal(format!("table {id} does not answer")))
    }

    /// The table's task, started if need be.
    pub async fn open(self: &Arc<Self>, id: &str) -> ApiResult<TableHandle> {
        if let Some(handle) = self.loaded(id) {
            return Ok(handle);
        }
        let stored = self.read(id).await?.ok_or(ErrorCode::UnknownTable)?;
        let mut tables = self.tables();
        // Somebody else may have been quicker.
        if let Some(handle) = tables.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let (handle, orders) = mpsc::channel(QUEUE);
        tables.insert(id.to_owned(), handle.clone());
        drop(tables);
        let task = TableTask::new(Arc::clone(self), stored.table.clone(), handle.downgrade());
        let at_work = AtWork::new(Arc::clone(self));
        tokio::spawn(async move {
            task.run(stored, orders).await;
            drop(at_work);
        });
        Ok(handle)
    }

    /// Waits until every table has put down what it was doing, for as long as requests may take when the server stops.
    pub async fn put_away(&self) {
        let mut n_tasks = self.n_tasks.subscribe();
        let _ = timeout(self.config.limits.stop_time, n_tasks.wait_for(|n_tasks| *n_tasks == 0)).await;
    }

    /// A table as it is stored.
    pub async fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let Some(table) = self.store.table(id).await? else { return Ok(None) };
        if table.never_began() {
            return Ok(Some(Stored { table, steps: Vec::new(), snapshot: None }));
        }
        let steps = self.store.steps(id).await?;
        let snapshot = if steps.len() < SHORT as usize { None } else { self.store.snapshot(id).await? };
        Ok(Some(Stored { table, steps, snapshot }))
    }

    /// How many tables are open here.
    pub fn n_open(&self) -> usize {
        self.tables().len()
    }

    pub fn open_tables(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    /// The table's task, if it runs.
    pub fn loaded(&self, id: &str) -> Option<TableHandle> {
        self.tables().get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    /// Called by a task that wants to end; false if there is still something to do. After true it must take no order.
    pub fn retire(&self, id: &str, orders: &mut mpsc::Receiver<Order>) -> bool {
        let mut tables = self.tables();
        if !orders.is_empty() {
            return false;
        }
        orders.close();
        tables.remove(id);
        true
    }

    fn forget(&self, id: &str, handle: &TableHandle) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|known| known.same_channel(handle)) {
            tables.remove(id);
        }
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, TableHandle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A task that has not ended; also when it breaks.
struct AtWork(Arc<Hub>);

impl AtWork {
    fn new(hub: Arc<Hub>) -> Self {
        hub.n_tasks.send_modify(|n_tasks| *n_tasks += 1);
        Self(hub)
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.n_tasks.send_modify(|n_tasks| *n_tasks -= 1);
    }
}

/// Waits until the server is asked to stop.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A sender that is gone means the same.
    let _ = closing.wait_for(|closing| *closing).await;
}
