//! Gathers the signals that the checks of `spam` need beside the submission.

use std::sync::Arc;

use data_encoding::HEXLOWER;

use super::duplicates::{Duplicates, SeenText, author_mark, short};
use super::{CommentError, existence};
use crate::Sitemaps;
use crate::challenges::Challenges;
use crate::keys::Keys;
use afterword_config::{Live, Spam};
use afterword_model::{Clock, CommentId, Existence, PagePath, SimHash, Site, Status, Submission};
use afterword_spam as spam;
use afterword_spam::bayes;
use afterword_spam::bayes::Learned;
use afterword_spam::{Case, Features, Outcome, Pace, Repeated, Signals, Trust, Verdict};
use afterword_store::{FormAuthor, Inquiry, Marks, Store};

/// All data for judging a submission.
#[derive(Debug)]
pub(super) struct Gathered {
    pub signals: Signals,
    pub features: Features,
    /// Identifies a repeated submission.
    pub fingerprint: Option<[u8; 32]>,
    /// The data for duplicate detection; `None` if the text is too short.
    pub like: Option<SeenText>,
}

impl Gathered {
    /// The owner's own words, which come from an account that is theirs, are not judged.
    pub(super) fn verdict(&self, submission: &Submission, site: &Site) -> Verdict {
        if submission.author.owner {
            return Verdict {
                outcome: Outcome::Publish,
                score: 0,
                reasons: Vec::new(),
            };
        }
        spam::judge(&Case {
            submission,
            rules: &site.rules,
            signals: &self.signals,
            features: &self.features,
        })
    }
}

/// The sources of the signals for the checks.
#[derive(Clone)]
pub(crate) struct SignalSources {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) challenges: Challenges,
    pub(crate) duplicates: Arc<Duplicates>,
    pub(crate) sitemaps: Arc<Sitemaps>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) settings: Live<Spam>,
    pub(crate) clock: Clock,
}

impl SignalSources {
    /// `id` is the comment that it becomes, or whose text it changes.
    ///
    /// # Errors
    /// An error of the store.
    pub(super) async fn gather(
        &self,
        site: &Site,
        submission: &Submission,
        id: CommentId,
        pace: Pace,
    ) -> Result<Gathered, CommentError> {
        let features = Features::at(submission);
        let fingerprint = submission.fingerprint(site);
        let like = self.like(site, submission, &features, (id, fingerprint));
        let own_list = Arc::clone(&self.settings.current().disposable_domains);
        let domain = features.mail_domain.as_ref();
        let form = submission.form.as_ref();
        let (proof, time) = self.challenges.proven(site, form);
        let is_proven = self.is_proven(site, submission).await?;
        let inquiry = self.inquiry(site, submission, &features);
        let words = inquiry.words.clone();
        let answered = self.store.judged_by(inquiry).await?;
        let signals = Signals {
            trust: trust(site, is_proven, answered.approved),
            is_blocked: answered.is_blocked,
            existence: self.existence(site, &submission.path).await?,
            is_trapped: form.is_some_and(|form| form.is_trapped),
            proof,
            time,
            pace,
            repeated: like.map_or(Repeated::New, |like| self.duplicates.repeated(&like)),
            learned: Learned {
                words,
                counts: answered.counts,
            },
            is_disposable: domain.is_some_and(|domain| own_list.contains(domain)),
            earlier: Vec::new(),
        };
        Ok(Gathered {
            signals,
            fingerprint,
            features,
            like,
        })
    }

    /// Its entry among the latest comments.
    fn like(
        &self,
        site: &Site,
        submission: &Submission,
        features: &Features,
        (id, fingerprint): (CommentId, Option<[u8; 32]>),
    ) -> Option<SeenText> {
        let author = &submission.author;
        Some(SeenText {
            id,
            site: site.id,
            simhash: SimHash::of(&features.look.text)?,
            page: short(&self.keys, "like page", submission.path.key()),
            author: author_mark(&self.keys, author.name.as_str(), author.email.as_ref()),
            submission: fingerprint,
        })
    }

