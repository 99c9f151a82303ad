//! Door 2: mail. What came in is read in `inbound`; what goes out is written in `outbound`.

mod delivery;
pub mod inbound;
mod mailroom;
pub mod outbound;

pub use delivery::{Arrival, Delivery, Envelope, LmtpPeer, Receipt, Receive};
pub use mailroom::Mailroom;
