//! `afterword demo`: a server with temporary data, and a small blog of another origin that uses it.
//!
//! - `articles`: the blog's texts and its readers' comments, read from `articles/*.toml`.
//! - `seed`: submits the comments, decides about them and reacts to them, like readers and the owner.
//! - `blog`: the blog's pages, from `*.html`, `blog.css` and `theme.js`.
//! - `conversation`: people on Mastodon and Bluesky, if they are asked for.

mod articles;
mod blog;
mod conversation;
mod folder;
mod seed;

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use afterword_transport::Listener;
use anyhow::Context;
use clap::Args;
use futures_util::FutureExt;
use tokio::signal::unix::{SignalKind, signal};

use self::blog::Blog;
use self::conversation::{ARTICLE, Networks, Programs, Story};
use self::folder::Folder;
use self::seed::UnpublishedComment;
use super::serve::{self, Server};
use super::{Settings, USUAL_FILE, console, open, terminal, wrong_usage};
use crate::telemetry::start_logging;
use afterword_config::{Config, Sources};
use afterword_model::Clock;
use afterword_model::Status;
use afterword_services::App;

/// Used if it is free, so that the addresses are the same each time.
const USUAL_PORT: u16 = 8017;
const USUAL_BLOG_PORT: u16 = 1314;

#[derive(Debug, Args)]
pub(super) struct Demo {
    /// The server's port; 0 takes any free one [default: 8017, or any free one]
    #[arg(long)]
    port: Option<u16>,

    /// The blog's port; 0 takes any free one [default: 1314, or any free one]
    #[arg(long)]
    blog_port: Option<u16>,

    /// Let people answer on Mastodon and Bluesky, by mail and in the form, step by step. In a clone of the source,
    /// `make demo-conversation` starts it with all that it needs
    #[arg(long)]
    conversation: bool,

    /// For --conversation: a program that starts a server of Mastodon's API
    #[arg(long, value_name = "PROGRAM", requires = "conversation")]
    mastodon: Option<PathBuf>,

    /// For --conversation: a program that starts a network of Bluesky's
    #[arg(long, value_name = "PROGRAM", requires = "conversation")]
    bluesky: Option<PathBuf>,
}

impl Demo {
    /// The programs for the conversation, if it is asked for.
    fn programs(&self) -> anyhow::Result<Option<Programs<'_>>> {
        match (self.conversation, &self.mastodon, &self.bluesky) {
            (false, ..) => Ok(None),
            (true, Some(mastodon), Some(bluesky)) => Ok(Some(Programs { mastodon, bluesky })),
            (true, ..) => Err(wrong_usage(
                "--conversation needs --mastodon PROGRAM and --bluesky PROGRAM: in a clone of the source, \
                 `make demo-conversation` has both",
            )),
        }
    }
}

/// What runs the demo.
struct Stage<'a> {
    settings: &'a Settings,
    folder: &'a Path,
    programs: Option<Programs<'a>>,
}

pub(super) fn run(settings: &Settings, demo: &Demo) -> anyhow::Result<()> {
    if settings.config.is_some() {
        return Err(wrong_usage(
            "the demo has a configuration of its own: leave --config out",
        ));
    }
    let programs = demo.programs()?;
    let folder = Folder::create()?;
    let server = reserve(demo.port, USUAL_PORT).context("the server's port (--port)")?;
    let blog = reserve(demo.blog_port, USUAL_BLOG_PORT).context("the blog's port (--blog-port)")?;
    let stage = Stage {
        settings,
        folder: folder.path(),
        programs,
    };
    std::fs::create_dir(stage.folder.join(MAILS))?;
    let config = stage.config(server.local_addr()?, None)?;
    let _logging = start_logging(&config.log)?;
    serve::runtime(&config)?.block_on(stage.run(server, blog))
}

/// The demo writes mails into this folder; nothing leaves the machine.
const MAILS: &str = "mails";
const MODERATOR: &str = "you@example.org";
const SENDER: &str = "comments@example.org";

/// A port on loopback. A requested port must be free; the usual one need not be.
fn reserve(asked: Option<u16>, usual: u16) -> std::io::Result<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    match asked {
        Some(port) => bind(port),
        None => bind(usual).or_else(|_| bind(0)),
    }
}

