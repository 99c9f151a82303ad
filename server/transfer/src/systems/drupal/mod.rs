//! Drupal's comments on articles: from the SQLite file of Drupal 8 and newer, from a query whose rows a database's tool
//! writes as JSON, which serves every version and database, or from JSON:API.
//!
//! - `database`: the SQLite file. `rows`: JSON, one row a line or in an array. `json_api`: what anybody may fetch.
//! - Drupal changes `changed` with every decision, so nothing says when a comment was edited.

mod database;
mod json_api;
mod rows;

use std::path::Path;

use serde::Deserialize;

use afterword_markup::text_of_html;
use afterword_model::Status;

use super::paragraphs::with_paragraphs;
use crate::reading::loose::{Loose, address, instant};
use crate::reading::sqlite_file;
use crate::record::{
    AuthorRecord, Body, CommentRecord, Item, NoComment, PageRecord, SourcePosition,
};
use crate::source::{Broken, Format, Options, Source};

pub(super) const FORMAT: Format = Format {
    name: "drupal",
    title: "Drupal (SQLite, JSON of a query, or JSON:API)",
    needs_timezone: false,
    open,
};

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    if path.is_file() && sqlite_file::is_one(path)? {
        return database::open(path);
    }
    match json_api::open(path)? {
        Some(answers) => Ok(answers),
        None => rows::open(path),
    }
}

/// A row of the query, with the names that docs/import/drupal.md gives to its columns.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Row {
    cid: Loose,
    /// The comment that it answers; 0 for none.
    pid: Loose,
    /// The article.
    nid: Loose,
    /// Who wrote the comment; 0 for somebody without an account.
    uid: Loose,
    status: Loose,
    subject: Loose,
    name: Loose,
    mail: Loose,
    homepage: Loose,
    created: Loose,
    body: Loose,
    format: Loose,
    account: Loose,
    account_mail: Loose,
    title: Loose,
    alias: Loose,
    /// Who wrote the article.
    author: Loose,
    /// Whether the article is published. Without it, it is.
    published: Loose,
    /// Who may comment on the article: 2 everybody, 1 nobody any more; 0 hides its comments too.
    commenting: Loose,
    /// What the query once said instead of `commenting`.
    closed: Loose,
}

impl Row {
    /// The article's address; without an alias, Drupal's own.
    fn page(&self) -> Option<String> {
        let own = || self.nid.id().map(|id| format!("/node/{id}"));
        self.alias.text().map(address).or_else(own)
    }

    fn is_published(&self) -> bool {
        !matches!(self.published.text(), Some("0" | "false" | "f"))
    }

    /// Nobody sees its comments.
    fn is_hidden(&self) -> bool {
        self.commenting.text() == Some("0")
    }

    /// The article's page, if it takes no comments any more. What is not published has none.
    fn closed_page(&self, place: SourcePosition) -> Option<PageRecord> {
        let is_closed = matches!(self.commenting.text(), Some("0" | "1")) || self.closed.is_true();
        let address = self.page().filter(|_| is_closed && self.is_published())?;
        Some(PageRecord {
            address,
            title: self.title.owned(),
            closed: true,
            place,
        })
    }

    fn item(self, place: SourcePosition) -> Item {
        Item::of(self.comment(place.clone()), place)
    }

    fn comment(self, place: SourcePosition) -> Result<CommentRecord, NoComment> {
        let Some(id) = self.cid.id() else {
            return Err((None, "it has no cid".to_owned()));
        };
        let refuse = |why: &str| (Some(id.clone()), why.to_owned());
        let page = self.page().ok_or_else(|| refuse("it has no article"))?;
        if !self.is_published() {
            return Err(refuse("its article is not published"));
        }
        // Seconds since 1970; JSON:API writes a date.
        let created = instant(&self.created, None)
            .unwrap_or_else(|_| Err("its time has no zone".to_owned()))
            .map_err(|why| refuse(&why))?;
        Ok(CommentRecord {
            parent: self.pid.id(),
            page,
            page_title: self.title.owned(),
            author: Some(self.author()),
            created,
            published: None,
            edited: None,
            status: match self.status.is_true() && !self.is_hidden() {
                true => Status::Approved,
                false => Status::Pending,
            },
            pinned: false,
            score: 0,
            anchor: Some(format!("comment-{id}")),
            avatar: None,
            source: None,
            place,
            body: self.body(),
            id,
        })
    }

    /// Comments of people with an account have its name and address.
    fn author(&self) -> AuthorRecord {
        let has_account = self.uid.id().is_some();
        let account = |kept: &Loose| kept.owned().filter(|_| has_account);
        let name = account(&self.account).or_else(|| self.name.owned());
        AuthorRecord {
            name: name.unwrap_or_else(|| "Anonymous".to_owned()),
            email: account(&self.account_mail).or_else(|| self.mail.owned()),
            website: self.homepage.owned(),
            owner: has_account && self.uid == self.author,
            verified: false,
        }
    }

    fn body(self) -> Body {
        let is_plain = self.format.text() == Some("plain_text");
        let text = self.body.text().unwrap_or_default().replace("\r\n", "\n");
        let has_tags = text.contains("<p") || text.contains("<br");
        let html = match has_tags {
            true => text.clone(),
            false => with_paragraphs(&text),
        };
        let seen = if is_plain {
            text.clone()
        } else {
            text_of_html(&html)
        };
        match (is_plain, own_subject(&self.subject, &seen)) {
            (true, None) => Body::Plain(text),
            (true, Some(subject)) => Body::Plain(format!("{subject}\n\n{text}")),
            (false, None) => Body::Html(html),
            (false, Some(subject)) => {
                let subject = subject.replace('&', "&amp;").replace('<', "&lt;");
                Body::Html(format!("<p><strong>{subject}</strong></p>\n{html}"))
            }
        }
    }
}

/// A subject that somebody typed. Drupal makes one from the first words if nobody does.
fn own_subject<'a>(subject: &'a Loose, text: &str) -> Option<&'a str> {
    let subject = subject.text()?;
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let bare = words(subject.trim_end_matches(['…', '.']));
    let is_made = words(text).starts_with(&bare) || bare == "(No subject)";
    (!is_made).then_some(subject)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_subject_that_somebody_typed_is_kept() {
        for (subject, text, own) in [
            ("Thank you for this…", "Thank you for this\narticle", None),
            ("Thank you", "Thank you. It helps", None),
            ("(No subject)", "Some words", None),
            ("", "Some words", None),
            ("A question", "How does it work?", Some("A question")),
        ] {
            assert_eq!(own_subject(&Loose::from(subject), text), own, "{subject}");
        }
    }
}
