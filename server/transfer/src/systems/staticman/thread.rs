//! Finds parents. Staticman itself knows only `_parent`, whose meaning depends on the theme: a comment's id, its
//! number among the top-level comments, or the article.

use std::collections::HashSet;

/// A field with which a file may name its parent.
pub(super) struct ReplyField {
    pub name: &'static str,
    pub to: String,
}

impl ReplyField {
    /// The names that themes use; the nearest comment first, then the thread.
    pub(super) const FIELDS: &[&str] = &[
        "replying_to_uid",
        "reply_to",
        "replyID",
        "replyThread",
        "replying_to",
        "parent_id",
        ARTICLE_TOO,
    ];

    fn number(&self) -> Option<usize> {
        self.to.parse().ok()
    }
}

/// Staticman's own field, for mails to subscribers: many themes put the article there.
const ARTICLE_TOO: &str = "_parent";

/// The comments of one article, in the order of their files.
#[derive(Default)]
pub(super) struct Thread {
    ids: HashSet<String>,
    added: Vec<(String, Vec<ReplyField>)>,
    roots: Vec<String>,
}

impl Thread {
    pub(super) fn add(&mut self, id: String, answers: Vec<ReplyField>) {
        self.ids.insert(id.clone());
        self.added.push((id, answers));
    }

    /// Called when all comments are there: now the top-level ones are known.
    pub(super) fn close(&mut self) {
        for (id, answers) in std::mem::take(&mut self.added) {
            let answers_nobody = answers.iter().all(|answer| {
                let is_known = self.ids.contains(&answer.to) || answer.number().is_some();
                answer.name == ARTICLE_TOO && !is_known
            });
            if answers_nobody {
                self.roots.push(id);
            }
        }
    }

    /// The comment's parent by its id, or the field's value if there is no such comment.
    pub(super) fn parent(&self, answers: &[ReplyField]) -> Option<String> {
        let known = answers.iter().find_map(|answer| {
            if self.ids.contains(&answer.to) {
                return Some(answer.to.clone());
            }
            self.roots.get(answer.number()?.checked_sub(1)?).cloned()
        });
        known.or_else(|| {
            let named = answers.iter().find(|answer| answer.name != ARTICLE_TOO);
            named.map(|answer| answer.to.clone())
        })
    }
}
