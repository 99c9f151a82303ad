//! Reading files that may be large, broken or hostile: bounded in memory, and every error with its place.
//!
//! - Text: `input` counts lines and holds each piece to a bound, `lines` and `xml` stand on it.
//! - JSON: `json` walks through values of a file of any size; `frame` finds where one begins and ends, `bytes` reads.
//!   `loose` takes a value in any spelling, `sites` one of several sites in a file.
//! - `sqlite_file`: another program's database, which is never written to.

pub(super) mod bytes;
pub(super) mod frame;
pub(super) mod input;
pub(super) mod json;
pub(super) mod lines;
pub(super) mod loose;
pub(super) mod sites;
pub(super) mod sqlite_file;
pub(super) mod xml;
