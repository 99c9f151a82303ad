//! The sentences by which the mail reader recognises our own mails, should a client lose their marker.

use afterword_i18n::{Key, Texts};

/// In bytes. A shorter sentence may be another's.
const SHORTEST: usize = 36;

/// The built-in sentences of all languages that have no variables.
pub fn own_sentences() -> Vec<String> {
    let keys: Vec<Key> = Key::beginning("mail-")
        .filter(|key| key.variables().is_empty())
        .collect();
    let sentences = Texts::all().flat_map(|texts| keys.iter().map(|&key| texts.plain(key)));
    let long = sentences.filter(|sentence| sentence.len() >= SHORTEST);
    long.map(ToOwned::to_owned).collect()
}
