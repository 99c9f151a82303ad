//! Where HTML leads.

use super::tokens::{Token, Tokens};

/// The addresses of all anchors, as they stand there.
#[must_use]
pub fn links_of_html(html: &str) -> Vec<String> {
    let anchors = Tokens::new(html).filter_map(|token| match token {
        Token::Open(tag) if tag.name == "a" => tag.attribute("href"),
        _ => None,
    });
    anchors.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_anchor_leads_where_it_says() {
        let html = r#"<p><a href="https://a.test/?a=1&amp;b=2" rel="nofollow">a</a> <a name=x>b</a>
            <img src="https://b.test/"> <code>&lt;a href="https://c.test/"&gt;</code> <a href='/d'>d</a>"#;
        assert_eq!(links_of_html(html), ["https://a.test/?a=1&b=2", "/d"]);
    }
}
