//! Who looks at a table: sockets, each with a viewer and what it was last told.

use std::collections::{BTreeMap, VecDeque};

use axum::extract::ws::Utf8Bytes;
use engine::{Tick, Viewer};
use store::{Request, Sitter, Step, Table};
use tokio::runtime::Handle;
use tokio::sync::mpsc::WeakSender;
use tokio::sync::mpsc::error::TrySendError;

use crate::outbox::{Inlet, Outbox, outbox};
use crate::picture::{KnownLog, Sights, check_viewer, picture, table_info};
use crate::protocol::{Picture, RefusalReply, ToBrowser};
use crate::table_match::{Broken, TableMatch};
use crate::table_task::Order;

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

/// The receiving end of one socket's messages. However it ends, even if the browser was gone before it could be handed over,
/// the table is told to let the socket leave.
pub(crate) struct Attached {
    pub id: SocketId,
    pub inlet: Inlet,
    table: WeakSender<Order>,
}

impl Drop for Attached {
    fn drop(&mut self) {
        let Some(table) = self.table.upgrade() else { return };
        let leaving = table.try_send(Order::Leave { socket: self.id });
        if let (Err(TrySendError::Full(leave)), Ok(runtime)) = (leaving, Handle::try_current()) {
            runtime.spawn(async move {
                // A table that has gone away has forgotten the socket too.
                let _ = table.send(leave).await;
            });
        }
    }
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
    outbox: Outbox,
}

/// An update that may be right for several sockets.
struct Frame {
    viewer: Viewer,
    before: KnownLog,
    after: KnownLog,
    text: Utf8Bytes,
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
    /// `table` is where the socket says that it leaves.
    pub fn attach(&mut self, visitor: Visitor, table: WeakSender<Order>) -> Attached {
        self.n_attached += 1;
        let id = SocketId(self.n_attached);
        let (outbox, inlet) = outbox();
        self.sockets.insert(id, Socket { visitor, tick: None, outbox });
        Attached { id, inlet, table }
    }

    /// The visitor connects again: requests that may still arrive on its older socket are ignored, so that whoever is told
    /// that a request was not carried out can rely on it.
    pub fn drop_older(&mut self, visitor: &Visitor) {
        self.sockets.retain(|_, socket| !socket.visitor.is_same_visit(visitor));
    }

