//! Three players: the neutral clan (4.3).

use engine::Viewer;
use regents::Event;

use crate::rules::table::fresh;

/// 4.3: the neutral clan is face up, nobody else's, and stands in every hall but the Throne Room.
#[test]
fn the_neutral_clan() {
    for seed in 0..10 {
        let game = fresh(3, seed);
        let state = game.state();
        let clan = state.neutral_clan.unwrap();
        assert!(state.clans.values().all(|&own| own != clan));
        assert_eq!(state.neutral_agents.into_array(), [0, 1, 1, 1, 1, 0, 0]);
        assert!(game.log_for(Viewer::Public).any(|line| line.event == Event::NeutralClan { clan }));
    }
}
