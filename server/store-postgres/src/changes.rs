//! What a write has changed, for the caches of this node and of all others.
//!
//! Triggers note the changed pages in the table `page_changes`, in the same transaction. The writing node reads them
//! before it commits, and notes them in its changes feed before it answers. Then it tells the others by NOTIFY, many
//! writes together, on a connection of its own: within the transaction, NOTIFY would let only one transaction commit
//! at a time. Whoever misses a notice, because the writer died or the network broke, finds the pages in the table:
//! each node looks there once a second, and several times where there is no NOTIFY.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Connection};

use super::Shared;
use super::failure::{Failure, Sql};
use super::options::PostgresOptions;
use super::pool::{Connector, Mode};
use super::sql::{Columns as _, Db};
use afterword_store::{ChangedPages, ChangesFeed, PageNumber};

const CHANNEL: &str = "afterword_changes";

/// PostgreSQL's notices hold less than 8000 bytes.
const LONGEST: usize = 7_900;

/// Stands for all pages, where the numbers are too many for one notice.
const ALL: &str = "*";

/// How often a node looks into the table.
const LOOK: Duration = Duration::from_secs(1);

/// The same where nobody sends notices.
const LOOK_WITHOUT_NOTIFY: Duration = Duration::from_millis(50);

/// How long a look, or a new connection, may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often old rows of the table are deleted, and how old they are.
const PRUNE: Duration = Duration::from_secs(60);
const KEPT: &str = "10 minutes";

/// The changes that this node makes and hears of.
pub(crate) struct Changes {
    pub(crate) feed: Arc<ChangesFeed>,
    /// How often another process is known to have written.
    foreign: AtomicU64,
    /// Where the pages of each write go, to be sent to the others.
    told: OnceLock<UnboundedSender<Vec<i64>>>,
}

impl Default for Changes {
    fn default() -> Self {
        Self {
            feed: Arc::default(),
            foreign: AtomicU64::new(0),
            told: OnceLock::new(),
        }
    }
}

impl Changes {
    /// Commits a write. Between the commit and the answer its pages are noted.
    pub(crate) async fn commit(&self, db: Db) -> Sql<()> {
        let committed = db.commit_telling(CHANGED).await;
        let told = match committed {
            Ok(row) => changed(&row),
            Err(failure) => {
                // The outcome is unknown. Without the database readers get what is in memory, with a warning.
                if !failure.leaves_the_connection() {
                    lost(self, &failure.told());
                }
                self.feed.note_doubt();
                return Err(failure);
            }
        };
        let Some(pages) = told? else {
            // Nothing was written.
            return Ok(());
        };
        self.feed.note(&noted(&pages));
        if let Some(told) = self.told.get() {
            // Nobody listens any more once the store ends.
            let _ = told.send(pages);
        }
        Ok(())
    }

    pub(crate) fn foreign_writes(&self) -> u64 {
        self.foreign.load(Ordering::Acquire)
    }

    /// Another node has changed these pages.
    fn hear(&self, pages: &[i64]) {
        self.feed.note(&noted(pages));
        self.foreign.fetch_add(1, Ordering::Release);
    }

    /// Nobody knows what was missed.
    fn hear_anything(&self) {
        self.feed.note_doubt();
        self.foreign.fetch_add(1, Ordering::Release);
    }

    /// A notice: the sender's name and the numbers of the pages. A node does not listen to itself.
    fn hear_notice(&self, own: &str, notice: &str) {
        let Some((node, pages)) = notice.split_once(' ') else {
            return self.hear_anything();
        };
        if node == own {
            return;
        }
        let pages: Option<Vec<i64>> = pages
            .split_terminator(',')
            .map(|page| page.parse().ok())
            .collect();
        match pages {
            Some(pages) => self.hear(&pages),
            None => self.hear_anything(),
        }
    }
}

/// What the others are told of these pages.
fn notice(node: &str, pages: &BTreeSet<i64>) -> String {
    let numbers: Vec<String> = pages.iter().map(ToString::to_string).collect();
    let numbers = numbers.join(",");
    let numbers = match node.len() + 1 + numbers.len() > LONGEST {
        true => ALL,
        false => &numbers,
    };
    format!("{node} {numbers}")
}

