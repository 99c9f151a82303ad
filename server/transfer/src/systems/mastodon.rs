//! Threads of Mastodon: a status that belongs to a page, and the answers to it (`/api/v1/statuses/ID` and
//! `/api/v1/statuses/ID/context`), in files of a folder or one behind the other in one file.
//!
//! - Answers know only what they answer, so the files are read twice: in between, one entry for each answer is in memory.
//! - The page is the link in the status. Where there is none, the status' own address stands for it: `--map` leads it to
//!   where it belongs.

use std::collections::HashMap;
use std::path::Path;

use serde::Deserialize;

use crate::reading::files::{self, ExportFile};
use crate::reading::json::{self, JsonMatch};
use crate::reading::loose::{Loose, instant};
use crate::reading::most::most;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, NoComment, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_markup::{StatusMedia, status_html, status_links, status_name};
use afterword_model::{CommentSource, Network, Status, Website};
use url::Url;

pub(super) const FORMAT: Format = Format {
    name: "mastodon",
    title: "Mastodon (a status and its context, JSON)",
    needs_timezone: false,
    open,
};

/// The members of a status that the answers need, in the order of Mastodon: a new `id` begins a new status.
const STATUS: [&str; 6] = ["id", "uri", "url", "content", "account.id", "card.url"];
const ANSWERS: &str = "descendants[]";
/// Longer addresses lead nowhere, in characters.
const MAX_URL: usize = 2000;
/// More than a status has.
const MEMBERS: usize = 100;

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    let files = files::of(path)?;
    let (mut has_status, mut has_context) = (false, false);
    let mut found = Vec::new();
    for file in files {
        let names = json::beginning(&file.path, MEMBERS)?.names;
        let has = |wanted: &str| names.iter().any(|name| name == wanted);
        let status = has("in_reply_to_account_id");
        // It may follow a status. One that is broken is told when it is read.
        let context =
            has("descendants") || matches!(json::first(&file.path, &[ANSWERS]), Ok(Some(_)));
        has_status |= status;
        has_context |= context;
        if status || context {
            found.push(file);
        }
    }
    match (has_status, has_context) {
        (true, true) => Ok(Box::new(Mastodon { files: found })),
        (false, true) => Err(Broken::NotThis(
            "this has answers of Mastodon, and not the status that they answer: docs/import/mastodon.md says how to \
             fetch both"
                .to_owned(),
        )),
        (_, false) => Err(Broken::NotThis(
            "this has no answers of Mastodon: docs/import/mastodon.md says how to fetch them".to_owned(),
        )),
    }
}

struct Mastodon {
    files: Vec<ExportFile>,
}

impl Source for Mastodon {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let threads = Threads::read(&self.files)?;
        for file in &self.files {
            file.records(&[ANSWERS], each, &mut |answer: Answer, place, take| {
                Ok(take(threads.item(&answer, place))?)
            })?;
        }
        Ok(())
    }
}

/// A status that belongs to a page.
#[derive(Default)]
struct Root {
    url: Option<String>,
    /// The link in it.
    link: Option<String>,
    card: Option<String>,
    account: Option<String>,
}

impl Root {
    /// A picture or a mention is no page; the card is what Mastodon itself took for the link.
    fn page(&self) -> Option<&String> {
        self.card
            .as_ref()
            .or(self.link.as_ref())
            .or(self.url.as_ref())
    }
}

#[derive(Default)]
struct Threads {
    roots: Vec<Root>,
    /// Where each status is in `roots`, by its id.
    statuses: HashMap<String, usize>,
    /// The same for the status at the top of each answer.
    answers: HashMap<String, usize>,
    /// The root of the answer before, in the same list: an answer to one that is gone belongs there too.
    latest: Option<usize>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Reference {
    id: Loose,
    in_reply_to_id: Loose,
}

impl Threads {
    /// Statuses first: their contexts may come before them.
    fn read(files: &[ExportFile]) -> Result<Self, Broken> {
        let mut threads = Self::default();
        for wanted in [&STATUS[..], &[ANSWERS][..]] {
            for file in files {
                let mut context = 0;
                let read = file.walk(wanted, &mut |found| {
                    // The answers of another status begin.
                    if found.value != context {
                        context = found.value;
                        threads.latest = None;
                    }
                    match wanted[found.wanted] {
                        ANSWERS => threads.add_answer(found),
                        member => threads.add_member(member, found),
                    }
                    most(threads.roots.len(), "statuses")?;
                    most(threads.answers.len(), "answers")
                });
                match read {
                    // Everything before that is imported all the same.
                    Ok(()) | Err(Broken::At { .. }) => {}
                    Err(other) => return Err(other),
                }
            }
        }
        Ok(threads)
    }

    fn add_member(&mut self, member: &str, found: &JsonMatch<'_>) {
        let value = found.parse::<Loose>().unwrap_or_default();
        if member == "id" {
            if let Some(id) = value.owned() {
                self.statuses.insert(id, self.roots.len());
                self.roots.push(Root::default());
            }
            return;
        }
        let Some(root) = self.roots.last_mut() else {
            return;
        };
        let value = value.owned();
        match member {
            "url" => root.url = value.or(root.url.take()),
            "uri" => root.url = root.url.take().or(value),
            "content" => root.link = value.and_then(|html| status_links(&html).next()),
            "account.id" => root.account = value,
            _ => root.card = value,
        }
    }

