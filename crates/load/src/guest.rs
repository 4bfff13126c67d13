//! Guests: each with its cookie, and with an address of its own where a proxy could say so.

use std::net::Ipv4Addr;

use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Client, Method, Response};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::{LoadError, Plan};

pub type Stream = WebSocketStream<TcpStream>;

/// How a server is spoken to.
pub struct Front {
    http: Client,
    /// `127.0.0.1:8080`
    host: String,
    is_proxied: bool,
}

/// A browser that has been there once.
#[derive(Clone)]
pub struct Guest {
    cookie: String,
    address: Option<Ipv4Addr>,
}

impl Front {
    pub fn new(plan: &Plan) -> Result<Self, LoadError> {
        let host = plan.server.strip_prefix("http://").map(|host| host.trim_end_matches('/').to_owned());
        let host = host.ok_or_else(|| LoadError::Broken("the address begins with http://".to_owned()))?;
        Ok(Self { http: Client::builder().build()?, host, is_proxied: plan.is_proxied })
    }

    /// Somebody new, the n-th of this run.
    pub async fn guest(&self, n: u32) -> Result<Guest, LoadError> {
        let address = self.is_proxied.then(|| Ipv4Addr::from_bits(u32::from(Ipv4Addr::new(10, 0, 0, 1)) + n));
        let mut guest = Guest { cookie: String::new(), address };
        let response = self.send(&guest, Method::GET, "/api/me", None).await?;
        let cookies = response.headers().get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
        let pairs: Vec<&str> = cookies.filter_map(|cookie| cookie.split(';').next()).collect();
        guest.cookie = pairs.join("; ");
        read(response, "/api/me").await.map(|_| guest)
    }

    /// Sets a table with open seats for the others, who then sit down. Its id.
    pub async fn table(&self, guests: &[Guest], plan: &TablePlan) -> Result<String, LoadError> {
        let [host, others @ ..] = guests else {
            return Err(LoadError::Broken("nobody sits there".to_owned()));
        };
        let mut seats = vec![json!({"type": "me"})];
        seats.resize(guests.len(), json!({"type": "open"}));
        let body = json!({"game": plan.game, "setup": plan.setup, "seats": seats});
        let table = self.post(host, "/api/tables", &body).await?;
        let id = table["id"].as_str().ok_or_else(|| LoadError::Broken(format!("no table: {table}")))?;
        for (index, guest) in others.iter().enumerate() {
            self.post(guest, &format!("/api/tables/{id}/join"), &json!({"seat": index + 1})).await?;
        }
        Ok(id.to_owned())
    }

    /// Takes a seat's place at a table.
    pub async fn socket(&self, guest: &Guest, table: &str, seat: usize) -> Result<Stream, LoadError> {
        let path = format!("/api/tables/{table}/socket?seat={seat}&visit={seat}");
        let mut request = format!("ws://{}{path}", self.host).into_client_request()?;
        let mut head = |name: &'static str, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                request.headers_mut().insert(name, value);
            }
        };
        head("cookie", &guest.cookie);
        if let Some(address) = guest.address {
            head("x-forwarded-for", &address.to_string());
        }
        connect(&self.host, request).await
    }

    async fn post(&self, guest: &Guest, path: &str, body: &Value) -> Result<Value, LoadError> {
        read(self.send(guest, Method::POST, path, Some(body)).await?, path).await
    }

    async fn send(
        &self,
        guest: &Guest,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Response, LoadError> {
        let mut request = self.http.request(method, format!("http://{}{path}", self.host));
        if !guest.cookie.is_empty() {
            request = request.header(COOKIE, &guest.cookie);
        }
        if let Some(address) = guest.address {
            request = request.header("x-forwarded-for", address.to_string());
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        Ok(request.send().await?)
    }
}

/// What each table plays.
#[derive(Clone)]
pub struct TablePlan {
    pub game: String,
    pub setup: Value,
}

/// A socket over plain TCP, on which small messages leave at once.
pub async fn connect(host: &str, request: impl IntoClientRequest + Unpin) -> Result<Stream, LoadError> {
    let stream = TcpStream::connect(host).await?;
    stream.set_nodelay(true)?;
    Ok(tokio_tungstenite::client_async(request, stream).await?.0)
}

async fn read(response: Response, path: &str) -> Result<Value, LoadError> {
    let (status, body) = (response.status(), response.text().await?);
    if !status.is_success() {
        return Err(LoadError::Refused { path: path.to_owned(), status: status.as_u16(), body });
    }
    Ok(serde_json::from_str(&body)?)
}
