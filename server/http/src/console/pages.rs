//! The list of pages, and changes of one.

use std::sync::Arc;

use axum::extract::{RawQuery, Request, State};
use axum::response::Response;
use http::StatusCode;
use url::form_urlencoded::byte_serialize;

use super::comments::seen_site;
use super::lists::{
    choice, choices, chosen, done, explained, key, outcome, place, query_of, whole_title,
};
use super::refusal::{Refusal, see_other, with_done};
use super::session::{Form, Session, page, posted};
use super::view::frame::Section;
use super::view::pages::{PageField, PageRow, PagesPage, RefusedChange};
use super::view::parts::{FormOutcome, address};
use crate::contexts::ConsoleServices;
use crate::error::{Problem, unknown_action};
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_model::{Existence, Invalid, Page, PagePath, Site};
use afterword_services::pages::Change;
use afterword_store::PageQuery;

const HERE: &str = "/console/pages";
/// Pages in one part of the list.
const PART: u32 = 50;

/// `GET /console/pages`.
pub(crate) async fn listed(
    State(services): State<ConsoleServices>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let query = Query::parse(raw.as_deref())?;
    let list = List::read(&services, &session, &query).await?;
    let choices = choices(&services, &session);
    let view = PagesPage {
        sites: &choices,
        outcome: told(&services, &session, &query),
        ..list.view(&services, &session, None)
    };
    Ok(page(StatusCode::OK, &view))
}

/// `POST /console/pages`.
pub(crate) async fn changed(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let wanted = PageEdit::read(&services, &session, &form);
    let wanted = wanted.map_err(|problem| Refusal::keeping(problem, &form))?;
    match wanted.make(&services).await {
        Ok(page) if wanted.is_move() => {
            let moved = format!("{MOVED}{}{}", wanted.site.key, page.path);
            let moved: String = byte_serialize(moved.as_bytes()).collect();
            Ok(see_other(&with_done(place(&form, HERE), &moved)))
        }
        Ok(_) => Ok(done(place(&form, HERE))),
        Err(problem) => wanted.refused(&services, &session, &form, problem).await,
    }
}

/// How `done` begins in the address after a move; the page follows, as a [`PageCursor`].
const MOVED: &str = "moved:";

/// The result of the form that led here: of a move, where the comments are now, and whether the site has that page.
fn told(services: &ConsoleServices, session: &Session, query: &Query) -> Option<FormOutcome> {
    let moved = query
        .first("done")
        .and_then(|done| done.strip_prefix(MOVED));
    let Some(moved) = moved else {
        return outcome(query);
    };
    let to = PageCursor::parse(moved).ok()?;
    let site = seen_site(services, session, &to.site).ok()?;
    let path = PagePath::parse(&to.path).ok()?;
    let texts = Texts::of(session.language);
    let mut text = texts.console_pages_moved(path.as_str());
    let known = services.sitemaps.knows(&site, &path, services.clock.now());
    if matches!(known, Existence::Unknown | Existence::Doubtful) {
        text = format!("{text} {}", texts.reason_unknown_page());
    }
    Some(FormOutcome::Told(text))
}

/// The page after which a part of the list begins: its site's key, and its path.
struct PageCursor {
    site: String,
    path: String,
}

impl PageCursor {
    /// No key has a slash, every path begins with one.
    fn parse(raw: &str) -> Result<Self, Invalid> {
        let slash = raw.find('/').ok_or(Invalid::Cursor)?;
        let (site, path) = raw.split_at(slash);
        Ok(Self {
            site: site.to_owned(),
            path: path.to_owned(),
        })
    }
}

/// A part of the list.
struct List {
    site: Option<Arc<Site>>,
    words: String,
    after: Option<String>,
    pages: Vec<(Arc<Site>, Page)>,
    more: Option<String>,
}

impl List {
    async fn read(
        services: &ConsoleServices,
        session: &Session,
        query: &Query,
    ) -> Result<Self, Problem> {
        let after = query.first("after").filter(|after| !after.is_empty());
        let mut list = Self {
            site: chosen(services, session, query)?,
            words: query.first("q").unwrap_or_default().trim().to_owned(),
            after: after.map(ToOwned::to_owned),
            pages: Vec::new(),
            more: None,
        };
        let sites = match &list.site {
            Some(site) => vec![Arc::clone(site)],
            None => session.owner.sites(&services.sites.current()),
        };
        list.fill(services, &sites).await?;
        if list.pages.len() > PART as usize {
            list.pages.truncate(PART as usize);
            let last = list.pages.last();
            list.more = last.map(|(site, page)| format!("{}{}", site.key, page.path));
        }
        Ok(list)
    }

    /// One site after another, each by its paths, up to one more than is shown.
    async fn fill(
        &mut self,
        services: &ConsoleServices,
        sites: &[Arc<Site>],
    ) -> Result<(), Problem> {
        let after = self.after.as_deref().map(PageCursor::parse).transpose()?;
        let first = match &after {
            Some(after) => sites
                .iter()
                .position(|site| site.key.as_str() == after.site),
            None => Some(0),
        };
        let mut path = after.map_or_else(String::new, |after| after.path);
        let mut left = PART + 1;
        for site in sites.iter().skip(first.ok_or(Invalid::Cursor)?) {
            let query = PageQuery {
                site: site.id,
                after: std::mem::take(&mut path),
                words: Some(self.words.clone()).filter(|words| !words.is_empty()),
                limit: left,
            };
            let pages = services.store.pages(query).await?;
            left = left.saturating_sub(u32::try_from(pages.len()).unwrap_or(left));
            let pages = pages.into_iter().map(|page| (Arc::clone(site), page));
            self.pages.extend(pages);
            if left == 0 {
                break;
            }
        }
        Ok(())
    }