    /// The query to the store.
    fn inquiry(&self, site: &Site, submission: &Submission, features: &Features) -> Inquiry {
        let marks = Marks {
            hosts: features.hosts_and_above(),
            ..marks(&self.keys, submission)
        };
        Inquiry {
            site: site.id,
            writer: writer(site, submission, &marks),
            marks,
            words: bayes::words_of(submission),
        }
    }

    async fn existence(&self, site: &Site, path: &PagePath) -> Result<Existence, CommentError> {
        let now = self.clock.now();
        existence::of(&*self.store, &self.sitemaps, site, path, now).await
    }

    async fn is_proven(&self, site: &Site, submission: &Submission) -> Result<bool, CommentError> {
        let rules = &site.rules;
        if rules.trust_after == 0 && !rules.trust_confirmed {
            return Ok(false);
        }
        if rules.trust_confirmed && submission.author.verified {
            return Ok(true);
        }
        let proven = self.proven(site, submission).await?;
        let is_enough = rules.trust_after > 0 && proven.approved >= rules.trust_after;
        Ok(is_enough || (rules.trust_confirmed && proven.is_confirmed))
    }

    async fn proven(
        &self,
        site: &Site,
        submission: &Submission,
    ) -> Result<EarlierComments, CommentError> {
        let mut proven = EarlierComments::default();
        let known = submission.known.iter();
        for known in known.filter(|known| self.keys.is_edit_token(known.id, &known.token)) {
            let comment = self.store.comment(known.id).await?;
            let is_approved = |status, of| status == Status::Approved && of == site.id;
            let Some(comment) = comment.filter(|found| is_approved(found.status, found.site))
            else {
                continue;
            };
            proven.approved += 1;
            let email = comment.author.and_then(|author| author.email);
            let typed = submission.author.email.as_ref();
            let same = email
                .zip(typed)
                .filter(|(own, typed)| own.as_str().eq_ignore_ascii_case(typed.as_str()));
            if let Some((email, _)) = same.filter(|_| site.rules.trust_confirmed) {
                let address = self.store.reader_address_of(site.id, email).await?;
                proven.is_confirmed |= address.is_some_and(|address| address.confirmed.is_some());
            }
        }
        Ok(proven)
    }
}

/// The marks of the author.
pub(super) fn marks(keys: &Keys, submission: &Submission) -> Marks {
    let network = |address| HEXLOWER.encode(&keys.network(address));
    Marks {
        name: Some(submission.author.name.as_str().to_lowercase()),
        email: submission
            .author
            .email
            .as_ref()
            .map(|email| email.as_str().to_lowercase()),
        network: submission.address.map(network),
        hosts: Vec::new(),
    }
}

/// Anybody can type a known author's name and address. Two things prove an author: the edit token of an earlier
/// comment, which only that comment's browser got, or a mail from the address.
fn trust(site: &Site, is_proven: bool, approved: u32) -> Trust {
    let enough = site.rules.trust_after;
    if is_proven {
        Trust::Proven
    } else if enough > 0 && approved as usize >= enough {
        Trust::Familiar(approved)
    } else {
        Trust::Stranger
    }
}

/// The author whose earlier comments count.
fn writer(site: &Site, submission: &Submission, marks: &Marks) -> Option<FormAuthor> {
    let email = submission.author.email.clone();
    let known = email.zip(marks.network.clone());
    let known = known.filter(|_| site.rules.trust_after > 0);
    known.map(|(email, network)| FormAuthor { email, network })
}

/// The results of checking the tokens of earlier comments.
#[derive(Default)]
struct EarlierComments {
    /// Published comments of this author.
    approved: usize,
    /// One of them has the typed address, and the owner of the mailbox has confirmed it.
    is_confirmed: bool,
}
