//! Who looks at a table: sockets, each with a viewer and what it was last told.

use std::collections::{BTreeMap, VecDeque};

use engine::{Tick, Viewer};
use store::Table;
use tokio::sync::mpsc;

use crate::picture::{KnownLog, picture, table_info};
use crate::protocol::{RefusalReply, ToBrowser};
use crate::table_match::{Broken, TableMatch};

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
    /// Names this visit of the page, also when its socket breaks and it connects again.
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
    n_attached: u64,
    visits: VecDeque<Visit>,
}

struct Socket {
    visitor: Visitor,
    /// The viewer's tick at the last picture it got; none before the first.
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
        self.n_attached += 1;
        let id = SocketId(self.n_attached);
        let (sender, outbox) = mpsc::channel(OUTBOX);
        self.sockets.insert(id, Socket { visitor, tick: None, outbox: sender });
        Attached { id, outbox }
    }

    /// The visitor connects again: requests that may still arrive on its older socket are ignored, so that whoever is told
    /// that a request was not carried out can rely on it.
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

    /// This socket has another viewer from now on; the caller has checked that it may, and syncs.
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

    /// Everything, to one socket, and which request of its visit was carried out last.
    pub fn sync(
        &mut self,
        id: SocketId,
        table: &Table,
        the_match: Option<&TableMatch>,
    ) -> Result<(), Broken> {
        let socket = self.sockets.get(&id);
        let made = |visit: &&Visit| socket.is_some_and(|socket| socket.visitor.made(visit));
        let done = self.visits.iter().find(made).map(|visit| visit.done);
        self.sync_with(id, table, the_match, done)
    }

    /// Everything, as the answer to a request.
    pub fn answer(
        &mut self,
        asked: Asked,
        table: &Table,
        the_match: Option<&TableMatch>,
    ) -> Result<(), Broken> {
        self.sync_with(asked.socket, table, the_match, Some(asked.id))
    }

    fn sync_with(
        &mut self,
        id: SocketId,
        table: &Table,
        the_match: Option<&TableMatch>,
        done: Option<u32>,
    ) -> Result<(), Broken> {
        let guests: Vec<String> = self.guests().into_iter().map(str::to_owned).collect();
        let here: Vec<&str> = guests.iter().map(String::as_str).collect();
        let Some(socket) = self.sockets.get_mut(&id) else { return Ok(()) };
        let table = table_info(table, &socket.visitor.guest, &here);
        let picture = the_match.map(|the_match| socket.show(the_match)).transpose()?;
        self.tell(id, ToBrowser::Sync { table, picture, done });
        Ok(())
    }

    pub fn sync_all(&mut self, table: &Table, the_match: Option<&TableMatch>) -> Result<(), Broken> {
        self.ids().into_iter().try_for_each(|id| self.sync(id, table, the_match))
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

    /// The match went on. A viewer whose tick is the same could notice nothing, and is sent nothing: not even the time of
    /// a rival's private click can be seen on the wire. Only who asked for the step always gets its picture, as the
    /// answer. If one picture cannot be made, none is sent.
    pub fn show_match(&mut self, the_match: &TableMatch, asked: Option<Asked>) -> Result<(), Broken> {
        let mut messages = Vec::new();
        for (&id, socket) in &mut self.sockets {
            let done = asked.filter(|asked| asked.socket == id).map(|asked| asked.id);
            if done.is_some() || socket.tick != Some(the_match.tick(socket.visitor.viewer)) {
                messages.push((id, ToBrowser::Update { picture: socket.show(the_match)?, done }));
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
    fn show(&mut self, the_match: &TableMatch) -> Result<crate::protocol::Picture, Broken> {
        self.tick = Some(the_match.tick(self.visitor.viewer));
        picture(the_match, self.visitor.viewer, &mut self.visitor.known)
    }
}
