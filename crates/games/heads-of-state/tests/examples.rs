//! Worked examples of the rules page: positions that the page shows and tells about.

testkit::examples!(heads_of_state::HeadsOfState);
