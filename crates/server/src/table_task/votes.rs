//! What the people at a table decide together: that a bot plays for somebody who vanished, or that the match ends unfinished.

use engine::Seat;
use store::{Pacing, Phase, StandIn, StoreError, Until};

use super::TableTask;
use crate::clock::now;
use crate::error::{ApiError, ApiResult};
use crate::pace::{USUAL_LEVEL, person, plays_itself, voters};
use crate::plan::motion_of;
use crate::protocol::{ErrorCode, Motion, TableInfo, Vote};
use crate::table_match::TableMatch;

impl TableTask {
    /// Somebody says yes or no. A no is enough; when all have said yes it is carried out.
    pub(super) async fn vote(&mut self, guest: &str, vote: Vote) -> ApiResult<TableInfo> {
        let Vote { motion, is_aye } = vote;
        if self.table.phase != Phase::Running {
            return Err(ErrorCode::NotRunning.into());
        }
        let has_a_say = voters(&self.table, motion).iter().any(|(_, voter)| *voter == guest);
        // A no is always possible.
        if !has_a_say || (is_aye && !self.makes_sense(motion)) {
            return Err(ErrorCode::ForeignSeat.into());
        }
        let (table, at) = (self.table.id.clone(), now());
        let change = if is_aye {
            let what = serde_json::to_string(&motion).map_err(ApiError::internal)?;
            Pacing::Aye { table, what, guest: guest.to_owned(), at }
        } else if motion_of(&self.table) == Some(motion) {
            Pacing::Drop { table, at }
        } else {
            return Ok(self.info(guest));
        };
        let voted = self.hub.store.clocks().pace(change).await;
        self.refresh().await;
        voted.map_err(|error| match error {
            StoreError::Conflict => ErrorCode::OtherMotion.into(),
            other => ApiError::from(other),
        })?;
        self.carry_motion().await?;
        Ok(self.info(guest))
    }

    /// Only who is waited for is replaced.
    fn makes_sense(&self, motion: Motion) -> bool {
        let pending = self.the_match.as_ref().map(TableMatch::pending).unwrap_or_default();
        match motion {
            Motion::Replace { seat } => pending.contains(seat) && plays_itself(&self.table.seats, seat),
            Motion::End => true,
        }
    }

    async fn carry_motion(&mut self) -> ApiResult<()> {
        let (Some(motion), Some(kept)) = (motion_of(&self.table), self.table.motion.clone()) else {
            return Ok(());
        };
        if !voters(&self.table, motion).iter().all(|(_, voter)| kept.ayes.iter().any(|aye| aye == voter)) {
            return Ok(());
        }
        match motion {
            // Who is here is not replaced; perhaps later.
            Motion::Replace { seat } if self.is_here(seat) || !self.makes_sense(motion) => Ok(()),
            Motion::Replace { seat } => {
                self.replace(seat, StandIn { level: USUAL_LEVEL.to_owned(), until: Until::Return }).await
            }
            Motion::End => {
                let end = Pacing::End { table: self.table.id.clone(), at: now() };
                self.hub.store.clocks().pace(end).await?;
                self.forget_thoughts();
                self.has_bots = false;
                self.reload().await;
                Ok(())
            }
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        let guest = self.table.seats.get(seat.index()).and_then(person);
        guest.is_some_and(|guest| self.audience.guests().contains(&guest))
    }

    /// All may have agreed on it while somebody was still here.
    pub(super) async fn replace_who_left(&mut self) {
        if let Err(error) = self.carry_motion().await {
            tracing::warn!(table = %self.table.id, ?error, "what all agreed on could not be carried out");
        }
    }

    /// Whoever was to be replaced is there after all.
    pub(super) async fn drop_motion_about(&mut self, seat: Seat) {
        if motion_of(&self.table) != Some(Motion::Replace { seat }) {
            return;
        }
        let drop = Pacing::Drop { table: self.table.id.clone(), at: now() };
        if let Err(error) = self.hub.store.clocks().pace(drop).await {
            tracing::warn!(table = %self.table.id, %error, "a vote could not be ended");
        }
        self.refresh().await;
    }
}
