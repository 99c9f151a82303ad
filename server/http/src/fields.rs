//! The fields of a body, whether it came as JSON or as an HTML form; unknown ones are refused.

use std::str::FromStr;

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use http::{HeaderMap, header};
use http_body_util::BodyExt;
use serde_json::{Map, Value};

use super::error::{Problem, code, no_room};
use super::query::pairs;
use afterword_i18n::ProblemText;
use afterword_transport::BodyError;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Json,
    /// `application/x-www-form-urlencoded`, from a browser without JavaScript.
    Html,
}

/// Takes fields out one by one; [`Fields::finish`] refuses the rest.
#[derive(Debug)]
pub(super) struct Fields {
    left: Map<String, Value>,
    pub form: Form,
}

/// In JSON, `3.0` is as whole as `3`.
fn whole<T: FromStr>(number: &serde_json::Number) -> Option<T> {
    let text = number.to_string();
    text.strip_suffix(".0").unwrap_or(&text).parse().ok()
}

impl Fields {
    /// JSON is also accepted as `text/plain`: a browser sends that to another origin without a preflight.
    ///
    /// # Errors
    /// `body_too_large`, `unsupported_media_type`, `invalid_json`, `invalid_encoding`.
    pub(super) async fn read(request: Request, limit: usize) -> Result<Self, Problem> {
        let form = form_of(request.headers())?;
        let waits = request.headers().contains_key(header::EXPECT);
        let limit = match form {
            Form::Json => limit,
            // A form writes each byte of a letter as three: the same text must fit.
            Form::Html => limit.saturating_mul(3),
        };
        let body = bytes_of(request.into_body(), limit, waits).await?;
        match form {
            Form::Json => Self::from_json(&body),
            Form::Html => Self::from_html_form(&body),
        }
    }

    fn from_json(body: &[u8]) -> Result<Self, Problem> {
        let wrong = |text| Problem::new(code::INVALID_JSON, text);
        let text = std::str::from_utf8(body).map_err(|_| wrong(ProblemText::body_not_utf8()))?;
        match serde_json::from_str(text) {
            Ok(Value::Object(left)) => Ok(Self {
                left,
                form: Form::Json,
            }),
            Ok(_) => Err(wrong(ProblemText::no_object())),
            Err(error) => Err(wrong(ProblemText::not_json(error.to_string()))),
        }
    }

    fn from_html_form(body: &[u8]) -> Result<Self, Problem> {
        let fields = pairs(body)?.into_iter();
        Ok(Self {
            left: fields
                .map(|(name, value)| (name, Value::String(value)))
                .collect(),
            form: Form::Html,
        })
    }

    /// # Errors
    /// `missing_field`, `wrong_type`.
    pub(super) fn required(&mut self, name: &'static str) -> Result<String, Problem> {
        self.optional(name)?.ok_or_else(|| missing(name))
    }

    /// Whether a field that people leave empty has a value.
    pub(super) fn is_filled(&mut self, name: &str) -> bool {
        match self.left.remove(name) {
            None | Some(Value::Null) => false,
            Some(Value::String(text)) => !text.trim().is_empty(),
            Some(_) => true,
        }
    }

