//! Forms, as providers send them.

use super::Sent;

const BOUNDARY: &str = "xYzZY";

/// `multipart/form-data`; each value as it is.
pub(super) fn multipart(fields: &[(&str, &[u8])]) -> Sent {
    let mut body = Vec::new();
    for (name, value) in fields {
        let head =
            format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n");
        body.extend_from_slice(head.as_bytes());
        body.extend_from_slice(value);
        body.extend_from_slice(b"\r\n");
    }
    body.extend_from_slice(format!("--{BOUNDARY}--\r\n").as_bytes());
    let kind = format!("multipart/form-data; boundary={BOUNDARY}");
    Sent {
        headers: vec![("content-type", kind)],
        body,
    }
}

/// `application/x-www-form-urlencoded`.
pub(super) fn urlencoded(fields: &[(&str, &[u8])]) -> Sent {
    let pairs = fields.iter().map(|(name, value)| {
        let value = value.iter().map(|byte| format!("%{byte:02X}"));
        format!("{name}={}", value.collect::<String>())
    });
    let body = pairs.collect::<Vec<_>>().join("&").into_bytes();
    let kind = "application/x-www-form-urlencoded".to_owned();
    Sent {
        headers: vec![("content-type", kind)],
        body,
    }
}
