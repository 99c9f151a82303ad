//! The list of comments, and one comment on a page of its own.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::Response;

use super::latest_decision::LatestDecision;
use super::loaded::{Loaded, excerpt};
use super::refusal::{Refusal, see_other};
use super::session::{Session, page};
use super::view::comment::CommentView;
use super::view::comments::{Chosen, CommentsView, Row, SiteChoice};
use super::view::filter::{Filter, StatusFilter};
use super::view::frame::Section;
use crate::contexts::ConsoleServices;
use crate::error::Problem;
use crate::extract::unknown_site;
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_model::{Comment, CommentId, Invalid, PagePath, Site, SiteId, Status};
use afterword_services::CommentError;
use afterword_store::{ListQuery, ReportFilter, SearchWords};
use http::StatusCode;

/// Comments in one part of the list.
const PART: u32 = 40;

/// `GET /console/comments`.
pub(crate) async fn listed(
    State(services): State<ConsoleServices>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let query = Query::parse(raw.as_deref())?;
    let asked = CommentsQuery::read(&services, &session, &query)?;
    if let Some(id) = asked.sought
        && visible(&services, &session, id).await.is_ok()
    {
        return Ok(see_other(&format!("/console/comments/{id}")));
    }
    let list = List::read(&services, &session, &asked, &query).await?;
    Ok(page(
        StatusCode::OK,
        &list.view(&services, &session, &asked),
    ))
}

/// `GET /console/comments/{id}`.
pub(crate) async fn shown(
    State(services): State<ConsoleServices>,
    Path(id): Path<String>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let query = Query::parse(raw.as_deref())?;
    let comment = visible(&services, &session, CommentId::parse(&id)?).await?;
    let loaded = Loaded::read(&services, comment).await?;
    let done = LatestDecision::read(&services, &session, &query).await?;
    let several = session.owner.sites(&services.sites.current()).len() > 1;
    let view = CommentView {
        frame: session.frame(Section::Comments, loaded.title(session.language)),
        notice: done
            .as_ref()
            .map(|done| done.notice(format!("/console/comments/{}", loaded.comment.id))),
        pane: loaded.pane(Texts::of(session.language), several),
        now: services.clock.now(),
    };
    Ok(page(StatusCode::OK, &view))
}

/// A comment that this owner may see; others are treated as unknown.
pub(super) async fn visible(
    services: &ConsoleServices,
    session: &Session,
    id: CommentId,
) -> Result<Comment, Problem> {
    let comment = services.store.comment(id).await?;
    let comment = comment.filter(|comment| session.owner.may_see(comment.site));
    Ok(comment.ok_or(CommentError::UnknownComment)?)
}

/// The address's query.
struct CommentsQuery {
    site: Option<Arc<Site>>,
    shown: StatusFilter,
    words: String,
    /// An id instead of words.
    sought: Option<CommentId>,
    page: Option<PagePath>,
    author: Option<CommentId>,
    after: Option<CommentId>,
    at: Option<CommentId>,
    page_text: Option<String>,
    after_text: Option<String>,
}

impl CommentsQuery {
    fn read(services: &ConsoleServices, session: &Session, query: &Query) -> Result<Self, Problem> {
        let given = |name| query.first(name).filter(|value| !value.is_empty());
        let id = |name| given(name).map(CommentId::parse).transpose();
        let site = given("site").map(|key| seen_site(services, session, key));
        let shown = match given("status") {
            None => StatusFilter::default(),
            Some("all") => StatusFilter::All,
            Some(word) => word
                .parse::<Status>()
                .map_or(StatusFilter::default(), StatusFilter::Only),
        };
        let words = query.first("q").unwrap_or_default().trim().to_owned();
        Ok(Self {
            site: site.transpose()?,
            shown,
            sought: CommentId::parse(&words).ok(),
            words,
            page: given("page")
                .map(PagePath::parse)
                .transpose()
                .map_err(Invalid::from)?,
            author: id("author")?,
            after: id("after").map_err(|_| Invalid::Cursor)?,
            at: id("at")?,
            page_text: given("page").map(ToOwned::to_owned),
            after_text: given("after").map(ToOwned::to_owned),
        })
    }

    fn filter(&self) -> Filter<'_> {
        Filter {
            status: self.shown,
            site: self.site.as_ref().map(|site| site.key.as_str()),
            words: &self.words,
            page: self.page_text.as_deref(),
            author: self.author,
            after: self.after_text.as_deref(),
        }
    }

    /// `None` if the words can't match anything.
    fn list_query(&self, seen: Vec<SiteId>) -> Option<ListQuery> {
        let words = match self.words.as_str() {
            "" => None,
            words => Some(SearchWords::parse(words)?),
        };
        Some(ListQuery {
            site: self.site.as_ref().map(|site| site.id),
            among: Some(seen),
            path: self.page.clone().filter(|_| self.site.is_some()),
            status: match self.shown {
                StatusFilter::Only(status) => Some(status),
                StatusFilter::All => None,
            },
            words,
            by_author_of: self.author,
            reports: match self.shown {
                StatusFilter::Only(Status::Pending) => ReportFilter::Also,
                _ => ReportFilter::Any,
            },
            before: self.after,
            // One more than is shown tells whether there are more.
            limit: PART + 1,
        })
    }
}

/// # Errors
/// `unknown_site`, also for one that this owner may not see.
pub(super) fn seen_site(
    services: &ConsoleServices,
    session: &Session,
    key: &str,
) -> Result<Arc<Site>, Problem> {
    let site = services.sites.current().by_key(key);
    site.filter(|site| session.owner.may_see(site.id))
        .ok_or_else(unknown_site)
}

