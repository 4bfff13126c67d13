//! What random players leave, so that their realms last. The example `endurance` reads this file too.

use scharz::Action;

/// Clicks by which chance gives its realm away within a year; who leaves them sees armies, sieges and winters.
pub fn is_waste(action: &Action) -> bool {
    use Action::*;
    matches!(
        action,
        Dismiss { .. }
            | Dismantle { .. }
            | CancelSite { .. }
            | Degrade { .. }
            | Disembark { .. }
            | SellGood { .. }
            | Agree { .. }
            | GiveUp { .. }
            | Abandon { .. }
            | Slaughter { .. }
    )
}
