//! How a people goes about the seasons to come: against whom, and for what it spends. A search compares stances by
//! playing each on.

use bots::Manner;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stance {
    pub war: War,
    pub purse: Purse,
}

/// Where the army goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum War {
    /// Takes what offers itself.
    #[default]
    Watchful,
    /// Attacks nobody.
    Peaceful,
    /// Gathers and goes for one place.
    On(u8),
    /// Gathers in an own settlement.
    Hold(u8),
    /// Plunders in small parties.
    Raid,
}

/// What gold is spent on first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Purse {
    #[default]
    Balanced,
    Soldiers,
    Builders,
    /// Ships that carry an army, then soldiers.
    Fleet,
}

impl Stance {
    pub const fn new(war: War, purse: Purse) -> Self {
        Self { war, purse }
    }
}

impl Purse {
    /// Whether buildings come after the army.
    pub fn is_for_war(self) -> bool {
        matches!(self, Purse::Soldiers | Purse::Fleet)
    }
}

/// Where the codes of strongholds begin, and the code of raids.
const HOLD: u16 = 128;
const RAID: u16 = 255;

impl From<Stance> for Manner {
    fn from(stance: Stance) -> Manner {
        let war = match stance.war {
            War::Watchful => 0,
            War::Peaceful => 1,
            War::On(place) => 2 + u16::from(place),
            War::Hold(place) => HOLD + u16::from(place),
            War::Raid => RAID,
        };
        Manner(war << 2 | stance.purse as u16)
    }
}

impl From<Manner> for Stance {
    fn from(manner: Manner) -> Stance {
        let war = match manner.0 >> 2 {
            0 => War::Watchful,
            1 => War::Peaceful,
            RAID => War::Raid,
            code if code >= HOLD => War::Hold((code - HOLD) as u8),
            code => War::On((code - 2) as u8),
        };
        let purse = match manner.0 & 3 {
            1 => Purse::Soldiers,
            2 => Purse::Builders,
            3 => Purse::Fleet,
            _ => Purse::Balanced,
        };
        Stance { war, purse }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manner_holds_a_stance() {
        let places = [0, 63].into_iter().flat_map(|place| [War::On(place), War::Hold(place)]);
        for war in places.chain([War::Watchful, War::Peaceful, War::Raid]) {
            for purse in [Purse::Balanced, Purse::Soldiers, Purse::Builders, Purse::Fleet] {
                let stance = Stance::new(war, purse);
                assert_eq!(Stance::from(Manner::from(stance)), stance);
            }
        }
        assert_eq!(Stance::from(Manner::default()), Stance::default());
    }
}
