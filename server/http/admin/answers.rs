//! What the owner's calls are answered with, around `views.rs`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::comments::{CommentId, Page, Status};
use crate::http::openapi::types;
use crate::http::views::OwnersView;

/// Comments, newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnersComments)]
pub(super) struct CommentsAnswer<'a> {
    pub comments: Vec<OwnersView<'a>>,
    /// For `after`; null at the end.
    #[schema(value_type = Option<types::Id>, required = true)]
    pub next: Option<CommentId>,
}

/// A comment after a decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Decided)]
pub(super) struct DecidedAnswer<'a> {
    pub comment: OwnersView<'a>,
    #[schema(value_type = types::Status)]
    pub before: Status,
}

/// Pages, by their paths.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Pages)]
pub(super) struct PagesAnswer {
    #[schema(value_type = Vec<types::Page>)]
    pub pages: Vec<Page>,
    /// For `after`; null at the end.
    #[schema(value_type = Option<types::Path>, required = true)]
    pub next: Option<String>,
}

/// A page after a change.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ChangedPage)]
pub(super) struct PageAnswer {
    #[schema(value_type = types::Page)]
    pub page: Page,
}
