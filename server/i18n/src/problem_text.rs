//! What went wrong, and what to do about it.

use std::fmt;

use crate::{Key, Texts, Value};

/// A problem, by the name of its texts and what they tell. It has a function for each `problem-…` of the languages and
/// each `api-…` of `api.ftl`. In English, as programs get it, it is what [`fmt::Display`] writes: `api-…`, or
/// `problem-…` where everybody is told the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProblemText {
    pub(crate) name: &'static str,
    pub(crate) key: Key,
    pub(crate) values: Vec<(&'static str, Value<'static>)>,
}

impl ProblemText {
    #[must_use]
    pub fn values(&self) -> &[(&'static str, Value<'static>)] {
        &self.values
    }

    /// Its text in this family, such as `console-problem-`; or that of its code, where one text does for several
    /// problems. `None` if the family has neither.
    #[must_use]
    pub fn said(&self, texts: &Texts, family: &str, code: &str) -> Option<String> {
        let said = self.key_in(family);
        let said = said.and_then(|key| self.filled(texts, key));
        said.or_else(|| self.filled(texts, Key::named(&format!("{family}{code}"))?))
    }

    /// Its own text in this family.
    #[must_use]
    pub fn key_in(&self, family: &str) -> Option<Key> {
        Key::named(&format!("{family}{}", self.name))
    }

    /// `None` if it lacks a variable of the text.
    fn filled(&self, texts: &Texts, key: Key) -> Option<String> {
        let is_known = |name: &str| self.values.iter().any(|(known, _)| *known == name);
        let mut needed = key.variables().iter();
        needed
            .all(|variable| is_known(variable.name))
            .then(|| texts.say(key, &self.values))
    }
}

impl fmt::Display for ProblemText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let english = Texts::english();
        if self.key.variables().is_empty() {
            return formatter.write_str(english.plain(self.key));
        }
        formatter.write_str(&english.say(self.key, &self.values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_get_the_text_of_the_api_or_that_of_everybody() {
        let missing = ProblemText::missing_field("page");
        assert_eq!(missing.to_string(), "The field `page` is missing.");
        let long = ProblemText::name_too_long(81, 80);
        assert_eq!(
            long.to_string(),
            "The name has 81 characters; 80 are allowed."
        );
    }

    #[test]
    fn each_kind_of_page_has_its_own_text_in_its_own_language() {
        let missing = ProblemText::missing_field("page");
        let french = |family| missing.said(Texts::of("fr"), family, "missing_field");
        assert!(
            french("link-problem-")
                .unwrap()
                .starts_with("Rien n’a été choisi")
        );
        assert!(
            french("problem-")
                .unwrap()
                .starts_with("L’adresse ne dit pas")
        );
        assert_eq!(french("mail-problem-"), None);
    }

    #[test]
    fn one_text_does_for_all_problems_of_a_code_but_not_where_it_lacks_a_variable() {
        let parent = ProblemText::text_missing();
        let said = |code| parent.said(Texts::english(), "problem-", code);
        assert_eq!(said("text_empty").unwrap(), "The text is empty.");
        assert_eq!(said("text_too_long"), None);
    }
}
