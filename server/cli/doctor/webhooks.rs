//! Webhooks: whether their hosts resolve and may be reached. No event is sent.

use super::finding::Findings;
use afterword_config::Config;
use afterword_integrations::webhooks::way;

pub(super) async fn check(config: &Config) -> Findings {
    let mut findings = Findings::of("webhooks");
    let way = match way(config) {
        Ok(way) => way,
        Err(error) => {
            let advice = "this build of Afterword is broken: install it anew";
            findings.failure("prepare TLS", error.to_string(), advice);
            return findings;
        }
    };
    for url in &config.webhooks.urls {
        let tried = format!("connect to {}", url.shown());
        match way.try_connect(url.url()).await {
            Ok(address) => findings.fine(tried, format!("{address} answers")),
            Err(error) => findings.failure(
                tried,
                error.to_string(),
                "correct webhooks.urls, or see to the receiver; `afterword webhooks test` then sends an event",
            ),
        }
    }
    findings
}
