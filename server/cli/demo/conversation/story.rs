//! What happens in the demo's conversation, step by step.

use std::io::{BufRead as _, stdin};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::spawn;
use std::time::Duration;

use anyhow::Context;
use tokio::sync::mpsc;

use super::super::articles::Article;
use super::super::seed::{OWNER, SITE, draft};
use super::super::{MODERATOR, terminal};
use super::letters::{Writer, reply_address};
use super::{Networks, until};
use afterword_model::{
    Action, Comment, CommentId, Decider, Interface, PagePath, Site, Status, Submission,
};
use afterword_services::moderate::Order;
use afterword_services::{App, CommentError};
use afterword_store::ListQuery;

/// Somebody, and what they write.
pub(super) struct Voice {
    pub(super) name: &'static str,
    pub(super) text: &'static str,
}

/// The owner's, before the link to the article.
pub(super) const POST: &str = "I repaired a radio. It hummed, and now it plays Romania:";

pub(super) const ON_MASTODON: Voice = Voice {
    name: "Ada Okafor",
    text: "A low B flat, and you kept listening until it was the third one.",
};
pub(super) const ON_BLUESKY: Voice = Voice {
    name: "Bo Lin",
    text: "Mine hums in G. I have grown used to it.",
};
const IN_THE_FORM: Voice = Voice {
    name: "Lena",
    text: "My grandfather had this very model. The cloth smells of his kitchen to this day.",
};
const BY_MAIL: Voice = Voice {
    name: "Tom Adeyemi",
    text: "I write from a boat: we hear the same station here, and it breathes with the waves.",
};
const ANSWER: &str = "Somebody has to keep it company. Thank you, Ada!";
const THANKS: &str = "Then tell it that I said hello.";

/// The article that all this is about.
pub(in super::super) const ARTICLE: &str = "/posts/radio/";

/// All that is needed to tell it.
pub(in super::super) struct Story {
    pub(in super::super) app: Arc<App>,
    pub(in super::super) networks: Networks,
    pub(in super::super) article: Article,
    pub(in super::super) blog: SocketAddr,
    /// The folder in which mails are found.
    pub(in super::super) mails: PathBuf,
}

impl Story {
    /// Says each step, and goes on when Enter is pressed; what goes wrong ends it, and the demo goes on.
    pub(in super::super) async fn tell(&self) -> anyhow::Result<()> {
        let end = match self.steps(&mut Enter::listen()).await {
            Ok(()) => "  That was all. Ctrl-C ends the demo and removes its data.\n\n".to_owned(),
            Err(error) => format!(
                "  The conversation stops here, because of an error: {}.\n  The demo goes on.\n\n",
                terminal::safe(&format!("{error:#}"))
            ),
        };
        terminal::say(&end)
    }

    async fn steps(&self, enter: &mut Enter) -> anyhow::Result<()> {
        say(&format!(
            "  One conversation, in five steps. Each waits for Enter.\n\n  \
             The article  http://{}{ARTICLE}\n  Mastodon     {}\n",
            self.blog,
            self.networks.mastodon.profile()
        ))?;
        self.four_people_write().await?;
        enter.pressed().await?;
        self.the_owner_answers_by_mail().await?;
        enter.pressed().await?;
        self.the_owner_approves_the_rest().await?;
        enter.pressed().await?;
        self.somebody_goes_on_there().await?;
        enter.pressed().await?;
        self.somebody_removes_what_they_wrote().await
    }

    async fn four_people_write(&self) -> anyhow::Result<()> {
        say(&format!(
            "  1. {OWNER} has posted a link to the article on Mastodon and on Bluesky.\n     \
             Four people write: {} on Mastodon, {} on Bluesky,\n     {} in the form, {} by mail.\n",
            ON_MASTODON.name, ON_BLUESKY.name, IN_THE_FORM.name, BY_MAIL.name
        ))?;
        self.writes_in_the_form().await?;
        self.writes_by_mail().await?;
        let voices = [IN_THE_FORM, BY_MAIL, ON_MASTODON, ON_BLUESKY];
        let took = until("four comments wait", async || {
            for voice in &voices {
                if self.comment(voice.text).await?.is_none() {
                    return Ok(false);
                }
            }
            Ok(true)
        })
        .await?;
        say(&format!(
            "     All four wait in one queue after {}, beside those of the demo: look into\n     \
             the console. Readers see none of them yet.\n",
            seconds(took)
        ))
    }

    async fn writes_in_the_form(&self) -> anyhow::Result<()> {
        let site = self.site()?;
        let Voice { name, text } = IN_THE_FORM;
        let draft = draft(&self.article, name, text);
        let submission = Submission::parse(&draft, &site, &self.app.config.limits);
        let submission = submission.map_err(CommentError::from)?;
        self.app.submissions.submit(site, submission).await?;
        Ok(())
    }

    async fn writes_by_mail(&self) -> anyhow::Result<()> {
        let path = PagePath::parse(ARTICLE)?;
        let site = self.site()?;
        let page = self.app.by_mail.address(&site, path, None).await?;
        let Voice { name, text } = BY_MAIL;
        let writer = Writer {
            name,
            address: "tom@letters.example",
        };
        writer.writes(&self.app, &page.address, text).await?;
        Ok(())
    }

