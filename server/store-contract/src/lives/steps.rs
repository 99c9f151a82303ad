//! Random lives of comments: one random step after the other.

use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use afterword_model::policy::{HookEvent, TellOwner};
use afterword_model::{
    Action, Answering, Author, BatchId, BlockKind, Claim, ClaimedMail, ClosedPages, Comment,
    CommentId, Consent, Decider, DecisionOrder, DisplayName, Edit, EmailAddress, FollowPace, Hooks,
    Interface, MailId, MailKind, MailOutcome, Mailing, NewComment, NewFollow, NewMail, NewQuestion,
    Note, OutboxMail, PageChange, PagePath, PageReaction, PageTitle, PlannedOutcome,
    QuestionOutcome, Reaction, Reason, RequestKey, SimHash, SiteId, Solved, Sources, Status,
    StatusSince, Text, Training, Undelivered, Unsettled,
};
use afterword_rules::webhooks;
use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Whatever comments live in.
pub trait World {
    /// Does what is asked, and says what became of it.
    fn ask(&mut self, asked: StoreCall) -> String;
    fn comment(&self, id: CommentId) -> Option<Comment>;
}

/// What is asked of a world.
#[derive(Clone, Debug)]
pub enum StoreCall {
    Submit(Box<NewComment>),
    Edit(Box<Edit>),
    Decide(Vec<DecisionOrder>),
    Erase(CommentId, Arc<Hooks>, Timestamp),
    ErasePerson(EmailAddress, Arc<Hooks>, Timestamp),
    EraseAged(Vec<CommentId>, StatusSince, Arc<Hooks>, Timestamp),
    ForgetAddresses(Timestamp),
    Confirm(SiteId, EmailAddress, Timestamp),
    Leave(Unsettled),
    Note(Note),
    /// What is claimed is settled at once: sent, or another time.
    Claim(Claim),
    Bounce(usize, Timestamp),
    Train(Training),
    React(Reaction),
    ReactToPage(PageReaction),
    ChangePage(Box<PageChange>),
    Follow(Box<NewFollow>),
    /// All followers hear of all that is announced.
    Announce(Timestamp),
    Consent(Box<Consent>),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Step {
    Submit {
        page: u8,
        parent: Option<u8>,
        author: u8,
        status: Status,
        notify: bool,
        title: bool,
        key: Option<u8>,
        challenge: Option<u8>,
        is_refused_where_closed: bool,
        #[serde(with = "super::named::maybe")]
        question: Option<PlannedOutcome>,
        text: u8,
        /// No frozen life has a private word.
        #[serde(default)]
        private: bool,
    },
    Edit {
        which: u8,
        status: Status,
        text: u8,
        #[serde(with = "super::named::maybe")]
        question: Option<PlannedOutcome>,
        is_stale: bool,
    },
    Decide(Decision),
    Bulk(Vec<u8>, #[serde(with = "super::named")] Action, u8),
    UndoBulk(Vec<u8>, u8),
    Erase(u8),
    ErasePerson(u8),
    EraseAged(Status, u16),
    ForgetAddresses(u16),
    Confirm(u8),
    Leave(u8, u8),
    Note(u8, bool),
    Claim,
    Bounce(u8),
    Train(bool),
    Wait(u32),
    Follow {
        page: u8,
        author: u8,
        daily: bool,
    },
    Announce,
    /// The author of a private word agrees to its publication; or to a former text of it.
    Consent(u8, bool),
    React {
        which: u8,
        reaction: bool,
        voter: u8,
        network: u8,
    },
    ReactToPage {
        page: u8,
        reaction: bool,
        voter: u8,
        network: u8,
    },
    ChangePage {
        page: u8,
        closed: Option<bool>,
        title: bool,
        move_to: Option<u8>,
        alias: Option<u8>,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Decision {
    which: u8,
    #[serde(with = "super::named")]
    action: Action,
    is_akismets: bool,
    reply: Option<u8>,
    text: Option<u8>,
    /// Of the text that was seen: the latest, or one before.
    revision: Option<bool>,
    message: Option<u8>,
    key: Option<(u8, u8)>,
    is_by_name: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Life {
    #[serde(with = "super::named")]
    pub about: TellOwner,
    pub readers: bool,
    pub authors: bool,
    /// No frozen life follows a thread.
    #[serde(default)]
    pub follows: bool,
    pub hooks: u8,
    pub steps: Vec<Step>,
}

fn status() -> impl Strategy<Value = Status> {
    prop_oneof![
        2 => Just(Status::Pending),
        4 => Just(Status::Approved),
        1 => Just(Status::Spam),
    ]
}

fn wanted() -> impl Strategy<Value = Option<PlannedOutcome>> {
    prop_oneof![
        4 => Just(None),
        1 => Just(Some(PlannedOutcome::Publish)),
        1 => Just(Some(PlannedOutcome::Hold)),
    ]
}

fn maybe(most: u8) -> impl Strategy<Value = Option<u8>> {
    prop_oneof![2 => Just(None), 1 => (0..most).prop_map(Some)]
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => Just(Action::Approve),
        2 => Just(Action::Reject),
        2 => Just(Action::Spam),
        2 => Just(Action::Block),
        2 => Just(Action::Delete),
        2 => Just(Action::Restore),
        1 => Just(Action::Pin),
        1 => Just(Action::Unpin),
        2 => Just(Action::Ask),
        2 => Just(Action::Reply),
        5 => Just(Action::Undo),
        2 => Just(Action::Edit),
    ]
}

fn decision() -> impl Strategy<Value = Step> {
    let text = prop_oneof![5 => Just(None), 1 => (0_u8..4).prop_map(Some)];
    let revision = prop_oneof![
        4 => Just(None),
        3 => Just(Some(true)),
        1 => Just(Some(false)),
    ];
    let key = prop_oneof![4 => Just(None), 1 => (0_u8..3, 0_u8..2).prop_map(Some)];
    (
        any::<u8>(),
        action(),
        prop::bool::weighted(0.15),
        maybe(3),
        text,
        revision,
        maybe(5),
        key,
        any::<bool>(),
    )
        .prop_map(
            |(which, action, is_akismets, reply, text, revision, message, key, is_by_name)| {
                // Akismet answers nothing else, and writes nothing.
                let is_akismets = is_akismets && matches!(action, Action::Approve | Action::Spam);
                let text = text.or((action == Action::Edit).then_some(3));
                Step::Decide(Decision {
                    which,
                    action,
                    is_akismets,
                    reply: reply.filter(|_| !is_akismets),
                    text: text.filter(|_| !is_akismets),
                    revision,
                    message: message.filter(|_| !is_akismets),
                    key,
                    is_by_name,
                })
            },
        )
}

fn submission() -> impl Strategy<Value = Step> {
    let first = (
        0_u8..4,
        prop::option::of(any::<u8>()),
        0_u8..6,
        status(),
        prop::bool::weighted(0.8),
        any::<bool>(),
    );
    let key = prop_oneof![4 => Just(None), 1 => (0_u8..4).prop_map(Some)];
    let challenge = prop_oneof![4 => Just(None), 1 => (0_u8..4).prop_map(Some)];
    let private = prop::bool::weighted(0.2);
    let second = (key, challenge, any::<bool>(), wanted(), (0_u8..5, private));
    (first, second).prop_map(
        |(
            (page, parent, author, status, notify, title),
            (key, challenge, is_refused_where_closed, question, (text, private)),
        )| {
            Step::Submit {
                page,
                parent: parent.filter(|_| !private),
                author,
                status: match (private, question) {
                    (true, _) if status == Status::Spam => Status::Spam,
                    (true, _) => Status::Private,
                    (false, Some(_)) => Status::Pending,
                    (false, None) => status,
                },
                notify,
                title,
                key,
                challenge,
                is_refused_where_closed,
                question: question.filter(|_| !private),
                text,
                private,
            }
        },
    )
}

fn edit() -> impl Strategy<Value = Step> {
    (
        any::<u8>(),
        status(),
        0_u8..5,
        wanted(),
        prop::bool::weighted(0.1),
    )
        .prop_map(|(which, status, text, question, is_stale)| Step::Edit {
            which,
            status: if question.is_some() {
                Status::Pending
            } else {
                status
            },
            text,
            question,
            is_stale,
        })
}

fn page_change() -> impl Strategy<Value = Step> {
    let closed = prop_oneof![3 => Just(None), 1 => any::<bool>().prop_map(Some)];
    let title = prop::bool::weighted(0.2);
    (0_u8..8, closed, title, maybe(8), maybe(8)).prop_map(
        |(page, closed, title, move_to, alias)| Step::ChangePage {
            page,
            closed,
            title,
            move_to,
            alias,
        },
    )
}

fn others() -> impl Strategy<Value = Step> {
    let few = || prop::collection::vec(any::<u8>(), 1..4);
    prop_oneof![
        2 => (few(), action(), 0_u8..3).prop_map(|(few, action, batch)| Step::Bulk(few, action, batch)),
        2 => (few(), 0_u8..3).prop_map(|(few, batch)| Step::UndoBulk(few, batch)),
        2 => any::<u8>().prop_map(Step::Erase),
        1 => (1_u8..5).prop_map(Step::ErasePerson),
        2 => (prop_oneof![Just(Status::Spam), Just(Status::Rejected), Just(Status::Deleted)], 50_u16..6000)
            .prop_map(|(status, age)| Step::EraseAged(status, age)),
        1 => (50_u16..6000).prop_map(Step::ForgetAddresses),
        6 => (1_u8..5).prop_map(Step::Confirm),
        3 => (any::<u8>(), 0_u8..3).prop_map(|(which, outcome)| Step::Leave(which, outcome)),
        1 => (0_u8..3, any::<bool>()).prop_map(|(message, answers)| Step::Note(message, answers)),
        3 => Just(Step::Claim),
        2 => any::<u8>().prop_map(Step::Bounce),
        1 => any::<bool>().prop_map(Step::Train),
        4 => (any::<u8>(), any::<bool>(), 0_u8..4, 0_u8..3).prop_map(
            |(which, reaction, voter, network)| Step::React { which, reaction, voter, network }
        ),
        4 => (any::<u8>(), any::<bool>(), 0_u8..4, 0_u8..3).prop_map(
            |(page, reaction, voter, network)| Step::ReactToPage { page, reaction, voter, network }
        ),
        5 => page_change(),
        5 => (0_u8..4, 1_u8..5, any::<bool>()).prop_map(
            |(page, author, daily)| Step::Follow { page, author, daily }
        ),
        4 => Just(Step::Announce),
        8 => (any::<u8>(), prop::bool::weighted(0.2)).prop_map(|(which, late)| Step::Consent(which, late)),
        // Seconds, hours, days.
        3 => prop_oneof![0_u32..30, 3_000_u32..20_000, 80_000_u32..200_000].prop_map(Step::Wait),
    ]
}

pub fn life(most: usize) -> impl Strategy<Value = Life> {
    let step = prop_oneof![
        8 => submission(),
        3 => edit(),
        10 => decision(),
        8 => others(),
    ];
    let about = prop_oneof![
        1 => Just(TellOwner::Nothing),
        3 => Just(TellOwner::Held),
        3 => Just(TellOwner::All),
    ];
    let steps = prop::collection::vec(step, 1..most);
    (
        about,
        prop::bool::weighted(0.9),
        any::<bool>(),
        prop::bool::weighted(0.8),
        0_u8..4,
        steps,
    )
        .prop_map(|(about, readers, authors, follows, hooks, steps)| Life {
            about,
            readers,
            authors,
            follows,
            hooks,
            steps,
        })
}

/// One comment that was sent in, as far as a life must know it.
struct SubmittedComment {
    id: CommentId,
    path: PagePath,
    site: SiteId,
}

/// Turns steps into what is asked.
pub struct Living {
    life: Life,
    now: Timestamp,
    number: u64,
    written: Vec<SubmittedComment>,
    batches: HashMap<u8, (BatchId, Vec<CommentId>)>,
    is_submission: bool,
}

const MODERATORS: [&str; 2] = ["olga@blog.test", "otto@blog.test"];
const AUTHORS: [(&str, Option<&str>); 6] = [
    ("Nobody", None),
    ("Ann", Some("ann@x.test")),
    ("Bob", Some("bob@x.test")),
    ("Bob again", Some("BOB@x.test")),
    ("Eve", Some("eve@y.test")),
    ("The owner", None),
];
const TEXTS: [&str; 5] = [
    "Thank you, that helped me a lot.",
    "Buy cheap pills now, casino and more!",
    "I do not think so, and here is why.",
    "Changed words of the owner.",
    "Hello",
];

impl Living {
    pub fn new(life: Life) -> Self {
        Self {
            life,
            now: Timestamp::new(1_767_225_600, 123_456).unwrap(),
            number: 0,
            written: Vec::new(),
            batches: HashMap::new(),
            is_submission: false,
        }
    }

    /// What was not taken is not there for what follows.
    pub fn heard(&mut self, answer: &str) {
        if self.is_submission && !answer.starts_with("New") {
            self.written.pop();
        }
    }

    pub fn steps(&self) -> Vec<Step> {
        self.life.steps.clone()
    }

    pub fn ids(&self) -> Vec<CommentId> {
        self.written.iter().map(|written| written.id).collect()
    }

    /// Some time later.
    pub fn goes_on(&mut self) {
        self.now += SignedDuration::from_secs(1);
        self.number += 1;
    }

    pub fn hooks(&self) -> Arc<Hooks> {
        let all = HookEvent::ALL.to_vec();
        let (urls, events) = match self.life.hooks {
            0 => (Vec::new(), all),
            1 => (vec!["https://one.test/"], all),
            2 => (
                vec!["https://one.test/", "https://two.test/"],
                vec![HookEvent::ThreadChanged],
            ),
            _ => (
                vec!["https://two.test/"],
                vec![HookEvent::CommentSubmitted, HookEvent::CommentRejected],
            ),
        };
        Arc::new(Hooks {
            urls: urls.into_iter().map(str::to_owned).collect(),
            events,
            quiet: Duration::from_secs(60),
        })
    }

    fn mailing(&self) -> Mailing {
        Mailing {
            moderators: MODERATORS.map(email).to_vec(),
            about: self.life.about,
            spam: false,
            readers: self.life.readers,
            follows: self.life.readers && self.life.follows,
            authors: self.life.authors,
            private: true,
            hooks: self.hooks(),
            copied_to: Vec::new(),
            tells_links: false,
        }
    }

    /// What a step asks of the world as it is; nothing where there is nothing to do it to.
    pub fn asks(&mut self, step: &Step, world: &dyn World) -> Option<StoreCall> {
        self.now += SignedDuration::from_millis(1500);
        self.number += 1;
        let now = self.now;
        self.is_submission = matches!(step, Step::Submit { .. });
        match step {
            Step::Submit { .. } => Some(self.submits(step)),
            Step::Edit { .. } => self.edits(step, world),
            Step::Decide(decision) => self.decides(decision, world),
            Step::Bulk(few, action, batch) => self.bulk(few, *action, *batch),
            Step::UndoBulk(few, batch) => self.undoes(few, *batch),
            Step::Erase(which) => {
                let id = self.written(*which)?.id;
                Some(StoreCall::Erase(id, self.hooks(), now))
            }
            Step::ErasePerson(author) => {
                Some(StoreCall::ErasePerson(address(*author)?, self.hooks(), now))
            }
            Step::EraseAged(status, age) => {
                let before = now - SignedDuration::from_secs(i64::from(*age));
                let since = StatusSince {
                    status: *status,
                    before,
                };
                Some(StoreCall::EraseAged(self.ids(), since, self.hooks(), now))
            }
            Step::ForgetAddresses(age) => {
                let age = SignedDuration::from_secs(i64::from(*age));
                Some(StoreCall::ForgetAddresses(now - age))
            }
            Step::Confirm(author) => {
                let site = SiteId(1 + i64::from(self.number.is_multiple_of(7)));
                Some(StoreCall::Confirm(site, address(*author)?, now))
            }
            Step::Leave(which, outcome) => self.leaves(*which, *outcome, world),
            Step::Note(message, answers) => Some(self.notes(*message, *answers)),
            Step::Claim => Some(StoreCall::Claim(Claim {
                now,
                leased: now + SignedDuration::from_mins(10),
                single_mails: 2,
                digest_every: Duration::from_secs(900),
                confirmations: 0,
                limit: 3,
            })),
            Step::Bounce(which) => Some(StoreCall::Bounce(usize::from(*which), now)),
            Step::Train(imported) => Some(StoreCall::Train(Training {
                site: SiteId(1),
                sources: if *imported {
                    Sources::DecidedAndImported
                } else {
                    Sources::Decided
                },
                after: None,
                limit: 100,
            })),
            Step::React {
                which,
                reaction,
                voter,
                network,
            } => Some(StoreCall::React(Reaction {
                id: self.written(*which)?.id,
                reaction: if *reaction { "👍" } else { "❤️" }.to_owned(),
                voter: [*voter; 16],
                network: [*network; 16],
                network_limit: 2,
                now,
            })),
            Step::ReactToPage {
                page,
                reaction,
                voter,
                network,
            } => {
                let (site, path) = place(*page);
                Some(StoreCall::ReactToPage(PageReaction {
                    site,
                    path,
                    reaction: if *reaction { "👍" } else { "❤️" }.to_owned(),
                    voter: [*voter; 16],
                    network: [*network; 16],
                    network_limit: 2,
                    now,
                }))
            }
            Step::ChangePage {
                page,
                closed,
                title,
                move_to,
                alias,
            } => {
                let (site, path) = place(*page);
                let elsewhere = |other: u8| place(other).1;
                let title = title.then(|| format!("Of {page}"));
                Some(StoreCall::ChangePage(Box::new(PageChange {
                    site,
                    path,
                    closed: *closed,
                    title: title.map(|title| PageTitle::parse(&title, 100).unwrap()),
                    move_to: move_to.map(elsewhere),
                    alias: alias.map(elsewhere),
                    create: closed.is_some(),
                    told: webhooks::of_threads(&self.hooks()),
                    now,
                })))
            }
            Step::Follow {
                page,
                author,
                daily,
            } if self.life.follows => {
                let (site, path) = place(*page);
                Some(StoreCall::Follow(Box::new(NewFollow {
                    site,
                    path,
                    email: address(*author)?,
                    pace: if *daily {
                        FollowPace::Daily
                    } else {
                        FollowPace::AtOnce
                    },
                    challenge: None,
                    network: None,
                    mailing: self.mailing(),
                    now,
                })))
            }
            Step::Follow { .. } => None,
            Step::Announce => Some(StoreCall::Announce(now)),
            Step::Consent(which, is_stale) => {
                let comment = world.comment(self.written(*which)?.id)?;
                Some(StoreCall::Consent(Box::new(Consent {
                    id: comment.id,
                    revision: comment.revision - u32::from(*is_stale),
                    by: Decider {
                        name: "author".to_owned(),
                        interface: Interface::Link,
                    },
                    now,
                    mailing: self.mailing(),
                })))
            }
            Step::Wait(seconds) => {
                self.now += SignedDuration::from_secs(i64::from(*seconds));
                None
            }
        }
    }

    fn written(&self, which: u8) -> Option<&SubmittedComment> {
        let number = self.written.len();
        (number > 0).then(|| &self.written[usize::from(which) % number])
    }

    /// Later ones are greater.
    fn id(&self) -> CommentId {
        let millis = u64::try_from(self.now.as_millisecond()).unwrap();
        let mut random = [0; 10];
        random[2..].copy_from_slice(&self.number.to_be_bytes());
        CommentId(uuid::Builder::from_unix_timestamp_millis(millis, &random).into_uuid())
    }

    fn submits(&mut self, step: &Step) -> StoreCall {
        let Step::Submit {
            page,
            parent,
            author,
            status,
            notify,
            title,
            key,
            challenge,
            is_refused_where_closed,
            question,
            text,
            private,
        } = step
        else {
            unreachable!("only for submissions")
        };
        let (mut site, mut path) = place(*page);
        let parent = parent.and_then(|which| self.written(which));
        if let Some(parent) = parent
            && text % 5 != 0
        {
            (site, path) = (parent.site, parent.path.clone());
        }
        let parent = parent.map(|parent| parent.id);
        let (name, address) = AUTHORS[usize::from(*author)];
        let is_owner = *author == 5;
        let new = NewComment {
            id: self.id(),
            site,
            path: path.clone(),
            title: title.then(|| PageTitle::parse(&format!("Told {page}"), 100).unwrap()),
            parent,
            author: Author {
                name: DisplayName::stored(name.to_owned()),
                email: address.map(email),
                website: None,
                owner: is_owner,
                verified: is_owner,
            },
            text: Text::stored(TEXTS[usize::from(*text)].to_owned()),
            html: format!("<p>{}</p>", TEXTS[usize::from(*text)]),
            status: *status,
            private: *private,
            reasons: vec![Reason::new("links", 2, vec!["3".to_owned()])],
            now: self.now,
            submission: key.map(|key| [key; 32]),
            challenge: challenge.map(|challenge| Solved {
                hash: [challenge; 32],
                // Its signature covers its time: it has one, whenever it is used.
                expires: Timestamp::UNIX_EPOCH,
            }),
            closed_pages: if *is_refused_where_closed {
                ClosedPages::Refuse {
                    begun_before: self.now.checked_sub(SignedDuration::from_hours(72)).ok(),
                }
            } else {
                ClosedPages::Accept
            },
            notify: *notify,
            follow: (self.life.follows && text % 2 == 1).then_some(FollowPace::AtOnce),
            network: (author % 2 == 0).then(|| format!("network {author}")),
            avatar: None,
            simhash: (text % 2 == 0).then(|| SimHash(u64::from(*text))),
            akismet: question.map(asked_by),
            mailing: self.mailing(),
            original: None,
            written: None,
        };
        self.written.push(SubmittedComment {
            id: new.id,
            path,
            site,
        });
        StoreCall::Submit(Box::new(new))
    }

    fn edits(&self, step: &Step, world: &dyn World) -> Option<StoreCall> {
        let Step::Edit {
            which,
            status,
            text,
            question,
            is_stale,
        } = step
        else {
            return None;
        };
        let comment = world.comment(self.written(*which)?.id)?;
        // Nobody edits what was deleted.
        if comment.status == Status::Deleted {
            return None;
        }
        let text = TEXTS[usize::from(*text)];
        Some(StoreCall::Edit(Box::new(Edit {
            id: comment.id,
            revision: comment.revision - u32::from(*is_stale),
            before: comment.status,
            text: Text::stored(text.to_owned()),
            html: format!("<p>{text}</p>"),
            status: match comment.status {
                Status::Pending | Status::Approved => *status,
                refused => refused,
            },
            reasons: vec![Reason::new("edited", 1, Vec::new())],
            now: self.now,
            simhash: Some(SimHash(7)),
            akismet: question.map(asked_by),
            mailing: self.mailing(),
        })))
    }

    pub fn order(&self, id: CommentId, action: Action) -> DecisionOrder {
        let mut batch = [0; 16];
        batch[8..].copy_from_slice(&self.number.to_be_bytes());
        DecisionOrder {
            id,
            action,
            by: Decider {
                name: "olga".to_owned(),
                interface: Interface::Api,
            },
            now: self.now,
            reply: None,
            text: None,
            revision: None,
            answering: None,
            marks: vec![BlockKind::Email, BlockKind::Network],
            batch: BatchId(Uuid::from_bytes(batch)),
            undoes: None,
            mailing: self.mailing(),
        }
    }

    fn decides(&self, decision: &Decision, world: &dyn World) -> Option<StoreCall> {
        let comment = world.comment(self.written(decision.which)?.id)?;
        let mut order = self.order(comment.id, decision.action);
        if decision.is_akismets {
            order.by = Decider::akismet();
            order.revision = Some(comment.revision);
        }
        if let Some(is_latest) = decision.revision {
            order.revision = Some(comment.revision - u32::from(!is_latest));
        }
        let answers = [Action::Approve, Action::Ask, Action::Reply];
        if answers.contains(&decision.action) {
            order.reply = decision.reply.map(|reply| self.reply(&comment, reply));
        }
        order.text = decision.text.map(|text| {
            let text = TEXTS[usize::from(text)];
            (Text::stored(text.to_owned()), format!("<p>{text}</p>"))
        });
        if decision.is_by_name {
            order.marks = vec![BlockKind::Name, BlockKind::Network];
        }
        order.answering = decision.message.map(|message| Answering {
            seen: [100 + message; 32],
            mail: Some(self.mail(message, Some(comment.id))),
            key: decision.key.map(|(key, request)| RequestKey {
                key: [200 + key; 32],
                request: [220 + 2 * key + request; 32],
            }),
        });
        Some(StoreCall::Decide(vec![order]))
    }

    fn mail(&self, number: u8, comment: Option<CommentId>) -> NewMail {
        NewMail {
            id: MailId(Uuid::from_u128(
                u128::from(self.number) << 8 | u128::from(number),
            )),
            kind: MailKind::Decided,
            site: Some(SiteId(1)),
            comment,
            recipient: email(MODERATORS[0]),
            facts: "{}".to_owned(),
            now: self.now,
        }
    }

    pub fn reply(&self, comment: &Comment, number: u8) -> NewComment {
        let text = format!("Answer {number}");
        let mut key = [number; 32];
        key[..16].copy_from_slice(comment.id.0.as_bytes());
        NewComment {
            id: self.id(),
            site: comment.site,
            path: PagePath::parse(&comment.page).unwrap(),
            title: None,
            parent: Some(comment.id),
            author: Author {
                name: DisplayName::stored("The owner".to_owned()),
                email: None,
                website: None,
                owner: true,
                verified: true,
            },
            html: format!("<p>{text}</p>"),
            text: Text::stored(text),
            status: if comment.private {
                Status::Private
            } else {
                Status::Approved
            },
            private: comment.private,
            reasons: Vec::new(),
            now: self.now,
            submission: Some(key),
            challenge: None,
            closed_pages: ClosedPages::Accept,
            notify: false,
            follow: None,
            network: None,
            avatar: None,
            simhash: None,
            akismet: None,
            mailing: self.mailing(),
            original: None,
            written: None,
        }
    }

    fn bulk(&mut self, few: &[u8], action: Action, batch: u8) -> Option<StoreCall> {
        // Nobody decides twice at once about the same comment.
        let ids: BTreeSet<CommentId> = few
            .iter()
            .filter_map(|which| Some(self.written(*which)?.id))
            .collect();
        if action == Action::Edit {
            return None;
        }
        let orders: Vec<DecisionOrder> = ids.into_iter().map(|id| self.order(id, action)).collect();
        let ids = orders.iter().map(|order| order.id).collect();
        self.batches.insert(batch, (orders.first()?.batch, ids));
        Some(StoreCall::Decide(orders))
    }

    /// All of it, or a part.
    fn undoes(&self, few: &[u8], batch: u8) -> Option<StoreCall> {
        let (batch, ids) = self.batches.get(&batch)?;
        let orders = ids.iter().take(few.len()).map(|id| DecisionOrder {
            undoes: Some(*batch),
            ..self.order(*id, Action::Undo)
        });
        Some(StoreCall::Decide(orders.collect()))
    }

    fn leaves(&self, which: u8, outcome: u8, world: &dyn World) -> Option<StoreCall> {
        let comment = world.comment(self.written(which)?.id)?;
        let error = "no answer".to_owned();
        Some(StoreCall::Leave(Unsettled {
            comment: comment.id,
            revision: comment.revision,
            attempts: 0,
            outcome: match outcome {
                0 => QuestionOutcome::LeftToOwner,
                1 => QuestionOutcome::Again {
                    due: self.now + SignedDuration::from_mins(1),
                    error,
                },
                _ => QuestionOutcome::GivenUp {
                    error,
                    mailing: self.mailing(),
                },
            },
            now: self.now,
        }))
    }

    fn notes(&self, message: u8, answers: bool) -> StoreCall {
        StoreCall::Note(Note {
            seen: [50 + message; 32],
            mail: answers.then(|| NewMail {
                kind: MailKind::Refusal,
                recipient: email("ann@x.test"),
                ..self.mail(message, None)
            }),
            daily: 1,
            now: self.now,
        })
    }
}

/// What letters say, and what becomes of each: some can't be sent now, some not at all, and some tell nothing any more.
pub(super) fn settled(
    letters: &[Vec<OutboxMail>],
    now: Timestamp,
) -> (String, Vec<(Vec<ClaimedMail>, MailOutcome)>) {
    let mut told = Vec::new();
    let mut outcomes = Vec::new();
    for letter in letters {
        let line = |mail: &OutboxMail| {
            format!(
                "{:?} {} {:?}",
                mail.kind,
                mail.recipient.as_str(),
                mail.comment
            )
        };
        let mut lines: Vec<String> = letter.iter().map(line).collect();
        lines.sort();
        let bytes = lines[0].bytes().map(usize::from);
        let outcome = match bytes.sum::<usize>() % 7 {
            0 => MailOutcome::Again {
                due: now + SignedDuration::from_mins(5),
                error: Undelivered::said("no"),
            },
            1 => MailOutcome::Failed(Undelivered::said("never")),
            2 => MailOutcome::Needless,
            _ => MailOutcome::Sent,
        };
        outcomes.push((letter.iter().map(OutboxMail::claimed).collect(), outcome));
        told.push(lines.join(", "));
    }
    (told.join("; "), outcomes)
}

/// What a mail is, whatever a store calls it.
pub(super) fn kind_of(
    mail: &OutboxMail,
) -> (&'static str, String, Option<CommentId>, u32, Timestamp) {
    let recipient = mail.recipient.as_str().to_owned();
    (
        mail.kind.as_str(),
        recipient,
        mail.comment,
        mail.revision,
        mail.created,
    )
}

fn asked_by(wanted: PlannedOutcome) -> NewQuestion {
    NewQuestion {
        wanted,
        address: IpAddr::V4(Ipv4Addr::new(192, 0, 2, 7)),
    }
}

fn email(address: &str) -> EmailAddress {
    EmailAddress::stored(address.to_owned())
}

fn address(author: u8) -> Option<EmailAddress> {
    AUTHORS[usize::from(author)].1.map(email)
}

/// Pages of one site, and one of another. Comments come to the first four, and owners move them to the others.
fn place(page: u8) -> (SiteId, PagePath) {
    let path = |path: &str| PagePath::parse(path).unwrap();
    match page {
        0 => (SiteId(1), path("/a/")),
        1 => (SiteId(1), path("/b/")),
        2 => (SiteId(1), path("/c")),
        3 => (SiteId(2), path("/a/")),
        4 => (SiteId(1), path("/a")),
        5 => (SiteId(1), path("/d/")),
        6 => (SiteId(2), path("/d")),
        _ => (SiteId(1), path("/a/e/")),
    }
}
