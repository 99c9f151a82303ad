//! The two requests to Akismet. The key appears only in request bodies, never in an error.

use std::net::IpAddr;

use afterword_outgoing::{self as outgoing, Options, OutgoingError, SetupError};
use bytes::Bytes;
use http::Request;
use http::header::CONTENT_TYPE;
use jiff::Timestamp;
use url::Url;
use url::form_urlencoded::Serializer;

use super::error::AkismetError;
use afterword_config::{Akismet, Config, Secret};
use afterword_model::{Author, EmailAddress, Website};

/// In bytes: an answer is a word or a sentence.
const MAX_ANSWER: usize = 4096;
/// In characters, of Akismet's explanation for a request that it did not understand.
const MAX_HELP: usize = 200;

/// Akismet's opinion of a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opinion {
    Ham,
    Spam,
    /// Spam for certain: nobody needs to look at it.
    Discard,
}

/// Whether it replies to another comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionKind {
    Comment,
    Reply,
}

/// A comment in the form that Akismet gets.
#[derive(Debug, Clone)]
pub struct Question<'a> {
    /// The site's first origin.
    pub blog: &'a str,
    /// Akismet requires it.
    pub address: IpAddr,
    /// The page's URL.
    pub permalink: &'a str,
    pub kind: QuestionKind,
    pub author: &'a Author,
    pub text: &'a str,
    pub created: Timestamp,
    pub language: &'a str,
}

pub struct Client {
    way: outgoing::Client,
    key: Secret,
    base: Url,
}

impl Client {
    /// Built from the settings; `None` without a key.
    ///
    /// # Errors
    /// [`SetupError`].
    pub fn of(config: &Config) -> Result<Option<Self>, SetupError> {
        let Akismet { key, address, .. } = &config.akismet;
        let Some(key) = key else {
            return Ok(None);
        };
        let way = outgoing::Client::new(Options {
            private_hosts: config.outgoing.private_hosts(),
            private_hosts_setting: "outgoing.allow_private",
            timeout: *config.outgoing.timeout,
            timeout_setting: "outgoing.timeout",
            certificate: config.outgoing.certificate.clone(),
        })?;
        Ok(Some(Self::new(way, key.clone(), address.url().clone())))
    }

    /// `base`: the URL of the API, such as `https://rest.akismet.com/1.1/`.
    #[must_use]
    pub fn new(way: outgoing::Client, key: Secret, base: Url) -> Self {
        Self { way, key, base }
    }

    /// Whether Akismet knows the key, for this blog.
    ///
    /// # Errors
    /// [`AkismetError::InvalidKey`], or the reason why the request failed.
    pub async fn verify_key(&self, blog: &str) -> Result<(), AkismetError> {
        let mut fields = self.fields(blog);
        // Akismet's manual names the field `key` in one place, and `api_key` in all others.
        fields.append_pair("key", self.key.reveal());
        let (word, help, _) = self.ask("verify-key", fields.finish()).await?;
        match word.as_str() {
            "valid" => Ok(()),
            _ => Err(AkismetError::InvalidKey(help)),
        }
    }

    /// # Errors
    /// [`AkismetError`]: it has no opinion, or did not answer.
    pub async fn check(&self, question: &Question<'_>) -> Result<Opinion, AkismetError> {
        let (word, help, tip) = self.ask("comment-check", self.body(question)).await?;
        match word.as_str() {
            "false" => Ok(Opinion::Ham),
            "true" if tip == "discard" => Ok(Opinion::Discard),
            "true" => Ok(Opinion::Spam),
            _ => Err(unclear(&word, help)),
        }
    }

    /// The word of the answer, its help, and its tip.
    async fn ask(
        &self,
        call: &str,
        body: String,
    ) -> Result<(String, String, String), AkismetError> {
        let url = self.base.join(call);
        let url = url.map_err(|error| OutgoingError::Http(error.to_string()))?;
        let request = Request::post("/")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Bytes::from(body))
            .map_err(|error| OutgoingError::Http(error.to_string()))?;
        let answer = self.way.ask(&url, request).await?;
        let status = answer.status();
        if status != 200 {
            answer.drain().await;
            return Err(AkismetError::Refused { status });
        }
        let header = |name| answer.header(name).unwrap_or_default().to_owned();
        let (help, tip) = (header("x-akismet-debug-help"), header("x-akismet-pro-tip"));
        let word = answer.text(MAX_ANSWER).await?;
        Ok((word.trim().to_owned(), self.safe(&help), tip))
    }

    /// Removes our key from a text of Akismet's, so that it may be shown.
    fn safe(&self, help: &str) -> String {
        let help = help.replace(self.key.reveal(), "(secret)");
        help.chars().take(MAX_HELP).collect()
    }

    fn fields(&self, blog: &str) -> Serializer<'static, String> {
        let mut fields = Serializer::new(String::new());
        fields.append_pair("api_key", self.key.reveal());
        fields.append_pair("blog", blog);
        fields
    }

    fn body(&self, question: &Question<'_>) -> String {
        let author = question.author;
        let kind = match question.kind {
            QuestionKind::Comment => "comment",
            QuestionKind::Reply => "reply",
        };
        let address = question.address.to_string();
        let created = question.created.to_string();
        let mut fields = self.fields(question.blog);
        for (name, value) in [
            ("user_ip", address.as_str()),
            ("permalink", question.permalink),
            ("comment_type", kind),
            ("comment_author", author.name.as_str()),
            ("comment_content", question.text),
            ("comment_date_gmt", &created),
            ("blog_lang", question.language),
            ("blog_charset", "UTF-8"),
        ] {
            fields.append_pair(name, value);
        }
        let email = author.email.as_ref().map(EmailAddress::as_str);
        let website = author.website.as_ref().map(Website::as_str);
        for (name, value) in [
            ("comment_author_email", email),
            ("comment_author_url", website),
        ] {
            if let Some(value) = value {
                fields.append_pair(name, value);
            }
        }
        fields.finish()
    }
}

/// Akismet says `invalid`, and in older places `Invalid key`.
fn unclear(word: &str, help: String) -> AkismetError {
    if word.to_ascii_lowercase().starts_with("invalid") {
        AkismetError::InvalidKey(help)
    } else {
        AkismetError::Unclear(help)
    }
}
