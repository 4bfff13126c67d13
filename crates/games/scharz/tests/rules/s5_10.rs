//! 5.10 Hinterland: Trade.

use engine::Game;
use scharz::*;

use crate::rules::table::{HI, LI, Table, at, both_at, march, mark, n_marked, seat, three, view_of};

/// A truce between two who share a field, bought by the one who came second.
fn truce(table: &mut Table) {
    table.go(Phase::Units).pass().units(1, "it_senones", LI, 2).go(Phase::Propose);
    let proposal = Proposal::Tribute;
    table.act(1, Action::Propose { proposal, target: seat(0), giver: Giver::Proposer });
    table.act(1, Action::Offer { gold: 2 }).pass();
    table.act(0, Action::Agree { target: seat(1), index: 0 }).act(0, Action::Ready);
    assert!(!table.state.world.is_hostile(seat(0), seat(1)));
    assert_eq!(both_at(table, "it_senones"), (1, 2));
}

/// When an agreement starts, guests have one Units to leave; then they are taken home (5.10).
#[test]
fn guests_go_home() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_picenum").village(1, "it_clusium").village(2, "it_roma").units(
        0,
        "it_senones",
        LI,
        1,
    );
    truce(&mut table);
    table.go(Phase::Units);
    march(&mut table, 1, "it_senones", LI, "it_clusium", 1);
    assert_eq!(table.seen(1).units_at(seat(1), at("it_clusium").place()).count(), 1);
    table.pass();
    assert_eq!(both_at(&table, "it_senones"), (1, 0));
    assert_eq!(table.count_at(1, "it_clusium", LI), 2);
}

/// Outside Extended the way home does not lead over neutral fields, which are not there (5.10, 3.12).
#[test]
fn the_way_home() {
    let mut table = Table::new(MapId::Orient, Mode::Basic, 3);
    table.village(0, "or_sais").units(1, "or_sais", LI, 1).units(2, "or_hattusa", LI, 1);
    // Over the Paths and deserts Babylon is four steps away, without them ten; Qatna is five.
    table.village(1, "or_babylon").village(1, "or_qatna").bind(PactKind::Truce, 0, 1);
    table.state.world.mark_guests([None; 6]);
    table.go(Phase::Units).pass();
    assert_eq!((table.count_at(1, "or_babylon", LI), table.count_at(1, "or_qatna", LI)), (0, 1));
}

/// 5.10: ships are trained in their yard, not on a wetland field; light infantry not in the round it was bought.
#[test]
fn who_may_train() {
    let train = |post, kind| {
        let (at, level) = (at("it_lingones"), Level::Standard);
        Action::Train { at, post, kind, level }
    };
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_lingones").units(0, "it_lingones", Kind::Transport, 1);
    table.posted(0, "it_lingones", Kind::Warship, Post::InYard, 1).field("it_lingones").yard = Yard::Port;
    table.go(Phase::Trade);
    assert!(!table.is_legal(0, train(Post::Open, Kind::Transport)));
    assert!(table.is_legal(0, train(Post::InYard, Kind::Warship)));
    table.act(0, Action::BuyInfantry { at: at("it_lingones") });
    assert!(!table.is_legal(0, train(Post::Open, LI)));
    table.units(0, "it_lingones", LI, 1);
    assert!(table.is_legal(0, train(Post::Open, LI)));
}

/// 5.10, S5: a lord does not plunder where the vassal stands, nor take the herds of friends.
#[test]
fn plunder_spares_friends() {
    let steal = Action::Plunder { at: at("it_senones"), loot: Loot::Steal };
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Vassalage, 0, 1).units(0, "it_senones", LI, 1).units(0, "it_picenum", LI, 1);
    table.field("it_senones").put_herd(seat(1), Herd::Sheep);
    let mut shared = table.clone();
    shared.units(1, "it_senones", LI, 1).go(Phase::Plunder);
    assert_eq!(shared.why(0, steal), "friends_field");
    table.go(Phase::Plunder);
    assert!(!table.is_legal(0, Action::Plunder { at: at("it_senones"), loot: Loot::Destroy }));
    table.act(0, steal);
    assert!(table.seen(0).fields[at("it_senones").place()].has_herd_of(seat(1)));
}

