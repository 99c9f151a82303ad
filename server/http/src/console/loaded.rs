//! A comment with all data that an owner needs for deciding.

use std::sync::Arc;

use super::comments::{name_of, named};
use super::view::comment::{
    Answers, BlockBy, Blockable, DecisionState, Entry, Excerpt, History, Pane, Person, Pinning,
    Place, Reported,
};
use crate::contexts::ConsoleServices;
use crate::error::Problem;
use afterword_i18n::Texts;
use afterword_markup as markup;
use afterword_model::{Action, Comment, EmailAddress, Interface, Report, Site, Status, Website};
use afterword_store::{AuthorHistory, Decision, Replies};

/// The most replies shown.
const REPLIES: u32 = 5;
/// Characters of an excerpt.
const EXCERPT: usize = 160;

pub(super) struct Loaded {
    pub(super) comment: Comment,
    site: Arc<Site>,
    answered: Option<Comment>,
    replies: Replies,
    history: AuthorHistory,
    decisions: Vec<Decision>,
    reports: Vec<Report>,
    is_reachable: bool,
    /// Identifies the latest decision for undoing it.
    batch: Option<String>,
}

impl Loaded {
    pub(super) async fn read(
        services: &ConsoleServices,
        comment: Comment,
    ) -> Result<Self, Problem> {
        let answered = match comment.parent {
            Some(parent) => services.store.comment(parent).await?,
            None => None,
        };
        let decisions = services.store.decisions(comment.id).await?;
        let mut reports = services.store.reports(vec![comment.id]).await?;
        reports.retain(|report| report.closed.is_none());
        let is_reachable = match comment.status {
            Status::Private => services.moderation.reaches_author(&comment).await?,
            _ => false,
        };
        Ok(Self {
            is_reachable,
            reports,
            site: services.sites.of(&comment)?,
            answered,
            replies: services.store.replies(comment.id, REPLIES).await?,
            history: services.store.author_history(comment.id).await?,
            batch: latest_batch(&comment, &decisions),
            decisions,
            comment,
        })
    }

    pub(super) fn title(&self, language: &'static str) -> String {
        let author = self.comment.author.as_ref();
        let name = author.map_or(Texts::of(language).console_list_erased(), |author| {
            author.name.as_str()
        });
        format!("{name}: {}", named(&self.comment))
    }

    pub(super) fn pane(&self, texts: &'static Texts, several_sites: bool) -> Pane<'_> {
        let comment = &self.comment;
        Pane {
            id: comment.id,
            status: comment.status,
            pinning: match (comment.status, comment.pinned) {
                (Status::Approved, true) => Pinning::Pinned,
                (Status::Approved, false) => Pinning::Free,
                _ => Pinning::NotPossible,
            },
            author: person(comment),
            html: markup::shown_to_owners(&comment.html, comment.text.as_str()),
            text: comment.text.as_str(),
            revision: comment.revision,
            created: comment.created,
            edited: comment.edited,
            place: Place {
                site: self.site.key.as_str(),
                site_title: Some(name_of(&self.site)).filter(|_| several_sites),
                page: &comment.page,
                page_title: named(comment),
                url: self.url(),
                language: self.site.rules.language.as_str(),
            },
            answers: self.answers(),
            replies: self.replies.first.iter().filter_map(excerpted).collect(),
            reply_count: u64::from(self.replies.total),
            reasons: &comment.reasons,
            is_private: comment.private,
            is_reachable: self.is_reachable,
            reports: self.reports(texts),
            history: self.history(),
            audit: self.audit(),
            undo: self.batch.as_deref(),
            blockable: self.blockable(),
            reply_as: self.site.owner_name(),
        }
    }

    fn reports(&self, texts: &'static Texts) -> Vec<Reported<'_>> {
        let reports = self.reports.iter().map(|report| Reported {
            reason: texts.reported_as(report.reason.as_str()),
            words: &report.text,
            email: report.email.as_ref().map(EmailAddress::as_str),
            created: report.created,
        });
        reports.collect()
    }

    fn url(&self) -> String {
        let url = self.site.url(&self.comment.page);
        match self.comment.status {
            Status::Approved => format!("{url}#comment-{}", self.comment.id),
            _ => url,
        }
    }

    fn answers(&self) -> Answers<'_> {
        match (self.comment.parent, &self.answered) {
            (None, _) => Answers::ThePage,
            (Some(_), answered) => answered
                .as_ref()
                .and_then(excerpted)
                .map_or(Answers::Gone, Answers::Comment),
        }
    }

    /// Without this comment.
    fn history(&self) -> History {
        let of = |status: Status| {
            let found = self.history.by_status.iter().find(|(of, _)| *of == status);
            let count = found.map_or(0, |(_, count)| u64::from(*count));
            let own = u64::from(status == self.comment.status);
            count.saturating_sub(own)
        };
        History {
            published: of(Status::Approved),
            waiting: of(Status::Pending),
            rejected: of(Status::Rejected) + of(Status::Deleted),
            spam: of(Status::Spam),
            since: self.history.first,
        }
    }

    /// Latest first.
    fn audit(&self) -> Vec<Entry<'_>> {
        let standing = standing(&self.decisions);
        let lines = self.decisions.iter().zip(standing).rev();
        lines
            .filter_map(|(decision, standing)| {
                Some(Entry {
                    at: decision.at,
                    who: &decision.by,
                    action: decision.action.parse().ok()?,
                    interface: Interface::named(&decision.interface)?,
                    before: decision.before,
                    after: decision.after,
                    standing,
                })
            })
            .collect()
    }

