//! The words of what only the owner of the whole server sees: sites, tokens and mails.

use super::Counted;
use crate::http::page::texts::Sentence;

#[derive(Debug)]
pub(in crate::http::console) struct SiteWords {
    pub title: &'static str,
    pub key: &'static str,
    pub name: &'static str,
    pub name_hint: &'static str,
    pub origins: &'static str,
    pub origins_hint: &'static str,
    pub comments: &'static str,
    pub waiting: &'static str,
    pub none: &'static str,
    pub add: &'static str,
    pub add_button: &'static str,
    pub key_hint: &'static str,
    pub key_invalid: &'static str,
    pub key_taken: &'static str,
    pub origins_invalid: &'static str,
    pub name_invalid: &'static str,
    pub refused: &'static str,
    /// Somebody else saved meanwhile.
    pub outdated: &'static str,
    pub see_now: &'static str,
    pub as_server: Sentence,
    pub while_empty: Sentence,
    /// What the server has where it has nothing: no reactions, nobody.
    pub nothing: &'static str,
    pub about: &'static str,
    pub about_comments: &'static str,
    pub about_spam: &'static str,
    pub about_thread: &'static str,
    pub about_people: &'static str,
    pub paste: &'static str,
    pub paste_hint: &'static str,
    pub tag: &'static str,
    pub back: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct TokenWords {
    pub title: &'static str,
    pub about: &'static str,
    pub name: &'static str,
    pub name_hint: &'static str,
    pub name_invalid: &'static str,
    pub name_taken: &'static str,
    pub scopes: &'static str,
    pub scopes_missing: &'static str,
    pub made: &'static str,
    pub used: &'static str,
    pub state: &'static str,
    pub revoked: Sentence,
    pub revoke: &'static str,
    pub revoke_this: Sentence,
    pub revoke_what: &'static str,
    pub none: &'static str,
    pub add: &'static str,
    pub add_button: &'static str,
    pub kinds: [ScopeWords; 5],
    pub ready: Sentence,
    pub once: &'static str,
    pub token: &'static str,
    pub back: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct ScopeWords {
    pub scope: &'static str,
    pub name: &'static str,
    pub may: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct OutboxWords {
    pub title: &'static str,
    pub tabs: &'static str,
    pub failed: &'static str,
    pub waiting: &'static str,
    pub all: &'static str,
    /// Said of one.
    pub failed_one: &'static str,
    pub waiting_one: &'static str,
    pub kind: &'static str,
    pub to: &'static str,
    pub since: &'static str,
    pub state: &'static str,
    pub attempts: Counted,
    pub next: Sentence,
    pub sent: &'static str,
    pub error: &'static str,
    pub again: &'static str,
    pub again_this: Sentence,
    pub not_again: &'static str,
    pub mails: &'static str,
    pub webhooks: &'static str,
    pub event: &'static str,
    pub url: &'static str,
    pub none_failed: &'static str,
    pub none_waiting: &'static str,
    pub none: &'static str,
    /// By the kind's word.
    pub kinds: &'static [(&'static str, &'static str)],
}
