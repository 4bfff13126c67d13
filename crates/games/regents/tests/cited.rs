//! Every rule, ruling and vector is cited by a test.

testkit::cited!("regents", rulings = 43, amendments = 3);
