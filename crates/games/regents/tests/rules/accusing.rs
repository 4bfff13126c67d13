//! Accusations (5.5).

use engine::Viewer;
use enumset::EnumSet;
use regents::{
    Accusation, Action, Card, Clan, Event, Location, PenaltyFloor, Phase, Setup, Threshold, Track,
};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW};
use Location::{Knights, Throne, Tower};

fn accuse(target: engine::Seat, clan: Clan) -> Action {
    Action::Accuse { target, clan }
}

/// Red stands with the King in the Throne Room. Blue is MacDuff, yellow Stewart, green MacKintosh.
fn with_king() -> Table {
    Table::four().king(Throne).agents(RED, Throne, 1)
}

/// X2: wrong, nothing to lose, two tiles gone, never again this target.
#[test]
fn x2_a_wrong_accusation() {
    let table = with_king().edit(|state| {
        (state.clans[RED], state.clans[BLUE]) = (Clan::Macduff, Clan::Campbell);
    });
    let table = table.does(accuse(BLUE, Clan::Macgregor)).awaits(RED);
    assert_eq!(table.state().tiles(RED), EnumSet::all() - Clan::Macgregor - Clan::Campbell);
    assert_eq!(table.view(RED).seats[1].clan, Some(Clan::Campbell));
    assert_eq!(table.state().turn.actions, 2);
    table.shows(RED, [0; 5]).refuses(accuse(BLUE, Clan::Macleod), "failed_before");
}

/// R12: the failed accuser is barred from this target only, also in later turns.
#[test]
fn r12_no_second_try() {
    with_king()
        .does(accuse(BLUE, Clan::Macgregor))
        .refuses(accuse(BLUE, Clan::Stewart), "failed_before")
        .allows(accuse(YELLOW, Clan::Stewart))
        .edit(|state| state.round = 6)
        .refuses(accuse(BLUE, Clan::Stewart), "failed_before");
}

/// E25 and R19: a counsellor with the King is not enough.
#[test]
fn e25_r19_a_counsellor_does_not_accuse() {
    Table::four().king(Knights).placed(Knights, 1).refuses(accuse(BLUE, Clan::Macduff), "needs_agent");
}

/// E26: an agent elsewhere does not help; where the target stands does not matter.
#[test]
fn e26_the_agent_must_stand_with_the_king() {
    Table::four()
        .king(Throne)
        .agents(RED, Tower, 1)
        .agents(BLUE, Throne, 1)
        .refuses(accuse(BLUE, Clan::Macduff), "needs_agent");
    with_king().allows(accuse(BLUE, Clan::Macduff));
}

/// E29 and R18: the counsellor of a right accusation is not a recruit.
#[test]
fn e29_r18_a_second_counsellor() {
    let table = with_king()
        .does(Action::Recruit)
        .does(accuse(BLUE, Clan::Macduff))
        .does(Action::Advance { track: Track::Politics })
        .does(Action::Advance { track: Track::Politics });
    assert_eq!((table.state().counsellors[RED], table.state().reserve), (2, 18));
    let table = with_king()
        .does(accuse(BLUE, Clan::Macduff))
        .does(Action::Advance { track: Track::Politics })
        .does(Action::Advance { track: Track::Politics });
    table.allows(Action::Recruit);
}

/// E30 and R16: reveal, steps, counsellor, discard; no fifth-card reward for the accused.
#[test]
fn e30_r16_a_right_accusation() {
    let table = with_king()
        .tracks(RED, [4, 4, 4, 4, 4])
        .played(BLUE, &[Card::Suspicion, Card::Diplomacy])
        .does(accuse(BLUE, Clan::Macduff));
    assert!(table.state().exposed.contains(BLUE), "revealed before the steps");
    assert_eq!((table.state().counsellors[RED], table.state().hand(BLUE).len()), (0, 3));
    let table = table
        .does(Action::Advance { track: Track::Politics })
        .does(Action::Advance { track: Track::Politics })
        .shows(RED, [6, 4, 4, 4, 4])
        .shows(BLUE, [0; 5]);
    let state = table.state();
    assert_eq!((state.counsellors[RED], state.hand(BLUE).len(), state.played[BLUE].len()), (1, 0, 2));
    assert_eq!(state.tiles(RED), EnumSet::all() - Clan::Macduff);
    let cards = vec![Card::Alliance, Card::Privilege, Card::Betrayal];
    assert!(table.heard(Viewer::Public).contains(&Event::HandDiscarded { seat: BLUE, cards }));
}

