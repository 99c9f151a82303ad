//! One mail of each kind, with all its parts: for testing templates, and for previews.

use jiff::Timestamp;

use super::blocks::draft;
use super::letter::*;
use super::templates::Templates;
use afterword_i18n::Texts;
use afterword_model::ReportOutcome;

const TEXT: &str = "I moved from Disqus last week & it took an afternoon.\n\nTwo things I would have liked to know before:\n\n1. export first, then switch;\n2. old links keep working, see https://blog.example/notes/a-rather-long-address-that-no-line-of-a-mail-can-hold/\n\n    hugo --minify\n\nThanks for writing this up!";

/// All kinds; kinds with variants appear more than once.
pub(super) fn all() -> Vec<Letter> {
    let mut letters = vec![
        Letter::Moderation(held(Arrived::Held)),
        Letter::Moderation(held(Arrived::Published)),
        Letter::Digest(Digest {
            site: site(),
            items: vec![held(Arrived::Held), held(Arrived::Held)],
            tag: Some("k3v9".to_owned()),
        }),
        Letter::Confirm(confirm(Arrived::Held)),
        Letter::Confirm(confirm(Arrived::Published)),
        Letter::Answered(answered(AnswerByMail::Taken {
            tag: "k3v9".to_owned(),
        })),
        Letter::Answered(answered(AnswerByMail::NotTaken)),
        Letter::Published(published()),
        Letter::Test(Test {
            id: "k3v9".to_owned(),
        }),
    ];
    letters.extend(of_threads());
    letters.extend(of_reports());
    let decisions = dones().into_iter().map(decided);
    letters.extend(decisions.map(Letter::Decided));
    letters.extend(whys().into_iter().map(|why| explanation(why, false)));
    letters.extend(of_digests());
    letters.extend(refusals().into_iter().map(|reason| {
        let text = TEXT.to_owned();
        Letter::AnswerRefused(AnswerRefused { reason, text })
    }));
    letters.extend(by_mail());
    letters.extend([
        Letter::SignIn(sign_in()),
        Letter::Address(address()),
        Letter::Damage(damage()),
    ]);
    letters.extend([0, 7].map(spam));
    letters
}

fn spam(rest: usize) -> Letter {
    let (site, items) = (site(), vec![held(Arrived::Spam)]);
    Letter::Spam(SpamDigest { site, items, rest })
}

fn explanation(why: NoEffectReason, of_digest: bool) -> Letter {
    let tag = "k3v9".to_owned();
    Letter::Explanation(Explanation {
        why,
        tag,
        of_digest,
    })
}

/// Answers to a digest.
fn of_digests() -> Vec<Letter> {
    let whys = [
        NoEffectReason::NoSuchNumber { number: 7 },
        NoEffectReason::NumberTwice { number: 2 },
        NoEffectReason::NumbersUnknown {
            line: "1 okk".to_owned(),
        },
        NoEffectReason::TextOfNoNumber {
            line: "Thank you!".to_owned(),
        },
        NoEffectReason::Expired,
    ];
    let whys = whys.into_iter().map(|why| explanation(why, true));
    whys.chain([Letter::DigestDecided(digest_decided())])
        .collect()
}

pub(super) fn digest_decided() -> DigestReceipt {
    let outcomes = [
        DecidedOutcome::Done(CommentState::Published),
        DecidedOutcome::Done(CommentState::Spam),
        DecidedOutcome::Outdated,
        DecidedOutcome::Gone,
        DecidedOutcome::Refused {
            words: "the text has 12,000 characters, and 10,000 are possible.".to_owned(),
        },
    ];
    let items = outcomes
        .into_iter()
        .zip(1..)
        .map(|(outcome, number)| DecidedItem {
            number,
            author: "Ann Example".to_owned(),
            excerpt: TEXT.to_owned(),
            outcome,
            reply: (number == 1).then(|| "Thank you!".to_owned()),
            edited_text: None,
        });
    DigestReceipt {
        site: site(),
        items: items.collect(),
        attached: vec![("photo.jpg".to_owned(), 3_100_000)],
        attached_more: 0,
        put_back: Some(put_back(false)),
        cut: Some("-- \nEva".to_owned()),
        tag: "k3v9".to_owned(),
    }
}

fn of_threads() -> [Letter; 4] {
    [
        Letter::Confirm(Confirm {
            wish: Wish::Thread,
            ..confirm(Arrived::Held)
        }),
        Letter::Followed(followed()),
        Letter::Threads(threads(0)),
        Letter::Threads(threads(7)),
    ]
}

