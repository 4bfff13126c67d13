//! JSON of a phase: its bare name while it is as it began, else an object with its `type` and what it remembers. Both
//! are read.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Phase, PhaseState};

impl Serialize for PhaseState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = self.name();
        if *self == PhaseState::from(name) {
            name.serialize(serializer)
        } else {
            // The derived form, in full.
            PhaseState::serialize(self, serializer)
        }
    }
}

impl<'de> Deserialize<'de> for PhaseState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Written)
    }
}

struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = PhaseState;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of a phase, or an object with its type")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<PhaseState, E> {
        Phase::deserialize(name.into_deserializer()).map(PhaseState::from)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<PhaseState, A::Error> {
        PhaseState::deserialize(MapAccessDeserializer::new(map))
    }
}