    async fn the_owner_answers_by_mail(&self) -> anyhow::Result<()> {
        say(&format!(
            "  2. {OWNER} answers the mail about {}'s comment:\n\n         ok\n\n         {ANSWER}\n",
            ON_MASTODON.name
        ))?;
        let to = || reply_address(&self.mails, MODERATOR, ON_MASTODON.text);
        let what = "there is a mail about the comment";
        until(what, async || Ok(to().is_some())).await?;
        let to = to().context("the mail is gone")?;
        let owner = Writer {
            name: OWNER,
            address: MODERATOR,
        };
        let text = format!("ok\r\n\r\n{ANSWER}");
        owner.writes(&self.app, &to, &text).await?;
        until("the answer is published", async || {
            Ok(self.comment(ANSWER).await?.is_some())
        })
        .await?;
        say(
            "     Both are published below the article. For 15 seconds the answer can be\n     \
             undone before it is posted on Mastodon.\n",
        )?;
        let took = until("the answer is on Mastodon, too", async || {
            Ok(self.answer_there().await?.is_some())
        })
        .await?;
        let (_, url) = self.answer_there().await?.context("it is gone again")?;
        say(&format!(
            "     After {} the answer is on Mastodon, too, below {}'s:\n     {url}\n",
            seconds(took),
            ON_MASTODON.name
        ))
    }

    /// The owner's answer on Mastodon.
    async fn answer_there(&self) -> anyhow::Result<Option<(String, String)>> {
        let status = &self.networks.status;
        self.networks.mastodon.answer_to(status, ANSWER).await
    }

    async fn the_owner_approves_the_rest(&self) -> anyhow::Result<()> {
        for voice in [IN_THE_FORM, BY_MAIL, ON_BLUESKY] {
            let comment = self.comment(voice.text).await?;
            // Whoever looks on may have decided already.
            let waiting = comment.filter(|comment| comment.status == Status::Pending);
            if let Some(comment) = waiting {
                self.approves(comment.id).await?;
            }
        }
        say(&format!(
            "  3. {OWNER} approves the other three. Readers see one thread, and where each\n     \
             comment was written: http://{}{ARTICLE}#comments\n",
            self.blog
        ))
    }

    async fn approves(&self, id: CommentId) -> anyhow::Result<()> {
        let by = Decider {
            name: OWNER.to_owned(),
            interface: Interface::CommandLine,
        };
        let order = Order::new(id, Action::Approve);
        self.app.moderation.decide(by, order).await?;
        Ok(())
    }

    async fn somebody_goes_on_there(&self) -> anyhow::Result<()> {
        let (answer, _) = self.answer_there().await?.context("the answer is gone")?;
        self.networks.mastodon.answers(THANKS, &answer).await?;
        let took = until("what answers the answer is here", async || {
            Ok(self.comment(THANKS).await?.is_some())
        })
        .await?;
        say(&format!(
            "  4. {} answers on Mastodon:\n\n         {THANKS}\n\n     \
             It is here after {}, because Mastodon reports new answers at once.\n     \
             On Bluesky Afterword looks every 45 seconds while people talk.\n",
            ON_MASTODON.name,
            seconds(took)
        ))
    }

    async fn somebody_removes_what_they_wrote(&self) -> anyhow::Result<()> {
        let Networks {
            mastodon, status, ..
        } = &self.networks;
        mastodon.removes(status).await?;
        let took = until("what was removed there vanishes here", async || {
            Ok(self.comment(ON_MASTODON.text).await?.is_none())
        })
        .await?;
        say(&format!(
            "  5. {} removes her first comment on Mastodon. Here her name and her words\n     \
             are gone after {}. {OWNER}'s answer stays.\n",
            ON_MASTODON.name,
            seconds(took)
        ))
    }

    fn site(&self) -> anyhow::Result<Arc<Site>> {
        let sites = self.app.sites.current();
        let site = sites.by_key(SITE);
        site.context("the demo's site is gone")
    }

    /// The comment that says this, also one that waits.
    async fn comment(&self, text: &str) -> anyhow::Result<Option<Comment>> {
        let query = ListQuery {
            path: Some(PagePath::parse(ARTICLE)?),
            site: Some(self.site()?.id),
            limit: 200,
            ..ListQuery::default()
        };
        let comments = self.app.store.comments(query).await?;
        let mut comments = comments.into_iter();
        Ok(comments.find(|comment| comment.text.as_str().contains(text)))
    }
}

fn say(text: &str) -> anyhow::Result<()> {
    terminal::say(&format!("{text}\n"))
}

fn seconds(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}

/// The return key; after the end of standard input nobody is waited for.
struct Enter(mpsc::UnboundedReceiver<()>);

impl Enter {
    fn listen() -> Self {
        let (tell, told) = mpsc::unbounded_channel();
        // A thread of its own, because nothing waits for it when the demo ends.
        spawn(move || {
            for _ in stdin().lock().lines().map_while(Result::ok) {
                if tell.send(()).is_err() {
                    return;
                }
            }
        });
        Self(told)
    }

    /// What was pressed before it was asked for does not count.
    async fn pressed(&mut self) -> anyhow::Result<()> {
        while self.0.try_recv().is_ok() {}
        if !self.0.is_closed() {
            say("     Press Enter.")?;
        }
        self.0.recv().await;
        Ok(())
    }
}
