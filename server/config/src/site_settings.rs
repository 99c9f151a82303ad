//! A site's own settings, as `afterword sites set` and the owner's API give them.

use afterword_model::policy::SiteOverrides;
use toml::Table;

use super::load::{SourceValue, default_table, nearest, try_setting};
use super::{Origin, Problem};

const SECTION: &str = "sites";
/// The word that removes a site's own setting.
const NO_OVERRIDE: &str = "default";

/// Changes a site's own settings by name.
pub trait SetOverride {
    /// Takes one `name=value`, such as `depth=3`; `name=default` removes the site's own value.
    ///
    /// # Errors
    /// The error is that of the same setting in `[sites]`. Nothing is changed then.
    fn set(&mut self, pair: &str) -> Result<(), Problem>;

    /// Takes one value of JSON; `null` removes the site's own value.
    ///
    /// # Errors
    /// An invalid value changes nothing.
    fn set_json(&mut self, name: &str, value: &serde_json::Value) -> Result<(), Problem>;
}

impl SetOverride for SiteOverrides {
    fn set(&mut self, pair: &str) -> Result<(), Problem> {
        let (name, text) = pair.split_once('=').unwrap_or((pair, ""));
        let name = name.trim();
        if !pair.contains('=') {
            return Err(problem(name, "has no value: write name=value".to_owned()));
        }
        let given = SourceValue::Text(text.to_owned());
        put(self, name, (text.trim() != NO_OVERRIDE).then_some(given))
    }

    fn set_json(&mut self, name: &str, value: &serde_json::Value) -> Result<(), Problem> {
        let given = match value {
            serde_json::Value::Null => None,
            serde_json::Value::String(text) if text == NO_OVERRIDE => None,
            value => {
                let typed = toml::Value::try_from(value);
                let typed = typed.map_err(|_| problem(name, "can't be such a value".to_owned()))?;
                Some(SourceValue::Typed(typed))
            }
        };
        put(self, name, given)
    }
}

fn put(
    own_settings: &mut SiteOverrides,
    name: &str,
    given: Option<SourceValue>,
) -> Result<(), Problem> {
    if !names().any(|known| known == name) {
        return Err(problem(name, unknown(name)));
    }
    let broken = |error: &dyn std::error::Error| problem(name, error.to_string());
    let mut own = Table::try_from(&*own_settings).map_err(|error| broken(&error))?;
    if let Some(given) = given {
        let value = try_setting(&format!("{SECTION}.{name}"), given);
        own.insert(
            name.to_owned(),
            value.map_err(|message| problem(name, message))?,
        );
    } else {
        own.remove(name);
    }
    *own_settings = own
        .try_into()
        .map_err(|error: toml::de::Error| broken(&error))?;
    Ok(())
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
