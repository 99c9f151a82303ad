//! `afterword init`.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use anyhow::Context;
use clap::Args;
use toml::{Table, Value};

use super::open::{self, Access};
use super::{Settings, USUAL_FILE, sites, terminal};
use afterword_config::{Config, ConfigFile, DEFAULT_TOML, Sources};
use afterword_model::policy::PublicUrl;
use afterword_model::{Origin, Site, SiteKey};

#[derive(Debug, Args)]
pub(super) struct Init {
    /// A short name for the first site, like `blog`
    #[arg(long, value_name = "KEY", value_parser = SiteKey::parse)]
    site: SiteKey,

    /// Where the site's pages are, like https://blog.example.org; can be given several times.
    /// `hugo server`'s http://localhost:1313 is added
    #[arg(long, required = true, value_name = "URL", value_parser = Origin::parse)]
    origin: Vec<Origin>,

    /// The site's title
    #[arg(long)]
    title: Option<String>,

    /// The address that readers' browsers use for this server, like https://comments.example.org
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,

    /// Your name, above your own answers
    #[arg(long, value_name = "NAME")]
    owner: Option<String>,

    /// Your mail address: it signs in to the console, and gets a mail for a new comment where mail is set up; can be given several times
    #[arg(long, value_name = "ADDRESS")]
    moderator: Vec<String>,
}

/// Where `hugo server` shows a blog before it is published.
const PREVIEW: &str = "http://localhost:1313";

impl Init {
    /// The settings that the flags mean, as `section.key=value`.
    fn settings(&self) -> Vec<String> {
        let url = self
            .public_url
            .as_ref()
            .map(|url| format!("server.public_url={url}"));
        let owner = self
            .owner
            .as_ref()
            .map(|name| format!("sites.owner={name}"));
        let moderators = (!self.moderator.is_empty())
            .then(|| format!("sites.moderators={}", self.moderator.join(",")));
        [url, owner, moderators].into_iter().flatten().collect()
    }

    /// The site's origins, with that of a preview.
    fn origins(&self) -> anyhow::Result<Vec<Origin>> {
        let mut origins = self.origin.clone();
        let preview = Origin::parse(PREVIEW)?;
        if !origins.contains(&preview) {
            origins.push(preview);
        }
        Ok(origins)
    }
}

pub(super) fn run(settings: &Settings, init: &Init) -> anyhow::Result<()> {
    let mut given = settings.set.clone();
    given.extend(init.settings());
    let file = settings.config.clone().unwrap_or_else(|| USUAL_FILE.into());
    anyhow::ensure!(
        !file.exists(),
        "{} is there already, and stays as it is: add a site to it by `afterword sites add {} --origin URL`",
        file.display(),
        init.site
    );
    open::load(&Sources {
        file: ConfigFile::IfPresent(file.clone()),
        flags: given.clone(),
        ..Sources::default()
    })?;
    write_new(&file, &filled(&given)).with_context(|| format!("can't write {}", file.display()))?;
    let written = Settings {
        config: Some(file.clone()),
        set: Vec::new(),
    };
    let access = Access::creating(&written)?;
    let (key, origins, title) = (init.site.clone(), init.origins()?, init.title.clone());
    let site = access.run(sites::add(&access.app, key, origins, title, &[]))?;
    access.tell_server()?;
    terminal::say(&next_steps(&access.app.config, &site, &file))
}

fn write_new(file: &Path, text: &str) -> std::io::Result<()> {
    // It may later contain a token.
    let mut new = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(file)?;
    new.write_all(text.as_bytes())?;
    new.sync_all()
}

/// `default.toml` with its explanations, and with validated `section.key=value` pairs filled in.
fn filled(given: &[String]) -> String {
    let defaults: Table = DEFAULT_TOML.parse().unwrap_or_default();
    let mut section = "";
    let mut text = String::with_capacity(DEFAULT_TOML.len());
    for line in DEFAULT_TOML.lines() {
        if let Some(name) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
        {
            section = name;
        }
        let key = line.split_once(" = ").map_or("", |(key, _)| key);
        let default = defaults.get(section).and_then(|settings| settings.get(key));
        match (last_of(given, section, key), default) {
            (Some(value), Some(default)) => {
                text.push_str(&format!("{key} = {}", as_toml(default, value)));
            }
            _ => text.push_str(line),
        }
        text.push('\n');
    }
    text
}

fn last_of<'a>(given: &'a [String], section: &str, key: &str) -> Option<&'a str> {
    given.iter().rev().find_map(|pair| {
        let (setting, value) = pair.split_once('=')?;
        let (own_section, own_key) = setting.trim().split_once('.')?;
        ((own_section, own_key) == (section, key)).then_some(value.trim())
    })
}

