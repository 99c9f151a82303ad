//! `afterword sites`.

use std::sync::Arc;

use clap::{Args, Subcommand};
use serde_json::json;

use super::open::Access;
use super::{Settings, terminal};
use afterword_config::Config;
use afterword_config::SetOverride;
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, PageTitle, Site, SiteKey, SiteProblem};
use afterword_services::CommentError;
use afterword_services::sites::Plan;
use afterword_services::{App, unknown_language};

#[derive(Debug, Subcommand)]
pub(super) enum Sites {
    /// List the sites
    List {
        /// Print [{key, title, origins, settings}]
        #[arg(long)]
        json: bool,
    },
    /// Add a site
    Add(Add),
    /// Change a site's title and its own settings
    Set(Set),
    /// Add an address that a site's pages are served from, or remove one
    Origin(ChangeOrigin),
}

#[derive(Debug, Args)]
pub(super) struct Add {
    /// A short name for the site, like `blog`
    #[arg(value_parser = SiteKey::parse)]
    key: SiteKey,

    /// Where its pages are, like https://blog.example.org; links lead to the first one
    #[arg(long, required = true, value_name = "URL", value_parser = Origin::parse)]
    origin: Vec<Origin>,

    /// The site's title, for feeds and mails, and above your answers if `owner` is not set
    #[arg(long)]
    title: Option<String>,

