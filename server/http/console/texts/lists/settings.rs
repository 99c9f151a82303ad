//! What a site's settings are called and what they do.

#[derive(Debug)]
pub(in crate::http::console) struct SettingWords {
    /// As in `SiteOverrides`.
    pub name: &'static str,
    pub label: &'static str,
    pub hint: &'static str,
    /// What to write instead of what was refused.
    pub problem: &'static str,
    pub choices: &'static [Choice],
}

#[derive(Debug, Clone, Copy)]
pub(in crate::http::console) struct Choice {
    pub value: &'static str,
    pub words: &'static str,
}

/// For the tables: a setting that one writes, and one that one chooses.
pub(super) const fn written(
    name: &'static str,
    label: &'static str,
    hint: &'static str,
    problem: &'static str,
) -> SettingWords {
    SettingWords {
        name,
        label,
        hint,
        problem,
        choices: &[],
    }
}

pub(super) const fn chosen(
    name: &'static str,
    label: &'static str,
    hint: &'static str,
    choices: &'static [Choice],
) -> SettingWords {
    SettingWords {
        name,
        label,
        hint,
        problem: "",
        choices,
    }
}

pub(super) const fn choice(value: &'static str, words: &'static str) -> Choice {
    Choice { value, words }
}
