//! A page of the blog: its script tags, parsed like a browser parses HTML.

use std::cell::RefCell;

use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use url::Url;

/// A tag of one of our scripts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Script {
    pub(super) source: Url,
    pub(super) site: Option<String>,
    pub(super) nonce: Option<String>,
}

#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) scripts: Vec<Script>,
    /// The Content-Security-Policies in the page itself.
    pub(super) policies: Vec<String>,
}

/// Extracts the relevant parts of a page that was fetched from `url`.
pub(super) fn read(html: &str, url: &Url) -> Page {
    let reader = Reader {
        base: RefCell::new(url.clone()),
        page: RefCell::default(),
    };
    let input = BufferQueue::default();
    input.push_back(html.into());
    let tokenizer = Tokenizer::new(reader, TokenizerOpts::default());
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    tokenizer.sink.page.into_inner()
}

struct Reader {
    base: RefCell<Url>,
    page: RefCell<Page>,
}

impl TokenSink for Reader {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let Token::TagToken(tag) = token else {
            return TokenSinkResult::Continue;
        };
        if tag.kind != TagKind::StartTag {
            return TokenSinkResult::Continue;
        }
        match &*tag.name {
            "script" => self.script(&tag),
            "base" => self.base(&tag),
            "meta" => self.meta(&tag),
            _ => {}
        }
        // The content of these elements is text.
        match &*tag.name {
            "script" => TokenSinkResult::RawData(RawKind::ScriptData),
            "style" | "noscript" | "iframe" | "noframes" | "xmp" => {
                TokenSinkResult::RawData(RawKind::Rawtext)
            }
            "title" | "textarea" => TokenSinkResult::RawData(RawKind::Rcdata),
            _ => TokenSinkResult::Continue,
        }
    }
}

impl Reader {
    fn script(&self, tag: &Tag) {
        let Some(source) = attribute(tag, "src") else {
            return;
        };
        let Ok(source) = self.base.borrow().join(source.trim()) else {
            return;
        };
        if source.path().ends_with("/embed.js") || source.path().ends_with("/count.js") {
            self.page.borrow_mut().scripts.push(Script {
                source,
                site: attribute(tag, "data-site"),
                nonce: attribute(tag, "nonce"),
            });
        }
    }

    fn base(&self, tag: &Tag) {
        let href = attribute(tag, "href");
        let base = href.and_then(|href| self.base.borrow().join(&href).ok());
        if let Some(base) = base {
            *self.base.borrow_mut() = base;
        }
    }

    fn meta(&self, tag: &Tag) {
        let is_policy = attribute(tag, "http-equiv")
            .is_some_and(|name| name.eq_ignore_ascii_case("content-security-policy"));
        if let Some(policy) = attribute(tag, "content").filter(|_| is_policy) {
            self.page.borrow_mut().policies.push(policy);
        }
    }
}

fn attribute(tag: &Tag, name: &str) -> Option<String> {
    let found = tag
        .attrs
        .iter()
        .find(|attribute| &*attribute.name.local == name);
    found.map(|attribute| attribute.value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tags_that_a_browser_would_run_are_found() {
        let url = Url::parse("https://blog.test/posts/one/").unwrap();
        let html = r#"<!doctype html><base href="/x/"><title><script src="/embed.js"></script></title>
            <!-- <script src="/embed.js"></script> --><style><script src="/embed.js"></style>
            <META HTTP-EQUIV="content-security-policy" CONTENT="script-src 'self'">
            <script>"<script src='/embed.js'>"</script><script src="other.js"></script>
            <Script async SRC="http://c.test/embed.js?1" data-site=blog nonce=abc></Script>
            <script src=count.js></script>"#;
        let page = read(html, &url);
        let sources: Vec<&str> = page
            .scripts
            .iter()
            .map(|script| script.source.as_str())
            .collect();
        assert_eq!(
            sources,
            ["http://c.test/embed.js?1", "https://blog.test/x/count.js"]
        );
        assert_eq!(page.scripts[0].site.as_deref(), Some("blog"));
        assert_eq!(page.scripts[0].nonce.as_deref(), Some("abc"));
        assert_eq!(page.policies, ["script-src 'self'"]);
    }
}
