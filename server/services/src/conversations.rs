//! What is written on other networks below the owner's posts: it becomes comments, which are changed and erased as their
//! originals are.
//!
//! An answer is submitted as any comment is: it is judged, held or published by the site's rules. Not here: asking
//! those networks (`integrations`).

use std::sync::Arc;

use afterword_config::Live;
use afterword_model::policy::Limits;
use afterword_model::{
    Author, CommentId, DisplayName, Invalid, Original, PagePath, Site, Submission, Text, Website,
    Written, reserved,
};
use jiff::Timestamp;

use crate::CommentError;
use crate::edit::AuthorEdits;
use crate::submit::Submissions;

/// An answer as it was read.
#[derive(Debug, Clone)]
pub struct Answer {
    pub site: Arc<Site>,
    pub path: PagePath,
    pub parent: Option<CommentId>,
    /// The name that others see there; it may be anything.
    pub name: String,
    /// The address of the author's profile.
    pub profile: Option<String>,
    /// Markdown.
    pub text: String,
    /// By the owner of the site, whose account it is.
    pub by_owner: bool,
    pub original: Original,
    pub written: Timestamp,
}

/// Answers from other networks.
#[derive(Clone)]
pub struct Conversations {
    pub(crate) submissions: Submissions,
    pub(crate) edits: AuthorEdits,
    pub(crate) limits: Live<Limits>,
}

impl Conversations {
    /// Submits an answer; the same one makes one comment, however often it comes.
    ///
    /// # Errors
    /// As [`Submissions::submit`]; [`is_temporary`] tells whether it may be taken later.
    pub async fn take(&self, answer: Answer) -> Result<CommentId, CommentError> {
        let site = Arc::clone(&answer.site);
        let submission = submission(answer, &self.limits.current())?;
        let submitted = self.submissions.submit(site, submission).await?;
        Ok(submitted.comment.id)
    }

    /// Gives a comment the new text of its original, which is judged again.
    ///
    /// # Errors
    /// As [`AuthorEdits::edit`].
    pub async fn rewrite(
        &self,
        comment: CommentId,
        text: &str,
        url: &str,
    ) -> Result<(), CommentError> {
        let text = fitting(text, url, self.limits.current().text)?;
        self.edits.rewrite(comment, text).await
    }

    /// Erases a comment whose author has removed the original.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn erase(&self, comment: CommentId) -> Result<(), CommentError> {
        match self.edits.erase(comment).await {
            Err(CommentError::UnknownComment) | Ok(()) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// Whether what has failed may succeed later.
#[must_use]
pub fn is_temporary(error: &CommentError) -> bool {
    matches!(
        error,
        CommentError::Store(_) | CommentError::Busy | CommentError::ChangedMeanwhile
    )
}

fn submission(answer: Answer, limits: &Limits) -> Result<Submission, CommentError> {
    let site = &answer.site;
    let source = &answer.original.source;
    let author = match answer.by_owner {
        true => Author {
            name: DisplayName::parse(site.owner_name(), limits.name)?,
            email: None,
            website: None,
            owner: true,
            verified: true,
        },
        false => Author {
            name: name(&answer.name, &source.handle, site, limits)?,
            email: None,
            website: answer
                .profile
                .and_then(|url| Website::parse(&url, limits.website).ok()),
            owner: false,
            verified: false,
        },
    };
    let text = fitting(&answer.text, source.url.as_str(), limits.text)?;
    Ok(Submission {
        parent: answer.parent,
        original: Some(Written {
            original: answer.original,
            at: answer.written,
        }),
        ..Submission::new(answer.path, author, text)
    })
}

/// Nobody there knows our rules for names: a name that breaks one gives way to the handle.
fn name(
    shown: &str,
    handle: &str,
    site: &Site,
    limits: &Limits,
) -> Result<DisplayName, CommentError> {
    let short: String = shown.chars().take(limits.name).collect();
    let shown = DisplayName::parse(&short, limits.name).ok();
    let own = shown.filter(|name| reserved::check(name, site).is_ok());
    if let Some(name) = own {
        return Ok(name);
    }
    let handle: String = handle.chars().take(limits.name).collect();
    let handle = DisplayName::parse(&handle, limits.name)?;
    reserved::check(&handle, site)?;
    Ok(handle)
}

/// The text, or as much of it as a comment may have, with a link to the rest.
fn fitting(markdown: &str, url: &str, most: usize) -> Result<Text, Invalid> {
    let readable: String = markdown
        .chars()
        .filter(|c| !c.is_control() || matches!(c, '\n' | '\t'))
        .collect();
    match Text::parse(&readable, most) {
        Err(Invalid::TextTooLong { .. }) => {
            let link = format!(" [\u{2026}]({url})");
            Text::parse(&shortened(&readable, most, &link), most)
        }
        parsed => parsed,
    }
}

/// As many whole words as fit into so many characters together with this end.
#[must_use]
pub fn shortened(text: &str, most: usize, end: &str) -> String {
    let room = most.saturating_sub(end.chars().count());
    let begun: String = text.chars().take(room).collect();
    let whole_words = begun.rsplit_once(char::is_whitespace);
    let begun = whole_words.map_or(begun.as_str(), |(begun, _)| begun);
    format!("{}{end}", begun.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_between_words_and_leads_to_its_rest() {
        let url = "https://a.test/1";
        let text = fitting("one two three four five six seven eight nine ten", url, 40);
        assert_eq!(
            text.map(|text| text.as_str().to_owned()),
            Ok("one two three [\u{2026}](https://a.test/1)".to_owned())
        );
        let whole = fitting("one\u{7} two", url, 40).map(|text| text.as_str().to_owned());
        assert_eq!(whole, Ok("one two".to_owned()));
        assert!(fitting(" \n", url, 40).is_err());
    }
}
