//! Whatever a client sends, in whatever pieces: only whole messages come through, as they were.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::runtime::Runtime;
use tokio::time::timeout;

use afterword_mail::lmtp::LmtpLimits;
use afterword_services::receive_mail::Delivery;

use super::server::{OURS, PATIENCE, Server};

/// All that the server makes of `sent`, and what it said.
fn converse(sent: &[u8], pieces: &[usize]) -> (Vec<Delivery>, String) {
    Runtime::new().unwrap().block_on(async {
        let server = Server::with(LmtpLimits {
            peer_messages_per_minute: 1000,
            ..LmtpLimits::default()
        })
        .await;
        let client = server.knock().await;
        client.stream.set_nodelay(true).unwrap();
        let (mut reading, mut writing) = client.stream.into_split();
        let talking = async {
            let mut rest = sent;
            for piece in pieces.iter().copied().cycle() {
                let (now, later) = rest.split_at(piece.min(rest.len()));
                // The server may have hung up, for good reasons.
                if now.is_empty() || writing.write_all(now).await.is_err() {
                    break;
                }
                tokio::task::yield_now().await;
                rest = later;
            }
            let _ = writing.shutdown().await;
            drop(writing);
        };
        let mut said = Vec::new();
        let listening = async {
            let _ = reading.read_to_end(&mut said).await;
        };
        let both = async { tokio::join!(talking, listening) };
        timeout(PATIENCE, both).await.expect("it ends");
        (server.came(), String::from_utf8(said).unwrap())
    })
}

/// Lines and splinters of lines.
fn bits() -> impl Strategy<Value = Vec<u8>> {
    let mut bits: Vec<Vec<u8>> = [
        "LHLO x\r\n",
        "EHLO x\r\n",
        "MAIL FROM:<a@b.example>\r\n",
        "DATA\r\n",
        "RSET\r\n",
        "\r\n.\r\n",
        ".\r\n",
        "\n.\n",
        "\r.\r",
        ".",
        "\r",
        "\n",
        "\r\n",
        "NOOP\r\n",
        "BDAT 3\r\n",
        "QUIT\r\n",
        "x",
        "MAIL FROM:<",
    ]
    .iter()
    .map(|bit| bit.as_bytes().to_vec())
    .collect();
    bits.push(format!("RCPT TO:<{OURS}>\r\n").into_bytes());
    bits.push(format!("MAIL FROM:<>\r\nRCPT TO:<{OURS}>\r\nDATA\r\n").into_bytes());
    bits.push(vec![0, 0xff, 0xfe]);
    vec(select(bits), 0..40).prop_map(|bits| bits.concat())
}

/// What an unhurried reader makes of `sent` with 354 granted at once: how many messages end in it.
fn ends(sent: &[u8]) -> usize {
    let line_ends = sent.windows(5).filter(|w| *w == b"\r\n.\r\n").count();
    line_ends + usize::from(sent.starts_with(b".\r\n"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn arbitrary_bytes_deliver_nothing(
        sent in vec(any::<u8>(), 0..3000),
        pieces in vec(1..700_usize, 1..5),
    ) {
        let (came, said) = converse(&sent, &pieces);
        prop_assert!(came.is_empty());
        prop_assert!(said.starts_with("220 ") || said.is_empty(), "{}", said);
    }

    #[test]
    fn only_messages_that_ended_are_delivered(
        talk in bits(),
        pieces in vec(1..50_usize, 1..5),
    ) {
        let sent = [b"LHLO x\r\n".to_vec(), talk].concat();
        let (came, said) = converse(&sent, &pieces);
        prop_assert!(came.len() <= ends(&sent), "{:?}", said);
        for delivery in &came {
            let raw = &delivery.raw;
            prop_assert!(raw.starts_with(b"Return-Path: <") && raw.ends_with(b"\r\n"));
        }
    }

    #[test]
    fn a_message_comes_through_as_it_was(
        body in vec(select(vec!["\r\n", ".", "..", "\r", "\n", "x", "\0", "é", "DATA\r\n"]), 0..60),
        pieces in vec(1..50_usize, 1..5),
        cut in 0..5_usize,
    ) {
        let message = format!("{}\r\n", body.concat());
        let stuffed = message.strip_prefix('.').map_or(message.clone(), |rest| format!("..{rest}"));
        let stuffed = stuffed.replace("\r\n.", "\r\n..");
        let mut sent = format!(
            "LHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<{OURS}>\r\nDATA\r\n{stuffed}.\r\n"
        ).into_bytes();
        sent.truncate(sent.len() - cut);
        let (came, _) = converse(&sent, &pieces);
        if cut > 0 {
            prop_assert!(came.is_empty());
        } else {
            let expected = format!("Return-Path: <a@b.example>\r\nDelivered-To: {OURS}\r\n{message}");
            prop_assert_eq!(came.len(), 1);
            prop_assert_eq!(&came[0].raw, expected.as_bytes());
        }
    }
}
