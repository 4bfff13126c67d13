//! The types of what a game says, for the browser: `web/src/generated/<slug>/*.ts`.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

/// Files of types as they are written, by their path below the generated ones.
#[derive(Default)]
pub struct Types(BTreeSet<PathBuf>);

impl Types {
    /// Writes a type, and all that it is made of.
    #[track_caller]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        let written = T::export_all(&Config::from_env());
        written.unwrap_or_else(|error| panic!("{}: {error}", std::any::type_name::<T>()));
        self.visit::<T>();
        self
    }

    /// Nothing else lies in the folder of the game: a type that is said no more is deleted by hand.
    #[track_caller]
    pub fn assert_all_of(&self, slug: &str) {
        let folder = Config::from_env().out_dir().join(slug);
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let names = entries.map(|entry| PathBuf::from(slug).join(entry.expect("it can be read").file_name()));
        let types = names.filter(|name| name.extension().is_some_and(|extension| extension == "ts"));
        let unsaid: Vec<PathBuf> = types.filter(|name| !self.0.contains(name)).collect();
        assert!(unsaid.is_empty(), "written by nothing: {unsaid:?}");
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some_and(|path| self.0.insert(path)) {
            T::visit_dependencies(self);
        }
    }
}
