//! The rules of a site: the defaults, and its own settings over them.

use afterword_config::Config;
use afterword_config::SetOverride;
use afterword_model::policy::{Moderation, SiteOverrides, Sort};

use super::default_settings;

#[test]
fn a_site_follows_the_defaults_except_where_it_has_settings_of_its_own() {
    let defaults = Config::default().sites;
    assert_eq!(defaults.with(&SiteOverrides::default()), defaults);
    let mut own = SiteOverrides::default();
    for pair in ["moderation=publish", "depth = 2", "sort=top", "reactions="] {
        own.set(pair).unwrap();
    }
    let rules = defaults.with(&own);
    assert_eq!(
        (rules.moderation, rules.depth, rules.sort),
        (Moderation::Publish, 2, Sort::Top)
    );
    assert!(rules.reactions.is_empty());
    assert_eq!(rules.edit_window, defaults.edit_window);
    own.set("depth=default").unwrap();
    assert_eq!(defaults.with(&own).depth, defaults.depth);
}

#[test]
fn every_setting_of_a_site_can_be_set_for_one_site() {
    let mut own = SiteOverrides::default();
    let mut names = Vec::new();
    for (_, name, value) in default_settings()
        .into_iter()
        .filter(|(section, _, _)| section == "sites")
    {
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Array(items) => {
                let first = items.first().and_then(toml::Value::as_str);
                first.unwrap_or_default().to_owned()
            }
            other => other.to_string(),
        };
        own.set(&format!("{name}={text}")).unwrap();
        names.push(name);
    }
    let stored = serde_json::to_value(&own).unwrap();
    assert_eq!(
        stored
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>(),
        names
    );
    assert_eq!(
        serde_json::from_value::<SiteOverrides>(stored).unwrap(),
        own
    );
}

#[test]
fn a_sites_own_settings_are_refused_in_the_same_words() {
    let mut own = SiteOverrides::default();
    let mut refusal = |pair: &str| own.set(pair).unwrap_err().to_string();
    assert_eq!(
        refusal("depth=99"),
        "depth (flag): 99 is out of range: write a value from 0 to 20"
    );
    assert_eq!(
        refusal("sort=best"),
        r#"sort (flag): "best" is not one of "oldest", "newest", "top""#
    );
    assert_eq!(
        refusal("dept=9"),
        "dept (flag): is not a setting of a site: did you mean depth?"
    );
    assert_eq!(
        refusal("depth"),
        "depth (flag): has no value: write name=value"
    );
    assert_eq!(own, SiteOverrides::default());
    let json = |text: &str| {
        serde_json::from_str::<SiteOverrides>(text)
            .unwrap_err()
            .to_string()
    };
    assert!(
        json(r#"{"page_size": 0}"#).starts_with("0 is out of range: write a value from 1 to 1000")
    );
    assert!(
        json(r#"{"edit_window": "31d"}"#)
            .starts_with("31d is out of range: write a value from 0s to 30d")
    );
    assert!(json(r#"{"colour": "red"}"#).starts_with("unknown field `colour`"));
}
