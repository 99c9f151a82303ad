//! What a query asks for of a thread: the same of the API and of the page without JavaScript.

use super::error::Problem;
use super::fields::missing;
use super::query::{Query, one_of};
use afterword_model::policy::{Limits, Sort};
use afterword_model::{CommentSources, Invalid, PagePath, Site};
use afterword_services::thread::{ThreadRequest, parse_cursor};

/// The request for a thread in a query.
pub(super) fn ask(limits: &Limits, site: &Site, query: &Query) -> Result<ThreadRequest, Problem> {
    let page = query.first("page").ok_or_else(|| missing("page"))?;
    let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let most = small(limits.thread_page);
    let usual = small(site.rules.page_size).min(most);
    Ok(ThreadRequest {
        path: PagePath::parse(page).map_err(Invalid::from)?,
        sort: query
            .parsed::<Sort>("sort", || one_of("sort", Sort::ALL))?
            .unwrap_or(site.rules.sort),
        after: query
            .first("after")
            .filter(|cursor| !cursor.is_empty())
            .map(parse_cursor)
            .transpose()?,
        limit: query.limit(usual, most)?,
        sources: query
            .parsed::<CommentSources>("sources", || one_of("sources", &CommentSources::WORDS))?
            .unwrap_or(CommentSources::ALL),
    })
}
