//! Shared by the handlers of lists: the listed sites, the result of the last form, and errors.

use std::sync::Arc;

use axum::response::Response;

use super::comments::seen_site;
use super::refusal::{see_other, with_done};
use super::session::{Form, Session, local};
use super::view::parts::{FormOutcome, SiteChoice};
use crate::contexts::ConsoleServices;
use crate::error::Problem;
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_model::{Invalid, PageTitle, Site};

/// The families of texts for the console's errors.
pub(super) const EXPLAINED: &[&str] = &["console-problem-", "problem-"];

/// The value of `done` in a page's address after an accepted form.
const DONE: &str = "saved";

pub(super) fn choice(site: &Site) -> SiteChoice {
    SiteChoice {
        key: site.key.as_str().to_owned(),
        title: site.title.clone(),
    }
}

/// The sites that the owner may see.
pub(super) fn choices(services: &ConsoleServices, session: &Session) -> Vec<SiteChoice> {
    let sites = session.owner.sites(&services.sites.current());
    sites.iter().map(|site| choice(site)).collect()
}

/// The site in the address.
///
/// # Errors
/// `unknown_site`, also for one that this owner may not see.
pub(super) fn chosen(
    services: &ConsoleServices,
    session: &Session,
    query: &Query,
) -> Result<Option<Arc<Site>>, Problem> {
    let key = query.first("site").filter(|key| !key.is_empty());
    key.map(|key| seen_site(services, session, key)).transpose()
}

/// The key of the chosen one; empty for all.
pub(super) fn key(site: Option<&Arc<Site>>) -> &str {
    site.map_or("", |site| site.key.as_str())
}

/// A title that an owner has typed: if it is too long, it is refused and not shortened.
///
/// # Errors
/// [`Invalid::Title`].
pub(super) fn whole_title(services: &ConsoleServices, typed: &str) -> Result<PageTitle, Invalid> {
    let title = PageTitle::parse(typed, usize::MAX)?;
    let length = title.as_str().chars().count();
    let fits = length <= services.config.limits.title;
    fits.then_some(title).ok_or(Invalid::Title)
}

/// The result of the form that led here.
pub(super) fn outcome(query: &Query) -> Option<FormOutcome> {
    let done = query.first("done")?;
    (done == DONE).then_some(FormOutcome::Done)
}

/// The problem, in the language of the page.
pub(super) fn explained(session: &Session, problem: &Problem) -> String {
    problem.explained(Texts::of(session.language), EXPLAINED)
}

/// The page of the form.
pub(super) fn place<'a>(form: &'a Form, home: &'a str) -> &'a str {
    form.first("back").and_then(local).unwrap_or(home)
}

/// The query of that page, so that a refused form is shown in its place.
///
/// # Errors
/// As [`Query::parse`].
pub(super) fn query_of(place: &str) -> Result<Query, Problem> {
    let place = place.split('#').next().unwrap_or_default();
    Query::parse(place.split_once('?').map(|(_, query)| query))
}

/// Redirects to the form's page, which shows that it was accepted.
pub(super) fn done(place: &str) -> Response {
    see_other(&with_done(place, DONE))
}
