//! Bodies of the owner's requests, for the OpenAPI document.
#![expect(
    dead_code,
    reason = "these types are described and never made: handlers read `Fields`"
)]

use utoipa::ToSchema;

use super::described::{BlockKind, Mark, Scope, Settings};
use crate::openapi::types;

#[derive(ToSchema)]
pub(super) struct Decide {
    action: types::Action,
    /// With `approve`: published below the comment as the owner's answer. Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Thank you!")]
    reply: Option<String>,
    /// With `block`: what to block by; left out: address and network.
    #[schema(example = json!(["email"]))]
    by: Option<Vec<Mark>>,
    /// The comment's `revision` that was seen; where it has another text now, nothing is decided.
    #[schema(minimum = 0, maximum = 2_147_483_647, example = 1)]
    revision: Option<u32>,
}

/// The fields of a form in HTML.
#[derive(ToSchema)]
pub(super) struct DecideForm {
    action: types::Action,
    /// With `approve`: published below the comment as the owner's answer. Markdown.
    #[schema(
        nullable = false,
        min_length = 1,
        max_length = 10_000,
        example = "Thank you!"
    )]
    reply: Option<String>,
    /// The comment's `revision` that was seen; where it has another text now, nothing is decided.
    #[schema(nullable = false, minimum = 0, maximum = 2_147_483_647, example = 1)]
    revision: Option<u32>,
}

/// Many decisions in one batch.
#[derive(ToSchema)]
#[serde(untagged)]
pub(super) enum DecideMany {
    Alike(DecideAlike),
    Each(DecideEach),
}

/// The same for all.
#[derive(ToSchema)]
pub(super) struct DecideAlike {
    #[schema(min_items = 1, max_items = 1000)]
    ids: Vec<types::Id>,
    action: types::Action,
    /// With `approve`: published below each comment as the owner's answer. Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Thank you!")]
    reply: Option<String>,
    /// With `block`: what to block by; left out: address and network.
    by: Option<Vec<Mark>>,
}

/// Each with its own.
#[derive(ToSchema)]
pub(super) struct DecideEach {
    #[schema(min_items = 1, max_items = 1000)]
    decisions: Vec<DecideOne>,
}

/// A decision about one of many.
#[derive(ToSchema)]
pub(super) struct DecideOne {
    id: types::Id,
    action: types::Action,
    /// With `approve`: published below the comment as the owner's answer. Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Thank you!")]
    reply: Option<String>,
    /// With `block`: what to block by; left out: address and network.
    by: Option<Vec<Mark>>,
    /// The comment's `revision` that was seen; where it has another text now, nothing is decided.
    #[schema(minimum = 0, maximum = 2_147_483_647, example = 1)]
    revision: Option<u32>,
}

/// Another text for a comment.
#[derive(ToSchema)]
pub(super) struct EditedText {
    /// Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Good *read*.")]
    text: String,
}

#[derive(ToSchema)]
pub(super) struct PageChange {
    page: types::AskedPath,
    /// The key of the site; may be left out where the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    /// Whether it takes no new comments.
    #[schema(example = true)]
    closed: Option<bool>,
    #[schema(example = "Hello")]
    title: Option<String>,
    /// The path that it has from now on; the old one goes on leading to it.
    move_to: Option<types::AskedPath>,
    /// Another path that leads to it from now on.
    alias: Option<types::AskedPath>,
}

#[derive(ToSchema)]
pub(super) struct NewSite {
    /// What the blog's pages name it by.
    #[schema(pattern = "^[a-z0-9][a-z0-9_-]{0,39}$", example = "notes")]
    key: String,
    #[schema(example = "Notes")]
    title: Option<String>,
    /// Where its pages are served from: scheme and host. Links lead to the first.
    #[schema(min_items = 1, example = json!(["https://notes.example.org"]))]
    origins: Vec<String>,
    settings: Option<Settings>,
}

/// What is left out stays as it is.
#[derive(ToSchema)]
pub(super) struct SiteChange {
    #[schema(example = "My blog")]
    title: Option<String>,
    /// All of them: scheme and host. Links lead to the first.
    #[schema(min_items = 1, example = json!(["https://blog.example.org"]))]
    origins: Option<Vec<String>>,
    /// One by one; `null` takes the site's own back.
    settings: Option<Settings>,
}

#[derive(ToSchema)]
pub(super) struct NewBlock {
    /// The key of the site; may be left out where the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    kind: BlockKind,
    /// A name, an e-mail address, or an IP address of the network.
    #[schema(example = "spam@example.net")]
    value: String,
}

#[derive(ToSchema)]
pub(super) struct NewApiToken {
    /// What it is for; decisions are noted under this name.
    #[schema(min_length = 1, max_length = 80, example = "nightly")]
    name: String,
    /// Only those that the caller has too.
    #[schema(min_items = 1, example = json!(["export"]))]
    scopes: Vec<Scope>,
}

#[derive(ToSchema)]
pub(super) struct Person {
    #[schema(pattern = r"^\s*[^\s@]+@[^\s@]+\s*$", example = "bea@example.org")]
    email: String,
}
