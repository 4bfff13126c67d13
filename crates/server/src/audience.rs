//! Who looks at a table: sockets, each with a viewer and what it was last told.

use std::collections::{BTreeMap, VecDeque};

use engine::{Tick, Viewer};
use store::Table;
use tokio::sync::mpsc;

use crate::picture::{KnownLog, picture, table_info};
use crate::protocol::{RefusalReply, ToBrowser};
use crate::running::{Broken, Running};

/// Messages that may wait for a slow browser; one that falls further behind has to connect again.
const OUTBOX: usize = 256;
/// Visits of which the last request is remembered, the latest ones.
const VISITS: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SocketId(u64);

/// A request, and the socket that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub socket: SocketId,
    pub id: u32,
}

/// Who connects.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub guest: String,
    pub viewer: Viewer,
    pub known: KnownLog,
    /// Stays the same when a broken line is taken up again.
    pub visit: Option<String>,
}

/// The receiving end of one socket's messages.
pub(crate) struct Attached {
    pub id: SocketId,
    pub outbox: mpsc::Receiver<ToBrowser>,
}

#[derive(Default)]
pub(crate) struct Audience {
    sockets: BTreeMap<SocketId, Socket>,
    n_ever: u64,
    visits: VecDeque<Visit>,
}

struct Socket {
    visitor: Visitor,
    /// The viewer's clock at the last picture it got; none before the first.
    tick: Option<Tick>,
    outbox: mpsc::Sender<ToBrowser>,
}

/// The last request of a visit that was carried out.
struct Visit {
    guest: String,
    name: String,
    done: u32,
}

impl Visitor {
    fn is_same_visit(&self, other: &Self) -> bool {
        self.visit.is_some() && self.visit == other.visit && self.guest == other.guest
    }

    fn made(&self, visit: &Visit) -> bool {
        self.visit.as_ref() == Some(&visit.name) && self.guest == visit.guest
    }
}

impl Audience {
    pub fn attach(&mut self, visitor: Visitor) -> Attached {
        self.n_ever += 1;
        let id = SocketId(self.n_ever);
        let (sender, outbox) = mpsc::channel(OUTBOX);
        self.sockets.insert(id, Socket { visitor, tick: None, outbox: sender });
        Attached { id, outbox }
    }

    /// A line that was taken up again: what may still come over the old one is not heard, so that whoever is told that
    /// a request was not carried out can rely on it.
    pub fn drop_older(&mut self, visitor: &Visitor) {
        self.sockets.retain(|_, socket| !socket.visitor.is_same_visit(visitor));
    }

    pub fn leave(&mut self, id: SocketId) {
        self.sockets.remove(&id);
    }

    pub fn len(&self) -> usize {
        self.sockets.len()
    }

    pub fn guest(&self, id: SocketId) -> Option<&str> {
        self.sockets.get(&id).map(|socket| socket.visitor.guest.as_str())
    }

    /// Guests with a socket here; more than once if they have several.
    pub fn guests(&self) -> Vec<&str> {
        self.sockets.values().map(|socket| socket.visitor.guest.as_str()).collect()
    }

    /// Looks through other eyes from now on; the caller has checked that it may, and syncs.
    pub fn look(&mut self, id: SocketId, viewer: Viewer) {
        if let Some(socket) = self.sockets.get_mut(&id) {
            (socket.visitor.viewer, socket.visitor.known) = (viewer, KnownLog::default());
        }
    }

    pub fn tell(&mut self, id: SocketId, message: ToBrowser) {
        if let Some(socket) = self.sockets.get(&id)
            && socket.outbox.try_send(message).is_err()
        {
            self.leave(id);
        }
    }

    pub fn refuse(&mut self, asked: Asked, refusal: RefusalReply) {
        self.tell(asked.socket, ToBrowser::Refused { id: asked.id, refusal });
    }

    /// Everything, to one socket, and which of its steps was the last that was taken.
    pub fn sync(&mut self, id: SocketId, table: &Table, running: Option<&Running>) -> Result<(), Broken> {
        let socket = self.sockets.get(&id);
        let made = |visit: &&Visit| socket.is_some_and(|socket| socket.visitor.made(visit));
        let done = self.visits.iter().find(made).map(|visit| visit.done);
        self.sync_with(id, table, running, done)
    }

    /// Everything, as the answer to a request.
    pub fn answer(&mut self, asked: Asked, table: &Table, running: Option<&Running>) -> Result<(), Broken> {
        self.sync_with(asked.socket, table, running, Some(asked.id))
    }

    fn sync_with(
        &mut self,
        id: SocketId,
        table: &Table,
        running: Option<&Running>,
        done: Option<u32>,
    ) -> Result<(), Broken> {
        let guests: Vec<String> = self.guests().into_iter().map(str::to_owned).collect();
        let here: Vec<&str> = guests.iter().map(String::as_str).collect();
        let Some(socket) = self.sockets.get_mut(&id) else { return Ok(()) };
        let table = table_info(table, &socket.visitor.guest, &here);
        let picture = running.map(|running| socket.show(running)).transpose()?;
        self.tell(id, ToBrowser::Sync { table, picture, done });
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
            .map(|(&id, socket)| {
                (id, ToBrowser::Table { table: table_info(table, &socket.visitor.guest, &here) })
            })
            .collect();
        for (id, message) in messages {
            self.tell(id, message);
        }
    }

    /// The match went on. A viewer whose clock stands still could notice nothing, and is sent nothing: not even the
    /// moment of a rival's private click can be seen on the wire. Only who asked for the step gets its picture in any
    /// case, as the answer. If a picture cannot be made nobody is sent any.
    pub fn show_match(&mut self, running: &Running, asked: Option<Asked>) -> Result<(), Broken> {
        let mut messages = Vec::new();
        for (&id, socket) in &mut self.sockets {
            let done = asked.filter(|asked| asked.socket == id).map(|asked| asked.id);
            if done.is_some() || socket.tick != Some(running.tick(socket.visitor.viewer)) {
                messages.push((id, ToBrowser::Update { picture: socket.show(running)?, done }));
            }
        }
        if let Some(asked) = asked {
            self.note_done(asked);
        }
        for (id, message) in messages {
            self.tell(id, message);
        }
        Ok(())
    }

    fn note_done(&mut self, asked: Asked) {
        let Some(socket) = self.sockets.get(&asked.socket) else { return };
        let Some(name) = socket.visitor.visit.clone() else { return };
        self.visits.retain(|visit| !socket.visitor.made(visit));
        if self.visits.len() == VISITS {
            self.visits.pop_front();
        }
        self.visits.push_back(Visit { guest: socket.visitor.guest.clone(), name, done: asked.id });
    }

    fn ids(&self) -> Vec<SocketId> {
        self.sockets.keys().copied().collect()
    }
}

impl Socket {
    /// What its viewer sees now.
    fn show(&mut self, running: &Running) -> Result<crate::protocol::Picture, Broken> {
        self.tick = Some(running.tick(self.visitor.viewer));
        picture(running, self.visitor.viewer, &mut self.visitor.known)
    }
}