/// The contents of the list.
struct List {
    sites: Vec<Arc<Site>>,
    comments: Vec<Comment>,
    /// Those with an open report.
    reported: HashSet<CommentId>,
    older: Option<String>,
    chosen: Chosen,
    loaded: Option<Loaded>,
    author_name: Option<String>,
    waiting: u32,
    /// Comments in spam; counted for the queue alone.
    in_spam: u32,
    done: Option<LatestDecision>,
}

impl List {
    async fn read(
        services: &ConsoleServices,
        session: &Session,
        asked: &CommentsQuery,
        query: &Query,
    ) -> Result<Self, Refusal> {
        let sites = session.owner.sites(&services.sites.current());
        let seen: Vec<SiteId> = sites.iter().map(|site| site.id).collect();
        let author_name = match asked.author {
            Some(id) => {
                let author = visible(services, session, id).await?.author;
                author.map(|author| author.name.as_str().to_owned())
            }
            None => None,
        };
        let mut comments = match asked.list_query(seen.clone()) {
            Some(list_query) => services.store.comments(list_query).await?,
            None => Vec::new(),
        };
        let more = comments.len() > PART as usize;
        comments.truncate(PART as usize);
        let last = comments.last().map(|comment| comment.id.to_string());
        let (chosen, comment) = match asked.at {
            Some(at) => (Chosen::ByHand, visible(services, session, at).await.ok()),
            None => (Chosen::First, None),
        };
        let loaded = match comment.or_else(|| comments.first().cloned()) {
            Some(comment) => Some(Loaded::read(services, comment).await?),
            None => None,
        };
        let waits = asked.site.as_ref().map_or(seen, |site| vec![site.id]);
        let in_spam = in_spam(services, asked.shown, &waits).await?;
        Ok(Self {
            in_spam,
            reported: reported(services, &comments).await?,
            older: last.filter(|_| more),
            waiting: services.store.waiting(waits, Status::Pending).await?,
            done: LatestDecision::read(services, session, query).await?,
            sites,
            comments,
            chosen,
            loaded,
            author_name,
        })
    }

    fn view<'a>(
        &'a self,
        services: &ConsoleServices,
        session: &'a Session,
        asked: &'a CommentsQuery,
    ) -> CommentsView<'a> {
        let filter = asked.filter();
        let section = match asked.shown {
            StatusFilter::Only(Status::Pending) => Section::Queue,
            _ => Section::Comments,
        };
        let several = self.sites.len() > 1;
        let frame = session.frame(section, String::new());
        let title = frame.here().unwrap_or_default().to_owned();
        CommentsView {
            frame: session.frame(section, title),
            sites: self
                .sites
                .iter()
                .map(|site| SiteChoice {
                    key: site.key.as_str(),
                    title: name_of(site),
                })
                .collect(),
            takes_private_words: self.sites.iter().any(|site| site.rules.private_words),
            page_title: filter
                .page
                .map(|path| self.comments.first().map_or(path, named)),
            author_name: self.author_name.as_deref(),
            waiting: u64::from(self.waiting),
            in_spam: u64::from(self.in_spam),
            rows: self.rows(several && asked.site.is_none()),
            older: self.older.as_deref(),
            chosen: self.chosen,
            pane: self
                .loaded
                .as_ref()
                .map(|loaded| loaded.pane(Texts::of(session.language), several)),
            notice: self
                .done
                .as_ref()
                .map(|done| done.notice(done.back(&filter))),
            now: services.clock.now(),
            filter,
        }
    }

    fn rows(&self, with_site: bool) -> Vec<Row<'_>> {
        let sites = self.sites.iter();
        let titles: HashMap<SiteId, &str> = sites.map(|site| (site.id, name_of(site))).collect();
        let rows = self.comments.iter().map(|comment| Row {
            id: comment.id,
            name: comment.author.as_ref().map(|author| author.name.as_str()),
            excerpt: excerpt(comment),
            page_title: named(comment),
            site_title: titles.get(&comment.site).copied().filter(|_| with_site),
            created: comment.created,
            status: comment.status,
            is_reported: self.reported.contains(&comment.id),
            revision: comment.revision,
        });
        rows.collect()
    }
}

/// Those of the comments that have an open report.
async fn reported(
    services: &ConsoleServices,
    comments: &[Comment],
) -> Result<HashSet<CommentId>, Refusal> {
    let ids = comments.iter().map(|comment| comment.id).collect();
    let reports = services.store.reports(ids).await?.into_iter();
    let open = reports.filter(|report| report.closed.is_none());
    Ok(open.map(|report| report.comment).collect())
}

/// Comments in spam on these sites, where the queue is listed.
async fn in_spam(
    services: &ConsoleServices,
    shown: StatusFilter,
    sites: &[SiteId],
) -> Result<u32, Refusal> {
    match shown {
        StatusFilter::Only(Status::Pending) => {
            let spam = services.store.waiting(sites.to_vec(), Status::Spam);
            Ok(spam.await?)
        }
        _ => Ok(0),
    }
}

/// A page without a title is shown by its path.
pub(super) fn named(comment: &Comment) -> &str {
    match comment.page_title.as_str() {
        "" => &comment.page,
        title => title,
    }
}

/// The site's display name.
pub(super) fn name_of(site: &Site) -> &str {
    match site.title.as_str() {
        "" => site.key.as_str(),
        title => title,
    }
}
