//! Ids as people type them: the last characters are enough. The first characters are the time, and very similar.

use std::fmt;

use afterword_model::{Comment, CommentId};
use afterword_services::App;
use afterword_store::{ListQuery, StoreResult};

/// Characters shown of an id: 32 of its random bits.
const SHOWN: usize = 8;
/// Fewer would soon match several comments.
const LEAST: usize = 4;
/// Comments checked at once.
const PART: u32 = 1000;

/// An id, or the end of one.
#[derive(Debug, Clone)]
pub(super) enum IdArgument {
    Whole(CommentId),
    /// Lower-case hexadecimal digits.
    End(String),
}

impl IdArgument {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        if let Ok(id) = CommentId::parse(text) {
            return Ok(Self::Whole(id));
        }
        let end = text
            .trim_start_matches('…')
            .replace('-', "")
            .to_ascii_lowercase();
        let fine = end.len() >= LEAST && end.bytes().all(|byte| byte.is_ascii_hexdigit());
        fine.then_some(Self::End(end)).ok_or_else(|| {
            "write an id, or its end, as `afterword moderate list` shows it".to_owned()
        })
    }

    fn is(&self, id: CommentId) -> bool {
        match self {
            Self::Whole(whole) => *whole == id,
            Self::End(end) => digits(id).ends_with(end.as_str()),
        }
    }
}

impl fmt::Display for IdArgument {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(id) => id.fmt(formatter),
            Self::End(end) => formatter.write_str(end),
        }
    }
}

fn digits(id: CommentId) -> String {
    id.0.simple().to_string()
}

/// The short form of an id.
pub(in crate::cli) fn short(id: CommentId) -> String {
    let digits = digits(id);
    digits[digits.len() - SHOWN..].to_owned()
}

/// The comment's id for each input, or an error message. It searches all comments for the ends of ids, so that each
/// match is unique.
pub(super) async fn find(
    app: &App,
    given: &[IdArgument],
) -> StoreResult<Vec<Result<CommentId, String>>> {
    let mut found: Vec<Vec<CommentId>> = vec![Vec::new(); given.len()];
    let mut visit = |id: CommentId| {
        for (given, found) in given.iter().zip(&mut found) {
            if given.is(id) {
                found.push(id);
            }
        }
    };
    if given
        .iter()
        .any(|given| matches!(given, IdArgument::End(_)))
    {
        for_each(app, |comment| visit(comment.id)).await?;
    } else {
        for id in given {
            if let IdArgument::Whole(id) = id
                && app.store.comment(*id).await?.is_some()
            {
                visit(*id);
            }
        }
    }
    Ok(found.into_iter().map(|found| only(&found)).collect())
}

async fn for_each(app: &App, mut visit: impl FnMut(&Comment)) -> StoreResult<()> {
    let mut before = None;
    loop {
        let part = app
            .store
            .comments(ListQuery {
                before,
                limit: PART,
                ..ListQuery::default()
            })
            .await?;
        part.iter().for_each(&mut visit);
        match part.last() {
            Some(last) => before = Some(last.id),
            None => return Ok(()),
        }
    }
}

fn only(found: &[CommentId]) -> Result<CommentId, String> {
    match found {
        [] => Err("There is no such comment.".to_owned()),
        [id] => Ok(*id),
        several => {
            let ids: Vec<String> = several.iter().map(CommentId::to_string).collect();
            Err(format!(
                "Several ids end so: write one of {}.",
                ids.join(", ")
            ))
        }
    }
}
