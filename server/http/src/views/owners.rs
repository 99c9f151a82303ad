//! The fields of a comment that only the owner sees.

use serde::Serialize;
use utoipa::ToSchema;

use super::{CommentView, PlaceView};
use crate::openapi::types;
use afterword_i18n::Texts;
use afterword_model::{Comment, EmailAddress, Reason, Site};
use afterword_store::Decision;

/// A comment for the owner: with its status, its text as typed and the author's address.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnersComment)]
pub(crate) struct OwnersView<'a> {
    #[serde(flatten)]
    comment: CommentView<'a>,
    #[serde(rename = "site")]
    site_key: &'a str,
    page: PlaceView<'a>,
    #[schema(required = true)]
    email: Option<&'a str>,
    /// Markdown as typed.
    text: &'a str,
    /// It is for the owner only: its `status` is never `pending` or `approved`.
    private: bool,
    /// Increases with each edit.
    revision: u32,
    /// Why it was held, in words.
    reasons: Vec<String>,
    /// The same for programs: the findings of the spam checks.
    #[schema(value_type = Vec<types::Finding>)]
    verdict: Vec<&'a Reason>,
    /// Only in the answer for one comment.
    #[schema(value_type = Vec<types::Decision>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    decisions: Option<&'a [Decision]>,
}

impl<'a> OwnersView<'a> {
    #[must_use]
    pub(crate) fn new(
        comment: &'a Comment,
        site: &'a Site,
        decisions: Option<&'a [Decision]>,
    ) -> Self {
        let email = comment
            .author
            .as_ref()
            .and_then(|author| author.email.as_ref());
        Self {
            comment: CommentView {
                status: Some(comment.status),
                ..CommentView::own(comment, site)
            },
            site_key: site.key.as_str(),
            page: PlaceView::new(comment, site),
            email: email.map(EmailAddress::as_str),
            text: comment.text.as_str(),
            private: comment.private,
            revision: comment.revision,
            reasons: comment.reasons.iter().map(english).collect(),
            verdict: found(&comment.reasons),
            decisions,
        }
    }
}

fn english(reason: &Reason) -> String {
    Texts::english().reason(reason.as_code()).text
}

/// Texts of earlier versions and of other systems are useless to a program.
fn found(reasons: &[Reason]) -> Vec<&Reason> {
    let is_found = |reason: &&Reason| matches!(reason, Reason::Found { .. });
    reasons.iter().filter(is_found).collect()
}
