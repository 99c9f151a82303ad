//! Spam that nobody has looked at for long: what was taken for spam by mistake is erased unseen.

use jiff::{SignedDuration, Timestamp};

use super::finding::Findings;
use crate::cli::open::Access;
use afterword_model::{Comment, Site, Status};
use afterword_store::ListQuery;

/// Shorter than `privacy.keep_spam` by itself is.
const LONG: SignedDuration = SignedDuration::from_hours(7 * 24);
/// More are told as so many.
const MOST: u32 = 1000;

pub(super) fn check(access: &Access, findings: &mut Findings) {
    let app = &access.app;
    let now = app.clock.now();
    let sessions = access.run(app.store.sessions(None)).unwrap_or_default();
    let visited = sessions.iter().map(|session| session.seen).max();
    for site in app.sites.current().all() {
        // Whoever gets a mail a day about it has seen it.
        if site.rules.tell_spam && app.config.mail.from.is_some() {
            continue;
        }
        let spam = access.run(app.store.comments(query(site)));
        let spam = spam.unwrap_or_default();
        let unseen = |comment: &&Comment| {
            let decided = || {
                access
                    .run(app.store.decisions(comment.id))
                    .unwrap_or_default()
            };
            visited.is_none_or(|seen| seen < comment.created) && decided().is_empty()
        };
        let unseen: Vec<&Comment> = spam.iter().filter(unseen).collect();
        if let Some(oldest) = unseen.last().map(|comment| comment.created)
            && now.duration_since(oldest) > LONG
        {
            told(site, unseen.len(), oldest, findings);
        }
    }
}

/// Newest first.
fn query(site: &Site) -> ListQuery {
    ListQuery {
        site: Some(site.id),
        status: Some(Status::Spam),
        limit: MOST,
        ..ListQuery::default()
    }
}

fn told(site: &Site, count: usize, oldest: Timestamp, findings: &mut Findings) {
    let key = &site.key;
    let day: String = oldest.to_string().chars().take(10).collect();
    findings.warning(
        format!("look for spam of `{key}` that nobody has seen"),
        format!("{count} in spam since {day}, and nobody was in the console since then"),
        format!(
            "see whether a comment is among it: the console, or `afterword moderate list --site {key} --status spam`; \
             `afterword sites set {key} tell_spam=true` sends a mail a day about it. After privacy.keep_spam it is erased"
        ),
    );
}
