//! The frame of every page of the console: the head, the navigation, the keys.

use std::fmt;
use std::sync::LazyLock;

use crate::page::texts::{SLOT, TextWithName, naming};
use crate::widget;
use afterword_i18n::Texts;
pub(in crate::console) use afterword_services::accounts::OwnerScope;

#[derive(Debug)]
pub(in crate::console) struct Frame<'a> {
    /// A language of `server/i18n/texts/`: the first of the browser's languages that is there, such as "en".
    pub language: &'static str,
    pub title: String,
    /// Nobody on the sign-in pages.
    pub signed_in: Option<SignedIn<'a>>,
}

#[derive(Clone, Copy)]
pub(in crate::console) struct SignedIn<'a> {
    /// The owner's mail address.
    pub person: &'a str,
    /// The value of the hidden field `csrf` of every form.
    pub csrf: &'a str,
    pub here: Section,
    pub reach: OwnerScope,
}

impl fmt::Debug for SignedIn<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SignedIn(…)")
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum Section {
    Queue,
    Comments,
    Pages,
    Blocks,
    Statistics,
    Sites,
    Tokens,
    Outbox,
    Account,
}

impl SignedIn<'_> {
    /// "Signed in as …".
    pub(in crate::console) fn hint(&self, texts: &'static Texts) -> TextWithName<'_> {
        naming(texts.console_frame_signed_in(SLOT), self.person)
    }
}

/// A link of the navigation.
pub(in crate::console) struct Item {
    pub address: &'static str,
    pub label: &'static str,
    pub is_here: bool,
}

static STYLE: LazyLock<String> = LazyLock::new(|| address("console", "css"));
static SCRIPT: LazyLock<String> = LazyLock::new(|| address("console", "js"));

fn address(stem: &str, ending: &str) -> String {
    format!("/{}", widget::hashed(stem, ending).unwrap_or_default())
}

impl<'a> Frame<'a> {
    #[must_use]
    pub(in crate::console) fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// For the hidden field of forms; empty without a session.
    #[must_use]
    pub(in crate::console) fn csrf(&self) -> &'a str {
        self.signed_in.map_or("", |signed_in| signed_in.csrf)
    }

    pub(in crate::console) fn style(&self) -> &'static str {
        &STYLE
    }

    pub(in crate::console) fn script(&self) -> &'static str {
        &SCRIPT
    }

    /// The name of the current section.
    pub(in crate::console) fn here(&self) -> Option<&'static str> {
        let mut items = self.navigation().into_iter();
        items.find(|item| item.is_here).map(|item| item.label)
    }

    #[expect(clippy::too_many_lines, reason = "a table")]
    pub(in crate::console) fn navigation(&self) -> Vec<Item> {
        let Some(SignedIn { here, reach, .. }) = self.signed_in else {
            return Vec::new();
        };
        let texts = self.texts();
        let comments = [
            (
                Section::Queue,
                "/console/comments",
                texts.console_frame_queue(),
            ),
            (
                Section::Comments,
                "/console/comments?status=all",
                texts.console_frame_comments(),
            ),
            (
                Section::Pages,
                "/console/pages",
                texts.console_frame_pages(),
            ),
            (
                Section::Blocks,
                "/console/blocks",
                texts.console_frame_blocks(),
            ),
            (
                Section::Statistics,
                "/console/statistics",
                texts.console_frame_statistics(),
            ),
        ];
        let server = [
            (
                Section::Sites,
                "/console/sites",
                texts.console_frame_sites(),
            ),
            (
                Section::Tokens,
                "/console/tokens",
                texts.console_frame_tokens(),
            ),
            (
                Section::Outbox,
                "/console/outbox",
                texts.console_frame_outbox(),
            ),
        ];
        let shown = match reach {
            OwnerScope::Server => server.as_slice(),
            OwnerScope::Sites => &[],
        };
        let items = comments.iter().chain(shown);
        items
            .map(|&(section, address, label)| Item {
                address,
                label,
                is_here: section == here,
            })
            .collect()
    }
}
