//! Reading a thread, and its cursor.

use std::sync::Arc;

use data_encoding::BASE64URL_NOPAD;
use jiff::Timestamp;
use uuid::Uuid;

use super::CommentError;
use super::error::ended;
use afterword_background::BackgroundRuntime;
use afterword_model::policy::Sort;
use afterword_model::{
    Clock, ClosedBy, Comment, CommentId, CommentSources, Invalid, Page, PagePath, Reactions, Site,
};
use afterword_store::{Cursor, PageNumber, Store, StoreResult, ThreadQuery};

/// A reader's request for a thread.
#[derive(Debug, Clone)]
pub struct ThreadRequest {
    pub path: PagePath,
    pub sort: Sort,
    pub after: Option<Cursor>,
    pub limit: u32,
    pub sources: CommentSources,
}

#[derive(Debug, Clone)]
pub struct Thread {
    /// The page's current path: an alias leads to it.
    pub path: String,
    pub title: String,
    pub closed: Option<ClosedBy>,
    /// Approved comments of the whole page, and of the requested sources.
    pub count: u32,
    pub comments: Vec<Comment>,
    pub next: Option<String>,
    /// Those to the article.
    pub reactions: Reactions,
    /// How often posts about the article are liked and passed on, on other networks.
    pub likes: u32,
    /// The page's number in the changes feed; `None` if it has no comment.
    pub number: Option<PageNumber>,
    /// If the page closes by age.
    pub closing: Option<Closing>,
}

/// When a page closes by age, and whether it was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Closing {
    after: Timestamp,
    is_over: bool,
}

impl Closing {
    fn of(page: &Page, site: &Site, now: Timestamp) -> Option<Self> {
        if page.closed || site.rules.retired {
            return None;
        }
        let span = site.rules.close_after.span()?;
        let after = page.first_seen.checked_add(span).ok()?;
        let is_over = now > after;
        Some(Self { after, is_over })
    }

    /// Whether this is still the same now.
    #[must_use]
    pub fn still_holds(self, now: Timestamp) -> bool {
        (now > self.after) == self.is_over
    }
}

/// Reading threads.
#[derive(Clone)]
pub struct Threads {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) background: Arc<BackgroundRuntime>,
    pub(crate) clock: Clock,
}

impl Thread {
    /// Of a path that the store does not know.
    fn empty(path: String) -> Self {
        Self {
            path,
            title: String::new(),
            closed: None,
            count: 0,
            comments: Vec::new(),
            next: None,
            reactions: Reactions::new(),
            likes: 0,
            number: None,
            closing: None,
        }
    }
}

/// In bytes of HTML. A thread with more is long: its answer takes as long as a hundred others.
const LONG: usize = 64 * 1024;

impl Threads {
    /// # Errors
    /// An error of the store.
    pub async fn read(&self, site: &Site, ask: ThreadRequest) -> Result<Thread, CommentError> {
        let asked_path = ask.path.as_str().to_owned();
        let part = self
            .store
            .thread(ThreadQuery {
                site: site.id,
                path: ask.path,
                sort: ask.sort,
                after: ask.after,
                limit: ask.limit,
                sources: ask.sources,
            })
            .await?;
        let next = part.next.map(|cursor| encode(&cursor));
        let by_owner = |closed: bool| (closed || site.rules.retired).then_some(ClosedBy::Owner);
        let Some(page) = part.page else {
            return Ok(Thread {
                closed: by_owner(false),
                ..Thread::empty(asked_path)
            });
        };
        let closing = Closing::of(&page, site, self.clock.now());
        let by_age = closing.filter(|closing| closing.is_over);
        let closed = by_owner(page.closed).or(by_age.map(|_| ClosedBy::Age));
        Ok(Thread {
            path: page.path,
            title: page.title,
            closed,
            count: part.count.unwrap_or(page.count),
            comments: part.comments,
            next,
            reactions: part.reactions,
            // Nobody has liked it here.
            likes: page.likes * u32::from(ask.sources.has_networks()),
            number: part.number,
            closing,
        })
    }

