//! Totals by day, and the pages with most comments.

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use serde::Serialize;
use utoipa::ToSchema;

use super::blocks::sites_of;
use super::described;
use crate::contexts::OwnerApiServices;
use crate::error::Problem;
use crate::json::Json;
use crate::owner;
use crate::query::Query;
use afterword_model::SiteKey;
use afterword_store::{DayTotals, PageTotals, StatisticsQuery};

const MOST_DAYS: u32 = 366;
const USUAL_DAYS: u32 = 30;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Statistics)]
pub(super) struct StatsView {
    /// Oldest first, today (in UTC) the last.
    #[schema(value_type = Vec<described::Day>)]
    days: Vec<DayTotals>,
    /// Most comments first, ten of them.
    pages: Vec<TopPageView>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TopPage)]
pub(super) struct TopPageView {
    #[schema(value_type = Option<String>, required = true)]
    site: Option<SiteKey>,
    #[serde(flatten)]
    #[schema(value_type = described::PageTotals)]
    page: PageTotals,
}

/// Comments and decisions by day, and the pages with most comments.
#[utoipa::path(
    get, path = "/api/v1/admin/stats", operation_id = "readStatistics",
    params(
        described::OfSite,
        ("days" = Option<u32>, Query, minimum = 1, maximum = 366, description = "Left out: 30", example = 7),
    ),
    responses((status = 200, description = "Totals", body = StatsView)),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!(["unknown_site", "invalid_parameter"]))),
)]
pub(crate) async fn read(
    State(services): State<OwnerApiServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "read").await?;
    let query = Query::parse(raw.as_deref())?;
    let days = query.within("days", MOST_DAYS)?.unwrap_or(USUAL_DAYS);
    let asked = StatisticsQuery {
        sites: sites_of(&services, &query)?,
        days,
        now: services.clock.now(),
    };
    let found = services.store.statistics(asked).await?;
    let sites = services.sites.current();
    let pages = found.pages.into_iter().map(|page| TopPageView {
        site: sites.by_id(page.site).map(|site| site.key.clone()),
        page,
    });
    let view = StatsView {
        days: found.days,
        pages: pages.collect(),
    };
    Ok(Json(view).into_response())
}