impl Stage<'_> {
    /// Writes the configuration, so that commands in another terminal find the demo's data. Flags say the same here: so
    /// files that the user's flags name are looked for where the demo was started.
    fn config(&self, server: SocketAddr, networks: Option<&Networks>) -> anyhow::Result<Config> {
        let (of_sites, more) = match networks {
            Some(networks) => (CONVERSING, networks.settings()),
            None => ("", ""),
        };
        let own = format!(
            "# The demo's settings. They go away with it.\n\n\
             [server]\nlisten = \"{server}\"\npublic_url = \"http://{server}\"\nshutdown_grace = \"1s\"\n\n\
             [store]\npath = \"afterword.db\"\n\n\
             [sites]\nmoderators = [\"{MODERATOR}\"]\n{of_sites}\n\
             [mail]\nfrom = \"The demo <{SENDER}>\"\nfolder = \"{MAILS}\"\n\n{more}"
        );
        std::fs::write(self.folder.join(USUAL_FILE), &own)?;
        let mut flags = flags(&own)?;
        flags.push("log.level=warn".to_owned());
        flags.extend(self.settings.set.iter().cloned());
        // Last, so that no other flag leads the demo to real data.
        let inside = |name: &str| self.folder.join(name).display().to_string();
        flags.push(format!("store.path={}", inside("afterword.db")));
        flags.extend(["store.url=".to_owned(), "store.url_file=".to_owned()]);
        flags.push(format!("mail.folder={}", inside(MAILS)));
        flags.push(format!("server.listen={server}"));
        flags.push(format!("server.public_url=http://{server}"));
        open::load(&Sources {
            flags,
            ..Sources::default()
        })
    }

    async fn run(self, server: TcpListener, blog: TcpListener) -> anyhow::Result<()> {
        let stopped = stopped()?.shared();
        let articles = articles::all()?;
        let blog_address = blog.local_addr()?;
        let networks = tokio::select! {
            started = self.networks(blog_address) => started?,
            () = stopped.clone() => return Ok(()),
        };
        let config = self.config(server.local_addr()?, networks.as_ref())?;
        let store = open::served_store(&config)?;
        let held = seed::seed(&config, &store, &articles, blog_address).await?;
        let pages = Blog::new(
            &articles,
            &config.server.public_url.to_string(),
            Clock::System.now(),
        );
        drop((server, blog));
        let server = Server::bind(config, store, Clock::System).await?;
        let blog = Listener::bind(blog_address)
            .await
            .with_context(|| format!("can't listen on {blog_address}"))?;
        self.welcomes(&server.app, blog_address, &held).await?;
        let article = articles.into_iter().find(|one| one.path == ARTICLE);
        let story = networks.zip(article).map(|(networks, article)| Story {
            app: Arc::clone(&server.app),
            networks,
            article,
            blog: blog_address,
            mails: self.folder.join(MAILS),
        });
        let (served, (), told) = tokio::join!(
            server.run(stopped.clone()),
            blog::serve_blog(Arc::new(pages), blog, stopped.clone()),
            tell(story.as_ref(), stopped)
        );
        // The networks end last: so nobody misses them.
        drop(story);
        served.and(told)
    }

    async fn welcomes(
        &self,
        app: &App,
        blog: SocketAddr,
        held: &[UnpublishedComment],
    ) -> anyhow::Result<()> {
        let server = app.config.server.public_url.to_string();
        let link = match app.accounts.owner(MODERATOR) {
            Some(owner) => console::link(app, &owner).await?,
            // --set names another owner.
            None => format!("{server}/console"),
        };
        terminal::say(&welcome(&link, &server, blog, self.folder, held))
    }

    async fn networks(&self, blog: SocketAddr) -> anyhow::Result<Option<Networks>> {
        let Some(programs) = &self.programs else {
            return Ok(None);
        };
        terminal::say(
            "\n  A server of Mastodon's API and a network of Bluesky's are starting …\n",
        )?;
        Networks::start(programs, blog).await.map(Some)
    }
}

/// What the site needs for the conversation.
const CONVERSING: &str = "answers_elsewhere = true\ncomments_by_mail = true\n";

/// The settings of a configuration file as flags.
fn flags(file: &str) -> anyhow::Result<Vec<String>> {
    let sections: toml::Table = toml::from_str(file)?;
    let mut flags = Vec::new();
    for (section, settings) in &sections {
        for (key, value) in settings.as_table().into_iter().flatten() {
            flags.push(format!("{section}.{key}={}", flag_value(value)));
        }
    }
    Ok(flags)
}

fn flag_value(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(all) => {
            let all: Vec<String> = all.iter().map(flag_value).collect();
            all.join(",")
        }
        other => other.to_string(),
    }
}

/// Tells the story, if there is one, until the demo is stopped.
async fn tell(story: Option<&Story>, stopped: impl Future<Output = ()>) -> anyhow::Result<()> {
    match story {
        None => Ok(()),
        Some(story) => tokio::select! {
            told = story.tell() => told,
            () = stopped => Ok(()),
        },
    }
}

/// Ready at Ctrl-C and similar signals, and when the terminal closes: the data must be removed then, too.
fn stopped() -> std::io::Result<impl Future<Output = ()>> {
    let stopped = serve::stop_signal()?;
    let mut hangup = signal(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            () = stopped => {}
            _ = hangup.recv() => {}
        }
    })
}

fn welcome(
    link: &str,
    server: &str,
    blog: SocketAddr,
    folder: &Path,
    held: &[UnpublishedComment],
) -> String {
    let program = std::env::args_os()
        .next()
        .unwrap_or_else(|| "afterword".into());
    let program = terminal::shell_word(Path::new(&program));
    let config = terminal::shell_word(&folder.join(USUAL_FILE));
    let command = format!("{program} --config {config} moderate");
    let ids: Vec<&str> = held.iter().map(|held| held.id.as_str()).collect();
    let in_spam = |held: &&UnpublishedComment| held.status == Status::Spam;
    let spam = held.iter().filter(in_spam).count();
    format!(
        "
  ⁂  Afterword, with a blog to try it on

  The blog     http://{blog}/
  The server   {server}
  The console  {link}

  Write a comment: it is held until you approve it. {waiting} wait already, {spam} in spam.
  The console's link signs you in once, within 15 minutes. For another one:

    {program} --config {config} console link {MODERATOR}

  In another terminal, list those that wait, and approve them all, also the one in spam:

    {command} list
    {command} approve {ids}

  The mails that you would get lie in {mails}:
  look into one, and follow a link in it.

  Ctrl-C ends the demo and removes its data.

",
        mails = terminal::shell_word(&folder.join(MAILS)),
        waiting = held.len() - spam,
        ids = ids.join(" "),
    )
}
