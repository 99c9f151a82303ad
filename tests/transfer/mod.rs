//! Comments of other systems come in, ours go out.

mod anchors;
mod cli;
mod formats;
mod journeys;
mod native;
mod page_addresses;
mod save;
mod scratch;
mod record_order;
