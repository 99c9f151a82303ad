//! Turns records into comments: cleans them, finds their page, saves them in batches, and reports.
//!
//! - `import`: a whole file. `native`: the export of another Afterword.
//! - `save`, `piece`, `clean`, `write`: one comment after another. `late`: replies that come before their parents.
//! - `pages`: the page for an old address. `queries`: what of its query counts. `articles`, `front_matter`: what a Hugo site
//!   says about it.
//! - `survey`: the first reading, before anything is written. `landing`: the figures of each page.
//! - `report`: what was imported, what was not, and why.

mod articles;
mod clean;
mod front_matter;
mod import;
mod landing;
mod late;
pub mod native;
mod pages;
mod piece;
mod queries;
mod report;
mod save;
mod survey;
mod write;

pub use articles::{Articles, ArticlesProblem};
pub use import::{ImportEnd, ImportError, Order, import};
pub use pages::{Pages, Rule, RuleProblem, Sitemap};
pub use report::{Example, LandingPage, Report, Tally};
pub use save::Mode;
