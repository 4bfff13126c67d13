//! Setting up (4).

use engine::{Game, Setup as _, Viewer};
use heads_of_state::*;

/// 4: set-up.
#[test]
fn set_up() {
    for (n_seats, draw_pile) in [(2, 39), (3, 54), (4, 69), (5, 84)] {
        let game =
            engine::Match::<HeadsOfState>::start(Setup::with_seats(n_seats), engine::Seed::from_number(5));
        let view = game.unwrap().state().view(Viewer::Public);
        assert_eq!((view.attributes.draw_pile, view.attributes.revolution_pile), (draw_pile, 11));
        assert_eq!(
            (view.attributes.display.len(), view.treachery.display.len(), view.treachery.pile),
            (6, 2, 27)
        );
        assert!(view.seats.iter().all(|seat| seat.points == 0 && seat.n_attributes == 0));
        assert!(view.sectors.iter().all(|sector| sector.has_marker));
        assert_eq!(view.century, Century::Year1589);
    }
}
