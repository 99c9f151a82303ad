//! The messages of a file of texts, and their variables. Read by the build script and by the tests.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// What a variable is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum VariableKind {
    Text,
    /// It chooses between plural forms.
    Number,
}

/// A message, or an attribute of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ParsedMessage {
    /// `comment-reply`, and of an attribute `setting-depth.hint`.
    pub(crate) key: String,
    /// As it reads, with variables in braces.
    pub(crate) text: String,
    pub(crate) variables: BTreeMap<String, VariableKind>,
}

impl ParsedMessage {
    /// As functions are called.
    #[must_use]
    pub(crate) fn function(&self) -> String {
        self.key.replace(['-', '.'], "_")
    }

    fn new(key: String, pattern: &Pattern<&str>) -> Self {
        let mut message = Self {
            key,
            text: String::new(),
            variables: BTreeMap::new(),
        };
        message.take(pattern, true);
        message
    }

    fn take(&mut self, pattern: &Pattern<&str>, is_shown: bool) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } if is_shown => self.text.push_str(value),
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => {
                    self.take_expression(expression, is_shown);
                }
            }
        }
    }

    fn take_expression(&mut self, expression: &Expression<&str>, is_shown: bool) {
        match expression {
            Expression::Inline(inline) => self.take_inline(inline, is_shown),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    let is_number = variants.iter().any(names_a_number);
                    let kind = if is_number {
                        VariableKind::Number
                    } else {
                        VariableKind::Text
                    };
                    self.variable(id.name, kind);
                }
                for variant in variants {
                    self.take(&variant.value, is_shown && variant.default);
                }
            }
        }
    }

    fn take_inline(&mut self, inline: &InlineExpression<&str>, is_shown: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variable(id.name, VariableKind::Text);
                if is_shown {
                    self.text.push_str(&format!("{{{}}}", id.name));
                }
            }
            InlineExpression::Placeable { expression } => {
                self.take_expression(expression, is_shown)
            }
            InlineExpression::StringLiteral { value } if is_shown => {
                self.text.push_str(&unescape_unicode_to_string(value));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.take_inline(argument, is_shown);
                }
            }
            _ => {}
        }
    }

    fn variable(&mut self, name: &str, kind: VariableKind) {
        let known = self.variables.entry(name.to_owned()).or_insert(kind);
        *known = (*known).max(kind);
    }
}

fn names_a_number(variant: &Variant<&str>) -> bool {
    match &variant.key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => {
            !variant.default && ["zero", "one", "two", "few", "many"].contains(name)
        }
    }
}

/// All messages and their attributes, in the order of the file.
///
/// # Errors
/// What is no Fluent, and what stands twice.
pub(crate) fn read(source: &str) -> Result<Vec<ParsedMessage>, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let lines = errors.iter().map(|error| {
            let above = source.as_bytes().iter().take(error.pos.start);
            let line = 1 + above.filter(|&&byte| byte == b'\n').count();
            format!("line {line}: {error}")
        });
        lines.collect::<Vec<_>>().join("; ")
    })?;
    let mut messages: Vec<ParsedMessage> = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        if let Some(pattern) = &message.value {
            messages.push(ParsedMessage::new(message.id.name.to_owned(), pattern));
        }
        for attribute in &message.attributes {
            let key = format!("{}.{}", message.id.name, attribute.id.name);
            messages.push(ParsedMessage::new(key, &attribute.value));
        }
    }
    let mut functions: Vec<String> = messages.iter().map(ParsedMessage::function).collect();
    functions.sort();
    match functions.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("{} stands there twice", pair[0])),
        None => Ok(messages),
    }
}
