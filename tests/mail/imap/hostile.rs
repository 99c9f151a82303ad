//! Servers that say what they should not: an error in words, soon, and nothing worse.

use std::sync::Arc;
use std::time::Duration;

use afterword_config::Secret;
use afterword_mail::SignIn;
use afterword_mail::imap::{Account, Encryption, try_login};
use afterword_mail::mailbox::Processed;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::{Memory, PATIENCE, Recorder, TOKEN, Watching};

const HELLO: &str = "* OK hello\r\n";
const CAPABILITY: &str = "* CAPABILITY IMAP4rev1 IDLE AUTH=PLAIN STARTTLS\r\n";

/// A server that answers each command by its name, with `TAG` for its tag.
async fn server(answer: impl Fn(&str) -> Vec<u8> + Send + Sync + 'static) -> Account {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        let answer = Arc::new(answer);
        while let Ok((stream, _)) = listener.accept().await {
            let answer = Arc::clone(&answer);
            tokio::spawn(async move {
                let mut stream = BufReader::new(stream);
                stream.write_all(&answer("greeting")).await?;
                let mut line = String::new();
                while stream.read_line(&mut line).await? > 0 {
                    let (tag, command) = line.trim_end().split_once(' ').unwrap_or(("", "DATA"));
                    let said = answer(command);
                    // Only what is said in words carries a tag.
                    let said = match String::from_utf8(said) {
                        Ok(words) => words.replace("TAG", tag).into_bytes(),
                        Err(bytes) => bytes.into_bytes(),
                    };
                    stream.write_all(&said).await?;
                    line.clear();
                }
                std::io::Result::Ok(())
            });
        }
    });
    Account {
        host: "127.0.0.1".to_owned(),
        port,
        encryption: Encryption::None,
        user: "user".to_owned(),
        sign_in: SignIn::Password(Secret::new("secret")),
        certificate: None,
        mailbox: "INBOX".to_owned(),
        processed: Processed::Seen,
        poll_every: Duration::from_millis(200),
        idle_for: Duration::from_secs(1),
    }
}

/// What a good server would say; the first message of its mailbox is ours.
fn good(command: &str) -> String {
    let words = command.split(' ').take(2).collect::<Vec<_>>().join(" ");
    match words.as_str() {
        "greeting" => HELLO.to_owned(),
        "CAPABILITY" => "* CAPABILITY IMAP4rev1 IDLE\r\nTAG OK done\r\n".to_owned(),
        "SELECT \"INBOX\"" => {
            "* 1 EXISTS\r\n* OK [UIDVALIDITY 7] valid\r\nTAG OK [READ-WRITE] open\r\n".to_owned()
        }
        "IDLE" => "+ idling\r\n".to_owned(),
        "UID FETCH" if command.ends_with("* (UID)") => {
            "* 1 FETCH (UID 5)\r\nTAG OK done\r\n".to_owned()
        }
        "UID FETCH" if command.contains("HEADER.FIELDS") => {
            let header = format!("To: bot+{TOKEN}@blog.test\r\n\r\n");
            let size = header.len();
            format!(
                "* 1 FETCH (FLAGS (\\Seen $x) UID 5 RFC822.SIZE 99 BODY[HEADER.FIELDS (\"To\")]<0> {{{size}}}\r\n\
                 {header})\r\nTAG OK done\r\n"
            )
        }
        "UID FETCH" => {
            let raw = "Subject: reply\r\n\r\nok\r\n";
            let size = raw.len();
            format!("* 1 FETCH (BODY[]<0> {{{size}}}\r\n{raw} UID 5)\r\nTAG OK done\r\n")
        }
        _ => "TAG OK done\r\n".to_owned(),
    }
}

