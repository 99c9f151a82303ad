//! What becomes of mails that were claimed.

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
