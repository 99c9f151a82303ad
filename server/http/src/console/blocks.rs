//! Blocks: list, add, remove.

use std::sync::Arc;

use axum::extract::{RawQuery, Request, State};
use axum::response::Response;
use http::StatusCode;

use super::comments::seen_site;
use super::decide::{decider, seen};
use super::lists::{choice, choices, chosen, done, explained, key, outcome, place, query_of};
use super::refusal::Refusal;
use super::session::{Form, Session, page, posted};
use super::view::blocks::{BlockForm, BlockRow, Blocked, BlocksPage};
use super::view::frame::Section;
use super::view::parts::{FormOutcome, SiteChoice, address};
use crate::contexts::ConsoleServices;
use crate::error::{Problem, code};
use crate::query::{Query, invalid, one_of};
use afterword_i18n::{ProblemText, Texts};
use afterword_model::{Invalid, Site};
use afterword_services::CommentError;
use afterword_store::{Block, BlockKind};

const HERE: &str = "/console/blocks";
/// Blocks in one part of the list.
const PART: u32 = 100;

/// `GET /console/blocks`.
pub(crate) async fn listed(
    State(services): State<ConsoleServices>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let query = Query::parse(raw.as_deref())?;
    let list = List::read(&services, &session, &query).await?;
    let view = BlocksPage {
        outcome: outcome(&query),
        ..list.view(&services, &session)
    };
    Ok(page(StatusCode::OK, &view))
}

/// `POST /console/blocks`.
pub(crate) async fn added(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let keep = |problem| Refusal::keeping(problem, &form);
    let field = |name| form.first(name).unwrap_or_default();
    let site = seen_site(&services, &session, field("site")).map_err(keep)?;
    let kind = field("kind").parse::<BlockKind>();
    let kind = kind.map_err(|_| keep(invalid("kind", one_of("kind", &BlockKind::ALL))))?;
    match services
        .blocks
        .add(&decider(&session), &site, kind, field("value"))
        .await
    {
        Ok(_) => Ok(done(place(&form, HERE))),
        Err(CommentError::Invalid(invalid)) => {
            let problem = Problem::from(invalid).field("value");
            let list = List::read(&services, &session, &query_of(place(&form, HERE))?).await?;
            let view = BlocksPage {
                form: BlockForm {
                    site: field("site"),
                    kind: field("kind"),
                    value: field("value"),
                    problem: Some(explained(&session, &problem)),
                },
                ..list.view(&services, &session)
            };
            Ok(page(problem.status(), &view))
        }
        Err(error) => Err(keep(error.into())),
    }
}

/// `POST /console/blocks/remove`.
pub(crate) async fn removed(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    if remove(&services, &session, &form).await? {
        return Ok(done(place(&form, HERE)));
    }
    let problem = Problem::new(code::UNKNOWN_BLOCK, ProblemText::unknown_block());
    let list = List::read(&services, &session, &query_of(place(&form, HERE))?).await?;
    let view = BlocksPage {
        outcome: Some(FormOutcome::Refused(explained(&session, &problem))),
        ..list.view(&services, &session)
    };
    Ok(page(problem.status(), &view))
}

/// Whether it existed on a site that this owner may see.
async fn remove(
    services: &ConsoleServices,
    session: &Session,
    form: &Form,
) -> Result<bool, Problem> {
    let id = form.first("id").and_then(|id| id.parse().ok());
    match id {
        Some(id) => Ok(services.blocks.remove(id, seen(services, session)).await?),
        None => Ok(false),
    }
}

/// A part of the list.
struct List {
    sites: Vec<SiteChoice>,
    site: Option<Arc<Site>>,
    after: Option<i64>,
    blocks: Vec<Block>,
    more: Option<i64>,
}

impl List {
    async fn read(
        services: &ConsoleServices,
        session: &Session,
        query: &Query,
    ) -> Result<Self, Problem> {
        let site = chosen(services, session, query)?;
        let after = query.first("after").filter(|after| !after.is_empty());
        let after = after.map(|after| after.parse().map_err(|_| Invalid::Cursor));
        let after = after.transpose()?;
        let among = match &site {
            Some(site) => vec![site.id],
            None => seen(services, session),
        };
        // One more than is shown tells whether there are more.
        let mut blocks = services.store.blocks(among, after, PART + 1).await?;
        let is_more = blocks.len() > PART as usize;
        blocks.truncate(PART as usize);
        Ok(Self {
            sites: choices(services, session),
            site,
            after,
            more: blocks.last().filter(|_| is_more).map(|block| block.id),
            blocks,
        })
    }

    fn part(&self, after: &str) -> String {
        address(HERE, &[("site", key(self.site.as_ref())), ("after", after)])
    }

    fn view<'a>(&'a self, services: &ConsoleServices, session: &'a Session) -> BlocksPage<'a> {
        let texts = Texts::of(session.language);
        let rows = self.blocks.iter().filter_map(|block| row(services, block));
        BlocksPage {
            frame: session.frame(Section::Blocks, texts.console_blocks_title().to_owned()),
            texts,
            outcome: None,
            sites: &self.sites,
            site: key(self.site.as_ref()),
            rows: rows.collect(),
            form: BlockForm::default(),
            here: self.part(
                &self
                    .after
                    .map_or_else(String::new, |after| after.to_string()),
            ),
            more: self.more.map(|more| self.part(&more.to_string())),
            beginning: self.after.is_some().then(|| self.part("")),
        }
    }
}

fn row(services: &ConsoleServices, block: &Block) -> Option<BlockRow> {
    Some(BlockRow {
        id: block.id,
        what: match block.kind {
            BlockKind::Name => Blocked::Name(block.value.clone()),
            BlockKind::Email => Blocked::Email(block.value.clone()),
            BlockKind::Host => Blocked::Host(block.value.clone()),
            BlockKind::Network => Blocked::Network(block.author.clone()),
        },
        site: choice(&*services.sites.current().by_id(block.site)?),
        since: block.created,
        by: Some(block.by.clone()).filter(|by| !by.is_empty()),
        comment: block.comment.map(|comment| comment.to_string()),
    })
}
