//! Erasing: one comment, by its author; all data of a person; expired data.

use std::collections::HashSet;
use std::sync::Arc;

use afterword_model::change::{
    Answer, ChangedThread, DecidedRows, Effect, Facts, Missing, Need, PersonalRows, Plan,
    StoredComment, Work,
};
use afterword_model::{
    Changed, Comment, CommentId, EmailAddress, Hooks, MailKind, OutboxMail, Reactions, SiteId,
    Status, StatusSince, Text, TokenKind,
};
use jiff::Timestamp;

use crate::changes::{Changes, is_same};
use crate::{in_millis, private, reports, retention, threads, told, webhooks};

/// Mails to a reader, which nobody needs once no comment has the address; but requests to confirm count once they were made.
const READERS_MAILS: &[MailKind] = &[
    MailKind::Answered,
    MailKind::Followed,
    MailKind::Published,
    MailKind::Removed,
    MailKind::PrivateReply,
    MailKind::MayPublish,
    MailKind::Confirmation,
    MailKind::Refusal,
    MailKind::Received,
];
const READERS_TOKENS: &[TokenKind] = &[TokenKind::Answer, TokenKind::Confirm, TokenKind::Publish];
/// Tokens about an erased comment. [`TokenKind::Reply`] and [`TokenKind::Digest`] stay: a moderator's answer by mail
/// still finds what it is about, and is told that there is nothing to decide any more.
const TOKENS_OF_ERASED: &[TokenKind] = &[
    TokenKind::PutBack,
    TokenKind::Link,
    TokenKind::Answer,
    TokenKind::Confirm,
    TokenKind::Publish,
    TokenKind::Submit,
];

/// What goes with a person, beside comments. The last five are those of a former owner.
const ROWS_OF_PERSON: [PersonalRows; 12] = [
    PersonalRows::MailTokens,
    PersonalRows::Mails,
    PersonalRows::ReaderAddresses,
    PersonalRows::Blocks,
    PersonalRows::Reports,
    PersonalRows::Follows,
    PersonalRows::Webmentions,
    // A link that is followed meanwhile becomes a session.
    PersonalRows::SignInLinks,
    PersonalRows::Sessions,
    PersonalRows::Passwords,
    PersonalRows::ModeratorAddresses,
    PersonalRows::MailboxPlaces,
];
/// The name of an erased person: what a former owner decided stands.
const ERASED: &str = "erased";

/// One comment.
#[must_use]
pub fn work(id: CommentId, hooks: Arc<Hooks>, now: Timestamp) -> (Work, Answer<Changed>) {
    let first = vec![Need::Comment(id), Need::History(id)];
    Work::new(first, move |facts| erase(id, &hooks, now, facts))
}

/// # Errors
/// [`Missing`].
pub fn erase(id: CommentId, hooks: &Hooks, now: Timestamp, facts: &Facts) -> Plan<Changed> {
    let mut changes = Changes::new(facts);
    let Some(stored) = changes.comment(id)? else {
        return changes.done(Changed::Unknown);
    };
    let before = stored.comment.status;
    let comment = with_answers(&mut changes, &stored, now, &mut Erased::default())?;
    pass_request_on(&mut changes, &stored.comment, now)?;
    tell(&mut changes, std::slice::from_ref(&stored), hooks, now)?;
    changes.add(Effect::ClearAway(id));
    changes.done(Changed::Done {
        comment: Box::new(comment),
        before,
    })
}

/// A comment that has had its status since before: returns whether it was erased. Somebody may have decided since the
/// lookup.
#[must_use]
pub fn aged_work(
    id: CommentId,
    since: StatusSince,
    hooks: Arc<Hooks>,
    now: Timestamp,
) -> (Work, Answer<bool>) {
    let first = vec![Need::Comment(id), Need::History(id), Need::Imported(id)];
    Work::new(first, move |facts| {
        let comment = facts.comment(id)?.as_ref();
        let is_due = match comment {
            Some(stored) => {
                let (history, imported) = (facts.history(id)?, *facts.imported(id)?);
                retention::is_due(&stored.comment, history, imported, since)
            }
            None => false,
        };
        if !is_due {
            return Ok((Vec::new(), false));
        }
        let (effects, _) = erase(id, &hooks, now, facts)?;
        Ok((effects, true))
    })
}

