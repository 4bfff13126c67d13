//! Options of a game, declared once: [`options!`](crate::options!) makes the set-up, its defaults, what the lobby offers
//! and the set-ups that tests run over.

use serde::{Deserialize, Deserializer};

/// An option with named values; the first is the default.
pub trait Choice: Copy + Default + 'static {
    const ALL: &'static [Self];
    /// The JSON of each value, in the same order.
    const TEXTS: &'static [&'static str];
}

/// A value of an option as people write it: a word, a number or a truth value.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Written {
    Flag(bool),
    Number(u8),
    Word(String),
}

/// What can be an option.
pub trait OptionValue: Sized {
    fn read(written: &Written) -> Option<Self>;
    /// What would have been understood.
    fn expected() -> String;
}

impl OptionValue for bool {
    fn read(written: &Written) -> Option<Self> {
        match written {
            Written::Flag(flag) => Some(*flag),
            Written::Word(word) if word == "yes" => Some(true),
            Written::Word(word) if word == "no" => Some(false),
            _ => None,
        }
    }

    fn expected() -> String {
        "true or false".to_owned()
    }
}

impl OptionValue for u8 {
    fn read(written: &Written) -> Option<Self> {
        match written {
            Written::Number(number) => Some(*number),
            _ => None,
        }
    }

    fn expected() -> String {
        "a small number".to_owned()
    }
}

impl<T: Choice> OptionValue for T {
    fn read(written: &Written) -> Option<Self> {
        let text = match written {
            Written::Word(word) => word.clone(),
            Written::Number(number) => number.to_string(),
            Written::Flag(_) => return None,
        };
        T::TEXTS.iter().position(|&known| known == text).map(|index| T::ALL[index])
    }

    fn expected() -> String {
        T::TEXTS.join(" or ")
    }
}

/// Reads an option: `5` and `"5"`, `true` and `"yes"` alike.
pub fn read<'de, T: OptionValue, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let written = Written::deserialize(deserializer).ok();
    written
        .as_ref()
        .and_then(T::read)
        .ok_or_else(|| serde::de::Error::custom(format!("expected {}", T::expected())))
}

