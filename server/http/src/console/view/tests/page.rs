//! A page as a browser parses it, and properties of every page of the console.

use std::collections::HashSet;

use scraper::{Html, Selector};

pub(super) struct Page(Html);

impl Page {
    pub(super) fn read(html: &str) -> Self {
        Self(Html::parse_document(html))
    }

    pub(super) fn all(&self, selector: &str) -> Vec<scraper::ElementRef<'_>> {
        let selector = Selector::parse(selector).unwrap();
        self.0.select(&selector).collect()
    }

    pub(super) fn count(&self, selector: &str) -> usize {
        self.all(selector).len()
    }

    pub(super) fn text(&self, selector: &str) -> String {
        let found = self.all(selector);
        let text: String = found
            .first()
            .into_iter()
            .flat_map(|element| element.text())
            .collect();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub(super) fn attribute(&self, selector: &str, name: &str) -> Vec<String> {
        let found = self.all(selector);
        let values = found.iter().filter_map(|element| element.attr(name));
        values.map(ToOwned::to_owned).collect()
    }

    /// The requirements of a strict policy and of screen readers for every page.
    pub(super) fn holds(&self) {
        assert_eq!(self.count("script"), 1, "only console.js, in the head");
        assert_eq!(
            self.count("script:not([src]), style, iframe, object, embed, base, img"),
            0
        );
        let mut ids = HashSet::new();
        for element in self.all("*") {
            for (name, value) in element.value().attrs() {
                assert!(!name.starts_with("on") && name != "style", "{name}={value}");
                let leads = matches!(name, "href" | "action" | "src");
                let is_ours = ["/", "#", "http://", "https://", "mailto:", "data:,"];
                let is_safe = is_ours.iter().any(|start| value.starts_with(start));
                assert!(!leads || is_safe, "{name}={value}");
            }
            if let Some(id) = element.attr("id") {
                assert!(ids.insert(id.to_owned()), "#{id} stands twice");
            }
        }
        for form in self.all("form[method=post]") {
            let field = Selector::parse("input[type=hidden][name=csrf]").unwrap();
            assert_eq!(form.select(&field).count(), 1, "{}", form.html());
        }
        assert_eq!(self.count("form:not([method])"), 0);
        for label in self.attribute("label[for]", "for") {
            assert!(ids.contains(&label), "nothing is #{label}");
        }
        for name in self.attribute("use", "href") {
            assert!(ids.contains(name.trim_start_matches('#')), "no icon {name}");
        }
        assert_eq!(self.count("main h1"), 1);
    }
}
