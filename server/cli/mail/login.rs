//! `afterword mail login` and `logout`: the owner consents that Afterword uses a mailbox.

use std::io::BufRead;
use std::time::Duration;

use anyhow::Context;
use clap::{Args, ValueEnum};
use tokio::net::TcpListener;

use crate::cli::mail_service::Account;
use crate::cli::{Settings, mail_service, open, terminal};
use afterword_config::{Config, OauthConsent, OauthProvider};
use afterword_mail::SignIn;
use afterword_mail::imap;
use afterword_mail::oauth::{MailLogin, Redirect, Revoked, Tokens};
use afterword_mail::outbound::Transport;

/// Microsoft shows a code that you type on any device. Google opens in a browser on this machine; on a server
/// without one, use --code. `[oauth]` in the settings names the provider and your application (docs/mailboxes.md).
#[derive(Debug, Args)]
pub(in crate::cli) struct Login {
    /// Whose mailbox it is: that of oauth.provider
    #[arg(value_enum)]
    provider: Provider,

    /// Copy the address that the browser ends at, instead of waiting for the browser on this machine
    #[arg(long)]
    code: bool,

    /// The port on 127.0.0.1 that the browser comes back to; 0 is a free one
    #[arg(
        long,
        value_name = "PORT",
        default_value_t = 0,
        conflicts_with = "code"
    )]
    port: u16,
}

/// Forgets the login, and asks the provider to take it back.
#[derive(Debug, Args)]
pub(in crate::cli) struct Logout {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Provider {
    Microsoft,
    Google,
    Other,
}

impl Provider {
    fn as_setting(self) -> OauthProvider {
        match self {
            Self::Microsoft => OauthProvider::Microsoft,
            Self::Google => OauthProvider::Google,
            Self::Other => OauthProvider::Other,
        }
    }
}

pub(super) fn login(settings: &Settings, asked: &Login) -> anyhow::Result<()> {
    let config = open::config(settings)?;
    let login = of_settings(&config, Some(asked.provider.as_setting()))?;
    run(async {
        let tokens = consent(&login, asked).await?;
        login.keep(tokens).await?;
        let path = login.path().display();
        eprintln!(
            "✓ signed in; the login is kept in {path}, and a running server uses it within seconds"
        );
        try_servers(&config).await
    })
}

pub(super) fn logout(settings: &Settings, Logout {}: &Logout) -> anyhow::Result<()> {
    let config = open::config(settings)?;
    let login = of_settings(&config, None)?;
    match run(login.forget())? {
        Revoked::Nothing => eprintln!("there is no login"),
        Revoked::Done => eprintln!("✓ the login is forgotten, and the provider has taken it back"),
        Revoked::NotOffered => eprintln!(
            "✓ the login is forgotten here; to take back the consent, remove the application in your account at the provider"
        ),
        Revoked::Failed(error) => anyhow::bail!(
            "the login is forgotten here, but the provider did not take it back ({error}): remove the application in \
             your account there"
        ),
    }
    Ok(())
}

fn run<T, E>(work: impl Future<Output = Result<T, E>>) -> anyhow::Result<T>
where
    anyhow::Error: From<E>,
{
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    Ok(runtime.block_on(work)?)
}

fn of_settings(config: &Config, asked: Option<OauthProvider>) -> anyhow::Result<MailLogin> {
    let login = MailLogin::new(config)?;
    let login = login.context(
        "oauth.provider is empty: register an application with your provider, and set [oauth] provider and client_id \
         (docs/mailboxes.md says how)",
    )?;
    let set = login.endpoints().provider;
    if let Some(asked) = asked.filter(|asked| *asked != set) {
        anyhow::bail!(
            "oauth.provider is \"{set}\": run `afterword mail login {set}`, or set it to \"{asked}\""
        );
    }
    Ok(login)
}

async fn consent(login: &MailLogin, asked: &Login) -> anyhow::Result<Tokens> {
    if let OauthConsent::Browser(_) = login.endpoints().consent {
        return by_browser(login, asked).await;
    }
    anyhow::ensure!(
        !asked.code,
        "--code is for providers that consent in a browser; this one shows a code here"
    );
    let consent = login.by_device().await?;
    let consent = consent.context("the provider shows no code")?;
    eprintln!(
        "Open {} in any browser, sign in to the mailbox there, and enter this code:\n\n    {}\n\nIt is valid for {}. \
         Waiting …",
        terminal::safe(consent.address.as_str()),
        terminal::safe(&consent.code),
        minutes(consent.valid),
    );
    Ok(consent.tokens().await?)
}

fn minutes(time: Duration) -> String {
    match time.as_secs().div_ceil(60) {
        1 => "a minute".to_owned(),
        minutes => format!("{minutes} minutes"),
    }
}

async fn by_browser(login: &MailLogin, asked: &Login) -> anyhow::Result<Tokens> {
    let redirect = if asked.code {
        Redirect::Copied
    } else {
        let listener = TcpListener::bind(("127.0.0.1", asked.port)).await;
        let context = || format!("can't listen on 127.0.0.1:{} (--port)", asked.port);
        Redirect::Port(listener.with_context(context)?)
    };
    let consent = login.by_browser(redirect)?;
    let consent = consent.context("the provider does not consent in a browser")?;
    eprintln!(
        "Open this address in a browser, and sign in to the mailbox there:\n\n    {}\n",
        consent.address
    );
    if !asked.code {
        eprintln!(
            "The browser must run on this machine; elsewhere use --code. Waiting for 10 minutes …"
        );
        return Ok(consent.tokens().await?);
    }
    eprintln!(
        "At the end the browser says that it can't reach 127.0.0.1. Copy the whole address that it shows then, and \
         paste it here:"
    );
    let copied = std::io::stdin().lock().lines().next();
    let copied = copied.context("there was no address")??;
    Ok(consent.tokens_of(&copied).await?)
}

/// Tells at once whether the mail servers take the login; it stays if they don't.
async fn try_servers(config: &Config) -> anyhow::Result<()> {
    let mut problems = 0;
    let mut say = |server: &str, problem: Option<String>| match problem {
        None => eprintln!("✓ {server} lets us in"),
        Some(problem) => {
            problems += 1;
            eprintln!("✗ {server}: {problem}");
        }
    };
    if config.smtp.host.is_some()
        && config.smtp.password.is_none()
        && config.mail.folder.is_none()
        && let Transport::Smtp(server) = mail_service::transport(config)?
    {
        let tried = server.try_sign_in().await;
        say("smtp.host", tried.err().map(|error| error.to_string()));
    }
    if let Some(Account::Imap(account)) = Account::of(config)?
        && matches!(account.sign_in, SignIn::Consent(_))
    {
        let tried = imap::try_login(&account).await;
        say("imap.host", tried.err().map(|error| error.to_string()));
    }
    anyhow::ensure!(
        problems == 0,
        "you are signed in, but a mail server does not take the login: change what is named, and see `afterword doctor`"
    );
    Ok(())
}
