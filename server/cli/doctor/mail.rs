//! Mail: the server that sends, the mailbox, the listener. No mail is sent.

// Connects to other machines: the mail servers of the settings.

use std::time::Duration;

use http::Method;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::address::joined;
use super::finding::Findings;
use super::web::Web;
use crate::cli::mail_service;
use crate::cli::mail_service::Account;
use afterword_config::Config;
use afterword_mail::outbound::{Letters, Transport};

const PATIENCE: Duration = Duration::from_secs(15);

pub(super) async fn check(config: &Config, web: &Web) -> Findings {
    let mut findings = Findings::of("mail");
    if config.mail.from.is_none() {
        findings.fine("look at mail.from", "it is empty: there is no mail");
        return findings;
    }
    match Letters::new(config) {
        Ok(_) => findings.fine("read the templates and the key", "they can be used"),
        Err(error) => findings.failure(
            "read the templates and the key",
            error.to_string(),
            "change the file that is named",
        ),
    }
    sending(config, &mut findings).await;
    mailbox(config, &mut findings).await;
    listener(config, &mut findings).await;
    provider(config, web, &mut findings).await;
    findings
}

/// What the provider of `[inbound]` posts to, by the address that it uses. Nothing proves this request.
async fn provider(config: &Config, web: &Web, findings: &mut Findings) {
    let Some(provider) = config.inbound.provider else {
        return;
    };
    let path = format!("/api/v1/mail/{provider}");
    let url = joined(&config.server.public_url, &path);
    let tried = format!("POST {url}, as a stranger");
    match web.ask(Method::POST, &url, &[]).await {
        Ok(answer) if answer.status == 401 => {
            findings.fine(tried, "it is refused, since nothing proves it");
        }
        Ok(answer) if answer.status == 404 => findings.failure(
            tried,
            "not found",
            "restart the server after inbound.provider was changed; let the proxy pass this path to it",
        ),
        Ok(answer) => findings.failure(
            tried,
            format!("status {}", answer.status),
            "let the proxy pass this path to Afterword as it is, with its headers",
        ),
        Err(error) => findings.failure(
            tried,
            error.reason,
            "the provider reaches it by this address: start the server, and see what the checks of the public address say",
        ),
    }
}

async fn sending(config: &Config, findings: &mut Findings) {
    let tried = match (&config.mail.folder, &config.smtp.host) {
        (Some(folder), _) => format!("look at mail.folder ({})", folder.display()),
        (None, Some(host)) => format!(
            "connect to {}:{} and sign in",
            host.as_str(),
            config.smtp.port
        ),
        (None, None) => "look at smtp.host".to_owned(),
    };
    match mail_service::transport(config) {
        Ok(Transport::Folder(folder)) if folder.is_dir() => {
            findings.warning(
                tried,
                "mails are written into it and not sent",
                "empty mail.folder to send them",
            );
        }
        Ok(Transport::Smtp(server)) => match server.try_sign_in().await {
            Ok(()) => findings.fine(tried, "it would take mails"),
            Err(error) => findings.failure(
                tried,
                error.to_string(),
                "change what is named; `afterword mail test --to you@example.org` then sends one",
            ),
        },
        Ok(_) => findings.failure(tried, "mails can't be written there", "create the folder"),
        Err(error) => findings.failure(tried, format!("{error:#}"), "change what is named"),
    }
}

async fn mailbox(config: &Config, findings: &mut Findings) {
    let account = match Account::of(config) {
        Ok(Some(account)) => account,
        Ok(None) => return,
        Err(error) => {
            findings.failure(
                "look at [imap] and [oauth]",
                format!("{error:#}"),
                "change what is named",
            );
            return;
        }
    };
    let (mailbox, server, section) = account.named();
    let tried = format!("connect to {server}, sign in, open {mailbox}");
    match timeout(4 * PATIENCE, account.try_login()).await {
        Ok(Ok(true)) => findings.fine(tried, "it can be read, and pushes new mail"),
        Ok(Ok(false)) => {
            let every = match account {
                Account::Imap(_) => config.imap.poll_every,
                Account::Jmap(_) => config.jmap.poll_every,
            };
            findings.fine(
                tried,
                format!("it can be read; looked into every {every}, since it does not push"),
            );
        }
        Ok(Err(error)) => {
            let advice = format!("change what is named ([{section}])");
            findings.failure(tried, error.to_string(), advice)
        }
        Err(_) => findings.failure(
            tried,
            "no answer within a minute",
            "see whether imap.host and imap.port, or jmap.url, are right",
        ),
    }
}

/// The LMTP listener: it answers while the server runs.
async fn listener(config: &Config, findings: &mut Findings) {
    let Some(mut address) = config.lmtp.listen else {
        return;
    };
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    let tried = format!("connect to the listener for mail servers at {address}");
    let greeted = timeout(PATIENCE, async {
        let mut greeting = [0; 3];
        let mut stream = TcpStream::connect(address).await?;
        stream.read_exact(&mut greeting).await?;
        std::io::Result::Ok(greeting)
    });
    match greeted.await {
        Ok(Ok(greeting)) if &greeting == b"220" => findings.fine(tried, "it greets"),
        Ok(Ok(_)) => findings.failure(
            tried,
            "something else answers there",
            "choose another port (lmtp.listen)",
        ),
        Ok(Err(error)) => findings.failure(
            tried,
            error.to_string(),
            "start the server; its log says what is wrong",
        ),
        Err(_) => findings.failure(tried, "no greeting", "restart the server, and see its log"),
    }
}
