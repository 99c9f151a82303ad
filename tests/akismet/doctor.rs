//! The doctor asks Akismet whether it knows the key, where a site wants to ask it.

use super::service::{Reply, Service};
use super::world::KEY;
use crate::cli::Home;

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_tries_the_key_and_misses_one() {
    let help = "x-akismet-debug-help";
    let refused = Reply::With("invalid", help, "Unknown key");
    let service = Service::saying([Reply::Says("valid"), refused]).await;
    let home = Home::begun();
    let doctor = |more: &str| {
        let line = format!(
            "doctor --json --set outgoing.allow_private=127.0.0.1 --set akismet.address=http://{}/1.1 {more}",
            service.address
        );
        tokio::task::block_in_place(|| home.run(&line)).out
    };
    let key = format!("--set akismet.key={KEY}");
    let (on, tried) = ("--set sites.akismet=true", "ask Akismet for the site blog");
    assert!(!doctor(&key).contains(tried));
    assert_eq!(service.called().len(), 0, "a site that is off is not named");
    let fine = doctor(&format!("{key} {on}"));
    assert!(
        fine.contains(tried) && fine.contains("it knows the key"),
        "{fine}"
    );
    let wrong = doctor(&format!("{key} {on}"));
    assert!(wrong.contains("Unknown key"), "{wrong}");
    assert_eq!(service.called()[0].fields["blog"], "https://blog.test");
    home.run("sites set blog akismet=true").fine();
    let keyless = doctor("");
    assert!(
        keyless.contains("there is no key: nothing is asked"),
        "{keyless}"
    );
    assert_eq!(service.called().len(), 2);
}
