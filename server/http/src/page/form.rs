//! The form for a comment, empty or filled in.

use std::borrow::Cow;

use super::texts::{SLOT, naming};
use askama::Template;

use super::links::Links;
use super::typed::Typed;
use crate::contexts::ReaderServices;
use crate::error::Problem;
use crate::views::{email_hint, private_hint};
use afterword_i18n::Texts;
use afterword_markup as markup;
use afterword_model::policy::Moderation;
use afterword_model::{Comment, CommentId, Site, Status};

/// Characters of an answered comment that the form shows.
const EXCERPT: usize = 240;

#[derive(Debug, Template)]
#[template(path = "form.html")]
pub(crate) struct Form<'a> {
    pub texts: &'static Texts,
    pub site: &'a Site,
    pub links: Links<'a>,
    pub typed: &'a Typed,
    pub answered: Option<&'a ParentComment>,
    pub mistakes: &'a [Mistake],
    /// Readers may ask for mails about replies.
    pub notifies: bool,
    /// Readers may follow the thread.
    pub follows: bool,
    /// The owner can answer a word to the owner only.
    pub answers: bool,
    pub guard: &'a Guard,
}

/// The fields that tell programs from people.
#[derive(Debug)]
pub(crate) struct Guard {
    /// The name of the honeypot field.
    trap: String,
    /// The time at which the form was begun; empty if not required.
    stamp: String,
}

impl Guard {
    /// A form that is shown again keeps its stamp.
    #[must_use]
    pub(crate) fn new(services: &ReaderServices, site: &Site, carried: &str) -> Self {
        Self {
            trap: services.challenges.trap(site),
            stamp: match carried {
                "" => services.challenges.stamp(site),
                carried => carried.to_owned(),
            },
        }
    }

    /// For a form that is refused without a valid stamp: shown again with an old one, it could never be sent.
    #[must_use]
    pub(crate) fn with_valid_stamp(services: &ReaderServices, site: &Site, carried: &str) -> Self {
        let is_running = services.challenges.is_running(site, carried);
        Self::new(services, site, if is_running { carried } else { "" })
    }
}

impl Guard {
    #[must_use]
    pub(super) fn trap(&self) -> &str {
        &self.trap
    }

    #[must_use]
    pub(super) fn stamp(&self) -> &str {
        &self.stamp
    }
}

/// A field and its mistake; without a field it concerns the whole form.
#[derive(Debug)]
pub(crate) struct Mistake {
    pub field: Option<&'static str>,
    pub text: String,
}

impl Mistake {
    #[must_use]
    pub(crate) fn new(texts: &'static Texts, problem: &Problem) -> Self {
        let shown = ["text", "name", "email", "website"];
        let named = problem.field_name();
        Self {
            field: shown.into_iter().find(|field| named == Some(field)),
            text: problem.explained(texts, &["problem-"]),
        }
    }
}

/// One line of the form.
struct Input<'a> {
    name: &'static str,
    label: &'static str,
    kind: &'static str,
    /// The browser's autofill (HTML Standard, "autofill").
    autocomplete: &'static str,
    required: bool,
    hint: Option<Cow<'static, str>>,
    value: &'a str,
}

impl Form<'_> {
    fn inputs(&self) -> [Input<'_>; 3] {
        let Self { texts, typed, .. } = self;
        let optional = |name, label, autocomplete, value| Input {
            name,
            label,
            kind: "text",
            autocomplete,
            required: false,
            hint: None,
            value,
        };
        [
            Input {
                required: true,
                ..optional("name", texts.page_name(), "name", &typed.name)
            },
            Input {
                kind: "email",
                hint: Some(
                    email_hint(self.site.rules.avatars, texts)
                        .map_or_else(|| Cow::Borrowed(texts.page_email_hint()), Cow::Owned),
                ),
                ..optional("email", texts.page_email(), "email", &typed.email)
            },
            // Not of the kind `url`, which would refuse example.org.
            optional("website", texts.page_website(), "url", &typed.website),
        ]
    }

    /// Whether a word to the owner only can be written here: it answers no comment.
    fn takes_private(&self) -> bool {
        self.site.rules.private_words && self.answered.is_none() && self.typed.parent.is_empty()
    }

    fn private_hint(&self) -> &'static str {
        private_hint(self.texts, self.answers)
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        let mistake = self
            .mistakes
            .iter()
            .find(|mistake| mistake.field == Some(field))?;
        Some(&mistake.text)
    }

    /// The ids of the texts about a field.
    fn described(&self, input: &Input<'_>) -> Option<String> {
        let hint = input.hint.as_ref().map(|_| format!("{}-hint", input.name));
        let mistake = self.mistake(input.name);
        let mistake = mistake.map(|_| format!("{}-mistake", input.name));
        let ids: Vec<_> = hint.into_iter().chain(mistake).collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }

    /// Whether the checkbox for mails about replies is below this field.
    fn notifies_below(&self, input: &Input<'_>) -> bool {
        self.notifies && input.name == "email"
    }

    /// Whether the choice of mails about all new comments is below this field.
    fn follows_below(&self, input: &Input<'_>) -> bool {
        self.follows && input.name == "email"
    }

    fn paces(&self) -> Vec<(&'static str, &'static str)> {
        super::follow::paces(self.texts)
    }

    fn held(&self) -> bool {
        self.site.rules.moderation == Moderation::Hold
    }
}

/// The parent comment of the form.
#[derive(Debug)]
pub(crate) struct ParentComment {
    id: CommentId,
    name: String,
    excerpt: String,
}

impl ParentComment {
    /// `None` if it is not visible on this page.
    pub(crate) async fn find(
        services: &ReaderServices,
        site: &Site,
        path: &str,
        id: &str,
    ) -> Result<Option<Self>, Problem> {
        let Ok(id) = CommentId::parse(id) else {
            return Ok(None);
        };
        let found = services.store.comment(id).await?;
        Ok(found
            .filter(|comment| is_on(comment, site, path))
            .and_then(Self::of))
    }

    pub(super) fn of(comment: Comment) -> Option<Self> {
        let plain = markup::plain(comment.text.as_str());
        let line = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut excerpt: String = line.chars().take(EXCERPT).collect();
        if excerpt.len() < line.len() {
            excerpt.push('…');
        }
        Some(Self {
            id: comment.id,
            name: comment.author?.name.as_str().to_owned(),
            excerpt,
        })
    }

    #[must_use]
    pub(super) fn excerpt(&self) -> &str {
        &self.excerpt
    }

    #[must_use]
    pub(crate) fn id(&self) -> CommentId {
        self.id
    }
}

/// Whether this comment is visible in the thread of this page.
#[must_use]
pub(super) fn is_on(comment: &Comment, site: &Site, path: &str) -> bool {
    comment.status == Status::Approved && comment.site == site.id && comment.page == path
}
