//! A site's settings as fields of a form, and back.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use afterword_model::policy::{SiteOverrides, SiteRules};

/// Stands for an empty value, because an empty field means the server's setting.
const NOTHING: &str = "none";

/// The kind of input for a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum FieldKind {
    /// A choice of these values.
    Choice(&'static [&'static str]),
    Number {
        least: u32,
        most: u32,
    },
    Line,
    /// One value a line.
    Lines,
}

/// Groups of settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum Group {
    Comments,
    Spam,
    Thread,
    People,
}

const POINTS: FieldKind = FieldKind::Number {
    least: 0,
    most: 1000,
};

const YES_OR_NO: &[&str] = &["true", "false"];

/// All settings of a site, in display order.
pub(in crate::console) const FIELDS: [(Group, &str, FieldKind); 41] = [
    (
        Group::Comments,
        "moderation",
        FieldKind::Choice(&["hold", "publish"]),
    ),
    (Group::Comments, "edit_window", FieldKind::Line),
    (Group::Comments, "close_after", FieldKind::Line),
    (Group::Comments, "retired", FieldKind::Choice(YES_OR_NO)),
    (Group::Comments, "sitemap", FieldKind::Line),
    (
        Group::Comments,
        "unknown_pages",
        FieldKind::Choice(&["hold", "refuse", "publish"]),
    ),
    (Group::Spam, "hold_at", POINTS),
    (Group::Spam, "spam_at", POINTS),
    (Group::Spam, "refuse_at", POINTS),
    (Group::Spam, "words_hold", FieldKind::Lines),
    (Group::Spam, "words_spam", FieldKind::Lines),
    (Group::Spam, "words_refuse", FieldKind::Lines),
    (
        Group::Spam,
        "script_check",
        FieldKind::Choice(&["off", "hold"]),
    ),
    (Group::Spam, "scripts", FieldKind::Lines),
    (
        Group::Spam,
        "trust_after",
        FieldKind::Number { least: 0, most: 20 },
    ),
    (Group::Spam, "trust_confirmed", FieldKind::Choice(YES_OR_NO)),
    (Group::Spam, "akismet", FieldKind::Choice(YES_OR_NO)),
    (
        Group::Thread,
        "sort",
        FieldKind::Choice(&["oldest", "newest", "top"]),
    ),
    (
        Group::Thread,
        "depth",
        FieldKind::Number { least: 0, most: 20 },
    ),
    (
        Group::Thread,
        "page_size",
        FieldKind::Number {
            least: 1,
            most: 1000,
        },
    ),
    (Group::Thread, "reactions", FieldKind::Lines),
    (
        Group::Thread,
        "article_reactions",
        FieldKind::Choice(YES_OR_NO),
    ),
    (
        Group::Thread,
        "avatars",
        FieldKind::Choice(&["off", "gravatar", "libravatar"]),
    ),
    (Group::Thread, "private_words", FieldKind::Choice(YES_OR_NO)),
    (Group::Thread, "images", FieldKind::Choice(YES_OR_NO)),
    (Group::Thread, "maths", FieldKind::Choice(YES_OR_NO)),
    (Group::Thread, "code_colours", FieldKind::Choice(YES_OR_NO)),
    (Group::Thread, "language", FieldKind::Line),
    (Group::People, "owner", FieldKind::Line),
    (Group::People, "reserved_names", FieldKind::Lines),
    (Group::People, "moderators", FieldKind::Lines),
    (
        Group::People,
        "tell_owner",
        FieldKind::Choice(&["held", "all", "nothing"]),
    ),
    (Group::People, "tell_spam", FieldKind::Choice(YES_OR_NO)),
    (Group::People, "notifications", FieldKind::Choice(YES_OR_NO)),
    (
        Group::People,
        "follow_threads",
        FieldKind::Choice(YES_OR_NO),
    ),
    (
        Group::People,
        "comments_by_mail",
        FieldKind::Choice(YES_OR_NO),
    ),
    (Group::People, "tell_authors", FieldKind::Choice(YES_OR_NO)),
    (
        Group::People,
        "answers_elsewhere",
        FieldKind::Choice(YES_OR_NO),
    ),
    (Group::People, "own_posts", FieldKind::Line),
    (Group::People, "webmentions", FieldKind::Choice(YES_OR_NO)),
    (
        Group::People,
        "send_webmentions",
        FieldKind::Choice(YES_OR_NO),
    ),
];

/// The contents of the fields, by setting; a missing setting follows the server.
pub(in crate::console) type SettingTexts = BTreeMap<String, String>;

/// The fields for a site's own settings.
#[must_use]
pub(in crate::console) fn typed(own: &SiteOverrides) -> SettingTexts {
    let mut typed = texts(own, "\n");
    for text in typed.values_mut().filter(|text| text.is_empty()) {
        NOTHING.clone_into(text);
    }
    typed
}

/// The values for a site without its own settings.
#[must_use]
pub(super) fn defaults(rules: &SiteRules) -> SettingTexts {
    texts(rules, ", ")
}

