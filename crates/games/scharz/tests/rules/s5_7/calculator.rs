//! The calculator: any two armies on any ground (5.7, 5.8). It must agree with battles fought by the rules themselves.

use engine::{Ctx, FastChance, Game};
use scharz::consult::*;
use scharz::odds::Clash;
use scharz::*;
use serde_json::{Value, json};

use crate::rules::table::{Table, seat};
use scharz::Set;

const BATTLES: u32 = 500;

fn question(changes: Value) -> ScharzBattleQuestion {
    let mut question = json!({
        "mode": "basic",
        "clash": "battle",
        "ground": {"type": "land", "land": "plain"},
        "attacker": {"units": [{"kind": "light_infantry", "count": 5}]},
        "defender": {"units": [{"kind": "light_infantry", "count": 5}]},
    });
    let fields = question.as_object_mut().unwrap();
    changes
        .as_object()
        .unwrap()
        .iter()
        .for_each(|(key, value)| _ = fields.insert(key.clone(), value.clone()));
    serde_json::from_value(question).unwrap()
}

fn units(counts: &[(&str, &str, u8)]) -> Value {
    counts.iter().map(|(kind, level, count)| json!({"kind": kind, "level": level, "count": count})).collect()
}

fn forecast(question: &ScharzBattleQuestion) -> ScharzForecast {
    match answer(question) {
        ScharzBattleAnswer::Forecast(forecast) => forecast,
        ScharzBattleAnswer::Impossible { why } => panic!("{why:?}"),
    }
}

fn refusal(changes: Value) -> ScharzImpossible {
    match answer(&question(changes)) {
        ScharzBattleAnswer::Impossible { why } => why,
        ScharzBattleAnswer::Forecast(_) => panic!("it can be"),
    }
}

/// The same two armies at a real table, the battle about to begin.
fn table_of(question: &ScharzBattleQuestion) -> Table {
    let Meeting { world, place, .. } = meeting(question).unwrap();
    let mut table = Table::with(&Setup::new(2, world.options.map, question.mode, 5));
    table.state.world = world;
    // Who was here before defends.
    table.player(1).presence = Set::one(place);
    match question.clash {
        Clash::Battle => table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }),
        Clash::Assault => table.go(Phase::Sieges),
    };
    table
}

/// Fights as the model does; says who won, and how many each side lost.
fn fight(
    question: &ScharzBattleQuestion,
    start: &Table,
    chance: &mut FastChance,
) -> (Option<usize>, [u8; 2]) {
    let mut table = start.clone();
    let n_units = |table: &Table| [0, 1].map(|side| table.state.world.units[seat(side)].count(|_| true));
    let (began, shares) = (n_units(&table), [question.attacker.flees_below, question.defender.flees_below]);
    let vp = table.player(0).vp;
    let mut legal = Vec::new();
    let (mut is_first, mut broke_off) = (true, false);
    while is_first || table.state.fight.round > 0 {
        let Some(next) = table.state.status().pending().iter().next() else { break };
        let left = n_units(&table)[next.index()];
        let runs = left * 100 < began[next.index()] * usize::from(shares[next.index()]);
        legal.clear();
        table.state.legal_actions(next, &mut legal);
        let action = match table.state.phase.name() {
            Phase::Sieges => Action::Assault,
            Phase::Charge => legal[legal.len() - 1],
            Phase::Flight if runs => legal.get(1).copied().unwrap_or(legal[0]),
            Phase::GoOn if !runs => Action::Assault,
            _ => legal[0],
        };
        broke_off |= action == Action::BreakOff;
        table.state.apply(next, &action, &mut Ctx::silent(chance));
        is_first = is_first && table.state.phase == Phase::Battles && table.state.fight.round == 0;
        if matches!(table.state.phase.name(), Phase::Battles | Phase::Sieges | Phase::Plunder) && !is_first {
            break;
        }
    }
    let winner = match question.clash {
        Clash::Battle => match table.player(0).vp - vp {
            1 => Some(0),
            -1 => Some(1),
            _ => None,
        },
        Clash::Assault if broke_off => None,
        Clash::Assault => {
            let place = meeting(question).unwrap().place;
            let has_fallen = table.state.world.fields[place].owner != Some(seat(1));
            let lives = table.state.world.units[seat(0)].count(|unit| unit.kind != Kind::SiegeEngine) > 0;
            if has_fallen { Some(0) } else { (!lives).then_some(1) }
        }
    };
    let left = n_units(&table);
    (winner, [0, 1].map(|side| (began[side] - left[side]) as u8))
}

