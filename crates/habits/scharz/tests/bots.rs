//! What a player of Scharz must get right: food, chances, risks, and the rules of its own knowledge.

use bots::checks::{NEVER, bot, check_blind_to_secrets};
use bots::{Sight, decide, deliberate};
use engine::{Ctx, FastChance, Game, Match, Seat, Seats, Seed, Status, Told};
use scharz::{
    Action, Building, Event, Good, Herd, Kind, MapId, Mode, Orders, Phase, Post, Scharz, Season, Settlement,
    Setup, Space, Unit, World,
};
use scharz_habits::ScharzHabits;

fn at(id: &str) -> Space {
    Space::from_id(id).unwrap()
}

/// An empty map of Italia on which a test sets up its position; everybody has some gold.
struct Table {
    state: Scharz,
}

impl Table {
    fn new(mode: Mode) -> Self {
        let setup = Setup::new(2, MapId::Italia, mode, 5);
        let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut FastChance::new(1))).unwrap();
        state.world = World::new(setup.options(), 2);
        for seat in Seat::all(2) {
            let player = &mut state.world.players[seat];
            (player.gold, player.rival) = (10, Some(Seat::new(1 - seat.index())));
        }
        Self { state }
    }

    fn units(mut self, owner: usize, id: &str, kind: Kind, count: usize) -> Self {
        for _ in 0..count {
            self.state.world.units[Seat::new(owner)].add(Unit::new(kind, at(id))).unwrap();
        }
        self
    }

    fn village(mut self, owner: usize, id: &str) -> Self {
        let field = &mut self.state.world.fields[at(id).place()];
        (field.owner, field.settlement) = (Some(Seat::new(owner)), Settlement::Village);
        self
    }

    fn fort(mut self, id: &str) -> Self {
        self.state.world.fields[at(id).place()].fort = true;
        self
    }

    fn go(mut self, phase: Phase) -> Self {
        let state = &mut self.state;
        (state.turn, state.pending, state.ready) = (None, Seats::NONE, Seats::NONE);
        state.phase = phase.into();
        state.run(&mut Ctx::silent(&mut FastChance::new(3)));
        self
    }

    /// Lets the bot choose for one seat, and the other be ready, until the phase is over; its clicks.
    fn play(&mut self, name: &str, chooser: usize) -> Vec<Action> {
        let (phase, mut clicks, mut chance) = (self.state.phase.name(), Vec::new(), FastChance::new(5));
        while self.state.phase == phase {
            let Some(seat) = self.state.status().pending().iter().next() else { break };
            let mut action = Action::Ready;
            if seat.index() == chooser {
                action = decide(&ScharzHabits, &bot(name), &Sight::new(&self.state, seat), 1, &NEVER);
                clicks.push(action);
            }
            self.state.apply(seat, &action, &mut Ctx::silent(&mut chance));
        }
        clicks
    }

    fn n_at(&self, owner: usize, id: &str) -> usize {
        self.state.world.units[Seat::new(owner)].count(|unit| unit.at == at(id))
    }
}

/// Plays a match between stewards and shows every event.
fn play_match(setup: Setup, seed: u64, mut hear: impl FnMut(&[Told<Event>])) -> Scharz {
    let mut chance = FastChance::new(seed);
    let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
    let (mut told, mut ply) = (Vec::new(), 0);
    while let Some(seat) = state.status().pending().iter().next() {
        let action = decide(&ScharzHabits, &bot("greedy"), &Sight::new(&state, seat), ply, &NEVER);
        ply += 1;
        told.clear();
        state.apply(seat, &action, &mut Ctx::telling(&mut chance, &mut told));
        hear(&told);
    }
    state
}

#[test]
fn feeds_its_people() {
    let (mut starved, mut fed) = (0, 0);
    for seed in 0..4 {
        play_match(Setup::new(2, MapId::Italia, Mode::Basic, 3), seed, |told| {
            for line in told {
                match line.event {
                    Event::SettlementStarved { .. } => starved += 1,
                    Event::Fed { .. } => fed += 1,
                    _ => {}
                }
            }
        });
    }
    assert!(fed >= 8, "{fed} winters");
    assert_eq!(starved, 0, "settlements starved in {fed} winters");
}

