//! How PostgreSQL is reached: the URL of `store.url`, in the words of libpq
//! (<https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS>).

use std::path::PathBuf;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use url::form_urlencoded::{self, Serializer};

/// The settings of a store.
#[derive(Debug, Clone)]
pub struct PostgresOptions {
    /// `postgres://user:password@host:port/database?…`.
    pub url: String,
    /// Connections of the pool.
    pub pool: usize,
    /// How long a call waits for a connection.
    pub pool_timeout: Duration,
    /// How long one statement may take.
    pub statement_timeout: Duration,
    /// Whether a connection prepares statements; a pooler in transaction mode does not allow it.
    pub prepared_statements: bool,
    /// Whether nodes hear from each other by LISTEN and NOTIFY; else each looks once in a while.
    pub notify: bool,
    /// Waiting calls before they are refused.
    pub queue: usize,
}

/// How a connection is encrypted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Encryption {
    Off,
    /// The certificate and the host's name are verified.
    Verified(Certificates),
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Certificates {
    /// Authorities to trust, in place of the web's.
    pub(crate) authorities: Option<PathBuf>,
    /// Our own certificate and its key.
    pub(crate) client: Option<(PathBuf, PathBuf)>,
}

/// What is wrong with the URL. No part of it is shown but the names of parameters: it has a password.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidUrl {
    #[error("it is no URL such as postgres://afterword@db.example.org/comments")]
    Shape,
    #[error("it begins with another word than postgres:// or postgresql://")]
    Scheme,
    #[error("{0}")]
    Part(String),
    #[error(
        "sslmode={0} is not offered: leave sslmode out, which verifies the server's certificate and name, or write \
         sslmode=disable for a network that is yours alone"
    )]
    Mode(String),
    #[error("sslcert and sslkey belong together: name both files")]
    HalfCertificate,
}

/// Checks the form of a URL, without reaching anybody.
///
/// # Errors
/// What is wrong with it.
pub fn check_url(url: &str) -> Result<(), InvalidUrl> {
    parse(url).map(drop)
}

/// The hosts, ports and database of a URL, for messages: without user and password.
#[must_use]
pub fn shown(url: &str) -> String {
    let Ok((scheme, place, _)) = parts(url) else {
        return "the database".to_owned();
    };
    let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
    // The folder of a Unix socket is written with %2F.
    format!("{scheme}://{}", place.replace("%2F", "/"))
}

/// Scheme, user with hosts and database, and query. A URL of libpq may name several hosts, each with its port, as no
/// other URL does (RFC 3986).
fn parts(url: &str) -> Result<(&str, &str, &str), InvalidUrl> {
    let (scheme, rest) = url.split_once("://").ok_or(InvalidUrl::Shape)?;
    if !matches!(scheme, "postgres" | "postgresql") {
        return Err(InvalidUrl::Scheme);
    }
    let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
    Ok((scheme, place, query))
}

pub(crate) fn parse(url: &str) -> Result<(Config, Encryption), InvalidUrl> {
    let (scheme, place, query) = parts(url)?;
    let mut certificates = Certificates::default();
    let (mut cert, mut key, mut mode) = (None, None, None);
    let mut others: Vec<(String, String)> = Vec::new();
    // A plus sign is itself here, as libpq reads it.
    let query = query.replace('+', "%2B");
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        match &*name {
            "sslmode" => mode = Some(value.into_owned()),
            "sslrootcert" => certificates.authorities = Some(PathBuf::from(&*value)),
            "sslcert" => cert = Some(PathBuf::from(&*value)),
            "sslkey" => key = Some(PathBuf::from(&*value)),
            _ => others.push((name.into_owned(), value.into_owned())),
        }
    }
    certificates.client = match (cert, key) {
        (Some(cert), Some(key)) => Some((cert, key)),
        (None, None) => None,
        _ => return Err(InvalidUrl::HalfCertificate),
    };
    let others = Serializer::new(String::new()).extend_pairs(others).finish();
    let others = others.replace('+', "%20");
    let whole = format!("{scheme}://{place}?{others}");
    let mut config: Config = whole.parse().map_err(|error| invalid(&error))?;
    let is_local = config
        .get_hosts()
        .iter()
        .all(|host| matches!(host, Host::Unix(_)));
    let encryption = match mode.as_deref() {
        None if is_local => Encryption::Off,
        None | Some("verify-full") => Encryption::Verified(certificates),
        Some("disable") => Encryption::Off,
        Some(other) => return Err(InvalidUrl::Mode(other.to_owned())),
    };
    config.ssl_mode(match encryption {
        Encryption::Off => SslMode::Disable,
        Encryption::Verified(_) => SslMode::Require,
    });
    Ok((config, encryption))
}

/// The cause alone names the part that is wrong.
fn invalid(error: &tokio_postgres::Error) -> InvalidUrl {
    use std::error::Error as _;
    InvalidUrl::Part(
        error
            .source()
            .map_or_else(|| error.to_string(), ToString::to_string),
    )
}
