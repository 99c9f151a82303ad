//! The fields of a form: browsers send one encoding, and mail providers either (RFC 8058, 3.2).

use axum::extract::Request;
use http::{HeaderMap, header};

use crate::error::Problem;
use crate::fields::raw_body;
use crate::query::pairs;

/// Fields in their order. Unknown ones are ignored: mail providers add their own.
#[derive(Debug, Default)]
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Anything that is not multipart is read as `application/x-www-form-urlencoded`.
    ///
    /// # Errors
    /// `body_too_large`, `incomplete_body`, `invalid_encoding`.
    pub(super) async fn read(request: Request, limit: usize) -> Result<Self, Problem> {
        let boundary = boundary(request.headers());
        let body = raw_body(request, limit).await?;
        match boundary {
            Some(boundary) => Ok(Self(parts(&body, &boundary))),
            None => pairs(&body).map(Self),
        }
    }

    #[must_use]
    pub(super) fn first(&self, name: &str) -> Option<&str> {
        let named = self.0.iter().find(|(key, _)| key == name)?;
        Some(&named.1)
    }

    /// `List-Unsubscribe=One-Click`, however it is spelled.
    #[must_use]
    pub(super) fn is_one_click(&self) -> bool {
        self.0.iter().any(|(name, value)| {
            name.trim().eq_ignore_ascii_case("List-Unsubscribe")
                && value.trim().eq_ignore_ascii_case("One-Click")
        })
    }
}

/// The boundary of `multipart/form-data; boundary=…` (RFC 2046, 5.1.1).
fn boundary(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let mut parts = value.split(';').map(str::trim);
    if !parts.next()?.eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let boundary = parts.find_map(|part| parameter(part, "boundary"))?;
    (!boundary.is_empty()).then_some(boundary)
}

/// The value of `name=value` or `name="value"`.
fn parameter(part: &str, name: &str) -> Option<String> {
    let (key, value) = part.split_once('=')?;
    let value = value.trim().trim_matches('"');
    key.trim()
        .eq_ignore_ascii_case(name)
        .then(|| value.to_owned())
}

/// The fields of `multipart/form-data` (RFC 7578). Files, and parts that are not UTF-8, are ignored.
fn parts(body: &[u8], boundary: &str) -> Vec<(String, String)> {
    let Ok(body) = std::str::from_utf8(body) else {
        return Vec::new();
    };
    let delimiter = format!("\n--{boundary}");
    // The first delimiter stands at the beginning, the others behind the end of a line.
    let body = format!("\n{}", body.replace("\r\n", "\n"));
    let between = body.split(delimiter.as_str()).skip(1);
    between
        .take_while(|part| !part.starts_with("--"))
        .filter_map(part)
        .collect()
}

fn part(part: &str) -> Option<(String, String)> {
    let (head, value) = part.split_once("\n\n")?;
    let disposition = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let is_it = name.trim().eq_ignore_ascii_case("Content-Disposition");
        is_it.then_some(value)
    })?;
    let mut parameters = disposition.split(';').skip(1);
    let name = parameters.find_map(|part| parameter(part, "name"))?;
    Some((name, value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::HeaderValue;

    #[test]
    fn multipart_is_read_with_either_end_of_line() {
        let body = "--x y\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n\
                    --x y\r\ncontent-type: text/plain\r\ncontent-disposition: form-data; name=b\r\n\r\n1\r\n\r\n2\r\n--x y--\r\n";
        let expected = [("List-Unsubscribe", "One-Click"), ("b", "1\n\n2")];
        let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(parts(body.as_bytes(), "x y"), expected);
        let body = body.replace("\r\n", "\n");
        assert_eq!(parts(body.as_bytes(), "x y"), expected);
    }

    #[test]
    fn nonsense_has_no_fields() {
        for body in [&b""[..], b"--x", b"--x\r\n\r\nvalue", b"\xFF", b"--x--"] {
            assert!(parts(body, "x").is_empty(), "{body:?}");
        }
    }

    #[test]
    fn a_boundary_is_found_with_and_without_quotes() {
        for (value, expected) in [
            ("multipart/form-data; boundary=abc", Some("abc")),
            (
                "Multipart/Form-Data; charset=x; BOUNDARY=\"a b\"",
                Some("a b"),
            ),
            ("multipart/form-data", None),
            ("multipart/form-data; boundary=\"\"", None),
            ("application/x-www-form-urlencoded", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(value));
            assert_eq!(boundary(&headers).as_deref(), expected, "{value}");
        }
    }
}
