//! What a table is asked to do.

use catalog::CounselTask;
use engine::{Refusal, Seat, Tick, Viewer};
use serde_json::Value;
use store::{Claim, Help, Phase, Sitter, Sitting, Table};
use tokio::sync::oneshot;

use super::{NoStep, Rematch, TableTask, Wish};
use crate::audience::{Asked, Attached, SocketId, Visitor};
use crate::clock::now;
use crate::error::{ApiError, ApiResult};
use crate::pace::plays_itself;
use crate::picture::{check_viewer, plays, table_info};
use crate::protocol::{ErrorCode, RefusalReply, TableInfo, TableRefusal, ToBrowser, ToServer, Vote};
use crate::table_match::{Move, TableMatch};

/// How often a step is tried that others are in the way of.
const TRIES: u32 = 5;

type Answer<T> = oneshot::Sender<ApiResult<T>>;

pub(crate) enum Order {
    /// The table as this guest may see it.
    Info {
        guest: String,
        reply: Answer<TableInfo>,
    },
    /// The table and its match so far, with all secrets: `picture` decides what may leave.
    Show {
        reply: Answer<Shown>,
    },
    /// What a coach is to think about for this guest's seat, and what it is asked about.
    Counsel {
        guest: String,
        seat: Seat,
        asked: Option<Value>,
        reply: Answer<CounselTask>,
    },
    /// Somebody takes an open seat, or the host puts a bot there.
    Sit {
        guest: String,
        seat: Seat,
        sitter: Sitter,
        reply: Answer<TableInfo>,
    },
    /// Before the match begins.
    Gather {
        guest: String,
        wish: Wish,
        reply: Answer<TableInfo>,
    },
    /// The same people want another match; not at this table, if that one was called off.
    Rematch {
        guest: String,
        instead_of: Option<String>,
        reply: Answer<Rematch>,
    },
    /// A person plays again, for whom a bot did.
    Return {
        guest: String,
        reply: Answer<TableInfo>,
    },
    /// What the people at the table decide together.
    Vote {
        guest: String,
        vote: Vote,
        reply: Answer<TableInfo>,
    },
    /// This server has claimed something that is due at a certain time.
    TimeIsUp {
        claim: Claim,
    },
    /// A guest changed its name.
    Refresh,
    /// Somebody who sat here left for good.
    Reload,
    Attach {
        visitor: Visitor,
        reply: Answer<Attached>,
    },
    Leave {
        socket: SocketId,
    },
    /// This browser was too slow for every picture, and has taken what waited for it.
    CatchUp {
        socket: SocketId,
    },
    Say {
        socket: SocketId,
        message: ToServer,
    },
    /// The match has so many steps, or somebody sat down: as another server says, or, with the time of its last change, the store.
    News {
        n_steps: u32,
        updated_at: Option<i64>,
    },
    /// This server has claimed the bots of the table.
    Wake,
    /// A bot has decided; no clicks: it did not answer.
    Thought {
        seat: Seat,
        number: u64,
        clicks: Option<Vec<Value>>,
    },
}

/// For records and replays.
pub(crate) struct Shown {
    pub table: Table,
    pub record: Value,
}

