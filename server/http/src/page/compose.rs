//! The page around a submitted form, with its preview or its errors.

use askama::Template;
use axum::response::Response;
use http::StatusCode;

use super::document::{Article, Frame, html};
use super::form::{Form, Guard, Mistake, ParentComment};
use super::links::Links;
use super::typed::Typed;
use crate::contexts::ReaderServices;
use crate::error::Problem;
use crate::languages::texts_of;
use crate::views::{answers_private_words, offers_notifications};
use afterword_i18n::Texts;
use afterword_model::{PagePath, Site};

#[derive(Template)]
#[template(path = "compose.html")]
struct Compose<'a> {
    frame: Frame<'a>,
    heading: &'static str,
    mistakes: &'a [Mistake],
    /// The HTML that would be published.
    preview: Option<&'a str>,
    form: Option<Form<'a>>,
    /// The input, if it can't be sent from here.
    kept: &'a str,
    thread: Option<String>,
}

/// A submitted form, and its site.
pub(crate) struct SentForm<'a> {
    /// `None` if the site is unknown; the page then only says so.
    pub site: Option<&'a Site>,
    pub typed: Typed,
    /// The reader's language, for a page that no site determines.
    pub preferred_texts: &'static Texts,
}

impl SentForm<'_> {
    fn texts(&self) -> &'static Texts {
        self.site.map_or(self.preferred_texts, texts_of)
    }
}

/// 200, with the HTML that would be published and the form to send it.
pub(crate) async fn previewed(
    services: &ReaderServices,
    sent: &SentForm<'_>,
    preview: &str,
) -> Response {
    answer(
        services,
        sent,
        sent.texts().page_preview(),
        Some(preview),
        &[],
    )
    .await
}

/// A page with the status of the first problem. It says what to change and keeps all input.
pub(crate) async fn refused(
    services: &ReaderServices,
    mut sent: SentForm<'_>,
    problems: &[Problem],
) -> Response {
    sent.typed.mend(problems);
    answer(services, &sent, sent.texts().page_refused(), None, problems).await
}

/// A page with the problem's status, for a reader without input.
pub(crate) async fn failed(
    services: &ReaderServices,
    (site, preferred_texts): (Option<&Site>, &'static Texts),
    page: &str,
    problem: Problem,
) -> Response {
    let typed = Typed {
        page: page.to_owned(),
        ..Typed::default()
    };
    let sent = SentForm {
        site,
        typed,
        preferred_texts,
    };
    answer(services, &sent, sent.texts().page_error(), None, &[problem]).await
}

async fn answer(
    services: &ReaderServices,
    sent: &SentForm<'_>,
    heading: &'static str,
    preview: Option<&str>,
    problems: &[Problem],
) -> Response {
    let texts = sent.texts();
    let mistakes: Vec<_> = problems
        .iter()
        .map(|problem| Mistake::new(texts, problem))
        .collect();
    let scene = match sent.site {
        Some(site) => FormPage::find(services, site, &sent.typed).await,
        None => None,
    };
    let form = scene
        .as_ref()
        .filter(|_| problems.iter().all(can_be_mended))
        .map(|scene| scene.form(texts, &sent.typed, &mistakes));
    let page = Compose {
        frame: Frame {
            texts,
            title: titled(texts, heading, scene.as_ref(), problems),
            site: sent.site,
            article: scene.as_ref().map(|scene| scene.article.clone()),
            feed: None,
        },
        heading,
        mistakes: &mistakes,
        preview,
        kept: if form.is_some() { "" } else { &sent.typed.text },
        form,
        thread: scene.as_ref().map(|scene| scene.links().part()),
    };
    let status = problems.first().map_or(StatusCode::OK, Problem::status);
    html(status, sent.site, &page)
}

/// Whether sending the form again, perhaps with a change, can succeed.
fn can_be_mended(problem: &Problem) -> bool {
    let ours = [
        "text", "name", "email", "website", "parent", "id", "key", "title",
    ];
    problem.status().is_server_error()
        || problem
            .field_name()
            .is_some_and(|field| ours.contains(&field))
}

/// The first word of an error's title says that it is one (WCAG technique G88).
fn titled(
    texts: &'static Texts,
    heading: &str,
    scene: Option<&FormPage<'_>>,
    problems: &[Problem],
) -> String {
    let about = scene.map_or("⁂ Afterword", |scene| &scene.article.title);
    match problems {
        [] => format!("{heading}: {about}"),
        [..] => format!("{}: {about}", texts.page_error()),
    }
}

/// The page of a form.
struct FormPage<'a> {
    site: &'a Site,
    path: String,
    article: Article,
    answered: Option<ParentComment>,
    notifies: bool,
    follows: bool,
    answers: bool,
    guard: Guard,
}

impl<'a> FormPage<'a> {
    /// `None` if the form does not name its page. If the store can't be read, the input must not be lost: then the
    /// page is shown as the form describes it.
    async fn find(services: &ReaderServices, site: &'a Site, typed: &Typed) -> Option<Self> {
        let asked = PagePath::parse(&typed.page).ok()?;
        let known = services
            .store
            .page(site.id, asked.clone())
            .await
            .ok()
            .flatten();
        let (path, title) = match known {
            Some(page) => (page.path, page.title),
            None => (asked.as_str().to_owned(), String::new()),
        };
        let answered = ParentComment::find(services, site, &path, &typed.parent).await;
        Some(Self {
            site,
            article: Article::new(site, &path, &title),
            answered: answered.ok().flatten(),
            notifies: offers_notifications(services, site),
            follows: services.follows.are_offered(site),
            answers: answers_private_words(services, site),
            guard: Guard::new(services, site, &typed.proof),
            path,
        })
    }

    fn links(&self) -> Links<'_> {
        Links::new(&self.site.key, &self.path)
    }

    fn form<'b>(
        &'b self,
        texts: &'static Texts,
        typed: &'b Typed,
        mistakes: &'b [Mistake],
    ) -> Form<'b> {
        Form {
            texts,
            site: self.site,
            links: self.links(),
            typed,
            answered: self.answered.as_ref(),
            mistakes,
            notifies: self.notifies,
            follows: self.follows,
            answers: self.answers,
            guard: &self.guard,
        }
    }
}