fn of_reports() -> [Letter; 4] {
    [
        Letter::Moderation(held(Arrived::Reported)),
        Letter::ReportDecided(report(ReportOutcome::Kept)),
        Letter::ReportDecided(report(ReportOutcome::Removed)),
        Letter::Removed(RemovalNotice {
            site: site(),
            page: page(),
            reasons: vec!["It insults or threatens".to_owned()],
            text: TEXT.to_owned(),
            unsubscribe_page: "https://comments.example/u/t".to_owned(),
        }),
    ]
}

fn report(outcome: ReportOutcome) -> ReportNotice {
    ReportNotice {
        site: site(),
        page: page(),
        when: Timestamp::UNIX_EPOCH,
        outcome,
        unsubscribe_page: Some("https://comments.example/u/t".to_owned()),
    }
}

fn published() -> PublishedNotice {
    PublishedNotice {
        site: site(),
        page_title: page().title,
        comment_url: "https://blog.example/notes/#c1".to_owned(),
        text: TEXT.to_owned(),
        unsubscribe_page: "https://comments.example/u/t".to_owned(),
    }
}

fn sign_in() -> SignIn {
    SignIn {
        server: "comments.example".to_owned(),
        url: "https://comments.example/console/sign-in/t".to_owned(),
    }
}

fn address() -> AddressQuestion {
    AddressQuestion {
        server: "comments.example".to_owned(),
        moderator: "ann@blog.example".to_owned(),
        url: "https://comments.example/f/t".to_owned(),
    }
}

fn damage() -> Damage {
    Damage {
        server: "comments.example".to_owned(),
        found: "row 7 missing from index comments_of_page; wrong # of entries in index comments_of_page"
            .to_owned(),
    }
}

/// A sample as its reader sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// For a file: a number, and its kind.
    pub name: String,
    pub subject: String,
    pub text: String,
    pub html: String,
}

/// All samples, in one language.
///
/// # Errors
/// One of the owner's templates fails.
pub fn previews(
    templates: &Templates,
    texts: &'static Texts,
) -> Result<Vec<Preview>, minijinja::Error> {
    let numbered = (1..).zip(all());
    let previews = numbered.map(|(number, letter)| {
        let draft = draft(&letter, templates, texts)?;
        Ok(Preview {
            name: format!("{number:02}-{}", kind(&letter)),
            text: templates.text(texts, &draft)?,
            html: templates.html(texts, &draft)?,
            subject: draft.subject,
        })
    });
    previews.collect()
}

fn kind(letter: &Letter) -> &'static str {
    match letter {
        Letter::Moderation(_) => "moderation",
        Letter::Digest(_) => "digest",
        Letter::Spam(_) => "spam",
        Letter::Confirm(_) => "confirm",
        Letter::Answered(_) => "answered",
        Letter::Followed(_) => "followed",
        Letter::Threads(_) => "threads",
        Letter::Published(_) => "published",
        Letter::ReportDecided(_) => "report-decided",
        Letter::Removed(_) => "removed",
        Letter::PrivateReply(_) => "private-reply",
        Letter::MayPublish(_) => "may-publish",
        Letter::Decided(_) => "decided",
        Letter::DigestDecided(_) => "digest-decided",
        Letter::Explanation(_) => "explanation",
        Letter::AnswerRefused(_) => "answer-refused",
        Letter::Unproven(_) => "unproven",
        Letter::Received(_) => "received",
        Letter::SignIn(_) => "sign-in",
        Letter::Address(_) => "address",
        Letter::Damage(_) => "damage",
        Letter::Test(_) => "test",
    }
}

/// The sample of `afterword mail test`.
pub fn sample(site: &str) -> Letter {
    Letter::Moderation(HeldComment {
        site: site.to_owned(),
        ..held(Arrived::Held)
    })
}

pub(super) fn held(arrived: Arrived) -> HeldComment {
    HeldComment {
        site: site(),
        page: page(),
        author: LetterAuthor {
            name: "Ann Example".to_owned(),
            email: Some("ann@reader.example".to_owned()),
            website: Some("https://ann.example".to_owned()),
        },
        text: TEXT.to_owned(),
        reasons: vec![
            "This site holds every new comment.".to_owned(),
            "It has a link.".to_owned(),
        ],
        in_reply_to: Some(Excerpt {
            author: "Bob".to_owned(),
            text: "How long did it take you?".to_owned(),
        }),
        arrived,
        tag: "k3v9".to_owned(),
        links: Links {
            approve: Some("https://comments.example/m/a".to_owned()),
            reject: Some("https://comments.example/m/b".to_owned()),
            spam: Some("https://comments.example/m/c".to_owned()),
        },
    }
}

fn confirm(arrived: Arrived) -> Confirm {
    Confirm {
        site: site(),
        page: page(),
        confirm_url: "https://comments.example/v/t".to_owned(),
        arrived,
        wish: Wish::Replies,
    }
}

