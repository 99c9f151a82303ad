//! The contract of the store: what any of them must do, as tests that each backend runs.
//!
//! A backend says how a fresh store is made ([`TestStorage`]), and runs all of them by one line in a test of its own:
//!
//! ```ignore
//! afterword_store_contract::contract!(crate::home, crate::home_in_memory);
//! ```
//!
//! `lives` are long random lives of comments, in memory and in a store: what both answer is equal, and what a store
//! sums up is counted anew.
//!
//! Not here: what only one backend can meet, such as locks, files and connections. It stands beside that backend.
#![allow(
    clippy::unwrap_used,
    clippy::too_many_lines,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

/// The tests of a module. Each is private, so that the compiler names one that is not listed.
macro_rules! tests {
    ($module:ident: $($test:ident),* $(,)?) => {
        #[doc(hidden)]
        pub mod run {
            $(pub async fn $test(shelf: $crate::TestStore) {
                super::$test(shelf).await;
            })*
        }

        #[doc(hidden)]
        #[macro_export]
        macro_rules! $module {
            ($home:path) => {
                mod $module {
                    $(
                        #[tokio::test]
                        async fn $test() {
                            let shelf = $crate::TestStore::new($home()).await;
                            $crate::$module::run::$test(shelf).await;
                        }
                    )*
                }
            };
        }
    };
}

pub mod batches;
pub mod challenges;
pub mod comments;
pub mod conversations;
pub mod copies;
pub mod counts;
pub mod decisions;
pub mod durability;
pub mod edits;
pub mod follows;
pub mod hooks;
pub mod imports;
pub mod lists;
pub mod lives;
mod mails;
pub mod overview;
pub mod pages;
pub mod reactions;
pub mod reports;
pub mod search;
pub mod sent_webmentions;
pub mod sessions;
pub mod sites;
mod test_store;
pub mod threads;
pub mod undo;
pub mod webmentions;

#[doc(hidden)]
pub use mails::{effects as mail_effects, outbox as mail_outbox, told as mail_told};
pub use test_store::{TestStorage, TestStore, at, author, counted, order, path, site};

/// All of them, for the stores that a function makes; another makes those of lives, which are many.
#[macro_export]
macro_rules! contract {
    ($home:path, $lives:path) => {
        $crate::batches!($home);
        $crate::challenges!($home);
        $crate::comments!($home);
        $crate::conversations!($home);
        $crate::copies!($home);
        $crate::counts!($home);
        $crate::decisions!($home);
        $crate::durability!($home);
        $crate::edits!($home);
        $crate::follows!($home);
        $crate::hooks!($home);
        $crate::imports!($home);
        $crate::lists!($home);
        $crate::mail_effects!($home);
        $crate::mail_outbox!($home);
        $crate::mail_told!($home);
        $crate::overview!($home);
        $crate::pages!($home);
        $crate::reactions!($home);
        $crate::reports!($home);
        $crate::search!($home);
        $crate::sessions!($home);
        $crate::sites!($home);
        $crate::threads!($home);
        $crate::undo!($home);
        $crate::sent_webmentions!($home);
        $crate::webmentions!($home);

        #[test]
        fn a_life_in_a_store_is_the_same_as_in_memory_and_its_sums_are_right() {
            $crate::lives::in_a_store($lives);
        }

        #[test]
        fn a_webhook_lives_in_a_store_as_in_memory() {
            $crate::lives::deliveries_in_a_store($lives);
        }

        #[test]
        fn a_thread_that_changes_after_two_claims_of_its_webhook_is_told_of() {
            $crate::lives::two_claims_of_one_thread($lives);
        }
    };
}