fn compare(name: &str, changes: Value) {
    let question = question(changes);
    let expected = forecast(&question);
    let start = table_of(&question);
    let mut chance = FastChance::new(21);
    let (mut wins, mut lost) = ([0f64; 2], [0f64; 2]);
    for _ in 0..BATTLES {
        let (winner, dead) = fight(&question, &start, &mut chance);
        for side in 0..2 {
            wins[side] += f64::from(u8::from(winner == Some(side)));
            lost[side] += f64::from(dead[side]);
        }
    }
    let n = f64::from(BATTLES);
    for side in 0..2 {
        let fate = &expected.sides[side];
        let (p, seen) = (f64::from(fate.wins) / 1000.0, wins[side] / n);
        // An exact forecast has no spread of its own.
        let forecast = if expected.samples == 0 { 0.0 } else { 1.0 / f64::from(expected.samples) };
        let spread = (1.0 / n + forecast).sqrt();
        let allowed = 4.5 * (p * (1.0 - p)).sqrt() * spread + 0.01;
        assert!((seen - p).abs() <= allowed, "{name}, side {side} wins {seen}, not {p}");
        let (mean, seen) = (f64::from(fate.lost) / 100.0, lost[side] / n);
        // No loss is further from its mean than half of all.
        let allowed = 4.5 * f64::from(fate.units) / 2.0 * spread + 0.02;
        assert!((seen - mean).abs() <= allowed, "{name}, side {side} loses {seen}, not {mean}");
    }
}

#[test]
fn open_battles_agree_with_the_rules() {
    compare("infantry", json!({}));
    compare(
        "a charge against a fort",
        json!({
            "mode": "original", "settlement": "city", "fort": true,
            "attacker": {"units": units(&[("cavalry", "veteran", 2), ("heavy_infantry", "standard", 3)]), "is_rival": true},
            "defender": {"units": units(&[("light_infantry", "recruit", 4), ("mercenary", "elite", 1), ("cavalry", "standard", 2)])},
        }),
    );
    compare(
        "in the mountains, by morale and commander",
        json!({
            "mode": "extended", "ground": {"type": "land", "land": "mountains"},
            "attacker": {"faction": "orient_hittites", "commander": "better", "prestige": 55,
                "units": units(&[("light_infantry", "standard", 7), ("heavy_infantry", "experienced", 2)])},
            "defender": {"faction": "orient_elam", "prestige": 4,
                "units": units(&[("elephant", "standard", 2), ("light_infantry", "standard", 8)])},
        }),
    );
    compare(
        "builders caught at work",
        json!({"defender": {"units": [
            {"kind": "light_infantry", "count": 4, "post": "on_site"}, {"kind": "heavy_infantry", "count": 2},
        ]}}),
    );
}

#[test]
fn battles_at_sea_agree_with_the_rules() {
    compare(
        "transports with cargo against warships",
        json!({
            "mode": "original", "ground": {"type": "field", "at": "it_s_tyrrhenian_n"},
            "attacker": {"units": units(&[("warship", "standard", 3), ("transport", "standard", 1)])},
            "defender": {"units": units(&[("transport", "standard", 2), ("light_infantry", "standard", 4),
                ("heavy_infantry", "veteran", 2)])},
        }),
    );
    compare(
        "corsairs",
        json!({
            "mode": "original", "ground": {"type": "land", "land": "water"},
            "attacker": {"units": units(&[("warship", "experienced", 4)])},
            "defender": {"units": units(&[("corsair", "standard", 2)])},
        }),
    );
}

#[test]
fn flights_agree_with_the_rules() {
    compare(
        "both have enough when a half is gone",
        json!({
            "attacker": {"units": units(&[("light_infantry", "standard", 6)]), "flees_below": 50},
            "defender": {"units": units(&[("heavy_infantry", "standard", 4), ("siege_engine", "standard", 1)]), "flees_below": 50},
        }),
    );
    let brave = forecast(&question(json!({})));
    assert_eq!(brave.sides.iter().map(|side| side.fled).sum::<u16>(), 0);
}

