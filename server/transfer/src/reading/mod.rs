//! Reading files that may be large, broken or hostile: in bounded memory, and with the place of every error.
//!
//! - Text: `input` counts lines and bounds each piece; `lines` and `xml` use it. `utf16` turns it into UTF-8.
//! - JSON: `json` walks through the values of a file of any size; `frame` finds where one begins and ends, `bytes`
//!   reads. `loose` accepts a value in any spelling, `sites` selects one of several sites in a file, `files` reads the
//!   files of a folder.
//! - `sqlite_file`: another program's database, opened read-only. `folder`: what is in a folder.
//! - `most`: how much of a file may be in memory.
//! - `seen`: what a file is, in words, if no system is found for it.

pub(super) mod bytes;
pub(super) mod files;
pub(super) mod folder;
pub(super) mod frame;
pub(super) mod input;
pub(super) mod json;
pub(super) mod lines;
pub(super) mod loose;
pub(super) mod most;
pub(super) mod seen;
pub(super) mod sites;
pub(super) mod sqlite_file;
mod utf16;
pub(super) mod xml;
