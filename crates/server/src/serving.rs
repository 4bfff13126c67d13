//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;

use store::{SqliteStore, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::hub::{Hub, closed};
use crate::router::{App, router};
use crate::security::Rates;
use crate::session::Signer;

/// A server that runs until it is stopped.
pub struct Server {
    addr: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<std::io::Result<()>>,
}

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {addr}: {error}")]
    Listen { addr: SocketAddr, error: std::io::Error },
    #[error("cannot open the store")]
    Store(#[from] StoreError),
    #[error("the server stopped: {0}")]
    Stopped(String),
}

/// Opens the store, resumes all running matches and answers requests, in the background.
pub async fn serve(config: Config) -> Result<Server, ServeError> {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&config.db).await?);
    let signer = Signer::open(store.as_ref()).await?;
    let listen_error = |error| ServeError::Listen { addr: config.addr, error };
    let listener = TcpListener::bind(config.addr).await.map_err(listen_error)?;
    let addr = listener.local_addr().map_err(listen_error)?;
    let (stop, closing) = watch::channel(false);
    let hub = Hub::new(store, config.clone(), closing.clone());
    let n_resumed = hub.resume_all().await?;
    tracing::info!(%addr, n_resumed, "serving");
    let rates = Rates::new(&config.limits);
    let calculators = Arc::new(Semaphore::new(config.bots.workers.max(1)));
    let app = Arc::new(App { hub, config, signer, rates, calculators });
    tokio::spawn(until_closing(Rates::tidy_forever(Arc::clone(&app)), closing.clone()));
    let serving = tokio::spawn(listen(listener, app, closing));
    Ok(Server { addr, stop, serving })
}

async fn listen(
    listener: TcpListener,
    app: Arc<App>,
    mut closing: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(async move { closed(&mut closing).await }).await
}

async fn until_closing(work: impl Future<Output = ()>, mut closing: watch::Receiver<bool>) {
    tokio::select! {
        () = work => {}
        () = closed(&mut closing) => {}
    }
}

impl Server {
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Lets requests in progress finish, closes all sockets, and returns when everything is put away.
    pub async fn stop(self) -> Result<(), ServeError> {
        let _ = self.stop.send(true);
        self.finished().await
    }

    /// Waits until the server ends by itself, which it should not.
    pub async fn finished(self) -> Result<(), ServeError> {
        match self.serving.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(ServeError::Stopped(error.to_string())),
            Err(error) => Err(ServeError::Stopped(error.to_string())),
        }
    }
}
