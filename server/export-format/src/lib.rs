//! Our own format, both ways: all data as JSON Lines, one object a line.
//!
//! The first line says what it is, then come sites, each followed by its pages, its comments in their order, and what
//! else it keeps; the last line says that it is whole. `line`, `comment`, `decision`: the lines. `export`: writes them.
//!
//! Not here: who may have them (`http`), and saving them again (`transfer`).

mod comment;
mod decision;
mod export;
mod line;

pub use comment::{CommentLine, FormerLine};
pub use export::{Export, Totals, WriteError, write};
pub use line::{AddressLine, BlockLine, ExportLine, FormerNameLine, PageLine, SiteLine, VERSION};
