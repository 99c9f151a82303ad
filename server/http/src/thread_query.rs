//! What a query asks for of a thread: the same of the API and of the page without JavaScript.

use super::error::Problem;
use super::fields::missing;
use super::query::{Query, invalid};
use afterword_model::policy::{Limits, Sort};
use afterword_model::{Invalid, PagePath, Site};
use afterword_services::thread::{ThreadRequest, parse_cursor};

/// The request for a thread in a query.
pub(super) fn ask(limits: &Limits, site: &Site, query: &Query) -> Result<ThreadRequest, Problem> {
    let page = query.first("page").ok_or_else(|| missing("page"))?;
    let most = limits.thread_page;
    let limit = query
        .parsed::<usize>("limit", "a number of comments")?
        .unwrap_or(site.rules.page_size.min(most));
    if !(1..=most).contains(&limit) {
        return Err(invalid(
            "limit",
            &format!("a number of comments from 1 to {most}"),
        ));
    }
    Ok(ThreadRequest {
        path: PagePath::parse(page).map_err(Invalid::from)?,
        sort: query
            .parsed::<Sort>("sort", "`oldest`, `newest` or `top`")?
            .unwrap_or(site.rules.sort),
        after: query
            .first("after")
            .filter(|cursor| !cursor.is_empty())
            .map(parse_cursor)
            .transpose()?,
        limit: u32::try_from(limit).unwrap_or(u32::MAX),
    })
}
