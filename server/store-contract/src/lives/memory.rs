//! Lives without a database: facts and effects on plain maps. It does a store's own work in the simplest way, and
//! counts comments anew instead of keeping counts.

use std::collections::{BTreeMap, BTreeSet};

use afterword_model::change::{
    Answer, AskedReader, AuthorAbove, EarlierSubmission, Effect, Fact, Facts, LessonSource,
    Missing, Need, NewDecision, NewRow, OutboxRow, PageFacts, PageNumber, PageOfComment, Parent,
    PastDecision, PersonalRows, QueuedMail, ReaderFacts, StoredComment, WaitingDigest, WholePage,
    Work,
};
use afterword_model::policy::HookEvent;
use afterword_model::{
    Announcement, Avatar, BlockKind, Comment, CommentId, EmailAddress, FollowPace, Follower,
    Lesson, MailId, MailKind, OutboxMail, Page, PageChanged, PageKey, PagePath, PageTitle,
    PlannedOutcome, Reactions, SiteId, Status, Text, WaitingQuestion,
};
use afterword_rules::{
    decide, digests, edit, erase, follows, lessons, outbox, pages, private, questions, reactions,
    readers, submit, told,
};
use jiff::Timestamp;
use uuid::Uuid;

use super::steps::{StoreCall, World, settled};

#[derive(Clone, Default)]
pub struct InMemory {
    pub comments: BTreeMap<CommentId, Row>,
    pages: Vec<PageFacts>,
    /// Which page each key of a site leads to.
    pub(super) paths: BTreeMap<(SiteId, String), PageNumber>,
    pub decisions: Vec<NewDecision>,
    pub(super) seen: BTreeSet<[u8; 32]>,
    pub(super) spent: BTreeSet<[u8; 32]>,
    /// Of erased comments.
    spent_keys: BTreeSet<[u8; 32]>,
    /// Each with its network.
    votes: BTreeMap<(CommentId, [u8; 16], String), [u8; 16]>,
    page_votes: BTreeMap<(i64, [u8; 16], String), [u8; 16]>,
    /// Each with the comment that it was said of.
    pub blocks: BTreeMap<(SiteId, &'static str, String), CommentId>,
    pub lessons: BTreeMap<CommentId, (Lesson, Vec<u32>)>,
    pub(super) questions: BTreeMap<CommentId, StoredQuestion>,
    pub mails: Vec<Mail>,
    /// All that ever were queued, also those that were told before.
    pub queued: Vec<QueuedMail>,
    pub readers: Vec<(SiteId, EmailAddress, ReaderFacts)>,
    pub hooks: Vec<(HookEvent, Option<CommentId>, String)>,
    /// In the order in which they began.
    pub follows: Vec<FollowRow>,
    /// How many ever began.
    followed: i64,
    /// Each with the number of the last follower that was told.
    pub announcements: BTreeMap<CommentId, i64>,
}

/// A reader who follows the thread of a page.
#[derive(Clone)]
pub struct FollowRow {
    number: i64,
    site: SiteId,
    pub page: PageNumber,
    pub email: EmailAddress,
    pace: FollowPace,
    pub since: Timestamp,
}

/// A comment, and the key by which it is known when it comes again.
#[derive(Clone)]
pub struct Row {
    pub stored: StoredComment,
    submission: Option<[u8; 32]>,
}

#[derive(Clone)]
pub(super) struct StoredQuestion {
    pub(super) wanted: PlannedOutcome,
    pub(super) is_given_up: bool,
}

#[derive(Clone)]
pub struct Mail {
    pub mail: OutboxMail,
    is_digest: bool,
}

impl Mail {
    fn waits(&self) -> bool {
        self.mail.sent.is_none() && self.mail.failed.is_none()
    }

    fn is_free(&self, now: Timestamp) -> bool {
        self.mail.leased.is_none_or(|leased| leased <= now)
    }
}

/// It has asked, or is about to.
fn is_request_made(mail: &OutboxMail) -> bool {
    mail.kind == MailKind::Confirmation && (mail.sent.is_some() || mail.leased.is_some())
}

fn is_same(one: &EmailAddress, other: &EmailAddress) -> bool {
    one.as_str().eq_ignore_ascii_case(other.as_str())
}

impl InMemory {
    fn change<T>(&mut self, (mut work, answer): (Work, Answer<T>)) -> T {
        self.run(&mut work);
        answer.take().unwrap()
    }

    /// As a store does: whatever is missing is loaded, and loaded once.
    fn run(&mut self, work: &mut Work) {
        let mut facts = Facts::default();
        for need in work.first.drain(..) {
            let fact = self.load(&need);
            facts.add(need, fact);
        }
        let effects = loop {
            match (work.plan)(&facts) {
                Ok(effects) => break effects,
                Err(Missing(need)) => {
                    assert!(!facts.has(&need), "{need:?}");
                    let fact = self.load(&need);
                    facts.add(need, fact);
                }
            }
        };
        for effect in effects {
            self.apply(effect);
        }
    }

    fn stored(&self, id: CommentId) -> Option<StoredComment> {
        let mut stored = self.comments.get(&id)?.stored.clone();
        let page = &self.pages[usize::try_from(stored.page.0).unwrap()];
        stored.own_title.clone_from(&page.title);
        stored.comment.page.clone_from(&page.path);
        stored.comment = stored.shown();
        Some(stored)
    }

    fn by(&self, email: &EmailAddress) -> impl Iterator<Item = &StoredComment> {
        let is_by = |row: &&Row| email_of(&row.stored).is_some_and(|own| is_same(own, email));
        let all = self.comments.values().filter(is_by);
        all.map(|row| &row.stored)
    }

