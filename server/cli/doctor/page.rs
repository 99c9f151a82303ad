//! A page of the blog: its script tags, parsed like a browser parses HTML.

use std::cell::RefCell;

use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use url::Url;

use super::hugo::{self, Theme};

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
    pub(super) is_of_hugo: bool,
    /// The theme of Hugo that the page links to.
    pub(super) theme: Option<Theme>,
}

impl Page {
    /// Whether one of its scripts shows a thread.
    pub(super) fn has_thread(&self) -> bool {
        let shows = |script: &Script| script.source.path().ends_with("/embed.js");
        self.scripts.iter().any(shows)
    }
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
            "a" => self.link(&tag),
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
        let is_generator =
            attribute(tag, "name").is_some_and(|name| name.eq_ignore_ascii_case("generator"));
        let generator = attribute(tag, "content").filter(|_| is_generator);
        if generator.is_some_and(|name| name.starts_with("Hugo")) {
            self.page.borrow_mut().is_of_hugo = true;
        }
    }

    fn link(&self, tag: &Tag) {
        let theme = attribute(tag, "href").and_then(|href| hugo::theme_of(&href));
        if theme.is_some() {
            let mut page = self.page.borrow_mut();
            page.theme = theme;
            page.is_of_hugo = true;
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
        assert!(page.has_thread() && !page.is_of_hugo);
    }

    #[test]
    fn a_page_of_hugo_is_known_by_its_generator_and_its_theme_by_a_link() {
        let url = Url::parse("https://blog.test/").unwrap();
        let html = r#"<meta name=generator content="Hugo 0.168.0"><script src=/count.js></script>
            <footer><a href="https://github.com/adityatelange/hugo-PaperMod/">PaperMod</a></footer>"#;
        let page = read(html, &url);
        assert!(page.is_of_hugo && !page.has_thread());
        assert_eq!(page.theme.map(|theme| theme.name), Some("PaperMod"));
        let other = read(r#"<a href="https://gohugo.io">Hugo</a>"#, &url);
        assert!(!other.is_of_hugo && other.theme.is_none());
    }
}