impl TableTask {
    /// An asker that no longer waits is no error; a socket that it asked for leaves again.
    pub(super) async fn carry_out(&mut self, order: Order) {
        match order {
            Order::Info { guest, reply } => {
                let _ = reply.send(Ok(self.info(&guest)));
            }
            Order::Show { reply } => {
                let _ = reply.send(self.shown());
            }
            Order::Counsel { guest, seat, asked, reply } => {
                let _ = reply.send(self.counsel(&guest, seat, asked.as_ref()));
            }
            Order::Sit { guest, seat, sitter, reply } => {
                let _ = reply.send(self.sit(&guest, seat, sitter).await);
            }
            Order::Gather { guest, wish, reply } => {
                let _ = reply.send(self.gather(&guest, &wish).await);
            }
            Order::Rematch { guest, instead_of, reply } => {
                let _ = reply.send(self.rematch(&guest, instead_of).await);
            }
            Order::Return { guest, reply } => {
                let _ = reply.send(self.come_back(&guest).await);
            }
            Order::Vote { guest, vote, reply } => {
                let _ = reply.send(self.vote(&guest, vote).await);
            }
            Order::TimeIsUp { claim } => self.time_is_up(claim).await,
            Order::Refresh => self.refresh().await,
            Order::Reload => {
                self.reload().await;
                self.wake_bots().await;
            }
            Order::Attach { visitor, reply } => {
                // Who comes from another server is told what became of its last step there, and sees nothing older.
                if visitor.visit.is_some() && self.the_match.is_some() {
                    self.look_at_store().await;
                }
                let _ = reply.send(self.attach(visitor));
            }
            Order::Leave { socket } => {
                let guest = self.audience.guest(socket).map(str::to_owned);
                self.audience.leave(socket);
                if let Some(guest) = guest {
                    self.wait_for(&guest).await;
                    self.replace_who_left().await;
                }
                self.audience.show_table(&self.table);
            }
            Order::CatchUp { socket } => self.catch_up(socket),
            Order::Say { socket, message } => self.receive(socket, message).await,
            Order::News { n_steps, updated_at } => self.hear(n_steps, updated_at).await,
            Order::Wake => self.claimed().await,
            Order::Thought { seat, number, clicks } => self.play_thought(seat, number, clicks).await,
        }
    }

    pub(super) fn info(&self, guest: &str) -> TableInfo {
        table_info(&self.table, guest, &self.audience.guests())
    }

    fn shown(&self) -> ApiResult<Shown> {
        if self.table.never_began() || self.table.phase == Phase::Parked {
            return Err(ErrorCode::NotOver.into());
        }
        let the_match = self.the_match.as_ref();
        let the_match =
            the_match.ok_or_else(|| ApiError::with(ErrorCode::BadRecord, "played by other rules"))?;
        Ok(Shown { table: self.table.clone(), record: the_match.record().map_err(ApiError::internal)? })
    }

    fn counsel(&mut self, guest: &str, seat: Seat, asked: Option<&Value>) -> ApiResult<CounselTask> {
        if !plays(&self.table, guest, seat) {
            return Err(ErrorCode::ForeignSeat.into());
        }
        let Help { hints, warnings } = self.table.help;
        if !(hints || warnings && asked.is_some()) {
            return Err(ErrorCode::NoHelp.into());
        }
        let running = self.the_match.as_ref().filter(|_| self.table.phase == Phase::Running);
        let the_match = running.filter(|it| it.pending().contains(seat)).ok_or(ErrorCode::NotAwaited)?;
        match the_match.counsel_task(seat, asked) {
            Ok(task) => task.map_err(|_| ErrorCode::NotAwaited.into()),
            Err(broken) => {
                self.break_off(&broken);
                Err(ErrorCode::Internal.into())
            }
        }
    }

    async fn sit(&mut self, guest: &str, seat: Seat, sitter: Sitter) -> ApiResult<TableInfo> {
        if plays(&self.table, guest, seat) && sitter.is_guest(guest) {
            return Ok(self.info(guest));
        }
        self.check_sitting(guest, seat, &sitter)?;
        let sitting = Sitting { table: self.table.id.clone(), seat: seat.index() as u8, sitter, at: now() };
        self.hub.store.sit_down(sitting).await?;
        self.hub.duties.look();
        self.hub.open_tables.look();
        self.reload().await;
        self.wake_bots().await;
        Ok(self.info(guest))
    }

