//! Escapes text for XML.

use std::fmt;

use askama::filters::{Escaper, Html};

/// Writes text into XML 1.0: `& < > " '` as references, and without characters that XML forbids.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct XmlText;

impl Escaper for XmlText {
    fn write_escaped_str<W: fmt::Write>(&self, mut dest: W, string: &str) -> fmt::Result {
        for (index, part) in string.split(|character| !is_xml(character)).enumerate() {
            if index > 0 {
                dest.write_char(char::REPLACEMENT_CHARACTER)?;
            }
            Html.write_escaped_str(&mut dest, part)?;
        }
        Ok(())
    }
}

/// `Char` of XML 1.0, 2.2.
fn is_xml(character: char) -> bool {
    match character {
        '\t' | '\n' | '\r' => true,
        '\0'..'\u{20}' | '\u{FFFE}' | '\u{FFFF}' => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_in_xml_is_escaped_and_holds_no_forbidden_character() {
        let mut out = String::new();
        let text = "<a href='x'>\"&\u{1}\u{FFFE}é\t\n</a>";
        XmlText.write_escaped_str(&mut out, text).unwrap();
        let inert = "&#60;a href=&#39;x&#39;&#62;&#34;&#38;\u{FFFD}\u{FFFD}é\t\n&#60;/a&#62;";
        assert_eq!(out, inert);
    }
}
