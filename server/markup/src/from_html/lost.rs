//! What Markdown can't hold, and [`from_html`](super::from_html) leaves out.

use super::{href, source};
use crate::tokens::{Tag, Token, Tokens};

/// Something that a reader of the HTML had and a reader of the Markdown has not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lost {
    /// The address of a link; its words stay.
    Link,
    /// A picture without an `http` or `https` address; its alternative text stays.
    Picture,
    /// A video, a sound, a frame and the like.
    Embedded,
    /// The contents of `<script>` and `<style>`.
    Script,
}

impl Lost {
    /// A clause for a report.
    #[must_use]
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Link => "a link in the text has lost its address: it is no http, https or mailto",
            Self::Picture => "a picture in the text is lost: it has no http or https address",
            Self::Embedded => "a video, sound or frame in the text is lost",
            Self::Script => "a script or style sheet in the text is lost",
        }
    }
}

/// What is lost when `html` becomes Markdown; each once, in a fixed order.
#[must_use]
pub fn lost_from_html(html: &str) -> Vec<Lost> {
    let mut lost: Vec<Lost> = Tokens::new(html)
        .filter_map(|token| match token {
            // A script's beginning is no token of its own, because its contents are none.
            Token::Close(name) if matches!(name.as_str(), "script" | "style") => Some(Lost::Script),
            Token::Open(tag) => of_tag(&tag),
            Token::Text(_) | Token::Close(_) => None,
        })
        .collect();
    lost.sort_unstable();
    lost.dedup();
    lost
}

fn of_tag(tag: &Tag<'_>) -> Option<Lost> {
    match tag.name.as_str() {
        "iframe" | "video" | "audio" | "object" | "embed" | "svg" | "canvas" => {
            Some(Lost::Embedded)
        }
        "img" => source(tag).is_none().then_some(Lost::Picture),
        "a" => {
            let typed = tag.attribute("href").unwrap_or_default();
            let is_lost = !typed.trim().is_empty() && href(tag).is_none();
            is_lost.then_some(Lost::Link)
        }
        _ => None,
    }
}
