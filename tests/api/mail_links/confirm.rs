//! `/v/{token}`: a reader confirms an address.

use std::time::Duration;

use afterword_services::Changes as _;
use afterword_store::{StopMails, TokenKind};

use super::{ANN, asked, issues, known, open, press, start};
use crate::api::page::Page;

#[tokio::test]
async fn an_address_is_confirmed_by_the_button_and_not_by_the_link() {
    let server = start(&[]).await;
    asked(&server).await;
    let token = issues(&server, TokenKind::Confirm, ANN, None).await;
    let link = format!("/v/{token}");
    for link in [&link, &link.to_uppercase().replace("/V/", "/v/")] {
        let page = open(&server, link).await;
        assert_eq!(page.status, 200);
        assert_eq!(page.text("h1"), "Confirm your address");
        let line = page.text(".line");
        assert!(
            line.starts_with("a…@example.org") && line.contains("The blog"),
            "{line}"
        );
        assert!(known(&server, ANN).await.confirmed.is_none());
        assert_eq!(page.attribute(".choices", "action"), format!("/v/{token}"));
    }
    for _ in 0..2 {
        let page = Page::of(&press(&server, &link, &[("action", "confirm")]).await);
        assert_eq!(page.status, 200);
        assert_eq!(page.text("h1"), "Your address is confirmed");
        assert!(page.text(".line").contains("a link that ends them"));
        assert_eq!(page.count("form"), 0);
        assert!(known(&server, ANN).await.confirmed.is_some());
    }
    assert_eq!(
        open(&server, &link).await.text("h1"),
        "Your address is confirmed"
    );
}

#[tokio::test]
async fn who_has_ended_all_mails_is_asked_again() {
    let server = start(&[]).await;
    let (_, reader) = asked(&server).await;
    let token = issues(&server, TokenKind::Confirm, ANN, None).await;
    let link = format!("/v/{token}");
    press(&server, &link, &[]).await;
    let (store, now) = (&server.app.store, server.app.clock.now());
    store
        .stop_mails(reader.id, StopMails::All, now)
        .await
        .unwrap();
    assert_eq!(
        open(&server, &link).await.text("h1"),
        "Confirm your address"
    );
    assert!(
        known(&server, ANN).await.stopped.is_some(),
        "looking changes nothing"
    );
    press(&server, &link, &[]).await;
    assert!(known(&server, ANN).await.stopped.is_none());
}

#[tokio::test]
async fn a_link_that_is_too_old_or_for_another_address_confirms_nothing() {
    let server = start(&["mail.token_lifetime=1h"]).await;
    asked(&server).await;
    let foreign = issues(&server, TokenKind::Confirm, "eve@example.org", None).await;
    let old = issues(&server, TokenKind::Confirm, ANN, None).await;
    server.pass(Duration::from_secs(60 * 60));
    for (token, status) in [(old, 410), ("nothing".to_owned(), 404)] {
        let link = format!("/v/{token}");
        assert_eq!(open(&server, &link).await.status, status);
        assert_eq!(press(&server, &link, &[]).await.status, status);
    }
    server.set_back(Duration::from_secs(60 * 60));
    let link = format!("/v/{foreign}");
    assert_eq!(press(&server, &link, &[]).await.status, 404);
    assert!(known(&server, ANN).await.confirmed.is_none());
}
