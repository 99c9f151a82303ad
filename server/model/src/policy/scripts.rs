//! The scripts that a site's readers write in.

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use unicode_script::Script;

use super::value::choice;

choice! {
    /// What to do with a comment in another script.
    ScriptCheck {
        /// It is not checked.
        Off = "off",
        /// It is held.
        Hold = "hold",
    }
}

/// Unicode names of scripts; empty for those of the site's language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Scripts(Vec<Script>);

impl Deref for Scripts {
    type Target = [Script];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<Scripts> for Vec<String> {
    fn from(scripts: Scripts) -> Self {
        let names = scripts.0.iter().map(|script| script.full_name());
        names.map(str::to_owned).collect()
    }
}

impl TryFrom<Vec<String>> for Scripts {
    type Error = String;

    fn try_from(names: Vec<String>) -> Result<Self, String> {
        let known = |name: &String| {
            let script = Script::from_full_name(name).or_else(|| Script::from_short_name(name));
            script.ok_or_else(|| {
                format!(
                    "{name:?} is no script: write names such as \"Latin\", \"Cyrillic\" or \"Han\""
                )
            })
        };
        names.iter().map(known).collect::<Result<_, _>>().map(Self)
    }
}