/// All comments of a person, and all other data about the address.
#[must_use]
pub fn person_work(email: EmailAddress, hooks: Arc<Hooks>, now: Timestamp) -> (Work, Answer<()>) {
    let first = vec![
        Need::WrittenBy(email.clone()),
        Need::TokensNamed(email.clone()),
        Need::ModeratedBy(email.clone()),
    ];
    Work::new(first, move |facts| person(&email, &hooks, now, facts))
}

/// The list of unsubscribed addresses contains the address too, so its entry is erased as well. Blocks and ended
/// webhooks that name a comment go, because they would name its author.
///
/// # Errors
/// [`Missing`].
pub fn person(email: &EmailAddress, hooks: &Hooks, now: Timestamp, facts: &Facts) -> Plan<()> {
    let mut changes = Changes::new(facts);
    let mut erased = Erased::default();
    let written = facts.written_by(email.clone())?;
    for stored in written {
        changes.add(Effect::RemoveBlocksAbout(stored.comment.id));
        changes.add(Effect::RemoveEndedHooksAbout(stored.comment.id));
        // An answer to another one may be gone already.
        if !erased.comments.contains(&stored.comment.id) {
            with_answers(&mut changes, stored, now, &mut erased)?;
            changes.add(Effect::ClearAway(stored.comment.id));
        }
    }
    tell(&mut changes, written, hooks, now)?;
    for rows in ROWS_OF_PERSON {
        changes.add(Effect::RemoveRowsOf {
            email: email.clone(),
            rows,
        });
    }
    changes.add(Effect::ForgetBlocksOf(email.clone()));
    for of in [DecidedRows::Decisions, DecidedRows::Blocks] {
        changes.add(Effect::RenameDecider {
            email: email.clone(),
            of,
            name: ERASED.to_owned(),
        });
    }
    for &token in facts.tokens_named(email.clone())? {
        changes.add(Effect::RenameToken {
            token,
            name: format!("token {token}"),
        });
    }
    for (site, moderators) in facts.moderated_by(email.clone())? {
        let others = moderators.iter().filter(|other| !is_same(other, email));
        changes.add(Effect::SetModerators {
            site: *site,
            moderators: others.cloned().collect(),
        });
    }
    changes.done(())
}

/// Erases the addresses of authors of comments from before a time, without the comments: returns how many comments
/// had one.
#[must_use]
pub fn addresses_work(before: Timestamp, limit: u32) -> (Work, Answer<u32>) {
    let first = vec![Need::Addressed(in_millis(before), limit)];
    Work::new(first, move |facts| addresses(before, limit, facts))
}

/// Stacosys' avatar is a hash of the address, from which it can be found: it is erased too.
///
/// # Errors
/// [`Missing`].
pub fn addresses(before: Timestamp, limit: u32, facts: &Facts) -> Plan<u32> {
    let mut changes = Changes::new(facts);
    let mut forgotten = Erased::default();
    let addressed = facts.addressed(in_millis(before), limit)?;
    for stored in addressed {
        let comment = &stored.comment;
        changes.add(Effect::ForgetAddress(comment.id));
        if let Some(email) = comment
            .author
            .as_ref()
            .and_then(|author| author.email.as_ref())
        {
            forgotten.addresses.push((comment.site, email.clone()));
            forget_unused(&mut changes, comment.site, email, &forgotten)?;
        }
    }
    changes.done(u32::try_from(addressed.len()).unwrap_or(u32::MAX))
}

/// Which comments are erased in this change, and which lose the address.
#[derive(Default)]
struct Erased {
    comments: HashSet<CommentId>,
    addresses: Vec<(SiteId, EmailAddress)>,
}

impl Erased {
    fn number(&self, site: SiteId, email: &EmailAddress) -> u32 {
        let is_one = |(of, known): &&(SiteId, EmailAddress)| *of == site && is_same(known, email);
        let number = self.addresses.iter().filter(is_one).count();
        u32::try_from(number).unwrap_or(u32::MAX)
    }
}

/// Readers see a thread without these comments.
fn tell(
    changes: &mut Changes<'_>,
    erased: &[StoredComment],
    hooks: &Hooks,
    now: Timestamp,
) -> Result<(), Missing> {
    let seen = erased
        .iter()
        .filter(|stored| stored.comment.status == Status::Approved);
    let threads: Vec<_> = seen.map(|stored| ChangedThread::On(stored.page)).collect();
    threads::changed(
        changes,
        &threads,
        &webhooks::of_threads(hooks),
        in_millis(now),
    )
}

