//! A new comment: as it arrived, and with every field valid.

use std::net::IpAddr;

use jiff::Timestamp;
use sha2::{Digest, Sha256};

use super::{
    Author, Avatar, Comment, CommentId, DisplayName, EmailAddress, FollowPace, Invalid, Original,
    PagePath, PageTitle, Site, Text, Website, reserved,
};
use crate::policy::Limits;

/// A stranger's input, unchanged.
#[derive(Debug, Clone, Default)]
pub struct Draft {
    pub page: String,
    pub parent: Option<String>,
    pub name: String,
    pub email: Option<String>,
    pub website: Option<String>,
    pub text: String,
    pub title: Option<String>,
    pub key: Option<String>,
    /// For the owner only.
    pub private: bool,
    /// The author wants mails about replies.
    pub notify: bool,
    /// When the author wants to hear of all new comments of the page: a word, or nothing.
    pub follow: Option<String>,
    pub avatar: Option<Avatar>,
    /// The address of its client.
    pub address: Option<IpAddr>,
    pub form: Option<Form>,
    /// Earlier comments of the author, which prove that they are known here.
    pub known: Option<String>,
}

/// The parts of a form that tell people from programs. Every interface for strangers has one, even if it is empty.
#[derive(Debug, Clone, Default)]
pub struct Form {
    /// The solved challenge.
    pub proof: Option<String>,
    /// The honeypot field was filled in.
    pub is_trapped: bool,
}

/// A draft in which every field is valid.
#[derive(Debug, Clone)]
pub struct Submission {
    pub path: PagePath,
    pub title: Option<PageTitle>,
    pub parent: Option<CommentId>,
    pub author: Author,
    pub text: Text,
    pub key: Option<SubmissionKey>,
    /// For the owner only.
    pub private: bool,
    pub notify: bool,
    pub follow: Option<FollowPace>,
    pub avatar: Option<Avatar>,
    pub address: Option<IpAddr>,
    /// `None` for a reader's mail, or an author's own edit.
    pub form: Option<Form>,
    pub known: Vec<EarlierComment>,
    /// If it was written elsewhere.
    pub original: Option<Written>,
}

/// A word that was written elsewhere, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    pub original: Original,
    pub at: Timestamp,
}

impl Submission {
    /// # Errors
    /// An invalid field, or a name that is reserved on the site.
    pub fn parse(draft: &Draft, site: &Site, limits: &Limits) -> Result<Self, Invalid> {
        let submission = Self::read(draft, limits)?;
        reserved::check(&submission.author.name, site)?;
        submission.check_privacy(site)?;
        Ok(submission)
    }

    /// A word to the owner only answers no comment, and not every site takes one.
    fn check_privacy(&self, site: &Site) -> Result<(), Invalid> {
        match (self.private, self.parent) {
            (false, _) => Ok(()),
            (true, _) if !site.rules.private_words => Err(Invalid::PrivateNotTaken),
            (true, Some(_)) => Err(Invalid::PrivateReply),
            (true, None) => Ok(()),
        }
    }

    /// For any site.
    ///
    /// # Errors
    /// The first invalid field.
    pub fn read(draft: &Draft, limits: &Limits) -> Result<Self, Invalid> {
        let given = |field: &Option<String>| {
            let value = field.as_deref().map(str::trim).unwrap_or_default();
            (!value.is_empty()).then(|| value.to_owned())
        };
        if draft.notify && given(&draft.email).is_none() {
            return Err(Invalid::NotifyWithoutEmail);
        }
        let follow = follow_pace(given(&draft.follow), given(&draft.email).is_some())?;
        Ok(Self {
            path: PagePath::parse(&draft.page)?,
            title: given(&draft.title)
                .map(|t| PageTitle::parse(&t, limits.title))
                .transpose()?,
            parent: given(&draft.parent)
                .map(|id| CommentId::parse(&id).map_err(|_| Invalid::Parent))
                .transpose()?,
            author: Author {
                name: DisplayName::parse(&draft.name, limits.name)?,
                email: given(&draft.email)
                    .map(|e| EmailAddress::parse(&e))
                    .transpose()?,
                website: given(&draft.website)
                    .map(|url| Website::parse(&url, limits.website))
                    .transpose()?,
                owner: false,
                verified: false,
            },
            text: Text::parse(&draft.text, limits.text)?,
            key: given(&draft.key)
                .map(|key| SubmissionKey::parse(&key))
                .transpose()?,
            private: draft.private,
            notify: draft.notify,
            follow,
            avatar: draft.avatar.clone(),
            address: draft.address,
            form: draft.form.clone(),
            known: EarlierComment::parse_all(&given(&draft.known).unwrap_or_default())?,
            original: None,
        })
    }
}

