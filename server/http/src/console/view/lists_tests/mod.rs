//! The list pages with realistic data, with no data, and with hostile data.

mod hostile;
mod page_properties;
mod preview;
mod samples;

use askama::Template;

use super::frame::{Frame, OwnerScope, Section, SignedIn};

fn languages() -> impl Iterator<Item = &'static str> {
    afterword_i18n::Texts::all().map(afterword_i18n::Texts::language)
}

fn frame(language: &'static str, title: &str, here: Section) -> Frame<'static> {
    Frame {
        language,
        title: title.to_owned(),
        signed_in: Some(SignedIn {
            person: "ann@example.org",
            csrf: "csrf-of-ann",
            here,
            reach: OwnerScope::Server,
        }),
    }
}

/// A page by its name, as HTML.
struct Rendered {
    name: String,
    html: String,
}

fn rendered(name: &str, language: &str, page: &impl Template) -> Rendered {
    Rendered {
        name: format!("{name}.{language}"),
        html: page.render().unwrap(),
    }
}