    fn check_sitting(&self, guest: &str, seat: Seat, sitter: &Sitter) -> ApiResult<()> {
        if matches!(sitter, Sitter::Bot { .. }) && self.table.host != guest {
            return Err(ErrorCode::NotHost.into());
        }
        if self.table.unwelcome.iter().any(|unwelcome| sitter.is_guest(unwelcome)) {
            return Err(ErrorCode::Unwelcome.into());
        }
        match self.table.seats.get(seat.index()) {
            None => return Err(ApiError::with(ErrorCode::BadSeats, "there is no such seat")),
            Some(Sitter::Open) => {}
            Some(_) => return Err(ErrorCode::SeatTaken.into()),
        }
        let is_second_seat =
            sitter.is_guest(guest) && self.table.seats.iter().any(|other| other.is_guest(guest));
        if is_second_seat {
            return Err(ApiError::with(ErrorCode::BadSeats, "one seat for each guest who joins"));
        }
        Ok(())
    }

    pub(super) async fn refresh(&mut self) {
        if let Ok(Some(table)) = self.hub.store.table(&self.table.id).await {
            // Elsewhere its match has begun or ended.
            if table.phase != self.table.phase && self.table.phase != Phase::Parked {
                self.reload().await;
                return self.wake_bots().await;
            }
            self.table.seats = table.seats;
            self.audience.check_viewers(&self.table);
            (self.table.rematch, self.table.updated_at) = (table.rematch, table.updated_at);
            (self.table.clocks, self.table.motion) = (table.clocks, table.motion);
            self.audience.show_table(&self.table);
        }
    }

    fn attach(&mut self, visitor: Visitor) -> ApiResult<Attached> {
        check_viewer(&self.table, &visitor.guest, visitor.viewer)?;
        self.audience.drop_older(&visitor);
        self.make_room(&visitor.guest)?;
        let attached = self.audience.attach(visitor, self.own_orders.clone());
        self.sync(attached.id);
        self.audience.show_table(&self.table);
        Ok(attached)
    }

    /// Spectators share so many places; nobody has more than a few.
    fn make_room(&mut self, guest: &str) -> ApiResult<()> {
        let limits = &self.hub.config.limits;
        self.audience.drop_oldest(guest, limits.sockets_per_guest);
        let sits_here = |guest: &str| self.table.seats.iter().any(|sitter| sitter.is_guest(guest));
        let n_spectators = self.audience.guests().into_iter().filter(|&guest| !sits_here(guest)).count();
        if !sits_here(guest) && n_spectators >= limits.spectators_per_table {
            return Err(ErrorCode::TooFast.into());
        }
        Ok(())
    }

    fn sync(&mut self, socket: SocketId) {
        if let Err(broken) = self.audience.sync(socket, &self.table, self.the_match.as_ref()) {
            self.break_off(&broken);
        }
    }

    fn catch_up(&mut self, socket: SocketId) {
        if let Err(broken) = self.audience.catch_up(socket, &self.table, self.the_match.as_ref()) {
            self.break_off(&broken);
        }
    }

    async fn receive(&mut self, socket: SocketId, message: ToServer) {
        let Some(guest) = self.audience.guest(socket).map(str::to_owned) else { return };
        match message {
            ToServer::Act { id, seat, tick, action } => {
                self.person_steps(Asked { socket, id }, &guest, seat, tick, Move::Act(action)).await;
            }
            ToServer::Undo { id, seat, tick } => {
                self.person_steps(Asked { socket, id }, &guest, seat, tick, Move::Undo).await;
            }
            ToServer::Ask { id, seat, action } => {
                let refusal = self.answer(&guest, seat, &action);
                self.audience.tell(socket, ToBrowser::Answer { id, refusal });
            }
            ToServer::Look { id, seat } => self.look(Asked { socket, id }, &guest, seat),
            // Answered by the conversation.
            ToServer::Ping => {}
        }
    }

