//! Whether the languages in the settings are Afterword's.

use afterword_config::{Config, Problem, Sources};
use afterword_model::Sites;
use afterword_services::unknown_language;

/// What is wrong with `sites.language`.
pub(super) fn of_server(config: &Config, sources: &Sources) -> Option<Problem> {
    unknown_language(&config.sites.language).map(|message| Problem {
        setting: "sites.language".to_owned(),
        source: sources.origin_of("sites.language"),
        message,
    })
}

/// The same of the sites that have a language of their own: their keys, and what is wrong, with what to do.
pub(super) fn of_sites(sites: &Sites) -> Vec<(String, String)> {
    let own = sites.all().iter().filter_map(|site| {
        let message = unknown_language(site.overrides.language.as_ref()?)?;
        let key = &site.key;
        let told = format!("{message}: `afterword sites set {key} language=en`");
        Some((key.to_string(), told))
    });
    own.collect()
}
