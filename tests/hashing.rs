//! Maps that strangers' data gets into can't be flooded with keys that meet.

use std::fs;

use crate::support::sources::{files, root};

/// A hasher without a random key lets strangers choose names that all meet in one place of a map.
#[test]
fn maps_are_hashed_by_a_random_key() {
    // The one hashes what an owner imports, and makes no map; the other's keys are hashes already, by a random key.
    let exempt = [
        "server/transfer/src/incoming/write.rs",
        "server/services/src/cache_key.rs",
    ];
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
                exempt.contains(&path.as_str()) || !text.contains(hasher),
                "{path} uses {hasher}; std's maps have a random key"
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
