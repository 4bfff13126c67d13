//! Test vectors of the specification: worked examples (X…, 10.3), then edge cases (E…).

use engine::{Game, Seat, Viewer};
use enumset::EnumSet;
use regents::{
    Action, Card, CastleMap, Clan, DiplomacyScope, Event, LeaderBonus, Location, POINTS, Phase,
    RegentsExclusion, Setup, StepSource, Threshold, ThresholdMode, Track, advance,
};

use crate::rules::table::{
    BLUE, FOUR, GREEN, RED, Table, YELLOW, accuse, after_round_four, at_the_end, everybody, exclusion,
    in_three_halls, is_open, markers, play, tied_in_the_tower, with_king, wrongly_accused,
};
use Location::{Chapel, Knights, Rampart, Store, Throne, Tower, Treasure};

/// 3.6, 3.7 and X1: each clan lacks one card, and the card proves its owner not to be of that clan.
#[test]
fn x1_each_clan_lacks_one_card() {
    let pairs = [
        (Clan::Mackintosh, Card::Suspicion),
        (Clan::Macgregor, Card::Diplomacy),
        (Clan::Macleod, Card::Alliance),
        (Clan::Campbell, Card::Privilege),
        (Clan::Macduff, Card::Influence),
        (Clan::Stewart, Card::Betrayal),
    ];
    for (clan, card) in pairs {
        assert_eq!((clan.lacks(), card.excludes()), (card, clan));
    }
    let green = crate::rules::table::GREEN;
    let hand = Table::four().state().hand(green);
    assert_eq!(hand, Card::Diplomacy | Card::Alliance | Card::Privilege | Card::Influence | Card::Betrayal);
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

/// X3: two against one and one.
#[test]
fn x3_more_than_each_rival() {
    Table::four()
        .agents(RED, Treasure, 2)
        .agents(YELLOW, Treasure, 1)
        .agents(BLUE, Treasure, 1)
        .scores()
        .shows(RED, [0, 0, 1, 0, 0]);
}

/// X4: the King cancels the hall he stands in.
#[test]
fn x4_the_king_cancels() {
    let table = Table::four().king(Chapel).agents(RED, Chapel, 2).agents(YELLOW, Chapel, 1).scores();
    assert_eq!(table.points_of(RED), [0; 5]);
    let told = table.heard(Viewer::Public);
    assert!(told.contains(&Event::MajorityCancelled { seat: RED, hall: Chapel }));
    assert!(told.contains(&Event::NothingScored { seat: RED }));
}

/// X5: three linked halls are worth three steps each.
#[test]
fn x5_a_combined_majority() {
    Table::four()
        .king(Knights)
        .agents(RED, Throne, 1)
        .agents(RED, Store, 1)
        .agents(RED, Treasure, 1)
        .scores()
        .shows(RED, [3, 0, 3, 0, 3]);
}

/// X6: a counsellor counts, and goes back to the reserve (5.8).
#[test]
fn x6_a_counsellor_counts() {
    let table = Table::four()
        .agents(RED, Knights, 1)
        .placed(Knights, 1)
        .agents(YELLOW, Knights, 1)
        .agents(BLUE, Knights, 1)
        .scores()
        .shows(RED, [0, 1, 0, 0, 0]);
    assert_eq!((table.state().reserve, table.state().placed[Knights]), (20, 0));
}

/// X7: Alliance ignores the King.
#[test]
fn x7_alliance_ignores_the_king() {
    Table::four()
        .king(Chapel)
        .agents(RED, Chapel, 1)
        .placed(Chapel, 1)
        .agents(BLUE, Chapel, 1)
        .with_card(Card::Alliance)
        .scores()
        .shows(RED, [0, 0, 0, 1, 0]);
}

/// The five examples of walking on a track: before, steps tried on Politics, after, steps made.
#[track_caller]
fn walk(before: [u8; 5], steps: u8, after: [u8; 5], made: u8) {
    let mut marks = markers(before);
    assert_eq!(advance(&mut marks, Track::Politics, steps, ThresholdMode::Reached), made);
    assert_eq!(marks, markers(after));
}

/// X8 and 3.5: the first threshold needs every other marker on its track.
#[test]
fn x8_the_first_threshold() {
    assert!(!is_open([4, 1, 1, 1, 0], ThresholdMode::Reached));
    assert!(is_open([4, 1, 1, 1, 1], ThresholdMode::Reached));
    walk([4, 1, 1, 1, 1], 1, [5, 1, 1, 1, 1], 1);
}

/// X9 and R3: the second threshold, reached or passed.
#[test]
fn x9_the_second_threshold_reached_or_passed() {
    assert!(is_open([10, 4, 4, 4, 4], ThresholdMode::Reached));
    walk([10, 4, 4, 4, 4], 1, [13, 4, 4, 4, 4], 1);
    assert!(!is_open([10, 4, 4, 4, 4], ThresholdMode::Passed));
    assert!(is_open([10, 5, 5, 5, 5], ThresholdMode::Passed));
}

/// 3.4, R2 and X10: the printed values, one after the other, and no further.
#[test]
fn x10_a_marker_walks_to_the_end() {
    let mut marks = markers([0, 10, 10, 10, 10]);
    let mut walked = Vec::new();
    while advance(&mut marks, Track::Politics, 1, ThresholdMode::Reached) == 1 {
        walked.push(POINTS[usize::from(marks[Track::Politics])]);
    }
    assert_eq!(walked, [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 24, 30]);
}

/// X11: two halls that are not linked count for themselves.
#[test]
fn x11_halls_apart() {
    Table::four().agents(RED, Knights, 1).agents(RED, Treasure, 1).scores().shows(RED, [0, 1, 1, 0, 0]);
}

/// X12: the Rampart pushes nobody off a track.
#[test]
fn x12_the_rampart_keeps_to_the_track() {
    Table::four()
        .agents(RED, Rampart, 1)
        .tracks(BLUE, [2, 0, 0, 0, 1])
        .scores()
        .refuses(Action::RampartRetreat { target: BLUE, track: Track::Trade }, "lowest_space")
        .refuses(Action::RampartRetreat { target: RED, track: Track::Trade }, "rival_only")
        .does(Action::RampartRetreat { target: BLUE, track: Track::Politics })
        .shows(BLUE, [1, 0, 0, 0, 1])
        .awaits(BLUE);
}

/// E1 and R4: thresholds bind for the Influence card too, checked anew for its second step.
#[test]
fn e1_influence_is_held_by_thresholds() {
    Table::four()
        .tracks(RED, [4, 1, 1, 0, 1])
        .does(Action::PlayCard { card: Card::Influence })
        .refuses(Action::Advance { track: Track::Politics }, "threshold_closed")
        .does(Action::Advance { track: Track::Religion })
        .does(Action::Advance { track: Track::Politics })
        .shows(RED, [5, 1, 1, 1, 1]);
}

/// E2 and 5.1: steps that are not possible are lost, and the chip is taken.
#[test]
fn e2_lost_steps() {
    walk([3, 0, 1, 1, 1], 3, [4, 0, 1, 1, 1], 1);
    // Three halls in one group, Throne among them: Politics 3 -> 4 and no further.
    let table = Table::four()
        .king(Location::Knights)
        .tracks(RED, [3, 0, 1, 1, 1])
        .agents(RED, Location::Throne, 1)
        .scores();
    assert_eq!(table.points_of(RED), [4, 0, 1, 1, 1]);
    assert_eq!(table.chips(RED), 1);
    assert!(!table.state().track_chips[Track::Politics].contains(Threshold::First));
}

/// E3 and R6: a chip passed over is a chip taken.
#[test]
fn e3_r6_a_chip_is_taken_in_passing() {
    let table = Table::four()
        .king(Location::Knights)
        .tracks(RED, [3, 1, 1, 1, 1])
        .agents(RED, Location::Throne, 1)
        .agents(RED, Location::Treasure, 1)
        .agents(RED, Location::Chapel, 1)
        .scores()
        .shows(RED, [6, 1, 4, 4, 1]);
    // Politics passed its chip, Finance and Religion stand on theirs.
    assert_eq!(table.chips(RED), 3);
    assert!(!table.state().track_chips[Track::Politics].contains(Threshold::First));
}

/// E5 and R38: in the other order two steps would be lost; the automatic order loses none.
#[test]
fn e5_the_order_of_halls() {
    let mut by_hand = markers([4, 1, 1, 1, 0]);
    let made =
        [Track::Politics, Track::Trade].map(|track| advance(&mut by_hand, track, 2, ThresholdMode::Reached));
    assert_eq!((made, by_hand), ([0, 2], markers([4, 1, 1, 1, 2])));
    Table::four()
        .king(Knights)
        .tracks(RED, [4, 1, 1, 1, 0])
        .agents(RED, Throne, 1)
        .agents(RED, Store, 1)
        .scores()
        .shows(RED, [6, 1, 1, 1, 2]);
}

/// E6: one marker short of the second threshold's demand.
#[test]
fn e6_one_marker_is_missing() {
    assert!(!is_open([10, 4, 4, 4, 3], ThresholdMode::Reached));
}

/// E7: the end of the track swallows what is too much.
#[test]
fn e7_the_last_space() {
    walk([24, 10, 10, 10, 10], 2, [30, 10, 10, 10, 10], 1);
}

/// E8: the third threshold is closed.
#[test]
fn e8_the_third_threshold_is_closed() {
    assert!(!is_open([24, 10, 10, 10, 8], ThresholdMode::Reached));
}

/// E10: all five halls with Alliance, and six chips in one scoring.
#[test]
fn e10_all_five_halls() {
    let table = Table::four()
        .king(Throne)
        .tracks(RED, [3, 1, 1, 1, 1])
        .agents(RED, Throne, 1)
        .agents(RED, Knights, 1)
        .agents(RED, Treasure, 1)
        .agents(RED, Chapel, 1)
        .placed(Store, 1)
        .with_card(Card::Alliance)
        .scores()
        .shows(RED, [10, 6, 6, 6, 6]);
    assert_eq!(table.chips(RED), 6);
    let left = &table.state().track_chips;
    assert!(Track::ALL.into_iter().all(|track| !left[track].contains(Threshold::First)));
    assert!(!left[Track::Politics].contains(Threshold::Second));
    assert!(left[Track::Trade].contains(Threshold::Second));
}

/// E12 and R5: beyond a threshold nothing is checked, but leaving it again is a new crossing.
#[test]
fn e12_r5_within_a_level_nothing_is_checked() {
    walk([13, 4, 4, 4, 3], 1, [16, 4, 4, 4, 3], 1);
    walk([10, 4, 4, 4, 3], 1, [10, 4, 4, 4, 3], 0);
}

/// E13 and 5.1: a tie is no majority.
#[test]
fn e13_a_tie_is_no_majority() {
    Table::four().king(Knights).agents(RED, Throne, 2).agents(BLUE, Throne, 2).scores().shows(RED, [0; 5]);
}

/// E14 and R43: rivals do not add up.
#[test]
fn e14_r43_rivals_do_not_add_up() {
    Table::four()
        .agents(RED, Store, 2)
        .agents(BLUE, Store, 1)
        .agents(YELLOW, Store, 1)
        .agents(GREEN, Store, 1)
        .scores()
        .shows(RED, [0, 0, 0, 0, 1]);
}

/// E15: the King in the Throne Room breaks the group.
#[test]
fn e15_the_king_breaks_a_group() {
    in_three_halls().scores().shows(RED, [0, 0, 1, 0, 1]);
}

/// E16 and R25: Alliance restores it.
#[test]
fn e16_r25_alliance_restores_the_group() {
    in_three_halls().with_card(Card::Alliance).scores().shows(RED, [3, 0, 3, 0, 3]);
}

/// E18 and R24: Diplomacy does not help where the King stands.
#[test]
fn e18_diplomacy_not_with_the_king() {
    let table = in_three_halls().agents(BLUE, Throne, 1).with_card(Card::Diplomacy).scores();
    assert_eq!(table.points_of(RED), [0, 0, 1, 0, 1]);
    assert_eq!(table.state().active, BLUE);
}

/// E19: Diplomacy wins the Tower too.
#[test]
fn e19_diplomacy_on_the_tower() {
    tied_in_the_tower(DiplomacyScope::All)
        .does(Action::WinTie { at: Tower })
        .does(Action::TowerStep { track: Track::Religion })
        .shows(RED, [0, 0, 0, 1, 0]);
}

/// E20: where nobody stands there is no tie.
#[test]
fn e20_an_empty_hall_is_no_tie() {
    let table = Table::four().with_card(Card::Diplomacy).scores();
    assert_eq!((table.points_of(RED), table.state().active), ([0; 5], BLUE));
}

/// E21: the Tower joins no halls.
#[test]
fn e21_the_tower_joins_nothing() {
    Table::four()
        .agents(RED, Treasure, 1)
        .agents(RED, Tower, 1)
        .agents(RED, Chapel, 1)
        .scores()
        .does(Action::TowerStep { track: Track::Trade })
        .shows(RED, [0, 0, 1, 1, 1]);
}

/// E22 and 5.11: without a target the Rampart does nothing.
#[test]
fn e22_the_rampart_finds_nobody() {
    let table = Table::four().agents(RED, Rampart, 1).tracks(BLUE, [1, 1, 1, 1, 1]).scores();
    assert_eq!(table.state().active, BLUE);
}

/// E23 and R36: the neutral clan is a rival.
#[test]
fn e23_r36_the_neutral_clan_is_a_rival() {
    let table = Table::three().agents(RED, Chapel, 1);
    assert_eq!(table.state().neutral_agents[Chapel], 1);
    let table = table.scores();
    assert_eq!((table.points_of(RED), table.phase()), ([0; 5], Phase::Neutral));
}

/// E24: counsellors alone hold a hall.
#[test]
fn e24_counsellors_alone() {
    let table = Table::four()
        .counsellors(RED, 2)
        .agents(BLUE, Knights, 1)
        .does(Action::PlaceCounsellor { at: Knights })
        .does(Action::PlaceCounsellor { at: Knights })
        .scores()
        .shows(RED, [0, 1, 0, 0, 0]);
    assert_eq!(table.state().reserve, 20);
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

/// E27: an empty reserve.
#[test]
fn e27_the_reserve_is_empty() {
    let table = Table::four()
        .counsellors(BLUE, 20)
        .refuses(Action::Recruit, "reserve_empty")
        .does(Action::RevealDomain);
    assert_eq!(table.state().placed.values().sum::<u8>(), 0);
    assert!(table.state().revealed.contains(RED));
}

/// E28 and R31: one counsellor is left for a domain card that asks for two.
#[test]
fn e28_r31_a_short_reserve() {
    let table = Table::four()
        .edit(|state| state.domains[RED] = Track::Trade)
        .counsellors(BLUE, 19)
        .does(Action::RevealDomain);
    assert_eq!(table.state().placed[Store], 1);
    assert!(table.view(BLUE).seats[0].domain_public);
    table.refuses(Action::RevealDomain, "domain_face_up");
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

/// E32 and R14: what can be lost without a choice is lost at once, and space 1 is the floor.
#[test]
fn e32_r14_the_only_loss() {
    with_king()
        .tracks(RED, [2, 1, 1, 1, 1])
        .does(accuse(BLUE, Clan::Macgregor))
        .shows(RED, [1, 1, 1, 1, 1])
        .awaits(RED);
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

/// E35 and R22: the fifth card, first its effect, then the reward; the clan is public.
#[test]
fn e35_r22_the_fifth_card() {
    let advance = Action::Advance { track: Track::Politics };
    let table = Table::four().played(RED, &FOUR).does(play(Card::Influence));
    assert!(!table.state().exposed.contains(RED), "the effect comes first");
    let table = table.does(advance).does(advance);
    assert!(table.state().exposed.contains(RED));
    assert_eq!(table.view(RED).prompt.source, Some(StepSource::FifthCard));
    let table = table.does(advance).does(advance).shows(RED, [4, 0, 0, 0, 0]);
    assert_eq!((table.chips(RED), table.phase()), (1, Phase::Actions));
    assert!(!table.state().can_step(RED, Track::Politics), "a fifth step would be blocked");
    assert_eq!(table.view(BLUE).seats[0].clan, Some(Clan::Campbell));
    assert!(table.heard(Viewer::Public).contains(&Event::FifthCard { seat: RED, clan: Clan::Campbell }));
}

/// E36 and R23: no card in the last round, everything else goes on.
#[test]
fn e36_r23_no_cards_in_the_last_round() {
    let table = Table::four()
        .edit(|state| state.round = 8)
        .king(Throne)
        .agents(RED, Throne, 1)
        .chip(RED, Track::Trade, Threshold::First)
        .refuses(Action::PlayCard { card: Card::Alliance }, "last_round");
    assert!(!table.view(RED).cards_allowed);
    table
        .allows(Action::PlayChip)
        .allows(Action::RevealDomain)
        .allows(Action::Spy { target: GREEN })
        .allows(Action::Accuse { target: GREEN, clan: regents::Clan::Macleod });
}

/// E37: two cards at least for a spy.
#[test]
fn e37_a_spy_needs_two_cards() {
    let blue_played = [Card::Suspicion, Card::Diplomacy, Card::Alliance, Card::Privilege];
    Table::four()
        .played(BLUE, &blue_played[..3])
        .allows(Action::Spy { target: BLUE })
        .played(BLUE, &blue_played)
        .refuses(Action::Spy { target: BLUE }, "hand_too_small")
        .refuses(Action::Spy { target: RED }, "rival_only");
}

/// E39: one chip a turn.
#[test]
fn e39_one_chip_a_turn() {
    let table = Table::four()
        .refuses(Action::PlayChip, "no_chip")
        .chip(RED, Track::Trade, Threshold::First)
        .chip(RED, Track::Finance, Threshold::First)
        .does(Action::PlayChip)
        .refuses(Action::PlayChip, "chip_played_already");
    assert_eq!((table.state().turn.actions, table.chips(RED)), (4, 1));
}

/// E40: no neutral agent is expelled, but one may be exchanged.
#[test]
fn e40_neutral_agents() {
    let table = Table::three().agents(BLUE, Tower, 1);
    let suspicion = table.does(play(Card::Suspicion));
    assert_eq!(suspicion.legal().len(), 2, "blue's agent or nobody");
    let betrayal = Table::three()
        .agents(BLUE, Tower, 1)
        .does(play(Card::Betrayal))
        .does(Action::SwapFirst { owner: BLUE, at: Tower })
        .does(Action::SwapSecondNeutral { at: Chapel });
    let state = betrayal.state();
    assert_eq!((state.agents[BLUE][Chapel], state.neutral_agents[Tower]), (1, 1));
    assert_eq!((state.agents[BLUE][Tower], state.neutral_agents[Chapel]), (0, 0));
}

/// E41 and G: an expelled agent comes back anywhere, for one action.
#[test]
fn e41_an_agent_returns() {
    let table = Table::four().agents(RED, Throne, 3);
    for at in Location::ALL {
        assert!(table.legal().contains(&Action::ReturnAgent { at }));
    }
    let table = table.does(Action::ReturnAgent { at: Rampart });
    assert_eq!((table.state().agents[RED][Rampart], table.state().turn.actions), (1, 2));
    table.refuses(Action::ReturnAgent { at: Tower }, "none_outside");
}

/// E42: Treasure to Chapel takes two actions, by the Throne Room or the Tower.
#[test]
fn e42_treasure_to_chapel() {
    let table = Table::four()
        .agents(RED, Treasure, 1)
        .refuses(Action::MoveAgent { from: Treasure, to: Chapel }, "not_linked")
        .does(Action::MoveAgent { from: Treasure, to: Tower })
        .does(Action::MoveAgent { from: Tower, to: Chapel });
    assert_eq!(table.state().agents[RED][Chapel], 1);
    assert_eq!(table.state().turn.actions, 1);
}

/// E43: from the Store Room the King goes to the Throne Room only.
#[test]
fn e43_the_king_in_the_store_room() {
    let table = Table::four().king(Store);
    let moves = table.legal().into_iter().filter(|action| matches!(action, Action::MoveKing { .. }));
    assert_eq!(moves.collect::<Vec<_>>(), [Action::MoveKing { to: Throne }]);
    table.refuses(Action::MoveKing { to: Chapel }, "not_linked");
}

/// E44, 5.10 and R33: one counsellor for each track led alone; ties and empty tracks give nothing.
#[test]
fn e44_r33_the_leader_bonus() {
    let table = after_round_four(LeaderBonus::PerTrack);
    let held = &table.state().counsellors;
    assert_eq!((held[RED], held[BLUE], held[YELLOW], table.state().reserve), (2, 1, 0, 17));
    assert_eq!(table.state().round, 5);
}

fn with_domain(table: Table, domain: Track) -> Table {
    table.edit(|state| {
        let holder = state.seats().find(|&seat| state.domains[seat] == domain);
        let own = state.domains[RED];
        state.domains[RED] = domain;
        if let Some(holder) = holder {
            state.domains[holder] = own;
        }
    })
}

/// E45 and 6.2: a hidden domain card moves its marker two spaces, whatever the thresholds say.
#[test]
fn e45_the_final_advance_ignores_thresholds() {
    with_domain(at_the_end(), Track::Religion)
        .tracks(RED, [4, 0, 0, 4, 0])
        .does(Action::EndActions)
        .shows(RED, [4, 0, 0, 6, 0]);
}

/// E46: not beyond the end.
#[test]
fn e46_the_final_advance_stops_at_the_end() {
    with_domain(at_the_end(), Track::Finance)
        .tracks(RED, [0, 0, 24, 0, 0])
        .does(Action::EndActions)
        .shows(RED, [0, 0, 30, 0, 0]);
}

/// E48 and R37: a card revealed early advances nothing, but earns the bonus of the leader.
#[test]
fn e48_r37_the_bonus_of_the_leader() {
    let table = with_domain(at_the_end(), Track::Military)
        .edit(|state| state.revealed = everybody())
        .tracks(RED, [0, 13, 0, 0, 0])
        .tracks(BLUE, [0, 10, 0, 0, 0])
        .does(Action::EndActions)
        .shows(RED, [0, 13, 0, 0, 0]);
    assert_eq!(table.state().points(RED), 16);
    let line = table.view(BLUE).result.unwrap().lines.remove(0);
    assert_eq!((line.seat, line.domain_bonus, line.total, line.place), (RED, 3, 16, 1));
}

fn tied(blue_chips: u8) -> Table {
    let with_chips = |table: Table, seat: Seat, n: u8, track: Track| {
        let thresholds = Threshold::ALL.into_iter().take(usize::from(n));
        thresholds.fold(table, |table, threshold| table.chip(seat, track, threshold))
    };
    let table = Table::four().edit(|state| state.revealed = everybody()).last_turn_of(8);
    let table = table.tracks(RED, [10, 10, 10, 0, 0]).tracks(BLUE, [10, 10, 10, 0, 0]);
    let table = with_chips(table, RED, 2, Track::Religion);
    let table = with_chips(table, BLUE, blue_chips, Track::Trade);
    // Counsellors make the points equal.
    let short = 2 - blue_chips;
    table.counsellors(BLUE, short).does(Action::EndActions)
}

/// E50 and 6.3: equal points, more chips wins; equal chips share the victory.
#[test]
fn e50_chips_break_ties() {
    let table = tied(1);
    assert_eq!(table.state().points(RED), table.state().points(BLUE));
    assert_eq!(table.state().places().as_slice(), [1, 2, 3, 3]);
    assert!(table.heard(Viewer::Public).contains(&Event::GameWon { winner: RED, points: 32 }));
    let table = tied(2);
    assert_eq!(table.state().places().as_slice(), [1, 1, 3, 3]);
    assert_eq!(table.view(GREEN).result.unwrap().winners, [RED, BLUE]);
    let told = table.heard(Viewer::Public);
    assert!(told.contains(&Event::VictoryShared { winner: BLUE, points: 32 }));
}

/// 5.9, R35 and E51: by default the neutral clan moves after scoring and cannot change it.
#[test]
fn e51_r35_the_neutral_move_comes_after_scoring() {
    let table = Table::three().king(Throne).agents(RED, Tower, 1).agents(RED, Chapel, 1).scores();
    let table = table.does(Action::DeclineTower);
    assert_eq!((table.phase(), table.points_of(RED)), (Phase::Neutral, [0; 5]));
    let table = table.awaits(RED).does(Action::MoveNeutral { from: Chapel, to: Tower }).awaits(BLUE);
    assert_eq!(table.points_of(RED), [0; 5]);
    assert_eq!(table.state().neutral_agents[Tower], 1);
}

/// E53: a third party learns that the accusation was wrong, the loss, the number of tiles, and no clan.
#[test]
fn e53_what_a_third_party_learns() {
    let penalize = |track| Action::Penalize { target: RED, track };
    let table = wrongly_accused().does(penalize(Track::Politics)).does(penalize(Track::Military));
    let heard = table.heard(Viewer::seat(YELLOW));
    assert!(heard.contains(&Event::Accused { by: RED, target: BLUE }));
    assert!(heard.contains(&Event::AccusationWrong { by: RED, target: BLUE }));
    assert!(heard.contains(&Event::TilesDiscarded { seat: RED, count: 2 }));
    assert_eq!(
        heard.iter().filter(|event| matches!(event, Event::MarkerRetreated { by: BLUE, .. })).count(),
        2
    );
    let tells_clan =
        |event: &Event| matches!(event, Event::AccusedOf { .. } | Event::AccusationWrongShown { .. });
    assert!(!heard.iter().any(tells_clan) && !table.heard(Viewer::Public).iter().any(tells_clan));
    let view = table.view(YELLOW);
    assert_eq!((view.accusations[0].clan, view.accusations[0].right), (None, false));
    assert_eq!((view.seats[1].clan, view.seats[0].n_tiles), (None, 4));
    for party in [RED, BLUE] {
        let heard = table.heard(Viewer::seat(party));
        assert!(heard.contains(&Event::AccusedOf { by: RED, target: BLUE, clan: Clan::Macgregor }));
        assert!(heard.contains(&Event::AccusationWrongShown { by: RED, target: BLUE, clan: Clan::Macduff }));
        assert_eq!(table.view(party).accusations[0].clan, Some(Clan::Macgregor));
    }
    assert_eq!(table.view(RED).seats[1].clan, Some(Clan::Macduff));
    assert_eq!(exclusion(&table.view(RED).seats[2], Clan::Macduff), Some(RegentsExclusion::OtherShown));
    assert_eq!(exclusion(&table.view(RED).seats[1], Clan::Stewart), Some(RegentsExclusion::ClanShown));
}

/// E54 and 5.4: a spy sees one card of the hand, each as likely; third parties see only who spied on whom.
#[test]
fn e54_a_spied_card() {
    let blue_hand = [Card::Suspicion, Card::Diplomacy, Card::Alliance, Card::Betrayal];
    for (draw, card) in blue_hand.into_iter().enumerate() {
        let table = Table::four()
            .played(BLUE, &[Card::Privilege])
            .draws(&[draw as u32])
            .does(Action::Spy { target: BLUE });
        let seen = Event::SpiedCard { by: RED, target: BLUE, card };
        assert!(table.heard(Viewer::seat(RED)).contains(&seen));
        let third = table.heard(Viewer::seat(YELLOW));
        assert!(third.contains(&Event::Spied { by: RED, target: BLUE }) && !third.contains(&seen));
        assert_eq!(table.view(RED).spyings[0].card, Some(card));
        assert_eq!(table.view(YELLOW).spyings[0].card, None);
        assert_eq!(table.state().hand(BLUE).len(), 4, "the card goes back");
        assert_eq!(exclusion(&table.view(RED).seats[1], card.excludes()), Some(RegentsExclusion::CardSpied));
        let spied = Some(RegentsExclusion::CardSpied);
        assert_ne!(exclusion(&table.view(YELLOW).seats[1], card.excludes()), spied);
    }
}

/// E55: side doors join Knights and Treasure.
#[test]
fn e55_side_doors_join_halls() {
    Table::of(Setup { castle_map: CastleMap::SideDoors, ..Setup::default() })
        .agents(RED, Knights, 1)
        .agents(RED, Treasure, 1)
        .scores()
        .shows(RED, [0, 2, 2, 0, 0]);
}

/// E56: the neutral clan's card is played like any other.
#[test]
fn e56_the_neutral_clans_card() {
    let table = Table::three().edit(|state| {
        state.neutral_clan = Some(Clan::Stewart);
        state.clans[YELLOW] = Clan::Macleod;
    });
    let mark = table.view(BLUE).seats[0].clans[5].excluded;
    assert_eq!(mark, Some(regents::RegentsExclusion::Neutral));
    table.allows(play(Card::Betrayal));
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

/// 10.3: one full turn, click by click.
#[test]
fn full_turn_10_3() {
    let places = [
        (BLUE, Throne, 1),
        (YELLOW, Knights, 2),
        (GREEN, Knights, 1),
        (RED, Treasure, 2),
        (BLUE, Treasure, 1),
        (GREEN, Chapel, 2),
        (BLUE, Chapel, 1),
        (RED, Store, 1),
        (YELLOW, Store, 1),
        (RED, Tower, 1),
        (BLUE, Rampart, 1),
        (YELLOW, Rampart, 1),
        (GREEN, Rampart, 1),
    ];
    let mut table = Table::four().edit(|state| state.round = 3).played(RED, &[Card::Influence]);
    for (seat, at, n) in places {
        table = table.agents(seat, at, n);
    }
    let table = table
        .counsellors(RED, 1)
        .chip(RED, Track::Finance, Threshold::First)
        .tracks(RED, [1, 0, 4, 1, 2])
        .does(Action::MoveKing { to: Chapel })
        .does(Action::PlaceCounsellor { at: Throne })
        .does(Action::MoveAgent { from: Treasure, to: Throne })
        .refuses(Action::MoveKing { to: Throne }, "no_actions_left")
        .does(Action::PlayCard { card: Card::Diplomacy });
    assert_eq!(table.state().hand(RED).len(), 3);
    let preview = table.view(RED).preview.unwrap();
    assert_eq!(preview.ties, [Treasure, Store]);
    assert!(preview.tower && !preview.rampart);
    let table = table.does(Action::EndActions).does(Action::WinTie { at: Treasure });
    assert_eq!(table.phase(), Phase::TowerFirst);
    let table =
        table.does(Action::TowerStep { track: Track::Military }).shows(RED, [3, 1, 6, 1, 2]).awaits(BLUE);
    let state = table.state();
    assert_eq!((state.reserve, state.counsellors[RED], state.chips[RED]), (20, 0, 1));
}

/// 10.3, the other way round: halls before the Tower leave Finance at 4.
#[test]
fn halls_before_the_tower_10_3() {
    let table = Table::four()
        .king(Chapel)
        .tracks(RED, [1, 0, 4, 1, 2])
        .agents(RED, Throne, 1)
        .agents(RED, Treasure, 1)
        .agents(RED, Tower, 1)
        .scores();
    assert_eq!(table.phase(), Phase::TowerFirst);
    table
        .does(Action::TowerLater)
        .shows(RED, [3, 0, 4, 1, 2])
        .does(Action::TowerStep { track: Track::Military })
        .shows(RED, [3, 1, 4, 1, 2]);
}