    /// A step that is carried out is answered by the picture it makes; only a refusal is sent here. What was carried out already,
    /// here or by another server, is not carried out again: who connects anew may not know it yet.
    async fn person_steps(&mut self, asked: Asked, guest: &str, seat: Seat, tick: Tick, wanted: Move) {
        if self.audience.is_done(asked) {
            return self.answer_with_picture(asked);
        }
        let outcome = if !plays(&self.table, guest, seat) {
            Err(TableRefusal::ForeignSeat.into())
        } else if self.table.phase == Phase::Running && !plays_itself(&self.table.seats, seat) {
            Err(TableRefusal::StoodIn.into())
        } else {
            self.step_again(asked, seat, tick, &wanted).await
        };
        let outcome = match outcome {
            Err(NoStep::Refused(RefusalReply::Engine(Refusal::Stale))) => {
                self.doubt_stale(asked, seat, tick, &wanted).await
            }
            outcome => outcome,
        };
        match outcome {
            Ok(()) => self.drop_motion_about(seat).await,
            Err(NoStep::Conflict) if self.audience.is_done(asked) => self.answer_with_picture(asked),
            Err(no_step) => self.audience.refuse(asked, self.refusal(no_step)),
        }
        self.wake_bots().await;
    }

    /// A request may seem stale because this server is behind: it was carried out by another one, or was asked of what another one
    /// showed. Only who knows the newest step refuses it.
    async fn doubt_stale(
        &mut self,
        asked: Asked,
        seat: Seat,
        tick: Tick,
        wanted: &Move,
    ) -> Result<(), NoStep> {
        let n_steps = |task: &Self| task.the_match.as_ref().map(TableMatch::n_steps);
        let before = n_steps(self);
        if !self.look_at_store().await {
            return Err(NoStep::Away);
        }
        match () {
            () if self.audience.is_done(asked) => Err(NoStep::Conflict),
            () if n_steps(self) != before => self.step_again(asked, seat, tick, wanted).await,
            () => Err(Refusal::Stale.into()),
        }
    }

    /// Another server was quicker with a step of somebody else: what is still what this seat was asked is tried again.
    async fn step_again(
        &mut self,
        asked: Asked,
        seat: Seat,
        tick: Tick,
        wanted: &Move,
    ) -> Result<(), NoStep> {
        for _ in 1..TRIES {
            match self.step(seat, Some(tick), wanted.clone(), Some(asked)).await {
                Err(NoStep::Conflict) if !self.audience.is_done(asked) => {}
                outcome => return outcome,
            }
        }
        self.step(seat, Some(tick), wanted.clone(), Some(asked)).await
    }

    fn answer(&mut self, guest: &str, seat: Seat, action: &Value) -> Option<RefusalReply> {
        if !plays(&self.table, guest, seat) {
            return Some(RefusalReply::Table(TableRefusal::ForeignSeat));
        }
        let Some(the_match) = self.the_match.as_ref().filter(|_| self.table.phase == Phase::Running) else {
            return Some(self.refusal(self.not_running()));
        };
        match the_match.check(seat, action) {
            Ok(answer) => answer.err().map(RefusalReply::Engine),
            Err(broken) => {
                let no_step = self.break_off(&broken);
                Some(self.refusal(no_step))
            }
        }
    }

    fn look(&mut self, asked: Asked, guest: &str, seat: Option<Seat>) {
        let viewer = seat.map_or(Viewer::Public, Viewer::seat);
        if check_viewer(&self.table, guest, viewer).is_err() {
            return self.audience.refuse(asked, RefusalReply::Table(TableRefusal::ForeignSeat));
        }
        self.audience.look(asked.socket, viewer);
        self.answer_with_picture(asked);
    }

    fn answer_with_picture(&mut self, asked: Asked) {
        if let Err(broken) = self.audience.answer(asked, &self.table, self.the_match.as_ref()) {
            self.park(&broken);
            self.audience.answer_without_match(Some(asked), &self.table);
        }
    }

    fn refusal(&self, no_step: NoStep) -> RefusalReply {
        match no_step {
            NoStep::Refused(refusal) => refusal,
            NoStep::Conflict if self.table.phase == Phase::Parked => {
                RefusalReply::Table(TableRefusal::Parked)
            }
            NoStep::Conflict => RefusalReply::Engine(Refusal::Stale),
            NoStep::NotKept => RefusalReply::Table(TableRefusal::NotKept),
            NoStep::Away => RefusalReply::Table(TableRefusal::Away),
        }
    }
}
