//! All that there is after a life, in words that don't change when a type of the code gets another name.

use std::fmt::Write;

use afterword_model::change::{NewDecision, StoredComment};
use afterword_model::{Lesson, Status};
use jiff::Timestamp;

use super::InMemory;

impl InMemory {
    /// One line a fact, always in the same order.
    #[must_use]
    pub fn dump(&self) -> String {
        let mut dump = String::new();
        for (id, row) in &self.comments {
            let all = (id.0, comment(&row.stored));
            writeln!(dump, "comment {all:?}").unwrap();
        }
        for line in &self.decisions {
            writeln!(dump, "decision {:?}", decision(line)).unwrap();
        }
        for ((site, kind, value), of) in &self.blocks {
            writeln!(dump, "block {:?}", (site.0, kind, value, of.0)).unwrap();
        }
        for (id, (lesson, words)) in &self.lessons {
            let is_spam = *lesson == Lesson::Spam;
            writeln!(dump, "lesson {:?}", (id.0, is_spam, words)).unwrap();
        }
        for (id, question) in &self.questions {
            let asked = (question.wanted.as_str(), question.is_given_up);
            writeln!(dump, "question {:?}", (id.0, asked)).unwrap();
        }
        for (name, hashes) in [("seen", &self.seen), ("spent", &self.spent)] {
            for hash in hashes {
                writeln!(dump, "{name} {}", hash[0]).unwrap();
            }
        }
        for mail in self.outbox() {
            let what = (mail.kind.as_str(), mail.recipient.as_str());
            let of = (mail.comment.map(|id| id.0), mail.revision);
            let before = mail.before.map(Status::as_str);
            let when = (millis(mail.created), millis(mail.due), mail.attempts);
            let ended = (mail.sent.map(millis), mail.failed.map(millis));
            writeln!(dump, "mail {:?}", (what, of, before, when, ended)).unwrap();
        }
        for (site, email, known) in &self.readers {
            let asked = (known.asked.map(millis), known.asks, known.bounces);
            let wants = (known.confirmed.map(millis), known.stopped.map(millis));
            writeln!(dump, "reader {:?}", (site.0, email.as_str(), asked, wants)).unwrap();
        }
        for (event, of, url) in &self.hooks {
            writeln!(dump, "hook {:?}", (event.as_str(), of.map(|id| id.0), url)).unwrap();
        }
        dump
    }
}

fn millis(time: Timestamp) -> i64 {
    time.as_millisecond()
}

fn comment(stored: &StoredComment) -> impl std::fmt::Debug {
    let comment = &stored.comment;
    let place = (comment.site.0, stored.page.0, comment.parent.map(|id| id.0));
    let author = comment.author.as_ref().map(|author| {
        let email = author.email.as_ref().map(|email| email.as_str().to_owned());
        (author.name.as_str().to_owned(), email)
    });
    let status = (
        comment.status.as_str(),
        stored.status_before.map(Status::as_str),
    );
    let text = (comment.text.as_str().to_owned(), comment.html.clone());
    let times = (
        millis(comment.created),
        comment.published.map(millis),
        comment.edited.map(millis),
    );
    let marks = (
        stored.notify,
        stored.network.clone(),
        stored.told_title.clone(),
    );
    let look = (comment.pinned, comment.revision, comment.score);
    let reactions: Vec<_> = comment.reactions.clone().into_iter().collect();
    (place, author, status, text, times, marks, look, reactions)
}

fn decision(line: &NewDecision) -> impl std::fmt::Debug {
    let what = (
        line.action.as_str(),
        line.by.name.clone(),
        line.by.interface.as_str(),
    );
    let change = (
        line.before.as_str(),
        line.after.as_str(),
        line.pinned_before,
    );
    let marks = |marks: &[(afterword_model::BlockKind, String)]| {
        let word =
            |(kind, value): &(afterword_model::BlockKind, String)| (kind.as_str(), value.clone());
        marks.iter().map(word).collect::<Vec<_>>()
    };
    let blocks = (marks(&line.blocked), marks(&line.unblocked));
    let with = (
        line.reply.map(|id| id.0),
        line.text_before.clone(),
        line.batch.0,
    );
    (line.comment.0, what, millis(line.at), change, with, blocks)
}
