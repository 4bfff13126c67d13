//! What a viewer sees: the whole world, with the own clicks of an open step in it and nobody else's (8).
//! Reviewed together with `determinize`.

/// A plain record of the view.
macro_rules! seen {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
            #[ts(export, export_to = "scharz/")]
            pub struct $name { $($(#[$field_doc])* pub $field: $type,)* }
        )*
    };
}

mod battle;
mod build;
mod crops;
mod draft;
mod fields;
mod prices;
mod prompt;
mod seats;
mod talks;
mod trade;
mod types;
mod works;

pub use build::view;
pub use crops::*;
pub use prompt::{ScharzPrompt, StartPiece};
pub use trade::*;
pub use types::*;
