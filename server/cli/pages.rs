//! `afterword pages`.

use clap::{Args, Subcommand};

use super::open::Access;
use super::sites::{self, Choice};
use super::{Settings, terminal};
use afterword_model::{Page, PagePath, PageTitle, SiteId};
use afterword_services::App;
use afterword_services::CommentError;
use afterword_services::pages::Change;
use afterword_store::PageQuery;

#[derive(Debug, Subcommand)]
pub(super) enum Pages {
    /// List the pages that have, or had, comments
    List {
        #[command(flatten)]
        site: Choice,

        /// Print [{path, title, closed, count, first_seen, aliases}]
        #[arg(long)]
        json: bool,
    },
    /// Close a page: it takes no more comments
    Close(PageArgument),
    /// Open a page again for comments
    Open(PageArgument),
    /// Give a page its title
    Title {
        #[command(flatten)]
        page: PageArgument,

        title: String,
    },
    /// Move a page with all its comments to another path; the old path leads there
    Move {
        #[command(flatten)]
        page: PageArgument,

        /// Its new path
        #[arg(value_parser = path_argument)]
        to: PagePath,
    },
}

#[derive(Debug, Args)]
pub(super) struct PageArgument {
    #[command(flatten)]
    site: Choice,

    /// Its path, like /posts/hello/
    #[arg(value_parser = path_argument)]
    path: PagePath,
}

/// A path as its owner types it. Readers' addresses lose their query silently; here it would name another page than meant.
pub(super) fn path_argument(raw: &str) -> Result<PagePath, String> {
    match raw.find(['?', '#']) {
        Some(end) => Err(format!(
            "`{}` is no part of a page's path: leave it out (`afterword pages list` names the pages; an imported \
             `/?p=1` is `/p/1/`)",
            terminal::safe(&raw[end..])
        )),
        None => PagePath::parse(raw).map_err(|error| error.to_string()),
    }
}

pub(super) fn run(settings: &Settings, command: Pages) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let app = &access.app;
    let (page, wanted) = match command {
        Pages::List { site, json } => return access.run(list(app, &site, json)),
        Pages::Close(page) => (page, closed(true)),
        Pages::Open(page) => (page, closed(false)),
        Pages::Title { page, title } => {
            let title =
                PageTitle::parse(&title, app.config.limits.title).map_err(CommentError::from)?;
            (
                page,
                Change {
                    title: Some(title),
                    ..Change::default()
                },
            )
        }
        Pages::Move { page, to } => (
            page,
            Change {
                move_to: Some(to),
                ..Change::default()
            },
        ),
    };
    let site = sites::named(app, page.site.site.as_deref())?;
    let path = page.path.clone();
    let changed = access
        .run(app.pages.change(site, page.path, wanted))
        .map_err(|error| anyhow::anyhow!("{path}: {error}"))?;
    access.tell_server()?;
    terminal::say(&terminal::table(&[row(&changed)]))
}

fn closed(closed: bool) -> Change {
    Change {
        closed: Some(closed),
        ..Change::default()
    }
}

async fn list(app: &App, site: &Choice, json: bool) -> anyhow::Result<()> {
    let site = sites::named(app, site.site.as_deref())?;
    let pages = all(app, site.id).await?;
    if json {
        return terminal::say_json(&pages);
    }
    if pages.is_empty() {
        eprintln!("`{}` has no page with comments yet", site.key);
    }
    let rows: Vec<_> = pages.iter().map(row).collect();
    terminal::say(&terminal::table(&rows))
}

/// Pages requested at once.
const PART: u32 = 1000;

/// All pages of a site, by path.
pub(super) async fn all(app: &App, site: SiteId) -> anyhow::Result<Vec<Page>> {
    let mut pages: Vec<Page> = Vec::new();
    loop {
        let after = pages.last().map_or(String::new(), |page| page.path.clone());
        let query = PageQuery {
            site,
            after,
            words: None,
            limit: PART,
        };
        let part = app.store.pages(query).await?;
        let whole = part.len() < PART as usize;
        pages.extend(part);
        if whole {
            return Ok(pages);
        }
    }
}

fn row(page: &Page) -> Vec<String> {
    let count = match page.count {
        1 => "1 comment".to_owned(),
        count => format!("{count} comments"),
    };
    let state = if page.closed { "closed" } else { "open" };
    vec![
        count,
        state.to_owned(),
        terminal::safe(&page.path),
        terminal::safe(&page.title),
    ]
}
