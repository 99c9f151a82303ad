//! A mail as a list of blocks, in reading order: the comment first, then author and page, then the commands for a
//! reply.

mod moderator;
mod owner;
mod reader;

use afterword_i18n::{Key, Texts, Value};
use minijinja::Error;
use serde::Serialize;

use super::letter::Letter;
use super::looks::{preview, rendered};
use super::plain::{lines, one_line, web_link};
use super::templates::Templates;

/// Maximum length of names and titles from readers, in characters.
const LONGEST_NAME: usize = 80;
/// In subjects, which are read on a phone.
const LONGEST_IN_SUBJECT: usize = 48;

/// The data for the template of a whole mail.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Block {
    /// Replies are written above it. The first block of its mail.
    Marker {
        text: String,
    },
    Heading {
        text: String,
    },
    Paragraph {
        text: String,
    },
    /// A quotation.
    Quote {
        text: String,
        /// As it looks on its page; `None` where it is shown as typed.
        html: Option<String>,
    },
    Facts {
        rows: Vec<Fact>,
    },
    Links {
        rows: Vec<Link>,
    },
    /// The commands for a reply, and their effects.
    Words {
        rows: Vec<Word>,
    },
    /// A link that few readers need.
    Aside {
        label: String,
        url: String,
    },
    /// A text that few readers need: hidden behind its label, where a client can.
    Folded {
        label: String,
        text: String,
    },
    /// Less important than a paragraph.
    Note {
        text: String,
    },
}

#[derive(Debug, Serialize)]
pub(super) struct Fact {
    pub(super) label: String,
    pub(super) value: String,
    pub(super) url: Option<String>,
}

#[derive(Debug, Serialize)]
pub(super) struct Link {
    pub(super) label: String,
    pub(super) url: String,
}

#[derive(Debug, Serialize)]
pub(super) struct Word {
    pub(super) word: String,
    pub(super) means: String,
}

/// A mail's subject and blocks.
pub(super) struct Draft {
    pub(super) subject: String,
    /// What clients show beside the subject, before the marker; like that, it ends the words of an answer.
    pub(super) preview: Option<String>,
    pub(super) blocks: Vec<Block>,
}

pub(super) fn draft(
    letter: &Letter,
    templates: &Templates,
    texts: &'static Texts,
) -> Result<Draft, Error> {
    let pen = Pen::new(templates, texts);
    match letter {
        Letter::Moderation(held) => moderator::moderation(pen, held),
        Letter::Digest(digest) => moderator::digest(pen, digest),
        Letter::Spam(spam) => moderator::spam(pen, spam),
        Letter::DigestDecided(decided) => moderator::digest_decided(pen, decided),
        Letter::Decided(decided) => moderator::decided(pen, decided),
        Letter::Explanation(explanation) => moderator::explanation(pen, explanation),
        Letter::Confirm(confirm) => reader::confirm(pen, confirm),
        Letter::Answered(answered) => reader::answered(pen, answered),
        Letter::Followed(followed) => reader::followed(pen, followed),
        Letter::Threads(threads) => reader::threads(pen, threads),
        Letter::Published(published) => reader::published(pen, published),
        Letter::ReportDecided(report) => reader::report_decided(pen, report),
        Letter::Removed(removed) => reader::removed(pen, removed),
        Letter::PrivateReply(reply) => reader::private_reply(pen, reply),
        Letter::MayPublish(asked) => reader::may_publish(pen, asked),
        Letter::AnswerRefused(refused) => reader::refused(pen, refused),
        Letter::Unproven(unproven) => reader::unproven(pen, unproven),
        Letter::Received(received) => reader::received(pen, received),
        Letter::SignIn(sign_in) => owner::sign_in(pen, sign_in),
        Letter::Address(question) => owner::address(pen, question),
        Letter::Damage(damage) => owner::damage(pen, damage),
        Letter::Test(test) => reader::test(pen, test),
    }
}

/// The variables of the sentences. Every sentence gets all of them, so one that can be rendered once can always be
/// rendered.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct SentenceVariables {
    pub(super) site: String,
    pub(super) page: String,
    pub(super) author: String,
    pub(super) tag: String,
    pub(super) count: usize,
    pub(super) most: usize,
    pub(super) line: String,
    pub(super) words: String,
    pub(super) who: String,
    pub(super) when: String,
    pub(super) standing: String,
    pub(super) standing_title: String,
    pub(super) id: String,
}

impl SentenceVariables {
    /// The variables by their names in the built-in texts; the owner's templates use the names of the fields.
    #[must_use]
    pub(super) fn values(&self) -> [(&'static str, Value<'_>); 13] {
        [
            ("site", Value::from(&self.site)),
            ("page", Value::from(&self.page)),
            ("author", Value::from(&self.author)),
            ("tag", Value::from(&self.tag)),
            ("count", Value::from(self.count)),
            ("most", Value::from(self.most)),
            ("line", Value::from(&self.line)),
            ("words", Value::from(&self.words)),
            ("who", Value::from(&self.who)),
            ("when", Value::from(&self.when)),
            ("standing", Value::from(&self.standing)),
            ("standing-title", Value::from(&self.standing_title)),
            ("id", Value::from(&self.id)),
        ]
    }
}