    /// The address of the part after `after`.
    fn part(&self, after: &str) -> String {
        let site = key(self.site.as_ref());
        address(
            HERE,
            &[("site", site), ("q", &self.words), ("after", after)],
        )
    }

    fn view<'a>(
        &'a self,
        services: &ConsoleServices,
        session: &'a Session,
        refused: Option<(usize, RefusedChange)>,
    ) -> PagesPage<'a> {
        let texts = Texts::of(session.language);
        let mut rows: Vec<PageRow> = self
            .pages
            .iter()
            .map(|known| row(services, known))
            .collect();
        if let Some((index, refused)) = refused
            && let Some(row) = rows.get_mut(index)
        {
            row.refused = Some(refused);
        }
        PagesPage {
            frame: session.frame(Section::Pages, texts.console_pages_title().to_owned()),
            texts,
            outcome: None,
            sites: &[],
            site: key(self.site.as_ref()),
            query: &self.words,
            rows,
            here: self.part(self.after.as_deref().unwrap_or_default()),
            more: self.more.as_deref().map(|more| self.part(more)),
            beginning: self.after.is_some().then(|| self.part("")),
        }
    }
}

fn row(services: &ConsoleServices, (site, page): &(Arc<Site>, Page)) -> PageRow {
    let closed = site.closed_pages(services.clock.now());
    PageRow {
        site: choice(site),
        path: page.path.clone(),
        title: page.title.clone(),
        url: site.url(&page.path),
        count: page.count,
        first_seen: page.first_seen,
        closed: closed.closed_by(Some((page.closed, page.first_seen))),
        site_is_retired: site.rules.retired,
        aliases: page.aliases.clone(),
        refused: None,
    }
}

/// The change of a page.
#[derive(Debug, Clone, Copy)]
enum PageAction {
    Close,
    Open,
    Write(PageField),
}

impl PageAction {
    fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "close" => Self::Close,
            "open" => Self::Open,
            "title" => Self::Write(PageField::Title),
            "move" => Self::Write(PageField::MoveTo),
            "alias" => Self::Write(PageField::Alias),
            _ => return None,
        })
    }
}

struct PageEdit {
    site: Arc<Site>,
    path: PagePath,
    deed: PageAction,
    /// As typed.
    value: String,
}

impl PageEdit {
    fn read(services: &ConsoleServices, session: &Session, form: &Form) -> Result<Self, Problem> {
        let field = |name| form.first(name).unwrap_or_default();
        let site = seen_site(services, session, field("site"))?;
        let path = PagePath::parse(field("page")).map_err(Invalid::from)?;
        let deed = PageAction::parse(field("action"))
            .ok_or_else(|| unknown_action(&["close", "open", "title", "move", "alias"]))?;
        Ok(Self {
            site,
            path,
            deed,
            value: field("value").to_owned(),
        })
    }

    fn change(&self, services: &ConsoleServices) -> Result<Change, Invalid> {
        let mut change = Change::default();
        let value = self.value.trim();
        match self.deed {
            PageAction::Close => change.closed = Some(true),
            PageAction::Open => change.closed = Some(false),
            PageAction::Write(PageField::Title) => {
                change.title = Some(whole_title(services, value)?);
            }
            PageAction::Write(PageField::MoveTo) => change.move_to = Some(PagePath::parse(value)?),
            PageAction::Write(PageField::Alias) => change.alias = Some(PagePath::parse(value)?),
        }
        Ok(change)
    }

    fn is_move(&self) -> bool {
        matches!(self.deed, PageAction::Write(PageField::MoveTo))
    }

    async fn make(&self, services: &ConsoleServices) -> Result<Page, Problem> {
        let wanted = self.change(services)?;
        let (site, path) = (Arc::clone(&self.site), self.path.clone());
        Ok(services.pages.change(site, path, wanted).await?)
    }

    /// The list again, with the input beside its page.
    async fn refused(
        self,
        services: &ConsoleServices,
        session: &Session,
        form: &Form,
        problem: Problem,
    ) -> Result<Response, Refusal> {
        let known = services.store.page(self.site.id, self.path.clone()).await?;
        let (PageAction::Write(field), Some(known)) = (self.deed, known) else {
            return Err(Refusal::keeping(problem, form));
        };
        let mut list = List::read(services, session, &query_of(place(form, HERE))?).await?;
        let is_it =
            |(site, page): &(Arc<Site>, Page)| site.id == self.site.id && page.path == known.path;
        let index = list.pages.iter().position(is_it).unwrap_or_else(|| {
            list.pages
                .insert(0, (Arc::clone(&self.site), known.clone()));
            0
        });
        let text = explained(session, &problem);
        let refused = RefusedChange {
            field,
            value: self.value,
            text: text.clone(),
        };
        let choices = choices(services, session);
        let view = PagesPage {
            sites: &choices,
            outcome: Some(FormOutcome::Refused(text)),
            ..list.view(services, session, Some((index, refused)))
        };
        Ok(page(problem.status(), &view))
    }
}