    /// Makes room for one more socket of a guest who may have `most`.
    pub fn drop_oldest(&mut self, guest: &str, most: usize) {
        let of_guest = self.sockets.iter().filter(|(_, socket)| socket.visitor.guest == guest);
        let ids: Vec<SocketId> = of_guest.map(|(&id, _)| id).collect();
        for id in ids.iter().take((ids.len() + 1).saturating_sub(most)) {
            self.leave(*id);
        }
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

    /// Whoever gave up a seat, or lost it, looks as everybody does.
    pub fn check_viewers(&mut self, table: &Table) {
        for Socket { visitor, .. } in self.sockets.values_mut() {
            if check_viewer(table, &visitor.guest, visitor.viewer).is_err() {
                (visitor.viewer, visitor.known) = (Viewer::Public, KnownLog::default());
            }
        }
    }

    pub fn tell(&mut self, id: SocketId, message: ToBrowser) {
        self.send(id, text(&message));
    }

    fn send(&mut self, id: SocketId, message: Utf8Bytes) {
        if let Some(socket) = self.sockets.get(&id)
            && socket.outbox.send(message).is_err()
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
        let picture = the_match.map(|the_match| socket.show(&mut Sights::new(the_match))).transpose()?;
        self.tell(id, ToBrowser::Sync { table, picture, done });
        Ok(())
    }

    pub fn sync_all(&mut self, table: &Table, the_match: Option<&TableMatch>) -> Result<(), Broken> {
        self.ids().into_iter().try_for_each(|id| self.sync(id, table, the_match))
    }

    /// The match can be shown to nobody any more.
    pub fn sync_all_without_match(&mut self, table: &Table) {
        self.answer_without_match(None, table);
    }

    /// The same; who asked is told that it was carried out.
    pub fn answer_without_match(&mut self, asked: Option<Asked>, table: &Table) {
        let guests: Vec<String> = self.guests().into_iter().map(str::to_owned).collect();
        let here: Vec<&str> = guests.iter().map(String::as_str).collect();
        for id in self.ids() {
            let Some(socket) = self.sockets.get_mut(&id) else { continue };
            socket.tick = None;
            let table = table_info(table, &socket.visitor.guest, &here);
            let done = asked.filter(|asked| asked.socket == id).map(|asked| asked.id);
            self.tell(id, ToBrowser::Sync { table, picture: None, done });
        }
    }

    /// The table, to all: somebody came, went or sat down, or the match ended. Who is behind hears of it later.
    pub fn show_table(&mut self, table: &Table) {
        let here = self.guests();
        let messages: Vec<_> = self
            .sockets
            .iter()
            .filter(|(_, socket)| !socket.outbox.is_behind())
            .map(|(&id, socket)| {
                (id, ToBrowser::Table { table: table_info(table, &socket.visitor.guest, &here) })
            })
            .collect();
        for (id, message) in messages {
            self.tell(id, message);
        }
    }

    /// A browser that was behind has taken everything that waited, and is told how things stand now.
    pub fn catch_up(
        &mut self,
        id: SocketId,
        table: &Table,
        the_match: Option<&TableMatch>,
    ) -> Result<(), Broken> {
        let guests: Vec<String> = self.guests().into_iter().map(str::to_owned).collect();
        let here: Vec<&str> = guests.iter().map(String::as_str).collect();
        let Some(socket) = self.sockets.get_mut(&id) else { return Ok(()) };
        let info = ToBrowser::Table { table: table_info(table, &socket.visitor.guest, &here) };
        let news = the_match.filter(|the_match| socket.has_news(the_match));
        let picture = news.map(|the_match| socket.show(&mut Sights::new(the_match))).transpose()?;
        if let Some(picture) = picture {
            self.tell(id, ToBrowser::Update { picture, done: None });
        }
        self.tell(id, info);
        Ok(())
    }

    /// The match went on. A viewer whose tick is the same could notice nothing, and is sent nothing: not even the time of
    /// a rival's private click can be seen on the wire. Only who asked for the step always gets its picture, as the
    /// answer. If one picture cannot be made, none is sent.
    pub fn show_match(&mut self, the_match: &TableMatch, asked: Option<Asked>) -> Result<(), Broken> {
        if let Some(asked) = asked {
            self.note_done(asked);
        }
        let (mut sights, mut frames) = (Sights::new(the_match), Vec::new());
        let mut messages = Vec::new();
        for (&id, socket) in &mut self.sockets {
            let done = asked.filter(|asked| asked.socket == id).map(|asked| asked.id);
            if done.is_some() {
                let picture = socket.show(&mut sights)?;
                messages.push((id, text(&ToBrowser::Update { picture, done })));
            } else if socket.has_news(the_match) && !socket.outbox.is_behind() {
                messages.push((id, socket.show_alike(&mut sights, &mut frames)?));
            }
        }
        for (id, message) in messages {
            self.send(id, message);
        }
        Ok(())
    }

    fn note_done(&mut self, asked: Asked) {
        let Some((guest, request)) = self.guest(asked.socket).map(str::to_owned).zip(self.request(asked))
        else {
            return;
        };
        self.note(guest, request);
    }

    fn note(&mut self, guest: String, Request { visit: name, id: done }: Request) {
        self.visits.retain(|visit| visit.guest != guest || visit.name != name);
        if self.visits.len() == VISITS {
            self.visits.pop_front();
        }
        self.visits.push_back(Visit { guest, name, done });
    }

    /// As it is stored with the step that it asks for; none of a browser that does not name its visit.
    pub fn request(&self, asked: Asked) -> Option<Request> {
        let visit = self.sockets.get(&asked.socket)?.visitor.visit.clone()?;
        Some(Request { visit, id: asked.id })
    }

    /// What was carried out, here or by another server. A seat's steps are asked for by who sits there.
    pub fn learn(&mut self, table: &Table, steps: &[Step]) {
        // The latest are enough, and they may be many.
        let asked =
            steps.iter().rev().filter_map(|step| Some((step.seat, step.request.clone()?))).take(VISITS);
        for (seat, request) in asked.collect::<Vec<_>>().into_iter().rev() {
            if let Some(Sitter::Person { guest, .. }) = table.seats.get(usize::from(seat)) {
                self.note(guest.clone(), request);
            }
        }
    }

    /// Whether this request of a visit was carried out.
    pub fn is_done(&self, asked: Asked) -> bool {
        let Some(socket) = self.sockets.get(&asked.socket) else { return false };
        self.visits.iter().any(|visit| socket.visitor.made(visit) && asked.id <= visit.done)
    }

    fn ids(&self) -> Vec<SocketId> {
        self.sockets.keys().copied().collect()
    }
}

fn text(message: &ToBrowser) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data becomes JSON").into()
}