    fn add_answer(&mut self, found: &JsonMatch<'_>) {
        let Ok(answer) = found.parse::<Reference>() else {
            return;
        };
        let known = answer.in_reply_to_id.text();
        let known = known.and_then(|id| self.statuses.get(id).or(self.answers.get(id)));
        self.latest = known.copied().or(self.latest);
        if let (Some(id), Some(root)) = (answer.id.owned(), self.latest) {
            self.answers.entry(id).or_insert(root);
        }
    }

    fn item(&self, answer: &Answer, place: SourcePosition) -> Item {
        Item::of(self.comment(answer, place.clone()), place)
    }

    fn comment(&self, answer: &Answer, place: SourcePosition) -> Result<CommentRecord, NoComment> {
        let Some(id) = answer.id.owned() else {
            return Err((None, "it has no id".to_owned()));
        };
        let refuse = |why: &str| (Some(id.clone()), why.to_owned());
        let root = self.answers.get(&id).and_then(|root| self.roots.get(*root));
        let root = root.ok_or_else(|| refuse("the status that it answers is not in the file"))?;
        let page = root.page();
        let page = page.ok_or_else(|| refuse("its status has neither a link nor an address"))?;
        let is_public = matches!(answer.visibility.text(), Some("public" | "unlisted"));
        if !is_public {
            return Err(refuse("it is not public"));
        }
        let created = time(&answer.created_at).map_err(|why| refuse(&why))?;
        Ok(CommentRecord {
            // An answer to the status itself answers no comment.
            parent: answer
                .in_reply_to_id
                .owned()
                .filter(|parent| !self.statuses.contains_key(parent)),
            page: page.clone(),
            page_title: None,
            author: Some(answer.author(root)),
            created,
            published: None,
            edited: time(&answer.edited_at).ok(),
            status: Status::Approved,
            pinned: false,
            score: answer.favourites_count.count(),
            anchor: None,
            avatar: None,
            source: answer.source(),
            place,
            body: Body::Html(answer.html()),
            id,
        })
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Answer {
    id: Loose,
    in_reply_to_id: Loose,
    uri: Loose,
    url: Loose,
    created_at: Loose,
    edited_at: Loose,
    visibility: Loose,
    spoiler_text: Loose,
    content: Loose,
    favourites_count: Loose,
    account: Option<Account>,
    media_attachments: Option<Vec<Media>>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Account {
    id: Loose,
    acct: Loose,
    display_name: Loose,
    url: Loose,
    emojis: Option<Vec<Emoji>>,
}

/// A picture that a name shows for `:shortcode:`.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Emoji {
    shortcode: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Media {
    url: Loose,
    remote_url: Loose,
    description: Loose,
}

impl Answer {
    fn author(&self, root: &Root) -> AuthorRecord {
        let Some(account) = &self.account else {
            return AuthorRecord {
                name: "Anonymous".to_owned(),
                ..AuthorRecord::default()
            };
        };
        let id = account.id.text();
        AuthorRecord {
            name: account.name(),
            website: account.url.owned(),
            // Whoever wrote the status that links to the page.
            owner: id.is_some() && id == root.account.as_deref(),
            ..AuthorRecord::default()
        }
    }

    /// `None` without an address that readers could follow.
    fn source(&self) -> Option<CommentSource> {
        let url = self.url.text().or(self.uri.text())?;
        let account = self.account.as_ref()?;
        Some(CommentSource {
            network: Network::Mastodon,
            url: Website::parse(url, MAX_URL).ok()?,
            handle: account.handle()?,
        })
    }

    fn html(&self) -> String {
        let media = self.media_attachments.iter().flatten();
        let media = media.filter_map(|media| {
            Some(StatusMedia {
                url: media.remote_url.text().or(media.url.text())?,
                description: media.description.text(),
            })
        });
        let content = self.content.text().unwrap_or_default();
        status_html(self.spoiler_text.text(), content, media)
    }
}

impl Account {
    /// `@ann@social.example`; a server says of its own accounts only `ann`.
    fn handle(&self) -> Option<String> {
        let acct = self.acct.text()?;
        if acct.contains('@') {
            return Some(format!("@{acct}"));
        }
        let profile = Url::parse(self.url.text()?).ok()?;
        Some(format!("@{acct}@{}", profile.host_str()?))
    }

    /// The name that others see, without its pictures; the account's name if nothing is left.
    fn name(&self) -> String {
        let pictures = self.emojis.iter().flatten();
        let pictures = pictures.filter_map(|emoji| emoji.shortcode.text());
        let shown = self.display_name.text().unwrap_or_default();
        match status_name(shown, pictures) {
            name if name.is_empty() => self.acct.owned().unwrap_or_default(),
            name => name,
        }
    }
}

/// Mastodon's times are in UTC, and say so.
fn time(text: &Loose) -> Result<jiff::Timestamp, String> {
    instant(text, None).unwrap_or_else(|_| Err("its time has no zone".to_owned()))
}
