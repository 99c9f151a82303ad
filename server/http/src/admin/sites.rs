//! The owner's sites and their settings.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;
use serde_json::{Map, Value};
use url::Url;
use utoipa::ToSchema;

use super::{bodies, described};
use crate::contexts::OwnerApiServices;
use crate::error::{Problem, code};
use crate::fields::{Fields, missing};
use crate::json::Json;
use crate::layers::access_log;
use crate::openapi::types;
use crate::owner;
use crate::owner::Caller;
use crate::versions::{self, IfMatch};
use afterword_config::SetOverride;
use afterword_i18n::ProblemText;
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, PageTitle, Site, SiteKey, SiteProblem};
use afterword_services::sites::Plan;
use afterword_services::tokens::Scope;
use afterword_services::{CommentError, SiteRegistry, unknown_language};
use afterword_store::SiteTotals;

/// A site for the owner; `settings` are its own; for all others `[sites]` applies.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Site)]
pub(super) struct SiteView<'a> {
    #[schema(value_type = String, example = "blog")]
    key: &'a SiteKey,
    title: &'a str,
    #[schema(value_type = Vec<String>)]
    origins: &'a [Origin],
    #[schema(value_type = described::Settings)]
    settings: &'a SiteOverrides,
    #[schema(value_type = described::SiteTotals)]
    totals: SiteTotals,
}

impl<'a> SiteView<'a> {
    async fn new(services: &OwnerApiServices, site: &'a Site) -> Result<Self, Problem> {
        Ok(Self {
            key: &site.key,
            title: &site.title,
            origins: &site.origins,
            settings: &site.overrides,
            totals: services.store.site_totals(site.id).await?,
        })
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Sites)]
pub(super) struct SitesView<'a> {
    sites: Vec<SiteView<'a>>,
}

/// Clients that may read comments may also read their sites.
const READERS: &[&str] = &["read", "sites"];

/// All sites.
#[utoipa::path(
    get, path = "/api/v1/admin/sites", operation_id = "listSites",
    responses((status = 200, description = "All of them", body = SitesView, example = json!({"sites": [{
        "key": "blog", "title": "My blog", "origins": ["https://blog.example.org"], "settings": {"depth": 3},
        "totals": {"approved": 240, "pending": 2, "pages": 31},
    }]}))),
    security(("apiToken" = ["read"]), ("apiToken" = ["sites"])),
)]
pub(crate) async fn list(
    State(services): State<OwnerApiServices>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::caller(&services.access, &headers, READERS).await?;
    let sites = services.sites.current();
    let mut views = Vec::new();
    for site in sites.all() {
        views.push(SiteView::new(&services, site).await?);
    }
    Ok(Json(SitesView { sites: views }).into_response())
}

/// One site.
#[utoipa::path(
    get, path = "/api/v1/admin/sites/{key}", operation_id = "showSite",
    params(described::SiteKey, types::IfNoneMatch),
    responses(
        (status = 200, description = "The site", body = SiteView,
            headers(("ETag" = String, description = "Its version"))),
        (status = 304, description = "It has not changed"),
    ),
    security(("apiToken" = ["read"]), ("apiToken" = ["sites"])),
    extensions(("x-problems" = json!(["unknown_site"]))),
)]
pub(crate) async fn show(
    State(services): State<OwnerApiServices>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::caller(&services.access, &headers, READERS).await?;
    let site = services
        .sites
        .current()
        .by_key(&key)
        .ok_or(CommentError::UnknownSite)?;
    access_log::is_for(&site);
    answer(&services, &headers, &site).await
}

async fn answer(
    services: &OwnerApiServices,
    asked: &HeaderMap,
    site: &Site,
) -> Result<Response, Problem> {
    let view = SiteView::new(services, site).await?;
    Ok(versions::answer(asked, &versions::of_site(site), &view))
}

