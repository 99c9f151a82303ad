//! The page of a thread.

use std::collections::HashMap;
use std::sync::Arc;

use askama::Template;
use axum::response::Response;
use http::StatusCode;

use super::document::{Article, Frame, html};
use super::form::{Form, Guard, ParentComment};
use super::links::Links;
use super::part::{self, Part};
use super::structured_data;
use super::tree::{self, Branch, ThreadContext};
use super::typed::Typed;
use crate::contexts::ReaderServices;
use crate::error::Problem;
use crate::query::Query;
use crate::thread_query::ask;
use crate::views::{answers_private_words, offers_notifications, takes_article_reactions};
use afterword_i18n::Texts;
use afterword_model::policy::Sort;
use afterword_model::{Comment, CommentId, Reactions, Site};
use afterword_services::thread::Thread;

#[derive(Template)]
#[template(path = "thread.html")]
struct ThreadPage<'a> {
    frame: Frame<'a>,
    count: String,
    /// Those to the article.
    reactions: &'a Reactions,
    likes: u32,
    notice: Option<&'static str>,
    orders: Vec<Order>,
    branches: Vec<Branch<'a>>,
    beginning: Option<String>,
    more: Option<String>,
    /// The form by which readers follow the thread.
    follow: Option<String>,
    /// The address for comments by mail.
    by_mail: Option<String>,
    /// `None` if the thread is closed.
    form: Option<Form<'a>>,
    structured_data: Option<String>,
}

/// A link to the thread in another order.
struct Order {
    label: &'static str,
    address: String,
    current: bool,
}

/// A thread in a reader's view.
pub(super) struct Opened<'a> {
    site: &'a Site,
    query: &'a Query,
    sort: Sort,
    thread: Thread,
    /// The page does not begin with the thread's first comment.
    later: bool,
    /// The comment that the reader wants to see.
    at: Option<CommentId>,
    elsewhere: HashMap<CommentId, Comment>,
    /// The parent comment of the form.
    answered: Option<ParentComment>,
    notifies: bool,
    follows: bool,
    by_mail: bool,
    answers: bool,
    guard: Guard,
}

impl<'a> Opened<'a> {
    /// # Errors
    /// An invalid parameter, and an error of the store.
    pub(super) async fn read(
        services: &ReaderServices,
        site: &'a Arc<Site>,
        query: &'a Query,
    ) -> Result<Self, Problem> {
        let ask = ask(&services.config.limits, site, query)?;
        let sort = ask.sort;
        let at = query.first("at").and_then(|id| CommentId::parse(id).ok());
        let Part { thread, later } = part::around(services, site, ask, at).await?;
        let reply = query.first("reply").unwrap_or_default();
        Ok(Self {
            answered: ParentComment::find(services, site, &thread.path, reply).await?,
            notifies: offers_notifications(services, site),
            follows: services.follows.are_offered(site),
            by_mail: services.by_mail.are_offered(site),
            answers: answers_private_words(services, site),
            guard: Guard::new(services, site, ""),
            elsewhere: part::elsewhere(services, &thread.comments).await?,
            site,
            query,
            sort,
            thread,
            later,
            at,
        })
    }

    pub(super) fn page(&self) -> Response {
        let (site, thread) = (self.site, &self.thread);
        let (texts, links) = (self.texts(), self.links());
        let article = Article::new(site, &thread.path, &thread.title);
        let ground = self.ground();
        let typed = Typed::new(&thread.path, self.answered.as_ref().map(ParentComment::id));
        let structured_data =
            structured_data::json_ld(&article, thread.count, &thread.comments).ok();
        let page = ThreadPage {
            frame: Frame {
                texts,
                title: format!("{} {}", texts.page_about(), article.title),
                site: Some(site),
                article: Some(article),
                feed: Some(links.feed()),
            },
            count: texts.page_count(thread.count),
            reactions: self.reactions(),
            likes: self.thread.likes,
            notice: self.notice(),
            orders: self.orders(),
            branches: tree::branches_of(&thread.comments, &ground),
            beginning: self.later.then(|| links.beginning()),
            more: thread.next.as_deref().map(|cursor| links.more(cursor)),
            follow: (ground.open && self.follows).then(|| links.follow()),
            by_mail: (ground.open && self.by_mail).then(|| links.by_mail()),
            form: ground.open.then_some(Form {
                texts,
                site,
                links,
                typed: &typed,
                answered: self.answered.as_ref(),
                mistakes: &[],
                notifies: self.notifies,
                follows: self.follows,
                answers: self.answers,
                guard: &self.guard,
            }),
            structured_data,
        };
        html(StatusCode::OK, Some(site), &page)
    }

    /// The article's, where its readers may react to it.
    fn reactions(&self) -> &Reactions {
        if takes_article_reactions(self.site) {
            &self.thread.reactions
        } else {
            const { &Reactions::new() }
        }
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.site.rules.language.as_str())
    }

    fn links(&self) -> Links<'_> {
        let after = self.query.first("after");
        Links {
            sort: (self.sort != self.site.rules.sort).then_some(self.sort),
            sources: self.query.first("sources").unwrap_or_default(),
            after: after.filter(|after| !after.is_empty()),
            at: self.at.filter(|_| self.later),
            ..Links::new(&self.site.key, &self.thread.path)
        }
    }

    fn ground(&self) -> ThreadContext<'_> {
        let published = self.outcome() == "published";
        ThreadContext {
            site: self.site,
            texts: self.texts(),
            links: self.links(),
            open: self.thread.closed.is_none(),
            depth: self.site.rules.depth,
            published: self.at.filter(|_| published),
            elsewhere: &self.elsewhere,
        }
    }

    /// The result of the last form: `held`, `published` or nothing.
    fn outcome(&self) -> &str {
        self.query.first("afterword").unwrap_or_default()
    }

    fn notice(&self) -> Option<&'static str> {
        let wants_to_reply = self.query.first("reply").is_some();
        match self.outcome() {
            "held" => Some(self.texts().page_held()),
            "private" => Some(self.texts().page_private_held()),
            _ if wants_to_reply && self.answered.is_none() => Some(self.texts().page_parent_gone()),
            _ => None,
        }
    }

    /// The possible orders, if there is more than one comment.
    fn orders(&self) -> Vec<Order> {
        let (texts, links) = (self.texts(), self.links());
        let choices = [
            (Sort::Oldest, texts.page_oldest()),
            (Sort::Newest, texts.page_newest()),
            (Sort::Top, texts.page_top()),
        ];
        let reactions = !self.site.rules.reactions.is_empty();
        let offered = |sort: Sort| self.thread.count > 1 && (sort != Sort::Top || reactions);
        choices
            .into_iter()
            .filter(|(sort, _)| offered(*sort))
            .map(|(sort, label)| Order {
                label,
                address: links.sorted(sort),
                current: sort == self.sort,
            })
            .collect()
    }
}
