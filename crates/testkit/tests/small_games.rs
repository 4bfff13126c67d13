//! The laws on the games that are here to be measured.

mod connect_four {
    use small_games::connect_four::{ConnectFour, ConnectFourSetup};
    testkit::laws!(ConnectFour, [ConnectFourSetup::default()], matches = 10);
}

mod oh_hell {
    use small_games::oh_hell::{OhHell, OhHellSetup};
    testkit::laws!(OhHell, vec![OhHellSetup::default()], matches = 10);
}
