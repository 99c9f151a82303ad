//! Servers of others that the settings name: receivers of webhooks, name servers, and who answers by plain HTTP.

use std::net::TcpListener;
use std::process::Command;
use std::sync::{Arc, Mutex};

use super::scripted_servers::{answer, serve, serve_at};
use super::{Report, each_has_its_advice};
use crate::cli::Home;
use crate::support::{Dns, free_ports};

#[tokio::test(flavor = "multi_thread")]
async fn receivers_of_webhooks_are_reached_or_it_is_said_why_not() {
    let home = Home::begun();
    let asked = Arc::new(|_: &str, _: &str| -> String { panic!("no event is sent") });
    let port = serve(None, asked).await.port();
    let [closed] = free_ports();
    let own = "--set webhooks.allow_private=127.0.0.1";
    let secret = "--set webhooks.secret=whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    for (url, allowed, verdict, words) in [
        (
            format!("http://127.0.0.1:{port}/hook"),
            own,
            "fine",
            ["connect to", "answers"],
        ),
        (
            format!("https://127.0.0.1:{port}/hook"),
            "",
            "failure",
            ["no public address", "webhooks.allow_private"],
        ),
        (
            format!("http://127.0.0.1:{closed}/hook"),
            own,
            "failure",
            ["no connection", "see to the receiver"],
        ),
        (
            "https://receiver.invalid/hook".to_owned(),
            "",
            "failure",
            ["its name is not resolved", "webhooks.urls"],
        ),
    ] {
        let line = format!("{secret} {allowed} --set webhooks.urls={url}");
        let report = Report::of(&home, &line);
        assert!(report.says(verdict, &words), "{words:?} in {:#}", report.0);
        each_has_its_advice(&report);
    }
}

/// What the doctor says of the DNS where it holds these records.
fn of_records(home: &Home, records: &[(&str, &str)]) -> Report {
    let dns = Dns::start(records);
    let line = format!(
        "--set mail.from=comments@blog.example --set mail.name_server={} --set smtp.host=127.0.0.1 --set smtp.port=9 \
         --set smtp.encryption=none --set mail.dkim_selector=aw --set mail.dkim_key=dkim.pem",
        dns.address
    );
    Report::of(home, &line)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_dns_says_of_the_mails_is_looked_at() {
    let home = Home::begun();
    let made = Command::new("openssl")
        .args(["genpkey", "-algorithm", "ed25519", "-out", "dkim.pem"])
        .current_dir(home.path())
        .status();
    assert!(made.unwrap().success());
    let key = (
        "aw._domainkey.blog.example",
        "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
    );
    let spf = ("blog.example", "v=spf1 mx -all");
    let dmarc = ("_dmarc.blog.example", "v=DMARC1; p=none");
    let all = of_records(&home, &[spf, key, dmarc]);
    for what in ["SPF", "DKIM key", "DMARC"] {
        assert!(all.says("fine", &[what, "there is one"]), "{:#}", all.0);
    }
    each_has_its_advice(&all);
    let none = of_records(&home, &[("other.example", "nothing")]);
    for (verdict, words) in [
        ("warning", ["SPF", "v=spf1 mx -all"]),
        ("failure", ["DKIM key", "public half of mail.dkim_key"]),
        ("warning", ["DMARC", "v=DMARC1; p=none"]),
    ] {
        assert!(none.says(verdict, &words), "{words:?} in {:#}", none.0);
    }
    each_has_its_advice(&none);
    let twice = of_records(&home, &[spf, ("blog.example", "v=spf1 a ~all"), key]);
    assert!(twice.says("warning", &["SPF", "several count as none"]));
    for revoked in ["v=DKIM1; k=ed25519; p=", "v=DKIM1; p=; k=ed25519"] {
        let report = of_records(&home, &[spf, (key.0, revoked)]);
        assert!(
            report.says("failure", &["DKIM key", "there is none"]),
            "{revoked}: {:#}",
            report.0
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_server_that_does_not_answer_is_no_missing_record() {
    let home = Home::begun();
    // It refuses all names but those of `example` and `test`.
    let dns = Dns::start(&[("blog.example", "v=spf1 mx -all")]);
    let line = format!(
        "--set mail.from=comments@blog.elsewhere --set mail.name_server={} --set smtp.host=127.0.0.1 --set smtp.port=9 \
         --set smtp.encryption=none",
        dns.address
    );
    let report = Report::of(&home, &line);
    for what in ["SPF", "DMARC"] {
        let words = [what, "the DNS did not answer", "mail.name_server"];
        assert!(report.says("warning", &words), "{what} in {:#}", report.0);
        assert!(!report.says("warning", &[what, "there is none"]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_http_has_to_lead_to_https() {
    // An address of this machine's own, whose port 80 nobody else takes.
    const HOST: &str = "127.0.0.77";
    let Ok(listener) = TcpListener::bind((HOST, 80)) else {
        eprintln!("-- skipped: port 80 is root's");
        return;
    };
    let home = Home::begun();
    let line =
        format!("--set server.public_url=https://{HOST} --set server.trusted_proxies=127.0.0.1");
    let answers = Arc::new(Mutex::new(String::new()));
    let answered = Arc::clone(&answers);
    let script = Arc::new(move |_: &str, _: &str| answered.lock().unwrap().clone());
    let serving = serve_at(listener, None, script);
    let secure = format!("location: https://{HOST}/healthz\r\n");
    let round = format!("location: http://{HOST}/\r\n");
    let looked = format!("GET http://{HOST}/healthz");
    for (answered, verdict, words) in [
        (answer(308, &secure, ""), "fine", "leads to https://"),
        (
            answer(200, "", "fine"),
            "warning",
            "status 200, no way to https",
        ),
        (
            answer(301, &round, ""),
            "warning",
            "status 301, no way to https",
        ),
    ] {
        *answers.lock().unwrap() = answered;
        let report = Report::of(&home, &line);
        assert!(report.says(verdict, &[&looked, words]), "{:#}", report.0);
        each_has_its_advice(&report);
    }
    serving.abort();
    let _ = serving.await;
    let report = Report::of(&home, &line);
    assert!(report.says("fine", &[&looked, "nothing answers by plain HTTP"]));
}
