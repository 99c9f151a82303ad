//! Our mail about a comment with an answer to it, as many clients send it. The comment's author wants to be published.

use std::collections::HashSet;

use afterword_mail_reader::{
    Decision, Part, Rules, WORDS, marker_line, phrases, preview_line, without_markers,
};

const LEAD: &str = "To decide, answer this mail with one of these words as the first line:";

pub(crate) fn rules() -> Rules {
    Rules {
        own_sentences: vec![LEAD.to_owned()],
        ..Rules::default()
    }
}

/// Whether a word that publishes is anywhere in `text`. It knows nothing of how mails are read.
pub(crate) fn has_approving_word(text: &str) -> bool {
    if text.contains(may_be_another) {
        return true;
    }
    let lower = text.to_lowercase();
    let words: HashSet<&str> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    let approving = WORDS.iter().filter(|(decision, _)| publishes(*decision));
    let approving = approving.flat_map(|(_, words)| *words).copied();
    let said = phrases().filter(|(_, part, _)| match part {
        Part::Yes => true,
        Part::Command(decision) => publishes(*decision),
        Part::Object | Part::Courtesy => false,
    });
    approving.chain(said.map(|(.., words)| words)).any(|word| {
        let is_alone = word.is_ascii() && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_alone {
            words.contains(word)
        } else {
            lower.contains(word)
        }
    })
}

/// Characters that nobody sees, and other forms of letters and signs: a word may stand there in disguise.
fn may_be_another(character: char) -> bool {
    character.is_control() && !matches!(character, '\n' | '\t')
        || matches!(
            character,
            '\u{A0}'..='\u{BF}'
                | '\u{2B0}'..='\u{36F}'
                | '\u{61C}'
                | '\u{1100}'..='\u{11FF}'
                | '\u{17B4}'..='\u{180F}'
                | '\u{1D00}'..='\u{1DFF}'
                | '\u{2000}'..='\u{24FF}'
                | '\u{2E80}'..='\u{2FDF}'
                | '\u{3130}'..='\u{33FF}'
                | '\u{F900}'..='\u{FFFF}'
                | '\u{1D400}'..='\u{1F2FF}'
                | '\u{1F3FB}'..='\u{1F3FF}'
                | '\u{E0000}'..='\u{EFFFF}'
        )
}

pub(crate) fn publishes(decision: Decision) -> bool {
    matches!(decision, Decision::Approve | Decision::Edit)
}

/// A mail for each client.
pub(crate) fn mails(new: &str, comment: &str) -> Vec<String> {
    let marker = marker_line("Write your answer above this line", "k3v9");
    let comment = without_markers(&comment.replace(['\r', '\u{85}', '\u{2028}', '\u{2029}'], "\n"));
    let lines = |mark: &str, text: &str| -> String {
        text.split('\n')
            .map(|line| format!("{mark}{line}\n"))
            .collect()
    };
    let rest = format!(
        "{}\nBy: Ann\nOn: A page\n\n{LEAD}\n\n  ok         publish it; text below the word becomes your answer\n  no         refuse it\n\nPublish:\n  https://comments.example/m/abcdefghijklmnopqrstuvwxyz?do=approve\n",
        lines("  ", &comment)
    );
    let ours = format!("{marker}\n\n{rest}");
    // Hidden in our mail, and seen by some programs.
    let beginning: String = comment.split_whitespace().collect::<Vec<_>>().join(" ");
    let beginning: String = beginning.chars().take(40).collect();
    let preview = preview_line(&beginning, "k3v9");
    let shown = format!("{preview}\n\n{ours}");
    let attribution = "On Mon, 5 Jan 2026 at 10:00, Notes <comments@blog.example> wrote:";
    let outlook = "________________________________\nFrom: Notes <comments@blog.example>\nSent: Monday, January 5, 2026 10:00 AM\nTo: Eva <eva@blog.example>\nSubject: x";
    let quoted = lines("> ", &ours);
    let escaped = |text: &str| {
        text.replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('\n', "<br>\n")
    };
    let html_rest = format!(
        "<div dir=\"auto\">{}</div><p>{LEAD}</p><table><tr><td>ok</td><td>publish it</td></tr></table><a href=\"https://comments.example/m/abcdefghijklmnopqrstuvwxyz?do=approve\">Publish</a>",
        escaped(&comment)
    );
    let html_ours = format!("<p>{marker}</p>{html_rest}");
    let html_new = format!("<div>{}</div>", escaped(new));
    let plain = [
        format!("{new}\n\n{attribution}\n\n{quoted}"),
        format!("{new}\n\n{quoted}"),
        format!("{new}\n\n{attribution}\n\n{}", lines("> ", &shown)),
        format!("{new}\n\n{outlook}\n\n{shown}"),
        format!("{new}\n\n{shown}"),
        format!("{new}\n\n{outlook}\n\n{ours}"),
        format!("{new}\n\n{ours}"),
        format!("{new}\n\n{rest}"),
        format!("{new}\n\n{attribution}\n\n{rest}"),
        format!("{new}\n\n{outlook}\n\n{rest}"),
        format!("{attribution}\n\n{quoted}\n{new}\n"),
        format!("{new}\n"),
    ];
    let html = [
        format!("{html_new}<blockquote>{html_ours}</blockquote>"),
        format!(
            "{html_new}<div class=\"gmail_quote\"><div class=\"gmail_attr\">{attribution}</div><blockquote>{html_ours}</blockquote></div>"
        ),
        format!("{html_new}<div id=\"divRplyFwdMsg\">From: Notes</div>{html_ours}"),
        format!("{html_new}{html_ours}"),
        format!("{html_new}<div>{}</div>{html_ours}", escaped(&preview)),
        format!("{html_new}{html_rest}"),
    ];
    let mail = |kind: &str, body: &str| {
        format!(
            "From: eva@blog.example\r\nMessage-ID: <1@blog.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/{kind}; charset=utf-8\r\n\r\n{}",
            body.replace('\n', "\r\n")
        )
    };
    let plain = plain.iter().map(|body| mail("plain", body));
    let html = html.iter().map(|body| mail("html", body));
    plain.chain(html).collect()
}
