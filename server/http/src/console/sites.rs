//! All sites, and a new one.

use axum::extract::{RawQuery, Request, State};
use axum::response::Response;
use http::StatusCode;

use super::lists::{choice, done, outcome};
use super::refusal::Refusal;
use super::session::{Form, Session, page, posted};
use super::site::{self, InvalidSite};
use super::view::frame::Section;
use super::view::sites::{NewSiteForm, SiteMistake, SiteRow, SitesPage};
use crate::contexts::ConsoleServices;
use crate::error::Problem;
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, SiteKey};
use afterword_services::CommentError;
use afterword_services::sites::Plan;

/// `GET /console/sites`.
pub(crate) async fn listed(
    State(services): State<ConsoleServices>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let session = session.of_server()?;
    let query = Query::parse(raw.as_deref())?;
    let view = SitesPage {
        outcome: outcome(&query),
        ..list(&services, &session).await?
    };
    Ok(page(StatusCode::OK, &view))
}

/// `POST /console/sites`.
pub(crate) async fn added(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let session = session.of_server()?;
    let unfit = match add_site(&services, &form).await {
        Ok(key) => return Ok(done(&site::address_of(key.as_str()))),
        Err(unfit) => unfit,
    };
    if unfit.mistakes.is_empty() {
        return Err(Refusal::keeping(*unfit.problem, &form));
    }
    let field = |name| form.first(name).unwrap_or_default();
    let view = SitesPage {
        form: NewSiteForm {
            key: field("key"),
            title: field("title"),
            origins: field("origins"),
            mistakes: &unfit.mistakes,
        },
        ..list(&services, &session).await?
    };
    Ok(page(unfit.problem.status(), &view))
}

async fn add_site(services: &ConsoleServices, form: &Form) -> Result<SiteKey, InvalidSite> {
    let key = SiteKey::parse(form.first("key").unwrap_or_default().trim());
    let basics = site::basics(services, form);
    let (key, basics) = match (key, basics) {
        (Ok(key), Ok(basics)) => (key, basics),
        (Err(problem), basics) => {
            let unfit = InvalidSite::new(site::in_site(problem), SiteMistake::KeyInvalid);
            return Err(unfit.and(basics.err()));
        }
        (Ok(_), Err(unfit)) => return Err(unfit),
    };
    let plan = Plan {
        title: basics.title,
        origins: basics.origins,
        overrides: SiteOverrides::default(),
    };
    match services.sites.add(key.clone(), plan).await {
        Ok(_) => Ok(key),
        Err(error @ CommentError::SiteExists) => {
            Err(InvalidSite::new(error.into(), SiteMistake::KeyTaken))
        }
        Err(error) => Err(error.into()),
    }
}

async fn list<'a>(
    services: &ConsoleServices,
    session: &'a Session,
) -> Result<SitesPage<'a>, Problem> {
    let texts = Texts::of(session.language);
    let mut rows = Vec::new();
    for site in session.owner.sites(&services.sites.current()) {
        let totals = services.store.site_totals(site.id).await?;
        let origins = site.origins.iter().map(Origin::as_str);
        rows.push(SiteRow {
            site: choice(&site),
            origins: origins.map(ToOwned::to_owned).collect(),
            comments: u64::try_from(totals.approved).unwrap_or_default(),
            pending: totals.pending.into(),
        });
    }
    Ok(SitesPage {
        frame: session.frame(Section::Sites, texts.console_sites_title().to_owned()),
        texts,
        outcome: None,
        rows,
        form: NewSiteForm::default(),
    })
}
