//! Above our marker, every word is the sender's, whatever it looks like.

use afterword_mail_reader::{Decision, Rules, inspect, marker_line};

const ANSWERS: &[&str] = &[
    "In 2019 I wrote:\n\nThe bridge is old, and so am I.",
    "2026-01-05 10:00 the first walk\n2026-01-12 10:00 the second\n2026-01-19 10:00 the third",
    "From: the station\nTo: the bridge\nTake the bus, it is not far.",
    "The second part\n-----\nIt is longer than the first.",
    "Before.\n\n====\n\nAfter.",
    "On Monday at 10:00 Bob said:\n\nit is closed. He was wrong.",
    "On Monday at 10:00 Bob said:\n> it is closed\nHe was wrong.",
    "Date: Saturday\nSubject: birds\nMeet us at the bridge.",
    "Sent with love from Berlin\nis the title of the song.",
    "Regards\n\nis how I end my letters, and then I write on, because I always forget something, and so it goes on and on.",
    "Fill it in:\n________________________________\nThat is the line.",
    "Le 5 janvier 2026 j’ai écrit :\n\nle pont est vieux.",
    "---------- Forwarded message ----------\nis what Gmail writes above it.",
    "It says:\n> the bridge\n> is closed\n\nThat was last year:\n\n> it is open",
    "A line that is longer than sixty characters, as people write them:\n> a quoted line that is longer than sixty characters, and more\nYes.\n> no\nWell.",
];

fn originals() -> Vec<String> {
    let marker = marker_line("Write your answer above this line", "k3v9");
    let ours = format!("{marker}\n\n  ok\n\nBy: Ann\n");
    let quoted: String = ours.lines().map(|line| format!("> {line}\n")).collect();
    let attribution = "On Mon, 5 Jan 2026 at 10:00, Notes <comments@blog.example> wrote:";
    vec![
        format!("{attribution}\n\n{quoted}"),
        format!("-- \nEva\n\n{attribution}\n{quoted}"),
        format!("Sent from my iPhone\n\n> {attribution}\n> \n{quoted}"),
        format!(
            "________________________________\nFrom: Notes <comments@blog.example>\nSent: Monday, January 5, 2026 10:00 AM\nTo: Eva\nSubject: x\n\n{ours}"
        ),
        format!("-----Original Message-----\nFrom: Notes\nSent: Monday\n\n{ours}"),
    ]
}

fn read(body: &str) -> afterword_mail_reader::Inspection {
    let raw = format!(
        "From: eva@blog.example\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{}",
        body.replace('\n', "\r\n")
    );
    inspect(raw.as_bytes(), &Rules::default())
}

#[test]
fn no_word_above_the_marker_is_lost() {
    let mut faults = Vec::new();
    for original in originals() {
        for answer in ANSWERS {
            let found = read(&format!("ok\n\n{answer}\n\n{original}"));
            if (found.decision, found.reply_text.as_str()) != (Decision::Approve, *answer) {
                faults.push(format!("{answer}\n---\n{original}\nbut is {found:#?}"));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{}: {}",
        faults.len(),
        faults.join("\n\n")
    );
}

#[test]
fn what_is_cut_above_the_marker_is_said_word_for_word() {
    for (end, left_out) in [
        ("", ""),
        (
            "-- \nEva\nNotes & Small Things\n",
            "-- \nEva\nNotes & Small Things",
        ),
        ("Sent from my iPhone\n", "Sent from my iPhone"),
        ("Best regards,\nEva\n", "Best regards,\nEva"),
    ] {
        let original = &originals()[0];
        let found = read(&format!("ok\n\nThank you.\n\n{end}\n{original}"));
        assert_eq!(found.reply_text, "Thank you.");
        assert_eq!(found.left_out, left_out.replace("-- \n", "--\n"));
    }
}

/// Who answers their own answer has an older one of theirs above the marker.
#[test]
fn an_older_answer_above_the_marker_is_not_published_again() {
    for older in [
        "-----Original Message-----\nFrom: Eva\nSent: Monday\nTo: Notes\nSubject: Re: x\n\nno, never",
        "________________________________\nFrom: Eva\nSent: Monday\nSubject: Re: x\n\nno, never",
        "On Mon, 5 Jan 2026 at 10:30, Eva <eva@blog.example> wrote:\n\nno, never",
        "On Mon, 5 Jan 2026 at 10:30, Eva <eva@blog.example> wrote:\n\n> no, never\n>\n> On Mon, 5 Jan 2026 at 10:00, Notes <c@blog.example> wrote:",
    ] {
        for original in originals() {
            let found = read(&format!("ok\n\nThank you.\n\n{older}\n\n{original}"));
            assert_eq!(found.decision, Decision::Approve);
            assert_eq!(found.reply_text, "Thank you.", "{older}\n{original}");
        }
    }
}
