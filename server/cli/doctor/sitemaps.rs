//! Sitemaps: whether those in the sites' settings can be read.

use super::finding::Findings;
use afterword_config::Config;
use afterword_integrations::own_site;
use afterword_integrations::sitemaps::try_read;
use afterword_model::Sites;

pub(super) async fn check(config: &Config, sites: &Sites) -> Findings {
    let mut findings = Findings::of("sitemaps");
    let way = match own_site::client(config) {
        Ok(way) => way,
        Err(error) => {
            let advice = "this build of Afterword is broken: install it anew";
            findings.failure("prepare TLS", error.to_string(), advice);
            return findings;
        }
    };
    for site in sites.all() {
        let Some(place) = site.sitemap() else {
            continue;
        };
        let tried = format!("read {place}, the sitemap of {}", site.key);
        match try_read(&way, site, &place).await {
            Ok(0) => findings.warning(
                tried,
                "it names no page of the site",
                "see whether its addresses begin with an origin of the site: `afterword sites list`",
            ),
            Ok(pages) => findings.fine(tried, format!("it names {pages} pages")),
            Err(error) => findings.failure(tried, error.to_string(), error.advice()),
        }
    }
    findings
}