#[test]
fn buys_bread_where_it_is_missing() {
    let mut table = Table::new(Mode::Basic)
        .village(0, "it_senones")
        .village(0, "it_lucania")
        .units(0, "it_lucania", Kind::LightInfantry, 2)
        .village(1, "it_histri");
    table.state.world.season = Season::Winter;
    table.state.world.fields[at("it_senones").place()].grain = 5;
    let mut table = table.go(Phase::Trade);
    let clicks = table.play("greedy", 0);
    let bought = |id: &str| {
        let wanted = Action::BuyGood { at: at(id), good: Good::Grain };
        clicks.iter().filter(|&&click| click == wanted).count()
    };
    assert_eq!([bought("it_lucania"), bought("it_senones")], [3, 0], "{clicks:?}");
}

#[test]
fn comes_home_before_the_winter() {
    let mut table = Table::new(Mode::Basic)
        .village(0, "it_senones")
        .units(0, "it_marsi", Kind::LightInfantry, 3)
        .village(1, "it_histri");
    table.state.world.season = Season::Autumn;
    let mut table = table.go(Phase::Units);
    table.play("greedy", 0);
    assert_eq!(table.n_at(0, "it_picenum"), 3);
}

/// Meat feeds the part of the realm in which it was slaughtered (5.14, A2): no herd dies for those far away.
#[test]
fn slaughters_for_nobody_far_away() {
    let mut table = Table::new(Mode::Basic)
        .village(0, "it_lucania")
        .village(0, "it_senones")
        .units(0, "it_senones", Kind::LightInfantry, 2)
        .village(1, "it_histri");
    table.state.world.season = Season::Winter;
    let pasture = &mut table.state.world.fields[at("it_lucania").place()];
    pasture.grain = 5;
    pasture.put_herd(Seat::new(0), Herd::Cattle);
    let mut table = table.go(Phase::Feeding);
    let clicks = table.play("greedy", 0);
    assert_eq!(clicks, [Action::Ready]);
    let pasture = &table.state.world.fields[at("it_lucania").place()];
    assert_eq!((pasture.n_herds(), pasture.grain), (1, 3), "a ration and its fodder");
}

#[test]
fn takes_an_undefended_settlement_beside_its_army() {
    for name in ["greedy", "mcts@1580it"] {
        let mut table = Table::new(Mode::Basic)
            .village(0, "it_senones")
            .units(0, "it_senones", Kind::LightInfantry, 8)
            .village(1, "it_picenum")
            .village(1, "it_lucania")
            .go(Phase::Units);
        table.play(name, 0);
        assert!(table.n_at(0, "it_picenum") >= 6, "{name} marched {}", table.n_at(0, "it_picenum"));
    }
}

#[test]
fn storms_what_it_has_encircled() {
    let mut table = Table::new(Mode::Basic)
        .village(0, "it_senones")
        .village(1, "it_picenum")
        .units(0, "it_picenum", Kind::LightInfantry, 8)
        .go(Phase::Sieges);
    assert_eq!(table.play("greedy", 0)[0], Action::Assault);
}

#[test]
fn does_not_attack_a_fort_with_half_the_strength() {
    for name in ["greedy", "mcts@1580it"] {
        let mut table = Table::new(Mode::Basic)
            .village(0, "it_senones")
            .units(0, "it_senones", Kind::LightInfantry, 3)
            .village(1, "it_picenum")
            .fort("it_picenum")
            .units(1, "it_picenum", Kind::HeavyInfantry, 4)
            .go(Phase::Units);
        table.play(name, 0);
        assert_eq!(table.n_at(0, "it_picenum"), 0, "{name}");
    }
}

#[test]
fn a_lost_battle_is_not_sought() {
    let mut table = Table::new(Mode::Basic)
        .village(0, "it_picenum")
        .units(0, "it_senones", Kind::LightInfantry, 2)
        .units(1, "it_senones", Kind::HeavyInfantry, 4)
        .go(Phase::Battles);
    assert_eq!(table.play("greedy", 0)[0], Action::Ready);
}