/// Add a site.
#[utoipa::path(
    post, path = "/api/v1/admin/sites", operation_id = "createSite",
    request_body(content(
        (bodies::NewSite = "application/json", example = json!({
            "key": "notes", "title": "Notes", "origins": ["https://notes.example.org"],
            "settings": {"moderation": "publish"},
        })),
        (bodies::NewSite = "text/plain", example = json!({
            "key": "words", "origins": ["https://words.example.org"],
        })),
    )),
    responses((status = 201, description = "The site", body = SiteView, headers(
        ("ETag" = String, description = "Its version"),
        ("Location" = String, description = "Where it is"),
    ))),
    security(("apiToken" = ["sites"])),
    extensions(("x-problems" = json!([
        "site_exists", "invalid_site_key", "invalid_title", "invalid_origin", "invalid_setting",
    ]))),
)]
pub(crate) async fn create(
    State(services): State<OwnerApiServices>,
    request: Request,
) -> Result<Response, Problem> {
    let caller = owner::caller(&services.access, request.headers(), &["sites"]).await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let key = SiteKey::parse(&fields.required("key")?).map_err(in_site)?;
    let wanted = SiteFields::read(&services, fields)?;
    wanted.allowed(&caller)?;
    if wanted.origins.is_none() {
        return Err(missing("origins"));
    }
    let plan = wanted.over(Plan {
        title: String::new(),
        origins: Vec::new(),
        overrides: SiteOverrides::default(),
    })?;
    wanted.may_read(&caller, None, sitemap(&services.sites, &plan).as_ref())?;
    let site = services.sites.add(key, plan).await?;
    let mut response = answer(&services, &HeaderMap::new(), &site).await?;
    if response.status().is_success() {
        *response.status_mut() = StatusCode::CREATED;
    }
    let place = format!("/api/v1/admin/sites/{}", site.key);
    if let Ok(place) = HeaderValue::from_str(&place) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    Ok(response)
}

/// Change a site.
///
/// `origins` as a whole, `settings` one by one. If a setting is invalid, the error names it, and nothing is changed.
///
/// A token that lacks `read` or `moderate` changes neither who moderates the site nor where its sitemap is.
#[utoipa::path(
    patch, path = "/api/v1/admin/sites/{key}", operation_id = "changeSite",
    params(described::SiteKey, described::IfMatch),
    request_body(content(
        (bodies::SiteChange = "application/json", example = json!({
            "title": "My blog", "settings": {"depth": 3, "moderation": null},
        })),
        (bodies::SiteChange = "text/plain", example = json!({"title": "My blog"})),
    )),
    responses((status = 200, description = "The site as it is now", body = SiteView,
        headers(("ETag" = String, description = "Its new version")))),
    security(("apiToken" = ["sites"])),
    extensions(("x-problems" = json!([
        "unknown_site", "invalid_title", "invalid_origin", "invalid_setting",
    ]))),
)]
pub(crate) async fn patch(
    State(services): State<OwnerApiServices>,
    Path(key): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let if_match = IfMatch::of(request.headers());
    let caller = owner::caller(&services.access, request.headers(), &["sites"]).await?;
    let fields = Fields::read(request, services.config.limits.body.length()).await?;
    let wanted = SiteFields::read(&services, fields)?;
    wanted.allowed(&caller)?;
    let sites = Arc::clone(&services.sites);
    let site = services.sites.change(key, move |site: &Site| {
        if_match.check(&versions::of_site(site))?;
        let plan = wanted.over(Plan::of(site))?;
        let (before, after) = (site.sitemap(), sitemap(&sites, &plan));
        wanted.may_read(&caller, before.as_ref(), after.as_ref())?;
        Ok::<_, Problem>(plan)
    });
    answer(&services, &HeaderMap::new(), &*site.await?).await
}

/// The fields of a request about a site.
struct SiteFields {
    title: Option<PageTitle>,
    origins: Option<Vec<Origin>>,
    settings: Map<String, Value>,
}

impl SiteFields {
    fn read(services: &OwnerApiServices, mut fields: Fields) -> Result<Self, Problem> {
        let title = fields.optional("title")?;
        let origins = fields.optional_words("origins")?;
        let settings = fields.optional_object("settings")?.unwrap_or_default();
        fields.finish()?;
        Ok(Self {
            title: title
                .map(|title| PageTitle::parse(&title, services.config.limits.title))
                .transpose()?,
            origins: origins.map(|origins| parsed(&origins)).transpose()?,
            settings,
        })
    }