    fn reader(&mut self, site: SiteId, email: &EmailAddress) -> &mut ReaderFacts {
        let known = self.readers.iter();
        let mut known = known.map(|(of, reader, _)| *of == site && is_same(reader, email));
        let place = known.position(|is_it| is_it).unwrap_or_else(|| {
            let unknown = ReaderFacts {
                confirmed: None,
                stopped: None,
                asked: None,
                asks: 0,
                bounces: 0,
            };
            self.readers.push((site, email.clone(), unknown));
            self.readers.len() - 1
        });
        &mut self.readers[place].2
    }

    fn row(&mut self, id: CommentId) -> &mut StoredComment {
        &mut self.comments.get_mut(&id).unwrap().stored
    }

    fn history(&self, id: CommentId) -> Vec<PastDecision> {
        let own = self.decisions.iter().filter(|line| line.comment == id);
        own.map(|line| PastDecision {
            action: Some(line.action),
            by_person: line.by.interface.is_of_people(),
            at: line.at,
            before: line.before,
            after: line.after,
            batch: Some(line.batch),
            reply: line.reply,
            text_before: line.text_before.as_ref().map(|(text, _)| text.clone()),
            html_before: line.text_before.as_ref().map(|(_, html)| html.clone()),
            pinned_before: Some(line.pinned_before),
            blocked: line.blocked.clone(),
            unblocked: line.unblocked.clone(),
        })
        .collect()
    }