#[test]
fn builds_when_it_can() {
    let mut table = Table::new(Mode::Basic)
        .village(0, "it_picenum")
        .units(0, "it_senones", Kind::LightInfantry, 2)
        .village(1, "it_lucania")
        .go(Phase::Trade);
    table.state.world.fields[at("it_picenum").place()].grain = 5;
    let clicks = table.play("greedy", 0);
    let begun = Action::Build { at: at("it_senones"), building: Building::BuildVillage };
    assert!(clicks.contains(&begun), "{clicks:?}");
}

#[test]
fn goes_behind_the_walls_before_a_stronger_army() {
    let mut table = Table::new(Mode::Basic)
        .village(0, "it_roma")
        .units(0, "it_roma", Kind::LightInfantry, 3)
        .units(1, "it_roma", Kind::LightInfantry, 7)
        .go(Phase::Withdraw);
    table.play("greedy", 0);
    let inside = table.state.world.units[Seat::new(0)].count(|unit| unit.post == Post::Inside);
    assert_eq!(inside, 3);
}

/// Nothing is hidden but the drafts of the others.
#[test]
fn bots_do_not_peek() {
    let setup = Setup::new(3, MapId::Huns, Mode::Original, 2);
    check_blind_to_secrets(&ScharzHabits, setup, 41, &["page", "greedy", "mcts@395it"]);
}

/// Sealed orders come as a whole, up to the click that makes the seat ready; in an open turn those of a plan do.
#[test]
fn orders_come_as_a_whole() {
    for orders in [Orders::Sealed, Orders::Sequential] {
        let mut setup = Setup::new(2, MapId::Italia, Mode::Quick, 2);
        setup.orders = orders;
        check_orders(setup);
    }
}

fn check_orders(setup: Setup) {
    let mut table = Match::<Scharz>::start(setup, Seed::from_number(2)).unwrap();
    let mut longest = 0;
    while let Some(seat) = table.status().pending().iter().last() {
        let name = ["greedy", "mcts@316it"][seat.index()];
        let is_window = matches!(table.status(), Status::Together { .. });
        let is_march = table.state().phase == Phase::Units;
        let sight = Sight::new(table.state(), seat);
        let clicks = deliberate(&ScharzHabits, &bot(name), sight, table.ply() as u64, &NEVER);
        for click in &clicks {
            assert!(table.status().pending().contains(seat), "{name} goes on after it is ready: {clicks:?}");
            table.act(seat, None, click).unwrap();
        }
        assert!(is_window || name != "greedy" || clicks.len() == 1, "{clicks:?}");
        longest = longest.max(if is_march { clicks.len() } else { 0 });
    }
    assert!(longest > 4, "{longest} clicks at once");
}

/// A few plans played out are worth more than none.
#[test]
fn a_knight_beats_a_squire() {
    let wins = (0..6).filter(|&seed| {
        let setup = Setup::new(2, MapId::Italia, Mode::Quick, 2);
        let knight = seed as usize % 2;
        let line_up = [["knight", "squire"], ["squire", "knight"]][knight].map(bot);
        let outcome =
            bots::play_match::<Scharz>(&setup, Seed::from_number(seed), &line_up, &ScharzHabits, |_, _| ());
        outcome.unwrap().places[knight] == 1
    });
    let wins = wins.count();
    assert!(wins >= 4, "{wins} of 6");
}

#[test]
fn no_draft_goes_on_for_ever() {
    let setup = Setup::new(4, MapId::Vikings, Mode::Extended, 2);
    let mut table = Match::<Scharz>::start(setup, Seed::from_number(4)).unwrap();
    while let Some(seat) = table.status().pending().iter().last() {
        let name = ["greedy", "page"][seat.index() % 2];
        let action =
            decide(&ScharzHabits, &bot(name), &Sight::new(table.state(), seat), table.ply() as u64, &NEVER);
        table.act(seat, None, &action).unwrap();
        let clicks = table.state().drafts[seat].len();
        assert!(clicks <= 50, "{clicks} clicks of {name} in {:?}", table.state().phase.name());
    }
    assert!(table.ply() > 200);
}
