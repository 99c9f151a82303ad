//! Disqus' export: XML, with all threads before all posts.
//!
//! - A thread is an article, a post is a comment; both are identified by `dsq:id`. `<id>` is the blog's own name for
//!   it.
//! - Articles without a comment are not imported: Disqus makes a thread for every visited address.
//! - Of each thread, the address is in memory until the end, and the title until its first comment: some 300 bytes,
//!   so 60 MB for two hundred thousand of them.

use std::collections::HashMap;
use std::path::Path;

use jiff::Timestamp;

use afterword_model::Status;

use crate::reading::input::at;
use crate::reading::xml::{Fields, Tag, Xml};
use crate::record::{AuthorRecord, Body, CommentRecord, Item, PageRecord, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};

pub(super) const FORMAT: Format = Format {
    name: "disqus",
    title: "Disqus (XML)",
    needs_timezone: false,
    open,
};

/// A hostile export may contain millions of threads; this limits the memory.
const MAX_THREADS: usize = 2_000_000;

struct Disqus {
    xml: Xml,
    threads: HashMap<Box<str>, Thread>,
}

enum Thread {
    Live {
        address: Box<str>,
        /// Until it is passed on, before the first comment.
        page: Option<Unannounced>,
    },
    Deleted,
    /// They occur in real exports, for unknown reasons.
    WithoutAddress,
}

struct Unannounced {
    title: Box<str>,
    closed: bool,
    line: u64,
}

impl Unannounced {
    fn at(self, address: &str) -> PageRecord {
        PageRecord {
            address: address.to_owned(),
            title: Some(self.title.into_string()).filter(|title| !title.is_empty()),
            closed: self.closed,
            place: SourcePosition::Line(self.line),
        }
    }
}

fn open(path: &Path, _options: &Options) -> Result<Box<dyn Source>, Broken> {
    let mut xml = Xml::open(path)?;
    match xml.next_tag()? {
        Some(Tag::Open(root)) if root.name == "disqus" => Ok(Box::new(Disqus {
            xml,
            threads: HashMap::new(),
        })),
        Some(Tag::Open(root)) => Err(Broken::NotThis(format!(
            "this is no export of Disqus: it begins with <{}> and not with <disqus>",
            root.name
        ))),
        _ => Err(Broken::NotThis(
            "this is no export of Disqus: it contains no XML".to_owned(),
        )),
    }
}

impl Source for Disqus {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        while let Some(tag) = self.xml.next_tag()? {
            let Tag::Open(element) = tag else { continue };
            match element.name.as_str() {
                "thread" => {
                    let fields = self.xml.fields(element)?;
                    self.keep(&fields)?;
                }
                "post" => {
                    let fields = self.xml.fields(element)?;
                    self.post(&fields, each)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl Disqus {
    fn keep(&mut self, fields: &Fields) -> Result<(), Broken> {
        if self.threads.len() >= MAX_THREADS {
            let problem = format!("more than {MAX_THREADS} threads are too many for one import");
            return Err(at(fields.line, problem));
        }
        let address = address(fields);
        let thread = match address {
            _ if fields.text("isDeleted") == "true" => Thread::Deleted,
            None => Thread::WithoutAddress,
            Some(address) => {
                let title = fields.text("title");
                let closed = fields.text("isClosed") == "true";
                let page = (closed || !title.is_empty()).then(|| Unannounced {
                    title: title.into(),
                    closed,
                    line: fields.line,
                });
                Thread::Live {
                    address: address.into(),
                    page,
                }
            }
        };
        self.threads.insert(fields.text("@dsq:id").into(), thread);
        Ok(())
    }

    fn post(
        &mut self,
        fields: &Fields,
        each: &mut dyn FnMut(Item) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let skipped = |why: &str| {
            Item::Skipped(Skipped {
                id: fields.present("@dsq:id"),
                why: why.to_owned(),
                place: SourcePosition::Line(fields.line),
            })
        };
        let thread = fields.text("thread@dsq:id");
        let (address, page) = match self.threads.get_mut(thread) {
            Some(Thread::Live { address, page }) => (address, page),
            Some(Thread::Deleted) => {
                return each(skipped("its thread was deleted"));
            }
            Some(Thread::WithoutAddress) => {
                return each(skipped("its thread has no address"));
            }
            None => {
                return each(skipped("its thread is not in the file"));
            }
        };
        match comment(fields, address) {
            Ok(comment) => {
                if let Some(page) = page.take() {
                    each(Item::Page(page.at(address)))?;
                }
                each(Item::Comment(Box::new(comment)))
            }
            Err(why) => each(skipped(&why)),
        }
    }
}

/// The article's address. The blog's own name for it is usually a number, and sometimes its address.
fn address(thread: &Fields) -> Option<String> {
    thread.present("link").or_else(|| {
        let id = thread.text("id");
        (id.starts_with("http://") || id.starts_with("https://") || id.starts_with('/'))
            .then(|| id.to_owned())
    })
}

fn comment(fields: &Fields, address: &str) -> Result<CommentRecord, String> {
    // Exports of 2011 contain posts without the attribute.
    let id = fields
        .present("@dsq:id")
        .or_else(|| fields.present("id"))
        .ok_or("it has no id")?;
    let time = fields.text("createdAt");
    let created: Timestamp = time
        .parse()
        .map_err(|_| format!("its time {time:?} can't be read"))?;
    let status = if fields.text("isSpam") == "true" {
        Status::Spam
    } else if fields.text("isDeleted") == "true" {
        Status::Deleted
    } else {
        Status::Approved
    };
    Ok(CommentRecord {
        parent: fields.present("parent@dsq:id"),
        page: address.to_owned(),
        page_title: None,
        author: author(fields),
        body: Body::Html(fields.text("message").to_owned()),
        created,
        published: None,
        edited: None,
        status,
        pinned: false,
        score: 0,
        anchor: Some(format!("comment-{id}")),
        avatar: None,
        place: SourcePosition::Line(fields.line),
        id,
    })
}

/// Only exports from before 2018 contain addresses; nothing says whether they were verified.
fn author(fields: &Fields) -> Option<AuthorRecord> {
    let name = fields
        .present("author/name")
        .or_else(|| fields.present("author/username"))?;
    Some(AuthorRecord {
        name,
        email: fields.present("author/email"),
        ..AuthorRecord::default()
    })
}
