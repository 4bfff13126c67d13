//! One test for each numbered rule, ruling and test vector, named for it. Cards and spaces are written as in the
//! README's glossary: `TI,TR,CA`, `gb.ireland.earl`.

mod chapters;
mod edges;
mod examples;
mod knowledge;
mod options;
mod refusals;
mod rulings;
mod table;