/// A flag's value in TOML syntax.
fn as_toml(default: &Value, text: &str) -> String {
    match default {
        Value::String(_) => Value::from(text).to_string(),
        Value::Array(_) => {
            let items = text
                .split(',')
                .map(str::trim)
                .filter(|item| !item.is_empty());
            Value::Array(items.map(Value::from).collect()).to_string()
        }
        _ => text.to_owned(),
    }
}

fn next_steps(config: &Config, site: &Site, file: &Path) -> String {
    let option = if file == Path::new(USUAL_FILE) {
        String::new()
    } else {
        format!(" --config {}", terminal::shell_word(file))
    };
    let [embed, count] =
        ["embed.js", "count.js"].map(|file| sites::script_tag(config, &site.key, file));
    format!(
        "\
{file} has all settings, each with its explanation.
The site `{key}` takes comments from {origins}.
{PREVIEW} is for previews by `hugo server`; `afterword sites origin {key} {PREVIEW} --remove{option}` removes it.{caution}

1. Start the server:

     afterword serve{option}

2. In your articles, where the comments go:

     {embed}

3. On pages that list articles, once, and a link for each article:

     {count}
     <a href=\"/posts/hello/#comments\" data-afterword-count>Comments</a>

   For Hugo, docs/hugo.md does 2 and 3 by a theme component.

4. New comments wait for you, in the console at {server}/console and here:

     {sign_in}
     afterword moderate list{option}
",
        server = config.server.public_url,
        sign_in = sign_in(config, &option),
        file = file.display(),
        key = site.key,
        origins = origins(site),
        caution = caution(config, site),
    )
}

/// How one gets into the console.
fn sign_in(config: &Config, option: &str) -> String {
    match config.sites.moderators.first() {
        Some(owner) => format!(
            "afterword console link {}{option}",
            terminal::shell_word(Path::new(owner.as_str()))
        ),
        None => "(Nobody may sign in yet: write your address into sites.moderators.)".to_owned(),
    }
}

fn origins(site: &Site) -> String {
    let origins: Vec<&str> = site.origins.iter().map(Origin::as_str).collect();
    origins.join(", ")
}

/// Warns of settings that would make browsers refuse.
fn caution(config: &Config, site: &Site) -> String {
    let url = &config.server.public_url;
    if url.is_https() && config.tls.listen.is_none() && config.server.trusted_proxies.is_empty() {
        return format!(
            "\n\n{url} is https, so plain http is sent away. Before you start, either name the proxy that\n\
             speaks https in front of Afterword, server.trusted_proxies = [\"127.0.0.1\"], or set\n\
             tls.listen and tls.acme_domains, and Afterword gets a certificate itself."
        );
    }
    let is_https = |origin: &Origin| origin.as_str().starts_with("https:");
    if url.is_https() || !site.origins.iter().any(is_https) {
        return String::new();
    }
    format!(
        "\n\nBrowsers don't load comments from {url} into a page on https. Before readers come, set\n\
         server.public_url to the https address of this server."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded(toml: &str) -> Config {
        let folder = tempfile::TempDir::new().unwrap();
        let file = folder.path().join(USUAL_FILE);
        std::fs::write(&file, toml).unwrap();
        let sources = Sources {
            file: ConfigFile::Required(file),
            ..Sources::default()
        };
        Config::load(&sources).unwrap()
    }

    #[test]
    fn what_was_given_stands_in_the_file_as_a_flag_would_have_said_it() {
        let given = [
            "server.public_url=https://comments.example.org",
            "server.trusted_proxies=127.0.0.1, 10.0.0.0/8",
            "sites.owner=Ann \"the\" Bee",
            "sites.images = true",
            "sites.depth=3",
            "sites.depth=4",
        ]
        .map(str::to_owned);
        let file = filled(&given);
        let config = loaded(&file);
        assert_eq!(
            config.server.public_url.to_string(),
            "https://comments.example.org"
        );
        assert_eq!(config.server.trusted_proxies.len(), 2);
        assert_eq!(config.sites.owner.as_str(), "Ann \"the\" Bee");
        assert!(config.sites.images);
        assert_eq!(config.sites.depth, 4);
        assert_eq!(file.lines().count(), DEFAULT_TOML.lines().count());
    }

    #[test]
    fn every_setting_can_be_filled_in() {
        let defaults: Table = DEFAULT_TOML.parse().unwrap();
        for (section, settings) in &defaults {
            for key in settings.as_table().unwrap().keys() {
                let given = [format!("{section}.{key}=4711")];
                let changed = filled(&given);
                let differing = changed
                    .lines()
                    .zip(DEFAULT_TOML.lines())
                    .filter(|(a, b)| a != b);
                assert_eq!(differing.count(), 1, "{section}.{key}");
            }
        }
    }
}
