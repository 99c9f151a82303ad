//! Former names in `log.level`, from before each part was a crate. They are accepted for one more version.

/// By the module that was named after `afterword::`. A target begins with its crate, so `afterword_store` also names
/// `afterword_store_sqlite`.
const CRATES: &[(&str, &[&str])] = &[
    ("akismet", &["afterword_integrations"]),
    ("aside", &["afterword_background"]),
    ("comments", &["afterword_services", "afterword_rules"]),
    ("config", &["afterword_config"]),
    ("counts", &["afterword_services"]),
    ("http", &["afterword_http", "afterword_transport"]),
    ("lines", &["afterword_export_format"]),
    ("mail", &["afterword_mail"]),
    ("markup", &["afterword_markup"]),
    ("outgoing", &["afterword_outgoing"]),
    ("sitemaps", &["afterword_integrations"]),
    ("spam", &["afterword_spam"]),
    ("store", &["afterword_store"]),
    ("transfer", &["afterword_transfer"]),
    ("webhooks", &["afterword_integrations"]),
];

/// The same filter with today's names; `None` if it has no former ones.
pub(super) fn renamed(filter: &str) -> Option<String> {
    let mut is_renamed = false;
    let directives = filter.split(',').map(|directive| {
        let today = today(directive.trim());
        is_renamed |= today.is_some();
        today.unwrap_or_else(|| directive.to_owned())
    });
    let directives = directives.collect::<Vec<_>>().join(",");
    is_renamed.then_some(directives)
}

fn today(directive: &str) -> Option<String> {
    let (target, level) = directive.split_once('=')?;
    let module = target.strip_prefix("afterword::")?.split("::").next()?;
    let (_, crates) = CRATES.iter().find(|(former, _)| *former == module)?;
    let directives = crates.iter().map(|name| format!("{name}={level}"));
    Some(directives.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn former_names_are_read_as_todays() {
        assert_eq!(
            renamed("info,afterword::store=debug").as_deref(),
            Some("info,afterword_store=debug")
        );
        assert_eq!(
            renamed("afterword::http::transport=trace, warn").as_deref(),
            Some("afterword_http=trace,afterword_transport=trace, warn")
        );
    }

    #[test]
    fn names_that_hold_stay() {
        for filter in [
            "info",
            "afterword=debug",
            "afterword::request=off,info",
            "h2=warn",
        ] {
            assert_eq!(renamed(filter), None);
        }
    }
}
