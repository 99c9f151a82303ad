//! Above our marker, every word is the sender's, whatever it looks like.

use afterword_mail_reader::{Decision, Rules, inspect, marker_line};

const ANSWERS: &[&str] = &[
    "In 2019 I wrote:\n\nThe bridge is old, and so am I.",
    "2026-01-05 10:00 the first walk\n2026-01-12 10:00 the second\n2026-01-19 10:00 the third",
    "From: the station\nTo: the bridge\nTake the bus, it is not far.",
    "Take the bus, it is not far.\n\nFrom: the station\nTo: the bridge",
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

fn ours() -> String {
    let marker = marker_line("Write your answer above this line", "k3v9");
    format!("{marker}\n\n  ok\n\nBy: Ann\n")
}

fn quoted() -> String {
    let ours = ours();
    ours.lines().map(|line| format!("> {line}\n")).collect()
}

fn originals() -> Vec<String> {
    let (ours, quoted) = (ours(), quoted());
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
    all_are_read(&originals(), ANSWERS);
    // Of a client that announces nothing. A quotation at the end may be its own, and is told as left out.
    let ends_quoted = |answer: &&str| {
        answer
            .lines()
            .last()
            .is_some_and(|line| line.starts_with('>'))
    };
    let (quoting, plain): (Vec<&str>, Vec<&str>) = ANSWERS.iter().copied().partition(ends_quoted);
    all_are_read(&[quoted(), ours()], &plain);
    for answer in quoting {
        let found = read(&format!("ok\n\n{answer}\n\n{}", quoted()));
        let last = answer.lines().last().unwrap_or_default();
        assert!(found.left_out.contains(last), "{found:#?}");
    }
}

fn all_are_read(originals: &[String], answers: &[&str]) {
    let mut faults = Vec::new();
    for original in originals {
        for answer in answers {
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

/// Without the marker, only the words of clients say where the original begins.
fn unmarked(announcement: &str) -> String {
    format!("ok\n\nThank you.\n\n{announcement}\n")
}

#[test]
fn announcements_in_more_languages_are_cut() {
    let mut faults = Vec::new();
    for announcement in [
        // Arabic, Hebrew: Gmail, Outlook.
        "في الاثنين، 5 يناير 2026 في 10:00 ص تمت كتابة ما يلي بواسطة Notes <c@blog.example>:\n\n> x",
        "\u{200f}في الاثنين، 5 يناير 2026 في 10:00 كتب Notes <c@blog.example>:\nx",
        "من: Notes\nتاريخ الإرسال: الاثنين 5 يناير 2026\nإلى: Eva\nالموضوع: x\n\nx",
        "\u{202b}בתאריך יום ב׳, 5 בינו׳ 2026 ב-10:00 מאת \u{202a}Notes\u{202c}\u{200f} <\u{202a}c@blog.example\u{202c}\u{200f}>:\u{202c}\n\n> x",
        "ב-5 בינואר 2026 בשעה 10:00, Notes <c@blog.example> כתב:\nx",
        "מאת: Notes\nנשלח: יום שני 5 ינואר 2026\nאל: Eva\nנושא: x\n\nx",
        // Hungarian, Romanian, Greek, Thai, Vietnamese.
        "Notes <c@blog.example> ezt írta (időpont: 2026. jan. 5., H, 10:00):\n\n> x",
        "Feladó: Notes\nElküldve: 2026. január 5.\nCímzett: Eva\nTárgy: x\n\nx",
        "În lun., 5 ian. 2026 la 10:00, Notes <c@blog.example> a scris:\nx",
        "De la: Notes\nTrimis: luni, 5 ianuarie 2026\nCătre: Eva\nSubiect: x\n\nx",
        "Στις Δευ 5 Ιαν 2026 στις 10:00 π.μ., ο χρήστης Notes <c@blog.example> έγραψε:\nx",
        "Από: Notes\nΣτάλθηκε: Δευτέρα, 5 Ιανουαρίου 2026\nΠρος: Eva\nΘέμα: x\n\nx",
        "ในวันที่ จ. 5 ม.ค. 2026 เวลา 10:00 Notes <c@blog.example> เขียนว่า:\nx",
        "จาก: Notes\nส่งเมื่อ: วันจันทร์ 5 มกราคม 2026\nถึง: Eva\nเรื่อง: x\n\nx",
        "Vào Th 2, 5 thg 1, 2026 vào lúc 10:00 Notes <c@blog.example> đã viết:\nx",
        "Từ: Notes\nĐã gửi: Thứ Hai, 5 tháng 1 2026\nTới: Eva\nChủ đề: x\n\nx",
        // Odd quote marks, and a gateway's title.
        "C> On Mon, 5 Jan 2026, Notes wrote:\nC> x\nC> y",
        "NB> x\nNB> y",
        "#### Original Message processed by CONSOLE ####\nSubject: x\nFrom: Notes\n\nx",
        "#################### Original Message processed by Tobit InfoCenter ####################\nx",
        // The attribution stands in the quotation, and a signature below.
        "> On Mon, 5 Jan 2026 at 10:00, Notes <c@blog.example> wrote:\n> x\n\n-- \nEva",
    ] {
        let found = read(&unmarked(announcement));
        if (found.decision, found.reply_text.as_str()) != (Decision::Approve, "Thank you.") {
            faults.push(format!("{announcement}\nbut is {:?}", found.reply_text));
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
fn footers_in_more_languages_are_cut() {
    let mut faults = Vec::new();
    for footer in [
        "Az iPhone-omról küldve",
        "iPhone-omról küldve",
        "Elküldve Samsung Galaxy készülékemről",
        "Trimis de pe iPhone-ul meu",
        "Trimis de pe dispozitivul meu Galaxy",
        "Στάλθηκε από το iPhone μου",
        "Αποστολή από το iPhone μου",
        "ส่งจาก iPhone ของฉัน",
        "Đã gửi từ iPhone của tôi",
        "Được gửi từ điện thoại Samsung",
        "أُرسلت من الـ iPhone",
        "تم الإرسال من الـ iPhone الخاص بي",
        "נשלח מה-iPhone שלי",
        "נשלח מה-Galaxy שלי",
    ] {
        for original in &originals()[..1] {
            let found = read(&format!("ok\n\nThank you.\n\n{footer}\n\n{original}"));
            if (found.decision, found.reply_text.as_str()) != (Decision::Approve, "Thank you.") {
                faults.push(format!("{footer}: {:?}", found.reply_text));
            }
        }
        let found = read(&format!("ok\n\n{footer}\n"));
        if (found.decision, found.reply_text.as_str()) != (Decision::Approve, "") {
            faults.push(format!("{footer}: {:?}", found.reply_text));
        }
    }
    assert!(faults.is_empty(), "{}: {}", faults.len(), faults.join("\n"));
}

#[test]
fn utf_8_is_read_whatever_charset_is_declared() {
    for charset in [
        "iso-8859-1",
        "us-ascii",
        "windows-1252",
        "iso-2022-jp",
        "gb2312",
        "koi8-r",
    ] {
        for (encoding, body) in [
            ("8bit", "да\r\n\r\nСпасибо, c’est très joli — да.\r\n".to_owned()),
            ("quoted-printable", "=D0=B4=D0=B0\r\n\r\n=D0=A1=D0=BF=D0=B0=D1=81=D0=B8=D0=B1=D0=BE, c=E2=80=99est tr=C3=A8s joli =E2=80=94 =D0=B4=D0=B0.\r\n".to_owned()),
        ] {
            let raw = format!(
                "From: eva@blog.example\r\nContent-Type: text/plain; charset={charset}\r\nContent-Transfer-Encoding: {encoding}\r\n\r\n{body}"
            );
            let found = inspect(raw.as_bytes(), &Rules::default());
            assert_eq!(found.decision, Decision::Approve, "{charset} {encoding} {found:#?}");
            assert_eq!(found.reply_text, "Спасибо, c’est très joli — да.", "{charset}");
        }
    }
    // What is not UTF-8 is what it says.
    let raw = b"From: eva@blog.example\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nok\r\n\r\nTr\xE8s joli, \xC3\r\n";
    assert_eq!(inspect(raw, &Rules::default()).reply_text, "Très joli, Ã");
}
