//! Cards: what is in hands, piles and displays, and what the table knows of it (chapter 8).

mod bag;
mod stock;

pub use bag::Bag;
pub use stock::{Revealed, Stock};
