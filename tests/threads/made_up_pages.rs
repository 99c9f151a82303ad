//! A flood of threads that nobody has written: what readers really ask for is still answered from memory.

use super::{OPEN, address, asked, keep, metric};
use crate::support::TestServer;

const REQUESTS: usize = 2000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn made_up_threads_push_out_nothing_that_readers_ask_for() {
    let server = TestServer::with(&[&OPEN[..], &["counts.answers=100 KiB"]].concat()).await;
    let ann = server.visitor();
    ann.comments("/a/", "Hello").await.submitted();
    keep(&ann, "/a/").await;
    let (mut kept, mut again) = (metric(&server, "threads_kept").await, 0);
    for number in 0..REQUESTS {
        let answer = ann.get(&address(&format!("/junk/{number}/"))).await;
        assert_eq!(answer.status, 200);
        if number % 100 == 0 {
            assert_eq!(asked(&ann, "/a/").await.json()["page"]["count"], 1);
            again += 1;
        }
    }
    kept = metric(&server, "threads_kept").await - kept;
    assert_eq!(kept, again, "each time the thread was answered from memory");
}
