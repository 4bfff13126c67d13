//! Windows of sealed choices through `engine::Match`: rivals who decide together never disturb one
//! another, and nobody learns more than who is ready.

use engine::{Chance as _, FastChance, Game, Match, Record, Refusal, Seat, Seats, Seed, Status, Viewer};
use small_games::drafts::{Drafts, DraftsAction, DraftsSetup, Phase};

const READY: DraftsAction = DraftsAction::Ready;

fn put(field: u8) -> DraftsAction {
    DraftsAction::Put { field }
}

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

fn table(seats: usize) -> Match<Drafts> {
    Match::start(DraftsSetup { seats, rounds: 2 }, Seed::from_number(11)).unwrap()
}

/// Acts as a player who has seen everything so far.
fn act(game: &mut Match<Drafts>, who: usize, action: DraftsAction) {
    let tick = game.tick(Viewer::seat(seat(who)));
    game.act(seat(who), Some(tick), &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
}

/// A whole order and the commit.
fn commit(game: &mut Match<Drafts>, who: usize, fields: [u8; 3]) {
    fields.into_iter().for_each(|field| act(game, who, put(field)));
    act(game, who, READY);
}

/// Everything a viewer can notice.
#[derive(Debug, PartialEq)]
struct Seen {
    view: <Drafts as Game>::View,
    status: Status,
    tick: u32,
    events: Vec<<Drafts as Game>::Event>,
}

fn seen(game: &Match<Drafts>, viewer: Viewer) -> Seen {
    let events = game.log_for(viewer).map(|line| line.event.clone()).collect();
    Seen { view: game.state().view(viewer), status: game.status(), tick: game.tick(viewer), events }
}

/// What everybody but one seat notices, the spectators too.
fn seen_by_others(game: &Match<Drafts>, who: usize) -> Vec<Seen> {
    let rivals = Seat::all(game.state().n_seats()).filter(|&rival| rival != seat(who));
    rivals.map(Viewer::seat).chain([Viewer::Public]).map(|viewer| seen(game, viewer)).collect()
}

fn together(pending: &[usize], ready: &[usize]) -> Status {
    let set = |seats: &[usize]| seats.iter().map(|&index| seat(index)).collect::<Seats>();
    Status::Together { pending: set(pending), ready: set(ready) }
}

#[test]
fn rivals_who_decide_together_never_make_each_other_stale() {
    let mut game = table(3);
    let at_first = game.tick(Viewer::seat(seat(1)));
    commit(&mut game, 0, [0, 1, 2]);
    act(&mut game, 2, put(2));
    // Seat 1 clicked before it heard that seat 0 is ready.
    assert_eq!(game.act(seat(1), Some(at_first), &put(3)), Ok(()));
    // Nor is its undo stale when a rival commits, or withdraws, in between.
    let after_click = game.tick(Viewer::seat(seat(1)));
    game.undo(seat(0), None).unwrap();
    assert_eq!(game.undo(seat(1), Some(after_click)), Ok(()));
}

#[test]
fn ones_own_old_messages_are_stale() {
    let mut game = table(2);
    let at_first = game.tick(Viewer::seat(seat(0)));
    act(&mut game, 0, put(1));
    // The same click sent twice puts one token, not two.
    assert_eq!(game.act(seat(0), Some(at_first), &put(1)), Err(Refusal::Stale));
    assert_eq!(game.undo(seat(0), Some(at_first)), Err(Refusal::Stale));
    assert_eq!(game.act(seat(0), Some(at_first + 50), &put(1)), Err(Refusal::Stale), "a tick of the future");
    assert_eq!(game.state().places[seat(0)].tokens_left(), 2);
}

#[test]
fn messages_from_before_the_window_closed_are_stale() {
    let mut game = table(2);
    commit(&mut game, 0, [0, 1, 2]);
    let before_closing = game.tick(Viewer::seat(seat(0)));
    commit(&mut game, 1, [0, 1, 2]);
    assert_eq!(game.status(), Status::Turn { seat: seat(0) });
    assert_eq!(game.act(seat(0), Some(before_closing), &DraftsAction::Draw), Err(Refusal::Stale));
    assert_eq!(game.undo(seat(0), Some(before_closing)), Err(Refusal::Stale));
}

#[test]
fn undo_stays_inside_the_own_draft() {
    let mut game = table(3);
    assert_eq!(game.undo(seat(0), None), Err(Refusal::NothingToUndo));
    act(&mut game, 0, put(0));
    act(&mut game, 1, put(1));
    act(&mut game, 0, put(2));
    act(&mut game, 1, put(3));
    assert_eq!(game.undo(seat(0), None), Ok(()));
    assert_eq!(game.state().places[seat(0)].order, [1, 0, 0, 0]);
    assert_eq!(game.state().places[seat(1)].order, [0, 1, 0, 1]);
    assert_eq!(game.undo(seat(0), None), Ok(()));
    assert_eq!(game.undo(seat(0), None), Err(Refusal::NothingToUndo));
    assert_eq!(game.undo(seat(2), None), Err(Refusal::NothingToUndo));
    assert_eq!(game.state().places[seat(1)].order, [0, 1, 0, 1]);
}

#[test]
fn a_seat_may_withdraw_until_the_last_is_ready() {
    let mut game = table(3);
    commit(&mut game, 0, [0, 0, 0]);
    commit(&mut game, 1, [1, 1, 1]);
    assert_eq!(game.status(), together(&[2], &[0, 1]));
    assert_eq!(game.act(seat(0), None, &put(0)), Err(Refusal::NotAwaited), "ready seats are not awaited");
    assert_eq!(game.undo(seat(0), None), Ok(()));
    assert_eq!(game.status(), together(&[0, 2], &[1]));
    game.undo(seat(0), None).unwrap();
    act(&mut game, 0, put(3));
    act(&mut game, 0, READY);
    commit(&mut game, 2, [2, 2, 2]);
    assert!(matches!(game.state().phase, Phase::Turn { .. }));
    for who in 0..3 {
        assert_eq!(game.undo(seat(who), None), Err(Refusal::NothingToUndo), "shown is shown");
    }
    assert_eq!(game.state().places[seat(0)].order, [2, 0, 0, 1]);
}

#[test]
fn draft_steps_are_noticed_by_nobody_else() {
    let mut game = table(3);
    act(&mut game, 1, put(0));
    let before = seen_by_others(&game, 0);
    act(&mut game, 0, put(2));
    assert_eq!(seen_by_others(&game, 0), before);
    game.undo(seat(0), None).unwrap();
    assert_eq!(seen_by_others(&game, 0), before, "nor is taking back");
    act(&mut game, 0, put(3));
    act(&mut game, 0, put(3));
    assert_eq!(seen_by_others(&game, 0), before);
    let own = seen(&game, Viewer::seat(seat(0)));
    assert_eq!(own.view.places[0].order, Some([0, 0, 0, 2]));
    assert!(own.tick > before[0].tick);
}

#[test]
fn others_see_that_a_seat_is_ready_but_not_with_what() {
    let orders = [[0, 0, 0], [3, 2, 1]];
    let [one, other] = orders.map(|fields| {
        let mut game = table(3);
        commit(&mut game, 0, fields);
        game
    });
    assert_eq!(seen_by_others(&one, 0), seen_by_others(&other, 0));
    assert_eq!(one.status(), together(&[1, 2], &[0]));
    assert_ne!(one.state(), other.state());
}

#[test]
fn order_of_readiness_does_not_matter_for_the_reveal() {
    let orders = [[0, 0, 1], [1, 1, 2], [3, 3, 0]];
    let closed = [[0, 1, 2], [2, 1, 0], [1, 2, 0]].map(|who_first| {
        let mut game = table(3);
        who_first.into_iter().for_each(|who| commit(&mut game, who, orders[who]));
        *game.state()
    });
    assert_eq!(closed[0], closed[1]);
    assert_eq!(closed[0], closed[2]);
    assert_ne!(closed[0].bonus, None);
}

#[test]
fn foreign_seats_and_illegal_actions_are_refused() {
    let mut game = table(2);
    assert_eq!(game.act(seat(4), None, &put(0)), Err(Refusal::NotAwaited));
    assert_eq!(game.act(seat(0), None, &READY), Err(Refusal::because("tokens_left", "D1")));
    assert_eq!(game.act(seat(0), None, &DraftsAction::Draw), Err(Refusal::illegal()));
    commit(&mut game, 0, [0, 0, 0]);
    commit(&mut game, 1, [0, 0, 0]);
    assert_eq!(game.act(seat(1), None, &DraftsAction::EndTurn), Err(Refusal::NotAwaited));
    assert_eq!(game.ply(), 8);
}

#[test]
fn in_a_turn_undo_reaches_back_to_chance_and_to_the_rival() {
    let mut game = table(2);
    commit(&mut game, 0, [0, 0, 0]);
    commit(&mut game, 1, [0, 0, 0]);
    act(&mut game, 0, DraftsAction::Draw);
    assert_eq!(game.undo(seat(0), None), Err(Refusal::NothingToUndo), "a card was drawn");
    let card = game.state().places[seat(0)].hand.iter().next().unwrap();
    let before = *game.state();
    act(&mut game, 0, DraftsAction::Bury { card });
    assert_eq!(game.undo(seat(0), None), Ok(()));
    assert_eq!(*game.state(), before);
    act(&mut game, 0, DraftsAction::Bury { card });
    act(&mut game, 0, DraftsAction::EndTurn);
    assert_eq!(game.undo(seat(0), None), Err(Refusal::NothingToUndo), "the rival's turn began");
    assert_eq!(game.undo(seat(1), None), Err(Refusal::NothingToUndo));
}

#[test]
fn a_secret_act_is_told_twice() {
    let mut game = table(2);
    commit(&mut game, 0, [0, 0, 0]);
    commit(&mut game, 1, [0, 0, 0]);
    act(&mut game, 0, DraftsAction::Draw);
    let last = |viewer| serde_json::to_value(seen(&game, viewer).events.last().unwrap()).unwrap();
    assert_eq!(last(Viewer::seat(seat(0)))["type"], "card_drawn");
    assert_eq!(last(Viewer::Open)["type"], "card_drawn");
    assert_eq!(last(Viewer::seat(seat(1)))["type"], "drew");
    assert_eq!(last(Viewer::Public)["type"], "drew");
}

#[test]
fn a_match_with_windows_and_withdrawals_replays_from_its_record() {
    let mut game = table(3);
    commit(&mut game, 0, [0, 1, 2]);
    act(&mut game, 1, put(0));
    act(&mut game, 2, put(3));
    game.undo(seat(0), None).unwrap();
    game.undo(seat(0), None).unwrap();
    act(&mut game, 0, put(3));
    act(&mut game, 0, READY);
    for (who, field) in [(1, 1), (2, 2), (2, 2), (1, 1)] {
        act(&mut game, who, put(field));
    }
    act(&mut game, 2, READY);
    act(&mut game, 1, READY);
    let text = serde_json::to_string(&game.record()).unwrap();
    let replayed = serde_json::from_str::<Record<Drafts>>(&text).unwrap().replay().unwrap();
    assert_eq!(replayed.state(), game.state());
    assert_eq!(replayed.log(), game.log());
}

#[test]
fn nothing_moves_once_the_match_is_over() {
    let mut game = testkit::random_play::<Drafts>(DraftsSetup::default(), 4, |_| ());
    assert_eq!(game.status(), Status::Over);
    for who in Seat::all(3) {
        assert_eq!(game.act(who, None, &DraftsAction::EndTurn), Err(Refusal::GameOver));
        assert_eq!(game.undo(who, None), Err(Refusal::NothingToUndo));
    }
    let record = game.record();
    assert_eq!(record.result.as_ref().map(|result| result.points.len()), Some(3));
    record.replay().unwrap();
}

/// What the server does when a step could not be stored: whatever the step was, everything is as before.
#[test]
fn a_step_can_be_dropped_without_a_trace() {
    let mut chance = FastChance::new(3);
    let mut game = table(3);
    while let Some(who) = game.status().pending().iter().next() {
        let legal = game.legal_actions(who);
        let action = legal[chance.below(legal.len() as u32) as usize];
        for step in [None, Some(action)] {
            let (before, savepoint) = (format!("{game:?}"), game.savepoint());
            let _ = match step {
                None => game.undo(who, None),
                Some(action) => game.act(who, None, &action),
            };
            game.restore(savepoint);
            assert_eq!(format!("{game:?}"), before);
        }
        game.act(who, None, &action).unwrap();
    }
}

/// Lines before the barrier stay, for every viewer.
#[test]
fn lines_that_nobody_can_take_back_are_counted() {
    let mut game = table(2);
    let n_read = |game: &Match<Drafts>, viewer| game.log_for(viewer).count();
    for viewer in [Viewer::Public, Viewer::seat(seat(0)), Viewer::Open] {
        assert_eq!(game.n_final_lines(viewer), n_read(&game, viewer));
    }
    let before = game.n_final_lines(Viewer::seat(seat(0)));
    act(&mut game, 0, put(1));
    assert_eq!(game.n_final_lines(Viewer::seat(seat(0))), before, "a click in a draft can be taken back");
    game.undo(seat(0), None).unwrap();
    commit(&mut game, 0, [1, 2, 3]);
    commit(&mut game, 1, [1, 2, 3]);
    for viewer in [Viewer::Public, Viewer::seat(seat(0)), Viewer::Open] {
        assert_eq!(game.n_final_lines(viewer), n_read(&game, viewer));
    }
}
