//! `liege serve`: the game server.

use std::net::{IpAddr, SocketAddr, ToSocketAddrs, UdpSocket};

use anyhow::{Context, Result};
use server::{Config, TrustedProxy};
use tracing_subscriber::EnvFilter;

use crate::output;

/// Serve the games to browsers.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen; port 0 takes a free one.
    #[arg(long, default_value = "127.0.0.1:8080", value_parser = address)]
    addr: SocketAddr,
    /// Where everything is kept: `sqlite://path/to/file.db` or `postgres://user@host/database`.
    #[arg(long, default_value = "sqlite://data/liege.db")]
    db: String,
    /// An address people use instead of this one, such as https://play.example.org behind a proxy. May be repeated.
    #[arg(long = "origin", value_parser = origin)]
    origins: Vec<String>,
    /// A proxy whose `X-Forwarded-For` is believed: its address, or a network such as 10.0.0.0/8. May be repeated.
    #[arg(long = "trusted-proxy")]
    trusted_proxies: Vec<TrustedProxy>,
    /// Answer `GET /metrics` for Prometheus there, as on 127.0.0.1:9100; nobody else should reach it.
    #[arg(long, value_parser = address)]
    metrics: Option<SocketAddr>,
    /// When it is told to stop, say for so many seconds that it is not ready (`/api/ready`), so that a proxy sends people elsewhere.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=300))]
    leave: u64,
    /// How the log on standard error is written.
    #[arg(long, value_enum, default_value = "text")]
    log_format: LogFormat,
    /// Bots answer as soon as they can, instead of at a pace people can follow.
    #[arg(long)]
    hasty_bots: bool,
    /// Whoever sets a table may choose its seed, and then knows every secret of the match. For tests.
    #[arg(long)]
    chosen_seeds: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// One object a line, for programs.
    Json,
}

pub fn run(args: Args) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    tokio::runtime::Runtime::new().context("cannot start the runtime")?.block_on(serve(args))
}

async fn serve(args: Args) -> Result<()> {
    let mut config = Config::new(args.addr, args.db);
    config.origins = args.origins;
    config.trusted_proxies = args.trusted_proxies;
    config.metrics = args.metrics;
    config.limits.leave_time = std::time::Duration::from_secs(args.leave);
    if args.hasty_bots {
        config.bots.min_delay = std::time::Duration::ZERO;
    }
    if args.chosen_seeds {
        config.seeds = server::Seeds::Chosen;
    }
    let server = server::serve(config).await?;
    announce(server.addr())?;
    stop_signal().await;
    Ok(server.stop().await?)
}

/// `127.0.0.1:8080`, or a name this machine knows, such as `localhost:8080`.
fn address(text: &str) -> Result<SocketAddr, String> {
    let mut found = text.to_socket_addrs().map_err(|error| format!("{error}; try 127.0.0.1:8080"))?;
    found.next().ok_or_else(|| "nobody knows this name".to_owned())
}

/// As browsers write it: no slash at the end, small letters.
fn origin(text: &str) -> Result<String, String> {
    let origin = text.trim_end_matches('/').to_lowercase();
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#', '@']) => Ok(origin),
        _ => Err("an origin is a scheme and a host, such as https://play.example.org".to_owned()),
    }
}

/// Where people find it. On all addresses of a machine means: this one for itself, another one for everybody else.
fn announce(addr: SocketAddr) -> Result<()> {
    if !addr.ip().is_unspecified() {
        return output::line(format!("Liege is served on http://{addr}"));
    }
    let port = addr.port();
    output::line(format!("Liege is served on http://127.0.0.1:{port}"))?;
    match outward_address() {
        Ok(ip) => {
            output::line(format!("Others in your network find it on http://{}", SocketAddr::new(ip, port)))
        }
        // Without a network there are no others.
        Err(_) => Ok(()),
    }
}

/// The address this machine would call others from. Nothing is sent.
fn outward_address() -> std::io::Result<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0")?;
    socket.connect("192.0.2.1:9")?;
    Ok(socket.local_addr()?.ip())
}

async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