/// A proposal of seat 0 to seat 1.
fn to_one(proposal: Proposal, giver: Giver) -> Action {
    Action::Propose { proposal, target: seat(1), giver }
}

/// 5.10, 3.11: the lord wins 8 points of prestige and 2 of victory, the vassal loses 8 and 1.
#[test]
fn lord_and_vassal() {
    let mut table = three(Mode::Original);
    table.go(Phase::Propose).act(0, to_one(Proposal::Vassalhood, Giver::Partner));
    table.act(0, Action::Offer { gold: 0 }).pass();
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready);
    assert!(table.state.world.is_lord_of(seat(0), seat(1)));
    assert_eq!((table.pp(0), table.pp(1), table.vp(0), table.vp(1)), (28, 12, 2, -1));
}

/// 5.10, S18: gold goes with a vassalage from either side, as far as its purse may reach.
#[test]
fn a_lord_adds_gold() {
    for (proposal_of, giver) in [(0, Giver::Partner), (1, Giver::Proposer)] {
        let mut table = three(Mode::Basic);
        let target = seat(1 - proposal_of);
        table.player(0).gold = 7;
        table
            .go(Phase::Propose)
            .act(proposal_of, Action::Propose { proposal: Proposal::Vassalhood, target, giver });
        assert_eq!(table.why(proposal_of, Action::OfferFromLord { gold: 48 }), "no_gold");
        table.act(proposal_of, Action::OfferFromLord { gold: 5 }).pass();
        let view = table.state.view(engine::Viewer::Seat { seat: target });
        assert_eq!((view.offers[0].payer, view.offers[0].parties[0].gold), (Payer::Superior, -5));
        table.act(target.index(), Action::Agree { target: seat(proposal_of), index: 0 });
        table.act(target.index(), Action::Ready);
        assert!(table.state.world.is_lord_of(seat(0), seat(1)));
        assert_eq!((table.gold(0), table.gold(1)), (2, 25));
    }
    // Elsewhere who pays ranks below: there is no such offer.
    let mut table = three(Mode::Basic);
    table.go(Phase::Propose).act(0, to_one(Proposal::Ransom, Giver::Partner));
    assert!(!table.is_legal(0, Action::OfferFromLord { gold: 5 }));
}

/// 5.10: only a stronger agreement replaces another: truce, peace, vassalage.
#[test]
fn stronger_agreements_replace() {
    let kinds = [PactKind::Truce, PactKind::Peace, PactKind::Vassalage];
    for (rank, kind) in kinds.into_iter().enumerate() {
        let mut table = three(Mode::Basic);
        table.bind(kind, 1, 0).go(Phase::Propose);
        for (other, proposal) in
            [Proposal::Tribute, Proposal::Ransom, Proposal::Vassalhood].into_iter().enumerate()
        {
            let is_legal = table.is_legal(0, to_one(proposal, Giver::Proposer));
            assert_eq!(is_legal, other > rank, "{proposal:?} after {kind:?}");
        }
    }
}

/// 5.10: one new agreement per pair and round; the second that was accepted lapses.
#[test]
fn one_agreement_per_pair() {
    let mut table = three(Mode::Basic);
    table.go(Phase::Propose);
    for (proposal, gold) in [(Proposal::Tribute, 2), (Proposal::Ransom, 4)] {
        table.act(0, to_one(proposal, Giver::Proposer)).act(0, Action::Offer { gold });
    }
    table.act(0, Action::Ready).act(1, Action::Ready).act(2, Action::Ready);
    table
        .act(1, Action::Agree { target: seat(0), index: 0 })
        .act(1, Action::Agree { target: seat(0), index: 1 });
    table.act(1, Action::Ready);
    assert_eq!(table.state.world.pact(seat(0), seat(1)).kind, Some(PactKind::Truce));
    assert_eq!((table.gold(0), table.vp(1)), (18, 2));
}

