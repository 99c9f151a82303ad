//! Finds the end of a JSON value by its brackets and quotes alone. serde_json parses the value itself.

/// A value that is being read, byte by byte.
#[derive(Default)]
pub(crate) struct Frame {
    state: State,
    /// The number of open brackets.
    pub depth: u32,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum State {
    #[default]
    Between,
    Text,
    Escaped,
    /// A number or a word, outside of all brackets.
    Scalar,
}

impl Frame {
    /// The value was a number or a word, and `byte` comes after it.
    pub(crate) fn ends_before(&self, byte: u8) -> bool {
        self.state == State::Scalar && b",]} \t\r\n".contains(&byte)
    }

    /// The value's last byte has been taken.
    pub(crate) fn is_whole(&self) -> bool {
        self.depth == 0 && self.state == State::Between
    }

    /// How many of `bytes` only continue a string: most of a file does.
    pub(crate) fn of_text(&self, bytes: &[u8]) -> usize {
        match self.state {
            State::Text => {
                let ends = |byte: &u8| matches!(byte, b'"' | b'\\' | b'\n');
                bytes.iter().position(ends).unwrap_or(bytes.len())
            }
            State::Between | State::Escaped | State::Scalar => 0,
        }
    }

    /// # Errors
    /// No JSON value continues like this.
    pub(crate) fn take(&mut self, byte: u8) -> Result<(), &'static str> {
        self.state = match (self.state, byte) {
            // A line end in a string must be escaped: this finds a missing quote where it is missing.
            (State::Escaped | State::Text, b'\n') => return Err("broken JSON: a text has no end"),
            (State::Escaped, _) => State::Text,
            (State::Text, b'\\') => State::Escaped,
            (State::Text, b'"') => State::Between,
            (State::Text, _) => State::Text,
            (_, b'"') => State::Text,
            (_, b'{' | b'[') => {
                self.depth += 1;
                State::Between
            }
            (_, b'}' | b']') if self.depth == 0 => {
                return Err("broken JSON: a value is missing");
            }
            (_, b'}' | b']') => {
                self.depth -= 1;
                State::Between
            }
            (_, _) if self.depth == 0 => State::Scalar,
            (_, _) => State::Between,
        };
        Ok(())
    }
}