/// Whether this transaction has written, and the pages that it has changed; 0 stands for those that began.
const CHANGED: &str = "SELECT pg_current_xact_id_if_assigned() IS NOT NULL,
    array_to_string(array(SELECT page FROM page_changes WHERE transaction = pg_current_xact_id_if_assigned()), ',')";

/// The pages in a row of [`CHANGED`]; `None` if nothing was written at all.
fn changed(row: &[Option<String>]) -> Sql<Option<Vec<i64>>> {
    let wrong = || Failure::unreadable("the pages that a write has changed");
    let [Some(has_written), Some(pages)] = row else {
        return Err(wrong());
    };
    let pages = pages.split_terminator(',').map(str::parse);
    let pages: Vec<i64> = pages.collect::<Result<_, _>>().map_err(|_| wrong())?;
    Ok((has_written == "t").then_some(pages))
}

fn noted(pages: &[i64]) -> ChangedPages {
    let mut changed = ChangedPages::default();
    for page in pages {
        match page {
            0 => changed.begun(),
            page => changed.page(PageNumber(*page)),
        }
    }
    changed
}

/// Begins to tell other nodes, and to listen to them, until the runtime ends.
pub(crate) fn listen(shared: &Arc<Shared>, options: &PostgresOptions, runtime: &Runtime) {
    let pause = match options.notify {
        true => LOOK,
        false => LOOK_WITHOUT_NOTIFY,
    };
    runtime.spawn(look(Arc::clone(shared), pause));
    if options.notify {
        let (sender, receiver) = unbounded_channel();
        let _ = shared.changes.told.set(sender);
        runtime.spawn(tell(Arc::clone(shared), receiver));
        runtime.spawn(hear(Arc::clone(shared)));
    }
}

/// Sends what was written since the last notice, in one.
async fn tell(shared: Arc<Shared>, mut written: UnboundedReceiver<Vec<i64>>) {
    while let Some(first) = written.recv().await {
        let mut pages: BTreeSet<i64> = first.into_iter().collect();
        while let Ok(more) = written.try_recv() {
            pages.extend(more);
        }
        let notice = notice(&shared.connections.node, &pages);
        let sent = async {
            let db = shared.connections.begin(Mode::Read).await?;
            db.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &notice])
                .await?;
            db.commit().await
        };
        if let Err(error) = sent.await {
            tracing::debug!(%error, "other nodes could not be told of a write; they find it by themselves");
        }
    }
}

/// Looks into the table once in a while, for ever.
async fn look(shared: Arc<Shared>, pause: Duration) {
    let mut horizon = None;
    let mut pruned = Instant::now();
    loop {
        let looked = timeout(PATIENCE, look_once(&shared, horizon.as_deref())).await;
        match looked {
            Ok(Ok((now, pages))) => {
                horizon = Some(now);
                found(&shared.changes, &pages);
            }
            Ok(Err(failure)) => lost(&shared.changes, &failure.told()),
            Err(_) => lost(&shared.changes, "it does not answer"),
        }
        if pruned.elapsed() > PRUNE {
            pruned = Instant::now();
            prune(&shared).await;
        }
        sleep(pause).await;
    }
}

fn found(changes: &Changes, pages: &[i64]) {
    if changes.feed.is_cut_off() {
        tracing::info!("PostgreSQL is reached again");
        // Others delete old rows of the table.
        changes.hear_anything();
        changes.feed.cut_off(false);
    } else if !pages.is_empty() {
        changes.hear(pages);
    }
}

fn lost(changes: &Changes, error: &str) {
    if !changes.feed.is_cut_off() {
        tracing::error!(
            error,
            "PostgreSQL can't be reached; counts and threads in memory are served as they are, with a warning"
        );
        changes.feed.cut_off(true);
    }
}

/// The pages of all transactions that have ended between two looks. A transaction's number says when it began, so
/// everything below the oldest one that still runs has ended
/// (<https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-PG-SNAPSHOT>).
async fn look_once(shared: &Shared, since: Option<&str>) -> Sql<(String, Vec<i64>)> {
    let db = shared.connections.begin(Mode::Read).await?;
    let row = db
        .query_one(
            "SELECT pg_snapshot_xmin(pg_current_snapshot())::text,
                array(SELECT DISTINCT page FROM page_changes WHERE transaction >= $1::text::xid8 AND node IS DISTINCT FROM $2
                    AND transaction < pg_snapshot_xmin(pg_current_snapshot()))",
            &[&since, &shared.connections.node],
        )
        .await?;
    let found = (row.at(0)?, row.at(1)?);
    db.commit().await?;
    Ok(found)
}

