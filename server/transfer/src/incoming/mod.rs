//! Turns records into comments: cleans them, finds their page, saves them in batches, and reports.
//!
//! - `import`: a whole file. `native`: the export of another Afterword.
//! - `save`, `piece`, `clean`, `write`: one comment after another. `late`: replies that come before their parents.
//! - `pages`: the page for an old address. `articles`, `front_matter`: what a Hugo site says about it.
//! - `report`: what was imported, what was not, and why.

mod articles;
mod clean;
mod front_matter;
mod import;
mod late;
pub mod native;
mod pages;
mod piece;
mod report;
mod save;
mod write;

pub use articles::{Articles, ArticlesProblem};
pub use import::{ImportEnd, ImportError, Order, import};
pub use pages::{Pages, Rule, RuleProblem};
pub use report::{Example, Report, Tally};
pub use save::Mode;
