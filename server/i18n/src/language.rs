//! Which of our languages a tag (BCP 47) means.

use crate::SOURCES;

/// Older and narrower names of languages that we have.
const SAME: &[(&str, &str)] = &[("iw", "he"), ("nn", "nb"), ("no", "nb")];

/// Where Chinese is written in traditional characters, unless the tag says otherwise.
const TRADITIONAL: &[&str] = &["hant", "tw", "hk", "mo"];
const SIMPLIFIED: &[&str] = &["hans", "cn", "sg", "my"];

/// The place of the language in [`SOURCES`]: that of the language and one of the subtags behind it, such as `pt-BR`,
/// or that of the language alone, such as `pt` for `pt-AO`.
pub(crate) fn find(tag: &str) -> Option<usize> {
    let tag = tag.to_ascii_lowercase();
    let mut subtags = tag.split(['-', '_']);
    let spoken = subtags.next().unwrap_or_default();
    let named = SAME.iter().find(|(other, _)| *other == spoken);
    let language = named.map_or(spoken, |(_, ours)| ours);
    if language == "zh" {
        let mut known = subtags.filter(|it| TRADITIONAL.contains(it) || SIMPLIFIED.contains(it));
        let is_traditional = known.next().is_some_and(|it| TRADITIONAL.contains(&it));
        return position(if is_traditional { "zh-tw" } else { "zh-cn" });
    }
    let mut regional = subtags.filter_map(|subtag| position(&format!("{language}-{subtag}")));
    regional.next().or_else(|| position(language))
}

fn position(language: &str) -> Option<usize> {
    let mut languages = SOURCES.iter();
    languages.position(|(ours, _)| ours.eq_ignore_ascii_case(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_region_or_script_and_else_by_its_first_part() {
        for (tag, found) in [
            ("de", "de"),
            ("de-AT", "de"),
            ("DE", "de"),
            ("fr_CA", "fr"),
            ("en-GB", "en"),
            ("pt", "pt"),
            ("pt-AO", "pt"),
            ("pt-PT", "pt"),
            ("pt-BR", "pt-BR"),
            ("PT-br", "pt-BR"),
            ("pt-Latn-BR", "pt-BR"),
            ("no", "nb"),
            ("nn-NO", "nb"),
            ("nb", "nb"),
            ("iw-IL", "he"),
            ("zh", "zh-CN"),
            ("zh-SG", "zh-CN"),
            ("zh-Hans", "zh-CN"),
            ("zh-Hans-HK", "zh-CN"),
            ("zh-Hant", "zh-TW"),
            ("zh-Hant-CN", "zh-TW"),
            ("zh-HK", "zh-TW"),
            ("zh_TW", "zh-TW"),
        ] {
            let language = find(tag).map(|index| SOURCES[index].0);
            assert_eq!(language, Some(found), "{tag}");
        }
    }

    #[test]
    fn what_only_begins_like_a_language_is_none() {
        for tag in ["", "*", "deu", "fil", "arn", "d", "x-de", "ptbr", "eo", "-"] {
            assert_eq!(find(tag), None, "{tag}");
        }
    }
}