    /// A setting that differs from [sites] in the configuration, like moderation=publish
    #[arg(value_name = "NAME=VALUE", value_parser = setting)]
    settings: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct Set {
    #[arg(value_parser = SiteKey::parse)]
    key: SiteKey,

    #[arg(long)]
    title: Option<String>,

    /// A setting, like moderation=publish; moderation=default follows [sites] in the configuration again
    #[arg(value_name = "NAME=VALUE", value_parser = setting, required_unless_present = "title")]
    settings: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct ChangeOrigin {
    #[arg(value_parser = SiteKey::parse)]
    key: SiteKey,

    /// Scheme and host, like https://blog.example.org
    #[arg(value_name = "URL", value_parser = Origin::parse)]
    origin: Origin,

    /// Remove the address: comments from there are refused
    #[arg(long)]
    remove: bool,
}

/// A setting that a site may override.
fn setting(pair: &str) -> Result<String, String> {
    let tried = SiteOverrides::default().set(pair);
    tried.map_err(|problem| format!("{} {}", problem.setting, problem.message))?;
    Ok(pair.to_owned())
}

pub(super) fn run(settings: &Settings, command: Sites) -> anyhow::Result<()> {
    if let Sites::List { json } = command {
        return list(&Access::to_existing(settings)?.app, json);
    }
    let access = match command {
        Sites::Add(_) => Access::creating(settings)?,
        _ => Access::to_existing(settings)?,
    };
    let app = &access.app;
    let done = access.run(async {
        match command {
            Sites::Add(new) => {
                let site = add(app, new.key, new.origin, new.title, &new.settings).await?;
                Ok(added(&app.config, &site))
            }
            Sites::Set(change) => set(app, change).await,
            Sites::Origin(change) => change_origin(app, change).await,
            Sites::List { .. } => Ok(String::new()),
        }
    })?;
    access.tell_server()?;
    terminal::say(&done)
}

fn list(app: &App, json: bool) -> anyhow::Result<()> {
    let sites = app.sites.current();
    if json {
        let sites = sites.all().iter().map(|site| {
            json!({"key": site.key, "title": site.title, "origins": site.origins,
                   "settings": site.overrides})
        });
        return terminal::say_json(&sites.collect::<Vec<_>>());
    }
    if sites.all().is_empty() {
        eprintln!("{NO_SITE}");
    }
    let rows = sites.all().iter().flat_map(|site| described(site));
    terminal::say(&terminal::table(&rows.collect::<Vec<_>>()))
}

/// A site as table rows, with its key in the first.
fn described(site: &Site) -> Vec<Vec<String>> {
    let mut words = vec![terminal::safe(&site.title)];
    words.retain(|title| !title.is_empty());
    words.extend(site.origins.iter().map(|origin| origin.as_str().to_owned()));
    words.extend(own_settings(&site.overrides));
    let key = std::iter::once(site.key.as_str()).chain(std::iter::repeat(""));
    key.zip(words)
        .map(|(key, word)| vec![key.to_owned(), word])
        .collect()
}

/// In the syntax of `sites set`.
fn own_settings(own: &SiteOverrides) -> Vec<String> {
    let Ok(serde_json::Value::Object(own)) = serde_json::to_value(own) else {
        return Vec::new();
    };
    let text = |value: &serde_json::Value| match value {
        serde_json::Value::String(text) => text.clone(),
        serde_json::Value::Array(items) => {
            let words = items.iter().filter_map(|item| item.as_str());
            words.collect::<Vec<_>>().join(",")
        }
        other => other.to_string(),
    };
    own.iter()
        .map(|(name, value)| terminal::safe(&format!("{name}={}", text(value))))
        .collect()
}

/// Adds a new site.
pub(super) async fn add(
    app: &Arc<App>,
    key: SiteKey,
    origins: Vec<Origin>,
    title: Option<String>,
    settings: &[String],
) -> anyhow::Result<Arc<Site>> {
    anyhow::ensure!(
        app.sites.current().by_key(key.as_str()).is_none(),
        "there is a site `{key}` already: change it by `afterword sites set {key} …` and \
         `afterword sites origin {key} URL`"
    );
    let mut overrides = SiteOverrides::default();
    for pair in settings {
        overrides.set(pair)?;
    }
    ensure_language(&overrides)?;
    let plan = Plan {
        title: parsed_title(app, title.as_deref().unwrap_or_default())?,
        origins,
        overrides,
    };
    Ok(app.sites.add(key, plan).await?)
}

/// # Errors
/// Readers would get English for a language that Afterword does not have.
fn ensure_language(overrides: &SiteOverrides) -> anyhow::Result<()> {
    match overrides.language.as_ref().and_then(unknown_language) {
        Some(message) => anyhow::bail!("language: {message}"),
        None => Ok(()),
    }
}

fn parsed_title(app: &App, raw: &str) -> anyhow::Result<String> {
    let title = PageTitle::parse(raw, app.config.limits.title).map_err(CommentError::from)?;
    Ok(title.as_str().to_owned())
}

fn added(config: &Config, site: &Site) -> String {
    let script = script_tag(config, &site.key, "embed.js");
    let origins: Vec<&str> = site.origins.iter().map(Origin::as_str).collect();
    format!(
        "The site `{}` takes comments from {}. Put this where they go:\n\n  {script}\n",
        site.key,
        origins.join(", ")
    )
}

/// The HTML that loads a script of the widget for a site.
pub(super) fn script_tag(config: &Config, key: &SiteKey, file: &str) -> String {
    let server = &config.server.public_url.to_string();
    format!(r#"<script async src="{server}/{file}" data-site="{key}"></script>"#)
}

async fn set(app: &Arc<App>, change: Set) -> anyhow::Result<String> {
    let title = change.title.map(|title| parsed_title(app, &title));
    let title = title.transpose()?;
    let site = changed(app, &change.key, move |mut plan| {
        for pair in &change.settings {
            plan.overrides.set(pair)?;
        }
        if change
            .settings
            .iter()
            .any(|pair| pair.trim_start().starts_with("language"))
        {
            ensure_language(&plan.overrides)?;
        }
        plan.title = title.clone().unwrap_or(plan.title);
        Ok(plan)
    });
    Ok(terminal::table(&described(&*site.await?)))
}

async fn change_origin(app: &Arc<App>, change: ChangeOrigin) -> anyhow::Result<String> {
    let key = change.key.clone();
    let site = changed(app, &key, move |mut plan| {
        let known = plan.origins.contains(&change.origin);
        if change.remove {
            let (key, origin) = (&change.key, change.origin.as_str());
            anyhow::ensure!(
                known,
                "`{key}` has no origin {origin}: `afterword sites list` shows those it has"
            );
            plan.origins.retain(|own| *own != change.origin);
            anyhow::ensure!(
                !plan.origins.is_empty(),
                "{}: add another one first",
                SiteProblem::NoOrigin
            );
        } else if !known {
            plan.origins.push(change.origin.clone());
        }
        Ok(plan)
    });
    Ok(terminal::table(&described(&*site.await?)))
}

/// Applies `plan` to the site, and returns the result.
async fn changed(
    app: &Arc<App>,
    key: &SiteKey,
    plan: impl Fn(Plan) -> anyhow::Result<Plan> + Send + 'static,
) -> anyhow::Result<Arc<Site>> {
    // If it does not exist, the error lists the sites.
    let key = named(app, Some(key.as_str()))?.key.to_string();
    app.sites
        .change(key, move |site| plan(Plan::of(site)))
        .await
}

/// Which site a command is about.
#[derive(Debug, Args)]
pub(super) struct Choice {
    /// The site; may be left out if there is only one
    #[arg(long, value_name = "KEY")]
    pub(super) site: Option<String>,
}

/// The site with this key; without one, the only site there is.
pub(super) fn named(app: &App, key: Option<&str>) -> anyhow::Result<Arc<Site>> {
    let sites = app.sites.current();
    let keys: Vec<&str> = sites.all().iter().map(|site| site.key.as_str()).collect();
    let keys = keys.join(", ");
    match (key, sites.all()) {
        (_, []) => anyhow::bail!(NO_SITE),
        (None, [only]) => Ok(Arc::clone(only)),
        (None, _) => anyhow::bail!("there are several sites: choose one by --site ({keys})"),
        (Some(key), _) => sites.by_key(key).ok_or_else(|| {
            anyhow::anyhow!(
                "there is no site `{}`; there are: {keys}",
                terminal::safe(key)
            )
        }),
    }
}

pub(super) const NO_SITE: &str =
    "there is no site yet: add one by `afterword sites add blog --origin https://blog.example.org`";