fn follow_pace(word: Option<String>, has_email: bool) -> Result<Option<FollowPace>, Invalid> {
    let Some(word) = word else { return Ok(None) };
    let pace = FollowPace::named(&word).ok_or(Invalid::Follow)?;
    has_email
        .then_some(Some(pace))
        .ok_or(Invalid::FollowWithoutEmail)
}

impl Submission {
    /// What no form was filled in for: a comment at the top that wishes nothing, from nobody's network.
    #[must_use]
    pub fn new(path: PagePath, author: Author, text: Text) -> Self {
        Self {
            path,
            title: None,
            parent: None,
            author,
            text,
            key: None,
            private: false,
            notify: false,
            follow: None,
            avatar: None,
            address: None,
            form: None,
            known: Vec::new(),
            original: None,
        }
    }

    /// A stored comment with a new text, to be judged again; `None` for an erased one.
    #[must_use]
    pub fn of(comment: &Comment, text: Text) -> Option<Self> {
        let path = PagePath::parse(&comment.page).ok()?;
        Some(Self {
            parent: comment.parent,
            private: comment.private,
            ..Self::new(path, comment.author.clone()?, text)
        })
    }
}

impl Submission {
    /// Identifies a repeated submission: its key together with the content. So another text is another comment, and a
    /// key gives no access to somebody else's submission. An original is the same whatever becomes of its text.
    pub fn fingerprint(&self, site: &Site) -> Option<[u8; 32]> {
        if let Some(written) = &self.original {
            return Some(written.original.submission(site.id));
        }
        let key = self.key.as_ref()?.as_str();
        let parent = self.parent.map(|id| id.to_string()).unwrap_or_default();
        let author = &self.author;
        let parts = [
            key,
            site.key.as_str(),
            self.path.key(),
            &parent,
            author.name.as_str(),
            author.email.as_ref().map_or("", EmailAddress::as_str),
            author.website.as_ref().map_or("", Website::as_str),
            self.text.as_str(),
            "private",
        ];
        let parts = &parts[..parts.len() - usize::from(!self.private)];
        Some(digest(parts))
    }
}

/// SHA-256 over parts with unambiguous borders.
pub fn digest(parts: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// More are useless: no site can require so many.
const MOST_KNOWN: usize = 20;

/// An earlier comment, and the edit token that proves its author.
#[derive(Clone)]
pub struct EarlierComment {
    pub id: CommentId,
    pub token: String,
}

impl EarlierComment {
    /// `id.token id.token …`.
    fn parse_all(raw: &str) -> Result<Vec<Self>, Invalid> {
        let mut all: Vec<Self> = Vec::new();
        for (count, word) in raw.split_whitespace().enumerate() {
            let (id, token) = word.split_once('.').ok_or(Invalid::Known)?;
            let id = CommentId::parse(id).map_err(|_| Invalid::Known)?;
            if count >= MOST_KNOWN {
                return Err(Invalid::Known);
            }
            // One comment is one, however often it is named.
            if all.iter().all(|known| known.id != id) {
                let token = token.to_owned();
                all.push(Self { id, token });
            }
        }
        Ok(all)
    }
}

/// A token gives access to a comment, so it is never printed.
impl std::fmt::Debug for EarlierComment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Known({}, …)", self.id)
    }
}

/// A random word of the client, which identifies a repeated submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubmissionKey(String);

impl SubmissionKey {
    /// # Errors
    /// [`Invalid::Key`] unless it is 16 to 64 letters, digits, `-` or `_`.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let fine = (16..=64).contains(&raw.len()) && raw.bytes().all(plain);
        fine.then(|| Self(raw.to_owned())).ok_or(Invalid::Key)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
