//! How a people goes about the seasons to come: the stance it has chosen, and the care it takes to bring everybody through
//! the winter. A search compares stances by playing each on.

use scharz::Place;

/// By default the habitual stance, with no more care than usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Course {
    pub stance: Stance,
    pub care: Care,
}

impl From<Stance> for Course {
    fn from(stance: Stance) -> Self {
        Self { stance, care: Care::default() }
    }
}

/// Against whom, and for what it spends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stance {
    pub war: War,
    pub purse: Purse,
}

/// Where the army goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum War {
    /// Takes what offers itself.
    #[default]
    Watchful,
    /// Attacks nobody.
    Peaceful,
    /// Gathers and goes for one place.
    On(Place),
    /// Gathers in an own settlement.
    Hold(Place),
    /// Plunders in small parties.
    Raid,
}

/// What gold is spent on first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purse {
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

/// What is done otherwise so that nobody is lost without a fight; by default nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Care {
    pub march: Marching,
    pub gold: Spending,
    pub land: Foraging,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Marching {
    #[default]
    AsUsual,
    /// As usual, but nobody is attacked.
    InPeace,
    /// Nobody goes anywhere but into safety.
    Homeward,
    /// Nobody moves.
    NotAtAll,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spending {
    #[default]
    AsUsual,
    /// On food and on what is owed; no feasts either.
    OnBread,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Foraging {
    #[default]
    AsUsual,
    /// Every field within reach is plundered for its gold.
    Everywhere,
}

impl Care {
    /// Every way to take some care, what changes least first.
    pub fn all() -> impl Iterator<Item = Care> {
        let marches = [Marching::AsUsual, Marching::InPeace, Marching::Homeward, Marching::NotAtAll];
        let ways = [
            (Spending::AsUsual, Foraging::AsUsual),
            (Spending::OnBread, Foraging::AsUsual),
            (Spending::AsUsual, Foraging::Everywhere),
            (Spending::OnBread, Foraging::Everywhere),
        ];
        let all = marches
            .into_iter()
            .flat_map(move |march| ways.into_iter().map(move |(gold, land)| Care { march, gold, land }));
        all.filter(|&care| care != Care::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_care_is_some_care_and_no_two_are_the_same() {
        let all: Vec<Care> = Care::all().collect();
        assert_eq!(all.len(), 15);
        for (index, care) in all.iter().enumerate() {
            assert!(*care != Care::default() && !all[..index].contains(care), "{care:?}");
        }
    }
}
