//! Lives in SQLite.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use afterword_model::change::Work;
use afterword_model::policy::SiteOverrides;
use afterword_model::{Claim, Comment, CommentId, Origin, OutboxMail, SiteKey};
use afterword_rules::{decide, digests, edit, erase, lessons, questions, readers, submit, told};
use afterword_store::{MailOutcome, OutboxFilter, SiteDraft, Store, StoreLimits};
use afterword_store_sqlite::Sqlite;
use jiff::{SignedDuration, Timestamp};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::steps::{Asked, PageStep, World};

pub(crate) struct InSqlite {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) runtime: Runtime,
    folder: TempDir,
    pub(crate) by: By,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    Rules,
    OldSql,
}

const LIMITS: StoreLimits = StoreLimits {
    readers: 1,
    busy_timeout: Duration::from_secs(5),
    queue: 64,
};

impl InSqlite {
    pub(crate) fn new(by: By) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        let memory = std::path::Path::new("/dev/shm");
        let folder = match memory.is_dir() {
            true => TempDir::new_in(memory).unwrap(),
            false => TempDir::new().unwrap(),
        };
        let store = Sqlite::open(&folder.path().join("afterword.db"), LIMITS).unwrap();
        for key in ["blog", "other"] {
            let site = SiteDraft {
                key: SiteKey::parse(key).unwrap(),
                title: format!("The {key}"),
                origins: vec![Origin::parse("https://blog.test").unwrap()],
                overrides: SiteOverrides::default(),
                now: Timestamp::UNIX_EPOCH,
            };
            runtime.block_on(store.save_site(site)).unwrap();
        }
        Self {
            store: Arc::new(store),
            runtime,
            folder,
            by,
        }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("afterword.db")
    }

    pub(crate) fn change<T>(&self, (work, answer): (Work, afterword_model::change::Answer<T>)) -> T {
        self.runtime.block_on(self.store.change(work)).unwrap();
        answer.take().unwrap()
    }

    fn change_all<T>(&self, works: Vec<(Work, afterword_model::change::Answer<T>)>) -> Vec<T> {
        let (works, answers): (Vec<_>, Vec<_>) = works.into_iter().unzip();
        self.runtime.block_on(self.store.change_all(works)).unwrap();
        answers.into_iter().map(|answer| answer.take().unwrap()).collect()
    }

    fn letters(&self, claim: Claim) -> Vec<Vec<OutboxMail>> {
        let (claimed, answer) = digests::work(claim);
        let works = vec![digests::mending(claim), claimed];
        self.runtime.block_on(self.store.change_all(works)).unwrap();
        answer.take().unwrap()
    }

    pub(crate) fn settle(&self, letters: Vec<Vec<OutboxMail>>, now: Timestamp) -> String {
        let mut told = Vec::new();
        for letter in letters {
            let mut lines: Vec<String> = letter
                .iter()
                .map(|mail| format!("{:?} {} {:?}", mail.kind, mail.recipient.as_str(), mail.comment))
                .collect();
            lines.sort();
            let ids = letter.iter().map(|mail| mail.id).collect();
            // Some can't be sent now, and some not at all.
            let by = lines[0].bytes().fold(0_usize, |sum, byte| sum + usize::from(byte));
            let outcome = match by % 7 {
                0 => MailOutcome::Again {
                    due: now + SignedDuration::from_mins(5),
                    error: "no".to_owned(),
                },
                1 => MailOutcome::Failed("never".to_owned()),
                _ => MailOutcome::Sent,
            };
            self.runtime
                .block_on(self.store.settle_mails(ids, outcome, now))
                .unwrap();
            told.push(lines.join(", "));
        }
        told.join("; ")
    }

    /// A mail that was sent, by what it is: ids are made anew in each store.
    pub(crate) fn sent(&self, which: usize) -> Option<OutboxMail> {
        let all = self.runtime.block_on(self.store.mails(OutboxFilter::All, 10_000));
        let mut sent = all.unwrap();
        sent.retain(|mail| mail.sent.is_some() && mail.failed.is_none());
        sent.sort_by_key(|mail| {
            let recipient = mail.recipient.as_str().to_owned();
            (mail.kind.as_str(), recipient, mail.comment, mail.revision, mail.created)
        });
        let number = sent.len();
        (number > 0).then(|| sent.swap_remove(which % number))
    }

    pub(crate) fn page(&self, step: PageStep) -> String {
        use afterword_store::{PageChange, StopMails};
        match step {
            PageStep::Close(site, path, closed, now) => {
                let change = PageChange {
                    site,
                    path,
                    closed: Some(closed),
                    title: None,
                    move_to: None,
                    alias: None,
                    create: true,
                    hooks: Arc::default(),
                    now,
                };
                format!("{:?}", self.runtime.block_on(self.store.change_page(change)).unwrap())
            }
            PageStep::Move(site, path, to, now, hooks) => {
                let change = PageChange {
                    site,
                    path,
                    closed: None,
                    title: None,
                    move_to: Some(to),
                    alias: None,
                    create: false,
                    hooks,
                    now,
                };
                format!("{:?}", self.runtime.block_on(self.store.change_page(change)).unwrap())
            }
            PageStep::StopMails(site, email, now) => {
                let known = self.store.reader_address_of(site, email);
                let Some(known) = self.runtime.block_on(known).unwrap() else {
                    return String::new();
                };
                let stopped = self.store.stop_mails(known.id, StopMails::All, now);
                self.runtime.block_on(stopped).unwrap().to_string()
            }
        }
    }

    fn by_rules(&self, asked: Asked) -> String {
        match asked {
            Asked::Submit(new) => format!("{:?}", self.change(submit::work(*new))),
            Asked::Edit(edit) => format!("{:?}", self.change(edit::work(*edit))),
            Asked::Decide(orders) => {
                let works = orders.into_iter().map(decide::work).collect();
                format!("{:?}", self.change_all(works))
            }
            Asked::Erase(id, hooks, now) => {
                format!("{:?}", self.change(erase::work(id, hooks, now)))
            }
            Asked::ErasePerson(email, hooks, now) => {
                format!("{:?}", self.change(erase::person_work(email, hooks, now)))
            }
            Asked::EraseAged(ids, since, hooks, now) => {
                let work = |id| erase::aged_work(id, since, Arc::clone(&hooks), now);
                let erased = self.change_all(ids.into_iter().map(work).collect());
                erased.iter().filter(|is_erased| **is_erased).count().to_string()
            }
            Asked::Confirm(site, email, now) => {
                self.change(readers::confirm_work(site, email, now)).to_string()
            }
            Asked::Leave(left) => format!("{:?}", self.change(questions::work(left))),
            Asked::Note(note) => self.change(told::note_work(note)).to_string(),
            Asked::Claim(claim) => {
                let letters = self.letters(claim);
                self.settle(letters, claim.now)
            }
            Asked::Bounce(which, now) => match self.sent(which) {
                Some(mail) => self.change(readers::bounce_work(mail.id, now)).to_string(),
                None => String::new(),
            },
            Asked::Train(training) => format!("{:?}", self.change(lessons::training_work(training))),
            Asked::Page(step) => self.page(step),
        }
    }
}

