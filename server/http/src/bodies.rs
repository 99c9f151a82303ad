//! Bodies of readers' requests, for the OpenAPI document.
#![expect(
    dead_code,
    reason = "these types are described and never made: handlers read `Fields`"
)]

use utoipa::ToSchema;

use super::openapi::types;

/// A comment to submit.
#[derive(ToSchema)]
#[schema(as = Submission)]
pub(super) struct Submission {
    /// The key of the site; may be left out if the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    page: types::AskedPath,
    /// The parent comment.
    parent: Option<types::ParentId>,
    #[schema(min_length = 1, max_length = 80, example = "Ann")]
    name: String,
    /// Never shown and never passed on.
    email: Option<types::Email>,
    website: Option<types::Website>,
    /// Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Good **read**.")]
    text: String,
    /// The title of the article; the page takes it with its first published comment.
    #[schema(example = "Hello")]
    title: Option<String>,
    /// A random word of the client: a submission that is sent again with it is stored once.
    key: Option<types::Key>,
    /// For the owner only, where `form.private` is not null; without `parent`.
    #[schema(example = false)]
    private: Option<bool>,
    /// Asks for a mail when somebody replies; needs `email`.
    #[schema(example = false)]
    notify: Option<bool>,
    /// Asks for mails about all new comments of the page: `at-once`, or `daily` for one mail a day; needs `email`.
    #[schema(pattern = "^(at-once|daily)?$", example = "daily")]
    follow: Option<String>,
    /// ALTCHA's answer to a challenge, as its libraries send it: JSON in Base64.
    #[schema(example = "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=")]
    proof: Option<String>,
    /// The same, by the field name of ALTCHA's own widget.
    altcha: Option<String>,
    /// Proof that the author is known here: up to 20 earlier comments, each its id, a dot and its edit token,
    /// separated by spaces.
    #[schema(
        pattern = "^([0-9a-f-]{36}\\.[a-z2-7]{26}( [0-9a-f-]{36}\\.[a-z2-7]{26}){0,19})?$",
        example = "0192f0c6-1a2b-7c3d-8e4f-5a6b7c8d9e0f.abcdefghijklmnopqrstuvwxyz"
    )]
    known: Option<String>,
}

/// The fields of an HTML form: those of a submission, all of them text.
#[derive(ToSchema)]
pub(super) struct SubmissionForm {
    #[schema(nullable = false, example = "blog")]
    site: Option<String>,
    page: types::AskedPath,
    #[schema(required = false)]
    parent: types::ParentId,
    #[schema(min_length = 1, max_length = 80, example = "Ann")]
    name: String,
    #[schema(required = false)]
    email: types::Email,
    #[schema(required = false)]
    website: types::Website,
    #[schema(min_length = 1, max_length = 10_000, example = "Good **read**.")]
    text: String,
    #[schema(nullable = false, example = "Hello")]
    title: Option<String>,
    #[schema(required = false)]
    key: types::Key,
    /// `on`: for the owner only.
    #[schema(nullable = false)]
    private: Option<String>,
    /// `on` asks for a mail when somebody replies.
    #[schema(nullable = false, example = "on")]
    notify: Option<String>,
    /// Asks for mails about all new comments of the page.
    #[schema(nullable = false, pattern = "^(at-once|daily)?$", example = "daily")]
    follow: Option<String>,
    /// `thread`: back to the thread's page here, not to the article.
    #[schema(nullable = false, pattern = "^(thread)?$", example = "thread")]
    r#return: Option<String>,
    /// ALTCHA's answer to a challenge, as its libraries send it: JSON in Base64.
    #[schema(nullable = false, example = "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=")]
    proof: Option<String>,
    /// The same, by the field name of ALTCHA's own widget.
    #[schema(nullable = false)]
    altcha: Option<String>,
}

/// Either of the two.
#[derive(ToSchema)]
#[serde(untagged)]
pub(super) enum CommentChange {
    Text(NewText),
    Publication(Publication),
}

#[derive(ToSchema)]
pub(super) struct NewText {
    /// Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Good *read*.")]
    text: String,
}

#[derive(ToSchema)]
pub(super) struct Publication {
    /// `false`: a word to the owner only may be published.
    #[schema(example = false)]
    private: bool,
}

