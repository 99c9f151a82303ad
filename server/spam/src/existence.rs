//! The site's own sitemap does not name the page.

use super::{Case, Code, Finding, Outcome};
use afterword_model::Existence;
use afterword_model::policy::UnknownPages;

/// Whether the comment is held; if it must be refused, it does not get this far.
pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let is_unknown = matches!(
        case.signals.existence,
        Existence::Unknown | Existence::Doubtful
    );
    let matters = case.rules.unknown_pages != UnknownPages::Publish;
    (is_unknown && matters).then(|| Finding::at_least(Code::UnknownPage, Outcome::Hold))
}
