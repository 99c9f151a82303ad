//! Counts: one reading for many askers, and never a stale one, whatever comes between.

mod hang_ups;
mod ledger;
mod made_up_pages;
mod property;
mod reads;
mod response_cache;
mod writers;
