//! A reader's input in the form, kept unchanged until it can be stored.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::error::Problem;
use crate::fields::Fields;
use crate::query::invalid;
use afterword_i18n::ProblemText;
use afterword_model::policy::Limits;
use afterword_model::{
    CommentId, DisplayName, EmailAddress, Invalid, Site, Text, Website, reserved,
};
use afterword_model::{Draft, Form, SubmissionKey};
use afterword_services::keys;

/// The fields of the form; empty if nothing was typed or sent.
#[derive(Debug, Clone, Default)]
pub(crate) struct Typed {
    pub site: String,
    pub page: String,
    pub parent: String,
    pub title: String,
    pub key: String,
    pub text: String,
    pub name: String,
    pub email: String,
    pub website: String,
    /// Ticked: for the owner only.
    pub private: bool,
    /// Ticked: wants a mail about replies.
    pub notify: bool,
    /// When the reader wants to hear of all new comments: a word, or nothing.
    pub follow: String,
    /// The solved challenge, or the stamp with the time at which the form was begun.
    pub proof: String,
    /// The honeypot field was filled in.
    pub is_trapped: bool,
    /// The next page: `thread`, or empty for the article.
    pub back: String,
}

impl Typed {
    /// An empty form that returns to our own page. Its key makes one comment of it, however often it is sent.
    #[must_use]
    pub(crate) fn new(page: &str, parent: Option<CommentId>) -> Self {
        Self {
            page: page.to_owned(),
            parent: parent.map(|id| id.to_string()).unwrap_or_default(),
            key: fresh_key(),
            back: "thread".to_owned(),
            ..Self::default()
        }
    }

    /// # Errors
    /// `wrong_type`, which a form can't cause.
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, Problem> {
        let proof = fields.proof()?.unwrap_or_default();
        let mut field = |name| fields.optional(name).map(Option::unwrap_or_default);
        Ok(Self {
            proof,
            // What it is called hangs on the site, which is to be found by these fields.
            is_trapped: false,
            private: matches!(field("private")?.as_str(), "on" | "1" | "true"),
            notify: matches!(field("notify")?.as_str(), "on" | "1" | "true"),
            site: field("site")?,
            page: field("page")?,
            parent: field("parent")?,
            title: field("title")?,
            key: field("key")?,
            text: field("text")?,
            name: field("name")?,
            email: field("email")?,
            website: field("website")?,
            follow: field("follow")?,
            back: field("return")?,
        })
    }

    /// All mistakes, in the order of the form.
    #[must_use]
    pub(crate) fn mistakes(&self, site: &Site, limits: &Limits) -> Vec<Problem> {
        let email = match given(&self.email) {
            Some(email) => EmailAddress::parse(email).err().map(Problem::from),
            // A page without JavaScript can't ask for it as soon as the box is ticked.
            None if self.notify => Some(Invalid::NotifyWithoutEmail.into()),
            None => given(&self.follow).map(|_| Invalid::FollowWithoutEmail.into()),
        };
        let website = given(&self.website).map(|url| Website::parse(url, limits.website).err());
        let key = given(&self.key).map(|key| SubmissionKey::parse(key).err());
        let back = (!matches!(self.back.as_str(), "" | "thread"))
            .then(|| invalid("return", ProblemText::not_a_return()));
        let found = [
            Text::parse(&self.text, limits.text)
                .err()
                .map(Problem::from),
            DisplayName::parse(&self.name, limits.name)
                .and_then(|name| reserved::check(&name, site))
                .err()
                .map(Problem::from),
            email,
            website.flatten().map(Problem::from),
            key.flatten().map(Problem::from),
            back,
        ];
        found.into_iter().flatten().collect()
    }

    #[must_use]
    pub(crate) fn draft(&self) -> Draft {
        let some = |value: &String| Some(value.clone());
        Draft {
            page: self.page.clone(),
            parent: some(&self.parent),
            name: self.name.clone(),
            email: some(&self.email),
            website: some(&self.website),
            text: self.text.clone(),
            title: some(&self.title),
            key: given(&self.key).map(|key| self.key_of_all(key)),
            private: self.private,
            notify: self.notify,
            follow: some(&self.follow),
            avatar: None,
            address: None,
            form: Some(Form {
                proof: some(&self.proof),
                is_trapped: self.is_trapped,
            }),
            known: None,
        }
    }

    /// A form that the browser's Back button restores still has its key. With another text it is another comment: the
    /// input is part of the key.
    fn key_of_all(&self, key: &str) -> String {
        let mut digest = Sha256::new();
        for part in [
            key,
            &self.page,
            &self.parent,
            &self.text,
            &self.name,
            &self.email,
            &self.website,
            if self.notify { "notify" } else { "" },
            if self.private { "private" } else { "" },
            &self.follow,
        ] {
            digest.update(Sha256::digest(part));
        }
        HEXLOWER.encode(&digest.finalize())
    }

    /// Drops values that the sender can't see and so can't correct, if they were the problem.
    pub(crate) fn mend(&mut self, problems: &[Problem]) {
        for problem in problems {
            match problem.field_name() {
                Some("parent" | "id") => self.parent.clear(),
                Some("title") => self.title.clear(),
                Some("key") => self.key = fresh_key(),
                _ => {}
            }
        }
    }
}

/// A field with input.
fn given(value: &str) -> Option<&str> {
    Some(value.trim()).filter(|value| !value.is_empty())
}

/// 32 letters and digits; empty, which means none, if the system has no randomness.
fn fresh_key() -> String {
    keys::random::<16>().map_or_else(|_| String::new(), |bytes| HEXLOWER.encode(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_form_has_the_same_key_and_another_text_or_wish_another_one() {
        let typed = Typed {
            text: "Hello".to_owned(),
            ..Typed::new("/a/", None)
        };
        let changed = Typed {
            text: "Hello!".to_owned(),
            ..typed.clone()
        };
        let ticked = Typed {
            notify: true,
            ..typed.clone()
        };
        assert_eq!(typed.draft().key, typed.draft().key);
        assert_ne!(typed.draft().key, changed.draft().key);
        assert_ne!(typed.draft().key, ticked.draft().key);
        assert!(SubmissionKey::parse(&typed.draft().key.unwrap()).is_ok());
        assert_eq!(Typed::default().draft().key, None);
    }
}
