//! 5.11 Hinterland: Wages.

use scharz::*;

use crate::rules::table::{LI, Table, aboard, at, mark, n_marked, pay, seat, view_of};
use scharz::Slot;

/// 5.11 Quick: those set free when the besiegers go unpaid pay once, the single price.
#[test]
fn set_free_by_missing_pay() {
    for (besieger, lord) in [(0, 1), (1, 0)] {
        let mut table = Table::italia(Mode::Quick);
        table.village(besieger, "it_picenum").village(lord, "it_senones").units(
            besieger,
            "it_senones",
            LI,
            1,
        );
        table.posted(lord, "it_senones", LI, Post::Inside, 1);
        table.player(besieger).gold = 1;
        pay(&mut table);
        assert_eq!(table.count(besieger, LI), 0, "unpaid");
        assert_eq!(table.gold(lord), 18, "besieger in seat {besieger}");
    }
}

/// 5.11 Quick: an unpaid city becomes a village and no less, left unpaid by choice or not.
#[test]
fn an_unpaid_city_shrinks() {
    let mut table = Table::italia(Mode::Quick);
    table.city(0, "it_roma").village(1, "it_karthago").player(0).gold = 0;
    let mut chosen = table.clone();
    pay(&mut table);
    assert_eq!(table.field("it_roma").settlement, Settlement::Village);
    chosen.state.world.season = Season::Winter;
    chosen.go(Phase::QuickWages).act(0, Action::Abandon { at: at("it_roma") }).pass();
    assert_eq!((chosen.field("it_roma").settlement, chosen.gold(0)), (Settlement::Village, 0));
}

/// 5.11 Quick: double pay for a besieged village, its garrison and what lies in its yard, cargo too.
#[test]
fn double_pay_under_siege() {
    let mut table = Table::italia(Mode::Quick);
    table
        .village(0, "it_roma")
        .posted(0, "it_roma", Kind::Transport, Post::InYard, 1)
        .field("it_roma")
        .yard = Yard::Dock;
    table.posted(0, "it_roma", LI, Post::Aboard, 1);
    for unit in table.state.world.units[seat(0)].iter_mut().filter(|unit| unit.kind == LI) {
        unit.ship = Some(Slot::new(0));
    }
    table.posted(0, "it_roma", LI, Post::Inside, 1).village(1, "it_volsci").units(1, "it_roma", LI, 1);
    pay(&mut table);
    assert_eq!((table.count(0, LI), table.count(0, Kind::Transport)), (2, 1));
    assert_eq!((table.gold(0), table.gold(1)), (20 - 2 * 4, 20 - 2));
}

/// 5.11, A1: who is given up for want of gold is one to be paid, not one hired this round.
#[test]
fn the_exempt_stay() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").village(1, "it_karthago").units(0, "it_roma", Kind::Mercenary, 3);
    mark(&mut table, 0, Mark::Fresh);
    (table.player(0).gold, table.state.world.season) = (1, Season::Winter);
    let (kind, level) = (Kind::Mercenary, Level::Standard);
    table.go(Phase::Wages).act(0, Action::GiveUp { at: at("it_roma"), post: Post::Open, kind, level });
    let seen = table.seen(0);
    assert_eq!((seen.units[seat(0)].count(|_| true), n_marked(&seen, Mark::Fresh)), (2, 1));
    table.pass();
    assert_eq!((table.count(0, Kind::Mercenary), table.gold(0)), (2, 0));
}

/// 5.11, A1: in Quick idle units go before empty ships and these before laden ones.
#[test]
fn laden_ships_go_last() {
    let mut table = Table::italia(Mode::Quick);
    let sea = "it_s_tyrrhenian_n";
    table.village(0, "it_roma").village(1, "it_karthago").units(0, sea, Kind::Transport, 2);
    aboard(&mut table, sea, 0, 3);
    (table.player(0).gold, table.state.world.season) = (4, Season::Winter);
    let (kind, level) = (Kind::Transport, Level::Standard);
    table.go(Phase::QuickWages).act(0, Action::GiveUp { at: at(sea), post: Post::Open, kind, level });
    assert_eq!(table.seen(0).units[seat(0)].count(|unit| unit.kind == LI), 3, "nobody drowns");
}

/// Two mercenaries, and a commander who costs 2 gold, in winter with 3.
fn poor_lord() -> Table {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_roma").village(1, "it_karthago").units(0, "it_roma", Kind::Mercenary, 2);
    (table.field("it_roma").grain, table.field("it_karthago").grain) = (5, 5);
    (table.player(0).commander, table.player(0).gold) = (Commander::Average, 3);
    table.state.world.season = Season::Winter;
    table.go(Phase::Wages);
    table
}

