//! Akismet: whether it knows the key, if a site wants to ask it.

use super::finding::Findings;
use afterword_config::Config;
use afterword_integrations::second_opinion::Client;
use afterword_model::{Origin, Sites};

pub(super) async fn check(config: &Config, sites: &Sites) -> Findings {
    let mut findings = Findings::of("akismet");
    let client = match Client::of(config) {
        Ok(client) => client,
        Err(error) => {
            let advice = "this build of Afterword is broken: install it anew";
            findings.failure("prepare TLS", error.to_string(), advice);
            return findings;
        }
    };
    for site in sites.all().iter().filter(|site| site.rules.akismet) {
        let tried = format!("ask Akismet for the site {}", site.key);
        let Some(client) = &client else {
            findings.warning(
                tried,
                "the site says akismet = true, but there is no key: nothing is asked",
                "set akismet.key_file, or say akismet=false for the site",
            );
            continue;
        };
        let blog = site.origins.first().map_or("", Origin::as_str);
        match client.verify_key(blog).await {
            Ok(()) => findings.fine(tried, "it knows the key"),
            Err(error) => findings.failure(tried, error.to_string(), error.advice()),
        }
    }
    findings
}
