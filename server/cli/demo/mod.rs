//! `afterword demo`: a server with temporary data, and a small blog of another origin that uses it.
//!
//! - `articles`: the blog's texts and its readers' comments, read from `articles/*.toml`.
//! - `seed`: submits the comments, decides about them and reacts to them, like readers and the owner.
//! - `blog`: the blog's pages, from `*.html`, `blog.css` and `theme.js`.

mod articles;
mod blog;
mod folder;
mod seed;

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;

use afterword_transport::Listener;
use anyhow::Context;
use clap::Args;
use futures_util::FutureExt;
use tokio::signal::unix::{SignalKind, signal};

use self::blog::Blog;
use self::folder::Folder;
use self::seed::UnpublishedComment;
use super::serve::{self, Server};
use super::{Settings, USUAL_FILE, console, open, terminal, wrong_usage};
use crate::telemetry::start_logging;
use afterword_config::{Config, Sources};
use afterword_model::Clock;
use afterword_model::Status;

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
}

pub(super) fn run(settings: &Settings, demo: &Demo) -> anyhow::Result<()> {
    if settings.config.is_some() {
        return Err(wrong_usage(
            "the demo has a configuration of its own: leave --config out",
        ));
    }
    let folder = Folder::create()?;
    let server = reserve(demo.port, USUAL_PORT).context("the server's port (--port)")?;
    let blog = reserve(demo.blog_port, USUAL_BLOG_PORT).context("the blog's port (--blog-port)")?;
    let config = config(settings, folder.path(), server.local_addr()?)?;
    let _logging = start_logging(&config.log)?;
    serve::runtime(&config)?.block_on(run_both(config, folder.path(), server, blog))
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

/// Writes the configuration, so that commands in another terminal find the demo's data.
fn config(settings: &Settings, folder: &Path, server: SocketAddr) -> anyhow::Result<Config> {
    let own = format!(
        "# The demo's settings. They go away with it.\n\n\
         [server]\nlisten = \"{server}\"\npublic_url = \"http://{server}\"\nshutdown_grace = \"1s\"\n\n\
         [store]\npath = \"afterword.db\"\n\n\
         [sites]\nmoderators = [\"{MODERATOR}\"]\n\n\
         [mail]\nfrom = \"The demo <{SENDER}>\"\nfolder = \"{MAILS}\"\n"
    );
    let mails = folder.join(MAILS);
    std::fs::create_dir(&mails)?;
    std::fs::write(folder.join(USUAL_FILE), own)?;
    let database = folder.join("afterword.db");
    let mut flags = vec![
        "log.level=warn".to_owned(),
        "server.shutdown_grace=1s".to_owned(),
    ];
    flags.push(format!("sites.moderators={MODERATOR}"));
    flags.push(format!("mail.from=The demo <{SENDER}>"));
    flags.extend(settings.set.iter().cloned());
    // Last, so that no other flag leads the demo to real data.
    flags.push(format!("store.path={}", database.display()));
    flags.extend(["store.url=".to_owned(), "store.url_file=".to_owned()]);
    flags.push(format!("mail.folder={}", mails.display()));
    flags.push(format!("server.listen={server}"));
    flags.push(format!("server.public_url=http://{server}"));
    open::load(&Sources {
        flags,
        ..Sources::default()
    })
}

async fn run_both(
    config: Config,
    folder: &Path,
    server: TcpListener,
    blog: TcpListener,
) -> anyhow::Result<()> {
    let stopped = stopped()?.shared();
    let articles = articles::all()?;
    let store = open::served_store(&config)?;
    let blog_address = blog.local_addr()?;
    let held = seed::seed(&config, &store, &articles, blog_address).await?;
    let public_url = config.server.public_url.to_string();
    let pages = Arc::new(Blog::new(&articles, &public_url, Clock::System.now()));
    drop((server, blog));
    let server = Server::bind(config, store, Clock::System).await?;
    let blog = Listener::bind(blog_address)
        .await
        .with_context(|| format!("can't listen on {blog_address}"))?;
    let link = match server.app.accounts.owner(MODERATOR) {
        Some(owner) => console::link(&server.app, &owner).await?,
        // --set names another owner.
        None => format!("{public_url}/console"),
    };
    terminal::say(&welcome(&link, &public_url, blog_address, folder, &held))?;
    let (served, ()) = tokio::join!(
        server.run(stopped.clone()),
        blog::serve_blog(pages, blog, stopped)
    );
    served
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
