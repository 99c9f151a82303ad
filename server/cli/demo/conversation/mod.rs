//! `afterword demo --conversation`: people answer the owner's posts on Mastodon and Bluesky, in the form and by mail.
//!
//! - `mastodon`, `bluesky`: what people do there, by requests (`web`) to a server that a `program` starts.
//! - `letters`: what they write by mail.
//! - `story`: what happens, step by step.

mod bluesky;
mod letters;
mod mastodon;
mod program;
mod story;
mod web;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use anyhow::bail;
use serde_json::Value;
use tokio::time::{Instant, sleep};

use self::bluesky::Bluesky;
use self::mastodon::Mastodon;
pub(super) use self::story::{ARTICLE, Story};
use self::web::Web;

/// The programs that start both networks.
pub(super) struct Programs<'a> {
    pub(super) mastodon: &'a Path,
    pub(super) bluesky: &'a Path,
}

/// Both networks, each with a post of the owner's about an article that somebody has answered.
pub(super) struct Networks {
    mastodon: Mastodon,
    /// The reader's answer there.
    status: String,
    /// A configuration file's, without those of sites.
    settings: String,
    _bluesky: Bluesky,
}

impl Networks {
    /// `blog`: where the article is.
    pub(super) async fn start(programs: &Programs<'_>, blog: SocketAddr) -> anyhow::Result<Self> {
        let web = Web::new()?;
        let begun = tokio::try_join!(
            Mastodon::start(programs.mastodon, &web),
            Bluesky::start(programs.bluesky, &web)
        );
        let (mastodon, bluesky) = begun?;
        let link = format!("http://{blog}{ARTICLE}");

        mastodon.follows().await?;
        let toot = format!("{} {link}", story::POST);
        let toot = mastodon.posts(&toot).await?;
        let status = mastodon.answers(story::ON_MASTODON.text, &toot).await?;

        let owner = bluesky.account("ines", super::seed::OWNER).await?;
        let reader = bluesky.account("bolin", story::ON_BLUESKY.name).await?;
        let post = bluesky.links_to(&owner, story::POST, &link).await?;
        let text = story::ON_BLUESKY.text;
        bluesky.answers(&reader, &post, text).await?;
        until_shown(&bluesky, &post).await?;

        let mut settings = mastodon.settings()?;
        settings += &bluesky.settings(&owner).await?;
        settings += "[outgoing]\nallow_private = [\"127.0.0.1\"]\n";
        Ok(Self {
            mastodon,
            status,
            settings,
            _bluesky: bluesky,
        })
    }

    /// For the configuration file.
    pub(super) fn settings(&self) -> &str {
        &self.settings
    }
}

async fn until_shown(bluesky: &Bluesky, post: &Value) -> anyhow::Result<()> {
    let what = "Bluesky shows what was written there";
    until(what, async || bluesky.shows_an_answer(post).await).await?;
    Ok(())
}

/// Far longer than all takes, for a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(300);
const LOOK: Duration = Duration::from_millis(50);

/// Waits until it is so, and returns how long that took.
///
/// # Errors
/// It is not so after five minutes; says what was wrong last.
async fn until(
    what: &str,
    is_so: impl AsyncFn() -> anyhow::Result<bool>,
) -> anyhow::Result<Duration> {
    let begin = Instant::now();
    loop {
        let looked = is_so().await;
        if let Ok(true) = looked {
            return Ok(begin.elapsed());
        }
        if begin.elapsed() > PATIENCE {
            looked?;
            bail!("five minutes later it is still not so that {what}");
        }
        sleep(LOOK).await;
    }
}