/// 5.11, A6: mercenaries or the commander: whom to pay is the player's choice, and giving one up to keep another legal.
#[test]
fn the_commander_or_a_mercenary() {
    let (at, post, kind, level) = (at("it_roma"), Post::Open, Kind::Mercenary, Level::Standard);
    let give_up = Action::GiveUp { at, post, kind, level };
    let mut table = poor_lord();
    assert_eq!(table.legal(0), [Action::Ready, give_up, Action::LetCommanderGo]);
    let outcome = |table: &mut Table| {
        table.act(0, Action::Ready);
        (table.count(0, Kind::Mercenary), table.player(0).commander, table.gold(0))
    };
    assert_eq!(outcome(&mut table.clone()), (2, Commander::NoCommander, 1), "as proposed");
    let mut kept = table.clone();
    kept.act(0, give_up);
    assert_eq!(kept.legal(0), [Action::Ready], "the others are paid");
    assert_eq!(outcome(&mut kept), (1, Commander::Average, 0));
    table.act(0, Action::LetCommanderGo);
    assert_eq!(table.legal(0), [Action::Ready]);
    assert_eq!(table.why(0, give_up), "nothing_short");
    assert_eq!(outcome(&mut table), (2, Commander::NoCommander, 1));
}

/// 5.11, A6: wages are paid as far as the gold goes: nobody is given up for a commander whom it does not pay at all.
#[test]
fn nobody_is_given_up_for_nothing() {
    let mut table = poor_lord();
    (table.player(0).commander, table.player(0).gold) = (Commander::Brilliant, 3);
    table.go(Phase::Wages);
    assert_ne!(table.state.phase, Phase::Wages);
    assert_eq!((table.count(0, Kind::Mercenary), table.gold(0)), (2, 1));
    assert_eq!(table.player(0).commander, Commander::NoCommander);
}

/// 5.11, A6, S17: the owner of two besieged towns says which one is paid last.
#[test]
fn which_besieged_town_is_paid() {
    for named in [None, Some("it_marsi")] {
        let mut table = Table::italia(Mode::Quick);
        table.village(0, "it_marsi").village(0, "it_senones").village(1, "it_picenum").player(0).gold = 3;
        table.units(1, "it_marsi", LI, 1).units(1, "it_senones", LI, 1);
        table.state.world.season = Season::Winter;
        table.go(Phase::QuickWages);
        if let Some(id) = named {
            table.act(0, Action::Abandon { at: at(id) });
            assert_eq!(table.legal(0), [Action::Ready], "the other one is paid");
        }
        table.pass();
        let lords = ["it_marsi", "it_senones"].map(|id| table.field(id).lord());
        let kept = if named.is_some() { [1, 0] } else { [0, 1] };
        assert_eq!((lords, table.gold(0)), (kept.map(|index| Some(seat(index))), 1), "{named:?}");
    }
}

/// 5.11, 5.13: the view foretells wages and taxes in the order in which they come, until the year is over.
#[test]
fn the_purse_is_foretold_in_order() {
    let told = |table: &Table| -> Vec<_> {
        let purse = view_of(table, 0).seats[0].purse.clone();
        purse.into_iter().map(|payment| (payment.step, payment.season, payment.gold, payment.left)).collect()
    };
    let mut quick = Table::italia(Mode::Quick);
    quick.village(0, "it_roma").village(1, "it_karthago").units(0, "it_roma", LI, 3).player(0).gold = 2;
    quick.state.world.season = Season::Autumn;
    quick.go(Phase::Trade);
    let taxes = view_of(&quick, 0).seats[0].taxes;
    assert!(taxes > 0);
    assert_eq!(
        told(&quick),
        [
            (Phase::Taxes, Season::Autumn, taxes, 2 + taxes),
            (Phase::QuickWages, Season::Winter, -4, taxes - 2),
        ]
    );
    let mut original = Table::italia(Mode::Original);
    original.village(0, "it_roma").village(1, "it_karthago").units(0, "it_roma", Kind::Mercenary, 2);
    original.state.world.season = Season::Summer;
    original.go(Phase::Trade);
    let steps: Vec<_> =
        told(&original).into_iter().map(|(step, season, gold, _)| (step, season, gold)).collect();
    assert_eq!(
        steps,
        [
            (Phase::Wages, Season::Summer, -2),
            (Phase::Taxes, Season::Summer, taxes),
            (Phase::Wages, Season::Winter, -2),
        ]
    );
}

/// 5.11: before the market closes, whoever cannot pay the wages that follow is warned.
#[test]
fn unpaid_wages_are_foretold_in_trade() {
    let mut table = Table::italia(Mode::Quick);
    table.village(0, "it_roma").village(1, "it_karthago").units(0, "it_roma", LI, 3).player(0).gold = 3;
    table.state.world.season = Season::Winter;
    table.go(Phase::Trade);
    let warned = |table: &Table| -> Vec<_> {
        let warnings = view_of(table, 0).warnings;
        warnings.into_iter().map(|warning| (warning.trouble, warning.missing)).collect()
    };
    assert_eq!(warned(&table), [(Trouble::Unpaid, 1)], "three soldiers and a village");
    table.act(0, Action::BuyInfantry { at: at("it_roma") });
    assert_eq!(warned(&table), [(Trouble::Unpaid, 4)], "two gold spent, one more to pay");
    table.player(0).gold = 20;
    assert_eq!(warned(&table), []);
}
