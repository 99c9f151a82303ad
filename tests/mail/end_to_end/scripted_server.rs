//! A mail server that does what a test says.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How it treats the next connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    Fine,
    /// Closes the connection in the middle of the text.
    CutsText,
    /// Takes the mail, and closes the connection instead of saying so.
    TakesSilently,
    /// 421 for a greeting.
    Busy,
    /// 450 to RCPT.
    NotNow,
    /// 550 to RCPT.
    Never,
    /// Says nothing at all.
    Hangs,
}

pub(super) struct Scripted {
    pub(super) port: u16,
    mood: watch::Sender<Mood>,
    taken: Arc<Mutex<Vec<String>>>,
}

impl Scripted {
    pub(super) async fn start(mood: Mood) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (mood, moods) = watch::channel(mood);
        let taken = Arc::new(Mutex::new(Vec::new()));
        let mails = Arc::clone(&taken);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (moods, mails) = (moods.clone(), Arc::clone(&mails));
                tokio::spawn(async move { _ = conversation(client, moods, &mails).await });
            }
        });
        Self { port, mood, taken }
    }

    pub(super) fn is(&self, mood: Mood) {
        self.mood.send_replace(mood);
    }

    /// The mails that it took, whole.
    pub(super) fn taken(&self) -> Vec<String> {
        self.taken.lock().unwrap().clone()
    }
}

async fn conversation(
    client: TcpStream,
    moods: watch::Receiver<Mood>,
    mails: &Mutex<Vec<String>>,
) -> std::io::Result<()> {
    let (from, mut to) = client.into_split();
    let mut lines = BufReader::new(from).lines();
    let mood = || *moods.borrow();
    match mood() {
        Mood::Busy => return say(&mut to, "421 too many connections").await,
        Mood::Hangs => std::future::pending().await,
        _ => say(&mut to, "220 scripted.test").await?,
    }
    while let Some(line) = lines.next_line().await? {
        let word = line
            .split([' ', ':'])
            .next()
            .unwrap_or_default()
            .to_ascii_uppercase();
        let reply = match (word.as_str(), mood()) {
            ("RCPT", Mood::NotNow) => "450 4.2.1 mailbox busy",
            ("RCPT", Mood::Never) => "550 5.1.1 no such user",
            ("QUIT", _) => return say(&mut to, "221 bye").await,
            ("DATA", mood) => {
                say(&mut to, "354 go ahead").await?;
                let mut text = String::new();
                while let Some(line) = lines.next_line().await?
                    && line != "."
                {
                    if mood == Mood::CutsText {
                        return Ok(());
                    }
                    text.push_str(&line);
                    text.push_str("\r\n");
                }
                mails.lock().unwrap().push(text);
                if mood == Mood::TakesSilently {
                    return Ok(());
                }
                "250 taken"
            }
            _ => "250 ok",
        };
        say(&mut to, reply).await?;
    }
    Ok(())
}

async fn say(to: &mut OwnedWriteHalf, reply: &str) -> std::io::Result<()> {
    to.write_all(format!("{reply}\r\n").as_bytes()).await
}