    /// What `answer` makes of a thread. That of a long thread is made in the background: readers of a count or of a
    /// short thread do not wait for it, however many ask for long ones.
    ///
    /// # Errors
    /// The server is shutting down.
    pub async fn answer<T: Send + 'static>(
        &self,
        thread: Thread,
        answer: impl FnOnce(&Thread) -> T + Send + 'static,
    ) -> StoreResult<T> {
        let html = thread.comments.iter().map(|comment| comment.html.len());
        if html.sum::<usize>() <= LONG {
            return Ok(answer(&thread));
        }
        let made = self.background.run(async move { answer(&thread) }).await;
        made.map_err(ended)
    }
}

const CURSOR_BYTES: usize = 1 + 4 + 16 + 16;

/// The cursor as an opaque string.
fn encode(cursor: &Cursor) -> String {
    let mut bytes = Vec::with_capacity(CURSOR_BYTES);
    bytes.push(u8::from(cursor.pinned));
    bytes.extend(cursor.score.to_be_bytes());
    bytes.extend(cursor.root.0.as_bytes());
    bytes.extend(cursor.last.0.as_bytes());
    BASE64URL_NOPAD.encode(&bytes)
}

/// # Errors
/// [`Invalid::Cursor`] for anything that does not come from [`Thread::next`].
pub fn parse_cursor(word: &str) -> Result<Cursor, Invalid> {
    let bytes = BASE64URL_NOPAD
        .decode(word.as_bytes())
        .map_err(|_| Invalid::Cursor)?;
    let bytes: [u8; CURSOR_BYTES] = bytes.try_into().map_err(|_| Invalid::Cursor)?;
    let [pinned, a, b, c, d, ids @ ..] = bytes;
    let id = |part: &[u8]| {
        Uuid::from_slice(part)
            .map(CommentId)
            .map_err(|_| Invalid::Cursor)
    };
    Ok(Cursor {
        pinned: pinned != 0,
        score: u32::from_be_bytes([a, b, c, d]),
        root: id(&ids[..16])?,
        last: id(&ids[16..])?,
    })
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;
    use afterword_model::{Reactions, SiteId, Status, Text};
    use afterword_store::StoreLimits;
    use afterword_store_sqlite::Sqlite;

    fn thread_of(html: String) -> Thread {
        let comment = Comment {
            id: CommentId(Uuid::from_u128(1)),
            site: SiteId(1),
            page: "/a/".to_owned(),
            page_title: String::new(),
            parent: None,
            private: false,
            status: Status::Approved,
            author: None,
            text: Text::parse("Hello", 100).unwrap(),
            html,
            created: Timestamp::UNIX_EPOCH,
            edited: None,
            revision: 1,
            pinned: false,
            score: 0,
            reactions: Reactions::default(),
            reasons: Vec::new(),
            published: None,
            avatar: None,
            source: None,
        };
        Thread {
            path: "/a/".to_owned(),
            title: String::new(),
            closed: None,
            count: 1,
            comments: vec![comment],
            next: None,
            reactions: Reactions::new(),
            likes: 0,
            number: None,
            closing: None,
        }
    }

    #[tokio::test]
    async fn no_thread_that_answers_readers_makes_the_answer_of_a_long_one() {
        let folder = tempfile::TempDir::new().unwrap();
        let limits = StoreLimits {
            readers: 1,
            busy_timeout: Duration::from_secs(5),
            queue: 16,
            min_free_space: 0,
            yields_to_readers: false,
        };
        let store = Sqlite::open(&folder.path().join("afterword.db"), limits).unwrap();
        let threads = Threads {
            store: Arc::new(store),
            background: Arc::new(BackgroundRuntime::new(1)),
            clock: Clock::System,
        };
        let maker = async |length| {
            let thread = thread_of("x".repeat(length));
            let maker = threads.answer(thread, |_| thread::current().id());
            maker.await.unwrap()
        };
        let here = thread::current().id();
        assert_eq!(maker(LONG).await, here);
        assert_ne!(maker(LONG + 1).await, here);
    }

    #[test]
    fn a_cursor_comes_back_as_it_was_given() {
        let id = CommentId(Uuid::from_u128(7));
        let cursor = Cursor {
            pinned: true,
            score: 70_000,
            root: id,
            last: CommentId(Uuid::from_u128(8)),
        };
        assert_eq!(parse_cursor(&encode(&cursor)), Ok(cursor));
        for bad in ["", "x", "AAAA", "%%%", &"A".repeat(500)] {
            assert_eq!(parse_cursor(bad), Err(Invalid::Cursor), "{bad}");
        }
    }
}
