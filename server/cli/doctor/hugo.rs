//! Why a page that Hugo built has no thread.

/// A theme that asks before it shows comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Theme {
    pub(super) name: &'static str,
    /// Part of a link to the theme's own home, which its pages carry.
    home: &'static str,
    /// What the blog's `hugo.toml` has to say.
    asks: &'static str,
}

/// As in the table of docs/hugo.md.
const THEMES: [Theme; 7] = [
    Theme {
        name: "PaperMod",
        home: "github.com/adityatelange/hugo-papermod",
        asks: "`comments = true` under `[params]`",
    },
    Theme {
        name: "Stack",
        home: "github.com/caijimmy/hugo-theme-stack",
        asks: "`enabled = true` and `provider = \"afterword\"` under `[params.comments]`",
    },
    Theme {
        name: "Congo",
        home: "github.com/jpanther/congo",
        asks: "`showComments = true` under `[params.article]`",
    },
    Theme {
        name: "Blowfish",
        home: "blowfish.page",
        asks: "`showComments = true` under `[params.article]`",
    },
    Theme {
        name: "Coder",
        home: "github.com/luizdepra/hugo-coder",
        asks: DISQUS,
    },
    Theme {
        name: "Ananke",
        home: "github.com/thenewdynamic/gohugo-theme-ananke",
        asks: DISQUS,
    },
    Theme {
        name: "Docsy",
        home: "github.com/google/docsy",
        asks: DISQUS,
    },
];

const DISQUS: &str = "`\"afterword/as-disqus\"` as the first of `theme`, and `shortname = \"afterword\"` under \
                      `[services.disqus]`";

/// The theme whose home a link leads to.
pub(super) fn theme_of(link: &str) -> Option<Theme> {
    let link = link.to_lowercase();
    THEMES.into_iter().find(|theme| link.contains(theme.home))
}

/// What to look at in a blog whose page has no thread.
pub(super) fn advice(theme: Option<Theme>) -> String {
    let asks = match theme {
        Some(Theme { name, asks, .. }) => format!("the theme {name} asks for {asks}"),
        None => "the theme may ask for a switch of its own (docs/hugo.md has a table)".to_owned(),
    };
    let name = theme.map_or("its theme", |theme| theme.name);
    format!(
        "in hugo.toml, \"afterword\" stands before {name} in `theme`, `[params.afterword]` names the server and the \
         site, and {asks}; the page's front matter says no `comments: false` or `afterword: false`"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_component_says_of_a_theme_what_the_doctor_says() {
        let path = "/hugo-theme-partials/layouts/partials/afterword/no-thread.html";
        let path = format!("{}{path}", env!("CARGO_MANIFEST_DIR"));
        let component = std::fs::read_to_string(path).unwrap().replace("\\\"", "\"");
        for theme in THEMES {
            let asks = theme.asks.replace('`', "");
            let line =
                |line: &&str| line.contains(&asks) && line.contains(&theme.name.to_lowercase());
            assert!(
                component.lines().any(|text| line(&text)),
                "{}: {asks}",
                theme.name
            );
        }
    }
}