/// 5.11: with an empty reserve the counsellor is skipped.
#[test]
fn a_right_accusation_with_an_empty_reserve() {
    let table = with_king()
        .counsellors(GREEN, 20)
        .does(accuse(BLUE, Clan::Macduff))
        .does(Action::Advance { track: Track::Politics })
        .does(Action::Advance { track: Track::Politics });
    assert_eq!((table.state().counsellors[RED], table.state().hand(BLUE).len()), (0, 0));
}

/// E32 and R14: what can be lost without a choice is lost at once, and space 1 is the floor.
#[test]
fn e32_r14_the_only_loss() {
    with_king()
        .tracks(RED, [2, 1, 1, 1, 1])
        .does(accuse(BLUE, Clan::Macgregor))
        .shows(RED, [1, 1, 1, 1, 1])
        .awaits(RED);
}

/// R14: by option a penalty pushes a marker off its track.
#[test]
fn r14_off_the_track() {
    Table::of(Setup { penalty_floor: PenaltyFloor::OffTrack, ..Setup::default() })
        .king(Throne)
        .agents(RED, Throne, 1)
        .tracks(RED, [1, 1, 0, 0, 0])
        .does(accuse(BLUE, Clan::Macgregor))
        .awaits(BLUE)
        .does(Action::Penalize { target: RED, track: Track::Politics })
        .shows(RED, [0, 0, 0, 0, 0]);
}

/// R14: the option is for penalties, not for the Rampart.
#[test]
fn r14_not_for_the_rampart() {
    let table = Table::of(Setup { penalty_floor: PenaltyFloor::OffTrack, ..Setup::default() })
        .agents(RED, Location::Rampart, 1)
        .tracks(BLUE, [1, 0, 0, 0, 0])
        .scores();
    assert_eq!(table.state().active, BLUE);
}

/// R15: the accused chooses freely, but as much as possible: one marker by two or two by one.
#[test]
fn r15_the_accused_chooses_the_loss() {
    let table = || with_king().tracks(RED, [10, 2, 0, 1, 4]).does(accuse(BLUE, Clan::Macgregor)).awaits(BLUE);
    let penalize = |track| Action::Penalize { target: RED, track };
    assert_eq!(table().legal(), [Track::Politics, Track::Military, Track::Trade].map(penalize));
    table()
        .refuses(penalize(Track::Religion), "lowest_space")
        .refuses(Action::Penalize { target: GREEN, track: Track::Politics }, "penalty_accuser_only")
        .does(penalize(Track::Politics))
        .does(penalize(Track::Politics))
        .shows(RED, [6, 2, 0, 1, 4])
        .awaits(RED);
    table()
        .does(penalize(Track::Military))
        .refuses(penalize(Track::Military), "lowest_space")
        .does(penalize(Track::Trade))
        .shows(RED, [10, 1, 0, 1, 3]);
}

/// E34 and R11: a public clan is not accused, whether exposed or shown by the fifth card.
#[test]
fn e34_r11_a_public_clan() {
    let exposed = with_king().edit(|state| state.exposed.insert(BLUE));
    exposed.refuses(accuse(BLUE, Clan::Macduff), "clan_public").allows(accuse(GREEN, Clan::Macduff));
    let five = [Card::Suspicion, Card::Diplomacy, Card::Alliance, Card::Privilege, Card::Betrayal];
    with_king()
        .played(BLUE, &five)
        .edit(|state| state.exposed.insert(BLUE))
        .refuses(accuse(BLUE, Clan::Macduff), "clan_public");
}

