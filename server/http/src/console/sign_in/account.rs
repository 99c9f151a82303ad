//! `/console/account`: the owner's sessions and password, and signing out.

use askama::Template;
use axum::extract::{Request, State};
use axum::response::Response;
use http::{StatusCode, Uri};

use crate::console::HOME;
use crate::console::cookie::forget;
use crate::console::lists::EXPLAINED;
use crate::console::refusal::{Refusal, see_other};
use crate::console::session::{Session, page, posted, sender};
use crate::console::view::frame::{Frame, Section};
use crate::contexts::ConsoleServices;
use crate::error::Problem;
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_i18n::minute;
use afterword_services::accounts::SignInError;
use afterword_store::EndSessions;

#[derive(Template)]
#[template(path = "console/account.html")]
struct AccountPage<'a> {
    frame: Frame<'a>,
    texts: &'static Texts,
    email: &'a str,
    csrf: &'a str,
    done: Option<&'static str>,
    problem: Option<String>,
    sessions: Vec<Row>,
    has_password: bool,
}

/// A session in the list.
struct Row {
    id: i64,
    browser: String,
    begun: Time,
    seen: Time,
    is_this: bool,
}

struct Time {
    machine: String,
    human: String,
}

impl Time {
    fn of(time: jiff::Timestamp) -> Self {
        Self {
            machine: time.to_string(),
            human: minute(&time),
        }
    }
}

async fn account<'a>(
    services: &ConsoleServices,
    session: &'a Session,
) -> Result<AccountPage<'a>, Problem> {
    let texts = Texts::of(session.language);
    let sessions = services.accounts.sessions(&session.owner).await?;
    let password = services.store.password(session.owner.person()).await?;
    let row = |known: afterword_store::StoredSession| Row {
        id: known.id,
        is_this: known.id == session.signed.session.id,
        begun: Time::of(known.begun),
        seen: Time::of(known.seen),
        browser: match known.browser.as_str() {
            "" => texts.console_sign_in_some_browser().to_owned(),
            browser => browser.to_owned(),
        },
    };
    Ok(AccountPage {
        frame: session.frame(Section::Account, texts.console_sign_in_account().to_owned()),
        texts,
        email: session.owner.email.as_str(),
        csrf: &session.csrf,
        done: None,
        problem: None,
        sessions: sessions.into_iter().map(row).collect(),
        has_password: password.is_some(),
    })
}

pub(crate) async fn shown(
    State(services): State<ConsoleServices>,
    session: Session,
    uri: Uri,
) -> Result<Response, Refusal> {
    let query = Query::parse(uri.query())?;
    let mut document = account(&services, &session).await?;
    document.done = match query.first("done") {
        Some("password") => Some(document.texts.console_sign_in_password_set()),
        Some("ended") => Some(document.texts.console_sign_in_session_ended()),
        _ => None,
    };
    Ok(page(StatusCode::OK, &document))
}

pub(crate) async fn password_set(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (_, from) = sender(&request);
    let (session, form) = posted(&services, request).await?;
    let field = |name| form.first(name).unwrap_or_default();
    let passwords = (field("old"), field("new"));
    match services
        .accounts
        .change_password(&session.signed, passwords, from)
        .await
    {
        Ok(()) => Ok(see_other(&format!("{HOME}/account?done=password"))),
        Err(error @ SignInError::SessionEnded) => Err(error.into()),
        Err(error) => {
            let problem = Problem::from(error);
            let mut document = account(&services, &session).await?;
            document.problem = Some(problem.explained(document.texts, EXPLAINED));
            let mut response = page(problem.status(), &document);
            problem.say_when(response.headers_mut());
            Ok(response)
        }
    }
}

/// Ends this session, or the one that the field `session` names.
pub(crate) async fn signed_out(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let own = session.signed.session.id;
    let named = form.first("session").and_then(|id| id.parse().ok());
    let id = named.unwrap_or(own);
    services
        .accounts
        .end(&session.owner, EndSessions::One(id))
        .await?;
    if id == own {
        return Ok(out(&services));
    }
    Ok(see_other(&format!("{HOME}/account?done=ended")))
}

pub(crate) async fn signed_out_everywhere(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, _) = posted(&services, request).await?;
    services
        .accounts
        .end(&session.owner, EndSessions::All)
        .await?;
    Ok(out(&services))
}

fn out(services: &ConsoleServices) -> Response {
    let mut response = see_other(&format!("{HOME}/sign-in"));
    forget(services, &mut response);
    response
}
