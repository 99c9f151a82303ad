//! Afterword's own format, for writing and reading: all data as JSON Lines, one object a line.
//!
//! The first line is a header. Then come the sites, each followed by its pages, its comments in order, and its other
//! data. The last line marks a complete export. `line`, `comment`, `decision`: the lines. `export`: writes them.
//!
//! Not here: who may export (`http`), and importing (`transfer`).

mod comment;
mod decision;
mod export;
mod line;

pub use comment::{CommentLine, FormerLine};
pub use export::{Export, Totals, WriteError, write};
pub use line::{
    AddressLine, BlockLine, ExportLine, FollowLine, FormerNameLine, PageLine, PageVoteLine,
    SiteLine, VERSION,
};
