//! How much of a file may be in memory at once.

use crate::source::Broken;

/// No site has more pages or people. A hostile file may have: this limits the memory.
const MOST: usize = 2_000_000;

/// # Errors
/// More than so many are `kept`.
pub(crate) fn most(kept: usize, what: &'static str) -> Result<(), Broken> {
    match kept > MOST {
        true => Err(Broken::TooMany { what, most: MOST }),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_are_refused_by_their_name() {
        assert!(most(MOST, "threads").is_ok());
        let said = most(MOST + 1, "threads").unwrap_err().to_string();
        assert_eq!(
            said,
            "more than 2000000 threads are too many for one import"
        );
    }
}
