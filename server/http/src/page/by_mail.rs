//! `/pages/{site}/mail?page=`: the address to which a reader writes a comment by mail.

use askama::Template;
use axum::extract::{Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::document::{Article, Frame, html};
use super::links::Links;
use crate::client::Client;
use crate::contexts::ReaderServices;
use crate::error::{Problem, not_found};
use crate::extract;
use crate::forms::see_other;
use crate::languages::{preferred_texts, texts_of};
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_model::{PagePath, Site};
use afterword_services::by_mail::PageAddress;

/// The address changes from day to day: a copy in an index would lead nowhere soon.
const UNLISTED: HeaderValue = HeaderValue::from_static("noindex");
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

#[derive(Template)]
#[template(path = "by_mail.html")]
struct ByMailPage<'a> {
    frame: Frame<'a>,
    heading: &'static str,
    mistake: Option<String>,
    told: Option<ToldAddress>,
    /// The thread.
    back: Option<String>,
}

struct ToldAddress {
    address: String,
    /// `mailto:` (RFC 6068).
    link: String,
    until: String,
}

/// `GET /by-mail?site=&page=`: the short address of the page, for links of blogs.
pub(crate) async fn short(
    State(services): State<ReaderServices>,
    RawQuery(raw): RawQuery,
) -> Response {
    let found = Query::parse(raw.as_deref()).and_then(|query| {
        let site = extract::site(&services.sites, query.first("site"))?;
        let page = path(&query)?;
        Ok(Links::new(&site.key, page.as_str()).by_mail())
    });
    match found {
        Ok(address) => see_other(&address),
        Err(problem) => problem.into_response(),
    }
}

/// `GET /pages/{site}/mail?page=PATH`.
pub(crate) async fn shown(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
    request: Request,
) -> Response {
    let client = request.extensions().get::<Client>().copied();
    let site = match extract::site(&services.sites, Some(&key)) {
        Ok(site) => site,
        Err(problem) => return answer(preferred_texts(&headers), None, &Err(problem)),
    };
    let found = match Query::parse(raw.as_deref()).and_then(|query| path(&query)) {
        Ok(path) => address(&services, &site, path, client).await,
        Err(problem) => Err(problem),
    };
    answer(texts_of(&site), Some(&site), &found)
}

fn path(query: &Query) -> Result<PagePath, Problem> {
    let page = query.first("page").unwrap_or_default();
    Ok(PagePath::parse(page).map_err(afterword_model::Invalid::from)?)
}

async fn address(
    services: &ReaderServices,
    site: &Site,
    path: PagePath,
    client: Option<Client>,
) -> Result<PageAddress, Problem> {
    if !services.by_mail.are_offered(site) {
        return Err(not_found());
    }
    let client = client.map(|client| client.address);
    Ok(services.by_mail.address(site, path, client).await?)
}

fn answer(
    texts: &'static Texts,
    site: Option<&Site>,
    found: &Result<PageAddress, Problem>,
) -> Response {
    let status = found
        .as_ref()
        .map_or_else(Problem::status, |_| StatusCode::OK);
    let heading = match found {
        Ok(_) => texts.by_mail_title(),
        Err(_) => texts.page_error(),
    };
    let scene = site.zip(found.as_ref().ok());
    let article = scene.map(|(site, told)| Article::new(site, &told.page.path, &told.page.title));
    let about = article
        .as_ref()
        .map_or("⁂ Afterword", |article| article.title.as_str());
    let page = ByMailPage {
        heading,
        mistake: found
            .as_ref()
            .err()
            .map(|problem| problem.explained(texts, &["problem-"])),
        told: scene.map(|(_, told)| ToldAddress {
            link: mailto(&told.address, about),
            address: told.address.clone(),
            until: texts.by_mail_until(texts.day(&told.until)),
        }),
        back: scene.map(|(site, told)| Links::new(&site.key, &told.page.path).part()),
        frame: Frame {
            texts,
            title: format!("{heading}: {about}"),
            site,
            article,
            feed: None,
        },
    };
    let mut response = html(status, site, &page);
    response.headers_mut().insert(ROBOTS, UNLISTED);
    response
}

/// The subject is for people alone: nothing reads it.
fn mailto(address: &str, title: &str) -> String {
    let subject = format!("Re: {title}");
    let subject = utf8_percent_encode(&subject, NON_ALPHANUMERIC);
    format!("mailto:{address}?subject={subject}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_of_any_characters_is_one_subject() {
        for (title, subject) in [
            ("Hello", "Re%3A%20Hello"),
            ("a&b=c?#+ä", "Re%3A%20a%26b%3Dc%3F%23%2B%C3%A4"),
            ("x\r\nBcc: a@b.test", "Re%3A%20x%0D%0ABcc%3A%20a%40b%2Etest"),
        ] {
            let link = mailto("comments+p234@blog.test", title);
            assert_eq!(
                link,
                format!("mailto:comments+p234@blog.test?subject={subject}")
            );
        }
    }
}