/// The input as `name=value` for [`SiteOverrides::set`].
#[must_use]
pub(in crate::console) fn pair(name: &str, typed: &str) -> String {
    let kind = FIELDS.iter().find(|(_, known, _)| *known == name);
    let lists = kind.is_some_and(|(_, _, kind)| *kind == FieldKind::Lines);
    let may_be_nothing = lists || ["owner", "sitemap", "own_posts"].contains(&name);
    let lines = typed.lines().map(str::trim).filter(|line| !line.is_empty());
    let value = match typed.trim() {
        "" => "default".to_owned(),
        NOTHING if may_be_nothing => String::new(),
        _ if lists => lines.collect::<Vec<_>>().join(","),
        line => line.to_owned(),
    };
    format!("{name}={value}")
}

fn texts(settings: &impl Serialize, between: &str) -> SettingTexts {
    let written = serde_json::to_value(settings).unwrap_or_default();
    let Value::Object(settings) = written else {
        return SettingTexts::new();
    };
    let settings = settings.into_iter();
    settings
        .map(|(name, value)| (name, text(&value, between)))
        .collect()
}

fn text(value: &Value, between: &str) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => {
            let values: Vec<String> = values.iter().map(|value| text(value, between)).collect();
            values.join(between)
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use afterword_i18n::Key;

    use super::*;
    use afterword_config::Config;
    use afterword_config::SetOverride;

    #[test]
    fn there_is_a_field_for_every_setting_and_a_text_for_all_that_is_asked() {
        let mut settings: Vec<String> = defaults(&Config::default().sites).into_keys().collect();
        let mut fields: Vec<&str> = FIELDS.iter().map(|(_, name, _)| *name).collect();
        settings.sort_unstable();
        fields.sort_unstable();
        assert_eq!(settings, fields);
        let said = Key::beginning("setting-").map(|key| key.name()["setting-".len()..].to_owned());
        let needed = FIELDS.iter().flat_map(|(_, name, kind)| {
            let name = name.replace('_', "-");
            let parts = match kind {
                FieldKind::Choice(values) => values,
                _ => ["problem"].as_slice(),
            };
            let parts = parts.iter().chain(&["hint"]);
            let mut texts: Vec<String> = parts.map(|part| format!("{name}.{part}")).collect();
            texts.push(name);
            texts
        });
        let (mut said, mut needed): (Vec<_>, Vec<_>) = (said.collect(), needed.collect());
        said.sort_unstable();
        needed.sort_unstable();
        assert_eq!(said, needed);
    }

    #[test]
    fn what_the_fields_show_is_what_they_set() {
        let mut own = SiteOverrides::default();
        for setting in [
            "moderation=publish",
            "edit_window=2h",
            "close_after=never",
            "retired=true",
            "depth=0",
            "page_size=20",
            "images=true",
            "maths=true",
            "code_colours=true",
            "reactions=👍,🎉",
            "article_reactions=true",
            "avatars=libravatar",
            "private_words=true",
            "language=pt-BR",
            "sort=top",
            "owner=Ann",
            "moderators=ann@example.org,bob@example.org",
            "tell_owner=nothing",
            "tell_spam=true",
            "notifications=false",
            "follow_threads=false",
            "comments_by_mail=true",
            "tell_authors=true",
            "answers_elsewhere=true",
            "own_posts=/afterword/posts.json",
            "webmentions=true",
            "send_webmentions=true",
            "sitemap=/sitemap.xml",
            "unknown_pages=refuse",
            "akismet=true",
        ] {
            own.set(setting).unwrap();
        }
        assert_eq!(set(&typed(&own)), own);
        assert_eq!(typed(&own)["reactions"], "👍\n🎉");
    }

    #[test]
    fn an_empty_field_follows_the_server_and_none_is_none() {
        let mut own = SiteOverrides::default();
        own.set(&pair("reactions", " none ")).unwrap();
        own.set(&pair("moderators", "none")).unwrap();
        own.set(&pair("sitemap", "none")).unwrap();
        own.set(&pair("own_posts", "none")).unwrap();
        own.set(&pair("owner", "none")).unwrap();
        assert_eq!(own.owner.as_ref().unwrap().as_str(), "");
        assert!(own.reactions.as_ref().unwrap().is_empty());
        assert!(own.moderators.as_ref().unwrap().is_empty());
        assert_eq!(set(&typed(&own)), own);
        own.set(&pair("reactions", " \r\n ")).unwrap();
        own.set(&pair("moderators", "")).unwrap();
        own.set(&pair("sitemap", "")).unwrap();
        own.set(&pair("own_posts", "")).unwrap();
        own.set(&pair("owner", "")).unwrap();
        assert_eq!(own, SiteOverrides::default());
    }

    fn set(typed: &SettingTexts) -> SiteOverrides {
        let mut own = SiteOverrides::default();
        for (_, name, _) in FIELDS {
            let value = typed.get(name).map_or("", String::as_str);
            own.set(&pair(name, value)).unwrap();
        }
        own
    }
}