/// With the owner's answers to a private word, which may quote it, and which nobody else has seen: also those that were
/// taken back before it was published. Returns the comment afterwards.
fn with_answers(
    changes: &mut Changes<'_>,
    stored: &StoredComment,
    now: Timestamp,
    erased: &mut Erased,
) -> Result<Comment, Missing> {
    let id = stored.comment.id;
    let comment = empty(changes, stored, now, erased)?;
    for answer in private::answers(changes.facts.history(id)?) {
        let answer = changes.comment(answer)?;
        let is_left = |answer: &StoredComment| {
            let comment = &answer.comment;
            comment.private && comment.author.is_some() && !erased.comments.contains(&comment.id)
        };
        if let Some(answer) = answer.filter(is_left) {
            empty(changes, &answer, now, erased)?;
            changes.add(Effect::ClearAway(answer.comment.id));
        }
    }
    Ok(comment)
}

/// The comment afterwards: a placeholder.
fn empty(
    changes: &mut Changes<'_>,
    stored: &StoredComment,
    now: Timestamp,
    erased: &mut Erased,
) -> Result<Comment, Missing> {
    let comment = &stored.comment;
    let now = in_millis(now);
    let revision = comment.revision + 1;
    erased.comments.insert(comment.id);
    reports::of_erased(changes, stored, now)?;
    spend_key(changes, comment, now);
    changes.add(Effect::Erase {
        comment: comment.id,
        edited: now,
        revision,
    });
    changes.add(Effect::ForgetTokensOf {
        comment: comment.id,
        tokens: TOKENS_OF_ERASED,
    });
    if let Some(email) = comment
        .author
        .as_ref()
        .and_then(|author| author.email.as_ref())
    {
        erased.addresses.push((comment.site, email.clone()));
        forget_unused(changes, comment.site, email, erased)?;
    }
    changes.add(Effect::CloseQuestion(comment.id));
    Ok(Comment {
        status: Status::Deleted,
        author: None,
        text: Text::stored(String::new()),
        html: String::new(),
        edited: Some(now),
        revision,
        pinned: false,
        score: 0,
        reactions: Reactions::new(),
        reasons: Vec::new(),
        avatar: None,
        source: None,
        page_title: stored.own_title.clone(),
        ..comment.clone()
    })
}

/// The mail that asks its author to confirm goes with the comment, unless somebody has it in hands, or had.
fn pass_request_on(
    changes: &mut Changes<'_>,
    comment: &Comment,
    now: Timestamp,
) -> Result<(), Missing> {
    let author = comment.author.as_ref();
    let Some(email) = author.and_then(|author| author.email.as_ref()) else {
        return Ok(());
    };
    let facts = changes.facts;
    let waiting = facts.waiting_requests(comment.site, email.clone())?;
    let is_gone =
        |request: &&OutboxMail| request.comment == Some(comment.id) && request.leased.is_none();
    let Some(request) = waiting.iter().find(is_gone) else {
        return Ok(());
    };
    let wishes = facts.wishes(comment.site, email.clone(), 2)?;
    let next = wishes.iter().copied().find(|other| *other != comment.id);
    told::pass_on(changes, request, next, in_millis(now))
}

/// A slow retry must not bring back what is erased. The owner's answers come without a key of a client's.
fn spend_key(changes: &mut Changes<'_>, comment: &Comment, now: Timestamp) {
    if comment.author.as_ref().is_some_and(|author| !author.owner) {
        changes.add(Effect::SpendKey {
            comment: comment.id,
            at: now,
        });
    }
}

