//! One site and its settings.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, Request, State};
use axum::response::Response;
use http::StatusCode;

use super::lists::{choice, done, outcome, whole_title};
use super::refusal::Refusal;
use super::session::{Form, Session, page, posted};
use super::view::frame::Section;
use super::view::parts::FormOutcome;
use super::view::site::{Currency, SiteForm, SitePage};
use super::view::site_fields::{FIELDS, SettingTexts, pair, typed};
use super::view::sites::SiteMistake;
use crate::contexts::ConsoleServices;
use crate::error::{Problem, code};
use crate::layers::access_log;
use crate::query::Query;
use crate::versions;
use afterword_config::SetOverride;
use afterword_i18n::{ProblemText, Texts};
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, Site, SiteProblem};
use afterword_services::sites::Plan;
use afterword_services::{CommentError, unknown_language};

/// `GET /console/sites/{key}`.
pub(crate) async fn shown(
    State(services): State<ConsoleServices>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let session = session.of_server()?;
    let query = Query::parse(raw.as_deref())?;
    let site = services
        .sites
        .current()
        .by_key(&key)
        .ok_or(CommentError::UnknownSite)?;
    access_log::is_for(&site);
    let form = SiteForm {
        title: &site.title,
        origins: &lines(&site.origins),
        mistakes: &[],
        settings: typed(&site.overrides),
        refused: &[],
        version: versions::of_site(&site),
        currency: Currency::Current,
    };
    Ok(show(
        &services,
        &session,
        &site,
        (form, outcome(&query)),
        StatusCode::OK,
    ))
}

/// `POST /console/sites/{key}`.
pub(crate) async fn changed(
    State(services): State<ConsoleServices>,
    Path(key): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let session = session.of_server()?;
    let form = Arc::new(form);
    let (read, asked) = (services.clone(), Arc::clone(&form));
    let plan = move |site: &Site| {
        current(site, &asked)?;
        plan(&read, site, &asked)
    };
    let saved = services.sites.change(key.clone(), plan).await;
    let unfit = match saved {
        Ok(site) => return Ok(done(&address_of(site.key.as_str()))),
        Err(unfit) => unfit,
    };
    let known = services.sites.current().by_key(&key);
    let (Some(site), true) = (known, unfit.is_about_form()) else {
        return Err(Refusal::keeping(*unfit.problem, &form));
    };
    let again = SiteForm {
        title: form.first("title").unwrap_or_default(),
        origins: form.first("origins").unwrap_or_default(),
        mistakes: &unfit.mistakes,
        settings: as_typed(&form),
        refused: &unfit.refused,
        // Who saves what is outdated once more has been told what that does.
        version: match unfit.currency {
            Currency::Current => form.first("version").unwrap_or_default().to_owned(),
            Currency::Outdated => versions::of_site(&site),
        },
        currency: unfit.currency,
    };
    let status = unfit.problem.status();
    Ok(show(&services, &session, &site, (again, None), status))
}

