//! Worked examples of the rules page: positions that the page shows and tells about.

testkit::examples!(lancaster::Lancaster);
