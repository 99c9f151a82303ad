//! A new comment: as it arrived, and with every field valid.

use std::net::IpAddr;

use sha2::{Digest, Sha256};

use super::{
    Author, Avatar, Comment, CommentId, DisplayName, EmailAddress, Invalid, PagePath, PageTitle,
    Site, Text, Website, reserved,
};
use crate::policy::Limits;

/// What a stranger sent, as it came.
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
    /// The author wants to hear of replies.
    pub notify: bool,
    pub avatar: Option<Avatar>,
    /// Where it came from.
    pub address: Option<IpAddr>,
    pub form: Option<Form>,
    /// Earlier comments of the author's, by which they are known here.
    pub known: Option<String>,
}

/// What a form brings that tells people from programs. Every interface that strangers write by has one, be it empty.
#[derive(Debug, Clone, Default)]
pub struct Form {
    /// The solved challenge.
    pub proof: Option<String>,
    /// The field that people don't see was filled in.
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
    pub notify: bool,
    pub avatar: Option<Avatar>,
    pub address: Option<IpAddr>,
    /// `None`: it came by no form, but by a reader's mail, or is an author's own change.
    pub form: Option<Form>,
    pub known: Vec<Known>,
}

impl Submission {
    /// # Errors
    /// A field that can't be taken, or a name that nobody may take on the site.
    pub fn parse(draft: &Draft, site: &Site, limits: &Limits) -> Result<Self, Invalid> {
        let submission = Self::read(draft, limits)?;
        reserved::check(&submission.author.name, site)?;
        Ok(submission)
    }

    /// On whatever site.
    ///
    /// # Errors
    /// The first field that can't be taken.
    pub fn read(draft: &Draft, limits: &Limits) -> Result<Self, Invalid> {
        let given = |field: &Option<String>| {
            let value = field.as_deref().map(str::trim).unwrap_or_default();
            (!value.is_empty()).then(|| value.to_owned())
        };
        if draft.notify && given(&draft.email).is_none() {
            return Err(Invalid::NotifyWithoutEmail);
        }
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
            notify: draft.notify,
            avatar: draft.avatar.clone(),
            address: draft.address,
            form: draft.form.clone(),
            known: Known::parse_all(&given(&draft.known).unwrap_or_default())?,
        })
    }
}

impl Submission {
    /// A stored comment with another text, to be judged anew; `None` for an erased one.
    #[must_use]
    pub fn of(comment: &Comment, text: Text) -> Option<Self> {
        Some(Self {
            path: PagePath::parse(&comment.page).ok()?,
            title: None,
            parent: comment.parent,
            author: comment.author.clone()?,
            text,
            key: None,
            notify: false,
            avatar: None,
            address: None,
            form: None,
            known: Vec::new(),
        })
    }
}

impl Submission {
    /// By what the same submission is known when it comes again: its key together with the
    /// content, so that another text is another comment, and no key opens what somebody else sent.
    pub fn fingerprint(&self, site: &Site) -> Option<[u8; 32]> {
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
        ];
        Some(digest(&parts))
    }
}

/// SHA-256 over parts that can't run into each other.
pub fn digest(parts: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// More prove no more: no site can ask for so many.
const MOST_KNOWN: usize = 20;

/// An earlier comment, and the edit token that proves it to be the author's.
#[derive(Clone)]
pub struct Known {
    pub id: CommentId,
    pub token: String,
}

impl Known {
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

/// A token opens a comment: it is never printed.
impl std::fmt::Debug for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Known({}, …)", self.id)
    }
}

/// A random word of the client's, by which the same submission is known when it comes again.
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
