//! Comments of other systems come in, ours go out.

mod anchors;
mod cli;
mod formats;
mod journeys;
mod native;
mod places;
mod save;
mod scratch;
mod shuffled;
