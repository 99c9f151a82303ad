//! `afterword mail receive`: reads a message from standard input.

use std::io::Read;
use std::process::exit;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;

use crate::cli::Settings;
use crate::cli::contexts;
use crate::cli::open::Access;
use afterword_mail::Mailroom;
use afterword_mail_reader::MAX_MESSAGE;
use afterword_services::receive_mail::{Arrival, Delivery, Receipt, ReceiveMail as _};

/// Tells a mail server's pipe to deliver the message again (EX_TEMPFAIL of sysexits.h).
const TRY_AGAIN: i32 = 75;

/// Exit status: 0 if the message was processed, with an effect or without; 75 if the mail server should deliver it
/// again, which mail servers do by themselves.
#[derive(Debug, Args)]
pub(in crate::cli) struct Receive {}

pub(super) fn run(settings: &Settings, Receive {}: &Receive) -> anyhow::Result<()> {
    let raw = message()?;
    // Whatever is wrong here is not the message's fault: it must come again.
    let receipt =
        deliver(settings, raw).unwrap_or_else(|error| Receipt::Later(format!("{error:#}")));
    match receipt {
        Receipt::Done(effect) => eprintln!("{effect}"),
        Receipt::NotOurs => {
            eprintln!("no address in this message belongs to a mail of Afterword's")
        }
        Receipt::Later(reason) => {
            eprintln!("afterword: nothing has happened yet, bring the message again: {reason}");
            exit(TRY_AGAIN);
        }
    }
    Ok(())
}

/// One byte more than is taken, so that a longer message is known as one.
fn message() -> anyhow::Result<Vec<u8>> {
    let mut raw = Vec::new();
    let most = u64::try_from(MAX_MESSAGE)?.saturating_add(1);
    std::io::stdin()
        .take(most)
        .read_to_end(&mut raw)
        .context("can't read the message")?;
    // A mail server may wait for us to take all of it.
    std::io::copy(&mut std::io::stdin(), &mut std::io::sink())?;
    Ok(raw)
}

fn deliver(settings: &Settings, raw: Vec<u8>) -> anyhow::Result<Receipt> {
    let access = Access::to_existing(settings)?;
    anyhow::ensure!(
        access.app.config.mail.from.is_some(),
        "mail is switched off: set mail.from"
    );
    let receipt = access.run(async {
        let room = Mailroom::new(contexts::mail(&access.app), Arc::default())?;
        let arrival = Arrival::Command;
        anyhow::Ok(room.receive(Delivery { raw, arrival }).await)
    })?;
    // A running server sends the answer, and forgets the counts that have changed.
    access.tell_server()?;
    Ok(receipt)
}
