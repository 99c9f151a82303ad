//! Isso's own tests.

use std::path::Path;
use std::process::Command;

use tokio::task::spawn_blocking;

use super::blog_with;

/// Which of them do not hold, and why: `tests/isso/published.py`.
#[tokio::test]
async fn the_tests_that_isso_publishes_hold_but_for_those_with_a_reason() {
    let server = blog_with(&[
        "spam.proof=off",
        "spam.comments_per_address=0",
        "spam.comments_per_page=0",
        "spam.comments_per_site=0",
        "sites.hold_at=0",
        "sites.spam_at=0",
    ])
    .await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tool = Command::new(project.join(".ci/tool"));
    let tool = spawn_blocking(move || tool.arg("isso").output().unwrap());
    let tool = tool.await.unwrap();
    assert!(tool.status.success(), "{tool:?}");
    let script = String::from_utf8(tool.stdout).unwrap();
    let folder = Path::new(script.trim()).parent().unwrap().parent().unwrap();
    let endpoint = format!("http://{}/isso/blog", server.address);
    let mut python = Command::new("python3");
    python
        .arg(project.join("tests/isso/published.py"))
        .arg(endpoint)
        .arg(folder);
    let told = spawn_blocking(move || python.output().unwrap());
    let told = told.await.unwrap();
    let said = String::from_utf8_lossy(&told.stdout);
    assert!(
        told.status.success(),
        "{said}\n{}",
        String::from_utf8_lossy(&told.stderr)
    );
}
