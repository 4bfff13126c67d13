//! Who looks at a table: sockets, each with a viewer and what it was last told.

use std::collections::BTreeMap;

use engine::{Tick, Viewer};
use store::Table;
use tokio::sync::mpsc;

use crate::frame::{KnownLog, frame, table_info};
use crate::protocol::ToBrowser;
use crate::running::{Broken, Running};

/// Messages that may wait for a slow browser; one that falls further behind has to connect again.
const OUTBOX: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SocketId(u64);

/// The receiving end of one socket's messages.
pub(crate) struct Attached {
    pub id: SocketId,
    pub outbox: mpsc::Receiver<ToBrowser>,
}

#[derive(Default)]
pub(crate) struct Audience {
    sockets: BTreeMap<SocketId, Socket>,
    n_ever: u64,
}

struct Socket {
    guest: String,
    viewer: Viewer,
    /// The viewer's clock at the last frame it got; none before the first.
    tick: Option<Tick>,
    known: KnownLog,
    outbox: mpsc::Sender<ToBrowser>,
}

impl Audience {
    pub fn attach(&mut self, guest: String, viewer: Viewer, known: KnownLog) -> Attached {
        self.n_ever += 1;
        let id = SocketId(self.n_ever);
        let (sender, outbox) = mpsc::channel(OUTBOX);
        self.sockets.insert(id, Socket { guest, viewer, tick: None, known, outbox: sender });
        Attached { id, outbox }
    }

    pub fn leave(&mut self, id: SocketId) {
        self.sockets.remove(&id);
    }

    pub fn len(&self) -> usize {
        self.sockets.len()
    }

    pub fn guest(&self, id: SocketId) -> Option<&str> {
        self.sockets.get(&id).map(|socket| socket.guest.as_str())
    }

    /// Guests with a socket here; more than once if they have several.
    pub fn guests(&self) -> Vec<&str> {
        self.sockets.values().map(|socket| socket.guest.as_str()).collect()
    }

    /// Looks through other eyes from now on; the caller has checked that it may.
    pub fn look(&mut self, id: SocketId, viewer: Viewer) {
        if let Some(socket) = self.sockets.get_mut(&id) {
            (socket.viewer, socket.known) = (viewer, KnownLog::default());
        }
    }

    pub fn tell(&mut self, id: SocketId, message: ToBrowser) {
        if let Some(socket) = self.sockets.get(&id)
            && socket.outbox.try_send(message).is_err()
        {
            self.leave(id);
        }
    }

    /// Everything, to one socket.
    pub fn sync(&mut self, id: SocketId, table: &Table, running: Option<&Running>) -> Result<(), Broken> {
        let guests: Vec<String> = self.guests().into_iter().map(str::to_owned).collect();
        let here: Vec<&str> = guests.iter().map(String::as_str).collect();
        let Some(socket) = self.sockets.get_mut(&id) else { return Ok(()) };
        let table = table_info(table, &socket.guest, &here);
        let frame = match running {
            Some(running) => {
                socket.tick = Some(running.tick(socket.viewer));
                Some(frame(running, socket.viewer, &mut socket.known)?)
            }
            None => None,
        };
        self.tell(id, ToBrowser::Sync { table, frame });
        Ok(())
    }

    pub fn sync_all(&mut self, table: &Table, running: Option<&Running>) -> Result<(), Broken> {
        self.ids().into_iter().try_for_each(|id| self.sync(id, table, running))
    }

    /// The table, to all: somebody came, went or sat down, or the match ended.
    pub fn show_table(&mut self, table: &Table) {
        let here = self.guests();
        let messages: Vec<_> = self
            .sockets
            .iter()
            .map(|(&id, socket)| (id, ToBrowser::Table { table: table_info(table, &socket.guest, &here) }))
            .collect();
        for (id, message) in messages {
            self.tell(id, message);
        }
    }

    /// The match went on. A viewer whose clock stands still could notice nothing, and is sent nothing: not even the
    /// moment of a rival's private click can be seen on the wire.
    pub fn show_match(&mut self, running: &Running) -> Result<(), Broken> {
        for id in self.ids() {
            let Some(socket) = self.sockets.get_mut(&id) else { continue };
            let tick = Some(running.tick(socket.viewer));
            if socket.tick != tick {
                socket.tick = tick;
                let frame = frame(running, socket.viewer, &mut socket.known)?;
                self.tell(id, ToBrowser::Update { frame });
            }
        }
        Ok(())
    }

    fn ids(&self) -> Vec<SocketId> {
        self.sockets.keys().copied().collect()
    }
}
