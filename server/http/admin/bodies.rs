//! Bodies of the owner's requests as the API's document describes them.
#![expect(
    dead_code,
    reason = "these types are described and never made: handlers read `Fields`"
)]

use utoipa::ToSchema;

use crate::http::openapi::types;

#[derive(ToSchema)]
#[schema(as = Decide)]
pub(super) struct Decide {
    action: types::Action,
    /// With `approve`: published below the comment as the owner's answer. Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Thank you!")]
    reply: Option<String>,
}

#[derive(ToSchema)]
#[schema(as = PageChange)]
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
}