/// About comments by mail.
fn by_mail() -> [Letter; 3] {
    let received = |comment_url: Option<&str>, attached_more| Received {
        site: site(),
        page: page(),
        text: TEXT.to_owned(),
        comment_url: comment_url.map(str::to_owned),
        attached: vec![("photo.jpg".to_owned(), 3_100_000)],
        attached_more,
    };
    [
        Letter::Unproven(Unproven {
            site: site(),
            page: page(),
            submit_url: "https://comments.example/b/t".to_owned(),
        }),
        Letter::Received(received(None, 0)),
        Letter::Received(received(Some("https://blog.example/notes/#c3"), 2)),
    ]
}

fn followed() -> FollowNotice {
    FollowNotice {
        site: site(),
        page: page(),
        comment_url: "https://blog.example/notes/#c3".to_owned(),
        author: "Bob".to_owned(),
        role: Role::Reader,
        text: TEXT.to_owned(),
        unsubscribe_page: "https://comments.example/u/t".to_owned(),
    }
}

fn threads(rest: usize) -> ThreadsDigest {
    let owners = FollowNotice {
        role: Role::Owner,
        ..followed()
    };
    ThreadsDigest {
        site: site(),
        items: vec![followed(), owners],
        rest,
        unsubscribe_page: "https://comments.example/u/t".to_owned(),
    }
}

fn answered(by_mail: AnswerByMail) -> ReplyNotice {
    ReplyNotice {
        site: site(),
        page_title: page().title,
        comment_url: "https://blog.example/notes/#c2".to_owned(),
        author: "Bob".to_owned(),
        role: Role::Owner,
        text: "An afternoon for me, too. Glad it helped!".to_owned(),
        excerpt: TEXT.to_owned(),
        unsubscribe_page: "https://comments.example/u/t".to_owned(),
        by_mail,
    }
}

pub(super) fn decided(done: ActionTaken) -> DecisionReceipt {
    DecisionReceipt {
        site: site(),
        page: page(),
        author: "Ann Example".to_owned(),
        excerpt: TEXT.to_owned(),
        done,
        before: Some(EarlierDecision {
            standing: CommentState::Refused,
            who: "eva@blog.example".to_owned(),
            when: Timestamp::UNIX_EPOCH,
        }),
        reply: Some("Thank you!\n\nI'll add the second one.".to_owned()),
        left_out: Some("We have had that already.".to_owned()),
        cut: Some("-- \nEva\nNotes & Small Things".to_owned()),
        attached: vec![("photo.jpg".to_owned(), 3_100_000)],
        attached_more: 0,
        put_back: Some(put_back(matches!(
            done,
            ActionTaken::Asked | ActionTaken::Replied
        ))),
        edited_text: (done == ActionTaken::Edited).then(|| TEXT.to_owned()),
        tag: "k3v9".to_owned(),
    }
}

fn site() -> String {
    "Notes & Small Things".to_owned()
}

fn page() -> Page {
    Page {
        title: "Moving a blog <without tears>".to_owned(),
        url: "https://blog.example/notes/?a=1&b=2".to_owned(),
    }
}

fn dones() -> Vec<ActionTaken> {
    let now = [
        CommentState::Held,
        CommentState::Published,
        CommentState::Refused,
        CommentState::Spam,
        CommentState::Deleted,
    ];
    let undone = now.map(|now| ActionTaken::Undone { now });
    let done = [
        ActionTaken::Approved,
        ActionTaken::Rejected,
        ActionTaken::Spam,
        ActionTaken::Deleted,
        ActionTaken::Blocked,
        ActionTaken::Edited,
    ];
    done.into_iter().chain(undone).collect()
}

fn whys() -> Vec<NoEffectReason> {
    vec![
        NoEffectReason::UnknownWord {
            line: "ok then".to_owned(),
        },
        NoEffectReason::TakenBack {
            line: "please don't publish it".to_owned(),
        },
        NoEffectReason::Unclear,
        NoEffectReason::NothingNew,
        NoEffectReason::Outdated,
        NoEffectReason::Gone,
        NoEffectReason::Expired,
        NoEffectReason::Unverified,
        NoEffectReason::NotTaken {
            words: "The answer came from another address. Please answer from ann@blog.example."
                .to_owned(),
            moderator: Some("ann@blog.example".to_owned()),
        },
        NoEffectReason::Refused {
            words: "the text has 12,000 characters, and 10,000 are possible.".to_owned(),
        },
    ]
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::ClosedPage,
        Refusal::Gone,
        Refusal::Expired,
        Refusal::Empty,
        Refusal::TooLong { most: 10_000 },
        Refusal::TooManyLinks { most: 3 },
        Refusal::Other {
            words: "the store is full.".to_owned(),
        },
    ]
}

fn put_back(is_private: bool) -> PutBack {
    PutBack {
        url: "https://comments.example/w/t".to_owned(),
        is_private,
    }
}
