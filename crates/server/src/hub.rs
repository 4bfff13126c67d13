//! Finds the task of a table, and starts it when there is none.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::Catalog;
use store::{Store, StoreError};
use tokio::sync::{mpsc, oneshot, watch};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::protocol::ErrorCode;
use crate::table_task::{Order, TableTask};
use crate::thinking::Thinkers;

/// Orders that may wait at one table.
const QUEUE: usize = 256;

pub(crate) struct Hub {
    pub store: Arc<dyn Store>,
    pub catalog: Arc<Catalog>,
    pub config: Config,
    pub thinkers: Thinkers,
    tables: Mutex<BTreeMap<String, TableHandle>>,
    closing: watch::Receiver<bool>,
}

/// Where a table takes orders.
pub(crate) type TableHandle = mpsc::Sender<Order>;

impl Hub {
    pub fn new(store: Arc<dyn Store>, config: Config, closing: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self {
            store,
            catalog: Arc::clone(&config.catalog),
            thinkers: Thinkers::new(config.bots.clone()),
            config,
            tables: Mutex::default(),
            closing,
        })
    }

    /// Becomes true when the server is asked to stop.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.clone()
    }

    /// Wakes every running match: bots that have to move go on thinking.
    pub async fn resume_all(self: &Arc<Self>) -> Result<usize, StoreError> {
        let ids = self.store.running().await?;
        for id in &ids {
            if self.open(id).await.is_err() {
                tracing::error!(table = %id, "a running match could not be resumed");
            }
        }
        Ok(ids.len())
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
        let table = self.store.table(id).await?.ok_or(ErrorCode::UnknownTable)?;
        let steps = self.store.steps(id).await?;
        let mut tables = self.tables();
        // Somebody else may have been quicker.
        if let Some(handle) = tables.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let (handle, orders) = mpsc::channel(QUEUE);
        tables.insert(id.to_owned(), handle.clone());
        drop(tables);
        let task = TableTask::new(Arc::clone(self), table, handle.downgrade());
        tokio::spawn(task.run(steps, orders));
        Ok(handle)
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

/// Waits until the server is asked to stop.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A sender that is gone means the same.
    let _ = closing.wait_for(|closing| *closing).await;
}
