//! What this machine could do at best: a bare server that commits each message to a database, many in one transaction,
//! and then sends it to all in the room; and clients that talk in turn, as players do.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::ws::{Message as ServerFrame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as UrlPath, State};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection, PgConnection, SqliteConnection};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::clock::{self, Pace, Span};
use crate::guest::{self, Stream};
use crate::meter::{Meter, Side};
use crate::{LoadError, Plan, Progress};

/// Bytes of messages, as the real server's were.
#[derive(Clone, Copy)]
pub struct Sizes {
    asked: usize,
    told: usize,
}

impl Sizes {
    pub fn of(side: &Side) -> Self {
        Self { asked: side.bytes_sent as usize, told: side.bytes_received as usize }
    }
}

/// Starts the bare server, measures it with as many rooms as there were tables, and stops it.
pub async fn measure(
    db: &str,
    plan: &Plan,
    sizes: Sizes,
    progress: &dyn Progress,
) -> Result<Side, LoadError> {
    progress.step("the yardstick is measured");
    let database = Database::open(db).await?;
    let (addr, server) = serve(database, plan.tables, sizes.told).await?;
    let mut rooms = Vec::new();
    for number in 0..plan.tables {
        rooms.push(Room::enter(addr, number, plan, sizes.asked).await?);
    }
    let (meter, span) = (Arc::new(Meter::default()), Span::of(plan.seconds));
    let talking: Vec<_> =
        rooms.into_iter().map(|room| tokio::spawn(room.talk(Arc::clone(&meter), span))).collect();
    clock::count(span, &meter, progress).await;
    for talking in talking {
        talking.await.map_err(|error| LoadError::Broken(error.to_string()))?;
    }
    server.stop().await?;
    Ok(meter.side(span.length()))
}

/// Clients in one room: one speaks, all of them receive it, the next one speaks.
struct Room {
    streams: Vec<Stream>,
    pace: Pace,
    message: String,
}

impl Room {
    async fn enter(addr: SocketAddr, number: usize, plan: &Plan, bytes: usize) -> Result<Self, LoadError> {
        let mut streams = Vec::new();
        for _ in 0..plan.seats {
            let host = addr.to_string();
            streams.push(guest::connect(&host, format!("ws://{host}/{number}")).await?);
        }
        let rate = plan.rate.map(|rate| rate / plan.tables as f64);
        let pace = Pace::of(rate, number as f64 / plan.tables as f64);
        Ok(Self { streams, pace, message: "x".repeat(bytes.max(1)) })
    }

    async fn talk(mut self, meter: Arc<Meter>, span: Span) {
        let n_streams = self.streams.len();
        let mut speaker = 0;
        while !span.is_over() {
            if let Err(error) = self.say(speaker, &meter, span).await {
                return meter.error(error);
            }
            speaker = (speaker + 1) % n_streams;
        }
    }

    async fn say(&mut self, speaker: usize, meter: &Meter, span: Span) -> Result<(), LoadError> {
        sleep_until(self.pace.take().min(span.end())).await;
        let sent = Instant::now();
        self.streams[speaker].send(Frame::text(self.message.clone())).await?;
        let is_counted = span.contains(sent);
        if is_counted {
            meter.sent(self.message.len());
        }
        let receive = self.streams.iter_mut().enumerate().map(async |(index, stream)| {
            let bytes = receive(stream, span).await?;
            if let Some(bytes) = bytes.filter(|_| is_counted) {
                meter.taken(bytes);
                let after = sent.elapsed();
                if index == speaker { meter.confirm(after) } else { meter.receive(after) }
            }
            Ok::<_, LoadError>(())
        });
        futures_util::future::try_join_all(receive).await.map(|_| ())
    }
}

/// The bytes of the next message; none when the run is over first.
async fn receive(stream: &mut Stream, span: Span) -> Result<Option<usize>, LoadError> {
    match timeout_at(span.end(), stream.next()).await {
        Err(_) => Ok(None),
        Ok(Some(Ok(Frame::Text(text)))) => Ok(Some(text.len())),
        Ok(Some(Ok(other))) => Err(LoadError::Broken(format!("not a text: {other:?}"))),
        Ok(Some(Err(error))) => Err(error.into()),
        Ok(None) => Err(LoadError::Broken("the socket has ended".to_owned())),
    }
}

/// The bare server while it runs.
struct Bare {
    stop: oneshot::Sender<()>,
    serving: tokio::task::JoinHandle<std::io::Result<()>>,
    writing: tokio::task::JoinHandle<Result<(), LoadError>>,
}

impl Bare {
    async fn stop(self) -> Result<(), LoadError> {
        drop(self.stop);
        let ended = |error: tokio::task::JoinError| LoadError::Broken(error.to_string());
        self.serving.await.map_err(ended)??;
        self.writing.await.map_err(ended)?
    }
}

type Members = Mutex<Vec<mpsc::UnboundedSender<Utf8Bytes>>>;

struct App {
    rooms: Vec<Members>,
    writer: mpsc::Sender<Write>,
    told: Utf8Bytes,
}

struct Write {
    room: i64,
    text: Utf8Bytes,
    done: oneshot::Sender<()>,
}

