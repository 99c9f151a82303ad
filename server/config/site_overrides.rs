//! A site's own settings, as `afterword sites set` and the owner's API give them.

use serde::{Deserialize, Serialize};
use toml::Table;

use super::{
    Moderators, Origin, Problem, Reactions, ReservedNames, ScriptCheck, Scripts, SitemapPlace,
    UnknownPages, WordList,
    load::{Given, default_table, nearest, try_setting},
    sites::{
        LONGEST_EDIT_WINDOW, Language, MOST_LEVELS, MOST_PER_PAGE, MOST_POINTS, MOST_TRUST,
        Moderation, OwnerName, Sort, TellOwner,
    },
    value::{Duration, Expiry, maybe_within},
};

const SECTION: &str = "sites";
/// The word that takes a site's own setting back.
const NO_OVERRIDE: &str = "default";

/// What a site has set for itself; what is `None` follows the defaults. [`super::SiteRules`] explains the fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SiteOverrides {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moderation: Option<Moderation>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_POINTS, _, _>")]
    pub hold_at: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_POINTS, _, _>")]
    pub spam_at: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_POINTS, _, _>")]
    pub refuse_at: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub words_hold: Option<WordList>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub words_spam: Option<WordList>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub words_refuse: Option<WordList>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub script_check: Option<ScriptCheck>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub scripts: Option<Scripts>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_TRUST, _, _>")]
    pub trust_after: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub trust_confirmed: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, LONGEST_EDIT_WINDOW, _, _>")]
    pub edit_window: Option<Duration>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<0, MOST_LEVELS, _, _>")]
    pub depth: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "maybe_within::<1, MOST_PER_PAGE, _, _>")]
    pub page_size: Option<usize>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub close_after: Option<Expiry>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub images: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub reactions: Option<Reactions>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort: Option<Sort>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<OwnerName>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserved_names: Option<ReservedNames>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub moderators: Option<Moderators>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub tell_owner: Option<TellOwner>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub notifications: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub tell_authors: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub sitemap: Option<SitemapPlace>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown_pages: Option<UnknownPages>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub akismet: Option<bool>,
}

impl SiteOverrides {
    /// Takes one `name=value`, such as `depth=3`; `name=default` takes the site's own value back.
    ///
    /// What is wrong is said as for the same setting in `[sites]`, and changes nothing.
    pub fn set(&mut self, pair: &str) -> Result<(), Problem> {
        let (name, text) = pair.split_once('=').unwrap_or((pair, ""));
        let name = name.trim();
        if !pair.contains('=') {
            return Err(problem(name, "has no value: write name=value".to_owned()));
        }
        let given = Given::Text(text.to_owned());
        self.put(name, (text.trim() != NO_OVERRIDE).then_some(given))
    }

    /// Takes one value of JSON; `null` takes the site's own value back. What is wrong changes nothing.
    pub fn set_json(&mut self, name: &str, value: &serde_json::Value) -> Result<(), Problem> {
        let given = match value {
            serde_json::Value::Null => None,
            serde_json::Value::String(text) if text == NO_OVERRIDE => None,
            value => {
                let typed = toml::Value::try_from(value);
                let typed = typed.map_err(|_| problem(name, "can't be such a value".to_owned()))?;
                Some(Given::Typed(typed))
            }
        };
        self.put(name, given)
    }

    fn put(&mut self, name: &str, given: Option<Given>) -> Result<(), Problem> {
        if !names().any(|known| known == name) {
            return Err(problem(name, unknown(name)));
        }
        let broken = |error: &dyn std::error::Error| problem(name, error.to_string());
        let mut own = Table::try_from(&*self).map_err(|error| broken(&error))?;
        if let Some(given) = given {
            let value = try_setting(&format!("{SECTION}.{name}"), given);
            own.insert(
                name.to_owned(),
                value.map_err(|message| problem(name, message))?,
            );
        } else {
            own.remove(name);
        }
        *self = own
            .try_into()
            .map_err(|error: toml::de::Error| broken(&error))?;
        Ok(())
    }
}

fn problem(name: &str, message: String) -> Problem {
    Problem {
        setting: name.to_owned(),
        source: Origin::Flag,
        message,
    }
}

fn names() -> impl Iterator<Item = String> {
    let section = default_table().remove(SECTION);
    let settings = section.and_then(|section| section.try_into::<Table>().ok());
    settings
        .unwrap_or_default()
        .into_iter()
        .map(|(name, _)| name)
}

fn unknown(name: &str) -> String {
    match nearest(name, names()) {
        Some(known) => format!("is not a setting of a site: did you mean {known}?"),
        None => {
            let known: Vec<String> = names().collect();
            format!("is not a setting of a site: there are {}", known.join(", "))
        }
    }
}
