//! What went wrong and what to do, in the reader's language.

use afterword_i18n::{Key, Texts, Value};

use super::Problem;

impl Problem {
    /// In the first of these families of texts that has one for it: pages word the same problem differently. Without
    /// one, the problem's own English text is used.
    #[must_use]
    pub(crate) fn explained(&self, texts: &'static Texts, families: &[&str]) -> String {
        // A form that wants mails is refused without an address also before a submission is made of it.
        let particular = match self.field_name() {
            Some("email") if self.code == "missing_field" => Some("notify_without_email"),
            _ => self.wording.as_ref().and_then(|wording| wording.particular),
        };
        let names = particular.into_iter().chain([self.code]);
        let of_family = |family: &&str| {
            let named = |name| Key::named(&format!("{family}{name}"));
            names.clone().find_map(named)
        };
        let key = families.iter().find_map(of_family);
        key.and_then(|key| self.filled(texts, key))
            .unwrap_or_else(|| self.detail.clone().into_owned())
    }

    /// `None` if the text needs an unknown variable.
    fn filled(&self, texts: &'static Texts, key: Key) -> Option<String> {
        let minutes = [("minutes", Value::from(self.wait_minutes()))];
        let wording = self.wording.as_ref();
        let facts = wording.into_iter().flat_map(|wording| &wording.facts);
        let facts = facts.map(|(name, number)| (*name, Value::from(*number)));
        let facts: Vec<(&str, Value<'_>)> = facts.chain(minutes).collect();
        let is_known = |name: &str| facts.iter().any(|(known, _)| *known == name);
        let mut needed = key.variables().iter();
        needed
            .all(|variable| is_known(variable.name))
            .then(|| texts.say(key, &facts))
    }
}

#[cfg(test)]
mod tests {
    use super::super::code;
    use super::*;
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
        let elsewhere = Problem::new(code::NAME_TOO_LONG, "Too long a name.");
        let unknown = elsewhere.explained(Texts::of("de"), &["problem-"]);
        assert_eq!(unknown, "Too long a name.");
    }

    #[test]
    fn pages_say_the_same_problem_in_their_own_words() {
        let missing = Problem::new(code::MISSING_FIELD, "It is missing.");
        let french = |families: &[&str]| missing.explained(Texts::of("fr"), families);
        assert!(french(&["link-problem-", "problem-"]).starts_with("Rien n’a été choisi"));
        assert!(french(&["problem-"]).starts_with("L’adresse ne dit pas"));
        let email = Problem::from(Invalid::NotifyWithoutEmail);
        let email = email.explained(Texts::of("fr"), &["problem-"]);
        assert!(email.starts_with("Indiquez où envoyer"));
    }

    #[test]
    fn every_explained_problem_has_a_code() {
        let particular = [
            "name_empty",
            "notify_without_email",
            "page_closed_by_age",
            "page_closed_by_owner",
            "text_empty",
            "text_invisible",
        ];
        let families = ["console-problem-", "link-problem-", "problem-"];
        for family in families {
            for key in Key::beginning(family) {
                let name = key.name()[family.len()..].replace('-', "_");
                let is_known = particular.contains(&&*name) || code::Code::named(&name).is_some();
                assert!(is_known, "{} is no code's text", key.name());
            }
        }
    }
}
