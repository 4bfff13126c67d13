//! The way of a database from nothing to the tables of today: numbered scripts, each carried out once, in order.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A number, what it is about, and the SQL. A script that has been carried out anywhere is never changed again: its
/// digest is kept in the database and compared.
type Script = (i64, &'static str, &'static str);

include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

pub static OF_SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(SQLITE));
pub static OF_POSTGRES: LazyLock<Migrator> = LazyLock::new(|| migrator(POSTGRES));

fn migrator(scripts: &[Script]) -> Migrator {
    let migration = |&(version, description, sql): &Script| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(scripts.iter().map(migration).collect())
}
