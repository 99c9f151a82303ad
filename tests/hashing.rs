//! Maps that strangers' data gets into can't be flooded with keys that meet.

use std::fs;

use crate::support::sources::{claims, files, root};

/// A file that hashes without a random key says so in a comment, with the reason.
const CLAIM: &str = "Hashes without a random key";

/// A hasher without a random key lets strangers choose names that all meet in one place of a map.
#[test]
fn maps_are_hashed_by_a_random_key() {
    let hashers = [
        "with_hasher",
        "DefaultHasher",
        "FxHash",
        "rustc_hash",
        "fnv::",
        "ahash",
        "nohash",
        "hashbrown",
    ];
    for (path, text) in files("server", &[".rs"]) {
        for hasher in hashers {
            assert!(
                claims(&text, CLAIM) || !text.contains(hasher),
                "{path} uses {hasher}; std's maps have a random key. If it needs another, it says why: `{CLAIM}`"
            );
        }
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    for name in [
        "fnv",
        "rustc-hash",
        "fxhash",
        "ahash",
        "hashbrown",
        "indexmap",
    ] {
        assert!(
            !manifest.contains(&format!("\n{name} =")),
            "Cargo.toml: {name}"
        );
    }
}
