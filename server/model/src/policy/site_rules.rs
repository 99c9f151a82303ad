//! `[sites]`: the settings for every site that does not override them.

use serde::{Deserialize, Serialize};

use super::{
    Moderators, Reactions, ReservedNames, ScriptCheck, Scripts, SiteFile, SiteOverrides,
    UnknownPages, WordList,
    value::{DAY, Duration, Expiry, Text, choice, impl_text_traits, within},
};

/// The most levels that replies may be indented.
pub(crate) const MOST_LEVELS: i64 = 20;
/// The most comments that a site may show at once.
pub(crate) const MOST_PER_PAGE: i64 = 1000;
/// The highest threshold of a verdict.
pub(crate) const MOST_POINTS: i64 = 1000;
/// The most comments that `trust_after` may require: so many can be proven at once.
pub(crate) const MOST_TRUST: i64 = 20;
/// The longest edit window.
pub(crate) const LONGEST_EDIT_WINDOW: i64 = 30 * DAY;

/// The rules of one site: the defaults, overlaid with the site's own settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteRules {
    pub moderation: Moderation,

    /// The points at which a comment is held, is spam, or is refused; 0 is never.
    #[serde(deserialize_with = "within::<0, MOST_POINTS, _, _>")]
    pub hold_at: usize,
    #[serde(deserialize_with = "within::<0, MOST_POINTS, _, _>")]
    pub spam_at: usize,
    #[serde(deserialize_with = "within::<0, MOST_POINTS, _, _>")]
    pub refuse_at: usize,

    /// Words that hold a comment, make it spam, or refuse it.
    pub words_hold: WordList,
    pub words_spam: WordList,
    pub words_refuse: WordList,

    pub script_check: ScriptCheck,
    pub scripts: Scripts,

    /// Approved comments that an author must prove to be known; 0 is never.
    #[serde(deserialize_with = "within::<0, MOST_TRUST, _, _>")]
    pub trust_after: usize,

    /// Whether an author with a proven mail address is known.
    pub trust_confirmed: bool,

    /// How long authors may change and delete their comments.
    #[serde(deserialize_with = "within::<0, LONGEST_EDIT_WINDOW, _, _>")]
    pub edit_window: Duration,

    /// Levels that replies are indented; 0 shows a flat list.
    #[serde(deserialize_with = "within::<0, MOST_LEVELS, _, _>")]
    pub depth: usize,

    /// Comments that a thread shows at once.
    #[serde(deserialize_with = "within::<1, MOST_PER_PAGE, _, _>")]
    pub page_size: usize,

    /// A page's age, from its first comment on, at which it closes.
    pub close_after: Expiry,

    /// Whether no page takes comments any more: its threads are part of the blog.
    pub retired: bool,

    /// Whether Markdown images are shown.
    pub images: bool,

    /// Whether TeX in dollars is shown as formulas.
    pub maths: bool,

    /// Whether the pieces of fenced code have colours.
    pub code_colours: bool,

    pub reactions: Reactions,

    /// Whether readers may react to the article, too.
    pub article_reactions: bool,

    /// Whose pictures of authors are shown, by their mail addresses.
    pub avatars: Avatars,
    /// Whether readers may write a word to the owner only.
    pub private_words: bool,

    pub language: Language,
    pub sort: Sort,

    /// The name under which the owner answers; empty for the site's title.
    pub owner: OwnerName,

    /// Names that nobody else may use, beside the owner's and the site's.
    pub reserved_names: ReservedNames,

    /// Who gets mails about new comments, and may decide by replying.
    pub moderators: Moderators,
    pub tell_owner: TellOwner,

    /// Whether the moderators get a mail once a day about what was kept as spam.
    pub tell_spam: bool,

    /// Whether readers may ask for mails about replies.
    pub notifications: bool,

    /// Whether readers may follow threads by mail, where they may ask for mails at all.
    pub follow_threads: bool,

    /// Whether readers may write comments by mail: each page has an address for them.
    pub comments_by_mail: bool,

    /// Whether authors who may get mails get one when their held comment is published.
    pub tell_authors: bool,

    /// Whether the owner's answers to people of other networks are posted there, too.
    pub answers_elsewhere: bool,

    /// The site's file that names the owner's posts about its pages; empty for none.
    pub own_posts: SiteFile,

    /// Whether webmentions of its pages are taken.
    pub webmentions: bool,

    /// Whether the pages that the owner's comments link to get webmentions.
    pub send_webmentions: bool,

    /// The site's sitemap; empty for none.
    pub sitemap: SiteFile,
    pub unknown_pages: UnknownPages,

    /// Whether Akismet is asked about comments.
    pub akismet: bool,
}

/// The rules of a site without settings of its own.
pub type SiteDefaults = SiteRules;