async fn serve(database: Database, n_rooms: usize, told: usize) -> Result<(SocketAddr, Bare), LoadError> {
    let (writer, writes) = mpsc::channel(4096);
    let writing = tokio::spawn(database.write_all(writes));
    let rooms = (0..n_rooms).map(|_| Mutex::default()).collect();
    let app = Arc::new(App { rooms, writer, told: "x".repeat(told.max(1)).into() });
    let router = Router::new().route("/{room}", axum::routing::any(enter)).with_state(app);
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let addr = listener.local_addr()?;
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(async move {
        let server = axum::serve(
            axum::serve::ListenerExt::tap_io(listener, |stream| _ = stream.set_nodelay(true)),
            router,
        );
        server.with_graceful_shutdown(async { _ = stopped.await }).await
    });
    Ok((addr, Bare { stop, serving, writing }))
}

async fn enter(
    UrlPath(room): UrlPath<usize>,
    State(app): State<Arc<App>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| sit(socket, room, app))
}

/// One socket: what is said in the room goes out, what comes in is committed and then said in the room.
async fn sit(socket: WebSocket, room: usize, app: Arc<App>) {
    let (mut out, mut coming) = socket.split();
    let (sender, mut said) = mpsc::unbounded_channel();
    app.rooms[room].lock().expect("nobody panics while holding it").push(sender);
    let telling = tokio::spawn(async move {
        while let Some(text) = said.recv().await {
            if out.send(ServerFrame::Text(text)).await.is_err() {
                return;
            }
        }
    });
    while let Some(Ok(ServerFrame::Text(text))) = coming.next().await {
        let (done, written) = oneshot::channel();
        let is_sent = app.writer.send(Write { room: room as i64, text, done }).await.is_ok();
        if !is_sent || written.await.is_err() {
            break;
        }
        for member in app.rooms[room].lock().expect("nobody panics while holding it").iter() {
            // Who has left is told nothing.
            _ = member.send(app.told.clone());
        }
    }
    telling.abort();
}

/// A table of its own in the database, which is gone afterwards.
enum Database {
    Sqlite(Box<SqliteConnection>, PathBuf),
    Postgres(Box<PgConnection>),
}

/// Counts the runs of one program, whose tables stand beside each other.
static N_RUNS: AtomicU64 = AtomicU64::new(0);
/// Messages in one transaction, at the most.
const MOST_AT_ONCE: usize = 512;

impl Database {
    async fn open(url: &str) -> Result<Self, LoadError> {
        let mut database = match url.strip_prefix("sqlite://") {
            Some(path) => {
                let file = beside(Path::new(path));
                let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
                let options =
                    options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
                Database::Sqlite(Box::new(SqliteConnection::connect_with(&options).await?), file)
            }
            None => Database::Postgres(Box::new(PgConnection::connect(url).await?)),
        };
        let name = "CREATE TABLE yardstick (room BIGINT NOT NULL, text TEXT NOT NULL)";
        match &mut database {
            Database::Sqlite(connection, _) => _ = sqlx::query(name).execute(&mut **connection).await?,
            Database::Postgres(connection) => _ = sqlx::query(name).execute(&mut **connection).await?,
        }
        Ok(database)
    }

    /// Commits what has come in, all that waits in one transaction, until nobody sends any more.
    async fn write_all(mut self, mut writes: mpsc::Receiver<Write>) -> Result<(), LoadError> {
        let mut batch = Vec::new();
        while writes.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
            self.commit(&batch).await?;
            // Who does not wait any more has left.
            batch.drain(..).for_each(|write| _ = write.done.send(()));
        }
        self.close().await
    }

    async fn commit(&mut self, batch: &[Write]) -> Result<(), LoadError> {
        match self {
            Database::Sqlite(connection, _) => {
                let mut transaction = connection.begin().await?;
                for write in batch {
                    let insert = sqlx::query("INSERT INTO yardstick VALUES (?, ?)").bind(write.room);
                    insert.bind(write.text.as_str()).execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
            }
            Database::Postgres(connection) => {
                let rooms: Vec<i64> = batch.iter().map(|write| write.room).collect();
                let texts: Vec<&str> = batch.iter().map(|write| write.text.as_str()).collect();
                let insert = "INSERT INTO yardstick SELECT * FROM UNNEST($1::BIGINT[], $2::TEXT[])";
                sqlx::query(insert).bind(rooms).bind(texts).execute(&mut **connection).await?;
            }
        }
        Ok(())
    }

    async fn close(self) -> Result<(), LoadError> {
        match self {
            Database::Sqlite(connection, file) => {
                connection.close().await?;
                Ok(std::fs::remove_file(file)?)
            }
            Database::Postgres(mut connection) => {
                sqlx::query("DROP TABLE yardstick").execute(&mut *connection).await?;
                Ok(connection.close().await?)
            }
        }
    }
}

/// A file of its own in the same folder: on the same disk, and in nobody's way.
fn beside(path: &Path) -> PathBuf {
    let number = N_RUNS.fetch_add(1, Ordering::Relaxed);
    path.with_file_name(format!("yardstick-{}-{number}.db", std::process::id()))
}
