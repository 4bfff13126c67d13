//! Moves everything from one store to another: a club that has grown, or the way back.

use crate::{Change, Store, StoreError};

/// How many guests or tables are read at once.
const PART: u32 = 200;

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    pub guests: u64,
    pub accounts: u64,
    pub tables: u64,
    pub steps: u64,
}

/// Copies everything into an empty store. No server may use either of them meanwhile.
pub async fn copy(from: &dyn Store, to: &dyn Store) -> Result<Copied, StoreError> {
    let is_empty = to.secrets().await?.is_empty()
        && to.guests("", 1).await?.is_empty()
        && to.tables("", 1).await?.is_empty();
    if !is_empty {
        return Err(StoreError::NotEmpty);
    }
    let secrets = from.secrets().await?;
    if secrets.is_empty() {
        return Err(StoreError::Empty);
    }
    for secret in secrets {
        to.add_secret(secret).await?;
    }
    let mut copied = Copied::default();
    copy_guests(from, to, &mut copied).await?;
    copy_accounts(from, to, &mut copied).await?;
    copy_tables(from, to, &mut copied).await?;
    Ok(copied)
}

async fn copy_guests(from: &dyn Store, to: &dyn Store, copied: &mut Copied) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let part = from.guests(&after, PART).await?;
        let Some(last) = part.last() else { return Ok(()) };
        after.clone_from(&last.id);
        for guest in part {
            let (id, night) = (guest.id.clone(), from.people().night(&guest.id).await?);
            to.save_guest(guest).await?;
            if night.is_some() {
                to.people().change(Change::Nights { guest: id, night }).await?;
            }
            copied.guests += 1;
        }
    }
}

async fn copy_accounts(from: &dyn Store, to: &dyn Store, copied: &mut Copied) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let part = from.people().accounts(&after, PART).await?;
        let Some(last) = part.last() else { return Ok(()) };
        after.clone_from(&last.guest);
        for account in part {
            let sessions = from.people().sessions(&account.guest).await?;
            to.people().change(Change::Register { account, sessions }).await?;
            copied.accounts += 1;
        }
    }
}

async fn copy_tables(from: &dyn Store, to: &dyn Store, copied: &mut Copied) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let part = from.tables(&after, PART).await?;
        let Some(last) = part.last() else { return Ok(()) };
        after.clone_from(&last.id);
        for table in part {
            let steps = from.steps(&table.id).await?;
            copied.steps += steps.len() as u64;
            to.add_match(table, steps).await?;
            copied.tables += 1;
        }
    }
}