    /// A field that may be missing or `null`.
    ///
    /// # Errors
    /// `wrong_type`.
    pub(super) fn optional(&mut self, name: &'static str) -> Result<Option<String>, Problem> {
        match self.left.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(wrong_type(name, ProblemText::not_a_string(name))),
        }
    }

    /// # Errors
    /// `wrong_type`.
    pub(super) fn optional_bool(&mut self, name: &'static str) -> Result<Option<bool>, Problem> {
        match self.left.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::Bool(value)) => Ok(Some(value)),
            Some(_) => Err(wrong_type(name, ProblemText::not_a_flag(name))),
        }
    }

    /// A whole number that may be missing or `null`; in an HTML form it is text.
    ///
    /// # Errors
    /// `wrong_type`.
    pub(super) fn optional_number<T: FromStr>(
        &mut self,
        name: &'static str,
    ) -> Result<Option<T>, Problem> {
        let number = match (self.left.remove(name), self.form) {
            (None | Some(Value::Null), _) => return Ok(None),
            (Some(Value::Number(number)), _) => whole(&number),
            (Some(Value::String(digits)), Form::Html) => digits.parse().ok(),
            _ => None,
        };
        let number = number.ok_or_else(|| wrong_type(name, ProblemText::not_a_number(name)))?;
        Ok(Some(number))
    }

    /// A list of strings that may be missing or `null`.
    ///
    /// # Errors
    /// `wrong_type`.
    pub(super) fn optional_words(
        &mut self,
        name: &'static str,
    ) -> Result<Option<Vec<String>>, Problem> {
        let wrong = || wrong_type(name, ProblemText::not_strings(name));
        let Some(items) = self.optional_list(name)? else {
            return Ok(None);
        };
        let words = items.into_iter().map(|item| match item {
            Value::String(word) => Ok(word),
            _ => Err(wrong()),
        });
        words.collect::<Result<_, _>>().map(Some)
    }

    /// A list of objects with their own fields; may be missing or `null`.
    ///
    /// # Errors
    /// `wrong_type`.
    pub(super) fn optional_objects(
        &mut self,
        name: &'static str,
    ) -> Result<Option<Vec<Self>>, Problem> {
        let Some(items) = self.optional_list(name)? else {
            return Ok(None);
        };
        let form = self.form;
        let objects = items.into_iter().map(|item| match item {
            Value::Object(left) => Ok(Self { left, form }),
            _ => Err(wrong_type(name, ProblemText::not_objects(name))),
        });
        objects.collect::<Result<_, _>>().map(Some)
    }

    fn optional_list(&mut self, name: &'static str) -> Result<Option<Vec<Value>>, Problem> {
        match self.left.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::Array(items)) => Ok(Some(items)),
            Some(_) => Err(wrong_type(name, ProblemText::not_a_list(name))),
        }
    }

    /// An object of any fields; may be missing or `null`.
    ///
    /// # Errors
    /// `wrong_type`.
    pub(super) fn optional_object(
        &mut self,
        name: &'static str,
    ) -> Result<Option<Map<String, Value>>, Problem> {
        match self.left.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::Object(object)) => Ok(Some(object)),
            Some(_) => Err(wrong_type(name, ProblemText::not_an_object(name))),
        }
    }

    /// The remaining fields as bytes, independent of their order.
    #[must_use]
    pub(super) fn fingerprint(&self) -> Vec<u8> {
        serde_json::to_vec(&self.left).unwrap_or_default()
    }

    /// By our name, or by the name in ALTCHA's own widget.
    pub(super) fn proof(&mut self) -> Result<Option<String>, Problem> {
        let altchas = self.optional("altcha")?;
        Ok(self.optional("proof")?.or(altchas))
    }

    /// # Errors
    /// `unknown_field`, naming one that was not taken.
    pub(super) fn finish(self) -> Result<(), Problem> {
        match self.left.into_iter().next() {
            None => Ok(()),
            Some((name, _)) => {
                let name: String = name.chars().take(80).collect();
                let text = ProblemText::unknown_field(name.escape_debug().to_string());
                Err(Problem::new(code::UNKNOWN_FIELD, text).field(name))
            }
        }
    }
}

#[must_use]
pub(super) fn missing(name: &'static str) -> Problem {
    Problem::new(code::MISSING_FIELD, ProblemText::missing_field(name)).field(name)
}

fn wrong_type(name: &'static str, text: ProblemText) -> Problem {
    Problem::new(code::WRONG_TYPE, text).field(name)
}

/// A body that is a list of strings, as JSON.
///
/// # Errors
/// As of [`Fields::read`].
pub(super) async fn words(request: Request, limit: usize) -> Result<Vec<String>, Problem> {
    only_json(form_of(request.headers())?)?;
    let waits = request.headers().contains_key(header::EXPECT);
    let body = bytes_of(request.into_body(), limit, waits).await?;
    serde_json::from_slice(&body).map_err(|error| {
        let text = ProblemText::not_a_list_of_pages(error.to_string());
        Problem::new(code::INVALID_JSON, text)
    })
}

