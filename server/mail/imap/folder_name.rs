//! Names of folders on the wire: modified UTF-7 (RFC 3501, 5.1.3).

use data_encoding::BASE64_NOPAD;

/// `name` encoded, as a quoted string.
pub(super) fn folder_name(name: &str) -> String {
    let mut encoded = String::with_capacity(name.len() + 2);
    let mut foreign: Vec<u8> = Vec::new();
    for character in name.chars() {
        if matches!(character, ' '..='~') {
            shift(&mut foreign, &mut encoded);
            match character {
                '&' => encoded.push_str("&-"),
                '"' | '\\' => encoded.extend(['\\', character]),
                plain => encoded.push(plain),
            }
        } else {
            let mut units = [0; 2];
            let units = character.encode_utf16(&mut units);
            foreign.extend(units.iter().flat_map(|unit| unit.to_be_bytes()));
        }
    }
    shift(&mut foreign, &mut encoded);
    format!("\"{encoded}\"")
}

fn shift(foreign: &mut Vec<u8>, encoded: &mut String) {
    if !foreign.is_empty() {
        let base64 = BASE64_NOPAD.encode(foreign).replace('/', ",");
        encoded.push_str(&format!("&{base64}-"));
        foreign.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::folder_name;

    #[test]
    fn foreign_letters_and_signs_reach_the_server_as_it_writes_them() {
        assert_eq!(folder_name("INBOX"), r#""INBOX""#);
        assert_eq!(folder_name("Done & dusted"), r#""Done &- dusted""#);
        assert_eq!(folder_name("Entwürfe"), r#""Entw&APw-rfe""#);
        assert_eq!(folder_name("~peter/日本語"), r#""~peter/&ZeVnLIqe-""#);
        assert_eq!(folder_name("a\"b\\c"), r#""a\"b\\c""#);
        assert_eq!(
            folder_name("x\r\nA1 DELETE INBOX"),
            "\"x&AA0ACg-A1 DELETE INBOX\""
        );
    }
}
