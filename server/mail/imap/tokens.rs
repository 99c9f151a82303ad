//! The words of an answer: atoms, strings and parentheses (RFC 3501, 9), without recursion.

/// A word of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Open,
    Close,
    /// With what stands in its square brackets: `BODY[HEADER.FIELDS (To)]<0>`.
    Atom(&'a [u8]),
    /// Quoted or a literal.
    Text(Vec<u8>),
}

/// Takes an answer apart; ends early where it is broken.
pub(super) struct Tokens<'a>(pub(super) &'a [u8]);

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        while let Some((b' ' | b'\r' | b'\n' | b'\t', rest)) = self.0.split_first() {
            self.0 = rest;
        }
        let (first, rest) = self.0.split_first()?;
        match first {
            b'(' | b')' => {
                self.0 = rest;
                Some(if *first == b'(' {
                    Token::Open
                } else {
                    Token::Close
                })
            }
            b'"' => self.quoted(rest),
            b'{' => self.literal(rest),
            _ => Some(self.atom()),
        }
    }
}

impl<'a> Tokens<'a> {
    fn quoted(&mut self, inside: &'a [u8]) -> Option<Token<'a>> {
        let mut text = Vec::new();
        let mut bytes = inside.iter().enumerate();
        while let Some((at, byte)) = bytes.next() {
            match byte {
                b'"' => {
                    self.0 = inside.get(at + 1..).unwrap_or_default();
                    return Some(Token::Text(text));
                }
                b'\\' => text.push(*bytes.next()?.1),
                byte => text.push(*byte),
            }
        }
        None
    }

    fn literal(&mut self, inside: &'a [u8]) -> Option<Token<'a>> {
        let close = inside.iter().position(|&byte| byte == b'}')?;
        let digits = std::str::from_utf8(inside.get(..close)?).ok()?;
        let length: usize = digits.trim_end_matches('+').parse().ok()?;
        let rest = inside.get(close + 1..)?;
        let rest = rest.strip_prefix(b"\r").unwrap_or(rest);
        let rest = rest.strip_prefix(b"\n")?;
        let (text, rest) = rest.split_at_checked(length)?;
        self.0 = rest;
        Some(Token::Text(text.to_vec()))
    }

    fn atom(&mut self) -> Token<'a> {
        let mut bracketed = false;
        let end = self.0.iter().position(|byte| {
            match byte {
                b'[' => bracketed = true,
                b']' => bracketed = false,
                b'\r' | b'\n' => return true,
                b' ' | b'(' | b')' | b'"' => return !bracketed,
                _ => {}
            }
            false
        });
        let (atom, rest) = self.0.split_at(end.unwrap_or(self.0.len()).max(1));
        self.0 = rest;
        Token::Atom(atom)
    }
}