    fn load(&self, need: &Need) -> Fact {
        match need {
            Need::Comment(id) => Fact::Comment(self.stored(*id).map(Box::new)),
            Need::Parent(id) => Fact::Parent(self.stored(*id).map(|stored| Parent {
                page: stored.page,
                root: stored.root,
                status: stored.comment.status,
            })),
            Need::Submission(key) => {
                let mut all = self.comments.iter();
                let found = all.find(|(_, row)| row.submission == Some(*key));
                Fact::Submission(match found {
                    Some((id, _)) => EarlierSubmission::Stored(*id),
                    None if self.spent_keys.contains(key) => EarlierSubmission::Erased,
                    None => EarlierSubmission::Unknown,
                })
            }
            Need::Page(site, path) => Fact::Page(self.page(*site, path).cloned()),
            Need::WholePage(site, path) => Fact::WholePage(self.whole_page(*site, path)),
            Need::IsSpent(challenge) => Fact::IsSpent(self.spent.contains(&challenge.hash)),
            Need::IsSeen(hash) => Fact::IsSeen(self.seen.contains(hash)),
            Need::History(id) => Fact::History(self.history(*id)),
            Need::Imported(_) => Fact::Imported(None),
            Need::Question(id) => {
                let open = self
                    .questions
                    .get(id)
                    .filter(|question| !question.is_given_up);
                Fact::Question(open.map(|question| WaitingQuestion {
                    wanted: question.wanted,
                    attempts: 0,
                }))
            }
            Need::IsFollowed(page) => {
                Fact::IsFollowed(self.follows.iter().any(|follow| follow.page == *page))
            }
            Need::FollowersOf(page) => {
                let all = self.follows.iter().filter(|follow| follow.page == *page);
                Fact::FollowersOf(u32::try_from(all.count()).unwrap())
            }
            Need::FollowsBy(site, email) => {
                let own = self.follows_of(*site, email);
                Fact::FollowsBy(u32::try_from(own.count()).unwrap())
            }
            Need::Follow(page, email) => {
                let mut all = self.follows.iter();
                let known =
                    all.find(|follow| follow.page == *page && is_same(&follow.email, email));
                Fact::Follow(known.map(|follow| follow.pace))
            }
            Need::Announcement() => {
                let first = self.announcements.first_key_value();
                Fact::Announcement(first.map(|(&comment, &after)| Announcement { comment, after }))
            }
            Need::Followers(comment, after, limit, since) => {
                let page = self.comments[comment].stored.page;
                let all = self.follows.iter();
                let later = all.filter(|follow| follow.page == page && follow.number > *after);
                let seen = later.map(|follow| self.follower(follow, *comment, *since));
                Fact::Followers(seen.take(*limit as usize).collect())
            }
            Need::Unheard(site, email, limit) => {
                Fact::Unheard(self.unheard(*site, email, *limit as usize))
            }
            // No life reports a comment.
            Need::ReportsOf(_) => Fact::ReportsOf(Vec::new()),
            Need::ReactionsOf(comment, voter) => {
                let own = self
                    .votes
                    .keys()
                    .filter(|(of, by, _)| (of, by) == (comment, voter));
                Fact::ReactionsOf(own.map(|(_, _, reaction)| reaction.clone()).collect())
            }
            Need::ReactionsFrom(comment, network) => {
                let is_one = |(vote, from): &(&(CommentId, [u8; 16], String), &[u8; 16])| {
                    vote.0 == *comment && *from == network
                };
                let number = self.votes.iter().filter(is_one).count();
                Fact::ReactionsFrom(u32::try_from(number).unwrap())
            }
            Need::PageReactions(site, path) => {
                Fact::PageReactions(self.page_reactions(*site, path))
            }
            Need::PageReactionsOf(site, path, voter) => {
                let own = self.page_votes_at(*site, path);
                let own = own.filter(|((_, by, _), _)| by == voter);
                Fact::PageReactionsOf(own.map(|((_, _, reaction), _)| reaction.clone()).collect())
            }
            Need::PageReactionsFrom(site, path, network) => {
                let all = self.page_votes_at(*site, path);
                let number = all.filter(|(_, from)| *from == network).count();
                Fact::PageReactionsFrom(u32::try_from(number).unwrap())
            }
            Need::IsBlocked(site, kind, value) => {
                let block = (*site, kind.as_str(), value.clone());
                Fact::IsBlocked(self.blocks.contains_key(&block))
            }
            Need::Above(id) => Fact::Above(self.above(*id)),
            Need::Reader(site, email) => Fact::Reader(self.known_reader(*site, email)),
            Need::ReaderAt(_) | Need::Unsent(..) => unreachable!("no life asks for it"),
            Need::Requests(site, email) => {
                let is_one = |mail: &&Mail| {
                    let row = &mail.mail;
                    let is_theirs = row.site == Some(*site) && is_same(&row.recipient, email);
                    row.kind == MailKind::Confirmation && is_theirs
                };
                let all = self.mails.iter().filter(is_one);
                Fact::Requests(all.map(|mail| mail.mail.created).collect())
            }
            Need::WaitingRequests(site, email) => {
                let is_one = |mail: &&Mail| {
                    let row = &mail.mail;
                    let is_theirs = row.site == Some(*site) && is_same(&row.recipient, email);
                    row.kind == MailKind::Confirmation && mail.waits() && is_theirs
                };
                let waiting = self.mails.iter().filter(is_one);
                Fact::WaitingRequests(waiting.map(|mail| mail.mail.clone()).collect())
            }
            Need::Wishes(site, email, limit) => {
                Fact::Wishes(self.wishes(*site, email, *limit as usize))
            }
            Need::Mails(kind, recipient, since) => {
                let is_one = |mail: &&Mail| {
                    let mail = &mail.mail;
                    mail.kind == *kind
                        && is_same(&mail.recipient, recipient)
                        && mail.created > *since
                };
                let number = self.mails.iter().filter(is_one).count();
                Fact::Mails(u32::try_from(number).unwrap())
            }
            Need::IsMailed(kind, comment) => {
                let is_it = |mail: &Mail| {
                    let is_about = mail.mail.comment == Some(*comment);
                    is_about && mail.mail.kind == *kind && mail.mail.failed.is_none()
                };
                Fact::IsMailed(self.mails.iter().any(is_it))
            }
            Need::CommentsBy(site, email) => {
                let own = self.by(email).filter(|stored| stored.comment.site == *site);
                Fact::CommentsBy(u32::try_from(own.count()).unwrap())
            }
            Need::RepliesTo(site, email, limit) => {
                Fact::RepliesTo(self.replies_to(*site, email, *limit as usize))
            }
            Need::WrittenBy(email) => {
                let ids: Vec<CommentId> = self.by(email).map(|stored| stored.comment.id).collect();
                Fact::WrittenBy(ids.into_iter().filter_map(|id| self.stored(id)).collect())
            }
            Need::TokensNamed(_) => Fact::TokensNamed(Vec::new()),
            Need::ModeratedBy(_) => Fact::ModeratedBy(Vec::new()),
            Need::Addressed(before, limit) => {
                let is_one = |id: &&CommentId| {
                    let stored = &self.comments[*id].stored;
                    let comment = &stored.comment;
                    email_of(stored).is_some()
                        && comment.created < *before
                        && comment.status != Status::Pending
                };
                let ids = self.comments.keys().filter(is_one).take(*limit as usize);
                Fact::Addressed(ids.filter_map(|id| self.stored(*id)).collect())
            }
            Need::Teachable(site, after, limit) => {
                let own = self.comments.iter().filter(|(id, row)| {
                    row.stored.comment.site == *site && after.is_none_or(|after| **id > after)
                });
                let found = own.take(*limit as usize).map(|(id, _)| LessonSource {
                    comment: self.stored(*id).unwrap().comment,
                    history: self.history(*id),
                    is_imported: false,
                    known: self.lessons.get(id).cloned(),
                });
                Fact::Teachable(found.collect())
            }
            Need::Mail(id) => {
                let found = self.mails.iter().find(|mail| mail.mail.id == *id);
                Fact::Mail(found.map(|mail| mail.mail.clone()))
            }
            Need::DueMails(now, limit) => Fact::DueMails(self.due_mails(*now, *limit as usize)),
            Need::Turns(..) => unreachable!("no life has a limit"),
            Need::RecentModeration(recipient, since, now, created) => {
                let is_one = |mail: &&Mail| {
                    let row = &mail.mail;
                    let has_left = row.sent.is_some_and(|sent| sent > *since)
                        || row.leased.is_some_and(|leased| leased > *now)
                        || mail.waits() && row.attempts > 0;
                    row.kind == MailKind::Moderation
                        && is_same(&row.recipient, recipient)
                        && row.created > *created
                        && has_left
                };
                let number = self.mails.iter().filter(is_one).count();
                Fact::RecentModeration(u32::try_from(number).unwrap())
            }
            Need::WaitingDigest(kind, recipient, site, now, limit) => {
                let is_one = |mail: &&Mail| {
                    let row = &mail.mail;
                    let is_theirs = is_same(&row.recipient, recipient) && row.site == *site;
                    row.kind == *kind && mail.is_digest && mail.waits() && is_theirs
                };
                let now = *now;
                let free = || {
                    let waiting = self.mails.iter().filter(is_one);
                    waiting.filter(move |mail| mail.is_free(now))
                };
                Fact::WaitingDigest(WaitingDigest {
                    due: free().map(|mail| mail.mail.due).min(),
                    mails: free()
                        .take(*limit as usize)
                        .map(|mail| mail.mail.clone())
                        .collect(),
                })
            }
            // Memory keeps all webhooks that ever were queued: none waits.
            Need::HooksOfThreads(_) => Fact::HooksOfThreads(Vec::new()),
            Need::HooksOfPage(_) => Fact::HooksOfPage(Vec::new()),
            Need::Hook(_)
            | Need::DueHooks(..)
            | Need::ClaimedHooks()
            | Need::HooksForOthers(_)
            | Need::FailedHooks(_) => unreachable!("`deliveries` asks for it in its own lives"),
            Need::DueQuestions(..) => unreachable!("no life asks for it"),
        }
    }

    fn page(&self, site: SiteId, path: &PagePath) -> Option<&PageFacts> {
        let number = self.paths.get(&(site, path.key().to_owned()))?;
        Some(&self.pages[usize::try_from(number.0).unwrap()])
    }

