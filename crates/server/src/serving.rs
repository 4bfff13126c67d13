//! Starting and stopping.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use store::StoreError;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{sleep, timeout};
use tower::{Service, ServiceExt as _};

use crate::address::neighbour;
use crate::coach::Coach;
use crate::config::{Config, Limits};
use crate::crowd::Places;
use crate::hub::{Hub, closed};
use crate::metrics::{self, Counted};
use crate::people::Desk;
use crate::router::{App, router};
use crate::security::Rates;
use crate::session::Signer;
use crate::turns::Turns;

/// When no more connections can be taken, for want of something, this long passes before the next try.
const PAUSE: Duration = Duration::from_millis(100);
/// Records received at once, and from one address.
const UPLOADS: usize = 16;
const UPLOADS_EACH: usize = 2;

/// A server that runs until it is stopped.
pub struct Server {
    addr: SocketAddr,
    metrics_addr: Option<SocketAddr>,
    hub: Arc<Hub>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
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

/// Opens the store, answers requests and does what is due, in the background.
pub async fn serve(config: Config) -> Result<Server, ServeError> {
    let store = store::open(&config.db).await?;
    let signer = Signer::open(store.as_ref()).await?;
    let listen_error = |error| ServeError::Listen { addr: config.addr, error };
    let listener = TcpListener::bind(config.addr).await.map_err(listen_error)?;
    let addr = listener.local_addr().map_err(listen_error)?;
    let metrics = metrics::listen(config.metrics).await;
    let metrics = metrics.map_err(|(addr, error)| ServeError::Listen { addr, error })?;
    let metrics_addr = metrics.as_ref().map(TcpListener::local_addr).transpose().map_err(listen_error)?;
    let (stop, closing) = watch::channel(false);
    let hub = Hub::new(store, config.clone(), closing.clone());
    let duties = tokio::spawn(Arc::clone(&hub).do_duties());
    tokio::spawn(Arc::clone(&hub).hear_news());
    if let Some(listener) = metrics {
        tokio::spawn(metrics::serve(listener, Arc::clone(&hub)));
    }
    let here = Arc::clone(&hub);
    tokio::spawn(Arc::clone(&hub).follow_lobby());
    tracing::info!(%addr, "serving");
    let rates = Rates::new(&config.limits);
    let [consults, replays] = [(); 2].map(|()| Turns::new(config.bots.workers, config.bots.workers_each));
    let uploads = Turns::new(UPLOADS, UPLOADS_EACH);
    let (people, coach) = (Desk::new(&config.limits), Coach::new());
    let sockets = Places::new(config.limits.sockets, config.limits.sockets_per_address);
    let sockets_of = Places::new(config.limits.sockets, config.limits.sockets_per_person);
    let app =
        App { hub, config, signer, rates, people, sockets, sockets_of, consults, replays, uploads, coach };
    let app = Arc::new(app);
    tokio::spawn(until_closing(Rates::tidy_forever(Arc::clone(&app)), closing.clone()));
    let serving = tokio::spawn(async move {
        listen(listener, Arc::clone(&app), closing).await;
        app.hub.put_away().await;
        // It breaks only if the store does.
        let _ = duties.await;
    });
    Ok(Server { addr, metrics_addr, hub: here, stop, serving })
}

/// Takes connections until the server closes, then waits for those under way.
async fn listen(listener: TcpListener, app: Arc<App>, closing: watch::Receiver<bool>) {
    let limits = app.config.limits.clone();
    let places = Places::new(limits.connections, limits.connections_per_address);
    let (hub, trusted) = (Arc::clone(&app.hub), app.config.trusted_proxies.clone());
    let router = router(app);
    let mut connections = JoinSet::new();
    let mut closed_here = closing.clone();
    loop {
        tokio::select! {
            accepted = accept(&listener) => match accepted {
                Ok((stream, peer)) => {
                    let Some(place) = places.take(neighbour(peer.ip(), &trusted)) else {
                        // Too many: it is hung up on at once.
                        hub.metrics.turned_away.inc();
                        continue;
                    };
                    let counted = (place, Counted::one(&hub.metrics.connections));
                    let service = with_peer(router.clone(), peer);
                    let conversation = converse(stream, service, limits.clone(), closing.clone());
                    connections.spawn(async move {
                        conversation.await;
                        drop(counted);
                    });
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(PAUSE).await;
                }
            },
            Some(_) = connections.join_next(), if !connections.is_empty() => {}
            () = closed(&mut closed_here) => break,
        }
    }
    drop(listener);
    connections.join_all().await;
}

/// The next connection. Messages are small and somebody waits for each, so none is held back to be sent with the next.
async fn accept(listener: &TcpListener) -> std::io::Result<(TcpStream, SocketAddr)> {
    let (stream, peer) = listener.accept().await?;
    stream.set_nodelay(true)?;
    Ok((stream, peer))
}

/// The pages and the interface, for somebody at the other end of one connection.
fn with_peer(
    router: Router,
    peer: SocketAddr,
) -> impl Service<hyper::Request<Incoming>, Response = Response, Error = Infallible, Future: Send + 'static> + Clone
{
    router.map_request(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(Body::new)
    })
}

/// One connection until it ends. When the server closes, a request under way may finish; half a request is not waited for.
async fn converse<S>(stream: TcpStream, service: S, limits: Limits, mut closing: watch::Receiver<bool>)
where
    S: Service<hyper::Request<Incoming>, Response = Response, Error = Infallible, Future: Send + 'static>
        + Clone
        + Send
        + 'static,
{
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_time);
    let connection =
        http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // Whatever the other end did wrong is no concern of ours.
        _ = connection.as_mut() => return,
        () = closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = timeout(limits.stop_time, connection).await;
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

    /// Where metrics are asked for, if anywhere.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics_addr
    }

    /// Says that it is not ready for a while, if it was told so. Then it lets requests in progress finish, though not for long,
    /// closes all sockets, and returns when everything is put away.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.hub.is_leaving.store(true, Ordering::Relaxed);
        sleep(self.hub.config.limits.leave_time).await;
        let _ = self.stop.send(true);
        self.finished().await
    }

    /// Waits until the server ends by itself, which it should not.
    pub async fn finished(self) -> Result<(), ServeError> {
        self.serving.await.map_err(|error| ServeError::Stopped(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn connections_send_at_once() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (accepted, connected) = tokio::join!(accept(&listener), TcpStream::connect(address));
        assert!(accepted.unwrap().0.nodelay().unwrap());
        drop(connected);
    }
}
