//! A fresh store with one site in it, and short words for what is done to it.

use std::path::Path;
use std::sync::Arc;

use afterword_model::policy::SiteOverrides;
use afterword_model::{
    Action, Author, BatchId, Comment, CommentId, Decider, DisplayName, Interface, Origin, PageKey,
    PagePath, SiteId, SiteKey, Status, Text,
};
use afterword_services::Changes as _;
use afterword_store::{
    Added, BlockKind, Changed, ClosedPages, DecisionOrder, Inquiry, Mailing, Marks, NewComment,
    PageCount, PageQuery, PageVersion, SiteDraft, Store, StoreResult, VersionSlot,
};
use jiff::Timestamp;

/// Where one store keeps what it is given. Dropped, all of it is gone.
pub trait TestStorage: Send + Sync {
    /// Opens what is kept here, or begins it.
    ///
    /// # Errors
    /// An error of the store.
    fn open(&self) -> StoreResult<Arc<dyn Store>>;

    /// Where its files are, of a store that has files.
    fn folder(&self) -> Option<&Path> {
        None
    }
}

/// How often two calls meet, so that each order of their steps comes up.
pub(crate) const ROUNDS: u32 = 100;

pub struct TestStore {
    pub store: Arc<dyn Store>,
    pub site: SiteId,
    pub home: Box<dyn TestStorage>,
}

impl TestStore {
    pub async fn new(home: Box<dyn TestStorage>) -> Self {
        let store = home.open().unwrap();
        let site = store.save_site_if(site("blog"), None).await.unwrap();
        let site = site.unwrap().id;
        Self { store, site, home }
    }

    /// The same data by another opening; the first is closed before.
    #[must_use]
    pub fn reopened(self) -> Self {
        drop(self.store);
        let store = self.home.open().unwrap();
        Self { store, ..self }
    }

    /// An approved comment, to be changed by the test before it is added.
    pub fn draft(&self, page: &str) -> NewComment {
        NewComment {
            id: CommentId::new(Timestamp::now()),
            site: self.site,
            path: path(page),
            title: None,
            parent: None,
            author: author("Ann"),
            text: Text::stored("Hello".to_owned()),
            html: "<p>Hello</p>\n".to_owned(),
            private: false,
            status: Status::Approved,
            reasons: Vec::new(),
            now: at(0),
            submission: None,
            challenge: None,
            closed_pages: ClosedPages::Accept,
            notify: false,
            follow: None,
            network: None,
            avatar: None,
            simhash: None,
            akismet: None,
            mailing: Mailing::none(),
            original: None,
            written: None,
        }
    }

    pub async fn adds_site(&self, draft: SiteDraft) -> SiteId {
        let added = self.store.save_site_if(draft, None).await.unwrap();
        added.unwrap().id
    }

    pub async fn is_blocked(&self, marks: Marks) -> bool {
        let inquiry = Inquiry {
            site: self.site,
            marks,
            writer: None,
            words: Vec::new(),
        };
        self.store.judged_by(inquiry).await.unwrap().is_blocked
    }

    pub async fn adds(&self, draft: NewComment) -> Comment {
        match self.store.add_comment(draft).await.unwrap() {
            Added::New(comment) => comment,
            other => panic!("not added: {other:?}"),
        }
    }

    pub async fn approved(&self, page: &str) -> CommentId {
        self.adds(self.draft(page)).await.id
    }

    pub async fn held(&self, page: &str) -> CommentId {
        let status = Status::Pending;
        let draft = NewComment {
            status,
            ..self.draft(page)
        };
        self.adds(draft).await.id
    }

    pub async fn reply(&self, page: &str, parent: CommentId) -> CommentId {
        let parent = Some(parent);
        let draft = NewComment {
            parent,
            ..self.draft(page)
        };
        self.adds(draft).await.id
    }

    pub async fn decides(&self, id: CommentId, action: Action) -> Changed {
        self.store.decide(order(id, action)).await.unwrap()
    }

    /// Decides, and expects that it can be done.
    pub async fn decided(&self, id: CommentId, action: Action) -> Comment {
        match self.decides(id, action).await {
            Changed::Done { comment, .. } => *comment,
            other => panic!("not decided: {other:?}"),
        }
    }

    pub async fn erased(&self, id: CommentId) {
        let erased = self
            .store
            .erase_comment(id, Arc::default(), at(9))
            .await
            .unwrap();
        assert!(matches!(erased, Changed::Done { .. }), "{erased:?}");
    }

    pub async fn comment(&self, id: CommentId) -> Comment {
        self.store.comment(id).await.unwrap().unwrap()
    }

    pub async fn counts<const N: usize>(&self, pages: [&str; N]) -> [u32; N] {
        let keys = pages.map(|page| self.key(page)).to_vec();
        let counts = counted(&*self.store, keys).await;
        counts.try_into().unwrap()
    }

    pub async fn count(&self, page: &str) -> u32 {
        self.counts([page]).await[0]
    }

    /// To be asked before a write: [`TestStore::are_changed`] compares with it.
    pub fn before(&self) -> PageVersion {
        self.store.changes_feed().version()
    }

    /// Which of these pages a cache has to read anew, for what was read then.
    pub async fn are_changed<const N: usize>(
        &self,
        pages: [&str; N],
        since: PageVersion,
    ) -> [bool; N] {
        let keys = pages.map(|page| self.key(page)).to_vec();
        let found = self.store.counts(keys).await.unwrap();
        let is_changed = |count: PageCount| {
            let slot = VersionSlot::of(count.page);
            !self.store.changes_feed().is_fresh(slot, since)
        };
        let changed: Vec<bool> = found.into_iter().map(is_changed).collect();
        changed.try_into().unwrap()
    }

    pub fn key(&self, page: &str) -> PageKey {
        PageKey::new(self.site, &path(page))
    }
}

pub fn site(key: &str) -> SiteDraft {
    SiteDraft {
        key: SiteKey::parse(key).unwrap(),
        title: format!("The {key}"),
        origins: vec![Origin::parse("https://blog.test").unwrap()],
        overrides: SiteOverrides::default(),
        now: at(0),
    }
}

pub fn path(page: &str) -> PagePath {
    PagePath::parse(page).unwrap()
}

/// What the store counts of these pages.
pub async fn counted(store: &dyn Store, pages: Vec<PageKey>) -> Vec<u32> {
    let counts = store.counts(pages).await.unwrap();
    counts.into_iter().map(|page| page.count).collect()
}

pub fn author(name: &str) -> Author {
    Author {
        name: DisplayName::stored(name.to_owned()),
        email: None,
        website: None,
        owner: false,
        verified: false,
    }
}

/// Seconds after the beginning of 2026 in UTC.
pub fn at(seconds: i64) -> Timestamp {
    Timestamp::from_second(1_767_225_600 + seconds).unwrap()
}

pub fn order(id: CommentId, action: Action) -> DecisionOrder {
    DecisionOrder {
        id,
        action,
        by: Decider {
            name: "olga".to_owned(),
            interface: Interface::Api,
        },
        now: at(5),
        reply: None,
        text: None,
        revision: None,
        answering: None,
        marks: vec![BlockKind::Email, BlockKind::Network],
        batch: BatchId::new(),
        undoes: None,
        mailing: Mailing::none(),
    }
}

/// The first pages of a site.
pub(crate) fn pages_of(site: SiteId) -> PageQuery {
    PageQuery {
        site,
        after: String::new(),
        words: None,
        limit: 9,
    }
}