/// Writes a draft, sentence by sentence.
pub(super) struct Pen<'a> {
    templates: &'a Templates,
    texts: &'static Texts,
    pub(super) facts: SentenceVariables,
    preview: Option<String>,
    blocks: Vec<Block>,
}

impl<'a> Pen<'a> {
    fn new(templates: &'a Templates, texts: &'static Texts) -> Self {
        Self {
            templates,
            texts,
            facts: SentenceVariables::default(),
            preview: None,
            blocks: Vec::new(),
        }
    }

    fn about(&mut self, site: &str, title: &str, author: &str, tag: &str) -> Result<(), Error> {
        self.facts.site = one_line(site, LONGEST_NAME);
        self.facts.page = one_line(title, LONGEST_NAME);
        if self.facts.page.is_empty() {
            self.facts.page = self.say(Key::MAIL_NO_TITLE)?;
        }
        self.facts.author = one_line(author, LONGEST_NAME);
        self.facts.tag = clean_tag(tag);
        Ok(())
    }

    fn say(&self, key: Key) -> Result<String, Error> {
        self.templates.say(self.texts, key, &self.facts)
    }

    /// A word at the beginning of a sentence: the built-in form, or derived from the owner's word.
    fn title(&self, word: Key, title: Key) -> Result<String, Error> {
        if !self.templates.replaces(self.texts, word) {
            return self.say(title);
        }
        let word = self.say(word)?;
        let mut letters = word.chars();
        let first = letters.next().map(char::to_uppercase);
        Ok(first.into_iter().flatten().chain(letters).collect())
    }

    fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    fn paragraph(&mut self, key: Key) -> Result<(), Error> {
        let text = self.say(key)?;
        self.push(Block::Paragraph { text });
        Ok(())
    }

    fn note(&mut self, key: Key) -> Result<(), Error> {
        let text = self.say(key)?;
        self.push(Block::Note { text });
        Ok(())
    }

    fn marker(&mut self) -> Result<(), Error> {
        let sentence = self.say(Key::MAIL_MARKER)?;
        let text = afterword_mail_reader::marker_line(&sentence, &self.facts.tag);
        self.push(Block::Marker { text });
        Ok(())
    }

    /// Markdown, in HTML as it looks. Only this mail's own marker may look like one.
    fn quote(&mut self, text: &str) {
        let html = rendered(&lines(text), self.texts.direction());
        let text = afterword_mail_reader::without_markers(&lines(text));
        self.push(Block::Quote { text, html });
    }

    /// As it was typed.
    fn verbatim(&mut self, text: &str) {
        let text = afterword_mail_reader::without_markers(&lines(text));
        self.push(Block::Quote { text, html: None });
    }

    /// Shows the beginning of this Markdown beside the subject.
    fn preview(&mut self, text: &str) {
        let shown = preview(&lines(text));
        self.preview = Some(afterword_mail_reader::preview_line(&shown, &self.facts.tag));
    }

    fn folded(&mut self, label: Key, text: &str) -> Result<(), Error> {
        let label = self.say(label)?;
        let text = afterword_mail_reader::without_markers(&lines(text));
        self.push(Block::Folded { label, text });
        Ok(())
    }

    fn fact(&self, key: Key, value: String, url: Option<&str>) -> Result<Fact, Error> {
        Ok(Fact {
            label: self.say(key)?,
            value,
            url: url.and_then(web_link),
        })
    }

    fn links(&mut self, links: &[(Key, Option<&String>)]) -> Result<(), Error> {
        let mut rows = Vec::new();
        for (key, url) in links {
            if let Some(url) = url.and_then(|url| web_link(url)) {
                rows.push(Link {
                    label: self.say(*key)?,
                    url,
                });
            }
        }
        if !rows.is_empty() {
            self.push(Block::Links { rows });
        }
        Ok(())
    }

    fn words(&mut self, pairs: &[(Key, Key)]) -> Result<(), Error> {
        let row = |(word, means): &(Key, Key)| {
            Ok(Word {
                word: self.say(*word)?,
                means: self.say(*means)?,
            })
        };
        let rows = pairs.iter().map(row).collect::<Result<_, Error>>()?;
        self.push(Block::Words { rows });
        Ok(())
    }

    /// Names and titles are shorter in a subject.
    fn finish(self, subject: Key) -> Result<Draft, Error> {
        let short = |text: &str| one_line(text, LONGEST_IN_SUBJECT);
        let shorter = SentenceVariables {
            site: short(&self.facts.site),
            page: short(&self.facts.page),
            author: short(&self.facts.author),
            ..self.facts
        };
        let subject = self.templates.say(self.texts, subject, &shorter)?;
        Ok(Draft {
            subject: one_line(&subject, 240),
            preview: self.preview,
            blocks: self.blocks,
        })
    }
}

/// Letters and digits: the marker line allows no others.
fn clean_tag(tag: &str) -> String {
    let tag: String = tag
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(16)
        .collect();
    if tag.is_empty() { "0".to_owned() } else { tag }
}
