//! Every view with hostile strings in every field; and, for visual inspection, with an evening's comments
//! (`AFTERWORD_PREVIEW=folder cargo test -p afterword-http --lib console::view`).

mod hostile;
mod page;
mod sample_comments;
mod sample_texts;
mod shown;
