//! A text as Hyvor Talk's editor stores it: a document of ProseMirror, as JSON.

use serde_json::Value;

use crate::record::Body;

/// Deeper ones are left out. JSON of so many levels was refused before.
const DEEPEST: usize = 100;

/// A document as an object, or as text that holds one. Any other text is what somebody typed.
pub(super) fn body(document: &Value) -> Body {
    let parsed = match document {
        Value::String(text) => match serde_json::from_str(text) {
            Ok(parsed @ Value::Object(_)) => parsed,
            _ => return Body::Plain(text.clone()),
        },
        other => other.clone(),
    };
    let mut html = String::new();
    add(&parsed, DEEPEST, &mut html);
    Body::Html(html)
}

fn add(node: &Value, depth: usize, html: &mut String) {
    let Some(below) = depth.checked_sub(1) else {
        return;
    };
    let kind = node["type"].as_str().unwrap_or_default();
    let tags: &[&str] = match kind {
        "paragraph" => &["p"],
        "blockquote" => &["blockquote"],
        "code_block" | "codeBlock" => &["pre", "code"],
        "bullet_list" | "bulletList" => &["ul"],
        "ordered_list" | "orderedList" => &["ol"],
        "list_item" | "listItem" => &["li"],
        "heading" => &["h3"],
        _ => &[],
    };
    open(tags, html);
    match kind {
        "text" => add_text(node, html),
        "hard_break" | "hardBreak" => html.push_str("<br>"),
        "image" => add_image(node, html),
        "mention" => add_name(node, html),
        _ => {}
    }
    let content = node["content"].as_array().map_or(&[][..], Vec::as_slice);
    for inner in content {
        add(inner, below, html);
    }
    close(tags, html);
}

fn add_text(node: &Value, html: &mut String) {
    let marks = node["marks"].as_array().map_or(&[][..], Vec::as_slice);
    let mut tags = Vec::new();
    for mark in marks {
        match mark["type"].as_str().unwrap_or_default() {
            "strong" | "bold" => tags.push("strong"),
            "em" | "italic" => tags.push("em"),
            "code" => tags.push("code"),
            "strike" | "strikethrough" => tags.push("s"),
            "link" => {
                let address = mark["attrs"]["href"].as_str().unwrap_or_default();
                html.push_str("<a href=\"");
                escape(address, html);
                html.push_str("\">");
                tags.push("a");
            }
            _ => {}
        }
    }
    let opened: Vec<_> = tags.iter().copied().filter(|tag| *tag != "a").collect();
    open(&opened, html);
    escape(node["text"].as_str().unwrap_or_default(), html);
    close(&opened, html);
    if tags.contains(&"a") {
        html.push_str("</a>");
    }
}

fn add_image(node: &Value, html: &mut String) {
    html.push_str("<img src=\"");
    escape(node["attrs"]["src"].as_str().unwrap_or_default(), html);
    html.push_str("\" alt=\"");
    escape(node["attrs"]["alt"].as_str().unwrap_or_default(), html);
    html.push_str("\">");
}

fn add_name(node: &Value, html: &mut String) {
    let attributes = &node["attrs"];
    let names = ["label", "name", "username"].into_iter();
    let name = names.filter_map(|name| attributes[name].as_str()).next();
    if let Some(name) = name {
        html.push('@');
        escape(name, html);
    }
}

fn open(tags: &[&str], html: &mut String) {
    for tag in tags {
        html.push('<');
        html.push_str(tag);
        html.push('>');
    }
}

fn close(tags: &[&str], html: &mut String) {
    for tag in tags.iter().rev() {
        html.push_str("</");
        html.push_str(tag);
        html.push('>');
    }
}

fn escape(text: &str, html: &mut String) {
    for sign in text.chars() {
        match sign {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            sign => html.push(sign),
        }
    }
}