/// Erases an address that no comment of the site has any more. An unsubscribed one is kept, so that it gets no mails.
fn forget_unused(
    changes: &mut Changes<'_>,
    site: SiteId,
    email: &EmailAddress,
    erased: &Erased,
) -> Result<(), Missing> {
    if *changes.facts.comments_by(site, email.clone())? > erased.number(site, email) {
        return Ok(());
    }
    // Whoever follows a thread needs no comment for that.
    if *changes.facts.follows_by(site, email.clone())? > 0 {
        return Ok(());
    }
    changes.add(Effect::ForgetMailsTo {
        site,
        email: email.clone(),
        mails: READERS_MAILS,
        tokens: READERS_TOKENS,
    });
    let known = *changes.facts.reader(site, email.clone())?;
    if known.is_some_and(|known| known.stopped.is_none()) {
        changes.add(Effect::ForgetReader {
            site,
            email: email.clone(),
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use afterword_model::change::Fact;

    use super::*;

    const NOW: Timestamp = Timestamp::UNIX_EPOCH;

    fn email(address: &str) -> EmailAddress {
        EmailAddress::stored(address.to_owned())
    }

    /// What becomes of the data about Ann beside comments, of which there are none.
    fn ann(tokens: Vec<i64>, sites: Vec<(SiteId, Vec<EmailAddress>)>) -> Vec<Effect> {
        let ann = email("ann@x.test");
        let mut facts = Facts::default();
        for (need, fact) in [
            (Need::WrittenBy(ann.clone()), Fact::WrittenBy(Vec::new())),
            (Need::TokensNamed(ann.clone()), Fact::TokensNamed(tokens)),
            (Need::ModeratedBy(ann.clone()), Fact::ModeratedBy(sites)),
        ] {
            facts.add(need, fact);
        }
        let planned = person(&ann, &Hooks::default(), NOW, &facts);
        planned.map(|(effects, ())| effects).unwrap_or_default()
    }

    #[test]
    fn all_rows_about_a_person_go_and_what_was_decided_stands_without_a_name() {
        let effects = ann(Vec::new(), Vec::new());
        let is_removed = |rows: &PersonalRows| {
            let is_it = |effect: &Effect| matches!(effect, Effect::RemoveRowsOf { rows: of, .. } if of == rows);
            effects.iter().any(is_it)
        };
        assert!(PersonalRows::ALL.iter().all(is_removed), "{effects:?}");
        let renamed = effects.iter().filter_map(|effect| match effect {
            Effect::RenameDecider { of, name, .. } => Some((*of, name.as_str())),
            _ => None,
        });
        assert_eq!(
            renamed.collect::<Vec<_>>(),
            [
                (DecidedRows::Decisions, "erased"),
                (DecidedRows::Blocks, "erased")
            ]
        );
        let forgets = |effect: &Effect| matches!(effect, Effect::ForgetBlocksOf(_));
        assert!(effects.iter().any(forgets));
    }

    #[test]
    fn a_token_gets_a_number_for_a_name_and_other_moderators_stay() {
        let moderators = vec![email("Ann@X.test"), email("bo@x.test")];
        let sites = vec![
            (SiteId(1), moderators),
            (SiteId(2), vec![email("ann@x.test")]),
        ];
        let effects = ann(vec![7, 9], sites);
        let named = effects.iter().filter_map(|effect| match effect {
            Effect::RenameToken { token, name } => Some((*token, name.as_str())),
            _ => None,
        });
        assert_eq!(named.collect::<Vec<_>>(), [(7, "token 7"), (9, "token 9")]);
        let moderate = effects.into_iter().filter_map(|effect| match effect {
            Effect::SetModerators { site, moderators } => Some((site, moderators)),
            _ => None,
        });
        assert_eq!(
            moderate.collect::<Vec<_>>(),
            [
                (SiteId(1), vec![email("bo@x.test")]),
                (SiteId(2), Vec::new())
            ]
        );
    }

    #[test]
    fn nothing_is_erased_while_a_fact_is_missing() {
        let ann = email("ann@x.test");
        let planned = person(&ann, &Hooks::default(), NOW, &Facts::default());
        assert_eq!(planned.err(), Some(Missing(Need::WrittenBy(ann))));
    }

    #[test]
    fn an_erased_comment_keeps_only_the_tokens_that_moderators_answer_to() {
        for kind in TokenKind::ALL {
            let is_erased = TOKENS_OF_ERASED.contains(&kind);
            let stays = matches!(kind, TokenKind::Reply | TokenKind::Digest);
            assert_eq!(is_erased, !stays, "{kind:?}");
        }
        // What a moderator gets is never a reader's.
        for kind in [
            MailKind::Moderation,
            MailKind::Decided,
            MailKind::Explanation,
            MailKind::Private,
        ] {
            assert!(!READERS_MAILS.contains(&kind));
        }
        for kind in [TokenKind::Reply, TokenKind::Link] {
            assert!(!READERS_TOKENS.contains(&kind));
        }
    }
}
