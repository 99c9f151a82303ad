//! From the address to an authenticated session.

use data_encoding::BASE64;

use super::account::{Account, Encryption};
use super::connection::{self, Connection, Stream};
use super::error::ImapError;
use super::response::{Condition, Response};

/// A connection after login, and the server's capabilities in upper case.
pub(super) struct LoggedIn {
    pub(super) connection: Connection,
    pub(super) capabilities: Vec<String>,
}

pub(super) async fn log_in(account: &Account) -> Result<LoggedIn, ImapError> {
    let stream = connection::connect(account).await?;
    let mut stream: Box<dyn Stream> = Box::new(stream);
    if account.encryption == Encryption::Tls {
        stream = connection::encrypt(account, stream).await?;
    }
    let mut connection = Connection::new(stream);
    let greeting = greeting(&mut connection).await?;
    if account.encryption == Encryption::StartTls {
        connection = start_tls(account, connection, greeting).await?;
    } else if greeting == Condition::Preauth {
        let capabilities = capabilities(&mut connection).await?;
        return Ok(LoggedIn {
            connection,
            capabilities,
        });
    }
    let before = capabilities(&mut connection).await?;
    authenticate(account, &mut connection, &before).await?;
    // Most servers offer more after login.
    let capabilities = capabilities(&mut connection).await?;
    Ok(LoggedIn {
        connection,
        capabilities,
    })
}

async fn greeting(connection: &mut Connection) -> Result<Condition, ImapError> {
    match connection.response().await {
        Ok(Response::Status(said)) => match said.condition {
            Condition::Ok | Condition::Preauth => Ok(said.condition),
            _ => Err(ImapError::Bye(said.words)),
        },
        Ok(_) => Err(ImapError::Greeting("it greets otherwise".to_owned())),
        Err(error) => Err(ImapError::Greeting(error.to_string())),
    }
}

async fn start_tls(
    account: &Account,
    mut connection: Connection,
    greeting: Condition,
) -> Result<Connection, ImapError> {
    // A server that authenticates the client before the password can't start TLS any more (RFC 9051, 7.1.4).
    let offered = capabilities(&mut connection).await?;
    if greeting == Condition::Preauth || !offers(&offered, "STARTTLS") {
        return Err(ImapError::NoStartTls);
    }
    connection.run("STARTTLS", "", |_| {}).await?;
    let stream = connection::encrypt(account, connection.into_stream()?).await?;
    Ok(Connection::new(stream))
}

async fn capabilities(connection: &mut Connection) -> Result<Vec<String>, ImapError> {
    let mut found = Vec::new();
    let mut note = |response| {
        if let Response::Capability(list) = response {
            found = list;
        }
    };
    connection.run("CAPABILITY", "", &mut note).await?;
    Ok(found)
}

pub(super) fn offers(capabilities: &[String], name: &str) -> bool {
    capabilities.iter().any(|capability| capability == name)
}

async fn authenticate(
    account: &Account,
    connection: &mut Connection,
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
        plain(connection, user, password).await
    } else if offers(capabilities, "LOGINDISABLED") {
        Err(ImapError::LoginDisabled)
    } else {
        let arguments = format!(" {} {}", quoted(user), quoted(password));
        connection
            .run("LOGIN", &arguments, |_| {})
            .await
            .map(|_| ())
    };
    done.map_err(refused)
}

/// RFC 4616: unlike LOGIN, it defines the encoding of characters beyond ASCII.
async fn plain(connection: &mut Connection, user: &str, password: &str) -> Result<(), ImapError> {
    const COMMAND: &str = "AUTHENTICATE PLAIN";
    let tag = connection.send(COMMAND).await?;
    loop {
        match connection.response().await? {
            Response::Continue => break,
            Response::Done(done, said) if done == tag => {
                return Err(ImapError::Refused {
                    command: COMMAND,
                    code: said.code,
                    words: said.words,
                });
            }
            Response::Status(said) if said.condition == Condition::Bye => {
                return Err(ImapError::Bye(said.words));
            }
            _ => {}
        }
    }
    let words = format!("\0{user}\0{password}");
    connection
        .send_line(&BASE64.encode(words.as_bytes()))
        .await?;
    connection.outcome(COMMAND, &tag, |_| {}).await.map(|_| ())
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