    pub(super) fn whole_page(&self, site: SiteId, path: &PagePath) -> Option<WholePage> {
        let known = self.page(site, path)?;
        let own = PagePath::key_of(&known.path);
        let keys = self.paths.iter().filter(|(_, to)| **to == known.number);
        let aliases = keys.map(|((_, key), _)| key).filter(|key| *key != own);
        let mut all = self.comments.values().map(|row| &row.stored);
        let is_counted = |stored: &&StoredComment| {
            stored.page == known.number && stored.comment.status == Status::Approved
        };
        Some(WholePage {
            number: known.number,
            page: Page {
                path: known.path.clone(),
                title: known.title.clone(),
                closed: known.closed,
                count: u32::try_from(all.by_ref().filter(is_counted).count()).unwrap(),
                first_seen: known.first_seen,
                aliases: aliases.cloned().collect(),
                likes: 0,
            },
        })
    }

    fn number(&self, page: &PageKey) -> PageNumber {
        let (site, key) = page.parts();
        self.paths[&(site, key.to_owned())]
    }

    fn page_at(&mut self, page: &PageKey) -> &mut PageFacts {
        let number = usize::try_from(self.number(page).0).unwrap();
        &mut self.pages[number]
    }

    fn lead(&mut self, site: SiteId, path: &PagePath, to: PageNumber) {
        let key = (site, path.key().to_owned());
        assert!(self.paths.insert(key, to).is_none());
    }

    fn begin_page(&mut self, site: SiteId, path: &PagePath, first_seen: Timestamp) -> PageNumber {
        let number = PageNumber(i64::try_from(self.pages.len()).unwrap());
        self.pages.push(PageFacts {
            number,
            path: path.as_str().to_owned(),
            title: String::new(),
            closed: false,
            first_seen,
        });
        self.lead(site, path, number);
        number
    }

    fn merge_page(&mut self, source: PageNumber, target: PageNumber) {
        self.merge_follows(source, target);
        for to in self.paths.values_mut().filter(|to| **to == source) {
            *to = target;
        }
        let rows = self.comments.values_mut();
        for row in rows.filter(|row| row.stored.page == source) {
            row.stored.page = target;
        }
        for ((page, voter, reaction), network) in std::mem::take(&mut self.page_votes) {
            let page = if page == source.0 { target.0 } else { page };
            self.page_votes
                .entry((page, voter, reaction))
                .or_insert(network);
        }
    }

    fn page_votes_at(
        &self,
        site: SiteId,
        path: &PagePath,
    ) -> impl Iterator<Item = (&(i64, [u8; 16], String), &[u8; 16])> {
        let page = self.paths.get(&(site, path.key().to_owned())).copied();
        let all = self.page_votes.iter();
        all.filter(move |((of, _, _), _)| page.is_some_and(|page| page.0 == *of))
    }

    pub(super) fn page_reactions(&self, site: SiteId, path: &PagePath) -> Reactions {
        let mut totals = Reactions::new();
        for ((_, _, reaction), _) in self.page_votes_at(site, path) {
            *totals.entry(reaction.clone()).or_default() += 1;
        }
        totals
    }

    fn known_reader(&self, site: SiteId, email: &EmailAddress) -> Option<ReaderFacts> {
        let mut all = self.readers.iter();
        all.find(|(of, reader, _)| *of == site && is_same(reader, email))
            .map(|(_, _, facts)| *facts)
    }

    fn above(&self, id: CommentId) -> Vec<AuthorAbove> {
        let mut above = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next {
            let stored = &self.comments[&id].stored;
            next = stored.comment.parent;
            let Some(email) = email_of(stored) else {
                continue;
            };
            let site = stored.comment.site;
            let mut known = self.readers.iter();
            let known = known.find(|(of, reader, _)| *of == site && is_same(reader, email));
            let Some((_, email, reader)) = known else {
                continue;
            };
            above.push(AuthorAbove {
                comment: id,
                status: stored.comment.status,
                notify: stored.notify,
                email: email.clone(),
                is_confirmed: reader.confirmed.is_some(),
                is_stopped: reader.stopped.is_some(),
            });
        }
        above
    }

    fn replies_to(&self, site: SiteId, email: &EmailAddress, most: usize) -> Vec<CommentId> {
        let is_reply = |row: &&Row| {
            let reply = &row.stored;
            let parent = reply.comment.parent.map(|id| &self.comments[&id].stored);
            parent.is_some_and(|parent| {
                let is_theirs = email_of(parent).is_some_and(|own| is_same(own, email));
                let is_own = email_of(reply).is_some_and(|own| is_same(own, email));
                parent.comment.site == site
                    && is_theirs
                    && parent.notify
                    && parent.comment.status == Status::Approved
                    && reply.comment.status == Status::Approved
                    && !is_own
            })
        };
        let newest_first = self.comments.values().rev().filter(is_reply);
        newest_first
            .take(most)
            .map(|row| row.stored.comment.id)
            .collect()
    }

    fn wishes(&self, site: SiteId, email: &EmailAddress, most: usize) -> Vec<CommentId> {
        let is_wish = |stored: &&StoredComment| {
            let comment = &stored.comment;
            let is_owners = comment.author.as_ref().is_some_and(|author| author.owner);
            let is_theirs = email_of(stored).is_some_and(|own| is_same(own, email)) && !is_owners;
            let mut follows = self.follows_of(site, email);
            let wants = stored.notify || follows.any(|follow| follow.page == stored.page);
            let is_here = comment.site == site && comment.status == Status::Approved;
            is_here && is_theirs && wants
        };
        let newest_first = self.comments.values().rev().map(|row| &row.stored);
        let wishes = newest_first.filter(is_wish).take(most);
        wishes.map(|stored| stored.comment.id).collect()
    }

