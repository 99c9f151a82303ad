//! Comments that wait for their parents, and placeholders of erased comments that wait for replies.

use super::import::{Each, ImportError};
use super::piece::ReadRecord;
use super::save::Saver;
use crate::scratch::{OrphanComment, Scratch};
use afterword_store::{StoreError, StoreResult};

/// Comments saved at once.
const PART: u32 = 500;

/// How the reading ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    Complete,
    /// More may follow when the file is repaired.
    Broken,
}

pub(super) fn put(scratch: &Scratch, piece: &ReadRecord) -> StoreResult<()> {
    let what = serde_json::to_vec(piece).map_err(|e| unreadable(&e))?;
    scratch.put(&OrphanComment {
        former: piece.former().into_owned(),
        parent: piece.parent().map(std::borrow::Cow::into_owned),
        is_empty: piece.is_empty(),
        what,
    })
}

fn unreadable(error: &serde_json::Error) -> StoreError {
    StoreError::Unavailable(format!("what was put aside can't be read: {error}"))
}

fn pieces(waiting: &[OrphanComment]) -> StoreResult<Vec<ReadRecord>> {
    let pieces = waiting
        .iter()
        .map(|waiting| serde_json::from_slice(&waiting.what));
    pieces.collect::<Result<_, _>>().map_err(|e| unreadable(&e))
}

impl Saver {
    /// Reports the progress. If it stops there, the current batch is durable first.
    pub(super) async fn tell(&mut self, each: &mut Each<'_>) -> Result<(), ImportError> {
        if let Err(stop) = each(&self.report) {
            self.settle().await?;
            return Err(stop.into());
        }
        Ok(())
    }

    /// Runs after the whole file is read: saves the waiting comments, with or without parents. They may be most of
    /// the file, so they are saved in batches too.
    pub(super) async fn finish(
        &mut self,
        ending: Ending,
        each: &mut Each<'_>,
    ) -> Result<(), ImportError> {
        self.settle().await?;
        if ending == Ending::Complete {
            self.drop_bare_places()?;
            self.scratch.begin()?;
            self.save_ready(each).await?;
            // The remaining comments answer each other in a circle.
            while let Some(first) = self.scratch.take_first()? {
                let cut = pieces(std::slice::from_ref(&first))?;
                let place = cut
                    .first()
                    .map_or_else(String::new, |piece| piece.place().into_owned());
                let cut = cut.into_iter().map(ReadRecord::without_parent).collect();
                let why = "it is now at the top level: it answered a reply to itself";
                self.report.changed.add(why, &place, Some(&first.former));
                self.take_late(cut).await?;
                self.scratch.ready_below(&first.former)?;
                self.save_ready(each).await?;
            }
        } else {
            self.save_what_hangs(each).await?;
        }
        self.save_pages(each).await?;
        self.report.complete = ending == Ending::Complete;
        Ok(())
    }

    /// More may follow: saves only comments whose place is known. The others are saved when the file is whole.
    async fn save_what_hangs(&mut self, each: &mut Each<'_>) -> Result<(), ImportError> {
        let mut left = 0;
        loop {
            let bare = self.scratch.take_bare_places(PART)?.len();
            left += bare;
            if bare == 0 {
                break;
            }
        }
        self.scratch.begin()?;
        loop {
            let ready = self.scratch.take_ready(PART)?;
            if ready.is_empty() {
                break;
            }
            let mut hanging = pieces(&ready)?;
            let known = self.known(&hanging).await?;
            hanging.retain(|piece| {
                let parent = piece.parent();
                parent.is_none_or(|parent| known.contains_key(parent.as_ref()))
            });
            left += ready.len() - hanging.len();
            let formers: Vec<_> = hanging
                .iter()
                .map(|piece| piece.former().into_owned())
                .collect();
            self.take_late(hanging).await?;
            for former in formers {
                self.scratch.ready_below(&former)?;
            }
            self.tell(each).await?;
        }
        self.report.comments.waiting = left as u64 + u64::from(self.scratch.waiting()?);
        Ok(self.settle().await?)
    }

    fn drop_bare_places(&mut self) -> StoreResult<()> {
        loop {
            let bare = self.scratch.take_bare_places(PART)?;
            if bare.is_empty() {
                return Ok(());
            }
            for (waiting, piece) in bare.iter().zip(pieces(&bare)?) {
                let why = "it was erased, and nothing answers it";
                let page = self.landing(&piece);
                let (place, id) = (piece.place(), waiting.former.as_str());
                self.report.skip(page, why, &place, Some(id));
            }
        }
    }

    async fn save_ready(&mut self, each: &mut Each<'_>) -> Result<(), ImportError> {
        loop {
            let ready = self.scratch.take_ready(PART)?;
            if ready.is_empty() {
                return Ok(self.settle().await?);
            }
            self.take_late(pieces(&ready)?).await?;
            for waiting in &ready {
                self.scratch.ready_below(&waiting.former)?;
            }
            self.tell(each).await?;
        }
    }
}
