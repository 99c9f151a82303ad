//! Writes that complete even if nobody waits for them any more.

use afterword_store::StoreError;

use crate::CommentError;

/// Completes a write even if its caller hangs up: the effects of a commit in memory (duplicates, wake-ups, metrics)
/// must happen.
pub async fn to_the_end<T: Send + 'static>(
    write: impl Future<Output = Result<T, CommentError>> + Send + 'static,
) -> Result<T, CommentError> {
    match tokio::spawn(write).await {
        Ok(result) => result,
        Err(error) if error.is_panic() => Err(StoreError::Panicked.into()),
        Err(error) => {
            let reason = format!("a write ended early: {error}");
            Err(StoreError::Unavailable(reason).into())
        }
    }
}