#[test]
fn assaults_agree_with_the_rules() {
    compare(
        "a fortified village with a garrison",
        json!({
            "clash": "assault", "settlement": "village", "fort": true,
            "attacker": {"units": units(&[("light_infantry", "standard", 8), ("siege_engine", "standard", 1)])},
            "defender": {"units": units(&[("light_infantry", "standard", 2)])},
        }),
    );
    compare(
        "engines that fall before the veterans do",
        json!({
            "mode": "original", "clash": "assault", "settlement": "city",
            "attacker": {"units": units(&[("heavy_infantry", "veteran", 5), ("siege_engine", "standard", 2)]), "flees_below": 40},
            "defender": {"units": units(&[("light_infantry", "experienced", 3), ("heavy_infantry", "standard", 2)])},
        }),
    );
    let empty = forecast(&question(json!({
        "clash": "assault", "settlement": "village", "defender": {"units": []},
        "attacker": {"units": units(&[("light_infantry", "standard", 8)])},
    })));
    assert_eq!((empty.sides[1].destroyed, empty.sides[1].units), (0, 0));
    assert!(empty.sides[0].wins > 950);
}

/// A forecast of few units is exact and says so, one of many is sampled, its first round still exact.
#[test]
fn small_battles_are_exact() {
    let many = json!({"units": units(&[("light_infantry", "standard", 14), ("mercenary", "standard", 4)])});
    let small = forecast(&question(json!({})));
    assert_eq!((small.samples, small.first_samples), (0, 0));
    let large = forecast(&question(json!({"attacker": many, "defender": many})));
    assert_eq!((large.samples, large.first_samples), (4000, 0));
}

/// By option (R16) nobody has to storm an empty settlement.
#[test]
fn the_calculator_asks_with_the_options_of_the_table() {
    let stormed = |option: &str| {
        forecast(&question(json!({
            "clash": "assault", "settlement": "city", "empty_settlement": option, "defender": {"units": []},
        })))
    };
    let (walls, open) = (stormed("sdl"), stormed("walk_in"));
    assert!(walls.sides[0].wins < 100 && walls.sides[0].lost > 0);
    assert_eq!((open.sides[0].wins, open.sides[0].lost, open.rounds), (1000, 0, 0));
}

/// With eight light infantry a village breaks almost surely in one round, with six mostly, with five hardly ever.
#[test]
fn chances_of_a_breach() {
    for (count, shares) in [(8, 975..=1000), (6, 790..=870), (5, 90..=175)] {
        let stormed = forecast(&question(json!({
            "clash": "assault", "settlement": "village", "defender": {"units": []},
            "attacker": {"units": units(&[("light_infantry", "standard", count)])},
        })));
        let breach = stormed.breach.unwrap();
        assert!(shares.contains(&breach.first_round), "{count}: {}", breach.first_round);
        assert_eq!((breach.shields, stormed.sides[0].shields), (5, 0));
    }
}

/// Two heavy infantry beat four light infantry in about 69 of 100 battles in the open.
#[test]
fn what_heavy_infantry_is_worth() {
    let found = forecast(&question(json!({
        "attacker": {"units": units(&[("heavy_infantry", "standard", 2)])},
        "defender": {"units": units(&[("light_infantry", "standard", 4)])},
    })));
    assert!((650..=730).contains(&found.sides[0].wins), "{}", found.sides[0].wins);
    let [mine, theirs] = [0, 1].map(|side| &found.sides[side].dice[0]);
    assert_eq!((mine.colour.as_str(), mine.count), ("red", 2));
    assert_eq!((theirs.colour.as_str(), theirs.count), ("white", 4));
}

/// Six of a kind roll a seventh die, five units have a shield, a people is stronger at home (3.13).
#[test]
fn dice_shields_and_walls_are_told() {
    let six =
        forecast(&question(json!({"attacker": {"units": units(&[("light_infantry", "standard", 6)])}})));
    assert_eq!((six.sides[0].dice[0].count, six.sides[0].shields), (7, 1));
    let home = |faction: Option<&str>| {
        let question = question(json!({
            "mode": "extended", "clash": "assault", "settlement": "village",
            "ground": {"type": "field", "at": mountain_home()},
            "defender": {"units": [], "faction": faction},
        }));
        forecast(&question).breach.unwrap().shields
    };
    assert_eq!(home(Some("italia_illyrians")), home(None) + 5);
}