/// 5.10: what is lacking in Trade.
#[test]
fn of_trade() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").village(0, "it_clusium").units(0, "it_roma", LI, 3);
    table.field("it_clusium").plundered = true;
    table.go(Phase::Trade);
    let (rome, clusium) = (at("it_roma"), at("it_clusium"));
    let upgrade = |to| Action::Upgrade { at: rome, level: Level::Standard, to };
    assert_eq!(table.why(0, upgrade(Kind::HeavyInfantry)), "needs_city");
    assert_eq!(table.why(0, upgrade(Kind::Cavalry)), "needs_horses");
    assert_eq!(table.why(0, upgrade(Kind::Warship)), "needs_port");
    assert_eq!(table.why(0, Action::BuyInfantry { at: clusium }), "plundered");
    assert_eq!(table.why(0, Action::BuyGood { at: rome, good: Good::Fish }), "needs_port");
    assert_eq!(table.why(0, Action::BuyHerd { at: rome, herd: Herd::Sheep }), "needs_port");
    let build = |at, building| Action::Build { at, building };
    assert_eq!(table.why(0, build(rome, Building::BuildCity)), "needs_crew");
    assert_eq!(table.why(0, build(rome, Building::BuildPort)), "needs_yard");
    assert_eq!(table.why(0, build(clusium, Building::BuildDock)), "needs_coast");
    assert_eq!(table.why(0, build(at("it_boii"), Building::BuildVillage)), "not_controlled");
    assert_eq!(table.why(0, Action::BuyElephant { at: rome, level: Level::Standard }), "not_in_mode");
    table.act(0, Action::Recruit { at: rome });
    assert_eq!(table.why(0, Action::BuyInfantry { at: rome }), "buy_or_recruit");
    assert_eq!(table.why(0, Action::Recruit { at: rome }), "quota");
    table.player(0).gold = 0;
    assert_eq!(
        table.why(0, Action::Train { at: rome, post: Post::Open, kind: LI, level: Level::Standard }),
        "no_gold"
    );
}

/// Every open click says what it costs.
#[test]
fn costs_of_clicks() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").go(Phase::Trade);
    let costs = view_of(&table, 0).costs;
    let cost =
        |action| costs.iter().find(|cost| cost.action == action).map(|cost| (cost.gold, cost.prestige));
    assert_eq!(cost(Action::BuyInfantry { at: at("it_roma") }), Some((-2, 0)));
    assert_eq!(cost(Action::DoubleQuota { at: at("it_roma") }), Some((0, -2)));
    assert_eq!(cost(Action::Ready), None);
    table.field("it_roma").grain = 3;
    table.go(Phase::Feasts);
    let costs = view_of(&table, 0).costs;
    let double = costs.iter().find(|cost| cost.action == Action::Celebrate { feast: Feast::Double }).unwrap();
    assert_eq!((double.grain, double.fish), (-1, 0));
}

/// 5.10: each refusal of a proposal has one cause.
#[test]
fn of_talks() {
    let propose = |proposal, target, giver| Action::Propose { proposal, target: seat(target), giver };
    let serve = |target| propose(Proposal::Vassalhood, target, Giver::Proposer);
    let rule = |target| propose(Proposal::Vassalhood, target, Giver::Partner);
    let mut table = Table::new(MapId::Italia, Mode::Basic, 4);
    table.bind(PactKind::Vassalage, 1, 2).bind(PactKind::Peace, 0, 3).go(Phase::Propose);
    assert_eq!(table.why(0, rule(2)), "one_lord");
    assert_eq!(table.why(0, serve(2)), "vassal_is_no_lord");
    assert_eq!(table.why(0, rule(1)), "lord_serves_nobody");
    assert_eq!(table.why(1, rule(2)), "bound_already");
    assert_eq!(table.why(0, propose(Proposal::Tribute, 3, Giver::Proposer)), "bound_already");
    table.state.world.pact_mut(seat(0), seat(1)).aid_this_year = true;
    assert_eq!(table.why(0, propose(Proposal::Aid, 1, Giver::Proposer)), "aid_given");
}

/// 5.10: only a vassal revolts, and only in spring.
#[test]
fn of_revolts() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Vassalage, 1, 2).go(Phase::Propose);
    assert_eq!(table.why(0, Action::Revolt), "no_revolt");
    table.act(2, Action::Revolt);
    assert_eq!(table.why(2, Action::Revolt), "once_a_round");
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Vassalage, 1, 2).state.world.season = Season::Autumn;
    table.go(Phase::Propose);
    assert_eq!(table.why(2, Action::Revolt), "revolt_in_spring");
}

