//! A problem as a page: what went wrong, what to do, and the typed input, so that none of it is lost.

use askama::Template;
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};

use super::HOME;
use super::lists::EXPLAINED;
use super::session::{Form, language, link_to_sign_in, page};
use super::view::frame::Frame;
use crate::error::Problem;
use afterword_i18n::Texts;

/// Why a handler of the console refuses. Any problem becomes one by `?`.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// Nobody is signed in: the page to open afterwards.
    SignIn {
        to: String,
    },
    Problem(Box<RejectedInput>),
}

#[derive(Debug, Clone)]
pub(crate) struct RejectedInput {
    problem: Problem,
    /// The input.
    kept: Vec<String>,
}

impl<E: Into<Problem>> From<E> for Refusal {
    fn from(problem: E) -> Self {
        let (problem, kept) = (problem.into(), Vec::new());
        Self::Problem(Box::new(RejectedInput { problem, kept }))
    }
}

/// Fields with longer input.
const TYPED: [&str; 10] = [
    "text",
    "reply",
    "value",
    "title",
    "name",
    "key",
    "origins",
    "reactions",
    "moderators",
    "reserved_names",
];

impl Refusal {
    /// Also shows the input. Only for forms of our own pages: any other could show its text under our name.
    #[must_use]
    pub(crate) fn keeping(problem: Problem, form: &Form) -> Self {
        let typed = TYPED.iter().filter_map(|name| form.first(name));
        let kept = typed
            .filter(|text| !text.trim().is_empty())
            .map(str::to_owned)
            .collect();
        Self::Problem(Box::new(RejectedInput { problem, kept }))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Self::SignIn { to } => see_other(&link_to_sign_in(&to)),
            Self::Problem(refused) => {
                // `shown` makes a page of it, and puts it in the owner's language.
                let mut response = without_dialog(refused.problem.clone().into_response());
                response.extensions_mut().insert(*refused);
                response
            }
        }
    }
}

/// A form is used for signing in: browsers must not show their own password dialog.
fn without_dialog(mut response: Response) -> Response {
    response.headers_mut().remove(header::WWW_AUTHENTICATE);
    response
}

#[must_use]
pub(crate) fn see_other(to: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    if let Ok(to) = HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

/// The page to return to, which shows the result.
#[must_use]
pub(super) fn with_done(back: &str, done: &str) -> String {
    let (page, fragment) = back.split_once('#').unwrap_or((back, ""));
    let (path, query) = page.split_once('?').unwrap_or((page, ""));
    let kept = query
        .split('&')
        .filter(|pair| !pair.is_empty() && !pair.starts_with("done="));
    let mut pairs: Vec<String> = kept.map(ToOwned::to_owned).collect();
    pairs.push(format!("done={done}"));
    let query = pairs.join("&");
    match fragment {
        "" => format!("{path}?{query}"),
        fragment => format!("{path}?{query}#{fragment}"),
    }
}

#[derive(Template)]
#[template(path = "console/refusal.html")]
struct RefusalPage {
    frame: Frame<'static>,
    texts: &'static Texts,
    explained: String,
    kept: Vec<String>,
    sign_in: bool,
    home: &'static str,
}

/// A refusal in the owner's language: as a page, unless a script asks for JSON.
#[must_use]
pub(super) fn shown(mut response: Response, asked: &HeaderMap) -> Response {
    let Some(RejectedInput { problem, kept }) = response.extensions_mut().remove::<RejectedInput>()
    else {
        return response;
    };
    let accepts = asked.get(header::ACCEPT);
    let accepts = accepts
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let language = language(asked);
    let texts = Texts::of(language);
    if accepts.contains("application/json") && !accepts.contains("text/html") {
        return without_dialog(problem.into_response_in(texts, EXPLAINED));
    }
    let document = RefusalPage {
        frame: Frame {
            language,
            title: texts.console_sign_in_refused().to_owned(),
            signed_in: None,
        },
        texts,
        explained: problem.explained(texts, EXPLAINED),
        kept,
        sign_in: matches!(problem.code(), "sign_in_needed" | "unknown_link"),
        home: HOME,
    };
    let retry_after = response.headers_mut().remove(header::RETRY_AFTER);
    let mut response = page(problem.status(), &document);
    if let Some(secs) = retry_after {
        response.headers_mut().insert(header::RETRY_AFTER, secs);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_to_go_back_to_tells_of_the_last_deed_alone() {
        let done = |back| with_done(back, "new");
        assert_eq!(done("/console/x"), "/console/x?done=new");
        assert_eq!(
            done("/console/x?a=1&done=old#y"),
            "/console/x?a=1&done=new#y"
        );
    }
}
