//! Reports of comments: they wait together, a decision closes them, and its undo opens them again.

use afterword_model::{
    Action, CommentId, EmailAddress, NewReport, Report, ReportOutcome, ReportReason, ReportTaken,
};
use afterword_model::{MailKind, Mailing, Status};
use afterword_services::Changes as _;
use afterword_store::{ListQuery, OutboxFilter, ReportFilter};

use super::test_store::{TestStore, at};

tests!(
    reports:
    reports_of_a_comment_wait_together_and_a_decision_closes_them,
    an_undo_opens_the_reports_again,
    only_what_is_published_can_be_reported,
    what_is_reported_waits_in_the_queue_beside_what_is_held,
    the_owner_gets_one_mail_until_somebody_decides_and_the_reader_one_about_the_outcome,
    a_person_takes_the_own_reports_along,
);

fn report(comment: CommentId, text: &str, email: Option<&str>) -> NewReport {
    let moderators = vec![EmailAddress::stored("olga@blog.test".to_owned())];
    NewReport {
        comment,
        reason: ReportReason::Illegal,
        text: text.to_owned(),
        email: email.map(|email| EmailAddress::stored(email.to_owned())),
        challenge: None,
        mailing: Mailing {
            moderators,
            about: afterword_model::policy::TellOwner::Held,
            ..Mailing::none()
        },
        now: at(1),
    }
}

async fn of(shelf: &TestStore, id: CommentId) -> Vec<Report> {
    shelf.store.reports(vec![id]).await.unwrap()
}

async fn is_open(shelf: &TestStore, id: CommentId) -> Vec<bool> {
    let reports = of(shelf, id).await.into_iter();
    reports.map(|report| report.closed.is_none()).collect()
}

async fn reports_of_a_comment_wait_together_and_a_decision_closes_them(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    for text in ["First.", "Second.", "Second."] {
        let taken = shelf.store.report(report(id, text, None)).await.unwrap();
        assert_eq!(taken, ReportTaken::Noted);
    }
    assert_eq!(is_open(&shelf, id).await, [true, true], "one came twice");
    assert_eq!(shelf.comment(id).await.status, Status::Approved);
    shelf.decided(id, Action::Reject).await;
    let outcomes: Vec<_> = of(&shelf, id)
        .await
        .into_iter()
        .map(|r| r.closed.map(|(_, how)| how))
        .collect();
    assert_eq!(outcomes, [Some(ReportOutcome::Removed); 2]);
}

async fn an_undo_opens_the_reports_again(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.store.report(report(id, "Look.", None)).await.unwrap();
    shelf.decided(id, Action::Approve).await;
    assert_eq!(
        of(&shelf, id).await[0].closed.map(|(_, how)| how),
        Some(ReportOutcome::Kept)
    );
    shelf.decided(id, Action::Undo).await;
    assert_eq!(is_open(&shelf, id).await, [true]);
    assert_eq!(shelf.comment(id).await.status, Status::Approved);
}

async fn only_what_is_published_can_be_reported(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    shelf.decided(id, Action::Reject).await;
    let taken = shelf.store.report(report(id, "Look.", None)).await.unwrap();
    assert_eq!(taken, ReportTaken::UnknownComment);
    assert_eq!(of(&shelf, id).await, []);
}

async fn what_is_reported_waits_in_the_queue_beside_what_is_held(shelf: TestStore) {
    let reported = shelf.approved("/a/").await;
    let other = shelf.approved("/a/").await;
    let site = shelf.comment(reported).await.site;
    shelf
        .store
        .report(report(reported, "Look.", None))
        .await
        .unwrap();
    let queue = |reports| ListQuery {
        site: Some(site),
        status: (reports == ReportFilter::Also).then_some(Status::Pending),
        reports,
        limit: 10,
        ..ListQuery::default()
    };
    for filter in [ReportFilter::Also, ReportFilter::Only] {
        let found = shelf.store.comments(queue(filter)).await.unwrap();
        assert_eq!(
            found.iter().map(|c| c.id).collect::<Vec<_>>(),
            [reported],
            "{filter:?}, not {other:?}"
        );
    }
    assert_eq!(
        shelf
            .store
            .waiting(vec![site], Status::Pending)
            .await
            .unwrap(),
        1
    );
    shelf.decided(reported, Action::Approve).await;
    assert_eq!(
        shelf
            .store
            .waiting(vec![site], Status::Pending)
            .await
            .unwrap(),
        0
    );
}

async fn the_owner_gets_one_mail_until_somebody_decides_and_the_reader_one_about_the_outcome(
    shelf: TestStore,
) {
    let id = shelf.approved("/a/").await;
    let mails = async |kind| {
        let all = shelf.store.mails(OutboxFilter::All, 50).await.unwrap();
        all.into_iter().filter(|mail| mail.kind == kind).count()
    };
    for text in ["First.", "Second."] {
        shelf
            .store
            .report(report(id, text, Some("rita@x.test")))
            .await
            .unwrap();
    }
    assert_eq!(mails(MailKind::Reported).await, 1);
    assert_eq!(mails(MailKind::ReportDecided).await, 0);
    shelf.decided(id, Action::Approve).await;
    assert_eq!(mails(MailKind::ReportDecided).await, 1);
    shelf
        .store
        .report(report(id, "Third.", None))
        .await
        .unwrap();
    assert_eq!(mails(MailKind::Reported).await, 2);
}

async fn a_person_takes_the_own_reports_along(shelf: TestStore) {
    let id = shelf.approved("/a/").await;
    for email in [Some("rita@x.test"), None] {
        shelf
            .store
            .report(report(id, "Look.", email))
            .await
            .unwrap();
    }
    let rita = EmailAddress::stored("Rita@x.test".to_owned());
    let hooks = std::sync::Arc::default();
    let found = shelf.store.erase_person(rita, hooks, at(2)).await.unwrap();
    assert_eq!(found.rows["reports"].len(), 1);
    assert_eq!(of(&shelf, id).await.len(), 1);
}
