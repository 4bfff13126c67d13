//! 3.6 Laws.

use engine::{FastChance, Game, Match, Seed};
use lancaster::{County, Lancaster, Law, Place, Setup, Space, Strength};

use crate::rules::table::{BLUE, GREEN, Table, holding_counties, only_law, own, pay, scored_by};

use Strength::{Three, Two};

/// L05: one gold and one squire for 3 points, as often as wanted.
#[test]
fn l05_trades_gold_and_squires() {
    let table = Table::of(3).gold(BLUE, 5).squires(BLUE, 2).laws(only_law(Law::L05));
    assert_eq!(table.legal(), [0, 1, 2].map(pay));
    let table = table.does(pay(2));
    assert_eq!(scored_by(&table, BLUE, Law::L05), Some(6));
    assert_eq!((table.player(BLUE).gold, table.player(BLUE).squires), (3, 0));
    assert_eq!(table.awaited(), GREEN);
}

/// L16: gold for points.
#[test]
fn l16_takes_gold() {
    let table = Table::of(4).gold(BLUE, 3).laws(only_law(Law::L16)).does(pay(3));
    assert_eq!((table.player(BLUE).gold, scored_by(&table, BLUE, Law::L16)), (0, Some(3)));
}

/// L18: one deployed knight of each strength.
#[test]
fn l18_wants_every_strength() {
    let three =
        || {
            Table::of(4)
                .stack(Place::UpperLeft, own(BLUE), &[1])
                .in_castle(own(BLUE), Two, Space::Gold)
                .holds(own(BLUE), Three, 0, County::York)
        };
    let laws = [Law::L18, Law::L11, Law::L13];
    assert_eq!(scored_by(&three().laws(laws), BLUE, Law::L18), None);
    let all = three().stack(Place::UpperRight, own(BLUE), &[4]).laws(laws);
    assert_eq!(scored_by(&all, BLUE, Law::L18), Some(6));
    let at_court = three().court(own(BLUE), &[4]).laws(laws);
    assert_eq!(scored_by(&at_court, BLUE, Law::L18), None, "a knight at court is not deployed");
}

/// The view says what each law would pay everybody now.
#[test]
fn the_view_previews_laws() {
    let table = holding_counties(Table::of(4), 4).edit(|state| {
        state.laws = [Law::L01, Law::L03, Law::L16];
        state.law_pile = (state.law_pile - Law::L16) | Law::L02;
    });
    let view = table.view(BLUE);
    assert_eq!(view.laws[0].gives, [None; 4], "who has most gold is behind screens");
    let shires: Vec<i16> = view.laws[1].gives.iter().map(|gain| gain.unwrap().gives.points).collect();
    assert_eq!(shires, [6, 0, 0, 0]);
    let crown = view.laws[2].gives[0].unwrap();
    assert_eq!((crown.times, crown.is_optional, crown.gives.points, crown.gives.gold), (2, true, 2, -2));
    assert_eq!(view.laws[2].gives[1], None);
    assert_eq!(view.proposals[1].pushes_out, [Law::L01, Law::L03]);
}

/// 3.6 and R7: the pile shows the number of the round in rounds 1 to 4, and is empty in round 5.
#[test]
fn the_pile_shows_the_round_r7() {
    let mut game = Match::<Lancaster>::start(Setup::default(), Seed::from_number(4)).unwrap();
    let mut chance = FastChance::new(4);
    let mut tops = Vec::new();
    while let Some(played) = testkit::random_move(game.state(), &mut chance) {
        if tops.len() < usize::from(game.state().round) {
            tops.push(game.state().view(engine::Viewer::Public).law_pile.top);
        }
        game.act(played.seat, None, &played.action).unwrap();
    }
    assert_eq!(tops, [Some(1), Some(2), Some(3), Some(4), None]);
}
