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
const THEMES: [Theme; 18] = [
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
    Theme {
        name: "Archie",
        home: "github.com/athul/archie",
        asks: DISQUS,
    },
    Theme {
        name: "Gokarna",
        home: "github.com/526avijitgupta/gokarna",
        asks: DISQUS,
    },
    Theme {
        name: "Anatole",
        home: "github.com/lxndrblz/anatole",
        asks: DISQUS,
    },
    Theme {
        name: "m10c",
        home: "github.com/vaga/hugo-theme-m10c",
        asks: "`\"afterword/as-disqus\"` as the first of `theme`",
    },
    Theme {
        name: "Typo",
        home: "github.com/tomfran/typo",
        asks: "`enable = true` under `[params.giscus]`",
    },
    Theme {
        name: "Toha",
        home: "github.com/hugo-toha/toha",
        asks: "`enable = true` under `[params.features.comment]`",
    },
    Theme {
        name: "Tale",
        home: "github.com/emielh/tale-hugo",
        asks: "`{{ partial \"afterword/comments.html\" . }}` into `layouts/partials/single/footer.html`",
    },
    Theme {
        name: "Nightfall",
        home: "github.com/lordmathis/hugo-theme-nightfall",
        asks: COPY,
    },
    Theme {
        name: "Bear",
        home: "github.com/janraasch/hugo-bearblog",
        asks: COPY,
    },
    Theme {
        name: "Risotto",
        home: "github.com/joeroe/risotto",
        asks: COPY,
    },
    Theme {
        name: "Paper",
        home: "github.com/nanxiaobei/hugo-paper",
        asks: COPY,
    },
];

const DISQUS: &str = "`\"afterword/as-disqus\"` as the first of `theme`, and `shortname = \"none:afterword\"` \
                      under `[services.disqus]`";

/// For a theme without a place for comments.
const COPY: &str = "`{{ partial \"afterword/comments.html\" . }}` into a copy of its article template in `layouts/`";

/// The theme whose home a link leads to.
pub(super) fn theme_of(link: &str) -> Option<Theme> {
    let link = link.to_lowercase();
    THEMES.into_iter().find(|theme| link.contains(theme.home))
}

/// What to look at in a blog whose page has no thread.
pub(super) fn advice(theme: Option<Theme>) -> String {
    let asks = match theme {
        Some(Theme { name, asks, .. }) if asks.starts_with("`{{") => {
            format!("you wrote {asks}, because the theme {name} has no place for comments")
        }
        Some(Theme { name, asks, .. }) => format!("the theme {name} asks for {asks}"),
        None => "the theme may ask for a switch of its own (docs/hugo.md has a table)".to_owned(),
    };
    let name = theme.map_or("its theme", |theme| theme.name);
    format!(
        "in hugo.toml, \"afterword\" stands before {name} in `theme`, `[params.afterword]` names the server and the \
         site, and {asks}; the page has a date or lies in `mainSections`, or in the `sections` that `[params.afterword]` names, or its \
         front matter asks (`afterword: true`); and it says no `comments: false` or `afterword: false`"
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
