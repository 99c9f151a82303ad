//! Scripts of letters: words that mix scripts to look like other words, and texts in a script that the site's readers
//! don't use.

use unicode_normalization::UnicodeNormalization;
use unicode_script::{Script, UnicodeScript};
use unicode_security::skeleton;

use super::{Case, Code, Finding, Outcome};
use afterword_model::policy::ScriptCheck;

/// Shorter words mix scripts legitimately: `Δx`, `5μm`.
const SHORT_WORD: usize = 4;
/// Ignores a foreign name in the text.
const FEW_LETTERS: usize = 8;
/// The percentage of letters that may be in other scripts.
const FOREIGN_SHARE: usize = 30;

/// Disguised words in the text or the name.
pub(super) fn masked(case: &Case<'_>) -> Option<Finding> {
    let text = case.features.look.text.as_str();
    let name = case.submission.author.name.as_str();
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words = words.chain(name.split(|c: char| !c.is_alphanumeric()));
    let mut masked = words.filter(|word| is_masked(word));
    let first = masked.next()?;
    let more = masked.take(4).count();
    let points = if more > 1 { 6 } else { 4 };
    Some(Finding::points(
        Code::MaskedWord,
        points,
        vec![first.to_owned()],
    ))
}

/// Another script than the site's, if its owner wants this check.
pub(super) fn foreign(case: &Case<'_>) -> Option<Finding> {
    if case.rules.script_check == ScriptCheck::Off {
        return None;
    }
    let own: &[Script] = match &*case.rules.scripts {
        [] => of_language(case.rules.language.as_str()),
        named => named,
    };
    let letters = case
        .features
        .look
        .text
        .chars()
        .filter(|c| c.is_alphabetic());
    let scripts = letters.map(|letter| letter.script());
    let scripts = scripts.filter(|script| !matches!(script, Script::Common | Script::Inherited));
    let (mut all, mut foreign) = (0_usize, 0_usize);
    let mut which = None;
    for script in scripts {
        all += 1;
        if !own.contains(&script) {
            foreign += 1;
            which = which.or(Some(script));
        }
    }
    let found = foreign >= FEW_LETTERS && 100 * foreign >= FOREIGN_SHARE * all;
    let name = which.map_or("", Script::full_name).to_owned();
    found.then(|| Finding::at_least(Code::ForeignScript, Outcome::Hold).with(vec![name]))
}

fn is_masked(word: &str) -> bool {
    if word.is_ascii() || word.chars().count() < SHORT_WORD {
        return false;
    }
    if word.chars().any(is_styled) {
        return word.nfkc().all(|c| c.is_ascii());
    }
    let has_latin = word.chars().any(|c| c.is_ascii_alphabetic());
    let is_foreign = |c: char| {
        !matches!(
            c.script(),
            Script::Latin | Script::Common | Script::Inherited
        )
    };
    has_latin && word.chars().any(is_foreign) && skeleton(word).all(|c| c.is_ascii())
}

/// Mathematical and circled letters, which form words only in spam.
fn is_styled(character: char) -> bool {
    matches!(character, '\u{1D400}'..='\u{1D7FF}' | '\u{24B6}'..='\u{24E9}' | '\u{1F130}'..='\u{1F189}')
}

fn of_language(tag: &str) -> &'static [Script] {
    match tag.split('-').next().unwrap_or_default() {
        "ru" | "uk" | "bg" | "be" | "mk" | "kk" | "ky" | "mn" => &[Script::Cyrillic],
        "sr" => &[Script::Cyrillic, Script::Latin],
        "el" => &[Script::Greek],
        "ar" | "fa" | "ur" | "ps" | "ug" => &[Script::Arabic],
        "he" | "iw" | "yi" => &[Script::Hebrew],
        "ja" => &[Script::Han, Script::Hiragana, Script::Katakana],
        "zh" => &[Script::Han, Script::Bopomofo],
        "ko" => &[Script::Hangul, Script::Han],
        "hi" | "mr" | "ne" | "sa" => &[Script::Devanagari],
        "bn" | "as" => &[Script::Bengali],
        "ta" => &[Script::Tamil],
        "te" => &[Script::Telugu],
        "th" => &[Script::Thai],
        "ka" => &[Script::Georgian],
        "hy" => &[Script::Armenian],
        "am" | "ti" => &[Script::Ethiopic],
        _ => &[Script::Latin],
    }
}

#[cfg(test)]
mod tests {
    use afterword_config::SetOverride;

    use super::*;
    use crate::Signals;
    use crate::tests::{judged, submission};
    use afterword_config::Config;
    use afterword_model::policy::SiteOverrides;

    #[test]
    fn words_of_several_scripts_are_masked_and_those_of_one_are_not() {
        for word in ["Cаsino", "pаypal", "ѕаlе5x", "𝓒𝓪𝓼𝓲𝓷𝓸", "Ⓒⓐⓢⓘⓝⓞ"]
        {
            assert!(is_masked(word), "{word}");
        }
        for word in [
            "casino",
            "Müller",
            "Москва",
            "SMSка",
            "μm",
            "Δx",
            "kΩ",
            "αβγδ",
            "日本語",
            "ﬁnden",
            "ＡＢＣＤ",
        ] {
            assert!(!is_masked(word), "{word}");
        }
    }

    #[test]
    fn another_script_is_held_only_where_the_owner_asked_for_it() {
        let outcome = |settings: &[&str], text: &str| {
            let mut own = SiteOverrides::default();
            own.set("moderation=publish").unwrap();
            for setting in settings {
                own.set(setting).unwrap();
            }
            let rules = Config::default().sites.with(&own);
            judged(&submission(text), &rules, &Signals::default()).outcome
        };
        let russian = "Отличная статья, спасибо автору за подробности";
        assert_eq!(outcome(&[], russian), Outcome::Publish);
        assert_eq!(outcome(&["script_check=hold"], russian), Outcome::Hold);
        assert_eq!(
            outcome(&["script_check=hold", "language=ru"], russian),
            Outcome::Publish
        );
        assert_eq!(
            outcome(&["script_check=hold", "scripts=Latin,Cyrillic"], russian),
            Outcome::Publish
        );
        let name =
            "In Russian one would say спасибо большое, wouldn't one? That is what I learned.";
        assert_eq!(outcome(&["script_check=hold"], name), Outcome::Publish);
    }
}