impl World for InSqlite {
    fn ask(&mut self, asked: Asked) -> String {
        match self.by {
            By::Rules => self.by_rules(asked),
            By::OldSql => self.by_old_sql(asked),
        }
    }

    fn comment(&self, id: CommentId) -> Option<Comment> {
        self.runtime.block_on(self.store.comment(id)).unwrap()
    }
}

/// All rows of all tables, without the numbers that each database makes for itself.
pub(crate) fn dump(world: &InSqlite) -> Vec<String> {
    let conn = rusqlite::Connection::open(world.file()).unwrap();
    let tables: Vec<String> = conn
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    let mut lines = Vec::new();
    let is_own = |name: &String| !name.starts_with("sqlite_") && !name.starts_with("search") && name != "meta";
    for table in tables.into_iter().filter(is_own) {
        let mut all = conn.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns: Vec<String> = all.column_names().into_iter().map(str::to_owned).collect();
        let made_here = |name: &str| match table.as_str() {
            "outbox" | "hooks" | "decisions" | "addresses" => name == "id",
            _ => false,
        };
        let mut rows: Vec<String> = all
            .query_map([], |row| {
                let mut line = table.clone();
                for (index, name) in columns.iter().enumerate().filter(|(_, name)| !made_here(name)) {
                    let value: rusqlite::types::Value = row.get(index)?;
                    line.push_str(&format!(" {name}={value:?}"));
                }
                Ok(line)
            })
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        rows.sort();
        lines.extend(rows);
    }
    lines
}
