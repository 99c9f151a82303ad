//! How the types are stored in PostgreSQL's columns. It is in this crate because Rust allows a foreign trait only
//! beside the type; it has no SQL.

use std::error::Error;

use postgres_types::private::BytesMut;
use postgres_types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use uuid::Uuid;

use crate::policy::HookEvent;
use crate::{
    BatchId, BlockKind, CommentId, ConversationId, FollowPace, HookId, ImportNumber, MailId,
    MailKind, PlannedOutcome, ReportOutcome, ReportReason, SimHash, SiteId, Status, TokenKind,
    Undelivered,
};

type Unreadable = Box<dyn Error + Sync + Send>;

/// A type that is stored as another one.
macro_rules! column {
    ($($name:ty: $stored:ty, $write:expr, $read:expr;)*) => {$(
        impl ToSql for $name {
            fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Unreadable> {
                let write: fn(&Self) -> $stored = $write;
                write(self).to_sql(kind, out)
            }

            fn accepts(kind: &Type) -> bool {
                <$stored as ToSql>::accepts(kind)
            }

            to_sql_checked!();
        }

        impl<'a> FromSql<'a> for $name {
            fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Unreadable> {
                let read: fn($stored) -> Result<Self, Unreadable> = $read;
                read(<$stored>::from_sql(kind, raw)?)
            }

            fn accepts(kind: &Type) -> bool {
                <$stored as FromSql>::accepts(kind)
            }
        }
    )*};
}

column! {
    CommentId: Uuid, |id| id.0, |id| Ok(Self(id));
    BatchId: Uuid, |id| id.0, |id| Ok(Self(id));
    ConversationId: i64, |id| id.0, |id| Ok(Self(id));
    MailId: Uuid, |id| id.0, |id| Ok(Self(id));
    HookId: Uuid, |id| id.0, |id| Ok(Self(id));
    SiteId: i64, |id| id.0, |id| Ok(Self(id));
    ImportNumber: i64, |number| number.0, |number| Ok(Self(number));
    // PostgreSQL's integers are signed; the bits are the same.
    SimHash: i64, |hash| hash.0.cast_signed(), |bits| Ok(Self(bits.cast_unsigned()));
    Status: String, |status| status.as_str().to_owned(), |word| word.parse().map_err(Unreadable::from);
    Undelivered: String, |undelivered| undelivered.stored(), |text| Ok(Self::read(&text));
}

/// Closed choices are stored as their words.
macro_rules! word {
    ($($name:ty),*) => {
        column! {$(
            $name: String, |word| word.as_str().to_owned(), |word| {
                let known = Self::ALL.iter().copied().find(|known| known.as_str() == word);
                known.ok_or_else(|| Unreadable::from(word))
            };
        )*}
    };
}

word!(
    BlockKind,
    FollowPace,
    HookEvent,
    MailKind,
    TokenKind,
    PlannedOutcome,
    ReportReason,
    ReportOutcome
);
