//! The statistics of the sites that the owner may see.

use axum::extract::{RawQuery, State};
use axum::response::Response;
use http::StatusCode;

use super::decide::seen;
use super::lists::{choices, chosen, key};
use super::refusal::Refusal;
use super::session::{Session, page};
use super::view::chart::{Day, Series};
use super::view::frame::Section;
use super::view::statistics::{Span, StatisticsPage, TopPage};
use crate::contexts::ConsoleServices;
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_store::{DayTotals, PageTotals, StatisticsQuery};

/// `GET /console/statistics`.
pub(crate) async fn shown(
    State(services): State<ConsoleServices>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let query = Query::parse(raw.as_deref())?;
    let site = chosen(&services, &session, &query)?;
    let span = span(query.first("days"));
    let asked = StatisticsQuery {
        sites: match &site {
            Some(site) => vec![site.id],
            None => seen(&services, &session),
        },
        days: u32::from(span.days()),
        now: services.clock.now(),
    };
    let totals = services.store.statistics(asked).await?;
    let days: Vec<Day> = totals.days.iter().filter_map(day).collect();
    let top = totals.pages.into_iter();
    let texts = Texts::of(session.language);
    let view = StatisticsPage {
        frame: session.frame(
            Section::Statistics,
            texts.console_statistics_title().to_owned(),
        ),
        texts,
        sites: &choices(&services, &session),
        site: key(site.as_ref()),
        span,
        days: &days,
        top: top
            .filter_map(|totals| top_page(&services, totals))
            .collect(),
    };
    Ok(page(StatusCode::OK, &view))
}

/// A month by default.
fn span(days: Option<&str>) -> Span {
    let days = days.and_then(|days| days.parse().ok());
    let found = Span::ALL.into_iter().find(|span| Some(span.days()) == days);
    found.unwrap_or(Span::Month)
}

fn day(totals: &DayTotals) -> Option<Day> {
    Some(Day {
        date: totals.date.parse().ok()?,
        comments: Series {
            published: totals.approved.into(),
            waiting: totals.pending.into(),
            spam: totals.spam.into(),
            refused: u64::from(totals.rejected) + u64::from(totals.deleted),
        },
        decisions: totals.decisions.into(),
    })
}

fn top_page(services: &ConsoleServices, totals: PageTotals) -> Option<TopPage> {
    Some(TopPage {
        site: services
            .sites
            .current()
            .by_id(totals.site)?
            .key
            .as_str()
            .to_owned(),
        path: totals.path,
        title: totals.title,
        count: totals.count.into(),
    })
}
