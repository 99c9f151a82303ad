//! The JSON that clients see. These types have no field for data that must not leave the server.

mod owners;

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

pub(super) use self::owners::OwnersView;
use super::addresses::COMMENTS;
use super::openapi::types;
use crate::contexts::ReaderServices;
use afterword_config::Proofs;
use afterword_i18n::Texts;
use afterword_model::policy::Avatars;
use afterword_model::{ClosedBy, Comment, CommentId, CommentSource, Reactions, Site, Status};
use afterword_services::thread::Thread;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Author)]
pub(super) struct AuthorView<'a> {
    name: &'a str,
    #[schema(required = true)]
    website: Option<&'a str>,
    /// The path of the author's picture on this server, which may have none. Null without a mail address, and where
    /// the site shows no pictures (`avatars`).
    #[schema(
        required = true,
        example = "/api/v1/comments/0192f0c4-7b3e-7a3c-8f11-2a6b7c8d9e0f/avatar"
    )]
    avatar: Option<String>,
    owner: bool,
    verified: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Comment)]
pub(super) struct CommentView<'a> {
    #[schema(value_type = types::Id)]
    id: CommentId,
    #[schema(value_type = Option<types::Id>, required = true)]
    parent: Option<CommentId>,
    /// Left out if it is approved. Readers other than its author see `deleted` for all unpublished comments.
    #[schema(value_type = types::Status)]
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<Status>,
    /// Null in a placeholder.
    #[schema(required = true)]
    author: Option<AuthorView<'a>>,
    html: &'a str,
    #[schema(value_type = types::Time)]
    created: Timestamp,
    /// Left out where that was when it was written.
    #[schema(value_type = types::Time, required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    published: Option<Timestamp>,
    #[schema(value_type = Option<types::Time>, required = true)]
    edited: Option<Timestamp>,
    pinned: bool,
    score: u32,
    #[schema(value_type = types::Reactions)]
    reactions: &'a Reactions,
    /// Where it was written. Left out if that was on the site.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<SourceView<'a>>,
}

/// Where a comment was written, if not on the site.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Source)]
struct SourceView<'a> {
    #[schema(example = "mastodon")]
    network: &'static str,
    /// Of the original.
    #[schema(example = "https://social.example/@ann/110001")]
    url: &'a str,
    /// The host in `url`.
    #[schema(example = "social.example")]
    host: &'a str,
    /// The author's name there.
    #[schema(example = "@ann@social.example")]
    handle: &'a str,
}

impl<'a> SourceView<'a> {
    fn new(source: &'a CommentSource) -> Self {
        Self {
            network: source.network.as_str(),
            url: source.url.as_str(),
            host: source.host(),
            handle: &source.handle,
        }
    }
}

impl<'a> CommentView<'a> {
    /// For every reader: an unpublished comment is a placeholder.
    #[must_use]
    pub(super) fn public(comment: &'a Comment, site: &Site) -> Self {
        if comment.status == Status::Approved {
            return Self::own(comment, site);
        }
        Self {
            author: None,
            html: "",
            published: None,
            edited: None,
            pinned: false,
            score: 0,
            reactions: const { &Reactions::new() },
            source: None,
            status: Some(Status::Deleted),
            ..Self::own(comment, site)
        }
    }

    /// For its author, or the owner.
    #[must_use]
    pub(super) fn own(comment: &'a Comment, site: &Site) -> Self {
        let author = comment.author.as_ref();
        Self {
            id: comment.id,
            parent: comment.parent,
            status: (comment.status != Status::Approved).then_some(comment.status),
            author: author.map(|author| AuthorView {
                name: author.name.as_str(),
                website: author
                    .website
                    .as_ref()
                    .map(afterword_model::Website::as_str),
                avatar: shows_avatar(comment, site).then(|| avatar_path(comment.id)),
                owner: author.owner,
                verified: author.verified,
            }),
            html: &comment.html,
            created: comment.created,
            published: comment.published.filter(|at| *at > comment.created),
            edited: comment.edited,
            pinned: comment.pinned,
            score: comment.score,
            reactions: &comment.reactions,
            source: comment.source.as_ref().map(SourceView::new),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ThreadPage)]
pub(super) struct PageView<'a> {
    #[schema(value_type = types::Path)]
    path: String,
    title: String,
    url: String,
    open: bool,
    #[schema(value_type = types::ClosedBy)]
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<ClosedBy>,
    count: u32,
    /// Those to the article; left out where the site takes none.
    #[schema(value_type = types::Reactions, nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    reactions: Option<&'a Reactions>,
    /// How often posts about the article are liked and passed on, on other networks. Left out where nobody did.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    likes: Option<u32>,
}

