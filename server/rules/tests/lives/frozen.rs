//! Lives that were lived once, each step with what all was then. A rule that says something else now is seen here.
//!
//! The file is written anew by `RENEW_LIVES=1 cargo test -p afterword-rules frozen`: the same steps, with what today's
//! rules make of them. Without the file, it begins with new lives.

use std::fs::File;
use std::hash::Hasher;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;

use afterword_store_contract::lives::{InMemory, Life, Living, World, life};
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;

const LIVES: usize = 50;
const MOST_STEPS: usize = 80;

#[derive(Serialize, Deserialize)]
struct Frozen {
    life: Life,
    /// After each step: the hash of all that there is then.
    after: Vec<String>,
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/lives/frozen.jsonl.gz")
}

fn read() -> Option<Vec<Frozen>> {
    let packed = BufReader::new(File::open(file()).ok()?);
    let lines = BufReader::new(GzDecoder::new(packed)).lines();
    let frozen = lines.map(|line| serde_json::from_str(&line.unwrap()).unwrap());
    Some(frozen.collect())
}

fn write(frozen: &[Frozen]) {
    let mut packed = GzEncoder::new(File::create(file()).unwrap(), Compression::best());
    for life in frozen {
        serde_json::to_writer(&mut packed, life).unwrap();
        packed.write_all(b"\n").unwrap();
    }
    packed.finish().unwrap();
}

/// The hash of all that there is after each step; `seen` is told of it.
fn after(life: &Life, mut seen: impl FnMut(usize, &InMemory, &str)) -> Vec<String> {
    let mut world = InMemory::default();
    let mut living = Living::new(life.clone());
    let mut hashes = Vec::new();
    for (number, step) in living.steps().iter().enumerate() {
        if let Some(asked) = living.asks(step, &world) {
            let answer = world.ask(asked);
            living.heard(&answer);
        }
        let mut hasher = SipHasher13::new();
        hasher.write(world.dump().as_bytes());
        let hash = format!("{:016x}", hasher.finish());
        seen(number, &world, &hash);
        hashes.push(hash);
    }
    hashes
}

fn new_lives() -> Vec<Life> {
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let lives = (0..LIVES).map(|_| life(MOST_STEPS).new_tree(&mut runner).unwrap().current());
    lives.collect()
}

#[test]
fn frozen_lives_are_lived_as_before() {
    let is_renewed = std::env::var_os("RENEW_LIVES").is_some();
    let frozen = read();
    if is_renewed {
        let lives = match frozen {
            Some(frozen) => frozen.into_iter().map(|frozen| frozen.life).collect(),
            None => new_lives(),
        };
        let lived = lives.into_iter().map(|life| Frozen {
            after: after(&life, |_, _, _| ()),
            life,
        });
        write(&lived.collect::<Vec<_>>());
        return;
    }
    let frozen = frozen.unwrap();
    assert!(frozen.len() >= LIVES);
    for (life_number, frozen) in frozen.iter().enumerate() {
        let lived = after(&frozen.life, |number, world, hash| {
            assert!(
                *hash == frozen.after[number],
                "Life {life_number} goes another way from step {number} on: {:?}. Where that is meant, write the file \
                 anew (see above). There is now:\n{}",
                frozen.life.steps[number],
                world.dump()
            );
        });
        assert_eq!(lived.len(), frozen.after.len());
    }
}
