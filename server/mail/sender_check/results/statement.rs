//! The grammar of Authentication-Results (RFC 8601, 2.2), with its comments, quotes and folding.

use super::super::author::skip_comment;

/// One method's result, such as `dkim=pass header.d=example.org`, names in lower case.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Statement {
    pub(super) method: String,
    pub(super) result: String,
    properties: Vec<(String, String)>,
}

impl Statement {
    pub(super) fn property(&self, name: &str) -> Option<&str> {
        let mut found = self.properties.iter().filter(|(known, _)| known == name);
        let (_, value) = found.next()?;
        // Said twice, it is said of nobody.
        found.next().is_none().then_some(value)
    }
}

/// The authserv-id, and what is said under it; `None` for what is not well-formed.
pub(super) fn statements(text: &str) -> Option<(String, Vec<Statement>)> {
    let parts = parts(text)?;
    let mut parts = parts.iter();
    // The id may be followed by a version.
    let id = match &parts.next()?[..] {
        [Token::Word(id)] => id,
        [Token::Word(id), Token::Word(version)] if version == "1" => id,
        _ => return None,
    };
    let said = parts
        .filter(|part| !part.is_empty())
        .filter_map(|part| statement(part));
    Some((id.clone(), said.collect()))
}

/// A word, in which quotes are undone, or an equals sign.
#[derive(Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Equals,
}

fn statement(part: &[Token]) -> Option<Statement> {
    let mut pairs = part.chunks(3).map(|pair| match pair {
        [Token::Word(name), Token::Equals, Token::Word(value)] => {
            Some((name.to_ascii_lowercase(), value.clone()))
        }
        _ => None,
    });
    let (method, result) = pairs.next()??;
    // A method may carry a version: `dkim/1=pass`.
    let method = method.split('/').next().unwrap_or_default().to_owned();
    // A result with something odd behind it is still a result, but of nobody knows what.
    let properties = pairs.collect::<Option<Vec<_>>>().unwrap_or_default();
    Some(Statement {
        method,
        result: result.to_ascii_lowercase(),
        properties,
    })
}

/// The tokens between semicolons. Comments are left out; open ones, and open quotes, spoil it all.
fn parts(text: &str) -> Option<Vec<Vec<Token>>> {
    let mut parts = vec![Vec::new()];
    let mut word: Option<String> = None;
    // A value may hold equals signs, as base64 does.
    let mut in_value = false;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => quoted(&mut chars, word.get_or_insert_default())?,
            '(' | ';' | '=' | ' ' | '\t' if c != '=' || !(in_value && word.is_some()) => {
                let last = parts.last_mut()?;
                if let Some(word) = word.take() {
                    last.push(Token::Word(word));
                    in_value = false;
                }
                match c {
                    '(' => skip_comment(&mut chars)?,
                    ';' => parts.push(Vec::new()),
                    '=' => {
                        last.push(Token::Equals);
                        in_value = true;
                    }
                    _ => {}
                }
            }
            _ if c.is_control() || c == ')' => return None,
            _ => word.get_or_insert_default().push(c),
        }
    }
    if let Some(word) = word {
        parts.last_mut()?.push(Token::Word(word));
    }
    Some(parts)
}

fn quoted(chars: &mut std::str::Chars<'_>, word: &mut String) -> Option<()> {
    loop {
        match chars.next()? {
            '"' => return Some(()),
            '\\' => word.push(chars.next()?),
            c => word.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        let (id, said) = statements(text)?;
        let said = said.iter().map(|said| {
            let properties = said
                .properties
                .iter()
                .map(|(name, value)| format!(" {name}={value}"));
            format!(
                "; {}={}{}",
                said.method,
                said.result,
                properties.collect::<String>()
            )
        });
        Some(id + &said.collect::<String>())
    }

    #[test]
    fn what_servers_write_is_read() {
        for (text, expected) in [
            ("mx.a.b; none", "mx.a.b"),
            (
                "mx.a.b 1; dmarc=pass header.from=c.d",
                "mx.a.b; dmarc=pass header.from=c.d",
            ),
            (
                " mx.a.b;\tdkim=pass (2048-bit key; unprotected) header.d=c.d header.i=@c.d header.b=\"ab/+=\"",
                "mx.a.b; dkim=pass header.d=c.d header.i=@c.d header.b=ab/+=",
            ),
            (
                "mx.a.b; dkim=pass header.b=ab=; spf=none",
                "mx.a.b; dkim=pass header.b=ab=; spf=none",
            ),
            (
                "mx.a.b; DKIM / 1 = x; DKIM/1 = (why) Pass (a (b) \\)) reason = \"a; b=c\"",
                "mx.a.b; dkim=pass reason=a; b=c",
            ),
            (
                "(a) \"mx.a.b\" (b); dmarc=pass(p=none dis=none) header.from=c.d;",
                "mx.a.b; dmarc=pass header.from=c.d",
            ),
            (
                "mx.a.b; spf=pass smtp.mailfrom=\"x; dmarc=pass header.from=c.d\"@e.f",
                "mx.a.b; spf=pass smtp.mailfrom=x; dmarc=pass header.from=c.d@e.f",
            ),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_not_well_formed_is_not_read() {
        for text in [
            "",
            ";",
            "a b c; dmarc=pass",
            "mx.a.b 2; dmarc=pass",
            "mx.a.b; dmarc=pass (",
            "=;x=y",
            "mx.a.b; dmarc=pass \"",
            "mx.a.b; dmarc=pass )",
            "mx.a.b; dmarc=pass (\\",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_property_that_is_named_twice_is_not_known() {
        let (_, said) = statements("mx.a.b; dmarc=pass header.from=a.b header.from=c.d").unwrap();
        assert_eq!(said[0].property("header.from"), None);
    }
}