    fn follows_of<'a>(
        &'a self,
        site: SiteId,
        email: &'a EmailAddress,
    ) -> impl Iterator<Item = &'a FollowRow> {
        let all = self.follows.iter();
        all.filter(move |follow| follow.site == site && is_same(&follow.email, email))
    }

    fn follower(&self, follow: &FollowRow, comment: CommentId, since: Timestamp) -> Follower {
        let reader = self.known_reader(follow.site, &follow.email);
        let own: Vec<&Mail> = self
            .mails
            .iter()
            .filter(|mail| is_same(&mail.mail.recipient, &follow.email))
            .collect();
        let is_followed = |mail: &&&Mail| mail.mail.kind == MailKind::Followed;
        let singles = own.iter().filter(is_followed);
        let singles = singles.filter(|mail| !mail.is_digest && mail.mail.created > since);
        let waiting = own.iter().filter(is_followed).filter(|mail| {
            let is_here = mail.mail.site == Some(follow.site);
            mail.is_digest && is_here && mail.waits() && mail.mail.leased.is_none()
        });
        Follower {
            number: follow.number,
            email: follow.email.clone(),
            pace: follow.pace,
            since: follow.since,
            is_confirmed: reader.is_some_and(|reader| reader.confirmed.is_some()),
            is_stopped: reader.is_some_and(|reader| reader.stopped.is_some()),
            is_told: own.iter().any(|mail| {
                let is_about = matches!(mail.mail.kind, MailKind::Answered | MailKind::Followed);
                is_about && mail.mail.comment == Some(comment)
            }),
            singles: u32::try_from(singles.count()).unwrap(),
            digest: waiting.map(|mail| mail.mail.due).min(),
        }
    }

    fn unheard(
        &self,
        site: SiteId,
        email: &EmailAddress,
        most: usize,
    ) -> Vec<(CommentId, FollowPace)> {
        let newest_first = self.comments.values().rev().map(|row| &row.stored);
        let new = newest_first.filter_map(|stored| {
            let comment = &stored.comment;
            let mut own = self.follows_of(site, email);
            let follow = own.find(|follow| follow.page == stored.page)?;
            let is_own = email_of(stored).is_some_and(|own| is_same(own, email));
            let is_new = comment.published.is_some_and(|at| at >= follow.since);
            let is_unheard = comment.status == Status::Approved && is_new && !is_own;
            is_unheard.then_some((comment.id, follow.pace))
        });
        new.take(most).collect()
    }

    fn merge_follows(&mut self, source: PageNumber, target: PageNumber) {
        let old: Vec<FollowRow> = self
            .follows
            .extract_if(.., |follow| follow.page == source)
            .collect();
        for follow in old {
            let mut here = self.follows.iter_mut();
            let known =
                here.find(|known| known.page == target && is_same(&known.email, &follow.email));
            match known {
                Some(known) => known.since = known.since.min(follow.since),
                None => self.follows.push(FollowRow {
                    page: target,
                    ..follow
                }),
            }
        }
        self.follows.sort_by_key(|follow| follow.number);
    }

    fn begin_follow(&mut self, follow: FollowRow) {
        let mut here = self.follows.iter_mut();
        let known =
            here.find(|known| known.page == follow.page && is_same(&known.email, &follow.email));
        match known {
            Some(known) => known.pace = follow.pace,
            None => self.follows.push(follow),
        }
    }

    fn due_mails(&self, now: Timestamp, most: usize) -> Vec<OutboxRow> {
        let is_due = |mail: &&Mail| mail.waits() && mail.mail.due <= now && mail.is_free(now);
        let mut due: Vec<&Mail> = self.mails.iter().filter(is_due).collect();
        due.sort_by_key(|mail| (mail.mail.due, mail.mail.id));
        let row = |mail: &Mail| OutboxRow {
            mail: mail.mail.clone(),
            is_digest: mail.is_digest,
            turn: None,
            network: None,
        };
        due.into_iter().take(most).map(row).collect()
    }

    fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::AddComment(new) => self.begin(*new),
            Effect::SetStatus {
                comment,
                status,
                status_before,
                published,
            } => {
                let row = self.row(comment);
                row.comment.status = status;
                row.status_before = status_before;
                row.comment.published = published;
            }
            Effect::SetPrivate { comment, private } => self.row(comment).comment.private = private,
            Effect::Pin { comment, pinned } => self.row(comment).comment.pinned = pinned,
            Effect::SetText {
                comment,
                text,
                html,
                edited,
                revision,
                simhash: _,
            } => {
                let row = self.row(comment);
                row.comment.text = Text::stored(text);
                row.comment.html = html;
                row.comment.edited = Some(edited);
                row.comment.revision = revision;
            }
            Effect::SetReasons { comment, reasons } => self.row(comment).comment.reasons = reasons,
            Effect::TitlePage { comment, title } => {
                let page = usize::try_from(self.row(comment).page.0).unwrap();
                self.pages[page].title = title;
            }
            Effect::BeginPage {
                site,
                path,
                first_seen,
            } => drop(self.begin_page(site, &path, first_seen)),
            Effect::SetPageTitle { page, title } => self.page_at(&page).title = title,
            Effect::SetPageClosed { page, closed } => self.page_at(&page).closed = closed,
            Effect::AddAlias { page, alias } => {
                let number = self.number(&page);
                self.lead(page.parts().0, &alias, number);
            }
            Effect::PageCame { .. } | Effect::AliasCame { .. } | Effect::ForgetFormer { .. } => {
                unreachable!("no life imports")
            }
            Effect::SetPagePath { page, path } => {
                path.as_str().clone_into(&mut self.page_at(&page).path);
            }
            Effect::MergePage {
                page,
                into,
                first_seen,
            } => {
                self.merge_page(self.number(&page), self.number(&into));
                self.page_at(&into).first_seen = first_seen;
            }
            Effect::Erase {
                comment,
                edited,
                revision,
            } => self.erase(comment, edited, revision),
            Effect::ForgetAddress(comment) => {
                let row = self.row(comment);
                row.notify = false;
                row.follow = None;
                row.comment.avatar = None;
                if let Some(author) = &mut row.comment.author {
                    author.email = None;
                }
            }
            Effect::ClearAway(comment) => self.clear_away(comment),
            Effect::SpendKey { comment, .. } => {
                self.spent_keys.extend(self.comments[&comment].submission);
            }
            Effect::Spend(challenge) => assert!(self.spent.insert(challenge.hash)),
            Effect::See { hash, .. } => drop(self.seen.insert(hash)),
            Effect::Record(decision) => self.decisions.push(*decision),
            Effect::Block {
                site,
                kind,
                value,
                comment,
                ..
            } => drop(self.blocks.insert((site, kind.as_str(), value), comment)),
            Effect::Unblock { site, kind, value } => {
                self.blocks.remove(&(site, kind.as_str(), value));
            }
            Effect::Teach {
                comment, lesson, ..
            } => match lesson {
                Some(lesson) => drop(self.lessons.insert(comment, lesson)),
                None => drop(self.lessons.remove(&comment)),
            },
            Effect::Ask {
                comment, question, ..
            } => {
                let question = StoredQuestion {
                    wanted: question.wanted,
                    is_given_up: false,
                };
                self.questions.insert(comment, question);
            }
            Effect::CloseQuestion(comment) => drop(self.questions.remove(&comment)),
            Effect::AskAgain { .. } => {}
            Effect::GiveUpQuestion { comment, .. } => {
                let question = self.questions.get_mut(&comment).unwrap();
                question.is_given_up = true;
            }
            _ => self.tell(effect),
        }
    }

    fn tell(&mut self, effect: Effect) {
        match effect {
            Effect::QueueMail(mail) => self.queue(mail),
            Effect::Follow {
                page,
                email,
                pace,
                at,
            } => {
                self.followed += 1;
                self.begin_follow(FollowRow {
                    number: self.followed,
                    site: page.parts().0,
                    page: self.number(&page),
                    email,
                    pace,
                    since: at,
                });
            }
            Effect::ForgetFollows { site, email } => {
                self.follows
                    .retain(|follow| !(follow.site == site && is_same(&follow.email, &email)));
                for row in self.comments.values_mut() {
                    let is_theirs = row.stored.comment.site == site
                        && email_of(&row.stored).is_some_and(|own| is_same(own, &email));
                    if is_theirs {
                        row.stored.follow = None;
                    }
                }
            }
            Effect::TakeWish(comment) => self.row(comment).follow = None,
            Effect::Announce { comment, .. } => drop(self.announcements.insert(comment, 0)),
            Effect::Announced { comment, after } => {
                self.announcements.insert(comment, after).unwrap();
            }
            Effect::EndAnnouncement(comment) => {
                self.announcements.remove(&comment).unwrap();
            }
            Effect::MailSent { mail, at } => self.tried(mail).mail.sent = Some(at),
            Effect::MailPostponed { mail, due, .. } => self.tried(mail).mail.due = due,
            Effect::MailFailed { mail, at, .. } => self.tried(mail).mail.failed = Some(at),
            Effect::RemoveMail(id) => self.mails.retain(|mail| mail.mail.id != id),
            Effect::UnaskReader { site, email } => {
                let mut known = self.readers.iter_mut();
                let known = known.find(|(of, reader, _)| *of == site && is_same(reader, &email));
                if let Some((_, _, reader)) = known {
                    reader.asks = reader.asks.saturating_sub(1);
                    reader.asked = None;
                }
            }
            Effect::GiveReaction {
                comment,
                reaction,
                voter,
                network,
                ..
            } => {
                self.votes.insert((comment, voter, reaction), network);
                self.count_votes(comment);
            }
            Effect::AddReport(_) | Effect::CloseReports { .. } | Effect::ReopenReports { .. } => {
                unreachable!("no life reports a comment")
            }
            Effect::TakeReactionBack {
                comment,
                reaction,
                voter,
            } => {
                self.votes.remove(&(comment, voter, reaction)).unwrap();
                self.count_votes(comment);
            }
            Effect::GivePageReaction {
                page,
                reaction,
                voter,
                network,
                ..
            } => {
                let vote = (self.number(&page).0, voter, reaction);
                assert_eq!(self.page_votes.insert(vote, network), None);
            }
            Effect::TakePageReactionBack {
                page,
                reaction,
                voter,
            } => {
                let vote = (self.number(&page).0, voter, reaction);
                self.page_votes.remove(&vote).unwrap();
            }
            Effect::AskReader(AskedReader {
                site,
                email,
                asked,
                asks,
            }) => {
                let reader = self.reader(site, &email);
                // Without `asks` it is only to be known.
                if asks > 0 || reader.asked.is_none() {
                    reader.asked = Some(asked);
                    reader.asks = asks;
                }
            }
            Effect::ConfirmReader { site, email, at } => {
                *self.reader(site, &email) = ReaderFacts {
                    confirmed: Some(at),
                    stopped: None,
                    asked: self.reader(site, &email).asked,
                    asks: 0,
                    bounces: 0,
                };
            }
            Effect::Bounce { mail, at, .. } => {
                let mut all = self.mails.iter_mut();
                all.find(|known| known.mail.id == mail).unwrap().mail.failed = Some(at);
            }
            Effect::CountBounces {
                site,
                email,
                bounces,
                stopped,
            } => {
                let reader = self.reader(site, &email);
                reader.bounces = bounces;
                reader.stopped = stopped;
            }
            Effect::ForgetMailsTo {
                site, email, mails, ..
            } => self.mails.retain(|mail| {
                let mail = &mail.mail;
                let is_theirs = mail.site == Some(site) && is_same(&mail.recipient, &email);
                !(is_theirs && mails.contains(&mail.kind)) || is_request_made(mail)
            }),
            Effect::ForgetTokensOf { .. } => {}
            Effect::ForgetReader { site, email } => self
                .readers
                .retain(|(of, reader, _)| !(*of == site && is_same(reader, &email))),
            Effect::RemoveRowsOf { email, rows } => self.remove_rows(&email, rows),
            Effect::ForgetBlocksOf(email) => {
                let mark = (BlockKind::Email, email.as_str().to_lowercase());
                for line in &mut self.decisions {
                    for marks in [&mut line.blocked, &mut line.unblocked] {
                        if marks.contains(&mark) {
                            marks.clear();
                        }
                    }
                }
            }
            // No life has an owner who decides by mail address.
            Effect::RenameDecider { email, .. } => {
                let mut all = self.decisions.iter();
                assert!(all.all(|line| line.by.name != email.as_str()));
            }
            Effect::RemoveBlocksAbout(id) => self.blocks.retain(|_, comment| *comment != id),
            // Memory keeps all webhooks that ever were queued.
            Effect::RemoveEndedHooksAbout(_) => {}
            Effect::MendTimes(_) => {}
            Effect::LeaseMail { mail, until } => {
                let mut all = self.mails.iter_mut();
                let known = all.find(|known| known.mail.id == mail);
                known.unwrap().mail.leased = Some(until);
            }
            Effect::AwaitDigest { mail, due } => {
                let mut all = self.mails.iter_mut();
                let mail = all.find(|known| known.mail.id == mail).unwrap();
                mail.is_digest = true;
                mail.mail.due = due;
            }
            Effect::QueueHook {
                event,
                comment,
                url,
                ..
            } => self.hooks.push((event, Some(comment), url)),
            Effect::QueueThreadHook { url, .. } => {
                self.hooks.push((HookEvent::ThreadChanged, None, url));
            }
            other => unreachable!("{other:?}"),
        }
    }

    fn remove_rows(&mut self, email: &EmailAddress, rows: PersonalRows) {
        match rows {
            PersonalRows::Mails => {
                let is_theirs = |mail: &Mail| is_same(&mail.mail.recipient, email);
                self.mails.retain(|mail| !is_theirs(mail));
            }
            PersonalRows::ReaderAddresses => self
                .readers
                .retain(|(_, reader, _)| !is_same(reader, email)),
            PersonalRows::Blocks => {
                let value = email.as_str().to_lowercase();
                let kind = BlockKind::Email.as_str();
                self.blocks
                    .retain(|block, _| (block.1, &block.2) != (kind, &value));
            }
            PersonalRows::Follows => self.follows.retain(|follow| !is_same(&follow.email, email)),
            // No life has any.
            PersonalRows::MailTokens
            | PersonalRows::Reports
            | PersonalRows::Sessions
            | PersonalRows::SignInLinks
            | PersonalRows::Passwords
            | PersonalRows::ModeratorAddresses
            | PersonalRows::MailboxPlaces
            | PersonalRows::Webmentions => {}
        }
    }

    fn begin(&mut self, new: NewRow) {
        let page = match &new.page {
            PageOfComment::Known(page) => *page,
            PageOfComment::New(path) => self.begin_page(new.site, path, new.created),
        };
        let stored = StoredComment {
            comment: Comment {
                id: new.id,
                site: new.site,
                page: String::new(),
                page_title: String::new(),
                parent: new.parent,
                private: new.private,
                status: new.status,
                author: Some(new.author),
                text: new.text,
                html: new.html,
                created: new.created,
                edited: None,
                revision: 1,
                pinned: false,
                score: 0,
                reactions: Reactions::new(),
                reasons: new.reasons,
                published: new.published,
                avatar: new.avatar.as_ref().map(Avatar::as_str).map(str::to_owned),
                source: None,
            },
            page,
            own_title: String::new(),
            told_title: new
                .told_title
                .as_ref()
                .map(PageTitle::as_str)
                .map(str::to_owned),
            root: new.root,
            status_before: None,
            notify: new.notify,
            follow: new.follow,
            network: new.network,
        };
        let row = Row {
            stored,
            submission: new.submission,
        };
        assert!(self.comments.insert(new.id, row).is_none());
    }

    fn erase(&mut self, id: CommentId, edited: Timestamp, revision: u32) {
        let row = self.comments.get_mut(&id).unwrap();
        row.submission = None;
        let stored = &mut row.stored;
        stored.status_before = None;
        stored.told_title = None;
        stored.notify = false;
        stored.follow = None;
        stored.network = None;
        let comment = &mut stored.comment;
        comment.status = Status::Deleted;
        comment.author = None;
        comment.text = Text::stored(String::new());
        comment.html.clear();
        comment.edited = Some(edited);
        comment.revision = revision;
        comment.pinned = false;
        comment.score = 0;
        comment.reactions.clear();
        comment.reasons.clear();
        self.votes.retain(|(of, _, _), _| *of != id);
        let own = self.mails.iter_mut();
        for mail in own.filter(|mail| mail.mail.comment == Some(id) && is_request_made(&mail.mail))
        {
            mail.mail.comment = None;
        }
        self.mails.retain(|mail| mail.mail.comment != Some(id));
        self.announcements.remove(&id);
        self.lessons.remove(&id);
        for line in self.decisions.iter_mut().filter(|line| line.comment == id) {
            line.text_before = None;
            line.blocked.clear();
            line.unblocked.clear();
        }
    }

    fn clear_away(&mut self, id: CommentId) {
        let mut next = Some(id);
        while let Some(id) = next.take() {
            let is_empty = self
                .comments
                .get(&id)
                .is_some_and(|row| row.stored.comment.author.is_none());
            let mut below = self.comments.values();
            if is_empty && !below.any(|row| row.stored.comment.parent == Some(id)) {
                let gone = self.comments.remove(&id).unwrap();
                self.decisions.retain(|line| line.comment != id);
                self.mails.retain(|mail| mail.mail.comment != Some(id));
                next = gone.stored.comment.parent;
            }
        }
    }

    /// Nobody hears the same thing twice.
    fn queue(&mut self, mail: QueuedMail) {
        self.queued.push(mail.clone());
        let revision = mail.comment.and_then(|id| self.comments.get(&id));
        let revision = revision.map_or(0, |row| row.stored.comment.revision);
        let is_told = self.mails.iter().any(|known| {
            let known = &known.mail;
            let is_same_mail = known.kind == mail.kind
                && known.comment == mail.comment
                && is_same(&known.recipient, &mail.recipient);
            match mail.kind {
                MailKind::Moderation => is_same_mail && known.revision == revision,
                MailKind::Answered | MailKind::Published | MailKind::Followed => is_same_mail,
                _ => Some(known.id) == mail.id,
            }
        });
        if is_told {
            return;
        }
        let number = u128::try_from(self.queued.len()).unwrap();
        self.mails.push(Mail {
            mail: OutboxMail {
                id: mail
                    .id
                    .unwrap_or(MailId(Uuid::from_u128(u128::MAX / 2 + number))),
                kind: mail.kind,
                site: mail.site,
                comment: mail.comment,
                revision,
                recipient: mail.recipient,
                facts: mail.facts,
                before: mail.before,
                secrets: None,
                created: mail.at,
                due: mail.digest.unwrap_or(mail.at),
                attempts: 0,
                sent: None,
                failed: None,
                error: None,
                leased: None,
            },
            is_digest: mail.digest.is_some(),
        });
    }

    /// A mail that a worker had, and has no more.
    fn tried(&mut self, id: MailId) -> &mut Mail {
        let mut all = self.mails.iter_mut();
        let mail = all.find(|known| known.mail.id == id).unwrap();
        mail.mail.leased = None;
        mail.mail.attempts += 1;
        mail
    }

    fn count_votes(&mut self, id: CommentId) {
        let mut totals = Reactions::new();
        for (_, _, reaction) in self.votes.keys().filter(|(of, _, _)| *of == id) {
            *totals.entry(reaction.clone()).or_default() += 1;
        }
        let comment = &mut self.row(id).comment;
        comment.score = totals.values().sum();
        comment.reactions = totals;
    }

    fn settle(&mut self, letters: &[Vec<OutboxMail>], now: Timestamp) -> String {
        let (told, outcomes) = settled(letters, now);
        for (mails, outcome) in outcomes {
            self.change(outbox::work(mails, outcome, now));
        }
        told
    }

    pub(super) fn outbox(&self) -> Vec<OutboxMail> {
        self.mails.iter().map(|mail| mail.mail.clone()).collect()
    }

    /// A mail that was sent, by what it is.
    fn sent(&self, which: usize) -> Option<MailId> {
        let has_left = |mail: &&Mail| mail.mail.sent.is_some() && mail.mail.failed.is_none();
        let mut sent: Vec<&OutboxMail> = self
            .mails
            .iter()
            .filter(has_left)
            .map(|mail| &mail.mail)
            .collect();
        sent.sort_by_key(|mail| super::steps::kind_of(mail));
        let number = sent.len();
        (number > 0).then(|| sent[which % number].id)
    }
}