    /// A site's moderators may see and decide everything on it: only callers with that permission may appoint them.
    fn allowed(&self, caller: &Caller) -> Result<(), Problem> {
        match lacking(caller) {
            Some(scope) if self.settings.contains_key("moderators") => {
                let text = ProblemText::scope_missing_for_moderators(scope.to_string());
                Err(Problem::new(code::SCOPE_MISSING, text).field("settings.moderators"))
            }
            _ => Ok(()),
        }
    }

    /// The server itself requests the sitemap, and a comment for a page that it does not name is held or refused: who
    /// may not decide about comments sends the server to no other address, neither by the setting nor by the origin
    /// that it is relative to.
    fn may_read(
        &self,
        caller: &Caller,
        before: Option<&Url>,
        after: Option<&Url>,
    ) -> Result<(), Problem> {
        match lacking(caller) {
            Some(scope) if after.is_some() && after != before => {
                let text = ProblemText::scope_missing_for_sitemap(scope.to_string());
                let is_set = self.settings.contains_key("sitemap");
                let field = if is_set {
                    "settings.sitemap"
                } else {
                    "origins"
                };
                Err(Problem::new(code::SCOPE_MISSING, text).field(field))
            }
            _ => Ok(()),
        }
    }

    /// Merged into the current data; the error names the first invalid setting.
    fn over(&self, plan: Plan) -> Result<Plan, Problem> {
        let mut overrides = plan.overrides;
        for (name, value) in &self.settings {
            overrides.set_json(name, value).map_err(|problem| {
                let setting = problem.setting.escape_debug().to_string();
                let text = ProblemText::invalid_setting(problem.message, setting);
                let name: String = name.chars().take(80).collect();
                Problem::new(code::INVALID_SETTING, text).field(format!("settings.{name}"))
            })?;
        }
        if self.settings.contains_key("language")
            && let Some(message) = overrides.language.as_ref().and_then(unknown_language)
        {
            let text = ProblemText::invalid_setting(message, "language");
            return Err(Problem::new(code::INVALID_SETTING, text).field("settings.language"));
        }
        Ok(Plan {
            title: match &self.title {
                Some(title) => title.as_str().to_owned(),
                None => plan.title,
            },
            origins: self.origins.clone().unwrap_or(plan.origins),
            overrides,
        })
    }
}

/// Of the scopes that let a token see and decide everything on a site, one that the caller lacks.
fn lacking(caller: &Caller) -> Option<Scope> {
    let needed = [Scope::Read, Scope::Moderate];
    needed
        .into_iter()
        .find(|scope| !caller.scopes.contains(scope))
}

/// The sitemap of a site with this data.
fn sitemap(sites: &SiteRegistry, plan: &Plan) -> Option<Url> {
    let origin = plan.origins.first()?;
    let rules = sites.rules_with(&plan.overrides);
    rules.sitemap.url(origin.as_str())
}

/// Without duplicates, in their order.
fn parsed(origins: &[String]) -> Result<Vec<Origin>, Problem> {
    let mut known: Vec<Origin> = Vec::new();
    for origin in origins {
        let origin = Origin::parse(origin).map_err(in_site)?;
        if !known.contains(&origin) {
            known.push(origin);
        }
    }
    if known.is_empty() {
        return Err(in_site(SiteProblem::NoOrigin));
    }
    Ok(known)
}

#[expect(clippy::needless_pass_by_value, reason = "it stands in `map_err`")]
fn in_site(problem: SiteProblem) -> Problem {
    let (code, field) = match problem {
        SiteProblem::Key(_) => (code::INVALID_SITE_KEY, "key"),
        SiteProblem::Origin(_) | SiteProblem::NoOrigin => (code::INVALID_ORIGIN, "origins"),
    };
    Problem::new(code, ProblemText::invalid_site(problem.to_string())).field(field)
}
