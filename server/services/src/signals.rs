//! What the checks of `spam` must know beside what was sent.

use data_encoding::HEXLOWER;

use super::duplicates::SeenText;
use super::{CommentError, challenges, existence};
use crate::App;
use afterword_model::Submission;
use afterword_model::{Author, CommentId, EmailAddress, SimHash, Site, Status};
use afterword_spam as spam;
use afterword_spam::bayes;
use afterword_spam::bayes::Learned;
use afterword_spam::{Case, Features, Pace, Repeated, Signals, Trust, Verdict};
use afterword_store::{Inquiry, Marks, Writer};

/// All that a submission is judged by.
#[derive(Debug)]
pub(super) struct Gathered {
    pub signals: Signals,
    pub features: Features,
    /// By what the submission is known when it comes again.
    pub fingerprint: Option<[u8; 32]>,
    /// By what its text is found to be repeated; `None` where it is too short to be compared.
    pub like: Option<SeenText>,
}

impl Gathered {
    pub(super) fn verdict(&self, submission: &Submission, site: &Site) -> Verdict {
        spam::judge(&Case {
            submission,
            rules: &site.rules,
            signals: &self.signals,
            features: &self.features,
        })
    }
}

/// `id` is the comment that it becomes, or whose text it changes.
///
/// # Errors
/// What the store can't do.
pub(super) async fn gather(
    app: &App,
    site: &Site,
    submission: &Submission,
    id: CommentId,
    pace: Pace,
) -> Result<Gathered, CommentError> {
    let features = Features::at(submission);
    let fingerprint = submission.fingerprint(site);
    let like = like(app, site, submission, &features, (id, fingerprint));
    let own_list = &app.config.spam.disposable_domains;
    let domain = features.mail_domain.as_ref();
    let form = submission.form.as_ref();
    let (proof, time) = challenges::proven(app, site, form);
    let is_proven = is_proven(app, site, submission).await?;
    let inquiry = inquiry(app, site, submission, &features);
    let words = inquiry.words.clone();
    let answered = app.store.judged_by(inquiry).await?;
    let signals = Signals {
        trust: trust(site, is_proven, answered.approved),
        is_blocked: answered.is_blocked,
        existence: existence::of(app, site, &submission.path).await?,
        is_trapped: form.is_some_and(|form| form.is_trapped),
        proof,
        time,
        pace,
        repeated: like.map_or(Repeated::New, |like| app.duplicates.repeated(&like)),
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

/// How it is found again among the latest.
fn like(
    app: &App,
    site: &Site,
    submission: &Submission,
    features: &Features,
    (id, fingerprint): (CommentId, Option<[u8; 32]>),
) -> Option<SeenText> {
    Some(SeenText {
        id,
        site: site.id,
        simhash: SimHash::of(&features.look.text)?,
        page: short(app, "like page", submission.path.key()),
        author: author_of(app, &submission.author),
        submission: fingerprint,
    })
}

/// What the store is asked, at once.
fn inquiry(app: &App, site: &Site, submission: &Submission, features: &Features) -> Inquiry {
    let marks = Marks {
        hosts: features.hosts_and_above(),
        ..marks(app, submission)
    };
    Inquiry {
        site: site.id,
        writer: writer(site, submission, &marks),
        marks,
        words: bayes::words_of(submission),
    }
}

/// What the author is recognised by.
pub(super) fn marks(app: &App, submission: &Submission) -> Marks {
    let network = |address| HEXLOWER.encode(&app.keys.network(address));
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

fn author_of(app: &App, author: &Author) -> u64 {
    author_mark(app, author.name.as_str(), author.email.as_ref())
}

/// Stands for an author among the latest: for the address, or for the name where there is none.
pub(super) fn author_mark(app: &App, name: &str, email: Option<&EmailAddress>) -> u64 {
    match email {
        Some(email) => short(app, "like email", &email.as_str().to_lowercase()),
        None => short(app, "like name", &name.to_lowercase()),
    }
}

pub(super) fn short(app: &App, purpose: &str, text: &str) -> u64 {
    let hash = app.keys.pseudonym(purpose, text.as_bytes());
    hash.iter()
        .take(8)
        .fold(0, |all, byte| all << 8 | u64::from(*byte))
}

/// Anybody can type a good author's name and address. What proves an author is the edit token of an earlier comment,
/// which that comment's browser alone was given, or a mail from the address.
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

async fn is_proven(app: &App, site: &Site, submission: &Submission) -> Result<bool, CommentError> {
    let rules = &site.rules;
    if rules.trust_after == 0 && !rules.trust_confirmed {
        return Ok(false);
    }
    if rules.trust_confirmed && submission.author.verified {
        return Ok(true);
    }
    let proven = proven(app, site, submission).await?;
    let is_enough = rules.trust_after > 0 && proven.approved >= rules.trust_after;
    Ok(is_enough || (rules.trust_confirmed && proven.is_confirmed))
}

/// Whose earlier comments may speak for this one.
fn writer(site: &Site, submission: &Submission, marks: &Marks) -> Option<Writer> {
    let email = submission.author.email.clone();
    let known = email.zip(marks.network.clone());
    let known = known.filter(|_| site.rules.trust_after > 0);
    known.map(|(email, network)| Writer { email, network })
}

/// What the tokens of earlier comments prove.
#[derive(Default)]
struct Proven {
    /// Comments of this author that the owner, or the site's rules, let be seen.
    approved: usize,
    /// One of them has the address that was typed now, and whoever has the mailbox has confirmed it.
    is_confirmed: bool,
}

async fn proven(app: &App, site: &Site, submission: &Submission) -> Result<Proven, CommentError> {
    let mut proven = Proven::default();
    let known = submission.known.iter();
    for known in known.filter(|known| app.keys.is_edit_token(known.id, &known.token)) {
        let comment = app.store.comment(known.id).await?;
        let is_approved = |status, of| status == Status::Approved && of == site.id;
        let Some(comment) = comment.filter(|found| is_approved(found.status, found.site)) else {
            continue;
        };
        proven.approved += 1;
        let email = comment.author.and_then(|author| author.email);
        let typed = submission.author.email.as_ref();
        let same = email
            .zip(typed)
            .filter(|(own, typed)| own.as_str().eq_ignore_ascii_case(typed.as_str()));
        if let Some((email, _)) = same.filter(|_| site.rules.trust_confirmed) {
            let address = app.store.reader_address_of(site.id, email).await?;
            proven.is_confirmed |= address.is_some_and(|address| address.confirmed.is_some());
        }
    }
    Ok(proven)
}