/// For those who take no HTML form.
///
/// # Errors
/// `unsupported_media_type`.
pub(super) fn only_json(form: Form) -> Result<(), Problem> {
    match form {
        Form::Json => Ok(()),
        Form::Html => Err(unsupported()),
    }
}

fn unsupported() -> Problem {
    Problem::new(
        code::UNSUPPORTED_MEDIA_TYPE,
        ProblemText::unsupported_media_type(),
    )
}

pub(super) fn form_of(headers: &HeaderMap) -> Result<Form, Problem> {
    let value = headers.get(header::CONTENT_TYPE);
    let value = value.and_then(|v| v.to_str().ok()).unwrap_or_default();
    let essence = value.split(';').next().unwrap_or_default().trim();
    match essence.to_ascii_lowercase().as_str() {
        "application/json" | "text/plain" => Ok(Form::Json),
        "application/x-www-form-urlencoded" => Ok(Form::Html),
        _ => Err(unsupported()),
    }
}

/// How much of a body that is too large is still read: if a connection is closed while the client is sending, the
/// client may lose the answer (RFC 9112, 9.6).
const DRAINED: usize = 16 * 1024 * 1024;

/// What is shown of a body that is too large, in bytes.
const SHOWN: usize = 256 * 1024;

/// Room for most bodies.
const BEGINNING: usize = 4 * 1024;

/// Ours, because tower-http's `RequestBodyLimitLayer` has one limit for a route and answers at once and in plain
/// text: here a form has another limit than JSON, and a body that is too large is read, so that the answer arrives
/// (`tests/api/bad_input/bodies.rs`).
///
/// `waits`: the client waits for a go-ahead before it sends (RFC 9110, 10.1.1), so that it need not send at all.
async fn bytes_of(body: Body, limit: usize, waits: bool) -> Result<Vec<u8>, Problem> {
    let announced = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
    if waits && announced > limit {
        return Err(too_large(limit));
    }
    match read(body, limit).await? {
        BodyRead::Whole(bytes) => Ok(bytes),
        BodyRead::Beginning(_) => Err(too_large(limit)),
    }
}

/// A body, as far as it may come.
pub(super) enum BodyRead {
    Whole(Vec<u8>),
    /// Of one that is too large, the first [`SHOWN`] bytes.
    Beginning(Vec<u8>),
}

async fn read(mut body: Body, limit: usize) -> Result<BodyRead, Problem> {
    let announced = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
    // What is only announced takes no memory.
    let mut bytes = Vec::with_capacity(announced.min(limit).min(BEGINNING));
    let mut length = 0;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(|error| broken(&error))?.into_data() else {
            continue;
        };
        length += data.len();
        if length > limit + DRAINED {
            break;
        }
        if length <= limit {
            bytes.extend_from_slice(&data);
        } else if bytes.len() > SHOWN {
            bytes.truncate(SHOWN);
            bytes.shrink_to_fit();
        }
    }
    if length > limit {
        return Ok(BodyRead::Beginning(bytes));
    }
    Ok(BodyRead::Whole(bytes))
}

/// The raw body, or the beginning of one that is too large.
///
/// # Errors
/// `incomplete_body`.
pub(super) async fn raw_body_or_beginning(
    request: Request,
    limit: usize,
) -> Result<BodyRead, Problem> {
    read(request.into_body(), limit).await
}

/// The raw body.
///
/// # Errors
/// `body_too_large`, `incomplete_body`.
pub(super) async fn raw_body(request: Request, limit: usize) -> Result<Vec<u8>, Problem> {
    let waits = request.headers().contains_key(header::EXPECT);
    bytes_of(request.into_body(), limit, waits).await
}

pub(super) fn too_large(limit: usize) -> Problem {
    Problem::new(code::BODY_TOO_LARGE, ProblemText::body_too_large(limit))
}

fn broken(error: &axum::Error) -> Problem {
    if BodyError::is_no_room(error) {
        no_room()
    } else {
        incomplete()
    }
}

fn incomplete() -> Problem {
    Problem::new(code::INCOMPLETE_BODY, ProblemText::incomplete_body())
}
