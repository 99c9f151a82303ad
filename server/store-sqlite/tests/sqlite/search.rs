//! What the file holds of words that were searched.

use std::fs;

use afterword_model::Text;
use afterword_store::NewComment;
use afterword_store_contract::TestStore;

use super::shelf;
use crate::support::folder;

#[tokio::test]
async fn an_erased_word_is_not_in_the_file_any_more() {
    let shelf = shelf().await;
    let saying = |shelf: &TestStore| NewComment {
        text: Text::stored("unmistakable".to_owned()),
        ..shelf.draft("/a/")
    };
    let above = shelf.adds(saying(&shelf)).await.id;
    let below = NewComment {
        parent: Some(above),
        ..saying(&shelf)
    };
    let below = shelf.adds(below).await.id;
    shelf.erased(above).await;
    shelf.erased(below).await;
    let TestStore { store, home, .. } = shelf;
    drop(store);
    let file = fs::read(folder(&*home).join("afterword.db")).unwrap();
    let is_there = file.windows(12).any(|bytes| bytes == b"unmistakable");
    assert!(!is_there, "an erased word is still in the file");
}
