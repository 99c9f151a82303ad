//! The languages that a site may have.

use afterword_i18n::Texts;
use afterword_model::policy::Language;

/// What is wrong with the language of a site: it is none of Afterword's. Readers would get English.
#[must_use]
pub fn unknown_language(language: &Language) -> Option<String> {
    let tag = language.as_str();
    if Texts::known(tag).is_some() {
        return None;
    }
    let known: Vec<&str> = Texts::tags().collect();
    Some(format!(
        "{tag:?} is none of Afterword's languages, which are {}",
        known.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use afterword_model::policy::value::Text;

    use super::*;

    #[test]
    fn regions_of_a_language_are_known_and_others_are_named_with_the_list() {
        let unknown = |tag| unknown_language(&Language::read(tag).unwrap());
        for known in ["de", "de-AT", "pt-BR", "zh-Hant", "no"] {
            assert_eq!(unknown(known), None, "{known}");
        }
        let told = unknown("eo").unwrap();
        assert!(told.starts_with("\"eo\" is none of "), "{told}");
        assert!(told.contains(" ar, cs, da, de, en, "), "{told}");
    }
}
