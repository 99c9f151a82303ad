//! Artalk's Artrans: one array; all values are texts.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;
use serde::Deserialize;

use crate::reading::json;
use crate::reading::loose::{Loose, address, instant};
use crate::reading::most::most;
use crate::reading::sites;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, PageRecord, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "artalk",
    title: "Artalk (Artrans)",
    needs_timezone: false,
    open,
};

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let Some((_, first)) = json::first(path, &["[]"])? else {
        return Err(Broken::NotThis(
            "this is no Artrans: it is no list of comments".to_owned(),
        ));
    };
    let is_ours =
        serde_json::from_slice::<Shape>(&first).is_ok_and(|it| it.page_key.text().is_some());
    if !is_ours {
        return Err(Broken::NotThis(
            "this is no Artrans: its first entry has no `page_key`".to_owned(),
        ));
    }
    let site = sites::chosen(path, &["[]"], |it: &Shape| &it.site_name, options)?;
    Ok(Box::new(Artalk {
        path: path.to_owned(),
        timezone: options.timezone.clone(),
        site,
    }))
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Shape {
    page_key: Loose,
    site_name: Loose,
}

struct Artalk {
    path: PathBuf,
    timezone: Option<TimeZone>,
    site: Option<String>,
}

impl Source for Artalk {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let zone = self.timezone.as_ref();
        let site = self.site.as_deref();
        // One entry for each page that is closed to readers.
        let mut closed = HashSet::new();
        json::records(
            &self.path,
            &["[]"],
            each,
            &mut |raw: Artran, place, take| {
                if site.is_some() && raw.site_name.text() != site {
                    return Ok(());
                }
                if let Some(page) = raw.closed_page(&place)
                    && closed.insert(page.address.clone())
                {
                    most(closed.len(), "closed pages")?;
                    take(Item::Page(page))?;
                }
                Ok(take(raw.item(zone, place)?)?)
            },
        )
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Artran {
    id: Loose,
    rid: Loose,
    content: Loose,
    is_pending: Loose,
    is_pinned: Loose,
    vote_up: Loose,
    created_at: Loose,
    nick: Loose,
    email: Loose,
    link: Loose,
    page_key: Loose,
    page_title: Loose,
    page_admin_only: Loose,
    site_name: Loose,
}

impl Artran {
    fn closed_page(&self, place: &SourcePosition) -> Option<PageRecord> {
        let address = address(self.page_key.text()?);
        self.page_admin_only.is_true().then(|| PageRecord {
            address,
            title: self.page_title.owned(),
            closed: true,
            place: place.clone(),
        })
    }

    fn author(&self) -> AuthorRecord {
        AuthorRecord {
            name: self.nick.owned().unwrap_or_else(|| "Anonymous".to_owned()),
            email: self.email.owned(),
            website: self.link.owned(),
            owner: false,
            verified: false,
        }
    }

    fn item(self, zone: Option<&TimeZone>, place: SourcePosition) -> Result<Item, Broken> {
        let skip = |id, why: &str, place| {
            let why = why.to_owned();
            Ok(Item::Skipped(Skipped { id, why, place }))
        };
        let Some(id) = self.id.id() else {
            return skip(None, "it has no id", place);
        };
        let Some(page) = self.page_key.text() else {
            return skip(Some(id), "its page_key is missing", place);
        };
        let created = match instant(&self.created_at, zone)? {
            Ok(created) => created,
            Err(why) => return skip(Some(id), &why, place),
        };
        Ok(Item::Comment(Box::new(CommentRecord {
            parent: self.rid.id(),
            page: address(page),
            page_title: self.page_title.owned(),
            author: Some(self.author()),
            created,
            published: None,
            // Artalk changes `updated_at` with every vote too.
            edited: None,
            status: match self.is_pending.is_true() {
                true => Status::Pending,
                false => Status::Approved,
            },
            pinned: self.is_pinned.is_true(),
            score: self.vote_up.count(),
            anchor: Some(format!("atk-comment-{id}")),
            avatar: None,
            source: None,
            place,
            body: Body::Markdown(self.content.into_body()),
            id,
        })))
    }
}
