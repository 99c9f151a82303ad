//! Files whose first line says which bytes we have written below it: so one that somebody has changed since is known.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

const DIGITS: usize = 16;

/// The content below its first line, a comment in the language that the name's ending tells.
pub(super) fn signed(name: &str, content: &str) -> String {
    let (begin, end) = match name.rsplit_once('.') {
        Some((_, "css")) => ("/*", "*/"),
        Some((_, "toml")) => ("#", "#"),
        _ => ("{{- /*", "*/ -}}"),
    };
    format!("{begin} {} {end}\n{content}", sentence(content))
}

fn sentence(content: &str) -> String {
    let hash = HEXLOWER.encode(&Sha256::digest(content.as_bytes()));
    format!("Written by Afterword ({}).", &hash[..DIGITS])
}

/// Nobody has changed the file since.
pub(super) fn is_intact(file: &str) -> bool {
    file.split_once('\n')
        .is_some_and(|(first, content)| first.contains(&sentence(content)))
}