/// A site's data for the widget's form.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Form)]
pub(super) struct FormView<'a> {
    max_text: usize,
    max_name: usize,
    max_links: usize,
    depth: usize,
    edit_window_secs: u64,
    held: bool,
    /// Null if readers can't ask for mails about replies.
    #[schema(required = true)]
    notify: Option<NotifyView>,
    /// Null if readers can't follow the thread.
    #[schema(required = true)]
    follow: Option<FollowView>,
    /// Null if readers can't write to the owner only.
    #[schema(required = true)]
    private: Option<PrivateView>,
    /// Where readers learn the address for comments by mail. Left out where the site takes none.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    by_mail: Option<ByMailView>,
    #[schema(value_type = Vec<String>)]
    reactions: &'a [String],
    /// There are pictures of authors. Left out where there are none.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    avatars: Option<AvatarsView>,
    /// The site's.
    language: &'a str,
    /// The one of our languages that the question asks for, or the site's; `en` for all that we don't speak.
    #[schema(example = "en")]
    spoken: &'static str,
    #[schema(value_type = types::Sort)]
    sort: &'a str,
    /// `altcha` if a comment without a proof of work is held: `GET /challenge` has the challenge. Null if none is
    /// required.
    #[schema(required = true, example = "altcha")]
    proof: Option<&'static str>,
    /// The name of a field that only programs fill in: a comment with anything in it is spam.
    honeypot: String,
}

impl<'a> FormView<'a> {
    #[must_use]
    pub(super) fn new(services: &ReaderServices, site: &'a Site, spoken: &'static str) -> Self {
        let (rules, limits) = (&site.rules, &services.config.limits);
        Self {
            max_text: limits.text,
            max_name: limits.name,
            max_links: limits.links,
            depth: rules.depth,
            edit_window_secs: rules.edit_window.as_secs(),
            held: rules.moderation == afterword_model::policy::Moderation::Hold,
            notify: offers_notifications(services, site).then(|| NotifyView::new(spoken)),
            follow: services
                .follows
                .are_offered(site)
                .then(|| FollowView::new(spoken)),
            private: rules
                .private_words
                .then(|| PrivateView::new(services, site, spoken)),
            by_mail: services
                .by_mail
                .are_offered(site)
                .then(|| ByMailView::new(services, site, spoken)),
            reactions: &rules.reactions,
            avatars: email_hint(rules.avatars, Texts::of(spoken)).map(|hint| AvatarsView { hint }),
            language: rules.language.as_str(),
            spoken,
            sort: rules.sort.as_str(),
            proof: (services.config.spam.proof == Proofs::On).then_some("altcha"),
            honeypot: services.challenges.trap(site),
        }
    }
}

/// What the form says below the field for the address where there are pictures: who else learns of it.
#[must_use]
pub(super) fn email_hint(avatars: Avatars, texts: &Texts) -> Option<String> {
    let service = match avatars {
        Avatars::Off => return None,
        Avatars::Gravatar => "Gravatar",
        Avatars::Libravatar => "Libravatar",
    };
    Some(texts.page_email_hint_picture(service))
}

/// Whether there may be a picture of a comment's author.
#[must_use]
pub(super) fn shows_avatar(comment: &Comment, site: &Site) -> bool {
    let author = comment.author.as_ref();
    site.rules.avatars != Avatars::Off
        && comment.status == Status::Approved
        && author.is_some_and(|author| author.email.is_some())
}

#[must_use]
pub(super) fn avatar_path(id: CommentId) -> String {
    format!("{COMMENTS}/{id}/avatar")
}

/// Whether readers of the site may react to an article.
#[must_use]
pub(super) fn takes_article_reactions(site: &Site) -> bool {
    site.rules.article_reactions && !site.rules.reactions.is_empty()
}

/// Whether readers of the site may ask for a mail when somebody replies to them.
#[must_use]
pub(super) fn offers_notifications(services: &ReaderServices, site: &Site) -> bool {
    services.receivers.of(site).readers
}

/// Whether the owner can answer a word to the owner only, which is done by mail alone.
#[must_use]
pub(super) fn answers_private_words(services: &ReaderServices, site: &Site) -> bool {
    services.receivers.of(site).private
}

