//! Duplicate detection: the SimHashes of the latest comments, in memory, compared with each submission.

mod simhash_index;

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use self::simhash_index::SimHashIndex;
use crate::keys::Keys;
use afterword_model::{Comment, CommentId, EmailAddress, SimHash, SiteId, Status};
use afterword_spam::Repeated;
use afterword_store::{Store, StoreResult};

/// For all sites together; about 2.5 MB.
const MOST: usize = 20_000;

/// The stored data of a comment.
#[derive(Debug, Clone, Copy)]
pub struct SeenText {
    pub id: CommentId,
    pub site: SiteId,
    pub simhash: SimHash,
    /// Hashes of its page and of its author.
    pub page: u64,
    pub author: u64,
    /// Of the submission, so that a repeated request is not its own duplicate.
    pub submission: Option<[u8; 32]>,
}

/// The latest comments.
#[derive(Debug, Default)]
pub struct Duplicates(Mutex<SimHashIndex>);

impl Duplicates {
    /// Loads the comments from before the server's start; the server answers meanwhile.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn load(&self, store: &dyn Store, keys: &Keys) -> StoreResult<()> {
        let most = u32::try_from(MOST).unwrap_or(u32::MAX);
        let earlier = store.simhashes(most).await?.into_iter();
        let earlier = earlier.map(|kept| SeenText {
            id: kept.id,
            site: kept.site,
            simhash: kept.simhash,
            page: short(keys, "like page", &kept.page),
            author: author_mark(keys, &kept.name, kept.email.as_ref()),
            submission: kept.submission,
        });
        self.remember(earlier.collect());
        Ok(())
    }

    /// Forgets comments that another process has erased.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn forget_erased(&self, store: &dyn Store) -> StoreResult<()> {
        let mut gone = self.ids();
        if gone.is_empty() {
            return Ok(());
        }
        let most = u32::try_from(MOST).unwrap_or(u32::MAX);
        for kept in store.simhashes(most).await? {
            gone.remove(&kept.id);
        }
        self.kept().retain(|like| !gone.contains(&like.id));
        Ok(())
    }

    /// Adds comments from before the server's start, oldest first.
    pub fn remember(&self, earlier: Vec<SeenText>) {
        let mut kept = self.kept();
        for like in earlier.into_iter().rev() {
            if kept.len() < MOST && !kept.has(like.id) {
                kept.push_oldest(like);
            }
        }
    }

    /// Adds it, or replaces the entry of the same comment.
    pub fn add(&self, like: SeenText) {
        let mut kept = self.kept();
        kept.remove(like.id);
        kept.push_newest(like);
        if kept.len() > MOST {
            kept.remove_oldest();
        }
    }

    /// A comment that the owner has deleted is not compared any more.
    pub fn decided(&self, comment: &Comment) {
        if comment.status == Status::Deleted {
            self.forget(comment.id);
        }
    }

    /// It was erased.
    pub fn forget(&self, id: CommentId) {
        self.kept().remove(id);
    }

    /// All comments of an author were erased.
    pub fn forget_author(&self, author: u64) {
        self.kept().retain(|like| like.author != author);
    }

    pub fn repeated(&self, new: &SeenText) -> Repeated {
        let mut elsewhere = 0;
        let mut by_themselves = false;
        for known in self.kept().near(new.simhash) {
            let is_other = known.id != new.id
                && (known.submission.is_none() || known.submission != new.submission);
            if known.site == new.site && is_other {
                if (known.page, known.author) == (new.page, new.author) {
                    by_themselves = true;
                } else {
                    elsewhere += 1;
                }
            }
        }
        match elsewhere {
            0 if by_themselves => Repeated::ByThemselves,
            0 => Repeated::New,
            times => Repeated::Elsewhere(times),
        }
    }

    fn ids(&self) -> HashSet<CommentId> {
        self.kept().iter().map(|like| like.id).collect()
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, SimHashIndex> {
        // Whoever panicked with it in hand has left it whole: each change is one call.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Identifies an author among the latest: by the address, or by the name without one.
pub(super) fn author_mark(keys: &Keys, name: &str, email: Option<&EmailAddress>) -> u64 {
    match email {
        Some(email) => short(keys, "like email", &email.as_str().to_lowercase()),
        None => short(keys, "like name", &name.to_lowercase()),
    }
}

pub(super) fn short(keys: &Keys, purpose: &str, text: &str) -> u64 {
    let hash = keys.pseudonym(purpose, text.as_bytes());
    hash.iter()
        .take(8)
        .fold(0, |all, byte| all << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn like(id: u128, page: u64, author: u64) -> SeenText {
        SeenText {
            id: CommentId(uuid::Uuid::from_u128(id)),
            site: SiteId(1),
            simhash: SimHash(7),
            page,
            author,
            submission: None,
        }
    }

    #[test]
    fn a_text_is_repeated_on_another_page_or_by_another_author_and_its_own_edit_is_not() {
        let recent = Duplicates::default();
        recent.add(like(1, 1, 1));
        assert_eq!(recent.repeated(&like(1, 1, 1)), Repeated::New);
        assert_eq!(recent.repeated(&like(2, 1, 1)), Repeated::ByThemselves);
        assert_eq!(recent.repeated(&like(2, 2, 1)), Repeated::Elsewhere(1));
        assert_eq!(recent.repeated(&like(2, 1, 2)), Repeated::Elsewhere(1));
        let other_site = SeenText {
            site: SiteId(2),
            ..like(2, 2, 2)
        };
        assert_eq!(recent.repeated(&other_site), Repeated::New);
        recent.forget(like(1, 1, 1).id);
        assert_eq!(recent.repeated(&like(2, 2, 2)), Repeated::New);
    }

    #[test]
    fn the_same_submission_again_repeats_nothing() {
        let recent = Duplicates::default();
        let sent = |id| SeenText {
            submission: Some([1; 32]),
            ..like(id, 1, 1)
        };
        recent.add(sent(1));
        assert_eq!(recent.repeated(&sent(2)), Repeated::New);
    }

    #[test]
    fn the_oldest_go_and_what_was_before_the_start_stands_before_the_new() {
        let recent = Duplicates::default();
        recent.add(like(u128::MAX, 1, 1));
        recent.remember((0..MOST as u128 + 5).map(|id| like(id, 1, 1)).collect());
        assert_eq!(recent.kept().len(), MOST);
        recent.add(like(u128::MAX - 1, 1, 1));
        assert_eq!(recent.kept().len(), MOST);
        assert!(
            recent
                .kept()
                .iter()
                .any(|known| known.id == like(u128::MAX, 1, 1).id)
        );
    }
}
