//! 3.2 Counties.

use lancaster::{Cause, Claim, County, Event, Spot, Strength, data};

use crate::rules::table::{BLUE, COURT, Table, claim, own, upgrade};

use Strength::{Four, One, Three, Two};

/// 3.2: York and Suffolk recruit, Gloucester upgrades with markers, Somerset scores.
#[test]
fn other_rewards_3_2() {
    let rewarded = |county, knight| {
        Table::of(4).holds(own(BLUE), knight, 0, county).scores(county).does(claim(Claim::Reward))
    };
    assert_eq!(rewarded(County::Suffolk, One).court_of(own(BLUE)), [1, 1, 1, 2]);
    assert_eq!(rewarded(County::York, Three).court_of(own(BLUE)), [1, 1, 2, 3]);
    assert_eq!(rewarded(County::Somerset, Four).points(BLUE), 6);
    let gloucester = rewarded(County::Gloucester, Three);
    assert_eq!(gloucester.why(upgrade(Two, COURT)), "stronger_not_in_reserve");
    let gloucester = gloucester.does(upgrade(Three, Spot::County(County::Gloucester)));
    assert_eq!(gloucester.court_of(own(BLUE)), [1, 2, 4]);
    let cause = Cause::County(County::Gloucester);
    assert!(gloucester.was_told(Event::Gained { seat: BLUE, gold: 0, squires: 0, votes: 2, cause }));
}

/// 3.2: minimum strengths 3-3-2-1, letters A to I.
#[test]
fn counties_have_their_letters_and_minimums_3_2() {
    let letters: String = County::ALL.iter().map(|&county| data::county(county).letter).collect();
    let minimums = County::ALL.map(|county| data::county(county).minimum);
    assert_eq!(letters, "ABCDEFGHI");
    assert_eq!(minimums, [2, 1, 3, 3, 2, 1, 4, 2, 1]);
}
