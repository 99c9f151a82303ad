//! PostgreSQL keeps the contract of the store.

mod support;

use self::support::home;

afterword_store_contract::contract!(crate::home, crate::home);