/// Declares the options of a game, one row each, and makes `Setup` with its `Default`, `engine::Setup`, an enum for each
/// option with named values, `OPTIONS` for the lobby, `Setup::check_ranges`, and for tests `Setup::every` and
/// `Setup::all_turned`.
///
/// ```
/// engine::options! {
///     /// What a table agrees on.
///     #[derive(Copy)]
///     export_to "doc-example/";
///     seats 4, 3..=5;
///     /// A choice of named values, the first is the default.
///     board: Board { Star = "star", SideDoors = "side_doors" };
///     /// Yes or no, with its default.
///     spied_player_told: bool (true);
///     /// A number: its default and its range; it means something at a full table only.
///     votes: u8 (1, 1..=2) for 5..=5;
/// }
/// assert_eq!(Setup::default().board, Board::Star);
/// assert_eq!(Setup::every().len(), 3 + 3 + 3);
/// assert_eq!(Setup::all_turned(5).votes, 2);
/// assert!(Setup { seats: 6, ..Setup::default() }.check_ranges().is_err());
/// ```
///
/// `map: MapId [];` takes an enum made elsewhere that is a [`Choice`](crate::options::Choice).
///
/// `[beside names: Vec<String>]` before a row is a field of the set-up that is no option; it stands at this place in JSON,
/// too. `flat Options` after the folder makes a second, flat struct of the options alone, and `Setup::options`: for a state
/// that cannot keep the whole set-up.
///
/// ```
/// engine::options! {
///     export_to "doc-example/", flat Options;
///     seats 2, 2..=4;
///     [beside names: Vec<String>]
///     years: u8 (5, 2..=5);
/// }
/// assert_eq!(Setup::default().options(), Options { years: 5 });
/// assert!(Setup::default().names.is_empty());
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$of_setup:meta])*
        export_to $folder:tt $(, flat $flat:ident)?;
        seats $usual:literal, $fewest:literal ..= $most:literal;
        $(
            $([beside $(#[$of_field:meta])* $field:ident : $field_type:ty])*
            $(#[$of_option:meta])* $key:ident : $type:ident $body:tt $(for $from:literal ..= $to:literal)?;
        )*
    ) => {
        $($crate::options!(@type $folder $type $body);)*
        $crate::options!(@flat ($($flat)?) $($key: $type,)*);

        $(#[$of_setup])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        #[serde(default, deny_unknown_fields)]
        #[ts(export, export_to = $folder)]
        pub struct Setup {
            pub seats: u8,
            $(
                $($(#[$of_field])* pub $field: $field_type,)*
                $(#[$of_option])*
                #[serde(deserialize_with = "engine::options::read")]
                pub $key: $type,
            )*
        }

        impl ::std::default::Default for Setup {
            fn default() -> Self {
                Self {
                    seats: $usual,
                    $(
                        $($field: ::std::default::Default::default(),)*
                        $key: $crate::options!(@default $type $body),
                    )*
                }
            }
        }

        impl $crate::Setup for Setup {
            fn with_seats(n_seats: usize) -> Self {
                // A count that no table can have becomes 0, which `start` refuses like any other wrong count.
                Self { seats: u8::try_from(n_seats).unwrap_or(0), ..Self::default() }
            }

            fn n_seats(&self) -> usize {
                usize::from(self.seats)
            }
        }

        /// The options as the lobby offers them.
        pub const OPTIONS: &[$crate::OptionInfo] = &[$(
            $crate::OptionInfo {
                key: stringify!($key),
                choices: $crate::options!(@choices $type $body),
                seats: $crate::options!(@seats ($fewest, $most) $(($from, $to))?),
            },
        )*];

        impl Setup {
            /// Refuses a number of seats or a number as an option that no table can have.
            pub fn check_ranges(&self) -> Result<(), $crate::BadSetup> {
                if !($fewest..=$most).contains(&self.seats) {
                    let words = format!("{} to {} players, not {}", $fewest, $most, self.seats);
                    return Err($crate::BadSetup(words));
                }
                $($crate::options!(@range self $key $type $body);)*
                Ok(())
            }

            /// Set-ups for tests to run over: every seat count with the defaults, every other value of every option, and all
            /// options turned at once with every seat count.
            pub fn every() -> Vec<Setup> {
                let with = |seats: u8| Setup { seats, ..Setup::default() };
                let mut setups: Vec<Setup> = ($fewest..=$most).map(with).collect();
                for (&((from, to), turn), index) in Self::TURNS.iter().zip(0u8..) {
                    let mut turned = with(from + index % (to - from + 1));
                    for nth in 1.. {
                        if !turn(&mut turned, nth) {
                            break;
                        }
                        setups.push(turned.clone());
                    }
                }
                setups.extend(($fewest..=$most).map(Self::all_turned));
                setups
            }

            /// Every option away from its default.
            pub fn all_turned(seats: u8) -> Setup {
                let mut setup = Setup { seats, ..Setup::default() };
                for (_, turn) in Self::TURNS {
                    turn(&mut setup, 1);
                }
                setup
            }

            /// For each option the seat counts for which it means something, and how to set it to its nth value beside the
            /// default; `false`: there is none.
            const TURNS: &[((u8, u8), fn(&mut Setup, usize) -> bool)] = &[$(
                ($crate::options!(@seats ($fewest, $most) $(($from, $to))?), |setup, nth| {
                    $crate::options!(@turn setup $key nth $type $body)
                }),
            )*];
        }
    };

    (@type $folder:tt $type:ident { $($value:ident = $text:tt),+ $(,)? }) => {
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        #[ts(export, export_to = $folder)]
        pub enum $type {
            #[default]
            $(#[serde(rename = $text)] $value,)+
        }

        impl $crate::options::Choice for $type {
            const ALL: &'static [Self] = &[$($type::$value),+];
            const TEXTS: &'static [&'static str] = &[$($text),+];
        }
    };
    (@type $folder:tt $type:ident $body:tt) => {};

    (@flat () $($key:ident : $type:ident,)*) => {};
    (@flat ($flat:ident) $($key:ident : $type:ident,)*) => {
        /// The options alone, flat, for a state to keep.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default)]
        pub struct $flat {
            $(pub $key: $type,)*
        }

        impl ::std::default::Default for $flat {
            fn default() -> Self {
                Setup::default().options()
            }
        }

        impl Setup {
            /// The options alone.
            pub fn options(&self) -> $flat {
                $flat { $($key: self.$key,)* }
            }
        }
    };

    (@default bool ($default:literal)) => { $default };
    (@default u8 ($default:literal, $range:expr)) => { $default };
    (@default $type:ident $body:tt) => { <$type as ::std::default::Default>::default() };

    (@choices bool ($default:literal)) => { $crate::Choices::Flag { default: $default } };
    (@choices u8 ($default:literal, $min:literal ..= $max:literal)) => {
        $crate::Choices::Number { min: $min, max: $max, default: $default }
    };
    (@choices $type:ident $body:tt) => {
        $crate::Choices::OneOf { values: <$type as $crate::options::Choice>::TEXTS }
    };

    (@seats $all:tt) => { $all };
    (@seats $all:tt $some:tt) => { $some };

    (@range $setup:ident $key:ident u8 ($default:literal, $min:literal ..= $max:literal)) => {
        if !($min..=$max).contains(&$setup.$key) {
            let words = format!("{} is {} to {}, not {}", stringify!($key), $min, $max, $setup.$key);
            return Err($crate::BadSetup(words));
        }
    };
    (@range $setup:ident $key:ident $type:ident $body:tt) => {};

    (@turn $setup:ident $key:ident $nth:ident bool ($default:literal)) => {{
        $setup.$key = !$default;
        $nth == 1
    }};
    (@turn $setup:ident $key:ident $nth:ident u8 ($default:literal, $min:literal ..= $max:literal)) => {
        ($min..=$max).filter(|&value| value != $default).nth($nth - 1).map(|value| $setup.$key = value).is_some()
    };
    (@turn $setup:ident $key:ident $nth:ident $type:ident $body:tt) => {
        <$type as $crate::options::Choice>::ALL.get($nth).map(|&value| $setup.$key = value).is_some()
    };
}

#[cfg(test)]
mod tests {
    use super::{OptionValue, Written};

    #[test]
    fn options_are_read_as_people_write_them() {
        let read = |json: &str| bool::read(&serde_json::from_str::<Written>(json).unwrap());
        assert_eq!([read("true"), read("\"yes\""), read("\"no\"")], [Some(true), Some(true), Some(false)]);
        assert_eq!([read("\"maybe\""), read("1")], [None, None]);
        assert_eq!(u8::read(&Written::Number(3)), Some(3));
        assert_eq!(u8::read(&Written::Word("3".to_owned())), None);
    }
}