/// Seat 0 is the vassal of seat 1, and it is Spring; seat 2 looks on.
fn restless() -> Table {
    let mut table = three(Mode::Original);
    table.bind(PactKind::Vassalage, 1, 0).state.world.season = Season::Spring;
    table.go(Phase::Propose);
    table
}

/// 5.10, A7: a revolt ends the vassalage before any proposal is looked at: a truce with the former lord may follow.
#[test]
fn revolt_then_truce() {
    let mut table = restless();
    let truce = to_one(Proposal::Tribute, Giver::Proposer);
    assert_eq!(table.why(0, truce), "bound_already");
    table.act(0, Action::Revolt).act(0, truce).act(0, Action::Offer { gold: 3 });
    table.act(0, Action::Ready).act(1, Action::Ready).act(2, Action::Ready);
    assert_eq!(table.state.phase, Phase::Answer);
    assert!(table.state.world.is_hostile(seat(0), seat(1)), "the revolt has happened");
    assert_eq!((table.pp(0), table.vp(0)), (12, -2));
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready);
    let pact = *table.state.world.pact(seat(0), seat(1));
    assert_eq!((pact.kind, pact.superior), (Some(PactKind::Truce), Some(seat(1))));
    assert_eq!((table.gold(0), table.gold(1), table.vp(0), table.vp(1)), (17, 23, -3, 2));
}

/// 5.10, A7: declined, the two are enemies; what the deals spell out is already without the vassalage.
#[test]
fn a_revolt_needs_no_answer() {
    let mut table = restless();
    table.act(0, Action::Revolt);
    let deals = view_of(&table, 0).deals;
    assert!(deals.iter().any(|deal| deal.target == seat(1) && deal.proposal == Proposal::Tribute));
    table.act(0, to_one(Proposal::Tribute, Giver::Proposer)).act(0, Action::Offer { gold: 2 });
    table.act(0, Action::Ready).act(1, Action::Ready).act(2, Action::Ready).act(1, Action::Ready);
    assert!(table.state.world.is_hostile(seat(0), seat(1)));
    assert_eq!((table.state.phase.name(), table.gold(0), table.vp(0)), (Phase::Trade, 20, -2));
}

/// 5.10, A7: a revolt is no proposal, so three may still be made beside it.
#[test]
fn a_revolt_is_no_proposal() {
    let mut table = restless();
    table.act(0, Action::Revolt);
    for (target, gold) in [(1, 2), (2, 2)] {
        let proposal =
            Action::Propose { proposal: Proposal::Tribute, target: seat(target), giver: Giver::Proposer };
        table.act(0, proposal).act(0, Action::Offer { gold });
    }
    assert!(!table.is_legal(0, Action::Revolt));
    table.act(0, to_one(Proposal::Ransom, Giver::Proposer)).act(0, Action::Offer { gold: 4 });
    assert_eq!(table.legal(0), [Action::Ready]);
    assert_eq!(table.why(0, to_one(Proposal::Aid, Giver::Proposer)), "three_proposals");
}

/// 5.10, A7: aid is an agreement: it uses up the one new agreement of the pair.
#[test]
fn aid_is_the_agreement_of_the_round() {
    let mut table = three(Mode::Basic);
    table.go(Phase::Propose).act(0, to_one(Proposal::Aid, Giver::Proposer)).act(0, Action::Offer { gold: 3 });
    table.act(0, to_one(Proposal::Tribute, Giver::Proposer)).act(0, Action::Offer { gold: 2 }).pass();
    for index in 0..2 {
        table.act(1, Action::Agree { target: seat(0), index });
    }
    table.act(1, Action::Ready);
    assert_eq!((table.gold(0), table.state.world.pact(seat(0), seat(1)).kind), (17, None));
}

