//! Why an action is refused: the first rule that forbids it.

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::phases;
use crate::state::{Phase, Scharz};

pub fn explain(state: &Scharz, seat: Seat, action: &Action) -> Refusal {
    if phases::is_drafted(state.phase) && state.drafts[seat].is_full() {
        return Refusal::because("draft_full", "5.10");
    }
    let (id, rule) = match action {
        Action::Ready | Action::AsProposed | Action::Pass => ("must_choose", "5.0"),
        Action::ChooseFaction { .. } => ("faction_taken", "4"),
        Action::Settle { .. } | Action::Resettle { .. } => ("no_village_there", "4"),
        Action::Put { .. } => ("no_room", "3.8"),
        Action::Select { .. } | Action::SelectFleet { .. } => ("no_capacity", "5.0"),
        Action::Go { .. } | Action::Board { .. } | Action::Moor { .. } | Action::Transfer { .. } => {
            ("out_of_reach", "5.2")
        }
        Action::SelectHerd { .. } | Action::DriveTo { .. } => ("herd_stays", "5.4"),
        Action::SelectGood { .. } | Action::CarryTo { .. } => ("goods_stay", "5.4"),
        Action::PayMarch | Action::PayBuilders | Action::DoubleQuota { .. } | Action::ChangeRival { .. } => {
            ("prestige", "3.11")
        }
        Action::Reroll | Action::Accept | Action::RerollDie { .. } | Action::RerollFort => {
            ("no_reroll", "5.7")
        }
        Action::Toll { .. }
        | Action::LiveOffTheLand
        | Action::RollForUnits
        | Action::Feed
        | Action::Lose
        | Action::Sacrifice { .. } => ("no_attrition", "5.6"),
        Action::Withdraw { .. } | Action::WithdrawHerd { .. } => ("cannot_withdraw", "5.7"),
        Action::Attack { .. }
        | Action::Charge { .. }
        | Action::Aim { .. }
        | Action::Hit { .. }
        | Action::Free { .. } => ("no_such_target", "5.7"),
        Action::Flee { .. } => ("no_flight", "5.7"),
        Action::Assault | Action::BreakOff | Action::Occupy { .. } => ("no_assault", "5.8"),
        Action::Plunder { .. } => ("no_plunder", "5.8"),
        Action::Raise { .. } => ("no_credit", "5.9"),
        Action::Propose { .. }
        | Action::Offer { .. }
        | Action::OfferForEver { .. }
        | Action::Revolt
        | Action::Agree { .. } => ("no_proposal", "5.10"),
        Action::Sow { .. } => ("no_sowing", "5.13"),
        Action::Celebrate { .. } => ("no_feast", "5.13"),
        Action::GiveUp { .. } => ("nothing_short", "5.14"),
        Action::Announce { .. } => ("goal_not_met", "6.1"),
        Action::BuyInBelgica => ("no_belgica", "3.13"),
        Action::Build { .. }
        | Action::EnterSite { .. }
        | Action::Hurry { .. }
        | Action::CancelSite { .. }
        | Action::Dismantle { .. }
        | Action::Clean { .. } => ("cannot_build", "3.7"),
        _ if state.phase == Phase::Trade => ("cannot_buy", "3.5"),
        _ => ("wrong_phase", "5.1"),
    };
    Refusal::because(id, rule)
}
