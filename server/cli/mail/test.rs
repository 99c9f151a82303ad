//! `afterword mail test`: sends a sample mail, and a mail to ourselves that must come back.

use std::time::Duration;

use anyhow::Context;
use clap::Args;
use jiff::Timestamp;
use uuid::Uuid;

use crate::cli::mail_service::Account;
use crate::cli::{Settings, mail_service, open};
use afterword_config::{Addressing, Config, SenderCheck as Strictness};
use afterword_i18n::Texts;
use afterword_mail::outbound::{
    Head, Letter, Letters, Mailbox, Submitted, Test as TestLetter, Transport, sample,
};
use afterword_mail::sender_check::{SenderCheck, SenderRules, Verdict};
use afterword_model::policy::MailAddress;
use afterword_services::keys::mail_token;
use afterword_services::receive_mail::Arrival;

/// Sends at once, without the outbox. It reports each step, and ends at the first that fails.
#[derive(Debug, Args)]
pub(in crate::cli) struct Test {
    /// Who gets the sample of a mail about a held comment
    #[arg(long, value_name = "ADDRESS")]
    to: MailAddress,

    /// The language of the sample, such as de
    #[arg(long, default_value = "en")]
    language: String,

    /// How many seconds to wait for the mail to come back
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    wait: u64,
}

pub(super) fn run(settings: &Settings, test: &Test) -> anyhow::Result<()> {
    let config = open::config(settings)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(try_all(&config, test))
}

fn step(words: &str) {
    eprintln!("✓ {words}");
}

async fn try_all(config: &Config, test: &Test) -> anyhow::Result<()> {
    let letters = Letters::new(config)?;
    let transport = mail_service::transport(config)?;
    step("the settings, the templates and the key can be used");
    let head = head(config, test.to.as_str())?;
    let head = Head {
        texts: Texts::of(&test.language),
        ..head
    };
    send(&letters, &transport, &sample("The blog"), &head).await?;
    step(&format!("{} took a sample for {}", server(config), test.to));
    let Some(account) = Account::of(config)? else {
        step(
            "imap.host and jmap.url are empty: whether answers come back is not tried (LMTP, a pipe, the API, a provider)",
        );
        return Ok(());
    };
    let pushes = if account.try_login().await? {
        "pushes"
    } else {
        "does not push"
    };
    step(&format!(
        "the mailbox can be opened; its server {pushes} new mail"
    ));
    let raw = round_trip(config, (&letters, &transport), &account, test.wait).await?;
    step("a mail to Afterword itself came back");
    judge(config, &raw).await
}

fn server(config: &Config) -> String {
    match (&config.mail.folder, &config.smtp.host) {
        (Some(folder), _) => folder.display().to_string(),
        (None, Some(host)) => host.as_str().to_owned(),
        (None, None) => "nobody".to_owned(),
    }
}

fn head(config: &Config, to: &str) -> anyhow::Result<Head> {
    let from = config.mail.from.as_ref().context("mail.from is empty")?;
    Ok(Head {
        from: Mailbox {
            name: from.name.clone(),
            address: from.address.as_str().to_owned(),
        },
        to: to.to_owned(),
        mail_id: Uuid::now_v7(),
        thread: None,
        in_reply_to: None,
        reply_token: None,
        unsubscribe: None,
        date: Timestamp::now(),
        submitted: Submitted::Generated,
        texts: Texts::english(),
    })
}

async fn send(
    letters: &Letters,
    transport: &Transport,
    letter: &Letter,
    head: &Head,
) -> anyhow::Result<()> {
    let outgoing = letters.sealed(letter, head)?;
    let sent = transport.send(&outgoing).await;
    sent.context("the mail was not sent")
}

/// Sends a mail to a reply address, and waits for it in the mailbox.
async fn round_trip(
    config: &Config,
    (letters, transport): (&Letters, &Transport),
    account: &Account,
    wait: u64,
) -> anyhow::Result<Vec<u8>> {
    let own = config.mail.address().context("mail.from is empty")?;
    // A token that nobody has: a running server ignores the mail.
    let token = mail_token()?;
    let to = match config.mail.addressing {
        Addressing::Plus => format!("{}+m{token}@{}", own.local(), own.domain()),
        Addressing::CatchAll => format!("m{token}@{}", own.domain()),
        Addressing::None => own.as_str().to_owned(),
    };
    // It identifies the mail, so that no other is touched.
    let head = Head {
        in_reply_to: Some(format!("{token}@{}", own.domain())),
        ..head(config, &to)?
    };
    let id = head.mail_id.to_string();
    send(letters, transport, &Letter::Test(TestLetter { id }), &head).await?;
    eprintln!("  waiting for the mail to {to} …");
    let found = account.find(&token, Duration::from_secs(wait)).await?;
    found.with_context(|| {
        format!(
            "the mail to {to} did not come into {} within {wait} seconds: look whether it lies in another \
             folder (junk?), and whether such addresses arrive there at all; if they do not, set \
             mail.addressing to \"catch-all\" or \"none\" (docs/mail.md)",
            account.named().0
        )
    })
}

/// Whether a mail from ourselves would be trusted; a moderator's own server has to sign as well.
async fn judge(config: &Config, raw: &[u8]) -> anyhow::Result<()> {
    let own = config.mail.address().context("mail.from is empty")?;
    let trusted = config.mail.trusted_results.as_ref();
    let senders = SenderCheck::new(&SenderRules {
        trusted_results: trusted.map(|server| server.as_str().to_owned()),
        dns: config.mail.name_server,
        dns_timeout: Duration::from_secs(5),
    })?;
    match senders.verify(raw, own.as_str(), &Arrival::Imap).await {
        Verdict::Pass(how) => step(&format!("its sender is proven: {how}")),
        Verdict::Fail(why) | Verdict::Unknown(why) => {
            eprintln!(
                "! its sender is not proven ({why}): mails of this address may end as junk. A reply decides \
                 when the moderator's own mail server signs it (DKIM); mail.sender_check and \
                 mail.trusted_results say what else counts"
            );
            let is_strict = config.mail.sender_check == Strictness::Pass;
            if is_strict && config.smtp.host.is_some() {
                eprintln!("  try it: reply `ok` to the first held comment");
            }
        }
        Verdict::Later(why) => {
            anyhow::bail!("the sender can't be checked: {why} (mail.name_server)")
        }
    }
    Ok(())
}
