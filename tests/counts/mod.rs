//! Counts: one reading for many askers, and never a stale one, whatever comes between.

mod hang_ups;
mod made_up_pages;
mod response_cache;
mod ledger;
mod property;
mod reads;
mod writers;
