//! The list of pages, with the possible changes of each.

use askama::Template;
use jiff::Timestamp;

use super::frame::Frame;
use super::parts::{FormOutcome, SiteChoice, address, day};
use afterword_i18n::Texts;
use afterword_model::ClosedBy;

#[derive(Debug, Template)]
#[template(path = "console/pages.html")]
pub(in crate::console) struct PagesPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub outcome: Option<FormOutcome>,
    /// The sites that the owner may see.
    pub sites: &'a [SiteChoice],
    /// The key of the chosen one; empty for all.
    pub site: &'a str,
    pub query: &'a str,
    pub rows: Vec<PageRow>,
    /// The address of this part of the list, for `back`.
    pub here: String,
    /// The next part.
    pub more: Option<String>,
    /// The first part, if this is another one.
    pub beginning: Option<String>,
}

#[derive(Debug)]
pub(in crate::console) struct PageRow {
    pub site: SiteChoice,
    pub path: String,
    /// Empty if the page has no title.
    pub title: String,
    /// On the blog.
    pub url: String,
    pub count: u32,
    pub first_seen: Timestamp,
    pub closed: Option<ClosedBy>,
    /// Whether it can't be opened, because its site is retired.
    pub site_is_retired: bool,
    /// Former and further paths.
    pub aliases: Vec<String>,
    /// A refused change of this page, as typed.
    pub refused: Option<RefusedChange>,
}

#[derive(Debug)]
pub(in crate::console) struct RefusedChange {
    pub field: PageField,
    pub value: String,
    /// The problem, and what to do.
    pub text: String,
}

/// A field of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum PageField {
    Title,
    MoveTo,
    Alias,
}

/// One of the forms below a page.
struct Form {
    action: &'static str,
    label: &'static str,
    hint: &'static str,
    button: &'static str,
    field: PageField,
}

impl PagesPage<'_> {
    fn forms(&self) -> [Form; 3] {
        let texts = self.texts;
        [
            Form {
                action: "title",
                label: texts.console_pages_name(),
                hint: texts.console_pages_name_what(),
                button: texts.console_pages_rename(),
                field: PageField::Title,
            },
            Form {
                action: "move",
                label: texts.console_pages_move_to(),
                hint: texts.console_pages_move_what(),
                button: texts.console_pages_move_button(),
                field: PageField::MoveTo,
            },
            Form {
                action: "alias",
                label: texts.console_pages_alias(),
                hint: texts.console_pages_alias_what(),
                button: texts.console_pages_alias_button(),
                field: PageField::Alias,
            },
        ]
    }

    fn is_filtered(&self) -> bool {
        !self.site.is_empty() || !self.query.is_empty()
    }
}

impl PageRow {
    fn name(&self) -> &str {
        if self.title.is_empty() {
            &self.path
        } else {
            &self.title
        }
    }

    fn comments(&self) -> String {
        let pairs = [
            ("status", "all"),
            ("site", &self.site.key),
            ("page", &self.path),
        ];
        address("/console/comments", &pairs)
    }

    fn problem(&self, field: PageField) -> Option<&str> {
        let refused = self.refused.as_ref();
        let refused = refused.filter(|refused| refused.field == field);
        refused.map(|refused| refused.text.as_str())
    }

    fn value(&self, field: PageField) -> &str {
        match &self.refused {
            Some(refused) if refused.field == field => &refused.value,
            _ if field == PageField::Title => &self.title,
            _ => "",
        }
    }
}
