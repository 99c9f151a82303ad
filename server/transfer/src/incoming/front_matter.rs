//! The front matter above an article's text: TOML between `+++`, YAML between `---`, or a JSON object.

use serde::{Deserialize, Deserializer};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct FrontMatter {
    #[serde(deserialize_with = "word")]
    pub(super) title: Option<String>,
    #[serde(deserialize_with = "word")]
    pub(super) url: Option<String>,
    #[serde(deserialize_with = "word")]
    pub(super) slug: Option<String>,
    #[serde(deserialize_with = "one_or_many")]
    pub(super) aliases: Vec<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Value {
    Word(String),
    Number(i64),
    Many(Vec<String>),
    Other(serde::de::IgnoredAny),
}

/// A slug may look like a number.
fn word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Ok(match Value::deserialize(deserializer)? {
        Value::Word(word) if !word.is_empty() => Some(word),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    })
}

fn one_or_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    Ok(match Value::deserialize(deserializer)? {
        Value::Word(word) => vec![word],
        Value::Many(words) => words,
        Value::Number(_) | Value::Other(_) => Vec::new(),
    })
}

impl FrontMatter {
    /// `None` if there is no front matter.
    ///
    /// # Errors
    /// The problem with it.
    pub(super) fn parse(file: &str) -> Result<Option<Self>, String> {
        let file = file.trim_start_matches('\u{FEFF}');
        if let Some(toml) = fenced(file, "+++") {
            return toml::from_str(toml).map(Some).map_err(|e| e.to_string());
        }
        if let Some(yaml) = fenced(file, "---") {
            if yaml.trim().is_empty() {
                return Ok(None);
            }
            return serde_saphyr::from_str(yaml)
                .map(Some)
                .map_err(|e| e.to_string());
        }
        if file.starts_with('{') {
            let mut values = serde_json::Deserializer::from_str(file).into_iter();
            return values
                .next()
                .transpose()
                .map_err(|e: serde_json::Error| e.to_string());
        }
        Ok(None)
    }
}

/// The text between two fence lines, the first of which begins the file.
fn fenced<'a>(file: &'a str, fence: &str) -> Option<&'a str> {
    let rest = file.strip_prefix(fence)?;
    let (first, _) = rest.split_once('\n')?;
    if !first.trim().is_empty() {
        return None;
    }
    let inner = &rest[first.len() + 1..];
    let mut at = 0;
    for line in inner.split_inclusive('\n') {
        if line.trim_end() == fence {
            return Some(&inner[..at]);
        }
        at += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_three_languages_are_read() {
        for file in [
            "+++\ntitle = \"Hi\"\naliases = [\"/a/\", \"/b/\"]\nslug = \"x\"\ndate = 2024-01-01\n+++\nText\n",
            "---\ntitle: Hi\naliases:\n  - /a/\n  - /b/\nslug: x\ndate: 2024-01-01\ntags: [1, a]\n---\nText\n",
            "{\"title\": \"Hi\", \"aliases\": [\"/a/\", \"/b/\"], \"slug\": \"x\"}\n\nText\n",
        ] {
            let matter = FrontMatter::parse(file).unwrap().unwrap();
            assert_eq!(matter.title.as_deref(), Some("Hi"), "{file}");
            assert_eq!(matter.aliases, ["/a/", "/b/"], "{file}");
            assert_eq!(matter.slug.as_deref(), Some("x"), "{file}");
        }
        assert!(FrontMatter::parse("Text\n---\n").unwrap().is_none());
        assert!(FrontMatter::parse("+++\n= no\n+++\n").is_err());
    }
}
