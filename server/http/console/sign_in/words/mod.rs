//! The words of the pages for signing in, and of what went wrong in the console: one table a language.

mod english;
mod french;
mod german;

use self::english::ENGLISH;
use self::french::FRENCH;
use self::german::GERMAN;
use crate::http::error::Problem;
use crate::http::mail_links::Line;

#[derive(Debug)]
pub(in crate::http::console) struct Words {
    pub sign_in: &'static str,
    pub email: &'static str,
    pub password: &'static str,
    pub password_hint: &'static str,
    pub no_mail_hint: &'static str,
    pub sent_title: &'static str,
    pub sent: Line,
    pub sent_hint: &'static str,
    pub follow: Line,
    pub follow_hint: &'static str,
    // The account
    pub account: &'static str,
    pub signed_in_as: &'static str,
    pub sessions: &'static str,
    pub sessions_hint: &'static str,
    pub some_browser: &'static str,
    pub begun: &'static str,
    pub seen: &'static str,
    pub this_one: &'static str,
    pub sign_out: &'static str,
    pub sign_out_everywhere: &'static str,
    pub session_ended: &'static str,
    pub set_password: &'static str,
    pub change_password: &'static str,
    pub old_password: &'static str,
    pub new_password: &'static str,
    pub new_password_hint: &'static str,
    pub password_set: &'static str,
    // What went wrong
    pub refused: &'static str,
    pub kept: &'static str,
    pub to_console: &'static str,
    /// By the problem's code; `{}` stands for minutes.
    problems: &'static [(&'static str, Line)],
}

impl Words {
    #[must_use]
    pub(in crate::http::console) fn of(language: &str) -> &'static Self {
        match language {
            "de" => &GERMAN,
            "fr" => &FRENCH,
            _ => &ENGLISH,
        }
    }

    /// What went wrong and what to do; in the problem's own words where there are no others.
    #[must_use]
    pub(in crate::http::console) fn explain(&self, problem: &Problem) -> String {
        let mut own = self.problems.iter();
        match own.find(|(code, _)| *code == problem.code()) {
            Some((_, line)) => line.filled(&[&problem.wait_minutes().to_string()]),
            None => problem.detail().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_explains_the_same_problems() {
        let codes =
            |words: &Words| -> Vec<&str> { words.problems.iter().map(|(code, _)| *code).collect() };
        for other in [&GERMAN, &FRENCH] {
            assert_eq!(codes(other), codes(&ENGLISH));
        }
    }
}
