//! What servers on one database tell each other: which table has gone on, and how far.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::sleep;

use super::Connection;
use super::statements::Write;
use crate::{News, Pacing};

const CHANNEL: &str = "liege";
/// Tables in one message, which has less than 8,000 bytes.
const PART: usize = 150;
/// What waits to be heard; more is looked for.
const LENGTH: usize = 4096;
const PAUSE: Duration = Duration::from_millis(500);

/// What others hear of a write.
pub(super) fn of(write: &Write) -> Option<String> {
    match write {
        Write::Append(append) => Some(format!("{}:{}", append.table, append.step.number + 1)),
        Write::Pace(Pacing::Ticks { .. }) => None,
        Write::Pace(change) => Some(format!("{}:0", change.table())),
        Write::Gather(change) => Some(format!("{}:0", change.table())),
        Write::Sit(sitting) => Some(format!("{}:0", sitting.table)),
        _ => None,
    }
}

pub(super) async fn tell(
    connection: &mut Connection,
    name: &str,
    news: &[String],
) -> Result<(), sqlx::Error> {
    for part in news.chunks(PART) {
        let message = format!("{name} {}", part.join(" "));
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Listens for as long as somebody wants to hear it.
pub(super) fn listen(connect: PgConnectOptions, name: String) -> Receiver<News> {
    let (heard, news) = channel(LENGTH);
    tokio::spawn(async move {
        while !heard.is_closed() {
            if let Err(error) = pass_on(&connect, &name, &heard).await {
                tracing::warn!(%error, "nothing is heard of other servers");
            }
            sleep(PAUSE).await;
        }
    });
    news
}

/// Until the connection is lost.
async fn pass_on(connect: &PgConnectOptions, name: &str, heard: &Sender<News>) -> Result<(), sqlx::Error> {
    let pool = PgPoolOptions::new().max_connections(1).connect_with(connect.clone()).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    // Whatever was told before this.
    let mut news = vec![News::Missed];
    loop {
        for one in news {
            // What does not fit is looked for.
            let _ = heard.try_send(one);
        }
        let message = tokio::select! {
            message = listener.try_recv() => message?,
            () = heard.closed() => return Ok(()),
        };
        let Some(message) = message else { return Ok(()) };
        news = read(message.payload(), name);
    }
}

/// What this server told itself is no news.
fn read(message: &str, name: &str) -> Vec<News> {
    let Some((_, tables)) = message.split_once(' ').filter(|(teller, _)| *teller != name) else {
        return Vec::new();
    };
    let table = |text: &str| {
        let (id, n_steps) = text.split_once(':')?;
        Some(News::Table { id: id.to_owned(), n_steps: n_steps.parse().ok()? })
    };
    tables.split(' ').filter_map(table).collect()
}
