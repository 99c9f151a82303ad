//! An XML file of many records, read one element after another.
//!
//! Names are compared with their prefix: the systems use the well-known prefixes.

use std::io::BufRead as _;
use std::path::Path;

use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, errors::IllFormedError};

use super::input::{Input, at};
use crate::source::Broken;

/// Nesting of elements. The reader stores the names of all open ones.
const MAX_DEPTH: usize = 64;

const CDATA: &[u8] = b"<![CDATA[";
/// `]]>`, white space, and the end tag; and how much is read at once to find them.
const LONGEST_END: usize = 1024;

/// Different texts in one element; comments have some twenty. Further ones are dropped.
const MAX_VALUES: usize = 256;

pub(crate) struct Xml {
    reader: Reader<Input>,
    buffer: Vec<u8>,
    depth: usize,
    /// The end of the empty element, `<a/>`, that has just begun.
    closing: Option<String>,
}

/// The start or end of an element.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Tag {
    Open(Element),
    Close(String),
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
    pub(crate) line: u64,
}

/// A whole element: the text of each inner element by its path (`author/name`), and attributes after an `@`
/// (`thread@dsq:id`, its own as `@dsq:id`).
pub(crate) struct Fields {
    pub(crate) line: u64,
    values: Vec<(String, String)>,
}

enum XmlEvent {
    Tag(Tag),
    Text(String),
}

impl Xml {
    /// # Errors
    /// [`Broken::Unreadable`].
    pub(crate) fn open(path: &Path) -> Result<Self, Broken> {
        Ok(Self::of(Input::open(path)?))
    }

    pub(crate) fn of(input: Input) -> Self {
        let mut reader = Reader::from_reader(input);
        let config = reader.config_mut();
        // People write a bare `&` into titles; it counts as text.
        config.allow_dangling_amp = true;
        Self {
            reader,
            buffer: Vec::new(),
            depth: 0,
            closing: None,
        }
    }

    /// The next tag; `None` at the end of the file.
    ///
    /// # Errors
    /// [`Broken::At`] with the line from which on the file is not XML.
    pub(crate) fn next_tag(&mut self) -> Result<Option<Tag>, Broken> {
        loop {
            self.reader.get_mut().begin_piece();
            match self.piece()? {
                None if self.depth > 0 => {
                    let line = self.reader.get_ref().line();
                    return Err(at(
                        line,
                        "the file ends here, in the middle of its elements",
                    ));
                }
                None => return Ok(None),
                Some(XmlEvent::Tag(tag)) => return Ok(Some(tag)),
                Some(XmlEvent::Text(_)) => {}
            }
        }
    }

    /// Goes to the end tag of the element that has just begun, if it begins with CDATA: whatever that is. WordPress
    /// wrote `]]>` into it for years where an article has one, and what follows is no XML.
    ///
    /// # Errors
    /// [`Broken::At`], if the file ends before.
    pub(crate) fn pass_over_cdata(&mut self, element: &Element) -> Result<(), Broken> {
        if self.closing.is_some() {
            return Ok(());
        }
        let input = self.reader.get_mut();
        let mut seen = Vec::new();
        let mut is_cdata = false;
        loop {
            input.begin_piece();
            let chunk = match input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) => return Err(input.broken(element.line, &error)),
            };
            let length = chunk.len().min(LONGEST_END);
            seen.extend_from_slice(&chunk[..length]);
            input.consume(length);
            is_cdata |= seen.starts_with(CDATA);
            match end_of_cdata(&seen, &element.name) {
                _ if !is_cdata && (seen.len() >= CDATA.len() || length == 0) => {
                    input.give_back(&seen);
                    return Ok(());
                }
                Some(end) if is_cdata => {
                    input.give_back(&seen[end..]);
                    return Ok(());
                }
                _ if length == 0 => return Err(ends_within(&element.name, element.line)),
                _ if is_cdata => drop(seen.drain(..seen.len().saturating_sub(LONGEST_END))),
                _ => {}
            }
        }
    }

    /// The contents of the element that has just begun; reads to its end.
    ///
    /// # Errors
    /// [`Broken::At`], also if the element is too long.
    pub(crate) fn fields(&mut self, element: Element) -> Result<Fields, Broken> {
        self.reader.get_mut().begin_piece();
        let mut fields = Fields {
            line: element.line,
            values: Vec::new(),
        };
        fields.add_attributes("", element.attributes);
        let mut path: Vec<String> = Vec::new();
        loop {
            match self.piece()? {
                Some(XmlEvent::Tag(Tag::Open(inner))) => {
                    path.push(inner.name);
                    fields.add_attributes(&path.join("/"), inner.attributes);
                }
                Some(XmlEvent::Text(text)) => fields.add(path.join("/"), &text),
                Some(XmlEvent::Tag(Tag::Close(_))) => {
                    if path.pop().is_none() {
                        return Ok(fields);
                    }
                }
                None => return Err(ends_within(&element.name, element.line)),
            }
        }
    }

    fn piece(&mut self) -> Result<Option<XmlEvent>, Broken> {
        match self.closing.take() {
            Some(name) => {
                self.depth -= 1;
                Ok(Some(XmlEvent::Tag(Tag::Close(name))))
            }
            None => self.piece_of_file(),
        }
    }

    fn piece_of_file(&mut self) -> Result<Option<XmlEvent>, Broken> {
        loop {
            let line = self.reader.get_ref().line();
            self.buffer.clear();
            let event = match self.reader.read_event_into(&mut self.buffer) {
                Ok(event) => event,
                Err(error) => {
                    return Err(broken(self.reader.get_ref(), line, &error));
                }
            };
            let piece = match event {
                Event::Start(start) => {
                    self.depth += 1;
                    XmlEvent::Tag(Tag::Open(element(&start, line)))
                }
                Event::Empty(start) => {
                    self.depth += 1;
                    let element = element(&start, line);
                    self.closing = Some(element.name.clone());
                    XmlEvent::Tag(Tag::Open(element))
                }
                Event::End(end) => {
                    self.depth -= 1;
                    XmlEvent::Tag(Tag::Close(end.name().as_ref().to_owned()))
                }
                Event::Text(text) => XmlEvent::Text(text.xml10_content().into_owned()),
                Event::CData(text) => XmlEvent::Text(text.xml10_content().into_owned()),
                Event::GeneralRef(reference) => XmlEvent::Text(resolved(&reference)),
                Event::Eof => return Ok(None),
                Event::Decl(declaration) => match declaration.encoding() {
                    Some(Ok(name)) if !is_utf8(&name) => return Err(other_encoding(&name)),
                    _ => continue,
                },
                _ => continue,
            };
            if self.depth > MAX_DEPTH {
                return Err(at(line, "elements are nested too deep for any export"));
            }
            return Ok(Some(piece));
        }
    }
}

