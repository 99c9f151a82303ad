//! From the address to an authenticated session.

use afterword_config::Secret;
use data_encoding::BASE64;

use super::account::{Account, Encryption};
use super::connection::{self, Connection, Stream};
use super::error::ImapError;
use super::response::{Condition, Response, StatusResponse};
use crate::SignIn;
use crate::oauth::MailLogin;
use crate::oauth::sasl::{Mechanism, reported, without};

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
    let password = match &account.sign_in {
        SignIn::Password(password) => password.reveal(),
        SignIn::Consent(login) => {
            return by_consent(account, login, connection, capabilities).await;
        }
    };
    let user = account.user.as_str();
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
    if let Next::Ended(said) = next(connection, &tag).await? {
        return Err(ImapError::Refused {
            command: COMMAND,
            code: said.code,
            words: said.words,
        });
    }
    let words = format!("\0{user}\0{password}");
    connection
        .send_line(&BASE64.encode(words.as_bytes()))
        .await?;
    connection.outcome(COMMAND, &tag, |_| {}).await.map(|_| ())
}

/// What follows a step of AUTHENTICATE.
enum Next {
    /// The server asks for more, and says this.
    Asks(String),
    Ended(StatusResponse),
}

async fn next(connection: &mut Connection, tag: &str) -> Result<Next, ImapError> {
    loop {
        match connection.response().await? {
            Response::Continue(said) => return Ok(Next::Asks(said)),
            Response::Done(done, said) if done == tag => return Ok(Next::Ended(said)),
            Response::Status(said) if said.condition == Condition::Bye => {
                return Err(ImapError::Bye(said.words));
            }
            _ => {}
        }
    }
}

/// A refused access token may have been taken back before its end: another one is tried, once.
async fn by_consent(
    account: &Account,
    login: &MailLogin,
    connection: &mut Connection,
    capabilities: &[String],
) -> Result<(), ImapError> {
    let offers = |name: &str| offers(capabilities, name);
    let mechanism = Mechanism::offered(|name| offers(&format!("AUTH={name}")));
    let mechanism = mechanism.ok_or(ImapError::NoConsent)?;
    let bearer = Bearer {
        account,
        mechanism,
        at_once: offers("SASL-IR"),
    };
    let token = login.access_token().await?;
    match bearer.authenticate(connection, &token).await {
        Err(ImapError::Consent(_)) => {
            let token = login.renewed_token(token).await?;
            bearer.authenticate(connection, &token).await
        }
        done => done,
    }
}

struct Bearer<'a> {
    account: &'a Account,
    mechanism: Mechanism,
    /// Whether the first response may be sent with the command (RFC 4959).
    at_once: bool,
}

impl Bearer<'_> {
    async fn authenticate(
        &self,
        connection: &mut Connection,
        token: &Secret,
    ) -> Result<(), ImapError> {
        let Account {
            user, host, port, ..
        } = self.account;
        if [user, token.reveal()]
            .iter()
            .any(|text| text.contains(char::is_control))
        {
            return Err(ImapError::Unsayable);
        }
        let first = self
            .mechanism
            .initial_response(user, host, *port, token.reveal());
        let done = self.exchange(connection, &first).await;
        done.map_err(|error| hidden(error, &[token.reveal(), &first]))
    }

    async fn exchange(&self, connection: &mut Connection, first: &str) -> Result<(), ImapError> {
        let command = format!("AUTHENTICATE {}", self.mechanism.as_str());
        let tag = if self.at_once {
            connection.send(&format!("{command} {first}")).await?
        } else {
            let tag = connection.send(&command).await?;
            if let Next::Ended(said) = next(connection, &tag).await? {
                return ended(said, "");
            }
            connection.send_line(first).await?;
            tag
        };
        match next(connection, &tag).await? {
            Next::Ended(said) => ended(said, ""),
            Next::Asks(challenge) => {
                connection
                    .send_line(self.mechanism.acknowledgement())
                    .await?;
                match next(connection, &tag).await? {
                    Next::Ended(said) => ended(said, &reported(&challenge)),
                    Next::Asks(_) => Err(ImapError::Nonsense("a login without end")),
                }
            }
        }
    }
}

/// A server may repeat what it was sent.
fn hidden(error: ImapError, secrets: &[&str]) -> ImapError {
    match error {
        ImapError::Consent(words) => ImapError::Consent(without(secrets, &words)),
        ImapError::LoginUnavailable(words) => ImapError::LoginUnavailable(without(secrets, &words)),
        ImapError::Bye(words) => ImapError::Bye(without(secrets, &words)),
        other => other,
    }
}

fn ended(said: StatusResponse, report: &str) -> Result<(), ImapError> {
    if said.condition == Condition::Ok {
        return Ok(());
    }
    match said.code.as_str() {
        // RFC 5530
        "UNAVAILABLE" | "INUSE" | "LIMIT" | "SERVERBUG" => {
            Err(ImapError::LoginUnavailable(said.words))
        }
        _ if report.is_empty() => Err(ImapError::Consent(said.words)),
        _ => Err(ImapError::Consent(format!("{}; {report}", said.words))),
    }
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
