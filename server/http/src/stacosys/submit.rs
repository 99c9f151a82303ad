//! `POST /newcomment`: the form of a blog that was written for Stacosys.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::Response;

use super::{by_token, found, only};
use crate::client::Client;
use crate::contexts::StacosysServices;
use crate::error::{Problem, code};
use crate::extract;
use crate::fields::{Fields, Form, missing};
use crate::languages::{preferred_texts, texts_of};
use afterword_i18n::ProblemText;
use afterword_model::{Avatar, EmailAddress, Site, Website};
use afterword_model::{Draft, Form as SentForm, Submission};

/// Honeypot fields: only programs fill them in. The second one is of versions before 2019.
const HONEYPOTS: [&str; 2] = ["remarque", "captcha"];

/// 302 to the blog's thank-you page. In Stacosys every refusal is 400, and so it is here, with a page that gives the
/// reason.
pub(crate) async fn submitted(
    State(services): State<StacosysServices>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    let address = client.map(|client| client.address);
    let fields = Fields::read(request, services.config.limits.body.length()).await;
    let mut texts = preferred_texts(&headers);
    let stored = async {
        let read = read(&services, fields?, address)?;
        texts = texts_of(&read.site);
        extract::check_origin(&services.config, &read.site, &headers, client.as_ref())?;
        let submission = Submission::parse(&read.draft, &read.site, &services.config.limits)?;
        services.submissions.submit(read.site, submission).await?;
        Ok::<_, Problem>(())
    };
    match stored.await {
        Ok(()) => found(services.config.stacosys.redirect.as_str()),
        Err(problem) => problem.into_bad_request().into_page(texts),
    }
}

struct SubmittedComment {
    site: Arc<Site>,
    draft: Draft,
}

fn read(
    services: &StacosysServices,
    mut fields: Fields,
    address: Option<IpAddr>,
) -> Result<SubmittedComment, Problem> {
    if fields.form != Form::Html {
        let text = ProblemText::form_needed();
        return Err(Problem::new(code::UNSUPPORTED_MEDIA_TYPE, text));
    }
    let mut given = |name| fields.optional(name).map(Option::unwrap_or_default);
    let token = given("token")?;
    let page = given("url")?;
    let (name, text) = (given("author")?, given("message")?);
    let (hash, website) = (given("email")?, given("site")?);
    for honeypot in HONEYPOTS {
        if !given(honeypot)?.is_empty() {
            let text = ProblemText::honeypot_filled();
            return Err(Problem::new(code::UNKNOWN_FIELD, text).field(honeypot));
        }
    }
    fields.finish()?;
    if page.is_empty() {
        return Err(missing("url"));
    }
    let site = by_token(services, &token).or_else(|| only(services));
    Ok(SubmittedComment {
        site: site.ok_or_else(extract::unknown_site)?,
        draft: Draft {
            page,
            name,
            text,
            website: web(&website, services.config.limits.website),
            email: EmailAddress::parse(&hash).is_ok().then(|| hash.clone()),
            avatar: Avatar::parse(&hash),
            address,
            // It has no room for a proof.
            form: Some(SentForm::default()),
            ..Draft::default()
        },
    })
}

/// In lower case, with `http` if the scheme is missing. An invalid address is left out: Stacosys did not require a
/// valid one, and the comment must not be lost for it.
fn web(raw: &str, max_chars: usize) -> Option<String> {
    let site = raw.trim().to_lowercase();
    let whole = if site.starts_with("http") {
        site
    } else {
        format!("http://{site}")
    };
    Website::parse(&whole, max_chars).is_ok().then_some(whole)
}
