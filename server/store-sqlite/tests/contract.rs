//! SQLite keeps the contract of the store.

mod support;

use self::support::{home, home_in_memory};

afterword_store_contract::contract!(crate::home, crate::home_in_memory);