#[tokio::test]
async fn answers_that_mean_nothing_to_us_are_passed_over() {
    let noise = "* 5 FETCH (UID\r\n* VANISHED 1:9\r\n* ESEARCH (TAG \"x\") UID ALL 4\r\n\
                 * 99999999999999999999 EXISTS\r\n* LIST (\\X) \"/\" {3}\r\na\"b\r\n* 1 FETCH (ENVELOPE ((((NIL NIL))))\r\n\
                 * OK {12}\r\n* NO [\r\n\r\n*\r\nTAG\r\n* 1 FETCH (BODY[] \"unended\r\n* 2 FETCH )))((\r\n";
    let account = server(move |command| {
        let before = if ["greeting", "DATA"].contains(&command) {
            ""
        } else {
            noise
        };
        format!("{before}{}", good(command)).into_bytes()
    })
    .await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account, &memory, &recorder);
    recorder.has_subject("reply").await;
    memory
        .has(|state| state.last_uid == 5 && state.uid_validity == 7)
        .await;
    assert_eq!(watching.caught_up().await.failures, 0);
}

#[tokio::test]
async fn parentheses_without_end_are_no_more_than_a_strange_answer() {
    let deep = format!("* 1 FETCH (BODYSTRUCTURE {}\r\n", "(".repeat(60_000));
    let account = server(move |command| match command {
        "greeting" => HELLO.into(),
        _ => format!("{deep}{}", good(command)).into_bytes(),
    })
    .await;
    assert!(try_login(&account).await.is_ok());
}

#[tokio::test]
async fn whatever_does_not_end_is_ended() {
    let endless: [&'static [u8]; 4] = [
        b"* OK [x",
        b"* 1 FETCH (BODY[] {4294967295}\r\n",
        b"* 1 FETCH (BODY[] {99999999999999999999999}\r\n",
        b"\0\xff\xfe",
    ];
    for piece in endless {
        let account = server(move |command| match command {
            "greeting" => HELLO.into(),
            "CAPABILITY" => piece.repeat(400_000 / piece.len()),
            _ => Vec::new(),
        })
        .await;
        let error = timeout(PATIENCE, try_login(&account)).await.unwrap();
        let words = error.unwrap_err().to_string();
        assert!(words.contains("not IMAP"), "{words}");
    }
}

#[tokio::test]
async fn words_before_tls_do_not_count_behind_it() {
    let mut account = server(|command| match command {
        "greeting" => HELLO.into(),
        "CAPABILITY" => format!("{CAPABILITY}TAG OK done\r\n").into_bytes(),
        _ => b"TAG OK begin\r\n* CAPABILITY IMAP4rev1\r\nA1 OK done\r\n".to_vec(),
    })
    .await;
    account.encryption = Encryption::StartTls;
    let error = try_login(&account).await.unwrap_err().to_string();
    assert!(error.contains("tampered"), "{error}");
}

#[tokio::test]
async fn a_server_without_tls_gets_no_password() {
    for greeting in [HELLO, "* PREAUTH I know you\r\n"] {
        let mut account = server(move |command| match command {
            "greeting" => greeting.into(),
            "CAPABILITY" => b"* CAPABILITY IMAP4rev1\r\nTAG OK done\r\n".to_vec(),
            other => panic!("it said {other}"),
        })
        .await;
        account.encryption = Encryption::StartTls;
        let error = try_login(&account).await.unwrap_err().to_string();
        assert!(error.contains("STARTTLS"), "{error}");
    }
}

#[tokio::test]
async fn idle_that_is_offered_and_refused_becomes_asking() {
    for refusal in [
        "TAG BAD\r\n",
        "TAG NO \r\n",
        "+ idling\r\nTAG OK enough\r\n",
    ] {
        let account = server(move |command| match command {
            "IDLE" => refusal.into(),
            _ => good(command).into_bytes(),
        })
        .await;
        let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
        let watching = Watching::start(account, &memory, &recorder);
        recorder.has_subject("reply").await;
        let status = watching
            .tells(|status| status.caught_up && !status.pushed)
            .await;
        assert_eq!(status.failures, 0);
    }
}

#[tokio::test]
async fn still_here_does_not_lengthen_a_wait() {
    // A server that goes on saying so, and pushes nothing; the reply lies there all the same.
    let account = server(|command| match command {
        "IDLE" => format!("+ idling\r\n{}", "* OK Still here\r\n".repeat(50)).into_bytes(),
        // The end of IDLE is the only line without a tag.
        "DATA" => b"* BYE enough\r\n".to_vec(),
        _ => good(command).into_bytes(),
    })
    .await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account, &memory, &recorder);
    let status = watching.tells(|status| status.failures > 0).await;
    assert!(status.last_error.unwrap().contains("enough"));
}
