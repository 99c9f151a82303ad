//! From the address to a session that may ask for things.

use data_encoding::BASE64;

use super::account::{Account, Encryption};
use super::answer::{Answer, Condition};
use super::error::ImapError;
use super::tls;
use super::wire::Wire;

/// A connection on which the password was taken, and what the server can do, upper-case.
pub(super) struct LoggedIn {
    pub(super) wire: Wire,
    pub(super) capabilities: Vec<String>,
}

pub(super) async fn log_in(account: &Account) -> Result<LoggedIn, ImapError> {
    let stream = tls::connect(account).await?;
    let mut stream: Box<dyn tls::Stream> = Box::new(stream);
    if account.encryption == Encryption::Tls {
        stream = tls::encrypt(account, stream).await?;
    }
    let mut wire = Wire::new(stream);
    let greeting = greeting(&mut wire).await?;
    if account.encryption == Encryption::StartTls {
        wire = start_tls(account, wire, greeting).await?;
    } else if greeting == Condition::Preauth {
        let capabilities = capabilities(&mut wire).await?;
        return Ok(LoggedIn { wire, capabilities });
    }
    let before = capabilities(&mut wire).await?;
    authenticate(account, &mut wire, &before).await?;
    // Most servers can do more for those they know.
    let capabilities = capabilities(&mut wire).await?;
    Ok(LoggedIn { wire, capabilities })
}

async fn greeting(wire: &mut Wire) -> Result<Condition, ImapError> {
    match wire.answer().await {
        Ok(Answer::Said(said)) => match said.condition {
            Condition::Ok | Condition::Preauth => Ok(said.condition),
            _ => Err(ImapError::Bye(said.words)),
        },
        Ok(_) => Err(ImapError::Greeting("it greets otherwise".to_owned())),
        Err(error) => Err(ImapError::Greeting(error.to_string())),
    }
}

async fn start_tls(
    account: &Account,
    mut wire: Wire,
    greeting: Condition,
) -> Result<Wire, ImapError> {
    // A server that knows us before the password cannot begin TLS any more (RFC 9051, 7.1.4).
    let offered = capabilities(&mut wire).await?;
    if greeting == Condition::Preauth || !offers(&offered, "STARTTLS") {
        return Err(ImapError::NoStartTls);
    }
    wire.run("STARTTLS", "", |_| {}).await?;
    let stream = tls::encrypt(account, wire.into_stream()?).await?;
    Ok(Wire::new(stream))
}

async fn capabilities(wire: &mut Wire) -> Result<Vec<String>, ImapError> {
    let mut found = Vec::new();
    let mut note = |answer| {
        if let Answer::Capability(list) = answer {
            found = list;
        }
    };
    wire.run("CAPABILITY", "", &mut note).await?;
    Ok(found)
}

pub(super) fn offers(capabilities: &[String], name: &str) -> bool {
    capabilities.iter().any(|capability| capability == name)
}

async fn authenticate(
    account: &Account,
    wire: &mut Wire,
    capabilities: &[String],
) -> Result<(), ImapError> {
    let (user, password) = (account.user.as_str(), account.password.reveal());
    if [user, password]
        .iter()
        .any(|text| text.contains(['\r', '\n', '\0']))
    {
        return Err(ImapError::Unsayable);
    }
    let done = if offers(capabilities, "AUTH=PLAIN") {
        plain(wire, user, password).await
    } else if offers(capabilities, "LOGINDISABLED") {
        Err(ImapError::LoginDisabled)
    } else {
        let arguments = format!(" {} {}", quoted(user), quoted(password));
        wire.run("LOGIN", &arguments, |_| {}).await.map(|_| ())
    };
    done.map_err(refused)
}

/// RFC 4616: unlike LOGIN it says how letters beyond ASCII are sent.
async fn plain(wire: &mut Wire, user: &str, password: &str) -> Result<(), ImapError> {
    const COMMAND: &str = "AUTHENTICATE PLAIN";
    let tag = wire.send(COMMAND).await?;
    loop {
        match wire.answer().await? {
            Answer::Continue => break,
            Answer::Done(done, said) if done == tag => {
                return Err(ImapError::Refused {
                    command: COMMAND,
                    code: said.code,
                    words: said.words,
                });
            }
            Answer::Said(said) if said.condition == Condition::Bye => {
                return Err(ImapError::Bye(said.words));
            }
            _ => {}
        }
    }
    let words = format!("\0{user}\0{password}");
    wire.send_line(&BASE64.encode(words.as_bytes())).await?;
    wire.outcome(COMMAND, &tag, |_| {}).await.map(|_| ())
}

fn refused(error: ImapError) -> ImapError {
    match error {
        ImapError::Refused { code, words, .. } => match code.as_str() {
            // RFC 5530
            "UNAVAILABLE" | "INUSE" | "LIMIT" | "SERVERBUG" => ImapError::LoginUnavailable(words),
            "PRIVACYREQUIRED" => ImapError::LoginDisabled,
            _ => ImapError::Password(words),
        },
        other => other,
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