    fn blockable(&self) -> Vec<Blockable<'_>> {
        let Some(author) = self.comment.author.as_ref().filter(|author| !author.owner) else {
            return Vec::new();
        };
        let email = author.email.as_ref().map(EmailAddress::as_str);
        let marks = [
            Some((BlockBy::Name, Some(author.name.as_str()))),
            email.map(|email| (BlockBy::Email, Some(email))),
            // It is kept as a keyed hash, which says nothing to anybody.
            self.history
                .knows_network
                .then_some((BlockBy::Network, None)),
        ];
        let marks = marks.into_iter().flatten();
        marks.map(|(by, value)| Blockable { by, value }).collect()
    }
}

fn is_pin(decision: &Decision) -> bool {
    [Action::Pin, Action::Unpin]
        .iter()
        .any(|pin| pin.as_str() == decision.action)
}

fn is_undo(decision: &Decision) -> bool {
    decision.action == Action::Undo.as_str()
}

fn person(comment: &Comment) -> Option<Person<'_>> {
    let author = comment.author.as_ref()?;
    Some(Person {
        name: author.name.as_str(),
        email: author.email.as_ref().map(EmailAddress::as_str),
        website: author.website.as_ref().map(Website::as_str),
        source: comment.source.as_ref(),
    })
}

/// `None` if the decision was undone already, or the comment was erased.
fn latest_batch(comment: &Comment, decisions: &[Decision]) -> Option<String> {
    comment.author.as_ref()?;
    let latest = decisions.last()?;
    let batch = latest.batch.filter(|_| !is_undo(latest))?;
    Some(batch.to_string())
}

/// Which decisions are in effect: an undo reverts the one before, and may be reverted itself.
fn standing(decisions: &[Decision]) -> Vec<DecisionState> {
    let mut standing = vec![DecisionState::Stands; decisions.len()];
    let mut took_back: Vec<Option<usize>> = vec![None; decisions.len()];
    let mut latest: Option<usize> = None;
    for (index, decision) in decisions.iter().enumerate() {
        if is_pin(decision) {
            continue;
        }
        if let Some(before) = latest.filter(|_| is_undo(decision)) {
            standing[before] = DecisionState::TakenBack;
            took_back[index] = Some(before);
            if let Some(again) = took_back[before] {
                standing[again] = DecisionState::Stands;
            }
        }
        latest = Some(index);
    }
    standing
}

fn excerpted(comment: &Comment) -> Option<Excerpt<'_>> {
    Some(Excerpt {
        id: comment.id,
        name: comment.author.as_ref()?.name.as_str(),
        words: excerpt(comment),
        created: comment.created,
        status: comment.status,
    })
}

/// The first words of a text, without Markdown.
pub(super) fn excerpt(comment: &Comment) -> String {
    // As much as could be shown, so that a long text costs no more than a short one.
    let begin: String = comment.text.as_str().chars().take(4 * EXCERPT).collect();
    let plain = markup::plain(&begin);
    let words: Vec<&str> = plain.split_whitespace().collect();
    let line = words.join(" ");
    let mut short: String = line.chars().take(EXCERPT).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decided(actions: &[&str]) -> Vec<DecisionState> {
        let decisions: Vec<Decision> = actions
            .iter()
            .map(|action| Decision {
                action: (*action).to_owned(),
                by: "olga".to_owned(),
                interface: "console".to_owned(),
                at: jiff::Timestamp::UNIX_EPOCH,
                before: Status::Pending,
                after: Status::Approved,
                batch: None,
                reply: None,
            })
            .collect();
        standing(&decisions)
    }

    #[test]
    fn an_undo_takes_back_what_was_decided_last_and_can_be_taken_back() {
        use DecisionState::{Stands, TakenBack};
        assert_eq!(decided(&["approve", "spam"]), [Stands, Stands]);
        assert_eq!(decided(&["approve", "undo"]), [TakenBack, Stands]);
        assert_eq!(
            decided(&["approve", "pin", "undo", "undo"]),
            [Stands, Stands, TakenBack, Stands]
        );
        assert_eq!(decided(&["undo"]), [Stands]);
    }
}
