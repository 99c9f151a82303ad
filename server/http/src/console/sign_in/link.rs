//! `/console/sign-in/{token}`: GET shows one button, POST uses the link up.

use askama::Template;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode, Uri};

use crate::console::HOME;
use crate::console::cookie::remember;
use crate::console::refusal::{Refusal, see_other};
use crate::console::session::{asking, language, local, ours, page, sender};
use crate::console::view::frame::Frame;
use crate::contexts::ConsoleServices;
use crate::mail_links::masked;
use crate::query::Query;
use afterword_i18n::Texts;

#[derive(Template)]
#[template(path = "console/follow_link.html")]
struct FollowPage<'a> {
    frame: Frame<'static>,
    texts: &'static Texts,
    who: String,
    action: String,
    to: &'a str,
}

/// Shows whom it would sign in, and changes nothing: mail scanners follow links.
pub(crate) async fn shown(
    State(services): State<ConsoleServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, Refusal> {
    let owner = services.accounts.open(&token).await?;
    let query = Query::parse(uri.query())?;
    let language = language(&headers);
    let texts = Texts::of(language);
    let document = FollowPage {
        frame: Frame {
            language,
            title: texts.console_sign_in().to_owned(),
            signed_in: None,
        },
        texts,
        who: texts.console_sign_in_follow(masked(&owner.email)),
        action: format!("{HOME}/sign-in/{}", token.to_ascii_lowercase()),
        to: query.first("to").and_then(local).unwrap_or(HOME),
    };
    Ok(page(StatusCode::OK, &document))
}

/// Signs in. The origin matters here as well: another site could sign somebody in as somebody else.
pub(crate) async fn followed(
    State(services): State<ConsoleServices>,
    Path(token): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let headers = request.headers().clone();
    let (browser, from) = sender(&request);
    let form = ours(&services, request).await?;
    let asking = asking((&services, &headers), from, &browser);
    let fresh = services.accounts.follow(&token, asking).await?;
    let mut response = see_other(form.place("to"));
    remember(&services, &mut response, &fresh.token);
    Ok(response)
}
