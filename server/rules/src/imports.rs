//! Undoing an import.

use std::sync::Arc;

use afterword_model::change::{Answer, Effect, Need, Work};
use afterword_model::{CommentId, Hooks, ImportNumber};
use jiff::Timestamp;

use crate::erase;

/// A comment of an import that is undone goes as an erased one does: answers of others keep its empty place. Its
/// legacy id goes too, so that it may come again.
#[must_use]
pub fn undo_work(
    id: CommentId,
    import: ImportNumber,
    hooks: Arc<Hooks>,
    now: Timestamp,
) -> (Work, Answer<()>) {
    let first = vec![Need::Comment(id)];
    Work::new(first, move |facts| {
        let (erased, _) = erase::erase(id, &hooks, now, facts)?;
        let forget = Effect::ForgetFormer {
            import,
            comment: id,
        };
        // Nobody has taken it back who could send it again.
        let erased = erased.into_iter();
        let erased = erased.filter(|effect| !matches!(effect, Effect::SpendKey { .. }));
        Ok((std::iter::once(forget).chain(erased).collect(), ()))
    })
}
