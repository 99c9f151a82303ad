//! The input and output of rules: the interface between `rules` and a store of comments.
//!
//! A rule is a plain function of [`Facts`]. A fact that was not loaded is [`Missing`], which names it: the caller
//! loads it in the same transaction and runs the rule again. So the same rules serve a synchronous database and one
//! that is asked over a network.
//!
//! A rule returns [`Effect`]s: what is true afterwards. Sums that a database keeps (a page's count, visible comments
//! below a place, word totals) are not effects: they follow from the rows.

mod effect;
mod facts;
mod work;

pub use effect::{
    AskedReader, ChangedThread, DecidedRows, Effect, Mending, NewDecision, NewRow, Outbox,
    PageOfComment, PersonalRows, QueuedMail,
};
pub use facts::{
    AuthorAbove, ConfirmationTurn, EarlierSubmission, Fact, Facts, LessonSource, Missing, Need,
    OutboxRow, PageFacts, PageNumber, Parent, PastDecision, ReaderFacts, StoredComment,
    WaitingDigest, WholePage,
};
pub use work::{Answer, Plan, Rule, Work};
