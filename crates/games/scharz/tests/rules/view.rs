//! What the table shows without arithmetic: forecasts, warnings, odds. Secrets stay hidden (8).

use engine::{Game, Viewer};
use scharz::*;

use super::table::{Table, at, march, seat};

const LI: Kind = Kind::LightInfantry;

fn view(table: &Table, owner: usize) -> ScharzView {
    table.state.view(Viewer::seat(seat(owner)))
}

/// Orders are seen by their owner as moves, by nobody else at all.
#[test]
fn orders_are_secret() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_roma", LI, 3).units(1, "it_karthago", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_roma", LI, "it_volsci", 2);
    let own = view(&table, 0);
    let order = &own.moves[0];
    assert_eq!(
        (order.from, order.to, order.count, order.most, order.kind),
        (at("it_roma"), at("it_volsci"), 2, 3, Some(LI))
    );
    let other = view(&table, 1);
    assert!(other.moves.is_empty() && other.draft.is_empty());
    assert!(other.spaces.iter().all(|space| space.at != at("it_volsci")));
}

/// Own orders that empty a village, cut off units or leave people hungry are pointed out.
#[test]
fn warnings_about_own_orders() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_roma", LI, 1).units(0, "it_arretium", LI, 1);
    table.units(0, "it_clusium", LI, 1).units(0, "it_tarquinii", LI, 1).units(1, "it_volsci", LI, 1);
    table.field("it_roma").grain = 5;
    table.go(Phase::Units);
    assert!(view(&table, 0).warnings.is_empty());
    march(&mut table, 0, "it_roma", LI, "it_sabini", 1);
    march(&mut table, 0, "it_clusium", LI, "it_senones", 1);
    let found: Vec<_> = view(&table, 0).warnings.into_iter().map(|it| (it.trouble, it.at.unwrap())).collect();
    let expected = [
        (Trouble::LeftEmpty, at("it_roma")),
        (Trouble::CutOff, at("it_arretium")),
        (Trouble::CutOff, at("it_senones")),
    ];
    assert_eq!(found, expected);
}

/// Forecasts of taxes, feasts, wages, food and buildings.
#[test]
fn forecasts() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").units(0, "it_roma", Kind::Mercenary, 2).posted(
        0,
        "it_volsci",
        LI,
        Post::OnSite,
        2,
    );
    let site = table.field("it_volsci");
    (site.owner, site.site, site.progress) = (Some(seat(0)), Some(Building::BuildVillage), 1);
    table.field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.sown(0, "it_campania", 3);
    let view = view(&table, 0);
    let player = &view.seats[0];
    assert_eq!((player.taxes, player.feast, player.wages), (2, 2, 2));
    assert_eq!(player.feast_costs, [1, 2]);
    // A village and four units eat five rations, the herd one grain; its meat is three.
    let food = &player.larder;
    assert_eq!((food.rations, food.fodder, food.missing, food.meat, food.crops), (5, 1, 6, 3, 3));
    let space = view.spaces.iter().find(|space| space.at == at("it_volsci")).unwrap();
    assert_eq!((space.pace, space.workers, space.builders, space.rounds), (25, 2, 2, Some(3)));
}

/// Two parts of a realm eat apart (5.14): grain in one is no food in the other, and the question says which it is.
#[test]
fn hunger_beside_plenty() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_karthago");
    table.field("it_roma").grain = 3;
    table.field("it_roma").put_herd(seat(0), Herd::Pigs);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let hungry = view(&table, 0);
    let food = &hungry.seats[0].larder;
    assert_eq!((food.rations, food.grain, food.missing, food.is_enough), (2, 3, 1, false));
    assert_eq!(hungry.prompt.id, "feeding");
    table.field("it_karthago").grain = 1;
    let fed = view(&table, 0);
    assert_eq!((fed.seats[0].larder.is_enough, fed.prompt.id.as_str()), (true, "feeding_enough"));
    assert_eq!(view(&table, 1).prompt.id, "wait_feeding");
}