async fn prune(shared: &Shared) {
    let pruned = async {
        let db = shared.connections.begin(Mode::Write).await?;
        let old =
            format!("DELETE FROM page_changes WHERE at < clock_timestamp() - interval '{KEPT}'");
        db.execute(&old, &[]).await?;
        db.commit().await
    };
    if let Err(error) = pruned.await {
        tracing::debug!(%error, "the table page_changes keeps its old rows for now");
    }
}

/// Listens to the notices of other nodes, and connects again after each interruption.
async fn hear(shared: Arc<Shared>) {
    let mut pause = Duration::from_millis(100);
    loop {
        let connector = &shared.connections.connector;
        let begun = Instant::now();
        if let Err(error) = hear_on(&shared, connector).await {
            tracing::debug!(%error, "the connection that listens to other nodes has ended");
        }
        pause = match begun.elapsed() > PATIENCE {
            true => Duration::from_millis(100),
            false => (pause * 2).min(PATIENCE),
        };
        sleep(pause).await;
    }
}

/// Returns when the connection ends.
async fn hear_on(shared: &Shared, connector: &Connector) -> Result<(), tokio_postgres::Error> {
    let (client, connection) = connector.config.connect(connector.tls.clone()).await?;
    let heard = messages(shared, connection);
    let listening = begin_to_listen(&shared.changes, client);
    tokio::select! {
        ended = heard => ended,
        failed = listening => failed,
    }
}

/// Takes the messages of a connection, which also drives it.
async fn messages<S, T>(
    shared: &Shared,
    mut connection: Connection<S, T>,
) -> Result<(), tokio_postgres::Error>
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
    T: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    while let Some(message) = messages.next().await {
        if let AsyncMessage::Notification(notice) = message? {
            shared
                .changes
                .hear_notice(&shared.connections.node, notice.payload());
        }
    }
    Ok(())
}

/// Never returns but with an error: the client keeps its connection open.
async fn begin_to_listen(changes: &Changes, client: Client) -> Result<(), tokio_postgres::Error> {
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    // What was told before is not known.
    changes.hear_anything();
    loop {
        // A connection that is cut without a word is noticed.
        sleep(LOOK * 10).await;
        match timeout(PATIENCE, client.batch_execute("")).await {
            Ok(answered) => answered?,
            Err(_) => return Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use afterword_store::VersionSlot;

    use super::*;

    fn is_heard(notice: &str) -> bool {
        let changes = Changes::default();
        let before = changes.feed.version();
        changes.hear_notice("own", notice);
        changes.feed.version() != before
    }

    #[test]
    fn a_node_hears_others_and_not_itself() {
        let (one, other) = (Changes::default(), Changes::default());
        let notice = notice("one", &BTreeSet::from([1, 7]));
        let before = (one.feed.version(), other.feed.version());
        one.hear_notice("one", &notice);
        other.hear_notice("other", &notice);
        assert_eq!(one.feed.version(), before.0);
        assert_ne!(other.feed.version(), before.1);
        assert_eq!((one.foreign_writes(), other.foreign_writes()), (0, 1));
    }

    #[test]
    fn what_was_missed_counts_when_the_database_is_reached_again_and_not_before() {
        let changes = Changes::default();
        let (page, before) = (VersionSlot::of(Some(PageNumber(1))), changes.feed.version());
        lost(&changes, "it does not answer");
        changes.hear_anything();
        assert!(changes.feed.is_fresh(page, before));
        found(&changes, &[]);
        assert!(!changes.feed.is_cut_off() && !changes.feed.is_fresh(page, before));
    }

    #[test]
    fn a_notice_that_would_be_too_long_says_all() {
        let many: BTreeSet<i64> = (1_000_000..1_010_000).collect();
        let notice = notice("node", &many);
        assert!(notice.len() <= LONGEST, "{notice}");
        assert!(is_heard(&notice));
    }

    #[test]
    fn a_notice_that_is_not_understood_says_all() {
        for notice in ["", "word", "node x", "node 1,x", "node 1;2"] {
            assert!(is_heard(notice), "{notice}");
        }
    }
}
