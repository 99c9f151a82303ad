//! Readers report a comment: its owner decides, by whichever interface decisions come.

use std::net::IpAddr;
use std::sync::Arc;

use super::CommentError;
use super::rates::{LimitedAction, Rates};
use crate::challenges::Challenges;
use crate::{Changes as _, Metrics, Receivers, Wakeups, to_the_end};
use afterword_config::Live;
use afterword_model::policy::Limits;
use afterword_model::{
    Clock, CommentId, EmailAddress, Form, Invalid, InvalidReason, NewReport, ReportReason,
    ReportTaken, Site, Text,
};
use afterword_spam::{FormTime, Proof};
use afterword_store::Store;

/// The most characters of a reader's own words.
pub const LONGEST: usize = 2000;

/// A report as it was typed.
#[derive(Debug, Clone)]
pub struct ReportDraft {
    pub comment: CommentId,
    pub reason: ReportReason,
    pub text: String,
    pub email: Option<String>,
    pub address: Option<IpAddr>,
    pub form: Form,
}

/// Reports of comments.
#[derive(Clone)]
pub struct Reports {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) challenges: Challenges,
    pub(crate) receivers: Receivers,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Live<Limits>,
    pub(crate) clock: Clock,
    pub(crate) sends_mail: bool,
}

impl Reports {
    /// Whether a reader can hear what becomes of a report.
    #[must_use]
    pub fn answers(&self) -> bool {
        self.sends_mail
    }

    /// # Errors
    /// Mistakes in the draft, [`CommentError::Refused`] by the protection of forms, [`CommentError::TooManyComments`],
    /// [`CommentError::UnknownComment`] for one that readers can't see.
    pub async fn report(&self, site: &Site, draft: ReportDraft) -> Result<(), CommentError> {
        let text = self.words(&draft)?;
        let email = draft.email.as_deref().map(str::trim);
        let email = email.filter(|email| !email.is_empty());
        let email = email.map(EmailAddress::parse).transpose()?;
        let challenge = match self.challenges.proven(site, Some(&draft.form)) {
            _ if draft.form.is_trapped => return Err(CommentError::Refused),
            (Proof::NotAsked, _) => None,
            (Proof::Solved(solved), _) => Some(solved),
            // A form without scripts: it holds a stamp of ours, and a person has read it.
            (Proof::Missing, FormTime::Fine) => None,
            _ => return Err(CommentError::Refused),
        };
        self.rates.network(LimitedAction::Report, draft.address)?;
        let report = NewReport {
            comment: draft.comment,
            reason: draft.reason,
            text,
            // Without mail nobody could answer: then the address is not needed.
            email: email.filter(|_| self.sends_mail),
            challenge,
            mailing: self.receivers.of(site),
            now: self.clock.now(),
        };
        let own = self.clone();
        to_the_end(async move {
            match own.store.report(report).await? {
                ReportTaken::Noted => {
                    own.metrics.reported(draft.reason);
                    own.wakeups.mails_and_webhooks();
                    Ok(())
                }
                ReportTaken::UnknownComment => Err(CommentError::UnknownComment),
                ReportTaken::Spent => Err(CommentError::Refused),
            }
        })
        .await
    }

    /// The reader's own words; without any, the reason must say enough.
    fn words(&self, draft: &ReportDraft) -> Result<String, CommentError> {
        if draft.text.trim().is_empty() {
            return match draft.reason.needs_words() {
                true => Err(Invalid::Text(InvalidReason::Empty).into()),
                false => Ok(String::new()),
            };
        }
        let text = Text::parse(&draft.text, LONGEST.min(self.limits.current().text))?;
        Ok(text.as_str().to_owned())
    }
}
