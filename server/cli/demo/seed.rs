//! The demo's comments take the normal path: they are submitted, decided and reacted to, on a clock that moves
//! through the last weeks.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use futures_util::future::try_join_all;
use jiff::Timestamp;

use super::articles::{Article, Remark};
use crate::cli::{moderate, sites};
use afterword_config::Config;
use afterword_model::Clock;
use afterword_model::{
    Action, CommentId, Decider, Interface, Origin, PagePath, Site, SiteKey, Status,
};
use afterword_model::{Draft, Submission, SubmissionKey};
use afterword_services::App;
use afterword_services::CommentError;
use afterword_services::moderate::Order;
use afterword_services::pages::Change;
use afterword_services::react::Reader;
use afterword_store::Store;

pub(super) const SITE: &str = "demo";
pub(super) const TITLE: &str = "Kettle & Rain";
pub(super) const OWNER: &str = "Ines";

/// A comment that the owner has not published, by the end of its id.
pub(super) struct UnpublishedComment {
    pub(super) id: String,
    /// Pending, or spam.
    pub(super) status: Status,
}

/// One comment, and its time.
struct Step<'a> {
    at: Timestamp,
    article: &'a Article,
    what: StepKind<'a>,
    /// The step that it replies to.
    parent: Option<usize>,
}

enum StepKind<'a> {
    Comment(&'a Remark),
    OwnersAnswer(&'a str),
}

struct Seeding {
    app: Arc<App>,
    site: Arc<Site>,
    clock: Arc<AtomicI64>,
}

/// Fills an empty store.
pub(super) async fn seed(
    config: &Config,
    store: &Arc<dyn Store>,
    articles: &[Article],
    blog: SocketAddr,
) -> anyhow::Result<Vec<UnpublishedComment>> {
    let now = Timestamp::now();
    let begin = now - Duration::from_secs(DAY_SECS * 365);
    let clock = Arc::new(AtomicI64::new(begin.as_millisecond()));
    let app = Arc::new(
        App::new(
            config.clone(),
            Arc::clone(store),
            Clock::Fixed(Arc::clone(&clock)),
        )
        .await?,
    );
    let origins = [
        format!("http://{blog}"),
        format!("http://localhost:{}", blog.port()),
    ];
    let origins = origins.iter().map(|origin| Origin::parse(origin));
    let site = sites::add(
        &app,
        SiteKey::parse(SITE)?,
        origins.collect::<Result<_, _>>()?,
        Some(TITLE.to_owned()),
        &[format!("owner={OWNER}"), "reactions=👍,❤️,😄".to_owned()],
    )
    .await?;
    let seeding = Seeding { app, site, clock };
    let mut steps: Vec<Step<'_>> = Vec::new();
    for article in articles {
        take_in(&mut steps, article, now);
    }
    let held = seeding.submit_steps(&steps).await?;
    for article in articles.iter().filter(|article| article.closed) {
        seeding.close(article).await?;
    }
    Ok(held)
}

const DAY_SECS: u64 = 24 * 60 * 60;

/// Adds an article's comments from top to bottom, with their times: many at first, fewer later.
fn take_in<'a>(steps: &mut Vec<Step<'a>>, article: &'a Article, now: Timestamp) {
    let first = steps.len();
    for remark in &article.comment {
        add(steps, article, remark, None, now);
    }
    let count = steps.len() - first;
    for (index, step) in steps[first..].iter_mut().enumerate() {
        let left = (count - index) as f64 / (count + 1) as f64;
        let age = f64::from(article.days) * DAY_SECS as f64 * left * left;
        step.at = now - Duration::from_secs_f64(age);
    }
}

fn add<'a>(
    steps: &mut Vec<Step<'a>>,
    article: &'a Article,
    remark: &'a Remark,
    parent: Option<usize>,
    at: Timestamp,
) {
    let own = steps.len();
    let what = StepKind::Comment(remark);
    steps.push(Step {
        at,
        article,
        what,
        parent,
    });
    if let Some(answer) = &remark.answer {
        let (what, parent) = (StepKind::OwnersAnswer(answer), Some(own));
        steps.push(Step {
            at,
            article,
            what,
            parent,
        });
    }
    for reply in &remark.reply {
        add(steps, article, reply, Some(own), at);
    }
}