impl Socket {
    /// Whether its viewer could notice something since its last picture.
    fn has_news(&self, the_match: &TableMatch) -> bool {
        self.tick != Some(the_match.tick(self.visitor.viewer))
    }

    /// What its viewer sees now.
    fn show(&mut self, sights: &mut Sights<'_>) -> Result<Picture, Broken> {
        self.tick = Some(sights.the_match.tick(self.visitor.viewer));
        picture(sights, self.visitor.viewer, &mut self.visitor.known)
    }

    /// The same as a message. All who look as the same viewer and knew the same are sent the very same bytes.
    fn show_alike(&mut self, sights: &mut Sights<'_>, frames: &mut Vec<Frame>) -> Result<Utf8Bytes, Broken> {
        let (viewer, before) = (self.visitor.viewer, self.visitor.known.clone());
        if let Some(frame) = frames.iter().find(|frame| frame.viewer == viewer && frame.before == before) {
            self.tick = Some(sights.the_match.tick(viewer));
            self.visitor.known = frame.after.clone();
            return Ok(frame.text.clone());
        }
        let text = text(&ToBrowser::Update { picture: self.show(sights)?, done: None });
        frames.push(Frame { viewer, before, after: self.visitor.known.clone(), text: text.clone() });
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use catalog::{GameKind, Kind};
    use engine::Seat;
    use serde_json::json;
    use small_games::drafts::Drafts;
    use store::contract::a_table;
    use tokio::sync::mpsc;

    use super::*;
    use crate::outbox::Next;
    use crate::table_match::Move;

    fn visitor(guest: &str, viewer: Viewer) -> Visitor {
        Visitor { guest: guest.to_owned(), viewer, known: KnownLog::default(), visit: None }
    }

    async fn message(attached: &mut Attached) -> Utf8Bytes {
        match attached.inlet.next().await {
            Next::Send(text) => text,
            other => panic!("no message, but {other:?}"),
        }
    }

    #[tokio::test]
    async fn all_who_see_the_same_are_sent_the_same_bytes() {
        let game: Box<dyn GameKind> = Kind::<Drafts, _>::boxed(bots::Plain);
        let table = Table { setup: json!({"seats": 2}), ..a_table("t", "anna") };
        let mut the_match = TableMatch::start(game.as_ref(), &table).unwrap();
        let mut audience = Audience::default();
        let nowhere = mpsc::channel(1).0.downgrade();
        let mut spectators: Vec<_> =
            (0..5).map(|_| audience.attach(visitor("eve", Viewer::Public), nowhere.clone())).collect();
        let mut player = audience.attach(visitor("anna", Viewer::seat(Seat::new(0))), nowhere);
        audience.sync_all(&table, Some(&the_match)).unwrap();
        for attached in spectators.iter_mut().chain([&mut player]) {
            message(attached).await;
        }
        for seat in Seat::all(2) {
            for _ in 0..3 {
                the_match.step(seat, None, &Move::Act(json!({"type": "put", "field": 0}))).unwrap().unwrap();
            }
            the_match.step(seat, None, &Move::Act(json!({"type": "ready"}))).unwrap().unwrap();
        }
        audience.show_match(&the_match, None).unwrap();
        let first = message(&mut spectators[0]).await;
        for spectator in &mut spectators[1..] {
            let text = message(spectator).await;
            assert_eq!(text.as_str().as_ptr(), first.as_str().as_ptr(), "written once for all");
        }
        assert_ne!(message(&mut player).await, first);
    }
}
