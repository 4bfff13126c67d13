//! The options' other values (chapter 7).

use engine::{Game, Seat, Setup as _};
use heads_of_state::*;

use crate::rules::table::*;

fn with(change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = Setup::with_seats(2);
    change(&mut setup);
    setup
}

/// R12.
#[test]
fn de_second_place_3() {
    let setup = with(|setup| setup.de_second_place = GermanSecondPlace::Three);
    let table = Table::with(setup).nobles(B, "de.bavaria.duke").nobles(R, "de.saxony.earl");
    assert_eq!(revolution(table).all_points(), [6, 3]);
}

/// R13.
#[test]
fn capital_pair_identical() {
    let setup = with(|setup| setup.capital_pair = CapitalPair::Identical);
    let table = Table::with(setup).nobles(R, "fr.ile.king").treachery(B, "GU,GU,AX/GU,AS,AS").plots(B);
    let play = table.play();
    assert_eq!(play.refused(strike("fr.ile.king", "GU,AX/GU")), "pair_not_identical");
    assert!(play.offers(strike("fr.ile.king", "GU,GU")) && play.offers(strike("fr.ile.king", "AS,AS")));
}

/// R6.
#[test]
fn first_turn_create_no() {
    let setup = with(|setup| setup.first_turn_create = false);
    let mut play = Play(engine::Match::start(setup, engine::Seed::from_number(1)).unwrap());
    let first = play.active();
    play.now(Action::DrawAttribute);
    play.now(Action::DrawAttribute);
    assert_ne!(play.active(), first);
    assert_eq!(play.state().phase, Phase::Draw);
}

/// R7.
#[test]
fn first_turn_sweep_yes() {
    let setup = with(|setup| setup.first_turn_sweep = true);
    let mut play = Play(engine::Match::start(setup, engine::Seed::from_number(1)).unwrap());
    assert_eq!(play.legal(play.active()), [turn(TurnKind::Attribute), turn(TurnKind::Sweep)]);
    play.now(turn(TurnKind::Sweep));
    assert_eq!(play.state().turn.attribute_draws, 1);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().phase, Phase::Create);
    play.now(Action::Finish);
    play.now(turn(TurnKind::Attribute));
    assert_eq!((play.state().turn.mode, play.state().turn.attribute_draws), (Mode::First, 3));
}

/// R4.
#[test]
fn revolution_pile_cards_11() {
    let setup = with(|setup| setup.revolution_pile_cards = 11);
    let table = Table::with(setup);
    assert_eq!((table.0.attributes.n_revolution_pile(), table.0.attributes.stock.pile.len()), (12, 38));
    let play = revolution(table);
    assert_eq!(play.state().attributes.stock.pile.len(), 55 - 17);
    let wrong = with(|setup| setup.revolution_pile_cards = 12);
    assert!(engine::Match::<HeadsOfState>::start(wrong, engine::Seed::from_number(1)).is_err());
}

/// R15.
#[test]
fn house_counts_noble_cards() {
    let setup = with(|setup| setup.house_counts = HouseCounts::NobleCards);
    for (kings_left, house) in [(1, 16), (0, 0)] {
        let table = Table::with(setup)
            .noble_cards(B, [1, 1, 1, 1, 1, 1, 0])
            .noble_cards(R, [0, 0, 0, 0, 0, 0, 10 - kings_left]);
        let mut play = table.hand(B, "GO,TI,TR,CA,DU,ED,BI,PA").creates(B).play();
        play.now(create("gb.england.king"));
        assert_eq!(play.state().scores[Seat::new(B)].house, house);
    }
}

/// R22, A3: only the owner sees what is discarded; payments are seen when made, and the piles show no more than their size.
#[test]
fn discards_visible_no() {
    let setup = with(|setup| setup.discards_visible = false);
    let table = Table::with(setup).hand(B, "GO,GO,GO,GO,GO,TI,TI,TI,TI,TI,TR,TR").creates(B);
    let mut play = table.play();
    play.now(create("gb.scotland.baron"));
    play.now(Action::Finish);
    play.discard(B, "TR", "");
    for view in [play.view(B), play.view(R)] {
        let (attributes, treachery, hand) = (view.attributes, view.treachery, view.hand.unwrap());
        assert_eq!((attributes.discards, treachery.discards), (2, 0));
        assert_eq!((attributes.seen_discards, attributes.held_pool), (None, None));
        assert_eq!((treachery.seen_discards, treachery.held_pool), (None, None));
        assert_eq!((hand.unseen_attributes, hand.unseen_treachery), (None, None));
    }
    let told: Vec<Event> =
        play.0.log_for(engine::Viewer::seat(Seat::new(R))).map(|line| line.event.clone()).collect();
    assert!(told.contains(&Event::DiscardedUnseen { seat: Seat::new(B), n_attributes: 1, n_treachery: 0 }));
    assert!(!told.iter().any(|event| matches!(event, Event::Discarded { .. })));
}

/// R22, A3: a secret discard leaves of each kind only so many known cards certain.
#[test]
fn discards_visible_no_makes_known_cards_doubtful() {
    let setup = with(|setup| setup.discards_visible = false);
    let mut table = Table::with(setup).hand(B, "GO,GO,GO,GO,GO,TI,TI,TI,TI,TI,TR,TR").creates(B);
    let seat = Seat::new(B);
    table.0.attributes.stock.known[seat] = attributes("GO,GO,GO,TI").into_iter().collect();
    let mut play = table.play();
    play.now(Action::Finish);
    play.discard(B, "TR,TI", "");
    let known = play.state().attributes.stock.known[seat];
    assert_eq!((known[Attribute::Gold], known[Attribute::Title]), (1, 0));
}

