//! The fields of a provider's form, as bytes: a raw message need not be UTF-8.

use bytes::Bytes;
use futures_util::stream;
use http::{HeaderMap, header};
use percent_encoding::percent_decode;

/// More are no form of a provider.
const MOST_FIELDS: usize = 1000;

/// The first field of each wanted name, in the order of `wanted`; `None` if the body is no such form.
///
/// The body is `multipart/form-data` (RFC 7578) or `application/x-www-form-urlencoded`.
pub(super) async fn fields<const N: usize>(
    headers: &HeaderMap,
    body: &Bytes,
    wanted: [&str; N],
) -> Option<[Option<Vec<u8>>; N]> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    match multer::parse_boundary(kind) {
        Ok(boundary) => multipart(body, boundary, wanted).await,
        Err(_) => Some(urlencoded(body, wanted)),
    }
}

async fn multipart<const N: usize>(
    body: &Bytes,
    boundary: String,
    wanted: [&str; N],
) -> Option<[Option<Vec<u8>>; N]> {
    let body = stream::iter([Ok::<_, std::io::Error>(body.clone())]);
    let mut form = multer::Multipart::new(body, boundary);
    let mut found = [const { None }; N];
    for _ in 0..MOST_FIELDS {
        let Some(field) = form.next_field().await.ok()? else {
            return Some(found);
        };
        let place = field
            .name()
            .and_then(|name| wanted.iter().position(|wanted| *wanted == name));
        if let Some(place) = place {
            let value = field.bytes().await.ok()?;
            found[place].get_or_insert_with(|| value.to_vec());
        }
    }
    None
}

fn urlencoded<const N: usize>(body: &[u8], wanted: [&str; N]) -> [Option<Vec<u8>>; N] {
    let mut found = [const { None }; N];
    for pair in body.split(|byte| *byte == b'&').take(MOST_FIELDS) {
        let equals = pair.iter().position(|byte| *byte == b'=');
        let (name, value) = pair.split_at(equals.unwrap_or(pair.len()));
        let name = decoded(name);
        let place = wanted
            .iter()
            .position(|wanted| wanted.as_bytes() == name.as_slice());
        if let Some(place) = place {
            found[place].get_or_insert_with(|| decoded(value.get(1..).unwrap_or_default()));
        }
    }
    found
}

fn decoded(text: &[u8]) -> Vec<u8> {
    let spaced = text
        .iter()
        .map(|byte| if *byte == b'+' { b' ' } else { *byte });
    percent_decode(&spaced.collect::<Vec<u8>>()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::HeaderValue;

    async fn read(kind: &'static str, body: &[u8]) -> Option<[Option<Vec<u8>>; 2]> {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        fields(&headers, &Bytes::copy_from_slice(body), ["token", "email"]).await
    }

    #[tokio::test]
    async fn both_kinds_of_forms_keep_each_byte() {
        let expected = Some([Some(b"a b".to_vec()), Some(b"x: \xff\r\n\r\n+".to_vec())]);
        let form = b"other=1&token=a+b&email=x%3A+%FF%0D%0A%0D%0A%2B&token=again";
        assert_eq!(
            read("application/x-www-form-urlencoded", form).await,
            expected
        );
        let form = b"--y\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\na b\r\n--y\r\n\
            Content-Disposition: form-data; name=\"email\"\r\nContent-Type: text/plain\r\n\r\nx: \xff\r\n\r\n+\r\n--y--\r\n";
        assert_eq!(
            read("multipart/form-data; boundary=y", form).await,
            expected
        );
    }

    #[tokio::test]
    async fn a_form_without_end_is_none() {
        let form = b"--y\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\na b";
        assert_eq!(read("multipart/form-data; boundary=y", form).await, None);
    }
}
