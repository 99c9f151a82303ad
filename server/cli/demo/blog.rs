//! The demo's blog: static pages, served from another origin than the comments.

// Names statuses itself: a blog has no problems to explain.

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::{Future, ready};
use std::sync::Arc;

use afterword_transport::{Limits, Listener, Peer, RequestBody, Server};
use bytes::Bytes;
use http::{HeaderName, HeaderValue, Request, Response, StatusCode, header};
use http_body_util::Full;
use hyper::service::service_fn;
use jiff::Timestamp;
use percent_encoding::percent_decode_str;

use super::articles::Article;
use super::seed::{OWNER, SITE, TITLE};
use afterword_http::ProblemRefusals;
use afterword_markup as markup;

const HTML: &str = "text/html; charset=utf-8";

struct File {
    kind: &'static str,
    content: Bytes,
}

/// All pages, rendered at the start.
pub(super) struct Blog {
    files: HashMap<String, File>,
    policy: HeaderValue,
}

impl Blog {
    /// `server`: the address of the comments.
    pub(super) fn new(articles: &[Article], server: &str, now: Timestamp) -> Self {
        let mut files = HashMap::new();
        let mut add = |path: &str, kind, content: String| {
            let content = content.into();
            files.insert(path.to_owned(), File { kind, content });
        };
        add("/", HTML, front_page(articles, server, now));
        for article in articles {
            add(&article.path, HTML, article_page(article, server, now));
        }
        add(
            "/404",
            HTML,
            page("en", "Not here", include_str!("not_found.html")),
        );
        add(
            "/blog.css",
            "text/css; charset=utf-8",
            include_str!("blog.css").to_owned(),
        );
        add(
            "/theme.js",
            "text/javascript; charset=utf-8",
            include_str!("theme.js").to_owned(),
        );
        add(
            "/mark.svg",
            "image/svg+xml",
            include_str!("mark.svg").to_owned(),
        );
        let policy = policy(server);
        Self { files, policy }
    }

    fn answer(&self, path: &str) -> Response<Full<Bytes>> {
        let path = percent_decode_str(path).decode_utf8_lossy();
        let (status, file) = match self.files.get(path.as_ref()) {
            Some(file) => (StatusCode::OK, Some(file)),
            None => (StatusCode::NOT_FOUND, self.files.get("/404")),
        };
        let content = file.map(|file| file.content.clone()).unwrap_or_default();
        let mut response = Response::new(Full::new(content));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        let kind = HeaderValue::from_static(file.map_or(HTML, |file| file.kind));
        headers.insert(header::CONTENT_TYPE, kind);
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        headers.insert(NO_SNIFF.0, NO_SNIFF.1);
        response
    }
}

const NO_SNIFF: (HeaderName, HeaderValue) = (
    header::X_CONTENT_TYPE_OPTIONS,
    HeaderValue::from_static("nosniff"),
);

/// The strictest policy with which the comments still work.
fn policy(server: &str) -> HeaderValue {
    let policy = format!(
        "default-src 'none'; script-src 'self' {server}; connect-src {server}; style-src 'self'; \
         img-src 'self'; base-uri 'none'; form-action {server}; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// Serves until `stopped`.
pub(super) async fn serve_blog(
    blog: Arc<Blog>,
    listener: Listener,
    stopped: impl Future<Output = ()>,
) {
    let make = move |_: Peer| {
        let blog = Arc::clone(&blog);
        service_fn(move |request: Request<RequestBody>| {
            ready(Ok::<_, Infallible>(blog.answer(request.uri().path())))
        })
    };
    let limits = Limits {
        grace: std::time::Duration::from_secs(1),
        ..Limits::default()
    };
    Server::new(vec![listener], make)
        .limits(limits)
        .refusals(Arc::new(ProblemRefusals))
        .run(stopped)
        .await;
}

fn front_page(articles: &[Article], server: &str, now: Timestamp) -> String {
    let items: String = articles
        .iter()
        .map(|article| {
            fill(
                include_str!("item.html"),
                &[
                    ("path", &escaped(&article.path)),
                    ("title", &escaped(&article.title)),
                    ("language", &article.language),
                    ("beginning", &beginning(&article.text)),
                    ("date", &date(article, now)),
                ],
            )
        })
        .collect();
    let front = [
        ("items", items.as_str()),
        ("server", server),
        ("site", SITE),
    ];
    page("en", TITLE, &fill(include_str!("front.html"), &front))
}

fn article_page(article: &Article, server: &str, now: Timestamp) -> String {
    let content = fill(
        include_str!("article.html"),
        &[
            ("path", &escaped(&article.path)),
            ("title", &escaped(&article.title)),
            ("date", &date(article, now)),
            (
                "text",
                &markup::render(&article.text, &markup::Rules::default()).html,
            ),
            ("server", server),
            ("site", SITE),
        ],
    );
    let title = format!("{} · {TITLE}", article.title);
    page(&article.language, &title, &content)
}

fn page(language: &str, title: &str, content: &str) -> String {
    fill(
        include_str!("page.html"),
        &[
            ("language", language),
            ("title", &escaped(title)),
            ("blog", &escaped(TITLE)),
            ("owner", OWNER),
            ("content", content),
        ],
    )
}

/// Replaces placeholders such as `{{title}}` by values.
fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, behind)) = rest.split_once("{{") {
        let (name, after) = behind.split_once("}}").unwrap_or((behind, ""));
        let value = values.iter().find(|(own, _)| *own == name);
        out.push_str(before);
        out.push_str(value.map_or("", |(_, value)| value));
        rest = after;
    }
    out + rest
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// The first paragraph.
fn beginning(markdown: &str) -> String {
    let first = markdown.trim().split("\n\n").next().unwrap_or_default();
    escaped(&markup::plain(first))
}

fn date(article: &Article, now: Timestamp) -> String {
    let age = std::time::Duration::from_secs(u64::from(article.days) * 24 * 60 * 60);
    (now - age).strftime("%-d %B %Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::demo::articles;

    #[test]
    fn every_page_is_whole_and_asks_the_server_for_its_comments() {
        let articles = articles::all().unwrap();
        let blog = Blog::new(&articles, "http://127.0.0.1:8017", Timestamp::now());
        for path in articles
            .iter()
            .map(|article| article.path.as_str())
            .chain(["/"])
        {
            let html = String::from_utf8(blog.files[path].content.to_vec()).unwrap();
            assert!(html.contains("http://127.0.0.1:8017/"), "{path}");
            assert!(!html.contains("{{") && !html.contains("}}"), "{path}");
        }
    }

    #[test]
    fn a_path_may_be_percent_encoded() {
        let articles = articles::all().unwrap();
        let blog = Blog::new(&articles, "http://127.0.0.1:8017", Timestamp::now());
        assert_eq!(blog.answer("/posts/%C3%BCber-das-wetter/").status(), 200);
        assert_eq!(blog.answer("/posts/nothing/").status(), 404);
    }

    #[test]
    fn a_value_that_looks_like_a_place_stays_as_it_is() {
        let values = [("a", "{{b}}"), ("b", "x")];
        assert_eq!(fill("<{{a}}> {{b}}{{c}}!", &values), "<{{b}}> x!");
    }
}
