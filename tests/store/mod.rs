//! The contract of the store: every test here runs on every backend.
//!
//! A new backend is a variant of [`Backend`] and a line in [`contract`]; what only one of them has
//! stands in a folder of its name.

mod batches;
mod challenges;
mod comments;
mod counts;
mod decisions;
mod durability;
mod edits;
mod hooks;
mod lists;
mod mails;
mod overview;
mod pages;
mod reactions;
mod search;
mod shelf;
mod sites;
mod sqlite;
mod threads;
mod undo;

/// Makes a test of each function, for each backend.
macro_rules! contract {
    ($($test:ident),* $(,)?) => {
        contract!(@on sqlite, Sqlite, $($test)*);
    };
    (@on $name:ident, $backend:ident, $($test:ident)*) => {
        mod $name {
            use crate::store::shelf::{Backend, Shelf};
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test(Shelf::new(Backend::$backend).await).await;
                }
            )*
        }
    };
}
use contract;
