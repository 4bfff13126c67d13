//! Every rule, ruling and vector is cited by a test.

testkit::cited!("lancaster", rulings = 39, amendments = 3);