/// 5.14: what feeding would take is shown before, follows own clicks, and is what it takes.
#[test]
fn hunger_foretold() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_roma", LI, 2);
    table.field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let infantry = Action::GiveUp { at: at("it_roma"), post: Post::Open, kind: LI, level: Level::Standard };
    let sheep = Action::Slaughter { at: at("it_roma"), herd: Herd::Sheep };
    // Four mouths and three pieces of meat.
    assert_eq!(view(&table, 0).hunger, [sheep, infantry]);
    assert_eq!(view(&table, 1).hunger, [], "it is told to its lord");
    table.act(0, Action::Abandon { at: at("it_volsci") });
    assert_eq!(view(&table, 0).hunger, [sheep]);
    table.act(0, sheep);
    assert_eq!(view(&table, 0).hunger, []);
    table.act(0, Action::Ready);
    assert_eq!((table.count(0, LI), table.field("it_volsci").is_settled()), (2, false));
    assert!(table.field("it_roma").is_settled());
}

/// A site says who works there and when it will be done: four rounds for the fewest builders, half for twice as many
/// (3.7, 5.9).
#[test]
fn crews_and_their_dates() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_volsci", LI, 4).go(Phase::Trade);
    let build = Action::Build { at: at("it_volsci"), building: Building::BuildVillage };
    let join = Action::EnterSite { at: at("it_volsci"), kind: LI, level: Level::Standard };
    let crews = |table: &Table, first: Action| -> Vec<_> {
        let begun = view(table, 0).works.into_iter().filter(|works| works.clicks[0] == first);
        begun.map(|works| (works.clicks.len(), works.site.workers, works.site.finished.unwrap())).collect()
    };
    let date = |year, season| ScharzDate { year, season };
    let (spring, autumn) = (date(2, Season::Spring), date(1, Season::Autumn));
    let expected = [(1, 2, spring.clone()), (2, 3, spring), (3, 4, autumn.clone())];
    assert_eq!(crews(&table, build), expected);
    table.act(0, build);
    assert_eq!(crews(&table, join), [(1, 3, date(2, Season::Spring)), (2, 4, autumn)]);
    assert!(view(&table, 1).works.is_empty() && view(&table, 1).sites.is_empty());
    let site = &view(&table, 0).sites[0];
    assert_eq!((site.workers, site.builders, site.progress, site.rounds), (2, 2, 0, Some(4)));
    assert_eq!((site.gains.storage, site.gains.shields, site.gains.levies), (5, 5, 1));
}

/// Before Building of the season that phase still counts; who is paid works twice in this round only (5.9).
#[test]
fn dates_before_building() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").posted(0, "it_volsci", LI, Post::OnSite, 2);
    let site = table.field("it_volsci");
    (site.owner, site.site, site.progress) = (Some(seat(0)), Some(Building::BuildVillage), 1);
    table.state.world.players[seat(0)].pp = 12;
    table.go(Phase::Build);
    let now = view(&table, 0);
    let autumn = ScharzDate { year: 1, season: Season::Autumn };
    assert_eq!((now.sites[0].rounds, now.sites[0].finished.clone()), (Some(3), Some(autumn)));
    let paid = now.works.iter().find(|works| works.clicks == [Action::PayBuilders]).unwrap();
    assert_eq!(paid.site.rounds, Some(2));
}

/// Every open click says what it costs.
#[test]
fn costs_of_clicks() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").go(Phase::Trade);
    let costs = view(&table, 0).costs;
    let cost =
        |action| costs.iter().find(|cost| cost.action == action).map(|cost| (cost.gold, cost.prestige));
    assert_eq!(cost(Action::BuyInfantry { at: at("it_roma") }), Some((-2, 0)));
    assert_eq!(cost(Action::DoubleQuota { at: at("it_roma") }), Some((0, -2)));
    assert_eq!(cost(Action::Ready), None);
    table.field("it_roma").grain = 3;
    table.go(Phase::Feasts);
    let costs = view(&table, 0).costs;
    let double = costs.iter().find(|cost| cost.action == Action::Celebrate { feast: Feast::Double }).unwrap();
    assert_eq!((double.grain, double.fish), (-1, 0));
}