fn show(
    services: &ConsoleServices,
    session: &Session,
    site: &Site,
    (form, outcome): (SiteForm<'_>, Option<FormOutcome>),
    status: StatusCode,
) -> Response {
    let choice = choice(site);
    let base = services.config.server.public_url.to_string();
    let view = SitePage {
        frame: session.frame(Section::Sites, choice.name().to_owned()),
        texts: Texts::of(session.language),
        outcome,
        site: choice,
        form,
        server: &services.config.sites,
        base: base.trim_end_matches('/'),
    };
    page(status, &view)
}

pub(super) fn address_of(key: &str) -> String {
    format!("/console/sites/{key}")
}

fn lines(origins: &[Origin]) -> String {
    let origins: Vec<&str> = origins.iter().map(Origin::as_str).collect();
    origins.join("\n")
}

fn as_typed(form: &Form) -> SettingTexts {
    let fields = FIELDS.iter();
    let given = fields.filter_map(|(_, name, _)| Some((*name, form.first(name)?)));
    given
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// Invalid input, and its fields.
pub(super) struct InvalidSite {
    /// The first problem.
    pub(super) problem: Box<Problem>,
    pub(super) mistakes: Vec<SiteMistake>,
    /// The names of settings.
    refused: Vec<&'static str>,
    currency: Currency,
}

impl InvalidSite {
    pub(super) fn new(problem: Problem, mistake: SiteMistake) -> Self {
        Self {
            mistakes: vec![mistake],
            ..Self::from(problem)
        }
    }

    /// Combined with another one.
    #[must_use]
    pub(super) fn and(mut self, other: Option<Self>) -> Self {
        if let Some(other) = other {
            self.mistakes.extend(other.mistakes);
            self.refused.extend(other.refused);
        }
        self
    }

    /// If so, the form is shown again, with the input.
    fn is_about_form(&self) -> bool {
        let is_outdated = self.currency == Currency::Outdated;
        is_outdated || !self.mistakes.is_empty() || !self.refused.is_empty()
    }
}

impl<E: Into<Problem>> From<E> for InvalidSite {
    fn from(error: E) -> Self {
        Self {
            problem: Box::new(error.into()),
            mistakes: Vec::new(),
            refused: Vec::new(),
            currency: Currency::Current,
        }
    }
}

/// A site's data beside its settings.
pub(super) struct Basics {
    pub(super) title: String,
    pub(super) origins: Vec<Origin>,
}

/// # Errors
/// Errors of the title, of the origins, or of both.
pub(super) fn basics(services: &ConsoleServices, form: &Form) -> Result<Basics, InvalidSite> {
    let title = whole_title(services, form.first("title").unwrap_or_default());
    let title = title.map_err(|error| InvalidSite::new(error.into(), SiteMistake::Title));
    let origins = origins(form.first("origins").unwrap_or_default());
    let origins = origins.map_err(|error| InvalidSite::new(in_site(error), SiteMistake::Origins));
    match (title, origins) {
        (Ok(title), Ok(origins)) => Ok(Basics {
            title: title.as_str().to_owned(),
            origins,
        }),
        (Err(unfit), origins) => Err(unfit.and(origins.err())),
        (Ok(_), Err(unfit)) => Err(unfit),
    }
}

/// One a line, without duplicates, in their order.
fn origins(typed: &str) -> Result<Vec<Origin>, SiteProblem> {
    let mut origins: Vec<Origin> = Vec::new();
    for line in typed.split_whitespace() {
        let origin = Origin::parse(line)?;
        if !origins.contains(&origin) {
            origins.push(origin);
        }
    }
    match origins.is_empty() {
        true => Err(SiteProblem::NoOrigin),
        false => Ok(origins),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it stands in `map_err`")]
pub(super) fn in_site(problem: SiteProblem) -> Problem {
    let (code, field) = match problem {
        SiteProblem::Key(_) => (code::INVALID_SITE_KEY, "key"),
        SiteProblem::Origin(_) | SiteProblem::NoOrigin => (code::INVALID_ORIGIN, "origins"),
    };
    Problem::new(code, ProblemText::invalid_site(problem.to_string())).field(field)
}

/// Nobody overwrites another's change.
fn current(site: &Site, form: &Form) -> Result<(), InvalidSite> {
    match form.first("version") {
        Some(seen) if seen != versions::of_site(site) => Err(InvalidSite {
            currency: Currency::Outdated,
            ..InvalidSite::from(CommentError::ChangedMeanwhile)
        }),
        _ => Ok(()),
    }
}

/// A language that the site has had before Afterword refused it stays; why it can't be another, and the setting's name.
fn known_language(
    site: &Site,
    name: &str,
    overrides: &SiteOverrides,
) -> Result<(), (String, String)> {
    let chosen = overrides.language.as_ref();
    let chosen =
        chosen.filter(|_| name == "language" && overrides.language != site.overrides.language);
    match chosen.and_then(unknown_language) {
        Some(message) => Err((message, name.to_owned())),
        None => Ok(()),
    }
}

/// Reports all problems at once; settings that are not in the form stay unchanged.
fn plan(services: &ConsoleServices, site: &Site, form: &Form) -> Result<Plan, InvalidSite> {
    let mut overrides = site.overrides.clone();
    let mut unfit: Option<InvalidSite> = None;
    for (_, name, _) in FIELDS {
        let Some(typed) = form.first(name) else {
            continue;
        };
        let set = overrides.set(&pair(name, typed));
        let set = set.map_err(|problem| (problem.message, problem.setting));
        if let Err((message, setting)) = set.and_then(|()| known_language(site, name, &overrides)) {
            let text = ProblemText::invalid_setting(message, setting);
            let problem = Problem::new(code::INVALID_SETTING, text).field(name);
            let wrong = InvalidSite {
                refused: vec![name],
                ..InvalidSite::from(problem)
            };
            unfit = Some(match unfit {
                Some(before) => before.and(Some(wrong)),
                None => wrong,
            });
        }
    }
    match (basics(services, form), unfit) {
        (Ok(Basics { title, origins }), None) => Ok(Plan {
            title,
            origins,
            overrides,
        }),
        (Ok(_), Some(unfit)) => Err(unfit),
        (Err(first), unfit) => Err(first.and(unfit)),
    }
}