/// R11.
#[test]
fn plot_order_kills_first() {
    let setup = with(|setup| setup.plot_order = PlotOrder::KillsFirst);
    let table = Table::with(setup).nobles(R, "fr.brittany.baron,gb.scotland.baron").treachery(B, "GU,AX");
    let mut play = table.hand(B, "GO").plots(B).play();
    play.now(strike("fr.brittany.baron", "GU"));
    assert!(play.offers(strike("gb.scotland.baron", "AX")));
    play.now(create("fr.brittany.baron"));
    assert_eq!(play.refused(strike("gb.scotland.baron", "AX")), "kills_come_first");
}

/// R10.
#[test]
fn courtesan_free_only_if_missing() {
    let setup = with(|setup| setup.courtesan_free = CourtesanFree::OnlyIfMissing);
    let play = Table::with(setup).hand(B, "TI,DU,CO").creates(B).play();
    assert_eq!(play.refused(create_with("gb.ireland.count", "DU")), "card_is_held");
    assert!(play.offers(create("gb.ireland.count")));
    // The order matters: a Count takes the only Title; the Courtesan stands for it in the Earl's set.
    let hand = attributes("TI,DU,TR,CA,CO").into_iter().collect();
    let vacated = ["gb.ireland.earl", "gb.ireland.count", "gb.england.king"];
    let vacated = vacated.iter().map(|id| space(id)).collect();
    assert!(is_sound(&hand, vacated, CourtesanFree::OnlyIfMissing));
    assert_eq!(payments(&hand, Rank::Earl, CourtesanFree::OnlyIfMissing)[..], [None]);
}

/// R9: both draws are offered; a Revolution met first leaves both owed.
#[test]
fn treachery_draw_first_any_order() {
    let setup = with(|setup| setup.treachery_draw_first = TreacheryDrawFirst::AnyOrder);
    let mut play = Table::with(setup).draw_pile(0).play();
    play.now(turn(TurnKind::Treachery));
    assert!(play.offers(Action::DrawAttribute) && play.offers(Action::DrawTreachery));
    play.script(&[0]);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().century, Century::Year1689);
    assert_eq!((play.state().turn.attribute_draws, play.state().turn.treachery_draws), (1, 1));
    play.now(Action::DrawAttribute);
    assert_eq!(play.refused(Action::DrawAttribute), "no_draw_left");
    play.now(Action::DrawTreachery);
    assert_eq!(play.state().phase, Phase::Plot);
}

/// R18, A2: the sector of the best noble decides, where the usual tie-break would look at the highest sector of all.
#[test]
fn last_tie_break_sector_of_best_noble() {
    let leader = |last_tie_break| {
        let setup = with(|setup| setup.last_tie_break = last_tie_break);
        let table = Table::with(setup)
            .nobles(B, "fr.aquitaine.marquis,fr.brittany.duke")
            .nobles(R, "fr.burgundy.duke,fr.provence.count");
        let standings = table.0.standings(Country::France);
        assert_eq!((standings[0].influence, standings[1].influence), (4, 4));
        assert_eq!(standings[0].decided_by(standings.get(1)), Decider::HigherSector);
        let sector = standings[0].deciding_sector(Country::France, standings.get(1));
        (standings[0].seat.index(), sector.unwrap())
    };
    // A Duke each. Aquitaine is the highest hexagon with a noble, Burgundy the higher one of those with a Duke.
    assert_eq!(leader(LastTieBreak::SectorBySector), (B, Sector::Aquitaine));
    assert_eq!(leader(LastTieBreak::SectorOfBestNoble), (R, Sector::Burgundy));
}

/// Chapter 7: the catalog's list and the JSON of a setup agree, defaults and all.
#[test]
fn options_and_setups_agree() {
    let defaults = serde_json::to_value(Setup::with_seats(4)).unwrap();
    assert_eq!(HeadsOfState::INFO.options.len() + 1, defaults.as_object().unwrap().len());
    for option in HeadsOfState::INFO.options {
        let default = match option.choices {
            engine::Choices::Flag { default } => default.into(),
            engine::Choices::OneOf { values } => values[0].into(),
            engine::Choices::Number { default, .. } => serde_json::Value::from(default),
        };
        assert_eq!(defaults[option.key], default, "{}", option.key);
    }
    assert_eq!(serde_json::from_str::<Setup>(r#"{"seats": 4}"#).unwrap(), Setup::with_seats(4));
    assert!(serde_json::from_str::<Setup>(r#"{"seats": 4, "x": 1}"#).is_err());
    let written =
        r#"{"seats": 2, "de_second_place": 3, "first_turn_create": "no", "first_turn_sweep": "yes"}"#;
    let read: Setup = serde_json::from_str(written).unwrap();
    assert_eq!(read.de_second_place, GermanSecondPlace::Three);
    assert!(!read.first_turn_create && read.first_turn_sweep);
    let bad =
        [r#"{"de_second_place": 4}"#, r#"{"first_turn_create": "perhaps"}"#, r#"{"capital_pair": "none"}"#];
    assert!(bad.iter().all(|text| serde_json::from_str::<Setup>(text).is_err()));
}

/// Every setup differs, and together they have every value of every option.
#[test]
fn every_option_is_covered() {
    let setups = Setup::every();
    assert!(setups.iter().enumerate().all(|(index, setup)| !setups[..index].contains(setup)));
    for option in HeadsOfState::INFO.options {
        let mut values: Vec<String> =
            setups.iter().map(|setup| serde_json::to_value(setup).unwrap()[option.key].to_string()).collect();
        values.sort();
        values.dedup();
        assert_eq!(values.len(), 2, "{}", option.key);
    }
}