/// What somebody writes below an article.
pub(super) fn draft(article: &Article, name: &str, text: &str) -> Draft {
    Draft {
        page: article.path.clone(),
        name: name.to_owned(),
        text: text.to_owned(),
        title: Some(article.title.clone()),
        ..Draft::default()
    }
}

impl Seeding {
    async fn submit_steps(&self, steps: &[Step<'_>]) -> anyhow::Result<Vec<UnpublishedComment>> {
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by_key(|&index| steps[index].at);
        let mut ids: Vec<Option<CommentId>> = vec![None; steps.len()];
        let mut held = Vec::new();
        for index in order {
            let step = &steps[index];
            self.clock.store(step.at.as_millisecond(), Ordering::SeqCst);
            let parent = step.parent.and_then(|parent| ids[parent]);
            match (&step.what, parent) {
                (StepKind::Comment(remark), _) => {
                    let (id, status) = self.comment(step.article, remark, parent).await?;
                    ids[index] = Some(id);
                    if remark.held {
                        held.push(UnpublishedComment {
                            id: moderate::short(id),
                            status,
                        });
                    }
                }
                (StepKind::OwnersAnswer(text), Some(parent)) => {
                    self.decide(parent, Action::Approve, Some((*text).to_owned()))
                        .await?;
                }
                (StepKind::OwnersAnswer(_), None) => {}
            }
        }
        Ok(held)
    }

    async fn comment(
        &self,
        article: &Article,
        remark: &Remark,
        parent: Option<CommentId>,
    ) -> anyhow::Result<(CommentId, Status)> {
        let draft = Draft {
            parent: parent.map(|id| id.to_string()),
            email: remark.email.clone(),
            website: remark.website.clone(),
            ..draft(article, &remark.name, &remark.text)
        };
        let submission = Submission::parse(&draft, &self.site, &self.app.config.limits)
            .map_err(CommentError::from)?;
        let submitted = self
            .app
            .submissions
            .submit(Arc::clone(&self.site), submission)
            .await?;
        let id = submitted.comment.id;
        if !remark.held {
            self.decide(id, Action::Approve, None).await?;
        }
        if remark.pinned {
            self.decide(id, Action::Pin, None).await?;
        }
        for (reaction, &count) in &remark.reactions {
            let readers = (0..count).map(|reader| self.react(id, reaction, reader));
            try_join_all(readers).await?;
        }
        Ok((id, submitted.comment.status))
    }

    async fn decide(
        &self,
        id: CommentId,
        action: Action,
        reply: Option<String>,
    ) -> anyhow::Result<()> {
        let by = Decider {
            name: OWNER.to_owned(),
            interface: Interface::CommandLine,
        };
        let order = Order {
            reply,
            ..Order::new(id, action)
        };
        self.app.moderation.decide(by, order).await?;
        Ok(())
    }

    /// By readers of different networks (RFC 2544: addresses that belong to nobody).
    async fn react(&self, id: CommentId, reaction: &str, reader: u8) -> anyhow::Result<()> {
        let reader = Reader {
            key: SubmissionKey::parse(&format!("a-reader-of-the-demo-{reader}"))
                .map_err(CommentError::from)?,
            address: IpAddr::V4(Ipv4Addr::new(198, 18, reader, 1)),
        };
        self.app
            .reactions
            .react(id, reader, reaction.to_owned())
            .await?;
        Ok(())
    }

    async fn close(&self, article: &Article) -> anyhow::Result<()> {
        let closed = Change {
            closed: Some(true),
            ..Change::default()
        };
        let path = PagePath::parse(&article.path)?;
        self.app
            .pages
            .change(Arc::clone(&self.site), path, closed)
            .await?;
        Ok(())
    }
}
