//! What whoever watches over the server can count: in the words of Prometheus, on an address of its own, because how often tables
//! are clicked at is nobody else's business.

use std::future::IntoFuture as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use tokio::net::TcpListener;
use tokio::time::Instant;

use crate::hub::{Hub, closed};
use crate::router::App;

const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// How a request was answered: `2xx`, `4xx`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    status: &'static str,
}

/// What became of a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Ended {
    outcome: &'static str,
}

#[derive(Default)]
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    request_time: Option<Histogram>,
    steps: Family<Ended, Counter>,
    step_time: Option<Histogram>,
    pub messages: Counter,
    pub message_bytes: Counter,
    pub sockets: Gauge,
    pub connections: Gauge,
    pub turned_away: Counter,
    pub parked: Counter,
    tables: Gauge,
    thinking: Gauge,
    waiting: Gauge,
    substituted: Gauge,
}

impl Metrics {
    pub fn new() -> Self {
        let mut it = Self::default();
        let times = || Histogram::new(exponential_buckets(0.001, 2.0, 14));
        let (request_time, step_time) = (times(), times());
        let mut registry = Registry::with_prefix("liege");
        registry.register("requests", "HTTP requests by class of status", it.requests.clone());
        registry.register_with_unit(
            "request_time",
            "From a request to its answer",
            Unit::Seconds,
            request_time.clone(),
        );
        registry.register("steps", "Steps that were asked for, by what became of them", it.steps.clone());
        registry.register_with_unit(
            "step_time",
            "From a step to its being on disk and on its way to all",
            Unit::Seconds,
            step_time.clone(),
        );
        for (name, help, counter) in [
            ("messages", "Messages sent to sockets", &it.messages),
            ("message_bytes", "Bytes of them", &it.message_bytes),
            ("turned_away", "Connections and sockets refused because there were too many", &it.turned_away),
            ("parked", "Matches that could not be played on", &it.parked),
        ] {
            registry.register(name, help, counter.clone());
        }
        for (name, help, gauge) in [
            ("sockets", "Sockets that are open", &it.sockets),
            ("connections", "Connections that are open, sockets included", &it.connections),
            ("tables", "Tables that are open on this server", &it.tables),
            ("bots_thinking", "Bots that think", &it.thinking),
            ("bots_waiting", "Bots that wait for their turn to think", &it.waiting),
            (
                "bots_substituted",
                "Moves played for a bot that gave no answer, since the start",
                &it.substituted,
            ),
        ] {
            registry.register(name, help, gauge.clone());
        }
        (it.registry, it.request_time, it.step_time) = (registry, Some(request_time), Some(step_time));
        it
    }

    pub fn note_step(&self, outcome: &'static str, took: Duration) {
        self.steps.get_or_create(&Ended { outcome }).inc();
        if let Some(times) = &self.step_time {
            times.observe(took.as_secs_f64());
        }
    }

    fn note_request(&self, status: u16, took: Duration) {
        let status = ["1xx", "2xx", "3xx", "4xx", "5xx"][usize::from(status / 100).clamp(1, 5) - 1];
        self.requests.get_or_create(&Answered { status }).inc();
        if let Some(times) = &self.request_time {
            times.observe(took.as_secs_f64());
        }
    }

    fn text(&self, hub: &Hub) -> String {
        let bots = hub.thinkers.report();
        self.tables.set(hub.n_open() as i64);
        self.thinking.set(bots.thinking as i64);
        self.waiting.set(bots.waiting as i64);
        self.substituted.set(bots.substituted as i64);
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}

/// One more, as long as it lives.
pub(crate) struct Counted(Gauge);

impl Counted {
    pub fn one(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Counts every request.
pub(crate) async fn count_request(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let response = next.run(request).await;
    app.hub.metrics.note_request(response.status().as_u16(), begun.elapsed());
    response
}

/// Answers `GET /metrics` until the server closes.
pub(crate) async fn serve(listener: TcpListener, hub: Arc<Hub>) {
    let mut closing = hub.closing();
    let router = Router::new().route("/metrics", get(metrics)).with_state(hub);
    tokio::select! {
        done = axum::serve(listener, router).into_future() => {
            if let Err(error) = done {
                tracing::error!(%error, "metrics are no longer served");
            }
        }
        () = closed(&mut closing) => {}
    }
}

async fn metrics(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, TEXT)], hub.metrics.text(&hub))
}

/// Where metrics are asked for, if anywhere.
pub(crate) async fn listen(
    at: Option<SocketAddr>,
) -> Result<Option<TcpListener>, (SocketAddr, std::io::Error)> {
    match at {
        Some(at) => TcpListener::bind(at).await.map(Some).map_err(|error| (at, error)),
        None => Ok(None),
    }
}
