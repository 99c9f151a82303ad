//! `[counts]`: the cache in front of the comment counts.

use serde::{Deserialize, Serialize};

use afterword_model::policy::value::{DAY, Duration, GIB, Size, within};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Pages whose count is kept in memory.
    #[serde(deserialize_with = "within::<0, 100_000_000, _, _>")]
    pub pages: usize,

    /// Memory for cached responses, also of threads.
    #[serde(deserialize_with = "within::<0, { 64 * GIB }, _, _>")]
    pub answers: Size,

    /// `Cache-Control: max-age` of a count answer.
    #[serde(deserialize_with = "within::<0, DAY, _, _>")]
    pub max_age: Duration,

    /// `Cache-Control: stale-while-revalidate` of a count answer.
    #[serde(deserialize_with = "within::<0, { 30 * DAY }, _, _>")]
    pub stale_while_revalidate: Duration,
}