/// A proposal between two is seen by the two; of two players acceptance ends the match (7).
#[test]
fn proposals_and_their_ends() {
    for (seats, wins) in [(2, true), (3, false)] {
        let mut table = Table::new(MapId::Italia, Mode::Basic, seats);
        table.village(0, "it_roma").village(1, "it_karthago");
        if seats == 3 {
            table.village(2, "it_syracusae");
        }
        table.go(Phase::Propose);
        assert_eq!(view(&table, 0).deals.iter().filter(|deal| deal.wins).count() > 0, wins);
        assert!(view(&table, 0).deals.iter().all(|deal| deal.parties.iter().all(|party| party.gold == 0)));
        table
            .act(0, Action::Propose { proposal: Proposal::Tribute, target: seat(1), giver: Giver::Proposer });
        table.act(0, Action::Offer { gold: 3 }).pass_to(Phase::Answer);
        let offer = &view(&table, 1).offers[0];
        assert_eq!((offer.superior, offer.inferior, offer.gold, offer.wins), (seat(1), seat(0), 3, wins));
        // Three gold, two victory points for one; a lower threshold for the one, a higher for the other (6.1).
        let [one, other] = &offer.parties[..] else { panic!("two parties") };
        assert_eq!((one.gold, one.victory_points), (3, 2));
        assert_eq!((other.gold, other.victory_points), (-3, -1));
        assert!(one.dominance[1] < one.dominance[0] && other.dominance[1] > other.dominance[0]);
        assert!(table.state.view(Viewer::Public).offers.is_empty());
    }
}

/// Lines, dice and bonuses of a battle; odds before and in it.
#[test]
fn a_battle_in_view() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 6).units(1, "it_senones", LI, 1).go(Phase::Battles);
    let before = view(&table, 0).odds;
    // Few units: worked out.
    assert_eq!((before.len(), before[0].at, before[0].samples), (1, at("it_senones"), 0));
    table.units(1, "it_senones", LI, 19).units(0, "it_senones", LI, 14);
    let large = view(&table, 0).odds;
    assert_eq!((large[0].samples, large[0].next_samples), (200, 0));
    table.state.world.units[seat(0)] = Default::default();
    table.state.world.units[seat(1)] = Default::default();
    table.units(0, "it_senones", LI, 6).units(1, "it_senones", LI, 1);
    assert!(before[0].win + before[0].lose + before[0].draw == 100);
    table.dice(&[6, 6, 6, 6, 6, 6, 6, 6]);
    table.act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(table.vp(0), 1, "seven blanks are two swords");
    let mut table = Table::italia(Mode::Original);
    (table.player(0).pp, table.player(1).pp) = (8, 0);
    table.trained(0, "it_senones", LI, Level::Recruit, 1).units(0, "it_senones", LI, 3).units(
        1,
        "it_senones",
        LI,
        5,
    );
    table.dice(&[6; 9]).go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
    table.act(1, Action::Ready);
    let battle = view(&table, 0).battle.unwrap();
    let side = &battle.sides[battle.sides.iter().position(|side| side.seat == seat(0)).unwrap()];
    let lines: Vec<_> = side.lines.iter().map(|line| (line.rank, line.count, line.lives)).collect();
    assert_eq!(lines, [(Rank::FrontLine, 1, 1), (Rank::StandardLine, 3, 1)]);
    assert_eq!((side.tally.rolled, side.tally.blanks, side.tally.total), (0, 1, 1));
}

/// Cut off stacks, besiegers and what is left of a quota.
#[test]
fn marks_on_the_map() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_senones", LI, 1).village(1, "it_campania").units(
        0,
        "it_campania",
        LI,
        1,
    );
    let view = view(&table, 0);
    let space = |id| view.spaces.iter().find(|space| space.at == at(id)).unwrap();
    assert!(space("it_senones").stacks[0].cut_off);
    assert_eq!((space("it_campania").encircled, &space("it_campania").besiegers[..]), (true, &[seat(0)][..]));
    assert_eq!((space("it_roma").levies, space("it_roma").hires), (1, 1));
}
