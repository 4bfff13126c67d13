//! What laws pay, and which of those in force and proposed will be in force when they do.

use engine::{PerSeat, Seat};
use lancaster::data::{self, Condition, LawReward};
use lancaster::{Ballot, House, Law, Law14, PhaseState, Strength, Vote};

use super::evaluate::Judge;

/// While knights are placed, how much of what a law would pay as things stand is counted.
const UNSETTLED: f32 = 0.8;
/// A difference in points for which a seat would use all the markers it can spare.
const HIGH_STAKE: f32 = 4.0;
/// What voting for what serves the seat counts where it changes nothing.
const HONEST_VOTE: f32 = 0.01;
/// How likely a proposal is adopted, and the laws in force, from the left, stay, if every vote were a toss of a coin.
const ADOPTED: f32 = 0.5;
const STAYS: [f32; 3] = [0.125, 0.5, 0.875];

/// A law and how likely it will be in force.
#[derive(Clone, Copy)]
struct Prospect {
    law: Law,
    chance: f32,
}

impl Judge<'_> {
    pub fn add_laws(&self, points: &mut PerSeat<f32>) {
        match self.state.phase {
            PhaseState::Law { nth, seat: scoring, left } => {
                for later in nth..3 {
                    for seat in points.seats() {
                        let is_due = later > nth || self.is_not_before(seat, scoring);
                        if is_due {
                            points[seat] +=
                                self.due(later, seat, (later == nth && seat == scoring).then_some(left));
                        }
                    }
                }
            }
            PhaseState::Vote { .. } => self.add_prospects(points),
            _ if self.is_placing() => self.add_prospects(points),
            _ => {}
        }
    }

    /// What the nth law pays a seat that is still to be paid; `left` is what its choice under way may still build.
    fn due(&self, nth: u8, seat: Seat, left: Option<u8>) -> f32 {
        let law = self.state.laws[usize::from(nth)];
        match (left, data::law(law).reward) {
            (Some(left), LawReward::Extension) => f32::from(left) * self.best_extension(seat),
            _ => self.pays(law, seat),
        }
    }

    fn add_prospects(&self, points: &mut PerSeat<f32>) {
        let mut laws = [None; 6];
        self.prospects(&mut laws);
        for Prospect { law, chance } in laws.into_iter().flatten() {
            for seat in points.seats() {
                points[seat] += chance * self.pays(law, seat);
            }
        }
    }

    /// Of two votes that come to the same, the one for what serves the seat is better, by next to nothing.
    pub fn add_last_vote(&self, points: &mut PerSeat<f32>) {
        let Some(vote) = self.state.last_vote.filter(|_| !self.is_placing()) else { return };
        let stakes = self.stakes(vote.law, vote.dropped.unwrap_or(self.state.laws[0]));
        for (seat, cast) in vote.votes.iter() {
            if let Some(Vote { ballot, .. }) = *cast {
                points[seat] +=
                    if (ballot == Ballot::Yes) == (stakes[seat] >= 0.0) { HONEST_VOTE } else { 0.0 };
            }
        }
    }

    /// The laws in force and those proposed, each as likely as its friends have votes.
    fn prospects(&self, out: &mut [Option<Prospect>; 6]) {
        // How likely so many of the proposals so far are adopted.
        let mut adopted = [1.0, 0.0, 0.0, 0.0];
        let pending = self.state.proposals.iter().flatten().count();
        for (index, &law) in self.state.proposals.iter().flatten().enumerate() {
            let outgoing = most_likely(&adopted).min(2);
            let chance = self.adoption(law, self.state.laws[outgoing], pending - index);
            out[3 + index] = Some(Prospect { law, chance });
            for n in (0..3).rev() {
                adopted[n + 1] += adopted[n] * chance;
                adopted[n] *= 1.0 - chance;
            }
        }
        let mut stays = 0.0;
        for (index, &law) in self.state.laws.iter().enumerate() {
            stays += adopted[index];
            out[index] = Some(Prospect { law, chance: stays });
        }
    }

    /// How likely a proposal is adopted, if every seat votes for what serves it.
    fn adoption(&self, law: Law, outgoing: Law, votes_to_come: usize) -> f32 {
        let stakes = self.stakes(law, outgoing);
        let (mut yes, mut no) = (0.5, 0.0);
        for (seat, &stake) in stakes.iter() {
            let spare = f32::from(self.state.players[seat].votes) / votes_to_come as f32;
            let votes = 1.0 + spare * (stake.abs() / HIGH_STAKE).min(1.0);
            if stake >= 0.0 { yes += votes } else { no += votes }
        }
        (0.5 + 0.8 * (yes - no) / (yes + no)).clamp(0.05, 0.95)
    }

    /// For every seat what adopting a law gives it more than the others on average.
    pub fn stakes(&self, law: Law, outgoing: Law) -> PerSeat<f32> {
        let n_seats = self.state.seats();
        let change = PerSeat::from_fn(n_seats, |seat| self.pays(law, seat) - self.pays(outgoing, seat));
        let total: f32 = change.values().sum();
        PerSeat::from_fn(n_seats, |seat| change[seat] - (total - change[seat]) / (n_seats - 1) as f32)
    }

    /// What a law would pay a seat; while knights are placed, those at court count as placed, groups need not be full.
    pub fn pays(&self, law: Law, seat: Seat) -> f32 {
        let reward = self.law_reward(law, seat);
        if reward == 0.0 {
            return 0.0;
        }
        match self.is_placing() {
            true => UNSETTLED * self.times_expected(law, seat) * reward,
            false => f32::from(self.state.law_times(law, seat)) * reward,
        }
    }

    /// What fulfilling a law once gives, less its price.
    fn law_reward(&self, law: Law, seat: Seat) -> f32 {
        let own = House::own(seat);
        let data = data::law(law);
        let gives = match data.reward {
            LawReward::Points(points) => f32::from(points),
            LawReward::Gain(tokens) => self.worth.tokens(tokens),
            LawReward::Recruit => self.recruit(own),
            LawReward::Extension => self.best_extension(seat),
            LawReward::UpgradeInService | LawReward::UpgradeDeployed => self.best_upgrade(own),
            LawReward::UpgradeBanneret if self.state.household(own).reserve[Strength::Four] > 0 => {
                self.worth.upgrade(Strength::Three)
            }
            LawReward::UpgradeBanneret => 0.0,
        };
        match data.condition {
            Condition::Pay(price) => (gives - self.worth.tokens(price)).max(0.0),
            _ => gives,
        }
    }

    fn times_expected(&self, law: Law, seat: Seat) -> f32 {
        let own = House::own(seat);
        let knights = self.state.in_service(own);
        let group = |count: u8, size: u8| f32::from(count) / f32::from(size);
        let if_so = |is_so: bool| if is_so { 1.0 } else { 0.0 };
        match data::law(law).condition {
            Condition::Counties(size) => group(self.state.counties_held(own), size),
            Condition::Conflicts(size) => group(self.state.conflicts_joined(own), size),
            Condition::Deployed(strength) => f32::from(knights[strength]),
            Condition::NoneDeployed(strength) => if_so(knights[strength] == 0),
            Condition::EveryStrength => if_so(knights.0.iter().all(|&count| count > 0)),
            Condition::YoungGuard => match self.state.setup.law14 {
                Law14::ThreeOnes => if_so(knights[Strength::One] == data::KNIGHTS[Strength::One]),
                Law14::StrengthThree => if_so(knights[Strength::Three] > 0),
            },
            _ => f32::from(self.state.law_times(law, seat)),
        }
    }

    /// What one more county, and one more conflict, should be worth for the laws.
    pub fn law_bonuses(&self) -> (f32, f32) {
        let (mut county, mut conflict) = (0.0, 0.0);
        let proposed = self.state.proposals.iter().flatten().map(|&law| (law, ADOPTED));
        let in_force = self.state.laws.into_iter().zip(STAYS);
        for (law, chance) in in_force.chain(proposed) {
            let data::LawData { condition, reward } = data::law(law);
            let worth = match reward {
                LawReward::Points(points) => f32::from(points),
                LawReward::Gain(tokens) => self.worth.tokens(tokens),
                LawReward::Extension => self.worth.extension(lancaster::Space::Gold) + self.worth.in_the_race,
                _ => 0.0,
            };
            match condition {
                Condition::Counties(size) => county += chance * UNSETTLED * worth / f32::from(size),
                Condition::Conflicts(size) => conflict += chance * UNSETTLED * worth / f32::from(size),
                _ => {}
            }
        }
        (county, conflict)
    }
}

fn most_likely(chances: &[f32; 4]) -> usize {
    (0..chances.len()).fold(0, |best, index| if chances[index] > chances[best] { index } else { best })
}
