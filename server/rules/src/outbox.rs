//! What becomes of mails that were claimed, and of those that failed.

use afterword_model::change::{Answer, Effect, Facts, Need, Plan, Work};
use afterword_model::{MailId, MailKind, MailOutcome};
use jiff::Timestamp;

use crate::changes::Changes;
use crate::in_millis;

#[must_use]
pub fn work(mails: Vec<MailId>, outcome: MailOutcome, now: Timestamp) -> (Work, Answer<()>) {
    let first = match outcome {
        MailOutcome::Needless => mails.iter().copied().map(Need::Mail).collect(),
        _ => Vec::new(),
    };
    Work::new(first, move |facts| settle(&mails, &outcome, now, facts))
}

/// # Errors
/// [`afterword_model::change::Missing`].
pub fn settle(mails: &[MailId], outcome: &MailOutcome, now: Timestamp, facts: &Facts) -> Plan<()> {
    let mut changes = Changes::new(facts);
    let at = in_millis(now);
    for &mail in mails {
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
                // The reader was not asked after all.
                if let Some(found) = facts.mail(mail)?
                    && found.kind == MailKind::Confirmation
                    && let Some(site) = found.site
                {
                    changes.add(Effect::UnaskReader {
                        site,
                        email: found.recipient.clone(),
                    });
                }
                changes.add(Effect::RemoveMail(mail));
            }
        }
    }
    changes.done(())
}

/// A failed mail is tried again, for as long as a new one: `false` if it has not failed.
#[must_use]
pub fn retry_work(mail: MailId, now: Timestamp) -> (Work, Answer<bool>) {
    Work::new(vec![Need::Mail(mail)], move |facts| retry(mail, now, facts))
}

/// One that was sent may have bounced since. Its attempts begin anew: no receiver takes it for an earlier one.
///
/// # Errors
/// [`afterword_model::change::Missing`].
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
