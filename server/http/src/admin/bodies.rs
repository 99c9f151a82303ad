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
    /// With `block`: the marks to block by; the default is address and network.
    #[schema(example = json!(["email"]))]
    by: Option<Vec<Mark>>,
    /// The `revision` that was seen; if the comment has another text now, nothing is decided.
    #[schema(minimum = 0, maximum = 2_147_483_647, example = 1)]
    revision: Option<u32>,
}

/// The fields of an HTML form.
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
    /// The `revision` that was seen; if the comment has another text now, nothing is decided.
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

/// One action for all.
#[derive(ToSchema)]
pub(super) struct DecideAlike {
    #[schema(min_items = 1, max_items = 1000)]
    ids: Vec<types::Id>,
    action: types::Action,
    /// With `approve`: published below each comment as the owner's answer. Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Thank you!")]
    reply: Option<String>,
    /// With `block`: the marks to block by; the default is address and network.
    by: Option<Vec<Mark>>,
}

/// Each with its own action.
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
    /// With `block`: the marks to block by; the default is address and network.
    by: Option<Vec<Mark>>,
    /// The `revision` that was seen; if the comment has another text now, nothing is decided.
    #[schema(minimum = 0, maximum = 2_147_483_647, example = 1)]
    revision: Option<u32>,
}

/// A new text for a comment.
#[derive(ToSchema)]
pub(super) struct EditedText {
    /// Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Good *read*.")]
    text: String,
}

#[derive(ToSchema)]
pub(super) struct PageChange {
    page: types::AskedPath,
    /// The key of the site; may be left out if the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    /// Whether it is closed to new comments.
    #[schema(example = true)]
    closed: Option<bool>,
    #[schema(example = "Hello")]
    title: Option<String>,
    /// Its new path; the old one goes on leading to it.
    move_to: Option<types::AskedPath>,
    /// Another path for it.
    alias: Option<types::AskedPath>,
}

#[derive(ToSchema)]
pub(super) struct NewSite {
    /// The name by which the blog's pages refer to it.
    #[schema(pattern = "^[a-z0-9][a-z0-9_-]{0,39}$", example = "notes")]
    key: String,
    #[schema(example = "Notes")]
    title: Option<String>,
    /// The origins of its pages: scheme and host. Links lead to the first.
    #[schema(min_items = 1, example = json!(["https://notes.example.org"]))]
    origins: Vec<String>,
    settings: Option<Settings>,
}

/// Fields that are left out stay unchanged.
#[derive(ToSchema)]
pub(super) struct SiteChange {
    #[schema(example = "My blog")]
    title: Option<String>,
    /// All origins: scheme and host. Links lead to the first.
    #[schema(min_items = 1, example = json!(["https://blog.example.org"]))]
    origins: Option<Vec<String>>,
    /// One by one; `null` removes the site's own setting.
    settings: Option<Settings>,
}

#[derive(ToSchema)]
pub(super) struct NewBlock {
    /// The key of the site; may be left out if the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    kind: BlockKind,
    /// A name, an e-mail address, or an IP address of the network.
    #[schema(example = "spam@example.net")]
    value: String,
}

#[derive(ToSchema)]
pub(super) struct NewApiToken {
    /// Its purpose; decisions are recorded under this name.
    #[schema(min_length = 1, max_length = 80, example = "nightly")]
    name: String,
    /// Only scopes that the caller has too.
    #[schema(min_items = 1, example = json!(["export"]))]
    scopes: Vec<Scope>,
}

#[derive(ToSchema)]
pub(super) struct Person {
    /// The person's address, or a handle such as @ann@social.example or @ann.bsky.social.
    #[schema(
        pattern = r"^\s*(@?[^\s@]+@[^\s@]+|@[^\s@]+\.[^\s@]+)\s*$",
        example = "bea@example.org"
    )]
    email: String,
}