fn email_of(stored: &StoredComment) -> Option<&EmailAddress> {
    stored.comment.author.as_ref()?.email.as_ref()
}

impl World for InMemory {
    fn ask(&mut self, asked: StoreCall) -> String {
        match asked {
            StoreCall::Submit(new) => format!("{:?}", self.change(submit::work(*new))),
            StoreCall::Consent(consent) => format!("{:?}", self.change(private::work(*consent))),
            StoreCall::Edit(edit) => format!("{:?}", self.change(edit::work(*edit))),
            StoreCall::Decide(orders) => {
                let changed = orders
                    .into_iter()
                    .map(|order| self.change(decide::work(order)));
                format!("{:?}", changed.collect::<Vec<_>>())
            }
            StoreCall::Erase(id, hooks, now) => {
                format!("{:?}", self.change(erase::work(id, hooks, now)))
            }
            StoreCall::ErasePerson(email, hooks, now) => {
                format!("{:?}", self.change(erase::person_work(email, hooks, now)))
            }
            StoreCall::EraseAged(ids, since, hooks, now) => {
                let erased = ids.into_iter().filter(|id| {
                    let hooks = std::sync::Arc::clone(&hooks);
                    self.change(erase::aged_work(*id, since, hooks, now))
                });
                erased.count().to_string()
            }
            StoreCall::ForgetAddresses(before) => {
                self.change(erase::addresses_work(before, 5)).to_string()
            }
            StoreCall::Confirm(site, email, now) => self
                .change(readers::confirm_work(site, email, now))
                .to_string(),
            StoreCall::Follow(follow) => format!("{:?}", self.change(follows::work(*follow))),
            StoreCall::Announce(now) => {
                while self.change(follows::announce_work(now)) {}
                String::new()
            }
            StoreCall::ChangePage(change) => {
                let (site, path) = (change.site, change.path.clone());
                let changed = self.change(pages::work(*change));
                if let PageChanged::Done(page) = &changed {
                    let known = self.whole_page(site, &path).map(|whole| whole.page);
                    assert_eq!(known.as_ref(), Some(page));
                }
                format!("{changed:?}")
            }
            StoreCall::React(reaction) => format!("{:?}", self.change(reactions::work(reaction))),
            StoreCall::ReactToPage(reaction) => {
                format!("{:?}", self.change(reactions::page_work(reaction)))
            }
            StoreCall::Leave(left) => format!("{:?}", self.change(questions::work(left))),
            StoreCall::Note(note) => self.change(told::note_work(note)).to_string(),
            StoreCall::Claim(claim) => {
                let letters = self.change(digests::work(claim));
                self.settle(&letters, claim.now)
            }
            StoreCall::Bounce(which, now) => match self.sent(which) {
                Some(mail) => self.change(readers::bounce_work(mail, now)).to_string(),
                None => String::new(),
            },
            StoreCall::Train(training) => {
                format!("{:?}", self.change(lessons::training_work(training)))
            }
        }
    }

    fn comment(&self, id: CommentId) -> Option<Comment> {
        self.stored(id).map(|stored| stored.comment)
    }
}
