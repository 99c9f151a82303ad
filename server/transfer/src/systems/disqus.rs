//! Disqus' export: XML, with all threads before all posts.
//!
//! - A thread is an article, a post is a comment; both are identified by `dsq:id`. `<id>` is the blog's own name for
//!   it.
//! - Articles without a comment are not imported: Disqus makes a thread for every visited address.
//! - Of each thread, the address is in memory until the end, and the title until its first comment: some 300 bytes,
//!   so 60 MB for two hundred thousand of them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;

use jiff::Timestamp;
use url::Url;

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
/// Where everybody begins threads, nobody is the owner.
const MAX_CREATORS: usize = 100;

struct Disqus {
    xml: Xml,
    threads: HashMap<Box<str>, Thread>,
    /// The accounts that have begun threads, and how many: mostly one, the blog's own.
    creators: Vec<(Box<str>, usize)>,
    /// Threads that an account has begun.
    begun: usize,
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
            creators: Vec::new(),
            begun: 0,
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
        self.note_creator(fields);
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

    /// The first visit of an article begins its thread in the name of the blog's owner; here and there a reader began
    /// one.
    fn note_creator(&mut self, thread: &Fields) {
        let Some(name) = account(thread) else { return };
        self.begun += 1;
        let is_full = self.creators.len() >= MAX_CREATORS;
        let mut known = self.creators.iter_mut();
        if let Some((_, number)) = known.find(|(known, _)| **known == *name) {
            *number += 1;
        } else if !is_full {
            self.creators.push((name.into(), 1));
        }
    }

    /// The account that has begun most threads, and more than all others together.
    fn owner(&self) -> Option<&str> {
        let most = self.creators.iter().max_by_key(|(_, number)| *number);
        let most = most.filter(|(_, number)| 2 * number > self.begun);
        most.map(|(name, _)| &**name)
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
        let owner = self.owner().map(str::to_owned);
        let (address, page) = match self.threads.get_mut(thread) {
            Some(Thread::Live { address, page, .. }) => (address, page),
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
            Ok(mut comment) => {
                if let (Some(author), Some(owner)) = (&mut comment.author, owner) {
                    author.owner = account(fields).is_some_and(|name| *name == *owner);
                }
                if let Some(page) = page.take() {
                    each(Item::Page(page.at(address)))?;
                }
                each(Item::Comment(Box::new(comment)))
            }
            Err(why) => each(skipped(&why)),
        }
    }
}

/// The author's account; nobody else can have its name.
fn account(fields: &Fields) -> Option<&str> {
    let name = fields.text("author/username");
    let is_anonymous = fields.text("author/isAnonymous") == "true";
    (!name.is_empty() && !is_anonymous).then_some(name)
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
        body: Body::Html(unwrapped(fields.text("message"))),
        created,
        published: None,
        edited: None,
        status,
        pinned: false,
        score: 0,
        anchor: Some(format!("comment-{id}")),
        avatar: None,
        source: None,
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

/// Disqus leads links over its own server: `https://disq.us/url?url=https%3A%2F%2Fa.example%2F%3Asignature&cuid=1`.
fn unwrapped(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find("//disq.us/") {
        let begin = rest[..at].rfind(['"', '\'']).map(|quote| quote + 1);
        let end = rest[at..].find(['"', '\'']).map(|quote| at + quote);
        let whole = begin.zip(end).filter(|(begin, end)| {
            let wrapped = &rest[*begin..*end];
            !wrapped.contains(['<', '>']) && rest[..*begin - 1].ends_with('=')
        });
        let target = whole.and_then(|(begin, end)| target(&rest[begin..end]));
        let taken = match (whole, target) {
            (Some((begin, end)), Some(target)) => {
                out.push_str(&rest[..begin]);
                out.push_str(&target.replace('&', "&amp;").replace('"', "&quot;"));
                end
            }
            _ => {
                let end = at + "//disq.us/".len();
                out.push_str(&rest[..end]);
                end
            }
        };
        rest = &rest[taken..];
    }
    out.push_str(rest);
    out
}

/// The address in a wrapped one.
fn target(wrapped: &str) -> Option<String> {
    let wrapped = Url::parse(&wrapped.replace("&amp;", "&")).ok()?;
    if wrapped.host_str() != Some("disq.us") || !matches!(wrapped.path(), "/url" | "/") {
        return None;
    }
    let (_, inner) = wrapped.query_pairs().find(|(name, _)| name == "url")?;
    let inner = match inner.rsplit_once(':') {
        Some((address, signature)) if is_signature(signature) => Cow::Borrowed(address),
        _ => inner.clone(),
    };
    let is_web = inner.starts_with("https://") || inner.starts_with("http://");
    is_web.then(|| inner.into_owned())
}

/// 20 bytes in base64, without `=`.
fn is_signature(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    text.len() == 27 && text.bytes().all(is_sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_over_disqus_lead_to_their_targets() {
        let signature = ":hZQFAsPlJBsrTXGVEqpcp_yF2aU";
        let wrapped = format!(
            "a <a href=\"https://disq.us/url?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2{signature}&amp;cuid=1\" \
             rel=\"nofollow\">b</a> <a href='http://disq.us/url?url=http%3A%2F%2Fb.example%3A8080%2F'>c</a>"
        );
        assert_eq!(
            unwrapped(&wrapped),
            "a <a href=\"https://a.example/?b=1&amp;c=2\" rel=\"nofollow\">b</a> \
             <a href='http://b.example:8080/'>c</a>"
        );
        for other in [
            "see http://disq.us/p/1abc",
            "<a href=\"https://disq.us/url?url=javascript%3Aa\">b</a>",
            "<a href=\"https://disq.us/p/1\">it says \"https://disq.us/url?url=http%3A%2F%2Fb\"</a>",
            "<a href=\"//disq.us/",
            "\"//disq.us/\"",
        ] {
            assert_eq!(unwrapped(other), other);
        }
    }
}
