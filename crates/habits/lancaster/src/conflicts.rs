//! What stacks in France bring: points by rank if England wins, fewer if not, and then a second attempt or captivity.

use engine::PerSeat;
use lancaster::{Conflict, County, House, Knights, Lancaster, PhaseState, Place, Stack, Strength};

use super::evaluate::{Judge, sum};

/// How likely England makes up what is missing, where next to nothing is missing.
const HOPE: f32 = 0.9;
/// How likely a second attempt succeeds.
const HOPE_AGAIN: f32 = 0.55;
/// How likely somebody still overtakes a stack while knights are placed.
const OVERTAKEN: f32 = 0.25;
/// A knight in Dorset may yet cross.
const CROSSING: f32 = 0.4;

impl Judge<'_> {
    pub fn add_conflicts(&self, points: &mut PerSeat<f32>) {
        for (place, conflict) in &self.state.conflicts {
            let Some(conflict) = conflict else { continue };
            let hope = self.hope(conflict);
            for (space, stack) in conflict.stacks.iter().enumerate() {
                if let Some(stack) = stack {
                    points[stack.house.seat] += self.stack(place, conflict, space, *stack, hope);
                }
            }
        }
    }

    /// What sending this knight there is worth to its party; nothing if it may not go there.
    pub fn joining(&self, place: Place, house: House, knight: Strength) -> Option<f32> {
        let before = self.state.conflicts[place].as_ref()?;
        let space = before.stacks.iter().position(|stack| stack.is_none_or(|s| s.house == house))?;
        let mut after = *before;
        let joined = after.stacks[space].get_or_insert(Stack { house, knights: Knights::NONE });
        joined.knights[knight] += 1;
        let joined = *joined;
        let old = match before.stacks[space] {
            Some(stack) => self.stack(place, before, space, stack, self.hope(before)),
            None => 0.0,
        };
        Some(self.stack(place, &after, space, joined, self.hope(&after)) - old)
    }

    /// How likely England wins: what is missing against what could still come.
    fn hope(&self, conflict: &Conflict) -> f32 {
        let missing = f32::from(conflict.france) - f32::from(conflict.total());
        if missing <= 0.0 {
            return 1.0;
        }
        if !self.is_placing() {
            return self.hope_from_dorset(missing);
        }
        let at_court: u8 = self
            .state
            .houses
            .values()
            .flat_map(|houses| houses.values())
            .map(|home| home.court.strength())
            .sum();
        HOPE * (1.0 - missing / f32::from(at_court).max(1.0)).max(0.02)
    }

    fn hope_from_dorset(&self, missing: f32) -> f32 {
        match self.state.counties[County::Dorset].garrison {
            Some(garrison) if f32::from(garrison.knight.value()) >= missing => CROSSING,
            _ => 0.0,
        }
    }

    /// What a stack is worth to the seat that steers it.
    fn stack(&self, place: Place, conflict: &Conflict, space: usize, stack: Stack, hope: f32) -> f32 {
        let is_settled = matches!(self.state.phase, PhaseState::Ransom { conflict, .. } if conflict == place);
        let capture = self.capture(stack);
        if is_settled {
            return -capture;
        }
        let Some(rank) = conflict.rank(space) else { return 0.0 };
        let (win, loss) = match stack.house.is_ally() {
            true => (0.0, 0.0),
            false => (
                self.points(conflict, rank, Conflict::points_on_win),
                self.points(conflict, rank, Conflict::points_on_loss),
            ),
        };
        let after_loss = match (place.is_second_attempt(), self.worth.rounds_to_come > 0.0) {
            (true, _) => -capture,
            (false, true) => HOPE_AGAIN * win + (1.0 - HOPE_AGAIN) * (loss - capture) - self.tied_up(stack),
            (false, false) => 0.0,
        };
        hope * win + (1.0 - hope) * (loss + after_loss)
    }

    /// Points of a rank, or of the next one if it is overtaken.
    fn points(&self, conflict: &Conflict, rank: u8, points: fn(&Conflict, u8) -> u8) -> f32 {
        let now = f32::from(points(conflict, rank));
        if !self.is_placing() {
            return now;
        }
        let then = if rank < 3 { f32::from(points(conflict, rank + 1)) } else { now };
        now + OVERTAKEN * (then - now)
    }

    /// What captivity costs: ransom where it is worth it and there is gold, else the knights.
    fn capture(&self, stack: Stack) -> f32 {
        if stack.house.is_ally() {
            return sum(stack.knights, |knight| self.worth.ally_knight(knight));
        }
        let gold = f32::from(self.state.players[stack.house.seat].gold);
        sum(stack.knights, |knight| {
            let (ransom, loss) = (f32::from(knight.value()), self.worth.loss(knight));
            if ransom <= gold { loss.min(ransom * self.worth.gold) } else { loss }
        })
    }

    /// The placements missed while a stack waits for its second attempt.
    fn tied_up(&self, stack: Stack) -> f32 {
        sum(stack.knights, |knight| match stack.house.is_ally() {
            true => self.worth.ally_action(knight),
            false => self.worth.action(knight),
        })
    }
}

/// Whether a party has no stack yet in a conflict.
pub(super) fn is_new_to(state: &Lancaster, place: Place, house: House) -> bool {
    state.conflicts[place].as_ref().is_some_and(|conflict| !conflict.has(house))
}
