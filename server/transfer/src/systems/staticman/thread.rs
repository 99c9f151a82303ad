//! Finds parents. Staticman itself knows only `_parent`, whose meaning depends on the theme: a comment's id, its
//! number among the top-level comments, or the article.

use std::collections::{HashMap, HashSet};

use crate::reading::loose::address;

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
        "replyingTo",
        "parent_id",
        "parentId",
        ARTICLE_TOO,
    ];

    fn number(&self) -> Option<usize> {
        self.to.parse().ok()
    }

    /// The article's address, if that is what the field holds: a whole one, a path, or a file below the content.
    pub(super) fn article(&self) -> Option<String> {
        let is_address = self.name == ARTICLE_TOO && self.to.contains('/');
        if !is_address {
            return None;
        }
        let address = address(&self.to);
        let is_file = !address.contains("://");
        let endings = [".md", ".markdown"].into_iter();
        let file = endings
            .filter(|_| is_file)
            .find_map(|ending| address.strip_suffix(ending));
        Some(file.map_or_else(|| address.clone(), |file| format!("{file}/")))
    }
}

/// Staticman's own field, for mails to subscribers: many themes put the article there.
const ARTICLE_TOO: &str = "_parent";

/// The comments of one folder, in the order of their files.
#[derive(Default)]
pub(super) struct Thread {
    /// The folder has comments of several articles: a number could mean any of them.
    is_mixed: bool,
    ids: HashSet<String>,
    added: Vec<(String, Vec<ReplyField>)>,
    roots: Vec<String>,
    /// The addresses of articles that comments name, by their ids.
    articles: HashMap<String, String>,
    /// What each answers that names no article.
    answers: HashMap<String, String>,
    /// The address that most name.
    article: Option<String>,
}

/// Comments that answer each other in a circle end there.
const DEEPEST: usize = 100;

impl Thread {
    pub(super) fn of_many_articles() -> Self {
        Self {
            is_mixed: true,
            ..Self::default()
        }
    }

    pub(super) fn add(&mut self, id: String, answers: Vec<ReplyField>) {
        self.ids.insert(id.clone());
        self.added.push((id, answers));
    }

    /// Called when all comments are there: now the top-level ones are known.
    pub(super) fn close(&mut self) {
        let mut named: Vec<(usize, String)> = Vec::new();
        for (id, answers) in std::mem::take(&mut self.added) {
            let mut articles = answers.iter().filter(|it| !self.ids.contains(&it.to));
            if let Some(article) = articles.find_map(ReplyField::article) {
                match named.iter_mut().find(|(_, known)| *known == article) {
                    Some((times, _)) => *times += 1,
                    None => named.push((1, article.clone())),
                }
                self.articles.insert(id.clone(), article);
            }
            if let Some(to) = answers.iter().find(|it| self.ids.contains(&it.to)) {
                self.answers.insert(id.clone(), to.to.clone());
            }
            let answers_nobody = answers.iter().all(|answer| {
                let is_known = self.ids.contains(&answer.to) || answer.number().is_some();
                answer.name == ARTICLE_TOO && !is_known
            });
            if answers_nobody {
                self.roots.push(id);
            }
        }
        // The first of those that are named equally often.
        let most = named.into_iter().rev().max_by_key(|(times, _)| *times);
        self.article = most.map(|(_, article)| article);
    }

    /// The article that a comment names, or the one that it answers.
    pub(super) fn article_of(&self, id: &str) -> Option<&str> {
        let mut id = id;
        for _ in 0..DEEPEST {
            if let Some(article) = self.articles.get(id) {
                return Some(article);
            }
            id = self.answers.get(id)?;
        }
        None
    }

    /// The address of the article that these comments belong to.
    pub(super) fn article(&self) -> Option<&str> {
        self.article.as_deref()
    }

    /// The comment's parent by its id, or the field's value if there is no such comment.
    pub(super) fn parent(&self, answers: &[ReplyField]) -> Option<String> {
        let known = answers.iter().find_map(|answer| {
            if self.ids.contains(&answer.to) {
                return Some(answer.to.clone());
            }
            let number = answer.number().filter(|_| !self.is_mixed)?;
            self.roots.get(number.checked_sub(1)?).cloned()
        });
        known.or_else(|| {
            let named = answers.iter().find(|answer| answer.name != ARTICLE_TOO);
            named.map(|answer| answer.to.clone())
        })
    }
}
