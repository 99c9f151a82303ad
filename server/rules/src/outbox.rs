//! What becomes of mails that were claimed, and of those that failed.

use afterword_model::change::{Answer, Effect, Facts, Missing, Need, Plan, Work};
use afterword_model::{ClaimedMail, MailId, MailKind, MailOutcome, OutboxMail};
use jiff::Timestamp;

use crate::changes::Changes;
use crate::{in_millis, told};

#[must_use]
pub fn work(mails: Vec<ClaimedMail>, outcome: MailOutcome, now: Timestamp) -> (Work, Answer<()>) {
    let first = mails.iter().map(|mail| Need::Mail(mail.id)).collect();
    Work::new(first, move |facts| settle(&mails, &outcome, now, facts))
}

/// Whoever comes after the claim has ended may find the mail in other hands, which decide about it then. What was sent
/// was sent.
///
/// # Errors
/// [`Missing`].
pub fn settle(
    mails: &[ClaimedMail],
    outcome: &MailOutcome,
    now: Timestamp,
    facts: &Facts,
) -> Plan<()> {
    let mut changes = Changes::new(facts);
    let at = in_millis(now);
    for claimed in mails {
        let Some(found) = settleable(claimed, outcome, facts)? else {
            continue;
        };
        let mail = found.id;
        match outcome {
            MailOutcome::Sent => changes.add(Effect::MailSent { mail, at }),
            MailOutcome::Again { due, error } => changes.add(Effect::MailPostponed {
                mail,
                due: in_millis(*due),
                error: error.clone(),
            }),
            MailOutcome::Failed(error) => changes.add(Effect::MailFailed {
                mail,
                error: error.clone(),
                at,
            }),
            MailOutcome::Needless => {
                changes.add(Effect::RemoveMail(mail));
                if found.kind == MailKind::Confirmation {
                    not_asked(&mut changes, found, at)?;
                }
            }
        }
    }
    changes.done(())
}

/// The reader was not asked on account of this comment. If it is the newest that wants mails, the reason was another.
fn not_asked(
    changes: &mut Changes<'_>,
    request: &OutboxMail,
    now: Timestamp,
) -> Result<(), Missing> {
    let Some(site) = request.site else {
        return Ok(());
    };
    let facts = changes.facts;
    let newest = facts.wishes(site, request.recipient.clone(), 1)?.first();
    let next = newest
        .copied()
        .filter(|newest| request.comment != Some(*newest));
    told::pass_on(changes, request, next, now)
}

/// The mail, unless another claim or an end of it has come first.
fn settleable<'f>(
    claimed: &ClaimedMail,
    outcome: &MailOutcome,
    facts: &'f Facts,
) -> Result<Option<&'f OutboxMail>, Missing> {
    let found = facts.mail(claimed.id)?.as_ref();
    let is_sent = matches!(outcome, MailOutcome::Sent);
    Ok(found.filter(|mail| {
        let is_anothers = mail.leased.is_some() && mail.leased != claimed.until;
        mail.sent.is_none() && (is_sent || mail.failed.is_none() && !is_anothers)
    }))
}

/// A failed mail is tried again, for as long as a new one: `false` if it has not failed.
#[must_use]
pub fn retry_work(mail: MailId, now: Timestamp) -> (Work, Answer<bool>) {
    Work::new(vec![Need::Mail(mail)], move |facts| retry(mail, now, facts))
}

/// One that was sent may have bounced since. Its attempts begin anew: no receiver takes it for an earlier one.
///
/// # Errors
/// [`Missing`].
pub fn retry(mail: MailId, now: Timestamp, facts: &Facts) -> Plan<bool> {
    let mut changes = Changes::new(facts);
    let found = facts.mail(mail)?.as_ref();
    let has_failed = found.is_some_and(|mail| mail.failed.is_some());
    if has_failed {
        changes.add(Effect::RetryMail {
            mail,
            attempts: 0,
            at: in_millis(now),
        });
    }
    changes.done(has_failed)
}