/// 5.10, A14: several proposals of one kind to one partner differ in gold; the first that can be paid holds.
#[test]
fn several_of_one_kind() {
    let mut table = three(Mode::Basic);
    let tribute = to_one(Proposal::Tribute, Giver::Proposer);
    table.go(Phase::Propose).act(0, tribute).act(0, Action::Offer { gold: 5 }).act(0, tribute);
    assert_eq!(table.why(0, Action::Offer { gold: 5 }), "offered_already");
    table.act(0, Action::Offer { gold: 3 }).act(0, tribute).act(0, Action::Offer { gold: 2 });
    assert_eq!(table.why(0, tribute), "three_proposals");
    table.pass();
    let golds: Vec<u8> = view_of(&table, 1).offers.iter().map(|offer| offer.gold).collect();
    assert_eq!(golds, [5, 3, 2]);
    table.act(1, Action::Agree { target: seat(0), index: 1 }).act(1, Action::Ready);
    assert_eq!((table.gold(0), table.gold(1)), (17, 23));
}

/// 5.10, A14: gold that the payer gets by an agreement carried out before counts.
#[test]
fn gold_that_comes_before() {
    let mut table = three(Mode::Basic);
    for (player, gold) in [(0, 20), (1, 0), (2, 20)] {
        table.player(player).gold = gold;
    }
    let ask =
        |target: usize, giver| Action::Propose { proposal: Proposal::Tribute, target: seat(target), giver };
    // Seat 0 pays seat 1, which pays seat 2 out of it.
    table.go(Phase::Propose).act(0, ask(1, Giver::Proposer)).act(0, Action::Offer { gold: 6 });
    table.act(1, ask(2, Giver::Proposer));
    assert!(table.is_legal(1, Action::Offer { gold: 40 }) && !table.is_legal(1, Action::Offer { gold: 41 }));
    table.act(1, Action::Offer { gold: 5 }).pass();
    table.act(1, Action::Agree { target: seat(0), index: 0 }).act(1, Action::Ready);
    table.act(2, Action::Agree { target: seat(1), index: 0 }).act(2, Action::Ready);
    assert_eq!([0, 1, 2].map(|player| table.gold(player)), [14, 1, 25]);
}

/// 5.10, A14: a proposal that cannot be paid when its turn comes lapses, and both are told.
#[test]
fn unpaid_proposals_lapse() {
    let mut table = three(Mode::Basic);
    table.player(1).gold = 0;
    table
        .go(Phase::Propose)
        .act(1, Action::Propose { proposal: Proposal::Tribute, target: seat(2), giver: Giver::Proposer });
    table.act(1, Action::Offer { gold: 5 }).pass().act(2, Action::Agree { target: seat(1), index: 0 });
    let told = table.told(2, Action::Ready);
    let lapsed =
        told.iter().find(|told| matches!(told.event, Event::Lapsed { gold: 5, .. })).expect("a word of it");
    assert_eq!(lapsed.to, engine::Audience::Only(engine::Seats::one(seat(1)).with(seat(2))));
    assert!(table.state.world.is_hostile(seat(1), seat(2)));
    assert_eq!((table.gold(1), table.gold(2)), (0, 20));
}

/// 5.10, A14: between two nobody can get more than the own gold, for a pair agrees once a round.
#[test]
fn two_alone_have_what_they_have() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").player(0).gold = 4;
    table.go(Phase::Propose).act(0, to_one(Proposal::Tribute, Giver::Proposer));
    assert_eq!(table.legal(0), [2, 3, 4].map(|gold| Action::Offer { gold }));
    assert_eq!(table.why(0, Action::Offer { gold: 5 }), "no_gold");
}

/// 5.10, R37, A1: upgrades and dismissals take idle units before those in training.
#[test]
fn trade_spares_training() {
    let level = Level::Standard;
    for action in [
        Action::Upgrade { at: at("it_roma"), level, to: HI },
        Action::Dismiss { at: at("it_roma"), post: Post::Open, kind: LI, level },
    ] {
        let mut table = Table::italia(Mode::Original);
        table.city(0, "it_roma").units(0, "it_roma", LI, 2);
        mark(&mut table, 0, Mark::Training);
        table.go(Phase::Trade).act(0, action);
        assert_eq!(n_marked(&table.seen(0), Mark::Training), 1, "{action:?}");
    }
}
