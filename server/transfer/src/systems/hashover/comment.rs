//! One comment, whatever it is stored in.

use jiff::tz::TimeZone;
use serde::Deserialize;

use afterword_markup::text_of_html;
use afterword_model::Status;

use super::text::html;
use crate::reading::loose::{Loose, address, instant, shortened};
use crate::record::{AuthorRecord, Body, CommentRecord, Item, Skipped, SourcePosition};
use crate::source::Broken;

/// What a comment belongs to.
pub(super) struct Thread {
    /// Its folder's name.
    pub(super) name: String,
    pub(super) page: String,
    pub(super) title: Option<String>,
}

impl Thread {
    pub(super) fn new(name: String, info: &PageInfo) -> Self {
        let known = info.url.text().map(address);
        Self {
            page: known.unwrap_or_else(|| match name.as_str() {
                "index" => "/".to_owned(),
                name => format!("/{name}/"),
            }),
            title: info.title.text().map(text_of_html),
            name,
        }
    }
}

/// What HashOver 2 notes about a page, each time that somebody looks at it.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct PageInfo {
    pub(super) url: Loose,
    pub(super) title: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct RawComment {
    pub(super) body: Loose,
    pub(super) status: Loose,
    pub(super) date: Loose,
    pub(super) name: Loose,
    /// Encrypted, with a key that only the old server has.
    pub(super) email: Loose,
    pub(super) website: Loose,
    pub(super) likes: Loose,
    /// HashOver 1 stores HTML as browsers show it.
    #[serde(skip)]
    pub(super) is_first_version: bool,
}

impl RawComment {
    pub(super) fn item(
        self,
        name: &str,
        thread: &Thread,
        zone: Option<&TimeZone>,
        place: SourcePosition,
    ) -> Result<Item, Broken> {
        let id = within(thread, name);
        let skip = |why: String, place| {
            let id = Some(within(thread, name));
            Ok(Item::Skipped(Skipped { id, why, place }))
        };
        let created = match instant(&with_iso_date(&self.date), zone)? {
            Ok(created) => created,
            Err(why) => return skip(why, place),
        };
        let status = match self.status() {
            Ok(status) => status,
            Err(why) => return skip(why, place),
        };
        Ok(Item::Comment(Box::new(CommentRecord {
            parent: name
                .rsplit_once('-')
                .map(|(above, _)| within(thread, above)),
            page: thread.page.clone(),
            page_title: thread.title.clone(),
            author: Some(self.author()),
            created,
            published: None,
            edited: None,
            status,
            pinned: false,
            score: self.likes.count(),
            // Its anchor, `hashover-c1r2`, exists on each page.
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: Body::Html(match self.is_first_version {
                // A sign of its own: who typed a backslash has it stored as `&#92;`.
                true => self.body.into_body().replace("\\n", "\n"),
                false => html(&self.body.into_body()),
            }),
            id,
        })))
    }

    fn status(&self) -> Result<Status, String> {
        match self.status.text() {
            None | Some("approved") => Ok(Status::Approved),
            Some("pending") => Ok(Status::Pending),
            Some("deleted") => Ok(Status::Deleted),
            Some(other) => Err(format!("its status is unknown: {}", shortened(other))),
        }
    }

    /// HashOver stores these HTML-escaped.
    fn author(&self) -> AuthorRecord {
        let typed = |kept: &Loose| kept.text().map(text_of_html);
        AuthorRecord {
            name: typed(&self.name).unwrap_or_else(|| "Anonymous".to_owned()),
            email: self.email.owned(),
            website: typed(&self.website),
            owner: false,
            verified: false,
        }
    }
}

fn within(thread: &Thread, name: &str) -> String {
    format!("{}/{name}", thread.name)
}

/// HashOver 1 writes `10/30/2012 - 9:24pm`, by its server's clock.
fn with_iso_date(date: &Loose) -> Loose {
    let read = || {
        let (day, clock) = date.text()?.split_once(" - ")?;
        let [month, day, year] = day.split('/').collect::<Vec<_>>()[..] else {
            return None;
        };
        let (clock, noon) = match clock.strip_suffix("pm") {
            Some(clock) => (clock, 12),
            None => (clock.strip_suffix("am")?, 0),
        };
        let (hour, minute) = clock.split_once(':')?;
        let hour: u32 = hour.parse().ok().filter(|hour| (1..=12).contains(hour))?;
        Some(format!(
            "{year}-{month}-{day} {:02}:{minute}",
            hour % 12 + noon
        ))
    };
    read().map_or_else(|| date.clone(), |iso| Loose::from(iso.as_str()))
}

/// Whether a file or row with this name is a comment: `1`, `1-2`, `1-2-1`.
pub(super) fn is_name(name: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    name.split('-').all(is_number)
}