/// R11: by option a public clan can be accused, once with the right tile.
#[test]
fn r11_accusing_a_public_clan() {
    Table::of(Setup { accuse_exposed_clan: true, ..Setup::default() })
        .king(Throne)
        .agents(RED, Throne, 1)
        .edit(|state| state.exposed.insert(BLUE))
        .does(accuse(BLUE, Clan::Macduff))
        .does(Action::Advance { track: Track::Trade })
        .does(Action::Advance { track: Track::Trade })
        .shows(RED, [0, 0, 0, 0, 2])
        .refuses(accuse(BLUE, Clan::Macduff), "no_tile");
}

/// R13 and 5.5: only one tile leaves when that of the true clan is gone already.
#[test]
fn r13_one_tile_or_two() {
    // Red first names Stewart against green (MacKintosh), then MacLeod against yellow (Stewart).
    let table = with_king().does(accuse(GREEN, Clan::Stewart));
    assert_eq!(table.view(BLUE).seats[0].n_tiles, 4);
    let table = table.does(accuse(YELLOW, Clan::Macleod));
    assert_eq!(table.view(BLUE).seats[0].n_tiles, 3);
    assert_eq!(table.state().tiles(RED), Clan::Macgregor | Clan::Campbell | Clan::Macduff);
    let lost: Vec<u8> = table.view(BLUE).accusations.iter().map(|accusation| accusation.tiles_lost).collect();
    assert_eq!(lost, [2, 1]);
    table.refuses(accuse(BLUE, Clan::Stewart), "no_tile");
}

/// R41: several accusations in one turn, as long as there are actions.
#[test]
fn r41_several_accusations() {
    let table = with_king()
        .does(accuse(BLUE, Clan::Stewart))
        .does(accuse(GREEN, Clan::Macgregor))
        .does(accuse(YELLOW, Clan::Macleod));
    assert_eq!((table.state().turn.actions, table.state().accusations[RED].len()), (0, 3));
    table.refuses(accuse(YELLOW, Clan::Campbell), "no_actions_left");
}

/// R42: accusations that must be wrong are legal: with the own clan's tile, or against a played card.
#[test]
fn r42_known_false_accusations() {
    with_king()
        .played(BLUE, &[Card::Suspicion])
        .allows(accuse(BLUE, Clan::Campbell))
        .allows(accuse(BLUE, Clan::Mackintosh))
        .refuses(accuse(RED, Clan::Campbell), "rival_only");
}

/// E57 and R29: a chip won by an accusation is played in the same turn, once the accusation is resolved.
#[test]
fn e57_a_chip_of_an_accusation() {
    let table = with_king().tracks(RED, [3, 0, 0, 0, 0]).does(accuse(BLUE, Clan::Macduff));
    let table = table.does(Action::Advance { track: Track::Politics });
    assert_eq!((table.chips(RED), table.state().track_chips[Track::Politics].len()), (1, 2));
    assert!(!table.state().track_chips[Track::Politics].contains(Threshold::First));
    table
        .refuses(Action::PlayChip, "wrong_phase")
        .does(Action::Advance { track: Track::Military })
        .does(Action::PlayChip);
}

/// 5.5: no tile, no accusation (5.11); tiles run out with wrong accusations.
#[test]
fn tiles_run_out() {
    let table = with_king().edit(|state| {
        let past = [(BLUE, Clan::Stewart), (YELLOW, Clan::Macgregor), (GREEN, Clan::Macleod)];
        past.into_iter().for_each(|(target, clan)| state.accusations[RED].push(Accusation { target, clan }));
    });
    assert_eq!(table.state().tiles(RED), EnumSet::only(Clan::Campbell));
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Accuse { .. })));
    assert_eq!(table.phase(), Phase::Actions);
}

/// 5.5: the neutral clan cannot be accused: it has no seat.
#[test]
fn the_neutral_clan_is_not_accused() {
    let table = Table::three().king(Throne).agents(RED, Throne, 1);
    table.refuses(Action::Accuse { target: GREEN, clan: Clan::Macleod }, "rival_only");
}
