//! `/console/sign-in`: signing in. `link`: by the mailed link. `account`: the owner's sessions and password, and
//! signing out.

pub(crate) mod account;
pub(crate) mod link;

use askama::Template;
use axum::extract::{Request, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode, Uri};

use super::HOME;
use super::cookie::remember;
use super::lists::EXPLAINED;
use super::refusal::{Refusal, see_other};
use super::session::{Form, asking, in_query, language, local, ours, page, sender, signed_in};
use super::view::frame::Frame;
use crate::contexts::ConsoleServices;
use crate::error::Problem;
use crate::fields::missing;
use crate::query::Query;
use afterword_i18n::Texts;

#[derive(Template)]
#[template(path = "console/sign_in.html")]
struct SignInPage<'a> {
    frame: Frame<'static>,
    texts: &'static Texts,
    /// The address to which a mail was sent, if it is an owner's.
    sent: Option<String>,
    problem: Option<String>,
    email: &'a str,
    to: &'a str,
    /// Whether mail is set up; otherwise only a password, or a command, helps.
    mails: bool,
}

impl<'a> SignInPage<'a> {
    fn new(services: &ConsoleServices, headers: &HeaderMap, to: &'a str) -> Self {
        let language = language(headers);
        let texts = Texts::of(language);
        Self {
            frame: Frame {
                language,
                title: texts.console_sign_in().to_owned(),
                signed_in: None,
            },
            texts,
            sent: None,
            problem: None,
            email: "",
            to,
            mails: services.config.mail.from.is_some(),
        }
    }
}

/// `GET /console/sign-in`.
pub(crate) async fn asked(
    State(services): State<ConsoleServices>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, Refusal> {
    let query = Query::parse(uri.query())?;
    let to = query.first("to").and_then(local).unwrap_or(HOME);
    if signed_in(&services, &headers).await?.is_some() {
        return Ok(see_other(to));
    }
    Ok(page(
        StatusCode::OK,
        &SignInPage::new(&services, &headers, to),
    ))
}

/// `POST /console/sign-in`: checks the password if there is one, otherwise mails a link.
pub(crate) async fn sent(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let headers = request.headers().clone();
    let who = sender(&request);
    let form = ours(&services, request).await?;
    let mut document = SignInPage::new(&services, &headers, form.place("to"));
    document.email = form.first("email").unwrap_or_default().trim();
    let done = match form.first("password").unwrap_or_default() {
        _ if document.email.is_empty() => Err(missing("email")),
        "" => mailed(&services, &form, &mut document, who.1).await,
        password => {
            let asking = asking((&services, &headers), who.1, &who.0);
            let fresh = services
                .accounts
                .by_password(document.email, password, asking)
                .await;
            fresh.map_err(Problem::from).map(|fresh| {
                let mut response = see_other(form.place("to"));
                remember(&services, &mut response, &fresh.token);
                response
            })
        }
    };
    Ok(done.unwrap_or_else(|problem| refused(document, &problem)))
}

async fn mailed(
    services: &ConsoleServices,
    form: &Form,
    document: &mut SignInPage<'_>,
    from: std::net::IpAddr,
) -> Result<Response, Problem> {
    let to = match form.place("to") {
        HOME => String::new(),
        to => in_query(to),
    };
    services
        .accounts
        .ask_for_link(document.email, from, &to)
        .await?;
    let texts = document.texts;
    document.sent = Some(texts.console_sign_in_sent(document.email));
    document.frame.title = texts.console_sign_in_sent_title().to_owned();
    Ok(page(StatusCode::OK, document))
}

/// The same form again, with the input except the password.
fn refused(mut document: SignInPage<'_>, problem: &Problem) -> Response {
    let texts = document.texts;
    document.problem = Some(problem.explained(texts, EXPLAINED));
    // The first word of an error's title says that it is one (WCAG technique G88).
    document.frame.title = format!(
        "{}: {}",
        texts.console_sign_in_refused(),
        document.frame.title
    );
    let mut response = page(problem.status(), &document);
    problem.say_when(response.headers_mut());
    response
}