impl Fields {
    fn add(&mut self, path: String, text: &str) {
        let mut known = self.values.iter_mut().rev();
        if let Some((_, value)) = known.find(|(known, _)| *known == path) {
            value.push_str(text);
        } else if self.values.len() < MAX_VALUES {
            self.values.push((path, text.to_owned()));
        }
    }

    fn add_attributes(&mut self, path: &str, attributes: Vec<(String, String)>) {
        let room = MAX_VALUES.saturating_sub(self.values.len());
        for (name, value) in attributes.into_iter().take(room) {
            self.values.push((format!("{path}@{name}"), value));
        }
    }

    /// The text without surrounding white space; empty if there is none.
    pub(crate) fn text(&self, path: &str) -> &str {
        let mut values = self.values.iter();
        values
            .find(|(known, _)| known == path)
            .map_or("", |(_, value)| value.trim())
    }

    /// The same, but `None` if it is empty.
    pub(crate) fn present(&self, path: &str) -> Option<String> {
        let text = self.text(path);
        (!text.is_empty()).then(|| text.to_owned())
    }
}

/// Where the end tag of this element is, if CDATA ends before it.
fn end_of_cdata(bytes: &[u8], name: &str) -> Option<usize> {
    let tag = format!("</{name}");
    let mut tags = (0..bytes.len()).filter(|at| bytes[*at..].starts_with(tag.as_bytes()));
    tags.find(|at| bytes[..*at].trim_ascii_end().ends_with(b"]]>"))
}

fn element(start: &BytesStart<'_>, line: u64) -> Element {
    let mut attributes = Vec::new();
    // Some exporters omit the quotes; unreadable attributes are left out.
    for attribute in start.html_attributes().with_checks(false).flatten() {
        let name: &str = attribute.key.as_ref();
        let value = attribute
            .normalized_value(quick_xml::XmlVersion::Implicit1_0)
            .map_or_else(
                |_| attribute.value.clone(),
                |value| value.into_owned().into(),
            );
        attributes.push((name.to_owned(), value.into_owned()));
    }
    Element {
        name: start.name().as_ref().to_owned(),
        attributes,
        line,
    }
}

/// `&amp;` and `&#38;`; HTML's other names mean nothing in XML, and stay unchanged.
fn resolved(reference: &BytesRef<'_>) -> String {
    if let Ok(Some(character)) = reference.resolve_char_ref() {
        return character.into();
    }
    let name = reference.xml10_content();
    match quick_xml::escape::resolve_predefined_entity(&name) {
        Some(text) => text.to_owned(),
        None => format!("&{name};"),
    }
}

/// The name is part of a command that people copy.
fn other_encoding(name: &str) -> Broken {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    Broken::NotThis(match name.bytes().all(is_name) {
        true => format!(
            "the file is in {name}: make a copy with `iconv -f {name} -t UTF-8`, and name UTF-8 in \
             its first line"
        ),
        false => "the file is not in UTF-8: its first line names an unknown encoding".to_owned(),
    })
}

fn is_utf8(name: &str) -> bool {
    // What is UTF-16 was turned into UTF-8; what only says so would be no XML.
    [
        "utf-8", "utf8", "us-ascii", "utf-16", "utf-16le", "utf-16be",
    ]
    .iter()
    .any(|known| name.eq_ignore_ascii_case(known))
}

fn broken(input: &Input, begun: u64, error: &quick_xml::Error) -> Broken {
    use quick_xml::Error::{Encoding, IllFormed, Io, Syntax};
    match error {
        Io(error) => input.broken(begun, error),
        Encoding(_) => at(
            begun,
            "this is not in UTF-8: export the file again, or open it in an editor that knows its \
             encoding and save a copy as UTF-8",
        ),
        Syntax(problem) => at(begun, format!("this is no XML: {problem}")),
        IllFormed(IllFormedError::MissingEndTag(name)) => at(
            input.line(),
            format!("the file ends here, in the middle of <{name}>"),
        ),
        IllFormed(problem) => at(begun, format!("this is no XML: {problem}")),
        other => at(begun, format!("this is no XML: {other}")),
    }
}

fn ends_within(name: &str, line: u64) -> Broken {
    at(
        line,
        format!("the file ends in the middle of this <{name}>"),
    )
}
