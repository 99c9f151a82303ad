//! Two stores on one file, like a command and the server: neither knows what the other has just written.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use afterword_config::{Config, SetOverride, Sources};
use afterword_model::policy::SiteOverrides;
use afterword_model::{Clock, Origin, Page, PagePath, PageTitle, SiteKey};
use afterword_services::sites::Plan;
use afterword_services::tokens::TokenError;
use afterword_services::{App, CommentError, pages};
use afterword_store::StoreLimits;
use afterword_store_sqlite::Sqlite;

const CHANGES: u32 = 1000;

async fn process(database: &Path) -> Arc<App> {
    let sources = Sources {
        flags: vec![format!("store.path={}", database.display())],
        ..Sources::default()
    };
    let config = Config::load(&sources).unwrap();
    let limits = StoreLimits {
        readers: 1,
        busy_timeout: Duration::from_secs(60),
        queue: 16,
        min_free_space: 0,
        yields_to_readers: false,
    };
    let store = Arc::new(Sqlite::open(database, limits).unwrap());
    let app = App::new(config, store, Clock::System).await;
    Arc::new(app.unwrap())
}

fn key() -> SiteKey {
    SiteKey::parse("blog").unwrap()
}

fn plan() -> Plan {
    Plan {
        title: "0".to_owned(),
        origins: vec![Origin::parse("https://blog.test").unwrap()],
        overrides: SiteOverrides::default(),
    }
}

async fn two_processes() -> (Arc<App>, Arc<App>, tempfile::TempDir) {
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("afterword.db");
    let server = process(&database).await;
    let command = process(&database).await;
    (server, command, folder)
}

fn one_more(number: &str) -> String {
    (number.parse::<u32>().unwrap() + 1).to_string()
}

/// Each change reads a site, and writes all of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_of_different_settings_of_one_site_at_once_are_never_lost() {
    let (server, command, _folder) = two_processes().await;
    server.sites.add(key(), plan()).await.unwrap();
    command.sites.read_again().await.unwrap();

    let titles = tokio::spawn(async move {
        for _ in 0..CHANGES {
            let plan = |site: &_| {
                let plan = Plan::of(site);
                let title = one_more(&plan.title);
                Ok::<_, CommentError>(Plan { title, ..plan })
            };
            let changed = server.sites.change("blog".to_owned(), plan).await;
            changed.unwrap();
        }
        server
    });
    let settings = tokio::spawn(async move {
        for _ in 0..CHANGES {
            let plan = |site: &_| {
                let mut plan = Plan::of(site);
                let owner = plan.overrides.owner.as_ref();
                let owner = owner.map_or("1".to_owned(), |owner| one_more(owner.as_str()));
                plan.overrides.set(&format!("owner={owner}")).unwrap();
                Ok::<_, CommentError>(plan)
            };
            let changed = command.sites.change("blog".to_owned(), plan).await;
            changed.unwrap();
        }
    });
    let server = titles.await.unwrap();
    settings.await.unwrap();
    server.sites.read_again().await.unwrap();
    let site = server.sites.current().by_key("blog").unwrap();
    assert_eq!(site.title, CHANGES.to_string());
    let owner = site.overrides.owner.as_ref().unwrap();
    assert_eq!(owner.as_str(), CHANGES.to_string());
}

#[tokio::test]
async fn a_site_that_another_process_has_added_is_not_added_again() {
    let (server, command, _folder) = two_processes().await;
    command.sites.add(key(), plan()).await.unwrap();
    let other = Plan {
        title: "Another".to_owned(),
        ..plan()
    };
    let added = server.sites.add(key(), other).await;
    assert!(matches!(added, Err(CommentError::SiteExists)), "{added:?}");
    // It is known now, although nobody has told.
    assert_eq!(server.sites.current().by_key("blog").unwrap().title, "0");
}

/// Half of them by each: a condition is about the page as it is when it changes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_changes_of_a_page_on_one_condition_one_is_made() {
    let (server, command, _folder) = two_processes().await;
    let site = server.sites.add(key(), plan()).await.unwrap();
    let path = PagePath::parse("/a/").unwrap();
    let close = pages::Change {
        closed: Some(true),
        ..pages::Change::default()
    };
    let begun = server.pages.change(Arc::clone(&site), path.clone(), close);
    let mut title = begun.await.unwrap().title;
    for round in 0..100 {
        let attempts = [("server", &server), ("command", &command)].map(|(who, app)| {
            let change = pages::Change {
                title: Some(PageTitle::parse(&format!("{who} {round}"), 100).unwrap()),
                ..pages::Change::default()
            };
            let seen = title.clone();
            let (pages, site, path) = (app.pages.clone(), Arc::clone(&site), path.clone());
            let is_as_seen = move |page: Option<&Page>| page.is_some_and(|page| page.title == seen);
            tokio::spawn(async move { pages.change_if(site, path, change, is_as_seen).await })
        });
        let mut made = Vec::new();
        for attempt in attempts {
            match attempt.await.unwrap() {
                Ok(page) => made.push(page.title),
                Err(error) => assert!(matches!(error, CommentError::Outdated), "{error:?}"),
            }
        }
        assert_eq!(made.len(), 1, "{made:?}");
        title = made.remove(0);
        let now = server.store.page(site.id, path.clone()).await.unwrap();
        assert_eq!(now.unwrap().title, title);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_tokens_of_one_name_made_at_once_one_is_made() {
    let (server, command, _folder) = two_processes().await;
    for round in 0..100 {
        let attempts = [&server, &command].map(|app| {
            let app = Arc::clone(app);
            tokio::spawn(
                async move { app.tokens.make(format!("laptop {round}"), Vec::new()).await },
            )
        });
        let mut made = 0;
        for attempt in attempts {
            match attempt.await.unwrap() {
                Ok(_) => made += 1,
                Err(error) => assert!(matches!(error, TokenError::Exists { .. }), "{error:?}"),
            }
        }
        assert_eq!(made, 1);
    }
}
