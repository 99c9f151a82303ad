//! All data as JSON Lines: one object a line, made while it is sent, so that memory stays flat.
//!
//! The first line says what it is, then come sites, each followed by its pages and its comments in their order, and the
//! last line says that it is whole.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use http::{HeaderMap, HeaderValue, header};
use serde::Serialize;

use super::described;
use super::lines::{CommentLine, Line};
use crate::app::App;
use crate::comments::{CommentId, Site};
use crate::http::error::Problem;
use crate::http::extract;
use crate::http::query::Query;
use crate::store::{ExportQuery, PageQuery, StoreError};

/// What is read, and sent, at once.
const PART: u32 = 500;

/// All data as JSON Lines.
///
/// What it is, then each site, its pages and its comments, oldest first, a parent before its replies. The last line,
/// `{"kind": "end", …}`, says that it is whole.
#[utoipa::path(
    get, path = "/api/v1/admin/export", operation_id = "export",
    params(described::OfSite),
    responses((status = 200, description = "One object a line", body = String, content_type = "application/x-ndjson",
        headers(("Content-Disposition" = String, description = "A name for the file")))),
    security(("apiToken" = ["export"])),
    extensions(("x-problems" = json!(["unknown_site"]))),
)]
pub(super) async fn all(
    State(app): State<Arc<App>>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    extract::owner(&app, &headers, "export").await?;
    let query = Query::parse(raw.as_deref())?;
    let sites = match query.first("site").filter(|key| !key.is_empty()) {
        Some(key) => vec![extract::site(&app, Some(key))?],
        None => app.sites().all().to_vec(),
    };
    let export = Export {
        app,
        sites: sites.into(),
        comments: 0,
        next: Next::Head,
    };
    let parts = stream::try_unfold(export, |mut export| async move {
        let part = export.part().await?;
        Ok::<_, StoreError>(part.map(|part| (Bytes::from(part), export)))
    });
    let kind = HeaderValue::from_static("application/x-ndjson");
    let file = HeaderValue::from_static("attachment; filename=\"afterword.jsonl\"");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// How far it is.
struct Export {
    app: Arc<App>,
    /// The first one is at work.
    sites: VecDeque<Arc<Site>>,
    comments: u64,
    next: Next,
}

enum Next {
    Head,
    Site,
    /// The pages after this path.
    Pages(String),
    /// The comments after this one.
    Comments(Option<CommentId>),
    End,
}

impl Export {
    /// A number of lines; `None` behind the last.
    async fn part(&mut self) -> Result<Option<Vec<u8>>, StoreError> {
        let mut lines = Vec::new();
        match std::mem::replace(&mut self.next, Next::End) {
            Next::Head => {
                write(&mut lines, &Line::head(self.app.clock.now()));
                self.next = Next::Site;
            }
            Next::Site => match self.sites.front() {
                Some(site) => {
                    write(&mut lines, &Line::site(site));
                    self.next = Next::Pages(String::new());
                }
                None => write(
                    &mut lines,
                    &Line::End {
                        comments: self.comments,
                    },
                ),
            },
            Next::Pages(after) => self.next = self.pages(after, &mut lines).await?,
            Next::Comments(after) => self.next = self.comments(after, &mut lines).await?,
            Next::End => return Ok(None),
        }
        Ok(Some(lines))
    }

    async fn pages(&self, after: String, lines: &mut Vec<u8>) -> Result<Next, StoreError> {
        let Some(site) = self.sites.front() else {
            return Ok(Next::Site);
        };
        let asked = PageQuery {
            site: site.id,
            after,
            words: None,
            limit: PART,
        };
        let pages = self.app.store.pages(asked).await?;
        for page in &pages {
            write(lines, &Line::page(site, page));
        }
        Ok(match pages.last() {
            Some(last) if pages.len() == PART as usize => Next::Pages(last.path.clone()),
            _ => Next::Comments(None),
        })
    }

    async fn comments(
        &mut self,
        after: Option<CommentId>,
        lines: &mut Vec<u8>,
    ) -> Result<Next, StoreError> {
        let Some(site) = self.sites.front() else {
            return Ok(Next::Site);
        };
        let asked = ExportQuery {
            site: site.id,
            after,
            limit: PART,
        };
        let found = self.app.store.export(asked).await?;
        for recorded in &found {
            let line = CommentLine::new(site, recorded);
            write(lines, &Line::Comment(Box::new(line)));
        }
        self.comments += found.len() as u64;
        if let Some(last) = found.last() {
            return Ok(Next::Comments(Some(last.comment.id)));
        }
        self.sites.pop_front();
        Ok(Next::Site)
    }
}

fn write(lines: &mut Vec<u8>, line: &impl Serialize) {
    // Writing to memory can't fail.
    if serde_json::to_writer(&mut *lines, line).is_ok() {
        lines.push(b'\n');
    }
}