/// Who sees such a word, and how it is answered, if it can be.
#[must_use]
pub(super) fn private_hint(texts: &'static Texts, is_answered: bool) -> &'static str {
    match is_answered {
        true => texts.page_private_hint(),
        false => texts.page_private_held(),
    }
}

/// The texts of the checkbox for mails about replies, in the language that is spoken. They are sent only if there is one, so
/// that the script for all readers need not contain them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notify)]
struct NotifyView {
    label: &'static str,
    hint: &'static str,
}

impl NotifyView {
    fn new(spoken: &'static str) -> Self {
        let texts = Texts::of(spoken);
        Self {
            label: texts.page_notify(),
            hint: texts.page_notify_hint(),
        }
    }
}

/// The texts of the box for following the thread, in the language that is spoken.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Follow)]
struct FollowView {
    label: &'static str,
    at_once: &'static str,
    daily: &'static str,
}

impl FollowView {
    fn new(spoken: &'static str) -> Self {
        let texts = Texts::of(spoken);
        Self {
            label: texts.page_follow(),
            at_once: texts.page_follow_at_once(),
            daily: texts.page_follow_daily(),
        }
    }
}

/// The link to the address for comments by mail.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ByMail)]
struct ByMailView {
    label: &'static str,
    /// The page's path belongs behind it, as the value of a parameter.
    #[schema(example = "https://comments.example.org/by-mail?site=blog&page=")]
    url: String,
}

impl ByMailView {
    fn new(services: &ReaderServices, site: &Site, spoken: &'static str) -> Self {
        let server = &services.config.server.public_url;
        Self {
            label: Texts::of(spoken).by_mail_title(),
            url: format!("{server}/by-mail?site={}&page=", site.key),
        }
    }
}

/// The texts of the box for a word to the owner only, and what its author is told and asked afterwards.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Private)]
struct PrivateView {
    label: &'static str,
    hint: &'static str,
    held: &'static str,
    /// Why what is ticked can't be sent as an answer.
    reply: &'static str,
    /// The button by which its author offers it for publication, and what that asks back.
    offer: &'static str,
    agree: &'static str,
}

impl PrivateView {
    fn new(services: &ReaderServices, site: &Site, spoken: &'static str) -> Self {
        let texts = Texts::of(spoken);
        Self {
            label: texts.page_private(),
            hint: private_hint(texts, answers_private_words(services, site)),
            held: texts.page_private_held(),
            reply: texts.page_private_reply(),
            offer: texts.page_private_offer(),
            agree: texts.mail_link_may_publish(),
        }
    }
}

/// Where there are pictures of authors.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Avatars)]
struct AvatarsView {
    /// Says below the field for the address which service gets a hash of it.
    hint: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Thread)]
pub(super) struct ThreadView<'a> {
    page: PageView<'a>,
    comments: Vec<CommentView<'a>>,
    /// The cursor for `after`; null at the end.
    #[schema(required = true)]
    next: Option<&'a str>,
    form: FormView<'a>,
}

impl<'a> ThreadView<'a> {
    #[must_use]
    pub(super) fn new(
        services: &ReaderServices,
        site: &'a Site,
        spoken: &'static str,
        thread: &'a Thread,
    ) -> Self {
        Self {
            page: PageView {
                path: thread.path.clone(),
                title: thread.title.clone(),
                url: site.url(&thread.path),
                open: thread.closed.is_none(),
                closed: thread.closed,
                count: thread.count,
                reactions: takes_article_reactions(site).then_some(&thread.reactions),
                likes: (thread.likes > 0).then_some(thread.likes),
            },
            comments: thread
                .comments
                .iter()
                .map(|comment| CommentView::public(comment, site))
                .collect(),
            next: thread.next.as_deref(),
            form: FormView::new(services, site, spoken),
        }
    }
}

/// The answer to a submission, an edit, and a request for one's own comment.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnComment)]
pub(super) struct SubmittedView<'a> {
    pub comment: CommentView<'a>,
    #[schema(value_type = types::Status)]
    pub status: Status,
    /// Given once, to the author; it allows editing and deleting.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edit_token: Option<&'a str>,
    #[schema(value_type = types::Time)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edit_until: Option<Timestamp>,
    /// Markdown as typed; shown to the author.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'a str>,
    pub page: PlaceView<'a>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Place)]
pub(super) struct PlaceView<'a> {
    #[schema(value_type = types::Path)]
    path: &'a str,
    title: &'a str,
    url: String,
}

impl<'a> PlaceView<'a> {
    #[must_use]
    pub(super) fn new(comment: &'a Comment, site: &Site) -> Self {
        Self {
            path: &comment.page,
            title: &comment.page_title,
            url: site.url(&comment.page),
        }
    }
}
