//! Cards: what is in hands, piles and displays, what it pays for, and what the table knows of it.

mod bag;
mod payments;
pub(crate) mod piles;
mod stock;
pub(crate) mod surplus;

pub use bag::Bag;
pub use payments::{Payments, after_payment, paid_cards, payments};
pub use stock::{Revealed, Stock};

pub(crate) use payments::payments_of_mask;
