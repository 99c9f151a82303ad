//! What was read becomes comments here: cleaned, led to its page, saved part by part, and reported.
//!
//! - `import`: a whole file. `native`: what another Afterword has exported.
//! - `save`, `piece`, `clean`, `write`: one comment after another. `late`: replies that stand before what they answer.
//! - `pages`: which page an old address is. `articles`, `front_matter`: what a Hugo site says of that.
//! - `report`: what came, what did not, and why.

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
pub use import::{Ended, ImportError, Order, import};
pub use pages::{Pages, Rule, RuleProblem};
pub use report::{Example, Report, Tally};
pub use save::Mode;
