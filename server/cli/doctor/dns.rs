//! DNS records of the sender's domain: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489). Without them mails end as
//! junk.

use std::time::Duration;

use super::finding::Findings;
use afterword_config::Config;
use afterword_mail::sender_check::TxtRecords;

pub(super) async fn check(config: &Config) -> Findings {
    let mut findings = Findings::of("mail in the DNS");
    let Some(address) = config.mail.address() else {
        return findings;
    };
    if config.smtp.host.is_none() {
        return findings;
    }
    let domain = address.domain();
    let texts = match TxtRecords::new(config.mail.name_server, Duration::from_secs(10)) {
        Ok(texts) => texts,
        Err(error) => {
            findings.failure(
                "read the system's name servers",
                error.to_string(),
                "set mail.name_server",
            );
            return findings;
        }
    };
    record(&mut findings, &texts, domain, "v=spf1", "SPF", &format!(
        "publish a TXT record at {domain} that names your mail server, such as \"v=spf1 mx -all\"; your mail provider \
         says which"
    )).await;
    signature(config, &mut findings, &texts, domain).await;
    dmarc(&mut findings, &texts, domain).await;
    findings
}

async fn record(
    findings: &mut Findings,
    texts: &TxtRecords,
    name: &str,
    begins: &str,
    what: &str,
    advice: &str,
) {
    let tried = format!("look for {what} at {name}");
    match texts.at(name).await {
        Ok(found) => match found.iter().filter(|text| text.starts_with(begins)).count() {
            0 => findings.warning(tried, "there is none", advice),
            1 => findings.fine(tried, "there is one"),
            count => findings.warning(
                tried,
                format!("there are {count}"),
                "keep one: several count as none",
            ),
        },
        Err(error) => findings.warning(tried, unanswered(&error), NAME_SERVER),
    }
}

const NAME_SERVER: &str = "see whether the name server answers (mail.name_server), and try again";

fn unanswered(error: &str) -> String {
    format!("the DNS did not answer: {error}")
}

/// Our key if we sign; otherwise the mail server's, whose selector is unknown here.
async fn signature(config: &Config, findings: &mut Findings, texts: &TxtRecords, domain: &str) {
    let Some(selector) = &config.mail.dkim_selector else {
        let tried = "look at mail.dkim_selector";
        let saw = "empty: Afterword does not sign mails";
        findings.fine(
            tried,
            format!("{saw}; `afterword mail test` shows whether your mail server does"),
        );
        return;
    };
    let name = format!("{}._domainkey.{domain}", selector.as_str());
    let tried = format!("look for the DKIM key at {name}");
    match texts.at(&name).await {
        Ok(found) if found.iter().any(|text| has_key(text)) => {
            findings.fine(tried, "there is one");
        }
        Ok(_) => findings.failure(
            tried,
            "there is none",
            format!(
                "publish the public half of mail.dkim_key as a TXT record at {name} (docs/mail.md)"
            ),
        ),
        Err(error) => findings.warning(tried, unanswered(&error), NAME_SERVER),
    }
}

/// An empty value means that the key was revoked.
fn has_key(record: &str) -> bool {
    let mut tags = record.split(';').filter_map(|tag| tag.split_once('='));
    tags.any(|(name, value)| name.trim() == "p" && !value.trim().is_empty())
}

/// The record of a domain above counts too.
async fn dmarc(findings: &mut Findings, texts: &TxtRecords, domain: &str) {
    let mut above = Some(domain);
    while let Some(name) = above.filter(|name| name.contains('.')) {
        let found = match texts.at(&format!("_dmarc.{name}")).await {
            Ok(found) => found,
            // Nobody knows whether there is one.
            Err(error) => {
                return findings.warning(
                    format!("look for DMARC at _dmarc.{name}"),
                    unanswered(&error),
                    NAME_SERVER,
                );
            }
        };
        if found.iter().any(|text| text.starts_with("v=DMARC1")) {
            return findings.fine(format!("look for DMARC at _dmarc.{name}"), "there is one");
        }
        above = name.split_once('.').map(|(_, rest)| rest);
    }
    let name = format!("_dmarc.{domain}");
    let advice = format!(
        "publish a TXT record at {name}: at least \"v=DMARC1; p=none\"; large providers ask for it"
    );
    findings.warning(format!("look for DMARC at {name}"), "there is none", advice);
}