#[derive(ToSchema)]
pub(super) struct React {
    /// One of the site's reactions, which `form.reactions` of a thread lists.
    #[schema(example = "👍")]
    reaction: String,
    /// A random word that the reader's browser keeps.
    #[schema(pattern = "^[A-Za-z0-9_-]{16,64}$", example = "2b0c5d7e9f1a3b5c")]
    key: String,
}

#[derive(ToSchema)]
pub(super) struct ReactToPage {
    /// The key of the site; may be left out if the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    page: types::AskedPath,
    /// One of the site's reactions, which `form.reactions` of a thread lists.
    #[schema(example = "👍")]
    reaction: String,
    /// A random word that the reader's browser keeps.
    #[schema(pattern = "^[A-Za-z0-9_-]{16,64}$", example = "2b0c5d7e9f1a3b5c")]
    key: String,
}

#[derive(ToSchema)]
pub(super) struct ReportOfComment {
    /// What is wrong with the comment.
    #[schema(
        pattern = "^(illegal|privacy|abuse|spam|mine|other)$",
        example = "privacy"
    )]
    reason: String,
    /// The reader's own words; needed with `illegal` and `other`.
    #[schema(max_length = 2000, example = "It shows my telephone number.")]
    text: Option<String>,
    /// Where the reader wants to hear what becomes of it.
    #[schema(example = "ann@example.org")]
    email: Option<String>,
    /// What a challenge's solution is, or what the form of a page without JavaScript holds.
    proof: Option<String>,
}

#[derive(ToSchema)]
pub(super) struct FollowOfThread {
    /// The key of the site; may be left out if the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    page: types::AskedPath,
    /// Where the mails go.
    #[schema(pattern = r"\S", example = "ann@example.org")]
    email: String,
    /// `at-once`, or `daily` for one mail a day; left out: `at-once`.
    #[schema(pattern = "^(at-once|daily)?$", example = "daily")]
    follow: Option<String>,
    /// What a challenge's solution is, or what the form of a page without JavaScript holds.
    proof: Option<String>,
}

/// The same by an HTML form, in which everything is text.
#[derive(ToSchema)]
pub(super) struct FollowForm {
    #[schema(nullable = false, example = "blog")]
    site: Option<String>,
    page: types::AskedPath,
    #[schema(pattern = r"\S", example = "ann@example.org")]
    email: String,
    #[schema(nullable = false, pattern = "^(at-once|daily)?$", example = "daily")]
    follow: Option<String>,
    #[schema(nullable = false)]
    proof: Option<String>,
}

#[derive(ToSchema)]
pub(super) struct ToPreview {
    /// The key of the site; may be left out if the server has one.
    #[schema(example = "blog")]
    site: Option<String>,
    /// Markdown.
    #[schema(min_length = 1, max_length = 10_000, example = "Good **read**.")]
    text: String,
}

/// A message (RFC 5322), up to 37 MiB.
#[derive(ToSchema)]
#[schema(
    format = Binary,
    example = "From: ann@example.org\r\nTo: comments@example.org\r\nSubject: Re: A comment\r\n\r\nok\r\n"
)]
pub(super) struct Message(String);

/// The field of a provider's form with the raw message; further fields prove it.
#[derive(ToSchema)]
pub(super) struct RawField {
    /// Mailgun.
    #[serde(rename = "body-mime")]
    #[schema(nullable = false, example = "From: ann@example.org\r\n\r\nok\r\n")]
    body_mime: Option<String>,
    /// SendGrid.
    #[schema(nullable = false)]
    email: Option<String>,
}

/// JSON of a provider: of Postmark with the raw message, of Amazon SNS with a notification of SES.
#[derive(ToSchema)]
#[schema(as = ProviderJson)]
pub(super) struct ProviderJson {
    /// Postmark: the raw message.
    #[serde(rename = "RawEmail")]
    #[schema(example = "From: ann@example.org\r\n\r\nok\r\n")]
    raw_email: Option<String>,
    /// Amazon SNS: `Notification` or `SubscriptionConfirmation`.
    #[serde(rename = "Type")]
    kind: Option<String>,
    /// Amazon SNS: what SES publishes, as JSON.
    #[serde(rename = "Message")]
    message: Option<String>,
    #[serde(rename = "TopicArn")]
    topic_arn: Option<String>,
    #[serde(rename = "Signature")]
    signature: Option<String>,
}
