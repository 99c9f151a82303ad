//! What went wrong and what to do, in the reader's language.

use afterword_i18n::Texts;

use super::Problem;

impl Problem {
    /// In the first of these families of texts that has one for the problem or its code: pages word the same problem
    /// differently. Without one, the title of its code.
    #[must_use]
    pub(crate) fn explained(&self, texts: &'static Texts, families: &[&str]) -> String {
        let told = self.told(texts, families);
        told.unwrap_or_else(|| format!("{}.", texts.plain(self.code.title)))
    }

    /// `None` if these families have no text for it.
    pub(super) fn told(&self, texts: &'static Texts, families: &[&str]) -> Option<String> {
        let mut families = families.iter();
        families.find_map(|family| self.text.said(texts, family, self.code.name))
    }
}

#[cfg(test)]
mod tests {
    use super::super::code;
    use super::*;
    use afterword_i18n::{Key, ProblemText};
    use afterword_model::Invalid;

    #[test]
    fn a_problem_is_explained_in_the_readers_language_with_its_numbers() {
        let long = Problem::from(Invalid::NameTooLong {
            length: 81,
            max: 80,
        });
        let explained = |tag| long.explained(Texts::of(tag), &["problem-"]);
        assert_eq!(
            explained("en"),
            "The name has 81 characters; 80 are allowed."
        );
        assert_eq!(
            explained("de"),
            "Der Name hat 81 Zeichen: höchstens 80 sind möglich."
        );
    }

    #[test]
    fn what_only_programs_are_told_in_detail_has_its_title_on_pages_in_their_language() {
        let reused = Problem::new(
            code::IDEMPOTENCY_KEY_REUSED,
            ProblemText::idempotency_key_reused(),
        );
        assert!(
            reused
                .detail()
                .starts_with("This key came with another request.")
        );
        let explained = |tag| reused.explained(Texts::of(tag), &["problem-"]);
        assert_eq!(explained("en"), "The key came with another request.");
        assert_eq!(
            explained("de"),
            "Der Schlüssel kam mit einer anderen Anfrage."
        );
    }

    #[test]
    fn pages_say_the_same_problem_in_their_own_words() {
        let missing = Problem::new(code::MISSING_FIELD, ProblemText::missing_field("page"));
        let french = |families: &[&str]| missing.explained(Texts::of("fr"), families);
        assert!(french(&["link-problem-", "problem-"]).starts_with("Rien n’a été choisi"));
        assert!(french(&["problem-"]).starts_with("L’adresse ne dit pas"));
        let email = Problem::from(Invalid::NotifyWithoutEmail);
        let email = email.explained(Texts::of("fr"), &["problem-"]);
        assert!(email.starts_with("Indiquez où envoyer"));
    }

    #[test]
    fn every_title_is_that_of_a_code() {
        for key in Key::beginning("title-") {
            let name = key.name()["title-".len()..].replace('-', "_");
            let code = code::Code::named(&name);
            assert_eq!(code.map(|code| code.title), Some(key), "{name}");
        }
    }
}
