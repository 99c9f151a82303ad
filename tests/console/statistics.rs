//! What came in, what was decided, and where people write.

use std::time::Duration;

use serde_json::json;

use super::World;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn the_numbers_of_the_days_are_drawn_said_and_listed() {
    let world = World::start().await;
    let owner = world.server.owner();
    let old = world.comment("/old/", "Ann", "Old").await;
    owner.has_decided(&old, "approve").await;
    world.server.pass(10 * DAY);
    for (number, action) in ["approve", "approve", "spam", "reject"].iter().enumerate() {
        let id = world
            .comment("/a/", "Ann", &format!("Number {number}"))
            .await;
        owner.has_decided(&id, action).await;
    }
    world.comment("/a/", "Ann", "Waits").await;
    let mut browser = world.signed_in().await;
    let page = browser.page("/console/statistics?days=7").await;
    let sections = page.texts("section.chart > p:not(.empty)");
    assert_eq!(
        sections[..3],
        [
            "In the last 7 days 5 comments came in, 1 of them spam.".to_owned(),
            "In the last 7 days 4 decisions were made, most of them on 11 January 2026: 4."
                .to_owned(),
            "In the last 7 days 20% of what came in was spam.".to_owned(),
        ]
    );
    assert_eq!(page.texts("ol.ranking a"), ["/a/", "/old/"]);
    assert_eq!(
        page.texts("ol.ranking .number"),
        ["2 comments", "1 comment"]
    );
    assert_eq!(
        page.texts("section[aria-labelledby=comments] tbody tr")
            .len(),
        7
    );
    assert_eq!(
        page.attributes("nav.spans [aria-current]", "href"),
        ["/console/statistics?days=7"]
    );
    for (days, rows) in [("30", 30), ("90", 90), ("", 30), ("5", 30), ("x", 30)] {
        let page = browser
            .page(&format!("/console/statistics?days={days}"))
            .await;
        let table = page.texts("section[aria-labelledby=comments] tbody tr");
        assert_eq!(table.len(), rows, "{days}");
        assert!(
            page.texts("section.chart > p")
                .concat()
                .contains("6 comments came in"),
            "{days}"
        );
    }
    let page = browser.page("/console/statistics?days=365").await;
    let weeks = page
        .texts("section[aria-labelledby=comments] tbody tr")
        .len();
    assert!((52..=54).contains(&weeks), "{weeks}");
}

#[tokio::test]
async fn each_site_has_its_own_numbers() {
    let world = World::start().await;
    world
        .server
        .add_site("garden", &["https://garden.test"])
        .await;
    world.comment("/a/", "Ann", "Here").await;
    for number in 0..3 {
        let text = format!("Number {number}");
        let fields = json!({"site": "garden", "page": "/b/", "name": "Ann", "text": text});
        let id = world.written(fields).await;
        world.server.owner().has_decided(&id, "approve").await;
    }
    let mut browser = world.signed_in().await;
    for (query, count, top) in [
        ("", "4 comments", vec!["/b/"]),
        ("site=garden", "3 comments", vec!["/b/"]),
        ("site=blog", "one comment", vec![]),
    ] {
        let page = browser.page(&format!("/console/statistics?{query}")).await;
        let said = page.texts("section.chart > p").concat();
        assert!(
            said.contains(&format!("{count} came in")),
            "{query}: {said}"
        );
        assert_eq!(page.texts("ol.ranking a"), top, "{query}");
    }
    let answer = browser.get("/console/statistics?site=nowhere").await;
    assert_eq!(answer.status, 404);
}