impl SiteRules {
    /// These rules overlaid with a site's own settings.
    #[expect(
        clippy::too_many_lines,
        reason = "two lines a setting, none of which can be forgotten"
    )]
    pub fn with(&self, own: &SiteOverrides) -> SiteRules {
        // Taken apart so that a new setting cannot be forgotten here.
        let SiteOverrides {
            moderation,
            hold_at,
            spam_at,
            refuse_at,
            words_hold,
            words_spam,
            words_refuse,
            script_check,
            scripts,
            trust_after,
            trust_confirmed,
            edit_window,
            depth,
            page_size,
            close_after,
            retired,
            images,
            maths,
            code_colours,
            reactions,
            article_reactions,
            avatars,
            private_words,
            language,
            sort,
            owner,
            reserved_names,
            moderators,
            tell_owner,
            tell_spam,
            notifications,
            follow_threads,
            comments_by_mail,
            tell_authors,
            answers_elsewhere,
            own_posts,
            webmentions,
            send_webmentions,
            sitemap,
            unknown_pages,
            akismet,
        } = own.clone();
        SiteRules {
            moderation: moderation.unwrap_or(self.moderation),
            hold_at: hold_at.unwrap_or(self.hold_at),
            spam_at: spam_at.unwrap_or(self.spam_at),
            refuse_at: refuse_at.unwrap_or(self.refuse_at),
            words_hold: words_hold.unwrap_or_else(|| self.words_hold.clone()),
            words_spam: words_spam.unwrap_or_else(|| self.words_spam.clone()),
            words_refuse: words_refuse.unwrap_or_else(|| self.words_refuse.clone()),
            script_check: script_check.unwrap_or(self.script_check),
            scripts: scripts.unwrap_or_else(|| self.scripts.clone()),
            trust_after: trust_after.unwrap_or(self.trust_after),
            trust_confirmed: trust_confirmed.unwrap_or(self.trust_confirmed),
            edit_window: edit_window.unwrap_or(self.edit_window),
            depth: depth.unwrap_or(self.depth),
            page_size: page_size.unwrap_or(self.page_size),
            close_after: close_after.unwrap_or(self.close_after),
            retired: retired.unwrap_or(self.retired),
            images: images.unwrap_or(self.images),
            maths: maths.unwrap_or(self.maths),
            code_colours: code_colours.unwrap_or(self.code_colours),
            reactions: reactions.unwrap_or_else(|| self.reactions.clone()),
            article_reactions: article_reactions.unwrap_or(self.article_reactions),
            avatars: avatars.unwrap_or(self.avatars),
            private_words: private_words.unwrap_or(self.private_words),
            language: language.unwrap_or_else(|| self.language.clone()),
            sort: sort.unwrap_or(self.sort),
            owner: owner.unwrap_or_else(|| self.owner.clone()),
            reserved_names: reserved_names.unwrap_or_else(|| self.reserved_names.clone()),
            moderators: moderators.unwrap_or_else(|| self.moderators.clone()),
            tell_owner: tell_owner.unwrap_or(self.tell_owner),
            tell_spam: tell_spam.unwrap_or(self.tell_spam),
            notifications: notifications.unwrap_or(self.notifications),
            follow_threads: follow_threads.unwrap_or(self.follow_threads),
            comments_by_mail: comments_by_mail.unwrap_or(self.comments_by_mail),
            tell_authors: tell_authors.unwrap_or(self.tell_authors),
            answers_elsewhere: answers_elsewhere.unwrap_or(self.answers_elsewhere),
            own_posts: own_posts.unwrap_or_else(|| self.own_posts.clone()),
            webmentions: webmentions.unwrap_or(self.webmentions),
            send_webmentions: send_webmentions.unwrap_or(self.send_webmentions),
            sitemap: sitemap.unwrap_or_else(|| self.sitemap.clone()),
            unknown_pages: unknown_pages.unwrap_or(self.unknown_pages),
            akismet: akismet.unwrap_or(self.akismet),
        }
    }
}

choice! {
    /// What to do with a new comment.
    Moderation {
        /// It is held.
        Hold = "hold",
        /// It is published at once.
        Publish = "publish",
    }
}

choice! {
    /// The service that has pictures of people by their mail addresses. Only the server asks it.
    Avatars {
        Off = "off",
        Gravatar = "gravatar",
        Libravatar = "libravatar",
    }
}

choice! {
    /// The order of a thread's top-level comments.
    Sort {
        Oldest = "oldest",
        Newest = "newest",
        /// Most reactions first.
        Top = "top",
    }
}

choice! {
    /// Which new comments cause a mail to the moderators.
    TellOwner {
        /// Held ones.
        Held = "held",
        /// All.
        All = "all",
        Nothing = "nothing",
    }
}

/// A language tag (BCP 47): two or three letters, then subtags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language(String);

impl Language {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for Language {
    const EXPECTED: &'static str = "a language tag such as \"en\", \"de\" or \"pt-BR\"";

    fn read(text: &str) -> Option<Self> {
        let mut subtags = text.split('-');
        let language = subtags.next()?;
        let is_tag = matches!(language.len(), 2..=3)
            && language.chars().all(|letter| letter.is_ascii_alphabetic())
            && subtags.all(is_subtag);
        is_tag.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(Language);

fn is_subtag(text: &str) -> bool {
    matches!(text.len(), 1..=8)
        && text
            .chars()
            .all(|character| character.is_ascii_alphanumeric())
}

/// The name above the owner's own comments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnerName(String);

const MOST_NAME_CHARACTERS: usize = 80;

impl OwnerName {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for OwnerName {
    const EXPECTED: &'static str = "a name of at most 80 characters, such as \"Ann\", or nothing";

    fn read(text: &str) -> Option<Self> {
        let is_name =
            text.chars().count() <= MOST_NAME_CHARACTERS && !text.chars().any(char::is_control);
        is_name.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(OwnerName);