fn mountain_home() -> Space {
    let italia = MapId::Italia;
    let fields = italia.data().set(|space| space.is_tagged(Tag::Illyria) && space.has(Colour::Brown));
    italia.space(fields.first().unwrap())
}

#[test]
fn every_map_has_every_land() {
    for faction in Faction::ALL {
        for (land, rough, wet) in [
            ("plain", false, false),
            ("mountains", true, false),
            ("wetland", true, false),
            ("water", false, true),
        ] {
            let asked = question(json!({
                "mode": "extended", "ground": {"type": "land", "land": land},
                "attacker": {"units": units(&[("warship", "standard", 1)]), "faction": faction},
                "defender": {"units": units(&[("warship", "standard", 1)])},
            }));
            let Meeting { world, place, .. } = meeting(&asked).unwrap();
            let space = world.data(place);
            assert_eq!((space.is_rough_land(), !space.is_field()), (rough, wet), "{faction:?} {land}");
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let asked = question(json!({}));
    assert_eq!(answer(&asked), answer(&asked));
    let shares = forecast(&asked);
    let sum = shares.drawn + shares.sides.iter().map(|side| side.wins).sum::<u16>();
    assert!((999..=1001).contains(&sum));
    assert!(
        shares.sides.iter().all(|side| side.lost == side.losses.iter().map(|loss| loss.lost).sum::<u16>())
    );
}

#[test]
fn impossible_battles_say_why() {
    use ScharzImpossible::*;
    let many = units(&[("light_infantry", "standard", 30), ("cavalry", "standard", 19)]);
    let water = json!({"type": "land", "land": "water"});
    let one = |kind: &str| json!({"units": units(&[(kind, "standard", 1)])});
    assert_eq!(refusal(json!({"attacker": {"units": []}})), Nobody);
    assert_eq!(forecast(&question(json!({"defender": one("siege_engine")}))).sides[0].wins, 1000);
    assert_eq!(refusal(json!({"defender": {"units": units(&[("cavalry", "standard", 0)])}})), Nobody);
    assert_eq!(
        refusal(json!({"clash": "assault", "settlement": "city", "attacker": one("siege_engine")})),
        Nobody
    );
    assert_eq!(refusal(json!({"attacker": {"units": many}})), TooMany);
    assert_eq!(refusal(json!({"ground": water})), NoRoomAboard);
    assert_eq!(refusal(json!({"clash": "assault"})), NoSettlement);
    assert_eq!(refusal(json!({"clash": "assault", "settlement": "city", "ground": water})), NoSettlement);
    assert_eq!(
        refusal(json!({"clash": "assault", "settlement": "city", "defender": one("elephant")})),
        NotInside
    );
    assert_eq!(refusal(json!({"attacker": one("corsair")})), WrongGround);
    let builder = json!({"units": [{"kind": "warship", "level": "standard", "post": "on_site", "count": 1}]});
    assert_eq!(refusal(json!({"attacker": builder})), NoSite);
    let ground = json!({"type": "field", "at": "it_senones"});
    let huns = json!({"units": units(&[("cavalry", "standard", 1)]), "faction": "huns_huns"});
    assert_eq!(refusal(json!({"mode": "extended", "ground": ground, "attacker": huns})), OtherMap);
}

/// The largest armies that can be asked for stay within the bounds of the model.
#[test]
fn the_largest_armies() {
    for (kind, land) in [("corsair", "water"), ("elephant", "plain"), ("light_infantry", "mountains")] {
        let army = json!({"units": units(&[(kind, "elite", 48)]), "prestige": 120, "commander": "brilliant", "is_rival": true});
        let found = forecast(&question(json!({
            "mode": "extended", "ground": {"type": "land", "land": land}, "attacker": army, "defender": army,
        })));
        assert!(
            found.sides.iter().all(|side| side.units == 48 && side.dice.iter().all(|dice| dice.count <= 64))
        );
    }
}
