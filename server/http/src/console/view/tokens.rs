//! Tokens of the API, and the single display of a new one.

use crate::console::texts::ConsoleTexts;
use crate::page::texts::{SLOT, naming};
use askama::Template;
use jiff::Timestamp;

use afterword_services::tokens::Scope;

use super::frame::Frame;
use super::parts::{FormOutcome, day, day_text};
use afterword_i18n::Texts;

#[derive(Debug, Template)]
#[template(path = "console/tokens.html")]
pub(in crate::console) struct TokensPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub outcome: Option<FormOutcome>,
    pub rows: Vec<TokenRow>,
    pub form: TokenForm<'a>,
}

#[derive(Debug)]
pub(in crate::console) struct TokenRow {
    pub id: i64,
    pub name: String,
    pub scopes: Vec<String>,
    pub created: Timestamp,
    pub used: Option<Timestamp>,
    pub revoked: Option<Timestamp>,
}

/// As typed; empty at first.
#[derive(Debug, Default)]
pub(in crate::console) struct TokenForm<'a> {
    pub name: &'a str,
    pub scopes: &'a [&'a str],
    pub mistakes: &'a [TokenMistake],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum TokenMistake {
    NameInvalid,
    NameTaken,
    NoScope,
}

/// The page after a token was made.
#[derive(Template)]
#[template(path = "console/token.html")]
pub(in crate::console) struct TokenPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub name: &'a str,
    /// Shown only here.
    pub token: &'a str,
    pub scopes: &'a [&'a str],
}

impl TokensPage<'_> {
    fn name_problem(&self) -> Option<&'static str> {
        let texts = self.texts;
        let mut mistakes = self.form.mistakes.iter();
        mistakes.find_map(|mistake| match mistake {
            TokenMistake::NameInvalid => Some(texts.console_tokens_name_invalid()),
            TokenMistake::NameTaken => Some(texts.console_tokens_name_taken()),
            TokenMistake::NoScope => None,
        })
    }

    fn scopes_problem(&self) -> Option<&'static str> {
        let is_empty = self.form.mistakes.contains(&TokenMistake::NoScope);
        is_empty.then_some(self.texts.console_tokens_scopes_missing())
    }

    fn is_chosen(&self, scope: &str) -> bool {
        self.form.scopes.contains(&scope)
    }
}

impl TokenPage<'_> {
    fn allowed(&self) -> Vec<&'static str> {
        let all = scopes(self.texts).into_iter();
        let chosen = all.filter(|(scope, _)| self.scopes.contains(scope));
        chosen.map(|(_, may)| may).collect()
    }
}

/// Each scope, and its permission.
fn scopes(texts: &'static Texts) -> [(&'static str, &'static str); 5] {
    Scope::ALL.map(|scope| {
        let may = match scope {
            Scope::Read => texts.scope_read_may(),
            Scope::Moderate => texts.scope_moderate_may(),
            Scope::Sites => texts.scope_sites_may(),
            Scope::Export => texts.scope_export_may(),
            Scope::Mail => texts.scope_mail_may(),
        };
        (scope.as_str(), may)
    })
}
