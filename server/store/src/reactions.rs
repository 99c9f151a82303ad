//! Totals of reactions.

use afterword_model::Reactions;

/// Totals are JSON objects; this one place reads and writes them for all backends.
pub fn reaction_totals(json: &str) -> Reactions {
    serde_json::from_str(json).unwrap_or_default()
}
