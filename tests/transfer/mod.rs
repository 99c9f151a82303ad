//! Comments of other systems come in, ours go out.

mod anchors;
mod cli;
mod detect;
mod figures;
mod formats;
mod journeys;
pub(crate) mod native;
mod page_addresses;
mod record_order;
mod save;
mod scratch;
